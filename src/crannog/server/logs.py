"""Structured logs: one JSON object a line, or plain lines at a terminal. No secrets in either.

What strangers send is in them, too: characters that a terminal would obey are escaped.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

FIELDS = ("method", "path", "status", "ms", "address")  # of the line about a request

# Control characters (C0, DEL, C1), marks that turn or break lines, halves of pairs
OBEYED = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)


def escaped(text: str) -> str:
    """The text in one line that no terminal obeys, with JSON's escapes."""
    return OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return escaped(json.dumps(line, ensure_ascii=False))


class PlainLines(logging.Formatter):
    """A record as a person reads it; only a traceback has several lines."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """The line."""
        return escaped(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """The traceback."""
        return "\n".join(escaped(line) for line in super().formatException(ei).split("\n"))


def set_up_logs() -> None:
    """JSON lines on stderr; plain ones, and only of what matters, where a person looks on."""
    handler = logging.StreamHandler(sys.stderr)
    at_terminal = sys.stderr.isatty()
    if not at_terminal:
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(PlainLines("%(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if at_terminal else logging.INFO)
    for name in ("alembic", "sqlalchemy", "uvicorn", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
