"""O-6: minor actions: facedown advisers, peeking, moving warbands."""

from collections.abc import Callable
from typing import Final

from crannog.games.oath import know, zones
from crannog.games.oath.actions.modify import declare, is_possible
from crannog.games.oath.actions.play import can_play_faceup, discard_in_search, play_hand
from crannog.games.oath.asking import by_number, choose, put
from crannog.games.oath.battle import BOARD
from crannog.games.oath.deeds import NO_SOURCE, Search
from crannog.games.oath.facts import ID
from crannog.games.oath.powers.registry import modifies_search
from crannog.games.oath.prices import is_open, pay_prices
from crannog.games.oath.prince.policy.powers import parts_with_warbands
from crannog.games.oath.questions import changed
from crannog.games.oath.rule import rules, warband_colour
from crannog.games.oath.state import CITIZEN, Oath
from crannog.games.oath.verbs import lay, may_place_warbands, place_warbands, withdraw_warbands
from crannog.kernel.ask import Atom, Choice, Rules, Seat

MOVE_RULE: Final = "O-6.5"
WARBANDS_ASKED: Final = -1  # in `refused`: that somebody would not let go of warbands


# -- facedown advisers (O-6.1) -----------------------------------------------------------------


def is_play_ready(g: Oath, deed: Search) -> bool:
    """O-6.1: bans on searching hold for playing a facedown adviser, too."""
    return is_open(g, "search", deed.me, 0, deed.spent_favor, deed.spent_secrets)


def playable_advisers(g: Oath, me: Seat) -> list[int]:
    """The facedown advisers that the player may play or discard now."""
    facedown = g.dark_advisers(me)
    return facedown if facedown and is_open(g, "search", me, 0) else []


def play_ready(card: int) -> Callable[[Oath, Search], bool]:
    """Whether the facedown adviser can be played with the modifiers declared so far."""

    def is_ready(g: Oath, deed: Search) -> bool:
        return is_play_ready(g, deed) and can_play_faceup(g, deed, card)

    return is_ready


def can_be_played(g: Oath, me: Seat, card: int) -> bool:
    """Whether the facedown adviser can be played, perhaps with a modifier; else only discarded."""
    return is_possible(g, Search(me, NO_SOURCE), modifies_search, play_ready(card))


def play_adviser(g: Oath, me: Seat, card: int) -> Rules[None]:
    """O-6.1: like the kept card of a search; modifiers and bans of searches apply."""
    deed = Search(me, NO_SOURCE)
    yield from declare(g, deed, modifies_search, play_ready(card))
    take_up(g, deed, card)
    yield from play_hand(g, deed, False)


def discard_adviser(g: Oath, me: Seat, card: int) -> Rules[None]:
    """O-6.1: one that can't be played; modifiers and bans of searches apply here, too."""
    deed = Search(me, NO_SOURCE)
    yield from declare(g, deed, modifies_search, is_play_ready)
    take_up(g, deed, card)
    yield from discard_in_search(g, deed, [g.hand], "O-6.1")


def take_up(g: Oath, deed: Search, card: int) -> None:
    """The adviser comes into the hand; what bans on searching ask for is paid."""
    pay_prices(g, "search", deed.me, 0)
    lay(g, card, zones.HAND)


# -- peeking (O-6.3) ---------------------------------------------------------------------------


def unseen_relics(g: Oath, me: Seat) -> list[int]:
    """The places of the relics at the player's site that he has not seen."""
    relics = g.sites[g.site(me)].relics
    return [place for place, relic in enumerate(relics) if not know.knows(g, me, relic)]


def peek_relic(g: Oath, me: Seat, place: int) -> None:
    """O-6.3: looks at a facedown relic at his site."""
    relic = g.sites[g.site(me)].relics[place]
    know.see(g, me, [relic])
    g.whisper((me,), "peeks-relic", "O-6.3", (me, g.name(g.site(me))), (ID[relic],))


# -- moving warbands (O-6.5) -------------------------------------------------------------------


def can_withdraw(g: Oath, me: Seat) -> int:
    """How many warbands the player could take from his site; the last one stays."""
    slot = g.site(me)
    site = g.sites[slot]
    if not site.warbands or site.colour != warband_colour(g, me) or not rules(g, me, slot):
        return 0
    if g.players[me].role == CITIZEN:
        asked = (WARBANDS_ASKED, BOARD + slot) in g.refused
        if asked or keeps_warbands(g, g.chancellor()):
            return 0
    return site.warbands - changed(g, "stays-behind", me, slot, 1)


def can_leave_here(g: Oath, me: Seat) -> int:
    """How many warbands the player could put on his site, which he must rule."""
    slot, count = g.site(me), g.players[me].warbands
    return count if count and rules(g, me, slot) and may_place_warbands(g, me, slot) else 0


def withdraw(g: Oath, me: Seat) -> Rules[None]:
    """From the site to the board; a Citizen asks the Chancellor."""
    slot = g.site(me)
    count = yield from how_many(g, me, can_withdraw(g, me), "withdraw-how-many", g.name(slot))
    if g.players[me].role == CITIZEN:
        chancellor = g.chancellor()
        if not (yield from consents(g, chancellor, me, count)):
            g.refused.append((WARBANDS_ASKED, BOARD + slot))
            return
    withdraw_warbands(g, me, slot, count, MOVE_RULE)


def leave_here(g: Oath, me: Seat) -> Rules[None]:
    """From the board to the site."""
    slot = g.site(me)
    count = yield from how_many(g, me, can_leave_here(g, me), "place-how-many", g.name(slot))
    place_warbands(g, me, slot, count, MOVE_RULE)


def how_many(g: Oath, me: Seat, most: int, prompt: str, *args: Atom) -> Rules[int]:
    """A number of warbands."""
    return (yield from choose(g, me, prompt, by_number(range(1, most + 1)), MOVE_RULE, *args))


def consents(g: Oath, me: Seat, other: Seat, count: int) -> Rules[bool]:
    """Whether the player lets another have warbands."""
    options: list[Choice] = [("react", "allow"), ("decline",)]
    choice = yield from put(g, me, "react", options, MOVE_RULE, "warbands", other, count)
    if choice == ("decline",):
        g.tell("denies-warbands", MOVE_RULE, me, other)
    return choice != ("decline",)


def fellows(g: Oath, me: Seat) -> list[Seat]:
    """Imperial players whose pawns share the site: they may hand each other warbands."""
    if not g.is_imperial(me):
        return []
    here = [other for other in g.here_with(me) if g.is_imperial(other)]
    return [other for other in here if not keeps_warbands(g, other)]


def keeps_warbands(g: Oath, me: Seat) -> bool:
    """O-12.8: whether it is the Prince, and he lets nobody have any."""
    return g.is_prince(me) and not parts_with_warbands()


def sharing_options(g: Oath, me: Seat) -> list[Choice]:
    """Fellows who have warbands to ask for, and fellows to whom warbands may be given."""
    able = [other for other in fellows(g, me) if (WARBANDS_ASKED, other) not in g.refused]
    if not able:
        return []
    asked: list[Choice] = [("ask-warbands", other) for other in able if g.players[other].warbands]
    if not g.players[me].warbands:
        return asked
    return [*asked, *(("give-warbands", other) for other in able)]


def share_warbands(g: Oath, me: Seat, other: Seat, giving: bool) -> Rules[None]:
    """Between the boards of two Imperial players, with the other's permission."""
    giver, taker = (me, other) if giving else (other, me)
    count = yield from how_many(g, me, g.players[giver].warbands, "share-how-many", other)
    if not (yield from consents(g, other, me, count)):
        g.refused.append((WARBANDS_ASKED, other))
        return
    g.players[giver].warbands -= count
    g.players[taker].warbands += count
    g.tell("shares-warbands", MOVE_RULE, giver, taker, count)
