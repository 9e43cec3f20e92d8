"""The denizens of the Nomad suit."""

from typing import Final

from crannog.games.oath import know, zones
from crannog.games.oath.actions.minor import is_play_ready
from crannog.games.oath.actions.modify import declare
from crannog.games.oath.actions.play import play_hand
from crannog.games.oath.actions.search import draw_out, nearest_vision, order_discards
from crannog.games.oath.asking import (
    choose_among,
    choose_bank,
    choose_card,
    choose_number,
    choose_region,
    choose_site,
    may_choose_card,
    takes_up,
    wants,
)
from crannog.games.oath.battle import BANDITS, DEFENCE, Campaign
from crannog.games.oath.campaign.force import gather_defenders
from crannog.games.oath.campaign.outcome import can_leave, discard_at_end
from crannog.games.oath.citizens import (
    become_citizen,
    choose_slot,
    full_slots,
    seize_reliquary_relic,
)
from crannog.games.oath.deal import (
    ADVISERS,
    FAVOR,
    RELICS,
    SECRETS,
    bargain,
    forget_refusals,
    may_choose_parties,
)
from crannog.games.oath.deeds import WORLD_DECK, Search, Travel
from crannog.games.oath.facts import (
    BEAST,
    CONSPIRACY,
    DARKEST_SECRET,
    ID,
    NOMAD,
    NUMBER,
    REGION_OF,
    REGIONS,
    SHIELD,
    SLOTS_OF,
    SUIT,
    is_denizen,
    is_relic,
    is_vision,
)
from crannog.games.oath.moving import can_move_to, may_swap, move_to_site, swap
from crannog.games.oath.powers.registry import (
    ATTACKER,
    DEFENDER,
    EITHER,
    action,
    modifies_search,
    modifies_travel,
    plan,
    played,
)
from crannog.games.oath.prices import pay_prices
from crannog.games.oath.purse import (
    burn_down_to,
    burn_laid_secrets,
    gain_favor,
    gain_secrets,
    put_in_bank,
)
from crannog.games.oath.questions import (
    HOLDER,
    SET,
    ZERO,
    Use,
    after,
    cannot,
    changes,
    instead,
)
from crannog.games.oath.rule import (
    are_enemies,
    card_ruler,
    has_access,
    is_enemy_of_ruler,
    ruled_cards,
    ruled_sites,
    rules,
    rules_card,
)
from crannog.games.oath.state import Oath
from crannog.games.oath.title import settle_title
from crannog.games.oath.verbs import (
    discard_unseen,
    dispossess,
    gain_supply,
    give_banner,
    lay,
    may_disturb,
    may_place_warbands,
    place_warbands,
    put_pawn,
    withdraw_warbands,
)
from crannog.kernel.ask import Rules, Seat


def ruled_of_suit(g: Oath, me: Seat, suit: int) -> list[int]:
    """The cards of a suit that the player rules, or that bandits rule."""
    if me == BANDITS:
        cards = [card for card in g.cards_at_sites() if card_ruler(g, card) == BANDITS]
    else:
        cards = ruled_cards(g, me)
    return [card for card in cards if SUIT[card] == suit]


def nomad_advisers(g: Oath, players: list[Seat]) -> list[int]:
    """The faceup Nomad advisers of these players."""
    return [card for me in players for card in g.advisers(me) if SUIT[card] == NOMAD]


# -- actions -----------------------------------------------------------------------------------


@action("ancient_binding", cost="sS")
def ancient_binding(g: Oath, use: Use) -> Rules[None]:
    """All secrets burn but one of each player; yours is the one that was just placed here."""
    burn_laid_secrets(g, use.me, use.card, use.rule)
    for player in g.from_active():
        burn_down_to(g, player, 0 if player == use.me else 1, use.rule)
    yield from ()


@action("elders", cost="ff")
def elders(g: Oath, use: Use) -> Rules[None]:
    """A secret."""
    gain_secrets(g, use.me, 1, use.rule)
    yield from ()


@action("convoys", cost="f")
def convoys(g: Oath, use: Use) -> Rules[None]:
    """The pile of another region goes, unseen and in order, on top of the pile of yours."""
    here = g.region(use.me)
    region = yield from choose_region(g, use, [other for other in range(3) if other != here])
    cards = list(g.piles[region])
    for card in cards:
        lay(g, card, zones.PILE + here)
    g.tell("moves-pile", use.rule, use.me, REGIONS[region], REGIONS[here], len(cards))


def settlers(g: Oath, me: Seat) -> list[int]:
    """The faceup Nomad advisers of all players for which some site has room."""
    return [
        card
        for card in nomad_advisers(g, g.from_active())
        if may_disturb(g, me, card) and room_for_settler(g, me, card)
    ]


def room_for_settler(g: Oath, me: Seat, card: int) -> list[int]:
    """The sites to which the card can be moved."""
    return [slot for slot in range(len(g.sites)) if can_move_to(g, me, card, slot)]


def has_settler(g: Oath, me: Seat) -> bool:
    """Some adviser can be moved."""
    return bool(settlers(g, me))


@action("resettle", when=has_settler)
def resettle(g: Oath, use: Use) -> Rules[None]:
    """A faceup Nomad adviser of anybody moves to a site with room."""
    card = yield from choose_card(g, use, settlers(g, use.me))
    slot = yield from choose_site(g, use, room_for_settler(g, use.me, card))
    yield from move_to_site(g, use, card, slot)


def play_of_vision(me: Seat) -> Search:
    """A card of the world deck that is played as after a search, without a search."""
    deed = Search(me, WORLD_DECK)
    deed.minor = True
    return deed


def may_play_vision(g: Oath, me: Seat) -> bool:
    """Nothing forbids to play a card, or its price can be paid (FAQ of Forced Labor)."""
    return is_play_ready(g, play_of_vision(me))


@action("oracle", cost="ss", when=may_play_vision)
def oracle(g: Oath, use: Use) -> Rules[None]:
    """The first Vision of the world deck, played or discarded as at the end of a search."""
    vision = nearest_vision(g)
    if not vision:
        return
    deed = play_of_vision(use.me)
    yield from declare(g, deed, modifies_search, is_play_ready)
    pay_prices(g, "search", use.me, 0)
    draw_out(g, use.me, vision, use.rule)
    yield from play_hand(g, deed, True)


# -- modifiers of travel -----------------------------------------------------------------------


def stays_in_region(g: Oath, go: Travel) -> bool:
    """The destination is in the traveller's region, or not yet named by a guide."""
    return go.to < 0 or REGION_OF[go.to] == REGION_OF[go.origin]


@modifies_travel("tents", cost="f", when=stays_in_region, opens=True)
def tents(g: Oath, use: Use, go: Travel) -> None:
    """No Supply within the region."""
    go.free_at = go.free_at | set(SLOTS_OF[REGION_OF[go.origin]])


@modifies_travel("special_envoy", asked=True, opens=True)
def special_envoy(g: Oath, use: Use, go: Travel) -> None:
    """No Supply, and the Act phase ends on arrival."""
    go.free = True
    go.ends_turn = True


MOST_RIDERS: Final = 3


def travels_light(g: Oath, go: Travel) -> bool:
    """Three or fewer warbands on the board."""
    return g.players[go.me].warbands <= MOST_RIDERS


@modifies_travel("a_fast_steed", cost="f", when=travels_light, opens=True)
def a_fast_steed(g: Oath, use: Use, go: Travel) -> None:
    """No Supply for who travels with few warbands."""
    go.free = True


def shared_suits(g: Oath, me: Seat) -> list[int]:
    """The suits of faceup advisers that cards at the player's site have, too."""
    advisers = {g.suit(card) for card in g.advisers(me)}
    return sorted(advisers & g.suits_at(g.players[me].pawn))


def is_welcome(g: Oath, me: Seat, by: Seat, origin: int) -> bool:
    """The traveller has an adviser for a card at the new site, and that bank has favor."""
    return me == by and any(g.banks[suit] for suit in shared_suits(g, me))


@after("hospitality", "travelled", when=is_welcome)
def hospitality(g: Oath, use: Use, by: Seat, origin: int) -> Rules[None]:
    """A favor from the bank of a suit that is both at the new site and among your advisers."""
    if (yield from takes_up(g, use)):
        suit = yield from choose_bank(g, use, shared_suits(g, use.me))
        gain_favor(g, use.me, suit, 1, use.rule)


# -- modifiers of recover ----------------------------------------------------------------------


def recovers_relic(g: Oath, me: Seat, by: Seat, thing: int) -> bool:
    """Who has access to the card has recovered a relic, also by a homeland (O-11.1)."""
    return me == by and is_relic(thing) and has_access(g, me, NUMBER["relic_worship"])


@after("relic_worship", "recovered", when=recovers_relic)
def relic_worship(g: Oath, use: Use, by: Seat, thing: int) -> Rules[None]:
    """Three Supply for a relic."""
    if (yield from takes_up(g, use)):
        gain_supply(g, use.me, 3, use.rule)


# -- battle plans ------------------------------------------------------------------------------

plan("horse_archers", EITHER, dice=3, discard_at_end=True)
plan("storm_caller", DEFENDER, shields=2, discard_at_end=True)


@plan("rain_boots", ATTACKER, discard_at_end=True)
def rain_boots(g: Oath, use: Use, c: Campaign) -> None:
    """Single shields count for nothing."""
    c.faces_ignored[DEFENCE].append(SHIELD)


@plan("warning_signals", DEFENDER, discard_at_end=True)
def warning_signals(g: Oath, use: Use, c: Campaign) -> Rules[None]:
    """Your warbands move as you like between your board and sites you rule; one stays at each."""
    if use.me == BANDITS:
        return
    slots = ruled_sites(g, use.me)
    before = {slot: g.sites[slot].warbands for slot in slots}
    free = g.players[use.me].warbands + sum(max(0, count - 1) for count in before.values())
    wanted: dict[int, int] = {}
    for slot in slots:
        least = min(1, before[slot])
        most = least + free
        if not may_place_warbands(g, use.me, slot):
            most = min(most, before[slot])
        name = g.name(slot)
        wanted[slot] = yield from choose_number(g, use, least, most, "warbands-at", name)
        free -= wanted[slot] - least
    for slot in slots:
        withdraw_warbands(g, use.me, slot, max(0, before[slot] - wanted[slot]), use.rule)
    for slot in slots:
        place_warbands(g, use.me, slot, max(0, wanted[slot] - before[slot]), use.rule)
    gather_defenders(g, c)


def spare_nomads(g: Oath, use: Use, cards: list[int]) -> Rules[list[int]]:
    """A Beast card that the user rules may be discarded in place of all Nomad plans.

    Bandits do so to save two or more, with the first card from the top of the Cradle (FAQ).
    """
    others = [card for card in cards if SUIT[card] != NOMAD]
    beasts = [c for c in ruled_of_suit(g, use.me, BEAST) if can_leave(g, use.me, c)]
    if others == cards or not beasts:
        return cards
    if use.me == BANDITS:
        beast = beasts[0] if len(cards) - len(others) > 1 else 0
    else:
        beast = yield from may_choose_card(g, use, beasts, "discard-instead")
    if not beast:
        return cards
    yield from discard_at_end(g, use.me, [beast])
    return [card for card in others if card != beast]


plan("wild_mounts", EITHER, spares=spare_nomads)


@plan("lancers", ATTACKER, discard_at_end=True)
def lancers(g: Oath, use: Use, c: Campaign) -> None:
    """Every face of the attack roll counts twice."""
    c.roll_twice = True


@plan("mountain_giant", EITHER, cost="s")
def mountain_giant(g: Oath, use: Use, c: Campaign) -> Rules[None]:
    """One die; or three, and it is discarded at the end."""
    dice = yield from choose_among(g, use, (1, 3), "how-many-dice")
    c.add_or_remove(use.me, dice)
    if dice > 1:
        c.at_end.append((use.card, use.me))


def faces_nomads(g: Oath, me: Seat, c: Campaign) -> bool:
    """Some enemy in this campaign has a faceup Nomad adviser."""
    return bool(nomad_advisers(g, c.enemies(me)))


plan("rival_khan", EITHER, dice=4, when=faces_nomads, discard_at_end=True)


@plan("mounted_patrol", DEFENDER, discard_at_end=True)
def mounted_patrol(g: Oath, use: Use, c: Campaign) -> None:
    """Half of the attack dice are rolled, rounded down, after all plans."""
    c.roll_halved = True


@plan("great_crusade", EITHER, discard_at_end=True)
def great_crusade(g: Oath, use: Use, c: Campaign) -> None:
    """A die for each Nomad card that the user rules, this one among them."""
    c.add_or_remove(use.me, len(ruled_of_suit(g, use.me, NOMAD)))


# -- when played -------------------------------------------------------------------------------


@played("the_gathering")
def the_gathering(g: Oath, use: Use) -> Rules[None]:
    """Every player may put the pawn here; all who are here may make binding exchanges."""
    slot = g.slot(use.card)
    for me in g.in_turn_order():
        guest = Use(me, use.card, use.rule)
        if g.players[me].pawn != slot and (yield from wants(g, guest, "come-here")):
            put_pawn(g, me, slot, use.rule)
    guests = [me for me in g.in_turn_order() if g.players[me].pawn == slot]
    while (yield from round_of_talks(g, use, guests)):
        pass


def round_of_talks(g: Oath, use: Use, guests: list[Seat]) -> Rules[bool]:
    """Each in turn proposes exchanges with one or with all of them; whether any was made."""
    made = False
    for me in guests:
        host = Use(me, use.card, use.rule)
        others = [other for other in guests if other != me]
        while parties := (yield from may_choose_parties(g, host, others)):
            kinds = (FAVOR, SECRETS, RELICS, ADVISERS)
            made = (yield from bargain(g, host, parties, kinds)) or made
        forget_refusals(g, use.card)
    return made


@played("faithful_friend")
def faithful_friend(g: Oath, use: Use) -> Rules[None]:
    """Four Supply."""
    gain_supply(g, use.me, 4, use.rule)
    yield from ()


@played("great_herd")
def great_herd(g: Oath, use: Use) -> Rules[None]:
    """May swap places with another Nomad card at a site."""
    slot = g.slot(use.card)
    others = [card for n, site in enumerate(g.sites) if n != slot for card in site.cards]
    herds = [card for card in others if SUIT[card] == NOMAD and may_swap(g, use.me, card, slot)]
    if may_disturb(g, use.me, use.card):
        other = yield from may_choose_card(g, use, herds, "swap-with")
        if other:
            swap(g, use, use.card, other)


@played("pilgrimage")
def pilgrimage(g: Oath, use: Use) -> Rules[None]:
    """The denizens of your site join the Dispossessed; as many of those, at random, come back.

    They go to the pile of your own region, in an order of your choice.
    """
    here = g.sites[g.site(use.me)].cards
    pilgrims = [card for card in here if is_denizen(card) and may_disturb(g, use.me, card)]
    if not pilgrims:
        return
    for card in pilgrims:
        dispossess(g, use.me, card, use.rule)
    g.rng.shuffle(g.dispossessed)
    know.lose_track(g, g.dispossessed)
    kept = list(range(len(g.drawn)))
    for card in g.dispossessed[-len(pilgrims) :]:
        lay(g, card, zones.DRAWN)
    back = g.drawn[len(kept) :]
    know.see(g, use.me, back)
    names = tuple(ID[card] for card in back)
    g.whisper((use.me,), "draws", use.rule, (use.me, len(names)), names)
    region = g.region(use.me)
    ordered = yield from order_discards(g, use, kept, REGIONS[region])
    discard_unseen(g, use.me, ordered, zones.PILE + region, use.rule)


@played("ancient_pact")
def ancient_pact(g: Oath, use: Use) -> Rules[None]:
    """An Exile may give the Darkest Secret to the Chancellor, become a Citizen and take a relic."""
    me = use.me
    if not g.players[me].is_exile() or g.banner_holder[DARKEST_SECRET] != me:
        return
    if not (yield from wants(g, use)):
        return
    give_banner(g, me, g.chancellor(), DARKEST_SECRET, use.rule)
    yield from settle_title(g)
    yield from become_citizen(g, me, use.rule)
    slot = yield from choose_slot(g, me, "take-reliquary-relic", full_slots(g), use.rule)
    if slot >= 0:
        yield from seize_reliquary_relic(g, me, slot, use.rule)


@played("twin_brother")
def twin_brother(g: Oath, use: Use) -> Rules[None]:
    """May swap places with a faceup Nomad adviser of another player."""
    zone = g.where[use.card]
    twins = nomad_advisers(g, g.others(use.me))
    twins = [card for card in twins if may_swap(g, use.me, card, zone)]
    twin = yield from may_choose_card(g, use, twins, "swap-with")
    if twin:
        swap(g, use, use.card, twin)


# -- lasting: favor and advisers ---------------------------------------------------------------


@played("vow_of_kinship")
def join_the_kin(g: Oath, use: Use) -> Rules[None]:
    """All favor on your board goes to the Nomad bank."""
    put_in_bank(g, use.me, NOMAD, g.players[use.me].favor, use.rule)
    yield from ()


@instead("vow_of_kinship", "favor-arrives", scope=HOLDER)
def kin_receive(g: Oath, me: Seat, about: int, count: int) -> bool:
    """Favor that would come to your board goes to the Nomad bank."""
    g.banks[NOMAD] += count
    return True


@changes("vow_of_kinship", "usable-favor", scope=HOLDER)
def kin_purse(g: Oath, me: Seat, about: int, favor: int) -> int:
    """The favor in the Nomad bank is yours to use."""
    return favor + g.banks[NOMAD]


@instead("vow_of_kinship", "favor-short", scope=HOLDER)
def kin_spend(g: Oath, me: Seat, about: int, count: int) -> bool:
    """What is spent beyond the favor on your board comes from the Nomad bank."""
    g.banks[NOMAD] -= count
    return True


@changes("family_wagon", "adviser-weight", scope=HOLDER)
def rides_along(g: Oath, me: Seat, card: int, weight: int) -> int:
    """Faceup Nomad advisers do not count against the limit."""
    return 0 if g.suit(card) == NOMAD else weight


@changes("family_wagon", "adviser-limit", scope=HOLDER, stage=SET)
def one_stranger(g: Oath, me: Seat, about: int, limit: int) -> int:
    """One adviser that is not Nomad."""
    return min(limit, 1)


# -- lasting: what cannot be done --------------------------------------------------------------


@cannot("lost_tongue", "target", "take")
def lost_tongue(g: Oath, me: Seat, thing: int) -> bool:
    """Who rules no Nomad card neither targets nor takes the holder's relics and banners."""
    guarded = g.holder(thing) == g.holder(NUMBER["lost_tongue"])
    return guarded and not ruled_of_suit(g, me, NOMAD)


@cannot("spell_breaker", "use-secret-power")
def spell_breaker(g: Oath, me: Seat, card: int) -> bool:
    """Enemies of its ruler use no power that costs a secret."""
    return is_enemy_of_ruler(g, me, NUMBER["spell_breaker"])


@cannot("ancient_bloodline", "disturb")
def ancient_bloodline(g: Oath, me: Seat, card: int) -> bool:
    """To enemies, denizens and relics at sites that the holder rules are locked."""
    holder, zone = g.holder(NUMBER["ancient_bloodline"]), g.where[card]
    slot = zone if zones.is_slot(zone) else zone - zones.AT_SITE
    return zones.is_slot(slot) and rules(g, holder, slot) and are_enemies(g, me, holder)


@cannot("sacred_ground", "play-faceup")
def sacred_ground(g: Oath, me: Seat, card: int) -> bool:
    """A Vision, but for the Conspiracy, is played faceup only by who is at this site."""
    far = not g.is_at(me, g.slot(NUMBER["sacred_ground"]))
    return far and is_vision(card) and card != CONSPIRACY


# -- lasting: travel ---------------------------------------------------------------------------


def goes_to_way_station(g: Oath, go: Travel) -> bool:
    """A traveller who does not rule the card goes to its site."""
    card = NUMBER["way_station"]
    return go.to == g.slot(card) and not rules_card(g, go.me, card)


@changes("way_station", "travel-cost", stage=ZERO)
def home_to_the_station(g: Oath, me: Seat, to: int, cost: int) -> int:
    """Who rules it spends no Supply to come here."""
    card = NUMBER["way_station"]
    return 0 if to == g.slot(card) and rules_card(g, me, card) else cost


@modifies_travel("way_station", cost="g", when=goes_to_way_station, opens=True, anyone=True)
def way_station(g: Oath, use: Use, go: Travel) -> None:
    """Others spend none if they give a favor to its ruler."""
    go.free = True
