"""Databases and services for the tests: real ones, started for them and stopped after them."""

import itertools
from collections.abc import Iterator

import psycopg
import pytest

from crannog.server.migrate import migrate
from crannog.server.store import Store
from tests.server import machines
from tests.server.running import Service, running

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The folder with the socket of a running PostgreSQL."""
    with machines.postgres() as folder:
        yield folder


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of an empty database."""
    name = f"crannog_{next(_numbers)}"
    address = f"postgresql://postgres@/postgres?host={postgres_server}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield f"postgresql://postgres@/{name}?host={postgres_server}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The address of a running Redis."""
    with machines.redis() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request, tmp_path) -> str:
    """An empty database of each kind, as SQLAlchemy reads its address."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'crannog.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url.replace("postgresql://", "postgresql+psycopg://")


@pytest.fixture
def store(database_url) -> Iterator[Store]:
    """A store over a migrated database."""
    opened = Store(database_url)
    migrate(opened.engine)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def service(tmp_path_factory) -> Iterator[Service]:
    """One service for all tests that need no other settings."""
    folder = tmp_path_factory.mktemp("service")
    settings = {"webhook_hosts": ("127.0.0.1",), "public_url": "https://play.example/"}
    with running(folder, **settings) as started:
        yield started
