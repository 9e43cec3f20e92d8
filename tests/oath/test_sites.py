"""O-11: the powers of sites."""

import pytest

from crannog.games.oath import zones
from crannog.games.oath.facts import NUMBER, PROMPT, SITE_NUMBERS
from crannog.games.oath.state import BANDITS
from tests.oath.table import HEARTH, Table

# -- opportunity: Mine, Salt Flats, Drowned City -----------------------------------------------


def test_salt_flats_give_one_token_at_the_end_of_wake():
    """O-4.1.4: one favor or secret, or none."""
    t = Table()
    t.pawn(1, "salt_flats")
    t.at("salt_flats").favor, t.at("salt_flats").secrets = 2, 1
    t.turn(1, "wake")
    assert t.offered(1) == [("take-favor",), ("take-secret",), ("leave",)]
    t.does(1, "take-secret")
    assert (t.at("salt_flats").secrets, t.player(1).secrets) == (0, 6)
    assert t.asked() == (1, "act")


@pytest.mark.parametrize(
    ("site", "favor", "secrets", "word"),
    [("mine", 3, 0, "take-favor"), ("drowned_city", 0, 3, "take-secret")],
)
def test_mine_and_drowned_city_give_what_lies_there(site: str, favor: int, secrets: int, word: str):
    """One token, which nothing refills; it may be left."""
    t = Table()
    t.site(site, "p1")
    t.at(site).favor, t.at(site).secrets = favor, secrets
    t.turn(1, "wake")
    assert t.offered(1) == [(word,), ("leave",)]
    t.does(1, word)
    assert t.told(f"takes-site-{word[5:]}") == [(1, site)]
    assert t.at(site).favor + t.at(site).secrets == 2
    assert t.player(1).favor + t.player(1).secrets == 10
    left = Table()
    left.site(site, "p1")
    left.at(site).favor, left.at(site).secrets = favor, secrets
    left.turn(1, "wake").does(1, "leave")
    assert left.at(site).favor + left.at(site).secrets == 3


@pytest.mark.parametrize("site", ["mine", "salt_flats", "drowned_city"])
def test_an_opportunity_is_for_the_pawn_there_on_its_own_turn(site: str):
    """Neither for others who are there, nor for who rules the site from afar."""
    t = Table()
    t.site(site, "h1", ruler=1)
    t.at(site).secrets = 1
    t.turn(1, "wake")
    assert t.asked() == (1, "act")
    t.rests(1)
    assert t.asked() == (2, "take-token")  # the last token is worth a question


def test_an_empty_opportunity_asks_nothing():
    """Nothing refills it."""
    t = Table()
    t.site("mine", "p1")
    t.turn(1, "wake")
    assert t.asked() == (1, "act")


def test_drowned_city_has_no_room():
    """Capacity 0: no denizen can be played there."""
    t = Table()
    t.site("drowned_city", "p1")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves")
    assert t.offered(1, "to-site") == []


@pytest.mark.parametrize("number", SITE_NUMBERS)
def test_a_revealed_site_gets_what_its_prompt_says(number: int):
    """O-2.8.2: relics of the relic deck, favor and secrets of the shared bank."""
    t = Table()
    name = next(key for key, value in NUMBER.items() if value == number)
    if t.g.where[number] == zones.BOX:
        t.site(name, "p2", up=False)
    else:
        t.at(name).up = False
    t.pawn(1, "p1" if t.slot(name) != t.slot("p1") else "p3")
    t.turn(1).does(1, "travel", t.g.name(t.slot(name)))
    site = t.at(name)
    assert t.player(1).pawn == t.slot(name)
    assert (len(site.relics), site.favor, site.secrets) == PROMPT[number]


# -- homelands ---------------------------------------------------------------------------------


def play_here(t: Table, card: str, site: str) -> Table:
    """Player 1 plays a facedown adviser to the site where he is."""
    t.pawn(1, site)
    return t.plays(1, card, "to-site", site)


def test_fertile_valley_pays_for_a_hearth_card():
    """O-11.1: one favor for the play, one for the homeland."""
    t = Table()
    t.g.banks[HEARTH] = 4
    play_here(t, "wayside_inn", "fertile_valley")
    assert (t.bank("hearth"), t.player(1).favor) == (2, 6)


@pytest.mark.parametrize(("site", "card"), [("steppe", "tents"), ("standing_stones", "dazzle")])
def test_steppe_and_standing_stones_give_a_secret(site: str, card: str):
    """O-11.1: for a Nomad card, for an Arcane card."""
    t = play_here(Table(), card, site)
    assert (t.player(1).favor, t.player(1).secrets) == (5, 6)


def test_ancient_city_gives_two_warbands():
    """O-11.1: for an Order card."""
    t = play_here(Table(), "wrestlers", "ancient_city")
    assert (t.player(1).favor, t.player(1).warbands) == (5, 5)


@pytest.mark.parametrize(("site", "card"), [("wastes", "scryer"), ("deep_woods", "wolves")])
def test_wastes_and_deep_woods_give_the_relic_there(site: str, card: str):
    """O-11.1: it counts as recovered, for no Supply and no payment."""
    t = Table()
    t.site(site, relics="map")
    play_here(t, card, site)
    assert t.relics(1) == ["map"]
    assert t.told("recovers") == [(1, "map")]
    assert (t.player(1).supply, t.player(1).favor, t.player(1).secrets) == (7, 5, 5)


def test_of_several_relics_one_is_chosen():
    """They lie facedown: by their place."""
    t = Table()
    t.site("wastes", relics="map whistle")
    play_here(t, "scryer", "wastes")
    assert t.offered(1) == [("relic-here", 0), ("relic-here", 1)]
    t.does(1, "relic-here", 1)
    assert t.relics(1) == ["whistle"]


def test_a_homeland_without_a_relic_gives_none():
    """ "If any"."""
    t = play_here(Table(), "scryer", "wastes")
    assert t.asked() == (1, "act")
    assert t.relics(1) == []


def test_a_homeland_pays_for_its_own_suit_alone():
    """Another suit brings the favor of the play."""
    t = play_here(Table(), "wolves", "fertile_valley")
    assert t.player(1).favor == 5
    t = play_here(Table(), "wolves", "steppe")
    assert t.player(1).secrets == 5


def test_a_homeland_pays_nothing_after_a_discard_of_its_suit():
    """O-11.1: not if a card of that suit was discarded there on this turn."""
    t = Table()
    t.pawn(1, "fertile_valley")
    t.banner("peoples_favor", 1)
    t.site("fertile_valley", cards="levelers")
    t.plays(1, "wayside_inn", "to-site", "fertile_valley")
    t.does(1, "clear", "peoples_favor", "levelers")
    assert t.player(1).favor == 5


@pytest.mark.parametrize(
    ("site", "old", "new"),
    [
        ("steppe", "elders", "tents"),
        ("standing_stones", "alchemist", "dazzle"),
        ("deep_woods", "rangers", "wolves"),
        ("ancient_city", "longbows", "wrestlers"),
        ("wastes", "second_wind", "scryer"),
    ],
)
def test_every_homeland_heeds_its_own_discards(site: str, old: str, new: str):
    """O-11.1: by its own place and suit."""
    t = Table()
    t.banner("peoples_favor", 1)
    t.site(site, cards=old, relics="map")
    play_here(t, new, site)
    if t.asked() == (1, "clear-first"):  # where the site is full, there is no choice
        t.does(1, "clear", "peoples_favor", old)
    assert (t.player(1).favor, t.player(1).secrets, t.player(1).warbands) == (5, 5, 3)
    assert t.relics(1) == []


def test_a_homeland_pays_after_other_discards():
    """A card of another suit from here, or one of its suit from elsewhere, does not matter."""
    t = Table()
    t.banner("peoples_favor", 1)
    t.site("fertile_valley", cards="wolves")
    t.site("salt_flats", cards="levelers")
    t.pawn(1, "fertile_valley")
    t.plays(1, "wayside_inn", "to-site", "fertile_valley")
    t.does(1, "clear", "peoples_favor", "levelers")
    assert t.player(1).favor == 6


def test_a_homeland_forgets_when_the_turn_ends():
    """ "Earlier this turn"."""
    t = Table()
    t.g.discarded_here = [0 * 6 + HEARTH]
    t.turn(0).rests(0)
    assert t.g.discarded_here == []


def test_a_homeland_pays_before_when_played():
    """O-5.1.5: after the favor for the play, before When Played: Garrison has its own warband."""
    t = Table()
    t.man("ancient_city", 1)
    play_here(t, "garrison", "ancient_city")
    kinds = ("gains-favor", "gains-warbands", "places-warbands")
    assert t.g.journal is not None
    order = [(event.kind, event.args[-1]) for event in t.g.journal if event.kind in kinds]
    assert order == [
        ("gains-favor", 1),
        ("gains-warbands", 2),
        ("gains-warbands", 1),
        ("places-warbands", 1),
    ]


def test_a_homeland_pays_nothing_for_a_card_that_is_moved_here():
    """Moving a card, as by Resettle, or swapping it, as by Great Herd, is not playing it."""
    t = Table()
    t.site("river", cards="resettle")
    t.adviser(1, "elders")
    t.turn(1).uses(1, "resettle").does(1, "site", "steppe")
    assert (t.cards_at("steppe"), t.player(1).secrets) == (["elders"], 5)
    t.plays(1, "great_herd", "to-site", "river").does(1, "card", "elders")
    assert (t.cards_at("steppe"), t.player(1).secrets) == (["great_herd"], 5)


# -- campaigns: Plains, Mountain ---------------------------------------------------------------


@pytest.mark.parametrize(("site", "pools"), [("plains", (4, 1)), ("mountain", (2, 1))])
def test_plains_and_mountain_move_a_die(site: str, pools: tuple[int, int]):
    """The attacker must add one, must remove one; whoever rules the site."""
    t = Table()
    t.site(site, "p1", ruler=2)
    t.turn(1).attack(1, 2, 3)
    assert t.told("pools")[0] == pools
    bandits = Table()
    bandits.site(site, "p1")
    bandits.turn(1).attack(1, BANDITS, 3)
    assert bandits.told("pools")[0] == pools


@pytest.mark.parametrize(("site", "dice"), [("plains", 4), ("mountain", 2)])
def test_plains_and_mountain_count_once_for_any_target_there(site: str, dice: int):
    """A pawn and a relic at the site are targets there; the site itself is its attacker's."""
    t = Table()
    t.site(site, "p1", ruler=1)
    t.relic(2, "map")
    t.pawn(2, "p1")
    t.turn(1).attack(1, 2, 3, ("target-thing", "map"), ("target-pawn",))
    assert t.told("pools")[0] == (dice, 5)


@pytest.mark.parametrize(
    "target", [("target-thing", "map"), ("target-thing", "darkest_secret"), ("target-pawn",)]
)
def test_mountain_counts_each_kind_of_target(target: tuple[str, ...]):
    """A relic, a banner, or the pawn alone."""
    t = Table()
    t.site("mountain", "p1", ruler=1)
    t.relic(2, "map")
    t.banner("darkest_secret", 2)
    t.pawn(2, "p1")
    t.turn(1).attack(1, 2, 3, target)
    assert t.told("pools")[0][0] == 2


@pytest.mark.parametrize("site", ["plains", "mountain"])
def test_plains_and_mountain_do_not_matter_elsewhere(site: str):
    """No target at the site: another site is one, or a pawn elsewhere."""
    pawn = Table()
    pawn.site(site, "p2", ruler=2)
    pawn.pawn(2, "p1")
    pawn.turn(1).attack(1, 2, 3, ("target-pawn",))
    assert pawn.told("pools")[0] == (3, 2)
    t = Table()
    t.site(site, "p2", ruler=2)
    t.site("river", ruler=2)
    t.turn(1).attack(1, 2, 3)
    assert t.told("pools")[0] == (3, 1)


def test_plains_and_mountain_matter_when_targeted_from_afar():
    """The site itself is declared as a further target."""
    t = Table()
    t.site("mountain", "p2", ruler=2)
    t.site("river", ruler=2)
    t.turn(1).attack(1, 2, 3, ("target-site", "mountain"))
    assert t.told("pools")[0] == (2, 2)


def test_mountain_makes_a_missing_die_a_defence_die():
    """O-5.5.3: an empty attack pool."""
    t = Table()
    t.site("mountain", "p1", ruler=2)
    t.turn(1).attack(1, 2, 0)
    assert t.told("pools")[0] == (0, 2)


# -- River, Marshes, Great Slum ----------------------------------------------------------------


def test_river_brings_its_ruler_one_more_warband():
    """When he musters from a card here."""
    t = Table()
    t.site("river", cards="wolves", ruler=1)
    t.turn(1).does(1, "muster", "wolves")
    assert t.player(1).warbands == 6


def test_river_brings_nothing_without_rule_or_elsewhere():
    """Two warbands as usual."""
    t = Table()
    t.site("river", cards="wolves")
    t.turn(1).does(1, "muster", "wolves")
    assert t.player(1).warbands == 5
    t = Table()
    t.site("river", ruler=1)
    t.site("steppe", cards="wolves")
    t.pawn(1, "steppe")
    t.turn(1).does(1, "muster", "wolves")
    assert t.player(1).warbands == 5


@pytest.mark.parametrize("source", ["deck", "provinces"])
def test_marshes_draw_one_card_fewer(source: str):
    """For who searches with the pawn here."""
    t = Table()
    t.site("marshes", "p1")
    t.deck("longbows wolves elders tents")
    t.pile(1, "scouts alchemist rangers dazzle")
    t.turn(1).does(1, "search", source)
    assert len(t.g.drawn) == 2


def test_marshes_do_not_matter_elsewhere():
    """Three cards as usual, also for who rules them."""
    t = Table()
    t.site("marshes", "p2", ruler=1)
    t.deck("longbows wolves elders tents")
    t.turn(1).does(1, "search", "deck")
    assert len(t.g.drawn) == 3


def test_great_slum_lets_a_card_go_before_a_play():
    """It may; the card that goes is chosen, and locked ones stay."""
    t = Table()
    t.site("great_slum", "p1", cards="longbows keep")
    t.plays(1, "wolves", "to-site", "great_slum")
    assert t.offered(1) == [("clear", "great_slum", "longbows"), ("done",)]
    t.does(1, "clear", "great_slum", "longbows")
    assert t.cards_at("great_slum") == ["keep", "wolves"]
    assert t.pile_cards(2) == ["longbows"]


def test_great_slum_need_not_be_cleared():
    """Nothing is discarded."""
    t = Table()
    t.site("great_slum", "p1", cards="longbows")
    t.plays(1, "wolves", "to-site", "great_slum").does(1, "done")
    assert t.cards_at("great_slum") == ["longbows", "wolves"]


def test_a_full_great_slum_must_be_cleared():
    """It makes room where there is none; only locked cards leave it full."""
    t = Table()
    t.site("great_slum", "p1", cards="longbows tents keep")
    t.plays(1, "wolves", "to-site", "great_slum")
    assert t.offered(1) == [("clear", "great_slum", "longbows"), ("clear", "great_slum", "tents")]
    full = Table()
    full.site("great_slum", "p1", cards="keep great_spire fallen_spire")
    full.adviser(1, "wolves", facedown=True)
    full.turn(1).does(1, "play-adviser", "wolves")
    assert full.offered(1, "to-site") == []


def test_great_slum_clears_for_a_card_that_is_moved_there():
    """ "Play or move": Resettle moves an adviser to the full slum."""
    t = Table()
    t.site("great_slum", "p1", cards="longbows tents resettle")
    t.adviser(1, "elders")
    t.turn(1).uses(1, "resettle").does(1, "site", "great_slum")
    assert t.offered(1) == [("clear", "great_slum", c) for c in ("longbows", "tents", "resettle")]
    t.does(1, "clear", "great_slum", "tents")
    assert t.cards_at("great_slum") == ["longbows", "resettle", "elders"]


def test_great_slum_does_not_spoil_a_homeland():
    """A card discarded here does not matter for homeland powers of other sites."""
    t = Table()
    t.site("great_slum", "c2", cards="levelers")
    t.banner("peoples_favor", 1)
    t.pawn(1, "c2")
    t.adviser(1, "wolves wayside_inn", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves").does(1, "to-site", "great_slum")
    t.does(1, "clear", "great_slum", "levelers")
    t.does(1, "play-adviser", "wayside_inn").does(1, "to-site", "fertile_valley").does(1, "done")
    assert t.player(1).favor == 4 + 1 + 2


# -- The Tribunal ------------------------------------------------------------------------------


def test_the_tribunal_makes_a_binding_exchange():
    """Favor and secrets alone change hands."""
    t = Table()
    t.site("the_tribunal", "p1")
    t.adviser(1, "wolves")
    t.relic(1, "map")
    t.turn(1).uses(1, "the_tribunal").does(1, "player", 2).does(1, "exchange")
    assert t.offered(1, "give-thing") == []
    t.does(1, "give-favor", 3).does(1, "want-secrets", 2).does(1, "propose").does(2, "accept")
    assert (t.player(1).favor, t.player(2).favor) == (1, 7)
    assert (t.player(1).secrets, t.player(2).secrets) == (7, 3)


def test_the_tribunal_hears_promises():
    """A promise about the future is sworn as an event; it may be refused."""
    t = Table()
    t.site("the_tribunal", "p1")
    t.turn(1).uses(1, "the_tribunal").does(1, "player", 2).does(1, "swear").does(2, "accept")
    assert t.told("swears") == [(1, 2)]
    t.uses(1, "the_tribunal").does(1, "swear").does(0, "refuse")
    assert t.told("swears") == [(1, 2)]
    assert not t.offers(1, "use", "the_tribunal")  # nobody is left to ask on this turn


def test_the_tribunal_is_open_to_its_ruler_from_afar():
    """Who rules this site, or whose pawn is here; nobody else."""
    t = Table()
    t.site("the_tribunal", "h1", ruler=1)
    assert t.turn(1).offers(1, "use", "the_tribunal")
    other = Table()
    other.site("the_tribunal", "h1", ruler=2)
    assert not other.turn(1).offers(1, "use", "the_tribunal")
