"""Tables from somebody else's file: a save or a scenario."""

import contextlib

import yaml

from crannog.kernel.match import Match, read_save
from crannog.kernel.state import Json
from crannog.scenarios import parse_scenario
from crannog.server.setup import BadRequest, SeatRequest, Setup, plan_table

MOST_IMPORTED = 20_000  # choices of a save
LONGEST_SCENARIO = 100_000  # characters

# What somebody else's file may make of code that expects sound data
BAD_DATA = (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RecursionError)


def setup_of_save(
    save: Json, seats: list[SeatRequest], language: str, public: bool, origin: str = "save"
) -> Setup:
    """The set-up of a table that goes on from a save."""
    read = read_save(save)
    if len(read.choices) > MOST_IMPORTED:
        raise BadRequest(f"a save may have {MOST_IMPORTED} choices, not {len(read.choices)}")
    if len(seats) != read.seats:
        raise BadRequest(f"the save has {read.seats} seats, not {len(seats)}")
    try:
        Match.load(save)  # raises BadSave, WrongVersion
    except BAD_DATA as error:
        raise BadRequest(f"not a save: {type(error).__name__} in its position") from error
    setup = plan_table(read.game, seats, read.options, read.seed, language, public, origin)
    setup.position = read.position
    setup.choices = [[seat, list(choice)] for seat, choice in read.choices]
    setup.practice = isinstance(save, dict) and save.get("practice") is True
    return setup


def setup_of_scenario(text: str, seats: list[SeatRequest], language: str, public: bool) -> Setup:
    """The set-up of a table that begins in a scenario's position."""
    if len(text) > LONGEST_SCENARIO:
        raise BadRequest(f"a scenario may have {LONGEST_SCENARIO} characters, not {len(text)}")
    with contextlib.suppress(yaml.YAMLError):  # told below, in the scenario's own words
        if any(isinstance(token, yaml.AliasToken) for token in yaml.scan(text)):
            raise BadRequest("a scenario for a table may not use YAML's aliases")
    try:
        match = parse_scenario(text, "scenario").begin()
    except BAD_DATA as error:
        raise BadRequest(f"not a scenario: {type(error).__name__} in it") from error
    return setup_of_save(match.save(), seats, language, public, "scenario")


def settle(setup: Setup) -> bool:
    """Whether the match is over; then the log also has the silent answers that a save may lack."""
    match = setup.new_match()
    logged = len(match.choices)
    match.answer_silence()
    over = match.result is not None
    if over:
        setup.choices += [[seat, list(choice)] for seat, choice in match.choices[logged:]]
    return over
