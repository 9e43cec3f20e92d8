"""The Invader phase: Ravage (H-8), Build (H-9), Explore (H-10), the cards' advance (H-11).

Two Spirits unless told: the Whirlwind on G, the Mud on H. The Slow phase after it stays open.
"""

from typing import Any

import pytest

from crannog.games.horizons import GAME
from crannog.games.horizons.facts import INVADER_CARDS
from crannog.games.horizons.invaders import lands_of_card
from crannog.kernel import Match
from tests.horizons.table import Lands, Table, table

NO_MUD = ["sun_bright_whirlwind", "devouring_teeth"]


def invade(lands: Lands | None = None, *, seats: int = 2, **more: Any) -> Table:
    """The Invader phase begins, without fear cards; it Explores the coast unless told."""
    more.setdefault("invader_deck", ["inv_2_coastal"])
    here: Lands = {"F1" if seats == 3 else "G1": {"city": 0}, "G7": {"city": 1}, **(lands or {})}
    return table(seats, lands=here, phase="fear", in_play={seats - 1: ["gift_of_power"]}, **more)


def ravage(lands: Lands, card: str = "inv_1_sands", **more: Any) -> Table:
    """A Ravage with that card."""
    return invade(lands, ravage=card, **more)


# -- Ravage: the total ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pieces", "total"),
    [
        ({"explorer": 1}, 1),
        ({"town": 1}, 2),
        ({"city": 1}, 3),
        ({"explorer": 2, "town": 3, "city": 2}, 2 + 6 + 6),
        ({"town": [0, 1], "city": [0, 0, 1]}, 5),
    ],
)
def test_total(pieces: dict[str, object], total: int):
    """H-8.2: 1 for each Explorer, 2 Town, 3 City; Damage on them does not lower it."""
    t = ravage({"G5": pieces})
    assert t.events("ravage") == [["G5", total]]


def test_only_lands_of_the_card_with_invaders():
    """H-8.1, H-11.2: other terrains and lands without Invaders are left alone."""
    t = ravage({"G5": {"explorer": 1}, "G3": {"dahan": 2}, "G8": {"town": 1}})
    assert t.events("ravage") == [["G5", 1]]


def test_no_card_no_ravage():
    """H-8.1, H-2.9: without a card in the Ravage area nothing is Ravaged."""
    t = invade({"G5": {"city": 1}})
    assert t.events("ravage") == t.events("ravages") == []


def test_several_lands_in_an_order_the_players_choose():
    """H-8.1, H-24.2: one shared question that any player may answer."""
    t = ravage({"G5": {"town": 1}, "G3": {"town": 1}, "H2": {"town": 1}})
    for seat in (0, 1):
        t.expect_asked(seat, "ravage-order", rule="H-8.1").offers_lands("G3", "G5", "H2", by=seat)
    t.choose("land", "H2", by=0).offers_lands("G3", "G5", by=1).choose("land", "G5", by=1)
    assert t.events("ravage") == [["H2", 2], ["G5", 2], ["G3", 2]]


def test_stage_three_order_is_free_among_both_terrains():
    """H-10.6: no terrain need be finished before the other."""
    t = ravage({"G5": {"town": 1}, "G4": {"town": 1}, "G3": {"town": 1}}, "inv_3_sands_wetland")
    t.choose("land", "G5").choose("land", "G4")
    assert t.events("ravage") == [["G5", 2], ["G4", 2], ["G3", 2]]


# -- Ravage: Defend ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("defend", "total", "blight"), [(3, 2, 1), (4, 1, 0), (5, 0, 0), (9, 0, 0)]
)
def test_defend(defend: int, total: int, blight: int):
    """H-8.2, H-8.4: Defend lowers the total, to 0 at least; 2 or more adds a Blight."""
    t = ravage({"G5": {"city": 1, "town": 1, "defend": defend}})
    assert t.events("ravage") == [["G5", total]]
    assert t.land("G5").blight == blight


def test_all_defend_adds_up():
    """H-21.1: Powers, Encompassing Ward (2 where its Spirit is) and fear cards together."""
    lands: Lands = {"G5": {"city": 4, "dahan": 1, "defend": 3, "presence": {0: 1, 1: 1}}}
    t = ravage(
        {**lands, "G1": {"city": 0}},
        tides=["belief_takes_root:1", "dahan_on_their_guard:3"],
        more_of={0: {"ward": 2}, 1: {"ward": 2}},
    )
    assert t.events("ravage") == [["G5", 12 - 3 - 2 - 2 - 2 - 2]]


def test_a_ward_follows_presence():
    """H-30.12: Encompassing Ward counts only where its Spirit stands."""
    t = ravage({"G5": {"city": 1}, "G8": {"presence": 1}}, more_of={0: {"ward": 2}})
    assert t.events("ravage") == [["G5", 3]]


def test_a_ravage_brought_to_nothing_still_happens():
    """H-8.10: with a total of 0 the Dahan strike back."""
    t = ravage({"G5": {"town": 1, "dahan": 1, "defend": 5}})
    assert t.events("ravage") == [["G5", 0]]
    assert t.pieces("G5") == {"dahan": 1}


def test_defend_is_not_used_up():
    """H-8.12, H-21.1: it stays for the whole turn and lessens each Ravage in full."""
    t = ravage({"G5": {"town": 2, "defend": 3}})
    assert t.events("ravage") == [["G5", 1]]
    assert t.land("G5").defend == 3
    again = table(2, phase="ravage", queue=["G5"], lands={"G5": {"town": 2, "defend": 3}})
    assert again.events("ravage") == [["G5", 1]]


# -- Ravage: Dahan -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("explorers", "dahan", "left", "hurt"),
    [
        (1, [2], 2, 1),
        (2, [2], 1, 0),
        (3, [2], 1, 1),
        (1, [1, 1], 1, 0),
        (2, [1, 1], 1, 1),
        (3, [2, 1], 1, 0),
        (3, [1, 2], 1, 1),
        (9, [3], 0, 0),
    ],
)
def test_dahan_losses(explorers: int, dahan: list[int], left: int, hurt: int):
    """H-8.5: as many as possible die, damaged ones first; the leftover point stays on one."""
    t = table(
        2,
        lands={"G5": {"explorer": explorers, "dahan": dahan}},
        phase="fear",
        ravage="inv_1_sands",
        in_play={1: ["gift_of_power"]},
        invader_deck=["inv_2_coastal"],
    )
    assert t.land("G5").count("dahan") == left
    assert t.hurt("G5") == ({("dahan", 1): hurt} if hurt else {})


def test_counterattack():
    """H-8.9: each survivor, hurt or not, deals 2 Damage, which the board's Spirit assigns."""
    t = ravage({"H2": {"town": 2, "explorer": 1, "dahan": 4}})
    assert t.hurt("H2") == {("dahan", 1): 1}
    t.expect_asked(1, "damage", "H2", 4, rule="H-8.9")
    t.choose("piece", "town", 0).choose("piece", "town", 1).choose("piece", "explorer", 0)
    assert t.pieces("H2") == {"town": 1, "dahan": 2, "explorer": 1}  # and one came Exploring
    assert t.hurt("H2") == {("dahan", 1): 1, ("town", 1): 1}


def test_destroyed_dahan_do_not_strike():
    """H-8.9: only survivors."""
    t = ravage({"G5": {"town": 1, "dahan": 1}})
    assert t.events("counterattack") == []
    assert t.pieces("G5") == {"town": 1}


def test_presence_does_not_fight():
    """H-8.11."""
    t = ravage({"G5": {"explorer": 1, "presence": 3}})
    assert t.pieces("G5") == {"explorer": 1}
    assert t.presence() == {"G5": 3}


# -- Ravage: Blistering Heat ---------------------------------------------------------------------


@pytest.mark.parametrize(("presence", "city"), [(2, 1), (3, 0)])
def test_blistering_heat_ends_before_the_counterattack(presence: int, city: int):
    """H-30.1: a site lost to the Blight gives a City its 3 Health back before the Dahan strike."""
    t = ravage(
        {"G5": {"city": 1, "dahan": 2, "presence": presence}},
        spirits=["rising_heat", "fathomless_mud"],
    )
    # 3 Damage kill one Dahan; the other deals 2
    assert t.land("G5").blight == 1
    assert t.presence() == {"G5": presence - 1}
    assert t.land("G5").count("city") == city
    assert t.hurt("G5") == {("dahan", 1): 1, **({("city", 2): 1} if city else {})}


# -- skipped Ravages -----------------------------------------------------------------------------


def test_a_skipped_ravage_has_no_counterattack():
    """H-8.10, H-21.2: nothing of it happens."""
    t = ravage({"G5": {"town": 1, "dahan": 2, "skips": ["ravage"]}})
    assert t.events("skipped") == [["ravage", "G5"]]
    assert t.events("ravage") == t.events("counterattack") == []
    assert t.pieces("G5") == {"town": 1, "dahan": 2}
    assert t.land("G5").blight == 0


def test_a_stall_is_used_on_one_ravage_or_build():
    """H-21.2: its owner may skip one Ravage or one Build there, not both."""
    lands: Lands = {"G5": {"town": 1, "stalls": [0]}}
    t = ravage(lands, build="inv_2_sands")
    t.expect_asked(0, "stall", "G5", "ravage").choose("skip", "ravage")
    assert t.events("skipped") == [["ravage", "G5"]]
    assert t.pieces("G5") == {"town": 1, "city": 1}
    other = ravage(lands, build="inv_2_sands").choose("allow", "ravage")
    other.expect_asked(0, "stall", "G5", "build").choose("skip", "build")
    assert other.land("G5").blight == 1
    assert other.pieces("G5") == {"town": 1}


def test_invaders_gone_before_their_ravage():
    """H-8.1: a land without Invaders when its turn comes is not Ravaged."""
    t = ravage(
        {"G5": {"town": [0, 1], "dahan": 3}, "G3": {"explorer": 1}, "G4": {"explorer": 1}},
        "inv_3_sands_wetland",
        vengeances=[["G5", 0, True]],
    )
    t.choose("land", "G5")
    # one Dahan dies and then the Town: 2 Damage may go next door, to G4 and G7
    t.expect_asked(0, "vengeance", "G5").choose("land", "G4")
    t.expect_asked(0, "ravage-order").choose("land", "G3")
    assert t.events("ravage") == [["G5", 2], ["G3", 1]]


# -- Build ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "added"),
    [
        ({"explorer": 2}, "town"),
        ({"town": 1}, "city"),
        ({"town": 1, "city": 1}, "town"),
        ({"town": 2, "city": 1}, "city"),
        ({"city": 1}, "town"),
        ({"town": 1, "city": 2, "explorer": 5}, "town"),
    ],
)
def test_build(before: dict[str, int], added: str):
    """H-9.2: a City where Towns outnumber Cities, else a Town; nothing is upgraded."""
    t = invade({"G5": before}, build="inv_1_sands")
    assert t.pieces("G5") == {**before, added: before.get(added, 0) + 1}


def test_no_build_without_invaders():
    """H-9.3: Dahan, presence and Blight do not make a land Build."""
    t = invade({"G5": {"dahan": 3, "blight": 1, "presence": 2}}, build="inv_1_sands")
    assert t.events("adds") == [["explorer", land] for land in COAST_OF_TWO]


COAST_OF_TWO = ["G1", "G2", "G3", "H1", "H2", "H3"]


def test_a_skipped_build():
    """H-21.2."""
    t = invade({"G5": {"town": 1, "skips": ["build"]}}, build="inv_1_sands")
    assert t.pieces("G5") == {"town": 1}


def test_mud_builds_an_explorer():
    """In a sacred site of the Mud a Build adds an Explorer instead."""
    t = invade({"H6": {"town": 1}}, build="inv_1_wetland")
    assert t.pieces("H6") == {"town": 1, "explorer": 1}


def test_ravage_before_build():
    """H-3.1: a land whose Invaders fall in the Ravage does not Build."""
    t = ravage({"G5": {"explorer": 1, "dahan": 2}}, build="inv_2_sands")
    assert t.pieces("G5") == {"dahan": 2}


# -- Explore -------------------------------------------------------------------------------------


def test_explore_sources():
    """H-10.3, H-10.4: a Town or City here or next door, or the ocean; one Explorer each."""
    lands: Lands = {
        "G7": {"city": 0},
        "G5": {"town": 1},
        "G4": {},
        "H6": {"explorer": 4, "presence": {1: 2}},
        "H7": {"explorer": 2},
    }
    t = invade(lands, invader_deck=["inv_1_wetland"])
    assert t.events("adds") == [["explorer", "G2"], ["explorer", "G4"]]


@pytest.mark.parametrize(
    ("lands", "explored"),
    [
        ({"G8": {"city": 2}}, True),
        ({"G5": {"city": 1}}, True),
        ({"G6": {"town": 3}}, True),
        ({"G7": {"town": 2, "city": 2}, "G5": {"town": 1}}, True),
        ({"G5": {"explorer": 3, "dahan": 1}}, False),
        ({"G3": {"city": 1, "town": 1}}, False),
        ({"G1": {"city": 1}}, False),
    ],
)
def test_explore_inland(lands: dict[str, dict[str, int]], explored: bool):
    """H-10.4, H-10.5: G8 (inland, next to G5, G6, G7) needs a Town or City in or next to it."""
    here: Lands = {"G7": {"city": 0}, "H2": {"city": 1}, **lands}
    t = invade(here, invader_deck=["inv_1_mountain"])
    assert t.land("G8").count("explorer") == explored


def test_explore_is_worked_out_first():
    """H-10.5: all explored lands are found before the Explorers are added; Explorers are none."""
    t = invade({"G7": {"city": 0}, "G2": {"town": 1}}, invader_deck=["inv_3_jungle_sands"])
    # G6 and G5 are next to G2, G7 is only next to G5, where an Explorer comes
    explored = {land for kind, land in t.events("adds") if kind == "explorer"}
    assert explored == {"G3", "G5", "G6", "H1", "H2"}


def test_the_coastal_card():
    """H-10.6: all Coastal lands of every board, by the ocean."""
    t = invade(seats=3, invader_deck=["inv_2_coastal"])
    explored = [land for kind, land in t.events("adds") if kind == "explorer"]
    assert explored == [f"{board}{n}" for board in "FGH" for n in (1, 2, 3)]


@pytest.mark.parametrize("card", [c for c in INVADER_CARDS.values() if c.stage == 3])
def test_stage_three_cards(card: Any):
    """H-10.6: both terrains, four lands of each board."""
    t = table(3)
    lands = lands_of_card(t.state, card.id)
    assert len(lands) == 12
    assert {t.state.terrain(land) for land in lands} == set(card.terrains)


@pytest.mark.parametrize("card", [c for c in INVADER_CARDS.values() if c.stage < 3])
def test_stage_one_and_two_cards(card: Any):
    """H-10.6: one terrain, or the coast."""
    t = table(3)
    lands = lands_of_card(t.state, card.id)
    assert len(lands) == (9 if card.coastal else 6)
    assert card.escalation == (card.stage == 2 and not card.coastal)


def test_the_fifteen_cards():
    """H-1.2: 4 of stage I, 5 of stage II, 6 of stage III."""
    stages = [card.stage for card in INVADER_CARDS.values()]
    assert [stages.count(n) for n in (1, 2, 3)] == [4, 5, 6]


def test_a_skipped_explore_leaves_the_source():
    """H-21.2: no Explorer comes, but a Town there still sends some next door."""
    lands: Lands = {"G7": {"city": 0}, "G5": {"town": 1, "skips": ["explore"]}}
    t = invade(lands, invader_deck=["inv_3_mountain_sands"])
    assert t.events("skipped") == [["explore", "G5"]]
    assert t.land("G5").count("explorer") == 0
    assert t.land("G8").count("explorer") == 1


# -- the cards advance ---------------------------------------------------------------------------


def test_advance():
    """H-11.1: Ravage to the discard, Build to Ravage, the explored card to Build."""
    t = invade(
        ravage="inv_1_sands",
        build="inv_1_jungle",
        invader_deck=["inv_2_coastal", "inv_3_jungle_sands"],
    )
    g = t.state
    assert (g.ravage_card, g.build_card, g.explore_card) == ("inv_1_jungle", "inv_2_coastal", "")
    assert g.invader_discard == ["inv_1_sands"]
    assert g.invader_deck == ["inv_3_jungle_sands"]


def test_the_first_turns():
    """H-2.9: turn 1 has a Build and an Explore but no Ravage; turn 2 Ravages what was Built."""
    t = invade(build="inv_1_jungle")
    assert t.events("ravages") == []
    assert t.state.ravage_card == "inv_1_jungle"


def test_the_order_of_the_phase():
    """H-3.1: fear cards, Ravage, Build, Explore, advance, then slow Powers."""
    t = invade(
        {"G5": {"explorer": 1}},
        ravage="inv_1_sands",
        build="inv_1_jungle",
        earned=["avoid_the_dahan"],
    )
    wanted = ("fear-card", "ravages", "builds", "reveals-invaders", "powers")
    assert [kind for kind in t.kinds() if kind in wanted] == list(wanted)
    assert t.state.phase == "slow"


def test_an_empty_deck_loses_after_ravage_and_build():
    """H-10.1, H-14.5: the Ravage and the Build of that turn are still resolved."""
    t = invade(
        {"G5": {"explorer": 2}, "G8": {"explorer": 1}},
        ravage="inv_1_sands",
        build="inv_1_mountain",
        invader_deck=[],
    )
    assert t.land("G5").blight == 1
    assert t.pieces("G8") == {"explorer": 1, "town": 1}
    assert t.result == {
        "winners": [],
        "outcomes": ["loss", "loss"],
        "reason": "invaders-unstoppable",
        "rule": "H-14.5",
    }


def test_the_deck_lasts_eleven_turns():
    """H-2.3, H-2.9: of 12 cards one is used in the set-up; the 12th turn's Explore can't reveal."""
    t = Table(Match.new(GAME, 1, 1))
    t.choose("spirit-panel", "sun_bright_whirlwind")
    revealed = len(t.events("reveals-invaders"))
    assert (revealed, len(t.state.invader_deck), t.state.build_card != "") == (1, 11, True)
    for turn in range(1, 13):
        assert t.state.turn == turn
        for land in t.state.lands.values():
            land.skips = ("ravage", "build", "explore")  # an idle island: only the cards move on
        t.choose("growth", 1)
        while t.match.pending and t.prompt != "growth":
            t.choose(*t.options[-1])
    assert t.result is not None
    assert t.result["reason"] == "invaders-unstoppable"
    assert len(t.events("reveals-invaders")) == 12
