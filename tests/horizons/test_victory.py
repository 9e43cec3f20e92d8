"""Victory and defeat (H-14): the conditions, when they are checked, and their named reasons.

Two Spirits unless told: the Whirlwind on G, the Mud on H.
"""

from typing import Any

import pytest

from crannog.kernel import IllegalChoice
from tests.horizons.table import Lands, Table, table

DAWN = "vigor_of_the_breaking_dawn"


def strikes(lands: Lands, **more: Any) -> Table:
    """Seat 0 clears G5 of Invaders with Vigor of the Breaking Dawn; G1 is empty unless named."""
    here: Lands = {"G1": {"city": 0}, "G5": {"presence": 1, "dahan": 4, "city": 1}, **lands}
    t = table(2, lands=here, phase="fast", in_play={0: [DAWN]}, **more)
    return t.use(DAWN, at="G5")


def outcome(t: Table) -> tuple[object, object, object]:
    """Reason, rule and how it ended for seat 0; all seats share it."""
    assert t.result is not None
    assert t.match.pending == {}
    outcomes = t.result["outcomes"]
    assert isinstance(outcomes, list)
    assert outcomes == [outcomes[0]] * len(outcomes)
    assert t.result["winners"] == ([0, 1] if outcomes[0] == "win" else [])
    return t.result["reason"], t.result["rule"], outcomes[0]


# -- victory -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terror", "left", "won"),
    [
        (1, {}, True),
        (1, {"explorer": 1}, False),
        (1, {"town": 1}, False),
        (2, {}, True),
        (2, {"explorer": 3}, True),
        (2, {"town": 1}, False),
        (3, {"explorer": 3, "town": 2}, True),
        (3, {"city": 1}, False),
    ],
)
def test_victory_by_terror_level(terror: int, left: dict[str, int], won: bool):
    """H-14.2: I no Invaders, II no Towns and Cities, III no Cities on the whole island."""
    t = strikes({"H4": {"dahan": 1, "blight": 1, **left}}, terror=terror)
    if won:
        assert outcome(t) == (f"terror-{terror}-victory", "H-14.2", "win")
    else:
        assert t.result is None


def test_fear_victory():
    """H-14.2: the last fear card is earned."""
    t = table(
        2,
        lands={"G5": {"presence": 1}},
        phase="fast",
        in_play={0: ["terrifying_nightmares"]},
        terror=3,
        fear=7,
    )
    t.state.fear_discard += t.state.fear_deck[1:]
    del t.state.fear_deck[1:]  # one card is left
    t.use("terrifying_nightmares", at="G5")
    assert outcome(t) == ("fear-victory", "H-14.2", "win")


def test_a_rising_level_wins_at_once():
    """H-13.3, H-14.1: the new level's condition holds as soon as the effect is complete."""
    t = table(
        2,
        lands={"G1": {"city": 0}, "G5": {"presence": 1, "explorer": 2}},
        phase="fast",
        in_play={0: ["terrifying_nightmares"]},
        earned=["retreat", "isolation"],
        fear=7,
    )
    assert t.state.terror_level() == 1
    t.use("terrifying_nightmares", at="G5").choose("done", by=0)
    assert outcome(t) == ("terror-2-victory", "H-14.2", "win")


def test_victory_comes_after_the_whole_power():
    """H-14.1, H-30.2: the Power is finished first, though the condition is met in its middle."""
    t = table(
        2,
        lands={"G1": {"city": 0}, "G5": {"presence": 1, "dahan": 2, "town": 1}},
        phase="fast",
        in_play={0: [DAWN]},
        elements={0: "3 sun, 2 animal"},
        terror=2,
    )
    t.use(DAWN, at="G5")
    assert t.pieces("G5") == {"dahan": 2}
    t.expect_asked(0, "push").choose("push", "dahan", 0, "G8").choose("done", by=0)
    assert outcome(t) == ("terror-2-victory", "H-14.2", "win")


def test_victory_comes_after_the_whole_fear_card():
    """H-14.8: one fear card for all players is one effect."""
    t = table(
        2,
        lands={"G1": {"city": 0}, "G5": {"city": 1}, "G8": {"town": 1}, "G4": {"town": 1}},
        phase="fear",
        earned=["isolation"],
        terror=3,
    )
    t.choose("remove", "G5", "city", 0, by=0)
    assert t.result is None
    t.expect_asked(1, "fear-effect").choose("remove", "G8", "town", 0)
    assert outcome(t) == ("terror-3-victory", "H-14.2", "win")


def test_no_further_fear_card_after_victory():
    """H-14.8: victory is checked between two fear cards."""
    t = table(
        2,
        lands={"G1": {"city": 0}, "G5": {"city": 1, "dahan": 2}},
        phase="fear",
        earned=["tall_tales_of_savagery", "dahan_raid"],
        terror=3,
    )
    assert outcome(t) == ("terror-3-victory", "H-14.2", "win")
    assert t.events("fear-card") == [["tall_tales_of_savagery", 3]]
    assert t.state.earned == ["dahan_raid"]


def test_victory_by_counterattack():
    """H-14.8: after one land's Ravage, before the next land's."""
    t = table(
        2,
        lands={"G1": {"city": 0}, "G5": {"city": 1, "dahan": 4}, "G3": {"town": 1}},
        phase="fear",
        ravage="inv_1_sands",
        terror=3,
    )
    t.choose("land", "G5", by=1)
    assert outcome(t) == ("terror-3-victory", "H-14.2", "win")
    assert t.land("G3").blight == 0


# -- defeat --------------------------------------------------------------------------------------


def ravaged(lands: Lands, **more: Any) -> Table:
    """Sands are Ravaged; the Slow phase after it stays open."""
    return table(
        2, lands=lands, phase="fear", ravage="inv_1_sands", in_play={1: ["gift_of_power"]}, **more
    )


@pytest.mark.parametrize(("pool", "lost"), [(1, True), (2, False)])
def test_the_last_blight_loses(pool: int, lost: bool):
    """H-14.3, H-0.1: as the last token leaves the pool."""
    t = ravaged({"G5": {"town": 1}}, blight_pool=pool)
    if lost:
        assert outcome(t) == ("island-blighted", "H-14.3", "loss")
    else:
        assert t.result is None
        assert t.state.blight_pool == 1


def test_a_destroyed_spirit_loses():
    """H-14.4: for everyone, as soon as one Spirit has no presence on the island."""
    lands: Lands = {"G5": {"town": 1, "presence": {0: 2, 1: 1}}}
    t = ravaged(lands)
    assert t.presence(1) == {}
    assert outcome(t) == ("spirit-destroyed", "H-14.4", "loss")


def test_presence_elsewhere_saves_a_spirit():
    """H-14.4: one presence anywhere is enough."""
    t = ravaged({"G5": {"town": 1, "presence": {0: 2, 1: 1}}, "H1": {"presence": {1: 1}}})
    assert t.result is None


def test_an_empty_invader_deck_loses():
    """H-14.5: a card must be revealed and can't be."""
    t = ravaged({"G5": {"explorer": 1}}, invader_deck=[])
    assert outcome(t) == ("invaders-unstoppable", "H-14.5", "loss")


def test_defeat_stops_the_ravage():
    """H-14.8: it stands after one land; the next one is not Ravaged, whatever that would bring."""
    lands: Lands = {"G1": {"city": 0}, "G5": {"town": 1}, "G3": {"city": 1, "dahan": 4}}
    t = ravaged(lands, blight_pool=1, terror=3)
    t.choose("land", "G5")
    assert outcome(t) == ("island-blighted", "H-14.3", "loss")
    assert t.pieces("G3") == {"city": 1, "dahan": 4}


def test_defeat_finishes_the_effect_first():
    """H-14.6: the counterattack of that Ravage still happens, without undoing the defeat."""
    t = ravaged({"G5": {"town": 1, "dahan": 2}}, blight_pool=1)
    assert t.pieces("G5") == {"dahan": 1}
    assert outcome(t) == ("island-blighted", "H-14.3", "loss")


# -- sacrifice -----------------------------------------------------------------------------------


def poison(lands: Lands, card: str = "poisoned_land", elements: str = "", **more: Any) -> Table:
    """Seat 0 uses a Power that adds Blight in a Jungle, G7."""
    t = table(
        2,
        lands={"G1": {"city": 0}, **lands},
        phase="slow",
        in_play={0: [card]},
        elements={0: elements},
        **more,
    )
    return t.use(card, at="G7")


def test_sacrifice_with_the_last_blight():
    """H-14.6: one Power wins and loses: a victory by sacrifice."""
    t = poison({"G7": {"presence": 2, "city": 1}}, terror=3, blight_pool=1)
    assert outcome(t) == ("sacrifice", "H-14.6", "win")


def test_sacrifice_of_a_spirit():
    """H-14.6: the Spirit's last presence goes with the last City."""
    t = poison({"G7": {"presence": 1, "city": 1}}, terror=3)
    assert t.presence() == {}
    assert outcome(t) == ("sacrifice", "H-14.6", "win")


def test_sacrifice_in_a_ravage():
    """H-14.6, H-14.8: the Blight and the counterattack are one effect."""
    lands: Lands = {"G1": {"city": 0}, "G5": {"city": 1, "dahan": 4}}
    t = ravaged(lands, blight_pool=1, terror=3)
    assert outcome(t) == ("sacrifice", "H-14.6", "win")


def test_defeat_in_the_middle_is_remembered():
    """H-14.6: lost with the Blight, won with the threshold's Damage after it: a sacrifice."""
    t = poison(
        {"G7": {"presence": 3, "city": 2, "town": 1}},
        "pillar_of_living_flame",
        "4 fire",
        terror=3,
        blight_pool=1,
    )
    while t.match.pending and t.prompt == "damage":
        t.choose(*max((o for o in t.options if o[1] == "city"), key=lambda o: int(o[2])))
    assert t.events("blight") == [["G7"]]
    assert outcome(t) == ("sacrifice", "H-14.6", "win")


def test_presence_added_later_does_not_undo_a_defeat():
    """H-14.6: a Spirit destroyed and brought back by one effect is lost all the same."""
    t = table(lands={"G5": {"presence": 1}}, phase="fast", in_play={0: ["blazing_renewal"]})
    t.state.lost = "spirit-destroyed"  # as if the Power had just destroyed its last presence
    t.use("blazing_renewal", on=0)
    while t.match.pending and t.prompt == "renewal-land":
        t.choose("land", "G5")
    assert t.presence() == {"G5": t.land("G5").presence[0]}
    assert t.result is not None
    assert t.result["reason"] == "spirit-destroyed"


def test_defeat_and_a_later_victory_are_two_effects():
    """H-14.8: a Power that loses is not saved by another that would win."""
    t = poison({"G7": {"presence": 2, "town": 1}, "G5": {"city": 1}}, terror=3, blight_pool=1)
    assert outcome(t) == ("island-blighted", "H-14.3", "loss")


def test_nothing_is_asked_after_the_end():
    """The match is over: any choice is refused with the rule that ended it."""
    t = strikes({}, terror=3)
    assert outcome(t)[0] == "terror-3-victory"
    with pytest.raises(IllegalChoice) as refused:
        t.match.choose(0, ("done",))
    assert refused.value.rule == "H-14.2"
    assert t.state.phase == "over"
