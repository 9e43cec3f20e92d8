import { describe, expect, it } from "vitest";
import { PRINCE_MOTIONS } from "../../src/crannog/games/oath/face/princemotions";
import {
  arrowKey,
  extentOf,
  isClear,
  linesOf,
  litArrows,
  litNodes,
  openIn,
  placeOf,
  sheetOf,
  SIZE,
} from "../../src/crannog/games/oath/face/sheet";
import { GOAL_SIGNS, SIGNS } from "../../src/crannog/games/oath/face/sheetsigns";
import type { PrinceStepView } from "../../src/crannog/games/oath/face/shown";
import type { Facts } from "../src/kit/contract";
import type { GameEvent } from "../src/lib/protocol";
import fixture from "./fixtures/oath.json";

const SHEET = sheetOf(fixture.facts as unknown as Facts);
const LINES = linesOf(SHEET);

function step(origin: string, to: string, how: PrinceStepView["how"], because = "always"): PrinceStepView {
  return { origin, to, colour: "black", because, how };
}

describe("the mind sheet", () => {
  it("draws every node once, none over another", () => {
    expect(SHEET.nodes).toHaveLength(33);
    const boxes = SHEET.nodes.map((node) => ({ ...placeOf(node.id), ...extentOf(node), id: node.id }));
    for (const a of boxes) {
      expect(Math.min(a.x - a.width / 2, a.y - a.height / 2), a.id).toBeGreaterThan(0);
      expect(a.x + a.width / 2, a.id).toBeLessThan(SIZE.width);
      expect(a.y + a.height / 2, a.id).toBeLessThan(SIZE.height);
      for (const b of boxes.filter(({ id }) => id !== a.id)) {
        const apart = Math.max(
          Math.abs(a.x - b.x) - (a.width + b.width) / 2,
          Math.abs(a.y - b.y) - (a.height + b.height) / 2,
        );
        expect(apart, `${a.id} and ${b.id}`).toBeGreaterThan(4);
      }
    }
  });

  it("has each node in the quarter of its square", () => {
    for (const { id, square } of SHEET.nodes.filter((node) => node.square !== "centre")) {
      const { x, y } = placeOf(id);
      expect(`${y < SIZE.height / 2 ? "top" : "bottom"}_${x < SIZE.width / 2 ? "left" : "right"}`, id).toBe(square);
    }
  });

  it("draws every arrow once, clear of the nodes that it passes", () => {
    expect(LINES.map(({ key }) => key).sort()).toEqual(SHEET.arrows.map(arrowKey).sort());
    expect(new Set(LINES.map(({ d }) => d)).size).toBe(64);
    for (const line of LINES) {
      const others = SHEET.nodes.filter(({ id }) => id !== line.arrow.origin && id !== line.arrow.to);
      expect(isClear(line, others), line.key).toBe(true);
    }
  });

  it("has a sign for all that actions and circles are about", () => {
    const about = SHEET.nodes.flatMap(({ what }) => (what ? [what] : []));
    expect([...new Set(about)].sort()).toEqual(Object.keys(SIGNS).sort());
    expect(Object.keys(GOAL_SIGNS).sort()).toEqual(Object.keys(SHEET.circles).sort());
  });

  it("knows no place for a node that is not on it", () => {
    expect(() => placeOf("nowhere")).toThrow("nowhere");
  });
});

describe("the path", () => {
  const path = [
    step("circle_devotion", "bl_trade_secrets", "skipped"),
    step("bl_trade_secrets", "bl_travel_secrets", "done"),
    step("bl_travel_secrets", "bl_trade_both", "done"),
    step("bl_trade_both", "bl_muster", "skipped"),
    step("bl_muster", "bl_travel_secrets", "skipped"),
  ];

  it("is lit by what happened at each node last", () => {
    expect([...litNodes(path)]).toEqual([
      ["bl_trade_secrets", "skipped"],
      ["bl_travel_secrets", "skipped"],
      ["bl_trade_both", "done"],
      ["bl_muster", "skipped"],
    ]);
  });

  it("is lit along its arrows, which are all on the sheet", () => {
    const drawn = new Set(LINES.map(({ key }) => key));
    expect([...litArrows(path)].filter((key) => !drawn.has(key))).toEqual([]);
    expect(litArrows(path).size).toBe(5);
  });

  it("tells which of its steps the sources leave open", () => {
    expect(openIn(step("circle_supremacy", "need_banner", "passed", "rules_most"), SHEET)).toEqual(["leads"]);
    expect(openIn(step("circle_supremacy", "tl_campaign_low", "done", "ready_fewest"), SHEET)).toEqual([
      "ready",
      "campaign",
    ]);
    expect(openIn(step("need_banner", "circle_people", "passed", "needs_other"), SHEET)).toEqual([
      "arrow",
      "needs",
    ]);
    const orange = { ...step("circle_people", "br_recover_pf", "done", "pays_peoples_favor"), colour: "orange" as const };
    expect(openIn(orange, SHEET)).toEqual(["orange", "recover"]);
    expect(openIn(step("x", "circle_people", "passed"), SHEET)).toEqual([]);
  });
});

describe("the Prince's motions", () => {
  const told = (kind: string, ...args: (string | number)[]) => {
    const event: GameEvent = { n: 1, kind, args, rule: "O-12" };
    return PRINCE_MOTIONS[kind]?.({ event });
  };

  it("let his token walk along an arrow", () => {
    expect(told("prince-moves", 1, "bl_muster", "bl_travel_secrets", "black", "always")).toEqual([
      { kind: "fly", what: "piece:prince", from: "node:bl_muster", to: "node:bl_travel_secrets" },
      { kind: "lit", at: ["seat:1", "node:bl_travel_secrets"] },
    ]);
  });

  it("let favor fly to his ambition, and drawn cards to him", () => {
    expect(told("prince-gains-ambition", 1, "order", 2)).toEqual([
      { kind: "fly", what: "piece:favor", from: "suit:order", to: "prince:board", count: 2 },
    ]);
    expect(told("prince-draws", 1, 0, "longbows", "elders")).toHaveLength(2);
  });

  it("show how many dice his tactics add or remove: the event does not tell which", () => {
    expect(told("prince-tactics", 1, 2)).toEqual([{ kind: "lit", at: ["seat:1"], number: "±2" }]);
  });
});
