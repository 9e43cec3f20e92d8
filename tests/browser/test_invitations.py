"""Invitation links that were used, forged or replaced; leaving the seat one got by one."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.screens import TableScreen
from tests.browser.serving import Table, WebService

AOIFE = {"kind": "me", "name": "Aoife"}


def sit_down(page: Page, say: Say, name: str) -> None:
    """Takes the seat that the page invites to."""
    page.get_by_label(say("web-name")).fill(name)
    page.get_by_role("button", name=say("web-open-sit")).click()
    page.wait_for_url(re.compile("#seat-"))


def expect_refused(page: Page, say: Say) -> None:
    """The page says that the invitation gives no seat, and what can be done instead."""
    card = page.get_by_role("status").filter(has_text=say("web-join-used"))
    expect(card).to_contain_text(say("web-join-used-note"))
    expect(card.get_by_role("link", name=say("web-nav-lobby"))).to_be_visible()
    expect(page.get_by_role("button", name=say("web-open-sit"))).to_have_count(0)
    card.get_by_role("link", name=say("web-watch")).click()
    page.wait_for_url(re.compile("#watch$"))
    expect(card).to_have_count(0)
    expect(page.get_by_text(say("web-watching"))).to_be_visible()


def open_table(service: WebService) -> Table:
    """A table with a seat for an invited friend."""
    return service.table("inis", AOIFE, "open", seed=33)


def expect_own_seat(page: Page, say: Say) -> None:
    """The list of players calls Bran the one who looks at it."""
    page.get_by_role("tab", name=say("web-tab-people")).click()
    mine = page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="Bran")
    expect(mine).to_contain_text(say("web-you"))


def test_the_invitation_opened_again_by_its_guest_shows_their_seat(
    service: WebService, visit: Visit, say: Say
):
    table = open_table(service)
    page = visit(table.invitation(1))
    sit_down(page, say, "Bran")
    page.goto("/")
    page.goto(table.invitation(1))
    page.wait_for_url(re.compile("#seat-1"))
    screen = TableScreen(page, say.of("inis", "en", ["Aoife", "Bran"]), 1)
    expect(screen.question).to_be_visible()
    expect(page.get_by_text(say("web-watching"))).to_have_count(0)
    expect_own_seat(page, say)


def test_an_invitation_that_somebody_else_used_says_so(service: WebService, visit: Visit, say: Say):
    table = open_table(service)
    sit_down(visit(table.invitation(1)), say, "Bran")
    expect_refused(visit(table.invitation(1)), say)


def test_a_forged_invitation_says_so_when_it_is_used(service: WebService, visit: Visit, say: Say):
    visit.forgive("status of 403")
    page = visit(f"/t/{open_table(service).id}#invite-1.forged")
    page.get_by_role("button", name=say("web-open-sit")).click()
    expect_refused(page, say)


def test_a_guest_whose_seat_was_opened_anew_sits_down_by_the_new_invitation(
    service: WebService, visit: Visit, say: Say
):
    status, made = service.call(
        "POST", "/api/tables", {"game": "inis", "seats": [AOIFE, {"kind": "open"}], "seed": 33}
    )
    assert status == 200
    table = Table(service, made)
    page = visit(table.invitation(1))
    sit_down(page, say, "Bran")
    page.goto("/settings")  # away while the seat is opened again
    body = {"seat": 1, "kind": "open"}
    status, row = service.call("POST", f"/api/tables/{table.id}/seat", body, token=made["owner"])
    assert status == 200
    page.goto(f"/t/{table.id}#{row['invite']}")
    sit_down(page, say, "Bran")
    expect_own_seat(page, say)


def test_leaving_ones_own_seat_is_no_loss(service: WebService, visit: Visit, say: Say):
    table = open_table(service)
    page = visit(table.invitation(1))
    sit_down(page, say, "Bran")
    page.get_by_role("tab", name=say("web-tab-people")).click()
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("button", name=say("web-leave")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-leave")).click()
    page.wait_for_url(re.compile("#watch$"))
    expect(page.get_by_text(say("web-watching"))).to_be_visible()
    expect(page.get_by_text(say("web-seat-lost"))).to_have_count(0)
