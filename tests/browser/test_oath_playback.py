"""A campaign of Oath is seen happening by the one who is attacked, while the clock stands still."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Say, Visit
from tests.browser.screens import GUARD, TableScreen
from tests.browser.serving import Table, WebService
from tests.browser.test_oath_panels import WAR
from tests.browser.test_playback import LISTEN, expect_playing, let_pass
from tests.browser.waiting import expect_soon, soon, stop_clock
from tests.server.running import Player

NAMES = ["Aoife", "Brendan", "Ciara"]
ATTACKED = 2
ATTACK: list[list[Any]] = [
    ["campaign", ATTACKED],
    ["target-pawn"],
    ["number", 7],
    ["plan", "longbows"],
]


class Campaign:
    """A table at which the page's player is attacked, and may answer with a battle plan."""

    def __init__(self, service: WebService, visit: Visit, say: Say) -> None:
        people = [{"kind": "me", "name": name} for name in NAMES]
        self.table: Table = service.open_file(WAR, *people)
        self.line = Player(service, self.table.id, *self.table.tokens.values())
        page = visit(
            self.table.link(ATTACKED), speed="normal", motion=True, confirm="never", size="laptop"
        )
        self.screen = TableScreen(page, say.of("oath", "en", NAMES), ATTACKED)
        self.screen.wait_count(0)
        stop_clock(page)
        page.evaluate(LISTEN)
        self.told = len(self.table.events(ATTACKED))

    def strike(self) -> None:
        """The other attacks, and the page has heard of it all: its player is asked."""
        for choice in ATTACK:
            answer = self.line.choose(1, choice)
            assert answer["type"] == "accepted", answer
        expect(self.screen.page.locator("[data-ask='mine']")).to_be_visible()
        expect_playing(self.screen)

    def sentences(self) -> list[str]:
        """What has happened since, as the attacked player reads it."""
        events = self.table.events(ATTACKED)[self.told :]
        return [self.screen.words.event(event) for event in events]

    def expect_told(self) -> None:
        """The log tells all events since, each once."""
        before = self.screen.log()[: self.told]
        self.screen.wait_log(before + self.sentences())

    def expect_present(self) -> None:
        """The page has counted all choices, told all events, and shows the campaign as it is."""
        state = self.table.state(ATTACKED)
        expect(self.screen.page.locator(f"[data-count='{state['count']}']")).to_be_visible()
        self.expect_told()
        campaign = state["view"]["campaign"]
        panel = self.screen.region("panel")
        expect(panel).to_contain_text(f"{campaign['odds'] / 10:g}%")
        expect(panel.locator("[data-atom='card:longbows']")).to_be_visible()


@pytest.fixture
def campaign(service: WebService, visit: Visit, say: Say) -> Iterator[Campaign]:
    """The table before the attack."""
    made = Campaign(service, visit, say)
    yield made
    made.line.close()


def test_a_campaign_is_told_in_order_to_the_one_who_is_attacked(campaign: Campaign):
    """Each event has its caption, in the second person, and its lines come with it."""
    campaign.strike()
    page = campaign.screen.page
    known = len(campaign.table.events(ATTACKED))
    lines = soon(page, lambda: len(campaign.screen.log()), lambda lines: campaign.told < lines)
    assert campaign.told < lines < known
    let_pass(campaign.screen, campaign.table)
    sentences = campaign.sentences()
    assert sentences[0] == "Brendan campaigns against you."
    once = [(text, len(list(same))) for text, same in groupby(sentences)]
    wanted = [text if count == 1 else f"{text} × {count}" for text, count in once]
    assert len(wanted) >= 4
    expect_soon(page, lambda: page.evaluate("window.captions"), wanted)
    campaign.expect_present()


def test_who_is_in_a_hurry_skips_to_the_present_of_a_campaign(campaign: Campaign):
    """A press that skips answers nothing."""
    campaign.strike()
    count = campaign.table.state()["count"]
    campaign.screen.page.clock.run_for(GUARD)
    expect_playing(campaign.screen)
    campaign.screen.page.keyboard.press("Space")
    campaign.expect_present()
    expect(campaign.screen.page.locator("[data-ask='mine']")).to_be_visible()
    assert campaign.table.state()["count"] == count


def test_the_attacked_player_answers_while_the_campaign_is_still_played(campaign: Campaign):
    """A battle plan does not wait for the beats."""
    campaign.strike()
    campaign.screen.page.clock.run_for(GUARD)
    expect_playing(campaign.screen)
    count = campaign.table.state()["count"]
    options = campaign.table.state(ATTACKED)["ask"]["options"]
    campaign.screen.click_option(options.index(["plan", "bear_traps"]))
    campaign.table.wait_count(count + 1)
    let_pass(campaign.screen, campaign.table)
    campaign.expect_told()
    assert "Battle plan Bear Traps, used by you." in campaign.sentences()
