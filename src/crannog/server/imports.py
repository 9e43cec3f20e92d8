"""Tables from saves and scenarios that somebody sends.

Reading, checking and replaying them happens in processes of their own, with limits; tables in play
don't notice. What is cheap to see is refused before.
"""

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import msgspec
import yaml

from crannog.kernel.errors import IllegalChoice
from crannog.kernel.game import find_game
from crannog.kernel.match import Match, Snapshot, read_save
from crannog.kernel.state import Json
from crannog.parts.saga import saga_part
from crannog.parts.strings import BadString, strings_of
from crannog.sagas import NAME_LENGTH, BadSaga, Saga, read_file, read_world, saga_options
from crannog.scenarios import parse_scenario
from crannog.server.config import Config
from crannog.server.limits import Limiter
from crannog.server.messages import standing_of, state_of
from crannog.server.processes import Busy, Limits, Places, ProcessEnded, Worker
from crannog.server.setup import BadRequest, SeatRequest, Setup, plan_table
from crannog.words import Words

T = TypeVar("T")

MOST_IMPORTED = 5_000  # choices of a save
LONGEST_SCENARIO = 100_000  # characters
LARGEST_POSITION = 200_000  # bytes as JSON
MOST_LISTS = 20_000  # lists and tables in a save or a scenario
DEEPEST = 32  # of them inside each other
SHOWING = 0.2  # seconds of the processor: the service itself sets positions up and shows them
LARGEST_SHOWN = 200_000  # bytes of a seat's state as JSON: everybody is sent them at each choice
MOST_AT_ONCE = 16  # imports under way, most of them waiting
MOST_OF_ONE = 4  # of one address
NICE = 10
MEGABYTE = 1 << 20
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))

# What somebody else's file may make of code that expects sound data
BAD_DATA = (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RecursionError)


class OverLimit(BadRequest):
    """More than is allowed: which limit, and how much it allows."""


@dataclass(frozen=True)
class Begun:
    """An imported table before its first entry, and what opens it without a replay."""

    setup: Setup
    over: bool
    snapshot: Snapshot
    told: list[str]  # the events before the snapshot, encoded
    standing: str


# -- in the service ----------------------------------------------------------------------------


class Imports:
    """A few processes that read what strangers send."""

    def __init__(self, config: Config) -> None:
        limits = Limits(config.import_seconds, config.import_megabytes * MEGABYTE, NICE)
        self.workers = [Worker(limits) for _ in range(config.import_processes)]
        self._places = Places("imports", MOST_AT_ONCE, MOST_OF_ONE)
        self._rate = Limiter(config.imports_per_second)

    async def read(
        self,
        sent: bytes | str,
        seats: list[SeatRequest],
        language: str,
        public: bool,
        address: str = "",
    ) -> Begun:
        """The table of a save (bytes) or a scenario (text)."""
        check_form(sent)
        return await self._run(address, begun_from, sent, seats, language, public)

    async def read_saga(self, sent: bytes, address: str = "") -> Saga:
        """The saga of a file."""
        check_form(sent, "the file of a saga")
        return await self._run(address, saga_from, sent)

    async def read_string(self, game: str, sent: str, language: str, address: str = "") -> Saga:
        """The saga that begins in the world of another program's string; what is wrong with one is
        told in the language."""
        if len(sent) > LONGEST_SCENARIO:
            raise OverLimit(f"a string may have {LONGEST_SCENARIO} characters, not {len(sent)}")
        return await self._run(address, saga_from_string, game, sent, language)

    async def _run(self, address: str, work: Callable[..., T], *args: object) -> T:
        """What the work returns in one of the processes, within all limits."""
        if not self._rate.allows(address):
            allowed = f"{self._rate.rate:g} import a second, {self._rate.burst:g} in a burst"
            raise Busy(f"an address may make {allowed}: try again later")
        with self._places.one(address):
            worker = min(self.workers, key=lambda one: one.waiting)
            try:
                return await worker.run(work, *args)
            except TimeoutError as error:
                seconds = worker.limits.seconds
                raise OverLimit(f"an import may take {seconds:g} seconds") from error
            except MemoryError as error:
                megabytes = worker.limits.memory // MEGABYTE
                raise OverLimit(f"an import may take {megabytes} MB of memory") from error
            except ProcessEnded as error:
                raise BadRequest("it could not be read: the process that read it ended") from error

    def close(self) -> None:
        """Ends the processes."""
        for worker in self.workers:
            worker.close()


def check_form(sent: bytes | str, what: str = "a save") -> None:
    """Refuses at once what is too long, or nested too deeply."""
    if isinstance(sent, str) and len(sent) > LONGEST_SCENARIO:
        raise OverLimit(f"a scenario may have {LONGEST_SCENARIO} characters, not {len(sent)}")
    what = "a scenario" if isinstance(sent, str) else what
    brackets = (sent.encode() if isinstance(sent, str) else sent).translate(None, NO_BRACKETS)
    lists = brackets.count(b"[") + brackets.count(b"{")
    if lists > MOST_LISTS:
        raise OverLimit(f"{what} may have {MOST_LISTS} lists and tables, not {lists}")
    for _ in range(DEEPEST):  # each time without the innermost ones
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
    too_deep = b"[]" in brackets or b"{}" in brackets
    if too_deep or len(brackets) > DEEPEST:  # a few brackets in texts need no partners
        raise OverLimit(f"{what} may have {DEEPEST} lists and tables inside each other")


# -- in an import process ----------------------------------------------------------------------


def begun_from(sent: bytes | str, seats: list[SeatRequest], language: str, public: bool) -> Begun:
    """The table of a save or a scenario, played up to where it begins."""
    try:
        if isinstance(sent, str):
            setup = setup_of_scenario(sent, seats, language, public)
        else:
            setup = setup_of_save(msgspec.json.decode(sent), seats, language, public)
        return begin(setup)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRequest(f"not a save: {error}") from None
    except IllegalChoice as error:  # its parts don't pass from one process to another
        raise BadRequest(str(error)) from None


def saga_from(sent: bytes) -> Saga:
    """The saga of a file that has all its worlds."""
    file = read_file(sent)
    if file.saga is None:
        raise BadSaga("the file was written while a game was on: it lacks the worlds to go on with")
    return file.saga


def saga_from_string(game_id: str, sent: str, language: str) -> Saga:
    """The saga before its first game, in the world of a string."""
    game = find_game(game_id)
    strings = strings_of(game)
    try:
        world = strings.read(sent)
    except BadString as error:
        said = Words(language, game).refusal(error.refusal)
        raise BadSaga(f"{strings.program}: {said}") from None
    return Saga(
        game=game.id,
        name=strings.title(world)[:NAME_LENGTH],
        options=saga_options(game, {}),
        world=read_world(saga_part(game), world, "world"),
    )


def begin(setup: Setup) -> Begun:
    """The table as it is kept."""
    match = settle(setup)
    check_showing(setup, match)
    snapshot = match.snapshot()
    told = [msgspec.json.encode(event).decode() for event in match.raw_events()]
    return Begun(
        setup,
        match.result is not None,
        snapshot,
        told[: snapshot.events],
        msgspec.json.encode(standing_of(match)).decode(),
    )


def check_showing(setup: Setup, match: Match) -> None:
    """Refuses what would slow down the service itself, whenever the table is opened and shown."""
    began = time.process_time()
    setup.fresh_match()
    for viewer in (None, *range(match.seats)):
        size = len(msgspec.json.encode(state_of(match, viewer)))
        if size > LARGEST_SHOWN:
            raise OverLimit(f"a seat may be shown {LARGEST_SHOWN} bytes as JSON, not {size}")
    if time.process_time() - began > SHOWING:
        raise OverLimit(f"a position may take {SHOWING:g} seconds to set up and show")


def setup_of_save(
    save: Json, seats: list[SeatRequest], language: str, public: bool, origin: str = "save"
) -> Setup:
    """The set-up of a table that goes on from a save."""
    read = read_save(save)
    if len(read.choices) > MOST_IMPORTED:
        raise OverLimit(f"a save may have {MOST_IMPORTED} choices, not {len(read.choices)}")
    for part, what in ((read.position, "a position"), (read.start, "what a match begins with")):
        size = len(msgspec.json.encode(part))
        if size > LARGEST_POSITION:
            raise OverLimit(f"{what} may have {LARGEST_POSITION} bytes as JSON, not {size}")
    if len(seats) != read.seats:
        raise BadRequest(f"the save has {read.seats} seats, not {len(seats)}")
    try:
        Match.load(save)  # raises BadSave, WrongVersion
    except BAD_DATA as error:
        raise BadRequest(f"not a save: {type(error).__name__} in its position") from error
    setup = plan_table(read.game, seats, read.options, read.seed, language, public, origin)
    setup.position = read.position
    setup.start = read.start
    setup.choices = [[seat, list(choice)] for seat, choice in read.choices]
    setup.practice = isinstance(save, dict) and save.get("practice") is True
    return setup


def setup_of_scenario(text: str, seats: list[SeatRequest], language: str, public: bool) -> Setup:
    """The set-up of a table that begins in a scenario's position."""
    with contextlib.suppress(yaml.YAMLError):  # told below, in the scenario's own words
        if any(isinstance(token, yaml.AliasToken) for token in yaml.scan(text)):
            raise BadRequest("a scenario for a table may not use YAML's aliases")
    try:
        match = parse_scenario(text, "scenario").begin()
    except BAD_DATA as error:
        raise BadRequest(f"not a scenario: {type(error).__name__} in it") from error
    return setup_of_save(match.save(), seats, language, public, "scenario")


def settle(setup: Setup) -> Match:
    """The match as it begins at the table.

    If it is over, the set-up gets the silent answers that a save may lack.
    """
    match = setup.new_match()
    logged = len(match.choices)
    match.answer_silence()
    if match.result is None:
        match.rewind(logged)
    setup.choices += [[seat, list(choice)] for seat, choice in match.choices[logged:]]
    return match
