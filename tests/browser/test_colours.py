"""What is pointed at, chosen or on a filled ground can still be read and told apart."""

import pytest
from playwright.sync_api import Locator, expect

from crannog.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.measuring import Position, recorded
from tests.browser.serving import WebService

WHITE = 3
THEMES = ("light", "dark", "contrast")
TEXT = 4.5  # what the words of a page need at least
SHAPE = 3.0  # and what tells things apart
# The contrast of a colour of an element with the ground that it is seen on.
CONTRAST = """(element, name) => {
  const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const isSeen = (colour) => (channels(colour)[3] ?? 1) > 0;
  const light = (colour) => channels(colour).slice(0, 3).reduce((sum, value, i) => {
    const part = value / 255;
    const linear = part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    return sum + linear * [0.2126, 0.7152, 0.0722][i];
  }, 0);
  let ground = element;
  while (!isSeen(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
  const [one, other] = [getComputedStyle(element)[name], getComputedStyle(ground).backgroundColor]
    .map(light).sort((a, b) => b - a);
  return (one + 0.05) / (other + 0.05);
}"""


def contrast(thing: Locator, name: str) -> float:
    """The contrast of that colour of the thing with what lies under it."""
    return float(thing.evaluate(CONTRAST, name))


def first_with(name: str, verb: str) -> Position:
    """The first moment of a recorded match at which somebody may choose that, or other things."""
    data = recorded(name)
    match = Match.new(data["game"], data["seats"], data["seed"], options=data["options"])
    for count, (mover, choice) in enumerate(data["choices"]):
        for seat, ask in match.pending.items():
            if (verb,) in ask.options and len(ask.options) > 2:
                return Position({**data, "choices": data["choices"][:count]}, data["seats"], seat)
        match.choose(mover, choice)
    raise AssertionError(f"nobody may ever choose {verb} in {name}")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_chance_to_win_is_read_while_it_is_pointed_at(
    size: str, theme: str, service: WebService, visit: Visit
):
    """I-8.6: taking a Pretender token is what the other answers would give up."""
    page = first_with("inis-4", "pretender").visit(service, visit, size=size, theme=theme)
    button = page.locator("[data-ask] button.chance")
    expect(button).to_be_visible()
    button.hover()
    assert contrast(button, "color") >= TEXT
    for words in button.locator(".what, .about").all():
        assert contrast(words, "color") >= TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_mark_of_whoever_decides_is_seen(
    size: str, theme: str, service: WebService, visit: Visit
):
    """White stands on white in the dark: the outline tells it, as it tells Oath's Black by day."""
    seed = next(seed for seed in range(50) if WHITE in Match.new("inis", 4, seed).pending)
    table = service.table("inis", *["me"] * 4, seed=seed)
    page = visit(table.link(WHITE), size=size, theme=theme)
    expect(page.locator("[data-ask='mine']")).to_be_visible()
    places = {"desktop": "[data-region='band'] .active", "phone": "[data-region='bar'] .now"}
    now = page.locator(places[size])
    expect(now).to_have_count(1)
    outline = now.locator("svg path").first
    assert contrast(outline, "stroke") >= SHAPE


@pytest.mark.parametrize("theme", THEMES)
def test_a_question_with_the_focus_lies_on_no_other_ground(
    theme: str, service: WebService, visit: Visit
):
    """The keyboard's place is there after a choice: nothing is drawn around the words."""
    page = visit(service.table("inis", "me", "me", seed=33).link(0), theme=theme)
    title = page.locator("#ask-title")
    expect(title).to_be_visible()
    page.keyboard.press("Tab")
    title.focus()
    expect(title).to_have_css("outline-style", "none")
    expect(title).to_have_css("box-shadow", "none")
