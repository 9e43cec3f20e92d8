"""What whole random matches ask and tell, for the client's tests.

python web/dev/dump.py asks > web/tests/fixtures/asks.json     # a few asks of each prompt
python web/dev/dump.py face inis > web/tests/fixtures/inis.json  # facts, and a beat of each event
python web/dev/dump.py face horizons 40 > web/tests/fixtures/horizons.json  # of those in 40 matches
python web/dev/dump.py words > /tmp/words.json                 # everything, in words
CRANNOG_WORDS_DUMP=/tmp/words.json npm test                    # compares both word modules
"""

import json
import sys
from itertools import count
from typing import Any

from crannog.kernel import Ask, Match, Rng, find_game
from crannog.kernel.patches import difference, fold
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


def face(game_id: str, matches: int) -> dict[str, Any]:
    """The printed facts, the tables, a view, and for each kind of event one that really happened.

    Each has what it changed in the view of seat 0, and how that view differed before from `view`.
    With so few matches that some kinds never happen, these are named on the error stream.
    """
    game = find_game(game_id)
    found: dict[str, dict[str, Any]] = {}
    first: dict[str, Any] = {}
    for seed in count(1):
        if len(found) == len(game.events) or seed > matches:
            break
        seats = (min if seed % 3 == 0 else max)(game.seats)
        turned = {o.name: not o.default for o in game.options if isinstance(o.default, bool)}
        options = (turned if seed % 2 == 0 else {}) | game.options_for(seats)
        match, rng = Match.new(game_id, seats, seed, options), Rng(seed)
        first = first or match.view(0)
        while match.pending and len(match.choices) < MOST_CHOICES:
            beats(match, rng, first, found)
    lacking = set(game.events) - set(found)
    assert not lacking or matches < MOST_MATCHES, f"no match tells {lacking}"
    for kind in sorted(lacking):
        print("never told:", kind, file=sys.stderr)
    return {"game": tables_of(game_id), "facts": game.facts(), "view": first, "beats": found}


MOST_MATCHES = 400
MOST_CHOICES = 600


def beats(match: Match, rng: Rng, first: dict[str, Any], found: dict[str, dict[str, Any]]) -> None:
    """Makes one choice, and keeps the events of kinds that were not told before."""
    told = match.told
    view = match.view(0)
    watch = match.watch([0])
    seat = rng.pick([seat for seat, ask in match.pending.items() if not ask.optional])
    match.choose(seat, rng.pick(match.pending[seat].options))
    watch.end()
    for event, patch in zip(match.events(told, 0), watch.by_viewer[0].patches, strict=True):
        if str(event["kind"]) not in found:
            found[str(event["kind"])] = {
                "before": difference(first, view),
                "event": {**event, "patch": patch},
            }
        view = fold(view, patch)


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
        "plain": sorted(game.numbers | game.plain),
        "families": dict(game.families),
    }


if __name__ == "__main__":
    if sys.argv[1:] == ["words"]:
        json.dump(words(), sys.stdout, ensure_ascii=False)
    elif sys.argv[1:2] == ["face"]:
        matches = int(sys.argv[3]) if len(sys.argv) > 3 else MOST_MATCHES
        json.dump(face(sys.argv[2], matches), sys.stdout, separators=(",", ":"))
        print()
    else:
        verbs = {game: tables_of(game)["verbs"] for game, _ in TABLES}
        json.dump({"verbs": verbs, "asks": asks()}, sys.stdout, separators=(",", ":"))
        print()
