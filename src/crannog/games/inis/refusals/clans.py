"""Why so many clans can't be moved, placed or taken along, or not there."""

from crannog.games.inis.refusals.common import apart, not_adjacent, number, offered
from crannog.games.inis.refusals.places import not_chieftain
from crannog.games.inis.state import Inis
from crannog.kernel.ask import Ask, Atom, Choice
from crannog.kernel.errors import Refusal


def no_move(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-11.3: to a neighbour of the origin, each once, with clans that are there."""
    to, origin = str(choice[1]), str(ask.args[1])
    return not_adjacent(g, to, origin) or moved_already(ask, choice) or wrong_number(ask, choice)


def no_ride(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-11.3: to any other territory."""
    to, origin = str(choice[1]), str(ask.args[1])
    return apart(to, origin) if to == origin else wrong_number(ask, choice)


def no_withdrawal(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-12.16: to an adjacent territory of which one is chieftain."""
    return not_chieftain(g, ask, choice) or moved_already(ask, choice) or wrong_number(ask, choice)


def moved_already(ask: Ask, choice: Choice) -> Refusal | None:
    """I-11.3: clans are on their way there; a number for each territory is told once."""
    if choice[1] in offered(ask, "move"):
        return None
    return Refusal("I-11.3", "why-moved-there", {"territory": choice[1]})


def wrong_number(ask: Ask, choice: Choice) -> Refusal:
    """I-11.3: one clan at least, and no more than can go."""
    if number(choice[2]) < 1:
        return Refusal("I-11.3", "why-one-at-least")
    most = max(number(count) for count in offered(ask, "move", 2))
    return Refusal("I-11.3", "why-clans-at-most", {"territory": ask.args[1], "count": most})


def wrong_clans(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-9.4: no more than the territory gives, and sometimes not none."""
    counts = [number(count) for count in offered(ask, "clans")]
    if number(choice[1]) < min(counts):
        return Refusal(ask.rule, "why-one-at-least")
    args: dict[str, Atom] = {"territory": ask.args[1], "count": max(counts)}
    return Refusal(ask.rule, "why-clans-at-most", args)


def wrong_company(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-12.17: exposed and sheltered clans of one's own, one at least."""
    assert g.clash is not None
    exposed, sheltered = g.exposed(ask.seat), g.clash.sheltered[ask.seat]
    if number(choice[1]) > exposed:
        return Refusal("I-2.8", "why-exposed-at-most", {"count": exposed})
    if number(choice[2]) > sheltered:
        return Refusal("I-2.8", "why-sheltered-at-most", {"count": sheltered})
    return Refusal(ask.rule, "why-one-at-least")


def none_moved_yet(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-11.3: a clan has to move first."""
    return Refusal(ask.rule, "why-move-one-first")
