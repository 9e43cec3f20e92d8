/** The printed facts of Inis, as the game serves them: cards, their modes, how tiles touch. */

import type { Facts } from "$kit/contract";
import type { Json } from "$lib/protocol";
import type { Anchor } from "./geometry";

export type Kind = "action" | "advantage" | "epic";

interface ModeFacts {
  season: boolean;
  trigger: string | null;
  icons: string[];
}

interface CardFacts {
  kind: Kind;
  players: number;
  modes: { [mode: string]: ModeFacts };
}

type Touching = [q: number, r: number, o: number, edges: number][];

export class Printed {
  readonly goal: number;
  private readonly cards: { [card: string]: CardFacts };
  private readonly touching: readonly Touching[];

  constructor(facts: Facts) {
    this.goal = Number(facts.goal ?? 6);
    this.cards = (facts.cards ?? {}) as Json as unknown as { [card: string]: CardFacts };
    this.touching = (facts.touching ?? []) as unknown as Touching[];
  }

  /** The card's type; a card that is not printed is taken for an Epic Tale. */
  kind(card: string): Kind {
    return this.cards[card]?.kind ?? "epic";
  }

  /** Whether a way to play the card takes a turn of the season; the others are reactions. */
  isSeason(card: string, mode: string): boolean {
    return this.cards[card]?.modes[mode]?.season ?? false;
  }

  /** What a mode of the card answers, if it is a reaction. */
  trigger(card: string, mode: string): string | null {
    return this.cards[card]?.modes[mode]?.trigger ?? null;
  }

  /** How many cell edges two tiles share. */
  sharedEdges(one: Anchor, other: Anchor): number {
    const [q, r] = [other[0] - one[0], other[1] - one[1]];
    const found = this.touching[one[2]]?.find((at) => at[0] === q && at[1] === r && at[2] === other[2]);
    return found?.[3] ?? 0;
  }
}

const read = new WeakMap<Facts, Printed>();

/** The facts, read once however many drawings ask for them. */
export function printed(facts: Facts): Printed {
  const made = read.get(facts) ?? new Printed(facts);
  read.set(facts, made);
  return made;
}
