import { describe, expect, it } from "vitest";
import { artOf, TERRITORIES } from "../../src/crannog/games/inis/face/art";
import {
  asBefore,
  type Camera,
  fitted,
  holds,
  keptInSight,
  moved,
  nearer,
} from "../../src/crannog/games/inis/face/camera";
import { EMBLEMS } from "../../src/crannog/games/inis/face/emblems";
import {
  type Anchor,
  boxAround,
  cellsOf,
  centreOf,
  lobes,
  onTile,
  TILE,
} from "../../src/crannog/games/inis/face/geometry";
import { alarmOf } from "../../src/crannog/games/inis/face/labels";
import {
  clanPairs,
  lastAttack,
  lastMoves,
  orderFrom,
  placesOffered,
  playsThisTurn,
  readView,
  arrivedIn,
  receivedIn,
  seatAfter,
  tilesOffered,
  votes,
} from "../../src/crannog/games/inis/face/model";
import { boxOf, linesOf, type NamePlace, namePlaces } from "../../src/crannog/games/inis/face/names";
import { printed } from "../../src/crannog/games/inis/face/printed";
import { chartOf, talliesOf, turningPoints } from "../../src/crannog/games/inis/face/story";
import type { Ask, Atom, Choice, GameEvent, Json, View } from "../src/lib/protocol";
import fixture from "./fixtures/inis.json";

const facts = printed(fixture.facts as unknown as Record<string, Json>);
const VIEW = fixture.view as unknown as View;

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
    expect(cellsOf([2, 1, 0])).toEqual([[2, 1], [3, 1], [2, 2]]);
    expect(cellsOf([2, 1, 1])).toEqual([[2, 1], [3, 1], [3, 0]]);
  });

  it("fit their neighbours edge on edge, just as the game says that they touch (I-3.9)", () => {
    for (const o of [0, 1]) {
      const around = (fixture.facts.touching[o] ?? []) as number[][];
      expect(around.length).toBeGreaterThan(10);
      for (const [q = 0, r = 0, p = 0, count] of around) {
        expect(shared([0, 0, o], [q, r, p])).toBe(count);
        expect(facts.sharedEdges([5, 3, o], [5 + q, 3 + r, p])).toBe(count);
      }
    }
    expect(facts.sharedEdges([0, 0, 0], [3, 0, 0])).toBe(0);
  });

  it("know what lies on them", () => {
    expect(onTile(0, 0, 0)).toBe(true);
    expect(onTile(0, 0, 90)).toBe(true);
    expect(onTile(1, 0, 90)).toBe(false);
    expect(onTile(0, 0, 95, 10)).toBe(false);
  });

  it("have each a character of their own, the same whenever they are drawn", () => {
    expect([...TERRITORIES].sort()).toEqual(Object.keys(fixture.facts.tiles).sort());
    const looks = TERRITORIES.flatMap((id) => [0, 1].map((o) => JSON.stringify(artOf(id, o))));
    expect(new Set(looks).size).toBe(32);
    expect(artOf("hills", 0)).toBe(artOf("hills", 0));
    for (const look of looks) expect(look).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("how the island is seen", () => {
  const island = boxAround([[0, 0, 0], [3, 0, 0], [1, 1, 0]]);
  const room = { width: 1080, height: 792, left: 316, top: 14, bottom: 176 };
  const home = fitted(island, room);
  const onScreen = ({ x, y, unit }: Camera, px: number, py: number) => [(px - x) / unit, (py - y) / unit];

  it("is whole and in the middle of the sea beside the bay", () => {
    expect(holds(home, island, room)).toBe(true);
    const [left = 0, top = 0] = onScreen(home, island.x, island.y);
    const [right = 0, bottom = 0] = onScreen(home, island.x + island.width, island.y + island.height);
    expect(left).toBeGreaterThanOrEqual(316 - 0.01);
    expect(left - 316).toBeCloseTo(1080 - right, 3);
    expect(top - 14).toBeCloseTo(792 - 176 - bottom, 3);
  });

  it("is never larger than half as large again, however small", () => {
    expect(fitted(boxAround([[0, 0, 0]]), room).unit).toBeCloseTo(2 / 3, 5);
  });

  it("does not hold a tile that lies outside", () => {
    const grown = boxAround([[0, 0, 0], [3, 0, 0], [1, 1, 0], [12, 0, 0]]);
    expect(holds(home, grown, room)).toBe(false);
    expect(holds(fitted(grown, room), grown, room)).toBe(true);
  });

  it("comes nearer around the pointer, at most four times, and goes back home", () => {
    const near = nearer(home, home, 2, [700, 300]);
    expect(near.unit).toBeCloseTo(home.unit / 2);
    expect(near.x + 700 * near.unit).toBeCloseTo(home.x + 700 * home.unit);
    expect(nearer(near, home, 100, [0, 0]).unit).toBeCloseTo(home.unit / 4);
    expect(nearer(near, home, 0.1, [0, 0])).toBe(home);
    const far = moved(near, [-100_000, 0], island, room);
    expect(far.x + (room.width / 2) * far.unit).toBeCloseTo(island.x + island.width);
  });

  it("keeps the mark of a far place in sight", () => {
    const [x, y] = keptInSight([10_000, -10_000], home, room, 26);
    const [px, py] = onScreen(home, x, y);
    expect(px).toBeCloseTo(1080 - 26);
    expect(py).toBeCloseTo(14 + 26);
  });

  it("glides from the old picture to the new one", () => {
    const old = { x: 0, y: 0, unit: 1 };
    expect(asBefore(old, { x: 10, y: 20, unit: 2 })).toBe("translate(10.00px, 20.00px) scale(2.00000)");
  });
});

describe("names on the map", () => {
  it("break into two lines only where they must", () => {
    expect(linesOf("Moor", 13, 150)).toEqual(["Moor"]);
    expect(linesOf("Gates of Tír Na Nóg", 13, 150)).toEqual(["Gates of", "Tír Na Nóg"]);
    expect(linesOf("Плоскогорье", 30, 150)).toEqual(["Плоскогорье"]);
  });

  it("step aside where they would lie over one another, and stay at home elsewhere", () => {
    const name = (id: string, at: Anchor) => ({ id, at, name: id });
    const [upper, lower] = [name("Salt Mine", [0, 0, 1]), name("Stone Circle", [-1, 1, 0])];
    const alone = namePlaces([upper], 20, 1.4).get(upper.id);
    const places = namePlaces([upper, lower], 20, 1.4);
    const [one, other] = [upper, lower].map(({ id }) => boxOf(places.get(id) as NamePlace, 20));
    const apart = one!.bottom <= other!.top || one!.right <= other!.left || other!.right <= one!.left;
    expect(apart).toBe(true);
    const far = name("Moor", [9, 9, 0]);
    expect(namePlaces([upper, far], 20, 1.4).get(upper.id)).toEqual(alone);
  });

  it("stay on their own tile, however full it is around", () => {
    const at: Anchor = [0, 0, 1];
    const around: Anchor[] = [[0, 0, 0], [-1, 1, 0], [-2, 1, 0], [-1, -1, 0]];
    const names = around.map((one, i) => ({ id: `n${i}`, at: one, name: "Stone Circle" }));
    const own = { id: "own", at, name: "Forgotten Lowlands" };
    for (const font of [13.5, 19, 23]) {
      const { x, y, lines } = namePlaces([own, ...names], font, font / 13.5).get("own") as NamePlace;
      const [cx, cy] = centreOf(at);
      lines.forEach((_, i) => {
        expect(onTile(1, x - cx, y + (i - 0.3) * font - cy, -10)).toBe(true);
      });
    }
  });

  it("leave the numbers of clans free", () => {
    for (const orientation of [0, 1]) {
      const [x, y] = centreOf([0, 0, orientation]);
      const row = orientation === 0 ? [y - 2, y + 30] : [y + 6, y + 37]; // at 1.4 times their size
      const place = { id: "a", at: [0, 0, orientation] as Anchor, name: "Forgotten Lowlands" };
      const box = boxOf(namePlaces([place], 19, 1.4).get("a") as NamePlace, 19);
      expect(box.bottom <= (row[0] as number) || box.top >= (row[1] as number)).toBe(true);
      expect(Math.abs((box.left + box.right) / 2 - x)).toBeLessThan(40);
    }
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
  it("goes round the table in the order that the view tells", () => {
    const inis = readView({ ...VIEW, seats: 4, order: [2, 1, 0, 3] });
    expect(orderFrom(inis, null)).toEqual([2, 1, 0, 3]);
    expect(orderFrom(inis, 0)).toEqual([0, 3, 2, 1]);
    expect(seatAfter(inis, 3, 1)).toBe(2);
    expect(seatAfter(inis, 2, -1)).toBe(3);
  });

  it("tells the three kinds of cards apart, and each has a picture", () => {
    expect(["bard", "hills", "eriu"].map((card) => facts.kind(card))).toEqual(["action", "advantage", "epic"]);
    const drawn = Object.keys(EMBLEMS);
    expect(drawn.filter((card) => facts.kind(card) === "action")).toHaveLength(17);
    expect(drawn.filter((card) => facts.kind(card) === "epic")).toHaveLength(30);
    expect(facts.isSeason("bard", "season")).toBe(true);
    expect(facts.isSeason("bard", "triskel")).toBe(false);
    expect(facts.isSeason("new_alliance", "replace")).toBe(true);
  });

  it("warns of whoever is one short, with Deeds, or could claim victory", () => {
    const row = (leadership: number, deeds: number, met = 0) =>
      alarmOf({ counts: { leadership, land: 1, religion: 0 }, deeds, met, metWith: {} }, 6);
    expect([row(3, 0), row(5, 0), row(3, 2), row(6, 0, 1)]).toEqual(["", "near", "near", "met"]);
  });

  it("counts the votes of the poll that is going on, and forgets them after (I-12.10)", () => {
    const poll = [event("clash-starts", 0, "hills"), event("votes-end", 0), event("votes-on", 2)];
    expect([...votes(poll)]).toEqual([[0, true], [2, false]]);
    expect(votes([...poll, event("attacks", 0, 2, "hills")]).size).toBe(0);
    const earlier = [event("attacks", 0, 1, "moor"), ...poll];
    expect(lastAttack(earlier)).toBeNull();
    expect(lastAttack([...earlier, event("attacks", 2, 1, "hills")])).toMatchObject({ args: [2, 1, "hills"] });
  });

  it("shows the moves of the last Season card, reactions left aside", () => {
    const told = [
      event("plays", 0, "conquest", "season"),
      event("moves", 0, "hills", "moor", 2),
      event("plays", 0, "plains", "season"),
      event("moves", 0, "plains", "cove", 1),
      event("plays", 1, "geis", "triskel"),
    ];
    expect(lastMoves(told, facts)).toEqual([{ seat: 0, from: "plains", to: "cove", count: 1 }]);
    expect(lastMoves([event("moves", 0, "hills", "moor", 2)], facts)).toEqual([]);
    const plays = playsThisTurn([...told, event("cancelled", 0, "plains")], facts);
    expect(plays.map(({ card, cancelled }) => [card, cancelled])).toEqual([["plains", true], ["geis", false]]);
    expect(playsThisTurn([...told, event("season-ends", 1)], facts)).toEqual([]);
  });

  it("knows which cards came from the neighbour in this deal", () => {
    const pass = (from: number, to: number, ...secret: string[]): GameEvent => ({
      ...event("passes-cards", from, to),
      secret,
    });
    const told = [pass(0, 1, "bard"), event("dealt", 1, 4), pass(0, 1, "druid", "geis")];
    expect(receivedIn(told, 1)).toEqual(["druid", "geis"]);
    expect(receivedIn(told, 2)).toEqual([]);
    expect(arrivedIn([{ ...event("dealt", 2, 1), secret: ["raid"] }, ...told, pass(1, 2, "moor")], 2)).toEqual([
      "raid",
      "moor",
    ]);
    expect(arrivedIn([...told, pass(0, 1, "bard")], 1)).toEqual(["druid", "geis", "bard"]);
  });

  it("reads places, tiles and clans out of the options", () => {
    const verbs = { replace: "territory seat", tile: "territory", location: "q r o" };
    expect(clanPairs(ask("new-alliance", ["replace", "hills", 2]), verbs)).toEqual(new Set(["hills 2"]));
    expect(tilesOffered(ask("choose-tile", ["tile", "moor"], ["tile", "cove"]))).toEqual(["moor", "cove"]);
    expect(placesOffered(ask("tile-location", ["location", 1, -2, 0], ["pass"]))).toEqual([[1, -2, 0]]);
    expect(placesOffered(null)).toEqual([]);
  });

  it("reads a view once, a spectator's too", () => {
    const { drawn, orders, aside, known, ...open } = VIEW;
    const territories = { hills: { at: [0, 0, 1], clans: { "0": 0, "1": 3 }, shelters: 2 } };
    const view = { ...open, territories, hands: {}, draft: { set: 1, pass: 1, holds: [1, 2, 3] } };
    expect([drawn, orders, aside, known]).not.toContain(undefined);
    const read = readView(view);
    expect(read.territories[0]).toMatchObject({ id: "hills", at: [0, 0, 1], clans: [0, 3], shelters: 2 });
    expect(read.hand).toEqual([]);
    expect(read.draft).toMatchObject({ pass: 1, cards: [], kept: [], passed: [] });
    expect(read).toMatchObject({ drawn: [], orders: [], aside: null, known: {} });
    expect(readView(view)).toBe(read);
  });
});

describe("the story of a match", () => {
  const told = [
    event("season", 1),
    event("brenn", 1),
    event("plays", 0, "bard", "season"),
    event("clash-starts", 1, "hills"),
    event("attacks", 1, 0, "hills"),
    event("removes", 0, "hills"),
    event("attacks", 0, 1, "hills"),
    event("clash-ends", "hills"),
    event("season", 2),
    event("clash-starts", 1, "hills"),
    event("takes-pretender", 0),
  ];

  it("counts clashes, cards and losses", () => {
    expect(talliesOf(told, 2)).toEqual([
      { clashes: 1, cards: 1, losses: 1 },
      { clashes: 2, cards: 0, losses: 0 },
    ]);
  });

  it("names the turning points with their season", () => {
    expect(turningPoints(told, 6).map(({ event: { kind }, season }) => [kind, season])).toEqual([
      ["brenn", 1],
      ["takes-pretender", 2],
    ]);
  });

  it("keeps what is decisive before what is not", () => {
    const brenns = [1, 0, 1].map((seat) => event("brenn", seat));
    const long = [event("season", 1), event("meets", 0, "land"), ...told, ...brenns];
    const kinds = (most: number) => turningPoints(long, most).map(({ event: { kind } }) => kind);
    expect(kinds(3)).toEqual(["meets", "takes-pretender", "brenn"]);
    expect(kinds(1)).toEqual(["takes-pretender"]);
  });

  it("draws a line for each player, the end last", () => {
    const inis = readView({
      ...VIEW,
      seats: 2,
      history: [[0, 1, 0, 0, 2, 3, 1, 0], [0, 2, 0, 0, 4, 4, 1, 0]],
      victory: { "0": { land: 3 }, "1": { land: 6 } },
    });
    const { lines, ticks, top } = chartOf(inis, "land", 6, { width: 200, height: 100 });
    expect(lines.map(({ values }) => values)).toEqual([[1, 2, 3], [3, 4, 6]]);
    expect(ticks.map(({ label }) => label)).toEqual(["1", "2"]);
    expect(lines[1]?.end[0]).toBe(190);
    expect(lines[1]?.end[1]).toBeCloseTo(top - 1.5);
  });
});
