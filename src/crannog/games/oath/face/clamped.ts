/** Shows as many whole lines of a text as there is room for: the last one ends in "…" if it goes on. */

import type { Action } from "svelte/action";

/** For the room of a text: its style gets their number as `--lines`. */
export const clamped: Action<HTMLElement> = (node) => {
  let seen = -1;

  function fit(): void {
    const high = parseFloat(getComputedStyle(node).lineHeight);
    const lines = Math.max(1, Math.floor((node.clientHeight + 1) / (high || 1)));
    if (lines === seen) return;
    seen = lines;
    node.style.setProperty("--lines", String(lines));
  }

  const observer = new ResizeObserver(fit);
  observer.observe(node);
  fit();
  return { destroy: () => observer.disconnect() };
};
