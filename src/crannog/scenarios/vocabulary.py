"""What a scenario names must exist in its game: an expectation that cannot fail is an error."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib.resources import files
from typing import Final

from crannog.kernel.game import NUMBERS, Game, argument_names
from crannog.kernel.state import Json
from crannog.rules_text import all_rules
from crannog.scenarios.errors import BadScenario
from crannog.scenarios.forms import NONE, Expectation, kind_of_expectation
from crannog.scenarios.scenario import Move, Scenario, moment
from crannog.words import Words, kind_of

REACT: Final = "react"  # the prompt whose first argument is a trigger, which tells the others
NOBODY: Final = -1  # stands for a seat where somebody is meant who is no player
LISTED: Final = 12  # as many ids are all named where none is near


def check_words(scenario: Scenario, game: Game) -> None:
    """Refuses a scenario that names what its game does not have; each such word has its line."""
    problems = list(unknown_words(scenario, game))
    if problems:
        raise BadScenario("\n".join(problems))


def unknown_words(scenario: Scenario, game: Game) -> Iterator[str]:
    """What is wrong with the scenario's words, with the place of each."""
    known = Vocabulary(game, scenario.seats, scenario.options)
    number = 0
    for step in scenario.steps:
        if isinstance(step, Move):
            number += 1
            problems = [*known.seat(step.seat), *known.choice(list(step.choice))]
            yield from (f"choice {number} of play: {problem}" for problem in problems)
            continue
        for entry in step.expect:
            yield from (f"{moment(number)}: {problem}" for problem in known.expectation(entry))
    for place, entry in enumerate(scenario.expect, 1):
        yield from (f"expectation {place}: {problem}" for problem in known.expectation(entry))


def near(wanted: Json, known: Collection[str]) -> str:
    """The known words that look like the one that is wanted, for the end of a message."""
    alike = get_close_matches(str(wanted), known, n=3)
    if alike:
        return f"; near it: {', '.join(alike)}"
    return f"; it has: {', '.join(known)}" if 0 < len(known) <= LISTED else ""


def rule_numbers(game: Game) -> Collection[str]:
    """The numbers of the game's rules; none where it has no text of its rules."""
    if not game.package or not files(game.package).joinpath("rules", "en.md").is_file():
        return ()
    return all_rules(game, "en").keys()


class Vocabulary:
    """The words of a game at a number of seats. Each method returns what is wrong, if anything.

    `options` tell whether there are players besides whom nobody plays, and who may be named, too.
    What a game does not declare (no verbs at all, no ids of a kind, no rules) is not checked.
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, Json]) -> None:
        self.game = game
        self.seats = seats
        self.players = game.players(seats, options)
        self.rules = rule_numbers(game)
        self.has_nobody = Words("en", game).has("seat-nobody")

    def expectation(self, entry: Expectation) -> list[str]:
        """The words of an expectation."""
        check = EXPECTED.get(kind_of_expectation(entry))
        return [] if check is None else check(self, entry)

    # -- single words --------------------------------------------------------------------------

    def seat(self, seat: Json) -> list[str]:
        """A seat of the match."""
        if type(seat) is int and 0 <= seat < self.seats:
            return []
        return [f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}"]

    def is_unplayed(self, player: Json) -> bool:
        """Whether that is a player whom nobody plays."""
        return type(player) is int and self.seats <= player < self.players

    def viewer(self, seat: Json) -> list[str]:
        """A seat, or null for the spectators."""
        return [] if seat is None else self.seat(seat)

    def rule(self, number: Json) -> list[str]:
        """The number of a rule."""
        return self._word("rule", number, self.rules)

    def _word(self, kind: str, wanted: Json, known: Collection[str]) -> list[str]:
        """One of the known words of a kind; all are right where none is known."""
        if not known or (isinstance(wanted, str) and wanted in known):
            return []
        return [f"{self.game.id} has no {kind} {wanted!r}{near(wanted, known)}"]

    def _argument(self, kind: str, value: Json) -> list[str]:
        """An argument of that kind."""
        if kind == "seat":
            named = (self.has_nobody and value == NOBODY) or self.is_unplayed(value)
            return [] if named else self.seat(value)
        if kind in NUMBERS | self.game.numbers:
            return [] if type(value) is int else [f"{kind} should be a number, not {value!r}"]
        return self._word(kind, value, self.game.ids.get(kind, ()))

    def arguments(self, what: str, signature: str, values: Sequence[Json]) -> list[str]:
        """As many arguments as declared, each of the kind its name tells."""
        names = argument_names(signature, len(values))
        if names is None:
            form = ", ".join(signature.split()) or "nothing"
            return [f"{what} takes {form}; not {list(values)!r}"]
        return [
            f"{what}: {problem}"
            for name, value in zip(names, values, strict=True)
            for problem in self._argument(kind_of(name), value)
        ]

    # -- sentences -----------------------------------------------------------------------------

    def choice(self, choice: Sequence[Json]) -> list[str]:
        """A verb with its arguments."""
        verb, *values = choice
        return self._sentence("verb", verb, values, self.game.verbs)

    def _sentence(
        self, kind: str, name: Json, values: Sequence[Json], known: Mapping[str, str]
    ) -> list[str]:
        """A declared word with its arguments."""
        unknown = self._word(kind, name, known)
        if unknown or not isinstance(name, str) or not known:
            return unknown
        return self.arguments(name, known[name], values)

    def asked(self, entry: Expectation) -> list[str]:
        """{asked: seat, ...}: its prompt, rule and arguments, and every choice it lists."""
        wrong = self.seat(entry["asked"])
        if "rule" in entry:
            wrong += self.rule(entry["rule"])
        if "prompt" in entry:
            wrong += self._prompt(entry["prompt"], entry.get("args"))
        for key in ("offers", "only", "refuses"):
            for refused in listed(entry, key):
                choice = refused["choose"] if isinstance(refused, dict) else refused
                wrong += self.choice(choice if isinstance(choice, list) else [])
                if isinstance(refused, dict) and "rule" in refused:
                    wrong += self.rule(refused["rule"])
        return wrong

    def _prompt(self, prompt: Json, args: Json) -> list[str]:
        """A prompt, with its arguments where they are given."""
        if not isinstance(args, list):
            return self._word("prompt", prompt, self.game.prompts)
        if prompt == REACT and args and self.game.triggers:
            return self._sentence("trigger", args[0], args[1:], self.game.triggers)
        return self._sentence("prompt", prompt, args, self.game.prompts)

    def happened(self, entry: Expectation) -> list[str]:
        """{event: id, ...} and {no-event: id, ...}."""
        kind = entry[kind_of_expectation(entry)]
        return [*self._event(kind, entry), *self.viewer(entry.get("seat"))]

    def order(self, entry: Expectation) -> list[str]:
        """{events: [...]}: each of them."""
        wrong = self.viewer(entry.get("seat"))
        for event in listed(entry, "events"):
            part = event if isinstance(event, dict) else {}
            wrong += self._event(part.get("event", event), part)
            if "secret" in part and entry.get("seat") is None:
                wrong.append("secret needs seat: the public sees no secrets")
        return wrong

    def _event(self, kind: Json, entry: Expectation) -> list[str]:
        """An event's kind, its rule, and its arguments open and secret."""
        wrong = self.rule(entry["rule"]) if "rule" in entry else []
        unknown = self._word("event", kind, self.game.events)
        if unknown or not isinstance(kind, str) or kind not in self.game.events:
            return wrong + unknown
        public, _, secret = self.game.events[kind].partition("|")
        if "args" in entry:
            wrong += self.arguments(kind, public, listed(entry, "args"))
        if "secret" in entry and not secret:
            wrong.append(f"{kind} has nothing secret")
        elif "secret" in entry and entry["secret"] != NONE:
            wrong += self.arguments(f"the secret of {kind}", secret, listed(entry, "secret"))
        return wrong

    def view(self, entry: Expectation) -> list[str]:
        """{view: {seat: n}, ...}: who looks."""
        viewer = entry["view"]
        return self.viewer(viewer["seat"] if isinstance(viewer, dict) else None)

    def result(self, entry: Expectation) -> list[str]:
        """{result: {...}}: winners, reason and rule."""
        wanted = entry["result"]
        if not isinstance(wanted, dict):
            return []
        wrong = self.viewer(wanted.get("winner"))
        for seat in listed(wanted, "winners"):
            wrong += self.seat(seat)
        if "reason" in wanted:
            wrong += self._argument("reason", wanted["reason"])
        if "rule" in wanted:
            wrong += self.rule(wanted["rule"])
        return wrong


def listed(entry: Mapping[str, Json], key: str) -> list[Json]:
    """The list under a key; empty where there is none."""
    value = entry.get(key)
    return value if isinstance(value, list) else []


EXPECTED: Final[dict[str, Callable[[Vocabulary, Expectation], list[str]]]] = {
    "asked": Vocabulary.asked,
    "not-asked": lambda known, entry: known.seat(entry["not-asked"]),
    "view": Vocabulary.view,
    "result": Vocabulary.result,
    "event": Vocabulary.happened,
    "no-event": Vocabulary.happened,
    "events": Vocabulary.order,
}
