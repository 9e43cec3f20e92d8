"""What the game says of an option before it is chosen: its price, what would follow, what it ends.

Only what the asked seat may know is looked at: the public table and its own cards (O-9.4).
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from crannog.games.oath.actions import minor, muster, recover, search, trade, travel
from crannog.games.oath.actions.modify import GO, usable, with_modifier
from crannog.games.oath.actions.play import capacity, discards_to, play_options
from crannog.games.oath.advisers import excess_with, limit
from crannog.games.oath.asking import DONE as NO_MORE
from crannog.games.oath.asking import card_in, number_in, slot_in
from crannog.games.oath.battle import ATTACK, Campaign
from crannog.games.oath.campaign import declare
from crannog.games.oath.campaign.force import warbands_in
from crannog.games.oath.campaign.outcome import losses_of
from crannog.games.oath.campaign.plans import DONE as NO_MORE_PLANS
from crannog.games.oath.campaign.plans import full_cost
from crannog.games.oath.chronicle.cards import coming_from
from crannog.games.oath.chronicle.ceremony import edifice_for
from crannog.games.oath.citizens import exile_price, own_places, self_exile_price, standing
from crannog.games.oath.counting import advisers_of_suit
from crannog.games.oath.deeds import (
    NO_SOURCE,
    WORLD_DECK,
    Deed,
    Muster,
    Recover,
    Search,
    Trade,
    Travel,
)
from crannog.games.oath.facts import (
    DARKEST_SECRET,
    GRAND_SCEPTER,
    ID,
    MOST_SUPPLY,
    PEOPLES_FAVOR,
    PILES,
    REGION_OF,
    RELIC_PRICE,
    ROUNDS,
    SUIT,
    SUITS,
    TRAVEL_SUPPLY,
)
from crannog.games.oath.messages import CAUSES
from crannog.games.oath.odds import as_declared, campaign_chance, declared_chance, percent
from crannog.games.oath.powers.registry import (
    HAND_RULES,
    PLANS,
    Modifier,
    Modifiers,
    modifies_muster,
    modifies_recover,
    modifies_search,
    modifies_trade,
    modifies_travel,
)
from crannog.games.oath.prices import prices
from crannog.games.oath.purse import tokens_of
from crannog.games.oath.questions import Use, changed, changers, replaced
from crannog.games.oath.rule import warband_colour
from crannog.games.oath.state import Oath
from crannog.games.oath.title import end_die_needed
from crannog.games.oath.turn import CAREFUL, REST, refreshed
from crannog.games.oath.verbs import bank_of, own_pile, warbands_at
from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.notes import Named, Note

D = TypeVar("D", bound=Deed)
Teller: TypeAlias = Callable[[Oath, Ask, Choice], Note | None]
Figures: TypeAlias = tuple[int, int]  # the Supply of an action, and how much it brings or takes


class Causes(NamedTuple):
    """The powers that change an action's figures."""

    supply: list[int]
    gain: list[int]


def notes(g: Oath, ask: Ask) -> list[Note | None]:
    """A note for each option of the ask, or none at all."""
    teller = BY_PROMPT.get(ask.prompt)
    if teller is None:
        return []
    # Looked for in a copy: thinking an action through sets marks in the state
    world = g.copy()
    told = [teller(world, ask, option) for option in ask.options]
    return told if any(told) else []


def of_action(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-4.2: what is said of an option of the menu."""
    teller = BY_VERB.get(str(option[0]))
    return None if teller is None else teller(g, ask, option)


def by_itself(g: Oath, deed: D) -> tuple[D, Causes]:
    """O-7.4.1: the action with the modifiers that nobody is asked about, and what they change."""
    told = MODIFIED[type(deed)]
    causes = Causes([], [])
    powers = [] if g.careful else usable(g, deed, told.table)
    for power in powers:
        if power.asked or power.first:
            continue
        before = told.figures(g, deed)
        deed.used.append(power.card)
        power.body(g, Use(deed.me, power.card, "O-7.4"), deed)
        for cards, old, new in zip(causes, before, told.figures(g, deed), strict=True):
            if new != old:
                cards.append(power.card)
    return deed, causes


def instead(supply: int, usual: int, cards: list[int]) -> dict[str, Named]:
    """What the Supply would be without any power, whether it is not that, and by which cards."""
    differs = supply != usual
    return {"count4": int(differs), "count5": usual, "cards": names_of(cards, differs)}


def gained_instead(gain: int, usual: int, cards: list[int]) -> dict[str, Named]:
    """The same of what the action brings."""
    differs = gain != usual
    return {"count6": int(differs), "count7": usual, "cards2": names_of(cards, differs)}


def names_of(cards: list[int], differs: bool) -> list[Atom]:
    """The cards, if they have made a difference: where a pile is low, more cards bring no more."""
    return [ID[card] for card in cards] if differs else []


def priced(ready: bool, note: Note) -> Note:
    """The note, unless the action needs a modifier that the player is still to choose."""
    if ready:
        return note
    return Note("note-needs-modifier", reveals=note.reveals)


# -- major actions (O-5) -----------------------------------------------------------------------


def of_search(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-5.1: the Supply, and how many cards are drawn; that brings news."""
    source = PILES.index(str(option[1]))
    deed, causes = by_itself(g, Search(ask.seat, source))
    supply, count = of_searching(g, deed)
    text = "note-search-deck" if source == WORLD_DECK else "note-search"
    usual = search.usual_supply(g, source)
    dearer = [] if deed.free else changers(g, "search-cost", ask.seat, source, usual)
    drawn = min(Search(ask.seat, source).draws, len(search.source_pile(g, deed)))
    more = changers(g, "draw", ask.seat, source, deed.draws)
    args: dict[str, Named] = {"count": supply, "count2": count}
    args |= instead(supply, usual, causes.supply + dearer)
    args |= gained_instead(count, drawn, causes.gain + more)
    note = Note(text, args, reveals=True)
    return priced(search.is_ready(g, deed), note)


def of_searching(g: Oath, deed: Search) -> Figures:
    """O-5.1: the Supply, and the cards that are drawn, no more than there are; O-6.1: neither."""
    if deed.minor:
        return 0, 0
    drawn = changed(g, "draw", deed.me, deed.source, deed.draws)
    return search.supply_for(g, deed), min(drawn, len(search.source_pile(g, deed)))


def of_muster(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-5.2: the Supply, what is placed, and the warbands that come, as many as there are."""
    me, card = ask.seat, card_in(option)
    deed, causes = by_itself(g, Muster(me, card))
    supply, gained = of_mustering(g, deed)
    by_secret = muster.payment(g, me, card) == muster.SECRET
    text = "note-muster-secret" if by_secret else "note-muster"
    usual = min(Muster(me, card).gain, g.players[bank_of(g, warband_colour(g, me))].bank)
    more = changers(g, "muster-gain", me, card, deed.gain)
    args: dict[str, Named] = {"count": supply, "count2": gained}
    args |= instead(supply, muster.SUPPLY, causes.supply)
    args |= gained_instead(gained, usual, causes.gain + more)
    return priced(muster.is_ready(g, deed), Note(text, args))


def of_mustering(g: Oath, deed: Muster) -> Figures:
    """O-5.2: the Supply, and the warbands that come, no more than there are."""
    bank = g.players[bank_of(g, warband_colour(g, deed.me))].bank
    gained = max(0, min(changed(g, "muster-gain", deed.me, deed.card, deed.gain), bank))
    return 0 if deed.free else muster.SUPPLY, gained


def of_trade(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-5.3: the Supply, what is placed, and what comes by matching advisers."""
    me, card, for_secrets = ask.seat, card_in(option), option[0] == "trade-secrets"
    deed, causes = by_itself(g, Trade(me, card, for_secrets))
    supply, favor, secrets = of_trading(g, deed)
    matches = advisers_of_suit(g, me, SUIT[card])
    args: dict[str, Named] = {"count": supply} | instead(supply, trade.SUPPLY, causes.supply)
    if for_secrets:
        more = changers(g, "trade-secrets", me, card, matches + deed.extra_secrets)
        args |= {"count2": secrets, "count3": favor}
        args |= gained_instead(secrets, matches, causes.gain + more)
        return priced(trade.is_ready(g, deed), Note("note-trade-secrets", args))
    more = changers(g, "trade-favor", me, card, 1 + matches)
    args |= {"count2": favor}
    args |= gained_instead(favor, min(1 + matches, g.banks[SUIT[card]]), causes.gain + more)
    return priced(trade.is_ready(g, deed), Note("note-trade-favor", args))


def of_trading(g: Oath, deed: Trade) -> tuple[int, int, int]:
    """O-5.3: the Supply, and the favor and secrets that come by matching advisers."""
    me, card, suit = deed.me, deed.card, SUIT[deed.card]
    matches = advisers_of_suit(g, me, suit)
    favor = changed(g, "trade-favor", me, card, 0 if deed.for_secrets else 1 + matches)
    favor = min(favor, g.banks[suit])
    if favor == 1 and deed.doubles_one:
        favor = min(2, g.banks[suit])
    secrets = 0
    if deed.for_secrets:
        secrets = max(0, changed(g, "trade-secrets", me, card, matches + deed.extra_secrets))
    return 0 if deed.free else trade.SUPPLY, favor, secrets


def of_trading_once(g: Oath, deed: Trade) -> Figures:
    """O-5.3: the Supply, and the favor or the secrets that the trade is for."""
    supply, favor, secrets = of_trading(g, deed)
    return supply, secrets if deed.for_secrets else favor


def of_banner(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-5.4.2: the Supply, and the fewest tokens that are enough."""
    banner = card_in(option)
    deed, _ = by_itself(g, Recover(ask.seat, banner))
    supply, least = of_recovering(g, deed)
    text = "note-recover-favor" if banner == PEOPLES_FAVOR else "note-recover-secrets"
    note = Note(text, {"count": supply, "count2": least})
    return priced(recover.is_ready(g, deed), note)


def of_recovering(g: Oath, deed: Recover) -> Figures:
    """O-5.4.2: the Supply, and the fewest tokens for a banner; a relic has a price of its site."""
    supply = 0 if deed.free else recover.SUPPLY
    if deed.target not in g.banner_tokens:
        return supply, 0
    least = g.banner_tokens[deed.target] + 1
    if deed.target == DARKEST_SECRET:
        least = max(0, least - deed.bonus_secrets)
    return supply, least


def of_relic(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-5.4.2: the Supply, and the price of the site; all see then which relic it is."""
    site = g.sites[g.site(ask.seat)]
    deed, _ = by_itself(g, Recover(ask.seat, site.relics[number_in(option)]))
    price = RELIC_PRICE[site.card]
    supply = 0 if deed.free else recover.SUPPLY
    if "S" in price:
        text, paid = "note-relic-secrets", price.count("S")
    else:
        text, paid = "note-relic-favor", 3 if "-" in price else price.count("F")
    note = Note(text, {"count": supply, "count2": paid}, reveals=True)
    return priced(recover.is_ready(g, deed), note)


def of_campaign(_g: Oath, _ask: Ask, _option: Choice) -> Note | None:
    """O-5.5: the Supply."""
    return Note("note-supply", {"count": declare.SUPPLY})


def of_travel(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-5.6: the Supply, and a price besides; a facedown site is turned up."""
    to = slot_in(g, option)
    go, causes = by_itself(g, Travel(ask.seat, g.players[ask.seat].pawn, to))
    supply, hidden = travel.supply_for(g, go), not g.sites[to].up
    usual = TRAVEL_SUPPLY[REGION_OF[go.origin]][REGION_OF[to]]
    ready = travel.is_ready(g, go)
    g.ignored = travel.ignored_on_the_way(g, go)
    dearer = [] if causes.supply else changers(g, "travel-cost", ask.seat, to, usual)
    tolls = prices(g, "travel-to", ask.seat, to)
    g.ignored = frozenset()
    args: dict[str, Named] = {"count": supply} | instead(supply, usual, causes.supply + dearer)
    if tolls:
        note = Note("note-toll", {**args, "card": ID[tolls[0].card]}, reveals=hidden)
    else:
        note = Note("note-travel", args, reveals=hidden)
    return priced(ready, note)


def of_travelling(g: Oath, go: Travel) -> Figures:
    """O-5.6: the Supply, if it is known where to."""
    return travel.supply_for(g, go) if go.to >= 0 else 0, 0


# -- minor actions (O-6) -----------------------------------------------------------------------


def of_discard(pile: Atom) -> Note:
    """O-10.discard: the pile on which the card goes."""
    return Note("note-discard", {"pile": pile})


def of_adviser_discard(g: Oath, ask: Ask, _option: Choice) -> Note | None:
    """O-6.1: the pile, or that the player may choose one, by a modifier of searches."""
    deed, _ = by_itself(g, Search(ask.seat, NO_SOURCE))
    return of_discard(discards_to(deed, own_pile(g, ask.seat)))


def of_peek(_g: Oath, _ask: Ask, _option: Choice) -> Note | None:
    """O-6.3, O-6.4: a look costs nothing and brings news."""
    return Note("note-looks", reveals=True)


def of_withdrawal(g: Oath, ask: Ask, _option: Choice) -> Note | None:
    """O-6.5: how many may go to the board."""
    return Note("note-warbands", {"count": minor.can_withdraw(g, ask.seat)})


def of_placing(g: Oath, ask: Ask, _option: Choice) -> Note | None:
    """O-6.5: how many may go to the site."""
    return Note("note-warbands", {"count": minor.can_leave_here(g, ask.seat)})


def of_exile(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-6.7: what it costs, and what makes it dearer or cheaper."""
    citizen = number_in(option)
    price = exile_price(g, ask.seat, citizen)
    his, own = standing(g, citizen), standing(g, ask.seat)
    return Note("note-exile", {"count": price, "count2": his, "count3": own})


def of_leaving(g: Oath, ask: Ask, _option: Choice) -> Note | None:
    """O-6.8: what it costs."""
    return Note("note-favor", {"count": self_exile_price(g, ask.seat)})


def of_rest(g: Oath, ask: Ask, _option: Choice) -> Note | None:
    """O-4.3: the Supply of the next turn; whether something is left to do now, and who follows."""
    own = g.players[ask.seat].supply
    then = min(MOST_SUPPLY, refreshed(g, ask.seat) + own)
    left = any(other not in (REST, CAREFUL) for other in ask.options)
    told = Note("note-rest", {"count": own, "count2": then}, ends=left)
    if left:
        told.next, told.next_args = after_turn(g, ask.seat)
    return told


def after_turn(g: Oath, me: Seat) -> tuple[str, dict[str, int | str]]:
    """O-3.3, O-3.4: the next player, the end of the round, perhaps of the game."""
    following = (me + 1) % len(g.players)
    if following != g.chancellor():
        return "note-next-player", {"seat": following}
    if g.round == ROUNDS:
        return "note-next-end", {}
    needed = end_die_needed(g)
    if needed:
        return "note-next-die", {"count": needed}
    return "note-next-round", {"count": g.round + 1}


def of_invitation(g: Oath, _ask: Ask, option: Choice) -> Note | None:
    """O-6.6.2: what an Exile changes who becomes a Citizen, for the one who offers it."""
    return invitation_of(g, number_in(option))


def of_terms(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-6.6.1: the same once the relic is chosen, for the plain offer."""
    return invitation_of(g, int(ask.args[0])) if option == ("offer-plain",) else None


def invitation_of(g: Oath, exile: Seat) -> Note:
    """O-6.6.2: how many of the Exile's warbands turn purple, and the Supply that comes."""
    purple, _ = turned_purple(g, exile)
    return Note("note-invitation", {"count": purple, "count2": MOST_SUPPLY})


def turned_purple(g: Oath, exile: Seat) -> tuple[int, int]:
    """O-6.6.2: the warbands that would be replaced, and those that purple ones are lacking for."""
    own = sum(warbands_at(g, place) for place in own_places(g, exile))
    purple = min(own, g.players[g.chancellor()].bank)
    return purple, own - purple


BY_VERB: Final[dict[str, Teller]] = {
    "search": of_search,
    "muster": of_muster,
    "trade-favor": of_trade,
    "trade-secrets": of_trade,
    "recover-banner": of_banner,
    "recover-relic": of_relic,
    "campaign": of_campaign,
    "travel": of_travel,
    "peek-relic": of_peek,
    "peek-reliquary": of_peek,
    "offer-citizenship": of_invitation,
    "withdraw": of_withdrawal,
    "place": of_placing,
    "discard-adviser": of_adviser_discard,
    "exile": of_exile,
    "leave-empire": of_leaving,
    "rest": of_rest,
}


# -- within an action --------------------------------------------------------------------------


def of_modifier(g: Oath, _ask: Ask, option: Choice) -> Note | None:
    """O-7.4.1: what a modifier costs, and what it makes of the Supply and of what comes."""
    deed = g.deed
    if deed is None or option == GO:
        return None
    told = MODIFIED[type(deed)]
    power = told.table.by_card[card_in(option)]
    favor, secrets = tokens_of(power.cost)
    supply, gain = told.figures(g, deed)
    then_supply, then_gain = told.figures(g, with_effect(g, deed, power))
    args: dict[str, Named] = {"count": favor, "count2": secrets}
    args |= {"count3": supply, "count4": then_supply - supply, "count5": then_supply}
    args |= {"count6": gain, "count7": then_gain - gain, "count8": then_gain}
    return Note(told.text, args)


def with_effect(g: Oath, deed: D, power: Modifier[D]) -> D:
    """The action as the modifier would make it, thought through in a world of its own."""
    world = g.copy()
    attempt = with_modifier(world, deed, power)
    if not power.opens:
        power.body(world, Use(deed.me, power.card, "O-7.4"), attempt)
    return attempt


def of_reaction(_g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-7.1.4: to decline a card is to do without it; leave given to others is no reaction."""
    card = str(ask.options[0][1])
    if option[0] != "decline" or card in CAUSES:
        return None
    return Note("note-forgoes", {"card": card}, forgoes=True, next="note-next-without")


def of_gift(_g: Oath, _ask: Ask, option: Choice) -> Note | None:
    """O-5.5: a campaign for no Supply is offered once."""
    if option[0] != "decline":
        return Note("note-supply", {"count": 0})
    return Note("note-forgoes-campaign", forgoes=True, next="note-next-without")


def campaign_of(g: Oath) -> Campaign:
    """The campaign that goes on."""
    assert g.campaign is not None
    return g.campaign


def of_target(g: Oath, _ask: Ask, option: Choice) -> Note | None:
    """O-5.5.2: its dice, and the chance with it and all that was declared before."""
    c = campaign_of(g)
    if option == declare.DECLARE:
        return Note("note-chance", {"count": percent(declared_chance(g, c))})
    target = declare.target_in(option)
    declare.add_target(g, c, target)
    dice, chance = declare.dice_of(g, c, target), percent(declared_chance(g, c))
    declare.remove_target(g, c, target)
    return Note("note-target", {"count": dice, "count2": chance})


def of_attack_dice(g: Oath, _ask: Ask, option: Choice) -> Note | None:
    """O-5.5.2: the chance with so many dice."""
    ready = as_declared(g, campaign_of(g), number_in(option))
    return Note("note-chance", {"count": percent(campaign_chance(g, ready))})


def of_plan(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-5.5.3: what a plan costs; the pools and the chance, if it does nothing but change dice."""
    c = campaign_of(g)
    if option == NO_MORE_PLANS:
        return Note("note-chance", {"count": percent(campaign_chance(g, c))})
    plan = PLANS[card_in(option)]
    favor, secrets = tokens_of(full_cost(g, ask.seat, plan))
    args: dict[str, Named] = {"count": favor, "count2": secrets}
    if plan.body is not None or not (plan.dice or plan.shields):
        return Note("note-plan", args)
    after = c.copy()
    if plan.when is None or plan.when(g, ask.seat, after):
        after.add_or_remove(ask.seat, plan.dice)
        after.defence_dice += plan.shields
    args |= {"count3": after.attack_dice, "count4": after.defence_dice}
    return Note("note-plan-dice", {**args, "count5": percent(campaign_chance(g, after))})


def of_sacrifice(g: Oath, _ask: Ask, option: Choice) -> Note | None:
    """O-5.5.5, O-5.5.6: who wins the campaign, and what it costs."""
    c = campaign_of(g)
    size = warbands_in(g, c, ATTACK)
    if option[0] == "sacrifice":
        return Note("note-wins-campaign", {"count": size - number_in(option), "count2": size})
    return Note("note-loses-campaign", {"count": losses_of(g, c, ATTACK), "count2": size})


def of_offer(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-6.6.2: what becoming a Citizen changes at once."""
    if option[0] != "accept":
        return None
    purple, home = turned_purple(g, ask.seat)
    return Note("note-citizen", {"count": purple, "count2": home, "count3": MOST_SUPPLY})


def of_deal(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-6.6.1: an Exile who accepts the exchange of an offer becomes a Citizen."""
    assert g.deal is not None
    invited = g.deal.power == GRAND_SCEPTER and ask.seat == g.deal.parties[1]
    return of_offer(g, ask, option) if invited else None


def of_play(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-5.1.4: what a play brings; all see a card that is played faceup."""
    verb = option[0]
    if verb == "to-site":
        return of_play_to_site(g, ask.seat, slot_in(g, option))
    if verb in ("to-advisers", "facedown-adviser"):
        return of_new_adviser(g, ask.seat, verb == "facedown-adviser")
    if verb == "discard-it":
        return of_discard(ask.args[0])
    shows = verb in ("reveal-vision", "conspire")
    return Note("note-all-see", reveals=True) if shows else None


def of_clearing(_g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-10.discard: the pile for each of the cards, which the question lists in their order."""
    piles = dict(zip(ask.options, ask.args[1:], strict=False))
    return of_discard(piles[option]) if option in piles else None


def of_leaving_adviser(_g: Oath, ask: Ask, _option: Choice) -> Note | None:
    """O-10.discard: the pile on which an adviser goes who makes room."""
    return of_discard(ask.args[0])


def of_play_to_site(g: Oath, me: Seat, slot: int) -> Note:
    """O-5.1.4 I: whether a card there must go first, and the favor of its suit."""
    own = HAND_RULES.get(g.hand)
    full = len(g.sites[slot].cards) >= capacity(g, me, slot)
    clears = full and (own is None or not own.ignores_capacity)
    args: dict[str, Named] = {"count": site_favor(g, me, g.hand), "count2": int(clears)}
    return Note("note-play-site", {**args, "suit": SUITS[SUIT[g.hand]]}, reveals=True)


def site_favor(g: Oath, me: Seat, card: int) -> int:
    """O-5.1.4 I: the favor that the card brings at a site; a power may bring something else."""
    other = replaced(g.copy(), "site-favor", me, card)
    return 0 if other else min(1, g.banks[SUIT[card]])


def of_new_adviser(g: Oath, me: Seat, facedown: bool) -> Note:
    """O-5.1.4 II, O-2.2.2: how many advisers there will be, or whether one must go first."""
    args: dict[str, Named] = {
        "count": len(g.players[me].advisers) + 1,
        "count2": limit(g, me),
        "count3": max(0, excess_with(g, me, g.hand, facedown)),
    }
    return Note("note-play-hidden" if facedown else "note-play-adviser", args, reveals=not facedown)


def of_keeping(g: Oath, ask: Ask, option: Choice) -> Note | None:
    """O-5.1.4: where the drawn card could be played then, with no modifier of the search."""
    if option == search.KEEP_NONE:
        return None
    g.hand = card_in(option)
    verbs = {str(way[0]) for way in play_options(g, Search(ask.seat, WORLD_DECK), False)}
    favor = site_favor(g, ask.seat, g.hand) if "to-site" in verbs else 0
    g.hand = 0
    site, advisers = int("to-site" in verbs), int("to-advisers" in verbs)
    if verbs & {"reveal-vision", "conspire"}:
        return Note("note-keep-revealed")
    if site or advisers:
        suit = SUITS[SUIT[card_in(option)]]
        args: dict[str, Named] = {"count": site, "count2": advisers, "count3": favor, "suit": suit}
        return Note("note-keep", args)
    return Note("note-keep-facedown" if "facedown-adviser" in verbs else "note-keep-nowhere")


# -- the chronicle (O-8) -----------------------------------------------------------------------


def of_edifice(g: Oath, _ask: Ask, option: Choice) -> Note | None:
    """O-8.3.1: which edifice will stand at which site; nothing where none is raised."""
    if option == NO_MORE:
        return None
    card = card_in(option)
    raised = edifice_for(g, card) if option[0] == "build" else card - 1
    return Note("note-raises", {"card": ID[raised], "site": g.name(g.where[card])})


def of_coming_suits(_g: Oath, _ask: Ask, option: Choice) -> Note | None:
    """O-8.4: how many denizens of the suit, and of the two that follow it, are to come."""
    args: dict[str, Named] = {}
    for place, (suit, count) in enumerate(coming_from(SUITS.index(str(option[1]))), 1):
        behind = "" if place == 1 else str(place)
        args |= {f"suit{behind}": SUITS[suit], f"count{behind}": count}
    return Note("note-coming", args)


class Modified(NamedTuple):
    """How the modifiers of an action are told: the message, the table, and the action's figures."""

    text: str
    table: Modifiers[Any]
    figures: Callable[[Oath, Any], Figures]


MODIFIED: Final[dict[type[Deed], Modified]] = {
    Search: Modified("note-modifier-search", modifies_search, of_searching),
    Muster: Modified("note-modifier-muster", modifies_muster, of_mustering),
    Trade: Modified("note-modifier-trade", modifies_trade, of_trading_once),
    Recover: Modified("note-modifier-recover", modifies_recover, of_recovering),
    Travel: Modified("note-modifier", modifies_travel, of_travelling),
}
BY_PROMPT: Final[dict[str, Teller]] = {
    "act": of_action,
    "modify": of_modifier,
    "react": of_reaction,
    "free-campaign": of_gift,
    "targets": of_target,
    "attack-dice": of_attack_dice,
    "plans": of_plan,
    "defence-plans": of_plan,
    "sacrifice": of_sacrifice,
    "offer-terms": of_terms,
    "answer-offer": of_offer,
    "answer-deal": of_deal,
    "keep-card": of_keeping,
    "play-card": of_play,
    "clear-first": of_clearing,
    "make-room": of_leaving_adviser,
    "raise-edifice": of_edifice,
    "suit-of-winner": of_coming_suits,
}
