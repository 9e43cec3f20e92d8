"""Strings of Tabletop Simulator put together by hand, which cover every field and every card.

This writes them on its own, from docs/reference/oath-string.md, and asks nothing of the game's code
but the printed numbers.
"""

from dataclasses import dataclass, field, replace

from crannog.games.oath.facts import (
    ADVISER_ONLY,
    CAPACITY,
    DENIZEN_NUMBERS,
    INTACT,
    RELIC_NUMBERS,
    RUINED,
    SITE_NUMBERS,
)

OLD = (
    *("010600", "010601", "010602", "010700", "010701", "010702"),
    *("010800", "010900", "010901", "010902", "020000", "020003"),
)
MIDDLE = ("030100", "030101", "030102", "030103", "030200", "030300")
NEW = ("030301", "030302", "030303")

NONE = 255
VISIONS = (210, 211, 212, 213, 214)
RELICS = tuple(range(218, 238))
DENIZENS = tuple(range(198))
EDIFICES = tuple(range(198, 210))
SITES = tuple(range(23))
DOWN = 24
EMPTY = (NONE, NONE, NONE)

Slot = tuple[int, int, int, int]


@dataclass(frozen=True)
class Line:
    """The fields of a string, as numbers."""

    version: str = "030303"
    game: int = 1
    name: str = "Test"
    name_length: int | None = None
    players: int = 0x2B
    sides: int = 0
    goal: int = 0
    suits: str = "012345"
    slots: tuple[Slot, ...] = ()
    deck: tuple[int, ...] = ()
    dispossessed: tuple[int, ...] = ()
    relics: tuple[int, ...] = RELICS
    citizens: int = 0
    winner: int = 0x20
    winner_name: str = "UNKNOWN"
    winner_length: int | None = None
    after: str = field(default="")

    def text(self) -> str:
        """The string."""
        parts = [
            self.version,
            f"{self.game:04X}",
            f"{len(self.name) if self.name_length is None else self.name_length:02X}{self.name}",
            f"{self.players:02X}{self.sides:02X}{self.goal:02X}",
            self.suits,
            *(f"{code:02X}" for slot in self.slots for code in slot),
            codes(self.deck),
            codes(self.dispossessed),
        ]
        if self.version not in OLD:
            parts.append(codes(self.relics))
        if self.version in NEW:
            parts.append(f"{self.citizens:02X}{self.winner:02X}")
            length = len(self.winner_name) if self.winner_length is None else self.winner_length
            parts.append(f"{length:02X}{self.winner_name}")
        return "".join(parts) + self.after


def codes(cards: tuple[int, ...]) -> str:
    """A list of cards after its length."""
    return "".join(f"{code:02X}" for code in (len(cards), *cards))


def deck_of(denizens: tuple[int, ...]) -> tuple[int, ...]:
    """A world deck of 25 denizens and more: two Visions among the first 12, three below (O-8.8)."""
    first = (denizens[0], VISIONS[3], *denizens[1:10], VISIONS[1])
    second = (*denizens[10:20], VISIONS[0], VISIONS[2], *denizens[20:25], VISIONS[4])
    return (*first, *second, *denizens[25:])


# Sites that hold three cards and ask for no relic; they lie faceup at the top of each region
PLAIN: tuple[Slot, ...] = (
    (4, *EMPTY),
    (8 + DOWN, *EMPTY),
    (2, *EMPTY),
    (19 + DOWN, *EMPTY),
    (1 + DOWN, *EMPTY),
    (13, *EMPTY),
    (10 + DOWN, *EMPTY),
    (18 + DOWN, *EMPTY),
)
SIMPLE = Line(slots=PLAIN, deck=deck_of(DENIZENS[:50]))


def with_slots(slots: dict[int, Slot], line: Line = SIMPLE) -> Line:
    """Other slots, and a deck and a relic deck without what lies there."""
    placed = tuple(slots.get(n, slot) for n, slot in enumerate(line.slots))
    there = {code for slot in placed for code in slot[1:]}
    free = tuple(card for card in DENIZENS if card not in there)
    relics = tuple(relic for relic in RELICS if relic not in there)
    return replace(line, slots=placed, deck=deck_of(free[:50]), relics=relics)


def every_site() -> list[Line]:
    """Each site faceup at the top of the Cradle, and facedown below it."""
    lines = []
    for site in SITES:
        other = 0 if site else 3
        below = away(site)
        lines.append(replace(SIMPLE, slots=((site, *EMPTY), (other + DOWN, *EMPTY), *below)))
        lines.append(replace(SIMPLE, slots=((other, *EMPTY), (site + DOWN, *EMPTY), *below)))
    return lines


def away(site: int) -> tuple[Slot, ...]:
    """The last six slots, without that site; another one lies in its place."""
    return tuple(
        (slot[0] - site + 22, *EMPTY) if slot[0] % DOWN == site else slot for slot in PLAIN[2:]
    )


def every_card_at_a_site() -> list[Line]:
    """Each denizen that may lie at a site and each face of an edifice, three by three."""
    denizens = [card for card in DENIZENS if not ADVISER_ONLY[card + 1]]
    lines = []
    for n in range(0, len(denizens), 9):
        nine = (*denizens[n : n + 9], *EMPTY * 3)
        slots: dict[int, Slot] = {
            slot: (PLAIN[slot][0], nine[k], nine[k + 1], nine[k + 2])
            for slot, k in ((0, 0), (2, 3), (5, 6))
        }
        lines.append(with_slots(slots))
    for edifice in EDIFICES:
        lines.append(with_slots({2: (2, denizens[0], edifice, NONE)}))
    return lines


def every_relic_at_a_site() -> list[Line]:
    """Each relic, from the right, alone and with others; the others lie in the relic deck."""
    alone = [with_slots({0: (7, NONE, NONE, relic)}) for relic in RELICS]
    beside = with_slots({0: (14, 8, RELICS[1], RELICS[0]), 5: (17, NONE, RELICS[3], RELICS[2])})
    return [*alone, beside, replace(beside, relics=tuple(reversed(beside.relics)))]


def every_denizen_away() -> list[Line]:
    """Each denizen in the deck, and each among the dispossessed."""
    decks = [deck_of(DENIZENS[n : n + 66]) for n in (0, 66, 132)]
    lost = [tuple(card for card in DENIZENS if card not in deck) for deck in decks]
    return [replace(SIMPLE, deck=a, dispossessed=b) for a, b in zip(decks, lost, strict=True)]


def every_header() -> list[Line]:
    """Versions, numbers, boards' sides, oaths, colours, suits, names of every length."""
    lines = [replace(SIMPLE, version=version) for version in (*OLD, *MIDDLE, *NEW)]
    lines += [replace(SIMPLE, sides=bits, citizens=31 - bits) for bits in range(32)]
    lines += [replace(SIMPLE, goal=goal, winner=1 << bit) for goal in range(4) for bit in range(6)]
    lines += [replace(SIMPLE, game=game) for game in (0, 1, 255, 256, 0xFFFF)]
    lines += [replace(SIMPLE, players=players) for players in (0, 0x1F, 0x60, 0x7F, 0xFF)]
    lines += [replace(SIMPLE, suits=suits) for suits in ("543210", "340152", "000000")]
    for length in (1, 2, 15, 16, 100, 254, 255):
        name = "The Long Chronicle " * 20
        lines.append(replace(SIMPLE, name=name[:length], winner_name=name[-length:]))
    return lines


# Names that are no ASCII, as the Simulator counts them (units of UTF-16) and counted in bytes
NAMES = (
    "Журнал імперії",
    "Хроника изгнанника",
    "Ænigma Ødelagt",
    "年代記",
    "FF0303 \t",
    "🏰 castle 🏰",
)


def every_name() -> list[Line]:
    """Each name, counted in both ways."""
    lines = []
    for name in NAMES:
        units, octets = len(name.encode("utf-16-le")) // 2, len(name.encode())
        for count in (units, octets):
            lines.append(
                replace(SIMPLE, name=name, name_length=count, winner_name=name, winner_length=count)
            )
    return lines


def odd_orders() -> list[Line]:
    """What the Simulator reads, but would not write itself."""
    return [
        with_slots({0: (7, RELICS[0], NONE, NONE)}),
        with_slots({0: (14, NONE, RELICS[0], 8), 2: (2, NONE, 44, 45)}),
        replace(SIMPLE, relics=(*RELICS[3:], RELICS[4])),  # three are missing, one is there twice
        replace(SIMPLE, relics=()),
        replace(SIMPLE, relics=(218,)),
        replace(with_slots({0: (7, NONE, NONE, RELICS[0])}), relics=RELICS),
        with_slots({0: (14, NONE, RELICS[0], RELICS[0])}),
        replace(SIMPLE, slots=(PLAIN[0], (NONE, *EMPTY), *PLAIN[2:7], (NONE, *EMPTY))),
        opening(),
        replace(opening(), version="010600"),
        replace(opening(), slots=((7, 3, NONE, NONE), *opening().slots[1:])),
    ]


def opening() -> Line:
    """A chronicle that has not begun: three sites, and neither a deck nor relics."""
    slots: list[Slot] = [(NONE, *EMPTY)] * 8
    slots[0], slots[2], slots[5] = (4, 3, NONE, NONE), (15, 36, NONE, NONE), (11, 25, NONE, NONE)
    return Line(version="030100", players=0x1F, slots=tuple(slots), relics=())


def usual() -> list[Line]:
    """All strings as the Simulator writes them."""
    return [
        SIMPLE,
        *every_site(),
        *every_card_at_a_site(),
        *every_relic_at_a_site(),
        *every_denizen_away(),
        *every_header(),
        *every_name(),
    ]


def corpus() -> list[Line]:
    """All strings."""
    return [*usual(), *odd_orders()]


assert len(DENIZENS) == len(DENIZEN_NUMBERS)
assert len(EDIFICES) == len(INTACT) + len(RUINED)
assert len(RELICS) == len(RELIC_NUMBERS) - 1  # the Grand Scepter is in the box
assert len(SITES) == len(SITE_NUMBERS)
assert all(CAPACITY[site + 250] == 3 for site in (4, 2, 13))
