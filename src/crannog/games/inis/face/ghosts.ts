/** What is picked, or pointed at, and not yet done: clans on their way, clans and buildings to come. */

import type { Ghost, Picking } from "$kit/contract";
import type { Choice, Seat, View } from "$lib/protocol";
import { readView } from "./model";

/** What a territory that is chosen would get, by the question. */
const BUILT: Readonly<Record<string, string>> = {
  citadel: "piece:citadel",
  sanctuary: "piece:sanctuary",
  festival: "piece:festival",
};
/** Questions in which a clan of the asked seat comes to the chosen territory. */
const PLACING = new Set(["settle", "place-clan", "eriu", "festival", "diarmuid-to", "cauldron-return"]);

export function ghosts(picking: Picking, view: View): Ghost[] {
  const inis = readView(view);
  const you = typeof view.you === "number" ? view.you : null;
  if (you === null) return [];
  const planned = inis.orders.flatMap(({ from, to, count }) => ordered(you, from, to, count));
  return [...planned, ...wanted(picking, you)];
}

function ordered(seat: Seat, from: string, to: string, count: number): Ghost[] {
  const at = `territory:${to}`;
  if (!from) return [{ kind: "piece", at, what: `clan:${seat}`, seat, count }];
  return [
    { kind: "path", from: `territory:${from}`, to: at, seat, count },
    { kind: "piece", at, what: `clan:${seat}`, seat },
  ];
}

/** The option under the pointer, or what all options that are left have in common. */
function wanted({ ask, picked, left, pointed }: Picking, you: Seat): Ghost[] {
  const option = pointed ?? (left.length === 1 ? (left[0] ?? null) : null);
  if (option) return ofOption(ask.prompt, ask.args.map(String), option, you);
  const place = picked.find((key) => key.startsWith("territory:"))?.slice(10);
  if (!place) return [];
  const moving = left.find((one) => one[0] === "move" && one[1] === place);
  return moving ? ordered(you, originOf(ask.prompt, ask.args.map(String)), place, 0) : [];
}

function ofOption(prompt: string, args: readonly string[], option: Choice, you: Seat): Ghost[] {
  const [verb, place = "", count = 1] = option;
  if (verb === "move") return ordered(you, originOf(prompt, args), String(place), Number(count));
  if (verb === "clans" && prompt === "place-clans") return ordered(you, "", args[1] ?? "", Number(place));
  if (verb === "pull") return ordered(Number(count), String(place), "lost_vale", 1);
  if (verb !== "territory") return [];
  const at = `territory:${place}`;
  const built = BUILT[prompt];
  return [
    ...(PLACING.has(prompt) ? ordered(you, "", String(place), 1) : []),
    ...(built ? [{ kind: "piece", at, what: built } as const] : []),
  ];
}

/** Where the clans of a move stand now: the territory that the question names. */
function originOf(prompt: string, args: readonly string[]): string {
  return prompt === "move-into" ? "" : (args[1] ?? "");
}
