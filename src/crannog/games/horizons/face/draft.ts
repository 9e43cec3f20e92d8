/**
 * What planned cards would cost and give: cards that are chosen in this browser and not yet played.
 *
 * The game can't tell, for it does not know of them. What it tells of a Spirit as it is (elements,
 * thresholds met, what each one lacks) is taken as it is; here the printed costs and elements of the
 * planned cards are added to it, and nothing else. All that is drawn of a plan comes from here.
 */

import type { Counts, Element, Power, Printed } from "./printed";
import type { SpiritView } from "./view";

/** A threshold: met by what the Spirit has, by that and the planned cards, or not. */
export interface Tier {
  readonly need: Counts;
  readonly lacks: Counts; // a card in hand counts its own elements
  readonly state: "met" | "planned" | "not";
}

export function costOf(cards: readonly string[], printed: Printed): number {
  return cards.reduce((sum, card) => sum + (printed.powers[card]?.cost ?? 0), 0);
}

/** A Spirit's elements, with those of the planned cards. */
export function elementsWith(
  spirit: SpiritView,
  cards: readonly string[],
  printed: Printed,
): Record<Element, number> {
  const counts = { ...spirit.elements };
  for (const [element, count] of given(cards, printed)) counts[element] += count;
  return counts;
}

/** The thresholds of a Power that nobody has. */
export function plainTiers(power: Power): Tier[] {
  return power.tiers.map((need) => ({ need, lacks: need, state: "not" }));
}

/** The thresholds of one of a Spirit's Powers, with planned cards. */
export function tiersOf(
  power: string,
  spirit: SpiritView,
  cards: readonly string[],
  printed: Printed,
): Tier[] {
  const facts = printed.powers[power];
  if (!facts) return [];
  const known = spirit.lacks[power];
  if (!known) return plainTiers(facts);
  const met = spirit.thresholds[power] ?? [];
  const gained = given(cards.filter((card) => card !== power), printed);
  const held = spirit.hand.includes(power) && !cards.includes(power); // and not even planned
  return facts.tiers.map((need, n) => {
    if (met.includes(n + 1)) return { need, lacks: {}, state: "met" };
    const lacks = without(known[n] ?? need, gained);
    return { need, lacks, state: held || Object.keys(lacks).length ? "not" : "planned" };
  });
}

/** The numbers of those that are met or planned, from 1. */
export function reached(tiers: readonly Tier[]): number[] {
  return tiers.flatMap(({ state }, n) => (state === "not" ? [] : [n + 1]));
}

/** The elements that cards give. */
function given(cards: readonly string[], printed: Printed): Map<Element, number> {
  const counts = new Map<Element, number>();
  for (const card of cards) {
    for (const element of printed.powers[card]?.elements ?? []) {
      counts.set(element, (counts.get(element) ?? 0) + 1);
    }
  }
  return counts;
}

/** What is still lacking when these elements have come. */
function without(lacks: Counts, gained: ReadonlyMap<Element, number>): Counts {
  const left = (Object.entries(lacks) as [Element, number][])
    .map(([element, count]): [Element, number] => [element, count - (gained.get(element) ?? 0)])
    .filter(([, count]) => count > 0);
  return Object.fromEntries(left);
}
