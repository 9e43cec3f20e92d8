"""Moving and swapping cards (O-10.swap): no play, so no favor and no powers of playing.

Restrictions, locks and capacity hold; tokens travel with a card.
"""

from crannog.games.oath import know, zones
from crannog.games.oath.actions.play import by_clearing, capacity
from crannog.games.oath.asking import DONE, choose
from crannog.games.oath.facts import ID, REGIONS, is_denizen
from crannog.games.oath.powers.registry import CLEARS
from crannog.games.oath.questions import Use
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import discard, lay, may_disturb, pile_for
from crannog.kernel.ask import Rules, Seat


def clearable_for_move(g: Oath, me: Seat, slot: int) -> list[tuple[int, int]]:
    """What a site lets the player discard before a card is moved there."""
    site = g.sites[slot].card
    if site not in CLEARS or not g.is_live(site):
        return []
    return [(site, card) for card in CLEARS[site](g, me, slot) if may_disturb(g, me, card)]


def can_move_to(g: Oath, me: Seat, card: int, slot: int) -> bool:
    """Whether the card may be moved to the site, perhaps after something there was discarded."""
    site = g.sites[slot]
    if not site.up or not g.fits_site(card) or g.where[card] == slot:
        return False
    room = capacity(g, me, slot) - len(site.cards)
    return room > 0 or (room == 0 and bool(clearable_for_move(g, me, slot)))


def move_to_site(g: Oath, use: Use, card: int, slot: int) -> Rules[None]:
    """Moves a faceup card to a site, with the tokens on it."""
    pairs = clearable_for_move(g, use.me, slot)
    if pairs:
        ways = by_clearing(pairs)
        if len(g.sites[slot].cards) < capacity(g, use.me, slot):
            ways[DONE] = (0, 0)
        piles = [REGIONS[pile_for(g, use.me, card)] for _, card in pairs]
        name = g.name(slot)
        _, leaver = yield from choose(g, use.me, "clear-first", ways, use.rule, name, *piles)
        if leaver:
            yield from discard(g, use, [leaver])
    lay(g, card, slot)
    g.tell("moves-card", use.rule, use.me, ID[card], g.name(slot))


def move_to_advisers(g: Oath, use: Use, card: int, to: Seat) -> None:
    """Moves a faceup card to a player's advisers, with the tokens on it."""
    lay(g, card, zones.ADVISERS + to)
    g.tell("joins-advisers", use.rule, use.me, ID[card], to)


def swap(g: Oath, use: Use, first: int, second: int) -> None:
    """Exchanges the places of two faceup cards."""
    zone, other = g.where[first], g.where[second]
    lay(g, first, zones.BOX)
    lay(g, second, zone)
    lay(g, first, other)
    g.tell("swaps-cards", use.rule, use.me, ID[first], ID[second])


def swap_facedown(g: Oath, use: Use, first: tuple[Seat, int], second: tuple[Seat, int]) -> None:
    """Exchanges two facedown advisers (whose, and which); each new owner may look at his."""
    (owner, place), (other, other_place) = first, second
    mine, theirs = g.dark_advisers(owner)[place], g.dark_advisers(other)[other_place]
    at, other_at = g.players[owner].advisers.index(mine), g.players[other].advisers.index(theirs)
    g.players[owner].advisers[at] = theirs
    g.players[other].advisers[other_at] = mine
    g.where[mine], g.where[theirs] = g.where[theirs], g.where[mine]
    know.see(g, owner, [theirs])
    know.see(g, other, [mine])
    told = (use.me, owner, place, other, other_place)
    g.whisper((owner, other), "swaps-facedown", use.rule, told, (ID[mine], ID[theirs]))


def may_swap(g: Oath, me: Seat, card: int, zone: int) -> bool:
    """Whether the card may leave its place and lie faceup in that zone."""
    fits = g.fits_site(card) if zones.is_slot(zone) else g.fits_advisers(card)
    return fits and is_denizen(card) and may_disturb(g, me, card)
