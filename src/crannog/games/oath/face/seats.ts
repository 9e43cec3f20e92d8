/** The colours, shapes and patterns of the players, in the order of their boards. */

import type { SeatStyle } from "$kit/contract";
import type { Seat, View } from "$lib/protocol";
import { oathOf } from "./campaign";
import { CLOTHS, COLOURS } from "./cloth";

const SIGNS: readonly Omit<SeatStyle, "colour">[] = [
  { shape: "circle", pattern: "stripes" },
  { shape: "square", pattern: "diagonal" },
  { shape: "triangle", pattern: "bar" },
  { shape: "diamond", pattern: "dot" },
  { shape: "pentagon", pattern: "diamond" },
  { shape: "cross", pattern: "cross" },
];

export const SEATS: readonly SeatStyle[] = COLOURS.map((colour, i) => ({
  colour: CLOTHS[colour].ground,
  shape: SIGNS[i]?.shape ?? "circle",
  pattern: SIGNS[i]?.pattern ?? "stripes",
}));

/** The colour of a player's board; before a match, when there is no view yet, that of the seat. */
export function colourOf(seat: Seat, view: View): number {
  const { players = [] }: { players?: readonly { colour: string }[] } = oathOf(view);
  const place = COLOURS.findIndex((colour) => colour === players[seat]?.colour);
  return place < 0 ? seat : place;
}
