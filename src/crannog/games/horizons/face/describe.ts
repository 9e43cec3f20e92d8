/** Lands, Powers and Growth in words. */

import type { Words } from "$lib/words";
import type { GrowthAction, Power, Printed } from "./printed";
import { type Token, tokensOf } from "./tokens";
import type { ForecastRow, HorizonsView } from "./view";

/** An action of Growth. */
export function growthTold(action: GrowthAction, words: Words): string {
  const terrain = action.terrains.map((one) => words.text(`terrain-${one}`)).join(", ");
  const told = words.text(`verb-grow-${action.action}`, {
    count: action.amount,
    number: action.terrains.length,
    terrain,
  });
  return told.replace(/ (?=\d)/g, "\u00a0"); // a number does not begin a line
}

/** What a Power costs, how fast it is, its elements. */
export function powerPrice(power: Power, words: Words): string {
  const parts = [
    power.deck === "innate" ? "" : words.text("board-cost", { cost: power.cost }),
    words.text(`speed-${power.speed}`),
    power.elements.map((element) => words.text(`element-${element}`)).join(", "),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** Where a Power's range begins, how far it goes, and what it may target. */
export function powerAim(power: Power, words: Words): string {
  return [rangeText(power, words), targetText(power, words)].filter(Boolean).join(" · ");
}

/** What a Power does; of an innate one, what those thresholds give. */
export function powerText(
  id: string,
  power: Power | undefined,
  tiers: readonly number[],
  words: Words,
): string {
  if (power?.deck !== "innate") return words.text(`power-${id}.text`);
  return tiers.map((tier) => words.text(`power-${id}.tier${tier}`)).join(" ");
}

/** Whose text of a fear card applies: the one that is carried out keeps the level of its turn. */
export function fearLevel(fear: string, { work, terror_level: terror }: HorizonsView): number {
  return work?.fear === fear ? work.level : Math.min(3, terror);
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
export function landPieces(
  id: string,
  view: HorizonsView,
  words: Words,
  printed: Printed,
): string {
  return tokensText(tokensOf(id, view, null, NOTHING, words, printed), words);
}

/** What the Invaders are about to do in a land, as sentences. */
export function forecastLines(row: Partial<ForecastRow> | undefined, words: Words): string[] {
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
    power.far_range < 0 ? String(power.range) : `${power.range} (${power.far_range})`;
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
