"""The OpenAPI description against the service: random requests of every kind (schemathesis)."""

from pathlib import Path

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

from crannog.server.app import description, make_app
from crannog.server.config import Config
from tests.server.playing import tokens

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


DESCRIPTION = description(make_app(Config(data=Path("unused"))))
OPERATIONS = [
    (path, method) for path, methods in DESCRIPTION["paths"].items() for method in methods
]


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
    """Half of the requests go to a table that exists, with one of its tokens."""
    operation = schemathesis.openapi.from_dict(DESCRIPTION)[path][method]
    address = f"http://127.0.0.1:{service.port}"

    @given(case=operation.as_strategy(), known=st.booleans(), which=st.integers(0, 1))
    @settings(
        max_examples=12,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def ask(case, known, which):
        if known and "{table}" in path:
            table, keys = tables[which]
            case.path_parameters["table"] = table
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {keys[which]}"}
        case.call_and_validate(base_url=address, checks=CHECKS)

    ask()


def test_the_description_names_every_body_and_refusal(service):
    _, found = service.call("GET", "/api/openapi.json")
    assert len(found["paths"]) >= 15
    for path, operations in found["paths"].items():
        for method, operation in operations.items():
            assert "4XX" in operation["responses"], path
            assert "422" not in operation["responses"], path
            bodiless = method == "get" or path.endswith("/rematch")
            assert bodiless == ("requestBody" not in operation), path
