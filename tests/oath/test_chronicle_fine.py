"""O-8: cases at the edge of its steps, each by the number of its rule."""

from typing import Any

import pytest

from crannog.games.oath import zones
from crannog.games.oath.check import broken_invariants
from crannog.games.oath.chronicle.heritage import broken_heritage
from crannog.games.oath.chronicle.world import part_sizes
from crannog.games.oath.facts import ID, INTACT, NUMBER, SUIT, SUITS, VISION_NUMBERS, is_vision
from crannog.games.oath.meta import GAME
from tests.oath.ceremonies import (
    chronicle,
    deck_now,
    is_in_archive,
    map_now,
    table,
    up_to,
    won,
    written,
)
from tests.oath.simulator.corpus import SIMPLE
from tests.oath.simulator.test_strings import world_of
from tests.oath.table import Table

NOW = "suit-of-winner"


def ended(t: Table, winner: int = 0, reason: str = "chancellor") -> Table:
    """The whole chronicle, which must leave a sound state."""
    written(won(t, winner, reason))
    assert broken_invariants(t.g) == []
    return t


# -- O-8.1, O-8.2 ------------------------------------------------------------------------------


def test_three_goals_are_left_whatever_the_present_one_is():
    """O-8.1: the other three, in the order of the goals."""
    goals = ("supremacy", "people", "devotion", "protection")
    for present in goals:
        t = table()
        t.g.goal = present
        assert [vow[1] for vow in won(t).offered(0)] == [goal for goal in goals if goal != present]


def test_a_citizen_who_wins_vows_and_invites_nobody():
    """O-8.1, O-8.2: the successor is no Exile; other Exiles stay what they are."""
    t = table(4)
    t.citizen(2)
    up_to(won(t, 2, "successor"), NOW)
    assert t.told("invites") == []
    assert [player.role for player in t.g.players] == ["chancellor", "exile", "citizen", "exile"]


def test_an_exile_without_other_exiles_invites_nobody():
    """O-8.2: those who were Citizens until now are not asked, and the Chancellor is none."""
    t = table()
    t.citizen(2)
    up_to(won(t, 1, "usurper"), NOW)
    assert t.told("becomes-exile") == [(2,)]
    assert t.told("invites") == []


def test_several_may_become_citizens_at_once():
    """O-8.2: what each of them ruled is the winner's."""
    t = table(4)
    t.man("river", 2, 2)
    t.man("wastes", 3, 2)
    up_to(won(t, 1, "usurper"), "invite-exile")
    t.does(1, "offer-citizenship", 3).does(3, "accept")
    t.does(1, "offer-citizenship", 2).does(2, "accept")
    assert t.told("invites") == [(1, 3), (1, 2)]
    assert t.told("takes-over-site") == [(1, "wastes"), (1, "river")]
    assert map_now(t)[:2] == ["river", "wastes"]


# -- O-8.3 -------------------------------------------------------------------------------------


def test_no_edifice_is_left_to_build():
    """O-8.3.1: all six stand on the map already: nothing is asked."""
    t = table()
    for slot, intact in zip(("c2", "p1", "p2", "p3", "h1", "h2"), INTACT, strict=True):
        site = t.g.sites[t.slot(slot)]
        t.site(ID[site.card], cards=ID[intact])
    t.site("fertile_valley", cards="longbows", ruler=0)
    won(t)
    t.does(0, *t.offered(0)[0])
    assert t.asked() == (0, NOW)
    assert t.told("builds") == []


def test_an_exile_repairs_nothing():
    """O-8.3.1: only the Empire does; the ruin that he rules stays one."""
    t = table()
    t.site("river", cards="fallen_spire", ruler=1)
    up_to(won(t, 1, "usurper"), NOW)
    assert t.told("restores") == []
    assert t.cards_at("h3") == ["fallen_spire"]


def test_a_facedown_site_is_no_place_to_build():
    """O-8.3.1: nobody rules it; with nothing else there is no question."""
    t = table()
    t.site("marshes", "c1", up=False)
    won(t)
    t.does(0, *t.offered(0)[0])
    assert t.asked() == (0, NOW)


def test_a_repaired_temple_protects_at_once():
    """O-8.3.1, O-8.3.2: it is whole before sites are discarded."""
    t = table()
    t.site("river", cards="ruined_temple", ruler=0)
    t.site("steppe", cards="wolves")
    up_to(won(t), "raise-edifice").does(0, "repair", "ruined_temple")
    assert t.cards_at("steppe") == ["wolves"]
    assert map_now(t)[:2] == ["river", "steppe"]


def test_a_protected_site_with_an_old_ruin_goes_to_the_bottom_with_its_cards():
    """O-8.3.3: kept by Forest Temple, not ruled: nothing there has just fallen to ruin."""
    t = table()
    t.site("river", cards="forest_temple", ruler=0)
    t.site("fertile_valley", cards="wolves fallen_spire", relics="whistle")
    up_to(won(t), NOW)
    assert map_now(t)[7] == "fertile_valley"
    assert t.cards_at("h3") == ["wolves", "fallen_spire"]
    assert t.at("h3").relics == [NUMBER["whistle"]]


def test_six_ruins_and_two_whole_sites_fill_the_map():
    """O-8.3.5: as many as there can be; nothing is dealt."""
    t = table()
    t.man("ancient_city", 0)
    t.man("wastes", 0)
    slots = ("c1", "c2", "p1", "p2", "p3", "h1")
    for slot, intact in zip(slots, INTACT, strict=True):
        t.site(ID[t.g.sites[t.slot(slot)].card], cards=ID[intact])
    before = map_now(t)
    up_to(won(t), NOW)
    assert map_now(t) == [*before[6:], *before[:6]]
    assert t.told("deals-site") == []
    assert [ID[ruin] for ruin in chronicle(t).ruined] == [ID[intact + 1] for intact in INTACT]


def test_favor_and_secrets_of_discarded_sites_go_too():
    """O-8.3.4: with the site they lay on."""
    t = table()
    t.at("river").favor = 3
    t.at("river").secrets = 2
    t.man("river", 1, 2)
    before = t.player(1).bank
    up_to(won(t), NOW)
    assert all((site.favor, site.secrets, site.warbands) == (0, 0, 0) for site in t.g.sites)
    assert t.player(1).bank == before + 2
    assert broken_invariants(t.g) == []


# -- O-8.4, O-8.5 ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("adviser", "suits"),
    [
        ("gossip", ("discord", "arcane", "order")),
        ("alchemist", ("arcane", "order", "hearth")),
        ("scouts", ("order", "hearth", "beast")),
        ("storyteller", ("hearth", "beast", "nomad")),
        ("wolves", ("beast", "nomad", "discord")),
        ("elders", ("nomad", "discord", "arcane")),
    ],
)
def test_each_suit_brings_its_followers(adviser: str, suits: tuple[str, ...]):
    """O-8.4: around the circle of the banks."""
    t = table()
    t.adviser(0, adviser)
    ended(t)
    assert t.told("adds-denizens") == [suits]


def test_an_empty_suit_heals_though_the_others_are_there():
    """O-8.4: nothing of the Archive comes; the six are all of one suit."""
    t = table()
    t.adviser(0, "elders")
    discord = [ID[c] for c in range(1, 199) if SUITS[0] == suit_of(c)]
    t.deck(" ".join(discord))
    t.dispossessed("wolves bracken rangers true_names wild_cry animal_host scouts keep")
    ended(t)
    assert t.told("adds-denizens") == []
    assert {ID[card] for card in chronicle(t).added} == {
        *("wolves", "bracken", "rangers", "true_names", "wild_cry", "animal_host"),
    }
    assert is_in_archive(t, "scouts")
    assert is_in_archive(t, "keep")
    assert t.g.dispossessed == []  # nobody had discards or advisers to lose


def suit_of(card: int) -> str:
    """The suit of a denizen."""
    return SUITS[SUIT[card]]


def test_the_winners_advisers_are_safe_even_locked_or_facedown():
    """O-8.5, O-8.8: they come to the deck, and are never dispossessed."""
    for seed in range(6):
        t = Table(3, seed, chronicle="full")
        t.adviser(0, "a_small_favor")
        t.adviser(0, "elders vision_of_faith", facedown=True)
        t.adviser(1, "tents")
        ended(t)
        assert [ID[card] for card in t.g.dispossessed] == ["tents"]
        assert {"a_small_favor", "elders", "vision_of_faith"} <= set(deck_now(t))


def test_visions_come_back_from_wherever_they_are():
    """O-8.5: deck, pile, advisers, Revealed Vision, and the box, where a used Conspiracy lies."""
    t = table()
    t.deck("vision_of_faith scouts")
    t.pile(1, "vision_of_rebellion")
    t.adviser(2, "vision_of_conquest", facedown=True)
    t.player(1).vision = NUMBER["vision_of_sanctuary"]
    t.g.where[NUMBER["vision_of_sanctuary"]] = zones.REVEALED + 1
    assert t.g.where[NUMBER["conspiracy"]] == zones.BOX
    ended(t)
    assert {card for card in t.g.deck if is_vision(card)} == set(VISION_NUMBERS)
    assert t.player(1).vision == 0


# -- O-8.6 -------------------------------------------------------------------------------------


def test_the_winners_scepter_goes_to_the_box():
    """O-8.6.1: it is not among the relics that come on top."""
    t = table()
    t.relic(0, "grand_scepter map")
    ended(t)
    assert t.g.where[NUMBER["grand_scepter"]] == zones.BOX
    assert t.told("relics-on-top") == [(0, 5)]


def test_open_slots_of_the_reliquary_bring_nothing():
    """O-8.6.3: only relics that are still there."""
    t = table()
    t.open_slot(1)
    t.open_slot(3, 1)
    ended(t)
    assert t.told("relics-on-top") == [(0, 3)]
    assert t.told("gathers-relics") == [(1,)]


def test_relics_run_out_at_the_last_sites():
    """O-8.6.2, O-9.3: in the order of the map, as many as there are."""
    t = table()
    for slot in ("drowned_city", "steppe", "wastes"):
        t.site(slot, "c1" if slot == "drowned_city" else "", ruler=0)
    t.relic(0, " ".join(ID[relic] for relic in t.g.relic_deck[:-2]))
    while len(t.g.relic_deck) > 2:
        t.relic(0, ID[t.g.relic_deck[0]])
    ended(t)
    assert t.told("deals-relics")[0] == ("drowned_city", 2)
    assert len(t.at("steppe").relics) == len(t.at("wastes").relics) == 0
    assert len(t.g.relic_deck) == 18


# -- O-8.7, O-8.8 ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pool", "sizes"),
    [(0, [2, 3, 0]), (6, [8, 3, 0]), (10, [12, 3, 0]), (12, [12, 5, 0]), (26, [12, 18, 1])],
)
def test_a_small_pool_fills_the_parts_from_the_top(pool: int, sizes: list[int]):
    """O-8.8, O-9.3: ten denizens, then fifteen, then the rest; the Visions in any case."""
    assert part_sizes(pool) == sizes
    t = table()
    t.adviser(0, "elders")
    ended(t)
    assert len(t.g.deck) == 1 + 6 + 5
    assert [len(t.g.deck) - t.g.part2 - t.g.part3, t.g.part2, t.g.part3] == part_sizes(7)


# -- what is conserved from one world to the next ------------------------------------------------


def two_worlds() -> tuple[dict[str, Any], dict[str, Any]]:
    """A world, and the one that a game beginning with it left, with its page of history."""
    before = world_of(SIMPLE.text())
    after = world_of(SIMPLE.text())
    went = ["longbows"]
    came = ["lancers", "jinx", "dream_thief", "cracking_ground", "tutor", "augury"]
    deck = [card for part in before["deck"] for card in part if card not in went]
    visions = [card for card in deck if is_vision(NUMBER[card])]
    pool = [card for card in [*deck, *came] if card not in visions]
    after["deck"] = [
        [*pool[:10], *visions[:2]],
        [*pool[10:25], *visions[2:]],
        pool[25:],
    ]
    after["dispossessed"] = list(went)
    after["goal"] = "people"
    after["history"] = {
        "players": [
            {"colour": "purple", "role": "chancellor", "becomes": "chancellor"},
            {"colour": "red", "role": "exile", "becomes": "exile"},
        ],
        "winner": "purple",
        "reason": "chancellor",
        "oath": {"kept": "supremacy", "vowed": "people"},
        "edifices": {"built": None, "repaired": None, "ruined": []},
        "cards": {"healed": False, "in": {"x": came}, "out": {"x": went}},
    }
    return before, after


def loses_a_denizen(before: dict[str, Any], after: dict[str, Any]) -> None:
    after["deck"][2].pop(0)


def invents_a_denizen(before: dict[str, Any], after: dict[str, Any]) -> None:
    after["deck"][2].append("bracken")


def forgets_who_went(before: dict[str, Any], after: dict[str, Any]) -> None:
    after["dispossessed"] = []
    after["deck"][2].append("longbows")


def vows_another_goal(before: dict[str, Any], after: dict[str, Any]) -> None:
    after["goal"] = "devotion"


def vows_the_same(before: dict[str, Any], after: dict[str, Any]) -> None:
    after["goal"] = after["history"]["oath"]["vowed"] = "supremacy"


def kept_another(before: dict[str, Any], after: dict[str, Any]) -> None:
    before["goal"] = "protection"


def turns_a_board(before: dict[str, Any], after: dict[str, Any]) -> None:
    after["sides"]["red"] = "citizen"


def turns_an_idle_board(before: dict[str, Any], after: dict[str, Any]) -> None:
    before["sides"]["white"] = "citizen"


def builds_in_the_air(before: dict[str, Any], after: dict[str, Any]) -> None:
    after["history"]["edifices"]["built"] = "great_spire"


BROKEN = {
    loses_a_denizen: "O-8.4",
    invents_a_denizen: "O-8.4",
    forgets_who_went: "O-8.4",
    vows_another_goal: "O-8.1",
    vows_the_same: "O-8.1",
    kept_another: "O-2.10",
    turns_a_board: "O-8.7",
    turns_an_idle_board: "O-8.7",
    builds_in_the_air: "O-8.3",
}


def test_sound_worlds_break_nothing():
    """Otherwise the test below would prove little; the first game had no world before."""
    before, after = two_worlds()
    assert GAME.check_left(before, after) == []
    assert GAME.check_left(None, after) == []


@pytest.mark.parametrize("spoil", BROKEN, ids=lambda spoil: spoil.__name__)
def test_what_does_not_go_on_is_told(spoil: Any):
    """O-8: the rule that is broken between the two worlds."""
    before, after = two_worlds()
    spoil(before, after)
    (wrong,) = broken_heritage(before, after)
    assert wrong.startswith(BROKEN[spoil])
