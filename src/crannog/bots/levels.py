"""How well the bots play that people sit down with: easy, normal, hard.

| level | what it does | how long it thinks about one choice |
|---|---|---|
| easy | looks one step ahead, as `greedy` | answers at once |
| normal | searches | about a second |
| hard | searches | up to eight seconds |

A choice that needs no thought is made at once on every level.
"""

from typing import Final

LEVELS: Final = {"easy": "greedy", "normal": "search:1.2s", "hard": "search:8s"}
