"""The four tiles with a printed effect: Gates of Tir Na Nog, Mountains, Stone Circle, Swamp."""

import pytest

from crannog.games.inis import GAME
from crannog.games.inis.facts import EPIC
from crannog.games.inis.state import Inis
from crannog.kernel import Json, Match
from tests.inis.table import (
    BESIDE_VALLEY_AND_COVE,
    BESIDE_VALLEY_AND_PLAINS,
    Table,
    clash_in,
    rng_tossing,
    table,
)

GATES = "gates_of_tir_na_nog"


def fresh_with(tile: str, options: dict[str, Json]) -> Match:
    """A new match whose starting tiles include that one, by the first seed that deals it."""
    matches = (Match.new(GAME, 4, seed, options) for seed in range(100))
    return next(match for match in matches if tile in inis(match).map)


def inis(match: Match) -> Inis:
    """The match's state."""
    state = match.state
    assert isinstance(state, Inis)
    return state


# -- entering with a Sanctuary ---------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "built"), [(GATES, 1), ("stone_circle", 1), ("forest", 0)])
def test_two_tiles_enter_play_with_a_sanctuary(tile: str, built: int) -> None:
    """I-3.7, I-14.1, I-14.3: one from the supply when Exploration brings the tile."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        stack=[tile],
        hands={0: ["exploration"], 1: ["bard"]},
    )
    left = t.state.sanctuaries_left()
    t.play("exploration").choose("location", *BESIDE_VALLEY_AND_COVE)
    assert t.state.map[tile].sanctuaries == built
    assert t.state.sanctuaries_left() == left - built
    assert t.events("enters-with-sanctuary") == [[tile]] * built


@pytest.mark.parametrize("tile", [GATES, "stone_circle"])
def test_a_tile_enters_without_a_sanctuary_when_there_is_none(tile: str) -> None:
    """I-17.3: the supply is empty: the tile enters without one."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        sanctuaries={"cove": 9},
        stack=[tile],
        hands={0: ["exploration"], 1: ["bard"]},
    )
    t.play("exploration").choose("location", *BESIDE_VALLEY_AND_COVE)
    assert t.state.map[tile].sanctuaries == 0
    assert t.events("enters-with-sanctuary") == []


@pytest.mark.parametrize("tile", [GATES, "stone_circle"])
def test_starting_tiles_have_their_sanctuary_too(tile: str) -> None:
    """I-3.7: also for tiles of the set-up."""
    match = fresh_with(tile, {})
    assert {key for key, value in inis(match).map.items() if value.sanctuaries} <= {
        GATES,
        "stone_circle",
    }
    assert inis(match).map[tile].sanctuaries == 1


def test_tailtus_land_brings_the_sanctuary_as_well() -> None:
    """I-3.7: however the tile enters play."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        stack=[GATES, "forest", "moor"],
        hands={0: ["tailtus_land"], 1: ["bard"]},
    )
    t.play("tailtus_land").choose("tile", GATES).choose("location", *BESIDE_VALLEY_AND_COVE)
    assert t.state.map[GATES].sanctuaries == 1


# -- Gates of Tir Na Nog ---------------------------------------------------------------------------


def before_the_toss(clockwise: bool, seats: int = 3) -> Table:
    """An Assembly whose toss shows that face; until now the direction was clockwise."""
    return table(
        seats=seats,
        clans={
            GATES: dict.fromkeys(range(seats), 2),
            "cove": dict.fromkeys(range(seats), 1),
        },
        brenn=1,
        phase="assembly",
        rng=rng_tossing(clockwise),
        epic_deck=["eriu", "lugs_spear", "balors_eye"],
    )


def test_gates_answer_a_change_of_direction_in_the_assembly() -> None:
    """I-5.4, I-14.1: each present loses a clan and draws; the Brenn first, then the new order."""
    t = before_the_toss(clockwise=False)
    assert t.events("toss") == [[1, "counterclockwise"]]
    assert t.events("removes") == [[1, GATES], [0, GATES], [2, GATES]]
    assert t.clans(GATES) == [1, 1, 1]
    assert [t.hand(seat) for seat in (1, 0, 2)] == [["eriu"], ["lugs_spear"], ["balors_eye"]]


def test_gates_do_not_answer_the_same_face() -> None:
    """I-5.4: the token shows the face of before: the direction has not changed."""
    t = before_the_toss(clockwise=True)
    assert t.events("toss") == [[1, "clockwise"]]
    assert t.clans(GATES) == [2, 2, 2]
    assert t.events("draws") == []


def test_gates_answer_the_toss_with_two_players() -> None:
    """I-16.2: the token is tossed for the Gates alone."""
    t = before_the_toss(clockwise=False, seats=2)
    assert t.events("removes") == [[1, GATES], [0, GATES]]
    assert t.clans(GATES) == [1, 1]


def test_gates_let_the_new_chieftain_use_the_card_at_once() -> None:
    """I-5.3, I-14.1: the Advantage card is handed out in step 3, before the toss."""
    t = table(
        clans={GATES: {2: 2}, "plains": {0: 1, 1: 1}},
        phase="assembly",
        rng=rng_tossing(clockwise=False),
        epic_deck=["eriu", "lugs_spear"],
    )
    t.expect_asked(2, "react", "gates_effect_draw", 2, 1, rule="I-14.1").react(GATES)
    t.expect_asked(2, "keep-epic").choose("keep", "lugs_spear")
    assert t.hand(2) == ["lugs_spear"]


def flip(gates: dict[int, int], hands: dict[int, list[str]], deck: list[str]) -> Table:
    """Seat 0 turns the direction with The Morrigan."""
    t = table(
        clans={GATES: gates, "plains": {0: 1, 1: 1, 2: 1}},
        hands={0: ["the_morrigan"], 1: ["bard"], **hands},
        epic_deck=deck,
    )
    return t.play("the_morrigan").choose("flip")


def test_gates_answer_the_morrigan_before_her_clash() -> None:
    """I-14.1: a flip changes the direction at once; who is not present neither loses nor draws."""
    t = flip({0: 1, 2: 1}, {}, ["eriu", "lugs_spear"])
    t.expect_asked(0, "morrigan-clash")
    assert t.events("removes") == [[0, GATES], [2, GATES]]
    assert t.clans(GATES) == [0, 0, 0]
    assert t.hand(0) == ["eriu"]
    assert t.hand(1) == ["bard"]
    assert t.hand(2) == ["lugs_spear"]


def test_gates_let_dagdas_club_keep_the_clan_and_still_draw() -> None:
    """I-11.5: the lost clan is a removal, which may be prevented; the draw happens anyway."""
    t = flip({2: 1}, {2: ["dagdas_club"]}, ["eriu"])
    t.expect_asked(2, "react", "own_clan_would_be_removed", 2, GATES).react("dagdas_club", "save")
    assert t.clans(GATES) == [0, 0, 1]
    assert t.hand(2) == ["eriu"]


def test_gates_let_diarmuid_rescue_the_clan() -> None:
    """I-11.5: after the removal; then the draw."""
    t = flip({2: 1}, {2: ["diarmuid_and_grainne"]}, ["eriu"])
    t.expect_asked(2, "react", "own_clan_removed", 2, GATES).react("diarmuid_and_grainne")
    assert t.clans(GATES) == [0, 0, 0]
    assert t.clans("plains") == [1, 1, 2]
    assert t.hand(2) == ["eriu"]


def test_gates_with_nothing_to_draw() -> None:
    """I-17.1: the clan is lost all the same."""
    others = [card for card in EPIC if card != "the_morrigan"]
    t = flip({0: 1}, {2: others}, [])
    t.skip_reactions().expect_asked(0, "morrigan-clash")
    assert t.clans(GATES) == [0, 0, 0]
    assert t.hand(0) == []


def test_the_dagda_does_not_touch_the_gates_effect() -> None:
    """I-14.5: tile effects are not cards; only The Morrigan herself could be answered."""
    t = table(
        clans={GATES: {1: 1}, "plains": {0: 1, 1: 1, 2: 1}},
        hands={0: ["the_morrigan"], 1: ["bard"], 2: ["the_dagda"]},
        epic_deck=["eriu"],
    )
    t.play("the_morrigan").choose("flip").expect_asked(2, "react", "any_epic_or_advantage_played")
    t.decline().expect_asked(0, "morrigan-clash")
    assert t.hand(1) == ["bard", "eriu"]


# -- Mountains -------------------------------------------------------------------------------------


def into_the_mountains(
    there: dict[int, int], hand: list[str], clans: int = 2, **options: Json
) -> Table:
    """Seat 0 migrates that many clans from the Plains into the Mountains."""
    t = table(
        clans={"plains": {0: 3}, "mountains": there, "cove": {1: 1, 2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["migration", *hand], 1: ["citadel"]},
        options=options,
    )
    t.play("migration")
    if t.prompt == "move-from":
        t.choose("territory", "plains")
    return t.choose("move", "mountains", clans).choose("done")


def test_mountains_toll_is_a_card_or_a_clan() -> None:
    """I-14.2: the owner of the moved clans chooses; only Action cards serve."""
    t = into_the_mountains({}, ["bard", "eriu", "festival"])
    t.expect_asked(0, "mountains-toll", "mountains", rule="I-14.2")
    t.offers_just(("discard", "bard"), ("discard", "festival"), ("remove-clan",))
    t.choose("discard", "bard").expect_asked(1, "season-turn")
    assert t.clans("mountains") == [2, 0, 0]
    assert t.hand(0) == ["eriu", "festival"]
    assert t.events("discards-action", 1) == [[0]]
    u = into_the_mountains({}, ["bard"])
    u.choose("remove-clan").expect_asked(1, "season-turn")
    assert u.clans("mountains") == [1, 0, 0]
    assert u.hand(0) == ["bard"]


def test_mountains_toll_without_an_action_card_is_a_clan() -> None:
    """I-14.2: without an Action card he must lose a clan, any of his there."""
    t = into_the_mountains({0: 1}, ["eriu"])
    t.expect_asked(1, "season-turn")
    assert t.clans("mountains") == [2, 0, 0]
    assert t.events("removes") == [[0, "mountains"]]


def test_mountains_toll_comes_before_the_clash() -> None:
    """I-11.3, I-14.2: paid as soon as the clans arrive, then the clash starts."""
    t = into_the_mountains({1: 1}, ["bard"])
    t.expect_asked(0, "mountains-toll")
    assert "clash-starts" not in t.kinds()
    t.choose("remove-clan").expect_asked(0, "end-clash", "mountains")
    assert t.clans("mountains") == [1, 1, 0]


def test_mountains_toll_of_the_last_clan_starts_no_clash() -> None:
    """I-14.2: the mover has no clan left there, so the two others do not clash either."""
    t = into_the_mountains({1: 1, 2: 1}, ["bard"], clans=1)
    t.choose("remove-clan").expect_asked(1, "season-turn")
    assert t.clans("mountains") == [0, 1, 1]
    assert not {"clash-starts", "clash-skipped"} & set(map(str, t.kinds()))


def test_mountains_toll_after_the_clash() -> None:
    """I-19, flag mountains_before_clash = false: first the clash, then the toll."""
    t = into_the_mountains({1: 1}, ["bard"], mountains_before_clash=False)
    t.expect_asked(0, "end-clash", "mountains").choose("agree").choose("agree")
    t.expect_asked(0, "mountains-toll").choose("remove-clan").expect_asked(1, "season-turn")
    assert t.clans("mountains") == [1, 1, 0]


def test_mountains_toll_after_the_clash_is_due_without_a_clash_too() -> None:
    """I-19, flag mountains_before_clash = false: nobody there: the toll all the same."""
    t = into_the_mountains({}, ["bard"], mountains_before_clash=False)
    t.expect_asked(0, "mountains-toll")


def test_mountains_toll_is_paid_once_per_effect() -> None:
    """I-14.2: Conquest brings three clans from two sides for a single toll."""
    t = table(
        clans={"plains": {0: 2}, "valley": {0: 1}, "cove": {1: 1, 2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["conquest", "bard", "festival"], 1: ["citadel"]},
    )
    t.play("conquest").choose("territory", "mountains").choose("clans", 1).choose("clans", 2)
    t.expect_asked(0, "mountains-toll").choose("discard", "bard").expect_asked(1, "season-turn")
    assert t.clans("mountains") == [3, 0, 0]


def test_mountains_conquest_of_zero_clans_pays_nothing() -> None:
    """I-14.2: nobody entered."""
    t = table(
        clans={"plains": {0: 2}, "mountains": {0: 1}, "cove": {1: 1, 2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["conquest", "bard"], 1: ["citadel"]},
    )
    t.play("conquest").choose("territory", "mountains").choose("clans", 0)
    t.expect_asked(1, "season-turn")


def test_mountains_toll_is_due_for_a_withdraw() -> None:
    """I-12.16, I-14.2: a Withdraw is a move."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "mountains": {0: 1}, "cove": {2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["bard"], 1: ["citadel"]},
        clash=clash_in("plains", 0),
    )
    t.choose("refuse").choose("withdraw").choose("move", "mountains", 1)
    t.expect_asked(0, "mountains-toll").choose("discard", "bard")
    assert t.clans("mountains") == [2, 0, 0]
    t.expect_asked(1, "end-clash")


def test_mountains_toll_is_paid_by_the_owner_of_a_clan_that_was_moved() -> None:
    """I-14.2: Breas' Tyranny moves an opposing clan there; its owner pays."""
    t = table(
        clans={"plains": {0: 1, 1: 2}, "cove": {2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["breas_tyranny", "bard"], 1: ["citadel", "festival"]},
    )
    t.play("breas_tyranny").choose("territory", "mountains").expect_asked(1, "mountains-toll")
    t.offers_just(("discard", "citadel"), ("discard", "festival"), ("remove-clan",))
    t.choose("discard", "festival").expect_asked(1, "season-turn")
    assert t.clans("mountains") == [0, 1, 0]
    assert t.hand(0) == ["bard"]


def test_mountains_toll_is_not_due_for_placing() -> None:
    """I-11.2: placing is not a move."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["children_of_dana", "bard"], 1: ["citadel"]},
    )
    t.play("children_of_dana").choose("territory", "mountains").expect_asked(1, "season-turn")
    assert t.clans("mountains") == [1, 0, 0]


def test_mountains_toll_may_be_prevented_by_dagdas_club() -> None:
    """I-11.5, I-11.7: the clan lost to the toll is a removal."""
    t = into_the_mountains({}, ["dagdas_club"])
    t.expect_asked(0, "react", "own_clan_would_be_removed", 0, "mountains")
    t.react("dagdas_club", "save")
    assert t.clans("mountains") == [2, 0, 0]


def test_mountains_toll_is_no_play_that_geis_could_answer() -> None:
    """I-9.9, I-14.5: the card is discarded, and the tile is no card."""
    t = table(
        clans={"plains": {0: 2}, "cove": {1: 1, 2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["migration", "bard"], 1: ["geis", "citadel"]},
    )
    t.play("migration").choose("move", "mountains", 2).expect_asked(1, "react").decline()
    t.choose("discard", "bard", by=0).expect_asked(1, "season-turn")


# -- Swamp -----------------------------------------------------------------------------------------


def test_swamp_takes_no_citadel() -> None:
    """I-14.4: no choice of the Citadel card, not even for the Swamp's Advantage card alone."""
    t = table(
        clans={"swamp": {0: 1}, "plains": {0: 1, 1: 1}, "cove": {0: 1}},
        hands={0: ["citadel"], 1: ["bard"]},
    )
    t.play("citadel").refuses("territory", "swamp", rule="I-14.4")
    t.offers_just(("territory", "plains"), ("territory", "cove"))


@pytest.mark.parametrize("allowed", [False, True])
def test_swamp_as_the_capitals_place(allowed: bool) -> None:
    """I-4.7, flag capital_in_swamp: the Capital counts as a Citadel."""
    match = fresh_with("swamp", {"capital_in_swamp": allowed})
    (ask,) = match.pending.values()
    assert ask.prompt == "capital"
    assert (("territory", "swamp") in ask.options) == allowed
    assert len(ask.options) == (4 if allowed else 3)
    if allowed:
        match.choose(ask.seat, ("territory", "swamp"))
        assert inis(match).map["swamp"].capital
        assert GAME.check(match.state) == []
