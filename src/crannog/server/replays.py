"""Looking back: a match after any number of its choices, for the replay slider.

Matches are played again in a process of their own: the tables don't notice.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.match import Match
from crannog.server.messages import state_of
from crannog.server.processes import Limits, Places, ProcessEnded, Worker
from crannog.server.schemas import Event, ReplayStep
from crannog.server.setup import BadRequest, Setup
from crannog.server.store import Store
from crannog.server.table.loading import net_choices

KEPT = 16  # matches; a slider moves by small steps, which so need no new beginning
SECONDS = 10.0  # for one step
NICE = 10
MOST_AT_ONCE = 60  # steps under way, most of them waiting
MOST_OF_ONE = 20  # of one address: a slider asks for many at once


class ReplayFailed(CrannogError):
    """A step that could not be shown."""


# -- in the replay process ---------------------------------------------------------------------

_matches: OrderedDict[str, Match] = OrderedDict()


def step(
    table: str, setup: Setup, choices: list[tuple[Seat, Choice]], of: int, viewer: Seat | None
) -> bytes:
    """The match after these choices, of so many, as JSON; and what the last of them changed."""
    match = match_after(table, setup, choices[:-1])
    before = match.view(viewer)
    since = match.told
    watch = match.watch([viewer])
    match.replay(choices[-1:])
    watch.end()
    seen = watch.by_viewer[viewer]
    events = msgspec.convert(match.events(0, viewer), list[Event])
    for event, patch in zip(events[since:], seen.patches, strict=True):
        event.patch = patch
    answer = ReplayStep(
        count=len(choices),
        of=of,
        state=state_of(match, viewer),
        events=events,
        before=before,
        since=since,
        rest=seen.rest,
        told=[match.events_before(count) for count in range(len(choices) + 1)],
    )
    return msgspec.json.encode(answer)


def match_after(table: str, setup: Setup, choices: list[tuple[Seat, Choice]]) -> Match:
    """The match of the table after these choices, from where it stands in this process."""
    match = _matches.pop(table, None)
    if match is None or not is_on_the_way(match.choices, choices):
        match = setup.fresh_match()
    if len(choices) < len(match.choices):
        match.rewind(len(choices))
    match.replay(choices[len(match.choices) :])
    _matches[table] = match
    while len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match


def is_on_the_way(made: Sequence[tuple[Seat, Choice]], wanted: Sequence[object]) -> bool:
    """Whether one of the two begins with all of the other."""
    common = min(len(made), len(wanted))
    return made[:common] == wanted[:common]


# -- in the service ----------------------------------------------------------------------------


class Replays:
    """Plays matches again, up to where somebody wants to look."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.worker = Worker(Limits(SECONDS, nice=NICE))
        self._places = Places("steps of replays", MOST_AT_ONCE, MOST_OF_ONE)

    async def at(
        self, table: str, setup: Setup, count: int, viewer: Seat | None, address: str = ""
    ) -> bytes:
        """The match after its first `count` choices, exactly as the viewer saw it then, as JSON."""
        with self._places.one(address):
            choices = await asyncio.to_thread(self._choices, table, setup)
            if count > len(choices):
                raise BadRequest(f"the match has {len(choices)} choices")
            bare = msgspec.structs.replace(setup, choices=[])
            try:
                return await self.worker.run(
                    step, table, bare, choices[:count], len(choices), viewer
                )
            except TimeoutError as error:
                seconds = self.worker.limits.seconds
                raise ReplayFailed(f"a step may take {seconds:g} seconds") from error
            except ProcessEnded as error:
                raise ReplayFailed("its process ended") from error

    def _choices(self, table: str, setup: Setup) -> list[tuple[Seat, Choice]]:
        return net_choices(setup.first_choices(), self._store.read_entries(table))

    def close(self) -> None:
        """Ends the process."""
        self.worker.close()
