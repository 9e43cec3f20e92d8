"""Sagas: making, showing and changing them, and seating their next games."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import find_game
from crannog.kernel.rng import Rng
from crannog.parts.saga import saga_part
from crannog.sagas import (
    MOST_GAMES,
    NAME_LENGTH,
    Saga,
    Told,
    saga_options,
    string_of,
    tell,
    without_page,
    write_file,
)
from crannog.server import schemas
from crannog.server.keys import Keys, new_id, new_nonce
from crannog.server.saga_store import GameRow, SagaRow, SagaStore, whole
from crannog.server.setup import (
    BadRequest,
    Forbidden,
    Setup,
    clean_line,
    new_seed,
    plan_table,
)
from crannog.server.store import Store
from crannog.server.tables import Tables

SAGA_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
MOST_LISTED = 50
MOST_STORIES = 64  # in memory, so that a page costs little when it is asked for again


class NoSuchSaga(CrannogError):
    """There is no saga of that id."""


class GameOn(CrannogError):
    """A game of the saga is on."""


@dataclass(frozen=True)
class Story:
    """What is told of a saga until its next game is over."""

    told: Told
    games: list[schemas.SagaGame]
    offered: list[Seat]


class Sagas:
    """Sagas belong to whoever has the owner's token; whoever knows the id may read them."""

    def __init__(self, store: Store, tables: Tables, keys: Keys) -> None:
        self._rows = SagaStore(store)
        self._tables = tables
        self._keys = keys
        self._stories: OrderedDict[str, Story] = OrderedDict()  # of those that were read last

    # -- reading -------------------------------------------------------------------------------

    async def row(self, saga_id: str) -> SagaRow:
        """The saga of that id; NoSuchSaga."""
        row = None
        if SAGA_ID.fullmatch(saga_id):
            row = await asyncio.to_thread(self._rows.read, saga_id)
        if row is None:
            raise NoSuchSaga("there is no such saga")
        return row

    async def games(self, saga_id: str) -> list[GameRow]:
        """Its games that are over."""
        return await asyncio.to_thread(self._rows.games, saga_id)

    async def last_table(self, saga_id: str) -> str | None:
        """The table of its last game; None if there is none, or it was played elsewhere."""
        games = await self.games(saga_id)
        return games[-1].table_id if games else None

    def is_owner(self, row: SagaRow, token: str) -> bool:
        """Whether the token is the owner's."""
        return self._keys.is_valid(token, row.id, "owner", row.owner)

    async def owned(self, saga_id: str, token: str) -> SagaRow:
        """The saga, for its owner alone."""
        row = await self.row(saga_id)
        if not self.is_owner(row, token):
            raise Forbidden("only the owner of the saga may do that")
        return row

    async def listed(self, ids: Sequence[str]) -> list[schemas.SagaCard]:
        """Those sagas that there are, in the order in which they were asked for."""
        if len(ids) > MOST_LISTED:
            raise BadRequest(f"{MOST_LISTED} sagas may be asked for at once, not {len(ids)}")
        known = [one for one in ids if SAGA_ID.fullmatch(one)]
        found = await asyncio.to_thread(self._rows.listed, known)
        cards = {row.id: card_of(row) for row in found}
        return [cards[one] for one in dict.fromkeys(known) if one in cards]

    async def show(self, saga_id: str, token: str) -> schemas.SagaPage:
        """The saga's page."""
        row = await self.row(saga_id)
        story = await self._told(row)
        return schemas.SagaPage(
            saga=row.id,
            game=row.game,
            name=row.name,
            created=row.created,
            sight=row.sight,
            options=row.options,
            owner=self.is_owner(row, token),
            parent=await self._parent(row),
            branches=await self._branches(row),
            next=row.games + 1,
            table=row.table_id,
            offered=story.offered,
            games=story.games,
            drift=story.told.drift,
            map=story.told.map,
            unseen=story.told.unseen,
            world=story.told.world,
        )

    async def show_game(self, saga_id: str, number: int) -> schemas.SagaGamePage:
        """A game's page: the saga as it stood then."""
        row = await self.row(saga_id)
        if not 1 <= number <= row.games:
            raise NoSuchSaga(f"game {number} of this saga is not over")
        game = (await self._told(row)).games[number - 1]
        left = await asyncio.to_thread(self._rows.games, saga_id, number - 1, number)
        return await asyncio.to_thread(game_page, row, game, left)

    async def _told(self, row: SagaRow) -> "Story":
        """The saga's story; it is told anew where it has gone on, or its sight is another."""
        known = self._stories.pop(row.id, None)
        if known is None or (known.told.sight, len(known.games)) != (row.sight, row.games):
            games = await self.games(row.id)
            known = await asyncio.to_thread(story_of, row, games)
        self._stories[row.id] = known
        while len(self._stories) > MOST_STORIES:
            self._stories.popitem(last=False)
        return known

    async def _parent(self, row: SagaRow) -> schemas.SagaLink | None:
        if row.parent is None or row.parent_game is None:
            return None
        parent = await self.row(row.parent)
        return schemas.SagaLink(parent.id, parent.name, row.parent_game)

    async def _branches(self, row: SagaRow) -> list[schemas.SagaLink]:
        found = await asyncio.to_thread(self._rows.branches, row.id)
        return [schemas.SagaLink(one.id, one.name, one.parent_game or 1) for one in found]

    # -- making --------------------------------------------------------------------------------

    async def create(self, wish: schemas.CreateSaga) -> schemas.NewSaga:
        """A saga before its first game."""
        options = saga_options(find_game(wish.game), wish.options)
        saga = Saga(game=wish.game, name=wish.name, sight=wish.sight, options=options)
        return await self._keep(saga, [])

    async def keep(self, saga: Saga, name: str) -> schemas.NewSaga:
        """A saga that was read from a file."""
        games = [
            GameRow(
                saga_id="",
                number=number,
                table_id=None,
                world_before=saga.games[number - 2].world if number > 1 else saga.world,
                world_after=past.world,
                history=past.players,
            )
            for number, past in enumerate(saga.games, 1)
        ]
        saga.name = name or saga.name
        return await self._keep(saga, games)

    async def branch(self, saga_id: str, token: str, wish: schemas.Branch) -> schemas.NewSaga:
        """A saga that shares the games before one, which it plays another way."""
        row = await self.owned(saga_id, token)
        refuse_while_on(row)
        games = await self.games(saga_id)
        if wish.game > len(games) + 1:
            raise BadRequest(f"the saga has {len(games)} games: it can't go another way later")
        kept = games[: wish.game - 1]
        saga = whole(row, kept)
        saga.name = wish.name or row.name
        return await self._keep(saga, kept, row.id, wish.game)

    async def _keep(
        self,
        saga: Saga,
        games: Sequence[GameRow],
        parent: str | None = None,
        parent_game: int | None = None,
    ) -> schemas.NewSaga:
        row = SagaRow(
            id=new_id(),
            created=time.time(),
            game=saga.game,
            name=clean_line(saga.name, NAME_LENGTH),
            owner=new_nonce(),
            sight=saga.sight,
            options=saga.options,
            parent=parent,
            parent_game=parent_game,
            world=saga.world,
            games=len(games),
        )
        own = [msgspec.structs.replace(game, saga_id=row.id) for game in games]
        await asyncio.wrap_future(self._rows.create(row, own))
        return schemas.NewSaga(row.id, self._keys.token(row.id, "owner", row.owner))

    # -- by the owner --------------------------------------------------------------------------

    async def change(self, saga_id: str, token: str, wish: schemas.ChangeSaga) -> None:
        """Another name, another sight."""
        row = await self.owned(saga_id, token)
        name = row.name if wish.name is None else clean_line(wish.name, NAME_LENGTH)
        sight = row.sight if wish.sight is None else wish.sight
        await asyncio.wrap_future(self._rows.change(row.id, name=name, sight=sight))

    async def new_owner(self, saga_id: str, token: str) -> schemas.NewSaga:
        """A new token for the owner; the old one ends."""
        row = await self.owned(saga_id, token)
        nonce = new_nonce()
        await asyncio.wrap_future(self._rows.change(row.id, owner=nonce))
        return schemas.NewSaga(row.id, self._keys.token(row.id, "owner", nonce))

    async def abandon(self, saga_id: str, token: str) -> str | None:
        """The game that is on no longer belongs to the saga. Its table, if there is one."""
        row = await self.owned(saga_id, token)
        await asyncio.wrap_future(self._rows.change(row.id, table_id=None))
        return row.table_id

    async def file(self, saga_id: str, token: str) -> bytes:
        """The saga as a file: whole for its owner, while no game is on; else without secrets."""
        row = await self.row(saga_id)
        saga = whole(row, await self.games(saga_id))
        secrets = self.is_owner(row, token) and row.table_id is None
        return await asyncio.to_thread(write_file, saga, secrets)

    async def string(self, saga_id: str, token: str) -> schemas.SagaString:
        """The world as another program writes it, for the owner while no game is on: it tells the
        order of the decks."""
        row = await self.owned(saga_id, token)
        refuse_while_on(row)
        saga = whole(row, await self.games(saga_id))
        return schemas.SagaString(await asyncio.to_thread(string_of, saga))

    # -- the next game -------------------------------------------------------------------------

    async def plan_next(self, saga_id: str, token: str, wish: schemas.NextGame) -> Setup:
        """The next game with the seats that the owner wishes."""
        row = await self.owned(saga_id, token)
        refuse_while_on(row)
        options = saga_options(find_game(row.game), {**row.options, **wish.options})
        setup = plan_table(row.game, wish.seats, options, new_seed(), wish.language, wish.public)
        return begun_with(setup, row, await self.games(saga_id))

    async def after(self, table_id: str, seated: Callable[[list[Seat]], Setup]) -> str:
        """The table of the game after that of a table, which must be the saga's last one.

        `seated` makes its set-up, from whose seats are offered. If that game is on, it is it.
        """
        saga_id = (await self._tables.setup(table_id)).saga
        row, games = await self.row(saga_id), await self.games(saga_id)
        if not games or games[-1].table_id != table_id:
            raise BadRequest("the saga has gone on from another game than this one")
        if row.table_id is not None:
            return row.table_id
        return await self.seat(begun_with(seated(offered(row, games)), row, games))

    async def seat(self, setup: Setup) -> str:
        """The table of the next game; GameOn if somebody else was faster."""
        table_id = await self._tables.create_in_saga(setup)
        if table_id is None:
            raise GameOn("a game of the saga is on")
        return table_id

    async def may_save(self, setup: Setup, token: str) -> bool:
        """Whether a finished match may be downloaded with all its secrets. That of a saga's game
        tells what lies in the decks of the next one."""
        if not setup.saga:
            return True
        row = await self.row(setup.saga)
        return self.is_owner(row, token) and row.table_id is None


# -- pure --------------------------------------------------------------------------------------


def refuse_while_on(row: SagaRow) -> None:
    """GameOn while a game of the saga is on."""
    if row.table_id is not None:
        raise GameOn("a game of the saga is on: wait for its end, or abandon it")


def begun_with(setup: Setup, row: SagaRow, games: Sequence[GameRow]) -> Setup:
    """The set-up of the saga's next game: its world, with all that lies facedown drawn anew."""
    if len(games) >= MOST_GAMES:
        raise BadRequest(f"a saga may have {MOST_GAMES} games")
    setup.saga, setup.number = row.id, len(games) + 1
    world = whole(row, games).last_world()
    if world is not None:
        part = saga_part(find_game(row.game))
        part.check_seats(world, len(setup.seats))
        setup.start = part.shuffled(world, Rng(new_seed()))
        setup.origin = "saga"
    return setup


def offered(row: SagaRow, games: Sequence[GameRow]) -> list[Seat]:
    """For each seat of the next game: whose of the last one it is offered to."""
    if not games:
        return []
    part = saga_part(find_game(row.game))
    return part.seating(games[-1].world_after, len(games[-1].history))


def story_of(row: SagaRow, games: Sequence[GameRow]) -> Story:
    """The saga as its people may see it."""
    told = tell(whole(row, games))
    shown = [
        schemas.SagaGame(**msgspec.structs.asdict(one), table=game.table_id)
        for one, game in zip(told.games, games, strict=True)
    ]
    return Story(told, shown, offered(row, games))


def game_page(
    row: SagaRow, game: schemas.SagaGame, games: Sequence[GameRow]
) -> schemas.SagaGamePage:
    """A game's page. `games` are that game and the one before it, if there is one."""
    part = saga_part(find_game(row.game))
    earlier = [one.world_after for one in games[:-1]] or [row.world]
    before, after = (
        None if world is None else part.shown(world, row.sight)
        for world in (earlier[-1], games[-1].world_after)
    )
    assert after is not None
    return schemas.SagaGamePage(
        **msgspec.structs.asdict(game),
        map=part.places(after),
        map_before=[] if before is None else part.places(before),
        before=None if before is None else without_page(before),
        world=without_page(after),
    )


def card_of(row: SagaRow) -> schemas.SagaCard:
    """A saga in a list."""
    return schemas.SagaCard(row.id, row.game, row.name, row.created, row.games, row.table_id)
