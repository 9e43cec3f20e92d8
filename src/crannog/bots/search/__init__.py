"""The bot that searches: information-set Monte Carlo tree search on redrawn worlds.

In each iteration it takes an option in a copy of the match in which all that its seat can't know is
redrawn, follows a tree of what was learnt before, plays on with the game's instinct for a while and
judges the position. It so knows no more than its seat does.

```python
bot = make_bot("search:400", seed=1)     # 400 iterations for each decision: repeatable
bot = make_bot("search:2s", seed=1)      # two seconds for each decision
bot = SearchBot(1, Budget(seconds=8.0), stop=moved_on.is_set)   # ends as soon as stop() is true

choice = bot.choose(chair)               # one option
thought = bot.think(chair)               # what it found, for hints and coaches
for judged in thought.best(3):           # the best options, the one it would choose first
    judged.choice, judged.value, judged.visits, judged.then
```

`value` is the result that the seat may expect after the option: 1.0 is a win, 0.0 a loss. `visits`
is how often the search went there; an option of few visits is one that soon looked worse, and its
value is less certain. `then` are the seat's own choices that would follow. `thought.iterations` is
how much was looked at, and `thought.stopped` says that somebody ended it early. `stop` is called
once in each iteration, which takes from less than a millisecond to some tens of them; at least one
iteration is made, so that there is always a choice.

What it needs of a game is `redraw`. It plays better where the game's habits name `chances` (how
good a position looks) and an `instinct` (who answers in rollouts); without `chances` and `evaluate`
rollouts go on to the end of the match.

| file | what is there |
|---|---|
| `budget.py` | how long a search may think |
| `tree.py` | what was asked, what was answered, and what came of it |
| `rollout.py` | playing on: the one place where rules run |
| `worth.py` | what a position is worth |
| `bot.py` | the bot, its search and what it has found |
"""

from crannog.bots.search.bot import Judged, SearchBot, Thought
from crannog.bots.search.budget import Budget

__all__ = ["Budget", "Judged", "SearchBot", "Thought"]
