/** Gives an element the seats' colours, as the face names them. */

import type { Action } from "svelte/action";
import type { Face } from "../kit/contract";
import type { View } from "../lib/protocol";

const MOST_SEATS = 6;

export interface SeatColours {
  face: Face | null; // null: those of any game
  view: View | null; // null: nobody sits there yet, and each seat has its own colour
}

export const seatColours: Action<HTMLElement, SeatColours> = (node, first) => {
  function show({ face, view }: SeatColours): void {
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      const colour = view ? face?.colourOf?.(seat, view) : undefined;
      const style = face?.seats[colour ?? seat];
      if (style) node.style.setProperty(`--seat-${seat}`, style.colour);
      else node.style.removeProperty(`--seat-${seat}`);
    }
  }
  show(first);
  return { update: show };
};
