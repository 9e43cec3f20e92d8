"""What games bring for the browser: their drawings and their printed facts.

Both stand under an address that changes with their content, so a browser may keep them for ever.
"""

import hashlib
from functools import lru_cache

import msgspec
from fastapi import FastAPI, Request
from starlette.responses import Response

from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game, find_game
from crannog.kernel.state import Json
from crannog.packages import folder_of
from crannog.server.guard import JSON
from crannog.server.static import FOR_EVER, cacheable

CONTRACT = 2  # of faces: web/src/kit/contract.ts
MODULE = "face.js"
STYLE = "face.css"
KINDS = {MODULE: "text/javascript", STYLE: "text/css"}


class NoFace(CrannogError):
    """The game has no such drawing or facts (any more)."""


@lru_cache(maxsize=64)
def face_files(game: Game) -> dict[str, bytes]:
    """The files of the game's drawing by name; none if it has no drawing."""
    folder = folder_of(game.package, *game.face.split("/")) if game.face else None
    found = {} if folder is None else {name: folder.joinpath(name) for name in KINDS}
    return {name: file.read_bytes() for name, file in found.items() if file.is_file()}


@lru_cache(maxsize=64)
def facts_text(game: Game) -> bytes:
    """The game's printed facts as JSON."""
    return msgspec.json.encode(game.facts())


def digest_of(*parts: bytes) -> str:
    """A name for this content."""
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()[:16]


def face_card(game: Game) -> dict[str, Json] | None:
    """Where the game's drawing is; None if it has none, or it was not built."""
    found = face_files(game)
    if MODULE not in found:
        return None
    folder = f"/games/{game.id}/face/{digest_of(*found.values())}"
    style = f"{folder}/{STYLE}" if STYLE in found else None
    return {"url": f"{folder}/{MODULE}", "style": style, "contract": CONTRACT}


def facts_card(game: Game) -> str | None:
    """Where the game's printed facts are; None if it has none."""
    text = facts_text(game)
    return f"/games/{game.id}/facts/{digest_of(text)}.json" if text != b"{}" else None


def add_faces(app: FastAPI) -> None:
    """The files, each under the address of its content."""

    @app.get("/games/{game}/face/{digest}/{name}", include_in_schema=False)
    def face(request: Request, game: str, digest: str, name: str) -> Response:
        """A file of a game's drawing."""
        found = face_files(find_game(game))
        if name not in found or digest != digest_of(*found.values()):
            raise NoFace("there is no such drawing; load the page again")
        return cacheable(request, found[name], KINDS[name], FOR_EVER)

    @app.get("/games/{game}/facts/{digest}.json", include_in_schema=False)
    def facts(request: Request, game: str, digest: str) -> Response:
        """A game's printed facts."""
        text = facts_text(find_game(game))
        if digest != digest_of(text):
            raise NoFace("there are no such facts; load the page again")
        return cacheable(request, text, JSON, FOR_EVER)
