"""The other commands: games, play, rules, perft, replay, golden, compile, bench."""

import json
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from crannog.arena.golden import record
from crannog.arena.perft import perft
from crannog.cli import language_of
from crannog.games.inis import GAME
from crannog.kernel import BadSave, Json, Match, installed_games
from crannog.parts.golden import Recipe
from crannog.words import UnknownLanguage
from tests.cli.conftest import Command, at_random

COMMANDS = (
    "games",
    "play",
    "simulate",
    "ladder",
    "balance",
    "corpus",
    "fuzz",
    "scenario",
    "state",
    "replay",
    "coach",
    "perft",
    "rules",
    "types",
    "golden",
    "chronicle",
    "compile",
    "bench",
)


# -- the command itself ------------------------------------------------------------------------


def test_help_names_every_command(crannog: Command) -> None:
    """`crannog --help` lists all commands; each has its own help with an example."""
    ended = crannog("--help")
    assert ended.code == 0
    for name in COMMANDS:
        assert f"\n  {name} " in ended.out
        own = crannog(name, "--help")
        assert own.code == 0
        assert f"Usage: crannog {name}" in own.out
    assert "Example:\n    crannog golden check" in crannog("golden", "check", "--help").out


def test_version(crannog: Command) -> None:
    """`crannog --version`."""
    assert crannog("--version").out.startswith("crannog 0.")


def test_unknown_command(crannog: Command) -> None:
    """A command that is none: exit code 2."""
    ended = crannog("dance")
    assert ended.code == 2
    assert "No such command 'dance'" in ended.err


def test_games_with_options(crannog: Command) -> None:
    """Id, name, seats; each option with its values, default and rule."""
    ended = crannog("games")
    assert ended.code == 0
    assert "inis: Inis, 2, 3, 4 seats\n" in ended.out
    assert "--option scenario=standard | discovery  (default standard; I-4.10)\n" in ended.out
    assert "max_rounds=none | a whole number from 1  (default none; I-19.17)\n" in ended.out


def test_ctrl_c_ends_quietly(crannog: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 130, no traceback, no half report."""

    def interrupted(*words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("crannog.cli.runs.play_series", interrupted)
    ended = crannog("simulate", "inis", "--seats", 4)
    assert ended.code == 130
    assert ended.out == ""
    assert "Traceback" not in ended.err


@pytest.mark.parametrize(
    ("given", "environ", "language"),
    [
        ("uk", {"CRANNOG_LANG": "ru"}, "uk"),
        (None, {"CRANNOG_LANG": "ru", "LANG": "uk_UA.UTF-8"}, "ru"),
        (None, {"LC_ALL": "uk_UA.UTF-8", "LANG": "ru_RU.UTF-8"}, "uk"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language(given: str | None, environ: dict[str, str], language: str) -> None:
    """--lang, then $CRANNOG_LANG, then the system's if we speak it, else English."""
    assert language_of(given, environ) == language


def test_an_unknown_language() -> None:
    """A language that was asked for must be one of ours."""
    with pytest.raises(UnknownLanguage, match="there is no language 'de'; there are: en, ru, uk"):
        language_of(None, {"CRANNOG_LANG": "de"})


# -- play --------------------------------------------------------------------------------------


class FakeTerminal(ModuleType):
    """Stands for the terminal client and notes what it is asked to do."""

    def __init__(self) -> None:
        super().__init__("crannog.cli.terminal")
        self.calls: list[tuple[object, ...]] = []

    def menu(self, language: str) -> int:
        """The menu."""
        self.calls.append(("menu", language))
        return 0

    def play(self, *words: object, practice: bool) -> int:
        """A new match."""
        self.calls.append(("play", *words, practice))
        return 3

    def resume(self, *words: object, practice: bool) -> int:
        """A saved match."""
        self.calls.append(("resume", *words, practice))
        return 0


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> FakeTerminal:
    """The terminal client, replaced."""
    fake = FakeTerminal()
    monkeypatch.setitem(sys.modules, "crannog.cli.terminal", fake)
    monkeypatch.setattr("crannog.cli.terminal", fake, raising=False)
    return fake


def test_play_and_menu(
    crannog: Command, terminal: FakeTerminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client gets game, seats, language, seed and options; its exit code is the command's."""
    words = ("--seats", "you:Anna,greedy", "--lang", "uk", "--seed", 7)
    ended = crannog("play", "inis", *words, "--option", "scenario=discovery")
    assert ended.code == 3
    (call,) = terminal.calls
    assert [call[0], *call[2:]] == [
        "play",
        ["you:Anna", "greedy"],
        "uk",
        7,
        {"scenario": "discovery"},
        False,
    ]
    assert getattr(call[1], "id", None) == "inis"
    assert crannog("play", "--resume", "match.json", "--practice").code == 0
    assert terminal.calls[-1] == ("resume", Path("match.json"), None, True)
    monkeypatch.setenv("CRANNOG_LANG", "ru")
    assert crannog().code == 0
    assert terminal.calls[2:] == [("menu", "ru")]


def test_play_without_a_game(crannog: Command, terminal: FakeTerminal) -> None:
    """Neither a game nor a save, an unknown game, an unknown language: exit code 2."""
    assert "which game? `crannog games` lists them" in crannog("play").err
    assert crannog("play", "chess").code == 2
    assert crannog("play", "inis", "--lang", "de").code == 2
    assert terminal.calls == []


# -- rules -------------------------------------------------------------------------------------


def test_one_rule(crannog: Command) -> None:
    """A number in any case, with or without its letter, in three languages."""
    ended = crannog("rules", "inis", "I-12.9")
    assert ended.code == 0
    assert ended.out.startswith("I-12.9  Maneuvers are performed one at a time, starting with")
    assert crannog("rules", "inis", "12.9").out == ended.out
    for language in ("ru", "uk"):
        other = crannog("rules", "inis", "i-12.9", "--lang", language).out
        assert other.startswith("I-12.9  ")
        assert other != ended.out


def test_a_section_a_word_and_the_list(crannog: Command) -> None:
    """I-12 whole, every rule that speaks of the Swamp, and the sections."""
    section = crannog("rules", "inis", "I-12").out
    assert section.startswith("I-12 Clashes\n")
    assert "\nI-12.1  " in section
    assert "\nI-12.20  " in section
    assert "I-13" not in section.partition("I-12.20")[2].partition("\n")[2]
    swamp = crannog("rules", "inis", "swamp").out
    assert "I-14.4  **Swamp**: no Citadel can be placed there." in swamp
    assert "I-12.9 " not in swamp
    sections = crannog("rules", "inis").out.splitlines()
    assert sections[0] == "I-1  Components"
    assert len(sections) == 21


@pytest.mark.parametrize("wanted", ["I-12.99", "I-99", "99.1", "zeppelin"])
def test_an_unknown_rule(crannog: Command, wanted: str) -> None:
    """Exit code 2; near numbers are named where there are any."""
    ended = crannog("rules", "inis", wanted)
    assert ended.code == 2
    assert ended.out == ""
    assert f"the rules of inis have no '{wanted}'" in ended.err
    assert ("near it: I-12." in ended.err) == (wanted == "I-12.99")


# -- perft -------------------------------------------------------------------------------------


def test_perft_of_two_players(crannog: Command) -> None:
    """The Capital in one of two tiles (I-4.7), four clans in one of two (I-4.9), then I-7.2."""
    ended = crannog("perft", "inis", "--seats", 2, "--seed", 1, "--depth", 7)
    assert ended.code == 0
    counts = [int(line.split()[1]) for line in ended.out.splitlines()]
    assert counts[:5] == [2, 4, 8, 16, 32]
    assert counts[5] >= 3 * 32
    assert len(counts) == 7


def test_perft_of_all_seats(crannog: Command) -> None:
    """Without --seats it is the game with most players."""
    most = crannog("perft", "inis", "--depth", 3)
    assert most.code == 0
    assert most.out == crannog("perft", "inis", "--depth", 3, "--seats", 4).out
    assert most.out != crannog("perft", "inis", "--depth", 3, "--seats", 3).out


def test_perft_agrees_with_matches() -> None:
    """The same counts by playing every sequence anew."""

    def ways(prefix: list[tuple[int, tuple[str | int, ...]]], depth: int) -> int:
        match = Match.new(GAME, 3, 2)
        for seat, choice in prefix:
            match.choose(seat, choice)
        seat = min(match.pending)
        options = match.pending[seat].options
        if depth == 1:
            return len(options)
        return sum(ways([*prefix, (seat, option)], depth - 1) for option in options)

    assert perft(GAME, 3, 2, {}, 4) == [ways([], depth) for depth in range(1, 5)]


def test_perft_refuses_bad_seats(crannog: Command) -> None:
    """Exit code 2."""
    assert crannog("perft", "inis", "--seats", 9).code == 2


# -- replay ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def over() -> Match:
    """A match that has ended."""
    match = Match.new(GAME, 2, seed=12)
    while match.pending:
        at_random(match, 1, seed=len(match.choices))
    return match


def saved(match: Match, folder: Path) -> Path:
    """The match's save."""
    path = folder / "match.json"
    path.write_text(json.dumps(match.save()))
    return path


def test_replay_for_the_public(crannog: Command, over: Match, tmp_path: Path) -> None:
    """Every event on a line with its number and rule."""
    ended = crannog("replay", saved(over, tmp_path))
    assert ended.code == 0
    lines = ended.out.splitlines()
    assert len(lines) == len(over.events())
    assert lines[0].split()[0] == "0"
    assert lines[0].endswith("(I-4.4)")
    assert lines[-1].endswith(f"({over.events()[-1]['rule']})")


def test_replay_as_seats_see_it(crannog: Command, over: Match, tmp_path: Path) -> None:
    """Each seat reads its own cards, the public nobody's, --all everyone's."""
    path = saved(over, tmp_path)
    dealt = [event["n"] for event in over.events() if event["kind"] == "dealt"]
    assert len(dealt) >= 4
    first = dealt[0]
    span = ("--from", first, "--to", dealt[1])
    public = crannog("replay", path, *span).out.splitlines()
    seat0 = crannog("replay", path, *span, "--seat", 0).out.splitlines()
    seat1 = crannog("replay", path, *span, "--seat", 1).out.splitlines()
    everyone = crannog("replay", path, *span, "--all").out.splitlines()
    assert len(public) == 2
    assert [seat0[0] == public[0], seat0[1] == public[1]] == [False, True]
    assert [seat1[0] == public[0], seat1[1] == public[1]] == [True, False]
    assert everyone == [seat0[0], seat1[1]]


def test_replay_in_other_languages(crannog: Command, over: Match, tmp_path: Path) -> None:
    """The whole match, secrets included, has words in every language."""
    path = saved(over, tmp_path)
    told = {
        lang: crannog("replay", path, "--all", "--lang", lang).out for lang in ("en", "uk", "ru")
    }
    assert len(set(told.values())) == 3
    assert len({len(text.splitlines()) for text in told.values()}) == 1


def test_replay_keeps_secrets_and_refuses_nonsense(crannog: Command, tmp_path: Path) -> None:
    """An unfinished match has no --all; wrong seats and files are refused."""
    path = saved(at_random(Match.new(GAME, 2, seed=3), 12), tmp_path)
    assert crannog("replay", path).code == 0
    early = crannog("replay", path, "--all")
    assert (early.code, early.out) == (2, "")
    assert "the match is not over: --all would tell its secrets" in early.err
    assert "the match has the seats 0 to 1, not 2" in crannog("replay", path, "--seat", 2).err
    missing = crannog("replay", tmp_path / "none.json")
    assert missing.code == 2
    assert missing.err == f"crannog: {tmp_path / 'none.json'}: No such file or directory\n"
    path.write_text('{"choices": []}')
    assert "not a Crannog save: it has no field 'crannog'" in crannog("replay", path).err
    assert path.read_text() == '{"choices": []}'


# -- golden matches ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A golden match of two rounds."""
    recipe = Recipe("small", 2, 3, "two rounds (I-19.17)", {"max_rounds": 2})
    return record(GAME, recipe, tmp_path_factory.mktemp("golden"))


def test_golden_record_and_check(crannog: Command, tmp_path: Path) -> None:
    """The recorded matches, for every number of seats, replay to the same end."""
    ended = crannog("golden", "record", tmp_path)
    assert ended.code == 0
    files = {path.stem: json.loads(path.read_text()) for path in tmp_path.iterdir()}
    for game in installed_games().values():
        assert {f"{game.id}-{seats}" for seats in game.seats} <= set(files)
    assert {"inis-discovery", "inis-lattice"} <= set(files)
    for data in files.values():
        assert data["proves"]
        assert data["expect"]["result"]["reason"]
        assert data["expect"]["choices"] == len(data["choices"]) > 40
    checked = crannog("golden", "check", tmp_path)
    assert checked.code == 0
    assert checked.out.count("ok ") == len(files)


def test_golden_records_one_game_alone(crannog: Command, tmp_path: Path) -> None:
    """For a game of another package, whose folder is not that of this repository's matches."""
    ended = crannog("golden", "record", tmp_path, "--game", "horizons")
    assert ended.code == 0
    assert {path.stem for path in tmp_path.iterdir()} == {"horizons-1", "horizons-2", "horizons-3"}
    assert crannog("golden", "record", tmp_path, "--game", "nothing").code == 2


def changed(path: Path, folder: Path, key: str, value: Json) -> Path:
    """A copy of a golden match with one field changed."""
    data = json.loads(path.read_text())
    data[key] = value
    folder.joinpath("changed.json").write_text(json.dumps(data))
    return folder


def test_golden_check_finds_changes(crannog: Command, recorded: Path, tmp_path: Path) -> None:
    """Another end, refused choices and other rules are failures that say what changed."""
    expect = json.loads(recorded.read_text())["expect"]
    other = crannog("golden", "check", changed(recorded, tmp_path, "seed", 4))
    assert other.code == 1
    assert "FAILED" in other.out
    wrong = crannog(
        "golden", "check", changed(recorded, tmp_path, "expect", {**expect, "digest": "0"})
    )
    assert wrong.code == 1
    assert f"digest is '{expect['digest']}', recorded was '0'" in wrong.out
    old = crannog("golden", "check", changed(recorded, tmp_path, "rules", 0))
    assert old.code == 1
    assert "made with version 0 of the rules" in old.out


def test_golden_check_refuses_other_files(crannog: Command, recorded: Path, tmp_path: Path) -> None:
    """No files, no JSON, or a save without its expected end: exit code 2."""
    nothing = crannog("golden", "check", tmp_path)
    assert nothing.code == 2
    assert "make them with: crannog golden record" in nothing.err
    (tmp_path / "broken.json").write_text("{")
    assert crannog("golden", "check", tmp_path).code == 2
    (tmp_path / "broken.json").unlink()
    bare = crannog("golden", "check", changed(recorded, tmp_path, "expect", None))
    assert bare.code == 2
    assert "not a golden match: it has no field 'expect'" in bare.err


def test_a_golden_match_is_a_save(crannog: Command, recorded: Path, tmp_path: Path) -> None:
    """It can be replayed and looked at like any save."""
    copy = shutil.copy(recorded, tmp_path)
    assert crannog("replay", copy, "--all").code == 0
    assert crannog("state", copy).out.startswith("seats: 2\n")
    with pytest.raises(BadSave):
        Match.load({"proves": "nothing"})


# -- compile, bench ----------------------------------------------------------------------------


@pytest.fixture
def speed(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The compiler, replaced: it has made nothing yet."""
    fake = ModuleType("crannog.speed")
    fake.compiled_path = lambda: None  # type: ignore[attr-defined]
    fake.compile_package = lambda report: report("compiling") or Path("made")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "crannog.speed", fake)
    monkeypatch.setattr("crannog.speed", fake, raising=False)
    return fake


def test_compile(crannog: Command, speed: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """It reports and prints where the compiled package is, even when $CRANNOG_COMPILED is set."""
    assert crannog("compile").out == "compiling\nmade\n"
    monkeypatch.setenv("CRANNOG_COMPILED", "1")
    assert crannog("compile").out == "compiling\nmade\n"


def test_compiled_runs_the_command_anew(
    crannog: Command, speed: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With the compiled package first on the path, and only once."""
    started: list[tuple[list[str], dict[str, str]]] = []

    def execve(program: str, words: list[str], environ: dict[str, str]) -> None:
        started.append((words, environ))
        raise SystemExit(5)

    monkeypatch.setattr(os, "execve", execve)
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    speed.compiled_path = lambda: tmp_path  # type: ignore[attr-defined]
    assert crannog("--compiled", "games").code == 5
    monkeypatch.setenv("CRANNOG_COMPILED", "1")
    assert crannog("games").code == 5
    for words, environ in started:
        assert words == [sys.executable, "-m", "crannog.cli.main", "games"]
        assert environ["PYTHONPATH"] == f"{tmp_path}{os.pathsep}elsewhere"
        assert "CRANNOG_COMPILED" not in environ


def test_compiled_says_how_to_compile(crannog: Command, speed: ModuleType) -> None:
    """Without a compiled package: exit code 2 and the command that makes it."""
    ended = crannog("--compiled", "games")
    assert ended.code == 2
    assert ended.err == (
        "crannog: there is no compiled package yet; make it with: crannog compile\n"
    )


def test_bench(crannog: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark gets its time and what to measure; its exit code is the command's."""
    calls: list[tuple[float, bool, bool, int]] = []
    fake = ModuleType("crannog.bench.run")

    def bench(seconds: float, compiled: bool, peers: bool, rounds: int) -> int:
        calls.append((seconds, compiled, peers, rounds))
        return 4

    fake.bench = bench  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "crannog.bench.run", fake)
    assert crannog("bench", "--seconds", 0.5, "--no-peers", "--rounds", 3).code == 4
    assert calls == [(0.5, True, False, 3)]
