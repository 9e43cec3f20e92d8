"""Positions with something to find, for tests of several bots."""

from collections.abc import Callable

from crannog.kernel import Choice
from tests.horizons.table import Table, table


def last_city() -> Table:
    """H-14.2: a wounded City is the last one, at Terror Level III, where none may be left."""
    return table(
        spirits=["fathomless_mud"],
        lands={"G1": {"city": 0}, "G2": {"city": [0, 0, 1], "town": 1, "presence": 2}},
        phase="slow",
        in_play={0: ["pull_beneath_the_hungry_earth"]},
        terror=3,
    )


def reason_after(t: Table, most: int, choose: Callable[[Table], Choice]) -> object:
    """Why the match ended, within so many choices."""
    for _ in range(most):
        if t.match.result is None:
            t.choose(*choose(t))
    assert t.match.result is not None
    return t.match.result["reason"]
