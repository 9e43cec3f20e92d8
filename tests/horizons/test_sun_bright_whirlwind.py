"""Sun-Bright Whirlwind: special rules, innate Powers tier by tier, unique cards."""

from collections.abc import Sequence

from crannog.kernel import Json
from tests.horizons.spirits import QUIET, TEETH, WIND, damage_to_cities, laid, through
from tests.horizons.table import STOP, Lands, Table, table

# == Sun-Bright Whirlwind =========================================================================


def grown(lands: Lands, to: str, source: Sequence[str] = ("track", "plays")) -> Table:
    """The Whirlwind adds a presence in Growth."""
    t = table(lands=lands).grow(2, 1).choose(*source)
    return t.choose("land", to)


def test_a_stiff_wind_at_their_backs():
    """After adding a presence in Growth it may Push 1 Explorer or Dahan from there."""
    t = grown({"G8": {"explorer": 1, "dahan": 1, "town": 1}}, "G8")
    t.expect_asked(0, "push", "G8", 1).offers(("done",)).lacks(("push", "town", 0, "G7"))
    t.offers(("push", "dahan", 0, "G7")).choose("push", "explorer", 0, "G7")
    assert t.pieces("G8") == {"town": 1, "dahan": 1}
    t.expect_asked(0, "play-cards")


def test_a_stiff_wind_may_rest():
    """It is a "may"; without a piece nothing is asked."""
    t = grown({"G8": {"dahan": 1}}, "G8").choose("done")
    assert t.pieces("G8") == {"dahan": 1}
    grown({"G8": {"town": 1}}, "G8").expect_asked(0, "play-cards")


def test_a_stiff_wind_for_presence_from_the_island():
    """H-4.6: that is adding too."""
    t = grown({"G8": {"explorer": 1}}, "G8", ("from-land", "G5"))
    t.expect_asked(0, "push", "G8", 1)


def test_a_stiff_wind_is_for_growth_only():
    """Not for presence that a Power adds, nor for other Spirits."""
    t = laid(WIND, "fast", {"G5": {"presence": 1, "explorer": 1}}, "indomitable_claim")
    t.use("indomitable_claim", at="G5", by=0).choose("track", "energy")
    assert t.land("G5").presence[0] == 2
    assert t.prompt == "use-powers"
    t = table(spirits=[TEETH], lands={"G5": {"presence": 1, "explorer": 1}}).grow(1, 2)
    t.choose("track", "energy").expect_asked(0, "play-cards")


STORM = "violent_windstorms"


def test_windstorms_tier_one():
    """Push up to 1 Explorer."""
    lands: Lands = {"G5": {"presence": 1, "explorer": 2, "town": 1}}
    t = laid(WIND, "slow", lands, elements="sun 2 air").use(STORM, at="G5", by=0)
    t.expect_asked(0, "push", "G5", 1).offers(("done",)).lacks(("push", "town", 0, "G8"))
    t.choose("push", "explorer", 0, "G8")
    assert t.prompt == "use-powers"
    assert t.fear == 0


def test_windstorms_tier_two():
    """Then 1 Fear and up to 2 Explorers/Towns."""
    lands: Lands = {"G5": {"presence": 1, "explorer": 1, "town": 3}}
    t = laid(WIND, "slow", lands, elements="2 sun 3 air").use(STORM, at="G5", by=0)
    t.choose("done").expect_asked(0, "push", "G5", 2)
    t.choose("push", "town", 0, "G8").choose("push", "town", 0, "G7")
    assert t.pieces("G5") == {"explorer": 1, "town": 1}
    assert t.fear == 1
    assert t.hurt("G8") == {}


def test_windstorms_tier_three():
    """1 Damage for each Pushed Invader in the land it went to, to any Invader there."""
    lands: Lands = {"G5": {"presence": 1, "explorer": 1, "town": 2}, "G8": {"city": 1}}
    t = laid(WIND, "slow", lands, elements="2 sun 4 air").use(STORM, at="G5", by=0)
    t.choose("push", "explorer", 0, "G8")
    t.choose("push", "town", 0, "G8").choose("push", "town", 0, "G7")
    t.expect_asked(0, "damage", "G8", 1).choose("piece", "city", 0)
    t.expect_asked(0, "damage", "G8", 1).choose("piece", "city", 1)
    assert t.hurt("G8") == {("city", 2): 1}
    assert t.hurt("G7") == {("town", 1): 1}
    assert t.pieces("G8") == {"explorer": 1, "town": 1, "city": 1}


def test_windstorms_without_a_push():
    """No Pushed Invader, no Damage."""
    lands: Lands = {"G5": {"presence": 1, "explorer": 1}, "G8": {"city": 1}}
    t = laid(WIND, "slow", lands, elements="2 sun 4 air").use(STORM, at="G5", by=0)
    t.choose("done").choose("done")
    assert t.prompt == "use-powers"
    assert t.hurt("G8") == {}


def test_windstorms_tier_four():
    """4 Damage in the target land."""
    lands: Lands = {"G5": {"presence": 1, "city": 2}}
    t = laid(WIND, "slow", lands, elements="3 sun 5 air")
    through(t.use(STORM, at="G5", by=0))
    assert damage_to_cities(t, "G5", 2) == 4
    assert t.fear == 1 + 2 * (2 - t.land("G5").count("city"))


def test_windstorms_with_fewer_elements():
    """H-18.7."""
    lands: Lands = {"G5": {"presence": 1, "city": 2}}
    t = laid(WIND, "slow", lands, elements="3 sun 5 air").choose("use-fewer", STORM, by=0)
    t.offers_just(("tiers", 1, 2, 3), ("tiers", 1, 2), ("tiers", 1), STOP)
    t.choose("tiers", 1, 2, 3)
    t.choose("land", "G5")
    assert t.hurt("G5") == {}
    assert t.fear == 1


def test_gift_of_the_sunlit_air():
    """1 more range for all Powers of the target this turn; another Spirit gains 1 Energy."""
    t = laid(WIND, "fast", {}, "gift_of_the_sunlit_air").use("gift_of_the_sunlit_air", on=1, by=0)
    assert (t.spirit(1).range_bonus, t.spirit(1).energy) == (1, 1)
    assert t.events("range-bonus") == [[1, 1]]
    lands: Lands = {"G3": {"presence": 1}}
    t = laid(WIND, "fast", lands, "gift_of_the_sunlit_air", "visions_of_fiery_doom")
    t.use("gift_of_the_sunlit_air", on=0, by=0)
    assert (t.spirit(0).range_bonus, t.spirit(0).energy) == (1, 0)
    t.choose("use", "visions_of_fiery_doom").offers_lands("G2", "G3", "G4", "H3", "H4")


# -- Gift of Wind-Sped Steps ----------------------------------------------------------------------

STEPS = "gift_of_wind_sped_steps"


def hastening(*cards: str) -> Table:
    """The Whirlwind has used the Gift on itself, solo."""
    t = table(
        lands={"G5": {"presence": 1, "town": 2, "dahan": 1}},
        phase="fast",
        in_play={0: [STEPS, *cards]},
        elements={0: "air"},
        invader_deck=list[Json](QUIET),
    )
    return t.use(STEPS, on=0)


def test_wind_sped_steps_on_any_slow_power_that_moves():
    """H-29.2: any slow Power with Gather or Push, the innate too; nothing else."""
    t = hastening("gnawing_rootbiters", "rouse_the_trees_and_stones", "devouring_ants")
    hastened = {option[1] for option in t.options if option[0] == "hasten"}
    assert hastened == {"gnawing_rootbiters", "rouse_the_trees_and_stones", STORM}


def test_wind_sped_steps_make_a_power_fast():
    """It is used in the fast phase, and in the fast phase only."""
    t = hastening("gnawing_rootbiters", "call_to_migrate").choose("hasten", "gnawing_rootbiters")
    t.lacks(("hasten", "call_to_migrate")).use("gnawing_rootbiters", at="G5")
    t.choose("push", "town", 0, "G8").choose("done")
    assert t.pieces("G8") == {"town": 1}
    t.choose("done").expect_asked(0, "use-powers", "slow")
    t.lacks(("use", "gnawing_rootbiters")).offers(("use", "call_to_migrate"))


def test_hastened_power_not_used_is_lost():
    """H-5.7: a slow Power made fast is used in the fast phase only."""
    t = hastening("gnawing_rootbiters", "call_to_migrate").choose("hasten", "gnawing_rootbiters")
    t.choose("done").expect_asked(0, "use-powers", "slow").lacks(("use", "gnawing_rootbiters"))


def test_wind_sped_steps_unused():
    """It may stay unused; the Powers remain slow."""
    t = hastening("gnawing_rootbiters").choose("done")
    t.expect_asked(0, "use-powers", "slow").offers(("use", "gnawing_rootbiters"))
    t.lacks(("hasten", "gnawing_rootbiters"))


def gift_to_the_teeth(*cards: str) -> Table:
    """The Whirlwind has given the Gift to the Teeth, who had said that they were done."""
    t = table(
        2,
        spirits=[WIND, TEETH],
        lands={"H5": {"presence": {1: 1}}, "H4": {"town": 1}},
        phase="fast",
        in_play={0: [STEPS, *cards], 1: ["mark_territory"]},
        elements={1: "animal fire"},
        invader_deck=list[Json](QUIET),
    )
    return t.choose("done", by=1).use(STEPS, on=1, by=0)


def test_wind_sped_steps_for_another():
    """Another Spirit gains 1 Energy and makes a Power of its own fast, the innate perhaps."""
    t = gift_to_the_teeth("drift_down_into_slumber")
    assert t.spirit(1).energy == 1
    if t.ask_of(1).optional:
        t.choose("not-done", by=1)
    t.choose("hasten", "death_approaches", by=1).use("death_approaches", at="H4", by=1)
    assert t.presence(1) == {"H4": 1}


def test_a_gift_to_a_player_who_is_done():
    """H-3.2: it may give him something to do, so he is done no longer."""
    t = gift_to_the_teeth()  # the giver has no fast Power left
    assert t.state.phase == "fast"
    t.expect_asked(1, "use-powers", "fast").offers(("hasten", "death_approaches"), by=1)


# -- Scatter to the Winds, Tempest of Leaves and Branches -----------------------------------------


def test_scatter_to_the_winds():
    """Up to 5 Explorers/Towns/Dahan to as many different lands as possible."""
    lands: Lands = {"G3": {"presence": 1}, "G8": {"explorer": 2, "town": 1, "dahan": 2, "city": 1}}
    t = laid(WIND, "slow", lands, "scatter_to_the_winds", more_of={0: {"range_bonus": 1}}).use(
        "scatter_to_the_winds", at="G8", by=0
    )
    t.expect_asked(0, "scatter-number").offers_just(*(("number", n) for n in range(6)))
    t.choose("number", 5).lacks(("push", "city", 0, "G5"))
    t.choose("push", "town", 0, "G5").lacks(("push", "explorer", 0, "G5"))
    t.choose("push", "dahan", 0, "G6").offers_just(
        ("push", "explorer", 0, "G7"), ("push", "dahan", 0, "G7")
    )
    t.choose("push", "dahan", 0, "G7")
    t.choose("push", "explorer", 0, "G5").choose("push", "explorer", 0, "G5")  # the rest at will
    assert t.pieces("G8") == {"city": 1}
    assert t.pieces("G5") == {"explorer": 2, "town": 1}


def test_scatter_to_the_winds_takes_five_at_most():
    """And 0 at least."""
    lands: Lands = {"G5": {"presence": 1, "explorer": 7}}
    t = laid(WIND, "slow", lands, "scatter_to_the_winds").use("scatter_to_the_winds", at="G5", by=0)
    t.refuses("number", 6).choose("number", 0)
    assert t.pieces("G5") == {"explorer": 7}
    assert t.prompt == "use-powers"


def test_tempest_of_leaves_and_branches():
    """1 Damage to each of up to 5 different Invaders."""
    lands: Lands = {"G5": {"presence": 2}, "G8": {"explorer": 1, "town": 3, "city": 2}}
    t = laid(WIND, "fast", lands, "tempest_of_leaves_and_branches")
    t.use("tempest_of_leaves_and_branches", at="G8", by=0)
    t.expect_asked(0, "tempest-number").offers_just(*(("number", n) for n in range(6)))
    t.choose("number", 5)
    for kind in ("city", "city", "town", "town"):
        t.choose("piece", kind, 0)
    t.offers_just(("piece", "explorer", 0), ("piece", "town", 0)).choose("piece", "explorer", 0)
    assert t.pieces("G8") == {"town": 3, "city": 2}
    assert t.hurt("G8") == {("town", 1): 2, ("city", 1): 2}


def test_tempest_may_spare_all():
    """H-25.2: up to 5 includes 0; then no Damage was dealt."""
    lands: Lands = {"G5": {"presence": 2, "explorer": 2, "town": 1}}
    t = laid(WIND, "fast", lands, "tempest_of_leaves_and_branches", more_of={0: {"might": 1}}).use(
        "tempest_of_leaves_and_branches", at="G5", by=0
    )
    t.offers_just(*(("number", n) for n in range(4))).choose("number", 0)
    assert t.prompt == "use-powers"
    assert t.spirit().might == 1
