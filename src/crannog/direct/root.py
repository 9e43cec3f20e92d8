"""A match as a seat knows it, from which any number of rollouts begin."""

from collections import deque
from typing import Final

from crannog.direct.rules import FastRules, fast_rules, first_awaited
from crannog.direct.running import Chooser, FirstChooser, Stop
from crannog.kernel.ask import Ask, Asks, Choice, Seat
from crannog.kernel.errors import BrokenRules
from crannog.kernel.match import FORK_TRIES, SILENT, Match
from crannog.kernel.rng import Rng
from crannog.kernel.state import State

ASKED_APART: Final = "several seats decide at once"


class Unlikely(Exception):
    """A drawing in which somebody is asked who would have no option."""


class Root:
    """The open question of a match to a seat, carried over to the fast rules once.

    Direct rules ask seats that decide at once one after the other. Where some have answered in
    another order (and drawn cards on the way), only the generators come to the same position.
    """

    def __init__(self, match: Match, seat: Seat) -> None:
        latest = match.latest()
        game = match.game
        self.seat = seat
        self.choices = [played for played in latest.choices if played[1] != SILENT]
        self.rules = fast_rules(game)
        self.state = self.rules.carry(latest.state)
        if latest.apart and self.rules.direct and not self.comes_to(match):
            self.rules = FastRules(game, game, ASKED_APART)
            self.state = self.rules.carry(latest.state)

    def comes_to(self, match: Match) -> bool:
        """Whether these rules come to the open question by the choices that were made."""
        made = deque(self.choices)
        asked: list[Seat] = []

        def choose(_state: State, ask: Ask) -> Choice:
            if made and made[0][0] == ask.seat and made[0][1] in ask.options:
                return made.popleft()[1]
            asked.append(ask.seat)
            raise Stop

        def first(_state: State, asks: Asks) -> Choice:
            if made and made[0][0] in asks.by_seat:
                seat, choice = made.popleft()
                return (seat, *choice)
            asked.extend(asks.by_seat)
            raise Stop

        state = self.state.copy()
        self.rules.play(state, choose, first)
        game = match.game
        return (
            not made
            and self.seat in asked
            and self.rules.game.pack(state) == game.pack(match.state)
        )

    def play(self, rng: Rng, choose: Chooser, first: FirstChooser | None = None) -> State:
        """Plays on in a world of its own: what the seat can't know is redrawn first.

        The choosers (as of `FastRules.play`) are asked from the open question on.
        """
        for _ in range(FORK_TRIES):
            state = self.state.copy()
            way = Way(self, rng, choose, first or first_awaited(choose))
            try:
                self.rules.play(state, way.choose, way.first)
            except Unlikely:
                continue
            return state
        raise BrokenRules(
            f"seat {self.seat} can't imagine why the others are asked what they are asked"
        )

    def redraw(self, state: State, rng: Rng) -> None:
        """All that the seat can't know becomes something else."""
        self.rules.game.redraw(state, self.seat, rng)

    def world(self, rng: Rng) -> State:
        """The open question in a world of its own."""

        def stop(_state: State, _ask: Ask) -> Choice:
            raise Stop

        return self.play(rng, stop)


class Way:
    """The way from the checkpoint: the choices made since, then those of the choosers."""

    def __init__(self, root: Root, rng: Rng, choose: Chooser, first: FirstChooser) -> None:
        self.root = root
        self.rng = rng
        self.chooser = choose
        self.first_chooser = first
        self.made = deque(root.choices)
        self.drawn = False

    def choose(self, state: State, ask: Ask) -> Choice:
        """What was chosen; after that what the chooser takes."""
        if self.made:
            return self.made.popleft()[1]
        if not self.drawn:
            self.redraw(state, [ask])
        return self.chooser(state, ask)

    def first(self, state: State, asks: Asks) -> Choice:
        """Who answered first, and what; after that what the chooser takes."""
        if self.made:
            seat, choice = self.made.popleft()
            return (seat, *choice)
        if not self.drawn:
            self.redraw(state, list(asks.by_seat.values()))
        return self.first_chooser(state, asks)

    def redraw(self, state: State, asks: list[Ask]) -> None:
        """The open question is reached: from here on the world is one that the seat imagines."""
        self.drawn = True
        self.root.redraw(state, self.rng)
        state.watched = False
        for ask in asks:
            if ask.seat != self.root.seat and ask.renew is not None:
                ask.options = ask.renew()
                if not ask.options:
                    raise Unlikely
