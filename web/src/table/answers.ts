/** Which answer closes a question, what follows one, and whether it is grave. */

import type { Ask, Choice, Note } from "../lib/protocol";
import { kindOf } from "../lib/signatures";
import { t } from "../lib/t";
import type { Words } from "../lib/words";

/** Without anything named: Pass, Done, No. */
function isBare(option: Choice): boolean {
  return option.length === 1;
}

/**
 * The place of the one answer that closes the question; it stands in the footer. That is an answer
 * which names nothing, among others that do: the last one, or the one that the game marks; never one
 * of the game's `steps`. -1: none.
 */
export function closingOf(ask: Ask, steps: readonly string[]): number {
  const { options } = ask;
  if (options.length === 1) return 0;
  const closes = (option: Choice) => isBare(option) && !steps.includes(String(option[0]));
  const bare = options.flatMap((option, i) => (closes(option) ? [i] : []));
  const marked = bare.filter((i) => ask.notes?.[i]?.ends || ask.notes?.[i]?.forgoes);
  if (marked.length === 1) return marked[0] as number;
  return bare.length && bare.length < options.length ? (bare.at(-1) as number) : -1;
}

/**
 * The place of the chance that the closing answer would give up (`forgoes`), where that chance is an
 * answer of its own: to claim victory. It stands out among the options. -1: none.
 */
export function chanceOf(ask: Ask, steps: readonly string[]): number {
  const closing = closingOf(ask, steps);
  if (!ask.notes?.[closing]?.forgoes) return -1;
  const others = ask.options.flatMap((option, i) => (isBare(option) && i !== closing ? [i] : []));
  return others.length === 1 ? (others[0] as number) : -1;
}

/** What the face says of an answer, and what would follow, by the game's note. */
export function consequencesOf(note: Note | null | undefined, words: Words, about = ""): string[] {
  const follows = note?.text ? words.sentence(note.text) : "";
  const lines = [about, follows].filter(Boolean);
  return lines.length || !note?.nothing ? lines : [t("web-option-nothing")];
}

/** The things besides the option's own that its note names, and about which there is more to read. */
export function namedIn(note: Note | null | undefined, own: readonly string[], words: Words): string[] {
  const args = Object.entries(note?.text?.args ?? {});
  const keys = args.flatMap(([name, value]) => [value].flat().map((one) => [kindOf(name), one] as const));
  const reads = keys.filter(([kind, one]) => words.attributes(`${kind}-${one}`).length > 0);
  return [...new Set(reads.map(([kind, one]) => `${kind}:${one}`))].filter((key) => !own.includes(key));
}

/** Whether the game wants the person to be asked once more. */
export function isGrave(note: Note | null): boolean {
  return Boolean(note?.reveals || note?.ends || note?.forgoes);
}
