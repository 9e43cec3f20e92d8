import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fewChanges, fewNew, isStepping } from "../src/lib/later.svelte";
import { frame } from "./frames";

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  stop();
  frame();
  frame();
  expect(isStepping()).toBe(false);
  vi.useRealTimers();
});

/** The list as it is shown after each frame, until it has come to rest. */
function shownInFrames<T>(list: { readonly shown: readonly T[] }): string[] {
  const seen = [list.shown.join(" ")];
  while (isStepping()) {
    frame();
    if (list.shown.join(" ") !== seen.at(-1)) seen.push(list.shown.join(" "));
  }
  return seen;
}

describe("a list of which few places change in a frame", () => {
  function listOf(first: string, language = "en") {
    let now = $state.raw(first.split(" "));
    let words = $state(language);
    let list: { readonly shown: readonly string[] } = { shown: [] };
    stop = $effect.root(() => {
      list = fewChanges(
        () => now,
        2,
        () => [words],
      );
    });
    flushSync();
    return {
      change(next: string, to = language) {
        now = next.split(" ");
        words = to;
        flushSync();
        return shownInFrames(list);
      },
    };
  }

  it("comes to the new one from its begin", () => {
    const steps = ["A B c d e", "A B C D e", "A B C D E"];
    expect(listOf("a b c d e").change("A B C D E")).toEqual(steps);
  });

  it("counts only the places that change", () => {
    expect(listOf("a b c d e").change("a B c D e")).toEqual(["a B c D e"]);
    stop();
    expect(listOf("a b c d e").change("A b c D E")).toEqual(["A b c D e", "A b c D E"]);
  });

  it("changes as a whole with its length, and with what is the same for all", () => {
    expect(listOf("a b c").change("A B C D")).toEqual(["A B C D"]);
    stop();
    expect(listOf("a b c d").change("A B C D", "uk")).toEqual(["A B C D"]);
  });
});

describe("a list to which few things are new in a frame", () => {
  it("keeps what is there, and lets the others come in order", () => {
    let now = $state.raw(["a", "b", "c"]);
    let list: { readonly shown: readonly string[] } = { shown: [] };
    stop = $effect.root(() => {
      list = fewNew(() => now, 2);
    });
    flushSync();
    expect(shownInFrames(list)).toEqual(["", "a b", "a b c"]);
    now = ["x", "c", "y", "a", "z"];
    flushSync();
    expect(shownInFrames(list)).toEqual(["x c y a", "x c y a z"]);
    now = ["z", "x"];
    flushSync();
    expect(shownInFrames(list)).toEqual(["z x"]);
  });

  it("has its first things at once, if it is to", () => {
    let list: { readonly shown: readonly string[] } = { shown: [] };
    stop = $effect.root(() => {
      list = fewNew(() => ["a", "b", "c", "d"], 1, 2);
    });
    flushSync();
    expect(shownInFrames(list)).toEqual(["a b", "a b c", "a b c d"]);
  });
});
