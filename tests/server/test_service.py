"""The service from outside: tables, tokens, live updates, durability, secrets."""

import json
import random
import threading
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

from crannog.kernel import Match
from tests.server.playing import (
    drain,
    finished,
    numbers,
    open_save,
    play,
    tokens,
)
from tests.server.running import Player, running

# -- REST --------------------------------------------------------------------------------------


def test_games_words_and_rules_are_served(service):
    status, games = service.call("GET", "/api/games")
    assert status == 200
    assert {game["id"] for game in games} == {"inis", "horizons", "oath"}
    assert all(game["bots"] and game["prompts"] for game in games)
    for language in ("en", "ru", "uk"):
        status, words = service.call("GET", f"/api/words/inis/{language}")
        assert status == 200
        assert "card-bard =" in words
        status, rules = service.call("GET", f"/api/rules/inis/{language}")
        assert status == 200
        assert any(rule["number"] == "I-12.9" for rule in rules)


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "there is no game 'chess'"),
        ({"game": "inis", "seats": [{"kind": "me"}]}, "played with 2, 3, 4 seats"),
        ({"game": "inis", "seats": [{"kind": "me"}, {"kind": "king"}]}, "a seat's kind is one of"),
        ({"game": "inis", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, "a bot is one"),
        ({"game": "inis", "seats": "two"}, "Expected `array`"),
        (
            {"game": "inis", "seats": [{"kind": "me"}] * 2, "options": {"map_mode": "cube"}},
            "option map_mode takes trihex | lattice",
        ),
        ({"game": "inis", "seats": [{"kind": "me"}] * 2, "speed": 3}, "unknown field `speed`"),
    ],
)
def test_bad_tables_are_refused_with_a_reason(service, body, text):
    status, answer = service.call("POST", "/api/tables", body)
    assert status == 400
    assert text in answer["error"]["text"]


def test_an_unknown_table_is_not_found(service):
    assert service.call("GET", "/api/tables/nothing")[0] == 404


def test_the_lobby_lists_public_open_seats_and_they_can_be_taken(service):
    made = service.create("inis", "me", "open", public=True)
    listed = [row for row in service.call("GET", "/api/lobby")[1] if row["table"] == made["table"]]
    assert listed[0]["open"] == [1]
    path = f"/api/tables/{made['table']}/join"
    status, joined = service.call("POST", path, {"seat": 1, "name": "Bob"})
    assert status == 200
    assert joined["token"].startswith("seat-1.")
    assert service.call("POST", path, {"seat": 1, "name": "Eve"})[0] == 400
    assert made["table"] not in [row["table"] for row in service.call("GET", "/api/lobby")[1]]


def test_a_private_open_seat_needs_its_invitation(service):
    made = service.create("inis", "me", "open")
    path = f"/api/tables/{made['table']}/join"
    assert service.call("POST", path, {"seat": 1})[0] == 403
    invite = made["seats"][1]["invite"]
    assert service.call("POST", path, {"seat": 1, "invite": invite})[0] == 200


# -- tokens ------------------------------------------------------------------------------------


def test_forged_and_swapped_tokens_give_nothing(service):
    one = service.create("inis", "me", "hotseat")
    two = service.create("inis", "me", "hotseat")
    good = tokens(one)[0]
    forged = [good[:-1] + ("A" if good[-1] != "A" else "B"), good.replace("seat-0", "seat-1"), "x"]
    for token in (*forged, tokens(two)[0], one["owner"]):
        player = Player(service, one["table"], token)
        assert player.until("refused")["kind"] == "Forbidden"
    _, shown = service.call("GET", f"/api/tables/{one['table']}", token=tokens(two)[0])
    assert shown["state"]["seat"] is None


def test_a_seat_cannot_choose_for_another(service):
    made = service.create("inis", "me", "hotseat")
    player = Player(service, made["table"], tokens(made)[0])
    player.until("state")
    player.send(type="choose", id=1, seat=1, choice=["pass"])
    assert player.until("refused", "accepted")["kind"] == "Forbidden"
    player.close()


def test_leaving_ends_the_old_token_and_a_bot_can_take_over(service):
    made = service.create("inis", "me", "hotseat")
    table, token = made["table"], tokens(made)[1]
    body = {"seat": 1, "kind": "bot", "bot": "random"}
    assert service.call("POST", f"/api/tables/{table}/seat", body, token=token)[0] == 200
    assert Player(service, table, token).until("refused")["kind"] == "Forbidden"
    back = service.call(
        "POST", f"/api/tables/{table}/seat", {"seat": 1, "kind": "me"}, token=made["owner"]
    )
    assert back[1]["token"] != token


# -- playing -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "bots"), [("inis", 2), ("horizons", 1)])
def test_a_person_plays_with_bots(service, game, bots):
    made = service.create(game, "me", *["bot-random"] * bots)
    player = Player(service, made["table"], *tokens(made))
    assert len(play(player, random.Random(2), 25)) >= 15
    heard = numbers(player, 0)
    assert heard == list(range(len(heard))), "no lost, no doubled events"
    player.close()


def test_an_illegal_choice_names_its_rule_and_changes_nothing(service):
    made = service.create("inis", "me", "hotseat", seed=1)
    player = Player(service, made["table"], *tokens(made))
    seat, state = player.asked()
    answer = player.choose(seat, ["territory", "atlantis"])
    assert answer["type"] == "refused"
    assert answer["rule"] == "I-4.7"
    _, shown = service.call("GET", f"/api/tables/{made['table']}", token=tokens(made)[seat])
    assert shown["state"]["count"] == state["count"]
    player.close()


def try_choice(answers, seat, count, player, choice):
    answers.append(player.choose(seat, choice, count)["type"])


def test_two_choices_at_once_for_one_ask_exactly_one_wins(service):
    for seed in range(5):
        made = service.create("inis", "me", "hotseat", seed=seed)
        twins = [Player(service, made["table"], *tokens(made)) for _ in range(2)]
        seat, state = twins[0].asked()
        twins[1].asked()
        answers: list[str] = []
        race = partial(try_choice, answers, seat, state["count"])
        threads = [
            threading.Thread(target=race, args=(twin, choice))
            for twin, choice in zip(twins, state["ask"]["options"], strict=False)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == ["accepted", "refused"]
        for twin in twins:
            twin.close()


def test_a_client_resumes_where_it_was(service):
    made = service.create("inis", "me", "hotseat")
    first = Player(service, made["table"], *tokens(made))
    play(first, random.Random(3), 12)
    seen = len(first.events[0])
    first.close()
    second = Player(service, made["table"], *tokens(made), since=seen)
    play(second, random.Random(4), 8)
    heard = numbers(second, 0)
    assert heard == list(range(seen, seen + len(heard)))
    second.close()


def test_undo_goes_back_and_a_reveal_needs_consent(service):
    made = service.create("inis", "me", "hotseat", seed=4)
    player = Player(service, made["table"], *tokens(made))
    seat, state = player.asked()
    player.choose(seat, state["ask"]["options"][0])  # the Capital, then the toss is made
    player.send(type="undo", id="u", seat=seat)
    assert player.until("consent", "refused", "accepted")["type"] == "consent"
    player.send(type="consent", id="y", seat=1 - seat, yes=True)
    while player.state.get(seat, {}).get("count") != 0:
        player.hear()
    player.close()


def test_chat_is_heard_by_all_and_cut_to_size(service):
    made = service.create("inis", "me", "hotseat")
    one, two = (Player(service, made["table"], token) for token in tokens(made))
    two.until("state")
    one.send(type="chat", text="<b>hi</b>" * 200)
    heard = two.until("chat")
    assert heard["text"].startswith("<b>hi</b>")
    assert len(heard["text"]) == 500
    one.close()
    two.close()


def test_save_and_replay_keep_secrets_while_the_match_runs(service):
    made = service.create("inis", "me", "hotseat")
    player = Player(service, made["table"], *tokens(made))
    play(player, random.Random(5), 20)
    path = f"/api/tables/{made['table']}"
    assert service.call("GET", f"{path}/save")[0] == 403
    status, own = service.call("GET", f"{path}/save", token=tokens(made)[0])
    assert status == 200
    assert own["seat"] == 0
    assert "seed" not in own
    _, replay = service.call("GET", f"{path}/replay?at=10&seat=1", token=tokens(made)[0])
    assert replay["state"]["seat"] == 0, "another seat's view only after the end"
    assert replay["count"] == 10
    player.close()


def next_asked(players):
    """A player, one seat each, who has something to decide; (seat, state)."""
    for _ in range(200):
        drain(players)
        states = [state for player in players for state in player.state.values()]
        newest = max((state["count"] for state in states), default=0)
        for seat, player in enumerate(players):
            state = player.state.get(seat)
            if state and state["ask"] and state["count"] == newest:
                return seat, state
    raise AssertionError("nobody is asked anything")


# -- secrets -----------------------------------------------------------------------------------


def test_no_frame_tells_a_seat_what_it_may_not_know(service):
    """The raw frames of each seat and the spectator against the finished match's own record."""
    made = service.create("inis", "me", "me", "me", seed=11)
    table, keys = made["table"], tokens(made)
    players = [Player(service, table, key) for key in keys]
    watcher = Player(service, table)
    rng = random.Random(6)
    for _ in range(25):
        seat, state = next_asked(players)
        players[seat].choose(seat, rng.choice(state["ask"]["options"]), state["count"])
    drain([*players, watcher])
    for viewer, player in [*enumerate(players), (None, watcher)]:
        for frame in map(json.loads, player.frames):
            if frame["type"] == "state":
                assert frame["seat"] == viewer
                assert set(frame["view"]["hands"]) <= {str(viewer)}
            if frame["type"] == "events":
                assert frame["seat"] == viewer
            text = json.dumps(frame)
            assert 'epic_deck": [' not in text
            assert '"seed":' not in text
        player.close()


# -- durability --------------------------------------------------------------------------------


def test_a_graceful_stop_tells_the_clients_and_loses_nothing(tmp_path):
    with running(tmp_path) as service:
        made = service.create("inis", "me", "bot-greedy")
        player = Player(service, made["table"], *tokens(made))
        accepted = play(player, random.Random(9), 12)
        service.stop()
        assert service.logged()[-1]["text"] == "stopped"
        with pytest.raises(ConnectionClosed) as closed:
            player.until("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "come again: the service restarts"
        service.start()
        again = Player(service, made["table"], *tokens(made))
        again.asked()
        assert max(state["count"] for state in again.state.values()) >= len(accepted)
        heard = numbers(again, 0)
        assert heard == list(range(len(heard)))
        assert heard[: len(numbers(player, 0))] == numbers(player, 0)
        again.close()


# -- export and import -------------------------------------------------------------------------


def test_a_finished_match_can_be_downloaded_and_imported(service):
    match = Match.new("horizons", 1, 2)
    rng = random.Random(1)
    while len(match.choices) < 30 and match.pending:
        seat, ask = next(iter(match.pending.items()))
        match.choose(seat, rng.choice(ask.options))
    body = {"save": match.save(), "seats": [{"kind": "me"}]}
    status, made = service.call("POST", "/api/tables/import", body)
    assert status == 200, made
    player = Player(service, made["table"], *tokens(made))
    play(player, rng, 1000)
    status, save = service.call("GET", f"/api/tables/{made['table']}/save")
    assert status == 200
    again = Match.load(save)
    assert again.result is not None
    assert [list(c) for _, c in again.choices[:30]] == [list(c) for _, c in match.choices]
    path = f"/api/tables/{made['table']}/replay"
    status, step = service.call("GET", f"{path}?at={len(again.choices)}&seat=0")
    assert step["state"]["result"] == again.result
    assert service.call("GET", f"{path}?at=3&seat=1")[0] == 400, "there is no seat 1"
    player.close()


SCENARIO = """
title: A table from a scenario
game: inis
seats: 2
seed: 5
options: {scenario: discovery}
"""


def test_a_scenario_becomes_a_table(service):
    body = {"scenario": SCENARIO, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    status, made = service.call("POST", "/api/tables/import", body)
    assert status == 200, made
    _, shown = service.call("GET", f"/api/tables/{made['table']}")
    assert shown["table"]["options"]["scenario"] == "discovery"
    assert [seat["kind"] for seat in shown["table"]["seats"]] == ["person", "bot"]


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ({}, "give a save or a scenario"),
        ({"save": {"crannog-seat": 1}}, "not a Crannog save"),
        ({"save": {"crannog": 99}}, "format"),
        ({"scenario": "{"}, "not YAML"),
        ({"scenario": "a: &x [1]\nb: *x"}, "aliases"),
        ({"scenario": "x" * 200_000}, "100000 characters"),
        ({"scenario": SCENARIO.replace("seats: 2", "seats: 3")}, "the save has 3 seats, not 2"),
        ({"scenario": SCENARIO + "position: {territories: 5}"}, ""),
    ],
)
def test_what_is_no_save_or_scenario_is_refused_with_a_reason(service, body, text):
    seats = [{"kind": "me"}, {"kind": "me"}]
    status, answer = service.call("POST", "/api/tables/import", {"seats": seats, **body})
    assert status == 400
    assert text in answer["error"]["text"]


# -- what hosts look at ------------------------------------------------------------------------


def test_health_and_figures(service):
    assert service.call("GET", "/health") == (200, {"ok": True})
    status, text = service.call("GET", "/metrics")
    assert status == 200
    for name in ("choices_total", "tables_open", "sockets_open", "choice_seconds_bucket"):
        assert f"crannog_{name}" in text


# -- rematch -----------------------------------------------------------------------------------


def test_a_rematch_rotates_the_seats_and_is_one_for_all(service):
    made = open_save(service, finished("inis", 3, 33), "me", "hotseat", "bot-random")
    path = f"/api/tables/{made['table']}"
    one = Player(service, made["table"], tokens(made)[0])
    two = Player(service, made["table"], tokens(made)[1])
    for player in (one, two):
        assert player.asked()[1]["result"], "the match is over"
    status, new = service.call("POST", f"{path}/rematch", {}, token=tokens(made)[0])
    assert status == 200
    assert [(row["seat"], row["kind"]) for row in new["seats"]] == [(1, "person")]
    told = two.until("rematch")
    assert [row["seat"] for row in told["seats"]] == [2]
    status, whole = service.call("POST", f"{path}/rematch", {}, token=made["owner"])
    assert whole["table"] == new["table"] == told["table"]
    assert [row["kind"] for row in whole["seats"]] == ["bot", "person", "person"]
    assert "token" not in str(whole["seats"]), "the owner must not get the links of other players"
    assert whole["owner"]
    assert service.call("GET", path)[1]["table"]["next"] == new["table"]
    moved = Player(service, new["table"], told["seats"][0]["token"], new["seats"][0]["token"])
    moved.until("state")
    assert sorted(moved.table["you"]) == [1, 2]
    still = Player(service, made["table"], tokens(made)[0])
    still.until("state")
    for player in (one, two, moved, still):
        player.close()


# -- help --------------------------------------------------------------------------------------


def test_a_hint_says_what_and_why(service):
    made = service.create("inis", "me", "hotseat", seed=2)
    player = Player(service, made["table"], *tokens(made))
    play(player, random.Random(2), 6)
    seat, state = player.asked()
    player.send(type="hint", id="h", seat=seat)
    hint = player.until("hint", "refused")
    assert hint["choice"] in state["ask"]["options"]
    assert hint["because"]["tried"] >= 1
    assert {"then", "next", "lead", "events", "changes"} <= set(hint["because"])
    player.send(type="hint", id="h", seat=1 - seat)
    other = player.until("hint", "refused")
    assert other["type"] == "hint" or other["kind"] == "IllegalChoice"
    player.close()


def test_after_an_undo_a_returning_client_gets_what_is_true_now(service):
    made = service.create("inis", "me", "hotseat", seed=4)
    player = Player(service, made["table"], *tokens(made))
    play(player, random.Random(1), 8)
    seen = len(player.events[0])
    undos = next(iter(player.state.values()))["undos"]
    player.close()
    other = Player(service, made["table"], *tokens(made))
    seat, _ = other.asked()
    other.send(type="undo", id="u", seat=seat)
    if other.until("consent", "accepted", "refused")["type"] == "consent":
        other.send(type="consent", id="y", seat=1 - seat, yes=True)
    while not all(state["undos"] == 1 for state in other.state.values()):
        other.hear()
    assert len(other.events[0]) == other.state[0]["told"] < seen
    play(other, random.Random(5), 3)
    again = Player(service, made["table"], *tokens(made), since=seen, undos=undos)
    again.first = 0
    again.asked()
    while len(again.events.get(0, [])) < len(other.events[0]):
        again.hear()
    assert again.events[0][: len(other.events[0])] == other.events[0]
    other.close()
    again.close()


def test_chat_is_there_when_one_comes_back(service):
    made = service.create("inis", "me", "hotseat")
    one = Player(service, made["table"], tokens(made)[0])
    one.until("state")
    one.send(type="chat", text="<script>alert(1)</script>")
    one.until("chat")
    one.close()
    two = Player(service, made["table"], tokens(made)[1])
    two.until("state")
    assert two.table["chat"][-1]["text"] == "<script>alert(1)</script>", "text, to be shown as text"
    two.close()
