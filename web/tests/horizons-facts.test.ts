import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  countsOf,
  DECK_STAGES,
  ELEMENTS,
  INVADER_CARDS,
  invaderCard,
  PANELS,
  POWERS,
  PRINTED,
} from "../src/games/horizons/facts";
import { ELEMENT_ART, SPIRIT_ART } from "../src/games/horizons/art";

const RULES = "../src/crannog/games/horizons";
const FILES = ["powers/minor.py", "powers/major.py"].concat(
  readdirSync(`${RULES}/spirits`)
    .filter((name) => name.endsWith(".py"))
    .map((name) => `spirits/${name}`),
);
const SOURCES = FILES.map((name) => readFileSync(`${RULES}/${name}`, "utf-8"));

interface Declared {
  deck: string;
  speed: string;
  cost: number;
  elements: string[];
  range: number;
  origin: string;
  target: string;
  tiers: string[];
  farRange: number;
}

/** A Power's declaration in the rules, read as text. */
function declared(call: string): [string, Declared] {
  const [, deck = "", id = "", speed = ""] = /^\s*"(\w+)",\s*"(\w+)",\s*(\w+)/.exec(call) ?? [];
  const word = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(call)?.[1];
  const number = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(call)?.[1] ?? NaN);
  const target = /\btarget=(?:"([^"]*)"|(\w+))/.exec(call);
  const named: Record<string, string> = { ANOTHER: "another-spirit", ANY_SPIRIT: "any-spirit" };
  const tiers = /\btiers=\(([^)]*)\)/.exec(call)?.[1] ?? "";
  return [
    id,
    {
      deck,
      speed: speed.toLowerCase(),
      cost: number("cost") || 0,
      elements: (word("elements") ?? "").split(" ").filter(Boolean).sort(),
      range: Number.isNaN(number("(?<!set_)range")) ? -1 : number("(?<!set_)range"),
      origin: word("origin") ?? "presence",
      target: target?.[1] ?? named[target?.[2] ?? ""] ?? "any",
      tiers: [...tiers.matchAll(/"([^"]*)"/g)].map(([, tier = ""]) => tier),
      farRange: Number.isNaN(number("set_range")) ? -1 : number("set_range"),
    },
  ];
}

const DECLARED = SOURCES.flatMap((source) =>
  [...source.matchAll(/^@power\(([\s\S]*?)\)\ndef /gm)].map(([, call = ""]) => declared(call)),
);

describe("printed facts are those of the rules", () => {
  it("knows every Power", () => {
    expect(DECLARED.length).toBe(83);
    expect(Object.keys(POWERS).sort()).toEqual(DECLARED.map(([id]) => id).sort());
  });

  it.each(DECLARED)("%s", (id, rules) => {
    const power = POWERS[id];
    expect({ ...power, elements: [...(power?.elements ?? [])].sort() }).toEqual({
      ...rules,
      tiers: rules.tiers.map(countsOf),
    });
  });

  it.each(Object.entries(PRINTED))("the panel of %s", (spirit, printed) => {
    const source = SOURCES.find((one) => one.includes(`ID = "${spirit}"`)) ?? "";
    const block = source.slice(source.indexOf("panel("), source.indexOf("@power"));
    const list = (name: string) => {
      const start = block.indexOf(`    ${name}=(`);
      const end = block.slice(start + 5).search(/\n {4}\w+=|\n\)/);
      return [...block.slice(start, start + 5 + end).matchAll(/"([^"]*)"/g)].map(([, one]) => one);
    };
    expect(list("growth")).toEqual(printed.growth.flat());
    expect(list("energy")).toEqual(printed.energy);
    expect(list("plays")).toEqual(printed.plays);
    expect(list("innates")).toEqual(printed.innates);
    expect(list("uniques")).toEqual(printed.uniques);
  });

  it("knows the Invader deck", () => {
    const source = readFileSync(`${RULES}/facts.py`, "utf-8");
    const cards = [...source.matchAll(/InvaderCard\((\d)(?:, "(\w+)")?(?:, "(\w+)")?/g)]
      .filter(([, stage]) => stage)
      .map(([, stage, one = "coastal", other]) => [`inv_${stage}_${one}`, other].filter(Boolean))
      .map((parts) => parts.join("_"));
    expect(Object.values(INVADER_CARDS).flat().sort()).toEqual(cards.sort());
    expect(DECK_STAGES.join("")).toBe("111222233333");
    expect(invaderCard("inv_3_jungle_sands")).toEqual({ stage: 3, terrains: ["jungle", "sands"] });
    expect(invaderCard("inv_2_coastal")).toEqual({ stage: 2, terrains: [] });
  });

  it("has a drawing for every Spirit and element", () => {
    expect(Object.keys(SPIRIT_ART).sort()).toEqual(Object.keys(PANELS).sort());
    expect(Object.keys(ELEMENT_ART).sort()).toEqual([...ELEMENTS].sort());
    const colours = new Set(Object.values(ELEMENT_ART).map((art) => art.colour));
    expect(colours.size).toBe(ELEMENTS.length);
  });
});
