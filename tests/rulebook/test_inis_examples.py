"""Every worked example of the Inis rulebooks, and the five answers of the Ukrainian FAQ.

Pages are those of the English book; the Russian and Ukrainian ones have the same examples.
Green, blue, orange and white sit in this order.
"""

import pytest

from crannog.games.inis.facts import EPIC
from crannog.games.inis.zones import DISCARD
from crannog.kernel import Json, Seat
from tests.inis.table import Table, table

GREEN, BLUE, ORANGE, WHITE = range(4)

# Season cards that are no Action cards: they answer no attack and keep the season going.
IDLE = {
    GREEN: ["eriu"],
    BLUE: ["children_of_dana"],
    ORANGE: ["stone_of_fal"],
    WHITE: ["tuans_memory"],
}
EVERYWHERE = {"valley": {GREEN: 1, BLUE: 1, ORANGE: 1, WHITE: 1}}


def exposed(t: Table) -> list[int]:
    """The exposed clans of the clash by seat."""
    return [t.state.exposed(seat) for seat in range(4)]


# -- page 4: Master Craftsman ------------------------------------------------------------------


def test_master_craftsman_season_effect():
    """p.4, I-9.3: the Season icon belongs to the left effect: discard a card, then draw."""
    t = table(
        4,
        clans=EVERYWHERE,
        hands={**IDLE, GREEN: ["master_craftsman", "bard"]},
        epic_deck=["balors_eye"],
    )
    t.offers(("play", "master_craftsman", "season"))
    t.refuses("play", "master_craftsman", "triskel")
    t.play("master_craftsman")
    assert t.hand(GREEN) == ["balors_eye"]
    assert t.state.deeds[GREEN] == 0
    assert t.state.at["bard"] == DISCARD


def test_master_craftsman_triskel_effect():
    """p.4, I-9.3: the right effect only after playing an Epic Tale card."""
    t = table(4, clans=EVERYWHERE, hands={**IDLE, GREEN: ["master_craftsman", "balors_eye"]})
    t.play("balors_eye").choose("remove-from", "valley", BLUE)
    t.expect_asked(GREEN, "react", "before_epic_tale_discard", GREEN, "balors_eye")
    t.react("master_craftsman").choose("player", WHITE)
    assert "balors_eye" in t.hand(WHITE)
    assert t.state.deeds[GREEN] == 1
    assert t.hand(GREEN) == []


# -- page 6: chieftain and Brenn ---------------------------------------------------------------


def test_the_chieftain_of_the_moor():
    """p.6, I-2.3: 4 green, 3 blue and 2 white clans: green is chieftain of the Moor."""
    t = table(
        4,
        clans={"moor": {GREEN: 4, BLUE: 3, WHITE: 2}, "cove": {ORANGE: 1}},
        phase="assembly",
    )
    assert t.state.map["moor"].chieftain() == GREEN
    assert t.hand(GREEN) == ["moor"]


def test_a_tie_in_the_capital():
    """p.6, I-5.1: 1 orange and 1 white clan: no chieftain, blue stays Brenn without a clan."""
    t = table(
        4,
        clans={"valley": {ORANGE: 1, WHITE: 1}, "cove": {GREEN: 1, BLUE: 1}},
        capital="valley",
        brenn=BLUE,
        turn=BLUE,
        phase="assembly",
    )
    assert t.state.map["valley"].chieftain() == -1
    assert t.state.brenn == BLUE
    assert t.view(None)["advantages"] == {
        "valley": "face_up",
        "cove": "face_up",
        "plains": "face_up",
        "hills": "face_up",
    }


# -- page 7: the Pretender ---------------------------------------------------------------------


def test_a_pretender_with_six_sanctuaries():
    """p.7, I-8.6: present in three territories with six Sanctuaries, orange takes a token."""
    t = table(
        4,
        clans={
            "valley": {GREEN: 2, ORANGE: 1},
            "cove": {ORANGE: 1, BLUE: 2},
            "plains": {ORANGE: 1},
            "hills": {WHITE: 1},
        },
        sanctuaries={"valley": 1, "cove": 3, "plains": 2, "hills": 1},
        hands=IDLE,
        turn=ORANGE,
    )
    t.expect_asked(ORANGE, "season-turn").choose("pretender")
    assert t.state.pretenders == [False, False, True, False]
    t.choose("pass").choose("pass").choose("pass").choose("pass")
    assert t.match.result is not None  # checked in the next Assembly, and he is the only one
    assert t.match.result["winners"] == [ORANGE]


def test_five_sanctuaries_make_no_pretender():
    """p.7, I-8.6: with one Sanctuary less he meets no condition."""
    t = table(
        4,
        clans={"valley": {GREEN: 2, ORANGE: 1}, "cove": {ORANGE: 1, BLUE: 2, WHITE: 1}},
        sanctuaries={"valley": 2, "cove": 3},
        hands=IDLE,
        turn=ORANGE,
    )
    t.refuses("pretender", rule="I-8.6")


# -- page 8: the Citadels ----------------------------------------------------------------------


def test_three_citadels():
    """p.8, I-12.6, I-12.7: blue, orange and blue again shelter; white stays outside."""
    t = table(
        4,
        clans={"cove": {GREEN: 3, BLUE: 3, ORANGE: 2, WHITE: 2}},
        citadels={"cove": 3},
        hands={**IDLE, GREEN: ["eriu", "warlord"]},
    ).play("warlord")
    t.expect_asked(BLUE, "shelter", rule="I-12.6").choose("shelter")
    t.expect_asked(ORANGE, "shelter").choose("shelter")
    t.expect_asked(WHITE, "shelter").choose("stay-exposed")
    t.expect_asked(BLUE, "shelter").choose("shelter")
    t.expect_asked(GREEN, "end-clash")  # all three are occupied
    assert exposed(t) == [3, 1, 1, 2]


# -- page 9: maneuvers -------------------------------------------------------------------------


def test_a_clash_from_attack_to_ogma():
    """p.9, I-12.9 to I-12.19: attack, withdraw, a refused agreement, attack, Ogma's Eloquence."""
    t = table(
        4,
        clans={
            "cove": {GREEN: 2, BLUE: 3, ORANGE: 5, WHITE: 2},
            "plains": {ORANGE: 1},
        },
        citadels={"cove": 2},
        hands={
            GREEN: ["eriu", "ogmas_eloquence"],
            BLUE: ["children_of_dana", "citadel", "conquest"],
            ORANGE: ["stone_of_fal"],
            WHITE: ["tuans_memory"],
        },
        clash={
            "territory": "cove",
            "instigator": GREEN,
            "active": BLUE,
            "sheltered": {"0": 0, "1": 1, "2": 1, "3": 0},
        },
    )
    t.expect_asked(BLUE, "end-clash").choose("refuse")
    t.expect_asked(BLUE, "maneuver").choose("attack", ORANGE)
    assert t.clans("cove")[ORANGE] == 4  # without Action cards he must remove a clan
    t.expect_asked(ORANGE, "end-clash").choose("refuse")
    t.expect_asked(ORANGE, "maneuver").choose("withdraw").choose("move", "plains", 3)
    assert t.clans("plains")[ORANGE] == 4
    assert exposed(t) == [2, 2, 0, 2]
    t.expect_asked(WHITE, "end-clash").choose("agree")
    t.expect_asked(GREEN, "end-clash").choose("agree")
    t.expect_asked(BLUE, "end-clash").choose("refuse")
    t.expect_asked(WHITE, "maneuver").offers_just(("attack", GREEN), ("attack", BLUE))
    t.choose("attack", BLUE).expect_asked(BLUE, "attack-response").choose("discard", "citadel")
    assert t.state.hand_of(BLUE, "action") == ["conquest"]
    t.expect_asked(GREEN, "end-clash").choose("refuse")
    t.expect_asked(GREEN, "maneuver").play("ogmas_eloquence", "triskel")
    assert t.state.clash is None
    assert t.clans("cove") == [2, 3, 1, 2]  # the sheltered ones are back in the territory
    t.expect_asked(BLUE, "season-turn")


def test_an_action_card_would_give_the_choice():
    """p.9, I-18.5: with an Action card left (as the Russian example has it) orange may choose."""
    t = table(
        4,
        clans={"cove": {GREEN: 2, BLUE: 3, ORANGE: 4, WHITE: 2}},
        hands={**IDLE, ORANGE: ["bard"]},
        clash={"territory": "cove", "instigator": GREEN, "active": BLUE},
    )
    t.choose("refuse").choose("attack", ORANGE)
    t.expect_asked(ORANGE, "attack-response").offers_just(("discard", "bard"), ("remove-clan",))


def waiting_clash() -> Table:
    """Green migrates to the Cove and, with most clans there, to the Plains, where blue also is."""
    t = table(
        clans={"valley": {GREEN: 6}, "cove": {BLUE: 3, ORANGE: 2}, "plains": {BLUE: 2}},
        hands={**{seat: IDLE[seat] for seat in (BLUE, ORANGE)}, GREEN: ["migration", "eriu"]},
    )
    t.play("migration").choose("move", "cove", 2).choose("move", "plains", 3)
    return t.choose("territory", "cove")


def test_the_instigator_withdraws_into_a_waiting_clash():
    """p.9, I-12.16: he has the most clans where the next clash waits, so he may withdraw there."""
    t = waiting_clash().choose("refuse")
    t.offers(("withdraw",)).choose("withdraw")
    assert {option[1] for option in t.options} == {"valley", "plains"}
    t.choose("move", "plains", 2)
    assert t.clans("plains") == [5, 2, 0]
    t.expect_asked(BLUE, "end-clash").choose("agree").choose("agree")
    t.expect_asked(GREEN, "end-clash", "plains")


def test_others_do_not_withdraw_into_a_waiting_clash():
    """p.9, I-12.16: blue is outnumbered in the Plains and not their chieftain any more."""
    t = waiting_clash().choose("refuse").choose("attack", ORANGE)
    t.expect_asked(BLUE, "end-clash").choose("refuse")
    t.expect_asked(BLUE, "maneuver").offers_just(("attack", GREEN), ("attack", ORANGE))
    t.refuses("withdraw", rule="I-12.16")


def test_a_sole_player_withdraws_in_part():
    """p.9, I-12.12: alone he decides; after a partial withdrawal it is his turn again."""
    t = table(
        clans={"cove": {GREEN: 3, BLUE: 1}, "valley": {GREEN: 1}, "plains": {ORANGE: 1}},
        citadels={"cove": 1},
        hands={**{seat: IDLE[seat] for seat in (BLUE, ORANGE)}, GREEN: ["warlord", "eriu"]},
    )
    t.play("warlord").expect_asked(BLUE, "shelter").choose("shelter")
    t.expect_asked(GREEN, "end-clash", "cove", rule="I-12.12").choose("refuse")
    t.expect_asked(GREEN, "withdraw-to").choose("move", "valley", 2)
    assert t.clans("valley")[GREEN] == 3
    t.expect_asked(GREEN, "end-clash", "cove", rule="I-12.12").choose("agree")
    assert t.state.clash is None
    assert t.clans("cove") == [1, 1, 0]


# -- page 10: Deeds and victory ----------------------------------------------------------------


@pytest.mark.parametrize(("deeds", "met"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_deeds(deeds: int, met: int):
    """p.10, I-15.3: 4 territories with 5 Sanctuaries: 2 Deeds meet one condition, 3 both."""
    t = table(
        4,
        clans={
            "valley": {BLUE: 1, GREEN: 2},
            "cove": {BLUE: 1, ORANGE: 2},
            "plains": {BLUE: 1, WHITE: 2},
            "hills": {BLUE: 1, WHITE: 2},
        },
        sanctuaries={"valley": 2, "cove": 2, "plains": 1},
        deeds={BLUE: deeds},
        hands=IDLE,
    )
    victory = t.view(None)["victory"]
    assert isinstance(victory, dict)
    row = victory["1"]
    assert isinstance(row, dict)
    assert (row["leadership"], row["land"], row["religion"]) == (0, 4, 5)
    assert (row["deeds"], row["met"]) == (deeds, met)


def six_lands(*seats: Seat) -> dict[str, dict[Seat, int]]:
    """These players are present in six territories; white in one of them."""
    lands = ("valley", "cove", "plains", "hills", "meadows", "forest")
    clans = {tile: dict.fromkeys(seats, 1) for tile in lands}
    clans["valley"] = {**clans["valley"], GREEN: 2, WHITE: 1, BLUE: 1}
    return clans


def assembly(
    clans: dict[str, dict[Seat, int]], pretenders: list[Json], **sanctuaries: int
) -> Table:
    """The Assembly with green, chieftain of the Capital, as Brenn."""
    return table(4, clans=clans, sanctuaries=sanctuaries, pretenders=pretenders, phase="assembly")


def test_first_victory_example():
    """p.10, I-15.4: orange and blue meet two, the Brenn green one: no winner, the game goes on."""
    clans = six_lands(GREEN, BLUE, ORANGE)
    clans["moor"] = {BLUE: 1, ORANGE: 1}
    t = assembly(clans, [GREEN, BLUE, ORANGE], moor=6)
    assert t.match.result is None
    assert t.state.brenn == GREEN
    assert t.state.pretenders == [False] * 4
    victory = t.view(None)["victory"]
    assert isinstance(victory, dict)
    standings = [victory[str(seat)] for seat in (GREEN, BLUE, ORANGE)]
    assert [row["met"] for row in standings if isinstance(row, dict)] == [1, 2, 2]
    assert t.state.phase == "draft"  # the rest of this Assembly followed


def test_second_victory_example():
    """p.10, I-15.4: orange and green meet one each; green is Brenn and wins."""
    t = assembly(six_lands(GREEN, ORANGE), [GREEN, ORANGE])
    assert t.match.result == {
        "winners": [GREEN],
        "outcomes": ["win", "loss", "loss", "loss"],
        "reason": "brenn-breaks-tie",
        "rule": "I-15.4",
    }


def test_how_far_a_condition_is_exceeded_does_not_matter():
    """p.10, I-15.1: six territories and eight territories are a tie."""
    clans = six_lands(BLUE, ORANGE)
    clans["moor"] = {ORANGE: 1}
    clans["swamp"] = {ORANGE: 1}
    t = assembly(clans, [BLUE, ORANGE])
    assert t.match.result is None
    assert t.events("no-winner") == [[]]


# -- the Ukrainian FAQ -------------------------------------------------------------------------


def test_faq_1_outside_a_clash():
    """UK-FAQ 1, I-10.2: first whoever played the Season card, then the direction of the crows."""
    t = table(
        4,
        clans=EVERYWHERE,
        hands={
            GREEN: ["eriu", "lug_samildanach"],
            BLUE: ["children_of_dana"],
            ORANGE: ["bard", "valley"],
            WHITE: ["tuans_memory"],
        },
        turn=ORANGE,
    ).play("bard")
    t.expect_asked(ORANGE, "react").offers(("play", "valley", "triskel")).decline()
    t.expect_asked(GREEN, "react").offers(("play", "lug_samildanach", "triskel"))


def test_faq_1_in_a_clash():
    """UK-FAQ 1, I-2.11: in a clash the player of the maneuver comes first."""
    t = table(
        4,
        clans={"hills": {GREEN: 2, BLUE: 2}, "cove": {ORANGE: 1, WHITE: 1}},
        hands={**IDLE, GREEN: ["hills"], BLUE: ["children_of_dana", "iron_mine"]},
        clash={"territory": "hills", "instigator": GREEN, "active": BLUE},
    ).choose("refuse")
    t.expect_asked(BLUE, "react").offers(("play", "iron_mine", "triskel")).decline()
    t.expect_asked(GREEN, "react").offers(("play", "hills", "triskel"))


@pytest.mark.parametrize(("card", "answer"), [("bard", "geis"), ("eriu", "the_dagda")])
def test_faq_2(card: str, answer: str):
    """UK-FAQ 2, I-9.8: the Valley may be played after a cancelled Season card."""
    t = table(
        4,
        clans=EVERYWHERE,
        hands={**IDLE, GREEN: ["bard", "eriu", "valley"], BLUE: ["children_of_dana", answer]},
    )
    t.play(card).react(answer)
    t.expect_asked(GREEN, "react").react("valley")
    assert t.clans("valley") == [2, 1, 1, 1]


@pytest.mark.parametrize(("inside", "asked"), [(1, True), (2, False)])
def test_faq_3(inside: int, asked: bool):
    """UK-FAQ 3, I-2.9: one clan that takes part makes a player involved (Warlord)."""
    t = table(
        4,
        clans={"cove": {GREEN: 2, BLUE: 2, ORANGE: 2}, "valley": {WHITE: 1}},
        citadels={"cove": 2},
        hands={**IDLE, ORANGE: ["warlord"]},
        clash={
            "territory": "cove",
            "instigator": GREEN,
            "sheltered": {"0": 0, "1": 0, "2": inside, "3": 0},
        },
    ).choose("refuse")
    if asked:
        t.choose("attack", BLUE).expect_asked(ORANGE, "react", "after_any_maneuver")
    else:
        t.expect_asked(BLUE, "end-clash")  # blue was the only one to attack


def test_faq_4():
    """UK-FAQ 4, I-17.1: an exhausted Epic Tale deck is renewed from the discard pile."""
    pile = [card for card in EPIC if card not in ("eriu", "children_of_dana", "stone_of_fal")]
    t = table(
        clans={"valley": {0: 1, 1: 1, 2: 1}},
        hands={**{seat: IDLE[seat] for seat in (BLUE, ORANGE)}, GREEN: ["eriu", "bard"]},
        epic_deck=[],
        epic_discard=list[Json](pile),
    ).play("bard")
    assert t.state.epic_discard == []
    assert len(t.state.epic_deck) == len(pile) - 1
    assert len(t.state.hand_of(GREEN, "epic")) == 2


def test_faq_5_no_clan():
    """UK-FAQ 5, I-9.7: no clan in reserve: the Festival marker is placed all the same."""
    t = table(
        clans={"valley": {0: 12, 1: 1, 2: 1}},
        sanctuaries={"valley": 1},
        hands={**{seat: IDLE[seat] for seat in (BLUE, ORANGE)}, GREEN: ["festival"]},
    ).play("festival")
    assert t.state.festival == "valley"
    assert t.clans("valley") == [12, 1, 1]


def test_faq_5_no_building():
    """UK-FAQ 5, I-17.3: no Sanctuary left: the Epic Tale card is drawn all the same."""
    t = table(
        clans={"valley": {0: 1, 1: 1, 2: 1}},
        sanctuaries={"cove": 9},
        hands={**{seat: IDLE[seat] for seat in (BLUE, ORANGE)}, GREEN: ["sanctuary"]},
    ).play("sanctuary")
    assert t.state.map["valley"].sanctuaries == 0
    assert len(t.state.hand_of(GREEN, "epic")) == 1


def test_faq_5_no_card():
    """UK-FAQ 5, I-9.7: no card is set aside any more: The Champion's Share can be played."""
    t = table(
        clans={"valley": {0: 1, 1: 1, 2: 1}},
        hands={**{seat: IDLE[seat] for seat in (BLUE, ORANGE)}, GREEN: ["champions_share"]},
    ).play("champions_share")
    assert t.hand(GREEN) == []
    assert t.state.at["champions_share"] == DISCARD
