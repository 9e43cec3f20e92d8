"""O-8.3.2 to O-8.3.5: what stays of the map, what falls to ruin, and where it lies then."""

from typing import Final

from crannog.games.oath import know, zones
from crannog.games.oath.chronicle.record import Chronicle
from crannog.games.oath.facts import (
    ID,
    INTACT,
    REGION_OF,
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
VACANT: Final = 0  # the site of a slot where none lies, while the map is renewed


def renew_map(g: Oath, c: Chronicle) -> None:
    """O-8.3.2 to O-8.3.5: the map of the next game, one slot after the other."""
    ruled = ruled_sites(g, c.winner)
    kept = [slot for slot in range(len(SLOTS)) if is_kept(g, c, slot, ruled)]
    for slot in range(len(SLOTS)):
        if slot not in kept:
            discard_site(g, slot)
    for slot in kept:
        if slot not in ruled:
            fall_to_ruin(g, c, slot)
    ruins = [take_off(g, slot) for slot in kept if has_ruin(g, slot)]
    clear_map(g)
    move_up(g)
    return_ruins(g, ruins)
    fill_slots(g)
    turn_top_sites_up(g)


def is_kept(g: Oath, c: Chronicle, slot: int, ruled: list[int]) -> bool:
    """O-8.3.2: the winner rules it, an intact edifice is there, or a power protects it."""
    if slot in ruled or any(card in INTACT for card in g.sites[slot].cards):
        return True
    return g.sites[slot].up and is_forbidden(g, "discard-site", c.winner, slot)


# -- discarding and ruining --------------------------------------------------------------------


def discard_site(g: Oath, slot: int) -> None:
    """O-8.3.2: a site leaves the map, even a facedown one, and so does what lay there."""
    site, name = g.sites[slot], g.name(slot)
    empty_site(g, slot)
    for relic in list(site.relics):
        lay(g, relic, zones.RELIC_DECK)
    for ruin in list(site.cards):
        return_ruin(g, ruin)
    vacate(g, slot)
    g.tell("discards-site", "O-8.3.2", name)


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


def take_off(g: Oath, slot: int) -> Site:
    """O-8.3.3: a site with a ruin, and all that lies there, leaves the map for the moment."""
    site, name = g.sites[slot], g.name(slot)
    vacate(g, slot)
    g.tell("takes-off-site", "O-8.3.3", name)
    return site


def clear_map(g: Oath) -> None:
    """O-8.3.4: pawns, favor, secrets and warbands leave the map."""
    for player in g.players:
        player.pawn = -1
    for site in g.sites:
        clear_site(g, site)
    g.laid = {}
    g.tell("clears-map", "O-8.3.4")


def clear_site(g: Oath, site: Site) -> None:
    """O-8.3.4: one site; warbands go to the banks of their colours."""
    if site.warbands:
        g.players[player_of(g, site.colour)].bank += site.warbands
    site.warbands, site.colour = 0, NOBODY
    site.favor = site.secrets = 0


# -- the slots (O-8.3.5) -----------------------------------------------------------------------


def vacate(g: Oath, slot: int) -> None:
    """Nothing lies in the slot any more; its site, with all that lies there, is nowhere."""
    site = g.sites[slot]
    clear_site(g, site)
    for card in (site.card, *site.cards, *site.relics):
        g.where[card] = zones.BOX
    g.sites[slot] = new_site(VACANT)


def put_site(g: Oath, site: Site, slot: int) -> None:
    """The site lies in this slot from now on, with all that lies there."""
    g.sites[slot] = site
    for card in (site.card, *site.cards):
        g.where[card] = slot
    for relic in site.relics:
        g.where[relic] = zones.AT_SITE + slot


def is_vacant(g: Oath, slot: int) -> bool:
    """Whether no site lies there at the moment."""
    return g.sites[slot].card == VACANT


def has_ruin(g: Oath, slot: int) -> bool:
    """O-8.3.3: a ruin lies there, an old or a new one."""
    return any(card in RUINED for card in g.sites[slot].cards)


def move_up(g: Oath) -> None:
    """O-8.3.5: sites without a ruin go up and toward the Cradle, in their order."""
    for slot in range(len(SLOTS)):
        below = [source for source in range(slot, len(SLOTS)) if not is_vacant(g, source)]
        if below and is_vacant(g, slot):
            site = g.sites[below[0]]
            vacate(g, below[0])
            lay_site(g, site, slot)


def return_ruins(g: Oath, ruins: list[Site]) -> None:
    """O-8.3.5: sites with a ruin come back, the last one first, from the bottom up."""
    for slot in BOTTOM_UP:
        if ruins and is_vacant(g, slot):
            lay_site(g, ruins.pop(), slot)


def lay_site(g: Oath, site: Site, slot: int) -> None:
    """A site comes to lie in another slot."""
    put_site(g, site, slot)
    g.tell("moves-site", "O-8.3.5", ID[site.card], SLOTS[slot])


def fill_slots(g: Oath) -> None:
    """O-8.3.5: facedown sites from the shuffled site deck fill the empty slots."""
    deck = [card for card in SITE_NUMBERS if g.where[card] == zones.BOX]
    g.chance().shuffle(deck)
    know.lose_track(g, deck)
    for slot in range(len(SLOTS)):
        if is_vacant(g, slot):
            put_site(g, new_site(deck.pop()), slot)
            g.tell("deals-site", "O-8.3.5", SLOTS[slot])


def new_site(card: int) -> Site:
    """A facedown site with nothing there."""
    site = Site()
    site.begin(card, False)
    return site


def turn_top_sites_up(g: Oath) -> None:
    """O-8.3.5: in a region without a faceup site the top one is turned up; no tokens yet."""
    for slots in SLOTS_OF:
        if not any(g.sites[slot].up for slot in slots):
            site = g.sites[slots[0]]
            site.up = True
            know.see_all(g, [site.card])
            g.tell("turns-site-up", "O-8.3.5", ID[site.card])
