/** Made by `crannog types` of src/crannog/games/horizons/shown.py: change that, then run it again. */

/** A match of Horizons of Spirit Island; all see the same. */
export interface HorizonsView {
  game: string;
  you: Seat | null;
  seats: number;
  phase: string;
  round: number;
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
  goal: GoalView;
  invaders: InvadersView;
  queue: string[]; // lands whose Ravage or Build is still to come
  work: WorkView | null; // what the questions of now belong to
  minor_discard: string[];
  major_discard: string[];
  decks: DecksView;
  tides: string[]; // fear cards in force for the turn, as card:level
  vengeances: VengeanceView[];
  forecast: Record<string, ForecastRow>;
  may_explore: string[]; // lands that the next card may reach
  history: number[][]; // as each turn began, and the end: fear, Blight, Invaders
  result: Outcome | null;
}

export type Seat = number;

export type BoardName = "F" | "G" | "H";

/** A land, its pieces by Damage, and this turn's effects on it. */
export interface LandView {
  board: BoardName;
  number: number;
  terrain: Terrain;
  coastal: boolean;
  adjacent: string[];
  pieces: Record<PieceKind, number[]>; // how many, by Damage taken
  health: Partial<Record<PieceKind, number>>; // of the pieces here, as it is now
  blight: number;
  presence: number[]; // by seat
  defend: number;
  skips: string[];
  stalls: Seat[];
  vitality: number;
  no_blight: boolean;
  dahan_safe: boolean;
}

export type Terrain = "jungle" | "mountain" | "sands" | "wetland";

export type PieceKind = "explorer" | "town" | "city" | "dahan";

/** A Spirit: panel, cards, Energy, elements, met thresholds. */
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
  thresholds: Record<string, number[]>; // those that are met, from 1
  lacks: Record<string, Partial<Record<Element, number>>[]>;
  growth: number | null;
  grown: boolean;
  done: boolean;
  doing: "" | "done" | "grows" | "plays" | "powers";
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

export type Element = "sun" | "moon" | "fire" | "air" | "water" | "earth" | "plant" | "animal";

/** H-14.2: which Invaders must be gone for a victory now, and how many of each are left. */
export interface GoalView {
  kinds: Invader[];
  left: Record<Invader, number>;
}

export type Invader = "explorer" | "town" | "city";

/** The Invader cards. */
export interface InvadersView {
  deck: number;
  ravage: string | null;
  build: string | null;
  explore: string | null;
  discard: string[];
  stage: number; // of the next card
  stages: number[]; // how many cards of each stage are left
  unseen: string[]; // the cards that may be next
}

/** H-5.2, H-7.1: the Power or the fear card that is being carried out. */
export interface WorkView {
  power: string; // "": a fear card
  seat: Seat; // whose Power
  land: string; // in which it is used; "": on a Spirit
  tiers: number[]; // the Power's thresholds that are met and not declined, from 1
  declined: number[]; // those that are met and left out (H-18.7)
  fear: string;
  level: number; // whose text of the fear card applies
}

/** The sizes of the decks of Powers. */
export interface DecksView {
  minor: number;
  major: number;
}

/** A land that Vengeance of the Dead watches over, for whom, and whether widely. */
export interface VengeanceView {
  land: string;
  seat: Seat;
  wide: boolean;
}

/** What is coming to a land. */
export interface ForecastRow {
  explorable: boolean;
  ravage?: RavageForecast;
  build?: string;
}

/** H-8: what the coming Ravage would do in a land. */
export interface RavageForecast {
  damage: number;
  defend: number;
  blight: boolean;
  cascade: boolean;
  presence_lost: Seat[];
  dahan_lost: number;
  counterattack: number;
}

/** How a match ended. */
export interface Outcome {
  winners: Seat[];
  outcomes: ("win" | "loss")[]; // by seat
  reason: string;
  rule: string;
}
