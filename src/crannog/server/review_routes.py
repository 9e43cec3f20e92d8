"""The route of the coach."""

from collections.abc import AsyncIterator

import msgspec
from fastapi import FastAPI, Request
from starlette.responses import StreamingResponse

from crannog.kernel.errors import CrannogError
from crannog.server import schemas
from crannog.server.guard import problem
from crannog.server.rematch import NotOver
from crannog.server.requests import TheHub, address_of, body_of
from crannog.server.schemas import ReviewUpdate, gives, schema_of, takes

LINES = "application/x-ndjson"


def add_reviews(app: FastAPI) -> None:
    """Judging a finished match."""

    @app.post(
        "/api/tables/{table}/review",
        responses={
            **gives(schemas.Done),
            200: {
                "description": ReviewUpdate.__doc__,
                "content": {LINES: {"schema": schema_of(ReviewUpdate)}},
            },
        },
        openapi_extra=takes(schemas.ReviewWish),
    )
    async def review(hub: TheHub, table: str, request: Request) -> StreamingResponse:
        """What the coach finds of a finished match, a line of JSON for each piece of news.

        To hang up is to stop it; what was found is kept for the next time.
        """
        wish = await body_of(request, schemas.ReviewWish)
        live = await hub.tables.open(table)
        if live.match.result is None:
            raise NotOver("the match goes on: the coach looks at finished ones")
        updates = hub.reviews.listen(table, live.setup, wish.depth, address_of(request))
        first = await anext(updates)  # a refusal is an answer of its own
        return StreamingResponse(lines(first, updates), media_type=LINES)


async def lines(first: ReviewUpdate, updates: AsyncIterator[ReviewUpdate]) -> AsyncIterator[bytes]:
    """Each update as a line; a failure on the way is the last line."""
    yield line(first)
    try:
        async for update in updates:
            yield line(update)
    except CrannogError as error:
        yield problem(type(error).__name__, str(error)) + b"\n"


def line(update: ReviewUpdate) -> bytes:
    """An update in one line."""
    return msgspec.json.encode(update) + b"\n"
