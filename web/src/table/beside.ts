/** Where a popover stands: within a few pixels of the thing that it is about, and never over it. */

import type { Rect, Regions } from "./regions";

const GAP = 8; // pixels to the thing, and to the window's edges

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PopoverPlace {
  readonly x: number;
  readonly y: number;
  readonly side: "right" | "left" | "below" | "above" | "within";
  readonly arrow: number; // where the arrow stands on the popover's edge, in pixels
}

/** At the first side with room; a thing that fills the window has the popover in its corner. */
export function placeBeside(thing: Rect, size: Size, room: Rect): PopoverPlace {
  const right = room.x + room.width;
  const bottom = room.y + room.height;
  const middleX = thing.x + thing.width / 2;
  const middleY = thing.y + thing.height / 2;
  const y = clamp(room.y + GAP, middleY - size.height / 2, bottom - size.height - GAP);
  const x = clamp(room.x + GAP, middleX - size.width / 2, right - size.width - GAP);
  const across = { y, arrow: clamp(12, middleY - y, size.height - 12) };
  const along = { x, arrow: clamp(12, middleX - x, size.width - 12) };
  if (thing.x + thing.width + size.width + 2 * GAP <= right) {
    return { ...across, x: thing.x + thing.width + GAP, side: "right" };
  }
  if (thing.x - size.width - 2 * GAP >= room.x) {
    return { ...across, x: thing.x - size.width - GAP, side: "left" };
  }
  if (thing.y - size.height - 2 * GAP >= room.y) {
    return { ...along, y: thing.y - size.height - GAP, side: "above" };
  }
  if (thing.y + thing.height + size.height + 2 * GAP <= bottom) {
    return { ...along, y: thing.y + thing.height + GAP, side: "below" };
  }
  return { x: room.x + GAP, y: room.y + GAP, side: "within", arrow: 0 };
}

/** Where a popover may stand: not over the question, unless its thing is in the side column. */
export function roomBeside(places: Regions, width: number, height: number, thing: Rect | null): Rect {
  if (places.phone) return places.sea;
  const aside = thing !== null && thing.x >= places.side.x;
  const top = places.band.y;
  return { x: 0, y: top, width: aside ? width : places.side.x, height: height - top };
}

function clamp(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
