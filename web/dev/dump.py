"""What whole random matches ask and tell, for the client's tests.

python web/dev/dump.py asks > web/tests/fixtures/asks.json     # a few asks of each prompt
python web/dev/dump.py words > /tmp/words.json                 # everything, in words
CRANNOG_WORDS_DUMP=/tmp/words.json npm test                    # compares both word modules
"""

import json
import sys
from typing import Any

from crannog.kernel import Ask, Match, Rng, find_game
from crannog.words import LANGUAGES, Words, message_files

TABLES = (("inis", 2), ("inis", 3), ("inis", 4), ("horizons", 1), ("horizons", 2), ("horizons", 3))
NAMES = ["Anna", ""]


def play(match: Match, seed: int, limit: int = 400) -> list[Ask]:
    """Plays at random; returns what was asked."""
    asked: list[Ask] = []
    rng = Rng(seed)
    while match.pending and len(match.choices) < limit:
        seats = [seat for seat, ask in match.pending.items() if not ask.optional]
        seat = rng.pick(seats)
        asked += match.pending.values()
        match.choose(seat, rng.pick(match.pending[seat].options))
    return asked


def plain(ask: Ask) -> dict[str, Any]:
    """An ask as the service sends it."""
    return {
        "prompt": ask.prompt,
        "options": [list(option) for option in ask.options],
        "rule": ask.rule,
        "args": list(ask.args),
        "optional": ask.optional,
    }


def asks() -> list[dict[str, Any]]:
    """The ask with most options, of each prompt of each game."""
    found: dict[tuple[str, str], Ask] = {}
    for game, seats in TABLES:
        for ask in play(Match.new(game, seats, seats), seats):
            old = found.get((game, ask.prompt))
            if len(ask.options) <= 40 and (old is None or len(old.options) < len(ask.options)):
                found[game, ask.prompt] = ask
    return [{"game": game, **plain(ask)} for (game, _), ask in found.items()]


def words() -> list[dict[str, Any]]:
    """Every prompt, option and event of some matches, as Python says them."""
    dump: list[dict[str, Any]] = []
    for game_id, seats in TABLES:
        game = find_game(game_id)
        match = Match.new(game_id, seats, seats)
        asked = play(match, seats)
        for language in LANGUAGES:
            speaker = Words(language, game, NAMES)
            said = {json.dumps(plain(ask)): ask for ask in asked}
            dump.append(
                {
                    "language": language,
                    "source": "\n".join(
                        text
                        for package in ("crannog", game.package)
                        for text in message_files(package, language)
                    ),
                    "game": tables_of(game_id),
                    "asks": [
                        [plain(ask), speaker.prompt(ask), [speaker.option(o) for o in ask.options]]
                        for ask in said.values()
                    ],
                    "events": [
                        [event, speaker.event(event)]
                        for seat in (None, 0)
                        for event in match.events(0, seat)
                    ],
                }
            )
    return dump


def tables_of(game_id: str) -> dict[str, Any]:
    """The names of a game's arguments."""
    game = find_game(game_id)
    return {
        "id": game.id,
        "prompts": dict(game.prompts),
        "verbs": dict(game.verbs),
        "events": dict(game.events),
        "triggers": dict(game.triggers),
    }


if __name__ == "__main__":
    if sys.argv[1:] == ["words"]:
        json.dump(words(), sys.stdout, ensure_ascii=False)
    else:
        verbs = {game: tables_of(game)["verbs"] for game, _ in TABLES}
        json.dump({"verbs": verbs, "asks": asks()}, sys.stdout, separators=(",", ":"))
        print()
