"""What is said of options before they are chosen (I-8 to I-12), from what the seat knows."""

import pytest

from crannog.games.inis import GAME
from crannog.kernel import Match, Rng
from crannog.kernel.ask import Choice
from crannog.kernel.notes import Note
from crannog.words import Words

from .table import Table, table


def note_on(t: Table, seat: int, *choice: str | int) -> Note | None:
    """The note on one option of the seat."""
    ask = t.match.pending[seat]
    told = t.match.notes(seat)
    return told[ask.options.index(tuple(choice))] if told else None


def said(t: Table, seat: int, *choice: str | int) -> str:
    """The note in English."""
    note = note_on(t, seat, *choice)
    assert note is not None
    return Words("en", GAME).sentence(note.text, note.args)


def test_where_clans_could_go():
    """I-2.6: named if few."""
    t = table(clans={"plains": {0: 1}, "cove": {0: 1}}, hands={0: ["new_clans", "bard"]})
    assert said(t, 0, "play", "new_clans", "season") == "2 clans: Cove or Plains"
    bard = note_on(t, 0, "play", "bard", "season")
    assert bard is not None
    assert not bard.text


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        (["dagdas_harp"], "note-no-tales"),
        (["festival"], "note-nowhere"),
        (["swamp"], "note-nothing"),
        (["warlord"], "note-nowhere"),
    ],
)
def test_what_would_do_nothing(hand: list[str], text: str):
    """I-9.7: said before, and why."""
    t = table(clans={"plains": {0: 1}, "cove": {1: 1}}, hands={0: [*hand, "bard"]})
    note = note_on(t, 0, "play", hand[0], "season")
    assert note is not None
    assert note.nothing
    assert note.text == text


def test_one_tale_more_gives_the_harp_a_clan():
    """The Harp itself does not count."""
    t = table(clans={"plains": {0: 1}}, hands={0: ["dagdas_harp", "the_dagda"]})
    assert said(t, 0, "play", "dagdas_harp", "season") == "1 clan: Plains"


def test_a_pass_that_ends_the_season():
    """I-8.7: with cards left in hand."""
    t = table(seats=2, clans={"cove": {0: 1, 1: 1}}, hands={0: ["bard"]}, passed=[1])
    note = note_on(t, 0, "pass")
    assert note is not None
    assert note.ends
    assert note.next == "note-next-season-ends"


def test_a_pass_that_leaves_a_pretender_token():
    """I-8.6."""
    t = table(clans={"cove": {0: 1}}, sanctuaries={"cove": 6}, hands={0: ["bard"]})
    note = note_on(t, 0, "pass")
    assert note is not None
    assert note.forgoes
    assert not note.ends


def test_a_pass_without_consequence_has_no_note():
    """I-8.5: others still have turns."""
    t = table(clans={"cove": {0: 1, 1: 1}}, hands={0: ["bard"]})
    assert note_on(t, 0, "pass") is None


def test_what_a_clan_would_make_of_a_territory():
    """I-2.3: chieftain, a tie, or still behind."""
    clans = {"plains": {0: 1, 1: 1}, "cove": {0: 1, 2: 2}, "valley": {0: 1, 1: 4}}
    t = table(clans=clans, hands={0: ["new_alliance", "bard"]})
    t.play("new_alliance", "place")
    texts = {
        key: note.text for key in clans if (note := note_on(t, 0, "territory", key)) is not None
    }
    assert texts == {
        "plains": "note-chieftain",
        "cove": "note-tie",
        "valley": "note-behind",
    }
    assert said(t, 0, "territory", "plains") == "You 2, Blue 1: you would be chieftain"


def test_a_march_into_others_starts_a_clash():
    """I-11.4."""
    t = table(clans={"plains": {0: 2}, "cove": {1: 1}}, hands={0: ["migration", "bard"]})
    t.play("migration")
    assert said(t, 0, "move", "cove", 2) == "Starts a clash: you 2, Blue 1"
    assert said(t, 0, "move", "valley", 1).startswith("You would have 1 clan here")


def test_what_an_attack_costs():
    """I-12.14: counts of cards are public."""
    clans = {"plains": {0: 2, 1: 2, 2: 1}}
    t = table(clans=clans, hands={0: ["warlord"], 1: ["bard", "geis"]})
    t.play("warlord")
    while t.match.pending.get(0) is None or t.match.pending[0].prompt != "maneuver":
        seat = next(iter(t.match.pending))
        ask = t.match.pending[seat]
        verbs: list[Choice] = [("decline",), ("refuse",), ("stay-exposed",)]
        t.match.choose(seat, next(choice for choice in verbs if choice in ask.options))
    expected = "Blue removes a clan or discards 1 of 2 Action cards"
    assert said(t, 0, "attack", 1) == expected


def test_what_is_ordered_and_not_yet_declared_is_seen_by_its_player_alone():
    """I-9.4: the clans chosen so far."""
    t = table(clans={"plains": {0: 1}, "cove": {0: 1}}, hands={0: ["new_clans", "bard"]})
    t.play("new_clans").choose("territory", "cove")
    assert t.match.view(0)["orders"] == [["", "cove", 1]]
    assert t.match.view(1)["orders"] == []
    assert "orders" not in t.match.view(None)
    t.choose("territory", "plains")
    assert t.match.view(0)["orders"] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_note_of_random_matches_can_be_said(seats: int):
    """In all three languages; a note for each option, or none at all."""
    words = [Words(language, GAME) for language in ("en", "ru", "uk")]
    match, rng = Match.new(GAME, seats, 11), Rng(11)
    told = 0
    while match.pending and len(match.choices) < 500:
        for seat, ask in match.pending.items():
            notes = match.notes(seat)
            assert len(notes) in (0, len(ask.options))
            for note in notes:
                if note is None:
                    continue
                told += 1
                for language in words:
                    if note.text:
                        assert language.sentence(note.text, note.args)
                    if note.next:
                        assert language.sentence(note.next, note.next_args)
        seat, ask = rng.pick(list(match.pending.items()))
        match.choose(seat, rng.pick(ask.options))
    assert told > 100


def test_notes_tell_nothing_that_is_hidden():
    """I-21: what the seat can't know is redrawn, and the notes stay the same."""
    match, rng = Match.new(GAME, 3, 5), Rng(5)
    while match.pending and len(match.choices) < 300:
        seat, ask = rng.pick(list(match.pending.items()))
        other = match.state.copy()
        GAME.redraw(other, seat, Rng(len(match.choices)))
        before = [note and note.message() for note in match.notes(seat)]
        after = [note and note.message() for note in GAME.notes(other, ask)]
        assert before == after
        match.choose(seat, rng.pick(ask.options))


# -- what can't be taken back ------------------------------------------------------------------

NEWS = (
    "draws",
    "draws-tiles",
    "looks-at-actions",
    "looks-at-epics",
    "looks-at-discard",
    "reveals-epic",
    "takes-aside",
    "takes-from-hand",
)


def brings_news(match: Match, since: int) -> bool:
    """Whether something hidden was seen: a hand, a pile, a card drawn, or a new tile."""
    told = match.events(since)
    unseen = any(event["kind"] in NEWS for event in told)
    return unseen or any(event["kind"] == "territory-enters" for event in told)


def decline_all(match: Match) -> None:
    """Nobody reacts."""
    while any(ask.prompt == "react" for ask in match.pending.values()):
        seat = next(seat for seat, ask in match.pending.items() if ask.prompt == "react")
        match.choose(seat, ("decline",))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_brings_news_says_so_before_and_nothing_else_does(seats: int):
    """I-21.3: over random matches without reactions."""
    match, rng, marked = Match.new(GAME, seats, 17), Rng(17), 0
    while match.pending and len(match.choices) < 600:
        decline_all(match)
        if not match.pending:
            break
        seat, ask = rng.pick(list(match.pending.items()))
        place = rng.below(len(ask.options))
        note = (match.notes(seat) or [None] * len(ask.options))[place]
        since = len(match.events())
        match.choose(seat, ask.options[place])
        decline_all(match)
        news = brings_news(match, since)
        if note is not None and note.reveals:
            marked += 1
            assert note.next
            assert news, (ask.prompt, ask.args, ask.options[place])
        elif ask.prompt not in ("choose-tile", "tile-location"):
            ended = any(event["kind"] == "assembly" for event in match.events(since))
            assert ended or not news, (ask.prompt, ask.args, ask.options[place])
    assert marked > 10


def test_a_new_territory_is_news_only_where_nobody_has_seen_it():
    """I-3.7: of Exploration; Tailtu's player has chosen the tile himself."""
    t = table(clans={"plains": {0: 1}}, hands={0: ["exploration", "bard"]})
    t.play("exploration")
    assert all(note is not None and note.reveals for note in t.match.notes(0))
    t = table(clans={"plains": {0: 1}}, hands={0: ["tailtus_land", "bard"]})
    note = note_on(t, 0, "play", "tailtus_land", "season")
    assert note is not None
    assert note.reveals
    t.play("tailtus_land")
    t.choose(*t.match.pending[0].options[0])
    assert t.match.pending[0].prompt == "tile-location"
    assert not any(note.reveals for note in t.match.notes(0) if note is not None)


def test_the_draw_comes_with_the_last_discard():
    """I-9.9: discards of the Misty Lands can be taken back, the draw can't."""
    hand = ["misty_lands", "bard", "geis", "druid"]
    t = table(clans={"misty_lands": {0: 1}}, hands={0: hand})
    t.play("misty_lands")
    assert t.match.notes(0) == []
    t.choose("discard", "bard")
    reveals = {
        option: note is not None and note.reveals
        for option, note in zip(t.match.pending[0].options, t.match.notes(0), strict=True)
    }
    assert reveals == {("discard", "geis"): False, ("discard", "druid"): False, ("done",): True}


@pytest.mark.parametrize(
    ("hand", "choice", "text"),
    [
        ("moor", ("player", 2), "note-holds-no-epic"),
        ("the_otherworld", ("territory", "plains"), "note-no-sanctuary"),
        ("eriu", ("done",), "note-places-none"),
        ("manannans_horses", ("stay",), "note-stays"),
    ],
)
def test_an_answer_that_would_do_nothing(hand: str, choice: Choice, text: str):
    """I-9.7: said of the answer, where the card itself could do something."""
    t = table(
        clans={"plains": {0: 2, 1: 1}, "cove": {0: 1}, "moor": {1: 1}},
        sanctuaries={"cove": 1},
        hands={0: [hand, "bard"], 1: ["eriu"] if hand == "moor" else []},
    )
    t.play(hand, "triskel" if hand == "moor" else "season").skip_reactions()
    while choice not in t.options:
        t.choose(*t.options[0])
    note = note_on(t, 0, *choice)
    assert note is not None
    assert note.nothing
    assert not note.reveals
    assert note.text == text


def test_a_conquest_without_a_clan_near_does_nothing():
    """I-11.3: said of the territory."""
    t = table(clans={"cove": {0: 1}}, hands={0: ["conquest", "bard"]})
    t.play("conquest")
    texts = [note.text for note in t.match.notes(0) if note is not None and note.nothing]
    assert texts == ["note-none-near"]
    assert said(t, 0, "territory", "plains") == "1 clan of yours is adjacent"
