/** What things are called on the map, for eyes and for screen readers. */

import type { Beside, Words } from "../../lib/words";
import type { GameProps } from "../contract";
import { type Anchor, centreOf, sharedEdges } from "./geometry";
import {
  type Condition,
  conditionsMet,
  GOAL,
  placesOffered,
  readView,
  type Standing,
  type Territory,
} from "./model";

/** About how wide a name is drawn. */
export function widthOf(text: string, font: number): number {
  return text.length * font * 0.64;
}

/** A name in one line or, where it would not fit, in two about equal ones. */
export function linesOf(name: string, font: number, width: number): string[] {
  if (widthOf(name, font) <= width) return [name];
  const parts = name.split(" ");
  if (parts.length < 2) return [name];
  let best = 1;
  const longest = (at: number) =>
    Math.max(parts.slice(0, at).join(" ").length, parts.slice(at).join(" ").length);
  for (let at = 2; at < parts.length; at++) if (longest(at) < longest(best)) best = at;
  return [parts.slice(0, best).join(" "), parts.slice(best).join(" ")];
}

/** Where a name stands, seen from the middle of its tile: in its wider half. */
export const NAME_AT: readonly [number, number] = [-47, 50];

let lastMap = "";
let lastShifts: ReadonlyMap<string, number> = new Map();

/** How far names step aside where those of two neighbours would meet at their common edge. */
export function nameShifts(territories: readonly Territory[]): ReadonlyMap<string, number> {
  const map = territories.map(({ id, at }) => `${id} ${at}`).join();
  if (map === lastMap) return lastShifts;
  const names = territories.map(({ id, at }) => {
    const [x, y] = centreOf(at);
    return { id, x, y: y + (NAME_AT[at[2]] ?? 0), o: at[2] };
  });
  const shifts = new Map<string, number>();
  const push = (id: string, by: number) =>
    shifts.set(id, Math.max(-STEP, Math.min(STEP, (shifts.get(id) ?? 0) + by)));
  for (const upper of names.filter(({ o }) => o === 1)) {
    for (const lower of names.filter(({ o }) => o === 0)) {
      const [dx, dy] = [lower.x - upper.x, lower.y - upper.y];
      if (Math.abs(dy) > 30 || Math.abs(dx) > 100) continue;
      push(lower.id, Math.sign(dx) * STEP);
      push(upper.id, -Math.sign(dx) * STEP);
    }
  }
  [lastMap, lastShifts] = [map, shifts];
  return shifts;
}

const STEP = 22;

/** A tile and all that stands on it, in one sentence after the other. */
export function tileLabel(
  place: Territory,
  festival: boolean,
  clash: boolean,
  words: Words,
): string {
  const parts = [words.territory(place.id)];
  place.clans.forEach((count, seat) => {
    if (!count) return;
    const id = place.chieftain === seat ? "board-tile-chieftain" : "board-tile-clans";
    parts.push(words.text(id, { seat: words.seat(seat), count }));
  });
  if (place.capital) parts.push(words.text("board-capital"));
  if (place.citadels) parts.push(words.text("board-tile-citadels", { count: place.citadels }));
  if (place.sanctuaries) {
    parts.push(words.text("board-tile-sanctuaries", { count: place.sanctuaries }));
  }
  if (festival) parts.push(words.text("board-festival"));
  if (clash) parts.push(words.text("board-tile-clash"));
  return parts.join(". ");
}

/** How far a victory condition is, with the Deeds that complete it (I-15.3). */
export function conditionText(name: Condition, standing: Standing, words: Words): string {
  const count = standing.counts[name];
  const deeds = conditionsMet(standing)[name] === "deeds" ? GOAL - count : 0;
  return words.text(`board-condition-${name}`, { count, deeds });
}

/**
 * I-3.5: the territories that a free place lies beside. Where several of the offered places lie
 * beside the same ones, and point the same way, they are counted.
 */
export function besidePlace(
  place: readonly number[],
  { view, ask, table }: Pick<GameProps, "view" | "ask" | "table">,
): Beside {
  const [q = 0, r = 0, o = 0] = place;
  const least = Number(table?.options.min_shared_edges ?? 1);
  const near = (at: Anchor) =>
    readView(view)
      .territories.filter((one) => sharedEdges(at, one.at) >= least)
      .map(({ id }) => id);
  const territories = near([q, r, o]);
  const same = placesOffered(ask).filter(
    (at) => at[2] === o && String(near(at)) === String(territories),
  );
  const at = same.findIndex((one) => String(one) === String(place));
  return { territories, twin: same.length > 1 ? at + 1 : 0 };
}
