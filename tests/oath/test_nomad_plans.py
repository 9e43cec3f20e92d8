"""Nomad denizens: battle plans."""

from crannog.games.oath.facts import ID, NUMBER
from crannog.games.oath.powers.registry import PLANS
from crannog.games.oath.state import BANDITS
from tests.oath.battles import BLANK, DOUBLE, HOLLOW, SHIELD, SHIELDS, SKULL, SWORD, bandit_river
from tests.oath.table import Table

PROVINCES, HINTERLAND = 1, 2


def war(attacker: str = "", defender: str = "", warbands: int = 2) -> Table:
    """Player 1 stands at the River, which player 2 rules from afar; these are their advisers."""
    t = Table()
    t.pawn(1, "river")
    t.site("river", ruler=2, warbands=warbands)
    t.adviser(1, attacker)
    t.adviser(2, defender)
    return t


def marches(t: Table, dice: int = 3, defender: int = 2) -> Table:
    """Player 1 attacks for the River with so many dice; plans come next."""
    t.turn(1).does(1, "campaign", defender)
    if t.asked() == (1, "targets"):
        t.does(1, "declare")
    return t.does(1, "number", dice)


def pools(t: Table) -> tuple[object, ...]:
    """Attack dice and defence dice as they were told last."""
    return t.told("pools")[-1]


# -- Rain Boots --------------------------------------------------------------------------------


def test_rain_boots_ignore_single_shields():
    """Two-shield faces and doubling faces still count."""
    t = war("rain_boots")
    t.site("steppe", ruler=2)
    t.site("standing_stones", ruler=2)
    t.dice([SHIELD, SHIELDS, DOUBLE], [HOLLOW] * 3)
    t.turn(1).does(1, "campaign", 2).does(1, "target-site", "steppe")
    t.does(1, "target-site", "standing_stones").does(1, "number", 3)
    t.does(1, "plan", "rain_boots")
    assert t.told("defence-is") == [(4 + 4, 4)]


def test_rain_boots_are_discarded_win_or_lose():
    """At the very end; a defender has no use for them."""
    t = war("rain_boots", warbands=1)
    t.dice([SHIELD], [SWORD] * 3)
    marches(t).does(1, "plan", "rain_boots").does(1, "number", 1)
    assert t.at("river").colour == 1
    assert (t.advisers(1), t.pile_cards(HINTERLAND)) == ([], ["rain_boots"])
    lost = war("rain_boots", warbands=9)
    lost.dice([SHIELD], [HOLLOW] * 3)
    marches(lost).does(1, "plan", "rain_boots")
    assert lost.pile_cards(HINTERLAND) == ["rain_boots"]
    defence = war("", "rain_boots")
    marches(defence)
    assert defence.told("uses-plan") == []


def test_a_plan_may_be_left_unused():
    """Then it stays, and nothing changes."""
    t = war("rain_boots", warbands=9)
    t.dice([SHIELD], [HOLLOW] * 3)
    marches(t).does(1, "no-more-plans")
    assert (t.advisers(1), t.told("defence-is")) == (["rain_boots"], [(10, 9)])


# -- Horse Archers -----------------------------------------------------------------------------


def test_horse_archers_add_or_remove_three_dice():
    """The attacker adds, the defender removes; the card is discarded by its user's region."""
    t = war("horse_archers", warbands=12)
    marches(t).does(1, "plan", "horse_archers")
    assert pools(t) == (6, 1)
    assert t.pile_cards(HINTERLAND) == ["horse_archers"]
    d = war("", "horse_archers", warbands=12)
    marches(d).does(2, "plan", "horse_archers")
    assert pools(d) == (0, 1)


def test_horse_archers_turn_missing_dice_into_defence_dice():
    """O-5.5.3: each die that is not there adds a defence die."""
    t = war("", "horse_archers")
    marches(t, dice=1).does(2, "plan", "horse_archers")
    assert pools(t) == (0, 3)


def test_a_used_plan_is_discarded_from_a_site_that_was_lost():
    """Ruling 2: at the end, even if its site has changed hands."""
    t = war()
    t.site("river", cards="horse_archers")
    t.arm(1, 8)
    t.dice([BLANK], [SWORD] * 5)
    marches(t, dice=8).does(2, "plan", "horse_archers").does(1, "number", 1)
    assert (t.at("river").colour, t.cards_at("river")) == (1, [])
    assert t.pile_cards(HINTERLAND) == ["horse_archers"]


def test_bandits_use_horse_archers():
    """They cost nothing, so bandits who rule them use and lose them."""
    t = bandit_river("horse_archers")
    t.dice([DOUBLE])
    marches(t, defender=BANDITS).does(1, "no-sacrifice")
    assert t.told("uses-plan") == [(BANDITS, "horse_archers")]
    assert pools(t) == (0, 1)
    assert t.pile_cards(HINTERLAND) == ["horse_archers"]


# -- Warning Signals ---------------------------------------------------------------------------


def test_warning_signals_move_warbands_between_board_and_sites():
    """The new positions count for this defence; one warband stays at each site."""
    t = war("", "warning_signals")
    t.site("steppe", ruler=2, warbands=3)
    t.dice([BLANK], [HOLLOW] * 3)
    marches(t).does(2, "plan", "warning_signals")
    assert t.ask(2).args == ("warning_signals", "river")
    assert t.offered(2) == [("number", n) for n in range(1, 8)]
    t.does(2, "number", 5)
    assert t.offered(2) == [("number", 1), ("number", 2), ("number", 3)]
    t.does(2, "number", 2)
    assert t.told("defence-is") == [(5, 5)]
    assert (t.at("river").warbands, t.at("steppe").warbands, t.player(2).warbands) == (5, 2, 1)
    assert t.pile_cards(0) == ["warning_signals"]


def test_warning_signals_bring_warbands_to_a_board_that_fights():
    """With the pawn at a targeted site the board defends as well."""
    t = war("", "warning_signals")
    t.pawn(2, "river")
    t.site("steppe", ruler=2, warbands=4)
    t.dice([BLANK], [HOLLOW] * 3)
    marches(t).does(2, "plan", "warning_signals").does(2, "number", 1).does(2, "number", 1)
    assert t.told("defence-is") == [(8, 8)]


def test_warning_signals_need_no_permission_of_the_chancellor():
    """FAQ: a Citizen moves purple warbands at Imperial sites as he likes."""
    t = Table()
    t.citizen(2)
    t.pawn(1, "river")
    t.site("river", ruler=0, warbands=2)
    t.site("steppe", ruler=0, warbands=2)
    t.adviser(2, "warning_signals")
    t.dice([BLANK, BLANK], [HOLLOW] * 3)
    marches(t).does(2, "plan", "warning_signals").does(2, "number", 6)
    assert (t.at("river").warbands, t.at("river").colour) == (6, 0)
    assert (t.at("steppe").warbands, t.player(2).warbands) == (1, 0)


def test_warning_signals_place_nothing_where_that_is_forbidden():
    """FAQ: with the Ring of Devotion warbands only come back from sites."""
    t = war("", "warning_signals", warbands=3)
    t.relic(2, "ring_of_devotion")
    marches(t).does(2, "plan", "warning_signals")
    assert t.offered(2) == [("number", 1), ("number", 2), ("number", 3)]


def test_warning_signals_man_an_empty_site_that_the_user_rules():
    """With the Bandit Crown: warbands that come to a targeted site defend it, with the bandit."""
    t = Table()
    t.pawn(1, "river")
    for site in t.g.sites:
        site.up = site.card == NUMBER["river"]
    t.relic(2, "bandit_crown")
    t.adviser(2, "warning_signals")
    t.dice([BLANK])
    marches(t).does(2, "plan", "warning_signals")
    assert t.offered(2) == [("number", n) for n in range(4)]
    t.does(2, "number", 3)
    assert t.told("defence-is") == [(4, 4)]


def test_warning_signals_of_bandits_move_nothing():
    """They are discarded nevertheless."""
    t = bandit_river("warning_signals")
    t.dice([BLANK], [HOLLOW] * 3)
    marches(t, defender=BANDITS).does(1, "no-sacrifice")
    assert t.told("defence-is") == [(1, 1)]
    assert "warning_signals" in t.pile_cards(HINTERLAND)


# -- Wild Mounts -------------------------------------------------------------------------------


def test_wild_mounts_save_all_nomad_plans_for_one_beast():
    """Wild Mounts itself stays, too."""
    t = war("wild_mounts horse_archers lancers wolves", warbands=20)
    t.dice([BLANK], [HOLLOW] * 6)
    marches(t).does(1, "plan", "wild_mounts").does(1, "plan", "horse_archers")
    t.does(1, "plan", "lancers")
    assert t.offered(1) == [("card", "wolves"), ("done",)]
    t.does(1, "card", "wolves")
    assert t.advisers(1) == ["wild_mounts", "horse_archers", "lancers"]
    assert t.pile_cards(HINTERLAND) == ["wolves"]


def test_wild_mounts_may_be_declined():
    """Then the plans go, in the order that their user chooses."""
    t = war("wild_mounts horse_archers lancers wolves", warbands=20)
    t.dice([BLANK], [HOLLOW] * 6)
    marches(t).does(1, "plan", "wild_mounts").does(1, "plan", "horse_archers")
    t.does(1, "plan", "lancers").does(1, "done").does(1, "card", "lancers")
    assert t.advisers(1) == ["wild_mounts", "wolves"]
    assert t.pile_cards(HINTERLAND) == ["lancers", "horse_archers"]


def test_wild_mounts_need_an_unlocked_beast_ruled_then():
    """Without one the plans are discarded; and only if Wild Mounts was used."""
    t = war("wild_mounts horse_archers", warbands=20)
    t.site("steppe", cards="forest_council", ruler=1)
    t.site("wastes", cards="rangers", ruler=0)
    marches(t).does(1, "plan", "wild_mounts").does(1, "plan", "horse_archers")
    assert t.pile_cards(HINTERLAND) == ["horse_archers"]
    unused = war("wild_mounts horse_archers wolves", warbands=20)
    marches(unused).does(1, "plan", "horse_archers").does(1, "no-more-plans")
    assert unused.pile_cards(HINTERLAND) == ["horse_archers"]


def test_wild_mounts_work_for_a_defender_with_a_beast_at_a_ruled_site():
    """The Beast card goes by its own region."""
    t = war("", "wild_mounts storm_caller", warbands=20)
    t.site("steppe", cards="rangers", ruler=2)
    marches(t, dice=0).does(2, "plan", "wild_mounts").does(2, "plan", "storm_caller")
    t.does(2, "card", "rangers")
    assert (t.advisers(2), t.cards_at("steppe")) == (["wild_mounts", "storm_caller"], [])
    assert t.pile_cards(HINTERLAND) == ["rangers"]


def test_wild_mounts_do_not_save_plans_of_other_suits():
    """Hearts and Minds is discarded all the same, and alone it is no reason to ask."""
    alone = war("", "wild_mounts hearts_and_minds wolves")
    marches(alone).does(2, "plan", "wild_mounts").does(2, "plan", "hearts_and_minds")
    assert alone.asked() == (1, "act")
    assert alone.advisers(2) == ["wild_mounts", "wolves"]
    t = war("", "wild_mounts horse_archers hearts_and_minds wolves")
    marches(t).does(2, "plan", "wild_mounts").does(2, "plan", "horse_archers")
    t.does(2, "plan", "hearts_and_minds").does(2, "card", "wolves")
    assert t.advisers(2) == ["wild_mounts", "horse_archers"]


def test_wild_mounts_of_bandits_save_two_plans():
    """FAQ: for two or more Nomad plans, the first Beast card from the top of the Cradle."""
    t = bandit_river("wild_mounts horse_archers storm_caller wolves")
    t.site("fertile_valley", cards="rangers")
    t.dice([SHIELDS] * 3)
    marches(t, defender=BANDITS)
    assert t.cards_at("river") == ["wild_mounts", "horse_archers", "storm_caller", "wolves"]
    assert (t.cards_at("fertile_valley"), t.pile_cards(PROVINCES)) == ([], ["rangers"])
    assert t.told("discards") == [(1, "rangers", "provinces")]  # O-10.discard: once


def test_wild_mounts_of_bandits_let_one_plan_go():
    """FAQ: a single Nomad plan is discarded."""
    t = bandit_river("wild_mounts storm_caller wolves")
    t.dice([SHIELDS] * 3)
    marches(t, defender=BANDITS)
    assert t.cards_at("river") == ["wild_mounts", "wolves"]


# -- Lancers -----------------------------------------------------------------------------------


def test_lancers_double_the_attack_roll():
    """Hollow swords are doubled before they are paired: three of them are three swords."""
    t = war("lancers", warbands=20)
    t.dice([BLANK], [HOLLOW] * 3)
    marches(t).does(1, "plan", "lancers")
    assert t.told("attack-is") == [(3, 0)]
    assert t.advisers(1) == []
    mixed = war("lancers", warbands=20)
    mixed.dice([BLANK], [SWORD, HOLLOW])
    marches(mixed, dice=2).does(1, "plan", "lancers")
    assert mixed.told("attack-is") == [(3, 0)]


def test_lancers_double_skulls():
    """FAQ: each skull kills two."""
    t = war("lancers", warbands=20)
    t.dice([BLANK], [SKULL])
    marches(t, dice=1).does(1, "plan", "lancers")
    assert t.told("attack-is") == [(4, 2)]
    assert t.told("dies-on-board")[0] == (1, 2)


def test_lancers_kill_nobody_beside_rangers():
    """Ruling 2: skulls that spare the force spare it twice."""
    t = war("lancers rangers", warbands=20)
    t.dice([BLANK], [SKULL, SKULL])
    marches(t, dice=2).does(1, "plan", "lancers").does(1, "plan", "rangers")
    assert t.told("attack-is") == [(8, 0)]


def test_lancers_do_not_double_sacrifices():
    """A sacrificed warband adds one."""
    t = war("lancers", warbands=3)
    t.dice([BLANK], [SWORD])
    marches(t, dice=1).does(1, "plan", "lancers")
    assert t.offered(1) == [("sacrifice", 2), ("no-sacrifice",)]


def test_lancers_count_ignored_faces_as_nothing():
    """Zero twice is zero."""
    t = war("lancers", warbands=20)
    t.dice([BLANK], [HOLLOW, SWORD])
    marches(t, dice=2)
    assert t.g.campaign is not None
    t.g.campaign.faces_ignored[0].append(0)
    t.does(1, "plan", "lancers")
    assert t.told("attack-is") == [(2, 0)]


# -- Mountain Giant ----------------------------------------------------------------------------


def test_mountain_giant_adds_one_die_and_stays():
    """A secret is placed on it."""
    t = war("mountain_giant", warbands=20)
    marches(t).does(1, "plan", "mountain_giant")
    assert t.offered(1) == [("number", 1), ("number", 3)]
    t.does(1, "number", 1)
    assert pools(t) == (4, 1)
    assert (t.advisers(1), t.g.laid) == (["mountain_giant"], {NUMBER["mountain_giant"]: (0, 1)})


def test_mountain_giant_adds_three_dice_and_goes():
    """FAQ: it is discarded only then; its secret comes back facedown."""
    t = war("mountain_giant", warbands=20)
    marches(t).does(1, "plan", "mountain_giant").does(1, "number", 3)
    assert pools(t) == (6, 1)
    assert t.pile_cards(HINTERLAND) == ["mountain_giant"]
    assert (t.player(1).secrets, t.player(1).dark_secrets) == (4, 1)


def test_mountain_giant_defends_and_costs_a_secret():
    """The defender removes dice and turns a secret; bandits, who pay nothing, never use it."""
    t = war("", "mountain_giant", warbands=20)
    marches(t).does(2, "plan", "mountain_giant").does(2, "number", 3)
    assert pools(t) == (0, 1)
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (4, 1)
    poor = war("mountain_giant")
    poor.player(1).secrets = 0
    marches(poor)
    assert poor.told("uses-plan") == []
    bandits = bandit_river("mountain_giant")
    marches(bandits, defender=BANDITS)
    assert bandits.told("uses-plan") == []


# -- Rival Khan --------------------------------------------------------------------------------


def test_rival_khan_wants_a_nomad_among_the_enemys_advisers():
    """Four dice more; the card is discarded."""
    t = war("rival_khan", "elders", warbands=20)
    marches(t).does(1, "plan", "rival_khan")
    assert pools(t) == (7, 1)
    assert t.pile_cards(HINTERLAND) == ["rival_khan"]


def test_rival_khan_without_a_rival_gives_nothing_and_goes():
    """A facedown Nomad is none; a used card is discarded even so."""
    t = war("rival_khan", "wolves", warbands=20)
    t.adviser(2, "elders", facedown=True)
    marches(t).does(1, "plan", "rival_khan")
    assert pools(t) == (3, 1)
    assert t.pile_cards(HINTERLAND) == ["rival_khan"]


def test_rival_khan_of_a_defender_looks_at_the_attacker():
    """Dice that are missing become defence dice; bandits do the same."""
    t = war("elders", "rival_khan", warbands=20)
    marches(t).does(2, "plan", "rival_khan")
    assert pools(t) == (0, 2)
    bandits = bandit_river("rival_khan")
    bandits.adviser(1, "elders")
    marches(bandits, defender=BANDITS)
    assert pools(bandits) == (0, 2)
    nobody = bandit_river("")
    nobody.adviser(1, "rival_khan elders")
    marches(nobody, defender=BANDITS).does(1, "plan", "rival_khan")
    assert pools(nobody) == (3, 1)


def test_rival_khan_counts_allies_as_enemies():
    """The enemy of an attacker is the defender with all Allies."""
    t = Table()
    t.citizen(2)
    t.pawn(1, "river")
    t.site("river", ruler=0, warbands=20)
    t.adviser(1, "rival_khan")
    t.adviser(0, "elders")
    marches(t).does(1, "plan", "rival_khan")
    assert pools(t)[0] == 7


# -- Mounted Patrol ----------------------------------------------------------------------------


def test_mounted_patrol_halves_the_roll():
    """Rounded down; the dice that are not rolled do not defend."""
    t = war("", "mounted_patrol", warbands=20)
    marches(t).does(2, "plan", "mounted_patrol")
    (faces,) = t.told("rolls-attack")
    assert sum(int(str(count)) for count in faces[1:]) == 1
    assert pools(t) == (3, 1)
    assert t.pile_cards(0) == ["mounted_patrol"]


def test_mounted_patrol_halves_after_all_other_plans():
    """FAQ: six dice less three are three, half of that is one."""
    t = war("horse_archers", "mounted_patrol storm_caller", warbands=20)
    t.adviser(2, "great_crusade")
    marches(t).does(1, "plan", "horse_archers").does(2, "plan", "mounted_patrol")
    t.does(2, "plan", "great_crusade").does(2, "no-more-plans")
    assert pools(t) == (3, 1)
    (faces,) = t.told("rolls-attack")
    assert sum(int(str(count)) for count in faces[1:]) == 1


def test_bandits_use_mounted_patrol():
    """It costs nothing."""
    t = bandit_river("mounted_patrol")
    marches(t, defender=BANDITS)
    (faces,) = t.told("rolls-attack")
    assert sum(int(str(count)) for count in faces[1:]) == 1


# -- Great Crusade -----------------------------------------------------------------------------


def test_great_crusade_counts_itself_advisers_sites_and_edifices():
    """FAQ: itself among them; facedown advisers and other suits are not counted."""
    t = war("great_crusade elders wolves", warbands=20)
    t.adviser(1, "lancers", facedown=True)
    t.site("steppe", cards="tents ancient_forge", ruler=1)
    t.site("wastes", cards="convoys", ruler=0)
    marches(t).does(1, "plan", "great_crusade")
    assert pools(t) == (3 + 4, 1)
    assert "great_crusade" in t.pile_cards(HINTERLAND)


def test_great_crusade_of_a_citizen_outside_the_empire_counts_no_imperial_site():
    """O-5.5.1: attacked by the Chancellor he rules no purple site."""
    t = Table()
    t.citizen(1)
    t.pawn(0, "river")
    t.pawn(1, "river")
    t.site("steppe", cards="elders tents", ruler=0)
    t.adviser(1, "great_crusade")
    t.turn(0).does(0, "campaign", 1).does(0, "number", 3)
    t.does(1, "plan", "great_crusade")
    assert pools(t)[0] == 2


def test_great_crusade_of_bandits_counts_their_sites():
    """All Nomad cards at sites that bandits rule."""
    t = bandit_river("great_crusade")
    t.site("steppe", cards="elders")
    t.site("wastes", cards="tents", ruler=0)
    marches(t, defender=BANDITS)
    assert pools(t) == (1, 1)


# -- Storm Caller ------------------------------------------------------------------------------


def test_storm_caller_adds_two_defence_dice():
    """For a defender, and for bandits; it is discarded."""
    t = war("", "storm_caller", warbands=20)
    marches(t).does(2, "plan", "storm_caller")
    assert pools(t) == (3, 3)
    assert t.pile_cards(0) == ["storm_caller"]
    bandits = bandit_river("storm_caller")
    marches(bandits, defender=BANDITS)
    assert pools(bandits) == (3, 3)
    attacker = war("storm_caller", warbands=20)
    marches(attacker)
    assert attacker.told("uses-plan") == []


# -- what they have in common ------------------------------------------------------------------


def test_a_plan_needs_rule_and_not_only_the_pawn():
    """O-7.5.1: the attacker stands beside the card, which its ruler may use."""
    t = war("", "", warbands=20)
    t.site("river", cards="horse_archers")
    marches(t)
    assert t.asked() == (2, "defence-plans")


def test_a_surcharge_silences_the_free_plans_of_bandits():
    """Bandits use plans without a cost, so one with a surcharge is not used."""
    t = bandit_river("horse_archers")
    t.adviser(1, "insect_swarm")
    marches(t, defender=BANDITS)
    assert t.told("uses-plan") == []


def test_every_plan_is_declared_as_printed():
    """Sides, and which are discarded at the end in any case."""
    sides = {name: PLANS[NUMBER[name]].side for name in ("rain_boots", "lancers")}
    assert set(sides.values()) == {"attacker"}
    for name in ("warning_signals", "mounted_patrol", "storm_caller"):
        assert PLANS[NUMBER[name]].side == "defender"
    leaving = {ID[card] for card, plan in PLANS.items() if plan.discard_at_end}
    assert {"rain_boots", "horse_archers", "lancers", "rival_khan", "great_crusade"} <= leaving
    assert not {"wild_mounts", "mountain_giant"} & leaving
