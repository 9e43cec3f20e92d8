"""`crannog types`, and that what it makes is true to the structs."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

from crannog.cli import types
from crannog.shapes import Patch, Seat, one_of
from crannog.typescript import Module, NoTypeScript, between, table
from tests.cli.conftest import Command


def test_no_file_is_out_of_date(crannog: Command) -> None:
    """After a change of a message or a view: `crannog types` writes them anew."""
    ended = crannog("types", "--check")
    assert (ended.code, ended.out) == (0, "")


@pytest.fixture
def sources(tmp_path, monkeypatch):
    """A copy of the files that the command writes, apart from the games' own."""
    for name in (types.MESSAGES, types.REFERENCE):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_bytes((types.SOURCES / name).read_bytes())
    monkeypatch.setattr(types, "SOURCES", tmp_path)
    return tmp_path


def test_a_file_that_is_out_of_date_is_told_and_written(crannog: Command, sources) -> None:
    """--check writes nothing; without it the file is what it was before it was changed."""
    page = sources / types.REFERENCE
    before = page.read_text(encoding="utf-8")
    changed = before.replace("| `pong` |", "| `ping-pong` |")
    assert changed != before
    page.write_text(changed, encoding="utf-8")
    told = crannog("types", "--check")
    assert (told.code, told.out) == (1, f"out of date: {types.REFERENCE}\n")
    assert page.read_text(encoding="utf-8") == changed
    written = crannog("types")
    assert (written.code, written.out) == (0, f"written: {types.REFERENCE}\n")
    assert page.read_text(encoding="utf-8") == before


def test_without_the_sources_it_says_so(crannog: Command, tmp_path, monkeypatch) -> None:
    """An installed package has no sources of the client."""
    monkeypatch.setattr(types, "SOURCES", tmp_path)
    ended = crannog("types")
    assert ended.code == 2
    assert "no sources of the browser client" in ended.err


# -- structs in TypeScript ---------------------------------------------------------------------


class Stone(msgspec.Struct, omit_defaults=True):
    """A stone."""

    owner: Seat | None
    colour: Annotated[str, one_of("grey", "red")]
    mark: str | None = None
    heavy: bool = False


class Board(msgspec.Struct, kw_only=True, tag_field="type", tag="board"):
    """A board.

    It may hold others.
    """

    stones: list[Stone | None]  # by place
    at: tuple[int, float]
    named: dict[Seat, list[str | int]]
    inner: "Board | None"
    way: Literal["left", "right"]
    giver: int = msgspec.field(name="from")
    known: str | msgspec.UnsetType | None = msgspec.UNSET
    rest: Patch = []
    any: Any = None


TYPESCRIPT = """/** Made. */

/**
 * A board.
 *
 * It may hold others.
 */
export interface Board {
  type: "board";
  stones: (Stone | null)[]; // by place
  at: [number, number];
  named: Record<Seat, (string | number)[]>;
  inner: Board | null;
  way: "left" | "right";
  from: number;
  known?: string | null;
  rest: Patch;
  any: Json;
}

/** A stone. */
export interface Stone {
  owner: Seat | null;
  colour: "grey" | "red";
  mark?: string;
  heavy?: boolean;
}

export type Seat = number;

/**
 * What changed in a view: rows of a path and the new value; without a value what was there is
 * gone.
 */
export type Patch = ([path: Atom[], value: Json] | [path: Atom[]])[];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""


def test_structs_in_typescript():
    module = Module()
    assert module.declare(Board) == "Board"
    assert module.text("Made.") == TYPESCRIPT


def test_a_table_of_structs():
    rows = table([Board, Stone], "name").splitlines()
    assert rows[0] == "| name | fields | what it is |"
    assert rows[2].startswith("| `board` | `stones: (Stone \\| null)[]`; `at: [number, number]`; ")
    assert rows[2].endswith(" | A board. It may hold others. |")
    assert "type: " not in rows[2]
    assert rows[3].startswith("| `Stone` | `owner: Seat \\| null`; ")


def test_one_name_for_two_structs_is_refused():
    other = msgspec.defstruct("Stone", [("size", int)], module=__name__)
    module = Module()
    module.declare(Stone)
    with pytest.raises(NoTypeScript, match="two types are called Stone"):
        module.declare(other)


def test_a_type_without_a_form_is_refused():
    with pytest.raises(NoTypeScript, match="BytesType"):
        Module().declare(bytes)


def test_a_page_without_its_markers_is_refused():
    assert between("a <!-- x -->old<!-- end of x --> b", "x", "new") == (
        "a <!-- x -->\nnew\n<!-- end of x --> b"
    )
    with pytest.raises(ValueError, match="lacks the markers"):
        between("a <!-- x --> b", "x", "new")
