import { describe, expect, it } from "vitest";
import { change, driftOf } from "../src/saga/drift";

describe("the drift of a deck", () => {
  it("stacks the kinds of a world from the foot up, on one scale", () => {
    const [first, second] = driftOf([{ a: 6, b: 2 }, { a: 3, b: 1 }], { width: 100, height: 80 });
    expect(first?.parts.map(({ y, height }) => [y, height])).toEqual([
      [20, 60],
      [0, 20],
    ]);
    expect(second?.parts.map(({ y, height }) => [y, height])).toEqual([
      [50, 30],
      [40, 10],
    ]);
  });

  it("lays the columns side by side within the box", () => {
    const columns = driftOf([{ a: 1 }, { a: 1 }, { a: 1 }], { width: 90, height: 10 });
    expect(columns.map(({ x }) => Math.round(2 * x) / 2)).toEqual([4.5, 34.5, 64.5]);
  });

  it("draws nothing of an empty deck", () => {
    expect(driftOf([{}], { width: 50, height: 10 })[0]?.parts).toEqual([]);
  });

  it("says what came and what went", () => {
    expect([change(5, 3), change(3, 5), change(3, 3), change(3, undefined)]).toEqual(["+2", "−2", "", ""]);
  });
});
