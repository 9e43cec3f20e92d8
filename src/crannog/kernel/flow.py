"""Flow: running rules, from one open question to the next."""

from collections.abc import Callable
from typing import cast

from crannog.kernel.ask import Ask, Asks, Choice, Nested, Rules, Seat
from crannog.kernel.errors import BrokenRules
from crannog.kernel.state import State


class Flow:
    """A state and its rules, which wait at `step` (None: they have ended).

    Forced choices are answered here. A secret ask with one option is answered too, unless the flow
    is `patient`, as at a table where nobody may notice which seat had nothing to decide. What is
    answered here is noted in `forced`, if somebody put a list there.
    """

    __slots__ = (
        "_pending",
        "forced",
        "on_checkpoint",
        "outer",
        "patient",
        "rules",
        "state",
        "step",
    )

    def __init__(
        self,
        state: State,
        rules: Rules[object],
        on_checkpoint: Callable[[State], None] | None = None,
        patient: bool = False,
    ) -> None:
        self.state = state
        self.rules = rules
        self.outer: list[Rules[object]] = []  # the rules around `rules`, the innermost last
        self.on_checkpoint = on_checkpoint
        self.patient = patient
        self.step: Ask | Asks | None = None
        self._pending: dict[Seat, Ask] = {}
        self.forced: list[tuple[Seat, Choice]] | None = None

    def start(self) -> None:
        """Runs the rules to their first question."""
        self._run(None)

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Answers the question of that seat with one of its options (which is not checked here)."""
        self._run(choice if isinstance(self.step, Ask) else (seat, *choice))

    def pending(self) -> dict[Seat, Ask]:
        """Who is asked what, now."""
        return self._pending

    def silent(self) -> Ask | None:
        """The open ask of a seat that has nothing to decide, where the flow waits for it."""
        step = self.step
        if isinstance(step, Ask) and step.secret and len(step.options) == 1:
            return step
        return None

    def answer_silence(self, seat: Seat) -> None:
        """Answers for the seat if it is asked now and has nothing to decide."""
        ask = self.silent()
        if ask is not None and ask.seat == seat:
            self.answer(seat, ask.options[0])

    def end_silence(self) -> None:
        """Answers for all who have nothing to decide, up to the next decision."""
        while (ask := self.silent()) is not None:
            self.answer(ask.seat, ask.options[0])

    def _run(self, reply: Choice | None) -> None:
        rules = self.rules
        while True:
            try:
                step = next(rules) if reply is None else rules.send(reply)
            except StopIteration:
                if not self.outer:
                    self.step = None
                    self._pending = {}
                    return
                rules = self.rules = self.outer.pop()
                reply = ()
                continue
            if isinstance(step, Ask):
                options = step.options
                if len(options) > 1 or (step.secret and self.patient and options):
                    self.step = step
                    self._pending = {step.seat: step}
                    return
                if not options:
                    raise BrokenRules(f"{step.prompt} ({step.rule}) offers no option")
                reply = options[0]
                if self.forced is not None:
                    self.forced.append((step.seat, reply))
            elif isinstance(step, Asks):
                self.step = step
                self._pending = step.by_seat
                return
            elif isinstance(step, Nested):
                self.outer.append(rules)
                rules = self.rules = step.rules
                reply = None
            else:
                if self.on_checkpoint is not None:
                    self.on_checkpoint(self.state)
                reply = ()


def drive(
    flow: Flow,
    choose: Callable[[State, Ask], Choice],
    first: Callable[[State, Asks], Choice],
) -> None:
    """Runs rules to their end; `choose` answers an ask, `first` one of several open ones.

    `first` says `(seat, *option)`.
    """
    flow.start()
    while (step := flow.step) is not None:
        if isinstance(step, Ask):
            flow.answer(step.seat, choose(flow.state, step))
        else:
            reply = first(flow.state, step)
            flow.answer(cast(Seat, reply[0]), reply[1:])
