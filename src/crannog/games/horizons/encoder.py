"""What programs that learn see of Horizons: numbers made of a seat's view (H-30.11), no more.

Every number's scale stands where it is made: `share(n, 9)` is a ninth of n, at most 1.
"""

from collections.abc import Mapping
from typing import Any, Final

from crannog.games.horizons.boards import TERRAINS
from crannog.games.horizons.facts import (
    DAHAN,
    ELEMENTS,
    FEAR_DECK,
    HEALTH,
    INVADER_CARDS,
    INVADERS,
    PRESENCE_TOTAL,
)
from crannog.games.horizons.ids import IDS
from crannog.games.horizons.panels import PANELS
from crannog.parts.encoder import Encoder, Marks, Numbers, Piece, Seen, Table, share

PHASES: Final = Marks(
    (
        *("choose", "spirit", "prepare", "fast", "fear", "ravage", "build", "explore"),
        *("slow", "time", "over"),
    )
)
DOING: Final = Marks(("done", "grows", "plays", "powers"))
SPIRITS: Final = Marks(PANELS)
LANDSCAPE: Final = Marks(TERRAINS)
BUILT: Final = Marks(("town", "city"))
PIECES: Final = tuple(HEALTH)  # Invaders and Dahan

MOST_TURNS: Final = 12
MOST_ENERGY: Final = 12
MOST_CARDS: Final = 12
MOST_PIECES: Final = 6  # of one kind in a land
MOST_OF_KIND: Final = 15  # on the island, for each player
MOST_DAMAGE: Final = 12
MOST_POWERS: Final = 40  # in a deck

# What `either` offers (a test holds that none is missing), and the tiers of a Power
ALTERNATIVES: Final = (
    *("damage", "gather-dahan", "gather-invader", "push-invaders", "push-dahan", "push-explorer"),
    *("remove-blight", "fear", "defend", "explorer", "town", "energy"),
)
TIERS: Final = ("1", "2", "3", "4")


# -- the island as a whole ---------------------------------------------------------------------

MOMENT: Final = (
    *("turn", "blight-pool", "fear", "fear-pool", "fear-cards-left", "fear-earned"),
    *("terror-level", "invader-deck", "next-stage", "minor-deck", "major-deck", "to-come"),
)


def moment(seen: Seen) -> Numbers:
    """H-13, H-14, H-16: how far the match is, Fear, Blight and decks."""
    view, players = seen.view, len(seen.order)
    return [
        share(view["turn"], MOST_TURNS),
        share(view["blight_pool"], 5 * players),
        share(view["fear"], 4 * players),
        share(view["fear_pool"], 4 * players),
        share(view["fear_cards_left"], FEAR_DECK),
        share(view["fear_earned"], FEAR_DECK),
        share(view["terror_level"], 3),
        share(view["invaders"]["deck"], len(INVADER_CARDS)),
        share(view["invaders"]["stage"], 3),
        share(view["decks"]["minor"], MOST_POWERS),
        share(view["decks"]["major"], MOST_POWERS),
        share(len(view["queue"]), MOST_PIECES),
    ]


def phase(seen: Seen) -> Numbers:
    """H-3: the phase."""
    return PHASES.one(seen.view["phase"])


def goal(seen: Seen) -> Numbers:
    """H-14.2: which Invaders must go, and how many there are."""
    kinds, left = seen.view["goal"]["kinds"], seen.view["goal"]["left"]
    most = MOST_OF_KIND * len(seen.order)
    return [
        *(float(kind in kinds) for kind in INVADERS),
        *(share(left[kind], most) for kind in INVADERS),
    ]


GOAL: Final = (*(f"must-go-{kind}" for kind in INVADERS), *(f"left-{kind}" for kind in INVADERS))


def tides(seen: Seen) -> Numbers:
    """H-13: the fear cards that are in force for the turn, by their level."""
    levels = {str(tide).split(":")[0]: int(str(tide).split(":")[1]) for tide in seen.view["tides"]}
    return [share(levels.get(card, 0), 3) for card in IDS["fear"]]


def feared(seen: Seen) -> Numbers:
    """H-13: the fear cards that have been seen."""
    return [float(card in seen.view["fear_discard"]) for card in IDS["fear"]]


# -- Spirits -----------------------------------------------------------------------------------

SPIRIT_COLUMNS: Final = (
    *("energy", "income", "plays", "played", "energy-track", "plays-track", "destroyed"),
    *("cards-in-hand", "cards-in-play", "cards-discarded", "growth", "grown"),
    *("range-bonus", "ward", "might", "wind", "repeats", "constancy"),
    *(f"element-{element}" for element in ELEMENTS),
    *(f"is-{spirit}" for spirit in SPIRITS.words),
    *(f"doing-{word}" for word in DOING.words),
)


def players(seen: Seen) -> dict[str, Numbers]:
    """H-1.3, H-17: each player's Spirit; none before they are chosen."""
    rows: list[Mapping[str, Any]] = seen.view["spirits"]
    return {seen.name(seat): spirit(row) for seat, row in enumerate(rows)}


def spirit(row: Mapping[str, Any]) -> Numbers:
    """One Spirit."""
    return [
        share(row["energy"], MOST_ENERGY),
        share(row["income"], MOST_ENERGY),
        share(row["plays"], MOST_PIECES),
        share(row["played"], MOST_PIECES),
        share(row["energy_track"], MOST_PIECES),
        share(row["plays_track"], MOST_PIECES),
        share(row["destroyed"], PRESENCE_TOTAL),
        share(len(row["hand"]), MOST_CARDS),
        share(len(row["in_play"]), MOST_CARDS),
        share(len(row["discard"]), MOST_CARDS),
        share(row["growth"] or 0, 4),
        float(row["grown"]),
        share(row["range_bonus"], 3),
        share(row["ward"], 3),
        share(row["might"], 3),
        share(row["wind"], 3),
        share(row["repeats"], 3),
        share(row["constancy"], 3),
        *(share(row["elements"][element], MOST_CARDS) for element in ELEMENTS),
        *SPIRITS.one(row["spirit"]),
        *DOING.one(row["doing"]),
    ]


# -- lands -------------------------------------------------------------------------------------


def land_columns(names: tuple[str, ...]) -> tuple[str, ...]:
    """The columns of `lands`."""
    return (
        *("on-island", "coastal", "blight", "defend", "vitality", "no-blight", "dahan-safe"),
        *("queued", "may-explore", "explorable", "skips", "stalls"),
        *("ravage-damage", "ravage-defend", "ravage-blight", "ravage-cascade", "ravage-dahan-lost"),
        "ravage-counterattack",
        *(f"build-{word}" for word in BUILT.words),
        *(f"terrain-{terrain}" for terrain in TERRAINS),
        *PIECES,
        *(f"damaged-{piece}" for piece in PIECES),
        *("near-invaders", "near-dahan"),
        *(f"presence-{name}" for name in names),
        *(f"sacred-{name}" for name in names),
    )


def lands(seen: Seen) -> dict[str, Numbers]:
    """H-7 to H-10, H-19: the lands, their pieces, and what is coming to them."""
    rows: Mapping[str, Any] = seen.view["lands"]
    return {key: land(seen, rows, key) for key in rows}


def land(seen: Seen, rows: Mapping[str, Any], key: str) -> Numbers:
    """One land."""
    view, here = seen.view, rows[key]
    coming = view["forecast"].get(key, {})
    sacred = [seat for seat, row in enumerate(view["spirits"]) if key in row["sacred_sites"]]
    return [
        1.0,
        float(here["coastal"]),
        share(here["blight"], 3),
        share(here["defend"], MOST_DAMAGE),
        share(here["vitality"], MOST_PIECES),
        float(here["no_blight"]),
        float(here["dahan_safe"]),
        float(key in view["queue"]),
        float(key in view["may_explore"]),
        float(bool(coming.get("explorable"))),
        share(len(here["skips"]), 3),
        share(len(here["stalls"]), 3),
        *ravage(coming.get("ravage")),
        *BUILT.one(coming.get("build")),
        *LANDSCAPE.one(here["terrain"]),
        *(share(sum(here["pieces"][piece]), MOST_PIECES) for piece in PIECES),
        *(share(sum(here["pieces"][piece][1:]), MOST_PIECES) for piece in PIECES),
        share(near(rows, here, INVADERS), MOST_OF_KIND),
        share(near(rows, here, (DAHAN,)), MOST_OF_KIND),
        *seen.shares(here["presence"], MOST_PIECES),
        *seen.marks(*sacred),
    ]


def ravage(row: Mapping[str, Any] | None) -> Numbers:
    """H-8: what the coming Ravage would do in a land."""
    if row is None:
        return (0.0,) * 6
    return [
        share(row["damage"], MOST_DAMAGE),
        share(row["defend"], MOST_DAMAGE),
        float(row["blight"]),
        float(row["cascade"]),
        share(row["dahan_lost"], MOST_PIECES),
        share(row["counterattack"], MOST_DAMAGE),
    ]


def near(rows: Mapping[str, Any], here: Mapping[str, Any], kinds: tuple[str, ...]) -> int:
    """How many pieces of these kinds are in the adjacent lands."""
    return sum(sum(rows[key]["pieces"][kind]) for key in here["adjacent"] for kind in kinds)


# -- cards -------------------------------------------------------------------------------------

POWER_COLUMNS: Final = (
    *("in-hand", "in-play", "discarded", "used", "hastened", "tiers-met"),
    *("others-hand", "others-in-play", "others-discarded", "out"),
)
INVADER_COLUMNS: Final = ("ravage", "build", "explore", "discarded", "may-come")


def powers(seen: Seen) -> dict[str, Numbers]:
    """H-5, H-18: where each Power lies, and what became of it on this turn."""
    view = seen.view
    rows: dict[str, list[float]] = {}

    def note(column: str, cards: list[str], number: float = 1.0) -> None:
        for card in cards:
            row = rows.setdefault(card, [0.0] * len(POWER_COLUMNS))
            row[POWER_COLUMNS.index(column)] = number

    for seat, row in enumerate(view["spirits"]):
        mine = seat == seen.seat
        note("in-hand" if mine else "others-hand", row["hand"])
        note("in-play" if mine else "others-in-play", row["in_play"])
        note("discarded" if mine else "others-discarded", row["discard"])
        if mine:
            note("used", row["used"])
            note("hastened", row["hastened"])
            for power, tiers in row["thresholds"].items():
                note("tiers-met", [power], share(len(tiers), len(TIERS)))
    note("out", [*view["minor_discard"], *view["major_discard"]])
    return dict(rows)


def invader_cards(seen: Seen) -> dict[str, Numbers]:
    """H-7: the Invader cards, and which may come next."""
    row = seen.view["invaders"]
    return {
        card: [
            float(row["ravage"] == card),
            float(row["build"] == card),
            float(row["explore"] == card),
            float(card in row["discard"]),
            float(card in row["unseen"]),
        ]
        for card in INVADER_CARDS
    }


def pieces(_names: tuple[str, ...]) -> list[Piece]:
    """The numbers that belong to no player, land or card."""
    fears = tuple(IDS["fear"])
    return [
        Piece("match", MOMENT, moment),
        Piece("phase", PHASES.words, phase),
        Piece("goal", GOAL, goal),
        Piece("fear-in-force", fears, tides),
        Piece("fear-seen", fears, feared),
    ]


def tables(names: tuple[str, ...]) -> list[Table]:
    """Spirits, lands, Powers and Invader cards."""
    return [
        Table("seat", names, SPIRIT_COLUMNS, players),
        Table("land", tuple(IDS["land"]), land_columns(names), lands),
        Table("power", tuple(IDS["power"]), POWER_COLUMNS, powers),
        Table("invader", tuple(INVADER_CARDS), INVADER_COLUMNS, invader_cards),
    ]


ENCODER: Final = Encoder(
    pieces,
    tables,
    {"count": 12, "energy": 12, "damage": 6, "level": 3, "tier": 4},
    {"option": ALTERNATIVES, "tiers": TIERS},
)
