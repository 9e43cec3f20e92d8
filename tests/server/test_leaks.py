"""Whole matches, frame by frame: nobody is told what they may not know.

What was told is held against the match itself, rebuilt choice by choice, and against other worlds:
copies of the match in which all that a viewer can't know is drawn anew. A frame that differs
between such worlds tells a secret.
"""

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from crannog.kernel.ask import Seat
from crannog.kernel.match import Match, Rollout
from crannog.kernel.patches import fold
from crannog.kernel.rng import Rng
from crannog.kernel.state import Event
from crannog.server.messages import ask_message, is_silent
from tests.server.inside import Recorder, choose_any, new_table, until, with_hub
from tests.server.playing import await_all, tokens
from tests.server.running import Player

Frames = Mapping[Seat | None, list[str]]

# Everything that a frame may hold; whatever is added must be thought of here.
STATE = {"type", "version", "undos", "told", "quiet", "always"}
STATE |= {"seat", "view", "ask", "waiting", "undo", "result", "count"}
EVENTS = {"type", "seat", "since", "events", "rest"}
TABLE = {"type", "you", "table", "game", "options", "language", "public", "next", "seats", "chat"}
TABLE |= {"origin", "practice", "saga"}
OTHERS = {"type", "id", "version"}


@dataclass
class Told:
    """How much was looked at."""

    states: int = 0  # state frames, each against the match itself
    redrawn: int = 0  # comparisons of a state frame with another world
    folded: int = 0  # patches of events
    hidden: dict[Seat | None, int] = field(default_factory=dict)  # events with a secret of others


# -- what is compared --------------------------------------------------------------------------


def check_told(save: dict[str, Any], frames: Frames, secrets: set[str]) -> Told:
    """Holds all frames of all viewers against the match of the save."""
    told = Told()
    heard = {viewer: list(map(json.loads, texts)) for viewer, texts in frames.items()}
    for viewer, texts in frames.items():
        check_forms(viewer, texts, heard[viewer], secrets)
    states = {viewer: by_count(messages) for viewer, messages in heard.items()}
    played = save["choices"]
    match = Match.load({**save, "choices": []}, patient=True)
    rng = random.Random(len(played))
    for count in range(len(played) + 1):
        if count:
            seat, choice = played[count - 1]
            match.replay([(seat, tuple(choice))])
        then = {viewer: states[viewer][count] for viewer in states}
        check_states(match, then, rng, told)
    assert match.result is not None
    for viewer, messages in heard.items():
        told.hidden[viewer] = check_events(viewer, messages, match.state.journal or [])
        told.folded += check_patches(messages)
    return told


def check_forms(
    viewer: Seat | None, texts: list[str], messages: list[dict[str, Any]], secrets: set[str]
) -> None:
    """Frames are the viewer's own and hold what they should, no tokens and no seed."""
    forms = {"state": STATE, "events": EVENTS, "table": TABLE}
    for text, message in zip(texts, messages, strict=True):
        assert not [secret for secret in secrets if secret in text]
        assert '"seed":' not in text
        assert set(message) <= forms.get(message["type"], OTHERS), message["type"]
        if message["type"] in ("state", "events"):
            assert message["seat"] == viewer


def by_count(messages: list[dict[str, Any]]) -> dict[int, list[dict[str, Any]]]:
    """The state frames by the number of choices at which they were told."""
    found: dict[int, list[dict[str, Any]]] = {}
    for message in messages:
        if message["type"] == "state":
            found.setdefault(message["count"], []).append(message)
    return found


def check_states(
    match: Match,
    frames: Mapping[Seat | None, list[dict[str, Any]]],
    rng: random.Random,
    told: Told,
) -> None:
    """All state frames of one moment: as the match is, and as it would be in other worlds.

    What a spectator sees is known to every seat: it is the same in the worlds of all of them.
    """
    for viewer, shown in frames.items():
        for frame in shown:
            assert frame["result"] == match.result
            check_state(frame, match, viewer, match)
            told.states += 1
    for seat in range(match.seats):
        fork = match.fork(seat, Rng(rng.getrandbits(60)))
        for viewer in (seat, None):
            for frame in frames[viewer]:
                check_state(frame, fork, viewer, match)
                told.redrawn += 1


def check_state(
    frame: dict[str, Any], world: Match | Rollout, viewer: Seat | None, match: Match
) -> None:
    """The frame is what the viewer would be told in that world.

    Options that the match tries out are tried in a redrawn world anyway.
    """
    ask = None if viewer is None else world.pending.get(viewer)
    asked = None
    if ask is not None and not is_silent(ask):
        tried = world.game.tries(world.state, ask)
        notes = match.notes(ask.seat) if tried else world.game.notes(world.state, ask)
        asked = ask_message(world.game, ask, notes)
    assert frame["view"] == plain(world.view(viewer))
    assert frame["ask"] == plain(asked)
    assert frame["waiting"] == [s for s, other in world.pending.items() if not other.optional]


def check_events(viewer: Seat | None, messages: list[dict[str, Any]], true: list[Event]) -> int:
    """Every event that was ever told, word by word; the number of those with a secret of others."""
    numbers = set()
    for message in messages:
        for event in message.get("events", []):
            numbers.add(event["n"])
            bare = {key: event[key] for key in event if key != "patch"}
            assert bare == plain(as_told(event["n"], true[event["n"]], viewer))
    assert numbers == set(range(len(true)))
    return sum(bool(event.secret) and viewer not in event.to for event in true)


def check_patches(messages: list[dict[str, Any]]) -> int:
    """The patches of new events lead from one state frame to the next; their number."""
    view, folded, count = None, None, 0
    for message in messages:
        if message["type"] == "events" and view is not None:
            folded = view
            for event in message["events"]:
                folded = fold(folded, event["patch"])
            folded = fold(folded, message["rest"])
            count += len(message["events"])
        elif message["type"] == "state":
            view = message["view"]
            assert folded in (None, view)
            folded = None
    return count


def as_told(number: int, event: Event, viewer: Seat | None) -> dict[str, Any]:
    """An event for a viewer: the secret part only for those to whom it was told."""
    whole = {"n": number, "kind": event.kind, "rule": event.rule, "args": event.args}
    return {**whole, "secret": event.secret} if event.secret and viewer in event.to else whole


def plain(data: Any) -> Any:
    """As it comes out of a frame."""
    return msgspec.json.decode(msgspec.json.encode(data))


def check_enough(told: Told, seats: int, choices: int, whispers: bool) -> None:
    """Nobody looked away: every moment of every viewer, and secrets where the game has them."""
    assert choices > 40
    assert told.states >= (choices + 1) * (seats + 1)
    assert told.redrawn >= (choices + 1) * seats * 2
    assert told.folded > choices * seats
    for viewer, hidden in told.hidden.items():
        assert (hidden > 10) == whispers, viewer


# -- from inside -------------------------------------------------------------------------------

# All that is secret in Horizons is the order of its decks: its events whisper nothing to anybody.
MATCHES = [
    ("inis", 2, 5, {}, True),
    ("inis", 3, 59, {}, True),
    ("inis", 4, 14, {"max_rounds": 2}, True),
    ("horizons", 2, 3, {}, False),
    ("horizons", 3, 27, {"spirits": "deal"}, False),
]


@pytest.mark.parametrize(("game", "seats", "seed", "options", "whispers"), MATCHES)
def test_no_frame_of_a_whole_match_tells_what_its_viewer_may_not_know(
    tmp_path, game, seats, seed, options, whispers
):
    """Every frame is as it would be if all that the viewer can't know were otherwise."""

    async def work(hub):
        table, made = await new_table(hub, game, *["me"] * seats, seed=seed, **options)
        rng = random.Random(seed)
        listeners = {seat: Recorder(seat) for seat in range(seats)}
        watcher = Recorder()
        for listener in (*listeners.values(), watcher):
            await table.greet(listener, 0)
        while await choose_any(table, rng):
            pass
        await until(lambda: not table.is_busy())
        secrets = {str(row["token"]) for row in made["seats"]} | {made["owner"]}
        secrets |= {plan.nonce for plan in table.setup.seats}
        frames: Frames = {
            None: watcher.frames,
            **{seat: listeners[seat].frames for seat in listeners},
        }
        told = check_told(table.match.save(), frames, secrets)
        check_enough(told, seats, len(table.match.choices), whispers)

    with_hub(tmp_path, work)


# -- over the line -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "seed", "whispers"), [("inis", 3, 59, True), ("horizons", 2, 3, False)]
)
def test_no_websocket_carries_what_its_viewer_may_not_know(service, game, seats, seed, whispers):
    """The same with a line for each seat and one for a spectator, and the match's own save."""
    made = service.create(game, *["me"] * seats, seed=seed)
    players = [Player(service, made["table"], token) for token in tokens(made)]
    watcher = Player(service, made["table"])
    play_to_the_end([*players, watcher], random.Random(seed))
    status, save = service.call("GET", f"/api/tables/{made['table']}/save")
    assert status == 200
    frames: Frames = {None: watcher.frames, **{n: one.frames for n, one in enumerate(players)}}
    told = check_told(save, frames, {*tokens(made), made["owner"]})
    check_enough(told, seats, len(save["choices"]), whispers)
    for line in (*players, watcher):
        line.close()


def play_to_the_end(lines: list[Player], rng: random.Random) -> None:
    """Random choices of whoever is asked, until every line has heard of the end."""
    count = 0
    while True:
        await_all(lines, count)
        count = max(state["count"] for line in lines for state in line.state.values())
        await_all(lines, count)
        states = [state for line in lines for state in line.state.values()]
        if states[0]["result"]:
            return
        asked = [state for state in states if state["ask"] and not state["ask"]["optional"]]
        if asked:
            seat, options = asked[0]["seat"], asked[0]["ask"]["options"]
            answer = lines[seat].choose(seat, rng.choice(options), count)
            assert answer["type"] == "accepted"
        count += 1
