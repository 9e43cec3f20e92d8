/** What the bay shows: cards and tiles to choose from, a draft, a clash, the end, the cards played. */

import type { Props } from "$kit/contract";
import { cardsElsewhere, type Inis, tilesOffered } from "./model";

export type Shown = "choices" | "draft" | "clash" | "end" | "played" | "";

/** Cards that lie before the player. */
export function cardsBefore(inis: Inis, ask: Props["ask"]): string[] {
  return [...new Set([...inis.drawn, ...cardsElsewhere(ask, inis)])];
}

export function shownIn(inis: Inis, ask: Props["ask"], phone: boolean): Shown {
  if (tilesOffered(ask).length || cardsBefore(inis, ask).length) return "choices";
  if (inis.phase === "draft" && inis.draft) return "draft";
  if (inis.clash) return "clash";
  if (phone) return "";
  return inis.phase === "over" ? "end" : inis.phase === "season" ? "played" : "";
}
