"""Fuzzing: random matches, checked after every choice, and thoroughly every K-th one.

They may go on from each other, as chains: then what each leaves is looked at, too.
"""

from collections import Counter
from dataclasses import dataclass, field
from time import time
from typing import Final

from crannog.arena.tally import Tally, tally_of
from crannog.checks import as_file, deep_checks, error_text, hands_over, sound
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import NotProvided
from crannog.kernel.game import Game
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json
from crannog.scenarios import Expectation, written

CHANCES: Final = 1 << 32  # seeds of the later matches of a chain


@dataclass(frozen=True, slots=True)
class Hunt:
    """A chain of matches to be fuzzed, each from what the last one left; usually one match alone.

    Everything follows from it but the `deadline` (in seconds since 1970). `deep` is K: the costly
    checks are made on every K-th decision (0: never). `max_decisions` is for each match.
    """

    game: Game
    seats: int
    seed: int
    options: dict[str, Json]
    deep: int
    max_decisions: int
    deadline: float | None = None
    chain: int = 1

    def run(self) -> "Catch | None":
        """Plays the matches to their end or the first defect; None if time is up."""
        if self.deadline is not None and time() > self.deadline:
            return None
        rng = Rng(~self.seed)
        catch = Catch(self.seed)
        start: Json = None
        for number in range(self.chain):
            catch.begin()
            seed = self.seed if not number else rng.below(CHANCES)
            match = Match.new(self.game, self.seats, seed, self.options, start=start)
            self._play(match, rng, catch)
            if match.pending or catch.defect:
                break
            start = as_file(self.game.leaves(match.state))
            if start is None and self.chain > 1:
                raise NotProvided("with these options a match leaves nothing: there are no chains")
        return catch

    def _play(self, match: Match, rng: Rng, catch: "Catch") -> None:
        """One match, to its end or its first defect."""
        while match.pending and catch.decisions < self.max_decisions and not catch.defect:
            self._step(match, rng, catch)
        if self.chain > 1 and not match.pending and not catch.defect:
            self._hand_over(match, catch)
        if catch.defect:
            title = f"fuzz: after {len(catch.choices)} choices: {catch.defect}"
            catch.tallies.append(Tally(match.seed, catch.decisions))
            catch.scenario = written(match, catch.choices, title, catch.expect)
        else:
            catch.tallies.append(tally_of(self.game, match.state, match.seed, catch.decisions))

    def _hand_over(self, match: Match, catch: "Catch") -> None:
        """Looks at what the match leaves for the next one of the chain."""
        catch.checks["left"] += 1
        catch.choices = list(match.choices)
        catch.expect = [{"sound": catch.decisions}]
        try:
            catch.note(hands_over(match))
        except Exception as error:
            catch.defect = error_text(error)

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
    """What came of a hunt: its matches in numbers, and the defect with a scenario that shows it.

    `decisions`, `choices` and `expect` are those of the match that is being played.
    """

    seed: int
    decisions: int = 0
    tallies: list[Tally] = field(default_factory=list)
    checks: Counter[str] = field(default_factory=Counter)
    defect: str = ""
    choices: list[tuple[Seat, Choice]] = field(default_factory=list)
    expect: list[Expectation] = field(default_factory=list)
    scenario: str = ""

    def begin(self) -> None:
        """A match begins."""
        self.decisions = 0
        self.choices = []
        self.expect = []

    def note(self, wrong: list[str]) -> None:
        """Takes what a check found."""
        if wrong:
            self.defect = "; ".join(wrong)
