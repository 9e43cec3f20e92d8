/** Scrolling to what a step is about. */

/**
 * Shows where a thing begins, if it is too high for the place it scrolls in: its name stands there.
 * Its scroll margin tells how much of the place something else covers.
 */
export function keepTopInSight(thing: Element): void {
  const place = scrollerOf(thing);
  if (!place) return;
  const margin = Number.parseFloat(getComputedStyle(thing).scrollMarginTop) || 0;
  const hidden = place.getBoundingClientRect().top + margin - thing.getBoundingClientRect().top;
  if (hidden > 0) place.scrollTop -= hidden;
}

/** The nearest part of the page around a thing that scrolls up and down. */
function scrollerOf(thing: Element): Element | null {
  for (let place = thing.parentElement; place && place !== document.body; ) {
    const higher = place.scrollHeight > place.clientHeight;
    if (higher && /auto|scroll/.test(getComputedStyle(place).overflowY)) return place;
    place = place.parentElement;
  }
  return null;
}
