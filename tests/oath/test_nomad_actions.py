"""Nomad denizens: "Action:" powers, and modifiers of Travel and Recover."""

from crannog.games.oath.facts import ID, NUMBER
from tests.oath.table import NOMAD, Table

CRADLE, PROVINCES, HINTERLAND = range(3)


def at_river(cards: str, seats: int = 3) -> Table:
    """Player 1 at the River (p1), where these cards lie; bandits rule it."""
    t = Table(seats)
    t.site("river", cards=cards)
    t.pawn(1, "river")
    return t


# -- Ancient Binding ---------------------------------------------------------------------------


def test_ancient_binding_leaves_everyone_one_secret():
    """You keep only the one just placed; every other player keeps one."""
    t = at_river("ancient_binding")
    t.turn(1).uses(1, "ancient_binding")
    assert [t.g.all_secrets(seat) for seat in range(3)] == [1, 0, 1]
    assert t.g.laid[NUMBER["ancient_binding"]] == (0, 1)
    t.rests(1)
    assert t.player(1).secrets == 1


def test_ancient_binding_burns_secrets_on_other_cards_but_not_favor():
    """Secrets on your other cards burn; favor there stays."""
    t = at_river("ancient_binding elders")
    t.adviser(1, "alchemist")
    t.g.laid[NUMBER["alchemist"]] = (0, 2)
    t.g.laid[NUMBER["elders"]] = (2, 0)
    t.turn(1).uses(1, "ancient_binding")
    assert t.g.laid == {NUMBER["ancient_binding"]: (0, 1), NUMBER["elders"]: (2, 0)}


def test_ancient_binding_spares_the_banner():
    """FAQ: secrets on the Darkest Secret are not burned."""
    t = at_river("ancient_binding")
    t.banner("darkest_secret", 2, 4)
    t.turn(1).uses(1, "ancient_binding")
    assert t.g.banner_tokens[NUMBER["darkest_secret"]] == 4
    assert t.player(2).secrets == 1


def test_ancient_binding_counts_facedown_secrets():
    """Facedown ones burn first, so that a faceup one is kept; one who has none keeps that."""
    t = at_river("ancient_binding")
    t.player(0).secrets, t.player(0).dark_secrets = 1, 3
    t.player(2).secrets, t.player(2).dark_secrets = 0, 2
    t.turn(1).uses(1, "ancient_binding")
    assert (t.player(0).secrets, t.player(0).dark_secrets) == (1, 0)
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (0, 1)


def test_ancient_binding_needs_two_faceup_secrets():
    """One is placed and one is burned; facedown secrets do not pay."""
    t = at_river("ancient_binding")
    t.player(1).secrets, t.player(1).dark_secrets = 1, 5
    assert not t.turn(1).offers(1, "use", "ancient_binding")


# -- Elders ------------------------------------------------------------------------------------


def test_elders_sell_a_secret_for_two_favor():
    """Two favor are placed; a secret is gained; the card then takes no more."""
    t = at_river("elders")
    t.turn(1).uses(1, "elders")
    assert (t.player(1).favor, t.player(1).secrets) == (2, 6)
    assert t.g.laid[NUMBER["elders"]] == (2, 0)
    assert not t.offers(1, "use", "elders")


def test_elders_need_two_favor_and_access():
    """Not with one favor; not from another site that somebody else rules."""
    t = at_river("elders")
    t.player(1).favor = 1
    assert not t.turn(1).offers(1, "use", "elders")
    far = at_river("elders")
    far.pawn(1, "steppe")
    assert not far.turn(1).offers(1, "use", "elders")


# -- Convoys -----------------------------------------------------------------------------------


def test_convoys_bring_a_whole_pile():
    """In order, on top of the pile of your region; nobody sees a card."""
    t = at_river("convoys")
    t.pile(PROVINCES, "wolves rangers")
    t.pile(HINTERLAND, "keep scouts longbows")
    t.turn(1).uses(1, "convoys")
    assert t.offered(1) == [("region", "cradle"), ("region", "hinterland")]
    t.does(1, "region", "hinterland")
    assert t.pile_cards(PROVINCES) == ["wolves", "rangers", "keep", "scouts", "longbows"]
    assert t.pile_cards(HINTERLAND) == []
    assert t.g.know == [0, 0, 0]
    assert t.told("moves-pile") == [(1, "hinterland", "provinces", 3)]


def test_convoys_keep_what_people_know():
    """All can follow a pile that moves in order."""
    t = at_river("convoys")
    t.pile(CRADLE, "keep")
    t.g.know[2] = 1 << NUMBER["keep"]
    t.turn(1).uses(1, "convoys").does(1, "region", "cradle")
    assert t.g.know[2] == 1 << NUMBER["keep"]
    assert t.pile_cards(PROVINCES) == ["keep"]


def test_convoys_may_take_an_empty_pile():
    """Its pile or yours may be empty."""
    t = at_river("convoys")
    t.turn(1).uses(1, "convoys").does(1, "region", "cradle")
    assert t.player(1).favor == 3


# -- Resettle ----------------------------------------------------------------------------------


def test_resettle_moves_anybodys_nomad_adviser():
    """To any faceup site with room; no favor, no When Played; and again at once, being free."""
    t = at_river("resettle")
    t.adviser(1, "elders")
    t.adviser(2, "tents wolves")
    t.turn(1).uses(1, "resettle")
    assert t.offered(1) == [("card", "elders"), ("card", "tents")]
    t.does(1, "card", "tents").does(1, "site", "wastes")
    assert (t.advisers(2), t.cards_at("wastes")) == (["wolves"], ["tents"])
    assert (t.player(1).favor, t.bank("nomad")) == (4, 2)
    t.uses(1, "resettle")
    assert not t.offers(1, "site", "wastes")
    t.does(1, "site", "river")
    assert t.cards_at("river") == ["resettle", "elders"]


def test_resettle_refuses_bound_cards_and_full_sites():
    """Adviser-only, locked and facedown ones stay; a full or facedown site is no choice."""
    t = at_river("resettle")
    t.adviser(1, "lost_tongue faithful_friend")
    t.adviser(1, "elders", facedown=True)
    assert not t.turn(1).offers(1, "use", "resettle")
    full = at_river("resettle wolves")
    full.site("steppe", up=False)
    full.adviser(1, "elders")
    sites = [choice[1] for choice in full.turn(1).uses(1, "resettle").offered(1, "site")]
    assert sites == [
        "fertile_valley",
        "salt_flats",
        "standing_stones",
        "deep_woods",
        "ancient_city",
        "wastes",
    ]


def test_resettle_into_the_full_great_slum_discards_first():
    """The Great Slum lets a card there be discarded before one is moved there."""
    t = at_river("resettle")
    t.site("great_slum", "h3", cards="wolves rangers scouts")
    t.adviser(1, "elders")
    t.turn(1).uses(1, "resettle").does(1, "site", "great_slum")
    t.does(1, "clear", "great_slum", "wolves")
    assert t.cards_at("great_slum") == ["rangers", "scouts", "elders"]


def test_resettle_takes_the_tokens_along():
    """Tokens stay on a card that is moved."""
    t = at_river("resettle")
    t.adviser(1, "elders")
    t.turn(1).uses(1, "elders").uses(1, "resettle").does(1, "site", "river")
    assert t.g.laid[NUMBER["elders"]] == (2, 0)


# -- Oracle ------------------------------------------------------------------------------------


def test_oracle_draws_the_first_vision_and_leaves_the_rest():
    """The other cards keep their places; the Visions Drawn track advances (FAQ)."""
    t = at_river("oracle")
    t.deck("wolves rangers vision_of_faith keep vision_of_conquest")
    t.turn(1).uses(1, "oracle")
    assert t.asked() == (1, "play-card")
    assert [ID[card] for card in t.g.deck] == ["vision_of_conquest", "keep", "rangers", "wolves"]
    assert t.g.visions_drawn == 1
    t.does(1, "reveal-vision")
    assert t.player(1).vision == NUMBER["vision_of_faith"]
    assert t.g.laid[NUMBER["oracle"]] == (0, 2)


def test_oracle_is_no_search():
    """Ruling 6: nothing is asked about cards to draw, as by Augury."""
    t = at_river("oracle")
    t.adviser(1, "augury")
    t.deck("wolves vision_of_faith")
    assert t.turn(1).uses(1, "oracle").asked() == (1, "play-card")


def test_oracle_may_keep_or_discard_the_vision():
    """FAQ: it may be kept facedown; a discarded one goes to the pile of the next region."""
    t = at_river("oracle")
    t.deck("vision_of_faith")
    t.turn(1).uses(1, "oracle")
    assert t.offered(1) == [("reveal-vision",), ("facedown-adviser",), ("discard-it",)]
    t.does(1, "facedown-adviser")
    assert t.g.dark_advisers(1) == [NUMBER["vision_of_faith"]]
    other = at_river("oracle")
    other.deck("vision_of_faith")
    other.turn(1).uses(1, "oracle").does(1, "discard-it")
    assert other.pile_cards(HINTERLAND) == ["vision_of_faith"]


def test_oracle_tells_only_its_user_which_vision_it_is():
    """A drawn card is private."""
    t = at_river("oracle")
    t.deck("keep vision_of_faith")
    t.turn(1).uses(1, "oracle")
    assert t.g.know == [0, 1 << NUMBER["vision_of_faith"], 0]
    assert t.told("draws") == [(1, 1)]


def test_oracle_counts_the_conspiracy_as_a_vision():
    """It may be played at once."""
    t = at_river("oracle")
    t.deck("wolves conspiracy vision_of_faith")
    t.turn(1).uses(1, "oracle").does(1, "conspire")
    assert t.told("plays-conspiracy") == [(1,)]


def test_oracle_finds_nothing_in_a_deck_without_visions():
    """The cost is paid and nothing happens."""
    t = at_river("oracle")
    t.deck("wolves keep")
    t.turn(1).uses(1, "oracle")
    assert t.asked() == (1, "act")
    assert (t.player(1).secrets, t.g.visions_drawn, len(t.g.deck)) == (3, 0, 2)


def test_oracle_keeps_count_of_the_parts_of_the_deck():
    """O-8.8: a card drawn from amidst a part leaves that part smaller."""
    t = at_river("oracle")
    t.deck("wolves keep vision_of_faith rangers scouts")
    t.g.part2, t.g.part3 = 2, 2
    t.turn(1).uses(1, "oracle").does(1, "discard-it")
    assert (t.g.part2, t.g.part3) == (1, 2)


def test_oracle_of_the_chancellor_reveals_no_vision():
    """O-5.1.4 III: only Exiles may."""
    t = Table()
    t.site("fertile_valley", cards="oracle")
    t.deck("vision_of_faith")
    t.turn(0).uses(0, "oracle")
    assert t.offered(0) == [("facedown-adviser",), ("discard-it",)]


# -- Tents -------------------------------------------------------------------------------------


def test_tents_make_travel_within_the_region_free():
    """For one favor; also without any Supply; not into another region."""
    t = at_river("tents")
    t.player(1).supply = 0
    names = [choice[1] for choice in t.turn(1).offered(1, "travel")]
    assert names == ["steppe", "standing_stones"]
    t.does(1, "travel", "steppe")
    assert t.asked() == (1, "act")
    assert (t.player(1).supply, t.player(1).favor) == (0, 3)
    assert t.player(1).pawn == t.slot("steppe")


def test_tents_are_declined_or_out_of_reach():
    """Supply is spent as usual then; without favor they are no choice."""
    t = at_river("tents")
    t.turn(1).does(1, "travel", "steppe")
    assert t.offered(1) == [("modify", "tents"), ("go",)]
    t.does(1, "go")
    assert (t.player(1).supply, t.player(1).favor) == (5, 4)
    poor = at_river("tents")
    poor.player(1).favor = poor.player(1).supply = 0
    assert poor.turn(1).offered(1, "travel") == []


def test_tents_do_not_fit_a_journey_to_another_region():
    """Only the region of the pawn."""
    for site in ("fertile_valley", "wastes"):
        t = at_river("tents")
        t.turn(1).does(1, "travel", site)
        assert t.asked() == (1, "act")
        assert t.player(1).supply == 5


def test_tents_ignore_higher_costs():
    """Law, O-7.6.2: Charming Valley's increase is not spent, either."""
    t = Table()
    t.site("charming_valley", "p1", cards="tents")
    t.pawn(1, "charming_valley")
    t.turn(1).does(1, "travel", "steppe").does(1, "modify", "tents")
    assert t.player(1).supply == 7


def led_by_chancellor(card: str) -> Table:
    """Player 1 leaves the Shrouded Wood, which the Chancellor rules, with this card there."""
    t = Table()
    t.site("shrouded_wood", "p1", cards=card, ruler=0)
    t.pawn(1, "shrouded_wood")
    return t


def test_tents_help_a_led_traveller_only_within_the_region():
    """FAQ: they are declared before the ruler chooses, and fail if that is another region."""
    near = led_by_chancellor("tents")
    near.turn(1).does(1, "set-out").does(1, "modify", "tents")
    near.does(0, "site", "steppe")
    assert (near.player(1).supply, near.player(1).favor) == (7, 3)
    far = led_by_chancellor("tents")
    far.turn(1).does(1, "set-out").does(1, "modify", "tents")
    far.does(0, "site", "wastes")
    assert (far.player(1).supply, far.player(1).favor) == (5, 3)


def test_tents_fail_a_led_traveller_without_supply():
    """FAQ: sent to another region without the Supply for it he goes nowhere."""
    t = led_by_chancellor("tents")
    t.player(1).supply = 1
    t.turn(1).does(1, "set-out").does(1, "modify", "tents")
    t.does(0, "site", "wastes")
    assert t.player(1).pawn == t.slot("shrouded_wood")
    assert t.told("travel-fails") == [(1,)]


# -- Special Envoy -----------------------------------------------------------------------------


def test_special_envoy_travels_free_and_ends_the_act_phase():
    """Anywhere; no token is paid."""
    t = at_river("special_envoy")
    t.player(1).supply = 0
    t.turn(1).does(1, "travel", "wastes")
    assert t.player(1).pawn == t.slot("wastes")
    assert (t.player(1).favor, t.player(1).secrets) == (4, 5)
    assert t.g.active == 2


def test_special_envoy_is_a_choice():
    """With enough Supply the player may go on."""
    t = at_river("special_envoy")
    t.turn(1).does(1, "travel", "steppe").does(1, "go")
    assert (t.asked(), t.player(1).supply) == ((1, "act"), 5)


def test_special_envoy_lets_after_travel_effects_come_first():
    """Hospitality pays before the phase ends."""
    t = at_river("special_envoy")
    t.adviser(1, "hospitality")
    t.site("steppe", cards="elders")
    t.turn(1).does(1, "travel", "steppe").does(1, "modify", "special_envoy")
    assert (t.player(1).favor, t.g.active) == (5, 2)


# -- A Fast Steed ------------------------------------------------------------------------------


def test_a_fast_steed_carries_three_warbands_anywhere():
    """For one favor, to any destination."""
    t = at_river("a_fast_steed")
    t.man("river", 1, 5)
    t.turn(1).does(1, "travel", "wastes").does(1, "modify", "a_fast_steed")
    assert (t.player(1).supply, t.player(1).favor) == (7, 3)
    spent = at_river("a_fast_steed")
    spent.player(1).supply = 0
    assert len(spent.turn(1).offered(1, "travel")) == 7


def test_a_fast_steed_does_not_carry_four():
    """Warbands on the board count, those at sites do not."""
    t = at_river("a_fast_steed")
    t.player(1).warbands = 4
    t.turn(1).does(1, "travel", "wastes")
    assert (t.asked(), t.player(1).supply) == ((1, "act"), 5)


def test_a_fast_steed_obeys_the_narrow_pass():
    """Only Supply is saved; site powers still apply."""
    t = at_river("a_fast_steed")
    t.site("narrow_pass", "h1")
    names = [choice[1] for choice in t.turn(1).offered(1, "travel")]
    assert "wastes" not in names


# -- Hospitality -------------------------------------------------------------------------------


def test_hospitality_pays_for_a_shared_suit():
    """Of several the player chooses the bank; Hospitality itself is a Nomad adviser."""
    t = Table()
    t.pawn(1, "river")
    t.adviser(1, "hospitality wolves")
    t.site("steppe", cards="elders rangers")
    t.turn(1).does(1, "travel", "steppe")
    assert t.offered(1) == [("suit", "beast"), ("suit", "nomad")]
    t.does(1, "suit", "beast")
    assert (t.player(1).favor, t.bank("beast"), t.bank("nomad")) == (5, 1, 2)


def test_hospitality_pays_nothing_without_a_common_suit_or_favor():
    """A facedown adviser has no suit; an empty bank gives nothing."""
    t = Table()
    t.pawn(1, "river")
    t.adviser(1, "hospitality")
    t.adviser(1, "wolves", facedown=True)
    t.site("steppe", cards="rangers")
    t.turn(1).does(1, "travel", "steppe")
    assert t.player(1).favor == 4
    empty = Table()
    empty.pawn(1, "river")
    empty.adviser(1, "hospitality")
    empty.site("steppe", cards="elders")
    empty.g.banks[NOMAD] = 0
    empty.turn(1).does(1, "travel", "steppe")
    assert empty.player(1).favor == 4


def test_hospitality_pays_nothing_for_the_journey_of_another():
    """Its holder stands beside a Nomad card, but somebody else has travelled."""
    t = Table()
    t.adviser(2, "hospitality")
    t.site("deep_woods", cards="elders")
    t.turn(1).does(1, "travel", "steppe")
    assert (t.player(2).favor, t.bank("nomad")) == (4, 2)


def test_hospitality_is_a_question_to_the_careful():
    """O-7.4.1: it may be left unused."""
    t = Table()
    t.pawn(1, "river")
    t.adviser(1, "hospitality")
    t.site("steppe", cards="elders")
    t.turn(1).does(1, "careful").does(1, "travel", "steppe").does(1, "no")
    assert t.player(1).favor == 4


def test_hospitality_also_pays_who_is_made_to_travel():
    """By analogy with the FAQ of the Dragonskin Drum."""
    t = Table()
    t.pawn(1, "river")
    t.pawn(2, "river")
    t.adviser(2, "hospitality")
    t.site("steppe", cards="elders")
    t.player(1).warbands = 12
    t.player(2).warbands = 0
    t.player(2).favor = 0
    t.dice([0, 0], [3] * 12)
    t.turn(1).does(1, "campaign", 2).does(1, "number", 12)
    t.does(1, "yes").does(1, "site", "steppe")
    assert t.player(2).pawn == t.slot("steppe")
    assert t.player(2).favor == 1


# -- Relic Worship -----------------------------------------------------------------------------


def test_relic_worship_gives_three_supply():
    """After a relic was recovered; Supply stops at seven."""
    t = Table()
    t.site("steppe", cards="relic_worship", relics="ivory_eye")
    t.pawn(1, "steppe")
    t.player(1).supply = 4
    t.turn(1).does(1, "recover-relic", 0)
    assert (t.relics(1), t.player(1).supply) == (["ivory_eye"], 6)
    full = Table()
    full.site("steppe", cards="relic_worship", relics="ivory_eye")
    full.pawn(1, "steppe")
    full.turn(1).does(1, "recover-relic", 0)
    assert full.player(1).supply == 7


def test_relic_worship_gives_nothing_for_a_banner():
    """A relic, not a banner."""
    t = at_river("relic_worship")
    t.player(1).supply = 4
    t.turn(1).does(1, "recover-banner", "darkest_secret").does(1, "number", 2)
    assert t.player(1).supply == 3


def test_relic_worship_needs_access():
    """Nobody else's recovery, and not from afar."""
    t = Table()
    t.site("river", cards="relic_worship", ruler=0)
    t.site("steppe", relics="ivory_eye")
    t.pawn(1, "steppe")
    t.player(1).supply = 4
    t.turn(1).does(1, "recover-relic", 0)
    assert t.player(1).supply == 3


def test_relic_worship_counts_a_homeland_relic():
    """O-11.1: a relic taken there is recovered."""
    t = Table()
    t.site("deep_woods", relics="ivory_eye")
    t.pawn(1, "deep_woods")
    t.adviser(1, "relic_worship")
    t.player(1).supply = 2
    t.plays(1, "wolves", "to-site", "deep_woods")
    assert (t.relics(1), t.player(1).supply) == (["ivory_eye"], 5)
