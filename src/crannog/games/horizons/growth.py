"""The Spirit phase (H-4): Growth, income, playing cards; all Spirits at the same time."""

from crannog.games.horizons.cards import gain_power
from crannog.games.horizons.facts import DAHAN, EXPLORER
from crannog.games.horizons.panels import PANELS, Growth, highest_number
from crannog.games.horizons.registry import POWERS
from crannog.games.horizons.state import Horizons
from crannog.games.horizons.use import in_range
from crannog.games.horizons.verbs import add_presence, decide, gain_energy, push
from crannog.games.horizons.victory import end_of_effect
from crannog.kernel.ask import Ask, Choice, Rules, Seat


def spirit_turn(g: Horizons, seat: Seat) -> Rules[None]:
    """H-4: one Spirit's phase, at its own pace."""
    yield from grow(g, seat)
    income(g, seat)
    yield from play_cards(g, seat)
    g.spirits[seat].done = True
    g.tell("ready", "H-3.2", seat)


def grow(g: Horizons, seat: Seat) -> Rules[None]:
    """H-4.1: one of the Growth options, its actions in any order."""
    spirit = g.spirits[seat]
    options: list[Choice] = [("growth", n + 1) for n in range(len(PANELS[spirit.id].growth))]
    choice = yield Ask(seat, "growth", options, "H-4.1", (spirit.id,))
    chosen = int(choice[1]) - 1
    spirit.growth = chosen
    g.tell("grows", "H-4.1", seat, chosen + 1)
    left = list(range(len(PANELS[spirit.id].growth[chosen])))
    while left:
        number = yield from next_action(g, seat, chosen, left)
        left.remove(number)
        yield from growth_action(g, seat, PANELS[spirit.id].growth[chosen][number])
        yield from end_of_effect(g)
    spirit.grown = True


def next_action(g: Horizons, seat: Seat, chosen: int, left: list[int]) -> Rules[int]:
    """Which action comes next; like ones are offered once."""
    actions = PANELS[g.spirits[seat].id].growth[chosen]
    options = list(dict.fromkeys(actions[number].choice for number in left))
    choice = yield from decide(g, seat, "growth-action", options, "H-4.1")
    return next(number for number in left if actions[number].choice == choice)


def growth_action(g: Horizons, seat: Seat, action: Growth) -> Rules[None]:
    """H-4.2 to H-4.6."""
    spirit = g.spirits[seat]
    if action.action == "reclaim":
        spirit.hand.extend(spirit.discard)
        spirit.discard = []
        g.tell("reclaims", "H-4.3", seat)
    elif action.action == "energy":
        gain_energy(g, seat, action.amount, "H-4.2")
    elif action.action == "card":
        yield from gain_power(g, seat, "H-4.3")
    else:
        yield from grow_presence(g, seat, action)


def grow_presence(g: Horizons, seat: Seat, action: Growth) -> Rules[None]:
    """H-4.4: a presence within range; the Whirlwind may Push a piece from there."""
    land = yield from add_presence(g, seat, presence_lands(g, seat, action), "H-4.4")
    if land and g.spirits[seat].id == "sun_bright_whirlwind":
        yield from push(g, seat, g.lands[land], (EXPLORER, DAHAN), 1, up_to=True)


def presence_lands(g: Horizons, seat: Seat, action: Growth) -> list[str]:
    """H-4.4: the lands within range, of the named terrains if there are any."""
    nearby = in_range(g, g.lands_of(seat), action.amount)
    return [land for land in nearby if not action.terrains or g.terrain(land) in action.terrains]


def income(g: Horizons, seat: Seat) -> None:
    """H-4.7: Energy of the upper track."""
    spirit = g.spirits[seat]
    gain_energy(g, seat, highest_number(PANELS[spirit.id].energy, spirit.energy_track), "H-4.7")


def card_plays(g: Horizons, seat: Seat) -> int:
    """H-4.8: how many cards it may play this turn."""
    spirit = g.spirits[seat]
    return highest_number(PANELS[spirit.id].plays, spirit.plays_track)


def play_cards(g: Horizons, seat: Seat) -> Rules[None]:
    """H-4.8, H-4.9: cards from hand, paid at once, up to the number of the lower track."""
    spirit = g.spirits[seat]
    while spirit.played < card_plays(g, seat):
        options: list[Choice] = [
            ("play", card) for card in spirit.hand if POWERS[card].cost <= spirit.energy
        ]
        if not options:
            return
        options.append(("done",))
        left = card_plays(g, seat) - spirit.played
        choice = yield Ask(seat, "play-cards", options, "H-4.8", (left, spirit.energy))
        if choice[0] == "done":
            return
        card = str(choice[1])
        spirit.energy -= POWERS[card].cost
        spirit.hand.remove(card)
        spirit.in_play.append(card)
        spirit.played += 1
        g.tell("plays", "H-4.9", seat, card)
