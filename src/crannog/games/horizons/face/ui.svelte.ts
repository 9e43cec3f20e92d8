/** What the parts of this face share: the overlay, whose panel is open, which cards are planned. */

import type { Seat } from "$lib/protocol";
import type { HorizonsView } from "./view";

export const ui = $state({
  forecast: true,
  look: null as Seat | null, // whose Spirit panel is open over the sea
  pile: false, // whether one's own discard pile is open over the sea
  mat: false, // whether one's own panel is unfolded
  gallery: "", // the Spirit that is looked at while Spirits are chosen
  peek: "", // the card under the pointer
  board: "", // the board that fills a phone; "": by itself, "all": the whole island
});

/** The cards a seat means to play this turn; nothing is paid or sent yet. */
export const plan = $state({
  seat: -1,
  turn: -1,
  cards: [] as string[],
  playing: false, // they are being played, one after another
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
}

/** What a seat means to play: the plan, and the card under the pointer while cards are chosen. */
export function meant(view: HorizonsView, seat: Seat | null): string[] {
  const planned = plannedCards(view, seat);
  const hand = seat === null ? [] : (view.spirits[seat]?.hand ?? []);
  const peeked = isChoosing(view, seat) && hand.includes(ui.peek) && !planned.includes(ui.peek);
  return peeked ? [...planned, ui.peek] : planned;
}
