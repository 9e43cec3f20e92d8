"""Words for people: Fluent messages in English, Russian and Ukrainian, for every client.

Message ids of a game: `card-<id>` (attributes: one per mode), `territory-<id>`, `prompt-<id>`,
`trigger-<id>`, `verb-<verb>`, `event-<kind>` and `event-<kind>-secret` (for those who may see the
secret part), `mode-<mode>`, `reason-<reason>`, `phase-<phase>`, `option-<name>` and so on. The
package's own messages (`crannog/locale`) are those of the clients.

An event may have words of its own for a rule (`event-moves.i-12-16`: clans withdraw), and for what
was declared with a card: `event-declares.<family>` or `event-declares.<card>-<family>`, with the
families of `FAMILIES`. Browser clients have the same in web/src/lib/words.ts.
"""

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game
from crannog.kernel.state import Json

LANGUAGES: Final = ("en", "ru", "uk")

# arguments that are shown as they are: numbers, coordinates, and the names of lands and boards
PLAIN: Final = frozenset(
    [
        "count",
        "number",
        "level",
        "damage",
        "amount",
        "energy",
        "tier",
        "land",
        "board",
        "trigger",
        "subject",
        "q",
        "r",
        "o",
    ]
)
SINGULAR: Final = {
    "seats": "seat",
    "cards": "card",
    "territories": "territory",
    "choices": "choice",
    "powers": "power",
    "elements": "element",
    "actions": "action",
    "tiers": "tier",
}

# What was declared with a card, by the kinds of its parts in their order: t a territory, n a number
# of clans, s a seat, c a card, v an option's verb
FAMILIES: Final = {
    "territory": re.compile("t"),
    "places": re.compile("t{2,}|(tn)+"),
    "moves": re.compile("t(tn)+"),
    "split": re.compile("tnn"),
    "clan": re.compile("ts"),
    "pushes": re.compile("tst"),
    "seats": re.compile("s+"),
    "card": re.compile("c"),
}


class UnknownLanguage(CrannogError):
    """A language that has no words here."""


class MissingWords(CrannogError):
    """A message that the language lacks, or that can't be formatted: a defect of the words."""


class Words:
    """One language's words for one game (or for the clients alone, without a game)."""

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        """`names` are the players' own names; seats beyond them go by their colour."""
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"there is no language {language!r}; there are: {known}")
        self.language = language
        self.game = game
        self.names = list(names)
        self._bundle = FluentBundle([language], use_isolating=False)
        packages = ["crannog"] if game is None else ["crannog", game.package]
        for package in packages:
            for text in message_files(package, language):
                self._bundle.add_resource(FluentResource(text))

    # -- messages ------------------------------------------------------------------------------

    def has(self, message_id: str, attribute: str = "") -> bool:
        """Whether the language has the message (and attribute)."""
        if not self._bundle.has_message(message_id):
            return False
        return not attribute or attribute in self._bundle.get_message(message_id).attributes

    def text(self, message_id: str, **args: str | int) -> str:
        """The message with its arguments filled in; `id.attribute` names an attribute."""
        name, _, attribute = message_id.partition(".")
        if not self.has(name, attribute):
            raise MissingWords(f"{self.language} has no message {message_id}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingWords(f"{self.language}: {message_id} has no text of its own")
        formatted, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{self.language}: {message_id}: {errors[0]}")
        return str(formatted)

    # -- things --------------------------------------------------------------------------------

    def seat(self, seat: Seat) -> str:
        """A player's name, or the colour of the seat."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.text(f"seat-{seat}")

    def card(self, card: str) -> str:
        """A card's name, or what else a choice may be about (no card)."""
        return self.text(f"card-{card}" if self.has(f"card-{card}") else f"cause-{card}")

    def effect(self, card: str, mode: str) -> str:
        """What a card does in a mode."""
        return self.text(f"card-{card}.{mode}")

    def territory(self, territory: str) -> str:
        """A territory's name."""
        return self.text(f"territory-{territory}")

    def _atom(self, kind: str, value: Atom) -> str | int:
        """One argument in words, by the kind its name tells."""
        kind = kind_of(kind)
        if kind in PLAIN:
            return value
        if kind == "seat" and isinstance(value, int):
            return self.seat(value)
        if kind == "card":
            return self.card(str(value))
        if kind == "choice":
            return self._declared(value)
        return self.text(f"{kind}-{value}")

    def _declared(self, value: Atom) -> str:
        """A declared choice: a number, @seat, a territory, a card, or an option's verb."""
        kind = self._declared_kind(value)
        if kind == "n":
            return str(value)
        text = str(value)
        if kind == "s":
            return self.seat(int(text[1:]))
        return self.text({"t": "territory", "c": "card", "v": "verb"}[kind] + f"-{text}")

    def _declared_kind(self, value: Atom) -> str:
        """The kind of a declared choice, as FAMILIES has it."""
        if isinstance(value, int):
            return "n"
        if value.startswith("@"):
            return "s"
        for kind, prefix in (("t", "territory"), ("c", "card"), ("v", "verb")):
            if self.has(f"{prefix}-{value}"):
                return kind
        raise MissingWords(f"{self.language} has no words for the declared choice {value!r}")

    def _declaration(self, message: str, card: str, choices: list[Atom]) -> dict[str, str | int]:
        """What was declared with a card, by name; `saying` is the attribute that tells it."""
        kinds = "".join(self._declared_kind(value) for value in choices)
        family = next((name for name, form in FAMILIES.items() if form.fullmatch(kinds)), "")
        clans = clans_in(choices[1:] if family == "moves" else choices)
        if family == "places" and not clans:
            family = "nothing"
        named = (f"{card}-{family}", family) if family else ()
        saying = next((name for name in named if self.has(message, name)), "")
        args: dict[str, str | int] = {"saying": saying}
        for kind, name in (("t", "territory"), ("s", "seat2"), ("n", "count")):
            found = [
                value for value, is_kind in zip(choices, kinds, strict=True) if is_kind == kind
            ]
            if found:
                args[name] = self._declared(found[0]) if kind != "n" else found[0]
            if len(found) > 1 and kind != "s":
                args[f"{name}2"] = self._declared(found[-1]) if kind != "n" else found[-1]
        if choices and self.has(f"card-{choices[0]}"):
            args["card2"] = self.card(str(choices[0]))
        if self.has(message, f"{saying}-part"):
            parts = (
                self.text(f"{message}.{saying}-part", territory=self.territory(place), count=count)
                for place, count in clans.items()
            )
            args["clans"] = ", ".join(parts)
        return args

    def _args(self, signature: str, values: Sequence[Atom]) -> dict[str, str | int]:
        """The arguments by name, in words; the name that ends in * takes all that are left."""
        args: dict[str, str | int] = {}
        left = list(values)
        for name in signature.split():
            if name.endswith("*"):
                args[name[:-1]] = ", ".join(str(self._atom(name, value)) for value in left)
                args["number"] = len(left)
                left = []
            elif left:
                args[name] = self._atom(name, left.pop(0))
        return args

    # -- what a match says ---------------------------------------------------------------------

    def prompt(self, ask: Ask) -> str:
        """The question of an ask."""
        assert self.game is not None
        if ask.prompt == "react":
            trigger = str(ask.args[0])
            args = self._args(self.game.triggers[trigger], ask.args[1:])
            return self.text("prompt-react", moment=self.text(f"trigger-{trigger}", **args))
        return self.text(
            f"prompt-{ask.prompt}", **self._args(self.game.prompts[ask.prompt], ask.args)
        )

    def option(self, choice: Choice, beside: Sequence[str] = ()) -> str:
        """An option in words; `beside` are the territories that a free place lies beside."""
        assert self.game is not None
        verb = str(choice[0])
        args = self._args(self.game.verbs[verb], choice[1:])
        if "q" in args:
            names = ", ".join(self.territory(territory) for territory in beside)
            args |= {"territories": names, "number": len(beside), "twin": 0}
        return self.text(f"verb-{verb}", **args)

    def event(self, event: Mapping[str, Json]) -> str:
        """An event as the seat that received it may read it."""
        assert self.game is not None
        kind = str(event["kind"])
        public, _, secret = self.game.events[kind].partition("|")
        values = atoms(event["args"])
        args = self._args(public, values)
        if "secret" in event:
            args |= self._args(secret, atoms(event["secret"]))
            return self.text(f"event-{kind}-secret", **args)
        message = f"event-{kind}"
        saying = str(event.get("rule", "")).lower().replace(".", "-")
        if public.endswith("card choices*"):
            before = len(public.split()) - 1
            args |= self._declaration(message, str(values[before - 1]), values[before:])
            saying = str(args["saying"])
        has_own = bool(saying) and self.has(message, saying)
        return self.text(f"{message}.{saying}" if has_own else message, **args)


def kind_of(name: str) -> str:
    """The kind of an argument, by its name: `territory2` and `territories*` are territories."""
    kind = name.rstrip("0123456789*")
    return SINGULAR.get(kind, kind)


def clans_in(choices: Sequence[Atom]) -> dict[str, int]:
    """How many clans are declared for each territory: the number after it, or one each time."""
    clans: dict[str, int] = {}
    for place, following in zip(choices, [*choices[1:], ""], strict=True):
        if isinstance(place, str):
            clans[place] = clans.get(place, 0) + (following if isinstance(following, int) else 1)
    return {place: count for place, count in clans.items() if count}


def atoms(value: Json) -> list[Atom]:
    """The atoms of an event's argument list."""
    assert isinstance(value, list)
    return [atom for atom in value if isinstance(atom, str | int)]


def message_files(package: str, language: str) -> list[str]:
    """The texts of a package's `.ftl` files of that language."""
    folder = files(package).joinpath("locale").joinpath(language)
    return [
        entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    ]
