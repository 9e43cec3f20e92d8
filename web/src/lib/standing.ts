/** How one of my tables stands, for the lobby. */

import { api, Problem } from "./api";
import type { MyTable } from "./mytables";
import { roundOf } from "./replay";

export type Standing = "mine" | "waiting" | "over" | "gone" | "unknown";

/** `names` are those of all seats ("": a bot or nobody); null if nothing was learnt. */
export interface Look {
  standing: Standing;
  seen: { names: string[]; round: number } | null;
}

/** Whether one of this browser's people must decide there, somebody else, or it has ended. */
export async function lookAt(row: MyTable): Promise<Look> {
  const [token = ""] = Object.values(row.tokens);
  try {
    const { table, state } = await api.table(row.table, token);
    const mine = Object.keys(row.tokens).map(Number);
    const asked = table.seats.some((seat) => seat.asked && mine.includes(seat.seat));
    return {
      standing: state.result ? "over" : asked ? "mine" : "waiting",
      seen: { names: table.seats.map((seat) => seat.name), round: roundOf(state.view) },
    };
  } catch (error) {
    const gone = error instanceof Problem && error.status === 404;
    return { standing: gone ? "gone" : "unknown", seen: null };
  }
}
