/** Lets a line, or a box, give up what matters least until all of it fits. */

import type { Action } from "svelte/action";

const TIGHTEST = 4;

/** Sets `data-tight` from 0 (all is shown) to 4, the first at which it fits. */
function tighten(node: HTMLElement, fits: () => boolean): void {
  for (let tight = 0; tight <= TIGHTEST; tight++) {
    node.dataset.tight = String(tight);
    if (fits()) return;
  }
}

const fitsAcross = (node: HTMLElement) => node.scrollWidth <= node.clientWidth;
const fitsDown = (node: HTMLElement) => node.scrollHeight <= node.clientHeight;

/** A line that is as wide as it may be; it looks again whenever its argument changes. */
export const fitted: Action<HTMLElement, unknown> = (node) => {
  const fit = () => tighten(node, () => fitsAcross(node));
  const observer = new ResizeObserver(fit);
  observer.observe(node);
  fit();
  return { update: fit, destroy: () => observer.disconnect() };
};

/**
 * A box that is as wide and as high as it may be; it looks again whenever what is in it changes. One
 * that may scroll (`scrolls`) gives up nothing, and is not measured.
 */
export const fittedWhole: Action<HTMLElement, boolean> = (node, first) => {
  let scrolls = first;
  const fit = () => tighten(node, () => scrolls || (fitsAcross(node) && fitsDown(node)));
  const sizes = new ResizeObserver(fit);
  const contents = new MutationObserver(fit);
  sizes.observe(node);
  contents.observe(node, { subtree: true, childList: true, characterData: true });
  fit();
  return {
    update: (next) => {
      scrolls = next;
      fit();
    },
    destroy: () => {
      sizes.disconnect();
      contents.disconnect();
    },
  };
};
