"""The 30 Epic Tale cards, each in each mode, clause by clause.

Cathbad's Word is played in test_assembly.py, Oengus's Ploy in test_season.py.
"""

from collections.abc import Callable
from functools import partial

import pytest

from crannog.games.inis.cards.registry import MODES, SEASON_MODES
from crannog.games.inis.facts import EPIC, TERRITORIES
from crannog.games.inis.zones import DECK, DISCARD, PLAY, SPENT, TABLE
from crannog.kernel import Choice, Rng, Seat
from tests.inis.table import Table, rng_tossing, rules_of, table

HOME = {"cove": {0: 1, 1: 1, 2: 1}}
HOME_4 = {"cove": {0: 1, 1: 1, 2: 1, 3: 1}}
# A Season card for each seat, so that nobody passes for want of one: Action cards, and, for
# clashes, cards that answer no attack.
BUSY = ("citadel", "new_clans", "sanctuary", "conquest")
IDLE = ("eriu", "children_of_dana", "stone_of_fal", "tuans_memory")

# A table of three in the middle of a clash in the Cove that seat 0 started, before a maneuver.
fight = partial(table, clash={"territory": "cove", "instigator": 0})


def hands(*cards: list[str], fill: tuple[str, ...] = BUSY) -> dict[Seat, list[str]]:
    """Each seat's cards and a Season card to go on with; as many hands as given, at least 3."""
    seats = max(3, len(cards))
    return {
        seat: [*(cards[seat] if seat < len(cards) else []), fill[seat]] for seat in range(seats)
    }


def exposed(t: Table) -> list[int]:
    """The exposed clans of the clash by seat."""
    return [t.state.exposed(seat) for seat in range(t.state.seats)]


def done(t: Table, card: str) -> None:
    """The card was played: it lies in the discard pile and the next player is on turn."""
    assert t.state.at[card] == DISCARD
    t.expect_asked(1, "season-turn")


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


# -- Balor's Eye -------------------------------------------------------------------------------


def test_balors_eye():
    """Balor's Eye: one clan of any player from any territory, one's own allowed."""
    t = table(clans={"valley": {1: 2}, "cove": {0: 1, 2: 1}}, hands=hands(["balors_eye"]))
    t.play("balors_eye").expect_asked(0, "balors-eye")
    t.offers_just(
        ("remove-from", "valley", 1), ("remove-from", "cove", 0), ("remove-from", "cove", 2)
    )
    t.choose("remove-from", "valley", 1)
    assert t.clans("valley") == [0, 1, 0]
    assert t.state.reserve[1] == 11
    done(t, "balors_eye")


def test_balors_eye_can_be_answered():
    """Balor's Eye: Dagda's Club or Diarmuid; not in a clash, so no Bard and no Cauldron."""
    t = table(
        clans={"valley": {1: 2}, "cove": {0: 1, 1: 1, 2: 1}},
        hands=hands(
            ["balors_eye", "bard"], ["dagdas_club", "diarmuid_and_grainne", "dagdas_cauldron"]
        ),
    )
    t.play("balors_eye").choose("remove-from", "valley", 1)
    t.expect_asked(1, "react", "own_clan_would_be_removed", 1, "valley")
    t.offers_just(("play", "dagdas_club", "save"), ("decline",)).decline()
    t.expect_asked(1, "react", "own_clan_removed", 1, "valley")
    t.offers_just(("play", "diarmuid_and_grainne", "triskel"), ("decline",)).decline()
    t.expect_asked(1, "season-turn")


# -- Battle Frenzy -----------------------------------------------------------------------------


def test_battle_frenzy():
    """Battle Frenzy: at the end of the Citadels step all come out, for the rest of the clash."""
    t = table(
        clans={"valley": {0: 2, 1: 2}, "cove": {2: 1}},
        citadels={"valley": 1},
        hands=hands(["warlord"], [], ["battle_frenzy"], fill=IDLE),
    ).play("warlord")
    t.choose("shelter").choose("shelter")
    assert exposed(t) == [2, 0, 0]
    t.expect_asked(2, "react", "citadels_step_end", 0, "valley", rule="I-12.8")
    t.react("battle_frenzy")
    assert exposed(t) == [2, 2, 0]
    assert t.state.at["battle_frenzy"] == DISCARD
    t.expect_asked(0, "end-clash")  # the Citadels step is not repeated


def test_battle_frenzy_with_nobody_sheltered():
    """Battle Frenzy: playable, without effect."""
    t = table(
        clans={"cove": {0: 2, 1: 2}, "valley": {2: 1}},
        hands=hands(["warlord"], [], ["battle_frenzy"], fill=IDLE),
    )
    t.play("warlord").expect_asked(2, "react", "citadels_step_end").react("battle_frenzy")
    assert exposed(t) == [2, 2, 0]
    t.expect_asked(0, "end-clash")


# -- The Battle of Moytura ---------------------------------------------------------------------


def test_moytura_brings_reinforcements():
    """Battle of Moytura: from one or more adjacent territories, then one from the reserve."""
    t = fight(
        clans={"cove": {0: 1, 1: 2}, "valley": {0: 2, 2: 1}, "plains": {0: 3}},
        hands=hands(["battle_of_moytura"], fill=IDLE),
    )
    t.choose("refuse").play("battle_of_moytura", "triskel")
    t.expect_asked(0, "move-clans", "battle_of_moytura", "valley")
    t.offers_just(("clans", 0), ("clans", 1), ("clans", 2)).choose("clans", 1)
    t.expect_asked(0, "move-clans", "battle_of_moytura", "plains")
    t.offers_just(("clans", 0), ("clans", 1), ("clans", 2), ("clans", 3)).choose("clans", 2)
    assert exposed(t) == [5, 2, 0]
    assert (t.clans("valley"), t.clans("plains")) == ([1, 0, 1], [1, 0, 0])
    assert t.events("clash-starts") == []
    assert t.state.clash is not None
    assert t.state.clash.instigator == 0
    t.expect_asked(1, "end-clash")


def test_moytura_moves_at_least_one():
    """Battle of Moytura: if none came from the other territories, the last must give one."""
    t = fight(
        clans={"cove": {0: 1, 1: 2}, "valley": {0: 2}, "plains": {0: 3, 2: 1}},
        hands=hands(["battle_of_moytura"], fill=IDLE),
    )
    t.choose("refuse").play("battle_of_moytura", "triskel").choose("clans", 0)
    t.offers_just(("clans", 1), ("clans", 2), ("clans", 3))


def test_moytura_with_no_clan_to_move():
    """Battle of Moytura: still one clan from the reserve."""
    t = fight(
        clans={"cove": {0: 1, 1: 2}, "valley": {2: 1}},
        hands=hands(["battle_of_moytura"], fill=IDLE),
    )
    t.choose("refuse").play("battle_of_moytura", "triskel")
    assert exposed(t) == [2, 2, 0]


def test_moytura_without_reserve():
    """Battle of Moytura: only the move; the clan from the reserve is skipped."""
    t = fight(
        clans={"cove": {0: 2, 1: 2}, "valley": {0: 10, 2: 1}},
        hands=hands(["battle_of_moytura"], fill=IDLE),
    )
    t.choose("refuse").play("battle_of_moytura", "triskel").choose("clans", 3)
    assert exposed(t) == [5, 2, 0]
    assert t.clans("valley") == [7, 0, 1]


def test_moytura_in_the_mountains():
    """Battle of Moytura: the toll of the Mountains applies to the moved clans."""
    t = table(
        clans={"mountains": {0: 1, 1: 2}, "valley": {0: 2}, "plains": {2: 1}},
        at={"mountains": (-1, 2, 0)},
        hands=hands(["battle_of_moytura", "bard"], fill=IDLE),
        clash={"territory": "mountains", "instigator": 0},
    )
    t.choose("refuse").play("battle_of_moytura", "triskel").choose("clans", 2)
    t.expect_asked(0, "mountains-toll").choose("remove-clan")
    assert exposed(t) == [3, 2, 0]


# -- Breas' Tyranny ----------------------------------------------------------------------------


def test_breas_tyranny():
    """Breas' Tyranny: an opposing clan from where you are present to a neighbour; no clash."""
    t = table(
        clans={"valley": {0: 1, 1: 2, 2: 1}, "cove": {2: 1}, "plains": {1: 1}, "hills": {0: 1}},
        at={"hills": (3, 0, 0)},
        hands=hands(["breas_tyranny"]),
    )
    t.play("breas_tyranny").expect_asked(0, "breas-tyranny")
    t.offers_just(("pull", "valley", 1), ("pull", "valley", 2)).choose("pull", "valley", 1)
    t.expect_asked(0, "breas-destination")
    t.offers_just(("territory", "cove"), ("territory", "plains")).choose("territory", "cove")
    assert t.clans("valley") == [1, 1, 1]
    assert t.clans("cove") == [0, 1, 1]
    assert t.events("clash-starts") == []
    done(t, "breas_tyranny")


def test_breas_tyranny_into_the_mountains():
    """Breas' Tyranny: the owner pays the toll; his Mountains card does not help (I-14.2)."""
    t = table(
        clans={"valley": {0: 1, 1: 2}, "plains": {2: 1}},
        at={"mountains": (-1, 2, 0)},
        hands=hands(["breas_tyranny"], ["mountains"]),
    )
    t.play("breas_tyranny").choose("territory", "mountains")
    t.expect_asked(1, "mountains-toll", "mountains", rule="I-14.2")
    t.offers_just(("discard", "new_clans"), ("remove-clan",)).choose("remove-clan")
    assert t.clans("mountains") == [0, 0, 0]
    assert t.state.reserve[1] == 11
    assert "mountains" in t.hand(1)


def test_breas_tyranny_without_target():
    """Breas' Tyranny: no opposing clan beside yours: no effect."""
    t = table(clans={"valley": {0: 1}, "cove": {1: 1, 2: 1}}, hands=hands(["breas_tyranny"]))
    done(t.play("breas_tyranny"), "breas_tyranny")


# -- The Champion's Share ----------------------------------------------------------------------


def test_champions_share():
    """Champion's Share: the card set aside goes to the hand; nothing lies aside any more."""
    t = table(clans=HOME, hands=hands(["champions_share"]), aside="geis").play("champions_share")
    assert t.hand(0) == ["citadel", "geis"]
    assert t.state.aside == ""
    assert t.events("takes-aside", 0) == [[0, "geis"]]
    assert t.events("takes-aside", 1) == [[0]]
    done(t, "champions_share")


def test_champions_share_with_nothing_aside():
    """Champion's Share: no card is set aside: no effect."""
    t = table(clans=HOME, hands=hands(["champions_share"])).play("champions_share")
    assert t.hand(0) == ["citadel"]
    done(t, "champions_share")


def test_champions_share_after_cove():
    """Champion's Share: takes whatever lies aside now, also what Cove put there."""
    t = table(
        clans=HOME,
        hands=hands(["bard", "cove"], ["champions_share"]),
        aside="warlord",
        epic_deck=["eriu"],
    )
    t.play("bard").react("cove").choose("set-aside", "citadel").play("champions_share")
    assert "citadel" in t.hand(1)
    assert t.hand(0) == ["eriu", "warlord"]


# -- Children of Dana --------------------------------------------------------------------------


def test_children_of_dana():
    """Children of Dana: a clan in any territory, present or not; no clash."""
    t = table(clans=HOME, hands=hands(["children_of_dana"])).play("children_of_dana")
    t.offers_just(("territory", "valley"), ("territory", "cove"), ("territory", "plains"))
    t.choose("territory", "plains")
    assert t.clans("plains") == [1, 0, 0]
    assert t.state.reserve[0] == 10
    done(t, "children_of_dana")


def test_children_of_dana_without_reserve():
    """Children of Dana: no clan in reserve: no effect."""
    t = table(clans={"cove": {0: 12, 1: 1, 2: 1}}, hands=hands(["children_of_dana"]))
    done(t.play("children_of_dana"), "children_of_dana")
    assert t.clans("cove") == [12, 1, 1]


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


# -- Kernunos' Sanctuary -----------------------------------------------------------------------


def test_kernunos_sanctuary():
    """Kernunos' Sanctuary: where present and no Sanctuary stands, a clan and a Sanctuary."""
    t = table(
        clans={"valley": {0: 1}, "cove": {0: 1, 1: 1, 2: 1}, "plains": {0: 1}, "hills": {1: 1}},
        sanctuaries={"plains": 1},
        hands=hands(["kernunos_sanctuary"]),
    ).play("kernunos_sanctuary")
    t.offers_just(("territory", "valley"), ("territory", "cove")).choose("territory", "cove")
    assert t.clans("cove") == [2, 1, 1]
    assert t.state.map["cove"].sanctuaries == 1
    assert t.state.hand_of(0, "epic") == []  # no draw (I-18.3)
    done(t, "kernunos_sanctuary")


def test_kernunos_draws_with_the_option():
    """I-19.10: with the option an Epic Tale is drawn."""
    t = table(
        clans=HOME,
        hands=hands(["kernunos_sanctuary"]),
        epic_deck=["eriu"],
        options={"kernunos_draws_epic": True},
    ).play("kernunos_sanctuary")
    assert t.state.map["cove"].sanctuaries == 1
    assert t.state.hand_of(0, "epic") == ["eriu"]


def test_kernunos_takes_what_there_is():
    """Kernunos' Sanctuary, I-17.3: no clan left: the Sanctuary; no Sanctuary left: the clan."""
    t = table(clans={"cove": {0: 12, 1: 1, 2: 1}}, hands=hands(["kernunos_sanctuary"]))
    t.play("kernunos_sanctuary")
    assert t.clans("cove") == [12, 1, 1]
    assert t.state.map["cove"].sanctuaries == 1
    t = table(clans=HOME, sanctuaries={"valley": 9}, hands=hands(["kernunos_sanctuary"]))
    t.play("kernunos_sanctuary")
    assert t.clans("cove") == [2, 1, 1]
    assert t.state.map["cove"].sanctuaries == 0


def test_kernunos_without_eligible_territory():
    """Kernunos' Sanctuary: no eligible territory: no effect."""
    t = table(clans=HOME, sanctuaries={"cove": 1}, hands=hands(["kernunos_sanctuary"]))
    done(t.play("kernunos_sanctuary"), "kernunos_sanctuary")
    assert t.clans("cove") == [1, 1, 1]


# -- Lug Samildanach ---------------------------------------------------------------------------


def test_lug_takes_an_opponents_action_card():
    """Lug Samildanach: any player's Action card after it was resolved; everyone sees it."""
    t = table(clans=HOME, hands=hands(["bard"], [], ["lug_samildanach"])).play("bard")
    t.expect_asked(2, "react", "after_action_card_resolved", 0, "bard", rule="I-9.6")
    assert len(t.state.hand_of(0, "epic")) == 1
    t.react("lug_samildanach")
    assert "bard" in t.hand(2)
    assert t.events("takes-played-action", 1) == [[2, "bard"]]
    done(t, "lug_samildanach")


def test_lug_takes_a_card_beyond_what_the_draft_allowed() -> None:
    """I-21.2: seat 1 knew that at most one of two cards it passed had moved on to 0 or 2."""
    t = table(clans=HOME, hands=hands(["bard"], [], ["lug_samildanach", "festival"]))
    t.state.caps[1] = [(("bard", "festival"), 0b0100, 1)]
    t.play("bard").react("lug_samildanach")
    assert {"bard", "festival"} <= set(t.hand(2))
    assert t.state.caps[1] == [(("festival",), 0b0100, 1)]
    t.match.fork(1, Rng(1))


def test_lug_takes_ones_own_action_card():
    """Lug Samildanach: "any player, yourself included"."""
    t = table(clans=HOME, hands=hands(["bard", "lug_samildanach"])).play("bard")
    t.expect_asked(0, "react").react("lug_samildanach")
    assert "bard" in t.hand(0)


def test_lug_takes_a_triskel_action_card():
    """Lug Samildanach: also one played in its Triskel mode."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 1}},
        hands=hands(["bard"], [], ["lug_samildanach"], fill=IDLE),
    )
    t.choose("refuse").choose("attack", 1).react("bard", "triskel")
    t.expect_asked(2, "react", "after_action_card_resolved", 0, "bard").react("lug_samildanach")
    assert "bard" in t.hand(2)
    assert t.state.deeds == [1, 0, 0]


def test_lug_waits_for_the_clashes():
    """Lug Samildanach, I-9.6: a Season card is resolved when its clashes are over."""
    t = table(
        clans={"cove": {0: 2, 1: 2}, "valley": {2: 1}},
        hands=hands(["warlord"], [], ["lug_samildanach"], fill=IDLE),
    ).play("warlord")
    t.choose("agree").choose("agree").expect_asked(2, "react").react("lug_samildanach")
    assert "warlord" in t.hand(2)


def test_lug_does_not_take_discarded_cards():
    """Lug Samildanach: a card discarded to an attack was not played."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 1}},
        hands=hands([], ["bard"], ["lug_samildanach"], fill=IDLE),
    )
    t.choose("refuse").choose("attack", 1).choose("discard", "bard").expect_asked(1, "end-clash")


@pytest.mark.parametrize("takes", [True, False])
def test_lug_and_a_cancelled_card(takes: bool):
    """I-10.9, I-19.8: a card cancelled by Geis may be taken, unless the option forbids it."""
    t = table(
        clans=HOME,
        hands=hands(["bard"], ["geis"], ["lug_samildanach"]),
        options={"lug_takes_cancelled_card": takes},
    )
    t.play("bard").react("geis").expect_asked(2, "react", "after_action_card_resolved", 1, "geis")
    t.decline()
    if takes:
        t.expect_asked(2, "react", "after_action_card_resolved", 0, "bard")
        t.react("lug_samildanach")
        assert "bard" in t.hand(2)
    t.expect_asked(1, "season-turn")


@pytest.mark.parametrize("takes", [True, False])
def test_lug_takes_the_geis(takes: bool):
    """I-10.9: the Geis was resolved, so it may be taken with either value of the option."""
    t = table(
        clans=HOME,
        hands=hands(["bard"], ["geis"], ["lug_samildanach"]),
        options={"lug_takes_cancelled_card": takes},
    )
    t.play("bard").react("geis").react("lug_samildanach")
    assert "geis" in t.hand(2)
    assert t.state.at["bard"] == DISCARD
    t.expect_asked(1, "season-turn")


# -- Lug's Spear -------------------------------------------------------------------------------


def speared(cards: dict[Seat, list[str]], clans: dict[Seat, int] | None = None) -> Table:
    """Seat 0 starts a clash in the Valley (Capital); seat 2, not involved, plays the Spear."""
    given = [[*cards.get(seat, [])] for seat in range(4)]
    given[0].append("warlord")
    given[2].append("lugs_spear")
    t = table(
        4,
        clans={"valley": clans or {0: 2, 1: 2}, "cove": {2: 1, 3: 1}, "stone_circle": {2: 1}},
        hands=hands(*given, fill=IDLE),
    ).play("warlord")
    while t.seat != 2:
        t.decline()
    t.expect_asked(2, "react", "clash_start", 0, "valley", rule="I-12.5")
    return t.react("lugs_spear")


def test_spear_bars_maneuvers():
    """Lug's Spear, I-10.7: only Attack and Withdraw remain."""
    t = speared({0: ["ogmas_eloquence"]}, {0: 2, 1: 2, 3: 1})
    t.choose("stay-exposed").choose("stay-exposed").choose("refuse")
    t.expect_asked(0, "maneuver").offers_just(("attack", 1), ("attack", 3))
    t.refuses("play", "ogmas_eloquence", "triskel", rule="I-10.7")


def test_spear_bars_reactions():
    """Lug's Spear: Frenzy, Streng, Raid, Club, Diarmuid, Cauldron: nobody is even asked."""
    t = speared(
        {
            0: ["strengs_resolve", "raid"],
            1: ["dagdas_club", "diarmuid_and_grainne", "dagdas_cauldron"],
            3: ["battle_frenzy", "the_dagda"],
        },
        {0: 2, 1: 3},
    ).decline()
    t.expect_asked(1, "shelter").choose("shelter").choose("refuse")
    assert t.state.clash is not None
    assert t.state.clash.sheltered == [0, 1, 0, 0]
    assert t.clans("valley") == [2, 2, 0, 0]
    t.expect_asked(1, "end-clash")


def test_spear_bars_the_moor():
    """Lug's Spear, I-10.7: not even at any time."""
    t = speared({1: ["moor"]}).decline()
    t.expect_asked(1, "shelter").offers_just(("shelter",), ("stay-exposed",))
    t.refuses("play", "moor", "triskel", rule="I-10.7")


def test_spear_bars_the_reactions_to_itself():
    """Lug's Spear: neither Forest, Stone Circle nor Master Craftsman may follow it."""
    t = speared({2: ["forest", "stone_circle", "master_craftsman"]})
    assert t.state.at["lugs_spear"] == DISCARD
    t.expect_asked(1, "shelter")


def test_spear_can_be_cancelled():
    """Lug's Spear, I-10.7: The Dagda answers before the ban begins; then nothing is barred."""
    t = table(
        clans={"cove": {0: 2, 1: 2}, "valley": {2: 1}},
        hands=hands(["warlord", "ogmas_eloquence"], ["the_dagda"], ["lugs_spear"], fill=IDLE),
    ).play("warlord")
    t.react("lugs_spear").expect_asked(1, "react", "any_epic_or_advantage_played", 2, "lugs_spear")
    t.react("the_dagda").choose("refuse")
    t.expect_asked(0, "maneuver").offers(("play", "ogmas_eloquence", "triskel"))


def test_spear_ends_with_its_clash():
    """Lug's Spear: waiting clashes are not affected."""
    t = table(
        clans={"valley": {0: 5}, "cove": {1: 1}, "plains": {2: 2}},
        hands=hands(["migration", "ogmas_eloquence"], ["lugs_spear"], fill=IDLE),
    )
    t.play("migration").choose("move", "cove", 2).choose("move", "plains", 3)
    t.choose("territory", "cove").react("lugs_spear").choose("agree").choose("agree")
    t.expect_asked(0, "end-clash", "plains").choose("refuse")
    t.expect_asked(0, "maneuver").offers(("play", "ogmas_eloquence", "triskel"))


def test_spear_leaves_what_came_before():
    """Lug's Spear: a Triskel played earlier in the same window keeps its effect."""
    t = table(
        clans={"highlands": {0: 2, 1: 2}, "cove": {2: 1}},
        hands=hands(["warlord"], ["highlands"], ["lugs_spear"], fill=IDLE),
    ).play("warlord")
    t.react("highlands").choose("player", 1).expect_asked(2, "react").react("lugs_spear")
    assert t.state.clash is not None
    assert (t.state.clash.instigator, t.state.clash.spear) == (1, True)


# -- Maeve's Wealth ----------------------------------------------------------------------------


def test_maeves_wealth():
    """Maeve's Wealth: each other player gives an Action card; then each giver gets one."""
    t = table(
        4,
        clans=HOME_4,
        hands={
            0: ["maeves_wealth", "citadel"],
            1: ["bard", "geis"],
            2: ["eriu", "valley"],
            3: ["conquest"],
        },
    ).play("maeves_wealth")
    t.expect_asked(1, "give-action", "maeves_wealth", 0)
    t.offers_just(("give", "bard"), ("give", "geis")).choose("give", "geis")
    # seat 2 has no Action card, seat 3 just one
    t.expect_asked(0, "give-action", "maeves_wealth", 1)
    t.offers_just(("give", "citadel"), ("give", "geis"), ("give", "conquest"))
    t.choose("give", "conquest").expect_asked(0, "give-action", "maeves_wealth", 3)
    t.choose("give", "geis")
    assert (t.hand(0), t.hand(1), t.hand(3)) == (["citadel"], ["bard", "conquest"], ["geis"])
    assert t.hand(2) == ["eriu", "valley"]


def test_maeves_wealth_is_seen_by_the_two_concerned():
    """Maeve's Wealth, I-21.3: giver and receiver see the card, the others the exchange only."""
    t = table(clans=HOME, hands={0: ["maeves_wealth"], 1: ["bard", "geis"], 2: ["eriu"]})
    t.play("maeves_wealth").choose("give", "geis")
    assert t.events("gives-action", 0) == [[1, 0, "geis"], [0, 1, "geis"]]
    assert t.events("gives-action", 1) == [[1, 0, "geis"], [0, 1, "geis"]]
    assert t.events("gives-action", 2) == [[1, 0], [0, 1]]


def test_maeves_wealth_without_givers():
    """Maeve's Wealth: nobody has an Action card: no effect."""
    t = table(
        clans=HOME, hands={0: ["maeves_wealth", "bard"], 1: ["eriu"], 2: ["children_of_dana"]}
    )
    done(t.play("maeves_wealth"), "maeves_wealth")
    assert t.hand(0) == ["bard"]


# -- Manannan's Horses -------------------------------------------------------------------------


def test_manannans_horses():
    """Manannan's Horses: up to 3 clans from one territory to any other; a clash starts."""
    t = table(
        clans={"valley": {0: 5}, "cove": {1: 1, 2: 1}, "plains": {0: 1}, "moor": {1: 1}},
        at={"hills": (3, 0, 0), "moor": (4, -2, 0)},
        hands=hands(["manannans_horses"], fill=IDLE),
    )
    assert "moor" not in t.neighbours("valley")
    t.play("manannans_horses").expect_asked(0, "move-from")
    t.offers_just(("territory", "valley"), ("territory", "plains")).choose("territory", "valley")
    t.offers(("move", "moor", 3), ("move", "hills", 1), ("move", "cove", 2), ("stay",))
    t.refuses("move", "moor", 4)
    t.refuses("move", "valley", 1)
    t.choose("move", "moor", 3)
    assert t.clans("moor") == [3, 1, 0]
    assert t.events("clash-starts") == [[0, "moor"]]
    t.expect_asked(0, "end-clash")


def test_manannans_horses_to_an_empty_territory():
    """Manannan's Horses: no opposing clans, no clash."""
    t = table(clans={"valley": {0: 2}, "cove": {1: 1, 2: 1}}, hands=hands(["manannans_horses"]))
    t.play("manannans_horses").choose("move", "plains", 2)
    assert t.clans("plains") == [2, 0, 0]
    done(t, "manannans_horses")


def test_manannans_horses_may_stay():
    """Manannan's Horses: "up to 3", so zero is allowed."""
    t = table(clans={"valley": {0: 2}, "cove": {1: 1, 2: 1}}, hands=hands(["manannans_horses"]))
    done(t.play("manannans_horses").choose("stay"), "manannans_horses")
    assert t.clans("valley") == [2, 0, 0]


# -- The Morrigan ------------------------------------------------------------------------------


def test_the_morrigan_flips_and_starts_a_clash():
    """The Morrigan: the direction changes at once, then a clash with a named instigator."""
    t = table(
        4,
        clans={"valley": {0: 1}, "cove": {1: 2, 2: 2, 3: 2}, "plains": {1: 1}},
        hands=hands(["the_morrigan"], [], [], [], fill=IDLE),
    ).play("the_morrigan")
    t.expect_asked(0, "morrigan-flip").offers_just(("flip",), ("leave",)).choose("flip")
    assert not t.state.clockwise
    t.expect_asked(0, "morrigan-clash")
    t.offers_just(("clash", "cove", 1), ("clash", "cove", 2), ("clash", "cove", 3), ("no-clash",))
    t.choose("clash", "cove", 2)
    assert t.events("clash-starts") == [[2, "cove"]]
    t.expect_asked(2, "end-clash").choose("agree").expect_asked(1, "end-clash").choose("agree")
    t.expect_asked(3, "end-clash").choose("agree")
    t.expect_asked(3, "season-turn")  # counterclockwise from seat 0


def test_the_morrigan_both_parts_are_optional():
    """The Morrigan: neither flip nor clash."""
    t = table(clans=HOME, hands=hands(["the_morrigan"])).play("the_morrigan")
    done(t.choose("leave").choose("no-clash"), "the_morrigan")
    assert t.state.clockwise
    assert t.events("clash-starts") == []


def test_the_morrigan_wakes_the_gates_before_the_clash():
    """The Morrigan: the Gates come first; they can change who is present (I-9.5)."""
    t = table(
        clans={"valley": {0: 1}, "cove": {2: 1}, "gates_of_tir_na_nog": {0: 1, 1: 1}},
        hands=hands(["the_morrigan"]),
    )
    t.play("the_morrigan").choose("flip")
    assert t.clans("gates_of_tir_na_nog") == [0, 0, 0]
    assert [len(t.state.hand_of(seat, "epic")) for seat in range(3)] == [1, 1, 0]
    assert t.events("clash-starts") == []
    assert t.state.at["the_morrigan"] == DISCARD


def test_the_morrigan_cancelled_before_the_flip():
    """The Morrigan: The Dagda answers when the flip is declared and not yet made."""
    t = table(clans=HOME, hands=hands(["the_morrigan"], ["the_dagda"]))
    t.play("the_morrigan").choose("flip").react("the_dagda")
    assert t.state.clockwise
    t.expect_asked(1, "season-turn")


@pytest.mark.parametrize("two", [True, False])
def test_the_morrigans_territory(two: bool):
    """I-12.1, I-19.5: clans of two players are needed, unless the option is off."""
    t = table(
        clans={"valley": {1: 2}, "cove": {0: 1, 2: 1}},
        hands=hands(["the_morrigan"]),
        options={"clash_needs_two_players": two},
    )
    t.play("the_morrigan").choose("leave")
    assert (("clash", "valley", 1) in t.options) == (not two)
    if not two:
        t.choose("clash", "valley", 1)
        assert t.events("clash-starts") == [[1, "valley"]]
        done(t, "the_morrigan")


# -- Nuada Silverhand --------------------------------------------------------------------------


def test_nuada_silverhand():
    """Nuada Silverhand: where chieftain, up to as many clans as opponents are present."""
    t = table(
        clans={
            "valley": {0: 4, 1: 3, 2: 1},
            "cove": {0: 2, 1: 1},
            "plains": {0: 1, 2: 1},
            "moor": {0: 1},
        },
        hands=hands(["nuada_silverhand"]),
    ).play("nuada_silverhand")
    t.expect_asked(0, "place-clans", "nuada_silverhand", "valley")
    t.offers_just(("clans", 0), ("clans", 1), ("clans", 2)).choose("clans", 2)
    t.expect_asked(0, "place-clans", "nuada_silverhand", "cove")
    t.offers_just(("clans", 0), ("clans", 1)).choose("clans", 0)
    assert (t.clans("valley"), t.clans("cove")) == ([6, 3, 1], [2, 1, 0])
    done(t, "nuada_silverhand")


def test_nuada_is_limited_by_the_reserve():
    """Nuada Silverhand: capped by the reserve; without one, or chieftaincy, no effect."""
    t = table(clans={"valley": {0: 11, 1: 3, 2: 1}}, hands=hands(["nuada_silverhand"]))
    t.play("nuada_silverhand").offers_just(("clans", 0), ("clans", 1)).choose("clans", 1)
    done(t, "nuada_silverhand")
    t = table(clans=HOME, hands=hands(["nuada_silverhand"]))
    done(t.play("nuada_silverhand"), "nuada_silverhand")


# -- Ogma's Eloquence --------------------------------------------------------------------------


def test_ogmas_eloquence():
    """Ogma's Eloquence: the clash ends on the spot; the sheltered come out; no Warlord after."""
    t = table(
        clans={"cove": {0: 2, 1: 2, 2: 2}},
        citadels={"cove": 1},
        hands=hands(["ogmas_eloquence"], ["warlord"], fill=IDLE),
        clash={"territory": "cove", "instigator": 0, "sheltered": {"0": 0, "1": 1, "2": 0}},
    )
    t.choose("refuse").play("ogmas_eloquence", "triskel")
    assert t.state.clash is None
    assert t.clans("cove") == [2, 2, 2]
    done(t, "ogmas_eloquence")


def test_ogma_ends_the_clash_before_his_discard():
    """Ogma's Eloquence, I-9.4: the clash is over when "after you play an Epic Tale" opens.

    So a clan paid to Stone Circle then is not removed "during a clash" (Dagda's Cauldron).
    """
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 2}, "stone_circle": {0: 1}},
        hands=hands(["ogmas_eloquence", "stone_circle", "dagdas_cauldron"], fill=IDLE),
    )
    t.choose("refuse").play("ogmas_eloquence", "triskel").expect_asked(0, "react")
    assert t.state.clash is None
    t.react("stone_circle").choose("pay", 0)
    t.expect_asked(1, "season-turn")
    assert t.hand(0) == ["dagdas_cauldron", "eriu", "ogmas_eloquence"]


# -- The Otherworld ----------------------------------------------------------------------------


def test_the_otherworld():
    """The Otherworld: for each Sanctuary, up to 3: place, or remove an opposing clan, or not."""
    t = table(
        clans={"valley": {0: 1, 1: 2, 2: 1}, "cove": {0: 1, 1: 1, 2: 1}, "plains": {1: 1}},
        sanctuaries={"valley": 4},
        hands=hands(["the_otherworld"]),
    ).play("the_otherworld")
    t.offers_just(("territory", "valley"), ("territory", "cove")).choose("territory", "valley")
    t.expect_asked(0, "otherworld-use", "the_otherworld", "valley", 1)
    t.offers_just(("remove", 1), ("remove", 2), ("place",), ("nothing",)).choose("remove", 2)
    t.offers_just(("remove", 1), ("place",), ("nothing",)).choose("place")
    t.expect_asked(0, "otherworld-use", "the_otherworld", "valley", 3).choose("nothing")
    assert t.clans("valley") == [2, 2, 0]
    done(t, "the_otherworld")


def test_the_otherworld_without_sanctuary():
    """The Otherworld: no Sanctuary there: no effect."""
    t = table(clans=HOME, hands=hands(["the_otherworld"])).play("the_otherworld")
    done(t, "the_otherworld")
    assert t.clans("cove") == [1, 1, 1]


def test_the_otherworld_without_reserve():
    """The Otherworld: without a clan in reserve placing is not offered."""
    t = table(
        clans={"cove": {0: 12, 1: 1, 2: 1}},
        sanctuaries={"cove": 1},
        hands=hands(["the_otherworld"]),
    ).play("the_otherworld")
    t.offers_just(("remove", 1), ("remove", 2), ("nothing",))


def test_the_otherworlds_removals_can_be_answered():
    """The Otherworld: each removal by its owner; it is no maneuver, so no Bard."""
    t = table(
        clans={"cove": {0: 1, 1: 2, 2: 1}},
        sanctuaries={"cove": 2},
        hands=hands(["the_otherworld", "bard"], ["dagdas_club"]),
    ).play("the_otherworld")
    t.choose("remove", 1).expect_asked(1, "react").react("dagdas_club", "save")
    assert t.clans("cove") == [1, 2, 1]
    t.expect_asked(0, "otherworld-use").choose("remove", 1)
    assert t.clans("cove") == [1, 1, 1]
    done(t, "the_otherworld")


# -- The Stone of Fal --------------------------------------------------------------------------


@pytest.mark.parametrize(("on_map", "placed"), [(1, 2), (11, 1), (12, 0)])
def test_the_stone_of_fal(on_map: int, placed: int):
    """The Stone of Fal: two clans at the Capital, present or not, as far as the reserve goes."""
    t = table(
        clans={"cove": {0: on_map, 1: 1, 2: 1}, "plains": {1: 1}},
        capital="plains",
        hands=hands(["stone_of_fal"]),
    ).play("stone_of_fal")
    assert t.clans("plains") == [placed, 1, 0]
    assert t.events("clash-starts") == []
    done(t, "stone_of_fal")


# -- Streng's Resolve --------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [("discard", "bard"), ("remove-clan",)])
def test_strengs_resolve(answer: Choice):
    """Streng's Resolve: after your Attack, whatever the answer was, a Deed."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 2}},
        hands=hands(["strengs_resolve"], ["bard"], fill=IDLE),
    )
    t.choose("refuse").choose("attack", 1).choose(*answer)
    t.expect_asked(0, "react", "after_your_attack", 0, 1, rule="I-12.14").react("strengs_resolve")
    assert t.state.deeds == [1, 0, 0]
    assert t.state.at["strengs_resolve"] == DISCARD


def test_strengs_resolve_is_for_the_attacker():
    """Streng's Resolve: "your" attack: neither the target nor a bystander, nor a withdrawal."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 2}, "valley": {2: 1}},
        hands=hands([], ["strengs_resolve"], fill=IDLE),
    )
    t.choose("refuse").choose("attack", 1).expect_asked(1, "end-clash")
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 2}, "valley": {0: 1}},
        hands=hands(["strengs_resolve"], fill=IDLE),
    )
    t.choose("refuse").choose("withdraw").choose("move", "valley", 1).expect_asked(1, "end-clash")


# -- Tailtu's Land -----------------------------------------------------------------------------


def test_tailtus_land():
    """Tailtu's Land: one of three tiles at a place of your choice, then a clan may move in."""
    t = table(
        clans={"valley": {0: 2}, "cove": {0: 1, 1: 1, 2: 1}},
        brenn=1,
        hands=hands(["tailtus_land"]),
        stack=["moor", "stone_circle", "iron_mine", "swamp"],
    ).play("tailtus_land")
    t.expect_asked(0, "choose-tile")
    t.offers_just(("tile", "moor"), ("tile", "stone_circle"), ("tile", "iron_mine"))
    assert t.events("draws-tiles", 1) == [[0, 3]]
    assert t.events("draws-tiles", 0) == [[0, 3, "moor", "stone_circle", "iron_mine"]]
    t.choose("tile", "stone_circle").expect_asked(0, "tile-location", rule="I-3.6")
    t.choose("location", -1, 2, 0)
    circle = t.state.map["stone_circle"]
    assert (circle.at, circle.sanctuaries) == ((-1, 2, 0), 1)  # I-3.7
    assert t.state.at["stone_circle"] == TABLE
    assert t.neighbours("stone_circle") == {"valley", "cove"}
    t.expect_asked(0, "tailtu-from")
    t.offers_just(("territory", "valley"), ("territory", "cove"), ("stay",))
    t.choose("territory", "valley")
    assert (t.clans("stone_circle"), t.clans("valley")) == ([1, 0, 0], [1, 0, 0])
    assert t.state.stack[-1] == "swamp"
    assert t.state.stack[:2] == ["iron_mine", "moor"]  # at the bottom, in their drawn order
    known = t.view(0)["known"]
    assert isinstance(known, dict)
    assert known["stack"] == ["moor", "iron_mine"]  # next one first, like a position's stack
    done(t, "tailtus_land")


def test_tailtus_land_need_not_be_settled():
    """Tailtu's Land: the move is optional; only from an adjacent territory."""
    t = table(
        clans={"valley": {0: 2}, "cove": {1: 1, 2: 1}},
        hands=hands(["tailtus_land"]),
        stack=["moor", "swamp", "iron_mine"],
    )
    t.play("tailtus_land").choose("tile", "moor").choose("location", 1, -2, 0)
    t.offers_just(("territory", "valley"), ("stay",)).choose("stay")
    assert t.clans("moor") == [0, 0, 0]
    done(t, "tailtus_land")


def test_tailtus_land_into_new_mountains():
    """Tailtu's Land: no clash, but the toll of new Mountains is paid."""
    t = table(
        clans={"valley": {0: 2}, "cove": {1: 1, 2: 1}},
        hands=hands(["tailtus_land"]),
        stack=["mountains", "swamp", "iron_mine"],
    )
    t.play("tailtus_land").choose("tile", "mountains").choose("location", -1, 2, 0)
    t.choose("territory", "valley").expect_asked(0, "mountains-toll").choose("discard", "citadel")
    assert t.clans("mountains") == [1, 0, 0]


def test_tailtus_land_with_few_tiles():
    """Tailtu's Land, I-17.4: fewer than three tiles: what there is; none: no effect."""
    nearly_all = [tile for tile in TERRITORIES if tile not in ("swamp", "moor")]
    clans: dict[str, dict[Seat, int]] = {tile: {} for tile in nearly_all}
    t = table(clans={**clans, **HOME}, hands=hands(["tailtus_land"])).play("tailtus_land")
    t.offers_just(("tile", "swamp"), ("tile", "moor")).choose("tile", "moor")
    t.choose(*t.options[0]).skip_reactions()
    assert t.state.stack == ["swamp"]
    everything: dict[str, dict[Seat, int]] = {tile: {} for tile in TERRITORIES}
    t = table(clans={**everything, **HOME}, hands=hands(["tailtus_land"]))
    done(t.play("tailtus_land"), "tailtus_land")


def test_tailtus_tiles_are_drawn_after_the_cancel_window():
    """I-9.5: the tiles are looked at only when the card is not cancelled."""
    t = table(clans=HOME, hands=hands(["tailtus_land"], ["the_dagda"]))
    t.play("tailtus_land").react("the_dagda")
    assert t.events("draws-tiles", 0) == []


# -- Tale of Cuchulain -------------------------------------------------------------------------


def test_cuchulain_removes_two_exposed_clans():
    """Tale of Cuchulain: any two exposed clans, of one or two owners, without attack choice."""
    t = fight(
        clans={"cove": {0: 1, 1: 2, 2: 2}},
        hands=hands(["tale_of_cuchulain", "bard"], ["citadel"], fill=IDLE),
    )
    t.choose("refuse").play("tale_of_cuchulain", "triskel").expect_asked(0, "cuchulain")
    t.offers(("remove", 1), ("remove", 2)).choose("remove", 1).choose("remove", 2)
    assert t.clans("cove") == [1, 1, 1]
    assert "citadel" in t.hand(1)
    t.expect_asked(0, "react", "after_your_maneuver_removes_opposing_clan")
    t.react("bard", "triskel")
    assert t.state.deeds == [1, 0, 0]


def test_cuchulain_needs_exactly_one_exposed_clan():
    """Tale of Cuchulain: with two it is not offered; sheltered clans do not matter."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 2}}, hands=hands(["tale_of_cuchulain"], fill=IDLE)
    ).choose("refuse")
    t.offers_just(("attack", 1), ("attack", 2))
    t.refuses("play", "tale_of_cuchulain", "triskel", rule="I-12.17")
    t = table(
        clans={"cove": {0: 2, 1: 3}, "valley": {2: 1}},
        citadels={"cove": 2},
        hands=hands([], ["tale_of_cuchulain"], fill=IDLE),
        clash={
            "territory": "cove",
            "instigator": 0,
            "active": 1,
            "sheltered": {"0": 0, "1": 2, "2": 0},
        },
    ).choose("refuse")
    t.offers_just(("attack", 0), ("play", "tale_of_cuchulain", "triskel"))


def test_cuchulain_spares_sheltered_clans():
    """Tale of Cuchulain: "exposed clans" only; both may be of one owner."""
    t = table(
        clans={"cove": {0: 1, 1: 3}, "valley": {2: 1}},
        citadels={"cove": 1},
        hands=hands(["tale_of_cuchulain"], fill=IDLE),
        clash={"territory": "cove", "instigator": 0, "sheltered": {"0": 0, "1": 1, "2": 0}},
    )
    t.choose("refuse").play("tale_of_cuchulain", "triskel").choose("remove", 1).choose("remove", 1)
    assert t.clans("cove") == [1, 1, 0]


@pytest.mark.parametrize(("strict", "clans"), [(False, [1, 0, 0]), (True, [0, 0, 0])])
def test_cuchulain_with_one_other_exposed_clan(strict: bool, clans: list[int]):
    """I-19.9: by default your own clan is never forced; strictly it is the second one."""
    t = fight(
        clans={"cove": {0: 1, 1: 1}, "valley": {0: 1, 1: 1, 2: 2}},
        hands=hands(["tale_of_cuchulain"], fill=IDLE),
        options={"cuchulain_strict": strict},
    )
    t.choose("refuse").play("tale_of_cuchulain", "triskel").choose("remove", 1)
    assert t.clans("cove") == clans


def test_cuchulain_may_hit_oneself():
    """Tale of Cuchulain: "any" includes one's own clan; that alone is nothing for Bard."""
    t = fight(
        clans={"cove": {0: 1, 1: 2}, "valley": {0: 1, 2: 1}},
        hands=hands(["tale_of_cuchulain", "bard"], ["dagdas_club"], fill=IDLE),
    )
    t.choose("refuse").play("tale_of_cuchulain", "triskel")
    t.choose("remove", 0).expect_asked(1, "react").react("dagdas_club", "save")
    assert t.clans("cove") == [0, 2, 0]
    assert t.state.clash is None  # seat 1 is alone and has nowhere to go
    t.expect_asked(1, "season-turn")


# -- The Fianna --------------------------------------------------------------------------------


def test_the_fianna():
    """The Fianna: exposed and sheltered clans to one adjacent territory, chieftain or not."""
    t = table(
        clans={"cove": {0: 2, 1: 4}, "valley": {0: 1, 2: 3}, "plains": {0: 1}},
        citadels={"cove": 2},
        hands=hands([], ["the_fianna"], fill=IDLE),
        clash={
            "territory": "cove",
            "instigator": 0,
            "active": 1,
            "sheltered": {"0": 0, "1": 2, "2": 0},
        },
    )
    t.choose("refuse").play("the_fianna", "triskel").expect_asked(1, "fianna-to")
    t.offers_just(("territory", "valley"), ("territory", "plains")).choose("territory", "valley")
    t.expect_asked(1, "fianna-clans")
    t.offers_just(
        *(("take-clans", out, inside) for out in range(3) for inside in range(3) if out + inside)
    )
    t.choose("take-clans", 1, 2)
    assert (t.clans("cove"), t.clans("valley")) == ([2, 1, 0], [1, 3, 3])
    assert exposed(t) == [2, 1, 0]
    assert t.events("clash-starts") == []
    t.expect_asked(0, "end-clash")  # the vacated Citadels stay empty


def test_the_fianna_pays_in_the_mountains():
    """The Fianna, I-14.2: a move into the Mountains pays the toll."""
    t = fight(
        clans={"cove": {0: 3, 1: 2}, "plains": {2: 1}},
        at={"mountains": (-1, 2, 0)},
        hands=hands(["the_fianna"], fill=IDLE),
    )
    t.choose("refuse").play("the_fianna", "triskel").choose("territory", "mountains")
    t.choose("take-clans", 2, 0)
    assert t.clans("mountains") == [1, 0, 0]
    assert t.state.reserve[0] == 10


# -- Tuan's Memory -----------------------------------------------------------------------------


def test_tuans_memory():
    """Tuan's Memory: draw three, keep one, the other two are discarded openly."""
    t = table(
        clans=HOME,
        hands=hands(["tuans_memory"]),
        epic_deck=["eriu", "balors_eye", "lugs_spear", "oengus_ploy"],
    ).play("tuans_memory")
    t.expect_asked(0, "keep-epic")
    t.offers_just(("keep", "eriu"), ("keep", "balors_eye"), ("keep", "lugs_spear"))
    assert t.events("draws", 1) == [[0, 3]]
    t.choose("keep", "lugs_spear")
    assert t.state.hand_of(0, "epic") == ["lugs_spear"]
    assert t.state.epic_discard == ["eriu", "balors_eye", "tuans_memory"]
    done(t, "tuans_memory")


def test_tuans_memory_with_meadows():
    """Tuan's Memory: with Meadows the pool grows by one; still one is kept."""
    t = table(
        clans=HOME,
        hands=hands(["tuans_memory", "meadows"]),
        epic_deck=["eriu", "balors_eye", "lugs_spear", "oengus_ploy"],
    )
    t.play("tuans_memory").react("meadows").expect_asked(0, "keep-epic")
    assert len(t.options) == 4
    t.choose("keep", "oengus_ploy")
    assert t.state.hand_of(0, "epic") == ["oengus_ploy"]


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
