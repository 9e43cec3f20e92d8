"""Playing scenarios, and checking them without playing."""

from collections.abc import Iterable

from crannog.checks import error_text, sound
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.game import Game, find_game
from crannog.kernel.match import Match
from crannog.scenarios.errors import BadScenario
from crannog.scenarios.expectations import Held, failed, offered
from crannog.scenarios.forms import Expectation
from crannog.scenarios.scenario import Move, Scenario, Step, moment
from crannog.scenarios.vocabulary import check_words
from crannog.words import ENGLISH, Words


def check(scenario: Scenario, game: Game | None = None) -> None:
    """Refuses a scenario that could not be played: its words, its options, its position."""
    found = game or find_game(scenario.game)
    scenario.first_state(found)
    check_words(scenario, found)


def failures(scenario: Scenario, game: Game | None = None) -> list[str]:
    """Plays the scenario and returns what went otherwise than it says; empty when all is well.

    Raises BadScenario where the scenario names what its game does not have.
    """
    found = game or find_game(scenario.game)
    found.check_seats(scenario.seats)
    check_words(scenario, found)
    line = Line(start(scenario, found))
    line.follow(scenario.steps)
    if line.ended:
        return line.wrong
    return line.wrong + all_failed(line.match, scenario.expect)


def after_play(scenario: Scenario) -> Match | Held:
    """The match after all the choices of a scenario; BadScenario where one can't be made."""
    line = Line(start(scenario, find_game(scenario.game)))
    line.follow([step for step in scenario.steps if isinstance(step, Move)])
    if line.wrong:
        raise BadScenario("; ".join(line.wrong))
    return line.match


def start(scenario: Scenario, game: Game) -> Match | Held:
    """The match before its first choice, or the position that is held."""
    if scenario.held:
        return Held(game, scenario.first_state(game))
    return scenario.begin(game)


def all_failed(match: Match | Held, expect: Iterable[Expectation]) -> list[str]:
    """What the expectations did not find."""
    return [problem for entry in expect for problem in failed(match, entry)]


class Line:
    """A match on its way through the steps of a scenario.

    `wrong` is what went otherwise; `ended` tells that a choice could not be made. A written choice
    that the game made by itself is passed over: `passed` counts those since the last real choice.
    """

    def __init__(self, match: Match | Held) -> None:
        self.match = match
        self.choices = 0
        self.passed = 0
        self.wrong: list[str] = []
        self.ended = False

    def follow(self, steps: Iterable[Step]) -> None:
        """Takes the steps, up to a choice that can't be made."""
        for step in steps:
            if not isinstance(step, Move):
                problems = all_failed(self.match, step.expect)
                self.wrong += [f"{moment(self.choices)}: {problem}" for problem in problems]
                continue
            assert isinstance(self.match, Match), "a choice where the rules do not run"
            self.choices += 1
            problems = self._choose(self.match, step.seat, step.choice)
            if problems:
                where = f"choice {self.choices} of play"
                self.wrong += [f"{where}: {problem}" for problem in problems]
                self.ended = True
                return

    def _choose(self, match: Match, seat: Seat, choice: Choice) -> list[str]:
        """Makes a choice; what is wrong if it is refused, ends in an error or breaks a rule."""
        refused = match.why_not(seat, choice)
        if refused is not None:
            if self._passes_over(match, seat, choice):
                return []
            wanted = f"seat {seat} may not choose {list(choice)!r}"
            why = Words(ENGLISH, match.game).refusal(refused)
            reason = f"{wanted}: {why} ({refused.rule})"
            return ["; ".join([reason, *made_by_itself(match, seat, choice), offered(match)])]
        self.passed = 0
        try:
            match.choose(seat, choice)
        except Exception as error:
            return [f"seat {seat} chose {list(choice)}: {error_text(error)}"]
        return sound(match)

    def _passes_over(self, match: Match, seat: Seat, choice: Choice) -> bool:
        """Whether the game made this very choice by itself, after those passed over already."""
        left = match.forced[self.passed :]
        if (seat, choice) not in left:
            return False
        self.passed += left.index((seat, choice)) + 1
        return True


def made_by_itself(match: Match, seat: Seat, choice: Choice) -> list[str]:
    """What the game chose since the last choice, where it is for that seat or the same choice."""
    return [
        f"the game itself chose {list(made)!r} for seat {by}, the only option"
        for by, made in match.forced
        if by == seat or made == choice
    ]
