/**
 * The live half of the protocol: one websocket per table, reopened for as long as the page is.
 *
 * Events are numbered. After a break the client says which number it has not seen, and takes what
 * comes from there: nothing is lost, and nothing is told twice. A choice that was under way when
 * the line broke is sent again only if the table has not moved at all since. A choice that the
 * service could not keep is sent again after a while, for as long as its question is asked.
 */

import type {
  ChatLine,
  Choice,
  EventsMessage,
  GameEvent,
  Hint,
  NewSeat,
  Patch,
  Refusal,
  Seat,
  ServerMessage,
  StateMessage,
  TableInfo,
  WhyNot,
} from "./protocol";

export type LineState = "connecting" | "open" | "broken" | "closed";

/** As much of a WebSocket as is needed, so that tests can hand in their own. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** All events of a seat, and what is new among them. */
export interface Told {
  all: readonly GameEvent[];
  news: readonly GameEvent[];
  rest: Patch; // what changed besides, after the last of them
  taken: readonly GameEvent[]; // events that have been taken back
}

export interface Listener {
  line(state: LineState, retryIn: number): void;
  table(table: TableInfo): void;
  state(state: StateMessage): void;
  events(seat: Seat | null, told: Told): void; // right before the state that they lead to
  chat(line: ChatLine): void;
  consent(seat: Seat | null): void;
  rematch(table: string, seats: NewSeat[]): void;
  refused(refusal: Refusal): void;
  unsaved(waits: boolean): void; // a choice that could not be kept waits for its next try
}

type Answer = Refusal | Hint | WhyNot | null;

/** Messages that change nothing, and may be sent again whatever has happened meanwhile. */
const QUESTIONS = new Set<unknown>(["hint", "why-not"]);

interface Waiting {
  message: Record<string, unknown>;
  settle: (answer: Answer) => void;
  refusals: number; // so often the service could not keep it
  pause: (() => void) | null; // ends the pause before the next try
}

export interface SocketOptions {
  open?: (url: string) => Line;
  wait?: (milliseconds: number, then: () => void) => () => void;
  jitter?: () => number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 15_000;
/** What the service answers while its database is in trouble: nothing has changed. */
const NOT_NOW: ReadonlySet<string> = new Set(["NotKept", "NotRead"]);

export class TableSocket {
  private line: Line | null = null;
  private stopTimers: (() => void)[] = [];
  private tries = 0;
  private nextId = 1;
  private readonly waiting = new Map<number, Waiting>();
  private readonly logs = new Map<Seat | null, GameEvent[]>();
  private readonly counts = new Map<Seat | null, number>();
  private readonly told = new Map<Seat | null, Told>(); // events that came since the last state
  private undos = 0; // as many have been taken back
  private heard = false; // a state has come on this line
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly tokens: readonly string[],
    private readonly listener: Listener,
    private readonly options: SocketOptions = {},
  ) {}

  start(): void {
    this.ended = false;
    this.connect();
  }

  stop(): void {
    this.ended = true;
    this.hangUp();
    for (const id of [...this.waiting.keys()]) this.settle(id, null);
    this.listener.line("closed", 0);
  }

  /** Opens the line at once instead of waiting. */
  reconnect(): void {
    if (this.ended) return;
    this.tries = 0;
    this.hangUp();
    this.connect();
  }

  // -- saying ---------------------------------------------------------------------------------

  /** Resolves to null when the choice is durable, or to the refusal. */
  choose(seat: Seat, choice: Choice): Promise<Refusal | null> {
    const count = this.counts.get(seat) ?? 0;
    return this.ask({ type: "choose", seat, choice, count }) as Promise<Refusal | null>;
  }

  /** Sends at once what could not be kept, instead of waiting. */
  saveNow(): void {
    for (const one of this.pausing()) {
      this.endPause(one);
      this.send(one.message);
    }
  }

  /** The question has changed: what could not be kept as its answer is not sent any more. */
  giveUp(): void {
    for (const one of this.pausing()) this.settle(one.message.id as number, null);
  }

  undo(seat: Seat): Promise<Refusal | null> {
    return this.ask({ type: "undo", seat }) as Promise<Refusal | null>;
  }

  hint(seat: Seat): Promise<Refusal | Hint | null> {
    return this.ask({ type: "hint", seat }) as Promise<Refusal | Hint | null>;
  }

  /** Asks why a choice is not offered; it is never played. */
  whyNot(seat: Seat, choice: Choice): Promise<Refusal | WhyNot | null> {
    return this.ask({ type: "why-not", seat, choice }) as Promise<Refusal | WhyNot | null>;
  }

  consent(seat: Seat, yes: boolean): void {
    this.tell({ type: "consent", seat, yes });
  }

  chat(seat: Seat | null, text: string): void {
    this.tell({ type: "chat", text, ...(seat === null ? {} : { seat }) });
  }

  quiet(seat: Seat, trigger: string, on: boolean): void {
    this.tell({ type: "quiet", seat, trigger, on });
  }

  /** Asked even when it can only decline, so that nobody can tell; or not. */
  always(seat: Seat, on: boolean): void {
    this.tell({ type: "always", seat, on });
  }

  private ask(content: Record<string, unknown>): Promise<Answer> {
    const id = this.nextId++;
    const message = { ...content, id };
    return new Promise((settle) => {
      this.waiting.set(id, { message, settle, refusals: 0, pause: null });
      if (this.heard) this.send(message);
    });
  }

  private tell(content: Record<string, unknown>): void {
    this.send({ ...content, id: this.nextId++ });
  }

  private send(message: unknown): void {
    try {
      this.line?.send(JSON.stringify(message));
    } catch {
      // The line is closing; its onclose takes care of the rest.
    }
  }

  // -- the line -------------------------------------------------------------------------------

  private connect(): void {
    const open = this.options.open ?? openWebSocket;
    const since = this.since();
    const line = open(`/api/tables/${encodeURIComponent(this.table)}/live?since=${since}`);
    this.line = line;
    this.heard = false;
    this.listener.line("connecting", 0);
    line.onopen = () => {
      if (this.line !== line) return;
      const [token = null] = this.tokens;
      const several = this.tokens.length > 1;
      this.send({
        type: "hello",
        token: several ? null : token,
        ...(several ? { tokens: this.tokens } : {}),
        since,
        undos: this.undos,
      });
      this.keepAlive(line);
    };
    line.onmessage = (event) => {
      if (this.line === line) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    line.onclose = () => {
      if (this.line === line) this.broken();
    };
  }

  /** The number of the next event that some seat has not seen. */
  private since(): number {
    if (!this.logs.size) return 0;
    return Math.min(...[...this.logs.values()].map((log) => log.length));
  }

  private hangUp(): void {
    for (const stop of this.stopTimers) stop();
    this.stopTimers = [];
    for (const one of this.pausing()) this.endPause(one); // the next line sends it again, or drops it
    const line = this.line;
    this.line = null;
    this.heard = false;
    if (line) {
      line.onclose = null;
      line.onmessage = null;
      line.close();
    }
  }

  private broken(): void {
    this.hangUp();
    if (this.ended) return;
    const pause = this.pauseAfter(this.tries);
    this.tries += 1;
    this.listener.line("broken", pause);
    this.after(pause, () => this.connect());
  }

  /** The milliseconds before the next try, after so many. */
  private pauseAfter(tries: number): number {
    const jitter = 0.7 + 0.6 * (this.options.jitter ?? Math.random)();
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * jitter;
  }

  /** A ping now and then; a line that stays silent is taken for dead. */
  private keepAlive(line: Line): void {
    this.after(PING_EVERY, () => {
      if (this.line !== line) return;
      this.send({ type: "ping" });
      this.after(SILENCE, () => {
        if (this.line === line) this.broken();
      });
    });
  }

  private after(milliseconds: number, then: () => void): void {
    this.stopTimers.push(this.wait(milliseconds, then));
  }

  private wait(milliseconds: number, then: () => void): () => void {
    return (this.options.wait ?? waitByClock)(milliseconds, then);
  }

  // -- hearing --------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    for (const stop of this.stopTimers.splice(0)) stop();
    if (this.line) this.keepAlive(this.line);
    switch (message.type) {
      case "table":
        this.tries = 0;
        this.listener.line("open", 0);
        return this.listener.table(message);
      case "events":
        return this.hearEvents(message);
      case "state":
        return this.hearState(message);
      case "accepted":
        return this.settle(message.id, null);
      case "hint":
      case "why-not":
        return this.settle(message.id, message);
      case "refused":
        return this.hearRefusal(message.id, message);
      case "chat":
        return this.listener.chat(message);
      case "consent":
        return this.listener.consent(message.seat);
      case "rematch":
        return this.listener.rematch(message.table, message.seats);
    }
  }

  /** What came since number `since`; what was known from there on has been taken back. */
  private hearEvents({ seat, since, events, rest = [] }: EventsMessage): void {
    const log = this.logs.get(seat) ?? [];
    if (since > log.length) {
      this.askAgain(seat); // a gap
      return;
    }
    const all = [...log.slice(0, since), ...events];
    this.logs.set(seat, all);
    this.told.set(seat, { all, news: events, rest, taken: log.slice(since) });
  }

  /** The state comes right after its events: the page changes once for both. */
  private hearState(state: StateMessage): void {
    const { seat, count } = state;
    const told = this.told.get(seat);
    const undone = count < (this.counts.get(seat) ?? 0) && !told;
    if (!this.logs.has(seat)) this.logs.set(seat, []);
    this.counts.set(seat, count);
    this.undos = state.undos ?? this.undos;
    if (told) this.listener.events(seat, told);
    this.told.delete(seat);
    this.listener.state(state);
    if (undone) return this.askAgain(seat); // which events were taken back was not told
    if (!this.heard) {
      this.heard = true;
      this.sendAgain(state.count);
    }
  }

  /** Asks for all events of the seat from the first one on. */
  private askAgain(seat: Seat | null): void {
    this.logs.set(seat, []);
    this.reconnect();
  }

  /** Choices that a broken line swallowed: sent again if nothing has happened at the table. */
  private sendAgain(count: number): void {
    for (const [id, { message }] of this.waiting) {
      if (QUESTIONS.has(message.type) || message.count === count) {
        this.send(message);
      } else {
        this.settle(id, null);
      }
    }
  }

  private hearRefusal(id: number | null, refusal: Refusal): void {
    const asked = id === null ? undefined : this.waiting.get(id);
    const notNow = NOT_NOW.has(refusal.kind);
    if (asked && notNow && asked.message.type === "choose") return this.saveLater(asked);
    if (id !== null && asked) return this.settle(id, refusal);
    if (notNow && !this.heard) return; // the service closes the line, and it is opened again
    this.listener.refused(refusal);
    if (id !== null || this.heard) return;
    this.ended = true; // the service does not want this client at all: trying again won't help
    this.hangUp();
    this.listener.line("closed", 0);
  }

  private settle(id: number, answer: Answer): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    this.endPause(waiting);
    if (waiting.refusals) this.listener.unsaved(false);
    waiting.settle(answer);
  }

  // -- what could not be kept -----------------------------------------------------------------

  /**
   * Sends the choice again after a pause, as it was: whether it was kept after all is not known,
   * and the service takes a choice with the same `count` only once.
   */
  private saveLater(choice: Waiting): void {
    choice.pause = this.wait(this.pauseAfter(choice.refusals), () => {
      choice.pause = null;
      this.send(choice.message);
    });
    choice.refusals += 1;
    this.listener.unsaved(true);
  }

  private pausing(): Waiting[] {
    return [...this.waiting.values()].filter((one) => one.pause !== null);
  }

  private endPause(one: Waiting): void {
    one.pause?.();
    one.pause = null;
  }
}

function openWebSocket(path: string): Line {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(url);
  const line: Line = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => line.onopen?.();
  socket.onmessage = (event) => line.onmessage?.({ data: String(event.data) });
  socket.onclose = (event) => line.onclose?.({ code: event.code });
  return line;
}

function waitByClock(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
