"""O-4: the sequence of play: Wake, Act, Rest, the end of a round."""

from collections.abc import Callable, Iterable
from typing import Final

from crannog.games.oath.actions import minor, muster, recover, search, trade, travel
from crannog.games.oath.asking import (
    DONE,
    by_card,
    by_player,
    by_suit,
    card_in,
    choose,
    number_in,
    put,
    slot_in,
    word_in,
)
from crannog.games.oath.campaign.declare import declare_campaign, possible_defenders
from crannog.games.oath.campaign.steps import go_on_campaigning
from crannog.games.oath.citizens import (
    SLOT_NAMES,
    citizens_to_exile,
    exile_citizen,
    exiles_to_invite,
    leave_empire,
    may_leave,
    offer_citizenship,
    peek_reliquary,
    peekable_slots,
    wields_scepter,
)
from crannog.games.oath.facts import (
    ID,
    MOST_SUPPLY,
    PEOPLES_FAVOR,
    PILES,
    ROUNDS,
    SUITS,
    is_banner,
)
from crannog.games.oath.powers.registry import (
    ACTION_SITES,
    ACTIONS,
    LATER,
    RESTS,
    ActionPower,
)
from crannog.games.oath.prince.policy.phases import brings_tokens_home
from crannog.games.oath.prince.policy.powers import uses_rest_powers
from crannog.games.oath.prince.turn import begin_turn as begin_princely_turn
from crannog.games.oath.prince.turn import refresh as princely_refresh
from crannog.games.oath.prince.turn import step as princely_step
from crannog.games.oath.purse import (
    bring_tokens_home,
    can_pay,
    pay,
    spend_favor,
    usable_favor,
)
from crannog.games.oath.questions import Use, is_forbidden
from crannog.games.oath.reactions import DECLINE, follow_up
from crannog.games.oath.rule import in_reach, rules
from crannog.games.oath.state import CHANCELLOR, CITIZEN, Oath
from crannog.games.oath.title import (
    check_wake,
    counts_for,
    empire_wins,
    end_die_needed,
    war_exhaustion,
)
from crannog.kernel.ask import CHECKPOINT, Ask, Atom, Choice, Rules, Seat

MOB_AT: Final = 6  # favor on the People's Favor (O-4.1.1)
# O-4.3.3: warbands in the bank, and the Supply that they bring
CHANCELLOR_SUPPLY: Final[list[tuple[int, int]]] = [(18, 6), (11, 5), (4, 4), (0, 3)]
EXILE_SUPPLY: Final[list[tuple[int, int]]] = [(9, 6), (4, 5), (0, 4)]
ADD_FAVOR: Final[Choice] = ("add-favor",)
LEAVE: Final[Choice] = ("leave",)


def each(verb: str, names: Iterable[Atom]) -> list[Choice]:
    """Options of a menu that never change: the verb with each of these names."""
    return [(verb, name) for name in names]


# The menu: of cards by their numbers
SEARCH: Final = each("search", PILES)
MUSTER: Final = each("muster", ID)
TRADE_FOR_FAVOR: Final = each("trade-favor", ID)
TRADE_FOR_SECRETS: Final = each("trade-secrets", ID)
RECOVER_BANNER: Final = each("recover-banner", ID)
USE: Final = each("use", ID)
PLAY_ADVISER: Final = each("play-adviser", ID)
DISCARD_ADVISER: Final = each("discard-adviser", ID)
SET_OUT: Final[Choice] = ("set-out",)
WITHDRAW: Final[Choice] = ("withdraw",)
PLACE: Final[Choice] = ("place",)
LEAVE_EMPIRE: Final[Choice] = ("leave-empire",)
CAREFUL: Final[Choice] = ("careful",)
REST: Final[Choice] = ("rest",)


# -- Wake (O-4.1) ------------------------------------------------------------------------------


def wake(g: Oath) -> Rules[None]:
    """O-4.1: People's Favor, victory, the title, the site's token, in this order.

    The Prince assesses the threat before (O-12.5.4).
    """
    me = g.active
    g.tell("wakes", "O-4.1", me, g.round)
    if g.is_prince(me):
        begin_princely_turn(g, me)
    if g.banner_holder[PEOPLES_FAVOR] == me:
        yield from tend_peoples_favor(g, me)
    check_wake(g, me)
    if g.phase != "wake":
        return
    if g.players[me].is_exile() and g.title == me and not g.usurper:
        g.usurper = True
        g.tell("becomes-usurper", "O-4.1.3", me)
    yield from follow_up(g, "woken", me)
    g.phase = "act"


def tend_peoples_favor(g: Oath, me: Seat) -> Rules[None]:
    """O-4.1.1: once, or twice on the Mob side; six favor turn it to the Mob side."""
    for _ in range(2 if g.mob else 1):
        yield from tend_once(g, me)
    if g.banner_tokens[PEOPLES_FAVOR] >= MOB_AT and not g.mob:
        g.mob = True
        g.tell("turns-mob", "O-4.1.1", me)


def tend_once(g: Oath, me: Seat) -> Rules[None]:
    """O-4.1.1 I: a favor onto it, or one from it to a bank with the fewest.

    The Prince never takes any off it (O-12.5.4).
    """
    tokens = g.banner_tokens[PEOPLES_FAVOR]
    ways: dict[Choice, int] = {ADD_FAVOR: -1} if usable_favor(g, me) else {}
    if g.is_prince(me):
        tokens = 1
    if tokens > 1:
        fewest = min(g.banks)
        ways |= by_suit(suit for suit in range(6) if g.banks[suit] == fewest)
    elif ways and not g.players[me].favor:
        ways[LEAVE] = -1  # nobody is made to spend favor that is not on the board
    if not ways:
        return
    choice = yield from put(g, me, "tend-favor", list(ways), "O-4.1.1", tokens)
    if choice == LEAVE:
        return
    if choice == ADD_FAVOR:
        spend_favor(g, me, 1)
        g.banner_tokens[PEOPLES_FAVOR] += 1
        g.tell("adds-to-banner", "O-4.1.1", me)
    else:
        g.banner_tokens[PEOPLES_FAVOR] -= 1
        g.banks[ways[choice]] += 1
        g.tell("returns-from-banner", "O-4.1.1", me, SUITS[ways[choice]])


# -- Act (O-4.2) -------------------------------------------------------------------------------


def act(g: Oath) -> Rules[None]:
    """O-4.2: one action after the other; what an action leaves to be done comes first."""
    is_prince = g.is_prince(g.active)
    while g.phase == "act":
        g.in_use = []
        if g.ending and g.campaign is None and not g.agenda:
            g.phase = "rest"
            return
        if g.menu is None and g.campaign is None and not (g.agenda or is_prince):
            g.menu = menu(g, g.active)  # before the checkpoint: what starts there need not again
        yield CHECKPOINT
        if g.campaign is not None:
            yield from go_on_campaigning(g)
        elif g.agenda:
            yield from follow(g)
        elif is_prince:
            yield from princely_step(g, g.active)
        else:
            yield from take_action(g)


def follow(g: Oath) -> Rules[None]:
    """What an action has left to be done."""
    what, me, about = g.agenda.pop(0)
    if what == "campaign":
        yield from free_campaign(g, me)
    else:
        yield from LATER[what](g, Use(me, about, "O-4.2"))


def free_campaign(g: Oath, me: Seat) -> Rules[None]:
    """A campaign that a card gives, for no Supply; it may be declined."""
    if g.ending and me == g.active:
        return
    defenders = possible_defenders(g, me, free=True)
    if defenders:
        options = [*by_player(defenders, "campaign"), DECLINE]
        choice = yield from put(g, me, "free-campaign", options, "O-5.5")
        if choice != DECLINE:
            yield from declare_campaign(g, me, number_in(choice), free=True)


def take_action(g: Oath) -> Rules[None]:
    """The menu of the active player, and what was chosen."""
    me = g.active

    def options() -> list[Choice]:
        return menu(g, me)

    listed, g.menu = g.menu, None
    assert listed is not None
    choice = yield Ask(me, "act", listed, "O-4.2", renew=options)
    doing = perform(g, me, choice)
    if doing is not None:
        yield from doing
    g.ignored = frozenset()


def menu(g: Oath, me: Seat) -> list[Choice]:
    """Everything that the active player may do now (O-5, O-6); Rest is always possible."""
    cards = in_reach(g, me)
    options = major_options(g, me, [*cards, g.sites[g.site(me)].card])
    options += power_options(g, me, cards)
    options += minor_options(g, me)
    options += court_options(g, me)
    if not g.careful:
        options.append(CAREFUL)
    options.append(REST)
    return options


def major_options(g: Oath, me: Seat, reach: list[int]) -> list[Choice]:
    """O-5: the major actions with their targets."""
    options: list[Choice] = []
    for source in search.sources(g, me, reach):
        options.append(SEARCH[source])
    for card in muster.cards(g, me, reach):
        options.append(MUSTER[card])
    for card, for_secrets in trade.deals(g, me, reach):
        options.append(TRADE_FOR_SECRETS[card] if for_secrets else TRADE_FOR_FAVOR[card])
    relics = g.sites[g.site(me)].relics
    for target in recover.targets(g, me, reach):
        if is_banner(target):
            options.append(RECOVER_BANNER[target])
        else:
            options.append(("recover-relic", relics.index(target)))
    for defender in possible_defenders(g, me):
        options.append(("campaign", defender))
    slots = travel.destinations_with(g, me, reach)
    if slots:
        options += [SET_OUT] if travel.is_led(g, me) else travel.options_to(g, slots)
    return options


def power_options(g: Oath, me: Seat, cards: list[int]) -> list[Choice]:
    """O-6.2: "Action:" powers that can be used; of two on a card the other one by its number."""
    options: list[Choice] = []
    for reached in (cards, sites_to_use(g, me)):
        for card in reached:
            if card in ACTIONS:
                for number, power in enumerate(ACTIONS[card]):
                    if is_usable(g, me, power):
                        options.append(("use-other", ID[card], number) if number else USE[card])
    return options


def is_usable(g: Oath, me: Seat, power: ActionPower) -> bool:
    """O-6.2: whether the player may use the "Action:" power of a card in reach."""
    return (
        can_pay(g, me, power.card, power.cost)
        and (power.when is None or power.when(g, me))
        and not is_forbidden(g, "use-power", me, power.card)
    )


def sites_to_use(g: Oath, me: Seat) -> list[int]:
    """O-11: sites with an "Action:" power where the player is, or that he rules."""
    found: list[int] = []
    for card in ACTION_SITES:
        slot = g.slot(card)
        if slot >= 0 and (g.is_at(me, slot) or rules(g, me, slot)):
            found.append(card)
    return found


def minor_options(g: Oath, me: Seat) -> list[Choice]:
    """O-6.1, O-6.3, O-6.5."""
    options: list[Choice] = []
    for card in minor.playable_advisers(g, me):
        played = minor.can_be_played(g, me, card)
        options.append(PLAY_ADVISER[card] if played else DISCARD_ADVISER[card])
    if g.sites[g.site(me)].relics:
        options += [("peek-relic", place) for place in minor.unseen_relics(g, me)]
    if minor.can_withdraw(g, me) > 0:
        options.append(WITHDRAW)
    if minor.can_leave_here(g, me) > 0:
        options.append(PLACE)
    if g.is_imperial(me):
        options += minor.sharing_options(g, me)
    return options


def court_options(g: Oath, me: Seat) -> list[Choice]:
    """O-6.4, O-6.6 to O-6.8: the Grand Scepter, and leaving the Empire."""
    options: list[Choice] = []
    if wields_scepter(g, me):
        options += [("peek-reliquary", SLOT_NAMES[s]) for s in peekable_slots(g, me)]
        options += [("offer-citizenship", other) for other in exiles_to_invite(g, me)]
        options += [("exile", other) for other in citizens_to_exile(g, me)]
    if may_leave(g, me):
        options.append(LEAVE_EMPIRE)
    return options


def perform(g: Oath, me: Seat, choice: Choice) -> Rules[object] | None:
    """Does what was chosen from the menu; what takes more than a moment is left to be run."""
    verb = word_in(choice, 0)
    if verb in MAJOR:
        return MAJOR[verb](g, me, choice)
    if verb == "rest":
        g.phase = "rest"
    elif verb == "careful":
        g.careful = True
    else:
        return perform_minor(g, me, choice)
    return None


def perform_search(g: Oath, me: Seat, choice: Choice) -> Rules[object]:
    """O-5.1."""
    return search.search(g, me, PILES.index(word_in(choice)))


def perform_muster(g: Oath, me: Seat, choice: Choice) -> Rules[object]:
    """O-5.2."""
    return muster.muster(g, me, card_in(choice))


def perform_trade(g: Oath, me: Seat, choice: Choice) -> Rules[object]:
    """O-5.3."""
    return trade.trade(g, me, card_in(choice), choice[0] == "trade-secrets")


def perform_recover(g: Oath, me: Seat, choice: Choice) -> Rules[object]:
    """O-5.4."""
    if choice[0] == "recover-banner":
        target = card_in(choice)
    else:
        target = g.sites[g.site(me)].relics[number_in(choice)]
    return recover.recover(g, me, target)


def perform_campaign(g: Oath, me: Seat, choice: Choice) -> Rules[object]:
    """O-5.5."""
    return declare_campaign(g, me, number_in(choice))


def perform_travel(g: Oath, me: Seat, choice: Choice) -> Rules[object]:
    """O-5.6."""
    to = -1 if choice[0] == "set-out" else slot_in(g, choice)
    return travel.travel(g, me, to)


def perform_use(g: Oath, me: Seat, choice: Choice) -> Rules[object]:
    """O-6.2: pays the power and carries it out."""
    power = ACTIONS[card_in(choice)][number_in(choice, 2) if len(choice) > 2 else 0]
    pay(g, me, power.card, power.cost, "O-6.2")
    g.tell("uses", "O-6.2", me, ID[power.card])
    return power.body(g, Use(me, power.card, "O-6.2"))


MAJOR: Final[dict[str, Callable[[Oath, Seat, Choice], Rules[object]]]] = {
    "search": perform_search,
    "muster": perform_muster,
    "trade-favor": perform_trade,
    "trade-secrets": perform_trade,
    "recover-banner": perform_recover,
    "recover-relic": perform_recover,
    "campaign": perform_campaign,
    "travel": perform_travel,
    "set-out": perform_travel,
    "use": perform_use,
    "use-other": perform_use,
}


def perform_minor(g: Oath, me: Seat, choice: Choice) -> Rules[object] | None:
    """O-6: minor actions; looks are done at once."""
    verb = choice[0]
    if verb == "play-adviser":
        return minor.play_adviser(g, me, card_in(choice))
    if verb == "discard-adviser":
        return minor.discard_adviser(g, me, card_in(choice))
    if verb == "withdraw":
        return minor.withdraw(g, me)
    if verb == "place":
        return minor.leave_here(g, me)
    if verb == "leave-empire":
        return leave_empire(g, me)
    if verb == "peek-reliquary":
        peek_reliquary(g, me, SLOT_NAMES.index(word_in(choice)), "O-6.4")
        return None
    if verb == "peek-relic":
        minor.peek_relic(g, me, number_in(choice))
        return None
    if verb == "offer-citizenship":
        return offer_citizenship(g, me, number_in(choice))
    if verb == "exile":
        return exile_citizen(g, me, number_in(choice))
    return minor.share_warbands(g, me, number_in(choice), verb == "give-warbands")


# -- Rest (O-4.3) ------------------------------------------------------------------------------


def rest(g: Oath) -> Rules[None]:
    """O-4.3: favor home, secrets home, Supply, then "Rest:" powers; the next player wakes.

    The Prince has no Supply (O-12.2.7), and refreshes in his own way (O-12.9).
    """
    me = g.active
    is_prince = g.is_prince(me)
    if not is_prince or brings_tokens_home():
        bring_tokens_home(g, me, ())
    g.tell("rests", "O-12.9" if is_prince else "O-4.3", me)
    if is_prince:
        yield from princely_refresh(g, me)
    else:
        refresh_supply(g, me)
    if not is_prince or uses_rest_powers():
        yield from rest_powers(g, me)
    end_turn(g)


def refreshed(g: Oath, me: Seat) -> int:
    """O-4.3.3: the Supply of a new turn, by the warbands in the bank.

    The Prince has none; his Citizens count the warbands in his bank (O-12.2.4, O-12.2.7).
    """
    player = g.players[me]
    if g.is_prince(me):
        return 0
    if player.role == CITIZEN:
        chancellor = g.players[g.chancellor()]
        if not g.has_prince_as(CHANCELLOR):
            return chancellor.supply
        player = chancellor
    steps = CHANCELLOR_SUPPLY if player.role == CHANCELLOR else EXILE_SUPPLY
    return next(supply for least, supply in steps if player.bank >= least)


def supply_after_rest(g: Oath, me: Seat) -> int:
    """O-4.3.3, O-4.3.4: the refresh, and what was saved; seven at most."""
    return min(MOST_SUPPLY, refreshed(g, me) + g.players[me].supply)


def refresh_supply(g: Oath, me: Seat) -> None:
    """O-4.3.3, O-4.3.4: the Supply of the next turn."""
    player = g.players[me]
    player.supply = supply_after_rest(g, me)
    g.tell("refreshes", "O-4.3.3", me, player.supply)


def rest_powers(g: Oath, me: Seat) -> Rules[None]:
    """O-4.3.5: each "Rest:" power once, in any order."""
    used: list[int] = []
    while True:
        cards = [
            card
            for card in in_reach(g, me)
            if card in RESTS and card not in used and is_rest_usable(g, me, card)
        ]
        if not cards:
            return
        powers = {**by_card(cards, "use"), DONE: 0}
        card = yield from choose(g, me, "rest-power", powers, "O-4.3.5")
        if not card:
            return
        used.append(card)
        g.tell("uses", "O-4.3.5", me, ID[card])
        yield from RESTS[card].body(g, Use(me, card, "O-4.3.5"))


def is_rest_usable(g: Oath, me: Seat, card: int) -> bool:
    """Whether a "Rest:" power would do something now."""
    when = RESTS[card].when
    return when is None or when(g, me)


def end_turn(g: Oath) -> None:
    """Clockwise to the next player; after the last one the round ends."""
    g.ending = g.careful = g.scepter_sleeps = False
    g.discarded_here = []
    g.refused = []
    following = (g.active + 1) % len(g.players)
    if following == g.chancellor():
        g.phase = "round-end"
    else:
        g.active = following
        g.phase = "wake"


# -- the end of a round ------------------------------------------------------------------------


def end_round(g: Oath) -> Rules[None]:
    """O-3.3, O-3.4: the end die in rounds 5 to 7, war exhaustion after round 8."""
    g.history = [*g.history, tuple(counts_for(g, g.goal))]
    if g.round == ROUNDS:
        war_exhaustion(g)
        return
    needed = end_die_needed(g)
    if needed:
        g.rolled = [1 + g.rng.below(6)]
        g.reveals += 1
        g.tell("rolls-end", "O-3.3", g.rolled[0], needed)
        yield from follow_up(g, "end-die", g.chancellor(), g.rolled[0])
        if g.rolled[0] >= needed:
            empire_wins(g, "O-3.3")
            return
    g.round += 1
    g.active = g.chancellor()
    g.phase = "wake"
    g.tell("round", "O-4", g.round)
