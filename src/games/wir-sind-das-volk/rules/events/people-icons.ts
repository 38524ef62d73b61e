import { type Flow, type Option, option, type Row } from "../../../../engine/index.ts";
import type { Icon } from "../../cards/types.ts";
import { isProvince, type ProvinceId, provincesOf, westGermany } from "../../components/board/index.ts";
import { ownProtests, standardOf } from "../../standing.ts";
import type { Volk } from "../../volk.ts";
import { falling, gainInSector, gainStandard, openSectors, rising } from "../standard.ts";
import {
  addUnrest,
  changeUnrest,
  chooseAndAdd,
  chooseAndRemove,
  removeUnrest,
  timesOf,
  unrestOptions,
} from "../unrest.ts";
import type { Executing, Executor } from "./types.ts";

/** The provinces an icon can be placed in, by its side, place and limit. */
function placesOf({ side = "east", where, maxPerProvince }: Icon, placed: Map<string, number>): ProvinceId[] {
  const all =
    where === "west-germany" ? westGermany : where !== undefined && isProvince(where) ? [where] : provincesOf[side];
  return all.filter((id) => maxPerProvince === undefined || (placed.get(id) ?? 0) < maxPerProvince);
}

/** So many icons of a kind are placed in a row; `most` is how many a province can take besides what the icon says. */
function rowOf({ icon, placed, alike }: Executing, among: readonly ProvinceId[], most = (_: ProvinceId) => alike): Row {
  const { maxPerProvince = alike } = icon;
  return {
    most: alike,
    each: alike,
    fewer: timesOf(among, (id) => Math.min(most(id), maxPerProvince - (placed.get(id) ?? 0))),
  };
}

const count = (placed: Map<string, number>, id: string): void => {
  placed.set(id, (placed.get(id) ?? 0) + 1);
};

function* unrest(g: Volk, executing: Executing): Flow<boolean> {
  const { icon, seat, placed } = executing;
  const among = placesOf(icon, placed);
  const row = rowOf(executing, among);
  const chosen = yield* chooseAndAdd(g, seat, { kind: "unrest.add", rule: "B5", row }, among);
  count(placed, chosen);
  return true;
}

function* calm(g: Volk, executing: Executing): Flow<boolean> {
  const { icon, seat, placed } = executing;
  const restless = placesOf(icon, placed).filter((id) => g.state.unrest[id] > 0);
  if (restless.length === 0) return false;
  const row = rowOf(executing, restless, (id) => g.state.unrest[id]);
  count(placed, yield* chooseAndRemove(g, seat, { kind: "unrest.remove", rule: "B5", row }, restless));
  return true;
}

/** [B8] Down to 3, however many mass protests there are. */
function* calmProtest(g: Volk, { seat }: Executing): Flow<boolean> {
  const protesting = provincesOf.east.filter((id) => ownProtests(g.state, id) > 0);
  if (protesting.length === 0) return false;
  const options = protesting.map((id) => option(id, { unrest: g.state.unrest[id], to: 3 }));
  const id = yield* g.ask(seat, { kind: "protest.remove", rule: "B8" }, options);
  changeUnrest(g, id, 3 - g.state.unrest[id]);
  return true;
}

function* move(g: Volk, { seat }: Executing): Flow<boolean> {
  const restless = g.withUnrest("east");
  if (restless.length === 0) return false;
  const from = yield* g.ask(seat, { kind: "unrest.from", rule: "B5" }, unrestOptions(g, restless, -1));
  const others = provincesOf.east.filter((id) => id !== from);
  const to = yield* g.ask(
    seat,
    { kind: "unrest.to", args: { province: from }, rule: "B5" },
    unrestOptions(g, others, 1),
  );
  yield* removeUnrest(g, from);
  yield* addUnrest(g, to);
  return true;
}

/** The economy need not allow it. In West Berlin, which only an icon without a place can reach, a sector gains it. */
const standard = (calms: boolean): Executor =>
  function* (g, executing) {
    const { icon, seat, placed } = executing;
    const among = placesOf(icon, placed);
    const options = among.map((id): Option<ProvinceId> => option(id, rising(standardOf(g.state, id))));
    if (options.length === 0) return false;
    const row = rowOf(executing, among);
    const id = yield* g.ask(seat, { kind: "standard.icon", rule: "B5", row }, options);
    count(placed, id);
    if (id !== "west-berlin") yield* gainStandard(g, id, calms);
    else {
      const open = openSectors(g).map((each) => option(each));
      yield* gainInSector(g, yield* g.ask(seat, { kind: "standard.sector", rule: "B5" }, open));
    }
    return true;
  };

function* loseStandard(g: Volk, { seat, alike }: Executing): Flow<boolean> {
  const living = provincesOf.east.filter((id) => g.state.standard[id] > 0);
  if (living.length === 0) return false;
  const options = living.map((id) => option(id, falling(g.state.standard[id])));
  const row = { most: alike, each: alike, fewer: timesOf(living, (id) => g.state.standard[id]) };
  const id = yield* g.ask(seat, { kind: "standard.lose", rule: "B13", row }, options);
  const from = g.state.standard[id];
  g.state.standard[id] = from - 1;
  g.tell("standard", { province: id, from, to: from - 1 });
  return true;
}

export const peopleIcons = {
  unrest,
  "remove-unrest": calm,
  "remove-mass-protest": calmProtest,
  "move-unrest": move,
  "living-standard": standard(true),
  "living-standard-plain": standard(false),
  "remove-living-standard": loseStandard,
} as const;
