/** Why something can't be chosen, in words; the rule's own text stands below them. */

import type { Ask, Choice } from "./protocol";
import { slotsOfChoice, splitKey } from "./signatures";
import { t } from "./t";
import type { Words } from "./words";

export interface Refused {
  ask: Ask;
  choice: Choice;
  rule: string; // that the service names
  atom: string; // the thing that was clicked, if one was
}

/**
 * The game's sentence for the verb and the rule (`why-play-i-8-4`); without one, what the card says
 * of its moment; else what the question is about.
 */
export function whyRefused(words: Words, { ask, choice, rule, atom }: Refused): string[] {
  const told = `why-${choice[0]}-${rule.toLowerCase().replaceAll(".", "-")}`;
  if (words.has(told)) return [words.text(told)];
  const card = rule === ask.rule ? [] : textsOf(words, choice);
  if (card.length) return [t("web-why-card"), ...card];
  const thing = atom ? words.atom(atom) : words.option(choice);
  return [t("web-why-not-offered", { thing, prompt: words.prompt(ask) }), t("web-why-not")];
}

/** What the card that a choice names says, each effect with its kind. */
function textsOf(words: Words, choice: Choice): string[] {
  const slots = slotsOfChoice(words.game?.verbs ?? {}, choice);
  const key = slots.map((slot) => slot.key).find((one) => one.startsWith("card:"));
  if (!key) return [];
  const lines = words.attributes(`card-${splitKey(key)[1]}`);
  return lines.map(([mode, text]) =>
    words.has(`mode-${mode}`) ? `${words.text(`mode-${mode}`)}: ${text}` : text,
  );
}
