/** How a match went, turn by turn, and what turned it. */

import type { GameEvent } from "$lib/protocol";
import type { HorizonsView } from "./view";

/** How things stood when a turn ended. */
export interface Turn {
  turn: number;
  fear: number; // generated until then
  blight: number; // on the island
  invaders: number; // on the island
}

/** A moment that turned the match. */
export interface Moment {
  n: number; // of the event
  turn: number;
  event: GameEvent;
}

const TURNING = new Set(["terror-level", "presence-destroyed", "fear-card", "result"]);

/** The rows of the view: the last one is how the match ended. */
export function turnsOf({ history, turn }: HorizonsView): Turn[] {
  const first = turn - history.length + 1;
  return history.map(([fear = 0, blight = 0, invaders = 0], n) => {
    return { turn: first + n, fear, blight, invaders };
  });
}

export function momentsOf(events: readonly GameEvent[]): Moment[] {
  const moments: Moment[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.kind === "turn") turn = Number(event.args[0]);
    if (TURNING.has(event.kind)) moments.push({ n: event.n, turn, event });
  }
  return moments;
}
