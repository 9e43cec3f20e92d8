"""The coach: what a finished match looked like to each seat, and what would have been better.

```python
found = review(match, iterations=200, seed=1)
for point in found.points:            # each decision of each seat, in order
    point.chance, point.after         # of winning: by the best option, by the chosen one
    point.better                      # options that promised clearly more, with their reasons
for point in found.turning_points():  # where most has changed
    point.turn.choice, point.turn.change
```

Whatever it says of a decision it takes from what the seat knew then: its view, and copies of the
match in which all that it could not know is redrawn. The result comes as a last point alone.

| file | what is there |
|---|---|
| `course.py` | the match walked through again, and which of its choices were decisions |
| `judge.py` | how good the options of a decision were |
| `turns.py` | which choice between two points turned the match |
| `points.py` | what is said of a decision, as plain data |
| `review.py` | the whole of it |
"""

from crannog.coach.course import TEAM, Course, Decision, NoCoach, NotFinished
from crannog.coach.points import Better, Effect, Point, Turn
from crannog.coach.review import Coach, Judging, Review, previous, review

__all__ = [
    "TEAM",
    "Better",
    "Coach",
    "Course",
    "Decision",
    "Effect",
    "Judging",
    "NoCoach",
    "NotFinished",
    "Point",
    "Review",
    "Turn",
    "previous",
    "review",
]
