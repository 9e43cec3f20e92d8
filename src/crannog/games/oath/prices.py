"""Prices that lift a ban (`unless` in CANNOT): a favor for the ruler, a secret turned facedown."""

from crannog.games.oath.facts import ID
from crannog.games.oath.prince.policy.powers import pays_tolls
from crannog.games.oath.purse import give_to_ruler, turn_secret, usable_favor
from crannog.games.oath.questions import FLIP_SECRET, BanEntry, forbidding, is_forbidden
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Seat


def prices(g: Oath, question: str, me: Seat, about: int) -> list[BanEntry]:
    """The bans on this that can be bought off."""
    return [ban for ban in forbidding(g, question, me, about) if ban.unless]


def is_open(
    g: Oath, question: str, me: Seat, about: int, spent_favor: int = 0, spent_secrets: int = 0
) -> bool:
    """Whether the player may do this, perhaps for a price that he can pay."""
    bans = forbidding(g, question, me, about)
    return not bans or can_lift(g, me, bans, spent_favor, spent_secrets)


def can_lift(g: Oath, me: Seat, bans: list[BanEntry], spent_favor: int, spent_secrets: int) -> bool:
    """Whether each of these bans has a price, and the player can pay them all.

    Whether the Prince pays any he decides (O-12.8).
    """
    if any(not ban.unless for ban in bans) or (g.is_prince(me) and not pays_tolls()):
        return False
    turned = [ban for ban in bans if ban.unless == FLIP_SECRET]
    if any(is_forbidden(g, "use-secret-power", me, ban.card) for ban in turned):
        return False
    secrets = len(turned)
    favor = len(bans) - secrets
    return (
        favor <= usable_favor(g, me) - spent_favor
        and secrets <= g.players[me].secrets - spent_secrets
    )


def pay_prices(g: Oath, question: str, me: Seat, about: int) -> None:
    """Pays what the bans on this ask for: to the ruler; burned if bandits rule."""
    for ban in prices(g, question, me, about):
        g.tell("pays-price", "O-9.2", me, ID[ban.card])
        if ban.unless == FLIP_SECRET:
            turn_secret(g, me, 1, "O-9.2")
            continue
        give_to_ruler(g, me, ban.card, "O-9.2")
