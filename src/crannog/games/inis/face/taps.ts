/** How a card takes presses: a mouse chooses at once; a finger raises first, and opens if it stays. */

import type { Action } from "svelte/action";

export interface Taps {
  isRaised: () => boolean;
  raise: () => void;
  choose: () => void;
  open: () => void;
}

const LONG = 400; // ms

export const taps: Action<HTMLElement, Taps> = (node, first) => {
  let now = first;
  let touched = false;
  let wasRaised = false;
  let opened = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function down(event: PointerEvent): void {
    touched = event.pointerType === "touch";
    wasRaised = now.isRaised();
    opened = false;
    if (!touched) return;
    timer = setTimeout(() => {
      opened = true;
      now.open();
    }, LONG);
  }
  const forget = () => clearTimeout(timer);

  function click(event: MouseEvent): void {
    event.stopPropagation();
    forget();
    const byFinger = touched;
    touched = false;
    if (opened) {
      opened = false;
      return;
    }
    if (byFinger && !wasRaised) now.raise();
    else now.choose();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", forget);
  node.addEventListener("pointercancel", forget);
  node.addEventListener("click", click);
  return {
    update: (next) => {
      now = next;
    },
    destroy() {
      forget();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", forget);
      node.removeEventListener("pointercancel", forget);
      node.removeEventListener("click", click);
    },
  };
};
