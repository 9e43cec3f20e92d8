import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import face from "../src/games/horizons";
import LandPieces from "../src/games/horizons/LandPieces.svelte";
import { islandOf, type LandShape, numberOf } from "../src/games/horizons/layout";
import Pools from "../src/games/horizons/Pools.svelte";
import { plan, ui } from "../src/games/horizons/ui.svelte";
import { horizons } from "../src/games/horizons/view";
import { TERRAIN_ART } from "../src/games/horizons/art";
import type { GameProps } from "../src/games/contract";
import type { Ask, Choice, GameInfo, View } from "../src/lib/protocol";
import { Narrowing } from "../src/lib/narrowing";
import { Words } from "../src/lib/words";
import { keepTopInSight } from "../src/tour/sight";
import { untilAtRest } from "./frames";

vi.setConfig({ testTimeout: 60_000 });

const RULES = "../src/crannog/games/horizons";
const META = readFileSync(`${RULES}/meta.py`, "utf-8");

function signatures(name: string): Record<string, string> {
  const start = META.indexOf(`\n${name}: Final`);
  const block = META.slice(start, META.indexOf("\n}", start));
  return Object.fromEntries(
    [...block.matchAll(/^ {4}"([\w-]+)": "([^"]*)"/gm)].map(([, key, value]) => [key, value]),
  );
}

const game = {
  id: "horizons",
  verbs: signatures("VERBS"),
  prompts: signatures("PROMPTS"),
  events: signatures("EVENTS"),
  triggers: {},
} as unknown as GameInfo;
const words = Words.parse(
  "en",
  ["messages", "cards", "board"]
    .map((name) => readFileSync(`${RULES}/locale/en/${name}.ftl`, "utf-8"))
    .join("\n"),
  game,
);

/** A match on board G: a Ravage is coming to G7, Amber has four cards in hand. */
function view(): View {
  const lands = Object.fromEntries(
    Object.keys(islandOf("G", 0).lands).map((id) => [
      id,
      {
        board: "G",
        number: Number(id.slice(1)),
        terrain: "jungle",
        coastal: false,
        adjacent: [],
        pieces: { explorer: [1], town: id === "G7" ? [0, 2] : [], city: [], dahan: [] },
        blight: 0,
        presence: [id === "G5" ? 2 : 0],
        defend: 0,
        skips: [],
        stalls: [],
        vitality: 0,
        no_blight: false,
        dahan_safe: false,
      },
    ]),
  );
  const ravage = { damage: 4, defend: 0, blight: true, cascade: false, presence_lost: [] };
  return {
    phase: "spirit",
    turn: 2,
    seats: 1,
    boards: ["G"],
    lands,
    spirits: [
      {
        spirit: "rising_heat",
        board: "G",
        energy: 3,
        income: 1,
        plays: 2,
        played: 0,
        energy_track: 1,
        plays_track: 2,
        destroyed: 0,
        hand: ["sweltering_exhaustion", "stinging_sandstorm", "gift_of_searing_heat"],
        in_play: [],
        discard: ["call_on_herders_for_aid"],
        elements: { sun: 0, moon: 0, fire: 0, air: 0, water: 0, earth: 0, plant: 0, animal: 0 },
        growth: null,
        grown: false,
        done: false,
        used: [],
        hastened: [],
        shares: [],
        sacred_sites: ["G5"],
        range_bonus: 0,
        ward: 0,
        might: 0,
        wind: 0,
        repeats: 0,
        constancy: 0,
      },
    ],
    blight_pool: 4,
    fear: 1,
    fear_pool: 3,
    fear_cards_left: 7,
    fear_earned: 1,
    fear_discard: [],
    terror_level: 1,
    invaders: {
      deck: 9,
      ravage: "inv_1_jungle",
      build: "inv_1_sands",
      explore: null,
      discard: ["inv_1_wetland"],
      stage: 2,
    },
    decks: { minor: 30, major: 20 },
    tides: [],
    vengeances: [],
    forecast: { G7: { ravage: { ...ravage, dahan_lost: 0, counterattack: 0 } } },
  } as unknown as View;
}

function propsFor(prompt: string, args: (string | number)[], options: Choice[]): GameProps {
  const ask: Ask = { prompt, args, options, rule: "H-4.1", optional: false };
  return {
    view: view(),
    seat: 0,
    ask,
    words,
    pickable: Narrowing.of(options, game.verbs).pickable,
    picked: [],
    pick: vi.fn(),
    highlight: new Set(),
    point: vi.fn(),
    inspect: vi.fn(),
    events: [],
    table: null,
    waiting: [0],
  };
}

const { Board, Panel, Hand, Question, Standings } = face;
let shown: Record<string, unknown>[] = [];

function show(part: typeof Board, props: GameProps): HTMLElement {
  document.body.innerHTML = "";
  shown.push(mount(part, { target: document.body, props }));
  untilAtRest();
  return document.body;
}

function labelled(place: HTMLElement, start: string): HTMLElement {
  const found = [...place.querySelectorAll<HTMLElement>("[aria-label]")].find((one) =>
    one.getAttribute("aria-label")?.startsWith(start),
  );
  if (!found) throw new Error(`nothing is called ${start}`);
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(ui, { forecast: true, look: null, peek: "", zoom: 1 });
  Object.assign(plan, { seat: -1, turn: -1, cards: [], playing: false, sent: "" });
});
afterEach(async () => {
  await Promise.all(shown.map((one) => unmount(one)));
  shown = [];
});

describe("the island", () => {
  it("tells every land, with its pieces and the forecast", () => {
    const place = show(Board, propsFor("presence-land", [], [["land", "G4"], ["land", "G5"]]));
    expect(labelled(place, "G7,").getAttribute("aria-label")).toBe(
      "G7, Jungle, Inland: Explorer × 1, Town × 2, Damage 1. Ravage: 4 Damage. Blight is added.",
    );
    expect(labelled(place, "G5,").getAttribute("aria-label")).toContain(
      "presence of Amber × 2, a sacred site",
    );
  });

  it("offers just the lands that may be chosen, by pointer and keyboard", () => {
    const props = propsFor("presence-land", [], [["land", "G4"], ["land", "G5"]]);
    const place = show(Board, props);
    const spots = [...place.querySelectorAll(".spot")];
    expect(spots).toHaveLength(8);
    expect(spots.filter((spot) => spot.getAttribute("tabindex") === "0")).toHaveLength(2);
    labelled(place, "G4,").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    expect(props.pick).toHaveBeenLastCalledWith("land:G4");
    labelled(place, "G5,").dispatchEvent(new MouseEvent("click"));
    expect(props.pick).toHaveBeenLastCalledWith("land:G5");
  });

  it("lets pieces be picked with their Damage", () => {
    const options: Choice[] = [["piece", "explorer", 0], ["piece", "town", 1]];
    const props = propsFor("damage", ["G7", 2], options);
    const place = show(Board, props);
    labelled(place, "G7: Town").dispatchEvent(new MouseEvent("click"));
    expect(props.pick).toHaveBeenLastCalledWith("piece:town", "damage:1");
    expect(place.querySelectorAll(".token")).toHaveLength(2);
  });

  it("means the board by its lands where a board is asked for", () => {
    const props = propsFor("board", [], [["board", "G"], ["board", "H"]]);
    labelled(show(Board, props), "G4,").dispatchEvent(new MouseEvent("click"));
    expect(props.pick).toHaveBeenLastCalledWith("board:G");
  });

  it("shows the forecast only while it is switched on", () => {
    const place = show(Board, propsFor("presence-land", [], [["land", "G4"]]));
    expect(place.querySelectorAll(".forecast .ravage")).toHaveLength(1);
    const forecast = place.querySelector<HTMLElement>(".tools [aria-pressed]");
    const eye = forecast?.querySelector("path")?.getAttribute("d");
    expect(forecast?.textContent.trim()).toBe("Forecast");
    expect(forecast?.getAttribute("aria-pressed")).toBe("true");
    forecast?.click();
    flushSync();
    expect(forecast?.textContent.trim()).toBe("Forecast");
    expect(forecast?.getAttribute("aria-pressed")).toBe("false");
    expect(forecast?.querySelector("path")?.getAttribute("d")).not.toBe(eye);
    expect(place.querySelectorAll(".forecast .ravage")).toHaveLength(0);
    expect(labelled(place, "G7,").getAttribute("aria-label")).not.toContain("Ravage");
  });

  it("tells the Invader cards and what is known of the deck", () => {
    const place = show(Board, propsFor("presence-land", [], [["land", "G4"]]));
    expect(labelled(place, "Invader deck").getAttribute("aria-label")).toBe(
      "Invader deck: 9 cards left. Stage I: 0, II: 4, III: 5.",
    );
    expect(place.querySelector('[aria-label="Jungle (I)"]')).not.toBeNull();
    expect(place.querySelector('[aria-label="Next card, stage II"]')).not.toBeNull();
    expect(place.querySelector('[aria-label="Coastal lands (II)"]')).not.toBeNull();
    expect(place.textContent).toContain("Victory when no Invaders are left on the island.");
  });

  it("uses only drawings that there are, and tells terrains by more than their colour", () => {
    const place = show(Board, propsFor("land", [], [["land", "G1"]]));
    const used = [...place.querySelectorAll("use")].map((one) => one.getAttribute("href") ?? "");
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((href) => !place.querySelector(href))).toEqual([]);
    for (const [card, terrain] of [
      ["Jungle (I)", "jungle"],
      ["Sands (I)", "sands"],
    ] as const) {
      const looks = Object.keys(TERRAIN_ART[terrain]);
      const drawn = looks.map((look) => labelled(place, card).querySelector(`.${look}`));
      expect(drawn.map((path) => path?.getAttribute("d")?.length ?? 0)).not.toContain(0);
    }
  });
});

describe("pieces on the island", () => {
  it("show their damage and a sacred site, and are picked by their halo", () => {
    const shape = islandOf("G", 0).lands.G4 as LandShape;
    const plain = { count: 1, always: false, damage: 0, seat: -1, sacred: false, atoms: null };
    const tokens = [
      { ...plain, key: "city 2", figure: "city", damage: 2, label: "a City, 2 Damage" },
      { ...plain, key: "dahan 0", figure: "dahan", label: "Dahan", atoms: ["piece:dahan"] },
      { ...plain, key: "presence 1", figure: "eyes", seat: 1, sacred: true, label: "sacred" },
    ];
    document.body.innerHTML = "";
    const picked: string[] = [];
    const hands = {
      ...propsFor("growth", [], []),
      pickable: new Set(["piece:dahan"]),
      pick: (...atoms: string[]) => picked.push(...atoms),
    };
    const props = { shape, label: numberOf(shape), tokens, hands };
    shown.push(mount(LandPieces, { target: document.body, props }));
    flushSync();
    const figures = [...document.querySelectorAll("use")].map((one) => one.getAttribute("href"));
    const wounds = ["#hz-wound", "#hz-wound"];
    expect(figures).toEqual(["#hz-city", ...wounds, "#hz-dahan", "#hz-sacred", "#hz-eyes"]);
    const places = [...document.querySelectorAll("use")].map((one) => one.getAttribute("transform"));
    expect(new Set(places).size).toBe(5); // each its own, but a sacred site with its presence
    (document.querySelector('[aria-label="G4: Dahan"]') as Element).dispatchEvent(new Event("click"));
    expect(picked).toEqual(["piece:dahan"]);
    expect(document.querySelectorAll("[role=button]").length).toBe(1);
  });
});

describe("numbers on the island", () => {
  it("are as large as the letters, however small their pieces are", () => {
    const shape = islandOf("G", 0, 2.4).lands.G4 as LandShape;
    const plain = { always: false, damage: 0, seat: -1, sacred: false, atoms: null, label: "" };
    const tokens = Array.from({ length: 9 }, (_, n) => ({
      ...plain,
      key: String(n),
      figure: "dahan",
      count: n + 1,
    }));
    document.body.innerHTML = "";
    const props = { shape, label: numberOf(shape), tokens, hands: propsFor("growth", [], []) };
    shown.push(mount(LandPieces, { target: document.body, props }));
    flushSync();
    const numbers = [...document.querySelectorAll("text.count")];
    expect(numbers.map((one) => one.textContent.trim())).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
    for (const one of numbers) {
      const scale = Number(/scale\(([\d.]+)\)/.exec(one.getAttribute("transform") ?? "")?.[1]);
      expect(scale).toBeGreaterThanOrEqual(2.4);
    }
  });
});

describe("the pools", () => {
  it("tell the Blight first, and how to win only where there is room", () => {
    document.body.innerHTML = "";
    const props = { view: horizons(view()), words, roomy: false };
    shown.push(mount(Pools, { target: document.body, props }));
    flushSync();
    const text = document.body.textContent;
    expect(text.indexOf("Blight in the pool")).toBeLessThan(text.indexOf("1/4"));
    expect(text).not.toContain("Victory");
  });
});

describe("the Spirit's panel", () => {
  it("offers the Growth options", () => {
    const props = propsFor("growth", ["rising_heat"], [["growth", 1], ["growth", 2], ["growth", 3]]);
    const place = show(Panel, props);
    labelled(place, "Growth option 2").click();
    expect(props.pick).toHaveBeenLastCalledWith("count:2");
  });

  it("says what each Growth option brings", () => {
    const options: Choice[] = [["growth", 1], ["growth", 2], ["growth", 3]];
    const props = propsFor("growth", ["rising_heat"], options);
    const told = options.map((option) => face.about(option, props));
    expect(told).toEqual([
      "Reclaim all cards; Gain a power card; Gain Energy: 1",
      "Add a presence, range 3: Mountain, Sands; Add a presence, range 3: Mountain, Sands",
      "Gain a power card; Add a presence, range 1; Gain Energy: 2",
    ]);
    expect(face.about(["done"], propsFor("play-cards", [2, 3], [["done"]]))).toBe("");
  });

  it("offers the next space of each track", () => {
    const props = propsFor("presence-source", [], [["track", "energy"], ["track", "plays"]]);
    const place = show(Panel, props);
    labelled(place, "From the card play track").click();
    expect(props.pick).toHaveBeenLastCalledWith("track:plays");
    expect(place.querySelectorAll(".disc.covered")).toHaveLength(6 + 4);
  });

  it("lights a threshold when a planned card gives the elements", () => {
    const options: Choice[] = [["growth", 1], ["growth", 2], ["growth", 3]];
    const props = propsFor("growth", ["rising_heat"], options);
    Object.assign(plan, { seat: 0, turn: 2, cards: ["sweltering_exhaustion"] });
    expect(show(Panel, props).querySelectorAll(".need.met")).toHaveLength(0);
    plan.cards = ["sweltering_exhaustion", "stinging_sandstorm"];
    expect(show(Panel, props).querySelectorAll(".need.met")).toHaveLength(1);
  });

  it("lights no threshold by cards that were planned and not played", () => {
    const props = propsFor("use-powers", ["fast"], [["done"]]);
    const later = { ...props, view: { ...props.view, phase: "fast" } };
    Object.assign(plan, { seat: 0, turn: 2, cards: ["sweltering_exhaustion", "stinging_sandstorm"] });
    expect(show(Panel, later).querySelectorAll(".need.met")).toHaveLength(0);
    expect(show(Hand, later).querySelectorAll(".innates .met")).toHaveLength(0);
    plan.cards = ["sweltering_exhaustion"];
    ui.peek = "stinging_sandstorm";
    expect(show(Panel, later).querySelectorAll(".need.met")).toHaveLength(0);
  });
});

describe("the hand", () => {
  const options: Choice[] = [
    ["play", "sweltering_exhaustion"],
    ["play", "stinging_sandstorm"],
    ["play", "gift_of_searing_heat"],
    ["done"],
  ];

  it("plans cards with a click and plays them on demand", () => {
    const props = propsFor("play-cards", [2, 3], options);
    const place = show(Hand, props);
    labelled(place, "Sweltering Exhaustion").click();
    flushSync();
    expect(props.pick).not.toHaveBeenCalled();
    expect(place.textContent).toContain("1 card planned, cost 2");
    labelled(place, "Stinging Sandstorm").click();
    flushSync();
    expect(place.textContent).toContain("2 cards planned, cost 3");
    place.querySelector<HTMLElement>(".bar .main")?.click();
    flushSync();
    expect(props.pick).toHaveBeenCalledTimes(1);
    expect(props.pick).toHaveBeenLastCalledWith("power:sweltering_exhaustion");
  });

  it("lights the thresholds and names the cards while they are planned", () => {
    const place = show(Hand, propsFor("play-cards", [2, 3], options));
    const lit = () => place.querySelectorAll(".innates .met").length;
    expect(lit()).toBe(0);
    for (const name of ["Sweltering", "Stinging"]) labelled(place, name).click();
    flushSync();
    expect(lit()).toBe(1);
    const chips = [...place.querySelectorAll<HTMLElement>(".chip")];
    expect(chips.map((chip) => chip.textContent.replace(/\s+/g, " ").trim())).toEqual([
      "2Sweltering Exhaustion",
      "1Stinging Sandstorm",
    ]);
    chips[0]?.click();
    flushSync();
    expect(place.querySelectorAll(".chip")).toHaveLength(1);
    expect(lit()).toBe(0);
  });

  it("does not play more cards than allowed", () => {
    const place = show(Hand, propsFor("play-cards", [2, 3], options));
    for (const name of ["Sweltering", "Stinging", "Gift of Searing"]) labelled(place, name).click();
    flushSync();
    expect(place.textContent).toContain("You may play only 2 cards.");
    expect(place.querySelector<HTMLButtonElement>(".bar .main")?.disabled).toBe(true);
  });

  it("answers at once where a card is asked for", () => {
    const props = propsFor("forget", [], [["forget", "stinging_sandstorm"], ["forget", "drought"]]);
    labelled(show(Hand, props), "Stinging Sandstorm").click();
    expect(props.pick).toHaveBeenLastCalledWith("power:stinging_sandstorm");
  });

  it("shows drawn cards and the decks to draw from", () => {
    const take = propsFor("take-power", [], [["take", "drought"], ["take", "steam_vents"]]);
    const place = show(Hand, take);
    const offer = place.querySelector('ul[aria-label="on offer"]');
    expect(offer?.querySelectorAll(".power")).toHaveLength(2);
    expect(offer?.textContent).toContain("Destroy 3 Towns.");
    // the others give way: names only
    expect(labelled(place, "Stinging Sandstorm").textContent).not.toContain("Gather");
    const deck = propsFor("power-deck", [], [["deck", "minor"], ["deck", "major"]]);
    labelled(show(Hand, deck), "Major power").click();
    expect(deck.pick).toHaveBeenLastCalledWith("deck:major");
  });
});

describe("the standings", () => {
  it("tell who is ready and how near the end is", () => {
    const text = show(Standings, propsFor("growth", ["rising_heat"], [["growth", 1]])).textContent;
    expect(text).toContain("Rising Heat of Stone and Sand");
    expect(text).toContain("grows");
    expect(text).toContain("now 4");
  });
});

describe("what an option means", () => {
  const told = (option: Choice) => face.about(option, propsFor("take-power", [], [option]));

  it("says what a Power costs and does where its card is not in sight", () => {
    const { happyDOM } = window as unknown as {
      happyDOM: { setViewport: (size: { width: number }) => void };
    };
    expect(told(["take", "drought"])).toBe("Cost 1 · slow");
    happyDOM.setViewport({ width: 360 });
    for (const verb of ["take", "play", "use", "forget", "give", "keep-card"]) {
      expect(told([verb, "drought"])).toBe(
        "Cost 1 · slow · Sun, Fire, Earth · Range 1 · any land. Destroy 3 Towns. " +
          "1 Damage to each Town and City. Add 1 Blight. With 3 Sun destroy 1 City.",
      );
    }
    happyDOM.setViewport({ width: 1024 });
  });

  it("says nothing where the option says it all", () => {
    expect(told(["done"])).toBe("");
  });
});

describe("what a question is about", () => {
  const event = (kind: string, args: (string | number)[]) => ({ n: 0, kind, args, rule: "H-1.1" });
  function told(prompt: string, phase: string, ...events: ReturnType<typeof event>[]): string {
    const props = propsFor(prompt, ["G4", 2], [["piece", "town", 0]]);
    const now = { ...props, view: { ...props.view, phase }, events };
    return show(Question, now as GameProps).textContent.trim();
  }

  it("is the fear card, with its text", () => {
    const fear = event("fear-card", ["isolation", 2]);
    expect(told("remove-health", "fear", fear)).toMatch(/^Isolation\. \S+ .*\.$/);
    expect(told("remove-health", "ravage", fear)).toBe("");
  });

  it("is the Power that deals the Damage or moves the pieces", () => {
    const used = event("uses-in-land", [0, "drought", "G4"]);
    const other = event("uses-in-land", [1, "steam_vents", "G4"]);
    for (const prompt of ["damage", "push", "gather"]) {
      expect(told(prompt, "slow", used, other)).toMatch(/^Drought\. Destroy 3 Towns/);
    }
    const gift = event("uses-on-spirit", [1, "gift_of_power", 0]);
    expect(told("damage", "slow", used, gift)).toMatch(/^Gift of Power\./);
    expect(told("damage", "ravage", used)).toBe("");
  });
});

describe("the guide", () => {
  /** A card that begins 120 pixels above the place it scrolls in, under a bar of 48. */
  it("shows where a card begins", () => {
    document.body.innerHTML = '<div id="place"><div id="row"><b id="card"></b></div></div>';
    const [place, row, card] = ["place", "row", "card"].map((id) => document.getElementById(id));
    if (!place || !row || !card) throw new Error("no card");
    place.style.overflowY = row.style.overflowX = "auto";
    card.style.scrollMarginTop = "48px";
    Object.defineProperty(place, "scrollHeight", { value: 900 });
    Object.defineProperty(place, "clientHeight", { value: 300 });
    place.getBoundingClientRect = () => new DOMRect(0, 400, 100, 300);
    card.getBoundingClientRect = () => new DOMRect(0, 280, 100, 350);
    place.scrollTop = 500;
    keepTopInSight(card);
    expect(place.scrollTop).toBe(500 - 120 - 48);
  });
});
