"""Tables for the tests of Epic Tale cards."""

from functools import partial

from crannog.games.inis.zones import DISCARD
from crannog.kernel import Seat
from tests.inis.table import Table, table

HOME = {"cove": {0: 1, 1: 1, 2: 1}}
HOME_4 = {"cove": {0: 1, 1: 1, 2: 1, 3: 1}}

# A Season card for each seat, so that nobody passes for want of one: Action cards, and, for
# clashes, cards that answer no attack.
BUSY = ("citadel", "new_clans", "sanctuary", "conquest")
IDLE = ("eriu", "children_of_dana", "stone_of_fal", "tuans_memory")

# A table of three in the middle of a clash in the Cove that seat 0 started, before a maneuver.
fight = partial(table, clash={"territory": "cove", "instigator": 0})


def hands(*cards: list[str], fill: tuple[str, ...] = BUSY) -> dict[Seat, list[str]]:
    """Each seat's cards and a Season card to go on with; as many hands as given, at least 3."""
    seats = max(3, len(cards))
    return {
        seat: [*(cards[seat] if seat < len(cards) else []), fill[seat]] for seat in range(seats)
    }


def exposed(t: Table) -> list[int]:
    """The exposed clans of the clash by seat."""
    return [t.state.exposed(seat) for seat in range(t.state.seats)]


def done(t: Table, card: str) -> None:
    """The card was played: it lies in the discard pile and the next player is on turn."""
    assert t.state.at[card] == DISCARD
    t.expect_asked(1, "season-turn")
