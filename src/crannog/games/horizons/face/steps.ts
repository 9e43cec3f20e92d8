/** The steps of the Invader phase, from what has been told and what the view still has to come. */

import type { Props } from "$kit/contract";
import type { GameEvent } from "$lib/protocol";
import type { Words } from "$lib/words";
import { forecastLines } from "./describe";
import { horizons, type HorizonsView } from "./view";

export interface Step {
  key: string;
  title: string;
  text: string;
  when: "past" | "now" | "next";
}

const ORDER = ["fear", "ravage", "build", "explore"];

/** Nothing outside of the Invader phase. */
export function invaderSteps({ view: plain, events, words }: Props): Step[] {
  const view = horizons(plain);
  const at = ORDER.indexOf(view.phase);
  if (at < 0) return [];
  const since = events.slice(events.findLastIndex(({ kind }) => kind === "turn") + 1);
  return [
    ...fearSteps(view, since, words),
    ...ravageSteps(view, since, words, at),
    ...cardStep("build", view.invaders.build, view, words, at),
    ...exploreStep(view, words, at),
  ];
}

function fearSteps(view: HorizonsView, since: readonly GameEvent[], words: Words): Step[] {
  const shown = since.filter(({ kind }) => kind === "fear-card");
  const past = shown.map(({ args: [fear] }, n): Step => {
    const now = fear === view.work?.fear;
    return { key: `fear ${n}`, title: words.text(`fear-${fear}`), text: "", when: now ? "now" : "past" };
  });
  const left = view.phase === "fear" ? view.fear_earned : 0;
  const title = words.text("board-fear-earned", { count: left });
  return left ? [...past, { key: "fear", title, text: "", when: "next" }] : past;
}

function ravageSteps(
  view: HorizonsView,
  since: readonly GameEvent[],
  words: Words,
  at: number,
): Step[] {
  const done = since.filter(({ kind }) => kind === "ravage");
  const running = view.phase === "ravage";
  const past = done.map(({ args: [land = "", count = 0] }, n): Step => {
    const now = running && n === done.length - 1;
    return {
      key: `ravage ${land}`,
      title: words.text("board-step-ravage", { land }),
      text: words.text("board-step-damage", { count }),
      when: now ? "now" : "past",
    };
  });
  const lands = running
    ? view.queue
    : at < 1
      ? Object.keys(view.forecast).filter((land) => view.forecast[land]?.ravage)
      : [];
  const next = lands.map(
    (land): Step => ({
      key: `ravage ${land}`,
      title: words.text("board-step-ravage", { land }),
      text: forecastLines({ ravage: view.forecast[land]?.ravage }, words).join(" "),
      when: "next",
    }),
  );
  return [...past, ...next.filter(({ key }) => !past.some((one) => one.key === key))];
}

function cardStep(
  action: "build",
  card: string | null,
  view: HorizonsView,
  words: Words,
  at: number,
): Step[] {
  if (!card) return [];
  const lands = Object.keys(view.forecast).filter((land) => view.forecast[land]?.build);
  return [
    {
      key: action,
      title: `${words.text("board-act-build")}: ${words.text(`invader-${card}`)}`,
      text: lands.join(", "),
      when: whenOf(action, at),
    },
  ];
}

function exploreStep({ invaders }: HorizonsView, words: Words, at: number): Step[] {
  const stage = "I".repeat(invaders.stage);
  const text = invaders.explore
    ? words.text(`invader-${invaders.explore}`)
    : words.text("board-stage", { stage });
  return [{ key: "explore", title: words.text("board-act-explore"), text, when: whenOf("explore", at) }];
}

function whenOf(action: string, at: number): Step["when"] {
  const own = ORDER.indexOf(action);
  return own < at ? "past" : own === at ? "now" : "next";
}
