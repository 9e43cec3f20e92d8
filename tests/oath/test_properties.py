"""Properties of whole random matches of Oath: every number of players, every set-up."""

import json
from typing import Any, Final

import pytest

from crannog import checks
from crannog.games.oath import GAME
from crannog.games.oath.chronicle.new_world import quick_world
from crannog.games.oath.state import Oath
from crannog.kernel import BadPosition, Match, Rng

PRINCES: Final = ("chancellor", "exile")
TABLES: Final = [
    *((seats, setup) for seats in GAME.seats[1:] for setup in ("first", "quick")),
    (4, "tutorial"),
    *((seats, role) for seats in (1, 2, 3, 5) for role in PRINCES),
]
MOST_CHOICES: Final = 3000
DEEP_EVERY: Final = 45
OPTIONS_EVERY: Final = 60
MOST_ASKED_IN_A_DEAL: Final = 60  # 3 proposals of all that two players have


def step(match: Match, rng: Rng) -> None:
    """One random choice of a random seat."""
    seat, ask = rng.pick(list(match.pending.items()))
    match.choose(seat, rng.pick(ask.options))


def state_of(match: Match) -> Oath:
    """The state as this game's own."""
    assert isinstance(match.state, Oath)
    return match.state


def begun(seats: int, setup: str, seed: int) -> tuple[Match, Rng]:
    """A match, and the chance by which it is played."""
    options = {"setup": "quick", "prince": setup} if setup in PRINCES else {"setup": setup}
    return Match.new(GAME, seats, seed, options), Rng(seed)


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_a_match_is_sound_after_every_choice_and_ends(seats: int, setup: str):
    """Invariants, and asks that can be answered; every match ends by a rule that it names."""
    for seed in range(3):
        match, rng = begun(seats, setup, seed)
        while match.pending and len(match.choices) < MOST_CHOICES:
            step(match, rng)
            assert checks.sound(match) == []
        assert match.result is not None, f"no end after {len(match.choices)} choices"
        assert match.result["rule"] in ("O-3.1", "O-3.2", "O-3.3", "O-3.3.1", "O-3.4")


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_nothing_is_left_over_when_an_action_has_ended(seats: int, setup: str):
    """What lasts for one action is gone when the menu is offered again."""
    match, rng = begun(seats, setup, 11)
    menus = 0
    while match.pending and len(match.choices) < 400:
        if "act" in {ask.prompt for ask in match.pending.values()}:
            g = state_of(match)
            menus += 1
            assert (g.hand, g.drawn, g.deal, g.campaign, g.agenda) == (0, [], None, None, [])
            assert (g.stand_in, g.disguise, g.acted_suit) == (-1, -1, -1)
            assert (g.ignored, g.in_use, g.ending) == (frozenset(), [], False)
        step(match, rng)
    assert menus > 20


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_every_offered_option_works(seats: int, setup: str):
    """An option inside the list never fails: each is taken on a copy, now and then."""
    match, rng = begun(seats, setup, 21)
    while match.pending and len(match.choices) < 300:
        if len(match.choices) % OPTIONS_EVERY == 0:
            for seat, ask in match.pending.items():
                for option in ask.options:
                    copy = match.clone()
                    copy.choose(seat, option)
                    assert GAME.check(copy.state) == [], option
        step(match, rng)


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_deep_checks(seats: int, setup: str):
    """No secret is told; saved, resumed, undone or forked it is the same match."""
    match, rng = begun(seats, setup, 31)
    while match.pending and len(match.choices) < 250:
        step(match, rng)
        if match.pending and len(match.choices) % DEEP_EVERY == 0:
            for name, check in checks.deep_checks(match, rng).items():
                assert check() == [], name


@pytest.mark.parametrize("seats", [3, 6])
def test_deals_end(seats: int):
    """O-7.6.3: who adds whatever he may to a proposal comes to its end."""
    position: dict[str, Any] = {
        "sites": {"c1": {"cards": ["tinkers_fair"]}},
        "players": {str(seat): {"favor": 1, "secrets": 3} for seat in range(seats)},
    }
    for seed in range(8):
        match, rng = Match.new(GAME, seats, seed, {}, position), Rng(seed)
        match.choose(0, ("use", "tinkers_fair"))
        for asked in range(MOST_ASKED_IN_A_DEAL + 1):
            ((seat, ask),) = match.pending.items()
            if ask.prompt == "act":
                break
            assert asked < MOST_ASKED_IN_A_DEAL
            going_on = [option for option in ask.options if option[0] not in ("drop", "refuse")]
            match.choose(seat, rng.pick(going_on))


# -- a world of one's own (O-1.B) --------------------------------------------------------------


def world(seed: int, goal: str = "random") -> dict[str, Any]:
    """A world as plain data, as it comes from a file."""
    data: dict[str, Any] = json.loads(json.dumps(quick_world(Rng(seed), goal).export()))
    return data


@pytest.mark.parametrize("seats", GAME.seats[1:])
def test_a_match_from_a_world(seats: int):
    """It begins with that world's map, goal and sides, is sound, and its save loads again."""
    start = world(seats, "people")
    start["sides"]["red"] = "citizen"
    match, rng = Match.new(GAME, seats, 5, {}, start=start), Rng(5)
    g = state_of(match)
    view: Any = GAME.export(g)
    assert {slot: row["site"] for slot, row in view["sites"].items()} == {
        slot: row["site"] for slot, row in start["map"].items()
    }
    assert (g.goal, g.players[1].role) == ("people", "citizen")
    while match.pending and len(match.choices) < 120:
        step(match, rng)
        assert checks.sound(match) == []
        if len(match.choices) % 30 == 0:
            assert checks.survives_save(match) == []
            assert checks.survives_resume(match, rng) == []
            assert checks.leaks(match) == []
    save = match.save()
    assert save["start"] == start
    assert Match.load(json.loads(json.dumps(save)), GAME).save() == save


def test_the_deck_of_a_world_keeps_its_order():
    """O-1.19, O-1.21: cards are dealt from the bottom; the top is as it was saved."""
    start = world(7)
    g = state_of(Match.new(GAME, 3, 5, {}, start=start))
    whole = [card for part in start["deck"] for card in part]
    exported: Any = GAME.export(g)
    assert exported["deck"] == whole[: len(whole) - 3 - 3 * 3]


def without_a_relic(data: dict[str, Any]) -> None:
    data["relics"].pop()


def with_a_card_twice(data: dict[str, Any]) -> None:
    data["deck"][0][0] = data["deck"][2][0]


def without_a_part(data: dict[str, Any]) -> None:
    data["deck"].pop()


def with_an_unknown_goal(data: dict[str, Any]) -> None:
    data["goal"] = "glory"


def with_an_unknown_site(data: dict[str, Any]) -> None:
    data["map"]["c1"]["site"] = "camelot"


@pytest.mark.parametrize(
    "spoil",
    [
        without_a_relic,
        with_a_card_twice,
        without_a_part,
        with_an_unknown_goal,
        with_an_unknown_site,
    ],
)
def test_a_world_that_cannot_be_is_refused(spoil: Any):
    """O-8.6 to O-8.8: with a message, not with a crash."""
    data = world(3)
    spoil(data)
    with pytest.raises(BadPosition):
        Match.new(GAME, 3, 1, {}, start=data)


# -- forks -------------------------------------------------------------------------------------


def test_others_imagine_another_card_where_a_hidden_one_is_being_discarded():
    """O-9.4: the card in hand is another one in a fork; that one is discarded, and none is lost."""
    position: dict[str, Any] = {
        "bare": True,
        "players": {"0": {"advisers": ["bracken", "wolves"]}},
        "facedown": ["wolves"],
    }
    match = Match.new(GAME, 3, 1, {}, position)
    match.choose(0, ("play-adviser", "wolves"))
    while match.pending[0].prompt != "discard-where":
        prompt = match.pending[0].prompt
        match.choose(0, ("discard-it",) if prompt == "play-card" else match.pending[0].options[0])
    for seed in range(10):
        fork = match.fork(1, Rng(seed))
        fork.choose(0, ("below", "cradle"))
        g = fork.state
        assert isinstance(g, Oath)
        assert g.hand == 0
        assert GAME.check(g) == []


def test_a_card_that_is_kept_stays_kept_in_forks():
    """O-5.1.3: whatever another player imagines, one card is kept and two are discarded."""
    match = Match.new(GAME, 3, 1, {}, {"deck": ["wolves", "elders", "scouts", "longbows"]})
    match.choose(0, ("search", "deck"))
    match.choose(0, ("keep", "elders"))
    for seed in range(10):
        fork = match.fork(1, Rng(seed))
        fork.choose(0, fork.pending[0].options[0])
        g = fork.state
        assert isinstance(g, Oath)
        assert (len(g.drawn), bool(g.hand)) == (0, True)
