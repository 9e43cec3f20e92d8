"""The messages about a match: pure functions from the match to plain data for one viewer."""

from collections.abc import Collection, Sequence

import msgspec

from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.errors import Refusal
from crannog.kernel.game import Game
from crannog.kernel.match import Match
from crannog.kernel.notes import Note
from crannog.kernel.state import Json
from crannog.server import schemas
from crannog.server.live import WhyNot
from crannog.server.undo import undo_message
from crannog.shapes import Outcome, Sentence


def state_of(
    match: Match,
    viewer: Seat | None,
    always: bool = False,
    quiet: Collection[str] = (),
    people: Collection[Seat] | None = None,
) -> schemas.MatchState:
    """A match as a viewer may see it. `always`: also asked where there is nothing to decide.

    `quiet` are the reactions it does not want to be asked about, `people` the seats that can agree
    to an undo (None: all).
    """
    ask = None if viewer is None else match.pending.get(viewer)
    can_agree = range(match.seats) if people is None else people
    if ask is not None and is_silent(ask) and not always:
        ask = None
    notes = [] if ask is None else match.notes(ask.seat)
    return schemas.MatchState(
        seat=viewer,
        view=match.view(viewer),
        ask=None if ask is None else ask_message(match.game, ask, notes, quiet),
        waiting=[s for s, other in match.pending.items() if not other.optional],
        undo=None if viewer is None else undo_message(match, viewer, can_agree),
        result=None if match.result is None else msgspec.convert(match.result, Outcome),
        count=len(match.choices),
    )


def standing_of(match: Match) -> dict[str, Json]:
    """How the match stands, as everyone may know; nothing about who sits there."""
    return {
        "asked": list[Json](sorted(match.pending)),
        "round": match.view(None).get("round"),
        "over": match.result is not None,
    }


def is_silent(ask: Ask) -> bool:
    """An ask that must be put although there is nothing to decide."""
    return ask.secret and len(ask.options) == 1


def question(ask: Ask) -> tuple[str, tuple[Atom, ...]]:
    """What makes two asks the same question; others' choices may change the options meanwhile."""
    return ask.prompt, ask.args


def triggers(game: Game, ask: Ask) -> list[str]:
    """What the reactions on offer answer; the last option is no reaction."""
    found = [game.trigger_of(option) or str(ask.args[0]) for option in ask.options[:-1]]
    return list(dict.fromkeys(found))


def ask_message(
    game: Game, ask: Ask, notes: Sequence[Note | None] = (), quiet: Collection[str] = ()
) -> schemas.Ask:
    """An ask as its seat sees it; a reaction is about what the seat's own cards answer.

    `notes` has what the game says of each option, where it says anything.
    """
    args = list(ask.args)
    if ask.prompt == "react":
        own = triggers(game, ask)
        args[0] = next((trigger for trigger in own if trigger not in quiet), args[0])
    return schemas.Ask(
        prompt=ask.prompt,
        options=[list(option) for option in ask.options],
        rule=ask.rule,
        args=args,
        optional=ask.optional,
        notes=[None if note is None else note_message(note) for note in notes],
    )


def note_message(note: Note) -> schemas.Note:
    """What the game says of an option."""
    return schemas.Note(
        text=Sentence(note.text, dict(note.args)) if note.text else None,
        reveals=note.reveals,
        ends=note.ends,
        forgoes=note.forgoes,
        nothing=note.nothing,
        next=Sentence(note.next, dict(note.next_args)) if note.next else None,
    )


def why_not_message(
    match: Match, seat: Seat, choice: Choice, message_id: int | str | None = None
) -> WhyNot:
    """Why the seat may not choose this now; without a rule where it may. It plays nothing."""
    refused = match.why_not(seat, choice)
    return WhyNot(
        message_id,
        seat,
        list(choice),
        None if refused is None else refused.rule,
        None if refused is None else sentence(refused),
    )


def sentence(refusal: Refusal) -> Sentence:
    """The sentence of a refusal, for the client to say in its language."""
    return Sentence(refusal.why, {**refusal.args})


def seen_by(event: dict[str, Json], viewer: Seat | None) -> dict[str, Json]:
    """A kept event without what the viewer may not see."""
    seen = {key: event[key] for key in ("n", "kind", "rule", "args")}
    to = event.get("to")
    if event.get("secret") and isinstance(to, list) and viewer in to:
        seen["secret"] = event["secret"]
    return seen
