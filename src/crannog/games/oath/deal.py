"""O-7.6.3: binding deals. One side puts a proposal together, the other accepts, refuses or answers.

Only what the power lists may change hands, and only what its owner could hand over now. Given is
not taken (O-10.give). There are at most three proposals.
"""

from collections.abc import Callable
from typing import Final

from crannog.games.oath import zones
from crannog.games.oath.advisers import excess, excess_after
from crannog.games.oath.asking import number_in, put
from crannog.games.oath.facts import ID, NUMBER
from crannog.games.oath.goods import Deal, Goods
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

RULE = "O-7.6.3"
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


def partners(g: Oath, use: Use, players: list[Seat]) -> list[Seat]:
    """With whom a deal can be proposed: who has not refused this power on this turn."""
    return [player for player in players if (use.card, player) not in g.refused]


def has_partner(card: str) -> Callable[[Oath, Seat], bool]:
    """Whether somebody is left to deal with by this card, as a condition of its power."""

    def holds(g: Oath, me: Seat) -> bool:
        return bool(partners(g, Use(me, NUMBER[card], RULE), g.others(me)))

    return holds


def bargain(g: Oath, use: Use, partner: Seat, kinds: tuple[str, ...]) -> Rules[bool]:
    """A deal from the first proposal to the exchange; whether it was made."""
    made = yield from negotiate(g, use, partner, kinds)
    if made:
        yield from exchange_goods(g)
    return made


def negotiate(g: Oath, use: Use, partner: Seat, kinds: tuple[str, ...]) -> Rules[bool]:
    """Proposals back and forth until one is accepted, refused or dropped; whether it was made.

    A deal that was made stands in the state until `exchange_goods`.
    """
    deal = g.deal = Deal(use.me, partner, use.card, kinds)
    made = False
    while (yield from propose(g, use.rule)):
        answer = yield from answer_to(g, use.rule)
        if answer == ACCEPT:
            made = True
            break
        if answer == REFUSE:
            break
        swap_sides(deal)
    if made:
        forget_refusals(g, use.card)
    else:
        g.deal = None
        g.refused.append((use.card, partner))
        g.tell("no-deal", use.rule, use.me, partner)
    return made


def exchange_goods(g: Oath) -> Rules[None]:
    """Both sides of the deal that was made hand over what was agreed."""
    deal = g.deal
    assert deal is not None
    yield from carry_out(g, deal)
    g.deal = None


def forget_refusals(g: Oath, card: int) -> None:
    """Whoever has refused this power may be asked again."""
    g.refused = [pair for pair in g.refused if pair[0] != card]


def swap_sides(deal: Deal) -> None:
    """The partner answers with a proposal of his own."""
    deal.proposer, deal.partner = deal.partner, deal.proposer
    deal.gives, deal.takes, deal.told = Goods(), Goods(), False


def propose(g: Oath, rule: str) -> Rules[bool]:
    """The proposer puts the proposal together, one thing at a time; whether it is made."""
    deal = g.deal
    assert deal is not None
    me = deal.proposer

    def options() -> list[Choice]:
        return proposal_options(g, deal)

    while True:
        choice = yield from put(
            g, me, "propose", options(), rule, ID[deal.power], deal.partner, renew=options
        )
        if choice == DROP:
            return False
        if choice == PROPOSE:
            deal.proposals += 1
            deal.told = True
            tell_proposal(g, deal, rule)
            return True
        add_to(g, deal, choice)


def proposal_options(g: Oath, deal: Deal) -> list[Choice]:
    """What may still be added, then to propose it, or to drop it."""
    options = [
        *additions(g, deal, "give", deal.proposer, deal.gives, deal.partner),
        *additions(g, deal, "want", deal.partner, deal.takes, deal.proposer),
    ]
    if is_sound(g, deal):
        options.append(PROPOSE)
    return [*options, DROP]


def additions(g: Oath, deal: Deal, word: str, owner: Seat, goods: Goods, to: Seat) -> list[Choice]:
    """What this owner could add to what he hands over."""
    player = g.players[owner]
    found: list[Choice] = []
    if FAVOR in deal.kinds and not goods.favor:
        found += [(f"{word}-favor", n) for n in range(1, usable_favor(g, owner) + 1)]
    if SECRETS in deal.kinds and not goods.secrets and may_give_secrets(g, owner):
        found += [(f"{word}-secrets", n) for n in range(1, player.secrets + 1)]
    if RELICS in deal.kinds:
        found += [(f"{word}-thing", ID[r]) for r in player.relics if r not in goods.relics]
    if BANNERS in deal.kinds:
        held = [banner for banner, holder in g.banner_holder.items() if holder == owner]
        found += [(f"{word}-thing", ID[b]) for b in held if b not in goods.banners]
    if ADVISERS in deal.kinds:
        found += adviser_additions(g, word, owner, goods)
    if SITES in deal.kinds:
        free = [slot for slot in site_goods(g, owner, to) if slot not in goods.sites]
        found += [(f"{word}-site", g.name(slot)) for slot in free]
    return found


def adviser_additions(g: Oath, word: str, owner: Seat, goods: Goods) -> list[Choice]:
    """O-7.2.2: advisers that are not locked; facedown ones by their place."""
    found: list[Choice] = []
    for card in g.players[owner].advisers:
        if card in goods.advisers or g.is_locked(card):
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


def add_to(g: Oath, deal: Deal, choice: Choice) -> None:
    """Takes one thing up into the proposal."""
    word, _, kind = str(choice[0]).partition("-")
    owner, goods = (deal.proposer, deal.gives) if word == "give" else (deal.partner, deal.takes)
    if kind == "favor":
        goods.favor = number_in(choice)
    elif kind == "secrets":
        goods.secrets = number_in(choice)
    elif kind == "site":
        goods.sites.append(g.slot_named(str(choice[1])))
    elif kind == "facedown":
        goods.advisers.append(g.dark_advisers(owner)[number_in(choice)])
    else:
        thing = NUMBER[str(choice[1])]
        held = goods.relics if thing in g.players[owner].relics else goods.banners
        (goods.advisers if thing in g.players[owner].advisers else held).append(thing)


def is_sound(g: Oath, deal: Deal) -> bool:
    """Something changes hands, everyone keeps within the adviser limit, sites can be manned."""
    if deal.gives.is_empty() and deal.takes.is_empty():
        return False
    gives, takes = deal.gives, deal.takes
    return (
        has_room(g, deal.proposer, takes, gives)
        and has_room(g, deal.partner, gives, takes)
        and can_man(g, deal.proposer, takes, gives)
        and can_man(g, deal.partner, gives, takes)
    )


def can_man(g: Oath, me: Seat, comes: Goods, goes: Goods) -> bool:
    """Whether the player can man what he receives, also with warbands of what he hands over."""
    needed = sum(garrison(g, me, slot) for slot in comes.sites)
    back = sum(g.sites[slot].warbands for slot in goes.sites)
    return needed <= g.players[me].warbands + back and all(
        may_place_warbands_later(g, me, slot) for slot in comes.sites
    )


def may_place_warbands_later(g: Oath, me: Seat, slot: int) -> bool:
    """Whether the player could man the site once it is empty."""
    site = g.sites[slot]
    colour, warbands = site.colour, site.warbands
    site.warbands = 0
    allowed = may_place_warbands(g, me, slot)
    site.colour, site.warbands = colour, warbands
    return allowed


def has_room(g: Oath, me: Seat, comes: Goods, goes: Goods) -> bool:
    """O-2.2.2: whether the player stays within the limit of advisers, or exceeds it no further."""
    return excess_after(g, me, comes.advisers, goes.advisers) <= excess(g, me)


def answer_to(g: Oath, rule: str) -> Rules[Choice]:
    """The partner accepts, refuses, or answers with a proposal of his own."""
    deal = g.deal
    assert deal is not None
    options = [ACCEPT, REFUSE]
    if deal.proposals < MOST_PROPOSALS:
        options.append(COUNTER)
    return (
        yield from put(g, deal.partner, "answer-deal", options, rule, ID[deal.power], deal.proposer)
    )


# -- carrying out ------------------------------------------------------------------------------


def tell_proposal(g: Oath, deal: Deal, rule: str) -> None:
    """Everyone hears what is proposed; facedown advisers by their number."""
    g.tell("proposes", rule, deal.proposer, deal.partner, ID[deal.power])
    for owner, goods in ((deal.proposer, deal.gives), (deal.partner, deal.takes)):
        open_things = [*goods.relics, *goods.banners]
        open_things += [card for card in goods.advisers if not g.is_dark(card)]
        hidden = sum(g.is_dark(card) for card in goods.advisers)
        names = [ID[thing] for thing in open_things]
        g.tell("would-give", rule, owner, goods.favor, goods.secrets, hidden, *names)
        for slot in goods.sites:
            g.tell("would-give-site", rule, owner, g.name(slot))


def carry_out(g: Oath, deal: Deal) -> Rules[None]:
    """Both sides hand over what was agreed; the title is settled after it."""
    hand_over(g, deal.proposer, deal.partner, deal.gives)
    hand_over(g, deal.partner, deal.proposer, deal.takes)
    yield from man_sites(g, deal.partner, deal.gives.sites)
    yield from man_sites(g, deal.proposer, deal.takes.sites)
    yield from settle_title(g)


def hand_over(g: Oath, owner: Seat, to: Seat, goods: Goods) -> None:
    """One side's goods go to the other."""
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
        options: list[Choice] = [("number", n) for n in range(least, most + 1)]
        choice = yield from put(g, me, "man-site", options, RULE, g.name(slot))
        place_warbands(g, me, slot, number_in(choice), RULE)
