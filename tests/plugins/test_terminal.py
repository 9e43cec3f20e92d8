"""Games of other packages at the terminal: every command works, or says in a sentence why not."""

import pytest

from tests.plugins.environment import Environment

BARE = "bare-game"


def ok(environment: Environment, *words: str, entries: str = "", language: str = "en") -> str:
    """What a command that must succeed prints."""
    done = environment.crannog(*words, entries=entries, language=language)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(environment: Environment, *words: str) -> str:
    """The sentence with which a command is refused."""
    done = environment.crannog(*words)
    assert done.returncode == 2, done.stdout
    assert done.stderr.startswith("crannog: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_installed_games_are_listed(environment):
    told = ok(environment, "games")
    assert "pebbles: Pebbles, 2, 3 seats" in told
    assert "--option stakes=false | true" in told
    assert "bare-game: Bare game, 2 seats" in told


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_rule_with_one_number_is_told(environment, language):
    told = ok(environment, "rules", "pebbles", "P-2", language=language)
    assert told.startswith("P-2  In a round all players secretly lay one of their stones")


def test_rules_are_listed_found_and_missed(environment):
    assert ok(environment, "rules", "pebbles").startswith("P-1  ")
    assert ok(environment, "rules", "pebbles", "charm").startswith("P-4  ")
    assert "near it: P-" in refused(environment, "rules", "pebbles", "P-9")
    for words in ([], ["B-1"], ["word"]):
        assert "has no text of its rules" in refused(environment, "rules", BARE, *words)


def test_a_match_is_played_in_russian(environment):
    """A person and greedy, to the end, with the rule read and a wrong entry on the way."""
    entries = "?\nv\nx\n" + "1\n" * 12
    told = ok(environment, "play", "pebbles", "--seed", "3", entries=entries, language="ru")
    assert "Правило P-2" in told
    assert "In a round all players" in told
    assert "Lay the stone of 1" in told
    assert "Green lays a stone of 1." in told
    assert "Партия окончена" in told
    assert "Победа в партии: " in told


def test_a_match_without_words_is_played_from_its_ids(environment):
    seats = ("--seats", "you,random")
    told = ok(environment, "play", BARE, *seats, entries="?\nl\nm\nc 1\n2\n", language="uk")
    assert "Pick one  B-1" in told
    assert "2) Take 2" in told
    assert "Тексту правил у цієї гри немає." in told
    assert "Гру завершено" in told
    assert "the bot 'greedy' looks ahead" in refused(environment, "play", BARE)


def test_a_match_is_saved_resumed_replayed_and_printed(environment, tmp_path):
    played = environment.crannog(
        "play", "pebbles", "--seed", "1", entries="1\ns here\nq\n", folder=tmp_path
    )
    assert played.returncode == 0, played.stderr
    save = str(tmp_path / "here.json")
    assert "lays a stone of" in ok(environment, "replay", save, language="ru")
    assert "stones:" in ok(environment, "state", save)
    assert "Which stone" in ok(environment, "play", "--resume", save, entries="q\n")


def test_bots_play_many_matches(environment):
    told = ok(environment, "simulate", "pebbles", "--seats", "2", "--bots", "greedy,random")
    assert "finished 100, crashed 0" in told
    assert "crashed 0" in ok(environment, "simulate", BARE, "--seats", "2", "--games", "5")
    crashed = environment.crannog(
        "simulate", BARE, "--seats", "2", "--games", "1", "--bots", "greedy"
    )
    assert "bare-game has no redraw()" in crashed.stderr


def test_they_are_fuzzed_and_counted(environment):
    told = ok(environment, "fuzz", "pebbles", "--seats", "3", "--games", "30", "--deep", "5")
    assert "finished 30" in told
    assert "DEFECT" not in told
    assert ok(environment, "perft", "pebbles", "--seats", "2", "--depth", "2").split()[0] == "1"
    assert "--deep 0 leaves them out" in refused(environment, "fuzz", BARE, "--seats", "2")
    assert "finished 9" in ok(
        environment, "fuzz", BARE, "--seats", "2", "--games", "9", "--deep", "0"
    )
    assert ok(environment, "perft", BARE, "--depth", "2").split() == ["1", "3", "2", "6"]


def test_scenarios_run_or_say_what_is_missing(environment, tmp_path):
    sound = tmp_path / "sound.yaml"
    sound.write_text(
        "{game: pebbles, seats: 2, position: {stones: [[9, 2], [1, 3]], round: 1},"
        " play: [{seat: 0, choose: [lay, 9]}], expect: [{state: stones.0, is: [2]}, {sound: 3}]}"
    )
    assert "1 ok" in ok(environment, "scenario", str(sound))
    for part, problem in (
        ("position: {round: 1}", "has no export()"),
        ("expect: [{state: round, is: 1}]", "has no export()"),
        ("expect: [{sound: 3}]", "has no redraw()"),
    ):
        path = tmp_path / "bare.yaml"
        path.write_text(f"{{game: {BARE}, seats: 2, {part}}}")
        done = environment.crannog("scenario", str(path))
        assert done.returncode != 0
        assert problem in done.stdout + done.stderr


def test_a_state_that_can_not_be_written_is_no_traceback(environment, tmp_path):
    played = environment.crannog(
        "play", BARE, "--seats", "you,random", entries="s bare\nq\n", folder=tmp_path
    )
    assert played.returncode == 0, played.stderr
    assert "bare-game has no export()" in refused(environment, "state", str(tmp_path / "bare.json"))


def test_the_menu_knows_them(environment):
    told = ok(environment, entries="5\n4\nP-2\n\nq\n", language="ru")
    assert "Secret stones, charms and a die" in told
    assert "P-2 In a round all players" in told
    bare = ok(environment, entries="1\n4\nq\n", language="ru")
    assert "Bare game" in bare
    assert "Текста правил у этой игры нет." in bare


def test_its_golden_matches_are_recorded_and_replayed(environment, tmp_path):
    recorded = ok(environment, "golden", "record", str(tmp_path), "--game", "pebbles")
    assert recorded.count("recorded ") == 2
    assert ok(environment, "golden", "check", str(tmp_path)).count("ok ") == 2
    assert ok(environment, "golden", "record", str(tmp_path / "none"), "--game", BARE) == ""
