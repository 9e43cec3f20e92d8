"""A game's options, declared once: as the fields of its `Settings`, a dataclass with slots.

    @dataclass(slots=True)
    class Settings:
        map_mode: str = field(default="trihex", metadata=takes("trihex", "lattice", rule="I-19.1"))

What the lobby and the command offer (`options_of`), what a match is made with (`settings_from`) and
what a state exports (`values_of`) follow from it.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, TypeVar, cast

from crannog.kernel.game import Option
from crannog.kernel.state import Json

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")


def takes(*values: Json, rule: str, smallest: int | None = None) -> dict[str, object]:
    """The values of an option (none: yes or no) and its rule.

    With `smallest` it takes any whole number from there on besides.
    """
    return {"values": values or (False, True), "rule": rule, "smallest": smallest}


def options_of(settings: "type[DataclassInstance]") -> tuple[Option, ...]:
    """The options that the fields declare."""
    return tuple(
        Option(
            field.name,
            cast(Json, field.default),
            field.metadata["values"],
            field.metadata["rule"],
            field.metadata["smallest"],
        )
        for field in fields(settings)
    )


def settings_from(settings: Callable[..., T], options: Mapping[str, Json]) -> T:
    """The settings with these values, one for each option."""
    return settings(**options)


def values_of(settings: "DataclassInstance") -> dict[str, Json]:
    """The value of each option, as it was given."""
    return {field.name: getattr(settings, field.name) for field in fields(settings)}
