/** The face of Oath: what its table looks like in the browser. */

import "./theme.css";
import { CONTRACT, type Face } from "$kit/contract";
import { part } from "$kit/part.svelte";
import { about } from "./about";
import Band from "./Band.svelte";
import Board from "./Board.svelte";
import { oathOf } from "./campaign";
import { head } from "./court";
import End from "./End.svelte";
import { ghosts } from "./ghosts";
import Hand from "./Hand.svelte";
import { inform } from "./inform";
import Mat from "./Mat.svelte";
import { motions } from "./motions";
import Panel from "./Panel.svelte";
import { withPieces } from "./pieces";
import Question from "./Question.svelte";
import { colourBy, colourOf, SEATS } from "./seats";
import { staged } from "./stage";
import Standings from "./Standings.svelte";
import { reads } from "./subject";
import { SUITS } from "./suits";
import World from "./World.svelte";

export const contract = CONTRACT;

/** Three rings that hold one another. */
const EMBLEM =
  '<g fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="12" cy="8" r="4"/>' +
  '<circle cx="8" cy="15" r="4"/><circle cx="16" cy="15" r="4"/></g>';

export default function face(): Face {
  return {
    reserves: { foot: 60, mat: 0.48, panel: "rail" },
    parts: {
      board: withPieces(part(Board)),
      band: part(Band),
      panel: part(Panel),
      mat: part(Mat),
      hand: part(Hand),
      standings: part(Standings),
      question: part(Question),
      end: part(End),
    },
    world: part(World),
    kinds: Object.fromEntries(SUITS.map((suit) => [`suit-${suit}`, `var(--oath-${suit})`])),
    emblem: EMBLEM,
    seats: SEATS,
    colourOf,
    colourBy,
    callsOf: (view) => (oathOf(view).prince ? oathOf(view).players.map(({ name }) => name) : []),
    phase: (view, words) => words.text("board-round", { count: oathOf(view).round }),
    head,
    about,
    reads,
    motions,
    stage: staged,
    ghosts,
    inform,
  };
}
