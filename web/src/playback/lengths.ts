/** How long a beat takes at normal speed. */

import type { Motion } from "../kit/contract";

const LENGTHS: Readonly<Record<Motion["kind"], number>> = {
  fly: 450,
  set: 350,
  go: 400,
  turn: 400,
  rise: 450,
  shield: 350,
  lit: 300,
  strike: 500,
  stop: 450,
  ray: 500,
  stage: 1400,
  banner: 900,
  coin: 1000,
  dice: 1000,
};
export const STAGGER = 60; // between things that fly together
const MOST_STAGGERED = 4;

/** The longest of its motions; things that fly one after another need a little more. */
export function lengthOf(motions: readonly Motion[]): number {
  const flying = motions.reduce((sum, one) => sum + (one.kind === "fly" ? (one.count ?? 1) : 0), 0);
  const more = STAGGER * Math.min(MOST_STAGGERED, Math.max(0, flying - 1));
  return Math.max(0, ...motions.map((one) => LENGTHS[one.kind])) + more;
}
