"""Playing through the service: tokens of a new table, random choices, listening."""

import contextlib
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from crannog.kernel import Match
from tests.server.running import PATIENCE, Deadline, Player, Service, seat_of


def tokens(made: dict[str, Any]) -> list[str]:
    """The tokens of a new table's seats."""
    return [seat["token"] for seat in made["seats"] if "token" in seat]


def finished(game: str, seats: int, seed: int) -> dict[str, Any]:
    """The save of a match that random choices have brought to its end."""
    match = Match.new(game, seats, seed)
    rng = random.Random(seed)
    while match.result is None:
        seat, ask = next(iter(match.pending.items()))
        match.choose(seat, rng.choice(ask.options))
    return match.save()


def open_save(service: Service, save: dict[str, Any], *kinds: str, **more: Any) -> dict[str, Any]:
    """A table that goes on from a save, with seats of these kinds."""
    body = {"save": save, "seats": [seat_of(kind) for kind in kinds], **more}
    status, made = service.call("POST", "/api/tables/import", body)
    assert status == 200, made
    answer: dict[str, Any] = made
    return answer


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
    deadline = Deadline(f"{count} choices at every line")
    for player in players:
        while not player.state or min(s["count"] for s in player.state.values()) < count:
            player.hear_by(deadline)


def await_that(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Waits until something is so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def numbers(player: Player, seat: int | None) -> list[int]:
    """The numbers of the events that the player has heard for a seat."""
    return [event["n"] for event in player.events.get(seat, [])]
