"""Arcane denizens: "Action:" powers."""

from crannog.games.oath.facts import NUMBER
from crannog.games.oath.know import knows
from tests.oath.table import ARCANE, BEAST, DARKEST_SECRET, NOMAD, PURPLE, Table


def kept(t: Table, card: str) -> tuple[int, int]:
    """The favor and the secrets on a card."""
    return t.g.laid.get(NUMBER[card], (0, 0))


# -- Alchemist, Spirit Snare, Wizard School, Tutor ---------------------------------------------


def test_alchemist_takes_four_favor_from_any_banks():
    """A secret is placed, one burned; the same bank may be picked twice."""
    t = Table()
    t.adviser(1, "alchemist")
    t.turn(1).uses(1, "alchemist")
    assert t.player(1).secrets == 3
    assert kept(t, "alchemist") == (0, 1)
    t.does(1, "suit", "beast").does(1, "suit", "beast")
    assert t.offered(1) == [
        ("suit", suit) for suit in ("discord", "arcane", "order", "hearth", "nomad")
    ]
    t.does(1, "suit", "discord").does(1, "suit", "nomad")
    assert (t.player(1).favor, t.bank("beast"), t.bank("discord"), t.bank("nomad")) == (8, 0, 1, 1)
    assert t.asked() == (1, "act")


def test_alchemist_takes_all_there_is_from_poor_banks():
    """O-9.3: fewer than four favor in all banks together."""
    t = Table()
    t.g.banks = [0, 0, 1, 2, 0, 0]
    t.adviser(1, "alchemist")
    t.turn(1).uses(1, "alchemist").does(1, "suit", "order")
    assert t.asked() == (1, "act")
    assert (t.player(1).favor, sum(t.g.banks)) == (7, 0)


def test_alchemist_of_the_kin_fills_their_bank():
    """Ruling 10: with Vow of Kinship what is gained goes to the Nomad bank."""
    t = Table()
    t.adviser(1, "alchemist vow_of_kinship")
    t.player(1).favor = 0
    t.turn(1).uses(1, "alchemist")
    for suit in ("arcane", "arcane", "order", "nomad"):
        t.does(1, "suit", suit)
    assert (t.player(1).favor, t.bank("nomad"), t.bank("arcane"), t.bank("order")) == (0, 5, 0, 1)


def test_alchemist_needs_two_faceup_secrets():
    """One secret, or secrets that lie facedown, do not pay."""
    t = Table()
    t.adviser(1, "alchemist")
    t.player(1).secrets, t.player(1).dark_secrets = 1, 3
    assert not t.turn(1).offers(1, "use", "alchemist")


def test_alchemist_at_a_site_is_for_who_is_there_or_rules_it():
    """O-7.1.1: pawn or rule."""
    t = Table()
    t.site("wastes", cards="alchemist")
    assert not t.turn(1).offers(1, "use", "alchemist")
    t.man("wastes", 1)
    assert t.turn(1).offers(1, "use", "alchemist")
    t.pawn(2, "wastes")
    assert t.turn(2).offers(2, "use", "alchemist")


def test_spirit_snare_takes_one_favor():
    """From a bank of choice; the secret blocks the card until Rest."""
    t = Table()
    t.adviser(1, "spirit_snare")
    t.turn(1).uses(1, "spirit_snare").does(1, "suit", "discord")
    assert (t.player(1).favor, t.player(1).secrets, t.bank("discord")) == (5, 4, 1)
    assert not t.offers(1, "use", "spirit_snare")


def test_spirit_snare_gets_nothing_from_empty_banks():
    """It may be used all the same."""
    t = Table()
    t.g.banks = [0] * 6
    t.adviser(1, "spirit_snare")
    t.turn(1).uses(1, "spirit_snare")
    assert (t.player(1).favor, t.player(1).secrets) == (4, 4)


def test_wizard_school_gives_a_secret_and_ends_the_act_phase():
    """The favor goes home at Rest, the next player wakes."""
    t = Table()
    t.site("river", cards="wizard_school")
    t.turn(1).uses(1, "wizard_school")
    assert (t.player(1).favor, t.player(1).secrets) == (3, 6)
    assert t.bank("arcane") == 3
    assert t.asked() == (2, "act")


def test_wizard_school_needs_a_favor_and_access():
    """O-7.1.1, O-7.1.2: not without favor, not with tokens on it, not from afar."""
    for favor, laid, pawn, offered in (
        (1, {}, "river", True),
        (0, {}, "river", False),
        (1, {NUMBER["wizard_school"]: (1, 0)}, "river", False),
        (1, {}, "steppe", False),
    ):
        t = Table()
        t.site("river", cards="wizard_school")
        t.pawn(1, pawn)
        t.player(1).favor, t.g.laid = favor, laid
        assert t.turn(1).offers(1, "use", "wizard_school") == offered


def test_tutor_gives_a_secret_for_a_favor_and_a_secret_placed():
    """Both lie on the card until Rest; then the secret comes back."""
    t = Table()
    t.adviser(1, "tutor")
    t.turn(1).uses(1, "tutor")
    assert kept(t, "tutor") == (1, 1)
    assert (t.player(1).favor, t.player(1).secrets) == (3, 5)
    assert not t.offers(1, "use", "tutor")
    t.rests(1)
    assert (t.player(1).secrets, t.bank("arcane")) == (6, 3)


def test_tutor_needs_both_tokens_and_is_its_holders():
    """O-7.1.2: a favor and a secret; nobody else uses an adviser."""
    for favor, secrets, offered in ((1, 1, True), (0, 1, False), (1, 0, False)):
        t = Table()
        t.adviser(1, "tutor")
        t.player(1).favor, t.player(1).secrets = favor, secrets
        assert t.turn(1).offers(1, "use", "tutor") == offered
    other = Table()
    other.adviser(2, "tutor")
    assert not other.turn(1).offers(1, "use", "tutor")


# -- Blood Pact --------------------------------------------------------------------------------


def test_blood_pact_takes_pairs_of_warbands():
    """Only an even number from the board; a secret for each two."""
    t = Table()
    t.adviser(1, "blood_pact")
    t.player(1).warbands, t.player(1).bank = 5, 9
    t.man("river", 1)
    t.turn(1).uses(1, "blood_pact")
    assert t.offered(1) == [("number", 2), ("number", 4)]
    t.does(1, "number", 4)
    assert (t.player(1).warbands, t.player(1).bank, t.player(1).secrets) == (1, 12, 6)
    assert (t.at("river").warbands, t.told("sacrifices")) == (1, [(1, 4)])


def test_blood_pact_gives_nothing_for_one_warband():
    """Those at sites do not count."""
    t = Table()
    t.adviser(1, "blood_pact")
    t.player(1).warbands = 1
    t.man("river", 1, 4)
    t.turn(1).uses(1, "blood_pact")
    assert (t.player(1).warbands, t.player(1).secrets) == (1, 4)
    assert t.asked() == (1, "act")


def test_blood_pact_of_a_citizen_costs_purple_warbands():
    """They go to the Chancellor's bank."""
    t = Table()
    t.citizen(1)
    t.adviser(1, "blood_pact")
    bank = t.player(0).bank
    t.turn(1).uses(1, "blood_pact")
    assert (t.player(1).warbands, t.player(0).bank) == (1, bank + 2)


# -- Forgotten Vault ---------------------------------------------------------------------------


def test_forgotten_vault_adds_a_secret_to_the_darkest_secret():
    """Of the shared bank, wherever the banner is."""
    t = Table()
    t.banner("darkest_secret", 2, 3)
    t.site("river", cards="forgotten_vault")
    t.turn(1).uses(1, "forgotten_vault")
    assert t.offered(1) == [("add-secret",), ("burn-secret",)]
    t.does(1, "add-secret")
    assert t.g.banner_tokens[DARKEST_SECRET] == 4
    assert (t.player(1).favor, t.player(1).secrets) == (3, 5)


def test_forgotten_vault_burns_a_secret_but_not_the_last():
    """Down to one; then only adding is left."""
    t = Table()
    t.banner("darkest_secret", 2, 2)
    t.site("river", cards="forgotten_vault")
    t.turn(1).uses(1, "forgotten_vault").does(1, "burn-secret")
    assert t.g.banner_tokens[DARKEST_SECRET] == 1
    t.g.laid.clear()
    t.turn(1).uses(1, "forgotten_vault")
    assert t.g.banner_tokens[DARKEST_SECRET] == 2


def test_secrets_of_the_vault_go_to_the_shared_bank():
    """FAQ: nobody holds the banner; who recovers it gets one, and nobody the rest."""
    t = Table()
    t.site("river", cards="forgotten_vault")
    t.turn(1).uses(1, "forgotten_vault")
    t.does(1, "recover-banner", "darkest_secret").does(1, "number", 3)
    assert t.player(1).secrets == 5 - 3 + 1
    assert [t.player(seat).secrets for seat in (0, 2)] == [5, 5]


# -- Plague Engines ----------------------------------------------------------------------------


def test_plague_engines_cost_each_player_a_favor_for_each_site():
    """Who has too little puts in all he has."""
    t = Table()
    t.adviser(1, "plague_engines")
    t.man("river", 1)
    for slot in ("deep_woods", "ancient_city", "wastes"):
        t.man(slot, 2)
    t.player(2).favor = 2
    t.turn(1).uses(1, "plague_engines")
    assert [t.player(seat).favor for seat in range(3)] == [4, 3, 0]
    assert (t.bank("arcane"), t.player(1).secrets) == (5, 3)


def test_plague_engines_cost_every_imperial_player_all_purple_sites():
    """O-6.6.3: the Chancellor and each Citizen rule them all."""
    t = Table()
    t.citizen(1)
    t.adviser(2, "plague_engines")
    t.man("fertile_valley", 0)
    t.man("salt_flats", 0)
    t.turn(2).uses(2, "plague_engines")
    assert [t.player(seat).favor for seat in range(3)] == [2, 2, 4]


def test_plague_engines_count_the_empty_sites_of_the_bandit_crown():
    """Its holder rules all faceup sites without warbands."""
    t = Table()
    t.adviser(1, "plague_engines")
    t.relic(2, "bandit_crown")
    for slot in ("c1", "c2", "p1", "p2", "p3"):
        t.man(slot, 0)
    t.site("wastes", up=False)
    t.turn(1).uses(1, "plague_engines")
    assert [t.player(seat).favor for seat in range(3)] == [0, 4, 2]


# -- Witch's Bargain ---------------------------------------------------------------------------


def bargain_at_river(seats: int = 3) -> Table:
    """Player 1 has the card; all others are at his site."""
    t = Table(seats)
    t.adviser(1, "witchs_bargain")
    for seat in range(seats):
        t.pawn(seat, "river")
    return t


def test_witchs_bargain_exchanges_with_several_players():
    """FAQ: in both directions, as often as wanted; they cannot refuse."""
    t = bargain_at_river()
    t.turn(1).uses(1, "witchs_bargain")
    assert t.offered(1) == [
        ("secret-for-favor", 2),
        ("favor-for-secret", 2),
        ("secret-for-favor", 0),
        ("favor-for-secret", 0),
        ("done",),
    ]
    t.does(1, "secret-for-favor", 2).does(1, "secret-for-favor", 2)
    t.does(1, "favor-for-secret", 0).does(1, "done")
    assert [t.player(seat).favor for seat in range(3)] == [6, 6, 0]
    assert [t.player(seat).secrets for seat in range(3)] == [4, 3, 7]
    assert t.asked() == (1, "act")


def test_witchs_bargain_takes_the_last_secret():
    """FAQ: a player may be left without any."""
    t = bargain_at_river()
    t.player(2).secrets = 1
    t.turn(1).uses(1, "witchs_bargain").does(1, "favor-for-secret", 2)
    assert t.player(2).secrets == 0
    assert not t.offers(1, "favor-for-secret", 2)


def test_witchs_bargain_needs_both_sides_complete():
    """One favor is too little, and facedown secrets are not taken."""
    t = bargain_at_river()
    t.player(0).favor, t.player(1).favor, t.player(2).favor = 1, 2, 2
    t.player(2).secrets, t.player(2).dark_secrets = 0, 2
    t.turn(1).uses(1, "witchs_bargain")
    assert t.offered(1) == [("secret-for-favor", 2), ("favor-for-secret", 0), ("done",)]
    t.player(1).favor, t.player(1).secrets = 1, 1
    t.g.laid.clear()
    t.turn(1).uses(1, "witchs_bargain")
    assert t.asked() == (1, "act")


def test_witchs_bargain_needs_players_at_the_site():
    """Those elsewhere are not asked; the secret is placed all the same."""
    t = Table()
    t.adviser(1, "witchs_bargain")
    t.turn(1).uses(1, "witchs_bargain")
    assert t.asked() == (1, "act")
    assert t.player(1).secrets == 4


def test_witchs_bargain_under_a_vow_of_silence_only_buys_secrets():
    """FAQ: its holder cannot give secrets, but favor for secrets."""
    t = bargain_at_river()
    t.adviser(1, "vow_of_silence")
    t.turn(1).uses(1, "witchs_bargain")
    assert t.offered(1) == [("favor-for-secret", 2), ("favor-for-secret", 0), ("done",)]


def test_secrets_are_taken_from_a_holder_of_the_vow_of_silence():
    """FAQ: give and take are different words."""
    t = bargain_at_river()
    t.adviser(2, "vow_of_silence")
    t.turn(1).uses(1, "witchs_bargain").does(1, "favor-for-secret", 2)
    assert (t.player(2).secrets, t.player(2).favor) == (4, 6)


def test_witchs_bargain_finds_no_favor_with_the_kin():
    """Ruling 10: favor for a holder of Vow of Kinship goes to the Nomad bank, and stays there."""
    t = bargain_at_river(2)
    t.adviser(0, "vow_of_kinship")
    t.player(0).favor = 0
    t.turn(1).uses(1, "witchs_bargain")
    assert t.offered(1) == [("favor-for-secret", 0), ("done",)]
    t.does(1, "favor-for-secret", 0)
    assert (t.player(0).favor, t.bank("nomad")) == (0, 4)
    assert not t.offers(1, "secret-for-favor", 0)


# -- Taming Charm ------------------------------------------------------------------------------


def test_taming_charm_discards_a_beast_or_nomad_card_here():
    """Two favor from the bank of its suit; the card goes to the next region's pile."""
    t = Table()
    t.adviser(1, "taming_charm")
    t.site("river", cards="wolves elders")
    t.site("steppe", cards="rangers")
    t.g.banks[NOMAD] = 4
    t.turn(1).uses(1, "taming_charm")
    assert t.offered(1) == [("card", "wolves"), ("card", "elders")]
    t.does(1, "card", "elders")
    assert (t.cards_at("river"), t.pile_cards(2)) == (["wolves"], ["elders"])
    assert (t.player(1).favor, t.bank("nomad"), t.player(1).secrets) == (6, 2, 4)


def test_taming_charm_gains_the_favor_that_lay_on_the_card():
    """FAQ: it returns to its bank first."""
    t = Table()
    t.g.banks[BEAST] = 0
    t.adviser(1, "taming_charm")
    t.site("river", cards="wolves")
    t.turn(1).does(1, "muster", "wolves").uses(1, "taming_charm")
    assert (t.player(1).favor, t.g.banks[BEAST]) == (4, 0)


def test_taming_charm_gains_what_the_bank_has():
    """O-9.3: one favor from a bank with one."""
    t = Table()
    t.g.banks[NOMAD] = 1
    t.adviser(1, "taming_charm")
    t.site("river", cards="elders")
    t.turn(1).uses(1, "taming_charm")
    assert (t.player(1).favor, t.g.banks[NOMAD]) == (5, 0)


def test_taming_charm_works_from_afar_at_the_pawns_site():
    """By ruling it; the target is where the pawn is."""
    t = Table()
    t.site("wastes", cards="taming_charm", ruler=1)
    t.site("river", cards="elders")
    t.turn(1).uses(1, "taming_charm")
    assert t.cards_at("river") == []


def test_taming_charm_spares_locked_cards_and_other_suits():
    """Nothing to discard: it cannot be used."""
    t = Table()
    t.adviser(1, "taming_charm")
    t.site("river", cards="forest_council sacred_ground alchemist forest_temple")
    assert not t.turn(1).offers(1, "use", "taming_charm")


# -- Inquisitor --------------------------------------------------------------------------------


def inquisition(cards: str) -> Table:
    """Player 1 has the Inquisitor, player 2 is at his site with facedown advisers."""
    t = Table()
    t.adviser(1, "inquisitor")
    t.pawn(2, "river")
    t.adviser(2, cards, facedown=True)
    return t


def test_inquisitor_pays_the_owner_of_another_card():
    """He looks at it alone; the favor goes over, so that the card can be used again."""
    t = inquisition("wolves vision_of_faith")
    t.turn(1).uses(1, "inquisitor")
    assert t.offered(1) == [("facedown", 2, 0), ("facedown", 2, 1)]
    t.does(1, "facedown", 2, 1)
    assert (t.player(1).favor, t.player(2).favor) == (3, 5)
    assert t.advisers(2) == ["wolves", "vision_of_faith"]
    assert knows(t.g, 1, NUMBER["vision_of_faith"])
    assert not knows(t.g, 0, NUMBER["vision_of_faith"])
    assert t.offers(1, "use", "inquisitor")


def test_only_the_two_players_hear_what_the_inquisitor_saw():
    """O-10.peek."""
    t = inquisition("wolves")
    t.turn(1).uses(1, "inquisitor")
    assert t.g.journal is not None
    (look,) = [event for event in t.g.journal if event.kind == "peeks-adviser"]
    assert (look.args, look.secret, look.to) == ((1, 2, 0), ("wolves",), (1, 2))


def test_inquisitor_may_keep_the_conspiracy_facedown():
    """The favor stays on the card; everybody knows what was taken."""
    t = inquisition("conspiracy")
    t.turn(1).uses(1, "inquisitor")
    assert t.offered(1) == [("conspire",), ("facedown-adviser",), ("discard-it",)]
    t.does(1, "facedown-adviser")
    assert (t.advisers(1), t.advisers(2)) == (["inquisitor", "conspiracy"], [])
    assert t.g.is_dark(NUMBER["conspiracy"])
    assert all(knows(t.g, seat, NUMBER["conspiracy"]) for seat in range(3))
    assert kept(t, "inquisitor") == (1, 0)
    assert t.player(2).favor == 4
    assert not t.offers(1, "use", "inquisitor")


def test_inquisitor_may_discard_the_conspiracy():
    """To the pile of the region after his own."""
    t = inquisition("conspiracy")
    t.turn(1).uses(1, "inquisitor").does(1, "discard-it")
    assert t.pile_cards(2) == ["conspiracy"]


def test_inquisitor_may_play_the_conspiracy_with_its_conditions():
    """O-5.1.4 IV: a secret burned, two matching advisers, a treasure of a player here."""
    t = inquisition("conspiracy")
    t.adviser(1, "tutor")
    t.adviser(2, "alchemist")
    t.relic(2, "ivory_eye")
    t.turn(1).uses(1, "inquisitor").does(1, "conspire").does(1, "yes")
    assert (t.relics(1), t.player(1).secrets) == (["ivory_eye"], 4)


def test_a_conspiracy_without_its_conditions_just_leaves_the_game():
    """Back to the box."""
    t = inquisition("conspiracy")
    t.relic(2, "ivory_eye")
    t.turn(1).uses(1, "inquisitor").does(1, "conspire")
    assert (t.relics(2), t.player(1).secrets) == (["ivory_eye"], 5)
    assert t.advisers(1) == ["inquisitor"]


def test_inquisitor_makes_room_for_the_conspiracy():
    """The limit of advisers holds; locked ones cannot leave."""
    t = inquisition("conspiracy")
    t.adviser(1, "sealing_ward vow_of_silence")
    t.turn(1).uses(1, "inquisitor").does(1, "facedown-adviser")
    assert t.advisers(1) == ["sealing_ward", "vow_of_silence", "conspiracy"]


def test_inquisitor_needs_a_facedown_adviser_at_the_site():
    """Faceup ones, one's own and those elsewhere are no targets."""
    t = Table()
    t.adviser(1, "inquisitor")
    t.adviser(1, "elders", facedown=True)
    t.adviser(0, "wolves", facedown=True)
    t.pawn(2, "river")
    t.adviser(2, "alchemist")
    assert not t.turn(1).offers(1, "use", "inquisitor")


# -- Dream Thief -------------------------------------------------------------------------------


def test_dream_thief_swaps_facedown_advisers_of_anybody():
    """No condition on places; locked cards and Visions lie facedown like others."""
    t = Table()
    t.adviser(1, "dream_thief")
    t.adviser(0, "keep", facedown=True)
    t.adviser(2, "wolves vision_of_faith", facedown=True)
    t.turn(1).uses(1, "dream_thief")
    assert t.offered(1) == [("facedown", 2, 0), ("facedown", 2, 1), ("facedown", 0, 0)]
    t.does(1, "facedown", 2, 1)
    assert t.offered(1) == [("facedown", 2, 0), ("facedown", 0, 0)]
    t.does(1, "facedown", 0, 0)
    assert (t.advisers(0), t.advisers(2)) == (["vision_of_faith"], ["wolves", "keep"])
    assert all(t.g.is_dark(NUMBER[card]) for card in ("vision_of_faith", "keep", "wolves"))
    assert t.player(1).favor == 2


def test_dream_thief_lets_the_new_holders_look_and_nobody_else():
    """He himself sees nothing unless a card becomes his."""
    t = Table()
    t.adviser(1, "dream_thief")
    t.adviser(0, "keep", facedown=True)
    t.adviser(2, "wolves", facedown=True)
    t.turn(1).uses(1, "dream_thief").does(1, "facedown", 2, 0)
    assert knows(t.g, 0, NUMBER["wolves"])
    assert knows(t.g, 2, NUMBER["keep"])
    assert not knows(t.g, 1, NUMBER["wolves"])
    assert not knows(t.g, 1, NUMBER["keep"])


def test_dream_thief_sees_a_card_that_becomes_his():
    """He gets one of another player for his own."""
    t = Table()
    t.adviser(1, "dream_thief")
    t.adviser(1, "elders", facedown=True)
    t.adviser(2, "wolves", facedown=True)
    t.turn(1).uses(1, "dream_thief").does(1, "facedown", 1, 0)
    assert t.advisers(1) == ["dream_thief", "wolves"]
    assert knows(t.g, 1, NUMBER["wolves"])


def test_dream_thief_changes_nothing_between_two_of_one_player():
    """Both stay his."""
    t = Table()
    t.adviser(1, "dream_thief")
    t.adviser(2, "wolves elders", facedown=True)
    t.turn(1).uses(1, "dream_thief").does(1, "facedown", 2, 0)
    assert sorted(t.advisers(2)) == ["elders", "wolves"]
    assert not knows(t.g, 1, NUMBER["wolves"])


def test_dream_thief_has_no_effect_on_a_single_adviser():
    """Fewer than two: paid for nothing."""
    t = Table()
    t.adviser(1, "dream_thief")
    t.adviser(0, "wolves", facedown=True)
    t.turn(1).uses(1, "dream_thief")
    assert (t.advisers(0), t.player(1).favor) == (["wolves"], 2)
    assert t.asked() == (1, "act")


# -- Terror Spells -----------------------------------------------------------------------------


def test_terror_spells_kill_two_warbands_in_the_region():
    """FAQ: from different places, of anybody; the last one of a site may go."""
    t = Table()
    t.banner("darkest_secret", 1)
    t.adviser(1, "terror_spells")
    t.man("steppe", 0)
    t.man("wastes", 2, 2)
    t.pawn(2, "standing_stones")
    bank = t.player(0).bank
    t.turn(1).uses(1, "terror_spells")
    assert t.offered(1) == [("site", "steppe"), ("on-board", 1), ("on-board", 2)]
    t.does(1, "site", "steppe").does(1, "on-board", 2)
    assert (t.at("steppe").warbands, t.player(2).warbands) == (0, 2)
    assert (t.player(0).bank, t.asked()) == (bank + 1, (1, "act"))


def test_terror_spells_move_the_title_at_once():
    """O-2.11.1: under Supremacy the fall of a site is a change."""
    t = Table()
    t.g.goal = "supremacy"
    t.banner("darkest_secret", 1)
    t.adviser(1, "terror_spells")
    t.man("steppe", 0)
    t.man("river", 1)
    t.turn(1).uses(1, "terror_spells").does(1, "site", "steppe")
    assert t.g.title == 1


def test_terror_spells_kill_all_there_are():
    """Fewer than two warbands in the region."""
    t = Table()
    t.banner("darkest_secret", 1)
    t.adviser(1, "terror_spells")
    t.player(1).warbands = 0
    t.man("steppe", 0)
    t.turn(1).uses(1, "terror_spells")
    assert t.at("steppe").warbands == 0
    assert t.asked() == (1, "act")


def test_terror_spells_reach_the_top_of_the_cradle():
    """Both may die at one place."""
    t = Table()
    t.banner("darkest_secret", 0)
    t.adviser(0, "terror_spells")
    t.man("c1", 2, 2)
    t.turn(0).uses(0, "terror_spells")
    t.does(0, "site", "fertile_valley").does(0, "site", "fertile_valley")
    assert (t.at("c1").warbands, t.player(0).warbands) == (0, 3)


def test_terror_spells_without_the_darkest_secret_do_nothing():
    """Only the user counts: a Citizen is not helped by the Chancellor's banner."""
    t = Table()
    t.citizen(1)
    t.banner("darkest_secret", 0)
    t.adviser(1, "terror_spells")
    t.man("steppe", 0)
    t.turn(1).uses(1, "terror_spells")
    assert (t.at("steppe").warbands, t.at("steppe").colour) == (1, PURPLE)
    assert (t.player(1).secrets, t.g.banks[ARCANE]) == (4, 2)
