"""The tokens of a table: one for each seat, one for the owner, and invitations."""

from crannog.kernel.ask import Seat
from crannog.kernel.state import Json
from crannog.server.keys import Keys
from crannog.server.setup import Forbidden, SeatPlan, Setup


class Tokens:
    """Makes tokens, and says what a token gives."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def of_table(self, table_id: str, setup: Setup) -> dict[str, Json]:
        """All tokens of a new table, for its creator."""
        seats = [self.seat_row(table_id, seat, plan) for seat, plan in enumerate(setup.seats)]
        owner = self._keys.token(table_id, "owner", setup.owner)
        return {"table": table_id, "seats": list[Json](seats), "owner": owner}

    def seat_row(self, table_id: str, seat: Seat, plan: SeatPlan) -> dict[str, Json]:
        """A seat with the token of its person, or its invitation."""
        row: dict[str, Json] = {"seat": seat, "kind": plan.kind}
        if plan.kind == "person":
            row["token"] = self._keys.token(table_id, f"seat-{seat}", plan.nonce)
        elif plan.kind == "open":
            row["invite"] = self._keys.token(table_id, f"invite-{seat}", plan.invite)
        return row

    def seat_of(self, table_id: str, setup: Setup, token: str) -> Seat | None:
        """The seat that the token holds, or None."""
        for seat, plan in enumerate(setup.seats):
            valid = self._keys.is_valid(token, table_id, f"seat-{seat}", plan.nonce)
            if valid and plan.kind == "person":
                return seat
        return None

    def was_of_seat(self, table_id: str, seat: Seat, nonce: str, token: str) -> bool:
        """Whether the token was made of that nonce for the seat, whoever holds the seat now."""
        return self._keys.is_valid(token, table_id, f"seat-{seat}", nonce)

    def own_seat(self, table_id: str, setup: Setup, token: str) -> Seat:
        """The seat that the token holds; Forbidden if none."""
        seat = self.seat_of(table_id, setup, token)
        if seat is None:
            raise Forbidden("the token holds no seat here")
        return seat

    def is_owner(self, table_id: str, setup: Setup, token: str) -> bool:
        """Whether the token is the owner's."""
        return self._keys.is_valid(token, table_id, "owner", setup.owner)

    def is_invited(self, table_id: str, seat: Seat, plan: SeatPlan, token: str) -> bool:
        """Whether the token is the invitation to the seat."""
        return self._keys.is_valid(token, table_id, f"invite-{seat}", plan.invite)
