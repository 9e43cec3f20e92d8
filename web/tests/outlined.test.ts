import { describe, expect, it } from "vitest";
import { around } from "../src/playback/outlines";
import { badgePlace } from "../src/table/outlined";

const line = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("a ring", () => {
  it("goes behind what is written", () => {
    const box = line(100, 50, 200, 150);
    expect(around([], box)).toMatch(/^M[^M]*Z$/);
    expect(around([line(120, 40, 180, 60)], box)).toMatch(/ZM18 -12H82V12H18Z$/);
    const lines = [line(120, 55, 180, 75), line(120, 40, 180, 60)]; // of one name
    expect(around(lines, box)).toMatch(/ZM18 -12H82V12H18ZM18 12H82V27H18Z$/);
  });

  it("has a hint's badge as high as may be, and not over a name", () => {
    const points = [{ x: 50, y: 100 }, { x: 50, y: 0 }, { x: 0, y: 50 }, { x: 100, y: 60 }];
    expect(badgePlace(points, [])).toEqual({ x: 50, y: 0 });
    expect(badgePlace(points, [line(20, -5, 80, 5)])).toEqual({ x: 0, y: 50 });
    expect(badgePlace(points, [line(20, -5, 80, 5), line(-30, 30, 10, 80)])).toEqual({ x: 100, y: 60 });
    expect(badgePlace(points, [line(-99, -99, 199, 199)])).toEqual({ x: 50, y: 0 });
  });
});
