"""What a scenario names must exist in its game; everything a game says does."""

from collections.abc import Collection, Mapping
from typing import ClassVar

import pytest

from crannog.checks import sound
from crannog.games.inis.meta import InisGame
from crannog.kernel import Game, Json, Match, Rng, find_game
from crannog.kernel.game import NUMBERS, argument_names
from crannog.rules_text import all_rules
from crannog.scenarios import BadScenario, check, failures, parse_scenario
from crannog.scenarios.vocabulary import Vocabulary
from crannog.words import LANGUAGES, Words, kind_of
from tests.kernel.pebbles import PebblesGame
from tests.scenarios.positions import DUEL

GAMES = ("inis", "horizons")
INIS = "game: inis\nseats: 2\noptions: {scenario: discovery}\n"
HORIZONS = "game: horizons\nseats: 2\n"


def expectation(text: str) -> str:
    """A scenario of Inis with one expectation."""
    return f"{INIS}expect: [{text}]"


WRONG_WORDS = [
    # verbs, their arguments, and how many there are
    (expectation("{asked: 0, refuses: [[atack, 1]]}"), "has no verb 'atack'; near it: attack"),
    (expectation("{asked: 0, refuses: [[attack]]}"), "attack takes seat; not []"),
    (expectation("{asked: 0, refuses: [[pass, 1]]}"), "pass takes nothing; not [1]"),
    (expectation("{asked: 0, refuses: [[attack, 2]]}"), "no seat 2; the seats are 0 to 1"),
    (expectation("{asked: 0, refuses: [[attack, cove]]}"), "attack: there is no seat 'cove'"),
    (
        expectation("{asked: 0, refuses: [[territory, vally]]}"),
        "territory: inis has no territory 'vally'; near it: valley",
    ),
    (
        expectation("{asked: 0, offers: [[play, warlrod, season]]}"),
        "play: inis has no card 'warlrod'; near it: warlord",
    ),
    (expectation("{asked: 0, only: [[play, bard, sesaon]]}"), "inis has no mode 'sesaon'; near"),
    (expectation("{asked: 0, offers: [[clans, many]]}"), "count should be a number, not 'many'"),
    (expectation("{asked: 0, offers: [[hold, bard, barb]]}"), "hold: inis has no card 'barb'"),
    (
        expectation("{asked: 0, refuses: [{choose: [pas], rule: I-8.1}]}"),
        "inis has no verb 'pas'; near it: pass",
    ),
    (f"{INIS}play: [{{seat: 0, choose: [pas]}}]", "choice 1 of play: inis has no verb 'pas'"),
    (f"{INIS}play: [{{seat: 3, choose: [pass]}}]", "choice 1 of play: there is no seat 3"),
    (f"{INIS}play: [{{seat: 0, choose: [1]}}]", "choice 1 of play: inis has no verb 1"),
    # prompts, rules, seats
    (expectation("{asked: 0, prompt: seasonturn}"), "no prompt 'seasonturn'; near it: season-turn"),
    (expectation("{asked: 0, prompt: shelter, args: []}"), "shelter takes territory; not []"),
    (expectation("{asked: 0, prompt: react, args: [clash-start, 0]}"), "near it: clash_start"),
    (expectation("{asked: 0, prompt: react, args: [clash_start, 0]}"), "takes seat, territory"),
    (expectation("{asked: 0, rule: I-8.99}"), "inis has no rule 'I-8.99'; near it: I-8.9"),
    (expectation("{asked: 0, refuses: [{choose: [pass], rule: H-1.1}]}"), "has no rule 'H-1.1'"),
    (expectation("{asked: 2}"), "there is no seat 2"),
    (expectation("{not-asked: 5}"), "there is no seat 5"),
    (expectation("{view: {seat: 4}, lacks: hands.0}"), "there is no seat 4"),
    # events
    (expectation("{event: play}"), "inis has no event 'play'; near it: plays"),
    (expectation("{no-event: tos}"), "inis has no event 'tos'; near it: toss"),
    (expectation("{no-event: plays, args: [0]}"), "plays takes seat, card, mode; not [0]"),
    (
        expectation("{no-event: plays, args: [0, bart, season]}"),
        "no card 'bart'; near it: bard",
    ),
    (expectation("{no-event: plays, rule: I-999.1}"), "inis has no rule 'I-999.1'"),
    (expectation("{no-event: plays, seat: 9}"), "there is no seat 9"),
    (expectation("{event: plays, seat: 0, secret: none}"), "plays has nothing secret"),
    (
        expectation("{event: dealt, seat: 0, secret: [bart]}"),
        "the secret of dealt: inis has no card 'bart'",
    ),
    (expectation("{events: [toss, seeson]}"), "inis has no event 'seeson'; near it: season"),
    (expectation("{events: [{event: toss, args: [0]}]}"), "toss takes seat, direction; not [0]"),
    (expectation("{events: [{event: dealt, secret: [bard]}]}"), "secret needs seat"),
    # results
    (expectation("{result: {reason: luck}}"), "inis has no reason 'luck'; it has: most-conditions"),
    (expectation("{result: {winner: 2}}"), "there is no seat 2"),
    (expectation("{result: {winners: [0, 3]}}"), "there is no seat 3"),
    (expectation("{result: {rule: I-15}}"), "inis has no rule 'I-15'"),
    # between choices
    (f"{INIS}play: [{{expect: [{{event: tos}}]}}]", "before the first choice: inis has no event"),
    # the other game
    (f"{HORIZONS}expect: [{{asked: 0, refuses: [[land, G9]]}}]", "no land 'G9'"),
    (f"{HORIZONS}expect: [{{no-event: gains-power, args: [0, rott]}}]", "has no power 'rott'"),
    (f"{HORIZONS}expect: [{{asked: 0, refuses: [[push, twon, 0, G1]]}}]", "no piece 'twon'; near"),
    (f"{HORIZONS}expect: [{{result: {{reason: fear-victroy}}}}]", "near it: fear-victory"),
]


@pytest.mark.parametrize(("text", "message"), WRONG_WORDS)
def test_what_the_game_does_not_have_is_refused(text: str, message: str) -> None:
    """Whether the file is played or only checked."""
    scenario = parse_scenario(text, "x")
    for use in (failures, check):
        with pytest.raises(BadScenario) as error:
            use(scenario)
        assert message in str(error.value)


def test_all_wrong_words_are_told_at_once() -> None:
    """With their places."""
    play = "play: [{seat: 0, choose: [pas]}, {expect: [{event: tos}]}]"
    text = f"{INIS}{play}\nexpect: [{{asked: 0}}, {{no-event: x}}]"
    with pytest.raises(BadScenario) as error:
        check(parse_scenario(text, "x"))
    assert [problem.partition(":")[0] for problem in str(error.value).splitlines()] == [
        "choice 1 of play",
        "after choice 1 of play",
        "expectation 2",
    ]


class Bare(PebblesGame):
    """Pebbles without any declaration."""

    package = ""
    prompts: ClassVar[dict[str, str]] = {}
    verbs: ClassVar[dict[str, str]] = {}
    events: ClassVar[dict[str, str]] = {}
    ids: ClassVar[Mapping[str, Collection[str]]] = {}


def test_a_game_that_declares_nothing_is_not_checked() -> None:
    """A game without tables of verbs, prompts and events, without ids and text of its rules."""
    text = (
        "game: pebbles\nseats: 2\nexpect: [{asked: 0, rule: P-2, refuses: [[fly]]}, {no-event: z}]"
    )
    assert failures(parse_scenario(text, "x"), Bare()) == []


def said_in(match: Match) -> list[dict[str, Json]]:
    """Everything that a match has said, as expectations."""
    entries: list[dict[str, Json]] = []
    for event in match.raw_events():
        wanted = {"event": event["kind"], "args": event["args"], "rule": event["rule"]}
        if event["secret"]:
            wanted |= {"secret": event["secret"], "seat": 0}
        entries.append(wanted)
    if match.result is not None:
        entries.append({"result": match.result})
    return entries


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_word_of_a_random_match_is_known(name: str, seed: int) -> None:
    """Prompts, options, events, results and rules are as the game declares them."""
    game = find_game(name)
    seats = game.seats[seed % len(game.seats)]
    match, rng = Match.new(game, seats, seed, game.options_for(seats)), Rng(seed)
    known = Vocabulary(game, seats, match.options)
    for _ in range(600):
        if not match.pending:
            break
        for seat, ask in match.pending.items():
            entry: dict[str, Json] = {"asked": seat, "prompt": ask.prompt, "rule": ask.rule}
            entry |= {"args": list(ask.args), "only": [list(option) for option in ask.options]}
            assert known.expectation(entry) == []
        seat, ask = rng.pick(list(match.pending.items()))
        match.choose(seat, rng.pick(ask.options))
    for entry in said_in(match):
        assert known.expectation(entry) == []


def kinds_of(game: Game) -> set[str]:
    """The kinds of all arguments that a game declares."""
    tables = (game.prompts, game.verbs, game.events, game.triggers)
    signatures = [signature for table in tables for signature in table.values()]
    names = [name for signature in signatures for name in signature.replace("|", " ").split()]
    return {kind_of(name) for name in names}


@pytest.mark.parametrize("name", GAMES)
def test_declared_steps_are_verbs_that_name_nothing(name: str) -> None:
    game = find_game(name)
    assert [game.verbs[verb] for verb in game.steps] == [""] * len(game.steps)


@pytest.mark.parametrize("name", GAMES)
def test_the_declared_ids_have_words_and_are_used(name: str) -> None:
    """Each id of a kind that is told in words has them; no kind is listed in vain."""
    game = find_game(name)
    assert set(game.ids) <= kinds_of(game)
    for language in LANGUAGES:
        words = Words(language, game)
        for kind, ids in game.ids.items():
            for known in () if kind in game.plain else ids:
                assert words.has(f"{kind}-{known}") or words.has(f"cause-{known}"), known


@pytest.mark.parametrize(
    ("name", "unlisted"),
    [("inis", {"choice", "subject", "trigger"}), ("horizons", {"option"})],
)
def test_few_kinds_are_unchecked(name: str, unlisted: set[str]) -> None:
    """Those whose ids depend on the rest of the sentence."""
    game = find_game(name)
    assert kinds_of(game) - set(game.ids) - NUMBERS - game.numbers - {"seat"} == unlisted


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_known_by_their_exact_numbers(name: str) -> None:
    """A section is no rule: no question and no event names one."""
    game = find_game(name)
    known = Vocabulary(game, 2, {})
    first = next(iter(all_rules(game, "en")))
    assert known.rule(first) == []
    assert known.rule(first.partition(".")[0]) != []
    assert known.rule(first.lower()) != []


class OtherForm(InisGame):
    """Declares a pass with an argument that its options do not have."""

    verbs: ClassVar = {**InisGame.verbs, "pass": "seat"}


def test_options_that_are_not_as_declared_are_a_defect() -> None:
    """So that every choice the fuzzer writes down can be read again."""
    scenario = parse_scenario(DUEL, "x")
    assert sound(scenario.begin()) == []
    problem = "season-turn: inis declares other arguments than ['pass']"
    assert sound(scenario.begin(OtherForm())) == [problem]


@pytest.mark.parametrize(
    ("signature", "count", "names"),
    [
        ("", 0, []),
        ("", 1, None),
        ("seat card", 2, ["seat", "card"]),
        ("seat card", 1, None),
        ("seat cards*", 1, ["seat"]),
        ("seat cards*", 3, ["seat", "cards*", "cards*"]),
        ("seat cards*", 0, None),
    ],
)
def test_names_of_arguments(signature: str, count: int, names: list[str] | None) -> None:
    """`*` takes any number, also none."""
    assert argument_names(signature, count) == names
