/** What the lobby's form holds, and what it makes of it. */

import type { SeatWish } from "./api";
import type { GameInfo, GameOption, Json } from "./protocol";
import type { Words } from "./words";

export type SeatKind = SeatWish["kind"];

export interface SeatRow {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** The strongest bot, which is the last one that is not "random". */
export function bestBot(bots: readonly string[]): string {
  return bots.findLast((bot) => bot !== "random") ?? bots[0] ?? "";
}

/** Me and bots: what most people want first. */
export function freshRows(game: GameInfo, seats: number, name: string): SeatRow[] {
  const bot = bestBot(game.bots);
  return Array.from({ length: seats }, (_, i) => ({
    kind: i === 0 ? "me" : "bot",
    name: i === 0 ? name : "",
    bot,
  }));
}

/** The rows for another number of seats; what was set stays. */
export function resized(rows: SeatRow[], game: GameInfo, seats: number, name: string): SeatRow[] {
  return freshRows(game, seats, name).map((row, i) => rows[i] ?? row);
}

export function wishes(rows: readonly SeatRow[]): SeatWish[] {
  return rows.map(({ kind, name, bot }) => {
    if (kind === "bot") return { kind, bot };
    return kind === "open" ? { kind } : { kind, name };
  });
}

/** The word that a value of an option goes by: its message's attribute. */
export function valueWord(value: Json): string {
  return value === null ? "none" : String(value).toLowerCase();
}

/** A value of an option in words. */
export function optionValue(
  name: string,
  value: Json,
  words: Words,
  plain: { yes: string; no: string },
): string {
  const message = `option-${name}`;
  for (const word of [String(value), valueWord(value)]) {
    if (words.has(message, word)) return words.text(`${message}.${word}`);
  }
  if (typeof value === "boolean") return value ? plain.yes : plain.no;
  return String(value);
}

/** A bot by its strength. */
export function botName(bot: string, words: Words): string {
  const id = `web-strength-${bot}`;
  return words.has(id) ? words.text(id) : bot;
}

/** Only what differs from the defaults. */
export function changedOptions(
  game: GameInfo,
  values: Readonly<Record<string, Json>>,
): { [name: string]: Json } {
  const changed: { [name: string]: Json } = {};
  for (const option of game.options) {
    const value = values[option.name];
    if (value !== undefined && value !== option.default) changed[option.name] = value;
  }
  return changed;
}

export function isYesNo(option: GameOption): boolean {
  return option.values.length === 2 && option.values.every((value) => typeof value === "boolean");
}

/** What a file holds that somebody wants to go on with. */
export interface Import {
  game: string;
  seats: number;
  save?: string;
  scenario?: string;
}

/**
 * A save (JSON, kept as its text) or a scenario (YAML); "seat" if it is what one seat knew while a
 * match ran, which can't be played on; null if it is none of these.
 */
export function readImport(text: string): Import | "seat" | null {
  try {
    const save = JSON.parse(text) as { game?: unknown; seats?: unknown } | null;
    if (save && typeof save === "object" && "crannog-seat" in save) return "seat";
    if (!save || typeof save.game !== "string" || typeof save.seats !== "number") return null;
    return { game: save.game, seats: save.seats, save: text };
  } catch {
    const game = /^game:\s*["']?([\w-]+)/m.exec(text)?.[1];
    const seats = Number(/^seats:\s*(\d+)/m.exec(text)?.[1]);
    return game && seats ? { game, seats, scenario: text } : null;
  }
}
