"""The forecast of Ravage, Build and Explore, and what everyone may know (H-30.11)."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from crannog.games.horizons import GAME
from crannog.games.horizons.facts import INVADER_CARDS
from crannog.games.horizons.state import Horizons
from crannog.kernel import Json, Match, Rng
from tests.horizons.fear_cards import afraid
from tests.horizons.table import Lands, Table, table

Rows = dict[str, dict[str, Any]]
SEEDS = pytest.mark.parametrize("seed", range(40))
ONE_TERRAIN = ("jungle", "mountain", "sands", "wetland")


def forecast(t: Table) -> Rows:
    """The forecast of the present state."""
    return cast(Rows, GAME.forecast(t.state))


def ravages(t: Table) -> dict[str, dict[str, Any]]:
    """The forecast Ravages by land."""
    return {land: row["ravage"] for land, row in forecast(t).items() if "ravage" in row}


def builds(t: Table) -> dict[str, str]:
    """The forecast Builds by land."""
    return {land: row["build"] for land, row in forecast(t).items() if "build" in row}


def some_island(rng: Rng, blight: bool) -> Lands:
    """Random pieces, Damage, Defend and presence in every land of two boards."""
    lands: dict[str, dict[str, object]] = {}
    for board in "GH":
        for number in range(1, 9):
            land: dict[str, object] = {
                "explorer": rng.below(3),
                "town": [rng.below(2), rng.below(2)],
                "city": [rng.below(2), 0, rng.below(2)],
                "dahan": [rng.below(3), rng.below(2)],
                "defend": rng.pick((0, 0, 2, 5)),
                "blight": rng.below(2) if blight else 0,
            }
            if rng.below(5) == 0:
                land["skips"] = [rng.pick(("ravage", "build", "explore"))]
            if rng.below(6) == 0:
                land["no_blight"] = True
            if rng.below(6) == 0:
                land["dahan_safe"] = True
            lands[f"{board}{number}"] = land
    for seat, home in enumerate(("G", "H")):  # 5 presence each, never at risk of being the last
        for number in range(1, 6):
            here = lands[f"{home}{number}"]
            here["presence"] = {seat: 1}
    return lands


def some_table(seed: int, blight: bool, **more: Any) -> Table:
    """A random island before the Invader phase; Ravage and Build in different terrains."""
    rng = Rng(seed)
    terrains = list(ONE_TERRAIN)
    rng.shuffle(terrains)
    return table(
        2,
        spirits=[rng.pick(("rising_heat", "sun_bright_whirlwind")), "fathomless_mud"],
        lands=some_island(rng, blight),
        phase="fast",
        hold=True,
        ravage=f"inv_1_{terrains[0]}",
        build=f"inv_1_{terrains[1]}",
        invader_deck=[f"inv_2_{terrains[2]}"],
        blight_pool=30,
        **more,
    )


def play_on(t: Table, rng: Rng) -> None:
    """Everyone is done with fast Powers; then anything is answered up to the next Growth."""
    t.choose("done")
    while t.match.pending and t.state.phase in ("fear", "ravage", "build", "explore"):
        t.choose(*rng.pick(t.options))


def told(t: Table, kind: str, rule: str) -> list[tuple[Any, ...]]:
    """The arguments of the events of a kind under a rule."""
    return [
        tuple(cast(list[Json], event["args"]))
        for event in t.match.events()
        if event["kind"] == kind and event["rule"] == rule
    ]


# -- the forecast comes true ---------------------------------------------------------------------


@SEEDS
def test_ravages_come_true(seed: int):
    """H-8: damage, Blight, presence and Dahan lost, counterattack, where no cascade meddles."""
    t = some_table(seed, blight=False)
    rows = ravages(t)
    play_on(t, Rng(seed))
    assert dict(told(t, "ravage", "H-8.2")) == {land: row["damage"] for land, row in rows.items()}
    blighted = [land for (land,) in told(t, "blight", "H-8.4")]
    assert sorted(blighted) == sorted(land for land, row in rows.items() if row["blight"])
    lost = told(t, "presence-destroyed", "H-8.7")
    expected = [(seat, land) for land, row in rows.items() for seat in row["presence_lost"]]
    assert sorted(lost) == sorted(expected)
    dead = [land for kind, land in told(t, "destroys", "H-8.5") if kind == "dahan"]
    assert {land: dead.count(land) for land in rows} == {
        land: row["dahan_lost"] for land, row in rows.items()
    }
    assert dict(told(t, "counterattack", "H-8.9")) == {
        land: row["counterattack"] for land, row in rows.items() if row["counterattack"]
    }
    assert not any(row["cascade"] for row in rows.values())


@SEEDS
def test_builds_come_true(seed: int):
    """H-9: the piece added to each land."""
    t = some_table(seed, blight=False)
    expected = builds(t)
    play_on(t, Rng(seed))
    assert {land: kind for kind, land in told(t, "adds", "H-9.2")} == expected


@SEEDS
def test_each_ravage_comes_true_among_cascades(seed: int):
    """H-8.8: before each land's turn its row tells what its Ravage will do, cascade included."""
    t = some_table(seed, blight=True, tides=["belief_takes_root:1", "dahan_on_their_guard:2"])
    rng = Rng(seed)
    t.choose("done")
    while t.match.pending and t.state.phase == "ravage":
        choice = rng.pick(t.options)
        if t.prompt != "ravage-order":
            t.choose(*choice)
            continue
        land, row = str(choice[1]), ravages(t).get(str(choice[1]))
        before = len(t.match.events())
        t.choose(*choice)
        new = [(e["kind"], e["args"]) for e in t.match.events(before)]
        if row is None:
            assert ("skipped", ["ravage", land]) in new
        else:
            assert new[0] == ("ravage", [land, row["damage"]])
            assert (("blight", [land]) in new[:2]) == row["blight"]
            asked = t.match.pending and t.prompt == "cascade" and t.ask.args == (land,)
            assert bool(asked) == row["cascade"]


@SEEDS
def test_explores_come_true(seed: int):
    """H-10.4: of the card's lands those that are told to be within reach get an Explorer."""
    t = some_table(seed, blight=False)
    rows = forecast(t)
    card = INVADER_CARDS[t.state.invader_deck[-1]]
    expected = {
        land
        for land, row in rows.items()
        if row["explorable"] and t.state.terrain(land) in card.terrains
    }
    sources = {land for land, kind in builds(t).items() if kind != "explorer"}
    play_on(t, Rng(seed))
    explored = {land for _, land in told(t, "adds", "H-10.4")}
    dead = {land for kind, land in t.events("destroys") if kind in ("town", "city")}
    changed = {near for land in sources | dead for near in (str(land), *t.state.near(str(land)))}
    assert explored - changed == expected - changed


# -- single rows ---------------------------------------------------------------------------------


def ahead(lands: Lands, **more: Any) -> Table:
    """Sands are about to be Ravaged, Wetlands to be Built; the fast phase is open."""
    return table(
        2,
        lands=lands,
        phase=more.pop("phase", "fast"),
        ravage="inv_1_sands",
        build="inv_1_wetland",
        **more,
    )


def test_a_row():
    """All that a Ravage would do."""
    lands: Lands = {
        "G5": {
            "town": 1,
            "city": 1,
            "dahan": [2, 1],
            "defend": 1,
            "blight": 1,
            "presence": {0: 2, 1: 1},
        },
        "H6": {"presence": {1: 2}},
    }
    t = ahead(lands)
    assert ravages(t) == {
        "G5": {
            "damage": 4,
            "defend": 1,
            "blight": True,
            "cascade": True,
            "presence_lost": [0, 1],
            "dahan_lost": 2,
            "counterattack": 2,
        }
    }


@pytest.mark.parametrize(
    ("land", "row"),
    [
        ({"town": 1, "defend": 2}, {"damage": 0, "blight": False, "counterattack": 4}),
        ({"explorer": 1}, {"damage": 1, "blight": False, "dahan_lost": 0}),
        ({"city": 1, "no_blight": True, "blight": 1}, {"blight": False, "cascade": False}),
        ({"city": 3, "dahan_safe": True}, {"damage": 9, "dahan_lost": 0, "counterattack": 4}),
        ({"city": 2, "vitality": 4}, {"dahan_lost": 1, "counterattack": 2}),
    ],
)
def test_effects_in_a_row(land: dict[str, Any], row: dict[str, Any]):
    """Defend, prevented Blight, protected Dahan and their extra Health count."""
    t = ahead({"G5": {"dahan": 2, **land}})
    assert {name: ravages(t)["G5"][name] for name in row} == row


def test_no_row_for_what_will_not_happen():
    """No Invaders, another terrain, or the action is skipped."""
    lands: Lands = {
        "G5": {"dahan": 2},
        "G3": {"town": 1, "skips": ["ravage"]},
        "G8": {"town": 1},
        "G4": {"town": 1, "skips": ["build"]},
        "G2": {"town": 1},
    }
    t = ahead(lands)
    assert ravages(t) == {}
    assert builds(t) == {"G2": "city"}


def test_mud_in_the_forecast():
    """A Build in a sacred site of the Mud would add an Explorer."""
    t = ahead({"H6": {"town": 1, "presence": {1: 2}}})
    assert builds(t) == {"H6": "explorer"}


def test_fear_cards_in_the_forecast():
    """What fear cards in force stop is left out once they are."""
    t = ahead({"G4": {"town": 1, "dahan": 1}, "G3": {"dahan": 2}}, tides=["avoid_the_dahan:3"])
    assert builds(t) == {}
    assert forecast(t)["G3"]["explorable"]
    first = ahead({"G3": {"dahan": 2}}, tides=["avoid_the_dahan:1"])
    assert not forecast(first)["G3"]["explorable"]


def test_explorable_lands():
    """H-10.4: the coast, and lands with or next to a Town or City, whatever card comes."""
    t = ahead({"G1": {"city": 0}, "G8": {"town": 1}})
    reach = {land for land, row in forecast(t).items() if row["explorable"]}
    assert reach == {"G1", "G2", "G3", "G5", "G6", "G7", "G8", "H1", "H2", "H3"}


def test_the_slow_phase_looks_at_the_next_turn():
    """H-12.3: this turn's Defend, skips, Damage and fear cards are gone by the next Ravage."""
    lands: Lands = {
        "G5": {"city": 1, "dahan": [0, 1], "defend": 9, "no_blight": True, "skips": ["ravage"]},
        "G3": {"town": 2, "dahan": [1, 1], "dahan_safe": True, "presence": 1},
        "H2": {"city": 1, "dahan": 1, "vitality": 4},
        "G4": {"town": 1, "dahan": 1, "skips": ["build", "explore"]},
    }
    t = ahead(
        lands,
        phase="slow",
        tides=["dahan_on_their_guard:3", "avoid_the_dahan:3"],
        more_of={0: {"ward": 2}},
    )
    now = forecast(t)
    assert now["G5"]["ravage"]["damage"] == 3
    t.choose("done")
    assert t.state.phase == "spirit"
    assert now == forecast(t)


def test_the_rest_of_a_ravage():
    """While lands are Ravaged one after the other, those still to come are told."""
    t = table(
        2,
        lands={"G5": {"explorer": 1}, "G3": {"explorer": 1}, "H2": {"explorer": 1}},
        phase="fear",
        ravage="inv_1_sands",
        build="inv_1_wetland",
    )
    assert sorted(ravages(t)) == ["G3", "G5", "H2"]
    t.choose("land", "G3")
    assert sorted(ravages(t)) == ["G5", "H2"]


def test_a_stalled_ravage_is_still_to_come():
    """While its owner ponders whether to skip a Ravage, the Ravage is told."""
    t = ahead({"G5": {"town": 1, "stalls": [0]}}, phase="fear")
    t.expect_asked(0, "stall", "G5", "ravage")
    assert sorted(ravages(t)) == ["G5"]


def test_the_rest_of_a_build():
    """In the middle of the Build only what is still to be Built is told."""
    t = ahead({"G2": {"town": 1}, "G4": {"town": 1, "stalls": [0]}}, phase="fear")
    t.expect_asked(0, "stall", "G4", "build")
    assert t.pieces("G2") == {"town": 1, "city": 1}
    assert builds(t) == {"G4": "city"}
    assert ravages(t) == {}


def test_no_forecast_before_the_start_and_after_the_end():
    """Without Spirits, or when the match is over, there is none."""
    assert GAME.forecast(Match.new(GAME, 2, 1).state) == {}
    t = table(2, lands={"G5": {"town": 1}}, phase="fear", ravage="inv_1_sands", blight_pool=1)
    assert t.result is not None
    assert forecast(t) == {}


# -- what everyone may know ----------------------------------------------------------------------


def moments(seats: int, seed: int, every: int = 7) -> Iterator[Match]:
    """A random match at some of its decisions."""
    match = Match.new(GAME, seats, seed, {"spirits": "deal"})
    rng = Rng(seed)
    for n in range(160):
        if not match.pending:
            return
        if n % every == 0:
            yield match
        seat = rng.pick(sorted(match.pending))
        match.choose(seat, rng.pick(match.pending[seat].options))


def redrawn(g: Horizons, seed: int) -> Horizons:
    """A copy with everything hidden drawn anew."""
    new = g.copy()
    GAME.redraw(new, 0, Rng(seed))
    return new


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("seed", [1, 2])
def test_views_do_not_depend_on_hidden_cards(seats: int, seed: int):
    """H-30.11: redrawn decks, removed cards and earned faces change no view and no forecast."""
    for match in moments(seats, seed):
        g = cast(Horizons, match.state)
        for other in (redrawn(g, 5), redrawn(g, 6)):
            assert GAME.check(other) == GAME.check(g)
            for seat in (None, *range(seats)):
                assert GAME.view(other, seat) == match.view(seat)
            assert GAME.forecast(other) == GAME.forecast(g)


@pytest.mark.parametrize("seats", [2, 3])
def test_all_see_the_same(seats: int):
    """H-30.11: the game is open; only `you` differs."""
    for match in moments(seats, 3, every=20):
        views = [{**match.view(seat), "you": None} for seat in (None, *range(seats))]
        assert all(view == views[0] for view in views)


def test_hidden_cards_are_redrawn():
    """H-30.11: orders of all decks, the removed Invader cards, unused and earned fear cards."""
    g = table(2, earned=["retreat", "isolation"], ravage="inv_1_sands").state
    others = [redrawn(g, seed) for seed in range(30)]
    for name in ("fear_deck", "earned", "fear_unused", "minor_deck", "major_deck"):
        assert len({tuple(getattr(other, name)) for other in others}) > 5, name
    assert len({tuple(sorted(other.invader_removed)) for other in others}) > 5
    assert len({tuple(other.invader_deck) for other in others}) > 5


def test_the_backs_of_invader_cards_stay():
    """H-2.3: the stage of each card in the deck is printed on its back."""
    g = table(3, printed=True).state
    for seed in range(10):
        other = redrawn(g, seed)
        assert [c[4] for c in other.invader_deck] == [c[4] for c in g.invader_deck]


def test_reshuffles_are_redrawn():
    """H-30.9, H-30.11: seeds are hidden: a fork does not know how a discard will be reshuffled."""
    g = table(2).state
    other = redrawn(g, 1)
    assert other.minor_rng.seed != g.minor_rng.seed
    assert other.major_rng.seed != g.major_rng.seed


def test_the_view_of_the_table():
    """Pools, cards and levels that lie open."""
    t = table(
        2,
        earned=["retreat"],
        fear=3,
        blight_pool=7,
        ravage="inv_1_sands",
        invader_deck=["inv_2_coastal", "inv_3_jungle_sands"],
    )
    view = t.match.view(0)
    assert view["fear"] == 3
    assert view["fear_pool"] == 5
    assert view["fear_earned"] == 1
    assert view["fear_cards_left"] == 8
    assert view["terror_level"] == 1
    assert view["blight_pool"] == 7
    assert view["invaders"] == {
        "deck": 2,
        "ravage": "inv_1_sands",
        "build": None,
        "explore": None,
        "discard": [],
        "stage": 2,  # as printed on the back of the next card
        "stages": [0, 1, 1],
        "unseen": [
            f"inv_2_{name}" for name in ("jungle", "mountain", "sands", "wetland", "coastal")
        ],
    }
    assert "retreat" not in repr(view)


@pytest.mark.parametrize(
    ("deck", "stage"), [([], 0), (["inv_1_jungle"], 1), (["inv_3_jungle_sands"], 3)]
)
def test_the_stage_of_the_next_card(deck: list[str], stage: int):
    """H-2.3: by the back of the card on top; none without cards."""
    t = table(invader_deck=cast(Json, deck))
    assert cast(dict[str, Json], t.match.view(0)["invaders"])["stage"] == stage


def test_cards_that_may_come_next():
    """H-2.3: those of the stage on the back of the next card that nobody has seen."""
    t = table(
        2,
        ravage="inv_2_sands",
        build="inv_2_coastal",
        invader_deck=["inv_2_jungle", "inv_3_jungle_sands"],
        invader_discard=["inv_2_wetland"],
    )
    view = t.match.view(0)
    assert cast(dict[str, Json], view["invaders"])["unseen"] == ["inv_2_jungle", "inv_2_mountain"]
    lands = cast(dict[str, dict[str, Json]], view["lands"])
    may = cast(list[str], view["may_explore"])
    assert may
    assert all(lands[land]["terrain"] in ("jungle", "mountain") for land in may)
    rows = cast(dict[str, dict[str, Json]], view["forecast"])
    assert all(rows[land]["explorable"] for land in may)


@pytest.mark.parametrize(
    ("terror", "kinds"),
    [(1, ["explorer", "town", "city"]), (2, ["town", "city"]), (3, ["city"])],
)
def test_the_goal(terror: int, kinds: list[str]):
    """H-14.2: which Invaders must go at each Terror Level, and how many are left."""
    lands: dict[str, dict[str, object]] = {
        "G1": {"city": 1},
        "G5": {"explorer": 2, "town": [0, 1]},
    }
    goal = table(lands=lands, terror=terror).match.view(None)["goal"]
    assert goal == {"kinds": kinds, "left": {"explorer": 2, "town": 1, "city": 1}}


def test_health_in_a_land():
    """H-19.2: Blistering Heat takes one from Towns and Cities in its sacred sites."""
    pieces: dict[str, object] = {"explorer": 1, "town": 1, "city": 1, "dahan": 1}
    named: dict[str, dict[str, object]] = {"G5": {"presence": 2, **pieces}, "G4": pieces}
    t = table(spirits=["rising_heat"], lands=named)
    lands = cast(dict[str, dict[str, Json]], t.match.view(None)["lands"])
    assert lands["G5"]["health"] == {"explorer": 1, "town": 1, "city": 2, "dahan": 2}
    assert lands["G4"]["health"] == {"explorer": 1, "town": 2, "city": 3, "dahan": 2}
    assert lands["G3"]["health"] == {}  # nothing stands there


def test_what_spirits_are_doing():
    """H-3.2: grows, plays cards, uses Powers, or is done."""
    t = table(2)
    spirits = cast(list[dict[str, Json]], t.match.view(0)["spirits"])
    assert [spirit["doing"] for spirit in spirits] == ["grows", "grows"]
    t = table(2, phase="fast")
    spirits = cast(list[dict[str, Json]], t.match.view(0)["spirits"])
    assert "powers" in [spirit["doing"] for spirit in spirits]


def test_the_view_of_a_land():
    """Pieces by Damage, Blight, presence, this turn's effects."""
    t = table(
        2, lands={"G5": {"town": [1, 2], "dahan": 1, "blight": 1, "presence": 2, "defend": 4}}
    )
    land = cast(dict[str, dict[str, Json]], t.match.view(None)["lands"])["G5"]
    assert land["pieces"] == {"explorer": [], "town": [1, 2], "city": [], "dahan": [1]}
    assert (land["blight"], land["presence"], land["defend"]) == (1, [2, 0], 4)
    assert (land["terrain"], land["coastal"], land["number"]) == ("sands", False, 5)
    assert land["adjacent"] == ["G2", "G4", "G6", "G7", "G8"]


def test_the_view_of_a_spirit():
    """Energy, tracks, elements, thresholds that are met, hands and piles are open."""
    t = table(
        2,
        lands={"G5": {"presence": 2}},
        in_play={0: ["accelerated_rot"]},
        elements={0: "2 sun, water, 2 plant"},
        energy={0: 4},
    )
    spirit = cast(list[dict[str, Json]], t.match.view(1)["spirits"])[0]
    assert spirit["spirit"] == "sun_bright_whirlwind"
    assert (spirit["energy"], spirit["in_play"]) == (4, ["accelerated_rot"])
    elements = cast(dict[str, int], spirit["elements"])
    assert {name: n for name, n in elements.items() if n} == {"sun": 3, "water": 2, "plant": 3}
    assert cast(dict[str, Json], spirit["thresholds"])["accelerated_rot"] == [1]  # not from 0
    assert spirit["sacred_sites"] == ["G5"]
    assert len(cast(list[Json], spirit["hand"])) == 4


@pytest.mark.parametrize("seed", range(3))
def test_the_history_has_a_row_for_each_turn_and_ends_as_the_match_does(seed: int):
    """H-3.1: all fear generated, the Blight and the Invaders on the island."""
    match, rng = Match.new(GAME, 2, seed), Rng(seed)
    while match.result is None:
        seat, ask = rng.pick([(s, a) for s, a in match.pending.items() if not a.optional])
        match.choose(seat, rng.pick(ask.options))
    now: Any = match.view(None)
    told: Any = match.events()
    fear = sum(event["args"][0] for event in told if event["kind"] == "fear")
    blight = sum(land["blight"] for land in now["lands"].values())
    assert now["history"][-1] == [fear, blight, sum(now["goal"]["left"].values())]
    assert len(now["history"]) == now["turn"] + 1
    assert now["history"][0][0] == 0


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_lacking_where_a_threshold_is_met(seed: int):
    """H-18.4: all through a match, for innate Powers and cards in play."""
    match, rng = Match.new(GAME, 2, seed), Rng(seed)
    while match.result is None and len(match.choices) < 200:
        seat, ask = rng.pick([(s, a) for s, a in match.pending.items() if not a.optional])
        match.choose(seat, rng.pick(ask.options))
        seen: Any = match.view(None)
        for spirit in seen["spirits"]:
            for power, met in spirit["thresholds"].items():
                assert [n for n, row in enumerate(spirit["lacks"][power], 1) if not row] == met


def test_a_card_in_hand_tells_what_its_threshold_would_lack():
    """H-4.9, H-18.1: its own elements count as soon as it is played, and lack as many then."""
    t = table(lands={"G5": {"presence": 1}}, energy={0: 5}, hands={0: ["steam_vents", "drought"]})
    t.grow(2, 2).choose("track", "plays").choose("land", "G5").expect_asked(0, "play-cards")

    def lacks() -> Any:
        seen: Any = t.match.view(0)
        return seen["spirits"][0]["lacks"]

    before = lacks()
    assert before["steam_vents"] == [{"earth": 2}]
    t.choose("play", "steam_vents")
    assert lacks()["steam_vents"] == before["steam_vents"]


# -- what is being carried out -------------------------------------------------------------------


def work(t: Table) -> Any:
    """What the view says of it."""
    return t.match.view(None)["work"]


def test_the_view_names_the_power_that_asks_and_its_land():
    """H-5.2: from the choice of its target to its end; a question may name neither."""
    wings = "wrap_in_wings_of_sunlight"
    t = table(2, phase="fast", lands={"G5": {"presence": 1, "dahan": [1, 1]}}, in_play={0: [wings]})
    assert work(t) is None
    t.use(wings, at="G5", by=0).choose("land", "H8", by=0)
    t.expect_asked(0, "carry-dahan", "H8", 5)
    assert work(t) == {
        "power": wings,
        "seat": 0,
        "land": "G5",
        "tiers": [],
        "declined": [],
        "fear": "",
        "level": 0,
    }
    t.choose("piece", "dahan", 0, by=0).choose("piece", "dahan", 1, by=0)
    assert work(t) is None


@pytest.mark.parametrize(("used", "tiers"), [("use", [1, 2, 3, 4]), ("use-fewer", [1, 2])])
def test_the_view_names_the_thresholds_that_are_not_declined(used: str, tiers: list[int]):
    """H-18.7: who acts as if with fewer elements is not told of more."""
    power = "mischief_and_sabotage"
    lands: Lands = {"G7": {"presence": 2, "dahan": 2}, "G8": {"town": 1}}
    t = table(
        spirits=["eyes_watch"], phase="fast", lands=lands, elements={0: "3 moon 3 air 5 plant"}
    )
    t.choose(used, power)
    if used == "use-fewer":
        t.choose("tiers", 1, 2)
    assert t.prompt == "gather"
    assert (work(t)["power"], work(t)["tiers"]) == (power, tiers)
    assert work(t)["declined"] == [tier for tier in (1, 2, 3, 4) if tier not in tiers]


def test_the_view_names_declined_thresholds_before_the_target_is_chosen():
    """H-18.7: of a card its only one, without a question; who stops (H-30.5) declines nothing."""
    floods = "cleansing_floods"
    t = table(
        2,
        phase="slow",
        lands={"G5": {"presence": 1, "city": 1}, "G4": {"presence": 1, "city": 2}},
        in_play={0: [floods]},
        elements={0: "4 water"},
    )
    t.choose("use", floods, by=0).expect_asked(0, "target-land", floods)
    assert work(t) is None
    t.choose("stop", by=0).choose("use-fewer", floods, by=0).expect_asked(0, "target-land", floods)
    asked = work(t)
    assert (asked["power"], asked["land"], asked["tiers"], asked["declined"]) == (
        floods,
        "",
        [],
        [1],
    )
    t.choose("stop", by=0)
    assert work(t) is None
    t.choose("use-fewer", floods, by=0).choose("land", "G4", by=0)
    assert (work(t)["land"], work(t)["declined"]) == ("G4", [1])


def test_the_view_names_declined_thresholds_of_an_innate_power():
    """H-18.7: between the choice of the thresholds and that of the land."""
    heat = "scorch_with_waves_of_heat"
    t = table(
        spirits=["rising_heat"],
        lands={"G5": {"presence": 2}, "G2": {"city": 3, "explorer": 2}},
        phase="slow",
        elements={0: "5 fire 2 air 3 earth"},
    )
    t.choose("use-fewer", heat).choose("tiers", 2, 3).expect_asked(0, "target-land", heat)
    assert (work(t)["tiers"], work(t)["declined"]) == ([2, 3], [1, 4])


def test_the_view_names_the_fear_card_that_asks():
    """H-7.2: with the level of its text, until its effect is over."""
    lands: Lands = {"G5": {"explorer": 2}, "G4": {"town": 1, "explorer": 1}}
    t = table(lands=lands, phase="fear", earned=["isolation"], terror=2)
    t.expect_asked(0, "fear-effect", "isolation", 2)
    assert work(t) == {
        "power": "",
        "seat": 0,
        "land": "",
        "tiers": [],
        "declined": [],
        "fear": "isolation",
        "level": 2,
    }
    t.choose("remove", "G5", "explorer", 0)
    assert work(t) is None


def test_a_vengeance_asks_for_itself_in_the_middle_of_a_fear_card():
    """H-14.8: it answers between two lands; after it the fear card goes on."""
    lands: Lands = {
        "G5": {"town": 2, "city": 2},
        "G8": {"town": 1, "city": 1},
        "H7": {"town": 1, "city": 1},
    }
    t = afraid("scapegoats", 3, lands, vengeances=[["G5", 1, False]])
    t.choose("land", "G5", by=0).expect_asked(1, "damage", "G5")
    asked = work(t)
    assert (asked["power"], asked["seat"], asked["land"]) == ("vengeance_of_the_dead", 1, "G5")
    t.choose("piece", "city", 0).expect_asked(0, "fear-order")
    assert (work(t)["fear"], work(t)["power"]) == ("scapegoats", "")
