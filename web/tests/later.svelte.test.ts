import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameProps } from "../src/games/contract";
import { atRest, later } from "../src/lib/later.svelte";
import type { Words } from "../src/lib/words";
import { frame } from "./frames";

const WORDS = {} as Words;
const OTHER_WORDS = {} as Words;

class Source {
  view = $state.raw({ round: 1 });
  seat = $state<number | null>(0);
  words = $state.raw(WORDS);
}

/** Props that can change, and the same a frame later. */
function begin(source: Source): { soon: GameProps; stop: () => void } {
  const props = {
    get view() {
      return source.view;
    },
    get seat() {
      return source.seat;
    },
    get words() {
      return source.words;
    },
    pick: vi.fn(),
  } as unknown as GameProps;
  let soon = props;
  const stop = $effect.root(() => {
    soon = later(props);
  });
  flushSync();
  return { soon, stop };
}

describe("the same a frame later", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows a change after the next frame", () => {
    const source = new Source();
    const { soon, stop } = begin(source);
    expect(soon.view).toEqual({ round: 1 });
    source.view = { round: 2 };
    flushSync();
    expect(soon.view).toEqual({ round: 1 });
    vi.runAllTimers();
    expect(soon.view).toEqual({ round: 2 });
    stop();
  });

  it("shows the newest of several changes", () => {
    const source = new Source();
    const { soon, stop } = begin(source);
    for (const round of [2, 3, 4]) {
      source.view = { round };
      flushSync();
    }
    vi.runAllTimers();
    expect(soon.view).toEqual({ round: 4 });
    stop();
  });

  it("shows other eyes and another language at once", () => {
    const source = new Source();
    const { soon, stop } = begin(source);
    source.seat = 1;
    source.view = { round: 7 };
    flushSync();
    expect([soon.seat, soon.view]).toEqual([1, { round: 7 }]);
    source.words = OTHER_WORDS;
    flushSync();
    expect(soon.words).toBe(OTHER_WORDS);
    stop();
  });

  it("shows the first position at once", () => {
    const source = new Source();
    source.view = {} as { round: number };
    const { soon, stop } = begin(source);
    source.view = { round: 1 };
    flushSync();
    expect(soon.view).toEqual({ round: 1 });
    stop();
  });

  it("ends with what it belongs to", () => {
    const source = new Source();
    const { soon, stop } = begin(source);
    source.view = { round: 2 };
    flushSync();
    stop();
    vi.runAllTimers();
    expect(soon.view).toEqual({ round: 1 });
  });
});

describe("what waits until all is shown", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("comes after all turns, one thing a frame", () => {
    const source = new Source();
    const { soon, stop } = begin(source);
    const seen: string[] = [];
    const note = (name: string) => () => void seen.push(`${name} in round ${soon.view.round}`);
    source.view = { round: 2 };
    flushSync();
    atRest(note("one"));
    atRest(note("two"));
    frame();
    expect(seen).toEqual([]);
    const after = [1, 2, 3].map(() => {
      frame();
      return seen.length;
    });
    expect(after).toContain(1);
    expect(seen).toEqual(["one in round 2", "two in round 2"]);
    stop();
  });

  it("comes at the next frame when nothing is going on, and can be called off", () => {
    const seen: string[] = [];
    const cancel = atRest(() => void seen.push("never"));
    atRest(() => void seen.push("this"));
    cancel();
    frame();
    expect(seen).toEqual(["this"]);
    atRest(() => void seen.push("that"));
    frame();
    expect(seen).toEqual(["this", "that"]);
  });

  it("does not wait for turns that were called off", () => {
    const source = new Source();
    const { stop } = begin(source);
    source.view = { round: 2 };
    flushSync();
    stop();
    const work = vi.fn();
    atRest(work);
    frame();
    expect(work).toHaveBeenCalledOnce();
  });
});
