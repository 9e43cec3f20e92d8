"""O-10.rule: who rules what, who is whose enemy, and who may use a card (O-7.1.1).

A ruler is a colour of warbands (PURPLE: the Empire), BANDITS, or NOBODY.
"""

from crannog.games.oath.facts import NO_SUIT, PURPLE, SUIT
from crannog.games.oath.questions import changed, is_changed
from crannog.games.oath.state import BANDITS, NOBODY, Oath
from crannog.kernel.ask import Seat


def ruler(g: Oath, slot: int) -> int:
    """O-10.rule: who rules the site."""
    site = g.sites[slot]
    if not site.up:
        return NOBODY
    if site.warbands:
        return site.colour
    return changed(g, "empty-site-ruler", g.active, slot, BANDITS)


def empty_site_ruler(g: Oath, slot: int) -> int:
    """Who would rule the faceup site if no warbands were there."""
    return changed(g, "empty-site-ruler", g.active, slot, BANDITS)


def rulers(g: Oath) -> list[int]:
    """Who rules each site; no power makes a difference between those without warbands."""
    unmanned = empty_site_ruler(g, 0)
    found: list[int] = []
    for site in g.sites:
        found.append((site.colour if site.warbands else unmanned) if site.up else NOBODY)
    return found


def rules(g: Oath, me: Seat, slot: int) -> bool:
    """O-6.6.3: whether the player rules the site; every Imperial player rules purple ones."""
    return ruler(g, slot) == g.allegiance(me)


def ruled_sites(g: Oath, me: Seat) -> list[int]:
    """The slots of the sites that the player rules."""
    colour = g.allegiance(me)
    return [slot for slot, ruling in enumerate(rulers(g)) if ruling == colour]


def card_ruler(g: Oath, card: int) -> int:
    """Who rules a card at a site; NOBODY if it lies at none."""
    slot = g.slot(card)
    if slot < 0:
        return NOBODY
    return changed(g, "card-ruler", g.active, card, ruler(g, slot))


def rules_card(g: Oath, me: Seat, card: int) -> bool:
    """O-10.rule: cards at sites that the player rules, own faceup advisers, what he holds."""
    slot = g.slot(card)
    if slot >= 0:
        return card_ruler(g, card) == g.allegiance(me)
    return g.holder(card) == me


def has_access(g: Oath, me: Seat, card: int) -> bool:
    """O-7.1.1: rules the card, or the pawn is at its site."""
    slot = g.slot(card)
    if slot >= 0 and g.is_at(me, slot):
        return True
    return rules_card(g, me, card) or card in g.advisers(me)


def in_reach(g: Oath, me: Seat) -> list[int]:
    """O-7.1.1: every card whose power the player may use; battle plans ask for rule besides."""
    here, colour = g.sites[g.site(me)], g.allegiance(me)
    cards = g.advisers(me)
    cards += g.players[me].relics
    unmanned = empty_site_ruler(g, 0)
    as_the_site = not is_changed(g, "card-ruler", g.active)
    for site in g.sites:
        if not site.cards or not site.up:
            continue
        if site is here:
            cards += site.cards
        elif not as_the_site:
            cards += [card for card in site.cards if rules_card(g, me, card)]
        elif (site.colour if site.warbands else unmanned) == colour:
            cards += site.cards
    return cards


def ruled_cards(g: Oath, me: Seat) -> list[int]:
    """The denizens and edifices that the player rules: faceup advisers, and cards at sites."""
    at_sites = [card for card in g.cards_at_sites() if rules_card(g, me, card)]
    return [*g.advisers(me), *at_sites]


def suits_ruled(g: Oath, me: Seat) -> set[int]:
    """The suits among the cards that the player rules; the Prince's Conspirators (O-12.2.1)."""
    found = {SUIT[card] for card in ruled_cards(g, me)} - {NO_SUIT}
    return found | set(g.conspirators(me))


# -- enemies -----------------------------------------------------------------------------------


def is_enemy_of(g: Oath, me: Seat, colour: int) -> bool:
    """O-10.enemy: whether the player is an enemy of that ruler; bandits are everyone's."""
    return colour == BANDITS or (colour != NOBODY and colour != g.allegiance(me))


def is_enemy_of_ruler(g: Oath, me: Seat, card: int) -> bool:
    """Whether the player is an enemy of whoever rules the card at its site."""
    return g.slot(card) >= 0 and is_enemy_of(g, me, card_ruler(g, card))


def are_enemies(g: Oath, me: Seat, other: Seat) -> bool:
    """O-10.enemy: Imperial players are no enemies of each other; all others are."""
    return me != other and g.allegiance(me) != g.allegiance(other)


def player_of(g: Oath, colour: int) -> Seat:
    """Who acts for a ruler: the Chancellor for the Empire; -1 for bandits and nobody."""
    if colour < 0:
        return -1
    return next(seat for seat, player in enumerate(g.players) if player.colour == colour)


def warband_colour(g: Oath, me: Seat) -> int:
    """The colour of the warbands that the player uses; a Citizen's are always purple."""
    return g.players[me].colour if g.players[me].is_exile() else PURPLE
