"""The series of `crannog simulate`: who wins, how matches end, how long they are."""

from typing import ClassVar

import msgspec

from crannog.arena.report import Report
from crannog.arena.seated import SeatedSeries


class Simulation(SeatedSeries):
    """Its parts are reports."""

    __slots__ = ()
    kind: ClassVar[str] = "simulate"

    def empty(self) -> Report:
        """The report of no match."""
        return Report(len(self.bots), self.game.cooperative)

    def play(self, numbers: range) -> bytes:
        """A report of these matches."""
        report = self.empty()
        for number in numbers:
            table = self.table(number)
            report.add(number, table.play(), table.bots)
        return msgspec.msgpack.encode(report)
