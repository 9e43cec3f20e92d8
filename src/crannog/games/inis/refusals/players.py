"""Why a player, or a player's clan, can't be chosen."""

from crannog.games.inis.refusals.common import (
    not_adjacent,
    not_present,
    number,
    unexposed,
    without_clan_of,
)
from crannog.games.inis.state import Inis
from crannog.kernel.ask import Ask, Atom, Choice
from crannog.kernel.errors import Refusal


def not_oneself(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-2.4: the card is about an opponent."""
    return Refusal("I-2.4", "why-choose-opponent")


def not_involved(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-2.9: only a player with an exposed clan takes part in the clash."""
    return unexposed(ask, number(choice[1]), "I-2.9")


def no_attack(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-12.14: an opponent with an exposed clan in the clash."""
    seat = number(choice[1])
    if seat == ask.seat:
        return Refusal("I-12.14", "why-attack-self")
    assert g.clash is not None
    territory = g.clash.territory
    if g.map[territory].clans[seat]:
        return Refusal("I-12.14", "why-all-sheltered", {"seat": seat})
    return Refusal("I-12.14", "why-no-clan-of", {"seat": seat, "territory": territory})


def no_withdrawing(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-12.16: chieftain of no neighbour."""
    return Refusal("I-12.16", "why-nowhere-to-withdraw")


def no_more_maneuvers(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-12.12: alone and without a maneuver, one can only end the clash."""
    return Refusal("I-12.12", "why-no-maneuver")


def not_replaced(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-11.8: where one is present, an opponent with two clans or more."""
    territory, seat = str(choice[1]), number(choice[2])
    args: dict[str, Atom] = {"territory": territory, "seat": seat}
    return not_present(g, ask.seat, territory) or (
        Refusal("I-2.4", "why-choose-opponent")
        if seat == ask.seat
        else Refusal("I-11.8", "why-two-clans-needed", args)
    )


def none_to_remove(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-11.5: the player has no clan there."""
    return without_clan_of(g, ask, str(choice[1]), number(choice[2]))


def none_to_drive_out(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-11.3: where one is present, a clan of an opponent."""
    territory, seat = str(choice[1]), number(choice[2])
    if reason := not_present(g, ask.seat, territory):
        return reason
    if seat == ask.seat:
        return Refusal("I-2.4", "why-choose-opponent")
    return without_clan_of(g, ask, territory, seat)


def none_to_pull(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-11.3: a clan of a neighbour; the card bears the name of the territory it comes to."""
    territory = str(choice[1])
    return not_adjacent(g, territory, str(ask.args[0])) or without_clan_of(
        g, ask, territory, number(choice[2])
    )


def none_in_otherworld(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-11.5: a clan of an opponent in the territory of the question."""
    seat = number(choice[1])
    if seat == ask.seat:
        return Refusal("I-2.4", "why-choose-opponent")
    return without_clan_of(g, ask, str(ask.args[1]), seat)


def no_reserve(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-2.1: all clans are on the map."""
    return Refusal("I-2.1", "why-reserve-empty")


def none_exposed_left(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-12.17: two exposed clans; one's own only after those of others."""
    seat = number(choice[1])
    if g.exposed(seat) < 1:
        return unexposed(ask, seat, "I-2.9")
    if seat == ask.seat:
        return Refusal("I-19.9", "why-own-spared")
    return Refusal("I-12.17", "why-all-chosen", {"seat": seat})


def not_own_clan(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-19.12: the price is a clan of one's own."""
    return Refusal("I-19.12", "why-own-clan-pays")


def no_clash_between(g: Inis, ask: Ask, choice: Choice) -> Refusal:
    """I-12.1: clans of two players, one of whom is named."""
    territory, seat = str(choice[1]), number(choice[2])
    if len(g.map[territory].present()) < 2 and g.settings.clash_needs_two_players:
        return Refusal("I-12.1", "why-two-players-needed", {"territory": territory})
    return without_clan_of(g, ask, territory, seat)
