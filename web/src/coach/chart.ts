/** The coach's points as lines in a chart, and which of them matter most. */

import type { Point } from "../lib/messages";
import type { Seat } from "../lib/protocol";

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A point of the review in the chart; `index` is its place among all of them. */
export interface Spot {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly line: Seat; // -1: all together
  readonly spots: readonly Spot[];
  readonly d: string;
}

export const TEAM: Seat = -1;
const MOST_TURNS = 6;
const MOST_COSTLY = 8;

/** Where a place in the match lies, by the number of events. */
export function across(told: number, total: number, { width }: Box): number {
  return total ? (told / total) * width : 0;
}

/** A line for each seat, or one for all who win together, by how much of the match was told. */
export function linesOf(points: readonly Point[], total: number, box: Box): Line[] {
  const all = points.map(({ told, chance }, index) => ({
    index,
    x: across(told, total, box),
    y: (1 - chance) * box.height,
  }));
  const lines = [...new Set(points.map((point) => point.line))].sort((a, b) => a - b);
  return lines.map((line) => {
    const spots = all.filter(({ index }) => points[index]?.line === line);
    return { line, spots, d: spots.map(stroke).join("") };
  });
}

const stroke = ({ x, y }: Spot, i: number) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;

/** The spot that is nearest to a place in the chart. */
export function nearest(lines: readonly Line[], x: number, y: number): Spot | null {
  const far = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  const spots = lines.flatMap((line) => line.spots);
  return spots.reduce<Spot | null>((best, spot) => (!best || far(spot) < far(best) ? spot : best), null);
}

/** The turning points with the largest changes, in their order. */
export function turningPoints(points: readonly Point[]): Point[] {
  return largest(points.filter((point) => point.turn), (point) => Math.abs(point.turn?.change ?? 0), MOST_TURNS);
}

/** The decisions that gave away most chance: of that line, or of all. */
export function costliest(points: readonly Point[], line: Seat | null): Point[] {
  const costly = points.filter(({ better, line: own }) => better.length && (line === null || own === line));
  return largest(costly, lost, MOST_COSTLY);
}

/** How much chance the choice gave away. */
export const lost = ({ chance, after }: Point) => chance - after;

export const percent = (chance: number) => Math.round(chance * 100);

function largest(points: readonly Point[], size: (point: Point) => number, most: number): Point[] {
  const kept = new Set([...points].sort((a, b) => size(b) - size(a)).slice(0, most));
  return points.filter((point) => kept.has(point));
}
