/** Tells the size of an element without padding: at first at once, then whenever it has changed. */

import type { Action } from "svelte/action";

export type Sized = (width: number, height: number) => void;

export const measured: Action<Element, Sized> = (node, tell) => {
  tell(node.clientWidth, node.clientHeight);
  const observer = new ResizeObserver(([seen]) => {
    const { width = 0, height = 0 } = seen?.contentRect ?? {};
    tell(Math.round(width), Math.round(height));
  });
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
};
