"""What the viewers of a table saw change since they were last sent something."""

from crannog.kernel.ask import Seat
from crannog.kernel.patches import Patch
from crannog.kernel.watch import Watch


class Changes:
    """For each viewer a patch by the number of its event, and what changed after the last one."""

    def __init__(self) -> None:
        self._patches: dict[tuple[Seat | None, int], Patch] = {}
        self._rest: dict[Seat | None, Patch] = {}

    def add(self, first: int, watch: Watch) -> None:
        """What a choice brought, whose first event has the number `first`.

        What an earlier choice had changed besides its events comes before them.
        """
        for viewer, seen in watch.by_viewer.items():
            rest = self._rest.pop(viewer, [])
            for number, patch in enumerate(seen.patches, first):
                self._patches[viewer, number] = [*rest, *patch]
                rest = []
            self._rest[viewer] = [*rest, *seen.rest]

    def clear(self) -> None:
        """They have been sent it, or the match was taken back."""
        self._patches.clear()
        self._rest.clear()

    def patch(self, viewer: Seat | None, number: int) -> Patch | None:
        """What the event changed for the viewer; None if nobody looked."""
        return self._patches.get((viewer, number))

    def rest(self, viewer: Seat | None) -> Patch:
        """What changed after the last event."""
        return self._rest.get(viewer, [])
