"""The turn (H-3): fast Powers, the Invader phase, slow Powers, Time Passes."""

from typing import cast

from crannog.games.horizons.facts import DAHAN, FAST, INVADERS, SLOW
from crannog.games.horizons.fear import resolve_fear_card
from crannog.games.horizons.growth import spirit_turn
from crannog.games.horizons.invaders import (
    advance,
    build,
    explore,
    ravage_next,
    start_ravage,
)
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.registry import POWERS
from crannog.games.horizons.state import Horizons, Land, Spirit
from crannog.games.horizons.use import fewer_sets, has_target, tiers_with, use_power
from crannog.games.horizons.verbs import decide, elements
from crannog.kernel.ask import Ask, Asks, Choice, Rules, Seat, together

DONE: Choice = ("done",)


def spirit_phase(g: Horizons) -> Rules[None]:
    """H-3.1, H-3.2: all Spirits grow and play cards at the same time."""
    g.turn += 1
    g.history = [*g.history, g.standing()]
    g.tell("turn", "H-3.1", g.turn)
    yield from together({seat: spirit_turn(g, seat) for seat in range(g.seats)})
    start_powers(g, FAST)


# -- fast and slow Powers ----------------------------------------------------------------------


def start_powers(g: Horizons, speed: str) -> None:
    """H-6: nobody is done yet."""
    g.phase = speed
    for spirit in g.spirits:
        spirit.done = False
    g.tell("powers", "H-6.1" if speed == FAST else "H-6.2", speed)


def power_phase(g: Horizons) -> Rules[None]:
    """H-3.2, H-3.3: any player uses a Power, one at a time, until all are done."""
    asks = {seat: power_ask(g, seat) for seat in range(g.seats)}
    if all(ask.optional for ask in asks.values()):
        end_powers(g)
        return
    open_asks = {seat: ask for seat, ask in asks.items() if ask.options}
    if len(open_asks) == 1:
        seat, ask = next(iter(open_asks.items()))
        choice = yield ask
    else:
        reply = yield Asks(open_asks)
        seat, choice = cast(Seat, reply[0]), reply[1:]
    yield from take_power_choice(g, seat, choice)


def power_ask(g: Horizons, seat: Seat) -> Ask:
    """What the seat may do; one that is done may take that back, but nobody waits for it."""
    spirit = g.spirits[seat]
    rule = "H-6.1" if g.phase == FAST else "H-6.2"
    if spirit.done:
        back: list[Choice] = [("not-done",)] if usable(g, seat) else []
        return Ask(seat, "use-powers", back, rule, (g.phase,), optional=True)
    options = usable(g, seat)
    if not options:
        return Ask(seat, "use-powers", [], rule, (g.phase,), optional=True)
    return Ask(seat, "use-powers", [*options, DONE], rule, (g.phase,))


def usable(g: Horizons, seat: Seat) -> list[Choice]:
    """H-5.1, H-5.7: the Powers the seat can use in this phase, repeats and hastening included."""
    spirit = g.spirits[seat]
    options: list[Choice] = []
    have = elements(g, seat)
    for power_id in (*PANELS[spirit.id].innates, *spirit.in_play):
        power = POWERS[power_id]
        speed = FAST if power_id in spirit.hastened else power.speed
        if speed != g.phase:
            continue
        met = tiers_with(power, have)
        if power.innate and not met:
            continue
        verb = "use"
        if power_id in spirit.used:
            if power.innate or not may_repeat(spirit, power_id):
                continue
            verb = "repeat"
        if has_target(g, seat, power):
            options.append((verb, power_id))
            if met and fewer_sets(power, met):
                options.append((f"{verb}-fewer", power_id))
    if g.phase == FAST and spirit.wind:
        options.extend(("hasten", power_id) for power_id in slow_movers(spirit))
    return options


def may_repeat(spirit: Spirit, card: str) -> bool:
    """H-23.6: Powerstorm: another card, paid again."""
    affordable = spirit.energy >= POWERS[card].cost
    return bool(spirit.repeats) and card not in spirit.repeated and affordable


def slow_movers(spirit: Spirit) -> list[str]:
    """H-29.2: unused slow Powers with Gather or Push."""
    return [
        power_id
        for power_id in (*PANELS[spirit.id].innates, *spirit.in_play)
        if POWERS[power_id].speed == SLOW
        and POWERS[power_id].moves
        and power_id not in spirit.hastened
        and power_id not in spirit.used
    ]


def take_power_choice(g: Horizons, seat: Seat, choice: Choice) -> Rules[None]:
    """Done, not done after all, a Power made fast, a Power used or repeated."""
    spirit = g.spirits[seat]
    verb = choice[0]
    if verb in ("done", "not-done"):
        spirit.done = verb == "done"
        g.tell("ready" if spirit.done else "not-ready", "H-3.2", seat)
        return
    power_id = str(choice[1])
    if verb == "hasten":
        spirit.wind -= 1
        spirit.hastened.append(power_id)
        g.tell("hastens", "H-29.2", seat, power_id)
        return
    fewer = verb in ("use-fewer", "repeat-fewer")
    repeat = verb in ("repeat", "repeat-fewer")
    yield from use_power(g, seat, power_id, fewer, repeat)


def end_powers(g: Horizons) -> None:
    """The phase is over: the Invaders come, or time passes."""
    if g.phase == FAST:
        g.phase = "fear"
        g.tell("invader-phase", "H-7.1")
    else:
        g.phase = "time"


# -- the Invader phase -------------------------------------------------------------------------


def fear_step(g: Horizons) -> Rules[None]:
    """H-7: earned fear cards one by one; then the Ravage."""
    if g.earned:
        yield from resolve_fear_card(g)
    else:
        g.phase = "ravage"
        start_ravage(g)


def ravage_step(g: Horizons) -> Rules[None]:
    """H-8: land by land; then the Build."""
    if g.queue:
        yield from ravage_next(g)
    else:
        g.phase = "build"


def build_step(g: Horizons) -> Rules[None]:
    """H-9."""
    yield from build(g)
    g.phase = "explore"


def explore_step(g: Horizons) -> Rules[None]:
    """H-10, H-11."""
    yield from explore(g)
    advance(g)
    start_powers(g, SLOW)


# -- Time Passes -------------------------------------------------------------------------------


def time_passes(g: Horizons) -> Rules[None]:
    """H-12: cards to the discard piles, Damage and one-turn effects gone."""
    for seat in range(g.seats):
        yield from put_cards_away(g, seat)
    for land in g.lands.values():
        heal(land)
    g.tides = []
    g.vengeances = []
    g.graves = {}
    g.phase = "spirit"
    g.tell("time-passes", "H-12.1")


def put_cards_away(g: Horizons, seat: Seat) -> Rules[None]:
    """H-12.1; Gift of Constancy lets a Spirit keep cards."""
    spirit = g.spirits[seat]
    for _ in range(spirit.constancy):
        if not spirit.in_play:
            break
        options: list[Choice] = [("keep-card", card) for card in spirit.in_play]
        options.append(DONE)
        choice = yield from decide(g, seat, "constancy", options, "H-12.1")
        if choice == DONE:
            break
        card = str(choice[1])
        spirit.in_play.remove(card)
        spirit.hand.append(card)
        g.tell("keeps-card", "H-12.1", seat, card)
    spirit.discard.extend(spirit.in_play)
    spirit.in_play = []
    spirit.time_passes()


def heal(land: Land) -> None:
    """H-12.3."""
    for kind in (*INVADERS, DAHAN):
        counts = land.pieces[kind]
        total = sum(counts)
        if total != counts[0]:  # some are damaged
            land.pieces = {**land.pieces, kind: [total] + [0] * (len(counts) - 1)}
    land.defend = 0
    land.skips = ()
    land.stalls = ()
    land.vitality = 0
    land.no_blight = False
    land.dahan_safe = False
