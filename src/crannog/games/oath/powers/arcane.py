"""The denizens of the Arcane suit."""

from crannog.games.oath import know
from crannog.games.oath.actions import trade as trading
from crannog.games.oath.actions.modify import is_possible
from crannog.games.oath.actions.muster import SECRET
from crannog.games.oath.actions.play import play_or_discard
from crannog.games.oath.asking import (
    choose_among,
    choose_bank,
    choose_card,
    choose_facedown,
    choose_number,
    choose_place,
    choose_player,
    choose_suit,
    choose_toward,
    choose_word,
    wants,
)
from crannog.games.oath.battle import ATTACK, BOARD, Campaign
from crannog.games.oath.citizens import become_citizen, secrets_owned
from crannog.games.oath.deeds import WORLD_DECK, Recover, Search, Trade, Travel
from crannog.games.oath.dice import throw_again
from crannog.games.oath.facts import (
    ARCANE,
    BEAST,
    CONSPIRACY,
    DARKEST_SECRET,
    HEARTH,
    HOLLOW,
    ID,
    NO_SUIT,
    NOMAD,
    NUMBER,
    ORDER,
    REGION_OF,
    SLOTS_OF,
    SUIT,
    is_relic,
)
from crannog.games.oath.moving import swap_facedown
from crannog.games.oath.powers.conditions import draws_cards
from crannog.games.oath.powers.registry import (
    DEFENDER,
    EITHER,
    action,
    modifies_recover,
    modifies_search,
    modifies_trade,
    modifies_travel,
    plan,
    played,
)
from crannog.games.oath.purse import (
    burn_favor,
    gain_favor,
    gain_secrets,
    give_favor,
    give_laid_favor,
    give_secrets,
    may_give_secrets,
    put_in_bank,
    take_favor,
    take_secret,
    usable_favor,
)
from crannog.games.oath.questions import HOLDER, SET, Use, after, cannot, changes
from crannog.games.oath.rule import ruled_sites, rules_card, suits_ruled
from crannog.games.oath.state import Oath
from crannog.games.oath.title import settle_title
from crannog.games.oath.verbs import (
    add_banner_secret,
    burn_banner_secrets,
    discard,
    discard_from_region,
    kill,
    may_disturb,
    warbands_at,
)
from crannog.kernel.ask import Rules, Seat


def holds_darkest_secret(g: Oath, me: Seat, c: Campaign) -> bool:
    """O-10.you: the user of the plan alone."""
    return g.banner_holder[DARKEST_SECRET] == me


# -- actions: favor and secrets ----------------------------------------------------------------


@action("alchemist", "sS")
def alchemist(g: Oath, use: Use) -> Rules[None]:
    """Four favor, each from a bank of your choice."""
    for _ in range(4):
        suit = yield from choose_bank(g, use)
        if suit >= 0:
            gain_favor(g, use.me, suit, 1, use.rule)


@action("spirit_snare", "s")
def spirit_snare(g: Oath, use: Use) -> Rules[None]:
    """A favor from a bank of your choice."""
    suit = yield from choose_bank(g, use)
    if suit >= 0:
        gain_favor(g, use.me, suit, 1, use.rule)


@action("wizard_school", "f")
def wizard_school(g: Oath, use: Use) -> Rules[None]:
    """A secret, and your Act phase ends."""
    gain_secrets(g, use.me, 1, use.rule)
    g.ending = True
    yield from ()


@action("tutor", "fs")
def tutor(g: Oath, use: Use) -> Rules[None]:
    """A secret."""
    gain_secrets(g, use.me, 1, use.rule)
    yield from ()


@action("blood_pact", "s")
def blood_pact(g: Oath, use: Use) -> Rules[None]:
    """Sacrifice warbands of your board, two for each secret."""
    most = warbands_at(g, BOARD + use.me)
    if most < 2:
        return
    count = yield from choose_among(g, use, range(2, most + 1, 2))
    g.tell("sacrifices", use.rule, use.me, count)
    kill(g, BOARD + use.me, count, use.rule)
    gain_secrets(g, use.me, count // 2, use.rule)


@action("forgotten_vault", "f")
def forgotten_vault(g: Oath, use: Use) -> Rules[None]:
    """A secret onto the Darkest Secret, wherever it is, or one burned from it, down to one."""
    can_burn = g.banner_tokens[DARKEST_SECRET] > 1
    words = ["add-secret", *(["burn-secret"] if can_burn else [])]
    word = yield from choose_word(g, use, words, "forgotten-vault")
    if word == "add-secret":
        add_banner_secret(g, use.me, use.rule)
    else:
        burn_banner_secrets(g, use.me, 1, use.rule)


@action("plague_engines", "sS")
def plague_engines(g: Oath, use: Use) -> Rules[None]:
    """Every player puts a favor in the Arcane bank for each site he rules, or all he has."""
    for player in g.in_turn_order():
        due = min(len(ruled_sites(g, player)), g.players[player].favor)
        put_in_bank(g, player, ARCANE, due, use.rule)
    yield from ()


def exchanges(g: Oath, me: Seat) -> list[tuple[str, Seat]]:
    """What can be exchanged with the players here: both must have what they hand over."""
    found: list[tuple[str, Seat]] = []
    own = g.players[me]
    for other in g.here_with(me):
        theirs = g.players[other]
        if own.secrets and may_give_secrets(g, me) and theirs.favor >= 2:
            found.append(("secret-for-favor", other))
        if usable_favor(g, me) >= 2 and theirs.secrets:
            found.append(("favor-for-secret", other))
    return found


@action("witchs_bargain", "s")
def witchs_bargain(g: Oath, use: Use) -> Rules[None]:
    """Exchange a secret for two favor, or two favor for a secret, with players here, at will."""
    word = ""
    while word != "done":
        word, other = yield from choose_toward(g, use, exchanges(g, use.me), "witchs-bargain")
        if word == "secret-for-favor":
            give_secrets(g, use.me, other, 1, use.rule)
            take_favor(g, use.me, other, 2, use.rule)
        elif word == "favor-for-secret":
            give_favor(g, use.me, other, 2, use.rule)
            take_secret(g, use.me, other, use.rule)


# -- actions: cards and warbands ---------------------------------------------------------------


def tameable(g: Oath, me: Seat) -> list[int]:
    """The Beast and Nomad cards at the player's site that can be discarded."""
    here = g.sites[g.site(me)].cards
    return [card for card in here if SUIT[card] in (BEAST, NOMAD) and may_disturb(g, me, card)]


def can_tame(g: Oath, me: Seat) -> bool:
    """There is such a card."""
    return bool(tameable(g, me))


@action("taming_charm", "s", when=can_tame)
def taming_charm(g: Oath, use: Use) -> Rules[None]:
    """Discard a Beast or Nomad card at your site; two favor from the bank of its suit."""
    card = yield from choose_card(g, use, tameable(g, use.me))
    yield from discard(g, use, [card])
    gain_favor(g, use.me, SUIT[card], 2, use.rule)


def has_suspect(g: Oath, me: Seat) -> bool:
    """Another player here has a facedown adviser."""
    return any(g.dark_advisers(other) for other in g.here_with(me))


@action("inquisitor", "f", when=has_suspect)
def inquisitor(g: Oath, use: Use) -> Rules[None]:
    """Look at a facedown adviser here: play or discard the Conspiracy, else its owner is paid."""
    owner, place = yield from choose_facedown(g, use, g.here_with(use.me))
    card = g.dark_advisers(owner)[place]
    know.see(g, use.me, [card])
    seen_by = (use.me, owner)
    g.whisper(seen_by, "peeks-adviser", use.rule, (use.me, owner, place), (ID[card],))
    if card != CONSPIRACY:
        give_laid_favor(g, use.me, owner, use.card, use.rule)
        return
    g.tell("finds-conspiracy", use.rule, use.me, owner)
    yield from play_or_discard(g, use.me, card)
    know.see_all(g, [card])  # nothing else would have been taken, so all can follow it


@action("dream_thief", "ff")
def dream_thief(g: Oath, use: Use) -> Rules[None]:
    """Two facedown advisers, of whomever, change places."""
    if sum(len(g.dark_advisers(owner)) for owner in range(len(g.players))) < 2:
        return
    first = yield from choose_facedown(g, use, g.from_active())
    second = yield from choose_facedown(g, use, g.from_active(), but=first)
    swap_facedown(g, use, first, second)


def warbands_in_region(g: Oath, me: Seat) -> list[int]:
    """The places with warbands in the player's region: sites, and boards of the pawns there."""
    slots = SLOTS_OF[g.region(me)]
    boards = [BOARD + seat for seat in g.from_active() if g.players[seat].pawn in slots]
    return [place for place in (*slots, *boards) if warbands_at(g, place)]


@action("terror_spells", "s")
def terror_spells(g: Oath, use: Use) -> Rules[None]:
    """With the Darkest Secret: kill two warbands in your region, at sites or on boards."""
    if g.banner_holder[DARKEST_SECRET] != use.me:
        return
    for _ in range(2):
        place = yield from choose_place(g, use, warbands_in_region(g, use.me))
        if place >= 0:
            kill(g, place, 1, use.rule)
            yield from settle_title(g)


# -- modifiers: recover, search, travel --------------------------------------------------------


def recovers_darkest_secret(g: Oath, recover: Recover) -> bool:
    """No other target."""
    return recover.target == DARKEST_SECRET


@modifies_recover("magicians_code", "ff", when=recovers_darkest_secret, opens=True)
def magicians_code(g: Oath, use: Use, recover: Recover) -> None:
    """Two secrets of the shared bank are placed on the banner besides yours."""
    recover.bonus_secrets += 2


@modifies_search("augury", when=draws_cards, asked=True)
def augury(g: Oath, use: Use, search: Search) -> None:
    """Draw a card more."""
    search.draws += 1


def searches_far_pile(g: Oath, search: Search) -> bool:
    """From the site of the Observatory, the pile of another region."""
    return (
        not search.minor
        and not search.elsewhere
        and search.source not in (WORLD_DECK, g.region(search.me))
        and g.is_at(search.me, g.slot(NUMBER["observatory"]))
    )


@modifies_search("observatory", when=searches_far_pile, opens=True)
def observatory(g: Oath, use: Use, search: Search) -> None:
    """With your pawn here any discard pile can be searched."""
    search.elsewhere = True


def through_the_portal(g: Oath, go: Travel) -> bool:
    """From the site of the Portal or to it; or perhaps to it, if another is to choose where."""
    return go.to < 0 or g.slot(NUMBER["portal"]) in (go.origin, go.to)


@modifies_travel("portal", "s", when=through_the_portal, opens=True)
def portal(g: Oath, use: Use, go: Travel) -> None:
    """From or to its site: no Supply, and no power of a site matters; those of denizens do."""
    if g.slot(use.card) in (go.origin, go.to):
        go.pass_freely()


# -- modifiers: trade --------------------------------------------------------------------------


def possible_as(g: Oath, trade: Trade, other: Seat, due: int) -> bool:
    """Whether the trade could be made with this player's advisers; so many secrets are due yet."""
    attempt = trade.copy()
    attempt.spent_secrets += due
    g.disguise = other
    possible = is_possible(g, attempt, modifies_trade, trading.is_ready)
    g.disguise = -1
    return possible


def can_disguise(g: Oath, trade: Trade) -> bool:
    """Some other player's advisers allow the trade, and none of one's own was used for it (FAQ)."""
    return not trade.used and any(possible_as(g, trade, other, 1) for other in g.others(trade.me))


@modifies_trade("master_of_disguise", "s", when=can_disguise, first=1)
def master_of_disguise(g: Oath, use: Use, trade: Trade) -> Rules[None]:
    """Another player's advisers count as yours in this trade, and yours do not."""
    able = [other for other in g.others(use.me) if possible_as(g, trade, other, 0)]
    g.disguise = yield from choose_player(g, use, able)


def parts(g: Oath, trade: Trade) -> list[int]:
    """The suits that the adviser could take on so that the trade can still be made."""
    if SUIT[trade.card] not in (ARCANE, BEAST, ORDER):
        return []
    attempt, before = trade.copy(), g.acted_suit
    attempt.used.append(NUMBER["acting_troupe"])
    able = []
    for g.acted_suit in (BEAST, ORDER):
        if is_possible(g, attempt, modifies_trade, trading.is_ready):
            able.append(g.acted_suit)
    g.acted_suit = before
    return able


def can_play_a_part(g: Oath, trade: Trade) -> bool:
    """The traded card is of a suit that the adviser could take on, or has."""
    return bool(parts(g, trade))


@modifies_trade("acting_troupe", when=can_play_a_part, asked=True, first=3)
def acting_troupe(g: Oath, use: Use, trade: Trade) -> Rules[None]:
    """This adviser counts as Beast or as Order in this trade."""
    g.acted_suit = yield from choose_suit(g, use, parts(g, trade))


@changes("acting_troupe", "adviser-suit", scope=HOLDER, stage=SET)
def acted_part(g: Oath, me: Seat, adviser: int, suit: int) -> int:
    """The suit that was chosen, while the trade goes on."""
    acts = adviser == NUMBER["acting_troupe"] and g.acted_suit != NO_SUIT
    return g.acted_suit if acts else suit


@modifies_trade("secret_signal")
def secret_signal(g: Oath, use: Use, trade: Trade) -> None:
    """If the trade gains exactly one favor, one more from the same bank."""
    trade.doubles_one = True


def trades_in_region(g: Oath, trade: Trade) -> bool:
    """From the site of the Map Library, with a card elsewhere in the region."""
    slot = g.slot(trade.card)
    return (
        not g.is_at(trade.me, slot)
        and g.is_at(trade.me, g.slot(NUMBER["map_library"]))
        and REGION_OF[slot] == g.region(trade.me)
    )


@modifies_trade("map_library", when=trades_in_region, asked=True, opens=True)
def map_library(g: Oath, use: Use, trade: Trade) -> None:
    """With your pawn here you can trade with cards at any site of the region."""
    trade.from_afar = True


# -- battle plans ------------------------------------------------------------------------------


def side_holds_darkest_secret(g: Oath, me: Seat, c: Campaign) -> bool:
    """FAQ: the user, or (a setting) another Imperial player if the user is one in this campaign."""
    holder = g.banner_holder[DARKEST_SECRET]
    if holder in (me, -1) or not g.settings.fire_talkers_with_allies:
        return holder == me
    return g.is_imperial(me) and g.is_imperial(holder)


plan("fire_talkers", EITHER, "s", dice=3, when=side_holds_darkest_secret)


@plan("rusting_ray", DEFENDER, "s", when=holds_darkest_secret)
def rusting_ray(g: Oath, use: Use, c: Campaign) -> None:
    """With the Darkest Secret: hollow swords count for nothing."""
    c.faces_ignored[ATTACK].append(HOLLOW)


@plan("billowing_fog", EITHER, "s")
def billowing_fog(g: Oath, use: Use, c: Campaign) -> None:
    """A defeat kills none of your force, and nothing kills all of it."""
    c.defeat_kills_none[c.side(use.me)] = True


@plan("kindred_warriors", EITHER, "s")
def kindred_warriors(g: Oath, use: Use, c: Campaign) -> Rules[None]:
    """Skulls spare your force; up to a die for each suit but Arcane that you rule."""
    c.spares[c.side(use.me)] = True
    most = len(suits_ruled(g, use.me) - {ARCANE})
    c.add_or_remove(use.me, (yield from choose_number(g, use, 0, most)))


@plan("cracking_ground", EITHER, "S")
def cracking_ground(g: Oath, use: Use, c: Campaign) -> None:
    """A die for each targeted site."""
    c.add_or_remove(use.me, len(c.sites))


# -- when played -------------------------------------------------------------------------------


@played("dazzle")
def dazzle(g: Oath, use: Use) -> Rules[None]:
    """Discard all Hearth and Order cards at the sites of your region."""
    yield from discard_from_region(g, use, (HEARTH, ORDER))


@played("revelation")
def revelation(g: Oath, use: Use) -> Rules[None]:
    """From the Chancellor on, each player may burn favor for as many secrets."""
    for player in g.in_turn_order():
        theirs = Use(player, use.card, use.rule)
        count = yield from choose_number(g, theirs, 0, usable_favor(g, player))
        burn_favor(g, player, count, use.rule)
        gain_secrets(g, player, count, use.rule)


@played("bewitch")
def bewitch(g: Oath, use: Use) -> Rules[None]:
    """An Exile with more secrets than the Chancellor may become a Citizen, without a relic."""
    more = secrets_owned(g, use.me) > secrets_owned(g, g.chancellor())
    if g.players[use.me].is_exile() and more and (yield from wants(g, use)):
        yield from become_citizen(g, use.me, use.rule)


# -- lasting: campaigns and dice ---------------------------------------------------------------


@changes("gleaming_armor", "plan-secrets")
def gleaming_armor(g: Oath, me: Seat, card: int, secrets: int) -> int:
    """Each battle plan of the other side costs a secret more."""
    c, holder = g.campaign, g.holder(NUMBER["gleaming_armor"])
    assert c is not None
    return secrets + (c.takes_part(holder) and c.side(holder) != c.side(me))


@changes("sealing_ward", "target-dice", scope=HOLDER)
def sealing_ward(g: Oath, me: Seat, thing: int, dice: int) -> int:
    """Each targeted relic of yours adds a defence die more."""
    return dice + (is_relic(thing) and g.holder(thing) == me)


def rolled_by_its_ruler(g: Oath, me: Seat, by: Seat, about: int) -> bool:
    """The player who rolled rules the card."""
    return me == by and rules_card(g, me, NUMBER["jinx"])


@after("jinx", "rolled", cost="s", when=rolled_by_its_ruler)
def jinx(g: Oath, use: Use, by: Seat, about: int) -> Rules[None]:
    """Roll all your dice again, once."""
    throw_again(g, use.me, use.rule)
    yield from ()


# -- lasting: what its holder must and cannot do -----------------------------------------------


@changes("initiation_rite", "muster-payment", scope=HOLDER, stage=SET)
def initiation_rite(g: Oath, me: Seat, card: int, payment: int) -> int:
    """You must muster with a secret in place of a favor."""
    return SECRET


@cannot("vow_of_silence", "recover", scope=HOLDER)
def never_the_darkest(g: Oath, me: Seat, target: int) -> bool:
    """You cannot recover the Darkest Secret."""
    return target == DARKEST_SECRET


@cannot("vow_of_silence", "give-secret", scope=HOLDER)
def tells_nothing(g: Oath, me: Seat, about: int) -> bool:
    """You cannot give secrets."""
    return True


def darkest_secret_recovered(g: Oath, me: Seat, by: Seat, target: int) -> bool:
    """By whomever."""
    return target == DARKEST_SECRET


@after("vow_of_silence", "recovered", when=darkest_secret_recovered)
def hears_all(g: Oath, use: Use, by: Seat, target: int) -> Rules[None]:
    """As many secrets as were placed on the Darkest Secret."""
    gain_secrets(g, use.me, g.banner_tokens[DARKEST_SECRET], use.rule)
    yield from ()
