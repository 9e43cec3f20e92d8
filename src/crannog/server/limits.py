"""Rate limits: a bucket of tokens for each seat and address."""

import time

MOST_BUCKETS = 20_000
BURST = 10  # times the rate


class Limiter:
    """Allows `rate` uses a second on average and bursts of BURST times that, by key."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.burst = BURST * rate
        self._buckets: dict[str, tuple[float, float]] = {}

    def allows(self, key: str) -> bool:
        """Takes one token from the key's bucket, if there is one."""
        now = time.monotonic()
        left, then = self._buckets.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        allowed = left >= 1
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget(now)
        self._buckets[key] = (left - 1 if allowed else left, now)
        return allowed

    def _forget(self, now: float) -> None:
        """Drops buckets that are full again, and if that is not enough the older half."""
        full = self.burst / self.rate
        kept = [(key, bucket) for key, bucket in self._buckets.items() if now - bucket[1] < full]
        self._buckets = dict(kept[-MOST_BUCKETS // 2 :])
