"""What the tests of Advantage cards share."""

from crannog.kernel import Json
from tests.inis.table import (
    Table,
)


def played(t: Table) -> list[Json]:
    """The Advantage cards that lie face down, played."""
    cards = t.export()["played"]
    assert isinstance(cards, list)
    return cards
