"""O-4: the sequence of play: Wake, Act, Rest, the end of a round."""

from typing import Final

from crannog.games.oath.actions import minor, muster, recover, search, trade, travel
from crannog.games.oath.asking import put
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
)
from crannog.games.oath.facts import (
    ID,
    MOST_SUPPLY,
    NUMBER,
    PEOPLES_FAVOR,
    ROUNDS,
    SUITS,
    is_banner,
)
from crannog.games.oath.powers.registry import ACTIONS, LATER, RESTS, ActionPower
from crannog.games.oath.purse import (
    bring_tokens_home,
    can_pay,
    pay,
    spend_favor,
    usable_favor,
)
from crannog.games.oath.questions import Use, is_forbidden
from crannog.games.oath.reactions import follow_up
from crannog.games.oath.rule import in_reach, rules
from crannog.games.oath.state import CHANCELLOR, CITIZEN, Oath
from crannog.games.oath.title import END_DIE, check_wake, empire_wins, war_exhaustion
from crannog.kernel.ask import CHECKPOINT, Choice, Rules, Seat

MOB_AT: Final = 6  # favor on the People's Favor (O-4.1.1)
# O-4.3.3: warbands in the bank, and the Supply that they bring
CHANCELLOR_SUPPLY: Final[list[tuple[int, int]]] = [(18, 6), (11, 5), (4, 4), (0, 3)]
EXILE_SUPPLY: Final[list[tuple[int, int]]] = [(9, 6), (4, 5), (0, 4)]
REST: Final[Choice] = ("rest",)
CAREFUL: Final[Choice] = ("careful",)


# -- Wake (O-4.1) ------------------------------------------------------------------------------


def wake(g: Oath) -> Rules[None]:
    """O-4.1: People's Favor, victory, the title, the site's token, in this order."""
    me = g.active
    g.tell("wakes", "O-4.1", me, g.round)
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
    """O-4.1.1 I: a favor onto it, or one from it to a bank with the fewest."""
    tokens = g.banner_tokens[PEOPLES_FAVOR]
    options: list[Choice] = [("add-favor",)] if usable_favor(g, me) else []
    if tokens > 1:
        fewest = min(g.banks)
        options += [("suit", SUITS[suit]) for suit in range(6) if g.banks[suit] == fewest]
    elif options and not g.players[me].favor:
        options.append(("leave",))  # nobody is made to spend favor that is not on the board
    if not options:
        return
    choice = yield from put(g, me, "tend-favor", options, "O-4.1.1", tokens)
    if choice[0] == "leave":
        return
    if choice[0] == "add-favor":
        spend_favor(g, me, 1)
        g.banner_tokens[PEOPLES_FAVOR] += 1
        g.tell("adds-to-banner", "O-4.1.1", me)
    else:
        g.banner_tokens[PEOPLES_FAVOR] -= 1
        g.banks[SUITS.index(str(choice[1]))] += 1
        g.tell("returns-from-banner", "O-4.1.1", me, str(choice[1]))


# -- Act (O-4.2) -------------------------------------------------------------------------------


def act(g: Oath) -> Rules[None]:
    """O-4.2: one action after the other; what an action leaves to be done comes first."""
    while g.phase == "act":
        yield CHECKPOINT
        g.in_use = []
        if g.campaign is not None:
            yield from go_on_campaigning(g)
        elif g.agenda:
            yield from follow(g)
        elif g.ending:
            g.phase = "rest"
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
        options: list[Choice] = [("campaign", defender) for defender in defenders]
        choice = yield from put(g, me, "free-campaign", [*options, ("decline",)], "O-5.5")
        if choice != ("decline",):
            defender = next(d for d in defenders if choice == ("campaign", d))
            yield from declare_campaign(g, me, defender, free=True)


def take_action(g: Oath) -> Rules[None]:
    """The menu of the active player, and what was chosen."""
    me = g.active

    def options() -> list[Choice]:
        return menu(g, me)

    choice = yield from put(g, me, "act", options(), "O-4.2", renew=options)
    yield from perform(g, me, choice)
    g.ignored = frozenset()


def menu(g: Oath, me: Seat) -> list[Choice]:
    """Everything that the active player may do now (O-5, O-6); Rest is always possible."""
    return [
        *major_options(g, me),
        *power_options(g, me),
        *minor_options(g, me),
        *court_options(g, me),
        *([] if g.careful else [CAREFUL]),
        REST,
    ]


def major_options(g: Oath, me: Seat) -> list[Choice]:
    """O-5: the major actions with their targets."""
    options: list[Choice] = [("search", search.SOURCES[s]) for s in search.sources(g, me)]
    options += [("muster", ID[card]) for card in muster.cards(g, me)]
    for card, for_secrets in trade.deals(g, me):
        options.append(("trade-secrets" if for_secrets else "trade-favor", ID[card]))
    relics = g.sites[g.site(me)].relics
    for target in recover.targets(g, me):
        if is_banner(target):
            options.append(("recover-banner", ID[target]))
        else:
            options.append(("recover-relic", relics.index(target)))
    options += [("campaign", defender) for defender in possible_defenders(g, me)]
    if travel.is_led(g, me):
        return [*options, ("set-out",)] if travel.destinations(g, me) else options
    return [*options, *(("travel", g.name(slot)) for slot in travel.destinations(g, me))]


def usable_powers(g: Oath, me: Seat) -> list[ActionPower]:
    """O-6.2: the "Action:" powers that the player may use now."""
    return [
        power
        for card in [*in_reach(g, me), *sites_in_reach(g, me)]
        for power in ACTIONS.get(card, ())
        if can_pay(g, me, card, power.cost)
        and (power.when is None or power.when(g, me))
        and not is_forbidden(g, "use-power", me, card)
    ]


def sites_in_reach(g: Oath, me: Seat) -> list[int]:
    """O-11: the site where the player is, and those that he rules."""
    here = g.site(me)
    return [
        site.card
        for slot, site in enumerate(g.sites)
        if site.up and (slot == here or rules(g, me, slot))
    ]


def power_options(g: Oath, me: Seat) -> list[Choice]:
    """O-6.2: cards that can be used; one with two powers by the number of the power."""
    options: list[Choice] = []
    for power in usable_powers(g, me):
        number = ACTIONS[power.card].index(power)
        verb = "use-other" if number else "use"
        options.append((verb, ID[power.card], number) if number else (verb, ID[power.card]))
    return options


def minor_options(g: Oath, me: Seat) -> list[Choice]:
    """O-6.1, O-6.3, O-6.5."""
    options: list[Choice] = [("play-adviser", ID[c]) for c in minor.playable_advisers(g, me)]
    options += [("peek-relic", place) for place in minor.unseen_relics(g, me)]
    if minor.can_withdraw(g, me) > 0:
        options.append(("withdraw",))
    if minor.can_leave_here(g, me) > 0:
        options.append(("place",))
    options += [("ask-warbands", other) for other in minor.can_ask(g, me)]
    options += [("give-warbands", other) for other in minor.can_give(g, me)]
    return options


def court_options(g: Oath, me: Seat) -> list[Choice]:
    """O-6.4, O-6.6 to O-6.8: the Grand Scepter, and leaving the Empire."""
    options: list[Choice] = [("peek-reliquary", SLOT_NAMES[s]) for s in peekable_slots(g, me)]
    options += [("offer-citizenship", other) for other in exiles_to_invite(g, me)]
    options += [("exile", other) for other in citizens_to_exile(g, me)]
    return [*options, ("leave-empire",)] if may_leave(g, me) else options


def perform(g: Oath, me: Seat, choice: Choice) -> Rules[None]:
    """Does what was chosen from the menu."""
    verb = str(choice[0])
    if verb == "rest":
        g.phase = "rest"
    elif verb == "careful":
        g.careful = True
    elif verb in MAJOR:
        yield from MAJOR[verb](g, me, choice)
    else:
        yield from perform_minor(g, me, choice)


def perform_search(g: Oath, me: Seat, choice: Choice) -> Rules[None]:
    """O-5.1."""
    yield from search.search(g, me, search.SOURCES.index(str(choice[1])))


def perform_muster(g: Oath, me: Seat, choice: Choice) -> Rules[None]:
    """O-5.2."""
    yield from muster.muster(g, me, NUMBER[str(choice[1])])


def perform_trade(g: Oath, me: Seat, choice: Choice) -> Rules[None]:
    """O-5.3."""
    yield from trade.trade(g, me, NUMBER[str(choice[1])], choice[0] == "trade-secrets")


def perform_recover(g: Oath, me: Seat, choice: Choice) -> Rules[None]:
    """O-5.4."""
    if choice[0] == "recover-banner":
        target = NUMBER[str(choice[1])]
    else:
        place = choice[1]
        assert isinstance(place, int)
        target = g.sites[g.site(me)].relics[place]
    yield from recover.recover(g, me, target)


def perform_campaign(g: Oath, me: Seat, choice: Choice) -> Rules[None]:
    """O-5.5."""
    defender = choice[1]
    assert isinstance(defender, int)
    yield from declare_campaign(g, me, defender)


def perform_travel(g: Oath, me: Seat, choice: Choice) -> Rules[None]:
    """O-5.6."""
    to = -1 if choice[0] == "set-out" else g.slot_named(str(choice[1]))
    yield from travel.travel(g, me, to)


def perform_use(g: Oath, me: Seat, choice: Choice) -> Rules[None]:
    """O-6.2: pays the power and carries it out."""
    number = choice[2] if len(choice) > 2 else 0
    assert isinstance(number, int)
    power = ACTIONS[NUMBER[str(choice[1])]][number]
    pay(g, me, power.card, power.cost, "O-6.2")
    g.tell("uses", "O-6.2", me, ID[power.card])
    yield from power.body(g, Use(me, power.card, "O-6.2"))


MAJOR: Final = {
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


def perform_minor(g: Oath, me: Seat, choice: Choice) -> Rules[None]:
    """O-6: minor actions."""
    verb = choice[0]
    about = choice[1] if len(choice) > 1 else 0
    if verb == "play-adviser":
        yield from minor.play_adviser(g, me, NUMBER[str(about)])
    elif verb == "withdraw":
        yield from minor.withdraw(g, me)
    elif verb == "place":
        yield from minor.leave_here(g, me)
    elif verb == "leave-empire":
        yield from leave_empire(g, me)
    elif verb == "peek-reliquary":
        peek_reliquary(g, me, SLOT_NAMES.index(str(about)), "O-6.4")
    else:
        assert isinstance(about, int)
        if verb == "peek-relic":
            minor.peek_relic(g, me, about)
        elif verb == "offer-citizenship":
            yield from offer_citizenship(g, me, about)
        elif verb == "exile":
            yield from exile_citizen(g, me, about)
        else:
            yield from minor.share_warbands(g, me, about, verb == "give-warbands")


# -- Rest (O-4.3) ------------------------------------------------------------------------------


def rest(g: Oath) -> Rules[None]:
    """O-4.3: favor home, secrets home, Supply, then "Rest:" powers; the next player wakes."""
    me = g.active
    g.tell("rests", "O-4.3", me)
    bring_tokens_home(g, me, ())
    refresh_supply(g, me)
    yield from rest_powers(g, me)
    end_turn(g)


def refreshed(g: Oath, me: Seat) -> int:
    """O-4.3.3: the Supply of a new turn, by the warbands in the bank."""
    player = g.players[me]
    if player.role == CITIZEN:
        return g.players[g.chancellor()].supply
    steps = CHANCELLOR_SUPPLY if player.role == CHANCELLOR else EXILE_SUPPLY
    return next(supply for least, supply in steps if player.bank >= least)


def refresh_supply(g: Oath, me: Seat) -> None:
    """O-4.3.3, O-4.3.4: the refresh, and what was saved; seven at most."""
    player = g.players[me]
    player.supply = min(MOST_SUPPLY, refreshed(g, me) + player.supply)
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
        options: list[Choice] = [("use", ID[card]) for card in cards]
        choice = yield from put(g, me, "rest-power", [*options, ("done",)], "O-4.3.5")
        if choice == ("done",):
            return
        card = NUMBER[str(choice[1])]
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
    if g.round == ROUNDS:
        war_exhaustion(g)
        return
    if g.round in END_DIE and not g.players[g.title].is_exile():
        g.rolled = [1 + g.rng.below(6)]
        g.reveals += 1
        g.tell("rolls-end", "O-3.3", g.rolled[0], END_DIE[g.round])
        yield from follow_up(g, "end-die", g.chancellor(), g.rolled[0])
        if g.rolled[0] >= END_DIE[g.round]:
            empire_wins(g, "O-3.3")
            return
    g.round += 1
    g.active = g.chancellor()
    g.phase = "wake"
    g.tell("round", "O-4", g.round)
