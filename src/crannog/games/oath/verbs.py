"""What happens to pieces: put, discard, take, give, kill, gain, move. Each tells its event.

A verb changes the state first and tells then. Cards never edit the state behind their back.
"""

from crannog.games.oath import know, zones
from crannog.games.oath.asking import by_card, choose, choose_word
from crannog.games.oath.battle import BOARD
from crannog.games.oath.facts import (
    COLOURS,
    DARKEST_SECRET,
    FIRST_SLOT,
    GRAND_SCEPTER,
    ID,
    MOST_SUPPLY,
    NO_SUIT,
    PEOPLES_FAVOR,
    PROMPT,
    REGION_OF,
    REGIONS,
    SLOTS_OF,
    SUIT,
    is_banner,
)
from crannog.games.oath.prince.policy.start import PRINCELY_SLOTS
from crannog.games.oath.purse import burnt, clear_tokens
from crannog.games.oath.questions import Use, is_forbidden
from crannog.games.oath.reactions import follow_up
from crannog.games.oath.rule import player_of, warband_colour
from crannog.games.oath.state import NOBODY, Oath
from crannog.games.oath.title import settle_title
from crannog.kernel.ask import Rules, Seat

# -- where cards lie ---------------------------------------------------------------------------


def pile_of(g: Oath, zone: int) -> list[int]:
    """The list of the cards of a zone that keeps one."""
    if zone == zones.DECK:
        return g.deck
    if zone > zones.DECK:
        if zone == zones.DRAWN:
            return g.drawn
        return g.relic_deck if zone == zones.RELIC_DECK else g.dispossessed
    if zone >= zones.PILE:
        return g.piles[zone - zones.PILE]
    if zone >= zones.AT_SITE:
        return g.sites[zone - zones.AT_SITE].relics
    if zone >= zones.HELD:
        return g.players[zone - zones.HELD].relics
    if zone >= zones.ADVISERS:
        return g.players[zone - zones.ADVISERS].advisers
    return g.sites[zone].cards


def lift(g: Oath, card: int) -> None:
    """Takes a card from where it lies."""
    zone = g.where[card]
    if zones.REVEALED <= zone < zones.AT_SITE:
        g.players[zone - zones.REVEALED].vision = 0
    elif zone == zones.RELIQUARY:
        empty_slot(g, g.reliquary.index(card))
    elif zone == zones.HAND:
        g.hand = 0
    elif zone not in (zones.BOX, zones.ARCHIVE):
        pile = pile_of(g, zone)
        if pile[-1] == card:  # mostly it lies on top
            pile.pop()
        else:
            pile.remove(card)
    g.dark &= ~(1 << card)
    g.where[card] = zones.BOX


def lay(g: Oath, card: int, zone: int, bottom: bool = False) -> None:
    """Puts a card somewhere, from wherever it lies: on top (at the end), or at the bottom."""
    lift(g, card)
    g.where[card] = zone
    if zones.REVEALED <= zone < zones.AT_SITE:
        g.players[zone - zones.REVEALED].vision = card
    elif zone == zones.HAND:
        g.hand = card
    elif bottom:
        pile_of(g, zone).insert(0, card)
    elif zone not in (zones.BOX, zones.ARCHIVE):
        pile_of(g, zone).append(card)


def fill_slot(g: Oath, slot: int, relic: int) -> None:
    """O-1.17: the relic comes facedown to this slot of the Reliquary."""
    lay(g, relic, zones.BOX)
    g.where[relic] = zones.RELIQUARY
    g.reliquary[slot] = relic
    g.where[FIRST_SLOT + slot] = zones.COVERED


def empty_slot(g: Oath, slot: int) -> None:
    """O-2.3: no relic lies there, so that the slot's power is in play; the Prince's has none."""
    g.reliquary[slot] = 0
    if g.prince is None or slot < PRINCELY_SLOTS:
        g.where[FIRST_SLOT + slot] = zones.BESIDE


def exchange(g: Oath, card: int, other: int) -> None:
    """Two cards of decks, piles or drawn cards change places exactly."""
    here, there = pile_of(g, g.where[card]), pile_of(g, g.where[other])
    here[here.index(card)], there[there.index(other)] = other, card
    g.where[card], g.where[other] = g.where[other], g.where[card]


def stack_deck(g: Oath, parts: list[list[int]]) -> None:
    """O-8.8: these cards are the world deck, part by part, each listed from its top."""
    for part in reversed(parts):
        for card in reversed(part):
            lay(g, card, zones.DECK)
    g.part2, g.part3 = len(parts[1]), len(parts[2])


def restore(g: Oath, me: Seat, ruin: int, rule: str) -> None:
    """O-2.9: a ruin is turned to its intact side; tokens stay on it."""
    intact, cards = ruin - 1, pile_of(g, g.where[ruin])
    cards[cards.index(ruin)] = intact
    g.where[intact], g.where[ruin] = g.where[ruin], zones.BOX
    if ruin in g.laid:
        g.laid[intact] = g.laid.pop(ruin)
    know.see_all(g, [intact])
    g.tell("restores", rule, me, ID[ruin], ID[intact])


# -- discarding (O-10.discard) -----------------------------------------------------------------


def next_region(region: int) -> int:
    """Cradle, Provinces, Hinterland, Cradle."""
    return (region + 1) % 3


def pile_for(g: Oath, me: Seat, card: int) -> int:
    """The region on whose pile the card goes: after its own region, or after the discarder's."""
    slot = g.slot(card)
    return next_region(REGION_OF[slot if slot >= 0 else g.players[me].pawn])


def own_pile(g: Oath, me: Seat) -> str:
    """That region for what lies at no site: advisers, drawn cards, a Vision."""
    return REGIONS[next_region(g.region(me))]


def may_disturb(g: Oath, me: Seat, card: int) -> bool:
    """O-7.2.2, O-7.4.3: whether the player may discard, move, swap or take the card now."""
    if g.is_locked(card) or card in g.in_use:
        return False
    return not is_forbidden(g, "disturb", me, card)


def discard(g: Oath, use: Use, cards: list[int]) -> Rules[None]:
    """O-10.discard: faceup cards go to their piles, in an order that the discarder chooses."""
    piles = [pile_for(g, use.me, card) for card in cards]
    for region in range(3):
        group = [card for card, pile in zip(cards, piles, strict=True) if pile == region]
        ordered = yield from in_order(g, use, group, REGIONS[region])
        if len(ordered) > 1:
            know.lose_track(g, ordered, use.me)
        for card in ordered:
            discard_to(g, use, card, zones.PILE + region)
    for card in cards:
        if card == g.prophet_vision and g.where[card] >= zones.PILE:
            yield from follow_up(g, "vision-discarded", use.me, card)


def discard_from_region(g: Oath, use: Use, suits: tuple[int, int]) -> Rules[None]:
    """All cards of two suits at the sites of the user's region but his own card, if they may go."""
    near = [card for slot in SLOTS_OF[g.region(use.me)] for card in g.sites[slot].cards]
    cards = [card for card in near if SUIT[card] in suits and card != use.card]
    yield from discard(g, use, [card for card in cards if may_disturb(g, use.me, card)])


def in_order(g: Oath, use: Use, cards: list[int], pile: str) -> Rules[list[int]]:
    """The cards in the order in which they are put down on the pile, the last one on top."""
    left, ordered = list(cards), list[int]()
    while len(left) > 1:
        card = yield from choose(g, use.me, "next-discard", by_card(left), "O-10.discard", pile)
        left.remove(card)
        ordered.append(card)
    return ordered + left


def discard_to(g: Oath, use: Use, card: int, zone: int, bottom: bool = False) -> None:
    """Puts one faceup card on a pile, and what lay on it where it belongs."""
    slot = g.slot(card)
    if slot >= 0 and SUIT[card] != NO_SUIT:
        g.discarded_here.append(slot * 6 + SUIT[card])
    clear_tokens(g, card, g.active)
    lay(g, card, zone, bottom)
    place = REGIONS[zone - zones.PILE] if zone < zones.DECK else "deck"
    g.tell("discards", "O-10.discard", use.me, ID[card], place)


def discard_unseen(
    g: Oath, me: Seat, cards: list[int], zone: int, rule: str, bottom: bool = False
) -> None:
    """Puts cards that only the player has seen on a pile, in this order; backs are public."""
    for card in cards:
        lay(g, card, zone, bottom)
    know.lose_track(g, cards, me)
    place = REGIONS[zone - zones.PILE] if zone < zones.DECK else "deck"
    names = tuple(ID[card] for card in cards)
    g.whisper((me,), "discards-unseen", rule, (me, len(cards), place), names)


def dispossess(g: Oath, me: Seat, card: int, rule: str) -> None:
    """A faceup card goes to the Dispossessed; what lay on it goes as in a discard."""
    clear_tokens(g, card, g.active)
    lay(g, card, zones.DISPOSSESSED)
    g.tell("dispossesses", rule, me, ID[card])


# -- Supply ------------------------------------------------------------------------------------


def gain_supply(g: Oath, me: Seat, count: int, rule: str) -> None:
    """O-2.2.4: up to the leftmost space; the Prince tracks none (O-12.2.7)."""
    if g.is_prince(me):
        return
    count = min(count, MOST_SUPPLY - g.players[me].supply)
    if count > 0:
        g.players[me].supply += count
        g.tell("gains-supply", rule, me, count)


# -- warbands ----------------------------------------------------------------------------------


def bank_of(g: Oath, colour: int) -> Seat:
    """The player in whose personal bank warbands of this colour lie."""
    return player_of(g, colour)


def gain_warbands(g: Oath, me: Seat, count: int, rule: str) -> int:
    """O-10.gain: from the bank to the board, as many as there are; a Citizen's are purple."""
    bank = g.players[bank_of(g, warband_colour(g, me))]
    count = min(count, bank.bank)
    if count > 0:
        bank.bank -= count
        g.players[me].warbands += count
        g.tell("gains-warbands", rule, me, count)
    return max(count, 0)


def warbands_at(g: Oath, place: int) -> int:
    """How many warbands are at a place: a slot, or BOARD + player."""
    if place >= BOARD:
        return g.players[place - BOARD].warbands
    return g.sites[place].warbands


def colour_at(g: Oath, place: int) -> int:
    """The colour of the warbands at a place."""
    if place >= BOARD:
        return warband_colour(g, place - BOARD)
    return g.sites[place].colour


def remove_warbands(g: Oath, place: int, count: int) -> None:
    """Warbands leave a place; where they go is for the caller."""
    if place >= BOARD:
        g.players[place - BOARD].warbands -= count
        return
    site = g.sites[place]
    site.warbands -= count
    if not site.warbands:
        site.colour = NOBODY


def kill(g: Oath, place: int, count: int, rule: str) -> int:
    """O-10.kill: warbands go to the bank of their colour, as many as there are; returns how many.

    In a campaign those of a force are counted, and a card may save them.
    """
    count = min(count, warbands_at(g, place))
    if count <= 0:
        return 0
    colour = colour_at(g, place)
    remove_warbands(g, place, count)
    if not is_set_aside(g, place, colour, count):
        g.players[bank_of(g, colour)].bank += count
    if place >= BOARD:
        g.tell("dies-on-board", rule, place - BOARD, count)
    else:
        g.tell("dies-at-site", rule, COLOURS[colour], g.name(place), count)
    return count


def is_set_aside(g: Oath, place: int, colour: int, count: int) -> bool:
    """Counts the dead of a force; True if a card keeps them from the bank until the end."""
    c = g.campaign
    if c is not None:
        for side in (0, 1):
            if place in c.forces[side]:
                if c.saves(side, place):
                    c.saved[side].append((colour, count))
                    return True
                c.dead[side] += count
    return False


def may_place_warbands(g: Oath, me: Seat, slot: int) -> bool:
    """O-6.5: whether the player's warbands may be put on the site."""
    site = g.sites[slot]
    if not site.up or is_forbidden(g, "place-warbands", me, slot):
        return False
    return not site.warbands or site.colour == warband_colour(g, me)


def place_warbands(g: Oath, me: Seat, slot: int, count: int, rule: str) -> None:
    """From the player's board to a site."""
    if count:
        site = g.sites[slot]
        g.players[me].warbands -= count
        site.warbands += count
        site.colour = warband_colour(g, me)
        g.tell("places-warbands", rule, me, g.name(slot), count)


def withdraw_warbands(g: Oath, me: Seat, slot: int, count: int, rule: str) -> None:
    """From a site to the player's board."""
    if count:
        remove_warbands(g, slot, count)
        g.players[me].warbands += count
        g.tell("withdraws-warbands", rule, me, g.name(slot), count)


def cage_warbands(g: Oath, me: Seat, victim: Seat, count: int, rule: str) -> None:
    """Warbands of a board come to lie on a card: they are in nobody's bank."""
    remove_warbands(g, BOARD + victim, count)
    g.caged[warband_colour(g, victim)] += count
    g.tell("cages-warbands", rule, me, victim, count)


def free_warbands(g: Oath, me: Seat, colour: int, to: Seat, count: int, rule: str) -> None:
    """They come from the card to a board; where the player's are purple now, they turn purple."""
    g.caged[colour] -= count
    if colour == warband_colour(g, to):
        g.players[to].warbands += count
        g.tell("frees-warbands", rule, me, to, count)
        return
    g.players[bank_of(g, colour)].bank += count
    g.tell("frees-warbands", rule, me, to, count)
    gain_warbands(g, to, count, rule)


def mark_vision(g: Oath, me: Seat, vision: int, rule: str) -> None:
    """A warband of the player's board comes to lie on a revealed Vision, which is his too now."""
    remove_warbands(g, BOARD + me, 1)
    g.prophet, g.prophet_vision = me, vision
    g.tell("marks-vision", rule, me, ID[vision])


def unmark_vision(g: Oath, rule: str) -> None:
    """O-10.kill: the warband on a Vision is killed; it has its player's own colour."""
    me, vision = g.prophet, g.prophet_vision
    g.players[me].bank += 1
    g.prophet, g.prophet_vision = -1, 0
    g.tell("dies-on-vision", rule, me, ID[vision])


# -- relics and banners ------------------------------------------------------------------------


def may_take(g: Oath, me: Seat, treasure: int) -> bool:
    """Whether nothing forbids the player to take this relic or banner from its holder."""
    return g.holder(treasure) == me or not is_forbidden(g, "take", me, treasure)


def hold_relic(g: Oath, me: Seat, relic: int) -> None:
    """The relic comes faceup to the player's personal bank."""
    lay(g, relic, zones.HELD + me)
    know.see_all(g, [relic])


def take_relics(
    g: Oath, me: Seat, relics: list[int], rule: str, settles: bool = True
) -> Rules[None]:
    """O-10.take: relics come to the player from wherever they are; others may react.

    `settles`: the title is looked at now (O-2.11.1), not only when the caller has ended.
    """
    for relic in relics:
        hold_relic(g, me, relic)
        if relic == GRAND_SCEPTER and me == g.active:
            g.scepter_sleeps = True
        g.tell("takes-relic", rule, me, ID[relic])
    yield from after_taking(g, me, relics, settles)


def after_taking(g: Oath, me: Seat, relics: list[int], settles: bool = True) -> Rules[None]:
    """O-10.take: the title is settled, and others may react to the relics that were taken."""
    if settles:
        yield from settle_title(g)
    g.taken = list(relics)
    yield from follow_up(g, "took-relics", me)
    g.taken = []


def bury_relic(g: Oath, me: Seat, relic: int, rule: str) -> Rules[None]:
    """A relic goes to the bottom of the relic deck; what lies on it is returned first.

    Of a facedown one only those hear which it is who have seen it.
    """
    known = g.holder(relic) >= 0
    seen_by = tuple(seat for seat in range(len(g.know)) if know.knows(g, seat, relic))
    yield from follow_up(g, "relic-leaves", me, relic)
    lay(g, relic, zones.RELIC_DECK, bottom=True)
    if known:
        g.tell("buries-relic", rule, me, ID[relic])
    else:
        g.whisper(seen_by, "buries-relic-unseen", rule, (me,), (ID[relic],))
    yield from settle_title(g)


def draw_relic(g: Oath, use: Use) -> Rules[None]:
    """Draws the top relic of the relic deck, and takes it or puts it at the bottom."""
    relic = g.relic_deck[-1]
    lay(g, relic, zones.DRAWN)
    know.see(g, use.me, [relic])
    g.whisper((use.me,), "draws-relic", use.rule, (use.me,), (ID[relic],))
    word = yield from choose_word(g, use, ["take-relic", "bury-relic"], "keep-relic")
    if word == "take-relic":
        yield from take_relics(g, use.me, [relic], use.rule)
    else:
        yield from bury_relic(g, use.me, relic, use.rule)


def seize_banner(g: Oath, me: Seat, banner: int, rule: str) -> Rules[None]:
    """O-2.5.3: a banner taken otherwise than by Recover loses two tokens, down to one."""
    g.banner_holder[banner] = me
    if banner == PEOPLES_FAVOR:
        g.mob = True
    g.tell("seizes-banner", rule, me, ID[banner])
    lost = min(2, g.banner_tokens[banner] - 1)
    if banner == PEOPLES_FAVOR:
        g.banner_tokens[banner] -= lost
        burnt(g, me, lost, "O-2.5.3")
    else:
        burn_banner_secrets(g, me, lost, "O-2.5.3")
    yield from settle_title(g)


def add_banner_secret(g: Oath, me: Seat, rule: str) -> None:
    """A secret of the shared bank comes onto the Darkest Secret, wherever that is."""
    g.banner_tokens[DARKEST_SECRET] += 1
    g.tell("adds-banner-secret", rule, me)


def burn_banner_secrets(g: Oath, me: Seat, count: int, rule: str) -> None:
    """Secrets that lie on the Darkest Secret are burned, wherever it is."""
    if count:
        g.banner_tokens[DARKEST_SECRET] -= count
        g.tell("burns-banner-secrets", rule, me, count)


def take_treasure(g: Oath, me: Seat, treasure: int, rule: str) -> Rules[None]:
    """Takes a relic or a banner from its holder."""
    if is_banner(treasure):
        yield from seize_banner(g, me, treasure, rule)
    else:
        yield from take_relics(g, me, [treasure], rule)


def give_banner(g: Oath, me: Seat, to: Seat, banner: int, rule: str) -> None:
    """O-10.give: a banner goes over with all that lies on it."""
    g.banner_holder[banner] = to
    g.tell("gives-thing", rule, me, to, ID[banner])


# -- pawns and sites ---------------------------------------------------------------------------


def put_pawn(g: Oath, me: Seat, slot: int, rule: str) -> None:
    """O-5.6.2: the pawn comes to a site; a facedown one is turned up."""
    g.players[me].pawn = slot
    g.tell("pawn-moves", rule, me, g.name(slot))
    reveal_site(g, me, slot)


def reveal_site(g: Oath, me: Seat, slot: int) -> None:
    """O-2.8.2: turns a facedown site up and puts out what its prompt says."""
    site = g.sites[slot]
    if site.up:
        return
    site.up = True
    g.reveals += 1
    know.see_all(g, [site.card])
    relics, favor, secrets = PROMPT[site.card]
    site.favor = min(favor, g.shared_favor())
    site.secrets = secrets
    for _ in range(min(relics, len(g.relic_deck))):
        lay(g, g.relic_deck[-1], zones.AT_SITE + slot)
    g.tell("reveals-site", "O-2.8.2", me, ID[site.card], len(site.relics), site.favor, site.secrets)
