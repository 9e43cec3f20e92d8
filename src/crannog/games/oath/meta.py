"""Oath as the kernel sees it: its facts, options, and the names of all that it says."""

from typing import Final

from crannog.games.oath.match_rules import rules
from crannog.games.oath.messages import EVENTS, IDS, PROMPTS, TRIGGERS, VERBS
from crannog.games.oath.options import Settings
from crannog.games.oath.setup import fresh
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Rules
from crannog.kernel.game import Game
from crannog.kernel.state import Json, State
from crannog.settings import options_of, settings_from


def as_oath(state: State) -> Oath:
    """The state as this game's own."""
    assert isinstance(state, Oath)
    return state


class OathGame(Game):
    """Oath, base game, 2-6 players."""

    id = "oath"
    package = "crannog.games.oath"
    version = 1
    seats = (2, 3, 4, 5, 6)
    options = options_of(Settings)
    prompts = PROMPTS
    triggers = TRIGGERS
    verbs = VERBS
    events = EVENTS
    ids = IDS

    def setup(self, seats: int, seed: int, options: dict[str, Json]) -> State:
        """O-1: the first game, the tutorial, or a quick game."""
        return fresh(seats, seed, settings_from(Settings, options), None)

    def setup_from(self, start: Json, seats: int, seed: int, options: dict[str, Json]) -> State:
        """O-1.B: a later game, from the world that another one left."""
        return fresh(seats, seed, settings_from(Settings, options), start)

    def rules(self, state: State) -> Rules[None]:
        """The whole match."""
        return rules(as_oath(state))


GAME: Final = OathGame()
