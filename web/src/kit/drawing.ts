/** A component drawn once, for a copy that flies or a card on the stage. */

import { type Component, flushSync, mount } from "svelte";

export function drawnOnce<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  className: string,
): HTMLElement {
  const target = document.createElement("div");
  target.className = className;
  mount(component, { target, props });
  flushSync();
  return target;
}
