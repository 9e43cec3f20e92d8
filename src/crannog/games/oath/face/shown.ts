/** Made by `crannog types` of src/crannog/games/oath/shown.py: change that, then run it again. */

/** The table as one seat sees it. */
export interface OathView {
  round: number;
  phase: string;
  winner: Seat | null;
  won: string | null;
  active: Seat;
  goal: string;
  title: TitleView;
  counts: Record<string, number[]>;
  successor: Seat;
  would_win: WouldWinView[]; // those who wake, then whoever the end finds
  history: number[][]; // by round that has ended: each seat's count for the goal
  visions_drawn: number;
  deck_supply: number;
  banks: Record<string, number>;
  banners: BannersView;
  deck: DeckView;
  piles: Record<string, HiddenView[]>;
  relic_deck: number;
  dispossessed: number;
  reliquary: Record<string, ReliquaryView | null>;
  sites: Record<string, SiteView>;
  players: PlayerView[];
  drawn: HiddenView[];
  hand: HiddenView | null;
  campaign: CampaignView | null;
  deal: DealView | null;
  prince: PrinceView | null;
  prophet: ProphetView | null;
  chronicle: ChronicleView | null;
  caged: Record<string, number>; // warbands by colour
  you: Seat | null;
}

export type Seat = number;

/** The title: who holds it, and its side. */
export interface TitleView {
  holder: Seat;
  usurper: boolean;
}

/** Who would win if nothing changed, by what, and when. */
export interface WouldWinView {
  seat: Seat;
  reason: string;
  when: "wake" | "die" | "end";
  needed: number; // of the end die; 0 without it
}

/** The two banners. */
export interface BannersView {
  darkest_secret: BannerView;
  peoples_favor: BannerView;
  mob: boolean;
}

/** Who holds a banner, and what lies on it. */
export interface BannerView {
  holder: Seat | null;
  tokens: number;
}

/** The world deck: the back of its top card, and the cards from the top that the seat knows. */
export interface DeckView {
  back: Back | null;
  known: string[];
}

export type Back = "vision" | "denizen";

/** A facedown card: its back, and what it is where the seat knows. */
export interface HiddenView {
  card: string | null;
  back: Back;
}

/** A relic in the Reliquary. */
export interface ReliquaryView {
  relic: string | null;
}

/** A site with all that lies there. */
export interface SiteView {
  region: string;
  up: boolean;
  vacant: boolean; // while the chronicle renews the map (O-8.3)
  site: string | null;
  capacity: number;
  cards: CardView[];
  relics: (string | null)[];
  favor: number;
  secrets: number;
  ruler: string | null; // a colour, or "bandits"
  warbands: number;
  pawns: Seat[];
}

/** A faceup card with the tokens on it. */
export interface CardView {
  card: string;
  favor: number;
  secrets: number;
}

/** A player's board and what lies by it. */
export interface PlayerView {
  name: string; // the message that names the player where nobody has given a name
  colour: string;
  role: string;
  pawn: string | null;
  supply: number;
  refresh: number; // the Supply that Rest brings
  rested: number; // the Supply after Rest, with what was saved
  favor: number;
  secrets: number;
  dark_secrets: number;
  warbands: number;
  bank: number;
  advisers: AdviserView[];
  adviser_limit: number;
  relics: CardView[];
  visions: string[];
  treasures: number;
}

/** An adviser, faceup or facedown. */
export interface AdviserView {
  facedown: boolean;
  card: string | null;
  favor?: number;
  secrets?: number;
  back?: Back;
}

/** A campaign that is going on; all of it is public. */
export interface CampaignView {
  step: "targets" | "plans" | "rolls" | "outcome";
  attacker: Seat;
  defender: Seat | null;
  allies: Seat[];
  site: string;
  sites: string[];
  things: string[];
  site_relics: number;
  banish: boolean;
  target_dice: number[]; // of the sites, of the things, of the pawn, in this order
  title_dice: number; // of the defence dice, those for the title
  modifiers: ModifierView[]; // of the attack dice, by targets
  odds: number | null; // in a thousand, that the attacker wins; none once dice are rolled
  dice_odds: number | null; // the same without sacrifices
  attack_dice: number; // till it is declared: as many as the attacker may roll
  defence_dice: number;
  plans: PlanView[];
  attack_force: (string | Seat)[];
  defence_force: (string | Seat)[];
  attack_size: number;
  defence_size: number;
  attack_dead: number;
  defence_dead: number;
  attack: number;
  defence: number;
  needed: number; // warbands to be sacrificed for the attack to exceed the defence
  victor: "attack" | "defence" | null;
}

/** A site that adds attack dice, or removes them (below 0). */
export interface ModifierView {
  card: string;
  dice: number;
}

/** A battle plan and who used it. */
export interface PlanView {
  card: string;
  seat: Seat;
}

/** A deal; without goods while its proposer alone knows them. */
export interface DealView {
  power: string;
  proposer: Seat;
  parties: Seat[];
  proposals: number;
  goods?: GoodsView[];
}

/** What one player would give to another. */
export interface GoodsView {
  from: Seat;
  to: Seat;
  favor: number;
  secrets: number;
  relics: string[];
  banners: string[];
  advisers: string[];
  facedown: number;
  sites: string[];
}

/** The board and the mind sheet of the Clockwork Prince; all of it is public. */
export interface PrinceView {
  player: Seat;
  threat: string;
  tactics: number; // the place of the marker
  dice: number; // the attack dice that it stands for
  ambition: number;
  neutral: string[];
  friends: string[][]; // by space, from the lowest; in each the first that came
  conspirators: string[][];
  start: string;
  current: string;
  actions: number | null; // that are left on this turn; none before his search
  path: PrinceStepView[];
}

/** An arrow that the Prince took on this turn, and what became of the box at its end. */
export interface PrinceStepView {
  origin: string;
  to: string;
  colour: "red" | "orange" | "black";
  because: string;
  how: "passed" | "done" | "skipped";
}

/** Whose warband lies on which Vision. */
export interface ProphetView {
  seat: Seat;
  vision: string;
}

/** The ceremony after the victory, as far as it is. */
export interface ChronicleView {
  step: string;
  vow: string | null;
  built: string | null;
  repaired: string | null;
  ruined: string[];
  added: number;
  healed: boolean;
  lost: number;
  idle_citizens: string[];
}
