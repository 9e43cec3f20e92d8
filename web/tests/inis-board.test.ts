import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameProps } from "../src/games/contract";
import { centreOf, onTile } from "../src/games/inis/geometry";
import face from "../src/games/inis/index";
import { readView } from "../src/games/inis/model";
import { Narrowing } from "../src/lib/narrowing";
import type { Ask, Choice, GameEvent, GameInfo, Json, Language, View } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import { untilAtRest } from "./frames";

const LOCALE = join(import.meta.dirname, "..", "..", "src", "crannog", "games", "inis", "locale");
const NAMES = ["Aoife", "Bran", "Ciarán"];
const VERBS: Record<string, string> = {
  territory: "territory",
  move: "territory count",
  play: "card mode",
  pass: "",
  pretender: "",
  hold: "cards*",
  replace: "territory seat",
  location: "q r o",
  tile: "territory",
  keep: "card",
  attack: "seat",
  withdraw: "",
  "take-clans": "count count2",
};
const GAME = { id: "inis", prompts: {}, events: {}, triggers: {}, verbs: VERBS } as unknown as GameInfo;

const parsed = new Map<Language, Words>();

function wordsOf(language: Language): Words {
  const known = parsed.get(language);
  if (known) return known;
  const folder = join(LOCALE, language);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf-8"));
  const words = Words.parse(language, files.join("\n"), GAME).withNames(NAMES);
  parsed.set(language, words);
  return words;
}

const tile = (at: number[], clans: number[], more: Record<string, Json> = {}): Json => ({
  at,
  neighbours: [],
  clans: { "0": clans[0] ?? 0, "1": clans[1] ?? 0, "2": clans[2] ?? 0 },
  citadels: 0,
  sanctuaries: 0,
  capital: false,
  chieftain: null,
  ...more,
});

/** A season of three players on four tiles. */
function view(more: Record<string, Json> = {}): View {
  return {
    game: "inis",
    seats: 3,
    you: 0,
    phase: "season",
    round: 2,
    brenn: 1,
    direction: "counterclockwise",
    turn: 0,
    active: 0,
    passed: [2],
    territories: {
      hills: tile([0, 0, 0], [3, 1, 0], { chieftain: 0, capital: true, citadels: 1 }),
      moor: tile([1, 1, 0], [0, 2, 2], { sanctuaries: 4 }),
      cove: tile([2, -1, 0], [0, 0, 0]),
      gates_of_tir_na_nog: tile([0, -1, 1], [0, 0, 5], { chieftain: 2, sanctuaries: 1 }),
    },
    festival: "moor",
    reserves: { "0": 9, "1": 9, "2": 5 },
    deeds: { "0": 1, "1": 0, "2": 0 },
    pretenders: [2],
    counts: {
      "0": { action: 2, advantage: 1, epic: 1, drawn: 0 },
      "1": { action: 3, advantage: 0, epic: 0, drawn: 0 },
      "2": { action: 1, advantage: 0, epic: 2, drawn: 0 },
    },
    advantages: { hills: 0, moor: "face_up", cove: "face_up", gates_of_tir_na_nog: "played" },
    in_play: [],
    epic_discard: ["eriu"],
    piles: { action_deck: 0, action_discard: 6, aside: 1, epic_deck: 20, epic_discard: 1, stack: 12 },
    cathbad: null,
    drafted: [],
    clash: null,
    waiting: [],
    victory: {
      "0": { leadership: 1, land: 5, religion: 0, deeds: 1, met: 1 },
      "1": { leadership: 0, land: 2, religion: 4, deeds: 0, met: 0 },
      "2": { leadership: 0, land: 2, religion: 5, deeds: 0, met: 0 },
    },
    result: null,
    hands: { "0": ["new_alliance", "geis", "hills", "the_dagda"] },
    draft: { set: 0, pass: 0, cards: [], kept: [], passed: [] },
    drawn: [],
    aside: null,
    known: { "1": ["bard"] },
    ...more,
  };
}

const CLASH: Json = {
  territory: "hills",
  instigator: 1,
  active: 0,
  exposed: { "0": 2, "1": 1, "2": 0 },
  sheltered: { "0": 1, "1": 0, "2": 0 },
  spear: true,
  cauldron: null,
};

let mounted: Record<string, unknown>[] = [];
const pick = vi.fn();
const inspect = vi.fn();
const point = vi.fn();

function propsOf(
  seen: View,
  ask: Ask | null,
  picked: string[] = [],
  language: Language = "en",
): GameProps {
  let narrowing = ask ? Narrowing.of(ask.options, VERBS) : null;
  for (const key of picked) narrowing = narrowing?.pick(key) ?? null;
  return {
    view: seen,
    seat: seen.you as number | null,
    ask,
    words: wordsOf(language),
    pickable: narrowing?.pickable ?? new Set(),
    picked,
    pick,
    highlight: new Set(),
    point,
    inspect,
    events: [],
    table: null,
    waiting: [0],
  };
}

function show(part: Component<GameProps> | undefined, props: GameProps): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  mounted.push(mount(part as Component<GameProps>, { target, props }));
  untilAtRest();
  return target;
}

function asking(prompt: string, ...options: Choice[]): Ask {
  return { prompt, options, rule: "I-1.1", args: [], optional: false };
}

function click(element: Element | null | undefined): void {
  expect(element).toBeTruthy();
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

function tileNamed(root: HTMLElement, name: string): Element | undefined {
  const tiles = [...root.querySelectorAll("path.hit")];
  return tiles.find((path) => path.getAttribute("aria-label")?.startsWith(name));
}

beforeEach(() => {
  vi.useFakeTimers();
  pick.mockReset();
  inspect.mockReset();
});
afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  document.body.innerHTML = "";
});

describe("the island", () => {
  it("names every tile with all that stands on it", () => {
    const root = show(face.Board, propsOf(view(), null));
    const labels = [...root.querySelectorAll("path.hit")].map((path) => path.getAttribute("aria-label"));
    expect(labels).toEqual([
      "Hills. Aoife: 3 clans, chieftain. Bran: 1 clan. Capital. Citadels: 1",
      "Moor. Bran: 2 clans. Ciarán: 2 clans. Sanctuaries: 4. Festival",
      "Cove",
      "Gates of Tír Na Nóg. Ciarán: 5 clans, chieftain. Sanctuaries: 1",
    ]);
  });

  it("shows each seat in turn order with its tokens", () => {
    const root = show(face.Board, propsOf(view(), null));
    const seats = [...root.querySelectorAll(".seat")].map((seat) => seat.getAttribute("aria-label"));
    expect(seats).toEqual(["Aoife, on turn", "Bran, Brenn", "Ciarán, Pretender token, has passed"]);
    expect(root.querySelector("title")?.textContent).toBe("Flock of Crows: turns go counterclockwise");
  });

  it("lets a territory be picked by click and by keyboard, and tells of others", () => {
    const ask = asking("start-clash", ["territory", "hills"], ["territory", "moor"]);
    const root = show(face.Board, propsOf(view(), ask));
    const hills = tileNamed(root, "Hills");
    expect(hills?.getAttribute("tabindex")).toBe("0");
    click(hills);
    expect(pick).toHaveBeenLastCalledWith("territory:hills");
    hills?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(pick).toHaveBeenCalledTimes(2);
    click(tileNamed(root, "Cove"));
    expect(pick).toHaveBeenCalledTimes(2);
    expect(inspect).toHaveBeenCalledWith("territory:cove");
  });

  it("takes a group of clans as territory and seat at once", () => {
    const ask = asking(
      "new-alliance",
      ["replace", "moor", 1],
      ["replace", "moor", 2],
      ["replace", "hills", 1],
    );
    const root = show(face.Board, propsOf(view(), ask));
    const groups = [...root.querySelectorAll("rect.group")];
    expect(groups.map((group) => group.getAttribute("aria-label"))).toEqual([
      "1 clan of Bran in the Hills",
      "2 clans of Bran in the Moor",
      "2 clans of Ciarán in the Moor",
    ]);
    click(groups[2]);
    expect(pick).toHaveBeenCalledWith("territory:moor", "seat:2");
  });

  it("draws the free places for a new tile in place", () => {
    const ask = asking("tile-location", ["location", 3, 0, 0], ["location", -1, 2, 0]);
    const root = show(face.Board, propsOf(view(), ask));
    const ghosts = [...root.querySelectorAll("g.ghost")];
    expect(ghosts).toHaveLength(2);
    click(ghosts[0]);
    expect(pick).toHaveBeenCalledWith("location:3,0,0");
  });

  it("calls a free place by what it lies beside", () => {
    const ask = asking(
      "tile-location",
      ["location", -2, 0, 1],
      ["location", -2, 1, 1],
      ["location", -1, 2, 0],
      ["location", 3, 0, 1],
    );
    const props = propsOf(view(), ask);
    const words = props.words.withNames(NAMES, (place) => face.beside(place, props));
    expect(ask.options.map((option) => words.option(option))).toEqual([
      "Beside: Hills, Gates of Tír Na Nóg; pointing up (1)", // two lie beside the same
      "Beside: Hills, Gates of Tír Na Nóg; pointing up (2)",
      "Beside: Hills, Moor; pointing down",
      "Beside: Moor, Cove; pointing up",
    ]);
    expect(words.atom("location:3,0,1")).toBe("Beside: Moor, Cove; pointing up");
    expect(face.beside([9, 9, 0], props)).toEqual({ territories: [], twin: 0 });
  });

  it("counts with a move, in no form that a number of clans has", () => {
    const told: GameEvent[] = [
      { n: 0, kind: "plays", rule: "I-9.4", args: [0, "migration", "season"] },
      { n: 1, kind: "moves", rule: "I-11.3", args: [0, "hills", "cove", 3] },
      { n: 2, kind: "moves", rule: "I-11.3", args: [0, "hills", "moor", 1] },
    ];
    const root = show(face.Board, { ...propsOf(view(), null), events: told });
    const trails = [...root.querySelectorAll(".trail")];
    expect(trails.map((trail) => trail.textContent?.trim())).toEqual(["×3", ""]);
    expect(root.querySelectorAll(".trail rect")).toHaveLength(0);
  });

  it("asks how many, for each kind of clans", () => {
    const moving = asking("move-to", ["move", "moor", 1], ["move", "moor", 2], ["move", "cove", 1]);
    const root = show(face.Board, propsOf(view(), moving, ["territory:moor"]));
    const numbers = [...root.querySelectorAll(".bar button")];
    expect(numbers.map((one) => one.textContent?.trim())).toEqual(["1", "2"]);
    click(numbers[1]);
    expect(pick).toHaveBeenCalledWith("number:2");

    const taking = asking("fianna-clans", ["take-clans", 1, 0], ["take-clans", 0, 1], ["take-clans", 1, 1]);
    const other = show(face.Board, propsOf(view(), taking));
    const rows = [...other.querySelectorAll(".bar .row")].map((row) => row.getAttribute("aria-label"));
    expect(rows).toEqual(["Exposed", "In Citadels"]);
    click(other.querySelectorAll(".bar .row")[1]?.querySelectorAll("button")[1]);
    expect(pick).toHaveBeenLastCalledWith("count2:1");
  });

  it("opens the piles that lie face up, and only these", () => {
    const root = show(face.Board, propsOf(view(), null));
    const buttons = [...root.querySelectorAll<HTMLElement>(".piles button")];
    expect(buttons.map((one) => one.textContent?.trim())).toEqual([
      "Epic discards1",
      "Open Advantages2",
      "Played Advantages1",
    ]);
    click(buttons[0]);
    expect(root.querySelector(".open")?.textContent?.trim()).toBe("Eriu");
  });

  it("tells that a clash goes on or waits", () => {
    const root = show(face.Board, propsOf(view({ clash: CLASH, waiting: ["moor"] }), null));
    expect(root.querySelectorAll(".swords")).toHaveLength(2);
    expect(root.querySelectorAll(".swords.waiting")).toHaveLength(1);
    for (const swords of root.querySelectorAll(".swords")) {
      const disc = swords.querySelector("circle");
      const x = Number(disc?.getAttribute("cx"));
      const y = Number(disc?.getAttribute("cy"));
      const on = readView(view()).territories.filter(({ at }) => {
        const [cx, cy] = centreOf(at);
        return onTile(at[2], x - cx, y - cy);
      });
      const id = swords.classList.contains("waiting") ? "moor" : "hills";
      expect(on).toMatchObject([{ id }]); // on its own tile, before its own name
      expect(swords.nextElementSibling?.tagName).toBe("text");
    }
    expect(tileNamed(root, "Hills")?.getAttribute("aria-label")).toContain("A clash is going on here");
  });
});

describe("the hand", () => {
  const turn = asking(
    "season-turn",
    ["play", "new_alliance", "place"],
    ["play", "new_alliance", "replace"],
    ["pass"],
  );

  it("shows every card with its kind and all that it says", () => {
    const root = show(face.Hand, propsOf(view(), turn));
    const faces = [...root.querySelectorAll(".face")].map((one) => one.getAttribute("aria-label"));
    expect(faces).toEqual([
      "New Alliance, Action, can be chosen now",
      "Geis, Action, can't be chosen now",
      "Hills, Advantage, can't be chosen now",
      "The Dagda, Epic Tale, can't be chosen now",
    ]);
    expect(root.textContent).toContain("cancel its effect. The card is discarded.");
    click(root.querySelector(".face"));
    expect(pick).toHaveBeenCalledWith("card:new_alliance");
    click(root.querySelectorAll(".face")[1]);
    expect(inspect).toHaveBeenCalledWith("card:geis");
    click([...root.querySelectorAll("button")].find((one) => one.textContent === "Pass"));
    expect(pick).toHaveBeenLastCalledWith("verb:pass");
  });

  it("offers the two ways of a picked card on the card", () => {
    const root = show(face.Hand, propsOf(view(), turn, ["card:new_alliance"]));
    const modes = [...root.querySelectorAll("button.mode")];
    expect(modes).toHaveLength(2);
    click(modes[1]);
    expect(pick).toHaveBeenCalledWith("mode:replace");
  });
});

describe("what is going on", () => {
  it("is nothing in a quiet season", () => {
    expect(show(face.Panel, propsOf(view(), null)).textContent?.trim()).toBe("");
  });

  it("is a draft: what is held and what goes to whom", () => {
    const cards = ["bard", "druid", "geis", "raid"];
    const draft = { set: 0, pass: 1, cards, kept: [], passed: [["citadel", "conquest", "festival"]] };
    const options = cards.flatMap((a, i) => cards.slice(i + 1).map((b): Choice => ["hold", a, b]));
    const seen = view({ phase: "draft", draft });
    const root = show(face.Panel, propsOf(seen, asking("draft", ...options), ["card:druid"]));
    expect(root.querySelector("[aria-current=step]")?.textContent?.trim()).toBe("Hold 2");
    expect(root.querySelector(".how")?.textContent?.trim()).toContain("1 of 2");
    const back = asking("draft", ["hold", "raid", "geis"], ["hold", "raid", "bard"]);
    const other = show(face.Panel, propsOf(seen, back));
    expect([...other.querySelectorAll("h3")].map((name) => name.textContent)).toEqual([
      "Druid",
      "Raid",
      "Geis",
      "Bard",
    ]);
    const notes = [...root.querySelectorAll(".note")].map((note) => note.textContent);
    expect(notes).toEqual(["Goes to Ciarán", "You hold it", "Goes to Ciarán", "Goes to Ciarán"]);
    expect(root.querySelector(".past-cards")?.textContent).toContain("Conquest");
  });

  it("is a draft of two sets for two players (I-7)", () => {
    const draft = { set: 1, pass: 0, cards: ["bard", "druid", "geis"], kept: ["bard"], passed: [] };
    const root = show(face.Panel, propsOf(view({ seats: 2, phase: "draft", draft }), null));
    expect(root.querySelector("h2")?.textContent?.trim()).toBe("The draft: set 2 of 2");
    const steps = [...root.querySelectorAll("ol li")].map((step) => step.textContent?.trim());
    expect(steps).toEqual(["Hold 1", "Hold 2", "Hold 1", "Hold 2"]);
    expect(root.textContent).toContain("Waiting for the others");
  });

  it("is a clash: who is exposed, who shelters, who voted what", () => {
    const told: GameEvent[] = ["clash-starts", "shelters", "votes-end", "votes-on"].map((kind, n) => ({
      n,
      kind,
      rule: "I-12.1",
      args: kind === "clash-starts" ? [1, "hills"] : kind === "votes-end" ? [1] : [0],
    }));
    const seen = view({ clash: CLASH, waiting: ["moor"] });
    const ask = asking("maneuver", ["attack", 1], ["withdraw"]);
    const root = show(face.Panel, { ...propsOf(seen, ask), events: told });
    const fighters = [...root.querySelectorAll(".fighter")];
    expect(fighters.map((one) => one.getAttribute("aria-label"))).toEqual([
      "Bran, exposed clans: 1, in Citadels: 0, instigator",
      "Aoife, exposed clans: 2, in Citadels: 1, maneuvers now",
    ]);
    expect(fighters.map((one) => one.querySelector(".state")?.textContent?.trim())).toEqual([
      "Agrees to end",
      "Fights on",
    ]);
    const towers = [...root.querySelectorAll(".towers svg")].map((one) => one.getAttribute("aria-label"));
    expect(towers).toEqual(["Aoife", "free Citadel"]);
    expect(root.textContent).toContain("Clashes to come: Moor");
    expect(root.textContent).toContain("Lug's Spear");
    click(fighters[0]);
    expect(pick).toHaveBeenCalledWith("seat:1");
    click([...root.querySelectorAll("button")].find((one) => one.textContent === "Withdraw"));
    expect(pick).toHaveBeenLastCalledWith("verb:withdraw");
  });

  it("keeps the instigator in a clash whose last clan there is gone", () => {
    const clash = { ...(CLASH as object), exposed: { "0": 2, "1": 0, "2": 1 } } as Json;
    const root = show(face.Panel, propsOf(view({ clash }), null));
    const fighters = [...root.querySelectorAll(".fighter")].map((one) => one.getAttribute("aria-label"));
    expect(fighters).toContain("Bran, exposed clans: 0, in Citadels: 0, instigator");
    expect(fighters).toHaveLength(3);
  });

  it("shows the card that started a clash beside the fighters, with what was declared", () => {
    const events: GameEvent[] = [
      { n: 0, kind: "plays", rule: "I-9.4", args: [1, "warlord", "season"] },
    ];
    const seen = view({ clash: CLASH, in_play: ["warlord"] });
    const root = show(face.Panel, { ...propsOf(seen, null), events });
    expect(root.querySelectorAll(".in-play")).toHaveLength(1);
    expect(root.querySelector(".fighters .in-play")?.textContent).toContain("Warlord");
  });

  it("is at the end the conditions that the winner met", () => {
    const root = show(face.Panel, propsOf(view({ phase: "over", result: { winners: [0] } }), null));
    expect(root.querySelector("h2")?.textContent?.trim()).toBe("Aoife wins and meets:");
    expect([...root.querySelectorAll("li")].map((line) => line.textContent)).toEqual([
      "Land, 5 of 6 and 1 Deed: territories where this player is present",
    ]);
  });

  it("is cards and tiles to choose from", () => {
    const keep = asking("keep-epic", ["keep", "eriu"], ["keep", "the_fianna"]);
    const root = show(face.Panel, propsOf(view({ drawn: ["eriu", "the_fianna"] }), keep));
    expect(root.querySelectorAll(".inis-card")).toHaveLength(2);
    const tiles = asking("choose-tile", ["tile", "swamp"], ["tile", "plains"]);
    const other = show(face.Panel, propsOf(view(), tiles));
    click(other.querySelector(".tile"));
    expect(pick).toHaveBeenCalledWith("territory:swamp");
  });

  it("is the card that is being played, and what was declared", () => {
    const told: GameEvent[] = [
      { n: 7, kind: "plays", rule: "I-9.4", args: [1, "warlord", "season"] },
    ];
    const root = show(face.Panel, { ...propsOf(view({ in_play: ["warlord"] }), null), events: told });
    expect(root.textContent).toContain("Bran plays");
    expect(root.textContent).toContain("You are the instigator.");
  });
});

describe("the draft", () => {
  it("shows who watches how far it is and who has decided, and no cards", () => {
    const watched = { ...view(), you: null, phase: "draft", draft: { set: 0, pass: 1 }, drafted: [1] };
    const root = show(face.Panel, propsOf(watched as unknown as View, null));
    expect(root.querySelector("[aria-current=step]")?.textContent?.trim()).toBe("Hold 2");
    expect(root.textContent).toContain(`Have decided: ${NAMES[1]}`);
    expect(root.querySelectorAll(".inis-card")).toHaveLength(0);
  });
});

describe("the standings", () => {
  it("count the three conditions, hands and reserves of everyone, oneself first", () => {
    const root = show(face.Standings, propsOf(view(), null));
    const rows = [...root.querySelectorAll("section")];
    expect(rows.map((row) => row.getAttribute("aria-label"))).toEqual(NAMES);
    const told = rows.map((row) =>
      [...row.querySelectorAll("[role=img]")].map((part) => part.getAttribute("aria-label")).join(),
    );
    expect(told[0]).toContain("Land, 5 of 6 and 1 Deed:");
    expect(told[0]).toContain("Leadership, 1 of 6:");
    expect(rows[0]?.querySelector(".meter.deeds")?.textContent).toContain("Land");
    const pips = [...(rows[0]?.querySelectorAll(".meter.deeds i") ?? [])];
    expect(pips.map((pip) => pip.textContent)).toEqual(["", "", "", "", "", "✦"]);
    expect(told[0]).toContain("Deeds: 1");
    expect(told[2]).toContain("Clans in reserve: 5");
    expect(told[2]).toContain("Epic Tale: 2");
    click(rows[1]?.querySelector("button"));
    expect(rows[1]?.textContent).toContain("Bard");
  });
});

describe("in every language", () => {
  for (const language of ["en", "ru", "uk"] as const) {
    it(`${language} has words for all of it, and a spectator sees it too`, () => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      const seen = view({ clash: CLASH, waiting: ["moor"], in_play: ["warlord"] });
      const draft = { set: 0, pass: 0, cards: ["bard", "druid"], kept: ["bard"], passed: [["geis"]] };
      const drafting = view({ phase: "draft", draft, drafted: [1] });
      const watching = view({ you: null, hands: {}, draft: null });
      for (const one of [seen, drafting, watching]) {
        for (const part of [face.Board, face.Hand, face.Panel, face.Standings]) {
          show(part as Component<GameProps>, propsOf(one, null, [], language));
        }
      }
      expect(warn.mock.calls).toEqual([]);
      warn.mockRestore();
    }, 30_000);
  }
});
