"""Corpora: matches with all their decisions, as tables of Parquet (needs the extra [arena]).

docs/reference/corpus.md says what each column holds.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import ClassVar, Final
from zlib import compress, decompress

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from crannog.arena.seated import SeatedSeries
from crannog.arena.table import Table
from crannog.arena.tally import Tally, tally_of
from crannog.checks import error_text
from crannog.kernel.ask import Ask, Choice, Seat

GROUP: Final = 50_000  # rows in a row group of decisions; a reader needs one at a time

WORD: Final = pa.dictionary(pa.int32(), pa.string())
MATCHES: Final = pa.schema(
    [
        ("match", pa.int64()),
        ("game", WORD),
        ("rules", pa.int32()),
        ("seats", pa.int8()),
        ("seed", pa.int64()),
        ("options", WORD),
        ("bots", pa.list_(pa.string())),
        ("decisions", pa.int32()),
        ("rounds", pa.int32()),
        ("finished", pa.bool_()),
        ("reason", WORD),
        ("winners", pa.list_(pa.int8())),
        ("crash", pa.string()),
    ]
)
DECISIONS: Final = pa.schema(
    [
        ("match", pa.int64()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("bot", WORD),
        ("prompt", WORD),
        ("rule", WORD),
        ("args", pa.string()),
        ("options", pa.list_(pa.string())),
        ("choice", pa.int32()),
        ("won", pa.bool_()),
    ]
)


class Decision(msgspec.Struct, array_like=True, frozen=True):
    """A question with its options, and which of them was taken."""

    seat: Seat
    prompt: str
    rule: str
    args: str
    options: list[str]
    choice: int


class Recorded(msgspec.Struct, array_like=True, frozen=True):
    """A match with all its decisions."""

    number: int
    bots: tuple[str, ...]
    tally: Tally
    decisions: list[Decision]


class Corpus(SeatedSeries):
    """Its parts are packed records of matches."""

    __slots__ = ()
    kind: ClassVar[str] = "corpus"

    def play(self, numbers: range) -> bytes:
        """These matches."""
        return packed([record(number, self.table(number)) for number in numbers])


def record(number: int, table: Table) -> Recorded:
    """Plays a match and keeps its decisions; after an error, those before it."""
    decisions: list[Decision] = []
    try:
        match = table.begin()
        for ask, choice in table.choices(match):
            decisions.append(decision_of(ask, choice))
        made = sum(len(decision.options) > 1 for decision in decisions)
        tally = tally_of(table.game, match.state, table.seed, made)
    except Exception as error:
        tally = Tally(table.seed, crash=error_text(error))
    return Recorded(number, table.bots, tally, decisions)


def decision_of(ask: Ask, choice: Choice) -> Decision:
    """A question and its answer, as plain data."""
    options = [compact(option) for option in ask.options]
    at = ask.options.index(choice)
    return Decision(ask.seat, ask.prompt, ask.rule, compact(ask.args), options, at)


def compact(data: Iterable[str | int]) -> str:
    """An option or arguments as JSON, without spaces."""
    return json.dumps(list(data), ensure_ascii=False, separators=(",", ":"))


def packed(matches: list[Recorded]) -> bytes:
    """Records as a part of the series."""
    return compress(msgspec.msgpack.encode(matches), level=1)


def unpacked(part: bytes) -> list[Recorded]:
    """The records of a part."""
    return msgspec.msgpack.decode(decompress(part), type=list[Recorded])


# -- tables ---------------------------------------------------------------------------------------


def beside(path: Path) -> Path:
    """Where the matches are written whose decisions go to the path: NAME.matches.parquet."""
    return path.with_name(f"{path.stem}.matches{path.suffix}")


def write_corpus(series: Corpus, parts: Iterable[bytes], path: Path) -> None:
    """Writes the decisions, and beside them the matches, with a few of them in memory at a time."""
    with (
        pq.ParquetWriter(path, DECISIONS, compression="zstd") as decisions,
        pq.ParquetWriter(beside(path), MATCHES, compression="zstd") as matches,
    ):
        steps: list[dict[str, object]] = []
        rows: list[dict[str, object]] = []
        for match in (match for part in parts for match in unpacked(part)):
            rows.append(match_row(series, match))
            steps += decision_rows(match)
            steps = write_groups(decisions, steps, GROUP)
            rows = write_groups(matches, rows, GROUP)
        write_groups(decisions, steps, 1)
        write_groups(matches, rows, 1)


def write_groups(
    writer: pq.ParquetWriter, rows: list[dict[str, object]], least: int
) -> list[dict[str, object]]:
    """Writes full row groups, and a last one if it has at least so many rows; what is left."""
    while len(rows) >= least:
        writer.write_table(pa.Table.from_pylist(rows[:GROUP], writer.schema))
        rows = rows[GROUP:]
    return rows


def match_row(series: Corpus, match: Recorded) -> dict[str, object]:
    """A row of the matches."""
    tally = match.tally
    return {
        "match": match.number,
        "game": series.game.id,
        "rules": series.game.version,
        "seats": len(match.bots),
        "seed": tally.seed,
        "options": json.dumps(series.options, sort_keys=True),
        "bots": match.bots,
        "decisions": tally.decisions,
        "rounds": tally.rounds,
        "finished": tally.finished,
        "reason": tally.reason or None,
        "winners": tally.winners,
        "crash": tally.crash or None,
    }


def decision_rows(match: Recorded) -> Iterator[dict[str, object]]:
    """The rows of its decisions."""
    for step, decision in enumerate(match.decisions):
        yield {
            "match": match.number,
            "step": step,
            "seat": decision.seat,
            "bot": match.bots[decision.seat],
            "prompt": decision.prompt,
            "rule": decision.rule,
            "args": decision.args,
            "options": decision.options,
            "choice": decision.choice,
            "won": decision.seat in match.tally.winners if match.tally.finished else None,
        }
