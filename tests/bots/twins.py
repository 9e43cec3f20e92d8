"""Two worlds that a seat can't tell apart, for tests that a bot sees no more than its seat.

Forks and rollouts begin from a match's last checkpoint, so a world is another one only if its
checkpoint is. `peep` is the control: a bot after it knows everything, and must be found out.
"""

import pytest

from crannog.direct import Root
from crannog.kernel import Game, Match, Rng, Seat, State
from crannog.kernel.match import FINAL, Snapshot


def peep(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on rollouts begin from the match itself, secrets and all."""
    monkeypatch.setattr(Root, "redraw", lambda _root, _state, _rng: None)


def twin_of(match: Match, seat: Seat, rng: Rng) -> Match | None:
    """The match in another world that the seat can't tell from this one.

    None where the match does not stand at a checkpoint, where nothing is hidden, or where the seat
    has seen since the checkpoint what chance or a deck brought.
    """
    snapshot = match.snapshot()
    if snapshot.choices != len(match.choices):
        return None
    game = match.game
    state = state_of(match, snapshot)
    game.redraw(state, seat, rng)
    twin = resumed(match, snapshot, state, rng)
    if game.export(twin.state) == game.export(match.state):
        return None
    alike = seat in twin.pending and twin.pending[seat].options == match.pending[seat].options
    return twin if alike and twin.view(seat) == match.view(seat) else None


def pairs(
    game: Game, seats: int, wanted: int, from_choice: int = 0
) -> list[tuple[Match, Match, Seat]]:
    """Decisions of random matches, each with its twin and the seat that can't tell them apart."""
    found: list[tuple[Match, Match, Seat]] = []
    for seed in range(8, 68):
        match, chance = Match.new(game, seats, seed), Rng(seed)
        while len(found) < wanted and match.pending:
            ask = next(ask for ask in match.pending.values() if not ask.optional)
            if len(match.choices) >= from_choice and len(ask.options) > 1 and not chance.below(3):
                twin = twin_of(match, ask.seat, chance)
                if twin is not None:
                    found.append((Match.load(match.save(), game), twin, ask.seat))
            match.choose(ask.seat, chance.pick(ask.options))
    assert len(found) == wanted
    return found


def with_other_chance(match: Match, rng: Rng) -> Match:
    """The match with other dice and draws to come, and nothing else changed."""
    snapshot = match.snapshot()
    assert snapshot.choices == len(match.choices)
    return resumed(match, snapshot, state_of(match, snapshot), rng)


def state_of(match: Match, snapshot: Snapshot) -> State:
    """The state at the checkpoint, apart from that of the match."""
    return match.game.unpack({k: v for k, v in snapshot.state.items() if k != FINAL})


def resumed(match: Match, snapshot: Snapshot, state: State, rng: Rng) -> Match:
    """The match, had it come to this state, with other chance from now on."""
    state.rng = Rng(rng.bits())
    packed = {**match.game.pack(state), FINAL: snapshot.state[FINAL]}
    twin = match.fresh()
    twin.resume(list(match.choices), Snapshot(snapshot.choices, snapshot.events, packed))
    return twin
