import type { Germany } from "../components/board/types.ts";
import { ALL_SOCIALISTS, socialistsAt } from "../components/tracks.ts";
import { across, PROVINCES, provinces, supplierOfSector, westBerlin, westernStates } from "./map.ts";
import { ALL_POLICE, DARK_POLICE, type Position, READY_POLICE, WALL } from "./position.ts";

/** What the end of the decade would bring if it came now. */
export interface Forecast {
  readonly unrest: Float64Array;
  /** Mass protests, those on suppliers included. */
  readonly protests: Record<Germany, number>;
  /** Points that the East would have to dismantle, perhaps half a point. */
  losses: number;
  rundowns: number;
  currency: number;
  box: number;
  /** Negative: more socialists would be lost than there are. */
  socialistsLeft: number;
  /** Negative: more would be gained than there are in the supply. */
  supplyLeft: number;
}

const PROTEST = 4;

/** There is one, written anew each time: it is read at once. */
const seen: Forecast = {
  unrest: new Float64Array(PROVINCES),
  protests: { west: 0, east: 0 },
  losses: 0,
  rundowns: 0,
  currency: 0,
  box: 0,
  socialistsLeft: 0,
  supplyLeft: 0,
};
const standard = new Float64Array(PROVINCES);
const strength = new Float64Array(PROVINCES);

export function forecast(position: Position): Forecast {
  const { cells, socialists } = position;
  const { unrest } = seen;
  const track = position.track("socialists");
  keepStandard(position);
  unrest.set(position.unrest);
  compareWithin("west");
  compareWithin("east");
  compareAcross(position);
  const won = track > 0 ? (socialistsAt[track] ?? 0) : 0;
  const lost = track < 0 ? (socialistsAt[-track] ?? 0) : 0;
  calmEast(unrest, (cells[READY_POLICE] ?? 0) + won);
  const fromProvinces = Math.max(0, lost - position.box);
  // West lets them go where unrest is highest
  for (let left = fromProvinces; left > 0; left--) bump(unrest, highest(unrest, provinces.east), 1);
  seen.box = calmEast(unrest, Math.max(0, position.box - lost));
  seen.protests.west = protestsOf(unrest, "west") + Math.floor((unrest[westBerlin] ?? 0) / PROTEST);
  seen.protests.east = protestsOf(unrest, "east");
  const balance = currencyOf(position);
  const missing = Math.max(0, -balance);
  seen.currency = balance;
  seen.rundowns = Math.min(missing, position.economy.eastSound);
  seen.losses = flightLosses(position) + (missing - seen.rundowns) + (cells[ALL_POLICE] ?? 0);
  seen.socialistsLeft = position.box + socialists - lost;
  seen.supplyLeft = ALL_SOCIALISTS - position.box - socialists - won;
  return seen;
}

type List = Float64Array;

const bump = (list: List, at: number, more: number): void => {
  list[at] = (list[at] ?? 0) + more;
};

function protestsOf(unrest: List, side: Germany): number {
  let sum = 0;
  const own = provinces[side];
  for (let at = 0; at < own.length; at++) sum += Math.floor((unrest[own[at] as number] as number) / PROTEST);
  return sum;
}

const protestsInEast = ({ unrest }: Position): number => protestsOf(unrest, "east");

function protestsInWest({ unrest, laid }: Position): number {
  let sum = protestsOf(unrest, "west");
  for (let at = 0; at < PROVINCES; at++) sum += laid[at] as number;
  return sum;
}

function most(list: List, among: readonly number[]): number {
  let best = list[among[0] as number] as number;
  for (let at = 1; at < among.length; at++) best = Math.max(best, list[among[at] as number] as number);
  return best;
}

function least(list: List, among: readonly number[]): number {
  let best = list[among[0] as number] as number;
  for (let at = 1; at < among.length; at++) best = Math.min(best, list[among[at] as number] as number);
  return best;
}

/** [B13.1] Half of the level, not rounded: half a point is half a threat. */
function flightLosses(position: Position): number {
  const { cells, standard: living, runners } = position;
  if (cells[WALL] === 1) return 1;
  const best = most(living, provinces.west);
  const worst = least(living, provinces.east);
  const protests = Number(protestsInEast(position) > 0) - Number(protestsInWest(position) > 0);
  return Math.max(0, runners + (cells[DARK_POLICE] ?? 0) + best - worst + protests) / 2;
}

/** [B13.3] */
function currencyOf(position: Position): number {
  const { exports, hasFactory } = position.economy;
  const weakest = least(exports, westernStates);
  let balance = position.track("currency");
  for (const at of provinces.east) {
    if (hasFactory[at] === 1 && (exports[at] as number) >= weakest) balance++;
    balance -= position.standard[at] as number;
  }
  return balance;
}

/** [B13.5] What the export factories can keep up. */
function keepStandard(position: Position): void {
  const { exports } = position.economy;
  for (let at = 0; at < PROVINCES; at++)
    standard[at] = Math.min(position.standard[at] as number, exports[at] as number);
  let limit = Number.POSITIVE_INFINITY;
  for (let sector = 0; sector < supplierOfSector.length; sector++)
    if ((position.sectors[sector] as number) > 0)
      limit = Math.min(limit, exports[supplierOfSector[sector] as number] as number);
  standard[westBerlin] = Math.min(position.standard[westBerlin] as number, limit);
}

/** [B13.6] */
function compareWithin(side: Germany): void {
  const own = provinces[side];
  const best = most(standard, own);
  for (let each = 0; each < own.length; each++) {
    const at = own[each] as number;
    const gap = best - (standard[at] as number) - (at === westBerlin ? 0 : 1);
    if (gap > 0) bump(seen.unrest, at, gap);
  }
}

/** [B13.7] The owner aims where most unrest arises. */
function compareAcross({ laid }: Position): void {
  const { unrest } = seen;
  for (let at = 0; at < PROVINCES; at++)
    strength[at] = (standard[at] as number) - Math.floor((unrest[at] as number) / PROTEST) - (laid[at] as number);
  for (let at = 0; at < PROVINCES; at++) {
    const own = strength[at] as number;
    if (own <= 0) continue;
    let target = -1;
    let most = 0;
    const opposite = across[at] as readonly number[];
    for (let number = 0; number < opposite.length; number++) {
      const each = opposite[number] as number;
      const gap = own - (standard[each] as number);
      if (gap <= 0) continue;
      if (at === westBerlin) bump(unrest, each, gap);
      else if (target < 0 || gap + (unrest[each] as number) > most) {
        target = each;
        most = gap + (unrest[each] as number);
      }
    }
    if (target >= 0) bump(unrest, target, own - (standard[target] as number));
  }
}

function highest(unrest: List, among: readonly number[]): number {
  let best = among[0] as number;
  for (const at of among) if ((unrest[at] as number) > (unrest[best] as number)) best = at;
  return best;
}

/** Police and socialists go where they end a mass protest most cheaply; what is not needed is left. */
function calmEast(unrest: List, count: number): number {
  for (let left = count; left > 0; left--) {
    let target = -1;
    for (const at of provinces.east) {
      const own = unrest[at] as number;
      if (own < PROTEST) continue;
      if (target < 0 || own % PROTEST < (unrest[target] as number) % PROTEST) target = at;
    }
    if (target < 0) return left;
    bump(unrest, target, -1);
  }
  return 0;
}
