"""The tables of this process: opening, resting, seats and their tokens."""

import asyncio
import contextlib
import logging
import time

import msgspec

from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.match import Match, read_save
from crannog.kernel.state import Json
from crannog.scenarios import parse_scenario
from crannog.server.config import Config
from crannog.server.keys import Keys, new_id, new_nonce
from crannog.server.live import LiveTable
from crannog.server.notices import Notices
from crannog.server.setup import (
    BadRequest,
    SeatPlan,
    SeatRequest,
    Setup,
    clean_name,
    plan_seat,
    plan_table,
)
from crannog.server.store import Store
from crannog.server.thinking import Thinkers

REST_AFTER = 60.0  # seconds without anybody before a table leaves memory
LOBBY_LENGTH = 50

log = logging.getLogger("crannog.hub")


class NoSuchTable(CrannogError):
    """There is no table of that id."""


class Forbidden(CrannogError):
    """The token does not give this."""


class Hub:
    """Opens tables on demand and lets them rest."""

    def __init__(self, config: Config, store: Store, keys: Keys) -> None:
        self.config = config
        self.store = store
        self.keys = keys
        self.thinkers = Thinkers(config.bot_processes)
        self.notices = Notices(config.webhook_hosts)
        self.tables: dict[str, LiveTable] = {}
        self._opening = asyncio.Lock()
        self.accepted = 0

    # -- opening and resting -------------------------------------------------------------------

    async def table(self, table: str) -> LiveTable:
        """The table in memory, loaded if need be."""
        live = self.tables.get(table)
        if live is not None:
            return live
        async with self._opening:
            if table not in self.tables:
                data = await asyncio.to_thread(self.store.read_table, table)
                if data is None:
                    raise NoSuchTable(f"there is no table {table}")
                setup = msgspec.json.decode(data, type=Setup)
                self.tables[table] = await asyncio.to_thread(
                    LiveTable, table, setup, self.store, self.thinkers, self.config
                )
                self.tables[table].notices = self.notices
            return self.tables[table]

    async def rest_idle_tables(self) -> None:
        """Every while: tables that nobody listens to leave memory."""
        while True:
            await asyncio.sleep(REST_AFTER / 4)
            now = time.monotonic()
            for table, live in list(self.tables.items()):
                if not live.ears and now - live.touched > REST_AFTER and not live.is_busy():
                    async with live.lock:
                        await live.keep_snapshot()
                    del self.tables[table]

    async def heard_of(self, table: str) -> None:
        """Another worker has changed a table that may be open here."""
        live = self.tables.get(table)
        if live is None:
            return
        data = await asyncio.to_thread(self.store.read_table, table)
        if data is not None:
            live.setup = msgspec.json.decode(data, type=Setup)
            live.tell_table()
        async with live.lock:
            await live.catch_up()

    async def close(self) -> None:
        """Keeps what is in memory and stops."""
        for live in self.tables.values():
            with contextlib.suppress(CrannogError):
                await live.keep_snapshot()
        self.thinkers.close()

    # -- making tables -------------------------------------------------------------------------

    async def create(self, setup: Setup) -> dict[str, Json]:
        """A new table; the answer holds the creator's tokens and the invitations."""
        setup.new_match()  # raises if the game can't begin like this
        table = new_id()
        data = msgspec.json.encode(setup).decode()
        open_seats = len(setup.open_seats()) if setup.public else 0
        await asyncio.to_thread(self.store.create_table, table, time.time(), open_seats, data)
        return self.tokens(table, setup)

    def tokens(self, table: str, setup: Setup) -> dict[str, Json]:
        """The creator's tokens."""
        seats: list[Json] = []
        for seat, plan in enumerate(setup.seats):
            row: dict[str, Json] = {"seat": seat, "kind": plan.kind}
            if plan.kind == "person":
                row["token"] = self.keys.token(table, f"seat-{seat}", plan.nonce)
            elif plan.kind == "open":
                row["invite"] = self.keys.token(table, f"invite-{seat}", plan.invite)
            seats.append(row)
        return {
            "table": table,
            "seats": seats,
            "owner": self.keys.token(table, "owner", setup.owner),
        }

    def from_save(self, save: Json, seats: list[SeatRequest], public: bool) -> Setup:
        """A table that goes on from a save."""
        read = read_save(save)
        Match.load(save)  # raises BadSave, WrongVersion
        setup = plan_table(read.game, seats, read.options, read.seed, "en", public)
        setup.position = read.position
        setup.choices = [[seat, list(choice)] for seat, choice in read.choices]
        return setup

    def from_scenario(self, text: str, seats: list[SeatRequest], public: bool) -> Setup:
        """A table that begins in a scenario's position."""
        match = parse_scenario(text, "scenario").begin()
        return self.from_save(match.save(), seats, public)

    async def rematch(self, table: str) -> dict[str, Json]:
        """A new table for the same players, each one seat further."""
        live = await self.table(table)
        old = live.setup
        seats = [*old.seats[-1:], *old.seats[:-1]]
        for plan in seats:
            plan.nonce = new_nonce()
        setup = Setup(
            old.game,
            seats,
            old.options,
            int.from_bytes(new_id().encode()[:6]),
            old.language,
            old.public,
            new_nonce(),
        )
        made = await self.create(setup)
        live.tell_rematch(made)
        return {"table": made["table"]}

    async def lobby(self) -> list[Json]:
        """Public tables with open seats."""
        if not self.config.lobby:
            return []
        rows = await asyncio.to_thread(self.store.open_tables, LOBBY_LENGTH)
        tables: list[Json] = []
        for table, created, data in rows:
            setup = msgspec.json.decode(data, type=Setup)
            tables.append(
                {
                    "table": table,
                    "game": setup.game,
                    "seats": [{"kind": plan.kind, "name": plan.name} for plan in setup.seats],
                    "options": dict(setup.options),
                    "open": list[Json](setup.open_seats()),
                    "created": created,
                }
            )
        return tables

    # -- seats and tokens ----------------------------------------------------------------------

    def seat_of(self, table: str, setup: Setup, token: str) -> Seat | None:
        """The seat that the token holds, or None."""
        for seat, plan in enumerate(setup.seats):
            valid = self.keys.is_valid(token, table, f"seat-{seat}", plan.nonce)
            if valid and plan.kind == "person":
                return seat
        return None

    def is_owner(self, table: str, setup: Setup, token: str) -> bool:
        """Whether the token is the owner's."""
        return self.keys.is_valid(token, table, "owner", setup.owner)

    async def join(self, table: str, seat: Seat, name: str, invite: str) -> str:
        """Takes an open seat; returns its token."""
        live = await self.table(table)
        async with live.lock:
            plan = self._plan(live, seat)
            if plan.kind != "open":
                raise BadRequest(f"seat {seat} is taken")
            invited = self.keys.is_valid(invite, table, f"invite-{seat}", plan.invite)
            if not (live.setup.public or invited):
                raise Forbidden("this seat needs its invitation")
            taken = SeatPlan("person", name=clean_name(name), nonce=new_nonce())
            await self._replace(live, seat, taken)
        return self.keys.token(table, f"seat-{seat}", taken.nonce)

    async def change_seat(
        self, table: str, seat: Seat, request: SeatRequest, token: str
    ) -> dict[str, Json]:
        """Replaces who sits at a seat: its holder may leave, the owner put in a bot and back."""
        live = await self.table(table)
        async with live.lock:
            self._plan(live, seat)
            holds = self.seat_of(table, live.setup, token) == seat
            if not (holds or self.is_owner(table, live.setup, token)):
                raise Forbidden("only the seat's holder or the table's owner may change it")
            plan = plan_seat(request)
            await self._replace(live, seat, plan)
        row: dict[str, Json] = {"seat": seat, "kind": plan.kind}
        if plan.kind == "person":
            row["token"] = self.keys.token(table, f"seat-{seat}", plan.nonce)
        elif plan.kind == "open":
            row["invite"] = self.keys.token(table, f"invite-{seat}", plan.invite)
        return row

    async def rename(self, table: str, token: str, name: str) -> None:
        """A new display name for the token's seat."""
        live = await self.table(table)
        seat = self.seat_of(table, live.setup, token)
        if seat is None:
            raise Forbidden("the token holds no seat here")
        async with live.lock:
            live.setup.seats[seat].name = clean_name(name)
            await self._save_setup(live)

    async def set_webhook(self, table: str, token: str, address: str) -> None:
        """Where turn notices of the token's seat go; only to hosts that this host allows."""
        live = await self.table(table)
        seat = self.seat_of(table, live.setup, token)
        if seat is None:
            raise Forbidden("the token holds no seat here")
        if address and not self.notices.allows(address):
            raise BadRequest("this host sends no notices to that address")
        async with live.lock:
            live.setup.seats[seat].webhook = address
            await self._save_setup(live)

    def _plan(self, live: LiveTable, seat: Seat) -> SeatPlan:
        if not 0 <= seat < len(live.setup.seats):
            raise BadRequest(f"the table has no seat {seat}")
        return live.setup.seats[seat]

    async def _replace(self, live: LiveTable, seat: Seat, plan: SeatPlan) -> None:
        live.setup.seats[seat] = plan
        live.forget_bot(seat)
        await self._save_setup(live)
        live.wake()

    async def _save_setup(self, live: LiveTable) -> None:
        setup = live.setup
        open_seats = len(setup.open_seats()) if setup.public else 0
        data = msgspec.json.encode(setup).decode()
        await asyncio.to_thread(self.store.update_table, live.id, time.time(), open_seats, data)
        live.tell_table()
