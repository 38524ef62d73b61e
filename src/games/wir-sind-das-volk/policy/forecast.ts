import type { Germany } from "../components/board/types.ts";
import { ALL_SOCIALISTS, socialistsAt } from "../components/tracks.ts";
import { across, PROVINCES, provinces, supplierOfSector, westBerlin, westernStates } from "./map.ts";
import type { Position } from "./position.ts";

/** What the end of the decade would bring if it came now. */
export interface Forecast {
  readonly unrest: readonly number[];
  /** Mass protests, those on suppliers included. */
  readonly protests: Readonly<Record<Germany, number>>;
  /** Points that the East would have to dismantle, perhaps half a point. */
  readonly losses: number;
  readonly rundowns: number;
  readonly currency: number;
  readonly box: number;
  /** Negative: more socialists would be lost than there are. */
  readonly socialistsLeft: number;
  /** Negative: more would be gained than there are in the supply. */
  readonly supplyLeft: number;
}

const PROTEST = 4;

export function forecast(position: Position): Forecast {
  const { tracks, police, socialists } = position;
  const money = currencyOf(position);
  const standard = keptStandard(position);
  const unrest = [...position.unrest];
  compareWithin(standard, unrest);
  compareAcross(position, standard, unrest);
  const won = tracks.socialists > 0 ? (socialistsAt[tracks.socialists] ?? 0) : 0;
  const lost = tracks.socialists < 0 ? (socialistsAt[-tracks.socialists] ?? 0) : 0;
  calmEast(unrest, police.ready + won);
  const fromProvinces = Math.max(0, lost - position.box);
  // West lets them go where unrest is highest
  for (let left = fromProvinces; left > 0; left--) bump(unrest, highest(unrest, provinces.east), 1);
  const box = calmEast(unrest, Math.max(0, position.box - lost));
  return {
    unrest,
    protests: {
      west: protestsOf(unrest, "west") + Math.floor((unrest[westBerlin] ?? 0) / PROTEST),
      east: protestsOf(unrest, "east"),
    },
    losses: flightLosses(position) + money.dismantled + police.all,
    rundowns: money.rundowns,
    currency: money.balance,
    box,
    socialistsLeft: position.box + socialists - lost,
    supplyLeft: ALL_SOCIALISTS - position.box - socialists - won,
  };
}

const bump = (list: number[], at: number, more: number): void => {
  list[at] = (list[at] ?? 0) + more;
};

const protestsOf = (unrest: readonly number[], side: Germany): number => {
  let sum = 0;
  for (const at of provinces[side]) sum += Math.floor((unrest[at] ?? 0) / PROTEST);
  return sum;
};

const protestsNow = ({ unrest, laid }: Position, side: Germany): number => {
  let sum = protestsOf(unrest, side);
  if (side === "west") for (const each of laid) sum += each;
  return sum;
};

const extreme = (list: readonly number[], among: readonly number[], pick: (a: number, b: number) => number): number => {
  let best = list[among[0] ?? 0] ?? 0;
  for (const at of among) best = pick(best, list[at] ?? 0);
  return best;
};

/** [B13.1] Half of the level, not rounded: half a point is half a threat. */
function flightLosses(position: Position): number {
  if (position.wall) return 1;
  const { standard, runners, police } = position;
  const best = extreme(standard, provinces.west, Math.max);
  const worst = extreme(standard, provinces.east, Math.min);
  const protests = Number(protestsNow(position, "east") > 0) - Number(protestsNow(position, "west") > 0);
  return Math.max(0, runners + police.dark + best - worst + protests) / 2;
}

/** [B13.3] */
function currencyOf({ economy, standard, tracks }: Position) {
  const weakest = extreme(economy.exports, westernStates, Math.min);
  let balance = tracks.currency;
  for (const at of provinces.east) {
    if (economy.hasFactory[at] && (economy.exports[at] ?? 0) >= weakest) balance++;
    balance -= standard[at] ?? 0;
  }
  const missing = Math.max(0, -balance);
  const rundowns = Math.min(missing, economy.eastSound);
  return { balance, rundowns, dismantled: missing - rundowns };
}

/** [B13.5] What the export factories can keep up. */
function keptStandard({ standard, sectors, economy: { exports } }: Position): number[] {
  const kept: number[] = [];
  for (let at = 0; at < PROVINCES; at++) kept.push(Math.min(standard[at] ?? 0, exports[at] ?? 0));
  let limit = Number.POSITIVE_INFINITY;
  for (const [sector, supplier] of supplierOfSector.entries())
    if ((sectors[sector] ?? 0) > 0) limit = Math.min(limit, exports[supplier] ?? 0);
  kept[westBerlin] = Math.min(standard[westBerlin] ?? 0, limit);
  return kept;
}

/** [B13.6] */
function compareWithin(standard: readonly number[], unrest: number[]): void {
  for (const side of ["west", "east"] as const) {
    const best = extreme(standard, provinces[side], Math.max);
    for (const at of provinces[side])
      bump(unrest, at, Math.max(0, best - (standard[at] ?? 0) - (at === westBerlin ? 0 : 1)));
  }
}

/** [B13.7] The owner aims where most unrest arises. */
function compareAcross({ laid }: Position, standard: readonly number[], unrest: number[]): void {
  const strength = standard.map((each, at) => each - Math.floor((unrest[at] ?? 0) / PROTEST) - (laid[at] ?? 0));
  for (let at = 0; at < PROVINCES; at++) {
    const own = strength[at] ?? 0;
    if (own <= 0) continue;
    let target = -1;
    for (const each of across[at] ?? []) {
      const gap = own - (standard[each] ?? 0);
      if (gap <= 0) continue;
      if (at === westBerlin) bump(unrest, each, gap);
      else if (target < 0 || gap + (unrest[each] ?? 0) > own - (standard[target] ?? 0) + (unrest[target] ?? 0))
        target = each;
    }
    if (target >= 0) bump(unrest, target, own - (standard[target] ?? 0));
  }
}

const highest = (unrest: readonly number[], among: readonly number[]): number =>
  among.reduce((one, two) => ((unrest[two] ?? 0) > (unrest[one] ?? 0) ? two : one));

/** Police and socialists go where they end a mass protest most cheaply; what is not needed is left. */
function calmEast(unrest: number[], count: number): number {
  for (let left = count; left > 0; left--) {
    let target = -1;
    for (const at of provinces.east) {
      const own = unrest[at] ?? 0;
      if (own < PROTEST) continue;
      if (target < 0 || own % PROTEST < (unrest[target] ?? 0) % PROTEST) target = at;
    }
    if (target < 0) return left;
    bump(unrest, target, -1);
  }
  return 0;
}
