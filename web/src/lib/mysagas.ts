/** The sagas that this browser knows, kept in localStorage: the service has no accounts. */

import type { Shelf } from "./mytables";

export interface MySaga {
  saga: string;
  owner: string; // the owner's token; "": somebody else's saga
  at: number; // when it was last opened
}

const KEY = "crannog.sagas";
const KEPT = 40; // the service lists at most 50 at a time

export class MySagas {
  constructor(private readonly shelf: Shelf) {}

  /** The last one opened comes first. */
  list(): MySaga[] {
    try {
      const kept: unknown = JSON.parse(this.shelf.getItem(KEY) ?? "[]");
      if (!Array.isArray(kept)) return [];
      const rows = kept.filter((row): row is MySaga => typeof row?.saga === "string");
      return rows.map((row) => ({ ...NEW, ...row })).sort((one, other) => other.at - one.at);
    } catch {
      return [];
    }
  }

  /** The owner's token, as far as this browser has it. */
  ownerOf(saga: string): string {
    return this.list().find((row) => row.saga === saga)?.owner ?? "";
  }

  /** Keeps a saga; without a token, the one that was known stays. */
  keep(saga: string, owner = ""): void {
    const row = { saga, owner: owner || this.ownerOf(saga), at: Date.now() };
    this.write([row, ...this.list().filter((other) => other.saga !== saga)]);
  }

  forget(saga: string): void {
    this.write(this.list().filter((row) => row.saga !== saga));
  }

  private write(rows: MySaga[]): void {
    try {
      this.shelf.setItem(KEY, JSON.stringify(rows.slice(0, KEPT)));
    } catch {
      // A full or forbidden storage: the links still work, only this list is not kept.
    }
  }
}

const NEW: MySaga = { saga: "", owner: "", at: 0 };
