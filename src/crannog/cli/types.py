"""`crannog types`: writes what is made of the declared messages and views, or checks it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, get_args

import msgspec
import typer

from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game, installed_games
from crannog.parts import load_part
from crannog.typescript import Module, between, table

SOURCES: Final = Path(__file__).parents[3]
MESSAGES: Final = Path("web", "src", "lib", "messages.ts")
REFERENCE: Final = Path("docs", "reference", "protocol.md")
MADE: Final = "Made by `crannog types` of src/crannog/{source}: change that, then run it again."


def types(
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; fail where a file is out of date.")
    ] = False,
) -> None:
    """Write the browser client's types and the protocol's tables.

    They are made of the structs that declare the service's messages and the games' views. It takes
    the project's sources.

    \b
    Example:
      crannog types --check
    """
    if not (SOURCES / MESSAGES).parent.is_dir():
        raise CrannogError(f"there are no sources of the browser client in {SOURCES}")
    stale = [(path, text) for path, text in made_files() if not is_current(path, text)]
    for path, text in stale:
        if not check:
            path.write_text(text, encoding="utf-8")
        print(f"{'out of date' if check else 'written'}: {path.relative_to(SOURCES)}")
    raise typer.Exit(1 if check and stale else 0)


def is_current(path: Path, text: str) -> bool:
    """Whether the file says just that."""
    return path.is_file() and path.read_text(encoding="utf-8") == text


def made_files() -> Iterator[tuple[Path, str]]:
    """Every file that is made of declarations, as it should be."""
    yield SOURCES / MESSAGES, messages_text()
    yield SOURCES / REFERENCE, reference_text((SOURCES / REFERENCE).read_text(encoding="utf-8"))
    for game in installed_games().values():
        path = view_file(game)
        if path is not None:
            yield path, view_text(game)


# -- the service's messages --------------------------------------------------------------------


def messages_text() -> str:
    """The types of all that the service and its clients say to each other."""
    from crannog.server import live, schemas

    module = Module()
    for form in (*schemas.FORMS, live.FromService, live.FromClient):
        module.declare(form)
    return module.text(MADE.format(source="server/live.py and schemas.py"))


def reference_text(page: str) -> str:
    """The page of the protocol with its tables made anew."""
    from crannog.server import live, schemas

    told = get_args(get_args(live.FromService)[0])
    parts = (*live.PARTS, *schemas.PARTS)
    page = between(page, "messages from the service", table(told, "type"))
    page = between(page, "parts of messages", table(parts, "name"))
    page = between(page, "parts of sagas", table(schemas.PARTS_OF_SAGAS, "name"))
    page = between(page, "parts of reviews", table(schemas.PARTS_OF_REVIEWS, "name"))
    return between(page, "messages from the client", table([live.FromClient], "name"))


# -- the games' views --------------------------------------------------------------------------


def view_file(game: Game) -> Path | None:
    """Where the types of a game's view belong: beside its face, if that is of these sources."""
    folder = SOURCES / "src" / Path(*game.package.split(".")) / "face"
    return folder / "shown.ts" if game.shown and folder.is_dir() else None


def view_text(game: Game) -> str:
    """The types of a game's view."""
    module = Module()
    module.declare(declared_view(game))
    source = Path(*game.shown.partition(":")[0].split(".")).relative_to("crannog")
    return module.text(MADE.format(source=f"{source.as_posix()}.py"))


def declared_view(game: Game) -> type[Any]:
    """The struct that declares a game's view."""
    found = load_part(game.shown, type)
    if not issubclass(found, msgspec.Struct):
        raise CrannogError(f"the part {game.shown!r} of {game.id} is no msgspec.Struct")
    return found
