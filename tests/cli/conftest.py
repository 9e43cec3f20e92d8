"""The command, run in this process; a bot that needs no thought; matches played at random."""

import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from crannog.arena import table
from crannog.bots import Bot, Chair, make_bot
from crannog.cli.main import main
from crannog.kernel import Choice, Match, Rng


class Ended(NamedTuple):
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str


Command = Callable[..., Ended]


@pytest.fixture
def crannog(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs `crannog WORDS...`, apart from the language of the machine it runs on."""
    for variable in ("CRANNOG_LANG", "CRANNOG_COMPILED", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def run(*words: object) -> Ended:
        given = [str(word) for word in words]
        monkeypatch.setattr(sys, "argv", ["crannog", *given])
        with pytest.raises(SystemExit) as stop:
            main(given)
        printed = capsys.readouterr()
        code = stop.value.code
        return Ended(code if isinstance(code, int) else 0, printed.out, printed.err)

    return run


class FirstBot(Bot):
    """Takes the first option."""

    name = "first"
    forks = True

    def choose(self, chair: Chair) -> Choice:
        """The first one."""
        return chair.ask.options[0]


@pytest.fixture
def first_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the bot "first" known to the arena."""

    def make(name: str, seed: int) -> Bot:
        return FirstBot(seed) if name == "first" else make_bot(name, seed)

    monkeypatch.setattr(table, "make_bot", make)


def at_random(match: Match, decisions: int, seed: int = 0) -> Match:
    """The match after so many random choices, or at its end."""
    rng = Rng(seed)
    for _ in range(decisions):
        if match.pending:
            seat, ask = rng.pick(list(match.pending.items()))
            choice = rng.pick(ask.options)
            match.choose(seat, choice)
    return match
