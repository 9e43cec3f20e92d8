/** The printed facts of Oath, as the game serves them: cards, sites, suits. */

import type { Facts } from "$kit/contract";
import type { Words } from "$lib/words";
import type { Suit } from "./suits";

export type Kind = "denizen" | "edifice" | "ruin" | "vision" | "relic" | "banner";

export interface CardFacts {
  kind: Kind;
  suit: Suit | null;
  place: "site" | "adviser" | null; // where alone it may be played
  locked: boolean;
  dice: number; // defence dice of a relic
  costs: string[]; // in letters: f and s placed, F and S burned, t turned
  goal: string | null; // of a Vision
  access: "any" | "ruler" | null; // who may use it at a site: also those who are there, or its ruler alone
  rule: string; // of its power, or of its kind
  rulings: string[]; // all other rules that apply to it
}

export interface SiteFacts {
  capacity: number;
  relics: number;
  favor: number;
  secrets: number;
  price: string | null; // of a relic there
}

const UNKNOWN: CardFacts = {
  kind: "denizen",
  suit: null,
  place: null,
  locked: false,
  dice: 0,
  costs: [],
  goal: null,
  access: null,
  rule: "",
  rulings: [],
};

export function cardFacts(facts: Facts, card: string): CardFacts {
  return (facts.cards as unknown as Record<string, CardFacts> | undefined)?.[card] ?? UNKNOWN;
}

export function siteFacts(facts: Facts, site: string): SiteFacts | null {
  return (facts.sites as unknown as Record<string, SiteFacts> | undefined)?.[site] ?? null;
}

/** What a card is, where alone it may lie, whether it can leave, in words. */
export function signsOf({ kind, suit, place, locked, dice }: CardFacts, words: Words): string[] {
  return [
    suit ? words.text(`suit-${suit}`) : "",
    kind === "denizen" ? "" : words.text(`board-kind-${kind}`),
    place ? words.text(`board-only-${place}`) : "",
    locked ? words.text("board-locked") : "",
    dice ? words.text("board-dice", { count: dice }) : "",
  ].filter(Boolean);
}

const TOKENS = { f: "favor", s: "secret", F: "burnt-favor", S: "burnt-secret", t: "dark-secret" } as const;
export type TokenKind = (typeof TOKENS)[keyof typeof TOKENS];

/** The tokens of a cost, those of a kind together. */
export function countedTokens(cost: string): { token: TokenKind; count: number }[] {
  return Object.entries(TOKENS).flatMap(([letter, token]) => {
    const count = cost.split(letter).length - 1;
    return count ? [{ token, count }] : [];
  });
}
