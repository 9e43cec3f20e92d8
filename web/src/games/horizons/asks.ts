/** What a question means on the island: which piece, card or space stands for which option. */

import type { Ask, Choice, GameEvent, Seat } from "../../lib/protocol";
import { slotsOfChoice } from "../../lib/signatures";
import type { Words } from "../../lib/words";
import type { GrowthAction } from "./facts";

type Verbs = Readonly<Record<string, string>>;

/** The keys of an option, each by its argument's own name: they mean exactly this option. */
export function keysOf(words: Words, choice: Choice): string[] {
  return slotsOfChoice(words.game?.verbs ?? {}, choice).map((slot) => slot.own);
}

export function pieceKey(land: string, piece: string, damage: number): string {
  return `${land} ${piece} ${damage}`;
}

/**
 * The pieces that options name: where each one stands, and the keys to pick for it.
 *
 * A Push names where the piece goes and the question where it stands; for a Power that carries
 * Dahan away they stand in the land it was used in.
 */
export function piecesAsked(
  ask: Ask | null,
  words: Words,
  events: readonly GameEvent[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (!ask || !words.game) return found;
  const here = landOfAsk(ask, words.game.prompts, events);
  for (const option of ask.options) addPiece(found, option, words.game.verbs, here);
  return found;
}

function landOfAsk(ask: Ask, prompts: Verbs, events: readonly GameEvent[]): string {
  if (ask.prompt === "carry-dahan") {
    const used = events.findLast((event) => event.kind === "uses-in-land");
    return String(used?.args[2] ?? "");
  }
  const at = (prompts[ask.prompt] ?? "").split(" ").indexOf("land");
  return at < 0 ? "" : String(ask.args[at] ?? "");
}

function addPiece(
  found: Map<string, string[]>,
  option: Choice,
  verbs: Verbs,
  here: string,
): void {
  const slots = slotsOfChoice(verbs, option);
  const value = (name: string) => {
    const slot = slots.find((one) => one.name === name);
    return slot?.own.slice(name.length + 1);
  };
  const piece = value("piece");
  if (piece === undefined) return;
  const own = option[0] === "push" ? undefined : value("land");
  const keys = slots
    .filter(({ name }) => name === "piece" || name === "damage" || (name === "land" && own))
    .map((slot) => slot.own);
  const damage = value("damage");
  const damages = damage === undefined ? [0, 1, 2, 3, 4, 5] : [Number(damage)];
  for (const taken of damages) found.set(pieceKey(own ?? here, piece, taken), keys);
}

/** The keys that a click on a Power means: its plain use where fewer thresholds are offered too. */
export function powerKeys(ask: Ask | null, power: string): string[] {
  const verbs = (ask?.options ?? [])
    .filter((option) => option[1] === power)
    .map((option) => String(option[0]));
  const plain = verbs.find((verb) => verb === "use" || verb === "repeat");
  return verbs.length > 1 && plain ? [`power:${power}`, `verb:${plain}`] : [`power:${power}`];
}

/** The Powers that a question offers and nobody holds yet: drawn cards to take. */
export function offered(ask: Ask | null): string[] {
  return (ask?.options ?? []).filter(([verb]) => verb === "take").map(([, power]) => String(power));
}

/** The option that means this action of the chosen Growth, if it can come next. */
export function growthOption(ask: Ask | null, action: GrowthAction): Choice | null {
  const found = ask?.options.find(
    ([verb, amount, ...terrains]) =>
      verb === `grow-${action.action}` &&
      (amount === undefined || amount === action.amount) &&
      terrains.join() === action.terrains.join(),
  );
  return found ?? null;
}

/** Questions that a Power asks while it works, and that do not name it. */
const OF_POWERS = new Set([
  "damage",
  "damage-one-each",
  "bonus-damage",
  "bonus-damage-in",
  "destroy",
  "replace",
  "downgrade",
  "remove",
  "gather",
  "push",
  "carry-dahan",
]);
const USES = new Set(["uses-in-land", "uses-on-spirit", "repeats"]);

/** The Power that asks: the one the question names, else the last one used by the seat or on it. */
export function powerAsking(
  ask: Ask | null,
  phase: string,
  prompts: Verbs,
  events: readonly GameEvent[],
  seat: Seat | null,
): string {
  if (!ask) return "";
  const named = (prompts[ask.prompt] ?? "").split(" ").indexOf("power");
  if (named >= 0) return String(ask.args[named] ?? "");
  if (!OF_POWERS.has(ask.prompt) || (phase !== "fast" && phase !== "slow")) return "";
  const used = events.findLast(
    ({ kind, args }) =>
      USES.has(kind) && (args[0] === seat || (kind === "uses-on-spirit" && args[2] === seat)),
  );
  return String(used?.args[1] ?? "");
}
