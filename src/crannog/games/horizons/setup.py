"""The set-up (H-2): the island, the decks, the Spirits."""

from typing import Final

from crannog.games.horizons import boards
from crannog.games.horizons.facts import (
    CITY,
    DAHAN,
    FEAR_DECK,
    INVADER_CARDS,
    STAGE_COUNTS,
    TOWN,
)
from crannog.games.horizons.fear import FEAR_CARDS
from crannog.games.horizons.growth import grow
from crannog.games.horizons.invaders import advance, explore
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.registry import MAJORS, MINORS
from crannog.games.horizons.state import Horizons, Land, Map, Settings, Spirit
from crannog.games.horizons.verbs import decide
from crannog.kernel.ask import Choice, Rules, Seat, together
from crannog.kernel.rng import Rng

ISLANDS: Final[dict[tuple[tuple[str, ...], str], Map]] = {}


def island_map(seats: int, settings: Settings) -> Map:
    """H-2.1: the boards in play and how they join; each island is drawn once for all matches."""
    letters = boards.boards_in_play(seats, settings.solo_board)
    join = settings.layout3 if seats == 3 else settings.layout2
    known = ISLANDS.get((letters, join))
    if known is None:
        known = ISLANDS[letters, join] = draw_island(letters, join)
    return known


def draw_island(letters: tuple[str, ...], join: str) -> Map:
    """H-15: how the lands of these boards lie to each other."""
    adjacent = boards.neighbours(letters, join)
    return Map(
        letters,
        adjacent,
        boards.distances(adjacent),
        {key: boards.BOARDS[key[0]][int(key[1:])].terrain for key in adjacent},
        {key: int(key[1:]) in boards.COASTAL for key in adjacent},
    )


def fresh(seats: int, seed: int, settings: Settings) -> Horizons:
    """H-2.1 to H-2.5, H-2.8: everything that chance settles before the first choice."""
    g = Horizons()
    g.begin(seats, settings, island_map(seats, settings))
    g.rng = Rng(seed)
    for key in g.map.adjacent:
        g.lands[key] = set_up_land(key, seats)
    g.blight_pool = 5 * seats + 1
    g.invader_deck, g.invader_removed = invader_deck(g.rng)
    cards = sorted(FEAR_CARDS)
    g.rng.shuffle(cards)
    g.fear_deck, g.fear_unused = cards[:FEAR_DECK], cards[FEAR_DECK:]
    g.minor_rng = Rng(g.rng.bits())
    g.major_rng = Rng(g.rng.bits())
    g.minor_deck = sorted(MINORS)
    g.major_deck = sorted(MAJORS)
    g.minor_rng.shuffle(g.minor_deck)
    g.major_rng.shuffle(g.major_deck)
    return g


def set_up_land(key: str, seats: int) -> Land:
    """H-2.2: the pieces printed in a land; its Blight comes from the box."""
    site = boards.BOARDS[key[0]][int(key[1:])]
    land = Land()
    land.begin(key, seats)
    land.put(CITY, 0, site.city)
    land.put(TOWN, 0, site.town)
    land.put(DAHAN, 0, site.dahan)
    land.blight = site.blight
    return land


def invader_deck(rng: Rng) -> tuple[list[str], list[str]]:
    """H-2.3: each stage shuffled, one card of each removed unseen; stage I on top."""
    deck: list[str] = []
    removed: list[str] = []
    for stage in (3, 2, 1):
        cards = [card.id for card in INVADER_CARDS.values() if card.stage == stage]
        rng.shuffle(cards)
        deck.extend(cards[: STAGE_COUNTS[stage]])
        removed.extend(cards[STAGE_COUNTS[stage] :])
    return deck, removed


def choose_spirits(g: Horizons) -> Rules[None]:
    """H-2.6: each player a Spirit and a starting board."""
    free = list(PANELS)
    free_boards = list(g.map.boards)
    if g.settings.spirits == "deal":
        g.chance().shuffle(free)
    for seat in range(g.seats):
        spirit_id = yield from choose_spirit(g, seat, free)
        free.remove(spirit_id)
        options: list[Choice] = [("board", board) for board in free_boards]
        choice = yield from decide(g, seat, "board", options, "H-2.6")
        board = str(choice[1])
        free_boards.remove(board)
        spirit = Spirit()
        spirit.begin(spirit_id, board)
        g.spirits.append(spirit)
        set_up_spirit(g, seat)
        yield from choose_progression(g, seat)
    g.phase = "prepare"


def choose_spirit(g: Horizons, seat: Seat, free: list[str]) -> Rules[str]:
    """A Spirit of choice, or the next one dealt."""
    if g.settings.spirits == "deal":
        g.reveals += 1
        return free[-1]
    options: list[Choice] = [("spirit-panel", spirit) for spirit in free]
    choice = yield from decide(g, seat, "spirit", options, "H-2.6")
    return str(choice[1])


def set_up_spirit(g: Horizons, seat: Seat) -> None:
    """H-2.6: unique cards in hand, presence on the starting board."""
    spirit = g.spirits[seat]
    spirit_panel = PANELS[spirit.id]
    spirit.hand = list(spirit_panel.uniques)
    g.tell("spirit", "H-2.6", seat, spirit.id, spirit.board)
    for words in spirit_panel.setup:
        count, land = setup_place(g, spirit.board, words)
        g.lands[land].put_presence(seat, count)
        g.tell("presence-set-up", "H-2.6", seat, land, count)


def setup_place(g: Horizons, board: str, words: str) -> tuple[int, str]:
    """Where presence begins: "1 land 5" or "2 highest jungle"."""
    count, which, what = words.split()
    if which == "land":
        return int(count), f"{board}{what}"
    numbers = [int(land[1:]) for land in g.lands if land[0] == board and g.terrain(land) == what]
    return int(count), f"{board}{max(numbers) if which == 'highest' else min(numbers)}"


def choose_progression(g: Horizons, seat: Seat) -> Rules[None]:
    """H-28.1: optional for each player; the option says so for all, or leaves it to each."""
    follows = g.settings.progression is True
    if g.settings.progression == "choose":
        options: list[Choice] = [("follow-progression",), ("free-powers",)]
        choice = yield from decide(g, seat, "progression", options, "H-28.1")
        follows = choice[0] == "follow-progression"
    if follows:
        follow_progression(g, seat)


def follow_progression(g: Horizons, seat: Seat) -> None:
    """H-28.1: the Spirit's seven cards leave the decks and form its stack, the first on top."""
    spirit = g.spirits[seat]
    spirit.progression = list(PANELS[spirit.id].progression)[::-1]
    for card in spirit.progression:
        for deck in (g.minor_deck, g.major_deck):
            if card in deck:
                deck.remove(card)


def prepare(g: Horizons) -> Rules[None]:
    """H-2.9, H-27: the initial Explore, and the bonus Growth of an easier game."""
    if g.settings.initial_explore:
        yield from explore(g)
        advance(g)
    if g.settings.bonus_growth:
        yield from together({seat: grow(g, seat) for seat in range(g.seats)})
        for spirit in g.spirits:
            spirit.growth = -1
            spirit.grown = False
    g.phase = "spirit"
