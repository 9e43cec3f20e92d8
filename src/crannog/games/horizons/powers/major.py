"""The 22 major powers (H-1.2), each in the order of its text."""

from typing import cast

from crannog.games.horizons.cards import (
    choose_deck,
    discard_powers,
    draw_and_take,
    take_card,
)
from crannog.games.horizons.facts import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    FAST,
    SLOW,
    SMALL,
    SMALLER,
    STRENGTH,
    TOWN,
)
from crannog.games.horizons.registry import ANOTHER, ANY_SPIRIT, AVENGERS, power
from crannog.games.horizons.state import Land, Vengeance
from crannog.games.horizons.use import Use, in_range, legal_lands, repeat_in
from crannog.games.horizons.verbs import (
    DONE,
    add_presence,
    choose_piece,
    decide,
    destroy_chosen,
    gain_energy,
    move_piece,
    pieces_in,
    place_presence,
    replace,
)
from crannog.kernel.ask import Choice, Rules, Seat


@power(
    "major",
    "accelerated_rot",
    SLOW,
    cost=4,
    elements="sun water plant",
    range=2,
    target="jungle wetland",
    tiers=("3 sun 2 water 3 plant",),
)
def accelerated_rot(use: Use) -> Rules[None]:
    """2 Fear, 4 Damage; threshold: 5 Damage, remove 1 Blight."""
    use.fear(2)
    yield from use.damage(4)
    if (yield from use.tier(0)):
        yield from use.damage(5)
        use.remove_blight()


@power(
    "major",
    "blazing_renewal",
    FAST,
    cost=5,
    elements="fire earth plant",
    target=ANY_SPIRIT,
    tiers=("3 fire 3 earth 2 plant",),
)
def blazing_renewal(use: Use) -> Rules[None]:
    """The target's destroyed presence returns, 2 into one land near yours, with Damage there."""
    g = use.g
    spirit = g.spirits[use.spirit]
    if not spirit.destroyed:
        return
    distance = 2 + g.spirits[use.user].range_bonus
    nearby = in_range(g, g.lands_of(use.user), distance)
    options: list[Choice] = [("land", land) for land in nearby]
    choice = yield from use.choose("renewal-land", options, "H-16.3")
    use.land = g.lands[str(choice[1])]
    for _ in range(min(2, spirit.destroyed)):
        spirit.destroyed -= 1
        place_presence(g, use.spirit, use.land, "H-16.3")
    yield from use.damage_each(2, BUILDINGS)
    if (yield from use.tier(0)):
        yield from use.damage(4)


@power(
    "major",
    "cleansing_floods",
    SLOW,
    cost=5,
    elements="sun water",
    range=1,
    origin="wetland",
    tiers=("4 water",),
)
def cleansing_floods(use: Use) -> Rules[None]:
    """4 Damage, remove 1 Blight; 4 water: 10 Damage."""
    yield from use.damage(4)
    use.remove_blight()
    if (yield from use.tier(0)):
        yield from use.damage(10)


@power(
    "major",
    "dissolve_the_bonds_of_kinship",
    SLOW,
    cost=4,
    elements="fire water animal",
    range=1,
    tiers=("2 fire 2 water 3 animal",),
    moves=True,
)
def dissolve_the_bonds_of_kinship(use: Use) -> Rules[None]:
    """A City, a Town and a Dahan become Explorers, who may fight the rest and are Pushed apart."""
    for kind, count in ((CITY, 2), (TOWN, 1), (DAHAN, 1)):
        if use.land.count(kind):
            _, damage = yield from choose_piece(
                use.g, use.user, "replace", use.land, (kind,), "H-19.8"
            )
            replace(use.g, use.land, kind, damage, EXPLORER, "H-19.8", count)
    if (yield from use.tier(0)):
        yield from mutual_damage(use)
    yield from push_apart(use, use.land.count(EXPLORER), (EXPLORER,))


def mutual_damage(use: Use) -> Rules[None]:
    """Explorers and Towns/Cities damage each other at the same time; the user assigns both."""
    land = use.land
    of_explorers = land.count(EXPLORER)
    of_buildings = sum(land.count(kind) * STRENGTH[kind] for kind in BUILDINGS)
    if not of_explorers or not of_buildings:
        return
    yield from use.damage(of_explorers, BUILDINGS)
    yield from use.damage(of_buildings, (EXPLORER,))


def push_apart(use: Use, count: int, kinds: tuple[str, ...]) -> Rules[None]:
    """Pushes that many pieces to as many different lands as possible."""
    near = use.g.near(use.land.id)
    reached: list[str] = []
    for left in range(count, 0, -1):
        fresh = [land for land in near if land not in reached] or near
        options: list[Choice] = [
            ("push", kind, damage, land)
            for kind, damage in pieces_in(use.land, kinds)
            for land in fresh
        ]
        if not options:
            return
        choice = yield from decide(use.g, use.user, "push", options, "H-20.2", use.land.id, left)
        to = str(choice[3])
        reached.append(to)
        move_piece(use.g, str(choice[1]), cast(int, choice[2]), use.land, use.g.lands[to], "H-20.2")


@power(
    "major",
    "entwined_power",
    FAST,
    cost=2,
    elements="moon water plant",
    target=ANOTHER,
    tiers=("2 water 4 plant",),
)
def entwined_power(use: Use) -> Rules[None]:
    """You share presence for targeting; the target gains a card, you take one it left."""
    g, me, other = use.g, use.user, use.spirit
    if use.for_another():
        g.spirits[me].shares.append(other)
        g.spirits[other].shares.append(me)
        g.tell("shares-presence", "H-5.3", me, other)
    deck = yield from choose_deck(g, other)
    left = yield from draw_and_take(g, other, deck, "H-22.1")
    if left:
        options: list[Choice] = [("take", card) for card in left]
        choice = yield from use.choose("take-left-power", options, "H-26.5")
        taken = str(choice[1])
        left = [card for card in left if card != taken]
        yield from take_card(g, me, taken, "H-22.1")
    discard_powers(g, left)
    if (yield from use.tier(0)):
        gain_energy(g, me, 3, "H-17.2")
        gain_energy(g, other, 3, "H-17.2")
        if use.for_another():
            yield from gift_card(use, me, other)
            yield from gift_card(use, other, me)


def gift_card(use: Use, giver: Seat, taker: Seat) -> Rules[None]:
    """The giver may hand one power card from hand to the other Spirit."""
    g = use.g
    options: list[Choice] = [("give", card) for card in g.spirits[giver].hand]
    options.append(("keep",))
    choice = yield from use.choose("gift-card", options, "H-22.6", seat=giver)
    if choice[0] == "give":
        card = str(choice[1])
        g.spirits[giver].hand.remove(card)
        g.spirits[taker].hand.append(card)
        g.tell("gives-card", "H-22.6", giver, taker, card)


@power(
    "major",
    "indomitable_claim",
    FAST,
    cost=4,
    elements="sun earth",
    range=1,
    tiers=("2 sun 3 earth",),
)
def indomitable_claim(use: Use) -> Rules[None]:
    """Add 1 presence, Defend 20; threshold: 3 Fear with Invaders there, skip all actions."""
    yield from add_presence(use.g, use.user, [use.land.id], "H-4.6")
    use.defend(20)
    if (yield from use.tier(0)):
        if use.land.has_invaders():
            use.fear(3)
        use.skip("ravage", "build", "explore")


@power(
    "major",
    "infinite_vitality",
    FAST,
    cost=3,
    elements="earth plant animal",
    range=1,
    origin="sacred",
    tiers=("4 earth",),
)
def infinite_vitality(use: Use) -> Rules[None]:
    """Dahan there have +4 Health, no Blight comes; 4 earth: Dahan are safe, a Blight goes."""
    g, land = use.g, use.land
    land.vitality += 4
    land.no_blight = True
    g.tell("vitality", "H-19.6", land.id)
    if not (yield from use.tier(0)):
        return
    land.dahan_safe = True
    g.tell("dahan-safe", "H-5.6", land.id)
    options: list[Choice] = [
        ("land", place) for place in (land.id, *g.near(land.id)) if g.lands[place].blight
    ]
    if options:
        choice = yield from use.choose("remove-blight", options, "H-19.10")
        use.remove_blight(g.lands[str(choice[1])])


@power(
    "major",
    "mists_of_oblivion",
    SLOW,
    cost=4,
    elements="moon air water",
    range=3,
    tiers=("2 moon 3 air 2 water",),
)
def mists_of_oblivion(use: Use) -> Rules[None]:
    """1 Damage to each Invader; threshold: 3 Damage. Each Town/City so destroyed: 1 Fear (to 4)."""
    before = use.land.counts(BUILDINGS)
    yield from use.damage_each(1)
    if (yield from use.tier(0)):
        yield from use.damage(3)
    yield from use.leftover_bonus()
    use.fear(min(4, before - use.land.counts(BUILDINGS)))


@power(
    "major",
    "paralyzing_fright",
    FAST,
    cost=4,
    elements="air earth",
    range=1,
    origin="sacred",
    tiers=("2 air 3 earth",),
)
def paralyzing_fright(use: Use) -> Rules[None]:
    """4 Fear, skip all Invader actions; threshold: 4 Fear."""
    use.fear(4)
    use.skip("ravage", "build", "explore")
    if (yield from use.tier(0)):
        use.fear(4)


@power(
    "major",
    "pillar_of_living_flame",
    SLOW,
    cost=5,
    elements="fire",
    range=2,
    origin="sacred",
    tiers=("4 fire",),
)
def pillar_of_living_flame(use: Use) -> Rules[None]:
    """3 Fear, 5 Damage, in Jungle or Wetland 1 Blight; 4 fire: 2 Fear, 5 Damage."""
    use.fear(3)
    yield from use.damage(5)
    if use.terrain("jungle", "wetland"):
        yield from use.add_blight()
    if (yield from use.tier(0)):
        use.fear(2)
        yield from use.damage(5)


@power(
    "major",
    "poisoned_land",
    SLOW,
    cost=3,
    elements="earth plant animal",
    range=1,
    tiers=("3 earth 2 plant 2 animal",),
)
def poisoned_land(use: Use) -> Rules[None]:
    """1 Fear, 7 Damage, add 1 Blight, destroy all Dahan; threshold: Fear and Damage per Blight."""
    use.fear(1)
    yield from use.damage(7)
    yield from use.add_blight()
    use.destroy_all(DAHAN)
    if (yield from use.tier(0)):
        use.fear(use.land.blight)
        yield from use.damage(4 * use.land.blight)


@power(
    "major",
    "powerstorm",
    FAST,
    cost=3,
    elements="sun fire air",
    target=ANY_SPIRIT,
    tiers=("2 sun 2 fire 3 air",),
)
def powerstorm(use: Use) -> Rules[None]:
    """3 Energy; the target may repeat a card in play by paying again; threshold: 2 others too."""
    gain_energy(use.g, use.spirit, 3, "H-17.2")
    if not use.rep:
        count = 3 if (yield from use.tier(0)) else 1
        use.g.spirits[use.spirit].repeats += count
        use.g.tell("may-repeat", "H-23.6", use.spirit, count)


@power(
    "major",
    "talons_of_lightning",
    FAST,
    cost=6,
    elements="fire air",
    range=1,
    target="mountain wetland",
    tiers=("3 fire 3 air",),
    set_range=3,
)
def talons_of_lightning(use: Use) -> Rules[None]:
    """3 Fear, 5 Damage; threshold: range 3, and 1 Town destroyed in each adjacent land."""
    g = use.g
    use.fear(3)
    yield from use.damage(5)
    if (yield from use.tier(0)):
        for near in g.near(use.land.id):
            yield from destroy_chosen(g, use.user, g.lands[near], (TOWN,), 1, "H-19.5")


@power(
    "major",
    "terrifying_nightmares",
    FAST,
    cost=4,
    elements="moon air",
    range=2,
    tiers=("4 moon",),
    moves=True,
)
def terrifying_nightmares(use: Use) -> Rules[None]:
    """2 Fear, Push up to 4 Explorers/Towns; 4 moon: 4 Fear."""
    use.fear(2)
    yield from use.push(4, *SMALL)
    if (yield from use.tier(0)):
        use.fear(4)


@power(
    "major",
    "the_jungle_hungers",
    SLOW,
    cost=3,
    elements="moon plant",
    range=1,
    origin="jungle",
    tiers=("2 moon 3 plant",),
)
def the_jungle_hungers(use: Use) -> Rules[None]:
    """Destroy all Explorers, Towns and Dahan; threshold: 1 City, and the Dahan are spared."""
    use.destroy_all(*SMALL)
    if (yield from use.tier(0)):
        yield from use.destroy(1, CITY)
    else:
        use.destroy_all(DAHAN)


@power(
    "major",
    "the_land_thrashes_in_furious_pain",
    SLOW,
    cost=4,
    elements="moon fire earth",
    range=2,
    target="blight",
    tiers=("3 moon 3 earth",),
)
def the_land_thrashes_in_furious_pain(use: Use) -> Rules[None]:
    """2 Damage per Blight there, 1 per Blight around; threshold: repeat in an adjacent land."""
    g = use.g
    yield from use.damage(2 * use.land.blight)
    yield from use.damage(sum(g.lands[near].blight for near in g.near(use.land.id)))
    if not use.rep and (yield from use.tier(0)):
        yield from repeat_in(use, g.near(use.land.id), "H-23.4")


@power(
    "major",
    "the_trees_and_stones_speak_of_war",
    FAST,
    cost=2,
    elements="sun earth plant",
    range=1,
    target="dahan",
    tiers=("2 sun 2 earth 2 plant",),
    moves=True,
)
def the_trees_and_stones_speak_of_war(use: Use) -> Rules[None]:
    """1 Damage and Defend 2 per Dahan; threshold: Push up to 2 Dahan, each takes 2 Defend along."""
    g = use.g
    dahan = use.land.count(DAHAN)
    yield from use.damage(dahan)
    use.defend(2 * dahan)
    if (yield from use.tier(0)):
        pushed = yield from use.push(2, DAHAN)
        for _, to in pushed:
            use.land.defend -= 2
            g.lands[to].defend += 2
            g.tell("defend-moves", "H-21.1", use.land.id, to, 2)


@power(
    "major",
    "tsunami",
    SLOW,
    cost=6,
    elements="water earth",
    range=2,
    origin="sacred",
    target="coastal",
    tiers=("3 water 2 earth",),
)
def tsunami(use: Use) -> Rules[None]:
    """2 Fear, 8 Damage, destroy 2 Dahan; threshold: the board's other Coastal lands suffer too."""
    g = use.g
    use.fear(2)
    yield from use.damage(8)
    yield from use.destroy(2, DAHAN)
    if (yield from use.tier(0)):
        for key, land in g.lands.items():
            if key[0] == use.land.id[0] and g.map.coastal[key] and key != use.land.id:
                use.fear(1)
                yield from use.damage(4, land=land)
                yield from destroy_chosen(g, use.user, land, (DAHAN,), 1, "H-19.5")


@power(
    "major",
    "vengeance_of_the_dead",
    FAST,
    cost=3,
    elements="moon fire animal",
    range=3,
    tiers=("3 animal",),
)
def vengeance_of_the_dead(use: Use) -> Rules[None]:
    """3 Fear; this turn 1 Damage for each Town, City, Dahan destroyed there."""
    use.fear(3)
    wide = yield from use.tier(0)
    use.g.vengeances.append(Vengeance(use.land.id, use.user, wide))
    use.g.tell("swears-vengeance", "H-14.8", use.user, use.land.id)


AVENGERS.append("vengeance_of_the_dead")


@power(
    "major",
    "vigor_of_the_breaking_dawn",
    FAST,
    cost=3,
    elements="sun animal",
    range=2,
    target="dahan",
    tiers=("3 sun 2 animal",),
    moves=True,
)
def vigor_of_the_breaking_dawn(use: Use) -> Rules[None]:
    """2 Damage per Dahan; threshold: Push up to 2 Dahan, then 2 Damage per Dahan there."""
    g = use.g
    yield from use.damage(2 * use.land.count(DAHAN))
    if (yield from use.tier(0)):
        pushed = yield from use.push(2, DAHAN)
        for to in dict.fromkeys(land for _, land in pushed):
            land = g.lands[to]
            yield from use.damage(2 * land.count(DAHAN), land=land)


@power(
    "major",
    "winds_of_rust_and_atrophy",
    FAST,
    cost=3,
    elements="air water animal",
    range=3,
    origin="sacred",
    tiers=("3 air 3 water 2 animal",),
)
def winds_of_rust_and_atrophy(use: Use) -> Rules[None]:
    """1 Fear, Defend 6, downgrade a Town or City; threshold: repeat in any land in range."""
    use.fear(1)
    use.defend(6)
    if use.land.counts(BUILDINGS):
        kind, damage = yield from choose_piece(
            use.g, use.user, "downgrade", use.land, BUILDINGS, "H-19.9"
        )
        replace(use.g, use.land, kind, damage, SMALLER[kind], "H-19.9")
    if not use.rep and (yield from use.tier(0)):
        yield from repeat_in(use, legal_lands(use.g, use.user, use.power, use.cap), "H-23.5")


@power(
    "major",
    "wrap_in_wings_of_sunlight",
    FAST,
    cost=3,
    elements="sun air animal",
    range=0,
    tiers=("2 sun 2 air 2 animal",),
    moves=True,
)
def wrap_in_wings_of_sunlight(use: Use) -> Rules[None]:
    """Move up to 5 Dahan to one land and Defend 5 there; threshold: first Gather up to 3 Dahan."""
    g = use.g
    if (yield from use.tier(0)):
        yield from use.gather(3, DAHAN)
    if not use.land.count(DAHAN):
        return
    options: list[Choice] = [("land", land) for land in g.lands]
    options.append(DONE)
    choice = yield from use.choose("wings-land", options, "H-20.7")
    if choice == DONE:
        return
    to = g.lands[str(choice[1])]
    moved = yield from carry(use, to)
    if moved:
        use.defend(5, to)


def carry(use: Use, to: Land) -> Rules[int]:
    """Moves one to five Dahan of the target land to another; staying put counts as moved."""
    if to.id == use.land.id:
        return 1
    moved = 0
    while moved < 5:
        options: list[Choice] = [
            ("piece", kind, damage) for kind, damage in pieces_in(use.land, (DAHAN,))
        ]
        if moved and options:
            options.append(DONE)
        if not options:
            break
        choice = yield from decide(
            use.g, use.user, "carry-dahan", options, "H-20.7", to.id, 5 - moved
        )
        if choice == DONE:
            break
        move_piece(use.g, DAHAN, cast(int, choice[2]), use.land, to, "H-20.7")
        moved += 1
    return moved
