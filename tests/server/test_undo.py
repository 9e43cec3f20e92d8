"""Taking back at a table: what is final, who must agree, and what stays."""

import random
from typing import Any

import msgspec
import pytest

from crannog.kernel.errors import UndoRefused
from crannog.server.imports import setup_of_save
from crannog.server.lobby import lobby_tables
from crannog.server.setup import SeatRequest, Setup
from crannog.server.table.record import Record
from tests.server.inside import (
    Recorder,
    choose_any,
    create,
    listening,
    new_table,
    open_asks,
    reopened,
    until,
    with_hub,
)
from tests.server.playing import finished, open_save, tokens

FREE = {"allowed": True, "needs": [], "over": False, "reveal": False}
FREE |= {"others": False, "alone": False}


def undo_of(table, seat):
    return msgspec.to_builtins(table.views.state_message(seat).undo)


async def set_kinds(table, *kinds):
    """Who sits there, as if it had always been so."""

    def change(setup: Setup) -> None:
        for plan, kind in zip(setup.seats, kinds, strict=True):
            plan.kind, plan.bot = kind, "random" if kind == "bot" else ""

    await table.seating.change(change)


async def toss(hub, *others):
    """A table of Inis just after the first choice, which a toss follows, and who made it.

    The others are of these kinds.
    """
    table, _ = await new_table(hub, "inis", *["me"] * (len(others) + 1), seed=4)
    seat, ask = next(iter(open_asks(table).items()))
    await table.moves.choose(seat, ask.options[0])
    kinds = list(others)
    kinds.insert(seat, "person")
    await set_kinds(table, *kinds)
    return table, seat


# -- what is final -----------------------------------------------------------------------------


def test_a_finished_match_is_final(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", seed=33)
        rng = random.Random(33)
        while await choose_any(table, rng):
            pass
        for seat in (0, 1):
            with pytest.raises(UndoRefused, match="rematch, or a copy from here"):
                await table.takebacks.ask(seat)
            assert undo_of(table, seat) == FREE | {"allowed": False, "over": True}
        assert table.record.undos == 0

    with_hub(tmp_path, work)


@pytest.mark.parametrize("others", [["open"], ["bot"], ["bot", "open"]])
def test_with_one_person_what_was_revealed_is_final(tmp_path, others):
    """Neither bots nor open seats can agree to take it back."""

    async def work(hub):
        table, seat = await toss(hub, *others)
        assert undo_of(table, seat) == FREE | {"allowed": False, "reveal": True}
        async with listening(table) as listener:
            with pytest.raises(UndoRefused, match="nobody else can agree"):
                await table.takebacks.ask(seat)
            assert listener.heard("consent") == []
        assert table.record.undos == 0

    with_hub(tmp_path, work, bot_delay=60.0)


def test_all_other_people_must_agree_to_pass_a_reveal(tmp_path):
    async def work(hub):
        table, seat = await toss(hub, "bot", "person", "person")
        people = sorted(table.seating.people() - {seat})
        assert undo_of(table, seat) == FREE | {"allowed": False, "needs": people, "reveal": True}
        async with listening(table) as listener:
            await table.takebacks.ask(seat)
            assert listener.last("consent")["seat"] == seat
        await table.takebacks.hear_consent(people[0], True)
        assert table.record.undos == 0, "one has not agreed yet"
        await table.takebacks.hear_consent(people[1], True)
        assert (table.record.undos, table.match.choices) == (1, [])

    with_hub(tmp_path, work, bot_delay=60.0)


def test_what_only_bots_have_chosen_since_is_taken_back_with_it(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", seed=33)
        rng = random.Random(1)
        seat = next(iter(open_asks(table)))
        await until(lambda: bool(open_asks(table)))
        while next(iter(open_asks(table))) == seat:
            await table.moves.choose(seat, rng.choice(table.match.pending[seat].options))
        count = len(table.match.choices)
        await table.moves.choose(1 - seat, table.match.pending[1 - seat].options[0])
        needs = FREE | {"allowed": False, "needs": [1 - seat], "others": True}
        assert undo_of(table, seat) == needs
        kinds = ["person", "person"]
        kinds[1 - seat] = "bot"
        await set_kinds(table, *kinds)
        assert undo_of(table, seat) == FREE | {"others": True}
        await table.takebacks.ask(seat)
        assert len(table.match.choices) == count - 1

    with_hub(tmp_path, work, bot_delay=60.0)


# -- among simultaneous choices ----------------------------------------------------------------


async def reach_draft(table):
    """Plays on until all three are asked for a card of the draft; their asks."""
    rng = random.Random(3)
    while len(open_asks(table)) < 3:
        await choose_any(table, rng)
    return open_asks(table)


def test_a_choice_among_simultaneous_ones_is_taken_back_alone(tmp_path, monkeypatch):
    """One undo and the others' choices in one append; nobody sees anything between them."""
    appended = []
    append = Record.append

    async def note(record, *entries, also=None):
        appended.append([(entry.seat, entry.choice is None) for entry in entries])
        return await append(record, *entries, also=also)

    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", "me", seed=3)
        asks = await reach_draft(table)
        count = len(table.match.choices)
        elsewhere = reopened(hub, table)
        far = Recorder(0)
        await elsewhere.greet(far, 0)
        async with listening(table, 0) as near:
            for seat in (0, 1):
                await table.moves.choose(seat, asks[seat].options[0])
            assert undo_of(table, 0) == FREE | {"alone": True}
            await elsewhere.catch_up()
            monkeypatch.setattr(Record, "append", note)
            before = len(near.heard("state"))
            await table.takebacks.ask(0)
            assert appended == [[(0, True), (1, False)]]
            assert len(near.heard("state")) == before + 1, "one change for all of it"
            assert table.match.choices[count:] == [(1, asks[1].options[0])]
            assert set(open_asks(table)) == {0, 2}
            await elsewhere.catch_up()
            await check_same(hub, table, elsewhere)
            assert near.log() == far.log() == plain(await table.views.events(0, 0))
        await table.moves.choose(0, asks[0].options[-1], count + 2)
        await table.record.keep_snapshot()
        await check_same(hub, table, reopened(hub, table))

    with_hub(tmp_path, work)


async def check_same(hub, table, other):
    assert other.match.choices == table.match.choices
    assert (other.record.undos, other.record.entries) == (table.record.undos, table.record.entries)
    again = reopened(hub, table)
    for viewer in (None, 0, 1, 2):
        assert other.match.view(viewer) == table.match.view(viewer) == again.match.view(viewer)
        shown = await table.views.events(0, viewer)
        assert await other.views.events(0, viewer) == await again.views.events(0, viewer) == shown


def plain(data):
    return msgspec.json.decode(msgspec.json.encode(data))


def test_whoever_was_asked_all_along_answers_the_same_question_after_it(tmp_path):
    """The third player's question has not changed: an answer that is on its way is taken."""

    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", "me", seed=3)
        asks = await reach_draft(table)
        seen = len(table.match.choices)
        for seat in (0, 1):
            await table.moves.choose(seat, asks[seat].options[0])
        await table.takebacks.ask(0)
        await table.moves.choose(2, asks[2].options[0], seen)
        assert set(open_asks(table)) == {0}

    with_hub(tmp_path, work)


# -- practice ----------------------------------------------------------------------------------


async def practice_table(hub, *kinds, save=None):
    seats = [SeatRequest(kind, bot="random" if kind == "bot" else "") for kind in kinds]
    setup = setup_of_save(save, seats, "en", True)
    setup.practice = True
    made = await create(hub, setup)
    return await hub.tables.open(str(made["table"])), made


def test_in_practice_reveals_and_the_end_are_taken_back(tmp_path):
    async def work(hub):
        table, _ = await practice_table(hub, "me", "open", save=finished("inis", 2, 33))
        assert table.match.result is not None
        await table.close()
        assert await lobby_tables(hub.services) == []
        undo = undo_of(table, 0)
        assert (undo["allowed"], undo["reveal"], undo["over"]) == (True, False, False)
        await table.takebacks.ask(0)
        assert table.match.result is None
        await table.close()
        rows: list[Any] = await lobby_tables(hub.services)
        assert [row["practice"] for row in rows] == [True]
        for _ in range(5):
            await table.takebacks.ask(0)
        assert reopened(hub, table).match.practice

    with_hub(tmp_path, work)


def test_in_practice_people_whose_choices_would_be_undone_still_agree(tmp_path):
    async def work(hub):
        table, _ = await practice_table(hub, "me", "me", save=finished("inis", 2, 33))
        last = next(seat for seat, choice in reversed(table.match.choices) if choice)
        other = 1 - last
        assert undo_of(table, other)["needs"] == [last]
        await table.takebacks.ask(other)
        assert table.record.undos == 0
        await table.takebacks.hear_consent(last, True)
        assert table.record.undos == 1

    with_hub(tmp_path, work)


def test_practice_is_told_to_all_and_kept_by_rematches_and_saves(service):
    made = service.create("inis", "me", "open", public=True, practice=True)
    usual = service.create("inis", "me", "open", public=True)
    shown = {row["table"]: row["practice"] for row in service.call("GET", "/api/lobby")[1]}
    for table, practice in ((made["table"], True), (usual["table"], False)):
        assert shown[table] is practice
        assert service.call("GET", f"/api/tables/{table}")[1]["table"]["practice"] is practice

    over = open_save(service, finished("inis", 2, 33), "me", "hotseat", practice=True)
    path = f"/api/tables/{over['table']}"
    new = service.call("POST", f"{path}/rematch", {}, token=tokens(over)[0])[1]
    assert service.call("GET", f"/api/tables/{new['table']}")[1]["table"]["practice"] is True
    save = service.call("GET", f"{path}/save")[1]
    again = open_save(service, save, "me", "hotseat")
    assert service.call("GET", f"/api/tables/{again['table']}")[1]["table"]["practice"] is True
    plain_save = {key: value for key, value in save.items() if key != "practice"}
    final = open_save(service, plain_save, "me", "hotseat")
    assert service.call("GET", f"/api/tables/{final['table']}")[1]["table"]["practice"] is False
