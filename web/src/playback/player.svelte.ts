/**
 * Plays what happened, beat by beat.
 *
 * What is shown is always the first view with the patches of the beats that have been played. The
 * present is what is true. Motion is added over it, and can be left out at any moment.
 */

import { tick } from "svelte";
import type { Beat, Motion } from "../kit/contract";
import type { GameEvent, GameInfo, Patch, Seat, View } from "../lib/protocol";
import { keepSame } from "../lib/sameness";
import type { Speed } from "../lib/settings.svelte";
import { actorOf, beatsOf } from "./beats";
import { withoutMovement } from "./motions";
import { difference, fold } from "./patches";

const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.7 };
const BEAT = 450; // milliseconds, about
const LONGEST = 60_000; // what would take longer is not played
const CATCH_UP = 6000; // the aim for all that waits
const FASTEST = 0.35;
const OWN = 0.5; // the viewer knows what they chose
const MOST_PAST = 60; // beats that can be looked at again
const REDUCED = 500; // how long things are lit at least instead of moving

/** What the page does for the player. */
export interface Stage {
  motions(beat: Beat, before: View, after: View): Motion[];
  length(motions: readonly Motion[]): number; // milliseconds at normal speed
  measure(motions: readonly Motion[]): unknown; // where things are before the view changes
  play(motions: readonly Motion[], from: unknown, time: number, stop: AbortSignal): Promise<void>;
  clear(): void;
  began(beat: Beat, motions: readonly Motion[], own: boolean): void; // says it, sounds it
  took(beat: Beat, own: boolean): void; // says what is not played
  hidden(): boolean;
  reduced(): boolean;
  speed(): Speed;
  report(problem: string): void;
}

export function weight(beats: readonly Beat[]): number {
  return beats.length * BEAT;
}

/** How much of its time a beat gets when these still wait. */
export function pace(waiting: readonly Beat[], speed: Speed): number {
  const hurry = Math.min(1, CATCH_UP / Math.max(1, weight(waiting)));
  return Math.max(FASTEST, hurry) * FACTORS[speed];
}

export class Player {
  shown = $state.raw<View>({});
  present = $state.raw<View>({});
  past = $state.raw<readonly Beat[]>([]); // since the viewer's last choice
  at = $state<number | null>(null); // the beat that is looked at again
  playing = $state(false);
  beat = $state.raw<Beat | null>(null); // that is being played
  /** Whether what is shown is the present: only then things can be picked. */
  live = $derived.by(() => this.at === null && !this.playing);

  private viewer: Seat | null = null;
  private signatures: GameInfo["events"] = {};
  private base: View = {}; // before the first beat of the past
  private queue = $state.raw<readonly Beat[]>([]);
  private running: AbortController | null = null;

  constructor(private readonly stage: Stage) {}

  /** Another table, other eyes, a new line: nothing is played. */
  reset(view: View, viewer: Seat | null, signatures: GameInfo["events"]): void {
    this.stopRunning();
    this.queue = [];
    this.viewer = viewer;
    this.signatures = signatures;
    this.forgetPast(view);
  }

  /** What the service tells: events with their patches, what changed besides, and the view then. */
  push(events: readonly GameEvent[], rest: Patch, final: View): void {
    this.present = keepSame(this.present, final);
    if (events.some((event) => !event.patch)) return this.miss(events);
    if (!events.length) return this.amend();
    this.queue = [...this.queue, ...beatsOf(events, this.signatures, rest)];
    if (this.mayNotPlay()) return this.catchUp();
    if (!this.running && this.at === null) void this.run();
  }

  /** Something changed without an event: it belongs to what happened last. */
  private amend(): void {
    if (this.queue.length) {
      this.queue = this.withPresent(this.queue);
      return;
    }
    if (this.past.length) this.past = this.withPresent(this.past);
    else this.base = this.present;
    if (this.at === null) this.shown = keepSame(this.shown, this.present);
  }

  /** The beats, of which the last one leads to all that is true now. */
  private withPresent(beats: readonly Beat[]): readonly Beat[] {
    const last = beats[beats.length - 1] as Beat;
    return [...beats.slice(0, -1), { ...last, patch: [...last.patch, [[], this.present]] }];
  }

  private mayNotPlay(): boolean {
    const { stage } = this;
    return stage.speed() === "off" || stage.hidden() || weight(this.queue) > LONGEST;
  }

  /** The viewer chooses: what was before is no longer news. */
  chose(): void {
    this.skip();
    this.forgetPast(this.present);
  }

  /** Something was taken back: what differs is lit, and nothing else is played. */
  takeBack(final: View, taken: Beat): void {
    this.stopRunning();
    this.queue = [];
    this.forgetPast(final);
    this.past = [taken];
    void this.runMotions([{ kind: "lit", at: taken.atoms }], taken);
  }

  /** To the present, at once. */
  skip(): void {
    this.stopRunning();
    this.endLookingBack();
    this.catchUp();
  }

  /** All that waits, without its motions; who looks back goes on doing so. */
  private catchUp(): void {
    const lookedAt = this.shown;
    this.shown = this.endOfPast();
    for (const beat of this.queue) this.take(beat);
    this.queue = [];
    this.stopRunning();
    if (this.at === null) this.settle();
    else this.shown = lookedAt;
  }

  private endOfPast(): View {
    if (this.at === null) return this.shown;
    return this.past.reduce((view, beat) => fold(view, beat.patch), this.base);
  }

  private endLookingBack(): void {
    this.shown = keepSame(this.shown, this.endOfPast());
    this.at = null;
  }

  /** Looks again at the beat of that number of the past; beyond the last one is the present. */
  async step(to: number): Promise<void> {
    if (this.playing && this.at === null) this.skip();
    this.stopRunning();
    const beat = this.past[to];
    if (to < 0 || !beat) return this.backToNow();
    this.at = to;
    const before = this.past.slice(0, to).reduce((view, one) => fold(view, one.patch), this.base);
    this.shown = keepSame(this.shown, before);
    this.beat = beat;
    await tick();
    if (this.at === to) await this.show(beat, 1);
  }

  backToNow(): void {
    this.stopRunning();
    this.endLookingBack();
    if (this.queue.length) void this.run();
    else this.settle();
  }

  /** What has happened and is still to be played. */
  get waiting(): readonly Beat[] {
    return this.queue;
  }

  /** How many events have been shown, of so many. */
  eventsShown(all: number): number {
    if (this.at !== null) return (this.past[this.at]?.events.at(-1)?.n ?? all - 1) + 1;
    return this.queue[0]?.n ?? all;
  }

  private async run(): Promise<void> {
    const stop = this.begin();
    while (this.queue.length) {
      this.beat = this.queue[0] ?? null;
      await tick(); // the parts bring into sight where it happens
      if (stop.signal.aborted) return;
      const [beat, ...waiting] = this.queue;
      if (!beat) break;
      this.queue = waiting;
      const own = this.isOwn(beat);
      this.past = this.remembered(beat, own);
      const speed = pace(this.queue, this.stage.speed()) * (own ? OWN : 1);
      await this.show(beat, speed, stop, own);
      if (stop.signal.aborted) return;
    }
    this.stopRunning();
    this.settle();
  }

  /** Shows one beat: measures, changes the view in one piece, plays the motions. */
  private async show(beat: Beat, speed: number, stop = this.begin(), own = false): Promise<void> {
    const { stage } = this;
    const before = this.shown;
    const after = fold(before, beat.patch);
    const missed = beat.events.some((event) => !event.patch);
    const moving: Motion[] = missed
      ? [{ kind: "lit", at: beat.atoms }]
      : stage.motions(beat, before, after);
    const motions = stage.reduced() ? withoutMovement(moving, beat) : moving;
    const from = stage.measure(motions);
    this.shown = after;
    stage.began(beat, moving, own);
    await tick();
    const time = Math.max(stage.reduced() ? REDUCED : 0, stage.length(motions)) * speed;
    if (!stop.signal.aborted) await stage.play(motions, from, time, stop.signal);
    if (this.at !== null && this.running === stop) this.stopRunning();
  }

  private async runMotions(motions: Motion[], beat: Beat): Promise<void> {
    const stop = this.begin();
    this.beat = beat;
    this.stage.began(beat, motions, false);
    await tick();
    if (!stop.signal.aborted) await this.stage.play(motions, null, REDUCED, stop.signal);
    if (this.running !== stop) return;
    this.stopRunning();
    if (this.queue.length) void this.run();
    else this.settle();
  }

  private begin(): AbortController {
    this.running?.abort();
    this.running = new AbortController();
    this.playing = true;
    return this.running;
  }

  private stopRunning(): void {
    this.running?.abort();
    this.running = null;
    this.playing = false;
    this.beat = null;
    this.stage.clear();
  }

  /** The beat without its motions. */
  private take(beat: Beat): void {
    const own = this.isOwn(beat);
    this.shown = fold(this.shown, beat.patch);
    this.past = this.remembered(beat, own);
    this.stage.took(beat, own);
  }

  /** What the viewer did themselves at first is no news. */
  private remembered(beat: Beat, own: boolean): readonly Beat[] {
    if (own && !this.past.length) {
      this.base = fold(this.base, beat.patch);
      return this.past;
    }
    const [first, ...others] = this.past;
    if (!first || this.past.length < MOST_PAST || this.at !== null) return [...this.past, beat];
    this.base = fold(this.base, first.patch);
    return [...others, beat];
  }

  private isOwn(beat: Beat): boolean {
    const [first] = beat.events;
    return first !== undefined && this.viewer !== null && actorOf(first, this.signatures) === this.viewer;
  }

  /** What is shown and what is true must agree. */
  private settle(): void {
    const other = difference(this.shown, this.present);
    if (other) this.stage.report(`the patches missed ${other.join(".")}`);
    this.shown = keepSame(this.shown, this.present);
  }

  /** Events without patches, after a break: not played, but told, and lit where they are now. */
  private miss(events: readonly GameEvent[]): void {
    this.stopRunning();
    this.shown = this.endOfPast();
    this.at = null;
    const [first, ...others] = beatsOf(events, this.signatures);
    for (const beat of this.queue) this.take(beat);
    this.queue = [];
    if (first) this.take({ ...first, patch: [[[], this.present]] });
    for (const beat of others) this.take({ ...beat, patch: [] });
    this.shown = keepSame(this.shown, this.present);
  }

  private forgetPast(view: View): void {
    this.present = keepSame(this.present, view);
    this.shown = keepSame(this.shown, view);
    this.base = this.shown;
    this.past = [];
    this.at = null;
  }
}
