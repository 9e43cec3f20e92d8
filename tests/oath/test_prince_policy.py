"""O-12.7.B, O-12.8, O-12.9.4: what the sources leave open about the Prince, as we decided it."""

from typing import Any, Final

import pytest

from crannog.games.oath import zones
from crannog.games.oath.actions.travel import guide_from
from crannog.games.oath.facts import DARKEST_SECRET, NUMBER
from crannog.games.oath.prince.policy.answers import answer
from crannog.games.oath.setup import place_short_favor
from crannog.games.oath.state import CHANCELLOR, EXILE
from tests.oath import ceremonies
from tests.oath.battles import BLANK, HOLLOW, SHIELD, SHIELDS, SKULL, SWORD
from tests.oath.princes import CONSPIRATORS, FRIENDS, PrinceTable
from tests.oath.table import ORDER

ROLES: Final = (CHANCELLOR, EXILE)


def armed(warbands: int, node: str = "tl_muster_low", people: int = 1) -> PrinceTable:
    """He has so many warbands on his board, and one action; bandits rule all sites."""
    t = PrinceTable(people=people)
    t.arm(t.prince, warbands)
    t.stands(node)
    return t


def targets(t: PrinceTable) -> list[Any]:
    """The targets of his campaign: sites, then things."""
    told = [*t.told("targets-site"), *t.told("targets-thing")]
    return [thing for seat, thing in told if seat == t.prince]


# -- campaigns (O-12.7.B) ----------------------------------------------------------------------


def test_the_weakest_is_the_site_with_the_smallest_force_and_the_first_of_those():
    """Bandits count as one; he goes there, and further sites are of the same defender."""
    t = armed(4)
    for slot, warbands in (("c1", 2), ("c2", 2), ("p1", 2), ("p2", 1)):
        t.man(slot, 0, warbands)
    t.acts()
    assert targets(t)[0] == "steppe"
    assert t.player(t.prince).pawn == t.slot("steppe")
    assert t.told("campaigns") == [(t.prince, 0)]
    t = armed(4)
    for slot in ("c1", "c2", "p1", "p2"):
        t.man(slot, 0, 2)
    t.acts()
    assert targets(t) == ["standing_stones"]


@pytest.mark.parametrize(("warbands", "taken"), [(3, 1), (4, 1), (5, 2), (12, 5)])
def test_he_declares_further_sites_from_the_left_while_he_is_battle_ready(
    warbands: int, taken: int
):
    """Each site of bandits has one of them, and adds a die: he has more dice than all together."""
    t = armed(warbands)
    t.man("c2", 0, 5)
    t.acts()
    bandits = ["fertile_valley", "river", "steppe", "standing_stones", "deep_woods"]
    assert targets(t) == bandits[:taken]


def test_after_a_victory_a_warband_stands_on_each_site_and_the_others_stay_with_him():
    t = armed(12)
    t.dice([BLANK] * 5, [SWORD] * 12)
    t.acts()
    assert [site.warbands for site in t.g.sites] == [1] * 5 + [0] * 3
    assert t.player(t.prince).warbands == 7


def test_a_victory_without_warbands_left_leaves_the_site_to_the_bandits():
    t = armed(3)
    t.dice([BLANK], [SKULL] * 3)
    t.acts()
    assert t.told("wins-campaign") == [(t.prince, 6, 1)]
    assert t.at("c1").warbands == t.player(t.prince).warbands == 0


@pytest.mark.parametrize(
    ("defence", "attack", "sacrificed"),
    [
        (SHIELD, [HOLLOW] * 3, [2]),  # 1 against 2: two more than that are needed
        (SHIELDS, [HOLLOW] * 3, [3]),
        (SHIELD, [SWORD] * 3, []),  # it is won without
    ],
)
def test_he_sacrifices_wherever_that_wins(defence: int, attack: list[int], sacrificed: list[int]):
    t = armed(3)
    t.dice([defence], attack)
    t.acts()
    assert [count for _, count in t.told("sacrifices")] == sacrificed
    assert t.told("wins-campaign")[0][0] == t.prince


@pytest.mark.parametrize(("warbands", "wanted"), [(7, ["map"]), (9, ["map", "whistle"])])
def test_for_relics_he_takes_the_oldest_first_and_never_the_pawn(warbands: int, wanted: list[str]):
    """The holder has three warbands; the Map adds three dice, the Whistle two."""
    t = armed(warbands, "circle_protection")
    t.relic(0, "map whistle brass_horse")
    t.acts()
    assert t.path()[0] == ("tr_campaign_relics", "ready_relics", "done")
    assert t.told("targets-thing") == [(t.prince, relic) for relic in wanted]
    assert t.told("targets-pawn") == []


def test_he_passes_over_relics_that_can_not_be_targets():
    """The Circlet of Command guards what its holder has besides."""
    t = armed(12, "circle_protection")
    t.relic(0, "map circlet_of_command")
    t.acts()
    assert t.told("targets-thing") == [(t.prince, "circlet_of_command")]
    t = armed(12, "circle_protection")
    t.relic(0, "map")
    t.adviser(0, "lost_tongue")
    t.acts()
    assert t.path()[0][0] == "tr_travel_relic_right"


@pytest.mark.parametrize("role", ROLES)
def test_of_two_with_as_many_relics_the_first_in_turn_order_is_attacked(role: str):
    t = PrinceTable(role, 3)
    t.relic(1, "whistle")
    t.relic(2, "brass_horse")
    t.g.where[NUMBER["grand_scepter"]] = zones.BOX
    for player in t.g.players:
        player.relics = [relic for relic in player.relics if relic != NUMBER["grand_scepter"]]
    t.arm(t.prince, 12)
    t.stands("circle_protection")
    t.acts()
    assert t.told("targets-thing") == [(t.prince, "whistle")]


def test_where_he_chooses_the_leftmost_site_loses_its_warbands_first():
    """O-12.8: a Citizen is attacked at two sites; the one that is no site comes last."""
    t = PrinceTable(people=2)
    t.citizen_under_prince(0)
    t.pawn(0, "steppe")
    t.pawn(1, "steppe")
    t.man("steppe", t.prince, 2)
    t.man("salt_flats", t.prince, 2)
    t.arm(1, 14)
    t.turn(1).dice([BLANK] * 3, [SWORD] * 14)
    t.attack(1, 0, 14, ("target-site", "salt_flats"))
    sites = [(site, count) for _, site, count in t.told("dies-at-site")]
    assert sites == [("salt_flats", 1), ("salt_flats", 1), ("steppe", 1)]
    assert t.told("dies-on-board") == []


# -- journeys, trades, musters (O-12.7.B) ------------------------------------------------------


def test_he_stays_where_no_other_site_brings_more_and_that_is_an_action():
    t = armed(1)
    t.pawn(t.prince, "wastes")
    t.site("fertile_valley", cards="longbows")
    t.site("wastes", cards="wolves")
    t.player(t.prince).secrets = 1
    t.acts()
    assert t.path() == [("tl_travel_favor", "always", "done")]
    assert t.player(t.prince).pawn == t.slot("wastes")


def test_he_goes_where_a_trade_brings_most_and_to_the_leftmost_of_those():
    t = armed(1)
    for site, card in (("river", "wolves"), ("steppe", "longbows"), ("wastes", "wrestlers")):
        t.site(site, cards=card)
    t.befriends("order", CONSPIRATORS)
    t.player(t.prince).secrets = 1
    t.acts()
    assert t.player(t.prince).pawn == t.slot("steppe")


@pytest.mark.parametrize(("empty", "bank"), [("", "discord"), ("discord arcane", "order")])
def test_a_failed_journey_for_favor_brings_one_of_the_first_bank_that_has_any(
    empty: str, bank: str
):
    """Counted from the world deck."""
    t = armed(1)
    for suit, name in enumerate(("discord", "arcane", "order", "hearth", "beast", "nomad")):
        t.g.banks[suit] = 0 if name in empty.split() else 2
    t.acts()
    assert t.path() == [("tl_travel_favor", "always", "done")]
    assert t.told("gains-favor") == [(t.prince, bank, 1)]


def test_with_all_banks_empty_a_journey_for_favor_is_skipped():
    t = armed(1)
    t.g.banks = [0] * 6
    t.acts()
    assert t.path()[0] == ("tl_travel_favor", "always", "skipped")


def test_a_failed_journey_for_secrets_brings_one():
    t = armed(1, "bl_trade_secrets")
    t.acts()
    assert t.path() == [("bl_travel_secrets", "always", "done")]
    assert t.told("gains-secrets") == [(t.prince, 1)]


def test_without_a_relic_on_the_map_he_goes_to_a_facedown_site_and_reveals_it():
    t = armed(1, "tr_trade_left")
    for site in ("steppe", "ancient_city"):
        t.site(site, up=False)
    t.acts()
    assert t.player(t.prince).pawn == t.slot("steppe")
    assert t.at("p2").up
    assert not t.at("h2").up
    assert t.told("gains-favor") == []


def test_without_a_facedown_site_either_he_takes_a_favor_and_goes_for_secrets():
    t = armed(1, "tr_trade_left")
    t.site("wastes", cards="longbows")
    t.befriends("order", CONSPIRATORS)
    t.player(t.prince).favor = 2
    t.acts()
    assert t.told("gains-favor") == [(t.prince, "discord", 1)]
    assert t.player(t.prince).pawn == t.slot("wastes")


@pytest.mark.parametrize(("favor", "secrets"), [(0, 1), (2, 0)])
def test_one_half_of_a_trade_for_both_is_an_action(favor: int, secrets: int):
    """The bank has one favor: too little to pay for secrets with it."""
    t = armed(1, "tr_travel_favor")
    t.g.banks[ORDER] = 1
    t.site("fertile_valley", cards="longbows wrestlers")
    t.befriends("order", CONSPIRATORS)
    own = t.player(t.prince)
    own.favor, own.secrets = favor, secrets
    t.acts()
    assert t.path() == [("tr_trade_left", "always", "done")]
    assert len(t.told("trades-for-favor")) == secrets
    assert len(t.told("trades-for-secrets")) == favor // 2


def test_a_muster_that_brings_nobody_is_skipped():
    t = armed(1, "tl_trade_favor")
    t.site("fertile_valley", cards="longbows")
    t.player(t.prince).favor = 1
    t.player(t.prince).bank = 0
    t.acts()
    assert t.path()[0] == ("tl_muster_high", "always", "skipped")


def test_a_banner_is_recovered_for_all_that_he_has():
    t = armed(1, "bl_trade_both")
    t.player(t.prince).secrets = 4
    t.acts()
    assert t.told("recovers-banner") == [(t.prince, "darkest_secret", 4)]
    assert t.g.banner_tokens[DARKEST_SECRET] == 4


def test_a_search_on_the_sheet_goes_by_its_square_and_leaves_the_number_of_actions():
    t = PrinceTable()
    t.banner("darkest_secret", t.prince)
    t.deck("longbows elders wolves alchemist")
    t.befriends("order", FRIENDS + 2)
    t.befriends("nomad", CONSPIRATORS + 2)
    t.stands("circle_devotion", actions=2)
    t.acts()
    assert t.told("prince-draws") == [(t.prince, 0, "longbows", "elders", "wolves")]
    assert t.told("prince-chooses") == [(t.prince, "elders", "conspirator")]
    assert t.told("prince-advances")[0][-1] == 5
    assert t.told("prince-acts")[0] == (t.prince, "bl_search", 1)
    assert len(t.told("prince-acts")) == 2


# -- questions (O-12.8) ------------------------------------------------------------------------


def test_short_favor_lies_on_the_leftmost_site_first():
    """O-1.16: three favor for the Mine and two for the Salt Flats, and only three are left."""
    t = PrinceTable()
    t.site("mine", "c1")
    t.g.banks[0] += t.g.shared_favor() - 3
    assert list(place_short_favor(t.g, t.prince)) == []
    assert (t.at("mine").favor, t.at("salt_flats").favor) == (3, 0)


@pytest.mark.parametrize("refusal", ["no", "done", "decline", "leave", "refuse"])
def test_what_he_need_not_do_he_does_not(refusal: str):
    t = PrinceTable()
    assert answer(t.g, "whether", [("yes",), (refusal,)]) == (refusal,)
    assert answer(t.g, "react", [("react", "jinx"), (refusal,)]) == (refusal,)
    assert answer(t.g, "modify", [("modify", "tents"), ("go",)]) == ("go",)


def test_from_his_shrouded_wood_everybody_travels_as_usual():
    """Another ruler would choose where they go."""
    t = PrinceTable(people=2)
    t.site("shrouded_wood", "c2", ruler=0)
    t.pawn(1, "shrouded_wood")
    assert guide_from(t.g, 1, t.slot("shrouded_wood")) == 0
    t.man("shrouded_wood", t.prince)
    assert guide_from(t.g, 1, t.slot("shrouded_wood")) == -1


# -- his chronicle (O-12.9.4) ------------------------------------------------------------------


def chronicler(role: str = CHANCELLOR, people: int = 1, seed: int = 1) -> PrinceTable:
    """A table at which he will have won, and writes the chronicle."""
    return PrinceTable(role, people, seed=seed, chronicle="full")


def writes(t: PrinceTable) -> PrinceTable:
    """He has won; he is asked nothing, and the match is over."""
    role = t.player(t.prince).role
    ceremonies.won(t, t.prince, "chancellor" if role == CHANCELLOR else "usurper")
    assert t.flow.pending() == {}
    assert t.told("chronicle-written") != []
    return t


def test_chance_decides_which_goal_he_vows():
    vowed = {writes(chronicler(seed=seed)).told("vows")[0][1] for seed in range(1, 13)}
    assert vowed == {"supremacy", "people", "protection"}  # the present one is Devotion


def test_as_an_exile_he_makes_nobody_a_citizen_and_builds_nothing():
    t = chronicler(EXILE, 3)
    t.man("river", t.prince)
    t.site("river", cards="wolves")
    writes(t)
    assert t.told("invites") == t.told("builds") == []
    assert [player.role for player in t.g.players] == ["chancellor", "exile", "exile", "exile"]


def test_as_the_chancellor_he_builds_at_the_leftmost_place_where_he_can():
    """The Beast edifice stands already; a ruin on the left is repaired only where none is built."""
    t = chronicler()
    t.site("fertile_valley", cards="fallen_spire", ruler=t.prince)
    t.site("salt_flats", cards="forest_temple", ruler=t.prince)
    t.site("steppe", cards="wolves longbows elders", ruler=t.prince)
    t.site("wastes", cards="elders", ruler=t.prince)
    writes(t)
    assert t.told("builds") == [(t.prince, "longbows", "sprawling_rampart", "steppe")]
    assert t.told("restores") == []
    t = chronicler()
    t.site("wastes", cards="fallen_spire", ruler=t.prince)
    t.site("river", cards="bandit_rampart", ruler=t.prince)
    writes(t)
    assert [ruin for _, ruin, *_ in t.told("restores")] == ["bandit_rampart"]


@pytest.mark.parametrize(
    ("conspirators", "friends", "suit"),
    [
        ({"order": 0, "nomad": 2}, {"beast": 3}, "nomad"),
        ({"order": 1, "nomad": 1}, {"beast": 3}, "order"),
        ({}, {"hearth": 1, "beast": 2, "discord": 2}, "beast"),
    ],
)
def test_his_suit_is_his_highest_conspirator_else_his_highest_friend(
    conspirators: dict[str, int], friends: dict[str, int], suit: str
):
    """O-8.4: of two on one space the one that came first."""
    t = chronicler()
    for name, space in conspirators.items():
        t.befriends(name, CONSPIRATORS + space)
    for name, space in friends.items():
        t.befriends(name, FRIENDS + space)
    assert writes(t).told("adds-denizens")[0][0] == suit


def test_without_friends_and_conspirators_chance_names_his_suit():
    suits = {writes(chronicler(seed=seed)).told("adds-denizens")[0][0] for seed in range(1, 9)}
    assert len(suits) > 2
