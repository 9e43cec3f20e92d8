"""What the kernel answers by itself is known to whoever asks for it."""

from crannog.kernel import Ask, Flow, Json, Match, Rules, Seat, together
from tests.kernel.pebbles import GAME


def one_way(seat: Seat, steps: int) -> Rules[None]:
    """Asks with one option, then a real choice."""
    for step in range(steps):
        yield Ask(seat, "walk", [("walk", step)], "P-1")
    yield Ask(seat, "turn", [("left",), ("right",)], "P-1")


def start(rules: Rules[object]) -> tuple[Flow, list[tuple[int, tuple[str | int, ...]]]]:
    """A flow that notes what it answers."""
    flow = Flow(GAME.setup(2, 1, {"stakes": False}), rules)
    forced: list[tuple[int, tuple[str | int, ...]]] = []
    flow.forced = forced
    flow.start()
    return flow, forced


def test_a_flow_notes_the_choices_it_makes() -> None:
    """In their order, with the seat; a real choice is not among them."""
    flow, forced = start(one_way(1, 2))
    assert forced == [(1, ("walk", 0)), (1, ("walk", 1))]
    flow.answer(1, ("left",))
    assert len(forced) == 2


def test_forced_choices_of_several_seats_at_once_are_noted_too() -> None:
    """Inside `together`, also those with which it ends."""

    def part(seat: Seat) -> Rules[None]:
        yield from one_way(seat, 1)
        yield Ask(seat, "walk", [("walk", "home")], "P-1")

    flow, forced = start(together({0: part(0), 1: part(1)}))
    assert forced == [(0, ("walk", 0)), (1, ("walk", 0))]
    flow.answer(1, ("left",))
    flow.answer(0, ("right",))
    assert forced[2:] == [(1, ("walk", "home")), (0, ("walk", "home"))]
    assert flow.step is None


def test_nothing_is_noted_unless_asked_for() -> None:
    """Rollouts need no notes."""
    flow = Flow(GAME.setup(2, 1, {"stakes": False}), one_way(0, 3))
    flow.start()
    assert flow.forced is None
    match = Match.new(GAME, 2, 1)
    assert match.clone()._flow.forced is None


def test_a_match_knows_what_was_forced_since_its_last_choice() -> None:
    """The last stones are laid by themselves; going back goes back with them."""
    position: dict[str, Json] = {
        "round": 1,
        "charms": [False, False],
        "stones": [[1, 2], [3, 3]],
    }
    match = Match.new(GAME, 2, 1, position=position)
    assert match.forced == [(1, ("lay", 3))], "two stones alike are no choice"
    match.choose(0, ("lay", 2))
    decline, last = (0, ("decline",)), [(0, ("lay", 1)), (1, ("lay", 3))]
    assert match.forced == [decline, *last, decline]
    match.rewind(0)
    assert match.forced == [(1, ("lay", 3))]
