"""Match: what everybody outside the rules uses to play a game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar, cast

from crannog.kernel.ask import Ask, Asks, Atom, Choice, Seat
from crannog.kernel.errors import (
    BadPosition,
    BadSave,
    BrokenRules,
    CrannogError,
    IllegalChoice,
    Refusal,
    UndoRefused,
    WrongVersion,
)
from crannog.kernel.flow import Flow
from crannog.kernel.game import Game, find_game
from crannog.kernel.notes import Note
from crannog.kernel.rng import Rng
from crannog.kernel.state import Event, Json, State
from crannog.kernel.watch import Watch

T = TypeVar("T")

SAVE_FORMAT = 1
SILENT: Choice = ()  # in the log: the answer of a seat that was asked and had nothing to decide
KEPT_CHECKPOINTS = 8
FORK_TRIES = 1000
FINAL = "final-choices"  # in a snapshot's state: how many choices a reveal had made final by then


class Mark:
    """Where the match stood just before a choice: what was told and revealed by then.

    `apart`: the choice was one of several seats that decide apart from each other.
    """

    __slots__ = ("apart", "events", "reveals")

    def __init__(self, events: int, reveals: int, apart: bool = False) -> None:
        self.events = events
        self.reveals = reveals
        self.apart = apart


class Kept:
    """A checkpoint: the state after `choices` choices and `events` events."""

    __slots__ = ("choices", "events", "state")

    def __init__(self, choices: int, events: int, state: State) -> None:
        self.choices = choices
        self.events = events
        self.state = state


class Latest:
    """The state at the last checkpoint, of which others make copies, and the choices since.

    `apart`: since then, or now, several seats decide at once, in whatever order they like.
    """

    __slots__ = ("apart", "choices", "state")

    def __init__(self, state: State, choices: list[tuple[Seat, Choice]], apart: bool) -> None:
        self.state = state
        self.choices = choices
        self.apart = apart


class Snapshot:
    """A checkpoint as plain data: the packed state after so many choices and events."""

    __slots__ = ("choices", "events", "state")

    def __init__(self, choices: int, events: int, state: dict[str, Json]) -> None:
        self.choices = choices
        self.events = events
        self.state = state


class Undo:
    """How a choice is taken back: rewind to `count` choices, then make the choices `again`.

    `again` has what the others chose since, where that stands without the choice taken back.
    """

    __slots__ = ("again", "count")

    def __init__(self, count: int, again: Sequence[tuple[Seat, Choice]] = ()) -> None:
        self.count = count
        self.again = tuple(again)


class Reached(Exception):
    """A copy has come to a checkpoint, at which it is to stop."""


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

    @property
    def apart(self) -> bool:
        """Whether those who are asked decide apart from each other, in secret."""
        return is_apart(self._flow)

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Takes one of the options offered to the seat."""
        refuse_unoffered(self.game, self._flow, seat, choice)
        self._flow.answer(seat, choice)

    def reaches_checkpoint(self, seat: Seat, choice: Choice) -> bool:
        """Makes a choice and stops at the next checkpoint; false if somebody is asked before it."""
        self._flow.on_checkpoint = stop_here
        try:
            self._flow.answer(seat, choice)
        except Reached:
            return True
        return False

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
        practice: bool = False,
        start: Json = None,
    ) -> None:
        """Use `Match.new` or `Match.load`."""
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.position = position
        self.patient = patient
        self.practice = practice
        self.start = start
        self.choices: list[tuple[Seat, Choice]] = []
        self.forced: list[tuple[Seat, Choice]] = []  # made by the rules since the last choice
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
        practice: bool = False,
        start: Json = None,
    ) -> "Match":
        """A new match. `position` (a scenario's changes) lets it begin in the middle, `start` (what
        another match of the game left) where that one ended.

        A `patient` match leaves secret asks open even where there is nothing to decide. In a
        `practice` match neither a reveal nor the end keeps a seat from undoing.
        """
        found = find_game(game) if isinstance(game, str) else game
        found.check_seats(seats)
        full = found.full_options(options or {})
        return cls(found, seats, seed, full, position, patient, practice, start)

    def fresh(self) -> "Match":
        """The same match before its first choice."""
        return Match(
            self.game,
            self.seats,
            self.seed,
            self.options,
            self.position,
            self.patient,
            self.practice,
            self.start,
        )

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
        if self.start is not None:
            data["start"] = self.start
        return data

    @classmethod
    def load(
        cls,
        data: Json,
        game: Game | None = None,
        patient: bool = False,
        practice: bool = False,
    ) -> "Match":
        """The match that `save` wrote; BadSave or WrongVersion say exactly what is wrong.

        Whether it is for practice is not part of a save.
        """
        save = read_save(data)
        found = game or find_game(save.game)
        if save.rules != found.version:
            raise WrongVersion(
                f"this save was made with version {save.rules} of the rules of {found.id}, "
                f"installed is version {found.version}: play it with the crannog that made it"
            )
        try:
            match = cls.new(
                found,
                save.seats,
                save.seed,
                save.options,
                save.position,
                patient,
                practice,
                save.start,
            )
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
        reveals = kept.state.reveals
        before = range(kept.choices)
        final = next((n for n in before if self._marks[n].reveals == reveals), kept.choices)
        return Snapshot(
            kept.choices,
            self._told_before + kept.events,
            {**self.game.pack(kept.state), FINAL: final},
        )

    def resume(self, choices: list[tuple[Seat, Choice]], snapshot: "Snapshot") -> None:
        """Makes this fresh match the one that had these choices, from a snapshot on the way.

        Events before the snapshot are not kept. Where a snapshot does not say which choices were
        final, undoing beyond it counts as passing a reveal.
        """
        packed = dict(snapshot.state)
        final = cast(int, packed.pop(FINAL, snapshot.choices))
        state = self.game.unpack(packed) if packed else self._first_state()
        self.choices = choices[: snapshot.choices]
        self._marks = [Mark(0, state.reveals - (n < final)) for n in range(len(self.choices))]
        self._events = []
        self._told_before = snapshot.events
        self._kept = []
        self._begin(state)
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

    def why_not(self, seat: Seat, choice: Iterable[Atom]) -> Refusal | None:
        """None if the choice is offered to the seat now, else the rule and why it is not."""
        return why_not(self.game, self._flow, seat, tuple(choice))

    def choose(self, seat: Seat, choice: Iterable[Atom]) -> None:
        """Takes an option; anything not offered raises IllegalChoice and changes nothing."""
        picked = tuple(choice)
        flow = self._flow
        refuse_unoffered(self.game, flow, seat, picked)
        self._note(seat, self.logged(seat, picked) if self.patient else picked)
        self.forced.clear()
        flow.answer(seat, picked)

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

    def watch(self, viewers: Iterable[Seat | None]) -> Watch:
        """Notes from now on what each event changes in these viewers' views, until `Watch.end`.

        The choices meanwhile are made, not taken back.
        """
        return Watch(self.game, self.state, viewers)

    def notes(self, seat: Seat) -> list[Note | None]:
        """What the game says of each option of the seat; none at all where it says nothing."""
        ask = self.pending[seat]
        notes = self.game.notes(self.state, ask)
        if not self.game.tries(self.state, ask):
            return notes
        told = [
            self._tried(ask, option, note)
            for option, note in zip(ask.options, notes or [None] * len(ask.options), strict=True)
        ]
        return told if any(told) else notes

    def _tried(self, ask: Ask, option: Choice, note: Note | None) -> Note | None:
        """The note of an option that is tried on a copy with nothing in it that is hidden here."""
        trial = self.fork(ask.seat, Rng(len(self.choices)))
        if not trial.reaches_checkpoint(ask.seat, option):
            return note
        return self.game.note_of_trial(note, trial.state)

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

    def events_before(self, count: int) -> int:
        """The number of events that were told before choice number `count` was made."""
        return self.told if count == len(self.choices) else self._marks[count].events

    # -- going back ----------------------------------------------------------------------------

    def undo(self, seat: Seat, consent: Iterable[Seat] = ()) -> None:
        """Takes back the seat's last choice, in the way that `plan_undo` says."""
        plan = self.plan_undo(seat, consent)
        self.rewind(plan.count)
        self.replay(plan.again)

    def plan_undo(self, seat: Seat, consent: Iterable[Seat] = ()) -> Undo:
        """How the seat's last choice is taken back; UndoRefused says why it may not be.

        Passing a draw, a toss, a look at something hidden, a question put to others or another
        seat's choice takes the consent of all other seats. Choices that others made apart from this
        one need no consent: they are made again.
        """
        last = self._last_choice(seat)
        if self._others_stand_without(last):
            return Undo(last, self.choices[last + 1 :])
        return Undo(self.undo_target(seat, consent))

    def undo_target(self, seat: Seat, consent: Iterable[Seat] = ()) -> int:
        """How many choices an undo leaves that makes none again, for those who can only rewind."""
        last = self._last_choice(seat)
        reveal = self._revealed_since(last)
        others = any(by != seat for by, _ in self.choices[last + 1 :])
        missing = frozenset(range(self.seats)) - {seat} - set(consent)
        if reveal and self.seats == 1:
            raise UndoRefused("something was revealed since, which is final", reveal=True)
        if (reveal or others) and missing:
            what = "something was revealed since" if reveal else "others have chosen since"
            raise UndoRefused(f"{what}: the others must agree", missing, reveal, others)
        return last

    def _last_choice(self, seat: Seat) -> int:
        """The number of the seat's last choice; UndoRefused if there is none, or it is too late."""
        if self.result is not None and not self.practice:
            raise UndoRefused(
                "the match is over, and final: play a rematch, or a copy from here", over=True
            )
        for number in range(len(self.choices) - 1, -1, -1):
            by, choice = self.choices[number]
            if by == seat and choice != SILENT:
                return number
        raise UndoRefused(f"seat {seat} has made no choice yet")

    def _revealed_since(self, number: int) -> bool:
        """Whether something was revealed by that choice or later, and that counts."""
        return not self.practice and self.state.reveals != self._marks[number].reveals

    def _others_stand_without(self, number: int) -> bool:
        """Whether others chose since, all apart from that choice: order and outcome are the same.

        That is tried on a copy. The others' choices are made without it, and it after them: each
        must tell the same events, leave the others the same asks, and all must see the same.
        """
        later = range(number + 1, len(self.choices))
        apart = all(mark.apart for mark in self._marks[number:]) and is_apart(self._flow)
        kept = any(kept.choices <= number for kept in self._kept)
        if not later or not apart or not kept or self._revealed_since(number):
            return False
        seat = self.choices[number][0]
        flow = self._copy_flow(number)
        if not all(self._tells_the_same(flow, n) for n in later):
            return False
        if questions(flow, but=seat) != questions(self._flow, but=seat):
            return False
        if not self._tells_the_same(flow, number):
            return False
        viewers = (None, *range(self.seats))
        return questions(flow) == questions(self._flow) and all(
            self.game.view(flow.state, viewer) == self.view(viewer) for viewer in viewers
        )

    def _tells_the_same(self, flow: Flow, number: int) -> bool:
        """Makes a choice of the log in a copy; false if it is not offered or tells other events."""
        seat, choice = self.choices[number]
        if why_not(self.game, flow, seat, choice) is not None:
            return False
        flow.state.journal = journal = list[Event]()
        flow.answer(seat, choice)
        marks = self._marks
        end = marks[number + 1].events if number + 1 < len(marks) else len(self._events)
        return wording(journal) == wording(self._events[marks[number].events : end])

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
            refuse_unoffered(self.game, self._flow, seat, SILENT)
        self._note(seat, SILENT)
        self._flow.answer_silence(seat)

    def _note(self, seat: Seat, choice: Choice) -> None:
        """Writes an answer into the log."""
        flow = self._flow
        self._marks.append(Mark(len(self._events), flow.state.reveals, is_apart(flow)))
        self.choices.append((seat, choice))

    # -- copies --------------------------------------------------------------------------------

    def clone(self, patient: bool = False) -> Rollout:
        """An exact copy to play on with: the last checkpoint's state and the choices since."""
        flow = self._copy_flow()
        flow.patient = patient
        return Rollout(self.game, flow)

    def fork(self, seat: Seat, rng: Rng, patient: bool = False) -> Rollout:
        """A copy in which all that the seat can't know is redrawn consistently with what it saw.

        That others are asked is something it saw: a drawing that leaves them no option is dropped.
        Unless it is `patient`, the copy waits for nobody who has nothing to decide.
        """
        for _ in range(FORK_TRIES):
            flow = self._copy_flow()
            flow.patient = patient
            self.game.redraw(flow.state, seat, rng)
            flow.state.watched = False
            if renewed(flow, seat):
                return Rollout(self.game, flow)
        raise BrokenRules(f"seat {seat} can't imagine why the others are asked what they are asked")

    def after(self, seat: Seat, choice: Choice) -> Rollout:
        """A copy in which a choice was made that is offered now, in the form of the log."""
        return Rollout(self.game, self._copy_flow(None, (seat, choice)))

    def latest(self) -> "Latest":
        """How the match stands, as the last checkpoint and what came since."""
        kept = self._kept[-1]
        marks = self._marks[kept.choices :]
        apart = is_apart(self._flow) or any(mark.apart for mark in marks)
        return Latest(kept.state, self.choices[kept.choices :], apart)

    def _copy_flow(self, count: int | None = None, *more: tuple[Seat, Choice]) -> Flow:
        """The flow after the first `count` choices (None: after all) and these, run from a
        checkpoint."""
        until = len(self.choices) if count is None else count
        kept = next(kept for kept in reversed(self._kept) if kept.choices <= until)
        state = kept.state.copy()
        flow = Flow(state, self.game.rules(state), patient=self.patient)
        flow.start()
        for seat, choice in (*self.choices[kept.choices : until], *more):
            if choice == SILENT:
                flow.answer_silence(seat)
                continue
            if self.patient:
                flow.end_silence()
            flow.answer(seat, choice)
        return flow

    # -- inner workings ------------------------------------------------------------------------

    def _first_state(self) -> State:
        options = dict(self.options)
        if self.start is None:
            state = self.game.setup(self.seats, self.seed, options)
        else:
            state = self.game.setup_from(self.start, self.seats, self.seed, options)
        if self.position is not None:
            state = self.game.position(self.game.export(state), self.position)
        return state

    def _begin(self, state: State) -> None:
        """Runs the rules from a state; they reach a checkpoint before they ask anything."""
        state.journal = self._events
        self._flow = Flow(state, self.game.rules(state), self._keep, self.patient)
        self.forced.clear()
        self._flow.forced = self.forced
        self._flow.start()

    def _keep(self, state: State) -> None:
        self._kept.append(Kept(len(self.choices), len(self._events), state.copy()))
        if len(self._kept) > KEPT_CHECKPOINTS:
            del self._kept[0]


def stop_here(_state: State) -> None:
    """What a copy does at a checkpoint that is far enough."""
    raise Reached


def is_apart(flow: Flow) -> bool:
    """Whether the seats that are asked decide apart from each other."""
    return isinstance(flow.step, Asks) and flow.step.apart


def questions(flow: Flow, but: Seat = -1) -> dict[Seat, tuple[object, ...]]:
    """What each seat except `but` is asked."""
    return {
        seat: (ask.prompt, ask.rule, ask.args, ask.options, ask.optional)
        for seat, ask in flow.pending().items()
        if seat != but
    }


def wording(events: list[Event]) -> list[tuple[object, ...]]:
    """What the events tell, and to whom."""
    return [(event.kind, event.rule, event.args, event.secret, event.to) for event in events]


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

    __slots__ = ("choices", "game", "options", "position", "rules", "seats", "seed", "start")

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
        self.start = data.get("start")

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


def why_not(game: Game, flow: Flow, seat: Seat, choice: Choice) -> Refusal | None:
    """None if the choice is offered to the seat, else the rule and why it is not."""
    pending = flow.pending()
    ask = pending.get(seat)
    if ask is not None:
        return None if choice in ask.options else game.why_not(flow.state, ask, choice)
    if pending:
        first = next(iter(pending.values()))
        return Refusal(first.rule, "why-others-turn", {"seat": first.seat})
    result = flow.state.result
    return Refusal(result.rule if result is not None else "-", "why-over")


def refuse_unoffered(game: Game, flow: Flow, seat: Seat, choice: Choice) -> None:
    """Raises IllegalChoice where the choice is not offered to the seat."""
    ask = flow.pending().get(seat)
    if ask is not None and choice in ask.options:
        return
    refusal = why_not(game, flow, seat, choice)
    if refusal is not None:
        raise IllegalChoice(seat, choice, refusal)
