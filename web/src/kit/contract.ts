/**
 * The contract between the client and a game's face, version 2.
 *
 * A face is an ES module of the game's own package. It exports `contract` (this number) and, as its
 * default, a function that is called once for each table. The client mounts the face's parts into
 * places whose size the window alone decides, and hands them new props whenever something is shown.
 * A part that the face lacks is drawn by the client from the view itself.
 */

import type {
  Ask,
  Atom,
  Choice,
  GameEvent,
  Json,
  Patch,
  Seat,
  Sentence,
  TableInfo,
  View,
} from "../lib/protocol";
import type { Beside, Words } from "../lib/words";

export const CONTRACT = 2;

/** What is printed on cards, boards and tracks: `Game.facts()`, as the service gives it. */
export type Facts = { readonly [key: string]: Json };

/** A thing on the table, as options and events name it: `territory:plains`, `card:bard`, `seat:2`. */
export type AtomKey = string;

export type PartName =
  | "board" // the sea: all that stands on the table
  | "band" // the game's instruments in one line above it
  | "panel" // what is going on now: a clash, a draft, a campaign
  | "mat" // the viewer's own board, at the left of the rail
  | "hand" // the viewer's cards, as a fan in the rail; on the phone a strip in the sheet
  | "standings" // one row for each player
  | "question" // what the question is about: the card that asks
  | "end"; // how it went, when the match is over

export interface FaceModule {
  readonly contract: number;
  readonly default: (kit: Kit) => Face;
}

export interface Face {
  readonly reserves: Reserves;
  readonly parts: Partial<Record<PartName, Part>>;
  readonly world?: Part<WorldProps>; // a world between two matches, for the page of a saga
  readonly kinds?: Readonly<Record<string, string>>; // colours of kinds of cards, by their messages
  readonly emblem: string; // the inside of an <svg viewBox="0 0 24 24">
  readonly seats: readonly SeatStyle[]; // by seat, or by the colour that `colourOf` names
  /** Which of `seats` a player has; without it, the seat's number. */
  colourOf?(seat: Seat, view: View): number;
  /** The same before there is a table, by the options that it will have. */
  colourBy?(seat: Seat, options: Readonly<Record<string, Json>>): number;
  /** By player, the message that names whoever has given no name; without it, the seat's colour. */
  callsOf?(view: View): readonly string[];
  /** The name of the phase or round, for the bar: "Season 3". */
  phase?(view: View, words: Words): string;
  /** How a player stands, for the small screen's bar: one number, and whether it alarms. */
  head?(seat: Seat, props: Props): Head | null;
  /** What an option means, where its words and the game's note say too little; in small letters. */
  about?(option: Choice, props: Props): string;
  /** Whether the options are read before one is chosen, or do not all lie on the board: a small
   * screen opens their list at once. */
  reads?(ask: Ask): boolean;
  /** The text of the card that asks or that is carried out: a small screen, whose part `question` is
   * folded while places are chosen on the board, keeps it in sight. */
  says?(props: Props): string;
  /** What a free place on the map lies beside, for the words that name it. */
  beside?(place: readonly number[], props: Props): Beside;
  /** The motions of a beat, from the views before and after it. Pure. */
  motions?(beat: Beat, before: View, after: View): Motion[];
  /** A card as it comes to the stage, drawn whole with what it says: it may lie nowhere on the table.
   * Without it the client copies what lies there and writes what `inform` tells. */
  stage?(card: AtomKey, props: Props): HTMLElement | null;
  /** Whose a thing is that lies before a player: where no part draws it, as on a small screen, it
   * comes from and goes to the player's head in the bar. */
  ownerOf?(atom: AtomKey): Seat | null;
  /** What is picked and not yet done, as drawings for the board. Pure. */
  ghosts?(picking: Picking, view: View): Ghost[];
  /** What a thing is and does, for the popover; null: the game's words for it are enough. */
  inform?(atom: AtomKey, props: Props): Info | null;
  /** Sounds of the game's own, by the name of the shared one that they replace. */
  readonly sounds?: Partial<Record<SoundName, (audio: AudioContext, at: number) => void>>;
}

/** What the face keeps free at the edges of the sea, in pixels at 1440 x 900; constant. */
export interface Reserves {
  readonly bay?: number; // at the left: the panel lies there
  readonly foot?: number; // above the rail
  readonly corners?: 0 | 2; // two corners, for panels of 220 x 120 and more
  readonly mat?: number; // share of the rail that the mat takes, 0 to 0.48
  readonly panel?: "bay" | "rail"; // where the panel lies: in the bay, or over rail and foot
}

export interface SeatStyle {
  readonly colour: string;
  readonly shape: Shape;
  readonly pattern: Pattern;
}

export type Shape = "circle" | "square" | "triangle" | "diamond" | "pentagon" | "cross";
export type Pattern = "stripes" | "diagonal" | "bar" | "dot" | "diamond" | "cross";

export interface Part<P = Props> {
  /** Called once; the place has its final size, and `props.box` tells it. */
  mount(into: HTMLElement, props: P): Mounted<P>;
}

export interface Mounted<P = Props> {
  update(props: P): void; // may be called for every beat; draws in one piece
  spot(atom: AtomKey): DOMRect | null; // where the thing is drawn now, in the window
  draw?(atom: AtomKey): Element | null; // a copy to fly with; without it the client copies the spot
  destroy(): void;
}

export interface Props {
  readonly view: View; // what is shown, which may lie behind what is true
  readonly live: boolean; // whether it is the present: only then things can be picked
  readonly seat: Seat | null; // whose eyes these are
  readonly ask: Ask | null; // null while the past is shown, and for watchers
  readonly facts: Facts;
  readonly words: Words; // all sentences come from here
  readonly events: readonly GameEvent[]; // those that have been shown, oldest first
  readonly table: TableInfo | null;
  readonly waiting: readonly Seat[];
  readonly pickable: ReadonlySet<AtomKey>;
  readonly picked: readonly AtomKey[];
  readonly highlight: ReadonlySet<AtomKey>; // what an option, a hint or a log line points at
  readonly hinted: ReadonlySet<AtomKey>; // what the hint advises to choose; the client rings it
  readonly lit: ReadonlySet<AtomKey>; // what the beat that is played is about
  readonly box: Box;
  readonly theme: "light" | "dark" | "contrast";
  readonly reduced: boolean; // the person wants no motion
  pick(...atoms: AtomKey[]): void; // narrows; the client sends when one option is left
  point(atoms: readonly AtomKey[]): void; // hover or focus
  main(answer: MainAnswer | null): void; // puts it into the footer's right slot, or takes it away
  goTo(event: number): void; // shows the replay right after the event of that number
  inform(atom: AtomKey, at?: DOMRect): void; // why not, or what it is, beside the thing
}

/** A world as the people of a saga may see it: what a match left, or what the next begins with. */
export interface WorldProps {
  readonly world: View;
  readonly facts: Facts;
  readonly words: Words;
}

/** What the face offers as the main answer: several choices, made one after another. */
export interface MainAnswer {
  readonly label: string; // "Play 2 cards"
  readonly disabled: boolean;
  run(): void;
}

/** The place of a part, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly bay: number;
  readonly foot: number;
  readonly phone: boolean;
}

/** One event, or neighbours of one kind, as they are played. */
export interface Beat {
  readonly n: number; // the number of its first event
  readonly kind: string;
  readonly args: readonly Atom[];
  readonly secret?: readonly Atom[];
  readonly patch: Patch; // what it changed in the viewer's view
  readonly atoms: readonly AtomKey[]; // the things that it names
  readonly events: readonly GameEvent[];
}

export type Motion =
  | { kind: "fly"; what: AtomKey; from: AtomKey; to: AtomKey; count?: number; face?: "up" | "down" }
  | {
      kind: "set" | "go" | "turn" | "rise" | "shield" | "lit" | "strike" | "stop";
      at: readonly AtomKey[];
      number?: string;
      sound?: SoundName; // in place of the motion's own
    }
  | { kind: "ray"; from: AtomKey; to: AtomKey }
  | { kind: "banner"; text?: string; says?: Sentence }
  | { kind: "stage"; text?: string; card?: AtomKey; still?: boolean } // a card then goes to its place
  | { kind: "coin" | "dice"; values: readonly string[] };

export type SoundName =
  | "step"
  | "set"
  | "card"
  | "turn"
  | "coin"
  | "blow"
  | "harm"
  | "awe"
  | "bell"
  | "win";

/** What has been picked of the question so far. */
export interface Picking {
  readonly ask: Ask;
  readonly picked: readonly AtomKey[];
  readonly left: readonly Choice[]; // the options that still fit
  readonly pointed: Choice | null; // the option under the pointer, or that the thing there stands for
}

/** Something picked and not yet done: a piece at 35 %, dashed, with a number. */
export type Ghost =
  | { kind: "piece"; at: AtomKey; what: AtomKey; seat?: Seat; count?: number }
  | { kind: "path"; from: AtomKey; to: AtomKey; seat?: Seat; count?: number }
  | { kind: "reach"; at: readonly AtomKey[] } // where a power can go
  | { kind: "change"; at: AtomKey; from: string; to: string }; // a number that would be another

export interface Head {
  readonly count: string;
  readonly alarm: boolean; // one short of winning, or there
}

export interface Info {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule?: string; // that applies to it
  readonly rulings?: readonly string[]; // further ones
  readonly reads?: boolean; // its lines are told also where the popover says why it can't be chosen
}

/** Shared parts, offered by the client; a face may use none of them. */
export interface Kit {
  readonly contract: number;
  /** Makes an element a thing that can be picked: pointer, keyboard, names for screen readers. */
  pickable(element: Element, atom: AtomKey, label: string, props: () => Props): () => void;
  /** Draws a seat's mark (shape, colour, pattern) into an element. */
  seatMark(element: Element, seat: Seat): void;
}
