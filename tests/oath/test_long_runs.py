"""Whole games by chance: sagas of twenty games (O-8), and the Prince (O-12).

Many more are played by `crannog fuzz oath --games 40 --chain 20` for each number of players, and by
`crannog fuzz oath --option prince=ROLE --games 1000` for each role.
"""

from typing import Any

import pytest

from crannog import checks
from crannog.games.oath import GAME
from crannog.games.oath.state import CHANCELLOR, EXILE
from crannog.games.oath.title import WINNING_RULES
from crannog.kernel import Match, Rng

SAGAS = 20
GAMES = 20  # of each saga
PARTS = 4  # of the sagas, for several processes to share
GAMES_WITH_PRINCE = 100  # in each role
PEOPLE = (1, 2, 3, 5)  # beside him


def played(match: Match, rng: Rng) -> Match:
    """The match, played at random to its end."""
    while match.pending:
        seat, ask = rng.pick(list(match.pending.items()))
        match.choose(seat, rng.pick(ask.options))
    return match


@pytest.mark.parametrize("part", range(PARTS))
def test_every_finished_game_leaves_a_sound_beginning_for_the_next(part: int):
    """O-8: no card gets lost or comes from nowhere; each game with as many players as may be."""
    for saga in range(part, SAGAS, PARTS):
        rng = Rng(saga)
        options: dict[str, Any] = {"setup": rng.pick(["first", "quick"])}
        world = None
        for game in range(GAMES):
            seats = rng.pick(GAME.seats[1:])
            match = played(Match.new(GAME, seats, game, options, start=world), rng)
            assert checks.hands_over(match) == [], f"saga {saga}, game {game}"
            world = GAME.leaves(match.state)
            assert world is not None


@pytest.mark.parametrize("role", [CHANCELLOR, EXILE])
@pytest.mark.parametrize("people", PEOPLE)
def test_games_with_the_prince_end_by_the_rules(role: str, people: int):
    """O-12.9.3, O-12.9.4: somebody wins by a rule, and if it is he, then nobody else does."""
    for seed in range(GAMES_WITH_PRINCE // len(PEOPLE)):
        match = played(Match.new(GAME, people, seed, {"setup": "quick", "prince": role}), Rng(seed))
        assert match.result is not None
        assert match.result["rule"] in WINNING_RULES
        assert (match.result["winners"] == []) == str(match.result["reason"]).startswith("prince-")
        assert checks.hands_over(match) == [], seed
