/** Cards that lie before the viewer alone: drawn in a search, to be kept, ordered or played (O-5.1). */

import type { Props } from "$kit/contract";
import { oathOf } from "./campaign";
import { noteAt } from "./notes";
import type { OathView } from "./shown";

export interface DrawnCard {
  card: string;
  note: string; // what the game says of choosing it
  asked: boolean; // it can be chosen now
  below: boolean; // it was put down before: it will lie under the others
  kept: boolean; // it was chosen before
}

export interface DrawnCards {
  title: string; // the id of a message
  cards: DrawnCard[];
  places: string[]; // where the one card could go, each with what follows, in words
}

const FROM_DRAWN = new Set(["keep-card", "next-discard", "play-first", "which-drawn", "first-adviser"]);
const OF_HAND = new Set(["play-card", "clear-first"]);

/** Whether the card is the viewer's own already: a small screen shows those in its sheet. */
function lieInHand(card: string, { players, you }: OathView): boolean {
  return players[you ?? -1]?.advisers.some((adviser) => adviser.card === card) ?? false;
}

export function drawnFor(props: Props): DrawnCards | null {
  const { ask, words, view } = props;
  if (!ask) return null;
  const oath = oathOf(view);
  const noteOf = (i: number) => noteAt(props, i);
  if (OF_HAND.has(ask.prompt) && oath.hand?.card) {
    const card = { card: oath.hand.card, note: "", asked: false, below: false, kept: false };
    const places = ask.options.map((option, i) => [words.option(option), noteOf(i)].filter(Boolean).join(" · "));
    return { title: "board-panel-in-hand", cards: [card], places };
  }
  if (!FROM_DRAWN.has(ask.prompt)) return null;
  const options = ask.options.map((option) => String(option[1] ?? ""));
  const known = oath.drawn.flatMap(({ card }) => (card ? [card] : []));
  const shown = [...new Set([...known, ...options.filter((card) => words.has(`card-${card}`))])];
  if (!shown.length || (props.box.phone && shown.every((card) => lieInHand(card, oath)))) return null;
  const down = ask.args.slice(1); // places among what was drawn
  const keeps = ask.prompt === "keep-card" || ask.prompt === "next-discard";
  const cards = shown.map((card) => {
    const at = options.indexOf(card);
    const below = ask.prompt === "next-discard" && down.includes(known.indexOf(card));
    return { card, note: at < 0 ? "" : noteOf(at), asked: at >= 0, below, kept: keeps && at < 0 && !below };
  });
  cards.sort((one, other) => Number(other.below) - Number(one.below));
  return { title: ask.prompt === "next-discard" ? "board-panel-discards" : "board-panel-drawn", cards, places: [] };
}
