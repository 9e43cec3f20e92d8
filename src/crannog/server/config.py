"""What a host decides when starting the service."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Config:
    """Where to listen, where to keep tables, and the limits."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""  # empty: SQLite in the data folder
    redis_url: str = ""  # several workers without PostgreSQL's NOTIFY
    lobby: bool = True  # whether public tables are listed
    origins: tuple[str, ...] = ()  # further origins that may open websockets
    webhook_hosts: tuple[str, ...] = ()  # hosts that turn notices may be sent to
    bot_processes: int = 1
    answer_delay: tuple[float, float] = (0.2, 0.9)  # seconds before an automatic "no"
    bot_delay: float = 0.4
    body_limit: int = 1 << 20
    message_limit: int = 1 << 16
    choices_per_second: float = 20.0  # per seat
    requests_per_second: float = 20.0  # per address
    static: Path = field(default_factory=lambda: Path(__file__).parent.parent / "web")

    def url(self) -> str:
        """The database's address as SQLAlchemy reads it."""
        if not self.database_url:
            return f"sqlite:///{self.data / 'crannog.db'}"
        if self.database_url.startswith(("postgres://", "postgresql://")):
            return "postgresql+psycopg://" + self.database_url.split("://", 1)[1]
        return self.database_url
