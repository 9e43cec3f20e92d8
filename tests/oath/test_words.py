"""Oath has all its words in every language, and whole matches can be told in them."""

import pytest

from crannog.games.oath.meta import GAME
from crannog.kernel import Match, Rng
from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.state import Json
from crannog.words import LANGUAGES, Words
from tests.browser.reading import ReaderWords
from tests.locale.test_locale import entries, variables

TOLD = ("kind", "rule", "args", "secret")  # what an event says, without its number
PEOPLE = ("Aoife", "Brendan", "Ciara", "Donal", "Eithne", "Fergus")
# Of several players all are named, the reader too
SEVERAL = {"no-deal", "proposes", "result", "swaps-facedown"}
SETUPS = ("quick", "first", "tutorial")


def names_in(signature: str) -> set[str]:
    """The names that a message of this signature may use."""
    return {"number", *(name.removesuffix("*") for name in signature.split())}


def test_a_message_uses_only_what_the_game_gives_it():
    given = {"prompt-react": {"moment"}}
    tables = {"prompt": GAME.prompts, "verb": GAME.verbs, "trigger": GAME.triggers}
    for kind, table in tables.items():
        for name, signature in table.items():
            given.setdefault(f"{kind}-{name}", names_in(signature))
    for name, signature in GAME.events.items():
        given[f"event-{name}"] = names_in(signature.partition("|")[0])
        given[f"event-{name}-secret"] = names_in(signature.replace("|", " "))
    used = variables(GAME.package, "en")
    known = {name: given[one] for name in used if (one := name.partition(".")[0]) in given}
    assert len(known) > len(given)
    assert {name for name in known if not used[name] <= known[name]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_prompts_say_the_same(language):
    """One meaning, one prompt."""
    found = [(n, node) for n, node in entries(GAME.package, language) if n.startswith("prompt-")]
    assert len(found) >= len(GAME.prompts)
    alike = [
        (name, other)
        for place, (name, node) in enumerate(found)
        for other, second in found[:place]
        if node.equals(second)
    ]
    assert alike == []


class Said:
    """What random matches ask, offer and tell, each sentence once; and whom."""

    def __init__(self) -> None:
        self.asks: dict[tuple[Json, ...], Ask] = {}
        self.options: set[Choice] = set()
        self.events: dict[str, dict[str, Json]] = {}
        self.to_reader: dict[str, tuple[Seat | None, dict[str, Json]]] = {}
        self.asked: dict[str, tuple[Seat, Ask]] = {}

    def play(self, seats: int, seed: int, setup: str) -> None:
        """A whole match, in which every option has the same chance."""
        match = Match.new(GAME, seats, seed, {"setup": setup, **GAME.options_for(seats)})
        rng = Rng(seed)
        while match.pending:
            seat, ask = next(iter(match.pending.items()))
            self.asks[(ask.prompt, *ask.args)] = ask
            self.asked[f"{seat} {ask}"] = seat, ask
            self.options.update(ask.options)
            match.choose(seat, rng.pick(ask.options))
        for seat in (None, *range(seats)):
            for event in match.events(0, seat):
                told = {key: event[key] for key in TOLD if key in event}
                self.events[str(told)] = told
                self.to_reader[f"{seat} {told}"] = seat, told


@pytest.fixture(scope="module")
def said() -> Said:
    """All that is said in a few matches."""
    all_said = Said()
    for seed in range(30):
        setup = SETUPS[seed % 3]
        all_said.play(4 if setup == "tutorial" else GAME.seats[seed % len(GAME.seats)], seed, setup)
    return all_said


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_can_be_told(language, said):
    words = Words(language, GAME, ["Anna", ""])
    sentences = [words.prompt(ask) for ask in said.asks.values()]
    sentences += [words.option(option) for option in said.options]
    sentences += [words.event(event) for event in said.events.values()]
    assert words.missing == set()
    assert [text for text in sentences if not text or "{" in text or "None" in text] == []
    assert len(sentences) > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_readers_are_told_of_themselves_in_the_second_person(language, said):
    """No event calls its reader by name, and who watches is told everybody's name."""
    nobodys = ReaderWords(language, GAME, PEOPLE)
    own = {seat: nobodys.for_seat(seat) for seat in range(len(PEOPLE))}
    kinds: set[str] = set()
    for reader, event in said.to_reader.values():
        if reader is None or event["kind"] in SEVERAL:
            continue
        sentence = own[reader].event(event)
        assert PEOPLE[reader] not in sentence, sentence
        if sentence != nobodys.event(event):
            assert PEOPLE[reader] in nobodys.event(event)
            kinds.add(str(event["kind"]))
    assert nobodys.missing == set()
    assert len(kinds) >= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_options_speak_to_whom_they_are_put(language, said):
    """Nobody is asked about himself by his name."""
    words = ReaderWords(language, GAME, PEOPLE)
    for seat, ask in said.asked.values():
        own = words.for_seat(seat)
        sentences = [own.prompt(ask), *(own.option(option) for option in ask.options)]
        assert [text for text in sentences if PEOPLE[seat] in text] == []
    assert words.missing == set()


@pytest.mark.parametrize(
    ("language", "whole"),
    [
        ("en", "2 favor, 1 secret, 3 facedown advisers, The Grand Scepter."),
        ("ru", "2 жетона поддержки, 1 тайну, 3 закрытых советников, Большой скипетр."),
        ("uk", "2 жетони підтримки, 1 таємницю, 3 закритих радників, Великий скіпетр."),
    ],
)
def test_what_would_be_given_is_told_without_zeros(language, whole):
    words = Words(language, GAME)

    def told(*goods: int | str) -> str:
        return words.event({"kind": "would-give", "rule": "O-6.6.1", "args": [0, 1, *goods]})

    before = told(2, 1, 3, "grand_scepter").removesuffix(whole)
    every = whole.removesuffix(".").split(", ")
    for given in range(1, 16):
        counts = [n if given >> place & 1 else 0 for place, n in enumerate((2, 1, 3))]
        parts = [part for place, part in enumerate(every) if given >> place & 1]
        card = ["grand_scepter"] if given & 8 else []
        assert told(*counts, *card) == f"{before}{', '.join(parts)}."
    assert "0" not in told(0, 0, 0)  # sites alone
    assert words.missing == set()
