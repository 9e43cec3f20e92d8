"""Taking, changing and naming the seats of tables."""

from crannog.kernel.ask import Seat
from crannog.kernel.state import Json
from crannog.server.keys import new_nonce
from crannog.server.notices import Notices
from crannog.server.schemas import ChatLine
from crannog.server.setup import (
    BadRequest,
    Forbidden,
    SeatPlan,
    SeatRequest,
    Setup,
    clean_name,
    plan_seat,
)
from crannog.server.table.chat import seat_notice
from crannog.server.tables import Tables
from crannog.server.tokens import Tokens

LONGEST_ADDRESS = 500  # characters of a webhook


class Seats:
    """Changes who sits where, as far as the token gives it. Everyone is told in the chat."""

    def __init__(self, tables: Tables, tokens: Tokens, notices: Notices) -> None:
        self._tables = tables
        self._tokens = tokens
        self._notices = notices

    async def join(self, table_id: str, seat: Seat, name: str, invite: str) -> str:
        """Takes an open seat; returns its token."""
        table = await self._tables.open(table_id)
        taken = SeatPlan("person", name=clean_name(name), nonce=new_nonce())

        def sit(setup: Setup) -> ChatLine:
            plan = plan_of(setup, seat)
            if plan.kind != "open":
                raise BadRequest(f"seat {seat} is taken")
            if not (setup.public or self._tokens.is_invited(table_id, seat, plan, invite)):
                raise Forbidden("this seat needs its invitation")
            taken.since = table.record.entries
            setup.seats[seat] = taken
            return seat_notice(seat, taken.name, "joined")

        await table.seating.change(sit)
        return str(self._tokens.seat_row(table_id, seat, taken)["token"])

    async def change(
        self, table_id: str, seat: Seat, request: SeatRequest, token: str
    ) -> dict[str, Json]:
        """Replaces who sits at a seat."""
        plan = plan_seat(request)
        table = await self._tables.open(table_id)

        def replace(setup: Setup) -> ChatLine:
            old = plan_of(setup, seat)
            self._check_may_change(table_id, setup, seat, plan, token)
            own = self._tokens.seat_of(table_id, setup, token) == seat
            plan.since = old.since if own else table.record.entries
            setup.seats[seat] = plan
            return seat_notice(seat, plan.name if plan.kind == "person" else old.name, plan.kind)

        await table.seating.change(replace)
        return self._tokens.seat_row(table_id, seat, plan)

    def _check_may_change(
        self, table_id: str, setup: Setup, seat: Seat, plan: SeatPlan, token: str
    ) -> None:
        """The holder may do anything with the seat. The owner may put a bot there or open it, and
        sit down where nobody sits."""
        if self._tokens.seat_of(table_id, setup, token) == seat:
            return
        if not self._tokens.is_owner(table_id, setup, token):
            raise Forbidden("only the seat's holder or the table's owner may change it")
        if setup.seats[seat].kind == "person" and plan.kind == "person":
            raise Forbidden("somebody sits there: open the seat, or put a bot there")

    async def rename(self, table_id: str, token: str, name: str) -> None:
        """Sets the display name of the token's seat."""

        def rename(setup: Setup) -> None:
            seat = self._tokens.own_seat(table_id, setup, token)
            setup.seats[seat].name = clean_name(name)

        table = await self._tables.open(table_id)
        await table.seating.change(rename)

    async def set_webhook(self, table_id: str, token: str, address: str) -> None:
        """Sets where turn notices of the token's seat go: only to hosts that this host allows."""

        def note(setup: Setup) -> None:
            seat = self._tokens.own_seat(table_id, setup, token)
            if len(address) > LONGEST_ADDRESS:
                raise BadRequest(f"an address may have {LONGEST_ADDRESS} characters")
            if address and not self._notices.allows(address):
                raise BadRequest("this host sends no notices to that address")
            setup.seats[seat].webhook = address

        table = await self._tables.open(table_id)
        await table.seating.change(note)


def plan_of(setup: Setup, seat: Seat) -> SeatPlan:
    """The plan of a seat that a client has named."""
    if not 0 <= seat < len(setup.seats):
        raise BadRequest(f"the table has no seat {seat}")
    return setup.seats[seat]
