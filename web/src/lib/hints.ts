/** A hint's reasons as sentences: what it compares with, what comes of it, how it goes on. */

import type { Choice, Hint } from "./protocol";
import type { Args, Words } from "./words";

export interface Reason {
  id: string;
  args: Args;
}

/** A lead that is worth the word "clearly": about a clan, or a blight half averted. */
const CLEAR = 1.5;
const MOST_STEPS = 4;

export function hintReasons(hint: Hint, words: Words): Reason[] {
  const { tried = 0, then = [], next = null, lead = 0, events = [] } = hint.because ?? {};
  const reasons: Reason[] = [];
  if (next && lead > 0) {
    const id = lead >= CLEAR ? "web-hint-clearly" : "web-hint-slightly";
    reasons.push({ id, args: { count: tried, next: words.option(next) } });
  } else if (tried > 1) {
    reasons.push({ id: "web-hint-even", args: { count: tried } });
  }
  if (events.length) {
    reasons.push({ id: "web-hint-events", args: { events: events.map(told(words)).join(" ") } });
  }
  if (then.length) {
    const steps = then.slice(0, MOST_STEPS).map((choice: Choice) => words.option(choice));
    reasons.push({ id: "web-hint-then", args: { options: steps.join("; ") } });
  }
  return reasons;
}

const told = (words: Words) => (event: Parameters<Words["event"]>[0]) => words.event(event);
