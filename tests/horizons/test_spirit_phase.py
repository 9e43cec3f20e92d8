"""H-4, H-16, H-17, H-22, H-28: the Spirit phase: Growth, Energy, cards, gaining and forgetting."""

from collections.abc import Sequence
from typing import cast

import pytest

from crannog.games.horizons import GAME
from crannog.games.horizons.registry import MAJORS, MINORS, POWERS
from crannog.kernel import BadPosition, Json, Rng
from crannog.words import Words
from tests.horizons.table import Table, table

FOUR_MINORS = ("drought", "rain_of_blood", "steam_vents", "call_to_tend")
FOUR_MAJORS = ("tsunami", "powerstorm", "accelerated_rot", "talons_of_lightning")
WHIRLWIND_UNIQUES = (
    "gift_of_the_sunlit_air",
    "gift_of_wind_sped_steps",
    "scatter_to_the_winds",
    "tempest_of_leaves_and_branches",
)


def add(t: Table, source: Sequence[str], land: str, by: int | None = None) -> Table:
    """Takes a presence from a track or a land and puts it into a land."""
    t.choose(*source, by=by)
    seat = t.seat if by is None else by
    if t.is_asked(seat, "presence-land"):
        t.choose("land", land, by=seat)
    return t


# -- simultaneous --------------------------------------------------------------------------------


def test_all_spirits_are_asked_at_once():
    """H-3.2: every seat may begin, and proceeds at its own pace."""
    t = table(3)
    assert set(t.match.pending) == {0, 1, 2}
    for seat in range(3):
        t.expect_asked(seat, "growth", t.spirit(seat).id, rule="H-4.1")
    t.grow(3, 2, by=2)  # the Eyes: a presence first
    t.expect_asked(2, "presence-source")
    t.grow(2, 1, by=0)
    t.expect_asked(0, "presence-source").expect_asked(1, "growth").expect_asked(
        2, "presence-source"
    )
    add(t, ("track", "energy"), "G7", by=2)
    t.expect_asked(0, "presence-source").expect_asked(2, "growth-action")


def test_phase_waits_for_all():
    """H-3.2: one who is through waits for the others; then the fast phase begins."""
    t = table(2, spirits=["devouring_teeth", "rising_heat"])
    t.grow(3, 2, by=0)
    add(t, ("track", "plays"), "G5", by=0)
    t.expect_asked(0, "play-cards").choose("done", by=0)
    assert set(t.match.pending) == {1}
    assert t.state.phase == "spirit"
    assert t.spirit(0).done
    assert not t.spirit(1).done
    t.refuses("growth", 1, by=0)
    t.grow(2, by=1)
    for land in ("H8", "H8"):
        t.action(1, by=1)
        add(t, ("track", "plays"), land, by=1)
    t.choose("play", "gift_of_searing_heat", by=1)
    assert t.state.phase == "spirit"
    t.choose("done", by=1)
    assert t.state.phase == "fast"
    assert not t.spirit(0).done


def test_order_of_seats_is_free():
    """H-3.2: the last seat may be done before the first has begun."""
    t = table(2, spirits=["fathomless_mud", "devouring_teeth"])
    t.grow(3, 2, by=1)
    add(t, ("track", "energy"), "H5", by=1)
    t.choose("play", "ferocious_rampage", by=1)  # the one card of its track
    assert set(t.match.pending) == {0}
    assert t.spirit(1).in_play == ["ferocious_rampage"]


# -- Growth --------------------------------------------------------------------------------------


def test_exactly_one_growth_option():
    """H-4.1: one of the three; the choice can't be made twice."""
    t = table(spirits=["devouring_teeth"])
    t.offers_just(("growth", 1), ("growth", 2), ("growth", 3))
    t.choose("growth", 3)
    t.expect_asked(0, "growth-action", rule="H-4.1")
    t.offers_just(("grow-presence", 2), ("grow-energy", 3))
    t.refuses("growth", 1, rule="H-4.1")


def test_actions_in_any_order():
    """H-4.1: a power card first, then the presence; or the other way round."""
    deck = list[Json](FOUR_MINORS)
    t = table(spirits=["devouring_teeth"], minor_deck=deck).grow(2, 1)
    t.expect_asked(0, "power-deck").choose("deck", "minor").choose("take", "drought")
    t.expect_asked(0, "presence-source")
    t = table(spirits=["devouring_teeth"], minor_deck=deck).grow(2, 2)
    add(t, ("track", "energy"), "G4")
    t.expect_asked(0, "power-deck")
    assert t.presence() == {"G4": 1, "G5": 1}


def test_like_actions_are_offered_once():
    """H-4.1: two equal actions are one offer; both are done."""
    t = table(spirits=["fathomless_mud"]).grow(2)
    assert t.presence() == {"G2": 2}
    t.expect_asked(0, "presence-source")  # with only like actions there is nothing to choose
    add(t, ("track", "energy"), "G1")
    t.expect_asked(0, "presence-source")
    add(t, ("track", "energy"), "G6")
    assert t.presence() == {"G1": 1, "G2": 2, "G6": 1}


@pytest.mark.parametrize(
    ("language", "presence", "nearby"),
    [
        ("en", "Add a presence, range 3: Mountain, Sands", "Add a presence, range 0"),
        (
            "ru",
            "Добавить 1 присутствие, дальность 3: горы, пустыня",
            "Добавить 1 присутствие, дальность 0",
        ),
        ("uk", "Додати присутність, дальність 3: гори, пустеля", "Додати присутність, дальність 0"),
    ],
)
def test_growth_actions_in_words(language: str, presence: str, nearby: str):
    """H-4.4: an option names the range, also 0, and the terrains."""
    words = Words(language, GAME)
    assert words.option(("grow-presence", 3, "mountain", "sands")) == presence
    assert words.option(("grow-presence", 0)) == nearby
    assert words.option(("grow-energy", 2)) == f"{words.text('growth-energy')}: 2"
    assert words.option(("grow-card",)) == words.text("growth-card")


def test_growth_energy_is_on_top_of_income():
    """H-4.2, H-4.7: 3 of the Growth and 2 of the track."""
    t = table(spirits=["devouring_teeth"], energy={0: 1}).grow(3, 2)
    assert t.spirit().energy == 4
    add(t, ("track", "plays"), "G5")
    assert t.spirit().energy == 6


def test_reclaim_takes_the_whole_discard():
    """H-4.3: every card of the personal discard pile returns to hand."""
    t = table(
        spirits=["devouring_teeth"],
        hands={0: ["mark_territory"]},
        discards={0: ["ferocious_rampage", "gift_of_furious_might", "steam_vents"]},
    )
    t.grow(1, 1)
    assert sorted(t.spirit().hand) == [
        "ferocious_rampage",
        "gift_of_furious_might",
        "mark_territory",
        "steam_vents",
    ]
    assert t.spirit().discard == []


def test_without_reclaim_the_discard_stays():
    """H-4.3."""
    t = table(spirits=["devouring_teeth"], discards={0: ["ferocious_rampage"]})
    t.grow(3, 2)
    add(t, ("track", "plays"), "G5")
    assert t.spirit().discard == ["ferocious_rampage"]
    t.expect_asked(0, "play-cards").lacks(("play", "ferocious_rampage"))


# -- adding presence -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spirit", "option", "action", "lands"),
    [
        ("devouring_teeth", 1, 2, "G5"),
        ("devouring_teeth", 2, 2, "G2 G4 G5 G6 G7 G8"),
        ("devouring_teeth", 3, 1, "G1 G2 G3 G4 G5 G6 G7 G8"),
        ("eyes_watch", 2, 1, "G2 G3 G4 G5 G6 G7 G8"),
        ("eyes_watch", 2, 2, "G7"),
        ("eyes_watch", 3, 2, "G1 G2 G3 G4 G5 G6 G7 G8"),
        ("fathomless_mud", 1, 2, "G2"),
        ("fathomless_mud", 2, 1, "G1 G2 G3 G4 G5 G6"),
        ("fathomless_mud", 3, 2, "G1 G2 G3 G4 G5 G6 G7 G8"),
        ("rising_heat", 2, 1, "G1 G3 G5 G8"),  # Mountain or Sands only
        ("rising_heat", 3, 2, "G2 G4 G5 G6 G7 G8"),
        ("sun_bright_whirlwind", 2, 1, "G1 G2 G4 G5 G6 G7 G8"),
        ("sun_bright_whirlwind", 3, 2, "G1 G2 G3 G4 G5 G6 G7 G8"),
    ],
)
def test_range_of_growth(spirit: str, option: int, action: int, lands: str):
    """H-4.4: lands within range of any own presence, of the listed terrains."""
    t = table(spirits=[spirit]).grow(option, action).expect_asked(0, "presence-source")
    t.choose("track", "energy")
    if t.is_asked(0, "presence-land"):
        t.offers_lands(*lands.split())
    else:
        assert t.events("presence") == [[0, lands]]


def test_range_crosses_boards():
    """H-4.4, H-15.2: distance is counted over the seam."""
    t = table(2, spirits=["eyes_watch", "rising_heat"]).grow(2, 1, by=0)
    t.choose("track", "energy", by=0)
    t.offers(("land", "H3"), ("land", "H2"), ("land", "H4"), ("land", "H5"), by=0)
    t.lacks(("land", "H7"), ("land", "H1"), by=0)


def test_range_bonus_is_not_for_growth():
    """H-23.3: only Powers have more range."""
    t = table(spirits=["devouring_teeth"], more_of={0: {"range_bonus": 2}}).grow(2, 2)
    t.choose("track", "energy").offers_lands("G2", "G4", "G5", "G6", "G7", "G8")


def test_leftmost_presence_of_either_track():
    """H-4.5: the source is a track or a land; a track gives its leftmost presence."""
    t = table(spirits=["devouring_teeth"]).grow(3, 1)
    t.expect_asked(0, "presence-source", rule="H-4.5")
    t.offers_just(("track", "energy"), ("track", "plays"), ("from-land", "G5"))
    add(t, ("track", "energy"), "G5")
    assert (t.spirit().energy_track, t.spirit().plays_track) == (2, 1)
    assert t.elements() == {"fire": 1}  # at once (H-18.6)
    assert t.presence() == {"G5": 2}


def test_uncovering_takes_effect_at_once():
    """H-4.5: a number uncovered in Growth already counts for this turn's income and plays."""
    t = table(spirits=["eyes_watch"], tracks={0: (2, 1)}, lands={"G7": {"presence": 3}})
    t.grow(2, 2)
    add(t, ("track", "energy"), "G7")
    t.choose("track", "plays").choose("land", "G7")
    assert t.spirit().energy == 2
    t.expect_asked(0, "play-cards", 2, 2)


def test_presence_from_the_island():
    """H-4.6: one already on the island may move instead; the tracks stay covered."""
    t = table(spirits=["devouring_teeth"], lands={"G5": {"presence": 1}, "G1": {"presence": 1}})
    before = t.spirit().energy_track, t.spirit().plays_track
    t.grow(3, 1).offers(("from-land", "G1"), ("from-land", "G5"))
    add(t, ("from-land", "G1"), "G8")
    assert t.presence() == {"G5": 1, "G8": 1}
    assert (t.spirit().energy_track, t.spirit().plays_track) == before


def test_range_is_counted_before_lifting():
    """H-4.6: the land it leaves may be the origin of the range."""
    t = table(spirits=["devouring_teeth"]).grow(2, 2)
    add(t, ("from-land", "G5"), "G7")
    assert t.presence() == {"G7": 1}


def test_presence_from_the_island_with_an_empty_panel():
    """H-4.6: also when the panel is empty; then it is the only source."""
    t = table(
        spirits=["devouring_teeth"],
        lands={"G5": {"presence": 12}, "G7": {"presence": 1}},
        tracks={0: (7, 7)},
    )
    t.grow(3, 1).offers_just(("from-land", "G5"), ("from-land", "G7"))


def test_one_track_empty():
    """H-4.5: an empty track gives nothing more."""
    t = table(spirits=["devouring_teeth"], tracks={0: (7, 1)}, lands={"G5": {"presence": 7}})
    t.grow(3, 1).offers_just(("track", "plays"), ("from-land", "G5"))


def test_presence_comes_from_somewhere():
    """H-1.3: a position with more presence on the island than its tracks have lost is refused."""
    with pytest.raises(BadPosition):
        table(spirits=["devouring_teeth"], lands={"G5": {"presence": 2}}, tracks={0: (1, 1)})


def test_any_number_of_presence_in_a_land():
    """H-4.4, H-16.6: also together with other Spirits."""
    t = table(
        2,
        spirits=["devouring_teeth", "eyes_watch"],
        lands={"G5": {"presence": {0: 3, 1: 4}}},
    )
    t.grow(1, 2, by=0)
    add(t, ("track", "energy"), "G5", by=0)
    assert t.land("G5").presence == [4, 4]


def test_tracks_are_never_covered_again():
    """H-16.3, H-16.4: destroyed presence goes out of play, not to the panel."""
    t = table(
        2,
        spirits=["sun_bright_whirlwind", "fathomless_mud"],
        lands={"G5": {"presence": {0: 3}}},
        phase="fast",
        in_play={0: ["land_of_haunts_and_embers"]},
    )
    tracks = t.spirit().energy_track, t.spirit().plays_track
    t.use("land_of_haunts_and_embers", at="G5", by=0)
    assert t.presence() == {"G5": 2}
    assert t.spirit().destroyed == 1
    assert (t.spirit().energy_track, t.spirit().plays_track) == tracks


# -- Energy --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spirit", "energy", "plays"),
    [
        ("devouring_teeth", [2, 2, 3, 4, 4, 6, 7], [1, 2, 2, 2, 3, 3, 4]),
        ("eyes_watch", [1, 1, 2, 2, 3, 3, 4], [1, 2, 2, 3, 3, 4]),
        ("fathomless_mud", [1, 1, 2, 3, 3, 4, 5], [1, 2, 2, 3, 3, 4]),
        ("rising_heat", [1, 1, 2, 3, 3, 4, 5], [1, 2, 2, 3, 4, 5]),
        ("sun_bright_whirlwind", [1, 2, 2, 3, 4, 6], [1, 2, 3, 3, 4, 5]),
    ],
)
def test_income_and_plays_by_track(spirit: str, energy: list[int], plays: list[int]):
    """H-4.7, H-4.8: the highest uncovered number, not the sum; element spaces keep the last."""
    for track, numbers, shown in ((0, energy, "income"), (1, plays, "plays")):
        for uncovered, number in enumerate(numbers, start=1):
            tracks = (uncovered, 1) if track == 0 else (1, uncovered)
            t = table(spirits=[spirit], lands={"G5": {"presence": 1}}, tracks={0: tracks})
            spirits = cast(list[dict[str, Json]], t.match.view(0)["spirits"])
            assert spirits[0][shown] == number


def test_income_is_gained_and_kept():
    """H-4.7: income after Growth; Energy not spent stays."""
    t = table(spirits=["rising_heat"], tracks={0: (4, 1)}, energy={0: 2})
    t.grow(2)
    add(t, ("track", "plays"), "G5")
    assert t.spirit().energy == 2
    add(t, ("track", "plays"), "G5")
    assert t.spirit().energy == 2 + 3
    t.choose("done")
    t.expect_asked(0, "growth")
    assert t.state.turn == 2
    assert t.spirit().energy == 5


# -- playing cards -------------------------------------------------------------------------------


def playing(plays: int = 3, energy: int = 5, hand: Sequence[str] = WHIRLWIND_UNIQUES) -> Table:
    """The Whirlwind at the cards: it has grown by option 2, which gave it 4 Energy and 1 income."""
    t = table(
        tracks={0: (1, plays)},
        lands={"G5": {"presence": 1}, "G1": {"presence": plays + 1}},
        energy={0: energy - 5},
        hands={0: hand},
    )
    t.grow(2, 2)
    return add(t, ("from-land", "G5"), "G5")


def test_costs_are_paid_at_once_slow_cards_too():
    """H-4.8: each card's cost when it is played, whatever its speed."""
    t = playing(3, 5).expect_asked(0, "play-cards", 3, 5, rule="H-4.8")
    assert t.spirit().grown
    assert t.events("grows") == [[0, 2]]
    t.choose("play", "scatter_to_the_winds")  # slow
    assert t.spirit().energy == 4
    t.expect_asked(0, "play-cards", 2, 4).choose("play", "tempest_of_leaves_and_branches")
    assert t.spirit().energy == 2
    assert t.spirit().in_play == ["scatter_to_the_winds", "tempest_of_leaves_and_branches"]


def test_elements_come_at_once_whatever_the_speed():
    """H-4.9: cards give their elements when played; effects wait for their phase."""
    t = playing(3, 5)
    t.choose("play", "scatter_to_the_winds")
    assert t.elements() == {"fire": 1, "air": 1, "water": 1}
    t.choose("play", "gift_of_wind_sped_steps")
    assert t.elements() == {"sun": 1, "fire": 1, "air": 2, "water": 1, "animal": 1}
    assert t.spirit().wind == 0


def test_at_most_the_number_of_plays():
    """H-4.8: no more cards than the track's number; playing ends by itself."""
    t = playing(2, 5)
    t.choose("play", "gift_of_the_sunlit_air").expect_asked(0, "play-cards", 1, 5)
    t.choose("play", "scatter_to_the_winds")
    assert t.state.phase == "fast"
    assert t.spirit().played == 2
    assert len(t.spirit().hand) == 2


def test_fewer_cards_may_be_played_and_unused_plays_are_lost():
    """H-4.8."""
    t = playing(3, 5)
    t.choose("play", "gift_of_the_sunlit_air").choose("done")
    assert t.state.phase == "fast"
    assert t.spirit().energy == 5


def test_a_card_one_cannot_pay_is_not_offered():
    """H-4.8: with 1 Energy left a card of cost 2 stays in hand."""
    t = playing(3, 5, ["accelerated_rot", "tempest_of_leaves_and_branches", "drought"])
    t.choose("play", "accelerated_rot")  # costs 4
    t.offers_just(("play", "drought"), ("done",))
    t.refuses("play", "tempest_of_leaves_and_branches", rule="H-4.8")


def test_without_a_payable_card_nothing_is_asked():
    """H-4.8: the Spirit is ready by itself."""
    t = table(spirits=["devouring_teeth"], hands={0: ["tsunami"]}).grow(3, 2)
    add(t, ("track", "plays"), "G5")
    assert t.events("ready") == [[0]]
    assert t.events("plays") == []


def test_a_card_played_for_its_elements_only():
    """H-4.10, H-5.8: it need not be used; nothing is refunded, its elements count."""
    t = playing(2, 5)
    t.choose("play", "gift_of_the_sunlit_air").choose("play", "gift_of_wind_sped_steps")
    t.expect_asked(0, "use-powers", "fast").choose("done")
    assert t.events("uses-on-spirit") == []
    assert t.spirit().energy == 4
    t = playing(2, 5)
    t.choose("play", "gift_of_the_sunlit_air").choose("play", "gift_of_wind_sped_steps")
    t.use("gift_of_the_sunlit_air", on=0)
    assert t.elements() == {"sun": 2, "fire": 1, "air": 2, "animal": 1}


def test_gained_card_can_be_played_in_the_same_phase():
    """H-22.6: a card gained in Growth may be played at once."""
    t = table(minor_deck=list[Json](FOUR_MINORS), energy={0: 3}).grow(1, 2)
    t.choose("deck", "minor").choose("take", "rain_of_blood")
    while t.is_asked(0, "growth-action"):
        t.choose(*t.options[0])
    t.offers(("play", "rain_of_blood")).choose("play", "rain_of_blood")
    assert t.spirit().in_play == ["rain_of_blood"]


# -- gaining power cards -------------------------------------------------------------------------


def gaining(discard: Sequence[str] = ()) -> Table:
    """The Whirlwind about to gain a power card in Growth."""
    return table(
        minor_deck=list[Json](FOUR_MINORS),
        major_deck=list[Json](FOUR_MAJORS),
        discards={0: discard},
    ).grow(1, 2)


def test_gain_a_minor():
    """H-22.1: the deck of choice, four cards drawn, one to hand, three discarded."""
    t = gaining().expect_asked(0, "power-deck", rule="H-22.1")
    t.offers_just(("deck", "minor"), ("deck", "major"))
    t.choose("deck", "minor").expect_asked(0, "take-power", rule="H-22.1")
    t.offers_just(*(("take", card) for card in FOUR_MINORS))
    t.choose("take", "steam_vents")
    assert "steam_vents" in t.spirit().hand
    assert t.state.minor_discard == ["drought", "rain_of_blood", "call_to_tend"]
    assert t.events("forgets") == []  # a minor costs nothing (H-22.3)
    assert t.events("draws-powers") == [[0, *FOUR_MINORS]]


def test_gain_a_major_and_forget():
    """H-22.3, H-22.4: after taking it, any card of one's own is forgotten, also the new one."""
    t = gaining(["drift_down_into_slumber"]).choose("deck", "major")
    t.offers_just(*(("take", card) for card in FOUR_MAJORS)).choose("take", "powerstorm")
    t.expect_asked(0, "forget", rule="H-22.4")
    owned = (*WHIRLWIND_UNIQUES, "powerstorm", "drift_down_into_slumber")
    t.offers_just(*(("forget", card) for card in owned))
    t.choose("forget", "scatter_to_the_winds")
    assert "powerstorm" in t.spirit().hand
    assert "scatter_to_the_winds" not in t.spirit().hand  # a unique leaves the game
    assert t.state.major_discard == ["tsunami", "accelerated_rot", "talons_of_lightning"]
    assert "scatter_to_the_winds" not in [*t.state.minor_discard, *t.state.major_discard]


def test_forget_the_new_major():
    """H-22.4: the new major goes to its deck's discard."""
    t = gaining().choose("deck", "major").choose("take", "tsunami").choose("forget", "tsunami")
    assert sorted(t.spirit().hand) == sorted(WHIRLWIND_UNIQUES)
    assert sorted(t.state.major_discard) == sorted(FOUR_MAJORS)


def test_forget_a_minor_of_the_discard_pile():
    """H-22.4: a minor goes to the minor discard."""
    t = gaining(["drift_down_into_slumber"])
    t.choose("deck", "major").choose("take", "tsunami")
    t.choose("forget", "drift_down_into_slumber")
    assert t.spirit().discard == []
    assert t.state.minor_discard == ["drift_down_into_slumber"]


def test_empty_deck_is_made_of_its_discard():
    """H-22.2: two cards left; the discard is shuffled and drawing goes on."""
    kept = ["drought", "rain_of_blood"]
    rest: list[Json] = [card for card in MINORS if card not in kept]
    t = table(minor_deck=list[Json](kept), minor_discard=rest).grow(1, 2).choose("deck", "minor")
    drawn = [str(option[1]) for option in t.options]
    assert drawn[:2] == kept
    assert len(set(drawn)) == 4
    assert t.events("reshuffles") == [["minor"]]
    assert t.state.minor_discard == []
    assert len(t.state.minor_deck) == 36 - 4


def test_nobody_foresees_a_reshuffle():
    """H-30.11: the order of a deck yet to be shuffled is hidden, also from a fork."""
    t = table(minor_deck=[], minor_discard=list[Json](MINORS)).grow(1, 2)
    draws = set()
    for seed in range(5):
        fork = t.match.fork(0, Rng(seed))
        fork.choose(0, ("deck", "minor"))
        draws.add(tuple(fork.pending[0].options))
    assert len(draws) > 1


def test_draw_what_there_is():
    """H-22.2: with fewer than four cards in all, those."""
    spread: list[Json] = [card for card in MAJORS if card not in FOUR_MAJORS[:3]]
    t = table(
        major_deck=list[Json](FOUR_MAJORS[:1]),
        major_discard=list[Json](FOUR_MAJORS[1:3]),
        hands={0: [str(card) for card in spread]},
    )
    t.grow(1, 2).choose("deck", "major")
    assert {option[1] for option in t.options} == set(FOUR_MAJORS[:3])


def test_two_spirits_draw_from_one_deck():
    """H-22.1, H-3.2: cards that one Spirit looks at are not drawn by another."""
    t = table(2, spirits=["eyes_watch", "rising_heat"])
    for seat in (0, 1):
        t.grow(1, 2, by=seat).choose("deck", "minor", by=seat)
    first = {option[1] for option in t.ask_of(0).options}
    second = {option[1] for option in t.ask_of(1).options}
    assert len(first) == len(second) == 4
    assert not first & second


def test_forgetting_a_card_in_play():
    """H-22.4, H-22.5, H-18.6: its elements go at once; unused, it can't be used any more."""
    t = table(
        spirits=["fathomless_mud"],
        phase="slow",
        in_play={
            0: ["exaltation_of_tangled_growth", "foul_vapors_and_fetid_muck", "call_to_migrate"]
        },
        energy={0: 1},
        lands={"G2": {"presence": 2, "town": 1}},
        major_deck=list[Json](FOUR_MAJORS),
        hold=False,
    )
    assert t.elements()["fire"] == 2
    t.offers(("use", "foul_vapors_and_fetid_muck"))
    t.use("exaltation_of_tangled_growth").choose("pay", 1).choose("deck", "major")
    t.choose("take", "tsunami").offers(("forget", "exaltation_of_tangled_growth"))
    t.choose("forget", "foul_vapors_and_fetid_muck")
    assert t.elements() == {
        "fire": 1,
        "air": 1,
        "water": 1,
        "earth": 1,
        "plant": 1,
        "animal": 1,
    }
    t.expect_asked(0, "use-powers", "slow").lacks(("use", "foul_vapors_and_fetid_muck"))
    t.refuses("use", "foul_vapors_and_fetid_muck")


def test_effects_of_a_forgotten_card_stay():
    """H-22.5: what it has already done holds till the end of the turn."""
    t = table(
        spirits=["fathomless_mud"],
        phase="slow",
        in_play={0: ["exaltation_of_tangled_growth", "gnawing_rootbiters"]},
        energy={0: 3},
        minor_deck=list[Json](FOUR_MINORS),
        major_deck=list[Json](FOUR_MAJORS),
    )
    t.use("exaltation_of_tangled_growth").choose("pay", 1).choose("deck", "major")
    t.choose("take", "tsunami").choose("forget", "exaltation_of_tangled_growth")
    t.expect_asked(0, "pay-for-card").choose("pay", 2)  # its second line goes on
    t.choose("deck", "minor").choose("take", "drought")
    assert {"tsunami", "drought"} <= set(t.spirit().hand)


# -- the power progression -----------------------------------------------------------------------

MUD_STACK = [
    "steam_vents",
    "entrancing_apparitions",
    "uncanny_melting",
    "cleansing_floods",
    "pull_beneath_the_hungry_earth",
    "the_land_thrashes_in_furious_pain",
    "gift_of_power",
]


def test_progression_gives_the_next_card():
    """H-28.2: the top of the stack, without drawing or choosing."""
    t = table(spirits=["fathomless_mud"], options={"progression": True}).grow(3, 1)
    assert "steam_vents" in t.spirit().hand
    assert t.events("draws-powers") == []
    assert t.spirit().progression[::-1] == MUD_STACK[1:]


def test_progression_in_order():
    """H-28.2, H-28.3: card after card as listed; majors make it forget one."""
    t = table(spirits=["fathomless_mud"], options={"progression": True})
    gained: list[str] = []
    for _ in MUD_STACK:
        t.grow(3, 1)
        gained.append(str(t.events("gains-power")[-1][1]))
        assert t.is_asked(0, "forget") == (POWERS[gained[-1]].deck == "major")
        if t.is_asked(0, "forget"):
            t.choose("forget", gained[-1])
        t.action(3)
        add(t, ("from-land", "G2"), "G2")
        t = table(
            spirits=["fathomless_mud"],
            options={"progression": True},
            more_of={0: {"progression": list[Json](MUD_STACK[len(gained) :])}},
        )
    assert gained == MUD_STACK
    t.grow(3, 1).expect_asked(0, "power-deck")  # H-28.4: an empty stack, the usual way


def test_gift_of_power_leaves_the_stack_alone():
    """H-28.4: an effect that names the kind of card draws from the shared deck."""
    t = table(
        spirits=["fathomless_mud"],
        options={"progression": True},
        phase="slow",
        in_play={0: ["gift_of_power"]},
        more_of={0: {"progression": list[Json](MUD_STACK[:3])}},
        minor_deck=[*FOUR_MINORS[:2], "rouse_the_trees_and_stones", "call_to_tend"],
    )
    t.use("gift_of_power").expect_asked(0, "take-power").choose("take", "drought")
    assert "drought" in t.spirit().hand
    assert t.spirit().progression[::-1] == MUD_STACK[:3]


def test_exaltation_takes_from_the_stack():
    """H-28.4: a plain gain outside Growth takes the top of the stack."""
    t = table(
        spirits=["fathomless_mud"],
        options={"progression": True},
        phase="slow",
        in_play={0: ["exaltation_of_tangled_growth"]},
        energy={0: 3},
        more_of={0: {"progression": list[Json](MUD_STACK[:3])}},
    )
    t.use("exaltation_of_tangled_growth").choose("pay", 1)
    assert t.spirit().progression[::-1] == MUD_STACK[1:3]
    t.choose("no-pay")
    assert "steam_vents" in t.spirit().hand
