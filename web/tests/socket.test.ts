import { beforeEach, describe, expect, it } from "vitest";
import type { GameEvent, Refusal, StateMessage } from "../src/lib/protocol";
import { type Line, type Listener, TableSocket, type Told } from "../src/lib/socket";

/** The other end of a websocket. */
class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly url: string) {}

  send(text: string): void {
    if (this.closed) throw new Error("closed");
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.closed = true;
    this.onclose?.({ code: 1006 });
  }
  last(type: string): Record<string, unknown> | undefined {
    return this.sent.findLast((message) => message.type === type);
  }
}

/**
 * A service with one table: it keeps all events, tells each line what it has not seen, and can be
 * cut off at any moment.
 */
class FakeService {
  lines: FakeLine[] = [];
  events: GameEvent[] = [];
  count = 0;
  since = 0;

  open = (url: string): FakeLine => {
    const line = new FakeLine(url);
    this.lines.push(line);
    return line;
  };

  get line(): FakeLine {
    return this.lines[this.lines.length - 1] as FakeLine;
  }

  accept(seats: (number | null)[] = [0]): void {
    this.line.onopen?.();
    const hello = this.line.last("hello");
    this.since = Math.min(Number(hello?.since), this.events.length);
    this.line.say({ type: "table", you: seats, table: "t", game: "inis", seats: [], chat: [] });
    this.tell(seats);
  }

  happen(kinds: string[]): void {
    this.count += 1;
    for (const kind of kinds) {
      this.events.push({ n: this.events.length, kind, rule: "T-1", args: [] });
    }
  }

  tell(seats: (number | null)[] = [0]): void {
    for (const seat of seats) {
      if (this.since < this.events.length) {
        const events = this.events.slice(this.since);
        this.line.say({ type: "events", seat, since: this.since, events });
      }
      this.line.say({ type: "state", seat, count: this.count, version: 0, view: {}, ask: null });
    }
    this.since = this.events.length;
  }
}

class Ears implements Listener {
  lines: string[] = [];
  logs = new Map<number | null, readonly GameEvent[]>();
  states: StateMessage[] = [];
  refusals: Refusal[] = [];
  rematches: string[] = [];
  unsavedNow = false;
  line(state: string): void {
    this.lines.push(state);
  }
  table(): void {}
  state(state: StateMessage): void {
    this.states.push(state);
  }
  events(seat: number | null, { all }: Told): void {
    this.logs.set(seat, all);
  }
  chat(): void {}
  consent(): void {}
  rematch(table: string): void {
    this.rematches.push(table);
  }
  refused(refusal: Refusal): void {
    this.refusals.push(refusal);
  }
  unsaved(waits: boolean): void {
    this.unsavedNow = waits;
  }
  kinds(seat: number | null = 0): string[] {
    return (this.logs.get(seat) ?? []).map((event) => event.kind);
  }
}

let service: FakeService;
let ears: Ears;
let timers: { milliseconds: number; then: () => void }[];
let socket: TableSocket;

function made(tokens: string[] = ["seat-0.x"]): TableSocket {
  return new TableSocket("t", tokens, ears, {
    open: service.open,
    jitter: () => 0.5,
    wait: (milliseconds, then) => {
      const timer = { milliseconds, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  });
}

function elapse(): void {
  const [timer] = timers.splice(0, 1);
  timer?.then();
}

beforeEach(() => {
  service = new FakeService();
  ears = new Ears();
  timers = [];
  socket = made();
  socket.start();
});

describe("hello", () => {
  it("says who it is, in the message and not in the address", () => {
    service.accept();
    expect(service.line.url).toBe("/api/tables/t/live?since=0");
    expect(service.line.last("hello")).toMatchObject({ type: "hello", token: "seat-0.x", since: 0 });
    expect(ears.lines.at(-1)).toBe("open");
  });

  it("says several people at one screen, and none", () => {
    socket = made(["seat-0.x", "seat-1.y"]);
    socket.start();
    service.line.onopen?.();
    expect(service.line.last("hello")).toMatchObject({ token: null, tokens: ["seat-0.x", "seat-1.y"] });
    socket = made([]);
    socket.start();
    service.line.onopen?.();
    expect(service.line.last("hello")).toMatchObject({ token: null });
  });
});

describe("resume", () => {
  it("loses nothing and doubles nothing, whenever the line breaks", () => {
    service.accept();
    const told: string[] = [];
    for (let i = 0; i < 60; i++) {
      const kinds = Array.from({ length: i % 4 }, (_, j) => `e${i}.${j}`);
      told.push(...kinds);
      service.happen(kinds);
      if (i % 3 !== 0) service.tell();
      if (i % 5 === 0) {
        service.line.drop();
        elapse();
        service.accept();
      }
    }
    service.tell();
    expect(ears.kinds()).toEqual(told);
    expect((ears.logs.get(0) ?? []).map((event) => event.n)).toEqual(told.map((_, n) => n));
  });

  it("does not listen to a line that it has given up", () => {
    service.accept();
    const old = service.line;
    service.happen(["a"]);
    old.drop();
    elapse();
    service.accept();
    old.onmessage?.({
      data: JSON.stringify({ type: "events", seat: 0, since: 0, events: [{ n: 0, kind: "x" }] }),
    });
    expect(ears.kinds()).toEqual(["a"]);
  });

  it("asks again for everything when there is a gap", () => {
    service.happen(["a", "b"]);
    service.accept();
    const events = [{ n: 5, kind: "f", rule: "T-1", args: [] }];
    service.line.say({ type: "events", seat: 0, since: 5, events });
    expect(service.lines).toHaveLength(2);
    service.happen(["c", "d", "e", "f"]);
    service.accept();
    expect(service.line.last("hello")?.since).toBe(0);
    expect(ears.kinds()).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  it("forgets what was taken back", () => {
    service.happen(["a"]);
    service.happen(["b", "c"]);
    service.accept();
    service.line.say({
      type: "events",
      seat: 0,
      since: 1,
      events: [{ n: 1, kind: "d", rule: "T-1", args: [] }],
    });
    expect(ears.kinds()).toEqual(["a", "b", "c"]); // until the state that goes with them is there
    service.line.say({ type: "state", seat: 0, count: 2, version: 3, view: {}, ask: null });
    expect(ears.kinds()).toEqual(["a", "d"]);
  });

  it("asks again after an undo that told no events", () => {
    service.happen(["a"]);
    service.happen(["b"]);
    service.accept();
    service.count = 1;
    service.events.pop();
    service.line.say({ type: "state", seat: 0, count: 1, version: 3, view: {}, ask: null });
    expect(service.lines).toHaveLength(2);
    service.accept();
    expect(ears.kinds()).toEqual(["a"]);
  });

  it("keeps the logs of several people apart", () => {
    socket = made(["seat-0.x", "seat-1.y"]);
    socket.start();
    service.happen(["a"]);
    service.accept([0, 1]);
    service.happen(["b"]);
    service.tell([0, 1]);
    service.line.drop();
    service.happen(["c"]);
    elapse();
    service.accept([0, 1]);
    expect(ears.kinds(0)).toEqual(["a", "b", "c"]);
    expect(ears.kinds(1)).toEqual(["a", "b", "c"]);
  });

  it("waits longer after every failure, and less after success", () => {
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      service.line.drop();
      waits.push(timers[0]?.milliseconds ?? 0);
      elapse();
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000]);
    service.accept();
    service.line.drop();
    expect(timers[0]?.milliseconds).toBe(400);
  });

  it("takes a silent line for dead", () => {
    service.accept();
    elapse();
    expect(service.line.last("ping")).toBeTruthy();
    elapse();
    expect(ears.lines.at(-1)).toBe("broken");
    elapse();
    expect(service.lines).toHaveLength(2);
  });

  it("stops for good when the service refuses it", () => {
    service.line.onopen?.();
    service.line.say({ type: "refused", id: null, kind: "NoSuchTable", text: "no", rule: null });
    expect(ears.refusals).toHaveLength(1);
    expect(ears.lines.at(-1)).toBe("closed");
    expect(timers).toHaveLength(0);
  });
});

describe("choices", () => {
  it("are durable when accepted, and say how far the client has seen", async () => {
    service.happen([]);
    service.accept();
    const chosen = socket.choose(0, ["pass"]);
    const message = service.line.last("choose");
    expect(message).toMatchObject({ seat: 0, choice: ["pass"], count: 1 });
    service.line.say({ type: "accepted", id: message?.id, version: 2 });
    expect(await chosen).toBeNull();
  });

  it("bring back their refusal with its rule", async () => {
    service.accept();
    const chosen = socket.choose(0, ["pass"]);
    const id = service.line.last("choose")?.id;
    service.line.say({ type: "refused", id, kind: "IllegalChoice", text: "no", rule: "I-8.1" });
    expect(await chosen).toMatchObject({ rule: "I-8.1" });
    expect(ears.refusals).toHaveLength(0);
  });

  it("are sent again if the line broke and nothing has happened", async () => {
    service.accept();
    const chosen = socket.choose(0, ["pass"]);
    service.line.drop();
    elapse();
    service.accept();
    const again = service.line.last("choose");
    expect(again).toMatchObject({ choice: ["pass"] });
    service.line.say({ type: "accepted", id: again?.id, version: 1 });
    expect(await chosen).toBeNull();
  });

  it("are not sent twice if the table has moved on", async () => {
    service.accept();
    const chosen = socket.choose(0, ["pass"]);
    service.happen(["passes"]); // it arrived; only the answer was lost
    service.line.drop();
    elapse();
    service.accept();
    expect(service.line.last("choose")).toBeUndefined();
    expect(await chosen).toBeNull();
    expect(ears.kinds()).toEqual(["passes"]);
  });

  it("wait for a line that is not there yet", () => {
    void socket.choose(0, ["pass"]);
    expect(service.line.sent).toHaveLength(0);
    service.accept();
    expect(service.line.last("choose")).toBeTruthy();
  });
});

describe("choices that could not be kept", () => {
  function refuse(kind = "NotKept"): Record<string, unknown> {
    const sent = service.line.last("choose") as Record<string, unknown>;
    const text = "the database's disk is full";
    service.line.say({ type: "refused", id: sent.id, kind, text, rule: null });
    return sent;
  }
  function tries(): number {
    return service.line.sent.filter((message) => message.type === "choose").length;
  }
  /** The pauses before the next try; pings have longer ones. */
  function pauses(): typeof timers {
    return timers.filter((timer) => timer.milliseconds <= 10_000);
  }
  function passes(): void {
    const [pause] = pauses();
    timers = timers.filter((timer) => timer !== pause);
    pause?.then();
  }

  it("are sent again as they were, with longer and longer pauses, until they are kept", async () => {
    service.accept();
    const chosen = socket.choose(0, ["pass"]);
    const first = refuse();
    expect(ears.unsavedNow).toBe(true);
    expect(ears.refusals).toHaveLength(0);
    service.happen(["passes"]); // somebody else's choice, while the question stays the same
    service.tell();
    expect(pauses().map((timer) => timer.milliseconds)).toEqual([400]);
    passes();
    expect(service.line.last("choose")).toEqual(first);
    refuse("NotRead");
    expect(pauses().map((timer) => timer.milliseconds)).toEqual([800]);
    passes();
    expect(tries()).toBe(3);
    service.line.say({ type: "accepted", id: first.id, version: 1 });
    expect(await chosen).toBeNull();
    expect(ears.unsavedNow).toBe(false);
    expect(pauses()).toHaveLength(0);
  });

  it("are sent at once when the person wants it", () => {
    service.accept();
    void socket.choose(0, ["pass"]);
    refuse();
    socket.saveNow();
    expect(tries()).toBe(2);
    expect(pauses()).toHaveLength(0);
    socket.saveNow();
    expect(tries()).toBe(2);
  });

  it("are not sent any more once they are given up", async () => {
    service.accept();
    const chosen = socket.choose(0, ["pass"]);
    refuse();
    socket.giveUp();
    expect(await chosen).toBeNull();
    expect(ears.unsavedNow).toBe(false);
    expect(pauses()).toHaveLength(0);
    expect(tries()).toBe(1);
  });

  it("are answered by any other refusal", async () => {
    service.accept();
    const chosen = socket.choose(0, ["pass"]);
    refuse();
    passes();
    refuse("Faster");
    expect(await chosen).toMatchObject({ kind: "Faster" });
    expect(ears.unsavedNow).toBe(false);
  });

  it("are sent once by the next line, where the last one broke", async () => {
    service.accept();
    const chosen = socket.choose(0, ["pass"]);
    const first = refuse();
    service.line.drop();
    expect(pauses()).toHaveLength(1); // before the next line, not before the next try
    passes();
    service.accept();
    expect(tries()).toBe(1);
    service.line.say({ type: "accepted", id: first.id, version: 1 });
    expect(await chosen).toBeNull();
  });
});

it("comes again where the service can't read the table now", () => {
  service.line.onopen?.();
  service.line.say({ type: "refused", id: null, kind: "NotRead", text: "away", rule: null });
  service.line.drop();
  expect(ears.refusals).toHaveLength(0);
  expect(ears.lines.at(-1)).toBe("broken");
  elapse();
  expect(service.lines).toHaveLength(2);
});

it("passes on a rematch", () => {
  service.accept();
  service.line.say({ type: "rematch", table: "next", seats: [] });
  expect(ears.rematches).toEqual(["next"]);
});
