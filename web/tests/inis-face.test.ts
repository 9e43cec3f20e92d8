import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import face from "../../src/crannog/games/inis/face/index";
import type { Kit, Mounted, PartName, Props } from "../src/kit/contract";
import { Narrowing } from "../src/lib/narrowing";
import type { Ask, Choice, GameEvent, GameInfo, Json, Language, View } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import fixture from "./fixtures/inis.json";

const LOCALE = join(import.meta.dirname, "..", "..", "src", "crannog", "games", "inis", "locale");
const NAMES = ["Aoife", "Bran", "Ciarán"];
const GAME = fixture.game as unknown as GameInfo;
const FACE = face({} as Kit);

function wordsOf(language: Language): Words {
  const folder = join(LOCALE, language);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf-8"));
  return Words.parse(language, files.join("\n"), GAME).withNames(NAMES);
}
const ENGLISH = wordsOf("en");

const tile = (at: number[], clans: number[], more: Record<string, Json> = {}): Json => ({
  at,
  neighbours: [],
  clans: { "0": clans[0] ?? 0, "1": clans[1] ?? 0, "2": clans[2] ?? 0 },
  citadels: 0,
  sanctuaries: 0,
  capital: false,
  shelters: 0,
  chieftain: null,
  ...more,
});

/** A season of three players on four tiles. */
function view(more: Record<string, Json> = {}): View {
  const counts = { action: 2, advantage: 1, epic: 1, drawn: 0 };
  const row = { leadership: 0, land: 2, religion: 1, deeds: 0, met: 0, met_with: {} };
  return {
    game: "inis",
    you: 0,
    seats: 3,
    phase: "season",
    round: 2,
    brenn: 1,
    direction: "clockwise",
    order: [1, 2, 0],
    turn: 0,
    active: 0,
    passed: [],
    territories: {
      valley: tile([0, 0, 0], [2, 1, 0], { capital: true, shelters: 1, chieftain: 0 }),
      cove: tile([1, 1, 0], [1, 1, 0]),
      plains: tile([2, -1, 0], [0, 3, 1], { citadels: 1, sanctuaries: 2, shelters: 1, chieftain: 1 }),
      hills: tile([3, 0, 0], [0, 0, 0]),
    },
    festival: "plains",
    reserves: { "0": 9, "1": 7, "2": 11 },
    pretenders: [2],
    counts: { "0": counts, "1": counts, "2": counts },
    advantages: { valley: 0, cove: "face_up", plains: "played" },
    in_play: [],
    epic_discard: ["eriu"],
    piles: { action_deck: 0, action_discard: 4, aside: 1, epic_deck: 27, epic_discard: 1, stack: 12 },
    supply: { citadels: 7, sanctuaries: 7 },
    drafted: [],
    clash: null,
    waiting: [],
    victory: { "0": row, "1": { ...row, land: 5 }, "2": { ...row, land: 6, met: 1, met_with: { land: 0 } } },
    history: [[0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0]],
    result: null,
    hands: { "0": ["bard", "new_clans", "valley", "eriu"] },
    draft: { set: 0, pass: 0, holds: [1, 2, 3], cards: [], kept: [], passed: [] },
    drawn: [],
    orders: [],
    known: { "1": ["geis"] },
    ...more,
  };
}

function ask(prompt: string, args: (string | number)[], ...options: Choice[]): Ask {
  return { prompt, args, options, rule: "I-8.3", optional: false };
}

const WIDE = { width: 1080, height: 792, bay: 316, foot: 172, phone: false };

function props(more: Partial<Props> = {}): Props {
  const asked = more.ask ?? null;
  const free = asked ? Narrowing.of(asked.options, GAME.verbs).pickable : new Set<string>();
  return {
    view: view(),
    live: true,
    seat: 0,
    ask: null,
    facts: fixture.facts as unknown as Record<string, Json>,
    words: ENGLISH,
    events: [],
    table: null,
    waiting: [],
    pickable: free,
    picked: [],
    highlight: new Set(),
    hinted: new Set(),
    main: vi.fn(),
    goTo: () => {},
    lit: new Set(),
    box: WIDE,
    theme: "light",
    reduced: true,
    pick: vi.fn(),
    point: vi.fn(),
    inform: vi.fn(),
    ...more,
  };
}

let mounted: Mounted[] = [];

function shown(name: PartName, given: Props): { place: HTMLElement; part: Mounted } {
  const place = document.createElement("div");
  document.body.append(place);
  const part = FACE.parts[name]?.mount(place, given) as Mounted;
  mounted.push(part);
  return { place, part };
}

afterEach(() => {
  for (const part of mounted) part.destroy();
  mounted = [];
  document.body.replaceChildren();
});

const atoms = (place: Element) =>
  [...place.querySelectorAll("[data-atom]")].map((one) => one.getAttribute("data-atom"));
const at = (place: Element, atom: string) => place.querySelector<HTMLElement>(`[data-atom="${atom}"]`);
const SEASON = ask("season-turn", [], ["play", "bard", "season"], ["play", "new_clans", "season"], ["pass"]);

describe("the board", () => {
  it("has a place for every thing that can fly or be pointed at", () => {
    const { place } = shown("board", props());
    const found = atoms(place);
    for (const atom of [
      "territory:valley",
      "clans:valley:0",
      "clans:plains:2",
      "capital:valley",
      "citadel:plains",
      "sanctuary:plains",
      "festival:plains",
    ]) {
      expect(found).toContain(atom);
    }
    expect(found).not.toContain("clans:hills:0");
  });

  it("keeps its scale, whatever is asked, and changes it only for a tile out of sight", () => {
    const { place, part } = shown("board", props());
    const viewBox = () => place.querySelector("svg.pieces")?.getAttribute("viewBox");
    const first = viewBox();
    part.update(props({ ask: SEASON }));
    part.update(props({ ask: ask("tile-location", ["exploration"], ["location", 9, 9, 0], ["location", 1, -2, 0]) }));
    const fighters = { instigator: 0, active: 0, exposed: { "0": 1, "1": 1, "2": 0 } };
    const rest = { step: "maneuvers", sheltered: { "0": 0, "1": 0, "2": 0 }, spear: false, cauldron: null };
    part.update(props({ view: view({ clash: { territory: "cove", ...fighters, ...rest } }) }));
    expect(viewBox()).toBe(first);
    const grown = view();
    (grown.territories as Record<string, Json>).moor = tile([12, 0, 0], []);
    part.update(props({ view: grown }));
    expect(viewBox()).not.toBe(first);
  });

  it("rings what can be picked, is pointed at and is picked, each in its own form", () => {
    const asked = ask("citadel", ["citadel"], ["territory", "valley"], ["territory", "cove"], ["territory", "plains"]);
    const { place } = shown(
      "board",
      props({ ask: asked, highlight: new Set(["territory:cove"]), picked: ["territory:plains"] }),
    );
    const rings = [...place.querySelectorAll("svg.rings path.ring")].map((one) => one.classList[1]);
    expect(rings.sort()).toEqual(["can", "over", "picked"]);
    expect(place.querySelectorAll("svg.rings .check")).toHaveLength(1);
  });

  it("picks a territory that can be picked, and explains one that can't", () => {
    const asked = ask("citadel", ["citadel"], ["territory", "valley"], ["territory", "cove"]);
    const given = props({ ask: asked });
    const { place } = shown("board", given);
    at(place, "territory:valley")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(given.pick).toHaveBeenCalledWith("territory:valley");
    at(place, "territory:hills")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(given.inform).toHaveBeenCalledWith("territory:hills", expect.anything());
  });

  it("is one stop for the keyboard, and arrows go on from there", () => {
    const asked = ask("citadel", ["citadel"], ["territory", "cove"], ["territory", "plains"]);
    const { place, part } = shown("board", props({ ask: asked }));
    const stops = () => [...place.querySelectorAll("svg.pieces [tabindex='0']")].map((one) => one.getAttribute("data-atom"));
    expect(stops()).toEqual(["territory:cove"]);
    part.update(props());
    expect(stops()).toHaveLength(1);
  });

  it("draws single pieces to fly with, which have a size", () => {
    const { part } = shown("board", props());
    expect(part.draw?.("clan:2")?.querySelectorAll("path")).toHaveLength(2);
    expect(part.spot("clan:2")?.width).toBeGreaterThan(10);
    expect(part.draw?.("territory:valley")).toBeNull();
  });
});

describe("the hand", () => {
  const rail = { ...WIDE, height: 172, bay: 0, foot: 0 };

  it("fans every card, by kind, and brings those that are asked about forward", () => {
    const { place } = shown("hand", props({ ask: SEASON, box: rail }));
    const cards = [...place.querySelectorAll<HTMLElement>(".card")];
    expect(cards.map((one) => one.dataset.atom)).toEqual(["card:bard", "card:new_clans", "card:valley", "card:eriu"]);
    const tops = cards.map((one) => Number.parseFloat(one.style.top));
    expect(Math.max(tops[0] ?? 0, tops[1] ?? 0)).toBeLessThan(Math.min(tops[2] ?? 0, tops[3] ?? 0));
  });

  it("chooses by one press of a mouse, and by the second tap of a finger", () => {
    const given = props({ ask: SEASON, box: rail });
    const { place } = shown("hand", given);
    const bard = () => at(place, "card:bard") as HTMLElement;
    bard().click();
    expect(given.pick).toHaveBeenCalledTimes(1);
    const tap = () => {
      bard().dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
      bard().click();
    };
    tap();
    expect(given.pick).toHaveBeenCalledTimes(1);
    expect(given.point).toHaveBeenLastCalledWith(["card:bard"]);
    tap();
    expect(given.pick).toHaveBeenCalledTimes(2);
  });

  it("opens a card that is pressed long", () => {
    vi.useFakeTimers();
    const given = props({ ask: SEASON, box: rail });
    const { place } = shown("hand", given);
    const eriu = at(place, "card:eriu") as HTMLElement;
    eriu.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    vi.advanceTimersByTime(401);
    eriu.click();
    expect(given.inform).toHaveBeenCalledTimes(1);
    expect(given.pick).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it("stands a card up whole that may answer something", () => {
    const react = ask("react", ["end_of_any_turn", 1], ["play", "eriu", "triskel"], ["decline"]);
    const { place } = shown("hand", props({ ask: react, box: rail }));
    expect([...place.querySelectorAll<HTMLElement>(".whole.card")].map((one) => one.dataset.atom)).toEqual(["card:eriu"]);
  });

  it("is a strip of whole cards on the phone, those that are asked about first", () => {
    const asked = ask("season-turn", [], ["play", "eriu", "season"], ["pass"]);
    const { place } = shown("hand", props({ ask: asked, box: { ...rail, width: 390, phone: true } }));
    expect(atoms(place)[0]).toBe("card:eriu");
    expect(place.querySelectorAll(".strip button")).toHaveLength(4);
  });
});

describe("the panel", () => {
  it("lays the draft out as rows of cards", () => {
    const drafting = view({
      phase: "draft",
      draft: { set: 0, pass: 1, holds: [1, 2, 3], cards: ["geis", "raid", "druid", "citadel"], kept: [], passed: [] },
    });
    const asked = ask("draft", [2], ["hold", "geis", "raid"], ["hold", "geis", "druid"], ["hold", "raid", "citadel"]);
    const given = props({ view: drafting, ask: asked });
    const { place } = shown("panel", given);
    expect(place.querySelectorAll("li.row")).toHaveLength(4);
    expect(place.querySelector("ol .now")?.textContent?.trim()).toBe("Hold 2");
    at(place, "card:raid")?.click();
    expect(given.pick).toHaveBeenCalledWith("card:raid");
  });

  it("tells all of a clash: who is exposed, who maneuvers, what they can answer with", () => {
    const clash = {
      territory: "plains",
      instigator: 1,
      active: 1,
      step: "maneuvers",
      exposed: { "0": 0, "1": 3, "2": 0 },
      sheltered: { "0": 0, "1": 0, "2": 1 },
      spear: false,
      cauldron: null,
    };
    const { place } = shown("panel", props({ view: view({ clash, active: 1, waiting: ["cove"] }) }));
    const text = place.textContent ?? "";
    expect(text).toContain("Clash in the Plains");
    expect(place.querySelector("li.now")?.textContent?.trim()).toBe("Maneuvers");
    expect(text).toContain("2 Action cards: can discard one instead of losing a clan.");
    expect(text).toContain("Clashes to come: Cove");
    expect(atoms(place)).toEqual(expect.arrayContaining(["fighter:1", "fighter:2", "card:geis"]));
  });

  it("shows the card that was played this turn, with what came of it", () => {
    const told = (n: number, kind: string, ...args: (string | number)[]): GameEvent => ({ n, kind, rule: "", args });
    const events = [told(0, "plays", 1, "new_clans", "season"), told(1, "places", 1, "cove", 1)];
    const { place } = shown("panel", props({ events }));
    expect(atoms(place)).toEqual(["played:new_clans"]);
    expect(place.textContent).toContain("Bran places 1 clan in the Cove.");
  });
});

describe("band, standings, question and end", () => {
  it("puts the order of turns and all piles into the band", () => {
    const { place } = shown("band", props());
    const seats = [...place.querySelectorAll(".seat")].map((one) => one.textContent?.trim());
    expect(seats).toEqual(["Aoife", "Bran Brenn", "Ciarán  Pretender token"]);
    expect(at(place, "pile:stack")?.textContent).toContain("12");
    expect(at(place, "pile:epic-discard")?.tagName).toBe("BUTTON");
  });

  it("turns a meter over that is one short, and the whole row that is there", () => {
    const { place } = shown("standings", props());
    const rows = [...place.querySelectorAll("section")];
    expect(rows.map((row) => row.classList.contains("met"))).toEqual([false, false, true]);
    expect(rows[1]?.querySelector(".meter.near")?.textContent).toContain("5/6");
    expect(rows[1]?.querySelector(".alarm")?.getAttribute("title")).toBe("One short of a victory condition");
    expect(rows[1]?.querySelector(".alarm")?.textContent).toBe("5 of 6"); // hidden where the line is full
    expect(rows[0]?.querySelector(".alarm")).toBeNull();
    expect(atoms(place)).toEqual(expect.arrayContaining(["seat:1", "reserve:2", "hand:epic:0", "pretender:2"]));
  });

  it("says what the card that asks does, where the card does not lie open in the bay", () => {
    const events: GameEvent[] = [{ n: 0, kind: "plays", rule: "", args: [0, "citadel", "season"] }];
    const asked = ask("citadel", ["citadel"], ["territory", "valley"], ["territory", "cove"]);
    const { place } = shown("question", props({ ask: asked, events, box: { ...WIDE, phone: true } }));
    expect(place.textContent).toContain("Place 1 Citadel");
    const { place: laid } = shown("question", props({ ask: asked, events }));
    expect(laid.textContent?.trim()).toBe("");
    const { place: none } = shown("question", props({ ask: SEASON }));
    expect(none.textContent?.trim()).toBe("");
  });

  it("tells at the end who won by what, over the seasons", () => {
    const over = view({ phase: "over", result: { winners: [2] } });
    const { place } = shown("end", props({ view: over, box: { ...WIDE, height: 172 } }));
    expect(place.querySelector("h2")?.textContent).toContain("Ciarán wins");
    expect(place.textContent).toContain("Land: 6");
    expect(place.querySelectorAll("figure")).toHaveLength(3);
    expect(place.querySelectorAll("path.line")).toHaveLength(9);
  });

  it("lets the turning points open the replay", () => {
    const over = view({ phase: "over", result: { winners: [2] } });
    const events: GameEvent[] = [{ n: 7, kind: "brenn", rule: "", args: [1] }];
    const goTo = vi.fn();
    const { place } = shown("panel", props({ view: over, events, goTo }));
    place.querySelector("button")?.click();
    expect(goTo).toHaveBeenCalledWith(7);
  });

  it("tells of a card that was played, whatever is asked", () => {
    const events: GameEvent[] = [{ n: 0, kind: "plays", rule: "", args: [0, "citadel", "season"] }];
    const inform = vi.fn();
    const { place } = shown("panel", props({ view: view({ phase: "season", clash: null }), events, inform }));
    place.querySelector<HTMLElement>("[data-atom='played:citadel']")?.click();
    expect(inform.mock.calls[0]?.[0]).toBe("played:citadel");
    expect(FACE.inform?.("played:citadel", props())?.title).toBe("Citadel");
  });

  it.each(["en", "ru", "uk"] as const)("has all its words in %s", (language) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const words = wordsOf(language);
    const over = view({ phase: "over", result: { winners: [2] } });
    for (const name of ["board", "band", "panel", "hand", "standings", "question"] as const) {
      shown(name, props({ words, ask: SEASON }));
    }
    shown("end", props({ words, view: over }));
    for (const phase of ["capital", "settle", "assembly", "deal", "draft", "season", "over"]) {
      expect(FACE.phase?.(view({ phase }), words)).not.toBe("");
    }
    expect(warn).not.toHaveBeenCalled();
  });

  it("informs of territories, cards and players", () => {
    const plains = FACE.inform?.("territory:plains", props());
    expect(plains?.title).toBe("Plains");
    expect(plains?.lines.join(" ")).toContain("Bran: 3 clans, chieftain");
    expect(plains?.lines.join(" ")).toContain("Sanctuaries: 2, Festival");
    expect(plains?.lines.join(" ")).toContain("(Played this season.)");
    expect(FACE.inform?.("card:bard", props())?.lines[1]).toContain("Draw 1 card");
    expect(FACE.inform?.("seat:1", props())?.lines[0]).toBe("Brenn");
    expect(FACE.inform?.("pile:epic-discard", props())).toMatchObject({ title: "Discards: 1" });
    expect(FACE.inform?.("pile:epic-discard", props())?.lines[0]).toContain("Eriu:");
    expect(FACE.inform?.("verb:pass", props())).toBeNull();
  });
});

describe("a player in the phone's bar", () => {
  it("has the farthest condition, and the goal once it alarms", () => {
    const { head } = face({} as Kit);
    const shown = [0, 1, 2].map((seat) => head?.(seat, props()));
    expect(shown[1]).toEqual({ count: "5/6", alarm: true });
    expect(shown[2]).toEqual({ count: "6/6", alarm: true });
    expect(shown[0]?.alarm).toBe(false);
    expect(head?.(3, props())).toBeNull();
  });
});

describe("a card on the stage", () => {
  it("is drawn whole though it lies nowhere", () => {
    const drawn = FACE.stage?.("card:eriu", props());
    expect(drawn?.textContent).toContain(ENGLISH.card("eriu"));
    expect(drawn?.querySelector(".whole .mode")?.textContent?.trim()).toBeTruthy();
    expect(FACE.stage?.("territory:valley", props())).toBeNull();
  });
});
