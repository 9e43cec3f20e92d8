"""The invariants of Horizons, checked after each choice in tests and fuzzing."""

from collections import Counter
from collections.abc import Iterable

from crannog.games.horizons.facts import FEAR_DECK, INVADER_CARDS, PRESENCE_TOTAL
from crannog.games.horizons.fear import FEAR_CARDS
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.registry import MAJORS, MINORS, POWERS
from crannog.games.horizons.state import Horizons, Spirit


def broken_invariants(g: Horizons) -> list[str]:
    """Every broken invariant with its rule; empty when the state is sound."""
    return [
        *broken_lands(g),
        *broken_presence(g),
        *broken_tracks(g),
        *broken_decks(g),
        *broken_cards(g),
        *broken_pools(g),
    ]


def broken_lands(g: Horizons) -> list[str]:
    """H-19.2: no negative counts, and nobody lives on with deadly Damage."""
    wrong: list[str] = []
    for land in g.lands.values():
        at = f"lands.{land.id}"
        for kind, counts in land.pieces.items():
            if any(count < 0 for count in counts):
                wrong.append(f"H-19.2: {at}.{kind}: a negative number")
            leaves_alive = kind == "dahan" and (
                land.dahan_safe or g.settings.vitality_leaving != "destroyed"
            )
            if not g.spirits or leaves_alive:
                continue
            health = g.health(kind, land.id)
            if any(counts[health:]):
                wrong.append(
                    f"H-19.6: {at}.damaged.{kind}: {len(counts) - 1} Damage, {health} destroys it"
                )
        if land.blight < 0 or any(count < 0 for count in land.presence):
            wrong.append(f"H-16: {at}: a negative number of Blight or presence")
        if land.defend < 0 or land.vitality < 0:
            wrong.append(f"H-21.1: {at}: negative Defend or Health")
    return wrong


def broken_presence(g: Horizons) -> list[str]:
    """H-1.3: thirteen presence of each Spirit: on its panel, on the island, destroyed."""
    wrong: list[str] = []
    for name, chosen in (
        ("board", [spirit.board for spirit in g.spirits]),
        ("spirit", [spirit.id for spirit in g.spirits]),
    ):
        if len(set(chosen)) < len(chosen):
            wrong.append(
                f"H-2.6: spirits.*.{name}: two Spirits have the same ({', '.join(chosen)})"
            )
    for seat, spirit in enumerate(g.spirits):
        on_island = sum(land.presence[seat] for land in g.lands.values())
        covered = covered_spaces(spirit)
        free = PRESENCE_TOTAL - covered
        if on_island > free:
            wrong.append(
                f"H-1.3: seat {seat} has {on_island} presence on the island (lands.*.presence."
                f"{seat}); with {covered} on its panel (energy_track, plays_track) it may have "
                f"{free}"
            )
        elif on_island + spirit.destroyed != free:
            wrong.append(
                f"H-1.3: seat {seat} has {covered} presence on its panel, {on_island} on the "
                f"island and {spirit.destroyed} destroyed (spirits.{seat}.destroyed), not "
                f"{PRESENCE_TOTAL} in all"
            )
        if spirit.energy < 0:
            wrong.append(f"H-17.1: spirits.{seat}.energy is negative")
        if not on_island and g.phase != "over" and not g.lost:
            wrong.append(
                f"H-14.4: seat {seat} has no presence on the island (lands.*.presence.{seat}) and "
                "plays on"
            )
    return wrong


def covered_spaces(spirit: Spirit) -> int:
    """H-4.5: the presence that is still on the panel."""
    panel = PANELS[spirit.id]
    return len(panel.energy) - spirit.energy_track + len(panel.plays) - spirit.plays_track


def broken_tracks(g: Horizons) -> list[str]:
    """H-4.1, H-4.5: tracks and Growth options are those of the panel."""
    wrong: list[str] = []
    for seat, spirit in enumerate(g.spirits):
        panel = PANELS[spirit.id]
        for name, track, uncovered in (
            ("energy_track", panel.energy, spirit.energy_track),
            ("plays_track", panel.plays, spirit.plays_track),
        ):
            if not 1 <= uncovered <= len(track):
                wrong.append(
                    f"H-4.5: spirits.{seat}.{name} is {uncovered}, {spirit.id} has 1 to "
                    f"{len(track)}"
                )
        if spirit.growth >= len(panel.growth):
            wrong.append(
                f"H-4.1: spirits.{seat}.growth is {spirit.growth}, {spirit.id} has 0 to "
                f"{len(panel.growth) - 1}"
            )
    return wrong


def broken_decks(g: Horizons) -> list[str]:
    """H-2.3, H-2.4: Invader and fear cards are in one place each; nine fear cards are used."""
    areas = [card for card in (g.ravage_card, g.build_card, g.explore_card) if card]
    invaders = [*g.invader_deck, *g.invader_removed, *g.invader_discard, *areas]
    fear = [*g.fear_deck, *g.fear_unused, *g.earned, *g.fear_discard]
    wrong = [
        *not_once(
            "H-2.3",
            invaders,
            INVADER_CARDS,
            "invader_deck, invader_removed, invader_discard, ravage_card, build_card",
        ),
        *not_once("H-2.4", fear, FEAR_CARDS, "fear_deck, fear_unused, earned, fear_discard"),
    ]
    in_match = len(g.fear_deck) + len(g.earned) + len(g.fear_discard)
    if in_match != FEAR_DECK:
        wrong.append(
            f"H-2.4: fear_deck has {len(g.fear_deck)} cards, earned {len(g.earned)} and "
            f"fear_discard {len(g.fear_discard)}: {in_match} in all, not {FEAR_DECK}; fear_unused "
            f"has {len(g.fear_unused)}"
        )
    return wrong


def not_once(rule: str, cards: list[str], known: Iterable[str], piles: str) -> list[str]:
    """The cards that are not just once in their piles."""
    count = Counter(cards)
    return [
        f"{rule}: {card} is {count[card]} times in {piles}, not once"
        for card in known
        if count[card] != 1
    ]


def broken_cards(g: Horizons) -> list[str]:
    """H-22: every power card is in one place at most; shared ones are never lost."""
    held = [
        card
        for spirit in g.spirits
        for card in (*spirit.hand, *spirit.in_play, *spirit.discard, *spirit.progression)
    ]
    everywhere = Counter([*held, *g.minor_deck, *g.minor_discard, *g.major_deck, *g.major_discard])
    wrong = [f"H-22: {card} is in {n} places" for card, n in everywhere.items() if n > 1]
    for deck in (g.minor_deck, g.minor_discard):
        wrong.extend(f"H-22: {c} is no minor power" for c in deck if POWERS[c].deck != "minor")
    drawing = g.phase in ("spirit", "prepare", "fast", "slow")  # four cards may be in the air
    missing = [card for card in (*MINORS, *MAJORS) if card not in everywhere]
    if missing and not (drawing and len(missing) <= 4 * g.seats):
        wrong.append(f"H-22: lost cards: {', '.join(missing)}")
    return wrong


def broken_pools(g: Horizons) -> list[str]:
    """H-2.5, H-13: the pools."""
    wrong: list[str] = []
    if not 0 <= g.fear < g.fear_per_card():
        wrong.append(
            f"H-13.2: fear is {g.fear}, a fear card is earned with {g.fear_per_card()} for "
            f"{g.seats} players"
        )
    if g.blight_pool < 0 or (not g.blight_pool and not g.lost and g.phase != "over"):
        wrong.append(f"H-14.3: blight_pool is {g.blight_pool} and the match goes on")
    return wrong


# -- where a match may begin -------------------------------------------------------------------


def impossible_start(g: Horizons) -> list[str]:
    """What can't be between two effects, where a position begins."""
    wrong: list[str] = []
    if g.phase == "over":
        wrong.append("H-14.1: phase: a match that is over has a result, a position has none")
    if g.phase == "choose":
        wrong.append("H-2.6: phase: the Spirits of a position are chosen, choose is over")
    if g.explore_card:
        wrong.append("H-10.1: explore_card: a card is there only while the Explore goes on")
    if not g.fear_deck:
        wrong.append("H-14.2: fear_deck is empty, which is a victory")
    for seat in range(g.seats):
        wrong.extend(powers_elsewhere(g, seat))
    return wrong


def powers_elsewhere(g: Horizons, seat: int) -> list[str]:
    """H-5.1: a Power that was used is the Spirit's own: innate, or a card in play.

    It may have been forgotten since (H-22.5); then it lies in a discard pile, or a unique nowhere.
    """
    spirit = g.spirits[seat]
    panel = PANELS[spirit.id]
    lists = {"used": spirit.used, "hastened": spirit.hastened, "repeated": spirit.repeated}
    held = {card for s in g.spirits for card in (*s.hand, *s.discard, *s.progression, *s.in_play)}
    own = {*panel.innates, *spirit.in_play, *g.minor_discard, *g.major_discard}
    own.update(card for card in panel.uniques if card not in held)
    return [
        f"H-5.1: spirits.{seat}.{name} has {power}, which is not in spirits.{seat}.in_play"
        for name, powers in lists.items()
        for power in dict.fromkeys(powers)
        if power not in own
    ]
