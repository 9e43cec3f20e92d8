/** What an option means, where its own words say too little; and what a thing is and does. */

import type { AtomKey, Info, Props } from "$kit/contract";
import { noteOf } from "$lib/options";
import type { Choice } from "$lib/protocol";
import { slotsOfChoice, splitKey } from "$lib/signatures";
import type { Words } from "$lib/words";
import { leftOut, powerAsking, tiersAsked } from "./asks";
import {
  fearLevel,
  forecastLines,
  growthTold,
  landName,
  landPieces,
  powerAim,
  powerPrice,
  powerText,
} from "./describe";
import { type Counts, type Element, printedOf } from "./printed";
import { horizons, type HorizonsView, type PieceKind } from "./view";

/**
 * Small letters under an option: what Growth brings, what stands in a land, what the thresholds give
 * that are kept; what a Power does, where the game has no note on it.
 */
export function aboutOption(option: Choice, props: Props): string {
  const { ask, words } = props;
  const printed = printedOf(props.facts);
  const panel = printed.spirits[String(ask?.args[0])];
  if (option[0] === "growth" && panel) {
    const actions = panel.growth[Number(option[1]) - 1] ?? [];
    return actions.map((action) => growthTold(action, words)).join("; ");
  }
  const kept = printed.powers[String(ask?.args[0])];
  if (option[0] === "tiers" && kept?.deck === "innate") {
    return powerText(String(ask?.args[0]), kept, option.slice(1).map(Number), words);
  }
  const slots = slotsOfChoice(words.game?.verbs ?? {}, option);
  const named = (name: string) => slots.find((one) => one.name === name)?.own.slice(name.length + 1);
  const power = named("power");
  if (power) return ask && noteOf(ask, option)?.text ? "" : aboutPower(power, props);
  const spirit = named("spirit");
  if (spirit) return words.text(`board-style-${spirit}`);
  const land = named("land");
  return land && option.length === 2 ? aboutLand(land, props) : "";
}

/** On a phone, where the card may be out of sight, with its text. */
function aboutPower(power: string, props: Props): string {
  const { words } = props;
  const facts = printedOf(props.facts).powers[power];
  if (!facts) return "";
  const price = powerPrice(facts, words);
  if (!props.box.phone) return price;
  const text = powerText(power, facts, metBy(power, props), words);
  return [price, powerAim(facts, words), text].filter(Boolean).join(". ");
}

function aboutLand(land: string, { view, words, facts }: Props): string {
  const here = horizons(view);
  const terrain = words.text(`terrain-${here.lands[land]?.terrain ?? "jungle"}`);
  return `${terrain}: ${landPieces(land, here, words, printedOf(facts))}`;
}

/** The thresholds of a Power that the viewer meets. */
function metBy(power: string, { view, seat }: Props): readonly number[] {
  return horizons(view).spirits[seat ?? -1]?.thresholds[power] ?? [];
}

/** The text of the fear card or the Power that asks, or that is carried out; its title, if the
 * question does not name it. */
export function says({ ask, view, words, facts, seat }: Props): string {
  const { work } = horizons(view);
  const titled = (id: string, kind: string, text: string) =>
    ask?.args.includes(id) ? text : `${words.text(`${kind}-${id}`)}. ${text}`;
  if (work?.fear) {
    return titled(work.fear, "fear", words.text(`fear-${work.fear}.level${work.level}`));
  }
  const power = powerAsking(ask, words.game?.prompts ?? {}, work);
  const printed = printedOf(facts);
  if (!printed.powers[power]) return "";
  const met = tiersAsked(power, horizons(view), seat);
  const text = powerText(power, printed.powers[power], met, words);
  const parts = [text, leftOut(power, horizons(view), printed, words)];
  return titled(power, "power", parts.filter(Boolean).join(" "));
}

// -- what a thing is ------------------------------------------------------------------------------

type Teller = (value: string, view: HorizonsView, props: Props) => Info | null;

const TELLERS: Readonly<Record<string, Teller>> = {
  land: tellLand,
  label: tellLand,
  piece: tellPiece,
  presence: (value, view, props) => tellSeat(value.split(":").at(-1) ?? "", view, props),
  blight: (value, view, props) => tellLand(value, view, props),
  power: tellPower,
  innate: tellPower,
  spirit: tellSpirit,
  seat: tellSeat,
  element: tellElement,
  invader: (value, _, { words }) => ({
    title: words.text(`invader-${value}`),
    lines: [words.text("board-about-invader")],
  }),
  fear: tellFear,
  pool: tellPool,
  energy: tellSeat,
};

/** What a thing is and does, for the popover. */
export function inform(atom: AtomKey, props: Props): Info | null {
  const [kind, value] = splitKey(atom);
  return TELLERS[kind]?.(value, horizons(props.view), props) ?? null;
}

function tellLand(id: string, view: HorizonsView, { words, facts }: Props): Info | null {
  if (!view.lands[id]) return null;
  const row = view.forecast[id];
  return {
    title: landName(id, view, words),
    lines: [landPieces(id, view, words, printedOf(facts)), ...forecastLines(row, words)],
  };
}

/** A piece on the island (`G4:town:1`) or a kind of piece. */
function tellPiece(value: string, view: HorizonsView, { words, facts }: Props): Info | null {
  const parts = value.split(":");
  const [land, kind] = parts.length > 1 ? [parts[0], parts[1]] : ["", parts[0]];
  const printed = printedOf(facts).pieces[kind as PieceKind];
  if (!printed) return null;
  const health = view.lands[land ?? ""]?.health[kind as PieceKind] ?? printed.health;
  const damage = Number(parts[2] ?? 0);
  return {
    title: words.text(`piece-${kind}`),
    lines: [
      words.text("board-about-health", { left: Math.max(0, health - damage), health }),
      words.text(kind === "dahan" ? "board-about-dahan" : "board-about-strength", {
        count: printed.strength,
      }),
      ...(printed.fear ? [words.text("board-about-fear", { count: printed.fear })] : []),
    ],
  };
}

/** A fear card as its text is now. */
function tellFear(id: string, view: HorizonsView, { words }: Props): Info | null {
  if (!words.has(`fear-${id}`)) return null;
  const level = fearLevel(id, view);
  return { title: words.text(`fear-${id}`), lines: [words.text(`fear-${id}.level${level}`)] };
}

function tellPower(id: string, _: HorizonsView, props: Props): Info | null {
  const { words } = props;
  const power = printedOf(props.facts).powers[id];
  if (!power) return null;
  const effects =
    power.deck === "innate"
      ? power.tiers.map((need, n) => `${countsTold(need, words)}: ${words.text(`power-${id}.tier${n + 1}`)}`)
      : [words.text(`power-${id}.text`), ...power.tiers.map((need) => countsTold(need, words))];
  return {
    title: words.text(`power-${id}`),
    lines: [powerPrice(power, words), powerAim(power, words), ...effects],
  };
}

function countsTold(counts: Counts, words: Words): string {
  const parts = Object.entries(counts).map(
    ([element, count]) => `${count} ${words.text(`element-${element}`)}`,
  );
  return words.text("board-threshold", { elements: parts.join(", ") });
}

function tellSpirit(id: string, _: HorizonsView, { words }: Props): Info | null {
  if (!words.has(`spirit-${id}`)) return null;
  const lines = [`board-style-${id}`, `spirit-${id}.rule`, `spirit-${id}.setup`];
  return { title: words.text(`spirit-${id}`), lines: lines.map((line) => words.text(line)) };
}

function tellSeat(value: string, view: HorizonsView, { words }: Props): Info | null {
  const spirit = view.spirits[Number(value)];
  if (!spirit) return null;
  return {
    title: `${words.seat(Number(value))}: ${words.text(`spirit-${spirit.spirit}`)}`,
    lines: [
      words.text("board-about-energy", { count: spirit.energy, income: spirit.income }),
      words.text("board-plays", { played: spirit.played, plays: spirit.plays }),
      words.text(`spirit-${spirit.spirit}.rule`),
    ],
  };
}

function tellElement(element: string, view: HorizonsView, { words, seat }: Props): Info | null {
  const have = view.spirits[seat ?? -1]?.elements[element as Element];
  if (have === undefined) return null;
  const lines = [words.text("board-about-element", { count: have })];
  return { title: words.text(`element-${element}`), lines };
}

function tellPool(value: string, view: HorizonsView, { words }: Props): Info | null {
  const level = Math.min(3, view.terror_level);
  const pool = view.fear + view.fear_pool;
  const told: Record<string, () => Info> = {
    fear: () => ({
      title: words.text("board-fear-title"),
      lines: [
        words.text("board-fear", { fear: view.fear, pool, left: view.fear_cards_left }),
        words.text("board-fear-earned", { count: view.fear_earned }),
      ],
    }),
    terror: () => ({
      title: words.text("board-terror", { level: "I".repeat(level) }),
      lines: [words.text(`board-win-${level}`)],
    }),
    blight: () => ({
      title: words.text("board-blight-title"),
      lines: [words.text("board-lose", { blight: view.blight_pool, cards: view.invaders.deck })],
    }),
    explore: () => ({ title: words.text("board-act-explore"), lines: exploreLines(view, words) }),
  };
  return told[value]?.() ?? tellEmptySlot(value, words);
}

/** A place of the Invaders' track where no card lies yet. */
function tellEmptySlot(action: string, words: Words): Info | null {
  if (!words.has(`board-act-${action}`)) return null;
  return { title: words.text(`board-act-${action}`), lines: [words.text("board-about-invader")] };
}

function exploreLines({ invaders }: HorizonsView, words: Words): string[] {
  const [one = 0, two = 0, three = 0] = invaders.stages;
  const may = invaders.unseen.map((card) => words.text(`invader-${card}`)).join(", ");
  return [
    words.text("board-invader-deck", { count: invaders.deck, one, two, three }),
    may ? `${words.text("board-invader-may")} ${may}` : words.text("board-invader-last"),
  ];
}
