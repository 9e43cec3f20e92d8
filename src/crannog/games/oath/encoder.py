"""What programs that learn see of Oath: numbers made of a seat's view (O-9.4), no more.

Every number's scale stands where it is made: `share(n, 8)` is an eighth of n, at most 1.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from crannog.games.oath.chronicle.record import STEPS as CEREMONY
from crannog.games.oath.facts import (
    COLOURS,
    DARKEST_SECRET,
    GOALS,
    ID,
    MOST_SUPPLY,
    NUMBER,
    PEOPLES_FAVOR,
    REGIONS,
    ROUNDS,
    SITE_NUMBERS,
    SLOTS,
    SUIT,
    SUITS,
)
from crannog.games.oath.prince.sheet import THREATS
from crannog.games.oath.state import CHANCELLOR, CITIZEN, EXILE
from crannog.parts.encoder import Encoder, Marks, Numbers, Piece, Seen, Table, share

PHASES: Final = Marks(("setup", "wake", "act", "rest", "round-end", "chronicle", "over"))
STEPS: Final = Marks(("targets", "plans", "rolls", "outcome"))
ROLES: Final = Marks((CHANCELLOR, CITIZEN, EXILE))
COLOUR: Final = Marks(COLOURS)
GOAL: Final = Marks(GOALS)
SUIT_OF: Final = Marks(SUITS)
REGION: Final = Marks(REGIONS)
SITES: Final = Marks(ID[site] for site in SITE_NUMBERS)
THREAT: Final = Marks(THREATS)
CHRONICLE: Final = Marks(CEREMONY)
CARDS: Final = tuple(card for card in NUMBER if card not in SITES.place)

MOST_CARDS: Final = 6  # in one place
MOST_TOKENS: Final = 6  # on one card or site
MOST_GOODS: Final = 12  # on a player's board
MOST_WARBANDS: Final = 12  # in one place
MOST_DICE: Final = 12
MOST_DECK: Final = 60


# -- the match as a whole ----------------------------------------------------------------------

MOMENT: Final = (
    *("round", "usurper", "visions-drawn", "deck-supply", "vision-on-top", "relic-deck"),
    *("dispossessed", "mob", *(f"bank-{suit}" for suit in SUITS)),
)


def moment(seen: Seen) -> Numbers:
    """O-2, O-3: how far the match is, the decks and the banks."""
    view = seen.view
    return [
        share(view["round"], ROUNDS),
        float(view["title"]["usurper"]),
        share(view["visions_drawn"], 5),
        share(view["deck_supply"], 4),
        float(view["deck"]["back"] == "vision"),
        share(view["relic_deck"], 20),
        share(view["dispossessed"], MOST_DECK),
        float(view["banners"]["mob"]),
        *(share(view["banks"][suit], MOST_GOODS) for suit in SUITS),
    ]


def phase(seen: Seen) -> Numbers:
    """O-4: the phase of the turn."""
    return PHASES.one(seen.view["phase"])


def goal(seen: Seen) -> Numbers:
    """O-2.11: the goal of the Oath."""
    return GOAL.one(seen.view["goal"])


def prince(seen: Seen) -> Numbers:
    """O-12.1: the Clockwork Prince's board."""
    row = seen.view["prince"]
    if row is None:
        return (0.0,) * len(PRINCE)
    return [
        share(row["tactics"], MOST_DICE),
        share(row["dice"], MOST_DICE),
        share(row["ambition"], MOST_DICE),
        share(row["actions"] or 0, 4),
        *(float(suit in row["neutral"]) for suit in SUITS),
        *suits_among(row["friends"]),
        *suits_among(row["conspirators"]),
        *THREAT.one(row["threat"]),
    ]


def suits_among(spaces: list[list[str]]) -> list[float]:
    """How high each suit stands in a column of the Prince's board."""
    height = {suit: n for n, suits in enumerate(spaces, 1) for suit in suits}
    return [share(height.get(suit, 0), 4) for suit in SUITS]


PRINCE: Final = (
    *("tactics", "dice", "ambition", "actions"),
    *(f"neutral-{suit}" for suit in SUITS),
    *(f"friend-{suit}" for suit in SUITS),
    *(f"conspirator-{suit}" for suit in SUITS),
    *(f"threat-{threat}" for threat in THREATS),
)


def chronicle(seen: Seen) -> Numbers:
    """O-8: the step of the ceremony."""
    row = seen.view["chronicle"]
    return CHRONICLE.none if row is None else CHRONICLE.one(row["step"])


# -- campaigns and deals -----------------------------------------------------------------------

CAMPAIGN: Final = (
    *("goes-on", "against-bandits", "banish", "targets", "odds", "attack-dice", "defence-dice"),
    *("attack-size", "defence-size", "attack-dead", "defence-dead", "attack", "defence"),
    *("needed", "attack-won", "defence-won", *(f"step-{step}" for step in STEPS.words)),
)


def campaign(seen: Seen) -> Numbers:
    """O-5.5: the campaign that is going on."""
    row = seen.view["campaign"]
    if row is None:
        return (0.0,) * len(CAMPAIGN)
    return [
        1.0,
        float(row["defender"] is None),
        float(row["banish"]),
        share(len(row["sites"]) + len(row["things"]), MOST_CARDS),
        share(row["odds"] or 0, 1000),
        share(row["attack_dice"], MOST_DICE),
        share(row["defence_dice"], MOST_DICE),
        share(row["attack_size"], MOST_WARBANDS),
        share(row["defence_size"], MOST_WARBANDS),
        share(row["attack_dead"], MOST_WARBANDS),
        share(row["defence_dead"], MOST_WARBANDS),
        share(row["attack"], 2 * MOST_DICE),
        share(row["defence"], 2 * MOST_DICE),
        share(row["needed"], MOST_WARBANDS),
        float(row["victor"] == "attack"),
        float(row["victor"] == "defence"),
        *STEPS.one(row["step"]),
    ]


GOODS: Final = ("favor", "secrets", "relics", "banners", "advisers", "facedown", "sites")
DEAL: Final = (
    *("proposals", "mine"),
    *(f"gives-{thing}" for thing in GOODS),
    *(f"gets-{thing}" for thing in GOODS),
)


def deal(seen: Seen) -> Numbers:
    """O-6.6: what the seat would give and get by the deal that is proposed to it."""
    row = seen.view["deal"]
    if row is None:
        return (0.0,) * len(DEAL)
    goods = row.get("goods", ())
    return [
        share(row["proposals"], MOST_CARDS),
        float(row["proposer"] == seen.seat),
        *amounts([side for side in goods if side["from"] == seen.seat]),
        *amounts([side for side in goods if side["to"] == seen.seat]),
    ]


def amounts(sides: list[Mapping[str, Any]]) -> list[float]:
    """How much of each kind of goods."""
    return [share(sum(number_of(side[thing]) for side in sides), MOST_CARDS) for thing in GOODS]


def number_of(goods: Any) -> int:
    """A number of goods, or of the goods in a list."""
    return len(goods) if isinstance(goods, list) else int(goods)


# -- players -----------------------------------------------------------------------------------

PLAYER_COLUMNS: Final = (
    *("active", "holds-title", "successor", "winner", "would-wake-and-win", "would-win-at-end"),
    *("supply", "refresh", "rested", "favor", "secrets", "dark-secrets", "warbands"),
    *("advisers", "facedown-advisers", "adviser-limit", "relics", "visions", "treasures"),
    *("holds-darkest-secret", "holds-peoples-favor", "banner-tokens"),
    *("attacks", "defends", "is-ally", "in-deal"),
    *(f"counts-{goal}" for goal in GOALS),
    *(f"role-{role}" for role in ROLES.words),
    *(f"colour-{colour}" for colour in COLOURS),
    *(f"bank-{suit}" for suit in SUITS),
    *(f"pawn-{slot}" for slot in SLOTS),
)
PAWN: Final = Marks(SLOTS)


def players(seen: Seen) -> dict[str, Numbers]:
    """O-2: the players' boards, the Prince's among them."""
    return {seen.name(me): player(seen, me) for me in seen.order}


def player(seen: Seen, me: int) -> Numbers:
    """One player's board and offices."""
    view = seen.view
    row = view["players"][me]
    wakes = [win["seat"] for win in view["would_win"] if win["when"] == "wake"]
    ends = [win["seat"] for win in view["would_win"] if win["when"] != "wake"]
    return [
        float(view["active"] == me),
        float(view["title"]["holder"] == me),
        float(view["successor"] == me),
        float(view["winner"] == me),
        float(me in wakes),
        float(me in ends),
        share(row["supply"], MOST_SUPPLY),
        share(row["refresh"], MOST_SUPPLY),
        share(row["rested"], MOST_SUPPLY),
        share(row["favor"], MOST_GOODS),
        share(row["secrets"], MOST_GOODS),
        share(row["dark_secrets"], MOST_GOODS),
        share(row["warbands"], 2 * MOST_WARBANDS),
        share(len(row["advisers"]), MOST_CARDS),
        share(sum(adviser["facedown"] for adviser in row["advisers"]), MOST_CARDS),
        share(row["adviser_limit"], MOST_CARDS),
        share(len(row["relics"]), MOST_CARDS),
        share(len(row["visions"]), 2),
        share(row["treasures"], MOST_CARDS),
        *banners_of(view["banners"], me),
        *fighter(view["campaign"], me),
        float(view["deal"] is not None and me in view["deal"]["parties"]),
        *(share(view["counts"][goal][me], MOST_CARDS) for goal in GOALS),
        *ROLES.one(row["role"]),
        *COLOUR.one(row["colour"]),
        *SUIT_OF.one(SUITS[row["bank"]] if 0 <= row["bank"] < len(SUITS) else ""),
        *PAWN.one(row["pawn"]),
    ]


def banners_of(banners: Mapping[str, Any], me: int) -> Numbers:
    """O-2.9: the banners that a player holds, and what lies on them."""
    held = [banners[ID[banner]] for banner in (DARKEST_SECRET, PEOPLES_FAVOR)]
    return [
        *(float(banner["holder"] == me) for banner in held),
        share(sum(row["tokens"] for row in held if row["holder"] == me), MOST_GOODS),
    ]


def fighter(row: Mapping[str, Any] | None, me: int) -> Numbers:
    """O-5.5: a player's part in the campaign."""
    if row is None:
        return (0.0, 0.0, 0.0)
    return [float(row["attacker"] == me), float(row["defender"] == me), float(me in row["allies"])]


# -- sites -------------------------------------------------------------------------------------


def site_columns(names: tuple[str, ...]) -> tuple[str, ...]:
    """The columns of `sites`."""
    return (
        *("up", "vacant", "capacity", "cards", "relics", "favor", "secrets", "warbands"),
        *("bandits", "campaign-here", "is-target"),
        *(f"suit-{suit}" for suit in SUITS),
        *(f"region-{region}" for region in REGIONS),
        *(f"rules-{name}" for name in names),
        *(f"pawn-{name}" for name in names),
        *(f"is-{site}" for site in SITES.words),
    )


def sites(seen: Seen) -> dict[str, Numbers]:
    """O-2.4: the sites, by slot and, where the seat knows it, by name."""
    rows: dict[str, Numbers] = {}
    for slot, here in seen.view["sites"].items():
        rows[slot] = site(seen, slot, here)
        if here["site"] is not None:
            rows[here["site"]] = rows[slot]
    return rows


def site(seen: Seen, slot: str, here: Mapping[str, Any]) -> Numbers:
    """One site."""
    row = seen.view["campaign"]
    colours = [player["colour"] for player in seen.view["players"]]
    suits = [SUIT[NUMBER[card["card"]]] for card in here["cards"]]
    return [
        float(here["up"]),
        float(here["vacant"]),
        share(here["capacity"], MOST_CARDS),
        share(len(here["cards"]), MOST_CARDS),
        share(len(here["relics"]), 3),
        share(here["favor"], MOST_TOKENS),
        share(here["secrets"], MOST_TOKENS),
        share(here["warbands"], MOST_WARBANDS),
        float(here["ruler"] == "bandits"),
        float(row is not None and row["site"] == slot),
        float(row is not None and slot in row["sites"]),
        *(share(suits.count(suit), 3) for suit in range(len(SUITS))),
        *REGION.one(here["region"]),
        *(float(colours[player] == here["ruler"]) for player in seen.order),
        *seen.marks(*here["pawns"]),
        *SITES.one(here["site"]),
    ]


# -- cards -------------------------------------------------------------------------------------

CARD_COLUMNS: Final = (
    *("at-my-site", "at-other-site", "my-adviser", "my-facedown", "others-adviser"),
    *("my-relic", "others-relic", "relic-at-site", "in-reliquary", "drawn", "in-hand"),
    *("in-pile", "next-in-deck", "vision-shown", "battle-plan", "is-target", "favor", "secrets"),
)


class Places:
    """Where cards are: rows of CARD_COLUMNS."""

    def __init__(self) -> None:
        self.rows: dict[str, list[float]] = {}

    def note(self, column: str, cards: Iterable[str | None], number: float = 1.0) -> None:
        """Notes the same of these cards; of hidden ones nothing."""
        for card in cards:
            if card is not None:
                row = self.rows.setdefault(card, [0.0] * len(CARD_COLUMNS))
                row[CARD_COLUMNS.index(column)] = number

    def note_faceup(self, column: str, rows: Iterable[Mapping[str, Any]]) -> None:
        """The same of cards with their tokens."""
        for row in rows:
            self.note(column, [row["card"]])
            self.note("favor", [row["card"]], share(row["favor"], MOST_TOKENS))
            self.note("secrets", [row["card"]], share(row["secrets"], MOST_TOKENS))


def cards(seen: Seen) -> dict[str, Numbers]:
    """O-9.4: where each card is, as far as the seat knows."""
    view, places = seen.view, Places()
    for here in view["sites"].values():
        places.note_faceup(
            "at-my-site" if seen.seat in here["pawns"] else "at-other-site", here["cards"]
        )
        places.note("relic-at-site", here["relics"])
    for me, row in enumerate(view["players"]):
        note_board(places, row, me == seen.seat)
    places.note("in-reliquary", [slot["relic"] for slot in view["reliquary"].values() if slot])
    places.note("drawn", [row["card"] for row in view["drawn"]])
    places.note("in-hand", [view["hand"]["card"]] if view["hand"] else [])
    places.note("in-pile", [row["card"] for pile in view["piles"].values() for row in pile])
    places.note("next-in-deck", view["deck"]["known"])
    if view["campaign"] is not None:
        places.note("battle-plan", [plan["card"] for plan in view["campaign"]["plans"]])
        places.note("is-target", view["campaign"]["things"])
    return dict(places.rows)


def note_board(places: Places, row: Mapping[str, Any], mine: bool) -> None:
    """The cards by a player's board."""
    faceup = [adviser for adviser in row["advisers"] if not adviser["facedown"]]
    facedown = [adviser["card"] for adviser in row["advisers"] if adviser["facedown"]]
    places.note_faceup("my-adviser" if mine else "others-adviser", faceup)
    places.note("my-facedown" if mine else "others-adviser", facedown)
    places.note_faceup("my-relic" if mine else "others-relic", row["relics"])
    places.note("vision-shown", row["visions"])


def pieces(_names: tuple[str, ...]) -> list[Piece]:
    """The numbers that belong to no player, site or card."""
    return [
        Piece("match", MOMENT, moment),
        Piece("phase", PHASES.words, phase),
        Piece("goal", GOALS, goal),
        Piece("campaign", CAMPAIGN, campaign),
        Piece("deal", DEAL, deal),
        Piece("prince", PRINCE, prince),
        Piece("chronicle", CHRONICLE.words, chronicle),
    ]


def tables(names: tuple[str, ...]) -> list[Table]:
    """Players, sites and cards."""
    return [
        Table("seat", names, PLAYER_COLUMNS, players),
        Table("site", SLOTS, site_columns(names), sites),
        Table("card", CARDS, CARD_COLUMNS, cards),
    ]


ENCODER: Final = Encoder(pieces, tables, {"count": MOST_GOODS, "place": MOST_CARDS})
