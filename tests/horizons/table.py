"""A small table for tests of Horizons: lay out a position, play it choice by choice, look at it.

    t = table(spirits=["rising_heat"], lands={"G4": {"town": 1, "presence": 2}},
              phase="fast", in_play={0: ["steam_vents"]}, elements={0: "2 earth"})
    t.use("steam_vents", at="G4").choose("option", "town")
    assert t.pieces("G4") == {} and t.fear == 1

The island is bare but for what `lands` names; only land 1 of the first board (solo G1 or H1, two
players G1, three F1) holds a City, so that nobody has won (H-14.2), unless its pieces are named.
`printed=True` leaves the printed pieces where they are. A land's fields are those of a position;
besides, the counts of a kind may be listed by Damage (`"town": [1, 2]`: one unhurt, two with 1
Damage), and `presence` may be a number, for seat 0.

Unless told, the Spirits are the Whirlwind, the Mud and the Eyes in seat order, on the boards in
order, with their set-up presence and their unique cards in hand. Presence on the island that
exceeds the set-up comes off the tracks, spaces without elements first; what is missing counts as
destroyed. There is no Ravage or Build card.

In a fast or slow phase the last seat has Elemental Boon (fast) or Gift of Power (slow) in play and
thus keeps the phase open after the Powers under test; not with `hold=False`. In a solo slow phase
that adds the elements of Gift of Power (moon, water, earth, plant).

Every choice is followed by a check of the invariants.
"""

from collections.abc import Mapping, Sequence
from typing import Final, cast

import pytest

from crannog.games.horizons import GAME
from crannog.games.horizons.boards import BOARDS, boards_in_play
from crannog.games.horizons.facts import ELEMENTS, elements_of
from crannog.games.horizons.fear import FEAR_CARDS
from crannog.games.horizons.panels import PANELS, Space
from crannog.games.horizons.state import Horizons, Land, Spirit
from crannog.games.horizons.verbs import elements as elements_had
from crannog.kernel import Ask, Atom, Choice, IllegalChoice, Json, Match, Seat
from tests.told import telling

Lands = Mapping[str, Mapping[str, object]]
Cards = Mapping[Seat, Sequence[str]]

SPIRITS: Final = ("sun_bright_whirlwind", "fathomless_mud", "eyes_watch")
KINDS: Final = ("explorer", "town", "city", "dahan")
HOLDERS: Final = {
    "fast": ("elemental_boon", "gift_of_constancy"),
    "slow": ("gift_of_power", "gnawing_rootbiters"),
}
STOP: Final = ("stop",)  # H-30.5
FEAR_LEFT: Final = {1: 9, 2: 6, 3: 3}  # H-13.5: the most cards of each Terror Level


def table(
    seats: int = 1,
    *,
    spirits: Sequence[str] | None = None,
    lands: Lands | None = None,
    phase: str = "spirit",
    hands: Cards | None = None,
    in_play: Cards | None = None,
    discards: Cards | None = None,
    energy: Mapping[Seat, int] | None = None,
    elements: Mapping[Seat, str] | None = None,
    tracks: Mapping[Seat, tuple[int, int]] | None = None,
    more_of: Mapping[Seat, Mapping[str, Json]] | None = None,
    ravage: str | None = None,
    build: str | None = None,
    earned: Sequence[str] = (),
    fear_deck: Sequence[str] = (),
    terror: int = 1,
    printed: bool = False,
    hold: bool = True,
    options: Mapping[str, Json] | None = None,
    seed: int = 1,
    **more: Json,
) -> "Table":
    """A match that begins in the given position; `more` are further fields of a position.

    `elements` are those gained by effects this turn ("2 fire, air"); `tracks` counts the uncovered
    spaces of the energy and the plays track, with the first ones; `more_of` has further fields of
    a Spirit; `fear_deck` names the top cards, the next one first.
    """
    given = dict(options or {})
    boards = boards_in_play(seats, str(given.get("solo_board", "G")))
    named = {key: plain_land(fields) for key, fields in (lands or {}).items()}
    if not printed:
        named = bare_island(boards, named)
    chosen = list(spirits or SPIRITS)[:seats]
    position: dict[str, Json] = {"lands": cast(Json, named), "phase": phase, **more}
    tables: dict[str, Json] = {}
    for seat, spirit in enumerate(chosen):
        fields: dict[str, Json] = {"spirit": spirit}
        for name, cards in (("hand", hands), ("in_play", in_play), ("discard", discards)):
            if cards is not None and seat in cards:
                fields[name] = list[Json](cards[seat])
        if energy is not None and seat in energy:
            fields["energy"] = energy[seat]
        if elements is not None and seat in elements:
            counts = elements_of(elements[seat])
            fields["gained"] = dict(zip(ELEMENTS, counts, strict=True))
        uncovered = (tracks or {}).get(seat) or track_places(spirit, presence_of(named, seat))
        fields["energy_track"], fields["plays_track"] = uncovered
        tables[str(seat)] = {**fields, **(more_of or {}).get(seat, {})}
    if hold and phase in HOLDERS:
        hold_phase(tables, phase)
    position["spirits"] = tables
    position.setdefault("ravage_card", ravage)
    position.setdefault("build_card", build)
    position.update(fear_piles(list(earned), list(fear_deck), terror))
    return Table(Match.new(GAME, seats, seed, given, position))


# -- the position --------------------------------------------------------------------------------


def plain_land(fields: Mapping[str, object]) -> dict[str, Json]:
    """A land in the form of a position."""
    land: dict[str, Json] = {}
    damaged: dict[str, Json] = {}
    for name, value in fields.items():
        if name in KINDS and isinstance(value, Sequence):
            land[name] = cast(int, value[0])
            damaged[name] = {str(d): cast(int, n) for d, n in enumerate(value) if d and n}
        elif name == "presence":
            by_seat = {0: value} if isinstance(value, int) else cast(dict[int, object], value)
            land[name] = {str(seat): cast(int, count) for seat, count in by_seat.items()}
        else:
            land[name] = cast(Json, list(value) if isinstance(value, tuple) else value)
    if damaged:
        land["damaged"] = damaged
    return land


def bare_island(
    boards: Sequence[str], named: Mapping[str, dict[str, Json]]
) -> dict[str, dict[str, Json]]:
    """Every land without its printed pieces, then what is named; a City keeps the match going."""
    empty: dict[str, Json] = {**dict.fromkeys(KINDS, 0), "blight": 0}
    island = {
        f"{board}{number}": dict(empty) | named.get(f"{board}{number}", {})
        for board in boards
        for number in BOARDS[board]
    }
    haven = f"{boards[0]}1"
    if not set(KINDS) & set(named.get(haven, {})):
        island[haven]["city"] = 1
    return island


def presence_of(named: Mapping[str, dict[str, Json]], seat: Seat) -> int:
    """How much presence of the seat the lands name; 0 where it stays as set up."""
    return sum(
        cast(int, cast(dict[str, Json], land["presence"]).get(str(seat), 0))
        for land in named.values()
        if "presence" in land
    )


def track_places(spirit: str, presence: int) -> tuple[int, int]:
    """H-1.3: uncovered spaces (energy, plays) for that much presence on the island."""
    panel = PANELS[spirit]
    spare = 13 - (len(panel.energy) - 1) - (len(panel.plays) - 1)
    energy, plays = 1, 1
    for _ in range(presence - spare):
        if plays < len(panel.plays) and gives_nothing(panel.plays[plays]):
            plays += 1
        elif energy < len(panel.energy) and (
            gives_nothing(panel.energy[energy]) or plays == len(panel.plays)
        ):
            energy += 1
        else:
            plays += 1
    return energy, plays


def gives_nothing(space: Space) -> bool:
    """A space of a track without elements."""
    return not space.elements


def hold_phase(tables: dict[str, Json], phase: str) -> None:
    """The last seat gets a Power that can always be used, so that the phase stays open."""
    held = cast(dict[str, dict[str, Json]], tables)
    in_play = [
        card for table in held.values() for card in cast(list[Json], table.get("in_play", []))
    ]
    holder = next(card for card in HOLDERS[phase] if card not in in_play)
    last = held[str(len(held) - 1)]
    last["in_play"] = [*cast(list[Json], last.get("in_play", [])), holder]


def fear_piles(earned: list[str], top: list[str], terror: int) -> dict[str, Json]:
    """H-2.4: the fifteen fear cards with that Terror Level, the earned ones and the deck's top."""
    rest = [card for card in FEAR_CARDS if card not in earned and card not in top]
    left = min(FEAR_LEFT[terror], 9 - len(earned))
    deck = [*top, *rest[: left - len(top)]]
    rest = rest[left - len(top) :]
    gone = 9 - left - len(earned)
    return {
        "earned": list[Json](earned),
        "fear_deck": list[Json](deck),
        "fear_discard": list[Json](rest[:gone]),
        "fear_unused": list[Json](rest[gone:]),
    }


# -- the table -----------------------------------------------------------------------------------


class Table:
    """A match under test. What acts returns the table, so that a line reads like play."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.generated = self._generated()
        assert GAME.check(match.state) == []

    # -- playing -------------------------------------------------------------------------------

    def choose(self, *choice: Atom, by: Seat | None = None) -> "Table":
        """The seat that is asked (`by`, if told; else the first of them) takes an option."""
        with telling(GAME, self.match.state):
            self.match.choose(self.seat if by is None else by, choice)
        assert GAME.check(self.match.state) == []
        return self

    def use(
        self,
        power: str,
        *,
        at: str | None = None,
        on: Seat | None = None,
        fewer: Sequence[int] | None = None,
        by: Seat | None = None,
        verb: str = "use",
    ) -> "Table":
        """Uses a Power `at` a land or `on` a Spirit; `fewer`: just these tiers, the first is 1."""
        user = self.seat if by is None else by
        self.choose(verb if fewer is None else f"{verb}-fewer", power, by=user)
        if fewer is not None and self.is_asked(user, "fewer-elements"):
            self.choose("tiers", *fewer, by=user)
        if at is not None:
            if self.is_asked(user, "target-land"):
                self.choose("land", at, by=user)
            assert [user, power, at] in self.events("uses-in-land")
        if on is not None:
            if self.is_asked(user, "target-spirit"):
                self.choose("spirit", on, by=user)
            assert [user, power, on] in self.events("uses-on-spirit")
        return self

    def grow(self, option: int, *actions: int, by: Seat | None = None) -> "Table":
        """Chooses a Growth option and begins with these of its actions, by their numbers."""
        seat = self.seat if by is None else by
        self.choose("growth", option, by=seat)
        for number in actions:
            self.action(number, by=seat)
        return self

    def action(self, number: int, by: Seat | None = None) -> "Table":
        """Takes the Growth action with that number; the last one left needs no choice."""
        seat = self.seat if by is None else by
        if self.is_asked(seat, "growth-action"):
            spirit = self.spirit(seat)
            self.choose(*PANELS[spirit.id].growth[spirit.growth][number - 1].choice, by=seat)
        return self

    # -- what is asked -------------------------------------------------------------------------

    @property
    def ask(self) -> Ask:
        """The open question; where several seats are asked, that of the first of them."""
        assert self.match.pending, f"nobody is asked: {self.match.result}"
        return self.match.pending[min(self.match.pending)]

    def ask_of(self, seat: Seat) -> Ask:
        """What the seat is asked."""
        assert seat in self.match.pending, f"seat {seat} is not asked, but {self.match.pending}"
        return self.match.pending[seat]

    def is_asked(self, seat: Seat, prompt: str) -> bool:
        """Whether the seat is asked just this."""
        return seat in self.match.pending and self.match.pending[seat].prompt == prompt

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.ask.seat

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.ask.prompt

    @property
    def options(self) -> list[Choice]:
        """All that is offered."""
        return self.ask.options

    def expect_asked(
        self, seat: Seat, prompt: str, *args: Atom, rule: str | None = None
    ) -> "Table":
        """Asserts who is asked what; the prompt's first arguments and the rule where given."""
        ask = self.ask_of(seat)
        assert ask.prompt == prompt, ask
        assert ask.args[: len(args)] == args, ask.args
        if rule is not None:
            assert ask.rule == rule, ask.rule
        return self

    def offers(self, *choices: Sequence[Atom], by: Seat | None = None) -> "Table":
        """Asserts that these are among the options."""
        ask = self.ask if by is None else self.ask_of(by)
        for choice in choices:
            assert tuple(choice) in ask.options, (choice, ask)
        return self

    def offers_just(self, *choices: Sequence[Atom], by: Seat | None = None) -> "Table":
        """Asserts that these are all the options, in any order."""
        ask = self.ask if by is None else self.ask_of(by)
        assert sorted(ask.options, key=repr) == sorted(map(tuple, choices), key=repr)
        return self

    def offers_lands(self, *lands: str, by: Seat | None = None) -> "Table":
        """Asserts that the options are just these lands (and, if offered, one way out)."""
        ask = self.ask if by is None else self.ask_of(by)
        assert sorted(str(option[1]) for option in ask.options if option[0] == "land") == sorted(
            lands
        ), ask
        return self

    def lacks(self, *choices: Sequence[Atom], by: Seat | None = None) -> "Table":
        """Asserts that none of these is offered."""
        ask = self.ask if by is None else self.ask_of(by)
        for choice in choices:
            assert tuple(choice) not in ask.options, (choice, ask)
        return self

    def refuses(self, *choice: Atom, rule: str | None = None, by: Seat | None = None) -> "Table":
        """Asserts that the choice is illegal (by that rule), and that trying changes nothing."""
        before = self.export(), list(self.match.choices), self.match.pending
        with pytest.raises(IllegalChoice) as refused:
            self.match.choose(self.seat if by is None else by, choice)
        if rule is not None:
            assert refused.value.rule == rule
        assert (self.export(), list(self.match.choices), self.match.pending) == before
        return self

    # -- what lies on the table ----------------------------------------------------------------

    @property
    def state(self) -> Horizons:
        """The live state."""
        return cast(Horizons, self.match.state)

    @property
    def result(self) -> dict[str, Json] | None:
        """None, or the outcome."""
        return self.match.result

    def export(self) -> dict[str, Json]:
        """The whole state as plain data."""
        return GAME.export(self.match.state)

    def land(self, land: str) -> Land:
        """A land."""
        return self.state.lands[land]

    def spirit(self, seat: Seat = 0) -> Spirit:
        """A Spirit."""
        return self.state.spirits[seat]

    def pieces(self, land: str) -> dict[str, int]:
        """How many pieces of each kind are in a land, hurt or not; kinds without any left out."""
        here = self.land(land)
        return {kind: here.count(kind) for kind in KINDS if here.count(kind)}

    def hurt(self, land: str) -> dict[tuple[str, int], int]:
        """The damaged pieces of a land: (kind, Damage) and how many of them."""
        return {
            (kind, damage): count
            for kind, counts in self.land(land).pieces.items()
            for damage, count in enumerate(counts)
            if damage and count
        }

    def presence(self, seat: Seat = 0) -> dict[str, int]:
        """Where a seat's presence is."""
        return {
            key: land.presence[seat]
            for key, land in self.state.lands.items()
            if land.presence[seat]
        }

    def elements(self, seat: Seat = 0) -> dict[str, int]:
        """The elements a seat has, those it lacks left out."""
        counts = elements_had(self.state, seat)
        return {name: count for name, count in zip(ELEMENTS, counts, strict=True) if count}

    @property
    def fear(self) -> int:
        """The Fear generated since the table was laid."""
        return self._generated() - self.generated

    def _generated(self) -> int:
        g = self.match.state
        assert isinstance(g, Horizons)
        return (len(g.earned) + len(g.fear_discard)) * g.fear_per_card() + g.fear

    def events(self, kind: str) -> list[list[Json]]:
        """The arguments of each event of a kind."""
        return [
            cast(list[Json], event["args"])
            for event in self.match.events()
            if event["kind"] == kind
        ]

    def kinds(self) -> list[str]:
        """The kinds of all events so far, in order."""
        return [str(event["kind"]) for event in self.match.events()]
