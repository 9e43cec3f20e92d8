"""kill -9 in the middle of everything: what was acknowledged is kept, and nothing else appears."""

import random
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed

from crannog.server.store import Store
from tests.server.playing import tokens
from tests.server.running import Player, Service

CUTS = 5
LONGEST = 0.8  # seconds of playing before a cut


@dataclass
class Record:
    """A table, what was acknowledged there, and what was sent and not yet answered."""

    made: dict[str, Any]
    rng: random.Random
    accepted: list[tuple[int, list[Any]]] = field(default_factory=list)
    sent: tuple[int, list[Any]] | None = None
    over: bool = False
    cuts: int = 0


def play_until_cut(player: Player, record: Record) -> None:
    """Plays as fast as it goes until the line is cut or the match is over."""
    try:
        while True:
            seat, state = player.asked()
            if state["result"]:
                record.over = True
                return
            choice = record.rng.choice(state["ask"]["options"])
            record.sent = seat, choice
            answer = player.choose(seat, choice, state["count"])
            if answer["type"] == "accepted":
                record.accepted.append((seat, choice))
            else:
                assert answer["kind"] in ("Faster", "IllegalChoice"), answer
            record.sent = None
    except (ConnectionClosed, ConnectionError):
        record.cuts += 1


def check_log(folder, record):
    """The log holds exactly what was acknowledged, and at most the one choice still unanswered."""
    store = Store(f"sqlite:///{folder / 'crannog.db'}")
    entries = store.read_entries(record.made["table"])
    store.close()
    kept = [(entry.seat, entry.choice) for entry in entries if entry.choice]
    unanswered = [] if record.sent is None else [record.sent]
    assert kept in (record.accepted, record.accepted + unanswered)
    record.accepted, record.sent = kept, None


def check_shown(service, record):
    """The table that was opened again is at least as far as its log."""
    status, shown = service.call("GET", f"/api/tables/{record.made['table']}")
    assert status == 200
    assert shown["state"]["count"] >= len(record.accepted)
    if record.over:  # one that ended in the very instant of a cut may not have been seen to
        assert shown["state"]["result"] is not None


def test_nothing_acknowledged_is_missing_after_kill_9(tmp_path):
    """Four tables of both games at once, killed at random instants again and again."""
    rng = random.Random(8)
    service = Service(tmp_path)
    service.start()
    records: list[Record] = []
    try:
        for cut in range(CUTS):
            going = [record for record in records if not record.over]
            for game in ("inis", "inis", "horizons", "horizons")[len(going) :]:
                made = service.create(game, "me", "hotseat", seed=len(records))
                going.append(Record(made, random.Random(len(records))))
                records.append(going[-1])
            play_and_cut(service, going, rng.uniform(0.0, LONGEST))
            service.start()
            for record in records:
                check_log(tmp_path, record)
                if record in going or cut == CUTS - 1:
                    check_shown(service, record)
        assert sum(len(record.accepted) for record in records) > 40
        assert sum(record.cuts for record in records) > CUTS
    finally:
        service.stop()


def play_and_cut(service, records, seconds):
    """Plays at all these tables at once, and cuts the power after so many seconds."""
    lines = [Player(service, one.made["table"], *tokens(one.made)) for one in records]
    with ThreadPoolExecutor(len(lines)) as pool:
        playing = [pool.submit(play_until_cut, *one) for one in zip(lines, records, strict=True)]
        threading.Event().wait(seconds)  # no synchronisation: the instant is the test
        service.kill()
        for one in playing:
            one.result()
