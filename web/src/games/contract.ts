/** What a game's components get and give: see "How a game gets its board" in web/README.md. */

import type { Component } from "svelte";
import type { Ask, Choice, GameEvent, Seat, TableInfo, View } from "../lib/protocol";
import type { Beside, Words } from "../lib/words";

export interface GameProps {
  view: View;
  seat: Seat | null;
  ask: Ask | null;
  words: Words;
  pickable: ReadonlySet<string>;
  picked: readonly string[];
  pick: (...atoms: string[]) => void;
  highlight: ReadonlySet<string>;
  point: (atoms: readonly string[]) => void;
  inspect: (atom: string) => void;
  events: readonly GameEvent[];
  table: TableInfo | null;
  waiting: readonly Seat[];
}

export interface GameFace {
  Board?: Component<GameProps>;
  Hand?: Component<GameProps>;
  Standings?: Component<GameProps>;
  Panel?: Component<GameProps>;
  /** What the question is about, above its options: the text of the card that asks. */
  Question?: Component<GameProps>;
  /** What an option means, where its own words say too little. */
  about?: (option: Choice, props: GameProps) => string;
  /** What a free place on the map lies beside, for the words that name it. */
  beside?: (place: readonly number[], props: Pick<GameProps, "view" | "ask" | "table">) => Beside;
}
