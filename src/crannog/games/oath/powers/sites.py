"""O-11: the powers of sites."""

from typing import Final

from crannog.games.oath.actions.recover import recover_relic
from crannog.games.oath.asking import choose_player, choose_relic_here, choose_word, put
from crannog.games.oath.deal import FAVOR, SECRETS, bargain, has_partner, partners
from crannog.games.oath.deeds import Travel
from crannog.games.oath.facts import (
    ARCANE,
    BEAST,
    DISCORD,
    HEARTH,
    NOMAD,
    NUMBER,
    ORDER,
    REGION_OF,
    SUIT,
)
from crannog.games.oath.powers.registry import action, clears, modifies_travel
from crannog.games.oath.purse import gain_favor, gain_secrets, receive_favor
from crannog.games.oath.questions import (
    FLIP_SECRET,
    SET,
    VISITOR,
    Condition,
    Use,
    after,
    cannot,
    changes,
    ignores,
    must,
)
from crannog.games.oath.rule import is_enemy_of, player_of, ruler, rules
from crannog.games.oath.state import BANDITS, Oath
from crannog.games.oath.verbs import gain_warbands, may_disturb
from crannog.kernel.ask import Choice, Rules, Seat

# -- opportunity (O-4.1.4) ---------------------------------------------------------------------


def wakes_at(site: str) -> Condition:
    """The active player's pawn is at this site, and a token lies there."""

    def holds(g: Oath, me: Seat, by: Seat, about: int) -> bool:
        slot = g.where[NUMBER[site]]
        tokens = g.sites[slot].favor + g.sites[slot].secrets
        return me == by and g.players[me].pawn == slot and tokens > 0

    return holds


@after("mine", "woken", when=wakes_at("mine"))
@after("salt_flats", "woken", when=wakes_at("salt_flats"))
@after("drowned_city", "woken", when=wakes_at("drowned_city"))
def take_token(g: Oath, use: Use, by: Seat, about: int) -> Rules[None]:
    """O-4.1.4: you may take one token that lies on the site."""
    site = g.sites[g.where[use.card]]
    words = ["take-favor"] * bool(site.favor) + ["take-secret"] * bool(site.secrets)
    word = yield from choose_word(g, use, [*words, "leave"], "take-token")
    if word == "take-favor":
        site.favor -= 1
        receive_favor(g, use.me, 1)
        g.tell("takes-site-favor", "O-4.1.4", use.me, g.name(g.where[use.card]))
    elif word == "take-secret":
        site.secrets -= 1
        g.players[use.me].secrets += 1
        g.tell("takes-site-secret", "O-4.1.4", use.me, g.name(g.where[use.card]))


# -- homelands (O-11.1) ------------------------------------------------------------------------


def homeland(site: str, suit: int) -> Condition:
    """A card of the suit was played here, and none of it discarded from here on this turn."""

    def holds(g: Oath, me: Seat, by: Seat, card: int) -> bool:
        slot = g.where[NUMBER[site]]
        fresh = slot * 6 + suit not in g.discarded_here
        return me == by and SUIT[card] == suit and g.slot(card) == slot and fresh

    return holds


@after("fertile_valley", "played-to-site", when=homeland("fertile_valley", HEARTH))
def fertile_valley(g: Oath, use: Use, by: Seat, card: int) -> Rules[None]:
    """O-11.1: a favor from the Hearth bank."""
    gain_favor(g, use.me, HEARTH, 1, "O-11.1")
    yield from ()


@after("steppe", "played-to-site", when=homeland("steppe", NOMAD))
@after("standing_stones", "played-to-site", when=homeland("standing_stones", ARCANE))
def secret_homeland(g: Oath, use: Use, by: Seat, card: int) -> Rules[None]:
    """O-11.1: a secret."""
    gain_secrets(g, use.me, 1, "O-11.1")
    yield from ()


@after("ancient_city", "played-to-site", when=homeland("ancient_city", ORDER))
def ancient_city(g: Oath, use: Use, by: Seat, card: int) -> Rules[None]:
    """O-11.1: two warbands."""
    gain_warbands(g, use.me, 2, "O-11.1")
    yield from ()


@after("wastes", "played-to-site", when=homeland("wastes", DISCORD))
@after("deep_woods", "played-to-site", when=homeland("deep_woods", BEAST))
def relic_homeland(g: Oath, use: Use, by: Seat, card: int) -> Rules[None]:
    """O-11.1: the relic here, as if it were recovered; of several one of your choice."""
    relics = g.sites[g.where[use.card]].relics
    free = [relic for relic in relics if may_disturb(g, use.me, relic)]
    if free:
        relic = yield from choose_relic_here(g, use, free)
        yield from recover_relic(g, use.me, relic)


# -- coasts ------------------------------------------------------------------------------------

COASTS: Final = (NUMBER["barren_coast"], NUMBER["lush_coast"], NUMBER["rocky_coast"])


def is_coast(g: Oath, slot: int) -> bool:
    """A faceup Coast; a facedown site shows no coast."""
    return g.sites[slot].up and g.sites[slot].card in COASTS


@changes("barren_coast", "travel-cost", scope=VISITOR, stage=SET)
@changes("lush_coast", "travel-cost", scope=VISITOR, stage=SET)
@changes("rocky_coast", "travel-cost", scope=VISITOR, stage=SET)
def along_the_coast(g: Oath, me: Seat, to: int, cost: int) -> int:
    """From a Coast to another faceup Coast for one Supply."""
    return 1 if is_coast(g, to) else cost


@ignores("barren_coast")
@ignores("lush_coast")
@ignores("rocky_coast")
def past_the_pass(g: Oath, me: Seat, to: int) -> frozenset[int]:
    """From Coast to Coast Narrow Pass does not matter."""
    return frozenset({NUMBER["narrow_pass"]}) if is_coast(g, to) else frozenset()


# -- campaigns ---------------------------------------------------------------------------------


def attacks_at(site: str) -> Condition:
    """The attacker has a target at this site; at his own one there is always one (O-5.5.2)."""

    def holds(g: Oath, me: Seat, by: Seat, about: int) -> bool:
        c = g.campaign
        assert c is not None
        slot = g.where[NUMBER[site]]
        return me == by and (slot == c.site or slot in c.sites)

    return holds


@changes("plains", "dice-by-targets")
def plains_to_come(g: Oath, me: Seat, about: int, dice: int) -> int:
    """What the targets of this campaign would add to its attack dice."""
    return dice + attacks_at("plains")(g, me, me, about)


@changes("mountain", "dice-by-targets")
def mountain_to_come(g: Oath, me: Seat, about: int, dice: int) -> int:
    """What the targets of this campaign would take from its attack dice."""
    return dice - attacks_at("mountain")(g, me, me, about)


@after("plains", "targets-declared", when=attacks_at("plains"))
def plains(g: Oath, use: Use, by: Seat, about: int) -> Rules[None]:
    """The attacker must add a die."""
    assert g.campaign is not None
    g.campaign.add_attack_dice(1)
    yield from ()


@after("mountain", "targets-declared", when=attacks_at("mountain"))
def mountain(g: Oath, use: Use, by: Seat, about: int) -> Rules[None]:
    """The attacker must remove a die."""
    assert g.campaign is not None
    g.campaign.remove_attack_dice(1)
    yield from ()


# -- muster and search -------------------------------------------------------------------------


@changes("river", "muster-gain")
def river(g: Oath, me: Seat, card: int, count: int) -> int:
    """One warband more for its ruler, on a card here."""
    slot = g.where[NUMBER["river"]]
    return count + 1 if g.slot(card) == slot and rules(g, me, slot) else count


@changes("marshes", "draw")
def marshes(g: Oath, me: Seat, source: int, count: int) -> int:
    """One card fewer for who searches here."""
    return count - 1 if g.is_at(me, g.where[NUMBER["marshes"]]) else count


@clears("great_slum")
def great_slum(g: Oath, me: Seat, slot: int) -> list[int]:
    """A card here may be discarded before one is played or moved here."""
    return list(g.sites[slot].cards) if slot == g.where[NUMBER["great_slum"]] else []


# -- travel ------------------------------------------------------------------------------------


@must("narrow_pass", "travel-to")
def narrow_pass(g: Oath, me: Seat, slots: list[int]) -> list[int]:
    """From another region into this one: only to this site."""
    here = g.where[NUMBER["narrow_pass"]]
    if REGION_OF[g.players[me].pawn] == REGION_OF[here]:
        return slots
    return [slot for slot in slots if slot == here or REGION_OF[slot] != REGION_OF[here]]


@cannot("narrow_pass", "declare")
def besiege_the_pass(g: Oath, me: Seat, defender: int) -> bool:
    """Targets in this region, declared from another one, must include this site."""
    c, here = g.campaign, g.where[NUMBER["narrow_pass"]]
    assert c is not None
    if REGION_OF[c.site] == REGION_OF[here] or rules(g, me, here) or here in c.sites:
        return False
    return any(REGION_OF[slot] == REGION_OF[here] for slot in c.sites)


@changes("charming_valley", "travel-cost", scope=VISITOR)
def charming_valley(g: Oath, me: Seat, to: int, cost: int) -> int:
    """One Supply more to travel from here."""
    return cost + 1


@modifies_travel("buried_giant", cost="t", opens=True)
def buried_giant(g: Oath, use: Use, go: Travel) -> None:
    """From here: a secret turned facedown for a free journey that ignores Narrow Pass."""
    go.free = True
    go.ignores = go.ignores | {NUMBER["narrow_pass"]}


@changes("shrouded_wood", "travel-cost", scope=VISITOR, stage=SET)
def shrouded_wood(g: Oath, me: Seat, to: int, cost: int) -> int:
    """To travel from here costs two Supply."""
    return 2


@ignores("shrouded_wood")
def hidden_ways(g: Oath, me: Seat, to: int) -> frozenset[int]:
    """From here neither Narrow Pass nor The Hidden Place matters."""
    return frozenset({NUMBER["narrow_pass"], NUMBER["the_hidden_place"]})


@changes("shrouded_wood", "travel-guide", stage=SET)
def lost_in_the_wood(g: Oath, me: Seat, origin: int, guide: int) -> int:
    """An enemy who rules this site chooses the destination; bandits do not."""
    here = g.where[NUMBER["shrouded_wood"]]
    colour = ruler(g, here)
    if origin != here or colour == BANDITS or not is_enemy_of(g, me, colour):
        return guide
    return player_of(g, colour)


@cannot("the_hidden_place", "travel-to", "target-at", unless=FLIP_SECRET)
def the_hidden_place(g: Oath, me: Seat, slot: int) -> bool:
    """Nobody comes here, or attacks here, without turning a secret."""
    return slot == g.where[NUMBER["the_hidden_place"]]


# -- The Tribunal ------------------------------------------------------------------------------


@action("the_tribunal", when=has_partner("the_tribunal"))
def the_tribunal(g: Oath, use: Use) -> Rules[None]:
    """A binding exchange of favor and secrets; or a promise, sworn as a numbered event."""
    partner = yield from choose_player(g, use, partners(g, use, g.others(use.me)))
    word = yield from choose_word(g, use, ["exchange", "swear"], "tribunal")
    if word == "exchange":
        yield from bargain(g, use, [partner], (FAVOR, SECRETS))
        return
    options: list[Choice] = [("accept",), ("refuse",)]
    choice = yield from put(g, partner, "swear-with", options, use.rule, use.me)
    g.refused.append((use.card, partner))
    if choice == ("accept",):
        g.tell("swears", use.rule, use.me, partner)
