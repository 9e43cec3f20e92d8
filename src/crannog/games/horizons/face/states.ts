/** What a thing is to the viewer now: may be picked, is pointed at, is picked, is told of. */

import type { AtomKey, Props } from "$kit/contract";

export type LandState = "can" | "over" | "picked" | "lit" | "reach";

type Marks = Pick<Props, "pickable" | "picked" | "highlight" | "lit">;

export function stateOf(atoms: readonly AtomKey[], props: Marks): LandState | "" {
  const { pickable, picked, highlight, lit } = props;
  if (atoms.every((atom) => picked.includes(atom))) return "picked";
  const pointed = atoms.every((atom) => highlight.has(atom));
  if (atoms.some((atom) => pickable.has(atom))) return pointed ? "over" : "can";
  return pointed || lit.has(atoms[0] ?? "") ? "lit" : "";
}

/** The parts of a table that a thing needs to be picked; each is read by itself. */
export function handsOf(props: Props) {
  const { pickable, picked, pick, highlight, point, inform } = props;
  return { pickable, picked, pick, highlight, point, inform };
}
export type Hands = ReturnType<typeof handsOf>;
