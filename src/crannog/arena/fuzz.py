"""Fuzzing: random matches, checked after every choice, and thoroughly every K-th one."""

from collections import Counter
from dataclasses import dataclass, field
from time import time

from crannog.arena.tally import Tally, tally_of
from crannog.checks import deep_checks, error_text, sound
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.game import Game
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json
from crannog.scenarios import Expectation, written


@dataclass(frozen=True, slots=True)
class Hunt:
    """A match to be fuzzed: everything follows from it but the `deadline` (in seconds since 1970).

    `deep` is K: the costly checks are made on every K-th decision (0: never).
    """

    game: Game
    seats: int
    seed: int
    options: dict[str, Json]
    deep: int
    max_decisions: int
    deadline: float | None = None

    def run(self) -> "Catch | None":
        """Plays the match to its end or its first defect; None if time is up."""
        if self.deadline is not None and time() > self.deadline:
            return None
        match = Match.new(self.game, self.seats, self.seed, self.options)
        rng = Rng(~self.seed)
        catch = Catch()
        while match.pending and catch.decisions < self.max_decisions and not catch.defect:
            self._step(match, rng, catch)
        if catch.defect:
            title = f"fuzz: after {len(catch.choices)} choices: {catch.defect}"
            catch.tally = Tally(self.seed, catch.decisions)
            catch.scenario = written(match, catch.choices, title, catch.expect)
        else:
            catch.tally = tally_of(self.game, match.state, self.seed, catch.decisions)
        return catch

    def _step(self, match: Match, rng: Rng, catch: "Catch") -> None:
        """One choice and its checks; an error is a defect like any other."""
        asked, ask = rng.pick(list(match.pending.items()))
        catch.decisions += 1 if len(ask.options) > 1 else 0
        catch.checks["sound"] += 1
        choice = rng.pick(ask.options)
        try:
            match.choose(asked, choice)
            catch.note(sound(match))
        except Exception as error:
            catch.defect = error_text(error)
        if catch.defect:
            catch.choices = list(match.choices)
        elif self.deep and catch.decisions % self.deep == 0:
            self._dive(match, catch)

    def _dive(self, match: Match, catch: "Catch") -> None:
        """The costly checks, with a chance of their own so that a scenario can repeat them."""
        catch.choices = list(match.choices)  # a check that fails may leave others behind
        catch.expect = [{"sound": catch.decisions}]
        for name, check in deep_checks(match, Rng(catch.decisions)).items():
            catch.checks[name] += 1
            try:
                catch.note(check())
            except Exception as error:
                catch.defect = error_text(error)
            if catch.defect:
                return
        catch.expect = []


@dataclass(slots=True)
class Catch:
    """What came of a hunt: the match in numbers, and its defect with a scenario that shows it."""

    decisions: int = 0
    tally: Tally = field(default_factory=lambda: Tally(0))
    checks: Counter[str] = field(default_factory=Counter)
    defect: str = ""
    choices: list[tuple[Seat, Choice]] = field(default_factory=list)
    expect: list[Expectation] = field(default_factory=list)
    scenario: str = ""

    def note(self, wrong: list[str]) -> None:
        """Takes what a check found."""
        if wrong:
            self.defect = "; ".join(wrong)
