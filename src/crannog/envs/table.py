"""A match at which programs learn: who is asked, what an action does, the rewards."""

import copy
import json
from collections.abc import Mapping
from typing import Final

from crannog.arena.fast import awaited
from crannog.envs.reading import PAGE, Mask, Observation, Reading
from crannog.kernel.ask import Ask, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game, find_game
from crannog.kernel.match import Match
from crannog.kernel.state import Json

WON: Final = 1.0
LOST: Final = -1.0
DRAWN: Final = 0.0
MOST_SEEDS: Final = 2**31  # of those that are drawn


class BadAction(CrannogError):
    """An action that the mask does not allow."""


class Table:
    """A game with its seats and options, at which one match after another is played.

    The match of seed n is that of `Match.new(game, seats, n, options)`: seeds are exact.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: Mapping[str, Json] | None = None,
        page: int = PAGE,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = {**self.game.options_for(seats), **(options or {})}
        self.reading = Reading(self.game, seats, self.options, page)
        self.page = 0
        self.match = self._new(0)

    def _new(self, seed: int) -> Match:
        return Match.new(self.game, self.seats, seed, self.options)

    def begin(self, seed: int) -> None:
        """Begins the match of that seed."""
        self.match = self._new(seed)
        self.page = 0

    @property
    def ask(self) -> Ask | None:
        """What the table waits for; of asks open at the same time the first. None: it is over."""
        pending = self.match.pending
        return awaited(pending) if pending else None

    @property
    def against_the_game(self) -> bool:
        """Whether all seats have lost where none has won, to the game or to an unplayed player."""
        players = self.game.players(self.seats, self.options)
        return self.game.cooperative or players > self.seats

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.match.pending

    def observe(self, seat: Seat) -> Observation:
        """What the seat sees; only the seat that the table waits for has actions."""
        ask = self.ask
        if ask is not None and ask.seat == seat:
            return self.reading.observe(self.match, seat, self.page)
        return self.reading.observe_idle(self.match, seat)

    def mask(self, seat: Seat) -> Mask:
        """The actions that the seat can take."""
        ask = self.ask
        return self.reading.mask(ask if ask is not None and ask.seat == seat else None, self.page)

    def take(self, action: int) -> None:
        """Lets the seat that the table waits for take an action."""
        ask = self.ask
        if ask is None:
            raise BadAction("the match is over: begin another one")
        if not 0 <= action < self.reading.actions or not self.reading.mask(ask, self.page)[action]:
            raise BadAction(f"seat {ask.seat} can't take action {action}: see its action_mask")
        if action == self.reading.turn:
            self.page = self.reading.next_page(ask, self.page)
            return
        choice = self.reading.shown(ask, self.page)[action]
        self.page = 0
        self.match.choose(ask.seat, choice)

    def rewards(self) -> list[float]:
        """What the match has brought each seat; nothing while it goes on."""
        result = self.match.state.result
        if result is None or not (result.winners or self.against_the_game):
            return [DRAWN] * self.seats
        return [WON if seat in result.winners else LOST for seat in range(self.seats)]

    def action_text(self, action: int) -> str:
        """What an action stands for now."""
        shown = self.reading.shown(self.ask, self.page)
        return " ".join(map(str, shown[action])) if action < len(shown) else "next page"

    def text(self, seat: Seat) -> str:
        """All that the seat is shown now, in one line."""
        ask = self.ask
        mine = ask if ask is not None and ask.seat == seat else None
        return json.dumps(
            {
                "view": self.match.view(seat),
                "ask": None if mine is None else [mine.prompt, mine.rule, list(mine.args)],
                "options": [list(option) for option in self.reading.shown(mine, self.page)],
            }
        )

    def __deepcopy__(self, _memo: dict[int, object]) -> "Table":
        """Another table with the same match; what never changes is shared."""
        new = copy.copy(self)
        match = self.match
        new.match = new._new(match.seed)
        new.match.resume(list(match.choices), match.snapshot())
        return new

    def __reduce__(self) -> tuple[object, ...]:
        """A pickled table is its match's save, from which the match is played again."""
        return revived, (self.reading.page, self.match.save(), self.page)


def revived(size: int, save: Json, page: int) -> Table:
    """The table that was pickled."""
    match = Match.load(save)
    table = Table(match.game, match.seats, match.options, size)
    table.match, table.page = match, page
    return table
