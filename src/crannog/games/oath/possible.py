"""Where a position can't begin, though its pieces are all there: each with the rule it breaks."""

from collections.abc import Iterator, Sized

from crannog.games.oath import zones
from crannog.games.oath.advisers import excess, may_go
from crannog.games.oath.battle import BANDITS, BOARD, Campaign
from crannog.games.oath.check import may_lack_pawns
from crannog.games.oath.chronicle.ceremony import goals_to_vow
from crannog.games.oath.chronicle.record import CITIZENSHIP, OATH, WRITTEN
from crannog.games.oath.citizens import full_slots
from crannog.games.oath.facts import (
    COLOURS,
    CONSPIRACY,
    GRAND_SCEPTER,
    ID,
    PURPLE,
    SLOTS,
    SUITS,
    is_banner,
    is_edifice,
    is_site,
)
from crannog.games.oath.powers.registry import HAND_RULES, PLANS
from crannog.games.oath.prince.policy.start import PRINCELY_SLOTS
from crannog.games.oath.prince.record import SPACES
from crannog.games.oath.state import CHANCELLOR, Oath, Player
from crannog.games.oath.title import leaders

DEALT = 3  # cards of a player who has not yet settled in (O-1.20)


def impossible_start(g: Oath) -> list[str]:
    """What may not be where a position begins."""
    return [
        *wrong_boards(g),
        *wrong_places(g),
        *wrong_sites(g),
        *wrong_tokens(g),
        *wrong_title(g),
        *wrong_moment(g),
        *wrong_campaign(g),
        *wrong_prince(g),
    ]


def wrong_boards(g: Oath) -> Iterator[str]:
    """O-1.8, O-1.9: each colour once, the Chancellor's is purple; what may lie by a board."""
    colours = [player.colour for player in g.players]
    if len(set(colours)) < len(colours):
        yield "O-1.9: players: two boards have the same colour"
    if any(colour == PURPLE or colour in colours for colour in g.idle_citizens):
        yield "O-8.7: idle_citizens: boards that nobody plays, and never the Chancellor's"
    for seat, player in enumerate(g.players):
        at = f"players.{seat}"
        if (player.role == CHANCELLOR) != (player.colour == PURPLE):
            yield f"O-1.8: {at}: the Chancellor's board is purple, and no other"
        if player.vision == CONSPIRACY or (player.vision and not player.is_exile()):
            yield f"O-5.1.4: {at}.vision: only an Exile reveals a Vision, and never the Conspiracy"
        if excess(g, seat) and may_go(g, seat, 0) and g.phase != "setup":
            yield f"O-2.2.2: {at}.advisers: there are too many"
        for card in player.advisers:
            if not g.is_dark(card) and not g.fits_advisers(card):
                yield f"O-7.2.1: {at}.advisers: {ID[card]} can't lie faceup there, only facedown"


def wrong_places(g: Oath) -> Iterator[str]:
    """O-1.23: pawns stand at faceup sites; in the set-up those still to settle have none."""
    for seat, player in enumerate(g.players):
        waits = g.phase == "setup" and is_waiting(g, seat)
        if player.pawn < 0 and not waits and not may_lack_pawns(g):
            yield f"O-1.23: players.{seat}.pawn: it stands at a site"
        elif player.pawn >= 0 and waits and seat != g.active:
            yield f"O-1.23: players.{seat}.pawn: its player has not settled in yet"
        elif player.pawn >= 0 and not g.sites[player.pawn].up:
            slot = SLOTS[player.pawn]
            yield f"O-5.6.2: players.{seat}.pawn: sites.{slot} lies facedown, nobody is there"
        if waits and not has_deal(g, player):
            yield f"O-1.20: players.{seat}.advisers: {DEALT} facedown cards to choose from"
    for card in range(g.dark.bit_length()):
        if g.dark >> card & 1 and not zones.ADVISERS <= g.where[card] < zones.HELD:
            yield f"O-2.2.2: facedown: {ID[card]} is nobody's adviser"
    if g.where[GRAND_SCEPTER] == zones.BOX:
        yield "O-1.8: players: the Grand Scepter is held by a player or lies at a site"


def is_waiting(g: Oath, seat: int) -> bool:
    """O-1.23: whether the player comes after those who have settled in."""
    order = g.in_turn_order()
    return order.index(seat) >= order.index(g.active)


def has_deal(g: Oath, player: Player) -> bool:
    """O-1.20: whether the player has the cards of the deal, all facedown."""
    return len(player.advisers) == DEALT and all(g.is_dark(card) for card in player.advisers)


def wrong_sites(g: Oath) -> Iterator[str]:
    """O-2.8, O-7.2.1: cards that may lie there, no more than fit, warbands of somebody's."""
    played = {player.colour for player in g.players}
    for slot, site in enumerate(g.sites):
        at = f"sites.{SLOTS[slot]}"
        if site.warbands and site.colour not in played:
            yield f"O-10.rule: {at}.colour: nobody plays {COLOURS[site.colour]}"
        for card in site.cards:
            if not is_edifice(card) and not g.fits_site(card):
                yield f"O-7.2.1: {at}.cards: {ID[card]} can't lie at a site"
        counted = [card for card in site.cards if card not in HAND_RULES]
        if len(counted) > g.capacity_printed(slot):
            yield f"O-2.8.1: {at}.cards: the site holds {g.capacity_printed(slot)}"


def wrong_tokens(g: Oath) -> Iterator[str]:
    """O-7.1.2: tokens lie on cards in play; warbands on cards are of somebody's colour."""
    for card in g.laid:
        in_play = g.slot(card) >= 0 or g.holder(card) >= 0
        if not in_play or is_site(card) or is_banner(card):
            yield f"O-7.1.2: laid: {ID[card]} is no card in play"
    played = {player.colour for player in g.players}
    if any(count and colour not in played for colour, count in enumerate(g.caged)):
        yield "O-10.kill: caged: warbands of a colour that nobody plays"
    if (g.prophet >= 0) != (g.prophet_vision > 0):
        yield "O-3.2: prophet: who has a warband on a Vision, and on which, go together"
    if g.prophet_vision and all(player.vision != g.prophet_vision for player in g.players):
        yield f"O-3.2: prophet_vision: nobody has revealed {ID[g.prophet_vision]}"


def wrong_title(g: Oath) -> Iterator[str]:
    """O-2.11: who meets the goal has the title; only an Exile is the Usurper."""
    if g.phase == "chronicle":
        return  # the title is of the game that has ended
    first = leaders(g, g.goal)
    if first and g.title not in first:
        who = " or ".join(str(seat) for seat in first)
        yield f"O-2.11.2: title: seat {who} meets the goal, seat {g.title} does not"
    if g.usurper and not g.players[g.title].is_exile():
        yield "O-4.1.3: usurper: only an Exile becomes the Usurper"


def wrong_moment(g: Oath) -> Iterator[str]:
    """O-4.2: what belongs to an action is there in the Act phase only."""
    if g.phase == "over" and g.result is None:
        yield "O-3: phase: over needs a result"
    yield from wrong_chronicle(g)
    if g.stand_in >= 0 and g.campaign is None:
        yield "O-5.5.1: stand_in: it lasts as long as a campaign"
    if g.phase != "act":
        for name in ("campaign", "agenda", "ending"):
            if getattr(g, name):
                yield f"O-4.2: {name}: it is part of the Act phase, not of {g.phase}"


def wrong_chronicle(g: Oath) -> Iterator[str]:
    """O-8: the ceremony has a phase of its own, a winner who won so, and a step to come."""
    c = g.chronicle
    if (c is None) != (g.phase != "chronicle"):
        yield "O-8: chronicle: the phase chronicle has one, and no other phase"
    if c is None:
        return
    if c.step == WRITTEN:
        yield "O-8.8: chronicle.step: a written chronicle is no position to begin with"
    if g.active != c.winner:
        yield "O-8: active: in the chronicle it is the winner"
    if c.step == OATH and not goals_to_vow(g, c):
        yield "O-8.1: chronicle.reason: the winner meets the goal of no revealed Vision"
    if c.step != OATH and not c.vow:
        yield "O-8.1: chronicle.vow: the oath is vowed in the first step"
    if len(c.roles) != len(g.players) and (c.roles or c.step not in (OATH, CITIZENSHIP)):
        yield "O-8.7: chronicle.roles: one for each player, as the game ended"


def wrong_prince(g: Oath) -> Iterator[str]:
    """O-12: his role is the option's; each suit's token stands somewhere; he has no Supply."""
    if g.prince is None:
        return
    prince, player = g.prince, g.players[g.seats]
    if player.role != g.settings.prince:
        yield f"O-12.1: players.{g.seats}.role: the Prince plays as the option says"
    tokens = sorted(suit for space in prince.spaces for suit in space)
    if len(prince.spaces) != SPACES or tokens != list(range(len(SUITS))):
        yield f"O-12.6.6: prince.spaces: {SPACES} lists, with each suit once"
    if player.supply or player.vision:
        yield f"O-12.2: players.{g.seats}: the Prince has no Supply, and reveals no Vision"
    if any(slot >= PRINCELY_SLOTS for slot in full_slots(g)):
        yield "O-12.1.9: reliquary: no relics lie where the Princely Reliquary has no slots"


# -- a campaign --------------------------------------------------------------------------------


def wrong_campaign(g: Oath) -> Iterator[str]:
    """O-5.5: two sides, targets of the defender's, places that there are, plans that are plans."""
    c = g.campaign
    if c is None:
        return
    if c.step == "targets" or not c.declared:
        yield "O-5.5.2: campaign.step: targets are declared at once; begin with plans"
    if c.attacker in c.defenders():
        yield "O-5.5.1: campaign.attacker: he does not defend against himself"
    if c.site < 0:
        yield "O-5.5.1: campaign.site: it is missing"
    if any(not g.sites[slot].up for slot in c.sites):
        yield "O-5.5.2: campaign.sites: one of them lies facedown"
    yield from wrong_sides(c, len(g.players))
    yield from wrong_loot(g, c)
    for name in ("used", "if_defeated", "if_victorious", "at_end"):
        for card, _ in getattr(c, name):
            if card not in PLANS:
                yield f"O-7.5: campaign.{name}: {ID[card]} is no battle plan"


def wrong_sides(c: Campaign, seats: int) -> Iterator[str]:
    """What there is of each side is there twice, and forces stand where there is a place."""
    both: dict[str, Sized] = {
        "forces": c.forces,
        "closed": c.closed,
        "spares": c.spares,
        "faces_ignored": c.faces_ignored,
        "defeat_kills_none": c.defeat_kills_none,
        "all_die": c.all_die,
        "saves_dead": c.saves_dead,
        "saved": c.saved,
        "dead": c.dead,
    }
    for name, of_sides in both.items():
        if len(of_sides) != 2:
            yield f"O-5.5: campaign.{name}: one of the attacker's side, one of the defender's"
    if any(place >= BOARD + seats for places in c.forces for place in places):
        yield f"O-10.force: campaign.forces: places are slots 0 to 7, and {BOARD} + a seat"
    if c.step == "outcome" and c.victor < 0:
        yield "O-5.5.5: campaign.victor: the outcome needs one, 0 the attacker, 1 the defender"


def wrong_loot(g: Oath, c: Campaign) -> Iterator[str]:
    """O-5.5.2: targeted relics and banners are the defender's."""
    for thing in (*c.relics, *c.banners):
        if c.defender == BANDITS or g.holder(thing) != c.defender:
            yield f"O-5.5.2: campaign: {ID[thing]} is not the defender's"
