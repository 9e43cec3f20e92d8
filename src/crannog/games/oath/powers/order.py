"""The 33 denizens of Order: warbands, campaigns, and what a ruler asks of his enemies."""

from crannog.games.oath import know, zones
from crannog.games.oath.actions.travel import (
    being_sent,
    choose_agreed,
    make_travel,
    where_to_send,
)
from crannog.games.oath.asking import (
    choose_bank,
    choose_number,
    choose_player,
    choose_site,
    may_choose_known,
    may_choose_site,
    may_choose_site_relic,
    wants,
)
from crannog.games.oath.battle import ATTACK, BOARD, DEFENCE, Campaign
from crannog.games.oath.campaign.declare import campaign_from, sites_to_attack_from
from crannog.games.oath.campaign.force import force, kill_in_force, warbands_in
from crannog.games.oath.citizens import become_citizen
from crannog.games.oath.counting import counts_as
from crannog.games.oath.deeds import WORLD_DECK, Muster, Search
from crannog.games.oath.facts import (
    DARKEST_SECRET,
    GRAND_SCEPTER,
    ID,
    NUMBER,
    ORDER,
    SLOTS_OF,
    is_vision,
)
from crannog.games.oath.powers.registry import (
    ATTACKER,
    DEFENDER,
    EITHER,
    action,
    modifies_muster,
    modifies_search,
    plan,
    played,
    rest,
)
from crannog.games.oath.purse import (
    burn_from_bank,
    gain_favor,
    give_favor,
    take_favor,
    usable_favor,
)
from crannog.games.oath.questions import (
    GIVE_RULER_ONE,
    HOLDER,
    Use,
    after,
    cannot,
    changed,
)
from crannog.games.oath.rule import card_ruler, is_enemy_of_ruler, ruled_sites, ruler, rules
from crannog.games.oath.state import BANDITS, Oath
from crannog.games.oath.title import settle_title
from crannog.games.oath.verbs import (
    bury_relic,
    gain_supply,
    gain_warbands,
    kill,
    may_place_warbands,
    place_warbands,
    put_pawn,
    withdraw_warbands,
)
from crannog.kernel.ask import Rules, Seat

# -- shared ------------------------------------------------------------------------------------


def win_favor(g: Oath, use: Use, suit: int, count: int) -> None:
    """Favor from a bank for who has won; what would come to bandits is burned."""
    if use.me == BANDITS:
        burn_from_bank(g, use.me, suit, count, use.rule)
    else:
        gain_favor(g, use.me, suit, count, use.rule)


def foe_of(c: Campaign, me: Seat) -> Seat:
    """The player (or BANDITS) whom this one attacks, or by whom he is attacked."""
    return c.defender if me == c.attacker else c.attacker


def is_enemy_at_home(g: Oath, me: Seat, card: int) -> bool:
    """The player is an enemy of the card's ruler and at a site which that ruler rules."""
    return is_enemy_of_ruler(g, me, card) and ruler(g, g.site(me)) == card_ruler(g, card)


# -- actions -----------------------------------------------------------------------------------


def strengths(g: Oath, me: Seat, slot: int) -> tuple[int, int]:
    """How few and how many of the player's warbands may be at a site that he rules."""
    here = g.sites[slot].warbands
    fewest = min(here, changed(g, "stays-behind", me, slot, 1))
    most = here + (g.players[me].warbands if may_place_warbands(g, me, slot) else 0)
    return fewest, most


@action("messenger", cost="f")
def messenger(g: Oath, use: Use) -> Rules[None]:
    """Your warbands go between your board and sites you rule, where one stays; each site once."""
    left = ruled_sites(g, use.me)
    while True:
        able = [slot for slot in left if len(set(strengths(g, use.me, slot))) > 1]
        slot = yield from may_choose_site(g, use, able)
        if slot < 0:
            return
        left.remove(slot)
        count = yield from choose_number(
            g, use, *strengths(g, use.me, slot), "warbands-at", g.name(slot)
        )
        more = count - g.sites[slot].warbands
        place_warbands(g, use.me, slot, max(0, more), use.rule)
        withdraw_warbands(g, use.me, slot, max(0, -more), use.rule)


def companions(g: Oath, me: Seat) -> list[Seat]:
    """The other players at the site who can be made to travel."""
    return [other for other in g.here_with(me) if where_to_send(g, other)]


def has_companion(g: Oath, me: Seat) -> bool:
    """Somebody can be taken along."""
    return bool(companions(g, me))


@action("palanquin", cost="f", when=has_companion)
def palanquin(g: Oath, use: Use) -> Rules[None]:
    """Your pawn is put where another player here can travel to, and he must travel there."""
    other = yield from choose_player(g, use, companions(g, use.me))
    go = being_sent(g, other)
    if (yield from choose_agreed(g, go, use, where_to_send(g, other), "which-site")):
        agreed = go.to if g.sites[go.to].up else -1
        put_pawn(g, use.me, go.to, use.rule)
        yield from make_travel(g, use, other, [go.to], agreed)


@action("captains", cost="f")
def captains(g: Oath, use: Use) -> Rules[None]:
    """A free campaign as if your pawn were at a site you rule; the warbands there join in."""
    sites = sites_to_attack_from(g, use.me, ruled_sites(g, use.me))
    if sites:
        yield from campaign_from(g, use, sites)


@action("siege_engines", cost="f")
def siege_engines(g: Oath, use: Use) -> Rules[None]:
    """Two warbands die at one site of your region."""
    near = [slot for slot in SLOTS_OF[g.region(use.me)] if g.sites[slot].warbands]
    slot = yield from choose_site(g, use, near)
    if slot >= 0:
        kill(g, slot, 2, use.rule)
        yield from settle_title(g)


# -- modifiers ---------------------------------------------------------------------------------


def on_a_used_card(g: Oath, deed: Muster) -> bool:
    """Tokens lie on the card."""
    return g.has_tokens(deed.card)


@modifies_muster("pressgangs", when=on_a_used_card, opens=True)
def pressgangs(g: Oath, use: Use, deed: Muster) -> None:
    """The card may have tokens on it."""
    deed.on_tokens = True


@modifies_muster("knights_errant")
def knights_errant(g: Oath, use: Use, deed: Muster) -> None:
    """You may campaign for no Supply after this Muster."""
    deed.campaigns_after = True


def in_the_deck(g: Oath, search: Search) -> bool:
    """The world deck is searched."""
    return search.source == WORLD_DECK


@modifies_search("hunting_party", when=in_the_deck)
def hunting_party(g: Oath, use: Use, search: Search) -> None:
    """You may campaign for no Supply after this Search."""
    search.campaigns_after = True


def is_traveller(g: Oath, me: Seat, by: Seat, about: int) -> bool:
    """This player has travelled."""
    return me == by


@after("tyrant", "travelled", when=is_traveller)
def tyrant(g: Oath, use: Use, by: Seat, origin: int) -> Rules[None]:
    """Whenever you travel, a warband dies at the destination, even your own."""
    kill(g, g.players[use.me].pawn, 1, use.rule)
    yield from settle_title(g)


# -- battle plans: dice ------------------------------------------------------------------------


def keep_is_targeted(g: Oath, me: Seat, c: Campaign) -> bool:
    """The site where Keep lies is a target."""
    return g.slot(NUMBER["keep"]) in c.sites


def outnumbers(g: Oath, me: Seat, c: Campaign) -> bool:
    """The player's force is larger than the other one."""
    side = c.side(me)
    return force(g, c, side) > force(g, c, 1 - side)


plan("longbows", EITHER, dice=1)
plan("code_of_honor", EITHER, dice=2, alone=True)
plan("encirclement", EITHER, cost="f", dice=2, when=outnumbers)
plan("keep", DEFENDER, shields=2, when=keep_is_targeted)


@plan("wrestlers", DEFENDER)
def wrestlers(g: Oath, use: Use, c: Campaign) -> Rules[None]:
    """A warband of the defending force is sacrificed for a defence die."""
    if warbands_in(g, c, DEFENCE):
        g.tell("sacrifices", use.rule, use.me, 1)
        yield from kill_in_force(g, c, DEFENCE, 1, use.me, use.rule)
        c.defence_dice += 1
        yield from settle_title(g)


@plan("bear_traps", DEFENDER, dice=1)
def bear_traps(g: Oath, use: Use, c: Campaign) -> None:
    """An attack die fewer, and a warband dies on the attacker's board."""
    kill(g, BOARD + c.attacker, 1, use.rule)


@plan("shield_wall", DEFENDER, cost="f", shields=2)
def shield_wall(g: Oath, use: Use, c: Campaign) -> None:
    """Two defence dice; but a defeat kills the whole force."""
    c.all_die[DEFENCE] = True


# -- battle plans: other -----------------------------------------------------------------------


@plan("scouts", ATTACKER)
def scouts(g: Oath, use: Use, c: Campaign) -> None:
    """A Supply."""
    gain_supply(g, use.me, 1, use.rule)


@plan("outriders", ATTACKER)
def outriders(g: Oath, use: Use, c: Campaign) -> None:
    """Skulls kill none of your warbands."""
    c.spares[ATTACK] = True


@plan("specialist", ATTACKER, cost="ff")
def specialist(g: Oath, use: Use, c: Campaign) -> None:
    """The defending side uses no battle plans."""
    c.closed[DEFENCE] = True


def can_buy_peace(g: Oath, me: Seat, c: Campaign) -> bool:
    """The enemy's pawn is at the player's site, and there is favor for all defence dice."""
    if c.defender == BANDITS:
        return False
    attacked = c.defender if me == c.attacker else me
    return g.players[attacked].pawn == c.site and usable_favor(g, me) >= c.defence_dice


@plan("peace_envoy", EITHER, cost="f", alone=True, when=can_buy_peace)
def peace_envoy(g: Oath, use: Use, c: Campaign) -> None:
    """A favor for each defence die, given to the enemy here: you win, and nobody dies."""
    give_favor(g, use.me, foe_of(c, use.me), c.defence_dice, use.rule)
    c.won_at_once = c.side(use.me)
    c.defeat_kills_none = [True, True]


def relics_to_hunt(g: Oath, c: Campaign) -> list[int]:
    """The relics at targeted sites that are not yet targets."""
    relics = [relic for slot in c.sites for relic in g.sites[slot].relics]
    return [relic for relic in relics if relic not in c.site_relics]


@plan("relic_hunter", ATTACKER)
def relic_hunter(g: Oath, use: Use, c: Campaign) -> Rules[None]:
    """Facedown relics at targeted sites become targets, with one defence die each."""
    while relic := (yield from may_choose_site_relic(g, use, relics_to_hunt(g, c))):
        slot = g.where[relic] - zones.AT_SITE
        c.site_relics.append(relic)
        c.defence_dice += 1
        place = g.sites[slot].relics.index(relic)
        g.tell("targets-site-relic", use.rule, use.me, g.name(slot), place)


def is_on_the_hunt(g: Oath, me: Seat, by: Seat, about: int) -> bool:
    """The player has used Relic Hunter in this campaign."""
    assert g.campaign is not None
    return (NUMBER["relic_hunter"], me) in g.campaign.used


@after("relic_hunter", "spoils", when=is_on_the_hunt)
def bury_spoils(g: Oath, use: Use, by: Seat, about: int) -> Rules[None]:
    """Relics that you would take may go below the relic deck instead; the Scepter never does."""
    c = g.campaign
    assert c is not None
    for relic in c.site_relics:
        site = g.name(g.where[relic] - zones.AT_SITE)
        know.see(g, use.me, [relic])
        g.whisper((use.me,), "peeks-relic", use.rule, (use.me, site), (ID[relic],))

    def spoils() -> list[int]:
        return [relic for relic in (*c.relics, *c.site_relics) if relic != GRAND_SCEPTER]

    while relic := (yield from may_choose_known(g, use, spoils, "bury-relics")):
        (c.relics if relic in c.relics else c.site_relics).remove(relic)
        yield from bury_relic(g, use.me, relic, use.rule)


# -- battle plans: if you are victorious -------------------------------------------------------


def battle_honors(g: Oath, use: Use, c: Campaign) -> None:
    """Two favor from the Order bank."""
    win_favor(g, use, ORDER, 2)


def field_promotion(g: Oath, use: Use, c: Campaign) -> None:
    """Three warbands."""
    gain_warbands(g, use.me, 3, use.rule)


def military_parade(g: Oath, use: Use, c: Campaign) -> None:
    """For each faceup adviser of the enemy a favor from the bank of its suit."""
    for enemy in c.enemies(use.me):
        for adviser in g.advisers(enemy):
            win_favor(g, use, g.suit(adviser), counts_as(g, enemy, adviser))


def martial_culture(g: Oath, use: Use, c: Campaign) -> Rules[None]:
    """An Exile who has defeated another one may become a Citizen."""
    foes = (use.me, foe_of(c, use.me))
    if BANDITS in foes or not all(g.players[me].is_exile() for me in foes):
        return
    if (yield from wants(g, use)):
        yield from become_citizen(g, use.me, use.rule)


plan("battle_honors", EITHER, if_victorious=battle_honors)
plan("field_promotion", EITHER, cost="f", if_victorious=field_promotion)
plan("military_parade", EITHER, if_victorious=military_parade)
plan("martial_culture", EITHER, if_victorious=martial_culture)


# -- when played -------------------------------------------------------------------------------


@played("garrison")
def garrison(g: Oath, use: Use) -> Rules[None]:
    """A warband for each site you rule, then one from your board to each of them."""
    sites = ruled_sites(g, use.me)
    gain_warbands(g, use.me, len(sites), use.rule)
    left = [slot for slot in sites if may_place_warbands(g, use.me, slot)]
    while left and g.players[use.me].warbands:
        short = g.players[use.me].warbands < len(left)
        slot = (yield from choose_site(g, use, left)) if short else left[0]
        place_warbands(g, use.me, slot, 1, use.rule)
        left.remove(slot)


@played("royal_tax")
def royal_tax(g: Oath, use: Use) -> Rules[None]:
    """Two favor from each other player at a site you rule in your region."""
    for other in g.others(use.me):
        slot = g.players[other].pawn
        if slot in SLOTS_OF[g.region(use.me)] and rules(g, use.me, slot):
            take_favor(g, use.me, other, 2, use.rule)
    yield from ()


# -- rest --------------------------------------------------------------------------------------


def has_full_bank(g: Oath, me: Seat) -> bool:
    """Favor lies in some bank."""
    return any(g.banks)


@rest("vow_of_obedience", when=has_full_bank)
def reward_of_obedience(g: Oath, use: Use) -> Rules[None]:
    """A favor from a bank of your choice."""
    gain_favor(g, use.me, (yield from choose_bank(g, use)), 1, use.rule)


# -- lasting: what a ruler asks of his enemies -------------------------------------------------


@cannot("forced_labor", "search", unless=GIVE_RULER_ONE)
def forced_labor(g: Oath, me: Seat, supply: int) -> bool:
    """An enemy at a site of the ruler pays him to search, or to play a facedown adviser."""
    return is_enemy_at_home(g, me, NUMBER["forced_labor"])


@cannot("toll_roads", "travel-to", unless=GIVE_RULER_ONE)
def toll_roads(g: Oath, me: Seat, slot: int) -> bool:
    """An enemy pays the ruler to travel to a site of his."""
    card = NUMBER["toll_roads"]
    return is_enemy_of_ruler(g, me, card) and ruler(g, slot) == card_ruler(g, card)


@cannot("curfew", "trade", unless=GIVE_RULER_ONE)
def curfew(g: Oath, me: Seat, partner: int) -> bool:
    """An enemy pays the ruler to trade with a card of his."""
    card = NUMBER["curfew"]
    return is_enemy_of_ruler(g, me, card) and card_ruler(g, partner) == card_ruler(g, card)


@cannot("secret_police", "play-faceup")
def secret_police(g: Oath, me: Seat, card: int) -> bool:
    """An enemy at a site of the ruler plays no Vision faceup."""
    return is_vision(card) and is_enemy_at_home(g, me, NUMBER["secret_police"])


@cannot("tome_guardians", "target", "recover", "take")
def tome_guardians(g: Oath, me: Seat, thing: int) -> bool:
    """Enemies of the ruler neither target, nor recover, nor take the Darkest Secret."""
    return thing == DARKEST_SECRET and is_enemy_of_ruler(g, me, NUMBER["tome_guardians"])


# -- lasting: the holder -----------------------------------------------------------------------


@cannot("vow_of_obedience", "play-faceup", scope=HOLDER)
def vow_of_obedience(g: Oath, me: Seat, card: int) -> bool:
    """You play no Vision faceup."""
    return is_vision(card)


@cannot("council_seat", "exile", scope=HOLDER)
def council_seat(g: Oath, me: Seat, about: int) -> bool:
    """While you are a Citizen nobody exiles you, and you do not leave the Empire."""
    return True
