/** An option among those of a question, and what the game says of it before it is chosen. */

import type { Ask, Choice, Note } from "./protocol";

export function sameChoice(one: Choice, other: Choice): boolean {
  return one.length === other.length && one.every((atom, i) => atom === other[i]);
}

export function noteOf(ask: Ask, choice: Choice): Note | null {
  const at = ask.options.findIndex((option) => sameChoice(option, choice));
  return ask.notes?.[at] ?? null;
}
