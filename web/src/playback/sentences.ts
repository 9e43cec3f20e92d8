/** A beat in words, as the log tells it. */

import type { Beat } from "../kit/contract";
import { t } from "../lib/t";
import type { Words } from "../lib/words";

/** The sentences of its events; one that comes several times is told once, with its number. */
export function sentenceOf(beat: Beat, words: Words): string {
  if (!beat.events.length) return t("web-taken-back");
  const counts = new Map<string, number>();
  for (const event of beat.events) {
    const told = words.event(event);
    counts.set(told, (counts.get(told) ?? 0) + 1);
  }
  return [...counts].map(([told, count]) => (count > 1 ? `${told} × ${count}` : told)).join(" ");
}
