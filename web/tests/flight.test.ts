import { describe, expect, it } from "vitest";
import type { AtomKey, Motion, Mounted } from "../src/kit/contract";
import { Flight, type Measured } from "../src/playback/flight";
import { Spots } from "../src/table/spots";

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

describe("what is struck", () => {
  /** Where it is struck that was drawn in one place before, and in another afterwards. */
  function struck(before: DOMRect, now: DOMRect): string[] {
    const layer = document.createElement("div");
    const spots = { spot: () => now, element: () => null, draw: () => null } as unknown as Spots;
    const page = { layer: () => layer, sea: () => now, stage: () => null, texts: () => [] };
    const strike: Motion = { kind: "strike", at: ["card:bard"] };
    const from: Measured = { rects: new Map([["card:bard", before]]), copies: new Map() };
    void new Flight(spots, page).play([strike], from, 100, new AbortController().signal);
    return [...layer.children].map((ring) => (ring as HTMLElement).style.width); // with 4 px around
  }
  const [small, large] = [new DOMRect(10, 10, 20, 20), new DOMRect(10, 10, 50, 50)];
  const away = new DOMRect(-500, 10, 90, 90); // in another region of a phone's map

  it("is struck where it was, if that is in sight, or where it is", () => {
    expect(struck(small, large)).toEqual(["28px"]);
    expect(struck(away, large)).toEqual(["58px"]);
  });

  it("is not struck where nobody sees it", () => {
    expect(struck(away, away)).toEqual([]);
  });
});

/** A part that draws everything in one place. */
function drawing(rect: DOMRect): [HTMLElement, Mounted] {
  return [document.createElement("div"), { update: () => {}, spot: () => rect, destroy: () => {} }];
}

describe("a thing that several parts draw", () => {
  const [away, here] = [new DOMRect(-500, 10, 90, 90), new DOMRect(10, 10, 20, 20)];

  it("is where it is in sight, else where it is drawn first", () => {
    const spots = new Spots();
    spots.put("board", ...drawing(away));
    expect(spots.spot("card:bard")).toBe(away);
    spots.put("panel", ...drawing(here));
    expect(spots.spot("card:bard")).toBe(here);
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
