/** The court of Oath: who would win, what the end of the round means, how the counts went. */

import { describe, expect, it } from "vitest";
import { alarms, cardsOf, endText, outlook, type Round } from "../../src/crannog/games/oath/face/court";
import { courseOf, momentsOf } from "../../src/crannog/games/oath/face/course";
import type { OathView } from "../../src/crannog/games/oath/face/shown";
import type { GameEvent } from "../src/lib/protocol";
import { Words } from "../src/lib/words";

const WORDS = Words.parse(
  "en",
  [
    "board-end-die = { $count } or more",
    "board-last-round = last",
    "board-no-end-die = none",
    "board-decided = won",
    "board-court-wake = { $seat } wins: { $reason }\n    .you = You win: { $reason }",
    "reason-visionary = a Vision",
    "board-exile-no-die = saved",
    "board-kind-vision = vision",
    "board-kind-banner = banner",
    "board-advisers = advisers { $count }",
    "board-relics = relics { $count }",
    "board-favor = favor { $count }",
    "board-only-you = own",
    "board-relic-known = known",
    "board-facedown = facedown",
    "board-facedown-vision = facedown vision",
    "card-keep = Keep",
    "card-vision_of_faith = Faith",
  ].join("\n"),
);

function oath(more: Partial<OathView>): OathView {
  return more as OathView;
}

describe("who would win (O-3)", () => {
  const end = { seat: 0, reason: "chancellor", when: "end" as const, needed: 0 };

  it("alarms for those who win on waking, and for nobody else", () => {
    const now = oath({ would_win: [{ seat: 2, reason: "visionary", when: "wake", needed: 0 }, end] });
    expect([0, 1, 2].map((seat) => alarms(now, seat))).toEqual([false, false, true]);
  });

  it("says you to the one who reads it", () => {
    const now = oath({ would_win: [{ seat: 1, reason: "visionary", when: "wake", needed: 0 }] });
    const told = [0, 1].map((reader) => outlook(now, WORDS.withNames(["Ann", "Bo"], undefined, reader))[0]?.text);
    expect(told).toEqual(["Bo wins: a Vision", "You win: a Vision"]);
  });

  it("tells the end die only where it is rolled, and why it is not", () => {
    const now = (die: number, last = false): Round[] => [{ count: 6, now: true, die, last }];
    const rolled = oath({ won: null, would_win: [{ ...end, when: "die", needed: 5 }] });
    expect(endText(rolled, now(5), WORDS)).toContain("5");
    const unrolled = oath({ won: null, would_win: [end] });
    expect(endText(unrolled, now(0), WORDS)).toBe("none");
    expect(endText(unrolled, now(5), WORDS)).toBe("saved");
    expect(endText(unrolled, now(0, true), WORDS)).toBe("last");
  });

  it("speaks of no die once somebody has won (O-3)", () => {
    const after = oath({ won: "chancellor", would_win: [] });
    expect(endText(after, [{ count: 7, now: true, die: 3, last: false }], WORDS)).toBe("won");
  });
});

describe("what lies by a board (O-2.2)", () => {
  const player = {
    visions: ["vision_of_faith"],
    advisers: [
      { facedown: false, card: "keep", favor: 1, secrets: 0 },
      { facedown: true, card: null, back: "vision" as const },
      { facedown: true, card: "keep", back: "denizen" as const },
    ],
    relics: [],
  };
  const table = (you: number | null) =>
    oath({
      players: [player] as unknown as OathView["players"],
      banners: { peoples_favor: { holder: 0, tokens: 2 }, darkest_secret: { holder: null, tokens: 1 }, mob: false },
      prophet: null,
      you,
    });

  it("has every card with its tokens, and of those facedown what one knows", () => {
    const [visions, advisers, banners] = cardsOf(table(1), 0, WORDS);
    expect(visions?.cards.map(({ card }) => card)).toEqual(["vision_of_faith"]);
    expect(advisers?.cards.map(({ card, favor, note }) => [card, favor, note])).toEqual([
      ["keep", 1, ""],
      [null, 0, "facedown vision"],
      ["keep", 0, "known"],
    ]);
    expect(banners?.cards.map(({ card, note }) => [card, note])).toEqual([["peoples_favor", "favor 2"]]);
  });

  it("tells the owner that nobody else sees it", () => {
    expect(cardsOf(table(0), 0, WORDS)[1]?.cards[2]?.note).toBe("own");
  });
});

describe("how the counts went", () => {
  it("draws a line for each player: every round, then the end", () => {
    const players = [{}, {}] as OathView["players"];
    const { lines, most, ticks } = courseOf(
      oath({ players, goal: "people", history: [[0, 1], [2, 1]], counts: { people: [3, 0] } }),
      { width: 100, height: 60 },
    );
    expect(lines.map(({ values }) => values)).toEqual([[0, 2, 3], [1, 1, 0]]);
    expect(most).toBe(3);
    expect(ticks.map(({ label }) => label)).toEqual(["1", "2"]);
  });

  it("write a count once where several lines end together", () => {
    const { lines } = courseOf(
      oath({ players: [{}, {}, {}] as OathView["players"], goal: "people", history: [], counts: { people: [1, 0, 0] } }),
      { width: 100, height: 60 },
    );
    expect(lines.map(({ label }) => label)).toEqual(["1", "0", ""]);
  });
});

describe("the moments that mattered", () => {
  it("are told with the round in which they happened", () => {
    const rows: [string, ...number[]][] = [["takes-title", 1], ["round", 2], ["rests", 0], ["takes-title", 0]];
    const events = rows.map(([kind, ...args], n) => ({ n, kind, args, rule: "O-4" }) as GameEvent);
    const found = momentsOf(events, new Set(["takes-title"]));
    expect(found.map(({ event, round }) => [event.n, round])).toEqual([[0, 1], [3, 2]]);
  });
});
