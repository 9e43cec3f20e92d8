"""The 33 denizens of the suit Beast."""

from crannog.games.oath.actions import trade as trading
from crannog.games.oath.actions.modify import is_possible
from crannog.games.oath.actions.play import capacity
from crannog.games.oath.asking import (
    choose_bank,
    choose_card,
    choose_number,
    choose_player,
    wants,
)
from crannog.games.oath.battle import ATTACK, BOARD, DEFENCE, Campaign
from crannog.games.oath.campaign.declare import campaign_from, sites_to_attack_from, target_dice
from crannog.games.oath.citizens import become_citizen
from crannog.games.oath.counting import advisers_of_suit
from crannog.games.oath.deeds import WORLD_DECK, Muster, Search, Trade, Travel
from crannog.games.oath.facts import (
    BEAST,
    DISCORD,
    GRAND_SCEPTER,
    HEARTH,
    NOMAD,
    NUMBER,
    ORDER,
    SHIELDS,
    SKULL,
    SUIT,
    is_denizen,
)
from crannog.games.oath.moving import move_to_advisers, move_to_site
from crannog.games.oath.powers.conditions import has_relic_deck
from crannog.games.oath.powers.registry import (
    ATTACKER,
    DEFENDER,
    EITHER,
    action,
    modifies_muster,
    modifies_search,
    modifies_trade,
    modifies_travel,
    plan,
    played,
    rest,
    rewards,
)
from crannog.games.oath.purse import gain_favor, move_between_banks, take_favor
from crannog.games.oath.questions import HOLDER, ZERO, Use, after, cannot, changes
from crannog.games.oath.rule import card_ruler, is_enemy_of_ruler, ruled_sites, ruler, rules
from crannog.games.oath.state import BANDITS, Oath
from crannog.games.oath.verbs import (
    bury_relic,
    discard,
    discard_from_region,
    gain_supply,
    gain_warbands,
    kill,
    may_disturb,
    take_relics,
)
from crannog.kernel.ask import Rules, Seat


def has_beast(g: Oath, slot: int) -> bool:
    """Whether a Beast card lies at the site."""
    return BEAST in g.suits_at(slot)


def beast_sites(g: Oath) -> list[int]:
    """The sites that have a Beast card."""
    return [slot for slot in range(len(g.sites)) if has_beast(g, slot)]


def fights_holder(g: Oath, card: str, me: Seat) -> bool:
    """Whether the player (or the bandits) is on the other side than the holder of this adviser."""
    c, holder = g.campaign, g.holder(NUMBER[card])
    assert c is not None
    return c.takes_part(holder) and c.side(holder) != c.side(me)


# -- actions -----------------------------------------------------------------------------------


@action("wolves", cost="s")
def wolves(g: Oath, use: Use) -> Rules[None]:
    """Kills a warband on anybody's board."""
    victim = yield from choose_player(g, use, g.from_active())
    kill(g, BOARD + victim, 1, use.rule)


def prey(g: Oath, me: Seat) -> list[int]:
    """The denizens at other sites that may be discarded, and so make room there."""
    lair = g.slot(NUMBER["roving_terror"])
    return [
        card
        for slot, site in enumerate(g.sites)
        if slot != lair and len(site.cards) <= capacity(g, me, slot)
        for card in site.cards
        if is_denizen(card) and may_disturb(g, me, card)
    ]


def has_prey(g: Oath, me: Seat) -> bool:
    """It goes nowhere without a denizen to discard."""
    return bool(prey(g, me))


@action("roving_terror", cost="s", when=has_prey)
def roving_terror(g: Oath, use: Use) -> Rules[None]:
    """Discards a denizen at another site and moves there, if nothing keeps it where it is."""
    card = yield from choose_card(g, use, prey(g, use.me))
    slot = g.slot(card)
    yield from discard(g, use, [card])
    if may_disturb(g, use.me, use.card):
        yield from move_to_site(g, use, use.card, slot)


@action("fae_merchant", cost="s", when=has_relic_deck)
def fae_merchant(g: Oath, use: Use) -> Rules[None]:
    """Takes the top relic of the deck, puts one back below it; only then the title is settled."""
    yield from take_relics(g, use.me, [g.relic_deck[-1]], use.rule, settles=False)
    held = [relic for relic in g.players[use.me].relics if relic != GRAND_SCEPTER]
    relic = yield from choose_card(g, use, held)
    if relic:  # none is left if it was stolen at once
        yield from bury_relic(g, use.me, relic, use.rule)


@action("second_chance", cost="s")
def second_chance(g: Oath, use: Use) -> Rules[None]:
    """Kills a warband of who has an Order or Discord adviser; if it died, you gain one."""
    victims = [
        player
        for player in g.from_active()
        if any(g.suit(adviser) in (ORDER, DISCORD) for adviser in g.advisers(player))
    ]
    victim = yield from choose_player(g, use, victims)
    if victim >= 0 and kill(g, BOARD + victim, 1, use.rule):
        gain_warbands(g, use.me, 1, use.rule)


@action("pied_piper", cost="s")
def pied_piper(g: Oath, use: Use) -> Rules[None]:
    """Goes over to another player's advisers and takes two favor from him."""
    victim = yield from choose_player(g, use, g.others(use.me))
    move_to_advisers(g, use, use.card, victim)
    take_favor(g, use.me, victim, 2, use.rule)


@action("memory_of_nature", cost="s")
def memory_of_nature(g: Oath, use: Use) -> Rules[None]:
    """A favor for each Beast card on the map goes from other banks to the Beast bank."""
    banks = [suit for suit in range(6) if suit != BEAST]
    left = min(g.cards_of_suit(BEAST), sum(g.banks[suit] for suit in banks))
    while left:
        suit = yield from choose_bank(g, use, banks)
        count = yield from choose_number(g, use, 1, min(left, g.banks[suit]))
        move_between_banks(g, use.me, suit, BEAST, count, use.rule)
        left -= count


def has_allies(g: Oath, me: Seat) -> bool:
    """From some site with a Beast card somebody can be attacked, once the secret is placed."""
    player = g.players[me]
    player.secrets -= 1
    able = bool(sites_to_attack_from(g, me, beast_sites(g)))
    player.secrets += 1
    return able


@action("wild_allies", cost="s", when=has_allies)
def wild_allies(g: Oath, use: Use) -> Rules[None]:
    """A free campaign as if from a site with a Beast card; your warbands there join it."""
    yield from campaign_from(g, use, beast_sites(g))


# -- modifiers of Search -----------------------------------------------------------------------


def draws_from_pile(g: Oath, search: Search) -> bool:
    """Cards are drawn, and not from the world deck."""
    return not search.minor and search.source != WORLD_DECK


def draws_elsewhere(g: Oath, search: Search) -> bool:
    """From the pile of another region."""
    return draws_from_pile(g, search) and search.source != g.region(search.me)


@modifies_search("errand_boy", cost="f", when=draws_elsewhere, opens=True)
def errand_boy(g: Oath, use: Use, search: Search) -> None:
    """The pile of another region may be searched."""
    search.elsewhere = True


@modifies_search("mushrooms", cost="s", when=draws_from_pile, opens=True)
def mushrooms(g: Oath, use: Use, search: Search) -> None:
    """No Supply, and one card instead of three, from the bottom of the pile."""
    search.free = True
    search.draws -= 2
    search.bottom = True


@modifies_search("new_growth")
def new_growth(g: Oath, use: Use, search: Search) -> None:
    """A Beast or Hearth card may be played to any site."""
    search.far_suits |= {BEAST: use.card, HEARTH: use.card}


@modifies_search("wild_cry", asked=True)
def wild_cry(g: Oath, use: Use, search: Search) -> None:
    """A Beast card played faceup brings a Supply and two warbands."""
    search.rewarders.append(use.card)


@rewards("wild_cry")
def answer_the_cry(g: Oath, use: Use, card: int, from_draw: bool) -> Rules[None]:
    """What Wild Cry pays."""
    if SUIT[card] == BEAST:
        gain_supply(g, use.me, 1, use.rule)
        gain_warbands(g, use.me, 2, use.rule)
    yield from ()


@modifies_search("bracken")
def bracken(g: Oath, use: Use, search: Search) -> None:
    """All that is discarded goes together to either end of any one pile."""
    search.anywhere = use.card


# -- modifiers of Muster -----------------------------------------------------------------------


def musters_on_beast(g: Oath, muster: Muster) -> bool:
    """On a Beast card."""
    return SUIT[muster.card] == BEAST


@modifies_muster("animal_playmates", when=musters_on_beast, opens=True)
def animal_playmates(g: Oath, use: Use, muster: Muster) -> None:
    """No Supply to muster on a Beast card."""
    muster.free = True


@cannot("vow_of_beastkin", "muster", scope=HOLDER)
def only_kin(g: Oath, me: Seat, card: int) -> bool:
    """No muster on a card whose suit none of the holder's advisers has."""
    return not advisers_of_suit(g, me, SUIT[card])


@changes("vow_of_beastkin", "muster-gain", scope=HOLDER)
def more_kin(g: Oath, me: Seat, card: int, count: int) -> int:
    """One warband more from every muster."""
    return count + 1


# -- modifiers of Trade ------------------------------------------------------------------------


def trades_with_oak(g: Oath, trade: Trade) -> bool:
    """For secrets, with The Old Oak itself, and with a Beast adviser."""
    with_oak = trade.for_secrets and trade.card == NUMBER["the_old_oak"]
    return with_oak and advisers_of_suit(g, trade.me, BEAST) > 0


@modifies_trade("the_old_oak", when=trades_with_oak)
def the_old_oak(g: Oath, use: Use, trade: Trade) -> None:
    """A secret more."""
    trade.extra_secrets += 1


def trades_with_wild(g: Oath, trade: Trade) -> bool:
    """With a Beast or Nomad card."""
    return SUIT[trade.card] in (BEAST, NOMAD)


@modifies_trade("birdsong", when=trades_with_wild, opens=True)
def birdsong(g: Oath, use: Use, trade: Trade) -> None:
    """No Supply to trade with a Beast or Nomad card."""
    trade.free = True


def possible_there(g: Oath, trade: Trade, slot: int) -> bool:
    """Whether the trade could be made with the pawn at that site, and what is in reach there."""
    attempt = trade.copy()
    attempt.used.append(NUMBER["small_friends"])
    attempt.stand_in = g.stand_in = slot
    possible = is_possible(g, attempt, modifies_trade, trading.is_ready)
    g.stand_in = -1
    return possible


def trades_far_with_beasts(g: Oath, trade: Trade) -> bool:
    """With a card of another site, which has a Beast card."""
    slot = g.slot(trade.card)
    return slot != g.site(trade.me) and has_beast(g, slot) and possible_there(g, trade, slot)


@modifies_trade("small_friends", when=trades_far_with_beasts, asked=True, first=2)
def small_friends(g: Oath, use: Use, trade: Trade) -> None:
    """This Trade is made as if the pawn were at the card's site."""
    trade.stand_in = g.slot(trade.card)


# -- a modifier of Travel ----------------------------------------------------------------------


def goes_to_beasts(g: Oath, go: Travel) -> bool:
    """To a site with a Beast card, or to where somebody else will say."""
    return go.to < 0 or has_beast(g, go.to)


@modifies_travel("forest_paths", cost="f", when=goes_to_beasts, opens=True)
def forest_paths(g: Oath, use: Use, go: Travel) -> None:
    """To a site with a Beast card for no Supply, and no power of a site matters."""
    if go.to >= 0:
        go.pass_freely()


# -- battle plans ------------------------------------------------------------------------------


@plan("rangers", ATTACKER, cost="f")
def rangers(g: Oath, use: Use, c: Campaign) -> None:
    """Skulls kill nobody; against four or more defence dice two attack dice are added."""
    c.spares[ATTACK] = True
    if c.defence_dice >= 4:
        c.add_attack_dice(2)


@plan("nature_worship", EITHER, cost="s")
def nature_worship(g: Oath, use: Use, c: Campaign) -> None:
    """A die for each of the user's Beast advisers."""
    c.add_or_remove(use.me, advisers_of_suit(g, use.me, BEAST))


@plan("war_tortoise", EITHER, cost="f")
def war_tortoise(g: Oath, use: Use, c: Campaign) -> None:
    """The enemy's faces with two shields, or with two swords, count for nothing."""
    if c.side(use.me) == ATTACK:
        c.faces_ignored[DEFENCE].append(SHIELDS)
    else:
        c.faces_ignored[ATTACK].append(SKULL)


def garden_is_targeted(g: Oath, me: Seat, c: Campaign) -> bool:
    """The site of Walled Garden is a target."""
    return g.slot(NUMBER["walled_garden"]) in c.sites


@plan("walled_garden", DEFENDER, when=garden_is_targeted)
def walled_garden(g: Oath, use: Use, c: Campaign) -> None:
    """A defence die for each Beast card on the map."""
    c.defence_dice += g.cards_of_suit(BEAST)


# -- when played -------------------------------------------------------------------------------


@played("long_lost_heir")
def long_lost_heir(g: Oath, use: Use) -> Rules[None]:
    """An Exile may become a Citizen, without a relic."""
    if g.players[use.me].is_exile() and (yield from wants(g, use)):
        yield from become_citizen(g, use.me, use.rule)


@played("threatening_roar")
def threatening_roar(g: Oath, use: Use) -> Rules[None]:
    """All Nomad and all other Beast cards at the sites of the region are discarded."""
    yield from discard_from_region(g, use, (BEAST, NOMAD))


@played("animal_host")
def animal_host(g: Oath, use: Use) -> Rules[None]:
    """A warband for each Beast card on the map."""
    gain_warbands(g, use.me, g.cards_of_suit(BEAST), use.rule)
    yield from ()


# -- rest --------------------------------------------------------------------------------------


def is_poor(g: Oath, me: Seat) -> bool:
    """No favor on the board, and some in a bank."""
    return not g.players[me].favor and any(g.banks)


@rest("vow_of_poverty", when=is_poor)
def alms(g: Oath, use: Use) -> Rules[None]:
    """Who has no favor may take two from a bank."""
    suit = yield from choose_bank(g, use)
    gain_favor(g, use.me, suit, 2, use.rule)


# -- lasting: advisers -------------------------------------------------------------------------


@changes("vow_of_poverty", "trade-favor", scope=HOLDER, stage=ZERO)
def vow_of_poverty(g: Oath, me: Seat, card: int, favor: int) -> int:
    """The holder gains no favor from Trade."""
    return 0


@changes("pied_piper", "crowds-advisers")
def slips_in(g: Oath, me: Seat, card: int, crowds: int) -> int:
    """Pied Piper makes nobody go when it joins advisers."""
    return 0 if card == NUMBER["pied_piper"] else crowds


@cannot("true_names", "use-plan")
def true_names(g: Oath, me: Seat, card: int) -> bool:
    """The holder's enemy uses no plan of a suit that the holder has among his advisers."""
    if not fights_holder(g, "true_names", me):
        return False
    holder = g.holder(NUMBER["true_names"])
    return SUIT[card] in {g.suit(adviser) for adviser in g.advisers(holder)}


@changes("insect_swarm", "plan-burnt-favor")
def insect_swarm(g: Oath, me: Seat, card: int, favor: int) -> int:
    """Each plan of the holder's enemy burns a favor more."""
    return favor + fights_holder(g, "insect_swarm", me)


@cannot("giant_python", "declare")
def giant_python(g: Oath, me: Seat, defender: int) -> bool:
    """The targets of an attack on the holder, or on his Empire, must add an even number of dice."""
    c, holder = g.campaign, g.holder(NUMBER["giant_python"])
    assert c is not None
    if defender == BANDITS:
        return False
    leads = holder == g.chancellor() and g.is_imperial(defender)
    return (holder == defender or leads) and target_dice(g, c) % 2 == 1


@changes("vow_of_union", "force-sites", scope=HOLDER)
def all_march(g: Oath, me: Seat, about: int, mask: int) -> int:
    """The warbands at all sites that the holder rules join the attack."""
    for slot in ruled_sites(g, me):
        mask |= 1 << slot
    return mask


@cannot("vow_of_union", "travel-from", scope=HOLDER)
def stay_united(g: Oath, me: Seat, origin: int) -> bool:
    """The holder does not leave a site that he rules with warbands on the board."""
    return g.players[me].warbands > 0 and rules(g, me, origin)


# -- lasting: cards at sites -------------------------------------------------------------------


def leaves_the_vines(g: Oath, me: Seat, by: Seat, origin: int) -> bool:
    """An enemy of its ruler has left a site of that ruler."""
    vines = NUMBER["grasping_vines"]
    same = ruler(g, origin) == card_ruler(g, vines)
    return me == by and same and is_enemy_of_ruler(g, by, vines)


@after("grasping_vines", "travelled", when=leaves_the_vines)
def grasping_vines(g: Oath, use: Use, by: Seat, origin: int) -> Rules[None]:
    """The traveller kills a warband on his board."""
    kill(g, BOARD + use.me, 1, use.rule)
    yield from ()


@cannot("marsh_spirit", "use-plan")
def marsh_spirit(g: Oath, me: Seat, card: int) -> bool:
    """Who attacks its site uses no battle plans."""
    c = g.campaign
    assert c is not None
    return me == c.attacker and g.slot(NUMBER["marsh_spirit"]) in c.sites


@cannot("forest_council", "trade", "muster")
def forest_council(g: Oath, me: Seat, card: int) -> bool:
    """Enemies of its ruler neither trade with Beast cards nor muster on them."""
    return SUIT[card] == BEAST and is_enemy_of_ruler(g, me, NUMBER["forest_council"])
