/** Tells the size of an element without padding: at first at once, then a frame after it has changed. */

import type { Action } from "svelte/action";
import { afterFrame } from "../lib/later.svelte";

export type Sized = (width: number, height: number) => void;

/**
 * A drawing that depends on its size in numbers is costly to draw anew. What made it larger or smaller
 * is drawn first; for one frame the browser stretches the drawing as it is.
 */
export const measured: Action<Element, Sized> = (node, tell) => {
  let cancel = () => {};
  tell(node.clientWidth, node.clientHeight);
  const observer = new ResizeObserver(([seen]) => {
    // What the observer saw: to look again would make the browser lay out the page once more.
    const { width = 0, height = 0 } = seen?.contentRect ?? {};
    cancel();
    cancel = afterFrame(() => tell(Math.round(width), Math.round(height)));
  });
  observer.observe(node);
  return {
    destroy() {
      cancel();
      observer.disconnect();
    },
  };
};
