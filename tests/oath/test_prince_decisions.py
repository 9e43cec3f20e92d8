"""O-12: what the sources leave open stands in the policy, in the docs, and marked in clients."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import crannog.games.oath.prince.policy as package
from crannog.games.oath import setup
from crannog.games.oath.actions import minor
from crannog.games.oath.prince import mind, searching
from crannog.games.oath.printed import prince_facts
from crannog.kernel.game import find_game
from crannog.kernel.match import Match
from crannog.rules_text import all_rules
from crannog.words import LANGUAGES
from tests.oath import ceremonies
from tests.oath.princes import PrinceTable

FOLDER: Final = Path(package.__file__).parent
GAME: Final = FOLDER.parents[1]
NUMBER: Final = re.compile(r"O-12(?:\.\d+)*(?:\.[AB])?")
OURS: Final = {"en": "our decision", "ru": "наше решение", "uk": "наше рішення"}
# What helps to decide, and is no decision by itself
TYPES: Final = {"Answer"}


def trees() -> Iterator[tuple[str, ast.Module, list[str]]]:
    """The policy's modules: name, tree, lines."""
    for path in sorted(FOLDER.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        yield path.stem, ast.parse(text), text.splitlines()


def comment_above(lines: list[str], line: int) -> str:
    """The comment on a line, or those right above it."""
    here = lines[line - 1].partition("#")[2].strip()
    return here or lines[line - 2].removeprefix("#").strip()


def decisions() -> dict[str, str]:
    """What each name of the policy says of itself: a function's docstring, a constant's comment."""
    found: dict[str, str] = {}
    for module, tree, lines in trees():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                found[f"{module}.{node.name}"] = ast.get_docstring(node) or ""
            elif isinstance(node, ast.AnnAssign):
                name = ast.unparse(node.target)
                if name not in TYPES:
                    found[f"{module}.{name}"] = comment_above(lines, node.lineno)
    return found


def decided() -> set[str]:
    """The rules that the policy decides."""
    said = (text.partition(":")[0] for text in decisions().values())
    return {number for head in said for number in NUMBER.findall(head)}


def marked(language: str) -> set[str]:
    """The rules that the docs mark as ours."""
    rules = all_rules(find_game("oath"), language)
    own = OURS[language]
    return {
        number
        for number, text in rules.items()
        if number.startswith("O-12.") and re.search(own.replace("наше", "наш[ие]"), text, re.I)
    }


def test_each_name_of_the_policy_begins_with_the_rule_that_it_decides():
    nameless = [name for name, text in decisions().items() if not NUMBER.match(text)]
    assert nameless == []
    assert len(decisions()) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_docs_mark_what_the_policy_decides_and_nothing_else(language: str):
    assert marked(language) == decided()


def test_no_decision_is_idle():
    """Each is read somewhere beside the place where it stands."""
    paths = [path for path in GAME.rglob("*.py") if "face" not in path.parts]
    words = Counter(word for path in paths for word in re.findall(r"\w+", path.read_text("utf-8")))
    assert [name for name in decisions() if words[name.partition(".")[2]] < 2] == []


def test_clients_mark_every_box_and_every_condition_that_is_open():
    """O-12.7.2, O-12.7.A, O-12.7.B: a step's mark is printed with its arrow and its box."""
    told: dict[str, Any] = prince_facts()
    open_boxes = {name: node["open"] for name, node in told["nodes"].items()}
    assert {name for name, marks in open_boxes.items() if not marks} == {
        "circle_supremacy",
        "circle_protection",
        "circle_devotion",
        "circle_people",
        "need_banner",
    }
    by_mark: dict[str, set[tuple[str, str]]] = {}
    for arrow in told["arrows"]:
        for mark in arrow["open"]:
            by_mark.setdefault(mark, set()).add((arrow["origin"], arrow["to"]))
    assert set(by_mark) == {"arrow", "orange", "leads", "ready", "needs"}
    assert by_mark["arrow"] == {
        ("tr_travel_relic_left", "tl_muster_high"),
        ("bl_recover_ds", "br_search"),
        ("need_banner", "bl_trade_secrets"),
        ("need_banner", "circle_people"),
    }
    assert by_mark["orange"] == {
        ("circle_devotion", "bl_campaign_ds"),
        ("circle_devotion", "bl_recover_ds"),
        ("circle_people", "br_campaign_pf"),
        ("circle_people", "br_recover_pf"),
    }


# -- the steps carry out what another policy would decide ----------------------------------------


def test_the_steps_discard_and_play_in_the_policys_order(monkeypatch):
    """O-12.6.7: the others go first; by another policy the card is played first."""

    def order() -> list[str]:
        t = PrinceTable()
        t.deck("longbows elders wolves alchemist")
        t.turn(t.prince, "act")
        journal = t.g.journal
        assert journal is not None
        return [event.kind for event in journal if event.kind in ("discards", "plays-to-site")]

    assert order() == ["discards", "discards", "plays-to-site"]
    monkeypatch.setattr(searching, "AFTER_CHOICE", ("play", "discard"))
    assert order() == ["plays-to-site", "discards", "discards"]


def test_the_steps_count_the_actions_that_the_policy_counts(monkeypatch):
    """O-12.7.B: a box is one action; by another policy it might be two."""

    def boxes_done() -> int:
        t = PrinceTable()
        t.stands("bl_trade_secrets", actions=2)
        return sum(how == "done" for _, _, how in t.acts())

    assert boxes_done() == 2
    monkeypatch.setattr(mind, "actions_of", lambda _: 2)
    assert boxes_done() == 1


def test_the_core_rules_ask_the_policy_about_his_warbands(monkeypatch):
    """O-12.8: a Citizen can't ask him for warbands; by another policy that is a question to him."""
    t = PrinceTable(people=2)
    t.citizen_under_prince(0)
    t.pawn(0, "steppe")
    t.man("steppe", t.prince, 3)
    assert minor.can_withdraw(t.g, 0) == 0
    monkeypatch.setattr(minor, "parts_with_warbands", lambda: True)
    assert minor.can_withdraw(t.g, 0) == 2


def test_the_set_up_asks_the_policy_what_he_begins_with(monkeypatch):
    """O-12.1.2: as the Chancellor he has the title; by another policy a person could have it."""

    def keeper() -> object:
        match = Match.new("oath", seats=2, seed=1, options={"prince": "chancellor"})
        return match.game.export(match.state)["title"]

    assert keeper() == 2
    monkeypatch.setattr(setup, "keeper_at_start", lambda _: 0)
    assert keeper() == 0


def test_his_deeds_cite_the_rule_by_which_they_were_decided():
    """O-12.7.B, O-12.9: so the rule that a client shows on request says what is our decision."""
    t = PrinceTable().wakes()
    journal = t.g.journal
    assert journal is not None
    cited = {event.kind: event.rule for event in journal if event.args[:1] == (t.prince,)}
    assert cited["prince-acts"] == "O-12.7.B"
    assert cited["rests"] == "O-12.9"


def test_his_chronicle_cites_the_rule_by_which_he_decides_it():
    """O-12.9.4; a person's cites the steps of O-8."""

    def cited(winner: int) -> set[str]:
        t = PrinceTable(chronicle="full")
        t.site("steppe", cards="longbows", ruler=winner)
        ceremonies.won(t, winner, "chancellor")
        journal = t.g.journal
        assert journal is not None
        kinds = ("vows", "builds", "adds-denizens")
        return {event.rule for event in journal if event.kind in kinds}

    assert cited(1) == {"O-12.9.4"}
    assert "O-12.9.4" not in cited(0)
