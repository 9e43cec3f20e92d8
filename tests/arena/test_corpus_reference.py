"""docs/reference/corpus.md tells every column of a corpus as it is."""

import re
from pathlib import Path

import pyarrow as pa
import pytest

from crannog.arena.corpus import DECISIONS, MATCHES

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "corpus.md"
TOLD = {
    "dictionary<values=string, indices=int32, ordered=0>": "word",
    "list<item: string>": "list of string",
    "list<item: int8>": "list of int8",
}


@pytest.mark.parametrize(
    ("table", "schema"), [("NAME.parquet", DECISIONS), ("NAME.matches.parquet", MATCHES)]
)
def test_every_column_is_told(table: str, schema: pa.Schema) -> None:
    """Its name and type, in the order of the file."""
    part = PAGE.read_text(encoding="utf-8").split(f"## `{table}`")[1].split("\n## ")[0]
    told = re.findall(r"^\| `(\w+)` \| ([\w ]+) \|", part, re.MULTILINE)
    assert told == [(field.name, TOLD.get(str(field.type), str(field.type))) for field in schema]
