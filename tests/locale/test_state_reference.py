"""The reference pages of the games' states: every field is there, in its form and with its rule."""

from pathlib import Path
from typing import Final

import pytest

from crannog.fields import Record, described
from crannog.games.horizons import GAME as HORIZONS
from crannog.games.horizons import position as horizons
from crannog.games.inis import GAME as INIS
from crannog.games.inis import position as inis
from crannog.games.oath import GAME as OATH
from crannog.games.oath import position as oath
from crannog.kernel import Game
from crannog.rules_text import all_rules

PAGES: Final = Path(__file__).parents[2] / "docs" / "reference"
FORMS: Final[dict[str, tuple[Game, Record, Record]]] = {
    "inis": (INIS, inis.POSITION, inis.STATE),
    "horizons": (HORIZONS, horizons.POSITION, horizons.STATE),
    "oath": (OATH, oath.POSITION, oath.STATE),
}


@pytest.mark.parametrize("name", FORMS)
def test_the_page_has_the_form_of_every_field(name: str):
    """The table at the end of the page follows from the declaration; copy it from here."""
    page = (PAGES / f"{name}-state.md").read_text(encoding="utf-8")
    table = page.split("| field | form | rule |\n|---|---|---|\n")[1]
    assert table.splitlines() == described(FORMS[name][1])


@pytest.mark.parametrize("name", FORMS)
def test_the_page_says_what_every_field_means(name: str):
    """Each name is in a table of meanings, above."""
    page = (PAGES / f"{name}-state.md").read_text(encoding="utf-8")
    meanings = page.split("## In a position")[0]
    for path, _ in FORMS[name][2].parts():
        assert path.split(".")[-1] in meanings, path


@pytest.mark.parametrize("name", FORMS)
def test_every_field_cites_a_rule(name: str):
    """A rule, or the chapter of some."""
    game, position, state = FORMS[name]
    known = all_rules(game, "en")
    for form in (position, state):
        for path, field in form.parts():
            assert field.rule in known or any(r.startswith(f"{field.rule}.") for r in known), path
