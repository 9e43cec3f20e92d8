"""Statistics over many matches, which can be merged: those of parts make those of the whole."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import fmean
from typing import TypeVar

import msgspec

from crannog.arena.tally import Tally
from crannog.bots.rates import wilson as wilson
from crannog.kernel.state import Json

Key = TypeVar("Key")


class Crash(msgspec.Struct, array_like=True, frozen=True):
    """A match that an error ended."""

    number: int
    seed: int
    text: str


@dataclass(slots=True)
class Report:
    """What a run of matches came to; `add` takes each match with the bots in its seats.

    `rounds` and `lengths` (in decisions) say of how many finished matches they are true.
    """

    seats: int
    cooperative: bool = False
    games: int = 0
    decisions: int = 0
    wins: int = 0
    wins_by_seat: list[int] = field(default_factory=list)
    wins_by_bot: dict[str, int] = field(default_factory=dict)
    games_by_bot: dict[str, int] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    rounds: dict[int, int] = field(default_factory=dict)
    lengths: dict[int, int] = field(default_factory=dict)
    crashes: list[Crash] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins_by_seat = self.wins_by_seat or [0] * self.seats

    def add(self, number: int, tally: Tally, bots: tuple[str, ...]) -> None:
        """Counts a match."""
        self.games += 1
        self.decisions += tally.decisions
        self.wins += 1 if tally.winners else 0
        count(self.games_by_bot, dict.fromkeys(bots, 1))
        count(self.wins_by_bot, {bots[seat]: 1 for seat in tally.winners})
        for seat in tally.winners:
            self.wins_by_seat[seat] += 1
        if tally.finished:
            count(self.reasons, {tally.reason: 1})
            count(self.lengths, {tally.decisions: 1})
            if tally.rounds is not None:
                count(self.rounds, {tally.rounds: 1})
        if tally.crash:
            self.crashes.append(Crash(number, tally.seed, tally.crash))

    def merge(self, later: "Report") -> None:
        """Adds the matches of another report, which come after those of this one."""
        self.games += later.games
        self.decisions += later.decisions
        self.wins += later.wins
        for seat, wins in enumerate(later.wins_by_seat):
            self.wins_by_seat[seat] += wins
        count(self.wins_by_bot, later.wins_by_bot)
        count(self.games_by_bot, later.games_by_bot)
        count(self.reasons, later.reasons)
        count(self.rounds, later.rounds)
        count(self.lengths, later.lengths)
        self.crashes += later.crashes

    @property
    def finished(self) -> int:
        """How many matches ended by their rules."""
        return sum(self.reasons.values())

    def frequent_reasons(self) -> dict[str, int]:
        """How the finished matches ended, the most frequent reason first."""
        return dict(Counter(self.reasons).most_common())

    def measured(self) -> dict[str, list[int]]:
        """Rounds and decisions of the finished matches, the least first."""
        return {"rounds": listed(self.rounds), "decisions": listed(self.lengths)}

    def as_json(self, seconds: float) -> dict[str, Json]:
        """The whole report as plain data."""
        data: dict[str, Json] = {
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds, 1) if seconds else 0.0,
            "wins_by_seat": list[Json](self.wins_by_seat),
            "wins_by_bot": {name: self._rate(name) for name in self.games_by_bot},
            "crashes": len(self.crashes),
            "crashed_seeds": [crash.seed for crash in self.crashes],
            "reasons": dict[str, Json](self.frequent_reasons()),
        }
        for name, numbers in self.measured().items():
            data[f"mean_{name}"] = round(fmean(numbers), 2) if numbers else None
        if self.cooperative:
            data["wins"] = self.wins
        return data

    def _rate(self, bot: str) -> Json:
        wins, games = self.wins_by_bot.get(bot, 0), self.games_by_bot[bot]
        low, high = wilson(wins, games)
        return {
            "wins": wins,
            "games": games,
            "rate": round(wins / games, 4),
            "interval": [round(low, 4), round(high, 4)],
        }


def count(counts: dict[Key, int], more: Mapping[Key, int]) -> None:
    """Adds counts to counts."""
    for key, number in more.items():
        counts[key] = counts.get(key, 0) + number


def listed(counts: Mapping[int, int]) -> list[int]:
    """Each number as often as it was counted, the least first."""
    return sorted(Counter(counts).elements())


def merged(parts: Iterable[bytes], empty: Report) -> Report:
    """One report of many."""
    for part in parts:
        empty.merge(msgspec.msgpack.decode(part, type=Report))
    return empty
