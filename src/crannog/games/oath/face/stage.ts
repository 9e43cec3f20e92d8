/** A card as it comes to the stage: with its whole text. */

import type { AtomKey, Props } from "$kit/contract";
import { drawnOnce } from "$kit/drawing";
import { splitKey } from "$lib/signatures";
import Card from "./Card.svelte";

export function staged(key: AtomKey, { words, facts }: Props): HTMLElement | null {
  const [kind, card] = splitKey(key);
  if (kind !== "card" || !words.attributes(`card-${card}`).length) return null;
  return drawnOnce(Card, { card, words, facts }, "oath-staged");
}
