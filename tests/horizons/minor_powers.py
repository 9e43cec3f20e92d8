"""Tables for the tests of minor powers.

Seat 0 (the Whirlwind unless told) uses the card; seat 1 (the Mud) keeps the phase open.
"""

from collections.abc import Sequence

from crannog.games.horizons.registry import POWERS
from crannog.kernel import Json, Seat
from tests.horizons.table import Lands, Table, table


def play(
    card: str,
    lands: Lands,
    *,
    at: str | None = None,
    on: Seat | None = None,
    elements: str = "",
    spirit: str = "sun_bright_whirlwind",
    cards: Sequence[str] = (),
    fewer: Sequence[int] | None = None,
    options: dict[str, Json] | None = None,
    shares: bool = False,
) -> Table:
    """Seat 0 uses the card at a land or on a Spirit."""
    t = table(
        2,
        spirits=[spirit, "fathomless_mud"],
        lands=lands,
        phase=POWERS[card].speed,
        in_play={0: [card, *cards]},
        elements={0: elements},
        options=options,
        more_of={0: {"shares": [1]}, 1: {"shares": [0]}} if shares else None,
    )
    return t.use(card, at=at, on=on, by=0, fewer=fewer)


def resolved(t: Table) -> Table:
    """Asserts that the card is through."""
    assert t.prompt == "use-powers", t.ask
    return t
