import { type Flow, option } from "../../../../engine/index.ts";
import { type ProvinceId, provincesOf, westGermany } from "../../components/board/index.ts";
import { other } from "../../seats.ts";
import { type Assignment, exportFactory, hasFactory, type Land, standardOf } from "../../standing.ts";
import type { Volk } from "../../volk.ts";
import { runDown, soundFactories } from "../construction.ts";
import { chooseAssignment, hamburgProvinces } from "../standard.ts";
import { dismantleInTurn, pointsAhead } from "./flight.ts";

const rule = "B13.3";

/** [B13.3] Exports and the marker bring western currency, the living standard costs it. */
export function* westernCurrency(g: Volk): Flow {
  const { state } = g;
  const assigned = yield* assignHamburg(g, (each) => weakestExport(state, each));
  const weakest = weakestExport(state, assigned);
  const competitive = exporters(state, weakest);
  const standard = provincesOf.east.reduce((sum, id) => sum + standardOf(state, id), 0);
  const marker = state.tracks.currency;
  const balance = marker + competitive.length - standard;
  g.tell("currency", { marker, weakest, exports: competitive.length, provinces: competitive, standard, balance });
  if (balance < 0) yield* runDownOrDismantle(g, -balance);
}

/** What a factory of the East must be worth to compete. */
export const weakestExport = (land: Land, assigned: Assignment): number =>
  Math.min(...westGermany.map((id) => exportFactory(land, id, assigned)));

export const exporters = (land: Land, weakest: number): ProvinceId[] =>
  provincesOf.east.filter((id) => hasFactory(land, id, {}) && exportFactory(land, id, {}) >= weakest);

/** West decides where Hamburg counts, if that changes anything. */
export function* assignHamburg(g: Volk, result: (assigned: Assignment) => unknown): Flow<Assignment> {
  const provinces = hamburgProvinces(g);
  const [first, ...rest] = provinces;
  if (first === undefined) return {};
  const outcome = JSON.stringify(result({ hamburg: first }));
  const matters = rest.some((each) => JSON.stringify(result({ hamburg: each })) !== outcome);
  return { hamburg: matters ? yield* chooseAssignment(g, "west", "hamburg", provinces) : first };
}

/** As long as there are more sound factories than missing points the players choose; otherwise all are run down. */
function* runDownOrDismantle(g: Volk, missing: number): Flow {
  const sound = soundFactories(g.state);
  if (sound.length <= missing) {
    for (const id of sound) runDown(g, id);
    return yield* dismantleInTurn(g, missing - sound.length, "currency.dismantle", rule);
  }
  let chooser = g.prestigeHolder;
  for (let left = missing; left > 0; left--) {
    g.ahead = pointsAhead(left);
    const options = soundFactories(g.state).map((id) => option(id));
    runDown(g, yield* g.ask(chooser, { kind: "currency.rundown", args: { left }, rule }, options));
    chooser = other(chooser);
  }
  g.ahead = [];
}
