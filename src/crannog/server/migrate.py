"""Database migrations, run at every start (Alembic)."""

from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import Engine

from crannog.kernel.errors import CrannogError

MIGRATIONS = Path(__file__).parent / "migrations"


def alembic_config(engine: Engine) -> AlembicConfig:
    """Alembic's settings for this database."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["engine"] = engine
    return config


def migrate(engine: Engine, revision: str = "head") -> None:
    """Brings the database to the newest form; several workers may try at once."""
    try:
        command.upgrade(alembic_config(engine), revision)
    except CommandError as error:
        raise CrannogError(
            f"the database was made by another version of the service: {error}"
        ) from error
