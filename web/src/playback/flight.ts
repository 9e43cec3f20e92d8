/**
 * The layer over the page in which things move: copies as HTML, moved by transforms alone.
 *
 * It takes no pointer. What it shows can be left out at any moment, and changes nothing.
 */

import type { AtomKey, Motion } from "../kit/contract";
import { isInSight, type Spots } from "../table/spots";
import { box, canFly, copyOf } from "./copies";
import * as frames from "./keyframes";
import { centre, type Point } from "./keyframes";
import { STAGGER } from "./lengths";
import { outlineOf } from "./outlines";

/** Where things were, and what they looked like, before the view changed. */
export interface Measured {
  readonly rects: ReadonlyMap<AtomKey, DOMRect>;
  readonly copies: ReadonlyMap<AtomKey, HTMLElement>;
}

/** What the layer needs of the page. */
export interface Page {
  layer(): HTMLElement | null;
  sea(): DOMRect | null; // banners and stage cards stand in it
  stage(card: AtomKey): HTMLElement | null; // a card as the game's face draws it for the stage
  texts(card: AtomKey): readonly string[]; // what another one says
}

const MOST = 12; // things that move at a time
const MOST_OF_A_KIND = 4; // more fly as a group with a count
const EASE = "cubic-bezier(0.4, 0, 0.3, 1)";
const NOTHING: Measured = { rects: new Map(), copies: new Map() };

type At = Extract<Motion, { at: readonly AtomKey[] }>;
type Shown = Extract<Motion, { kind: "stage" }>;
type Fly = Extract<Motion, { kind: "fly" }>;

export class Flight {
  private hidden: (HTMLElement | SVGElement)[] = []; // until their copies have landed
  private moving = 0;

  constructor(
    private readonly spots: Spots,
    private readonly page: Page,
  ) {}

  /** One look at everything, before the view changes. */
  measure(motions: readonly Motion[]): Measured {
    const atoms = new Set(motions.flatMap(atomsIn));
    const rects = new Map<AtomKey, DOMRect>();
    const copies = new Map<AtomKey, HTMLElement>();
    for (const atom of atoms) {
      const rect = this.spots.spot(atom);
      if (!rect) continue;
      rects.set(atom, rect);
      const copy = this.copy(atom, rect);
      if (copy) copies.set(atom, copy);
    }
    return { rects, copies };
  }

  /** Plays them all within the time, or until it is stopped. */
  async play(
    motions: readonly Motion[],
    from: Measured | null,
    time: number,
    stop: AbortSignal,
  ): Promise<void> {
    this.moving = 0;
    for (const motion of motions) this.begin(motion, from ?? NOTHING, time);
    await pause(time, stop);
    this.clear();
  }

  clear(): void {
    this.page.layer()?.replaceChildren();
    for (const element of this.hidden.splice(0)) element.style.visibility = "";
  }

  private begin(motion: Motion, from: Measured, time: number): void {
    if (this.moving >= MOST) return;
    if (motion.kind === "fly") return this.fly(motion, from, time);
    if (motion.kind === "ray") return this.ray(motion, from, time);
    if (motion.kind === "banner") return this.banner(motion.text ?? "", time);
    if (motion.kind === "stage") return this.stage(motion, from, time);
    if (motion.kind === "coin" || motion.kind === "dice") return this.fall(motion, time);
    if ("at" in motion) for (const atom of motion.at) this.there(motion, atom, from, time);
  }

  // -- from place to place --------------------------------------------------------------------

  private fly(motion: Fly, from: Measured, time: number): void {
    const start = from.rects.get(motion.from) ?? this.spots.spot(motion.from);
    const end = this.spots.spot(motion.to) ?? from.rects.get(motion.to);
    if (!start || !end) return this.lightEither(motion, from, time);
    const count = motion.count ?? 1;
    const several = count <= MOST_OF_A_KIND ? count : 1;
    const long = time - STAGGER * (several - 1);
    if (motion.face !== "down") this.hide(motion.what, motion.from);
    for (let i = 0; i < several; i++) {
      const thing = this.flier(motion, from);
      if (several < count) thing.append(badge(`× ${count}`));
      const size = sizeOf(thing);
      const scales: [number, number] = [fit(size, start), fit(size, end)];
      const path = frames.arc(centre(start), centre(end), size, scales);
      this.move(thing, path, Math.max(120, long), i * STAGGER);
    }
  }

  /** Where it comes from or goes to is not drawn: the other one is lit. */
  private lightEither({ from: start, to }: Fly, from: Measured, time: number): void {
    this.there({ kind: "lit", at: [start, to] }, start, from, time);
    this.there({ kind: "lit", at: [start, to] }, to, from, time);
  }

  private flier({ what, face }: Fly, from: Measured): HTMLElement {
    if (face === "down") return box("card-back", 60, 84);
    const known = from.copies.get(what);
    if (known) return known.cloneNode(true) as HTMLElement;
    const rect = this.spots.spot(what);
    return (rect && this.copy(what, rect)) || token(what);
  }

  private ray(motion: Extract<Motion, { kind: "ray" }>, from: Measured, time: number): void {
    const start = from.rects.get(motion.from) ?? this.spots.spot(motion.from);
    const end = this.spots.spot(motion.to) ?? from.rects.get(motion.to);
    if (end) this.there({ kind: "lit", at: [motion.to] }, motion.to, from, time);
    if (!start || !end) return;
    const { long, frames: path } = frames.ray(centre(start), centre(end), 6);
    this.move(box("ray", long, 6), path, time);
  }

  // -- at a place -----------------------------------------------------------------------------

  private there(motion: At, atom: AtomKey, from: Measured, time: number): void {
    const gone = motion.kind === "go" || motion.kind === "strike";
    const [now, before] = [this.spots.spot(atom), from.rects.get(atom)];
    if (motion.kind === "lit" && !now) return; // other things lie where it was
    const rect = (gone ? [before, now] : [now, before]).find((one) => one && isInSight(one));
    if (!rect || this.moving >= MOST) return;
    const old = gone ? from.copies.get(atom)?.cloneNode(true) : this.copy(atom, rect);
    const copy = MOVED.has(motion.kind) ? ((old as HTMLElement | undefined) ?? null) : null;
    if (copy && !gone) this.hide(atom, "");
    if (!copy && this.covered(atom, rect)) return;
    const thing = copy ?? ring(rect, motion.kind, outlineOf(this.spots.element(atom), rect));
    const path = (copy ? PATHS : RINGS)[motion.kind] ?? frames.stay;
    this.move(thing, path(centre(rect), sizeOf(thing)), time);
    if (motion.number) this.number(motion.number, rect, time);
  }

  /** Whether a place of the board lies under a phone's sheet: a ring would be drawn over that. */
  private covered(atom: AtomKey, rect: DOMRect): boolean {
    const sea = this.page.sea();
    const onBoard = this.spots.element(atom)?.closest("[data-region='board']");
    return !!sea && !!onBoard && centre(rect).y > sea.bottom;
  }

  private number(text: string, rect: DOMRect, time: number): void {
    const label = badge(text);
    this.page.layer()?.append(label);
    const { width, height } = label.getBoundingClientRect();
    const point = { x: rect.left + rect.width / 2, y: Math.max(height, rect.top + rect.height * 0.3) };
    this.animate(label, frames.stay(point, { x: width, y: height }), time);
  }

  // -- over the sea ---------------------------------------------------------------------------

  private banner(text: string, time: number): void {
    const sea = this.page.sea();
    if (!sea || !text) return;
    const banner = document.createElement("div");
    banner.className = "banner";
    banner.textContent = text;
    this.page.layer()?.append(banner);
    const { width, height } = banner.getBoundingClientRect();
    const point = { x: sea.left + sea.width / 2, y: sea.top + 16 + height / 2 };
    this.animate(banner, frames.stay(point, { x: width, y: height }), time);
  }

  private stage(motion: Shown, from: Measured, time: number): void {
    const sea = this.page.sea();
    if (!sea) return;
    const drawn = motion.card ? this.page.stage(motion.card) : null;
    const card = document.createElement("div");
    card.className = drawn ? "stage-card drawn" : "stage-card";
    card.append(...(drawn ? [drawn] : this.written(motion, from)));
    this.page.layer()?.append(card);
    const { width, height } = card.getBoundingClientRect();
    const size = { x: width, y: height };
    const place = motion.still || !motion.card ? null : this.spots.spot(motion.card);
    const path = place
      ? frames.settle(centre(sea), size, centre(place), fit(size, place))
      : frames.stay(centre(sea), size);
    this.animate(card, path, time);
  }

  /** A card that the face does not draw: a copy of it, if it lies on the table, and its texts. */
  private written({ card, text = "" }: Shown, from: Measured): Element[] {
    const copy = card ? from.copies.get(card)?.cloneNode(true) : null;
    const texts = [text, ...(card ? this.page.texts(card) : [])].filter(Boolean).map(paragraph);
    return copy ? [copy as Element, ...texts] : texts;
  }

  private fall(motion: Extract<Motion, { values: readonly string[] }>, time: number): void {
    const sea = this.page.sea();
    if (!sea) return;
    const middle = (motion.values.length - 1) / 2;
    motion.values.slice(0, MOST).forEach((value, i) => {
      const thing = box(motion.kind, 64, 64);
      thing.textContent = value;
      const point = { x: centre(sea).x + (i - middle) * 76, y: centre(sea).y };
      this.move(thing, frames.fall(point, { x: 64, y: 64 }), time, i * 30);
    });
  }

  // -- all alike ------------------------------------------------------------------------------

  private copy(atom: AtomKey, rect: DOMRect): HTMLElement | null {
    const element = this.spots.draw(atom) ?? this.spots.element(atom);
    return element && copyOf(element, rect);
  }

  /** The thing itself is not seen until its copy has landed; a whole place is never hidden. */
  private hide(atom: AtomKey, place: AtomKey): void {
    const element = atom === place ? null : this.spots.element(atom);
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
    if (!canFly(element, element.getBoundingClientRect())) return;
    element.style.visibility = "hidden";
    this.hidden.push(element);
  }

  private move(thing: HTMLElement, path: Keyframe[], time: number, delay = 0): void {
    this.moving += 1;
    this.page.layer()?.append(thing);
    this.animate(thing, path, time, delay);
  }

  private animate(thing: HTMLElement, path: Keyframe[], time: number, delay = 0): void {
    thing.animate?.(path, { duration: time, delay, easing: EASE, fill: "both" });
  }
}

/** Kinds in which a copy of the thing itself moves. */
const MOVED: ReadonlySet<Motion["kind"]> = new Set(["set", "go", "turn", "rise", "strike"]);

type Path = (place: Point, size: Point) => Keyframe[];

const PATHS: Partial<Record<Motion["kind"], Path>> = {
  set: frames.drop,
  go: frames.sink,
  turn: frames.turnOver,
  rise: frames.rise,
  strike: frames.shake,
};
const RINGS: Partial<Record<Motion["kind"], Path>> = { shield: frames.pulse, strike: frames.shake };

function atomsIn(motion: Motion): AtomKey[] {
  if (motion.kind === "fly") return [motion.what, motion.from, motion.to];
  if (motion.kind === "ray") return [motion.from, motion.to];
  if (motion.kind === "stage") return motion.card ? [motion.card] : [];
  return "at" in motion ? [...motion.at] : [];
}

function sizeOf(thing: HTMLElement): Point {
  return { x: Number.parseFloat(thing.style.width), y: Number.parseFloat(thing.style.height) };
}

/** How much smaller a thing must be to lie on that place. */
function fit(size: Point, place: DOMRect): number {
  return Math.max(0.25, Math.min(1, (place.width * 0.9) / size.x, (place.height * 0.9) / size.y));
}

/** Along the outline, where the thing has one, else around its box. */
function ring(rect: DOMRect, kind: string, outline: Element | null): HTMLElement {
  const more = outline ? 0 : 8;
  const made = box("ring", rect.width + more, rect.height + more);
  made.dataset.kind = kind;
  if (outline) made.append(outline);
  return made;
}

function badge(text: string): HTMLElement {
  const made = document.createElement("span");
  made.className = "number";
  made.textContent = text;
  return made;
}

function paragraph(text: string): HTMLElement {
  const made = document.createElement("p");
  made.textContent = text;
  return made;
}

/** Something that is drawn nowhere: a disc, in the seat's colour if it is a seat. */
function token(atom: AtomKey): HTMLElement {
  const made = box("token", 22, 22);
  const seat = /^seat:(\d)$/.exec(atom)?.[1];
  if (seat) made.style.background = `var(--seat-${seat})`;
  return made;
}

function pause(time: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (stop.aborted) return done();
    const timer = setTimeout(done, time);
    stop.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}
