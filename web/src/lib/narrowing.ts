/**
 * Click to narrow: an ask's options, and what has been picked of them so far.
 *
 * Picking a thing keeps the options that name it. Where an option names two things of a kind, the
 * first one picked is the first one named, unless that leaves nothing; things of a list (`cards*`)
 * have no order.
 */

import type { Atom, Choice } from "./protocol";
import { type Slot, slotsOfChoice, splitKey } from "./signatures";

type Verbs = Readonly<Record<string, string>>;

/** An option that is still possible, with the slots that picks have taken. */
interface Candidate {
  index: number;
  slots: Slot[];
  taken: number; // bits
}

export class Narrowing {
  private constructor(
    readonly options: readonly Choice[],
    readonly picked: readonly string[],
    private readonly steps: readonly (readonly Candidate[])[],
  ) {}

  static of(options: readonly Choice[], verbs: Verbs): Narrowing {
    const all = options.map((option, index) => ({
      index,
      slots: slotsOfChoice(verbs, option),
      taken: 0,
    }));
    return new Narrowing(options, [], [all]);
  }

  private get candidates(): readonly Candidate[] {
    return this.steps[this.steps.length - 1] ?? [];
  }

  /** The places of the options that are left, in the ask's order. */
  get left(): number[] {
    return this.candidates.map((candidate) => candidate.index);
  }

  /** The option, if exactly one is left. */
  get only(): Choice | null {
    const [first, second] = this.candidates;
    return first && !second ? (this.options[first.index] ?? null) : null;
  }

  /** The keys worth picking: each leaves some option, and fewer than now. */
  get pickable(): Set<string> {
    const keys = new Set<string>();
    const tried = new Set<string>();
    const total = this.candidates.length;
    for (const candidate of this.candidates) {
      candidate.slots.forEach((slot, i) => {
        if (candidate.taken & (1 << i)) return;
        for (const key of [slot.key, slot.own]) {
          if (tried.has(key)) continue;
          tried.add(key);
          if (total === 1 || keep(this.candidates, key).length < total) keys.add(key);
        }
      });
    }
    return keys;
  }

  /** The option that these things stand for: of those left, the only one that names them all. */
  alone(keys: readonly string[]): Choice | null {
    if (!keys.length) return null;
    const [first, second] = keys.reduce(keep, this.candidates);
    return first && !second ? (this.options[first.index] ?? null) : null;
  }

  /** Whether any option that is left names the thing. */
  names(key: string): boolean {
    return keep(this.candidates, key).length > 0;
  }

  /** One more thing picked; itself if no option would be left. */
  pick(key: string): Narrowing {
    const kept = keep(this.candidates, key);
    if (!kept.length) return this;
    return new Narrowing(this.options, [...this.picked, key], [...this.steps, kept]);
  }

  /** One step back. */
  back(): Narrowing {
    if (!this.picked.length) return this;
    return new Narrowing(this.options, this.picked.slice(0, -1), this.steps.slice(0, -1));
  }

  /** Back to the first `length` picks. */
  backTo(length: number): Narrowing {
    return new Narrowing(
      this.options,
      this.picked.slice(0, length),
      this.steps.slice(0, length + 1),
    );
  }

  /** Without that pick; the others stay as far as they still fit. */
  without(key: string): Narrowing {
    const at = this.picked.lastIndexOf(key);
    if (at < 0) return this;
    let rest = this.backTo(at);
    for (const later of this.picked.slice(at + 1)) rest = rest.pick(later);
    return rest;
  }
}

/** The candidates in which the key finds a free slot; those where it comes in order are better. */
function keep(candidates: readonly Candidate[], key: string): Candidate[] {
  const inOrder: Candidate[] = [];
  const anywhere: Candidate[] = [];
  for (const candidate of candidates) {
    const at = freeSlot(candidate, key);
    if (at < 0) continue;
    const kept = { ...candidate, taken: candidate.taken | (1 << at) };
    anywhere.push(kept);
    if (isNext(candidate, at, key)) inOrder.push(kept);
  }
  return inOrder.length ? inOrder : anywhere;
}

function freeSlot(candidate: Candidate, key: string): number {
  return candidate.slots.findIndex(
    (slot, i) => !(candidate.taken & (1 << i)) && (slot.key === key || slot.own === key),
  );
}

/** Whether the slot is the first free one of its kind, or the key named it exactly. */
function isNext(candidate: Candidate, at: number, key: string): boolean {
  const slot = candidate.slots[at] as Slot;
  if (slot.listed || slot.key !== key) return true;
  const [kind] = splitKey(key);
  const first = candidate.slots.findIndex(
    (other, i) => !(candidate.taken & (1 << i)) && splitKey(other.key)[0] === kind,
  );
  return first === at;
}

/**
 * A choice that would name the thing, to ask the service why it is not offered: an option with
 * the thing in the place of another one of its kind.
 */
export function wouldBe(options: readonly Choice[], verbs: Verbs, key: string): Choice | null {
  const [kind, value] = splitKey(key);
  for (const option of options) {
    const names = (verbs[String(option[0])] ?? "").split(" ").filter(Boolean);
    const at = slotsOfChoice(verbs, option).findIndex((slot) => splitKey(slot.key)[0] === kind);
    if (at < 1 || names.includes("q") || names.some((name) => name.endsWith("*"))) continue;
    const choice: Choice = [...option];
    choice[at] = likeAtom(option[at] as Atom, value);
    return choice;
  }
  return kind === "verb" ? [value] : null;
}

function likeAtom(old: Atom, value: string): Atom {
  return typeof old === "number" ? Number(value) : value;
}
