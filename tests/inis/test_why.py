"""Why something can't be chosen: the sentence, what it names, and the rule.

A card of the hand is explained by its own modes, whatever mode a client asks for.
"""

from collections.abc import Iterator
from random import Random

import pytest

from crannog.games.inis import GAME
from crannog.games.inis.cards.registry import MODES
from crannog.games.inis.ids import IDS
from crannog.games.inis.meta import PROMPTS, VERBS
from crannog.games.inis.refusals.times import TIMES
from crannog.games.inis.state import Inis
from crannog.games.inis.why import REFUSALS, why_not
from crannog.games.inis.windows import WINDOW_RULES
from crannog.kernel import Ask, Atom, Match, Rng, Seat
from crannog.kernel.game import NOT_OFFERED
from crannog.rules_text import all_rules
from crannog.words import LANGUAGES, Words
from tests.inis.table import Table, clash_in, table
from tests.refused import Share, Things, asked_of, decisions

Told = tuple[str, str, dict[str, Atom]]
EVERY_MODE = sorted({mode for _, mode in MODES})
TURN = {"I-8.4", "I-9.7"}
REACTION = {*WINDOW_RULES.values(), "I-10.1", "I-10.7", "I-12.17"}


def random_asks(seats: int, seed: int) -> Iterator[tuple[Inis, Ask]]:
    """The questions of a match that is played at random."""
    for match in decisions(Match.new(GAME, seats, seed, {}, patient=True), seed, 400):
        assert isinstance(match.state, Inis)
        for ask in match.pending.values():
            yield match.state, ask


def possible_rules(card: str) -> set[str]:
    """What can keep a card of the hand from being played: by its own modes."""
    triggers = [mode.trigger for (name, _), mode in MODES.items() if name == card]
    return set().union(*(REACTION if trigger else TURN for trigger in triggers))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_card_that_is_not_offered_is_explained_by_its_own_modes(seats: int, seed: int):
    """I-9.3 is no reason: a client does not know which modes a card has."""
    explained = set()
    for g, ask in random_asks(seats, seed):
        offered = {option[1] for option in ask.options if option[0] == "play"}
        held = [card for card, zone in g.at.items() if zone == ask.seat and card not in offered]
        for card in held:
            for mode in EVERY_MODE:
                rule = why_not(g, ask, ("play", card, mode)).rule
                assert rule in possible_rules(card), (ask.prompt, card, mode, rule)
            explained.add(card)
    assert len(explained) > 15


def test_a_triskel_card_on_a_season_turn_waits_for_its_window():
    """I-9.4: Geis answers a card that is being played, even if a Season mode is asked for."""
    t = table(clans={"valley": {0: 2, 1: 2}}, hands={0: ["geis", "bard"], 1: ["citadel"]})
    t.expect_asked(0, "season-turn").refuses("play", "geis", "season", rule="I-9.4")


def test_a_card_that_is_offered_has_only_its_own_effects():
    """I-9.3: a mode that the card lacks, while another one could be played."""
    t = table(clans={"valley": {0: 2, 1: 2}}, hands={0: ["bard"], 1: ["citadel"]})
    t.expect_asked(0, "season-turn").refuses("play", "bard", "maneuver", rule="I-9.3")


# -- the sentence, what it names, and the rule ---------------------------------------------------


def why(t: Table, *choice: Atom, by: Seat | None = None) -> Told:
    """The rule, the sentence and its arguments."""
    refusal = t.match.why_not(t.seat if by is None else by, choice)
    assert refusal is not None, "it is offered"
    return refusal.rule, refusal.why, refusal.args


def said(t: Table, *choice: Atom) -> str:
    """The sentence in English."""
    refusal = t.match.why_not(t.seat, choice)
    assert refusal is not None
    return Words("en", GAME).refusal(refusal)


def played(card: str) -> Table:
    """Seat 0 has played a card, with clans in the Valley and the Cove and none in the Hills."""
    t = table(
        4,
        clans={"valley": {0: 3, 3: 1}, "hills": {1: 2}, "cove": {0: 1, 2: 1}},
        hands={0: [card, "bard"], 1: ["conquest"]},
    )
    return t.play(card)


def test_a_territory_without_a_clan_of_ones_own():
    """I-2.2: New Clans, Sanctuary, Migration, Emissaries want a clan there."""
    for card in ("new_clans", "sanctuary", "migration", "emissaries", "citadel", "warlord"):
        t = played(card)
        told = ("I-2.2", "why-no-clan-there", {"territory": "hills"})
        assert why(t, "territory", "hills") == told, card
    assert said(t, "territory", "hills") == "You have no clan in the Hills."
    absent = {"territory": "forest"}
    assert why(t, "territory", "forest") == ("I-3.7", "why-not-on-map", absent)


def test_clans_move_to_a_neighbour_as_many_as_there_are():
    """I-11.3, I-3.5: the Valley and the Hills are not adjacent; three clans are in the Valley."""
    t = played("migration").choose("territory", "valley").expect_asked(0, "move-to")
    apart = {"territory": "hills", "territory2": "valley"}
    assert why(t, "move", "hills", 1) == ("I-3.5", "why-not-adjacent", apart)
    assert why(t, "move", "valley", 1)[1:] == ("why-same-territory", {"territory": "valley"})
    most = {"territory": "valley", "count": 3}
    assert why(t, "move", "cove", 4) == ("I-11.3", "why-clans-at-most", most)
    assert said(t, "move", "cove", 4) == "Valley: at most 3 clans."
    assert why(t, "move", "cove", 0)[1] == "why-one-at-least"
    assert why(t, "done")[1] == "why-move-one-first"
    t.choose("move", "cove", 1)
    assert why(t, "move", "cove", 1)[1:] == ("why-moved-there", {"territory": "cove"})


def test_one_clan_goes_to_a_neighbour_of_where_it_stands():
    """I-3.5: Emissaries."""
    t = played("emissaries").choose("territory", "valley").expect_asked(0, "move-one-to")
    apart = {"territory": "hills", "territory2": "valley"}
    assert why(t, "territory", "hills") == ("I-3.5", "why-not-adjacent", apart)


def test_a_festival_needs_a_sanctuary():
    """I-13.1: and a clan of one's own."""
    t = table(
        clans={"valley": {0: 1}, "cove": {0: 1}, "plains": {0: 1}},
        sanctuaries={"cove": 1, "plains": 1},
        hands={0: ["festival", "bard"]},
    ).play("festival")
    told = ("I-13.1", "why-no-sanctuary", {"territory": "valley"})
    assert why(t, "territory", "valley") == told


def test_no_citadel_in_the_swamp():
    """I-14.4."""
    t = table(
        clans={"valley": {0: 1}, "swamp": {0: 1}, "cove": {0: 1}},
        hands={0: ["citadel", "bard"]},
    ).play("citadel")
    told = ("I-14.4", "why-no-citadel-there", {"territory": "swamp"})
    assert why(t, "territory", "swamp") == told


def test_a_clash_needs_an_opponent():
    """I-12.1: the Warlord finds nobody in the Valley."""
    t = table(
        clans={"valley": {0: 1}, "cove": {0: 1, 1: 1}, "plains": {0: 1, 2: 1}},
        hands={0: ["warlord", "bard"]},
    ).play("warlord")
    told = ("I-12.1", "why-no-opponent-there", {"territory": "valley"})
    assert why(t, "territory", "valley") == told


def test_new_alliance_replaces_one_of_two_clans_of_an_opponent():
    """I-11.8: not one's own, not the only one."""
    t = table(
        clans={"valley": {0: 1, 1: 2, 2: 1}, "cove": {0: 1, 2: 2}, "plains": {1: 2}},
        hands={0: ["new_alliance", "bard"]},
    ).play("new_alliance", "replace")
    t.expect_asked(0, "new-alliance")
    one = {"territory": "valley", "seat": 2}
    assert why(t, "replace", "valley", 2) == ("I-11.8", "why-two-clans-needed", one)
    assert why(t, "replace", "valley", 0) == ("I-2.4", "why-choose-opponent", {})
    assert why(t, "replace", "plains", 1)[1:] == ("why-no-clan-there", {"territory": "plains"})


# -- clashes, drafts, cards ----------------------------------------------------------------------


def test_in_a_clash_only_an_exposed_clan_can_be_attacked():
    """I-12.14: not a sheltered one, nor one's own; and no maneuver can be left out (I-12.11)."""
    t = table(
        4,
        clans={"valley": {0: 2, 1: 1, 2: 1}, "cove": {0: 1}, "hills": {3: 1}},
        hands={1: ["bard"], 2: ["conquest"]},
        clash=clash_in("valley", 0, (0, 1, 0, 0)),
    )
    t.choose("refuse").expect_asked(0, "maneuver").offers_just(("attack", 2), ("withdraw",))
    assert why(t, "attack", 1) == ("I-12.14", "why-all-sheltered", {"seat": 1})
    absent = {"seat": 3, "territory": "valley"}
    assert why(t, "attack", 3) == ("I-12.14", "why-no-clan-of", absent)
    assert why(t, "attack", 0) == ("I-12.14", "why-attack-self", {})
    assert why(t, "pass") == ("I-12.11", "why-must-maneuver", {})


def test_clans_withdraw_to_where_one_is_chieftain():
    """I-12.16: to the Cove, not to the Plains, and the Hills are too far."""
    t = table(
        4,
        clans={"valley": {0: 2, 2: 1}, "cove": {0: 1}, "plains": {2: 1}},
        hands={2: ["conquest"]},
        clash=clash_in("valley", 0),
    )
    t.choose("refuse").choose("withdraw").expect_asked(0, "withdraw-to")
    told = ("I-12.16", "why-not-chieftain", {"territory": "plains"})
    assert why(t, "move", "plains", 1) == told
    assert why(t, "move", "hills", 1)[1] == "why-not-adjacent"
    assert why(t, "move", "cove", 3)[1:] == (
        "why-clans-at-most",
        {"territory": "valley", "count": 2},
    )


def test_a_draft_holds_so_many_different_cards_of_those_one_has():
    """I-6.2: one card of four at first."""
    match = Match.new(GAME, 3, 1)
    while next(iter(match.pending.values())).prompt != "draft":
        seat, ask = next(iter(match.pending.items()))
        match.choose(seat, ask.options[0])
    seat, ask = next(iter(match.pending.items()))
    first, second = (str(option[1]) for option in ask.options[:2])
    two = match.why_not(seat, ("hold", first, second))
    assert two is not None
    assert (two.rule, two.why, two.args) == ("I-6.2", "why-hold-count", {"count": 1})
    strange = next(card for card in IDS["card"] if ("hold", card) not in ask.options)
    other = match.why_not(seat, ("hold", strange))
    assert other is not None
    assert (other.why, other.args) == ("why-not-in-draft", {"card": strange})


def test_an_attack_is_answered_with_an_action_card():
    """I-12.14: an Epic Tale will not do, nor a card that is not in hand."""
    t = table(
        2,
        clans={"valley": {0: 2, 1: 2}},
        hands={1: ["bard", "eriu"]},
        clash=clash_in("valley", 0),
    )
    ask = Ask(1, "attack-response", [("discard", "bard"), ("remove-clan",)], "I-12.14", (0,))
    tale = GAME.why_not(t.state, ask, ("discard", "eriu"))
    assert (tale.rule, tale.why, tale.args) == ("I-12.14", "why-only-action", {"card": "eriu"})
    assert GAME.why_not(t.state, ask, ("discard", "druid")).why == "why-not-in-hand"


def test_a_pretender_is_told_how_far_he_is():
    """I-8.6: the three counts and the Deeds."""
    t = table(
        clans={"valley": {0: 3, 1: 1}, "cove": {0: 1}},
        hands={0: ["bard", "druid"], 1: ["conquest"]},
        deeds={0: 1},
        first_turn=False,
    )
    told = {"count": 1, "count2": 2, "count3": 0, "number": 1}
    assert why(t, "pretender") == ("I-8.6", "why-no-condition", told)


# -- all of it -----------------------------------------------------------------------------------


def test_every_verb_and_every_prompt_with_things_to_choose_has_its_reasons():
    """The prompts that are left out offer all that their verbs can name."""
    assert {*TIMES, "play"} == set(VERBS)
    whole = {"settle", "react", "move-into", "shelter", "morrigan-flip"}
    assert {*REFUSALS, *whole} == set(PROMPTS)


def things(g: Inis) -> Things:
    """What lies on the table, by kind."""
    return {
        **{kind: list(ids) for kind, ids in IDS.items()},
        "territory": list(g.map),
        "seat": range(g.seats),
        "count": range(5),
        "q": range(-2, 4),
        "r": range(-2, 4),
        "o": range(2),
    }


def test_every_refusal_is_specific_said_in_all_languages_and_the_same_in_other_worlds():
    """Nothing is refused without a reason, and no reason depends on what is hidden (I-21.2)."""
    share, rules = Share(), set(all_rules(GAME, "en"))
    words = [Words(language, GAME) for language in LANGUAGES]
    for seats, seed in [(seats, seed) for seats in GAME.seats for seed in range(5)]:
        rng = Random(seed)
        for g, ask in random_asks(seats, seed):
            twin = g.copy()
            GAME.redraw(twin, ask.seat, Rng(rng.getrandbits(30)))
            held = [("play", card, rng.choice(EVERY_MODE)) for card in g.hands[ask.seat]]
            own = [choice for choice in held if choice not in ask.options]
            for choice in (*asked_of(GAME, ask, things(g), rng, 2), *own):
                refusal = GAME.why_not(g, ask, choice)
                share.count(ask, choice, refusal.why)
                assert refusal.rule in rules, (ask.prompt, choice, str(refusal))
                assert str(GAME.why_not(twin, ask, choice)) == str(refusal), ask.prompt
                for spoken in words:
                    spoken.refusal(refusal)
    print(f"\ninis: {share}")
    assert share.general == []
    assert [spoken.missing for spoken in words] == [set(), set(), set()]
    assert len(share.specific) > 80


@pytest.mark.parametrize("choice", [(), ("fly",), ("territory",), ("player", 7), ("pass", 1)])
def test_what_is_no_option_at_all_is_refused_in_general(choice: tuple[Atom, ...]):
    t = table(clans={"valley": {0: 2, 1: 2}}, hands={0: ["bard"], 1: ["citadel"]})
    assert why(t, *choice)[1] == NOT_OFFERED
