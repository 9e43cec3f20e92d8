"""O-5.5: a campaign from step to step; it can be entered again before each of them."""

from crannog.games.oath.campaign.declare import declare_campaign, possible_defenders
from crannog.games.oath.campaign.outcome import resolve
from crannog.games.oath.campaign.plans import use_plans
from crannog.games.oath.campaign.rolls import roll_dice
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Rules, Seat

__all__ = ["begin_campaign", "go_on_campaigning", "possible_defenders"]


def begin_campaign(g: Oath, me: Seat, defender: Seat, free: bool = False) -> Rules[None]:
    """Steps 1 and 2; the others follow from the state."""
    yield from declare_campaign(g, me, defender, free)


def go_on_campaigning(g: Oath) -> Rules[None]:
    """The next step of the campaign that is going on."""
    c = g.campaign
    assert c is not None
    if c.step == "plans":
        yield from use_plans(g, c)
    elif c.step == "rolls":
        yield from roll_dice(g, c)
    else:
        yield from resolve(g, c)
