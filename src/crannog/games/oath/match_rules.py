"""The whole match, from any checkpoint: set-up (O-1), turns (O-4), the chronicle (O-8)."""

from crannog.games.oath.chronicle.ceremony import write_on
from crannog.games.oath.powers import declared
from crannog.games.oath.setup import settle_in
from crannog.games.oath.state import Oath
from crannog.games.oath.turn import act, end_round, rest, wake
from crannog.kernel.ask import CHECKPOINT, Rules


def rules(g: Oath) -> Rules[None]:
    """O-1.23, then O-4 until somebody has won (O-3), then O-8."""
    while g.phase != "over":
        if g.phase == "act":
            yield from act(g)  # which comes to checkpoints of its own
            continue
        yield CHECKPOINT
        if g.phase == "wake":
            yield from wake(g)
        elif g.phase == "rest":
            yield from rest(g)
        elif g.phase == "round-end":
            yield from end_round(g)
        elif g.phase == "chronicle":
            yield from write_on(g)
        else:
            yield from settle_in(g)
    yield CHECKPOINT


assert declared  # importing it declares the powers
