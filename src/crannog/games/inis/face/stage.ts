/** A card as it comes to the stage: whole, as in a hand when it is looked at. */

import type { AtomKey, Props } from "$kit/contract";
import { drawnOnce } from "$kit/drawing";
import { splitKey } from "$lib/signatures";
import CardFace from "./CardFace.svelte";

export function staged(key: AtomKey, props: Props): HTMLElement | null {
  const [kind, card] = splitKey(key);
  return kind === "card" ? drawnOnce(CardFace, { card, props, form: "whole" }, "inis-staged") : null;
}
