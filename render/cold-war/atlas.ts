import type { Language, Localized, VisibleEntry } from "../../src/engine/index.ts";
import type { CardFacts } from "../../src/games/cold-war/cards/card.ts";
import type { Board, Place } from "../../src/games/cold-war/components/board.ts";
import type { DefconBans, RegionValues, SpaceTrack } from "../../src/games/cold-war/components/tracks.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { Position, Standing } from "../../src/games/cold-war/standing.ts";
import type { GameMessages } from "../../src/i18n/index.ts";
import type { Pen } from "../kit/canvas.ts";
import type { Curve } from "../kit/contour.ts";
import type { Box } from "../kit/shapes.ts";
import type { Counted } from "./counted.ts";
import type { Label } from "./labels.ts";
import type { Stage } from "./stage.ts";

/** An event that goes on, under the side that it serves. */
interface Effect {
  readonly card: string;
  readonly side: Side;
  /** It ends with the turn. */
  readonly turn: boolean;
  /** What was chosen for it. */
  readonly area?: string;
}

type PerSide<T> = Record<Side, T>;

/** What the views of all games of this family have. */
export interface ColdWarView extends Position {
  readonly seat: Side | null;
  readonly step: string;
  readonly turn: number;
  readonly round: number;
  readonly phasing: Side | null;
  readonly vp: number;
  readonly defcon: number;
  readonly milOps: Readonly<PerSide<number>>;
  readonly space: Readonly<PerSide<number>>;
  readonly spaceAttempts: Readonly<PerSide<number>>;
  readonly effects: readonly Effect[];
  readonly handSizes: Readonly<PerSide<number>>;
  readonly hands: Readonly<Partial<PerSide<readonly string[]>>>;
  readonly deckSize: number;
  readonly discard: readonly string[];
  readonly removed: readonly string[];
  readonly playing: readonly string[];
  /** Cards of another kind, known to their seat alone. */
  readonly statecraft?: readonly string[];
}

/** What everybody sees of a position: a picture that is posted is made of nothing else. */
export type OpenView<View extends ColdWarView = ColdWarView> = Omit<
  View,
  "seat" | "hands" | "statecraft" | "discard" | "removed"
> & {
  readonly discarded: number;
  readonly removed: number;
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Land {
  readonly all: readonly Curve[];
  readonly shallows: readonly (readonly Curve[])[];
  readonly areas: readonly { readonly fill: string; readonly curves: readonly Curve[] }[];
}

/** The card that lies in front of a side and changes hands: nobody has it in his hand. */
export interface Front {
  readonly card: string;
  readonly holder: Side | null;
  readonly faceUp: boolean;
}

export interface Water extends Spot {
  readonly name: Localized;
  readonly size: number;
  readonly land?: true;
}

/** Beside the events in effect: whom a thing serves, if it serves one side, and what it is. */
export interface Note {
  readonly side: Side | null;
  readonly words: string;
}

export type PanelName =
  | "defcon"
  | "turns"
  | "milOps"
  | "cards"
  | "front"
  | "vp"
  | "space"
  | "effects"
  | "last"
  | "legend";

/** A card as it is drawn: some have other numbers, or something else than operations for their value. */
export interface Face extends CardFacts {
  readonly code?: string;
  readonly value?: string;
  /** What it is, in place of its era. */
  readonly about?: Localized;
}

/** Everything in which the boards of two games differ. */
export interface Atlas<View extends ColdWarView = ColdWarView> {
  readonly title: string;
  readonly board: Board;
  readonly regions: readonly string[];

  readonly cards: Readonly<Record<string, Face>>;
  /** The area that a scoring card counts. */
  scoredBy(card: string): string | undefined;
  readonly messages: GameMessages<View>;

  /** Everything is laid out on this sheet; a picture is the sheet, or a part of it made larger. */
  readonly sheet: Box;
  readonly header: Box;
  readonly mapArea: Box;
  /** How large a country is drawn: the strip of its name, and the stability between both sides. */
  readonly country: { readonly w: number; readonly h: number; readonly strip: number; readonly middle: number };
  /** The smallest letters on the map: long names are made smaller to fit. */
  readonly smallest: number;
  /** The letters of markers that lie on countries. */
  readonly markers?: number;
  /** The middle of each country, by place. */
  readonly spots: readonly Spot[];
  readonly plates: Readonly<Record<string, Box>>;
  readonly panels: Readonly<Record<PanelName, Box>>;
  /** On which side of its box a neighbour of a superpower shows it. */
  readonly borders: Readonly<Record<string, readonly [dx: number, dy: number]>>;
  readonly shortNames: Readonly<Record<string, Partial<Localized>>>;
  /** Seas, and lands that are in no region. */
  readonly waters: readonly Water[];
  readonly areaColours: Readonly<Record<string, string>>;
  land(): Land;

  readonly lastTurn: number;
  /** The turn that is shown, where it is not that of the view. */
  turn?(view: OpenView<View>): number;
  /** The turns of each era. */
  readonly eras: readonly (readonly number[])[];
  eraOf(turn: number): Label;
  rounds(turn: number): number;
  /** The longest that an action phase can become. */
  readonly mostRounds: number;
  readonly defconBans: DefconBans<string>;
  /** VP that win. */
  readonly victory: number;
  readonly mostMilOps: number;
  readonly abilities: Readonly<Record<string, Localized>>;

  /** What the printed part of the board depends on besides the language. */
  printing(view: OpenView<View>): string;
  defconNote(view: OpenView<View>): Label;
  spaceTrack(view: OpenView<View>): SpaceTrack;
  /** Spaces that are on the board in this game only. */
  extraPlaces(view: OpenView<View>): readonly Place[];
  /** The board as events have left it: countries can become steadier, or battlegrounds. */
  now(view: OpenView<View>): Board;
  /** What a region is worth; nothing for an area that is none. */
  values(view: OpenView<View>, region: string): RegionValues | undefined;
  standings(view: OpenView<View>, region: string, entries?: readonly VisibleEntry[]): Record<Side, Standing>;
  front(view: OpenView<View>): Front | null;
  notes(view: OpenView<View>, language: Language): readonly Note[];
  /** The last column of a count: its title, what a side finds there, and what it makes of all before it. */
  readonly bonus: {
    readonly label: Label;
    of(view: OpenView<View>, side: Side, standing: Standing): string;
    total(view: OpenView<View>, side: Side, sum: number): number;
  };
  /** What was scored, from the entries of a move. */
  counted(entries: readonly VisibleEntry[]): readonly Counted[];
  /** Abilities of the space race that are used up for now. */
  used(view: OpenView<View>): readonly string[];
  /** What else the legend has to explain. */
  readonly legend: { readonly label: Label; draw(pen: Pen, x: number, y: number): void };
  /** What is printed on this map only, over land and sea. */
  ground?(pen: Pen): void;
  /** What only this board has, over everything else on the map. */
  over?(stage: Stage<View>): void;
}

export function countryBox({ spots, country: { w, h } }: Atlas, place: Place): Box {
  const { x, y } = spots[place] as Spot;
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** [2.1.7] As much influence as the stability, and that much more than the other side has. */
export function controllerOf(atlas: Atlas, view: OpenView, place: Place): Side | undefined {
  const lead = (view.influence.us[place] ?? 0) - (view.influence.ussr[place] ?? 0);
  const stability = atlas.now(view).stability[place] as number;
  return sides.find((side) => (side === "us" ? lead : -lead) >= stability);
}

export const turnOf = (atlas: Atlas, view: OpenView): number => atlas.turn?.(view) ?? view.turn;
