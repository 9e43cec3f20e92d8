"""The relics (O-2.4). What the Grand Scepter does is in `citizens` (O-6.4 to O-6.7)."""

from crannog.games.oath import know, zones
from crannog.games.oath.actions.travel import make_travel, travel_by
from crannog.games.oath.asking import (
    choose_card,
    choose_colour,
    choose_hidden,
    choose_number,
    choose_player,
    wants,
)
from crannog.games.oath.battle import ATTACK, BOARD, DEFENCE, Campaign
from crannog.games.oath.campaign.declare import PAWN
from crannog.games.oath.campaign.force import bandits_at, survivors
from crannog.games.oath.campaign.outcome import killed
from crannog.games.oath.citizens import (
    choose_slot,
    full_slots,
    peek_reliquary,
    seize_reliquary_relic,
)
from crannog.games.oath.counting import advisers_of_suit
from crannog.games.oath.deeds import Search, Trade
from crannog.games.oath.facts import ID, NUMBER, PURPLE, REGIONS, SUIT, is_site
from crannog.games.oath.moving import may_swap, swap
from crannog.games.oath.powers.conditions import draws_cards, has_relic_deck
from crannog.games.oath.powers.registry import (
    EITHER,
    PLANS,
    action,
    modifies_search,
    modifies_trade,
    plan,
)
from crannog.games.oath.purse import (
    gain_secrets,
    give_favor,
    give_laid_secrets,
    may_give_secrets,
    usable_favor,
)
from crannog.games.oath.questions import HOLDER, SET, Use, after, cannot, changes, instead
from crannog.games.oath.rule import player_of, ruler, rules, warband_colour
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import (
    bank_of,
    bury_relic,
    cage_warbands,
    draw_relic,
    free_warbands,
    gain_supply,
    gain_warbands,
    kill,
)
from crannog.kernel.ask import Rules, Seat

# -- actions: travel ---------------------------------------------------------------------------


def has_pile(g: Oath, me: Seat) -> bool:
    """Cards lie on the discard pile of the player's region."""
    return bool(g.piles[g.region(me)])


@action("brass_horse", "s", when=has_pile)
def brass_horse(g: Oath, use: Use) -> Rules[None]:
    """The top card of your region's pile is revealed: travel freely to another site of its suit.

    If no other site has a card of its suit, or it has none, you may travel to any other site.
    """
    region = g.region(use.me)
    card = g.piles[region][-1]
    know.see_all(g, [card])
    g.tell("reveals-top", use.rule, use.me, ID[card], REGIONS[region])
    others = [slot for slot in range(len(g.sites)) if not g.is_at(use.me, slot)]
    alike = [slot for slot in others if SUIT[card] in g.suits_at(slot)]
    yield from travel_by(g, use, alike or others)


def far_pawns(g: Oath, me: Seat) -> list[Seat]:
    """The players whose pawns are at other sites."""
    return [other for other in g.others(me) if g.players[other].pawn != g.site(me)]


def calls_somebody(g: Oath, me: Seat) -> bool:
    """A pawn is at another site."""
    return bool(far_pawns(g, me))


@action("whistle", "s", when=calls_somebody)
def whistle(g: Oath, use: Use) -> Rules[None]:
    """A player must travel to your site if able; if he does, give him the secret placed here."""
    here = g.site(use.me)
    called = yield from choose_player(g, use, far_pawns(g, use.me))
    yield from make_travel(g, use, called, [here])
    if g.players[called].pawn == here and may_give_secrets(g, use.me):
        give_laid_secrets(g, use.me, called, use.card, use.rule)


# -- actions: relics and cards -----------------------------------------------------------------


@action("dowsing_sticks", "sFF", when=has_relic_deck)
def dowsing_sticks(g: Oath, use: Use) -> Rules[None]:
    """Draw a relic, and take it or put it below the relic deck."""
    yield from draw_relic(g, use)


def opens_reliquary(g: Oath, me: Seat) -> bool:
    """The Chancellor rules the player's site, and the Reliquary holds a relic."""
    return ruler(g, g.site(me)) == PURPLE and bool(full_slots(g))


@action("skeleton_key", "sS", when=opens_reliquary)
def skeleton_key(g: Oath, use: Use) -> Rules[None]:
    """Where the Chancellor rules: peek at a relic in the Reliquary; you may take it."""
    slot = yield from choose_slot(g, use.me, "peek-slot", full_slots(g), use.rule)
    peek_reliquary(g, use.me, slot, use.rule)
    if (yield from wants(g, use, "take-it")):
        yield from seize_reliquary_relic(g, use.me, slot, use.rule)


@action("map")
def map_relic(g: Oath, use: Use) -> Rules[None]:
    """Put this relic below the relic deck for four Supply."""
    yield from bury_relic(g, use.me, use.card, use.rule)
    gain_supply(g, use.me, 4, use.rule)


def to_swap_out(g: Oath, me: Seat) -> list[int]:
    """The player's faceup advisers that may lie at the site."""
    slot = g.site(me)
    return [card for card in g.advisers(me) if may_swap(g, me, card, slot)]


def to_swap_in(g: Oath, me: Seat) -> list[int]:
    """The cards at the site that may lie among advisers."""
    here = g.sites[g.site(me)].cards
    return [card for card in here if may_swap(g, me, card, zones.ADVISERS + me)]


def has_a_swap(g: Oath, me: Seat) -> bool:
    """An adviser may go to the site, and a card from there may come."""
    return bool(to_swap_out(g, me) and to_swap_in(g, me))


@action("horned_mask", "s", when=has_a_swap)
def horned_mask(g: Oath, use: Use) -> Rules[None]:
    """Swap one of your faceup advisers with a card at your site."""
    adviser = yield from choose_card(g, use, to_swap_out(g, use.me))
    card = yield from choose_card(g, use, to_swap_in(g, use.me))
    swap(g, use, adviser, card)


# -- actions: looking --------------------------------------------------------------------------


def top_is_new(g: Oath, me: Seat) -> bool:
    """One of the top three cards of the world deck is not known to the player."""
    return any(not know.knows(g, me, card) for card in g.deck[-3:])


@action("oracular_pig", when=top_is_new)
def oracular_pig(g: Oath, use: Use) -> Rules[None]:
    """Peek at the top three cards of the world deck."""
    cards = g.deck[:-4:-1]
    know.see(g, use.me, cards)
    names = tuple(ID[card] for card in cards)
    g.whisper((use.me,), "peeks-deck", use.rule, (use.me,), names)
    yield from ()


def unseen(g: Oath, me: Seat) -> list[int]:
    """The facedown sites, advisers, and relics at sites that the player has not seen."""
    sites = [site.card for site in g.sites if not site.up]
    advisers = [card for player in range(len(g.players)) for card in g.dark_advisers(player)]
    relics = [relic for site in g.sites for relic in site.relics]
    return [card for card in (*sites, *advisers, *relics) if not know.knows(g, me, card)]


def has_unseen(g: Oath, me: Seat) -> bool:
    """Something lies facedown that the player has not seen."""
    return bool(unseen(g, me))


@action("ivory_eye", "s", when=has_unseen)
def ivory_eye(g: Oath, use: Use) -> Rules[None]:
    """Peek at a facedown site, a facedown adviser, or a facedown relic at a site."""
    card = yield from choose_hidden(g, use, unseen(g, use.me))
    know.see(g, use.me, [card])
    zone = g.where[card]
    if is_site(card):
        g.whisper((use.me,), "peeks-site", use.rule, (use.me, g.name(zone)), (ID[card],))
    elif zone >= zones.AT_SITE:
        site = g.name(zone - zones.AT_SITE)
        g.whisper((use.me,), "peeks-relic", use.rule, (use.me, site), (ID[card],))
    else:
        owner = zone - zones.ADVISERS
        place = g.dark_advisers(owner).index(card)
        seen_by = (use.me, owner)
        g.whisper(seen_by, "peeks-adviser", use.rule, (use.me, owner, place), (ID[card],))


# -- modifiers ---------------------------------------------------------------------------------


@modifies_search("truthful_harp", when=draws_cards, asked=True)
def truthful_harp(g: Oath, use: Use, search: Search) -> None:
    """Two cards more; all that is drawn is revealed, and the card that is kept."""
    search.draws += 2
    search.shows = True


@modifies_search("cracked_horn")
def cracked_horn(g: Oath, use: Use, search: Search) -> None:
    """What you discard may go below the world deck instead, all of it."""
    search.bury = True


def matches_an_adviser(g: Oath, trade: Trade) -> bool:
    """A faceup adviser of the player has the suit of the card."""
    return advisers_of_suit(g, trade.me, SUIT[trade.card]) > 0


@modifies_trade("cup_of_plenty", when=matches_an_adviser, opens=True)
def cup_of_plenty(g: Oath, use: Use, trade: Trade) -> None:
    """No Supply for a trade with a card that matches one of your advisers."""
    trade.free = True


# -- battle plans ------------------------------------------------------------------------------


def burn_them_all(g: Oath, use: Use, c: Campaign) -> Rules[None]:
    """You may kill all that is left of the enemy's force, and give its player a favor for it."""
    left = survivors(g, c)
    if not left or not (yield from wants(g, use)):
        return
    loser, enemy = (DEFENCE, c.defender) if c.victor == ATTACK else (ATTACK, c.attacker)
    if not c.defeat_kills_none[loser]:
        for player, count in left:
            kill(g, BOARD + player, count, use.rule)
        c.survivors = {}
    give_favor(g, use.me, enemy, min(1, usable_favor(g, use.me)), use.rule)


plan("sticky_fire", EITHER, if_victorious=burn_them_all)


def boil_the_dead(g: Oath, use: Use, c: Campaign) -> None:
    """As many warbands as the other side has lost."""
    gain_warbands(g, use.me, killed(g, c, 1 - c.victor), use.rule)


plan("cursed_cauldron", EITHER, if_victorious=boil_the_dead)


def lock_them_in(g: Oath, use: Use, c: Campaign) -> None:
    """Put all that is left of the enemy's force on this card."""
    for player, count in survivors(g, c):
        cage_warbands(g, use.me, player, count, use.rule)
    c.survivors = {}


plan("obsidian_cage", EITHER, if_victorious=lock_them_in)


# -- what lies in the Obsidian Cage ------------------------------------------------------------


def caged_colours(g: Oath) -> list[int]:
    """The colours of the warbands on the card."""
    return [colour for colour, count in enumerate(g.caged) if count]


def has_captives(g: Oath, me: Seat) -> bool:
    """Warbands lie on the card."""
    return any(g.caged)


def homes(g: Oath, colour: int) -> list[Seat]:
    """The players to whose boards warbands of this colour may go: all Imperial ones for purple."""
    if colour != PURPLE:
        return [player_of(g, colour)]
    return [me for me in g.in_turn_order() if not g.players[me].is_exile()]


@action("obsidian_cage", when=has_captives)
def open_the_cage(g: Oath, use: Use) -> Rules[None]:
    """Move any number of warbands from this card to the board of a player of their colour."""
    colour = yield from choose_colour(g, use, caged_colours(g))
    to = yield from choose_player(g, use, homes(g, colour))
    count = yield from choose_number(g, use, 1, g.caged[colour])
    free_warbands(g, use.me, colour, to, count, use.rule)


def is_the_cage(g: Oath, me: Seat, by: Seat, relic: int) -> bool:
    """This very card leaves for the relic deck."""
    return relic == NUMBER["obsidian_cage"]


@after("obsidian_cage", "relic-leaves", when=is_the_cage)
def empty_the_cage(g: Oath, use: Use, by: Seat, relic: int) -> Rules[None]:
    """Before it goes to the relic deck, all warbands go home as by its action."""
    for colour in caged_colours(g):
        players = homes(g, colour)
        while g.caged[colour]:
            to = yield from choose_player(g, use, players)
            least = 1 if len(players) > 1 else g.caged[colour]
            count = yield from choose_number(g, use, least, g.caged[colour])
            free_warbands(g, use.me, colour, to, count, use.rule)


# -- lasting: rule -----------------------------------------------------------------------------


@changes("grand_mask", "card-ruler", scope=HOLDER, stage=SET)
def grand_mask(g: Oath, me: Seat, card: int, colour: int) -> int:
    """On an Exile's own turn: he rules all cards but battle plans at Imperial sites."""
    own_turn = g.phase in ("wake", "act", "rest")
    if colour != PURPLE or not own_turn or not g.players[me].is_exile():
        return colour
    return colour if is_site(card) or card in PLANS else g.players[me].colour


def has_bandits(g: Oath, me: Seat) -> bool:
    """Bandits count as warbands of this player: he, or somebody of his Empire, has the crown."""
    return g.allegiance(me) == g.allegiance(g.holder(NUMBER["bandit_crown"]))


@changes("bandit_crown", "empty-site-ruler", stage=SET)
def bandit_crown(g: Oath, me: Seat, slot: int, colour: int) -> int:
    """Its holder rules faceup sites without warbands."""
    return g.allegiance(g.holder(NUMBER["bandit_crown"]))


@changes("bandit_crown", "bandits-help")
def bandits_fight(g: Oath, me: Seat, slot: int, count: int) -> int:
    """Bandits at sites that the holder rules add to the force there."""
    helps = has_bandits(g, me) and rules(g, me, slot)
    return count + bandits_at(g, slot) if helps else count


@changes("bandit_crown", "stays-behind", stage=SET)
def bandits_stay(g: Oath, me: Seat, slot: int, count: int) -> int:
    """The last warband may leave a site, since bandits stay there."""
    return 0 if has_bandits(g, me) else count


# -- lasting: warbands -------------------------------------------------------------------------


@cannot("ring_of_devotion", "place-warbands", scope=HOLDER)
def ring_of_devotion(g: Oath, me: Seat, slot: int) -> bool:
    """You place no warbands at sites."""
    return True


@changes("ring_of_devotion", "muster-gain", scope=HOLDER)
def devoted_warbands(g: Oath, me: Seat, card: int, count: int) -> int:
    """Two warbands more when you muster."""
    return count + 2


def marches(g: Oath, me: Seat, by: Seat, origin: int) -> bool:
    """The player has travelled, and has warbands to gain."""
    return me == by and g.players[bank_of(g, warband_colour(g, me))].bank > 0


@after("dragonskin_drum", "travelled", optional=True, when=marches)
def dragonskin_drum(g: Oath, use: Use, by: Seat, origin: int) -> Rules[None]:
    """A warband after you have travelled."""
    gain_warbands(g, use.me, 1, use.rule)
    yield from ()


# -- lasting: protection and play --------------------------------------------------------------


@cannot("circlet_of_command", "take", "target")
def circlet_of_command(g: Oath, me: Seat, thing: int) -> bool:
    """Other players neither target nor take your banners and your other relics."""
    circlet = NUMBER["circlet_of_command"]
    holder = g.holder(circlet)
    return thing != circlet and me != holder and g.holder(thing) == holder


@changes("circlet_of_command", "target-dice", scope=HOLDER)
def guarded_pawn(g: Oath, me: Seat, thing: int, dice: int) -> int:
    """One die more for your pawn and favor."""
    return dice + (thing == PAWN)


@instead("book_of_records", "site-favor", scope=HOLDER)
def book_of_records(g: Oath, me: Seat, card: int, count: int) -> bool:
    """A secret in place of the favor for a card played to a site."""
    gain_secrets(g, me, 1, "O-5.1.4")
    return True
