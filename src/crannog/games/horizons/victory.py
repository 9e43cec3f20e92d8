"""Victory and defeat (H-14), and what happens when an effect is over (H-14.8)."""

from crannog.games.horizons.facts import BUILDINGS, CITY, INVADERS
from crannog.games.horizons.registry import AVENGERS
from crannog.games.horizons.state import Horizons, Vengeance, Work
from crannog.games.horizons.verbs import deal, decide
from crannog.kernel.ask import Choice, Rules
from crannog.kernel.state import Result


class Over(Exception):
    """The match has ended; `result` of the state tells how."""


def end_of_action(g: Horizons) -> Rules[None]:
    """One action is finished: Vengeance of the Dead answers for what it destroyed."""
    if g.vengeances and g.graves:
        yield from take_vengeance(g, [])
    g.graves = {}


def end_of_effect(g: Horizons) -> Rules[None]:
    """H-14.8: one effect is complete: Vengeance of the Dead answers, then victory and defeat."""
    yield from end_of_action(g)
    check_over(g)


def check_over(g: Horizons) -> None:
    """H-14.1, H-14.6: victory first; with a defeat in the same effect it is a sacrifice."""
    won = victory(g)
    if won:
        everyone = tuple(range(g.seats))
        reason = "sacrifice" if g.lost else won
        finish(g, Result(everyone, reason, "H-14.6" if g.lost else "H-14.2"))
    if g.lost:
        rules = {"island-blighted": "H-14.3", "spirit-destroyed": "H-14.4"}
        finish(g, Result((), g.lost, rules[g.lost]))


def victory(g: Horizons) -> str:
    """H-14.2: the victory that is reached, or ''."""
    if not g.fear_deck:
        return "fear-victory"
    return "" if g.invaders_left(kinds_to_clear(g)) else f"terror-{g.terror_level()}-victory"


def kinds_to_clear(g: Horizons) -> tuple[str, ...]:
    """H-14.2: the Invaders that must be gone at this Terror Level."""
    level = g.terror_level()
    return INVADERS if level == 1 else BUILDINGS if level == 2 else (CITY,)


def finish(g: Horizons, result: Result) -> None:
    """The match is over."""
    g.result = result
    g.phase = "over"
    g.history = [*g.history, g.standing()]
    g.tell("result", result.rule, result.reason)
    raise Over


def take_vengeance(g: Horizons, chain: list[Vengeance]) -> Rules[None]:
    """Vengeance of the Dead: Damage for each Town, City and Dahan destroyed in its land.

    It never answers itself; two of them may set each other off once.
    """
    graves = g.graves
    roused = [v for v in g.vengeances if graves.get(v.land) and v not in chain]
    work = g.work
    while roused:
        vengeance = yield from next_vengeance(g, roused)
        roused.remove(vengeance)
        g.graves = {}
        g.work = Work(AVENGERS[0], vengeance.user, vengeance.land)
        yield from avenge(g, vengeance, graves[vengeance.land])
        yield from take_vengeance(g, [*chain, vengeance])
    g.graves = graves
    g.work = work


def next_vengeance(g: Horizons, roused: list[Vengeance]) -> Rules[Vengeance]:
    """H-30.8: Spirits in the order of their seats; the one that owns several says which is next."""
    seat = min(vengeance.user for vengeance in roused)
    own = {vengeance.land: vengeance for vengeance in roused if vengeance.user == seat}
    options: list[Choice] = [("land", land) for land in own]
    choice = yield from decide(g, seat, "vengeance-order", options, "H-30.8")
    return own[str(choice[1])]


def avenge(g: Horizons, vengeance: Vengeance, points: int) -> Rules[None]:
    """Its Damage, in its land or (with the threshold) also in adjacent ones."""
    here = g.lands[vengeance.land]
    g.tell("vengeance", "H-14.8", vengeance.land, points)
    if not vengeance.wide:
        yield from deal(g, vengeance.user, here, points, INVADERS, "H-19.1")
        return
    places = [vengeance.land, *g.near(vengeance.land)]
    for _ in range(points):
        options: list[Choice] = [
            ("land", place) for place in places if g.lands[place].has_invaders()
        ]
        if not options:
            return
        choice = yield from decide(
            g, vengeance.user, "vengeance", options, "H-19.1", vengeance.land
        )
        yield from deal(g, vengeance.user, g.lands[str(choice[1])], 1, INVADERS, "H-19.1")
