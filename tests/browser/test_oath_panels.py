"""Oath in the browser: what stands in the panel for all who watch: campaigns, offers, the rest."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Say, Visit
from tests.browser.screens import GUARD, TableScreen
from tests.browser.serving import Table, WebService

WAR = """
game: oath
seats: 3
seed: 4
position:
  active: 1
  players:
    0: {pawn: c1, warbands: 4, advisers: [forest_paths]}
    1: {pawn: p1, warbands: 7, advisers: [longbows, wolves]}
    2: {pawn: p1, warbands: 2, advisers: [scouts, bear_traps]}
  facedown: []
  sites: {p1: {site: mountain, colour: blue, warbands: 2}}
"""
CONQUEST = """
game: oath
seats: 3
seed: 4
position:
  active: 1
  players: {1: {pawn: p1, warbands: 12}}
  sites: {p1: {site: steppe, colour: null, warbands: 0}}
"""
EMPIRE = "{game: oath, seats: 3, seed: 3, position: {active: 0}}"
LAST_TURN = """
game: oath
seats: 3
seed: 11
options: {chronicle: full}
position: {round: 8, active: 2, players: {0: {advisers: [longbows]}}}
"""
FAIR = """{game: oath, seats: 3, seed: 4, position: {active: 1,
  players: {1: {pawn: p1, favor: 4, secrets: 3}, 2: {pawn: p1, favor: 2, secrets: 2}},
  sites: {p1: {site: mountain, cards: [tinkers_fair]}}}}"""
SCREENS = ("laptop", "tall phone")


def sit(visit: Visit, table: Table, say: Say, seat: int | None, size: str) -> TableScreen:
    """Somebody at the table, or a watcher."""
    link = table.link() if seat is None else table.link(seat)
    return TableScreen(visit(link, size=size, confirm="never"), say.of("oath"), seat)


def answer(screen: TableScreen, text: str) -> None:
    """Chooses an option by its words, on a phone from the list that is opened for it."""
    screen.wait_asked()
    if screen.page.locator(".handle").count():
        screen.unfold()
    screen.choose_text(text)


@pytest.mark.parametrize("size", SCREENS)
def test_all_watch_a_campaign_with_plans_on_both_sides(
    service: WebService, visit: Visit, say: Say, size: str
):
    """O-5.5: the same odds, plans and sums on every screen; the dice are those that were rolled."""
    table = service.open_file(WAR, "me", "me", "me")
    red, blue = (sit(visit, table, say, seat, size) for seat in (1, 2))
    watcher = sit(visit, table, say, None, "desktop")
    answer(red, "Campaign against Blue")
    answer(red, "Target the pawn and favor")
    odds = table.state()["view"]["campaign"]["odds"]
    for screen in (red, blue, watcher):
        expect(screen.region("panel")).to_contain_text(f"{odds / 10:g}%")
    answer(red, "7")
    answer(red, "Use Longbows")
    answer(blue, "Use Bear Traps")
    events = table.events()
    kinds = [event["kind"] for event in events]
    rolled = events[kinds.index("rolls-attack")]["args"][1:]
    defence = events[kinds.index("defence-is")]["args"][0]
    for screen in (red, blue, watcher):
        panel = screen.region("panel")
        expect(panel.locator(".die.attack.rolled")).to_have_count(sum(rolled))
        expect(panel.locator(".score b").last).to_have_text(str(defence))
        expect(panel.locator("[data-atom='card:longbows']")).to_contain_text("+1")
        expect(panel.locator("[data-atom='card:bear_traps']")).to_contain_text("−1")


def test_what_a_victory_has_cost_stays_true_while_warbands_are_laid_out(
    service: WebService, visit: Visit, say: Say
):
    """O-5.5.6, O-5.5.7: who was killed; warbands that go to a conquered site are not lost."""
    table = service.open_file(CONQUEST, "me", "me", "me")
    red, watcher = sit(visit, table, say, 1, "laptop"), sit(visit, table, say, None, "desktop")
    answer(red, red.words.option(("campaign", -1)))
    answer(red, "12")
    red.wait_asked()
    campaign = table.state()["view"]["campaign"]
    assert campaign["victor"] == "attack"
    side = watcher.region("panel").locator("[data-side='attack'] .force")
    expect(side).to_have_text(f"Killed {campaign['attack_dead']}")


@pytest.mark.parametrize(("reply", "role"), [("Accept", "citizen"), ("Refuse", "exile")])
def test_an_offer_of_citizenship_is_answered(
    service: WebService, visit: Visit, say: Say, reply: str, role: str
):
    """O-6.6: the relic at stake stands in the panel; who has not seen it is told so."""
    table = service.open_file(EMPIRE, "me", "me", "me")
    chancellor, exile = (sit(visit, table, say, seat, "laptop") for seat in (0, 2))
    watcher = sit(visit, table, say, None, "desktop")
    answer(chancellor, "Offer Citizenship to Blue")
    answer(chancellor, "Careless")
    answer(chancellor, "Offer just that")
    exile.wait_asked()
    for screen in (exile, watcher):
        panel = screen.region("panel")
        expect(panel).to_contain_text("The relic from the slot “Careless”")
        expect(panel).to_contain_text("You have not seen this relic.")
    expect(exile.region("panel")).to_contain_text("Warbands that turn purple")
    answer(exile, reply)
    chancellor.wait_asked()
    assert table.state()["view"]["players"][2]["role"] == role


@pytest.mark.parametrize("size", SCREENS)
def test_a_deal_is_proposed_from_the_corner(service: WebService, visit: Visit, say: Say, size: str):
    """O-7.6.3: once there is something in a pan; both then see the same scales."""
    table = service.open_file(FAIR, "me", "me", "me")
    red, blue = (sit(visit, table, say, seat, size) for seat in (1, 2))
    words = red.words
    answer(red, words.option(("use", "tinkers_fair")))
    answer(red, words.option(("player", 2)))
    red.wait_asked(2)
    expect(red.closing).to_have_text(words.option(("drop",)))
    answer(red, words.option(("give-favor", 2)))
    answer(red, words.option(("want-secrets", 1)))
    expect(red.closing).to_have_text(words.option(("propose",)))
    red.page.clock.fast_forward(GUARD)
    red.closing.click()
    blue.wait_asked(5)
    pans = blue.region("panel").locator(".pan")
    expect(pans.first).to_contain_text("1 secret")
    expect(pans.last).to_contain_text("2 favor")


def test_drawn_cards_lie_side_by_side_with_what_they_would_bring(
    service: WebService, visit: Visit, say: Say
):
    """O-5.1.3, O-5.1.4: each card whole, with the game's own note; others see none of them."""
    table = service.open_file(EMPIRE, "me", "me", "me")
    own, other = (sit(visit, table, say, seat, "laptop") for seat in (0, 1))
    answer(own, "Search the world deck")
    own.wait_asked()
    ask = table.state(0)["ask"]
    rows = zip(ask["options"], ask["notes"], strict=True)
    notes = {option[1]: note["text"] for option, note in rows if option[0] == "keep"}
    cards = own.region("panel").locator(".card")
    expect(cards).to_have_count(len(notes))
    for card, note in notes.items():
        lies = own.thing(f"card:{card}", "panel")
        expect(lies).to_contain_text(own.words.card(card))
        expect(lies).to_contain_text(own.words.text(note["id"], **sayable(own, note["args"])))
    other.wait_count(own.count())
    expect(other.region("panel").locator(".card")).to_have_count(0)


def sayable(screen: TableScreen, args: dict[str, int | str]) -> dict[str, int | str]:
    """The arguments of a note as they are said."""
    suit = args.get("suit")
    return {**args, "suit": screen.words.text(f"suit-{suit}")} if suit else args


# How much of the board's height the chronicle covers.
COVERED = """() => {
  const high = (sign) => document.querySelector(sign).getBoundingClientRect().height;
  return high(".ceremony") / high("[data-region='board']");
}"""


@pytest.mark.parametrize("size", SCREENS)
def test_all_see_the_chronicle_being_written(
    service: WebService, visit: Visit, say: Say, size: str
):
    """O-8: the next oath, an edifice before and after; then how it went, as it was counted."""
    table = service.open_file(LAST_TURN, "me", "me", "me")
    last, winner = (sit(visit, table, say, seat, size) for seat in (2, 0))
    watcher = sit(visit, table, say, None, "desktop")
    answer(last, "Rest")
    answer(winner, "Oath of the People")
    winner.wait_asked()
    for screen in (winner, watcher):
        panel = screen.region("panel")
        expect(panel.locator("[aria-current='step']")).to_have_text("Map")
    expect(watcher.region("panel").locator(".ceremony")).to_contain_text("Oath of the People")
    share = winner.page.evaluate(COVERED)
    assert share < 0.5, share  # the map is seen being renewed
    answer(winner, "Build in the place of Taming Charm")
    end = winner.page.locator("[data-part='end']")
    expect(end).to_contain_text("Built: Great Spire")
    expect(end).to_contain_text("Denizens in: 6")
    expect(end.locator("tr.sworn td").first).to_have_text("3")
