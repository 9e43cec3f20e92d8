"""The guide docs/guide/one-choice.md names files and functions: all of them exist."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "guide" / "one-choice.md"
HOP = re.compile(r"^- `([^`]+)`: (.+)$", re.MULTILINE)
NAME = re.compile(r"`([\w.]+)`")


def hops(text):
    """Each file of the page with each name that it should define."""
    return [(path, name) for path, names in HOP.findall(text) for name in NAME.findall(names)]


def python_names(text):
    """Functions and classes, and methods as Class.method."""
    found = set()
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    for node in ast.parse(text).body:
        if isinstance(node, kinds):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{part.name}" for part in node.body if isinstance(part, kinds)}
    return found


def is_in_script(text, name):
    """Whether TypeScript or Svelte defines the name: Class.method needs both."""
    owner, _, member = name.rpartition(".")
    if owner:
        method = rf"^ +(?:private |async |static |readonly )*{member}(?: =|[(<])"
        return is_in_script(text, owner) and bool(re.search(method, text, re.MULTILINE))
    return bool(re.search(rf"\b(?:function|class|const|interface) {member}\b", text))


def is_defined(path, name):
    if not path.is_file():
        return False
    text = path.read_text()
    return name in python_names(text) if path.suffix == ".py" else is_in_script(text, name)


@pytest.mark.parametrize(("path", "name"), hops(PAGE.read_text()))
def test_what_the_guide_names_exists(path, name):
    assert is_defined(ROOT / path, name), f"there is no {name} in {path}"


def test_the_guide_goes_all_the_way_and_back():
    """From the browser through the service and the bus to the browser; no hop names nothing."""
    text = PAGE.read_text()
    sections = re.split(r"^### ", text, flags=re.MULTILINE)[1:]
    assert len(sections) > 10
    assert all(HOP.search(section) for section in sections)
    assert len(HOP.findall(text)) == text.count("\n- `"), "every hop is read"
    kinds = [Path(path).suffix for path, _ in hops(text)]
    assert (kinds[0], kinds[-1]) == (".ts", ".ts")
    assert ".py" in kinds


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("src/crannog/server/nothing.py", "act"),
        ("src/crannog/server/socket.py", "nothing"),
        ("src/crannog/server/table/moves.py", "choose"),
        ("src/crannog/server/table/moves.py", "Moves.append"),
        ("web/src/lib/socket.ts", "TableSocket.nothing"),
        ("web/src/lib/socket.ts", "Nothing.choose"),
        ("web/src/lib/sameness.ts", "keep"),
    ],
)
def test_what_does_not_exist_is_found_out(path, name):
    assert not is_defined(ROOT / path, name)
