import { describe, expect, it } from "vitest";
import type { AtomKey, Motion } from "../src/kit/contract";
import { Flight, type Measured } from "../src/playback/flight";
import type { Spots } from "../src/table/spots";

/** What is seen in the layer while something flies from one thing to another. */
function seen(drawn: readonly AtomKey[], before: readonly AtomKey[]): string[] {
  const layer = document.createElement("div");
  const rect = new DOMRect(10, 10, 20, 20);
  const spots = {
    spot: (atom: AtomKey) => (drawn.includes(atom) ? rect : null),
    element: () => null,
    draw: () => null,
  } as unknown as Spots;
  const page = { layer: () => layer, sea: () => rect, stage: () => null, texts: () => [] };
  const from: Measured = { rects: new Map(before.map((atom) => [atom, rect])), copies: new Map() };
  const fly: Motion = { kind: "fly", what: "card:bard", from: "card:bard", to: "played:bard" };
  void new Flight(spots, page).play([fly], from, 100, new AbortController().signal);
  return [...layer.children].map((thing) => thing.className);
}

describe("something that flies", () => {
  it("goes from where it was to where it is", () => {
    expect(seen(["played:bard"], ["card:bard"])).toEqual(["token"]);
  });

  it("lights what is drawn of both, and not the place of what has gone", () => {
    expect(seen(["played:bard"], [])).toEqual(["ring"]);
    expect(seen([], ["card:bard"])).toEqual([]);
    expect(seen([], [])).toEqual([]);
  });
});

/** What is seen in the layer while a place of the board is lit, whose middle is so far down. */
function lit(middle: number, region: string): number {
  const [layer, place] = [document.createElement("div"), document.createElement("div")];
  place.dataset.region = region;
  const spots = {
    spot: () => new DOMRect(0, middle - 10, 20, 20),
    element: () => place,
    draw: () => null,
  } as unknown as Spots;
  const page = { layer: () => layer, sea: () => new DOMRect(0, 0, 390, 300), stage: () => null, texts: () => [] };
  const motion: Motion = { kind: "lit", at: ["site:h1"] };
  void new Flight(spots, page).play([motion], { rects: new Map(), copies: new Map() }, 100, new AbortController().signal);
  return layer.children.length;
}

describe("a ring", () => {
  it("is not drawn over a phone's sheet for a place that lies under it", () => {
    expect(lit(290, "board")).toBe(1);
    expect(lit(310, "board")).toBe(0);
    expect(lit(310, "hand")).toBe(1); // a card in the sheet
  });
});
