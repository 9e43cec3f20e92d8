/** Where a guide stands, kept while the browser's tab is open: a reload goes on at the same step. */

import type { NewTable } from "../lib/protocol";

export interface Kept {
  chapter: number;
  step: number;
  made: NewTable;
}

const KEY = "crannog.guide.";

export class TourShelf {
  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">) {}

  read(game: string): Kept | null {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(KEY + game) ?? "null");
      return isKept(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  write(game: string, kept: Kept): void {
    try {
      this.storage.setItem(KEY + game, JSON.stringify(kept));
    } catch {
      // A full or forbidden storage: after a reload the guide begins anew.
    }
  }

  forget(game: string): void {
    this.storage.removeItem(KEY + game);
  }
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  return (
    typeof kept?.chapter === "number" &&
    typeof kept.step === "number" &&
    typeof kept.made?.table === "string" &&
    Array.isArray(kept.made.seats)
  );
}
