"""What a player wishes to be asked about is nobody else's business, not even when it was said."""

import random

import pytest

from crannog.server.messages import is_silent
from tests.server.inside import Recorder, choose_any, new_table, reopened, until, with_hub
from tests.server.playing import drain, tokens
from tests.server.running import Player

TRIGGER = "clash_start"
OWN = 1


async def record(table):
    """A listener for each seat, and a spectator's."""
    recorders = [Recorder(0), Recorder(1), Recorder(2), Recorder()]
    for recorder in recorders:
        await table.greet(recorder, 0)
    return recorders


def forget(recorders):
    for recorder in recorders:
        recorder.frames.clear()


async def take_in(table):
    """What the message "setup" of another worker makes a table do."""
    async with table.context.lock:
        await table.seating.refresh()


async def reach_reaction(table, rng):
    """Plays on until somebody is asked whether to react."""
    while not any(ask.prompt == "react" for ask in table.match.pending.values()):
        assert await choose_any(table, rng)


@pytest.mark.parametrize("in_a_window", [False, True])
def test_nobody_else_is_sent_anything_because_of_a_wish(tmp_path, in_a_window):
    async def work(hub):
        table, made = await new_table(hub, "inis", "me", "me", "me", seed=3)
        for seat in range(3):
            await table.wishes.set_always(seat, True)  # nobody is answered for meanwhile
        if in_a_window:
            await reach_reaction(table, random.Random(3))
        elsewhere = reopened(hub, table)
        here, there = await record(table), await record(elsewhere)
        acts = [
            lambda: table.wishes.set_always(OWN, False),
            lambda: table.wishes.set_always(OWN, True),
            lambda: table.wishes.set_quiet(OWN, TRIGGER, True),
            lambda: table.wishes.set_quiet(OWN, TRIGGER, False),
        ]
        for act in acts[1:2] if in_a_window else acts:
            forget([*here, *there])
            await act()
            await take_in(elsewhere)
            for number, recorder in enumerate([*here, *there]):
                if number % len(here) != OWN:
                    assert recorder.frames == []
        forget([*here, *there])
        await hub.seats.rename(table.id, str(made["seats"][0]["token"]), "Ann")
        await take_in(elsewhere)
        for recorder in (*here, *there):
            assert [m["type"] for m in recorder.heard("table")] == ["table"], "a name is for all"
            assert recorder.heard("state") == [], "nobody's state is another one"

    with_hub(tmp_path, work)


def test_a_wish_is_shown_to_its_own_seat_at_every_worker(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", "me", seed=3)
        elsewhere = reopened(hub, table)
        here, there = await record(table), await record(elsewhere)
        await table.wishes.set_quiet(OWN, TRIGGER, True)
        await take_in(elsewhere)
        for recorder in (here[OWN], there[OWN]):
            assert recorder.last("state")["quiet"] == [TRIGGER]
        assert elsewhere.wishes.quiet(OWN) == [TRIGGER]
        assert table.wishes.always(OWN) is False
        assert not any(is_silent(ask) for ask in table.match.pending.values())
        await until(lambda: not table.is_busy())

    with_hub(tmp_path, work)


def test_a_webhook_is_not_told_to_others(tmp_path):
    async def work(hub):
        table, made = await new_table(hub, "inis", "me", "me", "me")
        recorders = await record(table)
        forget(recorders)
        token = str(made["seats"][OWN]["token"])
        await hub.seats.set_webhook(table.id, token, "https://chat.example/x")
        assert table.setup.seats[OWN].webhook
        assert [recorder.frames for recorder in recorders] == [[], [], [], []]

    with_hub(tmp_path, work, webhook_hosts=("chat.example",))


def test_over_the_line_a_wish_is_followed_by_nothing_for_others(service):
    made = service.create("inis", "me", "hotseat")
    wisher, other = (Player(service, made["table"], token) for token in tokens(made))
    watcher = Player(service, made["table"])
    for player in (wisher, other, watcher):
        player.until("state")
    drain([wisher, other, watcher])
    before = len(other.frames), len(watcher.frames)
    wisher.send(type="always", id="a", seat=0, on=True)
    wisher.until("state")
    wisher.send(type="chat", seat=0, text="and now?")
    for player, heard in zip((other, watcher), before, strict=True):
        player.until("chat")
        assert len(player.frames) == heard + 1, "the line of chat, and nothing before it"
    for player in (wisher, other, watcher):
        player.close()
