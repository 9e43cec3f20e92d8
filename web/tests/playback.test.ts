import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Beat, Motion } from "../src/kit/contract";
import type { GameEvent, GameInfo, Patch, View } from "../src/lib/protocol";
import { actorOf, beatsOf } from "../src/playback/beats";
import { lengthOf } from "../src/playback/lengths";
import { plainMotions } from "../src/playback/motions";
import { difference, fold } from "../src/playback/patches";
import { pace, Player, type Stage } from "../src/playback/player.svelte";
import { soundOf } from "../src/playback/sounds";
import { Spoken } from "../src/playback/spoken";

const EVENTS: GameInfo["events"] = {
  destroys: "piece land",
  moves: "seat territory territory2 count",
  passes: "seat",
  draws: "seat count | cards*",
  season: "count",
};

function event(n: number, kind: string, args: GameEvent["args"], more: Partial<GameEvent> = {}): GameEvent {
  return { n, kind, rule: "T-1", args, patch: [[["n"], n]], ...more };
}

describe("patches", () => {
  const view: View = { lands: { a: { clans: [1, 2] }, b: {} }, round: 1, gone: true };

  it("put and take away, and leave the rest the same object", () => {
    const patch: Patch = [[["lands", "a", "clans", 1], 5], [["gone"]], [["lands", "c"], { clans: [] }]];
    const after = fold(view, patch);
    expect(after).toEqual({ lands: { a: { clans: [1, 5] }, b: {}, c: { clans: [] } }, round: 1 });
    expect((after.lands as View).b).toBe((view.lands as View).b);
    expect(view.gone).toBe(true);
    expect(fold(view, [])).toBe(view);
  });

  it("tell where two views differ", () => {
    expect(difference(view, structuredClone(view))).toBeNull();
    expect(difference(view, { ...view, round: 2 })).toEqual(["round"]);
    expect(difference(view, { ...view, lands: { a: { clans: [1, 3] }, b: {} } })).toEqual([
      "lands",
      "a",
      "clans",
      "1",
    ]);
    expect(difference([1, 2], { 0: 1, 1: 2 })).toEqual([]);
    expect(difference({ a: null }, {})).toEqual(["a"]);
  });
});

describe("beats", () => {
  const kinds = (events: GameEvent[]) => beatsOf(events, EVENTS).map((beat) => beat.events.length);

  it("join neighbours of one kind, by one actor, in one place", () => {
    const lost = ["explorer", "town", "explorer"].map((piece, n) => event(n, "destroys", [piece, "G2"]));
    const [beat] = beatsOf(lost, EVENTS);
    expect(beat?.atoms).toEqual(["piece:explorer", "land:G2", "piece:town"]);
    expect(beat?.patch).toHaveLength(3);
    expect(kinds([...lost, event(3, "destroys", ["town", "G3"])])).toEqual([3, 1]);
    expect(kinds([event(0, "passes", [0]), event(1, "passes", [1])])).toEqual([1, 1]);
    expect(kinds([event(0, "passes", [0]), event(1, "season", [1])])).toEqual([1, 1]);
  });

  it("are never more than eight, and never go over a reveal", () => {
    const many = Array.from({ length: 11 }, (_, n) => event(n, "destroys", ["town", "G2"]));
    expect(kinds(many)).toEqual([8, 3]);
    const drawn = [0, 1].map((n) => event(n, "draws", [0, 1], { secret: ["bard"] }));
    expect(kinds(drawn)).toEqual([1, 1]);
  });

  it("know who acted, and end with what changed besides", () => {
    expect(actorOf(event(0, "moves", [2, "a", "b", 1]), EVENTS)).toBe(2);
    expect(actorOf(event(0, "destroys", ["town", "G2"]), EVENTS)).toBeNull();
    const beats = beatsOf([event(0, "passes", [0]), event(1, "season", [2])], EVENTS, [[["x"], 1]]);
    expect(beats.map((beat) => beat.patch.length)).toEqual([1, 2]);
  });
});

describe("motions", () => {
  const [moved] = beatsOf([event(0, "moves", [2, "a", "b", 1])], EVENTS) as [Beat];

  it("of any game are highlights, with a ray from place to place", () => {
    expect(plainMotions(moved)).toEqual([
      { kind: "ray", from: "territory:a", to: "territory:b" },
      { kind: "lit", at: ["seat:2", "territory:a", "territory:b"] },
    ]);
    const [passed] = beatsOf([event(0, "passes", [1])], EVENTS) as [Beat];
    expect(plainMotions(passed)).toEqual([{ kind: "lit", at: ["seat:1"] }]);
  });

  it("last as long as the longest of them, and a little more for each that flies", () => {
    const fly: Motion = { kind: "fly", what: "a", from: "b", to: "c", count: 3 };
    expect(lengthOf([fly, { kind: "lit", at: ["b"] }])).toBe(570);
    expect(lengthOf([{ ...fly, count: 30 }])).toBe(690);
    expect(lengthOf([])).toBe(0);
  });

  it("have one sound at most", () => {
    expect(soundOf(moved, [{ kind: "lit", at: [] }])).toBeNull();
    expect(soundOf(moved, [{ kind: "lit", at: [], sound: "awe" }])).toBe("awe");
    expect(soundOf(moved, [{ kind: "fly", what: "card:x", from: "a", to: "b" }])).toBe("card");
    expect(soundOf(moved, [{ kind: "fly", what: "back:epic", from: "a", to: "b" }])).toBe("card");
    expect(soundOf(moved, [{ kind: "fly", what: "clan:1", from: "a", to: "b" }])).toBe("step");
    expect(soundOf(moved, [{ kind: "banner" }, { kind: "ray", from: "a", to: "b" }, { kind: "strike", at: [] }])).toBe(
      "blow",
    );
    expect(soundOf({ ...moved, kind: "result" }, [])).toBe("win");
  });
});

/** A stage with a clock of its own, which tells what it was asked to play. */
class FakeStage implements Stage {
  played: [kind: string, time: number][] = [];
  said: string[] = [];
  problems: string[] = [];
  isHidden = false;
  isReduced = false;
  now: ReturnType<Stage["speed"]> = "normal";

  motions = (): Motion[] => [{ kind: "fly", what: "a", from: "b", to: "c" }];
  length = () => 400;
  measure = () => null;
  play = (motions: readonly Motion[], _: unknown, time: number, stop: AbortSignal): Promise<void> => {
    this.played.push([motions[0]?.kind ?? "", time]);
    return new Promise((done) => {
      setTimeout(done, time);
      stop.addEventListener("abort", () => done());
    });
  };
  clear = () => {};
  began = (beat: Beat) => void this.said.push(beat.kind);
  took = (beat: Beat) => void this.said.push(beat.kind);
  hidden = () => this.isHidden;
  reduced = () => this.isReduced;
  speed = () => this.now;
  report = (problem: string) => void this.problems.push(problem);
}

describe("the player", () => {
  let stage: FakeStage;
  let player: Player;

  beforeEach(() => {
    vi.useFakeTimers();
    stage = new FakeStage();
    player = new Player(stage);
    player.reset({ n: -1 }, 0, EVENTS);
  });
  afterEach(() => {
    expect(stage.problems).toEqual([]);
    vi.useRealTimers();
  });

  /** Three things that another player does. */
  const three = [0, 1, 2].map((n) => event(n, "moves", [1, "a", `b${n}`, 1]));

  it("shows one beat after another, and is live when it has caught up", async () => {
    player.push(three, [], { n: 2 });
    expect([player.present.n, player.live]).toEqual([2, false]);
    await vi.advanceTimersByTimeAsync(0);
    expect(player.shown.n).toBe(0);
    expect(player.eventsShown(3)).toBe(1);
    await vi.advanceTimersByTimeAsync(401);
    expect(player.shown.n).toBe(1);
    await vi.advanceTimersByTimeAsync(801);
    expect([player.shown.n, player.live, player.past.length]).toEqual([2, true, 3]);
    expect(stage.said).toEqual(["moves", "moves", "moves"]);
  });

  it("tells the parts of a beat before it measures where its things are", async () => {
    const seen: unknown[] = [];
    stage.measure = () => {
      seen.push([player.beat?.n, player.shown.n]);
      return null;
    };
    player.push(three, [], { n: 2 });
    await vi.advanceTimersByTimeAsync(2000);
    void player.step(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([[0, -1], [1, 0], [2, 1], [1, 0]]);
    player.skip();
  });

  it("loses nothing of a beat that has been announced and not begun", () => {
    player.push(three, [], { n: 2 });
    player.skip();
    expect([player.shown.n, player.live, player.past.length]).toEqual([2, true, 3]);
  });

  it("plays what comes meanwhile after it", async () => {
    player.push(three.slice(0, 1), [], { n: 0 });
    player.push(three.slice(1), [[["x"], 1]], { n: 2, x: 1 });
    await vi.advanceTimersByTimeAsync(1300);
    expect(player.shown).toEqual({ n: 2, x: 1 });
    expect(player.live).toBe(true);
  });

  it("skips to exactly the present", async () => {
    player.push(three, [], { n: 2 });
    player.skip();
    expect([player.shown.n, player.live, player.past.length]).toEqual([2, true, 3]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([player.shown.n, player.past.length]).toEqual([2, 3]);
    expect(stage.said).toEqual(["moves", "moves", "moves"]); // each once, played or not
  });

  it("steps through what others did, again and again, and comes back", async () => {
    player.push(three, [], { n: 2 });
    player.skip();
    void player.step(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([player.at, player.shown.n, player.live]).toEqual([0, 0, false]);
    void player.step(1);
    await vi.advanceTimersByTimeAsync(500);
    expect([player.at, player.shown.n, player.playing]).toEqual([1, 1, false]);
    player.push([event(3, "moves", [1, "a", "z", 1])], [], { n: 3 });
    expect([player.at, player.shown.n]).toEqual([1, 1]);
    player.backToNow();
    await vi.advanceTimersByTimeAsync(500);
    expect([player.at, player.shown.n, player.live, player.past.length]).toEqual([null, 3, true, 4]);
    void player.step(9);
    expect(player.at).toBeNull();
  });

  it("shows own choices at double speed, and no longer calls them news", async () => {
    player.chose();
    player.push([event(0, "passes", [0]), event(1, "passes", [1])], [], { n: 1 });
    await vi.advanceTimersByTimeAsync(700);
    expect(stage.played.map(([, time]) => time)).toEqual([200, 400]);
    expect(player.past.map((beat) => beat.n)).toEqual([1]);
    void player.step(0);
    await vi.advanceTimersByTimeAsync(500);
    player.skip();
    player.chose();
    expect(player.past).toEqual([]);
  });

  it("plays nothing while the page is hidden, if it is off, or more than a minute behind", () => {
    const many = Array.from({ length: 140 }, (_, n) => event(n, "moves", [1, "a", `b${n}`, 1]));
    player.push(many, [], { n: 139 });
    expect([player.live, stage.played.length, player.past.length]).toEqual([true, 0, 60]);
    stage.isHidden = true;
    player.push([event(140, "passes", [1])], [], { n: 140 });
    stage.isHidden = false;
    stage.now = "off";
    player.push([event(141, "passes", [1])], [], { n: 141 });
    expect([player.shown.n, stage.played.length]).toEqual([141, 0]);
  });

  it("catches up in about six seconds, at any speed", () => {
    const beats = beatsOf(
      Array.from({ length: 60 }, (_, n) => event(n, "moves", [1, "a", `b${n}`, 1])),
      EVENTS,
    );
    expect(pace([], "normal")).toBe(1);
    expect(pace(beats.slice(0, 20), "normal")).toBeCloseTo(0.667, 3);
    expect(pace(beats, "normal")).toBe(0.35);
    expect(pace([], "slow")).toBe(1.7);
    expect(pace([], "fast")).toBe(0.5);
  });

  it("lights things instead of moving them for those who want no motion", async () => {
    stage.isReduced = true;
    player.push(three.slice(0, 1), [], { n: 0 });
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.played).toEqual([["lit", 500]]);
    await vi.advanceTimersByTimeAsync(600);
    expect(player.live).toBe(true);
  });

  it("still shows banners, cards and numbers to those who want no motion, and as long", async () => {
    stage.isReduced = true;
    stage.motions = () => [
      { kind: "fly", what: "a", from: "b", to: "c" },
      { kind: "strike", at: ["land:G2"], number: "−3" },
      { kind: "banner", text: "Turn 2" },
      { kind: "dice", values: ["2", "x"] },
      { kind: "coin", values: ["↻"] },
      { kind: "stage", card: "card:x" },
    ];
    stage.length = () => 1400;
    const still: Motion[] = [];
    const { play } = stage;
    stage.play = (motions, from, time, stop) => {
      still.push(...motions);
      return play(motions, from, time, stop);
    };
    player.push(three.slice(0, 1), [], { n: 0 });
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.played).toEqual([["lit", 1400]]);
    expect(still.slice(1)).toEqual([
      { kind: "lit", at: ["land:G2"], number: "−3" },
      { kind: "banner", text: "Turn 2" },
      { kind: "banner", text: "2 x" },
      { kind: "stage", card: "card:x", still: true },
    ]);
    expect(still[0]).toMatchObject({ kind: "lit", at: expect.arrayContaining(["b", "c"]) });
  });

  it("ends when something is taken back, and lights what that was", async () => {
    player.push(three, [], { n: 2 });
    const taken = { n: 0, kind: "", args: [], patch: [], atoms: ["territory:a"], events: [] };
    player.takeBack({ n: -1 }, taken);
    expect([player.shown.n, player.past.length]).toEqual([-1, 1]);
    await vi.advanceTimersByTimeAsync(600);
    expect([player.shown.n, player.live]).toEqual([-1, true]);
    expect(stage.played.at(-1)).toEqual(["lit", 500]);
  });

  it("plays what comes while something taken back is still lit", async () => {
    const taken = { n: 0, kind: "", args: [], patch: [], atoms: ["territory:a"], events: [] };
    player.takeBack({ n: -1 }, taken);
    player.push(three, [], { n: 2 });
    await vi.advanceTimersByTimeAsync(2000);
    expect([player.shown.n, player.live, player.past.length]).toEqual([2, true, 4]);
  });

  it("jumps where the service told no patches, and takes other eyes as they are", () => {
    const { patch: _, ...bare } = three[0] as GameEvent;
    player.push([bare], [], { n: 7 });
    expect([player.shown.n, player.live]).toEqual([7, true]);
    player.push(three, [], { n: 2 });
    player.reset({ n: 9 }, 1, EVENTS);
    expect([player.shown.n, player.live, player.past.length]).toEqual([9, true, 0]);
  });

  it("tells what was missed without patches, and lights it where things are now", async () => {
    const bare = three.slice(1).map(({ patch: _, ...rest }) => rest);
    player.push(three.slice(0, 1), [], { n: 0 });
    await vi.advanceTimersByTimeAsync(2000);
    player.push(bare, [], { n: 7 });
    expect([player.shown.n, player.live, player.past.length]).toEqual([7, true, 3]);
    void player.step(2);
    await vi.advanceTimersByTimeAsync(1);
    expect([player.shown.n, player.at, player.beat?.n]).toEqual([7, 2, 2]);
    void player.step(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(player.shown.n).toBe(0);
    player.skip();
    expect([player.shown.n, player.live]).toEqual([7, true]);
  });

  it("takes a state that came without events, whenever it comes", async () => {
    player.push([], [], { n: -1, turn: 1 });
    expect([player.shown.turn, player.live]).toEqual([1, true]);
    player.push(three, [], { n: 2, turn: 1 });
    player.push([], [], { n: 2, turn: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(player.shown).toEqual({ n: 0, turn: 1 });
    await vi.advanceTimersByTimeAsync(2000);
    player.push([], [], { n: 2, turn: 3 });
    expect(player.shown).toEqual({ n: 2, turn: 3 });
    void player.step(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(player.shown).toEqual({ n: 1, turn: 1 });
    player.push([], [], { n: 2, turn: 4 });
    player.backToNow();
    expect(player.shown).toEqual({ n: 2, turn: 4 });
  });

  it("reports patches that do not lead to the present, and shows the present", () => {
    player.push(three, [], { n: 99 });
    player.skip();
    expect(player.shown.n).toBe(99);
    expect(stage.problems.splice(0)).toEqual(["the patches missed n"]);
  });
});

describe("what is said", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("comes in order, joined, and never as a flood", () => {
    const heard: string[] = [];
    let silent = true;
    const spoken = new Spoken(
      (text) => heard.push(text),
      (count) => `${count} things`,
      (now) => (silent = now),
    );
    for (const one of ["a.", "b.", "c."]) spoken.say(one);
    expect(heard).toEqual(["a."]);
    vi.advanceTimersByTime(700);
    expect(heard).toEqual(["a.", "b. c."]);
    expect(silent).toBe(false);
    for (let i = 0; i < 12; i++) spoken.say("x.");
    vi.advanceTimersByTime(1400);
    spoken.say("end.");
    expect(heard.slice(2)).toEqual(["12 things", "end."]);
    vi.advanceTimersByTime(700);
    expect(silent).toBe(true);
    spoken.stop();
  });
});
