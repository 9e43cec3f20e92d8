"""`crannog replay`: what happened in a saved match, in words."""

from pathlib import Path
from typing import Annotated

import typer

from crannog.cli import Language, language_of, read_json
from crannog.kernel.errors import BadSeats, CrannogError
from crannog.kernel.match import Match
from crannog.kernel.state import Json
from crannog.words import Words


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save.")],
    lang: Language = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="Tell it as this seat saw it.")
    ] = None,
    first: Annotated[int, typer.Option("--from", min=0, help="The first event's number.")] = 0,
    last: Annotated[
        int | None, typer.Option("--to", min=0, help="The last event's number.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="With all secrets, once the match is over.")
    ] = False,
) -> None:
    """Tell what happened in a saved match.

    Each event stands with its number and its rule. Without --seat or --all they are told as the
    public saw them.

    \b
    Examples:
      crannog replay inis-1.json
      crannog replay inis-1.json --seat 0 --from 100 --to 150
      crannog replay inis-1.json --all --lang uk
    """
    language = language_of(lang)
    match = Match.load(read_json(file))
    if seat is not None and not 0 <= seat < match.seats:
        raise BadSeats(f"the match has the seats 0 to {match.seats - 1}, not {seat}")
    if everything and match.result is None:
        raise CrannogError("the match is not over: --all would tell its secrets")
    events = uncovered(match) if everything else match.events(0, seat)
    words = Words(language, match.game)
    words.players = match.game.player_names(match.state)
    for event in events[first : None if last is None else last + 1]:
        print(f"{event['n']:5}  {words.event(event)}  ({event['rule']})")


def uncovered(match: Match) -> list[dict[str, Json]]:
    """All events, each as one of those saw it who were told most."""
    told = [match.events(0, None), *(match.events(0, seat) for seat in range(match.seats))]
    return [max(versions, key=len) for versions in zip(*told, strict=True)]
