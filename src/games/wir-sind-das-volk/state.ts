import type { CardId, Decade, Track } from "./cards/types.ts";
import type { ProvinceId, SegmentId, SiteId } from "./components/board/index.ts";
import type { Sector } from "./components/board/types.ts";
import type { VolkOptions } from "./options.ts";
import type { Seat } from "./seats.ts";
import type { Factory, Land } from "./standing.ts";
import { copyPowers, type PowerState } from "./two-plus-two/state.ts";

/** The ten phases of the end of a decade [B13], in order. */
export const phases = [
  "flight",
  "prestige",
  "currency",
  "police-upkeep",
  "standard-upkeep",
  "internal-comparison",
  "east-west-comparison",
  "police",
  "socialists",
  "mass-protests",
] as const;
export type Phase = (typeof phases)[number];

/** [12] What 2+2 puts before them. */
export const powerPhases = ["arms-race", "space-race", "dominance"] as const;
export type PowerPhase = (typeof powerPhases)[number];

/** Where the game stands between two decisions of the rules. */
export type Step =
  | { readonly at: "decade" }
  | { readonly at: "turn"; readonly seat: Seat }
  | { readonly at: "automatic"; readonly seat: Seat }
  | { readonly at: "phase"; readonly phase: Phase | PowerPhase };

export interface PoliceCard {
  readonly card: CardId;
  readonly strength: "dark" | "light";
  readonly used: boolean;
}

export interface VolkState extends Land {
  readonly options: VolkOptions;
  step: Step;
  decade: Decade;
  /** Half of the decade; in 2+2 the sub-decade. */
  part: number;
  unrest: Record<ProvinceId, number>;
  standard: Record<ProvinceId, number>;
  sectors: Record<Sector, number>;
  socialists: Record<ProvinceId, number>;
  factories: Partial<Record<SiteId, Factory>>;
  segments: SegmentId[];
  supplierProtests: ProvinceId[];
  /** Markers from −6 (West, USA) to +6 (East, USSR). */
  tracks: Record<Track, number>;
  /** Socialists in the box. */
  box: number;
  wall: boolean;
  stasiDisbanded: boolean;
  police: PoliceCard[];
  hands: Record<Seat, CardId[]>;
  /** The next card last. */
  deck: CardId[];
  display: CardId[];
  special: CardId | null;
  /** The row of cards played this decade. */
  played: CardId[];
  /** Within a step: the card that has been taken up and lies nowhere yet. */
  playing?: CardId;
  /** Within a step: the ids of the icons and arrows that are still to come of the play, and of decks to be reshuffled. */
  ahead?: readonly string[];
  /** What 2+2 adds. */
  powers: PowerState | null;
}

export function copyState(state: VolkState): VolkState {
  const { hands } = state;
  return {
    ...state,
    unrest: { ...state.unrest },
    standard: { ...state.standard },
    sectors: { ...state.sectors },
    socialists: { ...state.socialists },
    factories: { ...state.factories },
    segments: state.segments.slice(),
    supplierProtests: state.supplierProtests.slice(),
    tracks: { ...state.tracks },
    police: state.police.slice(),
    hands: { usa: hands.usa.slice(), west: hands.west.slice(), ussr: hands.ussr.slice(), east: hands.east.slice() },
    deck: state.deck.slice(),
    display: state.display.slice(),
    played: state.played.slice(),
    powers: state.powers === null ? null : copyPowers(state.powers),
  };
}
