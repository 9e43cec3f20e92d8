/** Horizons of Spirit Island as it looks: island, Spirit panels, cards, how things stand. */

import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import { aboutOption } from "./describe";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import Question from "./Question.svelte";
import Standings from "./Standings.svelte";

export default {
  Board,
  Hand,
  Panel,
  Question,
  Standings,
  about: aboutOption,
} satisfies GameFace;
