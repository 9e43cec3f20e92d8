"""The evaluation of a position of Inis: what it must prefer, by rule."""

from crannog.games.inis import GAME
from crannog.games.inis.evaluate import ACTION_VALUES, WIN
from crannog.games.inis.facts import ACTION
from crannog.kernel import Match, Result
from tests.inis.table import Table, table

SIX_LANDS = {tile: {0: 1} for tile in ("valley", "cove", "plains", "hills", "forest", "swamp")}


def worth(t: Table, seat: int = 0) -> float:
    return GAME.evaluate(t.state, seat)


def test_every_action_card_has_a_value():
    assert set(ACTION_VALUES) == set(ACTION)


def test_a_won_match_is_worth_most_and_a_lost_one_least():
    state = Match.new(GAME, seats=3, seed=1).state
    state.result = Result((1,), "most-conditions", "I-15.4")
    assert [GAME.evaluate(state, seat) for seat in range(3)] == [-WIN, WIN, -WIN]


def test_a_clan_in_a_new_territory_is_worth_more_than_beside_another():
    """I-15.1: land counts the territories where one is present."""
    spread = table(clans={"valley": {0: 1, 1: 3}, "cove": {0: 1, 2: 3}})
    stacked = table(clans={"valley": {0: 2, 1: 3}, "cove": {2: 3}})
    assert worth(spread) > worth(stacked)


def test_the_sixth_territory_is_worth_more_than_the_fifth():
    """I-15.1: with six the condition is met."""
    values = []
    for count in (4, 5, 6):
        clans = dict(list(SIX_LANDS.items())[:count])
        values.append(worth(table(clans={**clans, "highlands": {1: 2}})))
    assert values[2] - values[1] > values[1] - values[0] > 0


def test_deeds_count_towards_the_nearest_condition():
    """I-15.3: five territories and a Deed meet a condition."""
    clans = {**dict(list(SIX_LANDS.items())[:5]), "highlands": {1: 2}}
    assert worth(table(clans=clans, deeds={0: 1})) > worth(table(clans=clans)) + 5


def test_a_pretender_who_would_win_is_better_than_one_who_could_claim():
    """I-15.4, I-8.6."""
    claiming = table(clans=SIX_LANDS)
    crowned = table(clans=SIX_LANDS, pretenders=[0])
    assert worth(crowned) > worth(claiming)
    assert worth(crowned, 1) < worth(claiming, 1)


def test_a_tie_of_pretenders_goes_to_the_next_brenn():
    """I-5.1, I-15.4: the Capital's chieftain becomes the Brenn before victory is checked."""
    clans = {tile: {0: 1, 1: 1} for tile in SIX_LANDS}
    clans["valley"] = {0: 1, 1: 2}
    tie = table(clans=clans, capital="valley", brenn=0, pretenders=[0, 1])
    clans["valley"] = {0: 2, 1: 1}
    mine = table(clans=clans, capital="valley", brenn=0, pretenders=[0, 1])
    assert worth(tie) < 0 < worth(mine)


def test_cards_in_hand_are_worth_something():
    """I-9.9: a card kept can still be played, or discarded when attacked."""
    clans = {"valley": {0: 1}, "cove": {1: 1}}
    empty = worth(table(clans=clans))
    assert worth(table(clans=clans, hands={0: ["bard"]})) > empty
    assert worth(table(clans=clans, hands={0: ["eriu"]})) > empty
    assert worth(table(clans=clans, hands={1: ["bard"]})) == empty
