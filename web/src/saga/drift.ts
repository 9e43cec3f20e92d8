/** How a deck changes from game to game: columns of parts, each part a kind of card. */

import type { Drift } from "../lib/messages";

export type Counts = Readonly<Record<string, number>>;

export interface DriftPart {
  kind: string; // a message
  count: number;
  y: number;
  height: number;
}

export interface DriftColumn {
  x: number;
  parts: DriftPart[];
}

export interface Box {
  width: number;
  height: number;
}

const WIDEST = 64; // of a column
const SHARE = 0.7; // of its place that a column takes

/** A column for each world, the first kind at the foot; all are drawn on one scale. */
export function driftOf(worlds: readonly Counts[], { width, height }: Box): DriftColumn[] {
  const most = Math.max(1, ...worlds.map(total));
  const place = width / Math.max(1, worlds.length);
  const wide = columnWidth(worlds.length, width);
  return worlds.map((counts, i) => {
    let foot = height;
    const parts = Object.entries(counts).map(([kind, count]): DriftPart => {
      const tall = (count / most) * height;
      foot -= tall;
      return { kind, count, y: foot, height: tall };
    });
    return { x: i * place + (place - wide) / 2, parts };
  });
}

export function columnWidth(columns: number, width: number): number {
  return Math.min(WIDEST, (SHARE * width) / Math.max(1, columns));
}

/** What has changed since the world before: "+3", "−2", or nothing. */
export function change(now: number, before: number | undefined): string {
  if (before === undefined || now === before) return "";
  return now > before ? `+${now - before}` : `−${before - now}`;
}

function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The deck in each world, the oldest first. */
export function worldsOf({ after, series }: Drift): Counts[] {
  return after.map((_, i) => Object.fromEntries(series.map(({ kind, counts }) => [kind, counts[i] ?? 0])));
}
