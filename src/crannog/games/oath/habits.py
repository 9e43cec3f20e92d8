"""What bots know of Oath besides `evaluate`."""

from typing import Final

from crannog.games.oath.chances import chances
from crannog.games.oath.instinct import Instinct
from crannog.parts.habits import Habits

HABITS: Final = Habits(
    quiet=frozenset(("act",)),
    rare=frozenset(
        (
            "use",
            "use-other",
            "withdraw",
            "place",
            "ask-warbands",
            "give-warbands",
            "peek-relic",
            "peek-reliquary",
            "offer-citizenship",
        )
    ),
    shunned=frozenset(("careful",)),
    easy=frozenset(("attack-dice",)),
    trusted=frozenset(
        (
            "targets",
            "plans",
            "defence-plans",
            "sacrifice",
            "lose-warband",
            "vow-oath",
            "invite-exile",
            "answer-invitation",
            "raise-edifice",
            "suit-of-winner",
        )
    ),
    turn_ends="rest",
    instinct=Instinct,
    worlds=5,
    chances=chances,
)
