"""Loading a match from the store: the last snapshot, and the log since."""

from dataclasses import dataclass

from crannog.kernel.ask import Choice, Seat
from crannog.kernel.match import Match
from crannog.server.setup import Setup
from crannog.server.store import Entry, Store


@dataclass(frozen=True)
class Loaded:
    """A match, and how much of its log and its events it was made of."""

    match: Match
    entries: int
    undos: int
    snapshot_events: int = 0  # they are in the store alone
    snapshot_choices: int = 0


def load_match(store: Store, table_id: str, setup: Setup) -> Loaded:
    """The match from the last snapshot and the entries since."""
    match = setup.fresh_match()
    entries = store.read_entries(table_id)
    choices = net_choices(setup.first_choices(), entries)
    undos = sum(entry.choice is None for entry in entries)
    kept = store.read_snapshot(table_id)
    if kept is not None and is_true(kept[0], kept[1].choices, entries):
        snapshot = kept[1]
        match.resume(choices, snapshot)
        return Loaded(match, len(entries), undos, snapshot.events, snapshot.choices)
    match.replay(choices)
    return Loaded(match, len(entries), undos)


def net_choices(
    first: list[tuple[Seat, Choice]], entries: list[Entry]
) -> list[tuple[Seat, Choice]]:
    """The choices that stand after all undos."""
    choices = list(first)
    for entry in entries:
        if entry.choice is None:
            del choices[entry.count :]
        else:
            choices.append((entry.seat, entry.picked()))
    return choices


def is_true(number: int, choices: int, entries: list[Entry]) -> bool:
    """Whether a snapshot after so many entries and choices still stands: no undo went behind it."""
    since = entries[number:]
    return number <= len(entries) and all(
        entry.choice is not None or entry.count >= choices for entry in since
    )
