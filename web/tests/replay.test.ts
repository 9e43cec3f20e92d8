import { describe, expect, it } from "vitest";
import type { ReplayStep } from "../src/lib/api";
import { moveByKey, ReplayShelf } from "../src/lib/replay";

/** A match whose steps have told so many events. */
function shelfOf(told: number[]): { shelf: ReplayShelf; fetched: number[] } {
  const fetched: number[] = [];
  const shelf = new ReplayShelf(async (at) => {
    fetched.push(at);
    const events = Array.from({ length: told[at] ?? 0 });
    const state = { view: { round: at } };
    return { count: at, of: told.length - 1, events, state } as unknown as ReplayStep;
  });
  return { shelf, fetched };
}

describe("stepping through a match", () => {
  const told = [0, 2, 2, 2, 3, 3];

  it("goes on to where something happens", async () => {
    const { shelf } = shelfOf(told);
    expect(await shelf.next(0, 1, 5)).toBe(1);
    expect(await shelf.next(1, 1, 5)).toBe(4);
  });

  it("goes back in the same way, and never leaves the match", async () => {
    const { shelf } = shelfOf(told);
    expect(await shelf.next(4, -1, 5)).toBe(3);
    expect(await shelf.next(3, -1, 5)).toBe(0);
    expect(await shelf.next(0, -1, 5)).toBe(0);
    expect(await shelf.next(4, 1, 5)).toBe(5);
    expect(await shelf.next(5, 1, 5)).toBe(5);
  });

  it("fetches every step once", async () => {
    const { shelf, fetched } = shelfOf(told);
    await shelf.next(1, 1, 5);
    await shelf.next(1, 1, 5);
    expect(fetched).toEqual([1, 2, 3, 4]);
  });

  it("finds the beginning of a round", async () => {
    const { shelf } = shelfOf(told);
    expect(await shelf.startOfRound(3, 5)).toBe(3);
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
