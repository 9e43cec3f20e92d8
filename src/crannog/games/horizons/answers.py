"""Quick answers to the smaller questions of Horizons: each option is scored by what it changes."""

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from crannog.games.horizons.evaluate import PIECE, Outlook, is_last
from crannog.games.horizons.facts import DAHAN, ELEMENT, FEAR_OF, PRESENCE
from crannog.games.horizons.growth import card_plays
from crannog.games.horizons.panels import PANELS, Growth, Space, highest_number
from crannog.games.horizons.registry import POWERS
from crannog.games.horizons.state import Horizons, Land
from crannog.games.horizons.use import in_range
from crannog.games.horizons.verbs import elements
from crannog.kernel.ask import Ask, Choice, Seat

# actions of Growth
RECLAIM: Final = "reclaim"
GAIN_CARD: Final = "card"
GAIN_ENERGY: Final = "energy"

NEVER: Final = -1_000.0

# of printed alternatives the first that is offered
ALTERNATIVES: Final = (
    "town",
    "damage",
    "push-invaders",
    "fear",
    "remove-blight",
    "defend",
    "gather-dahan",
    "push-dahan",
)


def quick_answer(g: Horizons, ask: Ask) -> Choice:
    """The option with the best score; the first where nothing tells them apart."""
    score = SCORES.get(ask.prompt)
    if score is None:
        return ask.options[0]
    question = Question(g, ask)
    best = ask.options[0]
    most = score(question, best)
    for option in ask.options[1:]:
        points = score(question, option)
        if points > most:
            best, most = option, points
    return best


def by_score(g: Horizons, ask: Ask, options: list[Choice]) -> list[Choice]:
    """The options by what they change, the best first; as they are where nothing tells."""
    score = SCORES.get(ask.prompt)
    if score is None:
        return options
    question = Question(g, ask)
    return sorted(options, key=lambda option: -score(question, option))


class Question:
    """An ask in its position. Its methods score one option each; the rule is the ask's own."""

    __slots__ = ("_costs", "ask", "g", "outlook", "seat")

    def __init__(self, g: Horizons, ask: Ask) -> None:
        self.g = g
        self.ask = ask
        self.seat: Seat = ask.seat
        self.outlook = Outlook(g)
        self._costs: dict[str, float] = {}  # of lands as they are

    def cost(self, land: Land) -> float:
        """What the land costs as it is."""
        if land.id not in self._costs:
            self._costs[land.id] = self.outlook.cost(land)
        return self._costs[land.id]

    def here(self) -> Land:
        """The land that the ask is about."""
        return self.g.lands[str(self.ask.args[0])]

    def named(self, option: Choice) -> Land:
        """The land that the option names first."""
        return self.g.lands[str(option[1])]

    # -- Growth --------------------------------------------------------------------------------

    def growth(self, option: Choice) -> float:
        """Cards back when few are left, else presence, cards and Energy."""
        spirit = self.g.spirits[self.seat]
        actions = PANELS[spirit.id].growth[cast(int, option[1]) - 1]
        return sum(self.growth_action(action) for action in actions)

    def growth_action(self, action: Growth) -> float:
        """One action of Growth."""
        spirit = self.g.spirits[self.seat]
        if action.action == RECLAIM:
            short = len(spirit.hand) < card_plays(self.g, self.seat)
            return len(spirit.discard) * (3.0 if short else 0.5)
        if action.action == GAIN_CARD:
            return 2.0
        if action.action == GAIN_ENERGY:
            return 0.6 * action.amount
        return 3.0

    def presence_source(self, option: Choice) -> float:
        """The track whose next spaces give more; presence on the island stays there."""
        if option[0] != "track":
            return -1.0
        spirit = self.g.spirits[self.seat]
        spirit_panel = PANELS[spirit.id]
        if option[1] == "energy":
            return track_gain(spirit_panel.energy, spirit.energy_track, 1.0)
        return track_gain(spirit_panel.plays, spirit.plays_track, 2.5)

    def presence_land(self, option: Choice) -> float:
        """Near Invaders, a new land or a second sacred site, not where Blight will come."""
        land = self.named(option)
        mine = land.presence[self.seat]
        near = in_range(self.g, [land.id], 1)
        score = 0.25 * sum(self.g.lands[key].has_invaders() for key in near)
        if not mine:
            score += 1.0
        elif mine == 1:
            score += 1.5 if len(self.g.sacred_sites(self.seat)) < 2 else 0.5
        return score - (0.3 * self.cost(land) if land.has_invaders() else 0.0)

    # -- pieces --------------------------------------------------------------------------------

    def destroy(self, option: Choice) -> float:
        """The piece whose end gains most."""
        kind = str(option[1])
        return self.removal(self.here(), kind, cast(int, option[2])) + FEAR_OF[kind]

    def damage(self, option: Choice) -> float:
        """The piece that gains most for each point; one that would survive gains little."""
        if option[0] == "piece-in":
            return self.damage_to(self.named(option), str(option[2]), cast(int, option[3]), 1)
        if option[0] != "piece":
            return NEVER
        args = self.ask.args
        points = cast(int, args[1]) if len(args) > 1 else 1
        return self.damage_to(self.here(), str(option[1]), cast(int, option[2]), points)

    def damage_to(self, land: Land, kind: str, damage: int, points: int) -> float:
        """What so many points gain, each, on that piece."""
        need = max(1, self.g.health(kind, land.id) - damage)
        if need > points:
            return 0.01 * damage
        return (self.removal(land, kind, damage) + FEAR_OF[kind]) / need

    def removal(self, land: Land, kind: str, damage: int) -> float:
        """What the land gains when a piece goes."""
        before = self.cost(land)
        land.put(kind, damage, -1)
        gain = before - self.outlook.cost(land)
        land.put(kind, damage)
        return gain

    def move(self, kind: str, damage: int, origin: Land, to: Land) -> float:
        """What two lands gain when a piece moves; Dahan want to be where Invaders are."""
        outlook = self.outlook
        before = self.cost(origin) + self.cost(to)
        origin.put(kind, damage, -1)
        to.put(kind, damage)
        gain = before - outlook.cost(origin) - outlook.cost(to)
        to.put(kind, damage, -1)
        origin.put(kind, damage)
        return gain + 0.2 if kind == DAHAN and to.has_invaders() else gain

    def push(self, option: Choice) -> float:
        """Nothing, or a piece to where it does less harm."""
        if option[0] != "push":
            return 0.0
        to = self.g.lands[str(option[3])]
        return self.move(str(option[1]), cast(int, option[2]), self.here(), to)

    def gather(self, option: Choice) -> float:
        """Nothing, or a piece from where it does more harm; presence from a crowd of it."""
        if option[0] != "gather":
            return 0.0
        origin = self.named(option)
        if option[2] == PRESENCE:
            return 0.1 * origin.presence[self.seat] - 0.15
        return self.move(str(option[2]), cast(int, option[3]), origin, self.here())

    def bigger(self, option: Choice) -> float:
        """The bigger Invader, the more damaged one."""
        return PIECE.get(str(option[1]), 0.0) + 0.1 * cast(int, option[2])

    def fear_effect(self, option: Choice) -> float:
        """What a fear card would do to that piece or land."""
        verb = option[0]
        if verb in ("remove", "downgrade"):
            gain = self.removal(self.named(option), str(option[2]), cast(int, option[3]))
            return gain / 2 if verb == "downgrade" else gain
        if verb == "move":
            origin, to = self.named(option), self.g.lands[str(option[2])]
            return self.move(str(option[3]), cast(int, option[4]), origin, to)
        if verb == "land":
            return self.cost(self.named(option))
        return 0.0

    # -- lands and other things ----------------------------------------------------------------

    def worst_land(self, option: Choice) -> float:
        """The land that has most to fear."""
        return self.cost(self.named(option)) if option[0] == "land" else NEVER

    def most_blight(self, option: Choice) -> float:
        """The land with most Blight."""
        return float(self.named(option).blight)

    def cascade(self, option: Choice) -> float:
        """Where there is no Blight yet, and no presence to lose."""
        land = self.named(option)
        owners = [seat for seat, count in enumerate(land.presence) if count]
        lost = sum(30.0 if is_last(self.g, seat) else 3.0 for seat in owners)
        return -10.0 * land.blight - lost

    def alternative(self, option: Choice) -> float:
        """By the fixed order."""
        name = str(option[1])
        return -ALTERNATIVES.index(name) if name in ALTERNATIVES else -len(ALTERNATIVES)

    def element(self, option: Choice) -> float:
        """The element that the innate Powers lack most."""
        number = ELEMENT[str(option[1])]
        have = elements(self.g, self.seat)[number]
        innates = PANELS[self.g.spirits[self.seat].id].innates
        return sum(tier[number] > have for innate in innates for tier in POWERS[innate].tiers)


def track_gain(track: tuple[Space, ...], uncovered: int, worth: float) -> float:
    """What the next spaces of a track give; the one after the next counts half."""
    now = highest_number(track, uncovered)
    total = 0.0
    for ahead, weight in ((1, 1.0), (2, 0.5)):
        if uncovered + ahead <= len(track):
            gain = worth * (highest_number(track, uncovered + ahead) - now)
            total += weight * (gain + 0.8 * len(track[uncovered + ahead - 1].elements))
    return total


Score: TypeAlias = Callable[[Question, Choice], float]

# by prompt
SCORES: Final[dict[str, Score]] = {
    "growth": Question.growth,
    "presence-source": Question.presence_source,
    "presence-land": Question.presence_land,
    "damage": Question.damage,
    "damage-one-each": Question.damage,
    "bonus-damage": Question.damage,
    "bonus-damage-in": Question.damage,
    "searing-heat": Question.damage,
    "destroy": Question.destroy,
    "replace": Question.bigger,
    "downgrade": Question.bigger,
    "remove": Question.fear_effect,
    "remove-health": Question.fear_effect,
    "fear-effect": Question.fear_effect,
    "push": Question.push,
    "gather": Question.gather,
    "cascade": Question.cascade,
    "guarded-land": Question.worst_land,
    "renewal-land": Question.worst_land,
    "vengeance": Question.worst_land,
    "repeat": Question.worst_land,
    "remove-blight": Question.most_blight,
    "alternative": Question.alternative,
    "element": Question.element,
}
