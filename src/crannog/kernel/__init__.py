"""The kernel: asks, matches, checkpoints, chance. It knows no game and needs no other package."""

from crannog.kernel.ask import (
    CHECKPOINT,
    Ask,
    Asks,
    Atom,
    Checkpoint,
    Choice,
    Nested,
    Rules,
    Seat,
    Step,
    is_forced,
    together,
)
from crannog.kernel.errors import (
    BadOption,
    BadPosition,
    BadSave,
    BadSeats,
    BrokenRules,
    CrannogError,
    IllegalChoice,
    Refusal,
    UndoRefused,
    UnknownGame,
    WrongVersion,
)
from crannog.kernel.flow import Flow
from crannog.kernel.game import Game, Option, find_game, installed_games
from crannog.kernel.match import Match, Rollout, Snapshot, Undo
from crannog.kernel.rng import Rng
from crannog.kernel.state import Event, Json, Result, State

__all__ = [
    "CHECKPOINT",
    "Ask",
    "Asks",
    "Atom",
    "BadOption",
    "BadPosition",
    "BadSave",
    "BadSeats",
    "BrokenRules",
    "Checkpoint",
    "Choice",
    "CrannogError",
    "Event",
    "Flow",
    "Game",
    "IllegalChoice",
    "Json",
    "Match",
    "Nested",
    "Option",
    "Refusal",
    "Result",
    "Rng",
    "Rollout",
    "Rules",
    "Seat",
    "Snapshot",
    "State",
    "Step",
    "Undo",
    "UndoRefused",
    "UnknownGame",
    "WrongVersion",
    "find_game",
    "installed_games",
    "is_forced",
    "together",
]
