"""Why an option is not offered while modifiers are declared (O-7.4) or a card is played."""

from crannog.games.oath.actions.play import capacity
from crannog.games.oath.advisers import excess_with
from crannog.games.oath.facts import (
    ADVISER_ONLY,
    CONSPIRACY,
    ID,
    LOCKED,
    SITE_ONLY,
    is_vision,
)
from crannog.games.oath.powers.costs import modifier_costs
from crannog.games.oath.powers.registry import HAND_RULES
from crannog.games.oath.refusals.common import Reason, first_of, forbidden, lacks_cost, thing_in
from crannog.games.oath.refusals.major import misnamed
from crannog.games.oath.refusals.minor import no_access
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Ask, Choice, Seat

RULE = "O-5.1.4"


# -- modifiers ---------------------------------------------------------------------------------


def no_modifier(g: Oath, ask: Ask, choice: Choice) -> Reason | None:
    """O-7.4.1: of another action, out of reach, too dear, forbidden, used, or of no use here."""
    card = thing_in(choice)
    costs = modifier_costs()[str(ask.args[0])]
    if card not in costs:
        return "O-7.4.1", f"{ID[card]} does not modify this action"
    if card in g.in_use:
        return "O-7.4.2", f"{ID[card]} modifies this action already"
    return first_of(
        no_access(g, ask.seat, card),
        lacks_cost(g, ask.seat, card, costs[card]),
        forbidden(g, "use-power", ask.seat, card),
        ("O-7.4.1", f"{ID[card]} does not apply to this action as it stands"),
    )


def no_go(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-7.4.1: some modifier is needed."""
    return "O-7.4.1", "as it stands the action can't be carried out: a modifier is needed"


# -- the card in hand --------------------------------------------------------------------------


def no_play_to_site(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-5.1.4 I."""
    card, name = g.hand, str(choice[1])
    if is_vision(card):
        return RULE, "a Vision is not played to a site"
    if ADVISER_ONLY[card]:
        return "O-7.2.1", f"{ID[card]} can be played to advisers only"
    if reason := misnamed(g, name):
        return reason
    slot = g.slot_named(name)
    if not g.sites[slot].up:
        return "O-2.8.1", "a facedown site has no room"
    return first_of(forbidden(g, "play-faceup", me, card), no_room_at(g, me, slot))


def no_room_at(g: Oath, me: Seat, slot: int) -> Reason | None:
    """O-2.8.1, O-5.1.4: the site is not the player's own, or full."""
    own = HAND_RULES.get(g.hand)
    if own is not None and not own.may_go(g, me, slot):
        return "O-7.2.1", f"{ID[g.hand]} says that it can't be played there"
    if reason := forbidden(g, "play-to", me, slot):
        return reason
    cards, room = len(g.sites[slot].cards), capacity(g, me, slot)
    if cards >= room:
        return "O-2.8.1", f"the site is full: it has {cards} cards and room for {room}"
    return (RULE, "a card is played to your own site") if slot != g.site(me) else None


def no_play_to_advisers(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-5.1.4 II, faceup."""
    card = g.hand
    if is_vision(card):
        return RULE, "a Vision is no faceup adviser"
    if SITE_ONLY[card]:
        return "O-7.2.1", f"{ID[card]} can be played to sites only"
    return first_of(
        forbidden(g, "play-faceup", me, card),
        no_room_among_advisers(g, me, False),
        (RULE, "this card is played to a site or discarded"),
    )


def no_facedown_play(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-5.1.4 II, facedown; a facedown adviser is not kept facedown again (O-6.1)."""
    return first_of(
        forbidden(g, "play-facedown", me, g.hand),
        no_room_among_advisers(g, me, True),
        ("O-6.1", "a facedown adviser, or a second card, is not kept facedown"),
    )


def no_room_among_advisers(g: Oath, me: Seat, facedown: bool) -> Reason | None:
    """O-2.2.2: too many advisers, and too few of them can leave."""
    if excess_with(g, me, g.hand, facedown) >= 0:
        return None
    return "O-2.2.2", "you have too many advisers, and too few of them can leave"


def no_revelation(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-5.1.4 III."""
    card = g.hand
    if not is_vision(card):
        return RULE, f"{ID[card]} is no Vision"
    if card == CONSPIRACY:
        return RULE, "the Conspiracy is played for its effect"
    if not g.players[me].is_exile():
        return RULE, "only an Exile reveals a Vision"
    return forbidden(g, "play-faceup", me, card)


def no_conspiracy(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-5.1.4 IV."""
    if g.hand != CONSPIRACY:
        return RULE, f"{ID[g.hand]} is not the Conspiracy"
    return forbidden(g, "play-faceup", me, g.hand)


def not_drawn(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-5.1.3; other discards, too, are put in order (O-10.discard)."""
    card = thing_in(choice)
    if not g.drawn:
        return "O-10.discard", f"{ID[card]} is none of the cards that you discard"
    if card not in g.drawn:
        return "O-5.1.3", f"{ID[card]} is none of the cards that you have drawn"
    return "O-5.1.3", f"{ID[card]} is dealt with already"


def not_dealt(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-1.23."""
    return "O-1.23", f"{choice[1]} is none of your cards"


def no_first_site(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-1.23: the Chancellor begins at the top of the Cradle, the others at any faceup site."""
    if me == g.chancellor():
        return "O-1.23", "the Chancellor begins at the top site of the Cradle"
    return "O-1.23", "your pawn begins at a faceup site"


def no_leaver(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-2.2.2, O-7.2.2: who can't be discarded to make room."""
    card = thing_in(choice)
    if card not in g.players[me].advisers:
        return "O-2.2.2", f"{ID[card]} is none of your advisers"
    if LOCKED[card] and not g.is_dark(card):
        return "O-7.2.2", f"{ID[card]} is locked"
    return first_of(
        forbidden(g, "disturb", me, card),
        ("O-2.2.2", f"without {ID[card]} there would be no more room"),
    )
