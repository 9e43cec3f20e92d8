"""O-7.6.3: binding deals. One player puts a proposal together, those concerned answer it.

Only what the power lists may change hands, and only what its owner could hand over now. Given is
not taken (O-10.give). There are at most three proposals, and nothing changes hands unless all who
would give or receive something have agreed.
"""

from collections.abc import Callable, Iterable
from typing import Final

from crannog.games.oath import zones
from crannog.games.oath.advisers import excess, excess_after
from crannog.games.oath.asking import (
    DONE,
    ask_by,
    by_number,
    card_in,
    choose,
    number_in,
    put,
    slot_in,
)
from crannog.games.oath.facts import ID, NUMBER
from crannog.games.oath.goods import Deal, Goods
from crannog.games.oath.prince.policy.powers import makes_deals
from crannog.games.oath.purse import give_favor, give_secrets, may_give_secrets, usable_favor
from crannog.games.oath.questions import Use
from crannog.games.oath.rule import empty_site_ruler, ruled_sites, warband_colour
from crannog.games.oath.state import Oath
from crannog.games.oath.title import settle_title
from crannog.games.oath.verbs import (
    give_banner,
    hold_relic,
    lay,
    may_place_warbands,
    place_warbands,
    remove_warbands,
)
from crannog.kernel.ask import Choice, Rules, Seat

RULE: Final = "O-7.6.3"
MOST_PROPOSALS: Final = 3
FAVOR, SECRETS, RELICS, BANNERS, ADVISERS, SITES = (
    "favor",
    "secrets",
    "relics",
    "banners",
    "advisers",
    "sites",
)
PROPOSE: Final[Choice] = ("propose",)
DROP: Final[Choice] = ("drop",)
ACCEPT: Final[Choice] = ("accept",)
REFUSE: Final[Choice] = ("refuse",)
COUNTER: Final[Choice] = ("counter",)
ALL_HERE: Final[Choice] = ("all-here",)
TOGETHER: Final = -1  # in `refused`, in place of a partner: a deal of more than two


def partners(g: Oath, use: Use, players: list[Seat]) -> list[Seat]:
    """With whom a deal can be proposed: who has not refused this power on this turn.

    Whether the Prince makes any deals he decides (O-12.8).
    """
    return [player for player in dealers(g, players) if (use.card, player) not in g.refused]


def dealers(g: Oath, players: Iterable[Seat]) -> list[Seat]:
    """Those of the players to whom a deal can be proposed at all."""
    return [player for player in players if makes_deals() or not g.is_prince(player)]


def has_partner(card: str) -> Callable[[Oath, Seat], bool]:
    """Whether somebody is left to deal with by this card, as a condition of its power."""

    def holds(g: Oath, me: Seat) -> bool:
        return bool(partners(g, Use(me, NUMBER[card], RULE), g.others(me)))

    return holds


def may_choose_parties(g: Oath, use: Use, players: list[Seat]) -> Rules[list[Seat]]:
    """With whom of those who came the player deals: one, all together, or nobody (any more)."""
    players = dealers(g, players)
    groups: dict[Choice, list[Seat]] = {
        ("player", player): [player] for player in partners(g, use, players)
    }
    if len(players) > 1 and (use.card, TOGETHER) not in g.refused:
        groups[ALL_HERE] = players
    if not groups:
        return []
    return (yield from ask_by(g, use, "which-player", {**groups, DONE: []}))


def bargain(g: Oath, use: Use, others: list[Seat], kinds: tuple[str, ...]) -> Rules[bool]:
    """A deal from the first proposal to the exchange; whether it was made."""
    made = yield from negotiate(g, use, others, kinds)
    if made:
        yield from exchange_goods(g)
    return made


def negotiate(g: Oath, use: Use, others: list[Seat], kinds: tuple[str, ...]) -> Rules[bool]:
    """Proposals until one is accepted by all, refused by one or dropped; whether it was made.

    A deal that was made stands in the state until `exchange_goods`.
    """
    deal = g.deal = Deal([use.me, *others], use.card, kinds)
    made = False
    while (yield from propose(g, deal, use.rule)):
        objector, answer = yield from answers_to(g, deal, use.rule)
        if answer == COUNTER:
            begin_anew(deal, objector)
        else:
            made = answer == ACCEPT
            break
    if made:
        forget_refusals(g, use.card)
    else:
        g.deal = None
        g.refused.append((use.card, others[0] if deal.is_of_two() else TOGETHER))
        g.tell("no-deal", use.rule, *deal.parties)
    return made


def exchange_goods(g: Oath) -> Rules[None]:
    """All parties of the deal that was made hand over what was agreed."""
    deal = g.deal
    assert deal is not None
    yield from carry_out(g, deal)
    g.deal = None


def forget_refusals(g: Oath, card: int) -> None:
    """Whoever has refused this power may be asked again."""
    g.refused = [pair for pair in g.refused if pair[0] != card]


def begin_anew(deal: Deal, proposer: Seat) -> None:
    """Somebody answers with a proposal of his own."""
    deal.proposer, deal.goods, deal.told = proposer, {}, False


# -- putting a proposal together ---------------------------------------------------------------


def propose(g: Oath, deal: Deal, rule: str) -> Rules[bool]:
    """The proposer puts the proposal together, one thing at a time; whether it is made."""
    while True:
        if deal.is_of_two():
            choice = yield from put_together(g, deal, rule)
        else:
            choice = yield from put_together_among(g, deal, rule)
        if choice == DROP:
            return False
        if choice == PROPOSE:
            deal.proposals += 1
            deal.told = True
            tell_proposal(g, deal, rule)
            return True


def put_together(g: Oath, deal: Deal, rule: str) -> Rules[Choice]:
    """Two deal: one more thing of either, or enough."""

    def options() -> list[Choice]:
        return proposal_options(g, deal)

    choice = yield from put(
        g, deal.proposer, "propose", options(), rule, ID[deal.power], deal.partner(), renew=options
    )
    if choice not in (PROPOSE, DROP):
        add_to(g, deal, choice)
    return choice


def put_together_among(g: Oath, deal: Deal, rule: str) -> Rules[Choice]:
    """More than two deal: who gives to whom, and what; or enough."""
    pairs: dict[Choice, tuple[Seat, Seat]] = {
        ("hands", owner, to): (owner, to)
        for owner in deal.parties
        for to in deal.parties
        if owner != to and additions(g, deal, "hand", owner, to)
    }
    options = [*pairs, *([PROPOSE] if is_sound(g, deal) else []), DROP]
    choice = yield from put(g, deal.proposer, "propose-among", options, rule, ID[deal.power])
    if choice in pairs:
        deal.pair = pairs[choice]
        yield from hand_together(g, deal, rule)
    return choice


def hand_together(g: Oath, deal: Deal, rule: str) -> Rules[None]:
    """What one of them is to give another, one thing at a time."""

    about = (ID[deal.power], *deal.pair)

    def options() -> list[Choice]:
        return [*additions(g, deal, "hand", *deal.pair), DONE]

    while True:
        me = deal.proposer
        choice = yield from put(g, me, "hand-over", options(), rule, *about, renew=options)
        if choice == DONE:
            return
        add_to(g, deal, choice)


def proposal_options(g: Oath, deal: Deal) -> list[Choice]:
    """What may still be added, then to propose it, or to drop it."""
    options = [
        *additions(g, deal, "give", deal.proposer, deal.partner()),
        *additions(g, deal, "want", deal.partner(), deal.proposer),
    ]
    if is_sound(g, deal):
        options.append(PROPOSE)
    return [*options, DROP]


def additions(g: Oath, deal: Deal, word: str, owner: Seat, to: Seat) -> list[Choice]:
    """What this owner could add to what he hands over to this other."""
    goods, all_given = deal.between(owner, to), deal.given_by(owner)
    found: list[Choice] = []
    if FAVOR in deal.kinds and not goods.favor:
        left = usable_favor(g, owner) - sum(given.favor for given in all_given)
        found += [(f"{word}-favor", n) for n in range(1, left + 1)]
    if SECRETS in deal.kinds and not goods.secrets and may_give_secrets(g, owner):
        left = g.players[owner].secrets - sum(given.secrets for given in all_given)
        found += [(f"{word}-secrets", n) for n in range(1, left + 1)]
    things = thing_goods(g, deal, owner)
    named = [thing for given in all_given for thing in given.things()]
    found += [(f"{word}-thing", ID[thing]) for thing in things if thing not in named]
    if ADVISERS in deal.kinds:
        found += adviser_additions(g, word, owner, named)
    if SITES in deal.kinds:
        free = [slot for slot in site_goods(g, owner, to) if slot not in goods.sites]
        found += [(f"{word}-site", g.name(slot)) for slot in free]
    return found


def thing_goods(g: Oath, deal: Deal, owner: Seat) -> list[int]:
    """The relics and banners that the owner may hand over by this power."""
    relics = g.players[owner].relics if RELICS in deal.kinds else []
    banners = g.banner_holder.items() if BANNERS in deal.kinds else ()
    return [*relics, *(banner for banner, holder in banners if holder == owner)]


def adviser_additions(g: Oath, word: str, owner: Seat, named: list[int]) -> list[Choice]:
    """O-7.2.2: advisers that are not locked; facedown ones by their place."""
    found: list[Choice] = []
    for card in g.players[owner].advisers:
        if card in named or g.is_locked(card):
            continue
        if g.is_dark(card):
            found.append((f"{word}-facedown", g.dark_advisers(owner).index(card)))
        else:
            found.append((f"{word}-thing", ID[card]))
    return found


def site_goods(g: Oath, owner: Seat, to: Seat) -> list[int]:
    """Sites that the owner rules and the other could receive; Imperial players share theirs."""
    if warband_colour(g, owner) == warband_colour(g, to):
        return []
    at_hand = g.players[to].warbands + sum(g.sites[slot].warbands for slot in ruled_sites(g, to))
    return [slot for slot in ruled_sites(g, owner) if garrison(g, to, slot) <= at_hand]


def garrison(g: Oath, me: Seat, slot: int) -> int:
    """The fewest warbands that a new ruler puts on a site: none where he rules empty sites."""
    return 0 if empty_site_ruler(g, slot) == g.allegiance(me) else 1


def pair_of(deal: Deal, word: str) -> tuple[Seat, Seat]:
    """Who gives and who receives by an addition that begins with this word."""
    if word == "hand":
        return deal.pair
    pair = (deal.proposer, deal.partner())
    return pair if word == "give" else (pair[1], pair[0])


def add_to(g: Oath, deal: Deal, choice: Choice) -> None:
    """Takes one thing up into the proposal."""
    word, _, kind = str(choice[0]).partition("-")
    pair = pair_of(deal, word)
    owner = pair[0]
    goods = deal.goods.setdefault(pair, Goods())
    if kind == "favor":
        goods.favor = number_in(choice)
    elif kind == "secrets":
        goods.secrets = number_in(choice)
    elif kind == "site":
        goods.sites.append(slot_in(g, choice))
    elif kind == "facedown":
        goods.advisers.append(g.dark_advisers(owner)[number_in(choice)])
    else:
        thing = card_in(choice)
        held = goods.relics if thing in g.players[owner].relics else goods.banners
        (goods.advisers if thing in g.players[owner].advisers else held).append(thing)


def is_sound(g: Oath, deal: Deal) -> bool:
    """Something changes hands, everyone keeps within the adviser limit, sites can be manned."""
    return bool(deal.goods) and all(
        has_room(g, deal, me) and can_man(g, deal, me) for me in deal.involved()
    )


def can_man(g: Oath, deal: Deal, me: Seat) -> bool:
    """Whether the player can man what he receives, also with warbands of what he hands over."""
    comes = [slot for goods in deal.received_by(me) for slot in goods.sites]
    goes = [slot for goods in deal.given_by(me) for slot in goods.sites]
    needed = sum(garrison(g, me, slot) for slot in comes)
    back = sum(g.sites[slot].warbands for slot in goes)
    return needed <= g.players[me].warbands + back and all(
        may_place_warbands_later(g, me, slot) for slot in comes
    )


def may_place_warbands_later(g: Oath, me: Seat, slot: int) -> bool:
    """Whether the player could man the site once it is empty."""
    site = g.sites[slot]
    colour, warbands = site.colour, site.warbands
    site.warbands = 0
    allowed = may_place_warbands(g, me, slot)
    site.colour, site.warbands = colour, warbands
    return allowed


def has_room(g: Oath, deal: Deal, me: Seat) -> bool:
    """O-2.2.2: whether the player stays within the limit of advisers, or exceeds it no further."""
    comes = [card for goods in deal.received_by(me) for card in goods.advisers]
    goes = [card for goods in deal.given_by(me) for card in goods.advisers]
    return excess_after(g, me, comes, goes) <= excess(g, me)


# -- answers -----------------------------------------------------------------------------------


def answers_to(g: Oath, deal: Deal, rule: str) -> Rules[tuple[Seat, Choice]]:
    """Everyone concerned answers, clockwise from the proposer; the first who does not accept."""
    options = [ACCEPT, REFUSE]
    if deal.proposals < MOST_PROPOSALS:
        options.append(COUNTER)
    concerned = deal.involved()
    for me in g.others(deal.proposer):
        if me in concerned:
            choice = yield from put(
                g, me, "answer-deal", list(options), rule, ID[deal.power], deal.proposer
            )
            if choice != ACCEPT:
                return me, choice
    return deal.proposer, ACCEPT


# -- carrying out ------------------------------------------------------------------------------


def tell_proposal(g: Oath, deal: Deal, rule: str) -> None:
    """Everyone hears what is proposed; facedown advisers by their number."""
    asked = [me for me in g.others(deal.proposer) if me in deal.involved()]
    g.tell("proposes", rule, deal.proposer, ID[deal.power], *asked)
    for owner, to, goods in deal.in_order():
        open_things = [*goods.relics, *goods.banners]
        open_things += [card for card in goods.advisers if not g.is_dark(card)]
        hidden = sum(g.is_dark(card) for card in goods.advisers)
        names = [ID[thing] for thing in open_things]
        g.tell("would-give", rule, owner, to, goods.favor, goods.secrets, hidden, *names)
        for slot in goods.sites:
            g.tell("would-give-site", rule, owner, g.name(slot))


def carry_out(g: Oath, deal: Deal) -> Rules[None]:
    """All hand over what was agreed; the title is settled after it."""
    for owner, to, goods in deal.in_order():
        hand_over(g, owner, to, goods)
    for _, to, goods in deal.in_order():
        yield from man_sites(g, to, goods.sites)
    yield from settle_title(g)


def hand_over(g: Oath, owner: Seat, to: Seat, goods: Goods) -> None:
    """What one gives to another changes hands."""
    give_favor(g, owner, to, goods.favor, RULE)
    give_secrets(g, owner, to, goods.secrets, RULE)
    for relic in goods.relics:
        hold_relic(g, to, relic)
        g.tell("gives-thing", RULE, owner, to, ID[relic])
    for banner in goods.banners:
        give_banner(g, owner, to, banner, RULE)
    for card in goods.advisers:
        give_adviser(g, owner, to, card)
    for slot in goods.sites:
        count = g.sites[slot].warbands
        remove_warbands(g, slot, count)
        g.players[owner].warbands += count
        g.tell("leaves-site", RULE, owner, g.name(slot))


def give_adviser(g: Oath, owner: Seat, to: Seat, card: int) -> None:
    """An adviser goes over as it lies; who receives a facedown one may look at it."""
    dark = g.is_dark(card)
    lay(g, card, zones.ADVISERS + to)
    if dark:
        g.dark |= 1 << card
        g.know[to] |= 1 << card
        g.reveals += 1
        g.whisper((owner, to), "gives-facedown", RULE, (owner, to), (ID[card],))
    else:
        g.tell("gives-thing", RULE, owner, to, ID[card])


def man_sites(g: Oath, me: Seat, slots: list[int]) -> Rules[None]:
    """The new ruler puts warbands from his board on each site: one at least, if he needs any."""
    for place, slot in enumerate(slots):
        kept = sum(garrison(g, me, other) for other in slots[place + 1 :])
        least, most = garrison(g, me, slot), g.players[me].warbands - kept
        numbers = by_number(range(least, most + 1))
        count = yield from choose(g, me, "man-site", numbers, RULE, g.name(slot))
        place_warbands(g, me, slot, count, RULE)
