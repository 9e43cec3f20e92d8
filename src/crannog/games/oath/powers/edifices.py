"""The edifices (O-2.9): the power of each intact face, and of each ruin."""

from crannog.games.oath import know
from crannog.games.oath.asking import (
    choose_number,
    choose_player,
    choose_word,
    may_choose_known,
)
from crannog.games.oath.battle import Campaign
from crannog.games.oath.deal import ADVISERS, FAVOR, SECRETS, bargain, has_partner, partners
from crannog.games.oath.deeds import Search
from crannog.games.oath.facts import (
    BEAST,
    ID,
    NUMBER,
    PEOPLES_FAVOR,
    REGIONS,
    SUIT,
    is_denizen,
    is_site,
)
from crannog.games.oath.powers.conditions import draws_cards, has_relic_deck
from crannog.games.oath.powers.registry import DEFENDER, action, modifies_search, plan
from crannog.games.oath.questions import Use, after, cannot, changes, instead
from crannog.games.oath.rule import card_ruler, is_enemy_of_ruler, ruler
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import draw_relic, exchange, restore
from crannog.kernel.ask import Rules, Seat

# -- Sprawling Rampart, Bandit Rampart ---------------------------------------------------------


@changes("sprawling_rampart", "target-dice")
def sprawling_rampart(g: Oath, me: Seat, thing: int, dice: int) -> int:
    """Each site of its ruler adds a defence die more."""
    guarded = is_site(thing) and ruler(g, g.slot(thing)) == card_ruler(
        g, NUMBER["sprawling_rampart"]
    )
    return dice + guarded


def rampart_is_attacked(g: Oath, me: Seat, c: Campaign) -> bool:
    """The site of the ruin is a target."""
    return g.slot(NUMBER["bandit_rampart"]) in c.sites


plan("bandit_rampart", DEFENDER, dice=2, when=rampart_is_attacked)


# -- Hall of Debate, Hall of Mockery -----------------------------------------------------------


@cannot("hall_of_debate", "target")
def hall_of_debate(g: Oath, me: Seat, thing: int) -> bool:
    """Nobody targets the People's Favor in a campaign."""
    return thing == PEOPLES_FAVOR


@instead("hall_of_mockery", "banner-side")
def hall_of_mockery(g: Oath, me: Seat, banner: int, count: int) -> bool:
    """The People's Favor turns to its Mob side when it is recovered."""
    g.tell("turns-mob", "O-5.4.4", me)
    return True


# -- Forest Temple, Ruined Temple --------------------------------------------------------------


@cannot("forest_temple", "discard-site")
def forest_temple(g: Oath, me: Seat, slot: int) -> bool:
    """In the chronicle no site with a Beast card is discarded."""
    return BEAST in g.suits_at(slot)


@cannot("ruined_temple", "play-faceup")
def ruined_temple(g: Oath, me: Seat, card: int) -> bool:
    """Enemies of its ruler play no Beast cards faceup."""
    return SUIT[card] == BEAST and is_enemy_of_ruler(g, me, NUMBER["ruined_temple"])


# -- Festival District, Squalid District -------------------------------------------------------


@action("festival_district", when=has_partner("festival_district"))
def festival_district(g: Oath, use: Use) -> Rules[None]:
    """A binding exchange of favor, secrets and advisers with any one player."""
    partner = yield from choose_player(g, use, partners(g, use, g.others(use.me)))
    yield from bargain(g, use, [partner], (FAVOR, SECRETS, ADVISERS))


def rules_the_district(g: Oath, me: Seat, by: Seat, roll: int) -> bool:
    """The board's own colour rules it: the Chancellor for the Empire, and no Citizen."""
    return card_ruler(g, NUMBER["squalid_district"]) == g.players[me].colour


@after("squalid_district", "end-die", optional=True, when=rules_the_district)
def squalid_district(g: Oath, use: Use, by: Seat, roll: int) -> Rules[None]:
    """Its ruler may raise or lower the end die by one."""
    word = yield from choose_word(g, use, ["raise-die", "lower-die"], "end-die")
    g.rolled[0] += 1 if word == "raise-die" else -1
    g.tell("changes-end-die", use.rule, use.me, g.rolled[0])


# -- Great Spire, Fallen Spire -----------------------------------------------------------------


def random_dispossessed(g: Oath, count: int) -> list[int]:
    """As many random cards of the Dispossessed."""
    cards = sorted(g.dispossessed)
    g.rng.shuffle(cards)
    return cards[:count]


@modifies_search("great_spire", "s", when=draws_cards)
def great_spire(g: Oath, use: Use, search: Search) -> None:
    """Denizens that you draw may be swapped with dispossessed ones."""
    search.swaps = True


def has_drawn_by_the_spire(g: Oath, me: Seat, by: Seat, swaps: int) -> bool:
    """The player has used the Spire for this search."""
    return me == by and bool(swaps)


@after("great_spire", "drew", when=has_drawn_by_the_spire)
def swap_drawn(g: Oath, use: Use, by: Seat, swaps: int) -> Rules[None]:
    """Any number of the drawn denizens go; as many random cards of the Dispossessed come."""
    chosen: list[int] = []

    def left() -> list[int]:
        return [card for card in g.drawn if is_denizen(card) and card not in chosen]

    while left() and len(chosen) < len(g.dispossessed):
        card = yield from may_choose_known(g, use, left, "which-drawn")
        if not card:
            break
        chosen.append(card)
    if chosen:
        swap_unseen(g, use, chosen)


def swap_unseen(g: Oath, use: Use, cards: list[int]) -> None:
    """Only the searcher sees what goes and what comes."""
    fresh = random_dispossessed(g, len(cards))
    know.lose_track(g, [*g.dispossessed, *cards], use.me)
    for card, other in zip(cards, fresh, strict=True):
        exchange(g, card, other)
    know.see(g, use.me, fresh)
    names = tuple(ID[card] for card in (*cards, *fresh))
    g.whisper((use.me,), "swaps-drawn", use.rule, (use.me, len(cards)), names)


def pile_denizens(g: Oath, me: Seat) -> list[int]:
    """The denizens of the pile of the player's region, from the top."""
    return [card for card in reversed(g.piles[g.region(me)]) if is_denizen(card)]


def most_swaps(g: Oath, me: Seat) -> int:
    """How many cards the ruin could swap now: up to five."""
    return min(5, len(pile_denizens(g, me)), len(g.dispossessed))


def can_swap(g: Oath, me: Seat) -> bool:
    """Denizens lie on the pile, and others among the Dispossessed."""
    return most_swaps(g, me) > 0


@action("fallen_spire", "sS", when=can_swap)
def fallen_spire(g: Oath, use: Use) -> Rules[None]:
    """Up to five denizens from the top of your region's pile change places with dispossessed ones.

    Nobody looks at them; Visions stay where they are.
    """
    count = yield from choose_number(g, use, 1, most_swaps(g, use.me))
    cards, fresh = pile_denizens(g, use.me)[:count], random_dispossessed(g, count)
    know.lose_track(g, g.dispossessed)
    for card, other in zip(cards, fresh, strict=True):
        exchange(g, card, other)
    g.reveals += 1
    g.tell("swaps-pile", use.rule, use.me, REGIONS[g.region(use.me)], count)


# -- Ancient Forge, Broken Forge ---------------------------------------------------------------


@action("ancient_forge", "ffS", when=has_relic_deck)
def ancient_forge(g: Oath, use: Use) -> Rules[None]:
    """Draw a relic, and take it or put it below the relic deck."""
    yield from draw_relic(g, use)


@action("broken_forge", "ffss")
def broken_forge(g: Oath, use: Use) -> Rules[None]:
    """The ruin is turned to its intact side."""
    restore(g, use.me, use.card, use.rule)
    yield from ()
