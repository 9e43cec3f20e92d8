"""I-8 the Season, I-9 playing cards, I-10 reactions."""

import pytest

from crannog.games.inis.facts import action_cards
from crannog.games.inis.zones import DECK, DISCARD, PLAY, SPENT, TABLE
from crannog.kernel import Seat
from tests.inis.table import Table, table

SPREAD = {"cove": {0: 1, 1: 1, 2: 1}}
TWO_HOMES = {"valley": {0: 1}, "cove": {0: 1, 1: 1, 2: 1}}
SPREAD_4 = {"cove": {0: 1, 1: 1, 2: 1, 3: 1}}
# A Season card in every hand: nobody passes for want of one.
BUSY = {0: ["bard"], 1: ["new_clans"], 2: ["sanctuary"]}
SIX_LANDS = ("valley", "cove", "plains", "hills", "meadows", "forest")


def busy(**extra: list[str]) -> dict[Seat, list[str]]:
    """The busy hands of three players with further cards, by s0, s1, s2."""
    return {seat: [*cards, *extra.get(f"s{seat}", [])] for seat, cards in BUSY.items()}


def six_lands(seat: Seat) -> dict[str, dict[Seat, int]]:
    """The seat meets the condition of land; all are present in the Cove."""
    clans: dict[str, dict[Seat, int]] = {tile: {seat: 1} for tile in SIX_LANDS}
    clans["cove"] = {0: 1, 1: 1, 2: 1}
    return clans


# -- I-8.1: the first turn ---------------------------------------------------------------------


def test_the_brenn_begins_with_a_season_card():
    """I-8.1: neither pass nor Pretender token, even if a condition is met."""
    t = table(clans=six_lands(0), hands=busy(s0=["eriu", "geis", "lugs_spear"]), first_turn=True)
    t.expect_asked(0, "season-turn", rule="I-8.1")
    t.offers_just(("play", "bard", "season"), ("play", "eriu", "season"))
    t.refuses("pass", rule="I-8.1")
    t.refuses("pretender", rule="I-8.1")
    t.play("bard").expect_asked(1, "season-turn", rule="I-8.3")
    t.offers(("pass",))


def test_the_duty_is_the_first_turns_only():
    """I-8.1: when the turn comes round the Brenn may pass or take a token."""
    t = table(clans=six_lands(0), hands=busy(s0=["eriu"]), first_turn=True).play("bard")
    t.choose("pass").choose("pass").expect_asked(0, "season-turn", rule="I-8.3")
    t.offers(("pass",), ("pretender",))


def test_a_brenn_without_season_card_takes_no_token():
    """I-8.1: no Pretender token on the first turn; with no Season card he can only pass."""
    t = table(clans=six_lands(0), hands={**BUSY, 0: ["geis"]}, first_turn=True)
    assert t.state.passed == 0b001
    assert t.state.pretenders == [False, False, False]
    t.expect_asked(1, "season-turn")


# -- I-8.2: without clans ----------------------------------------------------------------------


@pytest.mark.parametrize(("deeds", "left"), [(2, 1), (1, 0), (0, 0)])
def test_without_clans(deeds: int, left: int):
    """I-8.2, I-18.2: one Deed is lost, if there is any, and two clans are placed anywhere."""
    t = table(clans={"cove": {1: 1, 2: 1}}, hands=BUSY, deeds={0: deeds})
    assert t.state.deeds[0] == left
    assert t.events("loses-deed") == ([[0]] if deeds else [])
    t.expect_asked(0, "place-clan", "no-clans", 2, rule="I-8.2")
    t.offers_just(("territory", "valley"), ("territory", "cove"), ("territory", "plains"))
    t.choose("territory", "plains").choose("territory", "cove")
    assert (t.clans("plains"), t.clans("cove")) == ([1, 0, 0], [1, 1, 1])
    assert t.state.clash is None  # I-11.2
    t.expect_asked(0, "season-turn").offers(("play", "bard", "season"), ("pass",))


def test_without_clans_both_in_one_territory():
    """I-8.2: "any territory or territories"; then a normal turn, here a pass."""
    t = table(clans={"cove": {1: 1, 2: 1}}, hands=BUSY)
    t.choose("territory", "valley").choose("territory", "valley").choose("pass")
    assert t.clans("valley") == [2, 0, 0]
    assert t.state.reserve[0] == 10
    t.expect_asked(1, "season-turn")


def test_without_clans_on_the_first_turn():
    """I-8.2: the Brenn's first turn is no exception; his Season card is still due."""
    t = table(clans={"cove": {1: 1, 2: 1}}, hands=busy(s0=["eriu"]), first_turn=True)
    t.choose("territory", "valley").choose("territory", "cove")
    t.expect_asked(0, "season-turn", rule="I-8.1").refuses("pass")


def test_without_clans_on_the_ploys_turn():
    """I-8.2: a turn from Oengus's Ploy begins with the same rule."""
    t = table(clans={"cove": {0: 1, 1: 1}}, hands=busy(s2=["oengus_ploy"]), deeds={2: 1})
    t.choose("pass").react("oengus_ploy")
    assert t.state.deeds[2] == 0
    t.expect_asked(2, "place-clan").choose("territory", "cove").choose("territory", "cove")
    t.expect_asked(2, "season-turn")


def test_a_clan_on_the_map_keeps_the_deed():
    """I-8.2: the rule is for players with no clan at all."""
    t = table(clans=SPREAD, hands=BUSY, deeds={0: 1})
    assert t.state.deeds[0] == 1
    t.expect_asked(0, "season-turn")


# -- I-8.3 to I-8.6: a turn --------------------------------------------------------------------


def test_a_turn():
    """I-8.3, I-8.4: Season cards of all three types, a pass; no Triskel mode."""
    cards = ["bard", "warlord", "geis", "plains", "valley", "eriu", "the_dagda"]
    t = table(clans=SPREAD, hands={**BUSY, 0: cards})
    t.offers_just(
        ("play", "bard", "season"),
        ("play", "warlord", "season"),
        ("play", "plains", "season"),
        ("play", "eriu", "season"),
        ("pass",),
    )
    t.refuses("play", "bard", "triskel", rule="I-12.14")
    t.refuses("play", "geis", "triskel", rule="I-9.4")
    t.refuses("play", "conquest", "season", rule="I-9.1")
    t.refuses("pretender", rule="I-8.6")


def test_a_pass_is_not_the_end():
    """I-8.5: who passed may act when his turn comes round."""
    t = table(clans=SPREAD, hands=BUSY).choose("pass")
    t.play("new_clans").choose("pass").expect_asked(0, "season-turn").offers(
        ("play", "bard", "season")
    )


def test_pretender_token():
    """I-8.6: one condition met right now; one token each; it is a turn."""
    t = table(clans=six_lands(0), hands=BUSY).choose("pretender")
    assert t.state.pretenders == [True, False, False]
    assert t.events("takes-pretender") == [[0]]
    t.expect_asked(1, "season-turn").refuses("pretender", rule="I-8.6")
    t.choose("pass").choose("pass").expect_asked(0, "season-turn")
    t.refuses("pretender", rule="I-8.6")


@pytest.mark.parametrize(("deeds", "offered"), [(1, False), (2, True)])
def test_deeds_count_for_the_token(deeds: int, offered: bool):
    """I-8.6, I-15.3: four territories and two Deeds are enough, one Deed is not."""
    clans = {tile: {0: 1} for tile in SIX_LANDS[:4]} | {"cove": {0: 1, 1: 1, 2: 1}}
    t = table(clans=clans, hands=BUSY, deeds={0: deeds})
    assert (("pretender",) in t.options) == offered


def test_a_token_stays_when_the_condition_is_lost():
    """I-8.6: the token is kept until the next Assembly."""
    t = table(clans=six_lands(0), hands=busy(s1=["balors_eye"])).choose("pretender")
    t.play("balors_eye").choose("remove-from", "forest", 0)
    assert t.state.pretenders[0]
    assert len(t.state.where_present(0)) == 5


# -- I-8.7: the end of the season --------------------------------------------------------------


def test_the_season_ends_when_all_have_passed():
    """I-8.7: consecutive passes of all players, whoever began."""
    t = table(clans=SPREAD, hands=BUSY, turn=1)
    t.choose("pass").choose("pass")
    assert t.state.phase == "season"
    t.choose("pass")
    assert t.state.phase == "draft"
    assert len(t.events("season-ends")) == 1


def test_a_season_card_breaks_the_run():
    """I-8.7: only passes since the last turn that was none count."""
    t = table(clans=SPREAD, hands=busy(s2=["eriu"])).choose("pass").choose("pass")
    t.play("eriu").choose("pass").choose("pass")
    assert t.state.phase == "season"
    t.expect_asked(2, "season-turn").choose("pass")
    assert t.state.phase == "draft"


def test_a_pretender_token_is_no_pass():
    """I-8.7: taking the token breaks the run too."""
    t = table(clans=six_lands(1), hands=BUSY).choose("pass").choose("pretender")
    t.choose("pass").choose("pass")
    assert t.state.phase == "season"
    t.expect_asked(1, "season-turn").choose("pass")
    assert t.state.phase == "over"  # the Assembly finds the pretender the winner


def test_a_triskel_does_not_break_the_run():
    """I-8.7: the Moor, played before the third pass, saves no season."""
    t = table(clans=SPREAD, hands=busy(s2=["moor"])).choose("pass").decline().choose("pass")
    t.decline().expect_asked(2, "season-turn").play("moor", "triskel").choose("player", 0)
    t.expect_asked(2, "season-turn").choose("pass")
    assert t.state.phase == "draft"


# -- I-8.8: what is left -----------------------------------------------------------------------


def season_end() -> Table:
    """The end of a season, seen from the window that opens the Assembly (I-5.0)."""
    t = table(
        clans={"valley": {0: 2, 1: 1}, "cove": {0: 2, 2: 1}, "plains": {2: 1}},
        hands={
            0: ["bard", "the_dagda", "eriu"],
            1: ["new_clans", "cove"],
            2: ["sanctuary", "plains", "cathbads_word"],
        },
        aside="geis",
        festival="valley",
    )
    t.choose("pass").choose("pass").choose("pass")
    return t.expect_asked(2, "react", "assembly_start")


def test_action_cards_are_given_up():
    """I-8.8: hands, discard pile and the card set aside form the next deck."""
    t = season_end()
    assert sorted(t.state.action_deck) == sorted(action_cards(3))
    assert t.state.action_discard == []
    assert t.state.aside == ""
    assert all(t.state.hand_of(seat, "action") == [] for seat in range(3))


def test_epic_tales_are_kept():
    """I-8.8: all of them; there is no hand limit."""
    t = season_end()
    assert t.hand(0) == ["eriu", "the_dagda"]
    assert "cathbads_word" in t.hand(2)


def test_advantage_cards_of_lost_territories_return():
    """I-8.8: without being chieftain the card goes face up; else it stays until step 3."""
    t = season_end()
    assert t.state.at["cove"] == TABLE
    assert t.events("returns-advantage") == [[1, "cove"]]
    assert "plains" in t.hand(2)


@pytest.mark.parametrize("hand", [["cove", "plains"], ["plains", "cove"]])
def test_lost_advantage_cards_return_in_the_order_of_the_map(hand: list[str]):
    """I-21.2: how a player has sorted his hand does not show."""
    t = table(clans={"valley": {0: 2, 1: 1, 2: 1}}, hands={1: hand})
    while t.state.phase == "season":
        t.choose("pass")
    assert t.events("returns-advantage") == [[1, "cove"], [1, "plains"]]


def test_the_festival_is_over():
    """I-8.8, I-13.1: the marker leaves the map at the end of the season."""
    t = season_end()
    assert t.state.festival == ""
    assert t.events("festival-ends") == [["valley"]]


# -- I-8.9: Oengus's Ploy ----------------------------------------------------------------------

PLOY_HANDS = {0: ["bard"], 1: ["new_clans"], 2: ["sanctuary", "oengus_ploy"], 3: ["citadel"]}


@pytest.mark.parametrize(("resume", "following"), [("from_ploy_player", 3), ("back_to_order", 1)])
def test_the_ploys_turn_and_who_follows(resume: str, following: Seat):
    """I-8.9, I-19.7: the ploy's player is next; then the order goes on from him, or from 0."""
    t = table(4, clans=SPREAD_4, hands=PLOY_HANDS, options={"oengus_resume": resume})
    t.choose("pass").expect_asked(2, "react", "end_of_any_turn", 0, rule="I-8.9")
    t.react("oengus_ploy").expect_asked(2, "season-turn")
    t.choose("pass").expect_asked(following, "season-turn")


def test_the_ploy_after_ones_own_turn():
    """I-8.9: "any player's turn", the player's own included: two turns in a row."""
    cards = ["eriu", "warlord", "oengus_ploy"]
    t = table(4, clans=SPREAD_4, hands={**PLOY_HANDS, 2: cards}, turn=2)
    t.play("eriu").expect_asked(2, "react", "end_of_any_turn", 2)
    t.react("oengus_ploy").expect_asked(2, "season-turn").choose("pass")
    t.expect_asked(3, "season-turn")


def test_the_passers_are_a_set():
    """I-8.7: skipped players have not passed, however many passes there were."""
    t = table(4, clans=SPREAD_4, hands=PLOY_HANDS).choose("pass").react("oengus_ploy")
    t.choose("pass").choose("pass").choose("pass")
    assert [event[0] for event in t.events("passes")] == [0, 2, 3, 0]
    t.expect_asked(1, "season-turn").choose("pass")
    assert t.state.phase == "draft"


def last_pass() -> Table:
    """Everybody has passed; the Ploy can still answer."""
    t = table(clans=SPREAD, hands=busy(s0=["oengus_ploy", "eriu"])).choose("pass").decline()
    t.choose("pass").decline().choose("pass")
    return t.expect_asked(0, "react", "end_of_any_turn", 2)


def test_the_ploy_keeps_the_season_alive():
    """I-8.9: the window comes before the end; a Season card on that turn lets it go on."""
    t = last_pass().react("oengus_ploy")
    t.expect_asked(0, "season-turn").play("bard")
    assert t.state.phase == "season"
    t.expect_asked(1, "season-turn").choose("pass").choose("pass")
    assert t.state.phase == "season"
    t.expect_asked(0, "season-turn").choose("pass")
    assert t.state.phase == "draft"


def test_a_pass_on_the_ploys_turn_ends_the_season():
    """I-8.9: if all had passed, his pass ends it."""
    t = last_pass().react("oengus_ploy").choose("pass")
    assert t.state.phase == "draft"


def test_the_ploy_declined():
    """I-8.9: without the Ploy the season ends."""
    assert last_pass().decline().state.phase == "draft"


def test_a_second_ploy_keeps_who_would_be_next():
    """I-19.7: back_to_order returns to the player whom the first Ploy skipped."""
    t = table(
        4,
        clans={**SPREAD_4, "stone_circle": {2: 2}},
        hands={**PLOY_HANDS, 2: ["sanctuary", "oengus_ploy", "stone_circle"]},
        options={"oengus_resume": "back_to_order"},
    )
    t.choose("pass").react("oengus_ploy").react("stone_circle").choose("pay", 2)
    t.expect_asked(2, "react", "end_of_any_turn").decline()
    t.expect_asked(2, "season-turn").choose("pass").react("oengus_ploy")
    t.expect_asked(2, "season-turn").choose("pass").expect_asked(1, "season-turn")


# -- I-9: playing a card -----------------------------------------------------------------------


def test_hands_are_secret_but_their_sizes_are_not():
    """I-9.1: the number of cards of each type is public."""
    t = table(clans=SPREAD, hands=busy(s1=["geis", "valley", "eriu", "the_dagda"]))
    counts = t.view(0)["counts"]
    assert isinstance(counts, dict)
    assert counts["1"] == {"action": 2, "advantage": 1, "epic": 2, "drawn": 0}
    hands = t.view(0)["hands"]
    assert hands == {"0": ["bard"]}


def test_piles():
    """I-9.2: Action discards are hidden, Epic Tales open, played Advantage cards face down."""
    t = table(clans=SPREAD, hands={**BUSY, 0: ["bard", "eriu", "swamp"]})
    t.play("eriu").choose("pass").choose("pass").play("swamp").choose("pass").choose("pass")
    before = len(t.state.action_discard)
    t.play("bard")
    assert t.state.at["bard"] == DISCARD
    view = t.view(1)
    assert view["epic_discard"] == ["eriu"]
    assert view["piles"] == {
        "action_deck": 0,
        "action_discard": before + 1,
        "aside": 0,
        "epic_deck": 28,
        "epic_discard": 1,
        "stack": 12,
    }
    assert t.state.at["swamp"] == SPENT
    advantages = view["advantages"]
    assert isinstance(advantages, dict)
    assert advantages["swamp"] == "played"


def test_declare_then_cancel_then_resolve():
    """I-9.4: Geis is asked when all is declared and nothing has happened yet."""
    t = table(clans=TWO_HOMES, hands={**BUSY, 0: ["new_clans"], 1: ["geis", "bard"]})
    t.play("new_clans").choose("territory", "cove").choose("territory", "cove")
    t.expect_asked(1, "react", "opponent_plays_action_card", 0, "new_clans", rule="I-9.4")
    assert t.events("declares") == [[0, "new_clans", "cove", "cove"]]
    assert t.clans("cove") == [1, 1, 1]
    assert t.state.at["new_clans"] == PLAY
    t.decline()
    assert t.clans("cove") == [3, 1, 1]
    assert t.state.at["new_clans"] == DISCARD


def test_a_cancelled_action_card():
    """I-9.4, I-9.8: no effect, discarded at once, and the turn is used up."""
    t = table(clans=TWO_HOMES, hands={**BUSY, 0: ["new_clans"], 1: ["geis", "bard"]})
    t.play("new_clans").choose("territory", "cove").choose("territory", "valley").react("geis")
    assert t.clans("valley") == [1, 0, 0]
    assert t.clans("cove") == [1, 1, 1]
    assert t.state.at["new_clans"] == t.state.at["geis"] == DISCARD
    assert t.events("cancelled") == [[0, "new_clans"]]
    t.expect_asked(1, "season-turn")


def test_a_cancelled_epic_tale():
    """I-9.4: The Dagda answers Epic Tales in the same order."""
    t = table(clans=SPREAD, hands=busy(s0=["children_of_dana"], s2=["the_dagda"]))
    t.play("children_of_dana").choose("territory", "valley")
    t.expect_asked(2, "react", "any_epic_or_advantage_played", 0, "children_of_dana")
    assert t.events("declares") == [[0, "children_of_dana", "valley"]]
    t.react("the_dagda")
    assert t.clans("valley") == [0, 0, 0]
    t.expect_asked(1, "season-turn")


def test_the_dagda_cancels_an_advantage_card():
    """I-9.4: a cancelled Advantage card lies face down like any played one."""
    t = table(clans=SPREAD, hands=busy(s0=["valley"], s2=["the_dagda"]))
    t.play("bard").react("valley")
    t.expect_asked(2, "react", "any_epic_or_advantage_played", 0, "valley").react("the_dagda")
    assert t.clans("cove") == [1, 1, 1]
    assert t.state.at["valley"] == SPENT


def test_cards_that_do_not_cancel():
    """I-9.4: Geis does not answer Epic Tales or Advantage cards, The Dagda no Action cards."""
    t = table(
        clans=SPREAD,
        hands={0: ["bard", "eriu", "swamp"], 1: ["geis", "the_dagda", "new_clans"], 2: ["citadel"]},
    )
    t.play("swamp").expect_asked(1, "react").offers_just(
        ("play", "the_dagda", "triskel"), ("decline",)
    )
    t.decline().choose("pass").choose("pass").play("bard")
    t.expect_asked(1, "react").offers_just(("play", "geis", "triskel"), ("decline",))


def test_master_craftsmans_window_is_before_the_discard():
    """I-9.4: resolve, then Master Craftsman, then the discard, then Forest; never again."""
    t = table(
        4,
        clans=SPREAD_4,
        hands={**PLOY_HANDS, 0: ["stone_of_fal", "master_craftsman", "forest"]},
    ).play("stone_of_fal")
    assert t.clans("valley") == [2, 0, 0, 0]
    t.expect_asked(0, "react", "before_epic_tale_discard", 0, "stone_of_fal", rule="I-9.4")
    assert t.state.at["stone_of_fal"] == PLAY
    t.offers_just(("play", "master_craftsman", "triskel"), ("decline",)).decline()
    assert t.state.at["stone_of_fal"] == DISCARD
    t.expect_asked(0, "react")
    t.offers_just(("play", "forest", "triskel"), ("decline",)).decline()
    t.expect_asked(2, "react", "end_of_any_turn")


def test_master_craftsman_does_not_follow_a_cancelled_epic_tale():
    """I-9.4: a cancelled card is discarded at once; Forest may follow it (I-9.8)."""
    t = (
        table(
            4,
            clans=SPREAD_4,
            hands={
                **PLOY_HANDS,
                0: ["stone_of_fal", "master_craftsman", "forest"],
                1: ["the_dagda", "new_clans"],
            },
        )
        .play("stone_of_fal")
        .react("the_dagda")
    )
    t.expect_asked(0, "react", "after_you_play_epic_tale", 0, "stone_of_fal", rule="I-10.10")
    t.offers_just(("play", "forest", "triskel"), ("decline",))


def test_after_windows_wait_for_the_clash():
    """I-9.6: the Valley comes when the clash that Conquest started is over."""
    t = table(
        clans={"valley": {0: 3}, "cove": {1: 1}, "plains": {2: 1}},
        hands={**BUSY, 0: ["conquest", "valley"]},
    )
    t.play("conquest").choose("territory", "cove").choose("clans", 2)
    t.expect_asked(0, "end-clash").choose("agree")
    assert t.state.at["conquest"] == PLAY
    t.expect_asked(1, "end-clash").choose("agree")
    t.expect_asked(0, "react", rule="I-9.6").offers(("play", "valley", "triskel"))
    assert t.state.clash is None
    assert t.state.at["conquest"] == DISCARD


def test_after_windows_are_one_loop():
    """I-9.6, I-10.3: the active player first, again and again; then an opponent's Lug."""
    t = table(
        clans={**SPREAD, "lost_vale": {}},
        at={"lost_vale": (3, 0, 0)},
        hands=busy(s0=["valley", "lost_vale"], s2=["lug_samildanach"]),
    ).play("bard")
    t.expect_asked(0, "react").offers_just(
        ("play", "valley", "triskel"), ("play", "lost_vale", "triskel"), ("decline",)
    )
    t.react("valley")
    assert t.clans("cove") == [2, 1, 1]
    t.expect_asked(0, "react").offers_just(("play", "lost_vale", "triskel"), ("decline",))
    t.decline().expect_asked(2, "react", "after_action_card_resolved", 0, "bard")
    t.react("lug_samildanach")
    t.expect_asked(0, "react").react("lost_vale").choose("pull", "cove", 1)
    t.expect_asked(1, "season-turn")
    assert "bard" in t.hand(2)


def test_do_what_you_can():
    """I-9.7, UK-FAQ 5: a card without any effect can be played and counts as played."""
    t = table(
        clans={"valley": {0: 12}, "cove": {1: 1, 2: 1}}, hands=busy(s0=["stone_of_fal", "valley"])
    )
    t.play("stone_of_fal").expect_asked(0, "react", "after_you_play_season_card")
    assert t.clans("valley") == [12, 0, 0]
    assert t.state.at["stone_of_fal"] == DISCARD


@pytest.mark.parametrize(
    ("card", "canceller"), [("bard", "geis"), ("eriu", "the_dagda")], ids=["Geis", "The Dagda"]
)
def test_cancelled_is_still_played(card: str, canceller: str):
    """I-9.8, UK-FAQ 2: the Valley may follow a cancelled Season card."""
    t = table(clans=SPREAD, hands=busy(s0=["eriu", "valley"], s1=[canceller]))
    t.play(card).react(canceller)
    t.expect_asked(0, "react", rule="I-9.6").react("valley")
    assert t.clans("cove") == [2, 1, 1]


def test_a_triskel_mode_is_no_season_card():
    """I-8.4: Bard played for its Deed opens no "after you play a Season card" window."""
    t = table(
        clans={"valley": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={**BUSY, 0: ["bard", "valley"], 1: ["new_clans"]},
        clash={"territory": "valley", "instigator": 0},
    )
    t.choose("refuse").expect_asked(1, "attack-response").choose("remove-clan")
    t.react("bard", "triskel")
    assert t.state.deeds == [1, 0, 0]
    t.expect_asked(1, "end-clash")


# -- I-10: reactions ---------------------------------------------------------------------------


def test_triskels_wait_for_their_window():
    """I-10.1: in another window they are not offered, and the refusal names the right rule."""
    t = table(clans=SPREAD, hands=busy(s1=["geis", "oengus_ploy", "lugs_spear"])).play("bard")
    t.expect_asked(1, "react").offers_just(("play", "geis", "triskel"), ("decline",))
    t.refuses("play", "oengus_ploy", "triskel", rule="I-8.9")
    t.refuses("play", "lugs_spear", "triskel", rule="I-12.5")


def test_several_cards_on_one_trigger():
    """I-10.1: Bard, Raid and Streng's Resolve all follow the same attack."""
    t = table(
        4,
        clans={"valley": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        hands={0: ["bard", "raid", "strengs_resolve"], 1: ["new_clans"]},
        clash={"territory": "valley", "instigator": 0},
    )
    t.choose("refuse").expect_asked(1, "attack-response").choose("remove-clan")
    t.expect_asked(0, "react").offers_just(
        ("play", "raid", "triskel"),
        ("play", "strengs_resolve", "triskel"),
        ("play", "bard", "triskel"),
        ("decline",),
    )
    t.react("strengs_resolve").react("bard", "triskel").react("raid")
    assert t.state.deeds[0] == 2
    assert t.hand(0) == ["new_clans"]


@pytest.mark.parametrize(
    ("direction", "first", "second"), [("clockwise", 1, 2), ("counterclockwise", 2, 1)]
)
def test_priority(direction: str, first: Seat, second: Seat):
    """I-10.2, UK-FAQ 1: after the active player the others in turn order."""
    cards = {first: "highlands", second: "lugs_spear"}
    t = table(
        clans={"highlands": {0: 2, 1: 2, 2: 2}},
        hands={0: ["warlord"], 1: [cards[1], "bard"], 2: [cards[2], "citadel"]},
        direction=direction,
    ).play("warlord")
    t.expect_asked(first, "react", "clash_start", 0, "highlands").decline()
    t.expect_asked(second, "react", "clash_start", 0, "highlands")


def test_the_active_player_comes_first():
    """I-10.2: the instigator reacts first to the start of his clash, wherever he sits."""
    t = table(
        clans={"highlands": {0: 2, 1: 2, 2: 2}},
        hands={0: ["highlands", "new_clans"], 1: ["bard"], 2: ["lugs_spear", "warlord"]},
        turn=2,
    ).play("warlord")
    t.expect_asked(2, "react", "clash_start", 2, "highlands").decline()
    t.expect_asked(0, "react", "clash_start", 2, "highlands")


def test_the_loop_begins_again_after_a_card():
    """I-10.3: after any card the active player is asked anew, who declined before."""
    t = table(
        clans={"highlands": {0: 2, 1: 2, 2: 2}},
        hands={0: ["warlord", "lugs_spear"], 1: ["highlands", "bard"], 2: ["citadel"]},
    ).play("warlord")
    t.expect_asked(0, "react").decline()
    t.expect_asked(1, "react").react("highlands").choose("player", 2)
    t.expect_asked(0, "react", "clash_start")
    assert t.state.clash is not None
    assert t.state.clash.instigator == 2


def test_cards_without_order_begin_with_the_brenn():
    """I-10.4: Maeve's Wealth asks the Brenn first, then in turn order."""
    t = table(
        4,
        clans=SPREAD_4,
        hands={
            0: ["bard", "geis"],
            1: ["maeves_wealth"],
            2: ["sanctuary", "citadel"],
            3: ["warlord", "conquest"],
        },
        turn=1,
        brenn=3,
        direction="counterclockwise",
    ).play("maeves_wealth")
    givers = []
    for card in ("warlord", "sanctuary", "bard"):
        givers.append(t.seat)
        t.expect_asked(t.seat, "give-action", "maeves_wealth", 1).choose("give", card)
    assert givers == [3, 2, 0]


def test_a_triskel_uses_no_turn():
    """I-10.1, I-10.6: discarded by its type; its player's turn is still to come."""
    t = table(clans=SPREAD, hands=busy(s1=["geis"])).play("bard").react("geis")
    assert t.state.at["geis"] == DISCARD
    t.expect_asked(1, "season-turn").offers(("play", "new_clans", "season"))


def test_a_card_in_the_deck_cannot_be_played():
    """I-9.1: only a card from hand, in a mode that it has."""
    t = table(clans=SPREAD, hands=BUSY)
    assert t.state.at["eriu"] == DECK
    t.refuses("play", "eriu", "season", rule="I-9.1")
    t.refuses("play", "bard", "maneuver", rule="I-9.3")
