/** From thing to thing with the arrow keys: the nearest one in that direction. */

import type { Rect } from "./regions";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Readonly<Record<Arrow, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2; // so much farther is a pixel that leads aside

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

/** The place of the nearest of the others, or -1. */
export function nearest(from: Rect, others: readonly Rect[], arrow: Arrow): number {
  const [right, down] = WAYS[arrow];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  others.forEach((other, i) => {
    const x = other.x + other.width / 2 - from.x - from.width / 2;
    const y = other.y + other.height / 2 - from.y - from.height / 2;
    const ahead = x * right + y * down;
    const far = ahead + ASIDE * Math.abs(x * down + y * right);
    if (ahead > 0 && far < least) [best, least] = [i, far];
  });
  return best;
}

/** Moves the focus among the things of the board that can be picked, or, if none can, among all. */
export function walk(event: KeyboardEvent, board: Element): void {
  if (!isArrow(event.key) || event.defaultPrevented) return;
  const now = document.activeElement;
  const all = [...board.querySelectorAll<HTMLElement>("[data-atom][tabindex]")];
  const free = all.filter((one) => one.classList.contains("pickable"));
  const things = (free.length ? free : all).filter((one) => one !== now);
  if (!now || !board.contains(now)) return;
  const at = nearest(
    now.getBoundingClientRect(),
    things.map((one) => one.getBoundingClientRect()),
    event.key,
  );
  if (at < 0) return;
  event.preventDefault();
  things[at]?.focus({ preventScroll: true });
}
