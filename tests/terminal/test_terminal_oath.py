"""Oath at the terminal: the table, the menu under headings, campaigns, deals, whole matches."""

import random
import re
from collections.abc import Sequence
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from crannog.cli.terminal.client import Client
from crannog.cli.terminal.saves import Table as Seating
from crannog.cli.terminal.screen import grouped
from crannog.games.oath import GAME
from crannog.games.oath.facts import NUMBER, SUIT, is_denizen
from crannog.games.oath.shown import OathView
from crannog.games.oath.terminal.picture import HEADINGS, OathPicture
from crannog.games.oath.view import view
from crannog.games.oath.why import MENU
from crannog.kernel import Ask, Match
from crannog.shapes import read
from crannog.words import LANGUAGES, Words
from tests.oath import ceremonies
from tests.oath.table import HEARTH, Table
from tests.oath.test_gathering import among, gathered, hands, meet
from tests.terminal import test_terminal as terminal
from tests.terminal.test_terminal import ANY_CHOICE, CHOICE, CURTAIN, ERASED, OVER, Start, playing

start = terminal.start
WIDTH = 80


def console() -> Console:
    """A screen of 80 columns that keeps what is printed."""
    return Console(file=StringIO(), width=WIDTH, highlight=False, emoji=False, markup=False)


def printed(parts: Sequence[RenderableType]) -> list[str]:
    """The lines that the parts make."""
    screen = console()
    for part in parts:
        screen.print(part)
    assert isinstance(screen.file, StringIO)
    return [line.rstrip() for line in screen.file.getvalue().splitlines()]


def picture(seats: int = 3, language: str = "en") -> OathPicture:
    """The pictures of a match with these seats, all taken by their colours."""
    words = Words(language, GAME)
    labels = [words.seat(seat) for seat in range(seats)]
    return OathPicture(words, console(), labels, {})


def flat(lines: Sequence[str]) -> str:
    """The lines as one, however they were broken."""
    return " ".join(" ".join(lines).split())


def widest(text: str) -> int:
    """The columns that the longest line takes."""
    return max(cell_len(line) for line in text.splitlines())


# -- the table ---------------------------------------------------------------------------------


@pytest.fixture
def tutorial() -> Match:
    """O-1.F: the tutorial's first turn."""
    return Match.new(GAME, 4, 1, {"setup": "tutorial"})


def test_a_line_for_each_site(tutorial: Match):
    """Slot, name, cards and capacity, ruler, pawns, cards with their suits, relics."""
    lines = printed(picture(4).map(tutorial.view(0)))
    assert "Round 1 of 8 · Act · Purple" in lines
    assert ("P1 Mountain 1/2    Purple 1 · pawns: Red, Blue · [A Taming Charm] · relic ?") in lines
    assert "H1 Rocky Coast 1/2 Purple 1 · pawn: Yellow · [N Elders]" in lines
    assert "C2 facedown" in lines
    assert "Hinterland  discard pile: 5 [?]" in lines
    assert "Banks     Discord 3 · Arcane 3 · Order 3 · Hearth 3 · Beast 3 · Nomad 3" in lines
    assert "Goal      Oath of Supremacy: Purple 3 · Red 0 · Blue 0 · Yellow 0" in lines


def test_a_line_for_each_player(tutorial: Match):
    """Supply, warbands, favor, secrets, title; a facedown adviser is a back to the others."""
    ask = tutorial.pending[0]
    own = printed(picture(4).before_decision(tutorial.view(0), ask))
    head = next(n for n, line in enumerate(own) if line.startswith("Player"))
    assert own[head].split() == ["Player", "Supply", "Warb.", "Favor", "Secr."]
    assert own[head + 1].startswith("Purple 7 (+5) 3 (17)   2   1 (0) ")
    assert "Chancellor · Oathkeeper · [? Forest Paths] · The Grand Scepter" in flat(own)
    assert "Exile · [?]" in flat(own)
    assert "Naysayers" not in flat(own)
    assert "Your facedown advisers" in own
    assert "when you travel to a site with a Beast card, spend no Supply" in flat(own)
    others = printed(picture(4).before_decision(tutorial.view(1), ask))
    assert "Forest Paths" not in flat(others)
    assert "Chancellor · Oathkeeper · [?] · The Grand Scepter" in flat(others)


def test_tokens_titles_and_banners_are_shown():
    """Tokens on cards, a facedown Vision, the Usurper, a revealed Vision, the Mob side."""
    t = Table()
    t.site("fertile_valley", cards="longbows", ruler=1, warbands=2)
    t.g.laid[NUMBER["longbows"]] = (1, 2)
    t.adviser(2, "conspiracy", facedown=True)
    t.banner("peoples_favor", 1, tokens=6)
    t.g.mob, t.g.title, t.g.usurper = True, 1, True
    t.g.players[1].vision = NUMBER["vision_of_faith"]
    shown = flat(
        printed([*picture().map(view(t.g, 0)), *picture().players(read(view(t.g, 0), OathView))])
    )
    assert "Red 2 · pawn: Purple · [O Longbows f1 s2]" in shown
    assert "Banner of the People's Favor 6: Red · Mob side" in shown
    assert "Exile · Usurper · Vision of Faith" in shown
    assert "Exile · [?V]" in shown
    assert "Steppe 0/2 Bandits" in shown


def test_what_a_seat_has_seen_is_shown_to_it_alone():
    """O-9.4: a relic that was looked at, in `m` and `h`."""
    t = Table()
    t.site("fertile_valley", relics="whistle")
    t.turn(0).does(0, "peek-relic", 0)
    assert "relic Whistle" in flat(printed(picture().map(view(t.g, 0))))
    assert "Fertile Valley: Whistle" in printed(picture().hand(view(t.g, 0)))
    assert "relic ?" in flat(printed(picture().map(view(t.g, 1))))
    assert "Whistle" not in flat(printed(picture().hand(view(t.g, 1))))


def test_standings_count_for_every_goal(tutorial: Match):
    """O-3: all four goals, the leader marked, the Visions drawn."""
    lines = printed(picture(4).standings(tutorial.view(None)))
    row = next(line for line in lines if line.startswith("Purple"))
    assert re.findall(r"\d ✔|\d", row) == ["3 ✔", "0", "0", "1 ✔"]
    assert lines[-1].startswith("Visions drawn: 0.")


def test_cards_are_shown_with_what_they_cost():
    """Suit, restriction, lock, cost, and the text; sites and relics, too."""
    faces = picture()
    shown = {card: flat(printed(faces.card(card))) for card in faces.cards()}
    assert "Arcane · cost: 1 secret" in shown["spirit_snare"]
    assert "Order · sites only · locked" in shown["keep"]
    assert "Arcane · cost: 1 secret" in shown["jinx"]
    assert "defence: 5 dice" in shown["grand_scepter"]
    assert "capacity 2 · 1 relic · price of a relic: burn 2 favor" in shown["mountain"]
    assert "price of a relic: 3 favor to the Nomad bank" in shown["steppe"]
    assert len(shown) == len(NUMBER)


# -- the menu ----------------------------------------------------------------------------------


def test_every_verb_of_the_menu_has_a_heading(tutorial: Match):
    """And short entries, numbered as the options are."""
    assert set(HEADINGS) == {*MENU, "rest"}
    words = Words("en", GAME)
    assert all(words.has(heading) for heading in HEADINGS.values())
    ask, seen, faces = tutorial.pending[0], tutorial.view(0), picture(4)
    labels = [faces.option(ask, choice, seen) for choice in ask.options]
    groups = [faces.group(ask, choice) for choice in ask.options]
    lines = printed([grouped(labels, groups, WIDTH)])
    assert lines[0] == "Search   1) the Cradle discard pile 2) the world deck"
    assert lines[2] == "Trade    4) O Longbows for favor 5) O Longbows for secrets"
    found = [int(number) for number in re.findall(r"(\d+)\)", " ".join(lines))]
    assert sorted(found) == list(range(1, len(ask.options) + 1))
    number = ask.options.index(("travel", "mountain")) + 1
    assert f"{number}) P1 Mountain" in flat(lines)


def test_a_group_stands_together():
    """Options of one heading that are apart in the list keep their own numbers."""
    labels = [Text(word) for word in ("a", "b", "c")]
    assert printed([grouped(labels, ["Peek", "Rest", "Peek"], WIDTH)]) == [
        "Peek 1) a 3) c",
        "Rest 2) b",
    ]


# -- campaigns and deals -----------------------------------------------------------------------


def test_a_campaign_has_two_columns():
    """O-5.5: who, dice, forces, plans, and the targets with their dice."""
    t = Table()
    t.adviser(0, "longbows outriders")
    t.man("fertile_valley", 1, 2)
    t.pawn(1, "fertile_valley")
    t.banner("peoples_favor", 1, tokens=3)
    t.turn(0).does(0, "campaign", 1).does(0, "target-thing", "peoples_favor").does(0, "declare")
    t.does(0, "number", 2).does(0, "plan", "longbows")
    lines = [
        re.sub(r"[│╭╮╰╯─]", "", line).strip()
        for line in printed(picture().before_question(view(t.g, 0), t.ask(0)))
    ]
    columns = [re.split(r"\s{3,}", line) for line in lines]
    assert ["Attacker: Purple", "Defender: Red"] in columns
    assert ["Plans", "Longbows"] in columns
    assert any(row[0] == "Force" and row[1].startswith("3 (Purple 3") for row in columns)
    assert "Targets and their dice: Fertile Valley 1, Banner of the People's Favor 3" in lines


def test_a_deal_is_a_list_with_totals():
    """O-6.6.1: what each side gives, and what it would have then; nothing before it is told."""
    t = Table()
    t.turn(0).does(0, "offer-citizenship", 1).does(0, "slot", "brutal")
    t.does(0, "offer-exchange").does(0, "give-favor", 2).does(0, "want-secrets", 1)
    shown = flat(printed(picture().before_question(view(t.g, 0), t.ask(0))))
    assert "Purple gives 2 favor │ │ then on the board: favor 2, secrets 6" in shown
    assert "Red gives 1 secret │ │ then on the board: favor 6, secrets 4" in shown
    hidden = flat(printed(picture().before_question(view(t.g, 1), t.ask(0))))
    assert "The proposal is still being put together." in hidden
    assert "2 favor" not in hidden


def test_a_deal_of_several_says_who_gets_what():
    """The Gathering: each giver with all receivers, and what each would have then."""
    t = among(meet(gathered(3, 0, 2)), 0)
    hands(t, 0, 1, 0, ("hand-favor", 2))
    hands(t, 0, 1, 2, ("hand-secrets", 1))
    shown = flat(printed(picture().before_question(view(t.g, 0), t.ask(0))))
    assert "Red gives Purple: 2 favor │ │ Blue: 1 secret │" in shown
    assert "Purple gives nothing │ │ then on the board: favor 6, secrets 5" in shown


# -- the chronicle -----------------------------------------------------------------------------


def test_the_ceremony_shows_the_winner_the_oath_and_the_map():
    """O-8: before each question the map and a panel; at the end what has become of it all."""
    t = ceremonies.table()
    t.g.idle_citizens = [4]
    t.site("fertile_valley", cards="wolves", ruler=0)
    t.site("river", cards="great_spire")
    ceremonies.up_to(ceremonies.won(t), "raise-edifice")
    seen, ask = view(t.g, 0), t.ask(0)
    before = flat(printed([*picture().before_decision(seen, ask)]))
    assert "Round 1 of 8 · Chronicle · Purple" in before
    assert "Fertile Valley 1/3" in before
    shown = flat(printed(picture().before_question(seen, ask)))
    assert "Winner Purple (the Empire has prevailed)" in shown
    assert "Next oath Oath of Supremacy" in shown
    assert "Boards Purple Chancellor · Red Exile · Blue Exile · White Citizen" in shown
    t.does(0, "build", "wolves")
    ceremonies.written(t)
    ended = flat(printed(picture().standings(view(t.g, None))))
    for part in (
        "Built Forest Temple",
        "Fallen to ruin Fallen Spire",
        "Denizens in 6 from the Archive",
        "Denizens out 0",
        "H3 River 1/2",
    ):
        assert part in ended
    assert "Goals." not in ended


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_of_the_chronicle_has_all_its_words(language: str):
    """A ruin repaired, and cards that came back."""
    t = ceremonies.table()
    t.adviser(0, "marriage")
    t.site("river", cards="fallen_spire", ruler=0)
    hearth = [card for card in NUMBER if SUIT[NUMBER[card]] == HEARTH and is_denizen(NUMBER[card])]
    t.deck(" ".join(card for card in hearth if card != "marriage"))
    t.dispossessed("wolves")
    ceremonies.up_to(ceremonies.won(t), "raise-edifice").does(0, "repair", "fallen_spire")
    face = picture(3, language)
    lines = printed(face.standings(view(t.g, 0)))
    assert face.words.missing == set()
    assert face.words.text("terminal-healed", count=1) in flat(lines)
    assert max(cell_len(line) for line in lines) <= WIDTH


# -- whole matches -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_bots_play_at_the_terminal(language: str):
    """To the end, in 80 columns, with words for everything; the winner is named."""
    match = Match.new(GAME, 4, 3, {"setup": "quick"})
    screen = console()
    client = Client(match, Seating(["random"] * 4, language), screen)
    assert client.run() == 0
    assert isinstance(screen.file, StringIO)
    shown = screen.file.getvalue()
    assert match.state.result is not None
    assert client.words.text(f"reason-{match.state.result.reason}") in flat([shown])
    assert client.words.missing == set()
    assert widest(shown) <= WIDTH


def test_a_whole_match_with_a_person(start: Start):
    """Every question that a person is asked can be answered by its number, to the end."""
    session = start(playing(["you", "random", "random", "random"], 2, game="oath", setup="quick"))
    rng = random.Random(5)
    shown: list[str] = []
    while session.until(CHOICE, OVER) == 0:
        shown.append(session.text())
        count = int(re.findall(r"Your choice \(1-(\d+)\)", shown[-1])[-1])
        numbers = re.findall(r"(?:^|\s)(\d+)\) ", shown[-1][shown[-1].rindex("  O-") :])
        assert sorted(map(int, numbers)) == list(range(1, count + 1))
        session.process.sendline(str(rng.randint(1, count)))
    ending = session.text() + session.ending()
    assert session.process.exitstatus == 0
    assert re.search(r"Winners?: |You win: |You are among the winners: ", ending)
    everything = flat(shown)
    for part in ("Your turn. What do you do? O-4.2", "Purple (you)", "Red (random)"):
        assert part in everything
    assert max(widest(text) for text in [*shown, ending]) <= WIDTH


def test_cards_and_rules_can_be_looked_up(start: Start):
    """`c` by name and by number, `?`, `v`, `h` and `m`, in the tutorial's first turn."""
    seats = ["you", "random", "random", "random"]
    session = start(playing(seats, 1, game="oath", setup="tutorial"))
    session.question()
    assert "add 1 attack die if you attack" in " ".join(session.answer("c longb").split())
    assert "Longbows" in session.answer("c 3")
    assert "Rule O-4.2" in session.answer("?")
    assert "Goals. The title now goes by: Oath of Supremacy" in session.answer("v")
    assert "At your site" in session.answer("h")
    assert "C1 Plains 1/3" in session.answer("m")


def test_people_at_one_screen_hide_their_advisers(start: Start):
    """O-9.4: the curtain falls between two people; nobody sees the other's facedown cards."""
    match = Match.new(GAME, 2, 4, {"setup": "quick"})
    words = Words("en", GAME, ["Anna", "Boris"])
    dealt = [[words.card(card) for card in advisers(match, seat)] for seat in (0, 1)]
    session = start(playing(["you:Anna", "you:Boris"], 4, game="oath", setup="quick"))
    screens: dict[str, list[str]] = {"Anna": [], "Boris": []}
    person = ""
    while len(screens["Boris"]) < 4:
        if session.until(CURTAIN, CHOICE) == 0:
            assert ERASED in session.screen
            person = re.findall(r"Pass the screen to: (\w+)", session.text())[-1]
            assert not any(card in session.text() for card in (*dealt[0], *dealt[1]))
            session.process.sendline("")
        else:
            screens[person].append(session.text())
            rest = re.findall(r"(\d+)\) Rest\b", session.text())
            session.process.sendline(rest[-1] if rest else "1")
    anna, boris = flat(screens["Anna"]), flat(screens["Boris"])
    assert all(card in anna for card in dealt[0])
    assert not any(card in boris for card in dealt[0])
    assert not any(card in anna for card in dealt[1])


def advisers(match: Match, seat: int) -> list[str]:
    """The seat's own advisers."""
    return [str(card.card) for card in read(match.view(seat), OathView).players[seat].advisers]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_another_language_is_spoken(start: Start, language: str):
    """The table, the menu, the standings and a card, in 80 columns."""
    seats = ["you", "random", "random", "random"]
    session = start(playing(seats, 1, language=language, game="oath", setup="tutorial"))
    words = Words(language, GAME)
    shown: list[str] = []
    for entry in ("v", "h", "m", "c 3", "1"):
        session.until(ANY_CHOICE)
        shown.append(session.text())
        session.process.sendline(entry)
    everything = flat(shown)
    for message in ("prompt-act", "terminal-banks", "action-travel", "card-longbows"):
        assert words.text(message) in everything
    assert max(widest(text) for text in shown) <= WIDTH


def test_no_heading_where_options_are_few():
    """Questions other than the menu and deals are listed as they are."""
    ask = Ask(0, "plans", [("no-more-plans",)], "O-5.5.3", ())
    assert picture().group(ask, ("no-more-plans",)) == ""
