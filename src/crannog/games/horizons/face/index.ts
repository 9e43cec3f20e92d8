/** Horizons of Spirit Island as it looks: island, Spirits, cards, the Invaders' track. */

import "./theme.css";
import { type Beat, CONTRACT, type Face } from "$kit/contract";
import { part } from "$kit/part.svelte";
import type { Words } from "$lib/words";
import { aboutOption, inform, says } from "./about";
import Band from "./Band.svelte";
import Board from "./Board.svelte";
import { drawing, staged } from "./draw.svelte";
import End from "./End.svelte";
import { ghosts } from "./ghosts";
import Hand from "./Hand.svelte";
import Mat from "./Mat.svelte";
import { motions } from "./motions";
import Panel from "./Panel.svelte";
import Question from "./Question.svelte";
import Standings from "./Standings.svelte";
import { horizons } from "./view";

export const contract = CONTRACT;

/** The sun over the island, and the sea. */
const EMBLEM = `<circle cx="12" cy="8.500" r="3.200"/>
<path d="M3.500 16.500c2.600-5.200 4.800-6 6.700-2.800 1.500-3.400 4.500-4 6.300.6 1.400-1.400 2.800-.2 4 2.200z"/>
<path d="M4 20q2-1.600 4 0t4 0 4 0 4 0"/>`;

export default function face(): Face {
  let words: Words | null = null; // of the board, for the banners
  return {
    reserves: { corners: 2, mat: 0.48 },
    parts: {
      board: drawing(part(Board), (props) => {
        words = props.words;
      }),
      band: part(Band),
      panel: part(Panel),
      mat: part(Mat),
      hand: part(Hand),
      standings: part(Standings),
      question: part(Question),
      end: part(End),
    },
    emblem: EMBLEM,
    seats: [
      { colour: "#d99a17", shape: "circle", pattern: "stripes" },
      { colour: "#7f56cc", shape: "square", pattern: "diagonal" },
      { colour: "#17928f", shape: "triangle", pattern: "dot" },
    ],
    phase: (view, words) => {
      const { turn, phase } = horizons(view);
      return turn ? words.text("board-turn", { count: turn }) : words.text(`phase-${phase}`);
    },
    head: (seat, { view }) => {
      const spirit = horizons(view).spirits[seat];
      return spirit ? { count: `⚡${spirit.energy}`, alarm: false } : null;
    },
    reads: ({ prompt }) => prompt === "presence-source", // the tracks are not on the island
    about: aboutOption,
    says,
    motions: (beat, before, after) =>
      motions(beat, before, after).map((motion) =>
        motion.kind === "banner" ? { ...motion, text: bannerText(beat, words) } : motion,
      ),
    stage: staged,
    ghosts,
    inform,
  };
}

/** What is announced over the sea: the beat's own sentence, without its full stop. */
function bannerText(beat: Beat, words: Words | null): string {
  const [event] = beat.events;
  return event && words ? words.event(event).replace(/\.$/, "") : "";
}
