import type { CardId, Decade, Track } from "./cards/types.ts";
import type { ProvinceId, SegmentId, SiteId } from "./components/board/index.ts";
import type { Sector } from "./components/board/types.ts";
import type { VolkOptions } from "./options.ts";
import { perSeat, type Seat } from "./seats.ts";
import type { Factory, Land } from "./standing.ts";
import type { PoliceCard, Step, VolkState } from "./state.ts";
import { type PowerView, powersSeen } from "./two-plus-two/view.ts";

/**
 * What one seat, or a spectator, may know: everything but the faces of hands and decks [B1]. It is a `Land`, so that the
 * functions of standing.ts can be asked about it: values of factories, economies, mass protests.
 */
export interface VolkView extends Land {
  readonly seat: Seat | null;
  readonly options: VolkOptions;
  readonly step: Step;
  readonly decade: Decade;
  /** Half of the decade; in 2+2 the sub-decade. */
  readonly part: number;
  readonly unrest: Readonly<Record<ProvinceId, number>>;
  readonly standard: Readonly<Record<ProvinceId, number>>;
  readonly sectors: Readonly<Record<Sector, number>>;
  readonly socialists: Readonly<Record<ProvinceId, number>>;
  readonly factories: Readonly<Partial<Record<SiteId, Factory>>>;
  readonly segments: readonly SegmentId[];
  readonly supplierProtests: readonly ProvinceId[];
  /** Markers from −6 (West, USA) to +6 (East, USSR). */
  readonly tracks: Readonly<Record<Track, number>>;
  /** Socialists in the box. */
  readonly box: number;
  readonly wall: boolean;
  readonly stasiDisbanded: boolean;
  readonly police: readonly PoliceCard[];
  readonly display: readonly CardId[];
  readonly special: CardId | null;
  readonly played: readonly CardId[];
  /** The card that has been taken up and lies nowhere yet. */
  readonly playing: CardId | null;
  readonly deckSize: number;
  readonly handSizes: Readonly<Record<Seat, number>>;
  /** The own hand only. */
  readonly hand: readonly CardId[];
  /** What is still to come of the play: ids of icons and arrows, and of decks to be reshuffled. */
  readonly ahead: readonly string[];
  readonly powers: PowerView | null;
}

export function viewOf(state: VolkState, seat: Seat | null): VolkView {
  const { hands } = state;
  return {
    seat,
    options: state.options,
    step: state.step,
    decade: state.decade,
    part: state.part,
    unrest: { ...state.unrest },
    standard: { ...state.standard },
    sectors: { ...state.sectors },
    socialists: { ...state.socialists },
    factories: { ...state.factories },
    segments: state.segments.slice(),
    supplierProtests: state.supplierProtests.slice(),
    tracks: { ...state.tracks },
    box: state.box,
    wall: state.wall,
    stasiDisbanded: state.stasiDisbanded,
    police: state.police.slice(),
    display: state.display.slice(),
    special: state.special,
    played: state.played.slice(),
    playing: state.playing ?? null,
    deckSize: state.deck.length,
    handSizes: perSeat((each) => hands[each].length),
    hand: seat === null ? [] : hands[seat].slice(),
    ahead: state.ahead ?? [],
    powers: state.powers === null ? null : powersSeen(state.powers, state.tracks),
  };
}
