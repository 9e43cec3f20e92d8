"""The chronicle that is being written (O-8): who has won, how far it is, and what was noted."""

from typing import Final, TypeAlias

from crannog.kernel.ask import Seat

# What comes next: O-8.1, O-8.2, O-8.3, O-8.4 and all the rest
OATH: Final = "oath"
CITIZENSHIP: Final = "citizenship"
SITES: Final = "sites"
DENIZENS: Final = "denizens"
WRITTEN: Final = "written"
STEPS: Final = (OATH, CITIZENSHIP, SITES, DENIZENS, WRITTEN)

Counts: TypeAlias = tuple[tuple[int, ...], ...]  # of each goal, by seat


class Chronicle:
    """The ceremony after a game: its winner, its next step, and what goes into the history."""

    __slots__ = (
        "added",
        "built",
        "counts",
        "healed",
        "invited",
        "lost",
        "reason",
        "repaired",
        "roles",
        "ruined",
        "rule",
        "step",
        "vow",
        "winner",
    )

    def begin(self, winner: Seat, reason: str, rule: str, counts: Counts | None = None) -> None:
        """Fills the fields; `Chronicle()` leaves them empty."""
        self.winner = winner
        self.reason = reason
        self.rule = rule
        self.step = OATH
        self.counts = counts  # as they were when the game was won: the map changes now
        self.roles: list[str] = []  # of each player, before O-8.2 changes them
        self.invited: list[Seat] = []  # to be Citizens, whatever they answered
        self.vow = ""  # the next goal
        self.built = 0  # an edifice
        self.repaired = 0  # likewise
        self.ruined: list[int] = []
        self.added: list[int] = []  # denizens that came into the world; nobody has seen which
        self.healed = False  # they came from the dispossessed, not from the archive
        self.lost: list[int] = []  # those that were dispossessed unseen

    def copy(self) -> "Chronicle":
        """An independent copy."""
        new = Chronicle()
        new.winner = self.winner
        new.reason = self.reason
        new.rule = self.rule
        new.counts = self.counts
        new.roles = self.roles[:]
        new.invited = self.invited[:]
        new.step = self.step
        new.vow = self.vow
        new.built = self.built
        new.repaired = self.repaired
        new.ruined = self.ruined[:]
        new.added = self.added[:]
        new.healed = self.healed
        new.lost = self.lost[:]
        return new
