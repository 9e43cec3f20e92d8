"""The declarations of Powers: printed facts and what they do (H-5)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from crannog.games.horizons.facts import elements_of
from crannog.kernel.ask import Rules

if TYPE_CHECKING:
    from crannog.games.horizons.use import Use

Body: TypeAlias = "Callable[[Use], Rules[None]]"

# H-5.4: target filters, as words of a Power's declaration
ANY: Final = "any"
ANOTHER: Final = "another-spirit"
ANY_SPIRIT: Final = "any-spirit"


class Power:
    """A power card or an innate power. `tiers` are thresholds, in order; an innate needs one."""

    __slots__ = (
        "body",
        "cost",
        "deck",
        "elements",
        "id",
        "innate",
        "moves",
        "origin",
        "range",
        "set_range",
        "speed",
        "spirit",
        "target",
        "tiers",
    )

    def __init__(
        self,
        power_id: str,
        deck: str,
        spirit: str,
        cost: int,
        speed: str,
        elements: str,
        reach: int,
        origin: str,
        target: str,
        tiers: tuple[str, ...],
        set_range: int,
        moves: bool,
        body: Body,
    ) -> None:
        self.id = power_id
        self.deck = deck  # minor, major, unique or innate
        self.spirit = spirit  # the Spirit a unique or innate belongs to
        self.innate = deck == "innate"
        self.cost = cost
        self.speed = speed
        self.elements = elements_of(elements)
        self.range = reach  # -1: the Power has no range (it targets a Spirit)
        self.origin = origin  # presence, sacred, or presence in a terrain
        self.target = target
        self.tiers = tuple(elements_of(tier) for tier in tiers)
        self.set_range = set_range  # printed range with the first tier, or -1
        self.moves = moves  # has a Gather or Push instruction (Gift of Wind-Sped Steps)
        self.body = body

    def targets_spirit(self) -> bool:
        """Whether it targets a Spirit, not a land."""
        return self.range < 0


POWERS: Final[dict[str, Power]] = {}
MINORS: Final[list[str]] = []
MAJORS: Final[list[str]] = []
AVENGERS: Final[list[str]] = []  # the Power that swears a Vengeance (H-14.8); its file adds it


def power(
    deck: str,
    power_id: str,
    speed: str,
    *,
    cost: int = 0,
    elements: str = "",
    range: int = -1,
    origin: str = "presence",
    target: str = ANY,
    tiers: tuple[str, ...] = (),
    set_range: int = -1,
    moves: bool = False,
    spirit: str = "",
) -> Callable[[Body], Body]:
    """Declares a Power with its printed facts; the decorated function is its effect."""

    def declare(body: Body) -> Body:
        POWERS[power_id] = Power(
            power_id,
            deck,
            spirit,
            cost,
            speed,
            elements,
            range,
            origin,
            target,
            tiers,
            set_range,
            moves,
            body,
        )
        if deck == "minor":
            MINORS.append(power_id)
        elif deck == "major":
            MAJORS.append(power_id)
        return body

    return declare
