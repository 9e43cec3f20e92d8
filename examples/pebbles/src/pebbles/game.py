"""The rules of Pebbles; rules/en.md has their text."""

import msgspec

from crannog.kernel import (
    CHECKPOINT,
    Ask,
    BadPosition,
    Choice,
    Game,
    Json,
    Option,
    Refusal,
    Result,
    Rng,
    Rules,
    Seat,
    State,
    together,
)
from crannog.kernel.notes import Note

ROUNDS = 3

# What is said in words, each with the names of its arguments
PROMPTS = {"lay": "", "charm": "seat", "stake": ""}
VERBS = {"lay": "count", "charm": "", "decline": "", "double": "", "single": ""}
EVENTS = {"lays": "seat count", "charms": "seat seat2", "scores": "seat count"}


# -- the state ---------------------------------------------------------------------------------


class Pebbles(State):
    """The state: stones, charms, scores, the stones laid in secret, and those last shown."""

    __slots__ = ("charms", "laid", "round", "scores", "shown", "spent", "stakes", "stones")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.stakes = False
        self.round = 0
        self.stones: list[list[int]] = [[] for _ in range(seats)]
        self.charms = [False] * seats
        self.spent = [False] * seats
        self.scores = [0] * seats
        self.laid = [0] * seats
        self.shown = [0] * seats

    def copy(self) -> "Pebbles":
        """Another state of the same content."""
        new = Pebbles(self.seats)
        self.copy_base(new)
        new.stakes = self.stakes
        new.round = self.round
        new.stones = [stones[:] for stones in self.stones]
        new.charms = self.charms[:]
        new.spent = self.spent[:]
        new.scores = self.scores[:]
        new.laid = self.laid[:]
        new.shown = self.shown[:]
        return new


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """The state as plain data, in saves, scenarios and `crannog state`."""

    stakes: bool
    rng: int
    round: int
    stones: list[list[int]]
    charms: list[bool]
    spent: list[bool]
    scores: list[int]
    laid: list[int]
    shown: list[int]


# -- the rules ---------------------------------------------------------------------------------


def play(g: Pebbles) -> Rules[None]:
    """The whole match."""
    while g.round < ROUNDS:
        yield CHECKPOINT  # play(g) can begin here again
        yield from play_round(g)
        g.round += 1
    finish(g)
    yield CHECKPOINT


def play_round(g: Pebbles) -> Rules[None]:
    """P-2 to P-5."""
    yield from together({seat: lay(g, seat) for seat in range(g.seats)})
    g.reveals += 1  # undo stops here
    g.shown = [0] * g.seats
    for seat in range(g.seats):
        g.shown[seat] = g.laid[seat]
        g.tell("lays", "P-2", seat, g.laid[seat])
    winner = max(range(g.seats), key=lambda seat: (g.laid[seat], -seat))  # P-3
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
            g.charms[seat], g.spent[seat] = False, True
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
    """P-6: the highest score."""
    best = max(g.scores)
    winners = tuple(seat for seat in range(g.seats) if g.scores[seat] == best)
    won = len(winners) == 1
    g.result = Result(winners, "highest-score", "P-6") if won else Result((), "tie", "P-6")


# -- the game ----------------------------------------------------------------------------------


class PebblesGame(Game):
    """Pebbles as the kernel sees it."""

    id = "pebbles"
    package = "pebbles"  # where locale/ and rules/ are found
    version = 1  # raise it when a change of the rules could alter a recorded match
    seats = (2, 3)
    options = (Option("stakes", False, (False, True), "P-5"),)
    prompts = PROMPTS
    verbs = VERBS
    events = EVENTS
    golden = "pebbles.golden:RECIPES"
    face = "face"  # the folder with face.js and face.css

    def setup(self, seats: int, seed: int, options: dict[str, Json]) -> State:
        """P-1: three stones each, and a charm for about every second player."""
        g = Pebbles(seats)
        g.rng = Rng(seed)
        g.stakes = bool(options["stakes"])
        g.stones = [[1 + g.rng.below(9) for _ in range(ROUNDS)] for _ in range(seats)]
        g.charms = [g.rng.below(2) == 0 for _ in range(seats)]
        return g

    def rules(self, state: State) -> Rules[None]:
        """The whole match from a fresh state, or from one taken at a checkpoint."""
        assert isinstance(state, Pebbles)
        return play(state)

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        """P-1, P-4: round, scores and the stones shown; of stones and charms held, one's own."""
        assert isinstance(state, Pebbles)
        seen: dict[str, Json] = {
            "round": state.round,
            "scores": list[Json](state.scores),
            "shown": list[Json](state.shown),
        }
        if seat is not None:
            seen["stones"] = list[Json](sorted(state.stones[seat]))
            seen["charm"] = state.charms[seat]
            seen["laid"] = state.laid[seat]
        return seen

    def facts(self) -> dict[str, Json]:
        """P-1: how many rounds there are."""
        return {"rounds": ROUNDS}

    def notes(self, state: State, ask: Ask) -> list[Note | None]:
        """P-4, P-5: who holds a charm may give up a chance; a doubled stake may be lost."""
        if ask.prompt == "charm":
            return [None, Note(forgoes=True)] if len(ask.options) > 1 else []
        return [Note("note-double"), None] if ask.prompt == "stake" else []

    def gauges(self, state: State) -> dict[tuple[str, Seat], int]:
        """P-6: the scores."""
        assert isinstance(state, Pebbles)
        return {("score", seat): score for seat, score in enumerate(state.scores)}

    def why_not(self, state: State, ask: Ask, choice: Choice) -> Refusal:
        """P-2, P-4: no such stone, no charm; nothing else can be wrong."""
        if ask.prompt == "lay" and choice[:1] == ("lay",) and len(choice) == 2:
            return Refusal("P-2", "why-no-stone", {"count": choice[1]})
        if ask.prompt == "charm" and choice == ("charm",):
            return Refusal("P-4", "why-no-charm")
        return super().why_not(state, ask, choice)

    def redraw(self, state: State, seat: Seat, rng: Rng) -> None:
        """The others' stones and charms, and the die, become others that the seat can't tell."""
        assert isinstance(state, Pebbles)
        state.rng = Rng(rng.bits())
        for other in range(state.seats):
            if other != seat:
                state.stones[other] = [1 + rng.below(9) for _ in state.stones[other]]
                state.charms[other] = not state.spent[other] and rng.below(2) == 0
                if state.laid[other]:
                    state.laid[other] = 1 + rng.below(9)

    def export(self, state: State) -> dict[str, Json]:
        """The whole state, secrets included."""
        assert isinstance(state, Pebbles)
        return {
            "stakes": state.stakes,
            "rng": state.rng.seed,
            "round": state.round,
            "stones": [list[Json](stones) for stones in state.stones],
            "charms": list[Json](state.charms),
            "spent": list[Json](state.spent),
            "scores": list[Json](state.scores),
            "laid": list[Json](state.laid),
            "shown": list[Json](state.shown),
        }

    def restore(self, data: dict[str, Json]) -> State:
        """The state that `export` wrote."""
        try:
            written = msgspec.convert(data, Written)
        except msgspec.ValidationError as error:
            raise BadPosition(f"not a state of Pebbles: {error}") from error
        g = Pebbles(len(written.stones))
        g.stakes, g.rng, g.round = written.stakes, Rng(written.rng), written.round
        g.stones, g.charms, g.spent = written.stones, written.charms, written.spent
        g.scores, g.laid, g.shown = written.scores, written.laid, written.shown
        return g

    def position(self, fresh: dict[str, Json], changes: dict[str, Json]) -> State:
        """A fresh state with a scenario's changes, if the rules allow it."""
        state = self.restore({**fresh, **changes})
        wrong = self.check(state)
        if wrong:
            raise BadPosition("; ".join(wrong))
        return state

    def check(self, state: State) -> list[str]:
        """P-1: stones are worth 1 to 9, and every list has an entry for each seat."""
        assert isinstance(state, Pebbles)
        wrong = [
            f"P-1: seat {seat} holds a stone out of 1 to 9"
            for seat, stones in enumerate(state.stones)
            if not all(1 <= stone <= 9 for stone in stones)
        ]
        held = (state.stones, state.charms, state.spent)
        if {len(part) for part in (*held, state.scores, state.laid, state.shown)} != {state.seats}:
            wrong.append("P-1: every list of the state has an entry for each seat")
        return wrong


GAME = PebblesGame()
