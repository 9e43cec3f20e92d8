"""No message is missing in any language, none is unused, all use the same variables."""

import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from crannog.games.oath.meta import GAME as OATH
from crannog.kernel import Match, Rng, Seat, find_game
from crannog.kernel.notes import Named
from crannog.kernel.state import Json
from crannog.words import LANGUAGES, UnknownLanguage, Words, message_files
from tests.locale.expected import EXPECTED, of_clients, of_faces

GAMES = sorted(EXPECTED)
CYRILLIC = re.compile("[а-яёіїєґ]", re.IGNORECASE)


class Variables(Visitor):
    """Collects the variables of a message, and the messages that it contains."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.contained: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.contained.add(node.id.name)


def variables(package: str, language: str) -> dict[str, set[str]]:
    """The variables of every message, with those of the messages that it contains."""
    patterns = dict(entries(package, language))

    def of(node: ast.BaseNode) -> set[str]:
        visitor = Variables()
        visitor.visit(node)
        return visitor.names.union(*(of(patterns[name]) for name in visitor.contained))

    return {name: of(node) for name, node in patterns.items()}


def contained(package: str, language: str) -> set[str]:
    """The messages that others contain."""
    visitor = Variables()
    for _, pattern in entries(package, language):
        visitor.visit(pattern)
    return visitor.contained


def entries(package: str, language: str) -> Iterator[tuple[str, ast.BaseNode]]:
    """Every message and attribute as (id, its pattern)."""
    for text in message_files(package, language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def ids(package: str, language: str) -> list[str]:
    return [name for name, _ in entries(package, language)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_language_has_just_what_the_game_can_say(game, language):
    found = ids(find_game(game).package, language)
    assert len(found) == len(set(found)), "a message is defined twice"
    expected = EXPECTED[game]()
    whole, begun = of_faces(game)
    told = tuple(begun)
    used = expected | whole | contained(find_game(game).package, language)
    unused = {name for name in set(found) - used if not name.startswith(told)}
    assert unused == set(), "unused messages"
    assert (expected | whole) - set(found) == set(), "missing messages"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_just_what_the_clients_say(language):
    found = ids("crannog", language)
    assert len(found) == len(set(found)), "a message is defined twice"
    whole, begun = of_clients()
    assert whole - set(found) == set(), "missing messages"
    unused = {name for name in set(found) - whole if not name.startswith(tuple(begun))}
    assert unused == set(), "unused messages"
    assert all(any(name.startswith(start) for name in found) for start in begun)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", ["crannog", *(find_game(game).package for game in GAMES)])
def test_a_message_uses_the_variables_of_the_english_one(package, language):
    english = variables(package, "en")
    other = variables(package, language)
    assert {name: v for name, v in other.items() if v != english.get(name)} == {}


@pytest.mark.parametrize("package", ["crannog", *(find_game(game).package for game in GAMES)])
def test_english_has_no_cyrillic_and_the_others_are_translated(package):
    english = {name: str_of(node) for name, node in entries(package, "en")}
    assert {name: text for name, text in english.items() if CYRILLIC.search(text)} == {}
    for language in ("ru", "uk"):
        same = {
            name
            for name, node in entries(package, language)
            if str_of(node) == english[name] and re.search("[a-z]{4}", str_of(node))
        }
        assert same == set(), f"{language} repeats the English text"


def str_of(node: ast.BaseNode) -> str:
    """The plain text of a pattern, without its placeables' names."""

    class Texts(Visitor):
        def __init__(self) -> None:
            self.parts: list[str] = []

        def visit_TextElement(self, element: ast.TextElement) -> None:  # noqa: N802
            self.parts.append(element.value)

    texts = Texts()
    texts.visit(node)
    return " ".join(texts.parts)


def said_of_options(match: Match, seat: Seat) -> Iterator[tuple[str, Mapping[str, Named]]]:
    """The sentences of the notes on a seat's options."""
    for note in match.notes(seat):
        if note is not None:
            if note.text:
                yield note.text, note.args
            if note.next:
                yield note.next, note.next_args


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats"), [("inis", 2), ("inis", 4), ("horizons", 1), ("horizons", 3)]
)
def test_whole_matches_can_be_told(game, seats, language):
    """Every prompt, option, note and event of random matches has words for every seat."""
    words = Words(language, find_game(game))
    told = 0
    for seed in range(2):
        match = Match.new(game, seats, seed)
        rng = Rng(seed)
        while match.pending and len(match.choices) < 250:
            waiting = [seat for seat, ask in match.pending.items() if not ask.optional]
            seat = rng.pick(waiting)
            ask = match.pending[seat]
            assert words.prompt(ask)
            assert all(words.option(option) for option in ask.options)
            assert all(words.sentence(*note) for note in said_of_options(match, seat))
            match.choose(seat, rng.pick(ask.options))
        for seat in (None, *range(seats)):
            for event in match.events(0, seat):
                text = words.event(event)
                assert "{" not in text
                assert "None" not in text
                told += 1
    assert told > 100
    assert words.missing == set()


def test_an_unknown_language_is_refused():
    with pytest.raises(UnknownLanguage, match="en, ru, uk"):
        Words("fr")


def test_a_missing_message_is_told_by_its_id_and_noted():
    words = Words("ru")
    assert words.text("no-such-message") == "No such message"
    assert words.text("ui-choose") != ""
    assert {note.partition(":")[0] for note in words.missing} == {"no-such-message", "ui-choose"}


def test_names_replace_colours():
    words = Words("en", find_game("inis"), ["Anna", ""])
    assert words.seat(0) == "Anna"
    assert words.seat(1) == "Blue"


@pytest.mark.parametrize(
    ("language", "bandits", "attack", "place"),
    [
        ("en", "Bandits", "Campaign against Bandits", "Facedown adviser 1 of Boris"),
        ("ru", "Банды", "Набег: Банды", "Закрытый советник № 1 (Boris)"),
        ("uk", "Банди", "Похід: Банди", "Закритий радник № 1 (Boris)"),
    ],
)
def test_a_negative_seat_is_nobodys_and_places_count_from_one(language, bandits, attack, place):
    words = Words(language, OATH, ["Anna", "Boris"])
    assert words.seat(-1) == bandits
    assert words.option(("campaign", -1)) == attack
    assert words.option(("facedown", 1, 0)) == place
    assert words.missing == set()


DECLARED = [
    (
        ["migration", "valley", "gates_of_tir_na_nog", 3, "highlands", 1],
        "Green will move with Migration from the Valley: "
        "3 clans to the Gates of Tír Na Nóg, 1 clan to the Highlands.",
        "Зелёный передвинет по карте «Переселение» с территории «Долина»: "
        "3 клана на территорию «Врата в Тир-на-н’Ог», 1 клан на территорию «Плоскогорье».",
        "Зелений перемістить за картою «Переселення» з території «Долина»: "
        "3 клани на територію «Ворота в Тір-На-Ног», 1 клан на територію «Нагір’я».",
    ),
    (
        ["conquest", "cove", "valley", 2],
        "Green will move with Conquest into the Cove: 2 clans from the Valley.",
        "Зелёный передвинет по карте «Завоевание» на территорию «Бухта»: "
        "2 клана с территории «Долина».",
        "Зелений перемістить за картою «Завоювання» на територію «Бухта»: "
        "2 клани з території «Долина».",
    ),
    (
        ["new_clans", "cove", "cove"],
        "Green will place with New Clans: 2 clans in the Cove.",
        "Зелёный добавит по карте «Новые кланы»: 2 клана на территорию «Бухта».",
        "Зелений розмістить за картою «Нові клани»: 2 клани на території «Бухта».",
    ),
    (
        ["the_dagda", "valley"],
        "Green answers Valley with The Dagda.",
        "Зелёный отвечает на карту «Долина» картой «Дагда».",
        "Зелений відповідає на карту «Долина» картою «Дагда».",
    ),
]


@pytest.mark.parametrize(("declared", "en", "ru", "uk"), DECLARED)
def test_what_is_declared_with_a_card_is_a_sentence(declared, en, ru, uk):
    """It is the line on which one decides whether to cancel the card."""
    event: dict[str, Json] = {"kind": "declares", "rule": "I-9.4", "args": [0, *declared]}
    said = [Words(language, find_game("inis")).event(event) for language in LANGUAGES]
    assert said == [en, ru, uk]


def test_a_withdrawal_is_told_apart_from_other_moves():
    words = Words("en", find_game("inis"))
    event: dict[str, Json] = {"kind": "moves", "rule": "I-12.16", "args": [0, "cove", "hills", 2]}
    assert words.event(event) == "Green withdraws 2 clans: Cove → Hills."
    assert words.event({**event, "rule": "I-11.3"}) == "2 clans of Green move: Cove → Hills."


def test_a_free_place_is_called_by_what_it_lies_beside():
    place = ("location", -1, 2, 0)
    for language, there, unknown in (
        ("en", "Beside: Cove, Hills; pointing down", "At (-1, 2); pointing down"),
        ("ru", "Рядом: Бухта, Холмы; углом вниз", "Место (-1, 2); углом вниз"),
        ("uk", "Поруч: Бухта, Пагорби; вершиною вниз", "Місце (-1, 2); вершиною вниз"),
    ):
        words = Words(language, find_game("inis"))
        assert (
            words.option(place, [words.thing("territory", tile) for tile in ("cove", "hills")])
            == there
        )
        assert words.option(place) == unknown
