/** A Svelte component as a part of a face. */

import { type Component, flushSync, mount, unmount } from "svelte";
import type { AtomKey, Part, Props } from "./contract";

/**
 * The component gets the props one by one, and draws anew what reads one that changed. Things are
 * found by their attribute `data-atom`. A face has a Svelte of its own, and draws at once; a part
 * that is drawn by the page's Svelte is drawn by the flush that it is handed its props in.
 */
export function part<P extends object = Props>(
  component: Component<P>,
  draw: () => void = flushSync,
): Part<P> {
  return {
    mount(into, first) {
      const { props, change } = changing(first);
      const shown = mount(component, { target: into, props });
      draw();
      return {
        update(next) {
          change(next);
          draw();
        },
        spot: (atom) => spotIn(into, atom),
        destroy: () => void unmount(shown),
      };
    },
  };
}

/** Props that can be changed, each by itself: what has stayed the same draws nothing anew. */
function changing<P extends object>(first: P): { props: P; change: (next: P) => void } {
  const names = Object.keys(first) as (keyof P)[];
  const cells = new Map(names.map((name) => [name, cell(first[name])]));
  const getters = names.map((name) => [name, { get: () => cells.get(name)?.get(), enumerable: true }]);
  return {
    props: Object.defineProperties({}, Object.fromEntries(getters)) as P,
    change: (next) => names.forEach((name) => cells.get(name)?.set(next[name])),
  };
}

function cell(first: unknown) {
  let now = $state.raw(first);
  return {
    get: () => now,
    set: (next: unknown) => {
      now = next;
    },
  };
}

/** Where the thing is drawn, in the window. */
export function spotIn(place: Element, atom: AtomKey): DOMRect | null {
  return elementIn(place, atom)?.getBoundingClientRect() ?? null;
}

export function elementIn(place: Element, atom: AtomKey): Element | null {
  return place.querySelector(`[data-atom="${CSS.escape(atom)}"]`);
}
