"""Why a card of the hand is not offered: by its own modes, whatever mode a client asks for."""

from collections.abc import Iterator
from random import Random

import pytest

from crannog.games.inis import GAME
from crannog.games.inis.cards.registry import MODES
from crannog.games.inis.state import Inis
from crannog.games.inis.why import why_not
from crannog.games.inis.windows import WINDOW_RULES
from crannog.kernel import Ask, Match
from tests.inis.table import table

EVERY_MODE = sorted({mode for _, mode in MODES})
TURN = {"I-8.4", "I-9.7"}
REACTION = {*WINDOW_RULES.values(), "I-10.1", "I-10.7", "I-12.17"}


def random_asks(seats: int, seed: int) -> Iterator[tuple[Inis, Ask]]:
    """The questions of a match that is played at random."""
    match = Match.new(GAME, seats, seed, {}, patient=True)
    rng = Random(seed)
    for _ in range(400):
        if not match.pending:
            return
        seat, ask = rng.choice(list(match.pending.items()))
        assert isinstance(match.state, Inis)
        yield match.state, ask
        match.choose(seat, rng.choice(ask.options))


def possible_rules(card: str) -> set[str]:
    """What can keep a card of the hand from being played: by its own modes."""
    triggers = [mode.trigger for (name, _), mode in MODES.items() if name == card]
    return set().union(*(REACTION if trigger else TURN for trigger in triggers))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_card_that_is_not_offered_is_explained_by_its_own_modes(seats: int, seed: int):
    """I-9.3 is no reason: a client does not know which modes a card has."""
    explained = set()
    for g, ask in random_asks(seats, seed):
        offered = {option[1] for option in ask.options if option[0] == "play"}
        held = [card for card, zone in g.at.items() if zone == ask.seat and card not in offered]
        for card in held:
            for mode in EVERY_MODE:
                rule, _ = why_not(g, ask, ("play", card, mode))
                assert rule in possible_rules(card), (ask.prompt, card, mode, rule)
            explained.add(card)
    assert len(explained) > 15


def test_a_triskel_card_on_a_season_turn_waits_for_its_window():
    """I-9.4: Geis answers a card that is being played, even if a Season mode is asked for."""
    t = table(clans={"valley": {0: 2, 1: 2}}, hands={0: ["geis", "bard"], 1: ["citadel"]})
    t.expect_asked(0, "season-turn").refuses("play", "geis", "season", rule="I-9.4")


def test_a_card_that_is_offered_has_only_its_own_effects():
    """I-9.3: a mode that the card lacks, while another one could be played."""
    t = table(clans={"valley": {0: 2, 1: 2}}, hands={0: ["bard"], 1: ["citadel"]})
    t.expect_asked(0, "season-turn").refuses("play", "bard", "maneuver", rule="I-9.3")
