"""Sagas: what each game leaves to the next one, rematches, branches, files, and who may do what."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from crannog.games.oath.facts import NUMBER, VISION_NUMBERS
from crannog.kernel.errors import BadOption, BadPosition, BadSeats, CrannogError
from crannog.parts.saga import NoSaga
from crannog.sagas import MOST_GAMES, BadSaga
from crannog.server import schemas
from crannog.server.sagas import GameOn, NoSuchSaga
from crannog.server.setup import BadRequest, Forbidden, SeatRequest, plan_table
from tests.oath.simulator.corpus import SIMPLE
from tests.server.inside import create, listening, with_hub
from tests.server.playing import tokens
from tests.server.sagas import (
    OPTIONS,
    new_saga,
    next_table,
    play_out,
    saga_file,
    saga_of_games,
    worlds,
)

EXILE_WINS = 1  # a seed, with random choices
ANN, BOB = SeatRequest("me", "Ann"), SeatRequest("me", "Bob")


def named(page):
    """The names of the players of each game."""
    return [[player.name for player in game.players] for game in page.games]


# -- one game after the other ------------------------------------------------------------------


def test_a_finished_game_is_in_the_saga_and_the_next_one_begins_in_its_world(tmp_path):
    async def work(hub):
        saga = await new_saga(hub)
        table, _ = await next_table(hub, saga, "Ann", "Bob", "Cid")
        page = await hub.sagas.show(saga.saga, "")
        assert (page.next, page.table, page.games, page.world) == (1, table.id, [], None)
        assert table.views.table_message().saga == schemas.SagaPlace(saga.saga, 1)
        assert table.setup.origin == "new"
        world = await play_out(table)
        page = await hub.sagas.show(saga.saga, saga.owner)
        assert (page.owner, page.next, page.table) == (True, 2, None)
        assert [(game.number, game.table) for game in page.games] == [(1, table.id)]
        assert named(page) == [["Ann", "Bob", "Cid"]]
        assert page.games[0].page["winner"] == world["history"]["winner"]
        assert page.world["goal"] == world["goal"]
        second, _ = await next_table(hub, saga, "Bob", "Dan")
        assert second.setup.start["goal"] == second.match.view(None)["goal"] == world["goal"]
        assert (second.setup.origin, second.match.seats) == ("saga", 2)
        assert second.views.table_message().saga == schemas.SagaPlace(saga.saga, 2)

    with_hub(tmp_path, work)


def test_the_table_of_no_saga_knows_of_none(tmp_path):
    async def work(hub):
        made = await create(hub, plan_table("oath", [ANN, BOB], OPTIONS, 3, "en", False))
        table = await hub.tables.open(made["table"])
        assert table.views.table_message().saga is None
        await play_out(table)
        answer = await hub.rematches.rematch(table.id, made["owner"])
        assert (await hub.tables.setup(answer["table"])).saga == ""

    with_hub(tmp_path, work)


def test_a_page_of_a_game_has_the_world_before_and_after_it(tmp_path):
    async def work(hub):
        saga, tables = await saga_of_games(hub, 2)
        first = await hub.sagas.show_game(saga.saga, 1)
        second = await hub.sagas.show_game(saga.saga, 2)
        assert (first.before, first.map_before) == (None, [])
        assert (second.before, second.map_before) == (first.world, first.map)
        assert (first.before, first.table) == (None, tables[0].id)
        assert (second.before, second.table) == (first.world, tables[1].id)
        page = await hub.sagas.show(saga.saga, "")
        assert (second.world, second.map) == (page.world, page.map)
        assert len(page.map) == 8
        assert page.drift.after == [1, 2]
        for number in (0, 3):
            with pytest.raises(NoSuchSaga, match=f"game {number}"):
                await hub.sagas.show_game(saga.saga, number)

    with_hub(tmp_path, work)


def test_while_a_game_is_on_there_is_no_other(tmp_path):
    async def work(hub):
        saga = await new_saga(hub)
        await next_table(hub, saga, "Ann", "Bob")
        with pytest.raises(GameOn):
            await next_table(hub, saga, "Ann", "Bob")
        with pytest.raises(GameOn):
            await hub.sagas.branch(saga.saga, saga.owner, schemas.Branch(1))

    with_hub(tmp_path, work)


def test_two_who_seat_the_next_game_at_once_get_one_table(tmp_path):
    async def work(hub):
        saga = await new_saga(hub)
        wish = schemas.NextGame([ANN, BOB])
        first = await hub.sagas.plan_next(saga.saga, saga.owner, wish)
        second = await hub.sagas.plan_next(saga.saga, saga.owner, wish)
        table = await hub.sagas.seat(first)
        with pytest.raises(GameOn):
            await hub.sagas.seat(second)
        assert (await hub.sagas.row(saga.saga)).table_id == table

    with_hub(tmp_path, work)


# -- rematches ---------------------------------------------------------------------------------


def test_a_rematch_is_the_next_game_and_offers_the_winner_the_chancellors_board(tmp_path):
    async def work(hub):
        saga = await new_saga(hub)
        seats = [SeatRequest("me", name) for name in ("Ann", "Bob", "Cid")]
        setup = await hub.sagas.plan_next(saga.saga, saga.owner, schemas.NextGame(seats))
        setup.seed = EXILE_WINS
        table = await hub.tables.open(await hub.sagas.seat(setup))
        made = hub.tokens.of_table(table.id, setup)
        world = await play_out(table)
        colours = [player["colour"] for player in world["history"]["players"]]
        winner = colours.index(world["history"]["winner"])
        assert winner > 0
        async with listening(table, winner) as listener:
            answer = await hub.rematches.rematch(table.id, tokens(made)[1])
            assert [row["seat"] for row in listener.last("rematch")["seats"]] == [0]
        new = await hub.tables.setup(answer["table"])
        names = ["Ann", "Bob", "Cid"]
        names[0], names[winner] = names[winner], names[0]
        assert [plan.name for plan in new.seats] == names
        assert (new.saga, new.number) == (saga.saga, 2)
        held = hub.tokens.seat_of(answer["table"], new, answer["seats"][0]["token"])
        assert names[held] == "Bob"
        again = await hub.rematches.rematch(table.id, tokens(made)[2])
        assert again["table"] == answer["table"], "one for all"
        owner = await hub.rematches.rematch(table.id, made["owner"])
        assert hub.tokens.is_owner(answer["table"], new, owner["owner"])

    with_hub(tmp_path, work)


def test_the_owners_next_game_is_told_at_the_last_table(tmp_path):
    async def work(hub):
        saga, (table,) = await saga_of_games(hub, 1)
        async with listening(table, 0) as listener:
            new, _ = await next_table(hub, saga, "Dan", "Eve")
            assert listener.last("rematch") == {"type": "rematch", "table": new.id, "seats": []}
        assert table.setup.next == new.id

    with_hub(tmp_path, work)


def test_a_rematch_finds_the_next_game_that_nobody_was_led_to(tmp_path):
    """The service ended just after the owner had seated it."""

    async def work(hub):
        saga, (table,) = await saga_of_games(hub, 1)
        setup = await hub.sagas.plan_next(saga.saga, saga.owner, schemas.NextGame([ANN, BOB]))
        new_id = await hub.sagas.seat(setup)
        owner = hub.tokens.of_table(table.id, table.setup)["owner"]
        assert (await hub.rematches.rematch(table.id, owner))["table"] == new_id

    with_hub(tmp_path, work)


def test_a_saga_goes_on_from_its_last_game_alone(tmp_path):
    async def work(hub):
        saga = await new_saga(hub)
        lost, made = await next_table(hub, saga, "Ann", "Bob")
        await hub.rematches.abandon(saga.saga, saga.owner)
        table, _ = await next_table(hub, saga, "Ann", "Bob")
        await play_out(lost)
        assert (await hub.sagas.row(saga.saga)).games == 0
        await play_out(table)
        assert [game.table for game in (await hub.sagas.show(saga.saga, "")).games] == [table.id]
        with pytest.raises(BadRequest, match="gone on from another game"):
            await hub.rematches.rematch(lost.id, made["owner"])

    with_hub(tmp_path, work)


def test_after_an_abandoned_game_the_last_table_leads_to_the_next_one(tmp_path):
    async def work(hub):
        saga, (table,) = await saga_of_games(hub, 1)
        owner = hub.tokens.of_table(table.id, table.setup)["owner"]
        lost = (await hub.rematches.rematch(table.id, owner))["table"]
        await hub.rematches.abandon(saga.saga, saga.owner)
        assert table.setup.next == ""
        new = (await hub.rematches.rematch(table.id, owner))["table"]
        assert new != lost
        assert table.setup.next == (await hub.sagas.row(saga.saga)).table_id == new

    with_hub(tmp_path, work)


# -- branches ----------------------------------------------------------------------------------


def test_a_branch_shares_the_games_before_and_points_to_its_parents_game(tmp_path):
    async def work(hub):
        saga, tables = await saga_of_games(hub, 3)
        made = await hub.sagas.branch(saga.saga, saga.owner, schemas.Branch(2, "What if"))
        branch = await hub.sagas.show(made.saga, made.owner)
        parent = await hub.sagas.show(saga.saga, "")
        assert branch.parent == schemas.SagaLink(saga.saga, "The Long Night", 2)
        assert parent.branches == [schemas.SagaLink(made.saga, "What if", 2)]
        assert branch.games == parent.games[:1]
        assert (branch.next, branch.owner, branch.table) == (2, True, None)
        assert branch.world == (await hub.sagas.show_game(saga.saga, 1)).world
        table, _ = await next_table(hub, made, "Ann", "Bob")
        await play_out(table, seed=9)
        branch = await hub.sagas.show(made.saga, "")
        assert [game.table for game in branch.games] == [tables[0].id, table.id]
        assert (await hub.sagas.show(saga.saga, "")).games == parent.games
        last = await hub.sagas.branch(saga.saga, saga.owner, schemas.Branch(4))
        assert (await hub.sagas.show(last.saga, "")).name == "The Long Night"
        with pytest.raises(BadRequest, match="3 games"):
            await hub.sagas.branch(saga.saga, saga.owner, schemas.Branch(5))

    with_hub(tmp_path, work)


# -- files -------------------------------------------------------------------------------------


def test_a_saga_goes_out_as_a_file_and_comes_in_again(tmp_path):
    async def work(hub):
        saga, tables = await saga_of_games(hub, 2)
        text = await hub.sagas.file(saga.saga, saga.owner)
        made = await hub.sagas.keep(await hub.imports.read_saga(text), "")
        assert await hub.sagas.file(made.saga, made.owner) == text
        mine, theirs = [await hub.sagas.show(one.saga, "") for one in (saga, made)]
        assert (mine.drift, mine.map, mine.world) == (theirs.drift, theirs.map, theirs.world)
        assert [game.sentences for game in mine.games] == [game.sentences for game in theirs.games]
        assert [game.table for game in theirs.games] == [None, None]
        before = (await hub.sagas.games(made.saga))[1].world_before
        assert before == (await hub.sagas.games(saga.saga))[0].world_after
        table, _ = await next_table(hub, made, "Ann", "Bob")
        assert table.setup.number == 3
        assert tables[0].setup.saga == saga.saga

    with_hub(tmp_path, work)


def test_a_saga_may_begin_in_a_world_without_games(tmp_path):
    async def work(hub):
        (world,) = worlds(1)
        del world["history"]
        file = saga_file([], world=world)
        made = await hub.sagas.keep(await hub.imports.read_saga(json.dumps(file).encode()), "Ours")
        page = await hub.sagas.show(made.saga, "")
        assert (page.name, page.next, page.games, page.offered) == ("Ours", 1, [], [])
        assert page.drift.after == [0]
        table, _ = await next_table(hub, made, "Ann", "Bob")
        assert table.setup.start["sides"] == world["sides"]
        await play_out(table)
        page = await hub.sagas.show(made.saga, "")
        assert page.drift.after == [0, 1]
        assert (await hub.sagas.show_game(made.saga, 1)).before["goal"] == world["goal"]

    with_hub(tmp_path, work)


TOLD: dict[str, Any] = {
    "game": "oath",
    "name": "",
    "sight": "all",
    "games": [],
    "drift": None,
    "map": [],
    "world": None,
}
WRONG: list[tuple[str, Callable[[Any], Any], str]] = [
    ("not JSON", lambda file: "{", "not the file of a saga"),
    ("no number", lambda file: {"saga": file["saga"]}, "crannog-saga"),
    ("of the future", lambda file: {**file, "crannog-saga": 2}, "form 2"),
    ("nothing in it", lambda file: {"crannog-saga": 1}, "either `saga` or `told`"),
    ("a field too many", lambda file: {**file, "more": 1}, "more"),
    ("told alone", lambda file: {"crannog-saga": 1, "told": TOLD}, "while a game was on"),
    ("another game", lambda file: changed(file, "inis", "game"), "there are no sagas of it"),
    ("no game", lambda file: changed(file, "chess", "game"), "there is no game 'chess'"),
    ("a wrong sight", lambda file: changed(file, "some", "sight"), "saga.sight"),
    ("a long name", lambda file: changed(file, "x" * 61, "name"), "saga.name"),
    (
        "without chronicle",
        lambda file: changed(file, "none", "options", "chronicle"),
        "option chronicle",
    ),
    ("no option", lambda file: changed(file, 1, "options", "luck"), "no option 'luck'"),
    (
        "too many games",
        lambda file: changed(file, [file["saga"]["games"][0]] * (MOST_GAMES + 1), "games"),
        "saga.games",
    ),
    (
        "a doubled card",
        lambda file: changed(file, doubled(file), "games", 1, "world", "dispossessed"),
        r"saga\.games\.1\.world: O-8\.7: \w+ is in two places",
    ),
    (
        "no page",
        lambda file: changed(file, None, "games", 0, "world", "history"),
        r"saga\.games\.0\.world: it has no page",
    ),
    (
        "a wrong page",
        lambda file: changed(file, "green", "games", 0, "world", "history", "winner"),
        r"saga\.games\.0\.world: O-8\.7: history\.winner is one of",
    ),
    (
        "a round too many",
        lambda file: changed(file, 9, "games", 0, "world", "history", "round"),
        r"history\.round is a number from 1 to 8",
    ),
    (
        "a stranger among the cards",
        lambda file: changed(
            file, ["elders"], "games", 0, "world", "history", "cards", "in", "order"
        ),
        r"history\.cards\.in\.order",
    ),
    (
        "two players of one colour",
        lambda file: changed(file, "red", "games", 0, "world", "history", "players", 0, "colour"),
        "same colour",
    ),
    (
        "a world that is no table",
        lambda file: changed(file, [1], "games", 0, "world"),
        r"saga\.games\.0\.world: O-8\.7",
    ),
]


def changed(file, value, *path):
    """The file with another value at that path of its saga."""
    copy = json.loads(json.dumps(file))
    place = copy["saga"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return copy


def doubled(file):
    """The dispossessed of the second world, with a card of its deck."""
    world = file["saga"]["games"][1]["world"]
    return [*world["dispossessed"], world["deck"][2][0]]


def test_a_bad_file_is_refused_with_its_path_and_rule(tmp_path):
    async def work(hub):
        good = saga_file(worlds(2))
        assert (await hub.imports.read_saga(json.dumps(good).encode())).name == "The Long Night"
        for what, spoil, said in WRONG:
            bad = spoil(good)
            text = bad if isinstance(bad, str) else json.dumps(bad)
            with pytest.raises(CrannogError, match=said) as refused:
                await hub.imports.read_saga(text.encode())
            expected = ["BadSaga", "BadOption", "NoSaga", "UnknownGame"]
            assert type(refused.value).__name__ in expected, what

    with_hub(tmp_path, work, imports_per_second=1000.0)


def test_a_saga_begins_in_the_world_of_another_programs_string(service):
    body = {"game": "oath", "string": SIMPLE.text(), "name": "From afar"}
    status, made = service.call("POST", "/api/sagas/import", body)
    assert status == 200, made
    path = f"/api/sagas/{made['saga']}"
    page = service.call("GET", path)[1]
    assert (page["name"], page["next"], page["games"]) == ("From afar", 1, [])
    assert page["world"]["map"]["c1"]["site"] == "plains"
    seats = {"seats": [{"kind": "me"}, {"kind": "me"}]}
    status, table = service.call("POST", f"{path}/next", seats, made["owner"])
    assert status == 200, table
    shown = service.call("GET", f"/api/tables/{table['table']}")[1]
    assert shown["table"]["origin"] == "saga"


def test_the_world_of_a_saga_goes_out_as_a_string_to_its_owner_alone(service):
    status, made = service.call("POST", "/api/sagas/import", {"file": saga_file(worlds(2))})
    assert status == 200, made
    path = f"/api/sagas/{made['saga']}"
    assert service.call("GET", f"{path}/string")[0] == 403
    status, told = service.call("GET", f"{path}/string", token=made["owner"])
    assert status == 200, told
    status, again = service.call("POST", "/api/sagas/import", {"game": "oath", **told})
    assert status == 200, again
    worlds_shown = [
        service.call("GET", f"/api/sagas/{one}")[1]["world"]
        for one in (made["saga"], again["saga"])
    ]
    assert worlds_shown[0] == worlds_shown[1]
    seats = {"seats": [{"kind": "me"}, {"kind": "me"}]}
    assert service.call("POST", f"{path}/next", seats, made["owner"])[0] == 200
    status, refused = service.call("GET", f"{path}/string", token=made["owner"])
    assert (status, refused["error"]["kind"]) == (409, "GameOn")


def test_a_saga_without_a_world_has_no_string(service):
    status, made = service.call("POST", "/api/sagas", {"game": "oath"})
    assert status == 200, made
    status, refused = service.call("GET", f"/api/sagas/{made['saga']}/string", token=made["owner"])
    assert (status, refused["error"]["kind"]) == (400, "BadSaga")


@pytest.mark.parametrize(
    ("body", "kind", "said"),
    [
        ({}, "BadRequest", "give a file, or a game and a string"),
        ({"file": None, "game": "oath"}, "BadRequest", "give a file"),
        ({"game": "oath", "string": SIMPLE.text()[:40]}, "BadSaga", "Tabletop Simulator"),
        ({"game": "inis", "string": "03"}, "NotProvided", "inis is not written as a string"),
        ({"game": "chess", "string": "03"}, "UnknownGame", "no game 'chess'"),
        ({"game": "oath", "string": "0" * 100_001}, "OverLimit", "100000 characters"),
    ],
)
def test_a_string_that_is_none_is_refused(service, body, kind, said):
    status, answer = service.call("POST", "/api/sagas/import", body)
    assert (status, answer["error"]["kind"]) == (400, kind)
    assert said in answer["error"]["text"]


# -- who may do what ---------------------------------------------------------------------------


def test_only_the_owner_may_change_a_saga_and_the_token_can_be_replaced(tmp_path):
    async def work(hub):
        saga, (table,) = await saga_of_games(hub, 1)
        seat = hub.tokens.of_table(table.id, table.setup)
        for token in ("", tokens(seat)[0], seat["owner"], "owner.aaaa"):
            for refused in (
                hub.sagas.change(saga.saga, token, schemas.ChangeSaga("Mine")),
                hub.sagas.new_owner(saga.saga, token),
                hub.sagas.branch(saga.saga, token, schemas.Branch(1)),
                hub.rematches.abandon(saga.saga, token),
                hub.rematches.next_of_saga(saga.saga, token, schemas.NextGame([ANN, BOB])),
            ):
                with pytest.raises(Forbidden):
                    await refused
        new = await hub.sagas.new_owner(saga.saga, saga.owner)
        with pytest.raises(Forbidden):
            await hub.sagas.new_owner(saga.saga, saga.owner)
        await hub.sagas.change(saga.saga, new.owner, schemas.ChangeSaga(" Ours\n\u202e", "all"))
        page = await hub.sagas.show(saga.saga, new.owner)
        assert (page.name, page.sight, page.owner) == ("Ours", "all", True)
        assert not (await hub.sagas.show(saga.saga, saga.owner)).owner

    with_hub(tmp_path, work)


def test_a_saga_is_of_a_game_that_has_them_and_its_matches_write_the_chronicle(tmp_path):
    async def work(hub):
        with pytest.raises(NoSaga):
            await new_saga(hub, game="inis", options={})
        with pytest.raises(BadSaga, match="chronicle"):
            await new_saga(hub, options={"chronicle": "none"})
        with pytest.raises(BadOption, match="luck"):
            await new_saga(hub, options={"luck": 1})
        saga = await new_saga(hub)
        with pytest.raises(BadSeats):
            await next_table(hub, saga, *"ABCDEFG")

    with_hub(tmp_path, work)


def test_the_next_game_may_be_played_with_the_prince_or_without_him(tmp_path):
    """O-12.1: he takes the seats that are missing; the games after that are as the saga was."""

    async def work(hub):
        saga, _ = await saga_of_games(hub, 1)
        seats = [ANN]
        for role in ("exile", "chancellor"):
            wish = schemas.NextGame(seats, options={"prince": role})
            made = await hub.rematches.next_of_saga(saga.saga, saga.owner, wish)
            table = await hub.tables.open(str(made["table"]))
            assert table.setup.options["prince"] == role
            await play_out(table)
        page = await hub.sagas.show(saga.saga, "")
        assert [len(game.players) for game in page.games] == [2, 1, 1]
        assert page.games[1].page["players"][1] == {
            "colour": "red",
            "role": "exile",
            "becomes": "exile",
            "prince": True,
        }
        table, _ = await next_table(hub, saga, "Ann", "Bob")
        assert table.setup.options["prince"] == "none"
        await hub.sagas.abandon(saga.saga, saga.owner)
        for options, problem in (
            ({}, BadOption),
            ({"prince": "queen"}, BadOption),
            ({"prince": "exile", "chronicle": "none"}, BadSaga),
        ):
            wish = schemas.NextGame(seats, options=options)
            with pytest.raises(problem):
                await hub.rematches.next_of_saga(saga.saga, saga.owner, wish)

    with_hub(tmp_path, work)


def test_a_world_too_small_for_so_many_is_refused(tmp_path):
    async def work(hub):
        (world,) = worlds(1)
        parts = world["deck"]
        cards = [card for part in parts for card in part]
        visions = [card for card in cards if NUMBER[card] in VISION_NUMBERS]
        pool = [card for card in cards if card not in visions]
        world["dispossessed"] += pool[8:]
        world["deck"] = [[*pool[:8], *visions[:2]], visions[2:], []]
        saga = await hub.imports.read_saga(json.dumps(saga_file([world])).encode())
        made = await hub.sagas.keep(saga, "")
        with pytest.raises(BadPosition, match=r"O-1\.20"):
            await next_table(hub, made, *"ABCDE")
        assert (await hub.sagas.row(made.saga)).table_id is None

    with_hub(tmp_path, work)


def test_sagas_over_http(service):
    """Statuses of what is refused, and a list of sagas."""
    ask = service.call
    status, made = ask("POST", "/api/sagas", {"game": "oath", "name": "Ours", "options": OPTIONS})
    assert status == 200
    path, owner = f"/api/sagas/{made['saga']}", made["owner"]
    seats = {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
    assert ask("POST", f"{path}/next", seats)[0] == 403
    status, table = ask("POST", f"{path}/next", seats, owner)
    assert status == 200
    status, answer = ask("POST", f"{path}/next", seats, owner)
    assert (status, answer["error"]["kind"]) == (409, "GameOn")
    assert ask("GET", "/api/sagas/none")[0] == 404
    assert ask("GET", f"{path}/games/1")[1]["error"]["kind"] == "NoSuchSaga"
    assert ask("POST", "/api/sagas", {"game": "inis"})[0] == 404
    assert ask("POST", "/api/sagas", {"game": "oath", "name": "x" * 61})[0] == 400
    status, cards = ask("GET", f"/api/sagas?saga=none&saga={made['saga']}&saga=%00")
    assert (status, [card["saga"] for card in cards]) == (200, [made["saga"]])
    assert (cards[0]["table"], cards[0]["games"]) == (table["table"], 0)
    assert ask("GET", "/api/sagas?" + "&saga=x" * 51)[0] == 400
    bad = saga_file(worlds(1))
    bad["saga"]["games"][0]["world"]["goal"] = "riches"
    status, answer = ask("POST", "/api/sagas/import", {"file": bad})
    assert (status, answer["error"]["kind"]) == (400, "BadSaga")
    assert "saga.games.0.world: O-2.10" in answer["error"]["text"]
