"""The Season phase (I-8): turns until all have passed."""

from crannog.games.inis import know
from crannog.games.inis.cards.registry import SEASON_MODES
from crannog.games.inis.clash import resume_clash
from crannog.games.inis.facts import KIND, action_cards
from crannog.games.inis.happenings import TurnEnd
from crannog.games.inis.state import Inis
from crannog.games.inis.verbs import choose_places, place
from crannog.games.inis.victory import met, tell_conditions, values
from crannog.games.inis.windows import NOTHING, choose_secret, play_card, window
from crannog.games.inis.zones import DECK, TABLE
from crannog.kernel.ask import Choice, Rules, Seat


def season(g: Inis) -> Rules[None]:
    """I-8.3, I-8.7, I-8.9: one turn, and who comes next."""
    seat = g.turn
    if g.clash is not None or g.waiting:  # a checkpoint, or a position given from outside
        yield from resume_clash(g)
    else:
        yield from season_turn(g, seat)
    yield from window(g, ("end_of_any_turn",), TurnEnd(seat))
    tell_conditions(g)
    if g.ploy >= 0:
        if g.settings.oengus_resume != "from_ploy_player" and g.resume < 0:
            g.resume = g.next_seat(seat)
        g.turn = g.ploy
        g.ploy = -1
    elif g.passed == (1 << g.seats) - 1:
        end_season(g)
    elif g.resume >= 0:
        g.turn = g.resume
        g.resume = -1
    else:
        g.turn = g.next_seat(seat)


def season_turn(g: Inis, seat: Seat) -> Rules[None]:
    """I-8.3: a Season card, a pass, or a Pretender token."""
    yield from no_clans_rule(g, seat)

    def offer() -> list[Choice]:
        return season_options(g, seat)

    rule = "I-8.1" if g.first_turn else "I-8.3"
    hidden = bool(g.hands[seat])
    choice = yield from choose_secret(g, seat, "season-turn", offer, rule, secret=hidden)
    g.first_turn = False
    if choice[0] == "pass":
        g.passed |= 1 << seat
        g.tell("passes", "I-8.5", seat)
        return
    g.passed = 0
    if choice[0] == "pretender":
        g.pretenders[seat] = True
        g.tell("takes-pretender", "I-8.6", seat)
    else:
        yield from play_card(g, seat, str(choice[1]), str(choice[2]), NOTHING)


def no_clans_rule(g: Inis, seat: Seat) -> Rules[None]:
    """I-8.2: without a clan on the map, lose a Deed, then place two clans anywhere."""
    if g.has_clans(seat):
        return
    if g.deeds[seat]:
        g.deeds[seat] -= 1
        g.tell("loses-deed", "I-8.2", seat)
    places = yield from choose_places(g, seat, 2, list(g.map.values()), "I-8.2", "no-clans")
    for territory in places:
        place(g, seat, g.map[territory], 1, "I-8.2")


def season_options(g: Inis, seat: Seat) -> list[Choice]:
    """What the seat may do with its turn."""
    options: list[Choice] = []
    for card in g.hands[seat]:
        modes = SEASON_MODES.get(card)
        if modes is None or (card == "druid" and not druid_allowed(g, seat)):
            continue
        for mode in modes:
            options.append(("play", card, mode.mode))
    if not g.first_turn or not options:
        options.append(("pass",))
        if not g.first_turn and not g.pretenders[seat] and met(g, seat):
            options.append(("pretender",))
    return options


def druid_allowed(g: Inis, seat: Seat) -> bool:
    """The Druid is not playable as the only Action card in hand (its printed restriction)."""
    return any(KIND[card] == "action" and card != "druid" for card in g.hands[seat])


def end_season(g: Inis) -> None:
    """I-8.8: hands are cleared of Action cards, lost territories' cards return, no Festival."""
    note_standings(g)
    g.tell("season-ends", "I-8.7", g.round)
    for seat in range(g.seats):
        for card, territory in g.map.items():
            if g.at[card] == seat and territory.chieftain() != seat:
                g.put(card, TABLE)
                g.tell("returns-advantage", "I-8.8", seat, card)
    gather_action_cards(g)
    if g.festival:
        over, g.festival = g.festival, ""
        g.tell("festival-ends", "I-13.1", over)
    g.phase = "assembly"


def note_standings(g: Inis) -> None:
    """I-15.1: how far each seat is, for the story of the match."""
    row: list[int] = []
    for seat in range(g.seats):
        row.extend((*values(g, seat), g.deeds[seat]))
    g.history = [*g.history, tuple(row)]


def gather_action_cards(g: Inis) -> None:
    """I-8.8: discards, the set-aside card and what is left in hands form the next deck."""
    cards = list(action_cards(g.seats))
    for seat in range(g.seats):
        g.hands[seat] = [card for card in g.hands[seat] if KIND[card] != "action"]
    for card in cards:
        g.at[card] = DECK
    g.action_deck = cards
    g.action_discard = []
    g.aside = ""
    know.know_deck(g)
