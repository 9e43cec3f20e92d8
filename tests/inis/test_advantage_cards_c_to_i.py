"""Advantage cards, C to I, played through their choices."""

import pytest

from tests.inis.table import Table, assert_alike, clash_in, played, table

# -- Cove ------------------------------------------------------------------------------------------


def test_cove_exchanges_the_card_set_aside() -> None:
    """I-21.2: take the card set aside, put one of your Action cards there; hidden from others."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["bard", "cove", "migration", "eriu"], 1: ["citadel"]},
        aside="festival",
    )
    t.play("bard").react("cove").expect_asked(0, "set-aside", "cove")
    t.offers_just(("set-aside", "migration"), ("set-aside", "festival"))
    t.choose("set-aside", "migration").expect_asked(1, "season-turn")
    assert t.state.aside == "migration"
    assert "festival" in t.hand(0)
    assert t.view(0)["aside"] == "migration"
    assert t.view(1)["aside"] is None
    assert t.events("takes-aside", 0) == [[0, "festival"]]
    assert t.events("takes-aside", 1) == [[0]]
    assert t.events("sets-aside", 1) == [[0]]


def test_coves_exchange_is_hidden() -> None:
    """I-21.2: which card was taken and which put aside, the others can't tell."""
    one, two = (
        table(
            clans={"plains": {0: 1, 1: 1}},
            hands={0: ["bard", "cove", own], 1: ["citadel"]},
            aside=aside,
        )
        .play("bard")
        .react("cove")
        .choose("set-aside", own)
        for own, aside in (("migration", "festival"), ("geis", "sanctuary"))
    )
    assert (one.state.aside, two.state.aside) == ("migration", "geis")
    assert_alike(one, two, 1, 2, None)


def test_cove_may_put_back_the_very_card() -> None:
    """I-9.7: possibly the one just taken; holding no other, he must."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["bard", "cove"], 1: ["citadel"]},
        aside="festival",
    )
    t.play("bard").react("cove").expect_asked(1, "season-turn")
    assert t.state.aside == "festival"
    assert t.view(0)["aside"] == "festival"


def test_cove_with_nothing_set_aside_still_sets_a_card_aside() -> None:
    """I-9.7: The Champion's Share took the card; one of yours goes aside all the same."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["champions_share", "cove"], 1: ["citadel"]},
        aside="festival",
    )
    t.play("champions_share").react("cove")
    assert t.state.aside == "festival"
    u = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["bard", "cove", "migration"], 1: ["citadel"]},
    )
    u.play("bard").react("cove")
    assert u.state.aside == "migration"
    assert u.events("takes-aside") == []


def test_cove_without_any_card_to_exchange() -> None:
    """I-9.7: nothing aside and no Action card in hand: it is played for nothing."""
    t = table(clans={"plains": {0: 1, 1: 1}}, hands={0: ["bard", "cove"], 1: ["citadel"]})
    t.play("bard").react("cove").expect_asked(1, "season-turn")
    assert t.state.aside == ""
    assert played(t) == ["cove"]


# -- Forest ----------------------------------------------------------------------------------------


def test_forest_draws_after_an_epic_tale() -> None:
    """I-10.10: after you played an Epic Tale as a Season card."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["stone_of_fal", "forest"], 1: ["citadel"]},
        epic_deck=["eriu"],
    )
    t.play("stone_of_fal").expect_asked(0, "react").react("forest")
    assert t.hand(0) == ["eriu"]
    assert t.state.epic_discard == ["stone_of_fal"]
    assert played(t) == ["forest"]


def test_forest_follows_a_cancelled_epic_tale() -> None:
    """I-9.8: cancelled is still played."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["stone_of_fal", "forest"], 1: ["the_dagda", "citadel"]},
    )
    t.play("stone_of_fal").react("the_dagda", by=1).expect_asked(0, "react").react("forest")
    assert len(t.hand(0)) == 1


def test_forest_follows_an_epic_tale_maneuver() -> None:
    """I-10.10: in any mode, also inside a clash."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={0: ["ogmas_eloquence", "forest"], 1: ["citadel"]},
        clash=clash_in("plains", 0),
        epic_deck=["eriu"],
    )
    t.choose("refuse").play("ogmas_eloquence", "triskel").expect_asked(0, "react").react("forest")
    assert t.hand(0) == ["eriu"]
    t.expect_asked(1, "season-turn")


def test_forest_does_not_follow_other_cards_or_players() -> None:
    """I-10.5: only your own Epic Tale; not an Action card, not an opponent's tale."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["bard", "citadel", "forest"], 1: ["stone_of_fal", "festival"], 2: ["migration"]},
    )
    t.play("bard").expect_asked(1, "season-turn").play("stone_of_fal")
    t.expect_asked(2, "place-clan")


def test_forest_is_barred_after_lugs_spear() -> None:
    """I-10.7: the Spear shuts out the reactions to itself."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={0: ["warlord", "lugs_spear", "forest"], 1: ["citadel"]},
    )
    t.play("warlord").react("lugs_spear").expect_asked(0, "end-clash")


# -- Gates of Tir Na Nog ---------------------------------------------------------------------------


def gates(hand: list[str]) -> Table:
    """Seat 1 flips the direction with The Morrigan; seat 0 is in the Gates with that hand."""
    t = table(
        clans={"gates_of_tir_na_nog": {0: 2}, "plains": {1: 1}, "cove": {2: 1}},
        hands={0: ["bard", *hand], 1: ["the_morrigan", "citadel"]},
        epic_deck=["eriu", "lugs_spear", "balors_eye"],
        turn=1,
    )
    return t.play("the_morrigan").choose("flip")


def test_gates_card_draws_one_more_for_the_gates_effect() -> None:
    """I-14.1: two drawn, one kept, the other discarded."""
    t = gates(["gates_of_tir_na_nog"])
    t.expect_asked(0, "react", "gates_effect_draw", 0, 1).react("gates_of_tir_na_nog")
    t.expect_asked(0, "keep-epic").offers_just(("keep", "eriu"), ("keep", "lugs_spear"))
    t.choose("keep", "eriu")
    assert t.hand(0) == ["bard", "eriu"]
    assert t.state.epic_discard == ["lugs_spear", "the_morrigan"]
    assert t.clans("gates_of_tir_na_nog") == [1, 0, 0]


def test_gates_card_with_the_meadows() -> None:
    """I-14.1: three cards drawn, one kept."""
    t = gates(["gates_of_tir_na_nog", "meadows"])
    t.react("meadows", by=0).react("gates_of_tir_na_nog", by=0).expect_asked(0, "keep-epic")
    t.offers_just(("keep", "eriu"), ("keep", "lugs_spear"), ("keep", "balors_eye"))
    t.choose("keep", "balors_eye")
    assert t.hand(0) == ["balors_eye", "bard"]
    assert t.state.epic_discard == ["eriu", "lugs_spear", "the_morrigan"]


def test_gates_card_is_for_the_gates_effect_only() -> None:
    """I-10.5: another draw does not open its window."""
    t = table(
        clans={"gates_of_tir_na_nog": {0: 2}, "plains": {1: 1}},
        hands={0: ["bard", "gates_of_tir_na_nog"], 1: ["citadel"]},
    )
    t.play("bard").expect_asked(1, "season-turn")


# -- Highlands -------------------------------------------------------------------------------------


def highlands(
    where: str = "highlands", timing: str = "clash_start", festival: str | None = None
) -> Table:
    """Seat 0 starts a clash there with seat 1; seat 2, not present, holds the Highlands."""
    t = table(
        clans={where: {0: 2, 1: 2}, "valley": {2: 1}},
        citadels={where: 1},
        hands={0: ["warlord"], 1: ["citadel"], 2: ["highlands"]},
        options={"highlands_timing": timing},
        festival=festival,
    )
    return t.play("warlord")


def test_highlands_name_the_instigator_at_the_start_of_the_clash() -> None:
    """I-12.5, I-18.10: before the Citadels step; the new instigator may not use Citadels."""
    t = highlands()
    t.expect_asked(2, "react", "clash_start", 0, "highlands").react("highlands")
    t.expect_asked(2, "name-instigator").offers_just(("player", 0), ("player", 1))
    t.choose("player", 1).expect_asked(0, "shelter").choose("stay-exposed")
    t.expect_asked(1, "end-clash").choose("refuse")  # the new instigator maneuvers first
    assert t.events("becomes-instigator") == [[1, "highlands"]]
    assert t.events("attacks") == [[1, 0, "highlands"]]


def test_highlands_are_refused_elsewhere_by_the_rule_of_their_window() -> None:
    """I-10.5, I-12.5: at the season turn the refusal names the window of the clash's start."""
    t = table(clans={"plains": {0: 1, 1: 1}}, hands={0: ["highlands", "citadel"], 1: ["bard"]})
    t.refuses("play", "highlands", "triskel", rule="I-12.5")


def test_highlands_at_the_start_of_the_resolution() -> None:
    """I-18.10, flag highlands_timing: after the Citadels step, among those with exposed clans."""
    t = highlands(timing="resolution_start")
    t.expect_asked(1, "shelter").choose("shelter")
    t.expect_asked(2, "react", "resolution_start", 0, "highlands").react("highlands")
    t.offers_just(("player", 0), ("player", 1)).choose("player", 1)
    t.expect_asked(1, "end-clash")
    assert t.state.clash is not None
    assert t.state.clash.sheltered == [0, 1, 0]
    assert t.state.clash.instigator == 1


def test_highlands_at_the_resolution_pass_over_sheltered_players() -> None:
    """I-18.10: a player with sheltered clans alone can't be named then."""
    t = table(
        clans={"highlands": {0: 2, 1: 1, 2: 1}},
        citadels={"highlands": 1},
        hands={0: ["warlord"], 1: ["citadel"], 2: ["highlands"]},
        options={"highlands_timing": "resolution_start"},
    )
    t.play("warlord").choose("shelter", by=1).react("highlands", by=2)
    t.offers_just(("player", 0), ("player", 2))


def test_highlands_by_default_do_not_answer_the_resolution() -> None:
    """I-18.10: the English timing is the start of the clash only."""
    t = highlands()
    t.decline(by=2).choose("stay-exposed", by=1).expect_asked(0, "end-clash")


def test_highlands_do_not_answer_a_clash_elsewhere() -> None:
    """I-10.5: the clash must start in the Highlands."""
    t = highlands(where="plains")
    t.expect_asked(1, "shelter")


def test_highlands_do_not_change_who_pays_the_festival_toll() -> None:
    """I-12.5, I-13.2: the toll was paid by who was instigator when the clash began."""
    t = highlands(festival="highlands")
    assert t.clans("highlands") == [1, 2, 0]
    t.react("highlands", by=2).choose("player", 1)
    assert t.clans("highlands") == [1, 2, 0]
    assert t.events("removes") == [[0, "highlands"]]


# -- Hills -----------------------------------------------------------------------------------------


def hills(attacker: list[str], target: list[str], where: str = "hills") -> Table:
    """Four players; seat 0 attacks seat 1 in a clash there."""
    t = table(
        seats=4,
        clans={where: {0: 2, 1: 2}, "valley": {2: 1, 3: 1}},
        hands={0: attacker, 1: target},
        clash=clash_in(where, 0),
    )
    return t.attack(1)


def test_hills_foil_the_attack() -> None:
    """I-12.15: neither clan nor card is lost; the maneuver is spent."""
    t = hills([], ["hills", "citadel"])
    t.expect_asked(1, "react", "when_you_are_attacked", 0, 1).react("hills")
    t.expect_asked(1, "end-clash")  # his turn now
    assert t.clans("hills") == [2, 2, 0, 0]
    assert t.hand(1) == ["citadel"]
    assert t.events("attack-ignored") == [[0, 1]]
    assert played(t) == ["hills"]


def test_hills_beat_the_iron_mine() -> None:
    """I-12.15: also when the Iron Mine was played on the same attack."""
    t = hills(["iron_mine"], ["hills", "citadel"])
    t.expect_asked(0, "react").react("iron_mine").expect_asked(1, "react").react("hills")
    t.expect_asked(1, "end-clash")
    assert t.clans("hills") == [2, 2, 0, 0]
    assert t.hand(1) == ["citadel"]


def test_hills_beat_dagdas_club() -> None:
    """I-12.15: the attacker has nothing left to decide."""
    t = hills(["dagdas_club"], ["hills", "citadel"])
    t.expect_asked(0, "react").react("dagdas_club", "decide").react("hills", by=1)
    t.expect_asked(1, "end-clash")
    assert t.clans("hills") == [2, 2, 0, 0]
    assert t.hand(1) == ["citadel"]


def test_nothing_answers_an_attack_that_the_hills_foiled() -> None:
    """I-10.3: conditions are checked again; Iron Mine has no attack to add to."""
    t = hills(["iron_mine"], ["hills", "citadel"])
    t.decline(by=0).react("hills", by=1).expect_asked(1, "end-clash")
    assert t.hand(0) == ["iron_mine"]


def test_hills_serve_only_in_the_hills() -> None:
    """I-10.5: the clash must take place in the Hills."""
    t = hills([], ["hills", "citadel"], where="plains")
    t.expect_asked(1, "attack-response")


def test_hills_serve_only_the_attacked_player() -> None:
    """I-10.5: neither the attacker nor a third player can use the card."""
    t = hills(["hills"], ["citadel"])
    t.expect_asked(1, "attack-response")


@pytest.mark.parametrize("counts", [True, False])
def test_a_foiled_attack_was_performed(counts: bool) -> None:
    """I-12.15, flag ignored_attack_counts_as_performed: Streng's Resolve may follow it."""
    t = table(
        seats=4,
        clans={"hills": {0: 2, 1: 2}, "valley": {2: 1, 3: 1}},
        hands={0: ["strengs_resolve"], 1: ["hills", "citadel"]},
        clash=clash_in("hills", 0),
        options={"ignored_attack_counts_as_performed": counts},
    )
    t.attack(1).react("hills", by=1)
    assert (t.seat, t.prompt) == ((0, "react") if counts else (1, "end-clash"))


# -- Iron Mine -------------------------------------------------------------------------------------


def iron_mine(attacker: list[str], target: list[str]) -> Table:
    """Seat 0 attacks seat 1 in the Plains and plays the Iron Mine."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={0: ["iron_mine", *attacker], 1: target},
        clash=clash_in("plains", 0),
    )
    return t.attack(1).expect_asked(0, "react", "when_you_attack", 0, 1).react("iron_mine")


def test_iron_mine_costs_a_clan_and_a_card() -> None:
    """I-12.15: in any territory; the target chooses only which Action card."""
    t = iron_mine([], ["citadel", "bard", "eriu"])
    t.expect_asked(1, "discard-action").offers_just(("discard", "citadel"), ("discard", "bard"))
    t.choose("discard", "bard").expect_asked(1, "end-clash")
    assert t.clans("plains") == [2, 1, 0]
    assert t.hand(1) == ["citadel", "eriu"]
    assert played(t) == ["iron_mine"]


def test_iron_mine_on_a_player_without_action_cards() -> None:
    """I-9.7: he only removes a clan."""
    t = iron_mine([], ["eriu"])
    t.expect_asked(1, "end-clash")
    assert t.clans("plains") == [2, 1, 0]
    assert t.hand(1) == ["eriu"]


def test_iron_mine_beats_dagdas_club() -> None:
    """I-12.15: with both on one attack nothing is left to choose."""
    t = iron_mine(["dagdas_club"], ["citadel", "bard"])
    t.expect_asked(0, "react").react("dagdas_club", "decide")
    t.expect_asked(1, "discard-action").choose("discard", "bard")
    assert t.clans("plains") == [2, 1, 0]


def test_iron_mines_removal_lets_the_bard_gain_a_deed() -> None:
    """I-12.14: the attack removed an opposing clan."""
    t = iron_mine(["bard"], ["citadel"])
    t.expect_asked(0, "react").react("bard")
    assert t.state.deeds[0] == 1


def test_iron_mine_against_a_saved_clan_still_costs_a_card() -> None:
    """I-11.6: Dagda's Club saves the clan alone."""
    t = iron_mine([], ["citadel", "dagdas_club"])
    t.expect_asked(1, "react", "own_clan_would_be_removed").react("dagdas_club", "save")
    assert t.clans("plains") == [2, 2, 0]
    assert t.hand(1) == []


def test_iron_mine_is_for_the_attacker() -> None:
    """I-10.5: the attacked player can't use it."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={1: ["iron_mine", "citadel"]},
        clash=clash_in("plains", 0),
    )
    t.attack(1).expect_asked(1, "attack-response")
