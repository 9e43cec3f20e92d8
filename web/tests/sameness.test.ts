import { describe, expect, it } from "vitest";
import { keepSame } from "../src/lib/sameness";

const OLD = { round: 1, lands: { A1: { towns: [0, 1] }, A2: { towns: [2, 0] } }, hand: ["a", "b"] };

describe("keeping what is the same", () => {
  it("takes over what has not changed, and only that", () => {
    const fresh = structuredClone(OLD);
    fresh.lands.A2.towns[0] = 3;
    const kept = keepSame(OLD, fresh);
    expect(kept).toEqual(fresh);
    expect(kept.lands.A1).toBe(OLD.lands.A1);
    expect(kept.hand).toBe(OLD.hand);
    expect(kept.lands).not.toBe(OLD.lands);
    expect(OLD.lands.A2.towns).toEqual([2, 0]);
  });

  it("is the old data itself if all is equal", () => {
    expect(keepSame(OLD, structuredClone(OLD))).toBe(OLD);
  });

  it("notices what is gone, new, longer, shorter or of another kind", () => {
    const changes: [unknown, unknown][] = [
      [{ a: 1, b: undefined }, { a: 1 }],
      [{ a: 1 }, { a: 1, b: null }],
      [[1, 2], [1]],
      [[1], [1, undefined]],
      [{ 0: "x" }, ["x"]],
      [null, {}],
      [{ a: 0 }, { a: false }],
    ];
    for (const [old, fresh] of changes) {
      expect(keepSame(old, fresh)).toStrictEqual(fresh);
      expect(keepSame(old, fresh)).not.toBe(old);
    }
  });
});
