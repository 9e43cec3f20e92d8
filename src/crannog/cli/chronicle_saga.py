"""`crannog chronicle show`, `next`, `add`: a saga told, and gone on with at the terminal."""

import random
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from crannog.cli import (
    Deal,
    GameOptions,
    Language,
    Players,
    language_of,
    options_of,
    read_json,
)
from crannog.cli.terminal import sit_down
from crannog.cli.terminal.saves import SaveFile, Table, read_save_file, read_table
from crannog.cli.terminal.screen import standard_console
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import find_game
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.sagas import (
    BadSaga,
    Drift,
    Saga,
    SagaPlayer,
    Told,
    ToldGame,
    add_game,
    begun_by,
    next_world,
    printable,
    read_file,
    saga_of_world,
    saga_options,
    tell,
    write_file,
)
from crannog.words import Words

BARS: Final = " ▁▂▃▄▅▆▇█"
MOST_COUNTS: Final = 12  # in a row of the chart; of more games only the bars are shown
SagaPath = Annotated[Path, typer.Argument(metavar="FILE", help="The file of a saga.")]


def show(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The file of a saga, or of a world.")
    ],
    lang: Language = None,
) -> None:
    """Tell a saga: its games, its rulers, how its deck has changed, and the map as it stands.

    \b
    Examples:
      crannog chronicle show saga.json
      crannog chronicle show saga.json --lang uk
    """
    print_told(read_told(file), language_of(lang), standard_console())


def next_game(
    file: SagaPath,
    seats: Players = "you,greedy",
    lang: Language = None,
    seed: Deal = None,
    option: GameOptions = None,
) -> None:
    """Play the next game of a saga at this terminal; at its end it is written into the file.

    It has the saga's options but for those that are given.

    \b
    Examples:
      crannog chronicle next saga.json --seats you:Anna,greedy,greedy
      crannog chronicle next saga.json --seats you:Anna --option prince=exile
    """
    saga, kept = read_saga(file)
    deal = random.SystemRandom().randrange(2**32) if seed is None else seed
    players, game = seats.split(","), find_game(saga.game)
    game.check_seats(len(players))
    start = next_world(saga, Rng(deal))
    options = saga_options(game, {**saga.options, **options_of(game, option)})
    match = Match.new(game, len(players), deal, options, start=start)
    language = language_of(lang)
    code = sit_down(match, players, language)
    if match.result is not None:
        add_game(saga, match, players_of(Table(players, language)))
        write_back(kept, file, saga)
        print(Words(language).text("ui-saga-added", file=str(file)))
    raise typer.Exit(code)


def add(
    file: SagaPath,
    save: Annotated[Path, typer.Argument(metavar="SAVE", help="A match that is over.")],
) -> None:
    """Write a finished match into a saga; the file is made if there is none.

    The match must have begun in the world in which the saga stands: so `next` plays it, even if it
    was left and gone on with.

    \b
    Examples:
      crannog chronicle add saga.json oath-1.json
    """
    data, _ = read_save_file(save)
    match = Match.load(data)
    players = players_of(read_table(data, save)) if "table" in data else []
    if file.exists():
        saga, kept = read_saga(file)
        add_game(saga, match, players)
        write_back(kept, file, saga)
    else:
        saga = begun_by(match, file.stem)
        add_game(saga, match, players)
        SaveFile().create(file, write_file(saga, secrets=True).decode())


def players_of(table: Table) -> list[SagaPlayer]:
    """Who sat at a terminal's table."""
    bots = table.bots()
    return [SagaPlayer(name, bots.get(seat, "")) for seat, name in enumerate(table.names())]


# -- files -------------------------------------------------------------------------------------


def read_told(path: Path) -> Told:
    """What a file of a saga or of a world tells."""
    data = read_json(path)
    if not isinstance(data, dict) or "crannog-saga" not in data:
        return tell(saga_of_world(data, path.stem))
    file = read_file(path.read_bytes())
    if file.saga is not None:
        return tell(file.saga)
    assert file.told is not None
    return file.told


def read_saga(path: Path) -> tuple[Saga, SaveFile]:
    """A saga that can be gone on with, and its file."""
    text = path.read_bytes()
    file = read_file(text)
    if file.saga is None:
        raise BadSaga(f"{path} was written while a game was on: it lacks the worlds to go on with")
    return file.saga, SaveFile(path, text.decode())


def write_back(kept: SaveFile, path: Path, saga: Saga) -> None:
    """The saga in place of what its file held."""
    if not kept.is_own(path):
        raise CrannogError(f"{path} has changed meanwhile: it stays as it is; see `chronicle add`")
    kept.replace(path, write_file(saga, secrets=True).decode())


# -- telling -----------------------------------------------------------------------------------


def print_told(told: Told, language: str, console: Console) -> None:
    """The saga, part by part."""
    words = Words(language, find_game(told.game))
    title = told.name or words.text("game-name")
    console.print(Text(title, style="bold"), Text(f"({words.text('game-name')})", style="dim"))
    if not told.games:
        console.print(words.text("ui-saga-empty"))
    for game in told.games:
        print_game(game, told.game, language, console)
    print_rulers(told, language, console)
    if told.drift is not None:
        print_part(console, words.text("ui-saga-deck"), chart(told.drift, words, console))
    for heading, sentences in (("ui-saga-map", told.map), ("ui-saga-unseen", told.unseen)):
        if sentences:
            lines = [indented(words.sentence(one.id, one.args)) for one in sentences]
            print_part(console, words.text(heading), *lines)


def indented(text: str) -> Padding:
    """A line below a heading."""
    return Padding(Text(printable(text)), (0, 0, 0, 2))


def print_part(console: Console, heading: str, *lines: RenderableType) -> None:
    """Some lines under a heading."""
    console.print()
    console.print(Text(heading, style="bold"))
    for line in lines:
        console.print(line)


def words_of(game: ToldGame, game_id: str, language: str) -> Words:
    """The words of one game, with the names of its players."""
    words = Words(language, find_game(game_id), [player.name for player in game.players])
    words.players = game.calls
    return words


def print_game(game: ToldGame, game_id: str, language: str, console: Console) -> None:
    """A game in sentences."""
    words = words_of(game, game_id, language)
    names = [
        words.seat(seat) + (f" ({player.bot})" if player.bot else "")
        for seat, player in enumerate(game.players)
    ]
    names += [words.seat(seat) for seat in range(len(game.players), len(game.calls))]
    heading = words.text("ui-saga-game", number=game.number)
    lines = [indented(words.sentence(one.id, one.args)) for one in game.sentences]
    print_part(console, ": ".join(filter(None, [heading, ", ".join(names)])), *lines)


def print_rulers(told: Told, language: str, console: Console) -> None:
    """The line of rulers."""
    lines = []
    for game in told.games:
        said = words_of(game, told.game, language).sentence(game.ruler.id, game.ruler.args)
        lines.append(indented(f"{game.number}. {said}"))
    if lines:
        print_part(console, Words(language).text("ui-saga-rulers"), *lines)


def chart(drift: Drift, words: Words, console: Console) -> Grid:
    """A row for each kind of card: a bar for each game, and the numbers."""
    most = max(1, *(count for series in drift.series for count in series.counts))
    plain = console.options.ascii_only
    counted = plain or len(drift.after) <= MOST_COUNTS
    grid = Grid.grid(padding=(0, 1))
    for _ in ("kind", "bars"):
        grid.add_column()
    for _ in drift.after if counted else (0, -1):
        grid.add_column(justify="right")
    if counted:
        grid.add_row("", "", *(Text(str(number), style="dim") for number in drift.after))
    for series in drift.series:
        row = [
            f"  {printable(words.text(series.kind))}",
            "" if plain else bars(series.counts, most),
        ]
        shown = series.counts if counted else (series.counts[0], series.counts[-1])
        grid.add_row(*row, *(str(count) for count in shown))
    return grid


def bars(counts: list[int], most: int) -> str:
    """A bar for each number; the highest one stands for `most`."""
    return "".join(BARS[round(count * (len(BARS) - 1) / most)] for count in counts)
