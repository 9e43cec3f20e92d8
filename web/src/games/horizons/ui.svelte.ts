/** What the parts of this drawing share: the overlay, whose panel is open, which cards are planned. */

import type { Seat } from "../../lib/protocol";
import { type Counts, ELEMENTS, POWERS, type Element } from "./facts";
import type { HorizonsView, SpiritView } from "./view";

export const ui = $state({
  forecast: true,
  look: null as Seat | null, // whose Spirit panel is open, if not one's own
  peek: "", // the card under the pointer
  zoom: 1,
});

/** The cards a seat means to play this turn; nothing is paid or sent yet. */
export const plan = $state({
  seat: -1,
  turn: -1,
  cards: [] as string[],
  playing: false, // they are being played, one after another
  sent: "",
});

/** Whether the seat still chooses its cards; afterwards a plan counts for nothing. */
export function isChoosing(view: HorizonsView, seat: Seat | null): boolean {
  return seat !== null && view.phase === "spirit" && view.spirits[seat]?.done === false;
}

/** The planned cards that are still in hand, while they may still be played. */
export function plannedCards(view: HorizonsView, seat: Seat | null): string[] {
  if (seat === null || plan.seat !== seat || plan.turn !== view.turn) return [];
  if (!isChoosing(view, seat)) return [];
  const hand = view.spirits[seat]?.hand ?? [];
  return plan.cards.filter((card) => hand.includes(card));
}

/** Takes a card into the plan, or out of it. */
export function togglePlan(view: HorizonsView, seat: Seat, card: string): void {
  const cards = plannedCards(view, seat);
  plan.cards = cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
  plan.seat = seat;
  plan.turn = view.turn;
  plan.playing = false;
  plan.sent = "";
}

export function costOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + (POWERS[card]?.cost ?? 0), 0);
}

/** A Spirit's elements, with those of cards that it has not played yet. */
export function elementsWith(spirit: SpiritView, cards: readonly string[]): Record<Element, number> {
  const counts = { ...spirit.elements };
  for (const card of cards) {
    for (const element of POWERS[card]?.elements ?? []) counts[element] += 1;
  }
  return counts;
}

/** Whether a threshold is met. */
export function enough(have: Counts, need: Counts): boolean {
  return ELEMENTS.every((element) => (have[element] ?? 0) >= (need[element] ?? 0));
}
