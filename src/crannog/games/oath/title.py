"""O-2.11, O-3: goals, the Oathkeeper title, the Successor, and all four ways to win."""

from typing import Final

from crannog.games.oath.asking import by_player, choose
from crannog.games.oath.chronicle.record import Chronicle
from crannog.games.oath.facts import (
    DARKEST_SECRET,
    EXHAUSTION_ORDER,
    GOALS,
    GRAND_SCEPTER,
    PEOPLES_FAVOR,
    PURPLE,
    VISION_GOAL,
)
from crannog.games.oath.reactions import follow_up
from crannog.games.oath.rule import rulers
from crannog.games.oath.state import CITIZEN, Oath
from crannog.kernel.ask import Rules, Seat
from crannog.kernel.pieces import ENDED
from crannog.kernel.state import Result

VISIONS_NEEDED: Final = 3
# O-12.9.3: by what the Prince has won; he never reveals a Vision
BY_PRINCE: Final = {
    "usurper": "prince-usurper",
    "chancellor": "prince-chancellor",
    "usurper-at-end": "prince-usurper-at-end",
}
WINNING_RULES: Final = ("O-3.1", "O-3.2", "O-3.3", "O-3.3.1", "O-3.4")
# O-3.3.1: what the Successor holds, but for the goal of the most sites
SUCCESSOR_HOLDS: Final = {
    "people": DARKEST_SECRET,
    "protection": PEOPLES_FAVOR,
    "devotion": GRAND_SCEPTER,
}
END_DIE: Final = {5: 6, 6: 5, 7: 3}  # O-3.3: the lowest roll that ends the game, by round


def treasures(g: Oath, me: Seat) -> int:
    """The relics and banners that a player holds."""
    return len(g.players[me].relics) + sum(holder == me for holder in g.banner_holder.values())


def count_for(g: Oath, goal: str, me: Seat) -> int:
    """How far a player is towards a goal."""
    return counts_for(g, goal)[me]


def counts_for(g: Oath, goal: str) -> list[int]:
    """How far each player is towards a goal; for Supremacy the Chancellor stands for the Empire."""
    if goal == "supremacy":
        ruling = rulers(g)
        return [
            ruling.count(player.colour) if player.is_exile() or player.colour == PURPLE else 0
            for player in g.players
        ]
    if goal == "protection":
        return [treasures(g, me) for me in range(len(g.players))]
    banner = PEOPLES_FAVOR if goal == "people" else DARKEST_SECRET
    return [int(g.banner_holder[banner] == me) for me in range(len(g.players))]


def leaders(g: Oath, goal: str) -> list[Seat]:
    """The players with the highest count for a goal; nobody while it is 0."""
    counts = counts_for(g, goal)
    most = max(counts)
    return [me for me, count in enumerate(counts) if count == most] if most else []


def settle_title(g: Oath) -> Rules[None]:
    """O-2.11.1, O-2.11.2: the title goes to whoever meets its goal; a tie leaves it."""
    first = leaders(g, g.goal)
    return ENDED if not first or g.title in first else hand_on_title(g, first)


def hand_on_title(g: Oath, first: list[Seat]) -> Rules[None]:
    """O-2.11.2: the title leaves its holder, who picks among tied others."""
    holder = first[0]
    if len(first) > 1:
        holder = yield from choose(g, g.title, "hand-on-title", by_player(first), "O-2.11.2")
    g.title = holder
    g.usurper = False  # O-2.11.3
    g.tell("takes-title", "O-2.11.1", holder)
    yield from follow_up(g, "title-taken", holder)


# -- winning -----------------------------------------------------------------------------------


def meets_vision(g: Oath, me: Seat, vision: int) -> bool:
    """O-3.2: an Exile who meets the goal of this revealed Vision, with three Visions drawn."""
    if vision not in VISION_GOAL or not g.players[me].is_exile():
        return False
    if g.visions_drawn < VISIONS_NEEDED:
        return False
    first = leaders(g, VISION_GOAL[vision])
    return me in first if g.settings.vision_tie_wins else first == [me]


def visions_of(g: Oath, me: Seat) -> list[int]:
    """The Visions that the player has revealed; a prophet shares another's."""
    own = [g.players[me].vision] if g.players[me].vision else []
    return [*own, g.prophet_vision] if g.prophet == me else own


def waking_victory(g: Oath, me: Seat) -> str:
    """O-4.1.2: by what the player would win if he woke now: as Usurper, then as Visionary."""
    if not g.players[me].is_exile():
        return ""
    if g.title == me and g.usurper:
        return "usurper"
    meets = any(meets_vision(g, me, vision) for vision in visions_of(g, me))
    return "visionary" if meets else ""


def check_wake(g: Oath, me: Seat) -> None:
    """O-4.1.2: the Usurper wins, then the Visionary."""
    reason = waking_victory(g, me)
    if reason:
        finish(g, (me,), reason, "O-3.1" if reason == "usurper" else "O-3.2")


def finish(g: Oath, winners: tuple[Seat, ...], reason: str, rule: str) -> None:
    """O-3: the game ends at once; then the winner writes the chronicle (O-8), if the table does.

    If the Prince has won, nobody of the people has, and the reason tells it (O-12.9.3).
    """
    if winners and g.is_prince(winners[0]):
        reason = BY_PRINCE[reason]
    if winners and g.settings.chronicle == "full":
        g.active = winners[0]
        g.chronicle = Chronicle()
        counts = tuple(tuple(counts_for(g, goal)) for goal in GOALS)
        g.chronicle.begin(g.active, reason, rule, counts)
        g.phase = "chronicle"
    else:
        g.result = Result(g.people(winners), reason, rule)
        g.phase = "over"
    g.tell("result", rule, reason, *winners)


def successor(g: Oath) -> Seat:
    """O-3.3.1: the Citizen who wins in the Chancellor's place, or -1; a tie makes none."""
    citizens = [me for me, player in enumerate(g.players) if player.role == CITIZEN]
    return next((me for me in citizens if meets_successor_goal(g, me)), -1)


def meets_successor_goal(g: Oath, me: Seat) -> bool:
    """O-3.3.1: whether the player would be the Successor if he were a Citizen."""
    if g.goal == "supremacy":
        court = [other for other in g.others(me) if not g.players[other].is_exile()]
        return all(treasures(g, me) > treasures(g, other) for other in court)
    return g.holder(SUCCESSOR_HOLDS[g.goal]) == me


def imperial_victory(g: Oath) -> tuple[Seat, str]:
    """O-3.3, O-3.3.1: who wins for the Empire, and by what: the Chancellor, or the Successor."""
    heir = successor(g)
    return (heir, "successor") if heir >= 0 else (g.chancellor(), "chancellor")


def empire_wins(g: Oath, rule: str) -> None:
    """O-3.3: the Chancellor wins, or the Successor."""
    winner, reason = imperial_victory(g)
    finish(g, (winner,), reason, "O-3.3.1" if reason == "successor" else rule)


def exhaustion_victory(g: Oath) -> tuple[Seat, str]:
    """O-3.4: who would win, and by what, if the last round ended now; the first that applies.

    Two Exiles share a revealed Vision only as its owner and a prophet, and both meet its goal only
    where a tie wins (an option). No source says who wins then: whoever would wake first (O-13.4).
    """
    if g.players[g.title].is_exile():
        if g.usurper:
            return g.title, "usurper-at-end"
        for goal in EXHAUSTION_ORDER:
            for me in g.in_turn_order():
                visions = [v for v in visions_of(g, me) if VISION_GOAL.get(v) == goal]
                if any(meets_vision(g, me, vision) for vision in visions):
                    return me, "visionary-at-end"
    return imperial_victory(g)


def war_exhaustion(g: Oath) -> None:
    """O-3.4: the end of round 8."""
    winner, reason = exhaustion_victory(g)
    finish(g, (winner,), reason, "O-3.3.1" if reason == "successor" else "O-3.4")


def end_die_needed(g: Oath) -> int:
    """O-3.3: the lowest roll that would end the game with this round; 0 if no die is rolled."""
    return 0 if g.players[g.title].is_exile() else END_DIE.get(g.round, 0)
