"""O-12.8, O-12.9.4: what the Prince answers where others are asked, and the chronicle he writes."""

from collections.abc import Callable
from typing import Final, TypeAlias

from crannog.games.oath.facts import NUMBER, SUITS
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Choice

# O-12.8: how an option ends a question that need not be answered: it stands last
ENOUGH: Final[tuple[Choice, ...]] = (("no",), ("done",), ("decline",), ("leave",), ("refuse",))

Answer: TypeAlias = Callable[[Oath, list[Choice]], Choice]


def answer(g: Oath, prompt: str, options: list[Choice]) -> Choice:
    """O-12.8: nothing that is optional, else the leftmost (O-12.3), unless he has a rule for it."""
    own = ANSWERS.get(prompt)
    if own is not None:
        return own(g, options)
    return options[-1] if options[-1] in ENOUGH else options[0]


def goes_on(_: Oath, options: list[Choice]) -> Choice:
    """O-12.8: he goes on, with no modifier that is a question."""
    return options[-1]


def agrees(_: Oath, options: list[Choice]) -> Choice:
    """O-12.8: he lets every Citizen join his defence who may; and refuses all else."""
    return options[0] if options[0] == ("react", "allow") else options[-1]


def rolls_all(_: Oath, options: list[Choice]) -> Choice:
    """O-12.7.B: as many attack dice as he may roll."""
    return options[0]


def sacrifices(_: Oath, options: list[Choice]) -> Choice:
    """O-12.7.B: he sacrifices warbands wherever that turns a defeat into a victory."""
    return options[0]


def one_each(_: Oath, options: list[Choice]) -> Choice:
    """O-12.7.B: one warband on each site that he has taken, the others stay on his board."""
    one: Choice = ("number", 1)
    return one if one in options else options[0]


def declares(g: Oath, options: list[Choice]) -> Choice:
    """O-12.7.B: the targets that he has planned, one after the other."""
    wanted = g.the_prince().wanted
    for option in options:
        if len(option) > 1 and NUMBER[str(option[1])] in wanted:
            return option
    return options[-1]


def pays_all(_: Oath, options: list[Choice]) -> Choice:
    """O-12.7.B: a banner is recovered for all that he has."""
    return options[-1]


def puts_leftmost(_: Oath, options: list[Choice]) -> Choice:
    """O-12.8: of too little favor the leftmost site gets its own first: the last goes short."""
    return options[-1]


def loses_leftmost(g: Oath, options: list[Choice]) -> Choice:
    """O-12.8: the leftmost site loses first, boards after the sites."""

    def place(option: Choice) -> int:
        return g.slot_named(str(option[1])) if option[0] == "site" else len(g.sites)

    return min(options, key=place)


# -- the chronicle (O-12.9.4) ------------------------------------------------------------------


def vows(g: Oath, options: list[Choice]) -> Choice:
    """O-12.9.4: chance decides among the goals that may be vowed."""
    return g.chance().pick(options)


def invites_nobody(_: Oath, options: list[Choice]) -> Choice:
    """O-12.9.4: as an Exile he offers Citizenship to nobody."""
    return options[-1]


def raises(_: Oath, options: list[Choice]) -> Choice:
    """O-12.9.4: he builds at the leftmost place, else he repairs there."""
    return next((option for option in options if option[0] == "build"), options[0])


def names_suit(g: Oath, options: list[Choice]) -> Choice:
    """O-12.9.4: his highest Conspirator, else his highest Friend, else chance."""
    prince = g.the_prince()
    for suit in (*prince.conspirators(), *prince.friends()):
        option: Choice = ("suit", SUITS[suit])
        if option in options:
            return option
    return g.chance().pick(options)


# O-12.8: the questions for which he has a rule of his own
ANSWERS: Final[dict[str, Answer]] = {
    "modify": goes_on,
    "react": agrees,
    "short-favor": puts_leftmost,
    "targets": declares,
    "attack-dice": rolls_all,
    "sacrifice": sacrifices,
    "lose-warband": loses_leftmost,
    "occupy": one_each,
    "bid": pays_all,
    "vow-oath": vows,
    "invite-exile": invites_nobody,
    "raise-edifice": raises,
    "suit-of-winner": names_suit,
}
