"""A match played by the rules alone, to be played again on the screens."""

import json
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from crannog.kernel import Match
from crannog.kernel.ask import Ask, Seat
from crannog.kernel.state import Json

LONGEST = 2000  # choices after which a random match is given up


@dataclass(frozen=True)
class Step:
    """One choice of a person: how many choices stood before it, who is asked what, which option,
    and what each seat knew, saw and held at that moment (noted now and then)."""

    count: int
    seat: Seat
    ask: Ask
    place: int
    knows: dict[Seat, str] = field(default_factory=dict)
    views: dict[Seat, dict[str, Any]] = field(default_factory=dict)
    hands: dict[Seat, list[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Rehearsal:
    """A whole match: the steps that people take, its save, and what each seat is told."""

    seed: int
    steps: list[Step]
    save: dict[str, Json]
    events: dict[Seat, list[dict[str, Json]]]

    def save_at(self, count: int) -> dict[str, Json]:
        """The save of the match as it stood after that many choices."""
        choices = self.save["choices"]
        assert isinstance(choices, list)
        return {**self.save, "choices": choices[:count]}


def is_silent(ask: Ask) -> bool:
    """Whether the service answers it itself, there being nothing to decide."""
    return ask.secret and len(ask.options) == 1


@cache
def rehearse(game: str, seats: int, seed: int, looks: int = LONGEST) -> Rehearsal:
    """A random match, the same for the same seed; at every `looks`-th step it is noted what each
    seat knows (its view, its events and its own question)."""
    match = Match.new(game, seats, seed, patient=True)
    rng = Random(seed)
    steps: list[Step] = []
    while match.result is None and len(match.choices) < LONGEST:
        silent = next((seat for seat, ask in match.pending.items() if is_silent(ask)), None)
        if silent is not None:
            match.choose(silent, match.pending[silent].options[-1])
            continue
        seat = min(seat for seat, ask in match.pending.items() if not ask.optional)
        ask = match.pending[seat]
        place = rng.randrange(len(ask.options))
        step = Step(len(match.choices), seat, ask, place)
        if len(steps) % looks == 0:
            for one in range(seats):
                step.knows[one] = knowledge(match, one)
                step.views[one] = match.view(one)
                step.hands[one] = hand_of(match, one)
        steps.append(step)
        match.choose(seat, ask.options[place])
    assert match.result is not None, f"{game} with seed {seed} has no end"
    events = {seat: match.events(0, seat) for seat in range(seats)}
    return Rehearsal(seed, steps, match.save(), events)


def knowledge(match: Match, seat: Seat) -> str:
    """All that a seat has been told, as text to look for ids in."""
    ask = match.pending.get(seat)
    options = [] if ask is None else ask.options
    return json.dumps([match.view(seat), match.events(0, seat), options])


def hand_of(match: Match, seat: Seat) -> list[str]:
    """The cards that a seat of Inis holds; none in a game without such hands."""
    hands: Any = match.view(seat).get("hands", {})
    return [card for cards in hands.values() for card in cards]


def shortest(game: str, seats: int, seeds: int) -> Rehearsal:
    """The random match of the fewest choices among the first seeds: browsers take their time."""
    best = min(range(seeds), key=lambda seed: len(rehearse(game, seats, seed).steps))
    return rehearse(game, seats, best, 10)
