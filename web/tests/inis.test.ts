import { describe, expect, it } from "vitest";
import { artOf, TERRITORIES } from "../src/games/inis/art";
import { EMBLEMS } from "../src/games/inis/emblems";
import {
  type Anchor,
  boxAround,
  cellsOf,
  centreOf,
  lobes,
  onTile,
  TILE,
  zoomed,
} from "../src/games/inis/geometry";
import { linesOf, nameShifts } from "../src/games/inis/labels";
import {
  arenaOf,
  clanPairs,
  clashStep,
  conditionsMet,
  holdsOf,
  kindOf,
  lastAttack,
  lastMoves,
  nextSeat,
  orderFrom,
  placesOffered,
  readView,
  receivedIn,
  tilesOffered,
  votes,
} from "../src/games/inis/model";
import type { Ask, Atom, Choice, GameEvent, Json, View } from "../src/lib/protocol";

/** The edges of a tile where it lies, each as its two ends and two bends. */
function edges(at: Anchor): number[][] {
  const [x, y] = centreOf(at);
  const numbers = (TILE[at[2] as 0 | 1].match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const found: number[][] = [];
  for (let i = 0; i + 7 < numbers.length; i += 6) {
    found.push(numbers.slice(i, i + 8).map((value, k) => value + (k % 2 ? y : x)));
  }
  return found;
}

function backwards(edge: number[]): number[] {
  return [6, 7, 4, 5, 2, 3, 0, 1].map((i) => edge[i] as number);
}

function isSame(a: number[], b: number[]): boolean {
  return a.every((value, i) => Math.abs(value - (b[i] as number)) < 0.3);
}

/** How many edges two tiles have in common, drawn along exactly the same line. */
function shared(a: Anchor, b: Anchor): number {
  return edges(a).filter((edge) => edges(b).some((other) => isSame(edge, backwards(other)))).length;
}

describe("tiles", () => {
  it("have twelve edges around three cells that meet in the middle", () => {
    for (const o of [0, 1]) {
      expect(edges([0, 0, o])).toHaveLength(12);
      for (const [x, y] of lobes(o)) expect(Math.hypot(x, y)).toBeCloseTo(50, 5);
    }
    expect(cellsOf([2, 1, 0])).toEqual([
      [2, 1],
      [3, 1],
      [2, 2],
    ]);
    expect(cellsOf([2, 1, 1])).toEqual([
      [2, 1],
      [3, 1],
      [3, 0],
    ]);
  });

  it("fit their neighbours edge on edge (the test vectors of I-3.9)", () => {
    const three: Anchor[] = [
      [-2, 1, 1],
      [-2, 2, 1],
      [0, -1, 1],
      [0, 2, 1],
      [1, -1, 1],
      [1, 1, 1],
    ];
    const two: Anchor[] = [
      [-2, 1, 0],
      [-1, -1, 0],
      [-1, 2, 0],
      [1, -2, 0],
      [1, 1, 0],
      [2, -1, 0],
    ];
    for (const anchor of three) expect(shared([0, 0, 0], anchor)).toBe(3);
    for (const anchor of two) expect(shared([0, 0, 0], anchor)).toBe(2);
    expect(shared([0, 0, 0], [3, 0, 0])).toBe(0);
  });

  it("know what lies on them", () => {
    expect(onTile(0, 0, 0)).toBe(true);
    expect(onTile(0, 0, 90)).toBe(true);
    expect(onTile(1, 0, 90)).toBe(false);
    expect(onTile(0, 0, 95, 10)).toBe(false);
  });

  it("are all seen at first, and a nearer view stays inside", () => {
    const box = boxAround([
      [0, 0, 0],
      [3, 0, 0],
    ]);
    for (const at of [
      [0, 0, 0],
      [3, 0, 0],
    ] as Anchor[]) {
      const [x, y] = centreOf(at);
      expect(x).toBeGreaterThan(box.x + 80);
      expect(x).toBeLessThan(box.x + box.width - 80);
      expect(y).toBeGreaterThan(box.y + 70);
      expect(y).toBeLessThan(box.y + box.height - 90);
    }
    const near = zoomed(box, 2, [box.x - 500, box.y]);
    expect(near.width).toBeCloseTo(box.width / 2);
    expect(near.x).toBeCloseTo(box.x);
    expect(near.y).toBeCloseTo(box.y);
  });

  it("have each a character of their own, the same whenever they are drawn", () => {
    expect(TERRITORIES).toHaveLength(16);
    const looks = TERRITORIES.flatMap((id) => [0, 1].map((o) => JSON.stringify(artOf(id, o))));
    expect(new Set(looks).size).toBe(32);
    expect(artOf("hills", 0)).toBe(artOf("hills", 0));
    for (const look of looks) expect(look).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("names on the map", () => {
  it("break into two lines only where they must", () => {
    expect(linesOf("Moor", 13, 150)).toEqual(["Moor"]);
    expect(linesOf("Gates of Tír Na Nóg", 13, 150)).toEqual(["Gates of", "Tír Na Nóg"]);
    expect(linesOf("Плоскогорье", 30, 150)).toEqual(["Плоскогорье"]);
  });
});

const event = (kind: string, ...args: Atom[]): GameEvent => ({ n: 0, kind, rule: "", args });
const ask = (prompt: string, ...options: Choice[]): Ask => ({
  prompt,
  options,
  rule: "",
  args: [],
  optional: false,
});

describe("what follows from a match", () => {
  it("counts conditions with Deeds as the rulebook's examples do (I-15.3)", () => {
    const counts = { leadership: 0, land: 4, religion: 5 };
    const two = conditionsMet({ counts, deeds: 2, met: 1 });
    expect(Object.values(two).filter(Boolean)).toEqual(["deeds"]);
    expect(two.religion).toBe("deeds");
    const three = conditionsMet({ counts, deeds: 3, met: 2 });
    expect(three).toEqual({ leadership: "", land: "deeds", religion: "deeds" });
    const none = conditionsMet({ counts: { leadership: 7, land: 6, religion: 5 }, deeds: 0, met: 2 });
    expect(none).toEqual({ leadership: "met", land: "met", religion: "" });
  });

  it("goes round the table the way the crows fly (I-2.5)", () => {
    expect(orderFrom(2, 4, true)).toEqual([2, 3, 0, 1]);
    expect(orderFrom(2, 4, false)).toEqual([2, 1, 0, 3]);
    expect(nextSeat(0, 3, false)).toBe(2);
    expect(holdsOf(2)).toEqual([1, 2]);
    expect(holdsOf(4)).toEqual([1, 2, 3]);
  });

  it("tells the three kinds of cards apart, and each has a picture", () => {
    expect(["bard", "hills", "eriu"].map(kindOf)).toEqual(["action", "advantage", "epic"]);
    const drawn = Object.keys(EMBLEMS);
    expect(drawn.filter((card) => kindOf(card) === "action")).toHaveLength(17);
    expect(drawn.filter((card) => kindOf(card) === "epic")).toHaveLength(30);
  });

  it("follows a clash from step to step (I-12.5)", () => {
    const begun = [event("clash-starts", 0, "hills")];
    expect(clashStep(begun, null)).toBe("start");
    expect(clashStep([...begun, { ...event("removes", 0, "hills"), rule: "I-13.2" }], null)).toBe("toll");
    expect(clashStep(begun, ask("shelter", ["shelter"]))).toBe("citadels");
    expect(clashStep([...begun, event("shelters", 1, "hills")], null)).toBe("citadels");
    expect(clashStep([...begun, event("votes-end", 0)], null)).toBe("maneuvers");
    const earlier = [event("clash-starts", 0, "moor"), event("attacks", 0, 1, "moor"), ...begun];
    expect(clashStep(earlier, null)).toBe("start");
    expect(lastAttack(earlier)).toBeNull();
    expect(lastAttack([...earlier, event("attacks", 2, 1, "hills")])).toEqual({ from: 2, to: 1 });
  });

  it("counts the votes of the poll that is going on, and forgets them after (I-12.10)", () => {
    const poll = [event("clash-starts", 0, "hills"), event("votes-end", 0), event("votes-on", 2)];
    expect([...votes(poll)]).toEqual([
      [0, true],
      [2, false],
    ]);
    expect(votes([...poll, event("attacks", 0, 2, "hills")]).size).toBe(0);
  });

  it("shows the moves of the last Season card, reactions left aside", () => {
    const told = [
      event("plays", 0, "conquest", "season"),
      event("moves", 0, "hills", "moor", 2),
      event("plays", 0, "plains", "season"),
      event("moves", 0, "plains", "cove", 1),
      event("plays", 1, "geis", "triskel"),
    ];
    expect(lastMoves(told)).toEqual([{ seat: 0, from: "plains", to: "cove", count: 1 }]);
    expect(lastMoves([event("moves", 0, "hills", "moor", 2)])).toEqual([]);
  });

  it("knows which cards came from the neighbour in this deal", () => {
    const pass = (from: number, to: number, ...secret: string[]): GameEvent => ({
      ...event("passes-cards", from, to),
      secret,
    });
    const told = [pass(0, 1, "bard"), event("dealt", 1, 4), pass(0, 1, "druid", "geis")];
    expect(receivedIn(told, 1)).toEqual(["druid", "geis"]);
    expect(receivedIn(told, 2)).toEqual([]);
  });

  it("reads places, tiles and clans out of the options", () => {
    const verbs = { replace: "territory seat", tile: "territory", location: "q r o" };
    expect(clanPairs(ask("new-alliance", ["replace", "hills", 2]), verbs)).toEqual(new Set(["hills 2"]));
    expect(tilesOffered(ask("choose-tile", ["tile", "moor"], ["tile", "cove"]))).toEqual(["moor", "cove"]);
    expect(placesOffered(ask("tile-location", ["location", 1, -2, 0], ["pass"]))).toEqual([[1, -2, 0]]);
    expect(placesOffered(null)).toEqual([]);
  });

  it("reads a view once, a spectator's too", () => {
    const view = { seats: 2, territories: { hills: { at: [0, 0, 1], clans: { "1": 3 } } } };
    const read = readView(view);
    expect(read.territories[0]).toMatchObject({ id: "hills", at: [0, 0, 1], clans: [0, 3] });
    expect(read.hand).toEqual([]);
    expect(read.draft).toBeNull();
    expect(readView(view)).toBe(read);
  });
});

describe("a map that is full of names", () => {
  const at = (id: string, anchor: number[], neighbours: string[] = []) => [
    id,
    { at: anchor, neighbours, clans: {} },
  ];
  const read = (rows: unknown[], more: object = {}) =>
    readView({ seats: 2, territories: Object.fromEntries(rows as [string, Json][]), ...more } as View);

  it("lets names step aside where two would meet at an edge, each over its own tile", () => {
    const { territories } = read([at("swamp", [0, 0, 1]), at("cove", [-1, 1, 0])]);
    const shifts = nameShifts(territories);
    expect(shifts.get("swamp")).toBe(-(shifts.get("cove") ?? 0));
    expect(shifts.get("swamp")).toBeGreaterThan(0); // it lies to the right
    expect(nameShifts(territories)).toBe(shifts); // worked out once for a map
    expect(nameShifts(read([at("swamp", [0, 0, 0]), at("cove", [1, 1, 0])]).territories).size).toBe(0);
  });

  it("sees a clash with what is around it and the clashes to come", () => {
    const rows = [at("swamp", [0, 0, 0], ["cove"]), at("cove", [1, 1, 0]), at("moor", [9, 9, 0])];
    const clash = { territory: "swamp", instigator: 0, active: 0 };
    expect(arenaOf(read(rows, { clash, waiting: ["moor"] }))).toEqual(["swamp", "cove", "moor"]);
    expect(arenaOf(read(rows))).toEqual([]);
  });
});
