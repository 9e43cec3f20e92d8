"""Beginnings of scenarios of Inis that several tests go on with."""

DUEL = """
title: A clash in the Cove
game: inis
seats: 2
seed: 3
options: {scenario: discovery}
position:
  turn: 0
  hands: {0: [warlord, bard], 1: [geis]}
  territories: {valley: {capital: true}, cove: {clans: {0: 2, 1: 2}}}
"""

# Seat 1 can only pass: the Druid may not be its only Action card. The game passes for it.
PASSES = """
game: inis
seats: 3
seed: 5
options: {scenario: discovery}
position:
  turn: 0
  hands: {0: [bard, the_dagda], 1: [druid], 2: [migration, valley]}
  territories: {valley: {capital: true, clans: {0: 2, 1: 1, 2: 1}}}
"""

# Nobody holds a card: all pass by themselves, and the next Assembly begins.
EMPTY_HANDS = """
game: inis
seats: 2
seed: 3
options: {scenario: discovery}
position:
  turn: 1
  territories: {valley: {capital: true, clans: {0: 1, 1: 1}}}
"""

# The next Assembly has just been dealt: seat 0 knows its cards, seat 1 does not know them.
DEALT = """
game: inis
seats: 2
seed: 3
options: {scenario: discovery}
position:
  phase: assembly
  territories: {valley: {capital: true, clans: {0: 1, 1: 1}}}
"""
