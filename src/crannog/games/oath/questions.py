"""Five tables for what cards say all the time, keyed by the question that an action asks (O-9.2).

* `CANNOT`: this player may not do this; `unless` names a price for which it is allowed.
* `MUST`: only these of the possible choices.
* `CHANGES`: a number is another number: first those that set it, then those that add, then zero.
* `INSTEAD`: something else happens.
* `AFTER`: then this happens, or may.

The rules ask questions and never name a card. An entry is asked only while its card is in play
and not ignored by the action that goes on. `about` is a number: a slot, a card or a player.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from crannog.games.oath import zones
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Rules, Seat

Ban: TypeAlias = Callable[[Oath, Seat, int], bool]
Narrowing: TypeAlias = Callable[[Oath, Seat, list[int]], list[int]]
Change: TypeAlias = Callable[[Oath, Seat, int, int], int]
Replacement: TypeAlias = Callable[[Oath, Seat, int, int], bool]
Reaction: TypeAlias = Callable[[Oath, "Use", Seat, int], Rules[None]]
Ignored: TypeAlias = Callable[[Oath, Seat, int], frozenset[int]]
Condition: TypeAlias = Callable[[Oath, Seat, Seat, int], bool]

# Who is bound: everybody whom the text describes, or only the player who has the card, or only one
# whose pawn is at this site
ANYONE: Final = "anyone"
HOLDER: Final = "holder"
VISITOR: Final = "visitor"

# The prices of `unless`
NO_PRICE: Final = ""
GIVE_RULER_ONE: Final = "give-ruler-one"  # a favor to the ruler of the card
FLIP_SECRET: Final = "flip-secret"  # a secret on the board is turned facedown

# The stages of CHANGES
SET: Final = 0
ADD: Final = 1
ZERO: Final = 2

# From this zone on no power is in play: looked at before anything else, since most cards lie there
OUT_OF_PLAY: Final = zones.REVEALED


class Use:
    """Who uses which card, and by which rule: what a power needs to know to ask and to tell."""

    __slots__ = ("card", "me", "rule")

    def __init__(self, me: Seat, card: int, rule: str) -> None:
        self.me = me
        self.card = card
        self.rule = rule


class BanEntry:
    """A line of CANNOT."""

    __slots__ = ("body", "card", "scope", "unless")

    def __init__(self, card: int, scope: str, unless: str, body: Ban) -> None:
        self.card = card
        self.scope = scope
        self.unless = unless
        self.body = body


class MustEntry:
    """A line of MUST."""

    __slots__ = ("body", "card", "scope")

    def __init__(self, card: int, scope: str, body: Narrowing) -> None:
        self.card = card
        self.scope = scope
        self.body = body


class ChangeEntry:
    """A line of CHANGES."""

    __slots__ = ("body", "card", "scope", "stage")

    def __init__(self, card: int, scope: str, stage: int, body: Change) -> None:
        self.card = card
        self.scope = scope
        self.stage = stage
        self.body = body


class InsteadEntry:
    """A line of INSTEAD."""

    __slots__ = ("body", "card", "scope")

    def __init__(self, card: int, scope: str, body: Replacement) -> None:
        self.card = card
        self.scope = scope
        self.body = body


class AfterEntry:
    """A line of AFTER. `cost` and `optional` make it a question to whoever may use it."""

    __slots__ = ("body", "card", "cost", "optional", "when")

    def __init__(
        self, card: int, cost: str, optional: bool, when: Condition | None, body: Reaction
    ) -> None:
        self.card = card
        self.cost = cost
        self.optional = optional
        self.when = when
        self.body = body


CANNOT: Final[dict[str, list[BanEntry]]] = {}
MUST: Final[dict[str, list[MustEntry]]] = {}
CHANGES: Final[dict[str, list[ChangeEntry]]] = {}
INSTEAD: Final[dict[str, list[InsteadEntry]]] = {}
AFTER: Final[dict[str, list[AfterEntry]]] = {}

# What is found where nothing is, mostly; never added to
NO_BANS: Final[list[BanEntry]] = []
NO_MUSTS: Final[list[MustEntry]] = []
NO_CHANGES: Final[list[ChangeEntry]] = []
NO_INSTEADS: Final[list[InsteadEntry]] = []
NO_AFTERS: Final[list[AfterEntry]] = []

# What a traveller ignores who goes from a site: the site, and a function of the destination
IGNORES: Final[dict[int, Ignored]] = {}

# -- declaring ---------------------------------------------------------------------------------


def cannot(
    card: str, *questions: str, scope: str = ANYONE, unless: str = NO_PRICE
) -> Callable[[Ban], Ban]:
    """Declares that the card forbids something."""

    def declare(body: Ban) -> Ban:
        for question in questions:
            CANNOT.setdefault(question, []).append(BanEntry(NUMBER[card], scope, unless, body))
        return body

    return declare


def must(card: str, *questions: str, scope: str = ANYONE) -> Callable[[Narrowing], Narrowing]:
    """Declares that the card leaves only some of the choices."""

    def declare(body: Narrowing) -> Narrowing:
        for question in questions:
            MUST.setdefault(question, []).append(MustEntry(NUMBER[card], scope, body))
        return body

    return declare


def changes(
    card: str, question: str, scope: str = ANYONE, stage: int = ADD
) -> Callable[[Change], Change]:
    """Declares that the card changes a number."""

    def declare(body: Change) -> Change:
        entries = CHANGES.setdefault(question, [])
        entries.append(ChangeEntry(NUMBER[card], scope, stage, body))
        entries.sort(key=lambda entry: entry.stage)
        return body

    return declare


def instead(card: str, *events: str, scope: str = ANYONE) -> Callable[[Replacement], Replacement]:
    """Declares that the card replaces what would happen; the body tells whether it did."""

    def declare(body: Replacement) -> Replacement:
        for event in events:
            INSTEAD.setdefault(event, []).append(InsteadEntry(NUMBER[card], scope, body))
        return body

    return declare


def after(
    card: str,
    *events: str,
    cost: str = "",
    optional: bool = False,
    when: Condition | None = None,
) -> Callable[[Reaction], Reaction]:
    """Declares what follows an event. `when(g, me, by, about)` tells for whom it does.

    `by` is who did what is answered.
    """

    def declare(body: Reaction) -> Reaction:
        for event in events:
            entry = AfterEntry(NUMBER[card], cost, optional or bool(cost), when, body)
            AFTER.setdefault(event, []).append(entry)
        return body

    return declare


def ignores(card: str) -> Callable[[Ignored], Ignored]:
    """Declares which things do not matter to who travels from this site to `about`."""

    def declare(body: Ignored) -> Ignored:
        IGNORES[NUMBER[card]] = body
        return body

    return declare


# -- asking ------------------------------------------------------------------------------------


def binds(g: Oath, card: int, scope: str, me: Seat) -> bool:
    """Whether the card's text speaks of this player now."""
    if scope != HOLDER:
        return (scope == ANYONE or g.players[me].pawn == g.where[card]) and g.is_live(card)
    holder = g.holder(card)
    if holder < 0 or card in g.ignored:
        return False
    if g.disguise >= 0 and me == g.active and card in g.players[holder].advisers:
        return holder == g.disguise
    return holder == me


def forbidding(g: Oath, question: str, me: Seat, about: int) -> list[BanEntry]:
    """The bans that hold; those with a price can be bought off."""
    found = NO_BANS
    where = g.where
    for ban in CANNOT.get(question, NO_BANS):
        if (
            where[ban.card] < OUT_OF_PLAY
            and binds(g, ban.card, ban.scope, me)
            and ban.body(g, me, about)
        ):
            found = [*found, ban]
    return found


def is_forbidden(g: Oath, question: str, me: Seat, about: int = 0) -> bool:
    """Whether something forbids it, at whatever price."""
    where = g.where
    for ban in CANNOT.get(question, NO_BANS):
        if (
            where[ban.card] < OUT_OF_PLAY
            and not ban.unless
            and binds(g, ban.card, ban.scope, me)
            and ban.body(g, me, about)
        ):
            return True
    return False


def narrowed(g: Oath, question: str, me: Seat, choices: list[int]) -> list[int]:
    """The choices that are left when all that must be heeded is heeded."""
    for entry in MUST.get(question, NO_MUSTS):
        if g.where[entry.card] < OUT_OF_PLAY and binds(g, entry.card, entry.scope, me):
            choices = entry.body(g, me, choices)
    return choices


def changed(g: Oath, question: str, me: Seat, about: int, number: int) -> int:
    """The number after all changes: set, add, zero."""
    where = g.where
    for entry in CHANGES.get(question, NO_CHANGES):
        if where[entry.card] < OUT_OF_PLAY and binds(g, entry.card, entry.scope, me):
            number = entry.body(g, me, about, number)
    return number


def changers(g: Oath, question: str, me: Seat, about: int, number: int) -> list[int]:
    """The cards that make it another number; after one that sets it, the others do not count."""
    found: list[int] = []
    for entry in changes_of(g, question, me):
        before, number = number, entry.body(g, me, about, number)
        if number == before:
            continue
        if entry.stage != ADD:
            found.clear()
        found.append(entry.card)
    return found


def changes_of(g: Oath, question: str, me: Seat) -> list[ChangeEntry]:
    """The lines of CHANGES that speak of this player now, for who asks about many things."""
    found = NO_CHANGES
    where = g.where
    for entry in CHANGES.get(question, NO_CHANGES):
        if where[entry.card] < OUT_OF_PLAY and binds(g, entry.card, entry.scope, me):
            found = [*found, entry]
    return found


def bans_of(g: Oath, question: str, me: Seat) -> list[BanEntry]:
    """The lines of CANNOT that speak of this player now."""
    found = NO_BANS
    where = g.where
    for ban in CANNOT.get(question, NO_BANS):
        if where[ban.card] < OUT_OF_PLAY and binds(g, ban.card, ban.scope, me):
            found = [*found, ban]
    return found


def is_changed(g: Oath, question: str, me: Seat) -> bool:
    """Whether a line of CHANGES speaks of this player now."""
    where = g.where
    for entry in CHANGES.get(question, NO_CHANGES):
        if where[entry.card] < OUT_OF_PLAY and binds(g, entry.card, entry.scope, me):
            return True
    return False


def is_limited(g: Oath, question: str, me: Seat) -> bool:
    """Whether a line of CANNOT speaks of this player now."""
    where = g.where
    for ban in CANNOT.get(question, NO_BANS):
        if where[ban.card] < OUT_OF_PLAY and binds(g, ban.card, ban.scope, me):
            return True
    return False


def musts_of(g: Oath, question: str, me: Seat) -> list[MustEntry]:
    """The lines of MUST that speak of this player now."""
    found = NO_MUSTS
    where = g.where
    for entry in MUST.get(question, NO_MUSTS):
        if where[entry.card] < OUT_OF_PLAY and binds(g, entry.card, entry.scope, me):
            found = [*found, entry]
    return found


def replaced(g: Oath, event: str, me: Seat, about: int, count: int = 1) -> bool:
    """Whether something else has happened instead."""
    for entry in INSTEAD.get(event, NO_INSTEADS):
        if binds(g, entry.card, entry.scope, me) and entry.body(g, me, about, count):
            return True
    return False
