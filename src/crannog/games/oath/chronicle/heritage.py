"""O-8: what a match leaves, beside what it began with: cards are conserved, boards follow the oath.

A match's invariants (check.py) hold each card in one place while it is played; a world's laws
(world.py) hold at its end. Here the two worlds are compared by the page of history between them.
"""

from typing import cast

from crannog.games.oath.chronicle.world import SIDES, World, read_world
from crannog.games.oath.facts import COLOURS, INTACT, NUMBER, RUINED, is_denizen
from crannog.kernel.state import Json


def broken_heritage(start: Json, left: Json) -> list[str]:
    """Every law that is broken between the two worlds; a world that is none raises BadPosition."""
    after = read_world(left)
    page = cast(dict[str, Json], cast(dict[str, Json], left)["history"])
    wrong = [*broken_oath(after, page), *broken_edifices(after, page)]
    if start is not None:
        before = read_world(start)
        wrong += broken_cards(before, after, page)
        wrong += broken_boards(before, after, page)
        if cast(dict[str, Json], page["oath"])["kept"] != before.goal:
            wrong.append(f"O-2.10: the goal of the game was not {before.goal}")
    return wrong


def denizens_of(world: World) -> set[int]:
    """The denizens that are not in the Archive."""
    cards = [card for part in world.parts for card in part]
    cards += [card for place in world.places for card in place.cards]
    return {card for card in (*cards, *world.dispossessed) if is_denizen(card)}


def came_and_went(page: dict[str, Json]) -> tuple[set[int], set[int], bool]:
    """O-8.4, O-8.5: denizens that came, those that were dispossessed, whether the first healed."""
    told = cast(dict[str, dict[str, list[str]]], page["cards"])
    came = {NUMBER[card] for cards in told["in"].values() for card in cards}
    went = {NUMBER[card] for cards in told["out"].values() for card in cards}
    return came, went, bool(told["healed"])


def broken_cards(before: World, after: World, page: dict[str, Json]) -> list[str]:
    """O-8.4, O-8.5: six come from the Archive, or heal and send the others there; six go."""
    came, went, healed = came_and_went(page)
    had, has = denizens_of(before), denizens_of(after)
    lost = set(after.dispossessed)
    if healed:
        sound = came <= had and has <= had and lost == went
    else:
        sound = len(came) == 6 and not came & had and has == had | came and went <= lost
    if sound and len(went) <= 6:
        return []
    return [f"O-8.4: denizens got lost or came from nowhere: {sorted(had ^ has)}, came {came}"]


def broken_oath(after: World, page: dict[str, Json]) -> list[str]:
    """O-8.1: the vow is the goal of the next game; without a Vision it is another goal."""
    oath = cast(dict[str, str], page["oath"])
    wrong = []
    if oath["vowed"] != after.goal:
        wrong.append(f"O-8.1: {oath['vowed']} was vowed, and the next goal is {after.goal}")
    if oath["vowed"] == oath["kept"] and not str(page["reason"]).startswith("visionary"):
        wrong.append("O-8.1: the goal of this game was vowed again, and by no Vision")
    return wrong


def broken_boards(before: World, after: World, page: dict[str, Json]) -> list[str]:
    """O-8.2, O-8.7: boards lie as their players became; unused ones stay, or turn with an Exile."""
    players = cast(list[dict[str, str]], page["players"])
    becomes = {player["colour"]: player["becomes"] for player in players}
    exile_won = becomes[str(page["winner"])] == SIDES[0]
    wrong = []
    for colour in COLOURS[1:]:
        idle = SIDES[0] if exile_won else before.sides[colour]
        side = becomes.get(colour, idle)
        if after.sides[colour] != side:
            wrong.append(f"O-8.7: the {colour} board should lie on its {side} side")
    return wrong


def broken_edifices(after: World, page: dict[str, Json]) -> list[str]:
    """O-8.3: what was built or repaired stands whole, what fell lies in ruins."""
    told = cast(dict[str, Json], page["edifices"])
    there = {card for place in after.places for card in place.cards}
    whole = [NUMBER[str(told[what])] for what in ("built", "repaired") if told[what]]
    ruins = [NUMBER[ruin] for ruin in cast(list[str], told["ruined"])]
    if there.issuperset([*whole, *ruins]) and set(whole) <= {*INTACT} and {*ruins} <= {*RUINED}:
        return []
    return ["O-8.3: an edifice of the history is not on the map"]
