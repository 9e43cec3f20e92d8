/** A table as a person sits at it: whose eyes, what is asked, what is picked so far. */

import type { AtomKey, Beat, Info, MainAnswer } from "../kit/contract";
import { app, myTables } from "../lib/app.svelte";
import { Narrowing, wouldBe } from "../lib/narrowing";
import { noteOf, sameChoice } from "../lib/options";
import type {
  Ask,
  ChatLine,
  Choice,
  GameEvent,
  GameInfo,
  Hint,
  NewSeat,
  Note,
  Refusal,
  Seat,
  StateMessage,
  TableInfo,
} from "../lib/protocol";
import { tablePath, WATCH } from "../lib/router";
import { keepSame } from "../lib/sameness";
import { settings } from "../lib/settings.svelte";
import { slotsOfChoice } from "../lib/signatures";
import { type LineState, type Listener, TableSocket, type Told } from "../lib/socket";
import { t } from "../lib/t";
import { undoLimit } from "../lib/undo";
import { whyRefused } from "../lib/why";
import type { Words } from "../lib/words";
import { atomsOf } from "../playback/beats";
import { Player, type Stage } from "../playback/player.svelte";
import { chanceOf, closingOf, isGrave } from "./answers";
import { AFTER_CONFIRM, Guard } from "./guard";

type Viewer = Seat | null;

const SPECTATOR = "-";
const NONE: ReadonlySet<string> = new Set();

function keyOf(viewer: Viewer): string {
  return viewer === null ? SPECTATOR : String(viewer);
}

interface Picking {
  ask: string; // the ask it belongs to, to know it again
  narrowing: Narrowing;
}

/** A choice that waits for a second yes, and what the game says of it. */
interface Confirming {
  choice: Choice;
  note: Note | null;
}

/** What is said beside a thing: why it can't be chosen, or what it is. */
export interface Popover {
  atom: AtomKey;
  at: DOMRect | null; // where the thing is
  title: string;
  lines: readonly string[];
  rules: readonly string[]; // that apply
}

/** What is told of a thing, beside it. */
export function popoverOf(atom: AtomKey, at: DOMRect | null, info: Info): Popover {
  const { title, lines, rule = "", rulings = [] } = info;
  return { atom, at, title, lines, rules: [rule, ...rulings].filter(Boolean) };
}

/** Tells of a thing what the face or the words know. */
export type Inform = (atom: AtomKey) => Info;

export class TableModel {
  lineState = $state<LineState>("connecting");
  info = $state.raw<TableInfo | null>(null);
  words = $state.raw<Words | null>(null); // the game's, for what is explained of it
  chatLines = $state.raw<readonly ChatLine[]>([]);
  viewer = $state<Viewer>(null);
  curtain = $state<Viewer>(null); // the person whom the curtain waits for
  sending = $state(false);
  unsaved = $state(false); // the service could not keep the choice yet; it is sent again
  confirming = $state.raw<Confirming | null>(null);
  popover = $state.raw<Popover | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  consentFor = $state<Viewer>(null);
  gone = $state.raw<Refusal | null>(null); // why the service does not let us in
  overOption = $state.raw<Choice | null>(null); // the option under the pointer
  pointed = $state.raw<readonly string[]>([]); // what an option or a line of the log points at
  onBoard = $state.raw<readonly string[]>([]); // what the pointer is on, on the board
  emphasis = $state.raw<readonly string[]>([]); // what a guide means
  main = $state.raw<MainAnswer | null>(null); // what the face offers as the main answer
  gate: ((choice: Choice) => boolean) | null = null; // a guide that lets only some choices pass
  readonly player: Player; // of what the viewer sees

  private readonly leaving = new Set<Seat>(); // given up by this browser itself
  private errand = 0; // the number of what was sent last, or of a question that came since
  private seen = $state(0); // events that were there when this browser chose last

  private states = $state.raw<Record<string, StateMessage>>({});
  private logs = $state.raw<Record<string, readonly GameEvent[]>>({});
  private readonly told = new Map<string, Told>(); // events whose state has not come yet
  private picking = $state.raw<Record<string, Picking>>({});
  private readonly socket: TableSocket;

  constructor(
    readonly table: string,
    private readonly tokens: readonly string[],
    stage: Stage,
    private readonly guard = new Guard(),
  ) {
    this.player = new Player(stage);
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
    const may = !this.sending && this.player.live;
    return may ? (this.narrowing?.pickable ?? new Set()) : new Set();
  });
  picked = $derived.by((): readonly string[] => this.narrowing?.picked ?? []);
  /** The option that is pointed at: in the list, or by the thing on the board that stands for it. */
  aimed = $derived.by((): Choice | null => this.overOption ?? this.narrowing?.alone(this.onBoard) ?? null);
  /** The things that the hinted option names; nothing once the past is shown. */
  hinted = $derived.by((): ReadonlySet<string> => {
    const { hint } = this;
    if (!hint || hint.seat !== this.viewer || !this.player.live) return NONE;
    return new Set(this.keysOf(hint.choice).filter((key) => !key.startsWith("verb:")));
  });
  highlight = $derived.by((): ReadonlySet<string> => {
    if (this.pointed.length) return new Set(this.pointed);
    return this.hinted.size ? this.hinted : new Set(this.emphasis);
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

  /** The place of the answer that closes the question; -1: none. */
  closing = $derived.by((): number => (this.ask ? closingOf(this.ask, this.game?.steps ?? []) : -1));
  /** The options in the list: those that are left, without the one that stands in the footer. */
  listed = $derived.by((): readonly number[] => {
    const closing = this.main ? -1 : this.closing;
    return (this.narrowing?.left ?? []).filter((index) => index !== closing);
  });

  /** The place of the option that claims what the closing answer would give up; -1: none is left. */
  chance = $derived.by((): number => {
    const at = this.ask ? chanceOf(this.ask, this.game?.steps ?? []) : -1;
    return this.narrowing?.left.includes(at) ? at : -1;
  });
  /** The place of the option that the hint advises; -1: none. */
  advised = $derived.by((): number => {
    const { hint, ask } = this;
    if (!hint || hint.seat !== this.viewer || !ask) return -1;
    return ask.options.findIndex((option) => sameChoice(option, hint.choice));
  });

  /** The pointer or the focus is on an option; its things are lit, and what else it is about. */
  pointAt(index: number | null, besides: readonly string[] = []): void {
    this.overOption = index === null ? null : (this.ask?.options[index] ?? null);
    this.pointed = this.overOption ? [...this.keysOf(this.overOption), ...besides] : [];
  }

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
    if (this.sending || !this.guard.open) return;
    if (!this.player.live) return this.player.skip();
    if (!ask || !narrowing || this.viewer === null) return;
    const before = narrowing;
    for (const atom of atoms) {
      if (narrowing.pickable.has(atom)) {
        narrowing = narrowing.pick(atom);
      } else if (atoms.length === 1 && narrowing.picked.includes(atom)) {
        narrowing = narrowing.without(atom);
      } else if (!narrowing.names(atom)) {
        return;
      }
    }
    this.confirming = null;
    this.popover = null;
    this.keepPicks(narrowing);
    const only = narrowing.only;
    if (only && narrowing.picked.length >= before.picked.length) void this.submit(only);
  };

  /** One step back; false when there was none. */
  back(): boolean {
    if (this.popover) {
      this.popover = null;
      return true;
    }
    if (this.player.at !== null) {
      this.player.backToNow();
      return true;
    }
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

  /** Sends the choice; one that the game calls grave waits for a second yes. */
  async submit(choice: Choice): Promise<void> {
    if (this.viewer === null || !this.ask || this.sending || !this.guard.open) return;
    if (this.gate && !this.gate(choice)) return this.backTo(0);
    this.player.skip();
    const note = noteOf(this.ask, choice);
    if (!this.wantsConfirm(note)) return this.send(choice);
    this.confirming = { choice, note };
    this.guard.changed(AFTER_CONFIRM);
  }

  private wantsConfirm(note: Note | null): boolean {
    if (settings.confirm === "always") return true;
    return settings.confirm === "final" && !this.info?.practice && isGrave(note);
  }

  /** The second yes. */
  async confirm(): Promise<void> {
    if (this.confirming && this.guard.open) await this.send(this.confirming.choice);
  }

  async send(choice: Choice): Promise<void> {
    const seat = this.viewer;
    if (seat === null || this.sending) return;
    this.confirming = null;
    this.popover = null;
    this.player.chose();
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

  /** Says beside the place what a thing is that is only named there. */
  tell(atom: AtomKey, at: DOMRect, inform: Inform): void {
    this.popover = popoverOf(atom, at, inform(atom));
  }

  /** Says beside the thing why it can't be chosen, or, if it is not in question, what it is. */
  async explain(atom: AtomKey, at: DOMRect | null, inform: Inform): Promise<void> {
    const ask = this.player.live ? this.ask : null;
    const choice = ask && this.game ? wouldBe(ask.options, this.game.verbs, atom) : null;
    const offered = choice && ask?.options.some((option) => sameChoice(option, choice));
    const info = inform(atom);
    const about = popoverOf(atom, at, info);
    if (!ask || !choice || offered || this.viewer === null) {
      this.popover = about;
      return;
    }
    const answer = await this.socket.whyNot(this.viewer, choice);
    if (!answer || this.ask !== ask) return;
    if ("kind" in answer) return this.refused(answer);
    const { rule, why } = answer;
    const { words } = this;
    const said = rule && words ? whyRefused(words, { ask, choice, why, atom }) : t("web-why-open");
    const { lines, rules } = info.reads ? about : { lines: [], rules: [] };
    const applying = rule ? [...new Set([rule, ...rules])] : about.rules;
    this.popover = { ...about, lines: [said, ...lines], rules: applying };
  }

  // -- hearing --------------------------------------------------------------------------------

  private listener(): Listener {
    return {
      line: (state) => {
        this.lineState = state;
      },
      table: (info) => this.hearTable(info),
      state: (state) => this.hearState(state),
      events: (seat, told) => {
        this.logs = { ...this.logs, [keyOf(seat)]: told.all };
        this.told.set(keyOf(seat), told);
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
    this.show(state, old);
    const other = fingerprint(old?.ask ?? null) !== fingerprint(state.ask);
    if (this.hint?.seat === state.seat && other) this.hint = null;
    if (this.question !== before) this.forgetQuestion();
    this.consentFor = null;
    if (state.result && myTables.find(this.table)?.over === false) {
      myTables.keep(this.table, { over: true });
    }
    this.choosePerson();
  }

  /** Hands the viewer's own news to the player. */
  private show(state: StateMessage, old: StateMessage | undefined): void {
    const key = keyOf(state.seat);
    const told = this.told.get(key);
    this.told.delete(key);
    if (state.seat !== this.viewer) return;
    if (!old) this.lookAnew();
    else if (told?.taken.length) this.player.takeBack(state.view, this.takenBack(told.taken));
    else this.player.push(told?.news ?? [], told?.rest ?? [], state.view);
  }

  /** Other eyes, or the first look: what there is to see is simply shown. */
  private lookAnew(): void {
    const { state, viewer } = this;
    if (state) this.player.reset(state.view, viewer, this.game?.events ?? {});
  }

  /** Events that were taken back, as one beat. */
  private takenBack(events: readonly GameEvent[]): Beat {
    const names = this.game?.events ?? {};
    const atoms = [...new Set(events.flatMap((event) => atomsOf(event, names)))];
    const n = (events[0]?.n ?? 0) - 0.5; // before whatever is told in their stead
    return { n, kind: "", args: [], patch: [], atoms, events: [] };
  }

  /** What belonged to a question that is no longer asked. */
  private forgetQuestion(): void {
    this.guard.changed();
    this.popover = null;
    this.errand += 1;
    this.sending = false;
    this.socket.giveUp();
    this.dropPicks(this.viewer);
    this.confirming = null;
    this.pointAt(null); // the option under the pointer is gone without a word
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
    const { kind, text, rule, why = null } = refusal;
    const game = this.info?.game ?? "";
    if (kind === "IllegalChoice" && rule && choice && this.ask && this.words) {
      const { ask, words } = this;
      app.showRule(game, rule, () => [whyRefused(words, { ask, choice, why, atom: "" })]);
    } else {
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
      this.lookAnew();
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
    this.lookAnew();
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
