"""Every field of a state is carried by copy, export and restore, and by snapshots.

The fields are found by reflection: a new one is covered without being named here. Each is changed,
by itself, to a value that other states of the game have (or to the next number, or to the other
truth), and must then be found in the copy, the restored state and the unpacked snapshot.
"""

import inspect
import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import islice
from typing import Any, Final, cast

import pytest

from crannog.games import horizons, inis, oath
from crannog.games.horizons import state as horizons_state
from crannog.games.inis import state as inis_state
from crannog.games.inis.meta import InisGame
from crannog.games.inis.state import Inis
from crannog.games.oath import state as oath_state
from crannog.games.oath import zones
from crannog.games.oath.deeds import Deed, Muster, Recover, Search, Trade, Travel
from crannog.games.oath.facts import SUITS
from crannog.games.oath.goods import Deal, Goods
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import lay
from crannog.kernel import BadPosition, Game, Json, Match, Result, Rng, State

DEEDS: Final = (Deed, Search, Muster, Trade, Recover, Travel)

# Not part of what happened: who listens, whether anybody looks, and what copies have in common
MODES: Final = {"State.journal", "State.watched", "State.watcher", "Inis.know_shared"}

# Can't be changed by itself: all lists have the length of the table. States of every size are read.
SIZE: Final = {"State.seats"}

# Follow from other fields when a state is read
FOLLOWING: Final = {
    "Territory.id",  # its key
    "Territory.neighbours",  # where the tiles lie
    "Inis.at",  # the lists of cards
    "Inis.reserve",  # the clans on the map
    "Land.id",  # its key
    "Horizons.map",  # seats and options
    "Oath.where",  # the lists of cards
    "Oath.world",  # where they are
}

# Not part of a position, but of a snapshot: what is known, and what an effect leaves for its end
BESIDES: Final = {
    "State.reveals",
    "Inis.know",
    "Inis.known_tiles",
    "Inis.caps",
    "Inis.pools",
    "Inis.history",
    "Inis.met_so_far",
    "Oath.history",
    "Pool.cards",
    "Pool.keep_one",
    "Pool.seat",
    "Clash.named",
    "Clash.over",
    "Clash.step",
    "Clash.struck",
    "Horizons.graves",
    "Horizons.history",
    "Horizons.lost",
    "Horizons.work",
    *(f"Work.{slot}" for slot in horizons_state.Work.__slots__),
    "Oath.know",
    "Oath.drawn",
    "Oath.hand",
    "Oath.disguise",
    "Oath.acted_suit",
    "Oath.dice",
    "Oath.rolled",
    "Oath.taken",
    "Oath.in_use",
}

# Neither in a position nor in a snapshot: they come and go between two checkpoints
PASSING: Final = {
    "Inis.orders",  # I-9.4: chosen, and declared before the next checkpoint
    "Oath.deal",  # O-7.6.3: made or dropped within the action that began it
    *(f"Deal.{slot}" for slot in Deal.__slots__),
    *(f"Goods.{slot}" for slot in Goods.__slots__),
    "Oath.deed",  # O-7.4: only while its modifiers are asked for
    *(f"{kind.__name__}.{slot}" for kind in DEEDS for slot in kind.__slots__),
    "Oath.ignored",  # what the action that goes on ignores
    "Oath.menu",  # worked out just before a checkpoint, and asked just after it
    "Campaign.survivors",  # O-5.5.6 to O-5.5.8 are one step
}

# Replaced when they change, never changed themselves, so that copies may share them
SHARED: Final = {
    "State.result",
    "Inis.settings",
    "Inis.draft",
    "Inis.kept",
    "Inis.passed_on",
    "Inis.know",  # copied by know.py before it changes
    "Inis.known_tiles",
    "Inis.caps",
    "Inis.history",
    "Inis.met_so_far",
    "Oath.history",
    "Inis.orders",
    "Territory.neighbours",
    "Territory.clans",
    "Land.pieces",
    "Land.presence",
    "Horizons.settings",
    "Horizons.map",
    "Horizons.fear_unused",
    "Horizons.invader_removed",
    "Horizons.vengeances",
    "Horizons.history",
    "Horizons.work",
    "Oath.settings",
    "Oath.ignored",
    "Oath.menu",
    "Oath.world",
}

MOST_SEEN: Final = 60


# -- looking into states -------------------------------------------------------------------------


def fields(owner: object) -> dict[str, str]:
    """The slots of an object, each with its name as "Class.slot" of the class that declares it."""
    found: dict[str, str] = {}
    for kind in type(owner).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        found.update({slot: f"{kind.__name__}.{slot}" for slot in slots})
    return found


def shape(value: object, without: frozenset[str] = frozenset()) -> object:
    """A state, or a part of one, as plain data that can be compared."""
    if isinstance(value, list | tuple):
        return [type(value).__name__, *(shape(entry, without) for entry in value)]
    if isinstance(value, dict):
        return {key: shape(entry, without) for key, entry in value.items()}
    if slots := fields(value):
        return {
            name: shape(getattr(value, slot), without)
            for slot, name in sorted(slots.items())
            if name not in without
        }
    return value


def owners(value: object) -> Iterator[object]:
    """All objects with slots inside a state, itself included, in a stable order."""
    if isinstance(value, list | tuple):
        for entry in value:
            yield from owners(entry)
    elif isinstance(value, dict):
        for entry in value.values():
            yield from owners(entry)
    elif slots := fields(value):
        yield value
        for slot in sorted(slots):
            if slots[slot] not in MODES | FOLLOWING:
                yield from owners(getattr(value, slot))


def containers(value: object) -> Iterator[object]:
    """Every list and dict inside, and every object with slots."""
    if isinstance(value, list | dict) or fields(value):
        yield value
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for entry in value:
            yield from containers(entry)


# -- states to look at ---------------------------------------------------------------------------


def played(game: Game, seats: int, seed: int, options: dict[str, Json]) -> Iterator[State]:
    """States all through a random match, in the middle of effects too."""
    options = {**game.options_for(seats), **options}
    match, rng = Match.new(game, seats, seed, options), Rng(seed)
    while match.pending and len(match.choices) < 400:
        seat, ask = rng.pick(list(match.pending.items()))
        match.choose(seat, rng.pick(ask.options))
        if len(match.choices) % 5 == 0:
            yield match.state.copy()


def states_of(game: Game, some_options: dict[str, Json]) -> list[State]:
    """States of matches of every size, and some that chance brings too rarely."""
    found = [
        state
        for seats in game.seats
        for seed in range(3)
        for state in played(game, seats, seed, some_options if seed == 1 else {})
    ]
    for winners in ((), (0,)):
        over = found[-1].copy()
        over.result = Result(winners, f"reason-{len(winners)}", f"rule-{len(winners)}")
        found.append(over)
    for position in RARE[game.id]:
        fresh = game.setup(game.seats[-1], 1, game.full_options({}))
        found.append(game.position(game.export(fresh), position))
    if game.id == "horizons":
        found.append(horizons_with_fewer_elements(found[-1]))
    if game.id == "oath":
        found += [
            *oath_with_the_prince(),
            *oath_with_deeds(found[0]),
            *oath_in_the_middle(found[-1]),
        ]
    return found


def horizons_with_fewer_elements(state: State) -> State:
    """A Power is carried out by somebody who acts as having fewer elements (H-18.7)."""
    found = horizons_state.Horizons.copy(cast(horizons_state.Horizons, state))
    found.work = horizons_state.Work("drought", 0, "G1", cap=(1, 0, 0, 0, 0, 0, 0, 2))
    return found


def oath_with_the_prince() -> list[State]:
    """What is rare on the Prince's board, as an Exile."""
    options = oath.GAME.full_options({"setup": "quick", "prince": "exile"})
    fresh = oath.GAME.export(oath.GAME.setup(2, 1, options))
    board: dict[str, Json] = {
        "threat": "usurper",
        "tactics": 4,
        "ambition": 2,
        "has_played": True,
        "actions": 3,
        "skips": 1,
        "path": [[3, 1]],
        "wanted": ["map"],
    }
    spaces: list[Json] = [*[[]] * 7, ["nomad"], list[Json](SUITS[:5])]
    changes: list[dict[str, Json]] = [{}, {"prince": board | {"spaces": spaces}, "active": 2}]
    return [oath.GAME.position(fresh, position) for position in changes]


def oath_with_deeds(state: State) -> Iterator[State]:
    """States in which modifiers of a major action are asked for: two of each action."""
    for number in range(2):
        for deed in (
            Search(0, number),
            Muster(0, number),
            Trade(0, number, False),
            Recover(0, number),
            Travel(0, number, 1),
        ):
            for slot in fields(deed):
                setattr(deed, slot, filled(getattr(deed, slot), number))
            asking = state.copy()
            assert isinstance(asking, Oath)
            asking.deed = deed
            yield asking


def filled(value: object, number: int) -> object:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return bool(number)
    if isinstance(value, int):
        return number
    return {number: number} if isinstance(value, dict) else type(value)([number])  # type: ignore[call-arg]


def oath_in_the_middle(state: State) -> list[State]:
    """A state in the middle of an action, and two in the middle of a deal."""
    acting, dealing, agreeing = state.copy(), state.copy(), state.copy()
    assert isinstance(acting, Oath)
    assert isinstance(dealing, Oath)
    assert isinstance(agreeing, Oath)
    lay(acting, acting.deck[-1], zones.DRAWN)
    lay(acting, acting.deck[-1], zones.HAND)
    acting.taken, acting.in_use = acting.players[0].relics[:], [acting.deck[-1]]
    acting.dice, acting.rolled = "attack", [1, 2, 3]
    acting.idle_citizens, dealing.idle_citizens = [4, 5], [3]
    acting.ignored = frozenset({acting.sites[0].card})
    acting.menu = [("rest",)]
    assert acting.campaign is not None
    acting.campaign.survivors = {1: 2}
    acting.discarded_here = [3]
    for shift, trading in enumerate((dealing, agreeing)):
        trading.deal = Deal([0, 1, 2 + shift], 13, ("favor", "sites"))
        trading.deal.pair = (1, 2 - shift)
        for n, pair in enumerate(((0, 1), (1, 2)), shift):
            goods = trading.deal.goods[pair] = Goods()
            goods.favor, goods.secrets, goods.relics, goods.banners = n, n, [n], [n + 2]
            goods.advisers, goods.sites = [n + 4], [n + 6]
    return [dealing, agreeing, acting]


RARE: Final[dict[str, list[dict[str, Json]]]] = {
    "oath": [
        {
            "phase": "chronicle",
            "active": 5,
            "chronicle": {"winner": 5, "reason": "usurper-at-end", "rule": "O-3.4"},
        },
        {
            "phase": "chronicle",
            "chronicle": {
                "winner": 0,
                "reason": "chancellor",
                "rule": "O-3.3",
                "step": "denizens",
                "roles": ["chancellor", *["exile"] * 5],
                "counts": [[1, 0, 0, 2, 0, 0]] * 4,
                "invited": [2],
                "vow": "people",
                "built": "great_spire",
                "repaired": "ancient_forge",
                "ruined": ["fallen_spire"],
                "added": ["wolves"],
                "healed": True,
                "lost": ["elders"],
            },
        },
        {
            "dispossessed": ["great_crusade"],
            "agenda": [["campaign", 1, 0]],
            "caged": {"red": 2},
            "prophet": 1,
            "prophet_vision": "vision_of_faith",
            "peoples_favor_holder": 1,
            "stand_in": "c1",
            "players": {"5": {"vision": "vision_of_faith"}},
            "sites": {"h3": {"up": True, "relics": ["whistle"]}},
            "campaign": {
                "step": "outcome",
                "attacker": 0,
                "defender": 1,
                "site": "c1",
                "outlaw": 2,
                "allies": [2],
                "sites": ["c1"],
                "banners": ["peoples_favor"],
                "site_relics": ["map"],
                "forces": [[8], [0, 9]],
                "used": [["longbows", 0]],
                "faces_ignored": [[0], [3]],
                "saves_dead": [149, -1],
                "saved": [[], [[0, 0]]],
                "if_defeated": [["mercenaries", 1]],
                "if_victorious": [["slander", 0]],
                "at_end": [["longbows", 0]],
                "dead": [1, 2],
                "victor": 0,
            },
        },
    ],
    "inis": [
        {
            "bare": True,
            "tiles": ["cove", "plains", "hills", "valley"],
            "territories": {"cove": {"clans": {"0": 3, "1": 3}, "citadels": 2}},
            "in_play": ["dagdas_cauldron"],
            "waiting": ["plains"],
            "mover": 0,
            "ploy": 2,
            "resume": 3,
            "cathbad": 1,
            "clash": {
                "territory": "cove",
                "instigator": 0,
                "active": 1,
                "starter": 2,
                "sheltered": {"1": 1},
                "spear": True,
                "lost": {"1": ["cove", "cove"]},
                "cauldron": 1,
                "cauldron_clans": ["cove"],
            },
        }
    ],
    "horizons": [
        {
            "tides": ["avoid_the_dahan:2"],
            "vengeances": [["G1", 0, True], ["G2", 1, False]],
            "queue": ["G3"],
            "spirits": {
                "0": {
                    "in_play": ["drought"],
                    "used": ["drought"],
                    "hastened": ["drought"],
                    "repeated": ["drought"],
                    "gained": {"sun": 2},
                    "shares": [1],
                }
            },
            "lands": {"G3": {"stalls": [0, 0], "skips": ["build"], "vitality": 4, "blight": 1}},
        }
    ],
}


# -- changing one field --------------------------------------------------------------------------


def other_values(value: object, seen: list[object]) -> Iterator[object]:
    """Values like this one, but different."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value - 1
    elif isinstance(value, Rng):
        yield Rng(value.seed + 1)
    elif isinstance(value, list | tuple) and value and isinstance(value[0], str):
        yield value[1:]
    elif isinstance(value, list) and value and isinstance(value[0], bool):
        yield [not value[0], *value[1:]]
    mine = shape(value)
    yield from (entry for entry in seen if shape(entry) != mine)


class Seen:
    """The different values of each field, by its name and the size of the table."""

    def __init__(self, game: Game, states: list[State]) -> None:
        self.options = {f"Settings.{option.name}": option.values for option in game.options}
        self.values: dict[tuple[str, int], dict[str, object]] = {}
        for state in states:
            for owner in owners(state):
                for slot, name in fields(owner).items():
                    if name not in MODES:
                        self.note(name, state.seats, getattr(owner, slot))

    def note(self, name: str, seats: int, value: object) -> None:
        """One value of a field; words of all fields of a class are tried in each other's place."""
        kinds = [name, name.partition(".")[0]] if isinstance(value, str) else [name]
        for kind in kinds:
            seen = self.values.setdefault((kind, seats), {})
            if len(seen) < MOST_SEEN:
                seen.setdefault(repr(shape(value)), value)

    def of(self, name: str, seats: int, value: object) -> list[object]:
        """The values to try for a field in place of its own."""
        kind = name.partition(".")[0]
        alike = self.values.get((kind, seats), {}) if isinstance(value, str) else {}
        own = self.values.get((name, seats), {})
        return [*self.options.get(name, ()), *own.values(), *alike.values()]


Carrier = Callable[[Game, State], State]

CARRIERS: Final[dict[str, tuple[Carrier, frozenset[str]]]] = {
    "copy": (lambda game, state: state.copy(), frozenset(MODES)),
    "export and restore": (
        lambda game, state: game.restore(through_json(game.export(state))),
        frozenset(MODES | FOLLOWING | BESIDES | PASSING),
    ),
    "pack and unpack": (
        lambda game, state: game.unpack(through_json(game.pack(state))),
        frozenset(MODES | FOLLOWING | PASSING),
    ),
}


def through_json(data: dict[str, Json]) -> dict[str, Json]:
    """The data as it comes back from a file."""
    return cast(dict[str, Json], json.loads(json.dumps(data)))


class Spot:
    """A field of one object inside a state."""

    def __init__(self, state: State, number: int, slot: str) -> None:
        self.state = state
        self.number = number
        self.slot = slot

    def value_in(self, state: State) -> object:
        """Its value in a state that has the same objects; None if that has fewer."""
        owner = next(islice(owners(state), self.number, None), None)
        return getattr(owner, self.slot, None)

    def changed(self, value: object) -> State:
        """The state with this field changed."""
        new = deepcopy(self.state)
        setattr(next(islice(owners(new), self.number, None)), self.slot, deepcopy(value))
        return new

    def carried(self, game: Game, carrier: str, value: object) -> bool | None:
        """Whether another value of the field is carried; None if it contradicts other fields."""
        carry, without = CARRIERS[carrier]
        try:
            after = carry(game, self.changed(value))
        except (BadPosition, KeyError, IndexError):
            return None
        return shape(self.value_in(after), without) == shape(value, without)


def forgotten(game: Game, states: list[State]) -> list[str]:
    """Each field that is not carried everywhere, or that could not be changed by itself."""
    some = [*states[:: max(1, len(states) // 60)], *states[-20:]]
    seen = Seen(game, some)
    spots: dict[str, list[Spot]] = {}
    for state in some:
        for number, owner in enumerate(owners(state)):
            for slot, name in fields(owner).items():
                spots.setdefault(name, []).append(Spot(state, number, slot))
    wrong: list[str] = []
    for name in sorted(spots):
        for carrier, (_, without) in CARRIERS.items():
            if name not in without | SIZE:
                verdict = try_out(game, carrier, name, spots[name], seen)
                if verdict is None:
                    wrong.append(f"{carrier}: no state shows another possible value of {name}")
                elif not verdict:
                    wrong.append(f"{carrier} forgets {name}")
    return wrong


def is_passing(state: State) -> bool:
    """Whether there is something in it that a position and a snapshot leave out."""
    return any(getattr(state, slot, None) is not None for slot in ("deal", "deed"))


def try_out(game: Game, carrier: str, name: str, spots: list[Spot], seen: Seen) -> bool | None:
    """Changes the field in a few states; whether it was carried each time, None if never."""
    tried: list[bool] = []
    if carrier != "copy":
        spots = [spot for spot in spots if not is_passing(spot.state)]
    for spot in [*spots[:: max(1, len(spots) // 4)], *spots[-2:]]:
        value = spot.value_in(spot.state)
        for other in other_values(value, seen.of(name, spot.state.seats, value)):
            verdict = spot.carried(game, carrier, other)
            if verdict is not None:
                tried.append(verdict)
                break
    return all(tried) if tried else None


# -- the tests -----------------------------------------------------------------------------------

GAMES: Final[dict[str, tuple[Game, Any, dict[str, Json]]]] = {
    "inis": (inis.GAME, inis_state, {"scenario": "discovery", "max_rounds": 9}),
    "horizons": (horizons.GAME, horizons_state, {"progression": True, "solo_board": "H"}),
    "oath": (oath.GAME, oath_state, {"setup": "quick", "goal": "protection"}),
}
STATES: Final[dict[str, list[State]]] = {}


def all_states(name: str) -> list[State]:
    """The game's states, made once."""
    if name not in STATES:
        STATES[name] = states_of(GAMES[name][0], GAMES[name][2])
    return STATES[name]


@pytest.mark.parametrize("name", GAMES)
def test_every_class_of_the_state_is_looked_at(name: str):
    """A new class with slots must turn up in the states of this test."""
    module = GAMES[name][1]
    declared = {
        kind.__name__
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if kind.__module__ == module.__name__ and kind is not horizons_state.Map  # it follows
    }
    seen = {type(owner).__name__ for state in all_states(name) for owner in owners(state)}
    assert declared <= seen


@pytest.mark.parametrize("name", GAMES)
def test_states_are_carried_whole(name: str):
    """Unchanged states of every size come through, what follows from other fields included."""
    game = GAMES[name][0]
    for state in all_states(name):
        whole = frozenset(MODES)
        assert shape(state.copy(), whole) == shape(state, whole)
        exported = game.export(state)
        assert game.export(game.restore(through_json(exported))) == exported
        packed = game.pack(state)
        unpacked = game.unpack(through_json(packed))
        assert game.pack(unpacked) == packed
        if not getattr(state, "pools", []):  # cards just drawn are nowhere else yet
            assert following(unpacked) == following(state)


def following(state: State) -> list[tuple[str, object]]:
    """The fields that follow from others."""
    return [
        (name, shape(getattr(owner, slot)))
        for owner in owners(state)
        for slot, name in fields(owner).items()
        if name in FOLLOWING
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_carried(name: str):
    """By the copy, by export and restore, and by the snapshot."""
    assert forgotten(GAMES[name][0], all_states(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_copies_are_independent(name: str):
    """A copy shares nothing that changes."""
    for state in all_states(name)[::7]:
        ours = {
            id(part)
            for owner in owners(state)
            for slot in fields(owner)
            for part in containers(getattr(owner, slot))
        }
        for owner in owners(state.copy()):
            for slot, field in fields(owner).items():
                if type(owner).__name__ in ("Map", "Settings", "Result", "Vengeance", "Work"):
                    continue
                parts = containers(getattr(owner, slot))
                assert field in SHARED or not any(id(part) in ours for part in parts), field


# -- the test itself can fail --------------------------------------------------------------------


class Omens(Inis):
    """A state with a new field that everything forgets."""

    __slots__ = ("omens",)


class ForgetfulGame(InisGame):
    """A game whose restore forgets the Deeds, and whose snapshots forget what is known of tiles."""

    def restore(self, data: dict[str, Json]) -> State:
        """Without Deeds."""
        g = cast(Inis, super().restore(data))
        g.deeds = [0] * g.seats
        return g

    def unpack(self, data: dict[str, Json]) -> State:
        """Without known tiles."""
        g = cast(Inis, super().unpack(data))
        g.known_tiles = [[] for _ in range(g.seats + 1)]
        return g


def test_a_forgotten_field_is_found():
    """A new slot that nobody carries, and fields that are lost on the way."""
    wrong = forgotten(ForgetfulGame(), all_states("inis"))
    assert wrong == [
        "export and restore forgets Inis.deeds",
        "pack and unpack forgets Inis.known_tiles",
    ]


def test_a_new_field_is_found():
    """A slot that copy, export and snapshot do not know yet."""
    states: list[State] = []
    for number, state in enumerate(all_states("inis")[:40]):
        new = Omens()
        for slot in fields(state):
            setattr(new, slot, getattr(state, slot))
        new.omens = number % 3  # type: ignore[attr-defined]
        states.append(new)
    wrong = forgotten(inis.GAME, states)
    assert {line for line in wrong if "omens" in line} == {
        f"{carrier} forgets Omens.omens" for carrier in CARRIERS
    }
