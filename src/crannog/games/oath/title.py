"""O-2.11, O-3: goals, the Oathkeeper title, the Successor, and all four ways to win."""

from typing import Final

from crannog.games.oath.asking import by_player, choose
from crannog.games.oath.chronicle.record import Chronicle
from crannog.games.oath.facts import (
    DARKEST_SECRET,
    EXHAUSTION_ORDER,
    GRAND_SCEPTER,
    PEOPLES_FAVOR,
    PURPLE,
    VISION_GOAL,
)
from crannog.games.oath.reactions import NOTHING, follow_up
from crannog.games.oath.rule import rulers
from crannog.games.oath.state import CITIZEN, Oath
from crannog.kernel.ask import Rules, Seat
from crannog.kernel.state import Result

VISIONS_NEEDED: Final = 3
WINNING_RULES: Final = ("O-3.1", "O-3.2", "O-3.3", "O-3.3.1", "O-3.4")
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
    return NOTHING if not first or g.title in first else hand_on_title(g, first)


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


def check_wake(g: Oath, me: Seat) -> None:
    """O-4.1.2: the Usurper wins, then the Visionary."""
    if not g.players[me].is_exile():
        return
    if g.title == me and g.usurper:
        finish(g, (me,), "usurper", "O-3.1")
    elif any(meets_vision(g, me, vision) for vision in visions_of(g, me)):
        finish(g, (me,), "visionary", "O-3.2")


def finish(g: Oath, winners: tuple[Seat, ...], reason: str, rule: str) -> None:
    """O-3: the game ends at once; then the winner writes the chronicle (O-8), if the table does."""
    if winners and g.settings.chronicle == "full":
        g.active = winners[0]
        g.chronicle = Chronicle()
        g.chronicle.begin(g.active, reason, rule)
        g.phase = "chronicle"
    else:
        g.result = Result(winners, reason, rule)
        g.phase = "over"
    g.tell("result", rule, reason, *winners)


def successor(g: Oath) -> Seat:
    """O-3.3.1: the Citizen who wins in the Chancellor's place, or -1; a tie makes none."""
    citizens = [me for me, player in enumerate(g.players) if player.role == CITIZEN]
    if g.goal == "supremacy":
        court = [g.chancellor(), *citizens]
        best = max(treasures(g, me) for me in court)
        first = [me for me in court if treasures(g, me) == best]
        return first[0] if len(first) == 1 and first[0] in citizens else -1
    wanted = {"people": DARKEST_SECRET, "protection": PEOPLES_FAVOR, "devotion": GRAND_SCEPTER}
    holder = g.holder(wanted[g.goal])
    return holder if holder in citizens else -1


def empire_wins(g: Oath, rule: str) -> None:
    """O-3.3: the Chancellor wins, or the Successor."""
    heir = successor(g)
    if heir >= 0:
        finish(g, (heir,), "successor", "O-3.3.1")
    else:
        finish(g, (g.chancellor(),), "chancellor", rule)


def war_exhaustion(g: Oath) -> None:
    """O-3.4: at the end of round 8 the first that applies.

    Two Exiles share a revealed Vision only as its owner and a prophet, and both meet its goal only
    where a tie wins (an option). No source says who wins then: whoever would wake first (O-13.4).
    """
    if g.players[g.title].is_exile():
        if g.usurper:
            finish(g, (g.title,), "usurper-at-end", "O-3.4")
            return
        for goal in EXHAUSTION_ORDER:
            for me in g.in_turn_order():
                visions = [v for v in visions_of(g, me) if VISION_GOAL.get(v) == goal]
                if any(meets_vision(g, me, vision) for vision in visions):
                    finish(g, (me,), "visionary-at-end", "O-3.4")
                    return
    empire_wins(g, "O-3.4")
