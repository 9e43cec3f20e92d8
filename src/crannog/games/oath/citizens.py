"""O-6.6 to O-6.8: Citizenship: becoming a Citizen, being exiled, leaving the Empire."""

from typing import Final

from crannog.games.oath import know
from crannog.games.oath.asking import DONE, by_place, choose, put
from crannog.games.oath.battle import BOARD
from crannog.games.oath.deal import BANNERS, FAVOR, RELICS, SECRETS, exchange_goods, negotiate
from crannog.games.oath.facts import (
    GRAND_SCEPTER,
    ID,
    MOST_SUPPLY,
    PEOPLES_FAVOR,
    PURPLE,
    RELIQUARY,
)
from crannog.games.oath.purse import give_favor, usable_favor
from crannog.games.oath.questions import Use, is_forbidden
from crannog.games.oath.state import CHANCELLOR, CITIZEN, EXILE, NOBODY, Oath
from crannog.games.oath.title import settle_title
from crannog.games.oath.verbs import after_taking, discard, hold_relic, warbands_at
from crannog.kernel.ask import Choice, Rules, Seat

OFFER_RULE: Final = "O-6.6"
SLOT_NAMES: Final = tuple(line.split()[1] for line in RELIQUARY.strip().splitlines())


# -- becoming a Citizen ------------------------------------------------------------------------


def become_citizen(g: Oath, me: Seat, rule: str) -> Rules[None]:
    """O-6.6.2: board, warbands, Vision, title, Supply; the Act phase ends if it is his turn."""
    player = g.players[me]
    counts = yield from turn_purple(g, me)
    player.role = CITIZEN
    replace_warbands(g, me, counts)
    player.supply = MOST_SUPPLY
    g.tell("becomes-citizen", rule, me)
    if player.vision:
        yield from discard(g, Use(me, player.vision, "O-6.6.2"), [player.vision])
    if g.title == me and g.usurper:
        g.usurper = False
        g.tell("title-turns-back", "O-6.6.2", me)
    if me == g.active:
        g.ending = True
    yield from settle_title(g)


def own_places(g: Oath, me: Seat) -> list[int]:
    """Where the player's own warbands are: the board, and sites."""
    colour = g.players[me].colour
    sites = [slot for slot, site in enumerate(g.sites) if site.warbands and site.colour == colour]
    return [BOARD + me, *sites]


def turn_purple(g: Oath, me: Seat) -> Rules[dict[int, int]]:
    """O-6.6.2: how many at each place are replaced; the Exile chooses if purple run short."""
    places = own_places(g, me)
    purple = g.players[g.chancellor()].bank
    counts = {place: warbands_at(g, place) for place in places}
    short = sum(counts.values()) - purple
    while short > 0:
        manned = by_place(g, [place for place in places if counts[place]])
        leaves = yield from choose(g, me, "leave-behind", manned, "O-6.6.2", short)
        counts[leaves] -= 1
        short -= 1
    return counts


def replace_warbands(g: Oath, me: Seat, counts: dict[int, int]) -> None:
    """Own warbands go home, purple ones take their places."""
    player, chancellor = g.players[me], g.players[g.chancellor()]
    for place, count in counts.items():
        player.bank += warbands_at(g, place)
        chancellor.bank -= count
        if place >= BOARD:
            player.warbands = count
        else:
            g.sites[place].warbands = count
            g.sites[place].colour = PURPLE if count else NOBODY


def take_reliquary_relic(g: Oath, me: Seat, slot: int, rule: str) -> None:
    """O-2.3: a relic leaves its slot, whose modifier binds the Chancellor from now on."""
    relic = g.reliquary[slot]
    hold_relic(g, me, relic)
    g.tell("leaves-reliquary", rule, me, ID[relic], SLOT_NAMES[slot])


def seize_reliquary_relic(g: Oath, me: Seat, slot: int, rule: str) -> Rules[None]:
    """O-10.take: a card lets the player take a relic from its slot; others may react."""
    relic = g.reliquary[slot]
    take_reliquary_relic(g, me, slot, rule)
    yield from after_taking(g, me, [relic])


def peek_reliquary(g: Oath, me: Seat, slot: int, rule: str) -> None:
    """O-10.peek: the player looks at a Reliquary relic."""
    relic = g.reliquary[slot]
    know.see(g, me, [relic])
    g.whisper((me,), "peeks-reliquary", rule, (me, SLOT_NAMES[slot]), (ID[relic],))


def full_slots(g: Oath) -> list[int]:
    """The Reliquary's slots that still hold a relic; the Princely Reliquary has none (O-12.1.9)."""
    return [slot for slot in range(4) if g.reliquary[slot]]


def choose_slot(g: Oath, me: Seat, prompt: str, slots: list[int], rule: str) -> Rules[int]:
    """One of the Reliquary's slots; -1 where there is none."""
    return (yield from choose(g, me, prompt, by_slot(slots), rule)) if slots else -1


def by_slot(slots: list[int]) -> dict[Choice, int]:
    """Slots of the Reliquary by their names."""
    return {("slot", SLOT_NAMES[slot]): slot for slot in slots}


# -- the Grand Scepter -------------------------------------------------------------------------


def wields_scepter(g: Oath, me: Seat) -> bool:
    """O-6.4: holds it, and did not take it on this turn."""
    return g.holder(GRAND_SCEPTER) == me and not g.scepter_sleeps


def exiles_to_invite(g: Oath, me: Seat) -> list[Seat]:
    """O-6.6: Exiles who may be offered Citizenship now, even the holder himself."""
    if not wields_scepter(g, me) or not full_slots(g):
        return []
    return [
        other
        for other, player in enumerate(g.players)
        if player.is_exile()
        and not g.is_prince(other)  # O-12.2.5
        and (GRAND_SCEPTER, other) not in g.refused
    ]


def offer_citizenship(g: Oath, me: Seat, exile: Seat) -> Rules[None]:
    """O-6.6.1: one Reliquary relic, and a binding exchange; the Exile may refuse."""
    slot = yield from choose_slot(g, me, "offer-relic", full_slots(g), OFFER_RULE)
    g.tell("offers-citizenship", OFFER_RULE, me, exile, SLOT_NAMES[slot])
    yield from show_relics(g, me, exile)
    if exile != me and not (yield from agree(g, me, exile, slot)):
        return
    yield from become_citizen(g, exile, "O-6.6.2")
    if g.deal is not None:
        yield from exchange_goods(g)
    take_reliquary_relic(g, exile, slot, "O-6.6.2")
    yield from settle_title(g)


def show_relics(g: Oath, me: Seat, exile: Seat) -> Rules[None]:
    """O-6.6.1: the offerer may show Reliquary relics that he has seen."""
    if exile == me:
        return
    left = [s for s in full_slots(g) if know.knows(g, me, g.reliquary[s])]
    left = [s for s in left if not know.knows(g, exile, g.reliquary[s])]
    while left:
        shown_slots = {**by_slot(left), DONE: -1}
        slot = yield from choose(g, me, "show-relic", shown_slots, OFFER_RULE, exile)
        if slot < 0:
            return
        left.remove(slot)
        relic = g.reliquary[slot]
        know.see(g, exile, [relic])
        shown = (me, exile, SLOT_NAMES[slot])
        g.whisper((me, exile), "shows-relic", OFFER_RULE, shown, (ID[relic],))


def agree(g: Oath, me: Seat, exile: Seat, slot: int) -> Rules[bool]:
    """A plain offer, or one with an exchange; the Exile answers."""
    plain: Choice = ("offer-plain",)
    choice = yield from put(
        g, me, "offer-terms", [plain, ("offer-exchange",)], OFFER_RULE, exile, SLOT_NAMES[slot]
    )
    if choice != plain:
        use = Use(me, GRAND_SCEPTER, OFFER_RULE)
        return (yield from negotiate(g, use, [exile], (FAVOR, SECRETS, RELICS, BANNERS)))
    answer = yield from put(
        g, exile, "answer-offer", [("accept",), ("refuse",)], OFFER_RULE, me, SLOT_NAMES[slot]
    )
    if answer != ("accept",):
        g.refused.append((GRAND_SCEPTER, exile))
        g.tell("refuses-citizenship", OFFER_RULE, exile)
    return answer == ("accept",)


# -- leaving the Empire ------------------------------------------------------------------------


def become_exile(g: Oath, me: Seat, rule: str) -> Rules[None]:
    """O-6.7, O-6.8: the board turns; board warbands are replaced by the own colour; Supply 7."""
    player, chancellor = g.players[me], g.players[g.chancellor()]
    player.role = EXILE
    chancellor.bank += player.warbands
    player.warbands = min(player.warbands, player.bank)
    player.bank -= player.warbands
    player.supply = MOST_SUPPLY
    g.tell("becomes-exile", rule, me)
    yield from settle_title(g)


def exile_price(g: Oath, me: Seat, citizen: Seat) -> int:
    """O-6.7: 3 to 7 favor."""
    return 5 + standing(g, citizen) - standing(g, me)


def standing(g: Oath, me: Seat) -> int:
    """O-6.7: what the player's title and People's Favor count for in the price of an exile."""
    return (g.title == me) + (g.banner_holder[PEOPLES_FAVOR] == me)


def citizens_to_exile(g: Oath, me: Seat) -> list[Seat]:
    """O-6.7: the Citizens whom the holder of the Scepter can exile now; under a Prince none."""
    if not wields_scepter(g, me) or g.has_prince_as(CHANCELLOR):
        return []
    return [
        other
        for other in g.others(me)
        if g.players[other].role == CITIZEN
        and exile_price(g, me, other) <= usable_favor(g, me)
        and not is_forbidden(g, "exile", other)
    ]


def exile_citizen(g: Oath, me: Seat, citizen: Seat) -> Rules[None]:
    """O-6.7: pays the Citizen and exiles him."""
    give_favor(g, me, citizen, exile_price(g, me, citizen), "O-6.7")
    yield from become_exile(g, citizen, "O-6.7")


def secrets_owned(g: Oath, me: Seat) -> int:
    """The secrets on the board, faceup or not, and on cards, where only the active player's lie."""
    on_cards = sum(secrets for _, secrets in g.laid.values()) if me == g.active else 0
    return g.all_secrets(me) + on_cards


def self_exile_price(g: Oath, me: Seat) -> int:
    """O-6.8: the secrets on the board and on cards, and the warbands on the board."""
    return secrets_owned(g, me) + g.players[me].warbands


def may_leave(g: Oath, me: Seat) -> bool:
    """O-6.8: a Citizen who does not hold the Grand Scepter and can pay its holder.

    Under a Prince nobody leaves the Empire (O-12.2.4).
    """
    return (
        g.players[me].role == CITIZEN
        and not g.has_prince_as(CHANCELLOR)
        and g.holder(GRAND_SCEPTER) != me
        and self_exile_price(g, me) <= usable_favor(g, me)
        and not is_forbidden(g, "exile", me)
    )


def leave_empire(g: Oath, me: Seat) -> Rules[None]:
    """O-6.8: pays the holder of the Scepter, becomes an Exile, and the Act phase ends."""
    holder = g.holder(GRAND_SCEPTER)
    if holder >= 0:
        give_favor(g, me, holder, self_exile_price(g, me), "O-6.8")
    yield from become_exile(g, me, "O-6.8")
    g.ending = True


def peekable_slots(g: Oath, me: Seat) -> list[int]:
    """O-6.4: Reliquary relics that the holder of the Scepter has not seen."""
    if not wields_scepter(g, me):
        return []
    return [slot for slot in full_slots(g) if not know.knows(g, me, g.reliquary[slot])]
