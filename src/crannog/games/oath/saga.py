"""Sagas of Oath (O-8): worlds drawn anew, as their people may see them, and told in sentences."""

from crannog.games.oath.chronicle import telling
from crannog.games.oath.chronicle.page import read_page
from crannog.games.oath.chronicle.seen import seen_page, seen_world
from crannog.games.oath.chronicle.shuffle import shuffled
from crannog.games.oath.chronicle.world import check_deal, read_world
from crannog.games.oath.facts import COLOURS, PURPLE
from crannog.kernel.ask import Seat
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json
from crannog.parts.saga import SagaPart
from crannog.shapes import Sentence


class OathSaga(SagaPart):
    """What Oath tells of the worlds between its games."""

    options = {"chronicle": "full"}  # noqa: RUF012

    def read(self, world: Json) -> dict[str, Json]:
        """O-8.7: a sound world; its page too, where it has one."""
        read = read_world(world)
        page = self.page(world)
        return read.export() if page is None else {**read.export(), "history": read_page(page)}

    def check_seats(self, world: Json, seats: int) -> None:
        """O-1.20: the deck must do for so many players."""
        check_deal(read_world(world), seats)

    def page(self, world: Json) -> Json:
        """O-8.7: the page of history."""
        return world.get("history") if isinstance(world, dict) else None

    def shuffled(self, world: Json, rng: Rng) -> Json:
        """O-8.3.5, O-8.6, O-8.8: everything that lies facedown, drawn anew."""
        read = read_world(world)
        shuffled(read, rng)
        return read.export()

    def seating(self, world: Json, seats: int) -> list[Seat]:
        """O-8.9: the winner is offered the Chancellor's board, and its player the winner's."""
        order = list(range(seats))
        page = telling.page_of(world)
        colours = [player["colour"] for player in page["players"]]
        winner = colours.index(page["winner"])
        if COLOURS[PURPLE] in colours[:seats] and winner < seats:
            chancellor = colours.index(COLOURS[PURPLE])
            order[chancellor], order[winner] = order[winner], order[chancellor]
        return order

    def shown(self, world: Json, sight: str) -> dict[str, Json]:
        """O-9.4: the world without what nobody may know of it, and its page."""
        page = self.page(world)
        seen = seen_world(read_world(world), sight)
        return seen if page is None else {**seen, "history": seen_page(read_page(page), sight)}

    def calls(self, shown: Json) -> list[str]:
        """The board's colour, or the Prince."""
        return telling.calls(telling.page_of(shown))

    def chapter(self, shown: Json) -> list[Sentence]:
        """The game in sentences."""
        return telling.chapter(telling.page_of(shown))

    def ruler(self, shown: Json) -> Sentence:
        """Who sits on the throne after the game."""
        return telling.ruler(telling.page_of(shown))

    def places(self, shown: Json) -> list[Sentence]:
        """O-8.7: the sites from the top of the Cradle to the bottom of the Hinterland."""
        return telling.places(shown)

    def unseen(self, shown: Json) -> list[Sentence]:
        """O-9.4: the denizens of the world deck, of the archive, and the dispossessed."""
        return telling.unseen(shown)

    def counts(self, shown: Json) -> dict[str, int]:
        """O-8.8: the denizens of the world deck by suit, where they are shown."""
        return telling.counts(shown)
