"""O-12.4: the Prince's turn: threat, search, actions, refresh."""

from typing import Final

from crannog.games.oath import know
from crannog.games.oath.asking import put
from crannog.games.oath.citizens import become_citizen
from crannog.games.oath.facts import ID
from crannog.games.oath.prince.mind import walk
from crannog.games.oath.prince.policy.mind import MOST_SKIPS
from crannog.games.oath.prince.policy.phases import take_start_token
from crannog.games.oath.prince.record import TO_SEARCH
from crannog.games.oath.prince.searching import search_and_play
from crannog.games.oath.prince.sheet import NO_THREAT, NODE, SUCCESSOR
from crannog.games.oath.prince.threat import assess
from crannog.games.oath.state import CHANCELLOR, Oath
from crannog.games.oath.title import meets_successor_goal
from crannog.games.oath.verbs import take_relics
from crannog.kernel.ask import Choice, Rules, Seat

LOOK: Final[Choice] = ("look-at-offer",)
ACCEPT: Final[Choice] = ("accept",)
DECLINE: Final[Choice] = ("decline",)
REFUSE: Final[Choice] = ("refuse",)


def begin_turn(g: Oath, me: Seat) -> None:
    """O-12.5: his path begins anew; from his second turn on he assesses the threat."""
    prince = g.the_prince()
    prince.path = []
    if prince.has_played:
        assess(g, me)


def step(g: Oath, me: Seat) -> Rules[None]:
    """O-12.6, O-12.7: the search, then one box after the other while actions are left."""
    prince = g.the_prince()
    if prince.is_to_search():
        prince.actions = yield from search_and_play(g, me, NODE[prince.current].square)
        g.tell("prince-may-act", "O-12.7.1", me, prince.actions)
    elif prince.skips >= MOST_SKIPS:
        g.tell("prince-gives-up", "O-12.7.5", me)
        g.phase = "rest"
    elif prince.actions:
        yield from walk(g, me)
    else:
        g.phase = "rest"
    g.ignored = frozenset()


def refresh(g: Oath, me: Seat) -> Rules[None]:
    """O-12.9: the start token comes to the current one; Exiles may become Citizens."""
    prince = g.the_prince()
    take_start_token(prince)
    prince.actions, prince.skips = TO_SEARCH, 0
    prince.has_played = True
    if invites(g, me):
        for exile in g.in_turn_order():
            if g.players[exile].is_exile() and not meets_successor_goal(g, exile):
                yield from invite(g, me, exile)


def invites(g: Oath, me: Seat) -> bool:
    """O-12.9.2: as a Chancellor without the title, threatened by others than a Successor."""
    return (
        g.players[me].role == CHANCELLOR
        and g.title != me
        and g.the_prince().threat not in (NO_THREAT, SUCCESSOR)
    )


def invite(g: Oath, me: Seat, exile: Seat) -> Rules[None]:
    """O-12.9.2: the Exile may look at the bottom relic of the deck, and take it as a Citizen."""
    if not g.relic_deck:
        return
    options = [LOOK, DECLINE]
    if (yield from put(g, exile, "princely-offer", options, "O-12.9.2", me)) == DECLINE:
        return
    relic = g.relic_deck[0]
    know.see(g, exile, [relic])
    g.whisper((exile,), "looks-at-offer", "O-12.9.2", (exile,), (ID[relic],))
    if (yield from put(g, exile, "princely-terms", [ACCEPT, REFUSE], "O-12.9.2", me)) == REFUSE:
        g.tell("refuses-citizenship", "O-12.9.2", exile)
        return
    yield from become_citizen(g, exile, "O-12.9.2")
    yield from take_relics(g, exile, [g.relic_deck[0]], "O-12.9.2")
