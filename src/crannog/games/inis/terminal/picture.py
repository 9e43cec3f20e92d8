"""The table of Inis in characters: map, players, hand, clash, victory conditions."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from crannog.games.inis.cards.registry import MODES
from crannog.games.inis.facts import GOAL, KIND
from crannog.games.inis.map import Anchor, adjacent
from crannog.games.inis.shown import ClashView, InisView
from crannog.games.inis.terminal.island import BOX_WIDTH, PLAIN, ROUND, Box, Line, island, sketch
from crannog.games.inis.victory import CONDITIONS
from crannog.kernel import Ask, Choice, Seat
from crannog.parts.terminal import Picture, View
from crannog.shapes import read

# Questions that begin a decision; others go on with one, or answer what somebody does.
OPENING_PROMPTS: Final = ("capital", "settle", "draft", "season-turn")
CARD_VERBS: Final = ("play", "keep", "take")


class Signs:
    """The signs on the map."""

    def __init__(self, capital: str, citadel: str, sanctuary: str, festival: str) -> None:
        self.capital = capital
        self.citadel = citadel
        self.sanctuary = sanctuary
        self.festival = festival
        self.chieftain = "*"


SIGNS: Final = Signs("★", "▲", "●", "♦")
PLAIN_SIGNS: Final = Signs("@", "^", "o", "!")


def seen_in(view: View) -> InisView:
    """The view with types."""
    return read(view, InisView)


class InisPicture(Picture):
    """The pictures of Inis."""

    # -- the whole table -----------------------------------------------------------------------

    def before_decision(self, view: View, ask: Ask) -> list[RenderableType]:
        """The table where a player begins something; the hand alone while a draft goes on."""
        seen = seen_in(view)
        if ask.prompt == "draft" and ask.args != (1,):
            return self.own_cards(seen)
        if ask.prompt not in OPENING_PROMPTS:
            return []
        table = [*self.headline(seen), *self.map(view), self.players(seen)]
        return [*table, *self.own_cards(seen)]

    def headline(self, seen: InisView) -> list[RenderableType]:
        """The round, the phase and the piles."""
        piles = self.line(
            "terminal-piles",
            epic=seen.piles.epic_deck,
            discard=seen.piles.epic_discard,
            stack=seen.piles.stack,
        )
        phase = self.words.text(f"phase-{seen.phase}")
        if not seen.round:
            return [Text(phase, style="bold"), piles]
        direction = self.words.text(f"direction-{seen.direction}")
        text = self.words.text(
            "terminal-headline", round=seen.round, phase=phase, direction=direction
        )
        return [Text(text, style="bold"), piles]

    def players(self, seen: InisView) -> Table:
        """A line for each player: pieces, cards by kind, tokens."""
        heads = ["terminal-player", "terminal-reserve", "terminal-deeds"]
        heads += ["kind-action", "kind-advantage", "kind-epic"]
        table = self.ruled(heads)
        for seat in range(len(self.labels)):
            counts = seen.counts[seat]
            numbers = [seen.reserves[seat], seen.deeds[seat], counts.action]
            numbers += [counts.advantage, counts.epic + counts.drawn]
            table.add_row(
                self.player(seat),
                *(str(number) for number in numbers),
                self.tokens(seen, seat),
                style="bold" if seat == seen.active and seen.phase == "season" else "",
            )
        return table

    def tokens(self, seen: InisView, seat: Seat) -> str:
        """What lies before a player: the Brenn marker, a Pretender token, a pass."""
        holders = {
            "terminal-brenn": seat == seen.brenn,
            "terminal-pretender": seat in seen.pretenders,
            "terminal-passed": seat in seen.passed and seen.phase == "season",
        }
        return ", ".join(self.words.text(token) for token, held in holders.items() if held)

    def ruled(self, heads: Sequence[str]) -> Table:
        """A table with these messages as its heads, and a last column for tokens."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        for head in heads:
            table.add_column(
                Text(self.words.text(head), overflow="fold"),
                justify="center" if table.columns else "left",
            )
        table.add_column()
        table.columns[0].no_wrap = True
        return table

    # -- the map -------------------------------------------------------------------------------

    def map(self, view: View) -> list[RenderableType]:
        """The territories where they lie, and what the signs mean."""
        seen = seen_in(view)
        short = self.short_names(seen)
        boxes = {key: self.territory(seen, key, short) for key in seen.territories}
        anchors = {key: territory.at for key, territory in seen.territories.items()}
        frame = PLAIN if self.plain() else ROUND
        signs = self.signs()
        legend = self.line(
            "terminal-legend",
            capital=signs.capital,
            citadel=signs.citadel,
            sanctuary=signs.sanctuary,
            festival=signs.festival,
            chieftain=signs.chieftain,
        )
        return [Text(), *island(boxes, anchors, self.console.width, frame), legend]

    def signs(self) -> Signs:
        """The signs the terminal can show."""
        return PLAIN_SIGNS if self.plain() else SIGNS

    def short_names(self, seen: InisView) -> dict[str, str]:
        """The shortest beginning of each territory's name, from three letters, that is its own."""
        names = {
            key: self.words.thing("territory", key).replace(" ", "") for key in seen.territories
        }
        short: dict[str, str] = {}
        for key, name in names.items():
            length = 3
            others = [other for other_key, other in names.items() if other_key != key]
            while length < len(name) and any(o.startswith(name[:length]) for o in others):
                length += 1
            short[key] = name[:length]
        return short

    def territory(self, seen: InisView, key: str, short: dict[str, str]) -> Box:
        """A territory's box, in the colour of its chieftain."""
        territory = seen.territories[key]
        chief = territory.chieftain
        clans: list[tuple[str, str]] = []
        for seat, count in territory.clans.items():
            if count:
                crown = self.signs().chieftain if seat == chief else ""
                style = f"bold {self.seat_style(seat)}"
                clans.append((f"{self.letter(seat)}{count}{crown} ", style))
        near = [short[neighbour] for neighbour in territory.neighbours]
        inside: list[Line] = [clans, *wrapped(near, BOX_WIDTH - 4)]
        style = "" if chief is None else self.seat_style(chief)
        return Box(self.words.thing("territory", key), style, inside, self.buildings(seen, key))

    def buildings(self, seen: InisView, key: str) -> str:
        """What stands in a territory, in signs."""
        territory = seen.territories[key]
        signs = self.signs()
        built = [signs.capital] if territory.capital else []
        if territory.citadels:
            built.append(f"{signs.citadel}{territory.citadels}")
        if territory.sanctuaries:
            built.append(f"{signs.sanctuary}{territory.sanctuaries}")
        if seen.festival == key:
            built.append(signs.festival)
        return " ".join(built)

    def sketch(self, seen: InisView, ask: Ask) -> list[RenderableType]:
        """The island's outline with the numbers of the places that the question offers."""
        short = self.short_names(seen)
        labels = {territory.at: short[key] for key, territory in seen.territories.items()}
        places = {
            anchor_of(choice): str(number)
            for number, choice in enumerate(ask.options, 1)
            if choice[0] == "location"
        }
        return [*sketch(labels, places, self.console.width), self.line("terminal-sketch")]

    # -- cards ---------------------------------------------------------------------------------

    def hand(self, view: View) -> list[RenderableType]:
        """All cards the seat sees: in the draft, drawn, in hand, known elsewhere, on the piles."""
        seen = seen_in(view)
        own = self.own_cards(seen) or [self.line("terminal-hand-empty")]
        return [*own, *self.discards(seen)]

    def own_cards(self, seen: InisView) -> list[RenderableType]:
        """The seat's cards with what they do, and what it knows of the others' hands."""
        hand = [] if seen.you is None else seen.hands[seen.you]
        sections = {
            "terminal-drafting": seen.draft.cards,
            "terminal-drawn": seen.drawn,
            "terminal-hand": hand,
        }
        parts: list[RenderableType] = []
        for title, cards in sections.items():
            if cards:
                parts += [Text(self.words.text(title), style="bold"), self.card_table(cards)]
        return [*parts, *self.known(seen)]

    def card_table(self, cards: Sequence[str]) -> Table:
        """Cards with their modes and effects."""
        table = Table.grid(padding=(0, 1))
        table.add_column(max_width=20)
        table.add_column(style="dim", max_width=10)
        table.add_column()
        for card in cards:
            for number, mode in enumerate(modes(card)):
                table.add_row(
                    "" if number else Text(self.words.card(card), style=KIND_STYLES[KIND[card]]),
                    self.words.text(f"mode-{mode}"),
                    self.words.effect(card, mode),
                )
        return table

    def known(self, seen: InisView) -> list[RenderableType]:
        """Hidden cards and tiles whose place the seat knows."""
        lines: list[RenderableType] = [
            self.line("terminal-known-hand", seat=self.words.seat(seat), cards=self.names(held))
            for seat in range(len(self.labels))
            if (held := seen.known.get(str(seat), []))
        ]
        if seen.aside:
            lines.append(self.line("terminal-known-aside", cards=self.words.card(seen.aside)))
        if tiles := seen.known.get("stack"):
            names = ", ".join(self.words.thing("territory", tile) for tile in tiles)
            lines.append(self.line("terminal-known-stack", territories=names))
        if lines:
            lines.insert(0, Text(self.words.text("terminal-known"), style="bold"))
        return lines

    def discards(self, seen: InisView) -> list[RenderableType]:
        """The discard piles, as far as the seat knows them."""
        piles = {
            "terminal-known-discard": seen.known.get("action_discard", []),
            "terminal-epic-discard": seen.epic_discard,
        }
        return [
            self.line(title, cards=self.names(cards)) for title, cards in piles.items() if cards
        ]

    def names(self, cards: Sequence[str]) -> str:
        """The names of cards, in a row."""
        return ", ".join(self.words.card(card) for card in cards)

    def cards(self) -> list[str]:
        """All 63 cards."""
        return list(KIND)

    def card(self, card: str) -> list[RenderableType]:
        """A card's kind, modes and effects, and the printed effect of its territory."""
        kind = self.words.text(f"kind-{KIND[card]}")
        lines = [Text(effect) for effect in self.effects(card)]
        if self.words.has(f"territory-{card}", "effect"):
            effect = self.words.text(f"territory-{card}.effect")
            lines.append(Text(self.words.text("terminal-tile-effect", effect=effect)))
        title = Text(self.words.card(card), style=f"bold {KIND_STYLES[KIND[card]]}")
        return [Panel(Group(*lines), title=title, subtitle=kind, title_align="left")]

    def effects(self, card: str) -> list[str]:
        """What a card does, a line for each mode."""
        return [
            self.words.text(
                "terminal-effect",
                mode=self.words.text(f"mode-{mode}"),
                effect=self.words.effect(card, mode),
            )
            for mode in modes(card)
        ]

    # -- the question --------------------------------------------------------------------------

    def before_question(self, view: View, ask: Ask) -> list[RenderableType]:
        """The clash that is going on, and the places for a new tile."""
        seen = seen_in(view)
        parts: list[RenderableType] = []
        if seen.clash is not None:
            parts.append(self.clash(seen, seen.clash))
        if ask.prompt == "tile-location":
            parts += self.sketch(seen, ask)
        return parts

    def clash(self, seen: InisView, clash: ClashView) -> Panel:
        """Who has exposed and sheltered how many clans, who began and who comes next."""
        table = Table.grid(padding=(0, 2))
        table.add_row(
            "",
            self.line("terminal-exposed"),
            self.line("terminal-sheltered"),
        )
        for seat in range(len(self.labels)):
            if clash.exposed[seat] + clash.sheltered[seat]:
                roles = [
                    self.words.text(f"terminal-{role}")
                    for role, holder in (("instigator", clash.instigator), ("active", clash.active))
                    if holder == seat
                ]
                numbers = [str(clash.exposed[seat]), str(clash.sheltered[seat])]
                table.add_row(self.player(seat), *numbers, ", ".join(roles))
        lines: list[RenderableType] = [table]
        if clash.spear:
            lines.append(self.line("terminal-spear"))
        if clash.cauldron is not None:
            name = self.words.seat(clash.cauldron.seat)
            lines.append(self.line("terminal-cauldron", seat=name, count=len(clash.cauldron.clans)))
        if seen.waiting:
            waiting = ", ".join(self.words.thing("territory", key) for key in seen.waiting)
            lines.append(self.line("terminal-waiting", territories=waiting))
        name = self.words.thing("territory", clash.territory)
        title = self.words.text("terminal-clash", territory=name)
        return Panel(Group(*lines), title=title, title_align="left", expand=False)

    def option(self, ask: Ask, choice: Choice, view: View) -> RenderableType:
        """An option, with what its card does where the hand is not on the screen."""
        if choice[0] == "location":
            return Text(self.words.option(choice, self.beside(choice, seen_in(view))))
        text = self.sentence(self.words.option(choice))
        if choice[0] in CARD_VERBS and ask.prompt != "season-turn":
            for effect in self.option_effects(choice):
                text.append(f"\n{effect}", style="dim")
        return text

    def option_effects(self, choice: Choice) -> list[str]:
        """What the card of an option does: in the mode it names, or in all."""
        card = str(choice[1])
        return [self.words.effect(card, str(choice[2]))] if len(choice) > 2 else self.effects(card)

    def beside(self, choice: Choice, seen: InisView) -> list[str]:
        """The names of the territories that a new tile would lie beside."""
        anchor = anchor_of(choice)
        edges = 2 if self.options["min_shared_edges"] == 2 else 1
        return [
            self.words.thing("territory", key)
            for key, territory in seen.territories.items()
            if adjacent(anchor, territory.at, edges)
        ]

    # -- victory -------------------------------------------------------------------------------

    def standings(self, view: View) -> list[RenderableType]:
        """I-15: the three conditions of each player, Deeds, and how many are met with them."""
        seen = seen_in(view)
        heads = ["terminal-player", *(f"condition-{condition}" for condition in CONDITIONS)]
        heads += ["terminal-deeds", "terminal-met"]
        table = self.ruled(heads)
        for seat in range(len(self.labels)):
            row = seen.victory[seat]
            table.add_row(
                self.player(seat),
                *(self.progress(count) for count in row.counts()),
                str(row.deeds),
                str(row.met),
                self.tokens(seen, seat),
            )
        title = self.words.text("terminal-standings", goal=GOAL)
        return [Text(title, style="bold"), table]

    def progress(self, count: int) -> Text:
        """A count of a victory condition, marked where it is met."""
        if count < GOAL:
            return Text(str(count))
        return Text(f"{count} {self.mark()}", style="bold")


KIND_STYLES: Final = {"action": "yellow", "advantage": "green", "epic": "magenta"}


def modes(card: str) -> list[str]:
    """The ways in which a card can be played."""
    return [mode for known, mode in MODES if known == card]


def anchor_of(choice: Choice) -> Anchor:
    """The place that an option names."""
    q, r, o = (int(atom) for atom in choice[1:])
    return q, r, o


def wrapped(words: Sequence[str], width: int) -> list[Line]:
    """The words in as many lines as they need."""
    lines: list[str] = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [[(line, "dim")] for line in lines]
