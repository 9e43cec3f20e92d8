"""Tables for the tests of Spirits.

Seat 0 plays the Spirit under test; seat 1 (the Mud unless told) keeps a Power phase open.
"""

from collections.abc import Mapping, Sequence

from crannog.kernel import Json, Seat
from tests.horizons.table import Lands, Table, table

TEETH, EYES, MUD, HEAT, WIND = (
    "devouring_teeth",
    "eyes_watch",
    "fathomless_mud",
    "rising_heat",
    "sun_bright_whirlwind",
)
QUIET = ("inv_1_jungle", "inv_1_sands")  # Explores that touch none of the lands looked at


def laid(
    spirit: str,
    phase: str,
    lands: Lands,
    *cards: str,
    elements: str = "",
    other: str = MUD,
    energy: Mapping[Seat, int] | None = None,
    more_of: Mapping[Seat, Mapping[str, Json]] | None = None,
) -> Table:
    """Seat 0 with these cards in play and elements gained; seat 1 holds the phase open."""
    return table(
        2,
        spirits=[spirit, other if other != spirit else TEETH],
        lands=lands,
        phase=phase,
        in_play={0: cards},
        elements={0: elements},
        energy=energy,
        more_of=more_of,
    )


def strike(t: Table, *pieces: Sequence[str | int]) -> Table:
    """Deals Damage to these pieces in turn, (kind, Damage so far) each."""
    for piece in pieces:
        t.choose("piece", *piece)
    return t


def through(t: Table) -> Table:
    """Answers every question about Damage with its first option until the Power is through."""
    while t.prompt in ("damage", "bonus-damage", "bonus-damage-in"):
        t.choose(*t.options[0])
    assert t.prompt == "use-powers", t.ask
    return t


def damage_to_cities(t: Table, land: str, before: int) -> int:
    """How much Damage the Cities of a land have taken, of which there were so many unhurt."""
    hurt = sum(damage * n for (kind, damage), n in t.hurt(land).items() if kind == "city")
    return 3 * (before - t.land(land).count("city")) + hurt
