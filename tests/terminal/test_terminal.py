"""The terminal client, driven through a pseudo-terminal as a person would, and its pictures."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

from crannog.cli.terminal.client import Client, resume
from crannog.cli.terminal.saves import Table
from crannog.games.inis import GAME, facts
from crannog.games.inis.map import START, Anchor, legal_places
from crannog.games.inis.terminal.island import BOX_WIDTH, layout
from crannog.games.inis.terminal.picture import InisPicture
from crannog.kernel import Ask, BadSave, Choice, Json, Match, WrongVersion
from crannog.rules_text import UnknownRule, all_rules, headings, rule, section
from crannog.words import LANGUAGES, Words

CHOICE = r"Your choice \(1-\d+(, q to quit)?\): "
CURTAIN = r"Press Enter when only this player can see the screen\. "
ANY_CHOICE = r"\(1[-–]\d+\)"  # in any language
OVER = "The match is over"
PRACTICE_OVER = r"press Enter to leave\. "
ERASED = "\x1b[3J"
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

WORDS = Words("en", GAME)


class Session:
    """A terminal on which the client runs; `screen` is what it printed since the last answer."""

    def __init__(self, code: str, folder: Path, **settings: str) -> None:
        env = {**os.environ, "TERM": "xterm", "NO_COLOR": "1", "CRANNOG_SAVES": str(folder)}
        for size in ("COLUMNS", "LINES"):
            env.pop(size, None)
        self.process = pexpect.spawn(
            sys.executable,
            ["-c", code],
            env={**env, **settings},
            encoding="utf-8",
            codec_errors="strict",
            dimensions=(50, 80),
            timeout=120,
        )
        self.process.delaybeforesend = None
        self.screen = ""

    def until(self, *patterns: str) -> int:
        """Reads up to one of the patterns; which one it was."""
        found: int = self.process.expect(list(patterns))
        self.screen = self.process.before + self.process.after
        return found

    def question(self) -> str:
        """Reads up to the next question; what was printed."""
        self.until(CHOICE)
        return self.text()

    def answer(self, entry: str) -> str:
        """Types an entry; what was printed up to the next question."""
        self.process.sendline(entry)
        return self.question()

    def text(self) -> str:
        """What was printed, without control codes and with single line ends."""
        return CONTROL.sub("", self.screen).replace("\r\n", "\n")

    def flat(self) -> str:
        """What was printed as one line, however it was broken."""
        return " ".join(self.text().split())

    def interrupt(self) -> str:
        """Presses Ctrl-C, as a person does: some time after the question has appeared, and again
        if nothing happens. What is printed until the client ends."""
        time.sleep(0.3)
        self.process.sendintr()
        while self.process.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=5) == 1:
            self.process.sendintr()
        return self.ended()

    def ending(self) -> str:
        """Reads what is printed until the client ends."""
        self.process.expect(pexpect.EOF)
        return self.ended()

    def ended(self) -> str:
        """What was printed before it ended."""
        self.screen = self.process.before
        self.process.close()
        return self.text()


Start = Callable[..., Session]


def playing(
    seats: list[str],
    seed: int,
    language: str = "en",
    game: str = "inis",
    practice: bool = False,
    **options: Json,
) -> str:
    """The code of a process that plays a new match."""
    words = f"{seats!r}, {language!r}, {seed}, {options!r}, practice={practice}"
    return (
        "import sys\n"
        "from crannog.cli.terminal import play\n"
        f"from crannog.games.{game} import GAME\n"
        f"sys.exit(play(GAME, {words}))"
    )


def resuming(path: Path) -> str:
    """The code of a process that goes on with a saved match."""
    return (
        "import sys\n"
        "from crannog.cli.terminal import resume\n"
        "from crannog.games.inis import GAME\n"
        f"sys.exit(resume({str(path)!r}, game=GAME))"
    )


MENU = (
    "import sys\n"
    "from crannog.cli.terminal import menu\n"
    "from crannog.games.inis import GAME\n"
    "sys.exit(menu('en', game=GAME))"
)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts sessions and closes them in the end."""
    sessions: list[Session] = []

    def begin(code: str, **settings: str) -> Session:
        sessions.append(Session(code, tmp_path, **settings))
        return sessions[-1]

    yield begin
    for session in sessions:
        session.process.kill(signal.SIGKILL)
        session.process.close()


def brenn_seed(seats: int, brenn: int) -> int:
    """A seed whose first question, the Capital (I-4.7), goes to that seat."""
    return next(seed for seed in range(99) if brenn in Match.new(GAME, seats, seed).pending)


def first_option(match: Match, seat: int) -> Choice:
    """The first option of the seat's question."""
    return match.pending[seat].options[0]


def saved(path: Path) -> Match:
    """The match of a save file."""
    return Match.load(json.loads(path.read_text(encoding="utf-8")), GAME)


# -- a whole game ------------------------------------------------------------------------------


def test_a_whole_game_against_bots(start: Start, tmp_path: Path):
    """Always the first option: the match ends by the rules, on a screen of 80 columns."""
    session = start(playing(["you", "random", "random", "random"], seed=2))
    shown: list[str] = []
    while session.until(CHOICE, OVER) == 0:
        shown.append(session.text())
        session.process.sendline("1")
    shown.append(session.text() + session.ending())
    assert session.process.exitstatus == 0
    lines = [line for text in shown for line in text.splitlines()]
    assert max(len(line) for line in lines) <= 80
    reasons = ("most-conditions", "brenn-breaks-tie")
    assert any(f"({WORDS.text(f'reason-{reason}')})." in shown[-1] for reason in reasons)
    assert "Winner: " in shown[-1]
    assert "Victory conditions (each needs 6)" in shown[-1]
    assert "G Green (you)" in shown[-1]
    assert "B Blue (random)" in shown[-1]
    assert list(tmp_path.iterdir()) == []
    everything = "\n".join(lines)
    for heading in ("Season 1 begins.", "It is your turn. What do you do?", "Clash: "):
        assert heading in everything


def test_bots_alone_are_watched(start: Start):
    """Without a person the events are shown to the end."""
    text = start(playing(["random", "random"], seed=12, max_rounds=1)).ending()
    assert "Round 1: the Assembly begins." in text
    assert OVER in text
    assert "The match ends without a winner: the round limit is reached." in text


# -- entries -----------------------------------------------------------------------------------

FIRST_QUESTION = "Which territory becomes the Capital?  I-4.7"


@pytest.fixture
def capital(start: Start) -> Session:
    """A session at the first question: you choose the Capital (I-4.7) with one bot at the table."""
    session = start(playing(["you", "random"], seed=brenn_seed(2, 0)))
    assert FIRST_QUESTION in session.question()
    return session


@pytest.fixture(scope="module")
def looking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    """Such a session for several tests that only look things up."""
    folder = tmp_path_factory.mktemp("looking")
    session = Session(playing(["you", "random"], seed=brenn_seed(2, 0)), folder)
    assert FIRST_QUESTION in session.question()
    yield session
    session.process.kill(signal.SIGKILL)
    session.process.close()


def test_a_wrong_entry_says_what_is_expected(looking: Session):
    """Nothing is chosen, and what would be an answer is named."""
    for entry in ("0", "3", "-1", "x", "undo", "1 2", "", "½", "99999999999", "[red]"):
        text = looking.answer(entry)
        assert f"“{entry}” is not an answer here. Type 1-2 or a command: ? u l v h m c s q" in text
        assert "founds the Capital" not in text


def test_the_cited_rule_and_others(looking: Session):
    """`?` shows the rule of the question, `? NUMBER` any; an unknown number names near ones."""
    text = looking.answer("?")
    assert "Rule I-4.7" in text
    assert "The Brenn chooses a territory and puts the Capital and 1 Sanctuary there." in text
    assert "Which territory becomes the Capital?" in text
    assert "Maneuvers are performed one at a time" in looking.answer("? i-12.9")
    assert "There is no rule “I-12.99”. Rules with a number like it: I-12.9," in looking.answer(
        "? I-12.99"
    )
    assert "A rule's number looks like this: I-4.7" in looking.answer("? foo")


def test_cards_are_looked_up(looking: Session):
    """`c` takes a name, the beginning of one, or the number of an option."""
    assert "Draw 1 card from the Epic Tale deck." in looking.answer("c bard")
    assert "Advantage" in looking.answer("c 1")
    assert "“m” may be any of these: Migration," in looking.answer("c m")
    assert "There is no card “dragon”." in looking.answer("c dragon")
    assert "Type its name or the number of an option" in looking.answer("c")


def test_log_victory_hand_and_map(looking: Session):
    """`l`, `v`, `h` and `m` show their picture and put the question again."""
    log = looking.answer("l")
    assert "I-4.6 You are the Brenn." in log
    victory = looking.answer("v")
    assert "Leadership" in victory
    assert "Met with Deeds" in victory
    assert "You hold no cards." in looking.answer("h")
    board = looking.answer("m")
    assert "★ Capital" in board
    for text in (log, victory, board):
        assert "Which territory becomes the Capital?" in text


def test_commands_work_with_a_cyrillic_layout(looking: Session):
    """The key of `l` gives д on a Russian or Ukrainian keyboard."""
    assert "I-4.6 You are the Brenn." in looking.answer("д")


def test_the_words_are_those_of_the_language(start: Start):
    """The question and its options in Ukrainian."""
    words = Words("uk", GAME)
    session = start(playing(["you", "random"], seed=brenn_seed(2, 0), language="uk"))
    session.until(re.escape(words.text("ui-choose", count=2)))
    assert words.text("prompt-capital") in session.text()
    session.process.sendline("?")
    session.until(re.escape(words.text("ui-rule", number="I-4.7")))


# -- taking back -------------------------------------------------------------------------------


def test_undo_takes_back_the_choice_and_those_of_bots(capital: Session):
    """The bot agrees to take back its own clan (I-4.9): the reserve is whole again."""
    capital.answer("1")
    before = capital.text()
    after = capital.answer("1")
    assert re.search(r"G Green \(you\)\s+11", after)
    back = capital.answer("u")
    assert "The choice is taken back." in back
    assert re.search(r"G Green \(you\)\s+12", back)
    assert before.rpartition("Setup")[2] == back.rpartition("Setup")[2]


def test_undo_never_passes_a_reveal_with_bots(capital: Session):
    """The toss after the Capital (I-4.8) is not taken back, and the refusal is explained."""
    assert "There is no choice of yours to take back yet." in capital.answer("u")
    assert "You toss the Flock of Crows" in capital.answer("1")
    assert "Where do you place a clan?" in capital.answer("u")
    refusal = "This can't be taken back: since your last choice something was revealed"
    assert refusal in capital.flat()


def test_people_are_asked_before_others_choices_are_undone(start: Start):
    """At one screen: Boris refuses, then agrees, that Anna takes back what came before his clan."""
    session = start(playing(["you:Anna", "you:Boris"], seed=brenn_seed(2, 0)))
    session.until(CURTAIN)
    session.process.sendline("")
    session.question()
    session.answer("1")  # the Capital
    session.process.sendline("1")  # Anna's first clan
    session.until(CURTAIN)
    session.process.sendline("")
    session.question()
    session.process.sendline("1")  # Boris's first clan
    session.until(CURTAIN)
    session.process.sendline("")
    assert re.search(r"G Anna\s+11", session.question())
    session.answer("u")
    assert "Others have chosen since that choice" in session.flat()
    assert "Does Boris agree?" in session.flat()
    assert "Nothing is taken back: Boris does not agree." in session.answer("2")
    session.answer("u")
    text = session.answer("1")
    assert "The choice is taken back." in text
    assert re.search(r"G Anna\s+12", text)


def test_people_are_told_that_something_was_revealed(start: Start):
    """The toss after the Capital (I-4.8): Boris is asked, and why."""
    session = start(playing(["you:Anna", "you:Boris"], seed=brenn_seed(2, 0)))
    session.until(CURTAIN)
    session.process.sendline("")
    session.question()
    session.answer("1")  # the Capital
    session.answer("u")
    assert "Since that choice something was revealed" in session.flat()
    assert "Does Boris agree?" in session.flat()


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "since your last choice something was revealed, and that is final"),
        ("ru", "Ход не вернуть: с тех пор открылось что-то скрытое"),
        ("uk", "відкрилося щось приховане, і це остаточно"),
    ],
)
def test_alone_a_reveal_is_final_and_the_reason_is_told(start: Start, language: str, reason: str):
    """H-10.1: the first Explore follows the choice of the Spirit."""
    session = start(playing(["you"], 3, language, "horizons"))
    for entry in ("1", "u"):
        session.until(ANY_CHOICE)
        session.process.sendline(entry)
    session.until(ANY_CHOICE)
    assert reason in session.flat()


def test_practice_goes_back_behind_a_reveal_and_the_end(start: Start):
    """With --practice: the toss (I-4.8) and the end of the match are taken back."""
    session = start(playing(["you", "random"], brenn_seed(2, 0), practice=True, max_rounds=1))
    session.question()
    session.answer("1")
    assert FIRST_QUESTION in session.answer("u")
    session.process.sendline("1")
    while session.until(CHOICE, PRACTICE_OVER) == 0:
        session.process.sendline("1")
    session.process.sendline("u")
    assert session.until(CHOICE, PRACTICE_OVER) == 0
    assert "The choice is taken back." in session.text()
    session.process.sendline("q")
    assert "--practice" in session.ending()


def test_a_choice_is_taken_back_at_the_curtain(start: Start):
    """Before the screen is passed on, the last choice can still be taken back."""
    session = start(playing(["you:Anna", "you:Boris"], seed=brenn_seed(2, 0)))
    session.until(CURTAIN)
    session.process.sendline("")
    session.question()
    session.answer("1")
    session.process.sendline("1")
    session.until(CURTAIN)
    assert "take back the last choice of: Anna" in session.text()
    text = session.answer("u")
    assert "The choice is taken back." in text
    assert re.search(r"G Anna\s+12", text)


# -- saving and going on -----------------------------------------------------------------------


def test_saves_never_overwrite_other_files(capital: Session, tmp_path: Path):
    """`s` takes a free name, then keeps to it; a file that is not this match's stays as it is."""
    other = tmp_path / "inis-1.json"
    other.write_text("somebody else's", encoding="utf-8")
    assert f"Saved: {tmp_path / 'inis-2.json'}\n" in capital.answer("s")
    capital.answer("1")
    capital.answer("s")
    assert len(saved(tmp_path / "inis-2.json").choices) == 1
    capital.answer("s inis-1")
    assert "is there already and is not this match's." in capital.flat()
    assert "Saved: " in capital.answer("s mine")
    assert len(saved(tmp_path / "mine.json").choices) == 1
    assert other.read_text(encoding="utf-8") == "somebody else's"
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "inis-1.json",
        "inis-2.json",
        "mine.json",
    ]


def test_a_save_that_another_session_has_written_is_kept(start: Start, tmp_path: Path):
    """Two sessions go on with one file: the later one takes a new name."""
    session = start(playing(["you", "random"], seed=brenn_seed(2, 0)))
    session.question()
    session.process.sendline("s both")
    session.question()
    (tmp_path / "both.json").write_text("changed", encoding="utf-8")
    assert f"Saved: {tmp_path / 'inis-1.json'}\n" in session.answer("s")
    assert (tmp_path / "both.json").read_text(encoding="utf-8") == "changed"


def test_a_save_that_fails_is_explained(capital: Session, tmp_path: Path):
    """A folder can't be written over; the match goes on."""
    (tmp_path / "folder.json").mkdir()
    assert "Which territory becomes the Capital?" in capital.answer("s folder")
    assert "is there already" in capital.flat()
    (tmp_path / "plain").write_text("", encoding="utf-8")
    capital.answer("s plain/x")
    assert "The match could not be saved to “plain/x”" in capital.flat()


def test_interrupting_saves_and_resuming_goes_on_at_the_same_place(start: Start, tmp_path: Path):
    """Ctrl-C in the draft: the save holds every choice, and the same question comes again."""
    seed = brenn_seed(2, 0)
    session = start(playing(["you", "random"], seed=seed))
    asked = session.question()
    while "Which card do you hold?" not in asked:
        asked = session.answer("1")
    path = tmp_path / "inis-1.json"
    assert f"To go on with this match: crannog play --resume {path}\n" in session.interrupt()
    assert session.process.exitstatus == 0
    match = saved(path)
    assert match.seed == seed
    assert match.pending[0].prompt == "draft"
    hand = match.view(0)["draft"]
    again = start(resuming(path))
    assert asked.rpartition("In the draft")[2] == again.question().rpartition("In the draft")[2]
    again.interrupt()
    assert saved(path).choices == match.choices
    assert saved(path).view(0)["draft"] == hand
    assert [path.name for path in tmp_path.iterdir()] == ["inis-1.json"]


@pytest.mark.parametrize("leave", ["end of input", "q"])
def test_leaving_saves(start: Start, tmp_path: Path, leave: str):
    """At the end of input, and with `q`, the match is saved with who sits where."""
    session = start(playing(["you:Anna", "random"], seed=brenn_seed(2, 0), language="en"))
    session.question()
    session.answer("1")
    if leave == "q":
        session.process.sendline("q")
    else:
        session.process.sendeof()
    assert "To go on with this match: crannog play --resume" in session.ending()
    data = json.loads((tmp_path / "inis-1.json").read_text(encoding="utf-8"))
    assert data["table"] == {"seats": ["you:Anna", "random"], "language": "en"}
    assert len(saved(tmp_path / "inis-1.json").choices) >= 1


def test_a_finished_match_is_kept_in_its_file(start: Start, tmp_path: Path):
    """Once saved, the file follows the match to its end."""
    session = start(playing(["you", "random", "random"], seed=1, max_rounds=1))
    session.question()
    session.answer("s")
    session.process.sendline("1")
    while session.until(CHOICE, OVER) == 0:
        session.process.sendline("1")
    assert "The finished match is saved: " in session.ending()
    assert saved(tmp_path / "inis-1.json").result is not None
    again = start(resuming(tmp_path / "inis-1.json"))
    assert OVER in again.ending()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (None, "can't be read"),
        ("{", "is not JSON"),
        ("[]", "holds no JSON object"),
        ("{}", "does not say who sits where"),
        ({"table": {"seats": ["you"], "language": "en"}}, "does not say who sits where"),
        ({"seats": 3}, "does not say who sits where"),
        ({"game": 1}, "'game' should be str"),
        ({"choices": [[0, ["territory", "nowhere"]]]}, "choice 1 of the save is refused"),
        ({"rules": 0}, "version 0 of the rules of inis"),
    ],
)
def test_bad_saves_are_refused_and_left_as_they_are(
    tmp_path: Path, content: str | dict[str, Json] | None, problem: str
):
    """What is wrong is named; the file is untouched."""
    path = tmp_path / "bad.json"
    good = Match.new(GAME, 2, 1).save()
    good["table"] = {"seats": ["you", "random"], "language": "en"}
    if isinstance(content, dict):
        content = json.dumps({**good, **content})
    if content is not None:
        path.write_text(content, encoding="utf-8")
    with pytest.raises((BadSave, WrongVersion), match=problem):
        resume(path, game=GAME)
    assert not path.exists() or path.read_text(encoding="utf-8") == content


# -- people at one screen ----------------------------------------------------------------------


def telling_seed() -> int:
    """A seed whose first draft hands hold only cards whose names stand nowhere else."""
    common = {"citadel", "sanctuary", "festival", "druid"}
    for seed in range(500):
        match = Match.new(GAME, 2, seed)
        while len(match.pending) == 1:
            seat = next(iter(match.pending))
            match.choose(seat, first_option(match, seat))
        dealt = {card for seat in (0, 1) for card in drafted(match, seat)}
        if not dealt & common:
            return seed
    raise AssertionError("no such seed")


def drafted(match: Match, seat: int) -> list[str]:
    """The ids of the cards that the seat drafts."""
    draft = match.view(seat)["draft"]
    assert isinstance(draft, dict)
    cards = draft["cards"]
    assert isinstance(cards, list)
    return [str(card) for card in cards]


def on_screen(session: Session) -> str:
    """What a person can still see or scroll back to: all that came after the last erasure."""
    return session.screen.rpartition(ERASED)[2]


def test_the_curtain_hides_the_other_hand(start: Start):
    """At one screen nobody sees the cards of the one who played before."""
    seed = telling_seed()
    names = ["Anna", "Boris"]
    match = Match.new(GAME, 2, seed)
    session = start(playing([f"you:{name}" for name in names], seed=seed))
    person = -1
    while len(match.pending) == 1:
        if session.until(CURTAIN, CHOICE) == 0:
            person = next(n for n in (0, 1) if f"Pass the screen to: {names[n]}" in session.text())
            session.process.sendline("")
        else:
            match.choose(person, first_option(match, person))
            session.process.sendline("1")
    other = 1 - person
    held = {seat: [WORDS.card(card) for card in drafted(match, seat)] for seat in (0, 1)}
    session.until(CHOICE)
    assert all(card in on_screen(session) for card in held[person])
    assert not any(card in on_screen(session) for card in held[other])
    session.process.sendline("1")
    session.until(CURTAIN)
    assert ERASED in session.screen
    assert f"Pass the screen to: {names[other]}" in on_screen(session)
    assert not any(card in on_screen(session) for card in held[person])
    session.process.sendline("")
    session.until(CHOICE)
    assert ERASED in session.screen
    assert all(card in on_screen(session) for card in held[other])
    assert not any(card in on_screen(session) for card in held[person])


def test_one_person_sees_no_curtain(capital: Session):
    """Against bots the screen is neither passed on nor erased."""
    capital.answer("1")
    assert ERASED not in capital.screen


# -- poor terminals ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "reader"), [(["random", "you"], 1), (["you", "you"], None), (["random"] * 2, None)]
)
def test_who_plays_alone_is_called_you_and_several_by_their_names(
    seats: list[str], reader: int | None
):
    client = Client(Match.new(GAME, 2, 1), Table(seats, "en"), Console())
    assert client.words.reader == reader
    passes: dict[str, Json] = {"kind": "passes", "rule": "I-8.5", "args": [1]}
    assert client.words.event(passes) == ("You pass." if reader == 1 else "Blue passes.")


def test_a_dumb_terminal_gets_no_control_codes(start: Start):
    """Colours and cursor movements are left out; the curtain scrolls the screen away."""
    seats = ["you:Anna", "you:Boris"]
    session = start(playing(seats, seed=brenn_seed(2, 0)), TERM="dumb")
    session.until(CURTAIN)
    assert "\x1b" not in session.screen
    assert session.screen.count("\n") >= 50
    session.process.sendline("")
    session.question()
    assert "\x1b" not in session.screen


def test_a_scripted_session_reads_lines(tmp_path: Path):
    """Without a terminal the entries are read from a pipe and echoed; its end saves."""
    done = subprocess.run(
        [sys.executable, "-c", playing(["you", "random"], seed=brenn_seed(2, 0))],
        input="nonsense\n1\n",
        env={**os.environ, "CRANNOG_SAVES": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "Your choice (1-2): nonsense\n“nonsense” is not an answer here." in done.stdout
    assert "You found the Capital" in done.stdout
    assert len(saved(tmp_path / "inis-1.json").choices) == 1


def test_an_ascii_terminal_gets_plain_strokes(tmp_path: Path):
    """Where the encoding has no frames, the map is drawn with plain characters."""
    done = subprocess.run(
        [sys.executable, "-c", playing(["you", "random"], seed=brenn_seed(2, 0))],
        input=b"m\n",
        env={**os.environ, "CRANNOG_SAVES": str(tmp_path), "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    text = done.stdout.decode("ascii")
    assert re.search(r"^\s*\+ .+ -+\+", text, re.MULTILINE)
    assert "@ Capital" in text


# -- the menu ----------------------------------------------------------------------------------


def test_the_menu_leads_to_a_first_game_and_back_to_it(start: Start):
    """A discovery match is begun, left and found again among the saves."""
    session = start(MENU)
    assert "New game against bots" in session.question()
    assert "“8” is not an answer here. Type a number: 1-7" in session.answer("8")
    session.process.sendline("3")
    session.until(re.escape("How many players, you included (2, 3, 4)? "))
    session.process.sendline("5")
    session.until("“5” is not an answer here. Type one of these numbers: 2, 3, 4")
    assert re.search("Valley|Cove", session.answer("2"))
    session.process.sendline("q")
    assert "crannog play --resume" in session.ending()
    again = start(MENU)
    again.question()
    assert "inis-1.json (players: you, greedy)" in again.answer("4")
    text = again.answer("1")
    assert "Where do you place a clan?" in text or "Which territory" in text


def test_the_menu_knows_rules_languages_and_people(start: Start):
    """The rules by number, another language, and names for people at one screen."""
    session = start(MENU)
    session.question()
    assert "There is no saved match in this folder" in session.answer("4")
    session.process.sendline("5")
    session.until(r"such as I-1\.1 \(Enter: back\): ")
    assert "I-12  Clashes" in session.text()
    session.process.sendline("i-13.1")
    session.until("The marker is placed by the Action card Festival")
    session.process.sendline("")
    session.question()
    session.process.sendline("2")
    session.until(r"\(2, 3, 4\)\? ")
    session.process.sendline("2")
    session.until(r"\(Enter: Green\): ")
    session.process.sendline("Anna")
    session.until(r"\(Enter: Blue\): ")
    session.process.sendline("")
    session.until(CURTAIN)
    assert re.search("Pass the screen to: (Anna|Blue)", session.text())


def test_the_menu_ends_with_q(start: Start):
    """An empty entry asks again, a wrong one says what is expected, q ends."""
    session = start(MENU)
    session.question()
    assert "“99” is not an answer here. Type a number: 1-7" in session.answer("99")
    assert "is not an answer" not in session.answer("")
    session.process.sendline("q")
    session.ending()
    assert session.process.exitstatus == 0


def test_the_menu_speaks_another_language(start: Start):
    """After the choice of a language the menu goes on in it; the end of input leaves it."""
    session = start(MENU)
    session.question()
    session.process.sendline("6")
    session.until(re.escape(Words("uk").text("ui-language-name")))
    session.question()
    session.process.sendline("3")
    session.until(re.escape(Words("uk").text("ui-menu-bots")))
    session.until(re.escape(Words("uk").text("ui-choose-or-quit", count=7)))
    session.process.sendeof()
    session.ending()
    assert session.process.exitstatus == 0


# -- the rules' text ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_text_and_no_heading(language: str):
    """The languages have the same rules; a heading does not stick to the rule before it."""
    rules = all_rules(GAME, language)
    assert list(rules) == list(all_rules(GAME, "en"))
    assert all(text and "#" not in text for text in rules.values())
    assert list(headings(GAME, language)) == [f"I-{number}" for number in range(1, 22)]


def test_rules_are_found_by_number():
    """The letter may be left out; lists belong to their rule; sections hold theirs."""
    assert rule(GAME, "en", "12.14") == rule(GAME, "en", " i-12.14 ")
    assert rule(GAME, "en", "I-12.14").count("\n") >= 4
    assert rule(GAME, "en", "I-12.5").endswith("is our convention.")
    assert list(section(GAME, "en", "I-13")) == ["I-13.1", "I-13.2", "I-13.3"]
    assert headings(GAME, "en")["I-13"] == "The Festival marker"


@pytest.mark.parametrize(("number", "near"), [("I-13.9", "I-13.3"), ("I-13", "I-13.1"), ("?", "")])
def test_an_unknown_rule_names_near_ones(number: str, near: str):
    """The error says which numbers there are."""
    with pytest.raises(UnknownRule, match=re.escape(f"have no '{number}'")) as caught:
        rule(GAME, "en", number)
    assert near in str(caught.value)


# -- the map -----------------------------------------------------------------------------------


def grown_island(seed: int) -> dict[str, Anchor]:
    """All 16 territories, laid at random places that I-3.6 allows."""
    rng = random.Random(seed)
    anchors = list(START)
    while len(anchors) < len(facts.TERRITORIES):
        anchors.append(rng.choice(legal_places(anchors)))
    return dict(zip(facts.TERRITORIES, anchors, strict=True))


@pytest.mark.parametrize("width", [40, 80, 120])
def test_boxes_never_overlap_or_leave_the_screen(width: int):
    """Sixty random islands of 16 territories fit the screen, each box on its own place."""
    for seed in range(60):
        anchors = grown_island(seed)
        heights = {key: 4 + number % 2 for number, key in enumerate(anchors)}
        corners = layout(anchors, heights, width)
        taken = [
            (x + column, y + line)
            for key, (x, y) in corners.items()
            for column in range(BOX_WIDTH)
            for line in range(heights[key])
        ]
        assert len(taken) == len(set(taken))
        assert all(0 <= column < width and line >= 0 for column, line in taken)


def test_neighbours_lie_where_they_are(looking: Session):
    """I-3.8: with two players the second tile lies to the right of and below the first."""
    text = looking.answer("m")
    lines = text.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("╭ "))
    second = next(n for n, line in enumerate(lines) if re.search(r"\S.*╭ ", line))
    assert first < second
    assert lines[second].index("╭ ") == BOX_WIDTH


def test_a_place_for_a_new_tile_is_called_by_its_neighbours():
    match = Match.new("inis", 3, 5, {"scenario": "discovery"})
    view = match.view(0)
    picture = InisPicture(Words("en", GAME), Console(), ["", "", ""], match.options)
    place = ("location", *legal_places([START[n] for n in range(3)])[0])
    ask = Ask(0, "tile-location", [place], "I-3.6", ("exploration",))
    text = str(picture.option(ask, place, view))
    assert re.fullmatch(r"Beside: \w+, \w+; pointing (up|down)", text)
