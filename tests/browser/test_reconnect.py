"""The service is cut off in the middle of a match and comes back."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Say, Visit
from tests.browser.screens import TableScreen, play
from tests.browser.serving import WebService

NAMES = ["Aoife", "Bran"]


def test_a_killed_service_comes_back_with_everything(
    own_service: Callable[[], WebService], visit: Visit, say: Say
):
    visit.forgive(r"WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET)")
    service = own_service()
    seats = [{"kind": "me", "name": name} for name in NAMES]
    table = service.table("inis", *seats, seed=33)
    words = say.of("inis", "en", NAMES)
    screens = [
        TableScreen(visit(table.link(seat), service=service, confirm="never"), words, seat)
        for seat in (0, 1)
    ]
    play(screens, Random(33), 8)
    count = table.state()["count"]
    for screen in screens:
        screen.wait_count(count)
    before = [(screen.look(), screen.log()) for screen in screens]

    service.kill()
    for screen in screens:
        expect(screen.page.get_by_text(say("web-line-broken"))).to_be_visible()
    asked = next(i for i, (look, _) in enumerate(before) if look.standing == "mine")
    screens[asked].click_option(0)  # said into the broken line: it must arrive once

    service.start()
    for screen in screens:
        expect(screen.page.get_by_text(say("web-line-broken"))).to_have_count(0)
        screen.wait_count(count + 1)
    assert table.state()["count"] == count + 1
    for screen, (_, log) in zip(screens, before, strict=True):
        screen.wait_told(table)
        assert screen.log()[: len(log)] == log
    play(screens, Random(34), 3)
    assert table.state()["count"] >= count + 4
