"""The chance to win a campaign against all rolls of small pools, and many rolls of large ones."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import sqrt
from random import Random

import pytest

from crannog.games.oath.battle import ATTACK, DEFENCE
from crannog.games.oath.campaign.declare import new_campaign
from crannog.games.oath.dice import shields
from crannog.games.oath.facts import (
    ATTACK_FACES,
    DEFENCE_FACES,
    DOUBLE,
    HOLLOW,
    SHIELD,
    SKULL,
    SWORD,
)
from crannog.games.oath.odds import (
    Fight,
    as_declared,
    campaign_chance,
    chance,
    declared_chance,
    defences,
    percent,
    permille,
)
from tests.oath.table import Table

SMALL = [
    Fight(0, 0, 0, 0),
    Fight(0, 0, 1, 0),
    Fight(3, 2, 3, 2),
    Fight(3, 3, 4, 1),
    Fight(4, 2, 2, 3),
    Fight(4, 3, 0, 1),
    Fight(3, 2, 3, 2, spared=True),
    Fight(3, 2, 3, 2, twice=True),
    Fight(4, 2, 3, 1, halved=True),
    Fight(3, 2, 3, 2, sacrifice_worth=2),
    Fight(3, 2, 3, 1, sacrifice_worth=0),
    Fight(4, 2, 2, 2, attack_ignored=(HOLLOW,)),
    Fight(4, 2, 2, 2, attack_ignored=(SKULL,)),
    Fight(3, 3, 2, 2, defence_ignored=(DOUBLE,)),
    Fight(3, 3, 2, 2, defence_ignored=(SHIELD, DOUBLE)),
    Fight(4, 3, 3, 2, attack_ignored=(SWORD,), twice=True, halved=True, sacrifice_worth=2),
]
LARGE = [
    Fight(12, 7, 12, 9),
    Fight(15, 5, 10, 24, defence_ignored=(DOUBLE,), sacrifice_worth=2),
]
ROLLS = 1_000_000
BATCH = 50_000
FOUR_SIGMA = 4.0


def attacker_wins(fight: Fight, attack: Sequence[int], defence: Sequence[int]) -> bool:
    """O-5.5.4, O-5.5.5 played step by step for rolled faces."""
    ones = [0 if face in fight.defence_ignored else defence.count(face) for face in range(4)]
    defended = shields(ones) + fight.defenders
    times = 2 if fight.twice else 1
    worth = {HOLLOW: 0, SWORD: 1, SKULL: 2}
    counted = [face for face in attack if face not in fight.attack_ignored]
    attacked = times * sum(worth[face] for face in counted)
    attacked += times * counted.count(HOLLOW) // 2
    left = fight.warbands
    if not fight.spared:
        left = max(0, left - times * attack.count(SKULL))
    sacrificed = 0
    while attacked <= defended and fight.sacrifice_worth and sacrificed < left:
        sacrificed += 1
        attacked += fight.sacrifice_worth
    return attacked > defended


def rolled_dice(fight: Fight) -> int:
    """How many attack dice are rolled."""
    return fight.attack_dice // 2 if fight.halved else fight.attack_dice


@pytest.mark.parametrize("fight", SMALL, ids=str)
def test_chance_is_the_share_of_all_rolls_that_win(fight: Fight) -> None:
    attacks = list(product(ATTACK_FACES, repeat=rolled_dice(fight)))
    defences = list(product(DEFENCE_FACES, repeat=fight.defence_dice))
    won = sum(attacker_wins(fight, a, d) for a in attacks for d in defences)
    assert chance(fight) == pytest.approx(float(Fraction(won, len(attacks) * len(defences))))


@pytest.mark.parametrize("fight", LARGE, ids=str)
def test_chance_agrees_with_many_rolls_of_large_pools(fight: Fight) -> None:
    chances = Random(17)
    dice = rolled_dice(fight)
    rolled: Counter[tuple[bytes, bytes]] = Counter()
    for _ in range(ROLLS // BATCH):
        attacks = thrown(chances, ATTACK_FACES, dice)
        rolled.update(zip(attacks, thrown(chances, DEFENCE_FACES, fight.defence_dice), strict=True))
    won = sum(times for (a, d), times in rolled.items() if attacker_wins(fight, a, d))
    expected = chance(fight)
    spread = sqrt(expected * (1 - expected) / ROLLS)
    assert 0.05 < expected < 0.95
    assert abs(won / ROLLS - expected) < FOUR_SIGMA * spread


def thrown(chances: Random, faces: tuple[int, ...], dice: int) -> list[bytes]:
    """A batch of rolls, each with its faces in order."""
    shown = bytes(chances.choices(faces, k=dice * BATCH))
    return [bytes(sorted(shown[n : n + dice])) for n in range(0, len(shown), dice)]


def test_chance_of_a_declared_campaign_is_that_of_its_pools() -> None:
    """O-5.5.2: A site with two defenders and the title's die against four warbands."""
    t = Table(3)
    t.pawn(1, "river")
    t.pawn(0, "steppe")
    t.man("river", 0, 2)
    t.player(1).warbands = 4
    c = t.g.campaign = new_campaign(t.g, 1, 0, False)
    c.sites.append(t.slot("river"))
    assert declared_chance(t.g, c) == chance(Fight(4, 2, 4, 2))
    t.g.title = 1
    assert declared_chance(t.g, c) == chance(Fight(4, 1, 4, 2))
    assert c.attack_dice == 0, "the campaign itself is left as it was"


def test_what_a_target_does_to_the_dice_is_counted_in() -> None:
    """O-5.5.2: at the Mountain the attacker must remove a die, at the Plains he must add one."""
    t = Table(3)
    t.site("mountain", "p1")
    t.site("plains", "c1")
    t.pawn(0, 7)
    t.pawn(1, "mountain")
    t.man("mountain", 0, 1)
    t.man("plains", 0, 1)
    t.player(1).warbands = 3
    c = t.g.campaign = new_campaign(t.g, 1, 0, False)
    c.sites.append(t.slot("mountain"))
    assert declared_chance(t.g, c) == chance(Fight(2, 2, 3, 1))
    assert as_declared(t.g, c, 0).defence_dice == 3, "a die that is not there (O-5.5.3)"
    c.sites.append(t.slot("plains"))
    assert declared_chance(t.g, c) == chance(Fight(3, 3, 3, 2))
    one = as_declared(t.g, c, 1)
    assert campaign_chance(t.g, one) == chance(Fight(1, 3, 3, 2))
    assert campaign_chance(t.g, one, sacrifices=False) == chance(
        Fight(1, 3, 3, 2, sacrifice_worth=0)
    )


def test_a_citizen_is_defended_with_the_chancellors_board() -> None:
    """O-5.5.2: the Chancellor at the attacker's site joins, with title and warbands."""
    t = Table(3)
    t.citizen(2)
    t.man("river", 0, 2)
    for seat in range(3):
        t.pawn(seat, "river")
    t.player(1).warbands = 6
    c = t.g.campaign = new_campaign(t.g, 1, 2, False)
    c.sites.append(t.slot("river"))
    assert declared_chance(t.g, c) == chance(Fight(6, 2, 6, 8))


def test_a_huge_pool_of_defence_dice_is_no_burden():
    """Each x2 doubles again: forty dice may roll trillions, of which few are different."""
    results, ways = defences(40, ())
    assert results[-1] > 10**12
    assert len(results) < 2_000
    assert ways[-1] == 6**40
    assert 0.0 < chance(Fight(10, 40, 10, 5)) < 0.01


def test_who_has_won_at_once_needs_no_dice() -> None:
    t = Table(3)
    c = new_campaign(t.g, 1, 0, False)
    c.won_at_once = ATTACK
    assert campaign_chance(t.g, c) == 1.0
    c.won_at_once = DEFENCE
    assert campaign_chance(t.g, c) == 0.0


def test_only_what_is_certain_is_shown_as_certain() -> None:
    """99.97 % is not 100 %, and a chance of 1 in 10,000 is one."""
    assert [permille(part) for part in (0.0, 0.0001, 0.9997, 1.0)] == [0, 1, 999, 1000]
    assert [percent(part) for part in (0.0, 0.0001, 0.9997, 1.0)] == [0, 1, 99, 100]
