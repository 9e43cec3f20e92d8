"""What a route needs of its request: the hub, the token, the address, the language, the body."""

from typing import Annotated, TypeVar

import msgspec
from fastapi import Depends, Header, Request
from starlette.responses import Response

from crannog.server.guard import JSON
from crannog.server.hub import Hub
from crannog.server.imports import OverLimit
from crannog.server.setup import BadRequest
from crannog.words import LANGUAGES

T = TypeVar("T")

MOST = 2**31 - 1
SMALL_BODY = 1 << 16  # bytes of a request that carries no save and no scenario


def hub_of(request: Request) -> Hub:
    """The hub of this process."""
    hub: Hub = request.app.state.hub
    return hub


def bearer(authorization: Annotated[str, Header()] = "") -> str:
    """The token of the request, or ''."""
    return authorization.removeprefix("Bearer ").strip()


TheHub = Annotated[Hub, Depends(hub_of)]
Token = Annotated[str, Depends(bearer)]


def known_language(language: str) -> str:
    """The language, if there is one of that name."""
    if language not in LANGUAGES:
        raise BadRequest(f"a language is one of {', '.join(LANGUAGES)}")
    return language


def address_of(request: Request) -> str:
    """Where the request comes from."""
    return request.client.host if request.client is not None else "?"


async def body_of(request: Request, kind: type[T], limit: int = SMALL_BODY) -> T:
    """The request's body in its form; BadRequest says what is wrong."""
    body = await request.body()
    if len(body) > limit:
        raise OverLimit(f"a request of this kind may have {limit} bytes, not {len(body)}")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(str(error)) from error


def answer(data: object) -> Response:
    """Plain data, or a form, as JSON."""
    return Response(msgspec.json.encode(data), media_type=JSON)
