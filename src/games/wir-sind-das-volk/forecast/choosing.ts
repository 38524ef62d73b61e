import type { Ask, Option } from "../../../engine/index.ts";
import { isProvince, isSegment, isSite, type ProvinceId } from "../components/board/index.ts";
import type { Germany } from "../components/board/types.ts";
import { exporters, weakestExport } from "../rules/end-of-decade/currency.ts";
import { germanyOf, type Seat } from "../seats.ts";
import { type Land, PROTEST, sideOf } from "../standing.ts";
import type { VolkState } from "../state.ts";

/**
 * What everybody would choose at the end of a decade if all of it were for the good of one Germany: judged by what an option
 * changes at once, and the first of those that are as good.
 */
export function choiceFor(favoured: Germany, state: VolkState, ask: Ask<Seat>): string {
  const sign = favoured === "east" ? 1 : -1;
  const judged = ask.options.map((each) => sign * goodForEast(state, ask, each));
  return ask.options[judged.indexOf(Math.max(...judged))]?.id ?? "";
}

/** A mass protest more or less matters more than any unrest, an export more than the value of factories. */
const PER_PROTEST = 10;
const PER_EXPORT = 10;

function goodForEast(state: VolkState, { kind, seat }: Ask<Seat>, { id, hint = {} }: Option): number {
  const own = germanyOf(seat) === "east" ? 1 : -1;
  if (hint.loses !== undefined) return PER_EXPORT * exportsOf(without(state, id)) - Number(hint.loses);
  if (kind.includes("rundown") && isSite(id)) return PER_EXPORT * exportsOf(runDown(state, id));
  if (hint.gives !== undefined) return own * Number(hint.gives);
  if (hint.to !== undefined && isProvince(id)) return inWest(sideOf(id)) * weight(Number(hint.unrest), Number(hint.to));
  // the farther box of prestige or dominance is the stronger one
  const box = /^box:\w+-(\d)$/.exec(id)?.[1];
  if (box !== undefined) return own * Number(box);
  return kind === "factory.counts" ? -weakestExport(state, { hamburg: id as ProvinceId }) : 0;
}

const inWest = (side: Germany): number => (side === "west" ? 1 : -1);

/** How much worse a province gets, by mass protests first, then by unrest and by how near the next protest is. */
const weight = (from: number, to: number): number =>
  PER_PROTEST * (Math.floor(to / PROTEST) - Math.floor(from / PROTEST)) + to - from + (to % PROTEST) / PROTEST;

/** [B13.3] Provinces of the East that could export. */
const exportsOf = (land: Land): number => exporters(land, weakestExport(land, {})).length;

function without(land: Land, id: string): Land {
  if (isSegment(id)) return { ...land, segments: land.segments.filter((each) => each !== id) };
  return { ...land, factories: Object.fromEntries(Object.entries(land.factories).filter(([each]) => each !== id)) };
}

const runDown = (land: Land, id: string): Land => ({ ...land, factories: { ...land.factories, [id]: "run-down" } });
