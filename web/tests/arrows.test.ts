import { describe, expect, it } from "vitest";
import { isArrow, nearest } from "../src/table/arrows";

describe("the arrow keys on a board", () => {
  const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const here = at(100, 100);

  it("go to the nearest thing in their direction", () => {
    const others = [at(150, 100), at(130, 160), at(40, 100), at(100, 20)];
    expect(nearest(here, others, "ArrowRight")).toBe(0);
    expect(nearest(here, others, "ArrowDown")).toBe(1);
    expect(nearest(here, others, "ArrowLeft")).toBe(2);
    expect(nearest(here, others, "ArrowUp")).toBe(3);
  });

  it("go nowhere where nothing is", () => {
    expect(nearest(here, [at(150, 100)], "ArrowLeft")).toBe(-1);
    expect(isArrow("Enter")).toBe(false);
  });
});
