"""Using a Power (H-5): targets, thresholds, its effect, bonuses, repeats."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, cast

from crannog.games.horizons.facts import DAHAN, ELEMENTS, INVADERS
from crannog.games.horizons.registry import ANOTHER, ANY, POWERS, Power
from crannog.games.horizons.state import Horizons, Land, Work
from crannog.games.horizons.verbs import (
    add_blight,
    add_fear,
    deal,
    deal_to_each,
    decide,
    destroy_all,
    destroy_chosen,
    elements,
    gather,
    hit,
    pieces_in,
    push,
    remove_blight,
)
from crannog.games.horizons.victory import end_of_effect
from crannog.kernel.ask import Choice, Rules, Seat

STOP: Final[Choice] = ("stop",)  # H-30.5


class Use:
    """One use of a Power by a Spirit."""

    __slots__ = (
        "bonus",
        "cap",
        "damaged",
        "defended",
        "g",
        "had",
        "land",
        "might_declined",
        "power",
        "rep",
        "spirit",
        "user",
    )

    def __init__(self, g: Horizons, user: Seat, power: Power, rep: bool) -> None:
        self.g = g
        self.user = user
        self.power = power
        self.rep = rep  # a Repeat (H-23.2: it causes no further one)
        self.had = elements(g, user) if power.tiers else []  # the elements it began with
        self.cap: Sequence[int] | None = None  # acting as if with fewer elements (H-18.7)
        self.land: Land = next(iter(g.lands.values()))  # the target land, once chosen
        self.spirit = user  # the target Spirit, once chosen
        self.bonus = 0  # extra Damage of this use not yet dealt
        self.might_declined = False
        self.damaged: list[tuple[str, tuple[str, ...]]] = []  # where it dealt Damage, to what
        self.defended: list[str] = []  # single lands it gave Defend to

    # -- conditions ----------------------------------------------------------------------------

    def tier(self, number: int) -> Rules[bool]:
        """H-18.4, H-18.7: whether the threshold is met right now, and not declined.

        One that only the elements gained in this very use meet could not be declined before it:
        the user may do so now, and then acts to the end as if it had not gained them.
        """
        if not tier_met(self.g, self.user, self.power, number, self.cap):
            return False
        if self.cap is None and not enough(self.had, self.power.tiers[number]):
            options: list[Choice] = [
                ("meet-threshold", number + 1),
                ("decline-threshold", number + 1),
            ]
            choice = yield from self.choose("threshold", options, "H-18.7")
            if choice[0] == "decline-threshold":
                self.cap = self.had
                self.g.work = work_of(self)
                return False
            self.had = elements(self.g, self.user)
        return True

    def terrain(self, *terrains: str) -> bool:
        """Whether the target land has one of these terrains."""
        return self.g.terrain(self.land.id) in terrains

    def for_another(self) -> bool:
        """H-26.4: whether the target is another Spirit."""
        return self.spirit != self.user

    def choose(
        self, prompt: str, options: list[Choice], rule: str = "H-5.10", seat: Seat = -2
    ) -> Rules[Choice]:
        """H-24.1: the user decides, unless the text names another seat."""
        chooser = self.user if seat == -2 else seat
        return (yield from decide(self.g, chooser, prompt, options, rule, self.power.id))

    def either(self, *names: str) -> Rules[str]:
        """One of the printed alternatives."""
        options: list[Choice] = [("option", name) for name in names]
        choice = yield from self.choose("alternative", options)
        return str(choice[1])

    # -- effects in the target land ------------------------------------------------------------

    def fear(self, count: int) -> None:
        """Generates Fear."""
        add_fear(self.g, count, "H-13.1")

    def defend(self, count: int, land: Land | None = None) -> None:
        """H-21.1: Defend in the target land, or another single one."""
        here = land or self.land
        here.defend += count
        self.defended.append(here.id)
        self.g.tell("defend", "H-21.1", here.id, count)

    def gather(self, count: int, *kinds: str, up_to: bool = True) -> Rules[int]:
        """Gathers into the target land."""
        return (yield from gather(self.g, self.user, self.land, kinds, count, up_to))

    def push(self, count: int, *kinds: str, up_to: bool = True) -> Rules[list[tuple[str, str]]]:
        """Pushes out of the target land."""
        return (yield from push(self.g, self.user, self.land, kinds, count, up_to))

    def destroy(self, count: int, *kinds: str) -> Rules[None]:
        """Destroys pieces of the user's choice in the target land."""
        yield from destroy_chosen(self.g, self.user, self.land, kinds, count, "H-19.5")

    def destroy_all(self, *kinds: str) -> None:
        """Destroys all pieces of these kinds in the target land."""
        destroy_all(self.g, self.land, kinds, "H-19.5")

    def skip(self, *actions: str) -> None:
        """H-21.2: these Invader actions do not happen in the target land this turn."""
        self.land.skips = (*self.land.skips, *actions)
        self.g.tell("skips", "H-21.2", self.land.id, *actions)

    def add_blight(self) -> Rules[None]:
        """Adds a Blight to the target land; the user says where it cascades."""
        yield from add_blight(self.g, self.user, self.land, "H-16.7")

    def remove_blight(self, land: Land | None = None) -> None:
        """Removes a Blight from the target land."""
        remove_blight(self.g, land or self.land, "H-19.10")

    # -- Damage --------------------------------------------------------------------------------

    def damage(
        self, points: int, kinds: tuple[str, ...] = INVADERS, land: Land | None = None
    ) -> Rules[None]:
        """H-19.1: Damage, and with it the extra Damage this use may deal."""
        here = land or self.land
        if points <= 0 or not here.counts(kinds):
            return
        yield from self.note_damage(here, kinds)
        yield from deal(self.g, self.user, here, points, kinds, "H-19.1")
        yield from self.deal_bonus(here, kinds)

    def damage_each(
        self, points: int, kinds: tuple[str, ...] = INVADERS, land: Land | None = None
    ) -> Rules[None]:
        """H-19.4: Damage to each piece, and the extra Damage to one of them."""
        here = land or self.land
        if not here.counts(kinds):
            return
        yield from self.note_damage(here, kinds)
        deal_to_each(self.g, here, points, kinds, "H-19.4")
        yield from self.deal_bonus(here, kinds)

    def damage_different(self, count: int) -> Rules[None]:
        """One Damage to each of up to that many different Invaders of the user's choice."""
        left: dict[tuple[str, int], int] = {
            (kind, damage): self.land.pieces[kind][damage]
            for kind, damage in pieces_in(self.land, INVADERS)
        }
        if count <= 0 or not left:
            return
        yield from self.note_damage(self.land, INVADERS)
        chosen: list[tuple[str, int]] = []
        while len(chosen) < count:
            options: list[Choice] = [
                ("piece", kind, damage) for (kind, damage), n in left.items() if n
            ]
            if not options:
                break
            choice = yield from decide(
                self.g, self.user, "damage-one-each", options, "H-19.1", self.land.id
            )
            piece = (str(choice[1]), cast(int, choice[2]))
            left[piece] -= 1
            chosen.append(piece)
        for kind, damage in sorted(chosen, key=lambda piece: -piece[1]):
            hit(self.g, self.land, kind, damage, 1, "H-19.1")
        yield from self.deal_bonus(self.land, INVADERS)

    def note_damage(self, land: Land, kinds: tuple[str, ...]) -> Rules[None]:
        """H-25.5: the use deals Damage; Territorial Aggression and Furious Might add to it."""
        spirit = self.g.spirits[self.user]
        if not self.damaged and spirit.id == "devouring_teeth":
            self.bonus += 1
        while spirit.might and not self.might_declined:
            options: list[Choice] = [("might",), ("not-now",)]
            choice = yield from self.choose("use-might", options, "H-29.4")
            if choice[0] == "might":
                spirit.might -= 1
                self.bonus += 3
            else:
                self.might_declined = True
        self.damaged.append((land.id, kinds))

    def deal_bonus(self, land: Land, kinds: tuple[str, ...]) -> Rules[None]:
        """Extra Damage is dealt here, or kept for a later instruction of the same use."""
        while self.bonus and land.counts(kinds):
            options: list[Choice] = [
                ("piece", kind, damage) for kind, damage in pieces_in(land, kinds)
            ]
            options.append(("keep-bonus",))
            choice = yield from decide(
                self.g, self.user, "bonus-damage", options, "H-30.3", land.id, self.bonus
            )
            if choice[0] == "keep-bonus":
                return
            self.bonus -= 1
            hit(self.g, land, str(choice[1]), cast(int, choice[2]), 1, "H-30.3")

    def leftover_bonus(self) -> Rules[None]:
        """H-30.3: what is left of the extra Damage goes to lands this use has damaged."""
        while self.bonus:
            options: list[Choice] = []
            for land_id, kinds in self.damaged:
                for kind, damage in pieces_in(self.g.lands[land_id], kinds):
                    option: Choice = ("piece-in", land_id, kind, damage)
                    if option not in options:
                        options.append(option)
            if not options:
                return
            choice = yield from decide(
                self.g, self.user, "bonus-damage-in", options, "H-30.3", self.bonus
            )
            self.bonus -= 1
            land = self.g.lands[str(choice[1])]
            hit(self.g, land, str(choice[2]), cast(int, choice[3]), 1, "H-30.3")


# -- thresholds --------------------------------------------------------------------------------


def enough(have: Sequence[int], need: Sequence[int]) -> bool:
    """Whether there is enough of each element."""
    for number, least in enumerate(need):  # noqa: SIM110  all() makes a generator each time
        if have[number] < least:
            return False
    return True


def lacking(have: Sequence[int], need: Sequence[int]) -> list[int]:
    """How many of each element there are too few."""
    return [max(0, least - count) for count, least in zip(have, need, strict=True)]


def tier_met(g: Horizons, seat: Seat, power: Power, number: int, cap: Sequence[int] | None) -> bool:
    """H-18.4: enough of each element; `cap` limits what one acts as having."""
    have = elements(g, seat)
    if cap is not None:
        have = [min(a, b) for a, b in zip(have, cap, strict=True)]
    return enough(have, power.tiers[number])


def met_tiers(g: Horizons, seat: Seat, power: Power) -> tuple[int, ...]:
    """The thresholds that are met."""
    return tiers_with(power, elements(g, seat)) if power.tiers else ()


def tiers_with(power: Power, have: Sequence[int]) -> tuple[int, ...]:
    """The thresholds that these elements meet."""
    return tuple([n for n, need in enumerate(power.tiers) if enough(have, need)])


def fewer_sets(power: Power, met: tuple[int, ...]) -> list[tuple[int, ...]]:
    """H-18.7: the sets of tiers, smaller than all that are met, which fewer elements would give."""
    smallest = 1 if power.innate else 0
    return [
        chosen
        for size in range(len(met) - 1, smallest - 1, -1)
        for chosen in combinations(met, size)
        if covers(power, met, chosen) == chosen
    ]


def needs(power: Power, tiers: tuple[int, ...]) -> tuple[int, ...]:
    """The elements that just meet all these tiers."""
    return tuple(
        max([power.tiers[tier][n] for tier in tiers], default=0) for n in range(len(ELEMENTS))
    )


def covers(power: Power, met: tuple[int, ...], tiers: tuple[int, ...]) -> tuple[int, ...]:
    """Which of the met tiers the elements needed for `tiers` meet."""
    have = needs(power, tiers)
    return tuple(tier for tier in met if enough(have, power.tiers[tier]))


# -- targets -----------------------------------------------------------------------------------


def origins(g: Horizons, seat: Seat, power: Power) -> list[str]:
    """H-5.3: the lands the Power's range is counted from; Entwined Power lends a partner's."""
    shares = g.spirits[seat].shares
    origin = power.origin
    if shares:
        found = shared_origins(g, list(dict.fromkeys((seat, *shares))), origin == "sacred")
    else:
        least = 2 if origin == "sacred" else 1
        found = [key for key, land in g.lands.items() if land.presence[seat] >= least]
    if origin in ("presence", "sacred"):
        return found
    return [key for key in found if g.map.terrain[key] == origin]


def shared_origins(g: Horizons, owners: list[Seat], sacred: bool) -> list[str]:
    """The lands where these Spirits stand, each for itself or (two presence) jointly."""
    found: list[str] = []
    for key, land in g.lands.items():
        counts = [land.presence[owner] for owner in owners]
        if sacred:
            joint = g.settings.joint_sacred_site and sum(counts) >= 2
            stands = max(counts) >= 2 or joint
        else:
            stands = sum(counts) > 0
        if stands:
            found.append(key)
    return found


def reach(g: Horizons, seat: Seat, power: Power, cap: Sequence[int] | None) -> int:
    """The Power's range, with a threshold that sets it and this turn's bonuses."""
    printed = power.range
    if power.set_range >= 0 and tier_met(g, seat, power, 0, cap):
        printed = power.set_range
    return printed + g.spirits[seat].range_bonus


def in_range(g: Horizons, starts: list[str], distance: int) -> list[str]:
    """The lands at most that far from one of the starts."""
    near = set[str]()
    for start in starts:
        rings = g.map.within[start]
        near |= rings[min(distance, len(rings) - 1)]
    return [key for key in g.lands if key in near]


def fits(g: Horizons, land: Land, target: str) -> bool:
    """H-5.4: whether the land passes the filter: `any`, a condition, or terrains."""
    if target == ANY:
        return True
    if target == "invaders":
        return land.has_invaders()
    if target == "no-invaders":
        return not land.has_invaders()
    if target == "dahan":
        return land.count(DAHAN) > 0
    if target == "blight":
        return land.blight > 0
    if target == "no-blight":
        return land.blight == 0
    if target == "coastal":
        return g.map.coastal[land.id]
    return g.terrain(land.id) in target.split()


def legal_lands(g: Horizons, seat: Seat, power: Power, cap: Sequence[int] | None) -> list[str]:
    """The lands the Power may target now."""
    nearby = in_range(g, origins(g, seat, power), reach(g, seat, power, cap))
    return [key for key in nearby if fits(g, g.lands[key], power.target)]


def legal_spirits(g: Horizons, seat: Seat, power: Power) -> list[Seat]:
    """The Spirits it may target: any, or another one (solo: oneself, H-26.3)."""
    if power.target == ANOTHER and g.seats > 1:
        return [other for other in range(g.seats) if other != seat]
    return list(range(g.seats))


def has_target(g: Horizons, seat: Seat, power: Power) -> bool:
    """Whether the Power can be used at all."""
    return power.targets_spirit() or bool(legal_lands(g, seat, power, None))


# -- using -------------------------------------------------------------------------------------


def use_power(
    g: Horizons, seat: Seat, power_id: str, fewer: bool = False, rep: bool = False
) -> Rules[None]:
    """H-5.2: target it, resolve its text top to bottom, then what follows a use."""
    use = Use(g, seat, POWERS[power_id], rep)
    if (yield from aim_power(use, fewer)):
        begin_use(use)
        yield from resolve_use(use)


def aim_power(use: Use, fewer: bool) -> Rules[bool]:
    """H-5.2: thresholds to leave out, then the target; False where the user stops (H-30.5)."""
    if fewer and not (yield from choose_fewer(use)):
        return False
    find_target = target_spirit if use.power.targets_spirit() else target_land
    aimed = yield from find_target(use)
    if not aimed:
        use.g.work = None
    return aimed


def before_target(use: Use, prompt: str, options: list[Choice], rule: str) -> Rules[Choice]:
    """H-30.5: until the target is chosen the user may stop, where there is anything to ask."""
    if len(options) > 1:
        options.append(STOP)
    return (yield from use.choose(prompt, options, rule))


def choose_fewer(use: Use) -> Rules[bool]:
    """H-18.7: acting as if one had fewer elements."""
    met = met_tiers(use.g, use.user, use.power)
    options: list[Choice] = [
        ("tiers", *(tier + 1 for tier in tiers)) for tiers in fewer_sets(use.power, met)
    ]
    choice = yield from before_target(use, "fewer-elements", options, "H-18.7")
    if choice == STOP:
        return False
    use.cap = needs(use.power, tuple(cast(int, tier) - 1 for tier in choice[1:]))
    use.g.work = Work(use.power.id, use.user, cap=tuple(use.cap))  # it has no target yet
    return True


def target_spirit(use: Use) -> Rules[bool]:
    """H-5.4: the Spirit it targets."""
    options: list[Choice] = [("spirit", seat) for seat in legal_spirits(use.g, use.user, use.power)]
    choice = yield from before_target(use, "target-spirit", options, "H-5.4")
    if choice == STOP:
        return False
    use.spirit = cast(int, choice[1])
    return True


def target_land(use: Use) -> Rules[bool]:
    """H-5.3: the land it targets."""
    g = use.g
    options: list[Choice] = [
        ("land", land) for land in legal_lands(g, use.user, use.power, use.cap)
    ]
    choice = yield from before_target(use, "target-land", options, "H-5.3")
    if choice == STOP:
        return False
    use.land = g.lands[str(choice[1])]
    return True


def begin_use(use: Use) -> None:
    """H-30.5: with its target chosen the Power counts as used; a Repeat is paid for (H-23.6)."""
    g, power = use.g, use.power
    spirit = g.spirits[use.user]
    if use.rep:
        spirit.repeats -= 1
        spirit.repeated.append(power.id)
        if power.cost:
            spirit.energy -= power.cost
            g.tell("pays", "H-23.6", use.user, power.cost)
    else:
        spirit.used.append(power.id)
    g.work = work_of(use)
    if power.targets_spirit():
        g.tell("uses-on-spirit", "H-5.2", use.user, power.id, use.spirit)
    else:
        g.tell("uses-in-land", "H-5.2", use.user, power.id, use.land.id)


def work_of(use: Use) -> Work:
    """H-3.3: the use as what is being carried out."""
    land = "" if use.power.targets_spirit() else use.land.id
    return Work(use.power.id, use.user, land, cap=tuple(use.cap or ()))


def declared_cap(g: Horizons, power: Power) -> Sequence[int] | None:
    """H-18.7: the elements that the user of the Power acts as having, if fewer than there are."""
    work = g.work
    return work.cap or None if work is not None and work.card == power.id else None


def resolve_use(use: Use) -> Rules[None]:
    """The text and what follows it; a gift may give a Spirit that is done something to do."""
    g = use.g
    yield from use.power.body(use)
    yield from finish_use(use)
    if use.for_another() and g.spirits[use.spirit].done:
        g.spirits[use.spirit].done = False
        g.tell("not-ready", "H-3.2", use.spirit)


def finish_use(use: Use) -> Rules[None]:
    """The rest of the extra Damage, Dahan Trust the Watchers; then the effect is over (H-14.8)."""
    g = use.g
    yield from use.leftover_bonus()
    if g.spirits[use.user].id == "eyes_watch" and len(set(use.defended)) == 1:
        land = g.lands[use.defended[0]]
        use.defended = []
        yield from gather(g, use.user, land, (DAHAN,), 1, True, "H-30.10")
    g.work = None
    yield from end_of_effect(g)


def repeat_in(use: Use, lands: list[str], rule: str) -> Rules[None]:
    """H-23: the user may use the same text again in one of the lands."""
    yield from finish_use(use)
    options: list[Choice] = [("land", land) for land in lands]
    options.append(("no-repeat",))
    choice = yield from use.choose("repeat", options, rule)
    if choice[0] == "no-repeat":
        return
    again = Use(use.g, use.user, use.power, rep=True)
    again.cap = use.cap
    again.land = use.g.lands[str(choice[1])]
    use.g.work = work_of(again)
    use.g.tell("repeats", rule, use.user, use.power.id, again.land.id)
    yield from resolve_use(again)
