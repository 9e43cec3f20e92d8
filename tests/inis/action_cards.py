"""Tables for the tests of Action cards."""

from tests.inis.table import (
    Table,
)


def known_discard(t: Table, seat: int) -> dict[str, object]:
    """What the seat knows of the Action discard pile."""
    known = t.view(seat)["known"]
    assert isinstance(known, dict)
    return {key: value for key, value in known.items() if key == "action_discard"}
