"""Limits and defences: sizes, rates, origins, headers, tokens, logs, notices."""

import contextlib
import gzip
import http.client
import json
import logging
import queue
import random
import re
import sys
import threading
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus

from crannog.kernel.game import find_game
from crannog.server.config import SETTINGS, Config, with_environment
from crannog.server.guard import (
    COSTLY_TO_WRITES,
    LONGEST_PATH,
    READS_TO_WRITES,
    content_policy,
    right_origin,
)
from crannog.server.limits import BURST, MOST_BUCKETS, Limiter
from crannog.server.logs import JsonLines, PlainLines
from crannog.server.notices import Notices, turn_notice
from crannog.words import Words
from tests.server.playing import await_that, tokens
from tests.server.running import Deadline, Player, running


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A service with narrow limits, without a lobby, that one other origin may use."""
    with running(
        tmp_path_factory.mktemp("strict"),
        requests_per_second=1.0,
        choices_per_second=0.5,
        sockets_per_address=3,
        lobby=False,
        origins=("https://friends.example",),
    ) as started:
        yield started


JSON_BODY = {"Content-Type": "application/json"}


def post(service, path, body, **headers):
    """Status and decoded answer of a POST with just these headers."""
    connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=240)
    connection.request("POST", path, body, headers)
    answer = connection.getresponse()
    decoded = json.loads(answer.read())
    connection.close()
    return answer.status, decoded


def get(service, path, **headers):
    """Status, headers and body of a GET."""
    connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=240)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, answer.headers, body


# -- messages ----------------------------------------------------------------------------------

DEEP = '{"type":"hello","x":' + "[" * 30000 + "]" * 30000 + "}"


@pytest.mark.parametrize(
    "first",
    [
        "",
        "[",
        '"x"',
        "{}",
        '{"type": 3}',
        '{"type":"hello","since":"x"}',
        '{"type":"hello","since":1e99}',
        '{"type":"hello","tokens":"abc"}',
        '{"type":"hello","tokens":[1]}',
        '{"type":"choose"}',
        '{"type":"hello","token":"\\ud800"}',
        '{"type":"hello","tokens":[' + ",".join(['"x"'] * 50) + "]}",
        DEEP,
        b"\x00\xff",
        b'{"type":"hello"}',
    ],
)
def test_a_line_that_begins_with_nonsense_is_refused_and_closed(service, first):
    made = service.create("inis", "me", "hotseat")
    line = service.socket(made["table"])
    line.send(first)
    assert json.loads(line.recv(timeout=240))["type"] == "refused"
    with pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=240)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


@pytest.mark.parametrize(
    ("message", "kind"),
    [
        ({"type": "dance"}, "BadRequest"),
        ({"type": "choose", "choice": []}, "IllegalChoice"),
        ({"type": "choose", "choice": [2**60]}, "IllegalChoice"),
        ({"type": "choose", "choice": ["x"] * 500}, "IllegalChoice"),
        ({"type": "choose", "seat": -1, "choice": ["pass"]}, "Forbidden"),
        ({"type": "choose", "seat": 7, "choice": ["pass"]}, "Forbidden"),
        ({"type": "undo"}, "UndoRefused"),
        ({"type": "quiet", "trigger": "x" * 1000}, "BadRequest"),
        ({"type": "foresee", "choice": ["nothing"]}, "BadRequest"),
    ],
)
def test_nonsense_in_the_middle_is_refused_and_changes_nothing(service, message, kind):
    made = service.create("inis", "me", "hotseat", seed=1)
    player = Player(service, made["table"], *tokens(made))
    seat, state = player.asked()
    player.send(**{"seat": seat, "id": 5, **message})
    refused = player.until("refused")
    assert (refused["kind"], refused["id"]) == (kind, 5)
    player.send(type="ping")
    player.until("pong")
    check_count(service, made, state["count"])
    player.close()


@pytest.mark.parametrize("text", ["[", '{"type": "choose", "choice": [1.5]}', '{"type": 3}'])
def test_what_is_no_message_in_the_middle_is_refused_and_closes_the_line(service, text):
    made = service.create("inis", "me", "hotseat", seed=1)
    player = Player(service, made["table"], *tokens(made))
    player.asked()
    player.socket.send(text)
    assert player.until("refused")["kind"] == "BadRequest"
    expect_closed(player, 1008)
    check_count(service, made, 0)


def test_a_message_over_the_limit_closes_the_line(service):
    made = service.create("inis", "me", "hotseat")
    player = Player(service, made["table"], *tokens(made))
    player.asked()
    player.send(type="chat", text="x" * (1 << 17))
    expect_closed(player, 1009)
    check_count(service, made, 0)


def expect_closed(player, code):
    """The line is closed with this code, and nothing more is answered."""
    with pytest.raises(ConnectionClosed) as closed:
        player.until("chat", "accepted", "pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def check_count(service, made, count):
    """The table has seen so many choices."""
    _, shown = service.call("GET", f"/api/tables/{made['table']}")
    assert shown["state"]["count"] == count


def test_a_body_over_the_limit_is_refused_however_it_comes(service):
    connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=240)
    connection.putrequest("POST", "/api/tables")
    connection.putheader("Content-Length", str(2 << 20))
    connection.endheaders()
    assert connection.getresponse().status == 413
    connection.close()
    chunks = (b" " * 65536 for _ in range(40))
    connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=240)
    try:
        connection.request("POST", "/api/tables", chunks, JSON_BODY, encode_chunked=True)
        status = connection.getresponse().status
    except (ConnectionError, BrokenPipeError):
        status = 413  # it hung up while we were still talking
    assert status == 413
    connection.close()


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"[]", b"\xff\xfe", b'{"game":' + b"[" * 50000, b'"' + b"x" * 999 + b'"']
)
def test_a_body_that_is_no_request_is_a_bad_request(service, raw):
    status, answer = service.call("POST", "/api/tables", raw=raw)
    assert status == 400
    assert answer["error"]["kind"] == "BadRequest"


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/..%2f..%2fetc",
        "/api/tables/" + "x" * 300,
        "/api/nothing",
        "/assets/%00",
        "/assets/..%2f..%2f..%2fpyproject.toml",
    ],
)
def test_odd_paths_are_not_found(service, path):
    status, headers, body = get(service, path)
    assert status == 404
    assert json.loads(body)["error"]["kind"] in ("NotFound", "NoSuchTable")
    assert "default-src 'self'" in headers["Content-Security-Policy"]


@pytest.mark.parametrize("path", ["/", "/api/", "/assets/", "/t/"])
def test_a_path_that_is_too_long_is_told_so(service, path):
    status, headers, body = get(service, path + "x" * 9000)
    assert status == 414
    assert json.loads(body)["error"]["kind"] == "TooLong"
    assert "default-src 'self'" in headers["Content-Security-Policy"]


def test_a_name_that_no_file_can_have_is_not_found(service):
    assert get(service, "/assets/" + "x" * 300)[0] == 404
    assert get(service, "/" + "x" * 300)[0] == get(service, "/somewhere")[0]


def test_parameters_out_of_range_are_bad_requests(service):
    made = service.create("inis", "me", "hotseat")
    path = f"/api/tables/{made['table']}"
    for query in ("events?since=-1", f"events?since={10**30}", "replay?at=x", "replay?at=9"):
        status, answer = service.call("GET", f"{path}/{query}")
        assert status == 400, query
        assert answer["error"]["kind"] == "BadRequest"


# -- rates -------------------------------------------------------------------------------------


def test_an_address_that_asks_too_often_is_told_to_wait(strict):
    statuses = [strict.call("POST", "/api/tables", {})[0] for _ in range(15)]
    assert statuses[0] == 400
    assert statuses[-1] == 429


def test_a_seat_that_says_too_much_is_told_to_wait_and_keeps_its_line(strict, monkeypatch):
    made = until_created(strict)
    player = Player(strict, made["table"], *tokens(made))
    player.until("state")
    for number in range(12):
        player.send(type="ping", id=number)
    assert player.until("refused")["kind"] == "TooFast"
    lines = [player, Player(strict, made["table"]), Player(strict, made["table"])]
    with pytest.raises(InvalidStatus, match="403"):
        Player(strict, made["table"])
    for line in lines:
        line.close()


@pytest.fixture(scope="module")
def slow(tmp_path_factory):
    """A service that may be used once in five seconds, and read ten times as often."""
    folder = tmp_path_factory.mktemp("slow")
    with running(folder, requests_per_second=0.2, sockets_per_address=50) as started:
        yield started


def test_an_address_that_reads_too_often_is_told_to_wait_and_may_still_write(slow):
    with ThreadPoolExecutor(40) as at_once:
        calls = [at_once.submit(slow.call, "GET", "/api/games") for _ in range(40)]
    answers = [call.result() for call in calls]
    assert {status for status, _ in answers} == {200, 429}
    refused = next(answer for status, answer in answers if status == 429)
    assert refused["error"]["kind"] == "TooFast"
    assert slow.call("POST", "/api/tables", {})[0] == 400


def test_an_address_that_opens_lines_too_often_is_turned_away(slow):
    """However few are open at a time."""
    slow.socket("nothing").close()
    with pytest.raises(InvalidStatus, match="403"):
        come_and_go(slow, 10)


def come_and_go(service, times):
    for _ in range(times):
        service.socket("nothing").close()


def until_created(service):
    """A table, as soon as the rate allows it."""
    made = []

    def create():
        body = {"game": "inis", "seats": [{"kind": "me"}, {"kind": "me"}]}
        status, answer = service.call("POST", "/api/tables", body)
        made.append(answer)
        return status == 200

    await_that(create)
    return made[-1]


def test_a_limiter_gives_back_with_time_and_forgets(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("crannog.server.limits.time.monotonic", lambda: now[0])
    limiter = Limiter(2.0)
    assert [limiter.allows("a") for _ in range(21)] == [True] * 20 + [False]
    assert limiter.allows("b")
    now[0] = 1.0
    assert [limiter.allows("a") for _ in range(3)] == [True, True, False]
    for number in range(2 * MOST_BUCKETS):
        limiter.allows(str(number))
    assert len(limiter._buckets) <= MOST_BUCKETS


# -- origins and headers -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["http://elsewhere.example", "null", "http://[", "https://friends.example.evil"]
)
def test_another_origin_may_not_open_a_websocket(service, origin):
    made = service.create("inis", "me", "hotseat")
    with pytest.raises(InvalidStatus, match="403"):
        service.socket(made["table"], Origin=origin)


def test_own_and_allowed_origins_may(service, strict):
    made = service.create("inis", "me", "hotseat")
    service.socket(made["table"], Origin=f"http://127.0.0.1:{service.port}").close()
    strict.socket("nothing", Origin="https://friends.example").close()


WRITING = [
    "/api/tables",
    "/api/tables/import",
    *(
        f"/api/tables/none/{what}"
        for what in ("join", "seat", "name", "webhook", "rematch", "review")
    ),
    "/api/sagas",
    "/api/sagas/import",
    *(f"/api/sagas/none/{what}" for what in ("settings", "owner", "next", "abandon", "branch")),
]
TWO_SEATS = json.dumps({"game": "inis", "seats": [{"kind": "me"}, {"kind": "me"}]})


def test_every_route_that_writes_is_among_those_tested(service):
    described = service.call("GET", "/api/openapi.json")[1]["paths"]
    writing = [path for path, methods in described.items() if set(methods) - {"get", "head"}]
    named = [path.replace("{table}", "none").replace("{saga}", "none") for path in writing]
    assert sorted(named) == sorted(WRITING)


@pytest.mark.parametrize("path", WRITING)
@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/x-www-form-urlencoded", "text/plain;application/json"]
)
def test_what_is_not_sent_as_json_changes_nothing(service, path, kind):
    """A page of any site can send the other types without asking first."""
    status, told = post(
        service, path, TWO_SEATS, **({} if kind is None else {"Content-Type": kind})
    )
    assert (status, told["error"]["kind"]) == (415, "WrongType")


def test_a_body_of_unknown_length_needs_its_type(service):
    status, told = post(service, "/api/tables", iter([TWO_SEATS.encode()]))
    assert (status, told["error"]["kind"]) == (415, "WrongType")


@pytest.mark.parametrize("path", WRITING)
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_page_of_another_site_changes_nothing(service, path, headers):
    status, told = post(service, path, TWO_SEATS, **JSON_BODY, **headers)
    assert (status, told["error"]["kind"]) == (403, "Forbidden")


def test_own_pages_and_programs_make_tables(service):
    own = {"Origin": f"http://127.0.0.1:{service.port}", "Sec-Fetch-Site": "same-origin"}
    kind = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert post(service, "/api/tables", TWO_SEATS, **JSON_BODY, **own)[0] == 200
    assert post(service, "/api/tables", TWO_SEATS, **kind)[0] == 200
    assert post(service, "/api/tables/none/rematch", None)[0] == 404, "no body, no type"


def test_an_allowed_origin_may_write():
    headers = Headers({"Origin": "https://friends.example", "Sec-Fetch-Site": "cross-site"})
    assert right_origin(headers, ("https://friends.example",))
    assert not right_origin(headers, ())


@pytest.mark.parametrize("path", ["/api/games", "/api/tables/none", "/health", "/", "/t/abc"])
def test_security_headers_are_on_every_answer(service, path):
    _, headers, _ = get(service, path)
    policy = headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'self'; object-src 'none'; base-uri 'none'")
    assert "unsafe" not in policy
    assert f"connect-src 'self' ws://127.0.0.1:{service.port}" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "Access-Control-Allow-Origin" not in headers


def test_a_strange_host_gets_no_place_in_the_policy():
    assert "evil" not in content_policy("x; script-src evil")
    assert "ws://[::1]:8000 " in content_policy("[::1]:8000")


def test_texts_are_compressed_and_not_sent_twice(service):
    status, headers, body = get(service, "/api/words/inis/en", **{"Accept-Encoding": "gzip"})
    assert headers["Content-Encoding"] == "gzip"
    assert b"card-bard =" in gzip.decompress(body)
    status, _, body = get(service, "/api/words/inis/en", **{"If-None-Match": headers["ETag"]})
    assert (status, body) == (304, b"")


def test_the_lobby_can_be_switched_off(strict):
    status, answer = strict.call("GET", "/api/lobby")
    assert status == 404
    assert answer["error"]["kind"] == "NoLobby"


# -- tokens ------------------------------------------------------------------------------------


def test_a_seat_that_is_given_away_is_lost_at_once(service):
    made = service.create("inis", "me", "hotseat", seed=3)
    table = made["table"]
    player = Player(service, table, tokens(made)[1])
    player.until("state")
    body = {"seat": 1, "kind": "bot", "bot": "random"}
    assert service.call("POST", f"/api/tables/{table}/seat", body, token=made["owner"])[0] == 200
    while player.table.get("you") != []:
        player.hear()
    player.state.clear()
    player.until("state")
    assert list(player.state) == [None], "from now on a spectator"
    player.send(type="choose", id=1, seat=1, choice=["pass"])
    assert player.until("refused")["kind"] == "Forbidden"
    player.close()


def test_neither_ids_nor_other_tokens_open_what_is_not_theirs(service):
    made = service.create("inis", "me", "open")
    path = f"/api/tables/{made['table']}"
    invite, owner = made["seats"][1]["invite"], made["owner"]
    for token in ("", made["table"], invite, "owner.", "seat-0.", "seat-0.x", "é" * 10):
        quoted = token.encode("latin-1", "replace").decode("latin-1")
        assert service.call("GET", path, token=quoted)[1]["state"]["seat"] is None
        assert service.call("GET", path + "/save", token=quoted)[0] == 403
        seat = {"seat": 0, "kind": "me"}
        assert service.call("POST", path + "/seat", seat, token=quoted)[0] == 403
        assert service.call("POST", path + "/name", {"text": "x"}, token=quoted)[0] == 403
        assert service.call("POST", path + "/rematch", {}, token=quoted)[0] == 403
    assert service.call("GET", path + "/save", token=owner)[0] == 403, "managing is not seeing"


# -- logs --------------------------------------------------------------------------------------


def test_the_log_is_structured_and_holds_no_secrets(service):
    made = service.create("inis", "me", "open", public=True)
    table = made["table"]
    service.call("GET", f"/api/tables/{table}?token={tokens(made)[0]}", token=tokens(made)[0])
    player = Player(service, table, *tokens(made))
    player.until("state")
    player.close()
    text = service.log.read_text()
    for secret in (*tokens(made), made["owner"], made["seats"][1]["invite"]):
        assert secret not in text
    lines = [line for line in service.logged() if line["from"] == "crannog.request"]
    assert {"at", "level", "method", "path", "status", "ms"} <= set(lines[-1])


def test_an_error_is_logged_in_one_line():
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "it %s", ("broke",), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["text"] == "it broke"
    assert "ValueError" in json.loads(line)["error"]


STRANGE = "\x00\x07\x1b[2J\x7f\x85\x9b2J\u2028\u202eab\u2066\ud800"


def test_what_a_terminal_would_obey_is_escaped_in_the_log():
    try:
        raise ValueError(f"bad {STRANGE}")
    except ValueError:
        record = logging.LogRecord(
            "x", logging.ERROR, "", 0, "%s\nby привіт", (STRANGE,), sys.exc_info()
        )
    line = JsonLines().format(record)
    assert json.loads(line)["text"] == f"{STRANGE}\nby привіт", "nothing is lost"
    plain = PlainLines("%(levelname)s %(message)s").format(record)
    first, second = plain.splitlines()[:2]
    assert first.startswith("ERROR \\u0000\\u0007\\u001b[2J\\u007f\\u0085\\u009b2J\\u2028")
    assert first.endswith("\\u000aby привіт")
    assert second.startswith("Traceback")
    for written in (line, plain.replace("\n", "")):
        assert not [c for c in written if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp")]


def test_a_path_with_control_characters_is_escaped_in_the_log(service):
    get(service, "/api/%C2%9B2J%1B%5B2J%E2%80%AE")
    await_that(lambda: r"/api/\u009b2J\u001b[2J\u202e" in service.log.read_text())
    assert "\x9b" not in service.log.read_text()


# -- notices -----------------------------------------------------------------------------------


class Hooks(BaseHTTPRequestHandler):
    """A chat service that notes what it is told; /away sends on to elsewhere."""

    heard: "queue.Queue[tuple[str, bytes]]" = queue.Queue()

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.heard.put((self.path, body))
        away = self.path == "/away"
        self.send_response(302 if away else 204)
        if away:
            self.send_header("Location", "http://localhost/secret")
        self.end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture
def hooks():
    server = HTTPServer(("127.0.0.1", 0), Hooks)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    while not Hooks.heard.empty():
        Hooks.heard.get()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_an_absent_person_is_told_by_the_webhook_when_it_is_their_turn(service, hooks):
    made = service.create("inis", "me", "hotseat", seed=1, language="ru")
    path = f"/api/tables/{made['table']}/webhook"
    for token in tokens(made):
        assert service.call("POST", path, {"text": hooks + "/turn"}, token=token)[0] == 200
    first = Player(service, made["table"], *tokens(made))
    seat, _ = first.asked()
    first.close()
    present = Player(service, made["table"], tokens(made)[seat])
    rng = random.Random(1)
    deadline = Deadline("the notice")
    while Hooks.heard.empty():
        deadline.left()
        state = present.state.get(seat)
        if state is not None and state["ask"]:
            present.choose(seat, rng.choice(state["ask"]["options"]), state["count"])
        else:
            with contextlib.suppress(TimeoutError):
                present.hear(timeout=0.1)
    _, body = Hooks.heard.get()
    link = f"https://play.example/t/{made['table']}"
    game = Words("ru", find_game("inis")).text("game-name")
    assert re.fullmatch(rf"{game}: \w+, ваше решение\. {link}", json.loads(body)["text"])
    assert Hooks.heard.empty(), "told once, and only the absent one"
    present.close()


def test_notices_go_to_allowed_hosts_alone(service, strict, hooks):
    made = service.create("inis", "me", "hotseat")
    path = f"/api/tables/{made['table']}/webhook"
    bad = ["http://localhost/", "file:///etc/passwd", "http://[", "http://evil.example/127.0.0.1"]
    bad += ["http://127.0.0.1@evil.example/", "ftp://127.0.0.1/", "http://127.0.0.1/" + "x" * 900]
    bad += [
        "http://127.0.0.1/a b",
        " http://127.0.0.1/",
        "ht\ntp://127.0.0.1/",
        "http://127.0.0.1/\x07",
    ]
    bad += ["http://me:word@127.0.0.1/", "http://@127.0.0.1/", "http://127.0.0.1\\@evil.example/"]
    bad += ["http://127.0.0.1:port/", "http://127.0.0.1/\u202e"]
    for address in bad:
        status, _ = service.call("POST", path, {"text": address}, token=tokens(made)[0])
        assert status == 400, address
    assert service.call("POST", path, {"text": ""}, token=tokens(made)[0])[0] == 200


def test_a_redirect_to_another_host_is_not_followed(hooks, caplog):
    Notices(("127.0.0.1",))._post(hooks + "/away", "turn")
    assert Hooks.heard.get(timeout=240)[0] == "/away"
    assert Hooks.heard.empty()
    assert "failed" in caplog.text


def test_a_failed_notice_is_logged_without_its_address(caplog):
    """The path of a webhook is a secret of whoever gave it."""
    notices = Notices(("127.0.0.1",))
    for path in ("/hooks/SECRET", "/bad SECRET", "/\x07SECRET"):
        notices._post(f"http://127.0.0.1:1{path}", "turn")
    assert caplog.text.count("a notice to 127.0.0.1 failed: ") == 3
    assert "SECRET" not in caplog.text


def test_a_notice_is_in_the_words_of_the_table():
    link = "https://play.example/t/x"
    said = turn_notice("uk", "horizons", 1, "Maeve", link)
    assert (
        said
        == f"{Words('uk', find_game('horizons')).text('game-name')}: Maeve, ваше рішення. {link}"
    )
    assert turn_notice("en", "inis", 0, "", "") == "Inis: Green, it is your decision."


# -- settings ----------------------------------------------------------------------------------


def test_settings_come_from_the_environment_and_reach_a_worker(tmp_path):
    environ = {
        "CRANNOG_WEBHOOK_HOSTS": "hooks.example, chat.example",
        "CRANNOG_PUBLIC_URL": "https://play.example",
        "CRANNOG_BOT_PROCESSES": "3",
        "CRANNOG_BOT_DELAY": "",
        "CRANNOG_DATABASE_URL": "postgresql://me:word@localhost/crannog",
        "CRANNOG_REDIS_URL": "redis://:word@localhost",
    }
    config = with_environment(Config(data=tmp_path), environ)
    assert config.url() == "postgresql+psycopg://me:word@localhost/crannog"
    assert config.redis_url == "redis://:word@localhost"
    given = Config(data=tmp_path, database_url="sqlite:///here.db")
    assert with_environment(given, environ).url() == "sqlite:///here.db", (
        "the command's comes first"
    )
    assert config.webhook_hosts == ("hooks.example", "chat.example")
    assert (config.public_url, config.bot_processes) == ("https://play.example", 3)
    assert config.bot_delay == Config(data=tmp_path).bot_delay
    assert Config.decode(config.encode()) == config


GUIDE = (Path(__file__).parents[2] / "docs/guide/host.md").read_text()


def test_the_guide_tells_the_limits_of_the_code():
    """Of one address, as multiples of CRANNOG_REQUESTS_PER_SECOND."""
    row = next(row for row in GUIDE.splitlines() if "`CRANNOG_REQUESTS_PER_SECOND`" in row)
    told = re.findall(r"(\d+) times that (in a burst|for reading|for the steps of a replay)", row)
    assert {what: int(times) for times, what in told} == {
        "in a burst": BURST,
        "for reading": READS_TO_WRITES,
        "for the steps of a replay": COSTLY_TO_WRITES,
    }
    assert f"a request's path {LONGEST_PATH:,} characters" in " ".join(GUIDE.split())


def test_the_guide_tells_the_defaults_of_the_code(tmp_path):
    config = Config(data=tmp_path)
    rows = re.findall(r"^\| `CRANNOG_(\w+)` \| ([\d.]*) ?\|", GUIDE, re.MULTILINE)
    assert {name.lower() for name, _ in rows} == set(SETTINGS)
    for name, told in rows:
        default = getattr(config, name.lower())
        assert (float(told) if told else not default) == (default if told else True), name


def test_a_setting_that_is_no_number_is_told(tmp_path):
    from crannog.kernel.errors import CrannogError

    with pytest.raises(CrannogError, match="CRANNOG_REST_AFTER should be a number"):
        with_environment(Config(data=tmp_path), {"CRANNOG_REST_AFTER": "soon"})
