"""The set-up (I-4): the box is laid out, then the Brenn and the players choose."""

from crannog.games.inis import facts
from crannog.games.inis.map import START
from crannog.games.inis.state import Inis, Settings
from crannog.games.inis.verbs import enter_territory, place
from crannog.games.inis.windows import choose
from crannog.games.inis.zones import BOX, DECK, bit
from crannog.kernel.ask import Choice, Rules
from crannog.kernel.rng import Rng


def fresh(seats: int, seed: int, settings: Settings) -> Inis:
    """I-4.1 to I-4.6: everything that chance settles before the first choice."""
    g = Inis()
    g.begin(seats, settings)
    g.rng = Rng(seed)
    g.at = dict.fromkeys((*facts.ACTION, *facts.TERRITORIES, *facts.EPIC), BOX)
    lay_out_cards(g)
    lay_out_tiles(g)
    g.brenn = g.rng.below(seats)
    g.turn = g.brenn
    return g


def lay_out_cards(g: Inis) -> None:
    """I-4.1, I-4.3: the Action cards in use, and the shuffled Epic Tale deck."""
    g.action_deck = list(facts.action_cards(g.seats))
    g.epic_deck = list(facts.EPIC)
    g.rng.shuffle(g.epic_deck)
    for card in (*g.action_deck, *g.epic_deck):
        g.at[card] = DECK
        for masks in g.know:
            masks[card] = bit(DECK)


def lay_out_tiles(g: Inis) -> None:
    """I-4.3 to I-4.5, I-4.10: the stack and the first territories."""
    if g.settings.scenario == "discovery":
        start = list(facts.DISCOVERY_START[: g.seats])
        bottom = list(facts.DISCOVERY_BOTTOM)
        top = [t for t in facts.TERRITORIES if t not in start and t not in bottom]
        g.rng.shuffle(bottom)
        g.rng.shuffle(top)
        g.stack = [*bottom, *top]
    else:
        tiles = list(facts.TERRITORIES)
        g.rng.shuffle(tiles)
        start = [tiles.pop() for _ in range(g.seats)]
        g.stack = tiles
    for tile, anchor in zip(start, START, strict=False):
        enter_territory(g, tile, anchor, "I-4.4")


def choose_capital(g: Inis) -> Rules[None]:
    """I-4.7, I-4.8: the Brenn chooses the Capital, then tosses the Flock of Crows."""
    for tile, territory in g.map.items():
        g.tell("territory-enters", "I-4.4", tile, *territory.at)
        if territory.sanctuaries:
            g.tell("enters-with-sanctuary", "I-3.7", tile)
    g.tell("brenn", "I-4.6", g.brenn)
    options: list[Choice] = [
        ("territory", tile) for tile in g.map if tile != "swamp" or g.settings.capital_in_swamp
    ]
    choice = yield from choose(g, g.brenn, "capital", options, "I-4.7")
    territory = g.map[str(choice[1])]
    territory.capital = True
    territory.sanctuaries += 1
    g.tell("capital", "I-4.7", g.brenn, territory.id)
    g.clockwise = g.chance().below(2) == 0
    g.tell("toss", "I-4.8", g.brenn, g.direction())
    g.phase = "settle"


def settle(g: Inis) -> Rules[None]:
    """I-4.9: in turn order each player places a clan, twice round the table."""
    seat = g.order(g.brenn)[g.placed % g.seats]
    options: list[Choice] = [("territory", tile) for tile in g.map]
    choice = yield from choose(g, seat, "settle", options, "I-4.9")
    place(g, seat, g.map[str(choice[1])], 1, "I-4.9")
    g.placed += 1
    if g.placed == 2 * g.seats:
        g.phase = "assembly"
