"""Playing through the service: tokens of a new table, random choices, listening."""

import contextlib
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.server.running import Player


def tokens(made: dict[str, Any]) -> list[str]:
    """The tokens of a new table's seats."""
    return [seat["token"] for seat in made["seats"] if "token" in seat]


def play(player: Player, rng: random.Random, choices: int) -> list[Any]:
    """Makes that many random choices with whatever seat is asked; returns the accepted ones.

    Where another seat was faster and the choice is no longer possible, the new ask is answered.
    """
    accepted: list[Any] = []
    while len(accepted) < choices:
        seat, state = player.asked()
        if state["result"]:
            break
        choice = rng.choice(state["ask"]["options"])
        answer = player.choose(seat, choice, state["count"])
        if answer["type"] == "refused":
            assert answer["kind"] in ("Faster", "IllegalChoice"), answer
            continue
        accepted.append([seat, choice])
    return accepted


def drain(players: Sequence[Player]) -> None:
    """Hears all that has been said to them by now."""
    for player in players:
        with contextlib.suppress(TimeoutError):
            while True:
                player.hear(timeout=0.02)


def await_all(players: Sequence[Player], count: int) -> None:
    """Listens until every one of them has heard of that many choices."""
    for player in players:
        while not player.state or min(s["count"] for s in player.state.values()) < count:
            player.hear()


def await_that(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    """Waits until something is so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def numbers(player: Player, seat: int | None) -> list[int]:
    """The numbers of the events that the player has heard for a seat."""
    return [event["n"] for event in player.events.get(seat, [])]
