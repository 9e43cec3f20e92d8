/** Which cards lie in the fan, and what a click on one of them means. */

import type { Props } from "$kit/contract";
import { offered } from "./asks";
import { isChoosing } from "./ui.svelte";
import { horizons, type SpiritView } from "./view";

/** Questions in which a click on a card answers, so that it can't plan. */
const TAKES = new Set(["forget", "gift-card", "constancy"]);

/** The cards of the fan, those that matter most first: on offer, to be played, in play. */
export function cardsOf(props: Props, spirit: SpiritView): string[] {
  const offer = offered(props.ask);
  if (offer.length) return offer;
  const { hand, in_play: played, discard } = spirit;
  const held = horizons(props.view).phase === "spirit" ? [...hand, ...played] : [...played, ...hand];
  return props.ask?.prompt === "forget" ? [...held, ...discard] : held;
}

/** Whether clicks on cards in hand plan them. */
export function plans(props: Props): boolean {
  const prompt = props.ask?.prompt ?? "";
  return isChoosing(horizons(props.view), props.seat) && !TAKES.has(prompt) && !offered(props.ask).length;
}

/** Whether the question is about cards at all. */
export function asksCards(props: Props): boolean {
  return [...props.pickable].some((key) => key.startsWith("power:"));
}

/** Where a card lies, if it is not in hand. */
export function noteOf(power: string, spirit: SpiritView): "" | "board-played" | "board-used" | "board-discard" {
  if (spirit.in_play.includes(power)) {
    return spirit.used.includes(power) ? "board-used" : "board-played";
  }
  return spirit.discard.includes(power) ? "board-discard" : "";
}
