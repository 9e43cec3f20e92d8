"""The messages about a match: pure functions from the match to plain data for one viewer."""

from collections.abc import Collection

from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.game import Game
from crannog.kernel.match import Match
from crannog.kernel.state import Json
from crannog.server.undo import undo_message


def state_of(
    match: Match,
    viewer: Seat | None,
    always: bool = False,
    quiet: Collection[str] = (),
    people: Collection[Seat] | None = None,
) -> dict[str, Json]:
    """A match as a viewer may see it. `always`: also asked where there is nothing to decide.

    `quiet` are the reactions it does not want to be asked about, `people` the seats that can agree
    to an undo (None: all).
    """
    ask = None if viewer is None else match.pending.get(viewer)
    can_agree = range(match.seats) if people is None else people
    if ask is not None and is_silent(ask) and not always:
        ask = None
    return {
        "seat": viewer,
        "view": match.view(viewer),
        "ask": None if ask is None else ask_message(match.game, ask, quiet),
        "waiting": [s for s, other in match.pending.items() if not other.optional],
        "undo": None if viewer is None else undo_message(match, viewer, can_agree),
        "result": match.result,
        "count": len(match.choices),
    }


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


def ask_message(game: Game, ask: Ask, quiet: Collection[str] = ()) -> dict[str, Json]:
    """An ask as its seat sees it; a reaction is about what the seat's own cards answer."""
    args = list(ask.args)
    if ask.prompt == "react":
        own = triggers(game, ask)
        args[0] = next((trigger for trigger in own if trigger not in quiet), args[0])
    return {
        "prompt": ask.prompt,
        "options": [list(option) for option in ask.options],
        "rule": ask.rule,
        "args": list[Json](args),
        "optional": ask.optional,
    }


def why_not_message(match: Match, seat: Seat, choice: Choice) -> dict[str, Json]:
    """Why the seat may not choose this now; without a rule where it may. It plays nothing."""
    told: dict[str, Json] = {"seat": seat, "choice": list(choice), "rule": None, "text": ""}
    refused = match.why_not(seat, choice)
    if refused is not None:
        told |= {"rule": refused.rule, "text": refused.why}
    return told


def seen_by(event: dict[str, Json], viewer: Seat | None) -> dict[str, Json]:
    """A kept event without what the viewer may not see."""
    seen = {key: event[key] for key in ("n", "kind", "rule", "args")}
    to = event.get("to")
    if event.get("secret") and isinstance(to, list) and viewer in to:
        seen["secret"] = event["secret"]
    return seen
