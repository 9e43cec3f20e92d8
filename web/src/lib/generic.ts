/** A game's view as plain rows, for games (or parts of them) that have no drawing yet. */

import type { GameInfo, Json } from "./protocol";
import { kindOf } from "./signatures";
import { readable, type Words } from "./words";

/** The kinds of things that a game names, as its signatures have them. */
function kindsOf(game: GameInfo | null): string[] {
  if (!game) return [];
  const { prompts, verbs, events, triggers } = game;
  const lines = [prompts, verbs, events, triggers].flatMap((table) => Object.values(table));
  const names = lines.join(" ").replaceAll("|", " ").split(" ").filter(Boolean);
  return [...new Set([...names.map(kindOf), "phase"])];
}

/** The atom key that an id in a view stands for: one that can be picked, or one that has words. */
export function keyOfId(id: string, words: Words, pickable: ReadonlySet<string>): string {
  const kinds = kindsOf(words.game);
  const kind =
    kinds.find((one) => pickable.has(`${one}:${id}`)) ??
    kinds.find((one) => words.has(`${one}-${id}`));
  return kind ? `${kind}:${id}` : "";
}

/** The words for an id of a view. */
export function wordOfId(id: string, words: Words): string {
  const key = keyOfId(id, words, new Set());
  return key ? words.atom(key) : readable(id);
}

/** Whether an object's keys are seats: "0", "1", ... */
export function isBySeat(value: { [key: string]: Json }): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d$/.test(key));
}

export function isEmpty(value: Json): boolean {
  if (value === null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}

export function isScalar(value: Json): value is string | number | boolean | null {
  return value === null || typeof value !== "object";
}
