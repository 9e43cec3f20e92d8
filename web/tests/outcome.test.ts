import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { app } from "../src/lib/app.svelte";
import type { ChatLine } from "../src/lib/protocol";
import type { TableModel } from "../src/table/model.svelte";
import { Words } from "../src/lib/words";
import Chat from "../src/ui/Chat.svelte";
import OriginNote from "../src/ui/OriginNote.svelte";
import EndPage from "../src/table/EndPage.svelte";

const SOURCE = `
seat-0 = Green
seat-1 = Blue
web-won = won
web-lost-match = did not win
web-lost-together = defeat
web-rematch = Rematch
web-rematch-note = Everyone sits one seat further.
web-replay = Replay
web-nav-lobby = Lobby
web-chat = Chat
web-chat-empty = Silence
web-chat-write = Write
web-chat-send = Send
web-spectator = Spectator
web-told-bot = A bot plays: { $seat }
web-told-joined = { $name } sits down: { $seat }
web-origin-save = From a save.
`;

const words = Words.parse("en", SOURCE);
let shown: (() => void)[] = [];

/** What a part of the page says. */
function text(made: object): string {
  flushSync();
  shown.push(() => void unmount(made));
  return document.body.textContent ?? "";
}

beforeEach(() => {
  app.words = words;
});
afterEach(() => {
  for (const stop of shown) stop();
  shown = [];
  document.body.innerHTML = "";
});

describe("the end of a match", () => {
  function end(outcomes: string[], cooperative: boolean): string {
    const model = {
      viewer: 0,
      table: "t",
      info: { game: "toy" },
      game: { cooperative },
      state: { result: { outcomes } },
    } as unknown as TableModel;
    return text(mount(EndPage, { target: document.body, props: { model, words } }));
  }

  it("is a defeat for those who lose together", () => {
    const said = end(["loss", "loss"], true);
    expect(said).toContain("defeat");
    expect(said).not.toContain("did not win");
  });

  it("has losers where one wins", () => {
    const said = end(["win", "loss"], false);
    expect(said).toContain("won");
    expect(said).toContain("did not win");
    expect(document.querySelector(".main")?.getAttribute("title")).toContain("one seat further");
  });

  it("speaks of no other seats to somebody alone", () => {
    end(["win"], true);
    expect(document.querySelector(".main")?.getAttribute("title")).toBeNull();
  });
});

describe("what the table itself tells", () => {
  it("is not said by anybody", () => {
    const lines: ChatLine[] = [
      { seat: 1, name: "Bran", text: "", at: 0, notice: "joined" },
      { seat: 0, name: "", text: "", at: 0, notice: "bot" },
      { seat: 1, name: "Bran", text: "hello", at: 0 },
    ];
    const said = text(mount(Chat, { target: document.body, props: { lines, words, say: () => {} } }));
    expect(said).toContain("Bran sits down: Blue");
    expect(said).toContain("A bot plays: Green");
    expect(said).toContain("hello");
    expect(document.querySelectorAll("strong")).toHaveLength(1);
  });

  it("is that whoever opened it may know more", () => {
    expect(text(mount(OriginNote, { target: document.body, props: { origin: "save" } }))).toContain(
      "From a save.",
    );
    document.body.innerHTML = "";
    expect(text(mount(OriginNote, { target: document.body, props: {} })).trim()).toBe("");
  });
});
