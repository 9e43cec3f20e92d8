"""Why something can't be done in the chronicle (O-8)."""

from crannog.games.oath.chronicle.ceremony import BY_VISION, edifice_for, may_build_at
from crannog.games.oath.chronicle.record import Chronicle
from crannog.games.oath.facts import ID, INTACT, RUINED, SUIT, SUITS, is_denizen
from crannog.games.oath.refusals.common import Reason, seat_in, thing_in
from crannog.games.oath.rule import rules
from crannog.games.oath.state import CHANCELLOR, CITIZEN, Oath
from crannog.kernel.ask import Choice, Seat


def chronicle_of(g: Oath) -> Chronicle:
    """The chronicle that is being written."""
    assert g.chronicle is not None
    return g.chronicle


def no_vow(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-8.1: the goal of this game, or one of no Vision that has won."""
    if chronicle_of(g).reason in BY_VISION:
        return "O-8.1", "who has won by a Vision vows the goal of that Vision"
    return "O-8.1", f"{choice[1]} is the goal of this game, vow another one"


def no_invitation(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-8.2: to Exiles alone, once each, and not to those who were Citizens until now."""
    other = seat_in(choice)
    if other in (-1, me) or g.players[other].role == CHANCELLOR:
        return "O-8.2", "Citizenship is offered to another player who is an Exile"
    if chronicle_of(g).roles[other] == CITIZEN:
        return "O-8.2", f"player {other} was a Citizen until now"
    if g.players[other].role == CITIZEN:
        return "O-8.2", f"player {other} has accepted already"
    return "O-8.2", f"player {other} has refused"


def no_building(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-8.3.1: no denizen at a ruled site, no place for an edifice, or none left of its suit."""
    card = thing_in(choice)
    slot = g.slot(card)
    if not is_denizen(card):
        return "O-8.3.1", f"{ID[card]} is no denizen, and an edifice takes the place of one"
    if slot < 0 or not rules(g, me, slot):
        return "O-8.3.1", f"{ID[card]} is at no site that you rule"
    if not may_build_at(g, slot):
        return "O-8.3.1", f"at {g.name(slot)} there is an edifice already, or no room for one"
    assert not edifice_for(g, card)
    return "O-8.3.1", f"the edifice of {SUITS[SUIT[card]]} is not in the Archive"


def no_repair(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-8.3.1: no ruin, or one that the winner does not rule."""
    card = thing_in(choice)
    if card not in RUINED:
        state = "whole" if card in INTACT else "no edifice"
        return "O-8.3.1", f"{ID[card]} is {state}: a ruin can be repaired"
    return "O-8.3.1", f"{ID[card]} is at no site that you rule"


def no_suit(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-8.4: another suit is more common."""
    return "O-8.4", f"other suits are more common among your advisers than {choice[1]}"
