"""Rules of the house that no linter checks."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
CODE = (".py", ".ts", ".svelte")
MOST_LINES = 800


def code_files() -> list[Path]:
    """The files with code, of the package, its tests and the browser client."""
    folders = (ROOT / "src", ROOT / "tests", ROOT / "web" / "src")
    return [path for folder in folders for path in folder.rglob("*") if path.suffix in CODE]


def test_no_file_is_too_long_to_be_read():
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in code_files()}
    assert {path.suffix for path in lengths} == set(CODE)
    too_long = {str(path.relative_to(ROOT)): n for path, n in lengths.items() if n > MOST_LINES}
    assert too_long == {}, f"split these files: more than {MOST_LINES} lines"
