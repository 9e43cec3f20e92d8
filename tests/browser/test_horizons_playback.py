"""The Invaders act, and whoever watches sees it land by land, while the clock stands still."""

from itertools import groupby

from playwright.sync_api import expect

from tests.browser.conftest import Say, Visit
from tests.browser.screens import TableScreen
from tests.browser.serving import Table, WebService
from tests.browser.test_playback import LISTEN, let_pass
from tests.browser.waiting import expect_soon, stop_clock
from tests.server.running import Deadline, Player

POSITION = """
title: Towns and Dahan in both Wetlands, about to be ravaged
game: horizons
seats: 1
seed: 3
options: {solo_board: G, progression: true}
position:
  spirits: {0: {spirit: rising_heat}}
  ravage_card: inv_1_wetland
  lands:
    G2: {town: 1, explorer: 2, dahan: 2}
    G4: {city: 1, explorer: 1, dahan: 2}
"""
MANY_LANDS = """
title: A Ravage in four lands, then a Build and an Explore
game: horizons
seats: 1
seed: 3
options: {solo_board: G, progression: true}
position:
  spirits: {0: {spirit: rising_heat}}
  ravage_card: inv_3_jungle_wetland
  build_card: inv_2_sands
  lands:
    G2: {town: 1}
    G4: {explorer: 1}
    G6: {explorer: 1}
    G7: {explorer: 1, dahan: 1}
"""
COURSE = "[data-part='question'] [data-course]"
STEP = 250  # milliseconds: no beat is shorter
MOST = 40  # choices until the Invaders act


def played_to(kind: str, table: Table, line: Player) -> int:
    """The player's choices, always the last one, until that is told; how many they were."""
    for made in range(MOST):
        if any(event["kind"] == kind for event in table.events()):
            return made
        answer = line.choose(0, table.state(0)["ask"]["options"][-1])
        assert answer["type"] == "accepted", answer
    raise AssertionError(f"{kind} is never told")


def test_a_ravage_is_told_land_by_land_and_leaves_the_board_as_it_is(
    service: WebService, visit: Visit, say: Say
):
    table = service.open_file(POSITION, {"kind": "me", "name": "Aoife"})
    line = Player(service, table.id, *table.tokens.values())
    page = visit(f"/t/{table.id}#watch", speed="normal", motion=True)
    screen = TableScreen(page, say.of("horizons", "en", ["Aoife"]))
    screen.wait_count(0)
    stop_clock(page)
    page.evaluate(LISTEN)
    told = len(table.events())
    made = played_to("ravage", table, line)
    line.close()
    expect(page.locator(".flight > *").first).to_be_attached()
    assert len(screen.log()) < len(table.events())  # the page is still behind
    let_pass(screen, table)
    expect(page.locator(f"[data-count='{made}']")).to_be_visible()
    events = table.events()[told:]
    sentences = [screen.words.event(event) for event in events]
    expect_soon(page, lambda: screen.log()[told:], sentences)
    assert sum(event["kind"] == "ravage" for event in events) >= 1
    once = [(text, len(list(same))) for text, same in groupby(sentences)]
    captions = [text if count == 1 else f"{text} × {count}" for text, count in once]
    expect_soon(page, lambda: page.evaluate("window.captions"), captions)


def test_the_course_of_the_phase_has_the_questions_place_and_its_present_step_is_in_sight(
    service: WebService, visit: Visit, say: Say
):
    table = service.open_file(MANY_LANDS, {"kind": "me", "name": "Aoife"})
    line = Player(service, table.id, *table.tokens.values())
    page = visit(f"/t/{table.id}#watch", size="laptop", speed="normal", motion=True)
    screen = TableScreen(page, say.of("horizons", "en", ["Aoife"]))
    screen.wait_count(0)
    stop_clock(page)
    made = played_to("reveals-invaders", table, line)
    line.close()
    steps: list[str] = []
    deadline = Deadline("the whole phase to be played")
    while screen.look().count < made:
        deadline.left()
        page.clock.run_for(STEP)
        now = page.locator(f"{COURSE} [aria-current='step']").first
        if now.count():
            expect(now).to_be_in_viewport(ratio=0.95)
            expect(page.locator(".happening")).to_be_hidden()
            steps.append(now.inner_text().split("\n")[0])
    seen = list(dict.fromkeys(steps))
    assert sorted(seen[:4]) == ["Ravage in G2", "Ravage in G4", "Ravage in G6", "Ravage in G7"]
    assert seen[4:] == ["Build: Sands (II)", "Explore"]
