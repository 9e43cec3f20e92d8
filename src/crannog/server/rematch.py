"""A new table for the same players, after the end of a match."""

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.state import Json
from crannog.server.bus import Bus
from crannog.server.keys import new_nonce
from crannog.server.listeners import Listener
from crannog.server.live import Rematch, encoded
from crannog.server.sagas import Sagas
from crannog.server.schemas import NewSeat, NextGame
from crannog.server.setup import Forbidden, SeatPlan, Setup, new_seed
from crannog.server.table.table import Table
from crannog.server.tables import Tables
from crannog.server.tokens import Tokens


class NotOver(CrannogError):
    """The match goes on."""


class Rematches:
    """Makes the table of a rematch: one for all who ask, each player one seat further.

    Its seats are made for those who sat at the old table at the end of the match. Only they are
    given the tokens, and only until somebody changes the new seat.
    """

    def __init__(self, tables: Tables, tokens: Tokens, bus: Bus, sagas: Sagas) -> None:
        self._tables = tables
        self._tokens = tokens
        self._bus = bus
        self._sagas = sagas

    async def rematch(self, table_id: str, token: str) -> dict[str, Json]:
        """The new table with the token's own seats; the owner gets the owner's, and invitations."""
        table = await self._tables.open(table_id)
        owner = self._tokens.is_owner(table_id, table.setup, token)
        seat = self._tokens.seat_of(table_id, table.setup, token)
        if owner or seat is not None:
            await self._make_once(table)
        new_id = table.setup.next
        new = await self._tables.setup(new_id) if new_id else None
        if new is not None and owner:
            return self._owners_answer(new_id, new)
        own = [] if new is None else self._own_rows(new_id, new, self._held_with(table_id, token))
        if seat is None and not own:
            raise Forbidden("only players may ask for a rematch")
        return {"table": new_id, "seats": own}

    def _held_with(self, table_id: str, token: str) -> Callable[[Seat, str], bool]:
        """Tells whether the token was made for a seat of a nonce, whoever holds the seat now."""
        return lambda seat, nonce: self._tokens.was_of_seat(table_id, seat, nonce, token)

    def _owners_answer(self, new_id: str, new: Setup) -> dict[str, Json]:
        """What the owner may know: all but the tokens of people."""
        answer = self._tokens.of_table(new_id, new)
        for row in cast(list[dict[str, Json]], answer["seats"]):
            row.pop("token", None)
        return answer

    def _own_rows(self, new_id: str, new: Setup, held: Callable[[Seat, str], bool]) -> list[Json]:
        """The seats made for somebody. `held` tells whether they held an old seat by a nonce."""
        return [
            self._tokens.seat_row(new_id, seat, plan)
            for seat, plan in enumerate(new.seats)
            if plan.made_for and held(old_seat(new, seat), plan.made_for)
        ]

    async def _make_once(self, table: Table) -> None:
        async with table.rematching:
            if not table.setup.next:
                if table.match.result is None:
                    raise NotOver("a rematch can be asked for when the match is over")
                await self._make(table)

    async def _make(self, table: Table) -> None:
        """Makes the new table and tells everyone at the old one."""
        entries = table.record.entries
        if table.setup.saga:
            new_id = await self._sagas.after(
                table.id, lambda order: seated_anew(table.setup, order, entries)
            )
        else:
            new_id = await self._tables.create(rotated(table.setup, entries))
        await self._lead_on(table, new_id)

    async def next_of_saga(self, saga_id: str, token: str, wish: NextGame) -> dict[str, Json]:
        """The next game as the saga's owner wishes it. Everyone at the last one's table is told."""
        setup = await self._sagas.plan_next(saga_id, token, wish)
        new_id = await self._sagas.seat(setup)
        last = await self._sagas.last_table(saga_id)
        if last is not None:
            await self._lead_on(await self._tables.open(last), new_id)
        return self._tokens.of_table(new_id, setup)

    async def abandon(self, saga_id: str, token: str) -> None:
        """The game of a saga that is on does not count; the last one leads to it no more."""
        table_id = await self._sagas.abandon(saga_id, token)
        last = await self._sagas.last_table(saga_id)
        if table_id is None or last is None:
            return

        def unlink(setup: Setup) -> None:
            setup.next = "" if setup.next == table_id else setup.next

        await (await self._tables.open(last)).seating.change(unlink)

    async def _lead_on(self, table: Table, new_id: str) -> None:
        """The old table names the new one, and everyone there is told."""

        def link(setup: Setup) -> None:
            setup.next = setup.next or new_id

        await table.seating.change(link)
        await self.announce(table, table.setup.next)
        message: dict[str, Json] = {"type": "rematch", "table": table.setup.next}
        await self._bus.publish("say", table.id, message=message)

    async def announce(self, table: Table, new_id: str) -> None:
        """Tells everyone connected here of the new table; each gets the tokens of their seats."""
        new = await self._tables.setup(new_id)
        for listener in table.context.listeners.connected:
            own = self._own_rows(new_id, new, held_by(listener, table.setup))
            seats = msgspec.convert(own, list[NewSeat])
            listener.send(encoded(Rematch(new_id, seats)))


def held_by(listener: Listener, setup: Setup) -> Callable[[Seat, str], bool]:
    """Tells whether the listener holds a seat by a nonce."""
    return lambda seat, nonce: seat in listener.seats and setup.seats[seat].nonce == nonce


def rotated(old: Setup, entries: int) -> Setup:
    """The set-up of a rematch: each player one seat further, with new tokens.

    `entries` is the length of the old table's log: whoever sat down after the last one came after
    the end of the match, and gets no seat.
    """
    seats = len(old.seats)
    return seated_anew(old, [(seat - 1) % seats for seat in range(seats)], entries)


def seated_anew(old: Setup, order: Sequence[Seat], entries: int) -> Setup:
    """A set-up for the same players. `order` has for each seat the one that its player had."""
    return Setup(
        old.game,
        [moved(old.seats[seat], seat, entries) for seat in order],
        old.options,
        new_seed(),
        old.language,
        old.public,
        new_nonce(),
        practice=old.practice,
    )


def old_seat(new: Setup, seat: Seat) -> Seat:
    """The seat at the old table for whose holder this one was made."""
    made_from = new.seats[seat].made_from
    return made_from if made_from >= 0 else (seat - 1) % len(new.seats)


def moved(plan: SeatPlan, seat: Seat, entries: int) -> SeatPlan:
    """A seat of the rematch: for whoever sat there at the end, for a bot, or open."""
    if plan.kind == "bot":
        return SeatPlan("bot", bot=plan.bot, nonce=new_nonce())
    if plan.kind == "open" or plan.since >= entries:
        return SeatPlan("open", nonce=new_nonce(), invite=new_nonce())
    return msgspec.structs.replace(
        plan, nonce=new_nonce(), quiet=[], since=-1, made_for=plan.nonce, made_from=seat
    )
