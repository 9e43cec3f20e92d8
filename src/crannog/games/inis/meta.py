"""Inis as the kernel sees it: its facts, options, and the names of all that it says."""

from typing import Final

from crannog.games.inis import cards, know, position
from crannog.games.inis.assembly import assembly, deal, draft
from crannog.games.inis.cards.registry import MODES
from crannog.games.inis.check import broken_invariants
from crannog.games.inis.evaluate import evaluate
from crannog.games.inis.gauges import gauges
from crannog.games.inis.ids import IDS
from crannog.games.inis.notes import notes
from crannog.games.inis.printed import printed_facts
from crannog.games.inis.season import season
from crannog.games.inis.setup import choose_capital, fresh, settle
from crannog.games.inis.state import Inis, Settings
from crannog.games.inis.view import view
from crannog.games.inis.why import is_play, why_not
from crannog.kernel.ask import CHECKPOINT, Ask, Choice, Rules, Seat
from crannog.kernel.errors import Refusal
from crannog.kernel.game import NOT_OFFERED, Game, well_formed
from crannog.kernel.notes import Note
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json, State
from crannog.settings import options_of, settings_from

# The names of each prompt's arguments; what `subject` is depends on the trigger (TRIGGERS).
PROMPTS: Final[dict[str, str]] = {
    "capital": "",
    "settle": "",
    "react": "trigger subject*",
    "draft": "count",
    "cathbad-choice": "card",
    "set-aside": "card",
    "season-turn": "",
    "place-clan": "card count",
    "place-clans": "card territory",
    "new-alliance": "card",
    "festival": "card",
    "citadel": "card",
    "sanctuary": "card",
    "tile-location": "card",
    "choose-tile": "card",
    "tailtu-from": "card territory",
    "move-from": "card",
    "move-to": "card territory count",
    "move-into": "card",
    "move-clans": "card territory",
    "move-one-to": "card",
    "scouts-from": "card",
    "scouts-to": "card territory",
    "horses-to": "card territory",
    "look-at-actions": "card",
    "look-at-epics": "card",
    "discard-any": "card",
    "discard-action": "",
    "give-epic": "card",
    "give-action": "card seat",
    "druid": "card",
    "start-clash": "card",
    "next-clash": "",
    "next-maneuver": "card",
    "shelter": "territory",
    "end-clash": "territory",
    "maneuver": "territory",
    "attack-response": "seat",
    "club-decision": "seat",
    "withdraw-to": "card territory count",
    "cauldron-return": "card count",
    "mountains-toll": "territory",
    "keep-epic": "",
    "misty-lands": "card count",
    "lost-vale": "card",
    "salt-mine": "card",
    "name-instigator": "card",
    "stone-circle": "card",
    "eriu": "card count",
    "otherworld": "card",
    "otherworld-use": "card territory count",
    "balors-eye": "card",
    "breas-tyranny": "card",
    "breas-destination": "card",
    "deirdre-take": "card",
    "lose-clan": "card",
    "morrigan-flip": "card",
    "morrigan-clash": "card",
    "cuchulain": "card count",
    "fianna-to": "card",
    "fianna-clans": "card territory",
    "diarmuid-to": "card",
}

# What a reaction's prompt is about, by trigger (I-10.5)
TRIGGERS: Final[dict[str, str]] = {
    "assembly_start": "",
    "opponent_plays_action_card": "seat card",
    "any_epic_or_advantage_played": "seat card",
    "before_epic_tale_discard": "seat card",
    "after_action_card_resolved": "seat card",
    "after_you_play_season_card": "seat card",
    "after_you_play_epic_tale": "seat card",
    "when_you_draw_epic_tale": "seat count",
    "gates_effect_draw": "seat count",
    "when_you_move_into_mountains": "seat territory",
    "end_of_any_turn": "seat",
    "clash_start": "seat territory",
    "resolution_start": "seat territory",
    "citadels_step_end": "seat territory",
    "when_you_attack": "seat seat2",
    "when_you_are_attacked": "seat seat2",
    "own_clan_would_be_removed": "seat territory",
    "own_clan_removed": "seat territory",
    "own_clan_removed_in_clash": "seat territory",
    "after_your_attack": "seat seat2",
    "after_your_maneuver_removes_opposing_clan": "seat subject",
    "after_any_maneuver": "seat territory",
}

# The names of each option's arguments, by its verb
VERBS: Final[dict[str, str]] = {
    "territory": "territory",
    "player": "seat",
    "clans": "count",
    "take-clans": "count count2",
    "move": "territory count",
    "done": "",
    "stay": "",
    "decline": "",
    "play": "card mode",
    "pass": "",
    "pretender": "",
    "hold": "cards*",
    "set-aside": "card",
    "replace": "territory seat",
    "location": "q r o",
    "tile": "territory",
    "discard": "card",
    "discard-card": "",
    "remove-clan": "",
    "take": "card",
    "give": "card",
    "keep": "card",
    "shelter": "",
    "stay-exposed": "",
    "agree": "",
    "refuse": "",
    "attack": "seat",
    "withdraw": "",
    "pull": "territory seat",
    "pay": "seat",
    "keep-clan": "",
    "remove": "seat",
    "remove-from": "territory seat",
    "place": "",
    "nothing": "",
    "flip": "",
    "leave": "",
    "clash": "territory seat",
    "no-clash": "",
}

# What is declared with a card: the forms by which it is told, and from where on it is counted
FAMILIES: Final[dict[str, str]] = {
    "territory": "territory",
    "places": ": territory{2,}|(territory number)+",
    "moves": "territory : (territory number)+",
    "split": "territory number number",
    "clan": "territory seat",
    "pushes": "territory seat territory",
    "seats": "seat+",
    "card": "card",
}

# The names of each event's arguments; after | those that only some seats see. `choices` are
# territories, numbers of clans, words of an option, and seats as @n.
EVENTS: Final[dict[str, str]] = {
    "territory-enters": "territory q r o",
    "enters-with-sanctuary": "territory",
    "brenn": "seat",
    "capital": "seat territory",
    "toss": "seat direction",
    "flips": "seat direction",
    "assembly": "count",
    "no-winner": "",
    "result": "reason seats*",
    "takes-advantage": "seat card",
    "returns-advantage": "seat card",
    "dealt": "seat count | cards*",
    "has-drafted": "seat",
    "passes-cards": "seat seat2 | cards*",
    "sets-aside": "seat | cards*",
    "takes-aside": "seat | cards*",
    "season": "count",
    "passes": "seat",
    "meets": "seat condition",
    "takes-pretender": "seat",
    "loses-deed": "seat",
    "gains-deed": "seat",
    "season-ends": "count",
    "festival": "seat territory",
    "festival-ends": "territory",
    "plays": "seat card mode",
    "declares": "seat card choices*",
    "cancelled": "seat card",
    "discards-epic": "cards*",
    "discards-action": "seat | cards*",
    "discards-action-shown": "seat card",
    "discards-advantage": "seat card",
    "reshuffles": "count",
    "draws": "seat count | cards*",
    "draws-tiles": "seat count | territories*",
    "places": "seat territory count",
    "builds-citadel": "seat territory",
    "builds-sanctuary": "seat territory",
    "removes": "seat territory",
    "clan-saved": "seat territory",
    "replaces": "seat seat2 territory",
    "moves": "seat territory territory2 count",
    "gives-epic": "seat seat2 card",
    "gives-action": "seat seat2 | cards*",
    "takes-from-hand": "seat seat2 | cards*",
    "takes-discard": "seat | cards*",
    "takes-played-action": "seat card",
    "takes-epic-back": "seat card",
    "takes-revealed": "seat card",
    "takes-next-turn": "seat",
    "reveals-epic": "seat card",
    "looks-at-actions": "seat seat2 | cards*",
    "looks-at-epics": "seat seat2 | cards*",
    "looks-at-discard": "seat | cards*",
    "clash-starts": "seat territory",
    "clash-skipped": "territory",
    "clash-agreed": "territory",
    "clash-ends": "territory",
    "becomes-instigator": "seat territory",
    "shelters": "seat territory",
    "citadels-emptied": "territory",
    "votes-end": "seat",
    "votes-on": "seat",
    "attacks": "seat seat2 territory",
    "attack-ignored": "seat seat2",
    "names-next": "seat seat2",
    "cauldron": "seat count",
}


def as_inis(state: State) -> Inis:
    """The state as this game's own."""
    assert isinstance(state, Inis)
    return state


def rules(g: Inis) -> Rules[None]:
    """The whole match, from any checkpoint: set-up (I-4), then rounds (I-5, I-8)."""
    while g.phase != "over":
        yield CHECKPOINT
        if g.phase == "season":
            yield from season(g)
        elif g.phase == "draft":
            yield from draft(g)
        elif g.phase == "assembly":
            yield from assembly(g)
        elif g.phase == "deal":
            yield from deal(g)
        elif g.phase == "settle":
            yield from settle(g)
        else:
            yield from choose_capital(g)
    yield CHECKPOINT


class InisGame(Game):
    """Inis, base game, 2-4 players."""

    id = "inis"
    package = "crannog.games.inis"
    version = 1
    seats = (2, 3, 4)
    options = options_of(Settings)
    prompts = PROMPTS
    triggers = TRIGGERS
    verbs = VERBS
    events = EVENTS
    ids = IDS
    families = FAMILIES
    habits = "crannog.games.inis.habits:HABITS"
    golden = "crannog.games.inis.golden:RECIPES"
    balance = "crannog.games.inis.balance:COUNTS"
    bench = "crannog.games.inis.bench:AIMS"
    terminal = "crannog.games.inis.terminal.picture:InisPicture"
    shown = "crannog.games.inis.shown:InisView"
    encoder = "crannog.games.inis.encoder:ENCODER"
    face = "face/built"

    def setup(self, seats: int, seed: int, options: dict[str, Json]) -> State:
        """I-4.1 to I-4.6."""
        return fresh(seats, seed, settings_from(Settings, options))

    def rules(self, state: State) -> Rules[None]:
        """The whole match."""
        return rules(as_inis(state))

    def round_of(self, state: State) -> int:
        """The round, without making the view."""
        return as_inis(state).round

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        """I-21: what the seat may know."""
        return view(as_inis(state), seat)

    def facts(self) -> dict[str, Json]:
        """I-1: what is printed on cards and tiles."""
        return printed_facts()

    def notes(self, state: State, ask: Ask) -> list[Note | None]:
        """What would follow each option, as far as the asked seat can tell."""
        return notes(as_inis(state), ask)

    def redraw(self, state: State, seat: Seat, rng: Rng) -> None:
        """I-21.2: replaces what the seat can't know."""
        know.redraw(as_inis(state), seat, rng)

    def export(self, state: State) -> dict[str, Json]:
        """The state as docs/reference/inis-state.md describes it."""
        return position.export(as_inis(state))

    def restore(self, data: dict[str, Json]) -> State:
        """The state from its exported form."""
        return position.restore(data)

    def pack(self, state: State) -> dict[str, Json]:
        """The exported state with what each seat knows (I-21)."""
        return position.pack(as_inis(state))

    def unpack(self, data: dict[str, Json]) -> State:
        """The state that `pack` wrote."""
        return position.unpack(data)

    def position(self, fresh: dict[str, Json], changes: dict[str, Json]) -> State:
        """A fresh match with a scenario's changes."""
        return position.merge(fresh, changes)

    def check(self, state: State) -> list[str]:
        """I-20: the invariants that do not hold."""
        return broken_invariants(as_inis(state))

    def gauges(self, state: State) -> dict[tuple[str, Seat], int]:
        """I-15.1: what a hint counts."""
        return gauges(as_inis(state))

    def evaluate(self, state: State, seat: Seat) -> float:
        """I-15: how good the position looks for the seat."""
        return evaluate(as_inis(state), seat)

    def why_not(self, state: State, ask: Ask, choice: Choice) -> Refusal:
        """Which rule forbids a choice that is not offered."""
        if is_play(choice) or well_formed(self, state.seats, choice):
            return why_not(as_inis(state), ask, choice)
        return Refusal(ask.rule, NOT_OFFERED)

    def trigger_of(self, choice: Choice) -> str:
        """The trigger of the mode in which a card is played; the Moor's is any time."""
        mode = MODES.get((str(choice[1]), str(choice[2]))) if len(choice) > 2 else None
        return mode.trigger if mode is not None and mode.trigger in self.triggers else ""


assert cards  # importing the cards declares them
GAME: Final = InisGame()
