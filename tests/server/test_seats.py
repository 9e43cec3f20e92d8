"""Who sits where: who may change it, what everyone is told of it, what an old link still does."""

import asyncio
import random
import time

import pytest

from crannog.kernel.errors import UndoRefused
from crannog.server.lobby import lobby_tables
from crannog.server.setup import Forbidden, SeatRequest, clean_line, clean_name
from tests.server.inside import (
    Recorder,
    choose_any,
    listening,
    new_table,
    open_asks,
    reopened,
    with_hub,
)
from tests.server.playing import await_that, finished, open_save, tokens
from tests.server.running import Player

ME = SeatRequest("me", "Eve")
OPEN = SeatRequest("open")
BOT = SeatRequest("bot", bot="random")


def token_of(made, seat):
    return str(made["seats"][seat]["token"])


def notices(table):
    """What the table itself has said of its seats."""
    return [(row.seat, row.name, row.notice) for row in table.chat.lines if row.notice]


# -- who may change a seat ---------------------------------------------------------------------


def test_the_owner_does_not_take_the_seat_of_a_person_directly(tmp_path):
    async def work(hub):
        table, made = await new_table(hub, "inis", "me", "me", "bot-random", "open")
        owner = made["owner"]
        for kind in ("me", "hotseat"):
            with pytest.raises(Forbidden, match="somebody sits there"):
                await hub.seats.change(table.id, 1, SeatRequest(kind), owner)
        assert hub.tokens.seat_of(table.id, table.setup, token_of(made, 1)) == 1
        for seat in (2, 3):
            row = await hub.seats.change(table.id, seat, ME, owner)
            assert hub.tokens.seat_of(table.id, table.setup, str(row["token"])) == seat
        await hub.seats.change(table.id, 1, OPEN, owner)
        assert hub.tokens.seat_of(table.id, table.setup, token_of(made, 1)) is None
        own = await hub.seats.change(table.id, 0, ME, token_of(made, 0))
        assert own["token"] != token_of(made, 0), "whoever holds a seat may change its link"
        with pytest.raises(Forbidden):
            await hub.seats.change(table.id, 2, BOT, str(own["token"]))

    with_hub(tmp_path, work)


def test_every_change_of_who_sits_where_is_said_in_the_chat_and_kept(tmp_path):
    async def work(hub):
        table, made = await new_table(hub, "inis", "me", "open", "bot-random")
        async with listening(table) as listener:
            invite = str(made["seats"][1]["invite"])
            token = await hub.seats.join(table.id, 1, "Bob", invite)
            await hub.seats.change(table.id, 1, BOT, token)
            await hub.seats.change(table.id, 1, OPEN, made["owner"])
            await hub.seats.change(table.id, 2, ME, made["owner"])
            await hub.seats.rename(table.id, token_of(made, 0), "Ann")
        said = [(1, "Bob", "joined"), (1, "Bob", "bot"), (1, "", "open"), (2, "Eve", "person")]
        assert notices(table) == said
        lines = listener.heard("chat")
        assert [(line["seat"], line["name"], line["notice"]) for line in lines] == said
        assert all(line["text"] == "" and line["at"] > 0 for line in lines)
        again = reopened(hub, table)
        assert notices(again) == said, "it outlives a restart"
        await table.chat.say(0, "Ann", "hello")
        assert table.chat.lines[-1].notice is None

    with_hub(tmp_path, work)


# -- seats that are lost -----------------------------------------------------------------------


def test_whoever_comes_while_the_seat_is_given_away_does_not_keep_it(tmp_path, monkeypatch):
    """The seat is lost between hello and the moment when its events have been read."""

    async def work(hub):
        table, made = await new_table(hub, "inis", "me", "me")
        reading, go_on = asyncio.Event(), asyncio.Event()

        async def slow(_):
            reading.set()
            await go_on.wait()
            return []

        monkeypatch.setattr(table.record, "old_events", slow)
        listener = Recorder(0, 1)
        greeting = asyncio.create_task(table.greet(listener, 0))
        await reading.wait()
        await hub.seats.change(table.id, 1, OPEN, made["owner"])
        go_on.set()
        await greeting
        assert listener.seats == [0]
        assert listener.last("table")["you"] == [0]
        assert {message["seat"] for message in listener.heard("state")} == {0}
        assert table.context.listeners.seats_here() == [0]

    with_hub(tmp_path, work)


def test_a_choice_that_waited_while_the_seat_was_given_away_is_refused(tmp_path):
    async def work(hub):
        table, made = await new_table(hub, "inis", "me", "me")
        seat, ask = next(iter(open_asks(table).items()))
        acts = [
            lambda: table.moves.choose(seat, ask.options[0]),
            lambda: table.takebacks.undo(seat),
            lambda: table.wishes.set_always(seat, True),
            lambda: table.wishes.set_quiet(seat, "clash_start", True),
        ]
        for act in acts:
            await table.context.lock.acquire()
            away = asyncio.create_task(hub.seats.change(table.id, seat, BOT, made["owner"]))
            await asyncio.sleep(0)
            late = asyncio.create_task(act())
            await asyncio.sleep(0)
            table.context.lock.release()
            with pytest.raises(Forbidden, match="given to somebody else"):
                await late
            await away
        assert table.setup.seats[seat].always is False

    with_hub(tmp_path, work, bot_delay=60.0)


def test_what_was_agreed_to_is_not_the_successors(tmp_path):
    async def work(hub):
        table, made = await new_table(hub, "inis", "me", "me", "me", seed=4)
        seat, ask = next(iter(open_asks(table).items()))
        await table.moves.choose(seat, ask.options[0])  # then the toss is made
        await table.takebacks.ask(seat)
        await hub.seats.change(table.id, seat, ME, token_of(made, seat))
        for other in {0, 1, 2} - {seat}:
            await table.takebacks.hear_consent(other, True)
        assert table.record.undos == 0, "the one who asked has gone"

    with_hub(tmp_path, work)


# -- what the creator may know -----------------------------------------------------------------

SCENARIO = "{title: A, game: inis, seats: 2, seed: 5, options: {scenario: discovery}}"


def test_everyone_is_told_when_the_creator_may_know_what_is_hidden(service):
    seats = [{"kind": "me"}, {"kind": "open"}]
    save = finished("inis", 2, 33)
    save["choices"] = save["choices"][:20]
    tables = {
        "new": service.create("inis", "me", "open", public=True),
        "seed": service.create("inis", "me", "open", public=True, seed=7),
        "save": open_save(service, save, "me", "open", public=True),
    }
    body = {"scenario": SCENARIO, "seats": seats, "public": True, "language": "uk"}
    tables["scenario"] = service.call("POST", "/api/tables/import", body)[1]
    listed = {row["table"]: row["origin"] for row in service.call("GET", "/api/lobby")[1]}
    for origin, made in tables.items():
        _, shown = service.call("GET", f"/api/tables/{made['table']}")
        assert shown["table"]["origin"] == origin
        assert listed[made["table"]] == origin
        assert shown["table"]["language"] == ("uk" if origin == "scenario" else "en")
    body = {"scenario": SCENARIO, "seats": seats, "language": "xx"}
    assert service.call("POST", "/api/tables/import", body)[0] == 400


# -- the lobby and the rematch -----------------------------------------------------------------


def test_a_match_that_is_over_is_not_in_the_lobby(service):
    def listed(made):
        return made["table"] in [row["table"] for row in service.call("GET", "/api/lobby")[1]]

    save = finished("inis", 2, 33)
    assert not listed(open_save(service, save, "me", "open", public=True))
    save["choices"] = save["choices"][:-1]
    made = open_save(service, save, "me", "open", public=True)
    assert listed(made)
    joined = {"seat": 1, "kind": "hotseat"}
    path = f"/api/tables/{made['table']}/seat"
    status, row = service.call("POST", path, joined, token=made["owner"])
    assert status == 200
    player = Player(service, made["table"], *tokens(made), row["token"])
    player.asked()
    seat, choice = finished("inis", 2, 33)["choices"][-1]
    player.choose(seat, choice)
    player.state.clear()
    assert service.call("POST", path, {"seat": 1, "kind": "open"}, token=row["token"])[0] == 200
    await_that(lambda: not listed(made))
    player.close()


def test_the_end_of_a_match_takes_it_off_the_lobby_for_good(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", seed=33)
        table.setup.public = True
        table.setup.seats[1].kind = "open"
        hub.services.store.set_open(table.id, 1).result()
        rng = random.Random(33)
        while await choose_any(table, rng):
            pass
        await table.close()
        assert await lobby_tables(hub.services) == []
        last = next(seat for seat, choice in reversed(table.match.choices) if choice)
        with pytest.raises(UndoRefused, match="the match is over"):
            await table.takebacks.undo(last, range(2))
        assert await lobby_tables(hub.services) == []

    with_hub(tmp_path, work)


def test_a_table_that_nobody_has_touched_for_a_month_is_not_in_the_lobby(tmp_path, monkeypatch):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "open")
        hub.services.store.set_open(table.id, 1).result()
        assert len(await lobby_tables(hub.services)) == 1
        later = time.time() + 31 * 24 * 3600
        monkeypatch.setattr("crannog.server.lobby.time.time", lambda: later)
        assert await lobby_tables(hub.services) == []

    with_hub(tmp_path, work)


def test_a_rematch_is_for_a_match_that_is_over(service):
    made = service.create("inis", "me", "hotseat")
    path = f"/api/tables/{made['table']}"
    for token in (tokens(made)[0], made["owner"]):
        status, answer = service.call("POST", f"{path}/rematch", {}, token=token)
        assert (status, answer["error"]["kind"]) == (409, "NotOver")
    assert service.call("GET", path)[1]["table"]["next"] is None


# -- names and chat ----------------------------------------------------------------------------


def test_a_line_of_chat_is_one_line_of_visible_text(service):
    made = service.create("inis", "me", "hotseat")
    player = Player(service, made["table"], tokens(made)[0])
    player.until("state")
    for text in ("", "  \n ", "\u202e\u2066", "\x00\x07"):
        player.send(type="chat", id="e", text=text)
        assert player.until("refused", "chat")["kind"] == "BadRequest"
    player.send(type="chat", text=" \u202eevil\x07 one\ntwo \u05e9\u05dc\u05d5\u05dd ")
    assert player.until("chat")["text"] == "evil one two \u05e9\u05dc\u05d5\u05dd"
    player.close()


def test_names_and_lines_are_cleaned_and_cut():
    assert clean_name("\u202e \x00 Bran\u2069 \n") == "Bran"
    assert clean_name("x" * 100) == "x" * 24
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert clean_line(f"{family} ok", 500) == f"{family} ok", "joined signs stay joined"
    assert clean_line("a" * 9 + " b", 10) == "a" * 9
