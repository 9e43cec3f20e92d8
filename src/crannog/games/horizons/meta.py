"""Horizons of Spirit Island as the kernel sees it: facts, options, the names of all it says."""

from typing import Final

from crannog.games.horizons import position, powers, spirits
from crannog.games.horizons.check import broken_invariants
from crannog.games.horizons.evaluate import evaluate
from crannog.games.horizons.forecast import forecast
from crannog.games.horizons.gauges import gauges
from crannog.games.horizons.ids import IDS
from crannog.games.horizons.notes import after_growth, grows_last, notes
from crannog.games.horizons.phases import (
    build_step,
    explore_step,
    fear_step,
    power_phase,
    ravage_step,
    spirit_phase,
    time_passes,
)
from crannog.games.horizons.printed import printed_facts
from crannog.games.horizons.setup import choose_spirits, fresh, prepare
from crannog.games.horizons.state import Horizons, Settings
from crannog.games.horizons.victory import Over
from crannog.games.horizons.view import redraw, view
from crannog.games.horizons.why import why_not
from crannog.kernel.ask import CHECKPOINT, Ask, Choice, Rules, Seat
from crannog.kernel.errors import Refusal
from crannog.kernel.game import NOT_OFFERED, Game, well_formed
from crannog.kernel.notes import Note
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json, State
from crannog.settings import options_of, settings_from

PROMPTS: Final[dict[str, str]] = {
    "spirit": "",
    "board": "",
    "progression": "",
    "growth": "spirit",
    "growth-action": "",
    "presence-source": "",
    "presence-land": "",
    "power-deck": "",
    "take-power": "",
    "take-left-power": "power",
    "forget": "",
    "play-cards": "count energy",
    "use-powers": "speed",
    "fewer-elements": "power",
    "target-land": "power",
    "target-spirit": "power",
    "threshold": "power",
    "alternative": "power",
    "damage": "land count",
    "damage-one-each": "land",
    "use-might": "power",
    "bonus-damage": "land count",
    "bonus-damage-in": "count",
    "destroy": "land",
    "replace": "land",
    "downgrade": "land",
    "remove": "land",
    "gather": "land count",
    "push": "land count",
    "cascade": "land",
    "element": "power",
    "renewal-land": "power",
    "gift-card": "power",
    "remove-blight": "power",
    "repeat": "power",
    "wings-land": "power",
    "carry-dahan": "land count",
    "guarded-land": "power",
    "pay-for-defend": "power",
    "pay-for-card": "power",
    "origin": "power",
    "searing-heat": "power",
    "scatter-number": "power",
    "tempest-number": "power",
    "vengeance": "land",
    "vengeance-order": "",
    "ravage-order": "",
    "stall": "land action",
    "escalation": "board",
    "fear-effect": "fear level",
    "fear-order": "fear level",
    "remove-health": "land count",
    "tale": "land",
    "constancy": "",
}

VERBS: Final[dict[str, str]] = {
    "spirit-panel": "spirit",
    "board": "board",
    "follow-progression": "",
    "free-powers": "",
    "growth": "count",
    "grow-reclaim": "",
    "grow-card": "",
    "grow-energy": "count",
    "grow-presence": "count terrain*",
    "track": "track",
    "from-land": "land",
    "land": "land",
    "deck": "deck",
    "take": "power",
    "forget": "power",
    "play": "power",
    "done": "",
    "not-done": "",
    "use": "power",
    "use-fewer": "power",
    "repeat": "power",
    "repeat-fewer": "power",
    "hasten": "power",
    "tiers": "tiers*",
    "stop": "",
    "meet-threshold": "tier",
    "decline-threshold": "tier",
    "spirit": "seat",
    "option": "option",
    "piece": "piece damage",
    "piece-in": "land piece damage",
    "keep-bonus": "",
    "might": "",
    "not-now": "",
    "gather": "land piece damage",
    "push": "piece damage land",
    "element": "element",
    "give": "power",
    "keep": "",
    "no-repeat": "",
    "pay": "count",
    "no-pay": "",
    "number": "count",
    "skip": "action",
    "allow": "action",
    "remove": "land piece damage",
    "downgrade": "land piece damage",
    "move": "land land2 piece damage",
    "tale": "land piece",
    "no": "",
    "keep-card": "power",
}

EVENTS: Final[dict[str, str]] = {
    "spirit": "seat spirit board",
    "presence-set-up": "seat land count",
    "turn": "count",
    "ready": "seat",
    "not-ready": "seat",
    "grows": "seat count",
    "reclaims": "seat",
    "energy": "seat count",
    "pays": "seat count",
    "plays": "seat power",
    "presence": "seat land",
    "moves-presence": "seat land land2",
    "presence-destroyed": "seat land",
    "draws-powers": "seat powers*",
    "gains-power": "seat power",
    "forgets": "seat power",
    "gives-card": "seat seat2 power",
    "keeps-card": "seat power",
    "reshuffles": "deck",
    "powers": "speed",
    "uses-in-land": "seat power land",
    "uses-on-spirit": "seat power seat2",
    "repeats": "seat power land",
    "hastens": "seat power",
    "elements": "seat elements*",
    "fear": "count",
    "earns-fear-card": "count",
    "terror-level": "level",
    "damage": "land count",
    "damage-each": "land count",
    "wounds": "piece land count",
    "destroys": "piece land",
    "removes": "piece land",
    "replaces": "piece piece2 land count",
    "moves": "piece land land2",
    "defend": "land count",
    "defend-moves": "land land2 count",
    "skips": "land actions*",
    "stalls": "seat land",
    "skipped": "action land",
    "blight": "land",
    "blight-removed": "land",
    "blight-prevented": "land",
    "ward": "seat count",
    "range-bonus": "seat count",
    "might": "seat",
    "wind": "seat",
    "may-repeat": "seat count",
    "shares-presence": "seat seat2",
    "vitality": "land",
    "dahan-safe": "land",
    "swears-vengeance": "seat land",
    "vengeance": "land count",
    "invader-phase": "",
    "fear-card": "fear level",
    "tide": "fear level",
    "ravages": "invader",
    "ravage": "land count",
    "counterattack": "land count",
    "builds": "invader",
    "adds": "piece land",
    "reveals-invaders": "invader",
    "time-passes": "",
    "result": "reason",
}

STEPS: Final = {
    "choose": choose_spirits,
    "prepare": prepare,
    "spirit": spirit_phase,
    "fast": power_phase,
    "fear": fear_step,
    "ravage": ravage_step,
    "build": build_step,
    "explore": explore_step,
    "slow": power_phase,
    "time": time_passes,
}


# Here people are hardly ever asked: a copy begins at the checkpoint before, which is as near
AT_ONCE: Final = frozenset(["build", "explore", "time"])


def rules(g: Horizons) -> Rules[None]:
    """The whole match, from any checkpoint: set-up (H-2), then turns (H-3)."""
    yield CHECKPOINT
    try:
        while g.phase != "over":
            yield from STEPS[g.phase](g)
            if g.phase not in AT_ONCE:
                yield CHECKPOINT
    except Over:
        pass
    yield CHECKPOINT


def as_horizons(state: State) -> Horizons:
    """The state as this game's own."""
    assert isinstance(state, Horizons)
    return state


class HorizonsGame(Game):
    """Horizons of Spirit Island, 1-3 players, cooperative."""

    id = "horizons"
    package = "crannog.games.horizons"
    version = 2
    seats = (1, 2, 3)
    options = options_of(Settings)
    prompts = PROMPTS
    verbs = VERBS
    events = EVENTS
    ids = IDS
    numbers = frozenset(["damage", "energy", "level", "tier"])
    plain = frozenset(["board", "land"])
    steps = frozenset(["grow-reclaim", "grow-card"])
    cooperative = True
    habits = "crannog.games.horizons.habits:HABITS"
    golden = "crannog.games.horizons.golden:RECIPES"
    balance = "crannog.games.horizons.balance:COUNTS"
    bench = "crannog.games.horizons.bench:AIMS"
    terminal = "crannog.games.horizons.terminal:HorizonsPicture"
    shown = "crannog.games.horizons.shown:HorizonsView"
    encoder = "crannog.games.horizons.encoder:ENCODER"
    face = "face/built"

    def setup(self, seats: int, seed: int, options: dict[str, Json]) -> State:
        """H-2.1 to H-2.5."""
        return fresh(seats, seed, settings_from(Settings, options))

    def rules(self, state: State) -> Rules[None]:
        """The whole match."""
        return rules(as_horizons(state))

    def round_of(self, state: State) -> int:
        """The round, without making the view."""
        return as_horizons(state).turn

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        """H-30.11: what everyone may know."""
        return view(as_horizons(state), seat)

    def facts(self) -> dict[str, Json]:
        """What is printed on Powers, panels, Invader cards and pieces."""
        return printed_facts()

    def notes(self, state: State, ask: Ask) -> list[Note | None]:
        """What would follow each option, and what comes next."""
        return notes(as_horizons(state), ask)

    def tries(self, state: State, ask: Ask) -> bool:
        """Growth may end without a card that can be played, and the Invaders act at once."""
        return grows_last(as_horizons(state), ask.seat)

    def note_of_trial(self, note: Note | None, then: State) -> Note | None:
        """What follows the last answer of Growth."""
        return after_growth(as_horizons(then), note)

    def redraw(self, state: State, seat: Seat, rng: Rng) -> None:
        """H-30.11: replaces what nobody knows."""
        redraw(as_horizons(state), rng)

    def export(self, state: State) -> dict[str, Json]:
        """The state as docs/reference/horizons-state.md describes it."""
        return position.export(as_horizons(state))

    def restore(self, data: dict[str, Json]) -> State:
        """The state from its exported form."""
        return position.restore(data)

    def pack(self, state: State) -> dict[str, Json]:
        """The exported state with what is there only in the middle of an effect."""
        return position.pack(as_horizons(state))

    def unpack(self, data: dict[str, Json]) -> State:
        """The state that `pack` wrote."""
        return position.unpack(data)

    def position(self, fresh: dict[str, Json], changes: dict[str, Json]) -> State:
        """A fresh match with a scenario's changes."""
        return position.merge(fresh, changes)

    def check(self, state: State) -> list[str]:
        """The invariants that do not hold."""
        return broken_invariants(as_horizons(state))

    def gauges(self, state: State) -> dict[tuple[str, Seat], int]:
        """What a hint counts."""
        return gauges(as_horizons(state))

    def evaluate(self, state: State, seat: Seat) -> float:
        """How the island stands."""
        return evaluate(as_horizons(state), seat)

    def why_not(self, state: State, ask: Ask, choice: Choice) -> Refusal:
        """Which rule forbids a choice that is not offered."""
        if not well_formed(self, state.seats, choice):
            return Refusal(ask.rule, NOT_OFFERED)
        return why_not(as_horizons(state), ask, choice)

    def forecast(self, state: State) -> dict[str, Json]:
        """What the coming Ravage, Build and Explore would do to each land."""
        return forecast(as_horizons(state))


assert powers
assert spirits
GAME: Final = HorizonsGame()
