"""What the game says of options before they are chosen."""

from collections.abc import Sequence
from typing import Any, Final, cast

import pytest

from crannog.games.horizons import GAME
from crannog.games.horizons.notes import does_nothing, targets_of
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.registry import POWERS
from crannog.games.horizons.state import Horizons
from crannog.games.horizons.use import Use
from crannog.kernel import Atom, Choice, Match, Rollout, Seat
from crannog.kernel.notes import Note
from crannog.kernel.rng import Rng
from crannog.words import Words

from .table import Lands, Table, table

UNIQUES = ("scatter_to_the_winds", "gift_of_the_sunlit_air", "tempest_of_leaves_and_branches")


def note(t: Table, *choice: Atom, by: Seat = 0) -> Note:
    """The note of an option that the seat is offered."""
    ask = t.ask_of(by)
    found = GAME.notes(t.state, ask)[ask.options.index(choice)]
    assert found is not None
    return found


def at_cards(plays: int, energy: int, hand: Sequence[str] = UNIQUES, ravage: str = "") -> Table:
    """The Whirlwind alone at its cards, with a Town in G5 and that Ravage card."""
    t = table(
        tracks={0: (1, plays)},
        lands={"G5": {"presence": 1, "town": 1}, "G1": {"presence": plays + 1, "city": 1}},
        energy={0: energy - 5},
        hands={0: hand},
        ravage=ravage or None,
    )
    t.grow(2, 2).choose("from-land", "G5").choose("land", "G5")
    return t.expect_asked(0, "play-cards", plays, energy)


# -- playing cards -------------------------------------------------------------------------------


def test_a_card_tells_its_cost():
    """H-4.9: Energy before and after; nothing ends while other cards can be played."""
    told = note(at_cards(3, 5), "play", "tempest_of_leaves_and_branches")
    assert (told.text, told.args) == ("note-energy", {"energy": 5, "energy2": 3})
    assert (told.ends, told.next) == (False, "")


def test_a_card_tells_the_threshold_it_lights():
    """H-18.4: 1 Sun and 2 Air are needed, and a card with Sun and Air gives one of each."""
    t = at_cards(3, 5)
    t.choose("play", "gift_of_the_sunlit_air")
    told = note(t, "play", "tempest_of_leaves_and_branches")
    assert told.text == "note-play-lights"
    assert (told.args["power"], told.args["tier"]) == ("violent_windstorms", 1)


def test_the_last_card_before_the_invaders_says_so():
    """H-4.8, H-8.1: a slow card is the last one, nobody has a fast Power: the Invaders act."""
    told = note(at_cards(1, 5, ravage="inv_1_sands"), "play", "scatter_to_the_winds")
    assert told.ends
    assert told.next == "note-next-ravage"
    assert told.next_args == {"count": 0, "invader": "inv_1_sands", "land": "G5"}


def test_the_last_card_before_fast_powers():
    """H-6.1: a fast card can be used before the Invaders act."""
    told = note(at_cards(1, 5, ravage="inv_1_sands"), "play", "gift_of_the_sunlit_air")
    assert (told.ends, told.next) == (False, "note-next-fast")


def test_a_card_after_which_nothing_can_be_paid_is_the_last():
    """H-4.8: with plays left but no Energy the phase ends, too."""
    t = at_cards(3, 5, ["accelerated_rot", "tempest_of_leaves_and_branches"])
    assert note(t, "play", "accelerated_rot").next == "note-next-explore"
    assert note(t, "play", "tempest_of_leaves_and_branches").next == "note-next-fast"


def test_done_with_cards_left():
    """H-4.8: it ends the Spirit phase with something left to do."""
    told = note(at_cards(3, 5), "done")
    assert told.ends
    assert told.next == "note-next-explore"


def test_others_still_choose():
    """H-3.1: the phase goes on until all are done."""
    t = table(2, hands={0: ["gift_of_the_sunlit_air"]}, lands={"G5": {"presence": 1}})
    t.grow(2, 2, by=0).choose("track", "energy", by=0).choose("land", "G5", by=0)
    assert note(t, "done").next == "note-next-others"
    assert not note(t, "play", "gift_of_the_sunlit_air").ends


# -- Powers --------------------------------------------------------------------------------------


def test_where_a_power_reaches():
    """H-5.3: the lands it may target."""
    lands = {"G5": {"presence": 2}, "G4": {"town": 1}}
    t = table(lands=lands, phase="fast", in_play={0: ["drift_down_into_slumber"]}, hold=False)
    told = note(t, "use", "drift_down_into_slumber")
    assert told.text == "note-reach"
    assert str(told.args["land"]).split(", ") == ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"]
    assert (told.ends, told.next) == (True, "note-next-explore")


def test_the_last_slow_power_ends_nothing_that_can_not_be_taken_back():
    """H-12: time passes, and nothing is revealed."""
    lands = {"G5": {"presence": 1, "explorer": 1}}
    t = table(lands=lands, phase="slow", in_play={0: ["accelerated_rot"]}, hold=False)
    told = note(t, "use", "accelerated_rot")
    assert (told.ends, told.next) == (False, "note-next-turn")


def test_a_power_that_is_not_the_last_ends_nothing():
    """H-6.1: another fast Power can still be used."""
    lands = {"G5": {"presence": 2}, "G4": {"town": 1}}
    powers = ["drift_down_into_slumber", "land_of_haunts_and_embers"]
    t = table(lands=lands, phase="fast", in_play={0: powers})
    assert (note(t, "use", powers[0]).ends, note(t, "use", powers[0]).next) == (False, "")


def test_a_power_without_effect_says_so():
    """H-5.2: without any Dahan there is nothing to Gather and nothing to Push."""
    t = table(lands={"G5": {"presence": 2}}, phase="slow", in_play={0: ["call_to_migrate"]})
    told = note(t, "use", "call_to_migrate")
    assert (told.text, told.nothing) == ("note-use-nothing", True)


def test_a_target_where_nothing_can_happen_says_so():
    """H-5.3: only in the land of the Dahan and next to it can any be moved."""
    lands = {"G5": {"presence": 2}, "G4": {"dahan": 1}}
    t = table(lands=lands, phase="slow", in_play={0: ["call_to_migrate"]})
    told = note(t, "use", "call_to_migrate")
    assert (told.text, told.nothing) == ("note-reach", False)
    t.choose("use", "call_to_migrate")
    ask = t.expect_asked(0, "target-land", "call_to_migrate").ask_of(0)
    near = {"G4", *t.state.map.adjacent["G4"]}
    said = {
        option[1]: one is not None and one.nothing
        for option, one in zip(ask.options, GAME.notes(t.state, ask), strict=True)
        if option[0] == "land"
    }
    assert said == {land: land not in near for land in said}
    assert set(said.values()) == {True, False}


def test_a_use_with_fewer_elements_tells_its_own_reach():
    """H-18.7, H-5.3: the declined threshold of Talons of Lightning is its range."""
    talons = "talons_of_lightning"
    t = table(
        lands={"G1": {"presence": 1}},
        phase="fast",
        in_play={0: [talons]},
        elements={0: "3 fire 3 air"},
    )
    assert int(str(note(t, "use", talons).args["count"])) > 2
    assert note(t, "use-fewer", talons).args == {"land": "G1, G2", "count": 2}


def test_a_target_where_only_the_declined_threshold_would_do_something_says_so():
    """H-18.7: Wings of Sunlight without its Gather finds no Dahan to move."""
    wings = "wrap_in_wings_of_sunlight"
    t = table(
        lands={"G5": {"presence": 1}, "G8": {"presence": 1}, "G4": {"dahan": 1}},
        phase="fast",
        in_play={0: [wings]},
        elements={0: "2 sun 2 air 2 animal"},
    )
    t.choose("use", wings).expect_asked(0, "target-land", wings)
    asked = t.ask_of(0).options
    near = ("land", "G5")
    said = GAME.notes(t.state, t.ask_of(0))[asked.index(near)]
    assert said is None
    t.choose("stop").choose("use-fewer", wings).expect_asked(0, "target-land", wings)
    assert note(t, *near).nothing


def test_what_is_said_to_change_nothing_changes_nothing():
    """H-5.2: no Power changes the match silently, and none that is marked changes it at all."""
    tried = 0
    for g, _ in play(3, 5)[9::10]:  # all have their Spirits by then
        for seat, power in ((s, POWERS[p]) for s in range(g.seats) for p in sorted(POWERS)):
            for target in targets_of(g, seat, power, None)[:4]:
                if not does_nothing(g, seat, power, target, False, None):
                    continue
                then = g.copy()
                use = Use(then, seat, power, False)
                use.land = then.lands.get(str(target), use.land)
                use.spirit = cast(int, target) if power.targets_spirit() else seat
                assert list(power.body(use)) == []
                assert GAME.export(then) == GAME.export(g), (power.id, target)
                tried += 1
    assert tried > 20


@pytest.mark.parametrize(
    ("phase", "card", "then"),
    [("fast", "call_to_isolation", "note-next-build"), ("slow", "call_to_tend", "note-next-turn")],
)
def test_done_while_powers_are_left(phase: str, card: str, then: str):
    """H-6: the phase ends with something left to do; it says what comes."""
    t = table(
        lands={"G5": {"presence": 1, "dahan": 1, "town": 1}},
        phase=phase,
        in_play={0: [card]},
        build="inv_1_sands",
        hold=False,
    )
    told = note(t, "done")
    assert told.ends
    assert told.next == then


def test_done_while_others_use_powers():
    """H-3.2: it can be taken back, so it ends nothing."""
    t = table(2, phase="fast", in_play={0: ["elemental_boon"]})
    told = note(t, "done")
    assert (told.ends, told.next) == (False, "note-next-others-powers")


def test_damage_tells_what_it_does():
    """H-13.1, H-19.2: destroyed with Fear, or with Health left."""
    t = table(
        lands={"G5": {"presence": 2, "town": 1, "city": 1, "explorer": 1}},
        phase="slow",
        in_play={0: ["devouring_ants"]},
    )
    t.use("devouring_ants", at="G5")
    if not t.is_asked(0, "damage"):
        pytest.fail(f"asked {t.prompt}")
    assert note(t, "piece", "explorer", 0).text == "note-destroyed"
    assert note(t, "piece", "city", 0).args == {"count": 2}


# -- the end of Growth ---------------------------------------------------------------------------


def ends(t: Table, by: Seat = 0) -> dict[Choice, tuple[bool, str]]:
    """For each option of a real match's question: whether it ends a phase, and what comes next."""
    options = t.ask_of(by).options
    notes = t.match.notes(by) or [None] * len(options)
    return {
        option: (one is not None and one.ends, one.next if one is not None else "")
        for option, one in zip(options, notes, strict=True)
    }


def at_presence(hand: Sequence[str] = (), lands: Lands | None = None, **more: Any) -> Table:
    """The Whirlwind's last action of Growth: a presence; a Ravage comes to the Town in G5."""
    here: Lands = {"G5": {"presence": 1, "town": 1}, "G8": {"presence": 2}, **(lands or {})}
    t = table(lands=here, hands={0: hand}, ravage="inv_1_sands", **more)
    t.grow(2, 2).choose("track", "energy")
    return t.expect_asked(0, "presence-land")


NO_END: Final = (False, "")
RAVAGE_NEXT: Final = (True, "note-next-ravage")


def test_the_last_answer_of_growth_says_that_the_invaders_act():
    """H-4.8, H-3.1: with no card to pay and no fast Power nobody is asked before them."""
    t = at_presence()
    assert set(ends(t).values()) == {RAVAGE_NEXT}
    note = t.match.notes(0)[t.options.index(("land", "G5"))]
    assert note is not None
    assert note.text == "note-danger"  # what is told of the option itself stays
    assert note.next_args == {"count": 0, "invader": "inv_1_sands", "land": "G5"}
    t.choose("land", "G8")
    assert [kind for kind in t.kinds() if kind in ("plays", "uses-in-land", "ravage")] == ["ravage"]


@pytest.mark.parametrize("card", ["gift_of_the_sunlit_air", "call_to_tend"])
def test_growth_before_a_card_that_can_be_paid_ends_nothing(card: str):
    """H-4.8: fast or slow, it is asked about."""
    assert set(ends(at_presence([card])).values()) == {NO_END}


def test_growth_before_a_fast_power_ends_nothing():
    """H-6.1: an innate Power whose threshold is met comes before the Invaders."""
    lands: Lands = {"G5": {"presence": 2}, "G4": {"town": 1}}
    for gained, expected in (("moon, 2 plant", {NO_END}), ("", {(True, "note-next-explore")})):
        t = table(spirits=["eyes_watch"], lands=lands, hands={0: []}, elements={0: gained})
        t.grow(2, 1).choose("track", "plays").choose("land", "G5")
        t.expect_asked(0, "presence-source")  # the land of the second one is no question
        assert {ends(t)["track", track] for track in ("energy", "plays")} == expected


def test_a_push_that_follows_the_presence_is_the_last_answer():
    """H-4.4: the Whirlwind may Push a Dahan from the land; only then Growth is over."""
    t = at_presence(lands={"G8": {"presence": 2, "dahan": 1}})
    assert ends(t)["land", "G8"] == NO_END
    assert ends(t)["land", "G5"] == RAVAGE_NEXT
    t.choose("land", "G8").expect_asked(0, "push", "G8")
    assert set(ends(t).values()) == {RAVAGE_NEXT}


def test_growth_of_the_last_of_two():
    """H-3.2: while another still chooses, the phase goes on; the last one is told what comes."""
    lands: Lands = {"G5": {"presence": {0: 1}, "town": 1}, "H5": {"presence": {1: 2}}}
    t = table(2, lands=lands, hands={0: [], 1: []}, ravage="inv_1_sands")
    t.grow(2, 2, by=0).choose("track", "energy", by=0)
    assert set(ends(t, 0).values()) == {NO_END}
    t.grow(2, 1, by=1).choose("track", "energy", by=1).choose("land", "H5", by=1)
    t.choose("track", "energy", by=1).expect_asked(1, "presence-land")
    assert set(ends(t, 1).values()) == {NO_END}
    t.choose("land", "G5", by=0)
    assert set(ends(t, 1).values()) == {RAVAGE_NEXT}


def test_the_end_of_growth_tells_nothing_that_is_hidden():
    """H-30.11: whatever the order of all decks, the notes are the same."""
    said = [
        [note and note.message() for note in at_presence(seed=seed).match.notes(0)]
        for seed in range(4)
    ]
    assert said == said[:1] * 4


@pytest.mark.parametrize("spirit", PANELS)
def test_a_tried_answer_ends_the_phase_in_every_world_or_in_none(spirit: str):
    """H-30.11: the copy on which it is tried may have any hidden cards; all ways to grow."""
    ended = 0
    for seed in range(6):
        match = table(spirits=[spirit], hands={0: []}, printed=True, seed=seed).match
        rng = Rng(seed)
        while match.result is None and GAME.tries(match.state, match.pending[0]):
            for option in match.pending[0].options:
                said = {trial(match, 0, option, world) for world in range(3)}
                assert len(said) == 1
                ended += said != {""}
            match.choose(0, rng.pick(match.pending[0].options))
    assert ended


def trial(match: Match, seat: Seat, option: Choice, world: int) -> str:
    """What is told of an option that is tried in one of the worlds that may be the true one."""
    rollout = match.fork(seat, Rng(world))
    if not rollout.reaches_checkpoint(seat, option):
        return ""
    note = GAME.note_of_trial(None, rollout.state)
    return str(note and note.message())


# -- Growth and the Invaders ---------------------------------------------------------------------


def test_growth_tells_what_is_reclaimed():
    """H-4.3: how many cards come back; none is told, too."""
    t = table(discards={0: ["scatter_to_the_winds"]}).grow(1)
    assert note(t, "grow-reclaim").args == {"count": 1}
    t = table().grow(1)
    told = note(t, "grow-reclaim")
    assert (told.args, told.nothing) == ({"count": 0}, True)


def test_tracks_tell_what_they_uncover():
    """H-4.5, H-18.2: the next number, or the element of the next space."""
    t = table(spirits=["rising_heat"], tracks={0: (1, 1)}, lands={"G5": {"presence": 2}}).grow(2)
    assert note(t, "track", "energy").text == "note-uncovers"
    assert note(t, "track", "energy").args["element"] == "earth"
    assert note(t, "track", "plays").args == {"count": 1, "count2": 2}


def test_a_deck_reveals():
    """H-22.1: drawn cards lie open."""
    t = table().grow(1, 2).expect_asked(0, "power-deck")
    assert note(t, "deck", "major").reveals


def test_presence_where_a_ravage_comes():
    """H-8.7: presence added there would be destroyed."""
    lands = {"G5": {"presence": 1, "town": 1}, "G4": {"presence": 1}}
    t = table(lands=lands, ravage="inv_1_sands").grow(2, 1).choose("track", "energy")
    assert note(t, "land", "G5").text == "note-danger"
    assert note(t, "land", "G4").text == "note-sacred"


def test_the_order_of_ravages():
    """H-8.1: what each Ravage would do; the Whirlwind has presence in G5 by its set-up."""
    lands = {"G5": {"town": 1, "dahan": 1, "blight": 1}, "G3": {"explorer": 1}}
    t = table(lands=lands, phase="fear", ravage="inv_1_sands").expect_asked(0, "ravage-order")
    args = note(t, "land", "G5").args
    assert (args["count"], args["level"], args["amount"], args["number"]) == (2, 2, 1, 1)
    assert args["count2"] == 0


def test_the_order_of_ravages_tells_how_the_dahan_strike_back():
    """H-8.9, H-8.10: those that survive, also where Defend leaves no Damage."""
    lands: Lands = {"G5": {"town": 1, "dahan": 3, "defend": 2}, "G3": {"town": 1, "dahan": 3}}
    t = table(lands=lands, phase="fear", ravage="inv_1_sands").expect_asked(0, "ravage-order")
    told = {land: note(t, "land", land) for land in ("G5", "G3")}
    assert [told[land].args["count2"] for land in told] == [6, 4]
    words = Words("en", GAME)
    assert words.sentence(told["G5"].text, told["G5"].args) == (
        "0 Damage; the Dahan strike back with 6"
    )


def test_a_skipped_ravage_is_neither_told_nor_feared():
    """H-21.2: it does nothing, threatens no presence, and is not what the Invaders do next."""
    lands: Lands = {
        "G5": {"town": 1, "presence": 1, "skips": ["ravage"]},
        "G3": {"town": 1},
    }
    t = table(lands=lands, phase="fear", ravage="inv_1_sands").expect_asked(0, "ravage-order")
    assert (note(t, "land", "G5").text, note(t, "land", "G5").nothing) == (
        "note-ravage-skipped",
        True,
    )
    assert note(t, "land", "G3").args["count"] == 2
    t = table(
        lands={**lands, "G4": {"dahan": 1, "presence": 1}},
        phase="fast",
        in_play={0: ["call_to_isolation"]},
        ravage="inv_1_sands",
        hold=False,
    )
    assert note(t, "done").next_args["land"] == "G3"
    t = table(lands=lands, ravage="inv_1_sands").grow(2, 1).choose("track", "energy")
    assert note(t, "land", "G5").text != "note-danger"


# -- everywhere ----------------------------------------------------------------------------------


def play(seats: int, seed: int) -> list[tuple[Horizons, Rollout]]:
    """A random match at every decision."""
    match = Match.new(GAME, seats, seed, {"spirits": "deal"})
    rng = Rng(seed)
    seen: list[tuple[Horizons, Rollout]] = []
    while match.pending and len(seen) < 150:
        seen.append((cast(Horizons, match.state).copy(), match.clone()))
        seat = rng.pick(sorted(match.pending))
        match.choose(seat, rng.pick(match.pending[seat].options))
    return seen


@pytest.mark.parametrize("seats", [1, 3])
def test_notes_fit_their_options_and_have_words(seats: int):
    """One note for each option or none at all; every sentence can be said in three languages."""
    told: set[str] = set()
    words = [Words(language, GAME) for language in ("en", "ru", "uk")]
    for _, match in play(seats, seats):
        for ask in match.pending.values():
            notes = GAME.notes(match.state, ask)
            assert len(notes) in (0, len(ask.options))
            for one in filter(None, notes):
                for message, args in ((one.text, one.args), (one.next, one.next_args)):
                    if message:
                        told.add(message)
                        assert all(w.has(message) for w in words), message
                        assert all("{" not in w.sentence(message, args) for w in words)
    assert len(told) > 8


def test_notes_keep_secrets():
    """H-30.11: with everything hidden drawn anew the notes are the same."""
    for g, match in play(2, 7)[::5]:
        other = g.copy()
        GAME.redraw(other, 0, Rng(3))
        for ask in match.pending.values():
            said = [GAME.notes(state, ask) for state in (g, other)]
            plain = [[one.message() if one else None for one in notes] for notes in said]
            assert plain[0] == plain[1]


def test_notes_change_nothing():
    """Asking for notes leaves the match as it is."""
    for g, match in play(2, 4)[::9]:
        before = GAME.export(match.state)
        for ask in match.pending.values():
            GAME.notes(match.state, ask)
        assert GAME.export(match.state) == before
        assert g.seats == 2
