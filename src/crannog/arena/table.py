"""One table of an arena: a game, its options and a bot on each seat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from crannog.arena.fast import awaited, play_random
from crannog.arena.tally import Tally, tally_of
from crannog.bots import Bot, Chair, RandomBot, make_bot
from crannog.checks import error_text
from crannog.kernel.ask import Ask, Choice, Seat
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
        match = self.begin()
        decisions = sum(len(ask.options) > 1 for ask, _ in self.choices(match))
        return tally_of(self.game, match.state, self.seed, decisions)

    def begin(self) -> Match:
        """The match before its first choice."""
        return Match.new(self.game, len(self.bots), self.seed, self.options)

    def choices(self, match: Match) -> Iterator[tuple[Ask, Choice]]:
        """The bots play the match to its end: each question with its answer, once it is given.

        It stops after `max_decisions` decisions; a choice among one option is none.
        """
        bots = [make_bot(name, bot_seed(self.seed, seat)) for seat, name in enumerate(self.bots)]
        decisions = 0
        while match.pending and decisions < self.max_decisions:
            ask, choice = let_choose(match, bots)
            decisions += 1 if len(ask.options) > 1 else 0
            yield ask, choice


def let_choose(match: Match, bots: Sequence[Bot]) -> tuple[Ask, Choice]:
    """The bot that the match waits for chooses; its question, and its answer."""
    ask = awaited(match.pending)
    choice = bots[ask.seat].choose(Chair(match, ask.seat))
    match.choose(ask.seat, choice)
    return ask, choice


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
