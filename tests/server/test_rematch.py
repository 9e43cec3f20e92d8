"""Who gets which seat of a rematch, and its token."""

import json

import pytest

from crannog.server.imports import setup_of_save
from crannog.server.rematch import rotated
from crannog.server.setup import BadRequest, Forbidden, SeatRequest, Setup
from tests.server.inside import create, listening, with_hub
from tests.server.playing import finished

ME = SeatRequest("me", "Eve")
OPEN = SeatRequest("open")
BOT = SeatRequest("bot", bot="random")


async def finished_table(hub, *kinds, public=False):
    """A table whose match is over, and what its creator is told."""
    seats = [SeatRequest(kind, bot="random" if kind == "bot" else "") for kind in kinds]
    setup = setup_of_save(finished("inis", len(kinds), 33), seats, "en", public)
    made = await create(hub, setup)
    table = await hub.tables.open(str(made["table"]))
    assert table.match.result is not None
    return table, made


def token_of(made, seat):
    return str(made["seats"][seat]["token"])


async def seat_of(hub, answer):
    """The seat that the answer's token holds at the new table; None: it brought none."""
    tokens = [row["token"] for row in answer["seats"] if "token" in row]
    new = await hub.tables.setup(answer["table"])
    held = [hub.tokens.seat_of(answer["table"], new, token) for token in tokens]
    assert None not in held
    assert len(held) <= 1
    return held[0] if held else None


def test_everyone_who_sat_there_at_the_end_gets_the_next_seat(tmp_path):
    async def work(hub):
        table, made = await finished_table(hub, "me", "bot", "me")
        async with listening(table, 2) as listener, listening(table) as watcher:
            first = await hub.rematches.rematch(table.id, token_of(made, 0))
            assert await seat_of(hub, first) == 1
            assert await seat_of(hub, listener.last("rematch")) == 0
            assert watcher.last("rematch")["seats"] == []
        assert await seat_of(hub, await hub.rematches.rematch(table.id, token_of(made, 2))) == 0
        assert await hub.rematches.rematch(table.id, token_of(made, 0)) == first, "one for all"
        new = await hub.tables.setup(first["table"])
        assert [plan.kind for plan in new.seats] == ["person", "person", "bot"]
        owners = await hub.rematches.rematch(table.id, made["owner"])
        assert not any("token" in row for row in owners["seats"])
        assert hub.tokens.is_owner(first["table"], new, owners["owner"])

    with_hub(tmp_path, work)


def test_a_stranger_at_an_open_seat_of_the_old_table_gets_nobodys_token(tmp_path):
    """The seat of the new table was taken by somebody else meanwhile."""

    async def work(hub):
        table, made = await finished_table(hub, "me", "open", public=True)
        new_id = (await hub.rematches.rematch(table.id, token_of(made, 0)))["table"]
        await hub.seats.join(new_id, 0, "Bob", "")
        stranger = await hub.seats.join(table.id, 1, "Mallory", "")
        async with listening(table, 1) as listener:
            answer = await hub.rematches.rematch(table.id, stranger)
            await hub.rematches.announce(table, new_id)
            assert listener.last("rematch")["seats"] == []
        assert answer == {"table": new_id, "seats": []}

    with_hub(tmp_path, work)


def test_whoever_sits_down_after_the_end_gets_an_open_seat_like_anybody(tmp_path):
    async def work(hub):
        table, made = await finished_table(hub, "me", "open", public=True)
        late = await hub.seats.join(table.id, 1, "Late", "")
        answer = await hub.rematches.rematch(table.id, late)
        assert answer["seats"] == []
        new = await hub.tables.setup(answer["table"])
        assert [(plan.kind, plan.name) for plan in new.seats] == [("open", ""), ("person", "")]
        assert await seat_of(hub, await hub.rematches.rematch(table.id, token_of(made, 0))) == 1
        await hub.seats.join(answer["table"], 0, "Late", "")

    with_hub(tmp_path, work)


def test_whoever_left_the_new_table_does_not_get_the_successors_token(tmp_path):
    async def work(hub):
        table, made = await finished_table(hub, "me", "me", public=True)
        old = token_of(made, 0)
        answer = await hub.rematches.rematch(table.id, old)
        new_id, mine = answer["table"], answer["seats"][0]["token"]
        await hub.seats.change(new_id, 1, OPEN, mine)
        assert await seat_of(hub, await hub.rematches.rematch(table.id, old)) is None
        await hub.seats.join(new_id, 1, "Bob", "")
        assert (await hub.rematches.rematch(table.id, old))["seats"] == []

    with_hub(tmp_path, work)


def test_the_old_owner_does_not_get_a_players_token_through_the_old_table(tmp_path):
    async def work(hub):
        table, made = await finished_table(hub, "me", "me")
        victim = token_of(made, 1)
        new_id = (await hub.rematches.rematch(table.id, victim))["table"]
        await hub.seats.change(table.id, 1, OPEN, made["owner"])
        row = await hub.seats.change(table.id, 1, ME, made["owner"])
        answer = await hub.rematches.rematch(table.id, str(row["token"]))
        assert answer == {"table": new_id, "seats": []}
        assert await seat_of(hub, await hub.rematches.rematch(table.id, victim)) == 0, (
            "the seat was made for its holder, whatever becomes of the old one"
        )

    with_hub(tmp_path, work)


def test_a_new_link_after_the_end_keeps_the_seat(tmp_path):
    async def work(hub):
        table, made = await finished_table(hub, "me", "me")
        row = await hub.seats.change(table.id, 1, ME, token_of(made, 1))
        answer = await hub.rematches.rematch(table.id, str(row["token"]))
        assert await seat_of(hub, answer) == 0
        new_id, mine = answer["table"], answer["seats"][0]["token"]
        await hub.seats.change(new_id, 0, ME, mine)
        assert (await hub.rematches.rematch(table.id, str(row["token"])))["seats"] == []

    with_hub(tmp_path, work)


def test_strangers_and_those_who_were_replaced_get_no_rematch(tmp_path):
    async def work(hub):
        table, made = await finished_table(hub, "me", "me")
        await hub.seats.change(table.id, 1, BOT, made["owner"])
        for token in ("", "seat-1.x", token_of(made, 1)):
            with pytest.raises(Forbidden):
                await hub.rematches.rematch(table.id, token)
        new_id = (await hub.rematches.rematch(table.id, made["owner"]))["table"]
        assert (await hub.tables.setup(new_id)).seats[0].kind == "bot"
        for token in ("", "seat-1.x", token_of(made, 1)):
            with pytest.raises(Forbidden):
                await hub.rematches.rematch(table.id, token)
        with pytest.raises(BadRequest):
            await hub.seats.join(new_id, 0, "Eve", "")

    with_hub(tmp_path, work)


def test_a_rematch_of_a_rematch_is_for_those_who_sit_there_now():
    setup = setup_of_save(finished("inis", 2, 33), [ME, ME], "en", False)
    second = rotated(setup, 0)
    assert [plan.made_for for plan in second.seats] == [setup.seats[1].nonce, setup.seats[0].nonce]
    second.seats[0].since = 5
    third = rotated(second, 6)
    assert [plan.made_for for plan in third.seats] == [p.nonce for p in reversed(second.seats)]
    assert [plan.since for plan in third.seats] == [-1, -1], "the new log is another one"


def test_a_set_up_of_an_older_version_is_read():
    """One without the newer fields, as a database may have it."""
    old = {
        "game": "inis",
        "seats": [{"kind": "person", "nonce": "a"}, {"kind": "bot", "bot": "random"}],
        "options": {},
        "seed": 1,
        "owner": "o",
    }
    setup = Setup.decode(json.dumps(old))
    assert [plan.since for plan in setup.seats] == [-1, -1]
    assert [plan.made_for for plan in setup.seats] == ["", ""]
