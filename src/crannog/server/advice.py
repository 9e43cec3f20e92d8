"""Advice for a person: what the bot would do, and why."""

import msgspec

from crannog.bots.base import Chair
from crannog.bots.greedy import MOST_OPTIONS, GreedyBot, Trials, value
from crannog.bots.rollouts import Rollouts
from crannog.kernel.ask import Choice
from crannog.kernel.rng import Rng
from crannog.kernel.state import Event, Json
from crannog.parts.habits import habits_of

MOST_EVENTS = 6


class Advice(msgspec.Struct):
    """The choice, how it would go on and to which questions, the next best one, and what the choice
    brings at once.

    `playouts` is there where matches were played to their end to find it: how many for each option,
    and the share won after the choice (`won`) and after the next best one (`next`).
    """

    choice: Choice
    tried: int
    then: list[Choice]
    asked: list[dict[str, Json]]
    next: Choice | None
    lead: float
    events: list[dict[str, Json]]
    playouts: dict[str, Json] | None = None

    def because(self) -> dict[str, Json]:
        """Why, as the client reads it."""
        return {
            "tried": self.tried,
            "then": [list(choice) for choice in self.then],
            "asked": list[Json](self.asked),
            "next": None if self.next is None else list(self.next),
            "lead": self.lead,
            "events": list[Json](self.events),
            "playouts": self.playouts,
        }


def advise(chair: Chair, seed: int) -> Advice:
    """What the greedy bot would choose, and why."""
    if chair.game.provides("evaluate"):
        return advise_by_trials(chair, seed)
    return advise_by_playouts(chair, seed)


def advise_by_playouts(chair: Chair, seed: int) -> Advice:
    """The option after which most playouts were won, and how the others compare."""
    rng = Rng(seed)
    options = chair.ask.options[:]
    rng.shuffle(options)
    world = rng.bits()
    best, *others = Rollouts(chair, world).ranked(options[:MOST_OPTIONS])
    other = others[0] if others else None
    behind = other if other is not None and other.value < best.value else None
    return Advice(
        choice=best.option,
        tried=1 + len(others),
        then=[],
        asked=[],
        next=None if behind is None else behind.option,
        lead=0.0 if behind is None else best.value - behind.value,
        events=effects(chair, best.option, world),
        playouts={
            "games": best.games,
            "won": best.value,
            "next": None if other is None else other.value,
        },
    )


def advise_by_trials(chair: Chair, seed: int) -> Advice:
    """The greedy bot's choice, how it would go on, and how the others compare."""
    choice = GreedyBot(seed).choose(chair)
    habits = habits_of(chair.game)
    rng = Rng(seed)
    others = [
        option
        for option in chair.ask.options
        if option != choice and option[0] not in habits.shunned
    ]
    rng.shuffle(others)
    trials = Trials(chair, habits, rng.bits())
    line = trials.play(choice, ())
    lines = [trials.play(option, ()) for option in others[: MOST_OPTIONS - 1]]
    other = max(lines, key=value, default=None)
    behind = other is not None and other.value < line.value
    return Advice(
        choice=choice,
        tried=1 + len(lines),
        then=list(line.choices[1:]),
        asked=[{"prompt": ask.prompt, "args": list[Json](ask.args)} for ask in line.asks],
        next=other.choices[0] if other is not None and behind else None,
        lead=line.value - other.value if other is not None and behind else 0.0,
        events=effects(chair, choice, trials.world),
    )


def effects(chair: Chair, choice: Choice, world: int) -> list[dict[str, Json]]:
    """What the choice surely brings at once: neither secrets, nor what the fork has invented."""
    fork = chair.fork(Rng(world))
    fork.state.watched = True  # all who might react are asked, not only those who could
    journal: list[Event] = []
    fork.state.journal = journal
    known = fork.state.reveals
    fork.choose(chair.seat, choice)
    sure = [event for event in journal if event.reveals == known and not event.secret]
    return [event.seen_by(None) for event in sure[:MOST_EVENTS]]
