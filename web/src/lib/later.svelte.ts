/**
 * An update shown in turns, so that none of its frames is long: the question first, then the board,
 * what is going on, the hand, and the rest. Each turn is one frame after the one before.
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

/** The same props one frame later; called while a component is made. */
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
    return afterFrame(() => {
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
