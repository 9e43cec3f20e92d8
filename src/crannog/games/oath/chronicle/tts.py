"""O-8.7: the chronicle as the string that Tabletop Simulator's mod reads and writes.

The form is described in docs/reference/oath-string.md.
"""

from collections.abc import Collection
from typing import Final
from zlib import crc32

import msgspec

from crannog.games.oath.chronicle.tts_cursor import NO_CARD, Cursor, is_whole
from crannog.games.oath.chronicle.tts_mend import ROOM, mend_deck, mend_relics, mend_sites
from crannog.games.oath.chronicle.tts_sheet import (
    BIT,
    CODED_GOALS,
    COUNTED,
    PRINCE_BIT,
    VERSIONS,
    WHOLE,
    WITHOUT_RELICS,
    History,
    Sheet,
    bits_of,
    colours_in,
    export_sheet,
    read_sheet,
    shortened,
)
from crannog.games.oath.chronicle.world import (
    RELICS,
    SIDES,
    BadWorld,
    Place,
    World,
    check,
    part_sizes,
    read_world,
)
from crannog.games.oath.facts import (
    DENIZEN_NUMBERS,
    INTACT,
    RUINED,
    SITE_NUMBERS,
    SLOTS,
    VISION_NUMBERS,
)
from crannog.kernel.errors import BadPosition, Refusal
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json
from crannog.parts.strings import BadString, Strings

LONGEST: Final = 2200  # characters; names and lists at their longest need some less

# A card's code is its number less one; sites count on their own, facedown ones from 24 on
DENIZEN_CODES: Final = frozenset(card - 1 for card in DENIZEN_NUMBERS)
DECK_CODES: Final = DENIZEN_CODES | {card - 1 for card in VISION_NUMBERS}
RELIC_CODES: Final = frozenset(relic - 1 for relic in RELICS)
SITE_CARD_CODES: Final = frozenset(
    {card - 1 for card in (*DENIZEN_NUMBERS, *INTACT, *RUINED)} | RELIC_CODES | {NO_CARD}
)
FACEDOWN: Final = 24
SITE_CODES: Final = frozenset(site - SITE_NUMBERS[0] for site in SITE_NUMBERS)
SLOT_CODES: Final = SITE_CODES | {code + FACEDOWN for code in SITE_CODES} | {NO_CARD}


# -- reading -----------------------------------------------------------------------------------


def read_string(text: str) -> Json:
    """The world of a string; BadString says what is wrong, and where.

    A name's length is counted as the Simulator does, in characters; else, if that gives no world,
    in bytes.
    """
    text = text.lstrip().rstrip("\r\n")
    try:
        world, sheet = parsed(text, "characters")
    except BadString:
        if text.isascii():
            raise
        world, sheet = parsed_in_bytes(text)
    if written(world, sheet) != text:
        sheet.string = text
    return {**world.export(), "simulator": export_sheet(sheet)}


def title_of(world: Json) -> str:
    """The chronicle's name in the string that the world was read from."""
    assert isinstance(world, dict)
    return read_sheet(world["simulator"]).name


def refuse_unreadable(text: str) -> None:
    """A string is never so long, and is made of characters."""
    if len(text) > LONGEST:
        raise BadString(
            Refusal("O-8.7", "why-string-long", {"count": len(text), "number": LONGEST})
        )
    at = next((at for at, character in enumerate(text) if not is_whole(character)), -1)
    if at >= 0:
        raise Cursor(text, len).wrong("why-string-digits", at, text[at])


def parsed_in_bytes(text: str) -> tuple[World, Sheet]:
    """The same with names counted in bytes; what is wrong is told as for the usual counting."""
    try:
        return parsed(text, "bytes")
    except BadString:
        return parsed(text, "characters")


def parsed(text: str, counted: str) -> tuple[World, Sheet]:
    """The world of the string, and what it tells besides."""
    refuse_unreadable(text)
    cursor = Cursor(text, COUNTED[counted])
    world = World()
    sheet = Sheet(counted="bytes" if counted == "bytes" else "characters")
    read_head(cursor, sheet, world)
    deck = read_cards(cursor, world)
    if sheet.version not in WITHOUT_RELICS:
        cursor.begin("relics")
        world.relics = [code + 1 for code in reversed(read_list(cursor, RELIC_CODES))]
    if sheet.version in WHOLE:
        read_winner(cursor, sheet)
    if cursor.rest():
        raise cursor.wrong("why-string-more", cursor.at, cursor.rest())
    rng = Rng(crc32(text.encode()))
    mend_sites(world, rng)
    mend_relics(world, rng)
    mend_deck(world, deck, rng)
    try:
        check(world)
    except BadWorld as law:
        cursor.field = law.field
        raise cursor.wrong("why-string-world", cursor.starts[law.field], law.rule) from law
    return world, sheet


def read_head(cursor: Cursor, sheet: Sheet, world: World) -> None:
    """The fields before the map."""
    cursor.begin("version")
    sheet.version = ".".join(str(cursor.number()) for _ in range(3))
    if sheet.version not in VERSIONS:
        raise cursor.wrong_code(6, "why-string-version")
    cursor.begin("game")
    sheet.game = cursor.number(4)
    cursor.begin("name")
    sheet.name = cursor.name()
    cursor.begin("players")
    sheet.players = cursor.number()
    cursor.begin("sides")
    for colour in colours_in(cursor.code(range(BIT["purple"]))):
        world.sides[colour] = SIDES[1]
    cursor.begin("goal")
    world.goal = CODED_GOALS[cursor.code(range(len(CODED_GOALS)))]
    cursor.begin("suits")
    sheet.suits = "".join(str(cursor.code(range(6), 1)) for _ in range(6))


def read_cards(cursor: Cursor, world: World) -> list[int]:
    """The map, the world deck, which is returned, and the dispossessed: each card but once."""
    seen = set[int]()
    cursor.begin("map")
    world.places = [read_place(cursor, seen) for _ in SLOTS]
    cursor.begin("deck")
    deck = [code + 1 for code in read_list(cursor, DECK_CODES, seen)]
    cursor.begin("dispossessed")
    world.dispossessed = [code + 1 for code in read_list(cursor, DENIZEN_CODES, seen)]
    return deck


def read_place(cursor: Cursor, seen: set[int]) -> Place:
    """A slot: its site and three cards; relics lie on the right, and are facedown."""
    code = cursor.code(SLOT_CODES)
    empty = code == NO_CARD
    site = 0 if empty else SITE_NUMBERS[code % FACEDOWN]
    note_once(cursor, seen, site)
    place = Place(site, code < FACEDOWN)
    for _ in range(ROOM):
        card = cursor.code({NO_CARD} if empty else SITE_CARD_CODES) + 1
        if card - 1 in RELIC_CODES:
            place.relics.insert(0, card)
        elif card - 1 != NO_CARD:
            note_once(cursor, seen, card - 1 if card in RUINED else card)
            place.cards.append(card)
    return place


def read_list(cursor: Cursor, known: Collection[int], seen: set[int] | None = None) -> list[int]:
    """A list of codes after their number; of `seen` cards none comes again."""
    codes = []
    for _ in range(cursor.number()):
        codes.append(cursor.code(known))
        if seen is not None:
            note_once(cursor, seen, codes[-1] + 1)
    return codes


def note_once(cursor: Cursor, seen: set[int], card: int) -> None:
    """O-8.7: every card, and every site, lies in one place."""
    if card and card in seen:
        raise cursor.wrong_code(why="why-string-twice")
    seen.add(card)


def read_winner(cursor: Cursor, sheet: Sheet) -> None:
    """The fields after the relics: who was a Citizen when the last game began, and who won it."""
    cursor.begin("citizens")
    sheet.citizens = colours_in(cursor.code(range(BIT["purple"])))
    cursor.begin("winner")
    sheet.winner = colours_in(cursor.code(BIT.values()))[0]
    cursor.begin("winner-name")
    sheet.winner_name = cursor.name()


# -- writing -----------------------------------------------------------------------------------


def write_string(data: Json, before: Json, name: str, game: int) -> str:
    """The string of a world; a string that was read and has not changed is the same again.

    `before` is the world with which the last game began; `name` and `game` stand for what the
    world carries along, where they are given.
    """
    world = read_world(data)
    sheet = sheet_of(data, before)
    if name:
        sheet.name = shortened(name, sheet.counted)
    if game:
        sheet.game = game
    return sheet.string if is_as_it_was(world, sheet) else written(world, sheet)


def is_as_it_was(world: World, sheet: Sheet) -> bool:
    """Whether the string that the sheet has kept still says just this."""
    if not sheet.string:
        return False
    try:
        kept, told = parsed(sheet.string, sheet.counted)
    except BadString as error:
        raise BadPosition(f"O-8.7: simulator.string: {error}") from error
    told.string = sheet.string
    return kept.export() == world.export() and told == sheet


def sheet_of(data: Json, before: Json) -> Sheet:
    """What the world carries along, else what its page of history and the world before it tell."""
    assert isinstance(data, dict)
    if "simulator" in data:
        return read_sheet(data["simulator"])
    sheet = Sheet()
    if "history" in data:
        note_history(sheet, data["history"])
    if before is not None:
        began = read_world(before)
        assert isinstance(before, dict)
        earlier = read_sheet(before.get("simulator", {}))
        sheet.game, sheet.name = earlier.game + 1, earlier.name
        bits = sum(BIT[colour] for colour, side in began.sides.items() if side == SIDES[1])
        sheet.citizens = colours_in(bits)
    return sheet


def note_history(sheet: Sheet, page: Json) -> None:
    """Who played the last game, the Prince among them or not, and who won it."""
    try:
        history = msgspec.convert(page, History)
    except msgspec.ValidationError as error:
        raise BadPosition(f"O-8.7: history: {error}") from error
    sheet.players = sum({BIT[player.colour] for player in history.players})
    if any(player.prince for player in history.players):
        sheet.players += PRINCE_BIT
    sheet.winner = history.winner


def written(world: World, sheet: Sheet) -> str:
    """The string of a world, as the Simulator writes it."""
    places = [place_codes(place) for place in world.places]
    deck = deck_with_homeless(world)
    relics = [*reversed(world.relics), *homeless_relics(world)]
    sides = sum(BIT[colour] for colour, side in world.sides.items() if side == SIDES[1])
    parts = [
        "".join(f"{int(number):02X}" for number in sheet.version.split(".")),
        f"{sheet.game:04X}",
        named(sheet.name, sheet.counted),
        f"{sheet.players:02X}{sides:02X}{CODED_GOALS.index(world.goal):02X}",
        sheet.suits,
        *("".join(f"{code:02X}" for code in codes) for codes in places),
        listed(deck),
        listed(world.dispossessed),
    ]
    if sheet.version not in WITHOUT_RELICS:
        parts.append(listed(relics))
    if sheet.version in WHOLE:
        parts.append(f"{bits_of(sheet.citizens):02X}{BIT[sheet.winner]:02X}")
        parts.append(named(sheet.winner_name, sheet.counted))
    return "".join(parts)


def place_codes(place: Place) -> list[int]:
    """A slot's four codes: the site, cards from the left, relics from the right."""
    site = place.site - SITE_NUMBERS[0]
    cards = [card - 1 for card in place.cards[:ROOM]]
    relics = [relic - 1 for relic in reversed(place.relics[: ROOM - len(cards)])]
    free = [NO_CARD] * (ROOM - len(cards) - len(relics))
    return [site if place.up else site + FACEDOWN, *cards, *free, *relics]


def homeless_relics(world: World) -> list[int]:
    """Relics for which a slot of the string has no room go on top of the relic deck."""
    return [
        relic for place in world.places for relic in place.relics[max(0, ROOM - len(place.cards)) :]
    ]


def deck_with_homeless(world: World) -> list[int]:
    """The world deck; a fourth card at a site (O-7.4.3) goes below its last denizens (O-8.8)."""
    parts = [part[:] for part in world.parts]
    for place in world.places:
        for card in place.cards[ROOM:]:
            grown = part_sizes(sum(map(len, parts)) - len(VISION_NUMBERS) + 1)
            growing = next(n for n, size in enumerate(grown) if size > len(parts[n]))
            parts[growing].append(card)
    return [card for part in parts for card in part]


def listed(cards: list[int]) -> str:
    """A list of cards after its length."""
    return "".join(f"{code:02X}" for code in (len(cards), *(card - 1 for card in cards)))


def named(name: str, counted: str) -> str:
    """A name after its length."""
    return f"{COUNTED[counted](name):02X}{name}"


STRINGS: Final = Strings("Tabletop Simulator", read_string, title_of, write_string)
