"""The attack benchmark: what players feel while a stranger sends what is hard to read.

Tables of clients play at an even pace against a real service with its usual limits, first alone,
then beside an attacker, for each kind of attack. The attacker has an address and a process of its
own and sends as much as the rate limits let through. Measured is the time from a choice to the
update of every seat.
"""

import asyncio
import http.client
import itertools
import json
import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from crannog.bench.load import Timing, finished_match, open_tables, play_at_rate, share
from crannog.bench.service import Service, most_seats, running, usual_game
from crannog.kernel.match import Match
from crannog.parts.bench import measured_games
from crannog.server.config import Config
from crannog.server.guard import COSTLY_TO_WRITES

ELSEWHERE: Final = "127.0.0.2"  # the attacker's address, with rate limits of its own
LINES: Final = 16  # requests of the attacker at the same time
BURST: Final = 10  # seconds' worth of requests that the rate limits let through at once
LONG_SAVE: Final = 870  # choices


# -- figures -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    """How fast choices were just before one kind of attack and beside it; in milliseconds."""

    attack: str
    alone_p50: float
    alone_p99: float
    p50: float
    p99: float
    answers: dict[str, int]  # how many requests of the attacker got which status

    def line(self) -> str:
        """For people."""
        times = (self.alone_p50, self.alone_p99, self.p50, self.p99)
        ratios = (self.p50 / self.alone_p50, self.p99 / self.alone_p99)
        answers = ", ".join(f"{status}: {number}" for status, number in self.answers.items())
        return (
            f"{self.attack:<10}"
            + "".join(f"{value:>9.1f}" for value in times)
            + "".join(f"{value:>7.2f}" for value in ratios)
            + f"   {answers}"
        )


HEADING: Final = (
    f"{'attack':<10}{'p50 ms':>9}{'p99 ms':>9}{'attacked':>9}{'':>9}{'ratios':>14}   answers"
)


# -- what is sent ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Attack:
    """Requests of one kind, and how many a second the service lets through."""

    requests: list[tuple[str, str]]  # the path and the body; without a body it is a GET
    rate: float


def import_of(seats: int, **sent: Any) -> tuple[str, str]:
    """A request to make a table of a save or a scenario."""
    body = {"seats": [{"kind": "me"}] * seats, **sent}
    return "/api/tables/import", json.dumps(body)


def long_save() -> dict[str, Any]:
    """A save of many choices."""
    game = usual_game()
    seed, choices = finished_match(game, LONG_SAVE)
    match = Match.new(game, most_seats(game), seed)
    match.replay(choices)
    return match.save()


def attacks(service: Service) -> Iterator[tuple[str, Attack]]:
    """Every kind by its name."""
    rate = Config.requests_per_second
    save = long_save()
    keys = ", ".join(f"k{number}: 0" for number in range(9_000))
    lists = "[" + ", ".join(["[" * 20 + "]" * 20] * 900) + "]"
    texts = {"brackets": "[" * 60_000, "keys": f"{{{keys}}}", "lists": lists}
    for name, text in texts.items():
        yield name, Attack([import_of(1, scenario=text)], rate)
    for measured in measured_games():
        for name, text in measured.aims.hard_scenarios.items():
            yield name, Attack([import_of(min(measured.game.seats), scenario=text)], rate)
    yield "saves", Attack([import_of(save["seats"], save=save)], rate)
    table = service.resume(save, [{"kind": "me"}] * save["seats"])["table"]
    steps = [f"/api/tables/{table}/replay?at={at}" for at in range(0, LONG_SAVE, 37)]
    yield "replays", Attack([(step, "") for step in reversed(steps)], rate * COSTLY_TO_WRITES)


# -- the attacker ------------------------------------------------------------------------------


@contextmanager
def attacked(port: int, attack: Attack) -> Iterator[Counter[str]]:
    """Attacks meanwhile; afterwards the counter tells how the requests were answered."""
    counts: Counter[str] = Counter()
    context = get_context("spawn")
    here, there = context.Pipe()
    attacker = context.Process(target=send_all, args=(port, attack, there), daemon=True)
    attacker.start()
    here.recv()  # it has begun
    try:
        yield counts
    finally:
        here.send("stop")
        counts.update(here.recv())
        attacker.join()


def send_all(port: int, attack: Attack, control: Connection) -> None:
    """In the attacker's process: sends until told to stop, then tells how it was answered."""
    counts: Counter[str] = Counter()
    numbers = itertools.count()
    began = time.monotonic()
    stop = threading.Event()

    def line() -> None:
        while not stop.is_set():
            number = next(numbers)
            due = began + max(0.0, number / attack.rate - BURST)
            if not stop.wait(max(0.0, due - time.monotonic())):
                counts[send(port, *attack.requests[number % len(attack.requests)])] += 1

    lines = [threading.Thread(target=line, daemon=True) for _ in range(LINES)]
    for one in lines:
        one.start()
    control.send("begun")
    control.recv()
    stop.set()
    for one in lines:
        one.join()
    control.send(counts)


def send(port: int, path: str, body: str) -> str:
    """One request; the status of its answer."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(ELSEWHERE, 0))
    try:
        if body:
            line.request("POST", path, body, {"Content-Type": "application/json"})
        else:
            line.request("GET", path)
        return str(line.getresponse().status)
    except OSError as error:
        return type(error).__name__
    finally:
        line.close()


# -- the whole ---------------------------------------------------------------------------------


async def measure(
    game: str, tables: int, rate: float, seconds: float, report: Callable[[str], None]
) -> list[Row]:
    """One run: for each kind of attack without it, then with it."""
    usual = {
        "requests_per_second": Config.requests_per_second,
        "imports_per_second": Config.imports_per_second,
    }
    rows: list[Row] = []
    seeds = itertools.count(0, tables)
    with running(answer_delay=(0.0, 0.02), **usual) as service:

        async def times() -> list[float]:
            return await play(service, game, tables, rate, seconds, next(seeds))

        kinds = await asyncio.to_thread(lambda: list(attacks(service)))
        await times()  # so that everything has run once
        report(HEADING)
        for name, attack in kinds:
            alone = await times()
            with attacked(service.port, attack) as counts:
                beside = await times()
            rows.append(
                Row(
                    name,
                    share(alone, 0.5),
                    share(alone, 0.99),
                    share(beside, 0.5),
                    share(beside, 0.99),
                    dict(sorted(counts.items())),
                )
            )
            report(rows[-1].line())
    return rows


async def play(
    service: Service, game: str, tables: int, rate: float, seconds: float, seed: int
) -> list[float]:
    """Plays at new tables; how long it took until every seat knew of a choice."""
    timing = Timing()
    opened = await open_tables(service, game, tables, tables * most_seats(game), seed, timing)
    await play_at_rate(opened, rate, seconds)
    for table in opened:
        await table.close()
    return timing.updates


def attack(
    game: str = "",
    tables: int = 10,
    rate: float = 40.0,
    seconds: float = 10.0,
    report: Callable[[str], None] = print,
) -> int:
    """Measures, prints a table, and last one line of JSON; returns the exit code."""
    game = game or usual_game()
    report(f"{tables} tables of {game} at {rate:g} choices a second, {os.cpu_count()} cores")
    rows = asyncio.run(measure(game, tables, rate, seconds, report))
    report(json.dumps([asdict(row) for row in rows]))
    return 0
