/**
 * A first-game guide: chapters, each a prepared position with the line of play it follows.
 *
 * Every choice of the line belongs to a step. Where a chapter stands follows from the number of
 * choices made at the table, so that undo, reload and a slow line need no care of their own; only
 * the steps that are read and passed on have to be remembered.
 *
 * An empty choice in the line is the answer of a seat that is asked for a reaction and has nothing
 * to decide: the table gives it by itself, and counts it.
 */

import type { Choice, Seat } from "../lib/protocol";

export interface Step {
  id: string;
  moves: number; // choices of the line that belong to it
  look: readonly string[]; // atom keys, or parts of the table: "area:hand"
  rules: readonly string[];
}

export interface Chapter {
  id: string;
  seats: number;
  scenario: string; // YAML
  play: readonly (readonly [Seat, Choice])[];
  steps: readonly Step[];
}

export interface Tour {
  chapters: readonly Chapter[];
}

/** The learner's seat; the guide itself plays the others. */
export const ME: Seat = 0;

const AREA = "area:";

/** Whether the table makes this choice by itself. */
function isSilent([, choice]: readonly [Seat, Choice]): boolean {
  return choice.length === 0;
}

/** How many choices have been made when each step is done. */
export function ends(chapter: Chapter): number[] {
  let made = 0;
  return chapter.steps.map((step) => (made += step.moves));
}

/** Whether the learner chooses in this step (otherwise it is read, and passed on by a button). */
export function isMine(chapter: Chapter, index: number): boolean {
  const end = ends(chapter)[index] ?? 0;
  const moves = chapter.steps[index]?.moves ?? 0;
  return chapter.play.slice(end - moves, end).some((move) => move[0] === ME && !isSilent(move));
}

/**
 * The step that is due after `count` choices, when the one shown last was `shown`: further on if
 * its choices have been made, back if they were taken back.
 */
export function due(chapter: Chapter, shown: number, count: number): number {
  const done = ends(chapter);
  const last = chapter.steps.length - 1;
  let index = Math.min(shown, last);
  while (index > 0 && count < (done[index - 1] ?? 0)) index -= 1;
  while (index < last && count >= (done[index] ?? 0) && passes(chapter, index, count)) index += 1;
  return index;
}

/** A step with own choices passes by itself; one to read only if the table is already beyond it. */
function passes(chapter: Chapter, index: number, count: number): boolean {
  return isMine(chapter, index) || count > (ends(chapter)[index] ?? 0);
}

/** Whether a step that is read can be passed on: all that belongs to it has happened. */
export function isOver(chapter: Chapter, index: number, count: number): boolean {
  return count >= (ends(chapter)[index] ?? 0);
}

/** The choice that the line has next for the learner, or null if there is none to make now. */
export function expected(chapter: Chapter, count: number): Choice | null {
  const next = chapter.play[count];
  return next && next[0] === ME && !isSilent(next) ? next[1] : null;
}

/** What another seat does now: only choices of the step that is shown. */
export function othersMove(
  chapter: Chapter,
  index: number,
  count: number,
): readonly [Seat, Choice] | null {
  const next = chapter.play[count];
  if (!next || next[0] === ME || isSilent(next) || isOver(chapter, index, count)) return null;
  return next;
}

/** The atom keys among the things a step is about. */
export function atomsOf(look: readonly string[]): string[] {
  return look.filter((key) => !key.startsWith(AREA));
}

/** The parts of the table that a step is about: board, panel, hand, standings, ask. */
export function areasOf(look: readonly string[]): string[] {
  return look.filter((key) => key.startsWith(AREA)).map((key) => key.slice(AREA.length));
}

/** The message of a step. */
export function wordsOf(chapter: Chapter, index: number): string {
  return `tour-${chapter.id}-${chapter.steps[index]?.id ?? ""}`;
}
