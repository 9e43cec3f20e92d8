/** What a question is about, read from its arguments by their names. */

import type { Props } from "$kit/contract";
import type { Ask, Seat } from "$lib/protocol";
import { oathOf } from "./campaign";

export interface Subject {
  seat: Seat | null; // who asks for something
  role: string;
  card: string; // that asks
  offered: string[]; // cards to choose from, whose texts matter
}

/** Questions in which one player wants something of another. */
const CONSENTS = new Set(["swear-with", "answer-invitation", "share-how-many"]);
const WANTING = new Set(["join", "ally", "warbands"]);
const DEALS = new Set(["propose", "propose-among", "hand-over", "answer-deal"]); // the scales tell them

/** Questions that offer powers: what each does is read beside the price. */
const POWERS = new Set(["plans", "defence-plans", "modify", "next-plan", "rest-power", "react"]);
const MOST = 4; // cards whose texts stand there at once

/** Before a power is used, its price and what it changes are read. */
export const reads = ({ prompt }: Ask): boolean => POWERS.has(prompt);

/** The powers to choose from; where there are many, the one that is pointed at. */
function offeredIn({ ask, words, highlight }: Props): string[] {
  if (!ask || !POWERS.has(ask.prompt)) return [];
  // Where the game has no note, the options tell what their cards do
  const noted = ask.options.filter((_, i) => ask.notes?.[i]?.text);
  const cards = noted.map((option) => String(option[1] ?? "")).filter((id) => words.has(`card-${id}`, "text"));
  return cards.length <= MOST ? cards : cards.filter((id) => highlight.has(`card:${id}`));
}

export function subjectOf(props: Props): Subject | null {
  const { ask, words } = props;
  if (!ask) return null;
  const react = ask.prompt === "react";
  const [trigger = "", ...about] = ask.args.map(String);
  const names = ((react ? words.game?.triggers[trigger] : words.game?.prompts[ask.prompt]) ?? "").split(" ");
  const values = react ? about : ask.args.map(String);
  const named = (name: string) => values[names.indexOf(name)] ?? "";
  const consents = react ? WANTING.has(trigger) : CONSENTS.has(ask.prompt);
  const seat = consents && named("seat") ? Number(named("seat")) : null;
  const oath = oathOf(props.view);
  const asking = named("card");
  const card = !DEALS.has(ask.prompt) && words.has(`card-${asking}`) ? asking : "";
  const offered = offeredIn(props).filter((id) => id !== card);
  if (seat === null && !card && !offered.length) return null;
  const role = seat === null ? "" : words.text(`role-${oath.players[seat]?.role ?? "exile"}`);
  return { seat, role, card, offered };
}
