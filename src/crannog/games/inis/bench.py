"""The aims of Inis in the benchmark."""

from typing import Final

from crannog.parts.bench import Aims

AIMS: Final = Aims(seats=4, interpreted=3, compiled=25, clone=0.5)
