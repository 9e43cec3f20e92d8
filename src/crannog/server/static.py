"""Files and texts that a browser may keep: tags, compression, and the client's page."""

import gzip
import hashlib
import mimetypes
import os
from functools import lru_cache
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import Response

from crannog.server.guard import problem

LEAST_COMPRESSED = 1000  # bytes
COMPRESSIBLE = ("text/", "application/json", "application/javascript", "image/svg+xml")
FOR_EVER = "public, max-age=31536000, immutable"  # names under /assets change with their content
ASK_FIRST = "no-cache"

mimetypes.add_type("application/manifest+json", ".webmanifest")


@lru_cache(maxsize=256)
def compressed(content: bytes) -> bytes:
    """The content as gzip."""
    return gzip.compress(content, 6)


@lru_cache(maxsize=512)
def tag_of(content: bytes) -> str:
    """An ETag of the content."""
    return '"' + hashlib.sha256(content).hexdigest()[:24] + '"'


def cacheable(request: Request, content: bytes, media_type: str, keep: str = ASK_FIRST) -> Response:
    """An answer that a browser need not fetch twice, compressed where that helps."""
    headers = {"ETag": tag_of(content), "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    accepts = "gzip" in request.headers.get("accept-encoding", "")
    worth = len(content) >= LEAST_COMPRESSED and media_type.startswith(COMPRESSIBLE)
    if accepts and worth:
        headers["Content-Encoding"] = "gzip"
        content = compressed(content)
    return Response(content, media_type=media_type, headers=headers)


def file_at(folder: Path, path: str) -> Path | None:
    """The file of that path inside the folder, or None."""
    if "\0" in path:
        return None
    wanted = (folder / path).resolve()
    inside = wanted.is_relative_to(folder.resolve())
    return wanted if inside and os.path.isfile(wanted) else None  # false for a name too long


def add_pages(app: FastAPI, folder: Path) -> None:
    """The browser client; every path that is nothing else is a page of it."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def page(request: Request, path: str) -> Response:
        """A file of the client, or its page."""
        found = file_at(folder, path)
        missing = path.startswith(("api/", "assets/"))
        if found is None and not missing:
            found = file_at(folder, "index.html")
        if found is None:
            body = problem("NotFound", "there is nothing here")
            return Response(body, 404, media_type="application/json")
        media_type = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        keep = FOR_EVER if path.startswith("assets/") else ASK_FIRST
        return cacheable(request, found.read_bytes(), media_type, keep)
