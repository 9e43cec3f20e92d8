"""A ladder of bots: every mix of them plays, in all seats, and their wins make ratings.

Where all players win or lose together, or one plays alone, each bot fills all seats, and what
counts is how often it wins.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, permutations

import msgspec

from crannog.arena.report import Crash, count
from crannog.arena.seated import what_is_played
from crannog.arena.series import Series
from crannog.arena.table import Table, rotated
from crannog.kernel.ask import Seat
from crannog.kernel.game import Game
from crannog.kernel.state import Json

Seating = tuple[str, ...]


@dataclass(slots=True)
class Outcomes:
    """How often which seats of which seating won; no seats: nobody won, or it was cut off."""

    counts: dict[tuple[Seating, tuple[Seat, ...]], int]
    crashes: list[Crash]

    def merge(self, later: "Outcomes") -> None:
        """Adds later matches."""
        count(self.counts, later.counts)
        self.crashes += later.crashes


@dataclass(frozen=True, slots=True)
class Ladder(Series):
    """Line-ups take turns, and so do the seatings of each. Match `n` has the seed `seed + n`."""

    game: Game
    bots: tuple[str, ...]
    players: int
    seed: int
    options: dict[str, Json]
    max_decisions: int
    games: int

    @property
    def together(self) -> bool:
        """Whether no bot plays against another."""
        return play_together(self.game, self.players)

    def table(self, number: int) -> Table:
        """The table of a match."""
        line_ups = line_ups_of(self.game, self.bots, self.players)
        turn, index = divmod(number, len(line_ups))
        seatings = seatings_of(line_ups[index])
        seating = seatings[turn % len(seatings)]
        return Table(self.game, seating, self.seed + number, self.options, self.max_decisions)

    def play(self, numbers: range) -> bytes:
        """The outcomes of these matches."""
        outcomes = Outcomes({}, [])
        for number in numbers:
            table = self.table(number)
            tally = table.play()
            count(outcomes.counts, {(table.bots, tally.winners): 1})
            if tally.crash:
                outcomes.crashes.append(Crash(number, tally.seed, tally.crash))
        return msgspec.msgpack.encode(outcomes)

    def described(self) -> dict[str, Json]:
        """The matches, without how many there are."""
        return {
            **what_is_played("ladder", self.game, self.options),
            "bots": list[Json](self.bots),
            "players": self.players,
            "seed": self.seed,
            "max-decisions": self.max_decisions,
        }


def play_together(game: Game, players: int) -> bool:
    """Whether so many players win or lose together; one alone does, too."""
    return game.cooperative or players == 1


def line_ups_of(game: Game, bots: tuple[str, ...], players: int) -> list[Seating]:
    """Who plays with whom, whatever the seats."""
    if play_together(game, players):
        return [(bot,) * players for bot in bots]
    return even_mixes(bots, players)


def merged_outcomes(parts: Iterable[bytes]) -> Outcomes:
    """The outcomes of a whole series."""
    whole = Outcomes({}, [])
    for part in parts:
        whole.merge(msgspec.msgpack.decode(part, type=Outcomes))
    return whole


@cache
def even_mixes(bots: tuple[str, ...], players: int) -> list[Seating]:
    """All mixes of so many players in which each bot sits as often as the others, or once more.

    Of three bots at a table of two these are the three pairs; of two bots at a table of three, each
    has another one of its kind beside it once.
    """
    least, more = divmod(players, len(bots))
    most = least + (1 if more else 0)
    return [
        mix
        for mix in combinations_with_replacement(bots, players)
        if all(least <= mix.count(bot) <= most for bot in bots)
    ]


@cache
def seatings_of(line_up: Seating) -> list[Seating]:
    """Every order of the line-up once, those that only go round the table behind each other.

    So each bot has sat in each seat equally often after as many matches as there are players.
    """
    return list(dict.fromkeys(_turning(line_up)))


def _turning(line_up: Seating) -> Iterator[Seating]:
    for order in permutations(line_up):
        for turns in range(len(order)):
            yield rotated(order, turns)


# -- what came of it -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Score:
    """How often a bot won, of all the times it sat at a table."""

    wins: int
    seats: int


def scores(ladder: Ladder, outcomes: Outcomes) -> dict[str, Score]:
    """The score of each bot. Where all play together, a match counts once for all seats."""
    wins = dict.fromkeys(ladder.bots, 0)
    seats = dict.fromkeys(ladder.bots, 0)
    for (seating, winners), times in outcomes.counts.items():
        if ladder.together:
            seats[seating[0]] += times
            wins[seating[0]] += times if winners else 0
            continue
        for seat, bot in enumerate(seating):
            seats[bot] += times
            wins[bot] += times if seat in winners else 0
    return {bot: Score(wins[bot], seats[bot]) for bot in ladder.bots}


def pairings(ladder: Ladder, outcomes: Outcomes) -> dict[tuple[str, str], Score]:
    """How often the first bot won, of the matches that it played against the second one."""
    found: dict[tuple[str, str], Score] = {}
    for first, second in permutations(ladder.bots, 2):
        wins = games = 0
        for (seating, winners), times in outcomes.counts.items():
            if first in seating and second in seating:
                games += times
                wins += times if any(seating[seat] == first for seat in winners) else 0
        found[first, second] = Score(wins, games)
    return found
