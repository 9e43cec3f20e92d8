"""Words for people: Fluent messages in English, Russian and Ukrainian, for every client.

Message ids of a game: `card-<id>` (attributes: one per mode), `<kind>-<id>` for things of other
kinds, `prompt-<id>`, `trigger-<id>`, `verb-<verb>`, `event-<kind>` and `event-<kind>-secret` (for
those who may see the secret part), `mode-<mode>`, `reason-<reason>`, `phase-<phase>`,
`option-<name>` and so on; `seat-<seat>`, and `seat-nobody` where a negative seat stands for
somebody who is no player. The package's own messages (`crannog/locale`) are those of the clients.

An event may have words of its own for a rule (`event-moves.i-12-16`), and for what was declared
with a card: `event-declares.<family>` or `event-declares.<card>-<family>`, with the families that
the game names. Browser clients have the same in web/src/lib/words.ts.

A game may lack a language, or some messages of it: these are then said in English. What English
lacks, too, is told by its id: a hole in the words never stops a match.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.errors import CrannogError, Refusal
from crannog.kernel.game import NUMBERS, Game
from crannog.kernel.notes import Named
from crannog.kernel.state import Json
from crannog.packages import folder_of

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "ru", "uk")

# In what the service sends, all below this line is English, for messages that are missing above it
ENGLISH_BELOW: Final = "### English, for what is missing above"
MESSAGE_ID: Final = re.compile(r"^([A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)
ENTRY_NAME: Final = re.compile(r"-?[A-Za-z][\w-]*")
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)  # a message, or a term

# Arguments of any game that are shown as they are; `Game.numbers` and `Game.plain` add its own
PLAIN: Final = NUMBERS | {"trigger", "subject"}

PLACE: Final = "place"  # a place in a row, counted from 0: shown from 1

# What a part of a declaration can be besides an id of the game
NUMBER: Final = "number"
SEAT: Final = "seat"
VERB: Final = "verb"
UNKNOWN: Final = "?"  # something without words
# The arguments that tell of a declared number, seat or card; another thing's is named as its kind
NAMED: Final = {NUMBER: "count", SEAT: "seat2"}


class Family(NamedTuple):
    """A form that declarations of a game have: kinds of things in their order."""

    name: str
    form: re.Pattern[str]
    parts_at: int | None  # where the parts begin that are counted; None: there are none

    @classmethod
    def read(cls, name: str, written: str) -> "Family":
        """The family as the game writes it: "territory : (territory number)+"."""
        head, colon, parts = written.partition(":")
        form = re.sub(r"\s*([a-z]+)\s*", r"(?:\1 )", f"{head} {parts}").strip()
        return cls(name, re.compile(form), len(head.split()) if colon else None)

    def fits(self, kinds: Sequence[str]) -> bool:
        """Whether things of these kinds are one of the family."""
        return bool(self.form.fullmatch("".join(f"{kind} " for kind in kinds)))


class UnknownLanguage(CrannogError):
    """A language that has no words here."""


class Words:
    """One language's words for one game (or for the clients alone, without a game)."""

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        names: Sequence[str] = (),
        reader: Seat | None = None,
    ) -> None:
        """`names` are the players' own names; seats beyond them go by their colour. The `reader`
        is called "you" where the words have a form for that."""
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"there is no language {language!r}; there are: {known}")
        self.language = language
        self.game = game
        self.names = list(names)
        self.reader = reader
        self.players: list[str] = []  # `Game.player_names` of the match
        self.missing: set[str] = set()  # what was asked for and is not there, or not whole
        own, english = sources(language, game)
        self._messages = [Messages(language, own)]
        if english:
            self._messages.append(Messages(ENGLISH, english))
        self._plain = PLAIN if game is None else PLAIN | game.numbers | game.plain
        written = {} if game is None else game.families
        self._families = [Family.read(name, form) for name, form in written.items()]
        named = re.findall("[a-z]+", " ".join(written.values()))
        self._declarable = [*dict.fromkeys(named), VERB]

    # -- messages ------------------------------------------------------------------------------

    def has(self, message_id: str, attribute: str = "") -> bool:
        """Whether there is the message (and attribute)."""
        for messages in self._messages:
            if messages.has(message_id):
                return not attribute or messages.pattern(message_id, attribute) is not None
        return False

    def text(self, message_id: str, **args: str | int) -> str:
        """The message with its arguments filled in; `id.attribute` names an attribute."""
        name, _, attribute = message_id.partition(".")
        for messages in self._messages:
            pattern = messages.pattern(name, attribute)
            if pattern is not None:
                formatted, errors = messages.bundle.format_pattern(pattern, args)
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
        return self.board(seat)

    def board(self, seat: Seat) -> str:
        """How a player is called whom nobody has named."""
        return self.text(self.players[seat] if seat < len(self.players) else f"seat-{seat}")

    def card(self, card: str) -> str:
        """A card's name, or what else a choice may be about (no card)."""
        return self.text(f"card-{card}" if self.has(f"card-{card}") else f"cause-{card}")

    def effect(self, card: str, mode: str) -> str:
        """What a card does in a mode."""
        return self.text(f"card-{card}.{mode}")

    def thing(self, kind: str, name: Atom) -> str:
        """The name of a thing of that kind."""
        return str(self._atom(kind, name))

    def _atom(self, kind: str, value: Atom) -> str | int:
        """One argument in words, by the kind its name tells."""
        kind = kind_of(kind)
        if kind in self._plain:
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
        """A declared choice: a number, @seat, a thing of the game, or an option's verb."""
        kind = self._declared_kind(value)
        if kind == NUMBER:
            return str(value)
        text = str(value)
        if kind == SEAT:
            return self.seat(int(text[1:]))
        if kind == UNKNOWN:
            return self._spelled(text, text)
        return self.text(f"{kind}-{text}")

    def _declared_kind(self, value: Atom) -> str:
        """The kind of a declared choice, as the families name it."""
        if isinstance(value, int):
            return NUMBER
        if value.startswith("@"):
            return SEAT
        return next((kind for kind in self._declarable if self.has(f"{kind}-{value}")), UNKNOWN)

    def _declaration(self, message: str, card: str, choices: list[Atom]) -> dict[str, str | int]:
        """What was declared with a card, by name; `saying` is the attribute that tells it."""
        kinds = [self._declared_kind(value) for value in choices]
        family = next((family for family in self._families if family.fits(kinds)), None)
        name = "" if family is None else family.name
        parts: dict[str, int] = {}
        if family is not None and family.parts_at is not None:
            parts = counted(choices[family.parts_at :])
            if not parts:
                name = "nothing"
        named = (f"{card}-{name}", name) if name else ()
        saying = next((one for one in named if self.has(message, one)), "")
        args = self._declared_args(choices, kinds) | {"saying": saying}
        if self.has(message, f"{saying}-part"):
            told = (self._part(message, saying, thing, count) for thing, count in parts.items())
            args["parts"] = ", ".join(told)
        return args

    def _declared_args(self, choices: list[Atom], kinds: list[str]) -> dict[str, str | int]:
        """The first declared thing of each kind, and the last one of several."""
        args: dict[str, str | int] = {}
        for kind in dict.fromkeys(kinds):
            name = NAMED.get(kind, kind)
            found = [one for one, its in zip(choices, kinds, strict=True) if its == kind]
            if name == "card" or kind in (VERB, UNKNOWN):
                continue
            args[name] = self._declared(found[0]) if kind != NUMBER else found[0]
            if len(found) > 1 and kind != SEAT:
                args[f"{name}2"] = self._declared(found[-1]) if kind != NUMBER else found[-1]
        if choices and self.has(f"card-{choices[0]}"):
            args["card2"] = self.card(str(choices[0]))
        return args

    def _part(self, message: str, saying: str, thing: str, count: int) -> str:
        """How many were declared for a thing."""
        kind = self._declared_kind(thing)
        args: dict[str, str | int] = {kind: self._declared(thing), "count": count}
        return self.text(f"{message}.{saying}-part", **args)

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

    def sentence(self, message_id: str, args: Mapping[str, Named]) -> str:
        """A message of the game with its arguments in words, by the kinds that their names tell."""
        named = {name: one for name, one in args.items() if not isinstance(one, list)}
        told = self._to_reader(message_id, " ".join(named), list(named.values()))
        return self.text(told, **{name: self._named(name, args[name]) for name in args})

    def _named(self, kind: str, value: Named) -> str | int:
        """One argument of a sentence in words: a thing, or several of a kind."""
        if isinstance(value, list):
            return ", ".join(str(self._atom(kind, one)) for one in value)
        return self._atom(kind, value)

    def refusal(self, refusal: Refusal) -> str:
        """Why a choice is not offered."""
        return self.sentence(refusal.why, refusal.args)

    def prompt(self, ask: Ask) -> str:
        """The question of an ask."""
        assert self.game is not None
        if ask.prompt == "react":
            trigger, about = str(ask.args[0]), ask.args[1:]
            signature = self.game.triggers.get(trigger, "")
            told = self._to_reader(f"trigger-{trigger}", signature, about)
            moment = self.text(told, **self._args(signature, about))
            return self.text("prompt-react", moment=moment)
        message = f"prompt-{ask.prompt}"
        if not self.has(message):
            return self._spelled(message, ask.prompt, *ask.args)
        signature = self.game.prompts.get(ask.prompt, "")
        told = self._to_reader(message, signature, ask.args)
        return self.text(told, **self._args(signature, ask.args))

    def option(self, choice: Choice, beside: Sequence[str] = ()) -> str:
        """An option in words; `beside` names what a free place (q, r, o) lies beside."""
        assert self.game is not None
        verb = str(choice[0])
        if not self.has(f"verb-{verb}"):
            return self._spelled(f"verb-{verb}", *choice)
        signature, message = self.game.verbs.get(verb, ""), f"verb-{verb}"
        args = self._args(signature, choice[1:])
        if "q" in args:
            args |= {"beside": ", ".join(beside), "number": len(beside), "twin": 0}
        told = self._to_reader(message, signature, choice[1:])
        return self.text(self._for_last(message, choice) if told == message else told, **args)

    def _for_last(self, message: str, values: Sequence[Atom]) -> str:
        """The message, or its attribute for what the last argument is: a card's mode."""
        last = str(values[-1]) if values else ""
        return f"{message}.{last}" if last and self.has(message, last) else message

    def _to_reader(
        self, message: str, signature: str, values: Sequence[Atom], saying: str = ""
    ) -> str:
        """The message (or its attribute `saying`), or its form for a reader who did it, to whom it
        was done, or both at once."""
        plain = f"{message}.{saying}" if saying else message
        if self.reader is None:
            return plain
        names = signature.split()
        named = dict(zip(names, values, strict=False))
        did = named.get("seat") == self.reader
        met = named.get("seat2") == self.reader or f"@{self.reader}" in values
        if names and names[-1] == "seats*":
            met = met or self.reader in values[len(names) - 1 :]
        forms = ("yourself",) * (did and met) + ("you",) * did + ("to-you",) * met
        before = f"{saying}-" if saying else ""
        form = next((form for form in forms if self.has(message, before + form)), "")
        return f"{message}.{before}{form}" if form else plain

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
            told = self._to_reader(f"{message}-secret", public, values)
            return self.text(told, **(args | self._args(secret, hidden)))
        if not self.has(message):
            return self._spelled(message, kind, *values)
        saying = str(event.get("rule", "")).lower().replace(".", "-")
        if public.endswith("card choices*"):
            before = len(public.split()) - 1
            args |= self._declaration(message, str(values[before - 1]), values[before:])
            saying = str(args["saying"])
        if saying and self.has(message, saying):
            return self.text(self._to_reader(message, public, values, saying), **args)
        told = self._to_reader(message, public, values)
        return self.text(self._for_last(message, values) if told == message else told, **args)


def kind_of(name: str) -> str:
    """The kind of an argument, by its name: `territory2` and `territories*` are territories."""
    kind = name.rstrip("0123456789*")
    if kind.endswith("ies"):
        return f"{kind.removesuffix('ies')}y"
    return kind.removesuffix("s")


def counted(choices: Sequence[Atom]) -> dict[str, int]:
    """How many are declared for each thing: the number after it, or one each time."""
    counts: dict[str, int] = {}
    for thing, following in zip(choices, [*choices[1:], ""], strict=True):
        if isinstance(thing, str):
            counts[thing] = counts.get(thing, 0) + (following if isinstance(following, int) else 1)
    return {thing: count for thing, count in counts.items() if count}


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


class Messages:
    """The messages of a language, each parsed when it is first needed: few are, in one run."""

    def __init__(self, language: str, source: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._unparsed = entries_of(source)

    def has(self, name: str) -> bool:
        """Whether there is the message."""
        self._parse(name)
        return self.bundle.has_message(name)

    def pattern(self, name: str, attribute: str) -> Pattern | None:
        """The pattern of a message, or of its attribute; None where there is none."""
        if not self.has(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, name: str) -> None:
        """Makes an entry ready to be formatted, and every one that its text may refer to."""
        names = [name]
        while names:
            text = self._unparsed.pop(names.pop(), None)
            if text is not None:
                self.bundle.add_resource(FluentResource(text))
                names.extend(ENTRY_NAME.findall(text))


def entries_of(source: str) -> dict[str, str]:
    """The text of each message and term by its name; the first of a name counts."""
    found: dict[str, str] = {}
    starts = [*ENTRY.finditer(source)]
    ends = [*(start.start() for start in starts[1:]), len(source)]
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], source[start.start() : end])
    return found


def readable(text: str) -> str:
    """An id as people can bear to read it."""
    words = " ".join(re.split(r"[-_\s]+", text)).strip()
    return words[:1].upper() + words[1:]


# -- errors in words -----------------------------------------------------------------------------


class Said(CrannogError):
    """An error that is said in the language of whoever reads it: a message of the clients.

    As a text it is English; `in_language` says it in another one.
    """

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message, args)
        self.message = message
        self.message_args = args

    def __reduce__(self) -> tuple[Callable[..., "Said"], tuple[str, dict[str, str | int]]]:
        return said, (self.message, self.message_args)

    def __str__(self) -> str:
        return self.in_language(ENGLISH)

    def in_language(self, language: str) -> str:
        """The error in that language."""
        return Words(language).text(self.message, **self.message_args)


def said(message: str, args: dict[str, str | int]) -> Said:
    """The error again, in another process."""
    return Said(message, **args)
