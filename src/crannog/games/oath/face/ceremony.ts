/** The chronicle as its events have told it so far (O-8): edifices before and after, cards in and out. */

import type { GameEvent } from "$lib/protocol";
import type { ChronicleView } from "./shown";
import type { Suit } from "./suits";

export const STEPS = ["oath", "citizenship", "sites", "denizens"] as const;

/** A card that has become another one, in its place; where that is, if it was told. */
export interface Change {
  before: string;
  after: string;
  site?: string;
}

export interface Ceremony {
  built: Change | null;
  repaired: Change | null;
  ruined: Change[];
  added: Suit[]; // the suits of the denizens that came from the Archive, one for each card
}

/** O-8.4: three of the first suit, two of the second, one of the third. */
const ADDED = [3, 2, 1];

export function ceremonyOf(events: readonly GameEvent[]): Ceremony {
  const begin = events.findLastIndex(({ kind }) => kind === "result");
  const found: Ceremony = { built: null, repaired: null, ruined: [], added: [] };
  for (const { kind, args } of begin < 0 ? [] : events.slice(begin)) {
    const names = args.map(String);
    const [first = "", second = "", third = "", fourth = ""] = names;
    if (kind === "builds") found.built = { before: second, after: third, site: fourth };
    else if (kind === "restores") found.repaired = { before: second, after: third };
    else if (kind === "falls-to-ruin") found.ruined.push({ before: first, after: second, site: third });
    else if (kind === "adds-denizens") {
      found.added = names.flatMap((suit, i) => Array<Suit>(ADDED[i] ?? 0).fill(suit as Suit));
    }
  }
  return found;
}

/** Which of the steps goes on; all are done once it is written. */
export function placeOf({ step }: ChronicleView): number {
  const place = STEPS.findIndex((one) => one === step);
  return place < 0 ? STEPS.length : place;
}

/** What belongs to the step that goes on: on a phone the map needs the rest of the room. */
export type Part = "oath" | "edifices" | "cards";

export function partOf(chronicle: ChronicleView): Part {
  const place = placeOf(chronicle);
  if (place < STEPS.indexOf("sites")) return "oath";
  return place === STEPS.indexOf("sites") ? "edifices" : "cards";
}
