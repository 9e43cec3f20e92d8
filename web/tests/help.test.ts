import { describe, expect, it, vi } from "vitest";
import { hintReasons } from "../src/lib/hints";
import { botName, optionValue } from "../src/lib/lobby";
import type { GameEvent, GameInfo, Hint } from "../src/lib/protocol";
import { stepTo, tabByKey } from "../src/lib/tabs";
import { Words } from "../src/lib/words";

const GAME = {
  id: "toy",
  prompts: { whom: "" },
  verbs: { go: "territory", pass: "", player: "seat" },
  events: { goes: "territory", decides: "seat" },
} as unknown as GameInfo;

const SOURCE = `
verb-go = Go to { $territory }
verb-pass = Pass
verb-player = { $seat }
seat-0 = Green
seat-1 = Blue
gauge-land = Land
gauge-faith = Faith
prompt-whom = Whom to attack?
event-goes = Somebody goes to { $territory }.
event-decides = { $seat } has decided.
territory-hills = the Hills
territory-plains = the Plains
option-length = How long it lasts.
    .none = No limit.
    .short = Three rounds.
web-strength-greedy = greedy
`;

const words = Words.parse("en", SOURCE, GAME);

describe("what a hint says", () => {
  const goes = { n: 0, kind: "goes", rule: "T-1", args: ["plains"] } as GameEvent;

  function reasons(because: Hint["because"]): [string, unknown][] {
    const hint: Hint = { seat: 0, choice: ["go", "hills"], ...(because ? { because } : {}) };
    return hintReasons(hint, words).map(({ id, args }) => [id, args]);
  }

  it("compares with the next best option", () => {
    expect(reasons({ tried: 5, next: ["pass"], lead: 4 })).toEqual([
      ["web-hint-clearly", { count: 5, next: "Pass" }],
    ]);
    expect(reasons({ tried: 5, next: ["pass"], lead: 0.2 })[0]?.[0]).toBe("web-hint-slightly");
    expect(reasons({ tried: 5, next: null, lead: 0 })).toEqual([["web-hint-even", { count: 5 }]]);
  });

  it("tells what comes of it and how it would go on", () => {
    const then = Array.from({ length: 9 }, () => ["pass"]);
    expect(reasons({ events: [goes], then })).toEqual([
      ["web-hint-then", { options: "Pass; Pass; Pass; Pass" }],
      ["web-hint-events", { events: "Somebody goes to the Plains." }],
    ]);
  });

  it("does not say the option again as what comes of it", () => {
    const same = { ...goes, args: ["hills"] };
    expect(reasons({ events: [same] })).toEqual([]);
    expect(reasons({ events: [{ ...same, kind: "decides", args: [0] }] })).toEqual([]);
    expect(reasons({ events: [same, goes] })).toHaveLength(1);
  });

  it("tells every further step so that it is understood alone", () => {
    const then = [["player", 1], ["go", "hills"]];
    const asked = [
      { prompt: "whom", args: [] },
      { prompt: "where", args: [] },
    ];
    expect(reasons({ then, asked })).toEqual([
      ["web-hint-then", { options: "Whom to attack? Blue; Go to the Hills" }],
    ]);
    expect(reasons({ then })).toEqual([["web-hint-then", { options: "Go to the Hills" }]]);
    expect(reasons({ then: [["player", 1]] })).toEqual([]);
  });

  it("tells what changes, player by player, and not once more what comes of it", () => {
    const changes = [
      { gauge: "land", seat: 1, before: 1, after: 2, other: 2 },
      { gauge: "faith", seat: 0, before: 3, after: 3, other: 2 },
      { gauge: "faith", seat: 1, before: 0, after: 1, other: 0 },
    ];
    expect(reasons({ changes, next: ["pass"], lead: 1, events: [goes] })).toEqual([
      ["web-hint-changes-next", { changes: "Blue: Land 1 → 2, Faith 0 → 1 (0); Green: Faith 3 (2)", next: "Pass" }],
    ]);
  });

  it("names nobody for the counts of the table", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const changes = [{ gauge: "land", seat: -1, before: 1, after: 2, other: 2 }];
    expect(reasons({ changes, next: null })).toEqual([["web-hint-changes", { changes: "Land 1 → 2" }]]);
    expect(warn).not.toHaveBeenCalled(); // a game need not have words for nobody
    warn.mockRestore();
  });

  it("tells of the matches it played to their end where it can't judge a position", () => {
    const next = ["pass"];
    expect(reasons({ tried: 3, next, lead: 0.2, playouts: { games: 40, won: 0.624, next: 0.4 } })).toEqual([
      ["web-hint-playouts-next", { games: 40, won: 62, next: "Pass", other: 40 }],
    ]);
    expect(reasons({ tried: 3, next: null, lead: 0, playouts: { games: 40, won: 0.5, next: 0.5 } })).toEqual([
      ["web-hint-playouts", { games: 40, won: 50 }],
    ]);
  });

  it("says no more than it knows", () => {
    expect(reasons(undefined)).toEqual([]);
    expect(reasons({ tried: 1, next: null, lead: 0, then: [], events: [] })).toEqual([]);
  });
});

describe("a table's variants in words", () => {
  const plain = { yes: "yes", no: "no" };

  it("are the option's own words, else the value", () => {
    expect(optionValue("length", null, words, plain)).toBe("No limit.");
    expect(optionValue("length", "short", words, plain)).toBe("Three rounds.");
    expect(optionValue("length", 7, words, plain)).toBe("7");
    expect(optionValue("other", true, words, plain)).toBe("yes");
    expect(optionValue("other", false, words, plain)).toBe("no");
  });

  it("and a bot goes by its strength", () => {
    expect(botName("greedy", words)).toBe("greedy");
    expect(botName("oracle", words)).toBe("oracle");
  });
});

describe("a list by keyboard", () => {
  it("is entered at its end and walked to its ends", () => {
    expect(stepTo("ArrowUp", -1, 5)).toBe(4);
    expect(stepTo("ArrowDown", -1, 5)).toBe(4);
    expect(stepTo("ArrowUp", 0, 5)).toBe(0);
    expect(stepTo("ArrowDown", 4, 5)).toBe(4);
    expect(stepTo("Home", 3, 5)).toBe(0);
    expect(stepTo("ArrowUp", -1, 0)).toBeNull();
    expect(stepTo("x", 1, 5)).toBeNull();
  });
});

describe("tabs by keyboard", () => {
  const tabs = ["log", "chat", "people"] as const;

  it("go round, and to the ends", () => {
    expect(tabByKey("ArrowRight", tabs, "people")).toBe("log");
    expect(tabByKey("ArrowLeft", tabs, "log")).toBe("people");
    expect(tabByKey("End", tabs, "log")).toBe("people");
    expect(tabByKey("Home", tabs, "chat")).toBe("log");
    expect(tabByKey("x", tabs, "chat")).toBeNull();
  });
});
