"""The 17 Action cards: the deck, and what holds for all of them."""

import pytest

from crannog.games.inis.facts import ACTION, FOUR_PLAYERS_ONLY, action_cards
from tests.inis.table import Table, clash_in, known_discard, table

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
