"""O-8.3.2 to O-8.3.5: what stays of the map, what falls to ruin, and where it lies then."""

from typing import Final

from crannog.games.oath import know, zones
from crannog.games.oath.chronicle.record import Chronicle
from crannog.games.oath.facts import (
    ID,
    INTACT,
    REGION_OF,
    REGIONS,
    RUINED,
    SITE_NUMBERS,
    SLOTS,
    SLOTS_OF,
    is_denizen,
)
from crannog.games.oath.questions import is_forbidden
from crannog.games.oath.rule import player_of, ruled_sites
from crannog.games.oath.state import NOBODY, Oath, Site
from crannog.games.oath.verbs import lay, lift

BOTTOM_UP: Final = tuple(reversed(range(len(SLOTS))))


def renew_map(g: Oath, c: Chronicle) -> None:
    """O-8.3.2 to O-8.3.5: the map of the next game."""
    ruled = ruled_sites(g, c.winner)
    kept = [slot for slot in range(len(SLOTS)) if is_kept(g, c, slot, ruled)]
    discard_sites(g, kept)
    for slot in kept:
        if slot not in ruled:
            fall_to_ruin(g, c, slot)
    clear_map(g)
    before = {g.sites[slot].card: REGION_OF[slot] for slot in kept}
    settle(g, with_new_sites(g, arranged(g, kept)))
    for site, region in before.items():
        if REGION_OF[g.where[site]] != region:
            g.tell("moves-site", "O-8.3.5", ID[site], REGIONS[REGION_OF[g.where[site]]])
    turn_top_sites_up(g)


def is_kept(g: Oath, c: Chronicle, slot: int, ruled: list[int]) -> bool:
    """O-8.3.2: the winner rules it, an intact edifice is there, or a power protects it."""
    if slot in ruled or any(card in INTACT for card in g.sites[slot].cards):
        return True
    return g.sites[slot].up and is_forbidden(g, "discard-site", c.winner, slot)


# -- discarding and ruining --------------------------------------------------------------------


def discard_sites(g: Oath, kept: list[int]) -> None:
    """O-8.3.2: the other sites leave the map, facedown ones too, and what lay there with them."""
    for slot, site in enumerate(g.sites):
        if slot in kept:
            continue
        empty_site(g, slot)
        for relic in list(site.relics):
            lay(g, relic, zones.RELIC_DECK)
        for ruin in list(site.cards):
            return_ruin(g, ruin)
        g.where[site.card] = zones.BOX
        if site.up:
            g.tell("discards-site", "O-8.3.2", ID[site.card])


def empty_site(g: Oath, slot: int) -> None:
    """The denizens of a site go to the discards."""
    for card in list(g.sites[slot].cards):
        if is_denizen(card):
            lay(g, card, zones.PILE + REGION_OF[slot])


def return_ruin(g: Oath, ruin: int) -> None:
    """O-8.3.2: a ruin goes back to the Archive; it can be built anew."""
    lift(g, ruin)
    g.where[ruin - 1] = zones.ARCHIVE
    g.tell("ruin-returns", "O-8.3.2", ID[ruin])


def fall_to_ruin(g: Oath, c: Chronicle, slot: int) -> None:
    """O-8.3.3: an intact edifice where the winner does not rule is turned; its site is emptied."""
    cards = g.sites[slot].cards
    for intact in [card for card in cards if card in INTACT]:
        ruin = intact + 1
        cards[cards.index(intact)] = ruin
        g.where[ruin], g.where[intact] = slot, zones.BOX
        know.see_all(g, [ruin])
        c.ruined.append(ruin)
        empty_site(g, slot)
        g.tell("falls-to-ruin", "O-8.3.3", ID[intact], ID[ruin], g.name(slot))


def clear_map(g: Oath) -> None:
    """O-8.3.4: pawns, favor, secrets and warbands leave the map."""
    for player in g.players:
        player.pawn = -1
    for site in g.sites:
        if site.warbands:
            g.players[player_of(g, site.colour)].bank += site.warbands
        site.warbands, site.colour = 0, NOBODY
        site.favor = site.secrets = 0
    g.laid = {}


# -- the slots (O-8.3.5) -----------------------------------------------------------------------


def arranged(g: Oath, kept: list[int]) -> "list[Site | None]":
    """O-8.3.5: whole sites go up and toward the Cradle, ruins from the bottom up."""
    layout: list[Site | None] = [None] * len(SLOTS)
    whole = [[g.sites[s] for s in slots if s in kept and not has_ruin(g, s)] for slots in SLOTS_OF]
    for region, slots in enumerate(SLOTS_OF):
        for slot in slots:
            source = next((sites for sites in whole[region:] if sites), None)
            if source is not None:
                layout[slot] = source.pop(0)
    ruins = [g.sites[slot] for slot in kept if has_ruin(g, slot)]
    for slot in BOTTOM_UP:
        if ruins and layout[slot] is None:
            layout[slot] = ruins.pop()
    return layout


def has_ruin(g: Oath, slot: int) -> bool:
    """O-8.3.3: a ruin lies there, an old or a new one."""
    return any(card in RUINED for card in g.sites[slot].cards)


def with_new_sites(g: Oath, layout: "list[Site | None]") -> list[Site]:
    """O-8.3.5: facedown sites from the shuffled site deck fill the empty slots."""
    deck = [card for card in SITE_NUMBERS if g.where[card] == zones.BOX]
    g.chance().shuffle(deck)
    know.lose_track(g, deck)
    sites: list[Site] = []
    for site in layout:
        if site is None:
            site = Site()
            site.begin(deck.pop(), False)
        sites.append(site)
    return sites


def settle(g: Oath, sites: list[Site]) -> None:
    """The sites lie in these slots from now on, with all that lies there."""
    g.sites = sites
    for slot, site in enumerate(sites):
        for card in (site.card, *site.cards):
            g.where[card] = slot
        for relic in site.relics:
            g.where[relic] = zones.AT_SITE + slot


def turn_top_sites_up(g: Oath) -> None:
    """O-8.3.5: in a region without a faceup site the top one is turned up; no tokens yet."""
    for slots in SLOTS_OF:
        if not any(g.sites[slot].up for slot in slots):
            site = g.sites[slots[0]]
            site.up = True
            know.see_all(g, [site.card])
            g.tell("turns-site-up", "O-8.3.5", ID[site.card])
