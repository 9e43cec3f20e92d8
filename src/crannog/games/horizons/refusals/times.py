"""Why an option of another question is not offered: when it is."""

from typing import Final

from crannog.games.horizons.facts import FAST, SLOW
from crannog.games.horizons.state import Horizons
from crannog.kernel.ask import Ask
from crannog.kernel.errors import Refusal

# The rule and the sentence by verb
TIMES: Final[dict[str, tuple[str, str]]] = {
    **dict.fromkeys(
        ("spirit-panel", "board", "follow-progression", "free-powers"), ("H-2.6", "why-time-setup")
    ),
    "growth": ("H-4.1", "why-time-growth"),
    **dict.fromkeys(
        ("grow-reclaim", "grow-card", "grow-energy", "grow-presence"),
        ("H-4.1", "why-time-growth-action"),
    ),
    **dict.fromkeys(("track", "from-land"), ("H-4.5", "why-time-presence")),
    "land": ("H-5.2", "why-time-land"),
    "spirit": ("H-5.4", "why-time-spirit"),
    **dict.fromkeys(("deck", "take"), ("H-22.1", "why-time-gain")),
    "forget": ("H-22.3", "why-time-forget"),
    **dict.fromkeys(
        ("tiers", "meet-threshold", "decline-threshold"), ("H-18.7", "why-time-threshold")
    ),
    "option": ("H-5.10", "why-time-option"),
    **dict.fromkeys(("piece", "piece-in"), ("H-19.1", "why-time-piece")),
    **dict.fromkeys(("remove", "downgrade", "tale", "move"), ("H-7.4", "why-time-fear")),
    "gather": ("H-20.1", "why-time-gather"),
    "push": ("H-20.2", "why-time-push"),
    "keep-bonus": ("H-30.3", "why-time-bonus"),
    **dict.fromkeys(("might", "not-now"), ("H-29.4", "why-time-might")),
    "element": ("H-18.2", "why-time-element"),
    **dict.fromkeys(("give", "keep"), ("H-22.6", "why-time-gift")),
    "no-repeat": ("H-23.1", "why-time-repeat"),
    **dict.fromkeys(("pay", "no-pay"), ("H-17.2", "why-time-pay")),
    "number": ("H-25.2", "why-time-number"),
    **dict.fromkeys(("skip", "allow"), ("H-21.2", "why-time-stall")),
    "keep-card": ("H-12.1", "why-time-keep"),
    "stop": ("H-30.5", "why-time-stop"),
    "not-done": ("H-3.2", "why-not-done-yet"),
    **dict.fromkeys(("done", "no"), ("H-5.8", "why-must")),
}
POWER_VERBS: Final = ("use", "use-fewer", "repeat", "repeat-fewer", "hasten")


def not_asked(g: Horizons, ask: Ask, verb: str) -> Refusal:
    """When the verb's question comes."""
    if verb == "play":
        return cards_wait(g, ask)
    if verb in POWER_VERBS:
        return powers_wait(g)
    if verb == "stop" and len(ask.options) == 1:
        return Refusal("H-30.5", "why-only-way")
    rule, why = TIMES[verb]
    return Refusal(rule, why)


def cards_wait(g: Horizons, ask: Ask) -> Refusal:
    """H-4.8: after Growth, in the Spirit phase."""
    if g.phase == "spirit":
        return Refusal("H-4.8", "why-grow-first")
    return Refusal("H-17.2", "why-time-play")


def powers_wait(g: Horizons) -> Refusal:
    """H-3.3: one Power after another, in the phase of its speed."""
    if g.phase in (FAST, SLOW):
        return Refusal("H-3.3", "why-one-power")
    return Refusal("H-6.1", "why-time-use")
