/** What things are called on the map, for eyes and for screen readers. */

import type { Words } from "../../lib/words";
import type { Territory } from "./model";

/** A name in one line or, where it would not fit, in two about equal ones. */
export function linesOf(name: string, font: number, width: number): string[] {
  const wide = (text: string) => text.length * font * 0.64;
  if (wide(name) <= width) return [name];
  const parts = name.split(" ");
  if (parts.length < 2) return [name];
  let best = 1;
  const longest = (at: number) =>
    Math.max(parts.slice(0, at).join(" ").length, parts.slice(at).join(" ").length);
  for (let at = 2; at < parts.length; at++) if (longest(at) < longest(best)) best = at;
  return [parts.slice(0, best).join(" "), parts.slice(best).join(" ")];
}

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
