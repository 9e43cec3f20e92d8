/**
 * What the service and the client say to each other: docs/reference/protocol.md.
 *
 * The types are made of the service's own (messages.ts). Here they get the client's names, and lack
 * what the client's own questions and hints may lack.
 */

import type * as said from "./messages";

export type {
  Atom,
  Change,
  ChatLine,
  Choice,
  Event as GameEvent,
  GameCard as GameInfo,
  GameOption,
  Json,
  LobbyTable,
  Note,
  Notice,
  Origin,
  Outcome as Result,
  Patch,
  Playouts,
  Rule,
  SagaCard,
  SagaGame,
  SagaGamePage,
  SagaPage,
  Seat,
  SeatInfo,
  Sentence,
  Sight,
  Undo,
  View,
} from "./messages";

export type Language = "en" | "ru" | "uk";

export const LANGUAGES: readonly Language[] = ["en", "ru", "uk"];

/** A type whose named fields may be left out. */
type Lacking<Whole, Key extends keyof Whole> = Omit<Whole, Key> & Partial<Pick<Whole, Key>>;

/** What a message says, without what it is and which one it answers. */
type Said<Message> = Omit<Message, "type" | "id">;

/** The client numbers its messages, so an answer has a number; a refusal may answer none of them. */
type Numbered<Message> = Message extends said.Refused
  ? Omit<Message, "id"> & { id: number | null }
  : Message extends { id: unknown }
    ? Omit<Message, "id"> & { id: number }
    : Message;

/** A question of the service, or one that the client puts together itself. */
export type Ask = Lacking<said.Ask, "notes">;

/** A match as the table tells of it, or as it was at a step of a replay. */
export type StateMessage = Omit<said.MatchState, "ask"> &
  Partial<Omit<Said<said.State>, keyof said.MatchState>> & { ask: Ask | null };

export type TableInfo = Said<said.TableMessage>;
export type EventsMessage = Said<said.EventsMessage>;
export type Refusal = Said<said.Refused>;
export type WhyNot = Said<said.WhyNot>;
export type Hint = Omit<Said<said.Hint>, "because"> & { because?: Partial<said.Because> };
export type NewSeat = Lacking<said.NewSeat, "kind">;
export type NewTable = Omit<said.NewTable, "seats"> & { seats: NewSeat[] };
export type ServerMessage = Numbered<said.FromService>;
