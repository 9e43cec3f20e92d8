"""O-5.1.4 IV: what the Conspiracy does when it is played."""

from typing import Final

from crannog.games.oath.asking import choose_card, wants
from crannog.games.oath.counting import matching_advisers
from crannog.games.oath.facts import CONSPIRACY
from crannog.games.oath.purse import burn_secrets, can_pay
from crannog.games.oath.questions import Use
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import may_take, take_treasure
from crannog.kernel.ask import Rules, Seat

MATCHES_NEEDED: Final = 2


def loot(g: Oath, me: Seat) -> list[int]:
    """The relics and banners that the Conspiracy may take: of players here, with enough matches."""
    found: list[int] = []
    for victim in g.here_with(me):
        if matching_advisers(g, me, victim) >= MATCHES_NEEDED:
            held = [banner for banner, holder in g.banner_holder.items() if holder == victim]
            found += [
                thing for thing in (*g.players[victim].relics, *held) if may_take(g, me, thing)
            ]
    return found


def conspire(g: Oath, use: Use) -> Rules[None]:
    """The player may burn a secret to take one of them."""
    treasures = loot(g, use.me)
    if not treasures or not can_pay(g, use.me, CONSPIRACY, "S"):
        return
    if (yield from wants(g, use, "conspire")):
        burn_secrets(g, use.me, 1, use.rule)
        treasure = yield from choose_card(g, use, treasures, "which-treasure")
        yield from take_treasure(g, use.me, treasure, use.rule)
