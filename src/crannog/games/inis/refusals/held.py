"""Why a card can't be held, discarded, given, kept or taken."""

from crannog.games.inis.facts import KIND
from crannog.games.inis.refusals.common import not_present, number, unexposed
from crannog.games.inis.state import Inis
from crannog.kernel.ask import Ask, Choice
from crannog.kernel.errors import Refusal


def wrong_hold(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-6, I-7: so many different cards, of those one has now."""
    cards, count = choice[1:], number(ask.args[0])
    strange = [card for card in cards if card not in g.draft[ask.seat]]
    if strange:
        return Refusal(ask.rule, "why-not-in-draft", {"card": strange[0]})
    if len(set(cards)) != count or len(cards) != count:
        return Refusal(ask.rule, "why-hold-count", {"count": count})
    return Refusal(ask.rule, "why-hold-order")


def not_action(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-9.9: an Action card of one's hand."""
    card = str(choice[1])
    if g.at.get(card) != ask.seat:
        return Refusal(ask.rule, "why-not-in-hand")
    return Refusal(ask.rule, "why-only-action", {"card": card})


def not_in_hand(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-9.1: any card of one's hand."""
    return Refusal(ask.rule, "why-not-in-hand")


def not_dealt(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-5.5: an Action card of this match."""
    card = str(choice[1])
    if KIND.get(card) != "action":
        return Refusal("I-5.5", "why-only-action", {"card": card})
    return Refusal("I-1.2", "why-four-players", {"card": card})


def not_drawn(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-17.1: one of the cards just drawn."""
    return Refusal(ask.rule, "why-not-drawn", {"card": choice[1]})


def not_in_discard(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-21.3: a card of the Action discard pile, which the player is looking through."""
    return Refusal("I-21.3", "why-not-in-discard", {"card": choice[1]})


def not_revealed(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-21.3: one of the cards that were revealed."""
    return Refusal("I-21.3", "why-not-revealed", {"card": choice[1]})


def one_card_first(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-9.9: while there are cards to discard, one has to go."""
    return Refusal(ask.rule, "why-discard-one-first")


def no_card_to_lose(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-9.1: how many Action cards a player holds is public; here none."""
    return Refusal("I-12.15", "why-no-action-card", {"seat": ask.args[0]})


def no_exposed_clan(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-12.14: the attacked player has no exposed clan left."""
    seat = ask.seat if ask.prompt == "attack-response" else number(ask.args[0])
    return unexposed(ask, seat, "I-12.14")


def no_clan_for_toll(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-14.2: no clan is there to be removed."""
    territory = str(ask.args[0])
    return not_present(g, ask.seat, territory) or Refusal("I-14.2", "why-not-in-hand")
