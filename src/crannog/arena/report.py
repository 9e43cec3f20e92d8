"""Statistics over many tallies."""

from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean

from crannog.arena.tally import Tally
from crannog.bots.rates import wilson as wilson
from crannog.kernel.state import Json


@dataclass(slots=True)
class Report:
    """What a run of matches came to; `add` takes each match with the bots in its seats."""

    seats: int
    cooperative: bool = False
    tallies: list[Tally] = field(default_factory=list)
    wins_by_seat: list[int] = field(init=False)
    wins_by_bot: Counter[str] = field(default_factory=Counter)
    games_by_bot: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins_by_seat = [0] * self.seats

    def add(self, tally: Tally, bots: tuple[str, ...]) -> None:
        """Counts a match."""
        self.tallies.append(tally)
        self.games_by_bot.update(dict.fromkeys(bots, 1))
        self.wins_by_bot.update({bots[seat]: 1 for seat in tally.winners})
        for seat in tally.winners:
            self.wins_by_seat[seat] += 1

    @property
    def games(self) -> int:
        """How many matches were played, crashed ones included."""
        return len(self.tallies)

    @property
    def finished(self) -> list[Tally]:
        """The matches that ended by their rules."""
        return [tally for tally in self.tallies if tally.finished]

    @property
    def crashes(self) -> list[Tally]:
        """The matches that an error ended."""
        return [tally for tally in self.tallies if tally.crash]

    @property
    def decisions(self) -> int:
        """Choices among two or more options, in all matches together."""
        return sum(tally.decisions for tally in self.tallies)

    @property
    def wins(self) -> int:
        """Matches that anybody won, which in a cooperative game is all of them together."""
        return sum(1 for tally in self.tallies if tally.winners)

    def reasons(self) -> dict[str, int]:
        """How the finished matches ended, the most frequent reason first."""
        return dict(Counter(tally.reason for tally in self.finished).most_common())

    def lengths(self) -> dict[str, list[int]]:
        """Rounds and decisions of the finished matches."""
        return {
            "rounds": [tally.rounds for tally in self.finished if tally.rounds is not None],
            "decisions": [tally.decisions for tally in self.finished],
        }

    def as_json(self, seconds: float) -> dict[str, Json]:
        """The whole report as plain data."""
        data: dict[str, Json] = {
            "games": self.games,
            "finished": len(self.finished),
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds, 1) if seconds else 0.0,
            "wins_by_seat": list[Json](self.wins_by_seat),
            "wins_by_bot": {name: self._rate(name) for name in self.games_by_bot},
            "crashes": len(self.crashes),
            "crashed_seeds": [tally.seed for tally in self.crashes],
            "reasons": dict[str, Json](self.reasons()),
        }
        for name, numbers in self.lengths().items():
            data[f"mean_{name}"] = round(fmean(numbers), 2) if numbers else None
        if self.cooperative:
            data["wins"] = self.wins
        return data

    def _rate(self, bot: str) -> Json:
        wins, games = self.wins_by_bot[bot], self.games_by_bot[bot]
        low, high = wilson(wins, games)
        return {
            "wins": wins,
            "games": games,
            "rate": round(wins / games, 4),
            "interval": [round(low, 4), round(high, 4)],
        }
