"""Epic Tale cards, K to N, each in each mode, clause by clause."""

import pytest

from crannog.games.inis.zones import DISCARD
from crannog.kernel import Rng, Seat
from tests.inis.epic_tales import HOME, HOME_4, IDLE, done, fight, hands
from tests.inis.table import Table, table

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
