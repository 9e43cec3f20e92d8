"""The 36 minor powers (H-1.2), each in the order of its text."""

from crannog.games.horizons.cards import discard_powers, draw_and_take
from crannog.games.horizons.facts import (
    BUILDINGS,
    CITY,
    DAHAN,
    ELEMENTS,
    EXPLORER,
    FAST,
    SLOW,
    SMALL,
    TOWN,
)
from crannog.games.horizons.registry import ANY_SPIRIT, power
from crannog.games.horizons.use import Use
from crannog.games.horizons.verbs import choose_piece, gain_energy, replace
from crannog.kernel.ask import Choice, Rules


@power(
    "minor",
    "call_of_the_dahan_ways",
    SLOW,
    cost=1,
    elements="moon water animal",
    range=1,
    target="dahan",
    tiers=("2 moon",),
)
def call_of_the_dahan_ways(use: Use) -> Rules[None]:
    """An Explorer becomes a Dahan; with 2 moon a Town may instead."""
    kind = EXPLORER
    if (yield from use.tier(0)):
        kind = yield from use.either(EXPLORER, TOWN)
    if use.land.count(kind):
        _, damage = yield from choose_piece(use.g, use.user, "replace", use.land, (kind,), "H-19.8")
        replace(use.g, use.land, kind, damage, DAHAN, "H-19.8")


@power(
    "minor",
    "call_to_bloodshed",
    SLOW,
    cost=1,
    elements="sun fire animal",
    range=1,
    target="dahan",
    moves=True,
)
def call_to_bloodshed(use: Use) -> Rules[None]:
    """1 Damage per Dahan, or Gather up to 3 Dahan."""
    if (yield from use.either("damage", "gather-dahan")) == "damage":
        yield from use.damage(use.land.count(DAHAN))
    else:
        yield from use.gather(3, DAHAN)


@power(
    "minor",
    "call_to_isolation",
    FAST,
    elements="sun air animal",
    range=1,
    target="dahan",
    moves=True,
)
def call_to_isolation(use: Use) -> Rules[None]:
    """Push 1 Explorer/Town per Dahan, or Push 1 Dahan."""
    if (yield from use.either("push-invaders", "push-dahan")) == "push-invaders":
        yield from use.push(use.land.count(DAHAN), *SMALL, up_to=False)
    else:
        yield from use.push(1, DAHAN, up_to=False)


@power("minor", "call_to_migrate", SLOW, cost=1, elements="fire air animal", range=1, moves=True)
def call_to_migrate(use: Use) -> Rules[None]:
    """Gather up to 3 Dahan, then Push up to 3 Dahan."""
    yield from use.gather(3, DAHAN)
    yield from use.push(3, DAHAN)


@power(
    "minor",
    "call_to_tend",
    SLOW,
    cost=1,
    elements="water plant animal",
    range=1,
    target="dahan",
    moves=True,
)
def call_to_tend(use: Use) -> Rules[None]:
    """Remove 1 Blight, or Push up to 3 Dahan."""
    if (yield from use.either("remove-blight", "push-dahan")) == "remove-blight":
        use.remove_blight()
    else:
        yield from use.push(3, DAHAN)


@power("minor", "dark_and_tangled_woods", FAST, cost=1, elements="moon earth plant", range=1)
def dark_and_tangled_woods(use: Use) -> Rules[None]:
    """2 Fear; in Mountain or Jungle Defend 3."""
    use.fear(2)
    if use.terrain("mountain", "jungle"):
        use.defend(3)
    yield from ()


@power("minor", "delusions_of_danger", FAST, cost=1, elements="sun moon air", range=1, moves=True)
def delusions_of_danger(use: Use) -> Rules[None]:
    """Push 1 Explorer, or 2 Fear."""
    if (yield from use.either("push-explorer", "fear")) == "fear":
        use.fear(2)
    else:
        yield from use.push(1, EXPLORER, up_to=False)


@power(
    "minor", "devouring_ants", SLOW, cost=1, elements="sun earth animal", range=1, origin="sacred"
)
def devouring_ants(use: Use) -> Rules[None]:
    """1 Fear, 1 Damage, destroy 1 Dahan; in Jungle or Sands 1 more Damage."""
    use.fear(1)
    yield from use.damage(1)
    yield from use.destroy(1, DAHAN)
    if use.terrain("jungle", "sands"):
        yield from use.damage(1)


@power("minor", "drift_down_into_slumber", FAST, elements="air earth plant", range=2)
def drift_down_into_slumber(use: Use) -> Rules[None]:
    """Defend 1; in Jungle or Sands Defend 4 instead."""
    use.defend(4 if use.terrain("jungle", "sands") else 1)
    yield from ()


@power("minor", "drought", SLOW, cost=1, elements="sun fire earth", range=1, tiers=("3 sun",))
def drought(use: Use) -> Rules[None]:
    """Destroy 3 Towns, 1 Damage to each Town/City, add 1 Blight; 3 sun: destroy 1 City."""
    yield from use.destroy(3, TOWN)
    yield from use.damage_each(1, BUILDINGS)
    yield from use.add_blight()
    if (yield from use.tier(0)):
        yield from use.destroy(1, CITY)


@power("minor", "elemental_boon", FAST, cost=1, target=ANY_SPIRIT)
def elemental_boon(use: Use) -> Rules[None]:
    """The target gains 3 different elements of its choice; a giver to another gains them too."""
    chosen: list[int] = []
    for _ in range(3):
        options: list[Choice] = [
            ("element", name) for n, name in enumerate(ELEMENTS) if n not in chosen
        ]
        choice = yield from use.choose("element", options, "H-18.2", seat=use.spirit)
        chosen.append(ELEMENTS.index(str(choice[1])))
    receivers = [use.spirit, use.user] if use.for_another() else [use.spirit]
    for seat in receivers:
        for element in chosen:
            use.g.spirits[seat].gained[element] += 1
        use.g.tell("elements", "H-18.2", seat, *(ELEMENTS[element] for element in chosen))


@power("minor", "encompassing_ward", FAST, cost=1, elements="sun water earth", target=ANY_SPIRIT)
def encompassing_ward(use: Use) -> Rules[None]:
    """The target's presence gives Defend 2 in each of its lands this turn."""
    use.g.spirits[use.spirit].ward += 2
    use.g.tell("ward", "H-30.12", use.spirit, 2)
    yield from ()


@power(
    "minor",
    "enticing_splendor",
    FAST,
    elements="sun air plant",
    range=0,
    target="no-blight",
    moves=True,
)
def enticing_splendor(use: Use) -> Rules[None]:
    """Gather 1 Explorer/Town, or Gather up to 2 Dahan."""
    if (yield from use.either("gather-invader", "gather-dahan")) == "gather-invader":
        yield from use.gather(1, *SMALL, up_to=False)
    else:
        yield from use.gather(2, DAHAN)


@power(
    "minor", "entrancing_apparitions", FAST, cost=1, elements="moon air water", range=1, moves=True
)
def entrancing_apparitions(use: Use) -> Rules[None]:
    """Defend 2; without Invaders there, Gather up to 2 Explorers."""
    use.defend(2)
    if not use.land.has_invaders():
        yield from use.gather(2, EXPLORER)


@power("minor", "gift_of_constancy", FAST, elements="sun earth", target=ANY_SPIRIT)
def gift_of_constancy(use: Use) -> Rules[None]:
    """2 Energy for the target; at Time Passes it may keep a played card (and so may the giver)."""
    gain_energy(use.g, use.spirit, 2, "H-17.2")
    use.g.spirits[use.spirit].constancy += 1
    if use.for_another():
        use.g.spirits[use.user].constancy += 1
    yield from ()


@power("minor", "gift_of_living_energy", FAST, elements="sun fire plant", target=ANY_SPIRIT)
def gift_of_living_energy(use: Use) -> Rules[None]:
    """1 Energy; 1 more if you have 2 sacred sites; 1 more for another Spirit."""
    amount = 1
    if len(use.g.sacred_sites(use.user)) >= 2:
        amount += 1
    if use.for_another():
        amount += 1
    gain_energy(use.g, use.spirit, amount, "H-17.2")
    yield from ()


@power("minor", "gift_of_power", SLOW, elements="moon water earth plant", target=ANY_SPIRIT)
def gift_of_power(use: Use) -> Rules[None]:
    """The target gains a minor power."""
    left = yield from draw_and_take(use.g, use.spirit, "minor", "H-22.1")
    discard_powers(use.g, left)


@power("minor", "gnawing_rootbiters", SLOW, elements="earth animal", range=1, moves=True)
def gnawing_rootbiters(use: Use) -> Rules[None]:
    """Push up to 2 Towns."""
    yield from use.push(2, TOWN)


@power("minor", "land_of_haunts_and_embers", FAST, elements="moon fire air", range=2, moves=True)
def land_of_haunts_and_embers(use: Use) -> Rules[None]:
    """2 Fear, Push up to 2 Explorers/Towns; with Blight both again; then add 1 Blight."""
    blighted = use.land.blight > 0
    use.fear(2)
    yield from use.push(2, *SMALL)
    if blighted:
        use.fear(2)
        yield from use.push(2, *SMALL)
    yield from use.add_blight()


@power(
    "minor",
    "lure_of_the_unknown",
    FAST,
    elements="moon fire air plant",
    range=2,
    target="no-invaders",
    moves=True,
)
def lure_of_the_unknown(use: Use) -> Rules[None]:
    """Gather 1 Explorer/Town."""
    yield from use.gather(1, *SMALL, up_to=False)


@power(
    "minor",
    "natures_resilience",
    FAST,
    cost=1,
    elements="earth plant animal",
    range=1,
    origin="sacred",
    tiers=("2 water",),
)
def natures_resilience(use: Use) -> Rules[None]:
    """Defend 6; with 2 water you may remove 1 Blight instead."""
    if (yield from use.tier(0)) and (
        yield from use.either("defend", "remove-blight")
    ) == "remove-blight":
        use.remove_blight()
    else:
        use.defend(6)


@power("minor", "pull_beneath_the_hungry_earth", SLOW, cost=1, elements="moon water earth", range=1)
def pull_beneath_the_hungry_earth(use: Use) -> Rules[None]:
    """With your presence there 1 Fear and 1 Damage; in Sands or Wetland 1 Damage."""
    if use.land.presence[use.user]:
        use.fear(1)
        yield from use.damage(1)
    if use.terrain("sands", "wetland"):
        yield from use.damage(1)


@power(
    "minor",
    "purifying_flame",
    SLOW,
    cost=1,
    elements="sun fire air plant",
    range=1,
    origin="sacred",
)
def purifying_flame(use: Use) -> Rules[None]:
    """1 Damage per Blight; in Mountain or Sands you may remove 1 Blight instead."""
    cleanse = use.terrain("mountain", "sands") and (
        (yield from use.either("damage", "remove-blight")) == "remove-blight"
    )
    if cleanse:
        use.remove_blight()
    else:
        yield from use.damage(use.land.blight)


@power(
    "minor",
    "quicken_the_earths_struggles",
    FAST,
    cost=1,
    elements="moon fire earth animal",
    range=0,
    origin="sacred",
)
def quicken_the_earths_struggles(use: Use) -> Rules[None]:
    """1 Damage to each Town/City, or Defend 10."""
    if (yield from use.either("damage", "defend")) == "damage":
        yield from use.damage_each(1, BUILDINGS)
    else:
        use.defend(10)


@power(
    "minor",
    "rain_of_blood",
    SLOW,
    elements="air water animal",
    range=1,
    origin="sacred",
    target="invaders",
)
def rain_of_blood(use: Use) -> Rules[None]:
    """2 Fear; with two Towns/Cities there 1 more."""
    use.fear(3 if use.land.counts(BUILDINGS) >= 2 else 2)
    yield from ()


@power("minor", "reaching_grasp", FAST, elements="sun air water", target=ANY_SPIRIT)
def reaching_grasp(use: Use) -> Rules[None]:
    """The target's Powers have +2 range this turn."""
    use.g.spirits[use.spirit].range_bonus += 2
    use.g.tell("range-bonus", "H-23.3", use.spirit, 2)
    yield from ()


@power(
    "minor",
    "rouse_the_trees_and_stones",
    SLOW,
    cost=1,
    elements="fire earth plant",
    range=1,
    origin="sacred",
    target="no-blight",
    moves=True,
)
def rouse_the_trees_and_stones(use: Use) -> Rules[None]:
    """2 Damage, then Push 1 Explorer."""
    yield from use.damage(2)
    yield from use.push(1, EXPLORER, up_to=False)


@power(
    "minor",
    "sap_the_strength_of_multitudes",
    FAST,
    elements="water animal",
    range=0,
    tiers=("air",),
    set_range=1,
)
def sap_the_strength_of_multitudes(use: Use) -> Rules[None]:
    """Defend 5; with 1 air its range is 1."""
    use.defend(5)
    yield from ()


@power(
    "minor",
    "savage_mawbeasts",
    SLOW,
    elements="fire animal",
    range=1,
    origin="sacred",
    tiers=("3 animal",),
)
def savage_mawbeasts(use: Use) -> Rules[None]:
    """In Jungle or Wetland 1 Fear and 1 Damage; 3 animal: 1 Damage."""
    if use.terrain("jungle", "wetland"):
        use.fear(1)
        yield from use.damage(1)
    if (yield from use.tier(0)):
        yield from use.damage(1)


@power(
    "minor",
    "shadows_of_the_burning_forest",
    SLOW,
    elements="moon fire plant",
    range=0,
    target="invaders",
    moves=True,
)
def shadows_of_the_burning_forest(use: Use) -> Rules[None]:
    """2 Fear; in Mountain or Jungle Push 1 Explorer and 1 Town."""
    use.fear(2)
    if use.terrain("mountain", "jungle"):
        yield from use.push(1, EXPLORER, up_to=False)
        yield from use.push(1, TOWN, up_to=False)


@power(
    "minor",
    "song_of_sanctity",
    SLOW,
    cost=1,
    elements="sun water plant",
    range=1,
    target="mountain jungle",
    moves=True,
)
def song_of_sanctity(use: Use) -> Rules[None]:
    """With Explorers there Push them all, otherwise remove 1 Blight."""
    explorers = use.land.count(EXPLORER)
    if explorers:
        yield from use.push(explorers, EXPLORER, up_to=False)
    else:
        use.remove_blight()


@power(
    "minor",
    "steam_vents",
    FAST,
    cost=1,
    elements="fire air water earth",
    range=0,
    tiers=("3 earth",),
)
def steam_vents(use: Use) -> Rules[None]:
    """Destroy 1 Explorer; with 3 earth you may destroy 1 Town instead."""
    kind = EXPLORER
    if (yield from use.tier(0)):
        kind = yield from use.either(EXPLORER, TOWN)
    yield from use.destroy(1, kind)


@power(
    "minor", "uncanny_melting", SLOW, cost=1, elements="sun moon water", range=1, origin="sacred"
)
def uncanny_melting(use: Use) -> Rules[None]:
    """With Invaders there 1 Fear; in Sands or Wetland remove 1 Blight."""
    if use.land.has_invaders():
        use.fear(1)
    if use.terrain("sands", "wetland"):
        use.remove_blight()
    yield from ()


@power(
    "minor",
    "veil_the_nights_hunt",
    FAST,
    cost=1,
    elements="moon air animal",
    range=2,
    target="dahan",
    moves=True,
)
def veil_the_nights_hunt(use: Use) -> Rules[None]:
    """1 Damage to a different Invader per Dahan, or Push up to 3 Dahan."""
    if (yield from use.either("damage", "push-dahan")) == "damage":
        yield from use.damage_different(use.land.count(DAHAN))
    else:
        yield from use.push(3, DAHAN)


@power(
    "minor",
    "visions_of_fiery_doom",
    FAST,
    cost=1,
    elements="moon fire",
    range=0,
    tiers=("2 fire",),
    moves=True,
)
def visions_of_fiery_doom(use: Use) -> Rules[None]:
    """1 Fear, Push 1 Explorer/Town; 2 fire: 1 Fear."""
    use.fear(1)
    yield from use.push(1, *SMALL, up_to=False)
    if (yield from use.tier(0)):
        use.fear(1)


@power(
    "minor",
    "voracious_growth",
    SLOW,
    cost=1,
    elements="water plant",
    range=1,
    origin="sacred",
    target="jungle wetland",
)
def voracious_growth(use: Use) -> Rules[None]:
    """2 Damage, or remove 1 Blight."""
    if (yield from use.either("damage", "remove-blight")) == "damage":
        yield from use.damage(2)
    else:
        use.remove_blight()
