/** The colours, shapes and patterns of the players, in the order of their boards. */

import type { SeatStyle } from "$kit/contract";
import type { Json, Seat, View } from "$lib/protocol";
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

/** O-12.1.1: where the Prince is the Chancellor the purple board is his, and people have those after it. */
export function colourBy(seat: Seat, options: Readonly<Record<string, Json>>): number {
  return options.prince === "chancellor" ? seat + 1 : seat;
}
