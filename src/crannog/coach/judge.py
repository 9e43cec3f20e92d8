"""How good the options of a decision were, as far as the seat could know."""

from typing import Final, NamedTuple, Protocol

from crannog.bots.base import Chair
from crannog.bots.search.bot import Search, following
from crannog.bots.search.rollout import Horizon, Policy
from crannog.bots.search.worth import Worth
from crannog.direct import Root, Stop
from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.game import Game
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.kernel.state import State
from crannog.parts.habits import habits_of

FINALISTS: Final = 3  # options that are compared with the chosen one
SHARE: Final = 8  # each of these gets one in so many of all looks, or more
FEWEST: Final = 4  # looks at each


class Judged(NamedTuple):
    """An option, the chance of winning after it, and the seat's own choices that would follow."""

    choice: Choice
    chance: float
    then: tuple[Choice, ...] = ()


class Judge(Protocol):
    """Judges by the views and redrawn copies of one seat: it never knows more than the seat did."""

    def options(self, chair: Chair, chosen: Choice, seed: int) -> list[Judged]:
        """Options of the chair's ask, the best first; the chosen one is among them."""
        ...

    def outlook(self, match: Match, seat: Seat, seed: int) -> float:
        """The seat's chance of winning, whoever is asked now."""
        ...


class SearchJudge:
    """Judges as the bot that searches does, with so many iterations for a decision."""

    def __init__(self, game: Game, iterations: int) -> None:
        self.iterations = iterations

    def options(self, chair: Chair, chosen: Choice, seed: int) -> list[Judged]:
        """The most promising ones and the chosen one, each seen in the same worlds.

        Half of the iterations search; the others make sure that all of these were seen enough.
        """
        search = Search(chair, chair.ask.options, seed)
        for _ in range(self.iterations // 2):
            search.look()
        arms = search.root.arms
        finalists = sorted(arms, key=lambda option: arms[option].visits, reverse=True)[:FINALISTS]
        judged = [
            self.seen_enough(search, option) for option in dict.fromkeys([*finalists, chosen])
        ]
        return sorted(judged, key=lambda option: option.chance, reverse=True)

    def seen_enough(self, search: Search, option: Choice) -> Judged:
        """The option, looked at further where the search did so rarely."""
        arm = search.root.arms[option]
        while arm.visits < self.fewest():
            search.look(option)
        return Judged(option, arm.mean, following(arm))

    def fewest(self) -> int:
        """How often each option that is compared, and each outlook, is looked at."""
        return max(FEWEST, self.iterations // SHARE)

    def outlook(self, match: Match, seat: Seat, seed: int) -> float:
        """The average over redrawn worlds, each played on for a while."""
        outlook = Outlook(Root(match, seat))
        luck = Rng(seed)
        worlds = self.fewest()
        return sum(outlook.played(luck) for _ in range(worlds)) / worlds


class Outlook:
    """What redrawn worlds of one position promise a seat."""

    def __init__(self, root: Root) -> None:
        self.root = root
        self.game = root.rules.game
        self.habits = habits_of(self.game)
        self.policy = Policy(self.habits)
        self.worth = Worth(self.game, self.habits)

    def played(self, luck: Rng) -> float:
        """What one of them comes to, played on for a while."""
        seat = self.root.seat
        horizon = Horizon(self.habits, seat, self.game.cooperative, self.worth.judges())

        def choose(state: State, ask: Ask) -> Choice:
            if horizon.reached(ask, inside=False):
                raise Stop
            return self.policy.reply(state, ask, luck)

        end = self.root.play(Rng(luck.bits()), choose)
        return self.worth.of(end)[seat]
