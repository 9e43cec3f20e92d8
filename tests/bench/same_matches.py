"""Plays games at random and prints a digest of each match, so that two builds can be compared.

Matches as they are hosted come first: on the way each is stored and resumed, saved and loaded,
taken back and forked. Then matches that nobody watches: `generators` plays them by the rules as
they are written, `direct` by the rewritten ones, and a search thinks at their beginning.
A program of its own: the test runs it with the sources and with the compiled package.
"""

import hashlib
import json
import sys

from crannog.arena.fast import RandomPlay
from crannog.bench.ours import is_compiled
from crannog.bots import Chair, SearchBot
from crannog.bots.search import Budget
from crannog.direct import FastRules, fast_rules
from crannog.games import horizons, inis, oath
from crannog.kernel.ask import Ask, Choice
from crannog.kernel.errors import UndoRefused
from crannog.kernel.game import Game
from crannog.kernel.match import Match, Rollout, Snapshot
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json, State

SEEDS = 6
UNWATCHED = [
    (game, seats) for game in (inis.GAME, horizons.GAME, oath.GAME) for seats in game.seats
]
MOST_CHOICES = 5000  # no match takes as many
CHOICES_BETWEEN_COPIES = 20
CHOICES_OF_A_FORK = 20


def play(match: Match) -> str:
    """One match by random choices: all that was asked and told, its copies, and how it ended."""
    rng = Rng(match.seed)
    seen = hashlib.sha256()
    while match.pending and len(match.choices) < MOST_CHOICES:
        seat, ask = rng.pick(sorted(match.pending.items(), key=lambda item: item[0]))
        seen.update(repr((seat, ask.prompt, ask.options, ask.rule, ask.args)).encode())
        match.choose(seat, rng.pick(ask.options))
        if len(match.choices) % CHOICES_BETWEEN_COPIES == 0:
            seen.update(copies(match, seat).encode())
    seen.update(everything(match).encode())
    assert everything(loaded(match)) == everything(match)
    ended = "unfinished" if match.result is None else match.result["reason"]
    number = len(match.choices)
    return f"{match.game.id} {match.seats} {match.seed} {number} {ended} {seen.hexdigest()}"


def copies(match: Match, seat: int) -> str:
    """A match that is resumed is the match itself; then it is taken back, and forked."""
    back = resumed(match)
    assert everything(back) == everything(match)
    return everything(match) + taken_back(back, seat) + imagined(match, seat)


def taken_back(match: Match, seat: int) -> str:
    """The match before the seat's last choice, or why it stays as it is."""
    try:
        match.undo(seat, consent=range(match.seats))
    except UndoRefused as refused:
        return str(refused)
    return everything(match)


def resumed(match: Match) -> Match:
    """The match as a service reopens it: from its choices and a snapshot stored as text."""
    taken = match.snapshot()
    state = json.loads(json.dumps(taken.state))
    back = fresh(match)
    back.resume(list(match.choices), Snapshot(taken.choices, taken.events, state))
    return back


def loaded(match: Match) -> Match:
    """The match as a player loads it from a file."""
    return Match.load(json.loads(json.dumps(match.save())), match.game, match.patient)


def fresh(match: Match) -> Match:
    """The same match before its first choice."""
    return Match.new(match.game, match.seats, match.seed, match.options, patient=match.patient)


def imagined(match: Match, seat: int) -> str:
    """A fork as a bot uses it: played on at random, then weighed."""
    fork: Rollout = match.fork(seat, Rng(match.seed))
    rng = Rng(match.seed)
    for _ in range(CHOICES_OF_A_FORK):
        if fork.pending:
            asked, ask = rng.pick(sorted(fork.pending.items(), key=lambda item: item[0]))
            fork.choose(asked, rng.pick(ask.options))
    worth = match.game.evaluate(fork.state, seat)
    return text([match.game.export(fork.state), fork.result]) + repr(worth)


def everything(match: Match) -> str:
    """The whole match as text: state, views, save, the number of events, the snapshot's events."""
    views: list[Json] = [match.view(seat) for seat in (None, *range(match.seats))]
    latest: list[Json] = [*match.raw_events(match.snapshot().events)]
    state = match.game.export(match.state)
    return text([state, views, match.save(), match.told, latest])


def text(data: Json) -> str:
    """The data in one form."""
    return json.dumps(data, sort_keys=True)


def show(game: Game, seats: int, seed: int, options: dict[str, Json]) -> None:
    """Prints a match; some seeds are played as at a table, which waits for silent answers."""
    print(play(Match.new(game, seats, seed, options, patient=seed % 4 >= 2)))


def unwatched(rules: FastRules, seats: int, seed: int) -> str:
    """A whole match by rules that run at once: all asks, all choices, the result, the state."""
    game = rules.game
    state = game.setup(seats, seed, game.full_options(game.options_for(seats)))
    state.watched = bool(seed % 2)
    chance = RandomPlay(seed, MOST_CHOICES)
    seen = hashlib.sha256()

    def choose(state: State, ask: Ask) -> Choice:
        choice = chance.choose(state, ask)
        seen.update(repr((ask.seat, ask.prompt, ask.options, ask.args, choice)).encode())
        return choice

    rules.play(state, choose)
    seen.update(text(game.export(state)).encode())
    ended = "unfinished" if state.result is None else state.result.reason
    return f"{game.id} {seats} {seed} {chance.decisions} {ended} {seen.hexdigest()}"


def thought(game: Game, seats: int) -> str:
    """What a search finds at the beginning of a match."""
    match = Match.new(game, seats, 3, game.options_for(seats))
    seat = next(iter(match.pending))
    return repr(SearchBot(1, Budget(iterations=4)).think(Chair(match, seat)))


def rules_of(game: Game, how: str) -> FastRules:
    """The rules as they are written, or rewritten."""
    if how == "generators":
        return FastRules(game, game, how)
    rules = fast_rules(game)
    assert rules.direct, rules.reason
    module = sys.modules[type(rules.game).__module__]
    assert str(module.__file__).endswith(".py") != is_compiled()
    return rules


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted")
    for start in range(SEEDS):
        for number in (2, 3, 4):
            scenario = ("standard", "discovery")[start % 2]
            show(inis.GAME, number, start, {"scenario": scenario})
        for number in (1, 2, 3):
            show(horizons.GAME, number, start, {})
    for game, number in UNWATCHED:
        rules = rules_of(game, sys.argv[1])
        print(unwatched(rules, number, number))
        print(thought(game, number))
