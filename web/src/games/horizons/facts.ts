/** What is printed on Spirit panels, Powers and Invader cards; the view tells only what changes. */

export const ELEMENTS = [
  "sun",
  "moon",
  "fire",
  "air",
  "water",
  "earth",
  "plant",
  "animal",
] as const;
export type Element = (typeof ELEMENTS)[number];
export type Counts = Readonly<Partial<Record<Element, number>>>;

export const TERRAINS = ["jungle", "mountain", "sands", "wetland"] as const;
export type Terrain = (typeof TERRAINS)[number];

export type Speed = "fast" | "slow";

export interface Power {
  deck: "minor" | "major" | "unique" | "innate";
  speed: Speed;
  cost: number;
  elements: readonly Element[];
  range: number; // -1: it targets a Spirit
  origin: string; // presence, sacred, or presence in a terrain
  target: string; // any, dahan, invaders, another-spirit, terrains...
  tiers: readonly Counts[];
  farRange: number; // its range with the first threshold, or -1
}

/** Counts of elements from words: "2 fire earth". */
export function countsOf(words: string): Counts {
  const counts: Partial<Record<Element, number>> = {};
  let number = 1;
  for (const word of words.split(" ").filter(Boolean)) {
    if (/^\d+$/.test(word)) {
      number = Number(word);
    } else {
      const element = word as Element;
      counts[element] = (counts[element] ?? 0) + number;
      number = 1;
    }
  }
  return counts;
}

function power(
  deck: Power["deck"],
  speed: Speed,
  cost: number,
  elements: string,
  range: number,
  origin: string,
  target: string,
  tiers: readonly string[] = [],
  farRange = -1,
): Power {
  return {
    deck,
    speed,
    cost,
    elements: elements.split(" ").filter(Boolean) as Element[],
    range,
    origin,
    target,
    tiers: tiers.map(countsOf),
    farRange,
  };
}

// prettier-ignore
export const POWERS: Readonly<Record<string, Power>> = {
  accelerated_rot: power("major", "slow", 4, "sun water plant", 2, "presence", "jungle wetland", ["3 sun 2 water 3 plant"]),
  blazing_renewal: power("major", "fast", 5, "fire earth plant", -1, "presence", "any-spirit", ["3 fire 3 earth 2 plant"]),
  cleansing_floods: power("major", "slow", 5, "sun water", 1, "wetland", "any", ["4 water"]),
  dissolve_the_bonds_of_kinship: power("major", "slow", 4, "fire water animal", 1, "presence", "any", ["2 fire 2 water 3 animal"]),
  entwined_power: power("major", "fast", 2, "moon water plant", -1, "presence", "another-spirit", ["2 water 4 plant"]),
  indomitable_claim: power("major", "fast", 4, "sun earth", 1, "presence", "any", ["2 sun 3 earth"]),
  infinite_vitality: power("major", "fast", 3, "earth plant animal", 1, "sacred", "any", ["4 earth"]),
  mists_of_oblivion: power("major", "slow", 4, "moon air water", 3, "presence", "any", ["2 moon 3 air 2 water"]),
  paralyzing_fright: power("major", "fast", 4, "air earth", 1, "sacred", "any", ["2 air 3 earth"]),
  pillar_of_living_flame: power("major", "slow", 5, "fire", 2, "sacred", "any", ["4 fire"]),
  poisoned_land: power("major", "slow", 3, "earth plant animal", 1, "presence", "any", ["3 earth 2 plant 2 animal"]),
  powerstorm: power("major", "fast", 3, "sun fire air", -1, "presence", "any-spirit", ["2 sun 2 fire 3 air"]),
  talons_of_lightning: power("major", "fast", 6, "fire air", 1, "presence", "mountain wetland", ["3 fire 3 air"], 3),
  terrifying_nightmares: power("major", "fast", 4, "moon air", 2, "presence", "any", ["4 moon"]),
  the_jungle_hungers: power("major", "slow", 3, "moon plant", 1, "jungle", "any", ["2 moon 3 plant"]),
  the_land_thrashes_in_furious_pain: power("major", "slow", 4, "moon fire earth", 2, "presence", "blight", ["3 moon 3 earth"]),
  the_trees_and_stones_speak_of_war: power("major", "fast", 2, "sun earth plant", 1, "presence", "dahan", ["2 sun 2 earth 2 plant"]),
  tsunami: power("major", "slow", 6, "water earth", 2, "sacred", "coastal", ["3 water 2 earth"]),
  vengeance_of_the_dead: power("major", "fast", 3, "moon fire animal", 3, "presence", "any", ["3 animal"]),
  vigor_of_the_breaking_dawn: power("major", "fast", 3, "sun animal", 2, "presence", "dahan", ["3 sun 2 animal"]),
  winds_of_rust_and_atrophy: power("major", "fast", 3, "air water animal", 3, "sacred", "any", ["3 air 3 water 2 animal"]),
  wrap_in_wings_of_sunlight: power("major", "fast", 3, "sun air animal", 0, "presence", "any", ["2 sun 2 air 2 animal"]),
  call_of_the_dahan_ways: power("minor", "slow", 1, "moon water animal", 1, "presence", "dahan", ["2 moon"]),
  call_to_bloodshed: power("minor", "slow", 1, "sun fire animal", 1, "presence", "dahan"),
  call_to_isolation: power("minor", "fast", 0, "sun air animal", 1, "presence", "dahan"),
  call_to_migrate: power("minor", "slow", 1, "fire air animal", 1, "presence", "any"),
  call_to_tend: power("minor", "slow", 1, "water plant animal", 1, "presence", "dahan"),
  dark_and_tangled_woods: power("minor", "fast", 1, "moon earth plant", 1, "presence", "any"),
  delusions_of_danger: power("minor", "fast", 1, "sun moon air", 1, "presence", "any"),
  devouring_ants: power("minor", "slow", 1, "sun earth animal", 1, "sacred", "any"),
  drift_down_into_slumber: power("minor", "fast", 0, "air earth plant", 2, "presence", "any"),
  drought: power("minor", "slow", 1, "sun fire earth", 1, "presence", "any", ["3 sun"]),
  elemental_boon: power("minor", "fast", 1, "", -1, "presence", "any-spirit"),
  encompassing_ward: power("minor", "fast", 1, "sun water earth", -1, "presence", "any-spirit"),
  enticing_splendor: power("minor", "fast", 0, "sun air plant", 0, "presence", "no-blight"),
  entrancing_apparitions: power("minor", "fast", 1, "moon air water", 1, "presence", "any"),
  gift_of_constancy: power("minor", "fast", 0, "sun earth", -1, "presence", "any-spirit"),
  gift_of_living_energy: power("minor", "fast", 0, "sun fire plant", -1, "presence", "any-spirit"),
  gift_of_power: power("minor", "slow", 0, "moon water earth plant", -1, "presence", "any-spirit"),
  gnawing_rootbiters: power("minor", "slow", 0, "earth animal", 1, "presence", "any"),
  land_of_haunts_and_embers: power("minor", "fast", 0, "moon fire air", 2, "presence", "any"),
  lure_of_the_unknown: power("minor", "fast", 0, "moon fire air plant", 2, "presence", "no-invaders"),
  natures_resilience: power("minor", "fast", 1, "earth plant animal", 1, "sacred", "any", ["2 water"]),
  pull_beneath_the_hungry_earth: power("minor", "slow", 1, "moon water earth", 1, "presence", "any"),
  purifying_flame: power("minor", "slow", 1, "sun fire air plant", 1, "sacred", "any"),
  quicken_the_earths_struggles: power("minor", "fast", 1, "moon fire earth animal", 0, "sacred", "any"),
  rain_of_blood: power("minor", "slow", 0, "air water animal", 1, "sacred", "invaders"),
  reaching_grasp: power("minor", "fast", 0, "sun air water", -1, "presence", "any-spirit"),
  rouse_the_trees_and_stones: power("minor", "slow", 1, "fire earth plant", 1, "sacred", "no-blight"),
  sap_the_strength_of_multitudes: power("minor", "fast", 0, "water animal", 0, "presence", "any", ["air"], 1),
  savage_mawbeasts: power("minor", "slow", 0, "fire animal", 1, "sacred", "any", ["3 animal"]),
  shadows_of_the_burning_forest: power("minor", "slow", 0, "moon fire plant", 0, "presence", "invaders"),
  song_of_sanctity: power("minor", "slow", 1, "sun water plant", 1, "presence", "mountain jungle"),
  steam_vents: power("minor", "fast", 1, "fire air water earth", 0, "presence", "any", ["3 earth"]),
  uncanny_melting: power("minor", "slow", 1, "sun moon water", 1, "sacred", "any"),
  veil_the_nights_hunt: power("minor", "fast", 1, "moon air animal", 2, "presence", "dahan"),
  visions_of_fiery_doom: power("minor", "fast", 1, "moon fire", 0, "presence", "any", ["2 fire"]),
  voracious_growth: power("minor", "slow", 1, "water plant", 1, "sacred", "jungle wetland"),
  death_approaches: power("innate", "slow", 0, "", 1, "presence", "invaders", ["fire animal", "2 fire earth 2 animal", "3 fire earth 3 animal", "4 fire 2 earth 5 animal"]),
  ferocious_rampage: power("unique", "slow", 2, "fire animal", 0, "presence", "any"),
  gift_of_furious_might: power("unique", "fast", 1, "moon fire animal", -1, "presence", "another-spirit"),
  herd_towards_the_lurking_maw: power("unique", "slow", 1, "water earth animal", 0, "presence", "any"),
  mark_territory: power("unique", "fast", 2, "sun earth animal", 0, "presence", "any"),
  mischief_and_sabotage: power("innate", "fast", 0, "", 1, "sacred", "invaders", ["moon 2 plant", "2 moon 3 plant", "2 moon 2 air 4 plant", "3 moon 3 air 5 plant"]),
  boon_of_watchful_guarding: power("unique", "fast", 0, "earth plant animal", -1, "presence", "any-spirit"),
  eerie_noises_and_moving_trees: power("unique", "slow", 2, "moon air plant", 1, "presence", "any"),
  mysterious_abductions: power("unique", "fast", 1, "moon fire plant", 0, "presence", "any"),
  whispered_guidance_through_the_night: power("unique", "slow", 0, "moon air plant", 1, "jungle", "any"),
  spreading_and_dreadful_mire: power("innate", "slow", 0, "", 1, "sacred", "invaders", ["water", "moon 2 water earth", "2 moon 3 water 2 earth", "3 moon 4 water 3 earth 2 plant"]),
  exaltation_of_tangled_growth: power("unique", "slow", 0, "water earth plant", -1, "presence", "another-spirit"),
  foul_vapors_and_fetid_muck: power("unique", "slow", 0, "fire air water earth", 2, "sacred", "invaders"),
  intractable_thickets_and_thorns: power("unique", "fast", 2, "moon water earth plant", 1, "presence", "any"),
  open_shifting_waterways: power("unique", "slow", 1, "moon water animal", 1, "presence", "any"),
  scorch_with_waves_of_heat: power("innate", "slow", 0, "", 1, "sacred", "any", ["2 fire 2 air", "3 fire 2 earth", "4 fire air 3 earth", "5 fire 2 air 3 earth"]),
  call_on_herders_for_aid: power("unique", "slow", 1, "sun fire earth animal", 2, "presence", "any"),
  gift_of_searing_heat: power("unique", "fast", 0, "sun fire air", -1, "presence", "another-spirit"),
  stinging_sandstorm: power("unique", "slow", 1, "fire air earth", 1, "presence", "any"),
  sweltering_exhaustion: power("unique", "fast", 2, "fire air", 2, "sacred", "any"),
  violent_windstorms: power("innate", "slow", 0, "", 1, "presence", "any", ["sun 2 air", "2 sun 3 air", "2 sun 4 air", "3 sun 5 air"]),
  gift_of_the_sunlit_air: power("unique", "fast", 0, "sun fire air", -1, "presence", "any-spirit"),
  gift_of_wind_sped_steps: power("unique", "fast", 1, "sun air animal", -1, "presence", "any-spirit"),
  scatter_to_the_winds: power("unique", "slow", 1, "fire air water", 2, "presence", "any"),
  tempest_of_leaves_and_branches: power("unique", "fast", 2, "sun air plant", 1, "sacred", "any"),
};

/** A space of a presence track: a number (0: none) and elements. */
export interface Space {
  number: number;
  elements: readonly Element[];
}

/** One action of a Growth option: reclaim, card, energy n, presence range terrains. */
export interface GrowthAction {
  action: "reclaim" | "card" | "energy" | "presence";
  amount: number;
  terrains: readonly Terrain[];
}

export interface Panel {
  growth: readonly (readonly GrowthAction[])[];
  energy: readonly Space[];
  plays: readonly Space[];
  innates: readonly string[];
  uniques: readonly string[];
}

interface Printed {
  growth: readonly (readonly string[])[];
  energy: readonly string[];
  plays: readonly string[];
  innates: readonly string[];
  uniques: readonly string[];
}

// prettier-ignore
export const PRINTED: Readonly<Record<string, Printed>> = {
  devouring_teeth: {
    growth: [["reclaim", "presence 0"], ["card", "presence 1"], ["presence 2", "energy 3"]],
    energy: ["2", "fire", "3", "4", "animal", "6", "7"],
    plays: ["1", "2", "animal", "fire", "3", "earth", "4"],
    innates: ["death_approaches"],
    uniques: ["ferocious_rampage", "gift_of_furious_might", "herd_towards_the_lurking_maw", "mark_territory"],
  },
  eyes_watch: {
    growth: [["reclaim", "card", "energy 1"], ["presence 2", "presence 0"], ["card", "presence 3", "energy 1"]],
    energy: ["1", "1", "2", "plant", "3", "moon", "4"],
    plays: ["1", "2", "air", "3", "plant", "4"],
    innates: ["mischief_and_sabotage"],
    uniques: ["boon_of_watchful_guarding", "eerie_noises_and_moving_trees", "mysterious_abductions", "whispered_guidance_through_the_night"],
  },
  fathomless_mud: {
    growth: [["reclaim", "presence 0"], ["presence 1", "presence 1"], ["card", "presence 2", "energy 2"]],
    energy: ["1", "plant", "2", "3", "water", "4", "5"],
    plays: ["1", "2", "earth", "3", "moon", "4"],
    innates: ["spreading_and_dreadful_mire"],
    uniques: ["exaltation_of_tangled_growth", "foul_vapors_and_fetid_muck", "intractable_thickets_and_thorns", "open_shifting_waterways"],
  },
  rising_heat: {
    growth: [["reclaim", "card", "energy 1"], ["presence 3 mountain sands", "presence 3 mountain sands"], ["card", "presence 1", "energy 2"]],
    energy: ["1", "earth", "2", "3", "fire", "4", "5"],
    plays: ["1", "2", "2", "3", "4", "5 fire"],
    innates: ["scorch_with_waves_of_heat"],
    uniques: ["call_on_herders_for_aid", "gift_of_searing_heat", "stinging_sandstorm", "sweltering_exhaustion"],
  },
  sun_bright_whirlwind: {
    growth: [["reclaim", "card", "energy 1"], ["presence 1", "energy 4"], ["card", "presence 4"]],
    energy: ["1", "2", "sun", "3", "4 air", "6"],
    plays: ["1", "2", "3", "air", "4", "5 sun"],
    innates: ["violent_windstorms"],
    uniques: ["gift_of_the_sunlit_air", "gift_of_wind_sped_steps", "scatter_to_the_winds", "tempest_of_leaves_and_branches"],
  },
};

function spaceOf(words: string): Space {
  const parts = words.split(" ");
  return {
    number: Number(parts.find((part) => /^\d+$/.test(part)) ?? 0),
    elements: parts.filter((part) => !/^\d+$/.test(part)) as Element[],
  };
}

function actionOf(words: string): GrowthAction {
  const [action = "reclaim", amount = "0", ...terrains] = words.split(" ");
  return {
    action: action as GrowthAction["action"],
    amount: Number(amount),
    terrains: terrains as Terrain[],
  };
}

export const PANELS: Readonly<Record<string, Panel>> = Object.fromEntries(
  Object.entries(PRINTED).map(([spirit, printed]) => [
    spirit,
    {
      growth: printed.growth.map((option) => option.map(actionOf)),
      energy: printed.energy.map(spaceOf),
      plays: printed.plays.map(spaceOf),
      innates: printed.innates,
      uniques: printed.uniques,
    },
  ]),
);

export interface InvaderCard {
  stage: number;
  terrains: readonly Terrain[]; // none: all Coastal lands
}

/** An Invader card by its id: inv_3_jungle_sands, inv_2_coastal. */
export function invaderCard(id: string): InvaderCard {
  const [, stage = "1", ...names] = id.split("_");
  return {
    stage: Number(stage),
    terrains: names.filter((name) => name !== "coastal") as Terrain[],
  };
}

/** Every Invader card there is, by stage. */
export const INVADER_CARDS: Readonly<Record<number, readonly string[]>> = {
  1: TERRAINS.map((terrain) => `inv_1_${terrain}`),
  2: [...TERRAINS.map((terrain) => `inv_2_${terrain}`), "inv_2_coastal"],
  3: TERRAINS.flatMap((one, i) => TERRAINS.slice(i + 1).map((other) => `inv_3_${one}_${other}`)),
};

/** The stages of the Invader deck as it is built, first to last. */
export const DECK_STAGES: readonly number[] = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3];

export const FEAR_CARDS = 9;
export const PRESENCE = 13;
