"""The checks of the fuzzer: silent on sound matches, loud on broken ones."""

import pytest

from crannog import checks
from crannog.checks import deep_checks, sound
from crannog.games.inis import GAME, facts
from crannog.games.inis.state import Inis
from crannog.kernel import Atom, Event, Flow, Json, Match, Rng, Seat
from crannog.kernel.game import Game
from tests.cli import broken
from tests.cli.conftest import at_random


@pytest.mark.parametrize("seats", GAME.seats)
def test_sound_matches_pass_every_check(seats: int) -> None:
    """A random match passes all checks, at its start, on its way and at its end."""
    match = Match.new(GAME, seats, seed=seats)
    for _ in range(12):
        assert sound(match) == []
        for name, check in deep_checks(match, Rng(seats)).items():
            assert check() == [], name
        at_random(match, 23, seed=len(match.choices))


def test_checks_leave_the_match_as_it_was() -> None:
    """All deep checks together change neither the choices nor the state."""
    match = at_random(Match.new(GAME, 3, seed=8), 150)
    before = checks.position(match), checks.history(match)
    for check in deep_checks(match, Rng(1)).values():
        check()
    assert (checks.position(match), checks.history(match)) == before


def in_season(game: Game, seats: int = 3) -> Match:
    """A match of this game in its first Season."""
    match = Match.new(game, seats, seed=4)
    while isinstance(match.state, Inis) and match.state.phase != "season":
        at_random(match, 1, seed=len(match.choices))
    return match


def test_leaks_finds_a_view_that_shows_hands() -> None:
    """I-21.2: another's hand in a view is found, for players and spectators."""
    found = checks.leaks(in_season(broken.OpenHands()))
    assert any(text.startswith("seat 0 sees") and "hands" in text for text in found)
    assert any(text.startswith("a spectator sees") for text in found)


def test_peeks_finds_an_ask_that_tells_the_deck() -> None:
    """I-21.2: an ask that depends on the Epic Tale deck is found after the next choice."""
    match = in_season(broken.NosyAsks())
    found: list[str] = []
    for n in range(60):
        found += checks.peeks(match, Rng(n))
        at_random(match, 1, seed=n)
    assert any(text.endswith("its ask") for text in found)


def at_cathbads_choice(game: Game) -> Match:
    """I-5.5: seat 1 is about to choose the card that is set aside; then the hands are dealt."""
    position: dict[str, Json] = {"phase": "assembly", "hands": {"1": ["cathbads_word"]}}
    match = Match.new(game, 3, 1, position=position)
    match.choose(1, ("play", "cathbads_word", "triskel"))
    assert match.pending[1].prompt == "cathbad-choice"
    return match


def test_peeks_finds_a_deal_that_can_be_taken_back() -> None:
    """I-5.5: a hand seen after a choice that may be undone: five choices show five hands."""
    (found,) = checks.peeks(at_cathbads_choice(broken.QuietDeal()), Rng(0))
    assert found.startswith("seat 1 may undo ['set-aside'")
    assert "draft" in found
    assert checks.peeks(at_cathbads_choice(GAME), Rng(0)) == []


def test_survives_resume_finds_what_a_snapshot_forgets() -> None:
    """I-21: a match resumed from its snapshot knows what it knew."""
    match, found = in_season(broken.ForgetsKnowledge()), list[str]()
    while not found and match.pending:
        found = checks.survives_resume(match, Rng(0))
        at_random(match, 1, seed=len(match.choices))
    assert len(found) == 1
    assert "resumed" in found[0]


def test_survives_save_and_undo_find_rules_with_moods() -> None:
    """A match that does not follow from its log is found by save and load, and by undo."""
    match = at_random(Match.new(broken.Moody(), 2, seed=1), 3)
    assert checks.survives_save(match) != []
    moody = Match.new(broken.Moody(), 2, seed=1)
    found: list[str] = []
    for n in range(50):
        if not found:
            at_random(moody, 1, seed=n)
            found = checks.survives_undo(moody, Rng(n))
    assert len(found) == 1
    assert "undo" in found[0]


def test_forks_tell_finds_a_deck_that_is_not_shuffled() -> None:
    """I-21.2: where two positions look alike to a seat, so must their forks."""
    found = checks.forks_tell(in_season(broken.PeekingForks()))
    assert found
    assert all("tells the truth about: " in text and "epic_deck" in text for text in found)


def test_forks_well_finds_a_lost_card() -> None:
    """I-20.3: a fork that loses a card is no sound position."""
    found = checks.forks_well(in_season(broken.LosesCards()), Rng(0))
    assert any("I-20.3" in text and text.startswith("in a fork for seat") for text in found)


class Lenient(Match):
    """A match that takes any choice and does nothing with those it does not know."""

    def choose(self, seat: Seat, choice: tuple[Atom, ...]) -> None:  # type: ignore[override]
        """Takes it."""
        if seat in self.pending and choice in self.pending[seat].options:
            super().choose(seat, choice)


def test_refuses_others_finds_a_match_that_takes_anything() -> None:
    """A choice outside the options must raise IllegalChoice."""
    found = checks.refuses_others(Lenient.new(GAME, 2, seed=1), Rng(0))
    assert len(found) == 1
    assert found[0].endswith("which was not offered")


def test_refuses_others_finds_a_reason_that_tells_the_deck() -> None:
    """I-21.2: a refusal that depends on what the asked seat can't know is found."""
    match = in_season(broken.TalkativeRefusals())
    found = checks.refuses_others(match, Rng(0))
    assert found
    assert all("learns by a refusal: why-not-offered card=" in text for text in found)
    assert checks.refuses_others(in_season(GAME), Rng(0)) == []


def test_sound_finds_a_dead_end_and_broken_invariants() -> None:
    """Nobody asked and no result: a dead end. The game's own invariants are told as they are."""
    match = Match.new(broken.ForgetsToEnd(), 2, seed=2)
    while match.pending:
        at_random(match, 1, seed=len(match.choices))
    assert sound(match) == ["a dead end: nobody is asked and there is no result"]
    late = Match.new(broken.Unsound(), 2, seed=2)
    while not sound(late):
        at_random(late, 1, seed=len(late.choices))
    assert sound(late) == ["I-8.10: a second round"]


class HeardJournal(list[Event]):
    """A journal that looks at every event at the moment it is told, with what is known then."""

    def __init__(self, g: Inis) -> None:
        super().__init__()
        self.g = g
        self.leaks: list[str] = []

    def append(self, event: Event) -> None:
        """Takes an event and notes what is wrong with telling it."""
        self.leaks += hidden_cards_told(self.g, event)
        super().append(event)


def hidden_cards_told(g: Inis, event: Event) -> list[str]:
    """I-21.1: a public event may name an Action or Epic Tale card only if all know where it is."""
    public = g.know[g.seats]
    return [
        f"{event.kind} names {card}, which the public can't place"
        for card in event.args
        if isinstance(card, str)
        and facts.KIND.get(card) in ("action", "epic")
        and public[card] & (public[card] - 1)
    ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_public_events_name_no_hidden_card(seats: int) -> None:
    """I-21: whatever everyone is told about a card, everyone has seen, at the moment it is told."""
    for seed in range(8):
        state = GAME.setup(seats, seed, GAME.full_options({}))
        assert isinstance(state, Inis)
        journal = HeardJournal(state)
        state.journal = journal
        flow = Flow(state, GAME.rules(state))
        flow.start()
        rng = Rng(seed)
        while flow.pending():
            seat, ask = rng.pick(list(flow.pending().items()))
            choice = rng.pick(ask.options)
            flow.answer(seat, choice)
        assert journal.leaks == []
        assert any(event.kind == "plays" for event in journal)


def test_the_journal_hears_a_hidden_card() -> None:
    """I-21.2: naming a card that somebody may have been dealt unseen is noticed."""
    match = in_season(GAME)
    assert isinstance(match.state, Inis)
    card = next(card for card in match.state.hands[0] if facts.KIND[card] == "action")
    journal = HeardJournal(match.state)
    journal.append(Event("plays", "I-9.4", (0, card, "season")))
    assert journal.leaks == [f"plays names {card}, which the public can't place"]
