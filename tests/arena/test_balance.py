"""What is counted of a match, and that the counts are right."""

from collections import Counter

import pytest
from pebbles.game import GAME as PEBBLES

from crannog.arena.balance import SEATS, BalanceSeries, Record, merged_balance
from crannog.games.horizons import GAME as HORIZONS
from crannog.games.inis import GAME as INIS
from crannog.games.oath import GAME as OATH
from crannog.kernel import Game, Json
from crannog.parts import BadPart
from crannog.parts.balance import counts_of


def series(game: Game, seats: int, games: int, options: dict[str, Json]) -> BalanceSeries:
    """Random bots."""
    return BalanceSeries(game, ("random",) * seats, 11, options, 20_000, True, games)


def test_balance_of_parts_is_that_of_the_whole() -> None:
    """Wherever they are cut."""
    played = series(INIS, 3, 5, {"max_rounds": 4})
    whole = merged_balance([played.play(range(5))])
    assert merged_balance([played.play(range(2)), played.play(range(2, 5))]) == whole
    assert (whole.games, whole.finished, whole.crashes) == (5, 5, [])


def test_cards_and_territories_are_those_of_the_matches() -> None:
    """Counted again, from whole matches: each card once for each seat that played it."""
    played = series(INIS, 2, 4, {})
    cards: Counter[tuple[str, bool]] = Counter()
    ruled: Counter[tuple[str, bool]] = Counter()
    for number in range(4):
        table = played.table(number)
        match = table.begin()
        for _ in table.choices(match):
            pass
        assert match.result is not None
        winners = match.result["winners"]
        assert isinstance(winners, list)
        used = {(seat, choice[1]) for seat, choice in match.choices if choice[0] == "play"}
        cards.update((str(card), seat in winners) for seat, card in used)
        territories = match.view(None)["territories"]
        assert isinstance(territories, dict)
        for name, shown in territories.items():
            assert isinstance(shown, dict)
            clans = shown["clans"]
            assert isinstance(clans, dict)
            counts = [int(str(clans[str(seat)])) for seat in (0, 1)]
            ahead = [seat for seat in (0, 1) if counts[seat] > counts[1 - seat]]
            ruled.update((name, seat in winners) for seat in ahead)
    found = merged_balance([played.play(range(4))]).records
    assert counted(found["played"]) == +cards
    assert counted(found["ruled"]) == +ruled


def counted(records: dict[str, Record]) -> Counter[tuple[str, bool]]:
    """The records as counts of seats that won, and that did not."""
    counts = Counter({(thing, True): record.wins for thing, record in records.items()})
    counts.update({(thing, False): r.seats - r.wins for thing, r in records.items()})
    return +counts


def test_every_spirit_at_a_table_wins_or_loses_with_it() -> None:
    """H-2.6: each seat has one; all have the same fate."""
    found = merged_balance([series(HORIZONS, 2, 3, {}).play(range(3))])
    assert sum(record.seats for record in found.records["spirits"].values()) == 2 * found.finished
    assert found.records[SEATS]["0"] == found.records[SEATS]["1"]
    assert set(found.records) == {SEATS, "spirits", "gained", "played"}


def test_roles_at_the_beginning() -> None:
    """O-2.1: one Chancellor, and all others Exiles."""
    found = merged_balance([series(OATH, 3, 2, {}).play(range(2))])
    roles = {role: record.seats for role, record in found.records["begun-as"].items()}
    assert roles == {"chancellor": 2, "exile": 4}
    assert set(found.records) == {SEATS, "begun-as", "kept", "used", "travelled"}


def test_a_game_that_counts_nothing_has_its_seats() -> None:
    """A plug-in need not know of balance."""
    found = merged_balance([series(PEBBLES, 2, 6, {}).play(range(6))])
    assert set(found.records) == {SEATS}
    assert sum(record.wins for record in found.records[SEATS].values()) == 6


def test_an_unfinished_match_does_not_count() -> None:
    """Nobody has won it, and nobody lost."""
    played = BalanceSeries(INIS, ("random",) * 2, 1, {}, 30, True, 2)
    found = merged_balance([played.play(range(2))])
    assert (found.games, found.finished, found.records) == (2, 0, {})


@pytest.mark.parametrize("game", [INIS, HORIZONS, OATH])
def test_what_is_counted_has_a_kind_and_verbs_of_the_game(game: Game) -> None:
    """A verb's first argument is of the kind."""
    for count in counts_of(game).values():
        for verb in count.verbs:
            assert game.verbs[verb].split()[0] == count.kind


def test_a_part_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """It must be made of Count."""
    monkeypatch.setattr(type(PEBBLES), "balance", "crannog.arena.series:MOST_GAMES")
    with pytest.raises(BadPart):
        counts_of(PEBBLES)
    monkeypatch.setattr(type(PEBBLES), "balance", "crannog.arena.on_strange:X")
    with pytest.raises(BadPart):
        counts_of(PEBBLES)
