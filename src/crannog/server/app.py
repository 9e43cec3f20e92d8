"""The service's doors: REST, the websocket, static files, health and metrics."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from fastapi import FastAPI, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException
from starlette.responses import Response

from crannog.bots import bot_names
from crannog.kernel.errors import CrannogError, IllegalChoice
from crannog.kernel.game import find_game, installed_games, option_word
from crannog.kernel.state import Json
from crannog.parts.saga import NoSaga
from crannog.parts.strings import strings_of
from crannog.rules_text import all_rules, headings
from crannog.server import schemas
from crannog.server.bus import Bus
from crannog.server.config import Config
from crannog.server.faces import NoFace, add_faces, face_card, facts_card
from crannog.server.guard import JSON, Guard, problem
from crannog.server.hub import Hub
from crannog.server.inbox import Inbox
from crannog.server.keys import Keys
from crannog.server.lobby import NoLobby, lobby_tables
from crannog.server.metrics import SOCKETS, TABLES, metrics_text
from crannog.server.migrate import migrate
from crannog.server.notices import Notices
from crannog.server.processes import Busy
from crannog.server.pulse import Pulse
from crannog.server.rematch import NotOver
from crannog.server.requests import (
    MOST,
    TheHub,
    Token,
    address_of,
    answer,
    body_of,
    known_language,
)
from crannog.server.resting import Resting
from crannog.server.review_routes import add_reviews
from crannog.server.saga_routes import add_sagas
from crannog.server.sagas import GameOn, NoSuchSaga
from crannog.server.schemas import gives, takes
from crannog.server.services import Services
from crannog.server.setup import BadRequest, Forbidden, SeatRequest, new_seed, plan_table
from crannog.server.socket import Doorkeeper, serve_socket
from crannog.server.static import add_pages, cacheable
from crannog.server.store import Store
from crannog.server.table.moves import Faster
from crannog.server.tables import NoSuchTable
from crannog.server.thinking import Thinkers
from crannog.server.trouble import DatabaseTrouble
from crannog.tours import NoTour, has_tour, tour_text
from crannog.words import messages_sent

log = logging.getLogger("crannog.app")

STATUS: dict[type[Exception], int] = {
    NoSuchTable: 404,
    NoLobby: 404,
    NoTour: 404,
    NoFace: 404,
    NoSuchSaga: 404,
    NoSaga: 404,
    GameOn: 409,
    Forbidden: 403,
    Faster: 409,
    NotOver: 409,
    IllegalChoice: 409,
    DatabaseTrouble: 503,
    Busy: 429,
}


# -- the whole ---------------------------------------------------------------------------------


def make_app(config: Config) -> FastAPI:
    """The whole service."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_hub(config) as hub:
            app.state.hub = hub
            app.state.door = Doorkeeper(hub)
            app.state.pulse = Pulse(hub.services.store)
            log.info("serving")
            yield
        log.info("stopped")

    app = FastAPI(title="Crannog", openapi_url=None, docs_url=None, lifespan=lifespan)
    app.add_middleware(Guard, config=config)
    app.exception_handler(CrannogError)(answer_problem)
    app.exception_handler(RequestValidationError)(answer_bad_request)
    app.exception_handler(HTTPException)(answer_http_problem)
    add_texts(app)
    add_tables(app)
    add_seats(app)
    add_records(app)
    add_reviews(app)
    add_sagas(app)
    add_machinery(app)
    add_faces(app)
    add_pages(app, config.static)
    return app


@contextlib.asynccontextmanager
async def open_hub(config: Config) -> AsyncIterator[Hub]:
    """The hub over its database, with what runs beside it."""
    if config.webhook_hosts and not config.public_url:
        log.warning("turn notices hold no link to the table: set CRANNOG_PUBLIC_URL")
    store = Store(config.url())
    try:
        await asyncio.to_thread(migrate, store.engine)
        bus = Bus(config, store)
        thinkers = Thinkers(config.bot_processes, config.think_seconds)
        services = Services(config, store, bus, thinkers, Notices(config.webhook_hosts))
        hub = Hub(services, Keys.in_folder(config.data))
        inbox = Inbox(hub.tables, hub.rematches)
        tasks = [
            asyncio.create_task(Resting(services, hub.tables).run()),
            asyncio.create_task(bus.listen(inbox.receive, hub.tables.catch_up)),
            asyncio.create_task(hub.tables.go_on()),
        ]
        try:
            yield hub
        finally:
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception):
                    log.error("ended before the service", exc_info=ended)
            await hub.tables.close()
            hub.close()
            await services.close()
    finally:
        await asyncio.to_thread(store.close)


# -- refusals ----------------------------------------------------------------------------------


async def answer_problem(_: Request, error: Exception) -> Response:
    """Every CrannogError is an answer, not a crash."""
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    body = problem(type(error).__name__, str(error), getattr(error, "rule", None))
    return Response(body, status, media_type=JSON)


async def answer_bad_request(_: Request, error: Exception) -> Response:
    """A parameter of the wrong form."""
    assert isinstance(error, RequestValidationError)
    text = "; ".join(f"{found['loc'][-1]}: {found['msg']}" for found in error.errors())
    return Response(problem("BadRequest", text), 400, media_type=JSON)


async def answer_http_problem(_: Request, error: Exception) -> Response:
    """No such path, or not with this method."""
    assert isinstance(error, HTTPException)
    body = problem("NotFound" if error.status_code == 404 else "BadRequest", error.detail)
    return Response(body, error.status_code, headers=error.headers, media_type=JSON)


# -- routes ------------------------------------------------------------------------------------


def add_texts(app: FastAPI) -> None:
    """Games, words, rules and guides: the same for everyone."""

    @app.get("/api/games", responses=gives(list[schemas.GameCard]))
    async def games(request: Request) -> Response:
        """The games, their options and bots, and the names of all they say."""
        cards = [game_card(game_id) for game_id in installed_games()]
        return cacheable(request, msgspec.json.encode(cards), JSON)

    @app.get(
        "/api/words/{game}/{language}",
        responses={
            200: {"description": "Fluent messages", "content": {"text/plain": {}}},
            "4XX": gives(schemas.Done)["4XX"],
        },
    )
    async def words(game: str, language: str, request: Request) -> Response:
        """The Fluent messages of a game (or `client`) in a language."""
        found = None if game == "client" else find_game(game)
        text = messages_sent(known_language(language), found)
        return cacheable(request, text.encode(), "text/plain; charset=utf-8")

    @app.get("/api/rules/{game}/{language}", responses=gives(list[schemas.Rule]))
    async def rules(game: str, language: str, request: Request) -> Response:
        """The numbered rules."""
        return cacheable(request, rules_text(game, known_language(language)), JSON)

    @app.get("/api/tours/{game}", responses=gives(dict[str, Any]))
    async def tour(game: str, request: Request) -> Response:
        """The first-game guide: chapters with their scenario and steps."""
        return cacheable(request, tour_text(find_game(game)).encode(), JSON)


def add_tables(app: FastAPI) -> None:
    """Finding and making tables."""

    @app.get("/api/lobby", responses=gives(list[schemas.LobbyTable]))
    async def lobby(hub: TheHub) -> Response:
        """Public tables with open seats."""
        return answer(await lobby_tables(hub.services))

    @app.post("/api/tables", responses=gives(schemas.NewTable), openapi_extra=takes(schemas.Create))
    async def create(hub: TheHub, request: Request) -> Response:
        """A new table."""
        body = await body_of(request, schemas.Create)
        seed, origin = (new_seed(), "new") if body.seed is None else (body.seed, "seed")
        setup = plan_table(
            body.game, body.seats, body.options, seed, body.language, body.public, origin
        )
        setup.practice = body.practice
        return answer(hub.tokens.of_table(await hub.tables.create(setup), setup))

    @app.post(
        "/api/tables/import", responses=gives(schemas.NewTable), openapi_extra=takes(schemas.Import)
    )
    async def import_table(hub: TheHub, request: Request) -> Response:
        """A table from a save or a scenario."""
        body = await body_of(request, schemas.Import, hub.services.config.body_limit)
        save = bytes(body.save)
        sent = body.scenario if save in (b"", b"null") else save
        if sent is None:
            raise BadRequest("give a save or a scenario")
        begun = await hub.imports.read(
            sent, body.seats, body.language, body.public, address_of(request)
        )
        begun.setup.practice = begun.setup.practice or body.practice
        table = await hub.tables.create(begun.setup, begun)
        return answer(hub.tokens.of_table(table, begun.setup))

    @app.get("/api/tables/{table}", responses=gives(schemas.Shown))
    async def show(hub: TheHub, table: str, token: Token) -> Response:
        """Who sits where, and the state as the token's seat may see it."""
        live = await hub.tables.open(table)
        seat = hub.tokens.seat_of(table, live.setup, token)
        return answer(
            {"table": live.views.table_message(), "state": live.views.state_message(seat)}
        )

    @app.get("/api/tables/{table}/standing", responses=gives(schemas.Standing))
    async def standing(hub: TheHub, table: str) -> Response:
        """Whose turn it is, and whether it is over; cheap, and for everyone."""
        return answer(await hub.tables.standing(table))


def add_seats(app: FastAPI) -> None:
    """Who sits where."""

    @app.post(
        "/api/tables/{table}/join",
        responses=gives(schemas.Joined),
        openapi_extra=takes(schemas.Join),
    )
    async def join(hub: TheHub, table: str, request: Request) -> Response:
        """Takes an open seat."""
        body = await body_of(request, schemas.Join)
        token = await hub.seats.join(table, body.seat, body.name, body.invite)
        return answer({"seat": body.seat, "token": token})

    @app.post(
        "/api/tables/{table}/seat",
        responses=gives(schemas.NewSeat),
        openapi_extra=takes(schemas.ChangeSeat),
    )
    async def seat(hub: TheHub, table: str, token: Token, request: Request) -> Response:
        """Leaves a seat, or puts a bot or a person in; everyone is told in the chat."""
        body = await body_of(request, schemas.ChangeSeat)
        wish = SeatRequest(body.kind, body.name, body.bot)
        return answer(await hub.seats.change(table, body.seat, wish, token))

    @app.post(
        "/api/tables/{table}/name",
        responses=gives(schemas.Done),
        openapi_extra=takes(schemas.NewText),
    )
    async def name(hub: TheHub, table: str, token: Token, request: Request) -> Response:
        """A new display name."""
        await hub.seats.rename(table, token, (await body_of(request, schemas.NewText)).text)
        return answer({"ok": True})

    @app.post(
        "/api/tables/{table}/webhook",
        responses=gives(schemas.Done),
        openapi_extra=takes(schemas.NewText),
    )
    async def webhook(hub: TheHub, table: str, token: Token, request: Request) -> Response:
        """Where this seat's turn notices go."""
        await hub.seats.set_webhook(table, token, (await body_of(request, schemas.NewText)).text)
        return answer({"ok": True})

    @app.post("/api/tables/{table}/rematch", responses=gives(schemas.NewTable))
    async def rematch(hub: TheHub, table: str, token: Token) -> Response:
        """After the end: a new table for the same players, one for all who ask."""
        return answer(await hub.rematches.rematch(table, token))


def add_records(app: FastAPI) -> None:
    """What has happened at a table."""

    @app.get("/api/tables/{table}/events", responses=gives(list[schemas.Event]))
    async def events(
        hub: TheHub, table: str, token: Token, since: Annotated[int, Query(ge=0, le=MOST)] = 0
    ) -> Response:
        """The events the token's seat may see."""
        live = await hub.tables.open(table)
        seat = hub.tokens.seat_of(table, live.setup, token)
        return answer(await live.views.events(since, seat))

    @app.get("/api/tables/{table}/save", responses=gives(schemas.Save))
    async def save(hub: TheHub, table: str, token: Token) -> Response:
        """The save after the end; before it the events and own choices of the token's seat."""
        live = await hub.tables.open(table)
        over = live.match.result is not None
        if over and await hub.sagas.may_save(live.setup, token):
            practice: dict[str, Json] = {"practice": True} if live.setup.practice else {}
            return answer({**live.match.save(), **practice})
        seat = hub.tokens.seat_of(table, live.setup, token)
        if seat is None:
            who = "of a saga's game" if over else "while the match runs"
            raise Forbidden(f"{who} only a seat can download what it knows")
        made = enumerate(live.match.choices)
        own: list[Json] = [[n, list(choice)] for n, (by, choice) in made if by == seat and choice]
        return answer(
            {
                "crannog-seat": 1,
                "game": live.setup.game,
                "seat": seat,
                "view": live.match.view(seat),
                "events": await live.views.events(0, seat),
                "choices": own,
            }
        )

    @app.get("/api/tables/{table}/replay", responses=gives(schemas.ReplayStep))
    async def replay(
        hub: TheHub,
        table: str,
        token: Token,
        request: Request,
        at: Annotated[int, Query(ge=0, le=MOST)] = 0,
        seat: Annotated[int | None, Query(ge=0, le=63)] = None,
    ) -> Response:
        """The match after `at` choices; other seats' secrets only when it is over."""
        live = await hub.tables.open(table)
        own = hub.tokens.seat_of(table, live.setup, token)
        over = live.match.result is not None
        if over and seat is not None and seat >= len(live.setup.seats):
            raise BadRequest(f"the table has no seat {seat}")
        viewer = seat if over else own
        step = await hub.replays.at(table, live.setup, at, viewer, address_of(request))
        return Response(step, media_type=JSON)


def add_machinery(app: FastAPI) -> None:
    """The websocket, and what hosts look at."""

    @app.websocket("/api/tables/{table}/live")
    async def live(socket: WebSocket, table: str) -> None:
        """Live updates."""
        SOCKETS.inc()
        try:
            await serve_socket(socket, app.state.door, table)
        finally:
            SOCKETS.dec()

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi(request: Request) -> Response:
        """This very description."""
        return cacheable(request, msgspec.json.encode(description(app)), JSON)

    @app.get("/health", responses=gives(schemas.Done))
    async def health() -> Response:
        """Whether the service answers and its database keeps what it is given."""
        await app.state.pulse.check()
        return answer({"ok": True})

    @app.get("/metrics", include_in_schema=False)
    async def metrics(hub: TheHub) -> Response:
        """For Prometheus."""
        TABLES.set(len(hub.tables.in_memory))
        return Response(metrics_text(), media_type=CONTENT_TYPE_LATEST)


# -- what routes answer ------------------------------------------------------------------------


def description(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description: FastAPI's of the paths, ours of the bodies."""
    found = get_openapi(title=app.title, version="1", routes=app.routes)
    for operations in found["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("422", None)  # answered as 400
    found["components"] = {"schemas": schemas.components()}
    return found


def rules_text(game: str, language: str) -> bytes:
    """The numbered rules as JSON."""
    titles = headings(find_game(game), language)
    return msgspec.json.encode(
        [
            {
                "number": number,
                "section": number.partition(".")[0],
                "title": titles.get(number.partition(".")[0], ""),
                "text": text,
            }
            for number, text in all_rules(find_game(game), language).items()
        ]
    )


def game_card(game_id: str) -> dict[str, Json]:
    """What a client needs to know of a game."""
    game = find_game(game_id)
    return {
        "id": game.id,
        "version": game.version,
        "seats": list[Json](game.seats),
        "cooperative": game.cooperative,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": list[Json](option.values),
                "words": [option_word(value) for value in option.values],
                "smallest": option.smallest,
                "rule": option.rule,
            }
            for option in game.options
        ],
        "needs": {
            str(seats): needed for seats in game.seats if (needed := game.options_for(seats))
        },
        "bots": list[Json](bot_names(game)),
        "tour": has_tour(game),
        "face": face_card(game),
        "facts": facts_card(game),
        "sagas": bool(game.saga),
        "strings": strings_of(game).program if game.strings else None,
        "prompts": dict(game.prompts),
        "verbs": dict(game.verbs),
        "events": dict(game.events),
        "triggers": dict(game.triggers),
        "plain": [*sorted(game.numbers | game.plain)],
        "steps": [*sorted(game.steps)],
        "families": dict(game.families),
    }
