"""The options of a match: difficulty (H-27), the island's layout (H-0.4), Spirits, rulings."""

from typing import Any, cast

import pytest

from crannog.games.horizons import GAME
from crannog.games.horizons.facts import INVADER_CARDS
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.state import Settings
from crannog.kernel import BadPosition, CrannogError, Json, Match
from crannog.settings import settings_from, values_of
from tests.horizons.table import Lands, Table, table


def begun(seats: int, **options: Json) -> Table:
    """A fresh match in which the first Spirits were taken, on the boards in order."""
    t = Table(Match.new(GAME, seats, 1, options))
    while t.match.pending and t.prompt in ("spirit", "board"):
        t.choose(*t.options[0])
    return t


# -- the options themselves ----------------------------------------------------------------------


def test_options_follow_from_the_settings():
    """Each field of the settings is an option, and its value reaches the rules and the export."""
    other: dict[str, Json] = {"spirits": "deal", "progression": "choose", "escalation": True}
    full = GAME.full_options(other)
    settings = settings_from(Settings, full)
    assert (settings.spirits, settings.progression, settings.escalation) == tuple(other.values())
    assert values_of(settings) == full
    assert GAME.export(Match.new(GAME, 1, 1, full).state)["options"] == full
    assert not hasattr(settings, "__dict__")


def test_standard_difficulty():
    """H-27: without options no bonus Growth, an initial Explore, no escalation."""
    full = GAME.full_options({})
    assert (full["bonus_growth"], full["initial_explore"], full["escalation"]) == (
        False,
        True,
        False,
    )


@pytest.mark.parametrize(("name", "value"), [("escalation", "very"), ("nothing", True)])
def test_wrong_options_are_refused(name: str, value: Json):
    """An unknown option or value is an error that says so."""
    with pytest.raises(CrannogError, match=name):
        Match.new(GAME, 1, 1, {name: value})


# -- easier (H-27.1 to H-27.3) -------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_bonus_growth(seats: int):
    """H-27.1: each Spirit Grows once more in the set-up, without income and card play."""
    t = begun(seats, bonus_growth=True)
    assert t.state.turn == 0
    assert sorted(t.match.pending) == list(range(seats))
    for seat in range(seats):
        t.expect_asked(seat, "growth").choose("growth", 1, by=seat)
        while t.state.turn == 0 and seat in t.match.pending:
            t.choose(*t.ask_of(seat).options[0], by=seat)
    assert t.state.turn == 1
    assert all(spirit.in_play == [] and spirit.growth == -1 for spirit in t.state.spirits)
    for seat in range(seats):
        t.expect_asked(seat, "growth")  # and again, in turn 1
    gained = t.events("energy")
    assert sum(cast(int, args[1]) for args in gained) == sum(s.energy for s in t.state.spirits)
    assert "H-4.7" not in [event["rule"] for event in t.match.events()]  # no income yet


def test_no_initial_explore():
    """H-27.2: no card is revealed; turn 1 has no Build, and the deck lasts one turn longer."""
    t = begun(2, initial_explore=False)
    assert t.events("reveals-invaders") == []
    assert len(t.state.invader_deck) == 12
    assert (t.state.build_card, t.state.ravage_card) == ("", "")
    assert not any(land.count("explorer") for land in t.state.lands.values())


def test_initial_explore():
    """H-2.9: the first card is Explored with and put into the Build area."""
    t = begun(2)
    ((card,),) = t.events("reveals-invaders")
    assert t.state.build_card == card
    assert len(t.state.invader_deck) == 11
    assert any(land.count("explorer") for land in t.state.lands.values())


def test_both_make_it_much_easier():
    """H-27.3: no Explore, then the bonus Growth."""
    t = begun(1, initial_explore=False, bonus_growth=True)
    assert t.state.turn == 0
    assert t.prompt == "growth"
    assert t.events("reveals-invaders") == []


def test_growth_comes_after_the_initial_explore():
    """H-27.1, H-27.3: at the end of the set-up, so Explorers are already there."""
    t = begun(1, bonus_growth=True)
    assert t.prompt == "growth"
    assert len(t.events("reveals-invaders")) == 1


# -- escalation (H-27.4) -------------------------------------------------------------------------


def escalating(card: str, lands: Lands | None = None, seats: int = 2, **more: Any) -> Table:
    """The Invaders are about to Explore with the card, at the harder difficulty."""
    return table(
        seats,
        lands=lands,
        phase="explore",
        invader_deck=[card],
        options={"escalation": more.pop("escalation", True)},
        in_play={seats - 1: ["gift_of_power"]},
        **more,
    )


def test_escalation_on_each_board_before_exploring():
    """H-27.4, H-10.2: the Spirit of each board adds a Town to a land there that has none."""
    lands: Lands = {"G1": {"city": 1}, "G5": {"town": 1}, "H8": {"town": 2}}
    t = escalating("inv_2_jungle", lands)
    t.expect_asked(0, "escalation", "G", rule="H-27.4")
    t.offers_lands("G1", "G2", "G3", "G4", "G6", "G7", "G8")  # G1 has just a City
    t.choose("land", "G1")
    t.expect_asked(1, "escalation", "H").offers_lands(*(f"H{n}" for n in range(1, 8)))
    assert not t.land("H1").count("explorer")  # nobody has Explored yet
    t.choose("land", "H4")
    assert (t.pieces("G1"), t.pieces("H4")) == ({"town": 1, "city": 1}, {"town": 1})
    kinds = [args[0] for args in t.events("adds")]
    assert kinds[:2] == ["town", "town"]
    assert set(kinds[2:]) == {"explorer"}


def test_escalation_makes_sources():
    """H-27.4: the new Town is a source in this very Explore."""
    t = escalating("inv_2_mountain", {"G1": {"city": 1}}, seats=1)
    t.choose("land", "G7")  # next to G8
    assert [land for kind, land in t.events("adds") if kind == "explorer"] == ["G1", "G8"]
    other = escalating("inv_2_mountain", {"G1": {"city": 1}}, seats=1)
    other.choose("land", "G3")
    assert [land for kind, land in other.events("adds") if kind == "explorer"] == ["G1"]


def test_escalation_on_three_boards():
    """H-27.4: once on each board in play."""
    t = escalating("inv_2_wetland", seats=3)
    for seat, board in enumerate("FGH"):
        t.expect_asked(seat, "escalation", board).choose("land", f"{board}8")
    assert [land for kind, land in t.events("adds") if kind == "town"] == ["F8", "G8", "H8"]


def test_escalation_on_a_board_full_of_towns():
    """invaders: where every land has a Town nothing is added on that board."""
    lands: Lands = {f"G{n}": {"town": 1} for n in range(1, 9)}
    t = escalating("inv_2_sands", lands)
    t.expect_asked(1, "escalation", "H").choose("land", "H8")
    assert [land for kind, land in t.events("adds") if kind == "town"] == ["H8"]


@pytest.mark.parametrize("card", list(INVADER_CARDS))
def test_which_cards_escalate(card: str):
    """H-27.4: the four stage II terrain cards, not the Coastal one, none of stages I and III."""
    t = escalating(card, seats=1)
    escalates = card in ("inv_2_jungle", "inv_2_mountain", "inv_2_sands", "inv_2_wetland")
    assert (t.prompt == "escalation") == escalates


@pytest.mark.parametrize("card", ["inv_2_jungle", "inv_2_sands"])
def test_no_escalation_without_the_option(card: str):
    """H-27.4: otherwise the symbol is ignored."""
    t = escalating(card, seats=1, escalation=False)
    assert t.prompt == "use-powers"
    assert [kind for kind, _ in t.events("adds") if kind == "town"] == []


def test_escalation_only_when_exploring():
    """H-27.4: once per card, never in its Build or Ravage; skipped Builds don't stop it."""
    t = table(
        2,
        lands={"G5": {"explorer": 1, "skips": ["build"]}},
        phase="fear",
        ravage="inv_2_sands",
        build="inv_2_jungle",
        invader_deck=["inv_1_wetland"],
        options={"escalation": True},
        in_play={1: ["gift_of_power"]},
    )
    assert t.prompt == "use-powers"
    assert [kind for kind, _ in t.events("adds") if kind == "town"] == []
    lands: Lands = {f"G{n}": {"town": 1} for n in range(1, 9) if n != 5}
    skipped = escalating("inv_2_jungle", {**lands, "G5": {"skips": ["build"]}}, seats=1)
    assert skipped.pieces("G5")["town"] == 1


def test_escalation_does_not_check_defeat_as_a_build():
    """H-14.8: the escalation on all boards is one effect; victory is checked after it."""
    t = escalating("inv_2_jungle", {"G1": {"city": 0}, "G5": {"town": 1}}, seats=1, terror=2)
    assert t.result is None
    t.choose("land", "G8")
    assert t.result is None


# -- the island ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("layout", "joins"),
    [
        ("side0", {"G7": ["H3"], "G4": ["H3"], "G3": ["H3", "H4"]}),
        ("side1", {"G8": ["H4", "H7"], "G7": ["H7", "H8"]}),
        ("side2", {"G1": ["H8"], "G6": ["H8", "H1"], "G8": ["H1"]}),
    ],
)
def test_two_player_layouts(layout: str, joins: dict[str, list[str]]):
    """H-0.4: which lands of the two boards touch is an option; adjacency is mutual (H-15.2)."""
    t = table(2, options={"layout2": layout})
    across = {
        land: [near for near in t.state.near(land) if near[0] != land[0]] for land in t.state.lands
    }
    assert {land: near for land, near in across.items() if land[0] == "G" and near} == joins
    for land, others in across.items():
        assert all(land in across[other] for other in others)


@pytest.mark.parametrize("layout", ["FGH", "FHG"])
def test_three_player_layouts(layout: str):
    """H-0.4: every board touches both others, mutually; all lands hang together."""
    t = table(3, options={"layout3": layout})
    g = t.state
    touching = {(a[0], b[0]) for a in g.lands for b in g.near(a) if a[0] != b[0]}
    assert len(touching) == 6
    assert all(a in g.near(b) for a in g.lands for b in g.near(a))
    assert all(len(g.map.distance[a]) == 24 for a in g.lands)


@pytest.mark.parametrize("board", ["G", "H"])
def test_solo_board(board: str):
    """H-26.1: one board of the two-player side; the other is no part of the game."""
    t = begun(1, solo_board=board)
    assert set(t.state.lands) == {f"{board}{n}" for n in range(1, 9)}
    assert all(near[0] == board for land in t.state.lands for near in t.state.near(land))
    assert t.spirit().board == board


# -- Spirits -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_dealt_spirits(seats: int):
    """H-2.6: dealt by chance, all different, and by the seed alone."""
    t = begun(seats, spirits="deal")
    dealt = [spirit.id for spirit in t.state.spirits]
    assert len(set(dealt)) == seats
    assert set(dealt) <= set(PANELS)
    assert dealt == [spirit.id for spirit in begun(seats, spirits="deal").state.spirits]
    assert "spirit" not in [ask.prompt for ask in t.match.pending.values()]


# -- positions -----------------------------------------------------------------------------------

IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "presence of nobody": {"lands": {"G1": {"presence": {"x": 1}}}},
    "presence of a third seat": {"lands": {"G1": {"presence": {"2": 1}}}},
    "more presence than there is (H-1.3)": {"lands": {"G1": {"presence": {"0": 20}}}},
    "a Spirit without presence (H-14.4)": {"lands": {"G1": {"presence": {"0": 0}}}},
    "a track without its first space (H-4.5)": {"spirits": {"0": {"energy_track": 0}}},
    "a track longer than it is": {"spirits": {"0": {"plays_track": 99}}},
    "an unknown fear card in force": {"tides": ["storm:1"]},
    "a fear card in force without a level": {"tides": ["retreat"]},
    "vengeance of nobody": {"vengeances": [["G1", 7, True]]},
    "a Spirit of nobody": {"spirits": {"3": {"energy": 1}}},
    "one Spirit twice (H-2.6)": {
        "spirits": {"0": {"spirit": "rising_heat"}, "1": {"spirit": "rising_heat"}}
    },
    "one board twice (H-2.6)": {"spirits": {"0": {"board": "G"}, "1": {"board": "G"}}},
    "an innate power in hand (H-5.1)": {"spirits": {"0": {"hand": ["violent_windstorms"]}}},
    "a card twice (H-22)": {"spirits": {"0": {"hand": ["drought", "drought"]}}},
    "negative Defend (H-21.1)": {"lands": {"G1": {"defend": -3}}},
    "negative Energy (H-17.1)": {"spirits": {"0": {"energy": -1}}},
    "Damage that kills (H-19.2)": {"lands": {"G1": {"damaged": {"town": {"2": 1}}}}},
    "too much Fear (H-13.2)": {"fear": 8},
    "an empty Blight Pool (H-14.3)": {"blight_pool": 0},
    "one Invader card twice (H-2.3)": {
        "ravage_card": "inv_1_jungle",
        "build_card": "inv_1_jungle",
    },
    "a card that is a list": {"ravage_card": ["inv_1_jungle"]},
    "lands that are a list": {"lands": []},
    "Spirits that are a list": {"spirits": []},
    "a match that is over": {"phase": "over"},
    "Spirits not yet chosen": {"phase": "choose"},
    "an unknown field": {"weather": "fine"},
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_positions_are_refused(name: str):
    """A scenario's position that can't be is refused with a reason, never with a crash."""
    with pytest.raises(BadPosition):
        Match.new(GAME, 2, 1, {}, IMPOSSIBLE[name])


def test_a_position_gives_each_spirit_its_own_board():
    """H-2.6: whoever is not told gets a board that is left."""
    match = Match.new(GAME, 2, 1, {}, {"spirits": {"0": {"board": "H"}}})
    assert [spirit.board for spirit in Table(match).state.spirits] == ["H", "G"]
