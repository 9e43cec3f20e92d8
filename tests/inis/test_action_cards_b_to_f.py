"""Action cards, B to F, each mode played through its choices."""

import pytest

from crannog.games.inis.facts import EPIC, TERRITORIES, action_cards
from tests.inis.table import (
    BESIDE_COVE_AND_PLAINS,
    BESIDE_VALLEY_AND_COVE,
    Table,
    assert_alike,
    clash_in,
    rules_of,
    table,
)

# -- Bard ------------------------------------------------------------------------------------------


def test_bard_draws_an_epic_tale() -> None:
    """I-17.1: one Epic Tale card."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["bard"], 1: ["citadel"]},
        epic_deck=["eriu", "lugs_spear"],
    )
    t.play("bard").expect_asked(1, "season-turn")
    assert t.hand(0) == ["eriu"]
    assert t.state.epic_deck[-1] == "lugs_spear"


def test_bard_with_an_empty_deck_takes_from_the_renewed_one() -> None:
    """I-17.1: the discard pile becomes the new deck."""
    rest = [card for card in EPIC if card not in ("eriu", "lugs_spear")]
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1}},
        hands={0: ["bard"], 1: ["citadel"], 2: rest},
        epic_deck=[],
        epic_discard=["eriu", "lugs_spear"],
    )
    t.play("bard").skip_reactions().expect_asked(1, "season-turn")
    assert t.events("reshuffles") == [[2]]
    assert rules_of(t, "reshuffles") == ["I-17.1"]
    assert t.hand(0)[0] in ("eriu", "lugs_spear")
    assert t.state.epic_discard == []
    assert len(t.state.epic_deck) == 1


def test_bard_with_nothing_to_draw() -> None:
    """I-17.1: deck and discard pile are both empty: no card."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1}},
        hands={0: ["bard"], 1: ["citadel"], 2: list(EPIC)},
        epic_deck=[],
    )
    t.play("bard").skip_reactions().expect_asked(1, "season-turn")
    assert t.hand(0) == []


def bards_attack(target: list[str], bystander: list[str] | None = None) -> Table:
    """Seat 0, with the Bard and the Valley, clashes in the Plains with seat 1."""
    return table(
        clans={"plains": {0: 3, 1: 2}, "cove": {1: 1, 2: 1}},
        hands={0: ["bard", "valley"], 1: target, 2: bystander or []},
        clash=clash_in("plains", 0),
    )


def test_bard_gains_a_deed_after_a_removal() -> None:
    """I-12.14, I-8.4: your maneuver removed an opposing clan: a Deed; it is no Season card."""
    t = bards_attack(["citadel"])
    t.attack(1).choose("remove-clan")
    t.expect_asked(0, "react", rule="I-12.14")
    t.offers_just(("play", "bard", "triskel"), ("decline",)).react("bard")
    t.expect_asked(1, "end-clash")  # and the Valley is not offered
    assert t.state.deeds == [1, 0, 0]
    assert "bard" in t.state.action_discard


def test_bard_is_not_offered_after_a_discard() -> None:
    """I-12.14: an attack answered by a card removes nothing."""
    t = bards_attack(["citadel"])
    t.attack(1).choose("discard", "citadel").expect_asked(1, "end-clash")


def test_bard_is_not_offered_when_the_removal_was_prevented() -> None:
    """I-11.6: a clan saved by Dagda's Club was not removed."""
    t = bards_attack(["dagdas_club"])
    t.attack(1).expect_asked(1, "react").react("dagdas_club", "save")
    t.expect_asked(1, "end-clash")
    assert t.clans("plains") == [3, 2, 0]


def test_bard_is_offered_when_the_clan_was_rescued() -> None:
    """I-11.6: a clan saved by Diarmuid and Grainne was removed."""
    t = bards_attack(["diarmuid_and_grainne"])
    t.attack(1).expect_asked(1, "react").react("diarmuid_and_grainne")
    assert t.clans("cove") == [0, 2, 1]
    t.expect_asked(0, "react").offers(("play", "bard", "triskel"))


def test_bard_is_for_the_player_of_the_maneuver_alone() -> None:
    """I-10.5: another player's maneuver gives no Deed."""
    t = table(
        clans={"plains": {0: 3, 1: 2}, "cove": {2: 1}},
        hands={1: ["citadel"], 2: ["bard"]},
        clash=clash_in("plains", 0),
    )
    t.attack(1).choose("remove-clan").expect_asked(1, "end-clash")


def test_bard_follows_an_epic_tale_maneuver() -> None:
    """I-12.17: the Tale of Cuchulain removed opposing clans."""
    t = table(
        clans={"plains": {0: 1, 1: 3}, "cove": {2: 1}},
        hands={0: ["bard", "tale_of_cuchulain"], 1: ["citadel"]},
        clash=clash_in("plains", 0),
    )
    t.choose("refuse").play("tale_of_cuchulain", "triskel")
    t.choose("remove", 1).choose("remove", 1)
    t.expect_asked(0, "react").react("bard")
    assert t.state.deeds[0] == 1
    assert t.clans("plains") == [1, 1, 0]


def test_geis_cancels_the_bards_deed() -> None:
    """I-9.4: Geis answers the Triskel mode as well."""
    t = bards_attack(["citadel"], ["geis"])
    t.attack(1).choose("remove-clan").react("bard", by=0)
    t.expect_asked(2, "react", "opponent_plays_action_card", 0, "bard").react("geis")
    assert t.state.deeds == [0, 0, 0]
    assert {"bard", "geis"} <= set(t.state.action_discard)
    t.expect_asked(1, "end-clash")


# -- Citadel ---------------------------------------------------------------------------------------


def test_citadel_takes_the_advantage_card_from_the_table() -> None:
    """I-9.2: a Citadel where you are present; its Advantage card lies face up, so you take it."""
    t = table(
        clans={"cove": {0: 1, 1: 3}, "plains": {0: 1}, "valley": {1: 1}},
        hands={0: ["citadel"], 1: ["bard"]},
    )
    t.play("citadel").offers_just(("territory", "cove"), ("territory", "plains"))
    t.choose("territory", "cove")
    assert t.state.map["cove"].citadels == 1
    assert t.hand(0) == ["cove"]
    assert t.events("takes-advantage") == [[0, "cove"]]


def test_citadel_takes_the_advantage_card_from_another_hand() -> None:
    """I-21.3: not played includes the hand of whoever holds it; everybody sees it go."""
    t = table(clans={"cove": {0: 1, 1: 3}}, hands={0: ["citadel"], 1: ["cove", "bard"]})
    t.play("citadel").expect_asked(0, "react")  # the Cove just taken answers this very card
    t.offers_just(("play", "cove", "triskel"), ("decline",)).decline()
    assert t.hand(0) == ["cove"]
    assert t.hand(1) == ["bard"]
    assert t.view(2)["advantages"] == {"valley": "face_up", "cove": 0, "plains": "face_up"}


def test_citadel_leaves_a_played_advantage_card() -> None:
    """I-9.2: face down beside the map means played; then only the Citadel is built."""
    t = table(
        clans={"cove": {0: 1}, "plains": {1: 1}},
        hands={0: ["citadel"], 1: ["bard"]},
        played=["cove"],
        face_up=["valley", "plains"],
    )
    t.play("citadel").expect_asked(1, "season-turn")
    assert t.state.map["cove"].citadels == 1
    assert t.hand(0) == []
    assert t.view(0)["advantages"] == {
        "valley": "face_up",
        "cove": "played",
        "plains": "face_up",
    }


def test_citadel_keeps_a_card_that_one_holds_already() -> None:
    """I-9.7: it makes no difference if you hold the Advantage card already."""
    t = table(clans={"plains": {0: 1, 1: 1}}, hands={0: ["citadel", "plains"], 1: ["bard"]})
    t.play("citadel").expect_asked(1, "season-turn")
    assert t.hand(0) == ["plains"]


def test_citadel_without_one_in_the_supply_still_takes_the_card() -> None:
    """I-17.3: no Citadel left: the building is skipped, the Advantage card is taken."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        citadels={"valley": 8},
        hands={0: ["citadel"], 1: ["bard"]},
    )
    t.play("citadel").expect_asked(1, "season-turn")
    assert t.state.map["plains"].citadels == 0
    assert t.hand(0) == ["plains"]


def test_citadel_with_clans_in_the_swamp_alone() -> None:
    """I-9.7, I-14.4: present in the Swamp only: no effect, still a Season card."""
    t = table(
        clans={"swamp": {0: 2}, "plains": {1: 1}},
        hands={0: ["citadel"], 1: ["bard"]},
        passed=[1, 2],
    )
    t.play("citadel").expect_asked(1, "season-turn")
    assert t.hand(0) == []
    assert t.events("builds-citadel") == []
    assert t.export()["passed"] == []


def test_citadels_advantage_card_is_kept_to_the_end_of_the_season() -> None:
    """I-8.8: taken without being chieftain, the card goes back when the season ends."""
    t = table(
        clans={"plains": {0: 1, 1: 3, 2: 1}},
        hands={0: ["citadel"], 1: ["bard"]},
        passed=[2],
    )
    t.play("citadel").expect_asked(1, "season-turn")
    assert t.hand(0) == ["plains"]
    t.choose("pass").expect_asked(0, "season-turn").offers(("play", "plains", "season"))
    t.choose("pass")
    assert t.events("returns-advantage") == [[0, "plains"]]


# -- Conquest --------------------------------------------------------------------------------------


def test_conquest_gathers_from_all_sides() -> None:
    """I-11.3, I-12.1: any territory; any number from each adjacent one; a single clash."""
    t = table(
        clans={"plains": {0: 2}, "cove": {0: 1}, "valley": {1: 1}, "forest": {0: 1}},
        at={"forest": BESIDE_COVE_AND_PLAINS},
        capital="forest",
        hands={0: ["conquest"], 1: ["bard"]},
    )
    t.play("conquest").offers_just(
        *(("territory", tile) for tile in ("valley", "cove", "plains", "forest"))
    )
    t.choose("territory", "valley").expect_asked(0, "move-clans", "conquest", "cove")
    t.offers_just(("clans", 0), ("clans", 1)).choose("clans", 1)
    t.expect_asked(0, "move-clans", "conquest", "plains")
    t.offers_just(("clans", 0), ("clans", 1), ("clans", 2)).choose("clans", 2)
    assert t.clans("valley") == [3, 1, 0]
    assert t.clans("forest") == [1, 0, 0]
    assert t.events("clash-starts") == [[0, "valley"]]


def test_conquest_of_zero_clans_does_nothing() -> None:
    """I-9.7: moving no clan is legal; no clash starts, even where one is present."""
    t = table(
        clans={"plains": {0: 2}, "valley": {0: 1, 1: 1}},
        hands={0: ["conquest"], 1: ["bard"]},
        passed=[1, 2],
    )
    t.play("conquest").choose("territory", "valley").choose("clans", 0)
    t.expect_asked(1, "season-turn")
    assert "clash-starts" not in t.kinds()
    assert t.export()["passed"] == []


def test_conquest_of_a_far_territory_moves_nobody() -> None:
    """I-9.7: no clans adjacent to the destination: nothing is asked and nothing happens."""
    t = table(
        clans={"plains": {0: 2}, "valley": {1: 1}},
        at={"forest": BESIDE_VALLEY_AND_COVE},
        hands={0: ["conquest"], 1: ["bard"]},
    )
    t.play("conquest").choose("territory", "forest").expect_asked(1, "season-turn")
    assert t.clans("plains") == [2, 0, 0]


def test_conquest_of_an_empty_territory_starts_no_clash() -> None:
    """I-11.4: a clash needs opposing clans that were there before."""
    t = table(
        clans={"plains": {0: 2}, "valley": {1: 1}},
        hands={0: ["conquest"], 1: ["bard"]},
    )
    t.play("conquest").choose("territory", "cove").choose("clans", 2)
    t.expect_asked(1, "season-turn")
    assert t.clans("cove") == [2, 0, 0]


# -- Craftsmen & Peasants --------------------------------------------------------------------------


def test_craftsmen_and_peasants_place_up_to_the_citadels() -> None:
    """I-2.7, I-11.2: up to one clan for each Citadel where present, the Capital's included."""
    t = table(
        clans={"valley": {0: 1, 1: 2}, "cove": {0: 1}, "plains": {0: 1, 2: 1}},
        citadels={"cove": 2},
        hands={0: ["craftsmen_and_peasants"], 1: ["bard"]},
    )
    t.play("craftsmen_and_peasants")
    t.expect_asked(0, "place-clans", "craftsmen_and_peasants", "valley")
    t.offers_just(("clans", 0), ("clans", 1)).choose("clans", 1)
    t.expect_asked(0, "place-clans", "craftsmen_and_peasants", "cove")
    t.offers_just(("clans", 0), ("clans", 1), ("clans", 2)).choose("clans", 2)
    t.expect_asked(1, "season-turn")
    assert t.clans("valley") == [2, 2, 0]
    assert t.clans("cove") == [3, 0, 0]
    assert t.clans("plains") == [1, 0, 1]
    assert "craftsmen_and_peasants" in t.state.action_discard
    assert "clash-starts" not in t.kinds()


def test_craftsmen_and_peasants_are_optional() -> None:
    """I-18.6: each placement may be zero."""
    t = table(
        clans={"valley": {0: 1}, "cove": {1: 1}},
        hands={0: ["craftsmen_and_peasants"], 1: ["bard"]},
    )
    t.play("craftsmen_and_peasants").choose("clans", 0).expect_asked(1, "season-turn")
    assert t.clans("valley") == [1, 0, 0]


def test_craftsmen_and_peasants_are_capped_by_the_reserve() -> None:
    """I-11.1: with one clan left only one is placed, in the territory chosen."""
    t = table(
        clans={"valley": {0: 1}, "cove": {0: 10}, "plains": {1: 1}},
        citadels={"cove": 3},
        hands={0: ["craftsmen_and_peasants"], 1: ["bard"]},
    )
    t.play("craftsmen_and_peasants").offers_just(("clans", 0), ("clans", 1)).choose("clans", 0)
    t.expect_asked(0, "place-clans").offers_just(("clans", 0), ("clans", 1)).choose("clans", 1)
    assert t.clans("cove") == [11, 0, 0]
    assert t.state.reserve[0] == 0


@pytest.mark.parametrize(
    "clans",
    [
        pytest.param({"plains": {0: 2}, "cove": {1: 1}}, id="no Citadel where present"),
        pytest.param({"valley": {0: 12}, "cove": {1: 1}}, id="empty reserve"),
    ],
)
def test_craftsmen_and_peasants_without_effect_are_played(clans: dict[str, dict[int, int]]) -> None:
    """I-9.7: it does nothing but counts as a Season card, so a run of passes is broken."""
    t = table(clans=clans, hands={0: ["craftsmen_and_peasants"], 1: ["bard"]}, passed=[1, 2])
    t.play("craftsmen_and_peasants").expect_asked(1, "season-turn")
    assert t.events("places") == []
    assert t.export()["passed"] == []
    assert "craftsmen_and_peasants" in t.state.action_discard


# -- Druid -----------------------------------------------------------------------------------------


def test_druid_looks_through_the_pile_and_takes_a_card() -> None:
    """I-21.3: you alone see the pile, the Druid not in it yet, and take exactly one card."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["druid", "citadel"], 1: ["bard"]},
        aside="geis",
    )
    pile = sorted(t.state.action_discard)
    assert "geis" not in pile
    t.play("druid").expect_asked(0, "druid").offers_just(*(("take", card) for card in pile))
    t.refuses("take", "druid").refuses("take", "geis").refuses("done")
    t.choose("take", "festival").expect_asked(1, "season-turn")
    assert t.hand(0) == ["citadel", "festival"]
    assert t.events("looks-at-discard", 0) == [[0, *pile]]
    assert t.events("looks-at-discard", 1) == [[0]]
    assert t.events("takes-discard", 1) == [[0]]
    assert sorted(t.state.action_discard) == sorted({*pile, "druid"} - {"festival"})


def test_druids_choice_is_his_own_secret() -> None:
    """I-21.3: he need not show the card he takes."""
    one, two = (
        table(clans={"plains": {0: 1, 1: 1}}, hands={0: ["druid", "citadel"], 1: ["bard"]})
        .play("druid")
        .choose("take", card)
        for card in ("festival", "migration")
    )
    assert one.hand(0) != two.hand(0)
    assert_alike(one, two, 1, 2, None)


@pytest.mark.parametrize("other", ["plains", "eriu"])
def test_druid_is_not_playable_as_the_only_action_card(other: str) -> None:
    """I-9.7: its printed restriction; Advantage and Epic Tale cards do not help."""
    t = table(clans={"plains": {0: 1, 1: 1}}, hands={0: ["druid", other], 1: ["bard"]})
    t.refuses("play", "druid", "season", rule="I-9.7")
    assert ("pass",) in t.options


def test_druid_is_playable_with_another_action_card() -> None:
    """I-9.7: any other Action card will do, also one that is no Season card."""
    t = table(clans={"plains": {0: 1, 1: 1}}, hands={0: ["druid", "geis"], 1: ["bard"]})
    t.offers(("play", "druid", "season"))


def test_druid_with_an_empty_pile() -> None:
    """I-9.7: an empty pile: nothing happens, the card is played."""
    others = [card for card in action_cards(3) if card not in ("druid", "citadel")]
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["druid", "citadel"], 1: [card for card in others if card != "geis"]},
        aside="geis",
    )
    t.play("druid").expect_asked(1, "season-turn")
    assert t.hand(0) == ["citadel"]
    assert t.state.action_discard == ["druid"]


def test_druid_is_answered_by_geis_before_the_look() -> None:
    """I-9.5: cancelled, the Druid shows nothing."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["druid", "citadel"], 1: ["geis", "bard"]},
    )
    t.play("druid").expect_asked(1, "react").react("geis")
    assert t.events("looks-at-discard") == []
    assert t.hand(0) == ["citadel"]


# -- Emissaries ------------------------------------------------------------------------------------


def test_emissaries_move_one_clan_without_a_clash() -> None:
    """I-11.3: exactly one clan to an adjacent territory; no clash starts."""
    t = table(
        seats=4,
        clans={"plains": {0: 2}, "cove": {0: 1}, "hills": {1: 2}},
        hands={0: ["emissaries"], 1: ["bard"]},
    )
    t.play("emissaries").offers_just(("territory", "plains"), ("territory", "cove"))
    t.choose("territory", "plains").expect_asked(0, "move-one-to")
    t.offers_just(("territory", "valley"), ("territory", "cove"), ("territory", "hills"))
    t.choose("territory", "hills").expect_asked(1, "season-turn")
    assert t.clans("hills") == [1, 2, 0, 0]
    assert t.clans("plains") == [1, 0, 0, 0]
    assert "clash-starts" not in t.kinds()


def test_emissaries_pay_the_mountains_toll() -> None:
    """I-14.2: it is a move, so the toll applies."""
    t = table(
        seats=4,
        clans={"plains": {0: 2}, "mountains": {1: 1}},
        at={"mountains": (4, -2, 0)},
        hands={0: ["emissaries", "festival"], 1: ["bard"]},
    )
    t.play("emissaries").choose("territory", "mountains")
    t.expect_asked(0, "mountains-toll").offers_just(("discard", "festival"), ("remove-clan",))
    t.choose("discard", "festival").expect_asked(1, "season-turn")
    assert t.clans("mountains") == [1, 1, 0, 0]


# -- Exploration -----------------------------------------------------------------------------------


def test_exploration_the_brenn_chooses_the_place_before_the_tile_is_drawn() -> None:
    """I-3.6, I-9.5: the Brenn picks one of the legal places; then the tile and your clan come."""
    t = table(
        clans={"cove": {0: 1}, "plains": {1: 1}},
        brenn=1,
        stack=["forest", "moor"],
        hands={0: ["exploration"], 1: ["bard"]},
    )
    t.play("exploration").expect_asked(1, "tile-location", "exploration", rule="I-3.6")
    t.offers_just(
        ("location", -1, 2, 0),
        ("location", -1, 3, 1),
        ("location", 0, -1, 1),
        ("location", 1, -2, 0),
        ("location", 3, 0, 0),
        ("location", 3, 0, 1),
    )
    t.refuses("location", 0, 0, 0, rule="I-3.6")
    assert "territory-enters" not in t.kinds()
    assert t.state.stack[-1] == "forest"
    assert len(t.state.map) == 3
    t.choose("location", *BESIDE_COVE_AND_PLAINS).expect_asked(1, "season-turn")
    assert t.clans("forest") == [1, 0, 0]
    assert t.neighbours("forest") == {"cove", "plains"}
    assert t.view(None)["advantages"] == {
        "valley": "face_up",
        "cove": "face_up",
        "plains": "face_up",
        "forest": "face_up",
    }
    assert t.state.stack[-1] == "moor"


def test_exploration_is_answered_by_geis_before_the_brenn_chooses() -> None:
    """I-9.5: the place is no declared choice, so Geis comes first."""
    t = table(
        clans={"cove": {0: 1}, "plains": {1: 1, 2: 1}},
        brenn=1,
        hands={0: ["exploration"], 1: ["bard"], 2: ["geis"]},
    )
    t.play("exploration").expect_asked(2, "react").react("geis").expect_asked(1, "season-turn")
    assert len(t.state.map) == 3


def test_exploration_with_an_empty_reserve_places_the_tile_alone() -> None:
    """I-9.7: no clan in reserve: the tile is still placed."""
    t = table(
        clans={"cove": {0: 12}, "plains": {1: 1}},
        stack=["forest"],
        hands={0: ["exploration"], 1: ["bard"]},
    )
    t.play("exploration").choose("location", *BESIDE_COVE_AND_PLAINS)
    assert t.clans("forest") == [0, 0, 0]


def test_exploration_without_a_tile_left() -> None:
    """I-17.4: no tile: no place is asked and no clan comes."""
    t = table(
        clans={"cove": {0: 1}, "plains": {1: 1}},
        sanctuaries=dict.fromkeys(TERRITORIES, 0),
        hands={0: ["exploration"], 1: ["bard"]},
    )
    assert t.state.stack == []
    t.play("exploration").expect_asked(1, "season-turn")
    assert t.state.reserve[0] == 11


# -- Festival --------------------------------------------------------------------------------------


def test_festival_brings_a_clan_and_the_marker() -> None:
    """I-13.1: only where you are present and a Sanctuary stands."""
    t = table(
        clans={"cove": {0: 1}, "plains": {0: 1, 1: 1}, "valley": {1: 1}},
        sanctuaries={"cove": 1, "plains": 2, "valley": 1},
        hands={0: ["festival"], 1: ["bard"]},
    )
    t.play("festival").expect_asked(0, "festival")
    t.offers_just(("territory", "cove"), ("territory", "plains")).choose("territory", "plains")
    t.expect_asked(1, "season-turn")
    assert t.state.festival == "plains"
    assert t.clans("plains") == [2, 1, 0]


def test_festival_with_an_empty_reserve_places_only_the_marker() -> None:
    """I-9.7 (errata): without a clan in reserve you still place the marker."""
    t = table(
        clans={"cove": {0: 12}, "plains": {1: 1}},
        sanctuaries={"cove": 1},
        hands={0: ["festival"], 1: ["bard"]},
    )
    t.play("festival").expect_asked(1, "season-turn")
    assert t.state.festival == "cove"
    assert t.clans("cove")[0] == 12


def test_festival_without_an_eligible_territory() -> None:
    """I-9.7: no Sanctuary where you are present: no clan and no marker."""
    t = table(
        clans={"cove": {0: 1}, "plains": {1: 1}},
        sanctuaries={"plains": 1},
        hands={0: ["festival"], 1: ["bard"]},
    )
    t.play("festival").expect_asked(1, "season-turn")
    assert t.state.festival == ""
    assert t.clans("cove")[0] == 1


def test_festival_played_again_moves_the_marker() -> None:
    """I-13.1: there is one marker; a recovered Festival takes it along."""
    t = table(
        clans={"cove": {0: 1}, "plains": {1: 1}},
        sanctuaries={"cove": 1, "plains": 1},
        festival="plains",
        hands={0: ["festival"], 1: ["bard"]},
    )
    t.play("festival").expect_asked(1, "season-turn")
    assert t.state.festival == "cove"


def test_festival_toll_is_paid_by_every_instigator() -> None:
    """I-13.2: each clash there costs its instigator a clan before Citadels; the marker stays."""
    t = table(
        clans={"valley": {0: 3, 1: 3}, "cove": {2: 1}},
        festival="valley",
        hands={0: ["warlord"], 1: ["conquest"]},
        citadels={"valley": 1},
    )
    t.play("warlord").expect_asked(1, "shelter")
    assert t.clans("valley") == [2, 3, 0]
    assert t.events("removes") == [[0, "valley"]]
    t.choose("shelter").choose("shelter").expect_asked(0, "end-clash")
    t.choose("agree").choose("agree")
    assert t.state.festival == "valley"


def test_festival_toll_spares_not_even_the_player_of_the_festival() -> None:
    """I-13.2: who played Festival pays as well when he is the instigator."""
    t = table(
        clans={"cove": {0: 2, 1: 2}, "plains": {2: 1}},
        sanctuaries={"cove": 1},
        hands={0: ["festival", "warlord"], 1: ["bard"]},
    )
    t.play("festival")
    assert t.clans("cove") == [3, 2, 0]
    t.expect_asked(1, "season-turn").choose("pass")
    t.expect_asked(0, "season-turn").play("warlord")
    assert t.clans("cove") == [2, 2, 0]
    assert t.events("removes") == [[0, "cove"]]


def test_festival_toll_of_the_last_clan_does_not_stop_the_clash() -> None:
    """I-13.2, I-12.9: the instigator lost his only clan; the others clash without him."""
    t = table(
        clans={"cove": {1: 1, 2: 1}, "plains": {0: 1}},
        festival="cove",
        hands={0: ["migration"], 1: ["bard"]},
    )
    t.play("migration").choose("move", "cove", 1)
    t.expect_asked(1, "end-clash")
    assert t.clans("cove") == [0, 1, 1]
    assert t.state.clash is not None
    assert t.state.clash.instigator == 0


@pytest.mark.parametrize(("loser", "cove"), [("instigator", [2, 1, 0]), ("card_player", [1, 2, 0])])
def test_festival_loser(loser: str, cove: list[int]) -> None:
    """I-13.3, flag festival_loser: who The Morrigan names pays, or the player of the card."""
    t = table(
        clans={"cove": {0: 2, 1: 2}, "plains": {2: 1}},
        festival="cove",
        hands={0: ["the_morrigan"], 1: ["bard"]},
        options={"festival_loser": loser},
    )
    t.play("the_morrigan").choose("leave").choose("clash", "cove", 1)
    assert t.clans("cove") == cove


def test_festival_toll_may_be_prevented() -> None:
    """I-11.5, I-11.7: losing a clan to the Festival is a removal, which Dagda's Club prevents."""
    t = table(
        clans={"cove": {0: 2, 1: 2}, "plains": {2: 1}},
        festival="cove",
        hands={0: ["warlord", "dagdas_club"], 1: ["bard"]},
    )
    t.play("warlord").expect_asked(0, "react", "own_clan_would_be_removed", 0, "cove")
    t.react("dagdas_club", "save").expect_asked(0, "end-clash")
    assert t.clans("cove") == [2, 2, 0]


def test_festival_marker_goes_at_the_end_of_the_season() -> None:
    """I-8.8, I-13.1: the marker is removed when the season ends."""
    t = table(
        clans={"cove": {0: 1, 1: 1, 2: 1}},
        festival="cove",
        hands={0: ["bard"]},
        passed=[1, 2],
    )
    t.choose("pass")
    assert t.state.festival == ""
    assert t.events("festival-ends") == [["cove"]]
