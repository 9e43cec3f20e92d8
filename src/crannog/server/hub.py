"""The tables of this process: opening, resting, seats and their tokens."""

import asyncio
import gc
import logging
import re
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import cast

import msgspec

from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import find_game
from crannog.kernel.state import Json
from crannog.server.house import House
from crannog.server.imports import Begun, Imports, settle
from crannog.server.keys import Keys, new_id, new_nonce
from crannog.server.live import Line, LiveTable
from crannog.server.news import Item
from crannog.server.replays import Replays
from crannog.server.setup import (
    BadRequest,
    Forbidden,
    Listed,
    SeatPlan,
    SeatRequest,
    Setup,
    clean_name,
    new_seed,
    plan_seat,
)

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

    def __init__(self, house: House, keys: Keys) -> None:
        self.house = house
        self.config = house.config
        self.store = house.store
        self.keys = keys
        self.replays = Replays(house.store)
        self.imports = Imports(house.config)
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    # -- opening and resting -------------------------------------------------------------------

    async def table(self, table: str) -> LiveTable:
        """The table in memory, loaded if need be."""
        live = self.tables.get(table)
        if live is None:
            if not TABLE_ID.fullmatch(table):
                raise NoSuchTable("there is no such table")
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._open(table))
            live = await asyncio.shield(self._opening[table])
        live.touched = time.monotonic()
        return live

    async def standing(self, table: str) -> dict[str, Json]:
        """How a table's match stands, and who sits there; a table that rests goes on resting."""
        live = self.tables.get(table)
        if live is None and TABLE_ID.fullmatch(table):
            kept = await asyncio.to_thread(self.store.read_standing, table)
            if kept is not None:
                data, standing = kept
                setup = msgspec.json.decode(data, type=Listed)
                return {"names": setup.names(), **msgspec.json.decode(standing)}
        if live is None:
            live = await self.table(table)
        return {"names": live.setup.names(), **live.standing()}

    async def _open(self, table: str) -> LiveTable:
        try:
            found = await asyncio.to_thread(self.store.read_table, table)
            if found is None:
                raise NoSuchTable(f"there is no table {table}")
            version, data = found
            setup = msgspec.json.decode(data, type=Setup)
            live = await asyncio.to_thread(LiveTable, table, version, setup, self.house)
            self.tables[table] = live
        finally:
            del self._opening[table]
        if live.match.result is not None:
            live.note_over()
        self._note_awake(table, True)
        await self.house.news.tell("who", table)
        if self.house.news.on:  # entries that came while it was read
            await self._take_in(live)
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

    async def arrive(self, table: str) -> LiveTable:
        """The table for a newcomer: whatever other workers have written is in it."""
        live = await self.table(table)
        if self.house.news.on:
            await self._take_in(live)
        return live

    async def _take_in(self, live: LiveTable) -> None:
        async with live.lock:
            await self._refresh(live)
            await live.catch_up()

    async def rest_idle_tables(self) -> None:
        """Every while: tables that nobody listens to leave memory, and most of finished ones."""
        spoken = time.monotonic()
        while True:
            await asyncio.sleep(self.config.rest_after / 4)
            await self._rest_idle()
            if self.house.news.on and time.monotonic() - spoken > PRESENCE_EVERY:
                spoken = time.monotonic()
                self._tell_presence()

    async def _rest_idle(self) -> None:
        before = len(self.tables)
        slimmed = 0
        for live in list(self.tables.values()):
            if self._is_idle(live):
                await self._rest(live)
            elif self._is_quiet(live) and live.is_full():
                await self._slim(live)
                slimmed += 1
        if slimmed or len(self.tables) < before:
            gc.collect()  # a match refers to itself: without this its memory would stay a while

    def _tell_presence(self) -> None:
        for live in self.tables.values():
            live.tell_presence()

    def _is_quiet(self, live: LiveTable) -> bool:
        return time.monotonic() - live.touched > self.config.rest_after and not live.is_busy()

    def _is_idle(self, live: LiveTable) -> bool:
        return not live.crowd.ears and self._is_quiet(live)

    async def _rest(self, live: LiveTable) -> None:
        """Keeps what the table needs to open quickly, and forgets it unless somebody came."""
        try:
            await live.keep_snapshot()
        except Exception:  # it stays in memory; the next round tries again
            log.exception("table %s could not be kept", live.id)
            return
        if self._is_idle(live):
            del self.tables[live.id]
            self._note_awake(live.id, False)
            await live.close()

    async def _slim(self, live: LiveTable) -> None:
        """Forgets what nobody needs of a finished match at which people still sit."""
        try:
            await live.slim_down()
        except Exception:  # it stays as it is; the next round tries again
            log.exception("table %s could not be slimmed down", live.id)

    async def heard(self, item: Item) -> None:
        """News from another worker, about a table that may be open here."""
        live = self.tables.get(item.table)
        if live is None:
            return
        if item.kind == "entries":
            async with live.lock:
                await live.catch_up()
        elif item.kind == "setup":
            async with live.lock:
                await self._refresh(live)
        elif item.kind == "consent":
            await live.consent(item.seats[0], bool(item.message["yes"]))
        elif item.kind == "say" and item.message["type"] == "rematch":
            await self._tell_rematch(live, str(item.message["table"]))
        elif item.kind == "say":
            live.hear(item.message)
        else:
            live.crowd.note(item.worker, item.seats)
            if item.kind == "who":
                live.tell_presence()
            live.tell_table()

    async def catch_up(self) -> None:
        """The line to other workers stands (again): what was missed is taken in."""
        for live in list(self.tables.values()):
            await self._take_in(live)

    async def close(self) -> None:
        """Keeps what is in memory and stops."""
        lives = list(self.tables.values())
        for live in lives:
            await live.close()
        kept = await asyncio.gather(
            *(live.keep_snapshot() for live in lives), return_exceptions=True
        )
        for live, error in zip(lives, kept, strict=True):
            if error is not None:
                log.error("table %s could not be kept", live.id, exc_info=error)
        self.house.thinkers.close()
        self.imports.close()
        self.replays.close()
        await self.house.news.close()

    # -- making tables -------------------------------------------------------------------------

    async def create(self, setup: Setup, begun: Begun | None = None) -> dict[str, Json]:
        """A new table; the answer holds the creator's tokens and the invitations.

        An imported one has `begun` already, and opens from there.
        """
        table = new_id()
        if begun is None:
            match = await asyncio.to_thread(settle, setup)  # raises if it can't begin like this
            over = match.result is not None
        else:
            over = begun.over
            await asyncio.wrap_future(
                self.store.keep(table, 0, begun.snapshot, begun.told, begun.standing)
            )
        offered = 0 if over else setup.offered()
        await asyncio.wrap_future(
            self.store.create_table(table, time.time(), offered, encode(setup))
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

    async def _make_rematch(self, live: LiveTable) -> None:
        """Makes the new table and tells everyone at the old one."""
        made = await self.create(rotated(live.setup))

        def link(setup: Setup) -> None:
            setup.next = setup.next or str(made["table"])

        await self._change(live, link)
        await self._tell_rematch(live, live.setup.next)
        message: dict[str, Json] = {"type": "rematch", "table": live.setup.next}
        await self.house.news.tell("say", live.id, message=message)

    async def _tell_rematch(self, live: LiveTable, table: str) -> None:
        live.tell_rematch(self.tokens(table, await self._setup(table)))

    async def _setup(self, table: str) -> Setup:
        found = await asyncio.to_thread(self.store.read_table, table)
        if found is None:
            raise NoSuchTable(f"there is no table {table}")
        return msgspec.json.decode(found[1], type=Setup)

    async def lobby(self) -> list[Json]:
        """Public tables with open seats; NoLobby where the host has switched it off."""
        if not self.config.lobby:
            raise NoLobby("this host lists no tables")
        since = time.time() - LOBBY_SECONDS
        rows = await asyncio.to_thread(self.store.open_tables, since, LOBBY_LENGTH)
        tables: list[Json] = []
        for table, created, data in rows:
            setup = msgspec.json.decode(data, type=Listed)
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
            return notice(seat, taken.name, "joined")

        await self._change(await self.table(table), sit)
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
            return notice(seat, plan.name if plan.kind == "person" else old.name, plan.kind)

        await self._change(live, replace)
        return self.seat_row(table, seat, plan)

    def _check_may_change(
        self, live: LiveTable, setup: Setup, seat: Seat, plan: SeatPlan, token: str
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
        stopped = kind == plan.kind == "bot" and live.has_failed(seat)
        if own is None or not stopped:
            raise Forbidden("only the seat's holder or the table's owner may change it")

    async def rename(self, table: str, token: str, name: str) -> None:
        """A new display name for the token's seat."""

        def rename(setup: Setup) -> None:
            setup.seats[self.own_seat(table, setup, token)].name = clean_name(name)

        await self._change(await self.table(table), rename)

    async def set_webhook(self, table: str, token: str, address: str) -> None:
        """Where turn notices of the token's seat go; only to hosts that this host allows."""

        def note(setup: Setup) -> None:
            seat = self.own_seat(table, setup, token)
            if len(address) > LONGEST_ADDRESS:
                raise BadRequest(f"an address may have {LONGEST_ADDRESS} characters")
            if address and not self.house.notices.allows(address):
                raise BadRequest("this host sends no notices to that address")
            setup.seats[seat].webhook = address

        await self._change(await self.table(table), note)

    async def set_quiet(self, live: LiveTable, seat: Seat, trigger: str, on: bool) -> None:
        """The seat does (not) want to be asked about a kind of reaction, for this round."""
        if trigger not in find_game(live.setup.game).triggers:
            raise BadRequest(f"there is no reaction to {trigger!r}")
        nonce = live.nonce(seat)

        def wish(setup: Setup) -> None:
            live.check_held(seat, nonce)
            plan, now = setup.seats[seat], live.round()
            wishes = set(plan.quiet) if plan.quiet_round == now else set()
            plan.quiet = sorted(wishes | {trigger} if on else wishes - {trigger})
            plan.quiet_round = now
            plan.always = plan.always and not on

        await self._change(live, wish)

    async def set_always(self, live: LiveTable, seat: Seat, on: bool) -> None:
        """The seat wants to be asked always, even where there is nothing to decide."""
        nonce = live.nonce(seat)

        def wish(setup: Setup) -> None:
            live.check_held(seat, nonce)
            setup.seats[seat].always = on
            if on:
                setup.seats[seat].quiet = []

        await self._change(live, wish)

    async def consent(self, live: LiveTable, seat: Seat, yes: bool) -> None:
        """A seat's answer to an undo, asked for at whichever worker."""
        await live.consent(seat, yes)
        await self.house.news.tell("consent", live.id, [seat], {"yes": yes})

    async def _change(self, live: LiveTable, change: Callable[[Setup], Line | None]) -> None:
        """Changes the set-up durably; where another worker was faster, on top of its change.

        What `change` returns is said at the table, and kept with the change.
        """
        news = self.house.news
        async with live.lock:
            written = False
            while not written:
                setup = msgspec.json.decode(encode(live.setup), type=Setup)
                line = change(setup)
                offered = setup.offered() if live.match.result is None else 0
                written = await asyncio.wrap_future(
                    self.store.update_table(
                        live.id,
                        live.setup_version,
                        time.time(),
                        offered,
                        encode(setup),
                        news.item("setup", live.id),
                        line,
                    )
                )
                if not written:
                    await self._refresh(live)
            live.take_setup(live.setup_version + 1, setup)
            if line is not None:
                live.show_line(line)
        await news.tell_durable("setup", live.id)

    async def _refresh(self, live: LiveTable) -> None:
        """Takes in what another worker has changed of the set-up."""
        found = await asyncio.to_thread(self.store.read_table, live.id)
        if found is not None and found[0] != live.setup_version:
            live.take_setup(found[0], msgspec.json.decode(found[1], type=Setup))


def plan_of(setup: Setup, seat: Seat) -> SeatPlan:
    """The plan of a seat that a client has named."""
    if not 0 <= seat < len(setup.seats):
        raise BadRequest(f"the table has no seat {seat}")
    return setup.seats[seat]


def encode(setup: Setup) -> str:
    """A set-up as it is kept."""
    return msgspec.json.encode(setup).decode()


def notice(seat: Seat, name: str, what: str) -> Line:
    """The table's own line of chat: who sits at the seat has changed."""
    return {"seat": seat, "name": name, "text": "", "at": int(time.time()), "notice": what}


def rotated(old: Setup) -> Setup:
    """The set-up of a rematch: each player one seat further, with new tokens."""
    seats = [
        msgspec.structs.replace(plan, nonce=new_nonce(), invite=new_nonce(), quiet=[])
        for plan in (*old.seats[-1:], *old.seats[:-1])
    ]
    return Setup(old.game, seats, old.options, new_seed(), old.language, old.public, new_nonce())
