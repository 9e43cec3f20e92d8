/**
 * A hint's reasons as sentences: what changes for whom or what it compares with, how it goes on, and,
 * where no count changes, what comes of it at once, unless that only says the option again.
 */

import type { Ask, Change, Choice, GameEvent, Hint, Playouts } from "./protocol";
import { slotsOf, slotsOfChoice } from "./signatures";
import { t } from "./t";
import type { Args, Words } from "./words";

export interface Reason {
  id: string;
  args: Args;
}

/** A lead that is worth the word "clearly". */
const CLEAR = 1.5;
const MOST_STEPS = 4;
const UNASKED: Ask = { prompt: "", options: [], rule: "", args: [], optional: false };

type Asked = Pick<Ask, "prompt" | "args">;

export function hintReasons(hint: Hint, words: Words): Reason[] {
  const { tried = 0, then = [], next = null, lead = 0, events = [] } = hint.because ?? {};
  const { asked = [], playouts = null, changes = [] } = hint.because ?? {};
  const reasons: Reason[] = [];
  if (changes.length) {
    reasons.push(changed(changes, next, words));
  } else if (playouts) {
    reasons.push(playedOut(playouts, next, words));
  } else if (next && lead > 0) {
    const id = lead >= CLEAR ? "web-hint-clearly" : "web-hint-slightly";
    reasons.push({ id, args: { count: tried, next: words.option(next) } });
  } else if (tried > 1) {
    reasons.push({ id: "web-hint-even", args: { count: tried } });
  }
  if (then.length) {
    const steps = then.map((choice, i) => stepOf(choice, asked[i], words)).filter(Boolean);
    const options = steps.slice(0, MOST_STEPS).join("; ");
    if (options) reasons.push({ id: "web-hint-then", args: { options } });
  }
  if (events.length && !changes.length && !saysAgain(events, hint.choice, words)) {
    reasons.push({ id: "web-hint-events", args: { events: events.map(told(words)).join(" ") } });
  }
  return reasons;
}

/** Whether it is one event that names no more than the option does, and players. */
function saysAgain(events: readonly GameEvent[], choice: Choice, { game }: Words): boolean {
  const [event, ...others] = events;
  if (!event || others.length || !game) return false;
  const named = slotsOfChoice(game.verbs, choice).map((slot) => slot.key);
  const [open = "", secret = ""] = (game.events[event.kind] ?? "").split("|");
  const told = [...slotsOf(open, event.args), ...slotsOf(secret, event.secret ?? [])];
  return told.every(({ key }) => key.startsWith("seat:") || named.includes(key));
}

/** What changes for whom, against the next best option. */
function changed(changes: readonly Change[], next: Choice | null, words: Words): Reason {
  const args = { changes: changesTold(changes, next !== null, words) };
  const compares = next && changes.some(({ after, other }) => after !== other);
  if (!compares) return { id: "web-hint-changes", args };
  return { id: "web-hint-changes-next", args: { ...args, next: words.option(next) } };
}

/**
 * The game's counts as they would be, player by player; `compared`: in brackets as they would be
 * otherwise.
 */
export function changesTold(changes: readonly Change[], compared: boolean, words: Words): string {
  const seats = [...new Set(changes.map(({ seat }) => seat))];
  const told = seats.map((seat) => {
    const rows = changes.filter((one) => one.seat === seat).map((one) => rowOf(one, compared, words));
    return `${whose(seat, words)}${rows.join(", ")}`;
  });
  return told.join("; ");
}

/** Before a player's counts; those of the table are nobody's. */
function whose(seat: number, words: Words): string {
  if (seat < 0) return "";
  return `${words.isReader(seat) ? t("web-hint-you") : words.seat(seat)}: `;
}

function rowOf({ gauge, before, after, other }: Change, compared: boolean, words: Words): string {
  const instead = compared && other !== after ? ` (${other})` : "";
  const count = before === after ? after : `${before} → ${after}`;
  return `${words.text(`gauge-${gauge}`)} ${count}${instead}`;
}

/** How many of the matches that were played to their end were won, and after the next best option. */
function playedOut({ games, won, next }: Playouts, other: Choice | null, words: Words): Reason {
  const args = { games, won: percent(won) };
  if (!other || next === null) return { id: "web-hint-playouts", args };
  const compared = { ...args, next: words.option(other), other: percent(next) };
  return { id: "web-hint-playouts-next", args: compared };
}

const percent = (share: number) => Math.round(share * 100);

/** A step; where its words begin with a thing and say no deed, with its question, or nothing. */
export function stepOf(choice: Choice, asked: Asked | undefined, words: Words): string {
  const option = words.option(choice);
  const bare = words.atom(`verb:${choice[0]}`).startsWith("…");
  if (!bare) return option;
  return asked ? `${words.prompt({ ...UNASKED, ...asked })} ${option}` : "";
}

const told = (words: Words) => (event: Parameters<Words["event"]>[0]) => words.event(event);
