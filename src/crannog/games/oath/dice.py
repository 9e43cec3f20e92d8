"""Rolling dice (O-5.5): faces by chance, and a chance to roll again for who has a card for it."""

from typing import Final

from crannog.games.oath.facts import ATTACK_FACES, DEFENCE_FACES, DOUBLE, SHIELD, SHIELDS
from crannog.games.oath.reactions import follow_up
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Rules, Seat

ATTACK_DICE: Final = "attack"
DEFENCE_DICE: Final = "defence"


def throw(g: Oath, me: Seat, kind: str, count: int, rule: str) -> None:
    """Rolls dice; `rolled` tells how often each face came up."""
    faces = ATTACK_FACES if kind == ATTACK_DICE else DEFENCE_FACES
    g.dice = kind
    g.rolled = [0] * (max(faces) + 1)
    for _ in range(count):
        g.rolled[faces[g.rng.below(6)]] += 1
    g.reveals += 1
    g.tell(f"rolls-{kind}", rule, me, *g.rolled)


def throw_again(g: Oath, me: Seat, rule: str) -> None:
    """Rolls the same dice anew; the second result stands."""
    throw(g, me, g.dice, sum(g.rolled), rule)


def roll(g: Oath, me: Seat, kind: str, count: int, rule: str) -> Rules[list[int]]:
    """Rolls dice; a card of the roller may have them rolled again before anything follows."""
    throw(g, me, kind, count, rule)
    if count:
        yield from follow_up(g, "rolled", me)
    return g.rolled


def shields(rolled: list[int]) -> int:
    """O-5.5.4: the shields, doubled for each x2 face."""
    return (rolled[SHIELD] + 2 * rolled[SHIELDS]) << rolled[DOUBLE]
