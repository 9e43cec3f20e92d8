/** What a thing is and does, for the popover beside it. */

import type { AtomKey, Info, Props } from "$kit/contract";
import { conditionText } from "./labels";
import { CONDITIONS, pilesOf, placeOf, readView, type Territory } from "./model";
import { printed } from "./printed";

export function inform(atom: AtomKey, props: Props): Info | null {
  const [kind = "", value = ""] = atom.split(":", 2);
  if (kind === "territory" || kind === "clans") return territory(value, props);
  if (kind === "citadel" || kind === "sanctuary" || kind === "capital") return territory(value, props);
  if (kind === "card" || kind === "played") return card(value, props);
  if (kind === "seat" || kind === "fighter" || kind === "order") return player(Number(value), props);
  return kind === "pile" ? pile(value, props) : null;
}

const FEW = 4; // cards of a pile whose texts are told too

/** What lies in a pile, as far as the viewer may look. */
function pile(id: string, { view, words }: Props): Info | null {
  const found = pilesOf(readView(view)).flat().find((one) => one.id === id);
  if (!found) return null;
  const cards = found.cards ?? [];
  const title = `${words.text(`board-pile-${id}`)}: ${found.count}`;
  if (cards.length > FEW) return { title, lines: [cards.map((card) => words.card(card)).join(", ")] };
  const texts = (card: string) => words.attributes(`card-${card}`).map(([, text]) => text);
  return { title, lines: cards.map((card) => [`${words.card(card)}:`, ...texts(card)].join(" ")) };
}

function territory(id: string, props: Props): Info {
  const { words } = props;
  const inis = readView(props.view);
  const place = placeOf(inis, id);
  const lines = place ? standing(place, inis.festival === id, props) : [];
  if (words.has(`territory-${id}`, "effect")) lines.push(words.text(`territory-${id}.effect`));
  const held = inis.advantages[id];
  const where =
    typeof held === "number"
      ? words.text("board-advantage-held", { seat: words.seat(held) })
      : held
        ? words.text(`board-advantage-${held.replace("_", "-")}`)
        : "";
  const texts = words.attributes(`card-${id}`).map(([, text]) => text);
  if (texts.length) lines.push([words.text("board-advantage"), ...texts, where].filter(Boolean).join(" "));
  return { title: words.atom(`territory:${id}`), lines };
}

function standing(place: Territory, festival: boolean, { words }: Props): string[] {
  const lines = place.clans.flatMap((count, seat) => {
    if (!count) return [];
    const id = place.chieftain === seat ? "board-tile-chieftain" : "board-tile-clans";
    return [words.text(id, { seat: words.seat(seat), count })];
  });
  if (!lines.length) lines.push(words.text("board-tile-empty"));
  else if (place.chieftain === null) lines.push(words.text("board-tile-no-chieftain"));
  const built = [
    place.capital ? words.text("board-capital") : "",
    place.citadels ? words.text("board-tile-citadels", { count: place.citadels }) : "",
    place.sanctuaries ? words.text("board-tile-sanctuaries", { count: place.sanctuaries }) : "",
    festival ? words.text("board-festival") : "",
  ].filter(Boolean);
  return built.length ? [...lines, built.join(", ")] : lines;
}

function card(id: string, { words, facts }: Props): Info {
  const kind = words.text(`kind-${printed(facts).kind(id)}`);
  const lines = words.attributes(`card-${id}`).map(([mode, text]) => `${words.text(`mode-${mode}`)}: ${text}`);
  return { title: words.card(id), lines: [kind, ...lines] };
}

function player(seat: number, { view, words }: Props): Info {
  const inis = readView(view);
  const row = inis.standings[seat];
  const counts = inis.counts[seat];
  const lines: string[] = [];
  if (inis.brenn === seat) lines.push(words.text("board-brenn"));
  if (inis.pretenders.includes(seat)) lines.push(words.text("board-pretender"));
  if (row) lines.push(...CONDITIONS.map((name) => conditionText(name, row, words)));
  if (row?.deeds) lines.push(words.text("board-deeds", { count: row.deeds }));
  if (counts) {
    const kinds = ["action", "advantage", "epic"] as const;
    lines.push(kinds.map((kind) => `${words.text(`kind-${kind}`)}: ${counts[kind]}`).join(", "));
  }
  lines.push(words.text("board-reserve", { count: inis.reserves[seat] ?? 0 }));
  return { title: words.seat(seat), lines };
}
