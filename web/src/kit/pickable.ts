/** Makes any element of a drawing a thing that can be picked: by pointer, touch and keyboard. */

import type { Action } from "svelte/action";
import { on } from "svelte/events";
import type { AtomKey, Props } from "./contract";

export interface Pickable {
  atom: AtomKey | readonly AtomKey[];
  label: string;
  props: Pick<Props, "pickable" | "picked" | "pick" | "highlight" | "point" | "inform">;
}

/** An attribute that has not changed is left alone: writing it again would cost the browser a look. */
function put(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/**
 * Sets role, label, focus, `data-atom` and the classes `pickable`, `picked` and `glow`. The first
 * atom is the thing itself; several are picked together. A thing that can't be picked now tells
 * what it is, or why not, beside itself.
 */
export const pickable: Action<Element, Pickable> = (node, first) => {
  let now = first;

  const atoms = () => (typeof now.atom === "string" ? [now.atom] : [...now.atom]);

  function show(): void {
    const keys = atoms();
    const { pickable: free, picked, highlight } = now.props;
    const is = keys.every((key) => picked.includes(key));
    node.classList.toggle("pickable", keys.some((key) => free.has(key)));
    node.classList.toggle("picked", is);
    node.classList.toggle("glow", keys.every((key) => highlight.has(key)));
    put(node, "role", "button");
    put(node, "aria-label", now.label);
    put(node, "aria-pressed", String(is));
    put(node, "tabindex", "0");
    if (!node.hasAttribute("data-atom")) put(node, "data-atom", keys[0] ?? "");
  }

  const click = (event: Event) => {
    event.stopPropagation();
    const keys = atoms();
    const { pickable: free, picked, inform, pick } = now.props;
    const usable = keys.some((key) => free.has(key)) || keys.every((key) => picked.includes(key));
    if (usable) pick(...keys);
    else inform(keys[0] ?? "", node.getBoundingClientRect());
  };
  const key = (event: Event) => {
    const { key: name } = event as KeyboardEvent;
    if (name === "i" || name === "I") now.props.inform(atoms()[0] ?? "", node.getBoundingClientRect());
    if (name !== "Enter" && name !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    click(event);
  };
  const enter = () => now.props.point(atoms());
  const leave = () => now.props.point([]);

  // By Svelte's own `on`: a focused element that is taken off the page still tells of its blur, in the
  // middle of an update, when a plain listener may not change any state.
  const listeners: [string, (event: Event) => void][] = [
    ["click", click],
    ["keydown", key],
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["focus", enter],
    ["blur", leave],
  ];
  const off = listeners.map(([name, listener]) => on(node, name, listener));
  show();

  return {
    update(next) {
      now = next;
      show();
    },
    destroy() {
      for (const forget of off) forget();
    },
  };
};
