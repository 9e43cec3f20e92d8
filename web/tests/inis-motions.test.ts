import { describe, expect, it } from "vitest";
import { ghosts } from "../../src/crannog/games/inis/face/ghosts";
import { motions, MOVING, ownerOf } from "../../src/crannog/games/inis/face/motions";
import { drawPiece } from "../../src/crannog/games/inis/face/pieces";
import type { Beat, Motion, Picking } from "../src/kit/contract";
import type { Ask, Choice, GameEvent, Json, Patch, View } from "../src/lib/protocol";
import { fold } from "../src/playback/patches";
import fixture from "./fixtures/inis.json";

interface Told {
  before: Patch; // how the view differed from the first one
  event: GameEvent;
}

const TOLD = fixture.beats as unknown as Record<string, Told>;
const FIRST = fixture.view as unknown as View;

function beatOf(event: GameEvent): Beat {
  const { n, kind, args, secret, patch = [] } = event;
  return { n, kind, args, ...(secret ? { secret } : {}), patch, atoms: [], events: [event] };
}

function played(kind: string): { motions: Motion[]; before: View; after: View; event: GameEvent } {
  const { before: rows, event } = TOLD[kind] as Told;
  const before = fold(FIRST, rows) as View;
  const after = fold(before, event.patch ?? []) as View;
  return { motions: motions(beatOf(event), before, after), before, after, event };
}

function atomsIn(motion: Motion): string[] {
  if (motion.kind === "fly") return [motion.what, motion.from, motion.to];
  if (motion.kind === "ray") return [motion.from, motion.to];
  return "at" in motion ? [...motion.at] : [];
}

/** Where a clash goes on, or waits. */
function fightsIn(view: View): unknown[] {
  const { territory = "" } = (view.clash ?? {}) as { territory?: string };
  return [territory, ...(view.waiting as unknown[])];
}

/** Whether the face draws such a thing, in one of the two views. */
function isDrawn(atom: string, views: View[]): boolean {
  const [kind = "", first = "", second = ""] = atom.split(":");
  const seats = Number(FIRST.seats);
  const tiles = (view: View) => view.territories as Record<string, { clans: Record<string, number> }>;
  if (kind === "territory") return views.some((view) => first in tiles(view));
  if (kind === "fight") return views.some((view) => fightsIn(view).includes(first));
  if (kind === "clans") return views.some((view) => (tiles(view)[first]?.clans[second] ?? 0) > 0);
  if (["citadel", "sanctuary", "capital", "festival"].includes(kind)) return first in tiles(views[1] as View);
  if (kind === "hand") return ["action", "advantage", "epic"].includes(first) && Number(second) < seats;
  if (kind === "clan" || kind === "back" || kind === "piece") return drawPiece(atom) !== null;
  if (["seat", "reserve", "deeds", "pretender", "fighter"].includes(kind)) return Number(first) < seats;
  if (kind === "pile") {
    const piles = "stack citadels sanctuaries action-deck action-discard aside epic-deck epic-discard";
    return piles.split(" ").includes(first);
  }
  if (kind === "card" || kind === "played") return first in fixture.facts.cards;
  return atom === "crows";
}

describe("motions", () => {
  it("know every kind of event that the game tells, and no other", () => {
    expect([...MOVING].sort()).toEqual(Object.keys(fixture.game.events).sort());
    expect(Object.keys(TOLD).sort()).toEqual([...MOVING].sort());
  });

  it.each(Object.keys(fixture.game.events))("of %s move things that are drawn", (kind) => {
    const { motions: shown, before, after } = played(kind);
    expect(shown.length).toBeGreaterThan(0);
    for (const atom of shown.flatMap(atomsIn)) {
      expect(isDrawn(atom, [before, after]), atom).toBe(true);
    }
  });

  it("put an Epic Tale that somebody else plays on the stage", () => {
    const { before, after } = played("plays");
    const held = (view: View, epic: number) => {
      const counts = view.counts as Record<string, Json>;
      return { ...view, you: 0, counts: { ...counts, 1: { ...(counts[1] as object), epic } } };
    };
    const event = { n: 1, kind: "plays", rule: "I-9.1", args: [1, "eriu", "season"] };
    const kinds = (left: number) => motions(beatOf(event), held(before, 2), held(after, left)).map((one) => one.kind);
    expect(kinds(1)).toEqual(["stage", "lit"]);
    expect(kinds(2)).toEqual(["fly"]);
  });

  it("tell by a banner once who could claim victory from now on", () => {
    const { before, after, event } = played("places");
    const seat = Number(event.args[0]);
    const rows = after.victory as Record<string, Record<string, Json>>;
    const victory = { ...rows, [seat]: { ...rows[seat], met: 1 } } as unknown as Json;
    const met = { ...after, victory } as View;
    const says = { id: "board-can-claim", args: { seat } };
    expect(motions(beatOf(event), before, met)).toContainEqual({ kind: "banner", says });
    const still = { ...before, victory } as View;
    expect(motions(beatOf(event), still, met).map(({ kind }) => kind)).not.toContain("banner");
  });

  it("let clans travel from where they were to where they are", () => {
    const { motions: shown, event } = played("moves");
    const [seat, from, to] = event.args;
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ kind: "fly", from: `clans:${from}:${seat}`, to: `clans:${to}:${seat}` });
  });

  it("bring new clans from their owner's reserve", () => {
    const { motions: shown, event } = played("places");
    const [seat, territory, count] = event.args;
    expect(shown).toEqual([
      { kind: "fly", what: `clan:${seat}`, from: `reserve:${seat}`, to: `clans:${territory}:${seat}`, count },
    ]);
  });

  it("show cards of others by their backs, and one's own as they are", () => {
    const view = { ...FIRST, you: 0 } as View;
    const drawn = (args: number[], secret?: string[]) =>
      motions(beatOf({ n: 0, kind: "draws", rule: "", args, ...(secret ? { secret } : {}) }), view, view);
    expect(drawn([1, 1])).toEqual([
      { kind: "fly", what: "back:epic", from: "pile:epic-deck", to: "hand:epic:1" },
    ]);
    expect(drawn([0, 1], ["eriu"])).toEqual([
      { kind: "fly", what: "card:eriu", from: "pile:epic-deck", to: "card:eriu" },
    ]);
  });

  it("deal to a row what is not drawn yet", () => {
    const dealt = (view: View) => {
      const event = { n: 0, kind: "dealt", rule: "", args: [0, 2], secret: ["bard", "geis"] };
      return motions(beatOf(event), FIRST, { ...view, you: 0 } as View);
    };
    const before = { ...FIRST, hand: [], draft: { cards: [], kept: [], passed: [] } } as unknown as View;
    expect(dealt(before)).toEqual([
      { kind: "fly", what: "back:action", from: "pile:action-deck", to: "hand:action:0", count: 2 },
    ]);
    const lying = { ...before, draft: { cards: ["bard", "geis"], kept: [], passed: [] } } as View;
    expect(dealt(lying).map((motion) => "to" in motion && motion.to)).toEqual(["card:bard", "card:geis"]);
  });

  it("say only one banner, and light what an unknown event names", () => {
    const twice = { ...beatOf(TOLD.season?.event as GameEvent) };
    const events = [twice.events[0], twice.events[0]] as GameEvent[];
    expect(motions({ ...twice, events }, FIRST, FIRST)).toEqual([{ kind: "banner" }]);
    const unknown = { ...beatOf({ n: 0, kind: "dances", rule: "", args: [] }), atoms: ["seat:1"] };
    expect(motions(unknown, FIRST, FIRST)).toEqual([{ kind: "lit", at: ["seat:1"] }]);
  });
});

describe("ghosts", () => {
  const ask = (prompt: string, args: (string | number)[], ...options: Choice[]): Ask => ({
    prompt,
    args,
    options,
    rule: "",
    optional: false,
  });
  const picking = (asked: Ask, pointed: Choice | null, ...picked: string[]): Picking => ({
    ask: asked,
    picked,
    left: asked.options,
    pointed,
  });
  const view = (orders: Json[] = []): View => ({ ...FIRST, you: 0, orders });

  it("send clans on their way while an option is pointed at", () => {
    const asked = ask("move-to", ["migration", "hills", 3], ["move", "moor", 1], ["move", "moor", 2]);
    expect(ghosts(picking(asked, ["move", "moor", 2]), view())).toEqual([
      { kind: "path", from: "territory:hills", to: "territory:moor", seat: 0, count: 2 },
      { kind: "piece", at: "territory:moor", what: "clan:0", seat: 0 },
    ]);
  });

  it("keep what was ordered before, until it is declared", () => {
    const asked = ask("place-clan", ["new_clans", 1], ["territory", "hills"], ["territory", "moor"]);
    const shown = ghosts(picking(asked, ["territory", "moor"]), view([["", "hills", 1]]));
    expect(shown).toEqual([
      { kind: "piece", at: "territory:hills", what: "clan:0", seat: 0, count: 1 },
      { kind: "piece", at: "territory:moor", what: "clan:0", seat: 0, count: 1 },
    ]);
  });

  it("show a building where it would stand", () => {
    const asked = ask("citadel", ["citadel"], ["territory", "hills"], ["territory", "moor"]);
    expect(ghosts(picking(asked, ["territory", "hills"]), view())).toEqual([
      { kind: "piece", at: "territory:hills", what: "piece:citadel" },
    ]);
    expect(ghosts(picking(asked, null), view())).toEqual([]);
  });

  it("are not for who only watches", () => {
    const asked = ask("citadel", ["citadel"], ["territory", "hills"]);
    expect(ghosts(picking(asked, ["territory", "hills"]), { ...FIRST, you: null })).toEqual([]);
  });
});

describe("what lies before a player", () => {
  it("is theirs, and all else is nobody's", () => {
    const owned = ["hand:epic:2", "reserve:0", "deeds:1", "pretender:3"];
    expect(owned.map(ownerOf)).toEqual([2, 0, 1, 3]);
    expect(["clans:hills:1", "territory:hills", "pile:epic-deck", "card:bard"].map(ownerOf)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
