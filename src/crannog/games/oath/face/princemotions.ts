/** What the Prince's events look like (O-12): his token walks the mind sheet, the rest lights up. */

import type { Motion } from "$kit/contract";
import type { GameEvent } from "$lib/protocol";

type Moving = (scene: { event: GameEvent }) => Motion[];

const BOARD = "prince:board";
const TOKEN = "piece:prince";

const text = (event: GameEvent, at: number): string => String(event.args[at] ?? "");
const node = (event: GameEvent, at: number): string => `node:${text(event, at)}`;
const seat = (event: GameEvent): string => `seat:${text(event, 0)}`;

const atNode: Moving = ({ event }) => [{ kind: "lit", at: [seat(event), node(event, 1)] }];
const numbered = (sign: string, count: number): Moving => ({ event }) => [
  { kind: "lit", at: [BOARD], number: `${sign}${text(event, count)}` },
];
const stopped: Moving = ({ event }) => [{ kind: "stop", at: [seat(event)] }];
export const PRINCE_MOTIONS: Readonly<Record<string, Moving>> = {
  "prince-threat": ({ event }) => [{ kind: "banner" }, { kind: "lit", at: [seat(event), BOARD] }],
  "prince-stays": atNode,
  "prince-turns-to": ({ event }) => [{ kind: "set", at: [node(event, 1)] }, { kind: "lit", at: [seat(event)] }],
  "prince-draws": ({ event }) =>
    event.args.slice(2).map((card) => ({ kind: "fly", what: `card:${card}`, from: "pile:deck", to: seat(event) })),
  "prince-learns": numbered("", 1),
  "prince-chooses": ({ event }) => [{ kind: "stage", card: `card:${text(event, 1)}` }],
  "prince-cannot-play": ({ event }) => [{ kind: "stop", at: [`card:${text(event, 1)}`, seat(event)] }],
  "prince-gains-ambition": ({ event }) => {
    const [count, coin] = [Number(text(event, 2)), { kind: "fly", what: "piece:favor" } as const];
    const flight = { ...coin, from: `suit:${text(event, 1)}`, to: BOARD };
    return [count > 1 ? { ...flight, count } : flight];
  },
  "prince-uses-ambition": numbered("−", 1),
  "prince-advances": ({ event }) => {
    const column = { friend: "track:friends", conspirator: "track:conspirators" }[text(event, 2)];
    return [{ kind: "lit", at: [column ?? BOARD, `suit:${text(event, 1)}`], number: text(event, 3) }];
  },
  "prince-may-act": numbered("", 1),
  "prince-moves": ({ event }) => [
    { kind: "fly", what: TOKEN, from: node(event, 1), to: node(event, 2) },
    { kind: "lit", at: [seat(event), node(event, 2)] },
  ],
  "prince-acts": atNode,
  "prince-skips": ({ event }) => [{ kind: "stop", at: [node(event, 1), seat(event)] }],
  "prince-fails-journey": stopped,
  "prince-gives-up": stopped,
  "prince-tactics": ({ event }) => [{ kind: "lit", at: [seat(event)], number: `±${text(event, 1)}` }],
  "looks-at-offer": ({ event }) => [{ kind: "lit", at: [seat(event), "pile:relics"] }],
};
