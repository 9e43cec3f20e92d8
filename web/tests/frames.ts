/** Frames that pass when a test says so; the test's timers are not real ones. */

import { flushSync } from "svelte";
import { vi } from "vitest";
import { isStepping } from "../src/lib/later.svelte";

/** Lets a frame pass: its callbacks, and what they put off until it is on the screen. */
export function frame(): void {
  vi.advanceTimersByTime(17);
  flushSync();
}

/** Until all lists show what they are to show. */
export function untilAtRest(): void {
  flushSync();
  while (isStepping()) frame();
}
