"""Oath with one defect each in what it leaves, for the checks of chains to find."""

from typing import Any

from crannog.games.oath.meta import OathGame
from crannog.kernel import Json, State


class SpoilsWorlds(OathGame):
    """What a match leaves is spoiled."""

    def leaves(self, state: State) -> Json:
        """The world, spoiled if there is one."""
        world: Any = super().leaves(state)
        if world is not None:
            self.spoil(world)
        spoiled: Json = world
        return spoiled

    def spoil(self, world: dict[str, Any]) -> None:
        """Changes the world in place."""


class LosesHeirlooms(SpoilsWorlds):
    """A denizen of the deck goes back to the Archive (against O-8.8)."""

    def spoil(self, world: dict[str, Any]) -> None:
        """The last card of the deck."""
        world["deck"][2].pop()


class LeavesRubbish(SpoilsWorlds):
    """There is a relic too few (against O-8.6)."""

    def spoil(self, world: dict[str, Any]) -> None:
        """The one at the bottom."""
        world["relics"].pop()


class TurnsBoards(SpoilsWorlds):
    """A board that nobody plays comes to lie on its Citizen side (against O-8.7)."""

    def spoil(self, world: dict[str, Any]) -> None:
        """The last one."""
        world["sides"]["black"] = "citizen"
