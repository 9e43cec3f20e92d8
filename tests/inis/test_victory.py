"""I-15: the three conditions, Deeds, the Brenn's tie-break. I-5.2: when it is checked."""

from itertools import product

import pytest

from crannog.games.inis.victory import conditions_met, values
from crannog.kernel import Json, Seat
from tests.inis.table import Table, table

# Six more territories beside the Valley, the Cove and the Plains, so that land can be won.
SIX_LANDS = ("valley", "cove", "plains", "hills", "meadows", "forest")


def lands(seat: Seat, count: int) -> dict[str, dict[Seat, int]]:
    """The seat is present, with one clan each, in that many territories."""
    return {tile: {seat: 1} for tile in SIX_LANDS[:count]}


def merged(*layouts: dict[str, dict[Seat, int]]) -> dict[str, dict[Seat, int]]:
    """Clans of several players together."""
    result: dict[str, dict[Seat, int]] = {}
    for layout in layouts:
        for tile, clans in layout.items():
            result.setdefault(tile, {}).update(clans)
    return result


def at_assembly(
    clans: dict[str, dict[Seat, int]],
    pretenders: list[Seat],
    brenn: Seat = 0,
    deeds: dict[Seat, int] | None = None,
    options: dict[str, Json] | None = None,
    played: int = 0,
) -> Table:
    """A table of three, the Capital in the Valley, that has come to step 2 of an Assembly."""
    return table(
        clans=clans,
        brenn=brenn,
        turn=brenn,
        deeds=deeds,
        options=options,
        phase="assembly",
        round=played,
        pretenders=list[Json](pretenders),
    )


# -- the conditions ----------------------------------------------------------------------------


def test_leadership_counts_opposing_clans_where_chieftain():
    """I-15.1: all opposing clans, but only where the seat is chieftain."""
    t = table(
        clans={
            "valley": {0: 4, 1: 3, 2: 2},
            "cove": {0: 2, 1: 2, 2: 1},
            "plains": {0: 1},
        },
        hands={0: ["bard"]},
    )
    assert values(t.state, 0)[0] == 5
    assert values(t.state, 1)[0] == 0
    assert values(t.state, 2)[0] == 0


def test_land_counts_territories_where_present():
    """I-15.1: one clan is enough, chieftain or not."""
    t = table(
        clans={"valley": {0: 1, 1: 3}, "cove": {0: 1}, "moor": {0: 2, 2: 2}, "swamp": {2: 1}},
        hands={0: ["bard"]},
    )
    assert [values(t.state, seat)[1] for seat in range(3)] == [3, 1, 2]


def test_religion_counts_sanctuaries_where_present():
    """I-15.1: the sum of Sanctuaries, chieftain or not; those elsewhere do not count."""
    t = table(
        clans={"valley": {0: 1, 1: 3}, "cove": {0: 1}, "plains": {1: 1, 2: 1}},
        sanctuaries={"valley": 3, "cove": 2, "plains": 1},
        hands={0: ["bard"]},
    )
    assert [values(t.state, seat)[2] for seat in range(3)] == [5, 4, 1]


def test_sheltered_clans_count_as_present():
    """I-2.2: a clan in a Citadel is present, so the view's standing counts it."""
    t = table(
        clans={"valley": {0: 2, 1: 1}, "cove": {2: 1}},
        sanctuaries={"valley": 6},
        hands={0: ["warlord"]},
    ).play("warlord")
    t.expect_asked(1, "shelter").choose("shelter")
    assert t.state.exposed(1) == 0
    assert values(t.state, 1) == (0, 1, 6)


@pytest.mark.parametrize(
    ("counts", "deeds", "met"),
    [
        ((6, 0, 0), 0, 1),
        ((5, 0, 0), 0, 0),
        ((9, 8, 7), 0, 3),
        ((6, 6, 5), 0, 2),
        ((6, 6, 5), 1, 3),
        ((3, 4, 5), 1, 1),
        ((3, 4, 5), 2, 1),
        ((3, 4, 5), 3, 2),
        ((3, 4, 5), 5, 2),
        ((3, 4, 5), 6, 3),
        ((0, 0, 0), 5, 0),
        ((0, 0, 0), 6, 1),
        ((0, 0, 0), 18, 3),
        ((12, 0, 5), 1, 2),
    ],
)
def test_deeds_are_spread_at_their_best(counts: tuple[int, int, int], deeds: int, met: int):
    """I-15.3: as many conditions as the Deeds can complete; what exceeds 6 brings nothing."""
    assert conditions_met(counts, deeds) == met


def test_deeds_against_every_allocation():
    """I-15.3: no way of giving each Deed to one condition does better than the rule's number."""
    levels = (0, 3, 5, 6, 8)
    for counts in product(levels, levels, levels):
        for deeds in range(8):
            best = max(
                sum(count + extra >= 6 for count, extra in zip(counts, given, strict=True))
                for given in product(range(deeds + 1), repeat=3)
                if sum(given) <= deeds
            )
            assert conditions_met(counts, deeds) == best


# -- winning -----------------------------------------------------------------------------------


def test_the_only_pretender_with_a_condition_wins():
    """I-15.4: at least one condition, and the most of all pretenders."""
    t = at_assembly(merged(lands(1, 6), {"valley": {0: 1, 2: 1}}), [1])
    assert t.match.result == {
        "winners": [1],
        "outcomes": ["loss", "win", "loss"],
        "reason": "most-conditions",
        "rule": "I-15.4",
    }
    assert t.match.pending == {}


def test_more_conditions_beat_fewer():
    """I-15.4: two conditions beat one, Brenn or not."""
    clans = merged(lands(0, 6), lands(1, 6))
    t = at_assembly(
        merged(clans, {"valley": {2: 1}}),
        [0, 1],
        deeds={1: 6},
    )
    assert t.match.result is not None
    assert t.match.result["winners"] == [1]
    assert t.match.result["reason"] == "most-conditions"


def test_without_a_token_nobody_wins():
    """I-15.2: the conditions alone win nothing; the Assembly goes on to the draft."""
    t = at_assembly(merged(lands(1, 6), {"valley": {0: 1, 2: 1}}), [])
    assert t.match.result is None
    assert t.state.phase == "draft"


def test_a_pretender_without_condition_does_not_win():
    """I-15.4, I-15.6: at least one condition is needed; the token goes back."""
    t = at_assembly({"valley": {0: 1, 1: 2, 2: 1}}, [1])
    assert t.match.result is None
    assert t.state.pretenders == [False, False, False]
    assert t.events("no-winner") == [[]]
    assert t.state.phase == "draft"


def test_the_brenn_breaks_a_tie_he_is_in():
    """I-15.4: among the tied the Brenn wins."""
    t = at_assembly(merged(lands(0, 6), lands(1, 6), {"cove": {2: 1}}), [0, 1], brenn=1)
    assert t.match.result is not None
    assert t.match.result["winners"] == [1]
    assert t.match.result["reason"] == "brenn-breaks-tie"


def test_a_tie_without_the_brenn_has_no_winner():
    """I-15.4, I-15.6: tied pretenders, the Brenn a third pretender with fewer: nobody wins."""
    t = at_assembly(merged(lands(0, 6), lands(1, 6), {"cove": {2: 1}}), [0, 1, 2], brenn=2)
    assert t.match.result is None
    assert t.state.pretenders == [False, False, False]


def test_a_brenn_without_token_breaks_no_tie():
    """I-15.5: the Brenn meets as many conditions but holds no token, so the tie stands."""
    clans = merged(lands(0, 6), lands(1, 6), lands(2, 6))
    t = at_assembly(clans, [0, 1], brenn=2)
    assert t.match.result is None
    assert t.state.phase == "draft"


def test_the_new_brenn_breaks_the_tie():
    """I-15.5: step 1 appoints the Brenn of step 2."""
    clans = merged(lands(0, 6), lands(1, 6), {"valley": {1: 2, 2: 1}})
    t = at_assembly(clans, [0, 1], brenn=0)
    assert t.state.brenn == 1
    assert t.match.result is not None
    assert t.match.result["winners"] == [1]
    assert t.match.result["reason"] == "brenn-breaks-tie"


def test_victory_is_checked_in_step_2_only():
    """I-15.2: taking the token with all conditions met ends nothing before the Assembly."""
    t = table(
        clans=merged(lands(0, 6), {"valley": {1: 1, 2: 1}}),
        hands={0: ["bard"], 1: ["new_clans"], 2: ["sanctuary"]},
    )
    t.choose("pretender")
    assert t.match.result is None
    t.expect_asked(1, "season-turn")
    t.choose("pass").choose("pass").choose("pass")
    assert t.match.result is not None
    assert t.match.result["winners"] == [0]


def test_a_token_is_worth_nothing_once_the_condition_is_lost():
    """I-8.6, I-15.4: a pretender keeps his token but must meet a condition in step 2."""
    t = table(
        clans=merged(lands(0, 6), {"valley": {1: 1, 2: 1}}),
        hands={0: ["bard"], 1: ["balors_eye", "new_clans"], 2: ["sanctuary"]},
        pretenders=[0],
    )
    t.choose("pass").play("balors_eye").choose("remove-from", "forest", 0).skip_reactions()
    assert t.state.pretenders == [True, False, False]
    t.choose("pass").choose("pass").choose("pass")
    assert t.match.result is None
    assert t.state.pretenders == [False, False, False]


def test_max_rounds_ends_a_simulation():
    """I-19.17: with a cap the match ends without winner after that many rounds."""
    t = at_assembly({"valley": {0: 1, 1: 2, 2: 1}}, [], options={"max_rounds": 3}, played=3)
    assert t.match.result == {
        "winners": [],
        "outcomes": ["loss", "loss", "loss"],
        "reason": "round-limit",
        "rule": "I-19.17",
    }


def test_no_round_limit_by_default():
    """I-8.10: any number of rounds."""
    t = at_assembly({"valley": {0: 1, 1: 2, 2: 1}}, [], played=500)
    assert t.match.result is None
    assert t.state.round == 501
