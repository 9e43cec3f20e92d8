"""Waiting for what a page comes to show: nothing is read once and believed.

A page answers when its machine has time for it. What is to be read of one is looked at until it
is as it should be, or until nobody would wait any longer.
"""

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Locator, Page

T = TypeVar("T")

SECONDS = 30.0  # for a page to show what it has been told, on a busy machine
A_LOOK = 50.0  # milliseconds between two looks
AHEAD = 20.0  # seconds: no machine takes as long from reading a clock to stopping it


def soon(page: Page, look: Callable[[], T], fits: Callable[[T], object] = bool) -> T:
    """What a look finds once it fits; the last that was found if it never does."""
    end = time.monotonic() + SECONDS
    while not fits(found := look()) and time.monotonic() < end:
        page.wait_for_timeout(A_LOOK)
    return found


def expect_soon(page: Page, look: Callable[[], T], wanted: T) -> None:
    """A look finds what is wanted, now or soon."""
    found = soon(page, look, lambda seen: seen == wanted)
    assert found == wanted, f"{found} is not {wanted}"


def expect_that(thing: Locator, script: str, *arg: object) -> None:
    """A script calls the thing as it should be, now or soon."""
    held = soon(thing.page, lambda: thing.evaluate(script, *arg))
    assert held, f"{thing} never came to be as it should: {script}"


def stop_clock(page: Page) -> None:
    """The page's time stands still from now on: a beat goes on when the test lets time pass."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + AHEAD)
