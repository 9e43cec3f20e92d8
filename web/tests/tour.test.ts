import { describe, expect, it } from "vitest";
import type { Ask, Choice, Refusal, StateMessage } from "../src/lib/protocol";
import type { Line } from "../src/lib/socket";
import {
  areasOf,
  atomsOf,
  type Chapter,
  due,
  ends,
  expected,
  isMine,
  isOver,
  othersMove,
  type Step,
  wordsOf,
} from "../src/tour/guide";
import { othersOf, tokenOf } from "../src/tour/making";
import { Others } from "../src/tour/others";
import { TourShelf } from "../src/tour/shelf";

function step(id: string, moves = 0): Step {
  return { id, moves, look: [], rules: [] };
}

/** Reads, chooses (after which seat 1 does), watches seat 1, chooses twice, reads. */
const CHAPTER: Chapter = {
  id: "draft",
  seats: 2,
  scenario: "game: inis",
  play: [
    [0, ["hold", "bard"]],
    [1, ["hold", "geis"]],
    [1, ["play", "druid"]],
    [0, ["play", "bard"]],
    [0, ["territory", "cove"]],
  ],
  steps: [step("hello"), step("hold", 2), step("watch", 1), step("play", 2), step("end")],
};

describe("where a guide stands", () => {
  it("knows when each step is done, and which ones are the learner's", () => {
    expect(ends(CHAPTER)).toEqual([0, 2, 3, 5, 5]);
    expect(CHAPTER.steps.map((_, i) => isMine(CHAPTER, i))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it("waits to be read, and goes on by itself when the choices are made", () => {
    expect(due(CHAPTER, 0, 0)).toBe(0);
    expect(due(CHAPTER, 1, 0)).toBe(1);
    expect(due(CHAPTER, 1, 1)).toBe(1);
    expect(due(CHAPTER, 1, 2)).toBe(2);
    expect(due(CHAPTER, 2, 3)).toBe(2); // what was watched is passed on by the learner
    expect(due(CHAPTER, 3, 4)).toBe(3);
    expect(due(CHAPTER, 3, 5)).toBe(4);
    expect(due(CHAPTER, 4, 9)).toBe(4);
  });

  it("passes what was not read if the learner has chosen meanwhile", () => {
    expect(due(CHAPTER, 0, 1)).toBe(1);
    expect(due(CHAPTER, 2, 4)).toBe(3);
    expect(due(CHAPTER, 0, 5)).toBe(4);
  });

  it("goes back with an undo", () => {
    expect(due(CHAPTER, 4, 4)).toBe(3);
    expect(due(CHAPTER, 4, 2)).toBe(2);
    expect(due(CHAPTER, 3, 0)).toBe(1);
  });

  it("knows the learner's next choice, and the others' only in their step", () => {
    expect(expected(CHAPTER, 0)).toEqual(["hold", "bard"]);
    expect(expected(CHAPTER, 1)).toBeNull();
    expect(expected(CHAPTER, 5)).toBeNull();
    expect(othersMove(CHAPTER, 1, 0)).toBeNull();
    expect(othersMove(CHAPTER, 1, 1)).toEqual([1, ["hold", "geis"]]);
    expect(othersMove(CHAPTER, 1, 2)).toBeNull(); // the step is over: nothing before it is read
    expect(othersMove(CHAPTER, 2, 2)).toEqual([1, ["play", "druid"]]);
    expect(isOver(CHAPTER, 2, 2)).toBe(false);
    expect(isOver(CHAPTER, 2, 3)).toBe(true);
  });

  it("counts what the table answers by itself, and leaves it to the table", () => {
    const asked: Chapter = {
      ...CHAPTER,
      play: [
        [0, ["play", "bard"]],
        [1, []],
        [1, ["play", "druid"]],
        [0, []],
        [0, ["pass"]],
      ],
      steps: [step("hello"), step("play", 2), step("watch", 2), step("pass", 1), step("end")],
    };
    expect(asked.steps.map((_, i) => isMine(asked, i))).toEqual([false, true, false, true, false]);
    expect(due(asked, 1, 1)).toBe(1); // somebody is asked still
    expect(due(asked, 1, 2)).toBe(2);
    expect(othersMove(asked, 1, 1)).toBeNull();
    expect(othersMove(asked, 2, 2)).toEqual([1, ["play", "druid"]]);
    expect(expected(asked, 3)).toBeNull();
    expect(isOver(asked, 2, 3)).toBe(false);
    expect(isOver(asked, 2, 4)).toBe(true);
    expect(expected(asked, 4)).toEqual(["pass"]);
  });

  it("tells things from parts of the table, and names its words", () => {
    const look = ["area:hand", "territory:cove"];
    expect(areasOf(look)).toEqual(["hand"]);
    expect(atomsOf(look)).toEqual(["territory:cove"]);
    expect(wordsOf(CHAPTER, 3)).toBe("tour-draft-play");
  });
});

/** The service's end of the line. */
class FakeLine implements Line {
  static last: FakeLine;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor() {
    FakeLine.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  chosen(): unknown[] {
    return this.sent.filter((one) => one.type === "choose").map((one) => [one.seat, one.choice]);
  }
}

function asked(...options: Choice[]): Ask {
  return { prompt: "draft", options, rule: "I-6.2", args: [], optional: false };
}

function state(seat: number, count: number, ask: Ask | null): Partial<StateMessage> {
  return { version: count, seat, count, ask, view: {}, waiting: [], undo: null, result: null };
}

function sitDown(at: { step: number }): { others: Others; line: FakeLine; failures: Refusal[] } {
  const failures: Refusal[] = [];
  const others = new Others(
    "t",
    { 1: "seat-1.x" },
    (count) => othersMove(CHAPTER, at.step, count),
    (refusal) => failures.push(refusal),
    { open: () => new FakeLine(), wait: () => () => {} },
  );
  others.start();
  const line = FakeLine.last;
  line.onopen?.();
  line.say({ type: "table", you: [1], table: "t", game: "inis", seats: [], chat: [] });
  return { others, line, failures };
}

describe("the other seats", () => {
  it("follow the line, each choice once and in its step", () => {
    const at = { step: 0 };
    const { others, line } = sitDown(at);
    line.say({ type: "state", ...state(1, 0, asked(["hold", "geis"], ["hold", "druid"])) });
    expect(line.chosen()).toEqual([]); // the learner has not chosen yet
    line.say({ type: "state", ...state(1, 1, asked(["hold", "geis"], ["hold", "druid"])) });
    expect(line.chosen()).toEqual([]);
    at.step = 1;
    others.act();
    others.act();
    expect(line.chosen()).toEqual([[1, ["hold", "geis"]]]);
    line.say({ type: "state", ...state(1, 2, asked(["play", "druid"], ["pass"])) });
    expect(line.chosen()).toHaveLength(1);
    at.step = 2;
    others.act();
    expect(line.chosen()[1]).toEqual([1, ["play", "druid"]]);
    others.stop();
  });

  it("choose again after an undo, to which they agree", () => {
    const at = { step: 1 };
    const { line } = sitDown(at);
    line.say({ type: "state", ...state(1, 1, asked(["hold", "geis"])) });
    expect(line.chosen()).toHaveLength(1);
    line.say({ type: "consent", seat: 0, count: 2 });
    expect(line.sent.findLast((one) => one.type === "consent")).toMatchObject({
      seat: 1,
      yes: true,
    });
    line.say({ type: "events", seat: 1, since: 0, events: [] });
    line.say({ type: "state", ...state(1, 0, asked(["hold", "geis"])) });
    line.say({ type: "state", ...state(1, 1, asked(["hold", "geis"])) });
    expect(line.chosen()).toHaveLength(2);
  });

  it("choose nothing that is not offered, and tell of a refusal", async () => {
    const { line, failures } = sitDown({ step: 1 });
    line.say({ type: "state", ...state(1, 1, asked(["hold", "druid"])) });
    expect(line.chosen()).toEqual([]);
    line.say({ type: "state", ...state(1, 1, asked(["hold", "geis"])) });
    const { id } = line.sent.findLast((one) => one.type === "choose") ?? {};
    line.say({ type: "refused", id, kind: "Faster", text: "too late", rule: null });
    await Promise.resolve();
    await Promise.resolve();
    expect(failures.map((one) => one.kind)).toEqual(["Faster"]);
  });
});

describe("a guide's table", () => {
  const made = {
    table: "t",
    owner: "owner.x",
    seats: [
      { seat: 0, token: "seat-0.a" },
      { seat: 1, token: "seat-1.b" },
    ],
  };

  it("has the learner's token and those of the others", () => {
    expect(tokenOf(made, 0)).toBe("seat-0.a");
    expect(tokenOf(made, 7)).toBe("");
    expect(othersOf(made)).toEqual({ 1: "seat-1.b" });
  });

  it("is found again after a reload, and nonsense is not", () => {
    const kept = new Map<string, string>();
    const shelf = new TourShelf({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    });
    expect(shelf.read("inis")).toBeNull();
    shelf.write("inis", { chapter: 1, step: 4, made });
    expect(shelf.read("inis")).toEqual({ chapter: 1, step: 4, made });
    expect(shelf.read("horizons")).toBeNull();
    for (const nonsense of ["{oops", "3", '{"chapter":1,"step":2,"made":{}}']) {
      kept.set("crannog.guide.inis", nonsense);
      expect(shelf.read("inis")).toBeNull();
    }
    shelf.write("inis", { chapter: 0, step: 0, made });
    shelf.forget("inis");
    expect(shelf.read("inis")).toBeNull();
  });
});
