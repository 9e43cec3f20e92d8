import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Narrowing, wouldBe } from "../src/lib/narrowing";
import type { Ask, Choice } from "../src/lib/protocol";
import { slotsOf, slotsOfChoice } from "../src/lib/signatures";

const VERBS = {
  move: "land land2 piece damage",
  go: "territory count",
  "take-clans": "count count2",
  hold: "cards*",
  play: "card mode",
  clash: "territory seat",
  location: "q r o",
  pass: "",
};

const of = (options: Choice[]) => Narrowing.of(options, VERBS);
const left = (narrowing: Narrowing) => narrowing.left.map((i) => narrowing.options[i]);

describe("slots", () => {
  it("gives every argument its key", () => {
    expect(slotsOf("territory count seat", ["hills", 2, 1]).map((slot) => slot.key)).toEqual([
      "territory:hills",
      "number:2",
      "seat:1",
    ]);
    expect(slotsOf("q r o", [1, -1, 0]).map((slot) => slot.key)).toEqual(["location:1,-1,0"]);
    expect(slotsOf("cards*", ["a", "b"]).map((slot) => slot.own)).toEqual(["cards:a", "cards:b"]);
    expect(slotsOf("land land2", ["G1", "G2"]).map((slot) => slot.own)).toEqual([
      "land:G1",
      "land2:G2",
    ]);
  });

  it("bears a verb that the game's table lacks", () => {
    expect(slotsOfChoice({}, ["odd", "x", 1]).map((slot) => slot.key)).toEqual([
      "verb:odd",
      "thing:x",
      "thing:1",
    ]);
  });
});

describe("the option that a thing stands for", () => {
  const all = of([["go", "hills", 1], ["go", "plains", 1], ["clash", "plains", 2], ["pass"]]);

  it("is the only one that names it", () => {
    expect(all.alone(["territory:hills"])).toEqual(["go", "hills", 1]);
    expect(all.alone(["territory:plains"])).toBeNull();
    expect(all.alone(["territory:plains", "seat:2"])).toEqual(["clash", "plains", 2]);
  });

  it("is none for a thing that no option names, nor without a thing", () => {
    expect(all.alone(["territory:swamp"])).toBeNull();
    expect(of([["pass"]]).alone([])).toBeNull();
  });
});

describe("narrowing", () => {
  it("keeps the options that name what is picked", () => {
    const start = of([["go", "hills", 1], ["go", "hills", 2], ["go", "plains", 1], ["pass"]]);
    expect(start.pickable).toContain("territory:hills");
    const hills = start.pick("territory:hills");
    expect(left(hills)).toEqual([
      ["go", "hills", 1],
      ["go", "hills", 2],
    ]);
    expect(hills.only).toBeNull();
    expect(hills.pick("number:2").only).toEqual(["go", "hills", 2]);
    expect(hills.picked).toEqual(["territory:hills"]);
  });

  it("offers only what narrows", () => {
    const start = of([["go", "hills", 1], ["go", "hills", 2]]);
    expect(start.pickable.has("territory:hills")).toBe(false);
    expect(start.pickable.has("verb:go")).toBe(false);
    expect(start.pickable.has("number:1")).toBe(true);
  });

  it("offers everything of the only option", () => {
    expect(of([["go", "hills", 1]]).pickable).toContain("territory:hills");
  });

  it("takes the first of two like things as the first one named", () => {
    const start = of([
      ["move", "G1", "G2", "town", 0],
      ["move", "G2", "G1", "town", 0],
      ["move", "G2", "G3", "town", 0],
    ]);
    expect(start.pick("land:G1").only).toEqual(["move", "G1", "G2", "town", 0]);
    expect(left(start.pick("land:G2"))).toEqual([
      ["move", "G2", "G1", "town", 0],
      ["move", "G2", "G3", "town", 0],
    ]);
    expect(start.pick("land:G2").pick("land:G1").only).toEqual(["move", "G2", "G1", "town", 0]);
  });

  it("takes a thing in another place where it stands nowhere first", () => {
    const start = of([
      ["move", "G1", "G2", "town", 0],
      ["move", "G1", "G3", "town", 0],
    ]);
    expect(start.pick("land:G3").only).toEqual(["move", "G1", "G3", "town", 0]);
  });

  it("takes an argument's own name exactly", () => {
    const start = of([
      ["take-clans", 1, 2],
      ["take-clans", 2, 1],
      ["take-clans", 2, 2],
    ]);
    expect(start.pickable).toContain("count2:1");
    expect(start.pick("count2:1").only).toEqual(["take-clans", 2, 1]);
    expect(left(start.pick("number:2"))).toEqual([
      ["take-clans", 2, 1],
      ["take-clans", 2, 2],
    ]);
    expect(start.pick("number:2").pick("number:2").only).toEqual(["take-clans", 2, 2]);
  });

  it("does not mix up seats and numbers", () => {
    const start = of([["clash", "hills", 2], ["go", "hills", 2], ["clash", "hills", 1]]);
    expect(start.pick("seat:2").only).toEqual(["clash", "hills", 2]);
    expect(start.pick("number:2").only).toEqual(["go", "hills", 2]);
  });

  it("knows no order in a list", () => {
    const start = of([["hold", "a", "b"], ["hold", "a", "c"], ["hold", "b", "c"]]);
    expect(start.pick("card:c").pick("card:a").only).toEqual(["hold", "a", "c"]);
    expect(start.pick("card:b").pick("card:a").only).toEqual(["hold", "a", "b"]);
  });

  it("picks a location as one thing", () => {
    const start = of([["location", 1, 1, 0], ["location", 1, 1, 1]]);
    expect(start.pick("location:1,1,1").only).toEqual(["location", 1, 1, 1]);
  });

  it("steps back, and gives up one pick", () => {
    const start = of([["go", "hills", 1], ["go", "hills", 2], ["go", "plains", 1], ["pass"]]);
    const both = start.pick("territory:hills").pick("number:1");
    expect(both.back().picked).toEqual(["territory:hills"]);
    expect(both.backTo(0).left).toHaveLength(4);
    expect(left(both.without("territory:hills"))).toEqual([
      ["go", "hills", 1],
      ["go", "plains", 1],
    ]);
    expect(start.back()).toBe(start);
  });

  it("ignores what no option names", () => {
    const start = of([["pass"]]);
    expect(start.pick("card:bard")).toBe(start);
    expect(start.names("card:bard")).toBe(false);
  });
});

describe("why not", () => {
  it("asks about a thing in the place of another of its kind", () => {
    const options = [["play", "bard", "season"], ["pass"]];
    expect(wouldBe(options, VERBS, "card:druid")).toEqual(["play", "druid", "season"]);
    expect(wouldBe(options, VERBS, "verb:pretender")).toEqual(["pretender"]);
    expect(wouldBe(options, VERBS, "territory:hills")).toBeNull();
    expect(wouldBe([["clash", "hills", 1]], VERBS, "seat:0")).toEqual(["clash", "hills", 0]);
  });
});

describe("asks of real matches", () => {
  interface Fixture {
    verbs: Record<string, Record<string, string>>;
    asks: (Ask & { game: string })[];
  }
  const fixture = JSON.parse(
    readFileSync(join(import.meta.dirname, "fixtures", "asks.json"), "utf-8"),
  ) as Fixture;

  it("has both games", () => {
    expect(new Set(fixture.asks.map((ask) => ask.game))).toEqual(new Set(["inis", "horizons"]));
    expect(fixture.asks.length).toBeGreaterThan(60);
  });

  for (const ask of fixture.asks) {
    it(`${ask.game} ${ask.prompt}: every option can be reached by picking`, () => {
      const verbs = fixture.verbs[ask.game] ?? {};
      const start = Narrowing.of(ask.options, verbs);
      for (const option of ask.options) {
        let now = start;
        for (const slot of slotsOfChoice(verbs, option)) {
          if (now.pickable.has(slot.own)) now = now.pick(slot.own);
        }
        expect(left(now)).toContainEqual(option);
        // What is left besides differs only in things that this option does not name.
        expect(now.left.length).toBeLessThanOrEqual(Math.max(1, ask.options.length / 2));
      }
    });
  }
});
