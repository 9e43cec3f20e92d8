import { describe, expect, it, vi } from "vitest";
import {
  ARRANGEMENTS,
  arrangementOf,
  clearance,
  islandOf,
  LABEL,
  type LandShape,
  numberOf,
  ornaments,
  roughBox,
  scaleFor,
  slotsOf,
  stretchFor,
  turnFor,
} from "../../src/crannog/games/horizons/face/layout";
import { badgeOf } from "../../src/crannog/games/horizons/face/badges";
import type { ForecastRow } from "../../src/crannog/games/horizons/face/view";
import { cameraOf } from "../../src/crannog/games/horizons/face/camera";
import fixture from "./fixtures/horizons.json";

vi.setConfig({ testTimeout: 60_000 });

interface Site {
  adjacent: number[];
}
const BOARD_FACTS = fixture.facts.boards as Record<string, Record<string, Site>>;
const JOINS = fixture.facts.joins as Record<string, string[][]>;

/** Who borders whom, as the rules have it. */
function neighbours(boards: readonly string[], join: string): Record<string, string[]> {
  const lands: Record<string, string[]> = {};
  for (const board of boards) {
    for (const [number, { adjacent }] of Object.entries(BOARD_FACTS[board] ?? {})) {
      lands[`${board}${number}`] = adjacent.map((other) => `${board}${other}`);
    }
  }
  for (const [one = "", other = ""] of JOINS[join] ?? []) {
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
      const { x, y, width, height } = numberOf(land);
      expect(clearance([x + width / 2, y + height / 2], land.polygon)).toBeGreaterThan(2);
      const spots = ornaments(land);
      expect(spots.length).toBeGreaterThan(4);
      for (const spot of spots) expect(clearance(spot, land.polygon)).toBeGreaterThan(10);
    }
  });
});

const FORECAST: ForecastRow = {
  explorable: false,
  ravage: {
    damage: 12,
    defend: 0,
    blight: true,
    cascade: true,
    presence_lost: [],
    dahan_lost: 0,
    counterattack: 0,
  },
  build: "town",
};

describe("what is written on the island", () => {
  it.each([0.2, 0.27, 0.35, 0.5, 0.66, 1])("can be read where a unit is %s pixels", (pixels) => {
    expect(17 * scaleFor(pixels) * pixels).toBeGreaterThanOrEqual(11);
    expect(scaleFor(2)).toBe(1);
  });

  it.each([
    ["FGH", 2],
    ["side0", 1.6],
    ["G", 1],
  ])("keeps badges inside their land and pieces off them (%s, scale %s)", (name, scale) => {
    for (const land of Object.values(islandOf(name, 0, scale, 1.3).lands)) {
      for (const pieces of [2, 5]) {
        const { box, chips } = badgeOf(land, FORECAST, true, pieces);
        expect(chips.map((chip) => chip.kind).slice(0, 2)).toEqual(["ravage", "build"]);
        const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
        expect(clearance(middle, land.polygon)).toBeGreaterThan(0);
        const { places } = slotsOf(land, pieces, box);
        for (const [x, y] of places) {
          const inside =
            x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
          expect(inside, `${land.id} ${pieces}`).toBe(false);
        }
      }
    }
  });

  it("gives a land without badges no more than its number takes", () => {
    const land = islandOf("FGH", 0, 2).lands.G4 as LandShape;
    const { box, chips } = badgeOf(land, undefined, false, 3);
    expect(chips).toEqual([]);
    expect(box.width).toBe(LABEL.width * 2);
  });
});

describe("an island drawn wider", () => {
  it("fills a wide place, within limits, and borders as before", () => {
    const box = roughBox("FGH", 0);
    expect(stretchFor(box, box.width, box.height)).toBe(1);
    expect(stretchFor(box, 4000, 300)).toBe(1.45);
    const plain = islandOf("FGH", 0);
    const wide = islandOf("FGH", 0, 1, 1.45);
    expect(wide.box.width).toBeGreaterThan(1.3 * plain.box.width);
    const arcs = (lines: string) => lines.split("M").length;
    expect(arcs(wide.seams)).toBe(arcs(plain.seams));
    expect(arcs(wide.cliffs)).toBe(arcs(plain.cliffs));
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

describe("the camera", () => {
  const SEAS = { "1366": [1026, 668, 146], "1440": [1080, 792, 172], "1920": [1500, 968, 204] } as const;
  const place = (width: number, height: number, foot: number, phone = false) => ({
    width,
    height,
    bay: 0,
    foot,
    phone,
  });
  const numbers = (frame: string) => frame.split(" ").map(Number) as [number, number, number, number];

  it.each(
    Object.keys(SEAS).flatMap((size) => ["G", "side0", "side1", "side2", "FGH", "FHG"].map((name) => [size, name])),
  )("shows the whole island above the rail (%s, %s)", (size, name) => {
    const [width, height, foot] = SEAS[size as keyof typeof SEAS];
    const { island, frame } = cameraOf(name, place(width, height, foot), "all");
    const [x, y, wide, high] = numbers(frame);
    const pixels = width / wide;
    const { box } = island;
    expect(box.x).toBeGreaterThanOrEqual(x - 1);
    expect(box.x + box.width).toBeLessThanOrEqual(x + wide + 1);
    expect(box.y).toBeGreaterThanOrEqual(y - 1);
    expect((box.y + box.height - y) * pixels).toBeLessThanOrEqual(height - foot + 1);
    expect(high * pixels).toBeCloseTo(height, 0);
    // It fills the sea in one direction, and no letter is smaller than 12 pixels.
    const filled = Math.max((box.width * pixels) / width, (box.height * pixels) / (height - foot));
    expect(filled).toBeGreaterThan(0.95);
    const [land] = Object.values(island.lands);
    expect(17 * (land?.scale ?? 0) * pixels).toBeGreaterThanOrEqual(12);
  });

  it("shows one board at a time on a phone, at the top of the sea", () => {
    const phone = place(390, 588, 0, true);
    const whole = numbers(cameraOf("side0", phone, "all").frame);
    const { island, frame } = cameraOf("side0", phone, "G");
    const [x, y, wide] = numbers(frame);
    expect(wide).toBeLessThan(whole[2] * 0.9);
    const own = Object.values(island.lands).filter((land) => land.id.startsWith("G"));
    for (const { polygon } of own) {
      for (const [px, py] of polygon) {
        expect(px).toBeGreaterThan(x);
        expect(px).toBeLessThan(x + wide);
        expect(py).toBeGreaterThan(y);
      }
    }
  });

  it("depends on its place alone", () => {
    const here = place(1080, 792, 172);
    expect(cameraOf("side0", here, "all").frame).toBe(cameraOf("side0", { ...here }, "all").frame);
  });
});
