"""Action cards, M to N, each mode played through its choices."""

import pytest

from crannog.games.inis.facts import EPIC
from tests.inis.table import BESIDE_VALLEY_AND_COVE, Table, clash_in, table

# -- Master Craftsman ------------------------------------------------------------------------------


def craftsman(*others: str) -> Table:
    """Four players; seat 0 holds the Master Craftsman and the other cards."""
    return table(
        seats=4,
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1, 3: 1}},
        hands={0: ["master_craftsman", *others], 1: ["bard"]},
        epic_deck=["eriu", "lugs_spear"],
    )


def test_master_craftsman_discards_an_action_card() -> None:
    """I-9.9: one other card of any type; an Action card goes face down unseen, then the draw."""
    t = craftsman("citadel", "balors_eye", "plains")
    t.play("master_craftsman").expect_asked(0, "discard-any")
    t.offers_just(("discard", "citadel"), ("discard", "balors_eye"), ("discard", "plains"))
    t.choose("discard", "citadel").expect_asked(1, "season-turn")
    assert t.hand(0) == ["balors_eye", "eriu", "plains"]
    assert "citadel" in t.state.action_discard
    assert t.events("discards-action", 0) == [[0, "citadel"]]
    assert t.events("discards-action", 1) == [[0]]


def test_master_craftsman_discards_an_epic_tale() -> None:
    """I-9.2: an Epic Tale goes to its pile, face up."""
    t = craftsman("citadel", "balors_eye")
    t.play("master_craftsman").choose("discard", "balors_eye")
    assert t.state.epic_discard == ["balors_eye"]
    assert t.hand(0) == ["citadel", "eriu"]


def test_master_craftsman_discards_an_advantage_card() -> None:
    """I-9.2: an Advantage card goes face down beside the map."""
    t = craftsman("citadel", "plains")
    t.play("master_craftsman").choose("discard", "plains").expect_asked(1, "season-turn")
    assert t.export()["played"] == ["plains"]
    assert t.hand(0) == ["citadel", "eriu"]


def test_master_craftsman_without_another_card_just_draws() -> None:
    """I-9.7: no other card: just draw."""
    t = craftsman()
    t.play("master_craftsman").expect_asked(1, "season-turn")
    assert t.hand(0) == ["eriu"]


def test_master_craftsman_with_nothing_to_draw_just_discards() -> None:
    """I-9.7, I-17.1: an empty deck and pile: the discard happens, no card comes."""
    t = table(
        seats=4,
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1, 3: 1}},
        hands={0: ["master_craftsman", "citadel"], 1: ["bard"], 3: list(EPIC)},
        epic_deck=[],
    )
    t.play("master_craftsman").skip_reactions().expect_asked(1, "season-turn")
    assert t.hand(0) == []


def test_master_craftsman_discarding_the_dagda_reshuffles_before_the_draw() -> None:
    """I-17.2: The Dagda's shuffle comes first, so the draw is from the new deck."""
    rest = [card for card in EPIC if card not in ("the_dagda", "eriu")]
    t = table(
        seats=4,
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1, 3: 1}},
        hands={0: ["master_craftsman", "the_dagda"], 1: ["bard"], 3: rest},
        epic_deck=[],
        epic_discard=["eriu"],
    )
    t.play("master_craftsman").skip_reactions().expect_asked(1, "season-turn")
    assert t.events("reshuffles") == [[2]]
    assert t.state.epic_discard == []
    assert sorted([*t.hand(0), *t.state.epic_deck]) == ["eriu", "the_dagda"]
    assert len(t.hand(0)) == 1


def test_master_craftsman_gives_the_epic_tale_away() -> None:
    """I-9.4, I-21.3: instead of the pile it goes to another hand, seen by all; a Deed."""
    t = craftsman("stone_of_fal")
    t.play("stone_of_fal").expect_asked(0, "react", "before_epic_tale_discard", 0, "stone_of_fal")
    assert t.clans("valley")[0] == 2
    t.react("master_craftsman").expect_asked(0, "give-epic")
    t.offers_just(("player", 1), ("player", 2), ("player", 3)).choose("player", 2)
    assert t.hand(2) == ["stone_of_fal"]
    assert t.state.epic_discard == []
    assert t.state.deeds == [1, 0, 0, 0]
    assert t.events("gives-epic") == [[0, 2, "stone_of_fal"]]
    known = t.view(3)["known"]
    assert isinstance(known, dict)
    assert known["2"] == ["stone_of_fal"]


def test_master_craftsman_comes_before_the_discard_and_only_there() -> None:
    """I-9.4: Forest can't come first; once declined, only Forest is left."""
    t = craftsman("stone_of_fal", "forest")
    t.play("stone_of_fal").offers_just(("play", "master_craftsman", "triskel"), ("decline",))
    t.decline().expect_asked(0, "react")
    t.offers_just(("play", "forest", "triskel"), ("decline",))
    assert t.state.epic_discard == ["stone_of_fal"]


def test_master_craftsman_and_lug_fetch_each_other_as_long_as_two_players_like() -> None:
    """I-10.3: each reaction is resolved inside the one it answers, however deep they go."""
    t = craftsman("lug_samildanach", "sanctuary")
    t.play("sanctuary").react("lug_samildanach")
    giver, taker = 0, 1
    for _ in range(700):
        t.expect_asked(giver, "react").react("master_craftsman").choose("player", taker)
        t.expect_asked(taker, "react").react("lug_samildanach")
        giver, taker = taker, giver
    assert t.state.deeds[:2] == [350, 350]
    t.skip_reactions().expect_asked(1, "season-turn")
    assert "master_craftsman" in t.hand(0)
    assert t.state.epic_discard == ["lug_samildanach"]


def test_master_craftsman_leaves_forest_but_not_stone_circle() -> None:
    """I-9.4: the card has one destination; Forest may follow the gift."""
    t = craftsman("stone_of_fal", "forest", "stone_circle")
    t.play("stone_of_fal").react("master_craftsman").choose("player", 3)
    t.expect_asked(0, "react").offers_just(("play", "forest", "triskel"), ("decline",))
    t.react("forest")
    assert t.hand(0) == ["eriu", "stone_circle"]


def test_master_craftsman_follows_a_triskel_epic_tale() -> None:
    """I-10.10: an Epic Tale played as a reaction in a clash may be given away too."""
    t = table(
        seats=4,
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        hands={0: ["master_craftsman", "strengs_resolve"], 1: ["bard"]},
        clash=clash_in("plains", 0),
    )
    t.attack(1).choose("discard", "bard").react("strengs_resolve", by=0)
    t.expect_asked(0, "react", "before_epic_tale_discard").react("master_craftsman")
    t.choose("player", 1)
    assert t.state.deeds[0] == 2
    assert t.hand(1) == ["strengs_resolve"]


def test_master_craftsman_can_not_follow_a_cancelled_epic_tale() -> None:
    """I-9.4: a cancelled card is discarded at once."""
    t = table(
        seats=4,
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1, 3: 1}},
        hands={0: ["master_craftsman", "stone_of_fal"], 1: ["the_dagda", "bard"]},
    )
    t.play("stone_of_fal").expect_asked(1, "react").react("the_dagda")
    t.expect_asked(1, "season-turn")
    assert t.clans("valley")[0] == 0
    assert t.state.deeds[0] == 0


def test_master_craftsman_can_not_follow_lugs_spear() -> None:
    """I-10.7: the Spear bars the reactions to itself."""
    t = table(
        seats=4,
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        hands={0: ["warlord", "master_craftsman", "lugs_spear"], 1: ["bard"]},
    )
    t.play("warlord").expect_asked(0, "react", "clash_start").react("lugs_spear")
    t.expect_asked(0, "end-clash")
    assert t.state.epic_discard == ["lugs_spear"]


def test_geis_cancels_the_gift_of_the_master_craftsman() -> None:
    """I-9.4: the gift does not happen, so the Epic Tale is discarded; no Deed."""
    t = table(
        seats=4,
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1, 3: 1}},
        hands={0: ["master_craftsman", "stone_of_fal"], 1: ["geis", "bard"]},
    )
    t.play("stone_of_fal").react("master_craftsman").choose("player", 2)
    t.expect_asked(1, "react", "opponent_plays_action_card", 0, "master_craftsman").react("geis")
    assert t.state.epic_discard == ["stone_of_fal"]
    assert t.state.deeds[0] == 0
    t.expect_asked(1, "season-turn")


def test_master_craftsman_with_the_moor_and_the_dagda_as_last_cards() -> None:
    """I-9.7, I-10.8: both are spent at the very question; nothing is left to discard, so draw."""
    t = craftsman("moor", "the_dagda")
    t.play("master_craftsman").decline().expect_asked(0, "discard-any")
    t.play("moor", "triskel").choose("player", 1).react("the_dagda").skip_reactions()
    t.expect_asked(1, "season-turn")
    assert len(t.hand(0)) == 1


# -- Migration -------------------------------------------------------------------------------------


def test_migration_splits_the_clans_of_one_territory() -> None:
    """I-11.3: one origin; one to all of its clans over adjacent territories."""
    t = table(
        clans={"plains": {0: 3}, "cove": {0: 1}, "valley": {1: 1}},
        at={"forest": BESIDE_VALLEY_AND_COVE},
        hands={0: ["migration"], 1: ["bard"]},
    )
    t.play("migration").offers_just(("territory", "plains"), ("territory", "cove"))
    t.choose("territory", "plains").expect_asked(0, "move-to", "migration", "plains", 3)
    t.offers_just(*(("move", to, n) for to in ("valley", "cove") for n in (1, 2, 3)))
    t.refuses("done").refuses("move", "forest", 1)
    t.choose("move", "cove", 1).expect_asked(0, "move-to", "migration", "plains", 2)
    t.offers_just(("move", "valley", 1), ("move", "valley", 2), ("done",))
    t.choose("done").expect_asked(1, "season-turn")
    assert t.clans("plains") == [2, 0, 0]
    assert t.clans("cove") == [2, 0, 0]
    assert "clash-starts" not in t.kinds()


def test_migration_of_all_clans_needs_no_done() -> None:
    """I-11.3: when no clan is left the split is complete."""
    t = table(
        clans={"plains": {0: 2}, "hills": {1: 1}},
        at={"hills": BESIDE_VALLEY_AND_COVE},
        hands={0: ["migration"], 1: ["bard"]},
    )
    t.play("migration").choose("move", "cove", 2).expect_asked(1, "season-turn")
    assert t.clans("plains") == [0, 0, 0]
    assert t.clans("cove") == [2, 0, 0]


def test_migrations_clashes_come_in_the_instigators_order() -> None:
    """I-12.3: all moves first; then the instigator picks the next clash each time."""
    t = table(
        clans={"plains": {0: 3}, "cove": {1: 1}, "valley": {1: 1, 2: 1}},
        capital="plains",
        hands={0: ["migration"], 1: ["bard"]},
    )
    t.play("migration").choose("move", "valley", 1).choose("move", "cove", 2)
    assert t.clans("valley") == [1, 1, 1]
    assert t.clans("cove") == [2, 1, 0]
    t.expect_asked(0, "next-clash", rule="I-12.3")
    t.offers_just(("territory", "valley"), ("territory", "cove")).choose("territory", "cove")
    assert t.events("clash-starts") == [[0, "cove"]]
    t.expect_asked(0, "end-clash").choose("agree").choose("agree")
    t.expect_asked(0, "end-clash", "valley")
    assert t.events("clash-starts") == [[0, "cove"], [0, "valley"]]
    t.choose("agree").choose("agree").choose("agree")
    t.expect_asked(1, "season-turn")
    assert "migration" in t.state.action_discard


def test_migrations_waiting_clash_pays_the_festival_toll_when_it_begins() -> None:
    """I-13.2: not when the clans arrive, but when the waiting clash starts."""
    t = table(
        clans={"plains": {0: 4}, "cove": {1: 1}, "valley": {1: 1}},
        capital="plains",
        festival="valley",
        hands={0: ["migration"], 1: ["bard"]},
    )
    t.play("migration").choose("move", "valley", 2).choose("move", "cove", 2)
    t.choose("territory", "cove").expect_asked(0, "end-clash", "cove")
    assert t.clans("valley") == [2, 1, 0]
    t.choose("agree").choose("agree").expect_asked(0, "end-clash", "valley")
    assert t.clans("valley") == [1, 1, 0]


def test_migration_allows_a_withdrawal_into_a_waiting_territory() -> None:
    """I-12.16: the instigator already leads where a clash waits, so he may withdraw there."""
    t = table(
        clans={"plains": {0: 3}, "cove": {1: 2}, "valley": {1: 1}},
        capital="plains",
        hands={0: ["migration"], 1: ["bard"]},
    )
    t.play("migration").choose("move", "valley", 2).choose("move", "cove", 1)
    t.choose("territory", "cove").choose("refuse").expect_asked(0, "maneuver")
    t.offers_just(("attack", 1), ("withdraw",)).choose("withdraw")
    assert t.clans("valley") == [3, 1, 0]
    t.expect_asked(0, "end-clash", "valley")


def test_migrations_waiting_clash_is_skipped_without_two_players() -> None:
    """I-12.4: the Battle of Moytura emptied the waiting territory of its defender; no toll."""
    t = table(
        clans={"plains": {0: 3}, "cove": {1: 2}, "valley": {1: 1}},
        capital="plains",
        festival="valley",
        hands={0: ["migration"], 1: ["battle_of_moytura", "bard"]},
    )
    t.play("migration").choose("move", "valley", 1).choose("move", "cove", 2)
    t.choose("territory", "cove")
    t.attack(1).choose("remove-clan").choose("refuse", by=1)
    t.play("battle_of_moytura", "triskel", by=1)
    assert t.clans("valley") == [1, 0, 0]
    assert t.clans("cove") == [2, 3, 0]
    t.choose("agree", by=0).choose("agree", by=1).expect_asked(1, "season-turn")
    assert t.events("clash-skipped") == [["valley"]]
    assert t.clans("valley") == [1, 0, 0]


def test_migrations_waiting_clash_takes_place_without_its_instigator() -> None:
    """I-12.4: two others are left in the waiting territory; the instigator is just skipped."""
    t = table(
        clans={"plains": {0: 3}, "cove": {1: 2}, "valley": {1: 1, 2: 1}},
        capital="plains",
        hands={0: ["migration", "battle_of_moytura"], 1: ["bard"]},
    )
    t.play("migration").choose("move", "valley", 1).choose("move", "cove", 2)
    t.choose("territory", "cove").choose("refuse").play("battle_of_moytura", "triskel")
    assert t.clans("valley") == [0, 1, 1]
    t.choose("agree", by=1).choose("agree", by=0)
    assert t.events("clash-starts") == [[0, "cove"], [0, "valley"]]
    t.expect_asked(1, "end-clash", "valley")


def test_migration_starts_a_clash_where_the_mover_was_present_already() -> None:
    """I-11.4: that the mover was there before does not matter."""
    t = table(
        clans={"plains": {0: 1}, "cove": {0: 1, 1: 1}},
        hands={0: ["migration"], 1: ["bard"]},
    )
    t.play("migration").choose("territory", "plains").choose("move", "cove", 1)
    t.expect_asked(0, "end-clash", "cove")


# -- New Alliance ----------------------------------------------------------------------------------


def test_new_alliance_places_a_clan() -> None:
    """I-9.3, I-11.2: its first mode is one clan where present."""
    t = table(
        clans={"cove": {0: 1}, "plains": {0: 1}, "valley": {1: 1}},
        hands={0: ["new_alliance"], 1: ["bard"]},
    )
    t.offers(("play", "new_alliance", "place"), ("play", "new_alliance", "replace"))
    t.play("new_alliance", "place")
    t.offers_just(("territory", "cove"), ("territory", "plains")).choose("territory", "plains")
    t.expect_asked(1, "season-turn")
    assert t.clans("plains") == [2, 0, 0]


def test_new_alliance_replaces_a_clan_of_two() -> None:
    """I-11.8: only opponents with two clans where you are present; theirs to reserve, yours in."""
    t = table(
        clans={"cove": {0: 1, 1: 2, 2: 1}, "plains": {0: 1, 2: 3}, "valley": {1: 4}},
        hands={0: ["new_alliance"], 1: ["bard"]},
    )
    t.play("new_alliance", "replace").expect_asked(0, "new-alliance")
    t.offers_just(("replace", "cove", 1), ("replace", "plains", 2))
    t.choose("replace", "plains", 2).expect_asked(1, "season-turn")
    assert t.clans("plains") == [2, 0, 2]
    assert t.state.reserve == [9, 6, 9]
    assert "clash-starts" not in t.kinds()


@pytest.mark.parametrize(
    "clans",
    [
        pytest.param({"cove": {0: 12, 1: 2}}, id="no clan in reserve"),
        pytest.param({"cove": {0: 2, 1: 1}}, id="nobody with two clans"),
        pytest.param({"cove": {0: 2}, "plains": {1: 2}}, id="not present there"),
    ],
)
def test_new_alliance_without_a_clan_to_replace(clans: dict[str, dict[int, int]]) -> None:
    """I-9.7: the replacement does not happen at all; the card is played."""
    t = table(clans=clans, hands={0: ["new_alliance"], 1: ["bard"]}, passed=[1, 2])
    before = t.export()["territories"]
    t.play("new_alliance", "replace").expect_asked(1, "season-turn")
    assert t.export()["territories"] == before
    assert t.export()["passed"] == []


def test_new_alliance_place_with_an_empty_reserve() -> None:
    """I-9.7, I-11.1: without a clan in reserve the placing mode has no effect either."""
    t = table(clans={"cove": {0: 12, 1: 1}}, hands={0: ["new_alliance"], 1: ["bard"]})
    t.play("new_alliance", "place").expect_asked(1, "season-turn")
    assert t.clans("cove") == [12, 1, 0]


def test_new_alliance_is_no_removal() -> None:
    """I-11.8: by default Dagda's Club and Diarmuid and Grainne may not answer the replacement."""
    t = table(
        clans={"cove": {0: 1, 1: 2}, "plains": {1: 1}},
        hands={0: ["new_alliance"], 1: ["dagdas_club", "diarmuid_and_grainne", "bard"]},
    )
    t.play("new_alliance", "replace").expect_asked(1, "season-turn")
    assert t.clans("cove") == [2, 1, 0]
    assert t.events("removes") == []


def test_new_alliance_as_a_removal_may_be_prevented() -> None:
    """I-11.8, flag new_alliance_counts_as_removal: a clan that stays is not replaced."""
    t = table(
        clans={"cove": {0: 1, 1: 2}},
        hands={0: ["new_alliance"], 1: ["dagdas_club", "bard"]},
        options={"new_alliance_counts_as_removal": True},
    )
    t.play("new_alliance", "replace").expect_asked(1, "react", "own_clan_would_be_removed")
    t.react("dagdas_club", "save").expect_asked(1, "season-turn")
    assert t.clans("cove") == [1, 2, 0]


def test_new_alliance_as_a_removal_may_be_rescued() -> None:
    """I-11.6, flag new_alliance_counts_as_removal: a rescued clan was removed: replaced."""
    t = table(
        clans={"cove": {0: 1, 1: 2}, "plains": {1: 1}},
        hands={0: ["new_alliance"], 1: ["diarmuid_and_grainne", "bard"]},
        options={"new_alliance_counts_as_removal": True},
    )
    t.play("new_alliance", "replace").expect_asked(1, "react", "own_clan_removed")
    t.react("diarmuid_and_grainne").expect_asked(1, "season-turn")
    assert t.clans("cove") == [2, 1, 0]
    assert t.clans("plains") == [0, 2, 0]


# -- New Clans -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "cove", "plains"), [("cove", "cove", 3, 1), ("plains", "cove", 2, 2)]
)
def test_new_clans_come_where_one_is_present(
    first: str, second: str, cove: int, plains: int
) -> None:
    """I-2.2, I-11.2: two clans in one or two territories where present; no clash."""
    t = table(
        clans={"cove": {0: 1, 1: 1}, "plains": {0: 1}, "valley": {1: 1}},
        hands={0: ["new_clans"], 1: ["bard"]},
    )
    t.play("new_clans").expect_asked(0, "place-clan", "new_clans", 2)
    t.offers_just(("territory", "cove"), ("territory", "plains")).choose("territory", first)
    t.expect_asked(0, "place-clan", "new_clans", 1).choose("territory", second)
    t.expect_asked(1, "season-turn")
    assert t.clans("cove")[0] == cove
    assert t.clans("plains")[0] == plains
    assert "clash-starts" not in t.kinds()


@pytest.mark.parametrize(("on_map", "placed"), [(11, 1), (12, 0)])
def test_new_clans_come_as_far_as_the_reserve_goes(on_map: int, placed: int) -> None:
    """I-11.1, I-9.7: one clan in reserve: one; none: no effect."""
    t = table(clans={"cove": {0: on_map}, "plains": {1: 1}}, hands={0: ["new_clans"], 1: ["bard"]})
    t.play("new_clans").expect_asked(1, "season-turn")
    assert t.clans("cove")[0] == on_map + placed
    assert len(t.events("places")) == placed
