"""Playing on in a redrawn world: who answers there, and how far it goes."""

from typing import Final

from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.rng import Rng
from crannog.kernel.state import State
from crannog.parts.habits import Habits, Instinct

LONGEST: Final = 400  # decisions after which a match that can't be judged is given up
CALM: Final = 4  # without an instinct, all but one in so many answers are calm ones


class Policy:
    """Answers in rollouts: the game's instinct, or mostly calm replies."""

    __slots__ = ("_calm", "_instinct", "_shunned")

    def __init__(self, habits: Habits) -> None:
        self._calm = habits.calm
        self._shunned = habits.shunned
        self._instinct: Instinct | None = None if habits.instinct is None else habits.instinct()

    def reply(self, state: State, ask: Ask, luck: Rng) -> Choice:
        """One of the ask's options."""
        if self._instinct is not None:
            return self._instinct.reply(state, ask)
        return self.calm_or_any(ask, luck)

    def ordered(self, state: State, ask: Ask, options: list[Choice], luck: Rng) -> list[Choice]:
        """These options of the ask, the most promising first: by the instinct, the shunned last."""
        order = options[:]
        luck.shuffle(order)
        order.sort(key=lambda option: option[0] in self._shunned)
        return order if self._instinct is None else self._instinct.ranked(state, ask, order)

    def calm_or_any(self, ask: Ask, luck: Rng) -> Choice:
        """Mostly the calmest reply there is, if the game names any; else any."""
        if luck.below(CALM):
            for verb in self._calm:
                found = [option for option in ask.options if option[0] == verb]
                if found:
                    return luck.pick(found)
        return luck.pick(ask.options)


class Horizon:
    """When a rollout has gone far enough to be judged: at a quiet moment, or after many decisions.

    It begins where the tree ends. Quiet moments on the way there are looked at, but not counted.
    """

    __slots__ = ("_acting", "_decisions", "_habits", "_judged", "_moments", "_own")

    def __init__(self, habits: Habits, own: Seat, team: bool, judged: bool) -> None:
        self._habits = habits
        self._own = own if team else -1  # the only seat whose quiet moments count, or -1
        self._acting = own  # the seat whose turn it is, where turns end trials
        self._moments = habits.quiet_moments
        self._judged = judged  # else a match is played to its end
        self._decisions = habits.most_replies if judged else LONGEST

    def reached(self, ask: Ask, inside: bool) -> bool:
        """Notes that the ask has come, and says whether the position is to be judged before it."""
        moment = self._judged and self.is_moment(ask)
        if inside:
            return False
        self._decisions -= 1
        if moment:
            self._moments -= 1
        return self._moments <= 0 or self._decisions < 0

    def is_moment(self, ask: Ask) -> bool:
        """Whether the ask comes at a quiet moment that counts."""
        if not self._habits.is_quiet(ask):
            return False
        if self._habits.turn_ends:
            ended, self._acting = ask.seat != self._acting, ask.seat
            return ended
        return self._own in (-1, ask.seat)
