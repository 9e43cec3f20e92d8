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
from crannog.games.oath.refusals.common import first_of, forbidden, lacks_cost, thing_in
from crannog.games.oath.refusals.major import misnamed
from crannog.games.oath.refusals.minor import no_access
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.errors import Refusal

RULE = "O-5.1.4"


# -- modifiers ---------------------------------------------------------------------------------


def no_modifier(g: Oath, ask: Ask, choice: Choice) -> Refusal | None:
    """O-7.4.1: of another action, out of reach, too dear, forbidden, used, or of no use here."""
    card = thing_in(choice)
    costs = modifier_costs()[str(ask.args[0])]
    if card not in costs:
        return Refusal("O-7.4.1", "why-no-modifier", {"card": ID[card]})
    if card in g.in_use:
        return Refusal("O-7.4.2", "why-modifies-already", {"card": ID[card]})
    return first_of(
        no_access(g, ask.seat, card),
        lacks_cost(g, ask.seat, card, costs[card]),
        forbidden(g, "use-power", ask.seat, card),
        Refusal("O-7.4.1", "why-does-not-apply", {"card": ID[card]}),
    )


def no_go(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-7.4.1: some modifier is needed."""
    return Refusal("O-7.4.1", "why-modifier-needed")


# -- the card in hand --------------------------------------------------------------------------


def no_play_to_site(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.1.4 I."""
    card, name = g.hand, str(choice[1])
    if is_vision(card):
        return Refusal(RULE, "why-vision-site")
    if ADVISER_ONLY[card]:
        return Refusal("O-7.2.1", "why-adviser-only", {"card": ID[card]})
    if reason := misnamed(g, name):
        return reason
    slot = g.slot_named(name)
    if not g.sites[slot].up:
        return Refusal("O-2.8.1", "why-facedown-site")
    return first_of(forbidden(g, "play-faceup", me, card), no_room_at(g, me, slot))


def no_room_at(g: Oath, me: Seat, slot: int) -> Refusal | None:
    """O-2.8.1, O-5.1.4: the site is not the player's own, or full."""
    own = HAND_RULES.get(g.hand)
    if own is not None and not own.may_go(g, me, slot):
        return Refusal("O-7.2.1", "why-card-says", {"card": ID[g.hand]})
    if reason := forbidden(g, "play-to", me, slot):
        return reason
    cards, room = len(g.sites[slot].cards), capacity(g, me, slot)
    if cards >= room:
        return Refusal("O-2.8.1", "why-site-full", {"count": cards, "count2": room})
    return Refusal(RULE, "why-own-site") if slot != g.site(me) else None


def no_play_to_advisers(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.1.4 II, faceup."""
    card = g.hand
    if is_vision(card):
        return Refusal(RULE, "why-vision-adviser")
    if SITE_ONLY[card]:
        return Refusal("O-7.2.1", "why-site-only", {"card": ID[card]})
    return first_of(
        forbidden(g, "play-faceup", me, card),
        no_room_among_advisers(g, me, False),
        Refusal(RULE, "why-site-or-discard"),
    )


def no_facedown_play(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.1.4 II, facedown; a facedown adviser is not kept facedown again (O-6.1)."""
    return first_of(
        forbidden(g, "play-facedown", me, g.hand),
        no_room_among_advisers(g, me, True),
        Refusal("O-6.1", "why-not-facedown-again"),
    )


def no_room_among_advisers(g: Oath, me: Seat, facedown: bool) -> Refusal | None:
    """O-2.2.2: too many advisers, and too few of them can leave."""
    if excess_with(g, me, g.hand, facedown) >= 0:
        return None
    return Refusal("O-2.2.2", "why-too-many-advisers")


def no_revelation(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.1.4 III."""
    card = g.hand
    if not is_vision(card):
        return Refusal(RULE, "why-no-vision", {"card": ID[card]})
    if card == CONSPIRACY:
        return Refusal(RULE, "why-conspiracy-effect")
    if not g.players[me].is_exile():
        return Refusal(RULE, "why-exile-vision")
    return forbidden(g, "play-faceup", me, card)


def no_conspiracy(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.1.4 IV."""
    if g.hand != CONSPIRACY:
        return Refusal(RULE, "why-not-conspiracy", {"card": ID[g.hand]})
    return forbidden(g, "play-faceup", me, g.hand)


def not_drawn(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.1.3; other discards, too, are put in order (O-10.discard)."""
    card = thing_in(choice)
    if not g.drawn:
        return Refusal("O-10.discard", "why-not-discarded", {"card": ID[card]})
    if card not in g.drawn:
        return Refusal("O-5.1.3", "why-not-drawn", {"card": ID[card]})
    return Refusal("O-5.1.3", "why-dealt-with", {"card": ID[card]})


def not_dealt(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-1.23."""
    return Refusal("O-1.23", "why-not-dealt", {"card": choice[1]})


def no_first_site(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-1.23: the Chancellor begins at the top of the Cradle, the others at any faceup site."""
    if me == g.chancellor():
        return Refusal("O-1.23", "why-chancellor-begins")
    return Refusal("O-1.23", "why-begins-faceup")


def no_leaver(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-2.2.2, O-7.2.2: who can't be discarded to make room."""
    card = thing_in(choice)
    if card not in g.players[me].advisers:
        return Refusal("O-2.2.2", "why-not-adviser", {"card": ID[card]})
    if LOCKED[card] and not g.is_dark(card):
        return Refusal("O-7.2.2", "why-locked", {"card": ID[card]})
    return first_of(
        forbidden(g, "disturb", me, card),
        Refusal("O-2.2.2", "why-no-room-gained", {"card": ID[card]}),
    )
