"""Before the service starts: its key and its database are there, sound, and nobody else's."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from crannog.kernel.errors import CrannogError
from crannog.server.config import Config
from crannog.server.keys import Keys
from crannog.server.lock import Taken, hold
from crannog.server.migrate import migrate
from crannog.server.store import make_engine
from crannog.server.trouble import REASONS, reason_of


class BadDatabase(CrannogError):
    """The service can't start over this database; the text says what to do."""


@contextlib.contextmanager
def open_storage(config: Config) -> Iterator[None]:
    """Holds the database for as long as the service runs; it is checked and of the newest form."""
    with contextlib.ExitStack() as held:
        file = database_file(config)
        if file is not None:
            try:
                held.enter_context(hold(Path(f"{file}.lock"), config.shares_tables()))
            except Taken as taken:
                raise Taken(
                    f"{taken}: stop it first, or give this one another folder with --data"
                ) from taken
        Keys.in_folder(config.data)
        check_database(config, file)
        yield


def database_file(config: Config) -> Path | None:
    """The file of an SQLite database; None for any other."""
    try:
        url = make_url(config.url())
    except ArgumentError as error:
        raise BadDatabase("--database-url is no address of a database") from error
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database)).resolve()


def check_database(config: Config, file: Path | None) -> None:
    """BadDatabase if the database can't be used."""
    try:
        engine = make_engine(config.url())
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise BadDatabase("--database-url names a kind of database that is not known") from error
    try:
        if file is not None:
            check_pages(engine, file)
        migrate(engine)
    except SQLAlchemyError as error:
        reason = reason_of(error)
        if reason is None:
            raise
        said = str(getattr(error, "orig", error)).partition("\n")[0]
        if reason == "damaged" and file is not None:
            raise damaged(file, said) from error
        name = file or engine.url.render_as_string(hide_password=True)
        raise BadDatabase(f"{name}: {REASONS[reason]} ({said})") from error
    finally:
        engine.dispose()


def check_pages(engine: Engine, file: Path) -> None:
    """BadDatabase if SQLite finds a damage in its file."""
    with engine.connect() as connection:
        found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
    if found != "ok":
        raise damaged(file, " ".join(found.split()))


def damaged(file: Path, said: str) -> BadDatabase:
    """What is wrong with the file, and what its host can do."""
    return BadDatabase(
        f"{file} is damaged ({said}). Keep a copy of it; then put it back from a backup, or save "
        f'what can be read (sqlite3 {file} ".recover" | sqlite3 new.db) and put that in its place, '
        f"or move it away together with {file.name}-wal and {file.name}-shm to begin anew"
    )
