"""What a player of Horizons would answer without much thought, for bots that play a turn ahead.

Where and whether to use a Power is found by trying it on a copy; all smaller questions are settled
by what they would change in the lands they are about.
"""

from contextlib import suppress
from functools import partial
from math import inf
from typing import Final, TypeAlias, cast

from crannog.games.horizons.answers import by_score, quick_answer
from crannog.games.horizons.evaluate import evaluate, island
from crannog.games.horizons.facts import SLOW
from crannog.games.horizons.invaders import build_in, lands_of_card
from crannog.games.horizons.panels import PANELS, highest_number
from crannog.games.horizons.registry import POWERS, Power
from crannog.games.horizons.state import Horizons, Land
from crannog.games.horizons.use import (
    STOP,
    Use,
    begin_use,
    legal_lands,
    legal_spirits,
    resolve_use,
)
from crannog.games.horizons.verbs import DONE, elements
from crannog.games.horizons.victory import Over
from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.pieces import play_out
from crannog.kernel.state import State
from crannog.parts.habits import led_by

Position: TypeAlias = tuple[int | str, ...]

ENERGY: Final = 0.5  # what a point of Energy is worth when a card is paid
MATCH: Final = 0.25  # an element that an innate Power asks for
TIER: Final = 2.0  # a threshold of an innate Power


class Instinct:
    """Quick answers during one decision of a bot; it remembers what it has found out on the way."""

    __slots__ = ("_aims", "_cards", "_found")

    def __init__(self) -> None:
        self._aims: dict[tuple[Seat, str], Choice] = {}  # targets of Powers about to be used
        self._found: dict[Position, tuple[Choice, float]] = {}  # best targets by position
        self._cards: dict[tuple[int, str, tuple[str, ...]], float] = {}  # worth by turn and place

    def reply(self, state: State, ask: Ask) -> Choice:
        """One of the ask's options."""
        assert isinstance(state, Horizons)
        if len(ask.options) == 1:
            return ask.options[0]
        prompt = ask.prompt
        if prompt == "use-powers":
            return self.use_power(state, ask)
        if prompt == "target-land" or prompt == "target-spirit":
            return self.aim(state, ask)
        if prompt == "play-cards":
            return self.play_card(state, ask)
        if prompt == "take-power" or prompt == "take-left-power":
            return max(ask.options, key=lambda o: self.appeal(state, ask.seat, str(o[1])))
        if prompt == "forget":
            return min(ask.options, key=lambda o: self.appeal(state, ask.seat, str(o[1])))
        return quick_answer(state, ask)

    def ranked(self, state: State, ask: Ask, options: list[Choice]) -> list[Choice]:
        """These options of the ask: its reply first, then by what they would change."""
        assert isinstance(state, Horizons)
        return led_by(self.reply(state, ask), by_score(state, ask, options))

    # -- Powers --------------------------------------------------------------------------------

    def use_power(self, g: Horizons, ask: Ask) -> Choice:
        """The first Power that does any good; or done."""
        for option in ask.options:
            if option[0] == "hasten":
                return option
            if option[0] not in ("use", "repeat"):
                continue
            power = POWERS[str(option[1])]
            aim, gain = self.best_use(g, ask.seat, power)
            if option[0] == "repeat":
                gain -= ENERGY * power.cost
            if gain > 0.0:
                self._aims[ask.seat, power.id] = aim
                return option
        return DONE if DONE in ask.options else ask.options[0]

    def best_use(self, g: Horizons, seat: Seat, power: Power) -> tuple[Choice, float]:
        """The best target and its gain; trials often come to the same position again."""
        key = position_of(g, seat, power)
        if key not in self._found:
            self._found[key] = best_aim(g, seat, power)
        return self._found[key]

    def aim(self, g: Horizons, ask: Ask) -> Choice:
        """The target found when the Power was chosen, or the best one."""
        power = POWERS[str(ask.args[0])]
        known = self._aims.pop((ask.seat, power.id), None)
        if known is not None and known in ask.options:
            return known
        return best_of(g, ask.seat, power, [o for o in ask.options if o != STOP])[0]

    # -- cards ---------------------------------------------------------------------------------

    def play_card(self, g: Horizons, ask: Ask) -> Choice:
        """The card that promises most for its Energy, as long as one promises anything."""
        best = DONE
        most = 0.0
        for option in ask.options:
            if option[0] != "play":
                continue
            card = str(option[1])
            worth = self.card_worth(g, ask.seat, card) + synergy(g, ask.seat, card)
            worth -= ENERGY * POWERS[card].cost
            if worth > most:
                best, most = option, worth
        return best

    def card_worth(self, g: Horizons, seat: Seat, card: str) -> float:
        """What the card would do this turn."""
        key = (g.turn, card, tuple(g.lands_of(seat)))
        if key not in self._cards:
            power = POWERS[card]
            moment = after_invaders(g) if power.speed == SLOW else before_invaders(g, seat)
            self._cards[key] = best_aim(moment, seat, power)[1]
        return self._cards[key]

    def appeal(self, g: Horizons, seat: Seat, card: str) -> float:
        """How welcome a card is: what it would do now, its elements, and whether one can pay."""
        power = POWERS[card]
        spirit = g.spirits[seat]
        income = highest_number(PANELS[spirit.id].energy, spirit.energy_track)
        too_dear = max(0, power.cost - spirit.energy - 2 * income)
        worth = min(self.card_worth(g, seat, card), 12.0) - ENERGY * power.cost - 3.0 * too_dear
        return worth + MATCH * matches(spirit.id, power)


def position_of(g: Horizons, seat: Seat, power: Power) -> Position:
    """All that the best target of a Power commonly depends on."""
    spirit = g.spirits[seat]
    key: list[int | str] = [power.id, seat, g.phase, g.ravage_card, g.build_card, g.fear]
    key += [len(g.fear_deck), g.blight_pool, spirit.range_bonus, spirit.might, spirit.energy]
    key += elements(g, seat)
    for land in g.lands.values():
        for counts in land.pieces.values():
            key += counts
        key += (land.blight, land.defend, len(land.skips))
        key += land.presence
    return tuple(key)


# -- trying a Power ----------------------------------------------------------------------------


def best_aim(g: Horizons, seat: Seat, power: Power) -> tuple[Choice, float]:
    """The best target of the Power and what it would gain; nothing where it has none."""
    if power.targets_spirit():
        options: list[Choice] = [("spirit", other) for other in legal_spirits(g, seat, power)]
    else:
        options = [("land", land) for land in legal_lands(g, seat, power, None)]
    return best_of(g, seat, power, options)


def best_of(g: Horizons, seat: Seat, power: Power, options: list[Choice]) -> tuple[Choice, float]:
    """The best of these targets, and the gain: for all where it is a Spirit, else on the island."""
    best: Choice = ()
    most = -inf
    on_spirit = power.targets_spirit()
    before = evaluate(g, seat) if on_spirit else island(g)
    for option in options if on_spirit else promising(g, power, options):
        trial = after_use(g, seat, power, option)
        gain = (evaluate(trial, seat) if on_spirit else island(trial)) - before
        if gain > most:
            best, most = option, gain
    return best, most


def promising(g: Horizons, power: Power, lands: list[Choice]) -> list[Choice]:
    """A Power that moves nothing does nothing where there is neither Invader nor Blight."""
    if power.moves:
        return lands
    busy = [option for option in lands if is_busy(g.lands[str(option[1])])]
    return busy or lands[:1]


def is_busy(land: Land) -> bool:
    """Whether there is anything to fight or to heal."""
    return land.blight > 0 or land.has_invaders()


def after_use(g: Horizons, seat: Seat, power: Power, target: Choice) -> Horizons:
    """A copy of the position after the use of the Power."""
    trial = g.copy()
    use = Use(trial, seat, power, False)
    if target[0] == "spirit":
        use.spirit = cast(int, target[1])
    else:
        use.land = trial.lands[str(target[1])]
    begin_use(use)
    with suppress(Over):
        play_out(resolve_use(use), partial(quick_answer, trial))
    return trial


def before_invaders(g: Horizons, seat: Seat) -> Horizons:
    """The position in which fast Powers will be used."""
    if g.phase != "spirit" or g.spirits[seat].grown:
        return g
    later = g.copy()
    later.spirits[seat].grown = True
    return later


def after_invaders(g: Horizons) -> Horizons:
    """The position in which slow Powers will be used, but for the Ravage and new Explorers."""
    if g.phase in (SLOW, "time"):
        return g
    later = g.copy()
    if later.build_card:
        for key in lands_of_card(later, later.build_card):
            if later.lands[key].has_invaders():
                build_in(later, later.lands[key])
    later.ravage_card, later.build_card = later.build_card, ""
    later.phase = SLOW
    return later


# -- elements ----------------------------------------------------------------------------------


def synergy(g: Horizons, seat: Seat, card: str) -> float:
    """What the card's elements do for the innate Powers."""
    have = elements(g, seat)
    more = [a + b for a, b in zip(have, POWERS[card].elements, strict=True)]
    worth = 0.0
    for innate in PANELS[g.spirits[seat].id].innates:
        for need in POWERS[innate].tiers:
            missing = sum(max(0, a - b) for a, b in zip(need, have, strict=True))
            still = sum(max(0, a - b) for a, b in zip(need, more, strict=True))
            if missing and not still:
                worth += TIER
            worth += MATCH * (missing - still)
    return worth


def matches(spirit_id: str, power: Power) -> int:
    """How many elements of the card the innate Powers ask for, each tier counted."""
    return sum(
        min(need, given)
        for innate in PANELS[spirit_id].innates
        for tier in POWERS[innate].tiers
        for need, given in zip(tier, power.elements, strict=True)
    )
