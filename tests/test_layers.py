"""The layers of the package: who imports whom, and that none of them knows a game."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import crannog
from crannog.kernel.game import find_game

PACKAGE = Path(crannog.__file__).parent

# Each imports only what stands before it.
LAYERS = (
    "kernel",
    # what games are read by, and what they are made of
    "packages",
    "words",
    "rules_text",
    "checks",
    "scenarios",
    "tours",
    "settings",
    "fields",
    "positions",
    "shapes",
    "typescript",
    "parts",
    "sagas",
    "direct",
    "speed",
    # one folder per game, each independent of the others
    "games",
    # what stands on all games alike
    "bots",
    "coach",
    "arena",
    "server",
    "envs",
    "bench",
    "cli",
)
NOT_PYTHON = ("locale", "web", "py.typed")
GAMES = {path.parent.name for path in PACKAGE.glob("games/*/__init__.py")}
BROWSER = PACKAGE.parents[1] / "web" / "src"
NOT_CODE = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->|<style.*?</style>", re.DOTALL)
# Kinds of things that programs have, too
ORDINARY = {
    *("action", "board", "card", "colour", "deck", "direction", "element", "field", "level"),
    *("mode", "piece", "pile", "reason", "region", "site", "slot", "speed", "spot", "track"),
    *("arrow", "because", "node", "relation"),  # of the mind sheet of Oath's Prince
}
WORD = re.compile("[A-Z]?[a-z]+|[A-Z]+(?![a-z])")  # of an id, a name or a sentence


def sources(name: str) -> list[Path]:
    """The files of a module or a package of crannog."""
    module = PACKAGE / f"{name}.py"
    return [module] if module.is_file() else sorted((PACKAGE / name).rglob("*.py"))


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[list[str]]:
    """The modules and things of crannog that a file imports, wherever it does so, as paths."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            assert node.module, "this package has no relative imports"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            package, *rest = name.split(".")
            if package == "crannog" and rest != ["__version__"]:
                yield rest


def named(tree: ast.Module) -> set[str]:
    """The words of all identifiers and strings of a file, in lower case; not of docstrings."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [
        text
        for node in ast.walk(tree)
        if not (isinstance(node, ast.Constant) and id(node) in docs)
        for _, text in ast.iter_fields(node)
        if isinstance(text, str)
    ]
    return words_of(" ".join(texts))


def words_of(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


def test_every_part_of_the_package_has_its_place():
    parts = {path.stem if path.suffix == ".py" else path.name for path in PACKAGE.iterdir()}
    parts = {part for part in parts if not part.startswith("__")}
    assert parts - {*LAYERS, *NOT_PYTHON} == set(), "say in LAYERS where it stands"


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_what_stands_before_it(layer):
    allowed = LAYERS[: LAYERS.index(layer) + 1]
    for path in sources(layer):
        wrong = {".".join(rest) for rest in imported(tree_of(path)) if rest[0] not in allowed}
        assert wrong == set(), path


def test_layers_do_import_each_other():
    """Otherwise the test above would prove little."""
    parts = {rest[0] for path in sources("arena") for rest in imported(tree_of(path))}
    assert {"kernel", "checks", "scenarios", "parts", "bots"} <= parts


@pytest.mark.parametrize("game", sorted(GAMES))
def test_games_are_independent_of_each_other(game):
    for path in sources(f"games/{game}"):
        games = {rest[1] for rest in imported(tree_of(path)) if rest[0] == "games"}
        assert games <= {game}, path


def test_no_layer_names_a_game():
    """What a layer must know of a game, the game declares. Docstrings may give examples."""
    assert GAMES
    for layer in LAYERS:
        for path in sources(layer):
            if not path.is_relative_to(PACKAGE / "games"):
                assert named(tree_of(path)) & GAMES == set(), path


def test_no_words_of_the_clients_name_a_game():
    """They serve all games; a game's own words lie in its folder."""
    texts = sorted((PACKAGE / "locale").rglob("*.ftl"))
    assert texts
    for path in texts:
        assert words_of(path.read_text(encoding="utf-8")) & GAMES == set(), path


def things_of_games() -> set[str]:
    """The kinds of things that the games name, without the words that any program may use."""
    games = [find_game(name) for name in GAMES]
    return {kind for game in games for kind in (*game.ids, *game.numbers, *game.plain)} - ORDINARY


def test_no_layer_names_a_thing_of_a_game():
    """What kinds of things there are, and how they are told, the game declares."""
    things = things_of_games()
    assert {"territory", "land", "spirit", "fear"} <= things
    for layer in LAYERS:
        for path in sources(layer):
            if not path.is_relative_to(PACKAGE / "games"):
                assert named(tree_of(path)) & things == set(), path


def test_the_browser_client_names_no_game_and_no_thing_of_one():
    """A game's face lies in its folder. Comments may give examples."""
    paths = [path for path in sorted(BROWSER.rglob("*")) if path.suffix in (".ts", ".svelte")]
    assert len(paths) > 50
    for path in paths:
        words = words_of(NOT_CODE.sub("", path.read_text(encoding="utf-8")))
        assert words & (GAMES | things_of_games()) == set(), path


@pytest.mark.parametrize(
    "code",
    [
        "from crannog.games.inis import GAME",
        "games = {'inis': 4}",
        "class InisPicture: ...",
        "INIS = 1",
        "text(f'ui-inis-{name}')",
        "play(inis=True)",
    ],
)
def test_a_named_game_is_found(code):
    assert "inis" in named(ast.parse(code))


def test_examples_and_other_words_name_no_game():
    assert "inis" not in named(ast.parse('def play():\n    """crannog play inis"""\n'))
    assert "inis" not in named(ast.parse("minister = 'finish'"))
