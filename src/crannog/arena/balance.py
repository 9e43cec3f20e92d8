"""How fair a game is: who wins, by seat and by what a game counts."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar

import msgspec

from crannog.arena.report import Crash
from crannog.arena.seated import SeatedSeries
from crannog.arena.table import Table
from crannog.checks import error_text
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.state import State
from crannog.parts.balance import Count, Had, counts_of

SEATS = "seats"  # what is counted of every game


@dataclass(slots=True)
class Record:
    """How many seats had a thing, and how many of them won."""

    seats: int = 0
    wins: int = 0


@dataclass(slots=True)
class Balance:
    """By name of what is counted, the record of each thing."""

    games: int = 0
    finished: int = 0
    records: dict[str, dict[str, Record]] = field(default_factory=dict)
    crashes: list[Crash] = field(default_factory=list)

    def add(self, name: str, thing: str, seats: int, wins: int) -> None:
        """So many more seats had the thing, and so many of them won."""
        record = self.records.setdefault(name, {}).setdefault(thing, Record())
        record.seats += seats
        record.wins += wins

    def merge(self, later: "Balance") -> None:
        """Adds later matches."""
        self.games += later.games
        self.finished += later.finished
        for name, things in later.records.items():
            for thing, record in things.items():
                self.add(name, thing, record.seats, record.wins)
        self.crashes += later.crashes


class BalanceSeries(SeatedSeries):
    """Its parts are balances."""

    __slots__ = ()
    kind: ClassVar[str] = "balance"

    def play(self, numbers: range) -> bytes:
        """The balance of these matches."""
        balance = Balance()
        for number in numbers:
            table = self.table(number)
            balance.games += 1
            try:
                count_match(table, balance)
            except Exception as error:
                balance.crashes.append(Crash(number, table.seed, error_text(error)))
        return msgspec.msgpack.encode(balance)


def merged_balance(parts: Iterable[bytes]) -> Balance:
    """The balance of a whole series."""
    whole = Balance()
    for part in parts:
        whole.merge(msgspec.msgpack.decode(part, type=Balance))
    return whole


def count_match(table: Table, balance: Balance) -> None:
    """Plays a match; if it ends by its rules, its seats and things are counted."""
    counts = counts_of(table.game)
    match = table.begin()
    having = {name: Having(count, match.state) for name, count in counts.items()}
    for ask, choice in table.choices(match):
        for found in having.values():
            found.choose(ask.seat, choice)
    if match.state.result is None:
        return
    winners = match.state.result.winners
    balance.finished += 1
    for seat in range(len(table.bots)):
        balance.add(SEATS, str(seat), 1, int(seat in winners))
    for name, found in having.items():
        for thing, seat in found.at_the_end(match.state):
            balance.add(name, thing, 1, int(seat in winners))


class Having:
    """Who had what in one match, each thing once."""

    def __init__(self, count: Count, state: State) -> None:
        self._count = count
        self._found: dict[tuple[str, Seat], None] = {}  # in the order in which it was found
        if count.begun is not None:
            self._add(count.begun(state))

    def choose(self, seat: Seat, choice: Choice) -> None:
        """A seat makes a choice."""
        self._add(self._count.chosen(seat, choice))

    def at_the_end(self, state: State) -> list[tuple[str, Seat]]:
        """All that was found, with what the last state tells."""
        if self._count.ended is not None:
            self._add(self._count.ended(state))
        return list(self._found)

    def _add(self, had: Had) -> None:
        self._found.update(dict.fromkeys(had))
