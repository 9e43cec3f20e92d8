"""The map of Oath when it is full: nothing is cut or covered, and all can be read in one tap."""

from functools import partial
from operator import not_

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.screens import TableScreen
from tests.browser.serving import Table, WebService
from tests.browser.waiting import expect_that, soon

RULINGS = ["O-7.5", "O-7.1.2", "O-13.6"]  # of the Fire Talkers
FULL = """
game: oath
seats: 6
seed: 3
options: {setup: quick}
position:
  round: 6
  active: 0
  facedown: [a_small_favor]
  sites:
    c1: {site: narrow_pass, up: true, cards: [keep], relics: [], colour: purple, warbands: 9}
    c2:
      site: great_slum
      up: true
      cards: [garrison, memory_of_nature, sprawling_rampart]
      colour: red
      warbands: 3
    p1:
      site: charming_valley
      up: true
      cards: [forest_council, longbows, hall_of_mockery]
      colour: blue
      warbands: 2
    p2:
      site: drowned_city
      up: true
      cards: []
      relics: [bandit_crown, ring_of_devotion]
      secrets: 3
      colour: null
      warbands: 0
    p3:
      site: salt_flats
      up: true
      cards: [taming_charm, wizard_school]
      favor: 2
      secrets: 1
      colour: yellow
      warbands: 1
    h1:
      site: the_tribunal
      up: true
      cards: [forest_temple, broken_forge]
      relics: [oracular_pig]
      colour: white
      warbands: 2
    h2:
      site: fertile_valley
      up: true
      cards: [tinkers_fair, key_to_the_city, martial_culture]
      colour: black
      warbands: 4
    h3: {up: false}
  players:
    0:
      pawn: p3
      favor: 2
      secrets: 4
      dark_secrets: 2
      advisers: [vow_of_union, a_small_favor, second_wind]
      relics: [grand_scepter, cup_of_plenty, circlet_of_command, obsidian_cage]
    1: {pawn: c2, favor: 1, advisers: [book_burning, naysayers], vision: vision_of_conquest}
    2: {pawn: p1, advisers: [sleight_of_hand, faithful_friend], relics: [dragonskin_drum]}
    3: {pawn: h1, advisers: [ancient_binding]}
    4: {pawn: h2, advisers: [fire_talkers]}
    5: {pawn: c2, advisers: [wild_cry]}
"""
LANGUAGES = ("en", "ru", "uk")
SIZES = ("desktop", "laptop", "tall phone")

# Words of cards' names that go on in the next line without a hyphen.
BROKEN_NAMES = """() => {
  const broken = (word) => {
    const text = word.firstChild;
    const range = document.createRange();
    let top = null, before = "";
    for (let i = 0; i < text.length; i++) {
      if (text.data[i] === "\u00ad") { before = "-"; continue; }
      range.setStart(text, i);
      range.setEnd(text, i + 1);
      const box = [...range.getClientRects()].at(-1);
      if (top !== null && box.top - top > 4 && before !== "-") return true;
      top = box.top;
      before = text.data[i];
    }
    return false;
  };
  return [...document.querySelectorAll(".oath-card strong span")]
    .filter((word) => word.checkVisibility() && broken(word)).map((word) => word.innerText);
}"""
# Cards that are higher or wider within than they are: something of them is cut in the middle.
CUT_CARDS = """() => [...document.querySelectorAll(".oath-card")]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.querySelector("strong").innerText)"""
# Cards whose tokens lie over their words.
OVER_WORDS = """() => [...document.querySelectorAll(".oath-card .laid")]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const text = one.closest(".oath-card").querySelector(".text").getBoundingClientRect();
    return text.height > 0 && one.getBoundingClientRect().top < text.bottom - 1;
  }).map((one) => one.closest(".oath-card").innerText)"""
# Things of a site that lie over one another: cards, relics, pawns, tokens, and what its head says.
COVERED = """() => {
  const over = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  const what = ":scope > header > *, .held, .back, .price, .there > span";
  return [...document.querySelectorAll(".site")].flatMap((site) => {
    const things = [...site.querySelectorAll(what)];
    const pairs = things.flatMap((one, i) => things.slice(i + 1).map((other) => [one, other]));
    return pairs.filter(([one, other]) => over(one, other))
      .map(([one, other]) => `${one.outerHTML.slice(0, 60)} over ${other.outerHTML.slice(0, 60)}`);
  });
}"""

# Whether a line ends where a button begins, or before.
ENDS_BEFORE = """(line, button) => {
  const [one, other] = [line.getBoundingClientRect(), button.getBoundingClientRect()];
  return one.right <= other.left + 1;
}"""


# Whether nothing lies over the foot of an element.
FOOT_IN_SIGHT = """one => {
  one.scrollIntoView({ block: "end", behavior: "instant" });
  const { x, width, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, bottom - 20));
}"""


def full(
    service: WebService, visit: Visit, say: Say, size: str, language: str = "en"
) -> tuple[Table, TableScreen]:
    """The screen of the first seat at the full map."""
    table = service.open_file(FULL, *["me"] * 6)
    page = visit(table.link(0), size=size, language=language, confirm="never")
    screen = TableScreen(page, say.of("oath", language), 0)
    screen.wait_asked()
    return table, screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_on_a_full_map_is_cut_or_covered(
    service: WebService, visit: Visit, say: Say, size: str, language: str
):
    """O-2.8: sites with three cards, edifices, ruins, relics, tokens and pawns; a hand of seven."""
    _, screen = full(service, visit, say, size, language)
    expect(screen.page.locator("[data-part='board'] .oath-card").first).to_be_visible()
    assert screen.page.evaluate(BROKEN_NAMES) == []
    assert screen.page.evaluate(CUT_CARDS) == []
    assert screen.page.evaluate(COVERED) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_pointed_at_shows_all_its_text(
    service: WebService, visit: Visit, say: Say, language: str
):
    """O-2.6: what is cut at rest ends in dots, and stands there whole under the pointer."""
    _, screen = full(service, visit, say, "laptop", language)
    for region, card in (("board", "key_to_the_city"), ("hand", "circlet_of_command")):
        held = screen.thing(f"card:{card}", region)
        held.scroll_into_view_if_needed()
        assert is_shortened(screen.page, card)
        held.hover()
        assert not soon(screen.page, partial(is_shortened, screen.page, card), not_)
        shown = held.inner_text().replace("\u00ad", "")
        assert screen.words.text(f"card-{card}.text") in shown
        screen.page.mouse.move(2, 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_tokens_on_a_card_lie_beside_its_words(
    service: WebService, visit: Visit, say: Say, size: str, language: str
):
    """O-7.1.2: what was placed there covers nothing that is read."""
    table, screen = full(service, visit, say, size, language)
    if screen.page.locator(".handle").count():
        screen.unfold()
    screen.choose_text(screen.words.option(("muster", "taming_charm")))
    laid = screen.page.locator("[data-part='board'] [data-atom='card:taming_charm'] .laid").first
    expect(laid).to_have_text("1")
    for wrong in (OVER_WORDS, CUT_CARDS):  # how many lines are shown is fitted once it is laid out
        screen.page.wait_for_function(f"() => !({wrong})().length")
    assert table.state(0)["view"]["sites"]["p3"]["cards"][0]["favor"] == 1


@pytest.mark.parametrize(
    ("region", "cards"),
    [
        ("board", ["forest_council", "longbows", "hall_of_mockery"]),
        ("hand", ["cup_of_plenty", "circlet_of_command", "obsidian_cage"]),
    ],
)
def test_a_raised_card_leaves_its_neighbours_to_be_pointed_at(
    service: WebService, visit: Visit, say: Say, region: str, cards: list[str]
):
    """O-2.6: who moves along the cards reads one after the other, and presses what is raised."""
    _, screen = full(service, visit, say, "laptop", "ru")
    middles = [middle_of(screen, f"card:{card}", region) for card in cards]
    for card, (x, y) in zip(cards, middles, strict=True):
        screen.page.mouse.move(x, y)
        held = screen.thing(f"card:{card}", region)
        expect(held.locator(".oath-card")).to_have_css("position", "absolute")
        assert not is_shortened(screen.page, card)
    screen.page.mouse.click(x, y)
    expect(screen.popover).to_contain_text(screen.words.card(cards[-1]))


def middle_of(screen: TableScreen, atom: str, region: str) -> tuple[float, float]:
    """Where the middle of a thing is, at rest."""
    box = screen.thing(atom, region).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_shortened(page: Page, card: str) -> bool:
    """Whether the text of a card goes on after what is seen of it."""
    text = page.locator(f"[data-atom='card:{card}'] .text").first
    return bool(text.evaluate("one => one.scrollHeight > one.clientHeight + 2"))


def test_what_a_card_and_a_site_say_stands_beside_them(service: WebService, visit: Visit, say: Say):
    """O-7.1.1: why it can't be used, its whole text, who rules it and who is there."""
    _, screen = full(service, visit, say, "desktop")
    screen.press_thing("card:longbows", "board")
    expect(screen.popover).to_contain_text(
        screen.words.text("why-not-here", card=screen.words.card("longbows"))
    )
    expect(screen.popover).to_contain_text(screen.words.text("card-longbows.text"))
    expect(screen.popover).to_contain_text(
        screen.words.text("board-card-ruled", names=screen.words.seat(2))
    )
    screen.page.keyboard.press("Escape")
    power = screen.page.get_by_role("button", name=screen.words.text("card-narrow_pass.text"))
    power.and_(screen.page.locator(".power")).click()
    expect(screen.popover).to_contain_text(screen.words.text("card-narrow_pass.text"))


def test_pointing_at_a_site_shows_the_way_and_what_it_leaves(
    service: WebService, visit: Visit, say: Say
):
    """O-5.6: the journey as a ghost, the Supply before and after over one's own board."""
    table, screen = full(service, visit, say, "laptop")
    screen.page.mouse.move(*middle_of(screen, "site:drowned_city", "board"))
    ghosts = screen.page.locator(".ghosts")
    expect(ghosts.locator(".path")).to_be_visible()
    supply = table.state(0)["view"]["players"][0]["supply"]
    expect(ghosts.locator(".number")).to_have_text(f"{supply} → {supply - 2}")
    over, mat = ghosts.last, screen.region("mat")
    high = "one => Number(getComputedStyle(one).zIndex)"
    assert over.evaluate(high) > mat.evaluate(high)


def test_on_a_phone_a_card_is_read_before_it_is_chosen(service: WebService, visit: Visit, say: Say):
    """O-5.2: the first tap opens it, the second one narrows to what can be done with it."""
    table, screen = full(service, visit, say, "tall phone")
    before = len(screen.texts())
    card = screen.thing("card:taming_charm", "board")
    card.scroll_into_view_if_needed()
    card.evaluate("one => one.click()")
    expect(screen.popover).to_contain_text(screen.words.text("card-taming_charm.text"))
    expect(screen.popover).to_contain_text(screen.words.text("board-tap-again"))
    assert len(screen.texts()) == before
    card.evaluate("one => one.click()")
    expect(screen.options.locator("li")).not_to_have_count(before)
    assert table.state(0)["count"] == 0


def test_a_tile_of_the_strip_shows_its_region_and_sends_nobody_there(
    service: WebService, visit: Visit, say: Say
):
    """O-5.6: one looks around before one travels."""
    table, screen = full(service, visit, say, "tall phone")
    cradle = screen.page.locator(".strip li").first
    screen.page.clock.fast_forward(300)
    cradle.get_by_role("button").click()
    expect(screen.page.locator("section.page").first).to_be_in_viewport()
    expect(cradle).to_contain_class("seen")
    assert table.state(0)["count"] == 0


def test_no_line_of_the_log_runs_under_the_button_that_finds(
    service: WebService, visit: Visit, say: Say
):
    """The button stands beside the lines."""
    table = service.table("oath", "me", "bot-random", seed=2)
    screen = TableScreen(visit(table.link(0), confirm="never"), say.of("oath"), 0)
    screen.wait_asked()
    lines = screen.page.locator("[role='log'] .text")
    expect(lines.first).to_be_visible()
    find = screen.page.locator("button.find").element_handle()
    for line in lines.all():
        expect_that(line, ENDS_BEFORE, find)


def test_what_stands_on_the_court_says_what_it_is(service: WebService, visit: Visit, say: Say):
    """O-2.10, O-3.3, O-9.4: the goal, the rounds, the deck and the banks, each beside itself."""
    table, screen = full(service, visit, say, "laptop")
    view = table.state(0)["view"]
    text = screen.words.text
    told = {
        f"goal:{view['goal']}": [text("board-heir-people"), text("board-heir-none")],
        "round:6": [text("board-round-die", count=7, count2=3), text("board-end-die", count=5)],
        "suit:order": [text("board-favor", count=view["banks"]["order"])],
    }
    for atom, lines in told.items():
        screen.press_thing(atom, "band")
        for line in lines:
            expect(screen.popover).to_contain_text(line)
        screen.page.keyboard.press("Escape")


def test_what_lies_facedown_is_no_bare_id(service: WebService, visit: Visit, say: Say):
    """O-9.4: a relic at a site with its price; a pile with the backs that all see."""
    table = service.open_file(FULL, *["me"] * 6)
    page = visit(table.link(1), size="laptop", confirm="never")
    screen = TableScreen(page, say.of("oath"), 1)
    screen.wait_count(0)
    text = screen.words.text
    screen.press_thing("relic:p2:0", "board")
    expect(screen.popover).to_contain_text(text("board-relic-back"))
    expect(screen.popover).to_contain_text(text("board-price-favor", count=2))
    page.keyboard.press("Escape")
    screen.press_thing("pile:provinces", "board")
    backs = [row["back"] for row in reversed(table.state(1)["view"]["piles"]["provinces"])]
    kinds = {"vision": text("board-kind-vision"), "denizen": text("board-card-unknown")}
    names = ", ".join(kinds[back] for back in backs)
    expect(screen.popover).to_contain_text(text("board-pile-order", names=names))


def test_a_card_links_the_rulings_that_apply(service: WebService, visit: Visit, say: Say):
    """O-7.1.2, O-13.6: of its kind, of its cost, and the one that was made for it."""
    table = service.open_file(FULL, *["me"] * 6)
    screen = TableScreen(visit(table.link(4), size="laptop", confirm="never"), say.of("oath"), 4)
    screen.wait_count(0)
    screen.thing("card:fire_talkers", "hand").focus()
    screen.page.keyboard.press("i")
    links = [screen.popover.get_by_role("button", name=number) for number in RULINGS]
    for link in links:
        expect(link).to_be_visible()
    links[-1].click()
    expect(screen.page.get_by_role("dialog")).to_contain_text("O-13.6")


def test_a_player_is_told_whole(service: WebService, visit: Visit, say: Say):
    """O-2.2: what lies on and by a board, for who can't point at a row."""
    table = service.open_file(FULL, *["me"] * 6)
    screen = TableScreen(visit(table.link(1), confirm="never"), say.of("oath"), 1)
    screen.wait_count(0)
    player = table.state(1)["view"]["players"][0]
    screen.press_thing("seat:0", "standings")
    card, text = screen.words.card, screen.words.text
    for line in (
        text("board-court-refresh", count=player["refresh"], count2=player["rested"]),
        text("board-advisers-open", names=f"{card('vow_of_union')}, {card('second_wind')}"),
        text("board-advisers-hidden", count=1),
        text("board-relics-named", names=", ".join(card(row["card"]) for row in player["relics"])),
    ):
        expect(screen.popover).to_contain_text(line)


TURNED = """
game: oath
seats: 3
seed: 4
position:
  active: 0
  mob: true
  visions_drawn: 3
  prophet: 2
  prophet_vision: vision_of_faith
  caged: {blue: 2}
  players:
    1: {vision: vision_of_faith}
    2: {relics: [obsidian_cage]}
"""


@pytest.mark.parametrize("size", SIZES)
def test_what_has_turned_or_lies_elsewhere_is_seen(
    service: WebService, visit: Visit, say: Say, size: str
):
    """O-4.1.1, O-10.kill: the banner's Mob side, warbands on a card, one on another's Vision."""
    table = service.open_file(TURNED, *["me"] * 3)
    screen = TableScreen(visit(table.link(0), size=size, confirm="never"), say.of("oath"), 0)
    screen.wait_asked()
    words = screen.words
    banner = screen.thing("card:peoples_favor", "board" if size == "tall phone" else "band")
    expect(banner).to_contain_text(words.text("board-mob"))
    if size == "tall phone":
        screen.open_tab("people")
    standings = screen.page.locator("[data-part='standings']")
    shared = words.text(
        "board-vision-shared", vision=words.card("vision_of_faith"), seat=words.seat(2)
    )
    expect(standings.locator("[data-atom='seat:1']").get_by_title(shared)).to_be_visible()
    caged = words.text("board-caged", count=2)
    expect(standings.locator("[data-atom='seat:2']").get_by_title(caged)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_relic_deck_has_its_place_and_number(
    service: WebService, visit: Visit, say: Say, language: str
):
    """O-9.4: how many relics are left is open; they are dealt and buried where that stands."""
    table, screen = full(service, visit, say, "laptop", language)
    count = table.state(0)["view"]["relic_deck"]
    deck = screen.thing("pile:relics", "board")
    expect(deck).to_have_text(screen.words.text("board-relic-deck", count=count))
    assert screen.page.evaluate(COVERED) == []


LOOKED_AT = """
game: oath
seats: 3
seed: 3
position:
  active: 0
  players: {0: {pawn: p2}}
  sites:
    p2: {site: standing_stones, up: true, cards: [keep], relics: [circlet_of_command], warbands: 0}
"""
# Names of known relics with a word that goes on in the next line, or that leave their site.
TORN = """() => [...document.querySelectorAll(".site .known")].filter((one) => {
  const [text, site] = [one.firstChild, one.closest(".site").getBoundingClientRect()];
  const range = document.createRange();
  const torn = [...text.data.matchAll(/\\S+/g)].some((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  });
  const lowest = Math.max(...[...one.closest(".relics").children]
    .map((part) => part.getBoundingClientRect().bottom));
  return torn || lowest > site.bottom;
}).map((one) => one.innerText)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_relic_that_one_has_seen_fits(
    service: WebService, visit: Visit, say: Say, language: str
):
    """O-6.3: below the relic, above its price, in whole words."""
    table = service.open_file(LOOKED_AT, *["me"] * 3)
    page = visit(table.link(0), size="laptop", language=language, confirm="never")
    screen = TableScreen(page, say.of("oath", language), 0)
    screen.wait_asked()
    screen.choose_text(screen.words.option(("peek-relic", 0)))
    expect(page.locator(".site .known")).to_have_text(screen.words.card("circlet_of_command"))
    assert page.evaluate(TORN) == []


TUTORIAL = "{game: oath, seats: 4, seed: 1, options: {setup: tutorial}}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scenario", "seats"), [(FULL, 6), (TUTORIAL, 4)])
def test_no_colour_is_shortened_in_the_rows(
    service: WebService, visit: Visit, say: Say, language: str, scenario: str, seats: int
):
    """O-2.11: not beside the title either; a role gives way, and is there whole or not at all."""
    table = service.open_file(scenario, *["me"] * seats)
    page = visit(table.link(0), size="laptop", language=language, confirm="never")
    TableScreen(page, say.of("oath", language), 0).wait_asked()
    words = page.locator("[data-part='standings'] :is(strong, .role)")
    expect(page.locator("[data-part='standings'] strong")).to_have_count(seats)
    cut = (
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    )
    assert words.evaluate_all(cut) == []


@pytest.mark.parametrize("size", ["laptop", "tall phone"])
def test_the_cards_of_another_player_are_read_whole(
    service: WebService, visit: Visit, say: Say, size: str
):
    """O-2.2: also while a press on the row would choose the player; Esc leads back."""
    table, screen = full(service, visit, say, size)
    if size == "tall phone":
        screen.open_tab("people")
    label = screen.words.text("board-cards-of", seat=screen.words.seat(2))
    opener = screen.page.get_by_role("button", name=label)
    opener.click()
    cards = screen.page.get_by_role("dialog", name=label)
    for card in ("sleight_of_hand", "faithful_friend", "dragonskin_drum"):
        expect(cards).to_contain_text(screen.words.card(card))
        expect(cards).to_contain_text(screen.words.text(f"card-{card}.text"))
    dice = screen.page.locator(".drawer [data-atom='card:dragonskin_drum']")
    expect(dice).to_contain_text(screen.words.text("board-dice", count=2))
    assert cards.evaluate(FOOT_IN_SIGHT), "something lies over it"
    screen.page.keyboard.press("Escape")
    expect(cards).to_have_count(0)
    expect(opener).to_be_focused()
    assert table.state(0)["count"] == 0


ON_FOOT = """
game: oath
seats: 3
seed: 3
position:
  active: 0
  players: {0: {pawn: p1, favor: 2, advisers: [forest_paths]}}
  sites:
    c1: {site: plains, up: true, cards: [wild_cry]}
    p1: {site: mountain, up: true, cards: []}
"""


def test_a_small_screen_tells_what_a_modifier_changes_before_it_is_chosen(
    service: WebService, visit: Visit, say: Say
):
    """O-7.4.1: its text, its cost and the Supply before and after stand there without a press."""
    table = service.open_file(ON_FOOT, *["me"] * 3)
    page = visit(table.link(0), size="tall phone", confirm="never")
    screen = TableScreen(page, say.of("oath"), 0)
    screen.wait_asked()
    screen.unfold()
    screen.choose_text(screen.words.option(("travel", "plains")))
    text = screen.words.text
    answer = screen.options.get_by_role("button")
    expect(answer).to_be_in_viewport(ratio=1)
    change = text("note-modifier", count=1, count2=0, count3=2, count4=-2, count5=0)
    expect(answer).to_contain_text(change)
    about = page.locator("[data-part='question']")
    expect(about).to_contain_text(text("card-forest_paths.text"))
