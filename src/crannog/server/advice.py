"""Advice for a person: what the bot would do, and why."""

import msgspec

from crannog.bots.base import Chair
from crannog.bots.greedy import MOST_OPTIONS, GreedyBot, Trials, value
from crannog.bots.habits import HABITS, NO_HABITS
from crannog.kernel.ask import Choice
from crannog.kernel.rng import Rng
from crannog.kernel.state import Event, Json

MOST_EVENTS = 6


class Advice(msgspec.Struct):
    """The choice, how it would go on and to which questions, the next best one, and what the choice
    brings at once."""

    choice: Choice
    tried: int
    then: list[Choice]
    asked: list[dict[str, Json]]
    next: Choice | None
    lead: float
    events: list[dict[str, Json]]

    def because(self) -> dict[str, Json]:
        """Why, as the client reads it."""
        return {
            "tried": self.tried,
            "then": [list(choice) for choice in self.then],
            "asked": list[Json](self.asked),
            "next": None if self.next is None else list(self.next),
            "lead": self.lead,
            "events": list[Json](self.events),
        }


def advise(chair: Chair, seed: int) -> Advice:
    """The greedy bot's choice, how it would go on, and how the others compare."""
    choice = GreedyBot(seed).choose(chair)
    habits = HABITS.get(chair.game_id, NO_HABITS)
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
