/** What is picked or pointed at and not yet done: presence, paths, costs. */

import type { AtomKey, Ghost, Picking } from "$kit/contract";
import { noteOf } from "$lib/options";
import type { Atom, Choice, Note, View } from "$lib/protocol";
import { plannedCards } from "./ui.svelte";
import { horizons, type HorizonsView } from "./view";

export function ghosts(picking: Picking, view: View): Ghost[] {
  const choice = picking.pointed ?? (picking.left.length === 1 ? picking.left[0] : undefined);
  if (!choice) return [];
  const seen = horizons(view);
  // What planned cards cost together stands on the mat: one of them alone would contradict it.
  const planned = choice[0] === "play" && plannedCards(seen, seen.you ?? null).length > 0;
  const note = planned ? null : noteOf(picking.ask, choice);
  return [...told(note, seen), ...moved(picking, choice, seen)];
}

/** What the game says of the option: Energy before and after. Ranges are rings of the board. */
function told(note: Note | null, view: HorizonsView): Ghost[] {
  const { id, args } = note?.text ?? { id: "", args: {} as Record<string, Atom> };
  if (id === "note-energy" || id === "note-play-lights") {
    const at = `energy:${view.you ?? 0}`;
    return [{ kind: "change", at, from: String(args.energy), to: String(args.energy2) }];
  }
  return [];
}

/** Pieces and presence where they would stand. */
function moved({ ask }: Picking, choice: Choice, view: HorizonsView): Ghost[] {
  const [verb, one, two, three] = choice;
  const seat = view.you ?? 0;
  const here = `land:${ask.args[0] ?? ""}`;
  if (ask.prompt === "presence-land" || ask.prompt === "renewal-land") {
    const at = `land:${one}`;
    return verb === "land" ? [{ kind: "piece", at, what: `presence:${seat}`, seat, count: 1 }] : [];
  }
  if (verb === "gather") return path(String(two), `land:${one}`, here, seat);
  if (verb === "push") return path(String(one), here, `land:${three}`, seat);
  if (verb === "move") return path(String(choice[3]), `land:${one}`, `land:${two}`, seat);
  return [];
}

function path(piece: string, from: AtomKey, to: AtomKey, seat: number): Ghost[] {
  const what = piece === "presence" ? `presence:${seat}` : `piece:${piece}`;
  return [
    { kind: "path", from, to },
    { kind: "piece", at: to, what, count: 1 },
  ];
}
