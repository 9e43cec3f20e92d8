"""The largest war of Oath: all that a campaign can be about, and plans on both sides (O-5.5)."""

from functools import cache

from crannog.kernel import Match
from crannog.kernel.ask import Ask, Choice
from crannog.scenarios import after_play, parse_scenario
from tests.browser.measuring import Position

GREAT_WAR = """
game: oath
seats: 6
seed: 4
position:
  active: 1
  peoples_favor_holder: 0
  darkest_secret_holder: 0
  players:
    0: {pawn: p1, favor: 3, secrets: 5, warbands: 4, advisers: [rangers, bear_traps, longbows],
        relics: [grand_scepter, sticky_fire, obsidian_cage, cursed_cauldron]}
    1: {pawn: p1, favor: 3, warbands: 12, advisers: [scouts, second_wind, wolves]}
    2: {favor: 0}
    3: {favor: 0}
    4: {favor: 0}
    5: {favor: 0}
  sites:
    c1: {site: plains, colour: purple, warbands: 3}
    c2: {site: barren_coast, up: true, colour: purple, warbands: 1}
    p1: {site: mountain, colour: purple, warbands: 2}
    p2: {site: rocky_coast, up: true, colour: purple, warbands: 1}
    p3: {site: the_hidden_place, up: true, colour: purple, warbands: 1}
    h1: {site: charming_valley, up: true, colour: purple, warbands: 1}
    h2: {site: shrouded_wood, up: true, colour: purple, warbands: 1}
    h3: {site: ancient_city, up: true, colour: purple, warbands: 1}
"""
CHOICES = 30  # that the war has, at least
LAST = ("declare", "no-more-plans")  # what ends the choice of targets and of plans


@cache
def great_war(prompt: str) -> Position:
    """The first time that somebody is asked that in the war; all targets, dice and plans count."""
    match = after_play(parse_scenario(GREAT_WAR, "war"))
    assert isinstance(match, Match)
    match.choose(1, ("campaign", 0))
    for _ in range(CHOICES):
        ((seat, ask),) = match.pending.items()
        if ask.prompt == prompt:
            return Position(match.save(), match.seats, seat)
        match.choose(seat, as_large_as_can_be(ask))
    raise AssertionError(f"nobody is asked {prompt} in the war")


def as_large_as_can_be(ask: Ask) -> Choice:
    """One more target or plan, or as many dice as there are: the first option there is."""
    return next((option for option in ask.options if option[0] not in LAST), ask.options[0])
