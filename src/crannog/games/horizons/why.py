"""Why a choice is not offered: the rule, and a sentence (`why-` messages of the locale)."""

from typing import Final

from crannog.games.horizons.refusals import cards, fears, growing, lands, pieces, using
from crannog.games.horizons.refusals.common import Explain
from crannog.games.horizons.refusals.times import not_asked
from crannog.games.horizons.state import Horizons
from crannog.kernel.ask import Ask, Choice
from crannog.kernel.errors import Refusal

# By prompt and verb; an option of any other verb belongs to another question
REFUSALS: Final[dict[str, dict[str, Explain]]] = {
    "spirit": {"spirit-panel": lands.no_spirit},
    "board": {"board": lands.no_board},
    "growth": {"growth": growing.no_growth},
    "growth-action": dict.fromkeys(
        ("grow-reclaim", "grow-card", "grow-energy", "grow-presence"), growing.no_growth_action
    ),
    "presence-source": {"track": lands.empty_track, "from-land": lands.no_presence_there},
    "presence-land": {"land": lands.no_presence_land},
    "take-power": {"take": cards.not_drawn},
    "take-left-power": {"take": cards.not_drawn},
    "forget": {"forget": cards.not_forgotten},
    "play-cards": {"play": cards.no_play},
    "use-powers": {
        "use": using.no_use,
        "use-fewer": using.no_use,
        "repeat": using.no_repeat,
        "repeat-fewer": using.no_repeat,
        "hasten": using.not_hastened,
        "done": using.done_already,
        "not-done": using.not_done_yet,
    },
    "fewer-elements": {"tiers": cards.no_tiers},
    "target-land": {"land": lands.no_target},
    "target-spirit": {"spirit": lands.no_target_spirit},
    "threshold": dict.fromkeys(("meet-threshold", "decline-threshold"), cards.other_tier),
    "alternative": {"option": lands.no_alternative},
    "damage": {"piece": pieces.no_piece_here},
    "damage-one-each": {"piece": pieces.hit_already},
    "bonus-damage": {"piece": pieces.no_piece_here},
    "bonus-damage-in": {"piece-in": pieces.not_damaged_there},
    "destroy": {"piece": pieces.no_piece_here},
    "replace": {"piece": pieces.no_piece_here},
    "downgrade": {"piece": pieces.no_piece_here},
    "remove": {"piece": pieces.no_piece_here},
    "gather": {"gather": pieces.not_gathered, "done": pieces.not_up_to},
    "push": {"push": pieces.not_pushed, "done": pieces.not_up_to},
    "cascade": {"land": lands.no_cascade},
    "element": {"element": lands.element_chosen},
    "renewal-land": {"land": lands.no_renewal_land},
    "gift-card": {"give": cards.not_given},
    "remove-blight": {"land": lands.no_blight_to_remove},
    "repeat": {"land": lands.no_repeat_land},
    "carry-dahan": {"piece": pieces.not_carried},
    "guarded-land": {"land": lands.no_guarded_land},
    "pay-for-defend": {"pay": lands.other_price},
    "pay-for-card": {"pay": lands.other_price},
    "origin": {"land": lands.no_origin},
    "searing-heat": {"piece-in": pieces.out_of_heat},
    "scatter-number": {"number": lands.no_number},
    "tempest-number": {"number": lands.no_number},
    "vengeance": {"land": lands.no_vengeance},
    "vengeance-order": {"land": lands.no_vengeance_roused},
    "ravage-order": {"land": lands.no_ravage},
    "stall": dict.fromkeys(("skip", "allow"), lands.other_action),
    "escalation": {"land": lands.no_escalation},
    "fear-effect": {
        "land": fears.no_fear_land,
        "remove": fears.no_fear_piece,
        "downgrade": fears.no_fear_piece,
        "tale": fears.no_fear_piece,
        "move": fears.no_fear_move,
    },
    "fear-order": {"land": fears.not_waiting},
    "remove-health": {"piece": pieces.too_healthy},
    "tale": {"tale": fears.no_tale},
    "constancy": {"keep-card": cards.not_kept},
}


def why_not(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """The rule that keeps a well-formed choice from being offered, as exactly as can be told."""
    verb = str(choice[0])
    if missing := next((land for land in lands.named_in(choice) if land not in g.lands), ""):
        return Refusal("H-2.1", "why-not-on-island", {"land": missing})
    explain = REFUSALS.get(ask.prompt, {}).get(verb)
    if explain is None or (verb not in ask_verbs(ask) and ask.prompt == "fear-effect"):
        return not_asked(g, ask, verb)
    return explain(g, ask, choice)


def ask_verbs(ask: Ask) -> set[str]:
    """The verbs of the options."""
    return {str(option[0]) for option in ask.options}
