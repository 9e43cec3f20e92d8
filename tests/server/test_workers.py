"""Two workers over one database, with PostgreSQL's NOTIFY and with Redis between them."""

import json
import os
import random
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from tests.server.playing import (
    await_all,
    await_that,
    drain,
    finished,
    numbers,
    open_save,
    play,
    tokens,
)
from tests.server.running import Deadline, Player, Service

CRANNOG = [sys.executable, "-m", "crannog.cli.main"]


@pytest.fixture(scope="module", params=["notify", "redis"])
def workers(request, tmp_path_factory):
    """Two services that share their tables."""
    data = tmp_path_factory.mktemp("workers")
    if request.param == "redis":
        news = {"redis_url": request.getfixturevalue("redis_url")}
    else:
        folder = request.getfixturevalue("postgres_server")
        news = {"database_url": f"postgresql://postgres@/postgres?host={folder}"}
    pair = [Service(data, rest_after=1.0, **news) for _ in range(2)]
    for service in pair:
        service.start()
    yield pair
    for service in pair:
        assert service.stop() in (0, -15)


def two_players(workers, *kinds, **more):
    """A table, and its first two seats each at another worker."""
    made = workers[0].create("inis", *(kinds or ("me", "hotseat")), **more)
    pair = [
        Player(worker, made["table"], token)
        for worker, token in zip(workers, tokens(made), strict=False)
    ]
    for player in pair:
        player.until("state")
    return made, pair


def test_players_at_two_workers_play_a_match_together(workers):
    _, players = two_players(workers, seed=5)
    rng = random.Random(1)
    for _ in range(30):
        newest = max(state["count"] for p in players for state in p.state.values())
        await_all(players, newest)
        for seat, player in enumerate(players):
            state = player.state[seat]
            if state["ask"] is not None:
                answer = player.choose(seat, rng.choice(state["ask"]["options"]), state["count"])
                assert answer["type"] == "accepted", answer
                break
        else:
            drain(players)
    newest = max(state["count"] for p in players for state in p.state.values())
    await_all(players, newest)
    assert newest >= 15
    for seat, player in enumerate(players):
        assert numbers(player, seat) == list(range(len(numbers(player, seat))))
        player.close()


def play_to_the_draft(players):
    """Plays on until both are asked at the same time; returns their states."""
    deadline = Deadline("a question to both at the same time")
    while True:
        deadline.left()
        await_all(players, max(s["count"] for p in players for s in p.state.values()))
        states = [player.state[seat] for seat, player in enumerate(players)]
        asked = [seat for seat, state in enumerate(states) if state["ask"]]
        if len(asked) == 2:
            return states
        if asked:
            seat = asked[0]
            option = states[seat]["ask"]["options"][0]
            assert players[seat].choose(seat, option, states[seat]["count"])["type"] == "accepted"
        else:
            drain(players)


def test_a_simultaneous_ask_is_answered_at_both_workers_at_once(workers):
    """Both append the same number; the one who loses is taken in all the same."""
    for seed in range(3):
        _, players = two_players(workers, seed=seed)
        states = play_to_the_draft(players)
        assert [state["ask"]["prompt"] for state in states] == ["draft", "draft"]
        with ThreadPoolExecutor(2) as pool:
            answers = [
                pool.submit(player.choose, seat, state["ask"]["options"][0], state["count"])
                for seat, (player, state) in enumerate(zip(players, states, strict=True))
            ]
        assert [answer.result()["type"] for answer in answers] == ["accepted", "accepted"]
        for player in players:
            player.close()


def test_two_choices_at_once_for_one_ask_exactly_one_wins(workers):
    for seed in range(3):
        made = workers[0].create("inis", "me", "hotseat", seed=seed)
        twins = [Player(worker, made["table"], *tokens(made)) for worker in workers]
        (seat, state), _ = (twin.asked() for twin in twins)
        with ThreadPoolExecutor(2) as pool:
            racing = [
                pool.submit(twin.choose, seat, choice, state["count"])
                for twin, choice in zip(twins, state["ask"]["options"], strict=False)
            ]
        answers = [answer.result() for answer in racing]
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["kind"] == "Faster"
        for twin in twins:
            twin.close()


def test_chat_names_and_presence_reach_the_other_worker(workers):
    made, (one, two) = two_players(workers)
    one.send(type="chat", text="hello there")
    assert two.until("chat")["text"] == "hello there"
    path = f"/api/tables/{made['table']}/name"
    assert workers[1].call("POST", path, {"text": "Maeve"}, token=tokens(made)[1])[0] == 200
    while one.table["seats"][1]["name"] != "Maeve" or not one.table["seats"][1]["online"]:
        one.hear()
    two.close()
    while one.table["seats"][1]["online"]:
        one.hear()
    one.close()


def test_a_wish_at_one_worker_is_followed_by_nothing_at_the_other(workers):
    """The line of chat after it is the next thing that they hear."""
    made, (one, two) = two_players(workers)
    watcher = Player(workers[1], made["table"])
    watcher.until("state")
    while not all(seat["online"] for seat in two.table["seats"]):
        two.hear()
    drain([one, two, watcher])
    before = len(two.frames), len(watcher.frames)
    one.send(type="always", id="a", seat=0, on=True)
    one.until("state")
    one.send(type="chat", seat=0, text="and now?")
    for player, heard in zip((two, watcher), before, strict=True):
        player.until("chat")
        assert len(player.frames) == heard + 1
    for player in (one, two, watcher):
        player.close()


def test_two_seats_of_one_table_are_taken_at_both_workers_at_once(workers):
    made = workers[0].create("inis", "me", "open", "open", public=True)
    path = f"/api/tables/{made['table']}"
    for worker in workers:
        assert worker.call("GET", path)[0] == 200  # open at both
    with ThreadPoolExecutor(2) as pool:
        joined = [
            pool.submit(worker.call, "POST", path + "/join", {"seat": seat})
            for seat, worker in enumerate(workers, 1)
        ]
    assert [answer.result()[0] for answer in joined] == [200, 200]
    for worker in workers:
        await_that(partial(all_seats_taken, worker, path))


def all_seats_taken(worker, path):
    return all(seat["kind"] == "person" for seat in worker.call("GET", path)[1]["table"]["seats"])


def test_an_undo_is_agreed_on_across_workers(workers):
    _, players = two_players(workers, seed=4)
    seat = next(s for s, player in enumerate(players) if player.state[s]["ask"])
    asking, other = players[seat], players[1 - seat]
    asking.choose(seat, asking.state[seat]["ask"]["options"][0])
    await_all([other], 1)
    told = other.state[1 - seat]["told"]
    asking.send(type="undo", id="u", seat=seat)
    assert other.until("consent")["seat"] == seat
    other.send(type="consent", id="y", seat=1 - seat, yes=True)
    while other.state[1 - seat]["count"] != 0 or other.state[1 - seat]["undos"] != 1:
        other.hear()
    assert other.state[1 - seat]["told"] < told
    assert len(numbers(other, 1 - seat)) == other.state[1 - seat]["told"]
    for player in players:
        player.close()


def test_a_seat_given_away_at_one_worker_is_lost_at_the_other(workers):
    made, (one, two) = two_players(workers)
    body = {"seat": 1, "kind": "open"}
    path = f"/api/tables/{made['table']}/seat"
    assert workers[0].call("POST", path, body, token=made["owner"])[0] == 200
    while two.table["you"] != []:
        two.hear()
    two.send(type="choose", id="x", seat=1, choice=["pass"])
    assert two.until("refused")["kind"] == "Forbidden"
    one.close()
    two.close()


def test_a_rematch_is_one_table_for_players_at_both_workers(workers):
    made = open_save(workers[0], finished("inis", 2, 33), "me", "hotseat")
    one, two = (
        Player(worker, made["table"], token)
        for worker, token in zip(workers, tokens(made), strict=True)
    )
    for player in (one, two):
        assert player.asked()[1]["result"], "the match is over"
    path = f"/api/tables/{made['table']}/rematch"
    status, new = workers[0].call("POST", path, {}, token=tokens(made)[0])
    assert status == 200
    assert [row["seat"] for row in new["seats"]] == [1]
    told = two.until("rematch")
    assert told["table"] == new["table"]
    assert [row["seat"] for row in told["seats"]] == [0]
    again = Player(workers[1], new["table"], told["seats"][0]["token"])
    again.until("state")
    status, same = workers[1].call("POST", path, {}, token=tokens(made)[1])
    assert same["table"] == new["table"]
    for player in (one, two, again):
        player.close()


def test_bots_play_once_although_two_workers_have_the_table(workers):
    made = workers[0].create("inis", "me", "bot-random", "bot-random")
    player = Player(workers[0], made["table"], *tokens(made))
    watcher = Player(workers[1], made["table"])
    play(player, random.Random(2), 12)
    count = max(state["count"] for state in player.state.values()) if player.state else 0
    await_all([watcher], count)
    assert numbers(watcher, None) == list(range(len(numbers(watcher, None))))
    player.close()
    watcher.close()


def test_a_worker_killed_in_the_middle_leaves_everything_to_the_other(workers):
    made, players = two_players(workers, seed=9)
    players[1].close()
    both = Player(workers[0], made["table"], *tokens(made))
    accepted = play(both, random.Random(3), 10)
    workers[0].kill()
    other = Player(workers[1], made["table"], *tokens(made))
    _, state = other.asked()
    assert state["count"] >= len(accepted)
    assert len(play(other, random.Random(4), 5)) == 5
    other.close()
    workers[0].start()


def test_a_table_that_rests_is_in_no_workers_memory(workers):
    made, players = two_players(workers)
    for player in players:
        player.close()
    for worker in workers:
        await_that(partial(no_table_open, worker))
    again = Player(workers[1], made["table"], *tokens(made))
    again.asked()
    again.close()


def no_table_open(service):
    return figure(service, "crannog_tables_open") == 0


def figure(service, name):
    lines = service.call("GET", "/metrics")[1].splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name + " "))


# -- the command -------------------------------------------------------------------------------


def test_the_command_runs_several_workers_and_sums_up_their_figures(postgres_url, tmp_path):
    service = Service(tmp_path)
    words = ["--port", str(service.port), "--data", str(tmp_path), "--no-open", "--workers", "2"]
    with service.log.open("ab") as log:
        service.process = subprocess.Popen(
            [*CRANNOG, "serve", *words, "--database-url", postgres_url],
            stderr=log,
            env={**os.environ, "CRANNOG_BOT_DELAY": "0", "CRANNOG_REQUESTS_PER_SECOND": "500"},
        )
    service.await_health()
    made = service.create("inis", "me", "hotseat")
    players = [Player(service, made["table"], *tokens(made)) for _ in range(6)]
    await_all(players, 0)
    play(players[0], random.Random(1), 6)
    await_all(players[1:], 6)
    await_that(lambda: figure(service, "crannog_sockets_open") == 6)
    assert figure(service, "crannog_choices_total") >= 6
    for player in players:
        player.close()
    service.process.send_signal(signal.SIGTERM)
    assert service.process.wait(timeout=240) in (0, -15)
    assert all(json.loads(line) for line in service.log.read_text().splitlines())


def test_several_workers_without_news_between_them_are_refused(tmp_path):
    words = ["serve", "--workers", "2", "--no-open", "--data", str(tmp_path)]
    done = subprocess.run(
        [*CRANNOG, *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "--database-url (PostgreSQL) or --redis-url" in done.stderr
