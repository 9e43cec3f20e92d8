"""Epic Tale cards, O to T, each in each mode, clause by clause."""

import pytest

from crannog.games.inis.facts import TERRITORIES
from crannog.games.inis.zones import DISCARD, TABLE
from crannog.kernel import Choice, Seat
from tests.inis.epic_tales import HOME, IDLE, done, exposed, fight, hands
from tests.inis.table import table

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
