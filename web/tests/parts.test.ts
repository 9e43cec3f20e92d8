import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplayStep } from "../src/lib/api";
import { importBody } from "../src/lib/api";
import { changedOptions, freshRows, readImport, resized, usualBot, wishes } from "../src/lib/lobby";
import { blocksOf, spansOf } from "../src/lib/markdown";
import { MyTables } from "../src/lib/mytables";
import { NumberKeys } from "../src/lib/numberkeys";
import type { GameInfo, Rule } from "../src/lib/protocol";
import { ReplayShelf } from "../src/replay/shelf";
import { matchesAll, sectionsOf } from "../src/lib/search";

describe("my tables", () => {
  function shelf() {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  }

  it("keeps tokens, invitations and the newest first", () => {
    const tables = new MyTables(shelf());
    const seats = [
      { seat: 0, token: "seat-0.a" },
      { seat: 1, invite: "invite-1.b" },
      { seat: 2, kind: "bot" },
    ];
    tables.keepNew({ table: "x", seats, owner: "owner.c" }, "inis");
    tables.keep("y", { game: "horizons", tokens: { 1: "seat-1.z" } });
    tables.keep("x", { tokens: { 1: "seat-1.b" } });
    expect(tables.list().map((row) => row.table)).toEqual(["x", "y"]);
    expect(tables.find("x")).toMatchObject({
      tokens: { 0: "seat-0.a", 1: "seat-1.b" },
      invites: { 1: "invite-1.b" },
      owner: "owner.c",
      game: "inis",
    });
    tables.dropInvite("x", 1);
    tables.dropSeat("x", 0);
    expect(tables.find("x")).toMatchObject({ tokens: { 1: "seat-1.b" }, invites: {} });
    tables.forget("x");
    expect(tables.list()).toHaveLength(1);
  });

  it("survives nonsense in the storage", () => {
    const box = shelf();
    box.setItem("crannog.tables", "{oops");
    expect(new MyTables(box).list()).toEqual([]);
    box.setItem("crannog.tables", '[{"table":"x"},null,3]');
    expect(new MyTables(box).list()).toHaveLength(1);
  });
});

describe("the lobby's form", () => {
  const game = {
    id: "inis",
    seats: [2, 3, 4],
    bots: ["easy", "normal", "random", "greedy"],
    options: [
      { name: "a", default: true, values: [false, true], smallest: null, rule: "" },
      { name: "b", default: null, values: [null], smallest: 1, rule: "" },
    ],
  } as unknown as GameInfo;

  it("begins with me against bots", () => {
    const rows = freshRows(game, 3, "Anna");
    expect(wishes(rows)).toEqual([
      { kind: "me", name: "Anna" },
      { kind: "bot", bot: "easy" },
      { kind: "bot", bot: "easy" },
    ]);
    rows[1] = { kind: "open", name: "", bot: "" };
    expect(wishes(resized(rows, game, 2, ""))).toEqual([{ kind: "me", name: "Anna" }, { kind: "open" }]);
    expect(usualBot(["random"])).toBe("random");
  });

  it("sends only the options that were changed", () => {
    expect(changedOptions(game, { a: true, b: null })).toEqual({});
    expect(changedOptions(game, { a: false, b: 3 })).toEqual({ a: false, b: 3 });
  });

  it("reads saves and scenarios", () => {
    expect(readImport('{"crannog": 1, "game": "inis", "seats": 3}')).toMatchObject({
      game: "inis",
      seats: 3,
    });
    const save = '{"crannog": 1, "game": "oath", "seats": 2, "options": {"prince": "chancellor"}}';
    expect(readImport(save)).toMatchObject({ options: { prince: "chancellor" } });
    const scenario = "title: x\ngame: inis\nseats: 4\n";
    expect(readImport(scenario)).toEqual({ game: "inis", seats: 4, scenario });
    expect(readImport('{"crannog-seat": 1, "game": "inis", "seat": 0}')).toBe("seat");
    expect(readImport("3")).toBeNull();
    expect(readImport('{"a": 1}')).toBeNull();
    expect(readImport("hello")).toBeNull();
  });

  it("sends a save with all digits of its seed", () => {
    const text = '{"crannog": 1, "game": "inis", "seats": 2, "seed": 9223372036854775807}\n';
    const read = readImport(text);
    if (!read || typeof read === "string" || !read.save) throw new Error("not read");
    const body = importBody({ seats: [{ kind: "me", name: "Anna" }], save: read.save });
    expect(body).toContain('"seed": 9223372036854775807}');
    expect(JSON.parse(body)).toMatchObject({
      seats: [{ kind: "me", name: "Anna" }],
      save: { game: "inis", seats: 2 },
    });
    expect(JSON.parse(importBody({ seats: [], scenario: "a: 1" }))).toEqual({
      seats: [],
      scenario: "a: 1",
    });
  });
});

describe("number keys", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("choose at once where no longer number fits", () => {
    const chosen: number[] = [];
    const keys = new NumberKeys((place) => chosen.push(place));
    keys.press("3", 9);
    keys.press("2", 12);
    expect(chosen).toEqual([3, 2]);
    keys.press("1", 12);
    expect(keys.waiting).toBe(true);
    keys.press("2", 12);
    expect(chosen).toEqual([3, 2, 12]);
    keys.press("1", 12);
    vi.advanceTimersByTime(800);
    expect(chosen).toEqual([3, 2, 12, 1]);
    keys.press("0", 12);
    keys.press("9", 5);
    expect(chosen).toHaveLength(4);
  });
});

describe("rules", () => {
  const rule = (number: string, text: string): Rule => ({
    number,
    section: number.split(".")[0] ?? "",
    title: "Clashes",
    text,
  });
  const rules = [rule("I-1.1", "Tír na nÓg"), rule("I-1.2", "Ёлка и край"), rule("I-2.1", "a clan")];

  it("are found by parts of words in any order, without accents", () => {
    expect(matchesAll("Tír na nÓg", "nog tir")).toBe(true);
    expect(matchesAll("Ёлка", "елк")).toBe(true);
    expect(matchesAll("край", "краи")).toBe(false);
    expect(sectionsOf(rules, "clan").map((section) => section.number)).toEqual(["I-2"]);
    expect(sectionsOf(rules)[0]?.rules).toHaveLength(2);
    expect(sectionsOf(rules, "I-1.2")[0]?.rules).toHaveLength(1);
  });

  it("are read as data, never as HTML", () => {
    expect(spansOf("see **this** and I-12.9, `q`, *so*")).toEqual([
      { kind: "text", text: "see " },
      { kind: "strong", text: "this" },
      { kind: "text", text: " and " },
      { kind: "rule", text: "I-12.9" },
      { kind: "text", text: ", " },
      { kind: "code", text: "q" },
      { kind: "text", text: ", " },
      { kind: "em", text: "so" },
    ]);
    expect(spansOf("as in O-10.discard.")[1]).toEqual({ kind: "rule", text: "O-10.discard" });
    const blocks = blocksOf("One\ntwo\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |");
    expect(blocks.map((block) => block.kind)).toEqual(["p", "list", "table"]);
    expect(blocks[2]).toMatchObject({ head: [[{ text: "x" }], [{ text: "y" }]] });
  });
});

describe("replay", () => {
  it("finds the start of a round by halving, and fetches nothing twice", async () => {
    const asked: number[] = [];
    const shelf = new ReplayShelf(async (at) => {
      asked.push(at);
      return { state: { view: { round: Math.floor(at / 30) } } } as unknown as ReplayStep;
    });
    expect(await shelf.startOfRound(3, 200)).toBe(90);
    expect(await shelf.startOfRound(3, 200)).toBe(90);
    expect(asked.length).toBe(new Set(asked).size);
    expect(asked.length).toBeLessThan(10);
  });
});
