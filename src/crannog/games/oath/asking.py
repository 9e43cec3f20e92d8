"""Putting questions: each helper returns the thing that was chosen.

The questions of cards share a few prompts, whose first argument is the card that asks.
"""

from collections.abc import Callable, Iterable
from typing import Final

from crannog.games.oath import zones
from crannog.games.oath.battle import BOARD
from crannog.games.oath.facts import COLOURS, ID, NUMBER, REGIONS, SUITS
from crannog.games.oath.questions import Use, is_forbidden
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Ask, Atom, Choice, Rules, Seat

YES: Final[Choice] = ("yes",)
NO: Final[Choice] = ("no",)
DONE: Final[Choice] = ("done",)


def put(
    g: Oath,
    me: Seat,
    prompt: str,
    options: list[Choice],
    rule: str,
    *args: Atom,
    renew: Callable[[], list[Choice]] | None = None,
) -> Rules[Choice]:
    """Asks the player. A question put to somebody else than the active player can't be taken back.

    `renew` lists the options afresh where they depend on what only this player knows.
    """
    if me != g.active and len(options) > 1:
        g.reveals += 1
    return (yield Ask(me, prompt, options, rule, args, renew=renew))


def number_in(choice: Choice, place: int = 1) -> int:
    """A number of the choice."""
    value = choice[place]
    assert isinstance(value, int)
    return value


def choose_card(g: Oath, use: Use, cards: list[int], prompt: str = "which-card") -> Rules[int]:
    """One of these cards, which lie open; 0 where there is none."""
    if not cards:
        return 0
    options: list[Choice] = [("card", ID[card]) for card in cards]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    return NUMBER[str(choice[1])]


def may_choose_card(g: Oath, use: Use, cards: list[int], prompt: str = "which-card") -> Rules[int]:
    """One of these cards, which lie open, or none of them: 0."""
    if not cards:
        return 0
    options: list[Choice] = [("card", ID[card]) for card in cards]
    choice = yield from put(g, use.me, prompt, [*options, DONE], use.rule, ID[use.card])
    return 0 if choice == DONE else NUMBER[str(choice[1])]


def choose_some(
    g: Oath, use: Use, cards: list[int], prompt: str = "which-cards"
) -> Rules[list[int]]:
    """Any number of these cards, which lie open, one after the other."""
    chosen: list[int] = []
    while len(chosen) < len(cards):
        options: list[Choice] = [("card", ID[card]) for card in cards if card not in chosen]
        choice = yield from put(g, use.me, prompt, [*options, DONE], use.rule, ID[use.card])
        if choice == DONE:
            break
        chosen.append(NUMBER[str(choice[1])])
    return chosen


def choose_player(
    g: Oath, use: Use, players: list[Seat], prompt: str = "which-player"
) -> Rules[Seat]:
    """One of these players; -1 where there is none."""
    if not players:
        return -1
    options: list[Choice] = [("player", player) for player in players]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    return number_in(choice)


def may_choose_player(
    g: Oath, use: Use, players: list[Seat], prompt: str = "which-player"
) -> Rules[Seat]:
    """One of these players, or none of them: -1."""
    if not players:
        return -1
    options: list[Choice] = [("player", player) for player in players]
    choice = yield from put(g, use.me, prompt, [*options, DONE], use.rule, ID[use.card])
    return -1 if choice == DONE else number_in(choice)


def choose_site(g: Oath, use: Use, slots: list[int], prompt: str = "which-site") -> Rules[int]:
    """One of these sites; -1 where there is none."""
    if not slots:
        return -1
    options: list[Choice] = [("site", g.name(slot)) for slot in slots]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    return g.slot_named(str(choice[1]))


def may_choose_site(g: Oath, use: Use, slots: list[int], prompt: str = "which-sites") -> Rules[int]:
    """One of these sites, or none (more): -1."""
    options: list[Choice] = [("site", g.name(slot)) for slot in slots]
    choice = yield from put(g, use.me, prompt, [*options, DONE], use.rule, ID[use.card])
    return -1 if choice == DONE else g.slot_named(str(choice[1]))


def may_choose_site_relic(
    g: Oath, use: Use, relics: list[int], prompt: str = "which-site-relics"
) -> Rules[int]:
    """One of these facedown relics at sites, told by its place there, or none (more): 0."""
    by_option: dict[Choice, int] = {relic_option(g, relic): relic for relic in relics}
    options = [*by_option, DONE]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    return by_option.get(choice, 0)


def relic_option(g: Oath, relic: int) -> Choice:
    """A facedown relic at a site as an option: the site, and the relic's place there."""
    slot = g.where[relic] - zones.AT_SITE
    return ("relic-at", g.name(slot), g.sites[slot].relics.index(relic))


def may_choose_known(g: Oath, use: Use, cards: Callable[[], list[int]], prompt: str) -> Rules[int]:
    """One of these cards, which perhaps only this player has seen, or none (more): 0."""

    def options() -> list[Choice]:
        return [*(("card", ID[card]) for card in cards()), DONE]

    choice = yield from put(g, use.me, prompt, options(), use.rule, ID[use.card], renew=options)
    return 0 if choice == DONE else NUMBER[str(choice[1])]


def choose_bank(
    g: Oath, use: Use, banks: list[int] | None = None, prompt: str = "which-bank"
) -> Rules[int]:
    """One of these banks that has favor, or of all; -1 where there is none."""
    full = [suit for suit in (range(6) if banks is None else banks) if g.banks[suit]]
    return (yield from choose_suit(g, use, full, prompt))


def choose_suit(g: Oath, use: Use, suits: list[int], prompt: str = "which-suit") -> Rules[int]:
    """One of these suits; -1 where there is none."""
    if not suits:
        return -1
    options: list[Choice] = [("suit", SUITS[suit]) for suit in suits]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    return SUITS.index(str(choice[1]))


def choose_region(
    g: Oath, use: Use, regions: list[int], prompt: str = "which-region"
) -> Rules[int]:
    """One of these regions; -1 where there is none."""
    if not regions:
        return -1
    options: list[Choice] = [("region", REGIONS[region]) for region in regions]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    return REGIONS.index(str(choice[1]))


def choose_number(
    g: Oath, use: Use, lowest: int, highest: int, prompt: str = "how-many", *args: Atom
) -> Rules[int]:
    """A number from the lowest to the highest."""
    return (yield from choose_among(g, use, range(lowest, highest + 1), prompt, *args))


def choose_among(
    g: Oath, use: Use, numbers: Iterable[int], prompt: str = "how-many", *args: Atom
) -> Rules[int]:
    """One of these numbers."""
    options: list[Choice] = [("number", number) for number in numbers]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card], *args)
    return number_in(choice)


def choose_relic_here(
    g: Oath, use: Use, relics: list[int], prompt: str = "which-relic-here"
) -> Rules[int]:
    """One of these facedown relics at one site, by its place; 0 where there is none."""
    if not relics:
        return 0
    here = g.sites[g.where[relics[0]] - zones.AT_SITE].relics
    options: list[Choice] = [("relic-here", here.index(relic)) for relic in relics]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    return here[number_in(choice)]


def choose_facedown(
    g: Oath,
    use: Use,
    owners: list[Seat],
    prompt: str = "which-facedown",
    but: tuple[Seat, int] = (-1, 0),
) -> Rules[tuple[Seat, int]]:
    """A facedown adviser of these players: whose, and its place there; (-1, 0) if none is left.

    `but` is one that can't be chosen.
    """
    options: list[Choice] = [
        ("facedown", owner, place)
        for owner in owners
        for place in range(len(g.dark_advisers(owner)))
        if (owner, place) != but
    ]
    if not options:
        return -1, 0
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    return number_in(choice), number_in(choice, 2)


def hidden_option(g: Oath, card: int) -> Choice:
    """A facedown site, adviser, or relic at a site as an option, by its place."""
    zone = g.where[card]
    if zones.is_slot(zone):
        return ("site", g.name(zone))
    if zone < zones.HELD:
        owner = zone - zones.ADVISERS
        return ("facedown", owner, g.dark_advisers(owner).index(card))
    return relic_option(g, card)


def choose_hidden(g: Oath, use: Use, cards: list[int], prompt: str = "which-hidden") -> Rules[int]:
    """One of these facedown sites, advisers, and relics at sites."""
    options = [hidden_option(g, card) for card in cards]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    if choice[0] == "facedown":
        return g.dark_advisers(number_in(choice))[number_in(choice, 2)]
    site = g.sites[g.slot_named(str(choice[1]))]
    return site.card if choice[0] == "site" else site.relics[number_in(choice, 2)]


def choose_colour(
    g: Oath, use: Use, colours: list[int], prompt: str = "which-colour"
) -> Rules[int]:
    """One of these colours of warbands."""
    options: list[Choice] = [("colour", COLOURS[colour]) for colour in colours]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    return COLOURS.index(str(choice[1]))


def place_option(g: Oath, place: int) -> Choice:
    """A place of warbands (a slot, or BOARD + player) as an option."""
    return ("on-board", place - BOARD) if place >= BOARD else ("site", g.name(place))


def choose_place(g: Oath, use: Use, places: list[int], prompt: str = "which-warband") -> Rules[int]:
    """One of these places of warbands; -1 where there is none."""
    if not places:
        return -1
    options = [place_option(g, place) for place in places]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    return places[options.index(choice)]


def choose_word(g: Oath, use: Use, words: list[str], prompt: str) -> Rules[str]:
    """One of these verbs, which stand for themselves."""
    options: list[Choice] = [(word,) for word in words]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    return str(choice[0])


def choose_toward(
    g: Oath, use: Use, deeds: list[tuple[str, Seat]], prompt: str
) -> Rules[tuple[str, Seat]]:
    """One of these verbs with the player whom it concerns; ("done", -1) for enough."""
    options: list[Choice] = [*deeds, DONE]
    choice = yield from put(g, use.me, prompt, options, use.rule, ID[use.card])
    return ("done", -1) if choice == DONE else deeds[options.index(choice)]


def wants(g: Oath, use: Use, prompt: str = "whether", *args: Atom) -> Rules[bool]:
    """Yes or no."""
    choice = yield from put(g, use.me, prompt, [YES, NO], use.rule, ID[use.card], *args)
    return choice == YES


def takes_up(g: Oath, use: Use) -> Rules[bool]:
    """O-7.4.1: a free power that may be used is used by itself, unless its user is careful."""
    if is_forbidden(g, "use-power", use.me, use.card):
        return False
    if g.careful and use.me == g.active:
        return (yield from wants(g, use))
    return True
