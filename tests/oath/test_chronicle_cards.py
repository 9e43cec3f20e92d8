"""O-8.4 to O-8.8: six denizens come, six go, relics are dealt, and the world deck is rebuilt."""

import json
from typing import Any

import pytest

from crannog.games.oath import zones
from crannog.games.oath.check import broken_invariants
from crannog.games.oath.facts import (
    DENIZEN_NUMBERS,
    ID,
    NUMBER,
    PROMPT,
    SUIT,
    SUITS,
    THINGS,
    VISION_NUMBERS,
    is_denizen,
    is_vision,
)
from crannog.games.oath.view import view
from crannog.games.oath.why import why_not
from crannog.kernel import Json
from tests.oath.ceremonies import chronicle, deck_now, is_in_archive, table, up_to, won, written
from tests.oath.table import Table

NOW = "suit-of-winner"


def suits(cards: list[int]) -> list[str]:
    """The suits of the cards, in the order of the banks."""
    return [SUITS[suit] for suit in sorted(SUIT[card] for card in cards)]


def of_suit(suit: str, count: int) -> str:
    """So many denizens of a suit, the last printed first, as a list of words."""
    number = SUITS.index(suit)
    found = [ID[card] for card in reversed(DENIZEN_NUMBERS) if SUIT[card] == number]
    return " ".join(found[:count])


def ended(t: Table, winner: int = 0, reason: str = "chancellor") -> Table:
    """The whole chronicle, which must leave a sound state."""
    written(won(t, winner, reason))
    assert broken_invariants(t.g) == []
    return t


# -- O-8.4 -------------------------------------------------------------------------------------


def test_three_two_and_one_of_the_following_suits():
    """O-8.4: the winner's most common suit, and the two after it, around the circle."""
    t = table()
    t.adviser(0, "elders tents scouts")
    ended(t)
    assert t.told("adds-denizens") == [("nomad", "discord", "arcane")]
    expected = ["discord"] * 2 + ["arcane"] + ["nomad"] * 3
    assert suits(chronicle(t).added) == expected
    assert all(t.g.where[card] == zones.DECK for card in chronicle(t).added)
    assert not chronicle(t).healed


def test_the_winner_chooses_among_equal_suits():
    """O-8.4: why another suit is none says the refusal."""
    t = table()
    t.adviser(0, "elders scouts")
    up_to(won(t), NOW)
    assert (t.offered(0), t.ask(0).rule) == ([("suit", "order"), ("suit", "nomad")], "O-8.4")
    refusal = why_not(t.g, t.ask(0), ("suit", "beast"))
    assert str(refusal) == "why-other-suits suit=beast (O-8.4)"
    t.does(0, "suit", "order")
    assert t.told("adds-denizens") == [("order", "hearth", "beast")]


def test_without_a_suit_any_can_be_chosen():
    """O-8.4: facedown advisers have none."""
    t = table()
    t.adviser(0, "elders tents", facedown=True)
    up_to(won(t), NOW)
    assert t.offered(0) == [("suit", suit) for suit in SUITS]


def test_a_marriage_counts_as_two():
    """O-8.4: as two Hearth advisers."""
    t = table()
    t.adviser(0, "elders marriage")
    ended(t)
    assert t.told("adds-denizens") == [("hearth", "beast", "nomad")]


@pytest.mark.parametrize(("suit", "left"), [("hearth", 2), ("beast", 1), ("nomad", 0)])
def test_a_short_archive_heals_instead(suit: str, left: int):
    """O-8.4: one card too few of any of the three suits; the others go to the Archive."""
    t = table()
    t.adviser(0, "marriage")
    number = SUITS.index(suit)
    cards = [ID[card] for card in DENIZEN_NUMBERS if SUIT[card] == number]
    t.deck(" ".join(card for card in cards[left:] if card != "marriage"))
    lost = of_suit("discord", 8) + " " + of_suit("arcane", 5)
    t.dispossessed(lost)
    ended(t)
    assert t.told("adds-denizens") == []
    assert t.told("heals") == [(6,)]
    assert suits(chronicle(t).added) == ["discord"] * 6
    assert chronicle(t).healed
    back = [card for card in lost.split() if not is_in_archive(t, card)]
    assert sorted(back) == sorted(ID[card] for card in chronicle(t).added)


def test_just_enough_in_the_archive_heals_nothing():
    """O-8.4: three, two and one are there."""
    t = table()
    t.adviser(0, "marriage")
    for suit, left in (("hearth", 3), ("beast", 2), ("nomad", 1)):
        number = SUITS.index(suit)
        cards = [ID[c] for c in DENIZEN_NUMBERS if SUIT[c] == number and ID[c] != "marriage"]
        t.deck(" ".join(cards[left:]))
    t.dispossessed(of_suit("discord", 8))
    ended(t)
    assert t.told("heals") == []
    assert suits(chronicle(t).added) == ["hearth"] * 3 + ["beast"] * 2 + ["nomad"]


def test_fewer_than_six_heal_and_chance_decides_among_equal_suits():
    """O-8.4: as many as there are."""
    chosen = set()
    for seed in range(12):
        t = Table(3, seed, chronicle="full")
        t.adviser(0, "marriage")
        t.deck(of_suit("hearth", 33).replace("marriage", ""))
        t.dispossessed(of_suit("discord", 4) + " " + of_suit("order", 4))
        ended(t)
        assert t.told("heals") == [(4,)]
        (suit,) = set(suits(chronicle(t).added))
        chosen.add(suit)
    assert chosen == {"discord", "order"}


def test_nothing_dispossessed_heals_nothing():
    """O-8.4: the archive is short, and there is nobody to come back."""
    t = table()
    t.adviser(0, "marriage")
    t.deck(of_suit("hearth", 33).replace("marriage", ""))
    ended(t)
    assert t.told("heals") == [(0,)]
    assert chronicle(t).added == []


# -- O-8.5 -------------------------------------------------------------------------------------


def test_six_of_discards_and_losers_advisers_go():
    """O-8.5: facedown and locked ones too, never the winner's; Visions are set aside first."""
    for seed in range(8):
        t = Table(3, seed, chronicle="full")
        t.adviser(0, "elders tents")
        t.adviser(1, "a_small_favor")
        t.adviser(2, "wolves vision_of_faith", facedown=True)
        t.pile(0, "scouts conspiracy keep")
        t.pile(2, "longbows bracken rangers")
        ended(t)
        pool = {"a_small_favor", "wolves", "scouts", "keep", "longbows", "bracken", "rangers"}
        lost = {ID[card] for card in chronicle(t).lost}
        assert len(lost) == 6
        assert lost < pool
        assert {ID[card] for card in t.g.dispossessed} == lost
        assert t.told("dispossesses-unseen") == [(6,)]
        assert "elders" in deck_now(t)


def test_fewer_than_six_all_go():
    """O-8.5."""
    t = table()
    t.adviser(1, "wolves")
    t.pile(1, "scouts vision_of_faith")
    ended(t)
    assert sorted(ID[card] for card in t.g.dispossessed) == ["scouts", "wolves"]
    assert t.told("dispossesses-unseen") == [(2,)]


def test_denizens_of_discarded_sites_can_be_dispossessed():
    """O-8.3.2, O-8.5: they lie among the discards by then; those of kept sites do not."""
    t = table()
    t.site("river", cards="wolves")
    t.site("steppe", cards="scouts", ruler=0)
    ended(t)
    assert [ID[card] for card in t.g.dispossessed] == ["wolves"]
    assert t.cards_at("steppe") == ["scouts"]


def test_a_prophets_warband_goes_home():
    """O-8.5: the Vision on which it lies is set aside."""
    t = table()
    t.player(2).vision = NUMBER["vision_of_faith"]
    t.g.where[NUMBER["vision_of_faith"]] = zones.REVEALED + 2
    t.player(1).warbands -= 1
    t.g.prophet, t.g.prophet_vision = 1, NUMBER["vision_of_faith"]
    ended(t)
    assert (t.g.prophet, t.g.prophet_vision, t.player(2).vision) == (-1, 0, 0)
    assert t.player(1).bank + t.player(1).warbands == 14


# -- O-8.6 -------------------------------------------------------------------------------------


def test_relics_of_the_winner_and_of_the_reliquary_lie_on_top():
    """O-8.6: the losers' are below; the Grand Scepter is in the box, whoever had it."""
    t = table()
    t.relic(0, "map whistle")
    t.relic(1, "cup_of_plenty")
    t.relic(2, "grand_scepter")
    reliquary = {ID[relic] for relic in t.g.reliquary}
    ended(t)
    deck = [ID[relic] for relic in reversed(t.g.relic_deck)]
    assert set(deck[:6]) == {"map", "whistle", *reliquary}
    assert "cup_of_plenty" in deck[6:]
    assert t.told("relics-on-top") == [(0, 6)]
    assert t.g.where[NUMBER["grand_scepter"]] == zones.BOX
    assert t.g.reliquary == [0, 0, 0, 0]
    assert all(not player.relics for player in t.g.players)


def test_sites_get_the_relics_of_their_prompts():
    """O-8.6.2: faceup sites with too few; those that lie there stay."""
    t = table()
    t.site("drowned_city", "c1", relics="whistle", ruler=0)
    t.site("steppe", ruler=0)
    t.site("deep_woods", relics="map cup_of_plenty", ruler=0)
    ended(t)
    whistle, map_relic, cup = (NUMBER[name] for name in ("whistle", "map", "cup_of_plenty"))
    assert len(t.at("drowned_city").relics) == 2
    assert t.at("drowned_city").relics[0] == whistle
    assert len(t.at("steppe").relics) == 1
    assert t.at("deep_woods").relics == [map_relic, cup]
    assert ("drowned_city", 1) in t.told("deals-relics")
    for site in t.g.sites:
        assert len(site.relics) >= (PROMPT[site.card][0] if site.up else 0)
        assert site.up or not site.relics
    assert len(t.g.relic_deck) + sum(len(site.relics) for site in t.g.sites) == 20


def test_a_scepter_that_lies_at_a_site_goes_to_the_box_too():
    """O-8.6.1."""
    t = table()
    t.site("steppe", relics="grand_scepter", ruler=0)
    ended(t)
    assert t.g.where[NUMBER["grand_scepter"]] == zones.BOX
    assert NUMBER["grand_scepter"] not in t.at("steppe").relics


def test_caged_warbands_go_home():
    """O-8.6.1: the relic on which they lie leaves its holder."""
    t = table()
    t.relic(0, "obsidian_cage")
    t.player(1).warbands -= 2
    t.g.caged[1] = 2
    ended(t)
    assert t.g.caged == [0] * 6
    assert t.player(1).bank + t.player(1).warbands == 14


# -- O-8.8 -------------------------------------------------------------------------------------


def a_full_table(seed: int = 1) -> Table:
    """54 denizens in play, as in a first game: in the deck, in piles, at sites, as advisers."""
    t = Table(4, seed, chronicle="full")
    cards = [ID[card] for card in range(1, 55)]
    t.deck(" ".join(cards[10:40]) + " conspiracy vision_of_faith vision_of_conquest")
    t.pile(0, " ".join(cards[40:]))
    t.pile(1, "vision_of_sanctuary vision_of_rebellion")
    t.adviser(0, "battle_honors scouts")
    t.adviser(1, "wrestlers bear_traps", facedown=True)
    t.site("river", cards="keep garrison", ruler=0)
    t.site("wastes", cards="martial_culture")
    t.adviser(2, "pressgangs alchemist")
    t.adviser(3, "longbows")
    return t


def test_the_deck_has_its_three_parts():
    """O-8.8: 12 cards with 2 Visions, 18 with 3, the rest; 54 denizens in the world as before."""
    t = ended(a_full_table())
    deck = list(reversed(t.g.deck))
    assert (len(deck) - t.g.part2 - t.g.part3, t.g.part2) == (12, 18)
    visions = [n for n, card in enumerate(deck) if is_vision(card)]
    assert len(visions) == 5
    assert [n < 12 for n in visions] == [True, True, False, False, False]
    assert visions[-1] < 30
    on_map = t.g.cards_at_sites()
    assert sum(is_denizen(card) for card in [*deck, *on_map]) == 54
    assert sorted(ID[card] for card in on_map) == ["garrison", "keep"]
    assert len(t.g.dispossessed) == 6
    assert t.g.piles == [[], [], []]
    assert all(not player.advisers for player in t.g.players)


def test_an_edifice_changes_no_number():
    """O-8.3.1: the denizen it replaces comes to the deck; there are 54 again."""
    t = a_full_table()
    up_to(won(t), "raise-edifice").does(0, "build", "keep")
    written(t)
    denizens = [c for c in [*t.g.deck, *t.g.cards_at_sites()] if is_denizen(c)]
    assert len(denizens) == 54
    assert NUMBER["keep"] in t.g.deck


def test_every_vision_may_come_first():
    """O-8.8: chance decides which two lie in the first part."""
    first = set()
    for seed in range(20):
        t = ended(a_full_table(seed))
        top = list(reversed(t.g.deck))[:12]
        first |= {card for card in top if is_vision(card)}
    assert first == set(VISION_NUMBERS)


# -- what is seen of it (O-9.4) ----------------------------------------------------------------


def words_in(data: Json) -> set[str]:
    """All words of plain data."""
    if isinstance(data, dict):
        return {word for value in data.values() for word in words_in(value)}
    if isinstance(data, list):
        return {word for value in data for word in words_in(value)}
    return {data} if isinstance(data, str) else set()


def test_nobody_sees_which_denizens_come_and_go():
    """O-8.4, O-8.5: not the winner either, in no view and no event, nor the order of the deck."""
    t = a_full_table()
    t.g.know = [(1 << THINGS) - 1] * 4
    ended(t)
    assert t.g.journal is not None
    hidden = {ID[card] for card in [*t.g.deck, *t.g.dispossessed, *t.g.relic_deck]}
    for seat in (None, 0, 1, 2, 3):
        shown: Any = json.loads(json.dumps(view(t.g, seat)))
        assert words_in(shown) & hidden == set(), seat
        assert (shown["chronicle"]["added"], shown["chronicle"]["lost"]) == (6, 6)
        told = [e for e in t.g.journal if e.kind in ("adds-denizens", "dispossesses-unseen")]
        assert [words_in(e.seen_by(seat)["args"]) & hidden for e in told] == [set(), set()]
    for known in t.g.know:
        assert not any(known >> card & 1 for card in [*t.g.deck, *t.g.dispossessed])
        assert not any(known >> relic & 1 for relic in t.g.relic_deck)
