"""The menu takes short cuts; in random matches it lists what thinking through everything lists."""

from collections.abc import Iterator
from typing import Final

import pytest

from crannog.games.oath import GAME
from crannog.games.oath.actions import muster, recover, search, trade, travel
from crannog.games.oath.actions.modify import is_possible, reach_of
from crannog.games.oath.campaign.declare import SUPPLY as CAMPAIGN_SUPPLY
from crannog.games.oath.campaign.declare import can_attack, possible_defenders
from crannog.games.oath.deeds import WORLD_DECK, Muster, Recover, Search, Trade, Travel
from crannog.games.oath.facts import DARKEST_SECRET, NO_SUIT, PEOPLES_FAVOR, SUIT
from crannog.games.oath.powers.registry import (
    modifies_muster,
    modifies_recover,
    modifies_search,
    modifies_trade,
    modifies_travel,
)
from crannog.games.oath.questions import is_forbidden
from crannog.games.oath.state import BANDITS, Oath
from crannog.games.oath.turn import menu
from crannog.kernel import Match, Rng

TABLES: Final = [(seats, setup) for seats in (2, 4, 6) for setup in ("first", "quick")]
FEWEST_MENUS: Final = 60


def menus(seats: int, setup: str) -> Iterator[tuple[Match, Oath, int]]:
    """Random matches at every menu: the match, a copy of its state, and whose menu it is."""
    for seed in range(3):
        match, rng = Match.new(GAME, seats, seed, {"setup": setup}), Rng(seed)
        while match.pending:
            (seat, ask), *_ = match.pending.items()
            if ask.prompt == "act":
                g = match.state.copy()
                assert isinstance(g, Oath)
                yield match, g, seat
            match.choose(seat, rng.pick(ask.options))


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_the_menu_kept_with_a_checkpoint_is_the_present_one(seats: int, setup: str):
    """It is listed before the checkpoint and asked after it, in the match and in its copies."""
    seen = 0
    for match, g, me in menus(seats, setup):
        listed = menu(g, me)
        assert match.pending[me].options == listed
        assert match.clone().pending[me].options == listed
        seen += 1
    assert seen > FEWEST_MENUS


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_major_actions_are_those_that_are_possible(seats: int, setup: str):
    """O-5: each target thought through by itself, wherever it is."""
    seen = 0
    for _, g, me in menus(seats, setup):
        reach, cards = (
            reach_of(g, me),
            [card for card in g.cards_at_sites() if SUIT[card] != NO_SUIT],
        )
        assert search.sources(g, me, reach) == [
            source
            for source in range(4)
            if (source == WORLD_DECK or g.piles[source])
            and is_possible(g, Search(me, source), modifies_search, search.is_ready)
        ]
        assert muster.cards(g, me, reach) == [
            card
            for card in cards
            if g.slot(card) == g.site(me)
            and is_possible(g, Muster(me, card), modifies_muster, muster.is_ready)
        ]
        assert trade.deals(g, me, reach) == [
            (card, for_secrets)
            for card in cards
            for for_secrets in (False, True)
            if is_possible(g, Trade(me, card, for_secrets), modifies_trade, trade.is_ready)
        ]
        assert recover.targets(g, me, reach) == [
            thing
            for thing in (*g.sites[g.site(me)].relics, PEOPLES_FAVOR, DARKEST_SECRET)
            if is_possible(g, Recover(me, thing), modifies_recover, recover.is_ready)
        ]
        seen += 1
    assert seen > FEWEST_MENUS


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_journeys_and_campaigns_are_those_that_are_possible(seats: int, setup: str):
    """O-5.5.1, O-5.6: each destination and each defender thought through by itself."""
    seen = 0
    for _, g, me in menus(seats, setup):
        pawn = g.players[me].pawn
        assert travel.destinations_with(g, me, reach_of(g, me)) == [
            slot
            for slot in range(len(g.sites))
            if slot != pawn
            and is_possible(g, Travel(me, pawn, slot), modifies_travel, travel.is_ready)
        ]
        if g.players[me].supply >= CAMPAIGN_SUPPLY:
            assert possible_defenders(g, me) == [
                defender
                for defender in (*g.others(me), BANDITS)
                if not is_forbidden(g, "campaign", me, defender) and can_attack(g, me, defender)
            ]
        seen += 1
    assert seen > FEWEST_MENUS
