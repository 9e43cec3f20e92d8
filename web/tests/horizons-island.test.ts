import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import {
  ARRANGEMENTS,
  arrangementOf,
  clearance,
  islandOf,
  type LandShape,
  ornaments,
  slotsOf,
  turnFor,
} from "../src/games/horizons/layout";

vi.setConfig({ testTimeout: 60_000 });

const SOURCE = readFileSync("../src/crannog/games/horizons/boards.py", "utf-8");

/** Who borders whom, as the rules have it: read from boards.py. */
function neighbours(boards: readonly string[], join: string): Record<string, string[]> {
  const lands: Record<string, string[]> = {};
  for (const board of boards) {
    const start = SOURCE.indexOf(`    "${board}": {`);
    const block = SOURCE.slice(start, SOURCE.indexOf("    },", start));
    for (const [, number, list] of block.matchAll(/(\d): Site\(\w+, \(([\d, ]+)\)/g)) {
      lands[`${board}${number}`] = (list ?? "").match(/\d/g)?.map((n) => board + n) ?? [];
    }
  }
  const start = SOURCE.indexOf(`    "${join}": (`);
  const links = start < 0 ? "" : SOURCE.slice(start, SOURCE.indexOf("    ),", start));
  for (const [, one = "", other = ""] of links.matchAll(/\("(\w\d)", "(\w\d)"\)/g)) {
    lands[one]?.push(other);
    lands[other]?.push(one);
  }
  return lands;
}

/** The length of the border that two drawn lands have in common. */
function border(one: LandShape, other: LandShape): number {
  let length = 0;
  one.polygon.forEach((a, i) => {
    const b = one.polygon[(i + 1) % one.polygon.length] ?? a;
    const shared = [a, b].every(([x, y]) =>
      other.polygon.some(([u, v]) => (x - u) ** 2 + (y - v) ** 2 < 6),
    );
    if (shared) length += Math.hypot(a[0] - b[0], a[1] - b[1]);
  });
  return length;
}

const BOARDS: Record<string, string[]> = {
  F: ["F"],
  G: ["G"],
  H: ["H"],
  side0: ["G", "H"],
  side1: ["G", "H"],
  side2: ["G", "H"],
  FGH: ["F", "G", "H"],
  FHG: ["F", "G", "H"],
};

describe.each(Object.keys(ARRANGEMENTS))("the island %s", (name) => {
  const rules = neighbours(BOARDS[name] ?? [], name);

  it.each([0, 54])("borders as the rules say (turned: %s)", (turn) => {
    const { lands } = islandOf(name, turn);
    expect(Object.keys(lands).sort()).toEqual(Object.keys(rules).sort());
    for (const one of Object.values(lands)) {
      const drawn = Object.values(lands)
        .filter((other) => other !== one && border(one, other) > 12)
        .map((other) => other.id);
      expect([one.id, drawn.sort()]).toEqual([one.id, [...(rules[one.id] ?? [])].sort()]);
    }
  });

  it("does not lay lands over each other", () => {
    const { lands } = islandOf(name, 0);
    for (const one of Object.values(lands)) {
      for (const other of Object.values(lands)) {
        if (one !== other) expect(clearance(one.centre, other.polygon)).toBeLessThan(-30);
      }
    }
  });

  it("is known again by its borders", () => {
    const view = Object.fromEntries(
      Object.entries(rules).map(([land, adjacent]) => [land, { adjacent }]),
    );
    expect(arrangementOf(view)).toBe(name);
  });

  it.each([0, 54])("has room for a crowd in every land (turned: %s)", (turn) => {
    for (const land of Object.values(islandOf(name, turn).lands)) {
      for (const count of [1, 5, 9, 14]) {
        const { size, places } = slotsOf(land, count);
        expect(places).toHaveLength(count);
        expect(new Set(places.map(String)).size).toBe(count);
        for (const place of places) expect(clearance(place, land.polygon)).toBeGreaterThan(8);
        if (count <= 5) expect(size).toBeGreaterThanOrEqual(34);
      }
    }
  });

  it("gives every land its number and ornaments inside its border", () => {
    for (const land of Object.values(islandOf(name, 0).lands)) {
      expect(clearance(land.label, land.polygon)).toBeGreaterThan(2);
      const spots = ornaments(land);
      expect(spots.length).toBeGreaterThan(4);
      for (const spot of spots) expect(clearance(spot, land.polygon)).toBeGreaterThan(10);
    }
  });
});

describe("turning the island", () => {
  it.each(["side0", "side1", "side2"])("lays %s along the longer side of its place", (name) => {
    const wide = islandOf(name, turnFor(name, 1000, 400)).box;
    const tall = islandOf(name, turnFor(name, 360, 560)).box;
    expect(wide.width / wide.height).toBeGreaterThan(1.8);
    expect(tall.width / tall.height).toBeLessThan(0.8);
  });

  it("does not turn for a small change of size", () => {
    expect(turnFor("FGH", 1000, 700)).toBe(turnFor("FGH", 1010, 700));
  });
});
