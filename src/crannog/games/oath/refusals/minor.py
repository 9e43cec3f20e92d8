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
from crannog.games.oath.prince.policy.start import PRINCELY_SLOTS
from crannog.games.oath.refusals.common import (
    first_of,
    forbidden,
    lacks_cost,
    lacks_favor,
    seat_in,
    thing_in,
)
from crannog.games.oath.rule import has_access, rules, warband_colour
from crannog.games.oath.state import CHANCELLOR, CITIZEN, Oath
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import Refusal

SCEPTER_RULE = "O-6.4"


def no_use(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-6.2: no such power, no access, no way to pay, or nothing to do."""
    card = thing_in(choice)
    number = choice[2] if len(choice) > 2 else 0
    assert isinstance(number, int)
    powers = ACTIONS.get(card, [])
    if not 0 <= number < len(powers) or (choice[0] == "use-other" and number == 0):
        return Refusal("O-7.3.2", "why-no-action-power", {"card": ID[card]})
    reason = no_access(g, me, card)
    if reason is not None:
        return reason
    power = powers[number]
    return first_of(
        lacks_cost(g, me, card, power.cost),
        forbidden(g, "use-power", me, card),
        Refusal("O-7.1.3", "why-no-effect", {"card": ID[card]}),
    )


def no_access(g: Oath, me: Seat, card: int) -> Refusal | None:
    """O-7.1.1: neither ruled nor at the player's site."""
    if card in g.dark_advisers(me):
        return Refusal("O-2.2.2", "why-facedown", {"card": ID[card]})
    if is_site(card):
        slot = g.slot(card)
        near = slot >= 0 and (g.is_at(me, slot) or rules(g, me, slot))
    else:
        near = has_access(g, me, card)
    if near or is_banner(card):
        return None
    return Refusal("O-7.1.1", "why-no-access", {"card": ID[card]})


def no_adviser(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-6.1."""
    card = thing_in(choice)
    if card not in g.dark_advisers(me):
        return Refusal("O-6.1", "why-not-own-facedown", {"card": ID[card]})
    if reason := forbidden(g, "search", me, 0):
        return reason
    if choice[0] == "discard-adviser":
        return Refusal("O-6.1", "why-can-be-played", {"card": ID[card]})
    return Refusal("O-6.1", "why-only-discarded", {"card": ID[card]})


def no_peek(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-6.3."""
    relics = g.sites[g.site(me)].relics
    if not 0 <= seat_in(choice) < len(relics):
        return Refusal("O-6.3", "why-relics-here", {"count": len(relics)})
    return Refusal("O-6.3", "why-relic-seen")


# -- warbands (O-6.5) --------------------------------------------------------------------------


def no_withdrawal(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """From the own site to the board."""
    site = g.sites[g.site(me)]
    if not rules(g, me, g.site(me)):
        return Refusal(minor.MOVE_RULE, "why-site-not-ruled")
    if not site.warbands or site.colour != warband_colour(g, me):
        return Refusal(minor.MOVE_RULE, "why-no-warbands-here")
    if g.players[me].role == CITIZEN and minor.keeps_warbands(g, g.chancellor()):
        return Refusal("O-12.8", "why-prince-keeps-warbands")
    if (minor.WARBANDS_ASKED, BOARD + g.site(me)) in g.refused:
        return Refusal(minor.MOVE_RULE, "why-chancellor-denied")
    return Refusal(minor.MOVE_RULE, "why-last-warband")


def no_placing(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """From the board to the own site."""
    slot = g.site(me)
    if not rules(g, me, slot):
        return Refusal(minor.MOVE_RULE, "why-site-not-ruled")
    if not g.players[me].warbands:
        return Refusal(minor.MOVE_RULE, "why-board-empty")
    return first_of(
        forbidden(g, "place-warbands", me, slot),
        Refusal(minor.MOVE_RULE, "why-other-colour"),
    )


def no_sharing(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """Between the boards of Imperial players at one site."""
    other = seat_in(choice)
    if other == me or not g.is_imperial(me) or other < 0 or not g.is_imperial(other):
        return Refusal(minor.MOVE_RULE, "why-two-imperial")
    if minor.keeps_warbands(g, other):
        return Refusal("O-12.8", "why-prince-keeps-warbands")
    if other not in g.here_with(me):
        return Refusal(minor.MOVE_RULE, "why-pawn-elsewhere", {"seat": other})
    giver = me if choice[0] == "give-warbands" else other
    if not g.players[giver].warbands:
        return Refusal(minor.MOVE_RULE, "why-no-warbands", {"seat": giver})
    return Refusal(minor.MOVE_RULE, "why-denied", {"seat": other})


# -- the Grand Scepter and the Empire (O-6.4, O-6.6 to O-6.8) ----------------------------------


def no_scepter(g: Oath, me: Seat) -> Refusal | None:
    """O-6.4: not held, or taken on this turn."""
    if wields_scepter(g, me):
        return None
    if g.holder(GRAND_SCEPTER) == me:
        return Refusal(SCEPTER_RULE, "why-scepter-new")
    return Refusal(SCEPTER_RULE, "why-no-scepter")


def no_peek_in_reliquary(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-6.4."""
    slot = SLOT_NAMES.index(str(choice[1]))
    if reason := no_scepter(g, me):
        return reason
    if not g.reliquary[slot]:
        return Refusal(SCEPTER_RULE, "why-slot-empty", {"slot": choice[1]})
    return Refusal(SCEPTER_RULE, "why-relic-seen")


def no_citizenship(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-6.6."""
    other = seat_in(choice)
    if reason := no_scepter(g, me):
        return reason
    if other < 0 or not g.players[other].is_exile():
        return Refusal("O-6.6", "why-exile-only")
    if g.prince is not None and not PRINCELY_SLOTS:
        return Refusal("O-12.1.9", "why-prince-reliquary")
    if not full_slots(g):
        return Refusal("O-6.6.1", "why-reliquary-empty")
    return Refusal("O-6.6", "why-refused", {"seat": other})


def no_exile(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-6.7."""
    other = seat_in(choice)
    if reason := no_scepter(g, me):
        return reason
    if other in (-1, me) or g.players[other].role != CITIZEN:
        return Refusal("O-6.7", "why-no-citizen")
    if g.has_prince_as(CHANCELLOR):
        return Refusal("O-12.2.4", "why-prince-keeps-citizens")
    return first_of(
        lacks_favor(g, me, exile_price(g, me, other), "O-6.7"), forbidden(g, "exile", other)
    )


def no_leaving(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-6.8."""
    if g.players[me].role != CITIZEN:
        return Refusal("O-6.8", "why-not-citizen")
    if g.has_prince_as(CHANCELLOR):
        return Refusal("O-12.2.4", "why-prince-keeps-citizens")
    if g.holder(GRAND_SCEPTER) == me:
        return Refusal("O-6.8", "why-scepter-stays")
    return first_of(lacks_favor(g, me, self_exile_price(g, me), "O-6.8"), forbidden(g, "exile", me))


def is_careful(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-7.4.1."""
    return Refusal("O-7.4.1", "why-careful-already")
