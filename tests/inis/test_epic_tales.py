"""The 30 Epic Tale cards: the deck, and its end (I-17).

Cathbad's Word is played in test_assembly.py, Oengus's Ploy in test_season.py.
"""

from crannog.games.inis.cards.registry import MODES, SEASON_MODES
from crannog.games.inis.facts import EPIC
from tests.inis.epic_tales import HOME, hands
from tests.inis.table import table

# -- the deck ----------------------------------------------------------------------------------


def test_thirty_cards_sixteen_of_them_season():
    """I-1.3: 30 Epic Tales; 16 Season, 14 Triskel, four of these played as a maneuver."""
    assert len(EPIC) == len(set(EPIC)) == 30
    seasons = {card for card in EPIC if card in SEASON_MODES}
    triskels = {card for (card, _), mode in MODES.items() if mode.trigger and card in EPIC}
    assert (len(seasons), len(triskels)) == (16, 14)
    assert seasons | triskels == set(EPIC)
    maneuvers = {card for (card, _), mode in MODES.items() if mode.trigger == "as_maneuver"}
    assert maneuvers == {
        "battle_of_moytura",
        "ogmas_eloquence",
        "tale_of_cuchulain",
        "the_fianna",
    }
    assert {mode for card, mode in MODES if card == "dagdas_club"} == {"save", "decide"}


# -- I-17: exhaustion --------------------------------------------------------------------------


def test_an_empty_deck_is_renewed():
    """I-17.1, UK-FAQ 4: when a card must be drawn the discard pile becomes the deck."""
    pile = [card for card in EPIC if card not in ("tuans_memory", "eriu", "balors_eye")]
    t = table(
        clans=HOME,
        hands=hands(["tuans_memory"]),
        epic_deck=["eriu", "balors_eye"],
        epic_discard=list(pile),
    ).play("tuans_memory")
    assert t.events("reshuffles") == [[27]]
    assert len(t.options) == 3
    assert t.state.epic_discard == []
    assert len(t.state.epic_deck) == 26


def test_a_deck_is_not_renewed_before_it_is_needed():
    """I-17.1: drawing the last card leaves the pile as it is."""
    pile = [card for card in EPIC if card != "eriu"]
    t = table(clans=HOME, hands=hands(["bard"]), epic_deck=["eriu"], epic_discard=list(pile)).play(
        "bard"
    )
    assert t.state.hand_of(0, "epic") == ["eriu"]
    assert t.state.epic_deck == []
    assert len(t.state.epic_discard) == 29


def test_nothing_left_to_draw():
    """I-17.1: deck and pile empty: draw what there is, or nothing."""
    others = [card for card in EPIC if card not in ("tuans_memory", "eriu")]
    t = (
        table(
            clans=HOME,
            hands=hands(["tuans_memory"], list(others)),
            epic_deck=["eriu"],
        )
        .play("tuans_memory")
        .skip_reactions()
    )
    assert t.state.hand_of(0, "epic") == ["eriu"]
    t = table(clans=HOME, hands=hands(["bard"], list(EPIC))).play("bard").skip_reactions()
    assert t.state.hand_of(0, "epic") == []
    t.expect_asked(1, "season-turn")
