"""I-5: the Assembly's steps in their order, Cathbad's Word, the Gates (I-14.1)."""

import json
from functools import partial

import pytest

from crannog.games.inis.facts import action_cards
from crannog.games.inis.zones import SPENT, TABLE
from crannog.kernel import Seat
from tests.inis.table import Table, rng_tossing, table

SPREAD = {"valley": {0: 1, 1: 1, 2: 1}}

# A table at which the Assembly is about to begin; it runs on to its first question.
assembly = partial(table, phase="assembly")


def draft_anything(t: Table) -> Table:
    """Everybody holds what is offered first, until the draft is over."""
    while t.state.phase == "draft" and len(t.match.pending) > 1:
        for seat, ask in list(t.match.pending.items()):
            t.choose(*ask.options[0], by=seat)
    return t


def actions(t: Table, seat: Seat) -> set[str]:
    """The Action cards in a hand."""
    return set(t.state.hand_of(seat, "action"))


# -- the order of the steps --------------------------------------------------------------------


def test_steps_in_order():
    """I-5.0 to I-5.6: window, Brenn, victory, Advantage cards, crows, deal, draft."""
    t = assembly(
        clans={"valley": {0: 1, 1: 2}, "cove": {2: 1}},
        hands={1: ["cathbads_word"]},
        pretenders=[2],
    )
    t.expect_asked(1, "react", "assembly_start", rule="I-5.0")
    assert (t.state.brenn, t.state.pretenders[2]) == (0, True)
    t.react("cathbads_word").expect_asked(1, "cathbad-choice", rule="I-5.5")
    t.choose("set-aside", "geis")
    steps = ["assembly", "plays", "brenn", "no-winner", "takes-advantage", "toss", "dealt"]
    kinds = t.kinds()
    places = [kinds.index(step) for step in steps]
    assert places == sorted(places)
    assert set(t.match.pending) == {0, 1, 2}


def test_every_assembly_is_a_new_round():
    """I-5, I-8.10: the round is counted at the start of the Assembly."""
    assert assembly(clans=SPREAD, round=7).state.round == 8


# -- step 1 ------------------------------------------------------------------------------------


def test_the_capitals_chieftain_becomes_brenn():
    """I-5.1: strictly most clans in the Capital's territory."""
    t = assembly(clans={"valley": {0: 1, 1: 2, 2: 1}})
    assert t.state.brenn == 1
    assert t.events("brenn") == [[1]]
    assert t.events("toss")[0][0] == 1  # I-5.4: the new Brenn tosses


@pytest.mark.parametrize(
    "capital",
    [{1: 2, 2: 2}, {0: 2, 1: 2, 2: 1}, {}],
    ids=["tie of others", "tie with the Brenn", "nobody there"],
)
def test_without_a_chieftain_the_brenn_stays(capital: dict[Seat, int]):
    """I-5.1: a tie or no clan in the Capital's territory changes nothing."""
    t = assembly(clans={"valley": capital, "cove": {0: 1, 1: 1, 2: 1}})
    assert t.state.brenn == 0
    assert t.events("brenn") == []


def test_the_brenn_changes_in_step_1_only():
    """I-5.1, I-20.7: taking the Capital in the Season makes no Brenn before the Assembly."""
    t = table(
        clans={"valley": {0: 1, 1: 1}, "cove": {2: 1}},
        hands={0: ["bard"], 1: ["stone_of_fal", "new_clans"], 2: ["sanctuary"]},
        turn=1,
    ).play("stone_of_fal")
    assert t.clans("valley") == [1, 3, 0]
    assert t.state.brenn == 0
    t.choose("pass").choose("pass").choose("pass")
    assert t.state.brenn == 1


# -- step 3 ------------------------------------------------------------------------------------


def test_advantage_cards_go_to_chieftains():
    """I-5.3: each territory's card goes to its chieftain; without one it lies face up."""
    t = assembly(
        clans={"valley": {0: 1, 1: 2}, "cove": {0: 1, 2: 1}, "plains": {2: 1}, "moor": {}},
    )
    assert t.hand(1) == ["valley"]
    assert t.hand(2) == ["plains"]
    assert t.hand(0) == []
    assert t.view(None)["advantages"] == {
        "valley": 1,
        "cove": "face_up",
        "plains": 2,
        "moor": "face_up",
    }


def test_played_advantage_cards_are_available_again():
    """I-5.3: cards played last season (face down) are handed out or laid open."""
    clans = {"valley": {0: 1, 1: 2}, "cove": {0: 1, 2: 1}, "plains": {2: 1}}
    t = assembly(clans=clans, played=["valley", "cove"])
    assert t.hand(1) == ["valley"]
    assert t.state.at["cove"] == TABLE
    assert SPENT not in {t.state.at[tile] for tile in clans}


def test_an_advantage_card_changes_hands():
    """I-5.3: who is chieftain no longer gives the card up."""
    t = assembly(
        clans={"valley": {0: 1, 1: 2}, "cove": {0: 3, 2: 1}, "plains": {2: 1}}, hands={2: ["cove"]}
    )
    assert t.hand(0) == ["cove"]
    assert t.hand(2) == ["plains"]


# -- step 4 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("face", ["clockwise", "counterclockwise"])
def test_the_toss_sets_the_direction(seats: int, face: str):
    """I-5.4, I-16.2: the token is tossed every Assembly, with two players too."""
    clans = {"valley": dict.fromkeys(range(seats), 1)}
    t = assembly(clans=clans, seats=seats, rng=rng_tossing(face == "clockwise"))
    assert t.events("toss") == [[0, face]]
    assert t.view(None)["direction"] == face


def test_gates_answer_a_new_direction():
    """I-5.4, I-14.1: each player present loses a clan and draws, Brenn first, then new order."""
    t = assembly(
        clans={
            "valley": {0: 1, 1: 3, 2: 1, 3: 1},
            "gates_of_tir_na_nog": {0: 2, 1: 2, 3: 2},
        },
        seats=4,
        rng=rng_tossing(False),
    )
    assert t.state.brenn == 1
    assert t.clans("gates_of_tir_na_nog") == [1, 1, 0, 1]
    gates = [[seat, "gates_of_tir_na_nog"] for seat in (1, 0, 3)]
    assert t.events("removes") == gates
    assert [event[:2] for event in t.events("draws")] == [[1, 1], [0, 1], [3, 1]]
    assert [len(t.state.hand_of(seat, "epic")) for seat in range(4)] == [1, 1, 0, 1]


def test_gates_rest_when_the_face_stays():
    """I-5.4: a toss that shows the same face changes no direction."""
    t = assembly(
        clans={"valley": {0: 1, 1: 1, 2: 1}, "gates_of_tir_na_nog": {0: 1, 1: 2}},
        rng=rng_tossing(True),
    )
    assert t.clans("gates_of_tir_na_nog") == [1, 2, 0]
    assert t.events("draws") == []


def test_gates_with_two_players():
    """I-16.2: the token matters for the Gates alone."""
    t = assembly(
        clans={"valley": {0: 1, 1: 1}, "gates_of_tir_na_nog": {0: 2, 1: 2}},
        seats=2,
        rng=rng_tossing(False),
    )
    assert t.clans("gates_of_tir_na_nog") == [1, 1]
    assert [len(t.state.hand_of(seat, "epic")) for seat in range(2)] == [1, 1]


def test_gates_use_the_card_handed_out_in_step_3():
    """I-5.3, I-14.1: the new chieftain of the Gates already holds their card at the toss."""
    t = assembly(
        clans={"valley": {0: 1, 1: 1, 2: 1}, "gates_of_tir_na_nog": {2: 2}},
        rng=rng_tossing(False),
        epic_deck=["eriu", "balors_eye"],
    )
    t.expect_asked(2, "react", "gates_effect_draw", 2, 1, rule="I-14.1")
    t.react("gates_of_tir_na_nog")
    t.expect_asked(2, "keep-epic").offers_just(("keep", "eriu"), ("keep", "balors_eye"))
    t.choose("keep", "balors_eye")
    assert t.state.hand_of(2, "epic") == ["balors_eye"]
    assert t.state.epic_discard == ["eriu"]
    assert t.state.phase == "draft"


def test_gates_removal_may_be_answered():
    """I-14.1, I-11.5: Dagda's Club keeps the clan; the draw happens anyway."""
    t = assembly(
        clans={"valley": {0: 1, 1: 1, 2: 1}, "gates_of_tir_na_nog": {1: 1, 2: 1}},
        hands={1: ["dagdas_club"]},
        rng=rng_tossing(False),
    )
    t.expect_asked(1, "react", "own_clan_would_be_removed", 1, "gates_of_tir_na_nog")
    t.react("dagdas_club", "save")
    assert t.clans("gates_of_tir_na_nog") == [0, 1, 0]
    assert len(t.state.hand_of(1, "epic")) == 1


# -- step 5 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 4)])
def test_the_deal(seats: int, each: int):
    """I-5.5, I-7.1: one card set aside, then the deal; no card is in two places."""
    t = assembly(clans={"valley": dict.fromkeys(range(seats), 1)}, seats=seats)
    assert [len(cards) for cards in t.state.draft] == [each] * seats
    dealt = [card for cards in t.state.draft for card in cards]
    everything = [*dealt, t.state.aside, *t.state.action_deck]
    assert sorted(everything) == sorted(action_cards(seats))
    assert len(t.state.action_deck) == (6 if seats == 2 else 0)


def test_the_card_set_aside_is_unknown():
    """I-5.5, I-21.2: set aside unseen, by chance."""
    t = assembly(clans=SPREAD)
    assert [t.view(seat)["aside"] for seat in range(3)] == [None] * 3
    asides = {assembly(clans=SPREAD, rng=seed).state.aside for seed in range(20)}
    assert len(asides) > 5


# -- Cathbad's Word ----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 4), (4, 4)])
def test_cathbads_word(seats: int, size: int):
    """I-5.0, I-5.5, I-5.7: its player chooses the card set aside and exchanges it at the end."""
    t = assembly(
        clans={"valley": dict.fromkeys(range(seats), 1)}, hands={1: ["cathbads_word"]}, seats=seats
    ).react("cathbads_word")
    t.expect_asked(1, "cathbad-choice", "cathbads_word")
    t.offers_just(*(("set-aside", card) for card in action_cards(seats)))
    t.choose("set-aside", "conquest")
    assert t.state.aside == "conquest"
    assert all("conquest" not in cards for cards in t.state.draft)
    draft_anything(t)
    t.expect_asked(1, "set-aside", "cathbads_word", rule="I-5.7")
    drafted = actions(t, 1) - {"conquest"}
    assert len(drafted) == size
    t.offers_just(*(("set-aside", card) for card in actions(t, 1)))
    away = min(drafted)
    t.choose("set-aside", away)
    assert t.state.aside == away
    assert actions(t, 1) == drafted - {away} | {"conquest"}
    assert [len(actions(t, seat)) for seat in range(seats)] == [size] * seats
    assert t.state.epic_discard == ["cathbads_word"]
    t.expect_asked(0, "season-turn", rule="I-8.1")


def test_cathbads_word_may_put_the_same_card_aside():
    """I-5.7: the card put aside may be the one just taken."""
    t = (
        assembly(clans=SPREAD, hands={2: ["cathbads_word"]})
        .react("cathbads_word")
        .choose("set-aside", "bard")
    )
    draft_anything(t).choose("set-aside", "bard")
    assert t.state.aside == "bard"
    assert [len(actions(t, seat)) for seat in range(3)] == [4, 4, 4]


def test_cathbads_word_declined():
    """I-5.0: the card may be kept; chance then sets a card aside and nobody exchanges."""
    t = assembly(clans=SPREAD, hands={2: ["cathbads_word"]}).decline()
    assert set(t.match.pending) == {0, 1, 2}
    draft_anything(t)
    assert t.hand(2).count("cathbads_word") == 1
    t.expect_asked(0, "season-turn")


def test_cathbads_choice_is_seen_by_its_player_alone():
    """Cathbad's Word: nobody else sees which card is set aside, first or last."""

    def seen(first: str) -> list[str]:
        t = assembly(clans=SPREAD, hands={2: ["cathbads_word"]}).react("cathbads_word")
        t.choose("set-aside", first)
        assert t.view(2)["aside"] == first
        assert [[2, first]] == t.events("sets-aside", 2)
        return [
            json.dumps([event for event in t.match.events(0, seat) if event["kind"] != "dealt"])
            + json.dumps(t.view(seat)["aside"])
            for seat in (0, 1)
        ]

    assert seen("bard") == seen("geis")


def test_cathbads_word_is_spent_when_the_game_ends():
    """Cathbad's Word: if step 2 ends the game the card is simply spent."""
    lands = ("valley", "cove", "plains", "hills", "meadows", "forest")
    t = assembly(
        clans={tile: {0: 1} for tile in lands} | {"valley": {0: 1, 1: 1, 2: 1}},
        hands={2: ["cathbads_word"]},
        pretenders=[0],
    ).react("cathbads_word")
    assert t.match.result is not None
    assert t.match.result["winners"] == [0]
    assert t.state.epic_discard == ["cathbads_word"]
    assert t.state.aside == ""


def test_cathbads_word_cancelled():
    """I-9.4: The Dagda cancels it: chance sets the card aside, and there is no exchange."""
    t = assembly(clans=SPREAD, hands={2: ["cathbads_word"], 1: ["the_dagda"]}).react(
        "cathbads_word"
    )
    t.expect_asked(1, "react", "any_epic_or_advantage_played", 2, "cathbads_word")
    t.react("the_dagda")
    assert set(t.match.pending) == {0, 1, 2}
    draft_anything(t).expect_asked(0, "season-turn")
    assert "cathbads_word" in t.state.epic_deck


def test_cathbads_word_works_for_one_assembly():
    """Cathbad's Word: "this Assembly"; the next one sets aside by chance again."""
    t = assembly(clans=SPREAD, hands={2: ["cathbads_word"]}).react("cathbads_word")
    draft_anything(t.choose("set-aside", "geis")).choose("set-aside", "geis")
    assert t.state.phase == "season"
    while t.state.phase == "season":
        t.choose(*(("pass",) if ("pass",) in t.options else t.options[0]))
    assert len(t.events("assembly")) == 2
    assert set(t.match.pending) == {0, 1, 2}
    assert t.view(2)["cathbad"] is None
    draft_anything(t).expect_asked(t.state.brenn, "season-turn", rule="I-8.1")
