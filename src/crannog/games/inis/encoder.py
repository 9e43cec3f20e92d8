"""What programs that learn see of Inis: numbers made of a seat's view (I-21), no more.

Every number's scale stands where it is made: `share(n, 6)` is a sixth of n, at most 1.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from crannog.games.inis import facts
from crannog.games.inis.victory import CONDITIONS
from crannog.kernel.state import Json
from crannog.parts.encoder import Encoder, Marks, Numbers, Piece, Seen, Table, share

PHASES: Final = Marks(("capital", "settle", "assembly", "deal", "draft", "season", "over"))
STEPS: Final = Marks(("start", "citadels", "maneuvers"))
CARDS: Final = (*facts.ACTION, *facts.TERRITORIES, *facts.EPIC)
CARD_COLUMNS: Final = ("in-hand", "drafting", "kept", "drawn", "with-other", "in-play", "out")

MOST_ROUNDS: Final = 12
MOST_CARDS: Final = 10  # of one type in a hand
MOST_BUILDINGS: Final = 5  # of a kind in one territory
MOST_NEAR: Final = 6  # territories next to one


# -- the table ---------------------------------------------------------------------------------


def moment(seen: Seen) -> Numbers:
    """I-5, I-8: where in the match one is."""
    view = seen.view
    return [
        share(view["round"], MOST_ROUNDS),
        1.0 if view["first_turn"] else 0.0,
        1.0 if view["direction"] == "clockwise" else 0.0,
        share(view["draft"]["set"], 2),
        share(view["draft"]["pass"], 3),
        share(view["supply"]["citadels"], facts.CITADELS),
        share(view["supply"]["sanctuaries"], facts.SANCTUARIES),
        share(view["piles"]["epic_deck"], len(facts.EPIC)),
        share(view["piles"]["stack"], len(facts.TERRITORIES)),
    ]


MOMENT: Final = (
    *("round", "first-turn", "clockwise", "draft-set", "draft-pass"),
    *("citadels-left", "sanctuaries-left", "epic-deck", "tiles-left"),
)


def phase(seen: Seen) -> Numbers:
    """I-5, I-8: the phase."""
    return PHASES.one(seen.view["phase"])


# -- players -----------------------------------------------------------------------------------

SEAT_COLUMNS: Final = (
    *("brenn", "turn", "active", "passed", "pretender", "reserve", "deeds"),
    *("action-cards", "advantage-cards", "epic-cards", "drawn-cards"),
    *(*CONDITIONS, "met"),
    *("instigator", "exposed", "sheltered", "fights-now"),
)


def players(seen: Seen) -> dict[str, Numbers]:
    """I-15.1, I-21.1: what everybody sees of each player."""
    return {seen.name(seat): player(seen, seat) for seat in seen.order}


def player(seen: Seen, seat: int) -> Numbers:
    """One player: offices, pieces, cards, victory conditions, the part in a clash."""
    view, key = seen.view, str(seat)
    counts, standing = view["counts"][key], view["victory"][key]
    return [
        float(view["brenn"] == seat),
        float(view["turn"] == seat),
        float(view["active"] == seat),
        float(seat in view["passed"]),
        float(seat in view["pretenders"]),
        share(view["reserves"][key], facts.CLANS),
        share(view["deeds"][key], facts.GOAL),
        share(counts["action"], MOST_CARDS),
        share(counts["advantage"], MOST_CARDS),
        share(counts["epic"], MOST_CARDS),
        share(counts["drawn"], MOST_CARDS),
        *(share(standing[name], 2 * facts.GOAL) for name in CONDITIONS),
        share(standing["met"], len(CONDITIONS)),
        *fighter(view["clash"], seat),
    ]


def fighter(clash: Mapping[str, Any] | None, seat: int) -> Numbers:
    """I-12: a player's part in the clash that is going on."""
    if clash is None:
        return (0.0, 0.0, 0.0, 0.0)
    return [
        float(clash["instigator"] == seat),
        share(clash["exposed"][str(seat)], facts.CLANS),
        share(clash["sheltered"][str(seat)], facts.CLANS),
        float(clash["active"] == seat),
    ]


def clash_step(seen: Seen) -> Numbers:
    """I-12: the step of the clash that is going on."""
    clash = seen.view["clash"]
    return STEPS.none if clash is None else STEPS.one(clash["step"])


# -- territories -------------------------------------------------------------------------------


def territory_columns(names: tuple[str, ...]) -> tuple[str, ...]:
    """The columns of `territories`."""
    return (
        *("on-map", "citadels", "sanctuaries", "shelters", "capital", "festival"),
        *("in-clash", "clash-to-come", "neighbours"),
        *(f"clans-{name}" for name in names),
        *(f"chieftain-{name}" for name in names),
        *(f"near-clans-{name}" for name in names),
        *(f"advantage-{name}" for name in names),
        "advantage-face-up",
    )


def territories(seen: Seen) -> dict[str, Numbers]:
    """I-2, I-3: each tile on the map, what stands on it and next to it."""
    on_map: Mapping[str, Any] = seen.view["territories"]
    return {key: territory(seen, on_map, key) for key in on_map}


def territory(seen: Seen, on_map: Mapping[str, Any], key: str) -> Numbers:
    """One tile."""
    view, here = seen.view, on_map[key]
    near = here["neighbours"]
    clash = view["clash"]
    card = view["advantages"][key]
    return [
        1.0,
        share(here["citadels"], MOST_BUILDINGS),
        share(here["sanctuaries"], MOST_BUILDINGS),
        share(here["shelters"], MOST_BUILDINGS),
        float(here["capital"]),
        float(view["festival"] == key),
        float(clash is not None and clash["territory"] == key),
        float(key in view["waiting"]),
        share(len(near), MOST_NEAR),
        *seen.shares(here["clans"], facts.CLANS),
        *seen.marks(here["chieftain"]),
        *(
            share(sum(on_map[other]["clans"][str(seat)] for other in near), facts.CLANS)
            for seat in seen.order
        ),
        *seen.marks(card),
        float(card == "face_up"),
    ]


# -- cards -------------------------------------------------------------------------------------


def cards(seen: Seen) -> dict[str, Numbers]:
    """I-21.1, I-21.2: where each card is, as far as the seat knows."""
    view = seen.view
    draft, known = view["draft"], view["known"]
    where: Sequence[Sequence[Json]] = (
        view["hands"][str(seen.seat)],
        draft["cards"],
        draft["kept"],
        view["drawn"],
        [card for key, held in known.items() if key.isdecimal() for card in held],
        view["in_play"],
        [*view["epic_discard"], *known.get("action_discard", ()), view["aside"]],
    )
    rows: dict[str, list[float]] = {}
    for column, found in enumerate(where):
        for card in found:
            rows.setdefault(str(card), [0.0] * len(CARD_COLUMNS))[column] = 1.0
    return dict(rows)


def pieces(_names: tuple[str, ...]) -> list[Piece]:
    """The numbers that belong to no player, tile or card."""
    return [
        Piece("match", MOMENT, moment),
        Piece("phase", PHASES.words, phase),
        Piece("clash", STEPS.words, clash_step),
    ]


def tables(names: tuple[str, ...]) -> list[Table]:
    """Players, tiles and cards."""
    return [
        Table("seat", names, SEAT_COLUMNS, players),
        Table("territory", facts.TERRITORIES, territory_columns(names), territories),
        Table("card", CARDS, CARD_COLUMNS, cards),
    ]


ENCODER: Final = Encoder(pieces, tables, {"count": facts.CLANS})
