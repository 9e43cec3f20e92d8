"""Positions: what a scenario gives of a state, checked and merged into that of a fresh match."""

from collections.abc import Iterable, Sequence

from crannog.fields import Place, Record, Scope, brief
from crannog.kernel.errors import BadPosition
from crannog.kernel.state import Json


def given_in(
    changes: dict[str, Json], form: Record, following: Sequence[str], scope: Scope
) -> dict[str, Json]:
    """What a position gives, its form checked, without the fields that only follow."""
    own: dict[str, Json] = {key: value for key, value in changes.items() if key not in following}
    return as_table(form.check(own, Place(), scope))


def refuse_contradictions(
    changes: dict[str, Json], exported: dict[str, Json], state: Record, following: Sequence[str]
) -> None:
    """A field that follows from the others may be repeated, but not otherwise than it is."""
    for name in following:
        true = exported[name]
        if name in changes and merged(true, changes[name]) != true:
            raise Place(name, state.rule_of(name)).wrong(
                f"can't be given: it follows from the rest and is {brief(true)}, "
                f"not {brief(changes[name])}"
            )


def merged(old: Json, new: Json) -> Json:
    """Tables are merged key by key, anything else is replaced."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    both = dict(old)
    for name, value in new.items():
        key = str(name)
        both[key] = merged(old[key], value) if key in old else value
    return both


def as_table(value: Json) -> dict[str, Json]:
    """Plain data that is known to be a table."""
    assert isinstance(value, dict)
    return value


def as_ids(value: Json) -> list[str]:
    """Plain data that is known to be a list of ids; one id alone, or null, is a list too."""
    listed = value if isinstance(value, list) else [] if value is None else [value]
    return [str(entry) for entry in listed]


class Piles:
    """Where the cards of one kind lie in a position's data: lists, or single cards, by path."""

    def __init__(self, data: dict[str, Json], paths: Iterable[str]) -> None:
        self.data = data
        self.paths = tuple(paths)

    def of(self, path: str) -> list[str]:
        """The cards at a path."""
        return as_ids(found(self.data, path))

    def lay(self, path: str, cards: Sequence[str]) -> None:
        """Puts just these cards there."""
        table = self.data
        *way, last = path.split(".")
        for step in way:
            table = as_table(table[step])
        single = not isinstance(table[last], list)
        table[last] = next(iter(cards), None) if single else list[Json](cards)

    def add(self, path: str, cards: Iterable[str]) -> None:
        """Puts more cards under those that are there."""
        self.lay(path, [*self.of(path), *cards])

    def placed(self) -> set[str]:
        """The cards that lie somewhere."""
        return {card for path in self.paths for card in self.of(path)}

    def settle(self, given: dict[str, Json], rule: str) -> None:
        """A card that the position names leaves its old place; named twice, it is refused."""
        named: dict[str, str] = {}
        for path in self.paths:
            for card in as_ids(found(given, path)):
                if card in named:
                    raise BadPosition(
                        f"{rule}: {card} is in two places of the position: {named[card]} and {path}"
                    )
                named[card] = path
        for path in self.paths:
            self.lay(path, [card for card in self.of(path) if named.get(card, path) == path])


def found(data: dict[str, Json], path: str) -> Json:
    """The value at a path, or null if there is none."""
    here: Json = data
    for step in path.split("."):
        here = here.get(step) if isinstance(here, dict) else None
    return here
