"""Sagas in the database: their rows, the game that is on, and those that are over."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.engine import Connection

from crannog.kernel.state import Json
from crannog.sagas import MOST_GAMES, PastGame, Saga, SagaPlayer
from crannog.server.store import Store, saga_games, sagas, tables

MOST_BRANCHES = 50  # listed


class SagaRow(msgspec.Struct, kw_only=True, frozen=True):
    """A saga as the database has it, without its games."""

    id: str
    created: float
    game: str
    name: str
    owner: str
    sight: str
    options: dict[str, Any]
    parent: str | None = None
    parent_game: int | None = None
    world: Any = None
    games: int = 0
    table_id: str | None = None

    def row(self) -> dict[str, Any]:
        """As its columns."""
        fields = msgspec.structs.asdict(self)
        return {**fields, "options": dump(self.options), "world": dump_or_none(self.world)}


class GameRow(msgspec.Struct, kw_only=True, frozen=True):
    """A game of a saga that is over."""

    saga_id: str
    number: int
    table_id: str | None
    world_before: Any
    world_after: Any
    history: list[SagaPlayer]

    def row(self) -> dict[str, Any]:
        """As its columns."""
        fields = msgspec.structs.asdict(self)
        before, after = dump_or_none(self.world_before), dump(self.world_after)
        return {
            **fields,
            "world_before": before,
            "world_after": after,
            "history": dump(self.history),
        }


def dump(value: object) -> str:
    """As JSON."""
    return msgspec.json.encode(value).decode()


def dump_or_none(value: Json) -> str | None:
    """As JSON; nothing for None."""
    return None if value is None else dump(value)


def load_or_none(text: str | None) -> Any:
    """What `dump_or_none` has written."""
    return None if text is None else msgspec.json.decode(text)


def saga_row(row: Row[Any]) -> SagaRow:
    """A row of the table `sagas`."""
    plain = {name: getattr(row, name) for name in SagaRow.__struct_fields__}
    options, world = msgspec.json.decode(row.options), load_or_none(row.world)
    return SagaRow(**{**plain, "options": options, "world": world})


def game_row(row: Row[Any]) -> GameRow:
    """A row of the table `saga_games`."""
    return GameRow(
        saga_id=row.saga_id,
        number=row.number,
        table_id=row.table_id,
        world_before=load_or_none(row.world_before),
        world_after=msgspec.json.decode(row.world_after),
        history=msgspec.json.decode(row.history, type=list[SagaPlayer]),
    )


def whole(row: SagaRow, games: Sequence[GameRow]) -> Saga:
    """The saga with its games."""
    past = [PastGame(game.history, game.world_after) for game in games]
    return Saga(
        game=row.game,
        name=row.name,
        sight=row.sight,
        options=row.options,
        world=row.world,
        games=past,
    )


def end_game(connection: Connection, store: Store, game: GameRow) -> None:
    """Writes the game that is over, if it is the one that is on in its saga; then none is on.

    Doing it twice does nothing. It is part of the transaction of the match's last entry. A match
    that has left nothing to go on with does not count.
    """
    mine = select(sagas.c.table_id).where(sagas.c.id == game.saga_id).with_for_update()
    if connection.execute(mine).scalar() != game.table_id:
        return
    change = update(sagas).where(sagas.c.id == game.saga_id)
    if game.world_after is not None:
        connection.execute(store.insert(saga_games).values(game.row()).on_conflict_do_nothing())
        change = change.values(games=game.number)
    connection.execute(change.values(table_id=None))


class SagaStore:
    """Reads and writes sagas."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- reading -------------------------------------------------------------------------------

    def read(self, saga: str) -> SagaRow | None:
        """The saga of that id."""
        with self._store.reading() as connection:
            row = connection.execute(select(sagas).where(sagas.c.id == saga)).one_or_none()
        return None if row is None else saga_row(row)

    def games(self, saga: str, first: int = 1, last: int = MOST_GAMES) -> list[GameRow]:
        """Its games that are over, the first one first, from one number to another."""
        query = select(saga_games).where(
            saga_games.c.saga_id == saga, saga_games.c.number.between(first, last)
        )
        with self._store.reading() as connection:
            rows = connection.execute(query.order_by(saga_games.c.number)).all()
        return [game_row(row) for row in rows]

    def branches(self, saga: str) -> list[SagaRow]:
        """The sagas that branch off from it, the oldest first."""
        query = select(sagas).where(sagas.c.parent == saga).order_by(sagas.c.created)
        with self._store.reading() as connection:
            rows = connection.execute(query.limit(MOST_BRANCHES)).all()
        return [saga_row(row) for row in rows]

    def listed(self, ids: Sequence[str]) -> list[SagaRow]:
        """Those that there are."""
        with self._store.reading() as connection:
            rows = connection.execute(select(sagas).where(sagas.c.id.in_(ids))).all()
        return [saga_row(row) for row in rows]

    # -- writing -------------------------------------------------------------------------------

    def create(self, row: SagaRow, games: Sequence[GameRow] = ()) -> "Future[None]":
        """A new saga, with games that are over."""

        def do(connection: Connection) -> None:
            connection.execute(insert(sagas).values(row.row()))
            if games:
                connection.execute(insert(saga_games), [game.row() for game in games])

        return self._store.write(do)

    def change(self, saga: str, **values: str | None) -> "Future[None]":
        """New values for some of its columns."""
        query = update(sagas).where(sagas.c.id == saga).values(**values)

        def do(connection: Connection) -> None:
            connection.execute(query)

        return self._store.write(do)

    def seat_game(self, saga: str, number: int, table: dict[str, Any]) -> "Future[bool]":
        """Makes the table of the saga's next game. False, and nothing is made, if another game is
        on, or was ended meanwhile."""
        claim = (
            update(sagas)
            .where(sagas.c.id == saga, sagas.c.table_id.is_(None), sagas.c.games == number - 1)
            .values(table_id=table["id"])
        )

        def do(connection: Connection) -> bool:
            if connection.execute(claim).rowcount != 1:
                return False
            connection.execute(insert(tables).values(table))
            return True

        return self._store.write(do)
