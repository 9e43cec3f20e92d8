"""A small table for tests of Inis: lay out a position, play it choice by choice, look at it.

    t = table(seats=3, clans={"plains": {0: 3, 1: 2}}, hands={0: ["bard"], 1: ["geis"]})
    t.play("bard").expect_asked(1, "react").decline()
    assert t.hand(0) == [...]

The map begins with the tiles of the discovery scenario (2 seats: valley, cove; 3: plains too;
4: hills too) on (0,0,0) (1,1,0) (2,-1,0) (3,0,0), where valley-cove, valley-plains, cove-plains,
cove-hills and plains-hills are adjacent. Any other territory that is named, or whose Advantage card
is in a hand, is added at its `at` or at the first legal place, in the order it is named.

Unless told, seat 0 is the Brenn and on turn, the direction is clockwise, the Capital stands in the
first territory (the Valley), hands are empty, nothing is set aside, and all other Action cards lie
in the discard pile. Every choice is followed by a check of the invariants (I-20).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

import pytest

from crannog.games.inis import GAME
from crannog.games.inis.facts import DISCOVERY_START, TERRITORIES
from crannog.games.inis.state import Inis
from crannog.kernel import Ask, Atom, Choice, IllegalChoice, Json, Match, Rng, Seat
from tests.told import telling

Anchor = tuple[int, int, int]

# Legal places for a fourth territory with three players (a fifth with four), and what they touch
BESIDE_VALLEY_AND_COVE: Anchor = (-1, 2, 0)
BESIDE_VALLEY_AND_PLAINS: Anchor = (1, -2, 0)
# with three players only
BESIDE_COVE_AND_PLAINS: Anchor = (3, 0, 0)


def table(
    seats: int = 3,
    *,
    clans: Mapping[str, Mapping[Seat, int]] | None = None,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    turn: Seat = 0,
    brenn: Seat = 0,
    at: Mapping[str, Anchor] | None = None,
    capital: str | None = None,
    citadels: Mapping[str, int] | None = None,
    sanctuaries: Mapping[str, int] | None = None,
    deeds: Mapping[Seat, int] | None = None,
    stack: Sequence[str] | None = None,
    epic_deck: Sequence[str] | None = None,
    options: Mapping[str, Json] | None = None,
    seed: int = 1,
    patient: bool = False,
    **more: Json,
) -> "Table":
    """A match that begins in the given position; `more` are further fields of a position.

    `epic_deck` and `stack` name the top cards and tiles, the next one first; the others follow.
    """
    held = [card for cards in (hands or {}).values() for card in cards if card in TERRITORIES]
    tiles = named_tiles(seats, at or {}, clans or {}, citadels or {}, sanctuaries or {}, held)
    if capital is not None and capital not in tiles:
        tiles.append(capital)
    position: dict[str, Json] = {"turn": turn, "brenn": brenn, "direction": "clockwise", **more}
    position["territories"] = {
        tile: territory(
            (clans or {}).get(tile, {}),
            (at or {}).get(tile),
            (citadels or {}).get(tile, 0),
            (sanctuaries or {}).get(tile, 0),
            tile == capital,
        )
        for tile in tiles
    }
    position["hands"] = {str(seat): list[Json](cards) for seat, cards in (hands or {}).items()}
    position["deeds"] = {str(seat): number for seat, number in (deeds or {}).items()}
    if epic_deck is not None:
        position["epic_deck"] = list[Json](epic_deck)
    if stack is not None:
        rest = [tile for tile in TERRITORIES if tile not in tiles and tile not in stack]
        position["stack"] = [*list[Json](stack), *rest]
    given = {"scenario": "discovery", **(options or {})}
    return Table(Match.new(GAME, seats, seed, given, position, patient))


def named_tiles(seats: int, *named: Iterable[str]) -> list[str]:
    """The starting tiles, then every other one in the order it is named."""
    tiles = [*DISCOVERY_START[:seats], *(tile for names in named for tile in names)]
    return list(dict.fromkeys(tiles))


def territory(
    clans: Mapping[Seat, int], at: Anchor | None, citadels: int, sanctuaries: int, capital: bool
) -> dict[str, Json]:
    """A territory in the form of a position."""
    data: dict[str, Json] = {
        "clans": {str(seat): number for seat, number in clans.items()},
        "citadels": citadels,
        "sanctuaries": sanctuaries,
        "capital": capital,
    }
    if at is not None:
        data["at"] = list[Json](at)
    return data


def clash_in(
    tile: str, instigator: Seat, sheltered: Sequence[int] = (), spear: bool = False
) -> dict[str, Json]:
    """A value for `clash=`: just before the instigator's maneuver, `sheltered` by seat."""
    clash: dict[str, Json] = {"territory": tile, "instigator": instigator, "spear": spear}
    if sheltered:
        clash["sheltered"] = {str(seat): number for seat, number in enumerate(sheltered)}
    return clash


def rng_tossing(clockwise: bool) -> int:
    """A value for `rng=` with which the next toss of the Flock of Crows shows that face (I-5.4)."""
    return next(seed for seed in range(100) if (Rng(seed).below(2) == 0) == clockwise)


def assert_alike(one: "Table", two: "Table", *seats: Seat | None) -> None:
    """Asserts that two tables show these seats (None: a spectator) the very same (I-21.2)."""
    for seat in seats:
        assert one.view(seat) == two.view(seat)
        assert one.match.events(0, seat) == two.match.events(0, seat)


def rules_of(t: "Table", kind: str) -> list[Json]:
    """The rule of each event of a kind."""
    return [event["rule"] for event in t.match.events() if event["kind"] == kind]


class Table:
    """A match under test. What acts returns the table, so that a line reads like play."""

    def __init__(self, match: Match) -> None:
        self.match = match
        assert GAME.check(match.state) == []

    # -- playing -------------------------------------------------------------------------------

    def choose(self, *choice: Atom, by: Seat | None = None) -> "Table":
        """The seat that is asked (`by`, if told) takes an option."""
        with telling(GAME, self.match.state):
            self.match.choose(self.seat if by is None else by, choice)
        assert GAME.check(self.match.state) == []
        return self

    def play(self, card: str, mode: str = "season", by: Seat | None = None) -> "Table":
        """Plays a card in a mode: season, triskel, or the mode's own name."""
        return self.choose("play", card, mode, by=by)

    def react(self, card: str, mode: str = "triskel", by: Seat | None = None) -> "Table":
        """Plays a Triskel card in a reaction window."""
        assert self.prompt == "react"
        return self.play(card, mode, by)

    def decline(self, by: Seat | None = None) -> "Table":
        """Declines to react."""
        assert self.prompt == "react"
        return self.choose("decline", by=by)

    def skip_reactions(self) -> "Table":
        """Everybody declines until something else is asked."""
        while self.match.pending and self.prompt == "react":
            self.decline()
        return self

    def attack(self, target: Seat) -> "Table":
        """In a clash: the asked player refuses to end it (I-12.10) and attacks.

        Where that is his only maneuver the kernel performs it unasked.
        """
        attacker = self.seat
        self.choose("refuse")
        if self.match.pending and self.prompt == "maneuver":
            self.choose("attack", target)
        assert self.events("attacks")[-1][:2] == [attacker, target]
        return self

    # -- what is asked -------------------------------------------------------------------------

    @property
    def ask(self) -> Ask:
        """The one open question."""
        asks = list(self.match.pending.values())
        assert len(asks) == 1, f"{len(asks)} seats are asked"
        return asks[0]

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
        ask = self.ask
        assert (ask.seat, ask.prompt) == (seat, prompt), ask
        assert ask.args[: len(args)] == args
        if rule is not None:
            assert ask.rule == rule
        return self

    def offers(self, *choices: Sequence[Atom]) -> "Table":
        """Asserts that these are among the options."""
        for choice in choices:
            assert tuple(choice) in self.options, (choice, self.ask)
        return self

    def offers_just(self, *choices: Sequence[Atom]) -> "Table":
        """Asserts that these are all the options, in any order."""
        assert sorted(self.options, key=repr) == sorted(map(tuple, choices), key=repr)
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
    def state(self) -> Inis:
        """The live state."""
        return cast(Inis, self.match.state)

    def export(self) -> dict[str, Json]:
        """The whole state as plain data."""
        return GAME.export(self.match.state)

    def view(self, seat: Seat | None) -> dict[str, Json]:
        """What the seat (None: a spectator) sees."""
        return self.match.view(seat)

    def clans(self, tile: str) -> list[int]:
        """The clans in a territory, by seat."""
        return list(self.state.map[tile].clans)

    def hand(self, seat: Seat) -> list[str]:
        """The cards in a hand, sorted."""
        return sorted(self.state.hands[seat])

    def neighbours(self, tile: str) -> set[str]:
        """The adjacent territories."""
        return set(self.state.map[tile].neighbours)

    def events(self, kind: str, seat: Seat | None = None) -> list[list[Json]]:
        """The arguments of each event of a kind, with the secret ones that the seat sees."""
        found: list[list[Json]] = []
        for event in self.match.events(0, seat):
            if event["kind"] == kind:
                args = cast(list[Json], event["args"])
                found.append([*args, *cast(list[Json], event.get("secret", []))])
        return found

    def kinds(self) -> list[Json]:
        """The kinds of all events so far, in order."""
        return [event["kind"] for event in self.match.events()]


def known_discard(t: Table, seat: int) -> dict[str, object]:
    """What the seat knows of the Action discard pile."""
    known = t.view(seat)["known"]
    assert isinstance(known, dict)
    return {key: value for key, value in known.items() if key == "action_discard"}


def played(t: Table) -> list[Json]:
    """The Advantage cards that lie face down, played."""
    cards = t.export()["played"]
    assert isinstance(cards, list)
    return cards
