"""Whole matches through real pages, by clicking what is on the screen."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Say, Visit
from tests.browser.island import expect_island
from tests.browser.reading import ReaderWords
from tests.browser.rehearsal import Rehearsal, Step, shortest
from tests.browser.screens import GUARD, TableScreen, play
from tests.browser.serving import Table, WebService
from tests.server.running import Deadline

NAMES = ["Aoife", "Bran"]
NAMED = {"kind": "me", "name": "Aoife"}
ALSO_PIECES = {"citadel", "sanctuary", "festival"}  # cards named like what stands on the board


def sit(visit: Visit, table: Table, words: ReaderWords) -> list[TableScreen]:
    """A screen for each seat, each in a browser of its own."""
    return [
        TableScreen(visit(table.link(seat), confirm="never"), words, seat)
        for seat in sorted(table.tokens)
    ]


def play_again(screens: list[TableScreen], rehearsal: Rehearsal) -> None:
    """Plays the rehearsed match through the screens; each shows what it should at each step."""
    for step in rehearsal.steps:
        screen = screens[step.seat]
        seen = screen.wait_asked(step.count)
        assert seen.question == screen.words.prompt(step.ask)
        options = [screen.words.option(option) for option in step.ask.options]
        assert seen.fits(options), f"shown is {seen}, not {options}"
        if step.hands:
            look_around(screens, step)
        screen.click_option(seen.place_of(options, step.place))


def look_around(screens: list[TableScreen], step: Step) -> None:
    """Both screens show the board, the own hand and the counts, and keep the other's secrets."""
    for seat, screen in enumerate(screens):
        screen.wait_count(step.count)
        expect_island(screen, step.views[seat])
        names = hidden_names(step, seat, screen.words)
        text = screen.page.locator("body").inner_text()
        assert [name for name in names if name in text] == []


def hidden_names(step: Step, seat: int, words: ReaderWords) -> list[str]:
    """The names of cards that other seats hold and this one has never been told of."""
    held = [card for other, hand in step.hands.items() if other != seat for card in hand]
    unknown = [card for card in held if f'"{card}"' not in step.knows[seat]]
    return [words.card(card) for card in unknown if card not in ALSO_PIECES]


def test_two_people_play_a_whole_match_of_inis(service: WebService, visit: Visit, say: Say):
    rehearsal = shortest("inis", 2, 40)
    words = say.of("inis", "en", NAMES)
    seats = [{"kind": "me", "name": name} for name in NAMES]
    table = service.table("inis", *seats, seed=rehearsal.seed)
    screens = sit(visit, table, words)
    play_again(screens, rehearsal)
    for seat, screen in enumerate(screens):
        told = [screen.words.event(event) for event in rehearsal.events[seat]]
        expect(screen.question).to_have_text(told[-1])
        screen.wait_log(told)


def test_two_people_plan_at_the_same_time_in_horizons(service: WebService, visit: Visit, say: Say):
    words = say.of("horizons", "en", NAMES)
    seats = [{"kind": "me", "name": name} for name in NAMES]
    table = service.table("horizons", *seats, seed=2)
    screens = sit(visit, table, words)
    rng = Random(2)
    deadline = Deadline("a question to both at the same time")
    while len(table.state()["waiting"]) < len(screens):
        play(screens, rng, 1, deadline.left())
    first, second = screens
    question = first.wait_asked().question
    for _ in range(2):
        assert second.wait_asked().standing == "mine"
        second.choose(0)
        first.wait_count(second.count())
        expect(first.question).to_have_text(question)
        expect(first.page.locator("[data-ask='mine']")).to_be_visible()
    first.choose(0)
    play(screens, rng, 400)
    for seat, screen in enumerate(screens):
        told = table.events(seat)
        assert told[-1]["kind"] == "result"
        expect(screen.question).to_have_text(screen.words.event(told[-1]))
        screen.wait_told(table)


def expect_over(screen: TableScreen, table: Table) -> None:
    """The outcome is shown, as the events tell it, and all that led to it stands in the log."""
    told = [screen.words.event(event) for event in table.events(screen.seat)]
    assert table.events(screen.seat)[-1]["kind"] == "result"
    expect(screen.question).to_have_text(told[-1])
    expect(screen.page.locator("[data-ask='over']")).to_be_visible()
    expect(screen.options.locator("li")).to_have_count(0)
    screen.wait_log(told)


def test_a_person_and_a_bot_play_inis_to_the_end(service: WebService, visit: Visit, say: Say):
    options = {"max_rounds": 2}
    table = service.table("inis", NAMED, "bot-random", seed=5, options=options)
    screen = TableScreen(visit(table.link(0), confirm="never"), say.of("inis", "en", ["Aoife"]), 0)
    play([screen], Random(5), 400, 100)
    expect_over(screen, table)
    expect_island(screen, table.state(0)["view"])
    expect(screen.region("end")).to_be_in_viewport(ratio=1)


def test_a_person_and_a_bot_play_horizons_to_the_end_by_keyboard(
    service: WebService, visit: Visit, say: Say
):
    table = service.table("horizons", NAMED, "bot-random", seed=3)
    words = say.of("horizons", "en", ["Aoife"])
    screen = TableScreen(visit(table.link(0), confirm="never"), words, 0)
    rng = Random(3)
    deadline = Deadline("the end of the match", 400)
    while (seen := screen.wait_asked()).standing != "over":
        deadline.left()
        place = rng.randrange(min(len(seen.options), 9))
        if place < len(seen.listed):
            screen.press_number(place)
        else:
            screen.page.clock.fast_forward(GUARD)
            if screen.look() != seen:
                continue  # the bot has chosen meanwhile, and other answers are there
            screen.closing.press("Enter")
        screen.wait_count(seen.count + 1)
    expect_over(screen, table)


def test_bots_play_along(service: WebService, visit: Visit, say: Say):
    table = service.table(
        "inis", {"kind": "me", "name": "Aoife"}, "bot-greedy", "bot-random", seed=5
    )
    screen = TableScreen(visit(table.link(0), confirm="never"), say.of("inis", "en", ["Aoife"]), 0)
    screen.wait_asked()
    people = screen.open_tab("people").get_by_role("listitem")
    for seat, bot in ((1, "greedy"), (2, "random")):
        row = people.filter(has_text=screen.words.seat(seat))
        expect(row).to_contain_text(say(f"web-strength-{bot}"))
    screen.open_tab("log")
    play([screen], Random(5), 12)
    screen.wait_asked()
    screen.wait_told(table)
    told = screen.log()
    for seat in (1, 2):
        assert any(line.startswith(screen.words.seat(seat)) for line in told)
