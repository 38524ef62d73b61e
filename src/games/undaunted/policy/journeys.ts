import type { CounterId, TileId } from "../components/index.ts";
import { isVehicle } from "../components/index.ts";
import type { UndauntedView } from "../view/index.ts";
import { withDriven, withEvacuated, withMan, withTokens } from "./after.ts";
import { tileAt, type Way } from "./ground.ts";
import type { Judge } from "./judge.ts";

/** Where somebody could go with one card, and what he would find it worth. */
interface Journey {
  readonly steps: readonly (TileId | "evacuate")[];
  readonly worth: number;
}

/** A fog of war in the discards is a card less in a later hand. */
const FOG = 1.2;

/** Every way of up to so many steps; none of them is the journey that stays. */
export function journeys(
  judge: Judge,
  view: UndauntedView,
  unit: CounterId,
  way: Way,
  from: TileId,
  most: number,
): Journey[] {
  const found: Journey[] = [];
  const seen = new Map<TileId, number>();
  const go = (here: UndauntedView, tile: TileId, steps: readonly TileId[], fog: number): void => {
    if (steps.length === most) return;
    if (tileAt(view, tile).evacuation.includes(judge.seat))
      found.push({ steps: [...steps, "evacuate"], worth: judge.gain(gone(here, judge, unit)) - fog });
    for (const next of tileAt(view, tile).adjacent) {
      if (steps.includes(next) || next === from || !isOpen(here, judge, way, next)) continue;
      // the same tile by another way of the same length differs only in what was scouted
      const length = steps.length + 1;
      if (way !== "scout" && (seen.get(next) ?? most + 1) <= length) continue;
      seen.set(next, length);
      const fresh = way === "scout" && tileAt(here, next).tokens[judge.seat] === undefined;
      const marked = fresh ? withTokens(here, judge.seat, [next], "scouted") : here;
      const there = isVehicle(unit) ? withDriven(marked, unit, next) : withMan(marked, unit, { tile: next });
      const cost = fog + (fresh ? FOG : 0);
      found.push({ steps: [...steps, next], worth: judge.gain(there) - cost });
      go(there, next, [...steps, next], cost);
    }
  };
  go(view, from, [], 0);
  return found;
}

function isOpen(view: UndauntedView, judge: Judge, way: Way, tile: TileId): boolean {
  const { tokens, impassable } = tileAt(view, tile);
  if (way === "stalk") return true;
  if (way === "scout") return tokens[judge.seat] !== undefined || view.armies[judge.seat].tokensLeft > 0;
  return tokens[judge.seat] !== undefined && !(way === "drive" && impassable);
}

function gone(view: UndauntedView, judge: Judge, unit: CounterId): UndauntedView {
  const crew = view.soldiers.filter(({ vehicle }) => vehicle === unit).map(({ id }) => id);
  return withEvacuated(view, judge.seat, [unit, ...crew]);
}

export const bestOf = (all: readonly Journey[]): Journey | undefined =>
  all.reduce<Journey | undefined>(
    (best, each) => (best === undefined || each.worth > best.worth ? each : best),
    undefined,
  );

export { FOG };
