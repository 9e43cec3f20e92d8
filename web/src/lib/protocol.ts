/** What the service and the client say to each other: docs/reference/protocol.md. */

export type Atom = string | number;
export type Choice = Atom[];
export type Seat = number;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type View = { [key: string]: Json };
export type Language = "en" | "ru" | "uk";

export const LANGUAGES: readonly Language[] = ["en", "ru", "uk"];

export interface Ask {
  prompt: string;
  options: Choice[];
  rule: string;
  args: Atom[];
  optional: boolean;
}

export interface GameEvent {
  n: number;
  kind: string;
  rule: string;
  args: Atom[];
  secret?: Atom[];
}

export interface GameOption {
  name: string;
  default: Json;
  values: Json[];
  words?: string[];
  smallest: number | null;
  rule: string;
}

/** A game's card of `GET /api/games`; the four tables name the arguments of all it says. */
export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  cooperative: boolean;
  options: GameOption[];
  bots: string[];
  tour: boolean; // whether there is a first-game guide
  prompts: Record<string, string>;
  verbs: Record<string, string>;
  events: Record<string, string>;
  triggers: Record<string, string>;
}

export interface Rule {
  number: string;
  section: string;
  title: string;
  text: string;
}

export interface SeatInfo {
  seat: Seat;
  kind: "person" | "open" | "bot" | "hotseat" | "me";
  name: string;
  bot: string;
  online: boolean;
  asked: boolean;
}

/**
 * What the table tells of a seat: a bot or a person plays it now, it is open, somebody came, or its
 * bot gave no answer and a choice was drawn by lot.
 */
export type Notice = "bot" | "person" | "open" | "joined" | "drawn";

export interface ChatLine {
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
  notice?: Notice; // not said by anybody; without a text
}

/** How a table began; unless it is new, whoever opened it may know what is hidden. */
export type Origin = "new" | "seed" | "save" | "scenario";

export interface TableInfo {
  table: string;
  game: string;
  options: { [name: string]: Json };
  language: string;
  public: boolean;
  seats: SeatInfo[];
  you: Seat[];
  next?: string | null; // the table of the rematch
  origin?: Origin;
  practice?: boolean; // everything may be taken back
  chat: ChatLine[];
}

/** Whether a seat may take back its last choice; if not, why. */
export interface Undo {
  allowed: boolean;
  needs: Seat[]; // the people who must agree
  over: boolean; // the match has ended
  reveal: boolean; // something was revealed since
  others: boolean; // others have chosen since, which would be taken back, too
  alone: boolean; // others have chosen since, and that stays
}

export interface StateMessage {
  version: number;
  seat: Seat | null;
  view: View;
  ask: Ask | null;
  waiting: Seat[];
  undo: Undo | null;
  result: Result | null;
  count: number;
  undos?: number; // how many times somebody has taken back
  quiet?: string[]; // the reactions this seat is not asked about
  always?: boolean; // this seat is asked even when it can only decline
}

export interface Result {
  outcomes?: string[]; // "win" or "loss" by seat
  reason?: string;
  rule?: string;
}

export interface Refusal {
  kind: string;
  text: string;
  rule: string | null;
}

/** Why a choice is not among the options; `rule` is null where it is, and nothing was played. */
export interface WhyNot {
  seat: Seat;
  choice: Choice;
  rule: string | null;
  text: string;
}

/** What the bot would choose, and why: what it tried, what comes of it, how it would go on. */
export interface Hint {
  seat: Seat;
  choice: Choice;
  because?: {
    tried?: number;
    then?: Choice[];
    asked?: { prompt: string; args: Atom[] }[]; // the question of each of `then`
    next?: Choice | null; // the second best
    lead?: number; // by how much the position looks better than after the second best
    events?: GameEvent[];
    playouts?: Playouts | null;
  };
}

/** Matches played to their end at random: how many for each option, and the share of them won. */
export interface Playouts {
  games: number;
  won: number;
  next: number | null; // after the second best option
}

export interface NewSeat {
  seat: Seat;
  kind?: string;
  token?: string;
  invite?: string;
}

export interface NewTable {
  table: string;
  seats: NewSeat[];
  owner?: string;
}

export interface LobbyTable {
  table: string;
  game: string;
  seats: { kind: string; name: string }[];
  options: { [name: string]: Json };
  open: Seat[];
  created: number;
  origin?: Origin;
  practice?: boolean;
}

export type ServerMessage =
  | ({ type: "table" } & TableInfo)
  | ({ type: "state" } & StateMessage)
  | { type: "events"; seat: Seat | null; since: number; events: GameEvent[]; undos?: number }
  | { type: "accepted"; id: number; version: number }
  | ({ type: "refused"; id: number | null } & Refusal)
  | { type: "consent"; seat: Seat | null; count: number }
  | ({ type: "chat" } & ChatLine)
  | ({ type: "hint"; id: number } & Hint)
  | { type: "foreseen"; id: number; final: boolean }
  | ({ type: "why-not"; id: number } & WhyNot)
  | { type: "rematch"; table: string; seats: NewSeat[] }
  | { type: "pong" };
