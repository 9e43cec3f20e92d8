"""What several refusals share: presence, adjacency, numbers."""

from collections.abc import Callable
from typing import TypeAlias

from crannog.games.inis.state import Inis
from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.errors import Refusal

Explain: TypeAlias = Callable[[Inis, Ask, Choice], Refusal]


def number(atom: Atom) -> int:
    """A number of an option; -1 where there is none."""
    return atom if isinstance(atom, int) else -1


def offered(ask: Ask, verb: str, place: int = 1) -> list[Atom]:
    """What the options of a verb name at that place."""
    return [option[place] for option in ask.options if option[0] == verb]


def not_present(g: Inis, seat: Seat, territory: str) -> Refusal | None:
    """I-2.2: a territory without a clan of the asked player."""
    if g.map[territory].clans[seat]:
        return None
    return Refusal("I-2.2", "why-no-clan-there", {"territory": territory})


def without_clan_of(g: Inis, ask: Ask, territory: str, seat: Seat) -> Refusal:
    """I-2.2: the player, be it the asked one, is not present there."""
    return (not_present(g, seat, territory) if seat == ask.seat else None) or Refusal(
        "I-2.2", "why-no-clan-of", {"territory": territory, "seat": seat}
    )


def unexposed(ask: Ask, seat: Seat, rule: str) -> Refusal:
    """I-2.9: the player, be it the asked one, has no exposed clan in the clash."""
    if seat == ask.seat:
        return Refusal(rule, "why-you-unexposed")
    return Refusal(rule, "why-none-exposed", {"seat": seat})


def apart(territory: str, origin: str) -> Refusal:
    """I-3.5: the territory itself, or one that does not touch it."""
    if territory == origin:
        return Refusal("I-3.5", "why-same-territory", {"territory": territory})
    return Refusal("I-3.5", "why-not-adjacent", {"territory": territory, "territory2": origin})


def not_adjacent(g: Inis, territory: str, origin: str) -> Refusal | None:
    """I-3.5: a territory that is no neighbour."""
    return None if territory in g.map[origin].neighbours else apart(territory, origin)
