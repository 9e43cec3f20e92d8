"""Why a choice is not offered: the rule, and a sentence for the error (clients use the rule)."""

from crannog.games.inis.cards.registry import MODES, Mode
from crannog.games.inis.season import druid_allowed
from crannog.games.inis.state import Inis
from crannog.games.inis.windows import WINDOW_RULES, triskels_barred
from crannog.kernel.ask import Ask, Choice


def why_not(g: Inis, ask: Ask, choice: Choice) -> tuple[str, str]:
    """The rule that keeps the choice from being offered, as exactly as can be told."""
    if not choice:
        return ask.rule, "a choice begins with a verb"
    if choice[0] == "play" and len(choice) == 3:
        return why_not_play(g, ask, str(choice[1]), str(choice[2]))
    if choice[0] == "pass" and ask.prompt == "season-turn":
        return "I-8.1", "the Brenn begins the season with a Season card"
    if choice[0] == "pretender" and ask.prompt == "season-turn":
        return why_not_pretender(g, ask)
    if choice[0] == "withdraw" and ask.prompt == "maneuver":
        return "I-12.16", "you are chieftain of no adjacent territory"
    if choice[0] == "attack" and ask.prompt == "maneuver":
        return "I-12.14", "only an opponent with an exposed clan here can be attacked"
    if choice[0] == "location":
        return "I-3.6", "a new tile needs a free place adjacent to at least two territories"
    if choice[0] == "discard":
        return "I-12.14" if ask.prompt == "attack-response" else ask.rule, "you hold no such card"
    return ask.rule, f"the question is {ask.prompt!r} and offers other options"


def why_not_pretender(g: Inis, ask: Ask) -> tuple[str, str]:
    """I-8.1, I-8.6: first turn, a token already, or no condition met."""
    if g.first_turn:
        return "I-8.1", "the Brenn begins the season with a Season card"
    if g.pretenders[ask.seat]:
        return "I-8.6", "you have a Pretender token already"
    return "I-8.6", "you meet no victory condition"


def why_not_play(g: Inis, ask: Ask, card: str, mode: str) -> tuple[str, str]:
    """I-8.4, I-9, I-10: not in hand, not now, or not that way.

    A client may not know the card's modes: one that the card lacks stands for its first.
    """
    if g.at.get(card) != ask.seat:
        return "I-9.1", f"{card} is not in your hand"
    if (card, mode) not in MODES and any(option[:2] == ("play", card) for option in ask.options):
        return "I-9.3", f"{card} has no mode {mode!r}"
    trigger = (MODES.get((card, mode)) or first_mode(card)).trigger
    if trigger and triskels_barred(g):
        return "I-10.7", "Lug's Spear bars all Triskel cards in this clash"
    if trigger == "as_maneuver":
        return "I-12.17", f"{card} is played as your maneuver in a clash, if its condition is met"
    if trigger:
        return WINDOW_RULES.get(trigger, "I-10.1"), f"{card} is played in the window {trigger}"
    if card == "druid" and not druid_allowed(g, ask.seat):
        return "I-9.7", "the Druid may not be your only Action card"
    return "I-8.4", "a Season card is played as your turn"


def first_mode(card: str) -> Mode:
    """The card's first mode, in the order of its declaration."""
    return next(mode for (name, _), mode in MODES.items() if name == card)
