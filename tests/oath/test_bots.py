"""What bots know of Oath: how a position looks, quick answers, and whole games."""

from collections import Counter

import pytest

from crannog.bots import Chair, GreedyBot, make_bot
from crannog.bots.repeats import MOST_REPEATS
from crannog.games.oath import zones
from crannog.games.oath.campaign.declare import new_campaign
from crannog.games.oath.evaluate import WIN, evaluate
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.instinct import ANSWERS, SCORED, Instinct
from crannog.games.oath.meta import GAME
from crannog.games.oath.prize import lead_prize
from crannog.games.oath.title import finish
from crannog.games.oath.verbs import lay
from crannog.kernel.ask import Choice
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.parts.habits import habits_of
from tests.oath import ceremonies
from tests.oath.table import Table

MOST_CHOICES = 2_000  # of one match; usual are two to four hundred


def reply(t: Table, seat: int) -> Choice:
    """What the instinct answers to the question that the player is asked now."""
    return Instinct().reply(t.g, t.ask(seat))


# -- how a position looks ----------------------------------------------------------------------


def test_the_end_of_the_game_is_all_or_nothing():
    t = Table(3)
    finish(t.g, (1,), "usurper", "O-3.1")
    assert [evaluate(t.g, seat) for seat in range(3)] == [-WIN, WIN, -WIN]


def test_more_of_anything_is_better():
    """Each thing that a player may have is worth something to him, and bad for a rival."""
    gains = {
        "favor": lambda t: setattr(t.player(1), "favor", 6),
        "secrets": lambda t: setattr(t.player(1), "secrets", 7),
        "warbands": lambda t: setattr(t.player(1), "warbands", 5),
        "a site": lambda t: t.man("river", 1),
        "a relic": lambda t: t.relic(1, "map"),
        "a banner": lambda t: t.banner("peoples_favor", 1),
        "an adviser": lambda t: t.adviser(1, "wolves"),
    }
    for name, gain in gains.items():
        t = Table(3)
        own, rival = evaluate(t.g, 1), evaluate(t.g, 2)
        gain(t)
        assert evaluate(t.g, 1) > own, name
        assert evaluate(t.g, 2) <= rival, name


def test_the_title_is_worth_more_on_its_usurper_side():
    """O-3.1: the Usurper is one Wake phase from winning, the Oathkeeper two."""
    values = []
    for title, usurper in ((0, False), (1, False), (1, True)):
        t = Table(3)
        t.g.title, t.g.usurper = title, usurper
        values.append(evaluate(t.g, 1))
    assert values == sorted(values)
    assert len(set(values)) == 3


def test_a_rival_who_would_win_in_his_wake_phase_is_a_threat():
    """O-3.2: a Vision that is met with three drawn looks bad for all others."""
    t = Table(3)
    lay(t.g, NUMBER["vision_of_rebellion"], zones.REVEALED + 2)
    t.banner("peoples_favor", 2)
    t.g.visions_drawn = 2
    before = evaluate(t.g, 1)
    t.g.visions_drawn = 3
    assert evaluate(t.g, 1) < before - 20.0


def test_a_facedown_vision_counts_for_its_owner_alone():
    """O-9.4: nobody judges by what another holds facedown."""
    values = []
    for card in ("vision_of_faith", "wolves"):
        t = Table(3)
        t.g.visions_drawn = 3
        t.adviser(1, card, facedown=True)
        values.append((evaluate(t.g, 1), evaluate(t.g, 2)))
    assert values[0][0] > values[1][0]
    assert values[0][1] == values[1][1]


def test_the_empires_title_is_worth_more_near_the_end():
    """O-3.3, O-3.4: at the end of round 8 it wins."""
    values = []
    for number in (4, 6, 8):
        t = Table(3)
        t.g.round = number
        values.append(evaluate(t.g, 0))
    assert values == sorted(values)


def test_a_successor_has_what_the_chancellor_loses():
    """O-3.3.1: with Devotion the Citizen who holds the Grand Scepter."""
    t = Table(3)
    t.citizen(2)
    before = evaluate(t.g, 0), evaluate(t.g, 2)
    t.relic(2, "grand_scepter")
    assert evaluate(t.g, 0) < before[0] - 10.0
    assert evaluate(t.g, 2) > before[1] + 10.0


def test_resting_is_neither_good_nor_bad_by_itself():
    """O-4.3.3: the Supply to come counts, so a bot need not rest to get it."""
    t = Table(3)
    t.player(1).supply = 1
    t.turn(1)
    before = evaluate(t.g, 1)
    t.rests(1)
    assert evaluate(t.g, 1) == pytest.approx(before)


# -- quick answers -----------------------------------------------------------------------------


def test_its_words_are_the_words_of_the_game():
    """A prompt or verb that the game no longer has would go unnoticed."""
    habits = habits_of(GAME)
    assert habits.quiet is not None
    assert not set(ANSWERS) & set(SCORED)
    answered = set(ANSWERS) | set(SCORED)
    assert habits.quiet | habits.easy | habits.trusted | answered <= set(GAME.prompts)
    assert {*habits.rare, *habits.shunned, habits.turn_ends} <= set(GAME.verbs)


def attack(t: Table, warbands: int) -> Table:
    """Player 1, without tokens, may attack the Chancellor's two warbands at the River."""
    t.player(1).favor = t.player(1).secrets = 0
    t.man("river", 0, 2)
    t.pawn(1, "river")
    t.player(1).warbands = warbands
    return t.turn(1)


def test_it_attacks_the_weak_and_not_the_strong():
    """O-5.5: ten warbands against two, and one against two."""
    t = Table(3)
    t.player(1).supply = 2
    assert reply(attack(t, 10), 1) == ("campaign", 0)
    t = Table(3)
    t.player(1).supply = 2
    assert reply(attack(t, 1), 1) != ("campaign", 0)


def test_it_targets_as_much_as_the_odds_allow():
    """O-5.5.2: an empty site of bandits far away costs little more, a strong garrison too much."""
    t = Table(3)
    t.man("deep_woods", 0, 9)
    t.man("wastes", 0, 1)
    attack(t, 8).does(1, "campaign", 0)
    assert reply(t, 1) == ("target-site", "wastes")
    t.does(1, "target-site", "wastes")
    assert reply(t, 1) == ("declare",)


@pytest.mark.parametrize(("own", "takes_lead"), [(0, False), (1, True), (2, True), (3, False)])
def test_a_site_that_takes_the_lead_is_a_prize(own: int, takes_lead: bool):
    """O-2.11: the Empire rules two sites; one of them taken leaves it one."""
    t = Table(3)
    t.g.goal = "supremacy"
    for site in ("river", "wastes"):
        t.man(site, 0)
    for site in ("steppe", "deep_woods", "salt_flats")[:own]:
        t.man(site, 1)
    c = t.g.campaign = new_campaign(t.g, 1, 0, False)
    c.sites.append(t.slot("river"))
    assert (lead_prize(t.g, c) > 0.0) is takes_lead


def test_it_sacrifices_when_that_wins():
    """O-5.5.5: two hollow swords are one; the defence is two."""
    t = Table(3)
    attack(t, 4).does(1, "campaign", 0)
    while t.asked()[1] == "targets":
        t.does(1, "declare")
    t.dice([0, 0], [0, 0, 0, 0])
    t.does(1, "number", 4)
    assert t.asked() == (1, "sacrifice")
    assert reply(t, 1) == ("sacrifice", 1)


@pytest.mark.parametrize(("warbands", "used"), [(3, True), (12, False)])
def test_it_uses_a_plan_that_changes_the_odds(warbands: int, used: bool):
    """O-5.5.3: Horse Archers are discarded for it, which a sure victory is not worth."""
    t = Table(3)
    t.adviser(1, "horse_archers")
    attack(t, warbands).does(1, "campaign", 0)
    while t.asked()[1] in ("targets", "attack-dice"):
        t.does(1, *t.offered(1)[-1 if t.asked()[1] == "targets" else 0])
    assert t.asked() == (1, "plans")
    assert (reply(t, 1)[0] == "plan") is used


def test_a_free_plan_that_only_helps_after_a_victory_is_used():
    """O-5.5.3: Sticky Fire does not change the odds, and costs nothing."""
    t = Table(3)
    t.relic(1, "sticky_fire")
    attack(t, 8).does(1, "campaign", 0)
    while t.asked()[1] in ("targets", "attack-dice"):
        t.does(1, *t.offered(1)[-1 if t.asked()[1] == "targets" else 0])
    assert reply(t, 1) == ("plan", "sticky_fire")


@pytest.mark.parametrize(
    ("proposed", "answer"), [(("want-thing", "map"), "refuse"), (("give-favor", 2), "accept")]
)
def test_it_refuses_a_deal_that_makes_its_position_worse(proposed: Choice, answer: str):
    """O-7.6.3: a relic for nothing, and favor for nothing."""
    t = Table(3)
    t.adviser(0, "tinkers_fair")
    t.relic(1, "map")
    t.turn(0).uses(0, "tinkers_fair").does(0, "player", 1)
    t.does(0, *proposed).does(0, "propose")
    assert reply(t, 1) == (answer,)


@pytest.mark.parametrize(
    ("secrets", "first", "then"), [(0, ("give-secrets", 1), "propose"), (9, ("drop",), "")]
)
def test_it_proposes_only_what_helps_both(secrets: int, first: Choice, then: str):
    """O-7.6.3: a relic for a secret, to one who has none; else the deal is dropped."""
    t = Table(3)
    t.adviser(0, "tinkers_fair")
    t.relic(1, "map")
    t.player(0).secrets, t.player(1).secrets = 7, secrets
    t.turn(0).uses(0, "tinkers_fair").does(0, "player", 1)
    t.does(0, "want-thing", "map")
    assert reply(t, 0) == first
    if then:
        assert reply(t.does(0, *first), 0) == (then,)
        assert reply(t.does(0, then), 1) == ("accept",)


def test_in_the_chronicle_it_invites_who_brings_sites_and_accepts():
    """O-8.1, O-8.2: the goal it is closest to; Exiles who rule nothing are not asked."""
    t = ceremonies.table(4)
    t.banner("peoples_favor", 1)
    t.man("river", 2)
    ceremonies.won(t, 1, "usurper")
    assert reply(t, 1) == ("vow", "people")
    t.does(1, *reply(t, 1))
    assert reply(t, 1) == ("offer-citizenship", 2)
    t.does(1, *reply(t, 1))
    assert reply(t, 2) == ("accept",)
    t.does(2, *reply(t, 2))
    assert reply(t, 1) == ("done",)


def test_in_the_chronicle_it_repairs_rather_than_builds():
    """O-8.3.1: a ruin costs no denizen; with none it builds."""
    t = ceremonies.table()
    t.site("fertile_valley", cards="wolves", ruler=0)
    t.site("river", cards="fallen_spire", ruler=0)
    ceremonies.up_to(ceremonies.won(t), "raise-edifice")
    assert reply(t, 0) == ("repair", "fallen_spire")
    t = ceremonies.table()
    t.site("fertile_valley", cards="wolves", ruler=0)
    ceremonies.up_to(ceremonies.won(t), "raise-edifice")
    assert reply(t, 0) == ("build", "wolves")


def test_in_the_chronicle_everything_is_decided():
    """O-3: whoever has won has won."""
    t = ceremonies.won(ceremonies.table(), 1, "usurper")
    assert [evaluate(t.g, seat) for seat in range(3)] == [-WIN, WIN, -WIN]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("goal", ["supremacy", "people", "devotion", "protection"])
def test_instinct_alone_plays_whole_games_by_the_rules(seats: int, goal: str):
    """Any ask that it would answer wrongly, or for ever, ends here."""
    match = Match.new(GAME, seats, seats, {"setup": "quick", "goal": goal})
    for _ in range(MOST_CHOICES):
        ask = next((ask for ask in match.pending.values() if not ask.optional), None)
        if ask is None:
            break
        match.choose(ask.seat, Instinct().reply(match.state, ask))
    assert match.result is not None
    assert GAME.check(match.state) == []


# -- whole games -------------------------------------------------------------------------------


def play(names: list[str], seed: int) -> Match:
    """A match between bots; it ends well before it is cut off."""
    match = Match.new(GAME, len(names), seed)
    chance = Rng(~seed)
    bots = [make_bot(name, chance.bits(), GAME) for name in names]
    for _ in range(MOST_CHOICES):
        ask = next((ask for ask in match.pending.values() if not ask.optional), None)
        if ask is None:
            break
        match.choose(ask.seat, bots[ask.seat].choose(Chair(match, ask.seat)))
    return match


@pytest.mark.parametrize("seed", range(20))
def test_random_games_end(seed: int):
    """Free actions and deals are not repeated without end."""
    assert play(["random"] * (2 + seed % 5), seed).result is not None


def test_four_greedy_bots_end_their_game():
    """O-3.4: at the end of round 8 at the latest; nobody repeats free actions for ever."""
    match = play(["greedy"] * 4, 3)
    assert match.result is not None
    assert GAME.check(match.state) == []
    assert most_repeats(match) <= MOST_REPEATS


def most_repeats(match: Match) -> int:
    """How often a rare option was taken within one turn at most."""
    habits = habits_of(GAME)
    taken: Counter[tuple[int, Choice]] = Counter()
    most = 0
    for seat, choice in match.choices:
        if choice[0] == habits.turn_ends:
            taken.clear()
        elif choice[0] in habits.rare:
            taken[seat, choice] += 1
            most = max(most, taken[seat, choice])
    return most


def test_rare_options_are_counted_anew_in_each_turn():
    """Two bots that move warbands to and fro would never end; in the next turn one may again."""
    bot = GreedyBot(1)
    habits = habits_of(GAME)
    options: list[Choice] = [("place",), ("rest",)]
    for _ in range(MOST_REPEATS):
        bot.repeats.taken["place",] += 1
    assert bot._candidates(options, habits) == [("rest",)]
    match = Match.new(GAME, 2, 1)
    while match.pending[next(iter(match.pending))].prompt != "act":
        seat = next(iter(match.pending))
        match.choose(seat, match.pending[seat].options[0])
    seat = next(iter(match.pending))
    match.pending[seat].options[:] = [("careful",), ("rest",)]
    assert bot.choose(Chair(match, seat)) == ("rest",)
    assert bot._candidates(options, habits) == options


@pytest.mark.parametrize("mine", [0, 1])
def test_greedy_beats_random(mine: int):
    """As Chancellor and as Exile."""
    won = 0
    for seed in range(2):
        names = ["random"] * 2
        names[mine] = "greedy"
        result = play(names, seed).state.result
        assert result is not None
        won += mine in result.winners
    assert won == 2
