"""The routes of sagas."""

from typing import Annotated

from fastapi import FastAPI, Path, Query, Request
from starlette.responses import Response

from crannog.sagas import MOST_GAMES
from crannog.server import schemas
from crannog.server.guard import JSON
from crannog.server.requests import (
    TheHub,
    Token,
    address_of,
    answer,
    body_of,
    known_language,
)
from crannog.server.schemas import gives, takes
from crannog.server.setup import BadRequest

FILE = schemas.Save
Number = Annotated[int, Path(ge=1, le=MOST_GAMES)]


def add_sagas(app: FastAPI) -> None:
    """Making sagas, and what everyone who knows one may read."""

    @app.get("/api/sagas", responses=gives(list[schemas.SagaCard]))
    async def listed(hub: TheHub, saga: Annotated[list[str], Query()] = []) -> Response:  # noqa: B006
        """Those of the named sagas that there are."""
        return answer(await hub.sagas.listed(saga))

    @app.post(
        "/api/sagas", responses=gives(schemas.NewSaga), openapi_extra=takes(schemas.CreateSaga)
    )
    async def create(hub: TheHub, request: Request) -> Response:
        """A new saga, before its first game."""
        return answer(await hub.sagas.create(await body_of(request, schemas.CreateSaga)))

    @app.post(
        "/api/sagas/import",
        responses=gives(schemas.NewSaga),
        openapi_extra=takes(schemas.ImportSaga),
    )
    async def import_saga(hub: TheHub, request: Request) -> Response:
        """A saga from its file, or from another program's string."""
        wish = await body_of(request, schemas.ImportSaga, hub.services.config.body_limit)
        file, address = bytes(wish.file), address_of(request)
        if file not in (b"", b"null"):
            saga = await hub.imports.read_saga(file, address)
        elif wish.string:
            saga = await hub.imports.read_string(
                wish.game, wish.string, known_language(wish.language), address
            )
        else:
            raise BadRequest("give a file, or a game and a string")
        return answer(await hub.sagas.keep(saga, wish.name))

    @app.get("/api/sagas/{saga}", responses=gives(schemas.SagaPage))
    async def show(hub: TheHub, saga: str, token: Token) -> Response:
        """The saga's page."""
        return answer(await hub.sagas.show(saga, token))

    @app.get("/api/sagas/{saga}/games/{number}", responses=gives(schemas.SagaGamePage))
    async def show_game(hub: TheHub, saga: str, number: Number) -> Response:
        """The page of one of its games that are over."""
        return answer(await hub.sagas.show_game(saga, number))

    @app.get("/api/sagas/{saga}/file", responses=gives(FILE))
    async def file(hub: TheHub, saga: str, token: Token) -> Response:
        """The saga as a file; whole for its owner while no game is on."""
        return Response(await hub.sagas.file(saga, token), media_type=JSON)

    @app.get("/api/sagas/{saga}/string", responses=gives(schemas.SagaString))
    async def string(hub: TheHub, saga: str, token: Token) -> Response:
        """Its world as another program writes it."""
        return answer(await hub.sagas.string(saga, token))

    add_owners(app)


def add_owners(app: FastAPI) -> None:
    """What only a saga's owner may do."""

    @app.post(
        "/api/sagas/{saga}/settings",
        responses=gives(schemas.Done),
        openapi_extra=takes(schemas.ChangeSaga),
    )
    async def change(hub: TheHub, saga: str, token: Token, request: Request) -> Response:
        """Another name, or another sight."""
        await hub.sagas.change(saga, token, await body_of(request, schemas.ChangeSaga))
        return answer({"ok": True})

    @app.post("/api/sagas/{saga}/owner", responses=gives(schemas.NewSaga))
    async def new_owner(hub: TheHub, saga: str, token: Token) -> Response:
        """A new token for the owner, in place of the old one."""
        return answer(await hub.sagas.new_owner(saga, token))

    @app.post(
        "/api/sagas/{saga}/next",
        responses=gives(schemas.NewTable),
        openapi_extra=takes(schemas.NextGame),
    )
    async def next_game(hub: TheHub, saga: str, token: Token, request: Request) -> Response:
        """The table of the next game, with the same or other people."""
        wish = await body_of(request, schemas.NextGame)
        return answer(await hub.rematches.next_of_saga(saga, token, wish))

    @app.post("/api/sagas/{saga}/abandon", responses=gives(schemas.Done))
    async def abandon(hub: TheHub, saga: str, token: Token) -> Response:
        """The game that is on does not count; its table stays."""
        await hub.rematches.abandon(saga, token)
        return answer({"ok": True})

    @app.post(
        "/api/sagas/{saga}/branch",
        responses=gives(schemas.NewSaga),
        openapi_extra=takes(schemas.Branch),
    )
    async def branch(hub: TheHub, saga: str, token: Token, request: Request) -> Response:
        """Another saga that goes another way from one of its games on."""
        return answer(await hub.sagas.branch(saga, token, await body_of(request, schemas.Branch)))
