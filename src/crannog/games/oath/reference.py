"""The page docs/reference/oath-powers.md, made from the declarations of all powers.

python -m crannog.games.oath.reference > docs/reference/oath-powers.md
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

from crannog.games.oath.deeds import Deed
from crannog.games.oath.facts import (
    BANNERS,
    DENIZEN_NUMBERS,
    EDIFICES,
    ID,
    NUMBER,
    RELICS,
    RELIQUARY,
    SITES,
    SUIT,
    SUITS,
    VISIONS,
    is_site,
)
from crannog.games.oath.meta import GAME
from crannog.games.oath.powers.registry import (
    ACTIONS,
    CLEARS,
    HAND_RULES,
    PLANS,
    PLAYED,
    RESTS,
    REWARDS,
    Modifier,
    Plan,
    modifies_muster,
    modifies_recover,
    modifies_search,
    modifies_trade,
    modifies_travel,
)
from crannog.games.oath.questions import (
    AFTER,
    ANYONE,
    CANNOT,
    CHANGES,
    FLIP_SECRET,
    GIVE_RULER_ONE,
    IGNORES,
    INSTEAD,
    MUST,
    AfterEntry,
    BanEntry,
    ChangeEntry,
    InsteadEntry,
    MustEntry,
)
from crannog.words import Words

Entry: TypeAlias = BanEntry | MustEntry | ChangeEntry | InsteadEntry | AfterEntry
D = TypeVar("D", bound=Deed)

INTRODUCTION: Final = """# Oath: powers by question and by card

Made from the declarations in `src/crannog/games/oath/powers/`; a test compares it with them.
To make it anew: `python -m crannog.games.oath.reference > docs/reference/oath-powers.md`.

The rules ask questions and never name a card. A card answers a question in one of five tables
(O-9.2), or it has a power that is used: an action, a modifier of a major action, a battle plan, a
power when it is played or at Rest (O-7.3 to O-7.5).

Costs are written as on the card: `f` a favor placed, `F` burned, `s` a secret placed, `S` burned,
`t` a secret turned facedown (O-7.1.2). *Holder*: only who has the card is bound; else everybody
whom its text describes (O-7.1.4).
"""

TABLES: Final[list[tuple[str, str, Mapping[str, Sequence[Entry]]]]] = [
    ("CANNOT", "this may not be done", CANNOT),
    ("MUST", "only these of the possible choices", MUST),
    ("CHANGES", "a number is another number: set, then added to, then made zero", CHANGES),
    ("INSTEAD", "something else happens", INSTEAD),
    ("AFTER", "when this has happened, that follows, or may", AFTER),
]
PRICES: Final = {
    GIVE_RULER_ONE: "unless a favor is given",
    FLIP_SECRET: "unless a secret is turned",
}
STAGES: Final = ("sets", "adds", "zero")


def table_of(rows: str) -> list[int]:
    """The numbers of one of the tables of facts."""
    return [int(line.split()[0]) for line in rows.strip().splitlines()]


GROUPS: Final[dict[str, list[int]]] = {
    **{
        suit.capitalize(): [card for card in DENIZEN_NUMBERS if SUIT[card] == number]
        for number, suit in enumerate(SUITS)
    },
    "Edifices and ruins": table_of(EDIFICES),
    "Visions": table_of(VISIONS),
    "Banners": table_of(BANNERS),
    "Relics": table_of(RELICS),
    "Reliquary": table_of(RELIQUARY),
    "Sites": table_of(SITES),
}


def powers_page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *by_question(), *by_card(), *without_power()]) + "\n"


# -- by question -------------------------------------------------------------------------------


def by_question() -> list[str]:
    """The five tables, a line for each question."""
    lines: list[str] = []
    for name, meaning, table in TABLES:
        lines += [f"## {name}: {meaning}", ""]
        lines += [f"| {'event' if name in ('INSTEAD', 'AFTER') else 'question'} | powers |"]
        lines += ["|---|---|"]
        for question in sorted(table):
            entries = ", ".join(entry_text(entry) for entry in table[question])
            lines.append(f"| `{question}` | {entries} |")
        lines.append("")
    return lines


def entry_text(entry: Entry) -> str:
    """The card of an entry, and what the entry says of itself."""
    return with_notes(name_of(entry.card), notes_of(entry))


def notes_of(entry: Entry) -> list[str]:
    """Who is bound, the stage of a change, the price of a ban, the cost of a reaction."""
    if isinstance(entry, AfterEntry):
        return [*cost_note(entry.cost), *(["may"] if entry.optional else [])]
    notes = [] if entry.scope == ANYONE else [entry.scope]
    if isinstance(entry, BanEntry) and entry.unless:
        notes.append(PRICES[entry.unless])
    if isinstance(entry, ChangeEntry):
        notes.append(STAGES[entry.stage])
    return notes


# -- by card -----------------------------------------------------------------------------------


def by_card() -> list[str]:
    """All cards that have a power, by kind, in printed order."""
    lines: list[str] = []
    for title, cards in GROUPS.items():
        rows = [f"| {name_of(c)} | `{ID[c]}` | {'; '.join(p)} |" for c in cards if (p := powers(c))]
        if rows:
            lines += [f"## {title}", "", "| card | id | powers |", "|---|---|---|", *rows, ""]
    return lines


def powers(card: int) -> list[str]:
    """Every power that is declared for a card."""
    return [*used_powers(card), *play_powers(card), *persistent_powers(card)]


def used_powers(card: int) -> list[str]:
    """O-7.3 to O-7.5: actions, modifiers, battle plans, when played, rest."""
    found = [with_notes("action", cost_note(power.cost)) for power in ACTIONS.get(card, ())]
    found += [
        *modifier_text("search", modifies_search.by_card.get(card)),
        *modifier_text("muster", modifies_muster.by_card.get(card)),
        *modifier_text("trade", modifies_trade.by_card.get(card)),
        *modifier_text("recover", modifies_recover.by_card.get(card)),
        *modifier_text("travel", modifies_travel.by_card.get(card)),
    ]
    if card in PLANS:
        found.append(plan_text(PLANS[card]))
    if card in PLAYED:
        found.append("when played")
    if card in RESTS:
        found.append("rest")
    return found


def modifier_text(action: str, modifier: Modifier[D] | None) -> list[str]:
    """A modifier with its cost; one that nobody is asked about applies by itself."""
    if modifier is None:
        return []
    notes = [*cost_note(modifier.cost), *([] if modifier.asked else ["by itself"])]
    return [with_notes(f"modifies {action}", notes)]


def plan_text(plan: Plan) -> str:
    """A battle plan with its side, its cost and its dice."""
    notes = [plan.side, *cost_note(plan.cost)]
    notes += [f"{plan.dice} attack dice"] if plan.dice else []
    notes += [f"{plan.shields} defence dice"] if plan.shields else []
    notes += ["alone"] if plan.alone else []
    notes += ["if defeated"] if plan.if_defeated is not None else []
    notes += ["if victorious"] if plan.if_victorious is not None else []
    notes += ["discarded at end"] if plan.discard_at_end else []
    return with_notes("battle plan", notes)


def play_powers(card: int) -> list[str]:
    """O-5.1.5: what a card says of the play of cards."""
    found = ["where it may be played"] if card in HAND_RULES else []
    found += ["pays for a play"] if card in REWARDS else []
    return [*found, *(["discards before a play"] if card in CLEARS else [])]


def persistent_powers(card: int) -> list[str]:
    """O-7.1.4: the card's entries in the five tables."""
    found = [
        with_notes(f"{name} `{question}`", notes_of(entry))
        for name, _, table in TABLES
        for question in sorted(table)
        for entry in table[question]
        if entry.card == card
    ]
    return [*found, "ignores powers on the way"] if card in IGNORES else found


def without_power() -> list[str]:
    """What has no declaration: the chapters of the rules themselves speak of it."""
    names = [name_of(card) for card in NUMBER.values() if not powers(card)]
    return ["## Without a declared power", "", ", ".join(names) + "."]


# -- words -------------------------------------------------------------------------------------


WORDS: Final = Words("en", GAME)


def name_of(card: int) -> str:
    """The English name of a card or a site."""
    return WORDS.text(f"{'site' if is_site(card) else 'card'}-{ID[card]}")


def cost_note(cost: str) -> list[str]:
    """A cost as it is written on the card; nothing for a free power."""
    return [f"`{cost}`"] if cost else []


def with_notes(text: str, notes: Iterable[str]) -> str:
    """The text with notes in brackets, if there are any."""
    joined = ", ".join(notes)
    return f"{text} ({joined})" if joined else text


if __name__ == "__main__":
    print(powers_page(), end="")
