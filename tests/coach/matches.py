"""Finished matches for the coach."""

import json
from pathlib import Path

from crannog.kernel import Match

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> Match:
    """A whole recorded match."""
    return Match.load(json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8")))
