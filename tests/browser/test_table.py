"""What people do at a table besides choosing: share a screen, come back, take back, talk, watch."""

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.rehearsal import Step, rehearse
from tests.browser.screens import TableScreen, expect_title, play
from tests.browser.serving import Table, WebService
from tests.browser.waiting import soon
from tests.server.running import Deadline

NAMES = ["Aoife", "Bran"]
PEOPLE = [{"kind": "me", "name": name} for name in NAMES]


def screen_of(
    visit: Visit, say: Say, table: Table, seat: int, confirm: str = "never"
) -> TableScreen:
    """The Inis screen of one of two people, in a browser of its own."""
    page = visit(table.link(seat), confirm=confirm)
    return TableScreen(page, say.of("inis", "en", NAMES), seat)


# -- one screen for several people -------------------------------------------------------------


def lift_curtain(page: Page, say: Say, name: str) -> None:
    """The named person takes the screen; before that it shows nobody's cards."""
    curtain = page.get_by_role("dialog", name=say("web-curtain", seat=name))
    expect(curtain).to_be_visible()
    expect(page.get_by_role("region", name=say("web-board"))).to_have_count(0)
    expect(page.get_by_role("region", name=say("web-hand"))).to_have_count(0)
    curtain.get_by_role("button", name=say("web-curtain-lift")).click()
    expect(curtain).to_have_count(0)


def taken_screen(page: Page, say: Say) -> list[str]:
    """Whoever the curtain, if it is down, waits for takes the screen."""
    shown = page.locator("#curtain-title, [data-ask='mine'] #ask-title").first
    shown.wait_for()
    title = shown.inner_text()
    names = [name for name in NAMES if title == say("web-curtain", seat=name)]
    for name in names:
        lift_curtain(page, say, name)
    return names


def test_a_curtain_falls_between_two_people_at_one_screen(
    service: WebService, visit: Visit, say: Say
):
    words = say.of("inis", "en", NAMES)
    page = visit("/", confirm="never")
    page.get_by_role("radio", name=re.compile(words.text("game-name"))).check(force=True)
    page.get_by_role("group", name=say("web-new-count")).get_by_role("button", name="2").click()
    page.get_by_label(say("web-name"), exact=True).first.fill("Aoife")
    seat = page.get_by_label(say("web-seat-kind", seat=words.text("seat-1")))
    seat.select_option(label=say("web-seat-hotseat"))
    page.get_by_label(say("web-name"), exact=True).nth(1).fill("Bran")
    page.get_by_role("button", name=say("web-new-create")).click()
    page.wait_for_url(re.compile("/t/"))

    screen = TableScreen(page, words)
    asked: list[str] = []
    for _ in range(8):
        asked += taken_screen(page, say)
        seen = screen.wait_asked()
        screen.click_option(0)
        moved_on = f"[data-count]:not([data-count='{seen.count}'])"
        page.locator(f"#curtain-title, {moved_on}").first.wait_for()
    asked += taken_screen(page, say)
    assert set(asked) == set(NAMES)
    assert all(one != other for one, other in pairwise(asked))
    other = next(name for name in NAMES if name != asked[-1])
    people = screen.open_tab("people")
    people.get_by_role("button", name=say("web-curtain-lift")).click()
    lift_curtain(page, say, other)


# -- by a link ---------------------------------------------------------------------------------


def test_a_friend_sits_down_by_the_invitation_and_plays_again(
    service: WebService, visit: Visit, say: Say
):
    rehearsal = rehearse("inis", 2, 33)
    last = rehearsal.steps[-1]
    table = service.open_file(rehearsal.save_at(last.count), PEOPLE[0], "open")
    first = screen_of(visit, say, table, 0)
    page = visit(table.invitation(1), confirm="never")
    expect(
        page.get_by_role("heading", name=say("web-join-by", name="Aoife", game="Inis"))
    ).to_be_visible()
    page.get_by_label(say("web-name")).fill("Bran")
    page.get_by_role("button", name=say("web-open-sit")).click()
    second = TableScreen(page, first.words, 1)
    second.wait_count(last.count)
    expect(first.page.get_by_role("button", name="Bran").first).to_be_visible()

    mover = (first, second)[last.seat]
    assert mover.wait_asked().question == mover.words.prompt(last.ask)
    options = [mover.words.option(option) for option in last.ask.options]
    mover.click_option(mover.look().place_of(options, last.place))
    for seat, screen in enumerate((first, second)):
        expect(screen.question).to_have_text(screen.words.event(rehearsal.events[seat][-1]))
    first.button("web-rematch").first.click()
    first.page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
    second.button("web-rematch-go").click()
    second.page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
    assert first.page.url.partition("#")[0] == second.page.url.partition("#")[0]
    expect(second.page.get_by_role("button", name="Bran").first).to_be_visible()


# -- coming back -------------------------------------------------------------------------------


def test_a_reload_in_the_middle_loses_nothing(service: WebService, visit: Visit, say: Say):
    table = service.open_file(rehearse("inis", 2, 4).save_at(30), *PEOPLE)
    screens = [screen_of(visit, say, table, seat) for seat in (0, 1)]
    play(screens, Random(4), 3)
    count = table.state()["count"]
    for screen in screens:
        screen.wait_count(count)
        before, log = screen.look(), screen.log()
        screen.page.reload()
        screen.wait_count(count)
        expect(screen.question).to_have_text(before.question)
        screen.wait_look(before)
        screen.wait_log(log)
    page = screens[0].page
    page.goto("/")
    page.get_by_role("region", name=say("web-my")).get_by_role("link").first.click()
    screens[0].wait_count(count)
    play(screens, Random(5), 2)
    assert table.state()["count"] >= count + 2


# -- taking back -------------------------------------------------------------------------------


def test_a_choice_that_told_nothing_is_taken_back_at_once(
    service: WebService, visit: Visit, say: Say
):
    table = service.table("inis", *PEOPLE, seed=33)
    mover = table.state()["waiting"][0]
    screen = screen_of(visit, say, table, mover)
    screen.wait_asked()
    expect(screen.page.get_by_text(say("web-undo-nothing"))).to_be_visible()
    screen.choose(0)
    before, log = screen.wait_asked(), screen.log()
    screen.choose(1)
    expect(screen.page.get_by_text(say("web-undo-free"))).to_be_visible()
    screen.button("web-undo").click()
    expect(screen.page.locator("[data-count='1']")).to_be_visible()
    screen.wait_look(before)
    screen.wait_log(log)
    assert table.state()["count"] == 1


def test_others_must_agree_to_take_back_what_they_answered(
    service: WebService, visit: Visit, say: Say
):
    table = service.table("inis", *PEOPLE, seed=33)
    mover = table.state()["waiting"][0]
    other = 1 - mover
    screens = {seat: screen_of(visit, say, table, seat) for seat in (0, 1)}
    play([screens[mover]], Random(1), 2)
    screens[other].wait_asked(2)
    screens[other].choose(0)
    page = screens[mover].page
    expect(page.get_by_text(say("web-undo-others", seats=NAMES[other]))).to_be_visible()

    request = screens[other].page.get_by_role("alertdialog", name=say("web-undo"))
    screens[mover].button("web-undo-ask").click()
    expect(request).to_contain_text(say("web-consent", seat=NAMES[mover]))
    request.get_by_role("button", name=say("web-consent-no")).click()
    expect(page.get_by_text(say("web-undo-refused"))).to_be_visible()
    assert table.state()["count"] == 3

    screens[mover].button("web-undo-ask").click()
    request.get_by_role("button", name=say("web-consent-yes")).click()
    for screen in screens.values():
        expect(screen.page.locator("[data-count='1']")).to_be_visible()
    assert screens[mover].wait_asked().standing == "mine"
    assert table.state()["count"] == 1


def test_what_was_revealed_to_bots_stays(service: WebService, visit: Visit, say: Say):
    table = service.table("inis", PEOPLE[0], "bot-random", seed=33)
    screen = screen_of(visit, say, table, 0)
    limit = screen.page.get_by_text(say("web-undo-final"))
    rng = Random(1)
    for _ in range(30):
        screen.wait_asked()
        if limit.count():
            break
        play([screen], rng, 1)
    expect(limit).to_be_visible()
    screen.button("web-undo").click(force=True)
    expect(screen.page.get_by_role("status").filter(has_text=say("web-undo-final"))).to_be_visible()
    assert table.state()["undos"] == 0


def test_at_a_table_for_practice_what_was_revealed_is_taken_back(
    service: WebService, visit: Visit, say: Say
):
    table = service.table("inis", PEOPLE[0], "bot-random", seed=33, practice=True)
    screen = screen_of(visit, say, table, 0)
    expect(screen.page.get_by_text(say("web-practice"), exact=True)).to_be_visible()
    rng = Random(1)
    while not table.state()["view"]["round"]:
        play([screen], rng, 1)
    screen.wait_asked()
    count = screen.count()
    limits = "|".join(map(re.escape, (say("web-undo-practice"), say("web-undo-all"))))
    expect(screen.page.locator("#undo-limit")).to_have_text(re.compile(f"^({limits})$"))
    screen.button("web-undo").click()
    expect(screen.page.locator(f"[data-count='{count}']")).to_have_count(0)
    taken_back = Deadline("the choice to be taken back")
    while table.state()["undos"] != 1:  # the count may have changed by the bot's choice before
        screen.page.wait_for_timeout(min(100, 1000 * taken_back.left()))


def test_a_table_for_practice_is_opened_in_the_lobby_and_shown_there(
    own_service: Callable[[], WebService], visit: Visit, say: Say
):
    service = own_service()  # other tests look at the lobby, too
    page = visit("/", service=service)
    page.get_by_label(say("web-new-practice")).check()
    page.get_by_role("button", name=say("web-new-create")).click()
    expect(page.get_by_text(say("web-practice"), exact=True)).to_be_visible()
    service.table("inis", PEOPLE[0], "open", public=True, practice=True)
    other = visit("/", service=service)
    region = other.get_by_role("region", name=say("web-open"))
    expect(region.get_by_text(say("web-practice"), exact=True)).to_be_visible()


# -- choosing with care ------------------------------------------------------------------------


def test_a_choice_is_confirmed_where_the_person_wants_it(
    service: WebService, visit: Visit, say: Say
):
    table = service.table("inis", *PEOPLE, seed=33)
    mover = table.state()["waiting"][0]
    screen = screen_of(visit, say, table, mover, confirm="always")
    seen = screen.wait_asked()
    once_more = screen.page.get_by_role("alert")
    screen.click_option(1)
    expect(once_more).to_have_text(say("web-confirm-note"))
    screen.page.keyboard.press("Escape")
    expect(once_more).to_have_count(0)
    screen.wait_look(seen)
    screen.click_option(1)
    screen.button("web-cancel").click()
    expect(once_more).to_have_count(0)
    screen.wait_look(seen)
    screen.click_option(1)
    expect(screen.closing).to_have_text(seen.options[1])
    screen.confirm()
    screen.wait_count(1)
    assert len(table.state()["view"]["territories"]) > 0


def test_why_not_is_answered_with_a_rule(service: WebService, visit: Visit, say: Say):
    step, card = turn_with_a_card_that_waits()
    table = service.open_file(rehearse("inis", 2, 33).save_at(step.count), *PEOPLE)
    screen = screen_of(visit, say, table, step.seat)
    seen = screen.wait_asked(step.count)
    screen.press_thing(f"card:{card}", "hand")
    expect(screen.popover).to_contain_text(screen.words.card(card))
    link = screen.popover.get_by_role("button", name=re.compile(r"I-\d+"))
    number = link.inner_text().removeprefix(say("web-rule", number="")).strip()
    link.click()
    sheet = screen.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_have_text(say("web-rule", number=number))
    rules = service.call("GET", "/api/rules/inis/en")[1]
    start = next(rule["text"] for rule in rules if rule["number"] == number)
    for word in re.findall(r"\w+", start)[:12]:
        expect(sheet).to_contain_text(word)
    screen.wait_look(seen)


def test_a_thing_that_is_not_in_question_tells_what_it_is(
    service: WebService, visit: Visit, say: Say
):
    table = service.open_file(rehearse("inis", 2, 33).save_at(8), *PEOPLE)
    screen = screen_of(visit, say, table, table.state()["waiting"][0])
    seen = screen.wait_asked()
    territory = next(iter(table.state()["view"]["territories"]))
    screen.press_thing(f"territory:{territory}", "board")
    expect(screen.popover).to_contain_text(screen.words.thing("territory", territory))
    screen.page.keyboard.press("Escape")
    expect(screen.popover).to_have_count(0)
    screen.wait_look(seen)


def turn_with_a_card_that_waits() -> tuple[Step, str]:
    """A turn of somebody who also holds an Action card that is only a reaction."""
    for step in rehearse("inis", 2, 33, 1).steps:
        offered = {option[1] for option in step.ask.options if option[0] == "play"}
        held = [card for card in step.hands.get(step.seat, []) if card not in offered]
        if step.ask.prompt == "season-turn" and held:
            return step, held[0]
    raise AssertionError("no such turn in this match")


def test_a_hint_marks_an_option_of_the_list(service: WebService, visit: Visit, say: Say):
    table = service.table("inis", *PEOPLE, seed=33)
    screen = screen_of(visit, say, table, table.state()["waiting"][0])
    seen = screen.wait_asked()
    screen.button("web-hint").click()
    expect(screen.hinted).to_have_count(1)
    what = screen.hinted.locator(".what")
    assert soon(screen.page, lambda: what.inner_text() in seen.options)
    expect(screen.hinted.locator(".reason").first).to_be_visible()
    assert table.state()["count"] == 0


# -- being told --------------------------------------------------------------------------------


def test_the_title_and_the_icon_tell_whose_turn_it_is(service: WebService, visit: Visit, say: Say):
    table = service.table("inis", *PEOPLE, seed=33)
    mover = table.state()["waiting"][0]
    screens = {seat: screen_of(visit, say, table, seat) for seat in (0, 1)}
    mine = f"^● {re.escape(say('web-ask-mine'))}"
    expect_title(screens[mover].page, mine)
    expect_title(screens[1 - mover].page, f"^{screens[0].words.text('game-name')}")
    icon = screens[mover].page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("turn"))
    while table.state()["waiting"] != [1 - mover]:
        screens[mover].wait_asked()
        screens[mover].choose(0)
    expect_title(screens[1 - mover].page, mine)
    expect_title(screens[mover].page, f"^{screens[0].words.text('game-name')}")
    expect(icon).not_to_have_attribute("href", re.compile("turn"))


def test_names_and_chat_are_shown_as_they_were_written(service: WebService, visit: Visit, say: Say):
    name = "<script>boom()</script>"
    text = '<img src="/nothing" onerror="boom()"> & <b>bold</b>'
    table = service.table("inis", {"kind": "me", "name": name}, PEOPLE[1], seed=33)
    words = say.of("inis", "en", [name, "Bran"])
    first, second = (TableScreen(visit(table.link(seat)), words, seat) for seat in (0, 1))
    for screen in (first, second):
        expect(screen.page.get_by_role("button", name=name).first).to_be_visible()
    first.open_tab("chat").get_by_label(say("web-chat-write")).fill(text)
    first.page.keyboard.press("Enter")
    tab = second.page.get_by_role("tab", name=say("web-tab-chat"))
    expect(tab).to_contain_text("1")
    chat = second.open_tab("chat")
    expect(chat).to_contain_text(text)
    expect(chat).to_contain_text(name)
    expect(second.page.locator("main img, main script, [role=tabpanel] b")).to_have_count(0)


# -- watching ----------------------------------------------------------------------------------


def test_a_spectator_sees_what_is_public_and_nothing_more(
    service: WebService, visit: Visit, say: Say
):
    table = service.open_file(rehearse("inis", 2, 33).save_at(12), *PEOPLE)
    mover = screen_of(visit, say, table, table.state()["waiting"][0])
    watcher = TableScreen(visit(table.link()), mover.words)
    words = watcher.words
    count = table.state()["count"]
    watcher.wait_count(count)
    expect(watcher.page.get_by_text(say("web-watching"))).to_be_visible()
    expect(watcher.answers).to_have_count(0)
    watcher.wait_told(table)
    expect(watcher.page.get_by_role("region", name=say("web-hand"))).to_have_count(0)
    public = str((table.state(), table.events()))
    held = [card for seat in (0, 1) for card in table.state(seat)["view"]["hands"][str(seat)]]
    hidden = [words.card(card) for card in held if f"'{card}'" not in public]
    text = watcher.page.locator("body").inner_text()
    assert hidden
    assert [name for name in hidden if re.search(rf"^{name}$", text, re.MULTILINE)] == []
    play([mover], Random(4), 1)
    watcher.wait_count(count + 1)
