import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { app, myTables } from "../src/lib/app.svelte";
import { ownSeat, TableDoor } from "../src/lib/door";
import type { MyTable } from "../src/lib/mytables";
import { lookAt } from "../src/lib/standing";
import type { TableModel } from "../src/table/model.svelte";
import { Words } from "../src/lib/words";

interface Request {
  path: string;
  body: unknown;
  token: string;
}

const SOURCE = `
web-webhook-refused = refused
web-webhook-kept = kept
web-leave = Leave
web-leave-sure = Leave?
`;

let requests: Request[] = [];
let answers: Record<string, [status: number, body: unknown]> = {};

beforeEach(() => {
  requests = [];
  answers = {};
  localStorage.clear();
  app.notes = [];
  app.words = Words.parse("en", SOURCE);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const token = (headers.Authorization ?? "").replace("Bearer ", "");
    requests.push({ path, body: init.body ? JSON.parse(String(init.body)) : null, token });
    const [status, body] = answers[`${path} ${token}`] ?? answers[path] ?? [404, {}];
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function modelOf(mine: number[], owner = ""): TableModel {
  return {
    table: "old",
    mine,
    owner,
    viewer: mine[0] ?? null,
    names: [],
    info: { game: "inis", seats: [{ kind: "person" }, { kind: "bot", bot: "random" }] },
    game: { bots: ["easy", "random", "greedy"] },
    state: null,
    tokenOf: (seat: number) => `seat-${seat}.x`,
    givingUp: (_: number, work: () => Promise<unknown>) => work(),
  } as unknown as TableModel;
}

describe("an invitation to a seat of this browser", () => {
  const path = "/api/tables/old";

  beforeEach(() => {
    myTables.keep("old", { game: "inis", tokens: { 0: "seat-0.x", 1: "seat-1.y" } });
  });

  it("opens all of its seats", async () => {
    answers[`${path} seat-1.y`] = [200, { table: {}, state: { seat: 1 } }];
    expect(await ownSeat("old", 1)).toEqual(["seat-0.x", "seat-1.y"]);
    expect(await ownSeat("other", 1)).toBeNull();
  });

  it("is for sitting down again when the seat was given away meanwhile", async () => {
    answers[`${path} seat-1.y`] = [200, { table: {}, state: { seat: null } }];
    expect(await ownSeat("old", 1)).toBeNull();
    expect(myTables.find("old")?.tokens).toEqual({ 0: "seat-0.x" });
    answers[`${path} seat-0.x`] = [403, { error: { kind: "Forbidden", text: "no" } }];
    expect(await ownSeat("old", 0)).toBeNull();
    expect(myTables.find("old")?.tokens).toEqual({});
  });
});

describe("a rematch", () => {
  it("brings this browser's own seats and, to the owner, the owner's token", async () => {
    const path = "/api/tables/old/rematch";
    answers[`${path} seat-0.x`] = [200, { table: "new", seats: [{ seat: 1, token: "seat-1.n" }] }];
    answers[`${path} seat-1.x`] = [200, { table: "new", seats: [{ seat: 2, token: "seat-2.n" }] }];
    answers[`${path} owner.o`] = [
      200,
      { table: "new", owner: "owner.n", seats: [{ seat: 0, invite: "invite-0.n" }] },
    ];
    await new TableDoor(modelOf([0, 1], "owner.o")).rematch();
    expect(location.pathname + location.hash).toBe("/t/new#seat-1.n,seat-2.n");
    expect(myTables.find("new")).toMatchObject({
      game: "inis",
      owner: "owner.n",
      invites: { 0: "invite-0.n" },
      tokens: { 1: "seat-1.n", 2: "seat-2.n" },
    });
  });
});

describe("seats", () => {
  it("are left to a bot after a second question only", async () => {
    answers["/api/tables/old/seat"] = [200, { seat: 0, kind: "bot" }];
    myTables.keep("old", { game: "inis", tokens: { 0: "seat-0.x" } });
    const door = new TableDoor(modelOf([0]));
    const first = door.leave(0);
    app.question?.answer(null);
    await first;
    expect(requests).toEqual([]);
    const second = door.leave(0);
    app.question?.answer("");
    await second;
    expect(requests[0]).toMatchObject({
      token: "seat-0.x",
      body: { seat: 0, kind: "bot", bot: "easy" },
    });
    expect(myTables.find("old")?.tokens).toEqual({});
    expect(location.hash).toBe("#watch");
  });

  it("of bots are taken by the owner", async () => {
    answers["/api/tables/old/seat"] = [200, { seat: 1, kind: "person", token: "seat-1.n" }];
    myTables.keep("old", { tokens: { 0: "seat-0.x" }, owner: "owner.o" });
    await new TableDoor(modelOf([0], "owner.o")).takeSeat(1);
    expect(requests[0]).toMatchObject({ token: "owner.o", body: { seat: 1, kind: "me" } });
    expect(location.hash).toBe("#seat-0.x,seat-1.n");
  });
});

describe("turn notices", () => {
  it("say kindly that the host does not send there", async () => {
    answers["/api/tables/old/webhook"] = [400, { error: { kind: "BadRequest", text: "no" } }];
    await new TableDoor(modelOf([0])).setWebhook("https://nowhere.example");
    expect(app.notes.map((note) => note.text)).toEqual(["refused"]);
    answers["/api/tables/old/webhook"] = [200, { ok: true }];
    await new TableDoor(modelOf([0])).setWebhook("https://hooks.example");
    expect(app.notes.map((note) => note.text)).toContain("kept");
  });
});

describe("how my tables stand", () => {
  const row = { table: "t", tokens: { 1: "seat-1.x" } } as unknown as MyTable;
  const path = "/api/tables/t/standing";
  const shown = (asked: number[], over = false) => ({ names: ["P0", "P1"], asked, round: 4, over });

  it("tells whose turn it is, and what has ended or gone", async () => {
    answers[path] = [200, shown([1])];
    expect((await lookAt(row)).standing).toBe("mine");
    answers[path] = [200, shown([0])];
    expect((await lookAt(row)).standing).toBe("waiting");
    answers[path] = [200, shown([], true)];
    expect((await lookAt(row)).standing).toBe("over");
    answers[path] = [404, { error: { kind: "NoSuchTable", text: "" } }];
    expect((await lookAt(row)).standing).toBe("gone");
    answers[path] = [403, { error: { kind: "Forbidden", text: "" } }];
    expect((await lookAt(row)).standing).toBe("unknown");
  });

  it("tells who sits there and how far they are", async () => {
    answers[path] = [200, shown([1])];
    expect((await lookAt(row)).seen).toEqual({ names: ["P0", "P1"], round: 4 });
    answers[path] = [404, { error: { kind: "NoSuchTable", text: "" } }];
    expect((await lookAt(row)).seen).toBeNull();
  });
});

describe("a download", () => {
  it("keeps the save as it is, with all digits of its seed", async () => {
    const text = '{"crannog":1,"seed":9223372036854775807}';
    vi.stubGlobal("fetch", async () => new Response(text));
    const kept: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      kept.push(blob as Blob);
      return "blob:x";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await new TableDoor(modelOf([0])).download();
    expect(await kept[0]?.text()).toBe(text);
    vi.restoreAllMocks();
  });
});
