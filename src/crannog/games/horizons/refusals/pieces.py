"""Why a piece can't be the one that is damaged, moved, removed or replaced."""

from crannog.games.horizons.facts import DAHAN, PRESENCE
from crannog.games.horizons.refusals.common import (
    no_piece,
    not_adjacent,
    number,
    spared,
)
from crannog.games.horizons.state import Horizons
from crannog.kernel.ask import Ask, Atom, Choice
from crannog.kernel.errors import Refusal


def no_piece_here(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """Not in the land of the question, or not of a kind that the effect touches."""
    kind = str(choice[1])
    return no_piece(g, ask, str(ask.args[0]), kind, number(choice[2])) or spared(ask, kind)


def hit_already(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-25.2: each of different Invaders is hit once."""
    kind, land = str(choice[1]), str(ask.args[0])
    if kind in (DAHAN, PRESENCE):
        return spared(ask, kind)
    return no_piece(g, ask, land, kind, number(choice[2])) or Refusal(
        ask.rule, "why-hit-already", {"piece": kind, "land": land}
    )


def too_healthy(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-7.5: more Health than may still go."""
    kind, land = str(choice[1]), str(ask.args[0])
    if kind in (DAHAN, PRESENCE):
        return spared(ask, kind)
    args: dict[str, Atom] = {
        "piece": kind,
        "count": g.health(kind, land),
        "count2": ask.args[1],
    }
    return no_piece(g, ask, land, kind, number(choice[2])) or Refusal(
        ask.rule, "why-too-healthy", args
    )


def not_carried(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-20.7: only Dahan move, and only those of the target land."""
    kind = str(choice[1])
    return spared(ask, kind) if kind != DAHAN else Refusal(ask.rule, "why-no-such-dahan")


def not_damaged_there(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-30.3: no such piece, or this Power has dealt no Damage there."""
    land, kind = str(choice[1]), str(choice[2])
    return no_piece(g, ask, land, kind, number(choice[3])) or (
        spared(ask, kind)
        if kind in (DAHAN, PRESENCE)
        else Refusal("H-30.3", "why-not-damaged-there", {"land": land, "piece": kind})
    )


def out_of_heat(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-15.4: an Invader in one of the own lands."""
    land, kind = str(choice[1]), str(choice[2])
    if not g.lands[land].presence[ask.seat]:
        return Refusal("H-15.4", "why-no-presence", {"land": land})
    return no_piece(g, ask, land, kind, number(choice[3])) or spared(ask, kind)


def not_gathered(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-20.1: from an adjacent land, a piece of the kind that is Gathered."""
    land, kind = str(choice[1]), str(choice[2])
    return (
        not_adjacent(g, land, str(ask.args[0]))
        or no_piece(g, ask, land, kind, number(choice[3]))
        or spared(ask, kind)
    )


def not_pushed(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-20.2: a piece of the land, to an adjacent one; some must go to different lands."""
    kind, land, to = str(choice[1]), str(ask.args[0]), str(choice[3])
    if not any(option[1] == kind for option in ask.options if option[0] == "push"):
        return no_piece(g, ask, land, kind, number(choice[2])) or spared(ask, kind)
    return (
        not_adjacent(g, to, land)
        or no_piece(g, ask, land, kind, number(choice[2]))
        or Refusal("H-20.2", "why-pushed-there", {"land": to})
    )


def not_up_to(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-20.4: without "up to" a Gather or Push is carried out as far as possible."""
    return Refusal("H-20.4", "why-must-move")
