"""The relics with an "Action:" power."""

import pytest

from crannog.games.oath import know, zones
from crannog.games.oath.facts import NUMBER, RELIC_NUMBERS
from crannog.games.oath.verbs import lay
from tests.oath.table import Table

# -- Brass Horse -------------------------------------------------------------------------------


def horse() -> Table:
    """Player 1 at p1 has the horse; cards lie at steppe (p2) and ancient_city (h2)."""
    t = Table()
    t.relic(1, "brass_horse")
    t.site("steppe", cards="wrestlers")
    t.site("ancient_city", cards="keep")
    return t


def test_brass_horse_travels_freely_to_a_site_of_the_revealed_suit():
    """One secret placed; an Order card: the two sites with Order cards, for no Supply."""
    t = horse()
    t.pile(1, "wolves longbows")
    t.turn(1).uses(1, "brass_horse")
    assert t.told("reveals-top") == [(1, "longbows", "provinces")]
    assert t.offered(1) == [("site", "steppe"), ("site", "ancient_city")]
    t.does(1, "site", "ancient_city")
    assert (t.player(1).pawn, t.player(1).supply) == (t.slot("ancient_city"), 7)
    assert (t.player(1).secrets, t.g.laid[NUMBER["brass_horse"]]) == (4, (0, 1))
    assert t.pile_cards(1) == ["wolves", "longbows"]
    assert all(know.knows(t.g, seat, NUMBER["longbows"]) for seat in range(3))


def test_brass_horse_does_not_count_the_own_site():
    """ "A site other than yours": the card at the own site opens no way."""
    t = horse()
    t.site("river", cards="alchemist")
    t.pile(1, "dazzle")
    t.turn(1).uses(1, "brass_horse")
    assert len(t.offered(1)) == 7
    assert not t.offers(1, "site", "river")


def test_brass_horse_goes_anywhere_if_no_site_has_the_suit():
    """Any other site, also a facedown one."""
    t = horse()
    t.site("mine", "h3", up=False)
    t.pile(1, "dazzle")
    t.turn(1).uses(1, "brass_horse").does(1, "site", "h3")
    assert t.player(1).pawn == 7


def test_brass_horse_goes_anywhere_by_a_vision():
    """FAQ: a Vision matches nothing."""
    t = horse()
    t.pile(1, "vision_of_faith")
    t.turn(1).uses(1, "brass_horse")
    assert len(t.offered(1)) == 7


def test_brass_horse_needs_a_card_in_the_pile():
    """FAQ: it cannot be used if that discard pile is empty."""
    t = horse()
    t.pile(0, "longbows")
    assert not t.turn(1).offers(1, "use", "brass_horse")


def test_brass_horse_heeds_the_narrow_pass_and_the_hidden_place():
    """The destination is restricted as usual; where none is left nothing happens."""
    t = Table()
    t.relic(1, "brass_horse")
    t.site("narrow_pass", "h1")
    t.site("ancient_city", cards="keep")
    t.pile(1, "longbows")
    t.turn(1).uses(1, "brass_horse")
    assert t.asked() == (1, "act")
    assert t.player(1).pawn == t.slot("p1")
    hidden = Table()
    hidden.relic(1, "brass_horse")
    hidden.site("the_hidden_place", "p2", cards="keep")
    hidden.pile(1, "longbows")
    hidden.turn(1).uses(1, "brass_horse")
    assert hidden.player(1).pawn == hidden.slot("p2")
    assert (hidden.player(1).secrets, hidden.player(1).dark_secrets) == (3, 1)


def test_brass_horse_is_led_in_the_shrouded_wood():
    """FAQ of Shrouded Wood: its ruler chooses among the sites that the horse allows."""
    t = horse()
    t.site("shrouded_wood", "p1", ruler=0)
    t.pile(1, "longbows")
    t.turn(1).uses(1, "brass_horse")
    assert t.asked() == (0, "lead-traveller")
    assert t.offered(0) == [("site", "steppe"), ("site", "ancient_city")]
    t.does(0, "site", "ancient_city")
    assert t.player(1).pawn == t.slot("ancient_city")


# -- Whistle -----------------------------------------------------------------------------------


def test_whistle_brings_a_pawn_for_a_secret():
    """He travels here for no Supply, and the secret of the card is his, faceup."""
    t = Table()
    t.relic(1, "whistle")
    t.turn(1).uses(1, "whistle")
    assert t.offered(1) == [("player", 2), ("player", 0)]
    t.does(1, "player", 2)
    assert (t.player(2).pawn, t.player(2).supply) == (t.slot("p1"), 7)
    assert (t.player(1).secrets, t.player(2).secrets, t.player(2).dark_secrets) == (4, 6, 0)
    assert NUMBER["whistle"] not in t.g.laid


def test_whistle_calls_nobody_who_is_here():
    """A pawn at another site."""
    t = Table()
    t.relic(1, "whistle")
    t.pawn(0, "p1")
    t.pawn(2, "p1")
    assert not t.turn(1).offers(1, "use", "whistle")


def test_whistle_does_not_make_anybody_flip_a_secret():
    """FAQ: who will not turn a secret for The Hidden Place does not come; the secret stays."""
    t = Table()
    t.relic(1, "whistle")
    t.site("the_hidden_place", "p1")
    t.turn(1).uses(1, "whistle").does(1, "player", 2)
    assert t.asked() == (2, "pay-to-be-sent")
    t.does(2, "no")
    assert t.player(2).pawn == t.slot("h1")
    assert t.g.laid[NUMBER["whistle"]] == (0, 1)
    t.rests(1)
    assert (t.player(1).secrets, t.player(2).secrets) == (5, 5)


def test_whistle_lets_the_called_one_pay():
    """He may turn a secret of his own, and then he comes and is given one."""
    t = Table()
    t.relic(1, "whistle")
    t.site("the_hidden_place", "p1")
    t.turn(1).uses(1, "whistle").does(1, "player", 2).does(2, "yes")
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (5, 1)


def test_whistle_does_not_break_the_narrow_pass():
    """FAQ: nothing happens then, and the secret stays here until Rest."""
    t = Table()
    t.relic(1, "whistle")
    t.site("narrow_pass", "p1")
    t.pawn(1, "p2")
    t.turn(1).uses(1, "whistle").does(1, "player", 2)
    assert t.asked() == (1, "act")
    assert t.player(2).pawn == t.slot("h1")
    assert t.g.laid[NUMBER["whistle"]] == (0, 1)


def test_whistle_gives_nothing_under_a_vow_of_silence():
    """FAQ: who may give no secrets does not give this one either; the other still comes."""
    t = Table()
    t.relic(1, "whistle")
    t.adviser(1, "vow_of_silence")
    t.turn(1).uses(1, "whistle").does(1, "player", 2)
    assert (t.player(2).pawn, t.player(2).secrets) == (t.slot("p1"), 5)
    assert t.g.laid[NUMBER["whistle"]] == (0, 1)


def test_whistle_pays_only_who_arrives_here():
    """The ruler of the Shrouded Wood may lead the called one elsewhere."""
    t = Table()
    t.relic(1, "whistle")
    t.site("shrouded_wood", "h1", ruler=0)
    t.turn(1).uses(1, "whistle").does(1, "player", 2)
    assert t.asked() == (0, "send-traveller")
    t.does(0, "site", "wastes")
    assert (t.player(2).pawn, t.player(2).secrets) == (t.slot("wastes"), 5)
    assert t.g.laid[NUMBER["whistle"]] == (0, 1)


# -- Dowsing Sticks ----------------------------------------------------------------------------


def test_dowsing_sticks_take_the_top_relic():
    """Two favor burned and a secret placed; only the user sees the relic before it is taken."""
    t = Table()
    t.relic(1, "dowsing_sticks")
    top = t.g.relic_deck[-1]
    t.turn(1).uses(1, "dowsing_sticks")
    assert (t.player(1).favor, t.player(1).secrets) == (2, 4)
    assert (know.knows(t.g, 1, top), know.knows(t.g, 2, top)) == (True, False)
    assert t.offered(1) == [("take-relic",), ("bury-relic",)]
    t.does(1, "take-relic")
    assert t.g.players[1].relics[-1] == top
    assert know.knows(t.g, 2, top)


def test_dowsing_sticks_bury_the_top_relic():
    """At the bottom of the relic deck; the others do not learn which it was."""
    t = Table()
    t.relic(1, "dowsing_sticks")
    top = t.g.relic_deck[-1]
    t.turn(1).uses(1, "dowsing_sticks").does(1, "bury-relic")
    assert t.g.relic_deck[0] == top
    assert not know.knows(t.g, 2, top)
    assert t.g.drawn == []


def test_dowsing_sticks_need_favor_a_secret_and_a_relic():
    """Not without two favor, nor without a secret, nor with an empty relic deck."""
    for favor, secrets, relics in ((1, 5, True), (4, 0, True), (4, 5, False)):
        t = Table()
        t.relic(1, "dowsing_sticks")
        t.player(1).favor, t.player(1).secrets = favor, secrets
        if not relics:
            for relic in [r for r in RELIC_NUMBERS if r in t.g.relic_deck]:
                lay(t.g, relic, zones.BOX)
        assert not t.turn(1).offers(1, "use", "dowsing_sticks")


# -- Skeleton Key ------------------------------------------------------------------------------


def test_skeleton_key_takes_a_relic_of_the_reliquary():
    """One secret placed, one burned; the slot that is opened binds the Chancellor."""
    t = Table()
    t.relic(1, "skeleton_key")
    t.site("river", ruler=0)
    relic = t.g.reliquary[1]
    t.turn(1).uses(1, "skeleton_key")
    assert t.offered(1) == [("slot", s) for s in ("brutal", "decadent", "careless", "greedy")]
    t.does(1, "slot", "decadent")
    assert (know.knows(t.g, 1, relic), know.knows(t.g, 0, relic)) == (True, False)
    t.does(1, "yes")
    assert t.player(1).relics[-1] == relic
    assert t.g.holder(NUMBER["decadent"]) == 0
    assert (t.player(1).secrets, t.g.laid[NUMBER["skeleton_key"]]) == (3, (0, 1))


def test_skeleton_key_is_paid_even_if_the_relic_is_left():
    """The relic stays in its slot, known to who has looked."""
    t = Table()
    t.relic(1, "skeleton_key")
    t.site("river", ruler=0)
    t.turn(1).uses(1, "skeleton_key").does(1, "slot", "greedy").does(1, "no")
    assert t.g.reliquary[3]
    assert t.g.holder(NUMBER["greedy"]) == -1
    assert t.player(1).secrets == 3


def test_skeleton_key_works_for_the_chancellor_too():
    """FAQ: the Chancellor may use it himself."""
    t = Table()
    t.relic(0, "skeleton_key")
    t.site("fertile_valley", ruler=0)
    t.turn(0).uses(0, "skeleton_key").does(0, "slot", "brutal").does(0, "yes")
    assert len(t.player(0).relics) == 3


def test_skeleton_key_needs_the_chancellors_rule_and_a_relic():
    """Not where bandits or an Exile rule, nor when the Reliquary is empty."""
    for ruler in (None, 1, 2):
        t = Table()
        t.relic(1, "skeleton_key")
        t.site("river", ruler=ruler)
        assert not t.turn(1).offers(1, "use", "skeleton_key")
    t = Table()
    t.relic(1, "skeleton_key")
    t.site("river", ruler=0)
    for slot in range(4):
        t.open_slot(slot)
    assert not t.turn(1).offers(1, "use", "skeleton_key")


# -- Map ---------------------------------------------------------------------------------------


def test_map_goes_below_the_relic_deck_for_four_supply():
    """Four Supply, but never more than seven."""
    for before, after in ((0, 4), (2, 6), (5, 7), (7, 7)):
        t = Table()
        t.relic(1, "map")
        t.player(1).supply = before
        t.turn(1).uses(1, "map")
        assert t.player(1).supply == after
        assert t.g.relic_deck[0] == NUMBER["map"]
        assert t.relics(1) == []


def test_map_is_no_more_a_relic_of_its_user():
    """O-2.11.1: the title is settled when it goes."""
    t = Table()
    t.g.goal = "protection"
    t.g.title = 1
    t.relic(1, "map")
    t.relic(2, "whistle")
    lay(t.g, NUMBER["grand_scepter"], zones.HELD + 2)
    lay(t.g, NUMBER["whistle"], zones.RELIC_DECK)
    t.turn(1).uses(1, "map")
    assert t.g.title == 2


# -- Horned Mask -------------------------------------------------------------------------------


def test_horned_mask_swaps_an_adviser_with_a_card_here():
    """FAQ: a swap is not a play: no favor, no homeland's reward, no When Played."""
    t = Table()
    t.relic(1, "horned_mask")
    t.pawn(1, "fertile_valley")
    t.adviser(1, "salad_days wolves")
    t.site("fertile_valley", cards="longbows elders")
    t.turn(1).uses(1, "horned_mask").does(1, "card", "salad_days").does(1, "card", "elders")
    assert sorted(t.advisers(1)) == ["elders", "wolves"]
    assert sorted(t.cards_at("fertile_valley")) == ["longbows", "salad_days"]
    assert (t.player(1).favor, t.player(1).secrets, t.g.banks) == (4, 4, [2] * 6)
    assert t.asked() == (1, "act")


def test_horned_mask_heeds_locks_and_restrictions():
    """No locked card, no adviser-only card to a site, no site-only card to advisers."""
    t = Table()
    t.relic(1, "horned_mask")
    t.adviser(1, "naysayers a_small_favor wolves")
    t.site("river", cards="garrison keep longbows")
    t.turn(1).uses(1, "horned_mask")
    assert sorted(t.advisers(1)) == ["a_small_favor", "longbows", "naysayers"]
    assert "wolves" in t.cards_at("river")


def test_horned_mask_needs_a_faceup_adviser_and_a_card_that_can_move():
    """A facedown adviser does not do, nor do edifices, which are locked."""
    t = Table()
    t.relic(1, "horned_mask")
    t.adviser(1, "wolves", facedown=True)
    t.site("river", cards="longbows")
    assert not t.turn(1).offers(1, "use", "horned_mask")
    t = Table()
    t.relic(1, "horned_mask")
    t.adviser(1, "wolves")
    t.site("river", cards="sprawling_rampart bandit_rampart")
    assert not t.turn(1).offers(1, "use", "horned_mask")


# -- Oracular Pig ------------------------------------------------------------------------------


def test_oracular_pig_looks_at_three_cards():
    """The order stays; it is no draw, so a Vision stops nothing and is not counted."""
    t = Table()
    t.relic(1, "oracular_pig")
    t.deck("longbows vision_of_faith wolves elders")
    before = t.g.deck[:]
    t.turn(1).uses(1, "oracular_pig")
    assert t.g.journal is not None
    (event,) = [e for e in t.g.journal if e.kind == "peeks-deck"]
    assert event.secret == ("longbows", "vision_of_faith", "wolves")
    assert event.to == (1,)
    assert (t.g.deck, t.g.visions_drawn) == (before, 0)
    assert not know.knows(t.g, 1, NUMBER["elders"])
    assert not know.knows(t.g, 2, NUMBER["longbows"])


def test_oracular_pig_is_not_offered_for_what_is_known():
    """A look that would show nothing new is not offered; an empty deck shows nothing."""
    t = Table()
    t.relic(1, "oracular_pig")
    t.deck("longbows wolves")
    t.turn(1).uses(1, "oracular_pig")
    assert not t.offers(1, "use", "oracular_pig")
    deep = Table()
    deep.relic(1, "oracular_pig")
    deep.deck("longbows wolves elders tents")
    deep.turn(1).uses(1, "oracular_pig")
    assert not deep.offers(1, "use", "oracular_pig"), "the fourth card is out of sight"
    empty = Table()
    empty.relic(1, "oracular_pig")
    assert not empty.turn(1).offers(1, "use", "oracular_pig")


# -- Ivory Eye ---------------------------------------------------------------------------------


def eye() -> Table:
    """A facedown site, a facedown adviser, and two facedown relics; player 1 has the eye."""
    t = Table()
    t.relic(1, "ivory_eye")
    t.site("mine", "h3", up=False)
    t.adviser(1, "elders", facedown=True)
    t.adviser(2, "wolves", facedown=True)
    t.site("fertile_valley", relics="whistle map")  # the first site of all
    return t


def test_ivory_eye_offers_all_that_lies_facedown():
    """Sites, advisers, relics at sites; not what the player has seen, nor the Reliquary."""
    t = eye()
    know.see(t.g, 1, [NUMBER["whistle"]])
    t.turn(1).uses(1, "ivory_eye")
    assert t.offered(1) == [("site", "h3"), ("facedown", 2, 0), ("relic-at", "fertile_valley", 1)]


@pytest.mark.parametrize(
    ("choice", "seen", "event", "told"),
    [
        (("site", "h3"), "mine", "peeks-site", (1, "h3")),
        (("facedown", 2, 0), "wolves", "peeks-adviser", (1, 2, 0)),
        (("relic-at", "fertile_valley", 1), "map", "peeks-relic", (1, "fertile_valley")),
    ],
)
def test_ivory_eye_looks_at_one_card(
    choice: tuple[str | int, ...], seen: str, event: str, told: tuple[str | int, ...]
):
    """A secret is placed; nobody else learns what was seen."""
    t = eye()
    t.turn(1).uses(1, "ivory_eye").does(1, *choice)
    assert know.knows(t.g, 1, NUMBER[seen])
    assert not know.knows(t.g, 0, NUMBER[seen])
    assert t.told(event) == [told]
    assert t.player(1).secrets == 4


def test_ivory_eye_needs_something_unseen():
    """Own facedown advisers are known to their owner."""
    t = Table()
    t.relic(1, "ivory_eye")
    t.adviser(1, "elders", facedown=True)
    assert not t.turn(1).offers(1, "use", "ivory_eye")


def test_only_the_holder_uses_a_relic():
    """O-7.1.1: a relic is used by who holds it."""
    t = Table()
    t.relic(2, "map ivory_eye")
    t.pawn(1, "h1")
    assert t.turn(1).offered(1, "use") == []
