"""Direct rules: the rules of a game as plain calls, for play that nobody watches.

Rules are generators that wait at every question, so that a match can be kept, watched and taken
back. A rollout needs none of that. `rewrite` turns the same sources into plain functions that call
a *chooser* at each question, `build` keeps the rewritten package in the user's cache, and `rules`
plays with it, or with the generators where a game can't be rewritten.
"""

from crannog.direct.root import Root
from crannog.direct.rules import FastRules, fast_rules
from crannog.direct.running import Chooser, Stop, asked_apart

__all__ = ["Chooser", "FastRules", "Root", "Stop", "asked_apart", "fast_rules"]
