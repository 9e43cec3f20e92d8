"""O-1: the set-up of any game from its world, and of the tutorial round."""

from typing import Final

from crannog.games.oath import know, tutorial, zones
from crannog.games.oath.asking import by_card, by_site, choose, choose_unseen
from crannog.games.oath.chronicle.new_world import first_world, quick_world
from crannog.games.oath.chronicle.world import World, check_deal, read_world
from crannog.games.oath.facts import (
    COLOURS,
    DARKEST_SECRET,
    DENIZEN_NUMBERS,
    GRAND_SCEPTER,
    INTACT,
    MOST_SUPPLY,
    NUMBER,
    PEOPLES_FAVOR,
    PROMPT,
    PURPLE,
    REGIONS,
    RUINED,
    SLOTS_OF,
    is_vision,
)
from crannog.games.oath.options import Settings
from crannog.games.oath.prince.policy.start import (
    PRINCELY_SLOTS,
    keeper_at_start,
    warbands_at_start,
)
from crannog.games.oath.prince.record import Prince
from crannog.games.oath.state import CHANCELLOR, CITIZEN, Oath, Player, Site
from crannog.games.oath.verbs import (
    discard_unseen,
    fill_slot,
    lay,
    next_region,
    put_pawn,
    stack_deck,
)
from crannog.kernel.ask import Choice, Rules, Seat
from crannog.kernel.errors import BadOption
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json

RULE: Final = "O-1.23"


def fresh(seats: int, seed: int, settings: Settings, start: Json) -> Oath:
    """O-1.B up to the choices of O-1.23, from the world that the options or `start` give."""
    check_players(seats, settings, start)
    g = Oath()
    g.seats = seats
    g.begin(settings)
    g.rng = Rng(seed)
    world = choose_world(g, settings, start)
    lay_map(g, world)
    lay_decks(g, world)
    seat_players(g, world, settings.prince)
    g.know = [open_cards(g)] * len(g.players)
    give_pieces(g)
    if settings.setup == "tutorial" and start is None:
        finish_tutorial(g)
    else:
        deal(g)
        g.active = g.chancellor()
    return g


def check_players(seats: int, settings: Settings, start: Json) -> None:
    """O-1.F, O-12.1: who can play together."""
    has_prince = settings.prince != "none"
    if seats == 1 and not has_prince:
        raise BadOption(
            "one person plays Oath with the Clockwork Prince (O-12.1): "
            "choose prince=chancellor or prince=exile"
        )
    if seats == len(COLOURS) and has_prince:
        raise BadOption(f"no board is left for the Clockwork Prince (O-12.1) with {seats} seats")
    if settings.setup == "tutorial" and start is None:
        if seats != 4:
            raise BadOption(f"the tutorial (O-1.F) is played with 4 seats, not {seats}")
        if has_prince:
            raise BadOption("the tutorial (O-1.F) is played without the Clockwork Prince (O-12.1)")


def open_cards(g: Oath) -> int:
    """What everybody sees from the beginning: faceup sites and their cards."""
    up = [site for site in g.sites if site.up]
    cards = [card for site in up for card in (site.card, *site.cards)]
    return sum(1 << card for card in (*cards, GRAND_SCEPTER))


def choose_world(g: Oath, settings: Settings, start: Json) -> World:
    """Where the match begins: a saved world, or one made for it."""
    if start is not None:
        world = read_world(start)
        check_deal(world, g.seats)
        return world
    if settings.setup == "quick":
        return quick_world(g.rng, settings.goal)
    if settings.setup == "tutorial":
        return tutorial.tutorial_world()
    return first_world(g.rng)


def lay_map(g: Oath, world: World) -> None:
    """O-1.1: the eight sites with all that lies there; prompts of faceup ones (O-1.16)."""
    for slot, place in enumerate(world.places):
        site = Site()
        site.begin(place.site, place.up)
        g.sites.append(site)
        g.where[place.site] = slot
        for card in place.cards:
            g.where[card] = zones.BOX
            lay(g, card, slot)
        for relic in place.relics:
            lay(g, relic, zones.AT_SITE + slot)


def lay_decks(g: Oath, world: World) -> None:
    """The world deck in its parts, relics, the dispossessed; what is nowhere is in the archive."""
    stack_deck(g, world.parts)
    for relic in reversed(world.relics):
        lay(g, relic, zones.RELIC_DECK)
    for card in world.dispossessed:
        lay(g, card, zones.DISPOSSESSED)
    for card in (*DENIZEN_NUMBERS, *INTACT):
        if g.where[card] == zones.BOX:
            g.where[card] = zones.ARCHIVE
    for intact, ruined in zip(INTACT, RUINED, strict=True):
        if g.where[ruined] != zones.BOX:
            g.where[intact] = zones.BOX
    g.world = frozenset(card for card in DENIZEN_NUMBERS if g.where[card] != zones.ARCHIVE)
    g.goal = world.goal


def seat_players(g: Oath, world: World, prince: str) -> None:
    """O-1.7 to O-1.9: the Chancellor first, then the other boards on their saved sides.

    The Prince comes last; as the Chancellor he has the purple board (O-12.1.1).
    """
    first = 1 if prince == CHANCELLOR else 0
    for colour in range(first, first + g.seats):
        role = CHANCELLOR if colour == PURPLE else world.sides[COLOURS[colour]]
        seat_player(g, colour, role, MOST_SUPPLY)
    if prince != "none":
        seat_player(g, PURPLE if first else g.seats, prince, 0)
        g.prince = Prince()
        g.prince.begin(g.goal)
    idle = range(len(g.players), len(COLOURS))
    g.idle_citizens = [colour for colour in idle if world.sides[COLOURS[colour]] == CITIZEN]


def seat_player(g: Oath, colour: int, role: str, supply: int) -> None:
    """O-1.9, O-1.10: a player with this board."""
    player = Player()
    player.begin(colour, role)
    player.supply = supply
    g.players.append(player)


def give_pieces(g: Oath) -> None:
    """O-1.5 to O-1.18: tokens, warbands, banners, the title, relics."""
    g.banks = [4 if len(g.players) > 4 else 3] * 6
    seat, keeper = g.chancellor(), first_keeper(g)
    lay(g, GRAND_SCEPTER, zones.HELD + keeper)
    man_map(g)
    if g.goal == "devotion":
        g.banner_holder[DARKEST_SECRET] = keeper
    elif g.goal == "people":
        g.banner_holder[PEOPLES_FAVOR] = keeper
    g.title = keeper
    for me in g.others(seat):
        give_warbands(g, me)
    for me in range(g.seats):  # O-12.1.2: the Prince gets neither favor nor secrets
        g.players[me].favor = 2 if me == seat else 1
        g.players[me].secrets = 1
    resolve_prompts(g)
    fill_reliquary(g, len(g.reliquary) if g.prince is None else PRINCELY_SLOTS)


def first_keeper(g: Oath) -> Seat:
    """O-1.10 to O-1.13: the Chancellor has Scepter, banner and title; a Prince as he decides."""
    chancellor = g.chancellor()
    return keeper_at_start(chancellor) if g.is_prince(chancellor) else chancellor


def first_warbands(g: Oath, me: Seat, count: int) -> int:
    """So many warbands of a player's; of the Prince's as he decides (O-12.1.2)."""
    return warbands_at_start(count) if g.is_prince(me) else count


def give_warbands(g: Oath, me: Seat) -> None:
    """O-1.15: three warbands; a Citizen's are purple, as many as there are left."""
    player = g.players[me]
    purse = g.players[g.chancellor()] if player.role == CITIZEN else player
    player.warbands = min(first_warbands(g, me, 3), purse.bank)
    purse.bank -= player.warbands


def fill_reliquary(g: Oath, slots: int) -> None:
    """O-1.17: four relics, facedown; none for the Prince (O-12.1.9)."""
    for slot in range(slots):
        fill_slot(g, slot, g.relic_deck[-1])


def resolve_prompts(g: Oath) -> None:
    """O-1.16: secrets and favor of faceup sites; of too little favor the Chancellor disposes."""
    enough = prompted_favor(g) <= g.shared_favor()
    for site in g.sites:
        if site.up:
            _, favor, site.secrets = PROMPT[site.card]
            site.favor = favor if enough else 0


def prompted_favor(g: Oath) -> int:
    """The favor that the prompts of all faceup sites ask for."""
    return sum(PROMPT[site.card][1] for site in g.sites if site.up)


def man_map(g: Oath) -> None:
    """O-1.12: purple warbands: the board, the top Cradle site, and sites with cards."""
    me = g.chancellor()
    chancellor = g.players[me]
    chancellor.warbands = first_warbands(g, me, 3)
    chancellor.bank -= chancellor.warbands
    top = top_of_cradle(g)
    for slot, site in enumerate(g.sites):
        manned = any(card not in RUINED for card in site.cards)
        count = first_warbands(g, me, 2 if slot == top else 1 if site.up and manned else 0)
        if count:
            site.warbands, site.colour = count, PURPLE
            chancellor.bank -= count


def top_of_cradle(g: Oath) -> int:
    """O-1.12: the topmost faceup site of the Cradle."""
    return next(slot for slot in SLOTS_OF[0] if g.sites[slot].up)


def draw_bottom(g: Oath) -> int:
    """O-1.19: the bottom card of the world deck leaves it."""
    card = g.deck[0]
    if g.part3:
        g.part3 -= 1
    elif g.part2:
        g.part2 -= 1
    return card


def deal(g: Oath) -> None:
    """O-1.19 to O-1.22: a card on each pile, three for each person, Visions among them counted."""
    for region in range(3):
        lay(g, draw_bottom(g), zones.PILE + region)
    for me in range(g.seats):  # O-12.1.2: none for the Prince
        for _ in range(3):
            card = draw_bottom(g)
            lay(g, card, zones.ADVISERS + me)
            g.dark |= 1 << card
            g.know[me] |= 1 << card
            if is_vision(card):
                g.visions_drawn += 1


def finish_tutorial(g: Oath) -> None:
    """O-1.F: pawns, advisers and piles as the booklet has them; the first turn begins."""
    for me, slot in enumerate(tutorial.PAWNS):
        g.players[me].pawn = slot
        card = NUMBER[tutorial.ADVISERS[me]]
        lay(g, card, zones.ADVISERS + me)
        g.dark |= 1 << card
        g.know[me] |= 1 << card
    for region, words in enumerate(tutorial.PILES):
        for card in tutorial.numbers(words):
            lay(g, card, zones.PILE + region)
    g.world = frozenset(card for card in DENIZEN_NUMBERS if g.where[card] != zones.ARCHIVE)
    g.phase = "wake"


# -- choices (O-1.16, O-1.23) ------------------------------------------------------------------


def settle_in(g: Oath) -> Rules[None]:
    """O-1.23: in turn order a site for the pawn, one card to keep, two to discard."""
    me = g.active
    if me == g.chancellor():
        yield from place_short_favor(g, me)
    if g.is_prince(me):
        put_pawn(g, me, top_of_cradle(g), "O-12.1.8")
    else:
        yield from place_pawn(g, me)
        yield from keep_one(g, me)
    following = (me + 1) % len(g.players)
    g.active = following
    if following == g.chancellor():
        g.phase = "wake"


def place_short_favor(g: Oath, me: Seat) -> Rules[None]:
    """O-1.16: where favor runs out, the Chancellor decides which sites get less."""
    placed = sum(site.favor for site in g.sites)
    short = prompted_favor(g) - placed - g.shared_favor()
    if short <= 0:
        return
    favor = {slot: PROMPT[site.card][1] for slot, site in enumerate(g.sites) if site.up}
    for left in range(short, 0, -1):
        slots = [slot for slot, count in favor.items() if count]
        poorer = yield from choose(g, me, "short-favor", by_site(g, slots), "O-1.16", left)
        favor[poorer] -= 1
    for slot, count in favor.items():
        g.sites[slot].favor = count
        if count:
            g.tell("puts-on-site", "O-1.16", me, g.name(slot), count)


def place_pawn(g: Oath, me: Seat) -> Rules[None]:
    """O-1.23 (a): any faceup site; the Chancellor takes the top one of the Cradle."""
    slots = [slot for slot, site in enumerate(g.sites) if site.up]
    if me == g.chancellor():
        slots = slots[:1]
    slot = yield from choose(g, me, "first-site", by_site(g, slots), RULE)
    put_pawn(g, me, slot, RULE)


def keep_one(g: Oath, me: Seat) -> Rules[None]:
    """O-1.23 (b), (c): one facedown adviser stays, the others go to the next region's pile."""

    def dealt() -> dict[Choice, int]:
        return by_card(g.players[me].advisers, "keep")

    pile = next_region(g.region(me))
    kept = yield from choose_unseen(g, me, "first-adviser", dealt, RULE, REGIONS[pile])

    def others() -> dict[Choice, int]:
        return by_card(card for card in g.players[me].advisers if card != kept)

    first = yield from choose_unseen(g, me, "next-discard", others, RULE, REGIONS[pile])
    last = next(card for card in g.players[me].advisers if card not in (kept, first))
    discard_unseen(g, me, [first, last], zones.PILE + pile, RULE)
    know.lose_track(g, [kept], me)
