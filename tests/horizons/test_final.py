"""What can't be taken back (H-30.11): a choice after which a hidden card was turned over."""

from collections.abc import Callable

import pytest

from crannog.kernel import Match, UndoRefused
from tests.horizons.table import Table, table


def fear_card() -> Table:
    """H-7.2: nobody uses a Power, and the earned fear card is turned over."""
    return table(phase="fast", earned=["avoid_the_dahan"]).choose("done")


def explore() -> Table:
    """H-10.1: nobody uses a Power, there is nothing to Ravage, and the Explore follows."""
    return table(phase="fast").choose("done")


def drawn_powers() -> Table:
    """H-22.1: four cards of a deck."""
    return table().grow(1, 2).choose("deck", "minor")


@pytest.mark.parametrize(
    ("play", "kind"),
    [(fear_card, "fear-card"), (explore, "reveals-invaders"), (drawn_powers, "draws-powers")],
)
def test_for_one_player_what_was_turned_over_is_final(play: Callable[[], Table], kind: str) -> None:
    """H-30.11: nobody can agree to forget it."""
    t = play()
    assert len(t.events(kind)) == 1
    with pytest.raises(UndoRefused, match="final") as refused:
        t.match.undo(0)
    assert (refused.value.reveal, refused.value.needs) == (True, frozenset())


def test_a_spirit_dealt_after_the_choice_of_a_board_is_final() -> None:
    """H-2.6 (option): the choice of a board is followed by the next player's Spirit."""
    match = Match.new("horizons", 3, 2, {"spirits": "deal"})
    match.choose(0, match.pending[0].options[0])
    with pytest.raises(UndoRefused) as refused:
        match.undo(0)
    assert refused.value.reveal
