/** Looking back on a match: its steps, fetched when needed and kept. */

import type { ReplayStep } from "../lib/api";
import type { View } from "../lib/protocol";

export class ReplayShelf {
  private readonly kept = new Map<number, Promise<ReplayStep>>();

  constructor(private readonly fetchStep: (at: number) => Promise<ReplayStep>) {}

  step(at: number): Promise<ReplayStep> {
    const old = this.kept.get(at);
    if (old) return old;
    const fetched = this.fetchStep(at);
    this.kept.set(at, fetched);
    fetched.catch(() => this.kept.delete(at));
    return fetched;
  }

  /** The first step of a round, found by halving: rounds only ever grow. */
  async startOfRound(round: number, last: number): Promise<number> {
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (roundOf((await this.step(middle)).state.view) >= round) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** The round that a view shows; 0 where the game has none. */
export function roundOf(view: View): number {
  return typeof view.round === "number" ? view.round : 0;
}

/** What a key does in a replay. */
export type Move = "back" | "next" | "first" | "last" | "play";

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: "back",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  " ": "play",
};

/** The move that a key asks for, unless it means something else where it was pressed. */
export function moveByKey(event: KeyboardEvent): Move | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const target = event.target as Element;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return null;
  if (event.key === " " && target.closest("button, a, summary, [role='button']")) return null;
  return KEYS[event.key] ?? null;
}
