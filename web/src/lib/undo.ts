/** How far a choice can be taken back, and whom that takes. */

import type { Seat, SeatInfo, Undo } from "./protocol";

export interface UndoLimit {
  may: boolean;
  people: readonly Seat[]; // who would have to agree; bots do, unless something was revealed
  text: string; // the message that explains it
}

export function undoLimit(undo: Undo | null, seats: readonly SeatInfo[]): UndoLimit {
  if (!undo) return { may: false, people: [], text: "web-undo-nothing" };
  if (undo.allowed) return { may: true, people: [], text: "web-undo-free" };
  if (!undo.needs.length) return { may: false, people: [], text: "web-undo-nothing" };
  const people = undo.needs.filter((seat) => seats[seat]?.kind !== "bot");
  if (people.length) {
    return { may: true, people, text: undo.reveal ? "web-undo-revealed" : "web-undo-others" };
  }
  if (undo.reveal) return { may: false, people, text: "web-undo-bots" };
  return { may: true, people, text: "web-undo-free" };
}
