"""Match: what everybody outside the rules uses to play a game."""

from collections.abc import Iterable, Mapping
from typing import TypeVar, cast

from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.errors import (
    BadPosition,
    BadSave,
    BrokenRules,
    CrannogError,
    IllegalChoice,
    UndoRefused,
    WrongVersion,
)
from crannog.kernel.flow import Flow
from crannog.kernel.game import Game, find_game
from crannog.kernel.rng import Rng
from crannog.kernel.state import Event, Json, State

T = TypeVar("T")

SAVE_FORMAT = 1
SILENT: Choice = ()  # in the log: the answer of a seat that was asked and had nothing to decide
KEPT_CHECKPOINTS = 8
FORK_TRIES = 1000


class Mark:
    """Where the match stood just before a choice: what was revealed, told and kept by then."""

    __slots__ = ("events", "reveals")

    def __init__(self, events: int, reveals: int) -> None:
        self.events = events
        self.reveals = reveals


class Kept:
    """A checkpoint: the state after `choices` choices and `events` events."""

    __slots__ = ("choices", "events", "state")

    def __init__(self, choices: int, events: int, state: State) -> None:
        self.choices = choices
        self.events = events
        self.state = state


class Snapshot:
    """A checkpoint as plain data: the packed state after so many choices and events."""

    __slots__ = ("choices", "events", "state")

    def __init__(self, choices: int, events: int, state: dict[str, Json]) -> None:
        self.choices = choices
        self.events = events
        self.state = state


class Rollout:
    """A determinised copy of a match, made by `Match.fork`: play on with it, then drop it.

    It asks and answers like a match but keeps no log, events or checkpoints.
    """

    __slots__ = ("_flow", "game")

    def __init__(self, game: Game, flow: Flow) -> None:
        self.game = game
        self._flow = flow

    @property
    def state(self) -> State:
        """The redrawn state; what it holds in place of secrets is invented."""
        return self._flow.state

    @property
    def pending(self) -> dict[Seat, Ask]:
        """Who is asked what, now."""
        return self._flow.pending()

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Takes one of the options offered to the seat."""
        ask = self._flow.pending().get(seat)
        if ask is None or choice not in ask.options:
            raise refusal(self.game, self._flow, seat, choice)
        self._flow.answer(seat, choice)

    def view(self, seat: Seat | None) -> dict[str, Json]:
        """What the seat would see."""
        return self.game.view(self._flow.state, seat)

    @property
    def result(self) -> dict[str, Json] | None:
        """None, or the outcome."""
        return outcome(self._flow.state)


class Match:
    """One match: its game, options, seed and choices, and all that follows from them."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, Json],
        position: dict[str, Json] | None = None,
        patient: bool = False,
    ) -> None:
        """Use `Match.new` or `Match.load`."""
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.position = position
        self.patient = patient
        self.choices: list[tuple[Seat, Choice]] = []
        self._marks: list[Mark] = []
        self._told_before = 0  # events of a resumed match that are no longer in memory
        self._events: list[Event] = []
        self._kept: list[Kept] = []
        self._begin(self._first_state())

    # -- making, saving, loading ---------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str | Game,
        seats: int,
        seed: int = 0,
        options: Mapping[str, Json] | None = None,
        position: dict[str, Json] | None = None,
        patient: bool = False,
    ) -> "Match":
        """A new match. `position` (a scenario's changes) lets it begin in the middle.

        A `patient` match leaves secret asks open even where there is nothing to decide.
        """
        found = find_game(game) if isinstance(game, str) else game
        found.check_seats(seats)
        return cls(found, seats, seed, found.full_options(options or {}), position, patient)

    def save(self) -> dict[str, Json]:
        """The match as plain JSON data: everything follows from it."""
        data: dict[str, Json] = {
            "crannog": SAVE_FORMAT,
            "game": self.game.id,
            "rules": self.game.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "choices": [[seat, list(choice)] for seat, choice in self.choices],
        }
        if self.position is not None:
            data["position"] = self.position
        return data

    @classmethod
    def load(cls, data: Json, game: Game | None = None, patient: bool = False) -> "Match":
        """The match that `save` wrote; BadSave or WrongVersion say exactly what is wrong."""
        save = read_save(data)
        found = game or find_game(save.game)
        if save.rules != found.version:
            raise WrongVersion(
                f"this save was made with version {save.rules} of the rules of {found.id}, "
                f"installed is version {found.version}: play it with the crannog that made it"
            )
        try:
            match = cls.new(found, save.seats, save.seed, save.options, save.position, patient)
        except BadPosition as error:
            raise BadSave(f"the save's position is impossible: {error}") from error
        for number, played in enumerate(save.choices, 1):
            try:
                match.replay([played])
            except IllegalChoice as error:
                raise BadSave(f"choice {number} of the save is refused: {error}") from error
        return match

    def snapshot(self) -> "Snapshot":
        """The last checkpoint, from which `resume` goes on without playing the match again.

        Where the game keeps no snapshots it is the beginning of the match, without a state.
        """
        if not self.game.keeps_snapshots():
            return Snapshot(0, 0, {})
        kept = self._kept[-1]
        return Snapshot(
            kept.choices,
            self._told_before + kept.events,
            self.game.pack(kept.state),
        )

    def resume(self, choices: list[tuple[Seat, Choice]], snapshot: "Snapshot") -> None:
        """Makes this fresh match the one that had these choices, from a snapshot on the way.

        Undoing beyond the snapshot counts as passing a reveal. Events before it are not kept.
        """
        self.choices = choices[: snapshot.choices]
        self._marks = [Mark(0, -1) for _ in self.choices]
        self._events = []
        self._told_before = snapshot.events
        self._kept = []
        kept = self.game.unpack(snapshot.state) if snapshot.state else self._first_state()
        self._begin(kept)
        self.replay(choices[snapshot.choices :])

    # -- playing -------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The live state, for the game's own tools; players get `view`."""
        return self._flow.state

    @property
    def pending(self) -> dict[Seat, Ask]:
        """Who is asked what, now; several seats when the choice is simultaneous."""
        return self._flow.pending()

    @property
    def result(self) -> dict[str, Json] | None:
        """None while the match goes on, then the winners, each seat's outcome and the reason."""
        return outcome(self._flow.state)

    def choose(self, seat: Seat, choice: Iterable[Atom]) -> None:
        """Takes an option; anything not offered raises IllegalChoice and changes nothing."""
        picked = tuple(choice)
        ask = self.pending.get(seat)
        if ask is None or picked not in ask.options:
            raise refusal(self.game, self._flow, seat, picked)
        self._note(seat, self.logged(seat, picked))
        self._flow.answer(seat, picked)

    def answer_silence(self) -> None:
        """Answers, as a table does, for all who are asked and have nothing to decide."""
        while (ask := self._flow.silent()) is not None:
            self.choose(ask.seat, ask.options[0])

    def logged(self, seat: Seat, choice: Choice) -> Choice:
        """What the log says of a choice of that seat: nothing, where there is nothing to decide."""
        silent = self.patient and self._flow.silent() is self.pending[seat]
        return SILENT if silent else choice

    def view(self, seat: Seat | None) -> dict[str, Json]:
        """What the seat (None: a spectator) may know, as plain data."""
        return self.game.view(self.state, seat)

    def events(self, since: int = 0, seat: Seat | None = None) -> list[dict[str, Json]]:
        """The events from number `since` on, as the seat may see them, numbered by `n`."""
        before = self._told_before
        return [
            {"n": n + before, **self._events[n].seen_by(seat)}
            for n in range(max(since - before, 0), len(self._events))
        ]

    def raw_events(self, since: int = 0) -> list[dict[str, Json]]:
        """The events with all their secrets, and who may see those: for the service's storage."""
        before = self._told_before
        return [
            {
                **event.seen_by(None),
                "n": n + before,
                "secret": list(event.secret),
                "to": list(event.to),
            }
            for n, event in enumerate(self._events)
            if n + before >= since
        ]

    @property
    def told(self) -> int:
        """The number of events so far."""
        return self._told_before + len(self._events)

    # -- going back ----------------------------------------------------------------------------

    def undo(self, seat: Seat, consent: Iterable[Seat] = ()) -> None:
        """Goes back to just before the seat's last choice.

        Passing a draw, a toss, a look at something hidden, a question put to others or another
        seat's choice takes the consent of all other seats; else UndoRefused.
        """
        self.rewind(self.undo_target(seat, consent))

    def undo_target(self, seat: Seat, consent: Iterable[Seat] = ()) -> int:
        """How many choices an undo of that seat would leave; UndoRefused if it may not."""
        numbers = range(len(self.choices) - 1, -1, -1)
        last = next((n for n in numbers if self.choices[n][0] == seat and self.choices[n][1]), -1)
        if last < 0:
            raise UndoRefused(f"seat {seat} has made no choice yet", frozenset(), False, False)
        reveal = self.state.reveals != self._marks[last].reveals
        others = any(by != seat for by, _ in self.choices[last + 1 :])
        missing = frozenset(range(self.seats)) - {seat} - set(consent)
        if (reveal or others) and missing:
            what = "something was revealed since" if reveal else "others have chosen since"
            raise UndoRefused(f"{what}: the others must agree", missing, reveal, others)
        return last

    def rewind(self, count: int) -> None:
        """The match after its first `count` choices; what came later is gone."""
        if not 0 <= count <= len(self.choices):
            raise CrannogError(f"the match has {len(self.choices)} choices, not {count}")
        replay = self.choices[:count]
        while self._kept and self._kept[-1].choices > count:
            self._kept.pop()
        if self._kept:
            kept = self._kept.pop()
            done = kept.choices
            del self.choices[done:], self._marks[done:], self._events[kept.events :]
            self._begin(kept.state)
        else:
            done = 0
            self.choices, self._marks, self._events = [], [], []
            self._told_before = 0
            self._begin(self._first_state())
        self.replay(replay[done:])

    def replay(self, choices: Iterable[tuple[Seat, Choice]]) -> None:
        """Makes logged choices again.

        Silent answers are in the log of a patient match alone. Others have nobody to give them to,
        and a patient one gives those that such a log lacks on its way.
        """
        for seat, choice in choices:
            if choice == SILENT:
                self._replay_silence(seat)
            else:
                self._flow.end_silence()
                self.choose(seat, choice)

    def _replay_silence(self, seat: Seat) -> None:
        ask = self._flow.silent()
        if seat not in ({ask.seat} if ask is not None else range(self.seats)):
            raise refusal(self.game, self._flow, seat, SILENT)
        self._note(seat, SILENT)
        self._flow.answer_silence(seat)

    def _note(self, seat: Seat, choice: Choice) -> None:
        """Writes an answer into the log."""
        self._marks.append(Mark(len(self._events), self.state.reveals))
        self.choices.append((seat, choice))

    # -- copies --------------------------------------------------------------------------------

    def clone(self) -> Rollout:
        """An exact copy to play on with: the last checkpoint's state and the choices since."""
        return Rollout(self.game, self._copy_flow())

    def fork(self, seat: Seat, rng: Rng) -> Rollout:
        """A copy in which all that the seat can't know is redrawn consistently with what it saw.

        That others are asked is something it saw: a drawing that leaves them no option is dropped.
        """
        for _ in range(FORK_TRIES):
            flow = self._copy_flow()
            self.game.redraw(flow.state, seat, rng)
            flow.state.watched = False
            if renewed(flow, seat):
                return Rollout(self.game, flow)
        raise BrokenRules(f"seat {seat} can't imagine why the others are asked what they are asked")

    def _copy_flow(self) -> Flow:
        kept = self._kept[-1]
        state = kept.state.copy()
        flow = Flow(state, self.game.rules(state), patient=self.patient)
        flow.start()
        for seat, choice in self.choices[kept.choices :]:
            if choice == SILENT:
                flow.answer_silence(seat)
                continue
            if self.patient:
                flow.end_silence()
            flow.answer(seat, choice)
        flow.patient = False  # played on, it waits for nobody who has nothing to decide
        return flow

    # -- inner workings ------------------------------------------------------------------------

    def _first_state(self) -> State:
        state = self.game.setup(self.seats, self.seed, dict(self.options))
        if self.position is not None:
            state = self.game.position(self.game.export(state), self.position)
        return state

    def _begin(self, state: State) -> None:
        """Runs the rules from a state; they reach a checkpoint before they ask anything."""
        state.journal = self._events
        self._flow = Flow(state, self.game.rules(state), self._keep, self.patient)
        self._flow.start()

    def _keep(self, state: State) -> None:
        self._kept.append(Kept(len(self.choices), len(self._events), state.copy()))
        if len(self._kept) > KEPT_CHECKPOINTS:
            del self._kept[0]


def renewed(flow: Flow, seat: Seat) -> bool:
    """Lists the others' options afresh from what was redrawn; False if one of them has none."""
    for asked, ask in flow.pending().items():
        if asked != seat and ask.renew is not None:
            ask.options = ask.renew()
            if not ask.options:
                return False
    return True


class Save:
    """A save's parts, checked for their form."""

    __slots__ = ("choices", "game", "options", "position", "rules", "seats", "seed")

    def __init__(self, data: dict[str, Json]) -> None:
        self.game = self._of(data, "game", str)
        self.rules = self._of(data, "rules", int)
        self.seats = self._of(data, "seats", int)
        self.seed = self._of(data, "seed", int)
        self.options = cast(dict[str, Json], self._of(data, "options", dict))
        self.choices = [self._choice(entry) for entry in self._of(data, "choices", list)]
        self.position: dict[str, Json] | None = None
        if "position" in data:
            self.position = cast(dict[str, Json], self._of(data, "position", dict))

    @staticmethod
    def _of(data: dict[str, Json], key: str, kind: type[T]) -> T:
        value = data.get(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadSave(f"not a Crannog save: {key!r} should be {kind.__name__}, is {value!r}")
        return value

    @staticmethod
    def _choice(entry: object) -> tuple[Seat, Choice]:
        if isinstance(entry, list) and len(entry) == 2:
            seat, choice = entry
            is_choice = isinstance(choice, list) and all(isinstance(a, str | int) for a in choice)
            if isinstance(seat, int) and is_choice:
                return seat, tuple(choice)
        raise BadSave(f"not a Crannog save: a choice is [seat, [verb, ...]], not {entry!r}")


def read_save(data: Json) -> Save:
    """Checks that the data is a save of this format."""
    if not isinstance(data, dict) or "crannog" not in data:
        raise BadSave("not a Crannog save: it has no field 'crannog'")
    if data["crannog"] != SAVE_FORMAT:
        raise WrongVersion(
            f"the save's format is {data['crannog']!r}; this crannog reads format {SAVE_FORMAT}"
        )
    return Save(data)


def outcome(state: State) -> dict[str, Json] | None:
    """The state's result as plain data."""
    return None if state.result is None else state.result.outcome(state.seats)


def refusal(game: Game, flow: Flow, seat: Seat, choice: Choice) -> IllegalChoice:
    """Why the seat may not choose this now, with the rule."""
    pending = flow.pending()
    if not pending:
        result = flow.state.result
        rule = result.rule if result is not None else "-"
        return IllegalChoice(seat, choice, rule, "the match is over")
    ask = pending.get(seat)
    if ask is None:
        asked = ", ".join(str(other) for other in pending)
        rule = next(iter(pending.values())).rule
        return IllegalChoice(seat, choice, rule, f"it is for seat {asked} to choose")
    return IllegalChoice(seat, choice, *game.why_not(flow.state, ask, choice))
