"""Advantage cards, L to P, played through their choices."""

from collections.abc import Callable

import pytest

from crannog.games.inis.facts import EPIC
from crannog.kernel import Json
from tests.inis.table import BESIDE_VALLEY_AND_PLAINS, Table, clash_in, played, rng_tossing, table

MOOR = ("play", "moor", "triskel")


# -- Lost Vale -------------------------------------------------------------------------------------


def lost_vale(clans: dict[str, dict[int, int]]) -> Table:
    """Seat 0 has just played the Bard and holds the Lost Vale, which touches Valley and Plains."""
    t = table(
        clans=clans,
        at={"lost_vale": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["bard", "lost_vale"], 1: ["citadel"]},
    )
    return t.play("bard").react("lost_vale")


def test_lost_vale_pulls_any_clan_without_a_clash() -> None:
    """I-11.4: one clan of anybody from an adjacent territory; no clash starts."""
    t = lost_vale({"plains": {0: 1, 1: 2}, "valley": {2: 1}, "cove": {1: 3}, "lost_vale": {0: 1}})
    t.expect_asked(0, "lost-vale")
    t.offers_just(("pull", "valley", 2), ("pull", "plains", 0), ("pull", "plains", 1))
    t.choose("pull", "plains", 1).expect_asked(1, "season-turn")
    assert t.clans("lost_vale") == [1, 1, 0]
    assert t.clans("plains") == [1, 1, 0]
    assert "clash-starts" not in t.kinds()


def test_lost_vale_without_a_clan_nearby() -> None:
    """I-9.7: no clan in an adjacent territory: no effect."""
    t = lost_vale({"cove": {0: 1, 1: 3}})
    t.expect_asked(1, "season-turn")
    assert t.clans("lost_vale") == [0, 0, 0]
    assert played(t) == ["lost_vale"]


# -- Meadows ---------------------------------------------------------------------------------------


def meadows(card: str, *others: str, epic_deck: list[str]) -> Table:
    """Seat 0 holds the Meadows and plays a card that draws."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: [card, "meadows", *others], 1: ["citadel"]},
        epic_deck=epic_deck,
    )
    return t.play(card)


def test_meadows_draw_one_more_and_keep_one() -> None:
    """I-10.5: decided after seeing the card drawn; one of the two is kept."""
    t = meadows("bard", epic_deck=["eriu", "lugs_spear"])
    t.expect_asked(0, "react", "when_you_draw_epic_tale", 0, 1)
    assert t.view(0)["drawn"] == ["eriu"]
    assert t.view(1)["drawn"] == []
    t.react("meadows").expect_asked(0, "keep-epic")
    t.offers_just(("keep", "eriu"), ("keep", "lugs_spear")).choose("keep", "lugs_spear")
    assert t.hand(0) == ["lugs_spear"]
    assert t.state.epic_discard == ["eriu"]
    assert played(t) == ["meadows"]


def test_meadows_may_be_kept_back() -> None:
    """I-10.1: the draw then goes on as usual."""
    t = meadows("bard", epic_deck=["eriu", "lugs_spear"])
    t.decline()
    assert t.hand(0) == ["eriu", "meadows"]


def test_meadows_with_tuans_memory() -> None:
    """I-10.5: the pool grows to four; still one is kept."""
    deck = ["eriu", "lugs_spear", "balors_eye", "battle_frenzy"]
    t = meadows("tuans_memory", epic_deck=deck)
    t.expect_asked(0, "react", "when_you_draw_epic_tale", 0, 3).react("meadows")
    t.offers_just(*(("keep", card) for card in deck)).choose("keep", "battle_frenzy")
    assert t.hand(0) == ["battle_frenzy"]
    assert sorted(t.state.epic_discard) == [
        "balors_eye",
        "eriu",
        "lugs_spear",
        "tuans_memory",
    ]


def test_meadows_with_the_misty_lands() -> None:
    """I-10.5: one discarded, two drawn, one kept."""
    t = meadows("misty_lands", "bard", epic_deck=["eriu", "lugs_spear"])
    t.react("meadows").offers_just(("keep", "eriu"), ("keep", "lugs_spear"))
    t.choose("keep", "eriu")
    assert t.hand(0) == ["eriu"]


def test_meadows_with_nothing_more_to_draw() -> None:
    """I-17.1: choose among what was drawn."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1}},
        hands={
            0: ["bard", "meadows"],
            1: ["citadel"],
            2: [card for card in EPIC if card != "eriu"],
        },
        epic_deck=["eriu"],
    )
    t.play("bard").react("meadows").skip_reactions()
    assert t.hand(0) == ["eriu"]


def test_meadows_discarding_the_dagda_reshuffles() -> None:
    """I-17.2: The Dagda goes straight back into the deck."""
    t = meadows("bard", epic_deck=["eriu", "the_dagda"])
    t.react("meadows").choose("keep", "eriu")
    assert t.state.epic_discard == []
    assert "the_dagda" in t.state.epic_deck


def test_meadows_do_not_answer_an_opponents_draw() -> None:
    """I-10.5: when you draw."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["bard"], 1: ["meadows", "citadel"]},
    )
    t.play("bard").expect_asked(1, "season-turn")


# -- Misty Lands -----------------------------------------------------------------------------------


def misty(
    *cards: str, deck: list[str], discard: list[str] | None = None, passed: list[int] | None = None
) -> Table:
    """Seat 0 plays the Misty Lands with those other cards in hand."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1}},
        hands={0: ["misty_lands", *cards], 1: ["citadel", "geis"]},
        epic_deck=deck,
        epic_discard=list[Json](discard or []),
        passed=list[Json](passed or []),
    )
    return t.play("misty_lands")


def test_misty_lands_draw_as_many_as_were_discarded_and_keep_one() -> None:
    """I-9.9: one to all Action cards; as many Epic Tales, one kept, the others face up."""
    t = misty("bard", "migration", "festival", "eriu", deck=["balors_eye", "lugs_spear"])
    t.expect_asked(0, "misty-lands", "misty_lands", 0)
    t.offers_just(("discard", "bard"), ("discard", "migration"), ("discard", "festival"))
    t.choose("discard", "bard").expect_asked(0, "misty-lands", "misty_lands", 1)
    t.offers_just(("discard", "migration"), ("discard", "festival"), ("done",))
    t.choose("discard", "festival").choose("done").expect_asked(0, "keep-epic")
    t.offers_just(("keep", "balors_eye"), ("keep", "lugs_spear")).choose("keep", "lugs_spear")
    t.expect_asked(1, "season-turn")
    assert t.hand(0) == ["eriu", "lugs_spear", "migration"]
    assert t.state.epic_discard == ["balors_eye"]
    assert {"bard", "festival"} <= set(t.state.action_discard)
    assert t.events("discards-action", 1) == [[0], [0]]


def test_misty_lands_with_one_action_card() -> None:
    """I-9.7: at least one if you hold any: the only one goes, one card is drawn and kept."""
    t = misty("bard", deck=["balors_eye", "lugs_spear"])
    t.expect_asked(1, "season-turn")
    assert t.hand(0) == ["balors_eye"]
    assert "bard" in t.state.action_discard


def test_misty_lands_without_an_action_card() -> None:
    """I-9.7: no effect, still a Season card played."""
    t = misty("eriu", deck=["balors_eye"], passed=[1, 2])
    t.expect_asked(1, "season-turn")
    assert t.hand(0) == ["eriu"]
    assert t.events("draws") == []
    assert t.export()["passed"] == []


def test_misty_lands_draw_what_there_is() -> None:
    """I-17.1: two discarded, one card left in the whole deck."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1}},
        hands={
            0: ["misty_lands", "bard", "migration"],
            1: ["citadel"],
            2: [card for card in EPIC if card != "eriu"],
        },
        epic_deck=["eriu"],
    )
    t.play("misty_lands").skip_reactions().choose("discard", "bard").choose("discard", "migration")
    t.skip_reactions().expect_asked(1, "season-turn")
    assert t.hand(0) == ["eriu"]


def test_misty_lands_discarding_the_dagda_reshuffles() -> None:
    """I-17.2: The Dagda among the discarded Epic Tales shuffles the pile into the deck."""
    t = misty("bard", "migration", deck=["the_dagda", "lugs_spear"], discard=["balors_eye"])
    t.choose("discard", "bard").choose("discard", "migration").choose("keep", "lugs_spear")
    assert t.state.epic_discard == []
    assert {"the_dagda", "balors_eye"} <= set(t.state.epic_deck)
    assert len(t.state.epic_deck) == 29


def test_misty_lands_and_the_moor_at_its_question() -> None:
    """I-10.8: Moor, The Dagda and the Master Craftsman spend the last card: nothing to discard."""
    t = table(
        seats=4,
        clans={"plains": {0: 1, 1: 1}, "cove": {2: 1, 3: 1}},
        hands={
            0: ["misty_lands", "bard", "master_craftsman", "moor", "the_dagda"],
            1: ["citadel"],
        },
        epic_deck=["eriu"],
    )
    t.play("misty_lands").skip_reactions().choose("discard", "bard")
    t.expect_asked(0, "misty-lands").play("moor", "triskel").choose("player", 1)
    t.react("the_dagda").react("master_craftsman").choose("player", 2)
    t.skip_reactions().expect_asked(1, "season-turn")
    assert t.hand(0) == ["eriu"]
    assert t.hand(2) == ["the_dagda"]


# -- Moor ------------------------------------------------------------------------------------------


def moor_on_turn() -> Table:
    """Seat 1 holds the Moor and is on turn."""
    return table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["eriu", "bard"], 1: ["moor", "citadel"]},
        turn=1,
    )


def moor_placing() -> Table:
    """Seat 1 places clans."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {1: 1}},
        hands={0: ["eriu", "bard"], 1: ["moor", "new_clans"]},
        turn=1,
    )
    return t.play("new_clans")


def moor_in_a_window() -> Table:
    """Seat 1 is asked whether to react, though he holds nothing else that fits."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["eriu", "bard"], 1: ["moor", "citadel"]},
    )
    return t.play("bard")


def moor_sheltering() -> Table:
    """Seat 1 may shelter a clan."""
    t = table(
        clans={"valley": {0: 2, 1: 2}},
        hands={0: ["eriu", "warlord"], 1: ["moor", "citadel"]},
    )
    return t.play("warlord").decline().decline().expect_asked(1, "shelter")


def moor_attacked() -> Table:
    """Seat 1 answers an attack."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={0: ["eriu"], 1: ["moor", "citadel"]},
        clash=clash_in("plains", 0),
    )
    return t.attack(1).decline().expect_asked(1, "attack-response")


def moor_at_the_toll() -> Table:
    """Seat 1 pays the Mountains' toll."""
    t = table(
        clans={"plains": {1: 2}, "cove": {0: 1, 2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["eriu"], 1: ["moor", "citadel", "migration"]},
        turn=1,
    )
    t.play("migration").choose("move", "mountains", 2).skip_reactions()
    return t.expect_asked(1, "mountains-toll")


@pytest.mark.parametrize(
    "reach",
    [
        moor_on_turn,
        moor_placing,
        moor_in_a_window,
        moor_sheltering,
        moor_attacked,
        moor_at_the_toll,
    ],
)
def test_moor_looks_at_epic_tales_at_any_decision(reach: Callable[[], Table]) -> None:
    """I-10.8: at every decision of the holder, in and out of turn; then the question stands."""
    t = reach()
    prompt, options = t.prompt, list(t.options)
    held = [card for card in t.state.hands[0] if card in EPIC]
    assert t.seat == 1
    assert held == ["eriu"]
    t.offers(MOOR).play("moor", "triskel").expect_asked(1, "look-at-epics")
    t.offers_just(("player", 0), ("player", 2)).choose("player", 0)
    assert t.events("looks-at-epics", 1) == [[1, 0, *held]]
    assert t.events("looks-at-epics", 0) == t.events("looks-at-epics", 2) == [[1, 0]]
    known = t.view(1)["known"]
    assert isinstance(known, dict)
    assert known["0"] == held
    assert played(t) == ["moor"]
    if prompt != "react":
        t.expect_asked(1, prompt).offers_just(*(option for option in options if option != MOOR))


def test_moor_in_the_draft() -> None:
    """I-10.8: also in the draft, once the chieftain has the card (I-5.3)."""
    t = table(
        clans={"moor": {1: 2}, "plains": {0: 1}, "cove": {2: 1}},
        hands={0: ["eriu"]},
        phase="assembly",
        rng=rng_tossing(clockwise=True),
    )
    asks = t.match.pending
    assert set(asks) == {0, 1, 2}
    assert MOOR in asks[1].options
    assert MOOR not in asks[0].options
    t.play("moor", "triskel", by=1).expect_asked(1, "look-at-epics").choose("player", 0)
    assert t.events("looks-at-epics", 1) == [[1, 0, "eriu"]]
    asks = t.match.pending
    assert set(asks) == {0, 1, 2}
    assert MOOR not in asks[1].options


def test_moor_at_the_start_of_the_assembly() -> None:
    """I-10.8: in every window loop, that of I-5.0 included."""
    t = table(
        clans={"moor": {1: 2}, "plains": {0: 1}, "cove": {2: 1}},
        hands={0: ["eriu"], 1: ["moor"]},
        phase="assembly",
    )
    t.expect_asked(1, "react", "assembly_start", rule="I-5.0").offers_just(MOOR, ("decline",))


def test_moor_uses_no_turn() -> None:
    """I-10.1: its holder still takes his turn, and no Season card was played."""
    t = moor_on_turn()
    t.play("moor", "triskel").choose("player", 0).expect_asked(1, "season-turn")
    t.offers(("play", "citadel", "season"), ("pass",))


def test_moor_is_barred_by_lugs_spear() -> None:
    """I-10.7: not while the Spear is in force."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={0: ["moor", "bard"], 1: ["citadel"]},
        clash=clash_in("plains", 0, spear=True),
    )
    t.expect_asked(0, "end-clash").refuses(*MOOR, rule="I-10.7")


def test_moor_on_a_player_without_epic_tales() -> None:
    """I-9.7: nothing is seen."""
    t = moor_on_turn()
    t.play("moor", "triskel").choose("player", 2)
    assert t.events("looks-at-epics", 1) == [[1, 2]]


def test_moor_may_be_cancelled_by_the_dagda() -> None:
    """I-9.4: after the opponent is named; nothing is seen."""
    t = table(
        clans={"plains": {0: 1, 1: 1}},
        hands={0: ["the_dagda", "bard"], 1: ["moor", "citadel"]},
        turn=1,
    )
    t.play("moor", "triskel").choose("player", 0)
    t.expect_asked(0, "react", "any_epic_or_advantage_played", 1, "moor").react("the_dagda")
    assert t.events("looks-at-epics") == []
    t.expect_asked(1, "season-turn")


def test_moor_at_the_clubs_decision_leaves_only_what_is_possible() -> None:
    """I-12.15: The Dagda's reply spends the target's last Action card, so a clan it must be."""
    t = table(
        seats=4,
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        hands={
            0: ["moor", "dagdas_club", "bard"],
            1: ["the_dagda", "master_craftsman"],
        },
        clash=clash_in("plains", 0),
    )
    t.attack(1).react("dagdas_club", "decide", by=0).skip_reactions()
    t.expect_asked(0, "club-decision").offers(("discard-card",), ("remove-clan",))
    t.play("moor", "triskel").choose("player", 1).react("the_dagda", by=1)
    t.react("master_craftsman", by=1).choose("player", 2).skip_reactions()
    assert ("discard-card",) not in t.options
    assert t.clans("plains") == [2, 1, 0, 0]


# -- Mountains -------------------------------------------------------------------------------------


def test_mountains_card_avoids_the_toll() -> None:
    """I-14.2: played before the toll is paid; a clash there starts as usual."""
    t = table(
        clans={"plains": {0: 2}, "mountains": {1: 1}, "cove": {2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["migration", "mountains", "bard"], 1: ["citadel"]},
    )
    t.play("migration").choose("move", "mountains", 2)
    t.expect_asked(0, "react", "when_you_move_into_mountains", 0, "mountains").react("mountains")
    t.expect_asked(0, "end-clash", "mountains")
    assert t.clans("mountains") == [2, 1, 0]
    assert t.hand(0) == ["bard"]
    assert played(t) == ["mountains"]


def test_mountains_card_declined_the_toll_is_due() -> None:
    """I-14.2: an Action card or a clan."""
    t = table(
        clans={"plains": {0: 2}, "mountains": {}, "cove": {1: 1, 2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["migration", "mountains", "bard"], 1: ["citadel"]},
    )
    t.play("migration").choose("move", "mountains", 2).decline()
    t.expect_asked(0, "mountains-toll").offers_just(("discard", "bard"), ("remove-clan",))


def test_mountains_card_does_not_help_against_breas_tyranny() -> None:
    """I-14.2: when you move; an opponent moved the clan, its owner pays."""
    t = table(
        clans={"plains": {0: 1, 1: 2}, "mountains": {}, "cove": {2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["breas_tyranny", "bard"], 1: ["mountains", "citadel"]},
    )
    t.play("breas_tyranny").choose("territory", "mountains")
    t.expect_asked(1, "mountains-toll").offers_just(("discard", "citadel"), ("remove-clan",))
    t.choose("remove-clan")
    assert t.clans("mountains") == [0, 0, 0]
    assert t.hand(1) == ["citadel", "mountains"]


def test_mountains_card_serves_its_holder_alone() -> None:
    """I-10.5: another player's move opens no window for him."""
    t = table(
        clans={"plains": {0: 2}, "mountains": {}, "cove": {1: 1, 2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["migration", "bard"], 1: ["mountains", "citadel"]},
    )
    t.play("migration").choose("move", "mountains", 2).expect_asked(0, "mountains-toll")


def test_mountains_card_is_barred_by_lugs_spear() -> None:
    """I-10.7: a Withdraw into the Mountains under the Spear pays."""
    t = table(
        clans={"plains": {0: 2, 1: 2}, "mountains": {0: 1}, "cove": {2: 1}},
        at={"mountains": BESIDE_VALLEY_AND_PLAINS},
        hands={0: ["mountains", "bard"], 1: ["citadel"]},
        clash=clash_in("plains", 0, spear=True),
    )
    t.choose("refuse").choose("withdraw").choose("move", "mountains", 1)
    t.expect_asked(0, "mountains-toll")


# -- Plains ----------------------------------------------------------------------------------------


def test_plains_move_only_from_the_plains() -> None:
    """I-11.3: split at will from the Plains, at least one clan, though not chieftain there."""
    t = table(
        clans={"plains": {0: 2, 1: 3}, "cove": {0: 2}, "valley": {2: 1}},
        capital="cove",
        hands={0: ["plains"], 1: ["citadel"]},
    )
    t.play("plains").expect_asked(0, "move-to", "plains", "plains", 2).refuses("done")
    t.offers_just(*(("move", to, n) for to in ("valley", "cove") for n in (1, 2)))
    t.choose("move", "cove", 1).choose("move", "valley", 1)
    assert t.clans("plains") == [0, 3, 0]
    assert t.clans("cove") == [3, 0, 0]
    assert t.events("clash-starts") == [[0, "valley"]]
    t.expect_asked(0, "end-clash", "valley").choose("agree").choose("agree")
    assert played(t) == ["plains"]


def test_plains_with_several_clashes() -> None:
    """I-12.3: the instigator orders the clashes."""
    t = table(
        clans={"plains": {0: 2}, "cove": {1: 1}, "valley": {2: 1}},
        capital="plains",
        hands={0: ["plains"], 1: ["citadel"]},
    )
    t.play("plains").choose("move", "cove", 1).choose("move", "valley", 1)
    t.expect_asked(0, "next-clash")
    t.offers_just(("territory", "cove"), ("territory", "valley"))


def test_plains_without_a_clan_there() -> None:
    """I-9.7: no effect, still a Season card."""
    t = table(
        clans={"cove": {0: 2, 1: 1}, "plains": {1: 1}},
        hands={0: ["plains"], 1: ["citadel"]},
        passed=[1, 2],
    )
    t.play("plains").expect_asked(1, "season-turn")
    assert t.clans("cove") == [2, 1, 0]
    assert t.export()["passed"] == []
