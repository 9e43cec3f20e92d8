"""What a viewer is told of a match: pure functions from the match to plain data."""

from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.errors import UndoRefused
from crannog.kernel.match import Match
from crannog.kernel.state import Json
from crannog.server.store import Entry


def state_of(match: Match, viewer: Seat | None, always: bool = False) -> dict[str, Json]:
    """A match as a viewer may see it. `always`: also asked where there is nothing to decide."""
    ask = None if viewer is None else match.pending.get(viewer)
    hidden = ask is None or (is_silent(ask) and not always)
    return {
        "seat": viewer,
        "view": match.view(viewer),
        "ask": None if hidden else ask_message(ask),
        "waiting": [s for s, other in match.pending.items() if not other.optional],
        "undo": None if viewer is None else undo_message(match, viewer),
        "result": match.result,
        "count": len(match.choices),
    }


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


def is_silent(ask: Ask) -> bool:
    """An ask that must be put although there is nothing to decide."""
    return ask.secret and len(ask.options) == 1


def question(ask: Ask) -> tuple[str, tuple[Atom, ...]]:
    """What makes two asks the same question; others' choices may change the options meanwhile."""
    return ask.prompt, ask.args


def ask_message(ask: Ask | None) -> dict[str, Json] | None:
    """An ask as its seat sees it."""
    if ask is None:
        return None
    return {
        "prompt": ask.prompt,
        "options": [list(option) for option in ask.options],
        "rule": ask.rule,
        "args": list(ask.args),
        "optional": ask.optional,
    }


def undo_message(match: Match, seat: Seat) -> dict[str, Json]:
    """Whether the seat may undo right now, and if not, why."""
    try:
        match.undo_target(seat)
    except UndoRefused as refused:
        return {
            "allowed": False,
            "needs": list[Json](sorted(refused.needs)),
            "reveal": refused.reveal,
        }
    return {"allowed": True, "needs": [], "reveal": False}


def seen_by(event: dict[str, Json], viewer: Seat | None) -> dict[str, Json]:
    """A kept event without what the viewer may not see."""
    seen = {key: event[key] for key in ("n", "kind", "rule", "args")}
    to = event.get("to")
    if event.get("secret") and isinstance(to, list) and viewer in to:
        seen["secret"] = event["secret"]
    return seen
