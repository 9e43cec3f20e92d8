"""Why a player may not pass, or take a Pretender token (I-8)."""

from crannog.games.inis.state import Inis
from crannog.games.inis.victory import values
from crannog.kernel.ask import Ask, Choice
from crannog.kernel.errors import Refusal


def no_pass_yet(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-8.1: the Brenn plays a Season card first."""
    return Refusal("I-8.1", "why-no-pass-yet")


def no_pretender(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-8.1, I-8.6: first turn, a token already, or no condition met."""
    if g.first_turn:
        return Refusal("I-8.1", "why-no-pretender-yet")
    if g.pretenders[ask.seat]:
        return Refusal("I-8.6", "why-pretender-already")
    leadership, land, religion = values(g, ask.seat)
    counts = {"count": leadership, "count2": land, "count3": religion}
    return Refusal("I-8.6", "why-no-condition", {**counts, "number": g.deeds[ask.seat]})
