"""What a host decides when starting the service."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec

from crannog.kernel.errors import CrannogError

PREFIX = "CRANNOG_"


@dataclass(frozen=True)
class Config:
    """Where to listen, where to keep tables, and the limits."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""  # empty: SQLite in the data folder
    redis_url: str = ""  # several workers without PostgreSQL's NOTIFY
    public_url: str = ""  # how players reach the service, for links in turn notices
    lobby: bool = True  # whether public tables are listed
    origins: tuple[str, ...] = ()  # further origins that may open websockets
    webhook_hosts: tuple[str, ...] = ()  # hosts that turn notices may be sent to
    bot_processes: int = 1
    think_seconds: float = 60.0  # a bot that takes longer has failed: a choice is drawn
    import_processes: int = 2  # that read saves and scenarios
    import_seconds: float = 10.0  # for one of them
    import_megabytes: int = 512  # of memory, likewise
    answer_delay: tuple[float, float] = (0.2, 0.9)  # seconds before an automatic "no"
    bot_delay: float = 0.4
    rest_after: float = 60.0  # seconds without anybody before a table leaves memory
    body_limit: int = 1 << 20
    body_seconds: float = 30.0  # for a request to come to its end
    message_limit: int = 1 << 16
    choices_per_second: float = 20.0  # messages of one seat
    requests_per_second: float = 20.0  # of one address
    imports_per_second: float = 1.0  # of one address
    sockets_per_address: int = 200
    static: Path = field(default_factory=lambda: Path(__file__).parent.parent / "web")

    def url(self) -> str:
        """The database's address as SQLAlchemy reads it."""
        if not self.database_url:
            return f"sqlite:///{self.data / 'crannog.db'}"
        if self.database_url.startswith(("postgres://", "postgresql://")):
            return "postgresql+psycopg://" + self.database_url.split("://", 1)[1]
        return self.database_url

    def shares_tables(self) -> bool:
        """Whether several processes may serve the same tables: they can tell each other news."""
        return self.url().startswith("postgresql") or bool(self.redis_url)

    def encode(self) -> str:
        """As text, for a worker process."""
        return msgspec.json.encode(self, enc_hook=str).decode()

    @classmethod
    def decode(cls, text: str) -> "Config":
        """The config that `encode` wrote."""
        return msgspec.json.decode(text, type=cls, dec_hook=lambda kind, value: kind(value))


# Settings that hold passwords: from the environment they are in no list of processes
URLS = ("database_url", "redis_url")
SETTINGS: dict[str, type[Any]] = {
    "database_url": str,
    "redis_url": str,
    "public_url": str,
    "origins": tuple,
    "webhook_hosts": tuple,
    "bot_processes": int,
    "think_seconds": float,
    "import_processes": int,
    "import_seconds": float,
    "import_megabytes": int,
    "bot_delay": float,
    "rest_after": float,
    "choices_per_second": float,
    "requests_per_second": float,
    "imports_per_second": float,
    "sockets_per_address": int,
}


def with_environment(config: Config, environ: Mapping[str, str] = os.environ) -> Config:
    """The config with the settings that stand in the environment as CRANNOG_<NAME>.

    An address that the command was given comes before that of the environment.
    """
    changes: dict[str, Any] = {}
    for name, kind in SETTINGS.items():
        text = environ.get(PREFIX + name.upper(), "").strip()
        if not text or (name in URLS and getattr(config, name)):
            continue
        try:
            changes[name] = tuple(text.replace(",", " ").split()) if kind is tuple else kind(text)
        except ValueError as error:
            raise CrannogError(f"{PREFIX}{name.upper()} should be a number: {error}") from error
    return replace(config, **changes)
