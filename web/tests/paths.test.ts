import { describe, expect, it } from "vitest";
import { placed } from "../src/lib/paths";

describe("a path at another place", () => {
  it("moves what is absolute, and leaves what is relative", () => {
    expect(placed("M0 0 10 5l2 2H4V-1z", 100, 20)).toBe("M 100 20 110 25 l 2 2 H 104 V 19 z");
    expect(placed("M1 2C3 4 5 6 7 8c1 1 2 2 3 3", 10, 20)).toBe(
      "M 11 22 C 13 24 15 26 17 28 c 1 1 2 2 3 3",
    );
  });

  it("reads numbers that stand without a space, and leaves the flags of arcs", () => {
    expect(placed("M-15 9-3-12.500.5-5", 1, 2)).toBe("M -14 11 -2 -10.5 1.5 -3");
    expect(placed("M0 0A5 6 0 1 0 10 20a5 6 0 0 1 3 4", 100, 200)).toBe(
      "M 100 200 A 5 6 0 1 0 110 220 a 5 6 0 0 1 3 4",
    );
  });

  it("is larger or smaller around its own middle", () => {
    expect(placed("M1 2A5 6 30 1 0 10 20l3 4H2z", 100, 0, 2)).toBe(
      "M 102 4 A 10 12 30 1 0 120 40 l 6 8 H 104 z",
    );
  });
});
