"""A new table for the same players, after the end of a match."""

from typing import cast

import msgspec

from crannog.kernel.errors import CrannogError
from crannog.kernel.state import Json
from crannog.server.bus import Bus
from crannog.server.keys import new_nonce
from crannog.server.listeners import encoded
from crannog.server.setup import Forbidden, Setup, new_seed
from crannog.server.table.table import Table
from crannog.server.tables import Tables
from crannog.server.tokens import Tokens


class NotOver(CrannogError):
    """The match goes on."""


class Rematches:
    """Makes the table of a rematch: one for all who ask, each player one seat further."""

    def __init__(self, tables: Tables, tokens: Tokens, bus: Bus) -> None:
        self._tables = tables
        self._tokens = tokens
        self._bus = bus

    async def rematch(self, table_id: str, token: str) -> dict[str, Json]:
        """The new table. A seat gets its own new token; the owner the owner's, and invitations."""
        table = await self._tables.open(table_id)
        owner = self._tokens.is_owner(table_id, table.setup, token)
        seat = self._tokens.seat_of(table_id, table.setup, token)
        if not owner and seat is None:
            raise Forbidden("only players may ask for a rematch")
        async with table.rematching:
            if not table.setup.next:
                if table.match.result is None:
                    raise NotOver("a rematch can be asked for when the match is over")
                await self._make(table)
        new_id = table.setup.next
        new = await self._tables.setup(new_id)
        if seat is not None:
            moved = (seat + 1) % len(new.seats)
            row = self._tokens.seat_row(new_id, moved, new.seats[moved])
            return {"table": new_id, "seats": [row]}
        answer = self._tokens.of_table(new_id, new)
        for row in cast(list[dict[str, Json]], answer["seats"]):
            row.pop("token", None)
        return answer

    async def _make(self, table: Table) -> None:
        """Makes the new table and tells everyone at the old one."""
        new_id = await self._tables.create(rotated(table.setup))

        def link(setup: Setup) -> None:
            setup.next = setup.next or new_id

        await table.seating.change(link)
        await self.announce(table, table.setup.next)
        message: dict[str, Json] = {"type": "rematch", "table": table.setup.next}
        await self._bus.publish("say", table.id, message=message)

    async def announce(self, table: Table, new_id: str) -> None:
        """Tells everyone connected here of the new table; each seat gets its own new token."""
        made = self._tokens.of_table(new_id, await self._tables.setup(new_id))
        rows = cast(list[dict[str, Json]], made["seats"])
        for listener in table.context.listeners.connected:
            own: list[Json] = [
                row for row in rows if (cast(int, row["seat"]) - 1) % len(rows) in listener.seats
            ]
            listener.send(encoded({"type": "rematch", "table": new_id, "seats": own}))


def rotated(old: Setup) -> Setup:
    """The set-up of a rematch: each player one seat further, with new tokens."""
    seats = [
        msgspec.structs.replace(plan, nonce=new_nonce(), invite=new_nonce(), quiet=[])
        for plan in (*old.seats[-1:], *old.seats[:-1])
    ]
    return Setup(old.game, seats, old.options, new_seed(), old.language, old.public, new_nonce())
