/** What `view(seat)` of Horizons holds; src/crannog/games/horizons/view.py makes it. */

import type { Seat, View } from "../../lib/protocol";
import type { BoardName } from "./shapes";
import type { Element, Terrain } from "./facts";

export type Invader = "explorer" | "town" | "city";
export type PieceKind = Invader | "dahan";

export const INVADERS: readonly Invader[] = ["explorer", "town", "city"];
export const PIECES: readonly PieceKind[] = [...INVADERS, "dahan"];

export interface LandView {
  board: BoardName;
  number: number;
  terrain: Terrain;
  coastal: boolean;
  adjacent: string[];
  pieces: Record<PieceKind, number[]>; // how many, by Damage taken
  blight: number;
  presence: number[]; // by seat
  defend: number;
  skips: string[];
  stalls: Seat[];
  vitality: number;
  no_blight: boolean;
  dahan_safe: boolean;
}

export interface SpiritView {
  spirit: string;
  board: string;
  energy: number;
  income: number;
  plays: number;
  played: number;
  energy_track: number; // how many spaces are uncovered
  plays_track: number;
  destroyed: number;
  hand: string[];
  in_play: string[];
  discard: string[];
  progression: number;
  elements: Record<Element, number>;
  growth: number | null;
  grown: boolean;
  done: boolean;
  used: string[];
  range_bonus: number;
  ward: number;
  might: number;
  wind: number;
  hastened: string[];
  repeats: number;
  constancy: number;
  shares: Seat[];
  sacred_sites: string[];
}

export interface RavageForecast {
  damage: number;
  defend: number;
  blight: boolean;
  cascade: boolean;
  presence_lost: Seat[];
  dahan_lost: number;
  counterattack: number;
}

export interface ForecastRow {
  ravage?: RavageForecast;
  build?: string;
  explorable?: boolean;
}

export interface HorizonsView {
  seats: number;
  phase: string;
  turn: number;
  boards: BoardName[];
  lands: Record<string, LandView>;
  spirits: SpiritView[];
  blight_pool: number;
  fear: number;
  fear_pool: number;
  fear_cards_left: number;
  fear_earned: number;
  fear_discard: string[];
  terror_level: number;
  invaders: {
    deck: number;
    ravage: string | null;
    build: string | null;
    explore: string | null;
    discard: string[];
    stage: number;
  };
  minor_discard: string[];
  major_discard: string[];
  decks: { minor: number; major: number };
  tides: unknown[];
  vengeances: { land: string; seat: Seat; wide: boolean }[];
  forecast: Record<string, ForecastRow>;
}

/** The service's view as what it is. */
export function horizons(view: View): HorizonsView {
  return view as unknown as HorizonsView;
}

/** How many pieces of a kind are on the island. */
export function countOnIsland(view: HorizonsView, kinds: readonly PieceKind[]): number {
  let total = 0;
  for (const land of Object.values(view.lands)) {
    for (const kind of kinds) for (const count of land.pieces[kind]) total += count;
  }
  return total;
}
