/** Where the cards of a hand lie: a fan at the bottom edge. */

export interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** Where one card of the fan lies, from the fan's left edge and its upper one. */
export interface CardPlace {
  readonly x: number;
  readonly drop: number; // pixels down
  readonly turn: number; // degrees
}

const NARROWEST = 72; // of a card that lies under its neighbour
const FLAT_FROM = 10; // cards
export const RAISED = 300; // how wide a card is that is pointed at
export const ASKED_UP = 12; // how far a card comes forward that is asked about
export const ASIDE_DOWN = 16; // and how far the others step back meanwhile

/** The size of a card at rest, by the width of the window. */
export function cardSize(windowWidth: number): CardSize {
  if (windowWidth >= 1800) return { width: 196, height: 276 };
  if (windowWidth >= 1400) return { width: 168, height: 236 };
  return { width: 150, height: 212 };
}

/** The places of `count` cards of that width in a fan of the width `room`, in its middle. */
export function fanPlaces(count: number, room: number, width: number): CardPlace[] {
  if (count < 1) return [];
  const wanted = count > 1 ? (room - width) / (count - 1) : 0;
  const step = Math.min(width + 8, Math.max(NARROWEST, wanted));
  const left = Math.max(0, (room - width - step * (count - 1)) / 2);
  const middle = (count - 1) / 2;
  const bent = count < FLAT_FROM ? 1 : 0;
  return Array.from({ length: count }, (_, i) => ({
    x: left + i * step,
    drop: bent * 1.3 * (i - middle) ** 2,
    turn: bent * 1.1 * (i - middle),
  }));
}

/** Where a card's left edge is when it is raised: over its place, and never outside the fan. */
export function raisedAt(place: CardPlace, width: number, room: number): number {
  const wanted = place.x + (width - RAISED) / 2;
  return Math.max(0, Math.min(wanted, room - RAISED));
}

/** The fan while one card is raised (-1: none): its neighbours give way, as far as they stay in it. */
export function givenWay(
  places: readonly CardPlace[],
  raised: number,
  width: number,
  room: number,
): CardPlace[] {
  const own = places[raised];
  if (!own) return [...places];
  const left = raisedAt(own, width, room);
  const end = places.length - 1;
  const back = Math.min(0, left - own.x);
  const on = Math.max(0, left + RAISED - (own.x + width));
  const backAtEnd = Math.max(back, -(places[0] as CardPlace).x);
  const onAtEnd = Math.max(0, Math.min(on, room - width - (places[end] as CardPlace).x));
  /** From the fan's end, which stays in it, to the raised card's neighbour. */
  const between = (atEnd: number, beside: number, share: number) => atEnd + (beside - atEnd) * share;
  return places.map((place, i) => {
    if (i === raised) return { x: left, drop: 0, turn: 0 };
    const by =
      i < raised
        ? between(backAtEnd, back, i / Math.max(1, raised - 1))
        : between(onAtEnd, on, (end - i) / Math.max(1, end - raised - 1));
    return { ...place, x: place.x + by };
  });
}
