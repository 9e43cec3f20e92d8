/** The powers of sites as signs in a row: when it acts, and what it gives; the whole text is one tap away. */

import { SIGNS, type SignName } from "./signs";
import { type Suit, SUITS } from "./suits";
import type { TokenKind } from "./printed";

const TOKENS: readonly string[] = ["favor", "secret", "dark-secret", "burnt-favor", "burnt-secret"];

const POWERS: Readonly<Record<string, string>> = {
  mine: "wake favor",
  salt_flats: "wake favor / secret",
  fertile_valley: "hearth → favor",
  barren_coast: "sail 1",
  lush_coast: "sail 1",
  rocky_coast: "sail 1",
  plains: "attack +1",
  mountain: "attack −1",
  river: "muster +1",
  steppe: "nomad → secret",
  marshes: "search −1",
  wastes: "discord → relic",
  narrow_pass: "gate",
  charming_valley: "travel +1",
  deep_woods: "beast → relic",
  standing_stones: "arcane → secret",
  ancient_city: "order → 2 muster",
  drowned_city: "wake secret",
  great_slum: "discard play",
  buried_giant: "dark-secret → travel 0",
  the_tribunal: "scales",
  shrouded_wood: "travel 2",
  the_hidden_place: "locked dark-secret",
};

export type Part =
  | { sign: SignName }
  | { suit: Suit }
  | { token: TokenKind }
  | { text: string };

function part(word: string): Part {
  if (word in SIGNS) return { sign: word as SignName };
  if ((SUITS as readonly string[]).includes(word)) return { suit: word as Suit };
  return TOKENS.includes(word) ? { token: word as TokenKind } : { text: word };
}

const parts = (words: string): Part[] => words.split(" ").filter(Boolean).map(part);

/** The power of a site; nothing for one whose power has no signs. */
export function powerOf(site: string): Part[] {
  return parts(POWERS[site] ?? "");
}

/** What a relic there costs: "3-nomad" is favor to that bank; "FF", "S" are burned. */
export function priceOf(price: string | null): Part[] {
  if (!price) return [];
  const [count = "", suit] = price.split("-");
  if (suit) return parts(`${count} favor → ${suit}`);
  return parts([...price].map((letter) => (letter === "F" ? "burnt-favor" : "burnt-secret")).join(" "));
}
