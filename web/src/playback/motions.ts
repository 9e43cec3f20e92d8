/** The motions of a beat where the game's face names none: what it is about is lit. */

import type { AtomKey, Beat, Motion } from "../kit/contract";
import { splitKey } from "../lib/signatures";

/** Kinds of things that are drawn nowhere. */
const UNSEEN: ReadonlySet<string> = new Set(["number", "verb"]);

/**
 * The same without movement: what the beat is about is lit, with the numbers that it changes; a
 * banner and a card on the stage stand still anyway, and what would fall is read from a banner.
 */
export function withoutMovement(motions: readonly Motion[], beat: Beat): Motion[] {
  const ends = motions.flatMap((one) => ("from" in one ? [one.from, one.to] : []));
  const told = motions.some(({ kind }) => kind === "banner"); // which says what the coin shows
  const still = motions.filter(({ kind }) => !(told && kind === "coin")).flatMap(stillOf);
  return [{ kind: "lit", at: [...new Set([...beat.atoms, ...ends])] }, ...still];
}

function stillOf(motion: Motion): Motion[] {
  if (motion.kind === "banner") return [motion];
  if (motion.kind === "stage") return [{ ...motion, still: true }];
  if ("values" in motion) return [{ kind: "banner", text: motion.values.join(" ") }];
  if (!("at" in motion) || !motion.number) return [];
  return [{ kind: "lit", at: motion.at, number: motion.number }];
}

/** Lights what the beat names; from one place to another of the same kind goes a ray. */
export function plainMotions(beat: Beat): Motion[] {
  const seen = beat.atoms.filter((atom) => !UNSEEN.has(splitKey(atom)[0]));
  const pair = pairIn(seen);
  const lit: Motion = { kind: "lit", at: seen };
  return pair ? [{ kind: "ray", from: pair[0], to: pair[1] }, lit] : seen.length ? [lit] : [];
}

/** The two places, if exactly two things of a kind are named, and they are no seats. */
function pairIn(atoms: readonly AtomKey[]): [AtomKey, AtomKey] | null {
  for (const from of atoms) {
    const [kind] = splitKey(from);
    const alike = atoms.filter((atom) => splitKey(atom)[0] === kind);
    if (kind !== "seat" && alike.length === 2) return [alike[0] as AtomKey, alike[1] as AtomKey];
  }
  return null;
}
