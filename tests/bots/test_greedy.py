"""The greedy bot: legal, repeatable, honest, and keen on the crown."""

import pytest

from crannog.bots import Chair, GreedyBot, make_bot
from crannog.bots.greedy import Trials
from crannog.games.inis import GAME
from crannog.kernel import Choice, Match, Seat, State
from crannog.parts.habits import habits_of
from tests.bots.twins import pairs
from tests.inis.table import Table, table
from tests.kernel.pebbles import Pebbles, PebblesGame

SIX_LANDS = {tile: {0: 1} for tile in ("valley", "cove", "plains", "hills", "forest", "swamp")}


def play(match: Match, names: tuple[str, ...], seed: int) -> Match:
    """Plays the match to its end with these bots."""
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    while match.pending:
        seat = next(iter(match.pending))
        match.choose(seat, bots[seat].choose(Chair(match, seat)))
    return match


@pytest.mark.parametrize(
    "names",
    [
        ("greedy", "greedy"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy", "random"),
    ],
)
def test_whole_games_are_played_by_the_rules(names):
    match = play(Match.new(GAME, len(names), seed=11), names, seed=5)
    assert match.result is not None
    assert match.result["reason"] in ("most-conditions", "brenn-breaks-tie")
    assert GAME.check(match.state) == []


def test_the_same_seed_plays_the_same_game():
    names = ("greedy", "random")
    games = [play(Match.new(GAME, 2, seed=4), names, seed).choices for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_its_words_are_the_words_of_the_game():
    """A prompt or verb that the game no longer has would go unnoticed."""
    habits = habits_of(GAME)
    assert habits.quiet is not None
    assert habits.quiet <= set(GAME.prompts)
    assert {*habits.calm, *habits.rare, *habits.shunned} <= set(GAME.verbs)


def test_it_does_not_pass_a_card_to_and_fro_for_ever():
    """I-9.4, I-10.9: Lug takes the Craftsman back, who gives Lug away for a Deed, and so on."""
    t = table(
        4,
        clans={"valley": {0: 2, 1: 2}, "cove": {2: 2, 3: 2}},
        hands={0: ["bard", "lug_samildanach", "master_craftsman"]},
    )
    t.play("bard")
    bots = [GreedyBot(seat) for seat in range(4)]
    while t.prompt != "season-turn":
        t.choose(*bots[t.seat].choose(Chair(t.match, t.seat)))
    assert sum(t.state.deeds) <= 8


# -- it sees what its seat sees ----------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_it_chooses_alike_whatever_the_others_hold(seats):
    """I-21.2: hidden cards, decks and chance have no say in its choice."""
    for number, (match, twin, me) in enumerate(pairs(GAME, seats, 12, 10)):
        chosen = [GreedyBot(number).choose(Chair(world, me)) for world in (match, twin)]
        assert chosen[0] == chosen[1]


def test_it_does_not_foresee_chance():
    """I-5.4, I-5.5: the last pass leads to a toss and a deal, which are not known before."""
    foreseen, dealt = set(), set()
    for chance in range(6):
        t = table(
            2,
            clans={"valley": {0: 2}, "cove": {1: 2}},
            hands={0: ["bard"]},
            passed=[1],
            rng=chance,
        )
        foreseen.add(Trials(Chair(t.match, 0), habits_of(GAME), world=6).play(("pass",), ()).value)
        t.match.choose(0, ("pass",))
        dealt.add(frozenset(t.state.draft[0]))
    assert len(dealt) > 1
    assert len(foreseen) == 1


# -- it plays to win ---------------------------------------------------------------------------


def chosen(t: Table, seed: int) -> Choice:
    """What a greedy bot chooses at the table."""
    return GreedyBot(seed).choose(Chair(t.match, t.seat))


@pytest.mark.parametrize("seed", range(4))
def test_it_takes_the_pretender_token_when_it_meets_a_condition(seed):
    """I-8.6: all others have passed, so this is the last turn to claim the six territories."""
    t = table(clans={**SIX_LANDS, "highlands": {1: 2, 2: 2}}, hands={0: ["bard"]}, passed=[1, 2])
    t.offers(("pretender",), ("pass",))
    assert chosen(t, seed) == ("pretender",)


@pytest.mark.parametrize("seed", range(4))
def test_it_passes_when_that_wins(seed):
    """I-8.7, I-15.4: the last pass brings the Assembly, which the pretender wins."""
    t = table(
        clans={**SIX_LANDS, "highlands": {1: 2, 2: 2}},
        hands={0: ["bard", "warlord", "new_clans"]},
        passed=[1, 2],
        pretenders=[0],
    )
    assert chosen(t, seed) == ("pass",)


@pytest.mark.parametrize("seed", range(4))
def test_it_does_not_pass_when_that_loses(seed):
    """I-15.4: an opponent would be crowned; the alliance takes his sixth territory's clan away."""
    clans = {tile: {1: 1} for tile in SIX_LANDS}
    clans["valley"] = {0: 3, 1: 1}
    t = table(clans=clans, hands={0: ["warlord"]}, passed=[1, 2], pretenders=[1])
    assert chosen(t, seed) == ("play", "warlord", "season")


@pytest.mark.parametrize("seed", range(4))
def test_it_places_clans_where_they_complete_a_condition(seed):
    """I-15.1: Children of Dana in a sixth territory meets the condition of land."""
    clans = {**SIX_LANDS, "highlands": {1: 2, 2: 2}}
    del clans["swamp"]
    clans["valley"] = {0: 3}
    t = table(clans=clans, hands={0: ["children_of_dana"]})
    t.play("children_of_dana")
    assert chosen(t, seed) == ("territory", "highlands")


# -- a game it has no words for ----------------------------------------------------------------


class ScoredPebbles(PebblesGame):
    """Pebbles with an evaluation."""

    def evaluate(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Pebbles)
        return state.scores[seat] + 0.1 * state.laid[seat]


def test_it_looks_one_step_ahead_in_any_game():
    """P-2: by this evaluation the highest stone is the best to lay."""
    match = Match.new(ScoredPebbles(), 2, seed=1)
    stones = [int(option[1]) for option in match.pending[0].options]
    assert GreedyBot(1).choose(Chair(match, 0)) == ("lay", max(stones))
    assert play(match, ("greedy", "random"), 1).result is not None
