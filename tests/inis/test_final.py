"""What can't be taken back (I-21): a choice that showed its player something hidden."""

import pytest

from crannog.kernel import UndoRefused
from tests.inis.table import BESIDE_VALLEY_AND_COVE, Table, clash_in, table

SPREAD = {"valley": {0: 1, 1: 1, 2: 1}}
HERE = {"valley": {0: 2, 1: 1}, "cove": {2: 1, 3: 1}}


def cathbads_choice() -> Table:
    """I-5.5: the card set aside is chosen, then the hands are dealt."""
    t = table(phase="assembly", clans=SPREAD, hands={0: ["cathbads_word"]})
    return t.react("cathbads_word").choose("set-aside", "bard")


def season_card(card: str, *choices: tuple[str | int, ...], more: tuple[str, ...] = ()) -> Table:
    """Seat 0 plays a Season card and makes its choices; seat 1 holds two cards."""
    hands = {0: [card, *more], 1: ["citadel", "eriu"], 2: ["geis"]}
    t = table(4, clans=HERE, hands=hands, stack=["swamp", "moor", "iron_mine"])
    t.play(card).skip_reactions()
    for choice in choices:
        t.choose(*choice).skip_reactions()
    return t


FINAL = {
    "the deal after Cathbad's choice": cathbads_choice,
    "a drawn Epic Tale": lambda: season_card("bard"),
    "a new tile": lambda: season_card("exploration", ("location", *BESIDE_VALLEY_AND_COVE)),
    "a look at a hand": lambda: season_card("scouts_and_spies", ("player", 1)),
    "a look at tiles": lambda: season_card("tailtus_land"),
    "a look at the discards": lambda: season_card("druid", more=("sanctuary",)),
    "an Epic Tale of another": lambda: season_card("deirdres_beauty"),
}


@pytest.mark.parametrize("what", FINAL)
def test_what_was_seen_is_not_quietly_taken_back(what: str) -> None:
    """I-21.2, I-21.3: the others must agree."""
    t = FINAL[what]()
    with pytest.raises(UndoRefused) as refused:
        t.match.undo(0)
    assert refused.value.reveal
    assert refused.value.needs == set(range(1, t.match.seats))


def test_taking_a_drawn_card_to_hand_shows_nothing_new() -> None:
    """I-10.5: who kept the Meadows back after a draw may still think again."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["bard", "meadows"], 1: ["citadel"]},
        epic_deck=["eriu", "lugs_spear"],
    )
    t.play("bard").expect_asked(0, "react", "when_you_draw_epic_tale").decline()
    assert t.hand(0) == ["eriu", "meadows"]
    t.match.undo(0)
    t.react("meadows").expect_asked(0, "keep-epic")


@pytest.mark.parametrize("card", ["eriu", "ogmas_eloquence"])
def test_nobody_notices_who_has_but_one_maneuver(card: str) -> None:
    """I-12.11, I-21.2: who may hold an Epic Tale maneuver is asked, with or without one."""
    t = table(
        clans={"cove": {0: 2, 1: 2}, "plains": {2: 1}},
        hands={0: ["children_of_dana"], 1: [card], 2: ["stone_of_fal"]},
        clash=clash_in("cove", 1),
        patient=True,
    )
    t.choose("agree").choose("refuse", by=0)
    t.expect_asked(1, "maneuver").offers(("attack", 0))
    assert t.events("attacks") == []
