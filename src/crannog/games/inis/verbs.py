"""What cards do to the table: place, move, remove, draw, discard, build. Each tells its event."""

from typing import cast

from crannog.games.inis import know
from crannog.games.inis.facts import ENTERS_WITH_SANCTUARY
from crannog.games.inis.happenings import Draw, Entry, Play, Removal
from crannog.games.inis.map import Anchor
from crannog.games.inis.state import Inis, Pool, Territory
from crannog.games.inis.windows import (
    choose,
    choose_secret,
    declare,
    discard_epics,
    reshuffle_epics,
    window,
)
from crannog.games.inis.zones import ASIDE, DISCARD, POOL, TABLE
from crannog.kernel.ask import Choice, Rules, Seat

# -- choosing ----------------------------------------------------------------------------------


def choose_territory(
    g: Inis, seat: Seat, prompt: str, territories: list[Territory], rule: str, card: str
) -> Rules[Territory | None]:
    """Picks one of the territories; None where there is none (I-9.7)."""
    if not territories:
        return None
    options: list[Choice] = [("territory", territory.id) for territory in territories]
    choice = yield from choose(g, seat, prompt, options, rule, card)
    return g.map[str(choice[1])]


def declare_territory(
    g: Inis, play: Play, prompt: str, territories: list[Territory], rule: str
) -> Rules[Territory | None]:
    """I-9.4: picks one of the territories and declares it; None where there is none (I-9.7)."""
    territory = yield from choose_territory(g, play.by, prompt, territories, rule, play.card)
    if territory is None:
        yield from declare(g, play)
    else:
        yield from declare(g, play, territory.id)
    return territory


def choose_opponent(
    g: Inis, seat: Seat, prompt: str, opponents: list[Seat], rule: str, card: str
) -> Rules[Seat]:
    """Picks one of the players; -1 where there is none."""
    if not opponents:
        return -1
    options: list[Choice] = [("player", opponent) for opponent in opponents]
    choice = yield from choose(g, seat, prompt, options, rule, card)
    return cast(int, choice[1])


def choose_number(
    g: Inis, seat: Seat, prompt: str, lowest: int, highest: int, rule: str, card: str, place: str
) -> Rules[int]:
    """Picks a number of clans for a place."""
    options: list[Choice] = [("clans", n) for n in range(lowest, highest + 1)]
    choice = yield from choose(g, seat, prompt, options, rule, card, place)
    return cast(int, choice[1])


def choose_split(
    g: Inis,
    seat: Seat,
    prompt: str,
    targets: list[str],
    clans: int,
    rule: str,
    card: str,
    origin: str,
) -> Rules[list[tuple[str, int]]]:
    """Spreads 1 to `clans` clans over the targets: (target, number) again and again, then done."""
    split: list[tuple[str, int]] = []
    left = clans
    open_targets = targets
    while left and open_targets:
        options: list[Choice] = [("move", to, n) for to in open_targets for n in range(1, left + 1)]
        if split:
            options.append(("done",))
        choice = yield from choose(g, seat, prompt, options, rule, card, origin, left)
        if choice[0] == "done":
            break
        to, n = str(choice[1]), cast(int, choice[2])
        split.append((to, n))
        g.order_clans(seat, origin, to, n)
        left -= n
        open_targets = [target for target in open_targets if target != to]
    g.orders = []
    return split


def choose_places(
    g: Inis, seat: Seat, count: int, territories: list[Territory], rule: str, card: str
) -> Rules[list[str]]:
    """Picks a territory for each of `count` clans, as far as the reserve goes (I-11.1)."""
    places: list[str] = []
    if not territories:
        return places
    options: list[Choice] = [("territory", territory.id) for territory in territories]
    for number in range(min(count, g.reserve[seat])):
        choice = yield from choose(
            g, seat, "place-clan", options, rule, card, min(count, g.reserve[seat]) - number
        )
        places.append(str(choice[1]))
        g.order_clans(seat, "", places[-1], 1)
    g.orders = []
    return places


# -- placing -----------------------------------------------------------------------------------


def place(g: Inis, seat: Seat, territory: Territory, count: int, rule: str) -> int:
    """I-2.6: clans from the reserve, as many as there are; returns how many."""
    count = min(count, g.reserve[seat])
    if count:
        g.reserve[seat] -= count
        territory.put_clans(seat, count)
        g.tell("places", rule, seat, territory.id, count)
    return count


def build_citadel(g: Inis, seat: Seat, territory: Territory, rule: str) -> None:
    """I-17.3: a Citadel from the supply, if there is one."""
    if g.citadels_left():
        territory.citadels += 1
        g.tell("builds-citadel", rule, seat, territory.id)


def build_sanctuary(g: Inis, seat: Seat, territory: Territory, rule: str) -> None:
    """I-17.3: a Sanctuary from the supply, if there is one."""
    if g.sanctuaries_left():
        territory.sanctuaries += 1
        g.tell("builds-sanctuary", rule, seat, territory.id)


def gain_deed(g: Inis, seat: Seat, rule: str) -> None:
    """I-1.7: a Deed; there is no limit to them."""
    g.deeds[seat] += 1
    g.tell("gains-deed", rule, seat)


def enter_territory(g: Inis, tile: str, at: Anchor, rule: str) -> Territory:
    """I-3.7: a tile enters play with its Advantage card and its printed Sanctuary."""
    territory = g.add_territory(tile, at)
    g.at[tile] = TABLE
    g.tell("territory-enters", rule, tile, *at)
    if tile in ENTERS_WITH_SANCTUARY and g.sanctuaries_left():
        territory.sanctuaries += 1
        g.tell("enters-with-sanctuary", "I-3.7", tile)
    return territory


def turn_over_tile(g: Inis, at: Anchor) -> Territory:
    """I-3.7: the next tile of the stack, which nobody has seen, enters play."""
    g.reveals += 1
    return enter_territory(g, g.stack.pop(), at, "I-3.7")


# -- removing ----------------------------------------------------------------------------------


def remove_clan(g: Inis, owner: Seat, territory: Territory, rule: str) -> Rules[bool]:
    """I-11.5: one clan of the owner, which he may save or rescue; true if it was removed."""
    removal = Removal(owner, territory.id)
    yield from window(g, ("own_clan_would_be_removed",), removal)
    if removal.prevented or not territory.clans[owner]:
        return False
    take_off(g, owner, territory)
    g.reserve[owner] += 1
    g.tell("removes", rule, owner, territory.id)
    clash = g.clash
    if clash is None:
        yield from window(g, ("own_clan_removed",), removal)
    else:
        clash.lost[owner].append(territory.id)
        if clash.cauldron == owner:
            fill_cauldron(g)
        yield from window(g, ("own_clan_removed", "own_clan_removed_in_clash"), removal)
    return True


def take_off(g: Inis, owner: Seat, territory: Territory) -> None:
    """Takes a clan off a territory; in a clash an exposed one first."""
    territory.put_clans(owner, -1)
    clash = g.clash
    if clash is not None and clash.territory == territory.id:
        clash.sheltered[owner] = min(clash.sheltered[owner], territory.clans[owner])


def fill_cauldron(g: Inis) -> None:
    """Dagda's Cauldron: its owner's clans lost in this clash go from the reserve onto the card."""
    clash = g.clash
    if clash is None:
        return
    owner = clash.cauldron
    while clash.lost[owner] and g.reserve[owner]:
        clash.cauldron_clans.append(clash.lost[owner].pop())
        g.reserve[owner] -= 1
    clash.lost[owner].clear()


# -- moving ------------------------------------------------------------------------------------


def move(
    g: Inis,
    mover: Seat,
    owner: Seat,
    moves: list[tuple[str, str, int]],
    rule: str,
    toll_later: bool = False,
) -> Rules[list[str]]:
    """I-11.3: (from, to, number) moves made together, then the Mountains' toll (unless later).

    Returns the destinations that held clans of others before and hold the mover's now (I-11.4).
    """
    contested: list[str] = []
    toll = False
    for origin, to, declared in moves:
        number = min(declared, g.map[origin].clans[owner])  # some may be gone since (I-9.7)
        if not number:
            continue
        if to not in contested and g.map[to].opponents(owner):
            contested.append(to)
        g.map[origin].put_clans(owner, -number)
        g.map[to].put_clans(owner, number)
        g.tell("moves", rule, owner, origin, to, number)
        toll = toll or to == "mountains"
    if toll and not toll_later:
        yield from mountains_toll(g, mover, owner)
    return [to for to in contested if g.map[to].clans[owner]]


def mountains_toll(g: Inis, mover: Seat, owner: Seat) -> Rules[None]:
    """I-14.2: an Action card or a clan, unless the mover's own Advantage card spares him."""
    mountains = g.map["mountains"]
    entry = Entry(owner)
    if mover == owner:
        yield from window(g, ("when_you_move_into_mountains",), entry)
    if entry.ignored:
        return

    def offer() -> list[Choice]:
        options: list[Choice] = [("discard", card) for card in g.hand_of(owner, "action")]
        if mountains.clans[owner]:
            options.append(("remove-clan",))
        return options

    if not offer():
        return
    choice = yield from choose_secret(g, owner, "mountains-toll", offer, "I-14.2", "mountains")
    if choice[0] == "discard":
        discard_action(g, owner, str(choice[1]), "I-14.2")
    else:
        yield from remove_clan(g, owner, mountains, "I-14.2")


# -- cards -------------------------------------------------------------------------------------


def discard_action(g: Inis, seat: Seat, card: str, rule: str) -> None:
    """I-9.9: an Action card goes to the pile without being played, unseen by the others."""
    g.put(card, DISCARD)
    if g.settings.hidden_action_discard:
        know.move_unseen(g, card, seat, (seat,))
        g.whisper((seat,), "discards-action", rule, (seat,), (card,))
    else:
        know.publish(g, card)
        g.reveals += 1
        g.tell("discards-action-shown", rule, seat, card)


def take_unseen(g: Inis, card: str, seat: Seat, source: int, knowers: tuple[Seat, ...]) -> None:
    """A card enters a hand; only the knowers see which."""
    g.put(card, seat)
    know.move_unseen(g, card, source, knowers)
    know.forget_caps(g)


def take_aside(g: Inis, seat: Seat, rule: str) -> None:
    """The card set aside goes to a hand (Cove, The Champion's Share, Cathbad's Word)."""
    card = g.aside
    if not card:
        return
    source = g.at[card]
    g.aside = ""
    g.put(card, seat)
    know.move_whole(g, card, source, (seat,))
    know.forget_caps(g)
    g.whisper((seat,), "takes-aside", rule, (seat,), (card,))


def set_aside(g: Inis, seat: Seat, rule: str, card_played: str) -> Rules[None]:
    """Puts an Action card of one's hand aside, face down."""

    def offer() -> list[Choice]:
        return [("set-aside", card) for card in g.hand_of(seat, "action")]

    if not offer():
        return
    choice = yield from choose_secret(g, seat, "set-aside", offer, rule, card_played)
    put_aside(g, str(choice[1]), seat, (seat,))
    g.whisper((seat,), "sets-aside", rule, (seat,), (str(choice[1]),))


def put_aside(g: Inis, card: str, source: int, knowers: tuple[Seat, ...]) -> None:
    """I-5.5: the card lies face down beside the deck."""
    g.put(card, ASIDE)
    g.aside = card
    know.move_unseen(g, card, source, knowers)


def draw_epics(
    g: Inis, seat: Seat, count: int, rule: str, keep_one: bool = False, gates: bool = False
) -> Rules[None]:
    """Draws Epic Tale cards; Meadows and the Gates may add one, and then one is kept."""
    pool = Pool(seat, keep_one)
    g.pools.append(pool)
    for _ in range(count):
        draw_into_pool(g, pool)
    if pool.cards:
        g.whisper((seat,), "draws", rule, (seat, len(pool.cards)), tuple(pool.cards))
        triggers: tuple[str, ...] = ("when_you_draw_epic_tale",)
        if gates:
            triggers = ("gates_effect_draw", "when_you_draw_epic_tale")
        yield from window(g, triggers, Draw(pool))
        yield from keep_from_pool(g, pool, rule)
    g.pools.pop()
    know.close_pool(g, POOL + len(g.pools))


def draw_into_pool(g: Inis, pool: Pool) -> None:
    """I-17.1: the top card of the deck, which the discard pile renews."""
    if not g.epic_deck:
        if not g.epic_discard:
            return
        reshuffle_epics(g, "I-17.1")
    card = g.epic_deck[-1]
    source = g.at[card]
    g.put(card, POOL + g.pools.index(pool))
    pool.cards.append(card)
    know.move_unseen(g, card, source, (pool.seat,))


def keep_from_pool(g: Inis, pool: Pool, rule: str) -> Rules[None]:
    """The drawn cards go to the hand: all, or one of choice while the others are discarded."""
    kept = pool.cards
    if pool.keep_one and len(pool.cards) > 1:

        def offer() -> list[Choice]:
            return [("keep", card) for card in pool.cards]

        choice = yield from choose_secret(g, pool.seat, "keep-epic", offer, rule)
        kept = [str(choice[1])]
    discarded = [card for card in pool.cards if card not in kept]
    for card in kept:
        source = g.at[card]
        g.put(card, pool.seat)
        know.move_unseen(g, card, source, (pool.seat,))
    discard_epics(g, discarded)
