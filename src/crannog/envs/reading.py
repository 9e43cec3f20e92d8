"""What a seat sees as arrays: its view and its ask, a page of its options, and the mask.

Actions are places on a page of the ask's options. Lists longer than a page are rare; the last
action turns to the next page, so that no option is out of reach.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game
from crannog.kernel.match import Match, Rollout
from crannog.kernel.state import Json
from crannog.parts.encoder import Seen, Sheet

PAGE: Final = 32  # options that an action can name, unless one asks for another number

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, NDArray[np.float32] | NDArray[np.int8]]


class Reading:
    """How the matches of a game with so many seats are read; it remembers no match.

    `observation` numbers are named by `names`, those of an option by `option_names`.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Json] | None = None,
        page: int = PAGE,
    ) -> None:
        if page < 1:
            raise CrannogError(f"a page shows at least one option, not {page}")
        self.game = game
        self.sheet = Sheet(game, seats, options)
        self.seats = seats
        self.page = page

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each number of an observation."""
        return self.sheet.names

    @property
    def option_names(self) -> tuple[str, ...]:
        """The name of each number of an option."""
        return self.sheet.option_names

    @property
    def actions(self) -> int:
        """How many actions there are: the options of a page, and to turn it."""
        return self.page + 1

    @property
    def turn(self) -> int:
        """The action that turns the page."""
        return self.page

    def shown(self, ask: Ask | None, page: int) -> list[Choice]:
        """The options on that page of the ask."""
        return [] if ask is None else ask.options[page * self.page : (page + 1) * self.page]

    def next_page(self, ask: Ask, page: int) -> int:
        """The page after that one; after the last comes the first."""
        return (page + 1) % -(-len(ask.options) // self.page)

    def mask(self, ask: Ask | None, page: int = 0) -> Mask:
        """1 for each action that can be taken."""
        mask = np.zeros(self.actions, np.int8)
        mask[: len(self.shown(ask, page))] = 1
        mask[self.turn] = ask is not None and len(ask.options) > self.page
        return mask

    def observe(self, match: Match | Rollout, seat: Seat, page: int = 0) -> Observation:
        """The arrays of what the seat sees now."""
        ask = match.pending.get(seat)
        return self.observe_view(self.sheet.seen(match.view(seat), seat, ask), page)

    def observe_idle(self, match: Match | Rollout, seat: Seat) -> Observation:
        """The arrays of what the seat sees while the table waits for somebody else."""
        return self.observe_view(self.sheet.seen(match.view(seat), seat, None))

    def observe_view(self, seen: Seen, page: int = 0) -> Observation:
        """The arrays of what a seat is shown."""
        shown = self.shown(seen.ask, page)
        numbers, rows = self.sheet.read(seen, shown)
        options = np.zeros((self.actions, len(self.option_names)), np.float32)
        if rows:
            options[: len(rows)] = rows
        return {
            "observation": np.array(numbers, np.float32),
            "options": options,
            "action_mask": self.mask(seen.ask, page),
        }
