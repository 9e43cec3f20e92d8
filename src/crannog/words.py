"""Words for people: Fluent messages in English, Russian and Ukrainian, for every client.

Message ids of a game: `card-<id>` (attributes: one per mode), `territory-<id>`, `prompt-<id>`,
`trigger-<id>`, `verb-<verb>`, `event-<kind>` and `event-<kind>-secret` (for those who may see the
secret part), `mode-<mode>`, `reason-<reason>`, `phase-<phase>`, `option-<name>` and so on;
`seat-<seat>`, and `seat-nobody` where a negative seat stands for somebody who is no player. The
package's own messages (`crannog/locale`) are those of the clients.

An event may have words of its own for a rule (`event-moves.i-12-16`: clans withdraw), and for what
was declared with a card: `event-declares.<family>` or `event-declares.<card>-<family>`, with the
families of `FAMILIES`. Browser clients have the same in web/src/lib/words.ts.

A game may lack a language, or some messages of it: these are then said in English. What English
lacks, too, is told by its id: a hole in the words never stops a match.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game
from crannog.kernel.state import Json
from crannog.packages import folder_of

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "ru", "uk")

# In what the service sends, all below this line is English, for messages that are missing above it
ENGLISH_BELOW: Final = "### English, for what is missing above"
MESSAGE_ID: Final = re.compile(r"^([A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)

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

PLACE: Final = "place"  # a place in a row, counted from 0: shown from 1

# What was declared with a card, by the kinds of its parts in their order: t a territory, n a number
# of clans, s a seat, c a card, v an option's verb, ? something without words
UNKNOWN: Final = "?"
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
        self.missing: set[str] = set()  # what was asked for and is not there, or not whole
        own, english = sources(language, game)
        self._bundles = [bundle_of(language, own)]
        if english:
            self._bundles.append(bundle_of(ENGLISH, english))

    # -- messages ------------------------------------------------------------------------------

    def has(self, message_id: str, attribute: str = "") -> bool:
        """Whether there is the message (and attribute)."""
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                return not attribute or attribute in bundle.get_message(message_id).attributes
        return False

    def text(self, message_id: str, **args: str | int) -> str:
        """The message with its arguments filled in; `id.attribute` names an attribute."""
        name, _, attribute = message_id.partition(".")
        for bundle in self._bundles:
            pattern = pattern_of(bundle, name, attribute)
            if pattern is not None:
                formatted, errors = bundle.format_pattern(pattern, args)
                self.missing |= {f"{message_id}: {error}" for error in errors}
                return str(formatted)
        if message_id == "game-name" and self.game is not None:
            return self._spelled(message_id, self.game.id)
        return self._spelled(message_id, message_id)

    def _spelled(self, message_id: str, *atoms: Atom) -> str:
        """What stands in for a message that is missing: the ids themselves."""
        self.missing.add(message_id)
        return readable(" ".join(str(atom) for atom in atoms))

    # -- things --------------------------------------------------------------------------------

    def seat(self, seat: Seat) -> str:
        """A player's name, or the colour of the seat; a negative seat is nobody's."""
        if seat < 0:
            return self.text("seat-nobody")
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
        if kind == PLACE and isinstance(value, int):
            return value + 1
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
        if kind == UNKNOWN:
            return self._spelled(text, text)
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
        return UNKNOWN

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
            args = self._args(self.game.triggers.get(trigger, ""), ask.args[1:])
            return self.text("prompt-react", moment=self.text(f"trigger-{trigger}", **args))
        message = f"prompt-{ask.prompt}"
        if not self.has(message):
            return self._spelled(message, ask.prompt, *ask.args)
        return self.text(message, **self._args(self.game.prompts.get(ask.prompt, ""), ask.args))

    def option(self, choice: Choice, beside: Sequence[str] = ()) -> str:
        """An option in words; `beside` are the territories that a free place lies beside."""
        assert self.game is not None
        verb = str(choice[0])
        if not self.has(f"verb-{verb}"):
            return self._spelled(f"verb-{verb}", *choice)
        args = self._args(self.game.verbs.get(verb, ""), choice[1:])
        if "q" in args:
            names = ", ".join(self.territory(territory) for territory in beside)
            args |= {"territories": names, "number": len(beside), "twin": 0}
        return self.text(f"verb-{verb}", **args)

    def event(self, event: Mapping[str, Json]) -> str:
        """An event as the seat that received it may read it."""
        assert self.game is not None
        kind = str(event["kind"])
        public, _, secret = self.game.events.get(kind, "").partition("|")
        values = atoms(event["args"])
        args = self._args(public, values)
        message = f"event-{kind}"
        if "secret" in event:
            hidden = atoms(event["secret"])
            if not self.has(f"{message}-secret"):
                return self._spelled(f"{message}-secret", kind, *values, *hidden)
            return self.text(f"{message}-secret", **(args | self._args(secret, hidden)))
        if not self.has(message):
            return self._spelled(message, kind, *values)
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


# -- where words are read ----------------------------------------------------------------------


def message_files(package: str, language: str) -> list[str]:
    """The texts of a package's `.ftl` files of that language."""
    folder = folder_of(package, "locale", language)
    if folder is None:
        return []
    return [
        entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    ]


def sources(language: str, game: Game | None) -> tuple[str, str]:
    """The messages of the clients and the game; where the language lacks some, also the English."""
    packages = ["crannog"] if game is None else ["crannog", game.package]
    own, english = (
        "\n".join(text for package in packages for text in message_files(package, spoken))
        for spoken in (language, ENGLISH)
    )
    lacking = set(MESSAGE_ID.findall(english)) - set(MESSAGE_ID.findall(own))
    return own, english if lacking else ""


def messages_sent(language: str, game: Game | None) -> str:
    """What browser clients read: the messages, and the English ones where some are missing."""
    own, english = sources(language, game)
    return f"{own}\n{ENGLISH_BELOW}\n{english}" if english else own


def bundle_of(language: str, source: str) -> FluentBundle:
    """The messages ready to be formatted."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def pattern_of(bundle: FluentBundle, name: str, attribute: str) -> Pattern | None:
    """The pattern of a message, or of its attribute; None where there is none."""
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def readable(text: str) -> str:
    """An id as people can bear to read it."""
    words = " ".join(re.split(r"[-_\s]+", text)).strip()
    return words[:1].upper() + words[1:]
