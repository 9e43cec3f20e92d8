/** Made by `crannog types` of src/crannog/server/live.py and schemas.py: change that, then run it again. */

/** A new table. */
export interface Create {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, Json>;
  seed?: number | null;
  language?: string;
  public?: boolean;
  practice?: boolean;
}

/** A seat as a client asks for it. */
export interface SeatRequest {
  kind: "me" | "open" | "hotseat" | "bot";
  name?: string;
  bot?: string;
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A table from a save or a scenario. */
export interface Import {
  seats: SeatRequest[];
  save?: Json; // read in a process of its own
  scenario?: string | null;
  language?: string;
  public?: boolean;
  practice?: boolean;
}

/** Taking an open seat. */
export interface Join {
  seat: number;
  name?: string;
  invite?: string;
}

/** Another player for a seat. */
export interface ChangeSeat {
  seat: number;
  kind: "me" | "open" | "hotseat" | "bot";
  name?: string;
  bot?: string;
}

/** A name, or an address. */
export interface NewText {
  text: string;
}

/** The request was not carried out. */
export interface Problem {
  error: Error;
}

/** What was wrong. */
export interface Error {
  kind: string;
  text: string;
  rule: string | null;
}

/**
 * A game: `prompts`, `verbs`, `events` and `triggers` name the arguments of all it says.
 *
 * `plain` are the kinds of arguments that are shown as they are, `steps` the verbs that name
 * nothing and yet close no question, `families` the forms of what is declared with a card; `facts`
 * is where its printed facts are; `sagas`: its matches can follow each other; `strings`: the
 * program whose strings can begin one.
 */
export interface GameCard {
  id: string;
  version: number;
  seats: number[];
  cooperative: boolean;
  options: GameOption[];
  needs: Record<string, Record<string, Json>>; // by number of seats: the options that it can't do without
  bots: string[];
  tour: boolean;
  face: GameFace | null;
  facts: string | null;
  sagas: boolean;
  strings: string | null;
  prompts: Record<string, string>;
  verbs: Record<string, string>;
  events: Record<string, string>;
  triggers: Record<string, string>;
  plain: string[];
  steps: string[];
  families: Record<string, string>;
}

/** An option of a game. */
export interface GameOption {
  name: string;
  default: Json;
  values: Json[];
  words: string[];
  smallest: number | null;
  rule: string;
}

/** The game's own drawing: a module, its style sheet, and the contract that it was made for. */
export interface GameFace {
  url: string;
  style: string | null;
  contract: number;
}

/** A numbered rule. */
export interface Rule {
  number: string;
  section: string;
  title: string;
  text: string;
}

/** A public table with open seats. */
export interface LobbyTable {
  table: string;
  game: string;
  seats: LobbySeat[];
  options: Record<string, Json>;
  open: Seat[];
  created: number;
  origin: Origin;
  practice: boolean;
}

/** Who sits where. */
export interface LobbySeat {
  kind: "person" | "open" | "bot";
  name: string;
  bot: string;
}

export type Seat = number;

export type Origin = "new" | "seed" | "save" | "scenario" | "saga";

/** A seat with its person's token, or its invitation. */
export interface NewSeat {
  seat: Seat;
  kind: string;
  token?: string;
  invite?: string;
}

/** A new table with the caller's tokens. */
export interface NewTable {
  table: string;
  seats: NewSeat[];
  owner?: string;
}

/** The taken seat. */
export interface Joined {
  seat: Seat;
  token: string;
}

/** It is done. */
export interface Done {
  ok: boolean;
}

/** A table and its state. */
export interface Shown {
  table: Face;
  state: State;
}

/**
 * A table as everyone may see it; `next` is the table of its rematch.
 *
 * `origin` tells whether the creator may know what is hidden: not of a "new" table. For `practice`
 * what was revealed may be taken back, and the end of the match. `saga`: it is a game of a saga.
 */
export interface Face {
  table: string;
  game: string;
  options: Record<string, Json>;
  language: string;
  public: boolean;
  next: string | null;
  origin: Origin;
  practice: boolean;
  saga: SagaPlace | null;
  seats: SeatInfo[];
  chat: ChatLine[];
}

/** Which game of which saga a table is. */
export interface SagaPlace {
  saga: string;
  number: number;
}

/** A seat as everyone may see it. */
export interface SeatInfo {
  seat: Seat;
  kind: "person" | "open" | "bot";
  name: string;
  bot: string;
  online: boolean;
  asked: boolean;
}

/** A line of chat; one with a `notice` is the table's own, about the seat. */
export interface ChatLine {
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
  notice?: Notice;
}

export type Notice = "joined" | "person" | "bot" | "open" | "drawn";

/**
 * A viewer's view and question, after every change.
 *
 * `version` counts changes, `undos` how often somebody took back, `told` the events. `quiet` are
 * the reactions that the seat is not asked about; `always`: it is asked even where it can only
 * decline.
 */
export interface State {
  type: "state";
  seat: Seat | null;
  view: View;
  ask: Ask | null;
  waiting: Seat[];
  undo: Undo | null;
  result: Outcome | null;
  count: number;
  version: number;
  undos: number;
  told: number;
  quiet: string[];
  always: boolean;
}

export type View = Record<string, Json>;

/** What a seat is asked; `notes` has one for each option, or none at all. */
export interface Ask {
  prompt: string;
  options: Choice[];
  rule: string;
  args: Atom[];
  optional: boolean;
  notes: (Note | null)[];
}

export type Choice = Atom[];

export type Atom = string | number;

/**
 * What the game says of an option before it is chosen.
 *
 * `reveals`: it can't be taken back. `ends`: it ends a phase or a turn with something left to do.
 * `forgoes`: it gives up a chance to win or to react. `nothing`: it would do nothing. `next`: what
 * comes next.
 */
export interface Note {
  text?: Sentence;
  reveals?: boolean;
  ends?: boolean;
  forgoes?: boolean;
  nothing?: boolean;
  next?: Sentence;
}

/** A sentence of the game: the id of a message, and its arguments by name; some are several. */
export interface Sentence {
  id: string;
  args: Record<string, Atom | Atom[]>;
}

/**
 * Whether the seat may undo, and which people would have to agree.
 *
 * `over`, `reveal` and `others` tell why not. Where it may, `others`: what others chose since
 * is taken back, too; `alone`: it stays.
 */
export interface Undo {
  allowed: boolean;
  needs: Seat[];
  over: boolean;
  reveal: boolean;
  others: boolean;
  alone: boolean;
}

/** How a match ended. */
export interface Outcome {
  winners: Seat[];
  outcomes: ("win" | "loss")[]; // by seat
  reason: string;
  rule: string;
}

/** Something that happened, and what it changed in the view. */
export interface Event {
  n: number;
  kind: string;
  rule: string;
  args: Atom[];
  secret?: Atom[];
  patch?: Patch;
}

/**
 * What changed in a view: rows of a path and the new value; without a value what was there is
 * gone.
 */
export type Patch = ([path: Atom[], value: Json] | [path: Atom[]])[];

/**
 * The match after `count` of its choices.
 *
 * The events from number `since` on came with the last choice, and changed the view `before` by
 * their patches, and at last by `rest`. `told`: the number of events after 0, 1, 2, ... choices.
 */
export interface ReplayStep {
  count: number;
  of: number;
  state: MatchState;
  events: Event[];
  before: View;
  since: number;
  rest: Patch;
  told: number[];
}

/** A match as a viewer may see it; `count` is the number of choices. */
export interface MatchState {
  seat: Seat | null;
  view: View;
  ask: Ask | null;
  waiting: Seat[];
  undo: Undo | null;
  result: Outcome | null;
  count: number;
}

/** How thoroughly the coach is to look at a match. */
export interface ReviewWish {
  depth?: Depth;
}

export type Depth = "quick" | "usual" | "deep";

/**
 * A line of a review: how many decisions are judged, of how many, and points that are new.
 *
 * The points of all lines together are the review, in its order.
 */
export interface ReviewUpdate {
  done: number;
  of: number;
  points: Point[];
}

/**
 * A seat's chance of winning, from what it knew, when it had to decide.
 *
 * `line` is the seat, or -1 where all win or lose together. It decided after `count` choices and
 * `told` events. `chance` is what the best option promised, `after` what the chosen one did, as
 * seen before it. At the end of the match nothing was asked any more: `prompt` is empty, and both
 * are the result. `turn` is there where much has changed since the line's previous point.
 */
export interface Point {
  seat: Seat;
  line: Seat;
  count: number;
  told: number;
  chance: number;
  after: number;
  prompt: string;
  args: Atom[];
  chosen: Choice;
  options: number;
  better: Better[];
  turn: Turn | null;
}

/**
 * An option that promised more than the one that was chosen, and why.
 *
 * `wins`: it may end the match with a win at once. `changes` has the game's counts after it and,
 * as `other`, after the chosen one; where the game has no such counts, `effects` tells what it
 * surely brings. `then` are the seat's own choices that would follow.
 */
export interface Better {
  choice: Choice;
  chance: number;
  wins: boolean;
  changes: Change[];
  effects: Effect[];
  then: Choice[];
}

/** A count of the game now, after a choice and after another one; seat -1: everybody's. */
export interface Change {
  gauge: string;
  seat: Seat;
  before: number;
  after: number;
  other: number;
}

/** Something that a choice surely brings at once. */
export interface Effect {
  n: number;
  kind: string;
  rule: string;
  args: Atom[];
}

/**
 * What turned the match between a seat's previous point and this one: a choice, or what chance
 * brought with it.
 *
 * `change` of the chance of winning in all. `seat` made the choice number `count` (from 0); its
 * events are those from number `since` to `until`. `blunder`: the seat of the line chose worse
 * than it could have, and that was the greater part.
 */
export interface Turn {
  change: number;
  seat: Seat;
  count: number;
  choice: Choice;
  since: number;
  until: number;
  blunder: boolean;
}

/** A new saga. `options` are those of all its games. */
export interface CreateSaga {
  game: string;
  name?: string;
  sight?: Sight;
  options?: Record<string, Json>;
}

export type Sight = "nothing" | "numbers" | "all";

/**
 * A saga from its file, or from a string that another program writes of a world of `game`.
 *
 * `name` is in place of the file's. What is wrong with a string is told in the `language`.
 */
export interface ImportSaga {
  file?: Json;
  game?: string;
  string?: string;
  language?: string;
  name?: string;
}

/** Another name, or another sight; what is left out stays. */
export interface ChangeSaga {
  name?: string | null;
  sight?: Sight | null;
}

/** A saga that goes another way from a game on, which may also be the next one. */
export interface Branch {
  game: number;
  name?: string;
}

/** The table of a saga's next game. `options` are those in which it differs from the others. */
export interface NextGame {
  seats: SeatRequest[];
  options?: Record<string, Json>;
  language?: string;
  public?: boolean;
}

/** A new saga with its owner's token. */
export interface NewSaga {
  saga: string;
  owner: string;
}

/** A saga in a list: how many games are over, and the table of the one that is on. */
export interface SagaCard {
  saga: string;
  game: string;
  name: string;
  created: number;
  games: number;
  table: string | null;
}

/**
 * A saga as its people may see it; `owner`: whether the token is the owner's.
 *
 * `next` is the number of the next game, `table` that of the game that is on; `offered` says for
 * each seat of the next game whose of the last one it is offered to. `world` is the game's own
 * form of the world as it stands, `map` tells it, and `unseen` what lies in decks and archive.
 */
export interface SagaPage {
  saga: string;
  game: string;
  name: string;
  created: number;
  sight: Sight;
  options: Record<string, Json>;
  owner: boolean;
  parent: SagaLink | null;
  branches: SagaLink[];
  next: number;
  table: string | null;
  offered: Seat[];
  games: SagaGame[];
  drift: Drift | null;
  map: Sentence[];
  unseen: Sentence[];
  world: Json;
}

/** Another saga; `game` is the game of the parent from which the branch goes another way. */
export interface SagaLink {
  saga: string;
  name: string;
  game: number;
}

/** A game of a saga: `table` has its replay (null: it was played elsewhere). */
export interface SagaGame {
  number: number;
  players: SagaPlayer[];
  sentences: Sentence[];
  ruler: Sentence;
  page: Json;
  calls: string[];
  table: string | null;
}

/** Who sat at a seat: a name, or the bot's; both are empty where nobody is known. */
export interface SagaPlayer {
  name: string;
  bot: string;
}

/** How the deck changes: each series has a count after each of these games (0: before any). */
export interface Drift {
  after: number[];
  series: Series[];
}

/** The number of cards of one kind in the deck; the kind is a message. */
export interface Series {
  kind: string;
  counts: number[];
}

/**
 * A game of a saga with the world that it left, and the one in which it began: each in the
 * game's own form, and told. `before` is null where the game began by its options.
 */
export interface SagaGamePage {
  number: number;
  players: SagaPlayer[];
  sentences: Sentence[];
  ruler: Sentence;
  page: Json;
  calls: string[];
  table: string | null;
  map: Sentence[];
  map_before: Sentence[];
  before: Json;
  world: Json;
}

export type FromService =
  | TableMessage
  | EventsMessage
  | State
  | Accepted
  | Refused
  | Consent
  | ChatMessage
  | Hint
  | WhyNot
  | Rematch
  | Pong;

/** Who sits where, and the last lines of chat; `you` are the client's own seats. */
export interface TableMessage {
  type: "table";
  table: string;
  game: string;
  options: Record<string, Json>;
  language: string;
  public: boolean;
  next: string | null;
  origin: Origin;
  practice: boolean;
  saga: SagaPlace | null;
  seats: SeatInfo[];
  chat: ChatLine[];
  you: Seat[];
}

/**
 * Events that replace all that the client has from number `since` on.
 *
 * `rest` is what changed in the view after the last of them.
 */
export interface EventsMessage {
  type: "events";
  seat: Seat | null;
  since: number;
  events: Event[];
  rest: Patch;
}

/** The choice is durable. */
export interface Accepted {
  type: "accepted";
  id: number | string | null;
  version: number;
}

/** Nothing changed; `why` is a sentence of the game where a choice is not offered. */
export interface Refused {
  type: "refused";
  id: number | string | null;
  kind: string;
  text: string;
  rule: string | null;
  why: Sentence | null;
}

/** That seat asks to take back; null: it was declined. */
export interface Consent {
  type: "consent";
  seat: Seat | null;
  count: number;
}

/** A new line of chat. */
export interface ChatMessage {
  type: "chat";
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
  notice?: Notice;
}

/** What the bot would choose. */
export interface Hint {
  type: "hint";
  id: number | string | null;
  seat: Seat;
  choice: Choice;
  because: Because;
}

/**
 * Why the bot would choose so: how many options it tried, how its line would go on and to which
 * questions, the next best option and how far it is behind, what the choice surely brings, and
 * what it would change.
 */
export interface Because {
  tried: number;
  then: Choice[];
  asked: Asked[];
  next: Choice | null;
  lead: number;
  events: Event[];
  playouts: Playouts | null;
  changes: Change[];
}

/** A question of a line that the bot thought of. */
export interface Asked {
  prompt: string;
  args: Atom[];
}

/** Matches that were played to their end for each option, and the share of them won. */
export interface Playouts {
  games: number;
  won: number;
  next: number | null;
}

/**
 * The rule that keeps the seat from a choice now, and a sentence; both null where it is open.
 *
 * Nothing was played.
 */
export interface WhyNot {
  type: "why-not";
  id: number | string | null;
  seat: Seat;
  choice: Choice;
  rule: string | null;
  why: Sentence | null;
}

/** The table of the rematch, and the seats there that were made for the client. */
export interface Rematch {
  type: "rematch";
  table: string;
  seats: NewSeat[];
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/**
 * Anything a client may send; what a type does not need stays empty.
 *
 * The first message is `hello`, with the tokens of the client's seats, the number of the next
 * event that it has not seen, and the number of undos that it knows of. Then: `choose` (`count` is
 * the number of choices it has seen), `undo`, `consent`, `chat`, `hint`, `why-not`, `quiet`,
 * `always`, `ping`. The answer repeats the `id`.
 */
export interface FromClient {
  type: string;
  id?: number | string;
  seat?: Seat;
  choice?: Choice;
  count?: number;
  yes?: boolean;
  text?: string;
  trigger?: string;
  on?: boolean;
  token?: string;
  tokens?: string[];
  since?: number;
  undos?: number;
}
