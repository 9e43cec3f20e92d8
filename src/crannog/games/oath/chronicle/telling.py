"""The chronicle in sentences, for the page of a saga and for the terminal alike.

It is told of what is shown of a world (`seen.py`): no sentence can hold a secret.
"""

from collections.abc import Iterable
from typing import Final, NotRequired, TypedDict, cast

from crannog.games.oath.chronicle.seen import UNSEEN
from crannog.games.oath.facts import COLOURS, REGION_OF, REGIONS, SLOTS, SUITS
from crannog.games.oath.state import CITIZEN, EXILE
from crannog.kernel.ask import Seat
from crannog.kernel.notes import Named
from crannog.kernel.state import Json
from crannog.shapes import Sentence

# The cards at a site: three at most, and one that ignores its capacity (O-7.4.3)
CARD_NAMES: Final = ("card", "card2", "card3", "card4")

Cards = dict[str, list[str] | int]  # by suit: the cards, or how many


class PlayerOfPage(TypedDict):
    """Whose board, and what it was as the game ended and is from then on."""

    colour: str
    role: str
    becomes: str
    prince: NotRequired[bool]


class Page(TypedDict):
    """A page of the history as it is shown."""

    players: list[PlayerOfPage]
    winner: str
    reason: str
    rule: str
    round: int
    oath: dict[str, str]
    edifices: dict[str, str | list[str] | None]
    cards: dict[str, Cards | bool]


def page_of(shown: Json) -> Page:
    """The page of a world that a game has left."""
    assert isinstance(shown, dict)
    return cast(Page, shown["history"])


# -- a game ------------------------------------------------------------------------------------


def chapter(page: Page) -> list[Sentence]:
    """Who won and how; what was vowed; who changed sides; what was built; what came and went."""
    return [won(page), vowed(page), *sides_changed(page), *edifices(page), *denizens(page)]


def calls(page: Page) -> list[str]:
    """O-12.1: the message for each player without a name: the board's colour, or the Prince."""
    return [
        "prince-name" if player.get("prince") else f"seat-{COLOURS.index(player['colour'])}"
        for player in page["players"]
    ]


def winner_of(page: Page) -> Seat:
    """The player with the winner's board."""
    return [player["colour"] for player in page["players"]].index(page["winner"])


def won(page: Page) -> Sentence:
    """O-3: the winner, the round and the way."""
    winner = winner_of(page)
    return Sentence(
        f"saga-won-{page['players'][winner]['role']}",
        {"seat": winner, "number": page["round"], "reason": page["reason"]},
    )


def vowed(page: Page) -> Sentence:
    """O-8.1: the oath of the next game, and that of this one."""
    kept, vow = page["oath"]["kept"], page["oath"]["vowed"]
    if kept == vow:
        return Sentence("saga-vowed-again", {"seat": winner_of(page), "goal": vow})
    return Sentence("saga-vowed", {"seat": winner_of(page), "goal": vow, "goal2": kept})


def sides_changed(page: Page) -> list[Sentence]:
    """O-8.2: who is a Citizen or an Exile from now on, and was not before."""
    return [
        Sentence(f"event-becomes-{player['becomes']}", {"seat": seat})
        for seat, player in enumerate(page["players"])
        if player["becomes"] != player["role"] and player["becomes"] in (CITIZEN, EXILE)
    ]


def edifices(page: Page) -> list[Sentence]:
    """O-8.3: what was built, repaired, and what fell to ruin."""
    winner, raised = winner_of(page), page["edifices"]
    told = [
        Sentence(f"saga-{deed}", {"seat": winner, "card": card})
        for deed in ("built", "repaired")
        if isinstance(card := raised[deed], str)
    ]
    ruined = raised["ruined"]
    assert isinstance(ruined, list)
    return [*told, *(Sentence("saga-ruined", {"card": card}) for card in ruined)]


def denizens(page: Page) -> list[Sentence]:
    """O-8.4, O-8.5: how many of each suit came and went, and which, as far as that is shown."""
    cards = page["cards"]
    came = "saga-healed" if cards["healed"] else "saga-came"
    messages = {"in": (came, "saga-cards-came"), "out": ("saga-went", "saga-cards-went")}
    told: list[Sentence] = []
    for way, (by_suits, by_name) in messages.items():
        if way in cards:
            moved = cast(Cards, cards[way])
            told.append(by_suit(by_suits, moved))
            told += named(by_name, [card for found in lists(moved).values() for card in found])
    return told


def by_suit(message: str, cards: Cards) -> Sentence:
    """The suits of which there are some, with their numbers, the most first."""
    found = sorted(((n, suit) for suit, n in numbers(cards).items() if n), key=lambda one: -one[0])
    return Sentence(f"{message}-{len(found)}", counted((suit, count) for count, suit in found))


def counted(suits: Iterable[tuple[str, int]]) -> dict[str, Named]:
    """Suits with their numbers, as the arguments of a sentence."""
    args: dict[str, Named] = {}
    for place, (suit, count) in enumerate(suits, 1):
        behind = "" if place == 1 else str(place)
        args |= {f"suit{behind}": suit, f"count{behind}": count}
    return args


def named(message: str, cards: list[str]) -> list[Sentence]:
    """The cards by their names; nothing of no cards."""
    return [Sentence(message, {"cards": [*cards]})] if cards else []


def lists(cards: Cards) -> dict[str, list[str]]:
    """The cards of each suit, where not their numbers alone are shown."""
    return {suit: found for suit in SUITS if isinstance(found := cards[suit], list)}


def numbers(cards: Cards) -> dict[str, int]:
    """The number of each suit, in the order of the suits."""
    found = {suit: cards[suit] for suit in SUITS}
    return {suit: len(one) if isinstance(one, list) else one for suit, one in found.items()}


def ruler(page: Page) -> Sentence:
    """O-8.9: the Chancellor who has won goes on, a Citizen follows, an Exile founds an empire."""
    winner = winner_of(page)
    return Sentence(f"saga-ruler-{page['players'][winner]['role']}", {"seat": winner})


# -- the world ---------------------------------------------------------------------------------


def places(shown: Json) -> list[Sentence]:
    """A sentence for each slot of the map."""
    assert isinstance(shown, dict)
    layout = cast(dict[str, dict[str, Json]], shown["map"])
    return [place_told(REGIONS[REGION_OF[slot]], layout[name]) for slot, name in enumerate(SLOTS)]


def place_told(region: str, place: dict[str, Json]) -> Sentence:
    """The site, its cards and the number of its relics; a facedown one is not told."""
    if place["site"] is None:
        return Sentence("saga-place-facedown", {"region": region})
    cards = cast(list[str], place["cards"])
    about: dict[str, str | int] = {
        "region": region,
        "site": str(place["site"]),
        "count": int(str(place["relics"])),
    }
    named = dict(zip(CARD_NAMES, cards, strict=False))
    return Sentence(f"saga-place-{len(cards)}", {**about, **named})


def unseen(shown: Json) -> list[Sentence]:
    """O-9.4: the denizens of deck and archive, and the dispossessed: by suit, or by their names."""
    assert isinstance(shown, dict)
    found = [(zone, cast(Cards, shown[zone])) for zone in UNSEEN if zone in shown]
    return [sentence for zone, cards in found for sentence in lying(zone, cards)]


def lying(zone: str, cards: Cards) -> list[Sentence]:
    """What lies there: a sentence for each suit with its cards, or one with the numbers."""
    by_name = lists(cards)
    if not by_name:
        return [Sentence(f"saga-in-{zone}", counted(numbers(cards).items()))]
    return [
        Sentence(f"saga-cards-in-{zone}", {"suit": suit, "count": len(found), "cards": [*found]})
        for suit, found in by_name.items()
        if found
    ]


def counts(shown: Json) -> dict[str, int]:
    """The denizens of the world deck by suit; their names are messages."""
    assert isinstance(shown, dict)
    if "deck" not in shown:
        return {}
    return {f"suit-{suit}": count for suit, count in numbers(cast(Cards, shown["deck"])).items()}
