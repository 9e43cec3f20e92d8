"""The short menu that `crannog` shows when it is run without a command."""

from collections.abc import Callable
from functools import partial
from secrets import randbelow

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from crannog.bots import bot_names
from crannog.cli.terminal.client import play, resume
from crannog.cli.terminal.saves import PERSON, found_saves, saves_folder
from crannog.cli.terminal.screen import Screen, entry_number, standard_console
from crannog.kernel import CrannogError, Game, Json, installed_games
from crannog.rules_text import UnknownRule, all_rules, headings, rule, section
from crannog.words import LANGUAGES, Words

SEEDS = 2**31


def menu(language: str, console: Console | None = None, game: Game | None = None) -> int:
    """Shows the menu until the person quits or a match is played; the exit code."""
    return Menu(language, console or standard_console(), game).run()


class Menu:
    """What a person may do without knowing a command."""

    def __init__(self, language: str, console: Console, game: Game | None) -> None:
        self.language = language
        self.console = console
        self.game = game
        self.screen = Screen(console, Words(language, game))

    def run(self) -> int:
        """Entry after entry; a match that was played or left ends it."""
        try:
            if self.game is None:
                self.choose_game(installed_games())
            while True:
                code = self.pick_entry()
                if code is not None:
                    return code
        except (EOFError, KeyboardInterrupt):
            self.screen.show(Text())
            return 0

    def choose_game(self, games: dict[str, Game]) -> None:
        """Asks which game where several are installed."""
        if not games:
            raise CrannogError("no game is installed")
        every = list(games.values())
        number = 0
        if len(every) > 1:
            names = [Text(Words(self.language, game).text("game-name")) for game in every]
            question = self.screen.words.text("ui-menu-game")
            number = self.screen.pick(question, names, "ui-choose-or-quit")
        self.game = every[number]
        self.screen = Screen(self.console, Words(self.language, self.game))

    def pick_entry(self) -> int | None:
        """Shows the entries and does what was picked; None leads back to the menu."""
        with_bots = "ui-menu-partners" if self.the_game().cooperative else "ui-menu-bots"
        entries: dict[str, Callable[[], int | None]] = {
            with_bots: self.with_bots,
            "ui-menu-hotseat": self.hotseat,
            **self.first_games(),
            "ui-menu-resume": self.resume,
            "ui-menu-rules": self.rules,
            "ui-menu-language": self.choose_language,
            "ui-menu-quit": self.quit,
        }
        words = self.screen.words
        self.screen.title(words.text("ui-menu"))
        self.screen.say("game-tagline", style="dim")
        number = self.pick("game-name", [words.text(entry) for entry in entries])
        try:
            return list(entries.values())[number]()
        except CrannogError as error:
            self.screen.show(Text(str(error), style="red"))
            return None

    def pick(self, question: str, labels: list[str]) -> int:
        """Asks for one of the labels."""
        texts = [Text(name) for name in labels]
        return self.screen.pick(self.screen.words.text(question), texts, "ui-choose-or-quit")

    def the_game(self) -> Game:
        """The game that was chosen."""
        assert self.game is not None
        return self.game

    # -- new matches ---------------------------------------------------------------------------

    def with_bots(self) -> int:
        """One person and bots of one kind, or nobody else."""
        players = self.ask_number("ui-ask-players")
        bots = [self.ask_bot()] * (players - 1) if players > 1 else []
        return self.play([PERSON, *bots], {})

    def hotseat(self) -> int:
        """Several people, each with a name."""
        players = self.ask_number("ui-ask-people")
        return self.play([f"{PERSON}:{self.ask_name(seat)}" for seat in range(players)], {})

    def first_games(self) -> dict[str, Callable[[], int | None]]:
        """What the game offers for a first game."""
        kinds: dict[str, tuple[str, Json]] = {
            "ui-menu-discovery": ("scenario", "discovery"),
            "ui-menu-progression": ("progression", True),
        }
        options = {option.name: option for option in self.the_game().options}
        return {
            entry: partial(self.first_game, {name: value})
            for entry, (name, value) in kinds.items()
            if name in options and options[name].takes(value)
        }

    def first_game(self, options: dict[str, Json]) -> int:
        """A first game with these options, with greedy bots."""
        players = self.ask_number("ui-ask-players")
        return self.play([PERSON, *["greedy"] * (players - 1)], options)

    def play(self, seats: list[str], options: dict[str, Json]) -> int:
        """A new match of random seed."""
        game, seed = self.the_game(), randbelow(SEEDS)
        options = {**game.options_for(len(seats)), **options}
        return play(game, seats, self.language, seed, options, self.console)

    def ask_number(self, question: str) -> int:
        """One of the numbers of seats that the game is played with, typed as it is."""
        words = self.screen.words
        seats = self.the_game().seats
        numbers = ", ".join(str(number) for number in seats)
        while True:
            entry = self.screen.read(words.text(question, numbers=numbers))
            if entry_number(entry) in seats:
                return entry_number(entry)
            self.screen.say("ui-wrong-players", style="red", entry=entry, numbers=numbers)

    def ask_bot(self) -> str:
        """One of the bots, described where there are words for it."""
        words = self.screen.words
        bots = bot_names(self.the_game())
        labels = [
            words.text(f"ui-bot-{bot}") if words.has(f"ui-bot-{bot}") else bot for bot in bots
        ]
        question = "ui-ask-partner" if self.the_game().cooperative else "ui-ask-bot"
        return bots[self.pick(question, labels)]

    def ask_name(self, seat: int) -> str:
        """A person's name; empty for the colour."""
        colour = self.screen.words.seat(seat)
        return self.screen.read(self.screen.words.text("ui-ask-name", seat=colour))

    # -- everything else -----------------------------------------------------------------------

    def resume(self) -> int | None:
        """One of the saved matches."""
        saves = found_saves(self.the_game().id)
        if not saves:
            self.screen.say("ui-no-saves", folder=str(saves_folder().resolve()))
            return None
        words = self.screen.words
        labels = [
            words.text("ui-save-entry", file=path.name, seats=", ".join(table.seats))
            for path, table in saves
        ]
        number = self.pick("ui-ask-save", [*labels, words.text("ui-menu-back")])
        if number == len(saves):
            return None
        return resume(saves[number][0], self.language, self.console, self.the_game())

    def rules(self) -> None:
        """The sections, then rules and sections by their numbers."""
        game, words = self.the_game(), self.screen.words
        for number, title in headings(game, self.language).items():
            self.screen.show(Text(f"{number}  {title}"))
        example = next(iter(all_rules(game, self.language)), "")
        if not example:
            self.screen.say("ui-rules-missing", style="red")
            return
        while number := self.screen.read(words.text("ui-ask-rule", example=example)):
            try:
                found = section(game, self.language, number) or {
                    number.upper(): rule(game, self.language, number)
                }
            except UnknownRule as error:
                near = ", ".join(error.near) or example
                self.screen.say("ui-rule-unknown", style="red", number=number, near=near)
                continue
            for known, text in found.items():
                self.screen.show(Markdown(f"**{known}** {text}"))

    def choose_language(self) -> None:
        """Another language, for the menu and for the matches begun from it."""
        names = [Words(language).text("ui-language-name") for language in LANGUAGES]
        self.language = LANGUAGES[self.pick("ui-menu-language", names)]
        self.screen = Screen(self.console, Words(self.language, self.game))

    def quit(self) -> int:
        """Nothing more."""
        return 0
