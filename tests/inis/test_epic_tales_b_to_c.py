"""Epic Tale cards, B to C, each in each mode, clause by clause."""

from crannog.games.inis.zones import DISCARD
from tests.inis.epic_tales import HOME, IDLE, done, exposed, fight, hands
from tests.inis.table import table

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
