/** How far a choice can be taken back, and whom that takes. */

import type { Seat, Undo } from "./protocol";

export interface UndoLimit {
  may: boolean;
  people: readonly Seat[]; // who would have to agree
  text: string; // the message that explains it
}

export function undoLimit(undo: Undo | null, practice: boolean): UndoLimit {
  const people = undo?.needs ?? [];
  const may = Boolean(undo?.allowed) || people.length > 0;
  return { may, people, text: undo ? sentence(undo, practice) : "web-undo-nothing" };
}

function sentence(undo: Undo, practice: boolean): string {
  if (undo.allowed) {
    if (undo.alone) return "web-undo-alone";
    if (undo.others) return "web-undo-all";
    return practice ? "web-undo-practice" : "web-undo-free";
  }
  if (undo.over) return "web-undo-over";
  if (undo.needs.length) return undo.reveal ? "web-undo-revealed" : "web-undo-others";
  return undo.reveal ? "web-undo-final" : "web-undo-nothing";
}
