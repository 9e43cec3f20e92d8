"""The OpenAPI description against the service: good requests, then random ones (schemathesis).

Every operation must have answered well at least once, or its answers were never looked at.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from crannog.kernel.game import find_game
from crannog.scenarios import parse_scenario
from crannog.server.app import description, make_app
from crannog.server.config import Config
from crannog.tours import read_guide, scenario_text
from crannog.words import LANGUAGES
from tests.oath.simulator.corpus import SIMPLE
from tests.server.playing import finished, open_save, tokens
from tests.server.running import Service
from tests.server.sagas import saga_file, worlds

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

GAMES = ("inis", "horizons")
DESCRIPTION = description(make_app(Config(data=Path("unused"))))
OPERATIONS = [
    (path, method) for path, methods in DESCRIPTION["paths"].items() for method in methods
]
NEW_SAGA = {"game": "oath", "name": "Ours", "sight": "all", "options": {"setup": "quick"}}
ME, OPEN, BOT = {"kind": "me", "name": "Aoife"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


# -- good requests -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Good:
    """A request that must be answered with 200."""

    path: dict[str, Any] = field(default_factory=dict)
    query: dict[str, Any] = field(default_factory=dict)
    token: str = ""
    body: Any = None

    def case(self, operation: Any) -> Any:
        """As schemathesis sends it."""
        parts: dict[str, Any] = {"path_parameters": self.path, "query": self.query}
        if self.token:
            parts["headers"] = {"Authorization": f"Bearer {self.token}"}
        if self.body is not None:
            parts |= {"body": self.body, "media_type": "application/json"}
        return operation.Case(**parts)


def scenario(game: str) -> tuple[str, int]:
    """The text of a game's first scenario, and its number of seats."""
    found = find_game(game)
    text = scenario_text(found, read_guide(found).chapter[0].id)
    return text, parse_scenario(text, game).seats


class Examples:
    """Good requests for every operation, at tables made for them alone."""

    def __init__(self, service: Service) -> None:
        self.service = service

    def of(self, path: str, method: str) -> list[Good]:
        """For that operation; an operation without any is a KeyError."""
        texts = [Good({"game": g, "language": name}) for g in GAMES for name in LANGUAGES]
        client = [Good({"game": "client", "language": name}) for name in LANGUAGES]
        made: dict[tuple[str, str], Any] = {
            ("get", "/api/games"): lambda: [Good()],
            ("get", "/api/words/{game}/{language}"): lambda: [*texts, *client],
            ("get", "/api/rules/{game}/{language}"): lambda: texts,
            ("get", "/api/tours/{game}"): lambda: [Good({"game": game}) for game in GAMES],
            ("get", "/api/lobby"): self.lobby,
            ("post", "/api/tables"): self.create,
            ("post", "/api/tables/import"): self.imports,
            ("get", "/api/tables/{table}"): self.watch,
            ("get", "/api/tables/{table}/standing"): self.standing,
            ("post", "/api/tables/{table}/join"): self.join,
            ("post", "/api/tables/{table}/seat"): self.seat,
            ("post", "/api/tables/{table}/name"): self.name,
            ("post", "/api/tables/{table}/webhook"): self.webhook,
            ("post", "/api/tables/{table}/rematch"): self.rematch,
            ("get", "/api/tables/{table}/events"): self.events,
            ("get", "/api/tables/{table}/save"): self.save,
            ("get", "/api/tables/{table}/replay"): self.replay,
            ("post", "/api/tables/{table}/review"): self.review,
            ("get", "/api/sagas"): lambda: self.sagas(query=True),
            ("post", "/api/sagas"): lambda: [Good(body=NEW_SAGA)],
            ("post", "/api/sagas/import"): lambda: [
                Good(body={"file": saga_file(worlds(2))}),
                Good(body={"game": "oath", "string": SIMPLE.text()}),
            ],
            ("get", "/api/sagas/{saga}"): self.sagas,
            ("get", "/api/sagas/{saga}/games/{number}"): lambda: self.sagas(number=1),
            ("get", "/api/sagas/{saga}/file"): self.sagas,
            ("get", "/api/sagas/{saga}/string"): self.sagas,
            ("post", "/api/sagas/{saga}/settings"): lambda: self.sagas({"name": "Ours"}),
            ("post", "/api/sagas/{saga}/owner"): self.sagas,
            ("post", "/api/sagas/{saga}/next"): lambda: self.sagas({"seats": [ME, OPEN]}),
            ("post", "/api/sagas/{saga}/abandon"): self.sagas,
            ("post", "/api/sagas/{saga}/branch"): lambda: self.sagas({"game": 2}),
            ("get", "/health"): lambda: [Good()],
        }
        return list(made[method, path]())

    def running(self, game: str) -> tuple[dict[str, str], dict[str, Any]]:
        """A table under way: the path's parameter, and what its creator was told."""
        made = self.service.create(game, "me", "open", public=True)
        return {"table": made["table"]}, made

    def over(self, game: str) -> tuple[dict[str, str], dict[str, Any]]:
        """A table whose match is over."""
        made = open_save(self.service, finished(game, 2, 3), "me", "me")
        return {"table": made["table"]}, made

    def sagas(self, body: Any = None, query: bool = False, **path: Any) -> list[Good]:
        """With the owner's token: a saga of two games, whole and branched."""
        _, made = self.service.call("POST", "/api/sagas/import", {"file": saga_file(worlds(2))})
        branch, token = f"/api/sagas/{made['saga']}/branch", made["owner"]
        _, new = self.service.call("POST", branch, {"game": 2, "name": "What if"}, token)
        if query:
            return [Good(query={"saga": [made["saga"], new["saga"]]})]
        both = (made, new)
        return [Good({"saga": one["saga"], **path}, {}, one["owner"], body) for one in both]

    def lobby(self) -> list[Good]:
        self.running("inis")
        return [Good()]

    def create(self) -> list[Good]:
        bodies = [{"game": game, "seats": [ME, OPEN]} for game in GAMES]
        wishes = {"options": {"max_rounds": 3}, "seed": 7, "language": "uk", "public": True}
        return [
            *(Good(body=body) for body in bodies),
            Good(body={"game": "inis", "seats": [ME, BOT, {"kind": "hotseat"}], **wishes}),
        ]

    def imports(self) -> list[Good]:
        saves = [Good(body={"save": finished(game, 2, 3), "seats": [ME, OPEN]}) for game in GAMES]
        scenarios = [
            Good(body={"scenario": text, "seats": [ME, *[BOT] * (seats - 1)]})
            for text, seats in map(scenario, GAMES)
        ]
        return [*saves, *scenarios]

    def watch(self) -> list[Good]:
        found = [self.running("inis"), self.running("horizons"), self.over("inis")]
        return [Good(path, token=token) for path, made in found for token in ("", tokens(made)[0])]

    def standing(self) -> list[Good]:
        return [Good(path) for path, _ in (self.running("horizons"), self.over("inis"))]

    def join(self) -> list[Good]:
        found = [self.running(game) for game in GAMES]
        return [
            Good(path, body={"seat": 1, "name": "Bran", "invite": made["seats"][1]["invite"]})
            for path, made in found
        ]

    def seat(self) -> list[Good]:
        path, made = self.running("inis")
        leave = {"seat": 0, "kind": "open"}
        return [
            Good(path, token=made["owner"], body={"seat": 1, "kind": "bot", "bot": "random"}),
            Good(path, token=made["owner"], body={"seat": 1, "kind": "me", "name": "Bran"}),
            Good(path, token=tokens(made)[0], body=leave),
        ]

    def name(self) -> list[Good]:
        path, made = self.running("inis")
        return [Good(path, token=tokens(made)[0], body={"text": "Maeve"})]

    def webhook(self) -> list[Good]:
        path, made = self.running("inis")
        texts = ["http://127.0.0.1:9/turn", ""]
        return [Good(path, token=tokens(made)[0], body={"text": text}) for text in texts]

    def rematch(self) -> list[Good]:
        path, made = self.over("horizons")
        return [Good(path, token=token) for token in (made["owner"], *tokens(made))]

    def events(self) -> list[Good]:
        running, over = self.running("horizons"), self.over("inis")
        return [
            Good(path, {"since": since}, token)
            for path, made in (running, over)
            for since, token in ((0, ""), (3, tokens(made)[0]))
        ]

    def save(self) -> list[Good]:
        (path, made), (over, _) = self.running("inis"), self.over("inis")
        return [Good(path, token=tokens(made)[0]), Good(over)]

    def replay(self) -> list[Good]:
        (path, made), (over, _) = self.running("inis"), self.over("horizons")
        return [
            Good(path, {"at": 0}, tokens(made)[0]),
            *(Good(over, {"at": 5, "seat": seat}) for seat in (0, 1)),
        ]

    def review(self) -> list[Good]:
        """Of a match that was short."""
        made = open_save(self.service, finished("horizons", 1, 3), "me")
        return [Good({"table": made["table"]}, body={"depth": "quick"})]


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_good_request_is_answered_as_described(service, path, method):
    operation = schemathesis.openapi.from_dict(DESCRIPTION)[path][method]
    examples = Examples(service).of(path, method)
    assert examples
    for good in examples:
        answer = good.case(operation).call_and_validate(
            base_url=f"http://127.0.0.1:{service.port}", checks=CHECKS
        )
        assert answer.status_code == 200, answer.text


# -- random requests ---------------------------------------------------------------------------

KEYS = st.integers(0, 1)  # which game and language, and whose token


@pytest.fixture(scope="session")
def tables(service):
    """Tables of both games, some with open seats; their ids and tokens."""
    made = [
        service.create("inis", "me", "open", "bot-random", public=True),
        service.create("horizons", "me", "open"),
    ]
    return [(table["table"], [*tokens(table), table["owner"]]) for table in made]


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_answer_is_as_described(service, tables, path, method):
    """Half of the requests are for something that exists, with a token of a seat or the owner."""
    operation = schemathesis.openapi.from_dict(DESCRIPTION)[path][method]
    address = f"http://127.0.0.1:{service.port}"

    @given(case=operation.as_strategy(), known=st.booleans(), which=st.integers(0, 1), key=KEYS)
    @settings(
        max_examples=25,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def ask(case, known, which, key):
        if known:
            table, keys = tables[which]
            make_known(case, path, key, table, keys[key])
        case.call_and_validate(base_url=address, checks=CHECKS)

    ask()


def make_known(case, path, key, table, token):
    """The request asks for a game, a language or a table that there is."""
    known = {"game": GAMES[key], "language": LANGUAGES[key], "table": table}
    for name, value in known.items():
        if f"{{{name}}}" in path:
            case.path_parameters[name] = value
    if "{table}" in path:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}


def test_the_description_names_every_body_and_refusal(service):
    _, found = service.call("GET", "/api/openapi.json")
    assert len(found["paths"]) >= 15
    for path, operations in found["paths"].items():
        for method, operation in operations.items():
            assert "4XX" in operation["responses"], path
            assert "422" not in operation["responses"], path
            bodiless = method == "get" or path.endswith(("/rematch", "/owner", "/abandon"))
            assert bodiless == ("requestBody" not in operation), path
