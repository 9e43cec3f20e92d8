"""The 17 Action cards, each mode played through its choices."""

import pytest

from crannog.games.inis.facts import ACTION, EPIC, FOUR_PLAYERS_ONLY, TERRITORIES, action_cards
from crannog.kernel import Json
from tests.inis.table import (
    BESIDE_COVE_AND_PLAINS,
    BESIDE_VALLEY_AND_COVE,
    Table,
    assert_alike,
    clash_in,
    rules_of,
    table,
)

# -- the deck ----------------------------------------------------------------------------------


def test_four_cards_are_for_four_players_only() -> None:
    """I-1.2, I-4.1: 17 Action cards with four players, 13 without the four marked ones below."""
    assert len(ACTION) == len(action_cards(4)) == 17
    assert len(action_cards(2)) == len(action_cards(3)) == 13
    assert set(FOUR_PLAYERS_ONLY) == set(action_cards(4)) - set(action_cards(3))
    assert set(FOUR_PLAYERS_ONLY) == {"emissaries", "scouts_and_spies", "master_craftsman", "raid"}


# -- declare, cancel, after: what holds for every Season card -------------------------------------

SEASON_CARDS: list[tuple[str, str, list[tuple[object, ...]], list[object]]] = [
    ("craftsmen_and_peasants", "season", [("clans", 1), ("clans", 1)], ["valley", 1, "cove", 1]),
    ("bard", "season", [], []),
    ("citadel", "season", [("territory", "cove")], ["cove"]),
    (
        "conquest",
        "season",
        [("territory", "hills"), ("clans", 2), ("clans", 0)],
        ["hills", "cove", 2],
    ),
    ("druid", "season", [], []),
    ("exploration", "season", [], []),
    ("festival", "season", [], ["cove"]),
    (
        "migration",
        "season",
        [("territory", "cove"), ("move", "hills", 1), ("done",)],
        ["cove", "hills", 1],
    ),
    ("new_alliance", "place", [("territory", "cove")], ["cove"]),
    ("new_alliance", "replace", [], ["cove", "@1"]),
    ("new_clans", "season", [("territory", "cove"), ("territory", "plains")], ["cove", "plains"]),
    ("sanctuary", "season", [("territory", "plains")], ["plains"]),
    ("warlord", "season", [("territory", "cove")], ["cove"]),
    (
        "emissaries",
        "season",
        [("territory", "cove"), ("territory", "hills")],
        ["cove", "hills"],
    ),
    ("scouts_and_spies", "season", [("player", 2)], ["@2"]),
    ("master_craftsman", "season", [], []),
]


def ready_for(card: str) -> Table:
    """Four players; seat 0 holds the card, the Raid and the Valley, seat 1 the Geis."""
    return table(
        seats=4,
        clans={
            "valley": {0: 2, 1: 1},
            "cove": {0: 2, 1: 2},
            "plains": {0: 1},
            "hills": {2: 1, 3: 1},
        },
        citadels={"cove": 1},
        sanctuaries={"cove": 1},
        hands={0: [card, "raid", "valley"], 1: ["geis", "swamp"]},
        passed=[2, 3],
    )


@pytest.mark.parametrize(("card", "mode", "choices", "declared"), SEASON_CARDS)
def test_geis_cancels_a_season_card_after_its_declaration(
    card: str, mode: str, choices: list[tuple[str | int, ...]], declared: list[object]
) -> None:
    """I-9.4, I-9.8: Geis comes after all public choices; no effect, yet the card was played."""
    t = ready_for(card)
    before = t.export()
    t.play(card, mode)
    for choice in choices:
        t.choose(*choice)
    t.expect_asked(1, "react", "opponent_plays_action_card", 0, card, rule="I-9.4")
    assert t.events("declares") == ([[0, card, *declared]] if declared else [])
    t.offers_just(("play", "geis", "triskel"), ("decline",)).react("geis")
    after = t.export()
    for untouched in ("territories", "festival", "stack", "deeds", "epic_deck", "face_up"):
        assert after[untouched] == before[untouched]
    assert t.hand(0) == ["raid", "valley"]
    assert {card, "geis"} <= set(t.state.action_discard)
    assert t.events("cancelled") == [[0, card]]
    assert after["passed"] == []
    t.expect_asked(0, "react", rule="I-9.6")
    t.offers_just(("play", "valley", "triskel"), ("decline",)).decline().expect_asked(
        1, "season-turn"
    )


@pytest.mark.parametrize(("card", "mode", "choices", "declared"), SEASON_CARDS)
def test_a_season_card_not_answered_by_geis_has_its_effect(
    card: str, mode: str, choices: list[tuple[str | int, ...]], declared: list[object]
) -> None:
    """I-9.4: when the Geis is held back the card resolves, so something besides the card moves."""
    t = ready_for(card)
    before = t.export()
    t.play(card, mode)
    for choice in choices:
        t.choose(*choice)
    t.expect_asked(1, "react").decline()
    assert t.events("cancelled") == []
    changed = {key for key, value in t.export().items() if value != before[key]}
    asked = t.prompt not in ("react", "season-turn")
    assert asked or changed - {"action_discard", "hands", "passed", "in_play", "turn"}


def test_geis_does_not_answer_its_owners_card() -> None:
    """I-10.5: Geis answers an opponent's Action card, never one's own."""
    t = table(clans={"plains": {0: 1, 1: 1}}, hands={0: ["bard", "geis"], 1: ["swamp"]})
    t.refuses("play", "geis", "triskel", rule="I-9.4")
    t.play("bard").expect_asked(1, "season-turn")
    assert "geis" in t.hand(0)


def test_geis_does_not_answer_epic_tales_or_advantage_cards() -> None:
    """I-9.4: Geis is for Action cards; The Dagda is for the others."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "swamp": {0: 1}},
        hands={0: ["stone_of_fal", "swamp"], 1: ["geis", "bard"], 2: ["migration"]},
    )
    t.play("stone_of_fal").expect_asked(1, "season-turn").choose("pass")
    t.choose("territory", "cove").choose("territory", "cove")  # I-8.2: seat 2 had no clans
    t.expect_asked(2, "season-turn").choose("pass")
    t.expect_asked(0, "season-turn").play("swamp").expect_asked(1, "season-turn")


def test_geis_does_not_answer_discards() -> None:
    """I-9.9: an Action card discarded to an attack is not played."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={1: ["bard", "migration"], 2: ["geis"]},
        clash=clash_in("plains", 0),
    )
    t.attack(1).expect_asked(1, "attack-response").choose("discard", "bard")
    t.expect_asked(1, "end-clash")
    assert t.events("discards-action") == [[1]]


def test_geis_is_asked_in_priority_order() -> None:
    """I-10.2: the others are asked in turn order; here counterclockwise."""
    t = table(
        clans={"plains": {0: 1, 1: 1, 2: 1}},
        hands={0: ["bard"], 1: ["moor", "swamp"], 2: ["geis", "citadel"]},
        direction="counterclockwise",
    )
    t.play("bard").expect_asked(2, "react").offers(("play", "geis", "triskel")).decline()
    t.expect_asked(1, "react").offers_just(("play", "moor", "triskel"), ("decline",))


@pytest.mark.parametrize(("takes", "windows"), [(True, 2), (False, 1)])
def test_lug_takes_what_geis_cancelled(takes: bool, windows: int) -> None:
    """I-10.9, flag lug_takes_cancelled_card: the cancelled card may be taken, or only the Geis."""
    t = table(
        clans={"plains": {0: 1, 1: 1, 2: 1}},
        hands={0: ["bard"], 1: ["geis", "citadel"], 2: ["lug_samildanach"]},
        options={"lug_takes_cancelled_card": takes},
    )
    t.play("bard").react("geis", by=1)
    t.expect_asked(2, "react", "after_action_card_resolved", 1, "geis").decline()
    if windows == 2:
        t.expect_asked(2, "react", "after_action_card_resolved", 0, "bard")
        t.react("lug_samildanach")
        assert t.hand(2) == ["bard"]
    t.expect_asked(1, "season-turn")


def test_geis_is_barred_by_lugs_spear() -> None:
    """I-10.7: Lug's Spear shuts out the Geis; the card it would answer is shut out as well."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={0: ["bard"], 1: ["migration"], 2: ["geis"]},
        clash=clash_in("plains", 0, spear=True),
    )
    t.attack(1).choose("remove-clan").expect_asked(1, "end-clash")
    assert t.state.deeds[0] == 0


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


# -- Sanctuary -------------------------------------------------------------------------------------


def test_sanctuary_is_built_and_an_epic_tale_drawn() -> None:
    """I-18.3: a Sanctuary where you are present, then one Epic Tale card."""
    t = table(
        clans={"cove": {0: 1}, "plains": {0: 1, 1: 1}},
        hands={0: ["sanctuary"], 1: ["bard"]},
        epic_deck=["eriu", "lugs_spear"],
    )
    t.play("sanctuary").offers_just(("territory", "cove"), ("territory", "plains"))
    t.choose("territory", "cove").expect_asked(1, "season-turn")
    assert t.state.map["cove"].sanctuaries == 1
    assert t.hand(0) == ["eriu"]
    assert t.events("draws", 0) == [[0, 1, "eriu"]]
    assert t.events("draws", 1) == [[0, 1]]


def test_sanctuary_without_one_in_the_supply_still_draws() -> None:
    """I-17.3: no Sanctuary left: the card is drawn all the same."""
    t = table(
        clans={"cove": {0: 1}, "plains": {1: 1}},
        sanctuaries={"plains": 9},
        hands={0: ["sanctuary"], 1: ["bard"]},
        epic_deck=["eriu"],
    )
    t.play("sanctuary").expect_asked(1, "season-turn")
    assert t.state.map["cove"].sanctuaries == 0
    assert t.hand(0) == ["eriu"]


def test_sanctuary_may_be_built_in_the_swamp() -> None:
    """I-14.4: the Swamp forbids Citadels only."""
    t = table(
        clans={"swamp": {0: 1}, "plains": {1: 1}},
        hands={0: ["sanctuary"], 1: ["bard"]},
    )
    t.play("sanctuary").expect_asked(1, "season-turn")
    assert t.state.map["swamp"].sanctuaries == 1


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


# -- Scouts & Spies --------------------------------------------------------------------------------


def scouts(hand: list[str]) -> Table:
    """Seat 0 looks at that hand of seat 1."""
    t = table(
        seats=4,
        clans={"plains": {0: 2}, "cove": {0: 1}, "hills": {1: 2}, "valley": {2: 1, 3: 1}},
        hands={0: ["scouts_and_spies"], 1: hand},
    )
    t.play("scouts_and_spies").expect_asked(0, "look-at-actions")
    t.offers_just(("player", 1), ("player", 2), ("player", 3))
    return t.choose("player", 1).expect_asked(0, "scouts-from")


def test_scouts_and_spies_show_the_action_cards_to_their_player_alone() -> None:
    """I-21.3: only the Action cards, only to the player of the card."""
    t = scouts(["bard", "eriu", "citadel"])
    assert t.events("looks-at-actions", 0) == [[0, 1, "bard", "citadel"]]
    assert t.view(0)["known"] == {"1": ["bard", "citadel"]} | known_discard(t, 0)
    for other in (1, 2, 3, None):
        assert t.events("looks-at-actions", other) == [[0, 1]]


def known_discard(t: Table, seat: int) -> dict[str, object]:
    """What the seat knows of the Action discard pile."""
    known = t.view(seat)["known"]
    assert isinstance(known, dict)
    return {key: value for key, value in known.items() if key == "action_discard"}


def test_scouts_and_spies_tell_the_others_nothing() -> None:
    """I-21.2: two hands that differ look the same to everyone else."""
    one, two = scouts(["bard", "eriu"]), scouts(["citadel", "eriu"])
    assert_alike(one, two, 2, 3, None)


def test_scouts_and_spies_may_move_to_one_territory() -> None:
    """I-11.3, I-12.1: after the look, one origin, one adjacent destination; a clash starts."""
    t = scouts(["bard"])
    t.offers_just(("territory", "plains"), ("territory", "cove"), ("stay",))
    t.choose("territory", "plains").expect_asked(0, "scouts-to")
    t.offers_just(*(("move", to, n) for to in ("valley", "cove", "hills") for n in (1, 2)))
    t.choose("move", "hills", 2)
    assert t.clans("hills") == [2, 2, 0, 0]
    t.expect_asked(0, "end-clash", "hills")


def test_scouts_and_spies_may_stay() -> None:
    """I-9.5: the move is optional and decided after the look."""
    t = scouts(["bard"])
    t.choose("stay").expect_asked(1, "season-turn")
    assert t.clans("plains")[0] == 2


def test_scouts_and_spies_on_a_player_without_action_cards() -> None:
    """I-9.7: nothing is seen; the move is still allowed."""
    t = scouts(["eriu"])
    assert t.events("looks-at-actions", 0) == [[0, 1]]
    t.choose("territory", "cove").choose("move", "hills", 1).expect_asked(0, "end-clash")


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


# -- Raid ------------------------------------------------------------------------------------------


def raid(
    target: list[str],
    attacker: list[str] | None = None,
    bystander: list[str] | None = None,
    seed: int = 1,
) -> Table:
    """Four players; seat 0, with the Raid, has the first maneuver against seat 1."""
    return table(
        seats=4,
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        hands={0: ["raid", *(attacker or [])], 1: target, 3: bystander or []},
        clash=clash_in("plains", 0),
        seed=seed,
    )


def test_raid_takes_a_random_action_card() -> None:
    """I-12.14, I-21.3: after your attack, on top of its cost; only the two see the card."""
    t = raid(["bard", "citadel", "festival", "eriu"])
    t.attack(1).choose("remove-clan").expect_asked(0, "react", "after_your_attack", 0, 1)
    t.react("raid").expect_asked(1, "end-clash")
    assert t.clans("plains") == [2, 1, 0, 0]
    (taken,) = t.hand(0)
    assert taken in ("bard", "citadel", "festival")
    assert t.hand(1) == sorted({"bard", "citadel", "festival", "eriu"} - {taken})
    assert t.events("takes-from-hand", 0) == [[0, 1, taken]]
    assert t.events("takes-from-hand", 1) == [[0, 1, taken]]
    assert t.events("takes-from-hand", 2) == [[0, 1]]


def test_raid_takes_every_action_card_sooner_or_later() -> None:
    """I-21.3: at random: over a few seeds each of the cards is taken."""
    taken = set()
    for seed in range(12):
        t = raid(["bard", "citadel"], seed=seed)
        t.attack(1).choose("remove-clan").react("raid", by=0)
        taken.update(t.hand(0))
    assert taken == {"bard", "citadel"}


def test_raid_removes_a_clan_of_a_player_without_action_cards() -> None:
    """I-11.5: no Action card left: one of his exposed clans; that alone gives the Bard nothing."""
    t = raid(["citadel"], ["bard"])
    t.attack(1).choose("discard", "citadel").react("raid", by=0)
    assert t.clans("plains") == [2, 1, 0, 0]
    assert t.prompt == "end-clash"
    assert t.state.deeds[0] == 0


def test_raid_without_card_or_exposed_clan() -> None:
    """I-9.7: the attack took his last exposed clan and he holds no Action card: no effect."""
    t = table(
        seats=4,
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        citadels={"plains": 1},
        hands={0: ["raid", "geis"], 1: ["eriu"]},
        clash=clash_in("plains", 0, [0, 1, 0, 0]),
    )
    t.attack(1).expect_asked(0, "react").react("raid")
    assert t.clans("plains") == [2, 1, 0, 0]
    assert "raid" in t.state.action_discard


def test_raid_is_for_the_attacker_alone() -> None:
    """I-10.5: the attacked player, or a third one, has no use for it."""
    t = table(
        seats=4,
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        hands={1: ["raid"], 2: ["bard"]},
        clash=clash_in("plains", 0),
    )
    t.attack(1).choose("remove-clan").expect_asked(1, "end-clash")


@pytest.mark.parametrize("counts", [True, False])
def test_raid_after_an_ignored_attack(counts: bool) -> None:
    """I-12.15, flag ignored_attack_counts_as_performed: an attack that Hills foiled."""
    t = table(
        seats=4,
        clans={"hills": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        hands={0: ["raid"], 1: ["hills", "citadel"]},
        clash=clash_in("hills", 0),
        options={"ignored_attack_counts_as_performed": counts},
    )
    t.attack(1).expect_asked(1, "react").react("hills")
    if counts:
        t.expect_asked(0, "react", "after_your_attack").react("raid")
        assert t.hand(0) == ["citadel"]
    t.expect_asked(1, "end-clash")
    assert t.clans("hills") == [2, 2, 0, 0]


def test_geis_cancels_the_raid() -> None:
    """I-9.4: Geis answers the Raid; nothing is taken."""
    t = raid(["citadel"], bystander=["geis"])
    t.attack(1).choose("remove-clan").react("raid", by=0)
    t.expect_asked(3, "react").react("geis")
    assert t.hand(1) == ["citadel"]
    assert t.hand(0) == []


# -- Warlord ---------------------------------------------------------------------------------------


def test_warlord_starts_a_clash() -> None:
    """I-12.1: where you and an opponent are present; you are the instigator."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {0: 1, 2: 1}, "valley": {0: 1}},
        hands={0: ["warlord"], 1: ["bard"]},
    )
    t.play("warlord").expect_asked(0, "start-clash")
    t.offers_just(("territory", "plains"), ("territory", "cove")).choose("territory", "cove")
    assert t.events("clash-starts") == [[0, "cove"]]
    t.expect_asked(0, "end-clash")


def test_warlord_without_an_opponent_present() -> None:
    """I-9.7: no such territory: no effect, still a Season card."""
    t = table(
        clans={"plains": {0: 1}, "cove": {1: 1}}, hands={0: ["warlord"], 1: ["bard"]}, passed=[1]
    )
    t.play("warlord").expect_asked(1, "season-turn")
    assert "clash-starts" not in t.kinds()
    assert t.export()["passed"] == []


def test_warlord_alone_when_a_clash_needs_no_two_players() -> None:
    """I-12.1, flag clash_needs_two_players: the clash of one; he ends it or withdraws."""
    t = table(
        clans={"plains": {0: 1}, "cove": {0: 1, 1: 2}, "valley": {1: 1}},
        hands={0: ["warlord"], 1: ["bard"]},
        options={"clash_needs_two_players": False},
    )
    t.play("warlord").offers_just(("territory", "plains"), ("territory", "cove"))
    t.choose("territory", "plains")
    assert t.events("clash-starts") == [[0, "plains"]]
    t.expect_asked(1, "season-turn")  # nothing but the end was possible


def reinforcing(
    clans: dict[str, dict[int, int]] | None = None,
    hands: dict[int, list[str]] | None = None,
    clash: dict[str, Json] | None = None,
    citadels: int = 0,
) -> Table:
    """A clash in the Plains that seat 0 began; unless told, seat 1 holds the Warlord."""
    return table(
        clans=clans or {"plains": {0: 2, 1: 2, 2: 1}, "cove": {2: 1}},
        hands=hands or {0: ["citadel"], 1: ["warlord", "bard"]},
        citadels={"plains": citadels},
        clash=clash or clash_in("plains", 0),
    )


def test_warlord_reinforces_and_names_the_next_player() -> None:
    """I-12.18: after any maneuver, one exposed clan and the choice of who goes on."""
    t = reinforcing()
    t.attack(2).expect_asked(1, "react", "after_any_maneuver", 0, "plains").react("warlord")
    t.expect_asked(1, "next-maneuver").offers_just(("player", 0), ("player", 1))
    t.choose("player", 0)
    assert t.clans("plains") == [2, 3, 0]
    assert t.state.exposed(1) == 3
    t.expect_asked(0, "end-clash")  # the offer to end still comes, beginning with him
    t.attack(1).choose("remove-clan").expect_asked(1, "end-clash")  # and the order goes on


def test_warlord_may_name_himself() -> None:
    """I-12.18: the next player may be the player of the card; the order goes on from him."""
    t = reinforcing(clans={"plains": {0: 2, 1: 2, 2: 2}})
    t.attack(2).react("warlord", by=1).choose("player", 2)
    t.expect_asked(2, "end-clash")
    t.attack(0).choose("remove-clan").expect_asked(0, "end-clash")


def test_warlord_without_a_reserve_names_only() -> None:
    """I-9.7 (errata): no clan in reserve: still choose who performs the next maneuver."""
    t = reinforcing(clans={"plains": {0: 2, 1: 2, 2: 1}, "cove": {1: 10, 2: 1}})
    t.attack(2).react("warlord", by=1).choose("player", 0)
    assert t.clans("plains") == [2, 2, 0]
    t.expect_asked(0, "end-clash")


def test_warlord_is_not_for_sheltered_clans_alone() -> None:
    """I-2.9: a clan in a Citadel takes no part, so its owner is not involved."""
    t = reinforcing(
        clans={"plains": {0: 2, 1: 1, 2: 2}, "cove": {2: 1}},
        citadels=1,
        clash=clash_in("plains", 0, [0, 1, 0]),
    )
    t.attack(2).expect_asked(2, "end-clash")


def test_warlord_is_not_for_who_lost_his_last_exposed_clan() -> None:
    """I-2.9, I-12.18: the maneuver itself put him out of the clash."""
    t = reinforcing(clans={"plains": {0: 2, 1: 1, 2: 2}, "cove": {1: 1}})
    t.attack(1).choose("remove-clan").expect_asked(2, "end-clash")


def test_warlord_is_not_for_bystanders() -> None:
    """I-2.9: who has no clan in the territory is not involved."""
    t = reinforcing(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={0: ["citadel"], 2: ["warlord"]},
    )
    t.attack(1).expect_asked(1, "end-clash")


def test_warlord_follows_a_withdrawal() -> None:
    """I-12.18: any maneuver of any player, also a Withdraw of one's own."""
    t = reinforcing(
        clans={"plains": {0: 2, 1: 2}, "cove": {0: 1, 2: 1}, "valley": {0: 1}},
        hands={0: ["warlord"], 1: ["bard"]},
    )
    t.choose("refuse").choose("withdraw").choose("move", "valley", 1)
    t.expect_asked(0, "react", "after_any_maneuver").react("warlord").choose("player", 0)
    assert t.clans("plains") == [2, 2, 0]
    t.expect_asked(0, "end-clash")


def test_geis_cancels_the_reinforcement() -> None:
    """I-9.4: no clan comes and the order is unchanged."""
    t = reinforcing(hands={0: ["geis"], 1: ["warlord", "bard"]})
    t.attack(2).react("warlord", by=1).choose("player", 0)
    t.expect_asked(0, "react", "opponent_plays_action_card", 1, "warlord").react("geis")
    assert t.clans("plains") == [2, 2, 0]
    t.expect_asked(1, "end-clash")


# -- discards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("hidden", [True, False])
def test_discards_without_effect_are_hidden_or_shown(hidden: bool) -> None:
    """I-9.9, flag hidden_action_discard: to an attack, unseen by the others or shown to all."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={1: ["citadel", "bard"]},
        clash=clash_in("plains", 0),
        options={"hidden_action_discard": hidden},
    )
    t.attack(1).choose("discard", "bard")
    assert t.events("discards-action", 1) == ([[1, "bard"]] if hidden else [])
    assert t.events("discards-action", 2) == ([[1]] if hidden else [])
    assert t.events("discards-action-shown", 2) == ([] if hidden else [[1, "bard"]])
    known = known_discard(t, 2).get("action_discard", [])
    assert isinstance(known, list)
    assert ("bard" in known) == (not hidden)
