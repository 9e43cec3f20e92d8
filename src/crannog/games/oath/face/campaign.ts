/** A campaign as the panel shows it: what the view says, and what its events have told (O-5.5). */

import type { Props } from "$kit/contract";
import type { GameEvent, Seat, View } from "$lib/protocol";
import { noteAt } from "./notes";
import type { CampaignView, OathView } from "./shown";

export const STEPS = ["targets", "plans", "dice", "sacrifice", "outcome"] as const;
export type Step = (typeof STEPS)[number];

export type AttackFace = "sword" | "hollow" | "skull";
export type DefenceFace = "blank" | "shield" | "shields" | "double";
export type DieFace = AttackFace | DefenceFace;

/** A battle plan that was used, and what it did to the two pools. */
export interface Plan {
  card: string;
  seat: Seat; // below 0: bandits
  attack: number;
  defence: number;
}

export interface Story {
  plans: Plan[];
  attackFaces: AttackFace[] | null; // null: not rolled yet
  defenceFaces: DefenceFace[] | null;
  attack: number | null; // as it was rolled, before sacrifices
  skulls: number; // that killed
  defenders: number | null; // of the defence, the force
  sacrificed: number;
  tactics: { by: Seat; dice: number } | null; // attack dice that the Prince has added, or removed as a defender
  won: boolean;
  after: GameEvent[]; // what has followed the decision
}

export function oathOf(view: View): OathView {
  return view as unknown as OathView;
}

const NOTHING: Story = {
  plans: [],
  attackFaces: null,
  defenceFaces: null,
  attack: null,
  skulls: 0,
  defenders: null,
  sacrificed: 0,
  tactics: null,
  won: false,
  after: [],
};

function repeated<Face>(counts: readonly [Face, number][]): Face[] {
  return counts.flatMap(([face, count]) => Array.from({ length: count }, () => face));
}

type Teller = (story: Story, numbers: number[], event: GameEvent) => void;

const TELLERS: Readonly<Record<string, Teller>> = {
  "uses-plan": (story, [seat = -1], { args }) => {
    story.plans.push({ seat, card: String(args[1]), attack: 0, defence: 0 });
  },
  "rolls-attack": (story, [, hollow = 0, sword = 0, skull = 0]) => {
    story.attackFaces = repeated([["sword", sword], ["hollow", hollow], ["skull", skull]]);
  },
  "rolls-defence": (story, [, blank = 0, one = 0, two = 0, double = 0]) => {
    story.defenceFaces = repeated([["shield", one], ["shields", two], ["double", double], ["blank", blank]]);
  },
  "defence-is": (story, [, fighters = 0]) => {
    story.defenders = fighters;
  },
  "attack-is": (story, [attack = 0, skulls = 0]) => {
    story.attack = attack;
    story.skulls = skulls;
  },
  sacrifices: (story, [, count = 0]) => {
    story.sacrificed = count;
  },
  "prince-tactics": (story, [by = 0, dice = 0]) => {
    story.tactics = { by, dice };
  },
  "wins-campaign": (story) => {
    story.won = true;
  },
};

/** What the events of the campaign that goes on have told so far. */
export function storyOf(events: readonly GameEvent[]): Story {
  const begin = events.findLastIndex((event) => event.kind === "campaigns");
  const story: Story = { ...NOTHING, plans: [], after: [] };
  let pools: number[] | null = null;
  for (const event of begin < 0 ? [] : events.slice(begin)) {
    const numbers = event.args.map(Number);
    if (event.kind === "pools") {
      const [attack = 0, defence = 0] = numbers;
      const last = story.plans.at(-1);
      if (pools && last) {
        last.attack = attack - (pools[0] ?? 0);
        last.defence = defence - (pools[1] ?? 0);
      }
      pools = numbers;
    } else if (story.won) {
      story.after.push(event);
    } else {
      TELLERS[event.kind]?.(story, numbers, event);
    }
  }
  return story;
}

export function stepOf({ step }: CampaignView, story: Story): Step {
  if (step !== "rolls") return step;
  return story.attack === null ? "dice" : "sacrifice";
}

/** A target with the defence dice that it adds. */
export interface Target {
  atom: string;
  name: string;
  dice: number | null; // null: it could be declared
  note: string; // what the game says of declaring it
}

/** What was declared, and what the viewer could still declare. */
export function targetsOf(campaign: CampaignView, props: Props): Target[] {
  const { words, ask } = props;
  const oath = oathOf(props.view);
  const pawn = words.text("terminal-pawn-target");
  const named = [
    ...campaign.sites.map((slot) => {
      const site = oath.sites[slot]?.site ?? slot;
      return { atom: `site:${site}`, name: words.text(`site-${site}`) };
    }),
    ...campaign.things.map((card) => ({ atom: `card:${card}`, name: words.card(card) })),
    ...(campaign.banish ? [{ atom: "verb:target-pawn", name: pawn }] : []),
  ];
  const declared = named.map((one, i) => ({ ...one, dice: campaign.target_dice[i] ?? 0, note: "" }));
  const free = (ask?.prompt === "targets" ? ask.options : []).flatMap(([verb, thing], i): Target[] => {
    const about = { dice: null, note: noteAt(props, i) };
    if (verb === "target-site") return [{ atom: `site:${thing}`, name: words.text(`site-${thing}`), ...about }];
    if (verb === "target-thing") return [{ atom: `card:${thing}`, name: words.card(String(thing)), ...about }];
    return verb === "target-pawn" ? [{ atom: "verb:target-pawn", name: pawn, ...about }] : [];
  });
  return [...declared, ...free];
}

/** How the attack was counted, if the faces alone make it: the parts of the sum. */
export function attackSum(faces: readonly AttackFace[], attack: number): number[] | null {
  const count = (face: AttackFace) => faces.filter((one) => one === face).length;
  const parts = [count("sword"), Math.floor(count("hollow") / 2), 2 * count("skull")];
  return parts.reduce((sum, part) => sum + part, 0) === attack ? parts : null;
}

/** The shields before and after doubling, if the faces alone make the defence. */
export function defenceSum(faces: readonly DefenceFace[], rolled: number): [number, number] | null {
  const count = (face: DefenceFace) => faces.filter((one) => one === face).length;
  const shields = count("shield") + 2 * count("shields");
  const doubles = count("double");
  return shields * 2 ** doubles === rolled ? [shields, doubles] : null;
}

/** Where the warbands of a force stand, in words. */
export function forceText(force: readonly (string | Seat)[], props: Props): string {
  const { words } = props;
  const oath = oathOf(props.view);
  return force
    .map((place) => {
      if (typeof place === "number") {
        const count = oath.players[place]?.warbands ?? 0;
        return words.text("board-panel-on-board", { count, seat: words.seat(place) });
      }
      const site = oath.sites[place];
      return words.text("board-panel-at-site", {
        count: site?.warbands ?? 0,
        site: words.text(`site-${site?.site ?? place}`),
      });
    })
    .join(", ");
}
