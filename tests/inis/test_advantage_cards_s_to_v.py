"""Advantage cards, S to V, played through their choices."""

import pytest

from crannog.kernel import Json
from tests.inis.table import (
    BESIDE_VALLEY_AND_COVE,
    BESIDE_VALLEY_AND_PLAINS,
    Table,
    clash_in,
    played,
    table,
)

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
