"""Bots think in processes of their own and never hold up a table."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from crannog.bots import Bot, make_bot
from crannog.bots.base import Chair, Stop, after
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.match import Match, read_save
from crannog.kernel.state import Json
from crannog.server.advice import Advice, advise
from crannog.server.processes import Limits, ProcessEnded, Worker, worker_of
from crannog.server.signals import must_end

T = TypeVar("T")

KEPT_MATCHES = 32


class BotFailed(CrannogError):
    """A bot that gave no answer: its process ended, or it took too long."""


# -- in a bot process --------------------------------------------------------------------------


class Memory:
    """What a bot process remembers of a table: the match, and the bots that play in it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.bots: dict[tuple[Seat, str], Bot] = {}


_tables: OrderedDict[str, Memory] = OrderedDict()


def memory_of(table: str, save: dict[str, Json]) -> Memory:
    """The table in this process, brought up to the save's choices."""
    wanted = read_save(save).choices
    memory = _tables.pop(table, None)
    if memory is None or memory.match.choices != wanted[: len(memory.match.choices)]:
        memory = Memory(Match.load({**save, "choices": []}))
    memory.match.replay(wanted[len(memory.match.choices) :])
    _tables[table] = memory
    while len(_tables) > KEPT_MATCHES:
        _tables.popitem(last=False)
    return memory


def think(
    table: str, save: dict[str, Json], seat: Seat, bot: str, seed: int, most_seconds: float | None
) -> Choice:
    """What the bot would choose. A bot remembers its plans as long as its process does.

    One that thinks longer ends when nobody needs its answer, when others wait, or after
    `most_seconds`, with the best it has found.
    """
    memory = memory_of(table, save)
    player = memory.bots.get((seat, bot))
    if player is None:
        player = memory.bots[seat, bot] = make_bot(bot, seed)
    player.stop = ending(most_seconds)
    return player.choose(Chair(memory.match, seat))


def ending(most_seconds: float | None) -> Stop:
    """Tells a bot when to end its thought."""
    if most_seconds is None:
        return must_end
    late = after(most_seconds)
    return lambda: late() or must_end()


def hint(table: str, save: dict[str, Json], seat: Seat, seed: int) -> Advice:
    """What to do, and why."""
    return advise(Chair(memory_of(table, save).match, seat), seed)


# -- in the service ----------------------------------------------------------------------------


class Thinkers:
    """A few bot processes; each table has its own one among them, which so remembers it."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._workers = [Worker(Limits(seconds)) for _ in range(processes)]

    async def think(
        self,
        table: str,
        save: dict[str, Json],
        seat: Seat,
        bot: str,
        seed: int,
        most_seconds: float | None = None,
    ) -> Choice:
        """The bot's choice; its failure is raised here. An answer that must come within so many
        seconds does not wait for the long thoughts of other bots."""
        urgent = most_seconds is not None
        return await self._run(table, urgent, think, table, save, seat, bot, seed, most_seconds)

    async def hint(self, table: str, save: dict[str, Json], seat: Seat, seed: int) -> Advice:
        """Advice for a person, who waits for it."""
        return await self._run(table, True, hint, table, save, seat, seed)

    async def _run(self, table: str, urgent: bool, work: Callable[..., T], *args: object) -> T:
        """Runs the work in the table's process."""
        worker = worker_of(table, self._workers)
        try:
            return await worker.run(work, *args, urgent=urgent)
        except TimeoutError as error:
            seconds = worker.limits.seconds
            raise BotFailed(f"no answer within {seconds:g} seconds") from error
        except ProcessEnded as error:
            raise BotFailed("its process ended") from error

    def close(self) -> None:
        """Ends the processes."""
        for worker in self._workers:
            worker.close()
