/** The head of the question, as words: also where nothing is asked. */

import { t } from "../lib/t";
import type { Words } from "../lib/words";
import type { TableModel } from "./model.svelte";

export interface Heading {
  lead: string; // who decides
  title: string;
  context: string; // one line
  rule: string;
}

export function headOf(model: TableModel, words: Words): Heading {
  const { ask, state, viewer } = model;
  const result = state?.result ?? null;
  const watcher = viewer === null ? t("web-watching") : "";
  if (result) {
    const told = model.events.findLast((event) => event.kind === "result");
    const title = told ? words.event(told) : t("web-over");
    return { lead: t("web-over"), title, context: "", rule: result.rule ?? "" };
  }
  if (ask) {
    const lead = t(ask.optional ? "web-ask-optional" : "web-ask-mine");
    return { lead, title: words.prompt(ask), context: contextOf(model, words), rule: ask.rule };
  }
  return { lead: watcher || t("web-ask-none"), title: waitingFor(model, words), context: "", rule: "" };
}

/** What the game says of the question itself (`prompt-<id>.about`), if it says anything. */
function contextOf({ ask }: TableModel, words: Words): string {
  const id = `prompt-${ask?.prompt}`;
  return ask && words.has(id, "about") ? words.text(`${id}.about`) : "";
}

/** Whom the table waits for; bots think. */
function waitingFor(model: TableModel, words: Words): string {
  const waiting = (model.state?.waiting ?? []).filter((seat) => seat !== model.viewer);
  if (!model.state) return t("web-loading");
  if (!waiting.length) return t("web-waiting-service"); // it answers for the viewer, or is about to ask
  const seats = waiting.map((seat) => words.seat(seat)).join(", ");
  const bots = waiting.every((seat) => model.info?.seats[seat]?.kind === "bot");
  return t(bots ? "web-thinking" : "web-waiting", { seats });
}
