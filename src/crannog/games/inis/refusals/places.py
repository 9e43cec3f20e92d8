"""Why a territory, or a place for a new one, can't be chosen."""

from crannog.games.inis.map import Anchor, on_lattice, overlap
from crannog.games.inis.refusals.common import (
    apart,
    not_adjacent,
    not_present,
    number,
    offered,
)
from crannog.games.inis.state import Inis
from crannog.kernel.ask import Ask, Choice
from crannog.kernel.errors import Refusal

# -- the set-up and the map --------------------------------------------------------------------


def no_capital(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-4.7: not in the Swamp."""
    return Refusal("I-4.7", "why-capital-swamp", {"territory": choice[1]})


def no_location(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-3.6: a free place beside at least two territories."""
    at: Anchor = (number(choice[1]), number(choice[2]), number(choice[3]))
    if any(overlap(at, territory.at) for territory in g.map.values()):
        return Refusal("I-3.6", "why-place-taken")
    if g.settings.map_mode == "lattice" and not on_lattice(at):
        return Refusal("I-3.10", "why-place-crooked")
    return Refusal("I-3.6", "why-place-alone")


def no_tile(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-21.3: one of the tiles just drawn."""
    return Refusal("I-21.3", "why-tile-not-drawn", {"territory": choice[1]})


# -- where one is present ----------------------------------------------------------------------


def no_presence(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-2.2: the territory has no clan of the player; only that keeps it from being chosen."""
    return Refusal("I-2.2", "why-no-clan-there", {"territory": choice[1]})


def no_sanctuary(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-13.1: present, and a Sanctuary there; each territory once."""
    territory = str(choice[1])
    if reason := not_present(g, ask.seat, territory):
        return reason
    if not g.map[territory].sanctuaries:
        return Refusal(ask.rule, "why-no-sanctuary", {"territory": territory})
    return Refusal(ask.rule, "why-placed-there", {"territory": territory})


def no_citadel(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-14.4: present, but never in the Swamp."""
    territory = str(choice[1])
    return not_present(g, ask.seat, territory) or Refusal(
        "I-14.4", "why-no-citadel-there", {"territory": territory}
    )


def sanctuary_already(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-9.4: present, and for some cards no Sanctuary there yet."""
    territory = str(choice[1])
    return not_present(g, ask.seat, territory) or Refusal(
        ask.rule, "why-sanctuary-already", {"territory": territory}
    )


def no_way_out(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-11.3: present, and a neighbour to move to."""
    territory = str(choice[1])
    return not_present(g, ask.seat, territory) or Refusal(
        "I-3.5", "why-no-neighbours", {"territory": territory}
    )


def no_clash_there(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-12.1: present, with clans of another player."""
    territory = str(choice[1])
    return not_present(g, ask.seat, territory) or Refusal(
        "I-12.1", "why-no-opponent-there", {"territory": territory}
    )


def removed_from_there(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-11.5: another territory where one is present."""
    territory = str(choice[1])
    return not_present(g, ask.seat, territory) or Refusal(
        "I-11.5", "why-removed-from-there", {"territory": territory}
    )


def no_clash_waits(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-12.3: no clash is waiting there."""
    return Refusal("I-12.3", "why-no-clash-waits", {"territory": choice[1]})


def none_lost_there(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-12.19: clans return to where they were removed from."""
    return Refusal("I-12.19", "why-none-lost-there", {"territory": choice[1]})


# -- neighbours --------------------------------------------------------------------------------


def not_beside(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-3.5: a clan comes from a neighbour of the territory in question, where one has clans."""
    territory, here = str(choice[1]), str(ask.args[1])
    return not_present(g, ask.seat, territory) or apart(territory, here)


def not_beside_origin(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-3.5: no neighbour of where the clan is.

    That is a territory with a clan of the asked player; it is named if only one has just the
    neighbours that are offered.
    """
    territory, near = str(choice[1]), offered(ask, "territory")
    origins = [here.id for here in g.where_present(ask.seat) if here.neighbours == near]
    if len(origins) == 1:
        return apart(territory, origins[0])
    return Refusal("I-3.5", "why-not-beside-origin", {"territory": territory})


def not_beside_clash(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-3.5: no neighbour of the territory of the clash."""
    assert g.clash is not None
    return apart(str(choice[1]), g.clash.territory)


def not_chieftain(g: Inis, ask: Ask, choice: Choice) -> Refusal | None:
    """I-12.16: clans withdraw to where one is chieftain."""
    territory = str(choice[1])
    if reason := not_adjacent(g, territory, str(ask.args[1])):
        return reason
    if g.map[territory].chieftain() != ask.seat:
        return Refusal("I-12.16", "why-not-chieftain", {"territory": territory})
    return None
