"""Epic Tale cards, D to E, each in each mode, clause by clause."""

from collections.abc import Callable

import pytest

from crannog.games.inis.facts import EPIC
from crannog.games.inis.zones import DECK, DISCARD, PLAY, SPENT
from tests.inis.epic_tales import HOME, HOME_4, IDLE, done, fight, hands
from tests.inis.table import Table, rng_tossing, rules_of, table

# -- The Dagda ---------------------------------------------------------------------------------


def test_the_dagda_cancels_and_reshuffles():
    """The Dagda, I-17.2: the cancelled Epic Tale and the pile go with it into the deck."""
    t = table(
        clans=HOME,
        hands=hands(["children_of_dana"], [], ["the_dagda"]),
        epic_discard=["eriu", "balors_eye"],
    )
    t.play("children_of_dana").choose("territory", "valley").react("the_dagda")
    assert t.clans("valley") == [0, 0, 0]
    assert t.state.epic_discard == []
    assert len(t.state.epic_deck) == 30
    assert t.events("reshuffles") == [[30]]
    assert rules_of(t, "reshuffles") == ["I-17.2"]
    t.expect_asked(1, "season-turn")


def test_the_dagda_answers_ones_own_card():
    """The Dagda: any player's card, one's own included."""
    t = table(clans=HOME, hands=hands(["stone_of_fal", "the_dagda"])).play("stone_of_fal")
    t.expect_asked(0, "react", "any_epic_or_advantage_played", 0, "stone_of_fal").react("the_dagda")
    assert t.clans("valley") == [0, 0, 0]


def test_the_dagda_answers_triskels():
    """The Dagda: an Epic Tale played as a reaction; here the Club no longer saves the clan."""
    t = table(
        clans={"valley": {1: 2}, "cove": {0: 1, 2: 1}},
        hands=hands(["balors_eye", "the_dagda"], ["dagdas_club"]),
    )
    t.play("balors_eye").choose("remove-from", "valley", 1).decline()
    t.react("dagdas_club", "save").expect_asked(0, "react").react("the_dagda")
    assert t.clans("valley") == [0, 1, 0]


def test_the_dagda_on_an_advantage_card():
    """The Dagda: the Advantage card is face down; only Epic Tales are shuffled."""
    t = table(clans=HOME, hands=hands(["swamp"], ["the_dagda"])).play("swamp").react("the_dagda")
    assert t.state.at["swamp"] == SPENT
    assert t.state.at["the_dagda"] == DECK
    assert set(t.state.epic_deck) == set(EPIC)
    t.expect_asked(1, "season-turn")


def test_the_dagda_does_not_answer_tile_effects():
    """The Dagda, I-14.5: the Gates' effect is no card."""
    t = table(
        clans={**HOME, "gates_of_tir_na_nog": {0: 2, 1: 2}},
        hands={2: ["the_dagda"]},
        phase="assembly",
        rng=rng_tossing(False),
    )
    assert t.clans("gates_of_tir_na_nog") == [1, 1, 0]
    assert t.state.phase == "draft"
    assert t.hand(2) == ["the_dagda"]


def gift_of_the_dagda() -> Table:
    """Seat 1 cancels seat 0's Stone of Fal and gives The Dagda on with Master Craftsman."""
    t = table(
        4,
        clans={**HOME_4, "stone_circle": {0: 1}},
        hands=hands(["stone_of_fal", "stone_circle"], ["the_dagda", "master_craftsman"], [], []),
    )
    t.play("stone_of_fal").react("the_dagda")
    t.expect_asked(1, "react", "before_epic_tale_discard", 1, "the_dagda")
    return t.react("master_craftsman").expect_asked(1, "give-epic").choose("player", 3)


def test_the_dagda_given_on_is_not_discarded():
    """The Dagda: passed on with Master Craftsman there is no reshuffle."""
    t = gift_of_the_dagda()
    assert "the_dagda" in t.hand(3)
    assert t.state.deeds == [0, 1, 0, 0]
    assert t.state.epic_discard == ["stone_of_fal"]
    assert t.events("reshuffles") == []


def test_stone_circle_fetches_what_a_given_dagda_cancelled():
    """The Dagda: the cancelled Epic Tale then lies in the pile, and Stone Circle may fetch it."""
    t = gift_of_the_dagda()
    t.expect_asked(0, "react").react("stone_circle").choose("pay", 0)
    t.expect_asked(3, "react", "any_epic_or_advantage_played", 0, "stone_circle").decline()
    assert "stone_of_fal" in t.hand(0)
    assert t.clans("stone_circle") == [0, 0, 0, 0]


def test_stone_circle_cannot_fetch_a_shuffled_card():
    """The Dagda: the cancelled Epic Tale is shuffled away with it."""
    t = table(
        clans={**HOME, "stone_circle": {0: 1}},
        hands=hands(["stone_of_fal", "stone_circle"], ["the_dagda"]),
    )
    t.play("stone_of_fal").react("the_dagda")
    t.expect_asked(1, "season-turn")


def discarded_by_master_craftsman() -> Table:
    """Master Craftsman's Season mode discards The Dagda."""
    t = table(
        4,
        clans=HOME_4,
        hands=hands(["master_craftsman", "the_dagda"], [], [], []),
        epic_discard=["eriu"],
    )
    return t.play("master_craftsman").choose("discard", "the_dagda")


def discarded_by_deirdre() -> Table:
    """Deirdre's Beauty reveals The Dagda and does not take it."""
    t = table(
        clans=HOME,
        hands=hands(["deirdres_beauty"], ["the_dagda"], ["balors_eye"]),
        epic_discard=["eriu"],
    )
    return t.play("deirdres_beauty").decline().choose("take", "balors_eye")


def discarded_by_tuan() -> Table:
    """Tuan's Memory draws The Dagda and keeps another."""
    t = table(
        clans=HOME,
        hands=hands(["tuans_memory"]),
        epic_deck=["the_dagda", "balors_eye", "oengus_ploy"],
        epic_discard=["eriu"],
    )
    return t.play("tuans_memory").choose("keep", "balors_eye")


def discarded_by_meadows() -> Table:
    """Meadows keeps the second card of a draw."""
    t = table(
        clans=HOME,
        hands=hands(["bard", "meadows"]),
        epic_deck=["the_dagda", "balors_eye"],
        epic_discard=["eriu"],
    )
    return t.play("bard").react("meadows").choose("keep", "balors_eye")


def discarded_by_misty_lands() -> Table:
    """Misty Lands keep the second card of a draw."""
    t = table(
        clans=HOME,
        hands=hands(["misty_lands", "bard"]),
        epic_deck=["the_dagda", "balors_eye"],
        epic_discard=["eriu"],
    )
    t.play("misty_lands").choose("discard", "bard").choose("discard", "citadel")
    return t.choose("keep", "balors_eye")


def discarded_by_the_gates() -> Table:
    """The Gates' Advantage card keeps the second card of a draw."""
    t = table(
        clans={**HOME, "gates_of_tir_na_nog": {0: 2}},
        hands={0: ["the_morrigan", "gates_of_tir_na_nog"]},
        epic_deck=["the_dagda", "balors_eye"],
        epic_discard=["eriu"],
    )
    t.play("the_morrigan").choose("flip").react("gates_of_tir_na_nog")
    return t.choose("keep", "balors_eye")


@pytest.mark.parametrize(
    "discarded",
    [
        discarded_by_master_craftsman,
        discarded_by_deirdre,
        discarded_by_tuan,
        discarded_by_meadows,
        discarded_by_misty_lands,
        discarded_by_the_gates,
    ],
)
def test_the_dagda_reshuffles_whenever_it_is_discarded(discarded: Callable[[], Table]):
    """The Dagda, I-17.2: for any reason; the pile and what is discarded with it go along."""
    t = discarded()
    assert len(t.events("reshuffles")) == 1
    assert t.state.at["eriu"] != DISCARD
    assert t.state.at["the_dagda"] != DISCARD
    assert "eriu" not in t.state.epic_discard


def test_the_card_that_discards_the_dagda_stays_out():
    """I-17.2: Tuan's Memory is still being played and goes onto the new, empty pile."""
    t = discarded_by_tuan()
    assert t.state.epic_discard == ["tuans_memory"]
    assert {"the_dagda", "eriu", "oengus_ploy"} <= set(t.state.epic_deck)
    assert "balors_eye" in t.hand(0)


# -- Dagda's Cauldron --------------------------------------------------------------------------


def cauldron(lose_first: int) -> Table:
    """Seats 0 and 1, with 5 clans each, attack in turn until seat 1 plays the Cauldron."""
    t = fight(
        clans={"cove": {0: 5, 1: 5}, "valley": {2: 1}},
        hands=hands([], ["dagdas_cauldron"], fill=IDLE),
    )
    for _ in range(lose_first):
        t.choose("refuse").expect_asked(1, "react", "own_clan_removed").decline()
        t.choose("refuse")
    t.choose("refuse").expect_asked(1, "react", "own_clan_removed", rule="I-11.5")
    return t.offers(("play", "dagdas_cauldron", "triskel")).react("dagdas_cauldron")


def test_cauldron_collects_earlier_and_present_removals():
    """Dagda's Cauldron: what was removed earlier in this clash, and the clan of now."""
    t = cauldron(1)
    assert t.events("cauldron") == [[1, 2]]
    assert t.state.clash is not None
    assert t.state.clash.cauldron_clans == ["cove", "cove"]
    assert t.clans("cove") == [4, 3, 0]
    assert t.state.reserve[1] == 7  # 12 - 3 on the map - 2 on the card
    assert t.state.at["dagdas_cauldron"] == PLAY


def test_cauldron_collects_later_removals():
    """Dagda's Cauldron: later ones too; they never reach the reserve."""
    t = cauldron(0)
    t.choose("refuse")  # seat 1 attacks seat 0
    t.choose("refuse")  # seat 0 attacks seat 1
    assert t.state.clash is not None
    assert t.state.clash.cauldron_clans == ["cove", "cove"]
    assert t.state.reserve[1] == 7


def test_cauldron_returns_up_to_three():
    """Dagda's Cauldron: at the end at most 3 come back, the rest goes to the reserve."""
    t = cauldron(1)
    for _ in range(2):
        t.choose("refuse").choose("refuse")
    assert t.clans("cove") == [2, 1, 0]
    assert t.state.clash is not None
    assert len(t.state.clash.cauldron_clans) == 4
    t.choose("agree").choose("agree")
    t.expect_asked(1, "cauldron-return", "dagdas_cauldron", 3, rule="I-12.19")
    for _ in range(3):
        t.offers_just(("territory", "cove"), ("done",)).choose("territory", "cove")
    assert t.clans("cove") == [2, 4, 0]
    assert t.state.reserve[1] == 8
    assert t.state.at["dagdas_cauldron"] == DISCARD
    assert t.state.clash is None


def test_cauldron_may_return_fewer():
    """Dagda's Cauldron: 0 to 3; those not returned go to the reserve."""
    t = cauldron(1)
    t.choose("agree").choose("agree").expect_asked(1, "cauldron-return").choose("territory", "cove")
    t.choose("done")
    assert t.clans("cove") == [4, 4, 0]
    assert t.state.reserve[1] == 8
    done(t, "dagdas_cauldron")


def test_cauldron_counts_only_what_is_still_in_reserve():
    """Dagda's Cauldron: earlier removed clans that were placed again are not taken back."""
    t = fight(
        clans={"cove": {0: 3, 1: 4}, "valley": {1: 8, 2: 1}},
        hands=hands([], ["dagdas_cauldron", "warlord"], fill=IDLE),
    )
    t.choose("refuse").choose("remove-clan").expect_asked(1, "react").decline()
    t.expect_asked(1, "react", "after_any_maneuver").react("warlord").choose("player", 0)
    assert t.clans("cove") == [3, 4, 0]
    assert t.state.reserve[1] == 0
    t.choose("refuse").expect_asked(1, "react").react("dagdas_cauldron")
    assert t.events("cauldron") == [[1, 1]]
    assert t.state.reserve[1] == 0


def test_cauldron_of_a_player_without_clans():
    """Dagda's Cauldron: his only clan is removed; he is out of the maneuvers but gets it back."""
    t = fight(
        clans={"cove": {0: 2, 1: 1, 2: 2}, "valley": {1: 1}},
        hands=hands([], ["dagdas_cauldron"], fill=IDLE),
    )
    t.choose("refuse").choose("attack", 1).react("dagdas_cauldron")
    t.expect_asked(2, "end-clash").choose("agree").choose("agree")
    t.expect_asked(1, "cauldron-return").choose("territory", "cove")
    assert t.clans("cove") == [2, 1, 2]
    assert t.events("clash-starts") == []
    done(t, "dagdas_cauldron")


def test_cauldron_and_diarmuid():
    """Dagda's Cauldron: a removal rescued by Diarmuid and Grainne puts nothing on the card."""
    t = fight(
        clans={"cove": {0: 3, 1: 4}, "valley": {1: 1, 2: 1}},
        hands=hands([], ["dagdas_cauldron", "diarmuid_and_grainne"], fill=IDLE),
    )
    t.choose("refuse").react("dagdas_cauldron")
    t.expect_asked(1, "react").react("diarmuid_and_grainne")
    assert t.clans("valley") == [0, 2, 1]
    assert t.state.clash is not None
    assert t.state.clash.cauldron_clans == []


def test_cauldron_after_a_rescue():
    """I-11.6: a clan that Diarmuid rescued was removed, so the Cauldron's condition is met."""
    t = fight(
        clans={"cove": {0: 3, 1: 4}, "valley": {1: 1, 2: 1}},
        hands=hands([], ["dagdas_cauldron", "diarmuid_and_grainne"], fill=IDLE),
    )
    t.choose("refuse").expect_asked(1, "react").decline().choose("refuse").choose("refuse")
    t.expect_asked(1, "react").react("diarmuid_and_grainne")
    t.expect_asked(1, "react").react("dagdas_cauldron")
    assert t.state.clash is not None
    assert t.state.clash.cauldron_clans == ["cove"]  # the first one; the second was rescued
    assert t.clans("valley") == [0, 2, 1]


def test_cauldron_needs_a_clash():
    """Dagda's Cauldron: a removal outside clashes does not meet its condition."""
    t = table(clans={"cove": {0: 1, 1: 2, 2: 1}}, hands=hands(["balors_eye"], ["dagdas_cauldron"]))
    t.play("balors_eye").choose("remove-from", "cove", 1).expect_asked(1, "season-turn")


def test_forest_follows_the_cauldrons_discard():
    """I-10.10: "after you play an Epic Tale" opens when the Cauldron is discarded."""
    t = fight(
        clans={"cove": {0: 3, 1: 4}, "valley": {2: 1}},
        hands=hands([], ["dagdas_cauldron", "forest"], fill=IDLE),
    )
    t.choose("refuse").react("dagdas_cauldron").expect_asked(1, "end-clash").choose("agree")
    t.choose("agree").choose("done")
    t.expect_asked(1, "react", "after_you_play_epic_tale", 1, "dagdas_cauldron")
    t.offers_just(("play", "forest", "triskel"), ("decline",))
    assert t.state.at["dagdas_cauldron"] == DISCARD


# -- Dagda's Club ------------------------------------------------------------------------------


def test_club_saves_a_clan_in_a_clash():
    """Dagda's Club: the clan about to be removed stays where it is."""
    t = fight(clans={"cove": {0: 2, 1: 1, 2: 2}}, hands=hands([], ["dagdas_club"], fill=IDLE))
    t.choose("refuse").choose("attack", 1)
    t.expect_asked(1, "react", "own_clan_would_be_removed", 1, "cove").react("dagdas_club", "save")
    assert t.clans("cove") == [2, 1, 2]
    assert t.events("clan-saved") == [[1, "cove"]]
    assert t.state.at["dagdas_club"] == DISCARD


def test_club_saves_a_clan_outside_a_clash():
    """Dagda's Club: against whatever effect."""
    t = table(clans={"cove": {0: 1, 1: 2, 2: 1}}, hands=hands(["balors_eye"], ["dagdas_club"]))
    t.play("balors_eye").choose("remove-from", "cove", 1).react("dagdas_club", "save")
    assert t.clans("cove") == [1, 2, 1]
    t.expect_asked(1, "season-turn")


def test_club_covers_one_clan():
    """Dagda's Club: of two removals by one effect the other takes place."""
    t = fight(
        clans={"cove": {0: 1, 1: 3}, "valley": {2: 1}},
        hands=hands(["tale_of_cuchulain"], ["dagdas_club"], fill=IDLE),
    )
    t.choose("refuse").play("tale_of_cuchulain", "triskel").choose("remove", 1).choose("remove", 1)
    t.react("dagdas_club", "save")
    assert t.clans("cove") == [1, 2, 0]


@pytest.mark.parametrize(
    ("decision", "clans"), [("remove-clan", [2, 1, 2]), ("discard-card", [2, 2, 2])]
)
def test_club_decides_the_attack(decision: str, clans: list[int]):
    """Dagda's Club: the attacker chooses the loss; the target picks which card."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 2}},
        hands=hands(["dagdas_club"], ["bard", "geis"], fill=IDLE),
    )
    t.choose("refuse").choose("attack", 1)
    t.expect_asked(0, "react", "when_you_attack", 0, 1, rule="I-12.14").react(
        "dagdas_club", "decide"
    )
    t.expect_asked(0, "club-decision", 1).offers_just(("discard-card",), ("remove-clan",))
    t.choose(decision)
    if decision == "discard-card":
        t.expect_asked(1, "discard-action").offers_just(("discard", "bard"), ("discard", "geis"))
        t.choose("discard", "geis")
        assert t.state.hand_of(1, "action") == ["bard"]
    assert t.clans("cove") == clans
    t.expect_asked(1, "end-clash")


def test_club_against_a_target_without_action_cards():
    """Dagda's Club: without an Action card it is the removal."""
    t = fight(clans={"cove": {0: 2, 1: 2, 2: 2}}, hands=hands(["dagdas_club"], fill=IDLE))
    t.choose("refuse").choose("attack", 1).react("dagdas_club", "decide")
    assert t.clans("cove") == [2, 1, 2]


def test_club_on_a_price_pays_nothing():
    """Dagda's Club: a clan offered to Stone Circle and saved buys nothing."""
    t = table(
        clans={**HOME, "stone_circle": {0: 1}},
        hands=hands(["stone_of_fal", "stone_circle", "dagdas_club"]),
    )
    t.play("stone_of_fal").react("stone_circle").choose("pay", 0).react("dagdas_club", "save")
    assert t.clans("stone_circle") == [1, 0, 0]
    assert t.state.at["stone_of_fal"] == DISCARD


# -- Dagda's Harp ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "placed"),
    [
        (["balors_eye"], 1),
        (["balors_eye", "the_dagda", "lugs_spear"], 3),
        (["balors_eye", "the_dagda", "lugs_spear", "ogmas_eloquence"], 3),
    ],
)
def test_dagdas_harp(others: list[str], placed: int):
    """Dagda's Harp: a clan for each other Epic Tale in hand, at most 3, where present."""
    t = table(
        clans={"valley": {0: 1}, "cove": {0: 1, 1: 1, 2: 1}, "plains": {1: 1}},
        hands=hands(["dagdas_harp", *others]),
    ).play("dagdas_harp")
    for left in range(placed, 0, -1):
        t.expect_asked(0, "place-clan", "dagdas_harp", left)
        t.offers_just(("territory", "valley"), ("territory", "cove"))
        t.choose("territory", "cove" if left == 1 else "valley")
    t.skip_reactions()
    assert t.clans("cove") == [2, 1, 1]
    assert t.clans("valley") == [placed, 0, 0]
    done(t, "dagdas_harp")


def test_dagdas_harp_alone():
    """Dagda's Harp: no other Epic Tale: no effect; Action and Advantage cards do not count."""
    t = table(clans=HOME, hands=hands(["dagdas_harp", "bard", "swamp"])).play("dagdas_harp")
    assert t.clans("cove") == [1, 1, 1]
    done(t, "dagdas_harp")


def test_dagdas_harp_is_limited_by_the_reserve():
    """Dagda's Harp: as far as the reserve allows."""
    t = table(
        clans={"cove": {0: 11, 1: 1, 2: 1}},
        hands=hands(["dagdas_harp", "balors_eye", "eriu", "tuans_memory"]),
    ).play("dagdas_harp")
    assert t.clans("cove") == [12, 1, 1]


# -- Deirdre's Beauty --------------------------------------------------------------------------


def test_deirdres_beauty():
    """Deirdre's Beauty: take one of the cards revealed, the others are discarded; lose a clan."""
    t = table(
        4,
        clans={"valley": {0: 2}, "cove": {0: 1, 1: 1, 2: 1, 3: 1}},
        hands=hands(["deirdres_beauty"], ["eriu"], [], ["balors_eye"]),
    ).play("deirdres_beauty")
    assert t.events("reveals-epic") == [[1, "eriu"], [3, "balors_eye"]]
    t.expect_asked(0, "deirdre-take").offers_just(("take", "eriu"), ("take", "balors_eye"))
    t.choose("take", "eriu")
    assert "eriu" in t.hand(0)
    assert t.state.at["balors_eye"] == DISCARD
    t.expect_asked(0, "lose-clan").offers_just(("territory", "valley"), ("territory", "cove"))
    t.choose("territory", "valley")
    assert t.clans("valley") == [1, 0, 0, 0]
    done(t, "deirdres_beauty")


def test_deirdres_beauty_reveals_at_random():
    """Deirdre's Beauty: one card of each opponent, by chance."""
    revealed = set()
    for seed in range(12):
        t = table(
            clans=HOME,
            hands=hands(["deirdres_beauty"], ["eriu", "balors_eye", "lugs_spear"]),
            rng=seed,
        ).play("deirdres_beauty")
        (event,) = t.events("reveals-epic")
        revealed.add(event[1])
        assert event[1] in t.hand(0)
        assert len(t.state.hand_of(1, "epic")) == 2
    assert revealed == {"eriu", "balors_eye", "lugs_spear"}


def test_deirdres_beauty_with_nothing_to_reveal():
    """Deirdre's Beauty: nobody holds an Epic Tale: you still remove a clan."""
    t = table(clans={"valley": {0: 2}, "cove": {1: 1, 2: 1}}, hands=hands(["deirdres_beauty"]))
    t.play("deirdres_beauty")
    assert t.clans("valley") == [1, 0, 0]
    done(t, "deirdres_beauty")


def test_deirdres_loss_can_be_answered():
    """Deirdre's Beauty: one's own Dagda's Club saves the clan."""
    t = table(
        clans={"valley": {0: 2}, "cove": {1: 1, 2: 1}},
        hands=hands(["deirdres_beauty", "dagdas_club"]),
    )
    t.play("deirdres_beauty").expect_asked(0, "react").react("dagdas_club", "save")
    assert t.clans("valley") == [2, 0, 0]


def test_deirdre_is_cancelled_before_the_reveal():
    """I-9.5: what chance reveals comes after the cancel window."""
    t = table(clans=HOME, hands=hands(["deirdres_beauty"], ["the_dagda", "eriu"]))
    t.play("deirdres_beauty").react("the_dagda")
    assert t.events("reveals-epic") == []
    assert "eriu" in t.hand(1)
    assert t.clans("cove") == [1, 1, 1]


# -- Diarmuid and Grainne ----------------------------------------------------------------------


def test_diarmuid_rescues_to_another_territory():
    """Diarmuid and Grainne: where you are present, but not where it was removed; no clash."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 1}, "valley": {1: 1, 2: 1}, "plains": {1: 1}},
        hands=hands([], ["diarmuid_and_grainne"], fill=IDLE),
    )
    t.choose("refuse").choose("attack", 1).react("diarmuid_and_grainne")
    t.expect_asked(1, "diarmuid-to").offers_just(("territory", "valley"), ("territory", "plains"))
    t.choose("territory", "valley")
    assert (t.clans("cove"), t.clans("valley")) == ([2, 1, 1], [0, 2, 1])
    assert t.events("clash-starts") == []
    assert t.state.reserve[1] == 8


def test_diarmuid_outside_a_clash():
    """Diarmuid and Grainne: any removal; placing pays no toll in the Mountains."""
    t = table(
        clans={"cove": {0: 1, 1: 2, 2: 1}, "mountains": {1: 1}},
        hands=hands(["balors_eye"], ["diarmuid_and_grainne"]),
    )
    t.play("balors_eye").choose("remove-from", "cove", 1).react("diarmuid_and_grainne")
    assert t.clans("mountains") == [0, 2, 0]
    t.expect_asked(1, "season-turn")


def test_diarmuid_with_nowhere_to_go():
    """Diarmuid and Grainne: present nowhere else: the clan stays in the reserve."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 1}}, hands=hands([], ["diarmuid_and_grainne"], fill=IDLE)
    )
    t.choose("refuse").choose("attack", 1).react("diarmuid_and_grainne")
    assert t.clans("cove") == [2, 1, 1]
    assert t.state.reserve[1] == 11
    assert t.state.at["diarmuid_and_grainne"] == DISCARD


# -- Eriu --------------------------------------------------------------------------------------


def test_eriu():
    """Eriu: one clan in each of up to three territories with a Sanctuary where present."""
    t = table(
        clans={
            "valley": {0: 1},
            "cove": {0: 1, 1: 1, 2: 1},
            "plains": {0: 1},
            "moor": {0: 1},
            "swamp": {0: 1},
            "hills": {1: 1},
        },
        sanctuaries={"valley": 3, "cove": 1, "plains": 1, "moor": 1, "hills": 1},
        hands=hands(["eriu"]),
    ).play("eriu")
    t.offers_just(
        *(("territory", tile) for tile in ("valley", "cove", "plains", "moor")), ("done",)
    )
    t.choose("territory", "valley")
    t.refuses("territory", "valley")  # one clan each, whatever the number of Sanctuaries
    t.choose("territory", "moor").choose("territory", "cove")
    assert (t.clans("valley"), t.clans("moor"), t.clans("cove")) == (
        [2, 0, 0],
        [2, 0, 0],
        [2, 1, 1],
    )
    done(t, "eriu")


def test_eriu_is_optional():
    """Eriu: 0 to 3 territories."""
    t = table(clans=HOME, sanctuaries={"cove": 1}, hands=hands(["eriu"])).play("eriu")
    t.offers_just(("territory", "cove"), ("done",)).choose("done")
    assert t.clans("cove") == [1, 1, 1]
    done(t, "eriu")


def test_eriu_without_sanctuary_or_reserve():
    """Eriu: no eligible territory, or no reserve: no effect; the reserve also limits it."""
    done(table(clans=HOME, hands=hands(["eriu"])).play("eriu"), "eriu")
    full = {"cove": {0: 12, 1: 1, 2: 1}}
    done(table(clans=full, sanctuaries={"cove": 1}, hands=hands(["eriu"])).play("eriu"), "eriu")
    one_left = {"cove": {0: 10, 1: 1, 2: 1}, "valley": {0: 1}}
    t = table(clans=one_left, sanctuaries={"cove": 1, "valley": 1}, hands=hands(["eriu"]))
    done(t.play("eriu").choose("territory", "valley"), "eriu")
