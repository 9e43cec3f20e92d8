"""O-8.7: what a finished match leaves: the world as it lies now, and a page of its history."""

from crannog.games.oath.chronicle.record import WRITTEN, Chronicle
from crannog.games.oath.chronicle.world import Place, World
from crannog.games.oath.facts import COLOURS, ID, PURPLE, SUIT, SUITS
from crannog.games.oath.state import CITIZEN, Oath
from crannog.kernel.ask import Seat
from crannog.kernel.state import Json


def leaves(g: Oath) -> Json:
    """What the next match can begin with; None before the chronicle is written, or without one."""
    c = g.chronicle
    if c is None or c.step != WRITTEN:
        return None
    return {**world_of(g, c).export(), "history": page(g, c)}


def world_of(g: Oath, c: Chronicle) -> World:
    """O-8.7, O-8.8: the map, the decks from the top, the boards, the vowed goal."""
    world = World()
    for site in g.sites:
        place = Place(site.card, site.up)
        place.cards, place.relics = site.cards[:], site.relics[:]
        world.places.append(place)
    deck = list(reversed(g.deck))
    third = len(deck) - g.part3
    second = third - g.part2
    world.parts = [deck[:second], deck[second:third], deck[third:]]
    world.relics = list(reversed(g.relic_deck))
    world.dispossessed = g.dispossessed[:]
    for player in g.players:
        if player.colour != PURPLE:
            world.sides[COLOURS[player.colour]] = player.role
    for colour in g.idle_citizens:
        world.sides[COLOURS[colour]] = CITIZEN
    world.goal = c.vow
    return world


def page(g: Oath, c: Chronicle) -> dict[str, Json]:
    """A page of the history: who played and won, how and when, and what the chronicle changed."""
    return {
        "players": [player_on_page(g, c, me) for me in range(len(g.players))],
        "winner": COLOURS[g.players[c.winner].colour],
        "reason": c.reason,
        "rule": c.rule,
        "round": g.round,
        "oath": {"kept": g.goal, "vowed": c.vow},
        "edifices": {
            "built": ID[c.built] if c.built else None,
            "repaired": ID[c.repaired] if c.repaired else None,
            "ruined": [ID[ruin] for ruin in c.ruined],
        },
        "cards": {"healed": c.healed, "in": by_suit(c.added), "out": by_suit(c.lost)},
    }


def player_on_page(g: Oath, c: Chronicle, me: Seat) -> dict[str, Json]:
    """Whose board, what it was and what it becomes; the Prince is marked (O-12)."""
    player = g.players[me]
    told: dict[str, Json] = {
        "colour": COLOURS[player.colour],
        "role": c.roles[me],
        "becomes": player.role,
    }
    if g.is_prince(me):
        told["prince"] = True
    return told


def by_suit(cards: list[int]) -> dict[str, Json]:
    """The denizens of each suit."""
    return {
        suit: [ID[card] for card in sorted(cards) if SUIT[card] == number]
        for number, suit in enumerate(SUITS)
    }
