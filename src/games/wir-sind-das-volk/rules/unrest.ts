import { type Flow, type Option, option } from "../../../engine/index.ts";
import { type ProvinceId, provincesOf, suppliers } from "../components/board/index.ts";
import type { Seat } from "../seats.ts";
import { ownProtests, PROTEST, protestsIn, protestsOf, sideOf } from "../standing.ts";
import type { Question, Volk } from "../volk.ts";

/** Changes unrest and says so; markers on suppliers are settled by `settleSuppliers`. */
export function changeUnrest(g: Volk, province: ProvinceId, change: number): void {
  const { unrest } = g.state;
  const from = unrest[province];
  const to = Math.max(0, from + change);
  if (to === from) return;
  unrest[province] = to;
  if (to > from && sideOf(province) === "east") g.unseenUnrest = true;
  const side = sideOf(province);
  const crosses = Math.floor(to / PROTEST) !== Math.floor(from / PROTEST);
  const count = crosses ? { state: side, count: protestsOf(g.state, provincesOf[side]) } : {};
  g.tell("unrest", { province, from, to, ...count });
}

export function* addUnrest(g: Volk, province: ProvinceId, count = 1): Flow {
  changeUnrest(g, province, count);
  yield* settleSuppliers(g);
}

export function* removeUnrest(g: Volk, province: ProvinceId, count = 1): Flow {
  changeUnrest(g, province, -count);
  yield* settleSuppliers(g);
}

/** [B8] For every mass protest of West Berlin East lays one on a supplier; the one laid last leaves first. */
export function* settleSuppliers(g: Volk): Flow {
  const { supplierProtests: laid } = g.state;
  const due = ownProtests(g.state, "west-berlin");
  while (laid.length > due) g.tell("supplier.lifted", { province: laid.pop() as ProvinceId });
  while (laid.length < due) {
    const options = suppliers.map((id) => option(id, { unrest: g.state.unrest[id] }));
    const province = yield* g.ask("east", { kind: "supplier.protest", rule: "B8" }, options);
    laid.push(province);
    g.tell("supplier.protest", { province, count: protestsOf(g.state, provincesOf[sideOf(province)]) });
  }
}

/** How often something can be done in each of these provinces. */
export const timesOf = (provinces: readonly ProvinceId[], most: (id: ProvinceId) => number): Record<string, number> =>
  Object.fromEntries(provinces.map((id) => [id, most(id)]));

/** Options of provinces with what a change of unrest leads to. */
export const unrestOptions = (g: Volk, provinces: readonly ProvinceId[], change: number): Option<ProvinceId>[] =>
  provinces.map((id) => {
    const from = g.state.unrest[id];
    const to = Math.max(0, from + change);
    const more = Math.floor(to / PROTEST) - Math.floor(from / PROTEST);
    const protests = protestsIn(g.state, id);
    return option(id, { unrest: from, to, ...(more === 0 ? {} : { protests, toProtests: protests + more }) });
  });

export function* chooseAndAdd(g: Volk, seat: Seat, question: Question, among: readonly ProvinceId[]): Flow<ProvinceId> {
  const province = yield* g.ask(seat, question, unrestOptions(g, among, 1));
  yield* addUnrest(g, province);
  return province;
}

export function* chooseAndRemove(
  g: Volk,
  seat: Seat,
  question: Question,
  among: readonly ProvinceId[],
): Flow<ProvinceId> {
  const province = yield* g.ask(seat, question, unrestOptions(g, among, -1));
  yield* removeUnrest(g, province);
  return province;
}

/** [B9] East must exchange surplus unrest for socialists of the box; it chooses where if they are too few. */
export function* exchangeSocialists(g: Volk): Flow {
  const { state } = g;
  const surplus = (id: ProvinceId) => Math.max(0, state.unrest[id] - (PROTEST - 1));
  for (;;) {
    const restless = provincesOf.east.filter((id) => surplus(id) > 0);
    const [first] = restless;
    if (first === undefined || state.box === 0) return;
    const enough = restless.reduce((sum, id) => sum + surplus(id), 0) <= state.box;
    const row = { most: state.box, each: state.box, fewer: timesOf(restless, surplus) };
    const question: Question = { kind: "socialists.exchange", args: { left: state.box }, rule: "B9", row };
    const province = enough ? first : yield* g.ask("east", question, unrestOptions(g, restless, -1));
    state.box--;
    state.socialists[province]++;
    state.unrest[province]--;
    const { unrest, box } = state;
    const isCalm = (unrest[province] + 1) % PROTEST === 0;
    const count = isCalm ? { count: protestsOf(state, provincesOf.east) } : {};
    g.tell("socialists.exchange", { province, unrest: unrest[province], box, ...count });
  }
}
