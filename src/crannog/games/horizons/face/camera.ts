/** How the island lies in the sea: fitted once into the place that the window gives. */

import type { Box as Place } from "$kit/contract";
import {
  type Box,
  boardBox,
  type Island,
  islandOf,
  roughBox,
  scaleFor,
  stretchFor,
  turnFor,
  viewBox,
} from "./layout";

export interface Camera {
  island: Island;
  frame: string; // the part of the drawing that fills the place, as a viewBox
}

const EDGE = 8; // pixels that stay free around the island
const PILL = 44; // on a phone: the bar over the sea that tells what happens

/**
 * The island as large as it fits above `foot`; on a phone one board (`board`) as large as it fits,
 * or, with "all", the whole island.
 */
export function cameraOf(arrangement: string, place: Place, board: string): Camera {
  const width = Math.max(1, place.width - 2 * EDGE);
  const above = place.phone ? PILL : EDGE;
  const height = Math.max(1, place.height - place.foot - above - EDGE);
  const turn = turnFor(arrangement, width, height);
  const stretch = place.phone ? 1 : stretchFor(roughBox(arrangement, turn), width, height);
  const rough = islandOf(arrangement, turn, 1, stretch);
  const focus = boardBox(rough, board) ?? rough.box;
  const pixels = Math.min(width / focus.width, height / focus.height);
  const island = islandOf(arrangement, turn, scaleFor(pixels), stretch);
  return { island, frame: viewBox(frameOf(focus, pixels, place)) };
}

/**
 * What the place shows around the focus: its middle is the middle of the place above its foot. On a
 * phone the focus lies at the top, since a sheet may come up from below.
 */
function frameOf(focus: Box, pixels: number, place: Place): Box {
  const free = place.height - place.foot;
  const middle = focus.y + focus.height / 2 - free / pixels / 2;
  return {
    x: focus.x + focus.width / 2 - place.width / pixels / 2,
    y: place.phone ? focus.y - PILL / pixels : middle,
    width: place.width / pixels,
    height: place.height / pixels,
  };
}
