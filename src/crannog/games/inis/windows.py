"""Playing cards and answering them: declare, cancel, resolve, discard, after (I-9, I-10)."""

from collections.abc import Callable
from functools import partial
from typing import Final

from crannog.games.inis import know
from crannog.games.inis.cards.registry import BY_TRIGGER, MODES, Mode
from crannog.games.inis.facts import KIND
from crannog.games.inis.happenings import Happening, Play
from crannog.games.inis.state import Inis
from crannog.games.inis.zones import DECK, DISCARD, HANDS, PLAY, SPENT
from crannog.kernel.ask import Ask, Atom, Choice, Nested, Rules, Seat
from crannog.kernel.pieces import ENDED

DECLINE: Final[Choice] = ("decline",)
MOOR: Final[Choice] = ("play", "moor", "triskel")
NOTHING: Final = Happening()

WINDOW_MODES: Final[dict[tuple[str, ...], list[Mode]]] = {}

# I-10.5: the rule that opens each window
WINDOW_RULES: Final[dict[str, str]] = {
    "assembly_start": "I-5.0",
    "opponent_plays_action_card": "I-9.4",
    "any_epic_or_advantage_played": "I-9.4",
    "before_epic_tale_discard": "I-9.4",
    "after_action_card_resolved": "I-9.6",
    "after_you_play_season_card": "I-9.6",
    "after_you_play_epic_tale": "I-10.10",
    "when_you_draw_epic_tale": "I-10.5",
    "gates_effect_draw": "I-14.1",
    "when_you_move_into_mountains": "I-14.2",
    "end_of_any_turn": "I-8.9",
    "clash_start": "I-12.5",
    "resolution_start": "I-18.10",
    "citadels_step_end": "I-12.8",
    "when_you_attack": "I-12.14",
    "when_you_are_attacked": "I-12.14",
    "own_clan_would_be_removed": "I-11.5",
    "own_clan_removed": "I-11.5",
    "own_clan_removed_in_clash": "I-11.5",
    "after_your_attack": "I-12.14",
    "after_your_maneuver_removes_opposing_clan": "I-12.14",
    "after_any_maneuver": "I-12.18",
}


class Cancelled(Exception):
    """The card being played was cancelled by Geis or The Dagda (I-9.4)."""


def at_seat(seat: Seat) -> Atom:
    """A seat among the declared choices, told apart from a number of clans."""
    return f"@{seat}"


# -- asking ------------------------------------------------------------------------------------


def triskels_barred(g: Inis) -> bool:
    """I-10.7: Lug's Spear is in force."""
    return g.clash is not None and g.clash.spear


def choose(
    g: Inis, seat: Seat, prompt: str, options: list[Choice], rule: str, *args: Atom
) -> Rules[Choice]:
    """Asks the seat; a holder of the Moor may play it first (I-10.8)."""
    while True:
        offered = options
        if g.at["moor"] == seat and len(options) > 1 and not triskels_barred(g):
            offered = [*options, MOOR]
        choice = yield Ask(seat, prompt, offered, rule, args)
        if choice != MOOR or MOOR in options:
            return choice
        yield from play_card(g, seat, "moor", "triskel", NOTHING)


def choose_secret(
    g: Inis,
    seat: Seat,
    prompt: str,
    find: Callable[[], list[Choice]],
    rule: str,
    *args: Atom,
    secret: bool = False,
) -> Rules[Choice]:
    """Like `choose` where the options depend on what only the seat knows: `find` lists them.

    `secret`: that there is but one option must not show either.
    """

    def offer() -> list[Choice]:
        options = find()
        if g.at["moor"] == seat and len(options) > 1 and not triskels_barred(g):
            options.append(MOOR)
        return options

    while True:
        choice = yield Ask(seat, prompt, offer(), rule, args, secret, offer)
        if choice != MOOR:
            return choice
        yield from play_card(g, seat, "moor", "triskel", NOTHING)


# -- reaction windows --------------------------------------------------------------------------


def window(g: Inis, triggers: tuple[str, ...], happening: Happening) -> Rules[None]:
    """I-10.3: each may play one fitting card, from the active player on, until all decline."""
    modes = window_modes(triggers)
    return open_window(g, modes, happening) if may_be_held(g, modes) else ENDED


def window_modes(triggers: tuple[str, ...]) -> list[Mode]:
    """The modes that answer one of the triggers, listed once for all matches."""
    modes = WINDOW_MODES.get(triggers)
    if modes is None:
        modes = [mode for trigger in triggers for mode in BY_TRIGGER[trigger]]
        WINDOW_MODES[triggers] = modes
    return modes


def may_be_held(g: Inis, modes: list[Mode]) -> bool:
    """Whether a card of these modes, or the Moor, is in a hand, or may be for all the public knows.

    A match that nobody watches asks only those who hold one.
    """
    seats, at = g.seats, g.at
    if at["moor"] < seats:
        return True
    public = g.know[seats]
    for mode in modes:
        card = mode.card
        if at[card] < seats or (g.watched and public.get(card, 0) & HANDS):
            return True
    return False


def open_window(g: Inis, modes: list[Mode], happening: Happening) -> Rules[None]:
    """The window, once somebody may have a card for it. That one is asked follows from public
    knowledge (I-10.1)."""
    again = True
    while again and not triskels_barred(g):
        again = False
        active = g.active()
        for seat in g.order(active):
            trigger = asked_about(g, seat, modes, happening)
            if not trigger:
                continue
            if g.watched and seat != active:
                g.reveals += 1  # the others have been asked: it can't be quietly taken back
            offer = partial(answers, g, seat, modes, happening)
            rule, args = WINDOW_RULES[trigger], (trigger, *happening.subject())
            choice = yield Ask(seat, "react", offer(), rule, args, True, offer)
            if choice != DECLINE:
                # nested: Lug Samildanach and Master Craftsman may fetch each other for ever
                yield Nested(play_card(g, seat, str(choice[1]), str(choice[2]), happening))
                again = True
                break


def asked_about(g: Inis, seat: Seat, modes: list[Mode], happening: Happening) -> str:
    """The trigger for which the seat may hold a fitting card, as far as the public knows; '': none.

    Who holds the Moor is asked in any case.
    """
    at, watched = g.at, g.watched
    for mode in modes:
        held = know.may_hold(g, seat, mode.card) if watched else at[mode.card] == seat
        if held and fits(g, seat, mode, happening):
            return mode.trigger
    return modes[0].trigger if at["moor"] == seat else ""


def fits(g: Inis, seat: Seat, mode: Mode, happening: Happening) -> bool:
    """Whether the mode's printed condition holds for the seat; decided by public things alone."""
    return mode.condition is None or mode.condition(g, seat, happening)


def answers(g: Inis, seat: Seat, modes: list[Mode], happening: Happening) -> list[Choice]:
    """The cards the seat can play in this window, the Moor always among them (I-10.8), or none."""
    at = g.at
    options: list[Choice] = []
    for mode in modes:
        if at[mode.card] == seat and fits(g, seat, mode, happening):
            options.append(("play", mode.card, mode.mode))
    if at["moor"] == seat:
        options.append(MOOR)
    options.append(DECLINE)
    return options


# -- playing a card ----------------------------------------------------------------------------


def play_card(g: Inis, seat: Seat, card: str, mode_name: str, happening: Happening) -> Rules[Play]:
    """I-9.4: a card from hand, in one of its modes, through all its stages."""
    mode = MODES[card, mode_name]
    play = Play(card, mode_name, mode.kind, not mode.trigger, seat)
    g.put(card, PLAY)
    know.publish(g, card)
    g.tell("plays", "I-9.4", seat, card, mode_name)
    try:
        yield from mode.body(g, play, happening)
    except Cancelled:
        g.tell("cancelled", "I-9.8", seat, card)
    if g.clash is not None and g.clash.cauldron == seat and card == "dagdas_cauldron":
        return play  # I-10.6: it stays until the clash ends
    yield from finish_card(g, play)
    return play


def declare(g: Inis, play: Play, *choices: Atom) -> Rules[None]:
    """I-9.4: all public choices are named; now the card may be cancelled (Geis, The Dagda)."""
    g.orders = []
    if choices:
        g.tell("declares", "I-9.4", play.by, play.card, *choices)
    if play.kind == "action":
        yield from window(g, ("opponent_plays_action_card",), play)
    else:
        yield from window(g, ("any_epic_or_advantage_played",), play)
    if play.cancelled:
        raise Cancelled


def finish_card(g: Inis, play: Play) -> Rules[None]:
    """I-9.4, I-9.6: discard, then the after windows, all in one loop."""
    if play.kind == "epic" and not play.cancelled:
        yield from window(g, ("before_epic_tale_discard",), play)
    if g.at[play.card] == PLAY:
        discard_played(g, play.card)
    triggers: list[str] = []
    if play.kind == "action" and (not play.cancelled or g.settings.lug_takes_cancelled_card):
        triggers.append("after_action_card_resolved")
    if play.season:
        triggers.append("after_you_play_season_card")
    if play.kind == "epic":
        triggers.append("after_you_play_epic_tale")
    if triggers:
        yield from window(g, tuple(triggers), play)


def discard_played(g: Inis, card: str) -> None:
    """I-9.2: a played card goes to the pile of its type."""
    kind = KIND[card]
    if kind == "epic":
        discard_epics(g, [card])
        return
    g.put(card, DISCARD if kind == "action" else SPENT)
    know.publish(g, card)


def discard_epics(g: Inis, cards: list[str]) -> None:
    """I-9.2, I-17.2: Epic Tales go face up; The Dagda shuffles pile and deck."""
    for card in cards:
        g.put(card, DISCARD)
        know.publish(g, card)
    if cards:
        g.reveals += 1
        g.tell("discards-epic", "I-9.2", *cards)
    if "the_dagda" in cards:
        reshuffle_epics(g, "I-17.2")


def reshuffle_epics(g: Inis, rule: str) -> None:
    """I-17.1, I-17.2: the discard pile is shuffled into the Epic Tale deck."""
    for card in g.epic_discard:
        g.at[card] = DECK
    g.epic_deck = [*g.epic_deck, *g.epic_discard]
    g.epic_deck.sort()
    g.epic_discard = []
    g.chance().shuffle(g.epic_deck)
    know.merge_decks(g)
    g.tell("reshuffles", rule, len(g.epic_deck))
