"""Favor and secrets: receive, spend, burn, give, and pay what a power costs (O-7.1.2, O-10).

All favor that comes to a player or leaves one goes through here, so that a card which changes
that has one door to stand at.
"""

from typing import Final

from crannog.games.oath.facts import ID, NO_SUIT, SUIT, SUITS
from crannog.games.oath.questions import changed, is_forbidden, replaced
from crannog.games.oath.rule import card_ruler, player_of
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Seat

FREE: Final = ""

# -- favor -------------------------------------------------------------------------------------


def usable_favor(g: Oath, me: Seat) -> int:
    """What the player can spend: the favor on the board, and what a card adds to it."""
    return changed(g, "usable-favor", me, 0, g.players[me].favor)


def has_favor(g: Oath, me: Seat, count: int) -> bool:
    """Whether the player can spend so much; what lies on the board can always be spent."""
    return count <= g.players[me].favor or count <= usable_favor(g, me)


def receive_favor(g: Oath, me: Seat, count: int) -> None:
    """Favor comes to the player's board."""
    if count and not replaced(g, "favor-arrives", me, 0, count):
        g.players[me].favor += count


def spend_favor(g: Oath, me: Seat, count: int) -> None:
    """Favor leaves the player; where it goes is for the caller. There must be enough."""
    player = g.players[me]
    own = min(count, player.favor)
    player.favor -= own
    if count > own and not replaced(g, "favor-short", me, 0, count - own):
        raise AssertionError("more favor is spent than there is")


def gain_favor(g: Oath, me: Seat, suit: int, count: int, rule: str) -> int:
    """O-10.gain: favor from a bank, as much as there is; returns how much."""
    count = min(count, g.banks[suit])
    if count:
        g.banks[suit] -= count
        receive_favor(g, me, count)
        g.tell("gains-favor", rule, me, SUITS[suit], count)
    return count


def burn_favor(g: Oath, me: Seat, count: int, rule: str) -> None:
    """O-10.burn: favor of the player goes to the shared bank."""
    if count:
        spend_favor(g, me, count)
        burnt(g, me, count, rule)


def burnt(g: Oath, me: Seat, count: int, rule: str) -> None:
    """Favor that has left its place is burned; a card may have it instead."""
    if count:
        g.tell("burns-favor", rule, me, count)
        replaced(g, "favor-burns", me, 0, count)


def burn_from_bank(g: Oath, me: Seat, suit: int, count: int, rule: str) -> None:
    """Favor that bandits would gain leaves its bank for the shared one, as much as there is."""
    count = min(count, g.banks[suit])
    if count:
        g.banks[suit] -= count
        g.tell("bank-burns", rule, SUITS[suit], count)
        replaced(g, "favor-burns", me, 0, count)


def put_in_bank(g: Oath, me: Seat, suit: int, count: int, rule: str) -> None:
    """Favor of the player goes to a bank."""
    if count:
        spend_favor(g, me, count)
        g.banks[suit] += count
        g.tell("puts-in-bank", rule, me, SUITS[suit], count)


def give_favor(g: Oath, me: Seat, to: Seat, count: int, rule: str) -> None:
    """O-10.give: from one player to another."""
    if count:
        spend_favor(g, me, count)
        receive_favor(g, to, count)
        g.tell("gives-favor", rule, me, to, count)


def give_to_ruler(g: Oath, me: Seat, card: int, rule: str) -> None:
    """A favor for whoever rules the card: the Chancellor for the Empire; burned for bandits."""
    ruler = player_of(g, card_ruler(g, card))
    if ruler < 0:
        burn_favor(g, me, 1, rule)
    else:
        give_favor(g, me, ruler, 1, rule)


def take_favor(g: Oath, me: Seat, victim: Seat, count: int, rule: str) -> int:
    """O-10.take: from another's board, as much as lies there; returns how much."""
    count = min(count, g.players[victim].favor)
    if count:
        g.players[victim].favor -= count
        receive_favor(g, me, count)
        g.tell("takes-favor", rule, me, victim, count)
    return count


def move_between_banks(g: Oath, me: Seat, origin: int, to: int, count: int, rule: str) -> None:
    """Favor goes from bank to bank, as much as there is."""
    count = min(count, g.banks[origin])
    if count and origin != to:
        g.banks[origin] -= count
        g.banks[to] += count
        g.tell("moves-favor", rule, me, SUITS[origin], SUITS[to], count)


# -- secrets -----------------------------------------------------------------------------------


def gain_secrets(g: Oath, me: Seat, count: int, rule: str) -> None:
    """O-10.gain: secrets from the shared bank; there are always enough (O-9.3)."""
    if count > 0:
        g.players[me].secrets += count
        g.tell("gains-secrets", rule, me, count)


def burn_secrets(g: Oath, me: Seat, count: int, rule: str) -> None:
    """Faceup secrets of the player go to the shared bank."""
    if count:
        g.players[me].secrets -= count
        g.tell("burns-secrets", rule, me, count)


def burn_down_to(g: Oath, me: Seat, kept: int, rule: str) -> None:
    """Secrets on the board are burned, facedown ones first, until no more than these are left."""
    player = g.players[me]
    count = max(0, g.all_secrets(me) - kept)
    dark = min(count, player.dark_secrets)
    player.dark_secrets -= dark
    player.secrets -= count - dark
    if count:
        g.tell("burns-secrets", rule, me, count)


def burn_laid_secrets(g: Oath, me: Seat, but: int, rule: str) -> None:
    """The secrets on all cards but one are burned; favor stays there."""
    burned = 0
    for card, (favor, secrets) in list(g.laid.items()):
        if card != but and secrets:
            burned += secrets
            del g.laid[card]
            if favor:
                lay_tokens(g, card, favor, 0)
    if burned:
        g.tell("burns-secrets", rule, me, burned)


def turn_secret(g: Oath, me: Seat, count: int, rule: str) -> None:
    """Faceup secrets on the board are turned facedown until Rest."""
    if count:
        g.players[me].secrets -= count
        g.players[me].dark_secrets += count
        g.tell("turns-secrets", rule, me, count)


def may_give_secrets(g: Oath, me: Seat) -> bool:
    """Whether the player may give secrets away."""
    return not is_forbidden(g, "give-secret", me)


def give_secrets(g: Oath, me: Seat, to: Seat, count: int, rule: str) -> None:
    """O-10.give: faceup secrets from one board to another."""
    if count:
        g.players[me].secrets -= count
        g.players[to].secrets += count
        g.tell("gives-secrets", rule, me, to, count)


def give_laid_secrets(g: Oath, me: Seat, to: Seat, card: int, rule: str) -> None:
    """The secrets that lie on the card are given to another player, faceup."""
    favor, secrets = g.laid.pop(card, (0, 0))
    if favor:
        g.laid[card] = (favor, 0)
    if secrets:
        g.players[to].secrets += secrets
        g.tell("gives-secrets", rule, me, to, secrets)


def take_secret(g: Oath, me: Seat, victim: Seat, rule: str) -> None:
    """O-10.take: a secret of another's board, a faceup one if there is one."""
    player = g.players[victim]
    if player.secrets:
        player.secrets -= 1
    else:
        player.dark_secrets -= 1
    g.players[me].secrets += 1
    g.tell("takes-secret", rule, me, victim)


# -- costs -------------------------------------------------------------------------------------


TOKENS: Final[dict[str, tuple[int, int]]] = {}  # of the costs that are printed, once counted


def tokens_of(cost: str) -> tuple[int, int]:
    """The favor and the secrets of a cost: f, F, g favor placed, burned, given; s, S, t secrets."""
    if cost not in TOKENS:
        favor = cost.count("f") + cost.count("F") + cost.count("g")
        TOKENS[cost] = favor, len(cost) - favor
    return TOKENS[cost]


def can_pay(g: Oath, me: Seat, card: int, cost: str, plan: bool = False) -> bool:
    """O-7.1.2: whether the player can pay.

    A card with tokens takes no more, except for battle plans and for payments out of turn.
    """
    if not cost:
        return True
    favor, secrets = tokens_of(cost)
    if secrets > g.players[me].secrets or not has_favor(g, me, favor):
        return False
    if secrets and is_forbidden(g, "use-secret-power", me, card):
        return False
    if card not in g.laid or plan or me != g.active:
        return True
    return "f" not in cost and "s" not in cost


def pay(g: Oath, me: Seat, card: int, cost: str, rule: str) -> None:
    """O-7.1.2: pays the cost of a card's power."""
    if not cost:
        return
    favor, secrets = cost.count("f"), cost.count("s")
    if favor or secrets:
        spend_favor(g, me, favor)
        g.players[me].secrets -= secrets
        if me == g.active:
            lay_tokens(g, card, favor, secrets)
        else:
            g.players[me].dark_secrets += secrets
            return_favor(g, card, favor)
        g.tell("pays", rule, me, ID[card], favor, secrets)
    if "g" in cost:
        give_to_ruler(g, me, card, rule)
    burn_favor(g, me, cost.count("F"), rule)
    burn_secrets(g, me, cost.count("S"), rule)
    turn_secret(g, me, cost.count("t"), rule)


def lay_tokens(g: Oath, card: int, favor: int, secrets: int) -> None:
    """Tokens come to lie on the card."""
    old = g.laid.get(card, (0, 0))
    g.laid[card] = (old[0] + favor, old[1] + secrets)


def give_laid_favor(g: Oath, me: Seat, to: Seat, card: int, rule: str) -> None:
    """The favor that lies on the card is given to another player."""
    favor, secrets = g.laid.pop(card, (0, 0))
    if secrets:
        g.laid[card] = (0, secrets)
    if favor:
        receive_favor(g, to, favor)
        g.tell("gives-favor", rule, me, to, favor)


def place_favor(g: Oath, me: Seat, card: int, count: int, rule: str) -> None:
    """Favor on the player's board comes to lie on the card, as much as there is."""
    count = min(count, g.players[me].favor)
    if count:
        spend_favor(g, me, count)
        lay_tokens(g, card, count, 0)
        g.tell("pays", rule, me, ID[card], count, 0)


def return_favor(g: Oath, card: int, favor: int) -> None:
    """Favor on a card goes to the bank of its suit; on a ruin there is none to go to."""
    if favor and SUIT[card] != NO_SUIT:
        g.banks[SUIT[card]] += favor


def clear_tokens(g: Oath, card: int, me: Seat) -> None:
    """O-10.discard: favor on it goes to its bank, secrets to the acting player, facedown."""
    favor, secrets = g.laid.pop(card, (0, 0))
    return_favor(g, card, favor)
    g.players[me].dark_secrets += secrets


def bring_tokens_home(g: Oath, me: Seat, but: tuple[int, ...]) -> None:
    """O-4.3.1, O-4.3.2: favor on cards to its banks, secrets to the player, all faceup."""
    for card, (favor, secrets) in list(g.laid.items()):
        if card in but:
            continue
        del g.laid[card]
        if SUIT[card] != NO_SUIT:
            g.banks[SUIT[card]] += favor
        g.players[me].secrets += secrets
    player = g.players[me]
    player.secrets += player.dark_secrets
    player.dark_secrets = 0
