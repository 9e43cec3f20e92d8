"""Pebbles: a small game that uses everything the kernel offers; the guide "add a game" builds it.

P-1  Each player holds three stones with values from 1 to 9, secret. There are three rounds.
P-2  In a round all players secretly lay one of their stones at the same time; then they are shown.
P-3  The highest stone wins the round (the lower seat on a tie).
P-4  Before the winner scores, another player may spend his charm, if he holds one, to take the
     round. Seats are asked in order after the winner; who holds charms is secret.
P-5  The winner of the round tosses a die and scores it. He may first double the stake (option
     `stakes`), and then loses the die's number if it is even.
P-6  After three rounds the highest score wins; on a tie nobody does.
"""

from crannog.kernel import (
    CHECKPOINT,
    Ask,
    Choice,
    Game,
    Json,
    Option,
    Result,
    Rng,
    Rules,
    Seat,
    State,
    together,
)
from crannog.kernel.errors import BadPosition

ROUNDS = 3


class Pebbles(State):
    """The state: stones, charms, scores and the stones laid in this round."""

    __slots__ = ("charms", "laid", "round", "scores", "stakes", "stones")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.stakes = False
        self.round = 0
        self.stones: list[list[int]] = [[] for _ in range(seats)]
        self.charms = [False] * seats
        self.scores = [0] * seats
        self.laid = [0] * seats

    def copy(self) -> "Pebbles":
        new = Pebbles(self.seats)
        self.copy_base(new)
        new.stakes = self.stakes
        new.round = self.round
        new.stones = [stones[:] for stones in self.stones]
        new.charms = self.charms[:]
        new.scores = self.scores[:]
        new.laid = self.laid[:]
        return new


def play(g: Pebbles) -> Rules[None]:
    """The whole match."""
    while g.round < ROUNDS:
        yield CHECKPOINT
        yield from play_round(g)
        g.round += 1
    finish(g)
    yield CHECKPOINT


def play_round(g: Pebbles) -> Rules[None]:
    """P-2 to P-5."""
    yield from together({seat: lay(g, seat) for seat in range(g.seats)})
    g.reveals += 1
    for seat in range(g.seats):
        g.tell("lays", "P-2", seat, g.laid[seat])
    winner = max(range(g.seats), key=lambda seat: (g.laid[seat], -seat))
    g.laid = [0] * g.seats
    winner = yield from charm_window(g, winner)
    yield from score(g, winner)


def lay(g: Pebbles, seat: Seat) -> Rules[None]:
    """P-2: one stone, in secret."""

    def offer() -> list[Choice]:
        return [("lay", stone) for stone in sorted(set(g.stones[seat]))]

    choice = yield Ask(seat, "lay", offer(), "P-2", renew=offer)
    stone = int(choice[1])
    g.stones[seat].remove(stone)
    g.laid[seat] = stone


def charm_window(g: Pebbles, winner: Seat) -> Rules[Seat]:
    """P-4: a charm takes the round; every other seat is asked, whether it holds one or not."""
    for step in range(1, g.seats):
        seat = (winner + step) % g.seats

        def offer(seat: Seat = seat) -> list[Choice]:
            return [("charm",), ("decline",)] if g.charms[seat] else [("decline",)]

        g.reveals += 1
        choice = yield Ask(seat, "charm", offer(), "P-4", (winner,), secret=True, renew=offer)
        if choice[0] == "charm":
            g.charms[seat] = False
            g.tell("charms", "P-4", seat, winner)
            return seat
    return winner


def score(g: Pebbles, winner: Seat) -> Rules[None]:
    """P-5: the toss."""
    doubled = False
    if g.stakes:
        choice = yield Ask(winner, "stake", [("double",), ("single",)], "P-5")
        doubled = choice[0] == "double"
    number = 1 + g.chance().below(6)
    points = (-number if number % 2 == 0 else 2 * number) if doubled else number
    g.scores[winner] += points
    g.tell("scores", "P-5", winner, points)


def finish(g: Pebbles) -> None:
    """P-6."""
    best = max(g.scores)
    winners = tuple(seat for seat in range(g.seats) if g.scores[seat] == best)
    g.result = (
        Result(winners, "highest-score", "P-6") if len(winners) == 1 else Result((), "tie", "P-6")
    )


class PebblesGame(Game):
    """Pebbles as the kernel sees it."""

    id = "pebbles"
    version = 3
    seats = (2, 3)
    options = (Option("stakes", False, (False, True), "P-5"),)

    def setup(self, seats: int, seed: int, options: dict[str, Json]) -> State:
        g = Pebbles(seats)
        g.rng = Rng(seed)
        g.stakes = bool(options["stakes"])
        g.stones = [[1 + g.rng.below(9) for _ in range(ROUNDS)] for _ in range(seats)]
        g.charms = [g.rng.below(2) == 0 for _ in range(seats)]
        return g

    def rules(self, state: State) -> Rules[None]:
        assert isinstance(state, Pebbles)
        return play(state)

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        assert isinstance(state, Pebbles)
        seen: dict[str, Json] = {"round": state.round, "scores": list[Json](state.scores)}
        if seat is not None:
            seen["stones"] = list[Json](sorted(state.stones[seat]))
            seen["charm"] = state.charms[seat]
            seen["laid"] = state.laid[seat]
        return seen

    def redraw(self, state: State, seat: Seat, rng: Rng) -> None:
        assert isinstance(state, Pebbles)
        for other in range(state.seats):
            if other != seat:
                state.stones[other] = [1 + rng.below(9) for _ in state.stones[other]]
                state.charms[other] = rng.below(2) == 0
                if state.laid[other]:
                    state.laid[other] = 1 + rng.below(9)

    def export(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Pebbles)
        return {
            "seats": state.seats,
            "stakes": state.stakes,
            "rng": state.rng.seed,
            "round": state.round,
            "stones": [list[Json](stones) for stones in state.stones],
            "charms": list[Json](state.charms),
            "scores": list[Json](state.scores),
            "laid": list[Json](state.laid),
        }

    def restore(self, data: dict[str, Json]) -> State:
        g = Pebbles(len(data["stones"]))  # type: ignore[arg-type]
        g.stakes = bool(data["stakes"])
        g.rng = Rng(int(data["rng"]))  # type: ignore[arg-type]
        g.round = int(data["round"])  # type: ignore[arg-type]
        g.stones = [list(stones) for stones in data["stones"]]  # type: ignore
        g.charms = list(data["charms"])  # type: ignore
        g.scores = list(data["scores"])  # type: ignore
        g.laid = list(data["laid"])  # type: ignore
        return g

    def position(self, fresh: dict[str, Json], changes: dict[str, Json]) -> State:
        g = self.restore({**fresh, **changes})
        if self.check(g):
            raise BadPosition("; ".join(self.check(g)))
        return g

    def check(self, state: State) -> list[str]:
        assert isinstance(state, Pebbles)
        return [
            f"P-1: seat {seat} holds a stone out of 1 to 9"
            for seat, stones in enumerate(state.stones)
            if not all(1 <= stone <= 9 for stone in stones)
        ]


GAME = PebblesGame()
