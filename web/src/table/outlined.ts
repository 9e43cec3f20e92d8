/**
 * Draws the outline of a thing, where it has one, into the box that lies around it, with the box's
 * badge at a place of the outline where nothing is written.
 */

import type { Action } from "svelte/action";
import { outlineOf, type Place, touch, writtenNear } from "../playback/outlines";
import type { Spot } from "./spots";

const BADGE = 14; // pixels from its middle to its edge
const ROOM = 2; // pixels between it and what is written
const STEPS = 48; // places for it

export const outlined: Action<HTMLElement, Spot> = (node, first) => {
  let outline: SVGSVGElement | null = null;

  function show({ element, rect }: Spot): void {
    outline?.remove();
    outline = outlineOf(element, rect);
    if (!outline) return;
    node.prepend(outline);
    const badge = badgePlace(pointsOf(outline, rect), writtenNear(element, rect, BADGE));
    node.style.setProperty("--badge-left", `${badge.x - rect.left}px`);
    node.style.setProperty("--badge-top", `${badge.y - rect.top}px`);
  }
  show(first);
  return { update: show };
};

/** Points of the outline, in the window. */
function pointsOf(outline: SVGSVGElement, { left, top }: DOMRect): DOMPoint[] {
  const path = outline.querySelector("path") as SVGPathElement;
  const length = path.getTotalLength();
  const toBox = path.getCTM() as DOMMatrix;
  return Array.from({ length: STEPS }, (_, i) => {
    const { x, y } = path.getPointAtLength((i * length) / STEPS).matrixTransform(toBox);
    return new DOMPoint(left + x, top + y);
  });
}

/** The highest point where a badge covers nothing that is written; if there is none, the highest. */
export function badgePlace<P extends { x: number; y: number }>(points: readonly P[], written: readonly Place[]): P {
  const ordered = [...points].sort((one, other) => one.y - other.y);
  const free = ordered.find(({ x, y }) => {
    const badge = { left: x - BADGE, top: y - BADGE, right: x + BADGE, bottom: y + BADGE };
    return !written.some((line) => touch(line, badge, ROOM));
  });
  return free ?? (ordered[0] as P);
}
