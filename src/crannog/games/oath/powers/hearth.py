"""The powers of the Hearth denizens."""

from typing import Final

from crannog.games.oath import know
from crannog.games.oath.asking import (
    choose_bank,
    choose_card,
    choose_player,
    choose_relic_here,
    choose_suit,
)
from crannog.games.oath.battle import DEFENCE, Campaign
from crannog.games.oath.citizens import become_citizen
from crannog.games.oath.deal import (
    FAVOR,
    RELICS,
    SECRETS,
    SITES,
    bargain,
    has_partner,
    partners,
)
from crannog.games.oath.deeds import Muster, Search, Trade
from crannog.games.oath.facts import (
    DARKEST_SECRET,
    HEARTH,
    ID,
    NOMAD,
    NUMBER,
    ORDER,
    PEOPLES_FAVOR,
    REGIONS,
    SUIT,
    is_denizen,
)
from crannog.games.oath.moving import can_move_to, move_to_site
from crannog.games.oath.powers.conditions import discard_it, draws_cards
from crannog.games.oath.powers.registry import (
    DEFENDER,
    EITHER,
    action,
    clears,
    modifies_muster,
    modifies_search,
    modifies_trade,
    plan,
    played,
    rewards,
)
from crannog.games.oath.purse import (
    bring_tokens_home,
    gain_favor,
    move_between_banks,
    take_favor,
)
from crannog.games.oath.questions import HOLDER, Use, after, cannot, changes
from crannog.games.oath.rule import ruled_cards
from crannog.games.oath.state import BANDITS, Oath
from crannog.games.oath.verbs import (
    add_banner_secret,
    bury_relic,
    discard,
    draw_relic,
    gain_supply,
    gain_warbands,
    may_disturb,
)
from crannog.kernel.ask import Rules, Seat

CARDS_OF_A_SONG: Final = 3


def holds_peoples_favor(g: Oath, me: Seat) -> bool:
    """The player has the People's Favor."""
    return g.banner_holder[PEOPLES_FAVOR] == me


def enemy_is_unloved(g: Oath, me: Seat, c: Campaign) -> bool:
    """Nobody on the other side has the People's Favor."""
    return g.banner_holder[PEOPLES_FAVOR] not in c.enemies(me)


def gain_from_a_bank(g: Oath, use: Use, count: int) -> Rules[None]:
    """Favor from one bank of the player's choice, as much as there is."""
    bank = yield from choose_bank(g, use)
    if bank >= 0:
        gain_favor(g, use.me, bank, count, use.rule)


# -- actions: deals ----------------------------------------------------------------------------


@action("tinkers_fair", when=has_partner("tinkers_fair"))
def tinkers_fair(g: Oath, use: Use) -> Rules[None]:
    """A binding exchange of favor, secrets and relics with any one player."""
    partner = yield from choose_player(g, use, partners(g, use, g.others(use.me)))
    yield from bargain(g, use, [partner], (FAVOR, SECRETS, RELICS))


@action("deed_writer", when=has_partner("deed_writer"))
def deed_writer(g: Oath, use: Use) -> Rules[None]:
    """A binding exchange of favor, secrets and ruled sites with any one player."""
    partner = yield from choose_player(g, use, partners(g, use, g.others(use.me)))
    yield from bargain(g, use, [partner], (FAVOR, SECRETS, SITES))


# -- actions: favor and secrets ----------------------------------------------------------------


@action("memory_of_home", cost="S")
def memory_of_home(g: Oath, use: Use) -> Rules[None]:
    """All favor of another bank goes to the Hearth bank."""
    bank = yield from choose_bank(g, use, [suit for suit in range(6) if suit != HEARTH])
    if bank >= 0:
        move_between_banks(g, use.me, bank, HEARTH, g.banks[bank], use.rule)


@action("levelers", cost="s")
def levelers(g: Oath, use: Use) -> Rules[None]:
    """Two favor go from a bank with the most to a bank with the least."""
    most = [suit for suit in range(6) if g.banks[suit] == max(g.banks)]
    origin = yield from choose_bank(g, use, most, "which-bank-from")
    if origin < 0:
        return
    others = [suit for suit in range(6) if suit != origin]
    least = min(g.banks[suit] for suit in others)
    poorest = [suit for suit in others if g.banks[suit] == least]
    to = yield from choose_suit(g, use, poorest, "which-bank-to")
    move_between_banks(g, use.me, origin, to, 2, use.rule)


@action("charming_friend", cost="s")
def charming_friend(g: Oath, use: Use) -> Rules[None]:
    """Takes a favor from another player whose pawn is at your site."""
    victim = yield from choose_player(g, use, g.here_with(use.me))
    if victim >= 0:
        take_favor(g, use.me, victim, 1, use.rule)


@action("storyteller", cost="f")
def storyteller(g: Oath, use: Use) -> Rules[None]:
    """A secret of the shared bank comes onto the Darkest Secret, wherever that is."""
    add_banner_secret(g, use.me, use.rule)
    yield from ()


@action("a_round_of_ale", cost="f")
def a_round_of_ale(g: Oath, use: Use) -> Rules[None]:
    """Tokens go home as in Rest, but for the favor on this card."""
    bring_tokens_home(g, use.me, (use.card,))
    yield from ()


# -- actions: Supply, warbands, cards ----------------------------------------------------------


@action("wayside_inn", cost="f")
def wayside_inn(g: Oath, use: Use) -> Rules[None]:
    """Two Supply."""
    gain_supply(g, use.me, 2, use.rule)
    yield from ()


def breakable_relics(g: Oath, me: Seat) -> list[int]:
    """The facedown relics at the player's site that nothing protects."""
    return [relic for relic in g.sites[g.site(me)].relics if may_disturb(g, me, relic)]


def has_breakable_relic(g: Oath, me: Seat) -> bool:
    """A relic lies here that can be broken."""
    return bool(breakable_relics(g, me))


@action("relic_breaker", cost="f", when=has_breakable_relic)
def relic_breaker(g: Oath, use: Use) -> Rules[None]:
    """A facedown relic at your site goes below the relic deck; three warbands."""
    relic = yield from choose_relic_here(g, use, breakable_relics(g, use.me))
    yield from bury_relic(g, use.me, relic, use.rule)
    gain_warbands(g, use.me, 3, use.rule)


@action("armed_mob", cost="f")
def armed_mob(g: Oath, use: Use) -> Rules[None]:
    """Discards a faceup adviser of the Darkest Secret's holder, unless he has both banners."""
    victim = g.banner_holder[DARKEST_SECRET]
    if victim < 0 or holds_peoples_favor(g, victim):
        return
    advisers = [card for card in g.advisers(victim) if may_disturb(g, use.me, card)]
    adviser = yield from choose_card(g, use, advisers)
    if adviser:
        yield from discard(g, use, [adviser])


def song_cards(g: Oath, me: Seat) -> list[int]:
    """The top cards of the discard pile of the player's region, the topmost first."""
    return g.piles[g.region(me)][: -CARDS_OF_A_SONG - 1 : -1]


def song_is_new(g: Oath, me: Seat) -> bool:
    """The look would show a card that the player does not know."""
    return not all(know.knows(g, me, card) for card in song_cards(g, me))


@action("tavern_songs", when=song_is_new)
def tavern_songs(g: Oath, use: Use) -> Rules[None]:
    """Looks at the top three cards of the discard pile of your region."""
    cards = song_cards(g, use.me)
    know.see(g, use.me, cards)
    told = (use.me, REGIONS[g.region(use.me)], len(cards))
    g.whisper((use.me,), "looks-at-pile", use.rule, told, tuple(ID[card] for card in cards))
    yield from ()


def settlers(g: Oath, me: Seat) -> list[int]:
    """The player's faceup advisers that can be moved to his site."""
    return [
        card
        for card in g.advisers(me)
        if may_disturb(g, me, card) and can_move_to(g, me, card, g.site(me))
    ]


def has_settler(g: Oath, me: Seat) -> bool:
    """An adviser can be moved to the player's site."""
    return bool(settlers(g, me))


@action("homesteaders", when=has_settler)
def homesteaders(g: Oath, use: Use) -> Rules[None]:
    """Moves one of your faceup advisers to your site."""
    adviser = yield from choose_card(g, use, settlers(g, use.me))
    yield from move_to_site(g, use, adviser, g.site(use.me))


def may_vote(g: Oath, me: Seat) -> bool:
    """An Exile with the People's Favor."""
    return g.players[me].is_exile() and holds_peoples_favor(g, me)


@action("ballot_box", when=may_vote)
def ballot_box(g: Oath, use: Use) -> Rules[None]:
    """O-7.6.1: the Exile who has the People's Favor becomes a Citizen, without a relic."""
    yield from become_citizen(g, use.me, use.rule)


# -- modifiers ---------------------------------------------------------------------------------


@modifies_search("welcoming_party", when=draws_cards)
def welcoming_party(g: Oath, use: Use, search: Search) -> None:
    """It pays for denizens that are played faceup from the draw."""
    search.rewarders.append(use.card)


@rewards("welcoming_party")
def welcome(g: Oath, use: Use, card: int, from_draw: bool) -> Rules[None]:
    """A favor from the Hearth bank."""
    if from_draw:
        gain_favor(g, use.me, HEARTH, 1, use.rule)
    yield from ()


@modifies_search("crop_rotation", opens=True)
def crop_rotation(g: Oath, use: Use, search: Search) -> None:
    """A denizen may be discarded before a card is played to its site."""
    search.clearers.append(use.card)


@clears("crop_rotation")
def rotated_crops(g: Oath, me: Seat, slot: int) -> list[int]:
    """The denizens at the site to which the card is played."""
    return [card for card in g.sites[slot].cards if is_denizen(card)]


@modifies_search("land_warden", cost="f", when=draws_cards)
def land_warden(g: Oath, use: Use, search: Search) -> None:
    """Two of the drawn cards may be played, if one of them goes to a site."""
    search.keeps = 2


@modifies_search("news_from_afar", cost="ff", when=draws_cards, opens=True)
def news_from_afar(g: Oath, use: Use, search: Search) -> None:
    """This search spends no Supply."""
    search.free = True


def musters_in_the_pub(g: Oath, muster: Muster) -> bool:
    """The card mustered on is the pub itself."""
    return muster.card == NUMBER["rowdy_pub"]


@modifies_muster("rowdy_pub", when=musters_in_the_pub, asked=True)
def rowdy_pub(g: Oath, use: Use, muster: Muster) -> None:
    """One warband more from a muster on this card."""
    muster.gain += 1


def has_warband(g: Oath, trade: Trade) -> bool:
    """A warband on the board is left to be sacrificed."""
    return g.players[trade.me].warbands > trade.sacrifices


@modifies_trade("awaited_return", when=has_warband, asked=True, opens=True)
def awaited_return(g: Oath, use: Use, trade: Trade) -> None:
    """A warband on the board is sacrificed, and this trade spends no Supply."""
    trade.sacrifices += 1
    trade.free = True


# -- battle plans ------------------------------------------------------------------------------


plan("extra_provisions", DEFENDER, cost="f", shields=1)
plan("village_constable", EITHER, dice=2, when=enemy_is_unloved)


@plan("the_great_levy", EITHER, cost="ff", dice=3, when=enemy_is_unloved)
def the_great_levy(g: Oath, use: Use, c: Campaign) -> None:
    """Three attack dice, and skulls kill none of yours, unless the enemy has the People's Favor."""
    c.spares[c.side(use.me)] = True


@plan("traveling_doctor", EITHER, if_defeated=discard_it)
def traveling_doctor(g: Oath, use: Use, c: Campaign) -> None:
    """A defeat kills none of your force, and the doctor leaves."""
    c.defeat_kills_none[c.side(use.me)] = True


@plan("hospital", EITHER)
def hospital(g: Oath, use: Use, c: Campaign) -> None:
    """Your dead come to this site when the campaign ends, if you rule it then."""
    c.saves_dead[c.side(use.me)] = use.card


@plan("hearts_and_minds", DEFENDER, "fff", discard_at_end=True, kept_if=holds_peoples_favor)
def hearts_and_minds(g: Oath, use: Use, c: Campaign) -> None:
    """The defence has won; the card leaves unless you have the People's Favor."""
    c.won_at_once = DEFENCE


# -- when played -------------------------------------------------------------------------------


@played("family_heirloom")
def family_heirloom(g: Oath, use: Use) -> Rules[None]:
    """Draws a relic, and takes it or puts it below the relic deck."""
    if g.relic_deck:
        yield from draw_relic(g, use)


@played("fabled_feast")
def fabled_feast(g: Oath, use: Use) -> Rules[None]:
    """A favor for each Hearth card that you rule, all from one bank."""
    guests = sum(SUIT[card] == HEARTH for card in ruled_cards(g, use.me))
    if guests:
        yield from gain_from_a_bank(g, use, guests)


@played("salad_days")
def salad_days(g: Oath, use: Use) -> Rules[None]:
    """A favor from each of three banks."""
    banks = list(range(6))
    for _ in range(3):
        bank = yield from choose_bank(g, use, banks)
        if bank >= 0:
            banks.remove(bank)
            gain_favor(g, use.me, bank, 1, use.rule)


# -- lasting -----------------------------------------------------------------------------------


def another_did(g: Oath, me: Seat, by: Seat, about: int) -> bool:
    """Somebody else did what is answered."""
    return me != by


def another_played_nomad_or_order(g: Oath, me: Seat, by: Seat, card: int) -> bool:
    """Somebody else played a card of these suits faceup."""
    return me != by and SUIT[card] in (NOMAD, ORDER)


def another_attacked_a_player(g: Oath, me: Seat, by: Seat, defender: int) -> bool:
    """Somebody else campaigned, and not against bandits."""
    return me != by and defender != BANDITS


@after("book_binders", "vision-played", when=another_did)
def book_binders(g: Oath, use: Use, by: Seat, vision: int) -> Rules[None]:
    """Another player's faceup Vision brings two favor from one bank."""
    yield from gain_from_a_bank(g, use, 2)


@after("saddle_makers", "card-played", when=another_played_nomad_or_order)
def saddle_makers(g: Oath, use: Use, by: Seat, card: int) -> Rules[None]:
    """Another player's faceup Nomad or Order card brings two favor from the bank of its suit."""
    gain_favor(g, use.me, SUIT[card], 2, use.rule)
    yield from ()


@after("herald", "campaign-over", when=another_attacked_a_player)
def herald(g: Oath, use: Use, by: Seat, defender: int) -> Rules[None]:
    """Another player's campaign against a player brings a favor from any bank."""
    yield from gain_from_a_bank(g, use, 1)


@cannot("vow_of_peace", "campaign", scope=HOLDER)
def keeps_the_peace(g: Oath, me: Seat, defender: int) -> bool:
    """Its holder does not campaign."""
    return True


@cannot("vow_of_peace", "sacrifice")
def no_blood_for_it(g: Oath, me: Seat, defender: int) -> bool:
    """Who attacks its holder, as defender or Ally, sacrifices nothing for the attack."""
    assert g.campaign is not None
    return g.holder(NUMBER["vow_of_peace"]) in g.campaign.defenders()


@changes("marriage", "adviser-counts", scope=HOLDER)
def marriage(g: Oath, me: Seat, adviser: int, count: int) -> int:
    """Counts as two Hearth advisers."""
    return 2 if adviser == NUMBER["marriage"] else count
