/** Makes any element of a drawing a thing that can be picked: by pointer, touch and keyboard. */

import type { Action } from "svelte/action";
import { on } from "svelte/events";
import type { GameProps } from "../games/contract";

export interface Pickable {
  atom: string | readonly string[];
  label: string;
  props: Pick<GameProps, "pickable" | "picked" | "pick" | "highlight" | "point"> & {
    inspect?: GameProps["inspect"];
  };
}

/** An attribute that has not changed is left alone: writing it again would cost the browser a look. */
function put(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/**
 * Sets role, label, focus and the classes `pickable`, `picked` and `glow`. The first atom is the
 * thing itself; several are picked together. With `inspect`, a thing that can't be picked now
 * opens its sheet instead, by keyboard too.
 */
export const pickable: Action<Element, Pickable> = (node, first) => {
  let now = first;

  const atoms = () => (typeof now.atom === "string" ? [now.atom] : [...now.atom]);

  function show(): void {
    const keys = atoms();
    const { pickable: free, picked, highlight } = now.props;
    const can = keys.some((key) => free.has(key));
    const is = keys.every((key) => picked.includes(key));
    const live = can || is || now.props.inspect !== undefined;
    node.classList.toggle("pickable", can);
    node.classList.toggle("picked", is);
    node.classList.toggle(
      "glow",
      keys.every((key) => highlight.has(key)),
    );
    put(node, "role", "button");
    put(node, "aria-label", now.label);
    put(node, "aria-pressed", String(is));
    put(node, "aria-disabled", String(!live));
    put(node, "tabindex", live ? "0" : null);
  }

  const click = (event: Event) => {
    event.stopPropagation();
    const keys = atoms();
    const { pickable: free, picked, inspect, pick } = now.props;
    const usable = keys.some((key) => free.has(key)) || keys.every((key) => picked.includes(key));
    if (!usable && inspect) inspect(keys[0] ?? "");
    else pick(...keys);
  };
  const key = (event: Event) => {
    const name = (event as KeyboardEvent).key;
    if (name !== "Enter" && name !== " ") return;
    event.preventDefault();
    click(event);
  };
  const enter = () => now.props.point(atoms());
  const leave = () => now.props.point([]);

  const listeners: [string, (event: Event) => void][] = [
    ["click", click],
    ["keydown", key],
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["focus", enter],
    ["blur", leave],
  ];
  // `on`: the browser fires blur in the midst of an update when a focused thing is taken away
  const stops = listeners.map(([name, listener]) => on(node, name, listener));
  show();

  return {
    update(next) {
      now = next;
      show();
    },
    destroy() {
      for (const stop of stops) stop();
    },
  };
};
