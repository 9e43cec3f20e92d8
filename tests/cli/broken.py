"""Inis with one defect each, for the checks to find."""

from itertools import count
from typing import cast

from crannog.games.inis.meta import InisGame
from crannog.games.inis.state import Inis
from crannog.kernel import Ask, Checkpoint, Choice, Json, Rng, Rules, Seat, State
from crannog.kernel.errors import Refusal
from crannog.kernel.game import NOT_OFFERED


class OpenHands(InisGame):
    """Everyone sees all hands (against I-21.2)."""

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        """The view with the hands of all."""
        hands = cast(Inis, state).hands
        return {**super().view(state, seat), "hands": [list[Json](hand) for hand in hands]}


class NosyAsks(InisGame):
    """A question that tells the asked seat what lies on top of the Epic Tale deck."""

    def rules(self, state: State) -> Rules[None]:
        """The rules with such asks."""

        def tattle(ask: Ask) -> None:
            deck = cast(Inis, state).epic_deck
            ask.args = (*ask.args, deck[-1] if deck else "")

        return retold(super().rules(state), tattle)


class TalkativeRefusals(InisGame):
    """A refusal that names the top card of the Epic Tale deck."""

    def why_not(self, state: State, ask: Ask, choice: Choice) -> Refusal:
        """The general refusal, with that card."""
        return Refusal(ask.rule, NOT_OFFERED, {"card": cast(Inis, state).epic_deck[-1]})


class QuietDeal(InisGame):
    """The deal that follows Cathbad's choice is not counted as a reveal (against I-5.5)."""

    def rules(self, state: State) -> Rules[None]:
        """The rules, but that choice counts for nothing."""
        steps = super().rules(state)
        step = next(steps)
        while True:
            reply = yield step
            before = state.reveals
            quiet = isinstance(step, Ask) and step.prompt == "cathbad-choice"
            try:
                step = steps.send(() if isinstance(step, Checkpoint) else reply)
            except StopIteration:
                return
            if quiet:
                state.reveals = before


class ForgetsKnowledge(InisGame):
    """A snapshot lacks what each seat knows (I-21)."""

    def pack(self, state: State) -> dict[str, Json]:
        """The exported state alone."""
        return self.export(state)

    def unpack(self, data: dict[str, Json]) -> State:
        """The state from its exported form."""
        return self.restore(data)


class ForgetsToEnd(InisGame):
    """The rules stop in the middle, without a result."""

    def rules(self, state: State) -> Rules[None]:
        """The rules up to the first Season."""
        steps = super().rules(state)
        step = next(steps)
        while cast(Inis, state).phase != "season":
            step = steps.send((yield step))


class Moody(InisGame):
    """The same choices lead elsewhere each time."""

    moods = count()

    def setup(self, seats: int, seed: int, options: dict[str, Json]) -> State:
        """A set-up that no seed repeats."""
        return super().setup(seats, seed + next(self.moods), options)

    def rules(self, state: State) -> Rules[None]:
        """Rules whose chance is not the state's alone."""
        state.rng = Rng(next(self.moods))
        return super().rules(state)


class PeekingForks(InisGame):
    """A fork just puts the next Epic Tale card under the deck (against I-21.2)."""

    def redraw(self, state: State, seat: Seat, rng: Rng) -> None:
        """Nothing else is drawn anew."""
        deck = cast(Inis, state).epic_deck
        deck.insert(0, deck.pop())


class LosesCards(InisGame):
    """A fork forgets a card and has another one twice."""

    def redraw(self, state: State, seat: Seat, rng: Rng) -> None:
        """A redraw that spoils the deck."""
        super().redraw(state, seat, rng)
        deck = cast(Inis, state).epic_deck
        deck[-1] = deck[-2]


class Crashes(InisGame):
    """An error in the first Season."""

    def rules(self, state: State) -> Rules[None]:
        """Rules with a mistake in them."""

        def fail(ask: Ask) -> None:
            if ask.prompt == "season-turn":
                raise KeyError("no such clan")

        return retold(super().rules(state), fail)


class Unsound(InisGame):
    """An invariant that breaks in the second round."""

    def check(self, state: State) -> list[str]:
        """The invariants and one more."""
        late = cast(Inis, state).round > 1
        return [*super().check(state), *(["I-8.10: a second round"] * late)]


def retold(rules: Rules[None], change: object) -> Rules[None]:
    """Rules whose single asks pass through `change`."""
    assert callable(change)
    step = next(rules)
    while True:
        if isinstance(step, Ask):
            change(step)
        reply = yield step
        try:
            step = rules.send(() if isinstance(step, Checkpoint) else reply)
        except StopIteration:
            return
