"""Bots think in processes of their own and never hold up a table."""

import asyncio
import contextlib
import os
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TypeVar

from crannog.bots import Bot, make_bot
from crannog.bots.base import Chair
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.match import Match, read_save
from crannog.kernel.state import Json
from crannog.server.advice import Advice, advise

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


def end_with_parent() -> None:
    """The process ends when the service does, even if that was killed."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=await_end, args=(parent.sentinel,), daemon=True).start()


def await_end(sentinel: int) -> None:
    """Waits for the end of the service."""
    wait([sentinel])
    os._exit(1)


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


def think(table: str, save: dict[str, Json], seat: Seat, bot: str, seed: int) -> Choice:
    """What the bot would choose. A bot remembers its plans as long as its process does."""
    memory = memory_of(table, save)
    player = memory.bots.get((seat, bot))
    if player is None:
        player = memory.bots[seat, bot] = make_bot(bot, seed)
    return player.choose(Chair(memory.match, seat))


def hint(table: str, save: dict[str, Json], seat: Seat, seed: int) -> Advice:
    """What to do, and why."""
    return advise(Chair(memory_of(table, save).match, seat), seed)


# -- in the service ----------------------------------------------------------------------------


class Thinkers:
    """A few bot processes; each table has its own one among them, which so remembers it."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self._pools = [new_pool() for _ in range(processes)]

    async def think(
        self, table: str, save: dict[str, Json], seat: Seat, bot: str, seed: int
    ) -> Choice:
        """The bot's choice; its failure is raised here."""
        return await self._run(table, think, table, save, seat, bot, seed)

    async def hint(self, table: str, save: dict[str, Json], seat: Seat, seed: int) -> Advice:
        """Advice for a person."""
        return await self._run(table, hint, table, save, seat, seed)

    async def _run(self, table: str, work: Callable[..., T], *args: object) -> T:
        """Runs the work in the table's process. One that hangs or dies is replaced.

        Work that only waited behind the one that hung gets a second try.
        """
        place = zlib.crc32(table.encode()) % len(self._pools)
        for last in (False, True):
            pool = self._pools[place]
            try:
                answer = asyncio.wrap_future(pool.submit(work, *args))
                answer.add_done_callback(note_failure)
                return await asyncio.wait_for(asyncio.shield(answer), self._seconds)
            except TimeoutError as error:
                self._replace(place, pool)
                raise BotFailed(f"no answer within {self._seconds:g} seconds") from error
            except BrokenProcessPool as error:
                self._replace(place, pool)
                if last:
                    raise BotFailed("its process ended") from error
        raise AssertionError("two tries, and neither ended")

    def _replace(self, place: int, broken: ProcessPoolExecutor) -> None:
        if self._pools[place] is broken:
            self._pools[place] = new_pool()
            end(broken, wait=False)

    def close(self) -> None:
        """Ends the processes."""
        for pool in self._pools:
            end(pool, wait=True)


def new_pool() -> ProcessPoolExecutor:
    """One bot process, started when it is first needed."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=end_with_parent)


def note_failure(answer: "asyncio.Future[T]") -> None:
    """An answer that nobody waits for any more may fail without a word."""
    if not answer.cancelled():
        answer.exception()


def end(pool: ProcessPoolExecutor, wait: bool) -> None:
    """Ends a pool's process, whatever it is doing."""
    processes = list((pool._processes or {}).values())
    for process in processes:
        with contextlib.suppress(OSError):
            process.kill()
    pool.shutdown(wait, cancel_futures=True)
