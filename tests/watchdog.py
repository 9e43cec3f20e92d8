"""Ends a process when something in it takes too long, with all processes that it has started.

A program of its own, started by conftest.py: it works whatever the watched process is stuck in.
It reads "SECONDS NAME" when something begins and an empty line when that has ended.
"""

import contextlib
import os
import select
import signal
import sys
import time
from pathlib import Path

SECONDS_FOR_STACKS = 1


def overdue() -> str:
    """Waits until something is overdue and returns its name; empty if the process has ended."""
    unread, name, end = b"", "", 0.0
    while True:
        left = max(0.0, end - time.monotonic()) if name else None
        if not select.select([sys.stdin], [], [], left)[0]:
            return name
        read = os.read(sys.stdin.fileno(), 1 << 16)
        if not read:
            return ""
        *lines, unread = (unread + read).split(b"\n")
        for line in lines:
            seconds, _, name = line.decode().partition(" ")
            end = time.monotonic() + float(seconds or 0)


def processes_of(process: int) -> list[int]:
    """The process and all below it, as far as the system tells."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            parent = int(path.read_text(errors="replace").rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(path.parent.name))
    found = [process]
    for parent in found:
        found.extend(child for child in children.get(parent, []) if child != os.getpid())
    return found


def end_all(process: int, name: str) -> None:
    """Says what took too long and what every thread does, then ends the process and its own."""
    print(f"\nOverdue, and ended with its process: {name}", file=sys.stderr, flush=True)
    os.kill(process, signal.SIGUSR1)  # conftest.py has the stacks printed at this
    time.sleep(SECONDS_FOR_STACKS)
    for each in processes_of(process):
        with contextlib.suppress(ProcessLookupError):
            os.kill(each, signal.SIGKILL)


if __name__ == "__main__":
    if late := overdue():
        end_all(int(sys.argv[1]), late)
