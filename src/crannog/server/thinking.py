"""Bots think in processes of their own and never hold up a table."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from crannog.bots import make_bot
from crannog.bots.base import Chair
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.match import Match, read_save
from crannog.kernel.state import Json

KEPT_MATCHES = 32
_matches: OrderedDict[str, Match] = OrderedDict()


def match_of(table: str, save: dict[str, Json]) -> Match:
    """The match in this process, brought up to the save's choices."""
    wanted = read_save(save).choices
    match = _matches.pop(table, None)
    if match is None or match.choices != wanted[: len(match.choices)]:
        match = Match.load({**save, "choices": []})
    for seat, choice in wanted[len(match.choices) :]:
        match.choose(seat, choice)
    _matches[table] = match
    while len(_matches) > KEPT_MATCHES:
        _matches.popitem(last=False)
    return match


def think(table: str, save: dict[str, Json], seat: Seat, bot: str, seed: int) -> Choice:
    """In a bot process: what the bot would choose."""
    match = match_of(table, save)
    return make_bot(bot, seed).choose(Chair(match, seat))


class Thinkers:
    """A small pool of bot processes."""

    def __init__(self, processes: int) -> None:
        self._pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))

    async def think(
        self, table: str, save: dict[str, Json], seat: Seat, bot: str, seed: int
    ) -> Choice:
        """The bot's choice; its failure is raised here."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, table, save, seat, bot, seed)

    def close(self) -> None:
        """Ends the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)
