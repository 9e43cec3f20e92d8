"""The relics that modify actions, and those that last."""

import pytest

from crannog.games.oath import know
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.rule import ruler, rules, rules_card
from crannog.games.oath.state import BANDITS
from tests.oath.battles import BLANK, HOLLOW, SWORD
from tests.oath.table import PURPLE, Table

RED, BLUE = 1, 2

# -- Truthful Harp -----------------------------------------------------------------------------


def test_truthful_harp_draws_two_more_for_all_to_see():
    """FAQ: decided before drawing; the five cards and the one that is kept are shown."""
    t = Table()
    t.relic(1, "truthful_harp")
    t.deck("longbows wolves elders tents scouts alchemist")
    t.turn(1).does(1, "search", "deck")
    assert t.offered(1) == [("modify", "truthful_harp"), ("go",)]
    t.does(1, "modify", "truthful_harp")
    assert t.told("draws-openly") == [(1, "longbows", "wolves", "elders", "tents", "scouts")]
    t.does(1, "keep", "wolves")
    for card in ("longbows", "elders", "tents"):
        t.does(1, "card", card)
    assert t.told("shows-kept") == [(1, "wolves")]
    t.does(1, "facedown-adviser")
    assert know.knows(t.g, 2, NUMBER["wolves"])  # everyone saw which card was put down


def test_truthful_harp_may_be_left_alone():
    """Without it three cards are drawn, and nobody sees them."""
    t = Table()
    t.relic(1, "truthful_harp")
    t.deck("longbows wolves elders tents scouts")
    t.turn(1).does(1, "search", "deck").does(1, "go")
    assert len(t.g.drawn) == 3
    assert t.told("draws-openly") == []
    t.does(1, "keep", "wolves").does(1, "card", "longbows").does(1, "facedown-adviser")
    assert not know.knows(t.g, 2, NUMBER["wolves"])


def test_truthful_harp_stops_on_a_vision():
    """FAQ: still stop on a Vision from the world deck."""
    t = Table()
    t.relic(1, "truthful_harp")
    t.deck("longbows vision_of_faith elders tents scouts")
    t.turn(1).does(1, "search", "deck").does(1, "modify", "truthful_harp")
    assert t.told("draws-openly") == [(1, "longbows", "vision_of_faith")]


def test_truthful_harp_is_for_searches_alone():
    """A facedown adviser that is played draws nothing."""
    t = Table()
    t.relic(1, "truthful_harp")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves")
    assert t.asked() == (1, "play-card")


# -- Cracked Horn ------------------------------------------------------------------------------


def horn() -> Table:
    """Player 1 with the horn has drawn three cards, one of them a Vision."""
    t = Table()
    t.relic(1, "cracked_horn")
    t.deck("longbows wolves vision_of_faith tents scouts")
    return t.turn(1).does(1, "search", "deck")


def test_cracked_horn_buries_what_is_discarded():
    """FAQ: Visions may be buried; Visions Drawn does not change. The order is the player's."""
    t = horn()
    t.does(1, "keep", "wolves").does(1, "card", "vision_of_faith")
    assert t.offered(1) == [("usual-pile",), ("below-deck",)]
    t.does(1, "below-deck")
    assert t.g.deck[:2] == [NUMBER["longbows"], NUMBER["vision_of_faith"]]
    assert t.g.visions_drawn == 1
    assert t.pile_cards(2) == []


def test_cracked_horn_is_all_or_nothing():
    """A card that is discarded later in this search goes the same way, without a question."""
    t = horn()
    t.does(1, "keep", "wolves").does(1, "card", "vision_of_faith").does(1, "below-deck")
    t.does(1, "discard-it")
    assert t.g.deck[0] == NUMBER["wolves"]
    usual = horn()
    usual.does(1, "keep", "wolves").does(1, "card", "vision_of_faith").does(1, "usual-pile")
    usual.does(1, "discard-it")
    assert usual.pile_cards(2) == ["vision_of_faith", "longbows", "wolves"]
    assert usual.asked() == (1, "act")


def test_cracked_horn_works_for_a_facedown_adviser():
    """O-6.1: search modifiers apply to playing or discarding one."""
    t = Table()
    t.relic(1, "cracked_horn")
    t.deck("scouts")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves").does(1, "discard-it").does(1, "below-deck")
    assert t.g.deck[0] == NUMBER["wolves"]


def test_cracked_horn_asks_nothing_where_nothing_is_discarded():
    """The only card drawn is kept."""
    t = Table()
    t.relic(1, "cracked_horn")
    t.deck("wolves")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "wolves")
    assert t.asked() == (1, "play-card")


# -- Cup of Plenty -----------------------------------------------------------------------------


def test_cup_of_plenty_trades_for_no_supply():
    """With a card that matches a faceup adviser; also without any Supply left."""
    t = Table()
    t.relic(1, "cup_of_plenty")
    t.adviser(1, "wolves")
    t.site("river", cards="errand_boy")
    t.player(1).supply = 0
    t.turn(1).does(1, "trade-favor", "errand_boy")
    assert (t.player(1).supply, t.player(1).favor) == (0, 6)


def test_cup_of_plenty_needs_a_match():
    """No adviser of the suit, or a facedown one: the trade costs its Supply."""
    t = Table()
    t.relic(1, "cup_of_plenty")
    t.adviser(1, "longbows")
    t.adviser(1, "wolves", facedown=True)
    t.site("river", cards="errand_boy")
    t.turn(1).does(1, "trade-favor", "errand_boy")
    assert t.player(1).supply == 6
    poor = Table()
    poor.relic(1, "cup_of_plenty")
    poor.site("river", cards="errand_boy")
    poor.player(1).supply = 0
    assert not poor.turn(1).offers(1, "trade-favor", "errand_boy")


def test_cup_of_plenty_is_a_question_for_the_careful():
    """O-7.4.1: it is optional."""
    t = Table()
    t.relic(1, "cup_of_plenty")
    t.adviser(1, "wolves")
    t.site("river", cards="errand_boy")
    t.turn(1).does(1, "careful").does(1, "trade-secrets", "errand_boy").does(1, "go")
    assert (t.player(1).supply, t.player(1).secrets) == (6, 6)


# -- Grand Mask --------------------------------------------------------------------------------


def mask() -> Table:
    """Player 1 has the mask; the Empire rules steppe (p2) with two cards."""
    t = Table()
    t.relic(1, "grand_mask")
    t.site("steppe", cards="festival_district bandit_rampart", ruler=0)
    return t


def test_grand_mask_rules_the_cards_of_the_empire():
    """On his own turn an Exile uses what lies at Imperial sites."""
    t = mask().turn(1)
    assert t.offers(1, "use", "festival_district")
    assert rules_card(t.g, 1, NUMBER["festival_district"])
    assert not rules_card(t.g, 0, NUMBER["festival_district"])


def test_grand_mask_does_not_rule_battle_plans():
    """Every card except battle plans: those stay the Empire's."""
    t = mask().turn(1)
    assert not rules_card(t.g, 1, NUMBER["bandit_rampart"])
    assert rules_card(t.g, 0, NUMBER["bandit_rampart"])


def test_grand_mask_sleeps_on_the_turns_of_others():
    """During your own turn alone."""
    t = mask().turn(2)
    assert not rules_card(t.g, 1, NUMBER["festival_district"])
    assert rules_card(t.g, 0, NUMBER["festival_district"])
    assert mask().turn(0).offers(0, "use", "festival_district")


def test_grand_mask_is_for_exiles():
    """A Citizen rules Imperial sites as it is, and takes nothing from the others."""
    t = mask()
    t.citizen(1)
    t.turn(1)
    assert rules_card(t.g, 1, NUMBER["festival_district"])
    assert rules_card(t.g, 0, NUMBER["festival_district"])


def test_grand_mask_leaves_cards_of_other_rulers_alone():
    """Imperial sites only."""
    t = Table()
    t.relic(1, "grand_mask")
    t.site("steppe", cards="festival_district", ruler=2)
    assert not t.turn(1).offers(1, "use", "festival_district")


def test_grand_mask_gives_no_rule_of_sites():
    """FAQ: the Shrouded Wood is unaffected; its ruler leads the traveller."""
    t = Table()
    t.relic(1, "grand_mask")
    t.site("shrouded_wood", "p1", ruler=0)
    t.turn(1).does(1, "set-out")
    assert t.asked() == (0, "lead-traveller")
    assert not rules(t.g, 1, t.slot("p1"))
    assert not rules_card(t.g, 1, NUMBER["shrouded_wood"])


# -- Bandit Crown ------------------------------------------------------------------------------


def crown(seats: int = 3) -> Table:
    """Player 1 has the crown."""
    t = Table(seats=seats)
    t.relic(1, "bandit_crown")
    return t


def test_bandit_crown_rules_empty_faceup_sites():
    """Not facedown ones, which nobody rules, nor those where warbands are."""
    t = crown()
    t.site("mine", "h3", up=False)
    t.site("steppe", ruler=2)
    t.turn(1)
    assert ruler(t.g, t.slot("river")) == RED
    assert ruler(t.g, t.slot("steppe")) == BLUE
    assert not rules(t.g, 1, 7)
    assert ("campaign", BANDITS) not in t.offered(1)


def test_bandit_crown_counts_for_the_title():
    """O-2.11.1: whoever takes it rules seven sites at once."""
    t = Table()
    t.g.goal = "supremacy"
    t.site("steppe", relics="bandit_crown")
    t.pawn(1, "steppe")
    t.turn(1).does(1, "recover-relic", 0)
    assert t.g.title == 1


def test_bandit_crown_lets_the_last_warband_go_and_come():
    """The last warband may leave the site, and empty sites may be manned."""
    t = crown()
    t.site("river", ruler=1, warbands=1)
    t.turn(1).does(1, "withdraw")
    assert (t.at("river").warbands, t.player(1).warbands) == (0, 4)
    assert rules(t.g, 1, t.slot("river"))
    t.does(1, "place").does(1, "number", 2)
    assert (t.at("river").warbands, t.at("river").colour) == (2, RED)


@pytest.mark.parametrize("holder", [-1, 2])
def test_without_the_crown_the_last_warband_stays(holder: int):
    """O-6.5, also while another player has it."""
    t = Table()
    if holder >= 0:
        t.relic(holder, "bandit_crown")
    t.site("river", ruler=1, warbands=1)
    assert not t.turn(1).offers(1, "withdraw")


def test_bandit_crown_defends_empty_sites():
    """The holder is the defender there, with a bandit who cannot be killed."""
    t = crown()
    t.pawn(2, "p1")
    t.pawn(1, "h1")
    t.dice([BLANK], [SWORD] * 3)
    t.turn(2).attack(2, 1, 3)
    assert t.told("defence-is") == [(1, 1)]
    t.does(2, "number", 1)
    assert (t.player(1).warbands, t.player(1).bank) == (3, 11)
    assert ruler(t.g, t.slot("river")) == BLUE


def test_bandit_crown_adds_a_bandit_to_warbands():
    """FAQ: a site you rule with one real warband counts as two."""
    t = crown()
    t.site("river", ruler=1, warbands=1)
    t.pawn(2, "p1")
    t.pawn(1, "h1")
    t.dice([BLANK], [SWORD] * 3)
    t.turn(2).attack(2, 1, 3)
    assert t.told("defence-is") == [(2, 2)]


def test_bandit_crown_does_not_help_enemies():
    """Not at sites ruled by others: they fight without bandits."""
    t = crown()
    t.site("river", ruler=2, warbands=2)
    t.dice([BLANK], [SWORD] * 3)
    t.turn(1).attack(1, 2, 3)
    assert t.told("defence-is") == [(2, 2)]


def test_bandit_crown_adds_bandits_to_an_attack_from_sites():
    """Vow of Union adds the sites that he rules: their bandits fight, but are no sacrifice."""
    t = crown()
    t.adviser(1, "vow_of_union")
    t.site("river", ruler=2, warbands=6)
    t.site("steppe", ruler=1, warbands=1)
    for slot in ("c1", "c2", "p3", "h1", "h2", "h3"):
        t.man(slot, 2)
    t.dice([BLANK], [HOLLOW] * 5)
    t.turn(1).does(1, "campaign", 2).does(1, "declare")
    assert t.offered(1)[0] == ("number", 5), "three on the board, one at the site, one bandit"
    t.does(1, "number", 5)
    assert t.told("attack-is") == [(2, 0)]
    assert t.told("wins-campaign") == [(2, 2, 6)], "five more were needed, and four could die"


def test_bandit_crown_adds_no_bandits_at_sites_of_the_enemy():
    """A Citizen's Captains attack the Empire from a site of its own: its bandits stay away."""
    t = crown()
    t.citizen(1)
    t.site("wastes", cards="captains", ruler=0, warbands=2)
    t.pawn(0, "wastes")
    t.turn(1).uses(1, "captains").does(1, "site", "wastes")
    t.does(1, "target-pawn").does(1, "declare")
    assert t.offered(1)[0] == ("number", 5), "three on the board and two at the site"


def test_bandit_crown_of_a_citizen_is_the_empires():
    """FAQ: the Empire rules the empty sites; all its players do."""
    t = crown()
    t.citizen(1)
    t.turn(1)
    assert ruler(t.g, t.slot("steppe")) == PURPLE
    assert rules(t.g, 0, t.slot("steppe"))
    assert rules(t.g, 1, t.slot("steppe"))
    t = crown()
    t.citizen(1)
    t.site("fertile_valley", ruler=0, warbands=1)
    assert t.turn(0).offers(0, "withdraw")


def test_bandit_crown_of_a_citizen_who_attacks_the_empire():
    """FAQ: he uses them as his own colour for that campaign."""
    t = crown()
    t.citizen(1)
    t.pawn(0, "p1")
    t.turn(1).does(1, "campaign", 0)
    assert ruler(t.g, t.slot("steppe")) == RED
    assert t.offered(1, "target-site") == []  # the Chancellor rules no site now


# -- Ring of Devotion --------------------------------------------------------------------------


def test_ring_of_devotion_musters_two_more():
    """Four warbands for a muster."""
    t = Table()
    t.relic(1, "ring_of_devotion")
    t.site("river", cards="wolves")
    t.turn(1).does(1, "muster", "wolves")
    assert t.player(1).warbands == 7


def test_ring_of_devotion_places_no_warbands():
    """Not by the minor action; FAQ: campaigns against sites are possible, but place none."""
    t = Table()
    t.relic(1, "ring_of_devotion")
    t.site("river", ruler=1)
    assert not t.turn(1).offers(1, "place")
    t = Table()
    t.relic(1, "ring_of_devotion")
    t.dice([BLANK], [SWORD] * 3)
    t.turn(1).attack(1, BANDITS, 3)
    assert t.asked() == (1, "act")
    assert (t.player(1).warbands, t.at("river").warbands) == (3, 0)


def test_ring_of_devotion_lets_warbands_leave_sites():
    """Only placing is forbidden."""
    t = Table()
    t.relic(1, "ring_of_devotion")
    t.site("river", ruler=1, warbands=3)
    assert t.turn(1).offers(1, "withdraw")


def test_ring_of_devotion_binds_its_holder_alone():
    """Others place as ever, and muster two."""
    t = Table()
    t.relic(2, "ring_of_devotion")
    t.site("river", cards="wolves", ruler=1)
    t.turn(1)
    assert t.offers(1, "place")
    t.does(1, "muster", "wolves")
    assert t.player(1).warbands == 6  # two, and one for the River


# -- Circlet of Command ------------------------------------------------------------------------


def circlet() -> Table:
    """Player 2 at p1 has the circlet, another relic and both banners."""
    t = Table()
    t.relic(2, "circlet_of_command map")
    t.banner("peoples_favor", 2)
    t.banner("darkest_secret", 2)
    t.pawn(2, "p1")
    return t


def test_circlet_of_command_guards_from_campaigns():
    """Only the circlet and the pawn can be targets, and the pawn adds three dice."""
    t = circlet().turn(1)
    t.does(1, "campaign", 2)
    assert t.offered(1) == [("target-thing", "circlet_of_command"), ("target-pawn",)]
    t.does(1, "target-thing", "circlet_of_command").does(1, "target-pawn").does(1, "number", 0)
    assert t.told("pools")[0][1] == 1 + 3
    t = circlet().turn(1).attack(1, 2, 0, ("target-thing", "circlet_of_command"))
    assert t.told("pools")[0][1] == 1


def test_circlet_of_command_guards_from_recovery():
    """Taken covers Recover: neither banner can be recovered by another."""
    t = circlet()
    t.site("river", cards="wolves")
    assert t.turn(1).offered(1, "recover-banner") == []


def test_circlet_of_command_lets_the_holder_recover():
    """FAQ: "players" means other players; you may recover your own banner."""
    t = circlet().turn(2)
    assert t.offered(2, "recover-banner") == [
        ("recover-banner", "peoples_favor"),
        ("recover-banner", "darkest_secret"),
    ]


def test_circlet_of_command_guards_from_the_conspiracy():
    """Only the circlet itself can be taken."""
    t = circlet()
    t.adviser(2, "wolves")
    t.adviser(1, "errand_boy rangers")
    t.adviser(1, "conspiracy", facedown=True)
    t.turn(1).does(1, "play-adviser", "conspiracy").does(1, "conspire").does(1, "yes")
    assert t.relics(1) == ["circlet_of_command"]
    assert t.relics(2) == ["map"]


def test_circlet_of_command_guards_its_holder_alone():
    """The relics of others are targets as ever; their pawns add two dice."""
    t = Table()
    t.relic(1, "circlet_of_command")
    t.relic(2, "map")
    t.pawn(2, "p1")
    t.turn(1).does(1, "campaign", 2)
    assert t.offered(1) == [("target-thing", "map"), ("target-pawn",)]
    t.does(1, "target-pawn").does(1, "declare").does(1, "number", 0)
    assert t.told("pools")[0][1] == 2


# -- Book of Records ---------------------------------------------------------------------------


def test_book_of_records_gives_a_secret_for_a_play():
    """FAQ: instead of the favor; a homeland's reward is not replaced."""
    t = Table()
    t.relic(1, "book_of_records")
    t.pawn(1, "fertile_valley")
    t.adviser(1, "wayside_inn", facedown=True)
    t.turn(1).does(1, "play-adviser", "wayside_inn").does(1, "to-site", "fertile_valley")
    assert (t.player(1).favor, t.player(1).secrets, t.bank("hearth")) == (5, 6, 1)


def test_book_of_records_is_about_sites():
    """A card played to advisers brings nothing."""
    t = Table()
    t.relic(1, "book_of_records")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves").does(1, "to-advisers")
    assert (t.player(1).favor, t.player(1).secrets) == (4, 5)


def test_book_of_records_is_its_holders():
    """Others gain their favor."""
    t = Table()
    t.relic(2, "book_of_records")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves").does(1, "to-site", "river")
    assert (t.player(1).favor, t.player(1).secrets) == (5, 5)


# -- Dragonskin Drum ---------------------------------------------------------------------------


def test_dragonskin_drum_gains_a_warband_after_travel():
    """It may be declined, since warbands cost Supply at Rest."""
    t = Table()
    t.relic(1, "dragonskin_drum")
    t.turn(1).does(1, "travel", "steppe")
    assert t.asked() == (1, "react")
    t.does(1, "react", "dragonskin_drum")
    assert t.player(1).warbands == 4
    t.does(1, "travel", "river").does(1, "decline")
    assert t.player(1).warbands == 4


def test_dragonskin_drum_beats_for_who_is_made_to_travel():
    """FAQ: also when someone makes you travel."""
    t = Table()
    t.relic(1, "whistle")
    t.relic(2, "dragonskin_drum")
    t.turn(1).uses(1, "whistle").does(1, "player", 2)
    assert t.asked() == (2, "react")
    t.does(2, "react", "dragonskin_drum")
    assert t.player(2).warbands == 4


def test_dragonskin_drum_is_silent_for_others_and_without_warbands():
    """Only its holder's travel; nothing to gain, nothing to ask."""
    t = Table()
    t.relic(2, "dragonskin_drum")
    t.turn(1).does(1, "travel", "steppe")
    assert t.asked() == (1, "act")
    last = Table()
    last.relic(1, "dragonskin_drum")
    last.arm(1, 13)
    last.turn(1).does(1, "travel", "steppe").does(1, "react", "dragonskin_drum")
    assert last.player(1).warbands == 14
    empty = Table()
    empty.relic(1, "dragonskin_drum")
    empty.arm(1, 14)
    empty.turn(1).does(1, "travel", "steppe")
    assert empty.asked() == (1, "act")
