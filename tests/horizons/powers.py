"""A table for the tests of how Powers are used, whatever their text."""

from collections.abc import Mapping

from crannog.games.horizons.registry import POWERS
from tests.horizons.table import Table, table


def using(
    card: str,
    lands: Mapping[str, Mapping[str, object]],
    *more_cards: str,
    elements: str = "",
    bonus: int = 0,
    spirit: str = "sun_bright_whirlwind",
) -> Table:
    """Solo, in the phase of a card that is in play, with others beside it."""
    return table(
        spirits=[spirit],
        lands=lands,
        phase=POWERS[card].speed,
        in_play={0: [card, *more_cards]},
        elements={0: elements},
        more_of={0: {"range_bonus": bonus}},
    )
