import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  growthOption,
  keysOf,
  offered,
  pieceKey,
  piecesAsked,
  powerAsking,
  powerKeys,
} from "../../src/crannog/games/horizons/face/asks";
import { costOf, elementsWith, tiersOf } from "../../src/crannog/games/horizons/face/draft";
import { forecastLines, rangeText, targetText } from "../../src/crannog/games/horizons/face/describe";
import { type Power, printedOf } from "../../src/crannog/games/horizons/face/printed";
import { reachOf } from "../../src/crannog/games/horizons/face/reach";
import { softened } from "../../src/crannog/games/horizons/face/hyphens";
import { islandOf } from "../../src/crannog/games/horizons/face/layout";
import { LandShelf } from "../../src/crannog/games/horizons/face/shelf";
import { tokensOf } from "../../src/crannog/games/horizons/face/tokens";
import {
  plan,
  plannedCards,
  togglePlan,
} from "../../src/crannog/games/horizons/face/ui.svelte";
import type { HorizonsView, LandView, SpiritView } from "../../src/crannog/games/horizons/face/view";
import type { Ask, Choice, GameInfo } from "../src/lib/protocol";
import type { Facts } from "../src/kit/contract";
import { Words } from "../src/lib/words";
import fixture from "./fixtures/horizons.json";

vi.setConfig({ testTimeout: 60_000 });

const LOCALE = "../src/crannog/games/horizons/locale";
const GAME = fixture.game as unknown as GameInfo;
const PRINTED = printedOf(fixture.facts as unknown as Facts);
const { powers: POWERS, spirits: PANELS } = PRINTED;

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
    health: { explorer: 1, town: 2, city: 3, dahan: 2 },
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
    const found = piecesAsked(ask("damage", ["G4", 2], [["piece", "town", 1]]), words, null);
    expect([...found]).toEqual([[pieceKey("G4", "town", 1), ["piece:town", "damage:1"]]]);
  });

  it("of a Push stand in the pushed land, not where they go", () => {
    const question = ask("push", ["G4", 1], [["push", "dahan", 0, "G5"]]);
    expect([...piecesAsked(question, words, null)]).toEqual([
      [pieceKey("G4", "dahan", 0), ["piece:dahan", "damage:0"]],
    ]);
  });

  it("of a Gather stand where they come from", () => {
    const question = ask("gather", ["G4", 1], [["gather", "G5", "presence", 0], ["done"]]);
    expect([...piecesAsked(question, words, null)]).toEqual([
      [pieceKey("G5", "presence", 0), ["land:G5", "piece:presence", "damage:0"]],
    ]);
  });

  it("of a move are the first land's", () => {
    const question = ask("fear-effect", ["isolation", 1], [["move", "G1", "G2", "town", 0]]);
    const found = piecesAsked(question, words, null);
    expect(found.get(pieceKey("G1", "town", 0))).toEqual(["land:G1", "piece:town", "damage:0"]);
    expect(found.size).toBe(1);
  });

  it("may have any Damage where the option tells none", () => {
    const found = piecesAsked(ask("tale", ["G1"], [["tale", "G1", "town"]]), words, null);
    expect(found.get(pieceKey("G1", "town", 1))).toEqual(["land:G1", "piece:town"]);
  });

  it("that are carried away stand where the Power was used", () => {
    const work = { power: "wrap_in_wings", seat: 0, land: "G2", tiers: [], declined: [], fear: "", level: 0 };
    const question = ask("carry-dahan", ["G7", 5], [["piece", "dahan", 0]]);
    expect([...piecesAsked(question, words, work).keys()]).toEqual([pieceKey("G2", "dahan", 0)]);
  });
});

describe("the Power that a question is about", () => {
  const prompts = GAME.prompts;
  const work = { power: "drought", seat: 1, land: "G2", tiers: [], declined: [], fear: "", level: 0 };

  it("is the one that it names", () => {
    expect(powerAsking(ask("target-land", ["steam_vents"], []), prompts, work)).toBe("steam_vents");
  });

  it("is else the one that is carried out, for those too who only look", () => {
    expect(powerAsking(ask("push", ["G4", 1], []), prompts, work)).toBe("drought");
    expect(powerAsking(null, prompts, work)).toBe("drought");
  });

  it("is none outside of Powers", () => {
    expect(powerAsking(ask("push", ["G4", 1], []), prompts, null)).toBe("");
    const fear = { power: "", seat: 0, land: "", tiers: [], declined: [], fear: "isolation", level: 2 };
    expect(powerAsking(ask("fear-effect", ["isolation", 2], []), prompts, fear)).toBe("");
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

  it("adds what is printed on its cards to what the Spirit has", () => {
    const heat = spirit({ elements: { ...spirit().elements, fire: 1, air: 2 } });
    const cards = ["sweltering_exhaustion", "drought"];
    expect(elementsWith(heat, cards, PRINTED)).toMatchObject({ fire: 3, air: 3, sun: 1, earth: 1 });
    expect(heat.elements.fire).toBe(1);
    expect(costOf(cards, PRINTED)).toBe(3);
  });
});

describe("thresholds", () => {
  const HEAT = "scorch_with_waves_of_heat";
  const heat = (more: Partial<SpiritView> = {}) =>
    spirit({
      hand: ["drought", "sweltering_exhaustion"],
      thresholds: { [HEAT]: [2] },
      lacks: { [HEAT]: [{ fire: 1 }, {}, { fire: 1, earth: 1 }, { fire: 2 }], drought: [{ sun: 2 }] },
      ...more,
    });
  const states = (power: string, one: SpiritView, ...cards: string[]) =>
    tiersOf(power, one, cards, PRINTED).map(({ state }) => state);

  it("are met as the game says, whatever is printed", () => {
    expect(states(HEAT, heat())).toEqual(["not", "met", "not", "not"]);
  });

  it("light up with the planned cards before these are paid", () => {
    expect(states(HEAT, heat(), "sweltering_exhaustion")).toEqual(["planned", "met", "not", "not"]);
    expect(states(HEAT, heat(), "sweltering_exhaustion", "drought")).toEqual([
      "planned",
      "met",
      "planned",
      "planned",
    ]);
    expect(tiersOf(HEAT, heat(), ["drought"], PRINTED)[3]?.lacks).toEqual({ fire: 1 });
  });

  it("of a card in hand count its own elements once, and light up if it is planned", () => {
    expect(tiersOf("drought", heat(), ["drought"], PRINTED)[0]?.lacks).toEqual({ sun: 2 });
    const sunny = heat({ lacks: { drought: [{}] } });
    expect(states("drought", sunny)).toEqual(["not"]);
    expect(states("drought", sunny, "drought")).toEqual(["planned"]);
  });

  it("of a Power that nobody has are not met", () => {
    expect(states("steam_vents", heat())).toEqual(["not"]);
    expect(tiersOf("steam_vents", heat(), [], PRINTED)[0]?.lacks).toEqual({ earth: 3 });
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
    const tokens = tokensOf("G4", view, 0, new Map(), words, PRINTED);
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
    const picks = tokensOf("G4", view, 1, asked, words, PRINTED).map((token) => token.atoms);
    expect(picks).toEqual([null, ["piece:town", "damage:0"], null, ["land:G4", "piece:presence"]]);
  });

  it("are worked out anew only when the land changes", () => {
    const shelf = new LandShelf();
    const shape = islandOf("G", 0).lands.G4;
    if (!shape) throw new Error("no G4");
    const row = (view: HorizonsView) => shelf.row(shape, view, 0, new Map(), words, PRINTED, true);
    const first = row(island());
    expect(row(island())).toBe(first);
    expect(row(island({ lands: { G4: land({ blight: 1 }) } }))).not.toBe(first);
    expect(row(island({ forecast: { G4: { explorable: false, build: "town" } } })).label).toContain("Build: Town.");
  });
});

describe("health of pieces", () => {
  const shown = (more: Partial<LandView>, asked = new Map<string, string[]>()) =>
    tokensOf("G4", island({ lands: { G4: land(more) } }), 0, asked, words, PRINTED).map(
      ({ figure, health, damage }) => [figure, health, damage],
    );

  it("is shown where it is not as printed, or some is gone", () => {
    const pieces = { explorer: [1], town: [1, 1], city: [], dahan: [2] };
    expect(shown({ pieces })).toEqual([
      ["explorer", 0, 0],
      ["town", 0, 0],
      ["town", 2, 1],
      ["dahan", 0, 0],
    ]);
    const heat = { explorer: 1, town: 1, city: 2, dahan: 2 };
    expect(shown({ pieces: { ...pieces, town: [1] }, health: heat })).toContainEqual(["town", 1, 0]);
  });

  it("is shown where a question is about the piece", () => {
    const asked = new Map([[pieceKey("G4", "city", 0), ["piece:city", "damage:0"]]]);
    const pieces = { explorer: [], town: [], city: [1], dahan: [] };
    expect(shown({ pieces }, asked)).toEqual([["city", 3, 0]]);
  });
});

describe("ranges", () => {
  const note = { text: { id: "note-reach", args: { land: "G4, G5", count: 2 } } };
  const question = {
    ...ask("use-powers", ["fast"], [["use", "drought"], ["use", "steam_vents"], ["done"]]),
    notes: [note, null, null],
  };
  const of = (pointed: string[], card = "") =>
    reachOf(question, GAME.verbs, new Set(pointed), card);

  it("are those that the game tells of what is pointed at", () => {
    expect(of(["verb:use", "power:drought"])).toEqual(["G4", "G5"]);
    expect(of([], "drought")).toEqual(["G4", "G5"]);
    expect(of([], "steam_vents")).toEqual([]);
    expect(of(["power:drought"])).toEqual([]); // the verb is not pointed at
    expect(of([])).toEqual([]);
    expect(reachOf(null, GAME.verbs, new Set(["power:drought"]), "drought")).toEqual([]);
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
    ["Очистительное половодье", "Очис|ти|тель|ное по|ло|водье"],
    ["Паралізувальний жах", "Па|ра|лі|зу|валь|ний жах"],
    ["Прожорливые муравьи", "Про|жор|ли|вые муравьи"],
  ])("are broken between syllables: %s", (name, soft) => {
    expect(softened(name)).toBe(soft.replaceAll("|", "\u00ad"));
  });
});
