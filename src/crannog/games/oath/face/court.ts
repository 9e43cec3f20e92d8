/** What the court shows: the goal and its counts, the round track, how players stand. */

import type { Head, Props } from "$kit/contract";
import type { Facts } from "$kit/contract";
import type { Seat } from "$lib/protocol";
import type { Words } from "$lib/words";
import { oathOf } from "./campaign";
import type { Back, OathView, PlayerView } from "./shown";

export interface Round {
  count: number;
  now: boolean;
  die: number; // the least number of the end die that ends the game after this round; 0: it is not rolled
  last: boolean;
}

/** O-3.4: the rounds, and what the end die means after each. */
export function roundsOf(oath: OathView, facts: Facts): Round[] {
  const last = Number(facts.rounds ?? 8);
  const dice = (facts.end_die ?? {}) as Record<string, number>;
  return Array.from({ length: last }, (_, i) => ({
    count: i + 1,
    now: i + 1 === oath.round,
    die: dice[String(i + 1)] ?? 0,
    last: i + 1 === last,
  }));
}

export function countFor(oath: OathView, seat: Seat): number {
  return oath.counts[oath.goal]?.[seat] ?? 0;
}

export interface Banner {
  id: "peoples_favor" | "darkest_secret";
  token: "favor" | "secret";
  holder: Seat | null;
  tokens: number;
  mob: boolean; // O-4.1.1: it lies on its other side
}

export function bannersOf({ banners }: OathView): Banner[] {
  return [
    { id: "peoples_favor", token: "favor", mob: banners.mob, ...banners.peoples_favor },
    { id: "darkest_secret", token: "secret", mob: false, ...banners.darkest_secret },
  ];
}

/** What lies on a banner, and its side where it has two. */
export function bannerText({ token, tokens, mob }: Banner, words: Words): string {
  const count =
    token === "favor"
      ? words.text("board-favor", { count: tokens })
      : words.text("board-secrets", { count: tokens, count2: 0 });
  return mob ? [count, words.text("terminal-mob")].join(" · ") : count;
}

/** The title's side, for its holder. */
export function titleText(oath: OathView, seat: Seat, words: Words): string {
  if (oath.title.holder !== seat) return "";
  return words.text(oath.title.usurper ? "board-usurper" : "board-oathkeeper");
}

/** Who wins on waking, if nothing changes: a Usurper, or an Exile whose Vision stands fulfilled. */
export function alarms(oath: OathView, seat: Seat): boolean {
  return oath.would_win.some((row) => row.when === "wake" && row.seat === seat);
}

/** What follows if nothing changes, in one sentence for each who would win: the end comes last. */
export function outlook(oath: OathView, words: Words): { seat: Seat; end: boolean; text: string }[] {
  return oath.would_win.map(({ seat, reason, when, needed }) => ({
    seat,
    end: when !== "wake",
    text: words.sentence({ id: `board-court-${when}`, args: { seat, reason, count: needed } }),
  }));
}

/** The goal with every player's count, and what follows from it, in one sentence for screen readers. */
export function goalLabel(oath: OathView, words: Words): string {
  const counts = oath.players.map((_, seat) => `${words.seat(seat)} ${countFor(oath, seat)}`);
  return [words.text(`goal-${oath.goal}`), ...counts, ...outlook(oath, words).map(({ text }) => text)].join(", ");
}

/** O-3.3, O-3.4: what the end of this round will mean; an Exile with the title saves the die. Once somebody
 * has won, no round ends any more. */
export function endText(oath: OathView, rounds: readonly Round[], words: Words): string {
  if (oath.won !== null) return words.text("board-decided");
  const needed = oath.would_win.at(-1)?.needed ?? 0;
  if (needed) return words.text("board-end-die", { count: needed });
  const now = rounds.find((one) => one.now);
  if (now?.last) return words.text("board-last-round");
  return words.text(now?.die ? "board-exile-no-die" : "board-no-end-die");
}

export function head(seat: Seat, props: Props): Head | null {
  const oath = oathOf(props.view);
  return oath.players[seat] ? { count: String(countFor(oath, seat)), alarm: alarms(oath, seat) } : null;
}

/** O-4.3.3: the Supply now, and what Rest will make of it. */
export function supplyText({ supply, refresh, rested }: PlayerView, words: Words): string {
  const then = words.text("board-court-refresh", { count: refresh, count2: rested });
  return [words.text("board-supply", { count: supply }), then].join("; ");
}

/** A revealed Vision, with the warband that another player has on it. */
export function visionText(vision: string, { prophet }: OathView, words: Words): string {
  if (prophet?.vision !== vision) return words.card(vision);
  return words.text("board-vision-shared", { vision: words.card(vision), seat: words.seat(prophet.seat) });
}

/** A player's things in one sentence, for screen readers. */
export function playerLabel(seat: Seat, player: PlayerView, oath: OathView, words: Words): string {
  return [
    `${words.seat(seat)}, ${words.text(`role-${player.role}`)}`,
    titleText(oath, seat, words),
    words.text("board-count", { goal: words.text(`goal-${oath.goal}`), count: countFor(oath, seat) }),
    seat === oath.prince?.player ? "" : supplyText(player, words),
    words.text("board-warbands", { count: player.warbands, count2: player.bank }),
    words.text("board-favor", { count: player.favor }),
    words.text("board-secrets", { count: player.secrets, count2: player.dark_secrets }),
    words.text("board-advisers", { count: player.advisers.length }),
    words.text("board-relics", { count: player.relics.length }),
    ...player.visions.map((vision) => visionText(vision, oath, words)),
  ]
    .filter(Boolean)
    .join(". ");
}

// -- what lies by a player's board ------------------------------------------------------------

/** A card there; facedown ones have a back, and are known to few. */
export interface LyingCard {
  card: string | null;
  back: Back | null;
  favor: number;
  secrets: number;
  note: string;
}

export interface LyingCards {
  name: string;
  cards: LyingCard[];
}

const lying = (card: string, { favor = 0, secrets = 0, note = "" } = {}): LyingCard => ({
  card,
  back: null,
  favor,
  secrets,
  note,
});

/** O-2.2: the cards of a player, by kind: a revealed Vision, advisers, relics, banners. */
export function cardsOf(oath: OathView, seat: Seat, words: Words): LyingCards[] {
  const player = oath.players[seat];
  if (!player) return [];
  const facedown = (card: string | null, back: Back): string => {
    if (card) return words.text(oath.you === seat ? "board-only-you" : "board-relic-known");
    return words.text(back === "vision" ? "board-facedown-vision" : "board-facedown");
  };
  const advisers = player.advisers.map(({ card, facedown: hidden, back = "denizen", favor, secrets }) =>
    hidden || !card
      ? { card, back, favor: 0, secrets: 0, note: facedown(card, back) }
      : lying(card, { favor, secrets }),
  );
  const groups: LyingCards[] = [
    {
      name: words.text("board-kind-vision"),
      cards: player.visions.map((vision) => {
        const text = visionText(vision, oath, words);
        return lying(vision, { note: text === words.card(vision) ? "" : text });
      }),
    },
    { name: words.text("board-advisers", { count: advisers.length }), cards: advisers },
    {
      name: words.text("board-relics", { count: player.relics.length }),
      cards: player.relics.map(({ card, favor, secrets }) => lying(card, { favor, secrets })),
    },
    {
      name: words.text("board-kind-banner"),
      cards: bannersOf(oath)
        .filter(({ holder }) => holder === seat)
        .map((banner) => lying(banner.id, { note: bannerText(banner, words) })),
    },
  ];
  return groups.filter(({ cards }) => cards.length);
}
