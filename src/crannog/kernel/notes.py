"""What a game says of an option before it is chosen."""

from collections.abc import Mapping
from typing import TypeAlias

from crannog.kernel.ask import Atom
from crannog.kernel.state import Json

# An argument of a sentence: one thing, or several that are named one after the other
Named: TypeAlias = Atom | list[Atom]


class Note:
    """A note on one option; `text` and `next` are ids of messages, with their arguments by name.

    `reveals`: it shows others what the seat holds, or brings news, so it can't be taken back.
    `ends`: it ends a phase or a turn with something left to do. `forgoes`: it gives up a chance to
    win or to react. `nothing`: it would do nothing. `next`: what comes next, said before an option
    of these is confirmed.
    """

    __slots__ = ("args", "ends", "forgoes", "next", "next_args", "nothing", "reveals", "text")

    def __init__(
        self,
        text: str = "",
        args: Mapping[str, Named] | None = None,
        reveals: bool = False,
        ends: bool = False,
        forgoes: bool = False,
        nothing: bool = False,
        next: str = "",
        next_args: dict[str, Atom] | None = None,
    ) -> None:
        self.text = text
        self.args = args or {}
        self.reveals = reveals
        self.ends = ends
        self.forgoes = forgoes
        self.nothing = nothing
        self.next = next
        self.next_args = next_args or {}

    def message(self) -> dict[str, Json]:
        """The note as plain data; what it does not say is left out."""
        told: dict[str, Json] = {}
        if self.text:
            args: dict[str, Json] = {}
            for name, value in self.args.items():
                args[name] = [*value] if isinstance(value, list) else value
            told["text"] = {"id": self.text, "args": args}
        if self.next:
            told["next"] = {"id": self.next, "args": {**self.next_args}}
        for name, value in (
            ("reveals", self.reveals),
            ("ends", self.ends),
            ("forgoes", self.forgoes),
            ("nothing", self.nothing),
        ):
            if value:
                told[name] = True
        return told
