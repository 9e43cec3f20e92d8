"""O-8: writing the chronicle: what the winner makes of the world, in the order of the steps.

What is random here nobody sees, not even the winner: backs alone are shown (O-9.4).
"""

from typing import Final

from crannog.games.oath import know, zones
from crannog.games.oath.asking import DONE, card_in, number_in, put
from crannog.games.oath.chronicle.cards import (
    add_denizens,
    decided_by,
    dispossess_denizens,
    rebuild_deck,
    renew_relics,
)
from crannog.games.oath.chronicle.record import (
    CITIZENSHIP,
    DENIZENS,
    OATH,
    SITES,
    WRITTEN,
    Chronicle,
)
from crannog.games.oath.chronicle.sites import renew_map
from crannog.games.oath.counting import advisers_of_suit
from crannog.games.oath.facts import (
    GOALS,
    ID,
    INTACT,
    RUINED,
    SUIT,
    SUITS,
    VISION_GOAL,
    is_edifice,
)
from crannog.games.oath.rule import ruled_sites
from crannog.games.oath.state import CITIZEN, EXILE, NOBODY, Oath
from crannog.games.oath.title import meets_vision, visions_of
from crannog.games.oath.verbs import lay, restore
from crannog.kernel.ask import Choice, Rules, Seat
from crannog.kernel.state import Result

BY_VISION: Final = ("visionary", "visionary-at-end")


def write_on(g: Oath) -> Rules[None]:
    """O-8: the next step of the ceremony; after the last one the match is over."""
    c = g.chronicle
    assert c is not None
    if c.step == OATH:
        yield from vow_oath(g, c)
        c.step = CITIZENSHIP
    elif c.step == CITIZENSHIP:
        if not (yield from offer_citizenship(g, c)):
            c.step = SITES
    elif c.step == SITES:
        yield from raise_edifice(g, c)
        renew_map(g, c)
        c.step = DENIZENS
    else:
        suit = yield from choose_suit(g, c)
        add_denizens(g, c, suit)
        dispossess_denizens(g, c)
        renew_relics(g, c)
        rebuild_deck(g)
        close(g, c)


def close(g: Oath, c: Chronicle) -> None:
    """O-8.8: the chronicle is written, and the match over."""
    c.step = WRITTEN
    g.result = Result(g.people((c.winner,)), c.reason, c.rule)
    g.phase = "over"
    g.tell("chronicle-written", "O-8.8", c.winner, c.vow)


# -- the oath (O-8.1) --------------------------------------------------------------------------


def goals_to_vow(g: Oath, c: Chronicle) -> list[str]:
    """O-8.1: the goal of the Vision that alone has won; else any but the goal of this game."""
    if c.reason in BY_VISION:
        won = [v for v in visions_of(g, c.winner) if meets_vision(g, c.winner, v)]
        return [VISION_GOAL[vision] for vision in won]
    return [goal for goal in GOALS if goal != g.goal]


def vow_oath(g: Oath, c: Chronicle) -> Rules[None]:
    """O-8.1: the winner vows the goal of the next game."""
    options: list[Choice] = [("vow", goal) for goal in goals_to_vow(g, c)]
    choice = yield from put(g, c.winner, "vow-oath", options, "O-8.1")
    c.vow = str(choice[1])
    g.tell("vows", decided_by(g, c, "O-8.1"), c.winner, c.vow)


# -- Citizenship (O-8.2) -----------------------------------------------------------------------


def offer_citizenship(g: Oath, c: Chronicle) -> Rules[bool]:
    """O-8.2: an Exile who has won turns the Citizens to Exiles and may make other Exiles Citizens.

    Nobody else invites anybody. Returns whether somebody was invited: then others may be, too.
    """
    if not c.roles:
        c.roles = [player.role for player in g.players]
        if g.players[c.winner].is_exile():
            turn_citizens(g)
    exiles = exiles_to_invite(g, c)
    if not exiles:
        return False
    options: list[Choice] = [("offer-citizenship", exile) for exile in exiles]
    choice = yield from put(g, c.winner, "invite-exile", [*options, DONE], "O-8.2")
    if choice != DONE:
        yield from invite(g, c, number_in(choice))
    return choice != DONE


def exiles_to_invite(g: Oath, c: Chronicle) -> list[Seat]:
    """O-8.2: those who were Exiles before it, each once; the Prince never is (O-12.2.5)."""
    if not g.players[c.winner].is_exile():
        return []
    others = g.people(g.others(c.winner))
    return [other for other in others if c.roles[other] == EXILE and other not in c.invited]


def turn_citizens(g: Oath) -> None:
    """O-8.2: Citizens' boards are turned to their Exile side, also those that nobody plays."""
    chancellor = g.players[g.chancellor()]
    for seat, player in enumerate(g.players):
        if player.role == CITIZEN:
            chancellor.bank += player.warbands
            player.warbands = 0
            player.role = EXILE
            g.tell("becomes-exile", "O-8.2", seat)
    if g.idle_citizens:
        count = len(g.idle_citizens)
        g.idle_citizens = []
        g.tell("idle-boards-turn", "O-8.2", count)


def invite(g: Oath, c: Chronicle, exile: Seat) -> Rules[None]:
    """O-8.2: Citizenship without a relic or a deal; the Exile accepts or refuses."""
    c.invited.append(exile)
    g.tell("invites", "O-8.2", c.winner, exile)
    options: list[Choice] = [("accept",), ("refuse",)]
    answer = yield from put(g, exile, "answer-invitation", options, "O-8.2", c.winner)
    if answer == ("accept",):
        join_winner(g, c, exile)
    else:
        g.tell("refuses-citizenship", "O-8.2", exile)


def join_winner(g: Oath, c: Chronicle, me: Seat) -> None:
    """O-8.2: the board is turned; at each site he ruled stands one warband of the winner."""
    player = g.players[me]
    sites = ruled_sites(g, me)
    player.bank += player.warbands
    player.warbands = 0
    player.role = CITIZEN
    for slot in sites:
        site = g.sites[slot]
        player.bank += site.warbands
        site.warbands, site.colour = 0, NOBODY
    g.tell("becomes-citizen", "O-8.2", me)
    for slot in sites:
        site = g.sites[slot]
        if take_spare_warband(g, c.winner):
            site.warbands, site.colour = 1, g.players[c.winner].colour
            g.tell("takes-over-site", "O-8.2", c.winner, g.name(slot))


def take_spare_warband(g: Oath, me: Seat) -> bool:
    """O-9.3: a warband leaves the bank, else the board, else a site with more than one of them."""
    player = g.players[me]
    if player.bank:
        player.bank -= 1
        return True
    if player.warbands:
        player.warbands -= 1
        return True
    for site in g.sites:
        if site.colour == player.colour and site.warbands > 1:
            site.warbands -= 1
            return True
    return False


# -- an edifice (O-8.3.1) ----------------------------------------------------------------------


def raise_edifice(g: Oath, c: Chronicle) -> Rules[None]:
    """O-8.3.1: a winner of the Empire may build an edifice, or repair one."""
    options = edifice_options(g, c)
    if not options:
        return
    choice = yield from put(g, c.winner, "raise-edifice", [*options, DONE], "O-8.3.1")
    if choice == DONE:
        return
    card = card_in(choice)
    if choice[0] == "build":
        build(g, c, card)
    else:
        c.repaired = card - 1
        restore(g, c.winner, card, decided_by(g, c, "O-8.3.1"))


def edifice_options(g: Oath, c: Chronicle) -> list[Choice]:
    """O-8.3.1: denizens that may make room for an edifice, and ruins that may be repaired."""
    if g.players[c.winner].is_exile():
        return []
    options: list[Choice] = []
    for slot in ruled_sites(g, c.winner):
        cards = g.sites[slot].cards
        options += [("repair", ID[card]) for card in cards if card in RUINED]
        if may_build_at(g, slot):
            options += [("build", ID[card]) for card in cards if edifice_for(g, card)]
    return options


def may_build_at(g: Oath, slot: int) -> bool:
    """O-8.3.1: one edifice or ruin for each site, and none where the site itself has no room."""
    built = any(is_edifice(card) for card in g.sites[slot].cards)
    return not built and g.capacity_printed(slot) > 0


def edifice_for(g: Oath, card: int) -> int:
    """The edifice of the denizen's suit, if it lies in the Archive; else 0."""
    suit = SUIT[card]
    return next((e for e in INTACT if SUIT[e] == suit and g.where[e] == zones.ARCHIVE), 0)


def build(g: Oath, c: Chronicle, denizen: int) -> None:
    """O-8.3.1: the edifice of its suit takes the denizen's place, who goes to the world deck."""
    slot, edifice = g.where[denizen], edifice_for(g, denizen)
    cards = g.sites[slot].cards
    place = cards.index(denizen)
    lay(g, edifice, slot)
    cards.insert(place, cards.pop())
    lay(g, denizen, zones.DECK, bottom=True)
    g.part3 += 1
    know.see_all(g, [edifice])
    c.built = edifice
    rule = decided_by(g, c, "O-8.3.1")
    g.tell("builds", rule, c.winner, ID[denizen], ID[edifice], g.name(slot))


# -- the suit of the winner (O-8.4) ------------------------------------------------------------


def suits_of_winner(g: Oath, c: Chronicle) -> list[int]:
    """O-8.4: the suits most common among the winner's faceup advisers; without any, all suits."""
    counts = [advisers_of_suit(g, c.winner, suit) for suit in range(6)]
    most = max(counts)
    return [suit for suit in range(6) if counts[suit] == most]


def choose_suit(g: Oath, c: Chronicle) -> Rules[int]:
    """O-8.4: the winner chooses where several suits are equally common."""
    options: list[Choice] = [("suit", SUITS[suit]) for suit in suits_of_winner(g, c)]
    choice = yield from put(g, c.winner, "suit-of-winner", options, "O-8.4")
    return SUITS.index(str(choice[1]))
