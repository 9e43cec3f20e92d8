"""O-5.5.1, O-5.5.2: the defender, targets, Allies and pools."""

from typing import Final

from crannog.games.oath.asking import (
    ask_by,
    by_number,
    by_player,
    card_in,
    choose,
    choose_site,
    put,
)
from crannog.games.oath.battle import ATTACK, BANDITS, Campaign
from crannog.games.oath.campaign.force import force, gather_attackers, gather_defenders
from crannog.games.oath.facts import (
    ID,
    PURPLE,
    RELIC_DICE,
    is_banner,
    is_relic,
    is_site,
)
from crannog.games.oath.prices import is_open, pay_prices
from crannog.games.oath.prince.policy.powers import shares_tactics
from crannog.games.oath.questions import Use, changed, is_forbidden, is_limited
from crannog.games.oath.reactions import follow_up
from crannog.games.oath.rule import ruler, rulers, rules, warband_colour
from crannog.games.oath.state import CHANCELLOR, CITIZEN, Oath
from crannog.games.oath.title import settle_title
from crannog.kernel.ask import Choice, Rules, Seat

RULE: Final = "O-5.5.2"
SUPPLY: Final = 2
PAWN: Final = 0  # "pawn and favor" as a target
DECLARE: Final[Choice] = ("declare",)


# -- the defender (O-5.5.1) --------------------------------------------------------------------


def outlaw(g: Oath, attacker: Seat, defender: Seat) -> Seat:
    """The Citizen who is not Imperial in a campaign between these two, or -1."""
    if defender == BANDITS:
        return -1
    roles = g.players[attacker].role, g.players[defender].role
    if roles[0] == CITIZEN and roles[1] in (CHANCELLOR, CITIZEN):
        return attacker
    return defender if roles == (CHANCELLOR, CITIZEN) else -1


def new_campaign(g: Oath, attacker: Seat, defender: Seat, free: bool) -> Campaign:
    """A campaign between these two, from where the attacker acts."""
    c = Campaign()
    c.begin(attacker, defender, g.site(attacker))
    c.free = free
    c.outlaw = outlaw(g, attacker, defender)
    return c


def possible_defenders(g: Oath, me: Seat, free: bool = False) -> list[Seat]:
    """O-5.5.1: whom the player can attack now from where he acts."""
    if not free and g.players[me].supply < SUPPLY:
        return []
    slot = g.site(me)
    colour = ruler(g, slot)
    near = [
        defender
        for defender in (*g.others(me), BANDITS)
        if may_defend(g, defender, slot, colour) and not is_forbidden(g, "campaign", me, defender)
    ]
    if near and g.stand_in < 0 and no_target_is_safe(g, me):
        return [
            defender
            for defender in near
            if defends_plainly(g, me, defender, slot, colour) or can_attack(g, me, defender)
        ]
    return [defender for defender in near if can_attack(g, me, defender)]


def no_target_is_safe(g: Oath, me: Seat) -> bool:
    """O-9.2: whether no power speaks of what this attacker may target."""
    return not (
        is_limited(g, "target", me)
        or is_limited(g, "target-at", me)
        or is_limited(g, "declare", me)
    )


def defends_plainly(g: Oath, me: Seat, defender: Seat, slot: int, colour: int) -> bool:
    """Whether the defender has the site with this ruler, or the pawn, to be targeted there.

    All is plain where both remain what they are, Imperial or not (O-5.5.1).
    """
    if defender == BANDITS:
        return True
    plain = outlaw(g, me, defender) < 0
    return plain and (g.players[defender].pawn == slot or g.allegiance(defender) == colour)


def may_defend(g: Oath, defender: Seat, slot: int, colour: int) -> bool:
    """Whether the defender could be chosen at a site with this ruler; a campaign tells exactly.

    In it a Citizen may turn out not to be Imperial (O-5.5.1).
    """
    if defender == BANDITS:
        return colour == BANDITS
    player = g.players[defender]
    if player.pawn == slot or colour == player.colour:
        return True
    return colour == PURPLE and not player.is_exile()


def can_attack(g: Oath, me: Seat, defender: Seat) -> bool:
    """Whether the defender can be chosen, and a valid set of targets declared."""
    before, g.campaign = g.campaign, new_campaign(g, me, defender, True)
    c = g.campaign
    able = is_defender_here(g, c) and begin_targets(g, c) and can_complete(g, c, 2)
    g.campaign = before
    return able


def is_defender_here(g: Oath, c: Campaign) -> bool:
    """Rules the attacker's site, or has the pawn there; bandits where no player rules."""
    if c.defender == BANDITS:
        return ruler(g, c.site) == BANDITS
    return rules(g, c.defender, c.site) or g.players[c.defender].pawn == c.site


def rules_as_defender(g: Oath, c: Campaign, slot: int) -> bool:
    """Whether the defender rules the site in this campaign."""
    if c.defender == BANDITS:
        return ruler(g, slot) == BANDITS
    return rules(g, c.defender, slot)


# -- targets -----------------------------------------------------------------------------------


def begin_targets(g: Oath, c: Campaign) -> bool:
    """If the defender rules the attacker's site it must be a target; False if it can't be.

    A site whose warbands join the attack need not be one.
    """
    if not rules_as_defender(g, c, c.site) or joins_attack(g, c, c.site):
        return True
    if not may_target(g, c, g.sites[c.site].card, c.site):
        return False
    c.sites.append(c.site)
    return True


def joins_attack(g: Oath, c: Campaign, slot: int) -> bool:
    """Whether the attacker acts as if the pawn were at this site, and has warbands there."""
    site = g.sites[slot]
    elsewhere = g.stand_in == slot and c.attacker == g.active
    return elsewhere and site.warbands > 0 and site.colour == warband_colour(g, c.attacker)


def may_target(g: Oath, c: Campaign, thing: int, slot: int) -> bool:
    """Whether nothing forbids this target, or its price can be paid."""
    return not is_forbidden(g, "target", c.attacker, thing) and is_open(
        g, "target-at", c.attacker, slot
    )


def site_targets(g: Oath, c: Campaign) -> list[int]:
    """The slots that may still be declared."""
    colour = BANDITS if c.defender == BANDITS else g.allegiance(c.defender)
    return [
        slot
        for slot, ruling in enumerate(rulers(g))
        if ruling == colour and slot not in c.sites and may_target(g, c, g.sites[slot].card, slot)
    ]


def thing_targets(g: Oath, c: Campaign) -> list[int]:
    """The relics and banners of a defender at the attacker's site, and PAWN."""
    if c.defender == BANDITS or g.players[c.defender].pawn != c.site:
        return []
    banners = [banner for banner, holder in g.banner_holder.items() if holder == c.defender]
    declared = [*c.relics, *c.banners, *([PAWN] if c.banish else [])]
    return [
        thing
        for thing in (*g.players[c.defender].relics, *banners, PAWN)
        if thing not in declared and may_target(g, c, thing, c.site)
    ]


def is_valid(g: Oath, c: Campaign) -> bool:
    """O-5.5.2: at least one target is at the attacker's site, and no card objects to the set."""
    here = c.site in c.sites or c.relics or c.banners or c.banish
    return bool(here) and not is_forbidden(g, "declare", c.attacker, c.defender)


def can_complete(g: Oath, c: Campaign, depth: int) -> bool:
    """Whether this set of targets is valid, or becomes so with a few more."""
    if is_valid(g, c):
        return True
    if not depth:
        return False
    here = thing_targets(g, c)  # mostly these are enough
    return is_one_missing(g, c, here, depth) or is_one_missing(g, c, site_cards(g, c), depth)


def is_one_missing(g: Oath, c: Campaign, among: list[int], depth: int) -> bool:
    """Whether the targets can be completed with one of these, the last ones first."""
    for target in reversed(among):
        add_target(g, c, target)
        found = can_complete(g, c, depth - 1)
        remove_target(g, c, target)
        if found:
            return True
    return False


def targets(g: Oath, c: Campaign) -> list[int]:
    """What may be added to the targets, by numbers: sites by their cards, PAWN."""
    return site_cards(g, c) + thing_targets(g, c)


def site_cards(g: Oath, c: Campaign) -> list[int]:
    """The sites that may still be declared, by their cards."""
    return [g.sites[slot].card for slot in site_targets(g, c)]


def target_option(target: int) -> Choice:
    """A target as an option."""
    if target == PAWN:
        return ("target-pawn",)
    return ("target-site" if is_site(target) else "target-thing", ID[target])


def target_in(choice: Choice) -> int:
    """The target that was chosen."""
    return PAWN if choice[0] == "target-pawn" else card_in(choice)


def add_target(g: Oath, c: Campaign, target: int) -> None:
    """Declares one more target."""
    if target == PAWN:
        c.banish = True
    elif is_site(target):
        c.sites.append(g.where[target])
    else:
        (c.relics if is_relic(target) else c.banners).append(target)


def remove_target(g: Oath, c: Campaign, target: int) -> None:
    """Takes back what `add_target` did."""
    if target == PAWN:
        c.banish = False
    elif is_site(target):
        c.sites.remove(g.where[target])
    else:
        (c.relics if is_relic(target) else c.banners).remove(target)


def choose_targets(g: Oath, c: Campaign) -> Rules[None]:
    """O-5.5.2: one target after the other, until the attacker declares them."""
    begin_targets(g, c)
    while True:
        options: list[Choice] = []
        for target in targets(g, c):
            add_target(g, c, target)
            if can_complete(g, c, 1):
                options.append(target_option(target))
            remove_target(g, c, target)
        if is_valid(g, c):
            options.append(DECLARE)
        choice = yield from put(g, c.attacker, "targets", options, RULE, c.defender)
        if choice == DECLARE:
            return
        add_target(g, c, target_in(choice))


# -- pools -------------------------------------------------------------------------------------


def dice_of(g: Oath, c: Campaign, thing: int) -> int:
    """The defence dice that a target adds; a site is told by its card, PAWN is the pawn."""
    if is_relic(thing):
        base = RELIC_DICE[thing]
    elif is_banner(thing):
        base = g.banner_tokens[thing]
    else:
        base = 2 if thing == PAWN else 1
    return changed(g, "target-dice", c.defender, thing, base)


def declared_things(g: Oath, c: Campaign) -> list[int]:
    """All targets by their numbers."""
    sites = [g.sites[slot].card for slot in c.sites]
    return [*sites, *c.relics, *c.banners, *([PAWN] if c.banish else [])]


def target_dice(g: Oath, c: Campaign) -> int:
    """The defence dice of all targets."""
    return sum(dice_of(g, c, thing) for thing in declared_things(g, c))


def title_dice(g: Oath, c: Campaign) -> int:
    """O-2.11.4: one die for a defender with the title, two for the Usurper."""
    holders = [c.defender]
    if g.settings.ally_title_adds_die:
        holders += c.allies
    elif g.chancellor() in c.allies:
        holders.append(g.chancellor())
    return (2 if g.usurper else 1) if g.title in holders else 0


def join_allies(g: Oath, c: Campaign) -> Rules[None]:
    """O-5.5.2: the Chancellor joins an Imperial defence; Citizens near it may."""
    if c.defender == BANDITS or not g.is_imperial(c.defender):
        return
    chancellor = g.chancellor()
    if chancellor not in (c.defender, c.attacker):
        c.allies.append(chancellor)
        g.tell("joins-defence", RULE, chancellor)
    for me in g.others(c.attacker):
        near = g.players[me].pawn == c.site or g.players[me].pawn in c.sites
        if me in c.defenders() or not near or not g.is_imperial(me):
            continue
        options: list[Choice] = [("react", "join"), ("decline",)]
        choice = yield from put(g, me, "react", options, RULE, "join", c.defender)
        if choice != ("decline",) and (yield from lets_join(g, c, me)):
            c.allies.append(me)
            g.tell("joins-defence", RULE, me)


def lets_join(g: Oath, c: Campaign, ally: Seat) -> Rules[bool]:
    """The defender's permission."""
    options: list[Choice] = [("react", "allow"), ("decline",)]
    choice = yield from put(g, c.defender, "react", options, RULE, "ally", ally)
    return choice != ("decline",)


def declare_campaign(g: Oath, me: Seat, defender: Seat, free: bool = False) -> Rules[None]:
    """O-5.5.1, O-5.5.2: pays, declares targets, gathers forces and dice."""
    c = g.campaign = new_campaign(g, me, defender, free)
    if not free:
        g.players[me].supply -= SUPPLY
    g.tell("campaigns", "O-5.5.1", me, defender)
    yield from choose_targets(g, c)
    for slot in sorted({*c.sites, *([c.site] if c.relics or c.banners or c.banish else [])}):
        pay_prices(g, "target-at", me, slot)
    tell_targets(g, c)
    yield from join_allies(g, c)
    gather_attackers(g, c)
    gather_defenders(g, c)
    yield from choose_dice(g, c)
    c.defence_dice = target_dice(g, c) + title_dice(g, c)
    c.declared = True
    yield from follow_up(g, "targets-declared", me)
    if g.prince is not None:
        apply_tactics(g, c)
    g.tell("pools", RULE, c.attack_dice, c.defence_dice)
    c.step = "plans"
    yield from settle_title(g)


def apply_tactics(g: Oath, c: Campaign) -> None:
    """O-12.2.3: the Prince adds dice as the attacker, and removes them as a defender."""
    dice = tactics_in(g, c)
    if dice:
        c.add_or_remove(g.seats, dice)
        g.tell("prince-tactics", "O-12.2.3", g.seats, dice)


def tactics_in(g: Oath, c: Campaign) -> int:
    """O-12.2.3: by how many dice the Prince changes the attack pool of this campaign."""
    if g.prince is None or not shares_tactics(c, g.seats):
        return 0
    return g.prince.dice()


def sites_to_attack_from(g: Oath, me: Seat, slots: list[int]) -> list[int]:
    """The sites from which the player could attack somebody, as if the pawn were there."""
    found = []
    for slot in slots:
        g.stand_in = slot
        if possible_defenders(g, me, free=True):
            found.append(slot)
    g.stand_in = -1
    return found


def campaign_from(g: Oath, use: Use, slots: list[int]) -> Rules[None]:
    """A card gives a campaign for no Supply, as if the pawn were at one of these sites."""
    g.stand_in = yield from choose_site(g, use, sites_to_attack_from(g, use.me, slots))
    defenders = by_player(possible_defenders(g, use.me, free=True), "campaign")
    defender = yield from ask_by(g, use, "which-defender", defenders)
    yield from declare_campaign(g, use.me, defender, free=True)


def tell_targets(g: Oath, c: Campaign) -> None:
    """Everyone hears the targets."""
    for slot in c.sites:
        g.tell("targets-site", RULE, c.attacker, g.name(slot))
    for thing in (*c.relics, *c.banners):
        g.tell("targets-thing", RULE, c.attacker, ID[thing])
    if c.banish:
        g.tell("targets-pawn", RULE, c.attacker, c.defender)


def choose_dice(g: Oath, c: Campaign) -> Rules[None]:
    """O-5.5.2: up to as many attack dice as the force has warbands."""
    dice = by_number(range(force(g, c, ATTACK), -1, -1))
    c.attack_dice = yield from choose(g, c.attacker, "attack-dice", dice, RULE)
