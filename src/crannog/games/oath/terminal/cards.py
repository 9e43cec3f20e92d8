"""How cards, sites and tokens of Oath are written at the terminal, and a card with its text."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from crannog.games.oath.facts import (
    ADVISER_ONLY,
    CAPACITY,
    COLOURS,
    LOCKED,
    NO_SUIT,
    NUMBER,
    PROMPT,
    RELIC_DICE,
    RELIC_PRICE,
    SITE_ONLY,
    SUIT,
    SUITS,
    is_relic,
    is_site,
)
from crannog.games.oath.powers.costs import costs_of
from crannog.games.oath.shown import VISION_BACK, AdviserView, CardView, HiddenView
from crannog.games.oath.state import CHANCELLOR
from crannog.kernel import Seat
from crannog.parts.terminal import Picture

SEAT_STYLES: Final = ("medium_purple1", "red", "bright_blue", "yellow", "bright_white", "grey58")
SUIT_STYLES: Final = dict(
    zip(SUITS, ("red", "magenta", "bright_blue", "dark_orange", "green", "cyan"), strict=True)
)
UNKNOWN: Final = "?"


class CardPicture(Picture):
    """Cards and what lies on them."""

    def seat_style(self, seat: Seat) -> str:
        """The colours of the boards; the Prince, who comes last, may have the Chancellor's."""
        if self.options.get("prince") != CHANCELLOR:
            return SEAT_STYLES[seat]
        return SEAT_STYLES[(seat + 1) % len(self.labels)]

    def player(self, seat: Seat) -> Text:
        """A player's name, in colour; on the map, too, players go by their names."""
        return Text(self.labels[seat], style=self.seat_style(seat))

    def colour(self, name: str) -> Text:
        """A colour of warbands, in that colour."""
        return Text(self.words.text(f"colour-{name}"), style=SEAT_STYLES[COLOURS.index(name)])

    def seat_name(self, seat: Seat) -> Text:
        """A player's name as in sentences, in colour."""
        return Text(self.words.seat(seat), style=self.seat_style(seat) if seat >= 0 else "")

    def listed(self, parts: Iterable[str | Text]) -> Text:
        """Parts of a line."""
        shown = [Text(part) if isinstance(part, str) else part for part in parts]
        return Text(" - " if self.plain() else " · ").join(part for part in shown if part.plain)

    def rows(self) -> Table:
        """A grid of a label and what belongs to it."""
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True, style="dim")
        table.add_column()
        return table

    # -- cards in a line -----------------------------------------------------------------------

    def tag(self, card: CardView) -> Text:
        """A faceup card in brackets: the letter of its suit, its name, the tokens on it."""
        name = self.name_with_suit(card.card)
        tokens = self.tokens(card.favor, card.secrets)
        return Text.assemble("[", name, f" {tokens}" if tokens else "", "]")

    def name_with_suit(self, card: str) -> Text:
        """A card's name after the letter of its suit."""
        suit = SUIT[NUMBER[card]]
        if suit == NO_SUIT:
            return Text(self.card_name(card))
        style = SUIT_STYLES[SUITS[suit]]
        letter = self.words.text(f"suit-{SUITS[suit]}")[0]
        return Text(f"{letter} {self.card_name(card)}", style=style)

    def tokens(self, favor: int, secrets: int) -> str:
        """Favor and secrets on a card, each with its letter."""
        parts = [self.words.text("terminal-favor-on", count=favor)] if favor else []
        if secrets:
            parts.append(self.words.text("terminal-secrets-on", count=secrets))
        return " ".join(parts)

    def adviser(self, card: AdviserView) -> Text:
        """An adviser in brackets; a facedown one as a back, with its name where it is known."""
        if not card.facedown:
            assert card.card is not None
            return self.tag(CardView(card.card, card.favor, card.secrets))
        return self.back(HiddenView(card.card, card.back))

    def back(self, card: HiddenView) -> Text:
        """A facedown card in brackets: its back, and its name where the seat knows it."""
        sign = self.words.text("terminal-back-vision") if card.back == VISION_BACK else UNKNOWN
        name = f" {self.card_name(card.card)}" if card.card is not None else ""
        return Text(f"[{sign}{name}]", style="dim")

    def card_names(self, cards: Iterable[str]) -> str:
        """The names of cards, in a row."""
        return ", ".join(self.card_name(card) for card in cards)

    # -- printed facts -------------------------------------------------------------------------

    def facts(self, card: str) -> str:
        """What is printed on a card besides its text: suit, place, lock, dice, cost."""
        number = NUMBER[card]
        if is_site(number):
            return self.listed(self.site_facts(number)).plain
        parts = [self.words.text(f"suit-{SUITS[SUIT[number]]}")] if SUIT[number] != NO_SUIT else []
        if SITE_ONLY[number]:
            parts.append(self.words.text("terminal-site-only"))
        if ADVISER_ONLY[number]:
            parts.append(self.words.text("terminal-adviser-only"))
        if LOCKED[number]:
            parts.append(self.words.text("terminal-locked"))
        if is_relic(number):
            parts.append(self.words.text("terminal-relic-dice", count=RELIC_DICE[number]))
        costs = list(dict.fromkeys(cost for cost in costs_of(number) if cost))
        parts += [self.words.text("terminal-cost", cost=self.cost(cost)) for cost in costs]
        return self.listed(parts).plain

    def site_facts(self, site: int) -> list[str]:
        """What is printed on a site: capacity, relics, favor, secrets, the price of a relic."""
        relics, favor, secrets = PROMPT[site]
        parts = [self.words.text("terminal-capacity", count=CAPACITY[site])]
        parts += [self.words.text("terminal-site-relics", count=relics)] if relics else []
        parts += [self.words.text("terminal-site-favor", count=favor)] if favor else []
        parts += [self.words.text("terminal-site-secrets", count=secrets)] if secrets else []
        price, _, bank = RELIC_PRICE[site].partition("-")
        if bank:
            suit = self.words.text(f"suit-{bank}")
            parts.append(self.words.text("terminal-price-bank", count=int(price), suit=suit))
        elif price:
            parts.append(self.words.text("terminal-price", cost=self.cost(price)))
        return parts

    def cost(self, cost: str) -> str:
        """A cost as cards write it (crannog.games.oath.powers.registry), in words."""
        kinds = {
            "f": "terminal-pay-favor",
            "F": "terminal-burn-favor",
            "g": "terminal-give-favor",
            "s": "terminal-pay-secrets",
            "S": "terminal-burn-secrets",
            "t": "terminal-turn-secrets",
        }
        return ", ".join(
            self.words.text(message, count=cost.count(token))
            for token, message in kinds.items()
            if token in cost
        )

    # -- cards with their texts ----------------------------------------------------------------

    def cards(self) -> list[str]:
        """All cards, relics, banners, Reliquary slots and sites."""
        return list(NUMBER)

    def card(self, card: str) -> list[RenderableType]:
        """A card with all that is printed on it."""
        lines: list[RenderableType] = []
        if facts := self.facts(card):
            lines.append(Text(facts, style="dim"))
        lines.append(Text(self.words.text(f"card-{card}.text")))
        suit = SUIT[NUMBER[card]]
        style = SUIT_STYLES[SUITS[suit]] if suit != NO_SUIT else ""
        title = Text(self.card_name(card), style=f"bold {style}")
        return [Panel(Group(*lines), title=title, title_align="left")]

    def card_text(self, card: str) -> Text:
        """What a card prints, in a dim paragraph."""
        facts, text = self.facts(card), self.words.text(f"card-{card}.text")
        return Text(f"{facts}\n{text}" if facts else text, style="dim")

    def card_table(self, cards: Sequence[str]) -> Table:
        """Cards with what they print."""
        table = Table.grid(padding=(0, 1))
        table.add_column(max_width=24)
        table.add_column()
        for card in cards:
            table.add_row(self.name_with_suit(card), self.card_text(card))
        return table
