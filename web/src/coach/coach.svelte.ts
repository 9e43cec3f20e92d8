/** A review as it comes from the service: begun, stopped and gone on with by the person. */

import type { Depth, Point, ReviewUpdate } from "../lib/messages";

type Hear = (update: ReviewUpdate) => void;

export class Coach {
  points = $state.raw<readonly Point[]>([]);
  of = $state(0); // how many there are to judge; 0: not known yet
  working = $state(false);
  depth = $state<Depth>("usual");
  selected = $state.raw<Point | null>(null);

  private stopping: AbortController | null = null;

  constructor(
    private readonly fetch: (depth: Depth, hear: Hear, signal: AbortSignal) => Promise<void>,
    private readonly sorry: (error: unknown) => void,
  ) {}

  get whole(): boolean {
    return this.of > 0 && this.points.length === this.of;
  }

  /** Begins, or goes on where it was stopped. */
  async start(): Promise<void> {
    if (this.working) return;
    const stopping = (this.stopping = new AbortController());
    this.working = true;
    let heard = 0;
    const hear: Hear = ({ of, points }) => {
      if (stopping.signal.aborted) return;
      const known = this.points.slice(0, heard);
      heard += points.length;
      this.of = of;
      if (heard >= this.points.length) this.points = [...known, ...points];
    };
    try {
      await this.fetch(this.depth, hear, stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) this.sorry(error);
    } finally {
      if (this.stopping === stopping) this.working = false;
    }
  }

  stop(): void {
    this.stopping?.abort();
    this.stopping = null;
    this.working = false;
  }

  /** Another depth is another review. */
  look(depth: Depth): void {
    this.stop();
    this.depth = depth;
    this.points = [];
    this.of = 0;
    this.selected = null;
  }

  /** The point before or after the selected one on its line; the first one where none is. */
  beside(by: -1 | 1): Point | null {
    const { selected } = this;
    if (!selected) return this.points[0] ?? null;
    const own = this.points.filter(({ line }) => line === selected.line);
    return own[own.indexOf(selected) + by] ?? null;
  }

  /** The point of another line that was nearest in the match. */
  across(by: -1 | 1): Point | null {
    const { selected } = this;
    if (!selected) return this.points[0] ?? null;
    const lines = [...new Set(this.points.map(({ line }) => line))].sort((a, b) => a - b);
    const line = lines[lines.indexOf(selected.line) + by];
    const far = (point: Point) => Math.abs(point.count - selected.count);
    return this.points
      .filter((point) => point.line === line)
      .reduce<Point | null>((best, point) => (!best || far(point) < far(best) ? point : best), null);
  }
}
