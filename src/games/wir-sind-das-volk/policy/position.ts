import { card } from "../cards/index.ts";
import type { Decade, Track } from "../cards/types.ts";
import { provinceList, segmentList, siteList } from "../components/board/index.ts";
import { sectors } from "../components/board/types.ts";
import { type Seat, type Superpower, seats } from "../seats.ts";
import type { VolkView } from "../view.ts";
import { countEconomy, type Economy } from "./economy.ts";
import { PROVINCES, provinceIndex, segmentIndex, westBerlin } from "./map.ts";

export const NONE = 0;
export const SOUND = 1;
export const RUN_DOWN = 2;

/** What 2+2 adds. Doves may be fractions: an average of what a drawn card does. */
export interface Powers {
  readonly treasury: Readonly<Record<Superpower, number>>;
  readonly doves: number;
  readonly dearerArms: boolean;
  readonly weakerAid: boolean;
  readonly peacemakers: Readonly<Record<Seat, number>>;
}

/** A position as a player imagines it: what a view shows, by numbers. It is never changed, only replaced. */
export interface Position {
  readonly unrest: readonly number[];
  /** With that of West Berlin. */
  readonly standard: readonly number[];
  readonly sectors: readonly number[];
  /** In provinces, all together. */
  readonly socialists: number;
  readonly box: number;
  readonly factories: readonly number[];
  readonly segments: readonly boolean[];
  readonly economy: Economy;
  /** Mass protests that West Berlin brought. */
  readonly laid: readonly number[];
  readonly tracks: Readonly<Record<Track, number>>;
  readonly wall: boolean;
  readonly stasiDisbanded: boolean;
  readonly police: { readonly dark: number; readonly all: number; readonly ready: number };
  /** On cards played, and on those that will be played because they lie open. */
  readonly runners: number;
  readonly decade: Decade;
  /** How much of the decade is over, from 0 to 1. */
  readonly progress: number;
  readonly powers: Powers | null;
}

const runnersOf = (ids: VolkView["played"]): number => ids.reduce((sum, id) => sum + (card(id).runners ?? 0), 0);

export function positionOf(view: VolkView): Position {
  const { police, powers, sectors: held } = view;
  const standard = provinceList.map(({ id }) => view.standard[id]);
  const inSectors = sectors.map((each) => held[each]);
  standard[westBerlin] = inSectors.reduce((sum, each) => sum + each, 0);
  const factories = siteList.map(({ id }) => {
    const factory = view.factories[id];
    return factory === undefined ? NONE : factory === "sound" ? SOUND : RUN_DOWN;
  });
  const built = segmentList.map(() => false);
  for (const id of view.segments) built[segmentIndex(id)] = true;
  const laid = new Array<number>(PROVINCES).fill(0);
  for (const id of view.supplierProtests) laid[provinceIndex(id)] = (laid[provinceIndex(id)] ?? 0) + 1;
  return {
    unrest: provinceList.map(({ id }) => view.unrest[id]),
    standard,
    sectors: inSectors,
    socialists: provinceList.reduce((sum, { id }) => sum + view.socialists[id], 0),
    box: view.box,
    factories,
    segments: built,
    economy: countEconomy(factories, built),
    laid,
    tracks: view.tracks,
    wall: view.wall,
    stasiDisbanded: view.stasiDisbanded,
    police: {
      dark: police.filter(({ strength }) => strength === "dark").length,
      all: police.length,
      ready: police.filter(({ used }) => !used).length,
    },
    runners: runnersOf(view.played) + runnersOf(view.display),
    decade: view.decade,
    progress: progressOf(view),
    powers: powers === null ? null : { ...powers, peacemakers: countEach(powers.peacemakers) },
  };
}

const countEach = (cards: Readonly<Record<Seat, readonly unknown[]>>) =>
  Object.fromEntries(seats.map((seat) => [seat, cards[seat].length])) as Record<Seat, number>;

/** Halves of seven cards, or three sub-decades of six or seven. */
function progressOf({ step, part, display, powers }: VolkView): number {
  if (step.at === "phase") return 1;
  const [parts, cards] = powers === null ? [2, 7] : [3, 6];
  return Math.min(1, (part - 1 + Math.max(0, 1 - display.length / cards)) / parts);
}
