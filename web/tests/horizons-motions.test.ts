import { describe, expect, it } from "vitest";
import { momentsOf, turnsOf } from "../../src/crannog/games/horizons/face/course";
import { ghosts } from "../../src/crannog/games/horizons/face/ghosts";
import { plan } from "../../src/crannog/games/horizons/face/ui.svelte";
import { BY_KIND, motions } from "../../src/crannog/games/horizons/face/motions";
import { horizons } from "../../src/crannog/games/horizons/face/view";
import type { Beat, Motion, Picking } from "../src/kit/contract";
import type { Ask, Atom, Choice, GameEvent, Note, Patch, View } from "../src/lib/protocol";
import { fold } from "../src/playback/patches";
import fixture from "./fixtures/horizons.json";

interface Told {
  before: Patch; // how the view differed from the first one
  event: GameEvent;
}

const TOLD = fixture.beats as unknown as Record<string, Told>;
const FIRST = fixture.view as unknown as View;
const SIGNATURES = fixture.game.events as Record<string, string>;

function beatOf(...events: GameEvent[]): Beat {
  const [{ n, kind, args }] = events as [GameEvent];
  const patch = events.flatMap((event) => event.patch ?? []);
  return { n, kind, args, patch, atoms: [], events };
}

function viewsOf(kind: string): [before: View, after: View] {
  const { before: rows, event } = TOLD[kind] as Told;
  const before = fold(FIRST, rows) as View;
  return [before, fold(before, event.patch ?? []) as View];
}

function atomsIn(motion: Motion): string[] {
  if (motion.kind === "fly") return [motion.what, motion.from, motion.to];
  if (motion.kind === "ray") return [motion.from, motion.to];
  if (motion.kind === "stage") return motion.card ? [motion.card] : [];
  return "at" in motion ? [...motion.at] : [];
}

const POOLS = new Set(["fear", "terror", "blight", "powers", "discard", "explore"]);

/** Whether the face draws such a thing, in one of the two views. */
function isDrawn(atom: string, views: View[]): boolean {
  const [kind = "", one = "", two = "", three = ""] = atom.split(":");
  return views.map(horizons).some((view) => {
    const land = view.lands[one];
    if (kind === "label") return land !== undefined;
    if (kind === "blight") return (land?.blight ?? 0) > 0;
    if (kind === "defend") return (land?.defend ?? 0) > 0;
    if (kind === "presence") return (land?.presence[Number(two)] ?? 0) > 0;
    if (kind === "piece") return (land?.pieces[two as "town"]?.[Number(three)] ?? 0) > 0;
    if (kind === "seat" || kind === "energy") return Number(one) < view.seats;
    if (kind === "pool") return POOLS.has(one);
    if (kind === "power") return one in fixture.facts.powers;
    if (kind === "invader") return one in fixture.facts.invaders;
    return kind === "fear" || kind === "element";
  });
}

/** An event of that kind with arguments that fit its signature. */
function madeUp(kind: string): GameEvent {
  const values: Record<string, Atom[]> = {
    seat: [0, 1],
    land: ["G4", "G5"],
    piece: ["town", "explorer"],
    power: ["drought"],
    spirit: ["eyes_watch"],
    element: ["fire"],
    fear: ["isolation"],
    invader: ["inv_1_jungle"],
    action: ["ravage"],
    deck: ["minor"],
    speed: ["fast"],
    board: ["G"],
    reason: ["sacrifice"],
  };
  const args = (SIGNATURES[kind] ?? "").split(" ").map((name): Atom => {
    const bare = name.replace(/[*]$/, "").replace(/s$/, "");
    const known = values[bare.replace(/\d$/, "")];
    return known ? (known[bare.endsWith("2") ? 1 : 0] as Atom) : 2;
  });
  return { n: 0, kind, rule: "", args: SIGNATURES[kind] ? args : [], patch: [] };
}

describe("motions", () => {
  it("know every kind of event that the game tells, and no other", () => {
    expect(Object.keys(BY_KIND).sort()).toEqual(Object.keys(SIGNATURES).sort());
  });

  it.each(Object.keys(SIGNATURES))("show something of %s", (kind) => {
    const [view] = viewsOf("presence");
    const made = motions(beatOf(madeUp(kind)), view, view);
    expect(made.length).toBeGreaterThan(0);
    for (const atom of made.flatMap(atomsIn)) expect(atom).not.toMatch(/undefined|NaN|:$|::/);
  });

  it.each(Object.keys(TOLD))("of a real %s are of things that are drawn", (kind) => {
    const views = viewsOf(kind);
    const made = motions(beatOf((TOLD[kind] as Told).event), ...views);
    for (const atom of made.flatMap(atomsIn)) expect(isDrawn(atom, views), atom).toBe(true);
  });

  it("let a piece fly from where it stood to where it stands", () => {
    const [before, after] = viewsOf("moves");
    const { event } = TOLD.moves as Told;
    const [kind, from, to] = event.args;
    const [flight] = motions(beatOf(event), before, after);
    expect(flight).toMatchObject({ kind: "fly", face: "up" });
    const atoms = atomsIn(flight as Motion);
    expect(atoms[1]).toMatch(new RegExp(`^piece:${from}:${kind}:\\d$`));
    expect(atoms[2]).toMatch(new RegExp(`^piece:${to}:${kind}:\\d$`));
    expect(isDrawn(atoms[1] ?? "", [before])).toBe(true);
    expect(isDrawn(atoms[2] ?? "", [after])).toBe(true);
  });

  it("let a destroyed piece go from where it stood", () => {
    const [before, after] = viewsOf("destroys");
    const [gone] = motions(beatOf((TOLD.destroys as Told).event), before, after);
    expect(gone?.kind).toBe("go");
    expect(isDrawn(atomsIn(gone as Motion)[0] ?? "", [before])).toBe(true);
  });

  it("tell a Ravage by its number at the land", () => {
    const event: GameEvent = { n: 0, kind: "ravage", rule: "H-8.2", args: ["G5", 3] };
    expect(motions(beatOf(event), FIRST, FIRST)).toEqual([
      { kind: "strike", at: ["label:G5"], number: "−3" },
    ]);
  });

  it("count what flies the same way", () => {
    const event: GameEvent = { n: 0, kind: "draws-powers", rule: "", args: [1, "a", "b", "c", "d"] };
    const made = motions(beatOf(event), FIRST, FIRST);
    expect(made).toEqual([
      { kind: "fly", what: "seat:1", from: "pool:powers", to: "seat:1", face: "down", count: 4 },
    ]);
  });

  it("show one's own card in hand, and another's at their row", () => {
    const [view] = viewsOf("presence");
    const plays = (seat: number) =>
      motions(beatOf({ n: 0, kind: "plays", rule: "", args: [seat, "drought"] }), view, view);
    expect(plays(0)).toEqual([{ kind: "turn", at: ["power:drought"] }]);
    expect(plays(1)).toEqual([
      { kind: "turn", at: ["seat:1"] },
      { kind: "stage", card: "power:drought" },
    ]);
  });

  it("light what an unknown event names", () => {
    const beat = { ...beatOf({ n: 0, kind: "new", rule: "", args: [] }), atoms: ["land:G1"] };
    expect(motions(beat, FIRST, FIRST)).toEqual([{ kind: "lit", at: ["land:G1"] }]);
  });
});

describe("ghosts", () => {
  const picking = (
    prompt: string,
    args: Atom[],
    options: Choice[],
    pointed: number | null,
    notes: (Note | null)[] = [],
  ): Picking => {
    const ask: Ask = { prompt, args, options, rule: "", optional: false, notes };
    return { ask, picked: [], left: options, pointed: pointed === null ? null : (options[pointed] ?? null) };
  };
  const view: View = { ...FIRST, you: 0 };

  it("show presence where it would stand", () => {
    const options: Choice[] = [["land", "G4"], ["land", "G5"]];
    expect(ghosts(picking("presence-land", [], options, 1), view)).toEqual([
      { kind: "piece", at: "land:G5", what: "presence:0", seat: 0, count: 1 },
    ]);
    expect(ghosts(picking("presence-land", [], options, null), view)).toEqual([]);
  });

  it("show what a card costs, as the game tells it", () => {
    const note = { text: { id: "note-energy", args: { energy: 8, energy2: 6 } } };
    const chosen = picking("play-cards", [2, 8], [["play", "drought"], ["done"]], 0, [note, null]);
    expect(ghosts(chosen, view)).toEqual([{ kind: "change", at: "energy:0", from: "8", to: "6" }]);
  });

  it("leave the cost to the mat where other cards are planned", () => {
    const note = { text: { id: "note-energy", args: { energy: 8, energy2: 6 } } };
    const chosen = picking("play-cards", [2, 8], [["play", "drought"], ["done"]], 0, [note, null]);
    const [seen] = viewsOf("plays").map(horizons);
    const [card = ""] = seen?.spirits[0]?.hand ?? [];
    const choosing = { ...seen, you: 0, phase: "spirit" } as unknown as View;
    expect(seen?.spirits[0]?.done).toBe(false);
    Object.assign(plan, { seat: 0, turn: seen?.turn, cards: [card] });
    expect(ghosts(chosen, choosing)).toEqual([]);
    Object.assign(plan, { seat: -1, turn: -1, cards: [] });
    expect(ghosts(chosen, choosing)).toHaveLength(1);
  });

  it.each<[string, Choice, string, string, string]>([
    ["gather", ["gather", "G5", "dahan", 0], "land:G5", "land:G4", "piece:dahan"],
    ["push", ["push", "town", 1, "G7"], "land:G4", "land:G7", "piece:town"],
    ["fear-effect", ["move", "G1", "G2", "explorer", 0], "land:G1", "land:G2", "piece:explorer"],
  ])("show the way of a piece (%s)", (prompt, option, from, to, what) => {
    expect(ghosts(picking(prompt, ["G4", 1], [option, ["done"]], 0), view)).toEqual([
      { kind: "path", from, to },
      { kind: "piece", at: to, what, count: 1 },
    ]);
  });
});

describe("the course of a match", () => {
  const view = { ...horizons(viewsOf("presence")[0]), turn: 2 };

  it("is told by the view, the last row is its end", () => {
    const told = { ...view, history: [[0, 1, 5], [2, 1, 6], [9, 3, 4]] };
    expect(turnsOf(told)).toEqual([
      { turn: 0, fear: 0, blight: 1, invaders: 5 },
      { turn: 1, fear: 2, blight: 1, invaders: 6 },
      { turn: 2, fear: 9, blight: 3, invaders: 4 },
    ]);
    expect(turnsOf({ ...view, history: [[3, 1, 5]] }).map(({ turn }) => turn)).toEqual([2]);
  });

  it("was turned by moments, each of its turn", () => {
    const kinds = ["turn", "fear", "fear-card", "turn", "terror-level", "adds", "result"];
    const events = kinds.map((kind, n): GameEvent => ({ n, kind, rule: "", args: [n ? 2 : 1] }));
    expect(momentsOf(events).map(({ n, turn }) => [n, turn])).toEqual([[2, 1], [4, 2], [6, 2]]);
  });
});
