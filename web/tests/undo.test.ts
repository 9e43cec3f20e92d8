import { describe, expect, it } from "vitest";
import type { Undo } from "../src/lib/protocol";
import { undoLimit } from "../src/lib/undo";

const FREE: Undo = {
  allowed: true,
  needs: [],
  over: false,
  reveal: false,
  others: false,
  alone: false,
};
const REFUSED: Undo = { ...FREE, allowed: false };

describe("what is said of taking back", () => {
  const cases: [string, Undo | null, boolean, string, boolean][] = [
    ["a spectator", null, false, "web-undo-nothing", false],
    ["no choice yet", REFUSED, false, "web-undo-nothing", false],
    ["nothing has happened since", FREE, false, "web-undo-free", true],
    ["an own choice among simultaneous ones", { ...FREE, alone: true }, false, "web-undo-alone", true],
    ["bots have chosen since", { ...FREE, others: true }, false, "web-undo-all", true],
    ["practice", FREE, true, "web-undo-practice", true],
    ["practice, and bots have chosen", { ...FREE, others: true }, true, "web-undo-all", true],
    [
      "others have chosen since",
      { ...REFUSED, needs: [1, 2], others: true },
      false,
      "web-undo-others",
      true,
    ],
    ["revealed, and others can agree", { ...REFUSED, needs: [1], reveal: true }, false, "web-undo-revealed", true],
    ["revealed, and nobody can agree", { ...REFUSED, reveal: true }, false, "web-undo-final", false],
    ["the match is over", { ...REFUSED, over: true }, false, "web-undo-over", false],
  ];
  for (const [name, undo, practice, text, may] of cases) {
    it(name, () => {
      const limit = undoLimit(undo, practice);
      expect([limit.text, limit.may]).toEqual([text, may]);
      expect(limit.people).toEqual(undo?.needs ?? []);
    });
  }
});
