"""What a bot leaves alone: options that lead nowhere, and rare ones that it has taken often."""

from collections import Counter
from typing import Final

from crannog.kernel.ask import Ask, Choice
from crannog.parts.habits import Habits

MOST_REPEATS: Final = 2  # of a rare option, from one quiet ask or one turn to the next


class Repeats:
    """Counts the rare options that a bot takes, so that it does not take them for ever."""

    def __init__(self) -> None:
        self.taken: Counter[Choice] = Counter()

    def asked(self, ask: Ask, habits: Habits) -> None:
        """A quiet ask begins the count anew, where turns don't."""
        if habits.is_quiet(ask) and not habits.turn_ends:
            self.taken.clear()

    def took(self, choice: Choice, habits: Habits) -> None:
        """Counts a rare option; the end of a turn begins the count anew."""
        if choice[0] in habits.rare:
            self.taken[choice] += 1
        elif choice[0] == habits.turn_ends:
            self.taken.clear()

    def sensible(self, options: list[Choice], habits: Habits) -> list[Choice]:
        """The options without the shunned ones and those repeated too often, if any are left."""
        busy = [option for option in options if option[0] not in habits.shunned] or options
        return [option for option in busy if self.taken[option] < MOST_REPEATS] or busy
