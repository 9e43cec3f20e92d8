"""Golden matches: whole recorded matches that every change must replay to the same end."""

import json
from hashlib import sha256
from pathlib import Path

from crannog.checks import as_bytes
from crannog.kernel.errors import BadSave, CrannogError
from crannog.kernel.game import Game
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json
from crannog.parts.golden import Recipe

MOST_DECISIONS = 20_000


def play_out(game: Game, seats: int, seed: int, options: dict[str, Json]) -> Match:
    """A match played at random to its end."""
    match = Match.new(game, seats, seed, options)
    rng = Rng(~seed)
    while match.pending:
        if len(match.choices) > MOST_DECISIONS:
            raise CrannogError(f"seed {seed} gives no match that ends: record another one")
        asked, ask = rng.pick(list(match.pending.items()))
        choice = rng.pick(ask.options)
        match.choose(asked, choice)
    return match


def ending(match: Match) -> dict[str, Json]:
    """What a replay must come to."""
    export = match.game.export(match.state)
    return {
        "digest": sha256(as_bytes(export)).hexdigest(),
        "result": match.result,
        "choices": len(match.choices),
    }


def record(game: Game, recipe: Recipe, folder: Path) -> Path:
    """Plays and writes one golden match; an older recording of the name is replaced."""
    match = play_out(game, recipe.seats, recipe.seed, recipe.options)
    data = {"proves": recipe.proves, "expect": ending(match), **match.save()}
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{recipe.name}.json"
    path.write_text(as_lines(data), encoding="utf-8")
    return path


def as_lines(data: dict[str, Json]) -> str:
    """JSON with a field on each line, and the choices one on each, so that changes show well."""
    lines = []
    for key, value in data.items():
        text = json.dumps(value, ensure_ascii=False)
        if key == "choices" and isinstance(value, list):
            text = "[\n" + ",\n".join(json.dumps(entry) for entry in value) + "\n]"
        lines.append(f"{json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def check(data: Json, game: Game | None = None) -> list[str]:
    """Replays a golden match; what came out otherwise than recorded."""
    expect = data.get("expect") if isinstance(data, dict) else None
    if not isinstance(expect, dict):
        raise BadSave("not a golden match: it has no field 'expect'")
    try:
        match = Match.load(data, game)
    except BadSave as error:
        return [str(error)]
    return [
        f"{key} is {value!r}, recorded was {expect.get(key)!r}"
        for key, value in ending(match).items()
        if expect.get(key) != value
    ]
