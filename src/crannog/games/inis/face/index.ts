/** The face of Inis: what its table looks like in the browser. */

import { CONTRACT, type Face, type Kit } from "$kit/contract";
import { part } from "$kit/part.svelte";
import "./theme.css";
import Band from "./Band.svelte";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { ghosts } from "./ghosts";
import Hand from "./Hand.svelte";
import { inform } from "./inform";
import { besidePlace, headText, phaseText } from "./labels";
import { motions, ownerOf } from "./motions";
import Panel from "./Panel.svelte";
import { withPieces } from "./pieces";
import Question from "./Question.svelte";
import { staged } from "./stage";
import Standings from "./Standings.svelte";

export const contract = CONTRACT;

/** Three hexagons that meet in a corner: a tile. */
const EMBLEM =
  '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" ' +
  'd="M8 3.500 12 6v5L8 13.500 4 11V6ZM16 3.500 20 6v5l-4 2.500L12 11V6ZM12 11l4 2.500v5L12 21l-4-2.500v-5Z"/>';

export default function face(_kit: Kit): Face {
  return {
    reserves: { bay: 316 },
    parts: {
      board: withPieces(part(Board)),
      band: part(Band),
      panel: part(Panel),
      hand: part(Hand),
      standings: part(Standings),
      question: part(Question),
      end: part(End),
    },
    emblem: EMBLEM,
    seats: [
      { colour: "#2f8f5b", shape: "circle", pattern: "stripes" },
      { colour: "#2f6fbd", shape: "square", pattern: "diagonal" },
      { colour: "#d8742a", shape: "triangle", pattern: "bar" },
      { colour: "#f4f2ec", shape: "diamond", pattern: "dot" },
    ],
    phase: phaseText,
    head: headText,
    beside: besidePlace,
    motions,
    stage: staged,
    ownerOf,
    ghosts,
    inform,
  };
}
