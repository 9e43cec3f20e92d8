/** An offer of Citizenship that is being made or answered (O-6.6.1). */

import type { Props } from "$kit/contract";
import type { GameEvent, Seat } from "$lib/protocol";
import { oathOf } from "./campaign";
import { noteOn } from "./notes";

const OFFER = new Set(["offers-citizenship", "refuses-citizenship", "becomes-citizen", "no-deal", "wakes"]);
const ASKED = new Set(["offer-terms", "show-relic", "answer-offer"]);

/** The offer that is open, as it was told; null if there is none. */
function openOffer(events: readonly GameEvent[]): GameEvent | null {
  const event = events.findLast(({ kind }) => OFFER.has(kind));
  return event?.kind === "offers-citizenship" ? event : null;
}

/** The slot of the Reliquary whose relic is offered; null if no offer is open. */
export function offeredSlot(events: readonly GameEvent[]): string | null {
  const event = openOffer(events);
  return event ? String(event.args[2]) : null;
}

export interface Offer {
  from: Seat;
  to: Seat;
  slot: string;
  relic: string; // "" if the viewer has not seen it
  told: GameEvent;
  follows: string; // what accepting it would change, as the game says to both
}

/** The offer that is open now: all watch it, unless they are asked something else. */
export function offerFor({ ask, events, view, words }: Props): Offer | null {
  const event = !ask || ASKED.has(ask.prompt) ? openOffer(events) : null;
  if (!event) return null;
  const [from, to] = event.args.map(Number);
  const slot = String(event.args[2]);
  return {
    from: from ?? 0,
    to: to ?? 0,
    slot,
    relic: oathOf(view).reliquary[slot]?.relic ?? "",
    told: event,
    follows: noteOn({ ask, words }, "accept") || noteOn({ ask, words }, "offer-plain"),
  };
}
