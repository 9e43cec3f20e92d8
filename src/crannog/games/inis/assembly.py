"""The Assembly phase (I-5) with both drafts (I-6, I-7)."""

from functools import partial
from itertools import combinations
from typing import TypeVar, cast

from crannog.games.inis import facts, know
from crannog.games.inis.happenings import Happening
from crannog.games.inis.state import Inis
from crannog.games.inis.verbs import (
    draw_epics,
    put_aside,
    remove_clan,
    set_aside,
    take_aside,
)
from crannog.games.inis.victory import tell_conditions, winner
from crannog.games.inis.windows import MOOR, NOTHING, choose, play_card, window
from crannog.games.inis.zones import BOX, DECK, DRAFT, TABLE
from crannog.kernel.ask import CHECKPOINT, Ask, Asks, Choice, Rules, Seat
from crannog.kernel.state import Result

T = TypeVar("T")

HOLD_OF_FOUR = (1, 2, 3)  # I-6.2 to I-6.4
HOLD_OF_THREE = (1, 2)  # I-7.2


# -- steps 1 to 4 ------------------------------------------------------------------------------


def assembly(g: Inis) -> Rules[None]:
    """I-5.0 to I-5.4."""
    g.round += 1
    g.turn = g.brenn
    g.cathbad = -1
    g.tell("assembly", "I-5.0", g.round)
    yield from window(g, ("assembly_start",), Happening())
    assign_brenn(g)
    check_victory(g)
    if g.result is not None:
        g.phase = "over"
        return
    take_advantage_cards(g)
    yield from flock_of_crows(g)
    g.phase = "deal"


def assign_brenn(g: Inis) -> None:
    """I-5.1: the chieftain of the Capital's territory becomes the Brenn."""
    capital = g.capital()
    chieftain = -1 if capital is None else capital.chieftain()
    if chieftain >= 0 and chieftain != g.brenn:
        g.brenn = chieftain
        g.tell("brenn", "I-5.1", chieftain)
    g.turn = g.brenn


def check_victory(g: Inis) -> None:
    """I-5.2, I-15: is there a winner? If not, the Pretender tokens go back."""
    tell_conditions(g)
    g.result = winner(g)
    most = g.settings.max_rounds
    if g.result is None and most is not None and most < g.round:
        g.result = Result((), "round-limit", "I-19.17")
    if g.result is not None:
        g.tell("result", g.result.rule, g.result.reason, *g.result.winners)
    elif any(g.pretenders):
        g.pretenders = [False] * g.seats
        g.tell("no-winner", "I-15.6")


def take_advantage_cards(g: Inis) -> None:
    """I-5.3: each territory's card goes to its chieftain, or lies face up."""
    for territory in g.map.values():
        chieftain = territory.chieftain()
        g.put(territory.id, chieftain if chieftain >= 0 else TABLE)
        if chieftain >= 0:
            g.tell("takes-advantage", "I-5.3", chieftain, territory.id)


def flock_of_crows(g: Inis) -> Rules[None]:
    """I-5.4: the Brenn tosses the token; a new face changes the direction."""
    before = g.clockwise
    g.clockwise = g.chance().below(2) == 0
    g.tell("toss", "I-5.4", g.brenn, g.direction())
    if g.clockwise != before:
        yield from answer_of_the_gates(g)


def gates_would_answer(g: Inis) -> bool:
    """I-14.1: whether a change of direction would cost clans, and bring Epic Tales for them."""
    gates = g.map.get("gates_of_tir_na_nog")
    return gates is not None and bool(gates.present())


def answer_of_the_gates(g: Inis) -> Rules[None]:
    """I-14.1: the direction has changed, which the Gates of Tir Na Nog answer."""
    gates = g.map.get("gates_of_tir_na_nog")
    if gates is None:
        return
    for seat in g.order(g.brenn):
        if gates.clans[seat]:
            yield from remove_clan(g, seat, gates, "I-14.1")
            yield from draw_epics(g, seat, 1, "I-14.1", gates=True)


# -- step 5 ------------------------------------------------------------------------------------


def deal(g: Inis) -> Rules[None]:
    """I-5.5, I-7.1: shuffle, set one card aside, deal."""
    g.chance().shuffle(g.action_deck)
    if g.cathbad >= 0:
        options: list[Choice] = [("set-aside", card) for card in facts.action_cards(g.seats)]
        choice = yield from choose(
            g, g.cathbad, "cathbad-choice", options, "I-5.5", "cathbads_word"
        )
        put_aside(g, str(choice[1]), DECK, (g.cathbad,))
        g.whisper((g.cathbad,), "sets-aside", "I-5.5", (g.cathbad,), (str(choice[1]),))
    else:
        put_aside(g, g.action_deck[-1], DECK, ())
    g.draft_set = 0
    deal_hands(g)
    g.phase = "draft"


def deal_hands(g: Inis) -> None:
    """I-5.5, I-7.1: four cards each, or three with two players."""
    count = 3 if g.seats == 2 else 4
    for seat in g.order(g.brenn):
        cards = [g.action_deck.pop() for _ in range(count)]
        for card in cards:
            g.at[card] = DRAFT + seat
        g.draft = with_other(g.draft, seat, cards)
    know.dealt(g)
    g.draft_pass = 0
    for seat in range(g.seats):
        g.passed_on = with_other(g.passed_on, seat, [])
        g.whisper((seat,), "dealt", "I-5.5", (seat, count), tuple(g.draft[seat]))


# -- step 6 ------------------------------------------------------------------------------------


def draft(g: Inis) -> Rules[None]:
    """I-6, I-7: one pass of the draft, made by all at the same time and in secret.

    What each has decided to hold is in the state, so that every answer is followed by a checkpoint.
    """
    asks = {seat: draft_ask(g, seat) for seat in g.order(g.brenn) if not g.kept[seat]}
    while asks:
        reply = yield Asks(dict(asks), apart=True)
        seat = cast(Seat, reply[0])
        if reply[1:] == MOOR:
            yield from play_card(g, seat, "moor", "triskel", NOTHING)
            asks = {seat: draft_ask(g, seat) for seat in asks}
        else:
            g.kept = with_other(g.kept, seat, [str(card) for card in reply[2:]])
            g.tell("has-drafted", draft_rule(g), seat)
            del asks[seat]
            yield CHECKPOINT
    pass_cards(g)
    yield from next_pass(g)


def holds(g: Inis) -> tuple[int, ...]:
    """How many cards are held in each pass."""
    return HOLD_OF_THREE if g.seats == 2 else HOLD_OF_FOUR


def draft_rule(g: Inis) -> str:
    """The rule of the pass that is going on."""
    return "I-7.2" if g.seats == 2 else f"I-6.{2 + g.draft_pass}"


def draft_ask(g: Inis, seat: Seat) -> Ask:
    """Which cards to hold, of those in hand; the others are passed on."""
    hold = holds(g)[g.draft_pass]
    find = partial(draft_options, g, seat)
    return Ask(seat, "draft", find(), draft_rule(g), (hold,), renew=find)


def draft_options(g: Inis, seat: Seat) -> list[Choice]:
    """Every set of cards that may be held, and the Moor (I-10.8)."""
    hold = holds(g)[g.draft_pass]
    options: list[Choice] = [("hold", *cards) for cards in combinations(g.draft[seat], hold)]
    if g.at["moor"] == seat:
        options.append(MOOR)
    return options


def with_other(lists: list[list[T]], seat: Seat, new: list[T]) -> list[list[T]]:
    """The lists with another one for that seat; copies of the state go on with the old ones."""
    return [*lists[:seat], new, *lists[seat + 1 :]]


def pass_cards(g: Inis) -> None:
    """I-6.1: what is not held goes to the next player."""
    passed = [[card for card in g.draft[s] if card not in g.kept[s]] for s in range(g.seats)]
    g.draft, g.kept = g.kept, [[] for _ in range(g.seats)]
    rule = draft_rule(g)
    for seat in range(g.seats):
        taker = g.next_seat(seat)
        g.draft = with_other(g.draft, taker, [*g.draft[taker], *passed[seat]])
        for card in passed[seat]:
            g.at[card] = DRAFT + taker
        g.passed_on = with_other(g.passed_on, seat, [*g.passed_on[seat], passed[seat]])
        g.whisper((seat, taker), "passes-cards", rule, (seat, taker), tuple(passed[seat]))
    know.passed_cards(g, passed)


def next_pass(g: Inis) -> Rules[None]:
    """The next pass, the second set with two players (I-7.3), or the end of the Assembly."""
    g.draft_pass += 1
    if g.draft_pass < len(holds(g)):
        return
    for seat in range(g.seats):
        for card in g.draft[seat]:
            g.at[card] = BOX
            g.put(card, seat)
    g.draft = [[] for _ in range(g.seats)]
    know.draft_done(g)
    if g.seats == 2 and g.draft_set == 0:
        g.draft_set = 1
        deal_hands(g)
        return
    if g.seats > 2:
        know.cap_draft(g)
    yield from end_assembly(g)


def end_assembly(g: Inis) -> Rules[None]:
    """I-5.7: Cathbad's Word exchanges, then the Season begins with the Brenn (I-8.1)."""
    if g.cathbad >= 0:
        take_aside(g, g.cathbad, "I-5.7")
        yield from set_aside(g, g.cathbad, "I-5.7", "cathbads_word")
        g.cathbad = -1
    g.phase = "season"
    g.turn = g.brenn
    g.first_turn = True
    g.passed = 0
    g.ploy = -1
    g.resume = -1
    g.tell("season", "I-8.1", g.round)
