"""O-5.1: Search. Cards are drawn, all but one are discarded, and that one is played or not."""

from typing import Final

from crannog.games.oath import know, zones
from crannog.games.oath.actions.modify import declare, is_opened, openers
from crannog.games.oath.actions.play import discard_in_search, discards_to, play_hand
from crannog.games.oath.asking import by_card, choose_unseen
from crannog.games.oath.deeds import WORLD_DECK, Search
from crannog.games.oath.facts import ID, PILES, is_vision
from crannog.games.oath.powers.registry import Modifier, modifies_search
from crannog.games.oath.prices import is_open, pay_prices
from crannog.games.oath.questions import Use, changed, is_changed, is_limited
from crannog.games.oath.reactions import follow_up
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import lay, own_pile
from crannog.kernel.ask import Choice, Rules, Seat

RULE: Final = "O-5.1"
PILE_SUPPLY: Final = 2
KEEP_NONE: Final[Choice] = ("keep-none",)


def deck_supply(visions_drawn: int) -> int:
    """O-2.1.6: the price of a search of the world deck."""
    return 2 if visions_drawn == 0 else 3 if visions_drawn < 3 else 4


def usual_supply(g: Oath, source: int) -> int:
    """O-5.1.1: the Supply that a search there costs where no power changes it."""
    return deck_supply(g.visions_drawn) if source == WORLD_DECK else PILE_SUPPLY


def supply_for(g: Oath, search: Search) -> int:
    """O-5.1.1: the Supply that this search costs."""
    if search.free:
        return 0
    base = usual_supply(g, search.source)
    return changed(g, "search-cost", search.me, search.source, base)


def source_pile(g: Oath, search: Search) -> list[int]:
    """The cards that are searched."""
    return g.deck if search.source == WORLD_DECK else g.piles[search.source]


def is_ready(g: Oath, search: Search) -> bool:
    """Whether the search can be made as it stands."""
    if search.source != WORLD_DECK:
        near = search.source == g.region(search.me)
        if not (near or search.elsewhere):
            return False
    supply = supply_for(g, search)
    return supply <= g.players[search.me].supply and is_open(
        g, "search", search.me, supply, search.spent_favor, search.spent_secrets
    )


def sources(g: Oath, me: Seat, reach: list[int]) -> list[int]:
    """What the player could search now; a pile that everyone sees to be empty is not offered."""
    powers = openers(g, modifies_search, reach)
    if powers or is_changed(g, "search-cost", me) or is_limited(g, "search", me):
        return sources_by(g, me, powers)
    near, supply = g.region(me), g.players[me].supply
    found: list[int] = []
    if supply >= PILE_SUPPLY and g.piles[near]:
        found.append(near)
    if supply >= deck_supply(g.visions_drawn):
        found.append(WORLD_DECK)
    return found


def sources_by(g: Oath, me: Seat, powers: list[Modifier[Search]]) -> list[int]:
    """The same where powers speak of searches: each is thought through by itself."""
    near, attempt = g.region(me), Search(me, WORLD_DECK)
    found: list[int] = []
    for source in range(4):
        if source != WORLD_DECK and (not g.piles[source] or (source != near and not powers)):
            continue
        attempt.source = source
        if is_ready(g, attempt) or (powers and is_opened(g, attempt, powers, is_ready)):
            found.append(source)
    return found


def search(g: Oath, me: Seat, source: int) -> Rules[None]:
    """O-5.1: the whole action."""
    deed = Search(me, source)
    yield from declare(g, deed, modifies_search, is_ready)
    supply = supply_for(g, deed)
    pay_prices(g, "search", me, supply)
    g.players[me].supply -= supply
    g.tell("searches", RULE, me, PILES[source], supply)
    draw(g, deed)
    yield from follow_up(g, "drew", me, int(deed.swaps))
    yield from keep_and_play(g, deed)
    if deed.campaigns_after:
        g.agenda.append(("campaign", me, 0))


def draw(g: Oath, deed: Search) -> None:
    """O-5.1.2: from the top, one at a time; a Vision of the world deck stops it."""
    pile = source_pile(g, deed)
    for _ in range(changed(g, "draw", deed.me, deed.source, deed.draws)):
        if not pile:
            break
        card = pile[0 if deed.bottom else -1]
        lay(g, card, zones.DRAWN)
        if deed.source == WORLD_DECK and is_vision(card):
            draws_vision(g, deed.me)
            break
    know.see(g, deed.me, g.drawn)
    names = tuple(ID[card] for card in g.drawn)
    if deed.shows:
        know.see_all(g, g.drawn)
        g.tell("draws-openly", RULE, deed.me, *names)
    else:
        g.whisper((deed.me,), "draws", RULE, (deed.me, len(names)), names)


def nearest_vision(g: Oath) -> int:
    """The Vision nearest the top of the world deck; 0 if there is none left."""
    return next((card for card in reversed(g.deck) if is_vision(card)), 0)


def draw_out(g: Oath, me: Seat, vision: int, rule: str) -> None:
    """Draws a Vision from amidst the world deck into the hand; the other cards stay as they are."""
    below = g.deck.index(vision)
    if below < g.part3:
        g.part3 -= 1
    elif below < g.part3 + g.part2:
        g.part2 -= 1
    lay(g, vision, zones.HAND)
    know.see(g, me, [vision])
    g.whisper((me,), "draws", rule, (me, 1), (ID[vision],))
    draws_vision(g, me)


def draws_vision(g: Oath, me: Seat) -> None:
    """O-2.7: a Vision was drawn from the world deck."""
    g.visions_drawn += 1
    g.tell("draws-vision", "O-2.7", me, g.visions_drawn)


def keep_and_play(g: Oath, deed: Search) -> Rules[None]:
    """O-5.1.3, O-5.1.4: keeps a card, discards the others in order, plays what was kept."""
    kept = yield from keep(g, deed)
    pile = discards_to(deed, own_pile(g, deed.me))
    ordered = yield from order_discards(g, Use(deed.me, 0, "O-5.1.3"), kept, pile)
    yield from discard_in_search(g, deed, ordered, "O-5.1.3")
    only_to_site = False
    while g.drawn:
        yield from take_in_hand(g, deed)
        only_to_site = not (yield from play_hand(g, deed, True, only_to_site))


def keep(g: Oath, deed: Search) -> Rules[list[int]]:
    """O-5.1.3: which card is kept, by its place; a modifier may allow one more.

    Places, not cards: in a world that another player imagines other cards lie there.
    """
    kept: list[int] = []

    def places() -> dict[Choice, int]:
        drawn = enumerate(g.drawn)
        left: dict[Choice, int] = {
            ("keep", ID[c]): place for place, c in drawn if place not in kept
        }
        return {**left, KEEP_NONE: -1}

    while len(kept) < min(deed.keeps, len(g.drawn)):
        pile = discards_to(deed, own_pile(g, deed.me))
        place = yield from choose_unseen(g, deed.me, "keep-card", places, "O-5.1.3", pile)
        if place < 0:
            break
        kept.append(place)
    return kept


def order_discards(g: Oath, use: Use, kept: list[int], pile: str) -> Rules[list[int]]:
    """O-10.discard: the drawn cards but those at these places, in the order in which they go."""
    left = [place for place in range(len(g.drawn)) if place not in kept]
    ordered: list[int] = []

    def places() -> dict[Choice, int]:
        return {("card", ID[g.drawn[place]]): place for place in left}

    while len(left) > 1:
        place = yield from choose_unseen(
            g, use.me, "next-discard", places, use.rule, pile, *ordered
        )
        left.remove(place)
        ordered.append(place)
    return [g.drawn[place] for place in (*ordered, *left)]


def take_in_hand(g: Oath, deed: Search) -> Rules[None]:
    """The next card to be played; which of two is for the player to say."""

    def drawn() -> dict[Choice, int]:
        return by_card(g.drawn, "play-first")

    card = yield from choose_unseen(g, deed.me, "play-first", drawn, "O-5.1.4")
    lay(g, card, zones.HAND)
    if deed.shows:
        know.see_all(g, [card])
        g.tell("shows-kept", RULE, deed.me, ID[card])
