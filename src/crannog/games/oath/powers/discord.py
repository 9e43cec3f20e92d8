"""The denizens of Discord."""

from typing import Final

from crannog.games.oath import know, zones
from crannog.games.oath.actions.play import play_or_discard
from crannog.games.oath.actions.travel import destinations, is_led, travel
from crannog.games.oath.advisers import discard_down
from crannog.games.oath.asking import (
    choose_bank,
    choose_card,
    choose_player,
    choose_region,
    choose_site,
    choose_suit,
    wants,
)
from crannog.games.oath.battle import ATTACK, BOARD, DEFENCE, Campaign
from crannog.games.oath.campaign.declare import declare_campaign, possible_defenders
from crannog.games.oath.campaign.force import force
from crannog.games.oath.citizens import (
    become_citizen,
    choose_slot,
    full_slots,
    take_reliquary_relic,
)
from crannog.games.oath.counting import advisers_of_suit
from crannog.games.oath.deeds import Muster
from crannog.games.oath.dice import DEFENCE_DICE, roll, shields
from crannog.games.oath.facts import (
    ARCANE,
    BEAST,
    DARKEST_SECRET,
    ID,
    NOMAD,
    NUMBER,
    ORDER,
    PEOPLES_FAVOR,
    REGIONS,
    SHIELD,
    SHIELDS,
    SUIT,
)
from crannog.games.oath.moving import may_swap, swap
from crannog.games.oath.powers.conditions import discard_it
from crannog.games.oath.powers.registry import (
    ATTACKER,
    EITHER,
    action,
    goes_to_site,
    later,
    modifies_muster,
    plan,
    played,
    rest,
)
from crannog.games.oath.purse import (
    burn_down_to,
    burn_favor,
    gain_favor,
    gain_secrets,
    give_favor,
    place_favor,
    receive_favor,
    take_favor,
    take_secret,
    usable_favor,
)
from crannog.games.oath.questions import (
    HOLDER,
    SET,
    Use,
    after,
    cannot,
    changes,
    instead,
    is_forbidden,
)
from crannog.games.oath.rule import (
    is_enemy_of_ruler,
    ruled_sites,
    rules,
    rules_card,
    suits_ruled,
)
from crannog.games.oath.state import Oath
from crannog.games.oath.title import settle_title
from crannog.games.oath.verbs import (
    after_taking,
    burn_banner_secrets,
    discard,
    gain_warbands,
    kill,
    mark_vision,
    may_disturb,
    may_place_warbands,
    may_take,
    place_warbands,
    take_relics,
    unmark_vision,
)
from crannog.kernel.ask import Rules, Seat

BLACKMAIL_PRICE: Final = 3
HALL_DICE: Final = 4
LOW_LIMIT: Final = 2  # of advisers (O-7.6.4)
LAKE_DEAD: Final = 2

# -- actions -----------------------------------------------------------------------------------


@action("sleight_of_hand", cost="f")
def sleight_of_hand(g: Oath, use: Use) -> Rules[None]:
    """Takes a secret from another player at your site, never the last one on the board."""
    rich = [other for other in g.here_with(use.me) if g.all_secrets(other) > 1]
    victim = yield from choose_player(g, use, rich)
    if victim >= 0:
        take_secret(g, use.me, victim, use.rule)


@action("scryer", cost="s")
def scryer(g: Oath, use: Use) -> Rules[None]:
    """Looks through a whole discard pile; its order stays."""
    full = [region for region in range(3) if g.piles[region]]
    region = yield from choose_region(g, use, full, "which-pile")
    if region >= 0:
        know.see(g, use.me, g.piles[region])
        names = tuple(ID[card] for card in g.piles[region])
        g.whisper((use.me,), "looks-through-pile", use.rule, (use.me, REGIONS[region]), names)


@action("assassin", cost="f")
def assassin(g: Oath, use: Use) -> Rules[None]:
    """Discards a faceup adviser of another player at your site."""
    victims = [card for other in g.here_with(use.me) for card in g.advisers(other)]
    victim = yield from choose_card(g, use, [c for c in victims if may_disturb(g, use.me, c)])
    if victim:
        yield from discard(g, use, [victim])


@action("gambling_hall", cost="ff")
def gambling_hall(g: Oath, use: Use) -> Rules[None]:
    """Four defence dice: as much favor as they show shields, from one bank."""
    rolled = yield from roll(g, use.me, DEFENCE_DICE, HALL_DICE, use.rule)
    prize = shields(rolled)
    if prize:
        bank = yield from choose_bank(g, use)
        if bank >= 0:
            gain_favor(g, use.me, bank, prize, use.rule)


def whom_she_may_replace(g: Oath, me: Seat) -> list[int]:
    """The faceup advisers of other players that may be swapped with the Enchantress."""
    cards = [adviser for other in g.others(me) for adviser in g.advisers(other)]
    return [adviser for adviser in cards if may_swap(g, me, adviser, zones.ADVISERS + me)]


def can_swap_her(g: Oath, me: Seat) -> bool:
    """Somebody has an adviser to swap her with."""
    return bool(whom_she_may_replace(g, me))


@action("enchantress", cost="S", when=can_swap_her)
def enchantress(g: Oath, use: Use) -> Rules[None]:
    """Swaps herself with a faceup adviser of any other player; both keep to their limits."""
    adviser = yield from choose_card(g, use, whom_she_may_replace(g, use.me))
    other = g.holder(adviser)
    swap(g, use, use.card, adviser)
    yield from discard_down(g, other, use.card, use.rule)
    yield from discard_down(g, use.me, adviser, use.rule)


# -- modifiers ---------------------------------------------------------------------------------


def on_the_poorest_suit(g: Oath, deed: Muster) -> bool:
    """The card's bank has less favor than every other bank."""
    suit = SUIT[deed.card]
    return all(g.banks[suit] < g.banks[other] for other in range(6) if other != suit)


@modifies_muster("downtrodden", when=on_the_poorest_suit, asked=True)
def downtrodden(g: Oath, use: Use, deed: Muster) -> None:
    """Two warbands more."""
    deed.gain += 2


# -- battle plans ------------------------------------------------------------------------------


plan("mercenaries", EITHER, cost="f", dice=3, if_defeated=discard_it)


def order_is_attacked(g: Oath, me: Seat, c: Campaign) -> bool:
    """An Order card lies at a targeted site."""
    return any(SUIT[card] == ORDER for slot in c.sites for card in g.sites[slot].cards)


plan("disgraced_captain", ATTACKER, cost="fF", dice=4, when=order_is_attacked)


def enemy_has_arcane(g: Oath, me: Seat, c: Campaign) -> bool:
    """A player of the other side has a faceup Arcane adviser."""
    return any(advisers_of_suit(g, enemy, ARCANE) for enemy in c.enemies(me))


plan("cracked_sage", EITHER, cost="sF", dice=4, when=enemy_has_arcane)


def is_outnumbered(g: Oath, me: Seat, c: Campaign) -> bool:
    """The defending force is larger now; what dies later does not matter."""
    return force(g, c, DEFENCE) > force(g, c, ATTACK)


@plan("zealots", ATTACKER, cost="f", when=is_outnumbered)
def zealots(g: Oath, use: Use, c: Campaign) -> None:
    """Each sacrificed warband adds three."""
    c.sacrifice_worth = 3


def burn_books(g: Oath, use: Use, c: Campaign) -> None:
    """A defender whose pawn was a target keeps one secret, a faceup one if there is one."""
    if c.banish:
        burn_down_to(g, c.defender, 1, use.rule)


plan("book_burning", ATTACKER, if_victorious=burn_books)


def burn_all_favor(g: Oath, use: Use, c: Campaign) -> None:
    """A defender whose pawn was a target loses all favor on the board."""
    if c.banish:
        burn_favor(g, c.defender, g.players[c.defender].favor, use.rule)


plan("slander", ATTACKER, cost="f", if_victorious=burn_all_favor)


def catch_breath(g: Oath, use: Use, c: Campaign) -> None:
    """Notes what comes when the campaign is over, before all that was left from before it."""
    g.agenda.insert(0, ("second-wind", use.me, use.card))


plan("second_wind", ATTACKER, cost="sF", if_victorious=catch_breath)


@later("second-wind")
def second_wind(g: Oath, use: Use) -> Rules[None]:
    """You may travel for no Supply, then campaign for no Supply; not if your Act phase is over."""
    if g.ending and use.me == g.active:
        return
    slots = destinations(g, use.me, free=True)
    if slots and (yield from wants(g, use, "free-travel")):
        to = -1 if is_led(g, use.me) else (yield from choose_site(g, use, slots))
        yield from travel(g, use.me, to, free=True)
    g.agenda.insert(0, ("campaign", use.me, 0))


# -- when played -------------------------------------------------------------------------------


@played("a_small_favor")
def a_small_favor(g: Oath, use: Use) -> Rules[None]:
    """Four warbands."""
    gain_warbands(g, use.me, 4, use.rule)
    yield from ()


@played("key_to_the_city")
def key_to_the_city(g: Oath, use: Use) -> Rules[None]:
    """Where no ruler of this site stands, all warbands die, and one of yours comes there."""
    slot = g.slot(use.card)
    if any(rules(g, other, slot) for other in g.pawns_at(slot)):
        return
    kill(g, slot, g.sites[slot].warbands, use.rule)
    yield from settle_title(g)
    if gain_warbands(g, use.me, 1, use.rule) and may_place_warbands(g, use.me, slot):
        place_warbands(g, use.me, slot, 1, use.rule)
        yield from settle_title(g)


@played("charlatan")
def charlatan(g: Oath, use: Use) -> Rules[None]:
    """All secrets on the Darkest Secret but one are burned, wherever it is."""
    burn_banner_secrets(g, use.me, g.banner_tokens[DARKEST_SECRET] - 1, use.rule)
    yield from ()


@played("blackmail")
def blackmail(g: Oath, use: Use) -> Rules[None]:
    """Another player at your site gives you three favor, or you take a relic of your choice."""
    relics = [relic for other in g.here_with(use.me) for relic in g.players[other].relics]
    relic = yield from choose_card(g, use, [r for r in relics if may_take(g, use.me, r)])
    if not relic:
        return
    owner = g.holder(relic)
    victim = Use(owner, use.card, use.rule)
    able = usable_favor(g, owner) >= BLACKMAIL_PRICE
    if able and (yield from wants(g, victim, "pay-blackmail", ID[relic], use.me)):
        give_favor(g, owner, use.me, BLACKMAIL_PRICE, use.rule)
    else:
        yield from take_relics(g, use.me, [relic], use.rule)


@played("dissent")
def dissent(g: Oath, use: Use) -> Rules[None]:
    """All but the holder of the People's Favor place a favor here for each suit they rule."""
    for player in g.from_active():
        if g.banner_holder[PEOPLES_FAVOR] != player:
            place_favor(g, player, use.card, len(suits_ruled(g, player)), use.rule)
    yield from ()


@played("false_prophet")
def false_prophet(g: Oath, use: Use) -> Rules[None]:
    """An Exile gains a warband and puts it on a revealed Vision, which is then his too."""
    me = g.players[use.me]
    visions = [player.vision for player in g.players if player.vision]
    if not me.is_exile() or not me.bank or not visions:
        return
    gain_warbands(g, use.me, 1, use.rule)
    vision = yield from choose_card(g, use, visions)
    mark_vision(g, use.me, vision, use.rule)


@played("royal_ambitions")
def royal_ambitions(g: Oath, use: Use) -> Rules[None]:
    """An Exile with more sites than the Chancellor may become a Citizen, with a Reliquary relic."""
    me = use.me
    more = len(ruled_sites(g, me)) > len(ruled_sites(g, g.chancellor()))
    if not g.players[me].is_exile() or not more or not (yield from wants(g, use)):
        return
    yield from become_citizen(g, me, use.rule)
    slot = yield from choose_slot(g, me, "take-reliquary-relic", full_slots(g), use.rule)
    if slot >= 0:
        relic = g.reliquary[slot]
        take_reliquary_relic(g, me, slot, use.rule)
        yield from after_taking(g, me, [relic])


@played("salt_the_earth")
def salt_the_earth(g: Oath, use: Use) -> Rules[None]:
    """All other denizens at its site are discarded; it is locked itself."""
    cards = g.sites[g.slot(use.card)].cards
    yield from discard(g, use, [card for card in cards if may_disturb(g, use.me, card)])


@played("riots")
def riots(g: Oath, use: Use) -> Rules[None]:
    """On the Mob side: all other cards of the suit with most cards at sites are discarded."""
    counts = [g.cards_of_suit(suit) for suit in range(6)]
    if not g.mob or not any(counts):
        return
    most = [suit for suit in range(6) if counts[suit] == max(counts)]
    suit = yield from choose_suit(g, use, most)
    cards = [card for card in g.cards_at_sites() if SUIT[card] == suit and card != use.card]
    yield from discard(g, use, [card for card in cards if may_disturb(g, use.me, card)])


@played("bandit_chief")
def bandit_chief(g: Oath, use: Use) -> Rules[None]:
    """A warband dies at each site, whosever it is."""
    for slot in range(len(g.sites)):
        kill(g, slot, 1, use.rule)
    yield from settle_title(g)


# -- rest --------------------------------------------------------------------------------------


def can_naysay(g: Oath, me: Seat) -> bool:
    """An Exile has the title, and the Chancellor, another player, has favor."""
    chancellor = g.chancellor()
    exile = g.players[g.title].is_exile()
    return exile and me != chancellor and g.players[chancellor].favor > 0


@rest("naysayers", when=can_naysay)
def naysayers(g: Oath, use: Use) -> Rules[None]:
    """While an Exile has the title: a favor from the Chancellor's board."""
    take_favor(g, use.me, g.chancellor(), 1, use.rule)
    yield from ()


def banks_here(g: Oath, me: Seat) -> list[int]:
    """The suits of the cards at the player's site whose banks have favor."""
    return [suit for suit in sorted(g.suits_at(g.site(me))) if g.banks[suit]]


def has_bank_here(g: Oath, me: Seat) -> bool:
    """There is favor to be talked out of a bank."""
    return bool(banks_here(g, me))


@rest("silver_tongue", when=has_bank_here)
def silver_tongue(g: Oath, use: Use) -> Rules[None]:
    """A favor from the bank of a suit at your site."""
    bank = yield from choose_bank(g, use, banks_here(g, use.me))
    gain_favor(g, use.me, bank, 1, use.rule)


@rest("insomnia")
def insomnia(g: Oath, use: Use) -> Rules[None]:
    """A secret."""
    gain_secrets(g, use.me, 1, use.rule)
    yield from ()


# -- lasting: advisers -------------------------------------------------------------------------


@changes("assassin", "adviser-limit", scope=HOLDER, stage=SET)
@changes("silver_tongue", "adviser-limit", scope=HOLDER, stage=SET)
@changes("insomnia", "adviser-limit", scope=HOLDER, stage=SET)
def small_court(g: Oath, me: Seat, about: int, limit: int) -> int:
    """O-7.6.4: two advisers at most; the lowest limit applies."""
    return min(limit, LOW_LIMIT)


@cannot("vow_of_renewal", "recover", scope=HOLDER)
def shuns_the_people(g: Oath, me: Seat, target: int) -> bool:
    """Its holder does not recover the People's Favor."""
    return target == PEOPLES_FAVOR


@instead("vow_of_renewal", "favor-burns")
def renewed(g: Oath, me: Seat, about: int, count: int) -> bool:
    """Its holder takes all favor that anybody burns."""
    holder = g.holder(NUMBER["vow_of_renewal"])
    receive_favor(g, holder, count)
    g.tell("takes-burnt-favor", "O-7.1.4", holder, count)
    return True


@cannot("beast_tamer", "use-plan")
def tamed(g: Oath, me: Seat, card: int) -> bool:
    """Beast and Nomad plans are not used against its holder, not even by bandits."""
    c = g.campaign
    assert c is not None
    return SUIT[card] in (BEAST, NOMAD) and g.holder(NUMBER["beast_tamer"]) in c.enemies(me)


def of_another(g: Oath, me: Seat, by: Seat, about: int) -> bool:
    """Another player did it."""
    return me != by


@after("chaos_cult", "title-taken", when=of_another)
def chaos_cult(g: Oath, use: Use, by: Seat, about: int) -> Rules[None]:
    """A favor from the player who has taken the title."""
    take_favor(g, use.me, by, 1, use.rule)
    yield from ()


def near_the_taker(g: Oath, me: Seat, by: Seat, about: int) -> bool:
    """Another player has taken relics in my region."""
    return me != by and g.region(by) == g.region(me)


@after("relic_thief", "took-relics", cost="fs", when=near_the_taker)
def relic_thief(g: Oath, use: Use, by: Seat, about: int) -> Rules[None]:
    """A defence die for each relic; without a shield among them the relics are yours."""
    relics = g.taken
    rolled = yield from roll(g, use.me, DEFENCE_DICE, len(relics), use.rule)
    if not rolled[SHIELD] and not rolled[SHIELDS]:
        loot = [relic for relic in relics if may_take(g, use.me, relic)]
        yield from take_relics(g, use.me, loot, use.rule)


def can_strike_back(g: Oath, me: Seat, by: Seat, about: int) -> bool:
    """Another player has campaigned, and can be attacked."""
    return me != by and by in possible_defenders(g, me, free=True)


@after("sneak_attack", "campaign-over", optional=True, when=can_strike_back)
def sneak_attack(g: Oath, use: Use, by: Seat, about: int) -> Rules[None]:
    """After another's campaign you may campaign against that player, before anything else."""
    g.agenda.insert(0, ("sneak-attack", use.me, use.card))
    yield from ()


@later("sneak-attack")
def strike_back(g: Oath, use: Use) -> Rules[None]:
    """For no Supply. Nobody else campaigns out of turn, so it was the active player's campaign."""
    if g.active in possible_defenders(g, use.me, free=True):
        yield from declare_campaign(g, use.me, g.active, free=True)


@after("false_prophet", "vision-discarded")
def prophet_inherits(g: Oath, use: Use, by: Seat, vision: int) -> Rules[None]:
    """The warband on it dies; the Vision is the prophet's to play when the action has ended."""
    unmark_vision(g, use.rule)
    g.agenda.insert(0, ("false-prophet", use.me, vision))
    yield from ()


@later("false-prophet")
def prophet_plays(g: Oath, use: Use) -> Rules[None]:
    """Plays or discards the Vision like the kept card of a search; all see where it goes."""
    if g.where[use.card] == zones.DECK:
        g.part3 -= 1
    yield from play_or_discard(g, use.me, use.card)
    know.see_all(g, [use.card])


# -- lasting: sites ----------------------------------------------------------------------------


@goes_to_site("salt_the_earth", ignores_capacity=True)
def soil_to_salt(g: Oath, me: Seat, slot: int) -> bool:
    """Not to a site with a card that is locked, or that this player must treat so; edifices and
    ruins are locked."""
    return not any(
        g.is_locked(card) or is_forbidden(g, "disturb", me, card) for card in g.sites[slot].cards
    )


@changes("salt_the_earth", "capacity", stage=SET)
def barren(g: Oath, me: Seat, slot: int, capacity: int) -> int:
    """Its site holds one card."""
    return 1 if slot == g.slot(NUMBER["salt_the_earth"]) else capacity


def comes_to_the_lake(g: Oath, me: Seat, by: Seat, origin: int) -> bool:
    """A player has travelled to the lake's site and does not rule it."""
    lake = NUMBER["boiling_lake"]
    return me == by and g.players[me].pawn == g.slot(lake) and not rules_card(g, me, lake)


@after("boiling_lake", "travelled", when=comes_to_the_lake)
def boiling_lake(g: Oath, use: Use, by: Seat, origin: int) -> Rules[None]:
    """Two warbands on the traveller's board die; an option says whether a single one does."""
    if g.players[by].warbands >= LAKE_DEAD or g.settings.boiling_lake_kills_one:
        kill(g, BOARD + by, LAKE_DEAD, use.rule)
    yield from ()


@cannot("gossip", "play-facedown")
def gossip(g: Oath, me: Seat, card: int) -> bool:
    """Enemies of its ruler keep no card facedown."""
    return is_enemy_of_ruler(g, me, NUMBER["gossip"])


@changes("bandit_chief", "bandits")
def more_bandits(g: Oath, me: Seat, slot: int, bandits: int) -> int:
    """Two bandits more at each site."""
    return bandits + 2
