"""The load benchmark: many tables of clients that play by themselves, against a real service.

The service runs in a process of its own with SQLite in a temporary folder; this process holds all
websockets. Measured are, at a given rate of choices, the time from a choice to the update of every
seat; how many choices a second are accepted when nobody waits; the memory of active and of resting
tables; and how long it takes to open a finished match again, a long one and a short one.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from crannog.bench.service import Service, most_seats, running, usual_game
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.match import Match

REST_SECONDS: Final = 2.0
LONG_MATCH: Final = 500  # choices
SHORT_MATCH: Final = 60
REOPENINGS: Final = 15
TOO_LONG: Final = 1.5
SEEDS_TRIED: Final = 1000


# -- figures -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Figures:
    """All that one run measured; times in milliseconds, memory in kilobytes."""

    game: str
    tables: int
    sockets: int
    wanted_rate: float
    rate: float
    update_p50: float
    update_p99: float
    accepted_p50: float
    accepted_p99: float
    most_rate: float
    processor_ms: float
    active_kb: float
    resting_kb: float
    long_choices: int
    long_events: int
    reopen_long: float
    reopen_long_log: float
    reopen_short: float
    cpus: int
    load_before: float
    load_after: float

    def lines(self) -> Iterator[str]:
        """For people."""
        yield f"{self.tables} tables of {self.game} on {self.sockets} sockets, {self.cpus} cores"
        yield f"load average before {self.load_before:.1f}, after {self.load_after:.1f}"
        rows = [
            ("choices/s, as asked for", self.rate, f"{self.wanted_rate:g} asked for"),
            ("choice to every seat's update, p50 ms", self.update_p50, ""),
            ("choice to every seat's update, p99 ms", self.update_p99, "aim: under 150"),
            ("choice to its acceptance, p50 ms", self.accepted_p50, ""),
            ("choice to its acceptance, p99 ms", self.accepted_p99, ""),
            ("choices/s, when nobody waits", self.most_rate, ""),
            ("processor time for a choice, ms", self.processor_ms, "of the service"),
            ("memory of an active table, KB", self.active_kb, "aim: under 400"),
            ("memory of a resting table, KB", self.resting_kb, "aim: none"),
            (f"reopening {self.long_choices} choices, ms", self.reopen_long, "aim: under 50"),
            (f"... with all {self.long_events} events, ms", self.reopen_long_log, ""),
            (f"reopening {SHORT_MATCH} choices, ms", self.reopen_short, ""),
        ]
        for name, value, note in rows:
            yield f"{name:<44}{value:>10.1f}   {note}".rstrip()


def share(values: list[float], part: float) -> float:
    """The value below which that part of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


# -- tables of clients -------------------------------------------------------------------------


def line_to(service: Service, table: str) -> connect:
    """A websocket to a table."""
    return connect(service.live(table), max_size=None, compression=None, ping_interval=None)


async def all_rest(service: Service) -> None:
    """Waits until no table is in memory."""
    while "\ncrannog_tables_open 0.0" not in await asyncio.to_thread(service.call, "/metrics"):
        await asyncio.sleep(0.2)


class Asked(msgspec.Struct):
    """As much of an ask as a client needs."""

    options: list[list[str | int]]
    optional: bool


class Heard(msgspec.Struct):
    """As much of a message as a client needs."""

    type: str
    seat: int | None = None
    ask: Asked | None = None
    count: int = 0
    told: int = 0
    result: Any = None
    kind: str = ""


DECODER: Final = msgspec.json.Decoder(Heard)


class Timing:
    """How long choices took: to their acceptance, and to the last seat's update."""

    def __init__(self) -> None:
        self.updates: list[float] = []
        self.acceptances: list[float] = []


class TableOfClients:
    """One table: a socket for each seat, and spectators up to the number of sockets."""

    def __init__(self, made: dict[str, Any], rng: random.Random, timing: Timing) -> None:
        self.id: str = made["table"]
        self.tokens: list[str] = [row["token"] for row in made["seats"]]
        self.rng = rng
        self.timing = timing
        self.lines: list[ClientConnection] = []
        self.asks: dict[Seat, tuple[int, Asked]] = {}
        self.over = False
        self._sent: tuple[int, float] | None = None  # the count it goes beyond, and when
        self._waiting: set[int] = set()  # lines that have not heard of it yet
        self.free = asyncio.Event()  # somebody is asked, and nothing is under way
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False

    async def open(self, service: Service, sockets: int) -> None:
        """Connects."""
        for number in range(sockets):
            line = await line_to(service, self.id)
            tokens = self.tokens[number : number + 1]
            await line.send(json.dumps({"type": "hello", "tokens": tokens, "since": 0}))
            self.lines.append(line)
            self._tasks.append(asyncio.create_task(self._listen(number, line)))

    async def _listen(self, number: int, line: ClientConnection) -> None:
        async for text in line:
            heard = DECODER.decode(text)
            if heard.type == "state":
                self._hear_state(number, heard)
            elif heard.type == "accepted" and self._sent is not None:
                self.timing.acceptances.append(1000 * (time.perf_counter() - self._sent[1]))
            elif heard.type == "refused":
                raise CrannogError(f"the service refused a client's message: {heard.kind}")
        if not self._closing:
            raise CrannogError("the service has closed a client's line")

    def _hear_state(self, number: int, state: Heard) -> None:
        self.over = state.result is not None
        if state.seat is not None:
            self.asks.pop(state.seat, None)
            if state.ask is not None:
                self.asks[state.seat] = (state.count, state.ask)
        if self._sent is not None and state.count > self._sent[0]:
            self._waiting.discard(number)
            if not self._waiting:
                self.timing.updates.append(1000 * (time.perf_counter() - self._sent[1]))
                self._sent = None
        if self._sent is None and self.asked():
            self.free.set()

    def asked(self) -> list[Seat]:
        """The seats for which the table waits."""
        return [seat for seat, (_, ask) in self.asks.items() if not ask.optional]

    async def choose(self) -> None:
        """A random choice of a seat that is asked."""
        seat = self.rng.choice(self.asked())
        count, ask = self.asks.pop(seat)
        self.free.clear()
        self._waiting = set(range(len(self.lines)))
        choice = self.rng.choice(ask.options)
        message = {"type": "choose", "id": 1, "seat": seat, "choice": choice, "count": count}
        self._sent = (count, time.perf_counter())
        await self.lines[seat].send(json.dumps(message))

    async def play(self, until: float) -> int:
        """As fast as it goes; the number of choices."""
        made = 0
        while not self.over and time.perf_counter() < until:
            try:
                await asyncio.wait_for(self.free.wait(), max(0.0, until - time.perf_counter()))
            except TimeoutError:
                break
            await self.choose()
            made += 1
        return made

    async def close(self) -> None:
        """Hangs up; whatever broke a client is raised: its figures would be worth nothing."""
        self._closing = True
        for line in self.lines:
            await line.close()
        for task in self._tasks:
            task.cancel()
        for ended in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended


async def open_tables(
    service: Service, game: str, count: int, sockets: int, seed: int, timing: Timing
) -> list[TableOfClients]:
    """That many tables with all their sockets."""
    tables = []
    for number in range(count):
        made = await asyncio.to_thread(service.create, game, most_seats(game), seed + number)
        table = TableOfClients(made, random.Random(seed + number), timing)
        await table.open(service, sockets // count)
        tables.append(table)
    await asyncio.gather(*(table.free.wait() for table in tables))
    return tables


async def play_at_rate(tables: list[TableOfClients], rate: float, seconds: float) -> float:
    """Makes choices at an even pace, each at a table where nothing is under way; the real rate."""
    began = time.perf_counter()
    made = 0
    place = 0
    while (now := time.perf_counter() - began) < seconds:
        due = int(now * rate) - made
        for _ in range(len(tables)):
            if due <= 0:
                break
            place = (place + 1) % len(tables)
            if tables[place].free.is_set() and not tables[place].over:
                await tables[place].choose()
                made += 1
                due -= 1
        await asyncio.sleep(0.001)
    return made / (time.perf_counter() - began)


# -- opening again -----------------------------------------------------------------------------


def finished_match(game: str, least: int) -> tuple[int, list[tuple[Seat, Choice]]]:
    """The seed and the choices of a random match that ends after about so many choices."""
    for seed in range(SEEDS_TRIED):
        match = Match.new(game, most_seats(game), seed)
        rng = random.Random(seed)
        while match.result is None and len(match.choices) < TOO_LONG * least:
            seat, ask = rng.choice(list(match.pending.items()))
            match.choose(seat, rng.choice(ask.options))
        if match.result is not None and len(match.choices) >= least:
            return seed, match.choices
    raise CrannogError(f"no random match of {game} ended after about {least} choices")


async def play_again(
    service: Service, game: str, seed: int, choices: list[tuple[Seat, Choice]]
) -> tuple[str, int]:
    """Plays these choices through the service; the table and the number of its events."""
    made = await asyncio.to_thread(service.create, game, most_seats(game), seed)
    tokens = [row["token"] for row in made["seats"]]
    told = 0
    async with line_to(service, made["table"]) as line:
        await line.send(json.dumps({"type": "hello", "tokens": tokens, "since": 0}))
        asked: dict[int | None, Heard] = {}
        sent = -1  # what was heard before the last choice is old
        for seat, choice in choices:
            while seat not in asked or asked[seat].count <= sent or asked[seat].ask is None:
                heard = DECODER.decode(await line.recv())
                if heard.type == "state":
                    asked[heard.seat] = heard
                elif heard.type == "refused":
                    raise CrannogError(f"the service refused a choice: {heard.kind}")
            sent = asked[seat].count
            message = {"type": "choose", "id": 1, "seat": seat, "choice": choice}
            await line.send(json.dumps({**message, "count": sent}))
        while (heard := DECODER.decode(await line.recv())).count <= sent:
            pass
        told = heard.told
    return made["table"], told


async def reopen(service: Service, table: str, since: int) -> float:
    """Milliseconds from opening the line to a resting table until its state is there (median)."""
    times = []
    for _ in range(REOPENINGS):
        await all_rest(service)
        began = time.perf_counter()
        async with line_to(service, table) as line:
            await line.send(json.dumps({"type": "hello", "tokens": [], "since": since}))
            while DECODER.decode(await line.recv()).type != "state":
                pass
            times.append(1000 * (time.perf_counter() - began))
    return statistics.median(times)


# -- the whole ---------------------------------------------------------------------------------


async def measure(
    game: str, count: int, sockets: int, rate: float, seconds: float, report: Callable[[str], None]
) -> Figures:
    """One run."""
    before = os.getloadavg()[0]
    gc.disable()  # the clients' own pauses are not the service's
    with running(answer_delay=(0.0, 0.02), rest_after=REST_SECONDS) as service:
        timing = Timing()
        warm = await open_tables(service, game, 1, most_seats(game), 0, Timing())
        await warm[0].play(time.perf_counter() + 1)
        await warm[0].close()
        await all_rest(service)
        empty = service.memory()
        report(f"Opening {count} tables on {sockets} sockets ...")
        tables = await open_tables(service, game, count, sockets, 1, timing)
        report(f"Playing {rate:g} choices a second for {seconds:g} seconds ...")
        used = service.processor()
        reached = await play_at_rate(tables, rate, seconds)
        used = service.processor() - used
        active = (service.memory() - empty) / count
        report("Playing as fast as it goes ...")
        began = time.perf_counter()
        rushed = await asyncio.gather(*(table.play(began + seconds / 2) for table in tables))
        most = sum(rushed) / (time.perf_counter() - began)
        updates, acceptances = timing.updates[:], timing.acceptances[:]
        paced = int(reached * seconds)
        for table in tables:
            await table.close()
        await all_rest(service)
        rested = service.memory()
        report("A second lot of tables, for the memory of resting ones ...")
        tables = await open_tables(service, game, count, sockets, 1 + count, Timing())
        await play_at_rate(tables, rate, seconds / 2)
        for table in tables:
            await table.close()
        await all_rest(service)
        resting = max(0.0, service.memory() - rested) / count
        report("Opening finished matches again ...")
        seed, choices = await asyncio.to_thread(finished_match, game, LONG_MATCH)
        long_table, events = await play_again(service, game, seed, choices)
        short_table, few = await play_again(service, game, seed, choices[:SHORT_MATCH])
        return Figures(
            game=game,
            tables=count,
            sockets=sockets,
            wanted_rate=rate,
            rate=reached,
            update_p50=share(updates[:paced], 0.5),
            update_p99=share(updates[:paced], 0.99),
            accepted_p50=share(acceptances[:paced], 0.5),
            accepted_p99=share(acceptances[:paced], 0.99),
            most_rate=most,
            processor_ms=used / max(1, paced),
            active_kb=active,
            resting_kb=resting,
            long_choices=len(choices),
            long_events=events,
            reopen_long=await reopen(service, long_table, events),
            reopen_long_log=await reopen(service, long_table, 0),
            reopen_short=await reopen(service, short_table, few),
            cpus=os.cpu_count() or 1,
            load_before=before,
            load_after=os.getloadavg()[0],
        )


def load(
    game: str = "",
    tables: int = 100,
    sockets: int = 400,
    rate: float = 200.0,
    seconds: float = 20.0,
    report: Callable[[str], None] = print,
) -> int:
    """Measures, prints a table with the aims, and last one line of JSON; returns the exit code."""
    game = game or usual_game()
    figures = asyncio.run(measure(game, tables, sockets, rate, seconds, report))
    for line in figures.lines():
        report(line)
    report(json.dumps(asdict(figures)))
    return 0


def main() -> int:
    """As a program."""
    parser = argparse.ArgumentParser(description="Measure the web service under load.")
    parser.add_argument("--game", default="")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--sockets", type=int, default=400)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    words = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the service is stopped, too
    return load(words.game, words.tables, words.sockets, words.rate, words.seconds)


if __name__ == "__main__":
    sys.exit(main())
