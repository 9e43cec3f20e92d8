/** Tells an element's size: at first at once, then a frame after it has changed. */

import type { Action } from "svelte/action";
import { afterFrame } from "../lib/later.svelte";

export type Sized = (width: number, height: number) => void;

/**
 * A drawing that depends on its size in numbers is costly to draw anew. What made it larger or smaller
 * is drawn first; for one frame the browser stretches the drawing as it is.
 */
export const measured: Action<Element, Sized> = (node, tell) => {
  let cancel = () => {};
  const read = () => tell(node.clientWidth, node.clientHeight);
  read();
  const observer = new ResizeObserver(() => {
    cancel();
    cancel = afterFrame(read);
  });
  observer.observe(node);
  return {
    destroy() {
      cancel();
      observer.disconnect();
    },
  };
};
