"""The cards' declarations: which modes a card has, and what each answers (I-9.3, I-10.5)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from crannog.games.inis import facts
from crannog.games.inis.foresight import Foresee
from crannog.games.inis.happenings import Happening, Play
from crannog.games.inis.state import Inis
from crannog.kernel.ask import Rules, Seat

Body: TypeAlias = Callable[[Inis, Play, Happening], Rules[None]]
Condition: TypeAlias = Callable[[Inis, Seat, Happening], bool]


class Mode:
    """One way to play a card. A Season mode has no trigger."""

    __slots__ = ("body", "card", "condition", "foresee", "icons", "kind", "mode", "trigger")

    def __init__(
        self,
        card: str,
        mode: str,
        trigger: str,
        body: Body,
        icons: str,
        condition: Condition | None,
        foresee: Foresee | None,
    ) -> None:
        self.card = card
        self.mode = mode
        self.kind = facts.KIND[card]
        self.trigger = trigger
        self.body = body
        self.icons = icons
        self.condition = condition
        self.foresee = foresee  # what it would come to, for a note on the option


MODES: Final[dict[tuple[str, str], Mode]] = {}
SEASON_MODES: Final[dict[str, list[Mode]]] = {}
BY_TRIGGER: Final[dict[str, list[Mode]]] = {}

# By card and prompt: the message on what its player learns by answering that question
NEWS: Final[dict[tuple[str, str], str]] = {}


def news(card: str, prompt: str, message: str) -> Callable[[Body], Body]:
    """Declares that an answer to this question of the card brings something hidden to light."""

    def declare(body: Body) -> Body:
        NEWS[card, prompt] = message
        return body

    return declare


def season(
    card: str, mode: str = "season", icons: str = "", foresee: Foresee | None = None
) -> Callable[[Body], Body]:
    """Declares a Season mode of a card (I-8.4); `icons` are the printed ones."""

    def declare(body: Body) -> Body:
        MODES[card, mode] = declared = Mode(card, mode, "", body, icons, None, foresee)
        SEASON_MODES.setdefault(card, []).append(declared)
        return body

    return declare


def triskel(
    card: str,
    trigger: str,
    when: Condition | None = None,
    mode: str = "triskel",
    icons: str = "",
    foresee: Foresee | None = None,
) -> Callable[[Body], Body]:
    """Declares a Triskel mode: the window it is played in, and its further condition (I-10.1)."""

    def declare(body: Body) -> Body:
        MODES[card, mode] = declared = Mode(card, mode, trigger, body, icons, when, foresee)
        BY_TRIGGER.setdefault(trigger, []).append(declared)
        return body

    return declare
