"""Every module of the game can be imported first: no module waits for one that waits for it."""

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.test_layers import PACKAGE, imported, tree_of

DOOR = "games.oath"  # the package itself, which everybody enters by
ROOT = PACKAGE / "games" / "oath"


def name_of(path: Path) -> str:
    """The module of a file; a package's is its own name."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


MODULES = {name_of(path): path for path in ROOT.rglob("*.py")}


def needed(name: str) -> set[str]:
    """The modules of the game that this one imports, and the packages on the way to them."""
    paths = imported(tree_of(MODULES[name]))
    steps = {".".join(path[:n]) for path in paths for n in range(1, len(path) + 1)}
    return {step for step in steps if step in MODULES} - {DOOR, name}


def in_order(needs: dict[str, set[str]]) -> list[str]:
    """The modules, each after those that it imports; CycleError if there is no such order."""
    return list(TopologicalSorter(needs).static_order())


def test_no_module_imports_itself_by_way_of_others():
    """So any of them may come first, also `actions` before `powers`."""
    order = in_order({name: needed(name) for name in MODULES if name != DOOR})
    assert len(order) == len(MODULES) - 1
    last = order.index("games.oath.powers.declared")
    assert order.index("games.oath.actions.travel") < order.index("games.oath.powers.nomad") < last


def test_a_circle_is_found():
    """A package that imports its cards would be one."""
    needs = {name: needed(name) for name in MODULES if name != DOOR}
    needs["games.oath.powers"] |= {"games.oath.powers.arcane"}
    with pytest.raises(CycleError):
        in_order(needs)
