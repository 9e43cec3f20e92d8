"""Why an option of another question is not offered: when it is."""

from typing import Final

from crannog.kernel.ask import Ask
from crannog.kernel.errors import Refusal

# The rule and the sentence by verb
TIMES: Final[dict[str, tuple[str, str]]] = {
    "territory": ("I-9.4", "why-time-territory"),
    "player": ("I-9.4", "why-time-player"),
    **dict.fromkeys(("clans", "take-clans"), ("I-9.4", "why-time-clans")),
    "move": ("I-11.3", "why-time-move"),
    **dict.fromkeys(("done", "stay", "nothing", "no-clash"), ("I-8.3", "why-must")),
    "decline": ("I-10.3", "why-time-decline"),
    "pass": ("I-8.5", "why-time-pass"),
    "pretender": ("I-8.6", "why-time-pretender"),
    "hold": ("I-6.1", "why-time-draft"),
    "set-aside": ("I-5.5", "why-time-aside"),
    "replace": ("I-11.8", "why-time-replace"),
    **dict.fromkeys(("location", "tile"), ("I-3.6", "why-time-tile")),
    **dict.fromkeys(("discard", "discard-card"), ("I-9.9", "why-time-discard")),
    **dict.fromkeys(("remove-clan", "remove", "remove-from"), ("I-11.5", "why-time-remove")),
    **dict.fromkeys(("take", "keep"), ("I-9.5", "why-time-take")),
    "give": ("I-21.3", "why-time-give"),
    **dict.fromkeys(("shelter", "stay-exposed"), ("I-12.6", "why-time-shelter")),
    **dict.fromkeys(("agree", "refuse"), ("I-12.10", "why-time-agree")),
    **dict.fromkeys(("attack", "withdraw"), ("I-12.11", "why-time-maneuver")),
    "pull": ("I-11.3", "why-time-pull"),
    **dict.fromkeys(("pay", "keep-clan"), ("I-11.5", "why-time-pay")),
    "place": ("I-11.2", "why-time-place"),
    **dict.fromkeys(("flip", "leave"), ("I-2.5", "why-time-flip")),
    "clash": ("I-12.1", "why-time-clash"),
}


def not_asked(ask: Ask, verb: str) -> Refusal:
    """When the verb's question comes; in a clash no maneuver can be left out (I-12.11)."""
    if ask.prompt == "maneuver" and verb in ("pass", "done", "stay", "nothing"):
        return Refusal("I-12.11", "why-must-maneuver")
    rule, why = TIMES[verb]
    return Refusal(rule, why)
