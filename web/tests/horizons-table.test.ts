import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  growthOption,
  keysOf,
  offered,
  pieceKey,
  piecesAsked,
  powerKeys,
} from "../src/games/horizons/asks";
import { forecastLines, rangeText, targetText } from "../src/games/horizons/describe";
import { PANELS, POWERS, type Power } from "../src/games/horizons/facts";
import { softened } from "../src/games/horizons/hyphens";
import { mayBeExplored, unseenCards } from "../src/games/horizons/invaders";
import { islandOf } from "../src/games/horizons/layout";
import { readiness } from "../src/games/horizons/ready";
import { LandShelf } from "../src/games/horizons/shelf";
import { tokensOf } from "../src/games/horizons/tokens";
import {
  costOf,
  elementsWith,
  enough,
  plan,
  plannedCards,
  togglePlan,
} from "../src/games/horizons/ui.svelte";
import type { HorizonsView, LandView, SpiritView } from "../src/games/horizons/view";
import type { Ask, Choice, GameInfo } from "../src/lib/protocol";
import { Words } from "../src/lib/words";

vi.setConfig({ testTimeout: 60_000 });

const LOCALE = "../src/crannog/games/horizons/locale";
const META = readFileSync("../src/crannog/games/horizons/meta.py", "utf-8");

/** A table of the rules' meta.py: names of arguments by verb or prompt. */
function signatures(name: string): Record<string, string> {
  const start = META.indexOf(`\n${name}: Final`);
  const block = META.slice(start, META.indexOf("\n}", start));
  return Object.fromEntries(
    [...block.matchAll(/^ {4}"([\w-]+)": "([^"]*)"/gm)].map(([, key, value]) => [key, value]),
  );
}

const GAME = {
  id: "horizons",
  verbs: signatures("VERBS"),
  prompts: signatures("PROMPTS"),
  events: signatures("EVENTS"),
  triggers: {},
} as unknown as GameInfo;

function wordsOf(language: "en" | "ru" | "uk"): Words {
  const files = ["messages", "cards", "board"].map((name) =>
    readFileSync(`${LOCALE}/${language}/${name}.ftl`, "utf-8"),
  );
  return Words.parse(language, files.join("\n"), GAME);
}
const words = wordsOf("en");

function ask(prompt: string, args: (string | number)[], options: Choice[]): Ask {
  return { prompt, args, options, rule: "H-1.1", optional: false };
}

function land(more: Partial<LandView> = {}): LandView {
  return {
    board: "G",
    number: 4,
    terrain: "wetland",
    coastal: false,
    adjacent: [],
    pieces: { explorer: [], town: [], city: [], dahan: [] },
    blight: 0,
    presence: [0, 0],
    defend: 0,
    skips: [],
    stalls: [],
    vitality: 0,
    no_blight: false,
    dahan_safe: false,
    ...more,
  };
}

function spirit(more: Partial<SpiritView> = {}): SpiritView {
  const none = { sun: 0, moon: 0, fire: 0, air: 0, water: 0, earth: 0, plant: 0, animal: 0 };
  return {
    spirit: "rising_heat",
    hand: [],
    in_play: [],
    discard: [],
    elements: none,
    sacred_sites: [],
    done: false,
    grown: false,
    ...more,
  } as SpiritView;
}

function island(more: Partial<HorizonsView> = {}): HorizonsView {
  return {
    phase: "spirit",
    turn: 3,
    lands: { G4: land() },
    spirits: [spirit(), spirit({ spirit: "eyes_watch" })],
    forecast: {},
    invaders: { deck: 9, ravage: null, build: null, explore: null, discard: [], stage: 2 },
    ...more,
  } as HorizonsView;
}

describe("pieces that a question names", () => {
  it("stand where the question says, if the option does not", () => {
    const found = piecesAsked(ask("damage", ["G4", 2], [["piece", "town", 1]]), words, []);
    expect([...found]).toEqual([[pieceKey("G4", "town", 1), ["piece:town", "damage:1"]]]);
  });

  it("of a Push stand in the pushed land, not where they go", () => {
    const question = ask("push", ["G4", 1], [["push", "dahan", 0, "G5"]]);
    expect([...piecesAsked(question, words, [])]).toEqual([
      [pieceKey("G4", "dahan", 0), ["piece:dahan", "damage:0"]],
    ]);
  });

  it("of a Gather stand where they come from", () => {
    const question = ask("gather", ["G4", 1], [["gather", "G5", "presence", 0], ["done"]]);
    expect([...piecesAsked(question, words, [])]).toEqual([
      [pieceKey("G5", "presence", 0), ["land:G5", "piece:presence", "damage:0"]],
    ]);
  });

  it("of a move are the first land's", () => {
    const question = ask("fear-effect", ["isolation", 1], [["move", "G1", "G2", "town", 0]]);
    const found = piecesAsked(question, words, []);
    expect(found.get(pieceKey("G1", "town", 0))).toEqual(["land:G1", "piece:town", "damage:0"]);
    expect(found.size).toBe(1);
  });

  it("may have any Damage where the option tells none", () => {
    const found = piecesAsked(ask("tale", ["G1"], [["tale", "G1", "town"]]), words, []);
    expect(found.get(pieceKey("G1", "town", 1))).toEqual(["land:G1", "piece:town"]);
  });

  it("that are carried away stand where the Power was used", () => {
    const used = { n: 0, kind: "uses-in-land", rule: "", args: [0, "wrap_in_wings", "G2"] };
    const question = ask("carry-dahan", ["G7", 5], [["piece", "dahan", 0]]);
    expect([...piecesAsked(question, words, [used]).keys()]).toEqual([pieceKey("G2", "dahan", 0)]);
  });
});

describe("options on cards and panels", () => {
  it("means the plain use of a Power where fewer thresholds are offered too", () => {
    const options: Choice[] = [["use", "drought"], ["use-fewer", "drought"], ["done"]];
    expect(powerKeys(ask("use-powers", ["fast"], options), "drought")).toEqual([
      "power:drought",
      "verb:use",
    ]);
    expect(powerKeys(null, "drought")).toEqual(["power:drought"]);
  });

  it("finds drawn cards", () => {
    const options: Choice[] = [["take", "drought"], ["take", "steam_vents"]];
    expect(offered(ask("take-power", [], options))).toEqual(["drought", "steam_vents"]);
    expect(offered(ask("forget", [], [["forget", "drought"]]))).toEqual([]);
  });

  it("finds the actions of a Growth by what they do", () => {
    const options: Choice[] = [["grow-card"], ["grow-presence", 1], ["grow-energy", 2]];
    const question = ask("growth-action", [], options);
    const actions = PANELS.rising_heat?.growth[2] ?? [];
    expect(actions.map((action) => growthOption(question, action))).toEqual(options);
    const far = PANELS.rising_heat?.growth[1]?.[0];
    expect(far && growthOption(question, far)).toBeNull();
    const terrains: Choice = ["grow-presence", 3, "mountain", "sands"];
    expect(far && growthOption(ask("growth-action", [], [terrains]), far)).toEqual(terrains);
  });

  it("names an option exactly", () => {
    expect(keysOf(words, ["growth", 2])).toEqual(["verb:growth", "count:2"]);
  });
});

describe("planning cards", () => {
  beforeEach(() => {
    plan.cards = [];
    plan.turn = -1;
  });
  const view = () => island({ spirits: [spirit({ hand: ["drought", "steam_vents"] })] });

  it("takes a card in and out, and forgets those that left the hand", () => {
    togglePlan(view(), 0, "drought");
    togglePlan(view(), 0, "steam_vents");
    expect(plannedCards(view(), 0)).toEqual(["drought", "steam_vents"]);
    const later = island({ spirits: [spirit({ hand: ["steam_vents"] })] });
    expect(plannedCards(later, 0)).toEqual(["steam_vents"]);
    togglePlan(later, 0, "steam_vents");
    expect(plannedCards(later, 0)).toEqual([]);
  });

  it("ends with the turn, and is nobody else's", () => {
    togglePlan(view(), 0, "drought");
    expect(plannedCards({ ...view(), turn: 4 }, 0)).toEqual([]);
    expect(plannedCards(view(), 1)).toEqual([]);
    expect(plannedCards(view(), null)).toEqual([]);
  });

  it("counts for nothing once the cards are chosen", () => {
    togglePlan(view(), 0, "drought");
    for (const phase of ["fast", "ravage", "slow", "time"]) {
      expect(plannedCards({ ...view(), phase }, 0)).toEqual([]);
    }
    const ready = island({ spirits: [spirit({ hand: ["drought"], done: true })] });
    expect(plannedCards(ready, 0)).toEqual([]);
    expect(plannedCards(view(), 0)).toEqual(["drought"]); // he changed his mind
  });

  it("adds the elements of the cards, so that thresholds light up before paying", () => {
    const heat = spirit({ elements: { ...spirit().elements, fire: 1, air: 2 } });
    const first = POWERS.scorch_with_waves_of_heat?.tiers[0] ?? {};
    expect(enough(heat.elements, first)).toBe(false);
    expect(enough(elementsWith(heat, ["sweltering_exhaustion"]), first)).toBe(true);
    expect(heat.elements.fire).toBe(1);
    expect(costOf(["sweltering_exhaustion", "drought"])).toBe(3);
  });
});

describe("a land's tokens", () => {
  it("come in order, with Damage, sacred sites and Defend", () => {
    const crowd = land({
      pieces: { explorer: [2], town: [1, 1], city: [], dahan: [0, 3] },
      blight: 1,
      presence: [2, 1],
      defend: 4,
      skips: ["ravage", "ravage"],
    });
    const view = island({
      lands: { G4: crowd },
      spirits: [spirit({ sacred_sites: ["G4"] }), spirit({ spirit: "eyes_watch" })],
    });
    const tokens = tokensOf("G4", view, 0, new Map(), words);
    expect(tokens.map((token) => token.label)).toEqual([
      "Explorer × 2",
      "Town × 1",
      "Town × 1, Damage 1",
      "Dahan × 3, Damage 1",
      "Blight × 1",
      "presence of Amber × 2, a sacred site",
      "presence of Violet × 1",
      "Defend 4",
      "skipped this turn: Ravage",
    ]);
    expect(tokens[5]).toMatchObject({ sacred: true, figure: "rising_heat", seat: 0 });
  });

  it("can be picked only where the question names them, presence only one's own", () => {
    const view = island({
      lands: { G4: land({ pieces: { explorer: [1], town: [1], city: [], dahan: [] }, presence: [1, 1] }) },
    });
    const asked = new Map([
      [pieceKey("G4", "town", 0), ["piece:town", "damage:0"]],
      [pieceKey("G4", "presence", 0), ["land:G4", "piece:presence"]],
    ]);
    const picks = tokensOf("G4", view, 1, asked, words).map((token) => token.atoms);
    expect(picks).toEqual([null, ["piece:town", "damage:0"], null, ["land:G4", "piece:presence"]]);
  });

  it("are worked out anew only when the land changes", () => {
    const shelf = new LandShelf();
    const shape = islandOf("G", 0).lands.G4;
    if (!shape) throw new Error("no G4");
    const row = (view: HorizonsView) => shelf.row(shape, view, 0, new Map(), words, true);
    const first = row(island());
    expect(row(island())).toBe(first);
    expect(row(island({ lands: { G4: land({ blight: 1 }) } }))).not.toBe(first);
    expect(row(island({ forecast: { G4: { build: "town" } } })).label).toContain("Build: Town.");
  });
});

describe("what is known of the Invaders", () => {
  it("leaves the unseen cards of the next stage", () => {
    const seen = { discard: ["inv_2_jungle"], ravage: "inv_2_coastal", build: null, explore: null };
    const view = island({ invaders: { deck: 7, stage: 2, ...seen } });
    expect(unseenCards(view)).toEqual(["inv_2_mountain", "inv_2_sands", "inv_2_wetland"]);
    expect(unseenCards(island({ invaders: { ...view.invaders, deck: 0, stage: 0 } }))).toEqual([]);
  });

  it("points out the lands that may be explored next", () => {
    const lands = { G1: land({ terrain: "jungle", coastal: true }), G4: land(), G5: land() };
    const forecast = { G1: { explorable: true }, G4: { explorable: true }, G5: {} };
    const stage1 = { deck: 9, stage: 1, discard: ["inv_1_jungle"], ravage: null, build: null, explore: null };
    expect([...mayBeExplored(island({ lands, forecast, invaders: stage1 }))]).toEqual(["G4"]);
    expect([...mayBeExplored(island({ lands, forecast }))]).toEqual(["G1", "G4"]);
  });
});

describe("readiness", () => {
  it("tells what a Spirit is still doing", () => {
    const of = (phase: string, more: Partial<SpiritView>) =>
      readiness(island({ phase, spirits: [spirit(more)] }), 0);
    expect(of("spirit", {})).toBe("grows");
    expect(of("spirit", { grown: true })).toBe("plays");
    expect(of("spirit", { grown: true, done: true })).toBe("done");
    expect(of("fast", { done: false })).toBe("powers");
    expect(of("ravage", {})).toBeNull();
    expect(readiness(island({ spirits: [] }), 0)).toBeNull();
  });
});

describe.each(["en", "ru", "uk"] as const)("words in %s", (language) => {
  const told = wordsOf(language);

  it("has range and target of every Power", () => {
    for (const power of Object.values(POWERS) as Power[]) {
      const text = `${rangeText(power, told)} ${targetText(power, told)}`;
      expect(text).not.toMatch(/board|[{}]/i);
    }
  });

  it("tells a Ravage with all that comes of it", () => {
    const ravage = {
      damage: 4,
      defend: 2,
      blight: true,
      cascade: true,
      presence_lost: [0],
      dahan_lost: 1,
      counterattack: 2,
    };
    const lines = forecastLines({ ravage, build: "city", explorable: true }, told);
    expect(lines).toHaveLength(7);
    for (const line of lines) expect(line).not.toMatch(/board-|[{}]/);
    expect(forecastLines(undefined, told)).toEqual([]);
  });

  it("tells the last fear card as the last one", () => {
    const left = (count: number) =>
      told.event({ n: 0, kind: "earns-fear-card", args: [count], rule: "H-7.1" });
    expect(left(0)).not.toContain("0");
    expect(left(3)).toContain("3");
  });

  it("tells moves and Defend as sentences", () => {
    const event = (kind: string, ...args: (string | number)[]) =>
      told.event({ n: 0, kind, args, rule: "H-1.1" });
    const lines = [
      event("moves", "explorer", "G6", "G5"),
      event("moves-presence", 0, "G6", "G5"),
      event("defend", "G5", 2),
      event("adds", "town", "G5"),
    ];
    for (const line of lines) expect(line).not.toMatch(/[→+:]/);
    if (language === "en") {
      expect(lines[0]).toBe("An Explorer moves from G6 to G5.");
      expect(lines[2]).toBe("G5 gets Defend 2.");
    }
  });

  it("breaks no name of a Power but between syllables", () => {
    for (const power of Object.keys(POWERS)) {
      const name = told.text(`power-${power}`);
      const soft = softened(name);
      expect(soft.replaceAll("\u00ad", "")).toBe(name);
      if (language === "en") continue;
      for (const part of soft.split(/[\s\u00ad-]/)) expect(part.length, soft).toBeLessThan(13);
    }
  });
});

describe("long words", () => {
  it.each([
    ["Призыв к кровопролитию", "Призыв к кро|во|про|ли|тию"],
    ["Дар воспламеняющего жара", "Дар вос|пла|ме|няю|щего жара"],
    ["Очистительное половодье", "Очис|ти|тель|ное половодье"],
    ["Паралізувальний жах", "Па|ра|лі|зу|валь|ний жах"],
    ["Прожорливые муравьи", "Прожорливые муравьи"],
  ])("are broken between syllables: %s", (name, soft) => {
    expect(softened(name)).toBe(soft.replaceAll("|", "\u00ad"));
  });
});
