/** What is picked, or pointed at, and not yet done: a journey, a card to be played, warbands. */

import type { Ghost, Picking } from "$kit/contract";
import type { Choice, Seat, View } from "$lib/protocol";
import { oathOf } from "./campaign";

export function ghosts({ ask, left, pointed }: Picking, view: View): Ghost[] {
  const oath = oathOf(view);
  const you = oath.you;
  const option = pointed ?? (left.length === 1 ? (left[0] ?? null) : null);
  if (you === null || !option) return [];
  return [...goal(option, you, oath.hand?.card ?? null), ...supply(ask.options.indexOf(option), ask.notes, you, oath.players[you]?.supply ?? 0)];
}

/** Where something would come to. */
function goal([verb, first = ""]: Choice, you: Seat, hand: string | null): Ghost[] {
  const site = `site:${first}`;
  if (verb === "travel") {
    return [
      { kind: "path", from: `pawn:${you}`, to: site, seat: you },
      { kind: "piece", at: site, what: `pawn:${you}`, seat: you },
    ];
  }
  if (verb === "to-site" && hand) return [{ kind: "piece", at: site, what: `card:${hand}` }];
  if (verb === "target-site") return [{ kind: "reach", at: [site] }];
  return [];
}

/** What would be left of the Supply, where the game's note tells a price in Supply. */
function supply(index: number, notes: Picking["ask"]["notes"], you: Seat, now: number): Ghost[] {
  const text = notes?.[index]?.text;
  const spent = text && SUPPLY_NOTES.has(text.id) ? Number(text.args.count ?? 0) : 0;
  return spent > 0 ? [{ kind: "change", at: `supply:${you}`, from: String(now), to: String(now - spent) }] : [];
}

const SUPPLY_NOTES = new Set([
  "note-supply",
  "note-travel",
  "note-toll",
  "note-search",
  "note-search-deck",
  "note-muster",
  "note-muster-secret",
  "note-trade-favor",
  "note-trade-secrets",
  "note-recover-favor",
  "note-recover-secrets",
  "note-relic-favor",
  "note-relic-secrets",
]);
