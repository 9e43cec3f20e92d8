"""Oath as the kernel sees it: its facts, options, and the names of all that it says."""

from collections.abc import Mapping
from itertools import chain
from typing import Final

from crannog.games.oath import position
from crannog.games.oath.check import broken_invariants
from crannog.games.oath.chronicle.heritage import broken_heritage
from crannog.games.oath.chronicle.history import leaves
from crannog.games.oath.evaluate import evaluate
from crannog.games.oath.gauges import gauges
from crannog.games.oath.match_rules import rules
from crannog.games.oath.messages import EVENTS, IDS, PROMPTS, STEPS, TRIGGERS, VERBS
from crannog.games.oath.notes import notes
from crannog.games.oath.options import Settings
from crannog.games.oath.printed import KINDS, printed_facts
from crannog.games.oath.redraw import redraw
from crannog.games.oath.rulings import rulings
from crannog.games.oath.setup import fresh
from crannog.games.oath.state import CHANCELLOR, Oath
from crannog.games.oath.view import player_names, view
from crannog.games.oath.why import why_not
from crannog.kernel.ask import Ask, Choice, Rules, Seat
from crannog.kernel.errors import Refusal
from crannog.kernel.game import Game
from crannog.kernel.notes import Note
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json, State
from crannog.settings import options_of, settings_from


def as_oath(state: State) -> Oath:
    """The state as this game's own."""
    assert isinstance(state, Oath)
    return state


class OathGame(Game):
    """Oath, base game, 1-6 players."""

    id = "oath"
    package = "crannog.games.oath"
    version = 4
    seats = (1, 2, 3, 4, 5, 6)
    options = options_of(Settings)
    prompts = PROMPTS
    triggers = TRIGGERS
    verbs = VERBS
    events = EVENTS
    ids = IDS
    steps = STEPS
    golden = "crannog.games.oath.golden:RECIPES"
    balance = "crannog.games.oath.balance:COUNTS"
    bench = "crannog.games.oath.bench:AIMS"
    terminal = "crannog.games.oath.terminal.picture:OathPicture"
    face = "face/built"
    shown = "crannog.games.oath.shown:OathView"
    encoder = "crannog.games.oath.encoder:ENCODER"
    habits = "crannog.games.oath.habits:HABITS"
    saga = "crannog.games.oath.saga:OathSaga"
    strings = "crannog.games.oath.chronicle.tts:STRINGS"

    def setup(self, seats: int, seed: int, options: dict[str, Json]) -> State:
        """O-1: the first game, the tutorial, or a quick game."""
        return fresh(seats, seed, settings_from(Settings, options), None)

    def setup_from(self, start: Json, seats: int, seed: int, options: dict[str, Json]) -> State:
        """O-1.B: a later game, from the world that another one left."""
        return fresh(seats, seed, settings_from(Settings, options), start)

    def leaves(self, state: State) -> Json:
        """O-8.7: the world after the chronicle, with a page of history."""
        return leaves(as_oath(state))

    def check_left(self, start: Json, left: Json) -> list[str]:
        """O-8: that no card is lost between two worlds, and what else the chronicle keeps."""
        return broken_heritage(start, left)

    def rules(self, state: State) -> Rules[None]:
        """The whole match."""
        return rules(as_oath(state))

    def round_of(self, state: State) -> int:
        """The round, without making the view."""
        return as_oath(state).round

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        """O-9.4: what the seat may know."""
        return view(as_oath(state), seat)

    def redraw(self, state: State, seat: Seat, rng: Rng) -> None:
        """O-9.4: replaces what the seat can't know."""
        redraw(as_oath(state), seat, rng)

    def export(self, state: State) -> dict[str, Json]:
        """The state as docs/reference/oath-state.md describes it."""
        return position.export(as_oath(state))

    def restore(self, data: dict[str, Json]) -> State:
        """The state from its exported form."""
        return position.restore(data)

    def pack(self, state: State) -> dict[str, Json]:
        """The exported state with what each seat knows."""
        return position.pack(as_oath(state))

    def unpack(self, data: dict[str, Json]) -> State:
        """The state that `pack` wrote."""
        return position.unpack(data)

    def position(self, fresh: dict[str, Json], changes: dict[str, Json]) -> State:
        """A fresh match with a scenario's changes."""
        return position.merge(fresh, changes)

    def check(self, state: State) -> list[str]:
        """The invariants that do not hold."""
        return broken_invariants(as_oath(state))

    def why_not(self, state: State, ask: Ask, choice: Choice) -> Refusal:
        """The rule that keeps the choice from being offered, and a sentence."""
        return why_not(as_oath(state), ask, choice)

    def facts(self) -> dict[str, Json]:
        """O-2: what is printed on cards and sites."""
        return printed_facts(rulings(self, chain.from_iterable(KINDS.values())))

    def options_for(self, seats: int) -> dict[str, Json]:
        """O-12.1: one person plays with the Prince only."""
        return {"prince": CHANCELLOR} if seats == 1 else {}

    def players(self, seats: int, options: Mapping[str, Json]) -> int:
        """O-12.1: the people, and the Prince."""
        return seats + (options.get("prince", "none") != "none")

    def player_names(self, state: State) -> list[str]:
        """O-12.1: with the Prince each person goes by the board's colour, and he by his name."""
        return player_names(as_oath(state))

    def notes(self, state: State, ask: Ask) -> list[Note | None]:
        """What each option costs and brings, before it is chosen."""
        return notes(as_oath(state), ask)

    def gauges(self, state: State) -> dict[tuple[str, Seat], int]:
        """O-2.11: what a hint counts."""
        return gauges(as_oath(state))

    def evaluate(self, state: State, seat: Seat) -> float:
        """How good the position looks for the seat."""
        return evaluate(as_oath(state), seat)


GAME: Final = OathGame()
