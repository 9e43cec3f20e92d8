/**
 * An update shown in turns, so that none of its frames is long: the question first, then the board,
 * what is going on, the hand, how far everyone is, the log. Each turn is one frame after the one
 * before, which may itself take several: a long list comes in steps. What moves large parts of the
 * page (the board makes room, it is seen from nearer) waits until all turns are done.
 */

import { untrack } from "svelte";
import type { GameProps } from "../games/contract";

/** Does something after the frame that is being made is on the screen; the answer calls it off. */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

let turns = 0; // that are to come, or not on the screen yet

/** Does something when the turn before it is done: after this frame, and all steps of its lists. */
function afterTurn(work: () => void): () => void {
  let over = false;
  let cancel = afterFrame(function wait() {
    if (isStepping()) {
      cancel = afterFrame(wait);
      return;
    }
    over = true;
    work();
    afterFrame(() => {
      turns -= 1;
    });
  });
  turns += 1;
  return () => {
    cancel();
    if (!over) turns -= 1;
    over = true;
  };
}

const waiting = new Set<() => void>();
let looking = false; // at the end of every frame, whether it is time

/** Does something when all turns of an update are done, one such thing a frame; can be called off. */
export function atRest(work: () => void): () => void {
  const one = () => work(); // the same thing may wait twice
  waiting.add(one);
  if (!looking) look();
  return () => waiting.delete(one);
}

function look(): void {
  looking = waiting.size > 0;
  if (looking) afterFrame(doNext);
}

function doNext(): void {
  const [next] = waiting;
  if (next && !turns && !isStepping()) {
    waiting.delete(next);
    next();
  }
  look();
}

type Shown = Omit<GameProps, "pick" | "point" | "inspect">;

function read(props: GameProps): Shown {
  const { view, seat, ask, words, pickable, picked, highlight, events, table, waiting } = props;
  return { view, seat, ask, words, pickable, picked, highlight, events, table, waiting };
}

/** Nobody sees a hand that is not theirs, two languages, or nothing where there is something. */
function isUrgent(old: Shown, next: Shown): boolean {
  return (
    old.seat !== next.seat || old.words !== next.words || Object.keys(old.view).length === 0
  );
}

/** The same props one turn later; called while a component is made. */
export function later(now: GameProps): GameProps {
  let shown = $state.raw(read(now));
  const view = $derived(shown.view);
  const seat = $derived(shown.seat);
  const ask = $derived(shown.ask);
  const words = $derived(shown.words);
  const pickable = $derived(shown.pickable);
  const picked = $derived(shown.picked);
  const highlight = $derived(shown.highlight);
  const events = $derived(shown.events);
  const table = $derived(shown.table);
  const waiting = $derived(shown.waiting);

  $effect.pre(() => {
    const next = read(now);
    if (isUrgent(untrack(() => shown), next)) shown = next;
  });
  $effect(() => {
    const next = read(now);
    return afterTurn(() => {
      shown = next;
    });
  });

  return {
    get view() {
      return view;
    },
    get seat() {
      return seat;
    },
    get ask() {
      return ask;
    },
    get words() {
      return words;
    },
    get pickable() {
      return pickable;
    },
    get picked() {
      return picked;
    },
    get highlight() {
      return highlight;
    },
    get events() {
      return events;
    },
    get table() {
      return table;
    },
    get waiting() {
      return waiting;
    },
    pick: now.pick,
    point: now.point,
    inspect: now.inspect,
  };
}

// -- lists in steps --

let unfinished = 0;

/** Whether any list is still on its way to what it is to show; asked, not watched. */
export function isStepping(): boolean {
  return unfinished > 0;
}

interface Steps<T> {
  readonly shown: readonly T[];
}

/** From what is shown to what is to be; `again` after the first step towards it. */
type Step<T> = (old: readonly T[], next: readonly T[], again: boolean) => readonly T[];

/** A list that comes to what it is to show in steps, one a frame; the last gives `next` itself. */
function inSteps<T>(now: () => readonly T[], step: Step<T>): Steps<T> {
  let turn = $state(0);
  let last: readonly T[] = [];
  let aim: readonly T[] | null = null;
  const next = $derived(now());
  const shown = $derived.by(() => {
    void turn;
    last = step(last, next, aim === next);
    aim = next;
    return last;
  });

  $effect(() => {
    if (shown === next) return;
    const cancel = afterFrame(() => {
      turn += 1;
    });
    unfinished += 1;
    return () => {
      cancel();
      afterFrame(() => {
        unfinished -= 1; // what it led to is drawn
      });
    };
  });

  return {
    get shown() {
      return shown;
    },
  };
}

/**
 * A list of which no more than a few places change in a frame: the rest follow, as many a frame.
 * When a part of `whole` changes, all change at once: two languages, two maps are never mixed.
 */
export function fewChanges<T>(
  now: () => readonly T[],
  few: number,
  whole: () => readonly unknown[],
): Steps<T> {
  let basis: readonly unknown[] = [];
  return inSteps(now, (old, next) => {
    const told = whole();
    const same = old.length === next.length && told.every((part, n) => part === basis[n]);
    basis = told;
    if (!same) return next;
    let left = few;
    const some = next.map((thing, n) => (thing === old[n] || left-- > 0 ? thing : (old[n] as T)));
    return left < 0 ? some : next;
  });
}

/**
 * A list to which no more than a few things are new in a frame: the rest follow, as many a frame.
 * Where there was nothing, they come one frame later than what they stand in, which may be new too, but
 * for the `first`.
 */
export function fewNew<T>(now: () => readonly T[], few: number, first = 0): Steps<T> {
  return inSteps(now, (old, next, again) => {
    const known = new Set(old);
    let left = old.length || again ? few : first;
    const some = next.filter((thing) => known.has(thing) || left-- > 0);
    return left < 0 ? some : next;
  });
}
