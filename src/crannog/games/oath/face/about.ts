/** Small letters under an option, where the game has no note on it: what the card does. */

import type { Props } from "$kit/contract";
import { noteOf } from "$lib/options";
import type { Choice } from "$lib/protocol";
import { slotsOfChoice } from "$lib/signatures";
import { drawnFor } from "./drawn";

/** Options that take a card up or away; of others the board tells enough. */
const TELLING = new Set(["use", "use-other", "modify", "plan", "play-adviser", "card", "react"]);

export function about(option: Choice, props: Props): string {
  const { ask, words } = props;
  if (!TELLING.has(String(option[0])) || drawnFor(props)) return "";
  if (ask && noteOf(ask, option)?.text) return "";
  const slot = slotsOfChoice(words.game?.verbs ?? {}, option).find(({ name }) => name === "card");
  const id = slot?.own.slice("card:".length) ?? "";
  return words.has(`card-${id}`, "text") ? words.text(`card-${id}.text`) : "";
}
