/** A table as a person sits at it: whose eyes, what is asked, what is picked so far. */

import { app, myTables } from "./app.svelte";
import { Narrowing, wouldBe } from "./narrowing";
import type {
  Ask,
  ChatLine,
  Choice,
  GameEvent,
  GameInfo,
  Hint,
  NewSeat,
  Refusal,
  Seat,
  StateMessage,
  TableInfo,
} from "./protocol";
import { tablePath, WATCH } from "./router";
import { keepSame } from "./sameness";
import { settings } from "./settings.svelte";
import { slotsOfChoice, splitKey } from "./signatures";
import { type LineState, type Listener, TableSocket } from "./socket";
import { t } from "./t";
import { undoLimit } from "./undo";
import { whyRefused } from "./why";
import type { Words } from "./words";

type Viewer = Seat | null;

const SPECTATOR = "-";

function keyOf(viewer: Viewer): string {
  return viewer === null ? SPECTATOR : String(viewer);
}

interface Picking {
  ask: string; // the ask it belongs to, to know it again
  narrowing: Narrowing;
}

/** A choice that waits for a second yes, and whether it could not be taken back freely. */
interface Confirming {
  choice: Choice;
  final: boolean;
}

export class TableModel {
  lineState = $state<LineState>("connecting");
  retryAt = $state(0);
  info = $state.raw<TableInfo | null>(null);
  words = $state.raw<Words | null>(null); // the game's, for what is explained of it
  chatLines = $state.raw<readonly ChatLine[]>([]);
  viewer = $state<Viewer>(null);
  curtain = $state<Viewer>(null); // the person whom the curtain waits for
  sending = $state(false);
  unsaved = $state(false); // the service could not keep the choice yet; it is sent again
  confirming = $state.raw<Confirming | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  consentFor = $state<Viewer>(null);
  gone = $state.raw<Refusal | null>(null); // why the service does not let us in
  pointed = $state.raw<readonly string[]>([]); // what an option or a line of the log points at
  onBoard = $state.raw<readonly string[]>([]); // what the pointer is on, on the board
  emphasis = $state.raw<readonly string[]>([]); // what a guide means
  gate: ((choice: Choice) => boolean) | null = null; // a guide that lets only some choices pass

  private readonly leaving = new Set<Seat>(); // given up by this browser itself
  private errand = 0; // the number of what was sent last, or of a question that came since
  private seen = $state(0); // events that were there when this browser chose last

  private states = $state.raw<Record<string, StateMessage>>({});
  private logs = $state.raw<Record<string, readonly GameEvent[]>>({});
  private picking = $state.raw<Record<string, Picking>>({});
  private readonly socket: TableSocket;

  constructor(
    readonly table: string,
    private readonly tokens: readonly string[],
  ) {
    this.socket = new TableSocket(table, tokens, this.listener());
  }

  start(): void {
    this.socket.start();
  }

  stop(): void {
    this.socket.stop();
  }

  reconnect(): void {
    this.socket.reconnect();
  }

  saveNow(): void {
    this.socket.saveNow();
  }

  // -- what is seen ---------------------------------------------------------------------------

  game = $derived.by((): GameInfo | null => (this.info ? app.game(this.info.game) : null));
  mine = $derived.by((): readonly Seat[] => this.info?.you ?? []);
  state = $derived.by((): StateMessage | null => this.states[keyOf(this.viewer)] ?? null);
  events = $derived.by((): readonly GameEvent[] => this.logs[keyOf(this.viewer)] ?? []);
  /** The first event since this browser's last choice; nothing is marked before there was one. */
  fresh = $derived.by((): number => this.seen || Number.POSITIVE_INFINITY);
  quieted = $derived.by((): readonly string[] => this.state?.quiet ?? []);
  always = $derived.by((): boolean => this.state?.always === true);
  next = $derived.by((): string | null => this.info?.next ?? null); // the table of the rematch
  names = $derived.by((): string[] => this.info?.seats.map((seat) => seat.name) ?? []);
  ask = $derived.by((): Ask | null => (this.curtain === null ? (this.state?.ask ?? null) : null));
  /** What makes the question this one; the same while others act and nothing changes in it. */
  question = $derived.by((): string => fingerprint(this.ask));
  narrowing = $derived.by((): Narrowing | null => {
    const ask = this.ask;
    if (!ask || !this.game) return null;
    const kept = this.picking[keyOf(this.viewer)];
    if (kept && kept.ask === this.question) return kept.narrowing;
    return Narrowing.of(ask.options, this.game.verbs);
  });
  pickable = $derived.by((): ReadonlySet<string> => {
    return this.sending ? new Set() : (this.narrowing?.pickable ?? new Set());
  });
  picked = $derived.by((): readonly string[] => this.narrowing?.picked ?? []);
  highlight = $derived.by((): ReadonlySet<string> => {
    if (this.pointed.length) return new Set(this.pointed);
    if (this.hint?.seat === this.viewer && this.hint) return new Set(this.keysOf(this.hint.choice));
    return new Set(this.emphasis);
  });
  /** What the question is to the viewer. */
  asking = $derived.by((): "over" | "mine" | "optional" | "waiting" => {
    if (this.state?.result) return "over";
    if (!this.ask) return "waiting";
    return this.ask.optional ? "optional" : "mine";
  });
  /** What is chosen now waits for the line. */
  lineDown = $derived.by((): boolean => this.lineState !== "open" && this.lineState !== "closed");
  /** One of this browser's people must decide now. */
  myTurn = $derived.by((): boolean =>
    Object.values(this.states).some((state) => state.ask !== null && !state.ask.optional),
  );
  owner = $derived.by((): string => (this.info ? (myTables.find(this.table)?.owner ?? "") : ""));

  /** The atom keys of an option. */
  keysOf(choice: Choice): string[] {
    return slotsOfChoice(this.game?.verbs ?? {}, choice).map((slot) => slot.key);
  }

  /** This browser gives the seat up itself: nobody has to tell it that the seat is lost. */
  async givingUp<T>(seat: Seat, work: () => Promise<T>): Promise<T> {
    this.leaving.add(seat);
    try {
      return await work();
    } catch (error) {
      this.leaving.delete(seat);
      throw error;
    }
  }

  /** The token of a seat of this browser; without a seat the first one. */
  tokenOf(seat: Viewer): string {
    const kept = seat === null ? "" : (myTables.find(this.table)?.tokens[seat] ?? "");
    if (kept) return kept;
    const own = this.tokens.find((token) => token.startsWith(`seat-${seat}.`));
    return own ?? this.tokens[0] ?? "";
  }

  // -- picking --------------------------------------------------------------------------------

  pick = (...atoms: string[]): void => {
    const ask = this.ask;
    let narrowing = this.narrowing;
    if (this.sending) return;
    if (!ask || !narrowing || this.viewer === null) {
      this.notAsked();
      return;
    }
    const before = narrowing;
    for (const atom of atoms) {
      if (narrowing.pickable.has(atom)) {
        narrowing = narrowing.pick(atom);
      } else if (atoms.length === 1 && narrowing.picked.includes(atom)) {
        narrowing = narrowing.without(atom);
      } else if (!narrowing.names(atom)) {
        void this.whyNot(atom);
        return;
      }
    }
    this.confirming = null;
    this.keepPicks(narrowing);
    const only = narrowing.only;
    if (only && narrowing.picked.length >= before.picked.length) void this.submit(only);
  };

  /** One step back; false when there was none. */
  back(): boolean {
    if (this.hint && this.ask) {
      this.hint = null;
      return true;
    }
    if (this.confirming) {
      this.confirming = null;
      if (this.narrowing?.only) this.keepPicks(this.narrowing.back());
      return true;
    }
    if (!this.narrowing?.picked.length) return false;
    this.keepPicks(this.narrowing.back());
    return true;
  }

  backTo(length: number): void {
    this.confirming = null;
    if (this.narrowing) this.keepPicks(this.narrowing.backTo(length));
  }

  private keepPicks(narrowing: Narrowing): void {
    if (!this.ask) return;
    const kept = { ask: this.question, narrowing };
    this.picking = { ...this.picking, [keyOf(this.viewer)]: kept };
  }

  // -- choosing -------------------------------------------------------------------------------

  /** Sends the choice, unless the person wants to be asked again before one like it. */
  async submit(choice: Choice): Promise<void> {
    if (this.viewer === null || !this.ask || this.sending) return;
    if (this.gate && !this.gate(choice)) return this.backTo(0);
    if (settings.confirm === "never") return this.send(choice);
    const errand = this.setOut();
    const final = await this.socket.foresee(this.viewer, choice);
    if (errand !== this.errand) return;
    this.sending = false;
    if (final || settings.confirm === "always") this.confirming = { choice, final };
    else await this.send(choice);
  }

  async send(choice: Choice): Promise<void> {
    const seat = this.viewer;
    if (seat === null || this.sending) return;
    this.confirming = null;
    const errand = this.setOut();
    this.hint = null;
    this.seen = this.events.length;
    const refusal = await this.socket.choose(seat, choice);
    if (errand === this.errand) {
      this.sending = false;
      this.dropPicks(seat);
    }
    if (refusal) this.refused(refusal, choice);
    else app.forgive();
  }

  /** Nothing else is sent until the answer is there, or the next question, which comes before it. */
  private setOut(): number {
    this.sending = true;
    this.errand += 1;
    return this.errand;
  }

  /** Takes back, asks the others to agree, or says why that can't be. */
  async undo(): Promise<void> {
    if (this.viewer === null) return;
    const limit = undoLimit(this.state?.undo ?? null, Boolean(this.info?.practice));
    if (!limit.may) {
      app.note(t(limit.text));
      return;
    }
    const refusal = await this.socket.undo(this.viewer);
    if (refusal) this.refused(refusal);
  }

  consent(yes: boolean): void {
    this.consentFor = null;
    for (const seat of this.mine) this.socket.consent(seat, yes);
  }

  async askHint(): Promise<void> {
    if (this.viewer === null || this.hinting) return;
    this.hinting = true;
    const answer = await this.socket.hint(this.viewer);
    this.hinting = false;
    if (answer && "choice" in answer) this.hint = answer;
    else if (answer) this.refused(answer);
  }

  say(text: string): void {
    this.socket.chat(this.viewer, text);
  }

  /** No more questions about that reaction this season; or again. */
  setQuiet(trigger: string, on: boolean): void {
    if (this.viewer !== null) this.socket.quiet(this.viewer, trigger, on);
  }

  setAlways(on: boolean): void {
    if (this.viewer !== null) this.socket.always(this.viewer, on);
  }

  /** Asks the service for the rule that keeps a thing from being chosen. It changes nothing. */
  private async whyNot(atom: string): Promise<void> {
    const ask = this.ask;
    if (!ask || !this.game || this.viewer === null) return;
    const choice = wouldBe(ask.options, this.game.verbs, atom);
    const offered = choice && ask.options.some((option) => same(option, choice));
    if (!choice && splitKey(atom)[0] === "seat") return; // a name on the screen, no move of anybody
    if (!choice || offered) {
      app.showRule(this.game.id, ask.rule, () => [t("web-why-other-question")]);
      return;
    }
    const answer = await this.socket.whyNot(this.viewer, choice);
    if (!answer) return;
    if ("kind" in answer) this.refused(answer);
    else if (answer.rule) this.explain(ask, choice, answer.rule, atom);
    else app.note(t("web-why-open"));
  }

  /** The rule that forbids the choice, and in words what it means for it. */
  private explain(ask: Ask, choice: Choice, rule: string, atom = ""): void {
    const why = () => (this.words ? whyRefused(this.words, { ask, choice, rule, atom }) : []);
    app.showRule(this.info?.game ?? "", rule, why);
  }

  private notAsked(): void {
    const words = app.words;
    if (!words || !this.state || this.state.result) return;
    app.note(words.text(this.viewer === null ? "web-why-spectator" : "web-why-not-asked"));
  }

  // -- hearing --------------------------------------------------------------------------------

  private listener(): Listener {
    return {
      line: (state, retryIn) => {
        this.lineState = state;
        this.retryAt = retryIn ? Date.now() + retryIn : 0;
      },
      table: (info) => this.hearTable(info),
      state: (state) => this.hearState(state),
      events: (seat, all) => {
        this.logs = { ...this.logs, [keyOf(seat)]: all };
      },
      chat: (line) => {
        this.chatLines = [...this.chatLines, line];
      },
      consent: (seat) => {
        const others = seat !== null && !this.mine.includes(seat);
        if (seat !== null && !others) app.note(app.words?.text("web-undo-asked") ?? "");
        this.consentFor = others ? seat : null;
        if (seat === null) app.note(app.words?.text("web-undo-refused") ?? "");
      },
      rematch: (table, seats) => this.hearRematch(table, seats),
      refused: (refusal) => {
        if (this.info) this.refused(refusal);
        else this.gone = refusal;
      },
      unsaved: (waits) => {
        this.unsaved = waits;
      },
    };
  }

  private hearTable(info: TableInfo): void {
    const lost = this.mine.filter((seat) => !info.you.includes(seat));
    this.info = info;
    this.chatLines = info.chat;
    if (lost.length) this.lose(lost, info.you);
    else this.choosePerson();
  }

  /** Somebody else sits there now: the screen goes on with the seats that are left, or watches. */
  private lose(seats: readonly Seat[], kept: readonly Seat[]): void {
    for (const seat of seats) myTables.dropSeat(this.table, seat);
    const own = kept.map((seat) => `seat-${seat}.`);
    const left = this.tokens.filter((token) => own.some((start) => token.startsWith(start)));
    app.go(tablePath(this.table, left.length ? left : [WATCH]), true);
    const given = seats.every((seat) => this.leaving.has(seat));
    if (!given) app.note(t("web-seat-lost"), { bad: true });
  }

  private hearState(news: StateMessage): void {
    const before = this.question;
    const old = this.states[keyOf(news.seat)];
    const state = keepSame(old, news);
    this.states = { ...this.states, [keyOf(state.seat)]: state };
    const other = fingerprint(old?.ask ?? null) !== fingerprint(state.ask);
    if (this.hint?.seat === state.seat && other) this.hint = null;
    if (this.question !== before) this.forgetQuestion();
    this.consentFor = null;
    if (state.result && myTables.find(this.table)?.over === false) {
      myTables.keep(this.table, { over: true });
    }
    this.choosePerson();
  }

  /** What belonged to a question that is no longer asked. */
  private forgetQuestion(): void {
    this.errand += 1;
    this.sending = false;
    this.socket.giveUp();
    this.dropPicks(this.viewer);
    this.confirming = null;
    this.pointed = []; // the option under the pointer is gone without a word
    this.onBoard = [];
  }

  /** The same question may come again: it begins afresh. */
  private dropPicks(viewer: Viewer): void {
    const { [keyOf(viewer)]: _, ...others } = this.picking;
    this.picking = others;
  }

  private hearRematch(table: string, seats: NewSeat[]): void {
    if (seats.length) myTables.keepNew({ table, seats }, this.info?.game ?? "");
    if (this.info) this.info = { ...this.info, next: table };
  }

  private refused(refusal: Refusal, choice: Choice | null = null): void {
    const game = this.info?.game ?? "";
    if (refusal.kind === "IllegalChoice" && refusal.rule && choice && this.ask) {
      this.explain(this.ask, choice, refusal.rule);
    } else if (refusal.kind === "IllegalChoice" && refusal.rule) {
      app.showRule(game, refusal.rule, () => [t("web-why-not")]);
    } else {
      const { kind, text, rule } = refusal;
      app.note(app.problem(kind), { bad: true, detail: text, rule, game });
    }
  }

  // -- several people at one screen -----------------------------------------------------------

  /** Whose eyes the screen shows: whoever is asked; the curtain falls before another person. */
  private choosePerson(): void {
    const mine = this.mine;
    if (!mine.length) {
      this.viewer = null;
      this.curtain = null;
      return;
    }
    const unheard = mine.some((seat) => !this.states[keyOf(seat)]);
    if (this.viewer === null && mine.length > 1 && unheard) return; // who is asked is not known yet
    const wanted = this.personAsked(mine);
    if (this.viewer === null || !mine.includes(this.viewer)) {
      this.viewer = wanted;
      if (this.needsCurtain()) this.curtain = wanted;
    } else if (wanted !== this.viewer) {
      this.changePerson(wanted);
    }
  }

  private personAsked(mine: readonly Seat[]): Seat {
    const asked = (seat: Seat) => this.states[keyOf(seat)]?.ask ?? null;
    const now = this.viewer !== null && mine.includes(this.viewer) ? this.viewer : null;
    if (now !== null && asked(now) && !asked(now)?.optional) return now;
    const must = mine.find((seat) => asked(seat) && !asked(seat)?.optional);
    return must ?? now ?? (mine[0] as Seat);
  }

  /** Another person of this screen. */
  changePerson(seat: Seat): void {
    this.viewer = seat;
    this.confirming = null;
    this.curtain = this.needsCurtain() ? seat : null;
  }

  liftCurtain(): void {
    this.curtain = null;
  }

  /** Secrets are kept from each other where people play against each other. */
  private needsCurtain(): boolean {
    return this.mine.length > 1 && this.game?.cooperative === false && !this.state?.result;
  }
}

/** What makes an ask this ask. */
function fingerprint(ask: Ask | null): string {
  return ask ? JSON.stringify([ask.prompt, ask.args, ask.options]) : "";
}

function same(one: Choice, other: Choice): boolean {
  return one.length === other.length && one.every((atom, i) => atom === other[i]);
}
