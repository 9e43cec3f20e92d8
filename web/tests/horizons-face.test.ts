import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import makeFace, { contract } from "../../src/crannog/games/horizons/face";
import { ELEMENT_ART, SPIRIT_ART } from "../../src/crannog/games/horizons/face/art";
import type { WorkView } from "../../src/crannog/games/horizons/face/shown";
import { invaderSteps } from "../../src/crannog/games/horizons/face/steps";
import { plan, ui } from "../../src/crannog/games/horizons/face/ui.svelte";
import { type AtomKey, CONTRACT, type Facts, type Mounted, type PartName, type Props } from "../src/kit/contract";
import { Narrowing } from "../src/lib/narrowing";
import type { Ask, Atom, Choice, GameEvent, GameInfo, Patch, View } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import { fold } from "../src/playback/patches";
import fixture from "./fixtures/horizons.json";

vi.setConfig({ testTimeout: 60_000 });

const game = fixture.game as unknown as GameInfo;
const facts = fixture.facts as unknown as Facts;
const LOCALE = "../src/crannog/games/horizons/locale";

function wordsOf(language: "en" | "ru" | "uk"): Words {
  const files = ["messages", "cards", "board", "notes"].map((name) =>
    readFileSync(`${LOCALE}/${language}/${name}.ftl`, "utf-8"),
  );
  return Words.parse(language, files.join("\n"), game);
}
const words = wordsOf("en");
const face = makeFace();

/** A real view of three players just before somebody plays a card, as seat 0 has it. */
function view(more: Partial<Record<string, unknown>> = {}): View {
  const told = fixture.beats.plays as unknown as { before: Patch };
  return { ...(fold(fixture.view as unknown as View, told.before) as View), ...more } as View;
}

function spiritOf(of: View): Record<string, never> & { hand: string[]; spirit: string; energy: number } {
  return (of.spirits as never[])[0] as never;
}

function propsFor(prompt: string, args: Atom[], options: Choice[], more: Partial<Props> = {}): Props {
  const ask: Ask = { prompt, args, options, rule: "H-4.1", optional: false };
  return {
    view: view(),
    live: true,
    seat: 0,
    ask: prompt ? ask : null,
    facts,
    words,
    events: [],
    table: null,
    waiting: [0],
    pickable: Narrowing.of(options, game.verbs).pickable,
    picked: [],
    highlight: new Set<AtomKey>(),
    hinted: new Set<AtomKey>(),
    main: vi.fn(),
    goTo: () => {},
    lit: new Set<AtomKey>(),
    box: { width: 1080, height: 792, bay: 0, foot: 172, phone: false },
    theme: "light",
    reduced: false,
    pick: vi.fn(),
    point: vi.fn(),
    inform: vi.fn(),
    ...more,
  };
}

let mounted: Mounted[] = [];

function show(name: PartName, props: Props): HTMLElement {
  document.body.innerHTML = "<div></div>";
  const into = document.body.firstElementChild as HTMLElement;
  const part = face.parts[name];
  if (!part) throw new Error(`no part ${name}`);
  mounted.push(part.mount(into, props));
  return into;
}

const atom = (place: HTMLElement, key: string) => place.querySelector(`[data-atom="${key}"]`);

beforeEach(() => {
  Object.assign(ui, { forecast: true, look: null, pile: false, mat: false, gallery: "", peek: "", board: "" });
  Object.assign(plan, { seat: -1, turn: -1, cards: [], playing: false });
});
afterEach(() => {
  for (const one of mounted.splice(0)) one.destroy();
});

describe("the face", () => {
  it("speaks the contract and has every part", () => {
    expect(contract).toBe(CONTRACT);
    expect(Object.keys(face.parts).sort()).toEqual(
      ["band", "board", "end", "hand", "mat", "panel", "question", "standings"].sort(),
    );
    expect(face.reserves).toEqual({ corners: 2, mat: 0.48 });
    expect(new Set(face.seats.map((seat) => seat.shape)).size).toBe(3);
  });

  it("has a drawing for every Spirit and element", () => {
    expect(Object.keys(SPIRIT_ART).sort()).toEqual(Object.keys(fixture.facts.spirits).sort());
    expect(Object.keys(ELEMENT_ART).sort()).toEqual([...fixture.facts.elements].sort());
  });

  it("names the turn, and the phase before the first one", () => {
    expect(face.phase?.(view({ turn: 3 }), words)).toBe("Turn 3");
    expect(face.phase?.(view({ turn: 0, phase: "choose" }), words)).toBe("Setup: the Spirits");
  });
});

describe("the board", () => {
  const options: Choice[] = [["land", "G4"], ["land", "G5"]];

  it("rings what can be picked, is pointed at, is picked and is told of, by form", () => {
    const place = show("board", propsFor("presence-land", [], options));
    expect(place.querySelectorAll(".ring.can")).toHaveLength(2);
    const more = { highlight: new Set(["land:G4"]), lit: new Set(["land:G1"]) };
    mounted[0]?.update(propsFor("presence-land", [], options, more));
    expect(place.querySelectorAll(".ring.over")).toHaveLength(1);
    expect(place.querySelectorAll(".ring.can")).toHaveLength(1);
    expect(place.querySelectorAll(".ring.lit")).toHaveLength(1);
    mounted[0]?.update(propsFor("presence-land", [], options, { picked: ["land:G5"] }));
    expect(place.querySelectorAll(".ring.picked")).toHaveLength(1);
    expect(place.querySelectorAll(".check")).toHaveLength(1);
  });

  it("picks a land that is offered, and tells of one that is not", () => {
    const props = propsFor("presence-land", [], options);
    const place = show("board", props);
    atom(place, "land:G4")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    expect(props.pick).toHaveBeenLastCalledWith("land:G4");
    atom(place, "land:H1")?.dispatchEvent(new MouseEvent("click"));
    expect(vi.mocked(props.inform).mock.lastCall?.[0]).toBe("land:H1");
  });

  it("is one stop for the keyboard, and arrows go on from there", () => {
    const place = show("board", propsFor("presence-land", [], options));
    const stops = () =>
      [...place.querySelectorAll(".island [tabindex='0']")].map((one) => one.getAttribute("data-atom"));
    flushSync();
    expect(stops()).toEqual(["land:G4"]);
    const [from, to] = ["land:G4", "land:G5"].map((key) => atom(place, key) as SVGElement);
    vi.spyOn(from as Element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 10, 10));
    vi.spyOn(to as Element, "getBoundingClientRect").mockReturnValue(new DOMRect(50, 0, 10, 10));
    from?.focus();
    from?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement).toBe(to);
    expect(stops()).toEqual(["land:G5"]);
    const pointed = { highlight: new Set(["land:G5"]) };
    mounted[0]?.update(propsFor("presence-land", [], options, pointed));
    flushSync();
    expect(stops()).toEqual(["land:G5"]);
    mounted[0]?.update(propsFor("presence-land", [], [["land", "G1"], ["land", "G2"]]));
    flushSync();
    expect(stops()).toEqual(["land:G5"]); // the focus stays where it is
    to?.blur();
    mounted[0]?.update(propsFor("presence-land", [], [["land", "G1"], ["land", "G2"]], pointed));
    flushSync();
    expect(stops()).toEqual(["land:G1"]);
  });

  it("names every land, its number, its pieces and presence for motions", () => {
    const props = propsFor("", [], []);
    const place = show("board", props);
    const lands = props.view.lands as Record<string, { pieces: Record<string, number[]>; presence: number[] }>;
    for (const [id, { pieces, presence }] of Object.entries(lands)) {
      expect(atom(place, `land:${id}`), id).not.toBeNull();
      expect(atom(place, `label:${id}`), id).not.toBeNull();
      for (const [kind, counts] of Object.entries(pieces)) {
        counts.forEach((count, damage) => {
          expect(atom(place, `piece:${id}:${kind}:${damage}`) !== null).toBe(count > 0);
        });
      }
      presence.forEach((count, seat) => {
        expect(atom(place, `presence:${id}:${seat}`) !== null).toBe(count > 0);
      });
    }
  });

  it("draws copies of pieces and presence to fly with", () => {
    show("board", propsFor("", [], []));
    const href = (key: string) => mounted[0]?.draw?.(key)?.querySelector("use")?.getAttribute("href");
    expect(href("piece:G4:town:1")).toBe("#hz-town");
    expect(href("piece:dahan")).toBe("#hz-dahan");
    expect(href("blight:G4")).toBe("#hz-blight");
    expect(href("presence:G4:0")).toBe(`#hz-${spiritOf(view()).spirit}`);
    expect(mounted[0]?.draw?.("power:drought")?.textContent).toContain("Drought");
    expect(mounted[0]?.draw?.("land:G4")).toBeNull();
  });

  it("keeps its scale whatever is asked", () => {
    const place = show("board", propsFor("presence-land", [], options));
    const frames = () => [...place.querySelectorAll("svg[viewBox]")].map((svg) => svg.getAttribute("viewBox"));
    const before = frames();
    mounted[0]?.update(propsFor("play-cards", [1, 3], [["done"]], { lit: new Set(["land:G5"]) }));
    expect(frames()).toEqual(before);
  });

  it("uses only drawings that there are", () => {
    const place = show("board", propsFor("", [], []));
    const used = [...place.querySelectorAll("use")].map((one) => one.getAttribute("href") ?? "");
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((href) => !place.querySelector(href))).toEqual([]);
  });

  it("rings what a Power reaches while its card is pointed at", () => {
    const props = propsFor("use-powers", ["fast"], [["use", "drought"], ["done"]]);
    const note = { text: { id: "note-reach", args: { land: "G4, G5, H1", count: 3 } } };
    const asked = { ...props, ask: { ...(props.ask as Ask), notes: [note, null] } };
    const place = show("board", asked);
    expect(place.querySelectorAll(".ring.reach")).toHaveLength(0);
    ui.peek = "drought";
    flushSync();
    expect(place.querySelectorAll(".ring.reach")).toHaveLength(3);
  });

  it("offers one board at a time on a phone", () => {
    const box = { width: 390, height: 588, bay: 0, foot: 0, phone: true };
    const place = show("board", propsFor("", [], [], { box }));
    const names = [...place.querySelectorAll(".tools button")].map((one) => one.textContent.trim());
    expect(names.slice(0, -1)).toEqual([...(view().boards as string[]), "All"]);
    const frame = () => place.querySelector("svg[viewBox]")?.getAttribute("viewBox");
    const before = frame();
    [...place.querySelectorAll<HTMLElement>(".tools button")].at(-2)?.click();
    flushSync();
    expect(frame()).not.toBe(before);
  });
});

describe("what happens on another board, on a phone", () => {
  const box = { width: 390, height: 588, bay: 0, foot: 0, phone: true };
  const lands = view().lands as unknown as Record<string, { board: string }>;
  const [one = "", other = ""] = view().boards as string[];
  const landOf = (board: string) => Object.keys(lands).find((id) => lands[id]?.board === board) ?? "";
  const shownBoard = (place: HTMLElement) => place.querySelector(".tools [aria-pressed='true']")?.textContent?.trim();

  it("is shown while it is played, and then the person's own page again", () => {
    ui.board = one;
    const props = propsFor("", [], [], { box });
    const place = show("board", props);
    const board = mounted.at(-1);
    const after = (live: boolean, ...lit: AtomKey[]) => {
      board?.update({ ...props, live, lit: new Set(lit) });
      return shownBoard(place);
    };
    expect(shownBoard(place)).toBe(one);
    expect(after(false, "land:nowhere", "seat:1")).toBe(one);
    expect(after(false, `land:${landOf(other)}`, "piece:town")).toBe(other);
    expect(after(false, "number:2")).toBe(other); // it goes on there
    expect(after(false, `land:${landOf(other)}`, `land:${landOf(one)}`)).toBe("All");
    [...place.querySelectorAll<HTMLElement>(".tools button")].find((button) => button.textContent?.trim() === one)?.click();
    flushSync();
    expect(shownBoard(place)).toBe(one); // in a replay, too, one may look elsewhere
    expect(after(false, `land:${landOf(other)}`)).toBe(other);
    expect(after(true)).toBe(one);
    expect(after(true, `land:${landOf(other)}`)).toBe(one); // a log line that is pointed at
  });
});

describe("the card that asks, where its place is folded", () => {
  const none = { land: "", tiers: [], declined: [], fear: "", level: 0 };
  const fear: WorkView = { ...none, power: "", seat: 0, fear: "isolation", level: 2 };
  const power: WorkView = { ...none, power: "drought", seat: 1, land: "G2" };

  it("says its text, of the level that it is carried out at", () => {
    const now = view({ phase: "fear", work: fear, terror_level: 3 });
    const said = face.says?.(propsFor("fear-effect", ["isolation", 2], [], { view: now }));
    expect(said).toBe(words.text("fear-isolation.level2"));
    const unnamed = face.says?.(propsFor("gather", ["G4", 1], [], { view: now }));
    expect(unnamed).toBe(`${words.text("fear-isolation")}. ${words.text("fear-isolation.level2")}`);
    expect(face.inform?.("fear:isolation", propsFor("", [], [], { view: now }))?.lines).toEqual([
      words.text("fear-isolation.level2"),
    ]);
  });

  it("says what the Power does that is carried out, or that the question names", () => {
    const now = view({ phase: "fast", work: power });
    expect(face.says?.(propsFor("push", ["G2", 1], [], { view: now }))).toContain(words.text("power-drought.text"));
    const named = propsFor("target-land", ["steam_vents"], [], { view: view({ phase: "fast", work: null }) });
    expect(face.says?.(named)).toContain(words.text("power-steam_vents.text"));
    expect(face.says?.(propsFor("ravage-order", [], [], { view: view({ work: null }) }))).toBe("");
  });

  it("says which thresholds are left out, before and after the target is chosen", () => {
    const asked = (more: Partial<WorkView>) => {
      const now = view({ phase: "slow", work: { ...power, ...more } });
      const props = propsFor("target-land", [more.power ?? ""], [], { view: now });
      return [face.says?.(props), show("question", props).textContent?.replace(/\s+/g, " ").trim()];
    };
    const heat = "scorch_with_waves_of_heat";
    for (const said of asked({ power: heat, land: "", tiers: [2, 3], declined: [1, 4] })) {
      expect(said).toContain(words.text(`power-${heat}.tier2`));
      expect(said).not.toContain(words.text(`power-${heat}.tier1`));
      expect(said).toContain(words.text("tiers-left-out", { number: 2, tiers: "1, 4" }));
    }
    for (const said of asked({ power: "drought", land: "", declined: [1] })) {
      expect(said).toContain(words.text("tiers-left-out", { number: 0, tiers: "1" }));
    }
    for (const said of asked({ power: "drought", land: "", tiers: [1] })) {
      expect(said).not.toContain(words.text("tiers-left-out", { number: 0, tiers: "1" }));
    }
  });
});

describe("a card on the stage", () => {
  it("is drawn though it lies nowhere", () => {
    const props = propsFor("", [], [], { view: view({ work: null, terror_level: 2 }) });
    const invader = face.stage?.("invader:inv_1_wetland", props);
    expect(invader?.querySelector("svg[role=img] path")).not.toBeNull();
    expect(invader?.textContent).toContain(words.text("invader-inv_1_wetland"));
    expect(face.stage?.("fear:isolation", props)?.textContent).toContain(words.text("fear-isolation.level2"));
    expect(face.stage?.("power:drought", props)?.textContent).toContain(words.text("power-drought.text"));
    expect(face.stage?.("spirit:rising_heat", props)).toBeNull();
  });
});

describe("a question on a phone", () => {
  const box = { width: 390, height: 588, bay: 0, foot: 0, phone: true };
  const lands = view().lands as unknown as Record<string, { board: string }>;
  const own = (spiritOf(view()) as unknown as { board: string }).board;
  const [elsewhere = ""] = Object.keys(lands).filter((id) => lands[id]?.board !== own);
  const named = (place: HTMLElement, which: string) =>
    [...place.querySelectorAll(`.tools button${which}`)].map((one) => one.textContent.trim()).filter(Boolean);

  it("brings the board into sight on which something can be picked", () => {
    ui.board = own;
    const place = show("board", propsFor("ravage-order", [], [["land", elsewhere]], { box }));
    flushSync();
    const board = lands[elsewhere]?.board;
    expect(named(place, ".asked")).toEqual([board]);
    expect(named(place, "[aria-pressed='true']")).toEqual([board]);
    [...place.querySelectorAll<HTMLElement>(".tools button")].find((one) => one.textContent.trim() === own)?.click();
    flushSync();
    expect(named(place, "[aria-pressed='true']")).toEqual([own]); // one may look elsewhere
  });

  it("about Powers shows those that can be used first, innate ones too", () => {
    const { spirit, in_play: played } = spiritOf(view()) as unknown as { spirit: string; in_play: string[] };
    const innate = (fixture.facts.spirits as unknown as Record<string, { innates: string[] }>)[spirit]?.innates[0] ?? "";
    const last = [...played, ...spiritOf(view()).hand].at(-1) ?? "";
    const options: Choice[] = [["use", last], ["use", innate], ["done"]];
    const place = show("hand", propsFor("use-powers", ["slow"], options, { box, view: view({ phase: "slow" }) }));
    const cards = [...place.querySelectorAll(".strip [data-atom]")].map((one) => one.getAttribute("data-atom"));
    expect(cards.slice(0, 2)).toEqual([`power:${last}`, `power:${innate}`]);
    expect(place.querySelector(`[data-atom="power:${innate}"]`)?.textContent).toContain(words.text(`power-${innate}.tier1`));
  });
});

describe("small letters under an option", () => {
  it("tell what stands in a land, whatever the game says of it", () => {
    const land = Object.keys(view().lands as object)[0] ?? "";
    const asked = propsFor("presence-land", [], [["land", land]]);
    const note = { text: { id: "note-sacred", args: { land } } };
    const noted = { ...asked, ask: { ...(asked.ask as Ask), notes: [note] } };
    const terrain = words.text(`terrain-${(view().lands as never as Record<string, { terrain: string }>)[land]?.terrain}`);
    expect(face.about?.(["land", land], noted)).toContain(`${terrain}: `);
  });

  it("leave a Power to the game's note, if it has one", () => {
    const asked = propsFor("use-powers", ["fast"], [["use", "drought"]]);
    expect(face.about?.(["use", "drought"], asked)).toContain("Cost");
    const note = { text: { id: "note-reach", args: { land: "G4", count: 1 } } };
    expect(face.about?.(["use", "drought"], { ...asked, ask: { ...(asked.ask as Ask), notes: [note] } })).toBe("");
  });
});

describe("the band", () => {
  it("tells the Invader cards, terror, fear and Blight, each with its own key", () => {
    const place = show("band", propsFor("", [], [], { box: { width: 1080, height: 60, bay: 0, foot: 0, phone: false } }));
    for (const key of ["pool:terror", "pool:fear", "pool:blight"]) expect(atom(place, key), key).not.toBeNull();
    expect(place.textContent).toContain("Ravage");
    expect(place.textContent).toContain(`Fear ${view().fear} of`);
    expect(atom(place, "pool:blight")?.textContent).toContain(String(view().blight_pool));
  });
});

describe("cards", () => {
  const box = { width: 562, height: 172, bay: 0, foot: 0, phone: false };
  const hand = spiritOf(view()).hand;
  const first = hand[0] as string;
  const options: Choice[] = [...hand.map((card): Choice => ["play", card]), ["done"]];
  const choosing = () => {
    const now = view({ phase: "spirit" });
    const [own, ...others] = now.spirits as unknown as object[];
    return { ...now, spirits: [{ ...own, grown: true, done: false, plays: 3, played: 0, energy: 9 }, ...others] } as unknown as View;
  };

  it("lie in the fan, and a click plans one without answering", () => {
    const props = propsFor("play-cards", [3, 9], options, { view: choosing(), box });
    const place = show("hand", props);
    expect(place.querySelectorAll(".fan > li").length).toBeGreaterThanOrEqual(hand.length);
    (atom(place, `power:${first}`) as HTMLElement).click();
    flushSync();
    expect(props.pick).not.toHaveBeenCalled();
    expect(plan.cards).toEqual([first]);
    expect(atom(place, `power:${first}`)?.classList.contains("picked")).toBe(true);
  });

  it("show in the mat what the plan costs and lights", () => {
    Object.assign(plan, { seat: 0, turn: view().turn, cards: [first] });
    const place = show("mat", propsFor("play-cards", [3, 9], options, { view: choosing(), box }));
    const cost = (fixture.facts.powers as Record<string, { cost: number }>)[first]?.cost ?? 0;
    if (cost) expect(atom(place, "energy:0")?.textContent).toContain(`→ ${9 - cost}`);
    expect(place.querySelector(".more")?.textContent).toMatch(/^\+\d$/);
  });

  it("are played one after another, each when it is asked for", () => {
    vi.useFakeTimers();
    Object.assign(plan, { seat: 0, turn: view().turn, cards: [first], playing: false });
    const props = propsFor("play-cards", [3, 9], options, { view: choosing(), box });
    show("question", props);
    flushSync();
    const offered = vi.mocked(props.main).mock.lastCall?.[0];
    expect([offered?.label, offered?.disabled]).toEqual(["Play 1 card", false]);
    offered?.run();
    flushSync();
    expect(vi.mocked(props.main).mock.lastCall?.[0]?.disabled).toBe(true);
    vi.advanceTimersByTime(300);
    expect(props.pick).not.toHaveBeenCalled(); // the question has just changed
    vi.advanceTimersByTime(100);
    expect(props.pick).toHaveBeenCalledWith(`power:${first}`);
    vi.useRealTimers();
  });

  it("that are drawn lie side by side, however narrow the fan is", () => {
    const offer = ["drought", "steam_vents", "call_to_tend", "gift_of_power"].map((id): Choice => ["take", id]);
    const narrow = { ...box, width: 530 };
    const place = show("hand", propsFor("take-power", [], offer, { view: choosing(), box: narrow }));
    const lies = [...place.querySelectorAll<HTMLElement>(".fan li")].map(({ style }) => [
      Number.parseFloat(style.left),
      Number.parseFloat(style.width),
    ]);
    expect(lies).toHaveLength(4);
    const ends = lies.map(([left = 0, width = 0]) => left + width);
    lies.slice(1).forEach(([left = 0], i) => expect(left).toBeGreaterThanOrEqual(ends[i] ?? 0));
  });

  it("that are drawn stand in the fan alone", () => {
    const offer: Choice[] = [["take", "drought"], ["take", "steam_vents"]];
    const props = propsFor("take-power", [], offer, { box });
    const place = show("hand", props);
    expect([...place.querySelectorAll(".fan .power")].map((one) => one.getAttribute("data-atom"))).toEqual([
      "power:drought",
      "power:steam_vents",
    ]);
    (atom(place, "power:drought") as HTMLElement).click();
    expect(props.pick).toHaveBeenLastCalledWith("power:drought");
  });

  it("grow to be read when they are pointed at", () => {
    const place = show("hand", propsFor("use-powers", ["slow"], [["done"]], { box }));
    const card = place.querySelector(".fan li") as HTMLElement;
    card.dispatchEvent(new Event("pointerenter"));
    flushSync();
    expect(card.classList.contains("raised")).toBe(true);
    expect(card.style.width).toBe("300px");
  });
});

describe("choosing a Spirit", () => {
  it("shows how it plays, its Growth, its innate Power and its cards", () => {
    const spirits = Object.keys(fixture.facts.spirits);
    const options = spirits.map((id): Choice => ["spirit-panel", id]);
    const now = view({ phase: "choose", spirits: [] });
    const props = propsFor("spirit", [], options, { view: now });
    const place = show("panel", props);
    expect(place.querySelectorAll(".tab")).toHaveLength(5);
    expect(place.textContent).toContain("Complexity: low");
    expect(place.querySelectorAll(".spirit .card")).toHaveLength(4);
    [...place.querySelectorAll<HTMLElement>(".tab")][2]?.click();
    flushSync();
    place.querySelector<HTMLElement>(".button.main")?.click();
    expect(props.pick).toHaveBeenLastCalledWith(`spirit:${spirits[2]}`);
  });
});

describe("words about options and things", () => {
  it("tell what Growth brings, and what stands in a land", () => {
    const growth = propsFor("growth", ["rising_heat"], [["growth", 1]]);
    expect(face.about?.(["growth", 1], growth)).toBe("Reclaim all cards; Gain a power card; Gain Energy:\u00a01");
    const heat = "scorch_with_waves_of_heat";
    const fewer = propsFor("fewer-elements", [heat], [["tiers", 2, 3]]);
    expect(face.about?.(["tiers", 2, 3], fewer)).toBe(
      `${words.text(`power-${heat}.tier2`)} ${words.text(`power-${heat}.tier3`)}`,
    );
    const props = propsFor("presence-land", [], [["land", "G4"]]);
    expect(face.about?.(["land", "G4"], props)).toMatch(/^Wetland: /);
    expect(face.about?.(["done"], props)).toBe("");
  });

  it.each([1, 2, 3])("of a fear card: its title, and its text at Terror Level %d alone", (level) => {
    const beat = { n: 0, kind: "fear-card", args: ["isolation", level], patch: [], atoms: [] };
    const events = [{ n: 0, kind: "fear-card", rule: "H-7.1", args: beat.args }];
    const now = view({ terror_level: level });
    expect(face.motions?.({ ...beat, events }, now, now)).toEqual([
      { kind: "stage", card: "fear:isolation" },
    ]);
    expect(face.inform?.("fear:isolation", propsFor("", [], [], { view: now }))).toEqual({
      title: words.text("fear-isolation"),
      lines: [words.text(`fear-isolation.level${level}`)],
    });
  });

  it.each(["en", "ru", "uk"] as const)("of every thing in %s", (language) => {
    const told = wordsOf(language);
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const props = propsFor("", [], [], { words: told });
    const keys = [
      "land:G4",
      "piece:town",
      "piece:G4:dahan:1",
      "seat:0",
      "energy:0",
      "element:fire",
      "invader:inv_1_jungle",
      "fear:isolation",
      ...["fear", "terror", "blight", "explore"].map((pool) => `pool:${pool}`),
      ...Object.keys(fixture.facts.spirits).map((id) => `spirit:${id}`),
      ...Object.keys(fixture.facts.powers).map((id) => `power:${id}`),
    ];
    for (const key of keys) {
      const info = face.inform?.(key, props);
      expect(info?.title, key).toBeTruthy();
      expect(info?.lines.length, key).toBeGreaterThan(0);
      for (const line of info?.lines ?? []) expect(line, key).not.toMatch(/board-|[{}]/);
    }
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });
});

describe("the Invaders' steps", () => {
  const event = (n: number, kind: string, ...args: Atom[]): GameEvent => ({ n, kind, rule: "", args });

  it("tell what is done, what happens and what comes", () => {
    const now = view({ phase: "ravage", queue: ["G7"], fear_earned: 0 });
    const events = [
      event(0, "ravage", "G1", 9), // of the turn before
      event(1, "turn", 3),
      event(2, "invader-phase"),
      event(3, "ravages", "inv_1_jungle"),
      event(4, "ravage", "G6", 3),
      event(5, "ravage", "H1", 1),
    ];
    const steps = invaderSteps(propsFor("", [], [], { view: now, events }));
    expect(steps.slice(0, 3).map(({ title, when }) => [title, when])).toEqual([
      ["Ravage in G6", "past"],
      ["Ravage in H1", "now"],
      ["Ravage in G7", "next"],
    ]);
    expect(steps.at(-1)).toMatchObject({ title: "Explore", when: "next" });
    const work = { power: "", seat: 0, land: "", fear: "isolation", level: 1 };
    const shown = [event(6, "fear-card", "retreat", 1), event(7, "fear-card", "isolation", 1)];
    const fear = view({ phase: "fear", work, fear_earned: 1 });
    expect(
      invaderSteps(propsFor("", [], [], { view: fear, events: shown })).slice(0, 3).map(({ when }) => when),
    ).toEqual(["past", "now", "next"]);
    expect(invaderSteps(propsFor("", [], [], { view: view({ phase: "fast" }) }))).toEqual([]);
  });
});

describe("what is not asked about", () => {
  const innate = fixture.facts.spirits[spiritOf(view()).spirit as keyof typeof fixture.facts.spirits].innates[0];

  it("tells what it is: an innate Power while cards are chosen, an empty slot, a piece", () => {
    const inform = vi.fn();
    const mat = show("mat", propsFor("play-cards", [], [["done"]], { inform }));
    (atom(mat, `power:${innate}`) as HTMLElement).click();
    expect(inform.mock.calls[0]?.[0]).toBe(`innate:${innate}`);
    expect(face.inform?.(`innate:${innate}`, propsFor("", [], []))?.title).toBe(words.text(`power-${innate}`));
    expect(face.inform?.("pool:ravage", propsFor("", [], []))?.title).toBe("Ravage");
  });

  it("answers for itself while nothing of the island is asked about", () => {
    const inform = vi.fn();
    const press = (prompt: string, options: Choice[]) => {
      const board = show("board", propsFor(prompt, [], options, { inform }));
      const piece = board.querySelector("use[data-atom^='piece:']");
      piece?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return piece?.getAttribute("data-atom");
    };
    const key = press("growth", [["growth", 1], ["growth", 2]]);
    expect(inform.mock.calls.map(([told]) => told)).toEqual([key]);
    press("target-land", [["land", "G1"], ["land", "G2"]]);
    expect(inform).toHaveBeenCalledTimes(1);
  });

  it("opens the replay where the match turned", () => {
    const goTo = vi.fn();
    const events: GameEvent[] = [{ n: 4, kind: "terror-level", rule: "", args: [2] }];
    const place = show("end", propsFor("", [], [], { events, goTo }));
    place.querySelector("button")?.click();
    expect(goTo).toHaveBeenCalledWith(4);
  });
});

describe("every part", () => {
  it.each(["en", "ru", "uk"] as const)("finds all its words in %s", (language) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const told = wordsOf(language);
    for (const name of Object.keys(face.parts) as PartName[]) {
      const place = show(name, propsFor("growth", ["rising_heat"], [["growth", 1]], { words: told }));
      expect(place.innerHTML, name).not.toMatch(/board-[a-z]+-[a-z]|undefined|NaN/);
    }
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  });
});
