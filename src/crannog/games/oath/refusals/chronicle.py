"""Why something can't be done in the chronicle (O-8)."""

from crannog.games.oath.chronicle.ceremony import BY_VISION, edifice_for, may_build_at
from crannog.games.oath.chronicle.record import Chronicle
from crannog.games.oath.facts import ID, INTACT, RUINED, SUIT, SUITS, is_denizen
from crannog.games.oath.refusals.common import seat_in, thing_in
from crannog.games.oath.rule import rules
from crannog.games.oath.state import CHANCELLOR, CITIZEN, Oath
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import Refusal


def chronicle_of(g: Oath) -> Chronicle:
    """The chronicle that is being written."""
    assert g.chronicle is not None
    return g.chronicle


def no_vow(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-8.1: the goal of this game, or one of no Vision that has won."""
    if chronicle_of(g).reason in BY_VISION:
        return Refusal("O-8.1", "why-vision-vow")
    return Refusal("O-8.1", "why-same-goal", {"goal": choice[1]})


def no_invitation(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-8.2: to Exiles alone, once each, and not to those who were Citizens until now."""
    other = seat_in(choice)
    if other in (-1, me) or g.players[other].role == CHANCELLOR:
        return Refusal("O-8.2", "why-invite-exile")
    if chronicle_of(g).roles[other] == CITIZEN:
        return Refusal("O-8.2", "why-was-citizen", {"seat": other})
    if g.players[other].role == CITIZEN:
        return Refusal("O-8.2", "why-accepted-already", {"seat": other})
    return Refusal("O-8.2", "why-invitation-refused", {"seat": other})


def no_building(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-8.3.1: no denizen at a ruled site, no place for an edifice, or none left of its suit."""
    card = thing_in(choice)
    slot = g.slot(card)
    if not is_denizen(card):
        return Refusal("O-8.3.1", "why-no-denizen", {"card": ID[card]})
    if slot < 0 or not rules(g, me, slot):
        return Refusal("O-8.3.1", "why-not-at-ruled-site", {"card": ID[card]})
    if not may_build_at(g, slot):
        return Refusal("O-8.3.1", "why-no-edifice-there", {"site": g.name(slot)})
    assert not edifice_for(g, card)
    return Refusal("O-8.3.1", "why-no-edifice-of", {"suit": SUITS[SUIT[card]]})


def no_repair(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-8.3.1: no ruin, or one that the winner does not rule."""
    card = thing_in(choice)
    if card not in RUINED:
        why = "why-edifice-whole" if card in INTACT else "why-no-edifice"
        return Refusal("O-8.3.1", why, {"card": ID[card]})
    return Refusal("O-8.3.1", "why-not-at-ruled-site", {"card": ID[card]})


def no_suit(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-8.4: another suit is more common."""
    return Refusal("O-8.4", "why-other-suits", {"suit": choice[1]})
