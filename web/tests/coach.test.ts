import { describe, expect, it } from "vitest";
import { Coach } from "../src/coach/coach.svelte";
import { costliest, linesOf, nearest, turningPoints } from "../src/coach/chart";
import type { Point, ReviewUpdate } from "../src/lib/messages";

const BOX = { width: 100, height: 50 };

/** A point of a seat's line; `change` makes it a turning point. */
function point(line: number, told: number, chance: number, after = chance, change = 0): Point {
  const better = after < chance ? [{ choice: ["x"], chance, wins: false, changes: [], effects: [], then: [] }] : [];
  const turn = { change, seat: line, count: told, choice: ["x"], since: told, until: told, blunder: false };
  return {
    seat: line,
    line,
    count: told,
    told,
    chance,
    after,
    prompt: "p",
    args: [],
    chosen: ["y"],
    options: 2,
    better,
    turn: change ? turn : null,
  };
}

const POINTS = [
  point(0, 0, 0.5, 0.3),
  point(1, 2, 0.5),
  point(0, 5, 0.2, 0.1, -0.3),
  point(1, 5, 0.8, 0.8, 0.3),
  point(0, 10, 0),
];

describe("the chart of a review", () => {
  it("has a line for each seat, by how much was told", () => {
    const lines = linesOf(POINTS, 10, BOX);
    expect(lines.map(({ line, d }) => [line, d])).toEqual([
      [0, "M0.0 25.0L50.0 40.0L100.0 50.0"],
      [1, "M20.0 25.0L50.0 10.0"],
    ]);
  });

  it("finds the point that was meant", () => {
    const lines = linesOf(POINTS, 10, BOX);
    expect(nearest(lines, 48, 36)?.index).toBe(2);
    expect(nearest(lines, 48, 12)?.index).toBe(3);
    expect(nearest([], 1, 1)).toBeNull();
  });

  it("knows what matters most, in its order", () => {
    expect(turningPoints(POINTS)).toEqual([POINTS[2], POINTS[3]]);
    expect(costliest(POINTS, null)).toEqual([POINTS[0], POINTS[2]]);
    expect(costliest(POINTS, 1)).toEqual([]);
  });
});

describe("a review", () => {
  /** A service that tells the points one by one, from what it has kept, until it is stopped. */
  function service(failsAt = -1) {
    let kept = 0;
    return async (_: string, hear: (update: ReviewUpdate) => void, signal: AbortSignal) => {
      const update = (points: Point[]) => hear({ done: kept, of: POINTS.length, points });
      update(POINTS.slice(0, kept));
      while (kept < POINTS.length) {
        await Promise.resolve();
        if (signal.aborted) throw new Error("aborted");
        if (kept === failsAt) throw new Error("failed");
        kept += 1;
        update(POINTS.slice(kept - 1, kept));
      }
    };
  }

  it("keeps what was found when it is stopped, and goes on from there", async () => {
    const coach = new Coach(service(), (error) => expect.fail(String(error)));
    const running = coach.start();
    while (coach.points.length < 2) await Promise.resolve();
    coach.stop();
    await running;
    expect(coach.working).toBe(false);
    expect(coach.points).toEqual(POINTS.slice(0, 2));
    await coach.start();
    expect(coach.points).toEqual(POINTS);
    expect(coach.whole).toBe(true);
  });

  it("says what went wrong, and keeps what was found", async () => {
    const told: unknown[] = [];
    const coach = new Coach(service(3), (error) => told.push(error));
    await coach.start();
    expect(told).toHaveLength(1);
    expect(coach.points).toHaveLength(3);
    expect(coach.working).toBe(false);
  });

  it("is walked along a line and across to another", async () => {
    const coach = new Coach(service(), () => expect.fail());
    await coach.start();
    coach.selected = coach.beside(1);
    expect(coach.selected).toBe(POINTS[0]);
    coach.selected = coach.beside(1);
    expect(coach.selected).toBe(POINTS[2]);
    expect(coach.across(1)).toBe(POINTS[3]);
    expect(coach.across(-1)).toBeNull();
  });

  it("begins anew with another depth", async () => {
    const coach = new Coach(service(), () => expect.fail());
    await coach.start();
    coach.look("deep");
    expect([coach.points.length, coach.of, coach.depth]).toEqual([0, 0, "deep"]);
  });
});
