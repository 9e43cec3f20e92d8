"""The aims of Horizons in the benchmark."""

from typing import Final

from crannog.parts.bench import Aims

LONG_QUEUE: Final = ", ".join(["G1"] * 20_000)

AIMS: Final = Aims(
    seats=2,
    interpreted=1.5,
    compiled=18,
    hard_scenarios={
        "queue": f"{{game: horizons, seats: 1, position: {{phase: ravage, queue: [{LONG_QUEUE}]}}}}"
    },
)
