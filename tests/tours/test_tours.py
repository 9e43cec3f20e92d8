"""First-game guides: the positions load, the line of play is legal, every step has its words."""

import json
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from crannog.kernel import Game, Match, find_game, installed_games
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.state import Json
from crannog.rules_text import all_rules
from crannog.scenarios import Scenario, failures, parse_scenario
from crannog.tours import Chapter, NoTour, has_tour, read_guide, scenario_text, tour_text
from crannog.words import LANGUAGES, Words, message_files
from tests.kernel.pebbles import PebblesGame

ME = 0
AREAS = {"board", "panel", "hand", "standings", "ask"}
GAMES = sorted(name for name in installed_games() if has_tour(find_game(name)))
CHAPTERS = [(name, c.id) for name in GAMES for c in read_guide(find_game(name)).chapter]

each_chapter = pytest.mark.parametrize(("name", "chapter"), CHAPTERS)
each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def chapter_of(name: str, chapter: str) -> Chapter:
    return next(c for c in read_guide(find_game(name)).chapter if c.id == chapter)


def scenario_of(name: str, chapter: str) -> Scenario:
    return parse_scenario(scenario_text(find_game(name), chapter), chapter)


def moves_of(name: str, chapter: str) -> Iterator[tuple[str, list[tuple[Seat, Choice]]]]:
    """Each step's id with the choices of the line that belong to it."""
    left = list(scenario_of(name, chapter).play)
    for step in chapter_of(name, chapter).step:
        yield step.id, left[: step.moves]
        del left[: step.moves]


def lines_at_a_table(name: str, chapter: str) -> list[list[tuple[Seat, Choice]]]:
    """Each step's part of the line as clients get it, silent answers included."""
    sent = next(c for c in json.loads(tour_text(find_game(name)))["chapters"] if c["id"] == chapter)
    left = [(seat, tuple(choice)) for seat, choice in sent["play"]]
    lines = []
    for step in sent["steps"]:
        lines.append(left[: step["moves"]])
        del left[: step["moves"]]
    assert left == [], "every choice belongs to a step"
    return lines


def test_each_game_has_a_guide():
    assert GAMES == ["horizons", "inis", "oath"]
    assert ("inis", "draft") in CHAPTERS
    assert ("inis", "clash") in CHAPTERS
    assert ("horizons", "turn") in CHAPTERS
    assert ("horizons", "ravage") in CHAPTERS
    oath = [chapter for game, chapter in CHAPTERS if game == "oath"]
    assert oath == ["chancellor", "exiles", "campaign", "solo"]


@each_chapter
def test_the_line_is_legal_and_leads_where_it_should(name, chapter):
    scenario = scenario_of(name, chapter)
    assert scenario.game == name
    assert scenario.expect
    assert failures(scenario) == []


@each_chapter
def test_the_line_holds_at_a_table_too(name, chapter):
    """As the service plays it: reactions nobody has are asked for, and answered with no."""
    scenario = scenario_of(name, chapter)
    match = Match.new(
        name, scenario.seats, scenario.seed, scenario.options, scenario.position, patient=True
    )
    for seat, choice in (move for line in lines_at_a_table(name, chapter) for move in line):
        ask = match.pending[seat]
        match.choose(seat, choice or ask.options[0])
        assert match.choices[-1] == (seat, choice), "the table counts other choices than the line"
    assert not any(ask.secret and len(ask.options) == 1 for ask in match.pending.values())
    assert match.result is None, "the match can go on"


@each_chapter
def test_the_line_at_a_table_adds_nothing_but_silent_answers(name, chapter):
    for (step, moves), line in zip(
        moves_of(name, chapter), lines_at_a_table(name, chapter), strict=True
    ):
        assert [(seat, choice) for seat, choice in line if choice] == moves, step


def test_some_seats_are_asked_and_have_nothing_to_decide():
    """Otherwise the tests above would prove little."""
    festival = lines_at_a_table("inis", "clash")[1]
    assert festival[-2:] == [(1, ()), (2, ())]


def test_the_first_clash_is_in_a_later_season():
    """As its words say: the header and the piles agree with them."""
    view = scenario_of("inis", "clash").begin().view(ME)
    assert view["round"] == 3
    assert isinstance(view["piles"], dict)
    assert view["piles"]["aside"] == 1


def test_each_chapter_of_the_tutorial_round_begins_where_the_last_one_ended():
    """O-1.T: one round in three positions, so that a learner sees nothing jump between them."""
    game = find_game("oath")
    ended = None
    for chapter in (found for name, found in CHAPTERS if name == "oath" and found != "solo"):
        scenario = scenario_of("oath", chapter)
        match = scenario.begin()
        if ended is not None:
            assert without_chance(game.export(match.state)) == ended, chapter
        for seat, choice in scenario.play:
            match.choose(seat, choice)
        ended = without_chance(game.export(match.state))


def without_chance(state: dict[str, Json]) -> dict[str, Json]:
    """A state as it lies on the table: facedown cards in no order, and no dice to come."""
    facedown = state["facedown"]
    assert isinstance(facedown, list)
    return {**state, "rng": None, "facedown": list[Json](sorted(map(str, facedown)))}


@each_chapter
def test_the_learner_is_asked_nothing_beside_the_line(name, chapter):
    """Whenever it is the learner's turn in the line, the learner is asked, and can choose."""
    scenario = scenario_of(name, chapter)
    match = scenario.begin()
    for seat, choice in scenario.play:
        if seat == ME:
            assert len(match.pending[ME].options) > 1
        else:
            mine = match.pending.get(ME)
            assert mine is None or seat in match.pending, "only simultaneous questions wait"
        match.choose(seat, choice)


@each_chapter
def test_every_choice_belongs_to_a_step_and_a_chapter_is_short(name, chapter):
    steps = chapter_of(name, chapter).step
    assert sum(step.moves for step in steps) == len(scenario_of(name, chapter).play)
    assert 8 <= len(steps) <= 14
    assert len({step.id for step in steps}) == len(steps)
    assert steps[0].moves == 0
    assert steps[-1].moves == 0
    for step, moves in moves_of(name, chapter):
        mine = [place for place, (seat, _) in enumerate(moves) if seat == ME]
        assert mine == list(range(mine[0], mine[0] + len(mine))) if mine else True, step


@each_chapter
@each_language
def test_a_step_cites_rules_that_are_there(name, chapter, language):
    known = all_rules(find_game(name), language)
    for step in chapter_of(name, chapter).step:
        assert step.rules, step.id
        assert [rule for rule in step.rules if rule not in known] == []


@each_chapter
def test_a_step_points_at_things_on_the_table(name, chapter):
    scenario = scenario_of(name, chapter)
    view = json.dumps(scenario.begin().view(ME))
    players = find_game(name).players(scenario.seats, scenario.options)
    for step in chapter_of(name, chapter).step:
        for key in step.look:
            kind, _, value = key.partition(":")
            if kind == "area":
                assert value in AREAS
            elif kind == "seat":
                assert int(value) in range(players)
            else:
                assert f'"{value}"' in view, key


def expected_messages(name: str) -> set[str]:
    """The messages that a game's guide needs."""
    wanted: set[str] = set()
    for chapter in read_guide(find_game(name)).chapter:
        wanted.add(f"tour-{chapter.id}")
        for step, moves in moves_of(name, chapter.id):
            message = f"tour-{chapter.id}-{step}"
            wanted |= {message, f"{message}.title"}
            if any(seat == ME for seat, _ in moves):
                wanted |= {f"{message}.do", f"{message}.why"}
    return wanted


def messages(game: Game, language: str) -> set[str]:
    """The messages of the guide that a language has, with their attributes."""
    found: set[str] = set()
    for text in message_files(game.package, language):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("tour-"):
                found.add(entry.id.name)
                found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


@each_game
@each_language
def test_no_words_of_the_guide_are_missing_or_unused(name, language):
    assert messages(find_game(name), language) == expected_messages(name)


@each_game
@each_language
def test_what_a_step_says_is_short(name, language):
    words = Words(language, find_game(name))
    for message in sorted(expected_messages(name)):
        text = words.text(message)
        longest = 340 if "." not in message else 130
        assert 0 < len(text) <= longest, f"{message}: {len(text)}"


@each_game
def test_the_client_gets_the_whole_guide(name):
    told = json.loads(tour_text(find_game(name)))
    assert [chapter["id"] for chapter in told["chapters"]] == [
        chapter for game, chapter in CHAPTERS if game == name
    ]
    for chapter in told["chapters"]:
        scenario = scenario_of(name, chapter["id"])
        assert parse_scenario(chapter["scenario"], "sent") == scenario
        assert chapter["seats"] == scenario.seats
        assert set(chapter["steps"][0]) == {"id", "moves", "look", "rules"}


class Unguided(PebblesGame):
    """A game whose folder has no guide."""

    package = "tests.kernel"


def test_a_game_without_a_guide_says_so():
    assert not has_tour(Unguided())
    with pytest.raises(NoTour, match="pebbles"):
        tour_text(Unguided())
