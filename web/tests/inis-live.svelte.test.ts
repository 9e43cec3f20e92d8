import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { GameProps } from "../src/games/contract";
import face from "../src/games/inis/index";
import { Narrowing } from "../src/lib/narrowing";
import type { Ask, GameInfo } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import { app } from "../src/lib/app.svelte";
import Stage from "../src/ui/Stage.svelte";

const VERBS = { territory: "territory", attack: "seat" };
const WORDS = Words.parse("en", "", { id: "inis", verbs: VERBS } as unknown as GameInfo).withNames([
  "Aoife",
  "Bran",
]);
const VIEW = {
  seats: 2,
  you: 0,
  phase: "season",
  territories: {
    hills: { at: [0, 0, 0], clans: { "0": 1, "1": 1 } },
    moor: { at: [1, 1, 0], clans: {} },
  },
};

const pick = vi.fn();
const inspect = vi.fn();

function propsOf(ask: Ask | null): GameProps {
  return {
    view: { ...VIEW },
    seat: 0,
    ask,
    words: WORDS,
    pickable: ask ? Narrowing.of(ask.options, VERBS).pickable : new Set(),
    picked: [],
    pick,
    highlight: new Set(),
    point: () => {},
    inspect,
    events: [],
    table: null,
    waiting: [],
  };
}

let shown: Record<string, unknown> | null = null;

/** A stage whose props change when what they are read from does. */
function showStage(read: () => GameProps): void {
  shown = mount(Stage, {
    target: document.body,
    props: {
      face,
      game: "inis",
      get props() {
        return read();
      },
    },
  });
  flushSync();
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

it("lets be picked what a later question asks for, on a table that is already drawn", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {}); // no words are loaded here
  app.words = WORDS;
  let props = $state.raw(propsOf(null));
  showStage(() => props);
  const [hills, moor] = [...document.querySelectorAll("path.hit")];
  const [, bran] = [...document.querySelectorAll(".seat")];
  const press = (thing: Element | undefined) =>
    thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));

  press(hills);
  expect(inspect).toHaveBeenCalledWith("territory:hills");
  expect(bran?.getAttribute("aria-disabled")).toBe("true");

  const options = [
    ["territory", "hills"],
    ["attack", 1],
  ];
  props = propsOf({ prompt: "x", options, rule: "I-1.1", args: [], optional: false });
  flushSync();
  press(hills);
  expect(pick).toHaveBeenLastCalledWith("territory:hills");
  press(bran);
  expect(pick).toHaveBeenLastCalledWith("seat:1");
  expect(hills?.classList.contains("pickable")).toBe(true);
  expect(moor?.classList.contains("pickable")).toBe(false);

  props = propsOf(null);
  flushSync();
  expect(hills?.classList.contains("pickable")).toBe(false);
});

it("shows the names of the hand while other cards are drafted, whatever was there before", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {}); // no words are loaded here
  app.words = WORDS;
  const drafting = (hand: string[], ask: Ask | null) => ({
    ...propsOf(ask),
    view: { ...VIEW, phase: "draft", hands: { "0": hand, "1": 3 } },
  });
  const names = () => document.querySelectorAll(".names .chip").length;
  let props = $state.raw(drafting([], null));
  showStage(() => props);
  expect(names()).toBe(0);
  props = drafting(["druid", "raid", "bard"], null);
  flushSync();
  expect(names()).toBe(3);
});
