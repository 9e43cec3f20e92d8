"""A new table for the same players, after the end of a match."""

from collections.abc import Callable
from typing import cast

import msgspec

from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.state import Json
from crannog.server.bus import Bus
from crannog.server.keys import new_nonce
from crannog.server.listeners import Listener, encoded
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

    def __init__(self, tables: Tables, tokens: Tokens, bus: Bus) -> None:
        self._tables = tables
        self._tokens = tokens
        self._bus = bus

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
            if plan.made_for and held((seat - 1) % len(new.seats), plan.made_for)
        ]

    async def _make_once(self, table: Table) -> None:
        async with table.rematching:
            if not table.setup.next:
                if table.match.result is None:
                    raise NotOver("a rematch can be asked for when the match is over")
                await self._make(table)

    async def _make(self, table: Table) -> None:
        """Makes the new table and tells everyone at the old one."""
        new_id = await self._tables.create(rotated(table.setup, table.record.entries))

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
            listener.send(encoded({"type": "rematch", "table": new_id, "seats": own}))


def held_by(listener: Listener, setup: Setup) -> Callable[[Seat, str], bool]:
    """Tells whether the listener holds a seat by a nonce."""
    return lambda seat, nonce: seat in listener.seats and setup.seats[seat].nonce == nonce


def rotated(old: Setup, entries: int) -> Setup:
    """The set-up of a rematch: each player one seat further, with new tokens.

    `entries` is the length of the old table's log: whoever sat down after the last one came after
    the end of the match, and gets no seat.
    """
    seats = [moved(plan, entries) for plan in (*old.seats[-1:], *old.seats[:-1])]
    return Setup(
        old.game,
        seats,
        old.options,
        new_seed(),
        old.language,
        old.public,
        new_nonce(),
        practice=old.practice,
    )


def moved(plan: SeatPlan, entries: int) -> SeatPlan:
    """A seat of the rematch: for whoever sat there at the end, for a bot, or open."""
    if plan.kind == "bot":
        return SeatPlan("bot", bot=plan.bot, nonce=new_nonce())
    if plan.kind == "open" or plan.since >= entries:
        return SeatPlan("open", nonce=new_nonce(), invite=new_nonce())
    return msgspec.structs.replace(plan, nonce=new_nonce(), quiet=[], since=-1, made_for=plan.nonce)
