"""Blight and cascades (H-8.4 to H-8.8, H-16), Damage, destroy, remove, replace (H-19), time (H-12).

Two Spirits unless told: the Whirlwind on G, the Mud on H.
"""

from typing import Any

import pytest

from tests.horizons.table import Lands, Table, table


def ravaged(lands: Lands, **more: Any) -> Table:
    """Sands are Ravaged (G3, G5, H2, H8); the Slow phase after it stays open."""
    more.setdefault("invader_deck", ["inv_1_jungle"])
    return table(
        2,
        lands=lands,
        phase="fear",
        ravage="inv_1_sands",
        in_play={1: ["gift_of_power"]},
        **more,
    )


# -- Blight --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("explorers", "blight"), [(1, 0), (2, 1), (3, 1), (9, 1)])
def test_a_ravage_adds_one_blight_at_most(explorers: int, blight: int):
    """H-8.4, H-27.5: 2 Damage or more add exactly 1 Blight, from the pool."""
    t = ravaged({"G5": {"explorer": explorers}}, blight_pool=8)
    assert (t.land("G5").blight, t.state.blight_pool) == (blight, 8 - blight)


def test_blight_destroys_a_presence_of_each_spirit():
    """H-8.7, H-16.3: one of every Spirit there; it does not return to the panel."""
    lands: Lands = {"G5": {"town": 1, "presence": {0: 3, 1: 1}}, "H6": {"presence": {1: 2}}}
    t = ravaged(lands)
    before = [(s.energy_track, s.plays_track) for s in t.state.spirits]
    assert (t.presence(0), t.presence(1)) == ({"G5": 2}, {"H6": 2})
    assert t.events("presence-destroyed") == [[0, "G5"], [1, "G5"]]
    assert before == [(s.energy_track, s.plays_track) for s in t.state.spirits]


def test_first_blight_does_not_cascade():
    """H-8.8: only where Blight was already."""
    t = ravaged({"G5": {"town": 1}})
    assert t.events("blight") == [["G5"]]
    assert t.prompt == "use-powers"


def test_cascade():
    """H-8.8: one adjacent land, chosen by the Spirit of the board of the land that cascades."""
    t = ravaged({"H2": {"town": 1, "blight": 1}})
    t.expect_asked(1, "cascade", "H2", rule="H-8.8").offers_lands("H1", "H3", "H5", "H6")
    t.choose("land", "H1")
    assert t.events("blight") == [["H2"], ["H1"]]


def test_cascade_goes_on():
    """H-8.8: into a land with Blight it cascades again; each step takes presence there."""
    lands: Lands = {
        "G3": {"town": 1, "blight": 1},
        "H3": {"blight": 1, "presence": {0: 1, 1: 2}},
        "H4": {"blight": 2},
        "H7": {"presence": {0: 2}},
    }
    t = ravaged(lands, blight_pool=9)
    t.expect_asked(0, "cascade", "G3").choose("land", "H3")
    t.expect_asked(1, "cascade", "H3").choose("land", "H4")  # H3 lies on seat 1's board
    t.expect_asked(1, "cascade", "H4").choose("land", "H7")
    assert t.events("blight") == [["G3"], ["H3"], ["H4"], ["H7"]]
    assert t.state.blight_pool == 5
    assert t.events("presence-destroyed") == [[0, "H3"], [1, "H3"], [0, "H7"]]
    assert (t.presence(0), t.presence(1)) == ({"H7": 1}, {"H3": 1})


def test_cascade_across_boards():
    """H-15.2: the adjacent land may lie on another board."""
    t = ravaged({"G3": {"town": 1, "blight": 1}})
    t.offers_lands("G2", "G4", "H3", "H4")


def test_cascade_may_come_back():
    """H-8.8: the land it came from is adjacent too, and then cascades once more."""
    lands: Lands = {"G3": {"town": 1, "blight": 1}, "G4": {"blight": 1}}
    t = ravaged(lands, blight_pool=9)
    t.choose("land", "G4").expect_asked(0, "cascade", "G4").choose("land", "G3")
    t.expect_asked(0, "cascade", "G3").choose("land", "G2")
    assert [t.land(land).blight for land in ("G3", "G4", "G2")] == [3, 2, 1]
    assert t.state.blight_pool == 9 - 4


def test_a_cascade_ends_with_the_pool():
    """H-8.6, H-14.3: each Blight comes from the pool; with the last one the match is lost."""
    lands: Lands = {"G3": {"town": 1, "blight": 1}, "G4": {"blight": 1}}
    t = ravaged(lands, blight_pool=5)
    for land in ("G4", "G3", "G4", "G3"):
        t.choose("land", land)
    assert t.result is not None
    assert t.result["reason"] == "island-blighted"
    assert t.land("G3").blight + t.land("G4").blight == 2 + 5


def test_removed_blight_returns_to_the_pool():
    """H-19.10."""
    t = table(
        2,
        lands={"G4": {"presence": 1, "blight": 2}},
        phase="slow",
        in_play={0: ["cleansing_floods"]},
        blight_pool=5,
    )
    t.use("cleansing_floods", at="G4")
    assert (t.land("G4").blight, t.state.blight_pool) == (1, 6)


def test_set_up_blight_is_not_from_the_pool():
    """H-2.2, H-2.5."""
    t = table(3, printed=True)
    assert sum(land.blight for land in t.state.lands.values()) == 3
    assert t.state.blight_pool == 16


# -- Damage --------------------------------------------------------------------------------------


def struck(lands: Lands, points: int = 4, **more: Any) -> Table:
    """Seat 0 deals Damage in G5: 2 for each of `points` / 2 Dahan there (Vigor)."""
    here = {key: dict(fields) for key, fields in lands.items()}
    here["G5"] = {"presence": 1, "dahan": points // 2, **here.get("G5", {})}
    t = table(2, lands=here, phase="fast", in_play={0: ["vigor_of_the_breaking_dawn"]}, **more)
    return t.use("vigor_of_the_breaking_dawn", at="G5")


def test_damage_is_divided_freely():
    """H-19.1, H-19.2: point by point; a piece dies as its Damage reaches its Health."""
    t = struck({"G5": {"town": 2, "city": 1, "explorer": 1}})
    t.expect_asked(0, "damage", "G5", 4)
    t.offers_just(("piece", "explorer", 0), ("piece", "town", 0), ("piece", "city", 0))
    t.choose("piece", "town", 0).choose("piece", "town", 0).choose("piece", "city", 0)
    t.choose("piece", "explorer", 0)
    assert t.pieces("G5") == {"town": 2, "city": 1, "dahan": 2}
    assert t.hurt("G5") == {("town", 1): 2, ("city", 1): 1}


def test_a_wound_is_told_when_it_is_taken():
    """H-19.2: who is hurt and lives, and how much Health is left; who dies is told as destroyed."""
    t = struck({"G5": {"town": 1, "city": 1, "explorer": 1}})
    t.choose("piece", "town", 0).choose("piece", "city", 0).choose("piece", "city", 1)
    t.choose("piece", "explorer", 0)
    told = [event for event in t.match.events() if event["kind"] in ("wounds", "destroys")]
    assert [(event["kind"], event["args"]) for event in told] == [
        ("wounds", ["town", "G5", 1]),
        ("wounds", ["city", "G5", 2]),
        ("wounds", ["city", "G5", 1]),
        ("destroys", ["explorer", "G5"]),
    ]


def test_damage_adds_up_within_the_turn():
    """H-19.3: earlier Damage counts."""
    t = struck({"G5": {"town": [0, 1], "city": [0, 0, 1], "explorer": 3}}, 2)
    t.choose("piece", "city", 2).choose("piece", "town", 1)
    assert t.pieces("G5") == {"explorer": 3, "dahan": 1}
    assert t.fear == 3


def test_damage_beyond_the_health_is_lost():
    """Points left when all Invaders are gone do nothing, and no question is put."""
    t = struck({"G5": {"town": 1, "explorer": 1}}, 8)
    assert t.pieces("G5") == {"dahan": 4}
    assert t.prompt == "use-powers"


def test_powers_do_not_hurt_dahan_or_the_land():
    """H-19.1."""
    t = struck({"G5": {"town": 1}}, 4)
    assert t.pieces("G5") == {"dahan": 2}
    assert t.hurt("G5") == {}
    assert t.land("G5").blight == 0


@pytest.mark.parametrize(("kind", "fear"), [("explorer", 0), ("town", 1), ("city", 2)])
def test_fear_for_destroyed_invaders(kind: str, fear: int):
    """H-13.1, H-19.5: Town 1, City 2, Explorer none."""
    t = struck({"G5": {kind: 1}})
    assert t.fear == fear


def test_damage_at_a_blistering_site():
    """H-19.6: at Rising Heat's sacred site a Town has 1 Health, a City 2, an Explorer still 1."""
    lands: Lands = {"G5": {"presence": 2, "town": 1, "city": 1, "explorer": 1}}
    t = struck(lands, 2, spirits=["rising_heat", "fathomless_mud"])
    t.choose("piece", "town", 0).choose("piece", "city", 0)
    assert t.pieces("G5") == {"city": 1, "explorer": 1, "dahan": 1}


def test_a_lower_health_destroys_at_once():
    """H-19.6: a Town with 1 Damage dies when its land becomes such a sacred site."""
    t = table(
        2,
        lands={"G5": {"presence": 1, "town": [1, 1], "city": [0, 1, 1]}},
        spirits=["rising_heat", "fathomless_mud"],
        phase="fast",
        in_play={0: ["indomitable_claim"]},
    )
    t.use("indomitable_claim", at="G5").choose("track", "plays", by=0)
    assert t.pieces("G5") == {"town": 1, "city": 1}
    assert t.hurt("G5") == {("city", 1): 1}
    assert t.fear == 1 + 2


def test_removing_gives_no_fear():
    """H-19.7."""
    t = table(
        1,
        lands={"G5": {"town": 1, "explorer": 1}},
        phase="fear",
        earned=["wary_of_the_interior"],
        terror=2,
        in_play={0: ["gift_of_power"]},
    )
    t.choose("remove", "G5", "town", 0)
    assert t.events("fear") == t.events("destroys") == []


# -- Fear and the Terror Level -------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "pool"), [(1, 4), (2, 8), (3, 12)])
def test_the_fear_pool(seats: int, pool: int):
    """H-2.5, H-13.3: the last token earns a card and all return; the rest goes on."""
    t = table(
        seats,
        lands={"G5": {"presence": 1}},
        phase="fast",
        in_play={0: ["terrifying_nightmares"]},
        fear=pool - 1,
        elements={0: "4 moon"},
    )
    assert t.state.fear_per_card() == pool
    t.use("terrifying_nightmares", at="G5")
    assert (t.state.fear, len(t.state.earned)) == ((6 - 1) % pool, 1 + (6 - 1) // pool)


def test_one_effect_may_earn_several_cards():
    """H-13.4: 8 Fear alone earn two cards with a pool of 4, in the deck's order."""
    t = table(
        lands={"G5": {"presence": 2}},
        phase="fast",
        in_play={0: ["paralyzing_fright"]},
        elements={0: "2 air, 3 earth"},
        fear_deck=["retreat", "isolation"],
        fear=1,
    )
    t.use("paralyzing_fright", at="G5")
    assert t.state.earned == ["retreat", "isolation"]
    assert t.state.fear == 1
    assert t.events("earns-fear-card") == [[8], [7]]


@pytest.mark.parametrize(
    ("left", "level"), [(9, 1), (8, 1), (7, 1), (6, 2), (5, 2), (4, 2), (3, 3), (2, 3), (1, 3)]
)
def test_the_terror_level(left: int, level: int):
    """H-13.5: by the cards left in the deck."""
    t = table()
    t.state.fear_deck = t.state.fear_deck[:left]
    assert t.state.terror_level() == level


@pytest.mark.parametrize(("terror", "after"), [(1, 2), (2, 3)])
def test_a_divider_raises_the_level_at_once(terror: int, after: int):
    """H-13.3: in the middle of the phase, as the last card above the divider is earned."""
    deck_of = {1: 7, 2: 4}[terror]
    t = table(
        lands={"G5": {"presence": 1}},
        phase="fast",
        in_play={0: ["terrifying_nightmares"]},
        fear=3,
        earned=["retreat", "isolation"] if terror == 1 else [],
        terror=terror,
    )
    while len(t.state.fear_deck) > deck_of:
        t.state.fear_discard.append(t.state.fear_deck.pop(0))
    t.use("terrifying_nightmares", at="G5")
    assert t.state.terror_level() == after
    assert t.events("terror-level") == [[after]]


def test_generated_fear_carries_over():
    """H-13.4, H-12.4: Fear tokens stay when time passes."""
    t = table(phase="slow", hold=False, fear=3)
    assert t.state.phase == "spirit"
    assert t.state.fear == 3


# -- Time Passes ---------------------------------------------------------------------------------


def test_time_passes():
    """H-12: cards to the discard pile, Damage and one-turn effects gone; the rest stays."""
    t = table(
        2,
        lands={
            "G5": {
                "presence": 1,
                "town": [1, 1],
                "city": [0, 0, 1],
                "dahan": [1, 1],
                "blight": 1,
                "defend": 7,
                "skips": ["build"],
                "stalls": [0],
                "no_blight": True,
                "dahan_safe": True,
            }
        },
        phase="slow",
        hold=False,
        in_play={0: ["drought"]},
        energy={0: 3},
        elements={0: "2 fire"},
        more_of={0: {"range_bonus": 2, "ward": 2, "might": 1, "wind": 1, "repeats": 1}},
    )
    t.choose("done", by=0)
    assert t.state.phase == "spirit"
    land, spirit = t.land("G5"), t.spirit()
    assert t.pieces("G5") == {"town": 2, "city": 1, "dahan": 2}
    assert t.hurt("G5") == {}
    assert (land.defend, land.skips, land.stalls) == (0, (), ())
    assert not land.no_blight
    assert not land.dahan_safe
    assert (land.blight, t.presence(), spirit.energy) == (1, {"G5": 1}, 3)
    assert (spirit.in_play, spirit.discard) == ([], ["drought"])
    assert t.elements() == {}
    gone = (spirit.range_bonus, spirit.ward, spirit.might, spirit.wind, spirit.repeats)
    assert gone == (0, 0, 0, 0, 0)


def test_track_elements_count_again():
    """H-12.2: those of uncovered track spaces stay for the next turn."""
    t = table(
        spirits=["rising_heat"],
        lands={"G5": {"presence": 2}},
        tracks={0: (2, 1)},
        phase="slow",
        hold=False,
    )
    assert t.elements() == {"earth": 1}
