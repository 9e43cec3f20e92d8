/** What a Spirit is still doing in the phases that all play at once. */

import type { Seat } from "../../lib/protocol";
import type { HorizonsView } from "./view";

export type Readiness = "done" | "grows" | "plays" | "powers";

export function readiness(view: HorizonsView, seat: Seat): Readiness | null {
  const spirit = view.spirits[seat];
  if (!spirit || !["spirit", "fast", "slow"].includes(view.phase)) return null;
  if (spirit.done) return "done";
  if (view.phase !== "spirit") return "powers";
  return spirit.grown ? "plays" : "grows";
}
