"""The last entry of a game of a saga: what it writes into the saga, in the same transaction."""

from collections.abc import Callable

from sqlalchemy.engine import Connection

from crannog.kernel.ask import Choice, Seat
from crannog.sagas import SagaPlayer
from crannog.server.saga_store import GameRow, end_game
from crannog.server.setup import Setup
from crannog.server.table.context import Context
from crannog.server.table.record import Record
from crannog.server.table.seating import Seating


class Ending:
    """Looks one choice ahead, at the tables of sagas alone."""

    def __init__(self, context: Context, record: Record, seating: Seating) -> None:
        self._context = context
        self._record = record
        self._seating = seating

    def of(self, seat: Seat, choice: Choice) -> Callable[[Connection], None] | None:
        """What the database gets together with this choice; None where it does not end the game."""
        if not self._seating.setup.saga:
            return None
        match, store = self._record.match, self._context.services.store
        after = match.after(seat, choice)
        if after.result is None:
            return None
        game = game_row(self._context.id, self._seating.setup, match.game.leaves(after.state))
        return lambda connection: end_game(connection, store, game)


def game_row(table_id: str, setup: Setup, world: object) -> GameRow:
    """The game of a saga as it is kept."""
    return GameRow(
        saga_id=setup.saga,
        number=setup.number,
        table_id=table_id,
        world_before=setup.start,
        world_after=world,
        history=[SagaPlayer(plan.name, plan.bot) for plan in setup.seats],
    )
