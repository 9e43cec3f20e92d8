"""A match at the terminal: who is asked, what they see, what they type."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from shlex import quote
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from typing import Final

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from crannog.bots import Bot, Chair, SearchBot, make_bot
from crannog.bots.base import after, never
from crannog.cli.terminal.saves import (
    SaveExists,
    SaveFile,
    Table,
    read_save_file,
    read_table,
)
from crannog.cli.terminal.screen import (
    Screen,
    columns_for,
    entry_number,
    grouped,
    numbered,
    standard_console,
)
from crannog.kernel import Ask, Choice, Game, Json, Match, Seat, UndoRefused
from crannog.parts.terminal import View, picture_of
from crannog.rules_text import NoRules, UnknownRule, rule
from crannog.words import Words

NEWS: Final = 20  # events shown before a question
LOG: Final = 15  # events that `l` shows
REACTION_SECONDS: Final = 0.1  # for a bot in a reaction window

# The letters of the commands as they are typed with a Russian or Ukrainian layout left on
LAYOUT: Final = str.maketrans("гдмрьсзыій", "ulvhmcpssq")


class Leave(Exception):
    """The person leaves the match: it is saved."""


class Client:
    """Plays one match with the people and bots at the table."""

    def __init__(
        self, match: Match, table: Table, console: Console, file: SaveFile | None = None
    ) -> None:
        self.match = match
        self.table = table
        people = table.people()
        alone = people[0] if len(people) == 1 else None
        self.words = Words(table.language, match.game, table.names(), reader=alone)
        self.words.players = match.game.player_names(match.state)
        self.screen = Screen(console, self.words)
        picture = picture_of(match.game)
        self.picture = picture(self.words, console, self.labels(), match.options)
        self.bots = self.make_bots()
        self.file = file or SaveFile()
        self.open = match.game.cooperative  # all cards lie open: no curtain between people
        self.at_screen: Seat | None = None
        self.called: Seat | None = None  # who takes over next, because somebody said so
        known = max(0, len(match.events()) - NEWS)
        self.seen: dict[Seat | None, int] = dict.fromkeys((None, *range(match.seats)), known)
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "?": self.show_rule,
            "u": self.undo_command,
            "l": self.show_log,
            "v": self.show_standings,
            "h": self.show_hand,
            "m": self.show_map,
            "c": self.show_card,
            **({"p": self.switch_command} if len(table.people()) > 1 else {}),
            "s": self.save_command,
            "q": self.leave_command,
        }

    def labels(self) -> list[str]:
        """The players as tables name them: with the bot's name, or a mark where it is you."""
        players = max(self.match.seats, len(self.words.players))
        labels = [self.words.seat(seat) for seat in range(players)]
        for seat, bot in self.table.bots().items():
            labels[seat] += f" ({bot})"
        if self.words.reader is not None:
            labels[self.words.reader] += f" ({self.words.text('ui-you')})"
        return labels

    def make_bots(self) -> dict[Seat, Bot]:
        """The bots, each with a chance of its own."""
        seed, game = self.match.seed * self.match.seats, self.match.game
        return {seat: make_bot(name, seed + seat, game) for seat, name in self.table.bots().items()}

    # -- the match -----------------------------------------------------------------------------

    def run(self) -> int:
        """Plays to the end, or until somebody leaves; the exit code."""
        try:
            while True:
                while self.match.result is None:
                    self.step()
                self.show_end()
                if not self.thought_again():
                    return 0
        except (KeyboardInterrupt, EOFError, Leave):
            return self.leave()

    def step(self) -> None:
        """One choice: bots first, so that nobody waits for them."""
        bot_seat = self.bot_to_answer()
        if bot_seat is not None:
            self.match.choose(bot_seat, self.think(bot_seat))
            if not self.table.people():
                self.show_news(None)
            return
        seat = self.person_to_ask()
        if self.may_sit_down(seat):
            self.ask(seat)

    def think(self, seat: Seat) -> Choice:
        """What the bot chooses. Who looks on must not learn from a pause in a reaction window
        that it had something to decide."""
        bot, chair = self.bots[seat], Chair(self.match, seat)
        if chair.ask.secret:
            bot.stop = after(REACTION_SECONDS)
            return bot.choose(chair)
        bot.stop = never
        thinks = self.words.text("ui-bot-thinks", seat=self.words.seat(seat))
        with self.screen.console.status(thinks) if isinstance(bot, SearchBot) else nullcontext():
            return bot.choose(chair)

    def bot_to_answer(self) -> Seat | None:
        """A bot that is waited for; what people are asked just as well is left to them."""
        asks = [ask for ask in self.match.pending.values() if not ask.optional]
        of_people = [
            (ask.prompt, ask.args, ask.options) for ask in asks if ask.seat not in self.bots
        ]
        of_bots = [ask for ask in asks if ask.seat in self.bots]
        return next(
            (ask.seat for ask in of_bots if (ask.prompt, ask.args, ask.options) not in of_people),
            None,
        )

    def person_to_ask(self) -> Seat:
        """The one who was called, or who sits at the screen, or the first who is waited for."""
        called, self.called = self.called, None
        if called is not None and called in self.match.pending:
            return called
        waited = [seat for seat in self.people_asked() if not self.match.pending[seat].optional]
        return self.at_screen if self.at_screen in waited else waited[0]

    def people_asked(self) -> list[Seat]:
        """The people who may answer now."""
        return [seat for seat in self.match.pending if seat not in self.bots]

    def show_end(self) -> None:
        """The last news, the result with its reason, the standings; the match's file is renewed."""
        people = self.table.people()
        self.show_news(people[0] if len(people) == 1 else None)
        self.screen.title(self.words.text("ui-result"))
        self.screen.show(self.picture.sentence(self.ending()))
        self.screen.show(*self.picture.standings(self.match.view(None)))
        if self.file.path is not None and self.save(""):
            self.screen.say_unbroken("ui-over-saved", file=str(self.file.path))

    def thought_again(self) -> bool:
        """Whether, at the end of practice, the person who chose last has taken that back."""
        people = [seat for seat, _ in self.match.choices if seat not in self.bots]
        if not self.match.practice or not people:
            return False
        question = self.words.text("ui-practice-over")
        while self.screen.read(question).lower().translate(LAYOUT) == "u":
            if self.undo(people[-1]):
                return True
        return False

    def ending(self) -> str:
        """The event `result`, where the game tells one; else who has won."""
        result = self.match.state.result
        assert result is not None
        told = [event for event in self.match.events() if event["kind"] == "result"]
        if told:
            return self.words.event(told[-1])
        if not result.winners:
            return self.words.text("ui-nobody-won", rule=result.rule)
        seats = ", ".join(self.words.seat(seat) for seat in result.winners)
        return self.words.text("ui-winners", seats=seats, rule=result.rule)

    # -- people at one screen ------------------------------------------------------------------

    def may_sit_down(self, seat: Seat) -> bool:
        """Draws the curtain where another person takes over; false if a choice was taken back."""
        before = self.at_screen
        if self.open or len(self.table.people()) < 2 or before == seat:
            self.at_screen = seat
            return True
        self.screen.clear()
        while True:
            self.screen.say("ui-curtain", style="bold", seat=self.words.seat(seat))
            if before is not None:
                self.screen.say("ui-curtain-undo", style="dim", seat=self.words.seat(before))
            entry = self.screen.read(self.words.text("ui-curtain-enter"))
            if before is None or entry.lower().translate(LAYOUT) != "u":
                break
            if self.undo(before):
                return False
        self.at_screen = seat
        self.screen.clear()
        return True

    # -- the question --------------------------------------------------------------------------

    def ask(self, seat: Seat) -> None:
        """Shows what has happened and puts the question until it is answered or taken back."""
        ask = self.match.pending[seat]
        self.show_news(seat)
        self.screen.show(*self.picture.before_decision(self.match.view(seat), ask))
        self.show_question(ask)
        while self.is_open(ask):
            entry = self.screen.read(self.words.text("ui-choose", count=len(ask.options)))
            number = entry_number(entry)
            if 1 <= number <= len(ask.options):
                self.match.choose(seat, ask.options[number - 1])
            elif self.obey(seat, entry):
                if self.is_open(ask):
                    self.show_question(ask)
            else:
                self.screen.say(
                    "ui-wrong-entry",
                    style="red",
                    entry=entry,
                    count=len(ask.options),
                    commands=" ".join(self.commands),
                )

    def is_open(self, ask: Ask) -> bool:
        """Whether the question still waits for an answer, and nobody else takes over."""
        return self.match.pending.get(ask.seat) is ask and self.called is None

    def show_question(self, ask: Ask) -> None:
        """The prompt with its rule, the numbered options and the commands."""
        view = self.match.view(ask.seat)
        prompt = self.picture.sentence(self.words.prompt(ask))
        prompt.stylize("bold")
        prompt.append(f"  {ask.rule}", style="dim")
        self.screen.show(
            Text(),
            *self.picture.before_question(view, ask),
            *self.who_decides(ask.seat),
            prompt,
            self.options_of(ask, view),
            Text(self.words.text("ui-commands"), style="dim"),
            *self.who_may_take_over(ask.seat),
        )

    def options_of(self, ask: Ask, view: View) -> Grid:
        """The numbered options, under headings where the game's pictures have some for them."""
        labels = [self.picture.option(ask, choice, view) for choice in ask.options]
        groups = [self.picture.group(ask, choice) for choice in ask.options]
        width = self.screen.console.width
        if any(groups):
            return grouped(labels, groups, width)
        return numbered(labels, columns_for(labels, width))

    def who_decides(self, seat: Seat) -> list[Text]:
        """Whose question it is, where people sit at one screen without a curtain."""
        if not self.open or len(self.table.people()) < 2:
            return []
        return [self.picture.sentence(self.words.text("ui-deciding", seat=self.words.seat(seat)))]

    def who_may_take_over(self, seat: Seat) -> list[Text]:
        """The other people who are asked, each with the command that calls them."""
        others = self.others_asked(seat)
        if not others:
            return []
        seats = ", ".join(f"p {other + 1} {self.words.seat(other)}" for other in others)
        return [Text(self.words.text("ui-switch", seats=seats), style="dim")]

    def obey(self, seat: Seat, entry: str) -> bool:
        """Runs the command that was typed; false if it is none."""
        if not entry:
            return False
        name, argument = entry[0].lower().translate(LAYOUT), entry[1:]
        apart = name == "?" or (name == "p" and argument.isdecimal()) or not argument[:1].strip()
        if name not in self.commands or not apart:
            return False
        self.commands[name](seat, argument.strip())
        return True

    # -- several people are asked --------------------------------------------------------------

    def others_asked(self, seat: Seat) -> list[Seat]:
        """The other people at the screen who may answer now, those after the seat first."""
        others = [other for other in self.people_asked() if other != seat]
        return sorted(others, key=lambda other: (other < seat, other))

    def switch_command(self, seat: Seat, argument: str) -> None:
        """`p`: the next person who is asked takes over; `p NUMBER`, `p NAME`: that one."""
        others = self.others_asked(seat)
        if not others:
            self.screen.say("ui-switch-nobody", style="red")
            return
        meant = [
            other
            for other in others
            if argument == str(other + 1)
            or self.words.seat(other).casefold().startswith(argument.casefold())
        ]
        if not meant or (argument and len(meant) > 1):
            seats = ", ".join(f"{other + 1} {self.words.seat(other)}" for other in others)
            self.screen.say("ui-switch-unknown", style="red", entry=argument, seats=seats)
            return
        self.called = meant[0]

    # -- what has happened ---------------------------------------------------------------------

    def show_news(self, seat: Seat | None) -> None:
        """The events since the seat's last decision (None: those that everyone sees)."""
        events = self.match.events(self.seen[seat], seat)
        for reader in self.seen if self.open else (seat,):
            self.seen[reader] = len(self.match.events())
        if not events:
            return
        if seat is not None:
            self.screen.title(self.words.text("ui-news"))
        if len(events) > NEWS:
            self.screen.say("ui-news-earlier", style="dim", count=len(events) - NEWS)
        self.screen.show(self.in_words(events[-NEWS:]))

    def in_words(self, events: list[dict[str, Json]]) -> Grid:
        """Events in words, each with its rule."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for event in events:
            grid.add_row(str(event["rule"]), self.picture.sentence(self.words.event(event)))
        return grid

    def show_log(self, seat: Seat, argument: str) -> None:
        """`l`: the last events; `l all`: all of them."""
        events = self.match.events(0, seat)
        self.screen.title(self.words.text("ui-log"))
        if not events:
            self.screen.say("ui-log-empty")
        self.screen.show(self.in_words(events if argument else events[-LOG:]))

    # -- looking things up ---------------------------------------------------------------------

    def show_rule(self, seat: Seat, argument: str) -> None:
        """`?`: the rule that the question cites; `? NUMBER`: any rule."""
        cited = self.match.pending[seat].rule
        number = argument or cited
        try:
            text = rule(self.match.game, self.table.language, number)
        except UnknownRule as error:
            if error.near:
                near = ", ".join(error.near)
                self.screen.say("ui-rule-unknown", style="red", number=number, near=near)
            else:
                self.screen.say("ui-rule-nowhere", style="red", number=number, example=cited)
            return
        except NoRules:
            self.screen.say("ui-rules-missing", style="red")
            return
        title = self.words.text("ui-rule", number=number.upper())
        self.screen.show(Panel(Markdown(text), title=title, title_align="left"))

    def show_standings(self, seat: Seat, argument: str) -> None:
        """`v`: how near each player is to victory."""
        self.screen.show(*self.picture.standings(self.match.view(seat)))

    def show_hand(self, seat: Seat, argument: str) -> None:
        """`h`: the hand again."""
        self.screen.show(*self.picture.hand(self.match.view(seat)))

    def show_map(self, seat: Seat, argument: str) -> None:
        """`m`: the table again."""
        self.screen.show(*self.picture.map(self.match.view(seat)))

    def show_card(self, seat: Seat, argument: str) -> None:
        """`c`: a card's text, by its name or by the number of an option that names it."""
        if not argument:
            self.screen.say("ui-card-which", style="red")
            return
        options = self.match.pending[seat].options
        number = entry_number(argument)
        if 1 <= number <= len(options):
            cards = self.cards_in(options[number - 1])
            if not cards:
                self.screen.say("ui-option-without-card", style="red", number=number)
        else:
            cards = self.cards_named(argument)
        for card in cards:
            self.screen.show(*self.picture.card(card))

    def cards_in(self, choice: Choice) -> list[str]:
        """The cards and territories that an option names."""
        return [str(atom) for atom in choice[1:] if atom in self.picture.cards()]

    def cards_named(self, name: str) -> list[str]:
        """The one card whose name is, or begins like, or contains what was typed; else none."""
        names = {card: self.picture.card_name(card).casefold() for card in self.picture.cards()}
        wanted = name.casefold()
        exact = [card for card, known in names.items() if known == wanted]
        begins = [card for card, known in names.items() if known.startswith(wanted)]
        contains = [card for card, known in names.items() if wanted in known]
        found = exact or begins or contains
        if len(found) == 1:
            return found
        if found:
            cards = ", ".join(self.picture.card_name(card) for card in found)
            self.screen.say("ui-card-several", style="red", name=name, cards=cards)
        else:
            self.screen.say("ui-card-unknown", style="red", name=name)
        return []

    # -- taking back ---------------------------------------------------------------------------

    def undo_command(self, seat: Seat, argument: str) -> None:
        """`u`: back to before the last choice of this person."""
        self.undo(seat)

    def undo(self, seat: Seat) -> bool:
        """Takes back the seat's last choice, with the consent it needs; says why where it can't.

        Bots agree to take back their own choices, but not to forget what was revealed.
        """
        try:
            self.match.undo(seat)
        except UndoRefused as refused:
            if not refused.needs:
                self.screen.say(
                    "ui-undo-final" if refused.reveal else "ui-undo-nothing", style="red"
                )
                return False
            if refused.reveal and refused.needs & self.bots.keys():
                self.screen.say("ui-undo-bots", style="red")
                return False
            if not self.people_agree(seat, refused):
                return False
            self.match.undo(seat, refused.needs)
        self.seen = {s: min(n, len(self.match.events())) for s, n in self.seen.items()}
        self.screen.say("ui-undone", style="green")
        return True

    def people_agree(self, seat: Seat, refused: UndoRefused) -> bool:
        """Asks each of the other people at the screen; the first refusal decides."""
        others = refused.needs - self.bots.keys()
        if others and not self.open:
            self.screen.clear()
        if others:
            self.screen.say("ui-undo-revealed" if refused.reveal else "ui-undo-others")
        for other in sorted(others):
            name = self.words.seat(other)
            question = self.words.text("ui-undo-consent", seat=self.words.seat(seat), other=name)
            yes_no = [Text(self.words.text("ui-yes")), Text(self.words.text("ui-no"))]
            if self.screen.pick(question, yes_no) != 0:
                self.screen.say("ui-undo-refused", style="red", seat=name)
                return False
        return True

    # -- saving and leaving --------------------------------------------------------------------

    def save_command(self, seat: Seat, argument: str) -> None:
        """`s`: saves; `s FILE`: to that file."""
        if self.save(argument):
            self.screen.say_unbroken("ui-saved", style="green", file=str(self.file.path))

    def save(self, name: str) -> bool:
        """Saves the match; says why where it can't."""
        try:
            self.file.write(self.match, self.table, name)
        except SaveExists as error:
            self.screen.say("ui-save-exists", style="red", file=str(error))
        except OSError as error:
            where = name or str(self.file.path or "")
            problem = error.strerror or str(error)
            self.screen.say("ui-save-failed", style="red", file=where, problem=problem)
        else:
            return True
        return False

    def leave_command(self, seat: Seat, argument: str) -> None:
        """`q`: saves and leaves."""
        raise Leave

    def leave(self) -> int:
        """Saves and says how to go on; the exit code."""
        self.screen.show(Text())
        with undisturbed():
            if not self.save(""):
                return 1
        path = str(self.file.path)
        self.screen.say_unbroken("ui-saved", style="green", file=path)
        practice = " --practice" if self.match.practice else ""
        command = f"crannog play --resume {quote(path)}{practice}"
        self.screen.say_unbroken("ui-resume-with", command=command)
        return 0


@contextmanager
def undisturbed() -> Iterator[None]:
    """Lets nobody break off what is done here with a second Ctrl-C."""
    if current_thread() is not main_thread():  # where no signal arrives
        yield
        return
    handler = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, handler)


def play(
    game: Game,
    seats: list[str],
    language: str,
    seed: int,
    options: dict[str, Json],
    console: Console | None = None,
    practice: bool = False,
) -> int:
    """Plays a new match; the exit code. `seats` are "you", "you:NAME" or bots by their names."""
    match = Match.new(game, len(seats), seed, options, practice=practice)
    return sit_down(match, seats, language, console)


def sit_down(match: Match, seats: list[str], language: str, console: Console | None = None) -> int:
    """Plays a match that has just begun; the exit code."""
    return Client(match, Table(seats, language), console or standard_console()).run()


def resume(
    path: str | Path,
    language: str | None = None,
    console: Console | None = None,
    game: Game | None = None,
    practice: bool = False,
) -> int:
    """Goes on with a saved match; the exit code. Raises BadSave where the file is not one."""
    file = Path(path)
    data, text = read_save_file(file)
    table = read_table(data, file)
    table.language = language or table.language
    match = Match.load(data, game, practice=practice)
    return Client(match, table, console or standard_console(), SaveFile(file, text)).run()
