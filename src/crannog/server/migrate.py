"""Database migrations, run at every start (Alembic)."""

from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Engine

MIGRATIONS = Path(__file__).parent / "migrations"


def alembic_config(engine: Engine) -> AlembicConfig:
    """Alembic's settings for this database."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["engine"] = engine
    return config


def migrate(engine: Engine) -> None:
    """Brings the database to the newest form; several workers may try at once."""
    command.upgrade(alembic_config(engine), "head")
