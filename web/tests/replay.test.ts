import { describe, expect, it } from "vitest";
import type { ReplayStep } from "../src/lib/api";
import { ReplayShelf } from "../src/lib/replay";

/** A match whose steps have told so many events. */
function shelfOf(told: number[]): { shelf: ReplayShelf; fetched: number[] } {
  const fetched: number[] = [];
  const shelf = new ReplayShelf(async (at) => {
    fetched.push(at);
    const events = Array.from({ length: told[at] ?? 0 });
    const state = { view: { round: at } };
    return { count: at, of: told.length - 1, events, state } as unknown as ReplayStep;
  });
  return { shelf, fetched };
}

describe("stepping through a match", () => {
  const told = [0, 2, 2, 2, 3, 3];

  it("goes on to where something happens", async () => {
    const { shelf } = shelfOf(told);
    expect(await shelf.next(0, 1, 5)).toBe(1);
    expect(await shelf.next(1, 1, 5)).toBe(4);
  });

  it("goes back in the same way, and never leaves the match", async () => {
    const { shelf } = shelfOf(told);
    expect(await shelf.next(4, -1, 5)).toBe(3);
    expect(await shelf.next(3, -1, 5)).toBe(0);
    expect(await shelf.next(0, -1, 5)).toBe(0);
    expect(await shelf.next(4, 1, 5)).toBe(5);
    expect(await shelf.next(5, 1, 5)).toBe(5);
  });

  it("fetches every step once", async () => {
    const { shelf, fetched } = shelfOf(told);
    await shelf.next(1, 1, 5);
    await shelf.next(1, 1, 5);
    expect(fetched).toEqual([1, 2, 3, 4]);
  });

  it("finds the beginning of a round", async () => {
    const { shelf } = shelfOf(told);
    expect(await shelf.startOfRound(3, 5)).toBe(3);
  });
});
