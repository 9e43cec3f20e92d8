/**
 * The arguments of what a game says, by name.
 *
 * A signature is the line that `GET /api/games` gives for a verb, prompt, event or trigger:
 * "territory count", "land land2 piece damage", "cards*", "seat count | cards*".
 */

import type { Atom, Choice } from "./protocol";

/** Arguments of any game that are shown as they are; the same list as in crannog/words.py. */
export const PLAIN: ReadonlySet<string> = new Set([
  ...["count", "number", "amount", "q", "r", "o"],
  ...["trigger", "subject"],
]);

/** A place in a row, counted from 0: shown from 1. */
export const PLACE = "place";

const NUMBERS: ReadonlySet<string> = new Set(["count", "number", "amount"]);

/** The kind of an argument: its name without a number, in the singular. */
export function kindOf(name: string): string {
  return name.replace(/[0-9*]+$/, "").replace(/ies$/, "y").replace(/s$/, "");
}

/** The part of an atom's key before the colon. */
export function keyKind(name: string): string {
  const kind = kindOf(name);
  return NUMBERS.has(kind) ? "number" : kind;
}

/** One thing that an option or event names. `own` is its key by the argument's own name. */
export interface Slot {
  name: string;
  key: string;
  own: string;
  listed: boolean;
}

/** The things that a list of values names, by its signature. `q r o` together are one location. */
export function slotsOf(signature: string, values: readonly Atom[]): Slot[] {
  const slots: Slot[] = [];
  const names = signature.split(" ").filter(Boolean);
  let at = 0;
  for (let i = 0; i < names.length && at < values.length; i++) {
    const name = names[i] as string;
    if (name === "q" && names[i + 1] === "r" && names[i + 2] === "o" && at + 2 < values.length) {
      const key = `location:${values.slice(at, at + 3).join(",")}`;
      slots.push({ name: "location", key, own: key, listed: false });
      at += 3;
      i += 2;
    } else if (name.endsWith("*")) {
      for (; at < values.length; at++) slots.push(slot(name, values[at] as Atom, true));
    } else {
      slots.push(slot(name, values[at] as Atom, false));
      at += 1;
    }
  }
  return slots;
}

function slot(name: string, value: Atom, listed: boolean): Slot {
  const bare = name.replace(/\*$/, "");
  return { name: bare, key: `${keyKind(name)}:${value}`, own: `${bare}:${value}`, listed };
}

/** Everything an option names, its verb first. */
export function slotsOfChoice(verbs: Readonly<Record<string, string>>, choice: Choice): Slot[] {
  const verb = String(choice[0]);
  const key = `verb:${verb}`;
  const head = { name: "verb", key, own: key, listed: false };
  return [head, ...slotsOf(verbs[verb] ?? unnamed(choice.length - 1), choice.slice(1))];
}

/** A signature for a verb that the game's table lacks. */
function unnamed(length: number): string {
  return Array.from({ length }, (_, i) => `thing${i + 1}`).join(" ");
}

/** The kind and the value of a key. */
export function splitKey(key: string): [kind: string, value: string] {
  const at = key.indexOf(":");
  return [key.slice(0, at), key.slice(at + 1)];
}
