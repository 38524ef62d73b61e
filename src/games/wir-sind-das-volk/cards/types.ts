import type { ProvinceId } from "../components/board/index.ts";
import type { Germany, Names } from "../components/board/types.ts";
import type { Superpower } from "../seats.ts";
import type { ExpansionCardId } from "../two-plus-two/cards/index.ts";
import type { decade1 } from "./decade-1.ts";
import type { decade2 } from "./decade-2.ts";
import type { decade3 } from "./decade-3.ts";
import type { decade4 } from "./decade-4.ts";
import type { specials } from "./specials.ts";

type BaseCard = (typeof decade1 | typeof decade2 | typeof decade3 | typeof decade4 | typeof specials)[number];
/** Of both games; those of 2+2 are in its folder. */
export type CardId = BaseCard["id"] | ExpansionCardId;

export type Colour = "red" | "yellow" | "neutral" | "blue" | "green" | "black";
export type Decade = 1 | 2 | 3 | 4;
export const decades = [1, 2, 3, 4] as const;

/** Tracks of the base game, then those of 2+2. */
export type BaseTrack = "prestige" | "currency" | "socialists";
export type PowerTrack = "dominance" | "space" | "arms";
export type Track = BaseTrack | PowerTrack;

export type Where = ProvinceId | "west-germany" | "niedersachsen-hamburg" | "cssr" | "polska" | "rheinsberg";

export type IconKind =
  | "unrest"
  | "remove-unrest"
  | "build"
  | "dismantle"
  | "living-standard"
  | "living-standard-plain"
  | "remove-living-standard"
  | "rundown"
  | "repair"
  | "stop-factory"
  | "police"
  | "guillaume"
  | "move-unrest"
  | "remove-mass-protest"
  | "build-wall"
  | "remove-wall"
  | "disband-stasi"
  | "dove-up"
  | "dove-down"
  | "peacemaker"
  | "choose-marker"
  | "pay"
  | "gain"
  | "conflict"
  | "arms-race-cost-up"
  | "ussr-value-down"
  | "draw-3-keep-2"
  /** Opposite arms arrows: the marker stays, a card is drawn. */
  | "arms-card";

export interface Icon {
  readonly icon: IconKind;
  /** The state it affects. */
  readonly side?: Germany;
  /** How many separate icons it stands for. */
  readonly n?: number;
  readonly where?: Where;
  /** A coat of arms: this state chooses the place, whoever acts. */
  readonly decidedBy?: Germany;
  readonly maxPerProvince?: number;
  readonly strength?: "dark" | "light";
  readonly power?: Superpower | "acting";
  readonly amount?: number;
  /** Ignored when a green card runs as automatic event. */
  readonly shaded?: true;
}

export interface Arrow {
  readonly arrow: Track;
  readonly toward: Germany;
  /** How many single arrows it stands for. */
  readonly steps: number;
  /** 2+2: may not be turned into a dominance arrow. */
  readonly priority?: true;
  readonly shaded?: true;
}

export type Element = Icon | Arrow;

/** Where the facts of a card of 2+2 come from, field by field. */
export type Source = Readonly<Record<string, string>>;

/** All there is to know of a card. What it does is told and done icon by icon. */
export interface CardFacts {
  readonly id: string;
  readonly number?: number;
  readonly decade: Decade;
  readonly name: Names;
  readonly year: string;
  /** The yellow and the red number; a special card has none. */
  readonly value?: Readonly<Record<Germany, number>>;
  readonly colour: Colour;
  readonly special?: true;
  readonly runners?: number;
  readonly police?: "dark" | "light";
  readonly noArmsRace?: true;
  /** Icons right of the value and below it. */
  readonly beside?: readonly Element[];
  readonly below?: readonly Element[];
  readonly event: readonly Element[];
  readonly source?: Source;
}

export interface CardEntry extends CardFacts {
  readonly id: CardId;
}
