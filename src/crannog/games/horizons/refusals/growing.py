"""Why a Growth option, or one of its actions, can't be chosen."""

from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.state import Horizons
from crannog.kernel.ask import Ask, Choice
from crannog.kernel.errors import Refusal


def no_growth(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-4.1: the panel has no such option."""
    count = len(PANELS[g.spirits[ask.seat].id].growth)
    return Refusal("H-4.1", "why-no-growth", {"count": count})


def no_growth_action(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-4.1: carried out already, or an action of another option."""
    spirit = g.spirits[ask.seat]
    chosen = PANELS[spirit.id].growth[spirit.growth]
    if any(action.choice == choice for action in chosen):
        return Refusal("H-4.1", "why-growth-done")
    return Refusal("H-4.1", "why-other-growth", {"count": spirit.growth + 1})
