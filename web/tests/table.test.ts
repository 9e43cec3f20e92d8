import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Props } from "../src/kit/contract";
import { app } from "../src/lib/app.svelte";
import type { Ask, GameInfo } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { TableModel } from "../src/table/model.svelte";
import { Words } from "../src/lib/words";
import { STILL } from "./still";
import { Guard } from "../src/table/guard";
import GenericBoard from "../src/ui/GenericBoard.svelte";

const GAME = {
  id: "toy",
  cooperative: false,
  seats: [2],
  prompts: { turn: "" },
  verbs: { go: "territory count", play: "card mode", pass: "" },
  events: {},
  triggers: {},
  plain: [],
  steps: [],
  families: {},
} as unknown as GameInfo;

const ASK: Ask = {
  prompt: "turn",
  options: [["go", "hills", 1], ["go", "hills", 2], ["go", "plains", 1], ["play", "bard", "season"], ["pass"]],
  rule: "T-1",
  args: [],
  optional: false,
};

const EXPLAINED = `
prompt-turn = Your turn?
territory-swamp = the Swamp
mode-season = Season
card-druid = Druid
    .season = Look around.
why-turn = It would be a turn of its own: { $card }.
`;

/** The browser's WebSocket, with the service's end in the test's hand. */
class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}

function choices(): unknown[] {
  return FakeSocket.last.sent.filter((one) => one.type === "choose").map((one) => one.choice);
}

function state(seat: number | null, ask: Ask | null, more: object = {}): object {
  const waiting = ask && !ask.optional ? [seat] : [];
  const undo = { allowed: true, needs: [], over: false, reveal: false, others: false, alone: false };
  return { type: "state", seat, ask, waiting, view: {}, undo, result: null, count: 3, version: 1, ...more };
}

let now = 0; // a second passes whenever somebody looks at the clock

function open(seats: number[], game = "toy", guard = new Guard(() => (now += 1000))): TableModel {
  const model = new TableModel("t", seats.map((seat) => `seat-${seat}.x`), STILL, guard);
  model.start();
  FakeSocket.last.onopen?.();
  const rows = [0, 1].map((seat) => ({ seat, kind: "person", name: "", bot: "", online: true }));
  FakeSocket.last.say({ type: "table", table: "t", game, you: seats, seats: rows, chat: [] });
  return model;
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
  app.games = [GAME, { ...GAME, id: "coop", cooperative: true }];
  app.sheet = null;
  settings.change({ confirm: "never" });
});
afterEach(() => void vi.unstubAllGlobals());

describe("picking at a table", () => {
  it("lists the closing answer while the face has a main one for the footer", () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    const closing = ASK.options.findIndex(([verb]) => verb === "pass");
    expect(model.listed).not.toContain(closing);
    model.main = { label: "Play 2 cards", disabled: false, run: () => {} };
    expect(model.listed).toContain(closing);
    model.main = null;
    expect(model.listed).not.toContain(closing);
  });

  it("narrows, and sends when one option is left", () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    expect(model.pickable).toContain("territory:hills");
    model.pick("territory:hills");
    expect(model.picked).toEqual(["territory:hills"]);
    expect(choices()).toEqual([]);
    model.pick("number:2");
    expect(choices()).toEqual([["go", "hills", 2]]);
    expect(model.pickable.size).toBe(0);
  });

  it("lets the next question be answered before the last choice is acknowledged", async () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    model.pick("verb:pass");
    const [first] = FakeSocket.last.sent.filter((one) => one.type === "choose");
    FakeSocket.last.say(state(0, { ...ASK, prompt: "other" }, { count: 4 }));
    model.pick("territory:hills");
    FakeSocket.last.say({ type: "accepted", id: first?.id });
    await tick();
    expect(model.picked).toEqual(["territory:hills"]);
    model.pick("number:1");
    expect(choices()).toEqual([["pass"], ["go", "hills", 1]]);
  });

  it("begins afresh when the same question comes again", async () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    model.pick("territory:hills");
    model.pick("number:2");
    const [sent] = FakeSocket.last.sent.filter((one) => one.type === "choose");
    FakeSocket.last.say(state(0, null, { count: 4 }));
    FakeSocket.last.say({ type: "accepted", id: sent?.id });
    await tick();
    FakeSocket.last.say(state(0, ASK, { count: 5 }));
    expect(model.picked).toEqual([]);
    model.pick("territory:plains");
    expect(choices()).toEqual([["go", "hills", 2], ["go", "plains", 1]]);
  });

  it("takes a whole thing at once, and gives a pick back", () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    model.pick("territory:hills");
    model.pick("territory:hills");
    expect(model.picked).toEqual([]);
    model.pick("territory:plains", "number:1");
    expect(choices()).toEqual([["go", "plains", 1]]);
  });

  it("keeps the picks while others choose, and drops them with the question", () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    model.pick("territory:hills");
    FakeSocket.last.say(state(0, { ...ASK }, { count: 4 }));
    expect(model.picked).toEqual(["territory:hills"]);
    FakeSocket.last.say(state(0, { ...ASK, prompt: "other" }, { count: 5 }));
    expect(model.picked).toEqual([]);
  });

  it("steps back", () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    expect(model.back()).toBe(false);
    model.pick("territory:hills");
    expect(model.back()).toBe(true);
    expect(model.picked).toEqual([]);
  });

  const ENDS: Ask = { ...ASK, notes: [null, null, null, null, { ends: true }] };

  it("asks again before a choice that the game calls grave", async () => {
    settings.change({ confirm: "final" });
    const model = open([0]);
    FakeSocket.last.say(state(0, ENDS));
    model.pick("verb:pass");
    expect(choices()).toEqual([]);
    expect(model.confirming).toEqual({ choice: ["pass"], note: { ends: true } });
    expect(model.back()).toBe(true);
    expect([model.confirming, model.picked.length]).toEqual([null, 0]);
    model.pick("verb:pass");
    void model.confirm();
    expect(choices()).toEqual([["pass"]]);
  });

  it("sends all else at once, unless it always asks again", () => {
    settings.change({ confirm: "final" });
    const model = open([0]);
    FakeSocket.last.say(state(0, ENDS));
    model.pick("territory:plains");
    expect(choices()).toEqual([["go", "plains", 1]]);
    settings.change({ confirm: "always" });
    const other = open([0]);
    FakeSocket.last.say(state(0, ASK));
    other.pick("verb:pass");
    expect(other.confirming).toEqual({ choice: ["pass"], note: null });
    expect(choices()).toEqual([]);
  });

  it("asks again no longer when the question has changed", () => {
    settings.change({ confirm: "final" });
    const model = open([0]);
    FakeSocket.last.say(state(0, ENDS));
    model.pick("verb:pass");
    FakeSocket.last.say(state(0, ENDS, { count: 4 }));
    expect(model.confirming).not.toBeNull();
    FakeSocket.last.say(state(0, { ...ENDS, prompt: "other" }, { count: 5 }));
    expect(model.confirming).toBeNull();
  });

  it("takes no press that was meant for another question", () => {
    let clock = 0;
    const model = open([0], "toy", new Guard(() => clock));
    FakeSocket.last.say(state(0, ASK));
    clock = 299;
    model.pick("verb:pass");
    void model.submit(["pass"]);
    expect(choices()).toEqual([]);
    clock = 300;
    model.pick("verb:pass");
    expect(choices()).toEqual([["pass"]]);
  });

  it("lists all options but the one that closes the question", () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    expect(model.listed).toEqual([0, 1, 2, 3]);
  });

  it("points at nothing any more when the question is gone", () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    model.pointed = ["territory:hills"];
    FakeSocket.last.say(state(0, ASK, { count: 4 }));
    expect([...model.highlight]).toEqual(["territory:hills"]);
    FakeSocket.last.say(state(0, null, { count: 5 }));
    expect(model.highlight.size).toBe(0);
    model.emphasis = ["card:bard"];
    expect([...model.highlight]).toEqual(["card:bard"]);
  });

  it("lets a guide keep choices back", () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    model.gate = (choice) => choice[0] === "pass";
    model.pick("territory:hills", "number:1");
    expect(choices()).toEqual([]);
    expect(model.picked).toEqual([]);
    model.pick("verb:pass");
    expect(choices()).toEqual([["pass"]]);
  });

  /** What stands beside the thing after the service has answered. */
  async function explained(model: TableModel, atom: string, answer: object): Promise<unknown> {
    const told = model.explain(atom, null, () => ({ title: "Druid", lines: ["A card."], rule: "T-2", rulings: ["T-3"] }));
    const asked = FakeSocket.last.sent.at(-1);
    if (asked?.type === "why-not") FakeSocket.last.say({ ...asked, ...answer });
    await told;
    return model.popover;
  }

  it("says beside a thing why it can't be chosen, in the game's words", async () => {
    const model = open([0]);
    model.words = Words.parse("en", EXPLAINED, GAME);
    FakeSocket.last.say(state(0, ASK));
    const why = { id: "why-turn", args: { card: "druid" } };
    const told = await explained(model, "card:druid", { rule: "T-9", why });
    expect(told).toMatchObject({ lines: ["It would be a turn of its own: Druid."], rules: ["T-9"] });
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ choice: ["play", "druid", "season"] });
    expect(choices()).toEqual([]);
  });

  it("says what is asked instead where the game has no sentence", async () => {
    app.words = Words.parse("en", "web-why-not-offered = Not { $thing }: { $prompt }");
    const model = open([0]);
    model.words = Words.parse("en", EXPLAINED, GAME);
    FakeSocket.last.say(state(0, ASK));
    const told = await explained(model, "territory:swamp", { rule: "T-1", why: null });
    expect(told).toMatchObject({ lines: ["Not the Swamp: Your turn?"] });
  });

  it("says that it is open now where it has become so, and plays nothing", async () => {
    app.words = Words.parse("en", "web-why-open = It is open now.");
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    const told = await explained(model, "card:druid", { rule: null, why: null });
    expect(told).toMatchObject({ lines: ["It is open now."], rules: ["T-2", "T-3"] });
    expect(choices()).toEqual([]);
  });

  it("tells what a thing is that is not in question, without asking the service", async () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    const told = await explained(model, "seat:1", {});
    expect(told).toMatchObject({ title: "Druid", lines: ["A card."], rules: ["T-2", "T-3"] });
    expect(FakeSocket.last.sent.some((one) => one.type === "why-not")).toBe(false);
    expect(model.back()).toBe(true);
    expect(model.popover).toBeNull();
  });

  it("keeps a hint while others choose, and drops it with its question", async () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    void model.askHint();
    const id = FakeSocket.last.sent.at(-1)?.id;
    FakeSocket.last.say({ type: "hint", id, seat: 0, choice: ["pass"] });
    await tick();
    FakeSocket.last.say(state(0, ASK, { count: 4 }));
    expect(model.hint).not.toBeNull();
    FakeSocket.last.say(state(0, { ...ASK, prompt: "another" }, { count: 5 }));
    expect(model.hint).toBeNull();
  });

  it("puts a hint away before it takes a step back", async () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    model.pick("territory:hills");
    void model.askHint();
    const id = FakeSocket.last.sent.at(-1)?.id;
    FakeSocket.last.say({ type: "hint", id, seat: 0, choice: ["pass"] });
    await tick();
    expect(model.hint).not.toBeNull();
    expect(model.back()).toBe(true);
    expect(model.hint).toBeNull();
    expect(model.picked).toEqual(["territory:hills"]);
    expect(model.back()).toBe(true);
    expect(model.picked).toEqual([]);
  });

  it("tells that a choice waits for the line", () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    expect(model.lineDown).toBe(false);
    FakeSocket.last.onclose?.({ code: 1006 });
    flushSync();
    expect(model.lineDown).toBe(true);
    model.stop();
  });

  it("tells that a choice is not saved, and forgets it with its question", async () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    model.pick("verb:pass");
    const [sent] = FakeSocket.last.sent.filter((one) => one.type === "choose");
    FakeSocket.last.say({ type: "refused", id: sent?.id, kind: "NotKept", text: "", rule: null });
    expect(model.unsaved).toBe(true);
    expect(model.pickable.size).toBe(0);
    model.saveNow();
    expect(choices()).toEqual([["pass"], ["pass"]]);
    FakeSocket.last.say({ type: "refused", id: sent?.id, kind: "NotKept", text: "", rule: null });
    FakeSocket.last.say(state(0, { ...ASK, prompt: "other" }, { count: 4 }));
    expect(model.unsaved).toBe(false);
    model.saveNow();
    expect(choices()).toHaveLength(2);
    expect(model.pickable).toContain("territory:hills");
    model.stop();
  });
});

describe("a seat that is no longer this browser's", () => {
  const seats = [0, 1].map((seat) => ({ seat, kind: "bot", name: "", bot: "", online: true }));
  const gone = { type: "table", table: "t", game: "toy", you: [], seats, chat: [] };

  beforeEach(() => {
    app.notes = [];
    app.words = Words.parse("en", "web-seat-lost = Lost.");
  });

  it("is told of when somebody else took it", () => {
    open([0]);
    FakeSocket.last.say(gone);
    expect(app.notes.map((note) => note.text)).toEqual(["Lost."]);
  });

  it("is no loss when the person left it", async () => {
    const model = open([0]);
    await model.givingUp(0, async () => FakeSocket.last.say(gone));
    expect(app.notes).toEqual([]);
  });

  it("is one again after leaving has failed", async () => {
    const model = open([0]);
    await expect(model.givingUp(0, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    FakeSocket.last.say(gone);
    expect(app.notes.map((note) => note.text)).toEqual(["Lost."]);
  });
});

describe("notes of what went wrong", () => {
  beforeEach(() => {
    app.notes = [];
    app.note("good");
    app.note("bad", { bad: true });
  });

  it("go with the page", () => {
    app.go("/settings");
    expect(app.notes.map((note) => note.text)).toEqual(["good"]);
  });

  it("go with the next choice that is taken", async () => {
    const model = open([0]);
    FakeSocket.last.say(state(0, ASK));
    model.pick("verb:pass");
    const id = FakeSocket.last.sent.at(-1)?.id;
    FakeSocket.last.say({ type: "accepted", id, version: 2 });
    await tick();
    expect(app.notes.map((note) => note.text)).toEqual(["good"]);
  });
});

describe("several people at one screen", () => {
  it("hides cards behind a curtain when another person is asked", () => {
    const model = open([0, 1]);
    FakeSocket.last.say(state(0, ASK));
    FakeSocket.last.say(state(1, null));
    expect(model.viewer).toBe(0);
    expect(model.curtain).toBe(0);
    expect(model.ask).toBeNull();
    model.liftCurtain();
    flushSync();
    expect(model.ask).toEqual(ASK);
    FakeSocket.last.say(state(0, null, { count: 4 }));
    FakeSocket.last.say(state(1, ASK, { count: 4 }));
    expect([model.viewer, model.curtain]).toEqual([1, 1]);
  });

  it("calls nobody before it is known who is asked", () => {
    const model = open([0, 1]);
    FakeSocket.last.say(state(0, null));
    expect([model.viewer, model.curtain]).toEqual([null, null]);
    FakeSocket.last.say(state(1, ASK));
    expect([model.viewer, model.curtain]).toEqual([1, 1]);
  });

  it("does not interrupt who is deciding, and follows no optional question", () => {
    const model = open([0, 1]);
    FakeSocket.last.say(state(0, null));
    FakeSocket.last.say(state(1, ASK));
    model.liftCurtain();
    FakeSocket.last.say(state(0, ASK));
    expect(model.viewer).toBe(1);
    FakeSocket.last.say(state(0, { ...ASK, optional: true }));
    FakeSocket.last.say(state(1, null));
    expect(model.viewer).toBe(1);
    expect(model.myTurn).toBe(false);
  });

  it("needs no curtain where people play together", () => {
    const model = open([0, 1], "coop");
    FakeSocket.last.say(state(0, ASK));
    FakeSocket.last.say(state(1, ASK));
    expect(model.curtain).toBeNull();
    model.changePerson(1);
    expect([model.viewer, model.curtain]).toEqual([1, null]);
  });

  it("goes on with what is left when a seat is given to somebody else", () => {
    const model = open([0, 1]);
    FakeSocket.last.say(state(0, ASK));
    const rows = [0, 1].map((seat) => ({ seat, kind: "person", name: "", bot: "", online: true }));
    const told = { type: "table", table: "t", game: "toy", seats: rows, chat: [] };
    FakeSocket.last.say({ ...told, you: [1] });
    expect(location.hash).toBe("#seat-1.x");
    FakeSocket.last.say({ ...told, you: [] });
    expect(location.hash).toBe("#watch");
    model.stop();
  });

  it("shows a spectator the public view and no question", () => {
    const model = open([]);
    FakeSocket.last.say(state(null, null));
    expect(model.viewer).toBeNull();
    expect(model.state).not.toBeNull();
    expect(model.ask).toBeNull();
  });
});

describe("the generic table", () => {
  it("shows any view, and lets everything be picked", () => {
    const picked: string[] = [];
    const source = "seat-0 = Green\nterritory-hills = Hills\nterritory-plains = Plains\nverb-pass = Pass";
    app.words = Words.parse("en", "web-generic-pick = Pick\nweb-yes = yes");
    const props: Props = {
      view: { game: "toy", territories: { hills: { clans: { "0": 2 } }, plains: {} }, turn: 3, on: true },
      seat: 0,
      ask: ASK,
      words: Words.parse("en", source, GAME),
      pickable: new Set(["territory:hills", "verb:pass"]),
      picked: [],
      pick: (...atoms) => picked.push(...atoms),
      highlight: new Set(),
      hinted: new Set(),
      main: () => {},
      goTo: () => {},
      lit: new Set(),
      live: true,
      facts: {},
      box: { width: 900, height: 600, bay: 0, foot: 0, phone: false },
      theme: "light",
      reduced: false,
      point: () => {},
      inform: () => {},
      events: [],
      table: null,
      waiting: [0],
    };
    const target = document.createElement("div");
    const board = mount(GenericBoard, { target, props });
    flushSync();
    expect(target.textContent).toContain("Hills");
    expect(target.textContent).toContain("Green");
    const chip = [...target.querySelectorAll("button.pickable")].find((one) =>
      one.textContent?.includes("Hills"),
    );
    (chip as HTMLButtonElement).click();
    expect(picked).toEqual(["territory:hills"]);
    void unmount(board);
  });
});
