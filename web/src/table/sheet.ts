/** How high the phone's sheet is. */

import type { SideTab } from "../ui/SidePanel.svelte";
import type { Regions } from "./regions";

export type PhoneTab = "ask" | "hand" | SideTab;

export interface SheetState {
  tab: PhoneTab;
  opened: boolean; // by its handle
  half: boolean; // cards or options stand in it, because the board has nothing to pick
  whole: number; // pixels in which the cards that are asked about are whole; 0: there are none
  guided: boolean;
}

const MOST_FOR_CARDS = 0.69; // of the room: more of the board is not given for whole cards

/** A question about places leaves the board free; the list opens only by the handle. */
export function sheetHeight(places: Regions, state: SheetState): number {
  const { tab, opened, half, whole, guided } = state;
  const room = places.tabs.y - places.sea.y;
  const most = Math.round(room * 0.8);
  if (tab === "hand") return opened ? most : places.cards;
  if (tab !== "ask") return Math.round(room * (opened ? 0.8 : 0.58));
  if (guided) return Math.max(places.cards, Math.round(room * (opened ? 0.7 : 0.5)));
  const cards = whole <= room * MOST_FOR_CARDS ? whole : 0;
  if (opened) return Math.max(cards, Math.round(room * 0.62));
  return half ? Math.max(cards, places.cards) : places.peek;
}
