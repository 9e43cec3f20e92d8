"""O-12.1, O-12.2, O-12.8: the set-up with the Prince, and what is different for everybody."""

from typing import Any, Final

import pytest

from crannog.games.oath import GAME
from crannog.games.oath.actions.recover import is_secret_safe
from crannog.games.oath.campaign.declare import begin_targets, new_campaign
from crannog.games.oath.check import broken_invariants
from crannog.games.oath.citizens import become_exile, exiles_to_invite
from crannog.games.oath.conspiracy import loot
from crannog.games.oath.deal import partners
from crannog.games.oath.facts import (
    COLOURS,
    DARKEST_SECRET,
    GRAND_SCEPTER,
    NUMBER,
    PEOPLES_FAVOR,
    PURPLE,
)
from crannog.games.oath.odds import declared_chance
from crannog.games.oath.questions import Use
from crannog.games.oath.state import CHANCELLOR, CITIZEN, EXILE, Oath
from crannog.games.oath.title import empire_wins
from crannog.kernel import BadOption, Json, Match, Rng
from crannog.words import LANGUAGES, Words
from tests.oath.princes import CONSPIRATORS, FRIENDS, PrinceTable

ROLES: Final = (CHANCELLOR, EXILE)


def match_with(role: str, people: int, **options: str) -> Match:
    """A match with the Prince that has just begun."""
    return Match.new(GAME, people, 3, {"setup": "quick", "prince": role, **options})


def state_of(match: Match) -> Oath:
    """The state as this game's own."""
    assert isinstance(match.state, Oath)
    return match.state


# -- set-up (O-12.1) ---------------------------------------------------------------------------


@pytest.mark.parametrize("people", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("role", ROLES)
def test_he_is_the_player_after_the_last_person(role: str, people: int):
    g = state_of(match_with(role, people))
    own = g.players[people]
    assert (g.seats, len(g.players)) == (people, people + 1)
    assert own.role == role
    assert sorted(player.colour for player in g.players) == list(range(people + 1))
    assert (own.colour == PURPLE) is (role == CHANCELLOR)
    assert g.chancellor() == (people if role == CHANCELLOR else 0)
    assert g.holder(GRAND_SCEPTER) == g.title == g.chancellor()
    assert g.banks == [4 if people >= 4 else 3] * 6
    assert broken_invariants(g) == []


@pytest.mark.parametrize("people", [1, 5])
@pytest.mark.parametrize("role", ROLES)
def test_he_gets_no_cards_favor_or_secrets_but_warbands(role: str, people: int):
    match = match_with(role, people)
    g = state_of(match)
    own = g.players[people]
    assert (own.favor, own.secrets, own.warbands, own.advisers) == (0, 0, 3, [])
    assert [player.favor for player in g.players[:people]] == [
        2 if seat == g.chancellor() else 1 for seat in range(people)
    ]
    assert all(len(player.advisers) == 3 for player in g.players[:people])
    while g.phase == "setup":
        (seat, ask), *_ = match.pending.items()
        assert seat < people
        match.choose(seat, ask.options[0])
        g = state_of(match)
    assert g.players[people].pawn == 0  # O-12.1.8


@pytest.mark.parametrize(
    ("goal", "node"),
    [
        ("supremacy", "circle_supremacy"),
        ("protection", "circle_protection"),
        ("devotion", "circle_devotion"),
        ("people", "circle_people"),
    ],
)
def test_his_tokens_begin_on_the_circle_of_the_goal(goal: str, node: str):
    match = match_with(EXILE, 1, goal=goal)
    prince: Any = match.view(0)["prince"]
    assert (prince["start"], prince["current"], prince["threat"]) == (node, node, "none")
    assert (prince["tactics"], prince["ambition"], prince["player"]) == (0, 0, 1)
    assert len(prince["neutral"]) == 6


def test_the_princely_reliquary_is_empty_and_binds_nobody():
    """O-12.1.9: no modifiers, and no relic with which Citizenship could be offered."""
    g = state_of(match_with(EXILE, 2))
    assert g.reliquary == [0, 0, 0, 0]
    assert all(g.holder(NUMBER[slot]) == -1 for slot in ("brutal", "decadent", "careless"))
    assert exiles_to_invite(g, 0) == []


@pytest.mark.parametrize(
    ("people", "options", "rule"),
    [
        (1, {}, "O-12.1"),
        (6, {"prince": "exile"}, "O-12.1"),
        (4, {"prince": "exile", "setup": "tutorial"}, "O-12.1"),
        (1, {"prince": "exile", "setup": "tutorial"}, "O-1.F"),
    ],
)
def test_who_can_not_play_together_is_told_why(people: int, options: dict[str, str], rule: str):
    with pytest.raises(BadOption, match=rule):
        Match.new(GAME, people, 1, dict(options))


# -- what is different (O-12.2) ----------------------------------------------------------------


def test_conspirators_count_as_his_advisers_and_friends_do_not():
    """O-12.2.1: for trades, for the Conspiracy, and for the safety of the Darkest Secret."""
    t = PrinceTable(EXILE)
    t.befriends("order", CONSPIRATORS)
    t.befriends("hearth", FRIENDS)
    t.adviser(0, "longbows wrestlers")
    t.pawn(0, "salt_flats")
    t.pawn(1, "salt_flats")
    t.relic(1, "map")
    assert loot(t.g, 0) == [NUMBER["map"]]
    t.banner("darkest_secret", 1)
    t.site("salt_flats", cards="garrison")
    assert is_secret_safe(t.g, 0)
    t.site("salt_flats", cards="storyteller")
    assert not is_secret_safe(t.g, 0)


def test_the_darkest_secret_is_never_safe_from_him():
    """O-12.2.6."""
    t = PrinceTable(EXILE)
    t.banner("darkest_secret", 0)
    t.player(1).secrets = 2
    t.stands("circle_devotion")
    assert is_secret_safe(t.g, 0) is False
    t.acts()
    assert t.path()[0] == ("bl_recover_ds", "pays_darkest_secret", "done")
    assert t.g.banner_holder[DARKEST_SECRET] == 1


def test_tactics_add_dice_to_his_attack():
    """O-12.2.3."""
    t = PrinceTable()
    t.arm(1, 4)
    t.tokens.tactics = 5
    t.stands("tl_muster_low")
    t.acts()
    assert t.told("prince-tactics") == [(1, 3)]
    assert t.told("pools")[0] == (7, len(t.told("targets-site")))


@pytest.mark.parametrize(("place", "dice"), [(0, 3), (3, 1), (5, 0)])
def test_tactics_remove_dice_from_an_attack_on_him(place: int, dice: int):
    """And what can't be removed is a die for the defence."""
    t = PrinceTable(people=2)
    t.tokens.tactics = place
    t.pawn(0, "salt_flats")
    t.man("salt_flats", t.prince, 1)
    t.g.players[0].warbands = 3
    shown = shown_chance(t)
    t.tokens.tactics = 0
    assert (shown < shown_chance(t)) is (dice < 3)  # the odds know it beforehand
    t.tokens.tactics = place
    t.turn(0).attack(0, t.prince, 3)
    attack, defence = t.told("pools")[0]
    assert attack == dice
    assert defence == 2 + max(0, t.tokens.dice() - 3)


def shown_chance(t: PrinceTable) -> float:
    """The chance that is shown before the campaign is declared."""
    t.g.active = 0
    c = t.g.campaign = new_campaign(t.g, 0, t.prince, False)
    begin_targets(t.g, c)
    chance = declared_chance(t.g, c)
    t.g.campaign = None
    return chance


def test_under_a_prince_no_citizen_leaves_the_empire():
    """O-12.2.4: neither by himself nor by the Scepter."""
    t = PrinceTable(people=2)
    t.citizen_under_prince(0)
    t.relic(1, "grand_scepter")
    t.player(0).favor = 20
    t.turn(0)
    assert not t.offers(0, "leave-empire")
    assert "prince" in t.refusal(0, "leave-empire")
    t = PrinceTable(people=2)
    t.citizen_under_prince(0)
    t.citizen_under_prince(1)
    t.relic(1, "grand_scepter")
    t.player(1).favor = 20
    t.turn(1)
    assert not t.offers(1, "exile", 0)
    assert "prince" in t.refusal(1, "exile", 0)


@pytest.mark.parametrize(("bank", "supply"), [(18, 6), (17, 5), (10, 4), (3, 3)])
def test_his_citizens_refresh_by_his_bank(bank: int, supply: int):
    """O-12.2.4."""
    t = PrinceTable()
    t.citizen_under_prince(0)
    t.player(t.prince).bank = bank
    t.player(0).supply = 0
    t.turn(0).rests(0)
    assert t.told("refreshes")[0] == (0, supply)


def test_he_never_becomes_a_citizen_and_has_no_supply():
    """O-12.2.5, O-12.2.7: the Scepter offers him nothing, even with relics in the Reliquary."""
    t = PrinceTable(EXILE, 2)
    t.g.reliquary[0] = t.g.relic_deck.pop()
    assert exiles_to_invite(t.g, 0) == [1]
    t.wakes()
    assert t.player(t.prince).supply == 0
    assert t.told("refreshes") == []


def test_his_ambition_recovers_and_nothing_else():
    """O-12.2.8: it musters nobody; for the People's Favor all of it is paid."""
    t = PrinceTable()
    t.tokens.ambition = 2
    t.site("fertile_valley", cards="longbows")
    t.stands("circle_people")
    t.acts()
    assert t.path()[0] == ("br_recover_pf", "pays_peoples_favor", "done")
    assert t.g.banner_tokens[PEOPLES_FAVOR] == 2
    assert t.tokens.ambition == 0
    t = PrinceTable()
    t.tokens.ambition = 5
    t.site("fertile_valley", cards="longbows")
    t.stands("tl_trade_favor")
    t.acts()
    assert t.path()[0] == ("tl_muster_high", "always", "skipped")


@pytest.mark.parametrize(
    ("role", "ambition", "favor", "secrets", "paid"),
    [
        (CHANCELLOR, 3, 4, 0, (0, 4, 0)),
        (CHANCELLOR, 1, 4, 2, (0, 2, 2)),
        (EXILE, 1, 1, 2, (0, 0, 1)),
        (EXILE, 0, 0, 3, (0, 0, 0)),
    ],
)
def test_how_he_pays_for_a_relic(
    role: str, ambition: int, favor: int, secrets: int, paid: tuple[int, int, int]
):
    """O-12.2.5, O-12.2.8: three favor here; ambition first, then favor, then an Exile's secrets."""
    t = PrinceTable(role)
    t.pawn(t.prince, "steppe")  # three favor to the Nomad bank
    t.site("steppe", relics="cracked_horn map")
    own = t.player(t.prince)
    t.tokens.ambition, own.favor, own.secrets = ambition, favor, secrets
    t.stands("tr_trade_right")
    t.acts()
    assert t.path()[0] == ("tr_recover_relic", "pays_relic", "done")
    assert t.told("recovers") == [(t.prince, "cracked_horn")]  # the nearest to the site's card
    assert (t.tokens.ambition, own.favor, own.secrets) == paid
    assert t.g.banks[5] == 2 + min(3, ambition + favor)


def test_a_chancellor_does_not_pay_secrets_for_favor():
    t = PrinceTable(CHANCELLOR)
    t.pawn(t.prince, "steppe")
    t.site("steppe", relics="map")
    t.player(t.prince).secrets = 5
    t.stands("tr_trade_right")
    t.acts()
    assert t.path()[0][0] == "tr_travel_favor"


# -- powers and people (O-12.8) ----------------------------------------------------------------


def test_he_makes_no_deals():
    t = PrinceTable(EXILE, 2)
    assert partners(t.g, Use(0, NUMBER["tinkers_fair"], "O-7.6.3"), [1, 2]) == [1]
    t = PrinceTable(EXILE, 1)
    t.site("fertile_valley", cards="tinkers_fair")
    t.turn(0)
    assert not t.offers(0, "use", "tinkers_fair")


def test_he_lets_nobody_have_warbands_and_takes_none():
    t = PrinceTable()
    t.citizen_under_prince(0)
    t.pawn(0, "fertile_valley")
    t.pawn(t.prince, "fertile_valley")
    t.man("fertile_valley", t.prince, 4)
    t.turn(0)
    assert t.offered(0, "withdraw") == []
    assert t.offered(0, "ask-warbands") == t.offered(0, "give-warbands") == []
    assert "prince" in t.refusal(0, "withdraw")
    assert "prince" in t.refusal(0, "ask-warbands", t.prince)


def test_a_citizen_who_may_join_his_defence_does():
    """His permission is given; the plans that cost something he leaves alone."""
    t = PrinceTable(people=2)
    t.citizen_under_prince(1)
    t.pawn(1, "salt_flats")
    t.pawn(0, "salt_flats")
    t.man("salt_flats", t.prince, 1)
    t.site("salt_flats", cards="mercenaries")
    t.player(t.prince).favor = 5
    t.turn(0).attack(0, t.prince, 3)
    t.does(1, "react", "join")
    assert (1,) in t.told("joins-defence")
    assert all(user != t.prince for user, _ in t.told("uses-plan"))


def test_he_uses_plans_that_cost_nothing():
    t = PrinceTable()
    t.arm(1, 6)
    t.man("fertile_valley", 1, 1)
    t.site("fertile_valley", cards="longbows")
    t.stands("tl_muster_low")
    t.acts()
    assert (1, "longbows") in t.told("uses-plan")


def test_he_pays_no_toll_and_goes_elsewhere():
    t = PrinceTable(EXILE)
    t.site("the_hidden_place", "c2", relics="map")
    t.site("wastes", relics="whistle")
    t.player(1).secrets = 3
    t.pawn(1, "river")
    t.stands("tr_trade_left")
    t.acts()
    assert t.player(1).pawn == t.slot("wastes")


# -- how it ends (O-12.9.3, O-12.9.4) ----------------------------------------------------------


@pytest.mark.parametrize("chronicle", ["none", "full"])
def test_if_he_wins_nobody_else_does(chronicle: str):
    """The result names his reason; the chronicle is written by him without a question."""
    t = PrinceTable(EXILE, 2, chronicle=chronicle)
    t.banner("darkest_secret", 2)
    t.g.title, t.g.usurper = 2, True
    t.g.deck = []
    for card in range(1, 55):
        if t.g.where[card] > 56:
            t.g.where[card] = 53
            t.g.deck.append(card)
    t.wakes()
    assert t.g.result is not None
    assert t.g.result.winners == ()
    assert t.g.result.reason == "prince-usurper"
    assert t.flow.pending() == {}
    outcome = t.g.result.outcome(t.g.seats)
    assert outcome["outcomes"] == ["loss", "loss"]
    view = GAME.view(t.g, 0)
    assert (view["winner"], view["won"]) == (2, "prince-usurper")


def test_a_chancellor_wins_for_himself_and_a_successor_for_himself():
    t = PrinceTable(CHANCELLOR)
    empire_wins(t.g, "O-3.3")
    assert t.g.result is not None
    assert (t.g.result.winners, t.g.result.reason) == ((), "prince-chancellor")
    t = PrinceTable(CHANCELLOR)
    t.citizen_under_prince(0)
    t.relic(0, "grand_scepter")  # the goal of the Successor under Devotion
    empire_wins(t.g, "O-3.3")
    assert t.g.result is not None
    assert (t.g.result.winners, t.g.result.reason) == ((0,), "successor")


@pytest.mark.parametrize("role", ROLES)
def test_whole_games_with_him_leave_a_world_for_the_next(role: str):
    """O-12.9.4: his chronicle keeps the laws, and another game begins from it."""
    for seed in range(4):
        match = Match.new(GAME, 2, seed, {"setup": "quick", "prince": role})
        rng = Rng(seed)
        while match.pending:
            seat, ask = rng.pick(list(match.pending.items()))
            match.choose(seat, rng.pick(ask.options))
        assert match.result is not None
        world = GAME.leaves(match.state)
        again = Match.new(GAME, 3, seed, {"prince": role}, start=world)
        assert broken_invariants(state_of(again)) == []


def test_an_exile_who_has_won_does_not_make_him_a_citizen():
    """O-12.2.5: in the chronicle others are invited, he is not."""
    t = PrinceTable(EXILE, 3, chronicle="full")
    t.banner("darkest_secret", 1)
    t.g.title, t.g.usurper = 1, True
    t.turn(1, "wake")
    t.does(1, *t.offered(1)[0])
    assert t.asked() == (1, "invite-exile")
    assert t.offered(1) == [("offer-citizenship", 2), ("done",)]


# -- words and positions -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_go_by_their_boards_and_he_by_his_name(language: str):
    match = match_with(CHANCELLOR, 2)
    words = Words(language, GAME, ["", "Ann"])
    words.players = GAME.player_names(match.state)
    assert words.seat(0) == words.text("seat-1")  # red: purple is the Prince's
    assert words.seat(1) == "Ann"
    assert words.seat(2) == words.text("prince-name")
    assert COLOURS[state_of(match).players[0].colour] == "red"


@pytest.mark.parametrize(
    ("language", "supply"), [("en", "Supply"), ("ru", "провиант"), ("uk", "провіант")]
)
def test_no_sentence_about_his_deeds_speaks_of_supply(language: str, supply: str):
    """O-12.2.7: he has none, and spends none; a person's deeds tell what they cost."""
    t = PrinceTable()
    t.site("fertile_valley", cards="longbows wrestlers")
    t.site("river", relics="whistle")
    t.befriends("order", CONSPIRATORS)
    own = t.player(t.prince)
    own.favor, own.secrets = 9, 9
    for node in ("tl_trade_favor", "tl_muster_low", "tr_travel_favor", "bl_trade_both"):
        t.stands(node, actions=3)
        t.acts()
    words = Words(language, GAME)
    for deed in ("trades-for-favor", "trades-for-secrets", "musters", "travels", "bids"):
        assert t.told(deed)[0][0] == t.prince
        assert supply not in words.event({"kind": deed, "args": [*t.told(deed)[0]]})
    assert supply in words.event({"kind": "musters", "args": [0, "longbows", 1]})


def test_a_position_states_his_parts():
    lists = ("nomad", "order", "", "", "arcane", "beast hearth", "", "", "discord")
    spaces: list[Json] = [list[Json](suits.split()) for suits in lists]
    position: dict[str, Json] = {
        "prince": {
            "current": "tr_muster",
            "tactics": 3,
            "ambition": 2,
            "actions": 1,
            "spaces": spaces,
        },
        "active": 1,
        "players": {"1": {"favor": 1, "pawn": "c1"}},
        "title": 1,
    }
    match = Match.new(GAME, 1, 1, {"prince": "chancellor"}, position)
    prince: Any = match.view(None)["prince"]
    assert prince["conspirators"][0] == ["beast", "hearth"]
    assert prince["tactics"] == 3
    assert prince["path"] != []
    again = GAME.restore(GAME.export(match.state))
    assert GAME.export(again) == GAME.export(match.state)


def test_a_person_may_become_an_exile_again_under_another_chancellor():
    """O-12.2.4 speaks of his own Citizens only."""
    t = PrinceTable(EXILE, 2)
    t.g.players[1].role = CITIZEN
    list(become_exile(t.g, 1, "O-6.8"))
    assert t.g.players[1].role == EXILE
