/** What is printed on Powers, Spirit panels, Invader cards and pieces: the game's own facts. */

import type { Facts } from "$kit/contract";
import type { Element, PieceKind, Terrain } from "./shown";

export type { Element, Terrain } from "./shown";
export type Counts = Readonly<Partial<Record<Element, number>>>;

export const TERRAINS: readonly Terrain[] = ["jungle", "mountain", "sands", "wetland"];

export type Speed = "fast" | "slow";

export interface Power {
  deck: "minor" | "major" | "unique" | "innate";
  spirit: string; // whose it is, if it is unique or innate
  speed: Speed;
  cost: number;
  elements: readonly Element[];
  range: number; // -1: it targets a Spirit
  far_range: number; // its range with the first threshold, or -1
  origin: string; // presence, sacred, or presence in a terrain
  target: string; // any, dahan, invaders, another-spirit, terrains...
  tiers: readonly Counts[];
}

/** A space of a presence track: a number (0: none) and elements. */
export interface Space {
  number: number;
  elements: readonly Element[];
}

/** One action of a Growth option: reclaim, card, energy n, presence range terrains. */
export interface GrowthAction {
  action: "reclaim" | "card" | "energy" | "presence";
  amount: number;
  terrains: readonly Terrain[];
}

export interface Panel {
  growth: readonly (readonly GrowthAction[])[];
  energy: readonly Space[];
  plays: readonly Space[];
  innates: readonly string[];
  uniques: readonly string[];
  complexity: string;
  strengths: Readonly<Record<string, number>>; // 0 to 5
}

export interface InvaderFacts {
  stage: number;
  terrains: readonly Terrain[]; // none: all Coastal lands
}

export interface PieceFacts {
  health: number;
  strength: number;
  fear: number;
}

export interface Printed {
  pieces: Readonly<Record<PieceKind, PieceFacts>>;
  powers: Readonly<Record<string, Power>>;
  spirits: Readonly<Record<string, Panel>>;
  invaders: Readonly<Record<string, InvaderFacts>>;
  fear_deck: number;
}

const NOTHING = { pieces: {}, powers: {}, spirits: {}, invaders: {}, fear_deck: 0 };

/** The service's facts as what they are; until they are there, nothing is known. */
export function printedOf(facts: Facts): Printed {
  return { ...NOTHING, ...facts } as unknown as Printed;
}
