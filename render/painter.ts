import type { Args, Language, Outcome, VisibleEntry } from "../src/engine/index.ts";
import type { Sketch } from "./kit/sketch.ts";
import type { SheetInput } from "./sheet.ts";

/** An ask as everybody may know it: no options. */
export interface PublicAsk {
  readonly seat: string;
  readonly kind: string;
  readonly args: Args;
}

export interface BoardInput<View = unknown> {
  readonly view: View;
  readonly language: Language;
  /** The public entries of the last move: what they changed is ringed. */
  readonly last?: readonly VisibleEntry[] | undefined;
  /** In the place of these: the public entries of all that its reader has not seen yet. What they changed is ringed, and not told. */
  readonly since?: readonly VisibleEntry[] | undefined;
  readonly asks?: readonly PublicAsk[] | undefined;
  readonly outcome?: Outcome | null | undefined;
}

export interface PartInput<View = unknown> extends BoardInput<View> {
  /** The id of what things are grouped by, such as a region. */
  readonly part: string;
}

/** A part of the board that can be painted large. */
export interface Part {
  readonly id: string;
  readonly name: string;
}

export interface HandInput<View = unknown> {
  readonly view: View;
  readonly language: Language;
}

export interface CardInput {
  readonly card: string;
  readonly language: Language;
}

/** Reveals and counts are read from the public entries of the move. */
export interface EntriesInput<View = unknown> {
  readonly view: View;
  readonly language: Language;
  readonly entries: readonly VisibleEntry[];
}

export interface EndInput<View = unknown> {
  readonly view: View;
  readonly language: Language;
  /** Nothing while the game goes on: then it is how it stood until there. */
  readonly outcome: Outcome | null;
  /** The public log of the whole game. */
  readonly entries: readonly VisibleEntry[];
}

/** What each kind of picture is made from. */
export interface Inputs<View = unknown> {
  readonly board: BoardInput<View>;
  readonly closeup: BoardInput<View>;
  readonly part: PartInput<View>;
  readonly hand: HandInput<View>;
  readonly card: CardInput;
  readonly reveal: EntriesInput<View>;
  readonly count: EntriesInput<View>;
  readonly end: EndInput<View>;
  /** Of no game in particular. */
  readonly sheet: SheetInput;
}

export type PictureKind = keyof Inputs;

/** What a game can have painted. `null` where there is nothing to show: no such card, nothing counted among the entries. */
export interface Painter<View = unknown> {
  board(input: BoardInput<View>): Sketch;
  /** What the last move changed, so large that it can be read on a phone before a tap; nothing if it changed nothing there. */
  closeup(input: BoardInput<View>): Sketch | null;
  /** The parts that a board has. */
  parts(view: View, language: Language): readonly Part[];
  /** One part of the board, large. */
  part(input: PartInput<View>): Sketch | null;
  hand(input: HandInput<View>): Sketch<HandInput<View>> | null;
  card(input: CardInput): Sketch | null;
  /** What several seats had chosen in secret, or what was turned up for all. */
  reveal(input: EntriesInput<View>): Sketch | null;
  /** What was counted, and what it came to. */
  count(input: EntriesInput<View>): Sketch | null;
  end(input: EndInput<View>): Sketch<EndInput<View>>;
}

/** Boards one after the other, as one moving picture. */
export interface FilmOrder {
  readonly title: string;
  readonly film: readonly BoardInput[];
}

/** A picture that is asked for: the same order makes the same sketch wherever it is read. */
export interface Order<Kind extends PictureKind = PictureKind> {
  /** The id of the title, which says whose painter draws. */
  readonly title: string;
  readonly kind: Kind;
  readonly input: Inputs[Kind];
}
