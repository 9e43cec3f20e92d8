"""The aims of Oath in the benchmark."""

from typing import Final

from crannog.parts.bench import Aims

AIMS: Final = Aims(seats=4, interpreted=3, compiled=10, clone=1)
