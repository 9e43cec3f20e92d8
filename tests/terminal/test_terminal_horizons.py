"""Horizons at the terminal: pictures, several people asked at once, bots as partners."""

import json
import random
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from crannog.games.horizons import GAME
from crannog.games.horizons.terminal import HorizonsPicture
from crannog.kernel import Choice, Match
from crannog.words import Words
from tests.horizons.table import table
from tests.terminal import test_terminal as terminal
from tests.terminal.test_terminal import CHOICE, CURTAIN, ERASED, OVER, Session, Start

WORDS = Words("en", GAME)
start = terminal.start


def playing(seats: list[str], seed: int, language: str = "en") -> str:
    """The code of a process that plays a new match."""
    return (
        "import sys\n"
        "from crannog.cli.terminal import play\n"
        "from crannog.games.horizons import GAME\n"
        f"sys.exit(play(GAME, {seats!r}, {language!r}, {seed}, {{}}))"
    )


def resuming(path: Path) -> str:
    """The code of a process that goes on with a saved match."""
    return (
        "import sys\n"
        "from crannog.cli.terminal import resume\n"
        "from crannog.games.horizons import GAME\n"
        f"sys.exit(resume({str(path)!r}, game=GAME))"
    )


MENU = (
    "import sys\n"
    "from crannog.cli.terminal import menu\n"
    "from crannog.games.horizons import GAME\n"
    "sys.exit(menu('en', game=GAME))"
)


class Played:
    """A session and the same match beside it, so that a test knows what must be asked."""

    def __init__(self, session: Session, match: Match) -> None:
        self.session = session
        self.match = match
        self.shown: list[str] = []

    def read(self) -> str:
        """Reads up to the next question; as one line."""
        self.shown.append(self.session.question())
        return self.session.flat()

    def say(self, entry: str) -> str:
        """Types an entry; what was printed up to the next question, as one line."""
        self.session.process.sendline(entry)
        return self.read()

    def choose(self, seat: int, *choice: str | int) -> str:
        """The seat answers with this option; what is shown next."""
        number = self.match.pending[seat].options.index(choice) + 1
        self.match.choose(seat, choice)
        return self.say(str(number))

    def prompt(self, seat: int) -> str:
        """The question that the seat must see."""
        ask = self.match.pending[seat]
        return f"{self.words().prompt(ask)} {ask.rule}"

    def words(self) -> Words:
        """The words with the names of the people."""
        return Words(
            "en", GAME, ["Anna", "Boris"][: self.match.seats] if self.match.seats > 1 else []
        )


def solo(start: Start, seed: int = 0) -> Played:
    """A solo session at its first question."""
    played = Played(start(playing(["you"], seed)), Match.new(GAME, 1, seed))
    assert played.prompt(0) in played.read()
    return played


def widths(texts: list[str]) -> int:
    """The longest line."""
    return max(len(line) for text in texts for line in text.splitlines())


# -- alone -------------------------------------------------------------------------------------


def test_a_solo_game_up_to_its_first_ravage(start: Start):
    """Spirit, Growth, a card, fast Powers, the Invaders and the first Ravage, as the rules go."""
    played = solo(start)
    first = played.shown[-1]
    assert "Territorial Aggression: each use of one of your Powers" in first
    assert "G2 ~Wetland   1C" in first
    growth = played.choose(0, "spirit-panel", "devouring_teeth")
    assert "H-2.6 You play Devouring Teeth Lurk Underfoot and start on board G." in growth
    assert "Turn 1 · Spirit phase" in growth
    assert "A Amber (you): Devouring Teeth Lurk Underfoot" in growth
    assert "Energy 0 (+2) · cards played 0 of 1" in growth
    assert "Growth option 1 Reclaim all cards; Add a presence, range 0" in growth
    assert "Blight left in the pool: 6" in growth
    assert re.search(r"G5  Sands +1 +A1 ", played.shown[-1])
    actions = played.choose(0, "growth", 3)
    assert "1) Add a presence, range 2 2) Gain Energy: 3" in actions
    source = played.choose(0, "grow-presence", 2)
    assert "1) From the Energy track + Fire 2) From the card play track + 2" in source
    where = played.choose(0, "track", "plays")
    assert "G2 Wetland · 1C" in where
    cards = played.choose(0, "land", "G7")
    assert "Energy 5 (+2) · cards played 0 of 2" in cards  # H-4.2, H-4.7
    assert "Mark Territory with Scars and Teeth" in cards
    assert "Play Ferocious Rampage cost 2 · slow" in cards
    again = played.choose(0, "play", "mark_territory")
    assert "Which card do you play? H-4.8" in again
    fast = played.choose(0, "done")
    assert "Which fast Power do you use? H-6.1" in fast
    assert "Elements 1 Sun, 1 Earth, 1 Animal" in fast
    target = played.choose(0, "use", "mark_territory")
    assert "Mark Territory with Scars and Teeth: which land is the target? H-5.3" in target
    assert "Defend 9. If Invaders are present, 2 Fear. Push 2 Dahan." in target
    while not any(event["kind"] == "ravage" for event in played.match.events()):
        ask = played.match.pending[0]
        assert played.choose(0, *ask.options[0])
    ravage = next(event for event in played.match.events() if event["kind"] == "ravage")
    assert f"H-8.2 {WORDS.event(ravage)}" in " ".join(" ".join(played.shown).split())
    assert "Turn 2 · Spirit phase" in "\n".join(played.shown)
    assert re.search(r"Ravage \d+: Blight", " ".join(" ".join(played.shown).split()))
    assert widths(played.shown) <= 80


def test_every_question_of_a_whole_game_is_put(start: Start):
    """A bot and a person to the end: the bot waits for nobody, common questions go to the person.

    H-8.1: the order of the Ravage is a question to all; the bot in the first seat leaves it.
    """
    session = start(playing(["random", "you"], seed=4))
    rng = random.Random(5)
    shown: list[str] = []
    while session.until(CHOICE, OVER) == 0:
        shown.append(session.text())
        count = int(re.findall(r"Your choice \(1-(\d+)\)", shown[-1])[-1])
        session.process.sendline(str(rng.randint(1, count)))
    ending = session.text() + session.ending()
    assert session.process.exitstatus == 0
    reasons = ("spirit-destroyed", "island-blighted", "invaders-unstoppable")
    assert any(WORDS.text(f"reason-{reason}") in " ".join(ending.split()) for reason in reasons)
    assert "How near victory and defeat are" in ending
    everything = " ".join(" ".join(shown).split())
    assert "Which land do the Invaders Ravage next? H-8.1" in everything
    assert "A Amber (random): " in everything
    assert "V Violet (you): " in everything
    assert "Now deciding" not in everything
    assert widths([*shown, ending]) <= 80


# -- looking things up -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def looking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """A solo session at its first Growth, for tests that only look things up."""
    session = Session(playing(["you"], 0), tmp_path_factory.mktemp("looking"))
    played = Played(session, Match.new(GAME, 1, 0))
    played.read()
    played.choose(0, "spirit-panel", "rising_heat")
    yield played
    session.process.kill(signal.SIGKILL)
    session.process.close()


def test_rules_are_shown(looking: Played):
    """`?` shows the rule of the question, `? NUMBER` any."""
    text = looking.say("?")
    assert "Rule H-4.1" in text
    assert "choose exactly one of the three options" in text
    assert looking.prompt(0) in text
    assert "one Blight is also added to one adjacent land" in looking.say("? h-8.8").replace(
        "│ ", ""
    )


def test_victory_and_defeat_are_shown(looking: Played):
    """H-14: `v` shows what is left to do and how much is left to lose."""
    text = looking.say("v")
    assert "Terror Level I (victory: no Invaders) · left on the island: Explorer" in text
    assert "to the next fear card: 4 of 4 · fear cards left: 9" in text  # H-2.5
    assert "fear cards to the next Terror Level: 3" in text  # H-13.5
    assert "Fear still needed for all fear cards: 36" in text
    assert "Blight left in the pool: 6." in text  # H-26.2
    assert "Invader cards left: 11." in text  # H-2.9
    assert "Presence on the island: Amber 2." in text


def test_the_log_the_spirits_and_the_map_are_shown(looking: Played):
    """`l`, `h` and `m`."""
    assert "H-10.1 Explore: " in looking.say("l")
    hand = looking.say("h")
    assert "Blistering Heat: in your sacred sites Invaders have 1 Health less" in hand
    assert "Growth 2 Add a presence, range 3: Mountain, Sands" in hand
    assert "Scorch with Waves of Heat slow · range 1 from a sacred site · any land" in hand
    island = looking.say("m")
    assert "G1: G2 G6" in island  # H-15.2
    assert "A2*" in island  # H-16.1
    assert "cards left: 11, next: stage I" in island


@pytest.mark.parametrize(
    ("entry", "found"),
    [
        ("c call to tend", "cost 1 · slow · Water, Plant, Animal · range 1 · land with Dahan"),
        ("c tsunami", "range 2 from a sacred site · Coastal land"),
        ("c song of", "Mountain/Jungle"),
        ("c scapegoats", "In each land destroy 1 Explorer per Town and 2 per City."),
        ("c violent", "2 Sun, 4 Air 1 Damage in the land it came to"),
        ("c eyes watch", "Dahan Trust the Watchers"),
        ("c mischief", "─ innate ─"),
        ("c dragon", "There is no card “dragon”."),
    ],
)
def test_powers_spirits_and_fear_cards_are_looked_up(looking: Played, entry: str, found: str):
    """`c` finds Powers, Spirits and fear cards by their names."""
    assert found in looking.say(entry).replace("│ ", "")


def test_a_threshold_that_is_met_is_marked(start: Start):
    """H-18.4: of the innate Power, the tiers whose elements are there bear a mark."""
    played = solo(start)
    played.choose(0, "spirit-panel", "eyes_watch")
    played.choose(0, "growth", 2)
    while played.match.pending[0].prompt != "play-cards":
        options = played.match.pending[0].options
        track: Choice = ("track", "plays")
        played.choose(0, *(track if track in options else options[0]))
    played.choose(0, "play", "whispered_guidance_through_the_night")  # Moon, Air, Plant
    text = played.choose(0, "play", "mysterious_abductions")  # Moon, Fire, Plant
    assert "✔ 1 Moon, 2 Plant 1 Fear and Defend 2. 2 Moon, 3 Plant" in text


def test_a_threshold_that_is_declined_is_said_to_be_left_out():
    """H-18.7: with the text of the card that asks for its target, and for an innate Power alone."""
    drought, heat = "drought", "scorch_with_waves_of_heat"
    t = table(
        spirits=["rising_heat"],
        lands={"G5": {"presence": 2, "city": 1}, "G2": {"city": 3, "explorer": 2}},
        phase="slow",
        in_play={0: [drought]},
        elements={0: "5 fire 2 air 3 earth 2 sun"},
    )
    picture = HorizonsPicture(WORDS, Console(), ["Anna"], {})

    def before() -> str:
        parts = picture.before_question(t.match.view(0), t.ask_of(0))
        return " ".join(str(part) for part in parts)

    text = WORDS.text(f"power-{drought}.text")
    t.choose("use", drought).expect_asked(0, "target-land", drought)
    assert before() == text
    t.choose("stop").choose("use-fewer", drought).expect_asked(0, "target-land", drought)
    assert before() == f"{text} Its threshold is left out."
    t.choose("stop").choose("use-fewer", heat).choose("tiers", 2, 3)
    t.expect_asked(0, "target-land", heat)
    assert before() == "Thresholds 1, 4 are left out."


# -- taking back, saving and going on ----------------------------------------------------------


def test_a_choice_is_taken_back(looking: Played):
    """`u` before anything was revealed: the same Growth is asked again."""
    before = looking.say("m")
    assert "H-4.1 You choose Growth option 2." in looking.say("2")
    assert "Where do you take the presence from?" in looking.session.flat()
    back = looking.say("u")
    assert "The choice is taken back." in back
    assert looking.prompt(0) in back
    assert before.rpartition("? H-4.1")[2] == back.rpartition("? H-4.1")[2]


def test_a_match_is_saved_and_resumed(start: Start, tmp_path: Path):
    """`s`, `q`, and the same question again."""
    played = solo(start, seed=3)
    played.choose(0, "spirit-panel", "rising_heat")
    asked = played.choose(0, "growth", 3)
    assert f"Saved: {tmp_path / 'horizons-1.json'}" in played.say("s")
    played.session.process.sendline("q")
    assert "crannog play --resume" in played.session.ending()
    data = json.loads((tmp_path / "horizons-1.json").read_text(encoding="utf-8"))
    assert data["table"] == {"seats": ["you"], "language": "en"}
    assert Match.load(data, GAME).choices == played.match.choices
    again = Played(start(resuming(tmp_path / "horizons-1.json")), played.match)
    assert asked.rpartition("Which action")[2] == again.read().rpartition("Which action")[2]


# -- two people at one screen ------------------------------------------------------------------


@pytest.fixture
def pair(start: Start) -> Played:
    """Anna with Eyes Watch from the Trees and Boris with Devouring Teeth, at the first Growth."""
    session = start(playing(["you:Anna", "you:Boris"], seed=1))
    played = Played(session, Match.new(GAME, 2, 1))
    played.read()
    played.choose(0, "spirit-panel", "eyes_watch")
    played.choose(0, "board", "G")
    played.choose(1, "spirit-panel", "devouring_teeth")
    return played


def test_two_people_take_turns_as_they_like(pair: Played):
    """H-3.2: both are asked at once; the screen goes to and fro without a curtain."""
    text = pair.session.flat()
    assert "Now deciding: Boris" in text
    assert "Others who are asked now: p 1 Anna" in text
    assert pair.prompt(1) in text
    anna = pair.say("p 1")
    assert "Now deciding: Anna" in anna
    assert pair.prompt(0) in anna
    assert "“3” is none of the players who are asked now. Type one of these: 2 Boris" in pair.say(
        "p 3"
    )
    actions = pair.choose(0, "growth", 2)
    assert pair.prompt(0) in actions
    assert pair.prompt(1) in pair.say("p")
    assert pair.prompt(0) in pair.say("p anna")
    assert pair.prompt(1) in pair.say("p2")
    assert pair.prompt(0) in pair.say("з1")  # the same key of a Cyrillic layout
    assert not any(ERASED in screen for screen in pair.shown)


def test_being_done_can_be_taken_back_until_all_are(pair: Played):
    """H-3.2: nobody waits for one who is done, but may go back on it."""
    for seat, growth, card in ((1, 3, "mark_territory"), (0, 2, "mysterious_abductions")):
        if seat == 0:
            assert pair.prompt(0) in pair.session.flat()
        pair.choose(seat, "growth", growth)
        while pair.match.pending[seat].prompt != "play-cards":
            options = pair.match.pending[seat].options
            track: Choice = ("track", "plays")
            pair.choose(seat, *(track if track in options else options[0]))
        pair.choose(seat, "play", card)
        if pair.match.pending[seat].prompt == "play-cards":
            pair.choose(seat, "done")
    assert pair.prompt(0) in pair.session.flat()
    assert "Which fast Power do you use? H-6.1" in pair.session.flat()
    after = pair.choose(0, "done")
    assert "H-3.2 Anna is done." in after
    assert "Now deciding: Boris" in after
    assert re.search(r"A Anna: Eyes Watch from the Trees .* · done Elements", after)
    back = pair.say("p 1")
    assert "Now deciding: Anna" in back
    assert "1) Not done after all" in back
    assert "H-3.2 Anna is not done after all." in pair.choose(0, "not-done")
    assert "Now deciding: Anna" in pair.session.flat()
    assert "Use Mysterious Abductions" in pair.session.flat()


def test_one_person_has_nobody_to_call(looking: Played):
    """Alone there is no such command."""
    assert "“p” is not an answer here." in looking.say("p")
    assert "Now deciding" not in looking.session.flat()


def test_in_inis_the_curtain_falls_before_the_other_takes_over(start: Start):
    """I-7: two people draft at the same time; `p` passes the screen on, hands hidden."""
    session = start(terminal.playing(["you:Anna", "you:Boris"], seed=0))
    person = ""
    while True:
        if session.until(CURTAIN, CHOICE) == 0:
            person = re.findall(r"Pass the screen to: (\w+)", session.text())[-1]
            session.process.sendline("")
        elif "Others who are asked now" in session.text():
            break
        else:
            session.process.sendline("1")
    other = {"Anna": "Boris", "Boris": "Anna"}[person]
    session.process.sendline("p")
    session.until(CURTAIN)
    assert ERASED in session.screen
    assert f"Pass the screen to: {other}" in session.text()


# -- the menu and other languages --------------------------------------------------------------


def test_the_menu_begins_a_game_alone(start: Start):
    """One player is asked for no bot; a first game has its prepared cards (H-28.1)."""
    session = start(MENU)
    entries = session.question()
    assert "New game alone or together with bots" in entries
    session.process.sendline("1")
    session.until(re.escape("How many players, you included (1, 2, 3)? "))
    assert "Which Spirit do you play?" in session.answer("1")
    first = start(MENU)
    first.question()
    first.process.sendline("3")
    first.until(re.escape("(1, 2, 3)? "))
    first.answer("1")
    assert "prepared cards left: 7" in first.answer("1")


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_another_language_is_spoken(start: Start, language: str):
    """The first questions, the standings and a card, in 80 columns."""
    words = Words(language, GAME)
    session = start(playing(["you", "random"], seed=0, language=language))
    choice = re.escape(words.text("ui-choose", count=9)).replace("9", r"\d+")
    shown: list[str] = []
    for entry in ("1", "1", "v", "h", "m", "1", "1"):
        session.until(choice)
        shown.append(session.text())
        session.process.sendline(entry)
    everything = " ".join(" ".join(shown).split())
    for message in ("prompt-spirit", "prompt-board", "terminal-standings", "phase-spirit"):
        assert words.text(message) in everything
    assert words.text("spirit-devouring_teeth") in everything
    assert widths(shown) <= 80
