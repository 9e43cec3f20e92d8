"""Choices that a client would ask about with "Why can't I?": well formed, and not offered.

A client takes an option and puts another thing of its kind in the place of one (a land for a land);
or it asks for an option of another question, with arguments of the right kinds.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from crannog.kernel import Ask, Atom, Choice, Game, Match
from crannog.kernel.game import NOT_OFFERED, argument_names
from crannog.words import kind_of

Things = Mapping[str, Sequence[Atom]]
LISTED = 3  # how many things a list (`cards*`) is tried with at most


def replaced(game: Game, ask: Ask, things: Things, rng: Random) -> Choice:
    """An option of the ask with one of its things replaced by another one of its kind."""
    choice = list(rng.choice(ask.options))
    names = argument_names(game.verbs[str(choice[0])], len(choice) - 1)
    assert names is not None
    if names:
        place = rng.randrange(len(names))
        choice[place + 1] = rng.choice(things[kind_of(names[place])])
    return tuple(choice)


def of_any_verb(game: Game, things: Things, rng: Random) -> Choice:
    """Any verb of the game with arguments of the right kinds."""
    verb = rng.choice(sorted(game.verbs))
    names = game.verbs[verb].split()
    if names and names[-1].endswith("*"):
        names = [*names[:-1], *[names[-1]] * rng.randrange(LISTED + 1)]
    return (verb, *(rng.choice(things[kind_of(name)]) for name in names))


def asked_of(game: Game, ask: Ask, things: Things, rng: Random, count: int) -> Iterator[Choice]:
    """So many of each kind, without those that are offered."""
    for _ in range(count):
        for choice in (replaced(game, ask, things, rng), of_any_verb(game, things, rng)):
            if choice not in ask.options:
                yield choice


class Share:
    """Which share of refusals had a sentence of its own, and which were the general one."""

    def __init__(self) -> None:
        self.specific: dict[str, int] = {}
        self.general: list[tuple[str, Choice]] = []

    def count(self, ask: Ask, choice: Choice, why: str) -> None:
        if why == NOT_OFFERED:
            self.general.append((ask.prompt, choice))
        self.specific[why] = self.specific.get(why, 0) + 1

    def __str__(self) -> str:
        total, general = sum(self.specific.values()), len(self.general)
        share = f"{1 - general / total:.1%} of {total} refusals are specific, {general} general"
        return f"{share}; {len(self.specific)} sentences"


def decisions(match: Match, seed: int, most: int) -> Iterator[Match]:
    """The match at each of its decisions, as it is played at random."""
    rng = Random(seed)
    for _ in range(most):
        if not match.pending:
            return
        yield match
        seat, ask = rng.choice(list(match.pending.items()))
        match.choose(seat, rng.choice(ask.options))
