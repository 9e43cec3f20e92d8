/** Views and what changed in them. */

import type { Atom, Json, Patch, View } from "../lib/protocol";

type Table = { [key: string]: Json };

/** The view with the patch laid over it; whatever it leaves alone is the same object as before. */
export function fold(view: View, patch: Patch): View {
  let now: Json = view;
  for (const [path, ...value] of patch) now = put(now, path, value);
  return now as View;
}

/** The value with another one at the path; an empty `value` takes what is there away. */
function put(old: Json | undefined, path: readonly Atom[], value: readonly Json[]): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value[0] ?? null;
  if (Array.isArray(old)) return old.map((one, at) => (at === key ? put(one, rest, value) : one));
  const table: Table = old !== null && typeof old === "object" ? old : {};
  if (rest.length || value.length) return { ...table, [key]: put(table[key], rest, value) };
  const { [key]: _, ...others } = table;
  return others;
}

/** The path to the first thing in which two plain values differ; null if they say the same. */
export function difference(one: Json | undefined, other: Json | undefined): Atom[] | null {
  if (one === other) return null;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return [];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [inOne, inOther] = [key in one, key in other];
    const deeper = difference((one as Table)[key], (other as Table)[key]);
    if (deeper || inOne !== inOther) return [key, ...(deeper ?? [])];
  }
  return null;
}

function isObject(value: Json | undefined): value is Json[] | Table {
  return typeof value === "object" && value !== null;
}
