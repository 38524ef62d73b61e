import type { Germany } from "../components/board/types.ts";
import { socialistsAt } from "../components/tracks.ts";
import { type Forecast, forecast } from "./forecast.ts";
import { provinces, westernStates } from "./map.ts";
import { ALL_POLICE, type Position, READY_POLICE, WALL } from "./position.ts";

/** A game that would be lost if the decade ended now, weighed by how much of it is left. */
const LOST = 60;
const lost = ({ progress }: Position): number => LOST * (0.1 + 0.9 * progress ** 2);

/** How well the West stands against the East: unrest of about 1 is worth 1. */
export const standing = (position: Position): number => position.standing ?? position.stands(judge(position));

/** [B13.10] If nothing happens the East wins in the end: the later it is, the more everything turns on its fall. */
const fate = ({ decade, progress }: Position): number => (decade === 4 ? 1.3 + 0.5 * progress : 0.9 + 0.1 * decade);

function judge(position: Position): number {
  const seen = forecast(position);
  const turn = fate(position);
  return (
    turn * trouble(position, seen, "east") -
    trouble(position, seen, "west") +
    wealth(position, "west") -
    wealth(position, "east") +
    turn * ruin(position, seen) +
    tracksOf(position, seen) -
    apparatus(position, seen)
  );
}

/** What a state has to fear from its people. */
function trouble(position: Position, { unrest, protests }: Forecast, side: Germany): number {
  const { progress, decade } = position;
  const own = provinces[side];
  let all = 0;
  let nearly = 0;
  for (let at = 0; at < own.length; at++) {
    const here = unrest[own[at] as number] as number;
    all += here;
    nearly += 0.12 * (here % 4);
  }
  const count = protests[side];
  const threat = Math.min(4, count) + nearly / 2;
  const urgent = 0.3 + 0.7 * progress;
  const lasting = decade === 4 ? 1 - 0.6 * progress : 1;
  return 0.4 * lasting * all + urgent * (1.2 * threat + 0.9 * threat ** 2) + (count >= 4 ? lost(position) + count : 0);
}

/** What factories are worth, most where they carry the next living standard. */
function wealth(position: Position, side: Germany): number {
  const { standard, decade, progress } = position;
  const { promising, sums, exports } = position.economy;
  const own = provinces[side];
  let sum = 0.25 * promising[side];
  for (let number = 0; number < own.length; number++) {
    const at = own[number] as number;
    const worth = sums[at] as number;
    const next = 3 * ((standard[at] as number) + 1);
    sum += 0.45 * Math.min(worth, next) + 0.22 * Math.max(0, worth - next);
    sum += 0.6 * Math.min(exports[at] as number, (standard[at] as number) + 1);
  }
  if (side === "west") sum += 0.8 * weakestExport(exports);
  return sum * (decade === 4 ? 1.1 - 0.9 * progress : 2.2 - 0.3 * decade);
}

function weakestExport(exports: Float64Array): number {
  let least = exports[westernStates[0] as number] as number;
  for (const at of westernStates) least = Math.min(least, exports[at] as number);
  return least;
}

/** [B13] What the East loses at the end of the decade, and how near insolvency is. */
function ruin(position: Position, { losses, rundowns }: Forecast): number {
  const left = position.economy.eastPoints - losses;
  const fear = left < 0 ? lost(position) - left : 10 / (1 + left);
  return 1.1 * losses + 1 * rundowns + fear;
}

const prestigeOf: Readonly<Record<Germany, readonly number[]>> = {
  west: [0, 0.8, 0.8, 1.2, 2.2, 2.4, 3.4],
  east: [0, 0.8, 1, 1.8, 2, 3, 3.8],
};

function tracksOf(position: Position, seen: Forecast): number {
  const later = 4 - position.decade;
  const at = position.track("prestige");
  const prestige = at - (position.cells[WALL] ?? 0);
  const box = Math.min(6, Math.round(Math.abs(prestige)));
  const icons = prestige < 0 ? (prestigeOf.west[box] ?? 0) : -(prestigeOf.east[box] ?? 0);
  const currency = Math.max(-3, Math.min(3, seen.currency));
  return (
    icons * (1 + 0.35 * later) -
    0.35 * at -
    0.15 * currency -
    (0.15 + 0.25 * later) * position.track("currency") -
    socialism(position, seen)
  );
}

/** What the socialists are worth to the East. */
function socialism(position: Position, { box, socialistsLeft, supplyLeft }: Forecast): number {
  const { socialists, decade } = position;
  const later = 4 - decade;
  const at = position.track("socialists");
  const marker = Math.round(at);
  const rate = (socialistsAt[Math.abs(marker)] ?? 0) * Math.sign(marker);
  const fear = marker < 0 ? (socialistsLeft < 0 ? lost(position) : 4 / (1 + socialistsLeft)) : 0;
  const triumph = supplyLeft < 0 ? lost(position) : marker > 0 && supplyLeft < 3 ? 2 / (1 + supplyLeft) : 0;
  const stock = 0.9 * Math.min(4, box) + 0.4 * Math.max(0, box - 4) + 0.3 * socialists;
  return stock + rate * (0.5 + 0.5 * later) + 0.4 * at - fear + triumph;
}

/** Police and the Wall. */
function apparatus({ cells, decade }: Position, { losses }: Forecast): number {
  const later = 4 - decade;
  const police = 0.5 * (cells[READY_POLICE] ?? 0) + 0.8 * later * Math.min(3, cells[ALL_POLICE] ?? 0);
  return police + (cells[WALL] === 1 ? (losses > 0 ? 0.6 : 0.3) * later : 0);
}
