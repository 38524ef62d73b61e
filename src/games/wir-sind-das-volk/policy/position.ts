import { card } from "../cards/index.ts";
import type { Decade, Track } from "../cards/types.ts";
import { provinceList, siteList } from "../components/board/index.ts";
import { sectors } from "../components/board/types.ts";
import { type Seat, type Superpower, seats } from "../seats.ts";
import type { VolkView } from "../view.ts";
import { countEconomy, type Economy, emptyEconomy } from "./economy.ts";
import { PROVINCES, provinceIndex, SEGMENTS, SITES, segmentIndex, siteIndex, westBerlin } from "./map.ts";

export const NONE = 0;
export const SOUND = 1;
export const RUN_DOWN = 2;

const tracks = ["prestige", "currency", "socialists", "dominance", "space", "arms"] as const;
const powers = ["usa", "ussr"] as const;

/** Where each number of a position stands in its cells. */
export const UNREST = 0;
export const STANDARD = UNREST + PROVINCES;
export const SECTORS = STANDARD + PROVINCES;
/** Mass protests that West Berlin brought. */
export const LAID = SECTORS + sectors.length;
export const FACTORIES = LAID + PROVINCES;
export const BUILT = FACTORIES + SITES;
const ECONOMY_ENDS = BUILT + SEGMENTS;
const TRACKS = ECONOMY_ENDS;
const TREASURY = TRACKS + tracks.length;
const PEACEMAKERS = TREASURY + powers.length;
/** Doves may be fractions: an average of what a drawn card does. */
export const DOVES = PEACEMAKERS + seats.length;
export const DEARER_ARMS = DOVES + 1;
export const WEAKER_AID = DOVES + 2;
export const WALL = DOVES + 3;
export const DISBANDED = DOVES + 4;
export const DARK_POLICE = DOVES + 5;
export const ALL_POLICE = DOVES + 6;
export const READY_POLICE = DOVES + 7;
const CELLS = DOVES + 8;

export const trackCell: Readonly<Record<Track, number>> = {
  prestige: TRACKS,
  currency: TRACKS + 1,
  socialists: TRACKS + 2,
  dominance: TRACKS + 3,
  space: TRACKS + 4,
  arms: TRACKS + 5,
};
export const treasuryCell: Readonly<Record<Superpower, number>> = { usa: TREASURY, ussr: TREASURY + 1 };
export const peacemakerCell: Readonly<Record<Seat, number>> = {
  usa: PEACEMAKERS,
  west: PEACEMAKERS + 1,
  ussr: PEACEMAKERS + 2,
  east: PEACEMAKERS + 3,
};

/** What of a position or of a view everybody sees: all that a player needs to picture it. */
export type Seen = Pick<
  VolkView,
  | "step"
  | "decade"
  | "part"
  | "unrest"
  | "standard"
  | "sectors"
  | "socialists"
  | "factories"
  | "segments"
  | "supplierProtests"
  | "tracks"
  | "box"
  | "wall"
  | "stasiDisbanded"
  | "police"
  | "display"
  | "played"
> & {
  readonly powers:
    | (Pick<NonNullable<VolkView["powers"]>, "treasury" | "doves" | "dearerArms" | "weakerAid"> & {
        readonly peacemakers: Readonly<Record<Seat, readonly unknown[]>>;
      })
    | null;
};

/** What has been changed, in order: the cell and what stood there. */
interface Journal {
  readonly cells: number[];
  readonly values: number[];
}

/** Changes that can be made again. */
export type Changes = readonly (readonly [cell: number, value: number])[];

const ECONOMY = -1;
const UNKNOWN = -1;

/**
 * A position as a player imagines it, by numbers. There is one, because thousands a second are looked at: whatever is tried in it is
 * taken back (`mark`, `back`).
 */
export class Position {
  readonly cells = new Float64Array(CELLS);
  readonly unrest = this.cells.subarray(UNREST, STANDARD);
  /** With that of West Berlin. */
  readonly standard = this.cells.subarray(STANDARD, SECTORS);
  readonly sectors = this.cells.subarray(SECTORS, LAID);
  readonly laid = this.cells.subarray(LAID, FACTORIES);
  readonly factories = this.cells.subarray(FACTORIES, BUILT);
  readonly segments = this.cells.subarray(BUILT, ECONOMY_ENDS);
  /** In provinces, all together. */
  socialists = 0;
  box = 0;
  /** On cards played, and on those that will be played because they lie open. */
  runners = 0;
  decade: Decade = 1;
  /** How much of the decade is over, from 0 to 1. */
  progress = 0;
  /** Whether it is 2+2. */
  hasPowers = false;
  /** How well the West stands, if that has been found out. */
  standing: number | null = null;

  private standingBefore: number | null = null;
  private readonly journal: Journal = { cells: [], values: [] };
  /** Those of the changes that have been made one upon the other, the first of the position itself. */
  private readonly economies: Economy[] = [];
  private economyAt = UNKNOWN;
  private economiesUsed = 0;

  /** Takes in what is seen, and forgets what was there. */
  see(seen: Seen): this {
    this.journal.cells.length = 0;
    this.journal.values.length = 0;
    this.economyAt = UNKNOWN;
    this.economiesUsed = 0;
    this.standing = null;
    this.standingBefore = null;
    this.seeMap(seen);
    this.seeTracks(seen);
    this.box = seen.box;
    this.runners = runnersOf(seen.played) + runnersOf(seen.display);
    this.decade = seen.decade;
    this.progress = progressOf(seen);
    return this;
  }

  set(cell: number, value: number): void {
    const { cells, journal } = this;
    const before = cells[cell] ?? 0;
    if (before === value) return;
    if (cell >= FACTORIES && cell < ECONOMY_ENDS) {
      journal.cells.push(ECONOMY);
      journal.values.push(this.economyAt);
      this.economyAt = UNKNOWN;
    }
    journal.cells.push(cell);
    journal.values.push(before);
    cells[cell] = value;
    this.standing = null;
  }

  add(cell: number, change: number): void {
    this.set(cell, (this.cells[cell] ?? 0) + change);
  }

  track(track: Track): number {
    return this.cells[trackCell[track]] ?? 0;
  }

  /** Where in the course of changes it is. */
  get mark(): number {
    return this.journal.cells.length;
  }

  /** Takes back what has been changed since. */
  back(mark: number): void {
    const { cells, values } = this.journal;
    if (cells.length === mark) return;
    if (mark === 0 && this.standingBefore !== null) this.standing = this.standingBefore;
    else this.standing = null;
    for (let at = cells.length - 1; at >= mark; at--) {
      const cell = cells[at] ?? 0;
      const value = values[at] ?? 0;
      if (cell === ECONOMY) {
        this.economyAt = value;
        if (value !== UNKNOWN) this.economiesUsed = value + 1;
      } else this.cells[cell] = value;
    }
    cells.length = mark;
    values.length = mark;
  }

  /** What has been changed since a mark, to be made again. */
  since(mark: number): Changes {
    const { cells } = this.journal;
    const changed = new Set<number>();
    for (let at = mark; at < cells.length; at++) if (cells[at] !== ECONOMY) changed.add(cells[at] ?? 0);
    return [...changed].map((cell) => [cell, this.cells[cell] ?? 0]);
  }

  make(changes: Changes): void {
    for (const [cell, value] of changes) this.set(cell, value);
  }

  /** Notes what has been found out of the position as it now is. */
  stands(standing: number): number {
    this.standing = standing;
    if (this.mark === 0) this.standingBefore = standing;
    return standing;
  }

  get economy(): Economy {
    if (this.economyAt === UNKNOWN) {
      this.economyAt = this.economiesUsed++;
      const economy = this.economies[this.economyAt] ?? emptyEconomy();
      this.economies[this.economyAt] = economy;
      countEconomy(this.factories, this.segments, economy);
    }
    return this.economies[this.economyAt] as Economy;
  }

  private seeMap(seen: Seen): void {
    const { unrest, standard, laid, factories, segments } = this;
    this.socialists = 0;
    for (let at = 0; at < PROVINCES; at++) {
      const { id } = provinceList[at] as (typeof provinceList)[number];
      unrest[at] = seen.unrest[id];
      standard[at] = seen.standard[id];
      this.socialists += seen.socialists[id];
    }
    let inSectors = 0;
    for (let at = 0; at < sectors.length; at++) {
      const own = seen.sectors[sectors[at] as (typeof sectors)[number]];
      this.sectors[at] = own;
      inSectors += own;
    }
    standard[westBerlin] = inSectors;
    for (let at = 0; at < SITES; at++) {
      const factory = seen.factories[(siteList[at] as (typeof siteList)[number]).id];
      factories[at] = factory === undefined ? NONE : factory === "sound" ? SOUND : RUN_DOWN;
    }
    segments.fill(0);
    for (const id of seen.segments) segments[segmentIndex(id)] = 1;
    laid.fill(0);
    for (const id of seen.supplierProtests) laid[provinceIndex(id)] = (laid[provinceIndex(id)] ?? 0) + 1;
  }

  private seeTracks({ tracks: seen, police, wall, stasiDisbanded, powers: own }: Seen): void {
    const { cells } = this;
    for (const track of tracks) cells[trackCell[track]] = seen[track];
    cells[WALL] = wall ? 1 : 0;
    cells[DISBANDED] = stasiDisbanded ? 1 : 0;
    let [dark, ready] = [0, 0];
    for (const each of police) {
      if (each.strength === "dark") dark++;
      if (!each.used) ready++;
    }
    cells[DARK_POLICE] = dark;
    cells[ALL_POLICE] = police.length;
    cells[READY_POLICE] = ready;
    this.hasPowers = own !== null;
    if (own === null) return;
    for (const power of powers) cells[treasuryCell[power]] = own.treasury[power];
    for (const seat of seats) cells[peacemakerCell[seat]] = own.peacemakers[seat].length;
    cells[DOVES] = own.doves;
    cells[DEARER_ARMS] = own.dearerArms ? 1 : 0;
    cells[WEAKER_AID] = own.weakerAid ? 1 : 0;
  }
}

/** The one that is thought of: it is written anew for every choice. */
export const imagined = new Position();

function runnersOf(ids: VolkView["played"]): number {
  let sum = 0;
  for (const id of ids) sum += card(id).runners ?? 0;
  return sum;
}

/** Halves of seven cards, or three sub-decades of six or seven. */
function progressOf({ step, part, display, powers: own }: Seen): number {
  if (step.at === "phase") return 1;
  const [parts, cards] = own === null ? [2, 7] : [3, 6];
  return Math.min(1, (part - 1 + Math.max(0, 1 - display.length / cards)) / parts);
}

/** By number: a site, or after all sites a segment. */
export type Point = number;

export function pointOf(id: string): Point {
  const at = siteIndex(id);
  return at >= 0 ? at : SITES + segmentIndex(id);
}
