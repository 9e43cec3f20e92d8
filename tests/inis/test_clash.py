"""I-12: clashes, I-11.5 to I-11.7: removals, I-13: the Festival."""

from functools import partial

import pytest

from crannog.games.inis.zones import DISCARD, PLAY
from crannog.kernel import Rng, Seat
from tests.inis.table import Table, table

# Season cards that are no Action cards: they answer no attack and keep the season going.
IDLE = {0: ["eriu"], 1: ["children_of_dana"], 2: ["stone_of_fal"]}
IDLE_4 = {**IDLE, 3: ["tuans_memory"]}

# A table in the middle of a clash in the Cove that seat 0 started, before the first maneuver.
fight = partial(table, clash={"territory": "cove", "instigator": 0})


def idle(**extra: list[str]) -> dict[Seat, list[str]]:
    """The idle hands of three players with further cards, by s0, s1, s2."""
    return {seat: [*cards, *extra.get(f"s{seat}", [])] for seat, cards in IDLE.items()}


def exposed(t: Table) -> list[int]:
    """The exposed clans of the clash by seat."""
    return [t.state.exposed(seat) for seat in range(t.state.seats)]


def instigator(t: Table) -> Seat:
    """Who instigated the clash that is going on."""
    assert t.state.clash is not None
    return t.state.clash.instigator


# -- starting ----------------------------------------------------------------------------------


def test_moving_in_starts_a_clash():
    """I-12.1, I-11.4: clans moved to opposing clans; the mover is the instigator."""
    t = table(
        clans={"valley": {0: 3}, "cove": {1: 2}, "plains": {2: 1}}, hands=idle(s0=["conquest"])
    )
    t.play("conquest").choose("territory", "cove").choose("clans", 2)
    assert t.events("clash-starts") == [[0, "cove"]]
    assert instigator(t) == 0
    assert exposed(t) == [2, 2, 0]


def test_being_there_already_does_not_matter():
    """I-11.4: a clash starts even if the mover was present before."""
    t = table(
        clans={"valley": {0: 2}, "cove": {0: 1, 1: 2}, "plains": {2: 1}},
        hands=idle(s0=["conquest"]),
    )
    t.play("conquest").choose("territory", "cove").choose("clans", 1)
    assert exposed(t) == [2, 2, 0]


def test_an_empty_territory_starts_none():
    """I-11.4: without opposing clans there is no clash."""
    t = table(clans={"valley": {0: 2}, "cove": {1: 1, 2: 1}}, hands=idle(s0=["conquest"]))
    t.play("conquest").choose("territory", "plains").choose("clans", 2)
    assert t.events("clash-starts") == []
    assert t.clans("plains") == [2, 0, 0]


def test_placing_starts_none():
    """I-11.2, I-2.6: placed clans live peacefully."""
    t = table(clans={"cove": {0: 1, 1: 1, 2: 1}}, hands=idle(s0=["new_clans"])).play("new_clans")
    assert t.clans("cove") == [3, 1, 1]
    assert t.events("clash-starts") == []


def migration() -> Table:
    """Seat 0 moves from the Valley to the Cove (seat 1) and the Plains (seat 2)."""
    t = table(
        clans={"valley": {0: 5}, "cove": {1: 1}, "plains": {2: 1}}, hands=idle(s0=["migration"])
    )
    t.play("migration").choose("move", "cove", 2).choose("move", "plains", 3)
    return t


def test_several_clashes_in_the_instigators_order():
    """I-12.3: all move first, then the instigator picks each next clash."""
    t = migration()
    t.expect_asked(0, "next-clash", rule="I-12.3")
    t.offers_just(("territory", "cove"), ("territory", "plains"))
    assert (t.clans("cove"), t.clans("plains")) == ([2, 1, 0], [3, 0, 1])
    t.choose("territory", "plains")
    assert t.state.waiting == ["cove"]
    assert t.state.clash is not None
    assert t.state.clash.territory == "plains"
    t.choose("agree").choose("agree")
    assert t.state.clash.territory == "cove"
    t.choose("agree").choose("agree")
    assert t.state.waiting == []
    t.expect_asked(1, "season-turn")


def test_a_clash_is_resolved_before_all_else():
    """I-12.2: the card that started it is still being played meanwhile."""
    t = migration().choose("territory", "cove")
    assert t.state.at["migration"] == PLAY
    t.choose("agree").choose("agree").choose("agree").choose("agree")
    assert t.state.at["migration"] == DISCARD


def test_a_waiting_clash_without_opponents_is_skipped():
    """I-12.4: fewer than two players there when its turn comes: no clash and no toll."""
    t = table(
        clans={"valley": {0: 1}, "cove": {0: 2, 1: 2}, "plains": {0: 2, 1: 1}, "hills": {2: 1}},
        hands=idle(s1=["battle_of_moytura"]),
        waiting=["cove", "plains"],
        mover=0,
        festival="plains",
    )
    t.choose("territory", "cove").choose("refuse").choose("attack", 1).choose("refuse")
    t.play("battle_of_moytura", "triskel")
    assert t.clans("plains") == [2, 0, 0]
    t.expect_asked(0, "end-clash").choose("agree").choose("agree")
    assert t.events("clash-skipped") == [["plains"]]
    assert t.clans("plains") == [2, 0, 0]
    t.expect_asked(1, "season-turn")


def test_a_waiting_clash_without_its_instigator():
    """I-12.4: two others are there: it takes place, and the instigator is skipped."""
    t = table(clans={"valley": {0: 1}, "cove": {1: 2, 2: 2}}, hands=IDLE, waiting=["cove"], mover=0)
    assert instigator(t) == 0
    t.expect_asked(1, "end-clash").choose("refuse").expect_asked(2, "end-clash")


def test_the_order_at_the_start():
    """I-12.5: the Festival toll, then the window, then the Citadels step."""
    t = table(
        clans={"valley": {0: 3, 1: 2}, "cove": {2: 1}},
        hands=idle(s0=["warlord"], s2=["lugs_spear"]),
        festival="valley",
    ).play("warlord")
    t.expect_asked(2, "react", "clash_start", 0, "valley", rule="I-12.5")
    assert t.clans("valley") == [2, 2, 0]
    t.decline().expect_asked(1, "shelter", "valley", rule="I-12.6")


# -- the Citadels step -------------------------------------------------------------------------


def besieged(clans: dict[Seat, int], citadels: int, hands: dict[Seat, list[str]]) -> Table:
    """Seat 0 plays the Warlord in the Valley, which holds the Capital and further Citadels."""
    return table(
        clans={"valley": clans, "cove": {1: 1, 2: 1}, "plains": {0: 1}},
        citadels={"valley": citadels},
        hands=hands,
    ).play("warlord")


def test_each_but_the_instigator_may_shelter():
    """I-12.6: from the next player on; the instigator is never asked."""
    t = besieged({0: 2, 1: 1, 2: 1}, 2, idle(s0=["warlord"]))
    t.expect_asked(1, "shelter").choose("shelter").expect_asked(2, "shelter").choose("shelter")
    t.expect_asked(0, "end-clash")
    assert exposed(t) == [2, 0, 0]
    assert t.events("shelters") == [[1, "valley"], [2, "valley"]]


def test_the_order_of_shelter_follows_the_crows():
    """I-12.6, I-2.5: counterclockwise the last seat is asked first."""
    t = table(
        clans={"valley": {0: 2, 1: 1, 2: 1}},
        hands=idle(s0=["warlord"]),
        direction="counterclockwise",
    ).play("warlord")
    t.expect_asked(2, "shelter").choose("stay-exposed").expect_asked(1, "shelter")


def test_the_capital_shelters_one_clan():
    """I-2.7, I-12.6: the Capital is one Citadel, and each Citadel holds one clan."""
    t = besieged({0: 2, 1: 2, 2: 2}, 0, idle(s0=["warlord"]))
    t.expect_asked(1, "shelter").choose("shelter").expect_asked(0, "end-clash")
    assert exposed(t) == [2, 1, 2]


def test_a_sole_defender_fills_the_citadels():
    """I-12.7: round after round while there is room and a clan."""
    t = besieged({0: 2, 1: 3}, 2, idle(s0=["warlord"]))
    for _ in range(3):
        t.expect_asked(1, "shelter").choose("shelter")
    t.expect_asked(0, "end-clash", rule="I-12.12")
    assert exposed(t) == [2, 0, 0]


def test_who_declined_may_shelter_later():
    """I-12.7: as long as somebody shelters there is another round."""
    t = besieged({0: 2, 1: 2, 2: 2}, 2, idle(s0=["warlord"]))
    t.expect_asked(1, "shelter").choose("stay-exposed").expect_asked(2, "shelter").choose("shelter")
    t.expect_asked(1, "shelter").choose("shelter").expect_asked(2, "shelter").choose("shelter")
    assert exposed(t) == [2, 1, 0]


def test_a_round_without_shelter_ends_the_step():
    """I-12.7: nobody goes in: the step is over though Citadels are free."""
    t = besieged({0: 2, 1: 2, 2: 2}, 2, idle(s0=["warlord"]))
    t.expect_asked(1, "shelter").choose("stay-exposed")
    t.expect_asked(2, "shelter").choose("stay-exposed")
    t.expect_asked(0, "end-clash")
    assert exposed(t) == [2, 2, 2]


def test_only_exposed_clans_shelter():
    """I-12.6: a player without exposed clans is not asked again."""
    t = besieged({0: 2, 1: 1, 2: 2}, 2, idle(s0=["warlord"]))
    t.expect_asked(1, "shelter").choose("shelter").expect_asked(2, "shelter").choose("shelter")
    t.expect_asked(2, "shelter")


def test_a_clash_with_nobody_exposed_ends_at_once():
    """I-12.8: the toll took the instigator's only clan and the others are sheltered."""
    t = table(
        clans={"valley": {0: 1, 1: 1}, "cove": {2: 1}, "plains": {0: 1}},
        hands=idle(s0=["warlord"]),
        festival="valley",
    ).play("warlord")
    t.expect_asked(1, "shelter").choose("shelter")
    assert t.state.clash is None
    assert t.clans("valley") == [0, 1, 0]
    t.expect_asked(1, "season-turn")


# -- agreement ---------------------------------------------------------------------------------


def test_agreement_ends_the_clash():
    """I-12.10, I-12.20: all agree; the clans of all stay together."""
    t = fight(clans={"cove": {0: 2, 1: 2, 2: 2}}, hands=IDLE)
    for seat in (0, 1, 2):
        t.expect_asked(seat, "end-clash", "cove", rule="I-12.10").choose("agree")
    assert t.state.clash is None
    assert t.clans("cove") == [2, 2, 2]
    assert t.events("clash-agreed") == [["cove"]]
    t.expect_asked(1, "season-turn")


def test_the_first_refusal_ends_the_poll():
    """I-12.10: polled from the active player; after a refusal nobody else is asked."""
    t = fight(clans={"cove": {0: 2, 1: 2, 2: 2}}, hands=IDLE)
    t.choose("agree").choose("refuse").expect_asked(0, "maneuver", rule="I-12.11")
    assert [event[0] for event in t.events("votes-end")] == [0]
    assert [event[0] for event in t.events("votes-on")] == [1]


def test_the_poll_begins_with_the_active_player():
    """I-12.10: before each maneuver it begins with who is about to act."""
    t = fight(clans={"cove": {0: 2, 1: 2, 2: 2}}, hands=IDLE)
    t.choose("refuse").choose("attack", 2)
    t.expect_asked(1, "end-clash").choose("agree")
    t.expect_asked(2, "end-clash").choose("agree")
    t.expect_asked(0, "end-clash").choose("agree")
    assert t.state.clash is None


def test_sheltered_players_are_not_polled():
    """I-12.10, I-2.9: only players with exposed clans agree."""
    t = table(
        clans={"cove": {0: 2, 1: 1, 2: 2}},
        citadels={"cove": 1},
        hands=IDLE,
        clash={"territory": "cove", "instigator": 0, "sheltered": {"0": 0, "1": 1, "2": 0}},
    )
    t.choose("agree").expect_asked(2, "end-clash").choose("agree")
    assert t.state.clash is None


# -- maneuvers ---------------------------------------------------------------------------------


def test_the_order_of_maneuvers():
    """I-12.9: from the instigator in turn order, skipping who has no exposed clan."""
    t = fight(4, clans={"cove": {0: 2, 1: 2, 3: 2}, "hills": {2: 1}}, hands=IDLE_4)
    order = []
    for target in (1, 3, 0, 1):
        order.append(t.seat)
        t.choose("refuse").choose("attack", target)
    assert order == [0, 1, 3, 0]


def test_maneuvers_counterclockwise():
    """I-12.9, I-2.5: the crows decide who is next."""
    t = fight(clans={"cove": {0: 2, 1: 2, 2: 2}}, hands=IDLE, direction="counterclockwise")
    t.choose("refuse").choose("attack", 1).expect_asked(2, "end-clash")


def test_there_is_no_passing():
    """I-12.11: if the clash goes on, exactly one maneuver, and attack is always possible."""
    t = fight(clans={"cove": {0: 2, 1: 2, 2: 2}}, hands=IDLE).choose("refuse")
    t.offers_just(("attack", 1), ("attack", 2))
    t.refuses("pass")
    t.refuses("withdraw", rule="I-12.16")
    t.refuses("attack", 0, rule="I-12.14")


def test_everyone_for_himself():
    """I-12.13: an opponent of the instigator may attack a third player."""
    t = fight(clans={"cove": {0: 2, 1: 2, 2: 2}}, hands=IDLE)
    t.choose("refuse").choose("attack", 1).choose("refuse")
    t.expect_asked(1, "maneuver").offers(("attack", 0), ("attack", 2)).choose("attack", 2)
    assert t.clans("cove") == [2, 1, 1]


def test_a_sheltered_opponent_cannot_be_attacked():
    """I-12.14, I-2.8: the target needs an exposed clan."""
    t = table(
        clans={"cove": {0: 2, 1: 1, 2: 2}, "valley": {0: 1}},
        citadels={"cove": 1},
        hands=IDLE,
        clash={"territory": "cove", "instigator": 0, "sheltered": {"0": 0, "1": 1, "2": 0}},
    ).choose("refuse")
    t.offers_just(("attack", 2), ("withdraw",))
    t.refuses("attack", 1, rule="I-12.14")


# -- attack ------------------------------------------------------------------------------------


def test_the_target_chooses_card_or_clan():
    """I-12.14: any Action card of his hand, or an exposed clan; other cards do not serve."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 1}}, hands=idle(s1=["bard", "geis", "valley", "the_dagda"])
    )
    t.choose("refuse").choose("attack", 1)
    t.expect_asked(1, "attack-response", 0, rule="I-12.14")
    t.offers_just(("discard", "bard"), ("discard", "geis"), ("remove-clan",))
    t.refuses("discard", "the_dagda", rule="I-12.14")


def test_discarding_a_card():
    """I-12.14, I-9.9: the card has no effect and goes to the pile; no clan is lost."""
    t = fight(clans={"cove": {0: 2, 1: 2, 2: 1}}, hands=idle(s1=["bard", "geis"]))
    t.choose("refuse").choose("attack", 1).choose("discard", "bard")
    assert t.clans("cove") == [2, 2, 1]
    assert t.state.at["bard"] == DISCARD
    assert t.state.hand_of(1, "action") == ["geis"]
    t.expect_asked(1, "end-clash")


def test_removing_a_clan():
    """I-12.14, I-2.6: the clan goes back to the reserve."""
    t = fight(clans={"cove": {0: 2, 1: 2, 2: 1}}, hands=idle(s1=["bard"]))
    t.choose("refuse").choose("attack", 1).choose("remove-clan")
    assert t.clans("cove") == [2, 1, 1]
    assert t.state.reserve[1] == 11
    assert t.state.hand_of(1, "action") == ["bard"]


def test_without_action_cards_a_clan_goes():
    """I-12.14: Epic Tales and Advantage cards do not help."""
    t = fight(clans={"cove": {0: 2, 1: 2, 2: 1}}, hands=idle(s1=["valley", "the_dagda"]))
    t.choose("refuse").choose("attack", 1)
    assert t.clans("cove") == [2, 1, 1]
    t.expect_asked(1, "end-clash")


@pytest.mark.parametrize("hidden", [True, False])
def test_discards_are_hidden_or_shown(hidden: bool):
    """I-9.9, I-19.15: a card discarded to an attack is seen by its owner alone, or by all."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 1}},
        hands=idle(s1=["bard", "geis"]),
        options={"hidden_action_discard": hidden},
    )
    t.choose("refuse").choose("attack", 1).choose("discard", "bard")
    if hidden:
        assert t.events("discards-action", 1) == [[1, "bard"]]
        assert t.events("discards-action", 0) == [[1]]
        assert t.events("discards-action-shown") == []
    else:
        assert t.events("discards-action-shown", 0) == [[1, "bard"]]


def test_iron_mine_with_dagdas_club():
    """I-12.15: on the same attack both losses apply and nobody chooses between them."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 1}},
        hands={**IDLE, 0: ["iron_mine", "dagdas_club"], 1: ["bard", "geis"]},
    )
    t.choose("refuse").choose("attack", 1).react("iron_mine").react("dagdas_club", "decide")
    t.expect_asked(1, "discard-action").choose("discard", "geis")
    assert t.clans("cove") == [2, 1, 1]
    assert t.hand(1) == ["bard"]


def test_hills_beat_iron_mine_and_club():
    """I-12.15: the ignored attack costs nothing at all."""
    t = table(
        clans={"hills": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={**IDLE, 0: ["iron_mine", "dagdas_club"], 1: ["bard", "hills"]},
        clash={"territory": "hills", "instigator": 0},
    )
    t.choose("refuse").react("iron_mine").react("dagdas_club", "decide")
    t.expect_asked(1, "react").react("hills")
    assert t.clans("hills") == [2, 2, 0]
    assert t.hand(1) == ["bard"]
    t.expect_asked(1, "end-clash")


@pytest.mark.parametrize("counts", [True, False])
def test_an_ignored_attack(counts: bool):
    """I-12.15, I-19.14: by default it was performed, so Streng's Resolve may follow."""
    t = table(
        clans={"hills": {0: 2, 1: 2}, "cove": {2: 1}},
        hands=idle(s0=["strengs_resolve"], s1=["hills"]),
        clash={"territory": "hills", "instigator": 0},
        options={"ignored_attack_counts_as_performed": counts},
    )
    t.choose("refuse").expect_asked(1, "react", "when_you_are_attacked").react("hills")
    if counts:
        t.expect_asked(0, "react", "after_your_attack", 0, 1).react("strengs_resolve")
    assert t.state.deeds[0] == int(counts)
    t.expect_asked(1, "end-clash")
    assert t.clans("hills") == [2, 2, 0]


# -- withdraw ----------------------------------------------------------------------------------


def test_withdraw_splits_over_own_territories():
    """I-12.16: one or more exposed clans, to adjacent territories where one is chieftain."""
    t = fight(
        clans={"cove": {0: 4, 1: 2}, "valley": {0: 1}, "plains": {0: 2, 2: 1}, "moor": {0: 1}},
        at={"moor": (1, -2, 0)},
        hands=IDLE,
    )
    assert "moor" not in t.neighbours("cove")
    t.choose("refuse").choose("withdraw")
    t.expect_asked(0, "withdraw-to", "withdraw", "cove", 4, rule="I-12.16")
    assert {option[1] for option in t.options} == {"valley", "plains"}
    t.choose("move", "valley", 1).choose("move", "plains", 2)
    assert t.clans("cove") == [1, 2, 0]
    assert (t.clans("valley"), t.clans("plains")) == ([2, 0, 0], [4, 0, 1])
    assert t.events("clash-starts") == []
    t.expect_asked(1, "end-clash")


def test_withdraw_one_clan_at_least():
    """I-12.16: "done" is offered only after a first move."""
    t = fight(clans={"cove": {0: 3, 1: 2}, "valley": {0: 1}, "plains": {0: 1, 2: 2}}, hands=IDLE)
    t.choose("refuse").choose("withdraw")
    t.offers_just(("move", "valley", 1), ("move", "valley", 2), ("move", "valley", 3))
    t.choose("move", "valley", 1)
    assert t.clans("cove") == [2, 2, 0]


def test_withdraw_needs_a_chieftaincy():
    """I-12.16: being present or tied for most is not enough."""
    t = fight(clans={"cove": {0: 3, 1: 2}, "valley": {0: 1, 1: 1}, "plains": {2: 1}}, hands=IDLE)
    t.choose("refuse")
    t.expect_asked(1, "end-clash")  # attack, the only maneuver, went without asking
    assert t.clans("cove") == [3, 1, 0]


def test_withdraw_to_where_the_instigator_came_from():
    """I-12.16: if one is its chieftain now."""
    t = table(
        clans={"valley": {0: 2, 1: 1}, "cove": {1: 2}, "plains": {2: 1}},
        hands=idle(s0=["conquest"]),
    )
    t.play("conquest").choose("territory", "cove").choose("clans", 2)
    t.choose("refuse").expect_asked(1, "end-clash").choose("refuse")
    t.expect_asked(1, "maneuver").offers_just(("attack", 0), ("withdraw",)).choose("withdraw")
    assert t.clans("valley") == [0, 2, 0]


def test_sheltered_clans_do_not_withdraw():
    """I-12.16: only exposed clans move."""
    t = table(
        clans={"cove": {0: 2, 1: 3}, "valley": {1: 1}, "plains": {0: 1}, "hills": {2: 1}},
        citadels={"cove": 2},
        hands=IDLE,
        clash={
            "territory": "cove",
            "instigator": 0,
            "active": 1,
            "sheltered": {"0": 0, "1": 2, "2": 0},
        },
    )
    t.choose("refuse").choose("withdraw")
    assert t.clans("valley") == [0, 2, 0]
    assert t.clans("cove") == [2, 2, 0]
    assert exposed(t) == [2, 0, 0]


def test_withdraw_into_the_mountains_pays():
    """I-14.2, I-12.16: a withdrawal is a move."""
    t = fight(
        clans={"cove": {0: 3, 1: 2}, "mountains": {0: 1}, "plains": {2: 1}},
        at={"mountains": (-1, 2, 0)},
        hands=idle(s0=["bard"]),
    )
    t.choose("refuse").choose("withdraw").choose("move", "mountains", 2)
    t.expect_asked(0, "mountains-toll", rule="I-14.2")
    t.offers_just(("discard", "bard"), ("remove-clan",)).choose("remove-clan")
    assert t.clans("mountains") == [2, 0, 0]


# -- Epic Tale maneuvers -----------------------------------------------------------------------


@pytest.mark.parametrize("spent", [True, False])
def test_a_cancelled_maneuver(spent: bool):
    """I-12.17, I-19.13: cancelled by The Dagda it is spent, or another may be chosen."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 2}},
        hands=idle(s0=["ogmas_eloquence"], s1=["the_dagda"]),
        options={"cancelled_maneuver_is_spent": spent},
    )
    t.choose("refuse").play("ogmas_eloquence", "triskel").react("the_dagda")
    assert t.state.clash is not None
    if spent:
        t.expect_asked(1, "end-clash")
    else:
        t.expect_asked(0, "maneuver").offers_just(("attack", 1), ("attack", 2))
        t.choose("attack", 2).expect_asked(1, "end-clash")


# -- after a maneuver --------------------------------------------------------------------------


def test_warlord_names_the_next_player():
    """I-12.18: a clan joins, the named player is next, and the order goes on from him."""
    t = fight(
        4,
        clans={"cove": {0: 2, 1: 2, 2: 2, 3: 2}},
        hands={0: ["eriu"], 1: ["children_of_dana"], 2: ["warlord"], 3: ["tuans_memory"]},
    )
    t.choose("refuse").choose("attack", 1)
    t.expect_asked(2, "react", "after_any_maneuver", 0, "cove", rule="I-12.18").react("warlord")
    t.expect_asked(2, "next-maneuver").offers_just(*(("player", seat) for seat in range(4)))
    t.choose("player", 3)
    assert t.clans("cove") == [2, 1, 3, 2]
    t.expect_asked(3, "end-clash").choose("refuse").expect_asked(3, "maneuver").choose("attack", 0)
    t.expect_asked(0, "end-clash")


def test_warlord_wants_an_exposed_clan():
    """I-12.18, UK-FAQ 3: whoever is only sheltered, or gone, is not involved."""
    t = table(
        clans={"cove": {0: 2, 1: 1, 2: 2}},
        citadels={"cove": 1},
        hands=idle(s1=["warlord"]),
        clash={"territory": "cove", "instigator": 0, "sheltered": {"0": 0, "1": 1, "2": 0}},
    )
    t.choose("refuse")
    t.expect_asked(2, "end-clash")


def test_warlord_without_reserve_still_names():
    """I-12.18, ERRATA: no clan to place, the choice of the next player remains."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 2}, "valley": {2: 10}},
        hands={**IDLE, 2: ["warlord", "bard"]},
    )
    t.choose("refuse").choose("attack", 1).react("warlord").choose("player", 0)
    assert t.clans("cove") == [2, 1, 2]
    t.expect_asked(0, "end-clash")


def test_the_clash_ends_with_the_last_exposed_clan():
    """I-12.18, I-12.19: no exposed clan is left, the sheltered ones come out."""
    t = table(
        clans={"cove": {0: 1, 1: 2}, "valley": {0: 1}, "plains": {2: 1}},
        citadels={"cove": 2},
        hands=IDLE,
        clash={"territory": "cove", "instigator": 0, "sheltered": {"0": 0, "1": 2, "2": 0}},
    )
    t.choose("refuse")
    assert t.state.clash is None
    assert (t.clans("cove"), t.clans("valley")) == ([0, 2, 0], [2, 0, 0])
    t.expect_asked(1, "season-turn")


# -- alone -------------------------------------------------------------------------------------


def test_alone_without_a_maneuver_the_clash_ends():
    """I-12.12: nobody to attack, nowhere to go: it can only end."""
    t = fight(clans={"cove": {0: 2}, "valley": {1: 1, 2: 1}}, hands=IDLE)
    assert t.state.clash is None
    t.expect_asked(1, "season-turn")


def test_alone_one_decides_alone():
    """I-12.12: the sole player with exposed clans ends the clash or performs a maneuver."""
    t = fight(clans={"cove": {0: 2}, "valley": {1: 1, 2: 1}}, hands=idle(s0=["the_fianna"]))
    t.expect_asked(0, "end-clash", rule="I-12.12").choose("refuse")
    t.expect_asked(0, "fianna-to").choose("territory", "plains").choose("take-clans", 1, 0)
    assert t.clans("plains") == [1, 0, 0]
    t.expect_asked(0, "end-clash").choose("agree")
    assert t.state.clash is None


def test_others_imagine_a_maneuver_for_who_goes_on_alone():
    """I-12.12, I-21.2: with nowhere to go, who refuses to end a clash holds an Epic Tale."""
    held = ["the_fianna", "battle_of_moytura"]
    t = fight(clans={"cove": {0: 2}, "valley": {1: 1, 2: 1}}, hands=idle(s0=held))
    t.choose("refuse").expect_asked(0, "maneuver")
    imagined = [t.match.fork(1, Rng(seed)).pending[0].options for seed in range(30)]
    assert all(imagined)
    assert len({tuple(options) for options in imagined}) > 1


# -- removals ----------------------------------------------------------------------------------


def test_removal_windows_in_order():
    """I-11.5: about to be removed, then removed; each is for the owner alone."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 1}, "valley": {1: 1}},
        hands=idle(s1=["dagdas_club", "diarmuid_and_grainne", "dagdas_cauldron"]),
    )
    t.choose("refuse").choose("attack", 1)
    t.expect_asked(1, "react", "own_clan_would_be_removed", 1, "cove", rule="I-11.5")
    t.offers_just(("play", "dagdas_club", "save"), ("decline",)).decline()
    assert t.clans("cove") == [2, 1, 1]
    t.expect_asked(1, "react", "own_clan_removed", 1, "cove", rule="I-11.5")
    t.offers_just(
        ("play", "diarmuid_and_grainne", "triskel"),
        ("play", "dagdas_cauldron", "triskel"),
        ("decline",),
    )


def test_a_prevented_removal_is_none():
    """I-11.6: saved by Dagda's Club, the clan gives the attacker no Deed for Bard."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 1}},
        hands=idle(s0=["bard", "strengs_resolve"], s1=["dagdas_club"]),
    )
    t.choose("refuse").choose("attack", 1).react("dagdas_club", "save")
    assert t.clans("cove") == [2, 2, 1]
    t.expect_asked(0, "react").offers_just(("play", "strengs_resolve", "triskel"), ("decline",))


def test_a_rescued_clan_was_removed():
    """I-11.6: Diarmuid and Grainne bring it back, but Bard's condition is met."""
    t = fight(
        clans={"cove": {0: 2, 1: 2, 2: 1}, "valley": {1: 1}},
        hands=idle(s0=["bard"], s1=["diarmuid_and_grainne"]),
    )
    t.choose("refuse").choose("attack", 1).react("diarmuid_and_grainne")
    assert t.clans("valley") == [0, 2, 0]
    t.expect_asked(0, "react").react("bard", "triskel")
    assert t.state.deeds == [1, 0, 0]


def test_a_clan_on_the_cauldron_was_removed():
    """I-11.6: the Cauldron collects it, and Bard's condition is met."""
    t = fight(clans={"cove": {0: 2, 1: 2, 2: 1}}, hands=idle(s0=["bard"], s1=["dagdas_cauldron"]))
    t.choose("refuse").choose("attack", 1).react("dagdas_cauldron")
    t.expect_asked(0, "react").offers(("play", "bard", "triskel"))


# -- the Festival ------------------------------------------------------------------------------


def test_the_instigator_pays_the_toll():
    """I-13.2: one clan, before the Citadels step; the marker stays for the next clash."""
    t = table(
        clans={"valley": {0: 3}, "cove": {1: 2}, "plains": {2: 1}},
        hands=idle(s0=["conquest"], s1=["warlord"]),
        festival="cove",
    )
    t.play("conquest").choose("territory", "cove").choose("clans", 2)
    assert t.clans("cove") == [1, 2, 0]
    assert t.events("removes") == [[0, "cove"]]
    t.choose("agree").choose("agree")
    assert t.state.festival == "cove"
    t.expect_asked(1, "season-turn").play("warlord")
    assert t.clans("cove") == [1, 1, 0]


def test_the_clash_goes_on_without_the_instigator():
    """I-13.2: even if the toll took his last clan there."""
    t = table(
        clans={"valley": {0: 1}, "cove": {1: 2, 2: 2}},
        hands=idle(s0=["conquest"]),
        festival="cove",
    )
    t.play("conquest").choose("territory", "cove").choose("clans", 1)
    assert t.clans("cove") == [0, 2, 2]
    assert instigator(t) == 0
    t.expect_asked(1, "end-clash")


def test_no_clan_no_toll():
    """I-13.2: an instigator with no clan there loses nothing."""
    t = table(
        clans={"valley": {0: 1}, "cove": {1: 2, 2: 2}},
        hands=IDLE,
        waiting=["cove"],
        mover=0,
        festival="cove",
    )
    assert t.events("removes") == []
    t.expect_asked(1, "end-clash")


def test_a_waiting_clash_pays_when_it_begins():
    """I-13.2: not when the clans arrive."""
    t = table(
        clans={"valley": {0: 5}, "cove": {1: 1}, "plains": {2: 1}},
        hands=idle(s0=["migration"]),
        festival="plains",
    )
    t.play("migration").choose("move", "cove", 2).choose("move", "plains", 3)
    t.choose("territory", "cove")
    assert t.clans("plains") == [3, 0, 1]
    t.choose("agree").choose("agree")
    assert t.clans("plains") == [2, 0, 1]


def test_the_toll_can_be_answered():
    """I-11.7, I-13.2: to lose a clan is to remove it, so Dagda's Club saves it."""
    t = table(
        clans={"valley": {0: 2, 1: 2}, "cove": {2: 1}},
        hands=idle(s0=["warlord", "dagdas_club"]),
        festival="valley",
    ).play("warlord")
    t.expect_asked(0, "react", "own_clan_would_be_removed").react("dagdas_club", "save")
    assert t.clans("valley") == [2, 2, 0]


@pytest.mark.parametrize(
    ("loser", "clans"), [("instigator", [2, 1, 0]), ("card_player", [1, 2, 0])]
)
def test_who_pays_for_the_morrigan(loser: str, clans: list[int]):
    """I-13.3, I-19.6: the instigator she names, or the player of the card."""
    t = table(
        clans={"valley": {0: 2, 1: 2}, "cove": {2: 1}},
        hands=idle(s0=["the_morrigan"]),
        festival="valley",
        options={"festival_loser": loser},
    )
    t.play("the_morrigan").choose("leave").choose("clash", "valley", 1)
    assert t.clans("valley") == clans


# -- the Mountains -----------------------------------------------------------------------------


@pytest.mark.parametrize("before", [True, False])
def test_the_mountains_toll_and_the_clash(before: bool):
    """I-14.2, I-19.16: paid before the clash there, or after it."""
    t = table(
        clans={"valley": {0: 3}, "mountains": {1: 2}, "plains": {2: 1}},
        at={"mountains": (-1, 2, 0)},
        hands=idle(s0=["conquest", "bard"]),
        options={"mountains_before_clash": before},
    )
    t.play("conquest").choose("territory", "mountains").choose("clans", 2)
    if before:
        t.expect_asked(0, "mountains-toll").choose("remove-clan")
        assert exposed(t) == [1, 2, 0]
        t.choose("agree").choose("agree").expect_asked(1, "season-turn")
    else:
        assert exposed(t) == [2, 2, 0]
        t.choose("agree").choose("agree").expect_asked(0, "mountains-toll").choose("remove-clan")
        t.expect_asked(1, "season-turn")
    assert t.clans("mountains") == [1, 2, 0]


def test_a_toll_that_takes_the_last_clan_starts_no_clash():
    """I-14.2, I-11.4: nobody is left to clash."""
    t = table(
        clans={"valley": {0: 2}, "mountains": {1: 2}, "plains": {2: 1}},
        at={"mountains": (-1, 2, 0)},
        hands=idle(s0=["conquest"]),
    )
    t.play("conquest").choose("territory", "mountains").choose("clans", 1)
    assert t.clans("mountains") == [0, 2, 0]
    assert t.events("clash-starts") == []
