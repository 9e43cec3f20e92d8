"""Taking back at a table: who must agree, where bots and open seats sit among the people."""

from collections.abc import Collection

from crannog.kernel.ask import Seat
from crannog.kernel.errors import UndoRefused
from crannog.kernel.match import Match, Undo
from crannog.server import schemas


def plan_undo(
    match: Match, seat: Seat, people: Collection[Seat], agreed: Collection[Seat] = ()
) -> Undo:
    """How the seat's last choice is taken back; UndoRefused names the people who must agree.

    Bots and open seats leave it to the people. Without other people nobody can agree to pass a
    reveal: it is final.
    """
    try:
        return match.plan_undo(seat, agreed)
    except UndoRefused as refused:
        if not refused.needs:
            raise
        asked = refused.needs & set(people)
        if asked:
            raise UndoRefused(str(refused), asked, refused.reveal, refused.others) from None
        if refused.reveal and set(people) <= {seat}:
            raise UndoRefused(
                "something was revealed since, and nobody else can agree to take it back",
                reveal=True,
                others=refused.others,
            ) from None
    return match.plan_undo(seat, range(match.seats))


def undo_message(match: Match, seat: Seat, people: Collection[Seat]) -> schemas.Undo:
    """Whether the seat may undo right now, what that takes back, and if not, why.

    `alone`: others have chosen since, and their choices stay. `others`: they would be taken back,
    too.
    """
    try:
        plan = plan_undo(match, seat, people)
    except UndoRefused as refused:
        return schemas.Undo(
            allowed=False,
            needs=sorted(refused.needs),
            over=refused.over,
            reveal=refused.reveal,
            others=refused.others,
            alone=False,
        )
    alone = bool(plan.again)
    return schemas.Undo(
        allowed=True,
        needs=[],
        over=False,
        reveal=False,
        others=not alone and any(by != seat for by, _ in match.choices[plan.count :]),
        alone=alone,
    )
