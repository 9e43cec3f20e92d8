/** What a question means on the island: which piece, card or space stands for which option. */

import type { Ask, Choice, Seat } from "$lib/protocol";
import { slotsOfChoice } from "$lib/signatures";
import type { Words } from "$lib/words";
import type { GrowthAction, Printed } from "./printed";
import type { HorizonsView } from "./view";

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
 * A Push names where the piece goes and the question where it stands; a question that names where
 * they are carried to is of a Power, and they stand in the land it is used in.
 */
export function piecesAsked(
  ask: Ask | null,
  words: Words,
  work: HorizonsView["work"],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (!ask || !words.game) return found;
  const here = landOfAsk(ask, words.game.prompts, work);
  for (const option of ask.options) addPiece(found, option, words.game.verbs, here);
  return found;
}

function landOfAsk(ask: Ask, prompts: Verbs, work: HorizonsView["work"]): string {
  if (ask.prompt === "carry-dahan") return work?.land ?? "";
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

/** The lands in which options name a land or a piece. */
export function landsAsked(ask: Ask | null, words: Words, work: HorizonsView["work"]): string[] {
  const verbs = words.game?.verbs ?? {};
  const named = (ask?.options ?? []).flatMap((option) =>
    slotsOfChoice(verbs, option).map(({ key }) => key),
  );
  const lands = named.filter((key) => key.startsWith("land:")).map((key) => key.slice("land:".length));
  const pieces = [...piecesAsked(ask, words, work).keys()].map((key) => key.split(" ")[0] ?? "");
  return [...new Set([...lands, ...pieces])];
}

/** The board of the lands among these things; "all" if they are of several, "" if there are none. */
export function boardOf(atoms: Iterable<string>, { lands }: HorizonsView): string {
  const named = [...atoms].map((key) => lands[key.replace(/^land:/, "")]?.board);
  const [first = "", ...others] = new Set(named.filter((board) => board !== undefined));
  return others.length ? "all" : first;
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

/** The Power that a question is about: the one it names, else the one that is carried out. */
export function powerAsking(ask: Ask | null, prompts: Verbs, work: HorizonsView["work"]): string {
  const named = (prompts[ask?.prompt ?? ""] ?? "").split(" ").indexOf("power");
  return String(ask?.args[named] ?? work?.power ?? "");
}

/** The thresholds of the Power that asks which its user meets, without those that are declined. */
export function tiersAsked(power: string, view: HorizonsView, seat: Seat | null): readonly number[] {
  const { work, spirits } = view;
  return work?.power === power ? work.tiers : (spirits[seat ?? -1]?.thresholds[power] ?? []);
}

/** H-18.7: that thresholds of the Power that asks have been declined for this use, in words. */
export function leftOut(power: string, { work }: HorizonsView, printed: Printed, words: Words): string {
  const declined = work?.power === power ? work.declined : [];
  if (!declined.length) return "";
  const number = (printed.powers[power]?.tiers.length ?? 0) > 1 ? declined.length : 0;
  return words.text("tiers-left-out", { number, tiers: declined.join(", ") });
}
