/** What a thing on the map is and does, for the popover beside it. */

import type { AtomKey, Info, Props } from "$kit/contract";
import type { Seat } from "$lib/protocol";
import { rulerText, slotOf } from "./board";
import { oathOf } from "./campaign";
import { bannersOf, bannerText } from "./court";
import { courtInfo } from "./courtinfo";
import { cardFacts, signsOf, siteFacts } from "./printed";
import type { PlayerView } from "./shown";

/** A site as what is read, also where a choice would take it. */
export const POWER_OF = "power-of";

export function inform(atom: AtomKey, props: Props): Info | null {
  const [kind = "", value = "", at = ""] = atom.split(":", 3);
  if (kind === "card" && !props.words.has(`site-${value}`)) return card(value, props);
  if (kind === "card" || kind === "site" || kind === "warbands" || kind === POWER_OF) return site(value, props);
  if (kind === "relic") return relic(value, Number(at), props);
  if (kind === "place") return relic(oathOf(props.view).players[props.seat ?? -1]?.pawn ?? "", Number(value), props);
  return courtInfo(kind, value, props);
}

function card(id: string, props: Props): Info {
  const { words, facts, pickable, box } = props;
  const printed = cardFacts(facts, id);
  const texts = words.attributes(`card-${id}`).map(([, text]) => text);
  const again = box.phone && pickable.has(`card:${id}`) ? words.text("board-tap-again") : "";
  const lines = [again, signsOf(printed, words).join(" · "), ...texts, ...usersOf(id, props)];
  const { rule, rulings } = printed;
  return { title: words.card(id), lines: lines.filter(Boolean), rule, rulings, reads: true };
}

/** O-7.1.1, O-7.5.1: who may use a card, and who has access to it now, each by what. */
function usersOf(id: string, { view, words, facts }: Props): string[] {
  const oath = oathOf(view);
  const names = (seats: readonly Seat[]) => seats.map((seat) => words.seat(seat)).join(", ");
  const seats = [...oath.players.keys()];
  const banner = bannersOf(oath).find((one) => one.id === id);
  const holder = banner ? banner.holder : seats.find((seat) => holds(oath.players[seat], id));
  const lying = banner ? [bannerText(banner, words)] : [];
  if (holder !== undefined && holder !== null) return [...lying, words.text("board-held-by", { names: names([holder]) })];
  const site = Object.values(oath.sites).find(({ cards }) => cards.some(({ card }) => card === id));
  if (!site) return lying;
  const rulers = seats.filter((seat) => warbandsOf(oath.players[seat]) === site.ruler);
  const ruled = rulers.length ? words.text("board-card-ruled", { names: names(rulers) }) : words.text("board-card-unruled");
  const { access } = cardFacts(facts, id);
  const users = access ? words.text(`board-access-${access}`) : "";
  return [users, ruled, site.pawns.length ? words.text("board-card-near", { names: names(site.pawns) }) : ""];
}

function holds(player: PlayerView | undefined, id: string): boolean {
  if (!player) return false;
  const open = player.advisers.some(({ card, facedown }) => card === id && !facedown);
  return open || player.relics.some(({ card }) => card === id) || player.visions.includes(id);
}

/** The colour of a player's warbands: purple for all of the Empire. */
function warbandsOf(player: PlayerView | undefined): string {
  return player?.role === "exile" ? player.colour : "purple";
}

function site(name: string, props: Props): Info {
  const { words, facts } = props;
  const oath = oathOf(props.view);
  const here = oath.sites[slotOf(oath, name)];
  const id = here?.site ?? name;
  const printed = here?.site ? siteFacts(facts, here.site) : null;
  const lines = [
    words.has(`card-${id}`, "text") ? words.text(`card-${id}.text`) : "",
    here?.up ? rulerText(here, words) : words.text("board-unseen"),
    here?.up ? words.text("board-capacity", { count: here.capacity }) : "",
    printed?.price ? priceText(printed.price, props) : "",
  ];
  return { title: words.text(`site-${id}`), lines: lines.filter(Boolean), rule: "O-2.8", reads: true };
}

/** O-5.4.2, O-9.4: a relic that lies facedown at a site: what it is, if one knows, and its price. */
function relic(place: string, at: number, props: Props): Info {
  const { words, facts } = props;
  const here = oathOf(props.view).sites[place];
  const known = here?.relics[at] ?? null;
  const price = here?.site ? (siteFacts(facts, here.site)?.price ?? null) : null;
  const lines = [words.text(known ? "board-relic-known" : "board-relic-back"), price ? priceText(price, props) : ""];
  if (known) {
    const told = card(known, props);
    return { ...told, lines: [...lines, ...told.lines].filter(Boolean) };
  }
  return { title: words.text("board-kind-relic"), lines: lines.filter(Boolean), rule: "O-5.4.2" };
}

/** "3-nomad": favor to that bank; "FF", "S": favor or secrets burned. */
function priceText(price: string, { words }: Props): string {
  const [count = "", suit] = price.split("-");
  if (suit) return words.text("board-price-bank", { count: Number(count), suit: words.text(`suit-${suit}`) });
  return words.text(price.startsWith("F") ? "board-price-favor" : "board-price-secrets", { count: price.length });
}
