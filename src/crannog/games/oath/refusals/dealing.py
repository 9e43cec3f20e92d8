"""Why something can't be part of a deal (O-7.6.3)."""

from crannog.games.oath.asking import number_in
from crannog.games.oath.deal import MOST_PROPOSALS, RULE, has_room, pair_of
from crannog.games.oath.facts import ID, is_banner, is_relic
from crannog.games.oath.goods import Deal, Goods
from crannog.games.oath.purse import usable_favor
from crannog.games.oath.refusals.common import forbidden, thing_in
from crannog.games.oath.refusals.major import misnamed
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import Refusal

KINDS = {"favor": "favor", "secrets": "secrets", "facedown": "advisers", "site": "sites"}


def deal_of(g: Oath) -> Deal:
    """The deal that is being made."""
    assert g.deal is not None
    return g.deal


def no_addition(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """Goods of a kind that the power does not name, or that the owner can't hand over."""
    deal = deal_of(g)
    word, _, what = str(choice[0]).partition("-")
    owner, to = pair_of(deal, word)
    goods = deal.between(owner, to)
    kind = KINDS.get(what) or kind_of(thing_in(choice))
    if kind not in deal.kinds:
        return Refusal(RULE, f"why-not-dealt-{kind}", {"card": ID[deal.power]})
    if what in ("favor", "secrets"):
        return not_so_many(g, deal, owner, goods, what)
    if what == "facedown":
        return Refusal(RULE, "why-no-such-facedown", {"seat": owner})
    if what == "site":
        return misnamed(g, str(choice[1])) or no_site(g, goods, str(choice[1]))
    return not_theirs(g, deal, owner, thing_in(choice))


def kind_of(thing: int) -> str:
    """The kind of goods that a thing is."""
    return "relics" if is_relic(thing) else "banners" if is_banner(thing) else "advisers"


def not_so_many(g: Oath, deal: Deal, owner: Seat, goods: Goods, what: str) -> Refusal | None:
    """Favor or secrets: named already, not to be given away, or not so many there."""
    if goods.favor if what == "favor" else goods.secrets:
        return Refusal(RULE, f"why-deal-names-{what}")
    if what == "secrets" and (reason := forbidden(g, "give-secret", owner)):
        return reason
    own = usable_favor(g, owner) if what == "favor" else g.players[owner].secrets
    for given in deal.given_by(owner):
        own -= given.favor if what == "favor" else given.secrets
    return Refusal(RULE, f"why-at-most-{what}", {"seat": owner, "count": own})


def no_site(g: Oath, goods: Goods, name: str) -> Refusal:
    """A site: named already, or not to be handed over."""
    if g.slot_named(name) in goods.sites:
        return Refusal(RULE, "why-site-in-deal", {"site": name})
    return Refusal(RULE, "why-site-not-handed", {"site": name})


def not_theirs(g: Oath, deal: Deal, owner: Seat, thing: int) -> Refusal | None:
    """A relic, banner or faceup adviser: named already, locked, or somebody else's."""
    named = [other for goods in deal.given_by(owner) for other in goods.things()]
    if thing in named and not g.is_dark(thing):
        return Refusal(RULE, "why-thing-in-deal", {"card": ID[thing]})
    if g.holder(thing) == owner and g.is_locked(thing):
        return Refusal("O-7.2.2", "why-locked", {"card": ID[thing]})
    return Refusal(RULE, "why-not-theirs", {"seat": owner, "card": ID[thing]})


def no_proposal(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """Nothing changes hands, or somebody can't receive what is proposed."""
    deal = deal_of(g)
    if not deal.goods:
        return Refusal(RULE, "why-nothing-in-deal")
    if not all(has_room(g, deal, party) for party in deal.involved()):
        return Refusal("O-2.2.2", "why-deal-advisers")
    return Refusal(RULE, "why-deal-sites")


def no_counter(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """At most so many proposals."""
    return Refusal(RULE, "why-last-proposal", {"count": MOST_PROPOSALS})


def no_handing(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """Who gives to whom: two of those who deal, and something is left to give."""
    deal = deal_of(g)
    owner, to = number_in(choice), number_in(choice, 2)
    if owner == to or owner not in deal.parties or to not in deal.parties:
        return Refusal(RULE, "why-two-parties")
    return Refusal(RULE, "why-nothing-left", {"seat": owner})
