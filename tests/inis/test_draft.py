"""I-6 and I-7: the drafts, simultaneous and secret."""

import json
from itertools import combinations

import pytest

from crannog.games.inis.facts import action_cards
from crannog.kernel import Atom, Choice, Seat
from tests.inis.table import Table, table


def drafting(seats: int, direction: str = "clockwise", brenn: Seat = 0) -> Table:
    """A table at which the Action cards have just been dealt; every hand holds an Epic Tale."""
    epics = ("balors_eye", "eriu", "the_dagda", "tuans_memory")
    return table(
        seats,
        clans={"cove": dict.fromkeys(range(seats), 1)},
        hands={seat: [epics[seat]] for seat in range(seats)},
        brenn=brenn,
        turn=brenn,
        direction=direction,
        phase="deal",
    )


def cards(t: Table) -> list[list[str]]:
    """What each seat drafts from now."""
    return [list(drafted) for drafted in t.state.draft]


def hold(t: Table, kept: list[list[str]]) -> None:
    """Every seat holds these cards, in seat order."""
    for seat, held in enumerate(kept):
        options = t.match.pending[seat].options
        wanted = next(option for option in options if set(option[1:]) == set(held))
        t.choose(*wanted, by=seat)


def hold_first(t: Table, count: int) -> list[list[str]]:
    """Every seat holds its first cards; what was held."""
    kept = [drafted[:count] for drafted in cards(t)]
    hold(t, kept)
    return kept


def actions(t: Table, seat: Seat) -> set[str]:
    """The Action cards in a hand."""
    return set(t.state.hand_of(seat, "action"))


def outside(t: Table, seat: Seat | None) -> str:
    """All that a seat (None: a spectator) can tell: its view, its ask and its events."""
    ask = t.match.pending.get(seat) if seat is not None else None
    asked: list[Choice] | None = ask.options if ask is not None else None
    return json.dumps([t.view(seat), asked, t.match.events(0, seat)])


def holding(*held: Atom) -> tuple[Atom, ...]:
    """The option of holding these cards."""
    return ("hold", *held)


# -- three and four players --------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_all_are_asked_at_once(seats: int):
    """I-6.1: everyone drafts at the same time, from four cards."""
    t = drafting(seats)
    assert set(t.match.pending) == set(range(seats))
    for seat, drafted in enumerate(cards(t)):
        ask = t.match.pending[seat]
        assert (ask.prompt, ask.rule, ask.args) == ("draft", "I-6.2", (1,))
        assert ask.options == [holding(card) for card in drafted]
        assert len(drafted) == 4
    dealt = {card for drafted in cards(t) for card in drafted} | {t.state.aside}
    assert dealt == set(action_cards(seats))


@pytest.mark.parametrize(("direction", "step"), [("clockwise", 1), ("counterclockwise", -1)])
@pytest.mark.parametrize("seats", [3, 4])
def test_cards_pass_in_the_direction_of_the_crows(seats: int, direction: str, step: int):
    """I-6.1, I-6.2: one of four is held, three go to the next player."""
    t = drafting(seats, direction)
    before = cards(t)
    kept = hold_first(t, 1)
    for seat, now in enumerate(cards(t)):
        giver = (seat - step) % seats
        assert set(now) == {*kept[seat], *before[giver][1:]}


def test_second_pass_offers_every_pair():
    """I-6.3: any two of the four may be held."""
    t = drafting(3)
    hold_first(t, 1)
    for seat, drafted in enumerate(cards(t)):
        ask = t.match.pending[seat]
        assert (ask.rule, ask.args) == ("I-6.3", (2,))
        assert {frozenset(option[1:]) for option in ask.options} == {
            frozenset(pair) for pair in combinations(drafted, 2)
        }
        assert len(ask.options) == 6


def test_a_held_card_may_be_passed_on():
    """I-6.3: the card held in the first pass goes to the neighbour in the second."""
    t = drafting(3)
    kept = hold_first(t, 1)
    first = kept[0][0]
    hold(
        t,
        [
            [card for card in drafted if card not in kept[s]][:2]
            for s, drafted in enumerate(cards(t))
        ],
    )
    assert first in cards(t)[1]
    assert first not in cards(t)[0]


def test_third_pass_and_hands():
    """I-6.4: three of four are held; the hand is these and the one received."""
    t = drafting(4)
    hold_first(t, 1)
    hold_first(t, 2)
    before = cards(t)
    assert {ask.rule for ask in t.match.pending.values()} == {"I-6.4"}
    assert [len(ask.options) for ask in t.match.pending.values()] == [4] * 4
    kept = hold_first(t, 3)
    for seat in range(4):
        received = before[(seat - 1) % 4][3]
        assert actions(t, seat) == {*kept[seat], received}
    assert t.state.phase == "season"


@pytest.mark.parametrize("seats", [3, 4])
def test_after_the_draft(seats: int):
    """I-5.7, I-20.4: four Action cards each, one set aside; other cards are untouched."""
    t = drafting(seats)
    aside = t.state.aside
    for count in (1, 2, 3):
        hold_first(t, count)
    assert [len(actions(t, seat)) for seat in range(seats)] == [4] * seats
    assert t.state.aside == aside
    assert not any(aside in t.state.hands[seat] for seat in range(seats))
    assert [len(t.state.hand_of(seat, "epic")) for seat in range(seats)] == [1] * seats
    t.expect_asked(0, "season-turn", rule="I-8.1")


def test_wrong_numbers_are_refused():
    """I-6.2: exactly one card is held in the first pass, and only a card one has."""
    t = drafting(3)
    mine, other = cards(t)[0], cards(t)[1]
    t.refuses("hold", mine[0], mine[1], by=0)
    t.refuses("hold", by=0)
    t.refuses("hold", other[0], by=0)
    t.refuses("hold", "balors_eye", by=0)


def test_who_has_chosen_waits_for_the_others():
    """I-6.1: a seat chooses once in each pass; nothing moves before all have chosen."""
    t = drafting(3)
    before = cards(t)
    t.choose(*holding(before[1][2]), by=1)
    assert set(t.match.pending) == {0, 2}
    assert cards(t) == before
    t.refuses(*holding(before[1][0]), by=1)
    t.choose(*holding(before[0][0]), by=0)
    t.choose(*holding(before[2][0]), by=2)
    assert set(t.match.pending) == {0, 1, 2}
    assert before[1][2] in cards(t)[1]


def test_choices_are_secret():
    """I-6.1: while others choose, nobody can tell what a seat has decided to hold."""
    seen = []
    for pick in range(4):
        t = drafting(4)
        t.choose(*holding(cards(t)[2][pick]), by=2)
        seen.append([outside(t, seat) for seat in (0, 1, 3, None)])
    assert all(views == seen[0] for views in seen)
    assert t.view(None)["drafted"] == [2]


def test_the_order_of_answers_changes_nothing():
    """I-6.1: simultaneous means that who answers first does not matter."""
    ends = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        t = drafting(3)
        for count in (1, 2, 3):
            for seat in order:
                t.choose("hold", *cards(t)[seat][:count], by=seat)
        ends.append([sorted(actions(t, seat)) for seat in range(3)])
    assert ends[0] == ends[1] == ends[2]


def test_passed_cards_are_known_to_giver_and_receiver():
    """I-21.2: the two concerned see which cards went on, the others only that they did."""
    t = drafting(4)
    passed = cards(t)[0][1:]
    hold_first(t, 1)
    assert [0, 1, *passed] in t.events("passes-cards", 0)
    assert [0, 1, *passed] in t.events("passes-cards", 1)
    for other in (2, 3, None):
        assert [0, 1] in t.events("passes-cards", other)
        assert [0, 1, *passed] not in t.events("passes-cards", other)


# -- two players -------------------------------------------------------------------------------


def test_two_players_draft_from_three():
    """I-7.1, I-7.2: three cards each; one is held, two go to the other player."""
    t = drafting(2)
    before = cards(t)
    assert [len(drafted) for drafted in before] == [3, 3]
    assert len(t.state.action_deck) == 6
    assert t.state.aside
    assert {ask.rule for ask in t.match.pending.values()} == {"I-7.2"}
    hold_first(t, 1)
    assert set(cards(t)[0]) == {before[0][0], *before[1][1:]}
    assert set(cards(t)[1]) == {before[1][0], *before[0][1:]}


def test_two_players_first_set():
    """I-7.2: of three hold two, pass one: a finished set; a card held before may be passed."""
    t = drafting(2)
    kept = hold_first(t, 1)
    now = cards(t)
    assert [len(ask.options) for ask in t.match.pending.values()] == [3, 3]
    hold(t, [[card for card in now[0] if card != kept[0][0]], now[1][:2]])
    assert actions(t, 0) == (set(now[0]) - {kept[0][0]}) | {now[1][2]}
    assert actions(t, 1) == {*now[1][:2], kept[0][0]}


def test_the_first_set_is_out_of_reach():
    """I-7.3: the second draft deals three more, and no card of the first set can be passed."""
    t = drafting(2)
    hold_first(t, 1)
    hold_first(t, 2)
    first = [actions(t, seat) for seat in (0, 1)]
    assert t.state.draft_set == 1
    fresh = cards(t)
    assert [len(drafted) for drafted in fresh] == [3, 3]
    assert t.state.action_deck == []
    for seat in (0, 1):
        offered = {card for option in t.match.pending[seat].options for card in option[1:]}
        assert offered == set(fresh[seat])
        assert not offered & (first[0] | first[1])
    t.refuses(*holding(min(first[0])), by=0)
    hold_first(t, 1)
    hold_first(t, 2)
    for seat in (0, 1):
        assert first[seat] < actions(t, seat)


def test_two_players_end_with_six():
    """I-7.3, I-16.1: six Action cards each and one set aside, of the thirteen."""
    t = drafting(2, brenn=1)
    for count in (1, 2, 1, 2):
        hold_first(t, count)
    assert [len(actions(t, seat)) for seat in (0, 1)] == [6, 6]
    assert actions(t, 0) | actions(t, 1) | {t.state.aside} == set(action_cards(2))
    t.expect_asked(1, "season-turn", rule="I-8.1")


def test_two_players_choose_in_secret():
    """I-7.2: the opponent cannot tell what is held before both have chosen."""
    seen = []
    for pick in range(3):
        t = drafting(2)
        t.choose(*holding(cards(t)[0][pick]), by=0)
        seen.append([outside(t, 1), outside(t, None)])
    assert seen[0] == seen[1] == seen[2]
