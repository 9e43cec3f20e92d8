"""Oath has all its words in every language, and whole matches can be told in them."""

import pytest

from crannog.games.oath.meta import GAME
from crannog.kernel import Match, Rng
from crannog.kernel.ask import Ask, Choice
from crannog.kernel.state import Json
from crannog.words import LANGUAGES, Words
from tests.locale.test_locale import entries, variables

TOLD = ("kind", "rule", "args", "secret")  # what an event says, without its number
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
    used = {name: variables(node) for name, node in entries(GAME.package, "en")}
    assert {name for name in used if name in given and not used[name] <= given[name]} == set()


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
    """What random matches ask, offer and tell, each sentence once."""

    def __init__(self) -> None:
        self.asks: dict[tuple[Json, ...], Ask] = {}
        self.options: set[Choice] = set()
        self.events: dict[str, dict[str, Json]] = {}

    def play(self, seats: int, seed: int, setup: str) -> None:
        """A whole match, in which every option has the same chance."""
        match = Match.new(GAME, seats, seed, {"setup": setup})
        rng = Rng(seed)
        while match.pending:
            seat, ask = next(iter(match.pending.items()))
            self.asks[(ask.prompt, *ask.args)] = ask
            self.options.update(ask.options)
            match.choose(seat, rng.pick(ask.options))
        for seat in (None, *range(seats)):
            for event in match.events(0, seat):
                told = {key: event[key] for key in TOLD if key in event}
                self.events[str(told)] = told


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
