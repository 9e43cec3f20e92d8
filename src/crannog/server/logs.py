"""Structured logs: one JSON object a line, or plain lines at a terminal. No secrets in either."""

import json
import logging
import sys
from datetime import UTC, datetime

FIELDS = ("method", "path", "status", "ms", "address")  # of the line about a request


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
        return json.dumps(line, ensure_ascii=False)


def set_up_logs() -> None:
    """JSON lines on stderr; plain ones, and only of what matters, where a person looks on."""
    handler = logging.StreamHandler(sys.stderr)
    at_terminal = sys.stderr.isatty()
    if not at_terminal:
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if at_terminal else logging.INFO)
    for name in ("alembic", "sqlalchemy", "uvicorn", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
