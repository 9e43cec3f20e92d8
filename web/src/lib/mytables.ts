/** The tables that this browser knows, kept in localStorage: the service has no accounts. */

import type { NewTable, Seat } from "./protocol";

export interface MyTable {
  table: string;
  game: string;
  tokens: Record<Seat, string>;
  invites: Record<Seat, string>;
  owner: string;
  at: number;
  over: boolean;
  names: string[]; // of all seats, when they were last seen; "": a bot or nobody
  round: number; // when it was last seen; 0: not known
}

const KEY = "crannog.tables";
const KEPT = 60;

export type Shelf = Pick<Storage, "getItem" | "setItem">;

export class MyTables {
  constructor(private readonly shelf: Shelf) {}

  /** Newest first. */
  list(): MyTable[] {
    try {
      const kept: unknown = JSON.parse(this.shelf.getItem(KEY) ?? "[]");
      if (!Array.isArray(kept)) return [];
      const rows = kept.filter((row): row is MyTable => typeof row?.table === "string");
      return rows.map(whole).sort((one, other) => other.at - one.at);
    } catch {
      return [];
    }
  }

  find(table: string): MyTable | undefined {
    return this.list().find((row) => row.table === table);
  }

  /** Keeps what was learnt of a table; what was known of it stays. */
  keep(table: string, news: Partial<Omit<MyTable, "table">>): MyTable {
    const old = this.find(table) ?? whole({ table });
    const row: MyTable = {
      ...old,
      ...news,
      tokens: { ...old.tokens, ...news.tokens },
      invites: { ...old.invites, ...news.invites },
      at: news.at ?? Date.now(),
    };
    this.write([row, ...this.list().filter((other) => other.table !== table)]);
    return row;
  }

  /** A table that was just made: own tokens, invitations, the owner's token. */
  keepNew(made: NewTable, game: string): MyTable {
    const tokens: Record<Seat, string> = {};
    const invites: Record<Seat, string> = {};
    for (const { seat, token, invite } of made.seats) {
      if (token) tokens[seat] = token;
      if (invite) invites[seat] = invite;
    }
    const owner = made.owner ? { owner: made.owner } : {};
    return this.keep(made.table, { game, tokens, invites, ...owner });
  }

  /** A seat given up: its token opens nothing any more. */
  dropSeat(table: string, seat: Seat): void {
    const row = this.find(table);
    if (!row) return;
    delete row.tokens[seat];
    this.write(this.list().map((other) => (other.table === table ? row : other)));
  }

  /** An invitation that was used or withdrawn. */
  dropInvite(table: string, seat: Seat): void {
    const row = this.find(table);
    if (!row || !(seat in row.invites)) return;
    delete row.invites[seat];
    this.write(this.list().map((other) => (other.table === table ? row : other)));
  }

  forget(table: string): void {
    this.write(this.list().filter((row) => row.table !== table));
  }

  private write(rows: MyTable[]): void {
    try {
      this.shelf.setItem(KEY, JSON.stringify(rows.slice(0, KEPT)));
    } catch {
      // A full or forbidden storage: the links still work, only this list is not kept.
    }
  }
}

function whole(row: Partial<MyTable> & { table: string }): MyTable {
  return { game: "", tokens: {}, invites: {}, owner: "", at: 0, over: false, names: [], round: 0, ...row };
}
