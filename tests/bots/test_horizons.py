"""The greedy bot at Horizons: what its evaluation and instinct prefer, and what it then plays."""

import pytest

from crannog.bots import Chair, GreedyBot, make_bot
from crannog.games.horizons import GAME
from crannog.games.horizons.answers import ALTERNATIVES, SCORES
from crannog.games.horizons.evaluate import WON
from crannog.games.horizons.instinct import Instinct
from crannog.kernel import Choice, Match, Result, Rng, Seat
from crannog.parts.habits import habits_of
from tests.bots.positions import last_city, reason_after
from tests.bots.twins import pairs
from tests.horizons.table import Table, table

JUNGLE = "inv_1_jungle"  # G6 and G7
SANDS = "inv_1_sands"  # G3 and G5


def worth(t: Table, seat: Seat = 0) -> float:
    return GAME.evaluate(t.state, seat)


def chosen(t: Table, seed: int = 1) -> Choice:
    """What a greedy bot chooses at the table."""
    return GreedyBot(seed).choose(Chair(t.match, t.seat))


def play(match: Match, seed: int) -> Match:
    """Plays the match to its end with greedy bots."""
    bots = [make_bot("greedy", seed + seat) for seat in range(match.seats)]
    while match.pending:
        seat = next(ask.seat for ask in match.pending.values() if not ask.optional)
        match.choose(seat, bots[seat].choose(Chair(match, seat)))
    return match


# -- the evaluation ----------------------------------------------------------------------------


def test_a_won_match_is_worth_most_and_a_lost_one_least():
    """H-14.2, H-14.3: all win or all lose."""
    t = table(2)
    t.state.result = Result((0, 1), "fear-victory", "H-14.2")
    assert worth(t, 0) == worth(t, 1) == WON
    t.state.result = Result((), "island-blighted", "H-14.3")
    assert worth(t, 0) == worth(t, 1) == -WON


def test_a_position_can_be_judged_while_spirits_are_being_chosen():
    match = Match.new(GAME, 2, seed=1)
    match.choose(0, ("spirit-panel", "eyes_watch"))
    match.choose(0, ("board", "G"))
    assert isinstance(GAME.evaluate(match.state, 1), float)


def test_bigger_invaders_cost_more():
    values = [
        worth(table(lands={"G4": pieces}))
        for pieces in ({}, {"explorer": 1}, {"town": 1}, {"city": 1})
    ]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 4


def test_the_last_blight_of_the_pool_costs_more_than_the_first():
    """H-14.3: with an empty pool the island is lost."""
    values = [worth(table(blight_pool=pool)) for pool in (6, 5, 3, 2)]
    assert values[0] - values[1] > 0
    assert values[2] - values[3] > values[0] - values[1]


def test_a_ravage_that_blights_costs_more_than_one_that_is_defended():
    """H-8.4, H-21.1."""
    bare = table(lands={"G7": {"town": 1}}, phase="fast", ravage=JUNGLE)
    kept = table(lands={"G7": {"town": 1, "defend": 1}}, phase="fast", ravage=JUNGLE)
    elsewhere = table(lands={"G4": {"town": 1}}, phase="fast", ravage=JUNGLE)
    assert worth(bare) + 4 < worth(kept) == pytest.approx(worth(elsewhere))


def test_a_ravage_on_blight_costs_more_because_it_cascades():
    """H-8.8."""
    fields = {"town": 1, "blight": 1}
    ravaged = table(lands={"G7": fields}, phase="fast", ravage=JUNGLE)
    spared = table(lands={"G7": fields}, phase="fast", ravage=SANDS)
    plain = table(lands={"G7": {"town": 1}, "G6": {"blight": 1}}, phase="fast", ravage=JUNGLE)
    assert worth(spared) - worth(ravaged) > 1.5 * (worth(spared) - worth(plain)) > 0


def test_the_coming_build_costs_what_it_will_add():
    """H-9.2."""
    quiet = table(lands={"G7": {"explorer": 1}}, phase="fast", build=SANDS)
    built = table(lands={"G7": {"explorer": 1}}, phase="fast", build=JUNGLE)
    assert worth(built) < worth(quiet) - 2


def test_fear_and_uncovered_tracks_are_worth_something():
    plain = table(tracks={0: (1, 1)})
    assert worth(table(tracks={0: (1, 1)}, fear=2)) > worth(plain)
    assert worth(table(tracks={0: (1, 2)})) > worth(plain)


# -- the instinct ------------------------------------------------------------------------------


def test_its_words_are_the_words_of_the_game():
    """A prompt or verb that the game no longer has would go unnoticed."""
    habits = habits_of(GAME)
    assert habits.quiet is not None
    assert habits.quiet | habits.free | set(SCORES) <= set(GAME.prompts)
    assert {*habits.calm, *habits.rare, *habits.shunned} <= set(GAME.verbs)
    assert len(set(ALTERNATIVES)) == len(ALTERNATIVES)


def test_damage_goes_where_it_destroys_most():
    """H-19.1: two points are a Town and its Fear, not two wounds on a City."""
    t = table(
        lands={"G1": {"presence": 2}, "G2": {"town": 1, "city": 1}},
        phase="slow",
        in_play={0: ["voracious_growth"]},
    )
    t.use("voracious_growth", at="G2").choose("option", "damage")
    assert t.prompt == "damage"
    assert Instinct().reply(t.state, t.match.pending[0]) == ("piece", "town", 0)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("seed", range(3))
def test_instinct_alone_plays_whole_games_by_the_rules(seats, seed):
    """Any ask that it would answer wrongly, or for ever, ends here."""
    match = Match.new(GAME, seats, seed)
    chance = Rng(seed)
    for _ in range(3_000):
        ask = next((ask for ask in match.pending.values() if not ask.optional), None)
        if ask is None:
            break
        free = ask.prompt in habits_of(GAME).free
        reply = chance.pick(ask.options) if free else Instinct().reply(match.state, ask)
        match.choose(ask.seat, reply)
    assert match.result is not None
    assert GAME.check(match.state) == []


# -- what it plays -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_it_defends_the_land_that_would_be_blighted(seed):
    """H-21.1: of the lands in range only G7 is Ravaged."""
    t = table(
        spirits=["eyes_watch"],
        lands={"G7": {"town": 1, "presence": 1}, "G8": {"town": 1}, "G5": {"presence": 1}},
        phase="fast",
        in_play={0: ["drift_down_into_slumber"]},
        ravage=JUNGLE,
    )
    assert ("use", "drift_down_into_slumber") in t.match.pending[0].options
    t.choose("use", "drift_down_into_slumber")
    assert chosen(t, seed) == ("land", "G7")


@pytest.mark.parametrize("seed", range(3))
def test_it_destroys_the_last_city_when_that_wins(seed):
    """H-14.2: at Terror Level III no City may be left."""
    assert reason_after(last_city(), 5, lambda t: chosen(t, seed)) == "terror-3-victory"


@pytest.mark.parametrize("seed", range(3))
def test_it_does_not_stop_a_power_once_begun(seed):
    """H-30.5: to use a Power and stop, again and again, would never end."""
    t = table(
        spirits=["eyes_watch"],
        lands={"G7": {"presence": 1}},
        phase="fast",
        in_play={0: ["drift_down_into_slumber"]},
    )
    t.choose("use", "drift_down_into_slumber")
    assert ("stop",) in t.match.pending[0].options
    assert chosen(t, seed) != ("stop",)


# -- whole games -------------------------------------------------------------------------------


def test_whole_games_are_played_by_the_rules_and_alike_for_a_seed():
    first = Match.new(GAME, 1, seed=2)
    first.choose(0, ("spirit-panel", "devouring_teeth"))
    again = Match.load(first.save(), GAME)
    assert play(first, seed=5).result is not None
    assert GAME.check(first.state) == []
    assert play(again, seed=5).choices == first.choices


def test_two_seats_play_together():
    match = Match.new(GAME, 2, seed=3)
    bots = [make_bot("greedy", 7 + seat) for seat in range(2)]
    while match.pending and match.view(None)["turn"] in (0, 1):
        seat = next(ask.seat for ask in match.pending.values() if not ask.optional)
        match.choose(seat, bots[seat].choose(Chair(match, seat)))
    assert match.view(None)["turn"] == 2
    assert GAME.check(match.state) == []


def test_it_chooses_alike_whatever_is_hidden():
    """H-30.11: deck orders and hidden cards have no say in its choice."""
    for number, (match, twin, me) in enumerate(pairs(GAME, 1, 6, 4)):
        chosen = [GreedyBot(number).choose(Chair(world, me)) for world in (match, twin)]
        assert chosen[0] == chosen[1]
