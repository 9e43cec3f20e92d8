"""What expectations look for in a match; each returns what it did not find."""

from collections.abc import Callable, Iterator
from typing import Final

from crannog.checks import deep_checks, error_text
from crannog.kernel.ask import Ask, Seat
from crannog.kernel.game import Game
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json, State
from crannog.scenarios.forms import NONE, Expectation, kind_of_expectation
from crannog.scenarios.scenario import as_choice
from crannog.scenarios.vocabulary import listed, near
from crannog.words import ENGLISH, Words

MOST_TOLD: Final = 20  # events that a message names


class Held:
    """A position whose rules do not run: it can be looked at, and nobody is asked."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    def view(self, seat: Seat | None) -> dict[str, Json]:
        """What the seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)


def failed(match: Match | Held, entry: Expectation) -> list[str]:
    """What an expectation did not find."""
    kind = kind_of_expectation(entry)
    if kind in LOOKS:
        return LOOKS[kind](match, entry)
    assert isinstance(match, Match), f"{kind} of a position whose rules do not run"
    return EXPECTED[kind](match, entry)


# -- state and views ---------------------------------------------------------------------------


def expect_state(match: Match | Held, entry: Expectation) -> list[str]:
    """{state: path, is | has | lacks | length}: the exported state."""
    path = str(entry["state"])
    found, value = look_up(match.game.export(match.state), path)
    if not found:
        return [f"state {path}: {value}"]
    if "is" in entry:
        return [] if value == entry["is"] else [f"state {path} is {value!r}, not {entry['is']!r}"]
    if not isinstance(value, list | dict):
        return [f"state {path} is {value!r}, neither a list nor a table"]
    if "length" in entry:
        return wrong_length(f"state {path}", value, entry["length"])
    if "has" in entry:
        has = contains(value, entry["has"])
        return [] if has else [f"state {path} has no {entry['has']!r}: it is {value!r}"]
    lacked = entry["lacks"]
    if contains(value, lacked):
        return [f"state {path} should lack {lacked!r}: it is {value!r}"]
    return unknown_word(match, f"state {path}", lacked)


def expect_view(match: Match | Held, entry: Expectation) -> list[str]:
    """{view: {seat: n}, has | lacks: path, is: value, length: n}: what a seat or spectator sees."""
    viewer = entry["view"]
    seat = viewer["seat"] if isinstance(viewer, dict) else None
    view = match.view(seat if isinstance(seat, int) else None)
    name = "the spectators' view" if seat is None else f"the view of seat {seat}"
    if "lacks" in entry:
        return view_lacks(match, view, name, str(entry["lacks"]))
    path = str(entry["has"])
    found, value = look_up(view, path)
    if not found:
        return [f"{name}, {path}: {value}"]
    if "is" in entry and value != entry["is"]:
        return [f"{name} has {value!r} at {path}, not {entry['is']!r}"]
    if "length" in entry:
        return wrong_length(f"{name}, {path}", value, entry["length"])
    return []


def view_lacks(match: Match | Held, view: Json, name: str, path: str) -> list[str]:
    """Nothing is at the path, and all that leads there exists."""
    found, value = look_up(view, path)
    if found:
        return [f"{name} should lack {path}: it has {value!r}"]
    parent, _, last = path.rpartition(".")
    if parent:
        exists, inside = look_up(view, parent)
        if not exists:
            return [f"{name} lacks {path}, but already {parent}: {inside}"]
        if not isinstance(inside, list | dict):
            return [f"{name} lacks {path}: {parent} is {inside!r}, neither a list nor a table"]
    return [] if last.isdecimal() else unknown_word(match, name, last)


def wrong_length(what: str, value: Json, length: Json) -> list[str]:
    """Empty if a list or table has that many entries."""
    if not isinstance(value, list | dict):
        return [f"{what} is {value!r}, neither a list nor a table"]
    if len(value) == length:
        return []
    return [f"{what} has {len(value)} entries, not {length}: it is {value!r}"]


def contains(value: list[Json] | dict[str, Json], wanted: Json) -> bool:
    """Whether a list has the element, or a table the key."""
    return str(wanted) in value if isinstance(value, dict) else wanted in value


def look_up(data: Json, path: str) -> tuple[bool, Json]:
    """(True, the value at a dotted path), or (False, why there is none)."""
    here = data
    walked: list[str] = []
    for step in path.split("."):
        if isinstance(here, dict) and step in here:
            here = here[step]
        elif isinstance(here, list) and step.isdecimal() and int(step) < len(here):
            here = here[int(step)]
        else:
            at = ".".join(walked) or "the top"
            inside = ", ".join(here) if isinstance(here, dict) else repr(here)
            return False, f"{at} has no {step!r}; it has: {inside}"
        walked.append(step)
    return True, here


def unknown_word(match: Match | Held, what: str, lacked: Json) -> list[str]:
    """What is missing must be a word of the game, or its absence says nothing.

    Games that list no ids are spared: their words can't be told.
    """
    if not isinstance(lacked, str) or not match.game.ids:
        return []
    known = {word for ids in match.game.ids.values() for word in ids}
    known.update(words_in(match.game.export(match.state)))
    for seat in (None, *range(match.state.seats)):
        known.update(words_in(match.view(seat)))
    if lacked in known:
        return []
    hint = near(lacked, known)
    return [f"{what} can't but lack {lacked!r}, which is no word of {match.game.id}{hint}"]


def words_in(data: Json) -> Iterator[str]:
    """Every key and every text in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for value in data:
            yield from words_in(value)
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from words_in(value)


# -- questions ---------------------------------------------------------------------------------


def offered(match: Match) -> str:
    """Who is asked what, for a message."""
    asks = [
        f"seat {seat} is asked {ask.prompt} and offered {options_of(ask)}"
        for seat, ask in match.pending.items()
    ]
    return "; ".join(asks) or "nobody is asked, the match is over"


def options_of(ask: Ask) -> list[Json]:
    """An ask's options as plain data."""
    return [list(option) for option in ask.options]


def expect_asked(match: Match, entry: Expectation) -> list[str]:
    """{asked: seat, ...}: the open question to a seat."""
    seat = entry["asked"]
    ask = match.pending.get(seat) if isinstance(seat, int) else None
    if ask is None:
        return [f"seat {seat} is not asked; {offered(match)}"]
    asked: dict[str, Json] = {"prompt": ask.prompt, "rule": ask.rule, "args": list(ask.args)}
    wrong = [
        f"seat {seat} is asked with {key} {value!r}, not {entry[key]!r}"
        for key, value in asked.items()
        if key in entry and entry[key] != value
    ]
    for choice in [*listed(entry, "offers"), *listed(entry, "only")]:
        if as_choice(choice) not in ask.options:
            wrong.append(f"seat {seat} is not offered {choice!r}, but {options_of(ask)}")
    if "only" in entry:
        more = [option for option in options_of(ask) if option not in listed(entry, "only")]
        wrong += [f"seat {seat} is offered {more}, too"] if more else []
    for refused in listed(entry, "refuses"):
        wrong += not_refused(match, ask, refused)
    return wrong


def expect_not_asked(match: Match, entry: Expectation) -> list[str]:
    """{not-asked: seat}: no open question to a seat."""
    seat = entry["not-asked"]
    ask = match.pending.get(seat) if isinstance(seat, int) else None
    if ask is None:
        return []
    return [f"seat {seat} should not be asked: it is asked {ask.prompt}, {options_of(ask)}"]


def not_refused(match: Match, ask: Ask, refused: Json) -> list[str]:
    """Empty if the choice is refused, and by that rule if one is named."""
    rule = refused.get("rule") if isinstance(refused, dict) else None
    choice = as_choice(refused["choose"] if isinstance(refused, dict) else refused)
    why = match.why_not(ask.seat, choice)
    if why is None:
        return [f"seat {ask.seat} is offered {list(choice)}, which should be refused"]
    if rule is not None and why.rule != rule:
        said = Words(ENGLISH, match.game).refusal(why)
        return [f"{list(choice)} is refused by {why.rule} ({said}), not by {rule}"]
    return []


# -- what happened -----------------------------------------------------------------------------


def expect_result(match: Match, entry: Expectation) -> list[str]:
    """{result: null}, or {result: {winner, reason, ...}}: how the match ended."""
    wanted, result = entry["result"], match.result
    if result is None or not isinstance(wanted, dict):
        return [] if result == wanted else [f"the result is {result!r}, not {wanted!r}"]
    winners = result["winners"]
    found = result | {"winner": winners[0] if isinstance(winners, list) and winners else None}
    return [
        f"the result's {key} is {found[key]!r}, not {value!r}"
        for key, value in wanted.items()
        if found[key] != value
    ]


def seen_events(match: Match, entry: Expectation) -> list[dict[str, Json]]:
    """All events so far, as the seat of an expectation (none: a spectator) saw them."""
    viewer = entry.get("seat")
    return match.events(0, viewer if isinstance(viewer, int) else None)


def details(entry: Expectation) -> dict[str, Json]:
    """What an expectation says of an event beside its kind."""
    keys = [key for key in ("args", "rule", "secret") if key in entry and entry[key] != NONE]
    return {key: entry[key] for key in keys}


def is_such(event: dict[str, Json], kind: Json, wanted: dict[str, Json]) -> bool:
    """Whether the event is of the kind, and is as wanted."""
    return event["kind"] == kind and all(event.get(key) == wanted[key] for key in wanted)


def told(events: list[dict[str, Json]]) -> list[Json]:
    """Events for a message, without what it says anyway."""
    return [
        {key: event[key] for key in event if key not in ("n", "kind")}
        for event in events[:MOST_TOLD]
    ]


def expect_event(match: Match, entry: Expectation) -> list[str]:
    """{event: kind, ...}: something that has happened, as a seat or a spectator saw it."""
    kind, wanted = entry["event"], details(entry)
    alike = [event for event in seen_events(match, entry) if event["kind"] == kind]
    such = [event for event in alike if is_such(event, kind, wanted)]
    if not such:
        return [f"no event {kind} with {wanted!r}; events of this kind: {told(alike)!r}"]
    wrong: list[str] = []
    if "times" in entry and len(such) != entry["times"]:
        wrong.append(
            f"event {kind} with {wanted!r} happened {len(such)} times, not {entry['times']}"
        )
    open_to_seat = [event for event in such if "secret" in event]
    if entry.get("secret") == NONE and open_to_seat:
        wrong.append(f"seat {entry['seat']} sees the secret of {kind}: {told(open_to_seat)!r}")
    return wrong


def expect_no_event(match: Match, entry: Expectation) -> list[str]:
    """{no-event: kind, ...}: something that has not happened."""
    kind, wanted = entry["no-event"], details(entry)
    such = [event for event in seen_events(match, entry) if is_such(event, kind, wanted)]
    return [f"event {kind} should not have happened: {told(such)!r}"] if such else []


def expect_events(match: Match, entry: Expectation) -> list[str]:
    """{events: [...]}: these have happened in this order, with any others between them."""
    events = seen_events(match, entry)
    after = ""
    for part in listed(entry, "events"):
        kind = part["event"] if isinstance(part, dict) else part
        wanted = details(part) if isinstance(part, dict) else {}
        places = [n for n, event in enumerate(events) if is_such(event, kind, wanted)]
        if not places:
            kinds = [event["kind"] for event in events[:MOST_TOLD]]
            return [f"no event {kind} with {wanted!r}{after}; events there: {kinds}"]
        events = events[places[0] + 1 :]
        after = f" after {kind}"
    return []


def expect_sound(match: Match, entry: Expectation) -> list[str]:
    """{sound: number}: the fuzzer's costly checks hold, with chance from this number."""
    seed = entry["sound"]
    checks = deep_checks(match, Rng(seed if isinstance(seed, int) else 0))
    wrong: list[str] = []
    for name, check in checks.items():
        try:
            wrong += check()
        except Exception as error:
            wrong.append(f"the check of {name} ended in {error_text(error)}")
    return wrong


LOOKS: Final[dict[str, Callable[[Match | Held, Expectation], list[str]]]] = {
    "state": expect_state,
    "view": expect_view,
}
EXPECTED: Final[dict[str, Callable[[Match, Expectation], list[str]]]] = {
    "asked": expect_asked,
    "not-asked": expect_not_asked,
    "result": expect_result,
    "event": expect_event,
    "no-event": expect_no_event,
    "events": expect_events,
    "sound": expect_sound,
}
