"""Playing a game nobody watches, by its rewritten rules where it has them."""

import importlib
import sys
from pathlib import Path
from typing import Final

from crannog.direct.build import direct_name, rewritten_package
from crannog.direct.rewrite import CantRewrite
from crannog.direct.running import Chooser, FirstChooser, Stop, run
from crannog.kernel.ask import Asks, Choice
from crannog.kernel.flow import Flow, drive
from crannog.kernel.game import Game
from crannog.kernel.state import State


class FastRules:
    """The rules of a game for play that nobody watches.

    `game` is the rewritten game, whose states are of classes of their own; it has `setup`,
    `evaluate`, `redraw` and the like, but tells no events. Where the game can't be rewritten it is
    the game itself, and `reason` says why.
    """

    def __init__(self, source: Game, game: Game, reason: str = "") -> None:
        self.source = source
        self.game = game
        self.reason = reason

    @property
    def direct(self) -> bool:
        """Whether the rules are rewritten."""
        return not self.reason

    def carry(self, state: State) -> State:
        """A copy, to be played here, of a state of the game at a checkpoint."""
        if not self.direct:
            return state.copy()
        return self.game.unpack(self.source.pack(state))

    def play(self, state: State, choose: Chooser, first: FirstChooser | None = None) -> None:
        """Plays from a state at a checkpoint to the end of the match, or until `choose` raises.

        Whatever a chooser raises comes out, except `Stop`. A choice among one option is made here;
        where several seats are asked at once, `first` answers one of them: without it `choose` is
        given the first of those for which the table waits. It may then be given one option alone.
        """
        among = first or first_awaited(choose)
        try:
            if self.direct:
                game = self.game
                run(lambda: game.rules(state), state, choose, among)
            else:
                drive(Flow(state, self.game.rules(state)), choose, among)
        except Stop:
            return


def first_awaited(choose: Chooser) -> FirstChooser:
    """Lets the first seat answer for which the table waits."""

    def first(state: State, asks: Asks) -> Choice:
        for ask in asks.by_seat.values():
            if not ask.optional:
                return (ask.seat, *choose(state, ask))
        raise AssertionError("the table waits for somebody")

    return first


BY_GAME: Final[dict[Game, FastRules]] = {}


def fast_rules(game: Game) -> FastRules:
    """The fast rules of a game, rewritten when they are first asked for."""
    known = BY_GAME.get(game)
    if known is None:
        known = BY_GAME[game] = rewrite(game)
    return known


def rewrite(game: Game) -> FastRules:
    """The game with rewritten rules, or with its own and the reason."""
    try:
        return FastRules(game, rewritten_game(game))
    except CantRewrite as error:
        return FastRules(game, game, str(error))


def rewritten_game(game: Game) -> Game:
    """The same game in the rewritten package; CantRewrite says why there is none."""
    kind = type(game)
    package = game.package
    if not package or not f"{kind.__module__}.".startswith(f"{package}."):
        raise CantRewrite(f"the class {kind.__name__} is not part of the game's package")
    if not game.keeps_snapshots():
        raise CantRewrite("its states can't be packed: it has no export() and restore()")
    variables = vars(sys.modules[kind.__module__])
    names = [name for name, value in variables.items() if value is game]
    if not names:
        raise CantRewrite(f"{kind.__module__} has no variable that is the game")
    try:
        load(package)
        module = importlib.import_module(
            direct_name(package) + kind.__module__.removeprefix(package)
        )
    except CantRewrite:
        raise
    except Exception as error:
        raise CantRewrite(f"the rewritten package can't be loaded: {error!r}") from error
    found = getattr(module, names[0], None)
    if not isinstance(found, Game):
        raise CantRewrite(f"{names[0]} of the rewritten package is no game")
    return found


def load(package: str) -> None:
    """Makes the rewritten package importable: the one compiled beside us, or one from the cache."""
    name = direct_name(package)
    if name in sys.modules or (Path(__file__).parents[2] / name).is_dir():
        return
    path = str(rewritten_package(package))
    if path not in sys.path:
        sys.path.append(path)
    importlib.invalidate_caches()
