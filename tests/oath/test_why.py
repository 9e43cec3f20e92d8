"""Why something is not offered: the rule and the sentence, for the menu and the main questions."""

import random
import re
from collections.abc import Iterator

import pytest

from crannog.games.oath.facts import NUMBER
from crannog.games.oath.messages import CAUSES, IDS, VERBS
from crannog.games.oath.meta import GAME
from crannog.games.oath.why import REFUSALS, general, why_not
from crannog.kernel import Atom, Choice, Match, Rng
from tests.oath.table import CITIZEN, Table

RULE = re.compile(r"O-\d+(\.\w+)*")
NUMBERS = {"seat": range(-1, 2), "count": range(8), "place": range(3)}


def refusal(t: Table, seat: int, *choice: Atom) -> tuple[str, str]:
    """Why the player may not choose this now."""
    ask = t.ask(seat)
    assert choice not in ask.options
    return why_not(t.g, ask, choice)


# -- major actions -----------------------------------------------------------------------------


def test_supply_is_counted():
    """O-5: what an action costs, and what there is."""
    t = Table()
    t.site("fertile_valley", cards="longbows")
    t.pile(0, "keep")
    t.player(0).supply = 0
    t.turn(0)
    assert refusal(t, 0, "search", "deck") == ("O-5.1.1", "this costs 2 Supply, you have 0")
    assert refusal(t, 0, "muster", "longbows") == ("O-5.2", "this costs 1 Supply, you have 0")
    assert refusal(t, 0, "trade-favor", "longbows")[0] == "O-5.3"
    assert refusal(t, 0, "recover-banner", "peoples_favor")[0] == "O-5.4"
    assert refusal(t, 0, "campaign", -1) == ("O-5.5", "this costs 2 Supply, you have 0")
    assert refusal(t, 0, "travel", "wastes") == ("O-5.6.1", "this costs 4 Supply, you have 0")


def test_piles_elsewhere_and_empty_ones():
    """O-5.1.1: of the piles only that of one's own region, if there is a card in it."""
    t = Table()
    t.pile(1, "keep")
    t.turn(0)
    assert refusal(t, 0, "search", "cradle") == (
        "O-5.1.1",
        "the discard pile of cradle is empty",
    )
    assert "you are in cradle" in refusal(t, 0, "search", "provinces")[1]


def test_tokens_and_their_lack():
    """O-5.2, O-5.3, O-7.1.2: what must be placed, and where nothing more can be."""
    t = Table()
    t.site("fertile_valley", cards="longbows keep")
    t.site("river", cards="wolves")
    t.g.laid[NUMBER["keep"]] = (1, 0)
    t.player(0).favor, t.player(0).secrets = 0, 0
    t.turn(0)
    assert refusal(t, 0, "muster", "longbows") == ("O-5.2", "this takes 1 favor, you have 0")
    assert refusal(t, 0, "trade-secrets", "longbows") == ("O-5.3", "this takes 2 favor, you have 0")
    assert refusal(t, 0, "trade-favor", "longbows") == (
        "O-5.3",
        "this takes 1 faceup secrets, you have 0",
    )
    assert refusal(t, 0, "muster", "keep") == (
        "O-7.1.2",
        "keep has favor or secrets on it already",
    )
    assert refusal(t, 0, "muster", "wolves") == ("O-5.2", "wolves is not at your site")


def test_what_can_not_be_recovered():
    """O-5.4: the price of the site, more tokens than on the banner, a safe Darkest Secret."""
    t = Table()
    t.site("wastes", relics="whistle")
    t.banner("peoples_favor", 1, tokens=4)
    t.banner("darkest_secret", 1)
    t.pawn(0, "wastes")
    t.player(0).secrets = 1
    t.turn(0)
    assert refusal(t, 0, "recover-relic", 0) == (
        "O-5.4.2",
        "this takes 2 faceup secrets, you have 1",
    )
    assert refusal(t, 0, "recover-relic", 1) == ("O-5.4.1", "at your site there are 1 relics")
    assert refusal(t, 0, "recover-banner", "peoples_favor") == (
        "O-5.4.2",
        "this takes 5 favor, you have 4",
    )
    assert refusal(t, 0, "recover-banner", "darkest_secret")[0] == "O-5.4.1"
    assert refusal(t, 0, "recover-banner", "whistle") == ("O-5.4.1", "whistle is no banner")


def test_who_can_not_be_attacked():
    """O-5.5.1: only who rules the site or is there; a vow forbids more."""
    t = Table()
    t.man("fertile_valley", 0)
    t.adviser(2, "vow_of_peace")
    t.turn(0)
    assert refusal(t, 0, "campaign", -1) == ("O-5.5.1", "bandits do not rule your site")
    assert "neither rules your site" in refusal(t, 0, "campaign", 1)[1]
    assert refusal(t, 0, "campaign", 0) == ("O-5.5.1", "you can't attack yourself")
    t.turn(2)
    assert refusal(t, 2, "campaign", -1) == ("O-9.2", "vow_of_peace forbids it")


def test_where_one_can_not_travel():
    """O-5.6, O-9.2: here already, a price, a site whose name nobody can know."""
    t = Table()
    t.site("the_hidden_place", "p3")
    t.site("marshes", "h3", up=False)
    t.player(0).secrets = 0
    t.turn(0)
    assert refusal(t, 0, "travel", "fertile_valley") == ("O-5.6", "your pawn is there already")
    assert refusal(t, 0, "travel", "the_hidden_place") == (
        "O-9.2",
        "the_hidden_place asks for a secret besides, and you have too few",
    )
    hidden, absent = refusal(t, 0, "travel", "marshes"), refusal(t, 0, "travel", "mine")
    assert hidden == ("O-2.8", "no faceup site on the map is called marshes")
    assert absent == ("O-2.8", "no faceup site on the map is called mine")
    assert "goes by its name" in refusal(t, 0, "travel", "c2")[1]
    assert "travel to a site" in refusal(t, 0, "set-out")[1]


# -- minor actions -----------------------------------------------------------------------------


def test_powers_out_of_reach():
    """O-7.1.1, O-7.1.2: not ruled and not here, facedown, not to be paid, no Action power."""
    t = Table()
    t.site("river", cards="wolves")
    t.site("fertile_valley", cards="spirit_snare longbows")
    t.adviser(0, "elders", facedown=True)
    t.player(0).secrets = 0
    t.turn(0)
    assert refusal(t, 0, "use", "wolves") == (
        "O-7.1.1",
        "you do not rule wolves, and it is not at your site",
    )
    assert refusal(t, 0, "use", "elders") == ("O-2.2.2", "elders lies facedown and has no power")
    assert refusal(t, 0, "use", "spirit_snare") == (
        "O-7.1.2",
        "this takes 1 faceup secrets, you have 0",
    )
    assert refusal(t, 0, "use", "longbows")[0] == "O-7.3.2"
    assert refusal(t, 0, "play-adviser", "wolves")[0] == "O-6.1"


def test_warbands_that_do_not_move():
    """O-6.5: the last one stays, one must rule, and only Imperial players share."""
    t = Table()
    t.man("fertile_valley", 0)
    t.turn(0)
    assert refusal(t, 0, "withdraw") == ("O-6.5", "the last warband stays")
    assert "Imperial" in refusal(t, 0, "give-warbands", 1)[1]
    t.turn(1)
    assert refusal(t, 1, "withdraw") == ("O-6.5", "you do not rule your site")
    assert refusal(t, 1, "place") == ("O-6.5", "you do not rule your site")


def test_the_scepter_and_the_empire():
    """O-6.4, O-6.6 to O-6.8."""
    t = Table()
    t.citizen(1)
    t.player(0).favor = 0
    t.turn(0)
    assert refusal(t, 0, "offer-citizenship", 1) == (
        "O-6.6",
        "Citizenship is offered to an Exile",
    )
    assert refusal(t, 0, "exile", 1) == ("O-6.7", "this takes 4 favor, you have 0")
    assert refusal(t, 0, "leave-empire") == ("O-6.8", "only a Citizen leaves the Empire")
    t.turn(1)
    assert t.player(1).role == CITIZEN
    assert refusal(t, 1, "leave-empire") == ("O-6.8", "this takes 8 favor, you have 4")
    assert refusal(t, 1, "exile", 2) == ("O-6.4", "you do not hold the Grand Scepter")
    t.does(1, "careful")
    assert refusal(t, 1, "careful")[0] == "O-7.4.1"


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
    assert refusal(t, 0, "to-site", "fertile_valley") == (
        "O-2.8.1",
        "the site is full: it has 3 cards and room for 3",
    )
    assert refusal(t, 0, "to-site", "river") == ("O-5.1.4", "a card is played to your own site")
    assert refusal(t, 0, "to-site", "h3") == ("O-2.8.1", "a facedown site has no room")
    assert refusal(t, 0, "facedown-adviser")[0] == "O-6.1"
    assert refusal(t, 0, "reveal-vision") == ("O-5.1.4", "scouts is no Vision")
    t = playing("naysayers")
    assert refusal(t, 0, "to-site", "river") == (
        "O-7.2.1",
        "naysayers can be played to advisers only",
    )
    t = playing("garrison", here="")
    assert refusal(t, 0, "to-advisers") == ("O-7.2.1", "garrison can be played to sites only")
    t = Table()
    t.deck("vision_of_faith")
    t.turn(0).does(0, "search", "deck").does(0, "keep", "vision_of_faith")
    assert refusal(t, 0, "reveal-vision") == ("O-5.1.4", "only an Exile reveals a Vision")
    assert refusal(t, 0, "conspire") == ("O-5.1.4", "vision_of_faith is not the Conspiracy")


def test_what_is_no_target():
    """O-5.5.2: not the defender's, not here, declared already."""
    t = Table()
    t.pawn(1, "fertile_valley")
    t.banner("peoples_favor", 1)
    t.relic(2, "whistle")
    t.turn(0).does(0, "campaign", 1)
    assert refusal(t, 0, "target-site", "river") == (
        "O-5.5.2",
        "the defender does not rule river",
    )
    assert refusal(t, 0, "target-thing", "whistle") == (
        "O-5.5.2",
        "the defender does not hold whistle",
    )
    assert "at least one target" in refusal(t, 0, "declare")[1]
    t.does(0, "target-pawn")
    assert refusal(t, 0, "target-pawn") == ("O-5.5.2", "pawn and favor are a target already")


def test_plans_that_can_not_be_used():
    """O-7.5: not ruled, of the other side, no plan."""
    t = Table()
    t.adviser(0, "longbows")
    t.adviser(0, "bear_traps")
    t.adviser(1, "scouts")
    t.turn(0).does(0, "campaign", -1).does(0, "declare").does(0, "number", 3)
    assert t.asked() == (0, "plans")
    assert refusal(t, 0, "plan", "bear_traps") == ("O-7.5", "bear_traps is for the defender")
    assert refusal(t, 0, "plan", "scouts") == ("O-7.5.1", "you do not rule scouts")
    assert refusal(t, 0, "plan", "wolves") == ("O-7.5", "wolves has no battle plan")
    assert refusal(t, 0, "travel", "river")[0] == "O-4.2"


def test_ill_formed_choices():
    """The form of a choice is told from what the rules forbid."""
    t = Table()
    t.turn(0)
    ask = t.ask(0)
    assert why_not(t.g, ask, ()) == ("O-4.2", "a choice begins with a verb")
    assert why_not(t.g, ask, ("fly",)) == ("O-4.2", "there is no verb 'fly'")
    assert why_not(t.g, ask, ("travel",)) == ("O-4.2", "travel takes these arguments: site")
    assert why_not(t.g, ask, ("travel", "atlantis")) == ("O-4.2", "there is no site 'atlantis'")
    assert why_not(t.g, ask, ("campaign", 9)) == ("O-4.2", "there is no player 9")
    assert why_not(t.g, ask, ("muster", "allow")) == ("O-4.2", "'allow' is no card")


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
    """Each names a rule, hardly any is the general one, and none changes or betrays anything."""
    rng = random.Random(7)
    told = vague = 0
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
                    assert RULE.fullmatch(reason[0]), (ask.prompt, choice, reason)
                    assert GAME.why_not(other, ask, choice) == reason, (ask.prompt, choice)
                    told += 1
                    vague += reason == general(ask)
            assert GAME.pack(match.state) == before
    assert told > 1000
    assert vague <= told / 1000


def test_refusals_are_of_what_the_game_asks():
    """The table of refusals names prompts and verbs that there are."""
    assert all(prompt in GAME.prompts for prompt in REFUSALS)
    assert all(verb in VERBS for verbs in REFUSALS.values() for verb in verbs)
