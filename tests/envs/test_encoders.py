"""The numbers that learners see: named, within bounds, of one seat's view alone."""

from typing import Any

import numpy as np
import pytest
from pebbles import PebblesGame

from crannog.envs.reading import Reading
from crannog.envs.table import Table
from crannog.games.horizons.encoder import ALTERNATIVES
from crannog.kernel import Ask, Match, NotProvided, Rng, find_game
from crannog.parts import BadPart
from crannog.parts.encoder import Encoder, Piece, Sheet, encoder_of, kind_of
from tests.locale.expected import alternatives

TABLES = [("inis", 2), ("inis", 4), ("horizons", 1), ("horizons", 2), ("oath", 1), ("oath", 3)]
GAMES = ["inis", "horizons", "oath"]
STEPS = 60


def walked(game: str, seats: int, steps: int = STEPS, seed: int = 3):
    """A table at each step of a random match, with the seat that it waits for."""
    table, rng = Table(game, seats), Rng(seed)
    table.begin(seed)
    for _ in range(steps):
        if table.ask is None:
            return
        yield table, table.ask.seat
        table.take(rng.pick([int(n) for n in np.flatnonzero(table.mask(table.ask.seat))]))


def asked(table: Table) -> Ask:
    """What the table waits for."""
    assert table.ask is not None
    return table.ask


def named(table: Table, seat: int) -> dict[str, float]:
    return table.reading.sheet.named(table.observe(seat)["observation"])


# -- names and bounds --------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_number_has_a_name_of_its_own(game, seats):
    reading = Reading(find_game(game), seats)
    for names in (reading.names, reading.option_names):
        assert len(set(names)) == len(names)
        assert all(names)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_numbers_lie_within_their_bounds_and_options_differ(game, seats):
    count = 0
    for table, seat in walked(game, seats):
        seen = table.observe(seat)
        for key in ("observation", "options"):
            assert np.isfinite(seen[key]).all()
            assert np.abs(seen[key]).max() <= 1.0
        offered = int(seen["action_mask"][: table.reading.page].sum())
        assert len(np.unique(seen["options"][:offered], axis=0)) == offered, table.ask
        count += 1
    assert count >= 30


@pytest.mark.parametrize("game", GAMES)
def test_no_argument_of_an_option_is_left_out(game):
    sheet = Sheet(find_game(game), 2)
    kinds = {kind_of(name.split(".")[0]) for name in sheet.option_names}
    arguments = {name for verb in sheet.game.verbs.values() for name in verb.split()}
    told = {kind_of(name.removesuffix("*")) for name in arguments}
    assert told
    assert {kind for kind in told if not {kind, kind.removesuffix("s")} & kinds} == set()


def test_the_alternatives_of_cards_are_all_known():
    assert set(ALTERNATIVES) == alternatives()


# -- secrets -----------------------------------------------------------------------------------


def unlike(one, other) -> list[str]:
    return [key for key in one if not np.array_equal(one[key], other[key])]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_worlds_that_a_seat_can_not_tell_apart_look_alike(game, seats):
    """What a seat does not know is redrawn; nothing that it is shown as numbers may change."""
    compared = 0
    for number, (table, _) in enumerate(walked(game, seats)):
        if number % 6:
            continue
        for seat in range(seats):
            twin = table.match.fork(seat, Rng(number))
            ask = twin.pending.get(seat)
            if ask is not None and ask.renew is not None:
                ask.options = ask.renew()
            ours = table.reading.observe(table.match, seat)
            assert unlike(ours, table.reading.observe(twin, seat)) == []
            compared += 1
    assert compared >= 5 * seats


def test_the_comparison_notices_a_secret():
    """Another seat's hand is one: seen from there the same redrawn world does look different."""
    found = []
    for number, (table, _) in enumerate(walked("inis", 2, 40)):
        twin = table.match.fork(0, Rng(number))
        seen = [table.reading.observe_idle(match, 1) for match in (table.match, twin)]
        found += unlike(*seen)
    assert "observation" in found


# -- what the numbers say ----------------------------------------------------------------------


def test_numbers_of_inis():
    """I-15.1, I-21: against the view they are made of."""
    for table, seat in walked("inis", 3, 120):
        numbers, view = named(table, seat), table.match.view(seat)
        other = str((seat + 1) % 3)
        assert numbers["seat.me.reserve"] == pytest.approx(view["reserves"][str(seat)] / 12)
        assert numbers["seat.other1.reserve"] == pytest.approx(view["reserves"][other] / 12)
        assert numbers["seat.me.land"] == pytest.approx(view["victory"][str(seat)]["land"] / 12)
        held = {name.split(".")[1] for name, n in numbers.items() if n and "in-hand" in name}
        assert held == set(view["hands"][str(seat)])
        for key, here in view["territories"].items():
            clans = numbers[f"territory.{key}.clans-other1"]
            assert clans == pytest.approx(here["clans"][other] / 12)
        assert numbers[f"ask.prompt.{asked(table).prompt}"] == 1.0


def test_numbers_of_horizons():
    """H-8, H-30.11: against the view they are made of."""
    seen_ravage = False
    for table, seat in walked("horizons", 2, 60):
        numbers, view = named(table, seat), table.match.view(seat)
        for key, land in view["lands"].items():
            assert numbers[f"land.{key}.town"] == pytest.approx(
                min(1, sum(land["pieces"]["town"]) / 6)
            )
            ravage = view["forecast"].get(key, {}).get("ravage")
            if ravage is not None:
                seen_ravage = True
                assert numbers[f"land.{key}.ravage-damage"] == pytest.approx(
                    min(1, ravage["damage"] / 12)
                )
        if len(view["spirits"]) == 2:
            mine, other = view["spirits"][seat], view["spirits"][1 - seat]
            assert numbers["seat.me.energy"] == pytest.approx(min(1, mine["energy"] / 12))
            assert numbers[f"seat.other1.is-{other['spirit']}"] == 1.0
            assert all(numbers[f"power.{card}.in-hand"] == 1.0 for card in mine["hand"])
    assert seen_ravage


def test_numbers_of_oath():
    """O-2, O-9.4: against the view they are made of."""
    for table, seat in walked("oath", 3, 60):
        numbers, view = named(table, seat), table.match.view(seat)
        mine = view["players"][seat]
        assert numbers["seat.me.supply"] == pytest.approx(mine["supply"] / 7)
        assert numbers[f"seat.me.role-{mine['role']}"] == 1.0
        for slot, site in view["sites"].items():
            assert numbers[f"site.{slot}.up"] == float(site["up"])
            for card in site["cards"]:
                here = "at-my-site" if seat in site["pawns"] else "at-other-site"
                assert numbers[f"card.{card['card']}.{here}"] == 1.0


def test_the_prince_of_oath_is_seen_as_a_player_whom_nobody_plays():
    table = Table("oath", 1)
    table.begin(1)
    numbers = named(table, 0)
    view: Any = table.match.view(0)
    prince = view["players"][1]
    assert numbers["seat.unplayed1.supply"] == pytest.approx(prince["supply"] / 7)
    assert "seat.other1.supply" not in numbers


def test_an_option_shows_the_numbers_of_what_it_names():
    """I-4: the first question is where the Capital stands."""
    table = Table("inis", 2)
    table.begin(0)
    seen, numbers = table.observe(asked(table).seat), named(table, asked(table).seat)
    for place, (verb, key) in enumerate(asked(table).options):
        option = table.reading.sheet.option_named(seen["options"][place])
        assert option[f"verb.{verb}"] == 1.0
        assert option[f"territory.{key}"] == 1.0
        assert option["at-territory.neighbours"] == numbers[f"territory.{key}.neighbours"] > 0


# -- pages -------------------------------------------------------------------------------------


def with_pages() -> Table:
    """A table that waits for an answer to more options than fit on two pages."""
    table = Table("inis", 2, page=2)
    table.begin(0)
    while len(asked(table).options) < 5:
        table.take(0)
    return table


def test_every_option_is_on_some_page():
    table = with_pages()
    options, turn = asked(table).options, table.reading.turn
    before = table.match.save()
    found = []
    for _ in range(-(-len(options) // 2)):
        mask = table.mask(asked(table).seat)
        found += [table.action_text(int(n)) for n in np.flatnonzero(mask) if n != turn]
        assert mask[turn]
        table.take(turn)
    assert found == [" ".join(map(str, option)) for option in options]
    assert table.page == 0
    assert table.match.save() == before


def test_an_action_takes_the_option_at_its_place_on_the_page():
    table = with_pages()
    seat, wanted = asked(table).seat, asked(table).options[2]
    table.take(table.reading.turn)
    table.take(0)
    assert table.match.choices[-1] == (seat, wanted)
    assert table.page == 0


# -- rewards -----------------------------------------------------------------------------------


def test_a_lost_match_against_the_prince_is_lost():
    """O-12: nobody among the seats has won, and that is no draw."""
    assert Table("oath", 1).against_the_game
    assert not Table("oath", 2).against_the_game
    assert Table("horizons", 1).against_the_game
    assert not Table("inis", 2).against_the_game


def test_a_match_without_a_winner_is_a_draw():
    """I-19.17: the match ends after a number of rounds."""
    table, rng = Table("inis", 2, {"max_rounds": 1}), Rng(1)
    table.begin(1)
    while (ask := table.ask) is not None:
        assert table.rewards() == [0.0, 0.0]
        table.match.choose(ask.seat, rng.pick(ask.options))
    assert table.match.state.result is not None
    assert table.match.state.result.winners == ()
    assert table.rewards() == [0.0, 0.0]


# -- games without numbers ---------------------------------------------------------------------


def test_a_game_without_an_encoder_is_told():
    with pytest.raises(NotProvided, match="has no encoder"):
        encoder_of(PebblesGame())
    with pytest.raises(NotProvided, match="has no encoder"):
        Table(PebblesGame(), 2)


class Miscounted(PebblesGame):
    """Its encoder names more numbers than it gives."""

    encoder = "tests.envs.test_encoders:MISCOUNTED"


MISCOUNTED = Encoder(
    lambda _names: [Piece("match", ("one", "two"), lambda _seen: [1.0])], lambda _: []
)


def test_numbers_without_names_are_told():
    game = Miscounted()
    with pytest.raises(BadPart, match="numbers, not"):
        Reading(game, 2).observe(Match.new(game, 2), 0)
