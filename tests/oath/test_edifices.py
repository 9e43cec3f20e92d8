"""The edifices and their ruins."""

import pytest

from crannog.games.oath import know, zones
from crannog.games.oath.facts import NUMBER, RELIC_NUMBERS
from crannog.games.oath.questions import is_forbidden
from crannog.games.oath.state import BANDITS
from crannog.games.oath.verbs import lay
from crannog.kernel.ask import Atom
from tests.oath.table import PEOPLES_FAVOR, Table


def test_edifices_are_locked_and_ruins_have_no_suit():
    """O-2.9: an intact one can be mustered and traded with, a ruin cannot; neither can go."""
    t = Table()
    t.banner("peoples_favor", 1)
    t.site("river", cards="great_spire bandit_rampart")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1)
    assert t.offered(1, "muster") == [("muster", "great_spire")]
    assert t.offered(1, "trade-favor") == [("trade-favor", "great_spire")]
    t.does(1, "play-adviser", "wolves")
    assert not t.offers(1, "to-site", "river")  # it is full, and nothing here can be discarded


# -- Sprawling Rampart, Bandit Rampart ---------------------------------------------------------


def test_sprawling_rampart_adds_a_die_to_each_site_of_its_ruler():
    """Two targeted sites of the ruler: four dice."""
    t = Table()
    t.site("river", ruler=2)
    t.site("steppe", ruler=2)
    t.site("wastes", cards="sprawling_rampart", ruler=2)
    t.turn(1).attack(1, 2, 0, ("target-site", "steppe"))
    assert t.told("pools")[0] == (0, 4)


def test_sprawling_rampart_is_for_its_rulers_sites_alone():
    """Not for relics and pawns, nor for the sites of others."""
    t = Table()
    t.relic(2, "map")
    t.pawn(2, "p1")
    t.site("river", ruler=2)
    t.site("wastes", cards="sprawling_rampart", ruler=0)
    t.turn(1).attack(1, 2, 0, ("target-thing", "map"), ("target-pawn",))
    assert t.told("pools")[0] == (0, 1 + 3 + 2)


def test_sprawling_rampart_of_bandits():
    """Bandits as its ruler get it for every bandit-ruled site that is targeted."""
    t = Table()
    t.site("wastes", cards="sprawling_rampart")
    t.turn(1).attack(1, BANDITS, 0, ("target-site", "steppe"))
    assert t.told("pools")[0] == (0, 4)


@pytest.mark.parametrize(
    ("site", "dice", "pools"),
    [
        ("river", 3, (1, 1)),  # no cost, so bandits use it
        ("river", 1, (0, 2)),  # O-5.5.3: a die that is not there becomes a defence die
        ("steppe", 3, (3, 1)),  # only if its own site is targeted
    ],
)
def test_bandit_rampart_removes_two_dice_for_bandits(site: str, dice: int, pools: tuple[int, int]):
    """If its site is targeted."""
    t = Table()
    t.site(site, cards="bandit_rampart")
    t.turn(1).attack(1, BANDITS, dice)
    assert t.told("pools")[-1] == pools


def test_bandit_rampart_is_a_choice_of_its_ruler():
    """O-7.5.1: a player who defends may use it; the attacker may not."""
    t = Table()
    t.site("river", cards="bandit_rampart", ruler=2)
    t.turn(1).attack(1, 2, 3)
    assert t.asked() == (2, "defence-plans")
    t.does(2, "plan", "bandit_rampart")
    assert t.told("pools")[-1] == (1, 1)


# -- Hall of Debate, Hall of Mockery -----------------------------------------------------------


def test_hall_of_debate_guards_the_peoples_favor_in_campaigns():
    """Nobody can target it, wherever the Hall is; other banners can be."""
    t = Table()
    t.banner("peoples_favor", 2)
    t.banner("darkest_secret", 2)
    t.pawn(2, "p1")
    t.site("wastes", cards="hall_of_debate")
    t.turn(1).does(1, "campaign", 2)
    assert t.offered(1) == [("target-thing", "darkest_secret"), ("target-pawn",)]


def test_hall_of_debate_does_not_hinder_recovery():
    """ "In a campaign"."""
    t = Table()
    t.banner("peoples_favor", 2)
    t.site("wastes", cards="hall_of_debate")
    assert t.turn(1).offers(1, "recover-banner", "peoples_favor")


@pytest.mark.parametrize("mob", [False, True])
def test_hall_of_mockery_turns_a_recovered_banner_to_mob(mob: bool):
    """Recovering the People's Favor always turns it to its Mob side."""
    t = Table()
    t.g.mob = mob
    t.site("wastes", cards="hall_of_mockery")
    t.turn(1).does(1, "recover-banner", "peoples_favor").does(1, "number", 2)
    t.does(1, "suit", "order")
    assert t.g.mob
    assert t.told("turns-mob") == [(1,)]
    assert t.g.banner_tokens[PEOPLES_FAVOR] == 2


# -- Forest Temple, Ruined Temple --------------------------------------------------------------


def test_forest_temple_keeps_sites_with_beast_cards():
    """The chronicle asks `discard-site`; it is itself a Beast card; ruins have no suit."""
    t = Table()
    t.site("wastes", cards="forest_temple")
    t.site("river", cards="wolves")
    t.site("steppe", cards="longbows bandit_rampart")
    kept = [slot for slot in range(8) if is_forbidden(t.g, "discard-site", 0, slot)]
    assert kept == [t.slot("river"), t.slot("wastes")]
    lay(t.g, NUMBER["forest_temple"], zones.BOX)
    assert not is_forbidden(t.g, "discard-site", 0, t.slot("river"))


def test_ruined_temple_bars_beasts_for_enemies_of_its_ruler():
    """Neither to a site nor to advisers; facedown they may be kept."""
    t = Table()
    t.site("wastes", cards="ruined_temple", ruler=2)
    t.deck("wolves longbows elders")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "wolves").does(1, "card", "elders")
    assert t.offered(1) == [("facedown-adviser",), ("discard-it",)]


def test_ruined_temple_bars_no_other_suit_and_no_friend():
    """Its ruler plays beasts, and so do others of his Empire; other suits are free."""
    t = Table()
    t.site("wastes", cards="ruined_temple", ruler=1)
    t.adviser(1, "wolves", facedown=True)
    assert t.turn(1).does(1, "play-adviser", "wolves").offers(1, "to-site", "river")
    other = Table()
    other.site("wastes", cards="ruined_temple", ruler=2)
    other.adviser(1, "longbows", facedown=True)
    assert other.turn(1).does(1, "play-adviser", "longbows").offers(1, "to-advisers")
    imperial = Table()
    imperial.citizen(1)
    imperial.site("wastes", cards="ruined_temple", ruler=0)
    imperial.adviser(1, "wolves", facedown=True)
    assert imperial.turn(1).does(1, "play-adviser", "wolves").offers(1, "to-advisers")


def test_ruined_temple_of_bandits_bars_everybody():
    """If bandits rule it every player is an enemy."""
    t = Table()
    t.site("wastes", cards="ruined_temple")
    t.adviser(0, "wolves", facedown=True)
    t.turn(0).does(0, "discard-adviser", "wolves")
    assert t.asked() == (0, "act")  # it can only be discarded


# -- Festival District, Squalid District -------------------------------------------------------


def test_festival_district_makes_a_binding_exchange():
    """Favor, secrets and advisers, with any one player; neither relics nor banners."""
    t = Table()
    t.site("river", cards="festival_district")
    t.relic(1, "map")
    t.banner("peoples_favor", 1)
    t.adviser(1, "wolves")
    t.adviser(2, "elders")
    t.turn(1).uses(1, "festival_district")
    assert t.offered(1) == [("player", 2), ("player", 0)]
    t.does(1, "player", 2)
    assert not t.offers(1, "give-thing", "map")
    assert not t.offers(1, "give-thing", "peoples_favor")
    t.does(1, "give-thing", "wolves").does(1, "give-favor", 2)
    t.does(1, "want-thing", "elders").does(1, "want-secrets", 1).does(1, "propose")
    assert t.asked() == (2, "answer-deal")
    t.does(2, "accept")
    assert (t.advisers(1), t.advisers(2)) == (["elders"], ["wolves"])
    assert (t.player(1).favor, t.player(2).favor) == (2, 6)
    assert (t.player(1).secrets, t.player(2).secrets) == (6, 4)
    assert t.offers(1, "use", "festival_district")  # it costs nothing


def test_festival_district_is_used_by_its_ruler_from_afar():
    """O-7.1.1: who rules it, or is there."""
    t = Table()
    t.site("wastes", cards="festival_district", ruler=1)
    assert t.turn(1).offers(1, "use", "festival_district")
    other = Table()
    other.site("wastes", cards="festival_district", ruler=2)
    assert not other.turn(1).offers(1, "use", "festival_district")


def test_festival_district_moves_no_locked_advisers():
    """Locked advisers cannot move."""
    t = Table()
    t.site("river", cards="festival_district")
    t.adviser(1, "a_small_favor")
    t.turn(1).uses(1, "festival_district").does(1, "player", 2)
    assert t.offered(1, "give-thing") == []


def test_festival_district_keeps_to_the_adviser_limit():
    """Adviser limits must hold afterwards."""
    t = Table()
    t.site("river", cards="festival_district")
    t.adviser(1, "wolves")
    t.adviser(2, "elders tents scouts")
    t.turn(1).uses(1, "festival_district").does(1, "player", 2).does(1, "give-thing", "wolves")
    assert not t.offers(1, "propose")
    t.does(1, "want-thing", "tents")
    assert t.offers(1, "propose")


def test_festival_district_exchanges_facedown_advisers_facedown():
    """They stay facedown; the new owner may look at his."""
    t = Table()
    t.site("river", cards="festival_district")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).uses(1, "festival_district").does(1, "player", 2)
    t.does(1, "give-facedown", 0).does(1, "want-favor", 4).does(1, "propose").does(2, "accept")
    assert t.g.is_dark(NUMBER["wolves"])
    assert t.advisers(2) == ["wolves"]
    assert [know.knows(t.g, seat, NUMBER["wolves"]) for seat in range(3)] == [False, True, True]


def test_festival_district_can_be_refused():
    """Nothing changes hands, and this partner is not asked again on this turn."""
    t = Table()
    t.site("river", cards="festival_district")
    t.turn(1).uses(1, "festival_district").does(1, "player", 2)
    t.does(1, "want-favor", 1).does(1, "propose").does(2, "refuse")
    assert t.player(2).favor == 4
    t.uses(1, "festival_district")  # only the Chancellor is left
    assert t.ask(1).args == ("festival_district", 0)
    t.does(1, "drop")
    assert not t.offers(1, "use", "festival_district")


def end_of_round(round_: int, roll: int, ruler: int | None, seats: int = 3) -> Table:
    """The end die of this round shows `roll`; this player rules the district."""
    t = Table(seats=seats)
    t.site("wastes", cards="squalid_district", ruler=ruler)
    t.g.round = round_
    t.dice([roll - 1])
    return t


def test_squalid_district_raises_the_end_die():
    """A five becomes a six, and ends the game in round five."""
    t = end_of_round(5, 5, 2).turn(2).rests(2)
    assert t.asked() == (2, "react")
    t.does(2, "react", "squalid_district")
    assert t.offered(2) == [("raise-die",), ("lower-die",)]
    t.does(2, "raise-die")
    assert t.told("changes-end-die") == [(2, 6)]
    assert t.g.result is not None
    assert t.g.result.winners == (0,)


def test_squalid_district_lowers_the_end_die():
    """A six becomes a five, and the game goes on."""
    t = end_of_round(5, 6, 2).turn(2).rests(2)
    t.does(2, "react", "squalid_district").does(2, "lower-die")
    assert t.told("changes-end-die") == [(2, 5)]
    assert t.g.result is None
    assert t.g.round == 6


def test_squalid_district_may_be_left_alone():
    """Its ruler may; the roll stands."""
    t = end_of_round(5, 5, 2).turn(2).rests(2).does(2, "decline")
    assert t.g.round == 6


def test_squalid_district_lets_a_raised_six_end_the_game():
    """FAQ: a 6 raised still ends the game."""
    t = end_of_round(5, 6, 2).turn(2).rests(2)
    t.does(2, "react", "squalid_district").does(2, "raise-die")
    assert t.g.result is not None


def test_squalid_district_of_the_empire_is_the_chancellors():
    """Citizens cannot use this."""
    t = end_of_round(5, 5, 0)
    t.citizen(2)
    t.turn(2).rests(2)
    assert t.asked() == (0, "react")
    t.does(0, "decline")
    assert t.asked() == (0, "act")


def test_squalid_district_of_bandits_is_not_used():
    """Bandits do not use it."""
    t = end_of_round(5, 5, None).turn(2).rests(2)
    assert t.asked() == (0, "act")


def test_squalid_district_is_not_the_grand_masks():
    """The mask rules cards on its holder's own turn, which is over when the die is rolled."""
    t = end_of_round(5, 5, 0)
    t.relic(2, "grand_mask")
    t.turn(2).rests(2)
    assert t.asked() == (0, "react")


# -- Great Spire, Fallen Spire -----------------------------------------------------------------


def spire(deck: str = "longbows wolves elders") -> Table:
    """Player 1 is at the Spire; two cards are dispossessed."""
    t = Table()
    t.site("river", cards="great_spire")
    t.deck(deck)
    t.dispossessed("alchemist dazzle")
    return t.turn(1).does(1, "search", "deck")


def test_great_spire_swaps_drawn_denizens():
    """Chosen after seeing what was drawn; random cards of the Dispossessed come for them."""
    t = spire().does(1, "modify", "great_spire")
    assert t.player(1).secrets == 4
    assert t.asked() == (1, "which-drawn")
    t.does(1, "card", "longbows").does(1, "card", "elders")
    assert sorted(t.g.dispossessed) == sorted([NUMBER["longbows"], NUMBER["elders"]])
    kept = [choice[1] for choice in t.offered(1, "keep")]
    assert sorted(kept) == ["alchemist", "dazzle", "wolves"]
    assert t.told("swaps-drawn") == [(1, 2)]
    assert know.knows(t.g, 1, NUMBER["alchemist"])
    assert not know.knows(t.g, 2, NUMBER["alchemist"])


def test_great_spire_offers_each_drawn_card_once():
    """Any number of them, each with one card of the Dispossessed."""
    t = spire().does(1, "modify", "great_spire").does(1, "card", "longbows")
    assert t.offered(1) == [("card", "wolves"), ("card", "elders"), ("done",)]


def test_great_spire_draws_its_cards_by_chance():
    """Random cards of the Dispossessed: matches differ in which one comes."""
    came: set[Atom] = set()
    for seed in range(1, 9):
        t = Table(seed=seed)
        t.site("river", cards="great_spire")
        t.deck("longbows")
        t.dispossessed("alchemist dazzle")
        t.turn(1).does(1, "search", "deck").does(1, "modify", "great_spire")
        came.update(choice[1] for choice in t.does(1, "card", "longbows").offered(1, "keep"))
    assert came == {"alchemist", "dazzle"}


def test_nobody_can_follow_cards_into_or_out_of_the_dispossessed():
    """O-9.4: only the searcher knows what lies there after he has used the Spire."""
    t = spire()
    for card in ("alchemist", "dazzle", "longbows"):
        know.see_all(t.g, [NUMBER[card]])
    t.does(1, "modify", "great_spire").does(1, "card", "longbows").does(1, "done")
    known = [know.knows(t.g, seat, NUMBER["longbows"]) for seat in range(3)]
    assert known == [False, True, False]
    assert not know.knows(t.g, 2, NUMBER["alchemist"])
    assert not know.knows(t.g, 2, NUMBER["dazzle"])


def test_great_spire_may_swap_one_or_none():
    """Any number."""
    t = spire().does(1, "modify", "great_spire").does(1, "card", "wolves").does(1, "done")
    assert NUMBER["wolves"] in t.g.dispossessed
    assert len(t.offered(1, "keep")) == 3
    none = spire().does(1, "modify", "great_spire").does(1, "done")
    assert {choice[1] for choice in none.offered(1, "keep")} == {"longbows", "wolves", "elders"}


def test_great_spire_need_not_be_used():
    """It is a modifier with a cost."""
    t = spire().does(1, "go")
    assert t.asked() == (1, "keep-card")
    assert t.player(1).secrets == 5


def test_great_spire_swaps_no_visions():
    """Visions are not swapped."""
    t = spire("longbows vision_of_faith elders").does(1, "modify", "great_spire")
    assert t.offered(1) == [("card", "longbows"), ("done",)]


def test_great_spire_swaps_nothing_with_nothing():
    """If the Dispossessed is empty nothing is swapped."""
    t = Table()
    t.site("river", cards="great_spire")
    t.deck("longbows wolves elders")
    t.turn(1).does(1, "search", "deck").does(1, "modify", "great_spire")
    assert t.asked() == (1, "keep-card")


def test_great_spire_with_the_truthful_harp():
    """FAQ: the cards drawn and the card kept are revealed, unkept swapped-in cards are not."""
    t = Table()
    t.site("river", cards="great_spire")
    t.relic(1, "truthful_harp")
    t.deck("longbows wolves")
    t.dispossessed("alchemist dazzle")
    t.turn(1).does(1, "search", "deck").does(1, "modify", "great_spire")
    t.does(1, "modify", "truthful_harp")
    assert t.told("draws-openly") == [(1, "longbows", "wolves")]
    t.does(1, "card", "longbows").does(1, "card", "wolves")
    t.does(1, "keep", "dazzle").does(1, "facedown-adviser")
    assert t.told("shows-kept") == [(1, "dazzle")]
    assert know.knows(t.g, 2, NUMBER["dazzle"])
    assert not know.knows(t.g, 2, NUMBER["alchemist"])


def test_great_spire_is_no_help_to_a_facedown_adviser():
    """Nothing is drawn then."""
    t = Table()
    t.site("river", cards="great_spire")
    t.dispossessed("alchemist")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves")
    assert t.asked() == (1, "play-card")


def test_fallen_spire_swaps_denizens_of_the_pile_unseen():
    """FAQ: the number is chosen without looking; Visions are skipped and stay where they are."""
    t = Table()
    t.site("river", cards="fallen_spire")
    t.pile(1, "elders longbows vision_of_faith wolves")
    t.dispossessed("alchemist dazzle scryer")
    know.see_all(t.g, t.g.dispossessed)
    t.turn(1).uses(1, "fallen_spire")
    assert t.offered(1) == [("number", 1), ("number", 2), ("number", 3)]
    before = t.g.reveals
    t.does(1, "number", 2)
    assert t.g.reveals > before, "chance has spoken: it can't be taken back"
    assert t.told("swaps-pile") == [(1, "provinces", 2)]
    pile = t.pile_cards(1)
    assert (pile[0], pile[2]) == ("elders", "vision_of_faith")
    assert {pile[1], pile[3]} < {"alchemist", "dazzle", "scryer"}
    assert {NUMBER["longbows"], NUMBER["wolves"]} < set(t.g.dispossessed)
    assert (t.player(1).secrets, t.g.laid[NUMBER["fallen_spire"]]) == (3, (0, 1))
    assert not any(know.knows(t.g, 1, NUMBER[card]) for card in ("alchemist", "dazzle", "scryer"))


def test_fallen_spire_swaps_five_at_most():
    """A number up to five."""
    t = Table()
    t.site("river", cards="fallen_spire")
    t.pile(1, "elders longbows wolves tents scouts rangers")
    t.dispossessed("alchemist dazzle scryer naysayers mercenaries second_wind")
    t.turn(1).uses(1, "fallen_spire")
    assert t.offered(1)[-1] == ("number", 5)
    t.does(1, "number", 5)
    assert t.pile_cards(1)[0] == "elders"
    assert NUMBER["elders"] not in t.g.dispossessed
    assert len(t.g.dispossessed) == 6


def test_fallen_spire_swaps_a_single_card():
    """One denizen on the pile is enough."""
    t = Table()
    t.site("river", cards="fallen_spire")
    t.pile(1, "elders")
    t.dispossessed("alchemist dazzle")
    t.turn(1).uses(1, "fallen_spire")
    assert t.pile_cards(1)[0] in ("alchemist", "dazzle")


def test_fallen_spire_needs_two_secrets_and_cards_to_swap():
    """A secret placed and one burned; denizens on the pile of the own region."""
    for secrets, pile, lost in (
        (1, "elders", "dazzle"),
        (5, "conspiracy", "dazzle"),
        (5, "elders", ""),
    ):
        t = Table()
        t.site("river", cards="fallen_spire")
        t.pile(1, pile)
        t.dispossessed(lost)
        t.player(1).secrets = secrets
        assert not t.turn(1).offers(1, "use", "fallen_spire")


# -- Ancient Forge, Broken Forge ---------------------------------------------------------------


def test_ancient_forge_draws_a_relic_to_take():
    """Two favor placed, a secret burned."""
    t = Table()
    t.site("river", cards="ancient_forge")
    top = t.g.relic_deck[-1]
    t.turn(1).uses(1, "ancient_forge").does(1, "take-relic")
    assert t.player(1).relics == [top]
    assert (t.player(1).favor, t.player(1).secrets) == (2, 4)
    t.rests(1)
    assert t.bank("nomad") == 4


def test_ancient_forge_draws_a_relic_to_bury():
    """At the bottom of the relic deck."""
    t = Table()
    t.site("river", cards="ancient_forge")
    top = t.g.relic_deck[-1]
    t.turn(1).uses(1, "ancient_forge").does(1, "bury-relic")
    assert (t.player(1).relics, t.g.relic_deck[0]) == ([], top)
    assert not t.offers(1, "use", "ancient_forge")  # tokens lie on it


def test_ancient_forge_needs_a_relic_deck():
    """Nothing to draw."""
    t = Table()
    t.site("river", cards="ancient_forge")
    for relic in [r for r in RELIC_NUMBERS if r in t.g.relic_deck]:
        lay(t.g, relic, zones.BOX)
    assert not t.turn(1).offers(1, "use", "ancient_forge")


def test_broken_forge_is_restored():
    """Its two favor lie on a Nomad card now, and go to the Nomad bank at Rest."""
    t = Table()
    t.site("river", cards="longbows broken_forge")
    t.turn(1).uses(1, "broken_forge")
    assert t.cards_at("river") == ["longbows", "ancient_forge"]
    assert t.g.laid == {NUMBER["ancient_forge"]: (2, 2)}
    assert t.g.where[NUMBER["broken_forge"]] == zones.BOX
    assert not t.offers(1, "use", "ancient_forge")  # tokens lie on it
    t.rests(1)
    assert (t.bank("nomad"), t.player(1).favor, t.player(1).secrets) == (4, 2, 5)


def test_broken_forge_needs_its_price():
    """Two favor and two secrets."""
    for favor, secrets in ((1, 5), (4, 1)):
        t = Table()
        t.site("river", cards="broken_forge")
        t.player(1).favor, t.player(1).secrets = favor, secrets
        assert not t.turn(1).offers(1, "use", "broken_forge")
