"""Bot processes: they answer, they are replaced when they die or hang, and end with the service."""

import asyncio
import os
import random
import signal
import subprocess
import sys

import pytest

from crannog.kernel import Match
from crannog.server.processes import Limits
from crannog.server.thinking import BotFailed, Thinkers
from tests.server.playing import await_that


@pytest.fixture(scope="module")
def match():
    begun = Match.new("inis", 2, 7)
    rng = random.Random(7)
    while len(begun.choices) < 8:
        seat, ask = next(iter(begun.pending.items()))
        begun.choose(seat, rng.choice(ask.options))
    return begun


def process_of(thinkers):
    return next(iter(thinkers._workers[0]._pool._processes.values()))


def test_a_process_that_dies_or_hangs_is_replaced(match):
    async def work():
        thinkers = Thinkers(1, seconds=60.0)
        seat, ask = next(iter(match.pending.items()))

        async def think(bot="random"):
            return await thinkers.think("t", match.save(), seat, bot, 1)

        assert await think() in ask.options
        first = process_of(thinkers)
        os.kill(first.pid, signal.SIGKILL)
        assert await think() in ask.options
        second = process_of(thinkers)
        assert second.pid != first.pid
        with pytest.raises(Exception, match="there is no bot 'nobody'"):
            await think("nobody")
        os.kill(second.pid, signal.SIGSTOP)  # as a bot that never comes to an end
        thinkers._workers[0].limits = Limits(0.2)
        with pytest.raises(BotFailed, match=r"no answer within 0\.2 seconds"):
            await think()
        thinkers._workers[0].limits = Limits(60.0)
        await_that(lambda: not second.is_alive())
        assert await think() in ask.options
        advice = await thinkers.hint("t", match.save(), seat, 1)
        assert advice.choice in ask.options
        thinkers.close()

    asyncio.run(work())


ORPHAN = """
import asyncio, time
from crannog.kernel import Match
from crannog.server.thinking import Thinkers

async def work():
    match = Match.new("inis", 2, 7)
    seat = next(iter(match.pending))
    thinkers = Thinkers(1, 60.0)
    await thinkers.think("t", match.save(), seat, "random", 1)
    print(thinkers._workers[0].process(), flush=True)
    time.sleep(600)

if __name__ == "__main__":
    asyncio.run(work())
"""


def test_bot_processes_end_with_a_service_that_is_killed(tmp_path):
    path = tmp_path / "orphan.py"
    path.write_text(ORPHAN)
    parent = subprocess.Popen([sys.executable, str(path)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    bot = int(parent.stdout.readline())
    os.kill(bot, 0)  # it is there
    parent.kill()
    parent.wait()
    await_that(lambda: not is_running(bot))


def is_running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        return stat.read().rsplit(") ", 1)[1][0] != "Z"
