"""What the game says of an option before it is chosen: what would follow, and what comes next."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, cast

from crannog.games.horizons.facts import ELEMENTS, FAST, FEAR_OF
from crannog.games.horizons.forecast import ravage_row, stopped
from crannog.games.horizons.growth import card_plays
from crannog.games.horizons.invaders import lands_of_card
from crannog.games.horizons.panels import PANELS, highest_number
from crannog.games.horizons.phases import start_powers, usable
from crannog.games.horizons.registry import POWERS, Power
from crannog.games.horizons.state import Horizons, Land
from crannog.games.horizons.use import (
    Use,
    declared_cap,
    enough,
    fewer_sets,
    in_range,
    legal_lands,
    legal_spirits,
    met_tiers,
    needs,
)
from crannog.games.horizons.verbs import elements
from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.notes import Note
from crannog.kernel.pieces import asks_something

Args: TypeAlias = dict[str, Atom]
Cap: TypeAlias = Sequence[int] | None  # H-18.7: the elements that one acts as having; None: all
Teller: TypeAlias = Callable[[Horizons, Ask, Choice], Note | None]


def notes(g: Horizons, ask: Ask) -> list[Note | None]:
    """A note for each option of the ask, or none at all."""
    teller = BY_PROMPT.get(ask.prompt)
    return [] if teller is None else [teller(g, ask, option) for option in ask.options]


# -- the Spirit phase --------------------------------------------------------------------------


def of_growth_action(g: Horizons, ask: Ask, option: Choice) -> Note | None:
    """H-4.2 to H-4.4: what the action gives."""
    spirit = g.spirits[ask.seat]
    verb = option[0]
    if verb == "grow-reclaim":
        count = len(spirit.discard)
        return Note("note-reclaims", {"count": count}, nothing=not count)
    if verb == "grow-energy":
        return energy_note(spirit.energy, spirit.energy + cast(int, option[1]))
    if verb == "grow-presence":
        nearby = in_range(g, g.lands_of(ask.seat), cast(int, option[1]))
        terrains = option[2:]
        return reach_note([key for key in nearby if not terrains or g.terrain(key) in terrains])
    return None


def grows_last(g: Horizons, seat: Seat) -> bool:
    """H-3.2: whether the seat still grows, and everybody else is done."""
    others = (spirit.done for other, spirit in enumerate(g.spirits) if other != seat)
    return g.phase == "spirit" and not g.spirits[seat].grown and all(others)


def after_growth(then: Horizons, note: Note | None) -> Note | None:
    """H-3.1, H-4.8: no card can be paid; without a fast Power, too, the Spirits' turn is over."""
    if any(usable(then, seat) for seat in range(then.seats)):
        return note
    told = note or Note()
    told.ends = True
    told.next, told.next_args = after_powers(then)
    return told


def energy_note(before: int, after: int) -> Note:
    """Energy before and after."""
    return Note("note-energy", {"energy": before, "energy2": after})


def reach_note(lands: list[str]) -> Note:
    """The lands that can be chosen then."""
    return Note("note-reach", {"land": ", ".join(lands), "count": len(lands)}, nothing=not lands)


def of_source(g: Horizons, ask: Ask, option: Choice) -> Note | None:
    """H-4.5: what the presence that leaves a track uncovers."""
    if option[0] != "track":
        return None
    spirit = g.spirits[ask.seat]
    panel = PANELS[spirit.id]
    energy = option[1] == "energy"
    track = panel.energy if energy else panel.plays
    uncovered = spirit.energy_track if energy else spirit.plays_track
    before = highest_number(track, uncovered)
    after = highest_number(track, uncovered + 1)
    gained = track[uncovered].elements
    if gained:
        return Note("note-uncovers", {"element": ELEMENTS[gained[0]], "count": after})
    same = before == after
    if energy:
        text = "note-income-same" if same else "note-income"
    else:
        text = "note-plays-same" if same else "note-plays"
    return Note(text, {"count": before, "count2": after})


def of_presence_land(g: Horizons, ask: Ask, option: Choice) -> Note | None:
    """H-8.7, H-16.1: a Ravage that would destroy the presence, or a new sacred site."""
    land = g.lands[str(option[1])]
    if ravage_comes(g, land):
        coming = coming_ravage(g, land)
        if coming["level"]:
            return Note("note-danger", coming)
    if land.presence[ask.seat] == 1:
        return Note("note-sacred", {"land": land.id})
    return None


def of_deck(_g: Horizons, _ask: Ask, option: Choice) -> Note | None:
    """H-22.1: drawn cards lie open, so it can't be taken back; a major costs a card (H-22.3)."""
    major = option[1] == "major"
    return Note("note-major" if major else "note-minor", reveals=True, next="note-next-draw")


def of_forget(_g: Horizons, _ask: Ask, option: Choice) -> Note | None:
    """H-22.4: a unique card leaves the game."""
    unique = POWERS[str(option[1])].deck == "unique"
    return Note("note-forget-unique" if unique else "note-forget")


def of_play(g: Horizons, ask: Ask, option: Choice) -> Note | None:
    """H-4.8, H-4.9: what the card costs and lights; whether the Spirit phase ends with it."""
    seat = ask.seat
    spirit = g.spirits[seat]
    if option[0] == "done":
        then, then_args = after_spirit_phase(g, seat, "")
        return Note(ends=True, next=then, next_args=then_args)
    card = str(option[1])
    left = spirit.energy - POWERS[card].cost
    args: Args = {"energy": spirit.energy, "energy2": left}
    text = "note-energy"
    lit = newly_lit(g, seat, card)
    if lit is not None:
        text = "note-play-lights"
        args["power"], args["tier"] = lit
    others = [POWERS[other].cost for other in spirit.hand if other != card]
    if spirit.played + 1 < card_plays(g, seat) and any(cost <= left for cost in others):
        return Note(text, args)
    then, then_args = after_spirit_phase(g, seat, card)
    ends = then not in (OTHERS_PLAY, FAST_NEXT)
    return Note(text, args, ends=ends, next=then, next_args=then_args)


def newly_lit(g: Horizons, seat: Seat, card: str) -> tuple[str, int] | None:
    """H-18.4: the highest threshold of an innate Power that the card's elements would meet."""
    pairs = zip(elements(g, seat), POWERS[card].elements, strict=True)
    have = [a + b for a, b in pairs]
    for innate in PANELS[g.spirits[seat].id].innates:
        power = POWERS[innate]
        lit = [n for n, need in enumerate(power.tiers) if enough(have, need)]
        if lit and lit[-1] not in met_tiers(g, seat, power):
            return innate, lit[-1] + 1
    return None


# -- Powers ------------------------------------------------------------------------------------


def of_use(g: Horizons, ask: Ask, option: Choice) -> Note | None:
    """H-5.3, H-6: where a Power reaches, if it does anything; what comes after the last one."""
    verb = option[0]
    if verb in ("hasten", "not-done"):
        return None
    rest = [] if verb == "done" else [one for one in usable(g, ask.seat) if one[1] != option[1]]
    waiting = bool(rest) or others_use(g, ask.seat)
    then, then_args = ("", {}) if waiting else after_powers(g)
    if verb == "done":
        return Note(ends=not waiting, next=then or OTHERS_USE, next_args=then_args)
    ends = g.phase == FAST and not waiting  # what the Invaders reveal can't be taken back
    power = POWERS[str(option[1])]
    cap = cap_before_use(g, ask.seat, power, str(verb))
    targets = targets_of(g, ask.seat, power, cap)
    rep = verb in ("repeat", "repeat-fewer")
    if all(does_nothing(g, ask.seat, power, target, rep, cap) for target in targets):
        return Note("note-use-nothing", nothing=True, ends=ends, next=then, next_args=then_args)
    if power.targets_spirit():
        return Note(ends=ends, next=then, next_args=then_args) if then else None
    args: Args = {"land": ", ".join(map(str, targets)), "count": len(targets)}
    return Note("note-reach", args, ends=ends, next=then, next_args=then_args)


def cap_before_use(g: Horizons, seat: Seat, power: Power, verb: str) -> Cap:
    """H-18.7: the elements of a use with fewer, where only one smaller set can be chosen."""
    if verb not in ("use-fewer", "repeat-fewer"):
        return None
    sets = fewer_sets(power, met_tiers(g, seat, power))
    return needs(power, sets[0]) if len(sets) == 1 else None


def targets_of(g: Horizons, seat: Seat, power: Power, cap: Cap) -> list[Atom]:
    """H-5.3, H-5.4: the lands or the Spirits that the Power may target now."""
    if power.targets_spirit():
        return list[Atom](legal_spirits(g, seat, power))
    return list[Atom](legal_lands(g, seat, power, cap))


def does_nothing(g: Horizons, seat: Seat, power: Power, target: Atom, rep: bool, cap: Cap) -> bool:
    """H-5.2: whether the Power's text asks nothing and changes nothing there, tried on a copy.

    A text that asks something counts as doing something. Without a `cap` (H-18.7) all thresholds
    count that are met, for fewer elements do no more.
    """
    then = g.copy()
    then.journal = []
    use = Use(then, seat, power, rep)
    use.cap = cap
    if power.targets_spirit():
        use.spirit = cast(int, target)
    else:
        use.land = then.lands[str(target)]
    return not asks_something(power.body(use)) and not then.journal


def of_target(g: Horizons, ask: Ask, option: Choice) -> Note | None:
    """H-5.3, H-23: a target for which the Power does nothing."""
    if len(option) < 2:
        return None
    power = POWERS[str(ask.args[0])]
    cap = declared_cap(g, power)
    if not does_nothing(g, ask.seat, power, option[1], ask.prompt == "repeat", cap):
        return None
    return Note("note-use-nothing" if power.targets_spirit() else "note-nothing-here", nothing=True)


def others_use(g: Horizons, seat: Seat) -> bool:
    """Whether another Spirit still uses Powers."""
    return any(
        not g.spirits[other].done and usable(g, other) for other in range(g.seats) if other != seat
    )


def of_damage(g: Horizons, ask: Ask, option: Choice) -> Note | None:
    """H-19.2: whether the next point of Damage destroys the piece."""
    if option[0] not in ("piece", "piece-in"):
        return None
    far = option[0] == "piece-in"
    land = str(option[1] if far else ask.args[0])
    kind, damage = str(option[-2]), cast(int, option[-1])
    left = g.health(kind, land) - damage - 1
    if left > 0:
        return Note("note-health", {"count": left})
    return Note("note-destroyed", {"count": FEAR_OF[kind]})


def of_destroy(_g: Horizons, _ask: Ask, option: Choice) -> Note | None:
    """H-13.1: the Fear that its end brings."""
    return Note("note-destroyed", {"count": FEAR_OF[str(option[1])]})


# -- the Invaders ------------------------------------------------------------------------------


def ravage_comes(g: Horizons, land: Land) -> bool:
    """H-8.1: whether the Invaders are about to Ravage the land."""
    return land.id in acted_in(g, "ravage", g.ravage_card)


def acted_in(g: Horizons, action: str, card: str) -> list[str]:
    """H-9.3, H-21.2: the lands of the card with Invaders that do not skip the action."""
    return [
        key
        for key in (lands_of_card(g, card) if card else ())
        if g.lands[key].has_invaders() and not stopped(g, g.lands[key], action)
    ]


def coming_ravage(g: Horizons, land: Land) -> Args:
    """H-8: a Ravage of the land as it is now; `level`: 0 no Blight, 1 Blight, 2 a cascade;
    `count2` is the Damage of the counterattack (H-8.9)."""
    row = ravage_row(g, land)
    return {
        "land": land.id,
        "count": cast(int, row["damage"]),
        "level": int(bool(row["blight"])) + int(bool(row["cascade"])),
        "number": len(cast(list[Seat], row["presence_lost"])),
        "amount": cast(int, row["dahan_lost"]),
        "count2": cast(int, row["counterattack"]),
    }


def of_ravage_order(g: Horizons, _ask: Ask, option: Choice) -> Note | None:
    """H-8.1: what the Ravage would do there; H-21.2: nothing where it is skipped."""
    land = g.lands[str(option[1])]
    if stopped(g, land, "ravage"):
        return Note("note-ravage-skipped", nothing=True)
    return Note("note-ravage", coming_ravage(g, land))


def of_stall(g: Horizons, ask: Ask, option: Choice) -> Note | None:
    """H-21.2: what happens if the Invaders are let to act."""
    land, action = str(ask.args[0]), ask.args[1]
    if option[0] == "skip" or action != "ravage":
        return None
    return Note("note-ravage", coming_ravage(g, g.lands[land]))


def of_cascade(g: Horizons, _ask: Ask, option: Choice) -> Note | None:
    """H-8.7, H-8.8: presence that is lost there, and whether it cascades once more."""
    land = g.lands[str(option[1])]
    if land.no_blight:
        return Note("note-no-blight", {"land": land.id})
    lost = sum(1 for count in land.presence if count)
    return Note("note-cascade", {"land": land.id, "level": int(land.blight > 0), "number": lost})


# -- what comes next ---------------------------------------------------------------------------


def after_spirit_phase(g: Horizons, seat: Seat, card: str) -> tuple[str, Args]:
    """H-3.1: what follows when the seat has played the card (or none) and is done."""
    if any(not g.spirits[other].done for other in range(g.seats) if other != seat):
        return OTHERS_PLAY, {}
    then = g.copy()
    if card:
        spirit = then.spirits[seat]
        spirit.energy -= POWERS[card].cost
        spirit.hand.remove(card)
        spirit.in_play.append(card)
    start_powers(then, FAST)
    if any(usable(then, other) for other in range(g.seats)):
        return FAST_NEXT, {}
    return after_powers(then)


def after_powers(g: Horizons) -> tuple[str, Args]:
    """H-3.1: the Invaders act after the fast Powers, time passes after the slow ones."""
    if g.phase != FAST:
        return "note-next-turn", {"count": g.turn + 1}
    fear = len(g.earned)
    for message, action, card in (
        ("note-next-ravage", "ravage", g.ravage_card),
        ("note-next-build", "build", g.build_card),
    ):
        lands = acted_in(g, action, card)
        if lands:
            return message, {
                "count": fear,
                "invader": card,
                "land": ", ".join(lands),
            }
    return "note-next-explore", {"count": fear}


OTHERS_PLAY: Final = "note-next-others"
OTHERS_USE: Final = "note-next-others-powers"
FAST_NEXT: Final = "note-next-fast"

BY_PROMPT: Final[dict[str, Teller]] = {
    "growth-action": of_growth_action,
    "presence-source": of_source,
    "presence-land": of_presence_land,
    "power-deck": of_deck,
    "forget": of_forget,
    "play-cards": of_play,
    "use-powers": of_use,
    "target-land": of_target,
    "target-spirit": of_target,
    "repeat": of_target,
    "damage": of_damage,
    "damage-one-each": of_damage,
    "bonus-damage": of_damage,
    "bonus-damage-in": of_damage,
    "searing-heat": of_damage,
    "destroy": of_destroy,
    "ravage-order": of_ravage_order,
    "stall": of_stall,
    "cascade": of_cascade,
}
