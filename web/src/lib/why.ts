/** Why something can't be chosen, in one sentence; the rule is one click further. */

import type { Ask, Choice, Sentence } from "./protocol";
import { t } from "./t";
import type { Words } from "./words";

export interface Refused {
  ask: Ask;
  choice: Choice;
  why: Sentence | null; // what the game says
  atom: string; // the thing that was clicked, if one was
}

/** The game's own sentence; without one, what the question is about. */
export function whyRefused(words: Words, { ask, choice, why, atom }: Refused): string {
  if (why) return words.sentence(why);
  const thing = atom ? words.atom(atom) : words.option(choice);
  return t("web-why-not-offered", { thing, prompt: words.prompt(ask) });
}
