"""Why a major action (O-5) is not in the menu.

What is told is why the plain action can't be taken; no modifier in reach helps against it.
"""

from crannog.games.oath.actions import muster, recover, search, trade, travel
from crannog.games.oath.battle import BANDITS
from crannog.games.oath.campaign import declare
from crannog.games.oath.deeds import WORLD_DECK, Search, Travel
from crannog.games.oath.facts import (
    DARKEST_SECRET,
    ID,
    NO_SUIT,
    NUMBER,
    PEOPLES_FAVOR,
    PILES,
    REGIONS,
    RELIC_PRICE,
    SLOTS,
    SUIT,
    is_relic,
)
from crannog.games.oath.questions import MUST, binds
from crannog.games.oath.refusals.common import (
    first_of,
    forbidden,
    has_tokens,
    lacks_favor,
    lacks_secrets,
    lacks_supply,
    seat_in,
    thing_in,
)
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import Refusal


def no_search(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.1.1."""
    source = PILES.index(str(choice[1]))
    deed = Search(me, source)
    supply = search.supply_for(g, deed)
    if source != WORLD_DECK and not g.piles[source]:
        return Refusal("O-5.1.1", "why-pile-empty", {"region": REGIONS[source]})
    if source not in (WORLD_DECK, g.region(me)):
        here = REGIONS[g.region(me)]
        return Refusal("O-5.1.1", "why-other-pile", {"region": here})
    return first_of(lacks_supply(g, me, supply, "O-5.1.1"), forbidden(g, "search", me, supply))


def no_suit(card: int, rule: str) -> Refusal | None:
    """Only denizens and intact edifices have a suit."""
    return Refusal(rule, "why-no-suit", {"card": ID[card]}) if SUIT[card] == NO_SUIT else None


def not_here(g: Oath, me: Seat, card: int, rule: str) -> Refusal | None:
    """The card lies elsewhere."""
    if card in g.sites[g.site(me)].cards:
        return None
    return Refusal(rule, "why-not-here", {"card": ID[card]})


def no_muster(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.2."""
    card = thing_in(choice)
    by_secret = muster.payment(g, me, card) == muster.SECRET
    placed = (0, 1) if by_secret else (1, 0)
    return first_of(
        not_here(g, me, card, muster.RULE),
        no_suit(card, muster.RULE),
        has_tokens(g, card),
        lacks_supply(g, me, muster.SUPPLY, muster.RULE),
        lacks_favor(g, me, placed[0], muster.RULE),
        lacks_secrets(g, me, placed[1], muster.RULE),
        forbidden(g, "muster", me, card),
    )


def no_trade(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.3."""
    card = thing_in(choice)
    favor = trade.FAVOR_FOR_SECRETS if choice[0] == "trade-secrets" else 0
    secrets = 0 if favor else 1
    return first_of(
        not_here(g, me, card, trade.RULE),
        no_suit(card, trade.RULE),
        has_tokens(g, card),
        lacks_supply(g, me, trade.SUPPLY, trade.RULE),
        lacks_favor(g, me, favor, trade.RULE),
        lacks_secrets(g, me, secrets, trade.RULE),
        forbidden(g, "trade", me, card, favor, secrets),
    )


def no_recovery(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.4."""
    if choice[0] == "recover-banner":
        target = thing_in(choice)
        if target not in g.banner_holder:
            return Refusal("O-5.4.1", "why-no-banner", {"card": ID[target]})
    else:
        relics = g.sites[g.site(me)].relics
        place = seat_in(choice)
        if not 0 <= place < len(relics):
            return Refusal("O-5.4.1", "why-relics-here", {"count": len(relics)})
        target = relics[place]
    return first_of(
        lacks_supply(g, me, recover.SUPPLY, recover.RULE),
        lacks_price(g, me, target),
        forbidden(g, "recover", me, target),
        forbidden(g, "take", me, target) if g.holder(target) != me else None,
        forbidden(g, "disturb", me, target) if is_relic(target) else None,
    )


def lacks_price(g: Oath, me: Seat, target: int) -> Refusal | None:
    """O-5.4.1, O-5.4.2: the price of the site, or more tokens than lie on the banner."""
    if target == PEOPLES_FAVOR:
        return lacks_favor(g, me, g.banner_tokens[target] + 1, "O-5.4.2")
    if target == DARKEST_SECRET:
        if recover.is_secret_safe(g, me):
            return Refusal("O-5.4.1", "why-secret-safe")
        return lacks_secrets(g, me, g.banner_tokens[target] + 1, "O-5.4.2")
    price = RELIC_PRICE[g.sites[g.site(me)].card]
    if not price:
        return Refusal("O-5.4.2", "why-no-price")
    favor = 3 if "-" in price else price.count("F")
    secrets = 0 if "-" in price else price.count("S")
    return first_of(lacks_favor(g, me, favor, "O-5.4.2"), lacks_secrets(g, me, secrets, "O-5.4.2"))


def no_campaign(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.5.1."""
    return first_of(
        lacks_supply(g, me, declare.SUPPLY, "O-5.5"), not_a_defender(g, me, seat_in(choice))
    )


def not_a_defender(g: Oath, me: Seat, defender: Seat) -> Refusal | None:
    """O-5.5.1, O-5.5.2: not here, protected, or without a target that may be declared."""
    if defender == me:
        return Refusal("O-5.5.1", "why-yourself")
    if reason := forbidden(g, "campaign", me, defender):
        return reason
    c = g.campaign = declare.new_campaign(g, me, defender, True)
    if not declare.is_defender_here(g, c):
        if defender == BANDITS:
            return Refusal("O-5.5.1", "why-no-bandits")
        return Refusal("O-5.5.1", "why-defender-not-here", {"seat": defender})
    return first_of(
        forbidden(g, "target", me, g.sites[c.site].card),
        forbidden(g, "target-at", me, c.site),
        forbidden(g, "declare", me, defender),
        Refusal("O-5.5.2", "why-no-target", {"seat": defender}),
    )


def no_travel(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.6."""
    name = str(choice[1])
    if travel.is_led(g, me):
        return Refusal("O-11", "why-led")
    return misnamed(g, name) or no_way_to(g, Travel(me, g.players[me].pawn, g.slot_named(name)))


def misnamed(g: Oath, name: str) -> Refusal | None:
    """A faceup site goes by its name, a facedown one by its slot."""
    if name in SLOTS:
        up = g.sites[SLOTS.index(name)].up
        return Refusal("O-2.8", "why-site-faceup", {"site": name}) if up else None
    if g.slot(NUMBER[name]) >= 0:
        return None
    return Refusal("O-2.8", "why-no-such-site", {"site": name})


def no_way_to(g: Oath, go: Travel) -> Refusal | None:
    """O-5.6.1, O-9.2: the journey costs too much, or something forbids it."""
    if go.to == go.origin:
        return Refusal(travel.RULE, "why-there-already")
    ignored = travel.ignored_on_the_way(g, go)
    supply = travel.supply_for(g, go)
    g.ignored = ignored
    return first_of(
        forbidden(g, "travel-from", go.me, go.origin),
        must_go_elsewhere(g, go),
        forbidden(g, "travel-to", go.me, go.to),
        lacks_supply(g, go.me, supply, "O-5.6.1"),
    )


def must_go_elsewhere(g: Oath, go: Travel) -> Refusal | None:
    """O-9.2: a power leaves only other destinations."""
    for entry in MUST.get("travel-to", ()):
        if binds(g, entry.card, entry.scope, go.me) and not entry.body(g, go.me, [go.to]):
            return Refusal("O-9.2", "why-must-go-elsewhere", {"card": ID[entry.card]})
    return None


def no_setting_out(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-11: somebody else chooses the destination only where a site says so."""
    if not travel.is_led(g, me):
        return Refusal(travel.RULE, "why-not-led")
    return Refusal(travel.RULE, "why-nowhere")
