"""A campaign as if the pawn were at another site (O-5.5): warbands there join the force."""

from crannog.games.oath.asking import choose_site, number_in, put
from crannog.games.oath.campaign.declare import declare_campaign, possible_defenders
from crannog.games.oath.facts import ID
from crannog.games.oath.questions import Use
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Choice, Rules, Seat


def defenders_at(g: Oath, me: Seat, slot: int) -> list[Seat]:
    """Whom the player could attack if the pawn were there, for no Supply."""
    g.stand_in = slot
    found = possible_defenders(g, me, free=True)
    g.stand_in = -1
    return found


def campaign_from(g: Oath, use: Use, slots: list[int]) -> Rules[None]:
    """The active player campaigns from one of these sites, for no Supply, if there is an enemy."""
    able = [slot for slot in slots if defenders_at(g, use.me, slot)]
    slot = yield from choose_site(g, use, able)
    if slot < 0:
        return
    options: list[Choice] = [("campaign", foe) for foe in defenders_at(g, use.me, slot)]
    choice = yield from put(
        g, use.me, "campaign-from", options, use.rule, ID[use.card], g.name(slot)
    )
    g.stand_in = slot
    yield from declare_campaign(g, use.me, number_in(choice), free=True)
