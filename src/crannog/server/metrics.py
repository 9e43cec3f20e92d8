"""The metrics of `/metrics`. With several workers they are summed up over a common folder."""

import os

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client's own name for it

CHOICES = Counter("crannog_choices_total", "choices accepted")
REFUSALS = Counter("crannog_refusals_total", "messages refused")
BOT_FAILURES = Counter("crannog_bot_failures_total", "bots that failed")
TABLES = Gauge("crannog_tables_open", "tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("crannog_sockets_open", "websockets open", multiprocess_mode="livesum")
CHOICE_SECONDS = Histogram(
    "crannog_choice_seconds",
    "from a choice's arrival until it is durable and told",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5),
)


def metrics_text() -> bytes:
    """All metrics in the text format of Prometheus."""
    if FOLDER not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
