"""The chronicle (O-8) at a table of the tests: a won game, and the steps up to a question."""

from crannog.games.oath import zones
from crannog.games.oath.chronicle.record import Chronicle
from crannog.games.oath.facts import DENIZEN_NUMBERS, ID, INTACT, NUMBER
from crannog.games.oath.title import finish
from tests.oath.table import Table

RULES = {"chancellor": "O-3.3", "successor": "O-3.3.1", "usurper": "O-3.1", "visionary": "O-3.2"}


def table(seats: int = 3) -> Table:
    """A table at which the chronicle is written; nobody has anything yet."""
    return Table(seats, chronicle="full")


def won(t: Table, winner: int = 0, reason: str = "chancellor") -> Table:
    """The game is won; denizens and edifices that lie nowhere are in the Archive."""
    g = t.g
    for card in DENIZEN_NUMBERS:
        if g.where[card] == zones.BOX:
            g.where[card] = zones.ARCHIVE
    for intact in INTACT:
        if g.where[intact] == zones.BOX and g.where[intact + 1] == zones.BOX:
            g.where[intact] = zones.ARCHIVE
    finish(g, (winner,), reason, RULES[reason])
    return t.turn(winner, "chronicle")


def up_to(t: Table, prompt: str) -> Table:
    """The winner vows the first goal, invites nobody and builds nothing, up to this question."""
    while (asked := t.asked())[1] != prompt:
        seat = asked[0]
        t.does(seat, *(("done",) if t.offers(seat, "done") else t.offered(seat)[0]))
    return t


def written(t: Table) -> Table:
    """The chronicle is written to its end, with the first suit that can be chosen."""
    while t.flow.pending():
        seat = t.asked()[0]
        t.does(seat, *(("done",) if t.offers(seat, "done") else t.offered(seat)[0]))
    return t


def chronicle(t: Table) -> Chronicle:
    """The chronicle that is being written."""
    assert t.g.chronicle is not None
    return t.g.chronicle


def map_now(t: Table) -> list[str]:
    """The sites from the top of the Cradle down; "-" for one that lies facedown."""
    return [ID[site.card] if site.up else "-" for site in t.g.sites]


def is_in_archive(t: Table, card: str) -> bool:
    """Whether the card lies in the Archive."""
    return t.g.where[NUMBER[card]] == zones.ARCHIVE


def deck_now(t: Table) -> list[str]:
    """The world deck from the top."""
    return [ID[card] for card in reversed(t.g.deck)]
