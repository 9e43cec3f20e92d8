/** Oath's map: names that fit on narrow cards, and powers of sites as signs. */

import { describe, expect, it } from "vitest";
import { shortName, widthOf } from "../../src/crannog/games/oath/face/board";
import { softened } from "../../src/crannog/games/oath/face/hyphens";
import { SCENES } from "../../src/crannog/games/oath/face/scenes";
import { powerOf, priceOf } from "../../src/crannog/games/oath/face/sitepowers";

const shown = (text: string) => softened(text).replaceAll("\u00ad", "-");

describe("the map of Oath", () => {
  it("breaks long words between syllables, and short ones never", () => {
    expect(shown("Школа волшебников")).toBe("Школа вол-шеб-ников");
    expect(shown("Вій")).toBe("Вій");
    expect(shown("Sprawling Rampart")).toBe("Spraw-ling Rampart");
    expect(shown("Keep")).toBe("Keep");
    expect(softened("Предзнаменования").replaceAll("\u00ad", "")).toBe("Предзнаменования");
  });

  it("leaves at least three letters on a line", () => {
    for (const part of shown("Непромокаемые Гостеприимство Enchantress").split(/[ -]/)) {
      expect(part.length).toBeGreaterThanOrEqual(3);
    }
  });

  it("has signs for the power of every site that it has a landscape for", () => {
    for (const site of Object.keys(SCENES)) expect(powerOf(site), site).not.toEqual([]);
    expect(powerOf("plains")).toEqual([{ sign: "attack" }, { text: "+1" }]);
    expect(powerOf("nowhere")).toEqual([]);
  });

  it("reads the price of a relic", () => {
    expect(priceOf("3-nomad")).toEqual([{ text: "3" }, { token: "favor" }, { text: "→" }, { suit: "nomad" }]);
    expect(priceOf("SS")).toEqual([{ token: "burnt-secret" }, { token: "burnt-secret" }]);
    expect(priceOf(null)).toEqual([]);
  });

  it("shortens the name of a site to two short lines", () => {
    expect(shortName("The Hidden Place", 45)).toBe("Hidden\nPlace");
    expect(shortName("Mountain", 43)).toBe("Mount.");
    expect(shortName("Plains", 40.5)).toBe("Plains");
    expect(shortName("Mine", 28)).toBe("Min.");
    expect(shortName("Окутанный мглой лес", 40)).toBe("Окут.\nлес");
    for (const line of shortName("Скалистое побережье", 39).split("\n")) {
      expect(widthOf(line)).toBeLessThanOrEqual(39);
      expect(line.length).toBeGreaterThanOrEqual(5);
    }
  });
});
