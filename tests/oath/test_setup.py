"""O-1.B, O-1.F.12: the set-up of a first game, of a quick one and of one from a world."""

from typing import Any

import pytest

from crannog.games.oath import GAME
from crannog.games.oath.chronicle.new_world import quick_world
from crannog.games.oath.facts import ADVISER_ONLY, CAPACITY, GRAND_SCEPTER, ID, NUMBER, SUIT
from crannog.games.oath.options import Settings
from crannog.games.oath.setup import fresh
from crannog.kernel import BadOption, Match, Rng
from crannog.kernel.errors import BadPosition
from tests.oath.table import DARKEST_SECRET, PEOPLES_FAVOR, PURPLE, Table


def from_world(seats: int = 4, goal: str = "supremacy", **changes: Any) -> Table:
    """The set-up from a quick world with changes."""
    world = {**quick_world(Rng(3), goal).export(), **changes}
    return Table.of(fresh(seats, 1, Settings(), world))


@pytest.mark.parametrize(("seats", "favor"), [(2, 3), (4, 3), (5, 4), (6, 4)])
def test_banks(seats: int, favor: int):
    """O-1.6: three favor in each, four with five or six players."""
    assert fresh(seats, 1, Settings(), None).banks == [favor] * 6


def test_boards():
    """O-1.10 to O-1.15: Supply, favor, secrets, warbands; the Scepter and the title."""
    t = Table.of(fresh(3, 1, Settings(), None))
    boards = [(p.supply, p.favor, p.secrets, p.warbands) for p in t.g.players]
    assert boards == [(7, 2, 1, 3), (7, 1, 1, 3), (7, 1, 1, 3)]
    assert (t.g.title, t.g.usurper, t.g.holder(GRAND_SCEPTER)) == (0, False, 0)
    assert [t.at(slot).warbands for slot in ("c1", "p1", "h1")] == [2, 1, 1]
    assert (t.player(0).bank, t.player(1).bank) == (24 - 7, 11)


def test_a_first_game_takes_the_first_54_denizens():
    """O-1.F.12: the sites with their cards, and a relic on the Mountain."""
    t = Table.of(fresh(4, 9, Settings(), None))
    assert t.g.world == frozenset(range(1, 55))
    assert [t.cards_at(slot) for slot in ("c1", "p1", "h1")] == [
        ["longbows"],
        ["taming_charm"],
        ["elders"],
    ]
    assert len(t.at("mountain").relics) == 1
    assert [site.up for site in t.g.sites].count(True) == 3


def test_a_quick_game_takes_nine_of_each_suit():
    """Ours: nine random denizens of each suit."""
    g = fresh(4, 9, Settings(setup="quick"), None)
    assert [sum(SUIT[card] == suit for card in g.world) for suit in range(6)] == [9] * 6


@pytest.mark.parametrize(
    ("goal", "banner"), [("devotion", DARKEST_SECRET), ("people", PEOPLES_FAVOR), ("protection", 0)]
)
def test_the_chancellor_begins_with_the_banner_of_the_goal(goal: str, banner: int):
    """O-1.13: with its one token."""
    g = from_world(goal=goal).g
    held = [thing for thing, holder in g.banner_holder.items() if holder == 0]
    assert held == ([banner] if banner else [])
    assert set(g.banner_tokens.values()) == {1}


def test_a_citizen_begins_with_purple_warbands():
    """O-1.15: from the Chancellor's bank; no relic."""
    sides = {"red": "citizen", "blue": "exile", "yellow": "exile"}
    t = from_world(sides=sides)
    assert (t.player(1).role, t.player(1).warbands, t.player(1).bank) == ("citizen", 3, 14)
    assert t.player(1).relics == []
    assert t.player(0).bank == 24 - 3 - 4 - 3
    assert GAME.check(t.g) == []


def test_cards_are_dealt_from_the_bottom():
    """O-1.19, O-1.20: one on each pile, three for each player, in turn order."""
    world: Any = quick_world(Rng(3), "people").export()
    below = [card for part in world["deck"] for card in part][::-1]
    t = from_world(3, "people")
    assert [t.pile_cards(region) for region in range(3)] == [[card] for card in below[:3]]
    assert [t.advisers(seat) for seat in range(3)] == [below[3:6], below[6:9], below[9:12]]


def test_visions_of_the_deal_are_counted():
    """O-1.22: the draw does not stop at one."""
    world: Any = quick_world(Rng(3), "people").export()
    first, second, _ = world["deck"]
    visions = [card for card in second if card.startswith("vision") or card == "conspiracy"]
    denizens = [card for card in second if card not in visions]
    vision = visions[0]
    t = from_world(2, deck=[first, [*visions[1:], *denizens[:-4], vision, *denizens[-4:]], []])
    assert vision in t.advisers(0)
    assert t.g.visions_drawn == 1


def test_four_relics_lie_in_the_reliquary_unseen():
    """O-1.17."""
    g = from_world().g
    assert all(g.reliquary)
    assert not any(known >> relic & 1 for known in g.know for relic in g.reliquary)


def test_everybody_settles_in():
    """O-1.23: a faceup site, one adviser of three; the other two go to the next region's pile."""
    match = Match.new(GAME, 3, 4)
    g: Any = match.state
    assert g.players[0].pawn == 0  # the top Cradle site, without a question
    for seat in range(3):
        if seat:
            assert match.pending[seat].prompt == "first-site"
            match.choose(seat, match.pending[seat].options[1])  # in the Provinces
        kept, first, last = (option[1] for option in match.pending[seat].options)
        match.choose(seat, ("keep", kept))
        match.choose(seat, ("card", first))
        t = Table.of(match.state)  # type: ignore[arg-type]
        region = 2 if seat else 1
        assert t.pile_cards(region)[-2:] == [first, last]
        assert t.advisers(seat) == [kept]
    assert match.pending[0].prompt == "act"


def test_the_tutorial_is_for_four():
    """O-1.F."""
    with pytest.raises(BadOption):
        Match.new(GAME, 3, 1, {"setup": "tutorial"})


def test_only_sites_with_cards_are_manned():
    """O-1.12: two on the top of the Cradle, one on each other faceup site with a denizen."""
    world: Any = quick_world(Rng(3), "people").export()
    world["deck"][2] += world["map"]["p1"]["cards"]
    world["map"]["p1"]["cards"] = []
    t = Table.of(fresh(3, 1, Settings(), world))
    assert [t.at(slot).warbands for slot in ("c1", "p1", "h1")] == [2, 0, 1]
    assert t.at("c1").colour == PURPLE


@pytest.mark.parametrize(("card", "warbands"), [("bandit_rampart", 0), ("sprawling_rampart", 1)])
def test_a_ruin_alone_mans_no_site(card: str, warbands: int):
    """O-1.12: an intact edifice does."""
    world: Any = quick_world(Rng(3), "people").export()
    world["deck"][2] += world["map"]["p1"]["cards"]
    world["map"]["p1"]["cards"] = [card]
    assert Table.of(fresh(3, 1, Settings(), world)).at("p1").warbands == warbands


def test_purple_warbands_that_run_short_go_in_turn_order():
    """O-1.15, O-9.3: twelve on the Chancellor's board and the map, three for each Citizen."""
    world: Any = quick_world(Rng(3), "people").export()
    for row in world["map"].values():
        row["up"] = True
        if not row["cards"]:
            card = next(c for c in world["deck"][2] if fits(c, row["site"]))
            world["deck"][2].remove(card)
            row["cards"] = [card]
    world["sides"] = dict.fromkeys(world["sides"], "citizen")
    t = Table.of(fresh(6, 1, Settings(), world))
    manned = sum(site.warbands for site in t.g.sites)
    left = 24 - 3 - manned
    assert left < 15
    expected = [max(0, min(3, left - 3 * n)) for n in range(5)]
    assert [player.warbands for player in t.g.players[1:]] == expected
    assert GAME.check(t.g) == []


def fits(card: str, site: str) -> bool:
    """Whether the card may lie at the site."""
    return bool(CAPACITY[NUMBER[site]]) and not ADVISER_ONLY[NUMBER[card]]


@pytest.mark.parametrize(("slot", "region"), [("c1", "cradle"), ("h1", "hinterland")])
def test_a_world_has_a_faceup_site_in_every_region(slot: str, region: str):
    """O-8.3.5: or the Chancellor would have nowhere to begin (O-1.12, O-1.23)."""
    world: Any = quick_world(Rng(3), "people").export()
    world["map"][slot] |= {"up": False, "cards": [], "relics": []}
    relics = [card for row in world["map"].values() for card in row["relics"]]
    every = quick_world(Rng(3), "people")
    lost = {ID[relic] for place in every.places for relic in place.relics} - set(relics)
    world["relics"] += sorted(lost)
    with pytest.raises(BadPosition, match=region):
        fresh(3, 1, Settings(), world)


# -- favor that runs short (O-1.16) ------------------------------------------------------------


def mining_world(*slots: str) -> dict[str, Any]:
    """A world in which the Mine (3 favor) and the Salt Flats (2 favor) lie in these slots."""
    world: Any = quick_world(Rng(3), "people").export()
    for site, slot in zip(("mine", "salt_flats"), slots, strict=True):
        holder = next((row for row in world["map"].values() if row["site"] == site), None)
        if holder is not None:
            holder["site"] = world["map"][slot]["site"]
        world["map"][slot]["site"] = site
    return dict(world)


@pytest.mark.parametrize(
    ("seats", "slots"), [(5, ("c1", "p1")), (6, ("c1", "p2")), (6, ("c2", "p1"))]
)
def test_sites_get_their_favor_while_there_is_enough(seats: int, slots: tuple[str, str]):
    """O-1.16: five players leave 5 favor, six leave 4; facedown sites get none yet."""
    world = mining_world(*slots)
    match = Match.new(GAME, seats, 1, start=world)
    assert match.pending[0].prompt == "first-adviser"
    t = Table.of(match.state)  # type: ignore[arg-type]
    favor = [3 * world["map"][slots[0]]["up"], 2 * world["map"][slots[1]]["up"]]
    assert [t.at(slot).favor for slot in slots] == favor


@pytest.mark.parametrize(("poorer", "favor"), [("mine", [2, 2]), ("salt_flats", [3, 1])])
def test_the_chancellor_decides_where_short_favor_goes(poorer: str, favor: list[int]):
    """O-1.16: with six players one favor is missing; the choice is part of the match."""
    match = Match.new(GAME, 6, 1, start=mining_world("c1", "p1"))
    ask = match.pending[0]
    assert (ask.prompt, ask.rule, ask.args) == ("short-favor", "O-1.16", (1,))
    assert ask.options == [("site", "mine"), ("site", "salt_flats")]
    match.choose(0, ("site", poorer))
    for table in (match, Match.load(match.save())):
        t = Table.of(table.state)  # type: ignore[arg-type]
        assert [t.at(slot).favor for slot in ("c1", "p1")] == favor
        assert (t.at("p1").secrets, t.g.shared_favor()) == (1, 0)
        assert GAME.check(t.g) == []
        assert table.pending[0].prompt == "first-adviser"
