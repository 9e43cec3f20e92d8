/** Keeps what was worked out for a land until something about that land changes. */

import type { Seat } from "$lib/protocol";
import type { Words } from "$lib/words";
import { type Badge, badgeOf } from "./badges";
import { landLabel } from "./describe";
import type { LandShape } from "./layout";
import type { Printed } from "./printed";
import { type Token, tokensOf } from "./tokens";
import type { ForecastRow, HorizonsView } from "./view";

/** All that is drawn and told of a land; what takes long is worked out when it is first read. */
export interface LandRow {
  readonly shape: LandShape;
  readonly forecast: ForecastRow | undefined;
  readonly tokens: readonly Token[];
  readonly label: string;
  readonly badge: Badge;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export class LandShelf {
  private readonly kept = new Map<string, { key: string; words: Words; row: LandRow }>();

  /** The land's row: the very same object as long as nothing about it has changed. */
  row(
    shape: LandShape,
    view: HorizonsView,
    me: Seat | null,
    asked: ReadonlyMap<string, string[]>,
    words: Words,
    printed: Printed,
    withForecast: boolean,
    explorable = false,
  ): LandRow {
    const { id } = shape;
    const forecast = withForecast ? view.forecast[id] : undefined;
    const here = [...asked].filter(([key]) => key.startsWith(`${id} `));
    const sacred = view.spirits.map((spirit) => [spirit.spirit, spirit.sacred_sites.includes(id)]);
    const key = JSON.stringify([view.lands[id], forecast, here, sacred, me, explorable]);
    const old = this.kept.get(id);
    if (old && old.key === key && old.words === words && old.row.shape === shape) return old.row;
    const tokens = once(() => tokensOf(id, view, me, asked, words, printed));
    const label = once(() => landLabel(id, view, tokens(), forecast, words));
    const badge = once(() => badgeOf(shape, forecast, explorable, tokens().length));
    const row = {
      shape,
      forecast,
      get tokens() {
        return tokens();
      },
      get label() {
        return label();
      },
      get badge() {
        return badge();
      },
    };
    this.kept.set(id, { key, words, row });
    return row;
  }
}
