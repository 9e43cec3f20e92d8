"""One table of an arena: a game, its options and a bot on each seat."""

from dataclasses import dataclass

from crannog.arena.fast import awaited, play_random
from crannog.arena.tally import Tally, tally_of
from crannog.bots import Bot, Chair, RandomBot, make_bot
from crannog.checks import error_text
from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json


@dataclass(frozen=True, slots=True)
class Table:
    """A match to be played: everything follows from it, in whatever process it is played."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Json]
    max_decisions: int

    def play(self) -> Tally:
        """Plays the match; an error of rules or bots is a crash in the tally."""
        try:
            if set(self.bots) == {RandomBot.name}:
                return play_random(
                    self.game, len(self.bots), self.seed, self.options, self.max_decisions
                )
            return self._play_with_bots()
        except Exception as error:
            return Tally(self.seed, crash=error_text(error))

    def _play_with_bots(self) -> Tally:
        match = Match.new(self.game, len(self.bots), self.seed, self.options)
        bots = [make_bot(name, bot_seed(self.seed, seat)) for seat, name in enumerate(self.bots)]
        decisions = 0
        while match.pending and decisions < self.max_decisions:
            decisions += let_choose(match, bots)
        return tally_of(self.game, match.state, self.seed, decisions)


def let_choose(match: Match, bots: list[Bot]) -> int:
    """Lets the bot of the first asked seat choose; returns 1 if there was anything to decide."""
    ask = awaited(match.pending)
    match.choose(ask.seat, bots[ask.seat].choose(Chair(match, ask.seat)))
    return 1 if len(ask.options) > 1 else 0


def bot_seed(seed: int, seat: Seat) -> int:
    """A seed for the bot's own chance, apart from that of the match."""
    return Rng(~seed).bits() + seat


def seating(bots: list[str], seats: int) -> tuple[str, ...]:
    """One name fills all seats; several are one for each seat."""
    for name in bots:
        make_bot(name, 0)
    if len(bots) not in (1, seats):
        raise CrannogError(
            f"{len(bots)} bots for {seats} seats: name one for all seats, or one for each"
        )
    return tuple(bots * seats if len(bots) == 1 else bots)


def rotated(bots: tuple[str, ...], turns: int) -> tuple[str, ...]:
    """The bots, each moved on by so many seats."""
    shift = -turns % len(bots)
    return bots[shift:] + bots[:shift]
