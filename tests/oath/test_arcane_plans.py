"""Arcane denizens: battle plans, and what lasts in campaigns and rolls."""

from crannog.games.oath.facts import NUMBER
from crannog.games.oath.verbs import empty_slot
from tests.oath.battles import BLANK, DOUBLE, HOLLOW, SHIELD, SKULL, SWORD, pools
from tests.oath.table import Table


def duel(cards: str = "", theirs: str = "") -> Table:
    """Player 1 and player 2 stand at the river, each with advisers; 1 attacks the other's pawn."""
    t = Table()
    t.pawn(2, "river")
    t.adviser(1, cards)
    t.adviser(2, theirs)
    return t


def attack(t: Table, dice: int = 3) -> Table:
    """Player 1 campaigns against player 2 and takes this many dice."""
    return t.turn(1).does(1, "campaign", 2).does(1, "number", dice)


# -- Fire Talkers ------------------------------------------------------------------------------


def test_fire_talkers_add_three_dice_with_the_darkest_secret():
    """For the attacker; a secret lies on the card."""
    t = duel("fire_talkers longbows")
    t.banner("darkest_secret", 1)
    attack(t).does(1, "plan", "fire_talkers")
    assert pools(t) == (6, 2)
    assert t.player(1).secrets == 4


def test_fire_talkers_of_the_defender_remove_three_dice():
    """O-5.5.3: each die that is not there becomes a defence die; the secret is turned."""
    t = duel(theirs="fire_talkers rusting_ray")
    t.banner("darkest_secret", 2)
    t.turn(1).does(1, "campaign", 2).does(1, "target-pawn").does(1, "declare").does(1, "number", 2)
    t.does(2, "plan", "fire_talkers")
    assert pools(t) == (0, 3)
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (4, 1)


def test_fire_talkers_without_the_banner_do_nothing():
    """They may be used and paid for."""
    t = duel("fire_talkers cracking_ground")
    attack(t).does(1, "plan", "fire_talkers")
    assert pools(t) == (3, 2)
    assert t.player(1).secrets == 4


def test_fire_talkers_of_a_citizen_count_the_chancellors_banner():
    """FAQ; a setting, since the Law says "you alone"."""
    for allies, dice in ((True, 6), (False, 3)):
        t = Table(fire_talkers_with_allies=allies)
        t.citizen(1)
        t.pawn(2, "river")
        t.adviser(1, "fire_talkers cracking_ground")
        t.banner("darkest_secret", 0)
        attack(t).does(1, "plan", "fire_talkers")
        assert pools(t) == (dice, 2)


def test_fire_talkers_do_not_count_an_enemys_banner():
    """A Citizen who attacks the Chancellor is no Imperial player in this campaign."""
    t = Table()
    t.citizen(1)
    t.pawn(0, "river")
    t.adviser(1, "fire_talkers cracking_ground")
    t.banner("darkest_secret", 0)
    t.turn(1).does(1, "campaign", 0).does(1, "target-pawn").does(1, "declare").does(1, "number", 3)
    t.does(1, "plan", "fire_talkers")
    assert pools(t)[0] == 3


def test_fire_talkers_of_a_citizen_do_not_count_an_exiles_banner():
    """FAQ: that of another Imperial player is meant."""
    t = duel("fire_talkers longbows")
    t.citizen(1)
    t.banner("darkest_secret", 2)
    t.turn(1).attack(1, 2, 3, ("target-pawn",)).does(1, "plan", "fire_talkers")
    assert pools(t)[0] == 3


def test_plans_need_rule_and_not_the_pawn():
    """O-7.5.1: who only stands at the card's site cannot use it."""
    t = duel()
    t.site("river", cards="fire_talkers")
    t.banner("darkest_secret", 1)
    attack(t)
    assert t.asked()[1] != "plans"


# -- Rusting Ray -------------------------------------------------------------------------------


def rusting(t: Table, defence: int = 2) -> Table:
    """Player 2 uses the Rusting Ray against four dice: three hollow swords and a skull."""
    t.player(1).warbands = 4
    t.dice([BLANK] * defence, [HOLLOW, HOLLOW, HOLLOW, SKULL])
    t.turn(1).does(1, "campaign", 2)
    if t.asked() == (1, "targets"):
        t.does(1, "target-pawn").does(1, "declare")
    return t.does(1, "number", 4).does(2, "plan", "rusting_ray")


def test_rusting_ray_makes_hollow_swords_worthless():
    """Full swords and skulls count."""
    t = duel(theirs="rusting_ray")
    t.banner("darkest_secret", 2)
    rusting(t)
    assert t.told("attack-is") == [(2, 1)]
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (4, 1)


def test_rusting_ray_without_the_banner_has_no_effect():
    """Three hollow swords are one sword."""
    t = rusting(duel(theirs="rusting_ray"))
    assert t.told("attack-is") == [(3, 1)]


def test_rusting_ray_leaves_nothing_to_double():
    """With a roll that counts twice (Lancers) hollow swords are still nothing."""
    t = duel(theirs="rusting_ray jinx")
    t.banner("darkest_secret", 2)
    t.player(1).warbands = 4
    t.dice([BLANK, BLANK], [HOLLOW, HOLLOW, HOLLOW, SKULL])
    t.turn(1).does(1, "campaign", 2).does(1, "target-pawn").does(1, "declare").does(1, "number", 4)
    assert t.g.campaign is not None
    t.g.campaign.roll_twice = True
    t.does(2, "plan", "rusting_ray").does(2, "decline")
    assert t.told("attack-is") == [(4, 2)]


def test_rusting_ray_is_for_the_defender_alone():
    """Blue."""
    t = duel("rusting_ray")
    t.banner("darkest_secret", 1)
    attack(t)
    assert t.asked()[1] != "plans"


def test_rusting_ray_counts_only_its_users_banner():
    """The literal Law: the Chancellor's does not help a Citizen."""
    t = Table()
    t.citizen(2)
    t.pawn(2, "river")
    t.adviser(2, "rusting_ray")
    t.banner("darkest_secret", 0)
    rusting(t, defence=3)
    assert t.told("attack-is") == [(3, 1)]


# -- Billowing Fog -----------------------------------------------------------------------------


def test_billowing_fog_saves_a_defeated_attackers_force():
    """None of it dies of the defeat; skulls still kill."""
    t = duel("billowing_fog", theirs="jinx")
    t.dice([SHIELD, SHIELD], [SKULL, HOLLOW, HOLLOW])
    attack(t).does(1, "plan", "billowing_fog").does(2, "decline")
    assert t.told("wins-campaign") == [(2, 3, 5)]
    assert t.player(1).warbands == 2


def test_a_defeat_without_billowing_fog_kills_half():
    """The same campaign."""
    t = duel("billowing_fog", theirs="jinx")
    t.dice([SHIELD, SHIELD], [SKULL, HOLLOW, HOLLOW])
    attack(t).does(1, "no-more-plans").does(2, "decline")
    assert t.player(1).warbands == 1


def test_billowing_fog_of_the_defender_saves_all_but_the_site():
    """The survivors leave the lost site for the board."""
    t = duel(theirs="billowing_fog")
    t.man("river", 2, 2)
    t.player(1).warbands = 9
    t.dice([BLANK] * 3, [SWORD] * 9)
    t.turn(1).does(1, "campaign", 2).does(1, "declare").does(1, "number", 9)
    t.does(2, "plan", "billowing_fog").does(1, "number", 1)
    assert (t.player(2).warbands, t.player(2).dark_secrets) == (5, 1)
    assert (t.at("river").colour, t.at("river").warbands) == (1, 1)


def test_billowing_fog_ignores_what_kills_the_whole_force():
    """The Brutal trait of the Reliquary."""
    t = Table()
    empty_slot(t.g, 0)
    t.pawn(2, "fertile_valley")
    t.adviser(2, "billowing_fog")
    t.dice([BLANK, BLANK], [SWORD] * 3)
    t.turn(0).does(0, "campaign", 2).does(0, "number", 3).does(2, "plan", "billowing_fog")
    t.does(0, "sacrifice", 1)
    assert t.told("wins-campaign") == [(0, 4, 3)]
    assert t.player(2).warbands == 3


def test_billowing_fog_puts_out_sticky_fire():
    """The force lives; the favor that the fire gives is given all the same."""
    t = duel(theirs="billowing_fog")
    t.relic(1, "sticky_fire")
    t.arm(1, 6)
    t.dice([BLANK, BLANK], [SWORD] * 6)
    attack(t, 6).does(1, "plan", "sticky_fire").does(2, "plan", "billowing_fog")
    t.does(1, "no").does(1, "no").does(1, "yes")
    assert t.player(2).warbands == 3
    assert (t.player(1).favor, t.player(2).favor) == (3, 5)


def test_billowing_fog_lifts_the_price_of_the_own_shield_wall():
    """What would kill the whole force is ignored."""
    t = duel(theirs="billowing_fog shield_wall")
    t.arm(1, 6)
    t.dice([BLANK] * 4, [SWORD] * 6)
    attack(t, 6).does(2, "plan", "shield_wall").does(2, "plan", "billowing_fog")
    assert (t.told("wins-campaign"), t.player(2).warbands) == ([(1, 6, 3)], 3)


def test_billowing_fog_does_nothing_for_the_winner():
    """The loser's losses are as ever."""
    t = duel("billowing_fog")
    t.dice([BLANK, BLANK], [SWORD, SWORD, SWORD])
    attack(t).does(1, "plan", "billowing_fog").does(1, "sacrifice", 1)
    assert (t.player(1).warbands, t.player(2).warbands) == (2, 2)


# -- Kindred Warriors --------------------------------------------------------------------------


def test_kindred_warriors_add_up_to_a_die_for_each_other_suit():
    """FAQ: other than Arcane; each suit once, at sites and among advisers."""
    t = duel("kindred_warriors wolves tutor")
    t.site("wastes", cards="the_old_oak garrison", ruler=1)
    t.site("steppe", cards="elders")
    attack(t).does(1, "plan", "kindred_warriors")
    assert t.offered(1) == [("number", 0), ("number", 1), ("number", 2)]
    t.dice([BLANK, BLANK], [SKULL, SKULL, SKULL, SKULL])
    t.does(1, "number", 1)
    assert t.told("attack-is") == [(8, 0)]
    assert (t.player(1).warbands, t.g.laid) == (3, {NUMBER["kindred_warriors"]: (0, 1)})


def test_kindred_warriors_of_the_defender_remove_dice():
    """And leave the attacker's skulls alone."""
    t = duel(theirs="kindred_warriors wolves elders")
    t.dice([BLANK, BLANK], [SKULL])
    attack(t).does(2, "plan", "kindred_warriors").does(2, "number", 2)
    assert t.told("attack-is") == [(2, 1)]


def test_kindred_warriors_alone_add_nothing():
    """No other suit: the skulls spare the force all the same."""
    t = duel("kindred_warriors")
    t.dice([BLANK, BLANK], [SKULL, SKULL, SKULL])
    attack(t).does(1, "plan", "kindred_warriors")
    assert t.told("attack-is") == [(6, 0)]


def test_facedown_advisers_and_ruins_have_no_suit_for_kindred_warriors():
    """O-2.2.2, O-2.9; an intact edifice has one."""
    t = duel("kindred_warriors")
    t.adviser(1, "wolves", facedown=True)
    t.site("wastes", cards="fallen_spire hall_of_debate", ruler=1)
    attack(t).does(1, "plan", "kindred_warriors")
    assert t.offered(1) == [("number", 0), ("number", 1)]


def test_kindred_warriors_of_a_citizen_against_the_empire_miss_imperial_sites():
    """O-5.5.1: he does not rule them in this campaign."""
    t = Table()
    t.citizen(1)
    t.pawn(0, "river")
    t.adviser(1, "kindred_warriors elders")
    t.site("wastes", cards="the_old_oak", ruler=0)
    t.turn(1).does(1, "campaign", 0).does(1, "target-pawn").does(1, "declare").does(1, "number", 3)
    t.does(1, "plan", "kindred_warriors")
    assert t.offered(1) == [("number", 0), ("number", 1)]


def test_a_citizen_against_the_empire_uses_no_plan_at_its_sites():
    """Law, O-5.5.1: he rules them in a campaign against an Exile only."""
    for foe, targets, offered in ((0, [("target-pawn",)], False), (2, [], True)):
        t = Table()
        t.citizen(1)
        t.pawn(foe, "river")
        t.site("wastes", cards="longbows", ruler=0)
        t.turn(1).attack(1, foe, 3, *targets)
        assert (t.asked() == (1, "plans")) == offered


# -- Cracking Ground ---------------------------------------------------------------------------


def siege(cards: str = "", theirs: str = "") -> Table:
    """Player 1 attacks two sites of player 2 and the pawn there."""
    t = duel(cards, theirs)
    t.man("river", 2)
    t.man("wastes", 2)
    t.turn(1).does(1, "campaign", 2).does(1, "target-site", "wastes").does(1, "target-pawn")
    return t.does(1, "number", 1)


def test_cracking_ground_adds_a_die_for_each_targeted_site():
    """Not for the pawn; its secret is burned."""
    t = siege("cracking_ground rusting_ray fire_talkers").does(1, "plan", "cracking_ground")
    assert pools(t) == (3, 4)
    assert (t.player(1).secrets, t.g.laid) == (4, {})


def test_cracking_ground_of_the_defender_removes_dice():
    """O-5.5.3: what is not there becomes defence; the secret is burned out of turn, too."""
    t = siege(theirs="cracking_ground fire_talkers").does(2, "plan", "cracking_ground")
    assert pools(t) == (0, 5)
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (4, 0)


# -- Gleaming Armor ----------------------------------------------------------------------------


def test_gleaming_armor_makes_the_enemys_plans_dearer():
    """One placed secret more; a defender turns it."""
    t = duel("gleaming_armor", theirs="cracking_ground fire_talkers")
    attack(t).does(2, "plan", "cracking_ground")
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (3, 1)


def test_gleaming_armor_bars_plans_that_cannot_be_paid():
    """A secret is not enough for a plan that costs one."""
    t = duel("gleaming_armor", theirs="fire_talkers")
    t.player(2).secrets = 1
    attack(t)
    assert t.asked()[1] != "defence-plans"


def test_gleaming_armor_of_the_defender_costs_the_attacker():
    """The secret lies on the plan."""
    t = duel("fire_talkers cracking_ground", theirs="gleaming_armor")
    attack(t).does(1, "plan", "fire_talkers")
    assert t.g.laid == {NUMBER["fire_talkers"]: (0, 2)}


def test_gleaming_armor_costs_its_own_side_nothing_more():
    """Only the enemy pays."""
    t = duel("gleaming_armor fire_talkers cracking_ground")
    attack(t).does(1, "plan", "fire_talkers")
    assert t.g.laid == {NUMBER["fire_talkers"]: (0, 1)}


def test_gleaming_armor_of_a_bystander_does_not_matter():
    """FAQ: its holder must be in the campaign."""
    t = duel("fire_talkers cracking_ground")
    t.adviser(0, "gleaming_armor")
    attack(t).does(1, "plan", "fire_talkers")
    assert t.player(1).secrets == 4


def test_gleaming_armor_of_an_ally_counts_if_he_has_joined():
    """FAQ: a Citizen at the attacker's site may join the Chancellor's defence."""
    for answer, secrets in ((("react", "join"), 3), (("decline",), 4)):
        t = Table()
        t.citizen(2)
        t.pawn(0, "river")
        t.pawn(2, "river")
        t.adviser(1, "fire_talkers cracking_ground")
        t.adviser(2, "gleaming_armor")
        t.turn(1).does(1, "campaign", 0).does(1, "target-pawn").does(1, "declare")
        t.does(2, *answer)
        if answer != ("decline",):
            t.does(0, "react", "allow")
        t.does(1, "number", 3).does(1, "plan", "fire_talkers")
        assert t.player(1).secrets == secrets


def test_gleaming_armor_silences_bandits():
    """O-5.5.3: they use only plans without a cost."""
    for armed, used in (("", [(-1, "horse_archers")]), ("gleaming_armor", [])):
        t = Table()
        t.adviser(1, armed)
        t.site("river", cards="horse_archers")
        t.turn(1).does(1, "campaign", -1).does(1, "declare").does(1, "number", 3)
        assert t.told("uses-plan") == used


def test_gleaming_armor_makes_every_plan_one_that_costs_a_secret():
    """FAQ: so Spell Breaker bars all plans of the enemy; those of the holder cost nothing more."""
    t = duel("longbows", theirs="gleaming_armor scouts horse_archers")
    t.site("wastes", cards="spell_breaker")
    attack(t)
    assert t.asked() == (2, "defence-plans")
    assert t.offered(2, "plan") == [("plan", "horse_archers")]


# -- Sealing Ward ------------------------------------------------------------------------------


def test_sealing_ward_adds_a_die_for_each_targeted_relic():
    """The Grand Scepter, too; neither banners nor the pawn."""
    t = duel(theirs="sealing_ward")
    t.relic(2, "ivory_eye grand_scepter")
    t.banner("darkest_secret", 2, 3)
    t.turn(1).does(1, "campaign", 2)
    for thing in ("ivory_eye", "grand_scepter", "darkest_secret"):
        t.does(1, "target-thing", thing)
    t.does(1, "target-pawn").does(1, "number", 3)
    assert t.told("pools")[0] == (3, (2 + 1) + (5 + 1) + 3 + 2)


def test_sealing_ward_guards_only_its_holder():
    """The attacker's own ward adds nothing to the defence."""
    t = duel("sealing_ward")
    t.relic(2, "ivory_eye")
    t.turn(1).does(1, "campaign", 2).does(1, "target-thing", "ivory_eye").does(1, "declare")
    t.does(1, "number", 3)
    assert t.told("pools")[0] == (3, 2)


# -- Jinx --------------------------------------------------------------------------------------


def test_jinx_rerolls_all_dice_before_anything_follows():
    """Skulls wait; the second result stands; the same dice are rolled again only once (FAQ)."""
    t = duel("jinx")
    t.dice([BLANK, BLANK], [SKULL] * 3, [SWORD] * 3)
    attack(t)
    assert t.asked() == (1, "react")
    assert t.player(1).warbands == 3
    t.does(1, "react", "jinx")
    assert t.told("attack-is") == [(3, 0)]
    assert t.g.laid == {NUMBER["jinx"]: (0, 1)}
    assert t.asked() == (1, "sacrifice")


def test_jinx_may_be_declined():
    """The first result stands and nothing is paid."""
    t = duel("jinx")
    t.dice([BLANK, BLANK], [SKULL] * 3)
    attack(t).does(1, "decline")
    assert t.told("attack-is") == [(6, 3)]
    assert t.player(1).secrets == 5


def test_jinx_of_a_defender_is_paid_with_a_turned_secret():
    """O-7.1.2: out of turn, though tokens lie on the card."""
    t = duel()
    t.site("wastes", cards="jinx", ruler=2)
    t.g.laid[NUMBER["jinx"]] = (0, 1)
    t.dice([BLANK, BLANK], [SHIELD, DOUBLE], [SWORD] * 3)
    t.turn(1).does(1, "campaign", 2).does(1, "target-pawn").does(1, "declare").does(1, "number", 3)
    t.does(2, "react", "jinx")
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (4, 1)
    assert t.told("defence-is") == [(2 + 3, 3)]


def test_jinx_on_the_own_turn_needs_an_empty_card():
    """O-7.1.2: it is no battle plan."""
    t = duel("jinx")
    t.g.laid[NUMBER["jinx"]] = (1, 0)
    t.dice([BLANK, BLANK], [SKULL] * 3)
    attack(t)
    assert t.told("attack-is") == [(6, 3)]


def test_jinx_needs_rule_and_is_for_the_roller():
    """The pawn at its site is not enough; nor is it for the other side's dice."""
    t = duel()
    t.site("river", cards="jinx")
    t.dice([BLANK, BLANK], [SWORD] * 3)
    attack(t)
    assert t.asked() == (1, "sacrifice")


def test_jinx_works_for_rolls_outside_campaigns():
    """FAQ: such as that of the Gambling Hall."""
    t = Table()
    t.adviser(1, "jinx")
    t.site("river", cards="gambling_hall")
    t.dice([BLANK] * 4, [SHIELD] * 4)
    t.turn(1).uses(1, "gambling_hall").does(1, "react", "jinx")
    assert t.told("rolls-defence") == [(1, 4, 0, 0, 0), (1, 0, 4, 0, 0)]


def test_jinx_is_stopped_with_powers_that_cost_a_secret():
    """FAQ of Spell Breaker."""
    t = duel("jinx")
    t.site("wastes", cards="spell_breaker")
    t.dice([BLANK, BLANK], [SKULL] * 3)
    attack(t)
    assert t.told("attack-is") == [(6, 3)]


def test_jinx_does_not_touch_the_end_die():
    """It is neither an attack nor a defence die."""
    t = Table()
    t.g.round = 5
    t.adviser(0, "jinx")
    t.g.phase = "round-end"
    t.dice([0])
    t.turn(0, "round-end")
    assert t.told("rolls-end") == [(1, 6)]
    assert t.asked() == (0, "act")
