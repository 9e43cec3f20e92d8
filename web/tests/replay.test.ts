import { describe, expect, it } from "vitest";
import type { ReplayStep } from "../src/lib/api";
import type { GameEvent } from "../src/lib/protocol";
import { Player } from "../src/playback/player.svelte";
import { STILL } from "./still";
import { moveByKey } from "../src/replay/shelf";
import { choiceAt, Timeline, viewAt } from "../src/replay/timeline.svelte";

const TOLD = [1, 1, 3, 3, 4]; // events after 0, 1, 2, ... choices

/** An event that sets the count in the view to its number, from 1. */
function event(n: number): GameEvent {
  return { n, kind: `e${n}`, rule: "", args: [], patch: [[["told"], n + 1]] };
}

/** The match after so many choices: its view counts choices and events. */
function step(count: number): ReplayStep {
  const told = TOLD[count] ?? 0;
  const since = TOLD[count - 1] ?? 0;
  const view = { told, choices: count, round: count };
  const before = { told: since, choices: count - 1, round: count - 1 };
  const events = Array.from({ length: told }, (_, n) => event(n));
  const rest = [
    [["choices"], count],
    [["round"], count],
  ];
  return { count, of: 4, events, before, since, rest, told: TOLD, state: { view } } as unknown as ReplayStep;
}

async function timeline(): Promise<{ line: Timeline; player: Player; fetched: number[] }> {
  const fetched: number[] = [];
  const report = (problem: string) => expect.fail(problem);
  const player = new Player({ ...STILL, report });
  const fetch = async (count: number) => {
    fetched.push(count);
    return step(count);
  };
  const line = new Timeline(fetch, player, () => ({}));
  await line.begin(4, null, false);
  return { line, player, fetched };
}

describe("a place in a match", () => {
  it("belongs to the last choice after which no more was told", () => {
    expect([0, 1, 2, 3, 4].map((place) => choiceAt(TOLD, place))).toEqual([0, 1, 2, 3, 4]);
  });

  it("may lie between two events of one choice", () => {
    expect(viewAt(step(2), 2)).toEqual({ told: 2, choices: 1, round: 1 });
    expect(viewAt(step(2), 3)).toEqual({ told: 3, choices: 2, round: 2 });
  });
});

describe("looking back on a match", () => {
  it("stops at every event", async () => {
    const { line, player } = await timeline();
    expect([line.at, line.total]).toEqual([0, 4]);
    await line.goTo(2);
    expect(player.shown).toMatchObject({ told: 2, choices: 1 });
    expect(line.events).toHaveLength(2);
    await line.back();
    expect(player.shown).toMatchObject({ told: 1, choices: 1 });
  });

  it("plays on event by event, and never leaves the match", async () => {
    const { line, player } = await timeline();
    const seen: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      await line.next();
      seen.push([line.at, player.shown.told, player.shown.choices]);
    }
    expect(seen).toEqual([
      [1, 1, 0],
      [2, 2, 1],
      [3, 3, 2],
      [4, 4, 4],
      [4, 4, 4],
    ]);
    await line.goTo(99);
    expect(line.at).toBe(4);
  });

  it("fetches every step once", async () => {
    const { line, fetched } = await timeline();
    for (const place of [3, 1, 3, 1, 0]) await line.goTo(place);
    expect(fetched.length).toBe(new Set(fetched).size);
  });

  it("finds the beginning of a round", async () => {
    const { line } = await timeline();
    await line.goToRound(2);
    expect(line.at).toBe(3);
  });
});

describe("the keys of a replay", () => {
  /** What the key means when it is pressed in the element. */
  function pressed(key: string, inside: string, more: KeyboardEventInit = {}): string | null {
    document.body.innerHTML = inside;
    const target = document.body.querySelector("[data-here]") as Element;
    let move: string | null = null;
    target.addEventListener("keydown", (event) => {
      move = moveByKey(event as KeyboardEvent);
    });
    target.dispatchEvent(new KeyboardEvent("keydown", { key, ...more }));
    return move;
  }

  it("work after a click on a button, too", () => {
    const button = "<button><svg data-here></svg></button>";
    expect(pressed("ArrowRight", button)).toBe("next");
    expect(pressed("ArrowLeft", "<a href='/' data-here>x</a>")).toBe("back");
    expect(pressed("Home", button)).toBe("first");
    expect(pressed("End", button)).toBe("last");
    expect(pressed(" ", "<p data-here>x</p>")).toBe("play");
  });

  it("leave fields, pressed buttons and the browser's own keys alone", () => {
    expect(pressed(" ", "<button data-here>x</button>")).toBeNull();
    expect(pressed(" ", "<g role='button' data-here></g>")).toBeNull();
    expect(pressed("ArrowRight", "<input type='range' data-here />")).toBeNull();
    expect(pressed("Home", "<select data-here></select>")).toBeNull();
    expect(pressed("ArrowLeft", "<p data-here>x</p>", { altKey: true })).toBeNull();
    expect(pressed("x", "<p data-here>x</p>")).toBeNull();
  });
});
