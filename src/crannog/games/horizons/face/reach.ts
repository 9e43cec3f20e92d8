/** The lands in the range of what is pointed at, as the game's notes tell them. */

import type { AtomKey } from "$kit/contract";
import type { Ask, Choice } from "$lib/protocol";
import { slotsOfChoice } from "$lib/signatures";

type Verbs = Readonly<Record<string, string>>;

/** `pointed`: what an option or a card under the pointer names. */
export function reachOf(
  ask: Ask | null,
  verbs: Verbs,
  pointed: ReadonlySet<AtomKey>,
  card: string,
): string[] {
  if (!ask || (!pointed.size && !card)) return [];
  const isMeant = (option: Choice) =>
    (card !== "" && option.length === 2 && option[1] === card) ||
    (pointed.size > 0 && slotsOfChoice(verbs, option).every(({ key }) => pointed.has(key)));
  const at = ask.options.findIndex(isMeant);
  const text = ask.notes?.[at]?.text;
  if (text?.id !== "note-reach") return [];
  return String(text.args.land ?? "").split(", ").filter(Boolean);
}
