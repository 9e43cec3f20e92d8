"""Why a minor action (O-6) or a power is not in the menu."""

from crannog.games.oath.actions import minor
from crannog.games.oath.battle import BOARD
from crannog.games.oath.citizens import (
    SLOT_NAMES,
    exile_price,
    full_slots,
    self_exile_price,
    wields_scepter,
)
from crannog.games.oath.facts import GRAND_SCEPTER, ID, is_banner, is_site
from crannog.games.oath.powers.registry import ACTIONS
from crannog.games.oath.refusals.common import (
    Reason,
    first_of,
    forbidden,
    lacks_cost,
    lacks_favor,
    seat_in,
    thing_in,
)
from crannog.games.oath.rule import has_access, rules, warband_colour
from crannog.games.oath.state import CITIZEN, Oath
from crannog.kernel.ask import Choice, Seat

SCEPTER_RULE = "O-6.4"


def no_use(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-6.2: no such power, no access, no way to pay, or nothing to do."""
    card = thing_in(choice)
    number = choice[2] if len(choice) > 2 else 0
    assert isinstance(number, int)
    powers = ACTIONS.get(card, [])
    if not 0 <= number < len(powers) or (choice[0] == "use-other" and number == 0):
        return "O-7.3.2", f"{ID[card]} has no such Action power"
    reason = no_access(g, me, card)
    if reason is not None:
        return reason
    power = powers[number]
    return first_of(
        lacks_cost(g, me, card, power.cost),
        forbidden(g, "use-power", me, card),
        ("O-7.1.3", f"{ID[card]} could do nothing now"),
    )


def no_access(g: Oath, me: Seat, card: int) -> Reason | None:
    """O-7.1.1: neither ruled nor at the player's site."""
    if card in g.dark_advisers(me):
        return "O-2.2.2", f"{ID[card]} lies facedown and has no power"
    if is_site(card):
        slot = g.slot(card)
        near = slot >= 0 and (g.is_at(me, slot) or rules(g, me, slot))
    else:
        near = has_access(g, me, card)
    if near or is_banner(card):
        return None
    return "O-7.1.1", f"you do not rule {ID[card]}, and it is not at your site"


def no_adviser(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-6.1."""
    card = thing_in(choice)
    if card not in g.dark_advisers(me):
        return "O-6.1", f"{ID[card]} is none of your facedown advisers"
    if reason := forbidden(g, "search", me, 0):
        return reason
    if choice[0] == "discard-adviser":
        return "O-6.1", f"{ID[card]} can be played: take it up, then play or discard it"
    return "O-6.1", f"{ID[card]} can't be played here and now, only discarded"


def no_peek(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-6.3."""
    relics = g.sites[g.site(me)].relics
    if not 0 <= seat_in(choice) < len(relics):
        return "O-6.3", f"at your site there are {len(relics)} relics"
    return "O-6.3", "you have seen this relic"


# -- warbands (O-6.5) --------------------------------------------------------------------------


def no_withdrawal(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """From the own site to the board."""
    site = g.sites[g.site(me)]
    if not rules(g, me, g.site(me)):
        return minor.MOVE_RULE, "you do not rule your site"
    if not site.warbands or site.colour != warband_colour(g, me):
        return minor.MOVE_RULE, "no warbands of yours are at your site"
    if (minor.WARBANDS_ASKED, BOARD + g.site(me)) in g.refused:
        return minor.MOVE_RULE, "the Chancellor has denied it this turn"
    return minor.MOVE_RULE, "the last warband stays"


def no_placing(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """From the board to the own site."""
    slot = g.site(me)
    if not rules(g, me, slot):
        return minor.MOVE_RULE, "you do not rule your site"
    if not g.players[me].warbands:
        return minor.MOVE_RULE, "you have no warbands on your board"
    return first_of(
        forbidden(g, "place-warbands", me, slot),
        (minor.MOVE_RULE, "warbands of another colour are at your site"),
    )


def no_sharing(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """Between the boards of Imperial players at one site."""
    other = seat_in(choice)
    if other == me or not g.is_imperial(me) or other < 0 or not g.is_imperial(other):
        return minor.MOVE_RULE, "only two Imperial players hand each other warbands"
    if other not in g.here_with(me):
        return minor.MOVE_RULE, f"the pawn of player {other} is not at your site"
    giver = me if choice[0] == "give-warbands" else other
    if not g.players[giver].warbands:
        return minor.MOVE_RULE, f"player {giver} has no warbands on the board"
    return minor.MOVE_RULE, f"player {other} has denied it this turn"


# -- the Grand Scepter and the Empire (O-6.4, O-6.6 to O-6.8) ----------------------------------


def no_scepter(g: Oath, me: Seat) -> Reason | None:
    """O-6.4: not held, or taken on this turn."""
    if wields_scepter(g, me):
        return None
    if g.holder(GRAND_SCEPTER) == me:
        return SCEPTER_RULE, "you took the Grand Scepter on this turn"
    return SCEPTER_RULE, "you do not hold the Grand Scepter"


def no_peek_in_reliquary(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-6.4."""
    slot = SLOT_NAMES.index(str(choice[1]))
    if reason := no_scepter(g, me):
        return reason
    if not g.reliquary[slot]:
        return SCEPTER_RULE, f"the slot {choice[1]} is empty"
    return SCEPTER_RULE, "you have seen this relic"


def no_citizenship(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-6.6."""
    other = seat_in(choice)
    if reason := no_scepter(g, me):
        return reason
    if other < 0 or not g.players[other].is_exile():
        return "O-6.6", "Citizenship is offered to an Exile"
    if not full_slots(g):
        return "O-6.6.1", "the Reliquary is empty, and an offer contains one of its relics"
    return "O-6.6", f"player {other} has refused this turn"


def no_exile(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-6.7."""
    other = seat_in(choice)
    if reason := no_scepter(g, me):
        return reason
    if other in (-1, me) or g.players[other].role != CITIZEN:
        return "O-6.7", "only another player who is a Citizen can be exiled"
    return first_of(
        lacks_favor(g, me, exile_price(g, me, other), "O-6.7"), forbidden(g, "exile", other)
    )


def no_leaving(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-6.8."""
    if g.players[me].role != CITIZEN:
        return "O-6.8", "only a Citizen leaves the Empire"
    if g.holder(GRAND_SCEPTER) == me:
        return "O-6.8", "whoever holds the Grand Scepter can't leave the Empire"
    return first_of(lacks_favor(g, me, self_exile_price(g, me), "O-6.8"), forbidden(g, "exile", me))


def is_careful(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-7.4.1."""
    return "O-7.4.1", "until this turn ends you are asked about every modifier already"
