import type { GameFace } from "../contract";
import "./theme.css";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { besidePlace } from "./labels";
import Panel from "./Panel.svelte";
import Standings from "./Standings.svelte";

export default { Board, Hand, Panel, Standings, beside: besidePlace } satisfies GameFace;
