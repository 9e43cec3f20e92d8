import { describe, expect, it, vi } from "vitest";
import { CONTRACT, type Face, type Kit } from "../src/kit/contract";
import { noteOf } from "../src/lib/options";
import type { Ask, GameInfo } from "../src/lib/protocol";
import { chanceOf, closingOf, isGrave } from "../src/table/answers";
import { type Loader, loadFace } from "../src/table/faces";

const GENERIC: Face = { reserves: {}, parts: { board: { mount: vi.fn() } }, emblem: "", seats: [] };
const KIT = {} as Kit;

function game(face: GameInfo["face"]): GameInfo {
  return { id: "toy", face, facts: "/facts.json" } as GameInfo;
}

function loader(module: unknown): Loader & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    module: async (url) => {
      asked.push(url);
      if (module instanceof Error) throw module;
      return module;
    },
    style: async (url) => void asked.push(url),
    facts: async () => ({ cards: 3 }),
  };
}

describe("the face of a game", () => {
  const hand = { mount: vi.fn() };
  const made = { ...GENERIC, parts: { hand } };
  const card = { url: "/games/toy/face/1/face.js", style: "/games/toy/face/1/face.css", contract: CONTRACT };

  it("comes with its style sheet and facts; the generic face draws what it lacks", async () => {
    const from = loader({ contract: CONTRACT, default: () => made });
    const { face, facts, problem } = await loadFace(game(card), KIT, GENERIC, from);
    expect(face.parts).toEqual({ ...GENERIC.parts, hand });
    expect([facts, problem]).toEqual([{ cards: 3 }, ""]);
    expect(from.asked.map((url) => new URL(url).pathname)).toEqual([card.url, card.style]);
  });

  it("is the generic one for a game without a drawing", async () => {
    const { face, problem } = await loadFace(game(null), KIT, GENERIC, loader({}));
    expect([face, problem]).toEqual([GENERIC, ""]);
  });

  it("is the generic one where the contract is another", async () => {
    const old = await loadFace(game({ ...card, contract: 1 }), KIT, GENERIC, loader({}));
    expect([old.face, old.problem]).toEqual([GENERIC, "contract"]);
    const other = loader({ contract: 3, default: () => made });
    expect((await loadFace(game(card), KIT, GENERIC, other)).problem).toBe("contract");
  });

  it("is the generic one where it can't be loaded", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const { face, problem } = await loadFace(game(card), KIT, GENERIC, loader(new Error("no")));
    expect([face, problem]).toEqual([GENERIC, "failed"]);
    expect(complaints).toHaveBeenCalledOnce();
    complaints.mockRestore();
  });
});

describe("the answer that closes a question", () => {
  const ask = (options: Ask["options"], notes: Ask["notes"] = []): Ask => {
    return { prompt: "x", options, rule: "", args: [], optional: false, notes };
  };

  it("names nothing, among answers that do", () => {
    expect(closingOf(ask([["go", "a"], ["pass"]]), [])).toBe(1);
    expect(closingOf(ask([["go", "a"], ["pretender"], ["pass"]]), [])).toBe(2);
    expect(closingOf(ask([["go", "a"], ["go", "b"]]), [])).toBe(-1);
  });

  it("is none of two equals, but the only one there is", () => {
    expect(closingOf(ask([["agree"], ["refuse"]]), [])).toBe(-1);
    expect(closingOf(ask([["done"]]), [])).toBe(0);
  });

  it("is the one that the game marks", () => {
    const options = [["pass"], ["pretender"], ["go", "a"]];
    expect(closingOf(ask(options, [{ forgoes: true }, null, null]), [])).toBe(0);
  });

  it("leaves the chance that it gives up as an answer that stands out", () => {
    const options = [["go", "a"], ["pass"], ["pretender"]];
    expect(chanceOf(ask(options, [null, { forgoes: true }, null]), [])).toBe(2);
    expect(chanceOf(ask(options, [null, { ends: true }, null]), [])).toBe(-1);
    expect(chanceOf(ask([["go", "a"], ["decline"]], [null, { forgoes: true }]), [])).toBe(-1);
    expect(chanceOf(ask(options), [])).toBe(-1);
  });

  it("is no step that the game declares, though it names nothing", () => {
    const options = [["go", "a"], ["reclaim"]];
    expect(closingOf(ask(options), ["reclaim"])).toBe(-1);
    expect(closingOf(ask([...options, ["pass"]]), ["reclaim"])).toBe(2);
  });

  it("is grave if the game says so", () => {
    const asked = ask([["go", "a"], ["pass"]], [null, { ends: true }]);
    expect(isGrave(noteOf(asked, ["pass"]))).toBe(true);
    expect(isGrave(noteOf(asked, ["go", "a"]))).toBe(false);
    expect(isGrave({ nothing: true })).toBe(false);
  });
});
