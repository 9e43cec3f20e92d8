"""What is said of options before they are chosen (O-4 to O-7), from what the seat knows."""

import pytest

from crannog.games.oath.citizens import SLOT_NAMES
from crannog.games.oath.meta import GAME
from crannog.games.oath.odds import Fight, chance, percent
from crannog.kernel import Atom, Match, Rng
from crannog.kernel.notes import Note
from crannog.words import LANGUAGES, Words
from tests.oath.battles import BLANK, SWORD, campaign, declare, war
from tests.oath.ceremonies import table, up_to, won
from tests.oath.table import Table


def note_on(t: Table, seat: int, *choice: Atom) -> Note:
    """The note on one option of the seat."""
    ask = t.ask(seat)
    note = GAME.notes(t.g, ask)[ask.options.index(choice)]
    assert note is not None
    return note


def asks(t: Table, seat: int) -> str:
    """The question in English."""
    return Words("en", GAME).prompt(t.ask(seat))


def said(t: Table, seat: int, *choice: Atom) -> str:
    """The note in English."""
    note = note_on(t, seat, *choice)
    return Words("en", GAME).sentence(note.text, note.args)


def test_a_search_draws_and_brings_news():
    """O-2.1.6, O-5.1: the Supply, the cards, no more than lie in the pile."""
    t = Table()
    t.deck("keep longbows scouts wolves")
    t.pile(0, "elders")
    t.turn(0)
    assert said(t, 0, "search", "cradle") == "Supply: 2. You draw 1 card"
    deck = "Supply: 2. You draw 3 cards, or fewer if a Vision comes"
    assert said(t, 0, "search", "deck") == deck
    assert note_on(t, 0, "search", "deck").reveals


def test_a_muster_brings_warbands():
    """O-5.2: two of them, as many as there are; a free modifier takes the Supply away."""
    t = Table()
    t.site("fertile_valley", cards="longbows wolves")
    t.turn(0)
    assert said(t, 0, "muster", "longbows") == "Supply: 1, favor: 1. You gain 2 warbands"
    t.adviser(0, "animal_playmates")
    free = "Supply: 0 instead of 1 (Animal Playmates), favor: 1. You gain 2 warbands"
    assert said(t, 0, "muster", "wolves") == free
    t.g.careful = True
    assert said(t, 0, "muster", "wolves") == "Supply: 1, favor: 1. You gain 2 warbands"
    t.player(0).bank = 1
    assert said(t, 0, "muster", "longbows") == "Supply: 1, favor: 1. You gain 1 warband"


def test_what_a_power_changes_by_itself_is_told_as_a_difference_and_by_its_name():
    """O-7.4: a site's power, and modifiers that nobody is asked about."""
    t = Table()
    t.player(0).favor = 1
    t.pawn(0, "river")
    t.site("river", cards="longbows wolves", ruler=0)
    t.adviser(0, "birdsong")
    t.adviser(0, "secret_signal")
    t.turn(0)
    more = "Supply: 1, favor: 1. You gain 3 warbands instead of 2 (River)"
    assert said(t, 0, "muster", "longbows") == more
    free = "Supply: 0 instead of 1 (Birdsong), secrets: 1. You gain 2 favor"
    assert said(t, 0, "trade-favor", "wolves") == free
    more = "Supply: 1, secrets: 1. You gain 2 favor instead of 1 (Secret Signal)"
    assert said(t, 0, "trade-favor", "longbows") == more


def test_all_powers_that_change_a_figure_are_named_but_none_that_another_undoes():
    """O-9.2: first those that set a number, then those that add to it, then zero."""
    t = Table()
    t.pawn(0, "river")
    t.site("river", cards="wolves", ruler=0)
    t.relic(0, "ring_of_devotion")
    t.adviser(0, "vow_of_beastkin bear_traps")
    t.turn(0)
    more = "You gain 6 warbands instead of 2 (Vow of Beastkin, Ring of Devotion, River)"
    assert said(t, 0, "muster", "wolves") == f"Supply: 1, favor: 1. {more}"
    t = Table()
    t.site("fertile_valley", cards="longbows")
    t.open_slot(SLOT_NAMES.index("careless"))
    t.adviser(0, "vow_of_poverty")
    t.turn(0)
    none = "You gain 0 favor instead of 1 (Vow of Poverty)"
    t.open_slot(SLOT_NAMES.index("greedy"))
    assert said(t, 0, "search", "deck").startswith("Supply: 2. You draw 0")
    assert note_on(t, 0, "search", "deck").args["cards2"] == []
    assert said(t, 0, "trade-favor", "longbows") == f"Supply: 1, secrets: 1. {none}"


def test_a_trade_brings_what_advisers_match():
    """O-5.3: a favor and one for each matching adviser, or a secret for each."""
    t = Table()
    t.site("fertile_valley", cards="longbows")
    t.adviser(0, "scouts")
    t.turn(0)
    assert said(t, 0, "trade-favor", "longbows") == "Supply: 1, secrets: 1. You gain 2 favor"
    assert said(t, 0, "trade-secrets", "longbows") == "Supply: 1, favor: 2. You gain 1 secret"
    t.g.banks[2] = 1
    assert said(t, 0, "trade-favor", "longbows") == "Supply: 1, secrets: 1. You gain 1 favor"


def test_what_a_recovery_costs():
    """O-5.4.2: the price of the site, or more than lies on the banner."""
    t = Table()
    t.site("wastes", relics="whistle")
    t.banner("peoples_favor", 1, tokens=3)
    t.pawn(0, "wastes")
    t.player(0).secrets = 2
    t.turn(0)
    assert said(t, 0, "recover-relic", 0) == "Supply: 1, secrets: 2"
    assert said(t, 0, "recover-banner", "peoples_favor") == "Supply: 1, favor: 4 or more"


def test_a_modifier_is_told_as_a_difference():
    """O-7.4.1: what it costs, and what it makes of the Supply and of what comes."""
    t = Table()
    t.pile(1, "longbows elders wolves")
    t.site("river", cards="mushrooms")
    t.adviser(1, "augury")
    t.turn(1).does(1, "search", "provinces")
    mushrooms = "Secrets: 1. Supply: 2 → 0. Cards drawn: 3 → 1"
    assert said(t, 1, "modify", "mushrooms") == mushrooms
    t.does(1, "modify", "mushrooms")
    assert said(t, 1, "modify", "augury") == "Costs nothing. Cards drawn: 1 → 2"
    assert t.g.players[1].supply == 7


def test_a_modifier_of_a_journey_or_a_recovery_is_told_too():
    """O-7.4.1: no Supply, or fewer tokens; what is looked at changes nothing."""
    t = Table()
    t.site("salt_flats", cards="wolves")
    t.adviser(0, "forest_paths")
    t.turn(0).does(0, "travel", "salt_flats")
    assert said(t, 0, "modify", "forest_paths") == "Favor: 1. Supply: 1 → 0"
    assert said(t, 0, "modify", "forest_paths") == "Favor: 1. Supply: 1 → 0"
    t = Table()
    t.banner("darkest_secret", 1, tokens=4)
    t.adviser(0, "magicians_code")
    t.site("salt_flats", "p1", cards="longbows")
    t.turn(0).does(0, "recover-banner", "darkest_secret")
    assert said(t, 0, "modify", "magicians_code") == "Favor: 2. Tokens needed: 5 → 3"


def test_what_a_journey_and_a_campaign_cost():
    """O-5.5, O-5.6.1: by region; a facedown site is turned up, a price comes besides."""
    t = Table()
    t.site("the_hidden_place", "p3")
    t.site("marshes", "h3", up=False)
    t.player(0).secrets = 1
    t.turn(0)
    assert said(t, 0, "campaign", -1) == "Supply: 2"
    assert said(t, 0, "travel", "river") == "Supply: 2"
    assert not note_on(t, 0, "travel", "river").reveals
    assert said(t, 0, "travel", "h3") == "Supply: 4"
    assert note_on(t, 0, "travel", "h3").reveals
    toll = "Supply: 2, and The Hidden Place asks for a price besides"
    assert said(t, 0, "travel", "the_hidden_place") == toll


def test_a_rest_ends_the_turn():
    """O-4.3.3: what is left, what the next turn begins with, and who follows."""
    t = Table()
    t.player(0).supply = 1
    t.turn(0)
    note = note_on(t, 0, "rest")
    assert (note.ends, note.next, note.next_args) == (True, "note-next-player", {"seat": 1})
    assert said(t, 0, "rest") == "Supply: 1 now, 7 on your next turn"


@pytest.mark.parametrize(
    ("number", "then", "args"),
    [
        (4, "note-next-round", {"count": 5}),
        (5, "note-next-die", {"count": 6}),
        (8, "note-next-end", {}),
    ],
)
def test_the_last_turn_of_a_round_ends_more(number: int, then: str, args: dict[str, int]):
    """O-3.3, O-3.4: the next round, the end die, or the end of the game."""
    t = Table()
    t.g.round = number
    last = len(t.g.players) - 1
    t.turn(last)
    note = note_on(t, last, "rest")
    assert (note.next, note.next_args) == (then, args)


def test_a_drawn_card_tells_where_it_could_be_played():
    """O-5.1.4, O-7.2.1: to a site, to the advisers, or to neither of them faceup."""
    t = Table()
    t.deck("scouts keep vision_of_faith")
    t.turn(0).does(0, "search", "deck")
    site = "to a site (1 favor: Order)"
    assert said(t, 0, "keep", "keep") == f"Faceup: {site} only"
    assert said(t, 0, "keep", "scouts") == f"Faceup: {site} or to your advisers"
    hidden = "Only facedown now"
    assert said(t, 0, "keep", "vision_of_faith") == hidden


def test_where_discards_go_is_told():
    """O-10.discard: the pile of the region after the pawn's; of a card at a site, after its own."""
    t = Table()
    t.deck("scouts keep wolves")
    t.turn(1).does(1, "search", "deck")
    assert asks(t, 1) == "Which card do you keep? The others go to the Hinterland discard pile."
    t.does(1, "keep", "scouts")
    then = "Which card goes to the Hinterland discard pile next? The last one will lie on top."
    assert asks(t, 1) == then
    t.does(1, "card", "keep")
    assert said(t, 1, "discard-it") == "It goes to the Hinterland discard pile"
    t.adviser(1, "longbows bear_traps elders")
    t.does(1, "facedown-adviser")
    assert asks(t, 1).endswith("Which one goes to the Hinterland discard pile?")
    assert said(t, 1, "adviser", "elders") == "It goes to the Hinterland discard pile"
    t.does(1, "adviser", "elders")
    assert t.pile_cards(2)[-3:] == ["keep", "wolves", "elders"]


def test_a_card_that_makes_room_goes_to_the_pile_after_its_own_region():
    """O-10.discard: it lies at a site of the Cradle, the pawn stands in the Provinces."""
    t = Table()
    t.site("great_slum", "c2", cards="longbows elders")
    t.site("river", cards="roving_terror")
    t.turn(1).uses(1, "roving_terror").does(1, "card", "longbows")
    assert asks(t, 1) == "Great Slum: which card do you discard before yours comes there?"
    assert said(t, 1, "clear", "great_slum", "elders") == "It goes to the Provinces discard pile"
    t.does(1, "clear", "great_slum", "elders")
    assert t.pile_cards(1)[-1] == "elders"


def test_a_modifier_that_leaves_the_pile_to_the_player_is_heeded():
    """O-7.4.1: Bracken, until another pile is chosen; in the menu, too (O-6.1)."""
    t = Table()
    t.site("river", cards="bracken")
    t.adviser(1, "vision_of_faith", facedown=True)
    t.citizen(1)
    t.deck("longbows elders wolves")
    t.turn(1)
    chosen = "the pile that you choose"
    assert said(t, 1, "discard-adviser", "vision_of_faith") == f"It goes to {chosen}"
    t.does(1, "search", "deck")
    assert asks(t, 1) == f"Which card do you keep? The others go to {chosen}."
    t.does(1, "keep", "wolves").does(1, "card", "longbows").does(1, "below", "provinces")
    assert said(t, 1, "discard-it") == "It goes to the Provinces discard pile"


def test_what_is_played_is_seen():
    """O-5.1.4: faceup by all, facedown by nobody else."""
    t = Table()
    t.deck("scouts")
    t.turn(0).does(0, "search", "deck").does(0, "keep", "scouts")
    assert note_on(t, 0, "to-advisers").reveals
    hidden = "Advisers then: 1 of 3. Only you know what it is"
    assert said(t, 0, "facedown-adviser") == hidden
    assert not note_on(t, 0, "facedown-adviser").reveals


def test_what_is_played_tells_what_it_brings():
    """O-5.1.4, O-2.2.2: favor of its suit while the bank has some; a fourth adviser is too many."""
    t = Table()
    t.deck("scouts")
    t.turn(0).does(0, "search", "deck").does(0, "keep", "scouts")
    place, brings = t.offered(0, "to-site")[0], "You gain 1 favor from the Order bank. "
    assert said(t, 0, *place) == f"{brings}All see the card"
    t.g.banks[2] = 0
    assert said(t, 0, *place) == "All see the card"
    t.adviser(0, "longbows wolves")
    assert said(t, 0, "to-advisers") == "Advisers then: 3 of 3. All see the card"
    t.adviser(0, "elders")
    assert said(t, 0, "to-advisers") == "Another adviser must go first. All see the card"


def test_every_note_of_random_matches_can_be_said_and_betrays_nothing():
    """O-9.4: in all languages; what the seat can't know is redrawn, and the notes stay the same."""
    speakers = [Words(language, GAME) for language in LANGUAGES]
    told: set[str] = set()
    for seed in range(4):
        match, rng = Match.new(GAME, 2 + seed, seed), Rng(seed)
        while match.result is None:
            seat, ask = next(iter(match.pending.items()))
            before = GAME.pack(match.state)
            notes = match.notes(seat)
            assert len(notes) in (0, len(ask.options))
            assert GAME.pack(match.state) == before
            other = match.state.copy()
            GAME.redraw(other, seat, Rng(len(match.choices)))
            messages = [note and note.message() for note in notes]
            assert [note and note.message() for note in GAME.notes(other, ask)] == messages
            for note in filter(None, notes):
                told |= {note.text, note.next}
                for differs, causes in (("count4", "cards"), ("count6", "cards2")):
                    if causes in note.args and note.args[differs]:
                        assert note.args[causes], note.text
                for words in speakers:
                    assert words.sentence(note.text, note.args)
                    assert not note.next or words.sentence(note.next, note.next_args)
            match.choose(seat, rng.pick(ask.options))
    assert len(told) > 15
    assert [words.missing for words in speakers] == [set()] * len(speakers)


def test_what_changes_the_price_of_a_journey():
    """O-11.2: from coast to coast for one Supply, which the note sets against the usual price."""
    t = Table()
    t.site("lush_coast", "c2")
    t.site("rocky_coast", "h3")
    t.pawn(0, "lush_coast")
    t.turn(0)
    assert said(t, 0, "travel", "rocky_coast") == "Supply: 1 instead of 4 (Lush Coast)"
    t = Table()
    t.site("the_hidden_place", "p3")
    t.site("charming_valley", "p1")
    t.pawn(0, "charming_valley")
    t.turn(0)
    toll = "Supply: 3 instead of 2 (Charming Valley), and The Hidden Place asks for a price besides"
    assert said(t, 0, "travel", "the_hidden_place") == toll


def test_targets_tell_their_dice_and_the_chance():
    """O-5.5.2: the chance with this target and all that were declared before."""
    t = war()
    t.turn(1).does(1, "campaign", 2)
    one = percent(chance(Fight(3, 1, 3, 5)))
    three = percent(chance(Fight(3, 3, 3, 5)))
    assert said(t, 1, "declare") == f"Chance of the attacker: {one}%"
    told = f"Defence dice: 2. Your chance then: {three}%"
    assert said(t, 1, "target-pawn") == told
    assert campaign(t).banish is False


def test_attack_dice_and_plans_tell_the_chance():
    """O-5.5.2, O-5.5.3: with so many dice; with a plan that does nothing but change them."""
    t = war(attacker="longbows")
    declare(t.turn(1).does(1, "campaign", 2), 1, dice=3)
    assert t.asked() == (1, "plans")
    now, then = (percent(chance(Fight(dice, 1, 3, 5))) for dice in (3, 4))
    assert now < then
    assert said(t, 1, "no-more-plans") == f"Chance of the attacker: {now}%"
    dice = f"Attack dice then: 4, defence dice: 1. Chance of the attacker: {then}%"
    assert said(t, 1, "plan", "longbows") == f"Costs nothing. {dice}"


def test_a_number_of_dice_tells_the_chance_of_what_is_rolled():
    """O-5.5.2: of three dice the Mountain leaves two."""
    t = Table(3)
    t.site("mountain", "p1")
    t.pawn(1, "mountain")
    t.man("mountain", 0, 1)
    t.player(1).warbands = 3
    t.turn(1).does(1, "campaign", 0)
    assert t.asked() == (1, "attack-dice")
    two = percent(chance(Fight(2, 2, 3, 1)))
    assert said(t, 1, "number", 3) == f"Chance of the attacker: {two}%"


def test_a_sacrifice_tells_what_it_costs():
    """O-5.5.5, O-5.5.6: who is left after it, and who dies without it."""
    t = war()
    t.player(2).warbands = 0
    t.man("river", 2, 1)
    t.dice([BLANK], [SWORD])
    declare(t.turn(1).does(1, "campaign", 2), 1, dice=1)
    assert t.asked() == (1, "sacrifice")
    assert said(t, 1, "sacrifice", 1) == "You win the campaign. Warbands left: 2 of 3"
    assert said(t, 1, "no-sacrifice") == "You lose the campaign. Warbands killed: 1 of 3"


def test_who_is_invited_is_told_what_follows_with_an_exchange_too():
    """O-6.6.1, O-6.6.2: the Exile, not whoever answers his counter-offer."""
    t = Table()
    t.turn(0).does(0, "offer-citizenship", 2).does(0, "slot", "brutal").does(0, "offer-exchange")
    t.does(0, "give-favor", 1).does(0, "propose")
    assert note_on(t, 2, "accept").text == "note-citizen"
    t.does(2, "counter").does(2, "want-favor", 1).does(2, "propose")
    ask = t.ask(0)
    assert ("accept",) in ask.options
    assert GAME.notes(t.g, ask) == []


def test_who_invites_is_told_what_follows_before_and_after_the_relic_is_chosen():
    """O-6.6.2: the Exile's warbands, on the board and at sites, as far as there are purple ones."""
    t = Table()
    t.player(2).warbands = 3
    t.man("river", 2, 2)
    t.turn(0)
    told = "Warbands that turn purple: 5. Supply: 7. A revealed Vision is discarded"
    assert said(t, 0, "offer-citizenship", 2) == told
    t.player(0).bank = 4
    t.does(0, "offer-citizenship", 2).does(0, "slot", "brutal")
    assert said(t, 0, "offer-plain") == told.replace("5", "4")


def test_an_exile_is_dearer_by_what_the_citizen_holds():
    """O-6.7: five favor, one more or less for the title and the People's Favor."""
    t = Table()
    t.citizen(1)
    t.banner("peoples_favor", 1)
    t.player(0).favor = 9
    t.turn(0)
    told = "Costs 5 favor: 5, 1 more for what the Citizen holds, 1 less for what you hold"
    assert said(t, 0, "exile", 1) == told


def test_the_view_of_a_campaign_counts_before_it_is_declared():
    """O-5.5.2: pools and the exact chance, to the thousandth, for all who watch."""
    t = war()
    t.turn(1).does(1, "campaign", 2)
    for seat in (None, 0, 1, 2):
        shown = GAME.view(t.g, seat)["campaign"]
        assert isinstance(shown, dict)
        assert (shown["attack_dice"], shown["defence_dice"], shown["title_dice"]) == (3, 1, 0)
        assert shown["odds"] == round(1000 * chance(Fight(3, 1, 3, 5)))
        assert (shown["attack_size"], shown["defence_size"]) == (3, 5)


def test_the_winner_is_told_which_edifice_will_stand_where():
    """O-8.3.1: that of the denizen's suit, or the whole face of the ruin; nothing else follows."""
    t = table()
    t.site("fertile_valley", cards="longbows wolves", ruler=0)
    t.site("river", cards="hall_of_mockery", ruler=0)
    up_to(won(t), "raise-edifice")
    assert said(t, 0, "build", "wolves") == "Forest Temple will stand at Fertile Valley"
    assert said(t, 0, "repair", "hall_of_mockery") == "Hall of Debate will stand at River"
    ask = t.ask(0)
    assert GAME.notes(t.g, ask)[ask.options.index(("done",))] is None


def test_the_winner_is_told_which_suits_come_with_the_one_he_names():
    """O-8.4: three, two and one; the circle closes after Nomad."""
    t = up_to(won(table()), "suit-of-winner")
    said_of_nomad = "If the Archive has them: Nomad 3, Discord 2, Arcane 1"
    assert said(t, 0, "suit", "nomad") == said_of_nomad
    assert said(t, 0, "suit", "order") == "If the Archive has them: Order 3, Hearth 2, Beast 1"
