/** A hint's reasons as sentences: what it compares with, what comes of it, how it goes on. */

import type { Ask, Choice, Hint, Playouts } from "./protocol";
import type { Args, Words } from "./words";

export interface Reason {
  id: string;
  args: Args;
}

/** A lead that is worth the word "clearly": about a clan, or a blight half averted. */
const CLEAR = 1.5;
const MOST_STEPS = 4;
const UNASKED: Ask = { prompt: "", options: [], rule: "", args: [], optional: false };

type Asked = Pick<Ask, "prompt" | "args">;

export function hintReasons(hint: Hint, words: Words): Reason[] {
  const { tried = 0, then = [], next = null, lead = 0, events = [] } = hint.because ?? {};
  const { asked = [], playouts = null } = hint.because ?? {};
  const reasons: Reason[] = [];
  if (playouts) {
    reasons.push(playedOut(playouts, next, words));
  } else if (next && lead > 0) {
    const id = lead >= CLEAR ? "web-hint-clearly" : "web-hint-slightly";
    reasons.push({ id, args: { count: tried, next: words.option(next) } });
  } else if (tried > 1) {
    reasons.push({ id: "web-hint-even", args: { count: tried } });
  }
  if (events.length) {
    reasons.push({ id: "web-hint-events", args: { events: events.map(told(words)).join(" ") } });
  }
  if (then.length) {
    const steps = then.map((choice, i) => stepOf(choice, asked[i], words)).filter(Boolean);
    const options = steps.slice(0, MOST_STEPS).join("; ");
    if (options) reasons.push({ id: "web-hint-then", args: { options } });
  }
  return reasons;
}

/** How many of the matches that were played to their end were won, and after the next best option. */
function playedOut({ games, won, next }: Playouts, other: Choice | null, words: Words): Reason {
  const args = { games, won: percent(won) };
  if (!other || next === null) return { id: "web-hint-playouts", args };
  const compared = { ...args, next: words.option(other), other: percent(next) };
  return { id: "web-hint-playouts-next", args: compared };
}

const percent = (share: number) => Math.round(share * 100);

/** A step; where its words begin with a thing and say no deed, with its question, or nothing. */
function stepOf(choice: Choice, asked: Asked | undefined, words: Words): string {
  const option = words.option(choice);
  const bare = words.atom(`verb:${choice[0]}`).startsWith("…");
  if (!bare) return option;
  return asked ? `${words.prompt({ ...UNASKED, ...asked })} ${option}` : "";
}

const told = (words: Words) => (event: Parameters<Words["event"]>[0]) => words.event(event);
