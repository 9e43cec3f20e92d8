/** A match that is looked at again: a place in it is a number of events. */

import type { ReplayStep } from "../lib/api";
import type { GameEvent, GameInfo, Seat, View } from "../lib/protocol";
import { beatsOf } from "../playback/beats";
import { fold } from "../playback/patches";
import type { Player } from "../playback/player.svelte";
import { ReplayShelf } from "./shelf";

/** The choice that leads to the place: the last one after which no more has been told. */
export function choiceAt(told: readonly number[], place: number): number {
  const at = told.findLastIndex((count) => count <= place);
  return told[at] === place ? at : at + 1;
}

/** What the step's view was when only the events before the place had happened. */
export function viewAt(step: ReplayStep, place: number): View {
  if (place >= step.events.length) return step.state.view;
  const events = step.events.slice(step.since, place);
  return events.reduce((view, event) => fold(view, event.patch ?? []), step.before);
}

export class Timeline {
  at = $state(0); // events that are shown
  total = $state(0);
  playing = $state(false);
  step = $state.raw<ReplayStep | null>(null);
  all = $state.raw<readonly GameEvent[]>([]); // of the whole match, as it was first looked at
  events = $derived.by((): readonly GameEvent[] => this.step?.events.slice(0, this.at) ?? []);

  private told: readonly number[] = [0];
  private eyes: Seat | null = null;
  private readonly shelves = new Map<Seat | null, ReplayShelf>();

  constructor(
    private readonly fetch: (count: number, eyes: Seat | null) => Promise<ReplayStep>,
    private readonly player: Player,
    private readonly signatures: () => GameInfo["events"],
  ) {}

  /** Begins to show a match of so many choices; at its end while it still goes on. */
  async begin(count: number, eyes: Seat | null, atEnd: boolean): Promise<ReplayStep> {
    const end = await this.shelf(eyes).step(count);
    this.told = end.told;
    this.total = end.events.length;
    this.all = end.events;
    this.eyes = eyes;
    await this.goTo(atEnd ? this.total : 0);
    return end;
  }

  /** Shows the match at that place, without motion. */
  async goTo(place: number): Promise<void> {
    const to = Math.max(0, Math.min(place, this.total));
    const { eyes } = this;
    this.at = to;
    const step = await this.stepWith(to, choiceAt(this.told, to));
    if (this.at !== to || this.eyes !== eyes) return;
    this.step = step;
    this.player.reset(viewAt(step, to), null, this.signatures());
  }

  /** Plays the next beat. */
  async next(): Promise<void> {
    const from = this.at;
    if (from >= this.total) return;
    const first = this.told.findIndex((count) => count > from);
    const step = await this.stepWith(from + 1, first);
    if (this.at !== from) return;
    const [beat] = beatsOf(step.events.slice(from), this.signatures());
    const events = beat?.events ?? [];
    const to = from + events.length;
    this.step = step;
    this.at = to;
    this.player.reset(viewAt(step, from), null, this.signatures());
    this.player.push(events, to === step.events.length ? step.rest : [], viewAt(step, to));
  }

  back(): Promise<void> {
    return this.goTo(this.at - 1);
  }

  async look(eyes: Seat | null): Promise<void> {
    this.eyes = eyes;
    await this.goTo(this.at);
  }

  /** To where a round begins. */
  async goToRound(round: number): Promise<void> {
    const choice = await this.shelf(this.eyes).startOfRound(round, this.told.length - 1);
    await this.goTo(this.told[choice] ?? 0);
  }

  /** The first step from that choice on after which so many events have been told. */
  private async stepWith(events: number, choice: number): Promise<ReplayStep> {
    const step = await this.shelf(this.eyes).step(choice);
    const done = step.events.length >= events || choice >= this.told.length - 1;
    return done ? step : this.stepWith(events, choice + 1);
  }

  private shelf(eyes: Seat | null): ReplayShelf {
    const old = this.shelves.get(eyes);
    const made = old ?? new ReplayShelf((count) => this.fetch(count, eyes));
    this.shelves.set(eyes, made);
    return made;
  }
}
