"""The 16 Advantage cards, played through their choices."""

from collections.abc import Callable

import pytest

from crannog.games.inis.facts import EPIC
from crannog.kernel import Json
from tests.inis.table import (
    BESIDE_VALLEY_AND_COVE,
    BESIDE_VALLEY_AND_PLAINS,
    Table,
    assert_alike,
    clash_in,
    rng_tossing,
    table,
)

MOOR = ("play", "moor", "triskel")


def played(t: Table) -> list[Json]:
    """The Advantage cards that lie face down, played."""
    cards = t.export()["played"]
    assert isinstance(cards, list)
    return cards


# -- Valley, and all that follow a Season card ----------------------------------------------------


def test_valley_places_a_clan_after_a_season_card() -> None:
    """I-9.6: one clan where you are present; the card then lies face down (I-9.2)."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {0: 1}, "valley": {1: 2}},
        hands={0: ["bard", "valley"], 1: ["citadel"]},
    )
    t.play("bard").expect_asked(0, "react").react("valley")
    t.expect_asked(0, "place-clan", "valley", 1)
    t.offers_just(("territory", "plains"), ("territory", "cove")).choose("territory", "plains")
    t.expect_asked(1, "season-turn")
    assert t.clans("plains") == [2, 1, 0]
    assert played(t) == ["valley"]
    assert "clash-starts" not in t.kinds()


def test_valley_with_an_empty_reserve() -> None:
    """I-9.7, I-11.1: it may be played and does nothing."""
    t = table(
        clans={"plains": {0: 12, 1: 1}},
        hands={0: ["bard", "valley"], 1: ["citadel"]},
    )
    t.play("bard").react("valley").expect_asked(1, "season-turn")
    assert t.clans("plains") == [12, 1, 0]
    assert played(t) == ["valley"]


def test_valley_waits_for_the_clashes_of_the_season_card() -> None:
    """I-9.6: a Season card is resolved only when all its clashes are over."""
    t = table(
        clans={"plains": {0: 2}, "cove": {1: 1}, "hills": {2: 1}},
        at={"hills": BESIDE_VALLEY_AND_COVE},
        hands={0: ["migration", "valley"], 1: ["citadel"]},
    )
    t.play("migration").choose("move", "cove", 2).expect_asked(0, "end-clash")
    t.choose("agree").choose("agree")
    t.expect_asked(0, "react").offers_just(("play", "valley", "triskel"), ("decline",))
    assert "migration" in t.state.action_discard


def test_valley_follows_a_season_card_cancelled_by_the_dagda() -> None:
    """I-9.8: a cancelled Season card was played (the Ukrainian FAQ's own example)."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["stone_of_fal", "valley"], 1: ["the_dagda", "citadel"]},
    )
    t.play("stone_of_fal").react("the_dagda", by=1)
    assert t.clans("valley") == [0, 0, 0]
    t.expect_asked(0, "react").react("valley")
    assert t.clans("plains") == [2, 1, 0]


def test_valley_may_be_cancelled_by_the_dagda() -> None:
    """I-9.4: after its place is declared; the card is spent, no clan comes."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {0: 1}},
        hands={0: ["bard", "valley"], 1: ["the_dagda", "citadel"]},
    )
    t.play("bard").react("valley", by=0).choose("territory", "cove")
    t.expect_asked(1, "react", "any_epic_or_advantage_played", 0, "valley").react("the_dagda")
    assert t.clans("cove") == [1, 0, 0]
    assert played(t) == ["valley"]
    t.expect_asked(1, "season-turn")


def test_a_reaction_is_asked_for_by_the_name_of_its_window() -> None:
    """I-10.5: the Valley's holder, known to hold no Epic Tale, is asked for his Season card."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["migration", "valley"], 1: ["citadel"]},
    )
    t.play("migration").choose("move", "cove", 1)
    t.expect_asked(0, "react", "after_you_play_season_card", 0, "migration", rule="I-9.6")


@pytest.mark.parametrize("card", ["valley", "cove", "lost_vale", "salt_mine"])
def test_who_did_not_play_the_season_card_may_not_follow_it(card: str) -> None:
    """I-10.5: the window is for the player of the card only; and a pass opens none."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1}},
        hands={0: ["bard", "citadel"], 1: [card, "festival"], 2: ["migration"]},
    )
    t.play("bard").expect_asked(1, "season-turn")
    t.refuses("play", card, "triskel", rule="I-9.6").choose("pass")
    t.expect_asked(2, "season-turn")


def test_several_cards_may_follow_one_season_card_in_any_order() -> None:
    """I-10.1, I-10.3: all four answer the same event, one after the other."""
    t = table(
        clans={"plains": {0: 2, 1: 1}, "lost_vale": {}},
        at={"lost_vale": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["swamp", "valley", "cove", "lost_vale", "salt_mine"], 1: ["citadel"]},
        aside="festival",
    )
    t.play("swamp").expect_asked(0, "react")
    t.offers_just(
        *(("play", card, "triskel") for card in ("valley", "cove", "lost_vale", "salt_mine")),
        ("decline",),
    )
    t.react("salt_mine").choose("player", 1)
    t.offers_just(
        *(("play", card, "triskel") for card in ("valley", "cove", "lost_vale")), ("decline",)
    )
    t.react("lost_vale").choose("pull", "plains", 0)
    t.react("cove").expect_asked(0, "react")
    t.react("valley").choose("territory", "lost_vale").expect_asked(1, "season-turn")
    assert t.clans("lost_vale") == [2, 0, 0]
    assert set(map(str, played(t))) == {"swamp", "valley", "cove", "lost_vale", "salt_mine"}


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


# -- Lost Vale -------------------------------------------------------------------------------------


def lost_vale(clans: dict[str, dict[int, int]]) -> Table:
    """Seat 0 has just played the Bard and holds the Lost Vale, which touches Valley and Plains."""
    t = table(
        clans=clans,
        at={"lost_vale": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["bard", "lost_vale"], 1: ["citadel"]},
    )
    return t.play("bard").react("lost_vale")


def test_lost_vale_pulls_any_clan_without_a_clash() -> None:
    """I-11.4: one clan of anybody from an adjacent territory; no clash starts."""
    t = lost_vale({"plains": {0: 1, 1: 2}, "valley": {2: 1}, "cove": {1: 3}, "lost_vale": {0: 1}})
    t.expect_asked(0, "lost-vale")
    t.offers_just(("pull", "valley", 2), ("pull", "plains", 0), ("pull", "plains", 1))
    t.choose("pull", "plains", 1).expect_asked(1, "season-turn")
    assert t.clans("lost_vale") == [1, 1, 0]
    assert t.clans("plains") == [1, 1, 0]
    assert "clash-starts" not in t.kinds()


def test_lost_vale_without_a_clan_nearby() -> None:
    """I-9.7: no clan in an adjacent territory: no effect."""
    t = lost_vale({"cove": {0: 1, 1: 3}})
    t.expect_asked(1, "season-turn")
    assert t.clans("lost_vale") == [0, 0, 0]
    assert played(t) == ["lost_vale"]


# -- Salt Mine -------------------------------------------------------------------------------------


def salt_mine(hand: list[str], seed: int = 1) -> Table:
    """Seat 0 plays the Salt Mine against seat 1, who holds that hand."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1}},
        hands={0: ["swamp", "salt_mine", "festival"], 1: hand, 2: ["migration"]},
        seed=seed,
    )
    t.play("swamp").react("salt_mine").expect_asked(0, "salt-mine")
    return t.offers_just(("player", 1), ("player", 2)).choose("player", 1)


def test_salt_mine_takes_at_random_and_gives_by_choice() -> None:
    """I-21.3: a random Action card of his, then one of yours to him; only the two see them."""
    t = salt_mine(["citadel", "geis", "eriu"])
    t.expect_asked(0, "give-action")
    (taken,) = set(t.hand(0)) - {"festival"}
    assert taken in ("citadel", "geis")
    t.offers_just(("give", "festival"), ("give", taken)).choose("give", "festival")
    assert t.hand(0) == [taken]
    assert t.hand(1) == sorted({"citadel", "geis", "eriu", "festival"} - {taken})
    for seat in (0, 1):
        assert t.events("takes-from-hand", seat) == [[0, 1, taken]]
        assert t.events("gives-action", seat) == [[0, 1, "festival"]]
    assert t.events("takes-from-hand", 2) == [[0, 1]]
    assert t.events("gives-action", 2) == [[0, 1]]


def test_salt_mine_may_give_back_the_card_it_took() -> None:
    """I-21.3: possibly the one just taken."""
    t = salt_mine(["citadel"])
    t.choose("give", "citadel").expect_asked(1, "season-turn")
    assert t.hand(0) == ["festival"]
    assert t.hand(1) == ["citadel"]


def test_salt_mine_takes_either_card() -> None:
    """I-21.3: at random: over a few seeds both cards are taken."""
    taken = {card for seed in range(12) for card in salt_mine(["citadel", "geis"], seed).hand(0)}
    assert taken == {"citadel", "geis", "festival"}


def test_salt_mine_on_a_player_without_action_cards() -> None:
    """I-9.7: nothing is taken, and nothing is given either."""
    t = salt_mine(["eriu"])
    t.expect_asked(1, "season-turn")
    assert t.hand(0) == ["festival"]
    assert t.hand(1) == ["eriu"]


# -- Plains ----------------------------------------------------------------------------------------


def test_plains_move_only_from_the_plains() -> None:
    """I-11.3: split at will from the Plains, at least one clan, though not chieftain there."""
    t = table(
        clans={"plains": {0: 2, 1: 3}, "cove": {0: 2}, "valley": {2: 1}},
        capital="cove",
        hands={0: ["plains"], 1: ["citadel"]},
    )
    t.play("plains").expect_asked(0, "move-to", "plains", "plains", 2).refuses("done")
    t.offers_just(*(("move", to, n) for to in ("valley", "cove") for n in (1, 2)))
    t.choose("move", "cove", 1).choose("move", "valley", 1)
    assert t.clans("plains") == [0, 3, 0]
    assert t.clans("cove") == [3, 0, 0]
    assert t.events("clash-starts") == [[0, "valley"]]
    t.expect_asked(0, "end-clash", "valley").choose("agree").choose("agree")
    assert played(t) == ["plains"]


def test_plains_with_several_clashes() -> None:
    """I-12.3: the instigator orders the clashes."""
    t = table(
        clans={"plains": {0: 2}, "cove": {1: 1}, "valley": {2: 1}},
        capital="plains",
        hands={0: ["plains"], 1: ["citadel"]},
    )
    t.play("plains").choose("move", "cove", 1).choose("move", "valley", 1)
    t.expect_asked(0, "next-clash")
    t.offers_just(("territory", "cove"), ("territory", "valley"))


def test_plains_without_a_clan_there() -> None:
    """I-9.7: no effect, still a Season card."""
    t = table(
        clans={"cove": {0: 2, 1: 1}, "plains": {1: 1}},
        hands={0: ["plains"], 1: ["citadel"]},
        passed=[1, 2],
    )
    t.play("plains").expect_asked(1, "season-turn")
    assert t.clans("cove") == [2, 1, 0]
    assert t.export()["passed"] == []


# -- Misty Lands -----------------------------------------------------------------------------------


def misty(
    *cards: str, deck: list[str], discard: list[str] | None = None, passed: list[int] | None = None
) -> Table:
    """Seat 0 plays the Misty Lands with those other cards in hand."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1}},
        hands={0: ["misty_lands", *cards], 1: ["citadel", "geis"]},
        epic_deck=deck,
        epic_discard=list[Json](discard or []),
        passed=list[Json](passed or []),
    )
    return t.play("misty_lands")


def test_misty_lands_draw_as_many_as_were_discarded_and_keep_one() -> None:
    """I-9.9: one to all Action cards; as many Epic Tales, one kept, the others face up."""
    t = misty("bard", "migration", "festival", "eriu", deck=["balors_eye", "lugs_spear"])
    t.expect_asked(0, "misty-lands", "misty_lands", 0)
    t.offers_just(("discard", "bard"), ("discard", "migration"), ("discard", "festival"))
    t.choose("discard", "bard").expect_asked(0, "misty-lands", "misty_lands", 1)
    t.offers_just(("discard", "migration"), ("discard", "festival"), ("done",))
    t.choose("discard", "festival").choose("done").expect_asked(0, "keep-epic")
    t.offers_just(("keep", "balors_eye"), ("keep", "lugs_spear")).choose("keep", "lugs_spear")
    t.expect_asked(1, "season-turn")
    assert t.hand(0) == ["eriu", "lugs_spear", "migration"]
    assert t.state.epic_discard == ["balors_eye"]
    assert {"bard", "festival"} <= set(t.state.action_discard)
    assert t.events("discards-action", 1) == [[0], [0]]


def test_misty_lands_with_one_action_card() -> None:
    """I-9.7: at least one if you hold any: the only one goes, one card is drawn and kept."""
    t = misty("bard", deck=["balors_eye", "lugs_spear"])
    t.expect_asked(1, "season-turn")
    assert t.hand(0) == ["balors_eye"]
    assert "bard" in t.state.action_discard


def test_misty_lands_without_an_action_card() -> None:
    """I-9.7: no effect, still a Season card played."""
    t = misty("eriu", deck=["balors_eye"], passed=[1, 2])
    t.expect_asked(1, "season-turn")
    assert t.hand(0) == ["eriu"]
    assert t.events("draws") == []
    assert t.export()["passed"] == []


def test_misty_lands_draw_what_there_is() -> None:
    """I-17.1: two discarded, one card left in the whole deck."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1}},
        hands={
            0: ["misty_lands", "bard", "migration"],
            1: ["citadel"],
            2: [card for card in EPIC if card != "eriu"],
        },
        epic_deck=["eriu"],
    )
    t.play("misty_lands").skip_reactions().choose("discard", "bard").choose("discard", "migration")
    t.skip_reactions().expect_asked(1, "season-turn")
    assert t.hand(0) == ["eriu"]


def test_misty_lands_discarding_the_dagda_reshuffles() -> None:
    """I-17.2: The Dagda among the discarded Epic Tales shuffles the pile into the deck."""
    t = misty("bard", "migration", deck=["the_dagda", "lugs_spear"], discard=["balors_eye"])
    t.choose("discard", "bard").choose("discard", "migration").choose("keep", "lugs_spear")
    assert t.state.epic_discard == []
    assert {"the_dagda", "balors_eye"} <= set(t.state.epic_deck)
    assert len(t.state.epic_deck) == 29


def test_misty_lands_and_the_moor_at_its_question() -> None:
    """I-10.8: Moor, The Dagda and the Master Craftsman spend the last card: nothing to discard."""
    t = table(
        seats=4,
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1, 3: 1}},
        hands={
            0: ["misty_lands", "bard", "master_craftsman", "moor", "the_dagda"],
            1: ["citadel"],
        },
        epic_deck=["eriu"],
    )
    t.play("misty_lands").skip_reactions().choose("discard", "bard")
    t.expect_asked(0, "misty-lands").play("moor", "triskel").choose("player", 1)
    t.react("the_dagda").react("master_craftsman").choose("player", 2)
    t.skip_reactions().expect_asked(1, "season-turn")
    assert t.hand(0) == ["eriu"]
    assert t.hand(2) == ["the_dagda"]


# -- Swamp -----------------------------------------------------------------------------------------


def test_swamp_is_no_pass() -> None:
    """I-8.7: it does nothing but breaks a run of passes."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1}},
        hands={0: ["swamp"], 1: ["citadel"]},
        passed=[1, 2],
    )
    before = t.export()["territories"]
    t.play("swamp").expect_asked(1, "season-turn")
    assert t.export()["territories"] == before
    assert t.export()["passed"] == []
    assert played(t) == ["swamp"]
    assert t.state.phase == "season"


def test_swamp_is_a_season_card_for_what_follows_one() -> None:
    """I-9.6: Valley may follow it; and it serves as the Brenn's first card (I-8.1)."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["swamp", "valley", "festival"], 1: ["citadel"]},
        first_turn=True,
    )
    t.refuses("pass", rule="I-8.1").play("swamp").expect_asked(0, "react").react("valley")
    assert t.clans("plains") == [2, 1, 0]


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


# -- Stone Circle ----------------------------------------------------------------------------------


def stone_circle(circle: dict[int, int], hand: list[str] | None = None, **options: Json) -> Table:
    """Seat 0 plays The Stone of Fal and holds the Stone Circle; `circle` are the clans there."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "stone_circle": circle},
        hands={0: ["stone_of_fal", "stone_circle", *(hand or [])], 1: ["citadel"]},
        options=options,
    )
    return t.play("stone_of_fal")


def test_stone_circle_buys_the_epic_tale_back() -> None:
    """I-11.5, I-21.3: one of your clans there is the price; everyone sees the card go back."""
    t = stone_circle({0: 2, 1: 1})
    t.expect_asked(0, "react").react("stone_circle").expect_asked(0, "stone-circle")
    t.offers_just(("pay", 0), ("keep-clan",)).choose("pay", 0)
    assert t.hand(0) == ["stone_of_fal"]
    assert t.clans("stone_circle") == [1, 1, 0]
    assert t.state.epic_discard == []
    assert t.events("takes-epic-back", 2) == [[0, "stone_of_fal"]]
    assert played(t) == ["stone_circle"]


def test_stone_circles_price_is_optional() -> None:
    """I-9.7: you may; unpaid, the card stays on the pile."""
    t = stone_circle({0: 2})
    t.react("stone_circle").choose("keep-clan").expect_asked(1, "season-turn")
    assert t.hand(0) == []
    assert t.clans("stone_circle") == [2, 0, 0]
    assert played(t) == ["stone_circle"]


def test_stone_circle_without_a_clan_there() -> None:
    """I-9.7: no clan of yours: no effect; another's clan is no price by default."""
    t = stone_circle({1: 1})
    t.react("stone_circle").expect_asked(1, "season-turn")
    assert t.hand(0) == []
    assert t.clans("stone_circle") == [0, 1, 0]


def test_stone_circle_with_anybodys_clan() -> None:
    """I-19, flag stone_circle_own_clan_only = false: any clan there pays."""
    t = stone_circle({0: 1, 1: 1}, stone_circle_own_clan_only=False)
    t.react("stone_circle").offers_just(("pay", 0), ("pay", 1), ("keep-clan",)).choose("pay", 1)
    assert t.hand(0) == ["stone_of_fal"]
    assert t.clans("stone_circle") == [1, 0, 0]


def test_stone_circles_price_saved_by_dagdas_club_is_not_paid() -> None:
    """I-11.6: the clan stays, so you get nothing."""
    t = stone_circle({0: 1}, ["dagdas_club"])
    t.react("stone_circle").choose("pay", 0).expect_asked(0, "react", "own_clan_would_be_removed")
    t.react("dagdas_club", "save")
    assert t.hand(0) == []
    assert t.clans("stone_circle") == [1, 0, 0]
    assert sorted(t.state.epic_discard) == ["dagdas_club", "stone_of_fal"]


def test_stone_circles_price_rescued_by_diarmuid_is_paid() -> None:
    """I-11.6: the clan was removed, though it comes back elsewhere."""
    t = stone_circle({0: 1}, ["diarmuid_and_grainne"])
    t.react("stone_circle").choose("pay", 0).expect_asked(0, "react", "own_clan_removed")
    t.react("diarmuid_and_grainne").choose("territory", "plains")
    assert t.hand(0) == ["stone_of_fal"]
    assert t.clans("plains") == [2, 1, 0]


def test_stone_circle_can_not_fetch_what_the_dagda_shuffled_away() -> None:
    """I-17.2: the cancelled Epic Tale went into the deck together with The Dagda."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "stone_circle": {0: 1}},
        hands={0: ["stone_of_fal", "stone_circle"], 1: ["the_dagda", "citadel"]},
    )
    t.play("stone_of_fal").react("the_dagda", by=1).expect_asked(1, "season-turn")
    assert "stone_of_fal" in t.state.epic_deck
    assert t.hand(0) == ["stone_circle"]


def test_stone_circle_fetches_a_cancelled_card_when_the_dagda_was_given_away() -> None:
    """I-17.2: The Dagda, passed on by the Master Craftsman, was not discarded: no shuffle."""
    t = table(
        seats=4,
        clans={"plains": {0: 1, 1: 1}, "stone_circle": {0: 1}},
        hands={
            0: ["stone_of_fal", "stone_circle"],
            1: ["the_dagda", "master_craftsman", "citadel"],
        },
    )
    t.play("stone_of_fal").react("the_dagda", by=1).react("master_craftsman", by=1)
    t.choose("player", 3).expect_asked(0, "react").react("stone_circle").choose("pay", 0)
    t.expect_asked(3, "react").decline()  # he might cancel the Stone Circle with it
    assert t.hand(0) == ["stone_of_fal"]
    assert t.hand(3) == ["the_dagda"]


def test_stone_circle_follows_a_tale_played_in_a_clash() -> None:
    """I-10.10: the Epic Tale may have been played anywhere, also as a reaction."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "stone_circle": {0: 1}, "cove": {2: 1}},
        hands={0: ["strengs_resolve", "stone_circle"], 1: ["citadel"]},
        clash=clash_in("plains", 0),
    )
    t.attack(1).choose("discard", "citadel").react("strengs_resolve", by=0)
    t.expect_asked(0, "react").react("stone_circle").choose("pay", 0)
    assert t.hand(0) == ["strengs_resolve"]  # and the attack may be answered again
    t.expect_asked(0, "react").react("strengs_resolve")
    assert t.state.deeds[0] == 2


def test_a_clan_paid_to_the_stone_circle_no_longer_moves() -> None:
    """I-9.7: between declaration and effect a declared clan became a price; the rest moves."""
    t = table(
        seats=4,
        clans={"stone_circle": {0: 1}, "plains": {0: 1}, "cove": {1: 1, 2: 1, 3: 1}},
        at={"stone_circle": (1, -2, 0)},
        hands={
            0: [
                "conquest",
                "moor",
                "the_dagda",
                "master_craftsman",
                "lug_samildanach",
                "stone_circle",
            ],
            1: ["citadel"],
        },
    )
    t.play("conquest").choose("territory", "valley").choose("clans", 1).choose("clans", 1)
    t.react("moor", by=0).choose("player", 1).react("the_dagda", by=0)
    t.react("master_craftsman", by=0).choose("player", 1)  # The Dagda goes to seat 1
    t.react("lug_samildanach", by=0).decline(by=1).decline(by=0)
    t.react("stone_circle", by=0).choose("pay", 0).decline(by=1).skip_reactions()
    assert t.clans("stone_circle") == [0, 0, 0, 0]
    assert t.clans("valley") == [1, 0, 0, 0]
    assert t.clans("plains") == [0, 0, 0, 0]


def test_a_clan_paid_to_the_stone_circle_can_not_be_removed_again() -> None:
    """I-11.5: The Dagda stopped the Club, the Stone Circle bought it back with that very clan."""
    t = table(
        seats=4,
        clans={"stone_circle": {0: 1}, "plains": {0: 1, 1: 1}, "cove": {2: 1, 3: 1}},
        hands={
            0: ["dagdas_club", "stone_circle"],
            1: ["balors_eye", "citadel"],
            2: ["the_dagda", "master_craftsman"],
        },
        turn=1,
    )
    t.play("balors_eye").choose("remove-from", "stone_circle", 0).decline(by=2)
    t.react("dagdas_club", "save", by=0).react("the_dagda", by=2)
    t.react("master_craftsman", by=2).choose("player", 3)
    t.react("stone_circle", by=0).choose("pay", 0).skip_reactions()
    assert t.clans("stone_circle") == [0, 0, 0, 0]
    assert t.state.reserve[0] == 11
    assert t.hand(0) == ["dagdas_club"]
    assert t.events("removes") == [[0, "stone_circle"]]


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


# -- Meadows ---------------------------------------------------------------------------------------


def meadows(card: str, *others: str, epic_deck: list[str]) -> Table:
    """Seat 0 holds the Meadows and plays a card that draws."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: [card, "meadows", *others], 1: ["citadel"]},
        epic_deck=epic_deck,
    )
    return t.play(card)


def test_meadows_draw_one_more_and_keep_one() -> None:
    """I-10.5: decided after seeing the card drawn; one of the two is kept."""
    t = meadows("bard", epic_deck=["eriu", "lugs_spear"])
    t.expect_asked(0, "react", "when_you_draw_epic_tale", 0, 1)
    assert t.view(0)["drawn"] == ["eriu"]
    assert t.view(1)["drawn"] == []
    t.react("meadows").expect_asked(0, "keep-epic")
    t.offers_just(("keep", "eriu"), ("keep", "lugs_spear")).choose("keep", "lugs_spear")
    assert t.hand(0) == ["lugs_spear"]
    assert t.state.epic_discard == ["eriu"]
    assert played(t) == ["meadows"]


def test_meadows_may_be_kept_back() -> None:
    """I-10.1: the draw then goes on as usual."""
    t = meadows("bard", epic_deck=["eriu", "lugs_spear"])
    t.decline()
    assert t.hand(0) == ["eriu", "meadows"]


def test_meadows_with_tuans_memory() -> None:
    """I-10.5: the pool grows to four; still one is kept."""
    deck = ["eriu", "lugs_spear", "balors_eye", "battle_frenzy"]
    t = meadows("tuans_memory", epic_deck=deck)
    t.expect_asked(0, "react", "when_you_draw_epic_tale", 0, 3).react("meadows")
    t.offers_just(*(("keep", card) for card in deck)).choose("keep", "battle_frenzy")
    assert t.hand(0) == ["battle_frenzy"]
    assert sorted(t.state.epic_discard) == [
        "balors_eye",
        "eriu",
        "lugs_spear",
        "tuans_memory",
    ]


def test_meadows_with_the_misty_lands() -> None:
    """I-10.5: one discarded, two drawn, one kept."""
    t = meadows("misty_lands", "bard", epic_deck=["eriu", "lugs_spear"])
    t.react("meadows").offers_just(("keep", "eriu"), ("keep", "lugs_spear"))
    t.choose("keep", "eriu")
    assert t.hand(0) == ["eriu"]


def test_meadows_with_nothing_more_to_draw() -> None:
    """I-17.1: choose among what was drawn."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1}},
        hands={
            0: ["bard", "meadows"],
            1: ["citadel"],
            2: [card for card in EPIC if card != "eriu"],
        },
        epic_deck=["eriu"],
    )
    t.play("bard").react("meadows").skip_reactions()
    assert t.hand(0) == ["eriu"]


def test_meadows_discarding_the_dagda_reshuffles() -> None:
    """I-17.2: The Dagda goes straight back into the deck."""
    t = meadows("bard", epic_deck=["eriu", "the_dagda"])
    t.react("meadows").choose("keep", "eriu")
    assert t.state.epic_discard == []
    assert "the_dagda" in t.state.epic_deck


def test_meadows_do_not_answer_an_opponents_draw() -> None:
    """I-10.5: when you draw."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["bard"], 1: ["meadows", "citadel"]},
    )
    t.play("bard").expect_asked(1, "season-turn")


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


# -- Mountains -------------------------------------------------------------------------------------


def test_mountains_card_avoids_the_toll() -> None:
    """I-14.2: played before the toll is paid; a clash there starts as usual."""
    t = table(
        clans={"plains": {0: 2}, "mountains": {1: 1}, "cove": {2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["migration", "mountains", "bard"], 1: ["citadel"]},
    )
    t.play("migration").choose("move", "mountains", 2)
    t.expect_asked(0, "react", "when_you_move_into_mountains", 0, "mountains").react("mountains")
    t.expect_asked(0, "end-clash", "mountains")
    assert t.clans("mountains") == [2, 1, 0]
    assert t.hand(0) == ["bard"]
    assert played(t) == ["mountains"]


def test_mountains_card_declined_the_toll_is_due() -> None:
    """I-14.2: an Action card or a clan."""
    t = table(
        clans={"plains": {0: 2}, "mountains": {}, "cove": {1: 1, 2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["migration", "mountains", "bard"], 1: ["citadel"]},
    )
    t.play("migration").choose("move", "mountains", 2).decline()
    t.expect_asked(0, "mountains-toll").offers_just(("discard", "bard"), ("remove-clan",))


def test_mountains_card_does_not_help_against_breas_tyranny() -> None:
    """I-14.2: when you move; an opponent moved the clan, its owner pays."""
    t = table(
        clans={"plains": {0: 1, 1: 2}, "mountains": {}, "cove": {2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["breas_tyranny", "bard"], 1: ["mountains", "citadel"]},
    )
    t.play("breas_tyranny").choose("territory", "mountains")
    t.expect_asked(1, "mountains-toll").offers_just(("discard", "citadel"), ("remove-clan",))
    t.choose("remove-clan")
    assert t.clans("mountains") == [0, 0, 0]
    assert t.hand(1) == ["citadel", "mountains"]


def test_mountains_card_serves_its_holder_alone() -> None:
    """I-10.5: another player's move opens no window for him."""
    t = table(
        clans={"plains": {0: 2}, "mountains": {}, "cove": {1: 1, 2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["migration", "bard"], 1: ["mountains", "citadel"]},
    )
    t.play("migration").choose("move", "mountains", 2).expect_asked(0, "mountains-toll")


def test_mountains_card_is_barred_by_lugs_spear() -> None:
    """I-10.7: a Withdraw into the Mountains under the Spear pays."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "mountains": {0: 1}, "cove": {2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["mountains", "bard"], 1: ["citadel"]},
        clash=clash_in("plains", 0, spear=True),
    )
    t.choose("refuse").choose("withdraw").choose("move", "mountains", 1)
    t.expect_asked(0, "mountains-toll")


# -- Moor ------------------------------------------------------------------------------------------


def moor_on_turn() -> Table:
    """Seat 1 holds the Moor and is on turn."""
    return table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["eriu", "bard"], 1: ["moor", "citadel"]},
        turn=1,
    )


def moor_placing() -> Table:
    """Seat 1 places clans."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {1: 1}},
        hands={0: ["eriu", "bard"], 1: ["moor", "new_clans"]},
        turn=1,
    )
    return t.play("new_clans")


def moor_in_a_window() -> Table:
    """Seat 1 is asked whether to react, though he holds nothing else that fits."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["eriu", "bard"], 1: ["moor", "citadel"]},
    )
    return t.play("bard")


def moor_sheltering() -> Table:
    """Seat 1 may shelter a clan."""
    t = table(
        clans={"valley": {0: 2, 1: 2}},
        hands={0: ["eriu", "warlord"], 1: ["moor", "citadel"]},
    )
    return t.play("warlord").decline().decline().expect_asked(1, "shelter")


def moor_attacked() -> Table:
    """Seat 1 answers an attack."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={0: ["eriu"], 1: ["moor", "citadel"]},
        clash=clash_in("plains", 0),
    )
    return t.attack(1).decline().expect_asked(1, "attack-response")


def moor_at_the_toll() -> Table:
    """Seat 1 pays the Mountains' toll."""
    t = table(
        clans={"plains": {1: 2}, "cove": {0: 1, 2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["eriu"], 1: ["moor", "citadel", "migration"]},
        turn=1,
    )
    t.play("migration").choose("move", "mountains", 2).skip_reactions()
    return t.expect_asked(1, "mountains-toll")


@pytest.mark.parametrize(
    "reach",
    [
        moor_on_turn,
        moor_placing,
        moor_in_a_window,
        moor_sheltering,
        moor_attacked,
        moor_at_the_toll,
    ],
)
def test_moor_looks_at_epic_tales_at_any_decision(reach: Callable[[], Table]) -> None:
    """I-10.8: at every decision of the holder, in and out of turn; then the question stands."""
    t = reach()
    prompt, options = t.prompt, list(t.options)
    held = [card for card in t.state.hands[0] if card in EPIC]
    assert t.seat == 1
    assert held == ["eriu"]
    t.offers(MOOR).play("moor", "triskel").expect_asked(1, "look-at-epics")
    t.offers_just(("player", 0), ("player", 2)).choose("player", 0)
    assert t.events("looks-at-epics", 1) == [[1, 0, *held]]
    assert t.events("looks-at-epics", 0) == t.events("looks-at-epics", 2) == [[1, 0]]
    known = t.view(1)["known"]
    assert isinstance(known, dict)
    assert known["0"] == held
    assert played(t) == ["moor"]
    if prompt != "react":
        t.expect_asked(1, prompt).offers_just(*(option for option in options if option != MOOR))


def test_moor_in_the_draft() -> None:
    """I-10.8: also in the draft, once the chieftain has the card (I-5.3)."""
    t = table(
        clans={"moor": {1: 2}, "plains": {0: 1}, "cove": {2: 1}},
        hands={0: ["eriu"]},
        phase="assembly",
        rng=rng_tossing(clockwise=True),
    )
    asks = t.match.pending
    assert set(asks) == {0, 1, 2}
    assert MOOR in asks[1].options
    assert MOOR not in asks[0].options
    t.play("moor", "triskel", by=1).expect_asked(1, "look-at-epics").choose("player", 0)
    assert t.events("looks-at-epics", 1) == [[1, 0, "eriu"]]
    asks = t.match.pending
    assert set(asks) == {0, 1, 2}
    assert MOOR not in asks[1].options


def test_moor_at_the_start_of_the_assembly() -> None:
    """I-10.8: in every window loop, that of I-5.0 included."""
    t = table(
        clans={"moor": {1: 2}, "plains": {0: 1}, "cove": {2: 1}},
        hands={0: ["eriu"], 1: ["moor"]},
        phase="assembly",
    )
    t.expect_asked(1, "react", "assembly_start", rule="I-5.0").offers_just(MOOR, ("decline",))


def test_moor_uses_no_turn() -> None:
    """I-10.1: its holder still takes his turn, and no Season card was played."""
    t = moor_on_turn()
    t.play("moor", "triskel").choose("player", 0).expect_asked(1, "season-turn")
    t.offers(("play", "citadel", "season"), ("pass",))


def test_moor_is_barred_by_lugs_spear() -> None:
    """I-10.7: not while the Spear is in force."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={0: ["moor", "bard"], 1: ["citadel"]},
        clash=clash_in("plains", 0, spear=True),
    )
    t.expect_asked(0, "end-clash").refuses(*MOOR, rule="I-10.7")


def test_moor_on_a_player_without_epic_tales() -> None:
    """I-9.7: nothing is seen."""
    t = moor_on_turn()
    t.play("moor", "triskel").choose("player", 2)
    assert t.events("looks-at-epics", 1) == [[1, 2]]


def test_moor_may_be_cancelled_by_the_dagda() -> None:
    """I-9.4: after the opponent is named; nothing is seen."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["the_dagda", "bard"], 1: ["moor", "citadel"]},
        turn=1,
    )
    t.play("moor", "triskel").choose("player", 0)
    t.expect_asked(0, "react", "any_epic_or_advantage_played", 1, "moor").react("the_dagda")
    assert t.events("looks-at-epics") == []
    t.expect_asked(1, "season-turn")


def test_moor_at_the_clubs_decision_leaves_only_what_is_possible() -> None:
    """I-12.15: The Dagda's reply spends the target's last Action card, so a clan it must be."""
    t = table(
        seats=4,
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        hands={
            0: ["moor", "dagdas_club", "bard"],
            1: ["the_dagda", "master_craftsman"],
        },
        clash=clash_in("plains", 0),
    )
    t.attack(1).react("dagdas_club", "decide", by=0).skip_reactions()
    t.expect_asked(0, "club-decision").offers(("discard-card",), ("remove-clan",))
    t.play("moor", "triskel").choose("player", 1).react("the_dagda", by=1)
    t.react("master_craftsman", by=1).choose("player", 2).skip_reactions()
    assert ("discard-card",) not in t.options
    assert t.clans("plains") == [2, 1, 0, 0]
