"""Action cards, R to W, each mode played through its choices."""

import pytest

from crannog.kernel import Json
from tests.inis.table import Table, assert_alike, clash_in, known_discard, table

# -- Raid ------------------------------------------------------------------------------------------


def raid(
    target: list[str],
    attacker: list[str] | None = None,
    bystander: list[str] | None = None,
    seed: int = 1,
) -> Table:
    """Four players; seat 0, with the Raid, has the first maneuver against seat 1."""
    return table(
        seats=4,
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        hands={0: ["raid", *(attacker or [])], 1: target, 3: bystander or []},
        clash=clash_in("plains", 0),
        seed=seed,
    )


def test_raid_takes_a_random_action_card() -> None:
    """I-12.14, I-21.3: after your attack, on top of its cost; only the two see the card."""
    t = raid(["bard", "citadel", "festival", "eriu"])
    t.attack(1).choose("remove-clan").expect_asked(0, "react", "after_your_attack", 0, 1)
    t.react("raid").expect_asked(1, "end-clash")
    assert t.clans("plains") == [2, 1, 0, 0]
    (taken,) = t.hand(0)
    assert taken in ("bard", "citadel", "festival")
    assert t.hand(1) == sorted({"bard", "citadel", "festival", "eriu"} - {taken})
    assert t.events("takes-from-hand", 0) == [[0, 1, taken]]
    assert t.events("takes-from-hand", 1) == [[0, 1, taken]]
    assert t.events("takes-from-hand", 2) == [[0, 1]]


def test_raid_takes_every_action_card_sooner_or_later() -> None:
    """I-21.3: at random: over a few seeds each of the cards is taken."""
    taken = set()
    for seed in range(12):
        t = raid(["bard", "citadel"], seed=seed)
        t.attack(1).choose("remove-clan").react("raid", by=0)
        taken.update(t.hand(0))
    assert taken == {"bard", "citadel"}


def test_raid_removes_a_clan_of_a_player_without_action_cards() -> None:
    """I-11.5: no Action card left: one of his exposed clans; that alone gives the Bard nothing."""
    t = raid(["citadel"], ["bard"])
    t.attack(1).choose("discard", "citadel").react("raid", by=0)
    assert t.clans("plains") == [2, 1, 0, 0]
    assert t.prompt == "end-clash"
    assert t.state.deeds[0] == 0


def test_raid_without_card_or_exposed_clan() -> None:
    """I-9.7: the attack took his last exposed clan and he holds no Action card: no effect."""
    t = table(
        seats=4,
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        citadels={"plains": 1},
        hands={0: ["raid", "geis"], 1: ["eriu"]},
        clash=clash_in("plains", 0, [0, 1, 0, 0]),
    )
    t.attack(1).expect_asked(0, "react").react("raid")
    assert t.clans("plains") == [2, 1, 0, 0]
    assert "raid" in t.state.action_discard


def test_raid_is_for_the_attacker_alone() -> None:
    """I-10.5: the attacked player, or a third one, has no use for it."""
    t = table(
        seats=4,
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        hands={1: ["raid"], 2: ["bard"]},
        clash=clash_in("plains", 0),
    )
    t.attack(1).choose("remove-clan").expect_asked(1, "end-clash")


@pytest.mark.parametrize("counts", [True, False])
def test_raid_after_an_ignored_attack(counts: bool) -> None:
    """I-12.15, flag ignored_attack_counts_as_performed: an attack that Hills foiled."""
    t = table(
        seats=4,
        clans={"hills": {0: 2, 1: 2}, "cove": {2: 1, 3: 1}},
        hands={0: ["raid"], 1: ["hills", "citadel"]},
        clash=clash_in("hills", 0),
        options={"ignored_attack_counts_as_performed": counts},
    )
    t.attack(1).expect_asked(1, "react").react("hills")
    if counts:
        t.expect_asked(0, "react", "after_your_attack").react("raid")
        assert t.hand(0) == ["citadel"]
    t.expect_asked(1, "end-clash")
    assert t.clans("hills") == [2, 2, 0, 0]


def test_geis_cancels_the_raid() -> None:
    """I-9.4: Geis answers the Raid; nothing is taken."""
    t = raid(["citadel"], bystander=["geis"])
    t.attack(1).choose("remove-clan").react("raid", by=0)
    t.expect_asked(3, "react").react("geis")
    assert t.hand(1) == ["citadel"]
    assert t.hand(0) == []


# -- Sanctuary -------------------------------------------------------------------------------------


def test_sanctuary_is_built_and_an_epic_tale_drawn() -> None:
    """I-18.3: a Sanctuary where you are present, then one Epic Tale card."""
    t = table(
        clans={"cove": {0: 1}, "plains": {0: 1, 1: 1}},
        hands={0: ["sanctuary"], 1: ["bard"]},
        epic_deck=["eriu", "lugs_spear"],
    )
    t.play("sanctuary").offers_just(("territory", "cove"), ("territory", "plains"))
    t.choose("territory", "cove").expect_asked(1, "season-turn")
    assert t.state.map["cove"].sanctuaries == 1
    assert t.hand(0) == ["eriu"]
    assert t.events("draws", 0) == [[0, 1, "eriu"]]
    assert t.events("draws", 1) == [[0, 1]]


def test_sanctuary_without_one_in_the_supply_still_draws() -> None:
    """I-17.3: no Sanctuary left: the card is drawn all the same."""
    t = table(
        clans={"cove": {0: 1}, "plains": {1: 1}},
        sanctuaries={"plains": 9},
        hands={0: ["sanctuary"], 1: ["bard"]},
        epic_deck=["eriu"],
    )
    t.play("sanctuary").expect_asked(1, "season-turn")
    assert t.state.map["cove"].sanctuaries == 0
    assert t.hand(0) == ["eriu"]


def test_sanctuary_may_be_built_in_the_swamp() -> None:
    """I-14.4: the Swamp forbids Citadels only."""
    t = table(
        clans={"swamp": {0: 1}, "plains": {1: 1}},
        hands={0: ["sanctuary"], 1: ["bard"]},
    )
    t.play("sanctuary").expect_asked(1, "season-turn")
    assert t.state.map["swamp"].sanctuaries == 1


# -- Scouts & Spies --------------------------------------------------------------------------------


def scouts(hand: list[str]) -> Table:
    """Seat 0 looks at that hand of seat 1."""
    t = table(
        seats=4,
        clans={"plains": {0: 2}, "cove": {0: 1}, "hills": {1: 2}, "valley": {2: 1, 3: 1}},
        hands={0: ["scouts_and_spies"], 1: hand},
    )
    t.play("scouts_and_spies").expect_asked(0, "look-at-actions")
    t.offers_just(("player", 1), ("player", 2), ("player", 3))
    return t.choose("player", 1).expect_asked(0, "scouts-from")


def test_scouts_and_spies_show_the_action_cards_to_their_player_alone() -> None:
    """I-21.3: only the Action cards, only to the player of the card."""
    t = scouts(["bard", "eriu", "citadel"])
    assert t.events("looks-at-actions", 0) == [[0, 1, "bard", "citadel"]]
    assert t.view(0)["known"] == {"1": ["bard", "citadel"]} | known_discard(t, 0)
    for other in (1, 2, 3, None):
        assert t.events("looks-at-actions", other) == [[0, 1]]


def test_scouts_and_spies_tell_the_others_nothing() -> None:
    """I-21.2: two hands that differ look the same to everyone else."""
    one, two = scouts(["bard", "eriu"]), scouts(["citadel", "eriu"])
    assert_alike(one, two, 2, 3, None)


def test_scouts_and_spies_may_move_to_one_territory() -> None:
    """I-11.3, I-12.1: after the look, one origin, one adjacent destination; a clash starts."""
    t = scouts(["bard"])
    t.offers_just(("territory", "plains"), ("territory", "cove"), ("stay",))
    t.choose("territory", "plains").expect_asked(0, "scouts-to")
    t.offers_just(*(("move", to, n) for to in ("valley", "cove", "hills") for n in (1, 2)))
    t.choose("move", "hills", 2)
    assert t.clans("hills") == [2, 2, 0, 0]
    t.expect_asked(0, "end-clash", "hills")


def test_scouts_and_spies_may_stay() -> None:
    """I-9.5: the move is optional and decided after the look."""
    t = scouts(["bard"])
    t.choose("stay").expect_asked(1, "season-turn")
    assert t.clans("plains")[0] == 2


def test_scouts_and_spies_on_a_player_without_action_cards() -> None:
    """I-9.7: nothing is seen; the move is still allowed."""
    t = scouts(["eriu"])
    assert t.events("looks-at-actions", 0) == [[0, 1]]
    t.choose("territory", "cove").choose("move", "hills", 1).expect_asked(0, "end-clash")


# -- Warlord ---------------------------------------------------------------------------------------


def test_warlord_starts_a_clash() -> None:
    """I-12.1: where you and an opponent are present; you are the instigator."""
    t = table(
        clans={"plains": {0: 1, 1: 1}, "cove": {0: 1, 2: 1}, "valley": {0: 1}},
        hands={0: ["warlord"], 1: ["bard"]},
    )
    t.play("warlord").expect_asked(0, "start-clash")
    t.offers_just(("territory", "plains"), ("territory", "cove")).choose("territory", "cove")
    assert t.events("clash-starts") == [[0, "cove"]]
    t.expect_asked(0, "end-clash")


def test_warlord_without_an_opponent_present() -> None:
    """I-9.7: no such territory: no effect, still a Season card."""
    t = table(
        clans={"plains": {0: 1}, "cove": {1: 1}}, hands={0: ["warlord"], 1: ["bard"]}, passed=[1]
    )
    t.play("warlord").expect_asked(1, "season-turn")
    assert "clash-starts" not in t.kinds()
    assert t.export()["passed"] == []


def test_warlord_alone_when_a_clash_needs_no_two_players() -> None:
    """I-12.1, flag clash_needs_two_players: the clash of one; he ends it or withdraws."""
    t = table(
        clans={"plains": {0: 1}, "cove": {0: 1, 1: 2}, "valley": {1: 1}},
        hands={0: ["warlord"], 1: ["bard"]},
        options={"clash_needs_two_players": False},
    )
    t.play("warlord").offers_just(("territory", "plains"), ("territory", "cove"))
    t.choose("territory", "plains")
    assert t.events("clash-starts") == [[0, "plains"]]
    t.expect_asked(1, "season-turn")  # nothing but the end was possible


def reinforcing(
    clans: dict[str, dict[int, int]] | None = None,
    hands: dict[int, list[str]] | None = None,
    clash: dict[str, Json] | None = None,
    citadels: int = 0,
) -> Table:
    """A clash in the Plains that seat 0 began; unless told, seat 1 holds the Warlord."""
    return table(
        clans=clans or {"plains": {0: 2, 1: 2, 2: 1}, "cove": {2: 1}},
        hands=hands or {0: ["citadel"], 1: ["warlord", "bard"]},
        citadels={"plains": citadels},
        clash=clash or clash_in("plains", 0),
    )


def test_warlord_reinforces_and_names_the_next_player() -> None:
    """I-12.18: after any maneuver, one exposed clan and the choice of who goes on."""
    t = reinforcing()
    t.attack(2).expect_asked(1, "react", "after_any_maneuver", 0, "plains").react("warlord")
    t.expect_asked(1, "next-maneuver").offers_just(("player", 0), ("player", 1))
    t.choose("player", 0)
    assert t.clans("plains") == [2, 3, 0]
    assert t.state.exposed(1) == 3
    t.expect_asked(0, "end-clash")  # the offer to end still comes, beginning with him
    t.attack(1).choose("remove-clan").expect_asked(1, "end-clash")  # and the order goes on


def test_warlord_may_name_himself() -> None:
    """I-12.18: the next player may be the player of the card; the order goes on from him."""
    t = reinforcing(clans={"plains": {0: 2, 1: 2, 2: 2}})
    t.attack(2).react("warlord", by=1).choose("player", 2)
    t.expect_asked(2, "end-clash")
    t.attack(0).choose("remove-clan").expect_asked(0, "end-clash")


def test_warlord_without_a_reserve_names_only() -> None:
    """I-9.7 (errata): no clan in reserve: still choose who performs the next maneuver."""
    t = reinforcing(clans={"plains": {0: 2, 1: 2, 2: 1}, "cove": {1: 10, 2: 1}})
    t.attack(2).react("warlord", by=1).choose("player", 0)
    assert t.clans("plains") == [2, 2, 0]
    t.expect_asked(0, "end-clash")


def test_warlord_is_not_for_sheltered_clans_alone() -> None:
    """I-2.9: a clan in a Citadel takes no part, so its owner is not involved."""
    t = reinforcing(
        clans={"plains": {0: 2, 1: 1, 2: 2}, "cove": {2: 1}},
        citadels=1,
        clash=clash_in("plains", 0, [0, 1, 0]),
    )
    t.attack(2).expect_asked(2, "end-clash")


def test_warlord_is_not_for_who_lost_his_last_exposed_clan() -> None:
    """I-2.9, I-12.18: the maneuver itself put him out of the clash."""
    t = reinforcing(clans={"plains": {0: 2, 1: 1, 2: 2}, "cove": {1: 1}})
    t.attack(1).choose("remove-clan").expect_asked(2, "end-clash")


def test_warlord_is_not_for_bystanders() -> None:
    """I-2.9: who has no clan in the territory is not involved."""
    t = reinforcing(
        clans={"plains": {0: 2, 1: 2}, "cove": {2: 1}},
        hands={0: ["citadel"], 2: ["warlord"]},
    )
    t.attack(1).expect_asked(1, "end-clash")


def test_warlord_follows_a_withdrawal() -> None:
    """I-12.18: any maneuver of any player, also a Withdraw of one's own."""
    t = reinforcing(
        clans={"plains": {0: 2, 1: 2}, "cove": {0: 1, 2: 1}, "valley": {0: 1}},
        hands={0: ["warlord"], 1: ["bard"]},
    )
    t.choose("refuse").choose("withdraw").choose("move", "valley", 1)
    t.expect_asked(0, "react", "after_any_maneuver").react("warlord").choose("player", 0)
    assert t.clans("plains") == [2, 2, 0]
    t.expect_asked(0, "end-clash")


def test_geis_cancels_the_reinforcement() -> None:
    """I-9.4: no clan comes and the order is unchanged."""
    t = reinforcing(hands={0: ["geis"], 1: ["warlord", "bard"]})
    t.attack(2).react("warlord", by=1).choose("player", 0)
    t.expect_asked(0, "react", "opponent_plays_action_card", 1, "warlord").react("geis")
    assert t.clans("plains") == [2, 2, 0]
    t.expect_asked(1, "end-clash")
