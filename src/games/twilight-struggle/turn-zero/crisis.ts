import type { Localized } from "../../../engine/index.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import type { Area } from "../components/areas.ts";
import type { CountryId } from "../components/countries/index.ts";
import type { Band, CrisisId } from "./ids.ts";

/** What an outcome changes, as data: the functions beside this file read it where the rules need it. */
export type Change =
  /** Set-up influence added to, or taken off, the normal amount. */
  | { readonly change: "influence"; readonly side: Side; readonly country: CountryId; readonly count: number }
  /** Set-up influence that its side places where it likes. */
  | {
      readonly change: "free-influence";
      readonly side: Side;
      readonly area: Area;
      readonly count: number;
      readonly perCountry?: number;
    }
  /** One of these may be taken into the hand before the deal. */
  | { readonly change: "starting-card"; readonly side: Side; readonly cards: readonly CardId[] }
  | { readonly change: "removed"; readonly card: CardId }
  | { readonly change: "exchanged"; readonly card: CardId; readonly for: CardId }
  /** Joins the draw pile with the Mid War cards. */
  | { readonly change: "delayed"; readonly card: CardId }
  /** Its event does not happen, until the end of the game or of a turn. */
  | { readonly change: "void"; readonly card: CardId; readonly lastTurn?: number }
  | { readonly change: "battleground"; readonly country: CountryId }
  | { readonly change: "china-face-down" }
  | { readonly change: "us-first"; readonly lastTurn: number }
  | { readonly change: "us-ignores-defcon"; readonly lastTurn: number }
  | { readonly change: "defcon-floor"; readonly level: number; readonly lastTurn: number };

/** One of the four outcomes; `includes` names one that applies before it. */
interface CrisisOutcome {
  /** Without a full stop: it ends other sentences. */
  readonly text: Localized;
  readonly includes?: Band;
  readonly changes: readonly Change[];
}

export interface Crisis {
  readonly id: CrisisId;
  readonly pile: 1 | 2;
  readonly name: Localized;
  readonly aliases?: readonly string[];
  readonly outcomes: Readonly<Record<Band, CrisisOutcome>>;
}

export const noEffect: CrisisOutcome = { text: { en: "no effect", ru: "без последствий" }, changes: [] };

export const bandOf = (result: number): Band => (result <= 1 ? "1" : result <= 3 ? "2-3" : result <= 5 ? "4-5" : "6");
