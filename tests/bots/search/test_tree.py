"""The tree: who is asked what, which options are taken up, and who saw what."""

from crannog.bots.search.tree import GUIDED, LEAST_WIDTH, ROOT, Descent, Key, Node, Spread, Width
from crannog.kernel import Ask, Choice

A: Choice = ("a",)
B: Choice = ("b",)
C: Choice = ("c",)


def ask(seat: int, *options: Choice, prompt: str = "which") -> Ask:
    return Ask(seat, prompt, list(options), "T-1")


def spread(*values: float) -> Spread:
    seen = Spread()
    for value in values:
        seen.see(value)
    return seen


def visited(node: Node, choice: Choice, *values: float) -> None:
    """Notes that these results followed the choice."""
    arm = node.arms[choice]
    node.visits += len(values)
    arm.visits += len(values)
    arm.total += sum(values)


def test_the_spread_is_the_standard_deviation_but_never_nothing():
    assert abs(spread(0.2, 0.4, 0.6, 0.8).width - 0.2236) < 1e-4
    assert spread(0.5, 0.5).width == spread().width == LEAST_WIDTH


def test_options_are_first_taken_in_their_order():
    node = Node(ROOT)
    node.meet([B, A, C])
    for expected in (B, A, C):
        assert node.select([A, B, C], spread(0.0, 1.0)) == expected
        visited(node, expected, 0.5)


def test_a_narrow_node_takes_up_options_as_its_visits_grow():
    node = Node(GUIDED)
    node.meet([A, B, C])
    taken = []
    for _ in range(150):
        choice = node.select([A, B, C], spread(0.0, 1.0))
        visited(node, choice, 0.5)
        taken.append(choice)
    assert taken[0] == A
    assert 1 <= taken.index(B) < taken.index(C)
    assert [ROOT.admits(3, 0), GUIDED.admits(3, 0), GUIDED.admits(3, 225)] == [True, False, True]


def test_an_option_that_was_never_offered_before_can_be_taken_in_any_node():
    node = Node(Width(1, 0.0))
    node.meet([A])
    visited(node, node.select([A], spread()), 0.5)
    node.meet([B])
    assert node.select([B], spread()) == B


def test_what_did_well_is_taken_more_often_but_not_alone():
    node = Node(ROOT)
    node.meet([A, B])
    seen = spread(0.0, 1.0)
    for _ in range(200):
        choice = node.select([A, B], seen)
        visited(node, choice, 0.9 if choice == A else 0.3)
    assert node.arms[A].visits > 3 * node.arms[B].visits > 3


def followed(first: Choice, public: bool, tops: list[dict[Key, Node]]) -> Node:
    """Seat 0 answers, then seat 1 is asked: the node of that question."""
    way = Descent(tops, ROOT)
    node = way.node(ask(0, A, B))
    node.meet([A, B])
    way.take(node, 0, first, public)
    return way.node(ask(1, A, B))


def test_a_seat_knows_the_public_answers_of_others_apart():
    """A secret or simultaneous answer leads to the same question, whatever it was."""
    tops: list[dict[Key, Node]] = [{}, {}]
    assert followed(A, True, tops) is followed(A, True, tops)
    assert followed(A, True, tops) is not followed(B, True, tops)
    assert followed(A, False, tops) is followed(B, False, tops)


def test_each_seat_learns_its_own_result():
    tops: list[dict[Key, Node]] = [{}, {}]
    way = Descent(tops, ROOT)
    for seat, choice in ((0, A), (1, B)):
        node = way.node(ask(seat, A, B))
        node.meet([A, B])
        way.take(node, seat, choice, public=True)
    way.learn([0.75, 0.25], [Spread(), Spread()])
    (first,), (second,) = (list(top.values()) for top in tops)
    assert (first.visits, first.arms[A].mean) == (1, 0.75)
    assert (second.visits, second.arms[B].mean) == (1, 0.25)
    assert first.arms[B].visits == 0
