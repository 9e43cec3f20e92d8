"""Checks that every match must pass at every decision; each returns what is wrong, if anything.

They leave the match as it was. `sound` is cheap; the others are costly, and the fuzzer samples
them.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from traceback import extract_tb
from typing import Final

import msgspec

from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.errors import CrannogError, IllegalChoice, UndoRefused
from crannog.kernel.game import Game, argument_names
from crannog.kernel.match import Match, Rollout, Snapshot
from crannog.kernel.patches import fold
from crannog.kernel.rng import Rng
from crannog.kernel.state import Event, Json
from crannog.kernel.watch import Watch

FORK_DECISIONS: Final = 20
REFUSALS_TRIED: Final = 12
PEEK_WORLDS: Final = 3
RESUMED_DECISIONS: Final = 10


def sound(match: Match) -> list[str]:
    """The game's invariants hold, and every question is one that can be answered."""
    wrong = match.game.check(match.state)
    for seat, ask in match.pending.items():
        wrong += unsound_ask(match, seat, ask)
    if not match.pending and match.result is None:
        wrong.append("a dead end: nobody is asked and there is no result")
    return wrong


def unsound_ask(match: Match, seat: Seat, ask: Ask) -> list[str]:
    """What an ask must be: to its own seat, with options, all different, in declared words."""
    wrong: list[str] = []
    if ask.seat != seat:
        wrong.append(f"{ask.prompt}: the ask of seat {ask.seat} is put to seat {seat}")
    if not ask.options:
        wrong.append(f"{ask.prompt}: no options for seat {seat}")
    if len(set(ask.options)) != len(ask.options):
        wrong.append(f"{ask.prompt}: options that are alike: {ask.options}")
    return wrong + undeclared_words(match.game, ask)


def undeclared_words(game: Game, ask: Ask) -> list[str]:
    """Prompt and options that the game does not declare, if it declares any."""
    wrong: list[str] = []
    if game.prompts and ask.prompt not in game.prompts:
        wrong.append(f"{ask.prompt}: {game.id} declares no such prompt")
    for verb in sorted({str(option[0]) for option in ask.options}):
        if game.verbs and verb not in game.verbs:
            wrong.append(f"{ask.prompt}: {game.id} declares no verb {verb!r}")
    for option in ask.options:
        signature = game.verbs.get(str(option[0]))
        if signature is not None and argument_names(signature, len(option) - 1) is None:
            wrong.append(f"{ask.prompt}: {game.id} declares other arguments than {list(option)}")
    return wrong


def as_bytes(data: Json) -> bytes:
    """The data as canonical JSON."""
    return msgspec.json.encode(data, order="sorted")


def question(ask: Ask | None) -> Json:
    """What the asked seat is told of an ask, as plain data."""
    if ask is None:
        return None
    options: list[Json] = [list(option) for option in ask.options]
    return {"prompt": ask.prompt, "rule": ask.rule, "args": list(ask.args), "options": options}


def questions(pending: dict[Seat, Ask]) -> Json:
    """All open asks as plain data."""
    return {str(seat): question(ask) for seat, ask in pending.items()}


def position(match: Match | Rollout) -> bytes:
    """The state and the open asks."""
    return as_bytes({"state": match.game.export(match.state), "asks": questions(match.pending)})


def history(match: Match) -> bytes:
    """The choices, and the events as everyone sees them."""
    viewers: list[Seat | None] = [None, *range(match.seats)]
    events: list[Json] = [list[Json](match.events(0, viewer)) for viewer in viewers]
    return as_bytes({"choices": match.save()["choices"], "events": events})


def hands_over(match: Match) -> list[str]:
    """What a finished match leaves is sound, as a file too, and another match begins with it."""
    left = as_file(match.game.leaves(match.state))
    if left is None:
        return []
    wrong = match.game.check_left(match.start, left)
    try:
        Match.new(match.game, match.seats, match.seed, match.options, start=left)
    except CrannogError as error:
        wrong.append(f"no match can begin with what was left: {error}")
    return wrong


def as_file(data: Json) -> Json:
    """The data as it is read from a file to which it was written."""
    read: Json = msgspec.json.decode(as_bytes(data))
    return read


# -- secrets -----------------------------------------------------------------------------------


def leaks(match: Match) -> list[str]:
    """What a seat or a spectator can tell now that it should not.

    For each seat the match gets a twin that differs only in what that seat can't know: view and
    ask must be the same, byte for byte.
    """
    rng = Rng(len(match.choices))
    wrong: list[str] = []
    for seat in range(match.seats):
        wrong += differences(match, match.fork(seat, rng), seat, "now")
    return wrong


def peeks(match: Match, rng: Rng) -> list[str]:
    """What a seat learns by a choice that it could quietly take back.

    The choice is made in the match and in worlds that the seat can't tell from it. Where the seat
    is then shown different things, the choice depends on what is hidden: it must count as a reveal,
    in each of these worlds, for that it was not the other one is something learned, too. All worlds
    are patient: what others have nothing to say to is not shown.
    """
    wrong: list[str] = []
    for seat, ask in match.pending.items():
        choice = rng.pick(ask.options)
        true = World(match.clone(patient=True), seat, choice)
        for _ in range(PEEK_WORLDS):
            other = World(match.fork(seat, rng, patient=True), seat, choice)
            if not (true.revealed and other.revealed) and true.shown != other.shown:
                what = ", ".join(true.fields_unlike(other))
                wrong.append(f"seat {seat} may undo {list(choice)} after it has learned: {what}")
                break
    return wrong


def patches_tell(match: Match, rng: Rng) -> list[str]:
    """The patches of a choice's events make the new view of the old one, and tell nothing more.

    In a world that a seat can't tell from this one, neither before the choice nor after it, each
    event must have changed the same for it.
    """
    wrong: list[str] = []
    for seat, ask in match.pending.items():
        choice = rng.pick(ask.options)
        true = World(match.clone(patient=True), seat, choice)
        wrong += true.unlike_patches()
        for _ in range(PEEK_WORLDS):
            other = World(match.fork(seat, rng, patient=True), seat, choice)
            if true.shown == other.shown and true.patches != other.patches:
                wrong.append(f"patches tell seat {seat} more of {list(choice)} than its view")
                break
    return wrong


class World:
    """What a seat is shown after a choice: its view, its ask, the events and their patches."""

    def __init__(self, copy: Rollout, seat: Seat, choice: Choice) -> None:
        state = copy.state
        state.watched = True
        before, journal = state.reveals, list[Event]()
        state.journal = journal
        self.seat, self.view_before = seat, copy.view(seat)
        watch = Watch(copy.game, state, [seat])
        copy.choose(seat, choice)
        watch.end()
        self.patches = [*watch.by_viewer[seat].patches, watch.by_viewer[seat].rest]
        self.view = copy.view(seat)
        self.revealed = state.reveals != before
        ask = copy.pending.get(seat)
        self.shown: dict[str, Json] = {
            **self.view,
            "its ask": question(ask),
            "the events": [event.seen_by(seat) for event in journal],
        }

    def unlike_patches(self) -> list[str]:
        """Whether the patches, one after the other, lead from the old view to the new one."""
        folded: Json = dict(self.view_before)
        for patch in self.patches:
            folded = fold(folded, patch)
        if as_bytes(folded) == as_bytes(self.view):
            return []
        return [f"the patches of seat {self.seat} lead to another view"]

    def fields_unlike(self, other: "World") -> list[str]:
        """Where the seat is shown different things."""
        return [key for key in self.shown if self.shown[key] != other.shown.get(key)]


def forks_tell(match: Match) -> list[str]:
    """What forks tell of the truth: positions that a seat can't tell apart must fork alike."""
    rng = Rng(len(match.choices))
    wrong: list[str] = []
    for seat in range(match.seats):
        true, twin = match.clone().state, match.fork(seat, rng).state
        seed = rng.bits()
        match.game.redraw(true, seat, Rng(seed))
        match.game.redraw(twin, seat, Rng(seed))
        ours, theirs = match.game.export(true), match.game.export(twin)
        if as_bytes(ours) != as_bytes(theirs):
            fields = [key for key in ours if ours[key] != theirs.get(key)]
            wrong.append(f"a fork for seat {seat} tells the truth about: {', '.join(fields)}")
    return wrong


def differences(one: Match | Rollout, other: Rollout, seat: Seat, when: str) -> list[str]:
    """How the seat, or a spectator, could tell the two apart."""
    wrong: list[str] = []
    for viewer in (seat, None):
        name = "a spectator" if viewer is None else f"seat {viewer}"
        ours, theirs = one.view(viewer), other.view(viewer)
        if as_bytes(ours) != as_bytes(theirs):
            fields = [key for key in ours if ours[key] != theirs.get(key)]
            wrong.append(f"{name} sees what seat {seat} can't know, {when}: {', '.join(fields)}")
    if one.game.gauges(one.state) != other.game.gauges(other.state):
        wrong.append(f"the counts of hints tell what seat {seat} can't know, {when}")
    mine, its = one.pending.get(seat), other.pending.get(seat)
    if its is not None and its.renew is not None:
        its.options = its.renew()
    if as_bytes(question(mine)) != as_bytes(question(its)):
        wrong.append(f"seat {seat}'s ask tells what it can't know, {when}: {mine} against {its}")
    return wrong


# -- going on, going back ----------------------------------------------------------------------


def survives_save(match: Match) -> list[str]:
    """A match that is saved and loaded is the same match."""
    try:
        loaded = Match.load(json.loads(json.dumps(match.save())), match.game, match.patient)
    except CrannogError as error:
        return [f"the match's own save does not load: {error}"]
    if position(loaded) != position(match) or history(loaded) != history(match):
        return ["after save and load the match is another one"]
    return []


def survives_resume(match: Match, rng: Rng) -> list[str]:
    """A match resumed from its snapshot is the same match, and goes on alike."""
    taken = match.snapshot()
    stored = Snapshot(taken.choices, taken.events, json.loads(json.dumps(taken.state)))
    resumed = match.fresh()
    resumed.resume(list(match.choices), stored)
    if resumed.told != match.told or resumed.save() != match.save():
        return ["a resumed match has another log"]
    for viewer in (None, *range(match.seats)):
        if resumed.view(viewer) != match.view(viewer):
            return [f"in a resumed match the view of {viewer} is another one"]
        if resumed.events(taken.events, viewer) != match.events(taken.events, viewer):
            return [f"in a resumed match the events for {viewer} are others"]
    ours, theirs = match.clone(), resumed.clone()
    for _ in range(RESUMED_DECISIONS):
        if position(ours) != position(theirs):
            return ["a resumed match goes on otherwise"]
        if not ours.pending:
            break
        asked, ask = rng.pick(list(ours.pending.items()))
        choice = rng.pick(ask.options)
        ours.choose(asked, choice)
        theirs.choose(asked, choice)
    return []


def survives_undo(match: Match, rng: Rng) -> list[str]:
    """Taking back a seat's last choice leaves the match without it; made again, it is as before."""
    if not match.choices:
        return []
    seat = rng.pick(list(dict.fromkeys(chooser for chooser, _ in match.choices)))
    before, made = (position(match), history(match)), list(match.choices)
    last = max(n for n, (chooser, _) in enumerate(made) if chooser == seat)
    try:
        match.undo(seat, range(match.seats))
    except UndoRefused as refused:
        if not refused.over and not (refused.reveal and match.seats == 1):
            return [f"seat {seat} may not undo, though all agree: {refused}"]
    else:
        if match.choices not in (made[:last], made[:last] + made[last + 1 :]):
            return [f"undo of seat {seat} did not take back its last choice alone"]
        wrong = survives_save(match)
        if wrong:
            return [f"after an undo of seat {seat}: {problem}" for problem in wrong]
    match.rewind(last)
    try:
        match.replay(made[last:])
    except IllegalChoice as refusal:
        return [f"after undo the same choice is refused: {refusal}"]
    if (position(match), history(match)) != before:
        return [f"undo and redo of {len(made) - last} choices made another match"]
    return []


def forks_well(match: Match, rng: Rng) -> list[str]:
    """A fork for any seat is a sound position that can be played on."""
    seat = rng.below(match.seats)
    fork = match.fork(seat, rng)
    wrong = match.game.check(fork.state)
    for _ in range(FORK_DECISIONS):
        if wrong or not fork.pending:
            break
        asked, ask = rng.pick(list(fork.pending.items()))
        fork.choose(asked, rng.pick(ask.options))
        wrong = match.game.check(fork.state)
    return [f"in a fork for seat {seat}: {problem}" for problem in wrong]


def refuses_others(match: Match, rng: Rng) -> list[str]:
    """What is not offered is refused with a rule, changes nothing and tells nothing hidden."""
    before, choices = position(match), len(match.choices)
    tried = outside_choices(match, rng)
    wrong = telling_refusals(match, tried, rng)
    for seat, choice in tried:
        reason = match.why_not(seat, choice)
        if reason is None or not reason.rule:
            wrong.append(f"the refusal of {list(choice)} names no rule")
        try:
            match.choose(seat, choice)
        except IllegalChoice as refusal:
            if reason is not None and str(reason) != str(refusal.refusal):
                wrong.append(f"{list(choice)} is refused otherwise than foretold: {refusal}")
        else:
            return [f"seat {seat} chose {list(choice)}, which was not offered"]
    for seat, ask in match.pending.items():
        wrong += [
            f"{list(c)} is offered and refused" for c in ask.options if match.why_not(seat, c)
        ]
    if position(match) != before or len(match.choices) != choices:
        wrong.append("a refused choice changed the match")
    return wrong


def telling_refusals(match: Match, tried: list[tuple[Seat, Choice]], rng: Rng) -> list[str]:
    """The refusals that would be others in a world which the asked seat can't tell from this."""
    wrong: list[str] = []
    for seat, ask in match.pending.items():
        twin = match.fork(seat, rng).state
        for chooser, choice in tried:
            if chooser != seat:
                continue
            ours, theirs = (
                str(match.game.why_not(state, ask, choice)) for state in (match.state, twin)
            )
            if ours != theirs:
                wrong.append(f"seat {seat} learns by a refusal: {ours} against {theirs}")
    return wrong


def outside_choices(match: Match, rng: Rng) -> list[tuple[Seat, Choice]]:
    """Choices that are not offered: from other seats, cut short, lengthened, altered, made up."""
    offered = {seat: set(ask.options) for seat, ask in match.pending.items()}
    known = [option for ask in match.pending.values() for option in ask.options]
    known += [choice for _, choice in match.choices[-50:] if choice]
    known += [(verb,) for verb in match.game.verbs]
    atoms = [atom for choice in known for atom in choice]
    tried: list[tuple[Seat, Choice]] = [(0, ()), (match.seats, known[0])]
    for _ in range(REFUSALS_TRIED):
        choice = rng.pick(known)
        altered = list(choice)
        altered[rng.below(len(altered))] = rng.pick(atoms)
        for attempt in (choice, choice[:-1], (*choice, rng.pick(atoms)), tuple(altered)):
            tried.append((rng.below(match.seats), attempt))
    return [(seat, choice) for seat, choice in tried if choice not in offered.get(seat, set())]


def deep_checks(match: Match, rng: Rng) -> dict[str, Callable[[], list[str]]]:
    """The costly checks by name, each ready to be made."""
    return {
        "secrets": partial(leaks, match),
        "peeks": partial(peeks, match, rng),
        "patches": partial(patches_tell, match, rng),
        "save": partial(survives_save, match),
        "resume": partial(survives_resume, match, rng),
        "undo": partial(survives_undo, match, rng),
        "fork": partial(forks_well, match, rng),
        "redraw": partial(forks_tell, match),
        "refusal": partial(refuses_others, match, rng),
        "left": partial(hands_over, match),
    }


def error_text(error: Exception) -> str:
    """An error in one line, with the place it comes from."""
    what = " ".join(f"{type(error).__name__}: {error}".split())
    frames = extract_tb(error.__traceback__)
    if not frames:
        return what
    return f"{what} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
