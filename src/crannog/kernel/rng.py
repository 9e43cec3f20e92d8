"""Chance from one integer (splitmix64), so that a state copies it as a number."""

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
FEW: Final = 1 << 60  # numbers that `rearrange` takes from one draw at most


class Rng:
    """A source of chance whose whole state is `seed`."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK

    def bits(self) -> int:
        """The next 64 bits."""
        self.seed = (self.seed + 0x9E3779B97F4A7C15) & MASK
        z = self.seed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        while True:
            bits = self.bits()
            number = bits % n
            if bits - number <= MASK + 1 - n:  # else the last numbers would be rarer
                return number

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Puts the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def rearrange(self, items: list[T]) -> None:
        """Like `shuffle`, from few draws: for redrawing secrets, which searches do all the time."""
        last = len(items) - 1
        while last > 0:
            first, orders = last, 1  # one draw serves as many places as it has numbers for
            while first > 0 and orders * (first + 1) <= FEW:
                orders *= first + 1
                first -= 1
            number = self.below(orders)
            for i in range(last, first, -1):
                j = number % (i + 1)
                number //= i + 1
                items[i], items[j] = items[j], items[i]
            last = first

    def mix(self, ids: list[str]) -> None:
        """Like `rearrange`, but the new order owes nothing to the old one."""
        ids.sort()
        self.rearrange(ids)
