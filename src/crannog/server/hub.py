"""The tables of this process: opening, resting, seats and their tokens."""

import asyncio
import gc
import logging
import re
import time
from concurrent.futures import Future
from typing import cast

import msgspec

from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.state import Json
from crannog.server.bus import Item
from crannog.server.imports import settle
from crannog.server.keys import Keys, new_id, new_nonce
from crannog.server.listeners import encoded
from crannog.server.messages import standing_of
from crannog.server.replays import Replays
from crannog.server.services import Services
from crannog.server.setup import (
    BadRequest,
    Forbidden,
    SeatPlan,
    SeatRequest,
    Setup,
    clean_name,
    new_seed,
    plan_seat,
)
from crannog.server.table.chat import Line, seat_notice
from crannog.server.table.table import Table

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
LOBBY_LENGTH = 50
LOBBY_SECONDS = 30 * 24 * 3600.0  # a table that nobody has touched for so long is not listed
LONGEST_ADDRESS = 500
PRESENCE_EVERY = 30.0

log = logging.getLogger("crannog.hub")


class NoSuchTable(CrannogError):
    """There is no table of that id."""


class NoLobby(CrannogError):
    """The host lists no tables."""


class NotOver(CrannogError):
    """The match goes on."""


class Hub:
    """Opens tables on demand and lets them rest."""

    def __init__(self, services: Services, keys: Keys) -> None:
        self.services = services
        self.config = services.config
        self.store = services.store
        self.keys = keys
        self.replays = Replays(services.store)
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}

    # -- opening and resting -------------------------------------------------------------------

    async def table(self, table: str) -> Table:
        """The table in memory, loaded if need be."""
        live = self.tables.get(table)
        if live is None:
            if not TABLE_ID.fullmatch(table):
                raise NoSuchTable("there is no such table")
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._open(table))
            live = await asyncio.shield(self._opening[table])
        live.context.touch()
        return live

    async def standing(self, table: str) -> dict[str, Json]:
        """How a table's match stands, and who sits there; a table that rests goes on resting."""
        live = self.tables.get(table)
        if live is None and TABLE_ID.fullmatch(table):
            kept = await asyncio.to_thread(self.store.read_standing, table)
            if kept is not None:
                data, standing = kept
                setup = Setup.decode(data)
                return {"names": setup.names(), **msgspec.json.decode(standing)}
        if live is None:
            live = await self.table(table)
        return {"names": live.setup.names(), **standing_of(live.match)}

    async def _open(self, table: str) -> Table:
        try:
            found = await asyncio.to_thread(self.store.read_table, table)
            if found is None:
                raise NoSuchTable(f"there is no table {table}")
            version, data = found
            setup = Setup.decode(data)
            live = await asyncio.to_thread(Table, table, version, setup, self.services)
            self.tables[table] = live
        finally:
            del self._opening[table]
        if live.match.result is not None:
            live.update_lobby()
        self._note_awake(table, True)
        await self.services.bus.publish("who", table)
        if self.services.bus.on:  # entries that came while it was read
            await live.catch_up()
        return live

    def _note_awake(self, table: str, awake: bool) -> None:
        """Nobody waits for this note; that it could not be written is logged."""

        def noted(written: "Future[None]") -> None:
            if not written.cancelled() and written.exception() is not None:
                log.error("table %s: awake not noted", table, exc_info=written.exception())

        self.store.set_awake(table, awake, time.time()).add_done_callback(noted)

    async def go_on(self) -> None:
        """After a start: tables that were in memory go on by themselves, bots first of all."""
        for table in await asyncio.to_thread(self.store.awake_tables):
            try:
                (await self.table(table)).wake()
            except Exception:  # of a game that is no longer installed, for example
                log.exception("table %s can't go on", table)

    async def arrive(self, table: str) -> Table:
        """The table for a newcomer: whatever other workers have written is in it."""
        live = await self.table(table)
        if self.services.bus.on:
            await live.catch_up()
        return live

    async def rest_idle_tables(self) -> None:
        """Every while: tables that nobody listens to leave memory, and most of finished ones."""
        spoken = time.monotonic()
        while True:
            await asyncio.sleep(self.config.rest_after / 4)
            await self._rest_idle()
            if self.services.bus.on and time.monotonic() - spoken > PRESENCE_EVERY:
                spoken = time.monotonic()
                self._tell_presence()

    async def _rest_idle(self) -> None:
        before = len(self.tables)
        slimmed = 0
        for live in list(self.tables.values()):
            if self._is_idle(live):
                await self._rest(live)
            elif self._is_quiet(live) and live.record.is_full():
                await self._slim(live)
                slimmed += 1
        if slimmed or len(self.tables) < before:
            gc.collect()  # a match refers to itself: without this its memory would stay a while

    def _tell_presence(self) -> None:
        for live in self.tables.values():
            live.presence.publish()

    def _is_quiet(self, live: Table) -> bool:
        return (
            time.monotonic() - live.context.touched > self.config.rest_after and not live.is_busy()
        )

    def _is_idle(self, live: Table) -> bool:
        return not live.context.listeners.connected and self._is_quiet(live)

    async def _rest(self, live: Table) -> None:
        """Keeps what the table needs to open quickly, and forgets it unless somebody came."""
        try:
            await live.record.keep_snapshot()
        except Exception:  # it stays in memory; the next round tries again
            log.exception("table %s could not be kept", live.id)
            return
        if self._is_idle(live):
            del self.tables[live.id]
            self._note_awake(live.id, False)
            await live.close()

    async def _slim(self, live: Table) -> None:
        """Forgets what nobody needs of a finished match at which people still sit."""
        try:
            await live.record.slim_down(live.setup)
        except Exception:  # it stays as it is; the next round tries again
            log.exception("table %s could not be slimmed down", live.id)

    async def heard(self, item: Item) -> None:
        """News from another worker, about a table that may be open here."""
        live = self.tables.get(item.table)
        if live is None:
            return
        if item.kind == "entries":
            async with live.context.lock:
                await live.record.catch_up()
        elif item.kind == "setup":
            async with live.context.lock:
                await live.seating.refresh()
        elif item.kind == "consent":
            await live.takebacks.hear_consent(item.seats[0], bool(item.message["yes"]))
        elif item.kind == "say" and item.message["type"] == "rematch":
            await self._tell_rematch(live, str(item.message["table"]))
        elif item.kind == "say":
            hear(live, item.message)
        else:
            live.presence.hear(item.worker, item.seats)
            if item.kind == "who":
                live.presence.publish()

    async def catch_up(self) -> None:
        """The line to other workers stands (again): what was missed is taken in."""
        for live in list(self.tables.values()):
            await live.catch_up()

    async def close(self) -> None:
        """Keeps what is in memory and stops."""
        lives = list(self.tables.values())
        for live in lives:
            await live.close()
        kept = await asyncio.gather(
            *(live.record.keep_snapshot() for live in lives), return_exceptions=True
        )
        for live, error in zip(lives, kept, strict=True):
            if error is not None:
                log.error("table %s could not be kept", live.id, exc_info=error)
        self.services.thinkers.close()
        await self.services.bus.close()

    # -- making tables -------------------------------------------------------------------------

    async def create(self, setup: Setup) -> dict[str, Json]:
        """A new table; the answer holds the creator's tokens and the invitations."""
        over = await asyncio.to_thread(settle, setup)  # raises if it can't begin like this
        offered = setup.offered(over)
        table = new_id()
        await asyncio.wrap_future(
            self.store.create_table(table, time.time(), offered, setup.encode())
        )
        return self.tokens(table, setup)

    def tokens(self, table: str, setup: Setup) -> dict[str, Json]:
        """The creator's tokens."""
        seats: list[Json] = [
            self.seat_row(table, seat, plan) for seat, plan in enumerate(setup.seats)
        ]
        return {"table": table, "seats": seats, "owner": self.owner_token(table, setup)}

    def owner_token(self, table: str, setup: Setup) -> str:
        """The token that manages the table."""
        return self.keys.token(table, "owner", setup.owner)

    def seat_row(self, table: str, seat: Seat, plan: SeatPlan) -> dict[str, Json]:
        """A seat with the token of its person, or its invitation."""
        row: dict[str, Json] = {"seat": seat, "kind": plan.kind}
        if plan.kind == "person":
            row["token"] = self.keys.token(table, f"seat-{seat}", plan.nonce)
        elif plan.kind == "open":
            row["invite"] = self.keys.token(table, f"invite-{seat}", plan.invite)
        return row

    async def rematch(self, table: str, token: str) -> dict[str, Json]:
        """After the end: a new table for the same players, each one seat further; one for all.

        A seat gets its own new token; the owner the owner's, and invitations to open seats.
        """
        live = await self.table(table)
        owner = self.is_owner(table, live.setup, token)
        seat = self.seat_of(table, live.setup, token)
        if not owner and seat is None:
            raise Forbidden("only players may ask for a rematch")
        async with live.rematching:
            if not live.setup.next:
                if live.match.result is None:
                    raise NotOver("a rematch can be asked for when the match is over")
                await self._make_rematch(live)
        new = await self._setup(live.setup.next)
        if seat is not None:
            moved = (seat + 1) % len(new.seats)
            row = self.seat_row(live.setup.next, moved, new.seats[moved])
            return {"table": live.setup.next, "seats": [row]}
        answer = self.tokens(live.setup.next, new)
        for row in cast(list[dict[str, Json]], answer["seats"]):
            row.pop("token", None)
        return answer

    async def _make_rematch(self, live: Table) -> None:
        """Makes the new table and tells everyone at the old one."""
        made = await self.create(rotated(live.setup))

        def link(setup: Setup) -> None:
            setup.next = setup.next or str(made["table"])

        await live.seating.change(link)
        await self._tell_rematch(live, live.setup.next)
        message: dict[str, Json] = {"type": "rematch", "table": live.setup.next}
        await self.services.bus.publish("say", live.id, message=message)

    async def _tell_rematch(self, live: Table, table: str) -> None:
        tell_rematch(live, self.tokens(table, await self._setup(table)))

    async def _setup(self, table: str) -> Setup:
        found = await asyncio.to_thread(self.store.read_table, table)
        if found is None:
            raise NoSuchTable(f"there is no table {table}")
        return Setup.decode(found[1])

    async def lobby(self) -> list[Json]:
        """Public tables with open seats; NoLobby where the host has switched it off."""
        if not self.config.lobby:
            raise NoLobby("this host lists no tables")
        since = time.time() - LOBBY_SECONDS
        rows = await asyncio.to_thread(self.store.open_tables, since, LOBBY_LENGTH)
        tables: list[Json] = []
        for table, created, data in rows:
            setup = Setup.decode(data)
            tables.append(
                {
                    "table": table,
                    "game": setup.game,
                    "seats": [
                        {"kind": plan.kind, "name": plan.name, "bot": plan.bot}
                        for plan in setup.seats
                    ],
                    "options": dict(setup.options),
                    "open": list[Json](setup.open_seats()),
                    "created": created,
                    "origin": setup.origin,
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

    def own_seat(self, table: str, setup: Setup, token: str) -> Seat:
        """The seat that the token holds; Forbidden if none."""
        seat = self.seat_of(table, setup, token)
        if seat is None:
            raise Forbidden("the token holds no seat here")
        return seat

    def is_owner(self, table: str, setup: Setup, token: str) -> bool:
        """Whether the token is the owner's."""
        return self.keys.is_valid(token, table, "owner", setup.owner)

    async def join(self, table: str, seat: Seat, name: str, invite: str) -> str:
        """Takes an open seat; returns its token."""
        taken = SeatPlan("person", name=clean_name(name), nonce=new_nonce())

        def sit(setup: Setup) -> Line:
            plan = plan_of(setup, seat)
            if plan.kind != "open":
                raise BadRequest(f"seat {seat} is taken")
            invited = self.keys.is_valid(invite, table, f"invite-{seat}", plan.invite)
            if not (setup.public or invited):
                raise Forbidden("this seat needs its invitation")
            setup.seats[seat] = taken
            return seat_notice(seat, taken.name, "joined")

        await (await self.table(table)).seating.change(sit)
        return self.keys.token(table, f"seat-{seat}", taken.nonce)

    async def change_seat(
        self, table: str, seat: Seat, request: SeatRequest, token: str
    ) -> dict[str, Json]:
        """Replaces who sits at a seat, as far as the token gives that; everyone is told."""
        plan = plan_seat(request)
        live = await self.table(table)

        def replace(setup: Setup) -> Line:
            old = plan_of(setup, seat)
            self._check_may_change(live, setup, seat, plan, token)
            setup.seats[seat] = plan
            return seat_notice(seat, plan.name if plan.kind == "person" else old.name, plan.kind)

        await live.seating.change(replace)
        return self.seat_row(table, seat, plan)

    def _check_may_change(
        self, live: Table, setup: Setup, seat: Seat, plan: SeatPlan, token: str
    ) -> None:
        """The holder may do anything with the seat. The owner may put a bot there or open it, and
        sit down where nobody sits. A bot that has stopped gets another try from any player."""
        own = self.seat_of(live.id, setup, token)
        if own == seat:
            return
        kind = setup.seats[seat].kind
        if self.is_owner(live.id, setup, token):
            if kind == "person" and plan.kind == "person":
                raise Forbidden("somebody sits there: open the seat, or put a bot there")
            return
        stopped = kind == plan.kind == "bot" and seat in live.seating.failed
        if own is None or not stopped:
            raise Forbidden("only the seat's holder or the table's owner may change it")

    async def rename(self, table: str, token: str, name: str) -> None:
        """A new display name for the token's seat."""

        def rename(setup: Setup) -> None:
            setup.seats[self.own_seat(table, setup, token)].name = clean_name(name)

        await (await self.table(table)).seating.change(rename)

    async def set_webhook(self, table: str, token: str, address: str) -> None:
        """Where turn notices of the token's seat go; only to hosts that this host allows."""

        def note(setup: Setup) -> None:
            seat = self.own_seat(table, setup, token)
            if len(address) > LONGEST_ADDRESS:
                raise BadRequest(f"an address may have {LONGEST_ADDRESS} characters")
            if address and not self.services.notices.allows(address):
                raise BadRequest("this host sends no notices to that address")
            setup.seats[seat].webhook = address

        await (await self.table(table)).seating.change(note)


def hear(live: Table, message: dict[str, Json]) -> None:
    """A message of another worker for everyone at the table."""
    if message["type"] == "chat":
        live.chat.add({key: value for key, value in message.items() if key != "type"})
    live.context.listeners.send(message)


def tell_rematch(live: Table, made: dict[str, Json]) -> None:
    """Everyone learns of the new table; each seat gets its own new token."""
    rows = cast(list[dict[str, Json]], made["seats"])
    for listener in live.context.listeners.connected:
        own: list[Json] = [
            row for row in rows if (cast(int, row["seat"]) - 1) % len(rows) in listener.seats
        ]
        listener.send(encoded({"type": "rematch", "table": made["table"], "seats": own}))


def plan_of(setup: Setup, seat: Seat) -> SeatPlan:
    """The plan of a seat that a client has named."""
    if not 0 <= seat < len(setup.seats):
        raise BadRequest(f"the table has no seat {seat}")
    return setup.seats[seat]


def rotated(old: Setup) -> Setup:
    """The set-up of a rematch: each player one seat further, with new tokens."""
    seats = [
        msgspec.structs.replace(plan, nonce=new_nonce(), invite=new_nonce(), quiet=[])
        for plan in (*old.seats[-1:], *old.seats[:-1])
    ]
    return Setup(old.game, seats, old.options, new_seed(), old.language, old.public, new_nonce())
