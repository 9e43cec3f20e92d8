"""O-8.7: what a match leaves, that the next one begins there, and which worlds are refused."""

import json
from typing import Any

import pytest

from crannog import checks
from crannog.games.oath import GAME
from crannog.games.oath.chronicle.new_world import quick_world
from crannog.games.oath.chronicle.world import check_map, read_world
from crannog.games.oath.facts import FIRST_GAME, ID, NUMBER, SLOTS, is_denizen
from crannog.games.oath.state import Oath
from crannog.kernel import BadPosition, Match, Rng
from tests.oath.ceremonies import table, up_to, won, written

CHAIN = 60  # games of one history
DEEP = 5  # matches whose ceremonies are looked at in depth; they ask every question
CEREMONY = {"vow-oath", "invite-exile", "answer-invitation", "raise-edifice", "suit-of-winner"}


def played(match: Match, rng: Rng) -> Match:
    """The match, played at random to its end."""
    while match.pending:
        seat, ask = rng.pick(list(match.pending.items()))
        match.choose(seat, rng.pick(ask.options))
    return match


def left_by(match: Match) -> dict[str, Any]:
    """What the match leaves, as it comes from a file."""
    world: dict[str, Any] = json.loads(json.dumps(GAME.leaves(match.state)))
    return world


def state_of(match: Match) -> Oath:
    """The state as this game's own."""
    assert isinstance(match.state, Oath)
    return match.state


# -- what is left ------------------------------------------------------------------------------


def test_the_world_and_the_page_of_history():
    """O-8.7: map, decks, boards, goal; who played and won, how, and what changed."""
    t = table(4)
    t.citizen(2)
    t.site("fertile_valley", cards="longbows wolves", ruler=0, relics="whistle")
    t.site("river", cards="great_spire elders")
    t.deck(" ".join(ID[card] for card in range(60, 110)))
    t.adviser(1, "scouts tents rain_boots")
    t.g.idle_citizens = [5]
    t.g.round = 6
    up_to(won(t), "raise-edifice").does(0, "build", "wolves")
    written(t)
    world: Any = GAME.leaves(t.g)
    assert list(world["map"]) == list(SLOTS)
    assert world["map"]["c1"] == {
        "site": "fertile_valley",
        "up": True,
        "cards": ["longbows", "forest_temple"],
        "relics": ["whistle"],
    }
    assert world["map"]["h3"]["cards"] == ["fallen_spire"]
    assert world["deck"] == [
        [ID[card] for card in reversed(t.g.deck)][start:end]
        for start, end in ((0, 12), (12, 30), (30, None))
    ]
    assert world["relics"] == [ID[relic] for relic in reversed(t.g.relic_deck)]
    assert world["goal"] == "supremacy"
    assert world["sides"] == {
        "red": "exile",
        "blue": "citizen",
        "yellow": "exile",
        "white": "exile",
        "black": "citizen",
    }
    page = world["history"]
    assert page["players"][2] == {"colour": "blue", "role": "citizen", "becomes": "citizen"}
    assert (page["winner"], page["reason"], page["rule"]) == ("purple", "chancellor", "O-3.3")
    assert (page["round"], page["oath"]) == (6, {"kept": "devotion", "vowed": "supremacy"})
    assert page["edifices"] == {
        "built": "forest_temple",
        "repaired": None,
        "ruined": ["fallen_spire"],
    }
    assert {suit: len(cards) for suit, cards in page["cards"]["in"].items()} == {
        "discord": 3,
        "arcane": 2,
        "order": 1,
        "hearth": 0,
        "beast": 0,
        "nomad": 0,
    }
    assert page["cards"]["out"]["nomad"] == sorted(
        ["elders", "rain_boots", "tents"], key=lambda card: NUMBER[card]
    )
    assert sorted(world["dispossessed"]) == ["elders", "rain_boots", "scouts", "tents"]
    assert page["cards"]["healed"] is False


def test_new_citizens_stand_in_the_history():
    """O-8.2, O-8.7: the role in the game, and what it became."""
    t = table()
    up_to(won(t, 1, "usurper"), "invite-exile").does(1, "offer-citizenship", 2).does(2, "accept")
    written(t)
    world: Any = GAME.leaves(t.g)
    assert world["history"]["players"][2] == {
        "colour": "blue",
        "role": "exile",
        "becomes": "citizen",
    }
    assert (world["sides"]["blue"], world["history"]["winner"]) == ("citizen", "red")


def test_nothing_is_left_before_the_chronicle_is_written():
    """O-8.8: nor by a match that is played without one."""
    t = up_to(won(table()), "suit-of-winner")
    assert GAME.leaves(t.g) is None
    match = played(Match.new(GAME, 2, 3, {"chronicle": "none"}), Rng(3))
    assert match.result is not None
    assert GAME.leaves(match.state) is None


# -- the next match ----------------------------------------------------------------------------


def test_a_match_begins_where_another_ended():
    """O-1.B: with the map, the boards, the goal and the deck as they were left."""
    world = left_by(played(Match.new(GAME, 3, 1, {}), Rng(1)))
    world["sides"] |= {"red": "citizen", "black": "citizen"}
    g = state_of(Match.new(GAME, 4, 9, {}, start=world))
    assert [ID[site.card] for site in g.sites] == [row["site"] for row in world["map"].values()]
    assert (g.goal, g.players[1].role, g.idle_citizens) == (world["goal"], "citizen", [5])
    whole = [card for part in world["deck"] for card in part]
    assert [ID[card] for card in reversed(g.deck)] == whole[: len(whole) - 15]
    assert [ID[relic] for relic in g.reliquary] == world["relics"][:4]


def test_the_order_of_keys_does_not_matter():
    """Some stores sort the keys of a table."""
    world = left_by(played(Match.new(GAME, 3, 2, {}), Rng(2)))
    again = json.loads(json.dumps(world, sort_keys=True))
    assert read_world(again).export() == read_world(world).export()


def test_a_history_of_many_games():
    """Each begins where the last one ended; after each the laws of O-8.8 hold."""
    rng = Rng(11)
    world: dict[str, Any] | None = None
    count = len(FIRST_GAME)
    reasons, healed, edifices = set(), 0, 0
    for game in range(CHAIN):
        seats = rng.pick(GAME.seats[1:])
        match = played(Match.new(GAME, seats, game, {}, start=world), rng)
        assert checks.sound(match) == [], game
        world = left_by(match)
        check_conservation(world, count)
        count = in_play(world)
        page = world["history"]
        assert len(page["players"]) == seats
        reasons.add(page["reason"])
        healed += page["cards"]["healed"]
        edifices += page["edifices"]["built"] is not None
    assert len(reasons) >= 3
    assert healed > 0  # after some twenty games the Archive is short
    assert edifices > 0


def in_play(world: dict[str, Any]) -> int:
    """The denizens in the deck and on the map."""
    cards = [card for part in world["deck"] for card in part]
    cards += [card for row in world["map"].values() for card in row["cards"]]
    return sum(is_denizen(NUMBER[card]) for card in cards)


def check_conservation(world: dict[str, Any], before: int) -> None:
    """The laws of O-8.8; denizens in play change only by those that came and those that went."""
    read_world(world)
    cards = world["history"]["cards"]
    came = [card for found in cards["in"].values() for card in found]
    went = [card for found in cards["out"].values() for card in found]
    assert in_play(world) == before + len(came) - len(went)
    assert set(went) <= set(world["dispossessed"])
    assert len(came) == 6 or cards["healed"]
    assert len(went) <= 6


def test_deep_checks_hold_in_the_ceremony():
    """No secret is told; saved, resumed, undone, forked or refused it is the same match."""
    looked_at = set()
    for seed in range(DEEP):
        match, rng = Match.new(GAME, 2 + seed % 5, seed, {"setup": "quick"}), Rng(seed)
        while match.pending:
            (ask,) = match.pending.values()
            if state_of(match).phase == "chronicle":
                looked_at.add(ask.prompt)
                assert checks.sound(match) == []
                for name, check in checks.deep_checks(match, rng).items():
                    assert check() == [], (name, seed, ask.prompt)
            match.choose(ask.seat, rng.pick(ask.options))
        assert checks.leaks(match) == []
        assert checks.forks_tell(match) == []
        assert checks.survives_save(match) == []
    assert looked_at == CEREMONY


def test_every_state_of_a_ceremony_is_a_position():
    """`crannog state` prints it, and a scenario may begin with it."""
    seen = set()
    for seed in range(DEEP):
        seats, options = 2 + seed % 5, {"setup": "quick"}
        match, rng = Match.new(GAME, seats, seed, options), Rng(seed)
        while match.pending:
            (ask,) = match.pending.values()
            if ask.prompt in CEREMONY - {"answer-invitation"}:
                exported: Any = json.loads(json.dumps(GAME.export(match.state)))
                again = Match.new(GAME, seats, seed, options, {**exported, "bare": True})
                assert again.pending[ask.seat].options == ask.options
                seen.add(ask.prompt)
            match.choose(ask.seat, rng.pick(ask.options))
    assert seen == CEREMONY - {"answer-invitation"}


# -- strangers' worlds -------------------------------------------------------------------------


def facedown_with_a_card(world: dict[str, Any]) -> None:
    world["map"]["c2"]["cards"] = [world["deck"][2].pop()]


def no_faceup_site(world: dict[str, Any]) -> None:
    world["map"]["p1"] |= {"up": False, "cards": [], "relics": []}


def two_edifices(world: dict[str, Any]) -> None:
    world["map"]["c1"] |= {"site": "plains", "cards": ["great_spire", "broken_forge"]}


def both_faces(world: dict[str, Any]) -> None:
    world["map"]["c1"]["cards"] = ["great_spire"]
    world["map"]["p1"]["cards"] = ["fallen_spire"]


def an_adviser_at_a_site(world: dict[str, Any]) -> None:
    world["map"]["c1"]["cards"] = ["marriage"]


def too_many_cards(world: dict[str, Any]) -> None:
    world["map"]["c1"]["cards"] = [world["deck"][2].pop() for _ in range(5)]


def a_vision_below(world: dict[str, Any]) -> None:
    world["deck"][2].append(world["deck"][0].pop(vision_at(world["deck"][0])))


def a_short_part(world: dict[str, Any]) -> None:
    world["deck"][2].append(world["deck"][0].pop(1 - min(1, vision_at(world["deck"][0]))))


def vision_at(part: list[str]) -> int:
    """Where the first Vision lies."""
    return next(n for n, card in enumerate(part) if not is_denizen(NUMBER[card]))


def a_small_deck(world: dict[str, Any]) -> None:
    first, second, _ = world["deck"]
    denizens = [card for card in second if is_denizen(NUMBER[card])]
    world["deck"] = [first, [card for card in second if card not in denizens[4:]], []]


def the_scepter(world: dict[str, Any]) -> None:
    world["relics"][0] = "grand_scepter"


def a_relic_too_few(world: dict[str, Any]) -> None:
    world["relics"].pop()


def a_denizen_as_a_relic(world: dict[str, Any]) -> None:
    world["relics"][0] = "longbows"


def an_edifice_in_the_deck(world: dict[str, Any]) -> None:
    world["deck"][2][0] = "great_spire"


def a_denizen_as_a_site(world: dict[str, Any]) -> None:
    world["map"]["c1"]["site"] = "longbows"


def an_unknown_side(world: dict[str, Any]) -> None:
    world["sides"]["red"] = "chancellor"


def a_purple_side(world: dict[str, Any]) -> None:
    world["sides"]["purple"] = "exile"


def a_face_of_its_own(world: dict[str, Any]) -> None:
    world["map"]["c1"]["up"] = 1


def an_unknown_key(world: dict[str, Any]) -> None:
    world["archive"] = []


def no_dispossessed(world: dict[str, Any]) -> None:
    del world["dispossessed"]


def no_slot(world: dict[str, Any]) -> None:
    del world["map"]["h3"]


WRONG = {
    facedown_with_a_card: "O-2.8.1: map.c2 lies facedown and is not empty",
    no_faceup_site: "O-8.3.5: map: the region provinces has no faceup site",
    two_edifices: "O-8.3.1: map.c1 has more than one edifice",
    both_faces: "O-2.9: great_spire and fallen_spire are two faces of one card of the world",
    an_adviser_at_a_site: "O-7.2.1: map.c1: marriage can't lie at a site",
    too_many_cards: "has no room for its cards",
    a_vision_below: "O-8.8: the parts of the deck have 2, 3 and 0 Visions, not [1, 3, 1]",
    a_short_part: "O-8.8: the parts of the deck have [12, 18, ",
    the_scepter: "O-8.6.1: relics: the Grand Scepter is no part of a world",
    a_relic_too_few: "O-8.6: a world has 20 relics, not 19",
    a_denizen_as_a_relic: "O-8.7: relics: there is no relic 'longbows'",
    an_edifice_in_the_deck: "O-8.7: deck.3: there is no denizen or Vision 'great_spire'",
    a_denizen_as_a_site: "O-8.7: map.c1.site: there is no site 'longbows'",
    an_unknown_side: "O-8.7: sides.red is exile or citizen, not 'chancellor'",
    a_purple_side: "O-8.7: sides has no 'purple'; it has: red, blue, yellow, white, black",
    a_face_of_its_own: "O-2.8.1: map.c1.up is true or false, not 1",
    an_unknown_key: "O-8.7: a world has no 'archive'; it has: map, deck,",
    no_dispossessed: "O-8.7: dispossessed is a list of ids (denizen), not None",
    no_slot: "O-1.1: the map of a world has the slots c1, c2, p1, p2, p3, h1, h2, h3",
}


def test_what_ignores_room_may_lie_with_a_card_that_stayed():
    """O-7.4.3: Salt the Earth does not clear a modifier that is in use; the world is sound."""
    world = quick_world(Rng(3), "people")
    place = world.places[0]
    place.site, place.up = NUMBER["wastes"], True
    place.cards = [NUMBER["longbows"], NUMBER["salt_the_earth"]]
    check_map(world)
    place.cards = [NUMBER["longbows"], NUMBER["elders"]]
    with pytest.raises(BadPosition, match="wastes has no room"):
        check_map(world)


def test_a_small_deck_is_for_few_players():
    """O-1.20: three cards for each player, and one for each region."""
    world: dict[str, Any] = json.loads(json.dumps(quick_world(Rng(3), "people").export()))
    a_small_deck(world)
    with pytest.raises(BadPosition) as refusal:
        Match.new(GAME, 6, 1, {}, start=world)
    assert "O-1.20: the deck of the world has 19 cards, 6 players take 21" in str(refusal.value)
    match = played(Match.new(GAME, 5, 1, {}, start=world), Rng(1))
    check_conservation(left_by(match), in_play(world))


@pytest.mark.parametrize("spoil", WRONG, ids=lambda spoil: spoil.__name__)
def test_a_world_that_breaks_a_law_is_refused_by_name(spoil: Any):
    """Whatever a stranger sends: a message that says what is wrong."""
    world: dict[str, Any] = json.loads(json.dumps(quick_world(Rng(3), "people").export()))
    spoil(world)
    with pytest.raises(BadPosition) as refusal:
        Match.new(GAME, 3, 1, {}, start=world)
    assert WRONG[spoil] in str(refusal.value)


@pytest.mark.parametrize("odd", [None, 0, "x", [], {}, {"map": {}}, {"map": [1]}, [[]]])
@pytest.mark.parametrize("key", ["map", "deck", "relics", "dispossessed", "sides", "goal"])
def test_any_form_of_a_field_is_refused_without_a_crash(key: str, odd: Any):
    """A field of another form."""
    world: dict[str, Any] = {**quick_world(Rng(3), "people").export(), key: odd}
    harmless = (key, odd) in (("dispossessed", []), ("sides", {}))
    if harmless:
        assert read_world(world).goal == "people"
        return
    with pytest.raises(BadPosition):
        Match.new(GAME, 3, 1, {}, start=world)
