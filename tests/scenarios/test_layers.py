"""Scenarios stand below the games and the arena, and import nothing of them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import crannog

PACKAGE = Path(crannog.__file__).parent
BELOW = ("kernel", "words", "rules_text", "checks", "scenarios")


def sources(name: str) -> list[Path]:
    """The files of a module or a package of crannog."""
    module = PACKAGE / f"{name}.py"
    return [module] if module.is_file() else sorted((PACKAGE / name).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The parts of crannog that a file imports, wherever it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            package, _, rest = name.partition(".")
            if package == "crannog":
                yield rest.partition(".")[0]


def test_scenarios_and_checks_import_only_what_stands_below_the_games() -> None:
    """DESIGN, section 2; the arena imports scenarios, never the other way round."""
    files = [*sources("scenarios"), *sources("checks")]
    assert files
    for path in files:
        assert set(imported(path)) <= set(BELOW), path


def test_the_arena_stands_above() -> None:
    """Otherwise the test above would prove little."""
    parts = {part for path in sources("arena") for part in imported(path)}
    assert {"scenarios", "checks"} <= parts
