"""Advice for a person: what the bot would do, and why."""

import msgspec

from crannog.bots.base import Chair
from crannog.bots.greedy import MOST_OPTIONS, GreedyBot, Trials, value
from crannog.bots.reasons import Change, changes, effects
from crannog.bots.rollouts import Rollouts
from crannog.kernel.ask import Choice
from crannog.kernel.rng import Rng
from crannog.kernel.state import Event
from crannog.parts.habits import habits_of
from crannog.server import schemas
from crannog.server.live import Asked, Because, Playouts


class Advice(msgspec.Struct):
    """The choice, how it would go on and to which questions, the next best one, and what the choice
    brings at once.

    `playouts` is there where matches were played to their end to find it: how many for each option,
    and the share won after the choice (`won`) and after the next best one (`next`). `changes` has
    what would be otherwise after the choice, in the game's own counts.
    """

    choice: Choice
    tried: int
    then: list[Choice]
    asked: list[Asked]
    next: Choice | None
    lead: float
    events: list[schemas.Event]
    playouts: Playouts | None = None
    changes: list[Change] = []

    def because(self) -> Because:
        """Why, as the client reads it."""
        return Because(
            tried=self.tried,
            then=[list(choice) for choice in self.then],
            asked=self.asked,
            next=None if self.next is None else list(self.next),
            lead=self.lead,
            events=self.events,
            playouts=self.playouts,
            changes=self.changes,
        )


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
        events=told(effects(chair, best.option, world)),
        playouts=Playouts(best.games, best.value, None if other is None else other.value),
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
        then=list(line.choices[1 : line.sure]),
        asked=[Asked(ask.prompt, list(ask.args)) for ask in line.asks[: line.sure - 1]],
        next=other.choices[0] if other is not None and behind else None,
        lead=line.value - other.value if other is not None and behind else 0.0,
        events=told(effects(chair, choice, trials.world)),
        changes=changes(chair, line, other if behind else None),
    )


def told(events: list[Event]) -> list[schemas.Event]:
    """The events as the client reads them."""
    return [
        schemas.Event(n, event.kind, event.rule, list(event.args)) for n, event in enumerate(events)
    ]
