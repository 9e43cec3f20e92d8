/** Made by `crannog types` of src/crannog/games/inis/shown.py: change that, then run it again. */

/** A match of Inis as a seat, or a spectator, sees it. */
export interface InisView {
  game: string;
  seats: number;
  phase: Phase;
  round: number;
  brenn: Seat;
  direction: "clockwise" | "counterclockwise";
  order: Seat[]; // of turns, from the Brenn on
  turn: Seat;
  active: Seat;
  first_turn: boolean;
  passed: Seat[];
  territories: Record<string, TerritoryView>;
  festival: string | null;
  reserves: Record<Seat, number>;
  deeds: Record<Seat, number>;
  pretenders: Seat[];
  counts: Record<Seat, HandCounts>;
  advantages: Record<string, Seat | AdvantagePlace>;
  in_play: string[];
  epic_discard: string[];
  piles: PilesView;
  supply: SupplyView;
  cathbad: Seat | null;
  draft: DraftView;
  drafted: Seat[];
  clash: ClashView | null;
  waiting: string[];
  victory: Record<Seat, StandingView>;
  history: number[][]; // by season: the three counts and the Deeds of each seat in turn
  result: Outcome | null;
  you: Seat | null;
  hands: Record<Seat, string[]>; // the viewer's own
  drawn?: string[];
  orders?: OrderView[];
  aside?: string | null; // the set-aside card, if the viewer knows it
  known?: KnownCards;
}

export type Phase = "capital" | "settle" | "assembly" | "deal" | "draft" | "season" | "over";

export type Seat = number;

/** A tile and what stands on it. */
export interface TerritoryView {
  at: [number, number, number];
  neighbours: string[];
  clans: Record<Seat, number>;
  citadels: number; // without the Capital's
  sanctuaries: number;
  capital: boolean;
  shelters: number; // places for clans to shelter in (I-2.7)
  chieftain: Seat | null;
}

/** I-9.1: how many cards of each type a seat holds, drawn and drafted ones included. */
export interface HandCounts {
  action: number;
  advantage: number;
  epic: number;
  drawn: number;
}

export type AdvantagePlace = "face_up" | "played" | "in_play";

/** The sizes of all piles. */
export interface PilesView {
  action_deck: number;
  action_discard: number;
  aside: number;
  epic_deck: number;
  epic_discard: number;
  stack: number;
}

/** The buildings that are left. */
export interface SupplyView {
  citadels: number;
  sanctuaries: number;
}

/** The draft; the cards are the viewer's own, a spectator has none. */
export interface DraftView {
  set: number;
  pass: number;
  holds: number[]; // how many cards are held in each pass
  cards?: string[];
  kept?: string[];
  passed?: string[][];
}

/** The clash that is going on. */
export interface ClashView {
  territory: string;
  instigator: Seat;
  active: Seat;
  step: ClashStep;
  exposed: Record<Seat, number>;
  sheltered: Record<Seat, number>;
  spear: boolean;
  cauldron: CauldronView | null;
}

export type ClashStep = "start" | "citadels" | "maneuvers";

/** Dagda's Cauldron in a clash. */
export interface CauldronView {
  seat: Seat;
  clans: string[];
}

/** I-15: a seat's three counts, its Deeds, and which conditions it meets with how many. */
export interface StandingView {
  leadership: number;
  land: number;
  religion: number;
  deeds: number;
  met: number;
  met_with: Partial<Record<Condition, number>>; // the Deeds that complete each condition that is met
}

export type Condition = "leadership" | "land" | "religion";

/** How a match ended. */
export interface Outcome {
  winners: Seat[];
  outcomes: ("win" | "loss")[]; // by seat
  reason: string;
  rule: string;
}

/**
 * Clans that the viewer has ordered somewhere with the card it is playing, and not yet sent.
 * From the reserve they come from nowhere.
 */
export type OrderView = [from: string, to: string, count: number];

/** Hidden cards whose place the viewer knows: by seat, in the `action_discard`, in the `stack`. */
export type KnownCards = Record<string, string[]>;
