/** A world between two games (O-8.7), as the people of a saga may see it. */

import type { View } from "$lib/protocol";
import type { Region } from "./board";
import { COLOURS, type Colour } from "./cloth";

export interface WorldPlace {
  site: string | null; // null: it lies facedown
  cards: readonly string[];
  relics: number;
}

export interface World {
  map: Readonly<Record<string, WorldPlace>>;
  sides: Readonly<Record<string, "exile" | "citizen">>;
  goal: string;
}

export function worldOf(shown: View): World {
  return shown as unknown as World;
}

/** The slots of a region from the top down; a slot is named by its region's letter and a number. */
export function placesOf(world: World, region: Region): { slot: string; place: WorldPlace }[] {
  return Object.entries(world.map)
    .filter(([slot]) => slot.startsWith(region.charAt(0)))
    .map(([slot, place]) => ({ slot, place }));
}

/** The boards that lie on their Citizen side, in the order of the colours. */
export function citizensOf({ sides }: World): Colour[] {
  return COLOURS.filter((colour) => sides[colour] === "citizen");
}
