/** Looking back on a match: its steps, fetched when needed and kept. */

import type { ReplayStep } from "./api";

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

  /**
   * The next step (by 1) or the one before (by -1) at which something was told: whoever had nothing
   * to say in a reaction, or only began a choice, changed nothing that one could see.
   */
  async next(at: number, by: 1 | -1, last: number): Promise<number> {
    const told = (await this.step(at)).events.length;
    let to = at;
    do to += by;
    while (to > 0 && to < last && (await this.step(to)).events.length === told);
    return Math.min(last, Math.max(0, to));
  }

  /** The first step of a round, found by halving: rounds only ever grow. */
  async startOfRound(round: number, last: number): Promise<number> {
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (roundOf(await this.step(middle)) >= round) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

export function roundOf(step: ReplayStep): number {
  const round = step.state.view.round;
  return typeof round === "number" ? round : 0;
}
