/** How one of my tables stands, for the lobby. */

import { api, Problem } from "./api";
import type { MyTable } from "./mytables";

export type Standing = "mine" | "waiting" | "over" | "gone" | "unknown";

/** Whether one of this browser's people must decide there, somebody else, or it has ended. */
export async function standingOf(row: MyTable): Promise<Standing> {
  const [token = ""] = Object.values(row.tokens);
  try {
    const { table, state } = await api.table(row.table, token);
    if (state.result) return "over";
    const mine = Object.keys(row.tokens).map(Number);
    return table.seats.some((seat) => seat.asked && mine.includes(seat.seat)) ? "mine" : "waiting";
  } catch (error) {
    return error instanceof Problem && error.status === 404 ? "gone" : "unknown";
  }
}
