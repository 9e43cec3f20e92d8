"""What the sources become, and which ones can't be rewritten."""

import pytest

from crannog.direct.rewrite import CantRewrite, Package

HEAD = "from crannog.kernel import CHECKPOINT, Ask, Asks, Nested, Rules, together\n"


def rewritten(text: str, **others: str) -> list[str]:
    """The lines of the rewritten module, without comments and what it imports of ours."""
    sources = {"toy": "", "toy.rules": HEAD + text} | {
        f"toy.{name}": other for name, other in others.items()
    }
    made = Package("toy", "direct_toy", sources).rewritten("toy.rules")
    lines = [line for line in made.splitlines() if line]
    return [line for line in lines if not line.startswith(("#", "from crannog."))]


def test_delegating_and_asking_become_calls():
    text = """
def turn(g) -> Rules[int]:
    choice = yield Ask(0, "turn", [], "R-1")
    reply = yield Asks({})
    if (yield from other(g)) and reply:
        return (yield from g.method(choice))
    yield from other(g)
    yield anything
"""
    assert rewritten(text) == [
        "def turn(g) -> int:",
        "    choice = _ask(Ask(0, 'turn', [], 'R-1'))",
        "    reply = _ask_several(Asks({}))",
        "    if other(g) and reply:",
        "        return g.method(choice)",
        "    other(g)",
        "    _put(anything)",
    ]


def test_what_does_nothing_is_dropped():
    text = """
def turn(g) -> Rules[None]:
    yield CHECKPOINT
    g.tell("moves", "R-1", len(g.names), g.name)
    g.tell("draws", "R-2", g.draw())
    yield from ()
"""
    body = rewritten(text)[1:]
    assert body == ["    pass", "    pass", "    g.tell('draws', 'R-2', g.draw())", "    pass"]


def test_rules_given_to_the_kernel_are_called_inside():
    text = """
def turn(g) -> Rules[None]:
    yield from together({seat: part(g, seat) for seat in g.seats})
    yield Nested(part(g, 0))
    play_out(part(g, 1), answer)
"""
    assert rewritten(text)[1:] == [
        "    together(lambda: {seat: part(g, seat) for seat in g.seats})",
        "    part(g, 0)",
        "    play_out(lambda: part(g, 1), answer)",
    ]


def test_what_the_kernel_has_for_generators_comes_from_elsewhere():
    text = "from crannog.kernel.pieces import ENDED, play_out\n"
    made = Package("toy", "direct_toy", {"toy": HEAD + text}).rewritten("toy")
    assert "from crannog.kernel import CHECKPOINT, Ask, Asks, Nested, Rules\n" in made
    assert "from crannog.direct.running import together\n" in made
    assert "from crannog.direct.running import ENDED, play_out\n" in made


def test_annotations_lose_their_rules():
    text = """
Body: TypeAlias = Callable[[Toy], Rules[None]]
Late: TypeAlias = "Callable[[Toy], Rules[None]]"
def body(g) -> Rules[None] | None:
    doing = g.body()
    if doing is not None:
        yield from doing
"""
    assert rewritten(text) == [
        "Body: TypeAlias = Callable[[Toy], None]",
        "Late: TypeAlias = 'Callable[[Toy], None]'",
        "def body(g) -> None:",
        "    doing: object = g.body()",
        "    if doing is not None:",
        "        pass",
    ]


def test_other_generators_stay():
    text = """
def seats(g) -> Iterator[int]:
    yield from g.seats
    yield 1
"""
    assert rewritten(text) == [
        "def seats(g) -> Iterator[int]:",
        "    yield from g.seats",
        "    yield 1",
    ]


def test_the_package_is_renamed_in_imports_and_references():
    text = """
from toy.state import Toy
import toy.state as state
import other.toy
habits = "toy.habits:HABITS"
package = "toy"
"""
    assert rewritten(text) == [
        "from direct_toy.state import Toy",
        "import direct_toy.state as state",
        "import other.toy",
        "habits = 'direct_toy.habits:HABITS'",
        "package = 'toy'",
    ]


def test_events_are_told_where_the_package_tells_in_its_own_way():
    """A `tell` of the game's own may do anything."""
    text = "def turn(g) -> Rules[None]:\n    g.tell('moves', 'R-1')\n    yield CHECKPOINT\n"
    own = "class Toy:\n    def tell(self, kind, rule):\n        self.told += 1\n"
    assert rewritten(text, state=own)[1] == "    g.tell('moves', 'R-1')"


RULES = "def part(g) -> Rules[None]:\n    yield from ()\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("def f(g):\n    yield 1\n", "line 2: f yields, and is not annotated"),
        ("async def f(g):\n    pass\n", "f is async"),
        ("def f(rules: Rules[None]) -> None:\n    pass\n", "f is given rules to run: rules"),
        ("def f(g) -> list[Rules[None]]:\n    return []\n", "returns rules among other things"),
        ("parts: list[Rules[None]] = []\n", "rules are kept to be run later"),
        (RULES + "waiting = [part(1)]\n", "line 4: part() is called, and not run there"),
        (
            RULES + "def f(g) -> Rules[None]:\n    p = part(g)\n    g.n = 1\n    yield from p\n",
            "line 5: part() is called, and not run there",
        ),
        (RULES + "def f(g) -> None:\n    next(part(g))\n", "rules are run by hand (next)"),
        ("def f(g) -> None:\n    g.rules.send(())\n", "a generator is run by hand (.send)"),
        ("import toy.state\n", "import toy.state needs an `as`"),
        ("def f(:\n", "can't be read"),
    ],
)
def test_what_cannot_be_rewritten_is_named(text: str, why: str):
    with pytest.raises(CantRewrite) as refused:
        rewritten(text)
    assert why in str(refused.value)
    assert "toy.rules" in str(refused.value)


def test_rules_of_other_modules_are_known():
    with pytest.raises(CantRewrite, match=r"part\(\) is called, and not run there"):
        rewritten("from toy.parts import part\nkept = part(1)\n", parts=RULES)
