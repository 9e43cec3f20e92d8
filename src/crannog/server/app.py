"""The service's doors: REST, the websocket, static files, health and metrics."""

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Body, Depends, FastAPI, Header, Request, WebSocket
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, generate_latest
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from crannog.bots import bot_names
from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError, IllegalChoice
from crannog.kernel.game import find_game, installed_games, option_word
from crannog.kernel.state import Json
from crannog.rules_text import all_rules, headings
from crannog.server.config import Config
from crannog.server.hub import Forbidden, Hub, NoSuchTable
from crannog.server.keys import Keys
from crannog.server.limits import Limiter
from crannog.server.live import Faster, net_choices, state_of
from crannog.server.migrate import migrate
from crannog.server.news import listen_for_news
from crannog.server.setup import BadRequest, SeatRequest, plan_table
from crannog.server.socket import serve_socket
from crannog.server.store import Store
from crannog.words import LANGUAGES, message_files

log = logging.getLogger("crannog.app")

T = TypeVar("T")

CHOICES = Counter("crannog_choices_total", "choices accepted")
TABLES = Gauge("crannog_tables_open", "tables in memory")
SOCKETS = Gauge("crannog_sockets_open", "websockets open")

SECURITY = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'; connect-src 'self' ws: wss:",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class CreateBody(msgspec.Struct, forbid_unknown_fields=True):
    """A new table."""

    game: str
    seats: list[SeatRequest]
    options: dict[str, Any] = {}
    seed: int | None = None
    language: str = "en"
    public: bool = False


class ImportBody(msgspec.Struct, forbid_unknown_fields=True):
    """A table from a save or a scenario."""

    seats: list[SeatRequest]
    save: dict[str, Any] | None = None
    scenario: str | None = None
    public: bool = False


class JoinBody(msgspec.Struct, forbid_unknown_fields=True):
    """Taking an open seat."""

    seat: int
    name: str = ""
    invite: str = ""


class ChangeSeatBody(msgspec.Struct, forbid_unknown_fields=True):
    """Another player for a seat."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""


class TextBody(msgspec.Struct, forbid_unknown_fields=True):
    """A name, or an address."""

    text: str


STATUS: dict[type[Exception], int] = {
    NoSuchTable: 404,
    Forbidden: 403,
    Faster: 409,
    IllegalChoice: 409,
}


def problem(error: CrannogError) -> JSONResponse:
    """An error as the client reads it."""
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    body = {
        "kind": type(error).__name__,
        "text": str(error),
        "rule": getattr(error, "rule", None),
    }
    return JSONResponse({"error": body}, status)


def make_app(config: Config) -> FastAPI:
    """The whole service."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(config.url())
        await asyncio.to_thread(migrate, store.engine)
        hub = Hub(config, store, Keys.in_folder(config.data))
        app.state.hub = hub
        tasks = [
            asyncio.create_task(hub.rest_idle_tables()),
            asyncio.create_task(listen_for_news(hub, config)),
        ]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await hub.close()
        await asyncio.to_thread(store.close)

    app = FastAPI(
        title="Crannog", openapi_url="/api/openapi.json", docs_url=None, lifespan=lifespan
    )
    app.state.config = config
    app.state.requests = Limiter(config.requests_per_second)
    app.state.choices = Limiter(config.choices_per_second)
    app.middleware("http")(guard)
    app.exception_handler(CrannogError)(answer_problem)
    add_routes(app)
    add_static(app, config)
    return app


async def answer_problem(_: Request, error: Exception) -> JSONResponse:
    """Every CrannogError is an answer, not a crash."""
    assert isinstance(error, CrannogError)
    return problem(error)


async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """Sizes, rates, and the security headers on every answer."""
    config: Config = request.app.state.config
    address = request.client.host if request.client else "?"
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > config.body_limit:
        response: Response = JSONResponse(
            {"error": {"kind": "TooLarge", "text": "the request is too large", "rule": None}}, 413
        )
    elif request.method != "GET" and not request.app.state.requests.allows(address):
        response = JSONResponse(
            {"error": {"kind": "TooFast", "text": "too many requests", "rule": None}}, 429
        )
    else:
        response = await call_next(request)
    for name, value in SECURITY.items():
        response.headers[name] = value
    return response


def hub_of(request: Request) -> Hub:
    """The hub of this process."""
    hub: Hub = request.app.state.hub
    return hub


def bearer(authorization: Annotated[str, Header()] = "") -> str:
    """The token of the request, or ''."""
    return authorization.removeprefix("Bearer ").strip()


TheHub = Annotated[Hub, Depends(hub_of)]
Token = Annotated[str, Depends(bearer)]


def body_of(kind: type[T], data: Any) -> T:
    """The request's body in its form; BadRequest says what is wrong."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadRequest(str(error)) from error


def add_routes(app: FastAPI) -> None:
    """Everything under /api, and health and metrics."""

    @app.get("/api/games")
    async def games() -> list[Any]:
        """The games, their options and bots, and the names of all they say."""
        return [game_card(game_id) for game_id in installed_games()]

    @app.get("/api/words/{game}/{language}")
    async def words(game: str, language: str, request: Request) -> Response:
        """The Fluent messages of a game (or `client`) in a language."""
        if language not in LANGUAGES:
            raise BadRequest(f"a language is one of {', '.join(LANGUAGES)}")
        packages = ["crannog"] if game == "client" else ["crannog", find_game(game).package]
        text = "\n".join(part for name in packages for part in message_files(name, language))
        return cacheable(request, text, "text/plain; charset=utf-8")

    @app.get("/api/rules/{game}/{language}")
    async def rules(game: str, language: str) -> list[Any]:
        """The numbered rules."""
        if language not in LANGUAGES:
            raise BadRequest(f"a language is one of {', '.join(LANGUAGES)}")
        titles = headings(find_game(game), language)
        return [
            {
                "number": number,
                "section": number.partition(".")[0],
                "title": titles.get(number.partition(".")[0], ""),
                "text": text,
            }
            for number, text in all_rules(find_game(game), language).items()
        ]

    @app.get("/api/lobby")
    async def lobby(hub: TheHub) -> list[Any]:
        """Public tables with open seats."""
        return await hub.lobby()

    @app.post("/api/tables")
    async def create(hub: TheHub, data: Annotated[Any, Body()]) -> dict[str, Any]:
        """A new table."""
        body = body_of(CreateBody, data)
        seed = body.seed if body.seed is not None else secrets.randbits(48)
        setup = plan_table(body.game, body.seats, body.options, seed, body.language, body.public)
        return await hub.create(setup)

    @app.post("/api/tables/import")
    async def import_table(hub: TheHub, data: Annotated[Any, Body()]) -> dict[str, Any]:
        """A table from a save or a scenario."""
        body = body_of(ImportBody, data)
        if body.save is not None:
            return await hub.create(hub.from_save(body.save, body.seats, body.public))
        if body.scenario is not None:
            return await hub.create(hub.from_scenario(body.scenario, body.seats, body.public))
        raise BadRequest("give a save or a scenario")

    @app.get("/api/tables/{table}")
    async def show(hub: TheHub, table: str, token: Token) -> dict[str, Any]:
        """Who sits where, and the state as the token's seat may see it."""
        live = await hub.table(table)
        seat = hub.seat_of(table, live.setup, token)
        return {"table": live.face(), "state": live.state_message(seat)}

    @app.post("/api/tables/{table}/join")
    async def join(hub: TheHub, table: str, data: Annotated[Any, Body()]) -> dict[str, Any]:
        """Takes an open seat."""
        body = body_of(JoinBody, data)
        token = await hub.join(table, body.seat, body.name, body.invite)
        return {"seat": body.seat, "token": token}

    @app.post("/api/tables/{table}/seat")
    async def seat(
        hub: TheHub, table: str, token: Token, data: Annotated[Any, Body()]
    ) -> dict[str, Any]:
        """Leaves a seat, or puts a bot or a person in."""
        body = body_of(ChangeSeatBody, data)
        request = SeatRequest(body.kind, body.name, body.bot)
        return await hub.change_seat(table, body.seat, request, token)

    @app.post("/api/tables/{table}/name")
    async def name(
        hub: TheHub, table: str, token: Token, data: Annotated[Any, Body()]
    ) -> dict[str, Any]:
        """A new display name."""
        await hub.rename(table, token, body_of(TextBody, data).text)
        return {"ok": True}

    @app.post("/api/tables/{table}/webhook")
    async def webhook(
        hub: TheHub, table: str, token: Token, data: Annotated[Any, Body()]
    ) -> dict[str, Any]:
        """Where this seat's turn notices go."""
        await hub.set_webhook(table, token, body_of(TextBody, data).text)
        return {"ok": True}

    @app.post("/api/tables/{table}/rematch")
    async def rematch(hub: TheHub, table: str, token: Token) -> dict[str, Any]:
        """A new table for the same players."""
        live = await hub.table(table)
        owner = hub.is_owner(table, live.setup, token)
        if not owner and hub.seat_of(table, live.setup, token) is None:
            raise Forbidden("only players may ask for a rematch")
        return await hub.rematch(table)

    @app.get("/api/tables/{table}/events")
    async def events(hub: TheHub, table: str, token: Token, since: int = 0) -> list[Any]:
        """The events the token's seat may see."""
        live = await hub.table(table)
        return live.events(max(0, since), hub.seat_of(table, live.setup, token))

    @app.get("/api/tables/{table}/save")
    async def save(hub: TheHub, table: str, token: Token) -> dict[str, Any]:
        """The save after the end; before it the events and own choices of the token's seat."""
        live = await hub.table(table)
        if live.match.result is not None:
            return live.match.save()
        seat = hub.seat_of(table, live.setup, token)
        if seat is None:
            raise Forbidden("while the match runs only a seat can download what it knows")
        own = [[n, list(c)] for n, (s, c) in enumerate(live.match.choices) if s == seat]
        return {
            "crannog-seat": 1,
            "game": live.setup.game,
            "seat": seat,
            "view": live.match.view(seat),
            "events": live.events(0, seat),
            "choices": own,
        }

    @app.get("/api/tables/{table}/replay")
    async def replay(
        hub: TheHub, table: str, token: Token, at: int = 0, seat: int | None = None
    ) -> dict[str, Any]:
        """The match after `at` choices; other seats' secrets only when it is over."""
        live = await hub.table(table)
        own = hub.seat_of(table, live.setup, token)
        over = live.match.result is not None
        viewer: Seat | None = seat if over else own
        return await asyncio.to_thread(replay_at, hub, table, at, viewer)

    @app.websocket("/api/tables/{table}/live")
    async def live(socket: WebSocket, table: str) -> None:
        """Live updates."""
        SOCKETS.inc()
        try:
            await serve_socket(socket, app.state.hub, table, app.state.choices, CHOICES.inc)
        finally:
            SOCKETS.dec()

    @app.get("/health")
    async def health(hub: TheHub) -> dict[str, Any]:
        """Whether the service and its database answer."""
        await asyncio.to_thread(hub.store.read_table, "health")
        return {"ok": True}

    @app.get("/metrics")
    async def metrics(hub: TheHub) -> Response:
        """For Prometheus."""
        TABLES.set(len(hub.tables))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def replay_at(hub: Hub, table: str, at: int, viewer: Seat | None) -> dict[str, Any]:
    """The match after its first choices, played again."""
    live = hub.tables[table]
    match = live.setup.new_match()
    first = list(match.choices)
    choices = net_choices(first, hub.store.read_entries(table))
    if not 0 <= at <= len(choices):
        raise BadRequest(f"the match has {len(choices)} choices")
    if at < len(first):
        match.rewind(at)
    match.replay(choices[len(match.choices) : at])
    return {
        "count": at,
        "of": len(choices),
        "state": state_of(match, viewer),
        "events": match.events(0, viewer),
    }


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
        "bots": list[Json](bot_names()),
        "prompts": dict(game.prompts),
        "verbs": dict(game.verbs),
        "events": dict(game.events),
        "triggers": dict(game.triggers),
    }


def cacheable(request: Request, text: str, media_type: str) -> Response:
    """An answer that a browser need not fetch twice."""
    tag = '"' + hashlib.sha256(text.encode()).hexdigest()[:24] + '"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    return PlainTextResponse(text, media_type=media_type, headers={"ETag": tag})


def add_static(app: FastAPI, config: Config) -> None:
    """The browser client; every other path is a page of it."""
    index = config.static / "index.html"
    assets = config.static / "assets"
    if assets.is_dir():
        app.mount("/assets", StaticFiles(directory=assets), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """The client's page, or a file beside it."""
        wanted = (config.static / path).resolve()
        inside = wanted.is_relative_to(config.static.resolve())
        if path.startswith("api/") or not index.is_file():
            return JSONResponse(
                {"error": {"kind": "NotFound", "text": "there is nothing here", "rule": None}}, 404
            )
        return FileResponse(wanted if inside and wanted.is_file() else index)
