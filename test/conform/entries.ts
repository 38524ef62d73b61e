/** What a line of a game log can say. Every entry carries where it stood, so that a report can point at it. */

export type Side = "us" | "ussr";

/** The ids a log is resolved to; the driver narrows these to the unions of its own tables. */
export interface Ids {
  card: string;
  country: string;
  region: string;
}

export interface Place {
  readonly line: number;
  /**
   * Blank lines just above, inside the block. The log ends every event and every operation with one, so a
   * gap of two closes a nested step and the one around it. The blanks at the end of a block are not kept.
   */
  readonly gap: number;
}

export type OpsMode = "influence" | "coup" | "realignment" | "space";

/** Scores and awards are signed: US positive, USSR negative. */
export type Statement<I extends Ids = Ids> =
  | { readonly kind: "headline"; readonly side: Side; readonly card: I["card"] }
  | { readonly kind: "event"; readonly card: I["card"] }
  | { readonly kind: "ops"; readonly mode: OpsMode; readonly ops: number }
  | InfluenceStatement<I>
  | { readonly kind: "target"; readonly country: I["country"] }
  | CoupRoll
  | {
      readonly kind: "roll";
      readonly side: Side;
      readonly die: number;
      readonly modifier: number;
      readonly total: number;
    }
  | { readonly kind: "war"; readonly country: I["country"] }
  | {
      readonly kind: "war-roll";
      readonly victory: boolean;
      readonly die: number;
      readonly modifier: number;
      readonly needed: number;
    }
  | { readonly kind: "space-roll"; readonly success: boolean; readonly die: number; readonly needed: number }
  | { readonly kind: "space-advance"; readonly side: Side; readonly box: number }
  | { readonly kind: "trap-roll"; readonly escaped: boolean; readonly die: number; readonly needed: number }
  | { readonly kind: "vp"; readonly award: number; readonly score: number }
  | { readonly kind: "no-vp"; readonly score: number }
  | { readonly kind: "defcon"; readonly change: "improves" | "degrades"; readonly level: number }
  | { readonly kind: "military-ops"; readonly side: Side; readonly level: number }
  | { readonly kind: "in-play"; readonly card: I["card"] }
  | { readonly kind: "out-of-play"; readonly card: I["card"] }
  | { readonly kind: "reshuffle" }
  | { readonly kind: "reveal"; readonly side: Side; readonly card: I["card"]; readonly fromHand: boolean }
  | { readonly kind: "discard"; readonly side: Side; readonly card: I["card"] }
  | { readonly kind: "no-cards"; readonly side: Side; readonly to: "reveal" | "discard" }
  | { readonly kind: "play"; readonly side: Side; readonly card: I["card"] }
  | { readonly kind: "return"; readonly side: Side; readonly card: I["card"]; readonly to: Side }
  | { readonly kind: "olympics"; readonly side: Side; readonly choice: "participate" | "boycott" }
  /** The region is null where the log forgot to print it. */
  | { readonly kind: "region"; readonly side: Side; readonly region: I["region"] | null }
  | WinStatement
  | { readonly kind: "unknown"; readonly text: string };

/** The pair is what the country holds after the change. */
export interface InfluenceStatement<I extends Ids = Ids> {
  readonly kind: "influence";
  readonly side: Side;
  readonly delta: number;
  readonly country: I["country"];
  readonly us: number;
  readonly ussr: number;
}

/** die + ops + modifier - 2 x stability = total. Ops here include bonuses that the header above leaves out. */
export interface CoupRoll {
  readonly kind: "coup-roll";
  readonly success: boolean;
  readonly die: number;
  readonly ops: number;
  readonly modifier: number;
  readonly stability: number;
  readonly total: number;
}

/** A drawn game has no winner. */
export interface WinStatement {
  readonly kind: "win";
  readonly winner: Side | null;
  readonly by: string | null;
}

export type Entry<I extends Ids = Ids> = Statement<I> & Place;
export type EntryOf<Kind extends Entry["kind"], I extends Ids = Ids> = Extract<Entry<I>, { kind: Kind }>;
