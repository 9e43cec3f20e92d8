/** What things are called on the map, for eyes and for screen readers. */

import type { Head, Props } from "$kit/contract";
import type { Seat, View } from "$lib/protocol";
import type { Beside, Words } from "$lib/words";
import type { Anchor } from "./geometry";
import { type Condition, placesOffered, readView, type Standing, type Territory } from "./model";
import { printed } from "./printed";

/** The round and what it has come to, for the bar: "Season 3". */
export function phaseText(view: View, words: Words): string {
  const { phase, round, clash } = readView(view);
  const count = Math.max(1, round);
  if (phase === "season") return words.text(clash ? "board-phase-clash" : "board-season", { count });
  if (phase === "draft" || phase === "deal") return words.text("board-phase-draft", { count });
  if (phase === "assembly") return words.text("board-phase-assembly", { count });
  return words.text(`phase-${phase}`);
}

/** A tile and all that stands on it, in one sentence after the other. */
export function tileLabel(
  place: Territory,
  festival: boolean,
  clash: boolean,
  words: Words,
): string {
  const parts = [words.atom(`territory:${place.id}`)];
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

/**
 * How near a player is to victory: "met" if a condition is met, "near" if one misses one, with the
 * Deeds.
 */
export function alarmOf({ counts, deeds, met }: Standing, goal: number): "" | "near" | "met" {
  if (met) return "met";
  return Math.max(...Object.values(counts)) + deeds === goal - 1 ? "near" : "";
}

/** A player in one number: the condition that is farthest, with the Deeds, of the goal if it alarms. */
export function headText(seat: Seat, { view, facts }: Props): Head | null {
  const standing = readView(view).standings[seat];
  if (!standing) return null;
  const { goal } = printed(facts);
  const most = Math.max(...Object.values(standing.counts)) + standing.deeds;
  const alarm = alarmOf(standing, goal) !== "";
  return { count: alarm ? `${most}/${goal}` : String(most), alarm };
}

/** How far a victory condition is, with the Deeds that complete it (I-15.3). */
export function conditionText(name: Condition, standing: Standing, words: Words): string {
  const count = standing.counts[name];
  const deeds = standing.metWith[name] ?? 0;
  return words.text(`board-condition-${name}`, { count, deeds });
}

/**
 * I-3.5: the territories that a free place lies beside. Where several of the offered places lie
 * beside the same ones, and point the same way, they are counted.
 */
export function besidePlace(
  place: readonly number[],
  { view, ask, table, facts, words }: Pick<Props, "view" | "ask" | "table" | "facts" | "words">,
): Beside {
  const [q = 0, r = 0, o = 0] = place;
  const least = Number(table?.options.min_shared_edges ?? 1);
  const near = (at: Anchor) =>
    readView(view)
      .territories.filter((one) => printed(facts).sharedEdges(at, one.at) >= least)
      .map(({ id }) => id);
  const territories = near([q, r, o]);
  const same = placesOffered(ask).filter(
    (at) => at[2] === o && String(near(at)) === String(territories),
  );
  const at = same.findIndex((one) => String(one) === String(place));
  const names = territories.map((id) => words.atom(`territory:${id}`));
  return { names, twin: same.length > 1 ? at + 1 : 0 };
}
