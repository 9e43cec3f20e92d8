/** Events as they are played: one by one, or neighbours that belong together. */

import type { AtomKey, Beat } from "../kit/contract";
import type { GameEvent, GameInfo, Patch, Seat } from "../lib/protocol";
import { slotsOf, splitKey } from "../lib/signatures";

type Signatures = GameInfo["events"];

const MOST = 8; // events in a beat
/** Kinds of arguments that say how much or which sort, and not what or where. */
const AMOUNTS: ReadonlySet<string> = new Set(["seat", "number", "piece"]);

/** The things that an event names. */
export function atomsOf(event: GameEvent, signatures: Signatures): AtomKey[] {
  const [open = "", secret = ""] = (signatures[event.kind] ?? "").split("|");
  const slots = [...slotsOf(open, event.args), ...slotsOf(secret, event.secret ?? [])];
  return slots.map((slot) => slot.key);
}

/** Who did it: the seat that the event names first. */
export function actorOf(event: GameEvent, signatures: Signatures): Seat | null {
  const first = (signatures[event.kind] ?? "").split(/[ |]/)[0];
  return first === "seat" ? Number(event.args[0]) : null;
}

/** The events as beats; `rest`, what changed besides, belongs to the last of them. */
export function beatsOf(
  events: readonly GameEvent[],
  signatures: Signatures,
  rest: Patch = [],
): Beat[] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && belongs(event, last, signatures)) last.push(event);
    else groups.push([event]);
  }
  const beats = groups.map((group) => beatOf(group, signatures));
  const end = beats.at(-1);
  if (end && rest.length) beats[beats.length - 1] = { ...end, patch: [...end.patch, ...rest] };
  return beats;
}

function belongs(event: GameEvent, group: readonly GameEvent[], signatures: Signatures): boolean {
  const first = group[0] as GameEvent;
  if (event.kind !== first.kind || group.length >= MOST) return false;
  if (event.secret || first.secret) return false; // a reveal stands alone
  if (actorOf(event, signatures) !== actorOf(first, signatures)) return false;
  return placeOf(event, signatures) === placeOf(first, signatures);
}

/** What and where: all that the event names besides seats and amounts. */
function placeOf(event: GameEvent, signatures: Signatures): string {
  const atoms = atomsOf(event, signatures);
  return atoms.filter((atom) => !AMOUNTS.has(splitKey(atom)[0])).join();
}

function beatOf(group: readonly GameEvent[], signatures: Signatures): Beat {
  const first = group[0] as GameEvent;
  const atoms = group.flatMap((event) => atomsOf(event, signatures));
  return {
    n: first.n,
    kind: first.kind,
    args: first.args,
    ...(first.secret ? { secret: first.secret } : {}),
    patch: group.flatMap((event) => event.patch ?? []),
    atoms: [...new Set(atoms)],
    events: group,
  };
}
