"""O-2, O-7, O-9, O-10: terms and small print that no chapter of actions has to itself."""

import pytest

from crannog.games.oath.counting import advisers_of_suit
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.options import Settings
from crannog.games.oath.rule import are_enemies, is_enemy_of, ruler, rules, rules_card
from crannog.games.oath.setup import fresh
from crannog.games.oath.state import BANDITS, NOBODY
from tests.oath.table import BEAST, PURPLE, Table


def test_tracks_and_banners_at_the_beginning():
    """O-1.2, O-1.5: round 1, no Vision drawn, one token on each banner, which nobody holds."""
    g = fresh(3, 1, Settings(), None)
    assert (g.round, g.visions_drawn, g.mob) == (1, 0, False)
    assert set(g.banner_tokens.values()) == {1}
    assert set(g.banner_holder.values()) == {-1}


# -- rule and enemies (O-10.rule, O-10.enemy) --------------------------------------------------


def test_who_rules_a_site():
    """Its warbands' colour; bandits without any; nobody while it lies facedown."""
    t = Table()
    t.man("river", 1)
    t.site("steppe", up=False)
    assert [ruler(t.g, t.slot(s)) for s in ("river", "wastes", "p2")] == [1, BANDITS, NOBODY]


def test_every_imperial_player_rules_what_is_purple():
    """O-6.6.3: and the cards there; an Exile's sites are his alone."""
    t = Table()
    t.citizen(1)
    t.site("river", cards="longbows", ruler=0)
    t.site("wastes", cards="wolves", ruler=2)
    assert [rules(t.g, me, t.slot("river")) for me in range(3)] == [True, True, False]
    assert [rules_card(t.g, me, NUMBER["wolves"]) for me in range(3)] == [False, False, True]


def test_enemies():
    """O-10.enemy: all but Imperial players among themselves; bandits are everyone's."""
    t = Table(4)
    t.citizen(1)
    friends = [(a, b) for a in range(4) for b in range(a) if not are_enemies(t.g, a, b)]
    assert friends == [(1, 0)]
    assert all(is_enemy_of(t.g, me, BANDITS) for me in range(4))
    assert not is_enemy_of(t.g, 2, NOBODY)


def test_bandits_compete_for_no_goal():
    """O-2.11.6: one site is the most, though bandits rule seven."""
    t = Table()
    t.g.goal = "supremacy"
    t.pawn(1, "river")
    t.turn(1).attack(1, BANDITS, 3).does(1, "number", 1)
    assert sum(ruler(t.g, slot) == BANDITS for slot in range(8)) == 7
    assert t.g.title == 1


# -- gaining, burning, matching ----------------------------------------------------------------


@pytest.mark.parametrize(("bank", "gained"), [(1, 1), (0, 0), (2, 2)])
def test_a_short_bank_gives_what_it_has(bank: int, gained: int):
    """O-9.3, O-10.gain: a muster, from the personal bank."""
    t = Table()
    t.site("river", cards="longbows")
    t.player(1).bank = bank
    t.turn(1).does(1, "muster", "longbows")
    assert (t.player(1).warbands, t.player(1).bank) == (3 + gained, bank - gained)


def test_a_relic_is_recovered_for_burned_favor():
    """O-5.4.2, O-5.4.3, O-10.burn: it lies faceup before its holder; the favor is out of play."""
    t = Table()
    t.site("mountain", "p1", relics="map")
    t.pawn(1, "mountain")
    shared = t.g.shared_favor()
    t.turn(1).does(1, "recover-relic", 0)
    assert (t.relics(1), t.player(1).favor, t.player(1).supply) == (["map"], 2, 6)
    assert t.g.shared_favor() == shared + 2
    assert all(known >> NUMBER["map"] & 1 for known in t.g.know)


def test_relics_are_unlimited():
    """O-2.2.3: unlike advisers."""
    t = Table()
    t.relic(1, "map whistle brass_horse ivory_eye")
    t.site("mountain", "p1", relics="dowsing_sticks")
    t.pawn(1, "mountain")
    t.turn(1).does(1, "recover-relic", 0)
    assert len(t.relics(1)) == 5


def test_facedown_advisers_match_nothing():
    """O-2.2.2, O-10.match: they have no suit."""
    t = Table()
    t.adviser(1, "wolves")
    t.adviser(1, "rangers", facedown=True)
    assert advisers_of_suit(t.g, 1, BEAST) == 1


# -- powers ------------------------------------------------------------------------------------


def test_as_much_of_a_power_as_possible():
    """O-7.1.3: Alchemist takes four favor, but there are two in all banks."""
    t = Table()
    t.adviser(1, "alchemist")
    t.g.banks = [0, 1, 0, 0, 1, 0]
    t.turn(1).uses(1, "alchemist")
    while t.asked() != (1, "act"):
        t.does(1, *t.offered(1)[0])
    assert (t.player(1).favor, sum(t.g.banks)) == (4 + 2, 0)


def test_a_free_modifier_works_in_every_action():
    """O-7.4.2: Animal Playmates let two musters on Beast cards cost no Supply."""
    t = Table()
    t.adviser(1, "animal_playmates")
    t.site("river", cards="wolves rangers")
    t.turn(1).does(1, "muster", "wolves").does(1, "muster", "rangers")
    assert (t.player(1).supply, t.player(1).warbands) == (7, 7)


def test_an_action_power_is_used_while_it_can_be_paid():
    """O-6.2, O-7.3: without Supply; a secret on the card hinders a second use in this turn."""
    t = Table()
    t.adviser(1, "alchemist")
    t.turn(1).uses(1, "alchemist")
    while t.asked() != (1, "act"):
        t.does(1, *t.offered(1)[0])
    assert t.player(1).supply == 7
    assert not t.offers(1, "use", "alchemist")


def test_an_action_power_is_for_the_own_act_phase():
    """O-7.3: nobody else is asked for one."""
    t = Table()
    t.adviser(1, "alchemist")
    t.turn(2)
    assert not t.offered(2, "use")
    assert t.flow.pending().keys() == {2}


# -- travelling (O-5.6.2) ----------------------------------------------------------------------


def test_a_facedown_site_is_turned_up_and_its_prompt_resolved():
    """Relics come from the top of the relic deck, facedown; board warbands travel along."""
    t = Table()
    t.site("mine", "p2", up=False)
    top, shared = t.g.relic_deck[-1], t.g.shared_favor()
    t.turn(1).does(1, "travel", "p2")
    site = t.at("mine")
    assert (site.up, site.relics, site.favor) == (True, [top], min(3, shared))
    assert not any(known >> top & 1 for known in t.g.know)
    assert t.player(1).warbands == 3


def test_a_revealed_site_takes_what_favor_there_is():
    """O-9.3: two of three."""
    t = Table()
    t.site("mine", "p2", up=False)
    t.g.banks[0] += t.g.shared_favor() - 2
    t.turn(1).does(1, "travel", "p2")
    assert (t.at("mine").favor, t.g.shared_favor()) == (2, 0)


def test_killed_warbands_go_to_the_bank_of_their_colour():
    """O-10.kill: purple ones of a Citizen's board to the Chancellor."""
    t = Table()
    t.citizen(1)
    t.pawn(1, "river")
    bank, own = t.player(0).bank, t.player(1).bank
    t.dice([3], [5, 5, 5])  # a shield; three skulls
    t.turn(1).attack(1, BANDITS, 3)
    assert t.player(1).warbands == 0
    assert (t.player(0).bank, t.player(1).bank) == (bank + 3, own)
    assert t.at("river").colour != PURPLE
