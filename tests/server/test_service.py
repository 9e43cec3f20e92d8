"""The service from outside: tables, tokens, live updates, durability, secrets."""

import contextlib
import http.client
import json
import random
import threading
import urllib.request
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from crannog.kernel import Match
from tests.server.running import Player, Service, running


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    with running(tmp_path_factory.mktemp("service")) as started:
        yield started


def tokens(made):
    return [seat["token"] for seat in made["seats"] if "token" in seat]


def play(player, rng, choices):
    """Makes that many random choices with whatever seat is asked; returns the accepted ones."""
    accepted: list = []
    while len(accepted) < choices:
        seat, state = player.asked()
        if state["result"]:
            break
        choice = rng.choice(state["ask"]["options"])
        answer = player.choose(seat, choice, state["count"])
        assert answer["type"] == "accepted", answer
        accepted.append([seat, choice])
    return accepted


# -- REST --------------------------------------------------------------------------------------


def test_games_words_and_rules_are_served(service):
    status, games = service.call("GET", "/api/games")
    assert status == 200
    assert {game["id"] for game in games} == {"inis", "horizons"}
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
    numbers = [event["n"] for event in player.events[0]]
    assert numbers == list(range(len(numbers))), "no lost, no doubled events"
    player.close()


def test_an_illegal_choice_names_its_rule_and_changes_nothing(service):
    made = service.create("inis", "me", "hotseat")
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
    numbers = [event["n"] for event in second.events[0]]
    assert numbers == list(range(seen, seen + len(numbers)))
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


# -- messages that are not messages ------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "[", '"x"', "{}", '{"type": 3}', '{"type":"hello","since":"x"}']
)
def test_malformed_messages_are_answered_not_obeyed(service, text):
    made = service.create("inis", "me", "hotseat")
    socket = service.socket(made["table"])
    socket.send(text)
    assert json.loads(socket.recv(timeout=10))["type"] == "refused"


def test_oversized_messages_and_bodies_are_refused(service):
    connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=10)
    connection.putrequest("POST", "/api/tables")
    connection.putheader("Content-Length", str(2 << 20))
    connection.endheaders()
    assert connection.getresponse().status == 413
    connection.close()
    made = service.create("inis", "me", "hotseat")
    socket = service.socket(made["table"])
    with pytest.raises((ConnectionClosed, OSError)):
        shout(socket)


def shout(socket):
    socket.send("x" * (1 << 20))
    for _ in range(5):
        socket.recv(timeout=5)


def test_another_origin_may_not_open_a_websocket(service):
    made = service.create("inis", "me", "hotseat")
    with pytest.raises(InvalidStatus, match="403"):
        service.socket(made["table"], Origin="http://elsewhere.example")


def test_security_headers_are_on_every_answer(service):
    with urllib.request.urlopen(f"http://127.0.0.1:{service.port}/api/games") as response:
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"


def test_requests_are_rate_limited(tmp_path):
    with running(tmp_path, rate=1.0) as slow:
        statuses = [slow.call("POST", "/api/tables", {})[0] for _ in range(15)]
    assert statuses[:3] == [400, 400, 400]
    assert 429 in statuses


def drain(players):
    """Hears all that has been said to them by now."""
    for player in players:
        with contextlib.suppress(TimeoutError):
            while True:
                player.hear(timeout=0.05)


def next_asked(players):
    """A player, one seat each, who has something to decide; (seat, state)."""
    for _ in range(200):
        drain(players)
        newest = max(state["count"] for player in players for state in player.state.values())
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
    for _ in range(60):
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
            assert '"seed"' not in text
        player.close()


# -- durability --------------------------------------------------------------------------------


def play_until_cut(player, rng, accepted):
    while True:
        seat, state = player.asked()
        choice = rng.choice(state["ask"]["options"])
        answer = player.choose(seat, choice, state["count"])
        assert answer["type"] == "accepted", answer
        accepted.append((state["count"], seat, choice))


def test_nothing_acknowledged_is_missing_after_kill_9(tmp_path):
    """Killed in a burst at random instants; restarted, every accepted choice is there."""
    rng = random.Random(8)
    service = Service(tmp_path)
    service.start()
    try:
        made = service.create("inis", "me", "hotseat", seed=3)
        accepted: list = []
        for _ in range(3):
            player = Player(service, made["table"], *tokens(made))
            timer = threading.Timer(rng.uniform(0.2, 0.8), service.kill)
            timer.start()
            with pytest.raises(ConnectionClosed):
                play_until_cut(player, rng, accepted)
            timer.join()
            service.start()
            _, shown = service.call("GET", f"/api/tables/{made['table']}")
            last = max(count for count, _, _ in accepted)
            assert shown["state"]["count"] > last, "an acknowledged choice is missing"
        assert len(accepted) > 10
    finally:
        assert service.stop() in (0, -15)


def test_a_finished_match_can_be_downloaded_and_imported(tmp_path):
    with running(tmp_path) as service:
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
        player.close()


def test_tables_survive_a_graceful_restart(tmp_path):
    with running(tmp_path) as service:
        made = service.create("inis", "me", "hotseat")
        player = Player(service, made["table"], *tokens(made))
        play(player, random.Random(9), 40)
        player.close()
        assert service.stop() in (0, -15)
        service.start()
        again = Player(service, made["table"], *tokens(made))
        again.asked()
        assert max(state["count"] for state in again.state.values()) == 40
        numbers = [event["n"] for event in again.events[0]]
        assert numbers == list(range(len(numbers)))
        again.close()
