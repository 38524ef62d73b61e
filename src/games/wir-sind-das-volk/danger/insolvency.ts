import { elementOf } from "../cards/elements.ts";
import { type ProvinceId, provincesOf, segment, siteList, westGermany } from "../components/board/index.ts";
import { prestigeBoxes } from "../components/tracks.ts";
import { POINT } from "../rules/end-of-decade/flight.ts";
import type { Seat } from "../seats.ts";
import { type Assignment, exportFactory, hasFactory, type Land, standardOf } from "../standing.ts";
import type { Phase } from "../state.ts";
import type { VolkView } from "../view.ts";
import type { VolkDanger } from "../volk.ts";

/** Phases in which East can become insolvent [B13], in order. */
const costlyPhases = ["flight", "prestige", "currency", "police-upkeep"] as const satisfies readonly Phase[];
type CostlyPhase = (typeof costlyPhases)[number];

const isCostly = (phase: string): phase is CostlyPhase => (costlyPhases as readonly string[]).includes(phase);

/** [B13] What hangs over a seat at the end of a decade: East will be insolvent, whatever anybody does. */
export function threatTo(view: VolkView, seat: Seat): VolkDanger | undefined {
  const { step } = view;
  if (step.at !== "phase" || !isCostly(step.phase) || seat === winnerInWest(view)) return undefined;
  const shortfall = shortfallFrom(step.phase, view);
  return shortfall && { key: "danger.insolvency", args: { ...shortfall } };
}

/** [12.4] */
const winnerInWest = ({ powers }: VolkView): Seat =>
  powers !== null && powers.points.usa > powers.points.ussr ? "usa" : "west";

/** Points that East must lose at the end of the decade, and those that it could lose. */
interface Shortfall {
  readonly due: number;
  readonly points: number;
}

/**
 * From the phase that is under way on. Every factory run down and every point dismantled is one less for what comes after: it
 * is enough to add up what is due at the least.
 */
function shortfallFrom(phase: CostlyPhase, view: VolkView): Shortfall | undefined {
  const later = costlyPhases.slice(costlyPhases.indexOf(phase) + 1);
  // with the Wall the phase before costs prestige [B12]
  const prestige = view.tracks.prestige - (phase === "flight" && view.wall ? 1 : 0);
  let points = pointsThere(view);
  let due = dueNow(phase, view, prestige);
  if (due > points) return { due, points };
  // East may build with its prestige before the rest falls due
  if (prestige > 0 && (phase === "flight" || phase === "prestige")) points++;
  for (const each of later) {
    if (each === "prestige") due += dueForPrestige(prestige);
    else if (each === "currency") due += dueForCurrency(view, prestige, points - due);
    else due += view.police.length;
    if (due > points) return { due, points };
  }
  return undefined;
}

/** What East has yet to lose in the phase that is under way; of prestige, whose box may still have to be chosen. */
function dueNow(phase: CostlyPhase, { ahead }: VolkView, prestige: number): number {
  if (phase === "prestige" && ahead.length === 0) return dueForPrestige(prestige);
  return ahead.filter((id) => id === POINT || costsPoint(id)).length;
}

function costsPoint(id: string): boolean {
  const element = elementOf(id);
  return element !== undefined && "icon" in element && (element.icon === "dismantle" || element.icon === "rundown");
}

/** [B6] What can be dismantled in the East, one after the other: infrastructure, sound factories, the plant in two steps. */
export function pointsThere({ segments, factories }: Land): number {
  let sum = segments.filter((id) => segment(id).side === "east").length;
  for (const { id, side, kind } of siteList) {
    const factory = factories[id];
    if (side !== "east" || kind === "external" || factory === undefined) continue;
    sum += (factory === "sound" ? 1 : 0) + (kind === "plant" ? 1 : 0);
  }
  return sum;
}

/** The boxes that the West could choose from. */
const westBoxes = (prestige: number) => prestigeBoxes.west.slice(1, 1 - Math.min(0, prestige));

const count = (box: (typeof prestigeBoxes.west)[number], icon: string): number =>
  box.filter((each) => "icon" in each && each.icon === icon).length;

/** [B13.2] What the cheapest of them costs; a factory that cannot be run down is dismantled. */
function dueForPrestige(prestige: number): number {
  if (prestige >= 0) return 0;
  return Math.min(...westBoxes(prestige).map((box) => count(box, "dismantle") + count(box, "rundown")));
}

/** [B13.3] With every export that is still possible, and the living standard that a box of the West may take away. */
function dueForCurrency(view: VolkView, prestige: number, left: number): number {
  const most = (icon: string) => Math.max(0, ...westBoxes(prestige).map((box) => count(box, icon)));
  const weakest = Math.min(weakestIn(view, "schleswig-holstein"), weakestIn(view, "niedersachsen"));
  const exporting = provincesOf.east.filter((id) => prestige > 0 || canExport(view, id, weakest, left));
  // what is run down on the way still stands
  const exports = Math.min(provincesOf.east.length, exporting.length + (left > 0 ? 0 : most("rundown")));
  const standard = provincesOf.east.reduce((sum, id) => sum + standardOf(view, id), 0);
  return Math.max(0, standard - Math.min(standard, most("remove-living-standard")) - view.tracks.currency - exports);
}

/** When no point is left, what still stands is run down. */
function canExport(view: VolkView, id: ProvinceId, weakest: number, left: number): boolean {
  if (!hasFactory(view, id, {}) || exportFactory(view, id, {}) < weakest) return false;
  return left > 0 || siteList.some((each) => each.provinces[0] === id && view.factories[each.id] === "run-down");
}

/** The smallest export factory of West Germany, with Hamburg where it may count. */
function weakestIn(view: VolkView, where: ProvinceId): number {
  const assigned: Assignment = { hamburg: where };
  return Math.min(...westGermany.map((id) => exportFactory(view, id, assigned)));
}
