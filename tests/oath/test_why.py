"""Why something is not offered: the rule and the sentence, for the menu and the main questions."""

import random
import re
from collections.abc import Iterator

import pytest

from crannog.games.oath.facts import NUMBER
from crannog.games.oath.messages import CAUSES, IDS, VERBS
from crannog.games.oath.meta import GAME
from crannog.games.oath.why import REFUSALS, why_not
from crannog.kernel import Choice, Match, Rng
from crannog.words import LANGUAGES, Words
from tests.oath.table import CITIZEN, Table
from tests.refused import Share

RULE = re.compile(r"O-\d+(\.\w+)*")
NUMBERS = {"seat": range(-1, 2), "count": range(8), "place": range(3)}


# -- major actions -----------------------------------------------------------------------------


def test_supply_is_counted():
    """O-5: what an action costs, and what there is."""
    t = Table()
    t.site("fertile_valley", cards="longbows")
    t.pile(0, "keep")
    t.player(0).supply = 0
    t.turn(0)
    assert t.refusal(0, "search", "deck") == "why-supply count=2 count2=0 (O-5.1.1)"
    assert t.refusal(0, "muster", "longbows") == "why-supply count=1 count2=0 (O-5.2)"
    assert t.refusal(0, "trade-favor", "longbows").endswith(" (O-5.3)")
    assert t.refusal(0, "recover-banner", "peoples_favor").endswith(" (O-5.4)")
    assert t.refusal(0, "campaign", -1) == "why-supply count=2 count2=0 (O-5.5)"
    assert t.refusal(0, "travel", "wastes") == "why-supply count=4 count2=0 (O-5.6.1)"


def test_piles_elsewhere_and_empty_ones():
    """O-5.1.1: of the piles only that of one's own region, if there is a card in it."""
    t = Table()
    t.pile(1, "keep")
    t.turn(0)
    assert t.refusal(0, "search", "cradle") == "why-pile-empty region=cradle (O-5.1.1)"
    assert t.refusal(0, "search", "provinces") == "why-other-pile region=cradle (O-5.1.1)"


def test_tokens_and_their_lack():
    """O-5.2, O-5.3, O-7.1.2: what must be placed, and where nothing more can be."""
    t = Table()
    t.site("fertile_valley", cards="longbows keep")
    t.site("river", cards="wolves")
    t.g.laid[NUMBER["keep"]] = (1, 0)
    t.player(0).favor, t.player(0).secrets = 0, 0
    t.turn(0)
    assert t.refusal(0, "muster", "longbows") == "why-favor count=1 count2=0 (O-5.2)"
    assert t.refusal(0, "trade-secrets", "longbows") == "why-favor count=2 count2=0 (O-5.3)"
    assert t.refusal(0, "trade-favor", "longbows") == "why-secrets count=1 count2=0 (O-5.3)"
    assert t.refusal(0, "muster", "keep") == "why-tokens-on-it card=keep (O-7.1.2)"
    assert t.refusal(0, "muster", "wolves") == "why-not-here card=wolves (O-5.2)"


def test_what_can_not_be_recovered():
    """O-5.4: the price of the site, more tokens than on the banner, a safe Darkest Secret."""
    t = Table()
    t.site("wastes", relics="whistle")
    t.banner("peoples_favor", 1, tokens=4)
    t.banner("darkest_secret", 1)
    t.pawn(0, "wastes")
    t.player(0).secrets = 1
    t.turn(0)
    assert t.refusal(0, "recover-relic", 0) == "why-secrets count=2 count2=1 (O-5.4.2)"
    assert t.refusal(0, "recover-relic", 1) == "why-relics-here count=1 (O-5.4.1)"
    assert t.refusal(0, "recover-banner", "peoples_favor") == "why-favor count=5 count2=4 (O-5.4.2)"
    assert t.refusal(0, "recover-banner", "darkest_secret").endswith(" (O-5.4.1)")
    assert t.refusal(0, "recover-banner", "whistle") == "why-no-banner card=whistle (O-5.4.1)"


def test_who_can_not_be_attacked():
    """O-5.5.1: only who rules the site or is there; a vow forbids more."""
    t = Table()
    t.man("fertile_valley", 0)
    t.adviser(2, "vow_of_peace")
    t.turn(0)
    assert t.refusal(0, "campaign", -1) == "why-no-bandits (O-5.5.1)"
    assert t.refusal(0, "campaign", 1) == "why-defender-not-here seat=1 (O-5.5.1)"
    assert t.refusal(0, "campaign", 0) == "why-yourself (O-5.5.1)"
    t.turn(2)
    assert t.refusal(2, "campaign", -1) == "why-forbidden card=vow_of_peace (O-9.2)"


def test_where_one_can_not_travel():
    """O-5.6, O-9.2: here already, a price, a site whose name nobody can know."""
    t = Table()
    t.site("the_hidden_place", "p3")
    t.site("marshes", "h3", up=False)
    t.player(0).secrets = 0
    t.turn(0)
    assert t.refusal(0, "travel", "fertile_valley") == "why-there-already (O-5.6)"
    assert (
        t.refusal(0, "travel", "the_hidden_place")
        == "why-secret-besides card=the_hidden_place (O-9.2)"
    )
    hidden, absent = t.refusal(0, "travel", "marshes"), t.refusal(0, "travel", "mine")
    assert hidden == "why-no-such-site site=marshes (O-2.8)"
    assert absent == "why-no-such-site site=mine (O-2.8)"
    assert t.refusal(0, "travel", "c2") == "why-site-faceup site=c2 (O-2.8)"
    assert t.refusal(0, "set-out") == "why-not-led (O-5.6)"


# -- minor actions -----------------------------------------------------------------------------


def test_powers_out_of_reach():
    """O-7.1.1, O-7.1.2: not ruled and not here, facedown, not to be paid, no Action power."""
    t = Table()
    t.site("river", cards="wolves")
    t.site("fertile_valley", cards="spirit_snare longbows")
    t.adviser(0, "elders", facedown=True)
    t.player(0).secrets = 0
    t.turn(0)
    assert t.refusal(0, "use", "wolves") == "why-no-access card=wolves (O-7.1.1)"
    assert t.refusal(0, "use", "elders") == "why-facedown card=elders (O-2.2.2)"
    assert t.refusal(0, "use", "spirit_snare") == "why-secrets count=1 count2=0 (O-7.1.2)"
    assert t.refusal(0, "use", "longbows").endswith(" (O-7.3.2)")
    assert t.refusal(0, "play-adviser", "wolves").endswith(" (O-6.1)")


def test_warbands_that_do_not_move():
    """O-6.5: the last one stays, one must rule, and only Imperial players share."""
    t = Table()
    t.man("fertile_valley", 0)
    t.turn(0)
    assert t.refusal(0, "withdraw") == "why-last-warband (O-6.5)"
    assert t.refusal(0, "give-warbands", 1) == "why-two-imperial (O-6.5)"
    t.turn(1)
    assert t.refusal(1, "withdraw") == "why-site-not-ruled (O-6.5)"
    assert t.refusal(1, "place") == "why-site-not-ruled (O-6.5)"


def test_the_scepter_and_the_empire():
    """O-6.4, O-6.6 to O-6.8."""
    t = Table()
    t.citizen(1)
    t.player(0).favor = 0
    t.turn(0)
    assert t.refusal(0, "offer-citizenship", 1) == "why-exile-only (O-6.6)"
    assert t.refusal(0, "exile", 1) == "why-favor count=4 count2=0 (O-6.7)"
    assert t.refusal(0, "leave-empire") == "why-not-citizen (O-6.8)"
    t.turn(1)
    assert t.player(1).role == CITIZEN
    assert t.refusal(1, "leave-empire") == "why-favor count=8 count2=4 (O-6.8)"
    assert t.refusal(1, "exile", 2) == "why-no-scepter (O-6.4)"
    t.does(1, "careful")
    assert t.refusal(1, "careful").endswith(" (O-7.4.1)")


# -- within an action --------------------------------------------------------------------------


def playing(card: str, here: str = "longbows keep wolves") -> Table:
    """The Chancellor plays this facedown adviser, with these cards at the site."""
    t = Table()
    t.adviser(0, card, facedown=True)
    t.site("fertile_valley", cards=here)
    t.site("wastes", up=False)
    t.turn(0).does(0, "play-adviser", card)
    assert t.asked() == (0, "play-card")
    return t


def test_where_a_card_can_not_be_played():
    """O-2.8.1, O-5.1.4, O-7.2.1: full, facedown, not one's own, adviser-only, site-only."""
    t = playing("scouts")
    assert t.refusal(0, "to-site", "fertile_valley") == "why-site-full count=3 count2=3 (O-2.8.1)"
    assert t.refusal(0, "to-site", "river") == "why-own-site (O-5.1.4)"
    assert t.refusal(0, "to-site", "h3") == "why-facedown-site (O-2.8.1)"
    assert t.refusal(0, "facedown-adviser").endswith(" (O-6.1)")
    assert t.refusal(0, "reveal-vision") == "why-no-vision card=scouts (O-5.1.4)"
    t = playing("naysayers")
    assert t.refusal(0, "to-site", "river") == "why-adviser-only card=naysayers (O-7.2.1)"
    t = playing("garrison", here="")
    assert t.refusal(0, "to-advisers") == "why-site-only card=garrison (O-7.2.1)"
    t = Table()
    t.deck("vision_of_faith")
    t.turn(0).does(0, "search", "deck").does(0, "keep", "vision_of_faith")
    assert t.refusal(0, "reveal-vision") == "why-exile-vision (O-5.1.4)"
    assert t.refusal(0, "conspire") == "why-not-conspiracy card=vision_of_faith (O-5.1.4)"


def test_what_is_no_target():
    """O-5.5.2: not the defender's, not here, declared already."""
    t = Table()
    t.pawn(1, "fertile_valley")
    t.banner("peoples_favor", 1)
    t.relic(2, "whistle")
    t.turn(0).does(0, "campaign", 1)
    assert t.refusal(0, "target-site", "river") == "why-defender-not-ruler site=river (O-5.5.2)"
    assert (
        t.refusal(0, "target-thing", "whistle") == "why-defender-not-holder card=whistle (O-5.5.2)"
    )
    assert t.refusal(0, "declare") == "why-target-here (O-5.5.2)"
    t.does(0, "target-pawn")
    assert t.refusal(0, "target-pawn") == "why-pawn-targeted (O-5.5.2)"


def test_plans_that_can_not_be_used():
    """O-7.5: not ruled, of the other side, no plan."""
    t = Table()
    t.adviser(0, "longbows")
    t.adviser(0, "bear_traps")
    t.adviser(1, "scouts")
    t.turn(0).does(0, "campaign", -1).does(0, "declare").does(0, "number", 3)
    assert t.asked() == (0, "plans")
    assert t.refusal(0, "plan", "bear_traps") == "why-defenders-plan card=bear_traps (O-7.5)"
    assert t.refusal(0, "plan", "scouts") == "why-not-ruled card=scouts (O-7.5.1)"
    assert t.refusal(0, "plan", "wolves") == "why-no-plan card=wolves (O-7.5)"
    assert t.refusal(0, "travel", "river").endswith(" (O-4.2)")


def test_ill_formed_choices():
    """The form of a choice is told from what the rules forbid."""
    t = Table()
    t.turn(0)
    assert t.refusal(0) == "why-no-verb (O-4.2)"
    assert t.refusal(0, "fly") == "why-unknown subject=fly (O-4.2)"
    assert t.refusal(0, "travel") == "why-other-form subject=travel site (O-4.2)"
    assert t.refusal(0, "travel", "atlantis") == "why-unknown subject=atlantis (O-4.2)"
    assert t.refusal(0, "campaign", 9) == "why-unknown subject=9 (O-4.2)"
    assert t.refusal(0, "muster", "allow") == "why-unknown subject=allow (O-4.2)"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "This takes 2 faceup secrets, and you have 1."),
        ("ru", "Нужны 2 открытые тайны, а у вас 1."),
        ("uk", "Потрібні 2 відкриті таємниці, а у вас 1."),
    ],
)
def test_a_refusal_is_a_sentence(language: str, said: str):
    """The words of each language, with the numbers in them."""
    t = Table()
    t.site("wastes", relics="whistle")
    t.pawn(0, "wastes")
    t.player(0).secrets = 1
    t.turn(0)
    words = Words(language, GAME)
    assert words.refusal(why_not(t.g, t.ask(0), ("recover-relic", 0))) == said
    assert words.missing == set()


# -- random positions --------------------------------------------------------------------------


def forms(verb: str) -> list[Choice]:
    """Well-formed options with this verb."""
    found: list[Choice] = [(verb,)]
    for name in VERBS[verb].split():
        kind = name.rstrip("0123456789")
        values = [value for value in IDS.get(kind, ()) if value not in CAUSES]
        found = [(*choice, value) for choice in found for value in values or NUMBERS[kind]]
    return found


FORMS = {verb: forms(verb) for verbs in REFUSALS.values() for verb in verbs}


def positions(seed: int, setup: str) -> Iterator[Match]:
    """The positions of a random match."""
    match, rng = Match.new(GAME, 2 + seed % 5, seed, {"setup": setup}), random.Random(seed)
    while match.result is None:
        yield match
        seat, ask = next(iter(match.pending.items()))
        match.choose(seat, rng.choice(ask.options))


@pytest.mark.parametrize("setup", ["quick", "first"])
def test_every_refusal_has_its_reason(setup: str):
    """Each has a rule and words, none is general, none changes or betrays anything."""
    rng = random.Random(7)
    speakers = [Words(language, GAME) for language in LANGUAGES]
    share = Share()
    for seed in range(3):
        for match in positions(seed, setup):
            seat, ask = next(iter(match.pending.items()))
            if rng.random() > 0.25:
                continue
            before = GAME.pack(match.state)
            other = match.state.copy()
            GAME.redraw(other, seat, Rng(seed))
            for verb in REFUSALS.get(ask.prompt, {}):
                for choice in rng.sample(FORMS[verb], min(5, len(FORMS[verb]))):
                    if choice in ask.options:
                        continue
                    reason = GAME.why_not(match.state, ask, choice)
                    assert RULE.fullmatch(reason.rule), (ask.prompt, choice, str(reason))
                    assert str(GAME.why_not(other, ask, choice)) == str(reason), ask.prompt
                    share.count(ask, choice, reason.why)
                    assert all(words.refusal(reason) for words in speakers)
            assert GAME.pack(match.state) == before
    print(f"\noath, {setup} game: {share}")
    assert share.general == []
    assert len(share.specific) > 30
    assert [words.missing for words in speakers] == [set()] * len(speakers)


def test_refusals_are_of_what_the_game_asks():
    """The table of refusals names prompts and verbs that there are."""
    assert all(prompt in GAME.prompts for prompt in REFUSALS)
    assert all(verb in VERBS for verbs in REFUSALS.values() for verb in verbs)
