/** How a match went, from its events and from what each season left of the counts. */

import type { GameEvent, Seat } from "$lib/protocol";
import type { Point } from "./geometry";
import type { Condition, Inis } from "./model";

export interface Tally {
  clashes: number; // fought
  cards: number; // played
  losses: number; // clans lost
}

export function talliesOf(events: readonly GameEvent[], seats: number): Tally[] {
  const tallies = clashesFought(events, seats).map((clashes) => ({ clashes, cards: 0, losses: 0 }));
  for (const { kind, args } of events) {
    const tally = tallies[Number(args[0])];
    if (!tally) continue;
    if (kind === "plays") tally.cards += 1;
    if (kind === "removes") tally.losses += 1;
  }
  return tallies;
}

/** I-12: in how many clashes each player fought: began them, attacked or was attacked. */
function clashesFought(events: readonly GameEvent[], seats: number): number[] {
  const counts = Array.from({ length: seats }, () => 0);
  let fighters = new Set<Seat>(); // of the clash that goes on: there is one at a time (I-12.2)
  for (const { kind, args } of events) {
    if (kind === "clash-starts") fighters = new Set();
    const named = kind === "clash-starts" ? 1 : kind === "attacks" ? 2 : 0;
    for (const seat of args.slice(0, named).map(Number)) {
      if (!fighters.has(seat)) counts[seat] = (counts[seat] ?? 0) + 1;
      fighters.add(seat);
    }
  }
  return counts;
}

export interface TurningPoint {
  event: GameEvent;
  season: number;
}

// What brings somebody near victory, or takes it away, and then what else turned the match
const DECISIVE = new Set(["meets", "takes-pretender", "no-winner"]);
const TURNING = new Set(["brenn", "cancelled", "gains-deed"]);

/**
 * What changed the course of the match, in order, each with the season in which it happened: of what
 * is decisive the last `most`, and of the rest the last ones for which there is room.
 */
export function turningPoints(events: readonly GameEvent[], most: number): TurningPoint[] {
  const found = momentsOf(events);
  const decisive = found.filter(({ event }) => DECISIVE.has(event.kind)).slice(-most);
  const rest = found.filter(({ event }) => !DECISIVE.has(event.kind));
  const room = most - decisive.length;
  const kept = new Set([...decisive, ...(room ? rest.slice(-room) : [])]);
  return found.filter((point) => kept.has(point));
}

function momentsOf(events: readonly GameEvent[]): TurningPoint[] {
  const found: TurningPoint[] = [];
  let season = 1;
  for (const event of events) {
    if (event.kind === "season") season = Number(event.args[0]);
    if (DECISIVE.has(event.kind) || TURNING.has(event.kind)) found.push({ event, season });
  }
  return found;
}

export interface Line {
  seat: Seat;
  values: number[]; // by season, the end last
  d: string;
  end: Point;
}

export interface Chart {
  lines: Line[];
  top: number; // where the goal is
  ticks: { x: number; label: string }[];
}

const PAD = 10;
const FOOT = 16; // for the seasons' numbers
const APART = 20; // pixels between two of them

/** One condition of every player over the seasons, as lines in a box of that size. */
export function chartOf(
  { history, standings, seats }: Inis,
  name: Condition,
  goal: number,
  { width, height }: { width: number; height: number },
): Chart {
  const rows = [...history, standings];
  const most = Math.max(goal, ...rows.flatMap((row) => row.map(({ counts }) => counts[name])));
  const across = (i: number) => PAD + (i * (width - 2 * PAD)) / Math.max(1, rows.length - 1);
  const down = (value: number) => height - FOOT - (value / most) * (height - FOOT - PAD);
  const lines = Array.from({ length: seats }, (_, seat): Line => {
    const values = rows.map((row) => row[seat]?.counts[name] ?? 0);
    const points = values.map((value, i): Point => [across(i), down(value) - seat * 1.5]);
    const d = points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
    return { seat, values, d, end: points.at(-1) ?? [0, 0] };
  });
  const every = Math.max(1, Math.ceil((APART * (rows.length - 1)) / (width - 2 * PAD)));
  const ticks = history
    .map((_, i) => ({ x: across(i), label: String(i + 1) }))
    .filter((_, i) => i % every === 0);
  return { lines, top: down(goal), ticks };
}
