"""Why a choice is not offered: the rule, and a sentence (`why-` messages of the locale)."""

from typing import Final

from crannog.games.inis.cards.registry import MODES, Mode
from crannog.games.inis.refusals import clans, held, places, players, turn
from crannog.games.inis.refusals.common import Explain
from crannog.games.inis.refusals.times import not_asked
from crannog.games.inis.season import druid_allowed
from crannog.games.inis.state import Inis
from crannog.games.inis.windows import WINDOW_RULES, triskels_barred
from crannog.kernel.ask import Ask, Choice
from crannog.kernel.errors import Refusal

# Verbs whose first argument is a territory on the map
PLACED: Final = ("territory", "move", "replace", "pull", "remove-from", "clash")

# By prompt and verb; an option of any other verb belongs to another question
REFUSALS: Final[dict[str, dict[str, Explain]]] = {
    "capital": {"territory": places.no_capital},
    "draft": {"hold": held.wrong_hold},
    "cathbad-choice": {"set-aside": held.not_dealt},
    "set-aside": {"set-aside": held.not_action},
    "season-turn": {"pass": turn.no_pass_yet, "pretender": turn.no_pretender},
    "place-clan": {"territory": places.no_presence},
    "place-clans": {"clans": clans.wrong_clans},
    "new-alliance": {"replace": players.not_replaced},
    "festival": {"territory": places.no_sanctuary},
    "citadel": {"territory": places.no_citadel},
    "sanctuary": {"territory": places.sanctuary_already},
    "tile-location": {"location": places.no_location},
    "choose-tile": {"tile": places.no_tile},
    "tailtu-from": {"territory": places.not_beside},
    "move-from": {"territory": places.no_way_out},
    "move-to": {"move": clans.no_move, "done": clans.none_moved_yet},
    "move-clans": {"clans": clans.wrong_clans},
    "move-one-to": {"territory": places.not_beside_origin},
    "scouts-from": {"territory": places.no_way_out},
    "scouts-to": {"move": clans.no_move},
    "horses-to": {"move": clans.no_ride},
    "look-at-actions": {"player": players.not_oneself},
    "look-at-epics": {"player": players.not_oneself},
    "discard-any": {"discard": held.not_in_hand, "done": held.one_card_first},
    "discard-action": {"discard": held.not_action},
    "give-epic": {"player": players.not_oneself},
    "give-action": {"give": held.not_action},
    "druid": {"take": held.not_in_discard},
    "start-clash": {"territory": places.no_clash_there},
    "next-clash": {"territory": places.no_clash_waits},
    "next-maneuver": {"player": players.not_involved},
    "end-clash": {"refuse": players.no_more_maneuvers},
    "maneuver": {"attack": players.no_attack, "withdraw": players.no_withdrawing},
    "attack-response": {"discard": held.not_action, "remove-clan": held.no_exposed_clan},
    "club-decision": {"discard-card": held.no_card_to_lose, "remove-clan": held.no_exposed_clan},
    "withdraw-to": {"move": clans.no_withdrawal, "done": clans.none_moved_yet},
    "cauldron-return": {"territory": places.none_lost_there},
    "mountains-toll": {"discard": held.not_action, "remove-clan": held.no_clan_for_toll},
    "keep-epic": {"keep": held.not_drawn},
    "misty-lands": {"discard": held.not_action, "done": held.one_card_first},
    "lost-vale": {"pull": players.none_to_pull},
    "salt-mine": {"player": players.not_oneself},
    "name-instigator": {"player": players.not_involved},
    "stone-circle": {"pay": players.not_own_clan},
    "eriu": {"territory": places.no_sanctuary},
    "otherworld": {"territory": places.no_presence},
    "otherworld-use": {"remove": players.none_in_otherworld, "place": players.no_reserve},
    "balors-eye": {"remove-from": players.none_to_remove},
    "breas-tyranny": {"pull": players.none_to_drive_out},
    "breas-destination": {"territory": places.not_beside_origin},
    "deirdre-take": {"take": held.not_revealed},
    "lose-clan": {"territory": places.no_presence},
    "morrigan-clash": {"clash": players.no_clash_between},
    "cuchulain": {"remove": players.none_exposed_left},
    "fianna-to": {"territory": places.not_beside_clash},
    "fianna-clans": {"take-clans": clans.wrong_company},
    "diarmuid-to": {"territory": places.removed_from_there},
}


def why_not(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """The rule that keeps a well-formed choice from being offered, as exactly as can be told."""
    verb = str(choice[0])
    if is_play(choice):
        return why_not_play(g, ask, str(choice[1]), str(choice[2]))
    explain = REFUSALS.get(ask.prompt, {}).get(verb)
    if explain is None:
        return not_asked(ask, verb)
    if verb in PLACED and choice[1] not in g.map:
        return Refusal("I-3.7", "why-not-on-map", {"territory": choice[1]})
    return explain(g, ask, choice)


def is_play(choice: Choice) -> bool:
    """Whether it plays a card, in whatever mode: a client may not know the card's modes."""
    return len(choice) == 3 and choice[0] == "play"


def why_not_play(g: Inis, ask: Ask, card: str, mode: str) -> Refusal:
    """I-8.4, I-9, I-10: not in hand, not now, or not that way.

    A mode that the card lacks stands for its first.
    """
    if g.at.get(card) != ask.seat:
        return Refusal("I-9.1", "why-not-in-hand")
    if (card, mode) not in MODES and any(option[:2] == ("play", card) for option in ask.options):
        return Refusal("I-9.3", "why-no-such-mode", {"card": card})
    trigger = (MODES.get((card, mode)) or first_mode(card)).trigger
    if trigger and triskels_barred(g):
        return Refusal("I-10.7", "why-triskels-barred")
    if trigger == "as_maneuver":
        return Refusal("I-12.17", "why-only-maneuver", {"card": card})
    if trigger:
        return Refusal(WINDOW_RULES.get(trigger, "I-10.1"), f"why-waits-{trigger}", {"card": card})
    if card == "druid" and not druid_allowed(g, ask.seat):
        return Refusal("I-9.7", "why-druid-alone")
    return Refusal("I-8.4", "why-own-turn", {"card": card})


def first_mode(card: str) -> Mode:
    """The card's first mode, in the order of its declaration."""
    return next(mode for (name, _), mode in MODES.items() if name == card)
