/** The tables of a guide: made from a chapter's position, then given over to bots. */

import { api, Problem, type SeatWish } from "../lib/api";
import { usualBot } from "../lib/lobby";
import type { GameInfo, NewTable, Seat } from "../lib/protocol";
import { type Chapter, ME, type Tour } from "./guide";

const UNGUIDED = ["NoTour", "UnknownGame"];

/** A game's guide; null if it has none. */
export async function tourOf(game: string): Promise<Tour | null> {
  try {
    return await api.tour(game);
  } catch (error) {
    if (error instanceof Problem && UNGUIDED.includes(error.kind)) return null;
    throw error;
  }
}

/** A table in the chapter's position; all seats belong to this browser. */
export function makeTable(chapter: Chapter, name: string): Promise<NewTable> {
  const seats = Array.from({ length: chapter.seats }, (_, seat): SeatWish => {
    return seat === ME ? { kind: "me", name } : { kind: "hotseat" };
  });
  return api.import({ scenario: chapter.scenario, seats });
}

/** Whether the service still has the table. */
export async function isThere(made: NewTable): Promise<boolean> {
  try {
    await api.table(made.table, tokenOf(made, ME));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status !== 0) return false;
    throw error;
  }
}

/** The same table as the learner's own match: bots take the other seats. */
export async function giveToBots(made: NewTable, game: GameInfo): Promise<NewTable> {
  const bot = usualBot(game.bots);
  for (const { seat } of made.seats) {
    if (seat === ME) continue;
    await api.changeSeat(made.table, made.owner ?? "", seat, { kind: "bot", bot });
  }
  return { ...made, seats: made.seats.filter(({ seat }) => seat === ME) };
}

export function tokenOf(made: NewTable, seat: Seat): string {
  return made.seats.find((one) => one.seat === seat)?.token ?? "";
}

export function othersOf(made: NewTable): Record<Seat, string> {
  const others = made.seats.filter(({ seat, token }) => seat !== ME && token);
  return Object.fromEntries(others.map(({ seat, token }) => [seat, token ?? ""]));
}
