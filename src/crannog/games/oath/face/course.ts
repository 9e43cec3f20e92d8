/** How the counts for the goal went from round to round, as lines in a box. */

import type { GameEvent, Seat } from "$lib/protocol";
import type { OathView } from "./shown";

export interface CountLine {
  seat: Seat;
  values: number[]; // after each round, the end last
  d: string;
  end: readonly [number, number];
  label: string; // the last count, once where several lines end together
}

export interface Course {
  lines: CountLine[];
  most: number;
  ticks: { x: number; label: string }[];
}

const PAD = 8;
const RIGHT = 24; // for the last counts
const FOOT = 14; // for the numbers of the rounds
const APART = 1.5; // pixels between lines that would lie on each other

/** O-2.11: the counts when each round ended, and as they are now. */
export function courseOf(
  { history, counts, goal, players }: OathView,
  { width, height }: { width: number; height: number },
): Course {
  const rows = [...history, counts[goal] ?? []];
  const most = Math.max(1, ...rows.flat());
  const across = (i: number) => PAD + (i * (width - PAD - RIGHT)) / Math.max(1, rows.length - 1);
  const down = (value: number) => height - FOOT - (value / most) * (height - FOOT - PAD);
  const lines = players.map((_, seat): CountLine => {
    const values = rows.map((row) => row[seat] ?? 0);
    const points = values.map((value, i) => [across(i), down(value) - seat * APART] as const);
    const d = points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
    return { seat, values, d, end: points.at(-1) ?? [0, 0], label: labelOf(rows.at(-1) ?? [], seat) };
  });
  return { lines, most, ticks: history.map((_, i) => ({ x: across(i), label: String(i + 1) })) };
}

function labelOf(last: readonly number[], seat: Seat): string {
  const count = last[seat] ?? 0;
  return last.indexOf(count) < seat ? "" : String(count);
}

export interface Moment {
  event: GameEvent;
  round: number;
}

/** The events of these kinds, each with the round in which it happened. */
export function momentsOf(events: readonly GameEvent[], kinds: ReadonlySet<string>): Moment[] {
  let round = 1;
  return events.flatMap((event) => {
    if (event.kind === "round") round = Number(event.args[0]);
    return kinds.has(event.kind) ? [{ event, round }] : [];
  });
}
