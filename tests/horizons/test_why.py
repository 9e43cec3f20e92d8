"""Why something can't be chosen: the sentence, what it names, and the rule."""

from collections.abc import Iterator
from itertools import chain, product
from random import Random

import pytest

from crannog.games.horizons import GAME
from crannog.games.horizons.facts import ELEMENTS
from crannog.games.horizons.fear import DEMANDS, FEAR_CARDS
from crannog.games.horizons.ids import IDS
from crannog.games.horizons.meta import PROMPTS, VERBS
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.refusals.fears import demand_of, unfit_for
from crannog.games.horizons.refusals.times import POWER_VERBS, TIMES
from crannog.games.horizons.registry import POWERS
from crannog.games.horizons.state import Horizons
from crannog.games.horizons.why import REFUSALS
from crannog.kernel import Atom, Match, Rng, Seat
from crannog.kernel.game import NOT_OFFERED
from crannog.rules_text import all_rules
from crannog.words import LANGUAGES, Words
from tests.horizons.table import SPIRITS, Table, table
from tests.refused import Share, Things, asked_of, decisions

Told = tuple[str, str, dict[str, Atom]]


def why(t: Table, *choice: Atom, by: Seat | None = None) -> Told:
    """The rule, the sentence and its arguments."""
    refusal = t.match.why_not(t.seat if by is None else by, choice)
    assert refusal is not None, "it is offered"
    return refusal.rule, refusal.why, refusal.args


def said(t: Table, *choice: Atom) -> str:
    """The sentence in English."""
    refusal = t.match.why_not(t.seat, choice)
    assert refusal is not None
    return Words("en", GAME).refusal(refusal)


# -- lands ---------------------------------------------------------------------------------------


def test_a_land_out_of_range_tells_both_distances():
    """H-5.3: from presence, and from a sacred site."""
    t = table(lands={"G1": {"presence": 1}}, phase="slow", in_play={0: ["scatter_to_the_winds"]})
    t.choose("use", "scatter_to_the_winds").expect_asked(0, "target-land")
    far = next(land for land, steps in t.state.map.distance["G1"].items() if steps == 3)
    told = {"land": far, "count": 3, "count2": 2}
    assert why(t, "land", far) == ("H-5.3", "why-range-presence", told)
    assert (
        said(t, "land", far)
        == f"Out of range: {far} is 3 lands from your presence, this reaches 2."
    )


def test_a_sacred_site_is_named_where_the_range_counts_from_one():
    """H-5.3: one presence is no sacred site."""
    t = table(
        lands={"G1": {"presence": 2}, "G8": {"presence": 1}},
        phase="fast",
        in_play={0: ["tempest_of_leaves_and_branches"]},
    )
    t.choose("use", "tempest_of_leaves_and_branches")
    far = next(land for land, steps in t.state.map.distance["G1"].items() if steps == 2)
    told = {"land": far, "count": 2, "count2": 1}
    assert why(t, "land", far) == ("H-5.3", "why-range-sacred", told)


def test_a_declined_threshold_takes_its_range_along():
    """H-18.7: Talons of Lightning reaches 3 by its threshold, and 1 without it."""
    talons = "talons_of_lightning"
    t = table(
        lands={"G1": {"presence": 1}},
        phase="fast",
        in_play={0: [talons]},
        elements={0: "3 fire 3 air"},
    )
    t.choose("use-fewer", talons).expect_asked(0, "target-land", talons)
    distance = t.state.map.distance["G1"]
    for steps in (2, max(distance.values())):
        far = next(land for land, away in distance.items() if away == steps)
        told = {"land": far, "count": steps, "count2": 1}
        assert why(t, "land", far) == ("H-5.3", "why-range-presence", told)


def test_a_target_says_what_it_lacks():
    """H-5.4: Dahan, here."""
    t = table(
        lands={"G5": {"presence": 1, "dahan": 1}, "G4": {"dahan": 1}},
        phase="fast",
        in_play={0: ["the_trees_and_stones_speak_of_war"]},
    )
    t.choose("use", "the_trees_and_stones_speak_of_war")
    t.expect_asked(0, "target-land")
    bare = next(land for land in t.state.near("G5") if not t.land(land).count("dahan"))
    assert why(t, "land", bare) == ("H-5.4", "why-land-dahan", {"land": bare})


def test_a_land_of_another_board():
    """H-2.1: with one player there is one board."""
    t = table(lands={"G5": {"presence": 1}}, phase="spirit")
    t.choose("growth", 2)
    t.choose("grow-presence", 1).choose("track", "energy")
    assert why(t, "land", "H5") == ("H-2.1", "why-not-on-island", {"land": "H5"})


def test_presence_goes_no_further_than_growth_lets_it():
    """H-4.4: the range of the Growth action."""
    t = table(lands={"G1": {"presence": 1}}, phase="spirit")
    t.choose("growth", 2)
    t.choose("grow-presence", 1).choose("track", "energy").expect_asked(0, "presence-land")
    far = next(land for land, steps in t.state.map.distance["G1"].items() if steps == 2)
    told = {"land": far, "count": 2, "count2": 1}
    assert why(t, "land", far) == ("H-4.4", "why-range-presence", told)


def test_presence_wants_a_terrain_of_the_growth_option():
    """H-4.4: Rising Heat grows in Mountain and Sands."""
    t = table(spirits=["rising_heat"], lands={"G4": {"presence": 2}}, phase="spirit")
    t.choose("growth", 2)
    if t.prompt == "growth-action":
        t.choose(*t.options[0])
    t.choose("track", "energy").expect_asked(0, "presence-land")
    wet = next(land for land in t.state.near("G4") if t.state.terrain(land) == "wetland")
    told = {"land": wet, "terrain": "wetland", "terrain2": "mountain", "terrain3": "sands"}
    assert why(t, "land", wet) == ("H-4.4", "why-land-terrain", told)


def test_presence_is_taken_from_where_it_is():
    """H-4.6: only from a land with own presence."""
    t = table(lands={"G1": {"presence": 1}}, phase="spirit")
    t.choose("growth", 2).choose("grow-presence", 1)
    assert why(t, "from-land", "G8") == ("H-4.6", "why-no-presence", {"land": "G8"})


def test_a_ravage_is_for_the_lands_of_its_card():
    """H-8.1, H-11.2: the kind of land; Invaders there."""
    jungles = [land for land, terrain in table(2).state.map.terrain.items() if terrain == "jungle"]
    lands = {land: {"town": 1} for land in jungles[1:]}
    t = table(2, lands=lands, phase="fear", ravage="inv_1_jungle")
    t.expect_asked(0, "ravage-order")
    other = next(land for land in t.state.lands if land not in jungles)
    told = {"land": other, "invader": "inv_1_jungle"}
    assert why(t, "land", other) == ("H-11.2", "why-other-card", told)
    empty = {"land": jungles[0]}
    assert why(t, "land", jungles[0]) == ("H-8.1", "why-land-invaders", empty)


# -- cards and Powers ----------------------------------------------------------------------------


def playing(*hand: str) -> Table:
    """The Whirlwind, with 4 Energy and its income, is to play cards; one lies in its discard."""
    t = table(
        hands={0: hand},
        discards={0: ["scatter_to_the_winds"]},
        phase="spirit",
        tracks={0: (1, 4)},
        lands={"G5": {"presence": 3}},
    )
    t.choose("growth", 2).choose("grow-energy", 4)
    while t.prompt != "play-cards":
        t.choose(*t.options[0])
    return t


def test_a_card_costs_more_than_there_is():
    """H-4.8: Tsunami costs 6."""
    t = playing("tsunami", "call_to_migrate", "gift_of_power").choose("play", "call_to_migrate")
    assert t.spirit().energy == 5
    told = {"power": "tsunami", "count": 6, "count2": 5}
    assert why(t, "play", "tsunami") == ("H-4.8", "why-costs", told)
    assert said(t, "play", "tsunami") == "Tsunami costs 6, you have 5."


def test_a_card_that_is_not_in_hand_says_where_it_is():
    """H-4.3, H-4.9, H-5.1."""
    t = playing("call_to_migrate", "gift_of_power")
    discarded = {"power": "scatter_to_the_winds"}
    assert why(t, "play", "scatter_to_the_winds") == ("H-4.3", "why-in-discard", discarded)
    innate = PANELS["sun_bright_whirlwind"].innates[0]
    assert why(t, "play", innate) == ("H-5.1", "why-innate", {"power": innate})
    assert why(t, "play", "tsunami") == ("H-5.1", "why-not-yours", {"power": "tsunami"})
    t.choose("play", "gift_of_power")
    played = {"power": "gift_of_power"}
    assert why(t, "play", "gift_of_power") == ("H-4.9", "why-in-play", played)


def test_cards_are_played_after_growth():
    """H-4.8, H-17.2: not before, not in other phases."""
    t = table(phase="spirit")
    card = t.spirit().hand[0]
    assert why(t, "play", card) == ("H-4.8", "why-grow-first", {})
    t = table(phase="fast")
    assert why(t, "play", t.spirit().hand[0]) == ("H-17.2", "why-time-play", {})


def test_a_power_of_the_other_speed():
    """H-6: fast before the Invaders, slow after them."""
    t = table(
        lands={"G5": {"presence": 2}},
        phase="fast",
        in_play={0: ["scatter_to_the_winds", "tempest_of_leaves_and_branches"]},
    )
    slow = {"power": "scatter_to_the_winds"}
    assert why(t, "use", "scatter_to_the_winds") == ("H-6.1", "why-only-slow", slow)
    t = table(
        lands={"G5": {"presence": 2}},
        phase="slow",
        in_play={0: ["tempest_of_leaves_and_branches"]},
    )
    fast = {"power": "tempest_of_leaves_and_branches"}
    assert why(t, "use", fast["power"]) == ("H-6.1", "why-only-fast", fast)


def test_an_innate_power_counts_the_elements_that_its_first_threshold_needs():
    """H-18.4: Violent Windstorms needs 1 sun and 2 air."""
    t = table(lands={"G5": {"presence": 1}}, phase="slow", elements={0: "air"})
    have = t.elements()
    told = {
        "power": "violent_windstorms",
        "element": "sun",
        "count": 1,
        "count2": have.get("sun", 0),
        "element2": "air",
        "count3": 2,
        "count4": have.get("air", 0),
    }
    assert why(t, "use", "violent_windstorms") == ("H-18.4", "why-elements-2", told)
    assert said(t, "use", "violent_windstorms") == (
        "Violent Windstorms needs Sun 1 and Air 2; you have 0 and 1."
    )


def test_a_power_is_used_once_and_needs_a_card_to_repeat_it():
    """H-5.7, H-23.1."""
    t = table(
        lands={"G5": {"presence": 1, "explorer": 1}},
        phase="slow",
        in_play={0: ["scatter_to_the_winds"]},
    )
    unused = {"power": "scatter_to_the_winds"}
    told = ("H-23.1", "why-repeat-unused", unused)
    assert why(t, "repeat", "scatter_to_the_winds") == told
    t.use("scatter_to_the_winds", at="G5").choose("number", 0)
    assert why(t, "use", "scatter_to_the_winds") == ("H-5.7", "why-used", unused)


def test_a_power_of_another_spirit():
    """H-5.1: the Mud's innate Power is not the Whirlwind's."""
    t = table(2, phase="slow", in_play={0: ["gnawing_rootbiters"]})
    told = {"power": "spreading_and_dreadful_mire"}
    assert why(t, "use", told["power"], by=0) == ("H-5.1", "why-not-yours", told)


def test_who_is_done_takes_that_back_first():
    """H-3.2: and who is not done has nothing to take back."""
    t = table(
        2, lands={"G5": {"presence": {0: 1}}}, phase="slow", in_play={0: ["scatter_to_the_winds"]}
    )
    assert why(t, "not-done", by=0) == ("H-3.2", "why-not-done-yet", {})
    t.choose("done", by=0).expect_asked(0, "use-powers")
    assert why(t, "use", "scatter_to_the_winds", by=0) == ("H-3.2", "why-done-already", {})


def test_an_effect_that_must_be_carried_out_has_no_way_out():
    """H-5.8: "done" only where an effect says "up to"."""
    t = table(phase="spirit")
    assert why(t, "done") == ("H-5.8", "why-must", {})


# -- pieces --------------------------------------------------------------------------------------


def test_a_piece_that_is_not_there_and_one_that_is_spared():
    """H-15.4, H-5.5: call_to_migrate Gathers Dahan."""
    t = table(
        lands={"G5": {"presence": 1}, "G4": {"dahan": 2, "town": 1}},
        phase="slow",
        in_play={0: ["call_to_migrate"]},
    )
    t.use("call_to_migrate", at="G5")
    t.expect_asked(0, "gather", "G5")
    assert why(t, "gather", "G4", "city", 0)[1:] == (
        "why-no-piece",
        {"piece": "city", "land": "G4"},
    )
    assert why(t, "gather", "G4", "town", 0)[1:] == ("why-piece-spared", {"piece": "town"})
    assert why(t, "gather", "G4", "dahan", 1)[1:] == (
        "why-no-piece-damaged",
        {"piece": "dahan", "land": "G4", "damage": 1},
    )
    far = next(land for land in t.state.lands if land not in ("G5", *t.state.near("G5")))
    told = {"land": far, "land2": "G5"}
    assert why(t, "gather", far, "dahan", 0) == ("H-15.2", "why-not-adjacent", told)
    assert why(t, "gather", "G5", "dahan", 0)[1] == "why-same-land"


# -- fear cards ----------------------------------------------------------------------------------


def test_a_fear_card_says_what_it_wants_of_a_land():
    """H-7.4: Wary of the Interior is about Inland lands, Explorers at level I."""
    t = table(
        lands={"G5": {"explorer": 1, "town": 1}, "G2": {"explorer": 1}, "G6": {"explorer": 1}},
        phase="fear",
        earned=["wary_of_the_interior"],
    )
    t.expect_asked(0, "fear-effect", "wary_of_the_interior", 1)
    assert why(t, "remove", "G2", "explorer", 0)[1:] == ("why-land-inland", {"land": "G2"})
    told = {"fear": "wary_of_the_interior", "piece": "town"}
    assert why(t, "remove", "G5", "town", 0)[1:] == ("why-fear-piece", told)
    assert why(t, "remove", "G4", "explorer", 0)[1:] == (
        "why-no-piece",
        {"piece": "explorer", "land": "G4"},
    )


def test_each_fear_card_makes_a_demand_at_each_terror_level():
    assert {card: len(demands) for card, demands in DEMANDS.items()} == dict.fromkeys(FEAR_CARDS, 3)


# -- all of it -----------------------------------------------------------------------------------


def test_every_verb_and_every_prompt_with_things_to_choose_has_its_reasons():
    """The prompts that are left out offer all that their verbs can name."""
    assert {*TIMES, *POWER_VERBS, "play"} == set(VERBS)
    whole = {"progression", "power-deck", "use-might", "wings-land"}
    assert {*REFUSALS, *whole} == set(PROMPTS)


def things(g: Horizons) -> Things:
    """What lies on the table, by kind."""
    powers = [
        power
        for spirit in g.spirits
        for power in (*spirit.hand, *spirit.discard, *spirit.in_play, *PANELS[spirit.id].innates)
    ]
    return {
        **{kind: list(ids) for kind, ids in IDS.items()},
        "land": list(g.lands),
        "board": g.map.boards,
        "power": powers or list(IDS["power"]),
        "seat": range(g.seats),
        "count": range(7),
        "damage": range(3),
        "tier": range(1, 5),
        "option": ("damage", "defend", "energy", "fear", "town"),
    }


def rich(**more: object) -> Match:
    """Three Spirits with presence in several lands, on the printed island, a week into the war."""
    lands: dict[str, dict[str, object]] = {
        "F1": {"presence": {0: 2}, "explorer": 1, "town": [1, 1], "blight": 1},
        "F5": {"presence": {0: 1, 1: 2}, "explorer": 2, "dahan": [1, 1]},
        "G2": {"presence": {1: 1, 2: 2}, "explorer": 1, "city": [1, 1]},
        "G6": {"presence": {0: 2, 2: 1}, "explorer": 1, "town": 2, "dahan": 2},
        "H3": {"presence": {1: 1, 2: 2}, "town": 1, "explorer": 1},
        "H7": {"presence": {0: 1}, "explorer": 2, "blight": 1},
    }
    return table(3, lands=lands, printed=True, **more).match  # type: ignore[arg-type]


def matches() -> Iterator[Iterator[Match]]:
    """Whole matches; every Power with all its elements; every fear card at every level."""
    for seats, seed in [(seats, seed) for seats in (1, 2, 3) for seed in range(6)]:
        yield decisions(Match.new(GAME, seats, seed, {}, patient=True), seed, 300)
    for power, seed in product(POWERS.values(), range(4)):
        if power.innate:
            continue
        start = rich(
            spirits=SPIRITS if seed % 2 else ("devouring_teeth", "rising_heat", "eyes_watch"),
            phase=power.speed,
            in_play={0: [power.id]},
            elements={0: ", ".join(f"5 {element}" for element in ELEMENTS)},
        )
        verbs = [option[0] for option in start.pending[0].options if option[1:] == (power.id,)]
        start.choose(0, (verbs[seed % len(verbs)], power.id))
        yield decisions(start, seed, 12)
    for card, terror in product(FEAR_CARDS, (1, 2, 3)):
        yield decisions(rich(phase="fear", earned=[card], terror=terror), 1, 9)


def test_every_refusal_is_specific_said_in_all_languages_and_the_same_in_other_worlds():
    """Nothing is refused without a reason, and no reason depends on what is hidden (H-30.11)."""
    share, rules = Share(), set(all_rules(GAME, "en"))
    words = [Words(language, GAME) for language in LANGUAGES]
    rng = Random(1)
    for match in chain.from_iterable(matches()):
        g = match.state
        assert isinstance(g, Horizons)
        twin = g.copy()
        GAME.redraw(twin, 0, Rng(rng.getrandbits(30)))
        for ask in match.pending.values():
            for choice in asked_of(GAME, ask, things(g), rng, 3):
                refusal = GAME.why_not(g, ask, choice)
                share.count(ask, choice, refusal.why)
                assert refusal.rule in rules, (ask.prompt, choice, str(refusal))
                assert str(GAME.why_not(twin, ask, choice)) == str(refusal), ask.prompt
                for spoken in words:
                    spoken.refusal(refusal)
    print(f"\nhorizons: {share}")
    assert share.general == []
    assert [spoken.missing for spoken in words] == [set(), set(), set()]
    assert len(share.specific) > 90


@pytest.mark.parametrize(("card", "terror"), [*product(FEAR_CARDS, (1, 2, 3))])
def test_what_a_fear_card_offers_is_what_it_is_said_to_demand(card: str, terror: int):
    """H-7.4: a reason that would forbid an option that is offered is no true reason."""
    match = rich(phase="fear", earned=[card], terror=terror)
    g = match.state
    assert isinstance(g, Horizons)
    for ask in match.pending.values():
        if ask.prompt != "fear-effect":
            continue
        demand = demand_of(ask)
        for option in ask.options:
            if option[0] in ("remove", "downgrade", "tale"):
                assert unfit_for(g, str(option[1]), demand, str(option[2])) is None, option
                assert option[2] in demand.pieces
            elif option[0] == "land":
                assert unfit_for(g, str(option[1]), demand) is None, option
            elif option[0] == "move":
                assert option[3] in demand.pieces
        for land in g.lands:
            if ask.options[0][0] == "land" and ("land", land) not in ask.options:
                assert GAME.why_not(g, ask, ("land", land)).why != "why-land-taken"


@pytest.mark.parametrize("choice", [(), ("fly",), ("land",), ("land", "Z9"), ("spirit", 7)])
def test_what_is_no_option_at_all_is_refused_in_general(choice: tuple[Atom, ...]):
    t = table(phase="spirit")
    assert why(t, *choice)[1] == NOT_OFFERED
