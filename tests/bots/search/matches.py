"""Matches for the tests of the bot that searches."""

from crannog.bots import Bot, Chair, SearchBot
from crannog.bots.search import Budget
from crannog.kernel import Ask, Game, Match, Rng


def searcher(seed: int = 1, iterations: int = 24) -> SearchBot:
    """A bot with so many iterations."""
    return SearchBot(seed, Budget(iterations))


def awaited(match: Match) -> Ask | None:
    """The first ask for which the match waits."""
    return next((ask for ask in match.pending.values() if not ask.optional), None)


def play(match: Match, bots: list[Bot], most: int = 5_000) -> Match:
    """Plays on with the bots, whose choices must be offered, to the end or for so many choices."""
    for _ in range(most):
        ask = awaited(match)
        if ask is None:
            break
        choice = bots[ask.seat].choose(Chair(match, ask.seat))
        assert choice in ask.options
        match.choose(ask.seat, choice)
    return match


def decisions(game: Game, seats: int, seed: int, choices: int) -> list[Match]:
    """Positions of one match at random: every one with a question of several options."""
    match, chance = Match.new(game, seats, seed), Rng(seed)
    found: list[Match] = []
    while len(match.choices) < choices and (ask := awaited(match)) is not None:
        if len(ask.options) > 1:
            found.append(Match.load(match.save(), game))
        match.choose(ask.seat, chance.pick(ask.options))
    return found
