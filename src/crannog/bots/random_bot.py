"""The bot that chooses blindly: the measure for all others."""

from crannog.bots.base import Bot, Chair
from crannog.kernel.ask import Choice


class RandomBot(Bot):
    """Any option, each equally likely."""

    name = "random"

    def choose(self, chair: Chair) -> Choice:
        """One of the options."""
        return self.rng.pick(chair.ask.options)
