"""Why something can't be part of a deal (O-7.6.3)."""

from crannog.games.oath.asking import number_in
from crannog.games.oath.deal import MOST_PROPOSALS, RULE, has_room, pair_of
from crannog.games.oath.facts import ID, is_banner, is_relic
from crannog.games.oath.goods import Deal, Goods
from crannog.games.oath.purse import usable_favor
from crannog.games.oath.refusals.common import Reason, forbidden, thing_in
from crannog.games.oath.refusals.major import misnamed
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Choice, Seat

KINDS = {"favor": "favor", "secrets": "secrets", "facedown": "advisers", "site": "sites"}


def deal_of(g: Oath) -> Deal:
    """The deal that is being made."""
    assert g.deal is not None
    return g.deal


def no_addition(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """Goods of a kind that the power does not name, or that the owner can't hand over."""
    deal = deal_of(g)
    word, _, what = str(choice[0]).partition("-")
    owner, to = pair_of(deal, word)
    goods = deal.between(owner, to)
    kind = KINDS.get(what) or kind_of(thing_in(choice))
    if kind not in deal.kinds:
        return RULE, f"by {ID[deal.power]} only {', '.join(deal.kinds)} can change hands"
    if what in ("favor", "secrets"):
        return not_so_many(g, deal, owner, goods, what)
    if what == "facedown":
        return RULE, f"player {owner} has no such facedown adviser to hand over"
    if what == "site":
        return misnamed(g, str(choice[1])) or no_site(g, goods, str(choice[1]))
    return not_theirs(g, deal, owner, thing_in(choice))


def kind_of(thing: int) -> str:
    """The kind of goods that a thing is."""
    return "relics" if is_relic(thing) else "banners" if is_banner(thing) else "advisers"


def not_so_many(g: Oath, deal: Deal, owner: Seat, goods: Goods, what: str) -> Reason | None:
    """Favor or secrets: named already, not to be given away, or not so many there."""
    if goods.favor if what == "favor" else goods.secrets:
        return RULE, f"the proposal names {what} already"
    if what == "secrets" and (reason := forbidden(g, "give-secret", owner)):
        return reason
    own = usable_favor(g, owner) if what == "favor" else g.players[owner].secrets
    for given in deal.given_by(owner):
        own -= given.favor if what == "favor" else given.secrets
    return RULE, f"player {owner} can hand over at most {own} {what}"


def no_site(g: Oath, goods: Goods, name: str) -> Reason:
    """A site: named already, or not to be handed over."""
    if g.slot_named(name) in goods.sites:
        return RULE, f"{name} is part of the proposal already"
    return RULE, f"{name} can't be handed over: its owner must rule it, and the other man it"


def not_theirs(g: Oath, deal: Deal, owner: Seat, thing: int) -> Reason | None:
    """A relic, banner or faceup adviser: named already, locked, or somebody else's."""
    named = [other for goods in deal.given_by(owner) for other in goods.things()]
    if thing in named and not g.is_dark(thing):
        return RULE, f"{ID[thing]} is part of the proposal already"
    if g.holder(thing) == owner and g.is_locked(thing):
        return "O-7.2.2", f"{ID[thing]} is locked"
    return RULE, f"player {owner} has no faceup {ID[thing]}"


def no_proposal(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """Nothing changes hands, or somebody can't receive what is proposed."""
    deal = deal_of(g)
    if not deal.goods:
        return RULE, "nothing changes hands yet"
    if not all(has_room(g, deal, party) for party in deal.involved()):
        return "O-2.2.2", "somebody would have too many advisers"
    return RULE, "somebody could not man the sites with warbands"


def no_counter(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """At most so many proposals."""
    return RULE, f"there are at most {MOST_PROPOSALS} proposals"


def no_handing(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """Who gives to whom: two of those who deal, and something is left to give."""
    deal = deal_of(g)
    owner, to = number_in(choice), number_in(choice, 2)
    if owner == to or owner not in deal.parties or to not in deal.parties:
        return RULE, "choose two of the players who deal with each other"
    return RULE, f"player {owner} has nothing left to hand over"
