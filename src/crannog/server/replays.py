"""Looking back: a match after any number of its choices, for the replay slider."""

import threading
from collections import OrderedDict

from crannog.kernel.ask import Choice, Seat
from crannog.kernel.match import Match
from crannog.kernel.state import Json
from crannog.server.messages import state_of
from crannog.server.setup import BadRequest, Setup
from crannog.server.store import Store
from crannog.server.table.loading import net_choices

KEPT = 4  # matches; a slider moves by small steps, which so need no new beginning


class Replays:
    """Plays matches again, up to where somebody wants to look."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._matches: OrderedDict[str, Match] = OrderedDict()

    def at(self, table: str, setup: Setup, count: int, viewer: Seat | None) -> dict[str, Json]:
        """The match after its first `count` choices, exactly as the viewer saw it then."""
        choices = net_choices(setup.first_choices(), self._store.read_entries(table))
        if count > len(choices):
            raise BadRequest(f"the match has {len(choices)} choices")
        with self._lock:
            match = self._match(table, setup, choices, count)
            return {
                "count": count,
                "of": len(choices),
                "state": state_of(match, viewer),
                "events": list[Json](match.events(0, viewer)),
            }

    def _match(
        self, table: str, setup: Setup, choices: list[tuple[Seat, Choice]], count: int
    ) -> Match:
        match = self._matches.pop(table, None)
        if match is None or match.choices != choices[: len(match.choices)]:
            match = setup.fresh_match()
        if count < len(match.choices):
            match.rewind(count)
        match.replay(choices[len(match.choices) : count])
        self._matches[table] = match
        while len(self._matches) > KEPT:
            self._matches.popitem(last=False)
        return match
