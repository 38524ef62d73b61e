import { type Flow, option, type Row } from "../../../../engine/index.ts";
import { isProvince, site, siteList } from "../../components/board/index.ts";
import { protestsIn } from "../../standing.ts";
import type { Volk } from "../../volk.ts";
import {
  build,
  buildable,
  buildableAbroad,
  buildOptions,
  dismantleOne,
  repair,
  runDown,
  runDownFactories,
  soundFactories,
  stopFactory,
} from "../construction.ts";
import type { Executing } from "./types.ts";

/** So many in a row, each of another. */
const once = (alike: number): Row => ({ most: alike, each: 1 });

/** One build point under the rules for building. */
function* buildOne(g: Volk, { icon, seat, alike }: Executing): Flow<boolean> {
  const { side = "east", where } = icon;
  if (where === "rheinsberg") return buildPlant(g);
  const abroad = where === "polska" || where === "cssr";
  const points = abroad ? buildableAbroad(g.state, where) : buildable(g.state, side);
  if (points.length === 0) return false;
  build(g, yield* g.ask(seat, { kind: "build.icon", rule: "B6", row: once(alike) }, buildOptions(g, points)));
  return true;
}

/** [B6] The first nuclear plant: one factory worth 2. */
function buildPlant(g: Volk): boolean {
  if (g.state.factories.rheinsberg !== undefined || protestsIn(g.state, "brandenburg") > 0) return false;
  build(g, "rheinsberg");
  return true;
}

function* dismantle(g: Volk, { icon, seat, alike }: Executing): Flow<boolean> {
  const { side = "east", where } = icon;
  return yield* dismantleOne(g, seat, { kind: "dismantle.icon", rule: "B6", row: once(alike) }, side, where);
}

function* rundown(g: Volk, { seat, alike }: Executing): Flow<boolean> {
  const sound = soundFactories(g.state);
  if (sound.length === 0) return false;
  const options = sound.map((id) => option(id));
  runDown(g, yield* g.ask(seat, { kind: "rundown.factory", rule: "B6", row: once(alike) }, options));
  return true;
}

function* repairOne(g: Volk, { icon: { where }, seat, alike }: Executing): Flow<boolean> {
  const broken = runDownFactories(g.state).filter(
    (id) => where === undefined || (isProvince(where) && site(id).provinces.includes(where)),
  );
  if (broken.length === 0) return false;
  const options = broken.map((id) => option(id));
  repair(g, yield* g.ask(seat, { kind: "repair.factory", rule: "B6", row: once(alike) }, options));
  return true;
}

function* stop(g: Volk, { icon: { where }, seat, alike }: Executing): Flow<boolean> {
  const running = siteList.filter(({ id, country }) => country === where && g.state.factories[id] !== undefined);
  if (running.length === 0) return false;
  const options = running.map(({ id }) => option(id));
  stopFactory(g, yield* g.ask(seat, { kind: "stop.factory", rule: "B6", row: once(alike) }, options));
  return true;
}

export const economyIcons = {
  build: buildOne,
  dismantle,
  rundown,
  repair: repairOne,
  "stop-factory": stop,
} as const;
