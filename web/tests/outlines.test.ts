import { describe, expect, it } from "vitest";
import { outlineOf } from "../src/playback/outlines";

const SVG = "http://www.w3.org/2000/svg";
const made = (name: string, ...inner: Element[]) => {
  const element = document.createElementNS(SVG, name);
  element.append(...inner);
  return element as SVGGraphicsElement;
};
const path = () => {
  const element = made("path");
  element.setAttribute("d", "M0 0H9V9Z");
  element.getScreenCTM = () => ({ a: 2, b: 0, c: 0, d: 2, e: 110, f: 60 }) as DOMMatrix;
  return element;
};
const box = { left: 100, top: 50 } as DOMRect;

describe("the outline of a thing", () => {
  it("is its path, at its place within the box", () => {
    for (const thing of [path(), made("g", path(), path())]) {
      const lines = [...(outlineOf(thing, box)?.children ?? [])];
      expect(lines.map((line) => line.getAttribute("d"))).toEqual(["M0 0H9V9Z", "M0 0H9V9Z"]);
      expect(lines[0]?.getAttribute("transform")).toBe("matrix(2 0 0 2 10 10)");
    }
  });

  it("is that of its box if it is drawn otherwise", () => {
    for (const thing of [made("g", path(), made("text")), made("g"), document.createElement("div"), null]) {
      expect(outlineOf(thing, box)).toBeNull();
    }
  });
});
