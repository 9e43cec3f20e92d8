"""Putting questions: each helper returns the thing that was chosen.

The questions of cards share a few prompts, whose first argument is the card that asks.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from crannog.games.oath import zones
from crannog.games.oath.battle import BOARD
from crannog.games.oath.facts import COLOURS, ID, NUMBER, REGIONS, SUITS
from crannog.games.oath.prince.policy.answers import answer
from crannog.games.oath.questions import Use, is_forbidden
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Ask, Atom, Choice, Rules, Seat

T = TypeVar("T")

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

    `renew` lists the options afresh where they depend on what only this player knows. The Prince
    answers by his policy (O-12.8).
    """
    if g.is_prince(me):
        return answer(g, prompt, options)
    if me != g.active and len(options) > 1:
        g.reveals += 1
    return (yield Ask(me, prompt, options, rule, args, renew=renew))


def choose(
    g: Oath, me: Seat, prompt: str, things: Mapping[Choice, T], rule: str, *args: Atom
) -> Rules[T]:
    """One of these things, each listed with the option by which it is chosen."""
    choice = yield from put(g, me, prompt, list(things), rule, *args)
    return things[choice]


def choose_unseen(
    g: Oath, me: Seat, prompt: str, things: Callable[[], Mapping[Choice, T]], rule: str, *args: Atom
) -> Rules[T]:
    """One of these things, of which others may not know what they are; listed afresh as needed."""

    def options() -> list[Choice]:
        return list(things())

    choice = yield from put(g, me, prompt, options(), rule, *args, renew=options)
    return things()[choice]


# -- things and the options by which they are chosen -------------------------------------------


def by_card(cards: Iterable[int], verb: str = "card") -> dict[Choice, int]:
    """Cards, relics and banners by their ids."""
    return {(verb, ID[card]): card for card in cards}


def by_player(players: Iterable[Seat], verb: str = "player") -> dict[Choice, Seat]:
    """Players by their seats."""
    return {(verb, player): player for player in players}


def by_site(g: Oath, slots: Iterable[int], verb: str = "site") -> dict[Choice, int]:
    """Slots of the map by the names of their sites."""
    return {(verb, g.name(slot)): slot for slot in slots}


def by_suit(suits: Iterable[int]) -> dict[Choice, int]:
    """Suits and their banks."""
    return {("suit", SUITS[suit]): suit for suit in suits}


def by_number(numbers: Iterable[int]) -> dict[Choice, int]:
    """Numbers."""
    return {("number", number): number for number in numbers}


def number_in(choice: Choice, place: int = 1) -> int:
    """A number of the choice."""
    value = choice[place]
    assert isinstance(value, int)
    return value


def card_in(choice: Choice, place: int = 1) -> int:
    """The card, relic or banner that the choice names."""
    return NUMBER[word_in(choice, place)]


def word_in(choice: Choice, place: int = 1) -> str:
    """A name of the choice, as it was offered."""
    return str(choice[place])


def slot_in(g: Oath, choice: Choice) -> int:
    """The slot of the site that the choice names."""
    return g.slot_named(word_in(choice))


# -- questions of cards ------------------------------------------------------------------------


def ask_by(g: Oath, use: Use, prompt: str, things: Mapping[Choice, T], *args: Atom) -> Rules[T]:
    """The card asks its user which of these things."""
    return (yield from choose(g, use.me, prompt, things, use.rule, ID[use.card], *args))


def choose_card(g: Oath, use: Use, cards: list[int], prompt: str = "which-card") -> Rules[int]:
    """One of these cards, which lie open; 0 where there is none."""
    return (yield from ask_by(g, use, prompt, by_card(cards))) if cards else 0


def may_choose_card(g: Oath, use: Use, cards: list[int], prompt: str = "which-card") -> Rules[int]:
    """One of these cards, which lie open, or none of them: 0."""
    return (yield from ask_by(g, use, prompt, {**by_card(cards), DONE: 0})) if cards else 0


def choose_some(
    g: Oath, use: Use, cards: list[int], prompt: str = "which-cards"
) -> Rules[list[int]]:
    """Any number of these cards, which lie open, one after the other."""
    chosen: list[int] = []
    while len(chosen) < len(cards):
        left = [card for card in cards if card not in chosen]
        card = yield from may_choose_card(g, use, left, prompt)
        if not card:
            break
        chosen.append(card)
    return chosen


def choose_player(
    g: Oath, use: Use, players: list[Seat], prompt: str = "which-player"
) -> Rules[Seat]:
    """One of these players; -1 where there is none."""
    return (yield from ask_by(g, use, prompt, by_player(players))) if players else -1


def may_choose_player(
    g: Oath, use: Use, players: list[Seat], prompt: str = "which-player"
) -> Rules[Seat]:
    """One of these players, or none of them: -1."""
    return (yield from ask_by(g, use, prompt, {**by_player(players), DONE: -1})) if players else -1


def choose_site(g: Oath, use: Use, slots: list[int], prompt: str = "which-site") -> Rules[int]:
    """One of these sites; -1 where there is none."""
    return (yield from ask_by(g, use, prompt, by_site(g, slots))) if slots else -1


def may_choose_site(g: Oath, use: Use, slots: list[int], prompt: str = "which-sites") -> Rules[int]:
    """One of these sites, or none (more): -1."""
    return (yield from ask_by(g, use, prompt, {**by_site(g, slots), DONE: -1}))


def may_choose_site_relic(
    g: Oath, use: Use, relics: list[int], prompt: str = "which-site-relics"
) -> Rules[int]:
    """One of these facedown relics at sites, told by its place there, or none (more): 0."""
    places = {relic_option(g, relic): relic_place(g, relic) for relic in relics}
    slot, place = yield from ask_by(g, use, prompt, {**places, DONE: (-1, 0)})
    return 0 if slot < 0 else g.sites[slot].relics[place]


def relic_place(g: Oath, relic: int) -> tuple[int, int]:
    """Where a relic at a site lies: the slot, and its place there.

    What lies there is looked up after a question: in a world that the player imagines it is another
    relic.
    """
    slot = g.where[relic] - zones.AT_SITE
    return slot, g.sites[slot].relics.index(relic)


def relic_option(g: Oath, relic: int) -> Choice:
    """A facedown relic at a site as an option: the site, and the relic's place there."""
    slot, place = relic_place(g, relic)
    return ("relic-at", g.name(slot), place)


def may_choose_known(g: Oath, use: Use, cards: Callable[[], list[int]], prompt: str) -> Rules[int]:
    """One of these cards, which perhaps only this player has seen, or none (more): 0."""

    def things() -> dict[Choice, int]:
        return {**by_card(cards()), DONE: 0}

    return (yield from choose_unseen(g, use.me, prompt, things, use.rule, ID[use.card]))


def choose_bank(
    g: Oath, use: Use, banks: list[int] | None = None, prompt: str = "which-bank"
) -> Rules[int]:
    """One of these banks that has favor, or of all; -1 where there is none."""
    full = [suit for suit in (range(6) if banks is None else banks) if g.banks[suit]]
    return (yield from choose_suit(g, use, full, prompt))


def choose_suit(g: Oath, use: Use, suits: list[int], prompt: str = "which-suit") -> Rules[int]:
    """One of these suits; -1 where there is none."""
    return (yield from ask_by(g, use, prompt, by_suit(suits))) if suits else -1


def choose_region(
    g: Oath, use: Use, regions: list[int], prompt: str = "which-region"
) -> Rules[int]:
    """One of these regions; -1 where there is none."""
    by_region: dict[Choice, int] = {("region", REGIONS[region]): region for region in regions}
    return (yield from ask_by(g, use, prompt, by_region)) if regions else -1


def choose_number(
    g: Oath, use: Use, lowest: int, highest: int, prompt: str = "how-many", *args: Atom
) -> Rules[int]:
    """A number from the lowest to the highest."""
    return (yield from choose_among(g, use, range(lowest, highest + 1), prompt, *args))


def choose_among(
    g: Oath, use: Use, numbers: Iterable[int], prompt: str = "how-many", *args: Atom
) -> Rules[int]:
    """One of these numbers."""
    return (yield from ask_by(g, use, prompt, by_number(numbers), *args))


def choose_relic_here(
    g: Oath, use: Use, relics: list[int], prompt: str = "which-relic-here"
) -> Rules[int]:
    """One of these facedown relics at one site, by its place; 0 where there is none."""
    if not relics:
        return 0
    places = [relic_place(g, relic) for relic in relics]
    lying: dict[Choice, tuple[int, int]] = {("relic-here", at[1]): at for at in places}
    slot, place = yield from ask_by(g, use, prompt, lying)
    return g.sites[slot].relics[place]


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
    advisers: dict[Choice, tuple[Seat, int]] = {
        ("facedown", owner, place): (owner, place)
        for owner in owners
        for place in range(len(g.dark_advisers(owner)))
        if (owner, place) != but
    }
    return (yield from ask_by(g, use, prompt, advisers)) if advisers else (-1, 0)


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
    site = g.sites[slot_in(g, choice)]
    return site.card if choice[0] == "site" else site.relics[number_in(choice, 2)]


def choose_colour(
    g: Oath, use: Use, colours: list[int], prompt: str = "which-colour"
) -> Rules[int]:
    """One of these colours of warbands."""
    by_colour: dict[Choice, int] = {("colour", COLOURS[colour]): colour for colour in colours}
    return (yield from ask_by(g, use, prompt, by_colour))


def place_option(g: Oath, place: int) -> Choice:
    """A place of warbands (a slot, or BOARD + player) as an option."""
    return ("on-board", place - BOARD) if place >= BOARD else ("site", g.name(place))


def by_place(g: Oath, places: Iterable[int]) -> dict[Choice, int]:
    """Places of warbands."""
    return {place_option(g, place): place for place in places}


def choose_place(g: Oath, use: Use, places: list[int], prompt: str = "which-warband") -> Rules[int]:
    """One of these places of warbands; -1 where there is none."""
    return (yield from ask_by(g, use, prompt, by_place(g, places))) if places else -1


def choose_word(g: Oath, use: Use, words: list[str], prompt: str) -> Rules[str]:
    """One of these verbs, which stand for themselves."""
    by_word: dict[Choice, str] = {(word,): word for word in words}
    return (yield from ask_by(g, use, prompt, by_word))


def choose_toward(
    g: Oath, use: Use, deeds: list[tuple[str, Seat]], prompt: str
) -> Rules[tuple[str, Seat]]:
    """One of these verbs with the player whom it concerns; ("done", -1) for enough."""
    by_deed: dict[Choice, tuple[str, Seat]] = {deed: deed for deed in deeds}
    return (yield from ask_by(g, use, prompt, {**by_deed, DONE: ("done", -1)}))


def wants(g: Oath, use: Use, prompt: str = "whether", *args: Atom) -> Rules[bool]:
    """Yes or no."""
    answers: dict[Choice, bool] = {YES: True, NO: False}
    return (yield from ask_by(g, use, prompt, answers, *args))


def takes_up(g: Oath, use: Use) -> Rules[bool]:
    """O-7.4.1: a free power that may be used is used by itself, unless its user is careful."""
    if is_forbidden(g, "use-power", use.me, use.card):
        return False
    if g.careful and use.me == g.active:
        return (yield from wants(g, use))
    return True
