/** Lands and cards in words: for screen readers, and for the line under the island. */

import { MediaQuery } from "svelte/reactivity";
import type { Choice } from "../../lib/protocol";
import { slotsOfChoice } from "../../lib/signatures";
import type { Words } from "../../lib/words";
import type { GameProps } from "../contract";
import { type Counts, type GrowthAction, PANELS, type Power, POWERS } from "./facts";
import { type Token, tokensOf } from "./tokens";
import { enough } from "./ui.svelte";
import { type ForecastRow, horizons, type HorizonsView } from "./view";

/** An action of Growth. */
export function growthTold(action: GrowthAction, words: Words): string {
  const terrain = action.terrains.map((one) => words.text(`terrain-${one}`)).join(", ");
  return words.text(`verb-grow-${action.action}`, {
    count: action.amount,
    number: action.terrains.length,
    terrain,
  });
}

/** Where the cards themselves stand beside the question; without a window, they do not. */
const wide = typeof matchMedia === "function" ? new MediaQuery("min-width: 901px") : null;

/**
 * H-4.1: what an option of Growth brings, and what the Power of an option is and does; on wide
 * screens the Power's text is left to its card. The others say themselves what they do.
 */
export function aboutOption(option: Choice, props: GameProps): string {
  const { ask, words } = props;
  const panel = PANELS[String(ask?.args[0])];
  if (option[0] === "growth" && panel) {
    const actions = panel.growth[Number(option[1]) - 1] ?? [];
    return actions.map((action) => growthTold(action, words)).join("; ");
  }
  const named = slotsOfChoice(words.game?.verbs ?? {}, option).find(({ name }) => name === "power");
  const power = named?.own.slice("power:".length) ?? "";
  const facts = POWERS[power];
  if (!facts) return "";
  const price = [
    facts.deck === "innate" ? "" : words.text("board-cost", { cost: facts.cost }),
    words.text(`speed-${facts.speed}`),
  ];
  if (wide?.current) return facts.deck === "innate" ? "" : price.join(" · ");
  const elements = facts.elements.map((element) => words.text(`element-${element}`)).join(", ");
  const told = [...price, elements, rangeText(facts, words), targetText(facts, words)];
  const line = `${told.filter(Boolean).join(" · ")}.`;
  return [line, powerText(power, elementsOf(props), words)].filter(Boolean).join(" ");
}

function elementsOf({ view, seat }: GameProps): Counts {
  return seat === null ? {} : (horizons(view).spirits[seat]?.elements ?? {});
}

/** What a Power does; of an innate one, what those elements give. */
export function powerText(power: string, have: Counts, words: Words): string {
  const facts = POWERS[power];
  if (facts?.deck !== "innate") return words.text(`power-${power}.text`);
  return facts.tiers
    .map((need, n) => (enough(have, need) ? words.text(`power-${power}.tier${n + 1}`) : ""))
    .filter(Boolean)
    .join(" ");
}

const NOTHING: ReadonlyMap<string, string[]> = new Map();

/** Everything about a land in one line. */
export function landLabel(
  id: string,
  view: HorizonsView,
  tokens: readonly Token[],
  forecast: ForecastRow | undefined,
  words: Words,
): string {
  const here = `${landName(id, view, words)}: ${tokensText(tokens, words)}.`;
  return [here, ...forecastLines(forecast, words)].join(" ");
}

/** A land's name and terrain, and whether the ocean touches it. */
export function landName(id: string, view: HorizonsView, words: Words): string {
  const land = view.lands[id];
  if (!land) return id;
  const terrain = words.text(`terrain-${land.terrain}`);
  return words.text(land.coastal ? "board-land-coastal" : "board-land-inland", { land: id, terrain });
}

function tokensText(tokens: readonly Token[], words: Words): string {
  return tokens.map((token) => token.label).join(", ") || words.text("board-land-empty");
}

/** All that stands in a land. */
export function landPieces(id: string, view: HorizonsView, words: Words): string {
  return tokensText(tokensOf(id, view, null, NOTHING, words), words);
}

/** What the Invaders are about to do in a land, as sentences. */
export function forecastLines(row: ForecastRow | undefined, words: Words): string[] {
  const lines: string[] = [];
  if (!row) return lines;
  const { ravage } = row;
  if (ravage) {
    lines.push(words.text("board-forecast-ravage", { damage: ravage.damage, defend: ravage.defend }));
    if (ravage.blight) {
      lines.push(words.text(ravage.cascade ? "board-forecast-cascade" : "board-forecast-blight"));
    }
    if (ravage.presence_lost.length) {
      const seats = ravage.presence_lost.map((seat) => words.seat(seat)).join(", ");
      lines.push(words.text("board-forecast-presence", { seats }));
    }
    if (ravage.dahan_lost) {
      lines.push(words.text("board-forecast-dahan", { count: ravage.dahan_lost }));
    }
    if (ravage.counterattack) {
      lines.push(words.text("board-forecast-counter", { count: ravage.counterattack }));
    }
  }
  if (row.build) {
    lines.push(words.text("board-forecast-build", { piece: words.text(`piece-${row.build}`) }));
  }
  if (row.explorable) lines.push(words.text("board-forecast-explore"));
  return lines;
}

/** Where a Power's range is counted from and how far it goes. */
export function rangeText(power: Power, words: Words): string {
  if (power.range < 0) return "";
  const range =
    power.farRange < 0 ? String(power.range) : `${power.range} (${power.farRange})`;
  if (power.origin === "presence") return words.text("board-range", { range });
  if (power.origin === "sacred") return words.text("board-range-sacred", { range });
  const terrain = words.text(`terrain-${power.origin}`);
  return words.text("board-range-terrain", { range, terrain });
}

/** What a Power may target. */
export function targetText(power: Power, words: Words): string {
  const known = `board-target-${power.target}`;
  if (words.has(known)) return words.text(known);
  return power.target
    .split(" ")
    .map((terrain) => words.text(`terrain-${terrain}`))
    .join(" / ");
}
