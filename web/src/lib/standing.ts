/** How one of my tables stands, for the lobby. */

import { api, Problem } from "./api";
import type { MyTable } from "./mytables";

export type Standing = "mine" | "waiting" | "over" | "gone" | "unknown";

/** `names` are those of all seats ("": a bot or nobody); null if nothing was learnt. */
export interface Look {
  standing: Standing;
  seen: { names: string[]; round: number } | null;
}

/** Whether one of this browser's people must decide there, somebody else, or it has ended. */
export async function lookAt(row: MyTable): Promise<Look> {
  try {
    const { names, asked, round, over } = await api.standing(row.table);
    const mine = asked.some((seat) => seat in row.tokens);
    return {
      standing: over ? "over" : mine ? "mine" : "waiting",
      seen: { names, round: round ?? 0 },
    };
  } catch (error) {
    const gone = error instanceof Problem && error.status === 404;
    return { standing: gone ? "gone" : "unknown", seen: null };
  }
}
