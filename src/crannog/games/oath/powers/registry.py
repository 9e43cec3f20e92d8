"""How powers are declared (O-7.3 to O-7.5): what is printed, and a body in the card's order.

Costs are written as on the card: f favor placed, F burned, s a secret placed, S burned, t a secret
turned facedown, g a favor given to the card's ruler. Persistent text is declared in the tables of
`questions`.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

from crannog.games.oath.battle import Campaign
from crannog.games.oath.deeds import Deed, Muster, Recover, Search, Trade, Travel
from crannog.games.oath.facts import NUMBER, is_site
from crannog.games.oath.questions import Use
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Rules, Seat

Body: TypeAlias = Callable[[Oath, Use], Rules[None]]
Usable: TypeAlias = Callable[[Oath, Seat], bool]
PlanBody: TypeAlias = Callable[[Oath, Use, Campaign], Rules[None] | None]
Sparing: TypeAlias = Callable[[Oath, Use, list[int]], Rules[list[int]]]
PlanFits: TypeAlias = Callable[[Oath, Seat, Campaign], bool]

D = TypeVar("D", bound=Deed)

# Who may use a battle plan (O-7.5)
ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
EITHER: Final = "either"


class ActionPower:
    """O-7.3.2: used in the own Act phase, as often as it can be paid."""

    __slots__ = ("body", "card", "cost", "when")

    def __init__(self, card: int, cost: str, when: Usable | None, body: Body) -> None:
        self.card = card
        self.cost = cost
        self.when = when
        self.body = body


class Modifier(Generic[D]):
    """O-7.4: declared when a major action begins.

    `asked`: the player is asked whether to use it; else it applies by itself unless the player is
    careful. `opens`: it can make an action possible, and its body asks nothing. `first`: unless 0,
    it is declared before all others, the lowest number first, and fits only where the action is
    possible with it. `anyone`: every player may use it, wherever the card lies.
    """

    __slots__ = ("anyone", "asked", "body", "card", "cost", "first", "fits", "opens")

    def __init__(
        self,
        card: int,
        cost: str,
        fits: Callable[[Oath, D], bool] | None,
        asked: bool,
        opens: bool,
        body: Callable[[Oath, Use, D], Rules[None] | None],
        first: int = 0,
        anyone: bool = False,
    ) -> None:
        self.card = card
        self.cost = cost
        self.fits = fits
        self.asked = asked
        self.opens = opens
        self.first = first
        self.anyone = anyone
        self.body = body


class Modifiers(Generic[D]):
    """All modifiers of one major action, by card.

    `openers`: those that can make the action possible, `opening`: their cards.
    """

    __slots__ = ("action", "by_card", "for_anyone", "openers", "openers_for_anyone", "opening")

    def __init__(self, action: str) -> None:
        self.action = action
        self.by_card: dict[int, Modifier[D]] = {}
        self.openers: dict[int, Modifier[D]] = {}
        self.opening: set[int] = set()
        self.for_anyone: list[int] = []  # cards that every player may use
        self.openers_for_anyone: list[int] = []

    def __call__(
        self,
        card: str,
        cost: str = "",
        when: Callable[[Oath, D], bool] | None = None,
        asked: bool | None = None,
        opens: bool = False,
        first: int = 0,
        anyone: bool = False,
    ) -> Callable[
        [Callable[[Oath, Use, D], Rules[None] | None]], Callable[[Oath, Use, D], Rules[None] | None]
    ]:
        """Declares a modifier; one that costs something is asked about unless it says otherwise."""

        def declare(
            body: Callable[[Oath, Use, D], Rules[None] | None],
        ) -> Callable[[Oath, Use, D], Rules[None] | None]:
            number, asks = NUMBER[card], bool(cost) if asked is None else asked
            power = Modifier(number, cost, when, asks, opens, body, first, anyone)
            self.by_card[number] = power
            if anyone:
                self.for_anyone.append(number)
            if opens or first:
                self.openers[number] = power
                self.opening.add(number)
                if anyone:
                    self.openers_for_anyone.append(number)
            return body

        return declare


class Plan:
    """O-7.5: a battle plan. `dice`: attack dice added or removed, `shields`: defence dice added.

    `alone`: the side that uses it uses no other plan.
    """

    __slots__ = (
        "alone",
        "body",
        "card",
        "cost",
        "dice",
        "discard_at_end",
        "if_defeated",
        "if_victorious",
        "kept_if",
        "shields",
        "side",
        "spares",
        "when",
    )

    def __init__(self, card: int, side: str, cost: str) -> None:
        self.card = card
        self.side = side
        self.cost = cost
        self.dice = 0
        self.shields = 0
        self.alone = False
        self.when: PlanFits | None = None
        self.body: PlanBody | None = None
        self.if_defeated: PlanBody | None = None
        self.if_victorious: PlanBody | None = None
        self.spares: Sparing | None = None
        self.discard_at_end = False
        self.kept_if: Usable | None = None


class RestPower:
    """O-4.3.5: may be used once at the end of the own Rest phase."""

    __slots__ = ("body", "card", "when")

    def __init__(self, card: int, when: Usable | None, body: Body) -> None:
        self.card = card
        self.when = when
        self.body = body


ACTIONS: Final[dict[int, list[ActionPower]]] = {}
ACTION_SITES: Final[list[int]] = []  # the sites among them
modifies_search: Final[Modifiers[Search]] = Modifiers("search")
modifies_muster: Final[Modifiers[Muster]] = Modifiers("muster")
modifies_trade: Final[Modifiers[Trade]] = Modifiers("trade")
modifies_recover: Final[Modifiers[Recover]] = Modifiers("recover")
modifies_travel: Final[Modifiers[Travel]] = Modifiers("travel")
PLANS: Final[dict[int, Plan]] = {}
PLAYED: Final[dict[int, Body]] = {}
RESTS: Final[dict[int, RestPower]] = {}
LATER: Final[dict[str, Body]] = {}  # what `agenda` may name, besides "campaign"


def action(card: str, cost: str = "", when: Usable | None = None) -> Callable[[Body], Body]:
    """Declares an "Action:" power; `when` tells whether it may be used at all."""

    def declare(body: Body) -> Body:
        number = NUMBER[card]
        ACTIONS.setdefault(number, []).append(ActionPower(number, cost, when, body))
        if is_site(number) and number not in ACTION_SITES:
            ACTION_SITES.append(number)
        return body

    return declare


def plan(
    card: str,
    side: str,
    cost: str = "",
    dice: int = 0,
    shields: int = 0,
    alone: bool = False,
    when: PlanFits | None = None,
    discard_at_end: bool = False,
    kept_if: Usable | None = None,
    if_defeated: PlanBody | None = None,
    if_victorious: PlanBody | None = None,
    spares: Sparing | None = None,
) -> Callable[[PlanBody], PlanBody]:
    """Declares a battle plan; most are data alone, others decorate what they do when used.

    `when` is looked at when the plan is used: where it does not hold, the dice are not moved.
    `kept_if` is looked at when the plan would be discarded at the end.
    `spares` gets the user's plans that are to be discarded at the end, and returns those that are.
    """
    declared = Plan(NUMBER[card], side, cost)
    declared.dice = dice
    declared.shields = shields
    declared.alone = alone
    declared.when = when
    declared.discard_at_end = discard_at_end
    declared.kept_if = kept_if
    declared.if_defeated = if_defeated
    declared.if_victorious = if_victorious
    declared.spares = spares
    PLANS[NUMBER[card]] = declared

    def declare(body: PlanBody) -> PlanBody:
        declared.body = body
        return body

    return declare


def played(card: str) -> Callable[[Body], Body]:
    """Declares a "When Played" power (O-7.3)."""

    def declare(body: Body) -> Body:
        PLAYED[NUMBER[card]] = body
        return body

    return declare


def rest(card: str, when: Usable | None = None) -> Callable[[Body], Body]:
    """Declares a "Rest:" power."""

    def declare(body: Body) -> Body:
        RESTS[NUMBER[card]] = RestPower(NUMBER[card], when, body)
        return body

    return declare


class HandRule:
    """What a card says of where it may be played to, while it is not yet in play."""

    __slots__ = ("ignores_capacity", "may_go")

    def __init__(self, ignores_capacity: bool, may_go: Callable[[Oath, Seat, int], bool]) -> None:
        self.ignores_capacity = ignores_capacity
        self.may_go = may_go


HAND_RULES: Final[dict[int, HandRule]] = {}
REWARDS: Final[dict[int, Callable[[Oath, Use, int, bool], Rules[None]]]] = {}
CLEARS: Final[dict[int, Callable[[Oath, Seat, int], list[int]]]] = {}


def goes_to_site(
    card: str, ignores_capacity: bool = False
) -> Callable[[Callable[[Oath, Seat, int], bool]], Callable[[Oath, Seat, int], bool]]:
    """Declares to which sites (slots) the card itself may be played."""

    def declare(body: Callable[[Oath, Seat, int], bool]) -> Callable[[Oath, Seat, int], bool]:
        HAND_RULES[NUMBER[card]] = HandRule(ignores_capacity, body)
        return body

    return declare


def rewards(
    card: str,
) -> Callable[
    [Callable[[Oath, Use, int, bool], Rules[None]]], Callable[[Oath, Use, int, bool], Rules[None]]
]:
    """Declares what a search modifier pays for a card played faceup: (g, use, card, from draw)."""

    def declare(
        body: Callable[[Oath, Use, int, bool], Rules[None]],
    ) -> Callable[[Oath, Use, int, bool], Rules[None]]:
        REWARDS[NUMBER[card]] = body
        return body

    return declare


def clears(
    thing: str,
) -> Callable[[Callable[[Oath, Seat, int], list[int]]], Callable[[Oath, Seat, int], list[int]]]:
    """Declares which cards may be discarded first when one is played to the site `slot`."""

    def declare(
        body: Callable[[Oath, Seat, int], list[int]],
    ) -> Callable[[Oath, Seat, int], list[int]]:
        CLEARS[NUMBER[thing]] = body
        return body

    return declare


def later(name: str) -> Callable[[Body], Body]:
    """Declares something that an action leaves to be done: `agenda` names it, with the card."""

    def declare(body: Body) -> Body:
        LATER[name] = body
        return body

    return declare
