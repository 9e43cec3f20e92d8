/** What can be done with a card now, and what it is called for a screen reader. */

import type { Props } from "$kit/contract";
import { printed } from "./printed";

export type CardState = "" | "can" | "over" | "picked" | "dim" | "lit";

/** `dims`: whether cards that are not asked about step back. */
export function stateOf(card: string, props: Props, dims: boolean): CardState {
  const atom = `card:${card}`;
  if (props.picked.includes(atom)) return "picked";
  if (props.pickable.has(atom)) return props.highlight.has(atom) ? "over" : "can";
  if (props.lit.has(atom)) return "lit";
  return dims ? "dim" : "";
}

export function labelOf(card: string, props: Props, note = ""): string {
  const { words } = props;
  const can = props.pickable.has(`card:${card}`);
  const now = can ? "board-card-can" : props.ask ? "board-card-cannot" : "";
  const kind = words.text(`kind-${printed(props.facts).kind(card)}`);
  const texts = words.attributes(`card-${card}`).map(([, text]) => text);
  return [`${words.card(card)}, ${kind}`, now && words.text(now), note, ...texts].filter(Boolean).join(". ");
}

/** Chooses the card, or takes the choice back; what can't be chosen is explained beside it. */
export function choose(card: string, props: Props, element: Element | null): void {
  const atom = `card:${card}`;
  if (props.pickable.has(atom) || props.picked.includes(atom)) props.pick(atom);
  else props.inform(atom, element?.getBoundingClientRect());
}
