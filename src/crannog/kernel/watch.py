"""Watching a match: what each event changed in the views of those who look."""

from collections.abc import Iterable

from crannog.kernel.ask import Seat
from crannog.kernel.game import Game
from crannog.kernel.patches import Patch, difference
from crannog.kernel.state import Json, State


class Changes:
    """What a viewer saw change: a patch for each event, and what changed after the last of them."""

    __slots__ = ("patches", "rest", "view")

    def __init__(self, view: dict[str, Json]) -> None:
        self.patches: list[Patch] = []
        self.rest: Patch = []
        self.view = view  # as it is now


class Watch:
    """Looks at the views of some seats (None: a spectator) after every event of a state.

    Verbs change the state first and tell then, so a patch is what its event brought about. The
    rules go slower meanwhile: watch only while somebody looks.
    """

    __slots__ = ("_game", "_state", "by_viewer")

    def __init__(self, game: Game, state: State, viewers: Iterable[Seat | None]) -> None:
        self._game = game
        self._state = state
        self.by_viewer = {viewer: Changes(game.view(state, viewer)) for viewer in viewers}
        state.watcher = self._told if self.by_viewer else None

    def _told(self) -> None:
        """An event has just been told."""
        for viewer, changes in self.by_viewer.items():
            changes.patches.append(self._look(viewer, changes))

    def end(self) -> None:
        """Looks a last time, and no more."""
        self._state.watcher = None
        for viewer, changes in self.by_viewer.items():
            changes.rest = self._look(viewer, changes)

    def _look(self, viewer: Seat | None, changes: Changes) -> Patch:
        """What is different since the last look."""
        before, changes.view = changes.view, self._game.view(self._state, viewer)
        return difference(before, changes.view)
