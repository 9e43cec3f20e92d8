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

export const KINDS: readonly SeatKind[] = ["me", "bot", "open", "hotseat"];
const LEVELS: readonly string[] = ["easy", "normal", "hard"];

/** Whether the bot is a level of play; the others are there for those who study bots. */
export function isLevel(bot: string): boolean {
  return LEVELS.includes(bot);
}

/** The bot that is put on a seat until somebody chooses another: the first level. */
export function usualBot(bots: readonly string[]): string {
  return bots.find(isLevel) ?? bots[0] ?? "";
}

/** Me and bots: what most people want first. */
export function freshRows(game: GameInfo, seats: number, name: string): SeatRow[] {
  const bot = usualBot(game.bots);
  return Array.from({ length: seats }, (_, i) => ({
    kind: i === 0 ? "me" : "bot",
    name: i === 0 ? name : "",
    bot,
  }));
}

/** The seats of an earlier table of the game; null where they can't be had any more. */
export function asBefore(before: readonly SeatRow[], game: GameInfo, name: string): SeatRow[] | null {
  const known = ({ kind, bot }: SeatRow) => KINDS.includes(kind) && game.bots.includes(bot);
  if (!game.seats.includes(before.length) || !before.every(known)) return null;
  return before.map((row) => ({ ...row, name: row.kind === "me" ? name : row.name }));
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

/** The options that so many seats can't do without, with the values that make it possible. */
export function neededBy(game: GameInfo, seats: number): Readonly<Record<string, Json>> {
  return game.needs[String(seats)] ?? {};
}

/** The options that some number of seats needs: each game of a saga is asked for them anew. */
export function askedAnew(game: GameInfo): GameOption[] {
  const names = new Set(Object.values(game.needs).flatMap((needed) => Object.keys(needed)));
  return game.options.filter(({ name }) => names.has(name));
}

/** The options for another number of seats: what it needs is set, what the last one needed is not. */
export function optionsFor(
  game: GameInfo,
  values: Readonly<Record<string, Json>>,
  seats: number,
  before: number,
): Record<string, Json> {
  const made: Record<string, Json> = { ...values };
  for (const { name, default: usual } of game.options) if (name in neededBy(game, before)) made[name] = usual;
  return { ...made, ...neededBy(game, seats) };
}

/** An option without its default, which so many seats can't be played with. */
export function withoutDefault(option: GameOption): GameOption {
  return { ...option, values: option.values.filter((value) => value !== option.default) };
}

export function isYesNo(option: GameOption): boolean {
  return option.values.length === 2 && option.values.every((value) => typeof value === "boolean");
}

/** What a file holds that somebody wants to go on with. */
export interface Import {
  game: string;
  seats: number;
  options?: Record<string, Json>; // of a save
  save?: string;
  scenario?: string;
}

/**
 * A save (JSON, kept as its text) or a scenario (YAML); "saga" if it is the file of a saga, "seat" if
 * it is what one seat knew while a match ran, which can't be played on; null if it is none of these.
 */
export function readImport(text: string): Import | "saga" | "seat" | null {
  try {
    const save = JSON.parse(text) as { game?: unknown; seats?: unknown; options?: Record<string, Json> } | null;
    if (save && typeof save === "object" && "crannog-seat" in save) return "seat";
    if (save && typeof save === "object" && "crannog-saga" in save) return "saga";
    if (!save || typeof save.game !== "string" || typeof save.seats !== "number") return null;
    return { game: save.game, seats: save.seats, options: save.options ?? {}, save: text };
  } catch {
    const game = /^game:\s*["']?([\w-]+)/m.exec(text)?.[1];
    const seats = Number(/^seats:\s*(\d+)/m.exec(text)?.[1]);
    return game && seats ? { game, seats, scenario: text } : null;
  }
}
